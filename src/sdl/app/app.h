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
#include "sdl/art/painter.h"
#include "sdl/devices/keys.h"
#include "sdl/system/command_line.h"
#include "sdl/venue/venue.h"
#include "session/profiles.h"
#include "session/saves.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/study/day_book.h"

struct audio;
struct lock;
struct problem;
struct speaker;
struct toast;

enum { APP_PATH = 1024, APP_STEPS = 60, APP_NOTICE = 360 };

/* While the player drags the window to another size, its last picture is stretched; then all is rebuilt. */
struct resize {
    int w, h;
    double until;     /* real seconds; 0: nobody drags it */
    bool bounded;     /* the player was told that it is too large */
    int fit_w, fit_h; /* its size where the screen is smaller than the settings ask for; else 0 */
};

/* The part of a sheet (layout.h) that a phone shows: where it begins and how large it is, in pixels. */
struct pan {
    float x, y, w, h;
    const struct scene *of; /* whose sheet it is */
    bool fresh;             /* it has just come */
};

/* How the picture lies in the window (window.c). */
struct screen {
    struct resize resize;
    SDL_Surface *sheet; /* painted on where the picture is larger than what is shown, or smaller, or NULL */
    struct pan pan;
    float reach, reached; /* pixels: how high a picture the scene needs (window_reach), and the one before */
    struct surroundings around;
    int scale; /* the interface scale the layout was made for */
};

/* The loop's own (loop.c); in real seconds. */
struct loop {
    double last, debt; /* when the last step was, and the time not yet stepped through */
    double slept;      /* without a step before this one, while nothing moved */
    float entered;     /* since the top scene came, for the fade */
    FILE *frames;      /* of --frames, or NULL */
};

/* Who plays at this machine (data_folder.c). */
struct players {
    char base[APP_PATH]; /* the data folder of all players: `folder` or a parent of it */
    struct profiles list;
    int mine; /* number of this window's player; 0: the last one who played */
};

/* A table with people elsewhere (sdl/friend). */
struct company {
    void (*turn)(struct app *app);  /* delivers messages both ways */
    void (*leave)(struct app *app); /* leaves it; the match stays with the program */
    /* Returns why no move can be undone now, in a few words, or NULL; and asks the others for an undo. */
    const char *(*undo_refusal)(const struct app *app);
    void (*ask_undo)(struct app *app);
    /* After the match: asks for another, which begins once all do. may_want_again writes the second line of
     * that button into `sub`; false if the button can't be chosen now. */
    void (*want_again)(struct app *app);
    bool (*may_want_again)(const struct app *app, char *sub, size_t size);
    /* On a television: draws how others can join or come back into a place of the table. */
    void (*draw_way_in)(struct app *app, struct rect place);
    scene_action *say; /* over the table or its pause: what can be said to the others */
    /* Returns the seconds left for the question to this screen's player, or -1. */
    int (*seconds_left)(const struct app *app);
    bool (*has_television)(const struct app *app); /* the host's window shows the table alone */
};

struct app {
    SDL_Window *window;
    SDL_Surface *picture; /* painted on if there is no window, or its pixel format differs */
    struct painter
        painter; /* its layout is of the output size; while a window is dragged, of the one before */
    struct screen screen;

    struct command_line command_line;
    struct settings settings; /* change, then call app_settings_changed */
    struct settings shown;    /* as they were last applied */
    char data[APP_PATH];      /* data folder to write, with a "/" at the end; "": nothing can be saved */
    char folder[APP_PATH];    /* data folder to read, also while another window writes there */
    struct players players;
    struct session *session; /* the match on the table, or NULL; see matches.h */
    struct company *company; /* ... if it is played with people elsewhere, or NULL */
    int64_t absent;          /* seconds since it was saved, if it was just resumed; else 0 */
    struct saves saves;      /* the other matches in progress, one of each mode */
    bool beside;  /* the match on the table is practice, not one of `saves`, and is dropped when left */
    int pace;     /* speed of the replay on the screen, enum speed + 1; 0: as in the settings */
    int greeting; /* enum people_moment: how the next match is greeted; 0: as the last ones ended */
    const struct ruleset *mode; /* chosen last on the title, or NULL */
    unsigned crowns; /* that the title has shown: bit i is the i-th of the eight, and the bit above them is
                        set; 0: none */
    struct {
        struct day_book book; /* of the deals of the day; see days.h */
        bool read;            /* ... from the data folder */
    } days;
    struct lock *lock;        /* on the data folder, or NULL */
    bool taken;               /* another window has it: nothing is written here */
    char unsaved[APP_NOTICE]; /* the warning shown because saving failed; "": all is saved */
    bool first_start;         /* the data folder holds no settings yet */
    struct rng cosmetic_rng;  /* for the seeds of new matches, and for the picture */

    struct scene *top;
    struct input input;
    struct keys keys; /* in force, as the settings say */
    struct targets targets;
    struct terms terms;

