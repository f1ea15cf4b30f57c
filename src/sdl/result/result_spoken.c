/*
 * result_spoken.c: a round's result in words to be heard: what it came to and where the match stands, once;
 * the hands when all is asked for. What the screen shows by tiles alone is said here.
 */
#include "base/tr.h"
#include "rules/modes/riichi_score.h"
#include "sdl/app/speaker.h"
#include "sdl/result/result.h"
#include "words/spoken/spoken.h"

/* A sentence of words that have no full stop. */
static void say_line(struct app *app, const char *words)
{
    speaker_say_tr(app, tr("{1}."), words);
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

/* "You: discarded 5 dots, −16.", at a table where not all pay the same. */
static void say_pay(const struct result_scene *result, struct app *app, int seat)
{
    char role[80], change[32], list[SPEAKER_SENTENCE];
    const char *const parts[] = {role, change};

    if (result->mode != &four_result || seat == SEAT_NONE)
        return;
    int gain = result->view.table.result.gain[seat];
    result_role(result, seat, role, sizeof role);
    words_change(gain, change, sizeof change);
    tr_list(list, sizeof list, TR_COMMA, parts, gain ? 2 : 1);
    say_of(app, words_plate_name(&result->words, seat), list);
}

/* "3 points: Riichi 2, Concealed Hand 1." */
static void say_worth(const struct result_scene *result, struct app *app)
{
    char worth[80], parts[SCORE_LINES_MAX][80], list[SPEAKER_SENTENCE];
    bool plain = !result->score.line_count;
    const char *names[SCORE_LINES_MAX] = {NULL};
    const struct score *score = &result->score;

    result_worth(result, worth, sizeof worth);
    for (int i = 0; i < score->line_count; i++) {
        const struct score_line *line = &score->lines[i];
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), tr(line->pattern->name), line->points);
        names[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, names, score->line_count);
    say_of(app, worth, plain ? tr("A plain hand") : list);
}

void result_speak_winner(const struct result_scene *result, struct app *app)
{
    say_line(app, words_plate_name(&result->words, result->winner));
    say_worth(result, app);
    say_pay(result, app, result->words.you);
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
    char list[SPEAKER_SENTENCE];

    spoken_sets(&result->score.reading, list, sizeof list);
    speaker_say_tr(app, tr("{1}: {2}"), words_plate_name(&result->words, result->winner), list);
}

static void say_hand(const struct result_scene *result, struct app *app, int seat)
{
    char list[SPEAKER_SENTENCE];
    struct hand_groups groups;
    uint8_t tiles[(RESULT_GROUPS + 4) * RESULT_GROUP_TILES];
    int count = 0;

    result_groups(&result->view, seat, &groups);
    for (int i = 0; i < groups.count; i++)
        for (int tile = 0; tile < groups.list[i].count; tile++)
            tiles[count++] = groups.list[i].tiles[tile];
    spoken_tiles(tiles, count, list, sizeof list);
    speaker_say_tr(app, tr("{1}: {2}"), words_plate_name(&result->words, seat), list);
}

/* --- named waits -------------------------------------------------------------------------------- */

/* "Mei +8: Valid win +4, 5 and 8 named correctly, 1 each +2." */
static void say_lines(const struct result_scene *result, struct app *app, int seat)
{
    char parts[NAMING_LINES][120], points[16], list[SPEAKER_SENTENCE];
    const char *names[NAMING_LINES];
    const struct naming_line *lines = result->names.lines[seat];
    int count = result->names.line_counts[seat];

    for (int i = 0; i < count; i++) {
        words_change(lines[i].points, points, sizeof points);
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), lines[i].words, points);
        names[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, names, count);
    words_change(result->view.table.result.gain[seat], points, sizeof points);
    if (count) /* else the standing says it */
        say_of(app, TR_SAID(tr("{1} {2}"), words_plate_name(&result->words, seat), points), list);
}

static void say_named_hand(const struct result_scene *result, struct app *app, int seat)
{
    char how[120];

    say_hand(result, app, seat);
    for (int number = 1; number <= NAMING_NUMBERS; number++) {
        if (!naming_verdict_completes(&result->names.verdicts[seat], number, how, sizeof how))
            continue;
        speaker_say_tr(app, tr("{1}: {2}"), number, how);
    }
}

