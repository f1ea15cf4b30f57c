/*
 * judge.h: a second scorer of every mode, written from the rule book alone.
 *
 * It shares only the structs of a hand and a win with src/rules: it tries every way to divide the tiles into
 * sets, applies each sentence of docs/rules/ to each way, and adds up. It is slow on purpose. judge_compare.h
 * compares it with the program's scorer on random hands.
 */
#ifndef JUDGE_JUDGE_H
#define JUDGE_JUDGE_H

#include "rules/play/ruleset.h"

enum { JUDGE_RUN, JUDGE_TRIPLET, JUDGE_QUAD, JUDGE_PAIR };

struct judge_set {
    uint8_t kind; /* JUDGE_RUN, ... */
    uint8_t tile; /* kind, the lowest of a run */
    bool mine;    /* all tiles are the winner's own draws */
    bool wins;    /* holds the winning tile */
};

enum { JUDGE_SETS = 1, JUDGE_PAIRS = 2, JUDGE_ORPHANS = 4 /* a form; forms are added up */ };

/* One way to divide the hand. Thirteen orphans have no sets. */
struct judge_reading {
    int form;
    int count;
    struct judge_set sets[7];
};

/* A finished hand, and what many patterns need to know of it. */
struct judge_hand {
    const struct win *win;
    int all[TILE_KINDS]; /* every tile, melds included */
    bool open;           /* a meld has another player's tile */
    bool own_draw;
    int minimum;  /* Classic's option */
    bool flowers; /* flowers are in play */
};

enum { JUDGE_LINES = 48, JUDGE_READINGS = 256 };

struct judge_line {
    const char *id;
    int points;
    int series;   /* 0: none */
    bool covered; /* another of its series is worth more */
};

/* What one reading is worth. */
struct judge_verdict {
    bool win;
    int points;
    int han, fu, faan; /* where the mode has them */
    bool limit;        /* each line alone is worth the whole value */
    bool yakuman;      /* han and fu are not counted */
    int count;
    struct judge_line lines[JUDGE_LINES];
};

/* Values each reading of a hand in a mode; returns how many there are, 0 if the hand is not complete. */
int judge_verdicts(const struct ruleset *rules, const int16_t *options, const struct win *win,
                   struct judge_verdict out[JUDGE_READINGS]);

/* True if so many sets and a pair, or another form of the mode, can be made of concealed tiles. */
bool judge_completes(const struct ruleset *rules, const uint8_t counts[TILE_KINDS], int sets, int melds);

/* --- for the files of the judge -------------------------------------------------------------------- */

/* Lists every way to divide the concealed tiles into the forms of a mode, with the melds; returns how many.
 */
int judge_readings(const struct judge_hand *hand, const struct ruleset *rules,
                   struct judge_reading out[JUDGE_READINGS]);

/* Adds a pattern if the hand has it. */
void judge_say(struct judge_verdict *verdict, bool has, const char *id, int points, int series);

/* Covers all but the most valuable pattern of each series; returns the sum of the others. */
int judge_sum(struct judge_verdict *verdict);

/* Fill in the patterns that one reading has in a mode. */
void judge_tigers(const struct judge_hand *hand, const struct judge_reading *reading,
                  struct judge_verdict *verdict);
void judge_riichi(const struct judge_hand *hand, const struct judge_reading *reading,
                  struct judge_verdict *verdict);
void judge_patterns(const struct judge_hand *hand, const struct judge_reading *reading,
                    struct judge_verdict *verdict);
void judge_classic(const struct judge_hand *hand, const struct judge_reading *reading,
                   struct judge_verdict *verdict);

/* Questions to a reading. "Triplet" includes the quad. */
int judge_runs(const struct judge_reading *reading);
int judge_triplets(const struct judge_reading *reading, int low, int high); /* of a kind from low to high */
int judge_quads(const struct judge_reading *reading);
int judge_own_triplets(const struct judge_reading *reading);
int judge_runs_of(const struct judge_reading *reading, int tile);
bool judge_has_triplet(const struct judge_reading *reading, int tile);
bool judge_has_pair(const struct judge_reading *reading, int low, int high);       /* the pair of four sets */
bool judge_every_set(const struct judge_reading *reading, bool (*test)(int kind)); /* holds such, pairs too */

/* Questions to all tiles. */
bool judge_only(const struct judge_hand *hand, bool (*test)(int kind));
bool judge_has(const struct judge_hand *hand, bool (*test)(int kind));
bool judge_is_honor(int kind);
bool judge_is_suited(int kind);
bool judge_is_terminal(int kind);
bool judge_is_outer(int kind); /* terminal or honor */
bool judge_is_middle(int kind);
int judge_suits(const struct judge_hand *hand); /* how many of the three suits are there */

/* 1112345678999 of one suit and any tile of it, without a meld. */
bool judge_nine_gates(const struct judge_hand *hand);

#endif
