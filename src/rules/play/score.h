/*
 * score.h: the value of a winning hand.
 *
 * A mode's patterns are data; each says how often a reading of the hand has it. Points add up, but of one
 * series only the most valuable pattern counts, and the reading with the most points is used. Each mode's
 * page in docs/rules/ lists its patterns.
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

/* A finished hand and everything that its value depends on. */
struct win {
    struct hand hand; /* concealed tiles, including the winning one */
    struct meld melds[MELD_MAX];
    uint8_t meld_count;
    uint8_t tile;       /* the winning tile */
    uint8_t source;     /* enum win_source */
    uint8_t seat_wind;  /* TILE_EAST to TILE_NORTH */
    uint8_t round_wind; /* the same, or TILE_NONE if the mode has none */
    bool riichi;
    bool double_riichi;
    bool last_tile;
    bool first_turn;
    uint8_t bonus[2]; /* the indicators' numbers 1 to 9, or 0 */
    uint8_t treasure; /* the number of the treasure if it was revealed, otherwise 0 */
    uint8_t flowers;  /* bits 0-3 flowers, 4-7 seasons held */
    uint8_t dora[5];  /* indicator tiles, ended by TILE_NONE if fewer */
    uint8_t ura[5];
    const struct reading *only; /* count only this reading; NULL: the most valuable one */
};

/* Returns "self-draw", "replacement" and so on, as in the console program. Static text. */
const char *win_source_name(enum win_source source);

/* Returns the source with that name, or WIN_SOURCES. */
enum win_source win_source_parse(const char *name);

/* True if the winner drew the winning tile, including a replacement. */
bool win_is_own_draw(const struct win *win);

/* One pattern of a mode. */
struct pattern {
    const char *id;   /* in answers and records; never reuse one */
    const char *name; /* shown to players */
    const char *what; /* its condition, in a few words */
    int16_t points;   /* for each time */
    uint8_t series;   /* of equal numbers only the most valuable counts; 0: in no series */
    /* Returns how often the reading has it, 0 if not. */
    int (*times)(const struct win *win, const struct reading *reading);
};

enum { SCORE_LINES_MAX = 40, COVERED_MAX = 12 };

struct score_line {
    const struct pattern *pattern;
    int16_t points;
};

/* A pattern that the hand has but that does not count, because another of its series does. */
struct covered_line {
    const struct pattern *pattern, *by;
};

struct score {
    bool win;               /* complete, and reaches the mode's minimum */
    const char *reason;     /* why a complete hand is not a win: "no-yaku", "minimum"; otherwise NULL */
    int points;             /* the hand's value before payment */
    int han, fu, faan;      /* 0 in modes without them */
    struct reading reading; /* the reading that was used */
    int line_count;         /* patterns are in the order of the mode's list */
    int covered_count;
    struct covered_line covered[COVERED_MAX];
    struct score_line lines[SCORE_LINES_MAX];
};

/* True if the pattern is one of the lines. */
bool score_has(const struct score *score, const struct pattern *pattern);

/* Scores a hand by the mode's patterns and options. `score->win` is false if it is not complete. */
void score_win(const struct ruleset *rules, const int16_t *options, const struct win *win,
               struct score *score);

/* Writes the readings of the winning hand in the mode's forms (see reading_list), or only `win->only` if
 * set; returns how many. */
int win_readings(const struct ruleset *rules, const struct win *win, struct reading out[READING_MAX]);

/* Scoring for modes whose points simply add up; the default of a ruleset's `score` hook. */
void score_sum(const struct ruleset *rules, const int16_t *options, const struct win *win,
               struct score *score);

/* Start a score: score_none has no points, score_begin is for adding the patterns of a reading. Neither
 * clears `lines`, because line_count is 0. */
void score_none(struct score *score);
void score_begin(struct score *score, const struct reading *reading);

#endif
