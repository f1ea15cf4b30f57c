/*
 * app.h: the window program as a whole: window, canvas, clock, settings,
 * the match, and the scenes.
 *
 * The loop runs scenes in fixed steps of 1/60 s with capped catch-up, draws only
 * what is dirty, and sleeps in SDL_WaitEvent while nothing moves. All drawing is
 * in output pixels; `layout` tells how many make a unit.
 */
#ifndef SDL_APP_H
#define SDL_APP_H

#include <SDL.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/rng.h"
#include "base/tr.h"
#include "sdl/app/input.h"
#include "sdl/app/scene.h"
#include "sdl/app/target.h"
#include "sdl/app/terms.h"
#include "sdl/art/painter.h"
#include "sdl/devices/keys.h"
#include "sdl/system/command_line.h"
#include "session/profiles.h"
#include "session/saves.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/study/day_book.h"

struct audio;
struct lock;
struct speaker;
struct toast;

enum { APP_PATH = 1024, APP_STEPS = 60, APP_NOTICE = 360 };

/* While a window is dragged to another size its last picture is stretched; then all is made anew. */
struct resize {
    int w, h;
    double until;     /* real seconds; 0: it keeps still */
    bool bounded;     /* the player was told that it is too large */
    int fit_w, fit_h; /* the size it has as the screen is smaller than the settings say; 0: it is not */
};

/* Files dropped on the window together; drop.c. */
struct drop {
    int count;
    bool opened;          /* one of them is shown */
    char why[APP_NOTICE]; /* the first that is not cannot be, as this says */
};

struct app {
    SDL_Window *window;
    SDL_Surface *picture; /* what is painted on if there is no window, or the window's format is another */
    struct painter
        painter;          /* its layout is of the output size; while a window is dragged, of the one before */
    struct resize resize; /* the window's own */
    int scale;            /* the interface scale the layout was made for */

    struct command_line command_line;
    struct settings settings; /* change, then call app_settings_changed */
    struct settings shown;    /* as they were last applied */
    char data[APP_PATH];      /* data folder with a "/" at the end, or "": nothing is to be saved here */
    char folder[APP_PATH];    /* the same to be read from, also while another window writes there */
    char base[APP_PATH];      /* the data folder of all players, in which `folder` lies or which it is */
    struct profiles profiles; /* who plays at this machine */
    int profile;              /* the number of the one who plays in this window; 0: who played last */
    struct session *session;  /* the match on the table, or NULL; see matches.h */
    int64_t absent;           /* seconds since it was saved, when it was just taken up; else 0 */
    struct saves saves;       /* those that are not, one of each mode */
    bool beside;   /* the match on the table is none of those: a practice that is dropped when left */
    char deal[24]; /* the deal number that was pasted for the next new match, or "" */
    int pace;      /* of a replay on the screen, as enum speed + 1; 0: the settings say */
    const struct ruleset *mode; /* chosen last on the title, or NULL */
    struct day_book days;       /* of the deals of the day; see days.h */
    bool days_read;             /* ... from the data folder */
    struct lock *lock;          /* on the data folder, or NULL */
    bool taken;                 /* another window has it: nothing is written here */
    char unsaved[APP_NOTICE];   /* what was said as nothing could be saved, or "": all is saved */
    bool first_start;           /* the data folder holds no settings yet */
    bool settings_stay;         /* they could not be read and may be whole: written when some are changed */
    struct rng cosmetic_rng;    /* random numbers for what nobody repeats: new matches, the picture */

    struct scene *top;
    struct input input;
    struct keys keys; /* in force, as the settings say */
    struct targets targets;
    struct terms terms;
    struct drop drop;

    /* the clock */
    double now;     /* seconds since the start, advances by fixed steps only while something is updated */
    bool animating; /* another step is wanted at once */
    double wake_at; /* real seconds at which a step is wanted, or a negative number */
    bool dirty;     /* the picture must be drawn anew */
    bool away;      /* the window is in the background or cannot be seen */
    bool quit;
    bool failed;       /* what was asked for on the command line was not done: the exit status says so */
    float entered;     /* seconds since the top scene came, for the fade */
    double last, debt; /* of the loop: real time of the last step, time not yet stepped through */
    double slept;      /* real seconds without a step before this one, while nothing moved */

