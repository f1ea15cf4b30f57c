/* plain_reason.c: see plain_reason.h. */
#include "ai/plain_reason.h"

#include <stdlib.h>

#include "ai/hand_facts.h"
#include "ai/unseen.h"

enum {
    SAFER = 20, /* per mille: a discard that deals in this much less often is safer, */
    LEVEL = 15  /* ... and one whose wins differ by no more is just as good */
};

/* Reasons that only say the move is better. */
static bool is_vague(uint8_t kind)
{
    return kind == REASON_LEAST_USE || kind == REASON_BROUGHT_MORE || kind == REASON_NETWORK ||
           kind == REASON_FEELING || kind == REASON_FITS_MIN || kind == REASON_FITS_BEST ||
           kind == REASON_WORTH_LESS || kind == REASON_LESS_WITHOUT || kind == REASON_LESS_THAN_BEST ||
           kind == REASON_NONE || (kind >= REASON_MORE_THAN_THROWING && kind <= REASON_LITTLE_MORE);
}

/* The kinds that a tile can make a set or a pair with. */
static tile_set friends_of(uint8_t kind)
{
    tile_set friends = TILE_BIT(kind), runs[RUNS_MAX];
    for (int i = hand_facts_runs(kind, runs); i-- > 0;)
        friends |= runs[i];
    return friends;
}

/* Returns how many other tiles of the hand go with one of that kind. */
static int held_friends(const struct view *view, uint8_t kind)
{
    int count = -1;
    for (tile_set friends = friends_of(kind); friends; friends &= friends - 1)
        count += view->own.hand.counts[tile_set_first(friends)];
    return count;
}

/* Returns the best of the other discards, or NULL. */
static const struct advice *next_discard(const struct ranking *ranking)
{
    uint8_t kind = tile_kind(ranking->list[0].move.tile);
    for (int i = 1; i < ranking->count; i++)
        if (ranking->list[i].move.kind == MOVE_DISCARD && tile_kind(ranking->list[i].move.tile) != kind)
            return &ranking->list[i];
    return NULL;
}

/* Returns by how many points the viewer is ahead in the last round of Dueling Tigers; 0 if they aren't. */
static int last_lead(const struct view *view)
{
    const struct table *table = &view->table;
    if (!table->rules->dummy || !table_is_last_round(table))
        return 0;
    int lead = table->scores[view->seat] - table->scores[1 - view->seat];
    return lead > 0 ? lead : 0;
}

static int in_hundred(int per_mille)
{
    return (per_mille + 5) / 10;
}

/* True with the reason if the best move is better because it is safer. */
static bool is_safer(const struct view *view, const struct advice *best, const struct advice *next,
                     struct reason *reason)
{
    int lead = last_lead(view);
    if (!best->estimate || !next->estimate || next->deal_in - best->deal_in < SAFER)
        return false;
    if (abs(best->win - next->win) <= LEVEL)
        *reason = reason_tile(REASON_SAFER_EQUAL, next->move.tile);
    else if (lead && best->win < next->win)
        *reason = reason_number(REASON_LEAD_ENOUGH, lead);
    else
        *reason = (struct reason){.kind = REASON_LESS_RISK,
                                  .number = in_hundred(best->deal_in),
                                  .second = in_hundred(next->deal_in),
                                  .tile = next->move.tile};
    return true;
}

static struct reason about_discard(const struct view *view, const struct ranking *ranking)
{
    const struct advice *best = &ranking->list[0], *next = next_discard(ranking);
    uint8_t kind = tile_kind(best->move.tile), copies[TILE_KINDS], unseen[TILE_KINDS];
    struct reason reason = best->reason;
    int waits = hand_facts_waits(view, &best->move), pairs = hand_facts_spare_pairs(view, kind);

    unseen_count(view, copies, unseen);
    uint8_t lacks = hand_facts_dead_for(view, kind, unseen);
    if (next && is_safer(view, best, next, &reason))
        return reason;
    if (waits)
        return reason_number(REASON_KEEPS_WAITS, waits);
    if (held_friends(view, kind) == 0) {
        int out = copies[kind] - 1 - unseen[kind];
        return out > 0 ? reason_number(REASON_LONE, out) : reason_plain(REASON_NO_FRIENDS);
    }
    if (lacks != TILE_NONE)
        return reason_tile(REASON_DEAD_SHAPE, lacks);
    if (pairs)
        return reason_number(REASON_SPARE_PAIR, pairs);
    if (next &&
        unseen_sum(unseen, friends_of(kind)) < unseen_sum(unseen, friends_of(tile_kind(next->move.tile))))
        return reason_tile(REASON_CONNECTS_LESS, next->move.tile);
    return reason;
}

/* Returns how many tiles of the hand have these numbers. */
static int with_numbers(const struct view *view, const struct move *keep)
{
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        if (tile_number(kind) == keep->number || tile_number(kind) == keep->other)
            count += view->own.hand.counts[kind];
    return count;
}

