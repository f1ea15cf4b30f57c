/*
 * review_scene.h: the scene of a decision on the table beside the best, shared
 * by its files.
 */
#ifndef SDL_REVIEW_SCENE_H
#define SDL_REVIEW_SCENE_H

#include "sdl/review/judging.h"
#include "sdl/table/scene_table.h"

struct review_scene {
    struct scene scene;
    struct table_scene *table;
    struct session *shown; /* steps through the record for the table */
    struct judging *judging;
    bool borrowed;  /* the judging is another scene's, which began it and frees it */
    int at;         /* the decision on the table, or -1 */
    bool been_told; /* the player chose a decision: none is shown unasked any more */
};

/* The decisions so far, and the one on the table or NULL. */
const struct verdict *review_scene_verdict(const struct review_scene *review);

/* Shows the decision with that mark, or the next or one before; for the panel's controls. */
scene_list_action review_show_marked, review_step;

/* Draws the panel at the table's right with what can be clicked in it. */
void review_panel_draw(struct review_scene *review, struct app *app);

/* A decision of a match on the table, over the scene that began the judging and outlives this. */
struct scene *scene_review_of(struct scene *under, const struct record *record, struct judging *judging,
                              int at);

/* What a move was worth beside the best, in the words of a panel: from `y` down within `place` (units); where
 * it ends. `who` made it. If `place` has a height, a last sentence that would end below it is left out. */
float review_draw_choice(struct painter *painter, const struct words *words, const struct verdict *verdict,
                         const char *who, struct rect place, float y);

/* Rings on the hand: brass round the better tile, the warning colour round one that lost points. */
void review_mark_tiles(struct table_scene *table, struct app *app, const struct verdict *verdict);

#endif
