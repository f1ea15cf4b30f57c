/*
 * target.h: what of the current picture can be clicked or pointed at: targets, and tips of targets and
 * words.
 *
 * The list of targets is the one for hit testing, keyboard focus and --trace. It is emptied before the top
 * scene draws; each drawing registers everything again. Later targets are above earlier ones.
 */
#ifndef SDL_TARGET_H
#define SDL_TARGET_H

#include "rules/play/move.h"
#include "sdl/app/input.h"
#include "sdl/app/scene.h"
#include "sdl/art/type.h"
#include "sdl/paint/layout.h"

enum {
    TARGET_MAX = 256,
    LIT_MAX = 24,
    TARGET_PASTS = 4,
    TARGET_NAMES = 16 * 1024, /* bytes */
    TARGET_MIN = 24,          /* pixels */
    TARGET_PHONE = 44         /* points, on a phone */
};

enum {
    TARGET_OFF = 1,        /* seen but not clickable: no trace, no focus, no click */
    TARGET_DRAG = 2,       /* may be dragged: the scene's `drag` is called */
    TARGET_NO_FOCUS = 4,   /* not reached by arrow keys (the wall of a table that has a button for it too) */
    TARGET_NO_RING = 8,    /* the scene shows the focus itself (a lifted tile) */
    TARGET_FIRST = 16,     /* gets the focus when the keyboard is used and nothing has it */
    TARGET_FIELD = 64,     /* a text field: keys are letters while it has the focus */
    TARGET_ASIDE = 128,    /* with speech the arrow keys skip it; its own key reaches it */
    TARGET_NUMBERED = 256, /* its spoken name holds the number that is its key */
    TARGET_QUIET = 512,    /* its action makes its own sound, if any */
    TARGET_INFO = 32 /* shows a tip when pointed at: clicks pass through it, the trace omits it, and arrow
                        keys reach it only while the player looks around (input.look) */
};

struct target {
    char id[INPUT_ID];
    struct rect rect; /* output pixels */
    unsigned flags;   /* TARGET_* */
    SDL_Keycode key;  /* pressing it activates the target; 0: none */
    int name;         /* offset of its spoken name in `names`; 0: the text drawn in it */
    /* the action on `scene`, one of the two; both NULL: the top scene's `activate` answers */
    scene_action *does;
    scene_list_action *does_at;
    int index; /* for does_at */
    struct scene *scene;
};

/* The targets of an earlier picture, for a short time. */
struct target_past {
    int count;
    float left; /* seconds until they are forgotten; 0: empty */
    bool own;   /* the player's own action changed the picture */
    float x, y; /* where the pointer was, pixels */
    struct target list[TARGET_MAX];
};

struct targets {
    struct scene *scene;                          /* owner of the targets registered now */
    struct target_past last, pasts[TARGET_PASTS]; /* the picture before this one, and earlier ones */
    int count;
    struct target list[TARGET_MAX];
    size_t named; /* bytes of `names` in use */
    char names[TARGET_NAMES];
    char turn[16]; /* who is on turn, for the trace; "" if nobody */
    int ask_count; /* the moves the person can choose, for the trace */
    char ask[MOVE_MAX][32];
    int lit_count; /* areas that a lesson highlights, for the trace */
    struct rect lit[LIT_MAX];
    bool still;          /* what the scene can scroll has room */
    struct cJSON *words; /* the texts on the screen with their places, for the trace; NULL: none yet */
};

/* Returns the part of `id` after "kind:", as "3" of "page:3"; NULL if it is of another kind. */
const char *target_after(const char *id, const char *kind);

/* Makes an id such as "page:3", valid until the end of the enclosing block. */
#define TARGET_ID(kind, number) target_id((char[INPUT_ID]){0}, kind, number)
const char *target_id(char room[INPUT_ID], const char *kind, int number);

/* Returns the number at the end of an id of that kind: 3 of "page:3" or "hand:5m:3"; -1 if it is of another
 * kind. */
int target_number(const char *id, const char *kind);

/* Empties the list. */
void target_begin(struct app *app);

/* Removes every target but those with TARGET_INFO. */
void target_keep_info(struct app *app);

/* Registers a rect under an id such as "button:pung", "hand:5m:3", "dummy:7"; ids must differ. A
 * target smaller than TARGET_MIN is enlarged to that (on a phone to TARGET_PHONE) around its middle, unless
 * it is TARGET_INFO. Of one that its panel has scrolled, only what is in view counts; with nothing in view it
 * is off and its rect empty. */
void target_add(struct app *app, const char *id, struct rect rect, unsigned flags, SDL_Keycode key);

/* Sets the action of the target added last. It is called with the scene that drew it, whichever device
 * chooses it. The second form also passes an index. */
void target_does(struct app *app, scene_action *does);
void target_does_at(struct app *app, scene_list_action *does, int index);

/* The same for a row of choices: for the target with the id `kind` and those of that kind, as "page:3", with
 * their number added to `index`. */
void target_does_each(struct app *app, const char *kind, scene_list_action *does, int index);

/* Removes the actions of all targets so far, so that the scene's `activate` answers. */
void target_undo(struct app *app);

/* Sets the owner of the targets that follow: the scene that is drawn, or one drawn as a part of it. An action
 * that returns a part stays in the top scene. */
void target_belong(struct app *app, struct scene *scene);

/* Runs the target's action; returns the next scene. */
struct scene *target_choose(struct app *app, const struct target *target);

/* Marks the target added last as TARGET_ASIDE. */
void target_aside(struct app *app);

/* Marks the target added last as TARGET_QUIET. */
void target_quiet(struct app *app);

