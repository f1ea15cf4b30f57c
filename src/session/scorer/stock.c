/* stock.c: see stock.h. */
#include "session/scorer/stock.h"

#include <string.h>

static void keep_suit(struct stock *stock, int suit)
{
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        if (suit != (int)tile_suit(kind))
            stock->copies[kind] = stock->left[kind] = 0;
}

void stock_init(struct stock *stock, const struct ruleset *rules, const int16_t *options, int removed,
                int only)
{
    memset(stock, 0, sizeof *stock);
    stock->rules = rules;
    stock->has_reds = ruleset_value(rules, options, OPTION_RED_FIVES);
    memcpy(stock->copies, rules->copies, sizeof stock->copies);
    if (removed != SUIT_NONE)
        memset(stock->copies + 9 * removed, 0, 9);
    memcpy(stock->left, stock->copies, sizeof stock->left);
    if (only != SUIT_NONE)
        keep_suit(stock, only);
}

bool stock_has(const struct stock *stock, uint8_t tile, struct fault *error)
{
    uint8_t kind = tile_kind(tile);
    if (kind < TILE_KINDS && stock->copies[kind] && (tile < TILE_RED_FIVE || stock->has_reds))
        return true;
    if (tile >= TILE_RED_FIVE && ruleset_has(stock->rules, OPTION_RED_FIVES))
        return fault_set(error, .kind = FAULT_RED_FIVE_OFF, .tile = tile);
    if (kind >= TILE_KINDS && tile < TILE_RED_FIVE && stock->rules->has_flowers)
        return fault_set(error, .kind = FAULT_LAID_OUT, .tile = tile);
    bool taken_out = kind < TILE_KINDS && stock->rules->removes_suit && !stock->copies[kind];
    return fault_set(error, .kind = taken_out ? FAULT_TAKEN_OUT : FAULT_NOT_IN_SET, .tile = tile);
}

bool stock_use(struct stock *stock, uint8_t tile, struct fault *error)
{
    uint8_t kind = tile_kind(tile);
    if (!stock_has(stock, tile, error))
        return false;
    uint8_t red = tile >= TILE_RED_FIVE ? (uint8_t)(1u << (tile - TILE_RED_FIVE)) : 0;
    if (stock->reds & red)
        return fault_set(error, .kind = FAULT_SECOND_RED, .tile = tile);
    if (!stock->left[kind])
        return fault_set(error, .kind = FAULT_FIFTH, .tile = tile);
    bool has_red_one = stock->has_reds && tile_is_suited(kind) && tile_number(kind) == 5;
    if (has_red_one && !red && stock->left[kind] == 1 && !(stock->reds >> tile_suit(kind) & 1))
        return fault_set(error, .kind = FAULT_FOURTH_PLAIN, .tile = tile);
    stock->left[kind]--;
    stock->reds |= red;
    return true;
}

bool stock_settle_suit(struct stock *stock, struct fault *error)
{
    int only = SUIT_NONE;
    if (!ruleset_has(stock->rules, OPTION_SUIT))
        return true;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++) {
        if (stock->left[kind] == stock->copies[kind])
            continue;
        int suit = (int)tile_suit(kind);
        if (only != SUIT_NONE && only != suit)
            return fault_set(error, .kind = FAULT_TWO_SUITS, .suits = {(uint8_t)only, (uint8_t)suit});
        only = suit;
    }
    keep_suit(stock, only);
    return true;
}

bool stock_check_suits(const struct stock *stock, struct fault *error)
{
    unsigned suits = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        if (stock->left[kind] < stock->copies[kind])
            suits |= 1u << tile_suit(kind);
    return !stock->rules->removes_suit || suits != 7 || fault_set(error, .kind = FAULT_THREE_SUITS);
}

bool stock_check_claim(const struct stock *stock, const struct meld *meld, struct fault *error)
{
    unsigned claims = stock->rules->claims;
    if (meld->kind == MELD_RUN && !(claims & CLAIM_CHOW))
        return fault_set(error, .kind = FAULT_NO_CHOWS);
    if ((meld->kind == MELD_PUNG && !(claims & CLAIM_PUNG)) ||
        (meld->kind == MELD_KONG_OPEN && !(claims & CLAIM_KONG)))
        return fault_set(error, .kind = FAULT_NO_CLAIMS);
    if (meld->kind == MELD_RUN && (!tile_is_suited(meld->tile) || tile_number(meld->tile) > 7))
        return fault_set(error, .kind = FAULT_NO_RUN, .tile = meld->tile);
    return true;
}
