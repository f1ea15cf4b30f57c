/*
 * match_words.c: what the end of a match says, on the screen and aloud (match_result.h).
 */
#include "sdl/app/speaker.h"
#include "sdl/result/match_result.h"

int match_result_seat(const struct match_result *match, int i)
{
    int first = match->words.you == SEAT_NONE ? 0 : match->words.you;
    return (first + i) % match->view.table.seats;
}

void match_result_headline(const struct match_result *match, char *out, size_t size)
{
    static const struct words_forms wins = {N_("You win the match"), N_("{1} wins the match"), NULL};
    int winner = table_leader(&match->view.table);

    if (winner != SEAT_NONE)
        words_say(&match->words, &wins, winner, SEAT_NONE, NULL, out, size);
    else if (!words_shared(&match->words, &match->view.table, out, size))
        tr_say(out, size, tr("The match is a tie"));
}

void match_result_margin(const struct match_result *match, char *out, size_t size)
{
    const struct table *table = &match->view.table;
    int winner = table_leader(table), order[SEAT_MAX];
    char points[24], played[48];

    table_standing(table, order);
    int most = table->scores[order[0]], by = most - table->scores[order[1]];
    tr_say(played, sizeof played,
           table->rules->calls_rounds ? tr_many("{1} round", "{1} rounds", table->round)
                                      : tr_many("{1} hand", "{1} hands", table->round),
           words_number(table->round));
    words_points(winner == SEAT_NONE ? most : by, points, sizeof points);
    if (winner == SEAT_NONE)
        tr_say(out, size, tr_many("{1} point each after {2}", "{1} points each after {2}", most), points,
               played);
    else
        tr_say(out, size, tr_many("By {1} point, after {2}", "By {1} points, after {2}", by), points, played);
}

void match_result_round(const struct match_result *match, const struct round_line *line, char *out,
                        size_t size)
{
    const struct table *table = &line->table;
    const struct result *result = &table->result;
    char progress[80], headline[WORDS_LINE], worth[80], list[SPEAKER_SENTENCE], standing[SPEAKER_SENTENCE],
        said[SPEAKER_SENTENCE];
    const char *parts[3] = {headline};
    struct words then = match->words;
    int count = 1, won = match->words.risk ? result->gain[result->winner % SEAT_MAX] : result->points;

    words_seat(&then, line->players);
    words_headline(&then, table, headline, sizeof headline);
    words_worth(won, worth, sizeof worth);
    if (result->outcome == OUTCOME_WIN)
        parts[count++] = worth;
    if (line->pattern[0])
        parts[count++] = line->pattern;
    tr_list(list, sizeof list, TR_COMMA, parts, count);
    words_progress(table, progress, sizeof progress);
    result_standing(&then, table, standing, sizeof standing);
    tr_say(said, sizeof said, tr("{1}: {2}"), progress, list);
    tr_say(list, sizeof list, tr("{1}."), said);
    tr_say(out, size, tr_in("sentences", "{1} {2}"), list, standing);
}

void match_result_speak(struct scene *scene, struct app *app, enum speak what)
{
    const struct match_result *match = (const struct match_result *)scene;
    char words[WORDS_LINE], line[SPEAKER_SENTENCE];

    match_result_headline(match, words, sizeof words);
    speaker_say_tr(app, tr("{1}."), words);
    if (what == SPEAK_WHERE)
        return;
    match_result_margin(match, words, sizeof words);
    speaker_say_tr(app, tr("{1}."), words);
    result_standing(&match->words, &match->view.table, line, sizeof line);
    speaker_say(app, line);
    char moment[2 * WORDS_LINE];
    speaker_say(app, match->reward);
    match_moment_words(match, moment, sizeof moment);
    if (moment[0])
        speaker_say_tr(app, tr("{1}."), moment);
    match_moment_more(match, moment, sizeof moment);
    speaker_say(app, moment);
    for (int i = 0; what == SPEAK_ALL && i < match->rounds; i++) {
        const char *id = TARGET_ID("round", match->lines[i].table.round);
        if (target_find(app, id))
            continue; /* its target says it */
        match_result_round(match, &match->lines[i], line, sizeof line);
        speaker_say(app, line);
    }
    if (what == SPEAK_COMES)
        speaker_say_choices(app);
}
