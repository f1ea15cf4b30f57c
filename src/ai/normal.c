/*
 * normal.c: the opponent that weighs speed, points and danger; see normal.h.
 *
 * Every alternative is put into points: what the hand is worth after it, less
 * the danger of the discard it asks for, plus the draws it brings.
 */
#include "ai/normal.h"

#include <stdio.h>

#include "ai/discard.h"
#include "ai/dummy.h"
#include "ai/ready.h"
#include "base/check.h"

/* What a decision is made from. */
struct thought {
    const struct view *view;
    struct situation situation;
    struct danger danger;
    struct rng *rng;
    char *reason;
};

static void say(struct thought *thought, const char *sentence)
{
    snprintf(thought->reason, AI_REASON, "%s", sentence);
}

/* The tiles of the legal moves of a kind. */
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

/* The worth of a hand that lays a kong out and draws its replacement. */
static int kong_worth(const struct situation *situation, struct holding holding, uint8_t kind, bool closed,
                      struct prospect *prospect)
{
    int place = holding.meld_count;
    for (int i = 0; i < holding.meld_count; i++)
        if (holding.melds[i].tile == kind && holding.melds[i].kind == MELD_PUNG)
            place = i;
    while (holding.hand.counts[kind] > 0)
        hand_remove(&holding.hand, kind);
    holding.melds[place] = (struct meld){.kind = closed ? MELD_KONG_CLOSED : MELD_KONG_OPEN,
                                         .tile = kind,
                                         .claimed = closed ? TILE_NONE : kind,
                                         .from = closed ? SEAT_NONE : situation->rivals[0].seat};
    holding.meld_count += place == holding.meld_count;
    bool standing = situation->table->riichi[situation->seat] > 0;
    evaluate_hand(situation, &holding, TILE_NONE, standing, prospect);
    if (prospect->shanten == 0 && !standing && situation->prizes.riichi && holding_is_closed(&holding)) {
        struct prospect declared; /* with the discard after the replacement */
        evaluate_hand(situation, &holding, TILE_NONE, true, &declared);
        if (!declared.dead && declared.worth > prospect->worth)
            *prospect = declared;
    }
    return prospect->worth + evaluate_extra_draw(situation, prospect);
}

/* The best own kong, if one is better than the best discard's score. */
static bool choose_kong(struct thought *thought, int score, struct move *move)
{
    const struct situation *situation = &thought->situation;
    const struct holding *held = &situation->held;
    bool found = false;
    for (int i = 0; i < thought->view->move_count; i++) {
        const struct move *next = &thought->view->moves[i];
        if (next->kind != MOVE_KONG_OWN)
            continue;
        struct prospect prospect;
        bool closed = held->hand.counts[next->tile] == 4;
        int worth = kong_worth(situation, *held, next->tile, closed, &prospect);
        if (!closed)
            worth -= danger_cost(&thought->danger, situation, next->tile, worth);
        if (worth <= score)
            continue;
        score = worth;
        *move = *next;
        found = true;
    }
    if (found)
        snprintf(thought->reason, AI_REASON, "the kong of %s brings another draw and costs nothing",
                 tile_name_plural(move->tile));
    return found;
}

static struct move choose_turn(struct thought *thought)
{
    const struct view *view = thought->view;
    struct discard_choice best, next;
    struct move move;
    discard_choose(&thought->situation, &thought->danger, &thought->situation.held,
                   move_tiles(view, MOVE_DISCARD), move_tiles(view, MOVE_RIICHI), &best, &next);
    if (choose_kong(thought, best.score, &move))
        return move;
    discard_explain(&thought->situation, &thought->danger, &best, &next, thought->reason, AI_REASON);
    return find_tile(view, best.riichi ? MOVE_RIICHI : MOVE_DISCARD, best.tile);
}

/* What a pung of the offered tile leads to: the best discard after it. */
static int pung_score(const struct thought *thought, uint8_t kind, struct discard_choice *best)
{
    struct holding holding = thought->situation.held;
    struct discard_choice next;
    holding_pung(&holding, kind, thought->view->table.offer.by);
    tile_set allowed = 0;
    for (int k = 0; k < TILE_KINDS; k++)
        allowed |= holding.hand.counts[k] ? TILE_BIT(k) : 0;
    discard_choose(&thought->situation, &thought->danger, &holding, allowed, 0, best, &next);
    return best->score;
}

static void explain_claim(struct thought *thought, const char *what, const struct prospect *before,
                          const struct prospect *after)
{
    if (after->shanten < before->shanten)
        snprintf(thought->reason, AI_REASON, "%s: a step nearer to winning, worth the closed hand", what);
    else if (after->plan != PLAN_SETS)
        snprintf(thought->reason, AI_REASON, "%s, on the way to %s", what, route_aim((enum plan)after->plan));
    else
        snprintf(thought->reason, AI_REASON, "%s: more points without losing time", what);
}

