/*
 * target.h: the list of what can be clicked in the picture on the screen.
 *
 * The one list for hit testing, keyboard focus and --trace. It is emptied
 * before the top scene draws; each drawing registers everything again. Later
 * targets lie above earlier ones.
 */
#ifndef SDL_TARGET_H
#define SDL_TARGET_H

#include "rules/play/move.h"
#include "sdl/app/input.h"
#include "sdl/app/scene.h"
#include "sdl/paint/layout.h"

struct app;
struct cJSON;

enum {
    TARGET_MAX = 256,
    LIT_MAX = 24,
    TARGET_PASTS = 4,
    TARGET_NAMES = 16 * 1024, /* bytes */
    TARGET_MIN = 24           /* pixels */
};

enum {
    TARGET_OFF = 1,        /* seen but not clickable: no trace, no focus, no click */
    TARGET_DRAG = 2,       /* may be dragged: the scene's `drag` is called */
    TARGET_NO_FOCUS = 4,   /* not reached by arrow keys (the wall of a table that has a button for it too) */
    TARGET_NO_RING = 8,    /* the scene shows the focus itself (a lifted tile) */
    TARGET_FIRST = 16,     /* gets the focus when the keyboard is used and nothing has it */
    TARGET_FIELD = 64,     /* something is typed there: keys are letters while it has the focus */
    TARGET_ASIDE = 128,    /* by ear the arrow keys pass it by: it has a key, and would be met by mistake */
    TARGET_NUMBERED = 256, /* its spoken name holds the number that is its key */
    TARGET_INFO = 32 /* tells something when pointed at, and does nothing: a click goes through it, no trace,
                        and the arrow keys reach it only while the player looks around (input.look) */
};

struct target {
    char id[INPUT_ID];
    struct rect rect; /* output pixels */
    unsigned flags;   /* TARGET_* */
    SDL_Keycode key;  /* pressing it activates the target; 0: none */
    int name;         /* place of its spoken name among `names`; 0: what is written in it */
    /* what choosing it does to `scene`: one of the two, or NULL: the top scene's `activate` is asked */
    scene_action *does;
    scene_list_action *does_at;
    int index; /* for does_at */
    struct scene *scene;
};

/* What could be clicked a moment ago, until it is forgotten. */
struct target_past {
    int count;
    float left; /* seconds; 0: nothing is remembered here */
    bool own;   /* the player did something, so that it changed */
    float x, y; /* ... with the pointer here */
    struct target list[TARGET_MAX];
};

struct targets {
    struct scene *scene;                          /* what is registered now belongs to it */
    struct target_past last, pasts[TARGET_PASTS]; /* of the picture before this, and those it replaced */
    int count;
    struct target list[TARGET_MAX];
    size_t named; /* bytes of `names` in use */
    char names[TARGET_NAMES];
    char turn[16]; /* who is on turn, for the trace; "" if nobody */
    int ask_count; /* what the person is asked, for the trace */
    char ask[MOVE_MAX][32];
    int lit_count; /* what a lesson lights up, for the trace */
    struct rect lit[LIT_MAX];
    struct cJSON *words; /* what is written on the screen, and where, for the trace; NULL: nothing yet */
};

/* What follows "kind:" in an id: "3" in "page:3" for "page"; NULL if it is of another kind. */
const char *target_after(const char *id, const char *kind);

/* "page:3": an id of that kind, which lasts as long as the block it stands in. */
#define TARGET_ID(kind, number) target_id((char[INPUT_ID]){0}, kind, number)
const char *target_id(char room[INPUT_ID], const char *kind, int number);

/* The number at the end of an id of that kind: 3 of "page:3" or "hand:5m:3"; -1 if it is of another kind. */
int target_number(const char *id, const char *kind);

/* Empties the list. */
void target_begin(struct app *app);

/* Removes every target but those that only tell something. */
void target_keep_info(struct app *app);

/* Registers a rect under an id such as "button:pung", "hand:5m:3", "dummy:7"; ids must differ. What is
 * narrower or lower than TARGET_MIN is met that far round its middle, unless it only tells something. */
void target_add(struct app *app, const char *id, struct rect rect, unsigned flags, SDL_Keycode key);

/* What choosing the target added last does: called with the scene that drew it, however it is chosen (mouse,
 * key, gamepad, finger, speech, one key). The second passes the target's place in a list. */
void target_does(struct app *app, scene_action *does);
void target_does_at(struct app *app, scene_list_action *does, int index);

/* No target registered so far has an action: the scene's `activate` is asked. */
void target_undo(struct app *app);

/* What is registered from now on belongs to that scene: to the one that is drawn, or one drawn as a part of
 * it. An action that returns a part stays in the top scene. */
void target_belong(struct app *app, struct scene *scene);

/* Does what choosing the target does; returns where to go next. */
struct scene *target_choose(struct app *app, const struct target *target);

/* The target added last is TARGET_ASIDE. */
void target_aside(struct app *app);

/* How the target added last is called when it is spoken of, with all that is seen of its state ("Sound: on"),
 * where what is written in its rect does not say it. While nobody listens nothing is kept. */
void target_name(struct app *app, const char *name);

/* The same for the target of that id. */
void target_rename(struct app *app, const char *id, const char *name);

/* That name, or "". */
const char *target_named(const struct app *app, const struct target *target);

/* Removes what a panel leaves nothing of to point at, but for a narrow edge. */
void target_cover(struct app *app, struct rect panel);

/* For the trace: who is on turn ("east") and the moves the person at the screen may choose from. */
void target_ask(struct app *app, const char *turn, const struct move *moves, int count);

/* The uppermost target at a place, or NULL. */
const struct target *target_at(const struct app *app, float x, float y);

/* Whether what can be chosen lies beside or wholly on one another. */
bool target_lie_apart(const struct app *app);

/* After a drawing: remembers for 150 ms what could be clicked before, if that was something else. `own`: it
 * changed as the player did something, with the pointer where it is. */
void target_remember(struct app *app, bool own);

/* So many seconds went by. */
void target_pass(struct app *app, float seconds);

/* Forgets all of it: another scene came because the player wanted it. */
void target_forget(struct app *app);

/* True if something else lay here less than 150 ms ago, so that a click now is meant for that. What the
 * player changed themselves counts only where they just clicked. */
bool target_is_fresh(const struct app *app, float x, float y);

/* For the trace: this is lit, so that the eye goes there. */
void target_light(struct app *app, struct rect rect);

/* For the trace and the speaker: begins to note what is written. Words below an overlay are not noted. */
void target_listen(struct app *app);

/* The target with that id, or NULL. */
const struct target *target_find(const struct app *app, const char *id);

/* The enabled target with that key, or NULL. */
const struct target *target_with_key(const struct app *app, SDL_Keycode key);

/* The enabled target nearest to `from` in a direction (dx, dy of -1, 0, 1), or NULL. */
const struct target *target_towards(const struct app *app, const struct target *from, int dx, int dy);

/* The last of the row of equals that it is in, to the left or right (dx of -1, 1): itself at the end. */
const struct target *target_end(const struct app *app, const struct target *from, int dx);

/* The next (step 1) or previous (-1) target that can have the focus after `id`, around the end; NULL if none.
 */
const struct target *target_step(const struct app *app, const char *id, int step);

/* Writes a line of the trace if what can be clicked, is asked or has the visible focus has changed since the
 * last. */
void target_trace(struct app *app);

#endif
