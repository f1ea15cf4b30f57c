/*
 * match_moment.c: what is said about a match that is over: the round that brought most, what was done well,
 * and one thing to try (match_result.h). Only what the record shows is said.
 */
#include <string.h>

#include "rules/modes/list.h"
#include "sdl/result/match_result.h"
#include "session/statistics/rarity.h"
#include "session/statistics/road.h"
#include "words/people/road_words.h"

/* A tile of the seat's own that completed another's hand. */
static void note_dealt(struct match_moment *moment, const struct round_line *line)
{
    const struct result *result = &line->table.result;
    bool dealt = result->outcome == OUTCOME_WIN && result->from == moment->seat &&
                 !(result->winners >> moment->seat & 1);

    if (dealt && (!moment->dealt_round || result->points > moment->dealt_points)) {
        moment->dealt_round = line->table.round;
        moment->dealt_points = result->points;
        moment->dealt_tile = result->tile;
    }
}

/* The round in which the seat won most, or NULL. */
static const struct round_line *best_round(const struct match_result *match, int seat)
{
    const struct round_line *best = NULL;

    for (int i = 0; i < match->rounds; i++) {
        const struct result *result = &match->lines[i].table.result;
        bool won = result->outcome == OUTCOME_WIN && result->winners >> seat & 1 && result->gain[seat] > 0;
        if (won && (!best || result->gain[seat] > best->table.result.gain[seat]))
            best = &match->lines[i];
    }
    return best;
}

void match_moment_find(struct match_result *match)
{
    struct match_moment *moment = &match->moment;
    int seat = match->words.you != SEAT_NONE ? match->words.you : table_leader(&match->view.table);

    match_moment_end(moment);
    memset(moment, 0, sizeof *moment);
    moment->seat = seat;
    if (seat == SEAT_NONE)
        return;
    for (int i = 0; i < match->rounds; i++)
        note_dealt(moment, &match->lines[i]);
    const struct round_line *best = best_round(match, seat);
    if (!best)
        return;
    moment->session = session_from_record(session_record(match->session));
    session_go_to(moment->session, best->ends_at);
    result_begin(&moment->result, moment->session);
    moment->result.winner = seat;
    view_result_of(&moment->result.view, seat, &moment->result.win, &moment->result.score);
}

void match_moment_end(struct match_moment *moment)
{
    session_free(moment->session);
    moment->session = NULL;
}

void match_moment_head(const struct match_result *match, char *out, size_t size)
{
    bool yours = match->moment.seat != SEAT_NONE && match->moment.seat == match->words.you;

    out[0] = '\0';
    if (match->moment.session)
        tr_say(out, size, match_result_is_lost(match) && yours ? tr("Your best moment") : tr("Best moment"));
}

void match_moment_words(const struct match_result *match, char *out, size_t size)
{
    const struct match_moment *moment = &match->moment;
    char round[48], headline[WORDS_LINE], worth[80], list[2 * WORDS_LINE];
    const char *parts[2] = {headline, worth};

    out[0] = '\0';
    if (!moment->session)
        return;
    const struct table *table = &moment->result.view.table;
    int won = table->result.gain[moment->seat];
    match_result_round_name(table, round, sizeof round);
    words_headline(&moment->result.words, table, headline, sizeof headline);
    words_worth(won, worth, sizeof worth);
    tr_list(list, sizeof list, TR_COMMA, parts, 2);
    tr_say(out, size, tr("{1}: {2}"), round, list);
}

/* Returns how many points the seat lay behind before the last round; 0 or less: it did not. */
static int was_behind(const struct match_result *match, int seat)
{
    if (match->rounds < 2)
        return 0;
    const struct table *before = &match->lines[match->rounds - 2].table;
    int order[SEAT_MAX];
    table_standing(before, order);
    return before->scores[order[0]] - before->scores[seat];
}

