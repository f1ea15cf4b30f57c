/* plain_compare.c: the one fact that decides between two moves; see plain_reason.h. */
#include "ai/plain_reason.h"

#include <stdlib.h>

#include "ai/hand_facts.h"

enum { REASON_BY_FIGURES = REASON_WINS_INSTEAD /* the first of them; REASON_ANOTHER_WAITS ends them */ };

bool plain_is_vague(uint8_t kind)
{
    return kind == REASON_LEAST_USE || kind == REASON_DRAWN_PROMISES || kind == REASON_BROUGHT_MORE ||
           kind == REASON_NETWORK || kind == REASON_FEELING || kind == REASON_FITS_MIN ||
           kind == REASON_NONE || kind == REASON_WORTH_LESS || kind == REASON_LESS_WITHOUT ||
           kind == REASON_LESS_THAN_BEST || kind == REASON_NEARLY_AS_GOOD ||
           (kind >= REASON_MORE_THAN_THROWING && kind <= REASON_LITTLE_MORE);
}

bool plain_throws(const struct move *move)
{
    return move->kind == MOVE_DISCARD || move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI;
}

/* Rounds a chance to one in 100. */
static int in_hundred(int per_mille)
{
    return (per_mille + 5) / 10;
}

struct reason plain_less_risk(const struct advice *best, const struct advice *made)
{
    return (struct reason){.kind = REASON_LESS_RISK,
                           .number = in_hundred(best->deal_in),
                           .second = in_hundred(made->deal_in),
                           .tile = made->move.tile};
}

static bool is_by_figures(uint8_t kind)
{
    return kind >= REASON_BY_FIGURES && kind <= REASON_ANOTHER_WAITS;
}

/* True if one move brings the hand nearer, or more tiles help it; the reasons of both moves then name the
 * other's tile. */
static bool compare_hands(const struct view *view, struct advice *best, struct advice *made)
{
    int steps, better_steps;
    if (!plain_throws(&best->move) || !plain_throws(&made->move) || best->move.tile == made->move.tile)
        return false;
    int useful = hand_facts_useful(view, &made->move, &steps);
    int better = hand_facts_useful(view, &best->move, &better_steps);
    if (steps < better_steps || (steps == better_steps && useful >= better))
        return false;
    if (steps > better_steps) {
        best->reason = reason_tile(REASON_STEP_NEARER, made->move.tile);
        made->reason = reason_tile(REASON_STEP_FURTHER, best->move.tile);
        return true;
    }
    int more = better - useful;
    if (2 * more * best->win < better * (best->win - made->win)) /* then they hardly matter */
        return false;
    best->reason = (struct reason){.kind = REASON_MORE_USEFUL, .number = more, .tile = made->move.tile};
    made->reason = (struct reason){.kind = REASON_FEWER_USEFUL, .number = more, .tile = best->move.tile};
    return true;
}

/* True if a reason is about the hand aimed at, or about the dummy's next tile. */
static bool is_special(const struct reason *reason)
{
    return reason->kind == REASON_GIVES_UP_AIM || reason->kind == REASON_KEEPS_AIM ||
           (reason->kind >= REASON_DRAWN_MAY_WIN && reason->kind <= REASON_KEEPS_WALL);
}

/* Converts to tenths of a point. */
static int in_tenths(int64_t hundredths)
{
    return (int)((hundredths + (hundredths < 0 ? -5 : 5)) / 10);
}

/* True if a win brings clearly more: at least a tenth. */
static bool brings_more(const struct advice *best, const struct advice *made)
{
    return made->gain > 0 && best->gain / 11 > made->gain / 10;
}

/* Gives each reason its own number and the other's. */
static void tell_numbers(enum reason_kind for_best, int one, struct advice *best, enum reason_kind against,
                         int other, struct advice *made)
{
    best->reason = (struct reason){.kind = (uint8_t)for_best, .number = one, .second = other};
    made->reason = (struct reason){.kind = (uint8_t)against, .number = other, .second = one};
}

/* True with the reasons if the figures of this part also differ as shown. The reasons' two numbers are tenths
 * of a point, after this move and after the other. */
