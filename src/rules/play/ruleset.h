/*
 * ruleset.h: the rules of one mahjong mode, as data.
 *
 * A ruleset is constant data and optional hooks. It has no state: everything that changes during play is in
 * struct game.
 */
#ifndef RULES_RULESET_H
#define RULES_RULESET_H

#include "rules/play/move.h"
#include "rules/play/refusal.h"
#include "rules/play/score.h"

struct table;
struct own;

enum { CLAIM_CHOW = 1, CLAIM_PUNG = 2, CLAIM_KONG = 4 }; /* a win may always be claimed */

enum option_type { OPTION_BOOL, OPTION_NUMBER, OPTION_CHOICE };

enum { OPTION_MAX = 12, OPTION_CHOICES = 9 };

/* The subject of an option. Code finds options by it; names are for files and people. A mode has at most one
 * option for each key. */
enum option_key {
    OPTION_NONE,          /* not an option */
    OPTION_ROUNDS,        /* how many rounds the match has; a mode without it ends the match in another way */
    OPTION_WINDS,         /* how many round winds the match has */
    OPTION_SCORING,       /* how the score of the match is kept */
    OPTION_CLOCK,         /* the minutes before time is up */
    OPTION_SUIT,          /* the only suit in play */
    OPTION_SIZE,          /* the number of tiles in a hand, if not 3 * sets + 1 */
    OPTION_PLAYERS,       /* how many people play, and how many of them at a time */
    OPTION_RED_FIVES,     /* bool: one five of each suit is red */
    OPTION_FLOWERS,       /* bool: the bonus tiles are in play */
    OPTION_INDICATORS,    /* bool: East keeps two of three bonus numbers */
    OPTION_TREASURE,      /* bool: one more number is hidden */
    OPTION_REVEALED_KONG, /* bool: a revealed tile of the dummy's row can become a kong */
    OPTION_RIICHI_FURITEN, /* whose discards count against a Riichi */
    OPTION_STAGE_A_WINS,   /* bool: a hand may win before anyone declares tenpai */
    OPTION_MINIMUM,        /* the faan that a hand needs */
    OPTION_ALL_WIN,        /* bool: several players may win on the same tile */
    OPTION_LIABILITY,      /* bool: the player who feeds a great hand pays for it */
    OPTION_SHARED_PAYMENT  /* bool: players who did not discard pay too */
};

/* One option of a mode. A value is a small number: 0 or 1 for a bool, the number itself, or the index of the
 * choice. */
struct option {
    uint8_t key;       /* enum option_key */
    const char *name;  /* in records and on the command line; never reuse one */
    const char *label; /* shown to players */
    const char *help;  /* one sentence */
    uint8_t type;      /* enum option_type */
    int16_t initial;
    int16_t numbers[OPTION_CHOICES];     /* the allowed values of an OPTION_NUMBER, ended by 0 if fewer */
    const char *choices[OPTION_CHOICES]; /* names of an OPTION_CHOICE, ended by NULL if fewer */
    const char *choice_labels[OPTION_CHOICES];
    uint8_t needs;  /* key of a bool option that must be on for this one to apply, or OPTION_NONE */
    uint8_t unless; /* key of an option that must be 0 for this one to apply, or OPTION_NONE */
};

/* The name of a pattern at other tables. */
struct customary_name {
    const char *id; /* of the pattern */
    const char *name;
};

/* One difference from another mode whose options and patterns this mode shares. */
struct difference {
    uint8_t option;      /* key of an option whose initial value is `value` in this mode, or OPTION_NONE */
    const char *pattern; /* id of a pattern worth `value` in this mode (0: does not count), or NULL */
    int16_t value;
};

