/* tenpai_danger.c: the danger of discards in Stage A; see tenpai_danger.h. */
#include "ai/tenpai_duel/tenpai_danger.h"

#include "ai/tenpai_duel/attack.h"
#include "ai/tenpai_duel/guess.h"
#include "ai/unseen.h"

enum {
    TURNS_A_STEP = 3, /* the other's discards per column of the table below */
    STEPS = 6,
    PAYS_CLOSED = 2800, /* points of the mean closed win on a discard, for West */
    PAYS_OPEN = 2800,
    DORA_PAYS = 1400 /* more for each indicator beyond the first */
};

/* The chance that the other player could win on the right tile, per mille, by their discards so far, closed
 * and open. Counted over matches between computers; see docs/opponents.md. */
static const int ready[2][STEPS] = {{0, 20, 35, 45, 105, 140}, {20, 60, 80, 140, 160, 260}};

static int pays(const struct table *table, int seat, bool open)
{
    int points = open ? PAYS_OPEN : PAYS_CLOSED;
    for (int i = 1; i < DORA_MAX && table->dora.shown[i] != TILE_NONE; i++)
        points += DORA_PAYS;
    return seat == table->dealer ? points * 3 / 2 : points;
}

/* Returns the kinds the other player can't win on: all that they discarded, including claimed tiles. */
static tile_set thrown_by(const struct table *table, int seat)
{
    tile_set thrown = 0;
    for (int i = 0; i < table->discard_count; i++)
        if ((table->discards[i].flags & DISCARD_PILE) == seat && table->discards[i].tile < TILE_COUNT)
            thrown |= TILE_BIT(tile_kind(table->discards[i].tile));
    return thrown;
}

void tenpai_danger(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    const struct table *table = &view->table;
    struct guesses guesses;
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS];
    int64_t weights[TILE_KINDS] = {0};
    int other = 1 - view->seat, step = table->turns[other] / TURNS_A_STEP;
    bool stage_a = table->stage.attacker == SEAT_NONE && table_option(table, OPTION_STAGE_A_WINS);
    (void)seed; /* nothing is random */
    if (!stage_a)
        return;
    unseen_count(view, copies, unseen);
    guesses_init(&guesses, table, unseen, other, true);
    for (int i = 0; i < guesses.count; i++)
        for (tile_set left = guesses.list[i].waits; left; left &= left - 1)
            weights[tile_set_first(left)] += guesses.list[i].weight;
    bool open = attack_is_open(table, other);
    int chance = ready[open][step < STEPS ? step : STEPS - 1];
    tile_set safe = thrown_by(table, other);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool can = !(safe >> kind & 1) && guesses.total;
        figures->kinds |= TILE_BIT(kind);
        figures->chance[kind] =
            can ? (uint16_t)((chance * weights[kind] + guesses.total / 2) / guesses.total) : 0;
        figures->points[kind] = 100 * pays(table, other, open);
    }
}
