/*
 * table.h: what lies open to everyone, and what only one seat knows.
 *
 * struct table is the public part of a game, struct own one seat's private
 * part. What a seat may do depends on these two alone: legality never looks at
 * a hidden tile, so a list of legal moves can never tell of one.
 *
 * Seats are 0, 1, ... in order of play; seat 0 is East of the first round and
 * keeps that name for the match (2 seats: east, west), while the seat's wind
 * changes with the dealer.
 */
#ifndef RULES_TABLE_H
#define RULES_TABLE_H

#include "rules/hand/meld.h"
#include "rules/play/event.h"
#include "rules/play/ruleset.h"

enum phase {
    PHASE_REMOVE,   /* East chooses the suit that is taken out, once a match */
    PHASE_DEAL,     /* waits for game_deal */
    PHASE_KEEP,     /* East chooses the bonus indicators */
    PHASE_TURN,     /* the seat on turn has a tile too many */
    PHASE_CLAIM,    /* a tile is on offer to the seats in `asked` */
    PHASE_DUMMY,    /* the seat on turn takes its dummy action */
    PHASE_TREASURE, /* the seat on turn made a kong and may turn the treasure up */
    PHASE_NAME,     /* the seats in `asked` name the waits of their hands (One Suit) */
    PHASE_GUESS,    /* the defender names two kinds (Tenpai Duel, Stage B) */
    PHASE_STAGE,    /* the attacker may make a closed kong of the tile just turned (Stage B) */
    PHASE_OVER      /* the match is over */
};

/* A phase's name, as programs and scripts know it: "remove". Static. */
const char *phase_name(enum phase phase);

enum {
    DISCARD_MAX = 104 /* of 136 tiles 26 stay in two hands and 14 in the dead wall; and eight claims */,
    DUMMY_MAX = 13,
    DORA_MAX = 5,
    DORA_KONGS_MAX = DORA_MAX - 1 /* by all together, as each turns an indicator */
};

/* The pile of tiles turned in Stage B, which lie open aside and are nobody's discards. */
enum { PILE_ASIDE = 5 };

enum {
    DISCARD_PILE = 7 /* mask: the seat or SEAT_DUMMY whose pile it is */,
    DISCARD_RIICHI = 8,
    DISCARD_CLAIMED = 16,
    DISCARD_DRAWN = 32, /* it was the tile just drawn */
    DISCARD_DOWN = 64   /* laid face down: to others a TILE_HIDDEN until the round is over */
};

/* A discard; they stand in order of play, all piles in one list. A claimed one is no longer in its pile. */
struct discard {
    uint8_t tile;
    uint8_t flags; /* DISCARD_* */
};

/* The tile that may be claimed. */
struct offer {
    uint8_t tile;   /* TILE_NONE: nothing is on offer */
    uint8_t source; /* enum win_source: discard, dummy-discard, revealed or robbed-kong */
    uint8_t by;     /* who discarded, drew, turned or konged it */
    uint8_t place;  /* of the dummy's row, for a revealed tile */
};

enum outcome {
    OUTCOME_NONE,
    OUTCOME_WIN,
    OUTCOME_DRAW,
    OUTCOME_PREVENTED, /* a wait was guessed (Tenpai Duel) */
    OUTCOME_INVALID,   /* nobody who declared had won (One Suit) */
    OUTCOME_VOID       /* time ended the match (Tenpai Duel) */
};

/* What was named of a win declared at one's own risk (One Suit); all 0 where nothing was. */
struct naming {
    uint8_t declared;         /* bit s: seat s declared a win */
    uint8_t named_by;         /* bit s: seat s named its waits */
    uint16_t named[SEAT_MAX]; /* the numbers it named, bit n - 1 for n */
    uint16_t waits[SEAT_MAX]; /* those its hand did wait for */
};

/* How the last round ended; kept until the next deal. */
struct result {
    uint8_t outcome; /* enum outcome */
    uint8_t winner;  /* seat, or SEAT_NONE */
    uint8_t from;    /* whose tile it was: a seat, SEAT_DUMMY for a dummy discard or revealed tile */
    uint8_t source;  /* enum win_source */
    uint8_t tile;
    uint8_t last_tile;
    int32_t points;           /* the value of the winner's hand */
    int32_t gain[SEAT_MAX];   /* what each seat's score changed by */
    uint8_t winners;          /* bit s: seat s has won; `winner` and, where all callers win, others */
    uint8_t liable[SEAT_MAX]; /* who pays for winner s though the tile was another's, or SEAT_NONE */
    struct naming naming;
};

