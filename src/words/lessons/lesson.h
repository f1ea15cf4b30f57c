/*
 * lesson.h: a lesson: a scripted deal and its steps, each with a text and a task. All of it is data, in the
 * lessons_*.c of this folder.
 */
#ifndef WORDS_LESSON_H
#define WORDS_LESSON_H

enum { LESSON_ANSWERS = 4 };

/* Marks strings that only the program reads (moves, ids, deals), so they are not translated. */
#define SCRIPT(text) text

/* The reply to a legal try that isn't the task. */
struct lesson_answer {
    const char *to;   /* patterns as in `does` */
    const char *text; /* marked N_; NULL ends the list */
};

/*
 * A step. Moves are written as in move.h; alternatives are separated by "|", and "*" matches
 * anything.
 *
 * A seat without a scripted move passes, discards the tile just drawn, or reveals the dummy's first face-down
 * tile.
 */
struct lesson_step {
    const char
        *before;      /* moves played first, separated by ";": "east: discard 5m; west: pung"; may be NULL */
    const char *text; /* what to do and why, marked N_ */
    /* What the learner is to do: a move, or "touch hand:5m|touch hand:6m": a click on a target whose id
     * begins so and that does nothing else. NULL: to read on. */
    const char *does;
    /* What is lit: beginnings of targets' ids and names of places (lesson_lights.c), parted by blanks. */
    const char *lights;
    const char *well; /* what is said when it is done, marked N_; NULL: the next step at once */
    struct lesson_answer answers[LESSON_ANSWERS];
};

struct lesson {
    const char *id;    /* in the file of what was learnt: never used for another */
    const char *name;  /* marked N_, as is the next */
    const char *about; /* one line */
    const char *mode;
    const char *options; /* "size 4 players three": others than the mode's own; NULL: none */
    int you;             /* the learner's seat */
    int removed;         /* the suit taken out, where the mode does so */
    const char *deal;    /* as scripted.h has it */
    const char
        *opening; /* what was played before the learner sits down, as a step's `before`; NULL: nothing */
    const struct lesson_step *steps;
    int count;
};

/* All of them: the first game in its order, then one of what is special in each other mode. */
extern const struct lesson *const lessons[];

enum { LESSONS_FIRST_GAME = 12, LESSONS = 16 };

/* The place of the lesson with that id, or -1. */
int lesson_find(const char *id);

/* The data, for the list. */
extern const struct lesson lesson_tiles, lesson_sets, lesson_turn, lesson_reveal, lesson_dummy_draw,
    lesson_pung, lesson_kong, lesson_riichi, lesson_furiten, lesson_bonus, lesson_points, lesson_round,
    lesson_guess, lesson_waits, lesson_faan, lesson_patterns;

#endif
