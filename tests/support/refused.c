/* refused.c: refusals as text; see refused.h. */
#include "support/refused.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/hand/seat.h"
#include "rules/hand/tile.h"
#include "words/problem_words.h"

static const char *const names[REFUSAL_KINDS] = {
    [REFUSAL_NONE] = "none",
    [REFUSAL_NO_SEAT] = "no-seat",
    [REFUSAL_ROUND_OVER] = "round-over",
    [REFUSAL_NOT_YOUR_TURN] = "not-your-turn",
    [REFUSAL_NOT_NOW] = "not-now",
    [REFUSAL_NOTHING_TO_PASS] = "nothing-to-pass",
    [REFUSAL_PASS_BARRED] = "pass-barred",
    [REFUSAL_DISCARD_NOT_NOW] = "discard-not-now",
    [REFUSAL_KONG_NOT_NOW] = "kong-not-now",
    [REFUSAL_DUMMY_NOT_NOW] = "dummy-not-now",
    [REFUSAL_NOT_HELD] = "not-held",
    [REFUSAL_ONLY_DRAWN_DISCARD] = "only-drawn-discard",
    [REFUSAL_SWAP_CALL] = "swap-call",
    [REFUSAL_NO_RIICHI] = "no-riichi",
    [REFUSAL_RIICHI_ALREADY] = "riichi-already",
    [REFUSAL_RIICHI_OPEN_HAND] = "riichi-open-hand",
    [REFUSAL_RIICHI_BEFORE_DRAW] = "riichi-before-draw",
    [REFUSAL_RIICHI_BETS_SPENT] = "riichi-bets-spent",
    [REFUSAL_RIICHI_NO_WAIT] = "riichi-no-wait",
    [REFUSAL_RIICHI_BARRED] = "riichi-barred",
    [REFUSAL_NO_TENPAI] = "no-tenpai",
    [REFUSAL_TENPAI_NO_WAIT] = "tenpai-no-wait",
    [REFUSAL_NO_CLAIM] = "no-claim",
    [REFUSAL_ONLY_WINS] = "only-wins",
    [REFUSAL_ONLY_WINS_IN_RIICHI] = "only-wins-in-riichi",
    [REFUSAL_TOO_FEW_ALIKE] = "too-few-alike",
    [REFUSAL_NO_DISCARD_LEFT] = "no-discard-left",
    [REFUSAL_PUNG_OF_REVEALED] = "pung-of-revealed",
    [REFUSAL_CLAIM_OF_ADDED] = "claim-of-added",
    [REFUSAL_NO_CHOW] = "no-chow",
    [REFUSAL_CHOW_OUT_OF_TURN] = "chow-out-of-turn",
    [REFUSAL_CHOW_WITHOUT_TILE] = "chow-without-tile",
    [REFUSAL_NO_FOUR] = "no-four",
    [REFUSAL_KONG_AFTER_CLAIM] = "kong-after-claim",
    [REFUSAL_KONG_IN_RIICHI] = "kong-in-riichi",
    [REFUSAL_KONG_WALL_EMPTY] = "kong-wall-empty",
    [REFUSAL_KONG_FIFTH] = "kong-fifth",
    [REFUSAL_KONG_CHANGES_WAITS] = "kong-changes-waits",
    [REFUSAL_REVEALED_NO_RIICHI] = "revealed-no-riichi",
    [REFUSAL_REVEALED_OPTION_OFF] = "revealed-option-off",
    [REFUSAL_WIN_WITHOUT_TILE] = "win-without-tile",
    [REFUSAL_WIN_DECLARED] = "win-declared",
    [REFUSAL_WIN_BEFORE_STAGE_B] = "win-before-stage-b",
    [REFUSAL_WIN_NOT_COMPLETING] = "win-not-completing",
    [REFUSAL_WIN_INCOMPLETE] = "win-incomplete",
    [REFUSAL_WIN_BELOW_MINIMUM] = "win-below-minimum",
    [REFUSAL_WIN_NO_YAKU] = "win-no-yaku",
    [REFUSAL_WIN_REVEALED_NO_RIICHI] = "win-revealed-no-riichi",
    [REFUSAL_NO_LAYING_DOWN] = "no-laying-down",
    [REFUSAL_LAY_DOWN_NO_WIN] = "lay-down-no-win",
    [REFUSAL_LAY_DOWN_WALL_EMPTY] = "lay-down-wall-empty",
    [REFUSAL_DISCARD_FURITEN] = "discard-furiten",
    [REFUSAL_PASSED_WIN] = "passed-win",
    [REFUSAL_RIICHI_FURITEN] = "riichi-furiten",
    [REFUSAL_WAIT_DISCARDED] = "wait-discarded",
    [REFUSAL_WAIT_LAID_DOWN] = "wait-laid-down",
    [REFUSAL_PASSED_TILE] = "passed-tile",
    [REFUSAL_WALL_EMPTY] = "wall-empty",
    [REFUSAL_ROW_PLACE] = "row-place",
    [REFUSAL_ROW_PLACE_EMPTY] = "row-place-empty",
    [REFUSAL_ROW_PLACE_OPEN] = "row-place-open",
    [REFUSAL_KEEP_TWO] = "keep-two",
    [REFUSAL_GUESS_FLOWER] = "guess-flower",
    [REFUSAL_GUESS_ORDER] = "guess-order",
    [REFUSAL_GUESSED_BEFORE] = "guessed-before",
    [REFUSAL_NOT_IN_PLAY] = "not-in-play",
    [REFUSAL_THREE_SIT_OUT] = "three-sit-out",
    [REFUSAL_DEAL_NOT_NOW] = "deal-not-now",
    [REFUSAL_WALL_COUNT] = "wall-count",
    [REFUSAL_TILE_TOO_MANY] = "tile-too-many",
    [REFUSAL_ASIDE_COUNT] = "aside-count",
    [REFUSAL_ASIDE_SUIT] = "aside-suit",
    [REFUSAL_ASIDE_ALIKE] = "aside-alike",
};

