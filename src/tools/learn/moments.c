/* moments.c: see moments.h. */
#include "tools/learn/moments.h"

#include <string.h>

#include "ai/ai.h"
#include "rules/play/game.h"
#include "session/luck/chance.h"
#include "session/luck/observation.h"
#include "session/session.h"

enum { MOMENTS_MAX = 400 };

struct gathering {
    struct valuer valuer;
    struct net_input told[SEAT_MAX], moments[MOMENTS_MAX][SEAT_MAX];
    bool estimated;
    int count;
};

/* Called where the value of the round was estimated by the network: keeps its inputs. */
static void take_moment(void *context, const struct chance_term *term)
{
    struct gathering *gathering = context;
    (void)term;
    if (gathering->estimated && gathering->count < MOMENTS_MAX)
        memcpy(gathering->moments[gathering->count++], gathering->told, sizeof gathering->told);
}

static void begin(struct gathering *gathering, struct record *record, const struct ruleset *rules,
                  uint64_t seed, struct game *game)
{
    struct setup setup = setup_of(rules, seed);
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_NORMAL};
    record_init(record, &setup);
    record_start(record, game);
    gathering->count = 0;
    valuer_init(&gathering->valuer, &game->table, &record->setup, record->setup.players);
    gathering->valuer.told = gathering->told;
    gathering->valuer.estimated = &gathering->estimated;
    gathering->valuer.alone = true;
}

/* Adds the next entry to the record: the deal, or normal's move. */
static const struct entry *next_entry(struct record *record, const struct game *game, uint64_t seed)
{
    if (game->table.phase == PHASE_DEAL) {
        struct deal deal;
        deal_shuffle(&deal, game, seed);
        record_add_deal(record, &deal, seed);
    } else if (game->table.phase == PHASE_REMOVE) {
        record_add_move(record, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0));
    } else {
        struct view view;
        struct rng rng;
        int seat = tile_set_first(game->table.asked);
        view_init(&view, game, seat);
        session_think_source(&record->setup, record->count - bits_count(game->answered), seat, &rng);
        record_add_move(record, ai_choose(AI_NORMAL, &view, &rng, NULL));
    }
    return &record->entries[record->count - 1];
}

/* The seats that play, in order. */
static int seats_of(const struct table *table, int seats[SEAT_MAX])
{
    int count = 0;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != table->sitting)
            seats[count++] = seat;
    return count;
}

static void add_moment(struct samples *samples, const struct net_input inputs[], int count, int winner,
                       const double came[], double gain, bool shared)
{
    for (int i = 0; i < count; i++) {
        size_t place = samples_add(samples, &inputs[i], OBSERVATION_INPUTS);
        struct sample *sample = &samples->list[place];
        sample->group = (uint8_t)(i ? 0 : count);
        sample->shared = shared;
        sample->won = i == winner;
        sample->came = (float)came[i];
        sample->gain = (float)gain;
    }
}

/* Goes back over the moments: the target of the last one is the result. */
static void add_moments(const struct gathering *gathering, const struct table *table, const struct mlp *mlp,
                        float lambda, struct samples *samples)
{
    const struct result *result = &table->result;
    int seats[SEAT_MAX], count = seats_of(table, seats), winner = SEAT_NONE;
    double came[SEAT_MAX], expected[SEAT_MAX], gain = 0;
    for (int i = 0; i < count; i++) {
        came[i] = (double)result->gain[seats[i]] / gathering->valuer.unit;
        if (result->outcome == OUTCOME_WIN && result->winner == seats[i]) {
            winner = i;
            gain = came[i];
        }
    }
    for (int i = gathering->count; i-- > 0;) {
        struct net_input inputs[SEAT_MAX];
        for (int k = 0; k < count; k++)
            inputs[k] = gathering->moments[i][seats[k]];
        add_moment(samples, inputs, count, winner, came, gain, gathering->valuer.shared);
        if (lambda < 1)
            moment_expect(mlp, inputs, count, gathering->valuer.shared, expected);
        for (int k = 0; k < count && lambda < 1; k++)
            came[k] = (double)lambda * came[k] + (1 - (double)lambda) * expected[k];
    }
}

void moments_play(const struct ruleset *rules, const struct mlp *mlp, float lambda, uint64_t seed,
                  struct samples *samples)
{
    static struct gathering gathering;
    struct record record;
    struct game game;
    struct events events;
    const struct deal *deal = NULL;
    begin(&gathering, &record, rules, seed, &game);
    while (!deal || (game.table.phase != PHASE_DEAL && game.table.phase != PHASE_OVER)) {
        const struct entry *entry = next_entry(&record, &game, seed);
        static struct deal dealt;
        if (entry->is_deal) {
            dealt = entry->deal;
            deal = &dealt;
        }
        const struct chance_step step = {&game, entry, deal, record.count - 1};
        if (deal)
            chance_terms(&gathering.valuer, &step, take_moment, &gathering);
        entry_apply(entry, &game, &events);
    }
    add_moments(&gathering, &game.table, mlp, lambda, samples);
    record_deinit(&record);
}
