/*
 * drilling.h: the state of a trainer's questions (drill.h), what each trainer does its own way, and the
 * choice with the record before it.
 */
#ifndef SDL_DRILLING_H
#define SDL_DRILLING_H

#include "base/rng.h"
#include "sdl/app/scene.h"
#include "sdl/trainer/trainer_parts.h"
#include "session/drill/danger_drill.h"
#include "session/drill/discard_drill.h"
#include "session/drill/drill_record.h"
#include "session/drill/guess_drill.h"
#include "session/drill/points_drill.h"

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
    /* A target of its own was clicked. True: that is the answer; else something was marked, or it was none of
     * its targets. */
    bool (*choose)(struct drilling *drilling, const char *id);
    /* A key that is no target's; true if it was one of its own. NULL: none is. */
    bool (*key)(struct drilling *drilling, SDL_Keycode code);
    bool (*is_right)(const struct drilling *drilling);
    void (*draw_question)(const struct drilling *drilling, struct app *app, struct rect rect);
    void (*draw_verdict)(const struct drilling *drilling, struct app *app, struct rect rect);
    /* The sentence below the verdict's headline, and what stands below the title while it is asked. */
    void (*say)(const struct drilling *drilling, char *out, size_t size);
    void (*tell)(const struct drilling *drilling, char *out, size_t size);
    /* Whether what is marked can be given as the answer; NULL: the first click is the answer. */
    bool (*is_ready)(const struct drilling *drilling);
    /* Answers with something that is not quite right, for a picture. */
    void (*example)(struct drilling *drilling);
};

extern const struct drill_face drill_discard_face, drill_points_face, drill_danger_face, drill_guess_face;

enum drill_state { DRILLING_ASKED, DRILLING_VERDICT };

struct drilling {
    struct scene scene;
    struct drill_training training;
    const struct drill_face *face;
    const struct ruleset *rules;
    struct rng rng;
    enum drill_state state;
    double began;          /* when the clock was started, as loop_seconds counts */
    bool still;            /* the clock stands, for a picture */
    bool warned;           /* the clock's last seconds have been heard */
    int answered, rightly; /* since the scene came */
    bool late, right, fastest;
    int took; /* ms */

    uint8_t chosen;  /* the kind or the choice that was clicked; TILE_NONE: none */
    tile_set marked; /* kinds, or bits of what is offered */
    int typed;       /* the digit of a kind that is being typed, or 0 */

    /* the question, of the trainer's kind */
    union {
        struct discard_question discard;
        struct points_question points;
        struct danger_question danger;
        struct guess_question guess;
    };
};

/* The choice again after some questions (scene_drill begins with the file's record). */
struct scene *scene_drill_again(struct app *app, const struct drill_training *training);

/* Questions without end by the choices of the record. */
struct scene *scene_drill_play(struct app *app, const struct drill_training *training);

/* Maker for --scene: all trainers, with somebody's record. */
struct scene *scene_trainers_by_name(struct app *app, const char *name);

/* Makers for --scene: "drill-<trainer>", "drill-<trainer>-play", "drill-<trainer>-verdict". */
struct scene *scene_drill_by_name(struct app *app, const char *name);

/* Takes what was clicked for the chosen one, if its id is of that kind; false if it is not. */
bool drill_choose(struct drilling *drilling, const char *id, const char *kind);

/* Reads and writes the record; a failure is told in a notice. */
void drill_training_load(struct app *app, struct drill_training *training);
void drill_training_save(struct app *app, const struct drill_training *training);

/* Somebody's record and the choices of a beginner, for a picture. */
void drill_training_example(struct drill_training *training, enum drill drill);

/* Draws a tile that can be chosen, standing, `w` pixels wide, its box at x, y; registers the target. A lit
 * one is raised by a part of its height. `key` may be 0. */
void drill_draw_choice(struct app *app, const char *id, uint8_t tile, float x, float y, float w, bool marked,
                       SDL_Keycode key);

/* Row number `index` of `count` in a verdict: all are equally high, so that tiles and words stand below one
 * another. */
struct rect drill_row(struct rect rows, int index, int count, float gap);

/* A row of a verdict: a panel with what the tile was (chosen rightly or not, missed) at its left. Returns
 * where its content begins (pixels). */
enum drill_mark { DRILL_PLAIN, DRILL_EQUAL, DRILL_RIGHT, DRILL_MISSED, DRILL_WRONG };
float drill_draw_row(struct app *app, struct rect row, enum drill_mark mark);

/* What a choice was: one that is `good` was missed by a wrong answer only; beside a right one it is as good.
 */
enum drill_mark drill_mark_of(const struct drilling *drilling, bool good, bool chosen);

#endif
