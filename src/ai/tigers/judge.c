/* judge.c: normal's judgement of single moves; see judge.h. */
#include "ai/tigers/judge.h"

#include "rules/hand/counts.h"

#include <stdlib.h>

void judge_init(struct judge *judge, const struct view *view, const struct weights *weights)
{
    judge->view = view;
    situation_init(&judge->situation, view, weights);
    danger_init(&judge->danger, &judge->situation);
    memo_clear(&judge->memo);
    judge->situation.memo = &judge->memo;
}

int judge_kong(const struct judge *judge, uint8_t kind, struct hand_value *hand)
{
    const struct situation *situation = &judge->situation;
    struct holding holding = situation->held;
    holding_kong(&holding, kind, situation->rivals[0].seat);
    hand_value_estimate(situation, &holding, TILE_NONE, situation->riichi, hand);
    if (hand->shanten == 0 && !situation->riichi && situation->prizes.riichi && holding_is_closed(&holding)) {
        struct hand_value declared; /* with the discard after the replacement */
        hand_value_estimate(situation, &holding, TILE_NONE, true, &declared);
        if (!declared.dead && declared.value > hand->value)
            *hand = declared;
    }
    return hand->value + hand_value_extra_draw(situation, hand);
}

/* Returns the reason for a pung that is worth more: the points of its pattern, if it has its own. */
static struct reason pung_points(const struct situation *situation)
{
    uint8_t kind = tile_kind(situation->table->offer.tile);
    struct reason reason = reason_tile(REASON_CLAIM_POINTS, kind);
    if (tile_is_dragon(kind))
        reason.number = situation->prizes.dragon / AI_ONE;
    else if (kind == table_wind(situation->table, situation->seat))
        reason.number = situation->prizes.wind / AI_ONE;
    return reason;
}

struct reason judge_claim_reason(const struct judge *judge, bool kong, const struct hand_value *before,
                                 const struct hand_value *after)
{
    bool farther = after->shanten > before->shanten, opens = holding_is_closed(&judge->situation.held);
    if (!farther && after->points > before->points)
        return kong ? reason_plain(REASON_CLAIM_POINTS) : pung_points(&judge->situation);
    bool free = !farther && !opens && after->points == before->points;
    return reason_plain(kong && free ? REASON_KONG_BRINGS_DRAW : REASON_TILE_WORTH_MORE);
}

struct reason judge_waiting_reason(const struct judge *judge, const struct hand_value *before,
                                   const struct hand_value *after)
{
    tile_set waits = after->waits & judge->situation.alive;
    bool waiting = after->shanten == 0 && before->shanten > 0 && waits;
    return (struct reason){.kind = waiting ? REASON_PUNG_WAITS : REASON_NONE, .tiles = waits};
}

int judge_pung(const struct judge *judge, uint8_t kind, struct judged *best)
{
    struct holding holding = judge->situation.held;
    struct judged next;
    holding_pung(&holding, kind, judge->view->table.offer.by);
    discard_choose(&judge->situation, &judge->danger, &holding, counts_kinds(holding.hand.counts, 1), 0, best,
                   &next);
    return best->score;
}

bool judge_pung_is_nearer(const struct judge *judge)
{
    struct holding holding = judge->situation.held;
    struct shape before, after;
    if (!view_find(judge->view, MOVE_PUNG))
        return false;
    situation_shape(&judge->situation, &holding, &before);
    holding_pung(&holding, tile_kind(judge->view->table.offer.tile), judge->view->table.offer.by);
    situation_shape(&judge->situation, &holding, &after);
    return shape_shanten(&after) < shape_shanten(&before);
}

struct reason judge_pass_reason(const struct judge *judge)
{
    if (!view_find(judge->view, MOVE_PUNG))
        return reason_plain(REASON_CLAIM_NO_NEARER);
    return reason_plain(judge_pung_is_nearer(judge) ? REASON_TAKES_MORE : REASON_PUNG_NO_NEARER);
}

