/* plain_reason.c: see plain_reason.h. */
#include "ai/plain_reason.h"

#include <stdlib.h>

#include "ai/hand_facts.h"
#include "ai/unseen.h"
#include "rules/hand/counts.h"

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
    return kinds_sum(view->own.hand.counts, friends_of(kind)) - 1;
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

/* True with the reason if the best move is better because it is safer. */
static bool is_safer(const struct view *view, const struct advice *best, const struct advice *next,
                     struct reason *reason)
{
    int lead = last_lead(view);
    if (!best->estimate || !next->estimate || next->deal_in - best->deal_in < PLAIN_SAFER)
        return false;
    if (abs(best->win - next->win) <= PLAIN_LEVEL)
        *reason = reason_tile(REASON_SAFER_EQUAL, next->move.tile);
    else if (lead && best->win < next->win)
        *reason = reason_number(REASON_LEAD_ENOUGH, lead);
    else
        *reason = plain_less_risk(best, next);
    return true;
}

static struct reason about_discard(const struct view *view, const struct ranking *ranking)
{
    const struct advice *best = &ranking->list[0], *next = next_discard(ranking);
    uint8_t kind = tile_kind(best->move.tile), copies[TILE_KINDS], unseen[TILE_KINDS];
    struct reason reason = best->reason;
    int waits = hand_facts_waits(view, &best->move), pairs = hand_facts_spare_pairs(view, kind);

    table_copies(&view->table, copies);
    unseen_count(view, unseen);
    tile_set lacks = hand_facts_dead_for(view, kind, unseen);
    if (next && is_safer(view, best, next, &reason))
        return reason;
    if (waits)
        return reason_number(REASON_KEEPS_WAITS, waits);
    if (held_friends(view, kind) == 0) {
        int out = copies[kind] - 1 - unseen[kind];
        return out > 0 ? reason_number(REASON_LONE, out) : reason_plain(REASON_NO_FRIENDS);
    }
    if (lacks)
        return (struct reason){.kind = REASON_DEAD_SHAPE, .tiles = lacks};
    if (pairs)
        return reason_number(REASON_SPARE_PAIR, pairs);
    if (next &&
        kinds_sum(unseen, friends_of(kind)) < kinds_sum(unseen, friends_of(tile_kind(next->move.tile))))
        return reason_tile(REASON_CONNECTS_LESS, next->move.tile);
    return reason;
}

/* Returns how many tiles of the hand have these numbers. */
static int with_numbers(const struct view *view, const struct move *keep)
{
    tile_set ones = TILE_ONES;
    return kinds_sum(view->own.hand.counts, ones << (keep->number - 1) | ones << (keep->other - 1));
}

/* Returns how many tiles of the hand can be in a run or pung with one of these numbers. */
static int reaching_numbers(const struct view *view, const struct move *keep)
{
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        if (abs(tile_number(kind) - keep->number) <= 2 || abs(tile_number(kind) - keep->other) <= 2)
            count += view->own.hand.counts[kind];
    return count;
}

/* Returns the reason against numbers of which fewer tiles are held, or which fewer can make a set with. */
static struct reason against_numbers(const struct view *view, const struct move *keep,
                                     const struct move *best, bool held)
{
    int one = with_numbers(view, keep), most = with_numbers(view, best);
    int reach = reaching_numbers(view, keep), more = reaching_numbers(view, best);
    if (held && one < most)
        return (struct reason){.kind = REASON_FITS_LESS, .number = one, .second = most};
    if (reach < more)
        return (struct reason){.kind = REASON_REACH_LESS, .number = reach, .second = more};
    return reason_plain(REASON_NEARLY_AS_GOOD);
}

/* Tells how many tiles have the numbers that East keeps; if other numbers have more, how many can make a set
 * with them. */
static void compare_numbers(const struct view *view, struct ranking *ranking)
{
    const struct move *best = &ranking->list[0].move;
    int most = with_numbers(view, best);
    bool held = true;
    for (int i = 1; i < ranking->count; i++)
        held = held && with_numbers(view, &ranking->list[i].move) <= most;
    ranking->list[0].reason = held ? reason_number(REASON_NUMBERS_HELD, most)
                                   : reason_number(REASON_NUMBERS_REACH, reaching_numbers(view, best));
    for (int i = 1; i < ranking->count; i++)
        ranking->list[i].reason = against_numbers(view, &ranking->list[i].move, best, held);
}

