/*
 * result_spoken.c: a round's result in words to be heard: what it came to and where the match stands, once;
 * the hands when all is asked for. What the screen shows by tiles alone is said here.
 */
#include "base/tr.h"
#include "sdl/app/speaker.h"
#include "sdl/result/result.h"
#include "words/spoken/spoken.h"

/* A sentence of words that have no full stop. */
static void say_line(struct app *app, const char *words)
{
    char line[SPEAKER_SENTENCE];

    tr_say(line, sizeof line, tr("{1}."), words);
    speaker_say(app, line);
}

/* "East: 8 points", or only what is before the colon. */
static void say_of(struct app *app, const char *what, const char *said)
{
    char words[SPEAKER_SENTENCE];

    tr_say(words, sizeof words, said[0] ? tr("{1}: {2}") : "{1}", what, tr_spare(said));
    say_line(app, words);
}

/* "Mei wins on the dummy’s 4 dots"; not again where the table said it. */
static void say_headline(const struct result_scene *result, struct app *app, enum speak what)
{
    char words[SPEAKER_SENTENCE], line[SPEAKER_SENTENCE];

    words_headline(&result->words, &result->view.table, words, sizeof words);
    tr_say(line, sizeof line, tr("{1}."), words);
    if (what != SPEAK_COMES || !speaker_has_said(app, line))
        speaker_say(app, line);
}

/* "3 points: Riichi 2, Concealed Hand 1." */
static void say_worth(const struct result_scene *result, struct app *app)
{
    char worth[80], parts[SCORE_LINES_MAX][80], list[SPEAKER_SENTENCE];
    const char *names[SCORE_LINES_MAX] = {NULL};
    const struct score *score = &result->score;

    result_worth(result, worth, sizeof worth);
    for (int i = 0; i < score->line_count; i++) {
        const struct score_line *line = &score->lines[i];
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), tr(line->pattern->name), line->points);
        names[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, names, score->line_count);
    say_of(app, worth, list);
}

/* "Mei was waiting for 4 and 7 dots.", and what barred them; or how far from it they were. */
static void say_waits(const struct result_scene *result, struct app *app, int seat)
{
    static const struct words_forms forms = {N_("You were waiting for {3}."), N_("{1} was waiting for {3}."),
                                             NULL};
    char words[SPEAKER_SENTENCE], list[SPEAKER_SENTENCE];
    tile_set waits = result_waits(&result->view, seat);
    int distance = waits ? 0 : result_distance(&result->view, seat);

    spoken_kinds(waits, list, sizeof list);
    if (waits) {
        words_say(&result->words, &forms, seat, SEAT_NONE, list, words, sizeof words);
        speaker_say(app, words);
    } else {
        tr_say(list, sizeof list,
               tr_many("{1} tile away from waiting", "{1} tiles away from waiting", distance),
               words_number(distance));
        say_of(app, words_plate_name(&result->words, seat), list);
    }
    if (waits && result_furiten(&result->words, &result->view, seat, list, sizeof list))
        say_line(app, list);
}

void result_standing(const struct words *words, const struct table *table, char *out, size_t size)
{
    char parts[SEAT_MAX][80], points[24];
    const char *names[SEAT_MAX] = {NULL};
    int first = words->you == SEAT_NONE ? 0 : words->you;

    for (int i = 0; i < table->seats; i++) {
        int seat = (first + i) % table->seats;
        words_points(table->scores[seat], points, sizeof points);
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), words_plate_name(words, seat), points);
        names[i] = parts[i];
    }
    char list[SPEAKER_SENTENCE];
    tr_list(list, sizeof list, TR_COMMA, names, table->seats);
    tr_say(out, size, tr("{1}."), list);
}

/* "You 0, Mei 3. Round 2 of 4." */
static void say_standing(const struct result_scene *result, struct app *app)
{
    char words[SPEAKER_SENTENCE];

    result_standing(&result->words, &result->view.table, words, sizeof words);
    speaker_say(app, words);
    words_progress(&result->view.table, words, sizeof words);
    say_line(app, words);
}

