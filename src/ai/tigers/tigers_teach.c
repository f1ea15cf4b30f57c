/*
 * tigers_teach.c: ranks the moves of Dueling Tigers; see tigers_teach.h.
 *
 * The reason for the best move compares it with the second, a reason against another move compares it with
 * the best.
 */
#include "ai/tigers/tigers_teach.h"

#include <string.h>

#include "ai/hand_facts.h"
#include "ai/rollout_teach.h"
#include "ai/tigers/dummy.h"
#include "ai/tigers/estimate/race.h"
#include "ai/tigers/hard.h"
#include "ai/tigers/normal.h"

static int in_hundredths(int64_t points)
{
    return (int)(points * 100 / AI_ONE);
}

/* --- the parts of the figures -------------------------------------------------------------------- */

/* Returns in how many ways per turn a winning tile can come from the dummy, AI_ONE each. */
static int dummy_ways(const struct situation *situation, bool riichi)
{
    return riichi ? situation->table->seats * AI_ONE : situation->dummy_draws;
}

/* Returns the part of `wins` that comes on a tile of the dummy, for a tenpai hand: its waits by the ways in
 * which each comes; -1 for other hands. */
static int by_dummy(const struct judge *judge, const struct judged *judged, int wins)
{
    const struct situation *situation = &judge->situation;
    const struct hand_value *hand = &judged->hand;
    bool riichi = judged->move.kind == MOVE_RIICHI || situation->riichi;
    bool throws = judged_is_discard(judged);
    uint8_t thrown = throws ? tile_kind(judged->move.tile) : TILE_NONE;
    int64_t all = 0, dummy = 0;
    if (hand->shanten != 0)
        return -1;
    int others = riichi ? race_ways_in_riichi(situation) : race_ways_by_others(situation);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool barred = situation->discarded & TILE_BIT(kind) || kind == thrown ||
                      situation->view->own.passed[kind] || (riichi && hand->dead);
        if (!(hand->waits & TILE_BIT(kind)))
            continue;
        all += (int64_t)situation->unseen[kind] * (AI_ONE + (barred ? 0 : others));
        dummy += barred ? 0 : (int64_t)situation->unseen[kind] * dummy_ways(situation, riichi);
    }
    return all ? (int)(wins * dummy / all) : 0;
}

/* Returns what the others are expected to win by normal's estimate, AI_ONE a point: on this tile, and when
 * the player's own hand isn't first. */
static int others_estimated(const struct judge *judge, const struct judged *judged)
{
    int first = judged->hand.chance > AI_ONE ? AI_ONE : judged->hand.chance;
    return judged->cost + (AI_ONE - first) * judge->situation.lost / AI_ONE;
}

/* Splits the figures of a dummy action: what its tile may give the others, and the rest. */
static void split_dummy(const struct judge *judge, struct advice *advice)
{
    struct dummy_choice choice;
    bool draw = advice->move.kind == MOVE_DUMMY_DRAW;
    dummy_estimate(&judge->situation, &judge->danger, &choice);
    advice->others = draw ? in_hundredths(choice.feed) : 0;
    advice->dummy = advice->points + advice->others;
    advice->by_dummy = -1;
}

/* Splits the figures of any other move; `others` is what the others are expected to win, AI_ONE a point. */
static void split_move(const struct judge *judge, const struct judged *judged, int64_t others,
                       struct advice *advice)
{
    bool acts = judged->move.kind == MOVE_REVEAL || judged->move.kind == MOVE_DUMMY_DRAW;
    bool wins = judged->move.kind == MOVE_WIN;
    if (acts) {
        split_dummy(judge, advice);
        return;
    }
    advice->others = wins ? 0 : in_hundredths(others);
    advice->by_dummy = wins ? -1 : by_dummy(judge, judged, advice->win);
}

/* Fills in the figures of a move. A judgement counts what winning denies the others; here what they may win
 * is subtracted. */
