/* playout_sense.c: the quick judgement; see playout_sense.h. */
#include "ai/playout_sense.h"

#include <string.h>

/* What a seat knows when it judges. */
struct sight {
    const struct playout *playout;
    const struct playout_side *side, *other;
    const struct senses *senses;
    uint8_t unseen[TILE_KINDS];
    int wall;   /* a quarter of what is left */
    int threat; /* how near the other is, 0 to SENSE_THREATS - 1 */
};

/* 4: in Riichi; 3 to 0: by melds, and by the wall for a closed hand. */
static int threat_of(const struct playout *playout, const struct playout_side *other)
{
    int left = playout->left;
    if (other->riichi)
        return 4;
    int level = other->open + (left < 30) + (left < 12);
    return level > 3 ? 3 : level;
}

static void look(struct sight *sight, const struct playout *playout, int seat)
{
    sight->playout = playout;
    sight->side = &playout->sides[seat];
    sight->other = &playout->sides[1 - seat];
    sight->senses = playout->senses[seat];
    for (int kind = 0; kind < TILE_KINDS; kind++)
        sight->unseen[kind] = (uint8_t)(sight->side->shape.limits[kind] - playout->seen[kind] -
                                        sight->side->shape.counts[kind]);
    int wall = playout->left / 4;
    sight->wall = wall < SENSE_WALLS ? wall : SENSE_WALLS - 1;
    sight->threat = threat_of(playout, sight->other);
}

static int count_unseen(const struct sight *sight, tile_set kinds)
{
    int count = 0;
    for (; kinds; kinds &= kinds - 1)
        count += sight->unseen[tile_set_first(kinds)];
    return count;
}

/* The chance to win first from so many steps with so many useful tiles. */
static int chance_of(const struct sight *sight, int shanten, int useful)
{
    const struct senses *senses = sight->senses;
    int step = shanten < SENSE_STEPS ? shanten : SENSE_STEPS - 1;
    int usual = senses->usual[step], chance = senses->chance[step][sight->wall];
    int factor = AI_ONE - senses->slope + senses->slope * 2 * useful / (useful + usual);
    return chance * factor / AI_ONE;
}

/* Points of dragons and the own wind. */
static int honor_points(const struct sight *sight, const struct shape *shape)
{
    const struct senses *senses = sight->senses;
    int points = 0;
    for (int kind = TILE_EAST; kind < TILE_KINDS; kind++) {
        if (kind < TILE_WHITE && kind != sight->side->wind)
            continue;
        if (shape->counts[kind] >= 3)
            points += senses->honor_set;
        else if (shape->counts[kind] == 2 && sight->unseen[kind])
            points += senses->honor_pair;
    }
    return points;
}

static int meld_points(const struct sight *sight, const struct meld *melds, int count)
{
    int points = 0;
    for (int i = 0; i < count; i++)
        if (melds[i].tile >= TILE_WHITE || melds[i].tile == sight->side->wind)
            points += AI_ONE;
    return points;
}

/* Pairs and triplets among concealed tiles. */
struct groups {
    int pairs, triplets, kinds;
};

static struct groups group(const struct shape *shape)
{
    struct groups groups = {0};
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        groups.kinds += shape->counts[kind] > 0;
        groups.pairs += shape->counts[kind] >= 2;
        groups.triplets += shape->counts[kind] >= 3;
    }
    return groups;
}

/* The same without one tile of which so many were held. */
static struct groups group_without(struct groups groups, int count)
{
    groups.kinds -= count == 1;
    groups.pairs -= count == 2;
    groups.triplets -= count == 3;
    return groups;
}

/* What it is worth; `shape` holds its tiles, of which `standard` gives the steps to four sets. */
static int worth_of(const struct sight *sight, const struct shape *shape, struct groups groups, bool closed,
                    int melds, int meld_value, int standard, tile_set useful, bool riichi)
{
    const struct senses *senses = sight->senses;
    int points = closed ? senses->closed : senses->open, left;
    points += honor_points(sight, shape) + meld_value;
    if (closed)
        points += riichi ? 2 * AI_ONE : senses->promise * (6 - (standard < 6 ? standard : 6)) / 6;
    int worth = chance_of(sight, standard, count_unseen(sight, useful)) * (points + senses->deny) / AI_ONE;
    if (melds == 0) {
        int pairs = 6 - groups.pairs + (groups.kinds < 7 ? 7 - groups.kinds : 0);
        left = chance_of(sight, pairs, senses->usual[pairs < 6 ? pairs : 6]) * senses->pairs_chance / AI_ONE;
        left = left * (points + senses->pairs + senses->deny) / AI_ONE;
        worth = left > worth ? left + worth / 8 : worth + left / 8;
    }
    int sets = groups.triplets + melds, twos = groups.pairs - groups.triplets;
    int pungs = 8 - 2 * sets - (twos < 5 - sets ? twos : 5 - sets);
    left = chance_of(sight, pungs < 0 ? 0 : pungs, senses->usual[pungs < 6 ? pungs < 0 ? 0 : pungs : 6]) *
           senses->pungs_chance / AI_ONE;
    left = left * (points + senses->pungs + senses->deny) / AI_ONE;
    return left > worth ? left + worth / 8 : worth + left / 8;
}

