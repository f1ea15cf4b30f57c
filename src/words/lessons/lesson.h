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
    /* The task: a move, or "touch hand:5m|touch hand:6m", a click on a target whose id begins like that and
     * that does nothing else. NULL: only read. */
    const char *does;
    /* What is highlighted: beginnings of targets' ids, and names of places (lesson_panel.c), separated by
     * blanks. */
    const char *lights;
    const char *well; /* the reply when it is done, marked N_; NULL: the next step follows immediately */
    struct lesson_answer answers[LESSON_ANSWERS];
};

struct lesson {
    const char *id;    /* in the progress file: never reuse one */
    const char *name;  /* marked N_, as is the next */
    const char *about; /* one line */
    const char *mode;
    const char *options; /* "size 4 players three": options other than the defaults; NULL: none */
    int you;             /* the learner's seat */
    int removed;         /* the removed suit, if the mode removes one */
    const char *deal;    /* as in scripted.h */
    const char *opening; /* moves played before the learner sits down, as in a step's `before`; NULL: none */
    const struct lesson_step *steps;
    int count;
};

/* All lessons: the first game in order, then one for each other mode. */
extern const struct lesson *const lessons[];

enum { LESSONS_FIRST_GAME = 12, LESSONS = 16 };

/* Returns the index of the lesson with that id, or -1. */
int lesson_find(const char *id);

/* The lessons for that list. */
extern const struct lesson lesson_tiles, lesson_sets, lesson_turn, lesson_reveal, lesson_dummy_draw,
    lesson_pung, lesson_kong, lesson_riichi, lesson_furiten, lesson_bonus, lesson_points, lesson_round,
    lesson_guess, lesson_waits, lesson_faan, lesson_patterns;

#endif
