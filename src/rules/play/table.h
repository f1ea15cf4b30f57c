/*
 * table.h: what everyone can see, and what only one seat knows.
 *
 * struct table is the public part of a game, struct own the private part of one seat. Legality depends on
 * these two alone and never on a hidden tile, so a list of legal moves cannot reveal one.
 *
 * Seats are 0, 1, ... in order of play. Seat 0 is East of the first round and keeps that name for the match
 * (2 seats: east, west); the seat's wind changes with the dealer.
 */
#ifndef RULES_TABLE_H
#define RULES_TABLE_H

#include "rules/hand/meld.h"
#include "rules/play/event.h"
#include "rules/play/ruleset.h"

enum phase {
    PHASE_REMOVE,   /* East chooses the suit to remove, once a match */
    PHASE_DEAL,     /* waits for game_deal */
    PHASE_KEEP,     /* East chooses the bonus indicators */
    PHASE_TURN,     /* the seat on turn has one tile too many */
    PHASE_CLAIM,    /* a tile is on offer to the seats in `asked` */
    PHASE_DUMMY,    /* the seat on turn takes its dummy action */
    PHASE_TREASURE, /* the seat on turn made a kong and may reveal the treasure */
    PHASE_NAME,     /* the seats in `asked` name their waits (One Suit) */
    PHASE_GUESS,    /* the defender guesses two kinds (Tenpai Duel, Stage B) */
    PHASE_STAGE,    /* the attacker may make a closed kong with the turned tile (Stage B) */
    PHASE_OVER      /* the match is over */
};

/* Returns a phase's name in programs and scripts, such as "remove". Static. */
const char *phase_name(enum phase phase);

enum {
    DISCARD_MAX = 104 /* of 136 tiles, 26 stay in two hands and 14 in the dead wall; eight more for claims */,
    DUMMY_MAX = 13,
    DORA_MAX = 5,
    DORA_KONGS_MAX = DORA_MAX - 1 /* by all players together, as each reveals an indicator */
};

/* The pile of tiles turned in Stage B; they are not anyone's discards. */
enum { PILE_ASIDE = 5 };

enum {
    DISCARD_PILE = 7 /* mask: the seat or SEAT_DUMMY that the pile belongs to */,
    DISCARD_RIICHI = 8,
    DISCARD_CLAIMED = 16,
    DISCARD_DRAWN = 32, /* it was the tile just drawn */
    DISCARD_DOWN = 64   /* laid face down: TILE_HIDDEN to others until the round is over */
};

/* A discard. All piles are in one list, in order of play. A claimed discard is no longer in its pile. */
struct discard {
    uint8_t tile;
    uint8_t flags; /* DISCARD_* */
};

/* The tile that may be claimed. */
struct offer {
    uint8_t tile;   /* TILE_NONE: nothing is on offer */
    uint8_t source; /* enum win_source: discard, dummy-discard, revealed or robbed-kong */
    uint8_t by;     /* the seat that discarded, drew, revealed or konged it */
    uint8_t place;  /* place in the dummy's row, for a revealed tile */
};

enum outcome {
    OUTCOME_NONE,
    OUTCOME_WIN,
    OUTCOME_DRAW,
    OUTCOME_PREVENTED, /* a wait was guessed (Tenpai Duel) */
    OUTCOME_INVALID,   /* no declared win was valid (One Suit) */
    OUTCOME_VOID       /* time ran out (Tenpai Duel) */
};

/* The waits named for wins declared at a player's own risk (One Suit); otherwise all 0. */
struct naming {
    uint8_t declared;         /* bit s: seat s declared a win */
    uint8_t named_by;         /* bit s: seat s named its waits */
    uint16_t named[SEAT_MAX]; /* the numbers that seat named, bit n - 1 for n */
    uint16_t waits[SEAT_MAX]; /* the actual waits of its hand */
};

/* How the last round ended; kept until the next deal. */
struct result {
    uint8_t outcome; /* enum outcome */
    uint8_t winner;  /* seat, or SEAT_NONE */
    uint8_t from;    /* whose tile it was: a seat, or SEAT_DUMMY for a dummy discard or revealed tile */
    uint8_t source;  /* enum win_source */
    uint8_t tile;
    uint8_t last_tile;
    int32_t points;           /* the value of the winner's hand */
    int32_t gain[SEAT_MAX];   /* the change of each seat's score */
    uint8_t winners;          /* bit s: seat s has won: `winner`, and others in modes where several can win */
    uint8_t liable[SEAT_MAX]; /* who pays for winner s although it was not their tile, or SEAT_NONE */
    struct naming naming;
};

/* The four parts of a table that only some modes use. At the start of a round each, except the stakes,
 * equals its _CLEARED constant; in other modes it stays so. */

