/*
 * ruleset.h: what one mahjong mode supplies to the engine.
 *
 * A ruleset is constant data plus optional hooks. It holds no state:
 * everything that changes during play lives in struct game.
 */
#ifndef RULES_RULESET_H
#define RULES_RULESET_H

#include "rules/move.h"
#include "rules/score.h"

struct table;
struct own;

enum { CLAIM_CHOW = 1, CLAIM_PUNG = 2, CLAIM_KONG = 4 }; /* a win may always be claimed */

enum option_type { OPTION_BOOL, OPTION_NUMBER, OPTION_CHOICE };

enum { OPTION_MOST = 12, OPTION_CHOICES = 6 };

/* One switch of a mode. Values are small numbers: 0 or 1 for a bool, the number itself, or the
 * place of the choice in `choices`. */
struct option {
    const char *name;  /* in records and on the command line: never reused */
    const char *label; /* shown to players */
    const char *help;  /* one sentence */
    uint8_t type;      /* enum option_type */
    int16_t initial;
    int16_t numbers[OPTION_CHOICES];     /* the values an OPTION_NUMBER may have, ended by 0 */
    const char *choices[OPTION_CHOICES]; /* names of an OPTION_CHOICE, ended by NULL */
    const char *choice_labels[OPTION_CHOICES];
    const char *needs; /* name of a bool option that must be on for this one to count, or NULL */
};

struct ruleset {
    const char *id;    /* written in records: never reused */
    const char *name;  /* shown to players: free to change */
    const char *pitch; /* three short sentences for the title */
    uint8_t seats_least, seats_most;
    uint8_t copies[TILE_KINDS]; /* how many of each kind in the set */
    uint8_t bonus_copies;       /* flowers and seasons in the wall: 0 or 1 of each */
    uint8_t sets;               /* sets besides the pair: a hand is 3 * sets + 1 tiles */
    uint8_t forms;              /* FORM_* that win */
    uint8_t claims;             /* CLAIM_* allowed on a discard */
    uint8_t dead_wall;          /* tiles kept back */
    uint8_t dummy;              /* tiles of the dummy hand between the players: 13 or 0 */
    bool removes_suit;          /* East takes a suit out before the first deal */
    bool has_riichi;
    bool has_round_wind;
    const struct option *options;   /* ended by a NULL name; at most OPTION_MOST */
    const struct pattern *patterns; /* ended by a NULL id */
    const char *rounds_option;      /* the option that holds the number of rounds */

    /* The value of a complete hand; NULL: score_sum. */
    void (*score)(const struct ruleset *rules, const int16_t *options, const struct win *win,
                  struct score *score);
    /* Why `seat` cannot win on another's tile of that kind, in a sentence, or false if it can. NULL: always
     * can. */
    bool (*furiten)(const struct table *table, const struct own *own, int seat, uint8_t kind, char *why,
                    size_t size);
    /* The points everyone starts with. NULL: 0. */
    int (*start_score)(const struct ruleset *rules, const int16_t *options);
    /* What each seat gains by the result in the table (points already scored). */
    void (*settle)(const struct table *table, int points, int32_t gain[SEAT_MOST]);
    /* True if the match is over though rounds are left. NULL: never. */
    bool (*ends_early)(const struct table *table);
    /* The dealer of the next round. NULL: the seats take turns. */
    int (*next_dealer)(const struct table *table);
};

/* All modes in the order they are shown, ended by NULL. */
extern const struct ruleset *const ruleset_list[];

/* The ruleset called `id`, or NULL. Static: never freed. */
const struct ruleset *ruleset_find(const char *id);

/* The place of an option by its name, or -1. */
int ruleset_option(const struct ruleset *rules, const char *name);

/* How many options the mode has. */
int ruleset_option_count(const struct ruleset *rules);

/* Fills all values with the mode's own. */
void ruleset_defaults(const struct ruleset *rules, int16_t options[OPTION_MOST]);

/* The value of an option by its name, which must exist; a bool whose `needs` is off is 0. */
int ruleset_value(const struct ruleset *rules, const int16_t *options, const char *name);

/* Sets an option from its written value ("on"/"off"/"true"/"false", a number, a choice); false with the
 * reason. */
bool ruleset_set(const struct ruleset *rules, int16_t *options, const char *name, const char *value,
                 struct error *why);

/* The written value of the option at `place`: "on", "off", a number or a choice. Static or in `out`. */
const char *ruleset_print(const struct ruleset *rules, const int16_t *options, int place, char out[16]);

/* The pattern called `id`, or NULL. */
const struct pattern *ruleset_pattern(const struct ruleset *rules, const char *id);

#endif
