/*
 * test_rules_docs.c: the tables of docs/rules/patterns.md and classic.md name every pattern with its points
 * and every option with its values, as the program has them.
 * Sanitize: no
 */
#include "support/test.h"

#include "rules/play/ruleset.h"
#include "support/sources.h"

static const char *const modes[] = {"patterns", "classic"};
enum { MODES = sizeof modes / sizeof *modes };

static char *read_page(const char *mode)
{
    char path[600];
    snprintf(path, sizeof path, "%s/docs/rules/%s.md", SOURCE_DIR, mode);
    return sources_read(path);
}

/* The row of a table that has a cell `id`, with its line break, into `row`. */
static void find_row(const char *page, const char *id, char row[400])
{
    char cell[60];
    snprintf(cell, sizeof cell, "| `%s` |", id);
    const char *at = strstr(page, cell), *line = at;
    if (!at)
        fail_msg("no row for %s", id);
    while (line > page && line[-1] != '\n')
        line--;
    snprintf(row, 400, "%.*s", (int)strcspn(line, "\n"), line);
}

static void expect_in(const char *row, const char *what)
{
    if (!strstr(row, what))
        fail_msg("\"%s\" is not in: %s", what, row);
}

TEST(test_every_pattern_has_its_row)
{
    for (int i = 0; i < MODES; i++) {
        const struct ruleset *rules = ruleset_find(modes[i]);
        char *page = read_page(modes[i]);
        for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern;
             pattern = ruleset_next_pattern(rules, pattern)) {
            char row[400], cell[60];
            find_row(page, pattern->id, row);
            snprintf(cell, sizeof cell, "| %s |", pattern->name);
            expect_in(row, cell);
            snprintf(cell, sizeof cell, "| %d ", pattern->points);
            if (!rules->counts_faan || pattern->points < 10) /* a limit hand's are told above its table */
                expect_in(row, cell);
            if (rules->customary) {
                const char *customary = ruleset_customary(rules, pattern);
                snprintf(cell, sizeof cell, customary ? "| %s |" : "| |%s", customary ? customary : "");
                expect_in(row, cell);
            }
        }
        free(page);
    }
}

TEST(test_every_option_is_told)
{
    for (int i = 0; i < MODES; i++) {
        const struct ruleset *rules = ruleset_find(modes[i]);
        char *page = read_page(modes[i]);
        int16_t values[OPTION_MAX];
        ruleset_defaults(rules, values);
        for (int place = 0; place < ruleset_option_count(rules); place++) {
            char name[60], row[400], initial[60], room[16];
            snprintf(name, sizeof name, "`%s`", rules->options[place].name);
            expect_in(page, name);
            if (!rules->options[1].name)
                continue; /* a single option is in a sentence */
            find_row(page, rules->options[place].name, row);
            snprintf(initial, sizeof initial, "**%s**", ruleset_print(rules, values, place, room));
            expect_in(row, initial);
        }
        free(page);
    }
}