    /* owned by the modules of these names */
    struct audio *audio;
    struct toast *toast;
    struct speaker *speaker; /* or NULL: nothing is ever spoken */
    FILE *frames;            /* of --frames, or NULL */
    FILE *trace;             /* of --trace, or NULL */
    char *traced;            /* the last line written there */
};

/* The program: reads the options, opens the window, runs to the end; returns the exit status. */
int app_main(int argc, char **argv);

/* Goes on to `next`: the top scene itself (nothing happens), the one below it (the overlay closes), an
 * overlay on it, or another scene in place of all. For the program's own modules; scenes return their
 * successor. */
void app_go(struct app *app, struct scene *next);

/* Frees every scene, from the top down. */
void app_close_scenes(struct app *app);

/* The scene that a player meets first when nothing else was asked for. */
struct scene *app_first_scene(struct app *app);

/* The picture must be drawn again. */
void app_dirty(struct app *app);

/* Something moves: another step and another drawing at once. Call it in each update (or draw) while it does.
 */
void app_animate(struct app *app);

/* Wake up for an update in that many seconds, even if nothing happens till then. */
void app_wake(struct app *app, float seconds);

/* The speed that holds (enum speed): a replay's own, else that of the command line, else the setting. */
int app_speed(const struct app *app);

/* How long an animation of `milliseconds` (at normal speed) takes now, in seconds: longer when slow, 0 with
 * speed off. Reduced motion does not change it; see app_reduced. */
float app_duration(const struct app *app, float milliseconds);

/* True if movement is to be replaced by short fades. */
bool app_reduced(const struct app *app);

/* Takes over a match (frees the one before) and forgets the old one; NULL: none. */
void app_set_session(struct app *app, struct session *session);

/* Reads settings and matches: at the start. */
void app_load(struct app *app);

/* Before a player or a file is changed: writes the settings, and once more what matches could not be saved.
 * False with the reason while one of them still cannot. */
bool app_keeps_all(struct app *app, struct error *why);

/* The same once more, when another window may have let go of the folder or a file has come back: no match may
 * be on the table. The settings hold at once. */
void app_load_anew(struct app *app);

/* Speaks the language of the command line, else of the settings, else the first of the system's that there
 * is. False with the reason if the command line names none. */
bool app_speak(struct app *app, struct error *why);

/* All scenes make the words anew that they keep. */
void app_reword(struct app *app);

/* Another player takes over, of that number (session/profiles.h), with their own settings and matches, from
 * now on and at the next start; in a second window, whose folder another has, for this time. All scenes have
 * been left for the title then: returns the one to begin with, or NULL if it failed, which was told. */
struct scene *app_take_profile(struct app *app, int number);

/* Writes the settings, changed or not, if anything can be saved; not over some that could not be read. */
void app_save_settings(struct app *app);

/* After a change in app->settings: applies it (volume, window, tiles) and saves the file. */
void app_settings_changed(struct app *app);

void app_toggle_fullscreen(struct app *app);
void app_toggle_mute(struct app *app);

/* Shows a sentence at the top of the window for some seconds, over every scene. Several wait in line.
 * app_notice takes it with its arguments, as tr_say does. */
void app_notice_sentence(struct app *app, const char *sentence);
#define app_notice(app, ...)                                                                                 \
    do {                                                                                                     \
        char notice_[APP_NOTICE];                                                                            \
        tr_say(notice_, sizeof notice_, __VA_ARGS__);                                                        \
        app_notice_sentence(app, notice_);                                                                   \
    } while (0)

/* The same for what a player has to do something about, so it stays until they close it: nothing is saved, a
 * file is broken. */
void app_warn_sentence(struct app *app, const char *sentence);
#define app_warn(app, ...)                                                                                   \
    do {                                                                                                     \
        char warning_[APP_NOTICE];                                                                           \
        tr_say(warning_, sizeof warning_, __VA_ARGS__);                                                      \
        app_warn_sentence(app, warning_);                                                                    \
    } while (0)

/* Puts text on the clipboard; false and warned of if that takes nothing. */
bool app_copy(struct app *app, const char *text);

/* Writes the present frame to a PNG; false with the reason. Draws the scene first. */
bool app_screenshot(struct app *app, const char *path, struct error *why);

/* For a scene that steps by itself without events (a replay's --screens): draws one frame now. */
void app_draw_now(struct app *app);

#endif
