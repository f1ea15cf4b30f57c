/* referee.c: a match whose results are printed; see referee.h. */
#include "cli/commands/referee.h"

#include "base/file.h"
#include "base/streams.h"
#include "cli/bots/bot_sitter.h"
#include "cli/command.h"
#include "cli/commands/batch.h"
#include "cli/commands/person.h"
#include "cli/wire/log.h"
#include "cli/wire/wire.h"

static void close_log(struct plan *plan)
{
    if (plan->log)
        fclose(plan->log);
    plan->log = NULL;
}

/* Cuts off a half-written move, because it would make the whole record unreadable. */
static void give_up_log(struct plan *plan)
{
    close_log(plan);
    if (plan->whole > 0)
        file_cut(plan->record, plan->whole);
}

bool referee_write(struct plan *plan, const struct session *session)
{
    if (!plan->record)
        return true;
    struct text text = {0};
    struct error why;
    plan->waits = false;
    close_log(plan);
    record_print(session_record(session), &text);
    command_in_english(true);
    bool good = text_write(&text, plan->record, &why);
    command_in_english(false);
    if (!good && !plan->told)
        streams_say("tigers play: %s", why.message);
    plan->told = !good;
    plan->logged = session_position(session);
    return good;
}

static void open_log(struct plan *plan)
{
    if (!plan->record || plan->waits || plan->log)
        return;
    plan->log = file_open(plan->record, "ab");
    plan->whole = plan->log && fseek(plan->log, 0, SEEK_END) == 0 ? ftell(plan->log) : 0;
}

/* Appends every move when it is made, so that a killed match loses none. If that fails, the whole record is
 * written again at the end of the round. */
static void log_moves(void *watcher, const struct session *session)
{
    struct plan *plan = watcher;
    struct text text = {0};
    int position = session_position(session);
    if (plan->waits && position > 0 && !session_record(session)->entries[position - 1].is_deal &&
        referee_write(plan, session))
        open_log(plan);
    if (!plan->log)
        return;
    for (; plan->logged < session_position(session); plan->logged++)
        record_print_entry(session_record(session), plan->logged, &text);
    if (fwrite(text_string(&text), 1, text.size, plan->log) != text.size || fflush(plan->log) != 0)
        give_up_log(plan);
    else
        plan->whole += (long)text.size;
    text_deinit(&text);
}

static void end_round(void *watcher, const struct session *session)
{
    struct plan *plan = watcher;
    if (!plan->log && referee_write(plan, session))
        open_log(plan);
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
    struct bot_sitter programs[SEAT_MAX] = {0};
    struct person_sitter person = {.left = false};
    struct match_run run = {.session = session,
                            .rounds = plan->rounds,
                            .watcher = plan,
                            .moved = log_moves,
                            .round_over = end_round};
    open_log(plan);
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        programs[seat] = (struct bot_sitter){.command = plan->commands[seat], .timeout = plan->timeout};
        run.sitters[seat] = plan->commands[seat]                  ? bot_sitter_make(&programs[seat])
                            : setup_is_person(&plan->setup, seat) ? person_sitter_make(&person, &plan->setup)
                                                                  : sitter_computer;
    }
    bool played = match_run_play(&run, why);
    plan->left = person.left;
    if (!played)
        return false;
    print_match(plan, session);
    return true;
}
