/*
 * test_conformance.c: thousands of random matches of Dueling Tigers, every option in turn, every step checked
 * by support/conformance.h, and each match written as a record, read back and played again.
 */
#include "support/test.h"

#include "support/conformance.h"
#include "support/effort.h"

enum { RECORDS_EVERY = 10 };

/* So few matches do not come round all combinations: this step lets every option change among them. */
enum { OPTION_STEP = 5 };

/* Every combination of the options by turns, each value of each option equally often. */
static void options_by_turns(const struct ruleset *rules, int number, int16_t options[OPTION_MAX])
{
    ruleset_defaults(rules, options);
    for (int place = 0; place < ruleset_option_count(rules); place++) {
        const struct option *option = &rules->options[place];
        int values = 0;
        while (
            option->type != OPTION_BOOL && values < OPTION_CHOICES &&
            (option->type == OPTION_CHOICE ? option->choices[values] != NULL : option->numbers[values] != 0))
            values++;
        int count = option->type == OPTION_BOOL ? 2 : values;
        int value = number % count;
        number /= count;
        options[place] = option->type == OPTION_NUMBER ? option->numbers[value] : (int16_t)value;
    }
}

/* All payments of the match: nobody's points come from nowhere. */
static void check_scores(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    bool pays = table_option(table, OPTION_SCORING) == 1;
    int total = table->scores[0] + table->scores[1];
    walker_expect(walker, !pays || total == 60, "what one gains the other pays");
    walker_expect(walker, table->scores[0] >= 0 && table->scores[1] >= 0, "nobody owes points");
    bool ruined = pays && (table->scores[0] == 0 || table->scores[1] == 0);
    walker_expect(walker, ruined || table->round == table_option(table, OPTION_ROUNDS),
                  "the match ended too early");
}

static void expect_met(const char *what, long times)
{
    if (times < 3)
        print_error("%s: only %ld times\n", what, times);
    assert_true(times >= 3);
}

/* The matches met every way to win, every kong and every event that this mode has. */
static void check_coverage(const struct coverage *met)
{
    for (int source = 0; source < WIN_SOURCES; source++)
        expect_met(win_source_name((enum win_source)source), met->wins[source]);
    expect_met("drawn rounds", met->draws);
    expect_met("riichi", met->riichi);
    expect_met("both asked", met->both_asked);
    expect_met("open kongs", met->kongs[MELD_KONG_OPEN]);
    expect_met("added kongs", met->kongs[MELD_KONG_ADDED]);
    expect_met("closed kongs", met->kongs[MELD_KONG_CLOSED]);
    expect_met("treasures", met->events[EVENT_TREASURE]);
    expect_met("revelations", met->events[EVENT_REVEAL]);
    expect_met("kongs offered", met->events[EVENT_KONG_OFFERED]);
}

TEST(test_random_matches)
{
    static struct coverage met;
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    for (int number = 0; number < effort(2000, 2000, 20000); number++) {
        int16_t options[OPTION_MAX];
        struct walker walker;
        options_by_turns(rules, number, options);
        walker_init(&walker, rules, options, 2, effort_seed(0) + (uint64_t)number, &met);
        walker_play(&walker);
        check_scores(&walker);
        if (number % RECORDS_EVERY == 0)
            walker_check_record(&walker);
        walker_deinit(&walker);
    }
    print_message("%ld rounds, %ld steps, %ld draws, %ld Riichi\n", met.deals, met.steps, met.draws,
                  met.riichi);
    for (int source = 0; source < WIN_SOURCES; source++)
        print_message("%s %ld\n", win_source_name((enum win_source)source), met.wins[source]);
    check_coverage(&met);
}

TEST(test_random_matches_of_the_other_modes)
{
    static struct coverage met;
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        for (int number = 0; number < effort(240, 240, 2400) && strcmp(rules->id, "dueling-tigers") != 0;
             number++) {
            int16_t options[OPTION_MAX];
            struct walker walker;
            options_by_turns(rules, number * OPTION_STEP, options);
            if (!ruleset_check(rules, options, NULL))
                continue;
            walker_init(&walker, rules, options, ruleset_seats(rules, options),
                        effort_seed(0) + (uint64_t)number, &met);
            walker_play(&walker);
            if (number % RECORDS_EVERY == 0)
                walker_check_record(&walker);
            walker_deinit(&walker);
        }
    }
}
