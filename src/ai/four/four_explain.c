/* four_explain.c: why a move at a table of four was made; see four_explain.h. */
#include "ai/four/four_explain.h"

#include <stdio.h>

enum { FEW = 40 /* a chance that is as good as none, of AI_ONE */ };

static bool is_discard(const struct four_judged *judged)
{
    return judged->move.kind == MOVE_DISCARD;
}

static const char *wind_name(const struct four_judge *judge, const struct four_rival *rival)
{
    return tile_name(table_wind(judge->situation.table, rival->seat));
}

/* The kinds of a set as words, "2 dots and 5 dots", at most three. */
static void print_kinds(tile_set kinds, char *out, size_t size)
{
    int count = tile_set_count(kinds), done = 0;
    size_t used = 0;
    out[0] = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS && done < 3 && used < size; kind++) {
        if (!(kinds >> kind & 1))
            continue;
        const char *join = done == 0 ? "" : done == count - 1 ? " and " : ", ";
        used += (size_t)snprintf(out + used, size - used, "%s%s", join, tile_name(kind));
        done++;
    }
    if (count > 3 && used < size)
        snprintf(out + used, size - used, " and others");
}

/* What the hand after the move is about. */
static void say_hand(const struct four_value *hand, char *out, size_t size)
{
    char kinds[64];
    print_kinds(hand->waits, kinds, sizeof kinds);
    if (hand->missing == 1 && !hand->aim)
        snprintf(out, size, "waits for %s, %d tile%s unseen", kinds, hand->useful,
                 hand->useful == 1 ? "" : "s");
    else if (hand->aim)
        snprintf(out, size, "on the way to %s, %d tile%s of use", hand->aim, hand->useful,
                 hand->useful == 1 ? "" : "s");
    else
        snprintf(out, size, "no win is in reach, and nobody is likely to want this");
}

/* The discard that would leave the best hand if nobody could win on it. */
static const struct four_judged *boldest(const struct four_judged *list, int count)
{
    const struct four_judged *bold = NULL;
    for (int i = 0; i < count; i++)
        if (is_discard(&list[i]) && (!bold || list[i].hand.value > bold->hand.value))
            bold = &list[i];
    return bold;
}

/* "South collects dots" or "South looks near to winning". */
static void say_rival(const struct four_judge *judge, const struct four_rival *rival, uint8_t kind, char *out,
                      size_t size)
{
    const struct four_rival *fed = four_danger_fed(&judge->situation, kind);
    if (fed && four_danger_chance(&judge->danger, &judge->situation, kind) < AI_ONE / 16) {
        snprintf(out, size, "%s could use %s for a great hand", wind_name(judge, fed), tile_name(kind));
        return;
    }
    int suit = kind < TILE_EAST ? kind / 9 : SUIT_HONORS;
    for (int i = 0; i < 3 && suit == SUIT_HONORS; i++)
        suit = rival->collects[i] > AI_ONE / 3 ? i : suit;
    if (suit < SUIT_HONORS && rival->collects[suit] > AI_ONE / 3)
        snprintf(out, size, "%s seems to collect %s", wind_name(judge, rival), suit_name((enum suit)suit));
    else
        snprintf(out, size, "%s may be waiting for %s", wind_name(judge, rival), tile_name(kind));
}

static void say_best_discard(const struct four_judge *judge, const struct four_judged *list, int count,
                             const struct four_judged *best, char *out, size_t size)
{
    const struct four_judged *bold = boldest(list, count);
    char rival[64];
    uint8_t other = bold ? tile_kind(bold->move.tile) : TILE_NONE;
    if (!bold || bold == best || bold->cost <= best->cost || bold->hand.value <= best->hand.value) {
        say_hand(&best->hand, out, size);
        return;
    }
    say_rival(judge, four_danger_rival(&judge->danger, &judge->situation, other), other, rival, sizeof rival);
    if (best->hand.chance < FEW)
        snprintf(out, size, "folds: the hand is far off, and %s", rival);
    else
        snprintf(out, size, "safer than %s: %s", tile_name(other), rival);
}

