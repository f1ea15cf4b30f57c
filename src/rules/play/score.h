/*
 * score.h: what a winning hand is worth.
 *
 * A mode's patterns are data: each tells how often a reading of the hand has
 * it. Points add up; of the patterns of one series only the costliest counts;
 * the reading with the most points is taken (each mode's page in docs/rules/ lists them).
 */
#ifndef RULES_SCORE_H
#define RULES_SCORE_H

#include "rules/hand/shape.h"

struct ruleset;

enum win_source {
    WIN_SELF_DRAW,
    WIN_REPLACEMENT,
    WIN_DISCARD,
    WIN_ROBBED_KONG,
    WIN_DUMMY_DISCARD,
    WIN_REVEALED,
    WIN_SOURCES
};

/* A finished hand and all that its value depends on. */
struct win {
    struct hand hand; /* concealed tiles, the winning one included */
    struct meld melds[MELD_MAX];
    uint8_t meld_count;
    uint8_t tile;       /* the winning tile */
    uint8_t source;     /* enum win_source */
    uint8_t seat_wind;  /* TILE_EAST to TILE_NORTH */
    uint8_t round_wind; /* likewise, or TILE_NONE where the mode has none */
    bool riichi;
    bool double_riichi;
    bool last_tile;
    bool first_turn;
    uint8_t bonus[2]; /* the indicators' numbers 1 to 9, or 0 */
    uint8_t treasure; /* the number of the treasure that was turned up, or 0 */
    uint8_t flowers;  /* bits 0-3 flowers, 4-7 seasons held */
    uint8_t dora[5];  /* indicator tiles, ended by TILE_NONE if fewer */
    uint8_t ura[5];
    const struct reading *only; /* counted by this reading alone; NULL: by the costliest */
};

/* "self-draw", "replacement", ... as in the console program; static text. */
const char *win_source_name(enum win_source source);

/* The source with that name, or WIN_SOURCES. */
enum win_source win_source_parse(const char *name);

/* True if the winning tile was the winner's own draw, a replacement included. */
bool win_is_own_draw(const struct win *win);

/* One pattern of a mode. */
struct pattern {
    const char *id;   /* written in answers and records: never reused */
    const char *name; /* shown to players */
    const char *what; /* its condition in a few words */
    int16_t points;   /* for each time */
    uint8_t series;   /* 0: stands alone; of equal numbers only the costliest counts */
    /* How often the reading has it, 0 if not. */
    int (*times)(const struct win *win, const struct reading *reading);
};

enum { SCORE_LINES_MAX = 40, COVERED_MAX = 12 };

struct score_line {
    const struct pattern *pattern;
    int16_t points;
};

/* A pattern that the hand has and that does not count, because another of its series does. */
struct covered_line {
    const struct pattern *pattern, *by;
};

struct score {
    bool win;               /* complete, and enough for the mode's minimum */
    const char *reason;     /* if not a win though complete: "no-yaku", "minimum"; else NULL */
    int points;             /* the hand's value before payment */
    int han, fu, faan;      /* where the mode has them, else 0 */
    struct reading reading; /* the one that was taken */
    int line_count;         /* patterns in the order of the mode's list */
    int covered_count;
    struct covered_line covered[COVERED_MAX];
    struct score_line lines[SCORE_LINES_MAX];
};

/* Scores a hand by a mode's patterns and option values; `score->win` is false if it is not complete. */
void score_win(const struct ruleset *rules, const int16_t *options, const struct win *win,
               struct score *score);

/* The readings of the winning hand in the forms of a mode (see reading_list), or the only one it counts by.
 */
int win_readings(const struct ruleset *rules, const struct win *win, struct reading out[READING_MAX]);

/* The scoring of modes whose points just add up; what a ruleset's `score` hook defaults to. */
void score_sum(const struct ruleset *rules, const int16_t *options, const struct win *win,
               struct score *score);

/* A score without points, and one to which the patterns of a reading will be added. The lines are not
 * cleared, as there are none yet. */
void score_none(struct score *score);
void score_begin(struct score *score, const struct reading *reading);

#endif
