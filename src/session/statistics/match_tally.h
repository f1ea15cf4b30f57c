/*
 * match_tally.h: one finished match as statistics need it: what became of each round, and each hand won.
 *
 * It is counted from a record, once, by playing it again; the journal (journal.h) keeps it as a line, so that
 * nothing needs to be played again. docs/formats.md says what each figure means.
 */
#ifndef SESSION_MATCH_TALLY_H
#define SESSION_MATCH_TALLY_H

#include "session/archive.h"

/* What became of a round, for the person. */
enum round_end {
    ROUND_WON,       /* the person won, alone or with others on the same tile */
    ROUND_LOST,      /* others won */
    ROUND_DRAWN,     /* nobody won: the wall is empty */
    ROUND_PREVENTED, /* nobody: a wait was guessed (Tenpai Duel) */
    ROUND_INVALID,   /* nobody: nobody who declared had won (One Suit) */
    ROUND_ENDS
};

/* What the person did in a round. */
enum {
    TALLY_RIICHI = 1,     /* declared Riichi */
    TALLY_TENPAI = 2,     /* declared plain tenpai (Tenpai Duel) */
    TALLY_PREVENTED = 4,  /* guessed a wait (Tenpai Duel) */
    TALLY_DECLARED = 8,   /* declared a win at their own risk (One Suit) */
    TALLY_FALSE = 16,     /* ... with a hand that was not complete */
    TALLY_NAMED = 32,     /* named waits (One Suit) */
    TALLY_EXACT = 64,     /* ... all that there were, and none else */
    TALLY_OWN_DUMMY = 128 /* the winning tile was the dummy's, and the person had drawn or turned it */
};

/* A pattern by its place in the mode's list (ruleset_next_pattern), and what it brought. */
struct tally_line {
    uint8_t place;
    int16_t points;
};

enum { TALLY_FIGURE = 96 /* bytes of a hand as text */ };

/* A hand that the person won with. */
struct tally_hand {
    int32_t value;  /* before payments; where hands have no value (One Suit) what the round brought */
    uint8_t source; /* enum win_source */
    uint8_t line_count;
    struct tally_line lines[SCORE_LINES_MAX];
    char figure[TALLY_FIGURE]; /* its sets parted by blanks, as sdl/art/figure.h draws them: "'1z11z 45!6p" */
};

struct tally_round {
    uint8_t end;     /* enum round_end */
    uint8_t winners; /* bit s: seat s won */
    uint8_t from;    /* whose tile it was: a seat, SEAT_DUMMY; SEAT_NONE where nobody won */
    uint8_t sitting; /* the opponent's seat that sat it out (One Suit), or SEAT_NONE */
    uint8_t marks;   /* TALLY_* */
    uint8_t calls;   /* tiles the person claimed for a set */
    int32_t points;  /* what the round changed the person's points by */
    int hand;        /* its place among the match's hands, or -1 */
};

/* Another opponent sat down on a seat. */
struct tally_change {
    int round; /* the place of the first round that they played */
    uint8_t seat;
    struct player player;
};

struct match_tally {
    char name[ARCHIVE_NAME]; /* of the kept record */
    const struct ruleset *rules;
    uint8_t seats, seat;             /* how many play, and where the person sits */
    struct player players[SEAT_MAX]; /* as the match began */
    int32_t start;                   /* the points that everybody began with */
    int32_t scores[SEAT_MAX];
    int round_count, hand_count, change_count;
    struct tally_round *rounds;
    struct tally_hand *hands;
    struct tally_change *changes; /* in the order of the rounds */
};

enum { TALLY_AT_END = 1 << 30 /* as a round: after all of them */ };

/* Counts a match. False, and `tally` is untouched, if it does not count: not exactly one person played it, it
 * was for practice, from the start or later, or it has not come to its end. */
bool match_tally_count(struct match_tally *tally, const struct record *record);

/* Frees its rounds and hands. */
void match_tally_deinit(struct match_tally *tally);

/* Adds a round, a hand or a change at the end; returns it, all zero. Valid until the next is added. */
struct tally_round *match_tally_add_round(struct match_tally *tally);
struct tally_hand *match_tally_add_hand(struct match_tally *tally);
struct tally_change *match_tally_add_change(struct match_tally *tally);

/* Who sat on a seat in the round at that place, or TALLY_AT_END. Valid as long as the match. */
const struct player *match_tally_player(const struct match_tally *tally, int seat, int round);

/* How a finished hand is laid out, as text for TALLY_FIGURE bytes; `seat` won with it at that table. */
void match_tally_figure(const struct win *win, const struct score *score, int seat, int seats,
                        char figure[TALLY_FIGURE]);

/* The place of a pattern in the mode's list, and the pattern at a place; -1 and NULL if there is none. */
int match_tally_place(const struct ruleset *rules, const struct pattern *pattern);
const struct pattern *match_tally_pattern(const struct ruleset *rules, int place);

#endif
