/*
 * words.h: sentences about a match.
 *
 * All texts go into the caller's buffer. "You" is the only person at the screen; if two share it, or nobody
 * plays, all players go by name.
 */
#ifndef WORDS_WORDS_H
#define WORDS_WORDS_H

#include "base/tr.h"
#include "session/session.h"

enum { WORDS_LINE = 240 /* bytes of one sentence */, WORDS_AMOUNT = 24 /* of points */ };

struct words {
    char names[SEAT_MAX][PLAYER_NAME];
    unsigned nameless; /* the seats whose player has no name but "You" */
    int you;           /* the seat spoken to as "you", or SEAT_NONE */
    bool stages;       /* a hand can end in more ways than won or drawn */
    bool risk;         /* players declare wins at their own risk and name waits */
    bool literal;      /* sets are called by plain words: run, triplet, quad */
    bool beside;       /* show the customary words next to the plain ones (a setting) */
    bool hands;        /* the play from a deal to its end is called a hand, not a round */
};

/* The forms of a sentence about an action: {1} is the player, {2} the tile's owner, {3} another name in it.
 * Marked N_. */
struct words_forms {
    const char *you;   /* the person at the screen does it */
    const char *other; /* somebody else, to somebody else */
    const char *yours; /* somebody else does it, with a tile of the person at the screen; NULL: `other` */
};

/* Says what `seat` does with a tile of `owner` (SEAT_NONE if the forms name no owner); `what` may be NULL.
 * Returns the length. */
size_t words_say(const struct words *words, const struct words_forms *forms, int seat, int owner,
                 const char *what, char *out, size_t size);

/* Return the name of a tile, of several of them, and of a suit (tile.h), in the language of the screen.
 * Static. */
const char *words_tile(uint8_t tile);
const char *words_tiles(uint8_t tile);
const char *words_suit(int suit);

/* True if the mode uses plain words for its sets (`literal`). */
bool words_are_literal(const struct ruleset *rules);

/* Returns the names of a mode's sets, marked N_. */
struct set_names {
    const char *chow, *pung, *kong;
};
const struct set_names *words_sets(const struct words *words);

/* Returns the customary names if they are shown next to the plain ones, else NULL. */
const struct set_names *words_sets_beside(const struct words *words);

/* Writes "Round 3 of 4"; if winds decide the length of the match, "East round, hand 5". */
void words_progress(const struct table *table, char *out, size_t size);

/* Writes the short form: "East, hand 5". */
void words_progress_short(const struct table *table, char *out, size_t size);

/* Writes "No dots": the suit that was removed. */
void words_removed(const struct table *table, char *out, size_t size);

/* Writes "Dora: 3 and 9 characters, 4 dots": the tiles that the indicators on the table make dora. */
void words_dora(const struct table *table, char *out, size_t size);

/* Fills in the names of a match and who is "you". */
void words_init(struct words *words, const struct setup *setup);

/* Sets the players by seat; they may change between rounds. A player without a name in the record is "Player
 * 2" and so on. */
void words_seat(struct words *words, const struct player players[SEAT_MAX]);

/* Returns "You", "Lin" or "Dummy". */
const char *words_name(const struct words *words, int seat);

/* The same for plates and tables: a name that the player typed replaces "You". */
const char *words_plate_name(const struct words *words, int seat);

/* Translates a default name of the settings, "You" or "Guest"; returns any other as it is. */
const char *words_given_name(const char *name);

/* Says who share the first place, if several do: "You share first place with Lin". False, and no text, if
 * all players have equal points. */
bool words_shared(const struct words *words, const struct table *table, char *out, size_t size);

/* The same with other names by seat; `you` is the seat spoken to, or SEAT_NONE. */
bool words_shared_by(const struct table *table, const char *const names[SEAT_MAX], int you, char *out,
                     size_t size);

/* Writes "12,400" with the language's separators. */
void words_points(int points, char *out, size_t size);

/* The same with a sign before a gain, too: "+12,400", "−8", "0". */
void words_change(int points, char *out, size_t size);

/* Writes "1 point", "12,400 points". */
void words_worth(int points, char *out, size_t size);

/* Returns an argument of tr_say: "nine", "no" for 0, figures above twelve. Up to twelve its text is never
 * NULL. */
struct tr_arg words_number(int number);

/* The same at the start of a sentence: "Nine". */
struct tr_arg words_number_first(int number);

/* Returns a player's name on the screen: a computer persona's name in the language of the screen, any other
 * as in the record. */
const char *words_player(const struct player *player);

/* The same for a computer, by its name. Returns `name` itself or a static text. */
const char *words_computer_name(const char *name);

/* Writes a number with decimal places: "−3.4" for -34 and one place, "0.07" for 7 and two. `out` has
 * WORDS_AMOUNT bytes. */
void words_decimal(long value, int places, char *out, size_t size);

/* Returns part / whole in percent, rounded; 0 only for none and 100 only for all. `whole` is above 0. */
int words_share(int part, int whole);

/* Writes a line of the log. False for an event without a line, and for EVENT_KINDS. */
bool words_event(const struct words *words, const struct event *event, char *out, size_t size);

/* The same without the tile's name, while the tile is being revealed; false if the event reveals no tile. */
bool words_turning(const struct words *words, const struct event *event, char *out, size_t size);

/* Writes the viewer's choice, or whose turn it is. */
void words_prompt(const struct words *words, const struct view *view, char *out, size_t size);

/* Writes "You win with Lin's 5 dots"; "Nobody wins: the wall is empty". */
void words_headline(const struct words *words, const struct table *table, char *out, size_t size);

/* The same in one sentence with the points. */
void words_result(const struct words *words, const struct table *table, char *out, size_t size);

/* Writes "Pung of West", "Run of 2 to 4 bamboo", "Pair". */
void words_set(const struct words *words, const struct set *set, char *out, size_t size);

#endif