    /* the clock */
    double now;     /* seconds since the start, advances by fixed steps only while something is updated */
    bool animating; /* another step is due immediately */
    double wake_at; /* real seconds at which a step is wanted, or a negative number */
    bool dirty;     /* the picture must be drawn again */
    bool away;      /* the window is in the background or cannot be seen */
    bool quit;
    bool failed; /* a request of the command line failed; so does the exit status */
    struct loop loop;

    /* owned by the modules of these names */
    struct audio *audio;
    struct toast *toast;
    struct speaker *speaker; /* or NULL: nothing is ever spoken */
    struct {
        FILE *file; /* of --trace, or NULL */
        char *last; /* line written there */
    } trace;
};

/* The program: reads the options, opens the window, runs to the end; returns the exit status. */
int app_main(int argc, char **argv);

/* Switches to `next`: the top scene (no change), the one below it (closes the overlay), an overlay on it, or
 * a scene that replaces all. For modules of the program; scenes return their successor instead. */
void app_go(struct app *app, struct scene *next);

/* Frees every scene, from the top down. */
void app_close_scenes(struct app *app);

/* Returns the scene to start with when the command line asks for none. */
struct scene *app_first_scene(struct app *app);

/* Requests a redraw. */
void app_dirty(struct app *app);

/* Requests another step and redraw immediately. Call it in each update or draw while something moves. */
void app_animate(struct app *app);

/* Requests an update in that many real seconds, even if no event arrives. */
void app_wake(struct app *app, float seconds);

/* Returns the speed in force (enum speed): the replay's, else the command line's, else the setting. */
int app_speed(const struct app *app);

/* Returns the seconds that an animation of `milliseconds` at normal speed takes now; 0 with speed off.
 * Reduced motion does not change it; see app_reduced. */
float app_duration(const struct app *app, float milliseconds);

/* True if short fades replace movement (reduced motion). */
bool app_reduced(const struct app *app);

/* Takes ownership of a match, or NULL for none, and frees the one before. */
void app_set_session(struct app *app, struct session *session);

/* Reads settings and matches when the program starts. */
void app_load(struct app *app);

/* Writes the settings and retries matches that could not be saved. Call it before a change of player or file.
 * False with the error if one still cannot be written. */
bool app_keeps_all(struct app *app, struct error *why);

/* Does app_load again, after another window may have released the folder or a file was restored, and applies
 * the settings. No match may be on the table. */
void app_reload(struct app *app);

/* Loads the language of the command line, else of the settings, else the first available one of the system.
 * False with the error if the command line names an unknown one. */
bool app_speak(struct app *app, struct error *why);

/* Lets all scenes rebuild the sentences they keep. */
void app_reword(struct app *app);

/* Switches to the player of that number (session/profiles.h), with their settings and matches, now and at the
 * next start; in a second window, whose folder another window holds, only now. Closes all scenes and returns
 * the first one; NULL after showing a warning if it failed. */
struct scene *app_take_profile(struct app *app, int number);

/* Writes the settings, changed or not, if there is a folder; never over a file that could not be read. */
void app_save_settings(struct app *app);

/* After a change in app->settings: applies it (volume, window, tiles) and saves the file. */
void app_settings_changed(struct app *app);

void app_toggle_fullscreen(struct app *app);
void app_toggle_mute(struct app *app);

/* Shows a sentence at the top of the window for some seconds, over every scene; several queue. app_notice
 * takes the arguments of tr_say. */
void app_notice_sentence(struct app *app, const char *sentence);
#define app_notice(app, ...)                                                                                 \
    do {                                                                                                     \
        char notice_[APP_NOTICE];                                                                            \
        tr_say(notice_, sizeof notice_, __VA_ARGS__);                                                        \
        app_notice_sentence(app, notice_);                                                                   \
    } while (0)

/* Like app_notice, for a problem the player must solve, such as a broken file: stays until they close it. */
void app_warn_sentence(struct app *app, const char *sentence);
#define app_warn(app, ...)                                                                                   \
    do {                                                                                                     \
        char warning_[APP_NOTICE];                                                                           \
        tr_say(warning_, sizeof warning_, __VA_ARGS__);                                                      \
        app_warn_sentence(app, warning_);                                                                    \
    } while (0)

/* app_warn_sentence for a file that could not be read or written. */
void app_warn_problem(struct app *app, const struct problem *why);

/* Copies text to the clipboard. If that fails, shows a warning and returns false. */
bool app_copy(struct app *app, const char *text);

/* Draws the scene and writes it to a PNG file; false with the error. */
bool app_screenshot(struct app *app, const char *path, struct error *why);

/* Paints what lies behind a scene that will soon come, in this layout, on another core while this scene is
 * shown; `dark` as in art/backdrop.h. Does nothing on one core or a phone. */
void app_prepare(struct app *app, const struct layout *layout, int dark);

#endif
