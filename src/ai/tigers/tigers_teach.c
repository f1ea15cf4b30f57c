/*
 * tigers_teach.c: every move ranked; see tigers_teach.h.
 *
 * What is said for the best compares it with the second, what is said against the others compares them with
 * the best.
 */
#include "ai/tigers/tigers_teach.h"

#include <stdio.h>
#include <string.h>

#include "ai/tigers/hard.h"

static int in_hundredths(int points)
{
    return points * 100 / AI_ONE;
}

static int per_mille(int chance)
{
    int share = chance * 1000 / AI_ONE;
    return share < 0 ? 0 : share > 1000 ? 1000 : share;
}

/* The figures of a move as judged: its value is against the others' winning, what they may win is taken off.
 */
static void take_figures(const struct judge *judge, const struct judged *judged, struct advice *advice)
{
    bool wins = judged->move.kind == MOVE_WIN, before = judged->move.kind == MOVE_KEEP;
    advice->move = judged->move;
    advice->reckoned = !before;
    if (before)
        return;
    advice->points = in_hundredths(wins ? judged->hand.points : judged->score - judge->situation.lost);
    advice->win = per_mille(judged->hand.chance);
    advice->deal_in = per_mille(judged->give);
}

/* --- sentences ----------------------------------------------------------------------------------- */

static bool is_discard(const struct judged *judged)
{
    return judged->move.kind == MOVE_DISCARD || judged->move.kind == MOVE_RIICHI;
}

/* What is to be said against a discard that is not the best. */
static void say_discard(const struct judge *judge, const struct judged *judged, const struct judged *best,
                        char *out)
{
    const struct situation *situation = &judge->situation;
    const struct rival *rival = danger_rival(situation);
    const struct hand_value *mine = &judged->hand, *other = &best->hand;
    const char *name = tile_name(table_wind(situation->table, rival->seat));
    const char *better = tile_name(best->move.tile);
    if (judged->move.kind == MOVE_RIICHI && mine->dead)
        snprintf(out, AI_REASON, "in this Riichi only an own draw could win");
    else if (rival->riichi && judged->cost > best->cost && judged->cost > AI_ONE / 10)
        snprintf(out, AI_REASON, "%s is in Riichi and this is live", name);
    else if (judged->cost > best->cost && judged->cost > AI_ONE / 10)
        snprintf(out, AI_REASON, "%s may be waiting for this", name);
    else if (mine->shanten > other->shanten)
        snprintf(out, AI_REASON, "a step further from winning than without %s", better);
    else if (mine->shanten == other->shanten && mine->useful < other->useful)
        snprintf(out, AI_REASON, "keeps %d useful tile%s fewer than without %s", other->useful - mine->useful,
                 other->useful - mine->useful > 1 ? "s" : "", better);
    else if (best->move.kind == MOVE_RIICHI && judged->move.kind == MOVE_DISCARD &&
             judged->move.tile == best->move.tile)
        snprintf(out, AI_REASON, "Riichi with the same tile wins more");
    else if (judged->move.kind == MOVE_RIICHI)
        snprintf(out, AI_REASON, "Riichi is worth less here than a free hand");
    else if (mine->plan != other->plan && other->plan != PLAN_SETS)
        snprintf(out, AI_REASON, "gives up the way to %s", plan_aim((enum plan_kind)other->plan));
    else
        snprintf(out, AI_REASON, "leaves a hand worth less than without %s", better);
}

static void say_dummy(const struct judge *judge, const struct judged *judged, char *out)
{
    struct dummy_choice choice;
    dummy_reckon(&judge->situation, &judge->danger, &choice);
    bool draw = judged->move.kind == MOVE_DUMMY_DRAW;
    if (draw == (choice.draw > choice.reveal))
        dummy_explain(&judge->situation, &choice, out, AI_REASON);
    else
        snprintf(out, AI_REASON, draw ? "a drawn tile helps the other more" : "a drawn tile promises more");
}