const char *refused_name(enum refusal_kind kind)
{
    return kind < REFUSAL_KINDS ? names[kind] : "no kind at all";
}

static int pile_of(const char *word)
{
    return strcmp(word, "dummy") == 0 ? SEAT_DUMMY : seat_parse(word, SEAT_MAX);
}

/* One field, of a word or two. */
static bool field_is(const struct refusal *why, const char *word, const char *value)
{
    if (strcmp(word, "turn") == 0)
        return why->turn == atoi(value);
    if (strcmp(word, "number") == 0)
        return why->number == atoi(value);
    if (strcmp(word, "needed") == 0)
        return why->needed == atoi(value);
    if (strcmp(word, "pile") == 0)
        return why->pile == pile_of(value);
    return why->tile == tile_parse(word);
}

bool refused_is(const struct refusal *why, const char *written, char problem[REFUSED_TEXT])
{
    char copy[REFUSED_TEXT];
    bool good = why->kind != REFUSAL_NONE && why->kind < REFUSAL_KINDS;
    snprintf(copy, sizeof copy, "%s", written);
    char *kind = strtok(copy, " ");
    good = good && (!kind || strcmp(kind, refused_name((enum refusal_kind)why->kind)) == 0);
    for (char *word = kind ? strtok(NULL, " ") : NULL; word && good; word = strtok(NULL, " ")) {
        bool two = tile_parse(word) == TILE_NONE;
        const char *value = two ? strtok(NULL, " ") : "";
        good = value && field_is(why, word, value);
    }
    if (!good)
        snprintf(problem, REFUSED_TEXT, "%s tile %d pile %d turn %d number %d needed %d, not \"%.60s\"",
                 refused_name((enum refusal_kind)why->kind), why->tile, why->pile, why->turn, why->number,
                 why->needed, written);
    return good;
}

void refused_assert(const struct refusal *why, const char *written, const char *file, int line)
{
    char problem[REFUSED_TEXT];
    if (!refused_is(why, written, problem)) {
        print_error("%s\n", problem);
        _fail(file, line);
    }
}

const char *problem_sentence(const struct problem *problem)
{
    static char sentence[PROBLEM_WORDS];
    words_problem(problem, sentence, sizeof sentence);
    return sentence;
}
