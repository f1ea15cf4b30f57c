/*
 * result_spoken.c: a round's result in words to be heard: what it came to and where the match stands, once;
 * the hands when all is asked for. What the screen shows by tiles alone is said here.
 */
#include "base/tr.h"
#include "sdl/app/speaker.h"
#include "sdl/result/result_draw.h"
#include "sdl/result/verdict_draw.h"
#include "words/spoken/spoken.h"

/* "Mei wins on the dummy’s 4 dots. 3 points: Riichi 2, Concealed Hand 1." */
static void say_outcome(const struct result_scene *result, struct app *app, enum speak what)
{
    char words[SPEAKER_SENTENCE], worth[80], parts[SCORE_LINES_MAX][80], list[SPEAKER_SENTENCE];
    const char *names[SCORE_LINES_MAX] = {NULL};
    const struct score *score = &result->score;

    words_headline(&result->words, &result->view.table, words, sizeof words);
    tr_say(list, sizeof list, tr("{1}."), words);
    if (what != SPEAK_COMES || !speaker_has_said(app, list)) /* at the table */
        speaker_say(app, list);
    if (!result->won || what == SPEAK_WHERE)
        return;
    result_worth(result, worth, sizeof worth);
    for (int i = 0; i < score->line_count; i++) {
        const struct score_line *line = &score->lines[i];
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), tr(line->pattern->name), line->points);
        names[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, names, score->line_count);
    if (score->line_count)
        tr_say(words, sizeof words, tr("{1}: {2}"), worth, list);
    else
        tr_say(words, sizeof words, "{1}", worth);
    tr_say(list, sizeof list, tr("{1}."), words);
    speaker_say(app, list);
}

/* "Mei was waiting for 4 and 7 dots.", and what barred them; or how far from it they were. */
static void say_waits(const struct result_scene *result, struct app *app, int seat)
{
    static const struct words_forms forms = {N_("You were waiting for {3}."), N_("{1} was waiting for {3}."),
                                             NULL};
    char words[SPEAKER_SENTENCE], said[SPEAKER_SENTENCE], list[SPEAKER_SENTENCE];
    tile_set waits = result_waits(&result->view, seat);
    int distance = waits ? 0 : result_distance(&result->view, seat);

    spoken_kinds(waits, list, sizeof list);
    if (waits) {
        words_say(&result->words, &forms, seat, SEAT_NONE, list, words, sizeof words);
    } else {
        tr_say(list, sizeof list,
               tr_many("{1} tile away from waiting", "{1} tiles away from waiting", distance),
               words_number(distance));
        tr_say(said, sizeof said, tr("{1}: {2}"), words_plate_name(&result->words, seat), list);
        tr_say(words, sizeof words, tr("{1}."), said);
    }
    speaker_say(app, words);
    if (waits && result_furiten(&result->words, &result->view, seat, list, sizeof list)) {
        tr_say(words, sizeof words, tr("{1}."), list);
        speaker_say(app, words);
    }
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
void result_speak_standing(const struct words *words, const struct table *table, struct app *app)
{
    char said[SPEAKER_SENTENCE], progress[80];

    result_standing(words, table, said, sizeof said);
    speaker_say(app, said);
    words_progress(table, progress, sizeof progress);
    tr_say(said, sizeof said, tr("{1}."), progress);
    speaker_say(app, said);
}

/* The sets of the hand that won, the pair with its kind. */
static void say_sets(const struct result_scene *result, struct app *app)
{
    char words[SPEAKER_SENTENCE], list[SPEAKER_SENTENCE];

    spoken_sets(&result->score.reading, list, sizeof list);
    tr_say(words, sizeof words, tr("{1}: {2}"), words_plate_name(&result->words, result->winner), list);
    speaker_say(app, words);
}

static void say_hand(const struct words *said, const struct view *view, struct app *app, int seat)
{
    char words[SPEAKER_SENTENCE], list[SPEAKER_SENTENCE];
    struct hand_groups groups;
    uint8_t tiles[(RESULT_GROUPS + 4) * RESULT_GROUP_TILES];
    int count = 0;

    result_groups(view, seat, &groups);
    for (int i = 0; i < groups.count; i++)
        for (int tile = 0; tile < groups.list[i].count; tile++)
            tiles[count++] = groups.list[i].tiles[tile];
    spoken_tiles(tiles, count, list, sizeof list);
    tr_say(words, sizeof words, tr("{1}: {2}"), words_plate_name(said, seat), list);
    speaker_say(app, words);
}

/* The hands that lie open: the one that won in its sets, the others with what they waited for. */
void result_speak_hands(const struct result_scene *result, struct app *app)
{
    for (int seat = 0; seat < result->view.table.seats; seat++) {
        if (result->won && seat == result->winner) {
            say_sets(result, app);
        } else if (result->view.shown >> seat & 1) {
            say_hand(&result->words, &result->view, app, seat);
            say_waits(result, app, seat);
        }
    }
}

void result_speak(const struct result_scene *result, struct app *app, enum speak what)
{
    const struct view *view = &result->view;

    say_outcome(result, app, what);
    if (what == SPEAK_WHERE)
        return;
    for (int seat = 0; what == SPEAK_COMES && !result->won && seat < view->table.seats; seat++)
        if (view->shown >> seat & 1)
            say_waits(result, app, seat);
    if (what == SPEAK_ALL)
        result_speak_hands(result, app);
    result_speak_standing(&result->words, &view->table, app);
}

bool result_asks_hands(const struct app *app, const struct scene_key *key)
{
    bool shift = key->modifiers & KMOD_SHIFT, other = key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI);
    return speaker_is_on(app) && shift && !other && key->code == SDLK_h;
}

