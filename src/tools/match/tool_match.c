/*
 * tool_match.c: how much stronger one opponent is than another.
 *
 *   tool_match MODE PAIRS SEED A B [NAME=VALUE ...]
 *
 * A and B are levels or people; zora is normal without errors. They play PAIRS pairs of duplicate deals. The
 * row that is printed has the points a round by which A is ahead, their 95 % interval, and how often A did
 * what people differ in. NAME=VALUE is
 *
 *   an option of the mode, such as players=three
 *   a trait of A (calls, riichi, care, greed, draws, blur, slips) or A's level
 *   luck=off         do not remove the luck of the draws (docs/opponents.md)
 *   stop=LOW:HIGH    stop when it is clear whether A is ahead by at most LOW or at least HIGH points
 *
 * A run that stops this way overrates the winner: measure strength with a fixed number of pairs.
 *
 * A second row has the value of luck to East, 0 on average, and the part of the variance that remains without
 * it.
 *
 * The same arguments always print the same row. `tigers arena` measures other programs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/match/fair_pair.h"
#include "tools/match/sprt.h"

enum { PAIRS_MIN = 100 /* before it may stop */ };

struct match {
    struct setup setup;
    struct contender contenders[SIDES];
    struct sprt stop;                                /* only if low < high */
    struct running values, results, decisions, luck; /* of the pairs; of East */
    struct tally tally;
    bool plain;
};

static bool set_habit(struct person *who, const char *name, const char *value)
{
    struct traits *traits = &who->traits;
    const struct {
        const char *name;
        int16_t *place;
    } all[] = {{"calls", &traits->calls},       {"riichi", &traits->riichi}, {"care", &traits->care},
               {"greed", &traits->greed},       {"draws", &traits->draws},   {"blur", &traits->blur},
               {"slips", &traits->blunder_rate}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].name, name) == 0) {
            *all[i].place = (int16_t)atoi(value);
            return true;
        }
    enum ai_level level = strcmp(name, "level") == 0 ? ai_level_parse(value) : AI_LEVELS;
    if (level < AI_LEVELS)
        who->level = level;
    return level < AI_LEVELS;
}

static bool set_value(struct match *match, const char *text)
{
    char name[32] = "", value[32] = "";
    struct error why;
    if (sscanf(text, "%31[^=]=%31s", name, value) != 2)
        return false;
    if (strcmp(text, "luck=off") == 0)
        return match->plain = true;
    if (strcmp(name, "stop") == 0)
        return sscanf(value, "%lf:%lf", &match->stop.low, &match->stop.high) == 2 &&
               match->stop.low < match->stop.high;
    return set_habit(&match->contenders[SIDE_A].who, name, value) ||
           ruleset_set(match->setup.rules, match->setup.options, name, value, &why);
}

static bool set_up(struct match *match, char **words, int count)
{
    struct arena arena;
    struct refusal refused;
    const struct ruleset *rules = ruleset_find(words[1]);
    if (!rules)
        return false;
    arena_init(&arena, rules, AI_NORMAL, AI_NORMAL);
    match->setup = arena.setup;
    for (int side = 0; side < SIDES; side++) {
        enum ai_level level = ai_level_parse(words[4 + side]);
        if (level == AI_LEVELS)
            return false;
        match->contenders[side].who = *person_at(level);
    }
    for (int i = 6; i < count; i++)
        if (!set_value(match, words[i]))
            return false;
    for (int side = 0; side < SIDES; side++) /* of random moves the correction makes no sense */
        match->plain = match->plain || match->contenders[side].who.level == AI_RANDOM;
    match->setup.seats = (uint8_t)ruleset_seats(rules, match->setup.options);
    return ruleset_check(rules, match->setup.options, &refused);
}

static bool is_clear(const struct match *match)
{
    return match->stop.low < match->stop.high && sprt_judge(&match->stop, &match->values) != VERDICT_OPEN;
}

static void print_share(const struct chosen *chosen)
{
    if (chosen->offered)
        printf(" %.0f %% |", 100 * (double)chosen->taken / (double)chosen->offered);
    else
        printf(" |");
}

static void print_row(const struct match *match, const char *a, const char *b)
{
    const struct contender *contender = &match->contenders[SIDE_A];
    const struct tally *tally = &match->tally;
    double win = tally_win(tally) > 0 ? tally_win(tally) : 1, rounds = (double)tally->rounds;
    double mean = match->values.mean, margin = running_margin(&match->values);
    printf("| A - B: points a round | of a mean win | won | lost | claims taken | declared in 100 rounds | "
           "draws for dummy "
           "| deals in | a win | pairs |\n");
    printf("| %s - %s: %+.3f ± %.3f | %+.1f ± %.1f %% | %.0f %% | %.0f %% |", a, b, mean, margin,
           100 * mean / win, 100 * margin / win, 100 * (double)tally->won[SIDE_A] / rounds,
           100 * (double)tally->won[SIDE_B] / rounds);
    print_share(&contender->calls);
    printf(" %.0f |", 100 * (double)contender->declared / (double)tally->seats[SIDE_A]);
    print_share(&contender->draws);
    printf(" %.1f %% | %.2f | %d |\n", 100 * (double)tally->given[SIDE_A] / rounds,
           contender->wins ? (double)contender->win_points / (double)contender->wins : 0,
           match->values.count);
}

int main(int count, char **words)
{
    static const char *const verdicts[] = {"not clear yet", "at most LOW", "at least HIGH"};
    struct match match = {.stop = {.error = 0.05, .least = PAIRS_MIN}};
    int pairs = count >= 6 ? atoi(words[2]) : 0;
    if (pairs <= 0 || !set_up(&match, words, count)) {
        fprintf(stderr, "usage: tool_match MODE PAIRS SEED A B [NAME=VALUE ...]; see tool_match.c\n");
        return 2;
    }
    uint64_t seed = strtoull(words[3], NULL, 10);
    for (int i = 0; i < pairs && !is_clear(&match); i++) {
        struct fair_pair pair;
        fair_pair_play(&match.setup, match.contenders, arena_seed(seed, i), !match.plain, &match.tally,
                       &pair);
        running_add(&match.values, pair.corrected);
        running_add(&match.results, pair.result);
        running_add(&match.decisions, pair.result - pair.luck);
        running_add(&match.luck, pair.luck);
    }
    print_row(&match, words[4], words[5]);
    if (!match.plain)
        printf("East: luck %+.3f ± %.3f points a round, %.0f %% of the variance left without it\n",
               match.luck.mean, running_margin(&match.luck),
               100 * running_variance(&match.decisions) / running_variance(&match.results));
    if (match.stop.low < match.stop.high)
        printf("%s\n", verdicts[sprt_judge(&match.stop, &match.values)]);
    return 0;
}