static void take_figures(const struct judge *judge, const struct judged *judged, struct advice *advice)
{
    bool wins = judged->move.kind == MOVE_WIN, before = judged->move.kind == MOVE_KEEP;
    advice->move = judged->move;
    advice->estimate = !before;
    if (before)
        return;
    advice->points = in_hundredths(wins ? judged->hand.points : judged->score - judge->situation.lost);
    advice->win = teach_per_mille(judged->hand.chance);
    advice->deal_in = teach_per_mille(judged->give);
    split_move(judge, judged, others_estimated(judge, judged), advice);
}

/* --- reasons ------------------------------------------------------------------------------------- */

/* Returns how many tiles would give the hand a better wait before a Riichi, if the best move leaves that
 * open. */
static int better_waits(const struct situation *situation, const struct judged *judged,
                        const struct judged *best)
{
    tile_set barred = situation->killing | situation->discarded;
    return best->move.tile == judged->move.tile ? hand_facts_better(situation->view, &judged->move, barred)
                                                : 0;
}

/* Returns the reason against a Riichi that isn't the best. */
static struct reason against_riichi(const struct situation *situation, const struct judged *judged,
                                    const struct judged *best)
{
    enum { LATE = 6 /* tiles in the wall */ };
    tile_set spoiled = judged->hand.waits & (situation->killing | TILE_BIT(tile_kind(judged->move.tile)));
    if (judged->hand.dead && spoiled)
        return (struct reason){
            .kind = REASON_RIICHI_ONLY_BY_DRAW, .number = 1, .tile = tile_set_first(spoiled)};
    if (judged->hand.dead)
        return reason_plain(REASON_RIICHI_ONLY_BY_DRAW);
    if (danger_rival(situation)->riichi)
        return danger_reason(situation, reason_plain(REASON_RIICHI_UNFREE));
    return situation->table->wall <= LATE
               ? reason_number(REASON_RIICHI_TOO_LATE, situation->table->wall)
               : reason_number(REASON_RIICHI_WORTH_LESS, better_waits(situation, judged, best));
}

/* Returns the reason against a discard that isn't the best. */
static struct reason against_discard(const struct judge *judge, const struct judged *judged,
                                     const struct judged *best)
{
    const struct situation *situation = &judge->situation;
    const struct hand_value *mine = &judged->hand, *other = &best->hand;
    uint8_t better = best->move.tile;
    bool riichi = judged->move.kind == MOVE_RIICHI;
    bool costlier = judged->cost > best->cost && judged->cost > AI_ONE / 10;
    if (riichi && (mine->dead || judged->move.tile == better)) /* the tile is as dangerous without Riichi */
        return against_riichi(situation, judged, best);
    if (costlier)
        return danger_reason(
            situation,
            reason_plain(danger_rival(situation)->riichi ? REASON_LIVE_AGAINST_RIICHI : REASON_RIVAL_WAITS));
    if (mine->shanten > other->shanten)
        return reason_tile(REASON_STEP_FURTHER, better);
    if (mine->shanten == other->shanten && mine->useful < other->useful)
        return (struct reason){
            .kind = REASON_FEWER_USEFUL, .number = other->useful - mine->useful, .tile = better};
    if (best->move.kind == MOVE_RIICHI && !riichi && judged->move.tile == better)
        return reason_plain(REASON_RIICHI_WINS_MORE);
    if (riichi && best->move.kind != MOVE_RIICHI)
        return against_riichi(situation, judged, best);
    if (mine->plan != other->plan && other->plan != PLAN_SETS)
        return reason_aim(REASON_GIVES_UP_AIM, plan_aim((enum plan_kind)other->plan));
    return reason_tile(REASON_LESS_WITHOUT, better);
}

/* Returns the reason if normal ranks the two moves the other way round, or as equal, so that the network
 * decides. */
static struct reason turned_round(int place)
{
    return reason_plain(place ? REASON_WORTH_LESS : REASON_LITTLE_MORE);
}

