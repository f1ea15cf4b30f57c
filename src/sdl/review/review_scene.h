/*
 * review_scene.h: what the scenes of the review share: a decision on the table and what it was worth,
 * puzzles, and the curve of a match.
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
    bool borrowed;  /* another scene began the judging and frees it */
    int at;         /* the decision on the table, or -1 */
    bool been_told; /* the player chose a decision: no other is shown unasked */
};

/* Returns the verdict on the decision on the table, or NULL. */
const struct verdict *review_scene_verdict(const struct review_scene *review);

/* What the panel's controls do: show the decision with that mark, or the next or previous one. */
scene_list_action review_show_marked, review_step;

/* Draws the empty panel at the table's right, over the waits and the actions; returns its place in units. */
struct rect review_panel_body(struct painter *painter, const struct table_scene *table);

/* Draws that panel with all that a review says and what can be clicked. */
void review_panel_draw(struct review_scene *review, struct app *app);

/* A decision of a match on the table, over the scene that began the judging. */
struct scene *scene_review_of(struct scene *under, const struct record *record, struct judging *judging,
                              int at);

/* Writes what a move of `who` was worth beside the best, from `y` down within `place` (units); returns where
 * that ends. If `place` has a height, a last sentence that would end below it is left out. */
float review_draw_choice(struct painter *painter, const struct words *words, const struct verdict *verdict,
                         const char *who, struct rect place, float y);

/* Draws rings on the hand: brass around the better tile, the warning color around one that lost points. */
void review_mark_tiles(struct table_scene *table, struct app *app, const struct verdict *verdict);

/* --- the player's puzzles (session/study/puzzles.h), asked by scene_puzzle.c ---------------------------- */

/* Reads them from the data folder; a notice reports a broken file. Freed by puzzles_deinit. */
void puzzle_file_load(struct app *app, struct puzzles *puzzles);

/* Makes puzzles of the marked verdicts on a record. Returns a scene over `under` that asks them, or `under`
 * if none is marked. */
struct scene *puzzle_file_ask_about(struct app *app, struct scene *under, const struct record *record,
                                    int seat, const struct verdict *list, int count);

/* --- the curve of a match's review (match_curve.c) ------------------------------------------------------ */

/* Over the decisions of a seat: the points it lost so far, and its lead; rounds are marked. */
enum { MATCH_ROUNDS = UINT8_MAX }; /* a match has no more */

/* A round as the curve marks it. */
struct match_round {
    int place; /* of its deal in the record */
    int lead;  /* by how many points the seat led at its end, negative if another did */
};

/* What is drawn. */
struct match_curve {
    int places; /* entries of the record: the curve's width */
    int rounds;
    struct match_round list[MATCH_ROUNDS];
    int lead;   /* at the end */
    int cursor; /* the decision pointed at, or -1 */
};

/* Plays the record through to find the rounds and the seat's lead. */
void match_curve_init(struct match_curve *curve, const struct record *record, int seat);

/* Draws the curve into a panel (pixels) and registers it as the target "curve". */
void match_curve_draw(struct match_curve *curve, struct app *app, struct rect panel,
                      const struct verdict *list, int count);

/* Returns the decision under the pointer, if that is on the curve, else the one chosen by keys; -1: none. */
int match_curve_pointed(const struct match_curve *curve, struct app *app, struct rect panel,
                        const struct verdict *list, int count);

/* Returns where a decision is on the curve, for a tip beside it (pixels). */
struct rect match_curve_place(const struct match_curve *curve, struct painter *painter, struct rect panel,
                              const struct verdict *list, int count, int at);

#endif
