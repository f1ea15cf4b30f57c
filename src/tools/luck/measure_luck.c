/*
 * measure_luck.c: how steady results are once luck is taken from them (measure_luck.h).
 */
#include "tools/luck/measure_luck.h"

#include <math.h>
#include <stdio.h>

#include "base/check.h"
#include "base/rng.h"
#include "session/luck/luck.h"

struct mean {
    double count, sum, squares;
};

static void mean_add(struct mean *mean, double value)
{
    mean->count++;
    mean->sum += value;
    mean->squares += value * value;
}

static double mean_of(const struct mean *mean)
{
    return mean->sum / mean->count;
}

static double variance_of(const struct mean *mean)
{
    return mean->squares / mean->count - mean_of(mean) * mean_of(mean);
}

static void say_mean(const char *what, const struct mean *mean)
{
    printf("%s %+.4f +- %.4f", what, mean_of(mean), sqrt(variance_of(mean) / mean->count));
}

/* Of East what the means are; of all seats, which have more to tell, how steady they are. */
struct measured {
    struct mean plain, fair, luck, sources[CHANCE_KINDS];
    struct mean all_plain, all_fair;
};

static void add_round(struct measured *measured, const struct luck_round *round, int seats)
{
    const struct luck *east = &round->seats[0];
    mean_add(&measured->plain, east->result);
    mean_add(&measured->fair, east->decisions);
    mean_add(&measured->luck, east->luck);
    for (int kind = 0; kind < CHANCE_KINDS; kind++)
        mean_add(&measured->sources[kind], east->sources[kind]);
    for (int seat = 0; seat < seats; seat++) {
        mean_add(&measured->all_plain, round->seats[seat].result);
        mean_add(&measured->all_fair, round->seats[seat].decisions);
    }
}

static void say_measured(const struct play *play, int rounds, const struct measured *measured)
{
    static const char *const names[CHANCE_KINDS] = {"of it deal", ", draws", ", dummy", ", bonus"};
    double plain = variance_of(&measured->plain), fair = variance_of(&measured->fair);
    double all_plain = variance_of(&measured->all_plain), all_fair = variance_of(&measured->all_fair);
    printf("%s, %s, %d rounds, East: plain %+.4f, corrected %+.4f, ", play->rules->id,
           ai_level_name(play->level), rounds, mean_of(&measured->plain), mean_of(&measured->fair));
    say_mean("luck", &measured->luck);
    printf(" (standard error); ");
    for (int kind = 0; kind < CHANCE_KINDS; kind++)
        say_mean(names[kind], &measured->sources[kind]);
    printf("\nvariance: plain %.3f, corrected %.3f: %.1f %%; of all seats %.3f, %.3f: %.1f %%\n", plain, fair,
           100 * fair / plain, all_plain, all_fair, 100 * all_fair / all_plain);
}

int measure_luck(struct play *play, int rounds, uint64_t seed)
{
    struct measured measured = {0};
    const struct luck_request request = {0};
    for (int i = 0; i < rounds; i++) {
        struct luck_report report;
        play_round(play, rng_derive(seed, (uint64_t)i));
        CHECK(luck_make(&report, &play->record, &request) && report.count == 1 && report.rounds[0].over);
        add_round(&measured, &report.rounds[0], report.seats);
        luck_free(&report);
        record_deinit(&play->record);
    }
    say_measured(play, rounds, &measured);
    return 0;
}