/* Returns the reason for the better of drawing and revealing; the same reason speaks against the other. */
static struct reason about_dummy(const struct judge *judge, const struct judged list[], int count, int place)
{
    struct dummy_choice choice;
    bool draw = list[0].move.kind == MOVE_DUMMY_DRAW;
    if (count == 1)
        return reason_plain(REASON_ONLY_MOVE);
    dummy_estimate(&judge->situation, &judge->danger, &choice);
    bool estimate = draw ? choice.draw > choice.reveal : choice.draw < choice.reveal;
    if (draw && (place > 0 || !estimate))
        return reason_plain(REASON_DRAWN_PROMISES);
    if (!draw && (place > 0 || !estimate) && dummy_helps_rival(&choice))
        return dummy_helps_reason(&judge->situation);
    return estimate ? dummy_explain(&judge->situation, &choice) : turned_round(place);
}

/* Returns which player the treasure more likely helps; that speaks for one move and against the other. */
static struct reason about_treasure(const struct judge *judge, bool up, int place)
{
    struct hand_value hand;
    bool own = judge_treasure(judge, &hand) > 0;
    if (up != own)
        return turned_round(place);
    return judge_treasure_reason(judge, own);
}

/* Returns the reason for a claim as the best move. A kong alone brings the hand no closer, because three of a
 * kind are already a set. */
static struct reason for_claim(const struct judge *judge, const struct judged *judged)
{
    const struct situation *situation = &judge->situation;
    const struct hand_value *after = &judged->hand;
    bool kong = judged->move.kind == MOVE_KONG;
    struct hand_value before;
    hand_value_estimate(situation, &situation->held, TILE_NONE, situation->riichi, &before);
    struct reason waiting = judge_waiting_reason(judge, &before, after);
    if (!kong && waiting.kind != REASON_NONE)
        return waiting;
    if (after->plan != PLAN_SETS)
        return reason_aim(REASON_STEP_TO_AIM, plan_aim((enum plan_kind)after->plan));
    if (after->shanten < before.shanten)
        return reason_plain(REASON_SET_NEARER);
    return judge_claim_reason(judge, kong, &before, after);
}

/* True if passing is best because the discard after a pung would be costly, and the pung would use two tiles
 * that nobody wins on. */
static bool keeps_safe_tiles(const struct judge *judge, const struct judged list[], int count)
{
    uint8_t kind = tile_kind(judge->view->table.offer.tile);
    for (int i = 1; i < count; i++)
        if (list[i].move.kind == MOVE_PUNG)
            return judge->danger.chance[kind] == 0 && list[i].hand.value > list[0].score &&
                   list[i].score <= list[0].score;
    return false;
}

static struct reason about_claim(const struct judge *judge, const struct judged list[], int count, int place)
{
    const struct judged *judged = &list[place];
    bool pass = judged->move.kind == MOVE_PASS, closed = holding_is_closed(&judge->situation.held);
    if (pass && place > 0)
        return reason_plain(REASON_TILE_WORTH_MORE);
    if (pass && keeps_safe_tiles(judge, list, count))
        return reason_plain(REASON_KEEPS_SAFE_TILES);
    if (pass && closed)
        return reason_plain(REASON_CLOSED_WORTH_MORE);
    if (pass)
        return judge_pass_reason(judge);
    if (place == 0)
        return for_claim(judge, judged);
    if (closed)
        return reason_plain(REASON_OPENS_FOR_LITTLE);
    bool nearer = judged->move.kind == MOVE_PUNG && judge_pung_is_nearer(judge);
    return reason_plain(nearer ? REASON_LESS_THAN_BEST : REASON_NO_NEARER);
}

/* Returns the reason for a kong of the player's own tiles as the best move, compared with the best
 * discard. */
static struct reason for_own_kong(const struct judged list[], int count)
{
    int discard = 0;
    while (discard < count && !judged_is_discard(&list[discard]))
        discard++;
    bool free = discard == count || judge_kong_is_free(&list[0], &list[discard]);
    return reason_plain(free ? REASON_KONG_BRINGS_DRAW : REASON_DRAWN_PROMISES);
}