static bool tell_figures(const struct view *view, enum split_part part, struct advice *best,
                         struct advice *made)
{
    bool points = part == SPLIT_POINTS, paid = teach_is_paid(&view->table);
    int one = in_tenths(points ? best->gain : best->others);
    int other = in_tenths(points ? made->gain : made->others);
    bool known = points ? brings_more(best, made) : part == SPLIT_DANGER && !paid && one >= 0 && one < other;
    if (!known)
        return false;
    tell_numbers(points ? REASON_WINS_BRING_MORE : REASON_OTHERS_WIN_LESS, one, best,
                 points ? REASON_WINS_BRING_LESS : REASON_OTHERS_WIN_MORE, other, made);
    return true;
}

static void tell_both(enum reason_kind for_best, enum reason_kind against, struct advice *best,
                      struct advice *made)
{
    best->reason = reason_plain(for_best);
    made->reason = reason_plain(against);
}

static void tell_wins(struct advice *best, struct advice *made)
{
    tell_numbers(REASON_WINS_INSTEAD, in_hundred(best->win), best, REASON_WINS_INSTEAD, in_hundred(made->win),
                 made);
}

/* True if the best move wins more often, as it is shown. */
static bool wins_more(const struct advice *best, const struct advice *made)
{
    return in_hundred(best->win) > in_hundred(made->win);
}

/* True with the reasons if wins are known to bring hardly more, so that other points make the difference. */
static bool tell_other_points(const struct view *view, struct advice *best, struct advice *made)
{
    bool known = best->gain > 0 || made->gain > 0;
    bool bet = made->move.kind == MOVE_RIICHI && best->move.kind != MOVE_RIICHI;
    if (!known || brings_more(best, made))
        return false;
    if (view->table.rules->has_stages && bet)
        tell_both(REASON_BET_LOST, REASON_BET_LOST, best, made);
    else if (view->table.rules->declares_risk)
        tell_both(REASON_DRAWS_SCORE_MORE, REASON_DRAWS_SCORE_LESS, best, made);
    else if (wins_more(best, made))
        tell_wins(best, made);
    else if (made->gain > 0 && in_tenths(best->gain) > in_tenths(made->gain))
        tell_numbers(REASON_WINS_BRING_MORE, in_tenths(best->gain), best, REASON_WINS_BRING_LESS,
                     in_tenths(made->gain), made);
    else if (plain_is_vague(best->reason.kind))
        return false;
    else if (plain_is_vague(made->reason.kind) || is_by_figures(made->reason.kind))
        made->reason = reason_plain(REASON_LESS_THAN_BEST);
    return true;
}

/* Names this part of the difference in both reasons. */
static void tell_part(const struct view *view, enum split_part part, struct advice *best, struct advice *made)
{
    static const enum reason_kind told[SPLIT_PARTS][2] = {
        [SPLIT_POINTS] = {REASON_WINS_BRING_MORE, REASON_WINS_BRING_LESS},
        [SPLIT_DANGER] = {REASON_OTHERS_WIN_LESS, REASON_OTHERS_WIN_MORE},
        [SPLIT_DUMMY] = {REASON_DUMMY_BRINGS_MORE, REASON_DUMMY_BRINGS_LESS}};
    struct reason for_best = best->reason, against = made->reason;
    bool special = is_special(&for_best) || is_special(&against);
    if (part == SPLIT_CHANCE || (part == SPLIT_DUMMY && !special && wins_more(best, made))) {
        tell_wins(best, made);
        return;
    }
    bool figures = tell_figures(view, part, best, made);
    if (!special && (figures || (part == SPLIT_POINTS && tell_other_points(view, best, made))))
        return;
    if (!figures)
        tell_both(told[part][0], told[part][1], best, made);
    if (is_special(&for_best))
        best->reason = for_best;
    if (is_special(&against))
        made->reason = against;
}

/* True if the reasons already say it best: a win taken or passed up, or a Riichi that can hardly win. */
static bool is_plain(const struct advice *best, const struct advice *made)
{
    return made->reason.kind == REASON_RIICHI_ONLY_BY_DRAW || best->move.kind == MOVE_WIN ||
           best->move.kind == MOVE_DECLARE || made->move.kind == MOVE_WIN || made->move.kind == MOVE_DECLARE;
}

/* Returns the largest part from `first` on. */
static enum split_part largest(const struct split *split, enum split_part first)
{
    enum split_part most = first;
    for (int part = first; part < SPLIT_PARTS; part++)
        most = split->part[part] > split->part[most] ? (enum split_part)part : most;
    return most;
}

/* True if the discard itself decides: it deals in more often, and that costs more than each other part. What
 * the others win later isn't its risk. */