/* The dummy's row and the bonus indicators (Dueling Tigers). */
struct dummy {
    uint8_t row[DUMMY_MAX]; /* TILE_HIDDEN if face down, the tile, or TILE_NONE if taken */
    uint8_t bonus[2];       /* the two indicators or TILE_NONE */
    uint8_t treasure;       /* TILE_HIDDEN, the tile once revealed, or TILE_NONE without one */
    uint8_t treasure_turns; /* 1 + the kongs made when it was revealed, for readers of the record */
};

/* The indicators on the dead wall, each list ended by TILE_NONE if it is not full. */
struct dora {
    uint8_t shown[DORA_MAX]; /* the revealed ones */
    uint8_t under[DORA_MAX]; /* the ura dora below them, once they are shown */
};

enum { STAGE_BATCH = 5 /* most tiles turned after a guess */ };

/* A declared tenpai or Riichi, and the guesses against it (Tenpai Duel, Stage B). */
struct stage {
    uint8_t attacker;   /* the seat that declared tenpai or Riichi, or SEAT_NONE */
    bool double_riichi; /* it was Riichi on the first turn */
    uint8_t batch;      /* tiles still to be turned before the next guess */
    uint8_t turned;     /* the turned tile that the attacker holds face up, otherwise TILE_NONE */
    tile_set guessed;   /* kinds guessed by the defender */
    uint8_t guess_count;
    uint8_t guesses[TILE_KINDS]; /* the same in order, two for each batch */
};

enum {
    STAKES_BET = 1000,    /* points that a Riichi pays as its bet */
    STAKES_BETS_MAX = 10, /* bets of one seat in a match */
    STAKES_COUNTER = 100  /* points that a counter adds to the next win */
};

/* The points that players can win in addition to the scores, for the whole match (Tenpai Duel). */
struct stakes {
    int32_t pot;                 /* points that nobody has won yet */
    uint8_t bets;                /* bets of STAKES_BET points waiting for the next winner */
    uint8_t counters;            /* of STAKES_COUNTER points, added to the next win */
    uint8_t bets_made[SEAT_MAX]; /* by each seat */
};

extern const struct dummy DUMMY_CLEARED;
extern const struct dora DORA_CLEARED;
extern const struct stage STAGE_CLEARED;
extern const struct result RESULT_CLEARED;

struct table {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    uint8_t seats;
    uint8_t rounds; /* in the match; 0: it ends in another way */
    uint8_t round;  /* from 1; 0 before the first deal */
    uint8_t dealer;
    uint8_t deals_passed; /* how often the deal has moved to another seat */
    int32_t scores[SEAT_MAX];
    uint8_t phase;   /* enum phase */
    uint8_t turn;    /* the seat on turn */
    uint8_t asked;   /* bit s: seat s must still answer */
    uint8_t removed; /* the removed suit, or SUIT_NONE */

    uint8_t wall;        /* live tiles left */
    uint8_t dead;        /* tiles of the dead wall */
    uint8_t drawn_by;    /* the seat that holds a tile just drawn, or SEAT_NONE */
    uint8_t draw_source; /* how that tile was drawn: WIN_SELF_DRAW or WIN_REPLACEMENT */
    uint8_t kongs;       /* made this round by all players */
    uint8_t kong_fed;    /* bit s: the last kong of seat s was of a claimed tile */
    uint8_t discard_count;
    struct discard discards[DISCARD_MAX];
    struct offer offer;

    uint8_t hand_sizes[SEAT_MAX]; /* concealed tiles, including a drawn one */
    uint8_t meld_counts[SEAT_MAX];
    struct meld melds[SEAT_MAX][MELD_MAX];
    uint8_t turns[SEAT_MAX];  /* discards made this round; the seat's next turn is this + 1 */
    uint8_t riichi[SEAT_MAX]; /* the seat's own turn on which it declared Riichi, 0 if it did not */
    uint8_t flowers[SEAT_MAX];

    uint8_t sets;     /* sets in a hand, in addition to the pair */
    uint8_t sitting;  /* the seat that sits this round out, or SEAT_NONE */
    uint8_t declared; /* bit s: seat s declared a win and its waits are being named (One Suit) */

    struct dummy dummy;
    struct dora dora;
    struct stage stage;
    struct stakes stakes;

    struct result result;
};

struct own {
    struct hand hand;           /* concealed tiles, including the drawn one */
    uint8_t drawn;              /* the tile just drawn, or TILE_NONE */
    uint8_t three[3];           /* East's candidates for indicators during the choice, otherwise TILE_NONE */
    uint8_t passed[TILE_KINDS]; /* the player's turn on which a win with that kind was passed, 0: none */
};