/* Sets the spoken name of the target added last, with its visible state ("Sound: on"), where the text in its
 * rect does not say it. Does nothing while speech is off. */
void target_name(struct app *app, const char *name);

/* Sets the spoken name of the target with that id. */
void target_rename(struct app *app, const char *id, const char *name);

/* Returns the target's spoken name, or "". Valid until target_begin. */
const char *target_named(const struct app *app, const struct target *target);

/* Removes the targets that a panel covers, all but a narrow edge. */
void target_cover(struct app *app, struct rect panel);

/* Notes for the trace who is on turn ("east") and the moves the person at the screen can choose from. */
void target_ask(struct app *app, const char *turn, const struct move *moves, int count);

/* Returns the uppermost target at a point (pixels), or NULL. */
const struct target *target_at(const struct app *app, float x, float y);

/* True if no two clickable targets overlap partly: each pair is apart or nested. */
bool target_lie_apart(const struct app *app);

/* After a drawing: remembers the previous targets for 150 ms, on a phone 300 ms, if they differ. `own`: the
 * player's own action, with the pointer where it is, changed them. */
void target_remember(struct app *app, bool own);

/* Advances the time of the remembered targets by that many seconds. */
void target_pass(struct app *app, float seconds);

/* Forgets the remembered targets, because the player asked for another scene. */
void target_forget(struct app *app);

/* True if another target was here that short a time ago, so that a click is likely meant for that. Changes
 * caused by the player's own click only guard the spot that was clicked. */
bool target_is_fresh(const struct app *app, float x, float y);

/* Notes for the trace that this area is highlighted. */
void target_light(struct app *app, struct rect rect);

/* Starts to note the texts drawn, for the trace and the speaker, without those below an overlay. */
void target_listen(struct app *app);

/* Returns the target with that id, or NULL. */
const struct target *target_find(const struct app *app, const char *id);

/* Returns the enabled target with that key, or NULL. */
const struct target *target_with_key(const struct app *app, SDL_Keycode key);

/* Returns the enabled target nearest to `from` in a direction (dx, dy of -1, 0, 1), or NULL. */
const struct target *target_towards(const struct app *app, const struct target *from, int dx, int dy);

/* Returns the last target of the same row, to the left or right (dx -1 or 1): `from` if it is the end. */
const struct target *target_end(const struct app *app, const struct target *from, int dx);

/* Returns the first target with TARGET_FIRST and none of the flags `without`, or NULL. */
const struct target *target_first(const struct app *app, unsigned without);

/* Returns the focusable target after (step 1) or before (-1) `id`, wrapping around; NULL if there is none. */
const struct target *target_step(const struct app *app, const char *id, int step);

/* Writes a line of the trace if the targets, the moves or the visible focus have changed since the last. */
void target_trace(struct app *app);

/* --- when tips open, and those of glossary words (terms.c) ---------------------------------------------- */

/*
 * A tip, of a target or of a word, opens once the pointer has moved since the thing under it changed, and
 * half a second has passed. A click closes it until something else is under the pointer. A scene can keep
 * tips away for as long as something else is to be watched. Where a tip goes is decided in art/tip.h.
 *
 * Each glossary word is underlined where it first appears in the sentences of a picture (type_explained). F2
 * steps through them. Words aren't targets: a click goes to the target below.
 */

enum { TERMS_MAX = 48 };

struct term {
    int which; /* glossary_word() */
    struct rect rect;
};

struct tips {
    const struct scene *scene; /* the thing under the pointer: in this scene, */
    char thing[INPUT_ID];      /* a target, "" if none, */
    int word;                  /* and a glossary word, 1 + glossary_word(), 0 if none */
    bool moved;                /* the pointer has moved since that came under it */
    bool closed;               /* ... and a click closed its tip */
    bool told;                 /* its tip was due, and a redraw requested */
    bool quiet;                /* the scene being drawn wants none */
    double since;              /* when it moved, real seconds */
};

struct terms {
    struct type_terms asks; /* what type.h is given */
    int count;
    struct term list[TERMS_MAX]; /* of the top scene's picture, in the order they were drawn */
    int chosen;                  /* the word that F2 chose, 1 + glossary_word(), or 0 */
    struct tips tips;
};

/* Empties the list; call it before a scene is drawn. */
void terms_begin(struct app *app);

/* Draws the tip of the hovered or chosen word, over the finished scene. */
void terms_draw(struct app *app);

/* Returns the word at a point (pixels), 1 + glossary_word(), or 0. */
int terms_at(const struct app *app, float x, float y);

/* The pointer has moved: a word under it replaces the one that F2 chose. */
void terms_point(struct app *app);

/* F2 chooses the next word, Shift+F2 the previous one, Esc closes the tip; true if the key did one of these.
 * Any other key also closes the tip, and the caller still handles it. */
bool terms_key(struct app *app, const struct scene_key *key);

/* Before a scene is drawn: it may have tips. */
void tips_begin(struct app *app);

/* The scene that is drawn now has no tips under the pointer; one with the keyboard's focus still opens. */
void tips_quiet(struct app *app);

/* Looks at what is under the pointer, after a drawing or a motion (`moved`). */
void tips_settle(struct app *app, bool moved);

/* Closes the tip of the thing under the pointer. */
void tips_close(struct app *app);

/* Keeps tips off all that can be clicked (art/tip.h). */
void tips_keep_targets_clear(struct app *app);

/* One step of the loop: requests a redraw once a tip is due. */
void tips_step(struct app *app);

/* True if the tip of the thing under the pointer is open. */
bool tips_open(const struct app *app);

#endif
