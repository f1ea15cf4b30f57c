/*
 * normal.c: the opponent that weighs speed, points and danger; see normal.h.
 *
 * Every alternative is valued in points: the hand after it, minus the danger of the necessary discard, plus
 * the draws it brings.
 */
#include "ai/tigers/normal.h"

#include "ai/tigers/judge.h"
#include "base/check.h"

/* The inputs of a decision. */
struct thought {
    const struct view *view;
    struct judge judge;
    struct rng *rng;
    struct reason *reason;
};

/* Returns the tiles of the legal moves of a kind. */
static tile_set move_tiles(const struct view *view, enum move_kind kind)
{
    tile_set tiles = 0;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == kind)
            tiles |= TILE_BIT(tile_kind(view->moves[i].tile));
    return tiles;
}

static struct move find_tile(const struct view *view, enum move_kind kind, uint8_t tile)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == kind && tile_kind(view->moves[i].tile) == tile)
            return view->moves[i];
    CHECK(false);
    return view->moves[0];
}

/* Chooses the best kong of the seat's own tiles if it is better than the best discard. */
static bool choose_kong(struct thought *thought, const struct judged *discard, struct move *move)
{
    struct judged best = *discard;
    for (int i = 0; i < thought->view->move_count; i++) {
        struct judged kong = {.move = thought->view->moves[i]};
        if (kong.move.kind != MOVE_KONG_OWN)
            continue;
        judge_own_kong(&thought->judge, &kong);
        if (kong.score > best.score)
            best = kong;
    }
    *move = best.move;
    if (best.move.kind != MOVE_KONG_OWN)
        return false;
    *thought->reason = judge_kong_is_free(&best, discard)
                           ? reason_tile(REASON_KONG_OF_BRINGS_DRAW, move->tile)
                           : reason_plain(REASON_DRAWN_PROMISES);
    return true;
}

static struct move choose_turn(struct thought *thought)
{
    const struct view *view = thought->view;
    struct judged best, next;
    struct move move;
    discard_choose(&thought->judge.situation, &thought->judge.danger, &thought->judge.situation.held,
                   move_tiles(view, MOVE_DISCARD), move_tiles(view, MOVE_RIICHI), &best, &next);
    if (choose_kong(thought, &best, &move))
        return move;
    *thought->reason = discard_explain(&thought->judge.situation, &thought->judge.danger, &best, &next);
    return find_tile(view, (enum move_kind)best.move.kind, best.move.tile);
}

static void explain_claim(struct thought *thought, bool kong, const struct hand_value *before,
                          const struct hand_value *after)
{
    struct reason waiting = judge_waiting_reason(&thought->judge, before, after);
    if (!kong && waiting.kind != REASON_NONE)
        *thought->reason = waiting;
    else if (after->shanten < before->shanten && !holding_is_closed(&thought->judge.situation.held))
        *thought->reason = reason_plain(REASON_SET_NEARER);
    else if (after->shanten < before->shanten)
        *thought->reason = reason_plain(REASON_OPENING_NEARER);
    else if (after->plan != PLAN_SETS)
        *thought->reason = reason_aim(REASON_STEP_TO_AIM, plan_aim((enum plan_kind)after->plan));
    else
        *thought->reason = judge_claim_reason(&thought->judge, kong, before, after);
}

static void explain_pass(struct thought *thought, const struct hand_value *before)
{
    if (holding_is_closed(&thought->judge.situation.held) && before->plan != PLAN_PUNGS)
        *thought->reason = reason_plain(REASON_CLOSED_WORTH_MORE);
    else
        *thought->reason = judge_pass_reason(&thought->judge);
}

/* Changes the value of a claim by the player's trait for calls. */
static int felt_claim(const struct situation *situation, int value)
{
    return value + (int)((int64_t)value * situation->weights->calls / AI_ONE);
}

static struct move choose_claim(struct thought *thought)
{
    const struct situation *situation = &thought->judge.situation;
    const struct move *pung = view_find(thought->view, MOVE_PUNG),
                      *kong = view_find(thought->view, MOVE_KONG);
    const struct move *chosen = view_find(thought->view, MOVE_PASS);
    uint8_t kind = tile_kind(thought->view->table.offer.tile);
    struct hand_value before, after;
    hand_value_estimate(situation, &situation->held, TILE_NONE, situation->riichi, &before);
    int score = before.value + hand_value_extra_draw(situation, &before);
    explain_pass(thought, &before);
    if (pung) {
        struct judged best;
        int then = felt_claim(situation, judge_pung(&thought->judge, kind, &best));
        bool better = then > score, taken = then + situation_feeling(situation, TILE_KINDS) > score;
        if (taken) {
            score = then;
            chosen = pung;
            explain_claim(thought, false, &before, &best.hand);
        }
        if (taken != better)
            *thought->reason = reason_plain(REASON_FEELING);
    }
    if (kong && felt_claim(situation, judge_kong(&thought->judge, kind, &after)) > score) {
        chosen = kong;
        explain_claim(thought, true, &before, &after);
    }
    return chosen ? *chosen : thought->view->moves[0];
}

