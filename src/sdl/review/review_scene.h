/*
 * review_scene.h: what the scenes of the review share: a decision on the table beside the best, puzzles,
 * and the curve of a match.
 */
#ifndef SDL_REVIEW_SCENE_H
#define SDL_REVIEW_SCENE_H

#include "sdl/paint/layout.h"
#include "sdl/review/judging.h"
#include "sdl/table/scene_table.h"
#include "session/study/puzzles.h"
#include "session/study/review.h"

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

/* Draws the empty panel at the table's right, over the waits and the actions; returns its place in units. */
struct rect review_panel_body(struct painter *painter, const struct table_scene *table);

/* Draws that panel with all that a review says and what can be clicked. */
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

/* --- the player's puzzles (session/study/puzzles.h), asked by scene_puzzle.c ---------------------------- */

/* Reads them from the data folder; a notice reports a broken file. Freed by puzzles_deinit. */
void puzzle_file_load(struct app *app, struct puzzles *puzzles);

/* Makes puzzles of the marked ones of `count` verdicts of a record and asks them over a scene: returns that,
 * or the scene itself where nothing is marked. */
struct scene *puzzle_file_ask_about(struct app *app, struct scene *under, const struct record *record,
                                    int seat, const struct verdict *list, int count);

/* --- the curve of a match's review (match_curve.c) ------------------------------------------------------ */

/* Over the decisions of a seat: the points it gave away, added up, and where it stood; rounds are marked. */
enum { MATCH_ROUNDS = UINT8_MAX }; /* a match has no more */

/* A round as the curve marks it. */
struct match_round {
    int place; /* of its deal in the record */
    int lead;  /* points the seat was ahead of the best of the others, or behind, when it ended */
};

/* What is drawn. */
struct match_curve {
    int places; /* entries of the record: the curve's width */
    int rounds;
    struct match_round list[MATCH_ROUNDS];
    int lead;   /* at the end */
    int cursor; /* the decision pointed at, or -1 */
};

/* Plays the record through for the rounds and how `seat` stood. */
void match_curve_init(struct match_curve *curve, const struct record *record, int seat);

/* Draws the curve into a panel (pixels) and registers it as the target "curve". */
void match_curve_draw(struct match_curve *curve, struct app *app, struct rect panel,
                      const struct verdict *list, int count);

/* Returns which decision is meant: under the pointer where that is on the curve, else the one the keys chose;
 * -1: none. */
int match_curve_pointed(const struct match_curve *curve, struct app *app, struct rect panel,
                        const struct verdict *list, int count);

/* Returns where a decision stands on the curve, for a tip beside it (pixels). */
struct rect match_curve_place(const struct match_curve *curve, struct painter *painter, struct rect panel,
                              const struct verdict *list, int count, int at);

#endif
