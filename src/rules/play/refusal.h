/*
 * refusal.h: why the rules refuse a move: the rule, and the tile, pile and turn it applies to.
 *
 * A refusal is data, not a sentence; words/refusal_words.h makes the sentence.
 */
#ifndef RULES_REFUSAL_H
#define RULES_REFUSAL_H

#include <stdbool.h>
#include <stdint.h>

struct ruleset;

/* Each is named after its rule. The comments list the fields it uses. */
enum refusal_kind {
    REFUSAL_NONE, /* nothing is refused */
    /* who may move, and when */
    REFUSAL_NO_SEAT,
    REFUSAL_ROUND_OVER,
    REFUSAL_NOT_YOUR_TURN,
    REFUSAL_NOT_NOW,
    REFUSAL_NOTHING_TO_PASS,
    REFUSAL_PASS_BARRED, /* this step cannot be skipped */
    REFUSAL_DISCARD_NOT_NOW,
    REFUSAL_KONG_NOT_NOW,
    REFUSAL_DUMMY_NOT_NOW,
    /* discards and declarations */
    REFUSAL_NOT_HELD,           /* tile */
    REFUSAL_ONLY_DRAWN_DISCARD, /* in Riichi */
    REFUSAL_SWAP_CALL,          /* tile */
    REFUSAL_NO_RIICHI,          /* rules */
    REFUSAL_RIICHI_ALREADY,
    REFUSAL_RIICHI_OPEN_HAND,
    REFUSAL_RIICHI_BEFORE_DRAW,
    REFUSAL_RIICHI_BETS_SPENT,
    REFUSAL_RIICHI_NO_WAIT, /* tile: discarding it leaves no wait */
    REFUSAL_RIICHI_BARRED,  /* a wait is among the seat's own discards */
    REFUSAL_NO_TENPAI,      /* rules */
    REFUSAL_TENPAI_NO_WAIT, /* tile */
    /* claims */
    REFUSAL_NO_CLAIM,  /* rules: the mode has no claim for such a set */
    REFUSAL_ONLY_WINS, /* on this discard */
    REFUSAL_ONLY_WINS_IN_RIICHI,
    REFUSAL_TOO_FEW_ALIKE, /* number: how many are held; needed: how many it takes */
    REFUSAL_NO_DISCARD_LEFT,
    REFUSAL_PUNG_OF_REVEALED,
    REFUSAL_CLAIM_OF_ADDED, /* the tile of an added kong can only be won on */
    REFUSAL_NO_CHOW,        /* rules */
    REFUSAL_CHOW_OUT_OF_TURN,
    REFUSAL_CHOW_WITHOUT_TILE, /* the run does not contain the tile on offer */
    /* kongs */
    REFUSAL_NO_FOUR, /* tile: its kind */
    REFUSAL_KONG_AFTER_CLAIM,
    REFUSAL_KONG_IN_RIICHI,
    REFUSAL_KONG_WALL_EMPTY,
    REFUSAL_KONG_FIFTH,          /* four have been made */
    REFUSAL_KONG_CHANGES_WAITS,  /* in Riichi */
    REFUSAL_REVEALED_NO_RIICHI,  /* revealed tiles can be claimed in Riichi only */
    REFUSAL_REVEALED_OPTION_OFF, /* the option for that kong is off */
    /* wins */
    REFUSAL_WIN_WITHOUT_TILE,       /* no tile was drawn or is on offer */
    REFUSAL_WIN_DECLARED,           /* this mode declares wins at the player's own risk instead */
    REFUSAL_WIN_BEFORE_STAGE_B,     /* an option forbids it */
    REFUSAL_WIN_NOT_COMPLETING,     /* tile: the one on offer */
    REFUSAL_WIN_INCOMPLETE,         /* the hand with the drawn tile */
    REFUSAL_WIN_BELOW_MINIMUM,      /* the hand is complete */
    REFUSAL_WIN_NO_YAKU,            /* the same */
    REFUSAL_WIN_REVEALED_NO_RIICHI, /* a revealed tile wins in Riichi only */
    REFUSAL_NO_LAYING_DOWN,         /* rules */
    REFUSAL_LAY_DOWN_NO_WIN,
    REFUSAL_LAY_DOWN_WALL_EMPTY,
    /* furiten; seat: whose it is */
    REFUSAL_DISCARD_FURITEN, /* tile, turn: discarded then */
    REFUSAL_PASSED_WIN,      /* tile, turn: passed then */
    REFUSAL_RIICHI_FURITEN,  /* tile: a wait; pile, wind: whose pile has it; turn: since then */
    REFUSAL_WAIT_DISCARDED,  /* tile: any wait; turn (Tenpai Duel) */
    REFUSAL_WAIT_LAID_DOWN,  /* tile: any wait; turn: the one it was laid down before (Tenpai Duel) */
    REFUSAL_PASSED_TILE,     /* tile, turn: passed then; lasts until the next draw (Tenpai Duel) */
    /* the dummy, indicators, guesses, naming */
    REFUSAL_WALL_EMPTY,
    REFUSAL_ROW_PLACE,       /* number: the last place of the row */
    REFUSAL_ROW_PLACE_EMPTY, /* number: the place */
    REFUSAL_ROW_PLACE_OPEN,  /* number: the place */
    REFUSAL_KEEP_TWO,
    REFUSAL_GUESS_FLOWER,
    REFUSAL_GUESS_ORDER,
    REFUSAL_GUESSED_BEFORE, /* tile */
    REFUSAL_NOT_IN_PLAY,    /* tile */
    /* the setup of a match */
    REFUSAL_THREE_SIT_OUT, /* number: the tiles of a hand */
    REFUSAL_DEAL_NOT_NOW,
    REFUSAL_WALL_COUNT,    /* number: tiles in the wall; needed */
    REFUSAL_TILE_TOO_MANY, /* tile: one more than the set has; TILE_NONE: not a tile */
    REFUSAL_ASIDE_COUNT,   /* number: tiles set aside; needed */
    REFUSAL_ASIDE_SUIT,
    REFUSAL_ASIDE_ALIKE,
    REFUSAL_KINDS
};

struct refusal {
    uint8_t kind; /* enum refusal_kind */
    uint8_t seat; /* whose furiten it is */
    uint8_t tile; /* this and the following fields are set only where noted above */
    uint8_t pile; /* whose discards: a seat or SEAT_DUMMY */
    uint8_t wind; /* that seat's wind */
    uint8_t turn; /* of `seat`, from 1 */
    uint8_t number, needed;
    const struct ruleset *rules; /* the mode that lacks the rule; static */
};

/* Writes the reason into `why`, which may be NULL. Always returns false, so that a check can return it. */
static inline bool refusal_fill(struct refusal *why, struct refusal reason)
{
    if (why)
        *why = reason;
    return false;
}

/* The same from a kind and its fields: refusal_set(why, REFUSAL_NOT_HELD, .tile = tile). */
#define refusal_set(why, ...) refusal_fill(why, (struct refusal){.kind = __VA_ARGS__})

#endif
