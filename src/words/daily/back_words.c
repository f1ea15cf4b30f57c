/* back_words.c: see back_words.h. */
#include "words/daily/back_words.h"

#include "base/tr.h"

enum { HOUR = 3600, DAY = 24 * HOUR, EVENTS_LOOKED_AT = 40 };

static void say_since(int64_t seconds, char *out, size_t size)
{
    int hours = (int)(seconds / HOUR), days = (int)((seconds + DAY / 2) / DAY);
    if (seconds < 2 * (int64_t)DAY)
        tr_say(out, size,
               tr_many("You were last here {1} hour ago.", "You were last here {1} hours ago.", hours),
               words_number(hours));
    else
        tr_say(out, size,
               tr_many("You were last here {1} day ago.", "You were last here {1} days ago.", days),
               words_number(days));
}

static void say_stands(const struct words *words, const struct view *view, char *out, size_t size)
{
    char progress[40], parts[SEAT_MAX][PLAYER_NAME + 20], list[SEAT_MAX * (PLAYER_NAME + 22)];
    const char *scores[SEAT_MAX];
    words_progress(&view->table, progress, sizeof progress);
    for (int seat = 0; seat < view->table.seats; seat++) {
        char points[16];
        words_points(view->table.scores[seat], points, sizeof points); /* a non-breaking blank before them */
        tr_say(parts[seat], sizeof parts[seat], tr("{1} {2}"), words_plate_name(words, seat), points);
        scores[seat] = parts[seat];
    }
    tr_list(list, sizeof list, TR_COMMA, scores, view->table.seats);
    tr_say(out, size, tr("{1}. Points: {2}."), progress, list);
}

/* Writes the newest event that has a line in the log; false if there is none. */
static bool say_last(const struct words *words, const struct session *session, int seat, char *out,
                     size_t size)
{
    for (int i = 0; i < EVENTS_LOOKED_AT; i++) {
        struct event event = session_event(session, i, seat);
        if (event.kind == EVENT_KINDS)
            return false;
        if (words_event(words, &event, out, size))
            return true;
    }
    return false;
}

void words_back(const struct words *words, const struct session *session, const struct view *view,
                int64_t seconds, struct back_words *out)
{
    const struct ruleset *rules = view->table.rules;
    enum phase phase = view->table.phase;
    bool asked = view->move_count > 0,
         is_question = asked && (phase == PHASE_TREASURE || phase == PHASE_STAGE);
    bool is_claim = asked && phase == PHASE_CLAIM; /* the choice itself tells what happened last */
    char last[WORDS_LINE] = "", prompt[WORDS_LINE] = "";
    *out = (struct back_words){0};
    say_since(seconds, out->since, sizeof out->since);
    say_stands(words, view, out->stands, sizeof out->stands);
    if (view->table.result.outcome != OUTCOME_NONE)
        words_result(words, &view->table, prompt, sizeof prompt);
    else
        words_prompt(words, view, prompt, sizeof prompt);
    if (view->table.result.outcome == OUTCOME_NONE && !is_claim &&
        say_last(words, session, view->seat, last, sizeof last))
        tr_say(out->last, sizeof out->last, tr("Last: {1}."), last);
    if (prompt[0])
        tr_say(out->now, sizeof out->now, is_claim || is_question ? "{1}" : tr("{1}."), prompt);
    tr_say(out->goal, sizeof out->goal, "{1}", tr(rules->goal ? rules->goal : rules->pitch));
}
