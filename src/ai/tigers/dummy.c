/* dummy.c: the dummy action; see dummy.h. */
#include "ai/tigers/dummy.h"

#include <string.h>

#include "ai/tigers/estimate/race.h"
#include "ai/unseen.h"
#include "rules/hand/counts.h"

/* SPOILS divides the points of a later Riichi: the loss by one more kind in the piles. FED_OPEN and
 * FED_CLOSED divide the others' expected wins: what a pung of a drawn tile adds to them, by whether their
 * hand is open. */
enum { SPOILS = 24, FED_OPEN = 40, FED_CLOSED = 100 };

enum { FAR_OFF = AI_ONE / 5 /* a rival with less than this chance of tenpai seems far off */ };

/* Returns how many unseen tiles the viewer could win on from another player. */
static int winning_tiles(const struct situation *situation, const struct hand_value *hand)
{
    tile_set barred = situation->discarded | counts_kinds(situation->view->own.passed, 1);
    return hand->shanten > 0 || hand->dead ? 0 : kinds_sum(situation->unseen, hand->waits & ~barred);
}

/* Returns the expected cost of a random unseen tile by the others' wins. */
static int mean_cost(const struct situation *situation, const struct danger *danger, int value)
{
    int64_t sum = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (situation->unseen[kind])
            sum += (int64_t)situation->unseen[kind] * danger_cost(danger, situation, kind, value);
    return situation->unseen_total > 0 ? (int)(sum / situation->unseen_total) : 0;
}

/* Returns the gain by a pung of a drawn tile, which makes a step that would otherwise take time. */
static int claim_gain(const struct situation *situation, const struct hand_value *hand)
{
    if (hand->claims == 0 || hand->rate == 0 || situation->unseen_total == 0)
        return 0;
    int chance = hand->claims * AI_ONE / situation->unseen_total;
    int step = (int)((int64_t)hand->value * situation->hazard / hand->rate);
    return (int)((int64_t)chance * step / AI_ONE);
}

/* Returns the gain because another kind in the piles lowers the value of the others' later Riichi, minus the
 * loss for the seat's own. */
static int spoil_gain(const struct situation *situation, const struct hand_value *hand)
{
    int each = situation->prizes.riichi / SPOILS, gain = 0;
    if (situation->own_pile_only)
        return 0;
    if (!situation->riichi && holding_is_closed(&situation->held))
        gain -= race_share(hand->chance, each);
    for (int i = 0; i < situation->rival_count; i++)
        if (!situation->rivals[i].riichi && situation->rivals[i].exposed == 0)
            gain += race_share(AI_ONE - hand->chance, each / 3);
    return gain;
}

/* Returns the cost of the others' pungs of a drawn tile. */
static int claim_cost(const struct situation *situation)
{
    int cost = 0;
    for (int i = 0; i < situation->rival_count; i++)
        if (!situation->rivals[i].riichi)
            cost += situation->lost / (situation->rivals[i].exposed ? FED_OPEN : FED_CLOSED);
    return cost;
}

void dummy_estimate(const struct situation *situation, const struct danger *danger,
                    struct dummy_choice *choice)
{
    memset(choice, 0, sizeof *choice);
    const struct rival *rival = danger_rival(situation);
    struct hand_value hand;
    hand_value_estimate(situation, &situation->held, TILE_NONE, situation->riichi, &hand);

    choice->tiles = winning_tiles(situation, &hand);
    int chance = choice->tiles ? choice->tiles * AI_ONE / situation->unseen_total : 0;
    int gain = situation_value(situation, hand.points) - hand.value;
    int win = race_share(chance, gain > 0 ? gain : 0);
    int cost = mean_cost(situation, danger, hand.value);
    win -= race_share(win, danger->passing); /* a tile that both want goes to the other player */

    choice->win = situation->riichi ? 0 : win;
    choice->feed = rival->riichi ? 0 : cost;
    choice->claims = claim_gain(situation, &hand) - claim_cost(situation);
    choice->time =
        (int)((int64_t)(situation->lost - hand.value) * AI_ONE * 3 / 8 / (situation->turns + AI_ONE));
    choice->spoil = spoil_gain(situation, &hand);
    choice->reveal = (situation->riichi ? win : 0) - (rival->riichi ? cost : 0);
    choice->draw =
        choice->reveal + choice->win - choice->feed + choice->claims + choice->time + choice->spoil;
}

static enum reason_kind explain_draw(const struct dummy_choice *choice)
{
    int win = choice->win - choice->feed;
    if (win > 0 && win >= choice->claims)
        return REASON_DRAWN_MAY_WIN;
    if (choice->claims > 0 && choice->claims >= choice->time && choice->claims >= choice->spoil)
        return REASON_DRAWN_MAY_PUNG;
    return choice->spoil > choice->time ? REASON_DRAWN_SPOILS : REASON_SHORTER_ROUND;
}

bool dummy_helps_rival(const struct dummy_choice *choice)
{
    return choice->feed > 0 || choice->claims < 0;
}

static enum reason_kind explain_reveal(const struct situation *situation, const struct dummy_choice *choice)
{
    if (situation->riichi && !danger_rival(situation)->riichi &&
        choice->reveal > 0) /* otherwise the other may win on it too */
        return REASON_REVEALED_WINS_TOO;
    if (choice->feed > 0 && choice->feed >= -choice->spoil && choice->feed >= -choice->time)
        return REASON_REVEALED_SAFE;
    if (choice->spoil < 0 && choice->spoil <= choice->time)
        return REASON_KEEPS_PILES;
    if (choice->time < 0 && situation->table->wall > 1) /* the other player draws the last tile */
        return REASON_KEEPS_WALL;
    if (dummy_helps_rival(choice))
        return (enum reason_kind)dummy_helps_reason(situation).kind;
    return situation->riichi || danger_rival(situation)->riichi ? REASON_FEELING : REASON_REVEALED_INFORMS;
}

struct reason dummy_explain(const struct situation *situation, const struct dummy_choice *choice)
{
    bool draw = choice->draw > choice->reveal;
    struct reason reason = reason_plain(draw ? explain_draw(choice) : explain_reveal(situation, choice));
    if (reason.kind == REASON_DRAWN_MAY_WIN && danger_rival(situation)->tenpai < FAR_OFF)
        reason.number = choice->tiles;
    return danger_reason(situation, reason);
}

struct reason dummy_helps_reason(const struct situation *situation)
{
    bool free = !situation->riichi && !danger_rival(situation)->riichi;
    return danger_reason(situation, reason_plain(free ? REASON_REVEALED_FREE : REASON_DRAWN_HELPS_RIVAL));
}