/* Returns a run of the hand that uses a tile of the kind; 0 if there is none. */
static tile_set run_of_four(const struct situation *situation, uint8_t kind)
{
    const uint8_t *held = situation->held.hand.counts;
    tile_set runs[RUNS_MAX];
    for (int i = 0, count = hand_facts_runs(kind, runs); i < count; i++) {
        uint8_t low = tile_set_first(runs[i]);
        if (held[low] && held[low + 1] && held[low + 2])
            return runs[i];
    }
    return 0;
}

/* Returns the reason against a kong on the player's own turn that isn't the best move. */
static struct reason against_own_kong(const struct judge *judge, const struct judged *kong,
                                      const struct judged *best)
{
    const struct situation *situation = &judge->situation;
    uint8_t kind = tile_kind(kong->move.tile);
    tile_set run = situation->held.hand.counts[kind] == 4 ? run_of_four(situation, kind) : 0;
    if (kong->give > 0 && kong->cost > AI_ONE / 10)
        return danger_reason(situation, reason_tile(REASON_KONG_ROBBED, kind));
    if (run && judged_is_discard(best) && kong->hand.shanten > best->hand.shanten)
        return (struct reason){.kind = REASON_KONG_BREAKS_RUN, .tiles = run};
    return reason_plain(REASON_TAKES_MORE);
}

/* Returns the reason about a discard, compared with the best move or, if it is the best, with the next
 * discard. */
static struct reason about_discard(const struct judge *judge, const struct judged list[], int count,
                                   int place)
{
    const struct judged *judged = &list[place];
    struct judged next = {.move = {.tile = TILE_NONE}};
    if (place > 0 && !judged_is_discard(&list[0]))
        return reason_plain(list[0].move.kind == MOVE_WIN ? REASON_LETS_WIN_GO : REASON_LETS_KONG_GO);
    if (place > 0)
        return against_discard(judge, judged, &list[0]);
    for (int i = 1; i < count && next.move.tile == TILE_NONE; i++)
        if (judged_is_discard(&list[i]) && list[i].move.tile != judged->move.tile)
            next = list[i];
    if (next.move.tile != TILE_NONE && next.score > judged->score)
        return reason_tile(REASON_BROUGHT_MORE, next.move.tile);
    return discard_explain(&judge->situation, &judge->danger, judged, &next);
}

static struct reason about(const struct judge *judge, const struct judged list[], int count, int place)
{
    const struct judged *judged = &list[place];
    bool best = place == 0;
    switch ((enum move_kind)judged->move.kind) {
    case MOVE_WIN:
        return reason_plain(REASON_WINS);
    case MOVE_DISCARD:
    case MOVE_RIICHI:
        return about_discard(judge, list, count, place);
    case MOVE_KONG_OWN:
        return best ? for_own_kong(list, count) : against_own_kong(judge, judged, &list[0]);
    case MOVE_REVEAL:
    case MOVE_DUMMY_DRAW:
        return about_dummy(judge, list, count, place);
    case MOVE_KEEP:
        return reason_plain(best ? REASON_LITTLE_MORE : REASON_NEARLY_AS_GOOD);
    case MOVE_TREASURE:
        return about_treasure(judge, list[0].move.number, place);
    default:
        return about_claim(judge, list, count, place);
    }
}

/* --- the ranking --------------------------------------------------------------------------------- */

/* The weights where hard leaves a decision to normal: normal's order, and the network's figures. */
static const struct hard_weights by_judgement = {.net = &learned_net, .estimate = 9900, .feared = 9900};

/* Returns what the others are expected to win, by the network and normal's estimate in hard's proportion. */
static int64_t others_weighed(const struct judge *judge, const struct hard_weights *weights,
                              const struct judged *judged)
{
    const struct rival *rival = danger_rival(&judge->situation);
    int64_t learned = (int64_t)judged->loses * rival->points / AI_ONE;
    int64_t own = 100 + weights->ahead, estimate = rival->riichi ? weights->feared : weights->estimate;
    return (own * learned + estimate * others_estimated(judge, judged)) / (own + estimate);
}