/* Returns the seat's name for the whole match: "east", "west", ..., or "dummy" for SEAT_DUMMY. Static
 * text. */
const char *table_seat_name(const struct table *table, int seat);

/* Returns the seat with that name in a game with `seats` seats, or SEAT_NONE. */
int seat_parse(const char *name, int seats);

/* Returns the name of a seat in a game with `seats` seats. */
const char *seat_name(int seat, int seats);

/* Returns the wind of a seat this round, TILE_EAST to TILE_NORTH. */
uint8_t table_wind(const struct table *table, int seat);

/* Returns the round wind, TILE_EAST to TILE_NORTH, or TILE_NONE if the mode has none. */
uint8_t table_round_wind(const struct table *table);

/* True if this is the last round whatever its result; false if results decide it (winds that change). */
bool table_is_last_round(const struct table *table);

/* Returns the value of an option; see ruleset_value. */
int table_option(const struct table *table, enum option_key key);

/* Returns how many seats play this round: all but one that sits out. */
int table_players(const struct table *table);

/* Returns the next seat, skipping one that sits out. */
int table_next(const struct table *table, int seat);

/* Returns the dealer of the next round; see struct ruleset. */
int table_next_dealer(const struct table *table);

/* Writes the tiles in the pile of a seat or the dummy, in order and without claimed ones; returns how
 * many. */
int table_pile(const struct table *table, int pile, uint8_t *out, int most);

/* Returns the kinds discarded to a pile, including claimed tiles; not the face-down ones of another. */
tile_set table_discarded(const struct table *table, int pile);

/* Returns how many discards in a row a player has made of the tile just drawn, that is, without changing
 * their hand. */
int table_kept_since(const struct table *table, int seat);

/* True until a seat's first discard, if no tile has been claimed, konged or laid down. */
bool table_is_first_turn(const struct table *table, int seat);

/* True if the tile on offer is offered to that seat: to all but the one it came from; a dummy tile to that
 * one too. */
bool table_offers_to(const struct table *table, int seat);

/* Clears the offer. */
void table_clear_offer(struct table *table);

/* Applies a declaration that stands: clears the offer, and a Riichi pays its bet. */
void table_open_stage(struct table *table);

/* True if every seat has made all its discards in a mode with a turn limit. */
bool table_turns_are_over(const struct table *table);

/* True if the last discard is in its pile and on offer. */
bool table_offers_discard(const struct table *table);

/* Returns how many tiles of the dummy's row are still face down. */
int table_hidden_count(const struct table *table);

/* True if flowers and seasons are in play. */
bool table_has_flowers(const struct table *table);

/* Returns how many copies of each kind are in play, after the mode and the removed suit. */
void table_copies(const struct table *table, uint8_t copies[TILE_KINDS]);

/* Makes the shape of a seat's concealed tiles at this table. */
void table_shape(const struct table *table, const struct hand *hand, int seat, struct shape *shape);

/* Returns the kinds that complete the 3n+1 tiles together with the seat's melds, 0 if they are not tenpai. */
tile_set table_waits(const struct table *table, const struct hand *hand, int seat);

/* Returns the waits of a seat, not counting a tile just drawn; 0 if it is not tenpai, or must discard
 * first. */
tile_set table_own_waits(const struct table *table, const struct own *own, int seat);

/* True if the 3n+2 tiles are complete together with the seat's melds, ignoring the mode's minimum. */
bool table_completes(const struct table *table, const struct hand *hand, int seat);

/* Returns the forms possible for that seat: only the standard form with melds and for small hands. */
unsigned table_forms(const struct table *table, int seat);

/* Returns how many exposed melds the seat has: its hand is closed without any. */
int table_exposed(const struct table *table, int seat);

/* Returns how many copies of a kind the seat cannot see: not in its hand, a pile, a meld or revealed in the
 * row. */
int table_unseen(const struct table *table, const struct own *own, uint8_t kind);

/* The same for all kinds. */
void table_count_unseen(const struct table *table, const struct own *own, int8_t unseen[TILE_KINDS]);

/* Fills `win` for that seat winning on `tile` from `source`; `hand` already contains the tile. */
void table_win(const struct table *table, const struct hand *hand, int seat, uint8_t tile,
               enum win_source source, struct win *win);

/* Fills `win` and `score` of a winner of the round, whose hand is without another's tile; false if the seat
 * did not win. */
bool table_result(const struct table *table, struct hand hand, int seat, struct win *win,
                  struct score *score);

/* Writes the seats in order of points, highest first; of equals the lower seat first. */
void table_standing(const struct table *table, int order[SEAT_MAX]);

/* Returns the seat with the most points, or SEAT_NONE for a tie. */
int table_leader(const struct table *table);

#endif
