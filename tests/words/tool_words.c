/*
 * tool_words.c: prints all that is said in matches of every mode, to compare two builds or to read through.
 *
 *     tool_words MATCHES | sort -u > all.txt
 *
 * Each mode plays so many matches with options at random, half of the moves by the easy opponent and half at
 * random, and every position is told to every seat, and to people who share the screen. A line begins with
 * the mode and the sort of sentence.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "support/any_round.h"
#include "support/match.h"
#include "words/match_log.h"
#include "words/move_words.h"
#include "words/naming_say.h"
#include "words/pattern_words.h"
#include "words/result_words.h"
#include "words/score_sheet.h"
#include "words/words.h"

enum { TEXT = 400 };

static void tell(const struct words *words, const struct table *table, const char *sort, const char *text)
{
    printf("%s\t%s\t%d%s\t%s\n", table->rules->id, sort, words->you, words->beside ? "b" : "", text);
}

static void tell_moves(const struct words *words, const struct view *view)
{
    char text[TEXT];
    for (int i = 0; i < view->move_count; i++) {
        move_words(words, view->moves[i], text, sizeof text);
        tell(words, &view->table, "move", text);
    }
}

static void tell_names(const struct words *words, const struct table *table)
{
    struct naming_line lines[NAMING_LINES];
    char text[TEXT];
    for (int seat = 0; seat < table->seats; seat++) {
        int count = naming_lines(words, table, seat, lines);
        for (int i = 0; i < count; i++) {
            snprintf(text, sizeof text, "%d %s", lines[i].points, lines[i].words);
            tell(words, table, "name-line", text);
        }
    }
    naming_say_next(words, words, table, text, sizeof text);
    tell(words, table, "next", text);
}

static void tell_hand(const struct words *words, const struct view *view)
{
    static struct reading readings[READING_MAX];
    struct win win;
    struct score score;
    char text[TEXT];
    if (!view_result(view, &win, &score))
        return;
    if (result_close(words, view, &win, &score, text, sizeof text))
        tell(words, &view->table, "close", text);
    int count = reading_list(win.hand.counts, win.melds, win.meld_count, win.tile, win_is_own_draw(&win),
                             view->table.rules->forms, readings);
    if (!count)
        return;
    for (int i = 0; i < score.line_count; i++) {
        words_pattern_own(&score.lines[i], &win, &readings[0], text, sizeof text);
        tell(words, &view->table, "reason", text);
    }
    for (int i = 0; i < readings[0].count; i++) {
        words_set(words, &readings[0].sets[i], text, sizeof text);
        tell(words, &view->table, "set", text);
    }
}

static void tell_position(const struct words *words, const struct view *view)
{
    const struct table *table = &view->table;
    char text[TEXT];
    words_prompt(words, view, text, sizeof text);
    tell(words, table, "prompt", text);
    words_progress(table, text, sizeof text);
    tell(words, table, "progress", text);
    if (table->removed != SUIT_NONE) {
        words_removed(table, text, sizeof text);
        tell(words, table, "removed", text);
    }
    words_dora(table, text, sizeof text);
    tell(words, table, "dora", text);
    tell_moves(words, view);
    if (table->result.outcome == OUTCOME_NONE)
        return;
    words_headline(words, table, text, sizeof text);
    tell(words, table, "headline", text);
    words_result(words, table, text, sizeof text);
    tell(words, table, "result", text);
    tell_hand(words, view);
    if (table->rules->declares_risk)
        tell_names(words, table);
}

static void tell_events(const struct words *words, const struct session *session, const struct table *table,
                        int count, int viewer)
{
    char text[TEXT];
    for (int i = count - 1; i >= 0; i--) {
        struct event event = session_event(session, i, viewer);
        if (words_event(words, &event, text, sizeof text))
            tell(words, table, "event", text);
        if (words_turning(words, &event, text, sizeof text))
            tell(words, table, "turning", text);
    }
}

static void tell_step(const struct session *session, int events)
{
    static struct view view;
    int seats = session_setup(session)->seats;
    for (int viewer = 0; viewer <= seats; viewer++) {
        struct words words;
        words_init(&words, session_setup(session));
        words.beside = viewer % 2;
        session_view(session, viewer < seats ? viewer : SEAT_NONE, &view);
        words.you = viewer < seats ? viewer : SEAT_NONE;
        tell_events(&words, session, &view.table, events, viewer < seats ? viewer : SEAT_NONE);
        tell_position(&words, &view);
        words.you = SEAT_NONE;
        tell_position(&words, &view);
    }
}

static void tell_match(const struct session *session)
{
    static struct view view;
    struct match_log_line *lines;
    struct score_sheet_row *rows;
    char text[TEXT];
    struct words words;
    session_view(session, 0, &view);
    words_init(&words, session_setup(session));
    words.you = 1;
    int count = match_log_make(session, &words, 1, 0, &lines);
    for (int i = 0; i < count; i++) {
        snprintf(text, sizeof text, "%d %d %d %s", lines[i].kind, lines[i].seat, lines[i].turn,
                 lines[i].text);
        tell(&words, &view.table, "log", text);
    }
    count = score_sheet_make(session, &words, &rows);
    for (int i = 0; i < count; i++)
        tell(&words, &view.table, "sheet", rows[i].text);
    free(lines);
    free(rows);
}

static int step(struct session *session, struct rng *rng)
{
    static struct view view;
    struct refusal why;
    int events = 0, seat = 0;
    if (session_awaits_deal(session))
        return session_deal(session);
    unsigned asked = session_asked(session);
    while (!(asked >> seat & 1))
        seat++;
    session_view(session, seat, &view);
    bool form = view_find(&view, MOVE_GUESS) || view_find(&view, MOVE_NAME); /* to be filled in */
    struct move move =
        form || rng_below(rng, 2) ? session_think(session, seat, NULL) : match_choose(session, seat, rng);
    CHECK(session_play(session, move, &events, &why));
    return events;
}

static void play(const struct ruleset *rules, uint64_t seed)
{
    static const char *const names[] = {"Ann", "Lin", "Zoë", "Kenji"};
    struct setup setup = {.rules = rules, .seed = seed, .dice = {6, 5, 4, 3}, .rounds = 4, .practice = true};
    struct rng rng;
    rng_init(&rng, seed);
    any_options(rules, &rng, setup.options);
    setup.seats = (uint8_t)ruleset_seats(rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++) {
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY};
        snprintf(setup.players[seat].name, sizeof setup.players[seat].name, "%s", names[seat]);
    }
    struct session *session = session_new(&setup, NULL);
    tell_step(session, 0);
    while (!session_is_over(session))
        tell_step(session, step(session, &rng));
    tell_match(session);
    session_free(session);
}

int main(int argc, char **argv)
{
    int matches = argc > 1 ? atoi(argv[1]) : 3;
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++)
        for (int i = 0; i < matches; i++)
            play(*rules, (uint64_t)i + 1);
    return 0;
}
