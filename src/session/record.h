/*
 * record.h: a match as text: who plays, every deal, every move.
 *
 * The same text is the save file, the replay, the undo and the bug report. It
 * holds all that chance decided (the dice and each shuffled wall), so playing
 * it again needs no random number. Its form is described in docs/formats.md.
 */
#ifndef SESSION_RECORD_H
#define SESSION_RECORD_H

#include "base/text.h"
#include "rules/play/game.h"
#include "session/problem.h"

enum player_kind { PLAYER_PERSON, PLAYER_COMPUTER, PLAYER_PROGRAM };

enum { PLAYER_NAME = 24 /* bytes */, RECORD_VERSION = 4 };

enum { RECORD_BEGAN = 20 /* bytes of a time as text */ };

struct player {
    uint8_t kind;  /* enum player_kind */
    uint8_t level; /* enum ai_level of a computer: a plain level or one of the people */
    char name[PLAYER_NAME];
};

/* What is settled before the first deal. players[s] sits on seat s: the dice are thrown before. */
struct setup {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    uint8_t seats;
    struct player players[SEAT_MAX];
    uint64_t seed;          /* of the first deal */
    uint8_t dice[SEAT_MAX]; /* each seat's throw, which decided the first East: seat 0 threw most; 0: none */
    uint8_t rounds;         /* the match is over after so many, though its options say more; 0: they say */
    bool practice;          /* undo is allowed */
    bool practice_later;    /* ... though the match counted at first */
    char began[RECORD_BEGAN]; /* "2026-11-22 14:03:10" by the player's clock, or "": nobody noted it */
};

/* The seats of persons, as bits: who is neither a computer nor a program. */
unsigned setup_persons(const struct setup *setup);

/* True if one of them sits there; nobody sits at SEAT_NONE. */
bool setup_is_person(const struct setup *setup, int seat);

/* The first person's seat, and the seat of the only one; SEAT_NONE without one, or where there are more. */
int setup_first_person(const struct setup *setup);
int setup_only_person(const struct setup *setup);

/* True if both begin the same match, however it continues: the deal, the dice and the players' names agree.
 */
bool setup_is_same_match(const struct setup *a, const struct setup *b);

/* Opponents who take the place of others: bit s of `seats` for seat s. */
struct change {
    uint8_t seats;
    struct player players[SEAT_MAX];
};

struct entry {
    bool is_deal;
    bool is_time_up; /* the clock ended the match here */
    uint64_t seed;   /* of a deal: entering it begins a match with this very deal */
    struct deal deal;
    struct change change; /* of a deal: who sits down for it */
    struct move move;
};

struct record {
    struct setup setup;
    struct entry *entries;
    uint32_t elapsed; /* seconds spent at the table, for modes with a clock; replaying measures no time */
    int count;
    int room;
    struct change next; /* who sits down for the deal to come */
};

/* After how many rounds a version before 4 ends the match by its options, clock or not; 0: otherwise. */
int record_older_rounds(const struct setup *setup);

/* An empty record of a match; control characters in the players' names become blanks. */
void record_init(struct record *record, const struct setup *setup);

/* Frees the entries. */
void record_deinit(struct record *record);

/* Leaves the first `count` entries. If there are none, whoever waits for the deal to come is of the setup:
 * who would leave for them has not played. */
void record_cut(struct record *record, int count);

/* Lets another opponent sit down on a computer's seat for the deal to come; who sits there already stays.
 * Before the first entry that changes the setup, as above. */
void record_change(struct record *record, int seat, const struct player *player);

/* The players as they sit after the first `count` entries. */
void record_players(const struct record *record, int count, struct player players[SEAT_MAX]);

/* Bit s: another opponent sits down on seat s at some deal, or for the one to come. */
unsigned record_changes(const struct record *record);

enum { RECORD_SITTERS = 12 };

/* One who plays, and where. */
struct record_sitter {
    uint8_t seat;
    struct player player;
};

/* Everybody who plays in the record, each once, seat by seat in the order in which they sat down; returns how
 * many, and leaves out who came later than there is room for. Who is yet to be dealt in does not play. */
int record_sitters(const struct record *record, struct record_sitter sitters[RECORD_SITTERS]);

/* Appends a deal, for which whoever is to change does, or a move. */
void record_add_deal(struct record *record, const struct deal *deal, uint64_t seed);
void record_add_move(struct record *record, struct move move);

/* Appends the end of the match by the clock. */
void record_add_time_up(struct record *record);

/* True for a time in the form of `began`. */
bool record_is_time(const char *text);

/* Writes the (valid) record as text after what `text` holds already. */
void record_print(const struct record *record, struct text *text);

/* Appends the lines of one entry, by its place, without what record_print adds for human readers: what a
 * record that ends before it lacks. */
void record_print_entry(const struct record *record, int index, struct text *text);

/* Reads a record and plays it through by the rules; false with line and reason at the first thing that is
 * no record, no legal move, or not the set's tiles. `record` needs no init and is untouched on failure. */
bool record_parse(struct record *record, const char *text, struct problem *why);

/* The same, but a record that goes wrong after its first deal is taken up to there: `*part` tells that, and
 * `why` what is wrong. */
bool record_parse_part(struct record *record, const char *text, bool *part, struct problem *why);

/* The same of what somebody gave for a record, `size` bytes and a zero behind them, whatever they are: what
 * is known to be something else is told by its name (foreign.h). */
bool record_of_bytes(struct record *record, const char *bytes, size_t size, struct problem *why);

/* The same of a whole file, whatever it holds. `why` may be NULL. */
bool record_read(struct record *record, const char *path, struct problem *why);

/* The same of a save of ours, in which every line has its end: after a deal, what stands behind the last end
 * was cut off, as when the machine went out, and is left out. `*cut` tells whether anything was. */
bool record_read_save(struct record *record, const char *path, bool *cut, struct problem *why);

/* The game before the first entry. */
void record_start(const struct record *record, struct game *game);

/* Deals or makes the move, which must be legal, and lists what it caused. */
void entry_apply(const struct entry *entry, struct game *game, struct events *events);

/* The game after the first `count` entries of a valid record. */
void record_replay(const struct record *record, int count, struct game *game);

/* True if a valid record leads to the end of its match. */
bool record_is_over(const struct record *record);

#endif
