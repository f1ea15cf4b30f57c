/*
 * match_tally.h: one finished match for statistics: the result of each round and each hand won.
 *
 * It is counted once from a record by replaying it; the journal (journal.h) then keeps it as a line.
 * docs/formats.md defines each figure.
 */
#ifndef SESSION_MATCH_TALLY_H
#define SESSION_MATCH_TALLY_H

#include "session/archive.h"

/* The result of a round for the person. */
enum round_end {
    ROUND_WON,       /* the person won, alone or with others on the same tile */
    ROUND_LOST,      /* others won */
    ROUND_DRAWN,     /* nobody won: the wall was empty */
    ROUND_PREVENTED, /* nobody won: a wait was guessed (Tenpai Duel) */
    ROUND_INVALID,   /* nobody won: no declared win was valid (One Suit) */
    ROUND_ENDS
};

/* The person's actions in a round, as bits. */
enum {
    TALLY_RIICHI = 1,     /* declared Riichi */
    TALLY_TENPAI = 2,     /* declared plain tenpai (Tenpai Duel) */
    TALLY_PREVENTED = 4,  /* guessed a wait (Tenpai Duel) */
    TALLY_DECLARED = 8,   /* declared a win at their own risk (One Suit) */
    TALLY_FALSE = 16,     /* ... but the hand was not complete */
    TALLY_NAMED = 32,     /* named waits (One Suit) */
    TALLY_EXACT = 64,     /* ... exactly all of them */
    TALLY_OWN_DUMMY = 128 /* won on a tile of the dummy that the person had drawn or revealed */
};

/* More bits, for facts that only achievements need (achievements.h). Those before TALLY_DEALER are about
 * rounds that the person won. */
enum {
    TALLY_LAST_TILE = 1 << 8,    /* with the last tile of the wall */
    TALLY_PAIRS = 1 << 9,        /* with seven pairs */
    TALLY_REVEALS = 1 << 10,     /* after four or more reveals and no draw for the dummy */
    TALLY_DRAWS = 1 << 11,       /* after four or more draws for the dummy and no reveal */
    TALLY_BORROWED = 1 << 12,    /* after a kong of a revealed tile in Riichi */
    TALLY_FURITEN = 1 << 13,     /* by self-draw while furiten */
    TALLY_HIDDEN = 1 << 14,      /* in Stage B, after three wrong guesses */
    TALLY_MANGAN = 1 << 15,      /* with a mangan or more (Tenpai Duel) */
    TALLY_YAKUMAN = 1 << 16,     /* with a yakuman */
    TALLY_COUNTERS = 1 << 17,    /* with three or more counters on the table */
    TALLY_WORTH_MORE = 1 << 18,  /* with more points than a self-drawn win that the person passed */
    TALLY_LIABLE = 1 << 19,      /* paid for by a player although the tile was another's */
    TALLY_JUST = 1 << 20,        /* with exactly the minimum of 3 faan */
    TALLY_DEALER = 1 << 21,      /* was the dealer */
    TALLY_BEHIND = 1 << 22,      /* had fewer points than another player before the deal */
    TALLY_FIRST_GUESS = 1 << 23, /* the first guess was a wait */
    TALLY_MISNAMED = 1 << 24,    /* named a tile that wasn't a wait (One Suit) */
    TALLY_UNNAMED = 1 << 25,     /* named nothing */
    TALLY_THIRTEEN = 1 << 26     /* named exactly all waits of a hand of 13 tiles */
};

/* A pattern by its index in the mode's list (ruleset_next_pattern), and its points. */
struct tally_line {
    uint8_t place;
    int16_t points;
};

enum { TALLY_FIGURE = 96 /* bytes of a hand as text */ };

/* A hand with which the person won. */
struct tally_hand {
    int32_t value;  /* before payments; if hands have no value (One Suit), the gain of the round */
    uint8_t source; /* enum win_source */
    uint8_t line_count;
    struct tally_line lines[SCORE_LINES_MAX];
    char figure[TALLY_FIGURE]; /* its sets separated by blanks, as in sdl/art/figure.h: "'1z11z 45!6p" */
};

struct tally_round {
    uint8_t end;     /* enum round_end */
    uint8_t winners; /* bit s: seat s won */
    uint8_t from;    /* whose tile it was: a seat, SEAT_DUMMY, or SEAT_NONE if nobody won */
    uint8_t sitting; /* the opponent who sat out (One Suit), or SEAT_NONE */
    uint8_t calls;   /* tiles the person claimed for a set */
    uint32_t marks;  /* TALLY_* */
    int32_t points;  /* the change of the person's points */
    int hand;        /* its index in the match's hands, or -1 */
};

/* A seat got another opponent. */
struct tally_change {
    int round; /* index of the first round that they played */
    uint8_t seat;
    struct player player;
};

struct match_tally {
    char name[ARCHIVE_NAME]; /* of the record */
    const struct ruleset *rules;
    uint8_t seats, seat;             /* the number of seats, and the person's seat */
    struct player players[SEAT_MAX]; /* at the start of the match */
    int32_t start;                   /* everyone's points at the start */
    int32_t scores[SEAT_MAX];
    int round_count, hand_count, change_count;
    struct tally_round *rounds;
    struct tally_hand *hands;
    struct tally_change *changes; /* in order of the rounds */
    bool old;                     /* an older program counted it, without what achievements need */
};

enum { TALLY_AT_END = 1 << 30 /* in place of a round: after the last one */ };

/* Counts a match. Returns false and leaves `tally` unchanged if it does not count: not exactly one person
 * played, it was practice (from the start or later), or it is not finished. */
bool match_tally_count(struct match_tally *tally, const struct record *record);

/* The same for a match that may not be finished; its name will be that of its record. */
bool match_tally_so_far(struct match_tally *tally, const struct record *record);

/* Frees everything it owns. */
void match_tally_deinit(struct match_tally *tally);

/* Append an empty round, hand or change and return it; valid until the next is added. */
struct tally_round *match_tally_add_round(struct match_tally *tally);
struct tally_hand *match_tally_add_hand(struct match_tally *tally);
struct tally_change *match_tally_add_change(struct match_tally *tally);

/* Returns the player of a seat in that round (an index, or TALLY_AT_END). Valid as long as the match. */
const struct player *match_tally_player(const struct match_tally *tally, int seat, int round);

/* Returns a seat's points minus those of the best of the others. */
int32_t match_tally_margin(const struct match_tally *tally, int seat);

/* Writes the tiles of a finished hand, as laid out, as text of at most TALLY_FIGURE bytes; `seat` won with
 * it at a table of `seats`. */
void match_tally_figure(const struct win *win, const struct score *score, int seat, int seats,
                        char figure[TALLY_FIGURE]);

/* Reads the tiles of such a text without flowers, with closed kongs face up; returns how many, at most
 * HAND_MAX + MELD_MAX. `*wins` (may be NULL) gets the index of the winning tile, or -1. */
int match_tally_tiles(const char *figure, uint8_t tiles[HAND_MAX + MELD_MAX], int *wins);

/* Return the index of a pattern in the mode's list, and the pattern at an index; -1 and NULL if there is
 * none. */
int match_tally_place(const struct ruleset *rules, const struct pattern *pattern);
const struct pattern *match_tally_pattern(const struct ruleset *rules, int place);

#endif