/* Returns how many useful tiles a discard leaves, as a reason, if no other leaves more. If another does, this
 * one may keep a dora. */
static struct reason about_useful(const struct view *view, const struct ranking *ranking)
{
    const struct move *best = &ranking->list[0].move;
    bool most = true;
    int steps;
    if (!plain_throws(best))
        return reason_plain(REASON_MOST_USEFUL);
    if (hand_facts_waits(view, best))
        return reason_number(REASON_KEEPS_WAITS, hand_facts_waits(view, best));
    int useful = hand_facts_useful(view, best, &steps);
    for (int i = 1; i < ranking->count; i++) {
        const struct move *move = &ranking->list[i].move;
        int others = 0, more = plain_throws(move) ? hand_facts_useful(view, move, &others) : 0;
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

/* Nearly every hand aims at four sets: returns what can be counted of such a discard. Where a win has a
 * minimum, the tiles that bring sets nearer may not help. */
static struct reason about_sets(const struct view *view, const struct ranking *ranking)
{
    bool minimum = table_option(&view->table, OPTION_MINIMUM) > 0;
    struct reason counted = minimum ? about_discard(view, ranking) : about_useful(view, ranking);
    return plain_is_vague(counted.kind) ? ranking->list[0].reason : counted;
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

/* Returns the kinds that the hand has twice or more. */
static tile_set pairs_of(const struct hand *hand)
{
    return counts_kinds(hand->counts, 2);
}

/* True if a claim would take the hand's only pair. */
static bool takes_only_pair(const struct view *view)
{
    return pairs_of(&view->own.hand) == TILE_BIT(tile_kind(view->table.offer.tile)) &&
           !view_find(view, MOVE_CHOW);
}

/* True if the hand is closed and can still declare Riichi. */
static bool may_declare(const struct view *view)
{
    const struct table *table = &view->table;
    return table->rules->has_riichi && !table->riichi[view->seat] && !table_exposed(table, view->seat);
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
    case REASON_ON_THE_WAY:
        return best->reason.aim == AIM_FOUR_SETS ? about_sets(view, ranking) : best->reason;
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

/* True if most of what an aim needs is in the hand after a discard, as far as it is pairs. */
static bool fits_aim(const struct view *view, const struct move *discard, enum aim aim)
{
    enum { PAIRS = 3 };
    int sets = view->table.sets - view->table.meld_counts[view->seat];
    struct hand rest = view->own.hand;
    hand_remove(&rest, discard->tile);
    int pairs = tile_set_count(pairs_of(&rest));
    return aim == AIM_SEVEN_PAIRS ? pairs >= PAIRS : aim != AIM_ALL_PUNGS || 2 * pairs > sets;
}

/* Takes back that a discard keeps an aim, or gives it up, if a player doesn't see that. */
static void believe_aim(const struct view *view, const struct move *best, struct advice *advice)
{
    enum aim aim = (enum aim)advice->reason.aim;
    bool pairs = aim == AIM_SEVEN_PAIRS || aim == AIM_ALL_PUNGS;
    if (!view->table.rules->dummy || !plain_throws(best) || !plain_throws(&advice->move))
        return;
    bool breaks = view->own.hand.counts[tile_kind(advice->move.tile)] == 2;
    if (advice->reason.kind == REASON_KEEPS_AIM && !fits_aim(view, &advice->move, aim))
        advice->reason = reason_plain(REASON_LEAST_USE);
    else if (advice->reason.kind == REASON_GIVES_UP_AIM && pairs && !(breaks && fits_aim(view, best, aim)))
        advice->reason = reason_plain(REASON_WORTH_LESS);
}

/* Fills in the number for a reason that can have one (see reason.h). */
static void count_for(const struct view *view, struct ranking *ranking)
{
    const struct table *table = &view->table;
    struct reason *reason = &ranking->list[0].reason;
    int suited = kinds_sum(view->own.hand.counts, TILE_BIT(TILE_EAST) - 1);

    switch (reason->kind) {
    case REASON_WINS:
        reason->number = last_lead(view) > 0; /* then any win ends the match in the viewer's favor */
        break;
    case REASON_KEEPS_AIM:
        reason->number = reason->aim == AIM_SEVEN_PAIRS ? hand_facts_pairs(view, &ranking->list[0].move) : 0;
        break;
    case REASON_DRAWN_MAY_PUNG:
        reason->number = tile_set_count(pairs_of(&view->own.hand));
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

/* Returns the kind of a reason to fold for a hand that isn't far off. */
static uint8_t unfolded(const struct advice *advice)
{
    bool other_suit = advice->reason.kind == REASON_FOLDS_COLLECTS && tile_is_suited(advice->move.tile);
    return (uint8_t)(other_suit ? REASON_COLLECTS_OTHERS
                                : advice->reason.kind + REASON_SAFER_GREAT_HAND - REASON_FOLDS_GREAT_HAND);
}

/* Takes back what a reason says of the hand if the chance to win that is shown denies it. */
static void believe_figures(struct advice *advice, bool best)
{
    enum { NO_HAND = 30, FAR = 60, HARDLY = 80, MOST = 1000 /* per mille */ };
    uint8_t kind = advice->reason.kind;
    bool far = kind == REASON_NO_WIN_NEAR || kind == REASON_NO_WIN_IN_REACH || kind == REASON_SET_NO_WIN_NEAR;
    int most = kind == REASON_NO_HAND_IN_REACH ? NO_HAND : far ? HARDLY : MOST;
    bool folds = kind >= REASON_FOLDS_GREAT_HAND && kind <= REASON_FOLDS_WAITS_FOR;
    if (advice->estimate && advice->win > most)
        advice->reason = reason_plain(best ? REASON_LITTLE_MORE : REASON_WORTH_LESS);
    else if (folds && advice->estimate && advice->win > FAR)
        advice->reason.kind = unfolded(advice);
    else if (best && kind == REASON_TAKES_MORE && advice->estimate && advice->win <= HARDLY)
        advice->reason = reason_plain(REASON_NO_WIN_IN_REACH);
}

/* True if a reason says no more than that the move is better or worse, without a figure. */
static bool says_little(const struct advice *advice)
{
    uint8_t kind = advice->reason.kind;
    bool figure = kind == REASON_NETWORK || (kind >= REASON_MORE_THAN_THROWING && kind < REASON_LITTLE_MORE);
    return kind == REASON_TAKES_MORE || kind == REASON_TILE_WORTH_MORE || (plain_is_vague(kind) && !figure);
}

/* Gives moves that are only said to be worse, or better, the part of their figures that decides. */
static void tell_by_figures(const struct view *view, struct ranking *ranking)
{
    struct advice *best = &ranking->list[0];
    for (int i = ranking->count - 1; i > 0; i--) {
        struct advice first = *best, *other = &ranking->list[i];
        bool known = first.estimate && other->estimate;
        if (known && (other->reason.kind == REASON_WINS_INSTEAD || says_little(other)) &&
            !plain_figures(view, &first, other))
            other->reason = reason_plain(REASON_NEARLY_AS_GOOD);
        first = *best;
        if (i == 1 && known && says_little(best)) {
            struct advice next = *other;
            best->reason = plain_figures(view, &first, &next) ? first.reason : plain_level(&first, &next);
        }
    }
}

void plain_reason(const struct view *view, struct ranking *ranking)
{
    struct advice *best = &ranking->list[0];
    if (!ranking->count)
        return;
    for (int i = 0; i < ranking->count; i++) {
        believe_figures(&ranking->list[i], i == 0);
        believe_aim(view, &best->move, &ranking->list[i]);
    }
    if (plain_is_vague(best->reason.kind) && best->move.kind == MOVE_DISCARD)
        best->reason = about_discard(view, ranking);
    else if (plain_is_vague(best->reason.kind) && best->move.kind == MOVE_KEEP)
        compare_numbers(view, ranking);
    count_for(view, ranking);
    if (only_safety_counts(view, ranking))
        best->reason = reason_plain(REASON_NO_WIN_LEFT);
    tell_by_figures(view, ranking);
}