/* The four parts of a table that only some modes fill. Each but the stakes is what its _CLEARED constant says
 * at the start of a round, and stays so in other modes. */

/* The dummy's row, and the indicators of the suit taken out (Dueling Tigers). */
struct dummy {
    uint8_t row[DUMMY_MAX]; /* the dummy's hand: TILE_HIDDEN face down, a tile, TILE_NONE taken */
    uint8_t bonus[2];       /* the two indicators or TILE_NONE */
    uint8_t treasure;       /* TILE_HIDDEN, the tile once turned up, or TILE_NONE without one */
    uint8_t treasure_turns; /* 1 + the kongs made when it was turned up, for the record's readers */
};

/* The indicators on the dead wall, each list ended by TILE_NONE if it is not full. */
struct dora {
    uint8_t shown[DORA_MAX]; /* those turned up */
    uint8_t under[DORA_MAX]; /* the ura dora under them, once they are shown */
};

enum { STAGE_BATCH = 5 /* tiles turned after a guess, at most */ };

/* A declared tenpai or Riichi, and the guesses against it (Tenpai Duel, Stage B). */
struct stage {
    uint8_t attacker;   /* who declared tenpai or Riichi, or SEAT_NONE */
    bool double_riichi; /* it was Riichi on the first turn */
    uint8_t batch;      /* tiles still to be turned before the next guess */
    uint8_t turned;     /* the tile just turned that the attacker holds, open to both; else TILE_NONE */
    tile_set guessed;   /* kinds named by the defender */
    uint8_t guess_count;
    uint8_t guesses[TILE_KINDS]; /* the same in order, two for each batch */
};

enum {
    STAKES_BET = 1000,    /* points that a Riichi lays on the table */
    STAKES_BETS_MAX = 10, /* bets of one seat in a match */
    STAKES_COUNTER = 100  /* points that a counter adds to the next win */
};

/* What is played for besides the scores, for the whole match (Tenpai Duel). */
struct stakes {
    int32_t pot;                 /* points that nobody has won yet */
    uint8_t bets;                /* of STAKES_BET points that lie for the next winner */
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
    uint8_t rounds; /* of the match; 0: it ends otherwise */
    uint8_t round;  /* from 1; 0 before the first deal */
    uint8_t dealer;
    uint8_t deals_passed; /* how often the deal went to another seat */
    int32_t scores[SEAT_MAX];
    uint8_t phase;   /* enum phase */
    uint8_t turn;    /* the seat on turn */
    uint8_t asked;   /* bit s: seat s must still answer */
    uint8_t removed; /* the suit taken out, or SUIT_NONE */

    uint8_t wall;        /* live tiles left */
    uint8_t dead;        /* tiles of the dead wall */
    uint8_t drawn_by;    /* the seat that holds a tile just drawn, or SEAT_NONE */
    uint8_t draw_source; /* WIN_SELF_DRAW or WIN_REPLACEMENT, for that tile */
    uint8_t kongs;       /* made this round by all */
    uint8_t kong_fed;    /* bit s: the last kong of seat s was of a claimed tile */
    uint8_t discard_count;
    struct discard discards[DISCARD_MAX];
    struct offer offer;

    uint8_t hand_sizes[SEAT_MAX]; /* concealed tiles, a drawn one included */
    uint8_t meld_counts[SEAT_MAX];
    struct meld melds[SEAT_MAX][MELD_MAX];
    uint8_t turns[SEAT_MAX];  /* discards made this round: the seat's next turn is this + 1 */
    uint8_t riichi[SEAT_MAX]; /* the own turn Riichi was declared on, 0 if not */
    uint8_t flowers[SEAT_MAX];

    uint8_t sets;     /* sets besides the pair that a hand has */
    uint8_t sitting;  /* the seat that sits this round out, or SEAT_NONE */
    uint8_t declared; /* bit s: seat s declared a win that is being named (One Suit) */

    struct dummy dummy;
    struct dora dora;
    struct stage stage;
    struct stakes stakes;

    struct result result;
};