/* The sets of the hand that won, the pair with its kind. */
static void say_sets(const struct result_scene *result, struct app *app)
{
    char words[SPEAKER_SENTENCE], list[SPEAKER_SENTENCE];

    spoken_sets(&result->score.reading, list, sizeof list);
    tr_say(words, sizeof words, tr("{1}: {2}"), words_plate_name(&result->words, result->winner), list);
    speaker_say(app, words);
}

static void say_hand(const struct result_scene *result, struct app *app, int seat)
{
    char words[SPEAKER_SENTENCE], list[SPEAKER_SENTENCE];
    struct hand_groups groups;
    uint8_t tiles[(RESULT_GROUPS + 4) * RESULT_GROUP_TILES];
    int count = 0;

    result_groups(&result->view, seat, &groups);
    for (int i = 0; i < groups.count; i++)
        for (int tile = 0; tile < groups.list[i].count; tile++)
            tiles[count++] = groups.list[i].tiles[tile];
    spoken_tiles(tiles, count, list, sizeof list);
    tr_say(words, sizeof words, tr("{1}: {2}"), words_plate_name(&result->words, seat), list);
    speaker_say(app, words);
}

/* --- named waits -----------------------------------------------------------------------------------------
 */

/* "Mei +8: Valid win +4, 5 and 8 named correctly, 1 each +2." */
static void say_lines(const struct result_scene *result, struct app *app, int seat)
{
    char parts[NAMING_LINES][120], points[16], list[SPEAKER_SENTENCE], head[80];
    const char *names[NAMING_LINES];
    const struct naming_line *lines = result->names.lines[seat];
    int count = result->names.line_counts[seat];

    for (int i = 0; i < count; i++) {
        naming_gain(lines[i].points, points, sizeof points);
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), lines[i].words, points);
        names[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, names, count);
    naming_gain(result->view.table.result.gain[seat], points, sizeof points);
    tr_say(head, sizeof head, tr("{1} {2}"), words_plate_name(&result->words, seat), points);
    say_of(app, head, list);
}

static void say_named_hand(const struct result_scene *result, struct app *app, int seat)
{
    char words[SPEAKER_SENTENCE], how[120];

    say_hand(result, app, seat);
    for (int number = 1; number <= NAMING_NUMBERS; number++) {
        if (!naming_verdict_completes(&result->names.verdicts[seat], number, how, sizeof how))
            continue;
        tr_say(words, sizeof words, tr("{1}: {2}"), number, how);
        speaker_say(app, words);
    }
}

static void say_named(const struct result_scene *result, struct app *app)
{
    const struct table *table = &result->view.table;
    char words[SPEAKER_SENTENCE];

    for (int i = 0; i < table->seats; i++) {
        int seat = (result->near + i) % table->seats;
        if (seat == table->sitting)
            continue;
        names_words(result, seat, words, sizeof words);
        speaker_say(app, words);
        say_lines(result, app, seat);
    }
}

/* --- all of it -------------------------------------------------------------------------------------------
 */

/* The one that won in its sets, the others with what they waited for. */
void result_speak_hands(const struct result_scene *result, struct app *app)
{
    const struct table *table = &result->view.table;

    for (int seat = 0; seat < table->seats; seat++) {
        if (result->mode == &names_result && seat != table->sitting) {
            say_named_hand(result, app, seat);
        } else if (result->mode != &names_result && result->won && seat == result->winner) {
            say_sets(result, app);
        } else if (result->mode != &names_result && result->view.shown >> seat & 1) {
            say_hand(result, app, seat);
            say_waits(result, app, seat);
        }
    }
}

void result_speak(const struct result_scene *result, struct app *app, enum speak what)
{
    const struct table *table = &result->view.table;
    bool named = result->mode == &names_result;
    char words[SPEAKER_SENTENCE];

    say_headline(result, app, what);
    if (what == SPEAK_WHERE)
        return;
    if (result_human(result, words, sizeof words))
        speaker_say(app, words);
    if (named)
        say_named(result, app);
    else if (result->won)
        say_worth(result, app);
    for (int seat = 0; what == SPEAK_COMES && !result->won && !named && seat < table->seats; seat++)
        if (result->view.shown >> seat & 1)
            say_waits(result, app, seat);
    if (what == SPEAK_ALL)
        result_speak_hands(result, app);
    say_standing(result, app);
    result_next(result, words, sizeof words);
    if (named && words[0])
        say_line(app, words);
}