/* The cost of giving a tile away, of a middle one's. */
static int danger_of(const struct sight *sight, uint8_t kind, int worth)
{
    const struct playout *playout = sight->playout;
    const struct senses *senses = sight->senses;
    int seat = (int)(sight->other - playout->sides);
    tile_set safe = sight->other->discarded;
    if (sight->other->riichi)
        safe |= playout->own_pile_only ? playout->own_piles[seat] : playout->piles;
    int unseen = sight->unseen[kind], level = 16;
    if (safe & TILE_BIT(kind))
        return 0;
    if (kind >= TILE_EAST) {
        level = unseen == 0 ? 1 : unseen == 1 ? 8 : 14;
    } else {
        int number = kind % 9, far = number > 4 ? 8 - number : number;
        level = far == 0 ? 9 : far == 1 ? 12 : 16;
        level = unseen == 0 ? level - 3 : level;
    }
    return (senses->threat[sight->threat] + worth / 16 * senses->push / (AI_ONE / 16)) * level / 16 *
           (sight->threat ? 1 : 0);
}

static bool dead_in_riichi(const struct sight *sight, tile_set waits, uint8_t kind)
{
    const struct playout *playout = sight->playout;
    int seat = (int)(sight->side - playout->sides);
    tile_set killing = sight->side->discarded | TILE_BIT(kind);
    killing |= playout->own_pile_only ? 0 : playout->piles;
    return seat < 0 || waits & (killing | sight->side->passed);
}

/* The best discard of the 3n+2 tiles in `shape`, whether Riichi goes with it, and what is left is worth. */
static uint8_t best_discard(const struct sight *sight, struct shape *shape, bool closed, int melds,
                            int meld_value, bool *riichi, int *worth)
{
    uint8_t chosen = TILE_NONE, forms = shape->forms;
    int best = 0;
    shape->forms = FORM_STANDARD;
    *riichi = false;
    int least = shape_shanten(shape);
    least = least < 0 ? 0 : least; /* a hand complete by a pung must discard all the same */
    tile_set near = shape_discards(shape, least), weighed = near;
    struct groups all = group(shape);
    if (sight->threat >= 3 || (melds == 0 && all.pairs >= 4 && least >= 1))
        weighed = ~(tile_set)0; /* safe tiles, and ways to seven pairs */
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        if (!shape->counts[kind] || !(weighed & TILE_BIT(kind)))
            continue;
        bool keeps = near & TILE_BIT(kind);
        shape->counts[kind]--;
        tile_set useful = keeps ? shape_waits(shape, NULL) : 0;
        bool ready = closed && keeps && least == 0 && count_unseen(sight, useful) > 0 &&
                     sight->playout->drawn != TILE_NONE &&
                     sight->playout->left >= sight->senses->riichi_wall &&
                     !dead_in_riichi(sight, useful, (uint8_t)kind);
        int next = worth_of(sight, shape, group_without(all, shape->counts[kind] + 1), closed, melds,
                            meld_value, least + !keeps, useful, ready);
        int value = next - danger_of(sight, (uint8_t)kind, next);
        shape->counts[kind]++;
        if (chosen != TILE_NONE && value <= best)
            continue;
        best = value;
        *worth = value;
        *riichi = ready;
        chosen = (uint8_t)kind;
    }
    shape->forms = forms;
    return chosen;
}

static int own_worth(const struct sight *sight, const struct playout_side *side)
{
    struct shape shape = side->shape;
    int shanten;
    shape.forms = FORM_STANDARD;
    tile_set useful = shape_waits(&shape, &shanten);
    return worth_of(sight, &shape, group(&shape), side->open == 0, side->meld_count,
                    meld_points(sight, side->melds, side->meld_count), shanten, useful, side->riichi);
}

