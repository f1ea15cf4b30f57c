/* tenpai_value.c: the value of tenpai hands; see tenpai_value.h. */
#include "ai/tigers/estimate/tenpai_value.h"

#include <string.h>

/* Returns the exact value of winning with one more tile, without Riichi, AI_ONE a point; -1 if it doesn't
 * win. */
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

/* The same by the memo; `key` is that of the holding. */
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

/* Sums of rates and points over the waits. */
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

static void finish(const struct situation *situation, const struct sums *sums, int prize,
                   struct tenpai_value *ready)
{
    memset(ready, 0, sizeof *ready);
    if (sums->rate == 0)
        return;
    ready->rate = race_rate(situation, sums->rate);
    ready->chance = race_chance(situation, ready->rate);
    ready->points = (int)(sums->points / sums->rate) + prize;
    ready->value = race_share(ready->chance, situation_value(situation, ready->points));
}

void tenpai_value_estimate(const struct situation *situation, const struct holding *holding, tile_set waits,
                           tile_set thrown, struct tenpai_value *plain, struct tenpai_value *riichi)
{
    struct sums quiet = {0}, declared = {0};
    tile_set discarded = situation->discarded | thrown;
    bool dead = waits & (situation->killing | thrown), claimable = false;
    struct memo_key key = memo_key(&holding->hand, holding->melds, holding->meld_count);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = situation->unseen[kind];
        if (!(waits & TILE_BIT(kind)))
            continue;
        bool barred = discarded & TILE_BIT(kind) || situation->view->own.passed[kind];
        claimable = claimable || !barred;
        if (!unseen)
            continue;
        int self = recall_points(situation, holding, key, kind, WIN_SELF_DRAW);
        int other = barred ? -1 : recall_points(situation, holding, key, kind, WIN_DISCARD);
        add_wait(&quiet, unseen * AI_ONE, self);
        add_wait(&declared, unseen * AI_ONE, self);
        add_wait(&quiet, unseen * race_ways_by_others(situation), other);
        add_wait(&declared, unseen * race_ways_in_riichi(situation), dead ? -1 : other);
    }
    finish(situation, &quiet, 0, plain);
    finish(situation, &declared, situation->prizes.riichi, riichi);
    riichi->dead = dead || !claimable;
}

/* Finds the best tenpai hand after a discard from 3n+2 tiles; its value is 0 if there is none. */
static void best_tenpai(const struct situation *situation, const struct holding *holding, tile_set thrown,
                        struct tenpai_value *best)
{
    bool closed = holding_is_closed(holding) && situation->prizes.riichi;
    struct shape shape;
    situation_shape(situation, holding, &shape);
    memset(best, 0, sizeof *best);
    for (tile_set left = shape_discards(&shape, 0); left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        int shanten;
        shape.counts[kind]--;
        tile_set waits = shape_useful(&shape, &shanten);
        if (shanten == 0) {
            struct holding rest = *holding;
            struct tenpai_value plain, riichi;
            hand_remove(&rest.hand, kind);
            tenpai_value_estimate(situation, &rest, waits, thrown | TILE_BIT(kind), &plain, &riichi);
            if (closed && !riichi.dead && riichi.value > plain.value)
                plain = riichi;
            if (plain.value > best->value)
                *best = plain;
        }
        shape.counts[kind]++;
    }
}

/* Adds a tenpai hand that this many tiles (AI_ONE for each way) lead to. */
static void add_next(struct tenpai_value *sum, int64_t *value, int64_t *points, int tiles,
                     const struct tenpai_value *next)
{
    sum->rate += tiles;
    sum->chance += race_share(tiles, next->chance);
    *value += (int64_t)tiles * next->value;
    *points += (int64_t)tiles * next->points;
}

bool tenpai_value_ahead(const struct situation *situation, const struct holding *holding, tile_set useful,
                        tile_set thrown, struct tenpai_value *ahead)
{
    int64_t value = 0, points = 0;
    memset(ahead, 0, sizeof *ahead);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!(useful & TILE_BIT(kind)) || !situation->unseen[kind])
            continue;
        struct holding more = *holding;
        struct tenpai_value next;
        hand_add(&more.hand, kind);
        best_tenpai(situation, &more, thrown, &next);
        add_next(ahead, &value, &points, situation->unseen[kind] * AI_ONE, &next);
        if (holding->hand.counts[kind] < 2)
            continue;
        more = *holding;
        holding_pung(&more, kind, situation->rivals[0].seat);
        best_tenpai(situation, &more, thrown, &next);
        if (!holding_is_closed(holding) || next.value * 2 > value / (ahead->rate + 1))
            add_next(ahead, &value, &points, situation->unseen[kind] * race_ways_by_others(situation), &next);
    }
    if (ahead->rate == 0)
        return false;
    int tiles = ahead->rate;
    ahead->rate = race_rate(situation, tiles);
    int first = race_chance(situation, ahead->rate);
    ahead->chance = race_share(first, (int)((int64_t)ahead->chance * AI_ONE / tiles));
    ahead->points = (int)(points / tiles);
    ahead->value = race_share(first, (int)(value / tiles));
    return true;
}
