/*
 * tool_playout.c: measures and tunes the quick judgement of the playouts.
 *
 *   tool_playout speed ROUNDS SEED
 *   tool_playout pairs PAIRS SEED [NAME[:I[:J]]=VALUE ...]    one side by the changed numbers, the other as
 * it is tool_playout chances ROUNDS SEED        the table of chances, counted
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/ai.h"
#include "ai/playout_sense.h"
#include "support/imagine.h"

static struct playout begin_round(struct view *view, uint64_t seed)
{
    struct game game;
    struct deal deal;
    struct events events;
    struct playout playout;
    static int16_t options[OPTION_MOST];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 2);
    game_apply(&game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, &game, seed);
    game_deal(&game, &deal, &events);
    struct view first;
    view_init(&first, &game, 0);
    game_apply(&game, first.moves[seed % first.move_count], &events);
    imagine_truth(&playout, view, &game, 0);
    return playout;
}

static int net(const struct playout *playout, int seat)
{
    if (playout->end.winner == SEAT_NONE)
        return 0;
    return playout->end.winner == seat ? playout->end.points : -playout->end.points;
}

static void speed(int rounds, uint64_t seed)
{
    static struct playout starts[1000];
    static struct view views[1000];
    int wins = 0, points = 0;
    for (int i = 0; i < 1000; i++)
        starts[i] = begin_round(&views[i], seed + (uint64_t)i);
    clock_t begin = clock();
    for (int i = 0; i < rounds; i++) {
        struct playout playout = starts[i % 1000];
        playout_run(&playout);
        wins += playout.end.winner != SEAT_NONE;
        points += playout.end.points;
    }
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    printf("%.0f whole rounds a second; won %.1f %%, mean hand %.2f\n", rounds / seconds,
           100.0 * wins / rounds, (double)points / wins);
}

struct knob {
    const char *name;
    size_t place;
    int columns; /* 0: an int; else int16_t, in rows of so many */
};

#define KNOB(name, columns)                                                                                  \
    {                                                                                                        \
#name, offsetof(struct senses, name), columns                                                        \
    }
static const struct knob knobs[] = {
    KNOB(slope, 0),       KNOB(deny, 0),  KNOB(closed, 0),       KNOB(open, 0),         KNOB(promise, 0),
    KNOB(pairs, 0),       KNOB(pungs, 0), KNOB(pairs_chance, 0), KNOB(pungs_chance, 0), KNOB(honor_set, 0),
    KNOB(honor_pair, 0),  KNOB(push, 0),  KNOB(draw_ready, 0),   KNOB(draw_else, 0),    KNOB(claim, 0),
    KNOB(riichi_wall, 0), KNOB(usual, 7), KNOB(chance, 16),      KNOB(threat, -1),
};

static bool turn(struct senses *senses, const char *text)
{
    char name[40];
    int first = 0, second = 0, value = atoi(strchr(text, '=') ? strchr(text, '=') + 1 : "0");
    snprintf(name, sizeof name, "%.*s", (int)strcspn(text, ":="), text);
    const char *at = strchr(text, ':');
    if (at && sscanf(at, ":%d:%d", &first, &second) < 1)
        return false;
    for (size_t i = 0; i < sizeof knobs / sizeof *knobs; i++) {
        char *place = (char *)senses + knobs[i].place;
        if (strcmp(name, knobs[i].name) != 0)
            continue;
        if (knobs[i].columns <= 0)
            ((int *)place)[first] = value;
        else
            ((int16_t *)place)[knobs[i].columns == 7 ? first : first * 16 + second] = (int16_t)value;
        return true;
    }
    return false;
}

/* The mean gain of one side by `changed` over the other by `plain`; the margin into `*margin`. */
static double gain(int count, uint64_t seed, const struct senses *changed, const struct senses *plain,
                   double *margin)
{
    double sum = 0, square = 0;
    for (int i = 0; i < count; i++) {
        struct view view;
        struct playout start = begin_round(&view, seed + (uint64_t)i);
        double both = 0;
        for (int seat = 0; seat < 2; seat++) {
            struct playout playout = start;
            playout.senses[seat] = changed;
            playout.senses[1 - seat] = plain;
            playout_run(&playout);
            both += net(&playout, seat) / 2.0;
        }
        sum += both;
        square += both * both;
    }
    *margin = 1.96 * sqrt((square / count - sum / count * sum / count) / count);
    return sum / count;
}

