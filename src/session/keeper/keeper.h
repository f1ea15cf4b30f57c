/*
 * keeper.h: keeps the score of a match with real tiles, as its setup and the list of its rounds. Scores, the
 * dealer and the end of the match follow from these by the mode's own rules (rules/play/rounds.h), so undoing
 * a round just removes it from the list.
 */
#ifndef SESSION_KEEPER_H
#define SESSION_KEEPER_H

#include "rules/play/table.h"
#include "session/problem.h"
#include "session/record.h"

enum {
    KEPT_ROUNDS = 250,
    KEPT_HAND = 100 /* bytes of a hand as text */,
    KEPT_POINTS = 1000000 /* the most that a player can enter */
};

#define KEEPER_FILE "real-table.ini"

enum kept_kind {
    KEPT_WIN,
    KEPT_DRAW,
    KEPT_PREVENTED, /* a wait was guessed (Tenpai Duel) */
    KEPT_INVALID,   /* a declared hand was not complete (One Suit) */
    KEPT_TIME_UP,   /* the clock ended the match (Tenpai Duel) */
    KEPT_PENALTY,   /* between two rounds: points[] are what each player gains */
    KEPT_KINDS
};

/* A round as entered. Sets of players have a bit for each seat. */
struct kept_round {
    uint8_t kind; /* enum kept_kind */
    uint8_t winners;
    uint8_t from;     /* the seat whose tile it was; the winner's own: a self-draw; SEAT_DUMMY: a tile of the
                         dummy's */
    uint8_t ready;    /* the players who were waiting at the end of a round nobody won */
    uint8_t bets;     /* the players who paid a bet for Riichi (Tenpai Duel) */
    uint8_t declared; /* the players who declared a win, valid or not (One Suit) */
    uint8_t
        liable[SEAT_MAX]; /* the seat that pays for winner s although it wasn't their tile, or SEAT_NONE */
    int32_t points[SEAT_MAX]; /* the value of the hand of winner s */
    uint16_t waits[SEAT_MAX]; /* the waits of seat s (One Suit): bit n - 1 for number n */
    uint16_t named[SEAT_MAX]; /* the numbers that seat s named */
    char hand[KEPT_HAND];     /* the winner's hand, if it was entered, or "" */
};

struct keeper {
    const struct ruleset *rules; /* NULL: no match */
    int16_t options[OPTION_MAX];
    char names[SEAT_MAX][PLAYER_NAME]; /* in order of play; the first is East first */
    int count;
    struct kept_round rounds[KEPT_ROUNDS];
};

/* Begins a match without players' names. The options must be a valid combination (ruleset_check). */
void keeper_begin(struct keeper *keeper, const struct ruleset *rules, const int16_t options[OPTION_MAX]);

/* Returns a round of that kind with nothing else set. */
struct kept_round kept_round_of(enum kept_kind kind);

/* True if rounds of the mode can end like this. */
bool keeper_allows(const struct keeper *keeper, enum kept_kind kind);

/* Makes the table after the first `count` rounds: scores, bets, pot and, unless the match is over
 * (table->phase is PHASE_OVER), the dealer of the next round. */
void keeper_table(const struct keeper *keeper, int count, struct table *table);

/* Adds a round; false with the error if it is impossible, or if the match is over. */
bool keeper_add(struct keeper *keeper, const struct kept_round *round, struct error *why);

/* Writes each player's change of score in round `at` of the list. */
void keeper_changes(const struct keeper *keeper, int at, int32_t changes[SEAT_MAX]);

/* The same for a round that is not on the list yet; false with the error if it is impossible. */
bool keeper_try(const struct keeper *keeper, const struct kept_round *round, int32_t changes[SEAT_MAX],
                struct error *why);

/* Removes the last round; false if there is none. */
bool keeper_undo(struct keeper *keeper);

/* --- the file (docs/formats.md "A real table") --------------------------------------------------------- */

/* Reads the match in that data folder (which ends with a slash); without a file there is no match. If it
 * can't be read, returns false with the problem, and there is no match; a file with bad contents has been set
 * aside. */
bool keeper_load(struct keeper *keeper, const char *folder, struct problem *why);

/* The same for a file by its path. */
bool keeper_read(struct keeper *keeper, const char *path, struct problem *why);

/* Writes it; false with the error. */
bool keeper_save(const struct keeper *keeper, const char *folder, struct error *why);

#endif