int judge_keep(const struct judge *judge, int first, int second)
{
    const struct situation *situation = &judge->situation;
    struct shape shape = {.sets = situation->table->rules->sets, .forms = FORM_STANDARD};
    int fitting = 0;
    for (int kind = 0; kind < TILE_EAST; kind++) {
        int number = kind % 9 + 1, far = number > first ? number - first : first - number;
        int other = number > second ? number - second : second - number;
        if (!situation->copies[kind] || (far > 2 && other > 2))
            continue;
        shape.counts[kind] = situation->held.hand.counts[kind];
        shape.limits[kind] = situation->copies[kind];
        fitting += shape.counts[kind] * (far && other ? 1 : 2) * 4 + 1;
    }
    return fitting - 100 * shape_shanten(&shape);
}

static int suited_tiles(const struct holding *holding)
{
    int count = 0;
    for (int kind = 0; kind < TILE_EAST; kind++)
        count += holding->hand.counts[kind];
    for (int i = 0; i < holding->meld_count; i++)
        count += tile_is_suited(holding->melds[i].tile) ? 3 : 0;
    return count;
}

int judge_treasure(const struct judge *judge, struct hand_value *hand)
{
    enum { USUAL_SUITED = 10 };
    const struct situation *situation = &judge->situation;
    hand_value_estimate(situation, &situation->held, TILE_NONE, false, hand);
    int others = 0;
    for (int i = 0; i < situation->rival_count; i++)
        others += situation->rivals[i].hazard;
    int theirs = others * (AI_ONE - hand->chance) / situation->hazard;
    return hand->chance * suited_tiles(&situation->held) - theirs * USUAL_SUITED;
}

struct reason judge_treasure_reason(const struct judge *judge, bool own)
{
    return danger_reason(&judge->situation,
                         reason_plain(own ? REASON_TREASURE_HELPS_OWN : REASON_TREASURE_HELPS_RIVAL));
}

/* --- all moves of a kind ------------------------------------------------------------------------- */

static void judge_discard(const struct judge *judge, struct judged *judged)
{
    const struct situation *situation = &judge->situation;
    uint8_t kind = tile_kind(judged->move.tile);
    struct holding rest = situation->held;
    hand_remove(&rest.hand, judged->move.tile);
    bool riichi = judged->move.kind == MOVE_RIICHI || situation->riichi;
    hand_value_estimate(situation, &rest, kind, riichi, &judged->hand);
    if (judged->move.kind == MOVE_RIICHI && judged->hand.dead)
        judged->hand.value = judged->hand.value * situation->weights->dead / AI_ONE;
    judged->give = judge->danger.chance[kind];
    judged->cost = danger_cost(&judge->danger, situation, kind, judged->hand.value);
    judged->score = judged->hand.value - judged->cost;
}

void judge_own_kong(const struct judge *judge, struct judged *judged)
{
    uint8_t kind = judged->move.tile;
    bool closed = judge->situation.held.hand.counts[kind] == 4;
    judged->score = judge_kong(judge, kind, &judged->hand);
    if (closed)
        return;
    judged->give = judge->danger.chance[kind];
    judged->cost = danger_cost(&judge->danger, &judge->situation, kind, judged->score);
    judged->score -= judged->cost;
}

bool judge_kong_is_free(const struct judged *kong, const struct judged *discard)
{
    return kong->cost <= 0 && kong->give <= 0 && kong->hand.shanten <= discard->hand.shanten;
}

static void judge_claim(const struct judge *judge, struct judged *judged)
{
    const struct situation *situation = &judge->situation;
    uint8_t kind = tile_kind(judge->view->table.offer.tile);
    struct judged best;
    if (judged->move.kind == MOVE_PUNG) {
        judged->score = judge_pung(judge, kind, &best);
        judged->hand = best.hand;
        judged->cost = best.cost;
    } else if (judged->move.kind == MOVE_KONG) {
        judged->score = judge_kong(judge, kind, &judged->hand);
    } else {
        hand_value_estimate(situation, &situation->held, TILE_NONE, situation->riichi, &judged->hand);
        judged->score = judged->hand.value + hand_value_extra_draw(situation, &judged->hand);
    }
}