/* Number `place` of all that can be tuned times `percent`; false if there is none. */
static bool scale(struct senses *senses, int place, int percent)
{
    int *const numbers[] = {&senses->slope,     &senses->deny,         &senses->closed,
                            &senses->open,      &senses->promise,      &senses->pairs,
                            &senses->pungs,     &senses->pairs_chance, &senses->pungs_chance,
                            &senses->honor_set, &senses->honor_pair,   &senses->push,
                            &senses->claim,     &senses->threat[1],    &senses->threat[2],
                            &senses->threat[3], &senses->threat[4]};
    int count = (int)(sizeof numbers / sizeof *numbers);
    if (place < count) {
        *numbers[place] = *numbers[place] * percent / 100;
        return true;
    }
    int row = place - count;
    if (row >= 2 * SENSE_STEPS)
        return false;
    if (row >= SENSE_STEPS)
        senses->usual[row - SENSE_STEPS] = (int16_t)(senses->usual[row - SENSE_STEPS] * percent / 100);
    for (int i = 0; i < SENSE_WALLS && row < SENSE_STEPS; i++)
        senses->chance[row][i] = (int16_t)(senses->chance[row][i] * percent / 100);
    return true;
}

static void print_senses(const struct senses *senses)
{
    printf("    .chance = {");
    for (int i = 0; i < SENSE_STEPS; i++)
        for (int j = 0; j < SENSE_WALLS; j++)
            printf("%s%d%s", j ? ", " : "{", senses->chance[i][j],
                   j < SENSE_WALLS - 1   ? ""
                   : i < SENSE_STEPS - 1 ? "}, "
                                         : "}},\n");
    printf("    .usual = {");
    for (int i = 0; i < SENSE_STEPS; i++)
        printf("%d%s", senses->usual[i], i < SENSE_STEPS - 1 ? ", " : "},\n");
    for (size_t i = 0; i < sizeof knobs / sizeof *knobs; i++)
        if (knobs[i].columns == 0)
            printf("    .%s = %d,\n", knobs[i].name, *(const int *)((const char *)senses + knobs[i].place));
    printf("    .threat = {0, %d, %d, %d, %d},\n", senses->threat[1], senses->threat[2], senses->threat[3],
           senses->threat[4]);
    fflush(stdout);
}

/* Changes one number after the other, keeps what is surely better, goes over fresh deals all the time. */
static void tune(int pairs, uint64_t seed, int sweeps)
{
    static const int steps[] = {130, 77, 112, 89, 106, 94};
    struct senses best = senses_usual;
    for (int sweep = 0; sweep < sweeps; sweep++) {
        for (int place = 0;; place++) {
            struct senses next = best;
            double margin;
            if (!scale(&next, place, 100))
                break;
            for (int i = 0; i < 2; i++) {
                int percent = steps[sweep < 2 ? i : sweep < 4 ? 2 + i : 4 + i];
                next = best;
                scale(&next, place, percent);
                seed += (uint64_t)pairs;
                double better = gain(pairs, seed, &next, &best, &margin);
                if (better <= margin * 0.6)
                    continue;
                printf("sweep %d: number %d by %d %%: %+.4f +- %.4f\n", sweep, place, percent, better,
                       margin);
                best = next;
                i = -1;
            }
        }
        print_senses(&best);
    }
    double margin, better = gain(4 * pairs, seed + 1000000, &best, &senses_usual, &margin);
    printf("all together: %+.4f +- %.4f\n", better, margin);
}

