/* log.c: prints a match as sentences; see log.h. */
#include "cli/wire/log.h"

#include <stdio.h>

#include "cli/wire/wire.h"
#include "words/log_words.h"

static void print_deal(const struct view *view)
{
    const struct table *table = &view->table;
    char line[LOG_WORDS_LINE];
    for (int seat = 0; seat < table->seats; seat++) {
        if (!(view->shown >> seat & 1) || seat == table->sitting)
            continue;
        log_words_hand(view, seat, line);
        printf("  %s\n", line);
    }
    if (table->dora.shown[0] != TILE_NONE) {
        log_words_indicator(table, line);
        printf("  %s\n", line);
    }
}

void log_event(const struct event *event, const struct view *view)
{
    char line[LOG_WORDS_LINE];
    bool heading = event->kind == EVENT_DEAL || event->kind == EVENT_REMOVE;
    if (!log_words_event(event, &view->table, line))
        return;
    printf(heading ? "%s\n" : "  %s\n", line);
    if (event->kind == EVENT_DEAL)
        print_deal(view);
}

void log_round(const struct view *view)
{
    int attacker = view->table.stage.attacker;
    bool shown = attacker != SEAT_NONE && view->shown >> attacker & 1;
    tile_set waits = shown ? wire_shown_waits(view, attacker) : 0;
    struct text text = {0};
    log_words_round(view, shown ? &waits : NULL, &text);
    printf("%s\n", text_string(&text));
    text_deinit(&text);
}

void log_match(const struct table *table)
{
    struct text text = {0};
    log_words_match(table, table_leader(table), &text);
    printf("%s\n", text_string(&text));
    text_deinit(&text);
}