/* Chooses a place that is still face down; all are equivalent. */
static struct move choose_place(struct thought *thought)
{
    struct move reveals[DUMMY_MAX];
    int count = 0;
    for (int i = 0; i < thought->view->move_count; i++)
        if (thought->view->moves[i].kind == MOVE_REVEAL)
            reveals[count++] = thought->view->moves[i];
    CHECK(count > 0);
    return reveals[rng_below(thought->rng, (uint32_t)count)];
}

static struct move choose_dummy(struct thought *thought)
{
    const struct situation *situation = &thought->judge.situation;
    const struct move *draw = view_find(thought->view, MOVE_DUMMY_DRAW);
    bool reveal = view_find(thought->view, MOVE_REVEAL) != NULL;
    if (!draw || !reveal) {
        *thought->reason = reason_plain(REASON_ONLY_MOVE);
        return draw ? *draw : choose_place(thought);
    }
    struct dummy_choice choice;
    dummy_estimate(situation, &thought->judge.danger, &choice);
    int felt = situation->weights->draws + situation_feeling(situation, TILE_KINDS);
    bool draws = choice.draw + felt > choice.reveal, estimate = choice.draw > choice.reveal;
    *thought->reason = draws == estimate ? dummy_explain(situation, &choice) : reason_plain(REASON_FEELING);
    return draws ? *draw : choose_place(thought);
}

/* The treasure counts for the winner, so a player more likely to win reveals it, the more so with more suit
 * tiles. */
static struct move choose_treasure(struct thought *thought)
{
    struct hand_value hand;
    bool yes = judge_treasure(&thought->judge, &hand) > 0;
    *thought->reason = judge_treasure_reason(&thought->judge, yes);
    for (int i = 0; i < thought->view->move_count; i++)
        if (thought->view->moves[i].kind == MOVE_TREASURE && thought->view->moves[i].number == yes)
            return thought->view->moves[i];
    return thought->view->moves[0];
}

static struct move choose_keep(struct thought *thought)
{
    const struct move *best = NULL;
    int best_score = 0;
    for (int i = 0; i < thought->view->move_count; i++) {
        const struct move *move = &thought->view->moves[i];
        int score = judge_keep(&thought->judge, move->number, move->other);
        if (best && score <= best_score)
            continue;
        best = move;
        best_score = score;
    }
    CHECK(best);
    *thought->reason =
        (struct reason){.kind = REASON_NUMBERS_FIT, .number = best->number, .second = best->other};
    return *best;
}

static struct move choose_any(struct thought *thought)
{
    *thought->reason = reason_plain(REASON_BEFORE_DEAL);
    return thought->view->moves[rng_below(thought->rng, thought->view->move_count)];
}

struct move normal_choose(const struct view *view, const struct weights *weights, struct rng *rng,
                          struct reason *reason)
{
    CHECK(view->move_count > 0);
    struct thought thought; /* its judge is filled in only if there is something to judge */
    thought.view = view;
    thought.rng = rng;
    thought.reason = reason;
    const struct move *win = view_find(view, MOVE_WIN);
    if (win)
        *reason = reason_plain(REASON_WINS);
    if (win)
        return *win;
    if (view->table.phase == PHASE_REMOVE)
        return choose_any(&thought);
    if (view->move_count == 1)
        *reason = reason_plain(REASON_ONLY_MOVE);
    if (view->move_count == 1)
        return view->moves[0];
    judge_init(&thought.judge, view, weights);
    thought.judge.situation.mood = weights->blur ? rng_next(rng) : 0;
    switch (view->table.phase) {
    case PHASE_KEEP:
        return choose_keep(&thought);
    case PHASE_TURN:
        return choose_turn(&thought);
    case PHASE_CLAIM:
        return choose_claim(&thought);
    case PHASE_DUMMY:
        return choose_dummy(&thought);
    case PHASE_TREASURE:
        return choose_treasure(&thought);
    default:
        return choose_any(&thought);
    }
}