/* Tells how many tiles have the numbers that East keeps, if no other numbers have more. */
static void compare_numbers(const struct view *view, struct ranking *ranking)
{
    int most = with_numbers(view, &ranking->list[0].move);
    for (int i = 1; i < ranking->count; i++)
        if (with_numbers(view, &ranking->list[i].move) > most)
            return;
    ranking->list[0].reason = reason_number(REASON_NUMBERS_HELD, most);
    for (int i = 1; i < ranking->count; i++) {
        int held = with_numbers(view, &ranking->list[i].move);
        if (held < most)
            ranking->list[i].reason =
                (struct reason){.kind = REASON_FITS_LESS, .number = held, .second = most};
    }
}

static bool throws(const struct move *move)
{
    return move->kind == MOVE_DISCARD || move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI;
}

/* Returns how many useful tiles a discard leaves, as a reason, if no other leaves more. If another does, this
 * one may keep a dora. */
static struct reason about_useful(const struct view *view, const struct ranking *ranking)
{
    const struct move *best = &ranking->list[0].move;
    bool most = true;
    int steps;
    if (!throws(best))
        return reason_plain(REASON_MOST_USEFUL);
    if (hand_facts_waits(view, best))
        return reason_number(REASON_KEEPS_WAITS, hand_facts_waits(view, best));
    int useful = hand_facts_useful(view, best, &steps);
    for (int i = 1; i < ranking->count; i++) {
        const struct move *move = &ranking->list[i].move;
        int others = 0, more = throws(move) ? hand_facts_useful(view, move, &others) : 0;
        if (!more || others > steps || (others == steps && more <= useful))
            continue;
        most = false;
        if (hand_facts_dora(view, tile_kind(move->tile)) && tile_kind(move->tile) != tile_kind(best->tile))
            return reason_tile(REASON_KEEPS_DORA, tile_kind(move->tile));
    }
    if (most)
        return reason_number(REASON_MOST_USEFUL, useful);
    struct reason reason = about_discard(view, ranking);
    return reason.kind == REASON_MOST_USEFUL ? reason_plain(REASON_LEAST_USE) : reason;
}

/* True if no win can come from the tiles that are left, and the discard is as safe as any. */
static bool only_safety_counts(const struct view *view, const struct ranking *ranking)
{
    const struct advice *best = &ranking->list[0];
    int steps;
    if (best->move.kind != MOVE_DISCARD || !best->estimate || view->table.dead)
        return false;
    hand_facts_useful(view, &best->move, &steps);
    for (int i = 1; i < ranking->count; i++)
        if (ranking->list[i].move.kind != MOVE_DISCARD || ranking->list[i].deal_in < best->deal_in)
            return false;
    return view->table.wall < steps;
}

/* Returns how many kinds the hand has twice or more; `kind` becomes the last of them. */
static int held_pairs(const struct view *view, uint8_t *kind)
{
    int pairs = 0;
    for (uint8_t each = 0; each < TILE_KINDS; each++)
        if (view->own.hand.counts[each] >= 2) {
            *kind = each;
            pairs++;
        }
    return pairs;
}

static int held_suit_tiles(const struct view *view)
{
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        count += view->own.hand.counts[kind];
    return count;
}

/* True if a claim would take the hand's only pair. */
static bool takes_only_pair(const struct view *view)
{
    uint8_t kind = TILE_NONE;
    return held_pairs(view, &kind) == 1 && kind == tile_kind(view->table.offer.tile) &&
           !view_find(view, MOVE_CHOW);
}

/* True if the hand is closed and can still declare Riichi. */
static bool may_declare(const struct view *view)
{
    const struct table *table = &view->table;
    bool closed = table->rules->has_riichi && !table->riichi[view->seat];
    for (int i = 0; i < table->meld_counts[view->seat]; i++)
        closed = closed && !meld_is_exposed(&table->melds[view->seat][i]);
    return closed;
}

/* Returns the reason to guess two kinds that hardly any likely hand waits for: how many of them can still
 * come. */
static struct reason about_guess(const struct view *view, const struct move *guess)
{
    int unseen = table_unseen(&view->table, &view->own, guess->tile) +
                 table_unseen(&view->table, &view->own, guess->other);
    return reason_number(unseen ? REASON_GUESS_LIVE : REASON_GUESS_COVERS, unseen);
}

/* Returns the best move's reason, or one that says more in this position. */
static struct reason sharper(const struct view *view, const struct ranking *ranking)
{
    const struct advice *best = &ranking->list[0];
    uint8_t fifth;