/* True if the tile just drawn has no friend in the hand and helps nothing: not worth a thought. */
static bool is_stray(const struct playout *playout, const struct playout_side *side)
{
    uint8_t kind = playout->drawn;
    const uint8_t *counts = side->shape.counts;
    if (kind == TILE_NONE || counts[kind] > 1 || side->shanten > 2 || side->useful & TILE_BIT(kind))
        return false;
    int number = kind % 9;
    if (kind >= TILE_EAST)
        return true;
    return !((number > 0 && counts[kind - 1]) || (number > 1 && counts[kind - 2]) ||
             (number < 8 && counts[kind + 1]) || (number < 7 && counts[kind + 2]));
}

static struct move choose_turn(const struct playout *playout, int seat)
{
    const struct playout_side *side = &playout->sides[seat];
    struct sight sight;
    bool riichi;
    int worth;
    if (playout->drawn != TILE_NONE &&
        playout_can_win(playout, seat, playout->drawn, (enum win_source)playout->source))
        return move_make(MOVE_WIN, seat, TILE_NONE);
    if (side->riichi)
        return move_make(MOVE_DISCARD, seat, playout->drawn);
    struct shape shape = side->shape;
    look(&sight, playout, seat);
    if (sight.threat < 3 && is_stray(playout, side))
        return move_make(MOVE_DISCARD, seat, playout->drawn);
    int value = meld_points(&sight, side->melds, side->meld_count);
    uint8_t tile = best_discard(&sight, &shape, side->open == 0, side->meld_count, value, &riichi, &worth);
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        if (!playout_may_kong(playout, seat, (uint8_t)kind))
            continue;
        struct shape less = side->shape, rest = side->shape;
        bool closed = less.counts[kind] == 4;
        less.counts[kind] = 0;
        less.sets = (uint8_t)(less.sets - closed);
        less.forms = closed ? FORM_STANDARD : less.forms;
        rest.counts[tile]--;
        if (shape_shanten(&less) <= shape_shanten(&rest))
            return move_make(MOVE_KONG_OWN, seat, (uint8_t)kind);
    }
    return move_make(riichi ? MOVE_RIICHI : MOVE_DISCARD, seat, tile);
}

enum move_kind sense_answer(const struct playout *playout, int seat)
{
    const struct playout_side *side = &playout->sides[seat];
    const struct offer *offer = &playout->offer;
    uint8_t kind = offer->tile;
    struct sight sight;
    if (playout_can_win(playout, seat, kind, (enum win_source)offer->source))
        return MOVE_WIN;
    bool set = offer->source == WIN_DISCARD || offer->source == WIN_DUMMY_DISCARD;
    if (!set || side->riichi || side->shape.counts[kind] < 2)
        return MOVE_PASS;
    look(&sight, playout, seat);
    struct shape shape = side->shape;
    bool riichi;
    int after, now = own_worth(&sight, side);
    shape.counts[kind] = (uint8_t)(shape.counts[kind] - 2);
    shape.sets--;
    shape.forms = FORM_STANDARD;
    int value = meld_points(&sight, side->melds, side->meld_count);
    value += kind >= TILE_WHITE || kind == side->wind ? AI_ONE : 0;
    best_discard(&sight, &shape, false, side->meld_count + 1, value, &riichi, &after);
    return after > now * sight.senses->claim / AI_ONE ? MOVE_PUNG : MOVE_PASS;
}

static struct move choose_dummy(const struct playout *playout, int seat)
{
    const struct playout_side *side = &playout->sides[seat], *other = &playout->sides[1 - seat];
    const struct senses *senses = playout->senses[seat];
    bool draws;
    if (playout->left == 0 || !playout->row_count)
        draws = playout->row_count == 0;
    else if (side->riichi)
        draws = false;
    else if (other->riichi)
        draws = true;
    else if (side->shanten == 0 && !(side->useful & (side->discarded | side->passed)))
        draws = senses->draw_ready;
    else
        draws = senses->draw_else;
    return move_make_number(draws ? MOVE_DUMMY_DRAW : MOVE_REVEAL, seat, 0, 0);
}

struct move playout_choose(const struct playout *playout, int seat)
{
    const struct playout_side *side = &playout->sides[seat], *other = &playout->sides[1 - seat];
    switch ((enum playout_step)playout->step) {
    case STEP_DUMMY:
        return choose_dummy(playout, seat);
    case STEP_TREASURE:
        return move_make_number(MOVE_TREASURE, seat, side->shanten <= 1 && !other->riichi, 0);
    case STEP_OFFER:
        return move_make(sense_answer(playout, seat), seat, TILE_NONE);
    default:
        return choose_turn(playout, seat);
    }
}