void result_speak_named(const struct result_scene *result, struct app *app, int seat)
{
    char words[SPEAKER_SENTENCE];

    names_words(result, seat, words, sizeof words);
    speaker_say(app, words);
    say_lines(result, app, seat);
}

static void say_named(const struct result_scene *result, struct app *app)
{
    const struct table *table = &result->view.table;

    for (int i = 0; i < table->seats; i++) {
        int seat = (result->near + i) % table->seats;
        if (seat != table->sitting)
            result_speak_named(result, app, seat);
    }
}

/* --- all of it ---------------------------------------------------------------------------------- */

/* The patterns that others stand for; what was close. */
static void say_beside(const struct result_scene *result, struct app *app)
{
    struct result_sum sum = {.count = 0};
    char words[SPEAKER_SENTENCE];

    for (int i = 0; i < result->score.covered_count; i++) {
        const struct covered_line *line = &result->score.covered[i];
        say_of(app, tr(line->pattern->name), TR_SAID(tr("covered by {1}"), tr(line->by->name)));
    }
    result->mode->sum(result, &sum);
    for (int i = 0; i < sum.count; i++) {
        if (sum.notes[i].amount[0])
            say_of(app, sum.notes[i].words, sum.notes[i].amount);
        else
            speaker_say(app, sum.notes[i].words);
    }
    if (result_liable(result, words, sizeof words))
        speaker_say(app, words);
}

/* "Fu: Closed kong of East 32, Edge wait 2." */
static void say_fu(const struct result_scene *result, struct app *app)
{
    struct fu_line lines[FU_LINES_MAX];
    char parts[FU_LINES_MAX][120], words[120], list[SPEAKER_SENTENCE];
    const char *names[FU_LINES_MAX];
    int count = riichi_fu_lines(&result->win, &result->score, lines);

    for (int i = 0; i < count; i++) {
        result_fu(&lines[i], words, sizeof words);
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), words, lines[i].fu);
        names[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, names, count);
    if (count)
        say_of(app, tr("Fu"), list);
}

static void say_kind(const struct result_scene *result, struct app *app, enum spoken_kind kind)
{
    struct text text = {0};
    spoken_say(&result->words, &result->view, kind, &text);
    speaker_say_lines(app, &text, speaker_say);
}

/* What lay in the middle, and what was under it. */
static void say_middle(const struct result_scene *result, struct app *app)
{
    const struct table *table = &result->view.table;
    char list[SPEAKER_SENTENCE];
    int count = 0;

    if (table->rules->dummy || table->dora.shown[0] < TILE_COUNT)
        say_kind(result, app, SPOKEN_MIDDLE);
    while (result->won && result->win.riichi && count < DORA_MAX && result->win.ura[count] < TILE_COUNT)
        count++;
    spoken_tiles(result->win.ura, count, list, sizeof list);
    if (count)
        say_of(app, tr("Under them"), list);
}

/* What the screen shows besides. */
static void say_rest(const struct result_scene *result, struct app *app)
{
    const struct table *table = &result->view.table;

    if (result->won && result->mode != &names_result) {
        say_beside(result, app);
        if (table->rules->has_stages)
            say_fu(result, app);
        for (int i = 0; i < table->seats; i++)
            say_pay(result, app, (result->near + i) % table->seats);
    }
    speaker_say(app, result_hidden(result));
    say_middle(result, app);
}

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
    if (what == SPEAK_COMES && result->won)
        say_pay(result, app, result->words.you);
    for (int seat = 0; what == SPEAK_COMES && !result->won && !named && seat < table->seats; seat++)
        if (result->view.shown >> seat & 1)
            say_waits(result, app, seat);
    if (what == SPEAK_ALL) {
        result_speak_hands(result, app);
        say_rest(result, app);
        if (table->rules->start_pot)
            say_kind(result, app, SPOKEN_POINTS);
    }
    say_standing(result, app);
    result_next(result, words, sizeof words);
    if ((named || what == SPEAK_ALL) && words[0])
        say_line(app, words);
}