static bool is_risk(const struct split *split, enum split_part most, const struct advice *best,
                    const struct advice *made)
{
    int risk = made->fed - best->fed;
    bool known = made->fed || best->fed;
    return plain_throws(&best->move) && plain_throws(&made->move) &&
           made->deal_in - best->deal_in >= PLAIN_SAFER &&
           (known ? risk >= split->part[SPLIT_CHANCE] && risk >= split->part[SPLIT_POINTS] &&
                        risk >= split->part[SPLIT_DUMMY]
                  : most == SPLIT_DANGER);
}

/* Names the part in both reasons, or the largest other one if it is the chance to win and the figures shown
 * don't differ. */
static void tell_shown(const struct view *view, const struct split *split, enum split_part most,
                       struct advice *best, struct advice *made)
{
    enum split_part next = largest(split, SPLIT_POINTS);
    bool equal = most == SPLIT_CHANCE && !wins_more(best, made);
    tell_part(view, equal && split->part[next] > 0 ? next : most, best, made);
}

/* Tells for the best move why a Riichi that can hardly win is worse: that it wins more itself, if it does. Of
 * a better Riichi the fact about the other would be false. */
static void tell_without_riichi(const struct view *view, const struct split *split, enum split_part most,
                                struct advice *best, const struct advice *made)
{
    struct advice other = *made;
    if (best->move.kind == MOVE_RIICHI || wins_more(best, made))
        tell_shown(view, split, wins_more(best, made) ? SPLIT_CHANCE : most, best, &other);
    else
        best->reason = reason_plain(REASON_RIICHI_ONLY_BY_DRAW);
}

bool plain_figures(const struct view *view, struct advice *best, struct advice *made)
{
    struct advice one = *best, other = *made;
    struct split split;
    int behind = best->points - made->points;
    if (behind <= made->error && abs(best->win - made->win) <= PLAIN_LEVEL)
        return false;
    teach_split(best, made, &split);
    if (teach_is_paid(&view->table)) /* among four it is what is left over, and nobody counted it */
        split.part[SPLIT_DANGER] = 0;
    enum split_part most = largest(&split, SPLIT_CHANCE);
    if (most == SPLIT_CHANCE && !wins_more(best, made))
        most = largest(&split, SPLIT_POINTS);
    if (split.part[most] <= 0 || 3 * split.part[most] < behind)
        return behind >= 2 * made->error;
    one.reason = other.reason = reason_plain(REASON_NONE);
    tell_part(view, most, &one, &other);
    if (one.reason.kind != REASON_NONE && other.reason.kind != REASON_NONE) {
        best->reason = one.reason;
        made->reason = other.reason;
    }
    return true;
}

struct reason plain_level(const struct advice *best, const struct advice *made)
{
    bool other = plain_throws(&best->move) && plain_throws(&made->move) &&
                 tile_kind(best->move.tile) != tile_kind(made->move.tile);
    return other ? reason_tile(REASON_AS_GOOD_AS, made->move.tile) : reason_plain(REASON_LITTLE_MORE);
}

void plain_taste(struct advice *best, struct advice *made)
{
    struct advice one = *best, other = *made;
    bool more = wins_more(best, made);
    tell_wins(&one, &other);
    if (best->played && is_by_figures(best->reason.kind))
        best->reason = more ? one.reason : plain_level(best, made);
    if ((made->played && is_by_figures(made->reason.kind)) || plain_is_vague(made->reason.kind))
        made->reason = reason_plain(REASON_NEARLY_AS_GOOD);
}

void plain_compare(const struct view *view, const struct split *split, struct advice *best,
                   struct advice *made)
{
    enum split_part most = largest(split, SPLIT_CHANCE);
    if (made->reason.kind == REASON_RIICHI_ONLY_BY_DRAW)
        tell_without_riichi(view, split, most, best, made);
    if (made->move.kind == MOVE_WIN && best->move.kind != MOVE_WIN &&
        tell_figures(view, SPLIT_POINTS, best, made))
        return;
    if (is_plain(best, made))
        return;
    if (is_risk(split, most, best, made)) {
        best->reason = plain_less_risk(best, made);
        made->reason = reason_plain(REASON_ANOTHER_WAITS);
        return;
    }
    if (most != SPLIT_POINTS && compare_hands(view, best, made)) /* a slower hand also lets the others win */
        return;
    if (most == SPLIT_DANGER && 2 * split->part[SPLIT_CHANCE] > split->part[SPLIT_DANGER])
        most = SPLIT_CHANCE;
    tell_shown(view, split, most, best, made);
}
