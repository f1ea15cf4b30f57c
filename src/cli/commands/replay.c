/*
 * replay.c: `tigers replay`: checks a record by the rules and prints it as sentences or events.
 *
 * record_parse checks the record. It is then played again with all tiles open.
 */
#include <stdio.h>

#include "base/tr.h"
#include "cli/command.h"
#include "cli/commands/batch.h"
#include "cli/record_file.h"
#include "cli/wire/log.h"
#include "cli/wire/wire.h"
#include "rules/fold/event_apply.h"

/* Makes an onlooker's view with every hand open, as it was dealt. */
static void open_view(struct view *view, const struct game *game, const struct event *later, int count)
{
    view_init(view, game, SEAT_NONE);
    for (int seat = 0; seat < game->table.seats; seat++) {
        view->shown |= (uint8_t)(1u << seat);
        view->hands[seat] = game->own[seat].hand;
    }
    event_apply_back(view, later, count);
}

static void tell_results(const struct event *event, const struct game *game, bool json)
{
    struct view view;
    view_init(&view, game, SEAT_NONE);
    if (event->kind == EVENT_ROUND_END && json)
        batch_print(wire_round(&view));
    else if (event->kind == EVENT_ROUND_END)
        log_round(&view);
    else if (event->kind == EVENT_MATCH_END && json)
        batch_print(wire_match(&view));
    else if (event->kind == EVENT_MATCH_END)
        log_match(&view.table);
}

static void tell(const struct events *events, const struct game *game, bool json)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        struct view view;
        if (event->kind == EVENT_DEAL)
            open_view(&view, game, event + 1, events->count - i - 1);
        else
            view_init(&view, game, SEAT_NONE);
        if (json)
            batch_print(wire_event(event, &view));
        else
            log_event(event, &view);
        tell_results(event, game, json);
    }
}

/* Says that the clock ended the match between two rounds; within a round, its result says so. */
static void tell_time_up(int bets)
{
    printf("%s\n",
           bets ? tr("Time is up, and the Riichi bets on the table are paid out.") : tr("Time is up."));
}

static void tell_record(const struct record *record, bool json)
{
    struct game game;
    struct events events;
    record_start(record, &game);
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        bool between = game.table.phase == PHASE_DEAL;
        int bets = game.table.stakes.bets;
        entry_apply(entry, &game, &events);
        if (entry->is_time_up && between && !json)
            tell_time_up(bets);
        tell(&events, &game, json);
    }
    if (game.table.phase != PHASE_OVER && !json)
        printf("%s\n", game.table.phase == PHASE_DEAL || game.table.phase == PHASE_REMOVE
                           ? tr("The record ends here, before the next deal.")
                           : tr("The record ends here, in the middle of a round."));
}

int command_replay(int argc, char **argv)
{
    bool json = false;
    const struct flag flags[] = {{"json", .on = &json}, {0}};
    struct record record;
    int status, at = command_file(argc, argv, flags, &status);
    if (!at)
        return status;
    if (!record_file_read(argv[0], argv[at], &record))
        return EXIT_BAD_DATA;
    if (!json)
        command_speak();
    tell_record(&record, json);
    record_deinit(&record);
    return command_finish(EXIT_FINE);
}