/* One thing to try, from the costliest hand that was dealt into. */
static void say_to_try(const struct match_result *match, char *out, size_t size)
{
    const struct match_moment *moment = &match->moment;
    char points[24];

    words_points(moment->dealt_points, points, sizeof points);
    if (!moment->dealt_round || match->words.risk) {
        tr_say(out, size, tr("One thing to try: find the moves that cost you most."));
        return;
    }
    tr_say(
        out, size,
        match->words.hands
            ? tr_many("One thing to try: review hand {1}, where your {2} completed a hand worth {3} point.",
                      "One thing to try: review hand {1}, where your {2} completed a hand worth {3} points.",
                      moment->dealt_points)
            : tr_many("One thing to try: review round {1}, where your {2} completed a hand worth {3} point.",
                      "One thing to try: review round {1}, where your {2} completed a hand worth {3} points.",
                      moment->dealt_points),
        moment->dealt_round, words_tile(moment->dealt_tile), points);
}

/* Says what was done well beside the best round: of a person, who is told it. */
static void say_well(const struct match_result *match, char *out, size_t size)
{
    const struct match_moment *moment = &match->moment;
    bool won = table_leader(&match->view.table) == moment->seat;
    int behind = was_behind(match, moment->seat);
    char points[24];

    words_points(behind, points, sizeof points);
    out[0] = '\0';
    if (won && behind > 0)
        tr_say(out, size, tr("You were {1} behind before the last round. Not any more."), points);
    else if (match->rounds > 1 && !moment->dealt_round && !match->words.risk)
        tr_say(out, size, tr("A whole match, and you never dealt in."));
}

/* How rare the best hand is, by its rarest pattern, in a match by the options that this was measured with. */
static void say_rare(const struct match_result *match, char *out, size_t size)
{
    const struct setup *setup = session_setup(match->session);
    const struct score *score = &match->moment.result.score;
    int16_t usual[OPTION_MAX];
    int most = 0;

    ruleset_defaults(setup->rules, usual);
    bool told = match->moment.session && !memcmp(setup->options, usual, sizeof usual);
    for (int i = 0; told && i < score->line_count; i++) {
        const struct pattern *pattern = score->lines[i].pattern;
        int matches = rarity_of(setup->rules, pattern);
        if (matches > most)
            tr_say(out, size, tr("{1}: about one match in {2} sees this hand."), tr(pattern->name),
                   words_number(matches));
        most = matches > most ? matches : most;
    }
}

bool match_moment_brings(const struct match_result *match)
{
    return match->crown >= 0 && session_setup(match->session)->rules == &ruleset_dueling_tigers &&
           road_prize(match->crown).kind;
}

/* The crown that was earned, and the prize that came with it. */
static void say_crown(const struct match_result *match, char *out, size_t size)
{
    const char *won = words_road_won(match->crown);

    if (match_moment_brings(match))
        tr_say(out, size, tr_in("sentences", "{1} {2}"), won,
               TR_SAID(tr("New: {1}"), words_road(match->crown, ROAD_PRIZE)));
    else
        tr_say(out, size, "{1}", won);
}

void match_moment_more(const struct match_result *match, char *out, size_t size)
{
    char well[WORDS_LINE] = "", more[WORDS_LINE] = "";

    out[0] = '\0';
    if (match->crown >= 0) {
        say_crown(match, out, size);
        return;
    }
    if (match->ties_for_crown) {
        tr_say(out, size, tr("A tie earns no crown and costs nothing. Play it again."));
        return;
    }
    if (match->moment.seat == SEAT_NONE || match->moment.seat != match->words.you)
        return;
    say_well(match, well, sizeof well);
    if (match_result_is_lost(match))
        say_to_try(match, more, sizeof more);
    else
        say_rare(match, more, sizeof more);
    if (well[0] && more[0])
        tr_say(out, size, match->moment.session ? tr_in("sentences", "{1} {2}") : "{1}\n{2}", well, more);
    else
        tr_say(out, size, "{1}", well[0] ? well : more);
}
