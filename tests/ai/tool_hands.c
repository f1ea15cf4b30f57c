/*
 * tool_hands.c: counts how near to winning players are whose hands one cannot see.
 *
 *   tool_hands ROUNDS SEED A B
 *
 * Plays rounds between two levels and prints for every number of exposed melds
 * and every three discards how much likelier each shanten number is than among
 * hands of random tiles: the table of src/ai/hidden.c.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "rules/game.h"

enum { STEPS = 7, TIMES = 7, MELDS = 5 };

static int64_t seen[MELDS][TIMES][STEPS + 1], random_hands[MELDS][STEPS + 1];

static int step_of(const struct table *table, const struct hand *hand, int seat)
{
    struct shape shape;
    shape_init(&shape, hand, NULL, 0, (const uint8_t[TILE_KINDS]){0}, 4, table->rules->forms);
    table_copies(table, shape.limits);
    shape.sets = (uint8_t)(4 - table->meld_counts[seat]);
    shape.forms = table->meld_counts[seat] ? FORM_STANDARD : table->rules->forms;
    int shanten = shape_shanten(&shape);
    return shanten < STEPS ? shanten : STEPS;
}

static void count(const struct game *game, int seat)
{
    const struct table *table = &game->table;
    if (table->riichi[seat] || game->own[seat].hand.size % 3 != 1)
        return;
    int time = table->turns[seat] / 3;
    seen[table->meld_counts[seat]][time < TIMES ? time : TIMES - 1]
        [step_of(table, &game->own[seat].hand, seat)]++;
}

static void play(uint64_t seed, const enum ai_level levels[2])
{
    struct game game;
    struct deal deal;
    struct events events;
    struct rng rng;
    int16_t options[OPTION_MOST];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 2);
    rng_init(&rng, seed);
    game_apply(&game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, &game, seed);
    for (int melds = 0; melds < MELDS; melds++) {
        struct hand hand = {0};
        struct table table = game.table;
        for (int i = 0; i < 13 - 3 * melds; i++)
            hand_add(&hand, deal.wall[20 * melds + i]);
        table.meld_counts[0] = (uint8_t)melds;
        random_hands[melds][step_of(&table, &hand, 0)]++;
    }
    game_deal(&game, &deal, &events);
    while (game.table.phase != PHASE_DEAL && game.table.phase != PHASE_OVER) {
        int seat = game.table.asked & 1 ? 0 : 1;
        struct view view;
        view_init(&view, &game, seat);
        if (game.table.phase == PHASE_TURN)
            count(&game, 1 - seat);
        game_apply(&game, ai_choose(levels[seat ^ (int)(seed & 1)], &view, &rng, NULL), &events);
    }
}

int main(int count, char **words)
{
    if (count < 5)
        return 2;
    const enum ai_level levels[2] = {ai_level_parse(words[3]), ai_level_parse(words[4])};
    for (int i = 0; i < atoi(words[1]); i++)
        play(strtoull(words[2], NULL, 10) + (uint64_t)i, levels);
    for (int melds = 0; melds < MELDS; melds++) {
        printf("{");
        for (int time = 0; time < TIMES; time++) {
            int64_t all = 1, drawn = 1;
            for (int step = 0; step <= STEPS; step++) {
                all += seen[melds][time][step];
                drawn += random_hands[melds][step];
            }
            for (int step = 0; step < STEPS; step++) {
                double there = (seen[melds][time][step] + 0.01) / (double)all;
                double here = (random_hands[melds][step] + 0.5) / (double)drawn;
                printf("%s%.0f%s", step ? ", " : "{", 1000 * there / here, step < STEPS - 1 ? "" : "}");
            }
            printf("%s\n", time < TIMES - 1 ? "," : "}");
        }
    }
    for (int melds = 0; melds < MELDS; melds++) {
        printf("// melds %d:", melds);
        for (int time = 0; time < TIMES; time++)
            printf(" %lld/%lld", (long long)seen[melds][time][0],
                   (long long)(seen[melds][time][0] + seen[melds][time][1] + seen[melds][time][2] +
                               seen[melds][time][3] + seen[melds][time][4]));
        printf("\n");
    }
    return 0;
}
