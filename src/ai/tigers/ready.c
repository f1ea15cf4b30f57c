/* ready.c: what tenpai hands are worth; see ready.h. */
#include "ai/tigers/ready.h"

#include <string.h>

bool holding_is_closed(const struct holding *holding)
{
    for (int i = 0; i < holding->meld_count; i++)
        if (meld_is_exposed(&holding->melds[i]))
            return false;
    return true;
}

void holding_pung(struct holding *holding, uint8_t kind, uint8_t from)
{
    hand_remove(&holding->hand, kind);
    hand_remove(&holding->hand, kind);
    holding->melds[holding->meld_count++] =
        (struct meld){.kind = MELD_PUNG, .tile = kind, .claimed = kind, .from = from};
}

/* A kind's fourth tile in a meld is passed over: what cannot come is left out by the count of unseen tiles.
 */
void holding_shape(const struct situation *situation, const struct holding *holding, struct shape *shape)
{
    memcpy(shape->counts, holding->hand.counts, sizeof shape->counts);
    memcpy(shape->limits, situation->copies, sizeof shape->limits);
    shape->sets = (uint8_t)(situation->table->rules->sets - holding->meld_count);
    shape->forms = situation->table->rules->forms;
    if (holding->meld_count > 0)
        shape->forms &= FORM_STANDARD;
}

enum meld_kind holding_kong(struct holding *holding, uint8_t kind, uint8_t from)
{
    int place = 0;
    bool closed = holding->hand.counts[kind] == 4;
    while (place < holding->meld_count &&
           (holding->melds[place].tile != kind || holding->melds[place].kind != MELD_PUNG))
        place++;
    while (holding->hand.counts[kind] > 0)
        hand_remove(&holding->hand, kind);
    struct meld *meld = &holding->melds[place];
    if (place < holding->meld_count) {
        meld->kind = MELD_KONG_ADDED;
        return MELD_KONG_ADDED;
    }
    holding->meld_count++;
    *meld = (struct meld){.kind = closed ? MELD_KONG_CLOSED : MELD_KONG_OPEN,
                          .tile = kind,
                          .claimed = closed ? TILE_NONE : kind,
                          .from = closed ? SEAT_NONE : from};
    return (enum meld_kind)meld->kind;
}

/* The exact value of winning with one more tile, Riichi left out, AI_ONE a point; -1 if it does not win. */
static int win_points(const struct situation *situation, const struct holding *holding, uint8_t kind,
                      enum win_source source)
{
    struct hand hand = holding->hand;
    hand_add(&hand, kind);
    struct win win;
    struct score score;
    table_win(situation->table, &hand, situation->seat, kind, source, &win);
    memcpy(win.melds, holding->melds, sizeof win.melds);
    win.meld_count = holding->meld_count;
    win.riichi = false;
    score_win(situation->table->rules, situation->table->options, &win, &score);
    return score.win ? score.points * AI_ONE : -1;
}

/* The same, by the memo; `key` is that of the holding. */
static int recall_points(const struct situation *situation, const struct holding *holding,
                         struct memo_key key, uint8_t kind, enum win_source source)
{
    if (!situation->memo)
        return win_points(situation, holding, kind, source);
    struct memo_win *win = memo_find_win(situation->memo, memo_key_won(key, kind));
    int32_t *points = &win->points[source == WIN_DISCARD];
    if (*points == MEMO_UNKNOWN)
        *points = win_points(situation, holding, kind, source);
    return *points;
}

/* Rates and points added up over the waits. */
struct sums {
    int rate;
    int64_t points;
};

static void add_wait(struct sums *sums, int tiles, int points)
{
    if (points < 0)
        return;
    sums->rate += tiles;
    sums->points += (int64_t)tiles * points;
}

static void finish(const struct situation *situation, const struct sums *sums, int prize, struct ready *ready)
{
    memset(ready, 0, sizeof *ready);
    if (sums->rate == 0)
        return;
    ready->rate = race_rate(situation, sums->rate);
    ready->chance = race_chance(situation, ready->rate);
    ready->points = (int)(sums->points / sums->rate) + prize;
    ready->worth = race_share(ready->chance, situation_worth(situation, ready->points));
}

