/*
 * drilling.h: the state of a trainer's questions (drill.h), what each trainer does its own way, and the
 * choice with the record before it.
 */
#ifndef SDL_DRILLING_H
#define SDL_DRILLING_H

#include "base/rng.h"
#include "rules/play/view.h"
#include "sdl/result/naming_verdict.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/naming_palette.h"
#include "session/drill/danger_drill.h"
#include "session/drill/discard_drill.h"
#include "session/drill/drill_record.h"
#include "session/drill/guess_drill.h"
#include "session/drill/points_drill.h"
#include "session/drill/trainer_tally.h"
#include "session/drill/waits_drill.h"

struct drilling;

/* Handed from one scene to the next by value. */
struct drill_training {
    struct drill_record record;
    enum drill drill;
    bool example; /* made up for a picture: never saved */
};

/* What one trainer does its own way. Rects are in pixels. */
struct drill_face {
    void (*deal)(struct drilling *drilling);
    bool (*is_right)(const struct drilling *drilling);
    void (*draw_question)(const struct drilling *drilling, struct app *app, struct rect rect);
    void (*draw_verdict)(const struct drilling *drilling, struct app *app, struct rect rect);
    /* Write the sentence below the verdict's headline, and the line below the title while it is asked. */
    void (*say)(const struct drilling *drilling, char *out, size_t size);
    void (*tell)(const struct drilling *drilling, char *out, size_t size);
    /* Answers with something that is not quite right, for a picture. */
    void (*example)(struct drilling *drilling);

    /* Any of these may be NULL. The trainer's own choices: how many; draw row `i` of them, and an example of
     * what they lead to. */
    int choices;
    void (*draw_choice)(struct app *app, const struct drill_choice *choice, int i, struct rect row);
    void (*draw_sample)(struct painter *painter, const struct drill_choice *choice, struct rect strip);
    /* A key without a target; true if it means something here. */
    bool (*key)(struct drilling *drilling, struct app *app, const struct scene_key *key);
    /* A step; true if the question has been dealt, so that the clock may start. NULL: it is dealt at once. */
    bool (*update)(struct drilling *drilling, struct app *app, float dt);
    /* True if what is marked can be the answer; NULL: the first click is the answer. */
    bool (*is_ready)(const struct drilling *drilling);
    /* The button that answers; NULL: "Answer" where is_ready is given. */
    void (*draw_answer)(const struct drilling *drilling, struct app *app, struct rect rect);
    /* An answer was given or is late. */
    void (*judged)(struct drilling *drilling);
    /* A click on nothing: the rest of the verdict is shown at once. */
    void (*hurry)(struct drilling *drilling);
};

extern const struct drill_face drill_discard_face, drill_points_face, drill_danger_face, drill_guess_face,
    drill_waits_face;
extern const struct drill_face *const drill_faces[DRILLS];

enum { TRAINER_MILESTONE = 5 /* right answers in a row that are made much of */ };

enum drill_state { DRILLING_DEALT, DRILLING_ASKED, DRILLING_VERDICT };

/* A hand whose waits are named, and what came of it. */
struct waits_asked {
    struct waits_question question;
    float goal[WAITS_TILES], at[WAITS_TILES]; /* for each tile as dealt: its place, and where it is now */
    struct naming_palette palette;
    struct naming_verdict verdict;
    int shown; /* rows of the verdict that were heard */
    bool has_exchange;
    struct waits_exchange exchange;
};

struct drilling {
    struct scene scene;
    struct drill_training training;
    const struct drill_face *face;
    const struct ruleset *rules;
    struct rng rng;
    enum drill_state state;
    float time;            /* seconds in this state */
    double began;          /* when the clock was started, as loop_seconds counts */
    bool still;            /* the clock stands still, for a picture */
    bool warned;           /* the clock's last seconds have been heard */
    int answered, rightly; /* since the scene came */
    bool late, right, fastest;
    int took; /* ms */

    /* the ten answers of a session: this one, and the one before in this sitting */
    struct {
        int answered, right, took, streak; /* ms; a streak that is the longest yet, or 0 */
    } ten, before;

