/*
 * life.h: one seed is one whole life of the program.
 *
 * A life is a data folder and what happens over it: stretches of the real windowed program, each in a process
 * of its own (a fork of this one that runs app_main), until it is closed, killed or found wrong. Between them
 * only the folder stays. All chance and all time come from `struct life`, which the processes share, so that
 * a seed is the same life whenever it is lived: the linker puts ours in the place of the clock, the disk, the
 * threads and the loop's waiting (life_system.c, life_disk.c).
 *
 * Who plays is in life_player.c, what is watched in life_watch.c and life_picture.c.
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

/* What the disk refuses. */
enum life_trouble {
    LIFE_WELL,
    LIFE_FULL,      /* half of what is written comes to the disk */
    LIFE_NO_OPEN,   /* no file can be made */
    LIFE_NO_SYNC,   /* what was written does not get to the medium */
    LIFE_NO_RENAME, /* nothing gets another name, nothing goes */
    LIFE_GONE,      /* the folder is not there, as when its disk was pulled out */
    LIFE_TROUBLES
};

/* How a stretch ended, as the status of its process. */
enum { LIFE_CLOSED = 0, LIFE_KILLED = 77, LIFE_FAILED = 78 };

/* A file of the data folder, as the program was told that it is: what was written last, and what is being
 * written now. A sum of 0: there is none. */
struct life_file {
    char name[LIFE_NAME];
    uint64_t sum, next;
    uint64_t opened;  /* the sum when the program that runs began */
    int opened_count; /* of a save: the entries the program found in it */
    bool changing;
    bool gone; /* its folder was deleted, and it was not written since */
};

struct life_counts {
    long lives, starts, closed, kills, kills_writing, torn, spoilt, cut, second, older;
    long matches, over, moves, choices, taken_back, curtains;
    long small, large, deleted, lost, clocks, stalled;
    long events, writes, failed, told, troubles, slept, resized;
    long checks, saves, redealt, cold, spoken;
    long hot_seats;
    char scenes[LIFE_SCENES][24]; /* the names of those that were on top */
    long seen[LIFE_SCENES];
};

struct life {
    uint64_t seed;
    struct rng rng;
    uint64_t now;   /* microseconds since the life began */
    uint64_t awake; /* ... but for those the machine slept */
    int64_t wrong;  /* by so many seconds the machine's date is wrong */
    char folder[MATCH_PATH];
    char kept[MATCH_PATH + 16]; /* a save as it was before it was torn */
    char torn[LIFE_NAME];       /* ... and its name, or "" if a start has looked at it since */
    bool pictures;              /* its pictures are painted and compared */
    bool speaks;
    bool stalls;         /* it has sound, and the sound server never answers */
    bool sized;          /* the command line says how large the window is, and not the settings */
    bool second;         /* this stretch is a second program beside the first */
    char had[LIFE_NAME]; /* ... which has this folder of a player, "" for the first of them */
    bool deleted;        /* in this stretch the folder was deleted, and the lock in it */
    int stretch;
    enum life_trouble trouble;
    int die_in; /* calls to the disk until it is killed in one; 0: it is not */
    struct life_file files[LIFE_FILES];
    int file_count;
    struct life_counts counts;
    int trail_at;
    char trail[LIFE_TRAIL][LIFE_TOLD]; /* what happened last */
    char why[LIFE_WHY];                /* what was wrong, or "" */
    int calls[2], answers[2];          /* pipes to ask for a second program */
};

extern struct life *life;

/* Lives `count` lives from that seed on. False when one was not as it should be: the reason, the seed and
 * what happened last stand on stderr then, and its counts are not complete. */
bool life_live(long count, uint64_t seed, bool quiet);

/* Before the first life: makes room for what all of them draw from files. False without memory. */
bool life_open_drawings(void);

/* What was lived so far, as lines on stdout. */
void life_tell_counts(void);

/* --- chance ---------------------------------------------------------------------------------------- */

/* 0 to `bound` - 1; true once in so many. */
int life_below(int bound);
bool life_chance(int one_in);

/* --- inside of a stretch ----------------------------------------------------------------------------- */

/* Notes what happens, for a failure's sake. */
void life_tell(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* This life is not as it should be: ends the process. */
_Noreturn void life_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The program is killed now. */
_Noreturn void life_die(void);

/* A second program is started over the folder, and ends. */
void life_run_second(const struct app *app);

/* The person's whole time at the program, from its loop (life_player.c). */
void life_play(struct app *app);

/* --- the folder (life_disk.c) ------------------------------------------------------------------------ */

/* The sum of some bytes, never 0; that of a record leaves out the seconds at the table, which are saved with
 * the next move. */
uint64_t life_sum(const char *data, size_t size);

/* From now on the disk refuses that, and nothing else. */
void life_trouble(enum life_trouble trouble);

/* Somebody deletes the folder, which the program may make again, while it has this match of so many entries
 * (NULL: none). */
void life_delete_folder(const char *match, int count);

/* Forgets all files and takes those in the folder for what was written. */
void life_scan_folder(void);

/* Whatever the files hold now is right. */
void life_accept_folder(void);

/* After the end of a stretch: NULL if each file holds what was written last, or what was being written when
 * the program was killed; else the name of one that does not. */
const char *life_settle_folder(void);

/* The name in the data folder of what has that path, or NULL. */
const char *life_name_of(const char *path);

/* The file of that name, or NULL. */
struct life_file *life_find_file(const char *name);

/* --- what is watched --------------------------------------------------------------------------------- */

/* At the start: what is saved is in the program. */
void life_watch_start(struct app *app);

/* Before and after an event is handled; and after time has passed. */
void life_watch_before(struct app *app);
void life_watch_handled(struct app *app);
void life_watch_passed(struct app *app);

/* The table on which the program's match is played, wherever it lies in the stack, or NULL. */
struct table_scene *life_table(const struct app *app);

/* Who is at the screen, and what they may see (life_screen.c). */
void life_watch_screen(struct app *app);
void life_screen_forget(void);

/* Draws in other ways, which must come to the same (life_picture.c): everything again, and with what nobody
 * at the screen may know dealt again. */
void life_watch_cold(struct app *app);
void life_watch_redealt(struct app *app);

/* Sentences spoken go here as well, while it is not NULL. */
extern struct text *life_spoken;

#endif