/* Sorts the judged moves by hard's order and takes over its figures. False if it was stopped. */
static bool rank_by_weight(const struct judge *judge, struct judged list[MOVE_MAX],
                           const struct ai_stop *stop, struct ranking *ranking)
{
    const struct hard_weights *weights = hard_can(judge->view) ? &hard_usual : &by_judgement;
    struct judged weighed[MOVE_MAX];
    struct move_inputs inputs;
    int count = hard_judge(judge, weights, stop, &inputs, weighed);
    memcpy(list, weighed, (size_t)count * sizeof list[0]);
    for (int i = 0; i < count; i++) {
        struct advice *advice = &ranking->list[i];
        int32_t behind = (int32_t)((list[0].weight - list[i].weight) * AI_ONE / HARD_POINT);
        advice->points = in_hundredths(list[0].learned - behind);
        advice->win = teach_per_mille(list[i].wins);
        advice->deal_in = teach_per_mille(list[i].give);
        advice->estimate = true;
        advice->move = list[i].move;
        split_move(judge, &list[i], others_weighed(judge, weights, &list[i]), advice);
    }
    return count > 0;
}

/* How far a figure may be off, in hundredths of a point: a constant part and a part that grows with the
 * figure. Measured against rounds played to their end; see docs/opponents.md. */
struct uncertainty {
    int always, per_cent;
};

static const struct uncertainty on_turn = {15, 65}, on_claim = {50, 60}, on_dummy = {17, 50};

static int error_of(const struct view *view, const struct ranking *ranking, int place)
{
    const struct uncertainty *measured = view->table.phase == PHASE_TURN    ? &on_turn
                                         : view->table.phase == PHASE_CLAIM ? &on_claim
                                                                            : &on_dummy;
    int behind = ranking->list[0].points - ranking->list[place].points;
    return place ? teach_error(measured->always, behind * measured->per_cent / 100) : 0;
}

/* If the loser pays, a win changes the difference in points by twice its points. */
static void count_payments(const struct situation *situation, struct advice *list, int count)
{
    int swing = situation_swing(situation);
    for (int i = 0; i < count; i++) {
        list[i].points *= swing;
        list[i].others *= swing;
        list[i].dummy *= swing;
        list[i].error *= swing;
    }
}

bool tigers_teach(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking)
{
    struct judged list[MOVE_MAX];
    struct judge judge;
    (void)seed; /* nothing is random */
    if (view->table.phase == PHASE_REMOVE)
        return false;
    judge_init(&judge, view, &weights_exact);
    int count = judge_moves(&judge, list);
    for (int i = 0; i < count; i++)
        take_figures(&judge, &list[i], &ranking->list[i]);
    if (count > 1 && learned_can(view))
        rank_by_weight(&judge, list, stop, ranking);
    for (int i = 0; i < count; i++) {
        ranking->list[i].move = list[i].move;
        ranking->list[i].reason = about(&judge, list, count, i);
        ranking->list[i].error = error_of(view, ranking, i);
    }
    count_payments(&judge.situation, ranking->list, count);
    ranking->count = count;
    return count > 0;
}

void tigers_danger(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    struct judge judge;
    (void)seed;
    judge_init(&judge, view, &weights_exact);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int chance = judge.danger.chance[kind];
        if (!(judge.situation.in_play >> kind & 1))
            continue;
        figures->kinds |= TILE_BIT(kind);
        figures->chance[kind] = (uint16_t)teach_per_mille(chance);
        figures->points[kind] =
            chance ? in_hundredths((int64_t)judge.danger.points[kind] * AI_ONE / chance) : 0;
    }
}

struct move tigers_play_normally(const struct person *who, const struct view *view, struct rng *rng,
                                 struct reason *reason)
{
    return normal_choose(view, who->traits.blur > 0 ? &weights_normal : &weights_exact, rng, reason);
}

bool tigers_measure(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                    struct advice *best, struct advice *made)
{
    enum { ROUNDS = 160 };
    bool goes_on = view->table.phase >= PHASE_TURN && view->table.phase <= PHASE_TREASURE;
    return goes_on && rollout_measure(tigers_play_normally, ROUNDS, times, view, seed, stop, best, made);
}