    uint8_t chosen;  /* the kind or the choice that was clicked; TILE_NONE: none */
    tile_set marked; /* kinds, or bits of what is offered */
    int typed;       /* the digit of a kind that is being typed, or 0 */

    /* the question, of the trainer's kind */
    union {
        struct discard_question discard;
        struct points_question points;
        struct danger_question danger;
        struct guess_question guess;
        struct waits_asked waits;
    };
};

/* The choice of questions with this record (scene_drill reads it from the file). */
struct scene *scene_drill_again(struct app *app, const struct drill_training *training);

/* Endless questions by the choices of the record. */
struct scene *scene_drill_play(struct app *app, const struct drill_training *training);

/* Maker for --scene: all trainers, with somebody's record. */
struct scene *scene_trainers_by_name(struct app *app, const char *name);

/* Makers for --scene: "drill-<trainer>", "drill-<trainer>-play", "drill-<trainer>-verdict"; those of the
 * waits are "trainer", "trainer-record", "trainer-play", "trainer-verdict". */
struct scene *scene_drill_by_name(struct app *app, const char *name);

/* Returns the scene's questions while one is asked; NULL once it is answered. */
struct drilling *drill_asked(struct scene *scene);

/* Actions of a question: answer with what is marked, or with what is chosen. */
scene_action drill_answer;
scene_list_action drill_choose;

/* Returns the player's choice of questions, to be changed; drill_chosen saves it. drill_choose_part chooses
 * the part. */
struct drill_choice *drill_choice_of(struct scene *scene);
scene_action drill_chosen;
scene_list_action drill_choose_part;

/* Read and write the record; a warning reports a failure. */
void drill_training_load(struct app *app, struct drill_training *training);
void drill_training_save(struct app *app, const struct drill_training *training);

/* Makes up a record, with a beginner's choices, for a picture. */
void drill_training_example(struct drill_training *training, enum drill drill);

/* --- tiles and rows (trainer_parts.c) ------------------------------------------------------------------- */

/* Draws a tile that can be chosen, standing, `w` pixels wide, its box at x, y; registers the target. A lit
 * one is raised by a part of its height. `key` may be 0. */
void drill_draw_choice(struct app *app, const char *id, uint8_t tile, float x, float y, float w, bool marked,
                       SDL_Keycode key);

/* Returns the place of row `index` of `count` in a verdict; all are equally high. */
struct rect drill_row(const struct pen *rows, int index, int count, float gap);

/* Draws a row of a verdict: a panel with its mark at the left. The pen has the rest of it. */
enum drill_mark { DRILL_PLAIN, DRILL_EQUAL, DRILL_RIGHT, DRILL_MISSED, DRILL_WRONG };
struct pen drill_draw_row(struct painter *painter, struct rect row, enum drill_mark mark);

/* Draws a tile at the left of such a row and cuts it off. */
void drill_row_tile(struct pen *row, uint8_t tile, bool lit);

/* Returns the mark of a choice. A good one that wasn't chosen was missed only if the answer is wrong. */
enum drill_mark drill_mark_of(const struct drilling *drilling, bool good, bool chosen);

/* "3.4 s", "1:05" or a dash for no time at all; milliseconds. */
void training_time_words(int time, char *out, size_t size);

/* --- what is on a table of the match, in small ---------------------------------------------------------- */

/* Draws a panel with a seat's wind, name, melds and discards: claimed ones darkened, that of a Riichi turned
 * sideways. */
void drill_draw_seat(struct painter *painter, const struct view *view, int seat, const char *name,
                     struct rect panel);

/* Draws a panel with the dummy's row and its pile. */
void drill_draw_dummy(struct painter *painter, const struct view *view, struct rect panel);

/* Writes the discards of a pile in rows of so many, as a figure. */
enum { DRILL_PILE = 400 /* bytes */ };
void drill_pile_figure(const struct table *table, int pile, int row, char out[DRILL_PILE]);

/* Draws a strip with a name at its left and a figure beside it; "" for none. */
void drill_draw_strip(struct painter *painter, const char *name, const char *figure, struct rect strip);

#endif