struct own {
    struct hand hand;           /* concealed tiles, the drawn one included */
    uint8_t drawn;              /* the tile just drawn, or TILE_NONE */
    uint8_t three[3];           /* East's candidates for indicators while they choose, else TILE_NONE */
    uint8_t passed[TILE_KINDS]; /* the own turn on which a win on that kind was let go, 0 if none */
};

/* "east", "west", ...: the seat's name for the whole match; "dummy" for SEAT_DUMMY. Static text. */
const char *table_seat_name(const struct table *table, int seat);

/* The seat with that name in a game of `seats`, or SEAT_NONE. */
int seat_parse(const char *name, int seats);

/* The name seat `seat` of `seats` has for the whole match. */
const char *seat_name(int seat, int seats);

/* The wind of a seat this round, TILE_EAST to TILE_NORTH. */
uint8_t table_wind(const struct table *table, int seat);

/* The round wind, TILE_EAST to TILE_NORTH, or TILE_NONE where the mode has none. */
uint8_t table_round_wind(const struct table *table);

/* True if no round follows this one, whatever its result; false where results decide it (winds that go
 * round). */
bool table_is_last_round(const struct table *table);

/* The value of an option; see ruleset_value. */
int table_option(const struct table *table, enum option_key key);

/* How many play this round: all seats but one that sits it out. */
int table_players(const struct table *table);

/* The seat after `seat`, one that sits the round out passed over. */
int table_next(const struct table *table, int seat);

/* Who deals after this round, as the mode has it; see struct ruleset. */
int table_next_dealer(const struct table *table);

/* The tiles of a seat's or the dummy's pile in order, claimed ones left out; returns how many. */
int table_pile(const struct table *table, int pile, uint8_t *out, int most);

/* How many discards in a row a player has made of the tile they had just drawn: since they last changed their
 * hand.
 */
int table_kept_since(const struct table *table, int seat);

/* True until a seat's first discard, if nobody has claimed, konged or laid down a tile. */
bool table_is_first_turn(const struct table *table, int seat);

/* True if the tile on offer is offered to that seat: to all but whoever put it there, who may take the
 * dummy's too. */
bool table_offers_to(const struct table *table, int seat);

/* Nothing is on offer. */
void table_clear_offer(struct table *table);

/* What a declaration that stands changes on the table: nothing is on offer, and a Riichi pays its bet. */
void table_open_stage(struct table *table);

/* True if every seat has made the discards the mode allows it. */
bool table_turns_are_over(const struct table *table);

/* True if the last discard lies in its pile and is on offer. */
bool table_offers_discard(const struct table *table);

/* How many tiles of the dummy's row are still face down. */
int table_hidden_count(const struct table *table);

/* True if flowers and seasons are in play. */
bool table_has_flowers(const struct table *table);

/* How many copies of each kind the mode and the suit taken out leave in play. */
void table_copies(const struct table *table, uint8_t copies[TILE_KINDS]);

/* The shape of a seat's concealed tiles on this table. */
void table_shape(const struct table *table, const struct hand *hand, int seat, struct shape *shape);

/* The kinds that complete the 3n+1 tiles beside the seat's melds, 0 if they are not tenpai. */
tile_set table_waits(const struct table *table, const struct hand *hand, int seat);

/* What a seat waits for, a tile just drawn left out; 0 if it is not tenpai, or is one to discard before that
 * can be said. */
tile_set table_own_waits(const struct table *table, const struct own *own, int seat);

/* True if the 3n+2 tiles are complete beside the seat's melds, whatever the mode's minimum. */
bool table_completes(const struct table *table, const struct hand *hand, int seat);

/* The forms a hand of that seat can have: the standard one alone beside melds and for small hands. */
unsigned table_forms(const struct table *table, int seat);

/* How many copies of a kind the seat cannot see: not in its hand, a pile, a meld or open in the row. */
int table_unseen(const struct table *table, const struct own *own, uint8_t kind);

/* Fills all of `win` for that seat winning on `tile` from `source`; `hand` holds the tile already. */
void table_win(const struct table *table, const struct hand *hand, int seat, uint8_t tile,
               enum win_source source, struct win *win);

/* The seats by their points, the most first, and of equals the lower seat: writes as many as there are seats.
 */
void table_standing(const struct table *table, int order[SEAT_MAX]);

/* The seat with the most points, or SEAT_NONE for a tie. */
int table_leader(const struct table *table);

#endif
