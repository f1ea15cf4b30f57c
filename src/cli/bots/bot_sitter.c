/* bot_sitter.c: a program sits in a match; see bot_sitter.h. */
#include "cli/bots/bot_sitter.h"

#include "base/text.h"
#include "cli/bots/bot.h"
#include "cli/bots/process.h"
#include "cli/command.h"
#include "cli/wire/wire.h"
#include "rules/fold/event_apply.h"
#include "words/refusal_words.h"

/* Fills `error` with the seat, the command and its fault. Always returns false. */
static bool blame(const struct bot_sitter *program, const struct session *session, int seat, const char *what,
                  struct error *error)
{
    error_set(error, "%s (cmd:%.60s) %s", seat_name(seat, session_setup(session)->seats), program->command,
              what);
    text_clean(error->message, '?'); /* a program may have written anything */
    return false;
}

static bool begin(void *self, const struct session *session, int seat, struct error *error)
{
    struct bot_sitter *program = self;
    struct error inner;
    program->bots[seat] = bot_start(program->command, &inner);
    return program->bots[seat] || blame(program, session, seat, inner.message, error);
}

/* Returns the view just after the deal that is event number `index`; `view` is that after all events. */
static struct view as_dealt(const struct session *session, int seat, int index, const struct view *view)
{
    struct event later[EVENT_MAX];
    struct view dealt = *view;
    for (int i = 0; i < index; i++)
        later[i] = session_event(session, index - 1 - i, seat);
    event_apply_back(&dealt, later, index);
    return dealt;
}

static void hear(void *self, const struct session *session, int seat, int count)
{
    struct bot_sitter *program = self;
    struct view view;
    session_view(session, seat, &view);
    for (int i = count - 1; i >= 0; i--) {
        struct event event = session_event(session, i, seat);
        struct view then = event.kind == EVENT_DEAL ? as_dealt(session, seat, i, &view) : view;
        bot_tell(program->bots[seat], wire_event(&event, &then));
    }
    /* If --rounds ends the match early, no event says so. */
    struct event over = {.kind = EVENT_MATCH_END, .seat = SEAT_NONE, .tile = TILE_NONE};
    if (!count)
        bot_tell(program->bots[seat], wire_event(&over, &view));
}

static void ask(void *self, const struct session *session, int seat)
{
    struct bot_sitter *program = self;
    struct view view;
    session_view(session, seat, &view);
    bot_tell(program->bots[seat], wire_ask(&view));
    program->asked[seat] = process_now();
}

/* Reads a program's line as a move; false with the error. */
static bool read_answer(struct move *move, const char *line, const struct view *view, struct error *error)
{
    cJSON *object = cJSON_ParseWithOpts(line, NULL, 1);
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "action"));
    struct error inner = {0};
    struct refusal refusal;
    struct move read;
    char reason[REFUSAL_WORDS];
    bool good = false;
    if (!text)
        error_set(error, "answered %.60s instead of {\"action\":\"...\"}", line);
    else if (!move_parse(&read, view->seat, text, &inner))
        error_set(error, "answered \"%.40s\", which isn't an action", text);
    else if (!legal_check(&view->table, &view->own, read, &refusal)) {
        command_in_english(true);
        words_refusal(NULL, &refusal, reason, sizeof reason);
        command_in_english(false);
        error_set(error, "answered \"%.40s\", which isn't in the list: %s", text, reason);
    } else
        good = true;
    if (good)
        *move = read;
    cJSON_Delete(object);
    return good;
}

static bool choose(void *self, const struct session *session, int seat, struct move *move,
                   struct error *error)
{
    struct bot_sitter *program = self;
    struct error inner;
    struct view view;
    session_view(session, seat, &view);
    int64_t deadline = program->asked[seat] + program->timeout;
    const char *line = bot_listen(program->bots[seat], deadline, program->timeout, &inner);
    if (!line || !read_answer(move, line, &view, &inner))
        return blame(program, session, seat, inner.message, error);
    return true;
}

static void end(void *self, const struct session *session, int seat, bool fairly)
{
    struct bot_sitter *program = self;
    (void)session;
    bot_stop(program->bots[seat], fairly);
    program->bots[seat] = NULL;
}

struct sitter bot_sitter_make(struct bot_sitter *program)
{
    return (struct sitter){
        .self = program, .begin = begin, .hear = hear, .ask = ask, .choose = choose, .end = end};
}
