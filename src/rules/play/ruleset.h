/*
 * ruleset.h: what one mahjong mode supplies to the engine.
 *
 * A ruleset is constant data plus optional hooks. It holds no state:
 * everything that changes during play lives in struct game.
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

/* What an option is about. The program asks for options by this; their names are for files and people, and
 * of one mode no two options have the same key. */
enum option_key {
    OPTION_NONE,           /* of no option */
    OPTION_ROUNDS,         /* how many rounds the match has; a mode without it ends the match otherwise */
    OPTION_WINDS,          /* how many winds go round */
    OPTION_SCORING,        /* how the score of the match is kept */
    OPTION_CLOCK,          /* the minutes before time is up */
    OPTION_SUIT,           /* the only suit in play */
    OPTION_SIZE,           /* the tiles of a hand, where that is not 3 * sets + 1 */
    OPTION_PLAYERS,        /* how many play, of how many */
    OPTION_RED_FIVES,      /* a switch: one five of each suit is red */
    OPTION_FLOWERS,        /* a switch: the bonus tiles are in play */
    OPTION_INDICATORS,     /* a switch: East keeps two of three bonus numbers */
    OPTION_TREASURE,       /* a switch: a further number lies hidden */
    OPTION_REVEALED_KONG,  /* a switch: a tile turned in the dummy's row may be konged */
    OPTION_RIICHI_FURITEN, /* whose discards count against a Riichi */
    OPTION_STAGE_A_WINS,   /* a switch: a hand may be won before tenpai is declared */
    OPTION_MINIMUM,        /* the faan a hand must be worth */
    OPTION_ALL_WIN,        /* a switch: everybody who wins on a tile is paid */
    OPTION_LIABILITY,      /* a switch: who feeds a great hand pays for it */
    OPTION_SHARED_PAYMENT  /* a switch: those who did not discard pay too */
};

/* One switch of a mode. Values are small numbers: 0 or 1 for a bool, the number itself, or the
 * place of the choice in `choices`. */
struct option {
    uint8_t key;       /* enum option_key */
    const char *name;  /* in records and on the command line: never reused */
    const char *label; /* shown to players */
    const char *help;  /* one sentence */
    uint8_t type;      /* enum option_type */
    int16_t initial;
    int16_t numbers[OPTION_CHOICES];     /* the values an OPTION_NUMBER may have, ended by 0 if fewer */
    const char *choices[OPTION_CHOICES]; /* names of an OPTION_CHOICE, ended by NULL if fewer */
    const char *choice_labels[OPTION_CHOICES];
    uint8_t needs;  /* key of a bool option that must be on for this one to count, or OPTION_NONE */
    uint8_t unless; /* key of an option that must have the value 0 for this one to count, or OPTION_NONE */
};

/* What players of other tables call a pattern. */
struct customary_name {
    const char *id; /* of the pattern */
    const char *name;
};

/* One change that a mode makes to another whose options and patterns it shares. */
struct difference {
    uint8_t option;      /* key of one that begins at `value` in this mode; or OPTION_NONE */
    const char *pattern; /* is worth `value` in this mode, 0: is not counted; or NULL */
    int16_t value;
};

struct ruleset {
    const char *id;    /* written in records: never reused */
    const char *name;  /* shown to players: free to change */
    const char *pitch; /* three short sentences for the title */
    const char *goal;  /* what one plays for, for who comes back; NULL: the pitch tells it */
    uint8_t seats_least, seats_most;
    uint8_t copies[TILE_KINDS]; /* how many of each kind in the set */
    bool has_flowers;           /* flowers and seasons are in the wall, unless OPTION_FLOWERS is off */
    uint8_t sets;               /* sets besides the pair: a hand is 3 * sets + 1 tiles */
    uint8_t forms;              /* FORM_* that win */
    uint8_t claims;             /* CLAIM_* allowed on a discard */
    uint8_t dead_wall;          /* tiles kept back */
    uint8_t dummy;              /* tiles of the dummy hand between the players: 13 or 0 */
    bool breaks_wall;           /* dice may say where the wall is broken for the deal */
    bool calls_rounds;          /* the play from a deal to its end is called a round, not a hand */
    bool removes_suit;          /* East takes a suit out before the first deal */
    bool has_riichi;
    bool has_round_wind;      /* East; see winds_go_round */
    bool winds_go_round;      /* the round wind moves on when every seat has passed the deal once */
    bool has_dora;            /* indicators lie in the dead wall, one more for each kong */
    bool declares_risk;       /* a win is declared at one's own risk and its waits are named (One Suit) */
    bool has_stages;          /* declared tenpai begins the guessing of waits (Tenpai Duel) */
    bool no_robbing;          /* the tile of an added kong can never be won on, so it is not offered */
    bool no_swap_calls;       /* after a claim neither the same kind nor the run's other end is discarded */
    bool front_replacements;  /* a kong's replacement is drawn like any tile */
    bool pass_blocks_a_turn;  /* letting a completing tile go blocks wins until the next own draw or claim */
    bool counts_faan;         /* hands are counted in faan before they are worth points */
    bool dealer_claims_first; /* of several wins on a tile the one nearest to the dealer counts, the dealer
                               * first
                               */
    uint8_t turn_limit;       /* discards each before the round is a draw, 0 for none */
    int16_t rare;             /* a pattern worth as much makes a rare hand; 0: there is none */
    int32_t start_pot;        /* points set aside that wins are paid from, or 0 */
    const struct option *options;       /* ended by a NULL name; at most OPTION_MAX */
    const struct pattern *patterns;     /* ended by a NULL id */
    const struct pattern *own_patterns; /* more that a mode adds to those it shares, likewise; NULL: none */
    const char *unplayed; /* a pattern that hands have elsewhere and `score` knows, but none can have at this
                             table: it is in no list; or NULL */
    const struct customary_name *customary; /* ended by a NULL id; NULL: the names are customary */
    const struct difference *differences;   /* from the mode it shares options and patterns with, ended by an
                                               empty one; NULL: none */
    const char
        *liability; /* what it is called when another pays than whose tile it was; NULL: none ever does */

