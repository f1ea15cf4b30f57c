/*
 * sample.c: gathers what the network of luck learns from (sample.h).
 */
#include "tools/luck/sample.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/rng.h"
#include "session/luck/luck.h"
#include "session/luck/luck_nets.h"
#include "session/luck/sight.h"

enum { MOMENTS_MOST = 400 };

/* A moment that was estimated, and the terms before and at it. */
struct moment {
    int16_t told[SEAT_MOST][SIGHT_INPUTS];
    bool estimated;
    double luck[SEAT_MOST]; /* up to here */
};

struct gatherer {
    FILE *out;
    struct valuer valuer;
    struct net_input told[SEAT_MOST];
    bool estimated;
    bool quick; /* what came of a moment is the result as it is */
    int count;
    double luck[SEAT_MOST];
    struct moment moments[MOMENTS_MOST];
};

static void gather_term(void *context, const struct chance_term *term)
{
    struct gatherer *gatherer = context;
    if (gatherer->count == MOMENTS_MOST)
        return;
    struct moment *moment = &gatherer->moments[gatherer->count++];
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        gatherer->luck[seat] += term->gain[seat];
        memcpy(moment->told[seat], gatherer->told[seat].dense, sizeof moment->told[seat]);
    }
    moment->estimated = gatherer->estimated;
    memcpy(moment->luck, gatherer->luck, sizeof moment->luck);
}

/* What came of each moment is the result less the luck after it, which is nearer to what was to be expected
 * than the result. */
static void write_moments(const struct gatherer *gatherer, const struct game *game)
{
    const struct table *table = &game->table;
    int unit = gatherer->valuer.unit;
    for (int i = 0; i < gatherer->count; i++) {
        const struct moment *moment = &gatherer->moments[i];
        struct sample head = {.winner = NOBODY, .shared = gatherer->valuer.shared};
        for (int seat = 0; seat < table->seats && moment->estimated; seat++) {
            if (seat == table->sitting)
                continue;
            double gain = table->result.gain[seat], after = gatherer->luck[seat] - moment->luck[seat];
            if (table->result.outcome == OUTCOME_WIN && table->result.winner == seat) {
                head.winner = head.seats;
                head.gain = (float)(gain / unit);
            }
            head.target[head.seats++] = (float)((gain - after) / unit);
        }
        if (!moment->estimated)
            continue;
        fwrite(&head, sizeof head, 1, gatherer->out);
        for (int seat = 0; seat < table->seats; seat++)
            if (seat != table->sitting)
                fwrite(moment->told[seat], sizeof(int16_t), SIGHT_INPUTS, gatherer->out);
    }
}

static void gather_round(struct gatherer *gatherer, const struct record *record)
{
    struct game game;
    struct events events;
    const struct deal *deal = NULL;
    record_start(record, &game);
    valuer_init(&gatherer->valuer, &game.table, &record->setup, record->setup.players);
    gatherer->valuer.told = gatherer->told;
    gatherer->valuer.estimated = &gatherer->estimated;
    gatherer->valuer.alone = gatherer->quick;
    gatherer->count = 0;
    memset(gatherer->luck, 0, sizeof gatherer->luck);
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        deal = entry->is_deal ? &entry->deal : deal;
        const struct chance_step step = {&game, entry, deal, i};
        if (deal)
            chance_terms(&gatherer->valuer, &step, gather_term, gatherer);
        entry_apply(entry, &game, &events);
    }
    write_moments(gatherer, &game);
}

int samples_gather(struct play *play, const char *path, int rounds, uint64_t seed, bool quick)
{
    static struct gatherer gatherer;
    gatherer.out = file_open(path, "wb");
    gatherer.quick = quick;
    CHECK(gatherer.out);
    for (int i = 0; i < rounds; i++) {
        play_round(play, rng_derive(seed, (uint64_t)i));
        gather_round(&gatherer, &play->record);
        record_deinit(&play->record);
    }
    return fclose(gatherer.out) == 0 ? 0 : 1;
}
