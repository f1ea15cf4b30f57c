/*
 * drill_points.c: the trainer of points: a winning hand and how it was won, points or patterns to choose
 * from, and after the answer what counts and why.
 */
#include <math.h>

#include "sdl/app/audio.h"
#include "sdl/trainer/drilling.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "sdl/ui/win_figure.h"
#include "words/drill/drill_words.h"
#include "words/pattern_words.h"
#include "words/result_words.h"
#include "words/scorer/win_words.h"

enum { COLUMNS_POINTS = 2, COLUMNS_NAMES = 3, ROWS = 3 };

static const float TRAY = 132, FACTS = 420, GAP = 14 /* units */;

static bool names(const struct drilling *drilling)
{
    return drilling->training.record.choices[DRILL_POINTS].names;
}

static void deal(struct drilling *drilling)
{
    drilling->marked = 0;
    points_question_deal(&drilling->points, drilling->rules, &drilling->rng);
}

static struct scene *mark(struct scene *scene, struct app *app, int pattern)
{
    if (drill_asked(scene))
        drill_asked(scene)->marked ^= 1u << pattern;
    audio_play(app, SOUND_BUTTON);
    return scene;
}

static bool is_right(const struct drilling *drilling)
{
    return names(drilling) ? drilling->marked == drilling->points.counts
                           : drilling->chosen == drilling->points.right;
}

static bool is_ready(const struct drilling *drilling)
{
    return names(drilling) && drilling->marked;
}

static void say(const struct drilling *drilling, char *out, size_t size)
{
    drill_points_words(&drilling->points, names(drilling) ? POINTS_CHOICES : drilling->chosen, out, size);
}

static void tell(const struct drilling *drilling, char *out, size_t size)
{
    tr_say(out, size,
           names(drilling) ? tr("{1}: name every pattern that counts") : tr("{1}: choose its points"),
           tr(drilling->rules->name));
}

/* --- choosing what is asked ---------------------------------------------------------------------------- */

static struct scene *choose_names(struct scene *scene, struct app *app, int names)
{
    drill_choice_of(scene)->names = names;
    return drill_chosen(scene, app);
}