/* What is to be said against a discard that is not the best. */
static void say_other_discard(const struct four_judge *judge, const struct four_judged *judged,
                              const struct four_judged *best, char *out, size_t size)
{
    const struct four_value *mine = &judged->hand, *other = &best->hand;
    uint8_t kind = tile_kind(judged->move.tile);
    const char *better = is_discard(best) ? tile_name(best->move.tile) : NULL;
    int less = other->useful - mine->useful;
    if (!better)
        snprintf(out, size, best->move.kind == MOVE_WIN ? "lets the win go" : "lets the kong go");
    else if (judged->cost > best->cost && judged->cost - best->cost >= other->value - mine->value)
        say_rival(judge, four_danger_rival(&judge->danger, &judge->situation, kind), kind, out, size);
    else if (mine->gain == 0)
        snprintf(out, size, "leaves no hand in reach that may win");
    else if (other->aim && mine->aim != other->aim)
        snprintf(out, size, "gives up the way to %s", other->aim);
    else if (mine->missing > other->missing)
        snprintf(out, size, "a step further from winning than without %s", better);
    else if (mine->missing == other->missing && less > 0)
        snprintf(out, size, "keeps %d useful tile%s fewer than without %s", less, less > 1 ? "s" : "",
                 better);
    else
        snprintf(out, size, "leaves a hand worth less than without %s", better);
}

/* True if the claims leave next to no hand that wins, and passing does. */
static bool opens_in_vain(const struct four_judge *judge, const struct four_judged *list, int count)
{
    int passing = 0, claiming = 0;
    for (int i = 0; i < count; i++) {
        int *chance = list[i].move.kind == MOVE_PASS ? &passing : &claiming;
        *chance = list[i].hand.chance > *chance ? list[i].hand.chance : *chance;
    }
    return judge->situation.minimum && claiming < passing / 4;
}

static void say_pass(const struct four_judge *judge, const struct four_judged *list, int count, int place,
                     char *out, size_t size)
{
    bool closed = holding_is_closed(&judge->situation.held);
    if (place > 0 && list[0].move.kind == MOVE_WIN)
        snprintf(out, size, "lets the win go");
    else if (place > 0)
        snprintf(out, size, "the tile is worth more than waiting");
    else if (opens_in_vain(judge, list, count))
        snprintf(out, size, "an open hand could no longer reach the minimum");
    else if (count > 1 && list[1].move.kind == MOVE_WIN)
        snprintf(out, size, "a much better hand is near");
    else if (closed && count > 1 && list[1].hand.gain < list[place].hand.gain)
        snprintf(out, size, "the closed hand is worth more");
    else
        snprintf(out, size, "the claim brings nothing nearer");
}

static void say_claim(const struct four_judge *judge, const struct four_judged *list, int place, char *out,
                      size_t size)
{
    const struct four_judged *judged = &list[place];
    char hand[AI_REASON];
    (void)judge;
    say_hand(&judged->hand, hand, sizeof hand);
    if (place == 0)
        snprintf(out, size, "a set made, %s", hand);
    else if (judged->hand.gain == 0)
        snprintf(out, size, "opens the hand into a dead end");
    else if (judged->hand.gain < list[0].hand.gain)
        snprintf(out, size, "opens the hand for too little");
    else
        snprintf(out, size, "brings less than the best");
}

void four_explain(const struct four_judge *judge, const struct four_judged *list, int count, int place,
                  char *out, size_t size)
{
    const struct four_judged *judged = &list[place], *best = &list[0];
    switch (judged->move.kind) {
    case MOVE_WIN:
        snprintf(out, size, place ? "a much better hand is near" : "the hand wins");
        break;
    case MOVE_DISCARD:
        if (place)
            say_other_discard(judge, judged, best, out, size);
        else
            say_best_discard(judge, list, count, judged, out, size);
        break;
    case MOVE_KONG:
    case MOVE_KONG_OWN:
        snprintf(out, size, place ? "takes more than it brings" : "brings another draw and costs nothing");
        break;
    case MOVE_PASS:
        say_pass(judge, list, count, place, out, size);
        break;
    default:
        say_claim(judge, list, place, out, size);
        break;
    }
}
