/*
 * record.h: a match as text: the players, every deal and every move.
 *
 * The same text is the save file, the replay, the undo history and the bug report. It contains all that
 * chance decided (the dice and each shuffled wall), so replaying needs no random numbers. docs/formats.md
 * describes the format.
 */
#ifndef SESSION_RECORD_H
#define SESSION_RECORD_H

#include "base/text.h"
#include "rules/play/game.h"
#include "session/problem.h"

/* PLAYER_PROGRAM is played outside this program; in a match elsewhere (session_heard) all others are. */
enum player_kind { PLAYER_PERSON, PLAYER_COMPUTER, PLAYER_PROGRAM };

enum { PLAYER_NAME = 24 /* bytes */, RECORD_VERSION = 5 };

enum { RECORD_BEGAN = 20 /* bytes of a time as text */ };

struct player {
    uint8_t kind;  /* enum player_kind */
    uint8_t level; /* enum ai_level of a computer: a plain level or a named opponent */
    char name[PLAYER_NAME];
};

/* Writes a name from outside in the form for records: printable, and never cut within what people see as a
 * character. */
void player_name(char out[PLAYER_NAME], const char *name);

/* True if kind, level and name are the same. */
bool player_is_same(const struct player *a, const struct player *b);

/* The facts fixed before the first deal. players[s] has seat s; the dice are rolled before that. */
struct setup {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    uint8_t seats;
    struct player players[SEAT_MAX];
    uint64_t seed;          /* of the first deal */
    uint8_t dice[SEAT_MAX]; /* each seat's roll for the first East, the highest by seat 0; 0: none */
    uint8_t rounds; /* the match ends after this many rounds, even if its options say more; 0: as the options
                       say */
    bool practice;  /* undo is allowed */
    bool practice_later;      /* the match counted at first and became practice later */
    char began[RECORD_BEGAN]; /* "2026-11-22 14:03:10", the player's local time, or "" if unknown */
};

/* Returns a match of that mode with its usual options and number of seats, whose players have no names yet.
 */
struct setup setup_of(const struct ruleset *rules, uint64_t seed);

/* Returns the seats of persons (not computers or programs), as bits. */
unsigned setup_persons(const struct setup *setup);

/* True if a person has that seat; false for SEAT_NONE. */
bool setup_is_person(const struct setup *setup, int seat);

/* Return the first person's seat, and the only person's seat; SEAT_NONE if there is no such seat. */
int setup_first_person(const struct setup *setup);
int setup_only_person(const struct setup *setup);

/* Returns the minutes after which the match's time is up; 0: it has no clock. */
int setup_minutes(const struct setup *setup);

/* True if both are setups of the same match, however it continues: deal, dice and the players' names
 * agree. */
bool setup_is_same_match(const struct setup *a, const struct setup *b);

/* Opponents who replace others: bit s of `seats` for seat s. */
struct change {
    uint8_t seats;
    struct player players[SEAT_MAX];
};

struct entry {
    bool is_deal;
    bool is_time_up; /* time ran out and the match ended here */
    uint64_t seed;   /* for a deal: a match begun with this seed has this deal */
    struct deal deal;
    struct change change; /* for a deal: the opponents who join for it */
    struct move move;
};

/* At one screen: the dummy action that a player chose together with a discard, before anybody knows whether
 * the discard is claimed. It is not a move of the match yet, and the next entry drops it. `pungs` and `kongs`
 * are the kinds that the player will claim if they draw one for the dummy. */
struct dummy_plan {
    bool made;
    struct move move;
    tile_set pungs, kongs;
};

struct record {
    struct setup setup;
    struct entry *entries;
    uint32_t elapsed; /* seconds of play, for modes with a clock; not changed by replaying */
    int count;
    int room;
    struct change next; /* the opponents who join for the next deal */
    struct dummy_plan plan;
};

/* Returns after how many rounds a program before record version 4 ends the match by its options, even with a
 * clock; 0: it does not. */
int record_older_rounds(const struct setup *setup);

/* Makes an empty record; control characters in the players' names become blanks. */
void record_init(struct record *record, const struct setup *setup);

/* Frees the entries. */
void record_deinit(struct record *record);

/* Keeps the first `count` entries. If none are left, opponents waiting for the next deal move into the
 * setup, because the ones they replace have not played. */
void record_cut(struct record *record, int count);

/* Replaces the computer on a seat from the next deal on; does nothing if this opponent is already there.
 * Before the first entry it changes the setup instead. */
void record_change(struct record *record, int seat, const struct player *player);

/* Writes the players as they sit after the first `count` entries. */
void record_players(const struct record *record, int count, struct player players[SEAT_MAX]);

/* Returns the seats on which an opponent is replaced at any deal, including the next one, as bits. */
unsigned record_changes(const struct record *record);

enum { RECORD_SITTERS = 12 };

/* A player and their seat. */
struct record_sitter {
    uint8_t seat;
    struct player player;
};

/* Lists everyone who plays in the record once, by seat and then in the order they joined; returns how many
 * and omits the last if there are more than RECORD_SITTERS. Opponents waiting for the next deal are not
 * included. */
int record_sitters(const struct record *record, struct record_sitter sitters[RECORD_SITTERS]);

/* Append a deal, at which waiting opponents join, or a move. */
void record_add_deal(struct record *record, const struct deal *deal, uint64_t seed);
void record_add_move(struct record *record, struct move move);

/* Appends the end of the match by the clock. */
void record_add_time_up(struct record *record);

/* True if the text is a time in the form of `began`. */
bool record_is_time(const char *text);

/* Appends the (valid) record to `text`. */
void record_print(const struct record *record, struct text *text);

/* Appends the lines of entry number `index`, without the remarks for human readers that record_print adds.
 * Appending them to a shorter record's text continues it. */
void record_print_entry(const struct record *record, int index, struct text *text);

/* Reads a record and plays it by the rules. Returns false with line and problem at the first invalid line,
 * illegal move or wrong set of tiles. `record` need not be initialized and is unchanged on failure. */
bool record_parse(struct record *record, const char *text, struct problem *why);

/* The same, but a record that goes wrong after its first deal is accepted up to there: then `*part` is true
 * and `why` has the problem. */
bool record_parse_part(struct record *record, const char *text, bool *part, struct problem *why);

/* The same for `size` bytes of any content followed by a zero, which a player took for a record. Known other
 * formats are named in the problem (foreign.h). */
bool record_of_bytes(struct record *record, const char *bytes, size_t size, struct problem *why);

/* The same for a whole file of any content. `why` may be NULL. */
bool record_read(struct record *record, const char *path, struct problem *why);

/* The same for one of our saves, in which every line has an end. After a deal, an incomplete last line, for
 * example after a power failure, is dropped and `*cut` is true. */
bool record_read_save(struct record *record, const char *path, bool *cut, struct problem *why);

/* Makes the game before the first entry. */
void record_start(const struct record *record, struct game *game);

/* Deals, or makes the (legal) move, and lists its events. */
void entry_apply(const struct entry *entry, struct game *game, struct events *events);

/* True if these moves, all that a seat has, leave it a choice. One move represents all guesses or all
 * namings, so that is a choice too. */
bool moves_are_choice(const struct move *moves, int count);

/* True if one of the events is of that kind. */
bool events_have(const struct event *events, int count, enum event_kind kind);

/* Makes the game after the first `count` entries of a valid record. */
void record_replay(const struct record *record, int count, struct game *game);

/* True if a valid record reaches the end of its match. */
bool record_is_over(const struct record *record);

#endif
