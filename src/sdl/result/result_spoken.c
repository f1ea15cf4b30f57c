/*
 * result_spoken.c: a round's result in words to be heard: what it came to and where the match stands, once;
 * the hands when all is asked for. What the screen shows by tiles alone is said here.
 */
#include "base/tr.h"
#include "sdl/app/speaker.h"
#include "sdl/result/result_draw.h"
#include "words/spoken/spoken.h"

/* "Mei wins with Dummy’s 4 dots. 3 points: Riichi 2, Concealed Hand 1." */
static void say_outcome(const struct result_scene *result, struct app *app)
{
    char words[SPEAKER_SENTENCE], worth[80], parts[SCORE_LINES_MOST][80], list[SPEAKER_SENTENCE];
    const char *names[SCORE_LINES_MOST] = {NULL};
    const struct score *score = &result->score;

    words_headline(&result->words, &result->view.table, words, sizeof words);
    tr_say(list, sizeof list, tr("{1}."), words);
    speaker_say(app, list);
    if (!result->won)
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
        tr_say(words, sizeof words, tr("{1}."), worth);
    speaker_say(app, words);
}

/* "Mei was waiting for 4 dots and 7 dots. …", or how far from it they were. */
static void say_waits(const struct result_scene *result, struct app *app, int seat)
{
    char words[SPEAKER_SENTENCE], list[SPEAKER_SENTENCE];
    const char *names[TILE_KINDS] = {NULL};
    tile_set waits = result_waits(&result->view, seat);
    int count = 0, distance = waits ? 0 : result_distance(&result->view, seat);

    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (waits & TILE_BIT(kind))
            names[count++] = words_tile(kind);
    tr_list(list, sizeof list, TR_AND, names, count);
    if (!waits)
        tr_say(list, sizeof list,
               tr_many("{1} tile away from waiting", "{1} tiles away from waiting", distance),
               words_number(distance));
    if (waits)
        tr_say(words, sizeof words, tr("{1} was waiting for {2}."), words_plate_name(&result->words, seat),
               list);
    else
        tr_say(words, sizeof words, tr("{1}: {2}"), words_plate_name(&result->words, seat), list);
    speaker_say(app, words);
    if (waits && result_furiten(&result->words, &result->view, seat, words, sizeof words))
        speaker_say(app, words);
}

/* "You 0, Mei 3. Round 2 of 4." */
static void say_standing(const struct result_scene *result, struct app *app)
{
    const struct table *table = &result->view.table;
    char words[SPEAKER_SENTENCE], list[SPEAKER_SENTENCE], points[24], parts[SEAT_MOST][80];
    const char *names[SEAT_MOST] = {NULL};

    for (int seat = 0; seat < table->seats; seat++) {
        words_points(table->scores[seat], points, sizeof points);
        tr_say(parts[seat], sizeof parts[seat], tr("{1} {2}"), words_plate_name(&result->words, seat),
               points);
        names[seat] = parts[seat];
    }
    tr_list(list, sizeof list, TR_COMMA, names, table->seats);
    tr_say(words, sizeof words, tr("{1}."), list);
    speaker_say(app, words);
    words_progress(table, list, sizeof list);
    tr_say(words, sizeof words, tr("{1}."), list);
    speaker_say(app, words);
}

/* The sets of the hand that won, the pair with its kind. */
static void say_sets(const struct result_scene *result, struct app *app)
{
    const struct reading *reading = &result->score.reading;
    char words[SPEAKER_SENTENCE];

    for (int i = 0; i < reading->count; i++) {
        words_set(&result->words, &reading->sets[i], words, sizeof words);
        if (reading->sets[i].kind == SET_PAIR)
            tr_say(words, sizeof words, tr("Pair of {1}"), words_tiles(reading->sets[i].tile));
        speaker_say(app, words);
    }
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

void result_speak(const struct result_scene *result, struct app *app, bool all)
{
    const struct view *view = &result->view;

    say_outcome(result, app);
    for (int seat = 0; seat < view->table.seats; seat++) {
        if (!(view->shown >> seat & 1) || (result->won && seat == result->winner))
            continue;
        if (all)
            say_hand(result, app, seat);
        if (all || !result->won)
            say_waits(result, app, seat);
    }
    if (all && result->won)
        say_sets(result, app);
    say_standing(result, app);
}
