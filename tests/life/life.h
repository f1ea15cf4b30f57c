/*
 * life.h: one seed is one whole life of the program.
 *
 * A life is a data folder and several stretches of the real windowed program on it. A stretch is a process (a
 * fork of this one that runs app_main) that ends when it is closed, killed or found wrong; only the folder
 * stays. All random numbers and all time come from `struct life`, which the processes share, so a seed always
 * gives the same life: the linker replaces the clock, the disk, the threads and the loop's waiting by ours
 * (life_system.c, life_disk.c).
 *
 * life_player.c plays; life_watch.c, life_screen.c and life_picture.c check.
 */
#ifndef TESTS_LIFE_H
#define TESTS_LIFE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/rng.h"
#include "rules/play/game.h"
#include "support/match.h"

struct app;
struct scene;
struct session;
struct table_scene;
struct text;

/* When a life begins, in seconds since 1970. */
enum { LIFE_BEGIN = 1790000000 };

enum { LIFE_FILES = 128, LIFE_NAME = 96, LIFE_TRAIL = 40, LIFE_TOLD = 120, LIFE_WHY = 500, LIFE_SCENES = 96 };

/* What the disk fails at. */
enum life_trouble {
    LIFE_WELL,
    LIFE_FULL,      /* half of what is written reaches the disk */
    LIFE_NO_OPEN,   /* no file can be made */
    LIFE_NO_SYNC,   /* what was written does not reach the medium */
    LIFE_NO_RENAME, /* nothing can be renamed or removed */
    LIFE_GONE,      /* the folder is missing, as if its disk was pulled out */
    LIFE_TROUBLES
};

/* How a stretch ended, as the status of its process. */
enum { LIFE_CLOSED = 0, LIFE_KILLED = 77, LIFE_FAILED = 78 };

/* A file of the data folder as the program knows it: the sums of what was written last and of what is being
 * written. 0: there is no file. */
struct life_file {
    char name[LIFE_NAME];
    uint64_t sum, next;
    uint64_t opened;  /* the sum when the running program started */
    int opened_count; /* of a save: how many entries the program found in it */
    bool changing;
    bool gone; /* its folder was deleted, and it has not been written since */
};

struct life_counts {
    long lives, starts, closed, kills, kills_writing, torn, spoilt, cut, second, older;
    long matches, over, moves, choices, taken_back, curtains;
    long small, large, deleted, lost, clocks, stalled;
    long events, writes, failed, told, troubles, slept, resized;
    long checks, saves, redealt, cold, spoken;
    long hot_seats;
    char scenes[LIFE_SCENES][24]; /* names of the scenes that were on top */
    long seen[LIFE_SCENES];
};

struct life {
    uint64_t seed;
    struct rng rng;
    uint64_t now;   /* microseconds since the life started */
    uint64_t awake; /* the same without the time the machine slept */
    int64_t wrong;  /* seconds by which the machine's date is wrong */
    char folder[MATCH_PATH];
    char kept[MATCH_PATH + 16]; /* a save as it was before it was torn */
    char torn[LIFE_NAME];       /* its name, or "" once the program has read it again */
    bool pictures;              /* its pictures are painted and compared */
    bool speaks;
    bool stalls;         /* it has sound, and the sound server never answers */
    bool sized;          /* the command line sets the window's size, not the settings */
    bool second;         /* this stretch is a second program beside the first */
    char had[LIFE_NAME]; /* the player's folder that the first one has; "": the first player's */
    bool deleted;        /* in this stretch the folder was deleted, and the lock in it */
    int stretch;
    enum life_trouble trouble;
    int die_in; /* the number of the disk call in which it is killed; 0: none */
    struct life_file files[LIFE_FILES];
    int file_count;
    struct life_counts counts;
    int trail_at;
    char trail[LIFE_TRAIL][LIFE_TOLD]; /* the last things that happened */
    char why[LIFE_WHY];                /* what was wrong, or "" */
    int calls[2], answers[2];          /* pipes to ask for a second program */
};

extern struct life *life;

/* Lives `count` lives from that seed on. Returns false if one goes wrong, and prints the reason, the seed and
 * what happened last to stderr; the counts are then incomplete. */
bool life_live(long count, uint64_t seed, bool quiet);

/* Makes room for the pictures that all lives draw from files; call it before the first. Returns false without
 * memory. */
bool life_open_drawings(void);

/* Prints the counts of all lives so far. */
void life_tell_counts(void);

/* --- chance ---------------------------------------------------------------------------------------- */

/* Return 0 to `bound` - 1, and true once in `one_in` times. */
int life_below(int bound);
bool life_chance(int one_in);

/* --- inside of a stretch ----------------------------------------------------------------------------- */

/* Notes what happens; the last notes are printed with a failure. */
void life_tell(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Ends the process because something is wrong. */
_Noreturn void life_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Ends the process as if the program was killed. */
_Noreturn void life_die(void);

/* Runs a second program on the folder to its end. */
void life_run_second(const struct app *app);

/* Plays from the program's loop until it ends (life_player.c). */
void life_play(struct app *app);

/* --- the folder (life_disk.c) ------------------------------------------------------------------------ */

/* Returns a hash of some bytes, never 0. Of a record it leaves out the seconds at the table, which are saved
 * only with the next move. */
uint64_t life_sum(const char *data, size_t size);

/* From now on the disk has this trouble only. */
void life_trouble(enum life_trouble trouble);

/* Deletes the folder while the program plays this match (its path; NULL: none) of `count` entries. */
void life_delete_folder(const char *match, int count);

/* Starts again with the files that are in the folder now. */
void life_scan_folder(void);

/* Takes what the files hold now as right. */
void life_accept_folder(void);

/* After a stretch: returns NULL if each file holds what was written last, or what was being written when the
 * program was killed; otherwise the name of a file that doesn't. */
const char *life_settle_folder(void);

/* Returns the part of a path below the data folder; NULL for other paths. */
const char *life_name_of(const char *path);

/* Returns the file of that name, or NULL. */
struct life_file *life_find_file(const char *name);

/* --- what is watched --------------------------------------------------------------------------------- */

/* At the start: fails unless the program has what is saved. */
void life_watch_start(struct app *app);

/* Call these before an event or a turn of the loop, after an event, and after a turn. */
void life_watch_before(struct app *app);
void life_watch_handled(struct app *app);
void life_watch_passed(struct app *app);

/* Returns the table with the program's match, wherever it is in the stack of scenes, or NULL. */
struct table_scene *life_table(const struct app *app);

/* Checks that the screen shows only what the person before it may know; forgets who that was. */
void life_watch_screen(struct app *app);
void life_screen_forget(void);

/* Draw the picture again, which must be the same (life_picture.c): without what was painted before, and with
 * other hidden tiles where nobody at the screen may know them. */
void life_watch_cold(struct app *app);
void life_watch_redealt(struct app *app);

/* Spoken sentences go here instead, unless it is NULL. */
extern struct text *life_spoken;

#endif