    /* The value of a complete hand; NULL: score_sum. */
    void (*score)(const struct ruleset *rules, const int16_t *options, const struct win *win,
                  struct score *score);
    /* Why `seat` cannot win on another's tile of that kind, or false if it can. NULL: always can. */
    bool (*furiten)(const struct table *table, const struct own *own, int seat, uint8_t kind,
                    struct refusal *why);
    /* The points everyone starts with. NULL: 0. */
    int (*start_score)(const struct ruleset *rules, const int16_t *options);
    /* What each seat gains by the result in the table (scores[s] is that of winner s's hand), won, drawn or
     * prevented; it may also move what lies on the table (a pot, bets, counters) and say who is liable. */
    void (*settle)(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX]);
    /* Why these options cannot stand together, or true. NULL: all can. */
    bool (*check)(const struct ruleset *rules, const int16_t *options, struct refusal *why);
    /* How many seats the options ask for. NULL: seats_least. */
    int (*seats)(const struct ruleset *rules, const int16_t *options);
    /* Time has ended the match: what lies on the table is given out. NULL: the mode has no clock. */
    void (*time_up)(struct table *table);
    /* True if the match is over though rounds are left. NULL: never. */
    bool (*ends_early)(const struct table *table);
    /* The seat that sits out the round of that dealer, or SEAT_NONE. NULL: nobody ever does. */
    int (*sits_out)(const struct table *table, int dealer);
    /* The dealer of the next round. NULL: the seats take turns. */
    int (*next_dealer)(const struct table *table);
};

/* All modes in the order they are shown, ended by NULL. */
extern const struct ruleset *const ruleset_list[];

/* The ruleset called `id`, or NULL. Static: never freed. */
const struct ruleset *ruleset_find(const char *id);

/* The place of an option, or -1 if the mode has none of that key. */
int ruleset_option(const struct ruleset *rules, enum option_key key);

/* The place of an option by its name, or -1. */
int ruleset_option_named(const struct ruleset *rules, const char *name);

/* True if the mode has the option. */
bool ruleset_has(const struct ruleset *rules, enum option_key key);

/* The name of an option that the mode has. Static text. */
const char *ruleset_option_name(const struct ruleset *rules, enum option_key key);

/* How many options the mode has. */
int ruleset_option_count(const struct ruleset *rules);

/* Fills all values with the mode's own. */
void ruleset_defaults(const struct ruleset *rules, int16_t options[OPTION_MAX]);

/* True if the option at `place` counts: what it `needs` is on, and what it must be `unless` is 0. */
bool ruleset_counts(const struct ruleset *rules, const int16_t *options, int place);

/* The value of an option; 0 in a mode without it, and for one that does not count. */
int ruleset_value(const struct ruleset *rules, const int16_t *options, enum option_key key);

/* True if flowers and seasons are in play. */
bool ruleset_plays_flowers(const struct ruleset *rules, const int16_t *options);

/* Sets an option from its written value ("on"/"off"/"true"/"false", a number, a choice); false with the
 * reason. */
bool ruleset_set(const struct ruleset *rules, int16_t *options, const char *name, const char *value,
                 struct error *why);

/* The written value of the option at `place`: "on", "off", a number or a choice. Static or in `out`. */
const char *ruleset_print(const struct ruleset *rules, const int16_t *options, int place, char out[16]);

/* True if a match can be played with these options together; else the reason. */
bool ruleset_check(const struct ruleset *rules, const int16_t *options, struct refusal *why);

/* How many seats a match with these options has. */
int ruleset_seats(const struct ruleset *rules, const int16_t *options);

/* The customary name of a pattern, or NULL if its own is that. */
const char *ruleset_customary(const struct ruleset *rules, const struct pattern *pattern);

/* What a pattern is worth each time in this mode: its points, or what the mode's differences say; 0: it is
 * not counted. */
int ruleset_points(const struct ruleset *rules, const struct pattern *pattern);

/* True if a hand can have the pattern in a match of this mode; then lists of patterns show it. */
bool ruleset_plays(const struct ruleset *rules, const struct pattern *pattern);

/* The pattern after `at`, or the first if that is NULL: those of `patterns`, then the mode's own; NULL after
 * the last. */
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

/* The pattern called `id`, or NULL. */
const struct pattern *ruleset_pattern(const struct ruleset *rules, const char *id);

#endif