static void explain_pass(struct thought *thought, const struct prospect *before)
{
    if (holding_is_closed(&thought->situation.held) && before->plan != PLAN_PUNGS)
        say(thought, "the closed hand is worth more");
    else
        say(thought, "the claim would not bring the hand nearer");
}

static struct move choose_claim(struct thought *thought)
{
    const struct situation *situation = &thought->situation;
    const struct move *pung = view_find(thought->view, MOVE_PUNG),
                      *kong = view_find(thought->view, MOVE_KONG);
    const struct move *chosen = view_find(thought->view, MOVE_PASS);
    uint8_t kind = tile_kind(thought->view->table.offer.tile);
    struct prospect before, after;
    evaluate_hand(situation, &situation->held, TILE_NONE, situation->table->riichi[situation->seat] > 0,
                  &before);
    int score = before.worth + evaluate_extra_draw(situation, &before);
    explain_pass(thought, &before);
    if (pung) {
        struct discard_choice best;
        int then = pung_score(thought, kind, &best);
        if (then > score) {
            score = then;
            chosen = pung;
            explain_claim(thought, "pung", &before, &best.prospect);
        }
    }
    if (kong && kong_worth(situation, situation->held, kind, false, &after) > score) {
        chosen = kong;
        explain_claim(thought, "kong", &before, &after);
    }
    return chosen ? *chosen : thought->view->moves[0];
}

/* Any of the places still face down: they are all alike. */
static struct move choose_place(struct thought *thought)
{
    struct move reveals[DUMMY_MOST];
    int count = 0;
    for (int i = 0; i < thought->view->move_count; i++)
        if (thought->view->moves[i].kind == MOVE_REVEAL)
            reveals[count++] = thought->view->moves[i];
    CHECK(count > 0);
    return reveals[rng_below(thought->rng, (uint32_t)count)];
}

static struct move choose_dummy(struct thought *thought)
{
    const struct move *draw = view_find(thought->view, MOVE_DUMMY_DRAW);
    bool reveal = view_find(thought->view, MOVE_REVEAL) != NULL;
    if (!draw || !reveal) {
        say(thought, "nothing else can be done");
        return draw ? *draw : choose_place(thought);
    }
    struct dummy_choice choice;
    dummy_reckon(&thought->situation, &thought->danger, &choice);
    dummy_explain(&thought->situation, &choice, thought->reason, AI_REASON);
    return choice.draw > choice.reveal ? *draw : choose_place(thought);
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

/* The treasure counts for whoever wins: it is turned up by who is the likelier winner, with more suit tiles.
 */
static struct move choose_treasure(struct thought *thought)
{
    enum { USUAL_SUITED = 10 };
    const struct situation *situation = &thought->situation;
    struct prospect prospect;
    evaluate_hand(situation, &situation->held, TILE_NONE, false, &prospect);
    int others = 0;
    for (int i = 0; i < situation->rival_count; i++)
        others += situation->rivals[i].hazard;
    int theirs = others * (AI_ONE - prospect.chance) / situation->hazard;
    bool yes = prospect.chance * suited_tiles(&situation->held) > theirs * USUAL_SUITED;
    say(thought,
        yes ? "the likelier winner gains by the treasure" : "the treasure would sooner help the other");
    for (int i = 0; i < thought->view->move_count; i++)
        if (thought->view->moves[i].kind == MOVE_TREASURE && thought->view->moves[i].number == yes)
            return thought->view->moves[i];
    return thought->view->moves[0];
}

/* How well a hand fits two numbers: least steps to sets that hold them, then most tiles of use. */
static int keep_score(const struct situation *situation, int first, int second)
{
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

static struct move choose_keep(struct thought *thought)
{
    const struct move *best = NULL;
    int best_score = 0;
    for (int i = 0; i < thought->view->move_count; i++) {
        const struct move *move = &thought->view->moves[i];
        int score = keep_score(&thought->situation, move->number, move->other);
        if (best && score <= best_score)
            continue;
        best = move;
        best_score = score;
    }
    snprintf(thought->reason, AI_REASON, "%d and %d fit the own tiles best", best->number, best->other);
    return *best;
}

static struct move choose_any(struct thought *thought)
{
    say(thought, "all the same before the deal");
    return thought->view->moves[rng_below(thought->rng, thought->view->move_count)];
}

struct move normal_choose(const struct view *view, const struct weights *weights, struct rng *rng,
                          char reason[AI_REASON])
{
    CHECK(view->move_count > 0);
    struct thought thought = {.view = view, .rng = rng, .reason = reason};
    const struct move *win = view_find(view, MOVE_WIN);
    if (win)
        say(&thought, "the hand wins");
    if (win)
        return *win;
    if (view->table.phase == PHASE_REMOVE)
        return choose_any(&thought);
    if (view->move_count == 1)
        say(&thought, "nothing else can be done");
    if (view->move_count == 1)
        return view->moves[0];
    situation_init(&thought.situation, view, weights);
    danger_init(&thought.danger, &thought.situation);
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