    switch (best->reason.kind) {
    case REASON_MOST_USEFUL:
        return about_useful(view, ranking);
    case REASON_ATTACK:
        return best->move.kind == MOVE_RIICHI ? reason_plain(REASON_RIICHI_HAN) : best->reason;
    case REASON_TILES_COMPLETE:
        fifth = hand_facts_fifth(view);
        return fifth != TILE_NONE ? reason_tile(REASON_ALL_FOUR_HELD, fifth) : best->reason;
    case REASON_GUESS_COVERS:
        return best->reason.number ? best->reason : about_guess(view, &best->move);
    default:
        return best->reason;
    }
}

/* Fills in the number for a reason that can have one (see reason.h). */
static void count_for(const struct view *view, struct ranking *ranking)
{
    const struct table *table = &view->table;
    struct reason *reason = &ranking->list[0].reason;
    int suited = held_suit_tiles(view);
    uint8_t kind;

    switch (reason->kind) {
    case REASON_WINS:
        reason->number = last_lead(view) > 0; /* then any win ends the match in the viewer's favor */
        break;
    case REASON_KEEPS_AIM:
        reason->number = reason->aim == AIM_SEVEN_PAIRS ? hand_facts_pairs(view, &ranking->list[0].move) : 0;
        break;
    case REASON_DRAWN_MAY_PUNG:
        reason->number = held_pairs(view, &kind);
        break;
    case REASON_KEEPS_WALL:
        reason->number = table->wall;
        break;
    case REASON_SHORTER_ROUND:
        reason->number = last_lead(view);
        break;
    case REASON_TREASURE_HELPS_OWN:
        reason->number = suited;
        break;
    case REASON_TREASURE_HELPS_RIVAL:
        reason->number = suited < view->own.hand.size - suited;
        break;
    case REASON_CLOSED_WORTH_MORE:
        reason->number = may_declare(view);
        break;
    case REASON_CLAIM_NO_NEARER:
    case REASON_PUNG_NO_NEARER:
        reason->number = takes_only_pair(view);
        break;
    case REASON_KONG_BRINGS_DRAW:
        reason->number = table->rules->dummy && table->dummy.treasure == TILE_HIDDEN;
        break;
    default:
        *reason = sharper(view, ranking);
    }
}

void plain_reason(const struct view *view, struct ranking *ranking)
{
    struct advice *best = &ranking->list[0];
    if (!ranking->count)
        return;
    if (is_vague(best->reason.kind) && best->move.kind == MOVE_DISCARD)
        best->reason = about_discard(view, ranking);
    else if (is_vague(best->reason.kind) && best->move.kind == MOVE_KEEP)
        compare_numbers(view, ranking);
    count_for(view, ranking);
    if (only_safety_counts(view, ranking))
        best->reason = reason_plain(REASON_NO_WIN_LEFT);
}

/* --- two moves compared --------------------------------------------------------------------------- */

/* True if one move brings the hand nearer, or more tiles help it; the reasons of both moves then name the
 * other's tile. */
static bool compare_hands(const struct view *view, struct advice *best, struct advice *made)
{
    int steps, better_steps;
    if (!throws(&best->move) || !throws(&made->move) || best->move.tile == made->move.tile)
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
    else if (is_vague(best->reason.kind))
        return false;
    else if (made->reason.kind == REASON_NONE)
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
    if ((!special && tell_figures(view, part, best, made)) ||
        (part == SPLIT_POINTS && tell_other_points(view, best, made)))
        return;
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
    return throws(&best->move) && throws(&made->move) && made->deal_in - best->deal_in >= SAFER &&
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

/* Tells for the best move why a Riichi that can hardly win is worse. Of a better Riichi that fact would be
 * false. */
static void tell_without_riichi(const struct view *view, const struct split *split, enum split_part most,
                                struct advice *best, const struct advice *made)
{
    struct advice other = *made;
    if (best->move.kind != MOVE_RIICHI)
        best->reason = reason_plain(REASON_RIICHI_ONLY_BY_DRAW);
    else
        tell_shown(view, split, wins_more(best, made) ? SPLIT_CHANCE : most, best, &other);
}

void plain_compare(const struct view *view, const struct split *split, struct advice *best,
                   struct advice *made)
{
    enum split_part most = largest(split, SPLIT_CHANCE);
    if (made->reason.kind == REASON_RIICHI_ONLY_BY_DRAW)
        tell_without_riichi(view, split, most, best, made);
    if (is_plain(best, made))
        return;
    if (is_risk(split, most, best, made)) {
        best->reason = (struct reason){.kind = REASON_LESS_RISK,
                                       .number = in_hundred(best->deal_in),
                                       .second = in_hundred(made->deal_in),
                                       .tile = made->move.tile};
        made->reason = reason_plain(REASON_ANOTHER_WAITS);
        return;
    }
    if (most != SPLIT_POINTS && compare_hands(view, best, made)) /* a slower hand also lets the others win */
        return;
    if (most == SPLIT_DANGER && 2 * split->part[SPLIT_CHANCE] > split->part[SPLIT_DANGER])
        most = SPLIT_CHANCE;
    tell_shown(view, split, most, best, made);
}