static void count_chances(int rounds, uint64_t seed)
{
    static int seen[SENSE_STEPS][SENSE_WALLS], won[SENSE_STEPS][SENSE_WALLS];
    static long tiles[SENSE_STEPS], times[SENSE_STEPS];
    for (int i = 0; i < rounds; i++) {
        struct view view;
        struct playout playout = begin_round(&view, seed + (uint64_t)i);
        int steps[400][3], count = 0;
        while (playout.step != STEP_OVER) {
            int seat = playout.turn;
            if (playout.step == STEP_DUMMY) {
                struct playout_side *side = &playout.sides[seat];
                int step = side->shanten < SENSE_STEPS ? side->shanten : SENSE_STEPS - 1, useful = 0;
                for (int kind = 0; kind < TILE_KINDS; kind++)
                    if (side->useful >> kind & 1)
                        useful += side->shape.limits[kind] - playout.seen[kind] - side->shape.counts[kind];
                tiles[step] += useful;
                times[step]++;
                int wall = playout.left / 4;
                steps[count][0] = seat;
                steps[count][1] = step;
                steps[count++][2] = wall < SENSE_WALLS ? wall : SENSE_WALLS - 1;
            }
            playout_step(&playout);
        }
        for (int s = 0; s < count; s++) {
            seen[steps[s][1]][steps[s][2]]++;
            won[steps[s][1]][steps[s][2]] += playout.end.winner == steps[s][0];
        }
    }
    for (int i = 0; i < SENSE_STEPS; i++) {
        printf("{");
        for (int j = 0; j < SENSE_WALLS; j++)
            printf("%d%s", seen[i][j] ? won[i][j] * AI_ONE / seen[i][j] : 0,
                   j < SENSE_WALLS - 1 ? ", " : "},\n");
    }
    for (int i = 0; i < SENSE_STEPS; i++)
        printf("%ld ", times[i] ? tiles[i] / times[i] : 0);
    printf("\n");
}

static void pairs(int count, uint64_t seed, const struct senses *changed)
{
    double sum = 0, square = 0;
    int wins = 0, losses = 0;
    for (int i = 0; i < count; i++) {
        struct view view;
        struct playout start = begin_round(&view, seed + (uint64_t)i);
        double both = 0;
        for (int seat = 0; seat < 2; seat++) {
            struct playout playout = start;
            playout.senses[seat] = changed;
            playout_run(&playout);
            both += net(&playout, seat) / 2.0;
            wins += playout.end.winner == seat;
            losses += playout.end.winner == 1 - seat;
        }
        sum += both;
        square += both * both;
    }
    double mean = sum / count, margin = 1.96 * sqrt((square / count - mean * mean) / count);
    printf("%+.3f +- %.3f points a round, won %.1f %% lost %.1f %%\n", mean, margin, 50.0 * wins / count,
           50.0 * losses / count);
}

/* The quick judgement in seat `quick` against normal, in the real game. */
static int versus_round(uint64_t seed, int quick, const struct senses *senses)
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
    game_deal(&game, &deal, &events);
    while (game.table.phase != PHASE_DEAL && game.table.phase != PHASE_OVER) {
        int seat = game.table.asked & 1 ? 0 : 1;
        struct view view;
        struct playout playout;
        view_init(&view, &game, seat);
        struct move move = ai_choose(AI_NORMAL, &view, &rng, NULL);
        if (seat == quick && game.table.phase != PHASE_KEEP && game.table.phase != PHASE_REMOVE) {
            imagine_truth(&playout, &view, &game, seat);
            playout.senses[seat] = senses;
            move = playout_choose(&playout, seat);
            if (move.kind == MOVE_REVEAL)
                move = *view_find(&view, MOVE_REVEAL);
        }
        game_apply(&game, move, &events);
    }
    return (int)(game.table.result.gain[quick] - game.table.result.gain[1 - quick]);
}

static void versus(int count, uint64_t seed, const struct senses *senses)
{
    double sum = 0, square = 0;
    for (int i = 0; i < count; i++) {
        double both =
            (versus_round(seed + (uint64_t)i, 0, senses) + versus_round(seed + (uint64_t)i, 1, senses)) / 2.0;
        sum += both;
        square += both * both;
    }
    double mean = sum / count, margin = 1.96 * sqrt((square / count - mean * mean) / count);
    printf("quick - normal: %+.3f +- %.3f points a round\n", mean, margin);
}

int main(int count, char **words)
{
    struct senses changed = senses_usual;
    if (count < 4)
        return 2;
    int rounds = atoi(words[2]);
    uint64_t seed = strtoull(words[3], NULL, 10);
    for (int i = 4; i < count; i++)
        if (!turn(&changed, words[i])) {
            fprintf(stderr, "%s?\n", words[i]);
            return 2;
        }
    if (strcmp(words[1], "tune") == 0)
        tune(rounds, seed, 8);
    else if (strcmp(words[1], "chances") == 0)
        count_chances(rounds, seed);
    else if (strcmp(words[1], "speed") == 0)
        speed(rounds, seed);
    else if (strcmp(words[1], "normal") == 0)
        versus(rounds, seed, &changed);
    else
        pairs(rounds, seed, &changed);
    return 0;
}
