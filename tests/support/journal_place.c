/* journal_place.c: matches counted for the statistics, and their file; see journal_place.h. */
#include "support/journal_place.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "session/statistics/journal_line.h"
#include "session/statistics/statistics.h"

void journal_setup(struct setup *setup, const char *rules, uint64_t seed)
{
    memset(setup, 0, sizeof *setup);
    setup->rules = ruleset_find(rules);
    ruleset_defaults(setup->rules, setup->options);
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    setup->seed = seed;
    for (int seat = 0; seat < setup->seats; seat++)
        setup->players[seat] = (struct player){seat ? PLAYER_COMPUTER : PLAYER_PERSON, AI_EASY, "Ann"};
}

bool journal_add(struct journal *journal, const struct record *record, int number)
{
    struct match_tally match;
    if (!match_tally_count(&match, record))
        return false;
    snprintf(match.name, sizeof match.name, "2026-11-22_14-%02d-00_%s.tigers", number,
             record->setup.rules->id);
    journal_put(journal, &match);
    return true;
}

void journal_again(const struct journal *from, struct journal *to)
{
    for (int i = 0; i < from->count; i++) {
        struct text text = {0};
        struct match_tally match;
        struct error why;
        journal_line_print(&from->matches[i], &text);
        text.data[text.size - 1] = '\0'; /* the line feed */
        if (!journal_line_parse(&match, text.data + strlen("match "), &why))
            fail_msg("%s", why.message);
        journal_put(to, &match);
        text_deinit(&text);
    }
}

void journal_place_open(struct journal_place *place)
{
    match_folder(place->folder);
    match_path(place->records, place->folder, "records");
    match_path(place->journal, place->folder, JOURNAL_FILE);
}

int journal_place_matches(const struct journal_place *place)
{
    struct journal journal = {0};
    struct statistics sum;
    struct problem why;
    if (!journal_read(&journal, place->journal, false, &why))
        fail_msg("line %d: %s", why.error.line, why.error.message);
    statistics_count(&journal, &(struct selection){NULL, NULL}, &sum);
    journal_deinit(&journal);
    return sum.matches;
}

void journal_place_write(const struct journal_place *place, const char *text)
{
    assert_true(file_write(place->journal, text, strlen(text), NULL));
}