struct ruleset {
    const char *id;    /* in records; never reuse one */
    const char *name;  /* shown to players; may change */
    const char *pitch; /* three short sentences for the title screen */
    const char *goal;  /* the aim of the game, for returning players; NULL: the pitch has it */
    uint8_t seats_least, seats_most;
    uint8_t copies[TILE_KINDS]; /* copies of each kind in the set */
    bool has_flowers;           /* flowers and seasons are in the wall, unless OPTION_FLOWERS is off */
    uint8_t sets;               /* sets in addition to the pair: a hand has 3 * sets + 1 tiles */
    uint8_t forms;              /* FORM_* that win */
    uint8_t claims;             /* CLAIM_* allowed on a discard */
    uint8_t dead_wall;          /* tiles not drawn from */
    uint8_t dummy;              /* tiles of the dummy hand between the players: 13 or 0 */
    bool breaks_wall;           /* the players may roll dice for the place where the wall is broken */
    bool calls_rounds;          /* players call a deal and its play a round, not a hand */
    bool removes_suit;          /* East removes a suit before the first deal */
    bool has_riichi;
    bool has_round_wind;      /* East; see winds_go_round */
    bool winds_go_round;      /* the round wind changes when every seat has had the deal once */
    bool has_dora;            /* indicators are in the dead wall, one more for each kong */
    bool declares_risk;       /* players declare a win at their own risk and name its waits (One Suit) */
    bool has_stages;          /* after a tenpai declaration the opponent guesses waits (Tenpai Duel) */
    bool no_robbing;          /* the tile of an added kong cannot be won on, so it is not offered */
    bool no_swap_calls;       /* after a claim, neither the claimed kind nor the other end of the run may be
                                 discarded */
    bool front_replacements;  /* the replacement for a kong comes from the front of the wall */
    bool pass_blocks_a_turn;  /* passing on a completing tile blocks wins until the next own draw or claim */
    bool counts_faan;         /* hands are counted in faan, which are converted to points */
    bool dealer_claims_first; /* of several wins on a tile the one nearest to the dealer counts, the dealer
                                 first */
    uint8_t turn_limit;       /* discards of each player before the round is a draw; 0: no limit */
    int16_t rare;             /* a hand with a pattern worth this much is rare; 0: no hand is */
    int32_t start_pot;        /* points set aside to pay wins from, or 0 */
    const struct option *options;       /* ended by a NULL name; at most OPTION_MAX */
    const struct pattern *patterns;     /* ended by a NULL id */
    const struct pattern *own_patterns; /* more patterns of this mode, ended likewise; NULL: none */
    const char *unplayed; /* a pattern that `score` knows but that no hand can have at this table, so it is
                             not listed; or NULL */
    const struct customary_name *customary; /* ended by a NULL id; NULL: names are the same elsewhere */
    const struct difference *differences;   /* from the mode whose options and patterns it shares, ended by an
                                               empty one; NULL: none */
    const char
        *liability; /* the name of the rule by which one player pays for another's tile; NULL: no such rule */

    /* Calculates the value of a complete hand. NULL: score_sum. */
    void (*score)(const struct ruleset *rules, const int16_t *options, const struct win *win,
                  struct score *score);
    /* True if furiten stops `seat` from winning on another player's tile of that kind; fills `why`. NULL:
     * never. */
    bool (*furiten)(const struct table *table, const struct own *own, int seat, uint8_t kind,
                    struct refusal *why);
    /* Returns the starting points of every player. NULL: 0. */
    int (*start_score)(const struct ruleset *rules, const int16_t *options);
    /* Calculates what each seat gains by the result in the table (scores[s] is winner s's score). It may
     * also move what is on the table (pot, bets, counters) and set who is liable. */
    void (*settle)(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX]);
    /* True if these options can be combined; otherwise fills `why`. NULL: always. */
    bool (*check)(const struct ruleset *rules, const int16_t *options, struct refusal *why);
    /* Returns the number of seats for these options. NULL: seats_least. */
    int (*seats)(const struct ruleset *rules, const int16_t *options);
    /* Distributes what is on the table when the clock ends the match. NULL: the mode has no clock. */
    void (*time_up)(struct table *table);
    /* True if the match ends although rounds are left. NULL: never. */
    bool (*ends_early)(const struct table *table);
    /* Returns the seat that sits out the round of that dealer, or SEAT_NONE. NULL: no seat does. */
    int (*sits_out)(const struct table *table, int dealer);
    /* Returns the dealer of the next round. NULL: the seats take turns. */
    int (*next_dealer)(const struct table *table);
};