void ready_reckon(const struct situation *situation, const struct holding *holding, tile_set waits,
                  tile_set discarded, struct ready *plain, struct ready *riichi)
{
    struct sums quiet = {0}, declared = {0};
    tile_set killing = situation->own_pile_only ? discarded : situation->piles | discarded;
    bool dead = waits & killing;
    struct memo_key key = memo_key(&holding->hand, holding->melds, holding->meld_count);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = situation->unseen[kind];
        if (!(waits & TILE_BIT(kind)) || !unseen)
            continue;
        bool barred = discarded & TILE_BIT(kind) || situation->view->own.passed[kind];
        int self = recall_points(situation, holding, key, kind, WIN_SELF_DRAW);
        int other = barred ? -1 : recall_points(situation, holding, key, kind, WIN_DISCARD);
        add_wait(&quiet, unseen * AI_ONE, self);
        add_wait(&declared, unseen * AI_ONE, self);
        add_wait(&quiet, unseen * race_ways_by_others(situation), other);
        add_wait(&declared, unseen * race_ways_in_riichi(situation), dead ? -1 : other);
    }
    finish(situation, &quiet, 0, plain);
    finish(situation, &declared, situation->prizes.riichi, riichi);
    riichi->dead = dead;
}

/* The best tenpai hand that a discard from 3n+2 tiles leaves; worth 0 if none does. */
static void best_ready(const struct situation *situation, const struct holding *holding, tile_set discarded,
                       struct ready *best)
{
    bool closed = holding_is_closed(holding) && situation->prizes.riichi;
    struct shape shape;
    holding_shape(situation, holding, &shape);
    memset(best, 0, sizeof *best);
    for (tile_set left = shape_discards(&shape, 0); left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        int shanten;
        shape.counts[kind]--;
        tile_set waits = shape_useful(&shape, &shanten);
        if (shanten == 0) {
            struct holding rest = *holding;
            struct ready plain, riichi;
            hand_remove(&rest.hand, kind);
            ready_reckon(situation, &rest, waits, discarded | TILE_BIT(kind), &plain, &riichi);
            if (closed && !riichi.dead && riichi.worth > plain.worth)
                plain = riichi;
            if (plain.worth > best->worth)
                *best = plain;
        }
        shape.counts[kind]++;
    }
}

/* Takes in that so many tiles (AI_ONE for each way) lead to a tenpai hand. */
static void add_next(struct ready *sum, int64_t *worth, int64_t *points, int tiles, const struct ready *next)
{
    sum->rate += tiles;
    sum->chance += race_share(tiles, next->chance);
    *worth += (int64_t)tiles * next->worth;
    *points += (int64_t)tiles * next->points;
}

bool ready_ahead(const struct situation *situation, const struct holding *holding, tile_set useful,
                 tile_set discarded, struct ready *ahead)
{
    int64_t worth = 0, points = 0;
    memset(ahead, 0, sizeof *ahead);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!(useful & TILE_BIT(kind)) || !situation->unseen[kind])
            continue;
        struct holding more = *holding;
        struct ready next;
        hand_add(&more.hand, kind);
        best_ready(situation, &more, discarded, &next);
        add_next(ahead, &worth, &points, situation->unseen[kind] * AI_ONE, &next);
        if (holding->hand.counts[kind] < 2)
            continue;
        more = *holding;
        holding_pung(&more, kind, situation->rivals[0].seat);
        best_ready(situation, &more, discarded, &next);
        if (!holding_is_closed(holding) || next.worth * 2 > worth / (ahead->rate + 1))
            add_next(ahead, &worth, &points, situation->unseen[kind] * race_ways_by_others(situation), &next);
    }
    if (ahead->rate == 0)
        return false;
    int tiles = ahead->rate;
    ahead->rate = race_rate(situation, tiles);
    int first = race_chance(situation, ahead->rate);
    ahead->chance = race_share(first, (int)((int64_t)ahead->chance * AI_ONE / tiles));
    ahead->points = (int)(points / tiles);
    ahead->worth = race_share(first, (int)(worth / tiles));
    return true;
}