static void draw_choice(struct app *app, const struct drill_choice *choice, int i, struct rect row)
{
    const char *const answers[] = {tr("Its points"), tr("Its patterns")};
    (void)i;
    row_choice(app, row, "answer", tr("Answer with"), NULL, answers, 2, choice->names, true);
    target_does_each(app, "answer", choose_names, 0);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

static void draw_hand(const struct drilling *drilling, struct painter *painter, struct rect tray)
{
    char figure[WIN_FIGURE];
    struct pen pen = pen_in(painter, place_inset(painter, tray, 20, 14));
    figure_win(&drilling->points.win, figure);
    draw_tray(painter, tray, 26);
    pen_figure(&pen, figure, 58, true);
}

/* The facts in two columns at the top of a panel, cut off. */
static void draw_facts(const struct drilling *drilling, struct pen *pen)
{
    const struct points_question *question = &drilling->points;
    struct win_fact facts[WIN_FACTS];
    int count = win_facts(question->rules, question->options, &question->win, facts);
    *pen = widget_panel(pen->painter, pen->room, tr("How it was won"));
    pen_pad(pen, 16, 0);
    for (int i = 0; i < count; i++) {
        struct pen words = *pen, name = pen_in(pen->painter, pen_left(&words, 114));
        pen_left(&words, 10);
        pen_write(&name, TEXT_BODY | TEXT_QUIET, 22, 1, facts[i].name);
        pen_write(&words, TEXT_LINE, 22, 3, facts[i].words);
        pen_top(pen, (words.room.y - pen->room.y) / pen->u + 5);
    }
}

static void draw_points(const struct drilling *drilling, struct app *app, struct rect rect)
{
    const struct pen pen = pen_in(&app->painter, rect);
    for (int i = 0; i < POINTS_CHOICES; i++) {
        struct pen row = pen_in(&app->painter, pen_row(&pen, i / COLUMNS_POINTS, ROWS, GAP));
        char label[64], key[2] = {(char)('1' + i), 0};
        drill_points_choice(&drilling->points, i, label, sizeof label);
        struct button button = button_make(TARGET_ID("choice", i), label, NULL, key, SDLK_1 + i);
        button.does_at = drill_choose;
        button.index = i;
        widget_button(app, pen_column(&row, i % COLUMNS_POINTS, COLUMNS_POINTS, GAP), &button);
    }
}

static void draw_names(const struct drilling *drilling, struct app *app, struct rect rect)
{
    const struct points_question *question = &drilling->points;
    const struct pen pen = pen_in(&app->painter, rect);
    for (int i = 0; i < question->offered_count; i++) {
        struct pen row = pen_in(&app->painter, pen_row(&pen, i / COLUMNS_NAMES, ROWS, GAP));
        char key[2] = {(char)('1' + i), 0};
        struct button button = button_make(TARGET_ID("pattern", i), tr(question->offered[i]->name),
                                           tr(question->offered[i]->what), key, SDLK_1 + i);
        button.does_at = mark;
        button.index = i;
        button.glow = drilling->marked >> i & 1;
        button.icon = button.glow ? "icons/check" : NULL;
        widget_button(app, pen_column(&row, i % COLUMNS_NAMES, COLUMNS_NAMES, GAP), &button);
    }
}

static void draw_question(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct pen pen = pen_in(&app->painter, rect);
    draw_hand(drilling, pen.painter, pen_top(&pen, TRAY));
    pen_top(&pen, GAP);
    if (!names(drilling))
        pen.room = pen_top(&pen, 3 * 84 + 2 * GAP);
    struct pen facts = pen_in(pen.painter, pen_left(&pen, (names(drilling) ? .75f : 1) * FACTS));
    pen_left(&pen, GAP);
    draw_facts(drilling, &facts);
    (names(drilling) ? draw_names : draw_points)(drilling, app, pen.room);
}

/* --- the verdict -------------------------------------------------------------------------------------- */

/* A pattern: its name, why it counts or does not, and its points. */
struct row_words {
    enum drill_mark mark;
    const char *name;
    char why[160], points[24];
};

static void draw_row(struct painter *painter, struct rect rect, const struct row_words *words)
{
    struct pen row = drill_draw_row(painter, rect, words->mark);
    if (words->mark == DRILL_PLAIN) {
        row = pen_in(painter, rect);
        pen_pad(&row, 18, 0);
    }
    text_draw(row.painter, TEXT_NAME | TEXT_BRASS | TEXT_RIGHT, pen_right(&row, 90), words->points);
    text_pair(row.painter, row.room, TEXT_NAME, words->name, TEXT_NOTE, words->why);
}

static int offered_at(const struct points_question *question, const struct pattern *pattern)
{
    for (int i = 0; i < question->offered_count; i++)
        if (question->offered[i] == pattern)
            return i;
    return 0;
}

/* All rows: what counts, then what was named and does not; returns how many. */
static int fill_rows(const struct drilling *drilling, struct row_words rows[POINTS_LINES + PATTERNS_OFFERED])
{
    const struct points_question *question = &drilling->points;
    int count = 0;
    for (int i = 0; i < question->score.line_count; i++) {
        const struct score_line *line = &question->score.lines[i];
        struct row_words *row = &rows[count++];
        bool named = drilling->marked >> offered_at(question, line->pattern) & 1;
        row->mark = !names(drilling) ? DRILL_PLAIN : named ? DRILL_RIGHT : DRILL_MISSED;
        row->name = tr(line->pattern->name);
        words_pattern_own(line, &question->win, &question->score.reading, row->why, sizeof row->why);
        win_line_words(question->rules, line, row->points, sizeof row->points);
    }
    for (int i = 0; i < question->offered_count && names(drilling); i++) {
        if (question->counts >> i & 1 || !(drilling->marked >> i & 1))
            continue;
        struct row_words *row = &rows[count++];
        row->mark = DRILL_WRONG;
        row->name = tr(question->offered[i]->name);
        row->points[0] = '\0';
        drill_uncounted_words(question, question->offered[i], row->why, sizeof row->why);
    }
    return count;
}

/* The fu of a riichi hand, item by item as far as there is room. */
static void draw_fu(const struct drilling *drilling, struct pen *pen)
{
    const struct points_question *question = &drilling->points;
    struct fu_line lines[FU_LINES_MAX];
    float high = type_leading(pen->painter, text_type(TEXT_BODY), 24) / pen->u;
    int count = riichi_fu_lines(&question->win, &question->score, lines);
    pen_top(pen, 4);
    pen_rule(pen);
    pen_top(pen, 4);
    for (int i = 0; i < count && pen->room.h > (high + 6) * pen->u; i++) {
        char words[64];
        struct pen row = pen_in(pen->painter, pen_top(pen, high));
        result_fu(&lines[i], words, sizeof words);
        text_draw(pen->painter, TEXT_LINE | TEXT_RIGHT, pen_right(&row, 78),
                  TR_SAID(tr("{1} fu"), lines[i].fu));
        text_draw(pen->painter, TEXT_BODY | TEXT_QUIET, row.room, words);
    }
}

static void draw_verdict(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct row_words rows[POINTS_LINES + PATTERNS_OFFERED];
    struct pen pen = pen_in(&app->painter, rect);
    int count = fill_rows(drilling, rows);
    draw_hand(drilling, pen.painter, pen_top(&pen, 104));
    pen_top(&pen, GAP);
    struct pen facts = pen_in(pen.painter, pen_right(&pen, FACTS));
    pen_right(&pen, GAP);
    float each = floorf(fminf(64 * pen.u, pen.room.h / (float)count)) / pen.u;
    for (int i = 0; i < count; i++) {
        draw_row(&app->painter, pen_top(&pen, each - 6), &rows[i]);
        pen_top(&pen, 6);
    }
    draw_facts(drilling, &facts);
    if (drilling->rules->has_stages)
        draw_fu(drilling, &facts);
}

static void example(struct drilling *drilling)
{
    const struct points_question *question = &drilling->points;
    drilling->chosen = (uint8_t)(question->right == 0);
    drilling->marked = question->counts & (question->counts - 1);         /* one is missed */
    drilling->marked |= ~question->counts & (question->counts + 1) & 511; /* and one is wrong */
}

const struct drill_face drill_points_face = {.deal = deal,
                                             .is_right = is_right,
                                             .draw_question = draw_question,
                                             .draw_verdict = draw_verdict,
                                             .say = say,
                                             .tell = tell,
                                             .choices = 1,
                                             .draw_choice = draw_choice,
                                             .is_ready = is_ready,
                                             .example = example};
