/* referee.c: a match whose results are printed; see referee.h. */
#include "cli/commands/referee.h"

#include <stdio.h>

#include "cli/bots/bot_sitter.h"
#include "cli/commands/batch.h"
#include "cli/wire/log.h"
#include "cli/wire/wire.h"

static void print_round(void *watcher, const struct session *session)
{
    const struct plan *plan = watcher;
    struct view view;
    session_view(session, SEAT_NONE, &view);
    if (plan->json)
        batch_print(wire_round(&view));
    else
        log_round(&view);
    fflush(stdout);
}

static void print_match(const struct plan *plan, const struct session *session)
{
    struct view view;
    session_view(session, SEAT_NONE, &view);
    if (plan->json)
        batch_print(wire_match(&view));
    else
        log_match(&view.table);
}

bool referee_play(struct plan *plan, struct session *session, struct error *why)
{
    struct bot_sitter programs[SEAT_MOST] = {0};
    struct match_run run = {
        .session = session, .rounds = plan->rounds, .watcher = plan, .round_over = print_round};
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        programs[seat] = (struct bot_sitter){.command = plan->commands[seat], .timeout = plan->timeout};
        run.sitters[seat] = plan->commands[seat] ? bot_sitter_make(&programs[seat]) : sitter_computer;
    }
    if (!match_run_play(&run, why))
        return false;
    print_match(plan, session);
    return true;
}