static void judge_dummy(const struct judge *judge, struct judged *judged)
{
    const struct situation *situation = &judge->situation;
    struct dummy_choice choice;
    dummy_estimate(situation, &judge->danger, &choice);
    hand_value_estimate(situation, &situation->held, TILE_NONE, situation->riichi, &judged->hand);
    judged->score = judged->hand.value;
    judged->score += judged->move.kind == MOVE_REVEAL ? choice.reveal : choice.draw;
    bool wins = judged->move.kind == MOVE_DUMMY_DRAW || danger_rival(situation)->riichi;
    judged->give = wins ? judge->danger.passing : 0;
}

int judge_win_points(const struct view *view)
{
    struct score score;
    view_score(view, &score);
    return score.points;
}

static void judge_win(const struct judge *judge, struct judged *judged)
{
    judged->hand.points = judge_win_points(judge->view) * AI_ONE;
    judged->hand.chance = AI_ONE;
    judged->hand.shanten = -1;
    judged->score = judged->hand.value = situation_value(&judge->situation, judged->hand.points);
}

static void judge_choice(const struct judge *judge, struct judged *judged)
{
    enum { NUMBERS = 9 }; /* a suit tile has the treasure's number once in so many cases: a point */
    if (judged->move.kind == MOVE_KEEP) {
        judged->score = judge_keep(judge, judged->move.number, judged->move.other);
    } else {
        int gain = judge_treasure(judge, &judged->hand);
        judged->score = judged->move.number ? gain / NUMBERS : 0;
    }
}

static void judge_move(const struct judge *judge, struct judged *judged)
{
    switch ((enum move_kind)judged->move.kind) {
    case MOVE_WIN:
        judge_win(judge, judged);
        break;
    case MOVE_DISCARD:
    case MOVE_RIICHI:
        judge_discard(judge, judged);
        break;
    case MOVE_KONG_OWN:
        judge_own_kong(judge, judged);
        break;
    case MOVE_PUNG:
    case MOVE_KONG:
    case MOVE_PASS:
        judge_claim(judge, judged);
        break;
    case MOVE_REVEAL:
    case MOVE_DUMMY_DRAW:
        judge_dummy(judge, judged);
        break;
    default:
        judge_choice(judge, judged);
        break;
    }
}

static bool is_usual(const struct move *move)
{
    static const unsigned kinds = 1u << MOVE_WIN | 1u << MOVE_DISCARD | 1u << MOVE_RIICHI |
                                  1u << MOVE_KONG_OWN | 1u << MOVE_PUNG | 1u << MOVE_KONG | 1u << MOVE_PASS |
                                  1u << MOVE_REVEAL | 1u << MOVE_DUMMY_DRAW | 1u << MOVE_KEEP |
                                  1u << MOVE_TREASURE;
    return kinds >> move->kind & 1;
}

/* True if `a` is better: a win always is, otherwise the score decides. */
static bool is_better(const struct judged *a, const struct judged *b)
{
    bool wins = a->move.kind == MOVE_WIN, other = b->move.kind == MOVE_WIN;
    return wins != other ? wins : a->score > b->score;
}

/* Inserts a move among the first `count`, behind those that are as good. */
static void insert(struct judged list[MOVE_MAX], int count, const struct judged *judged)
{
    int place = count;
    for (; place > 0 && is_better(judged, &list[place - 1]); place--)
        list[place] = list[place - 1];
    list[place] = *judged;
}

int judge_moves(const struct judge *judge, struct judged list[MOVE_MAX])
{
    const struct view *view = judge->view;
    bool revealed = false;
    int count = 0;
    if (view->table.phase == PHASE_REMOVE)
        return 0;
    for (int i = 0; i < view->move_count; i++) {
        struct judged judged = {.move = view->moves[i]};
        if (!is_usual(&judged.move) || (judged.move.kind == MOVE_REVEAL && revealed))
            continue;
        revealed |= judged.move.kind == MOVE_REVEAL;
        judge_move(judge, &judged);
        insert(list, count++, &judged);
    }
    return count;
}
