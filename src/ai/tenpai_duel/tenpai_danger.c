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

void tenpai_danger(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    const struct table *table = &view->table;
    struct guesses guesses;
    uint8_t unseen[TILE_KINDS];
    int64_t weights[TILE_KINDS] = {0};
    int other = 1 - view->seat, step = table->turns[other] / TURNS_A_STEP;
    bool stage_a = table->stage.attacker == SEAT_NONE && table_option(table, OPTION_STAGE_A_WINS);
    (void)seed; /* nothing is random */
    if (!stage_a)
        return;
    unseen_count(view, unseen);
    guesses_init(&guesses, table, unseen, other, true);
    for (int i = 0; i < guesses.count; i++)
        for (tile_set left = guesses.list[i].waits; left; left &= left - 1)
            weights[tile_set_first(left)] += guesses.list[i].weight;
    bool open = table_exposed(table, other);
    int chance = ready[open][step < STEPS ? step : STEPS - 1];
    tile_set safe = table_discarded(table, other); /* by furiten */
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool can = !(safe >> kind & 1) && guesses.total;
        figures->kinds |= TILE_BIT(kind);
        figures->chance[kind] =
            can ? (uint16_t)((chance * weights[kind] + guesses.total / 2) / guesses.total) : 0;
        figures->points[kind] = 100 * pays(table, other, open);
    }
}