/* All modes, ended by NULL. New modes come last: the tables in ai/ready_counts.c and ai/calibration.c have
 * the same order. */
enum { RULESETS_MAX = 16 };
extern const struct ruleset *const ruleset_list[RULESETS_MAX + 1];

/* Returns the ruleset with this id, or NULL. Static. */
const struct ruleset *ruleset_find(const char *id);

/* Returns the index in ruleset_list of a mode that is there. */
int ruleset_place(const struct ruleset *rules);

/* Returns the index of an option, or -1 if the mode does not have it. */
int ruleset_option(const struct ruleset *rules, enum option_key key);

/* Returns the index of an option by its name, or -1. */
int ruleset_option_named(const struct ruleset *rules, const char *name);

/* True if the mode has the option. */
bool ruleset_has(const struct ruleset *rules, enum option_key key);

/* Returns the name of an option that the mode has. Static text. */
const char *ruleset_option_name(const struct ruleset *rules, enum option_key key);

/* Returns the number of options. */
int ruleset_option_count(const struct ruleset *rules);

/* Fills all values with the mode's initial ones. */
void ruleset_defaults(const struct ruleset *rules, int16_t options[OPTION_MAX]);

/* True if option number `place` applies: its `needs` is on, and its `unless` is 0. */
bool ruleset_counts(const struct ruleset *rules, const int16_t *options, int place);

/* Returns the value of an option; 0 if the mode does not have it or it does not apply. */
int ruleset_value(const struct ruleset *rules, const int16_t *options, enum option_key key);

/* True if flowers and seasons are in play. */
bool ruleset_plays_flowers(const struct ruleset *rules, const int16_t *options);

/* Sets an option from text ("on"/"off"/"true"/"false", a number, a choice); false with the error. */
bool ruleset_set(const struct ruleset *rules, int16_t *options, const char *name, const char *value,
                 struct error *why);

/* Returns the value of option number `place` as text: "on", "off", a number or a choice. Static, or in
 * `out`. */
const char *ruleset_print(const struct ruleset *rules, const int16_t *options, int place, char out[16]);

/* True if a match can be played with this combination of options; otherwise fills `why`. */
bool ruleset_check(const struct ruleset *rules, const int16_t *options, struct refusal *why);

/* Returns the number of seats for these options. */
int ruleset_seats(const struct ruleset *rules, const int16_t *options);

/* Returns the name of a pattern at other tables, or NULL if it is the same. */
const char *ruleset_customary(const struct ruleset *rules, const struct pattern *pattern);

/* Returns the points of a pattern in this mode, each time it occurs; 0: it does not count. */
int ruleset_points(const struct ruleset *rules, const struct pattern *pattern);

/* True if a hand can have the pattern in this mode; then lists of patterns show it. */
bool ruleset_plays(const struct ruleset *rules, const struct pattern *pattern);

/* Returns the pattern after `at`, or the first if `at` is NULL: those of `patterns`, then the mode's own;
 * NULL after the last. */
static inline const struct pattern *ruleset_next_pattern(const struct ruleset *rules,
                                                         const struct pattern *at)
{
    const struct pattern *next = at ? at + 1 : rules->patterns, *own = rules->own_patterns;
    if (next->id)
        return next;
    if (!own)
        return NULL;
    while (own->id)
        own++;
    return own == next ? NULL : rules->own_patterns;
}

/* Returns the pattern with this id, or NULL. */
const struct pattern *ruleset_pattern(const struct ruleset *rules, const char *id);

#endif