/* --- named waits -----------------------------------------------------------------------------------------
 */

/* "Mei +8: Valid win +4, 5 and 8 named correctly, 1 each +2." */
static void say_lines(const struct verdict_scene *scene, struct app *app, int seat)
{
    char parts[NAMING_LINES][120], points[16], list[SPEAKER_SENTENCE], head[80], words[SPEAKER_SENTENCE];
    const char *names[NAMING_LINES];
    int count = scene->line_counts[seat];

    for (int i = 0; i < count; i++) {
        naming_gain(scene->lines[seat][i].points, points, sizeof points);
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), scene->lines[seat][i].words, points);
        names[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, names, count);
    naming_gain(scene->view.table.result.gain[seat], points, sizeof points);
    tr_say(head, sizeof head, tr("{1} {2}"), words_plate_name(&scene->words, seat), points);
    if (count)
        tr_say(words, sizeof words, tr("{1}: {2}"), head, list);
    else
        tr_say(words, sizeof words, "{1}", head);
    tr_say(list, sizeof list, tr("{1}."), words);
    speaker_say(app, list);
}

static void say_named_hand(const struct verdict_scene *scene, struct app *app, int seat)
{
    char words[SPEAKER_SENTENCE], how[120];

    say_hand(&scene->words, &scene->view, app, seat);
    for (int number = 1; number <= NAMING_NUMBERS; number++) {
        if (!naming_verdict_completes(&scene->verdicts[seat], number, how, sizeof how))
            continue;
        tr_say(words, sizeof words, tr("{1}: {2}"), number, how);
        speaker_say(app, words);
    }
}

void verdict_speak_hands(const struct verdict_scene *scene, struct app *app)
{
    const struct table *table = &scene->view.table;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != table->sitting)
            say_named_hand(scene, app, seat);
}

void verdict_speak(const struct verdict_scene *scene, struct app *app, enum speak what)
{
    const struct table *table = &scene->view.table;
    char words[SPEAKER_SENTENCE], line[SPEAKER_SENTENCE];
    struct words then;

    words_headline(&scene->words, table, words, sizeof words);
    tr_say(line, sizeof line, tr("{1}."), words);
    if (what != SPEAK_COMES || !speaker_has_said(app, line))
        speaker_say(app, line);
    if (what == SPEAK_WHERE)
        return;
    for (int i = 0; i < table->seats; i++) {
        int seat = (scene->near + i) % table->seats;
        if (seat == table->sitting)
            continue;
        verdict_words(scene, seat, words, sizeof words);
        speaker_say(app, words);
        say_lines(scene, app, seat);
    }
    if (what == SPEAK_ALL)
        verdict_speak_hands(scene, app);
    result_speak_standing(&scene->words, table, app);
    result_next_words(scene->session, &scene->words, &then);
    naming_say_next(&scene->words, &then, table, words, sizeof words);
    tr_say(line, sizeof line, tr("{1}."), words);
    if (words[0])
        speaker_say(app, line);
}