static void say_claim(const struct judge *judge, const struct judged *judged, const struct judged *best,
                      char *out)
{
    bool pass = judged->move.kind == MOVE_PASS, closed = holding_is_closed(&judge->situation.held);
    const char *aim = plan_aim((enum plan_kind)judged->hand.plan);
    if (pass && judged == best)
        snprintf(out, AI_REASON,
                 closed ? "the closed hand is worth more" : "the claim brings nothing nearer");
    else if (pass)
        snprintf(out, AI_REASON, "the tile is worth more than waiting");
    else if (judged != best)
        snprintf(out, AI_REASON, closed ? "opens the hand for too little" : "brings nothing nearer");
    else if (judged->hand.plan != PLAN_SETS)
        snprintf(out, AI_REASON, "a step on the way to %s", aim);
    else
        snprintf(out, AI_REASON, "a set made, nearer to winning");
}

static void say(const struct judge *judge, const struct judged list[], int count, int place, char *out)
{
    const struct judged *judged = &list[place], *best = &list[0];
    struct judged next = {.move = {.tile = TILE_NONE}};
    for (int i = 1; i < count && next.move.tile == TILE_NONE; i++)
        if (is_discard(&list[i]) && list[i].move.tile != judged->move.tile)
            next = list[i];
    if (judged->move.kind == MOVE_WIN)
        snprintf(out, AI_REASON, "the hand wins");
    else if (is_discard(judged) && place == 0 && next.move.tile != TILE_NONE && next.score > judged->score)
        snprintf(out, AI_REASON, "such hands have brought more than without %s", tile_name(next.move.tile));
    else if (is_discard(judged) && place == 0)
        discard_explain(&judge->situation, &judge->danger, judged, &next, out, AI_REASON);
    else if (is_discard(judged) && is_discard(best))
        say_discard(judge, judged, best, out);
    else if (is_discard(judged))
        snprintf(out, AI_REASON, "lets the %s go", best->move.kind == MOVE_WIN ? "win" : "kong");
    else if (judged->move.kind == MOVE_KONG_OWN)
        snprintf(out, AI_REASON,
                 place == 0 ? "brings another draw and costs nothing" : "takes more than it brings");
    else if (judged->move.kind == MOVE_REVEAL || judged->move.kind == MOVE_DUMMY_DRAW)
        say_dummy(judge, judged, out);
    else if (judged->move.kind == MOVE_KEEP)
        snprintf(out, AI_REASON, place == 0 ? "fits the own tiles best" : "fits the own tiles less");
    else if (judged->move.kind == MOVE_TREASURE)
        snprintf(out, AI_REASON, "%s likelier winner",
                 (list[0].move.number == 1) == (place == 0) ? "the own hand is the" : "the other is the");
    else
        say_claim(judge, judged, best, out);
}

/* --- the ranking --------------------------------------------------------------------------------- */

/* Where hard leaves it to normal's judgement: its order, the network giving the figures. */
static const struct hard_weights by_judgement = {.net = &learned_net, .reckoned = 9900, .feared = 9900};

/* Puts the judged moves into hard's order and takes the figures over from it. False if that was stopped. */
static bool rank_by_weight(const struct judge *judge, struct judged list[MOVE_MOST],
                           const struct ai_stop *stop, struct ranking *ranking)
{
    const struct hard_weights *weights = hard_can(judge->view) ? &hard_usual : &by_judgement;
    struct judged weighed[MOVE_MOST];
    struct told told;
    int count = hard_judge(judge, weights, stop, &told, weighed);
    memcpy(list, weighed, (size_t)count * sizeof list[0]);
    for (int i = 0; i < count; i++) {
        struct advice *advice = &ranking->list[i];
        int32_t behind = (int32_t)((list[0].weight - list[i].weight) * AI_ONE / HARD_POINT);
        advice->points = in_hundredths(list[0].learned - behind);
        advice->win = per_mille(list[i].wins);
        advice->deal_in = per_mille(list[i].give);
        advice->reckoned = true;
    }
    return count > 0;
}

bool tigers_teach(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking)
{
    struct judged list[MOVE_MOST];
    struct judge judge;
    (void)seed; /* nothing is left to chance */
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
        say(&judge, list, count, i, ranking->list[i].reason);
    }
    ranking->count = count;
    return count > 0;
}
