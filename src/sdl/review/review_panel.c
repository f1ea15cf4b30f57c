/*
 * review_panel.c: the panel beside the table in a review: the result of all, the three costliest decisions,
 * and the one on the table with the best.
 */
#include <math.h>

#include "sdl/app/scenes.h"
#include "sdl/review/review_scene.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/move_words.h"
#include "words/study/danger_words.h"
#include "words/study/loss_words.h"
#include "words/study/reason_words.h"

enum { LEADING = 19, CHIPS = 38, CHIPS_HEAD = 24 /* units */ };

/* --- one decision ------------------------------------------------------------------------------- */

/* Units between the lines of small text. */
static float leading_of(struct painter *painter)
{
    return type_leading(painter, text_type(TEXT_NOTE), LEADING) / painter->layout.u;
}

/* Returns how many lines a text may take that has `most` as a rule: one more where it would be cut. */
static int lines_most(struct painter *painter, float width, int most, const char *words)
{
    return type_has_room(painter, text_type(TEXT_NOTE), width * painter->layout.u, most, words) ? most
                                                                                                : most + 1;
}

/* Small text with its first baseline there, as a rule `most` lines at most; where the next one would be. */
static float draw_text(struct painter *painter, unsigned text, struct rect place, float y, int most,
                       const char *words)
{
    float first = leading_of(painter) * .8f;
    struct pen pen = pen_at(painter, place.x, y - first, place.w, PEN_ENDLESS);
    if (words[0])
        pen_write(&pen, text | TEXT_EXPLAINED, LEADING, lines_most(painter, place.w, most, words), words);
    return pen.room.y / pen.u + first;
}

/* "You: Name 2 and 5 dots". */
static void say_move(const struct words *words, const char *head, const struct advice *advice, char *out,
                     size_t size)
{
    char move[80];
    move_words(words, advice->move, move, sizeof move);
    tr_say(out, size, tr("{1}: {2}"), head, move);
}

/* Returns by how much a move that takes two lines moves down what follows. */
static float second_line(struct painter *painter, const struct words *words, const char *head,
                         const struct advice *advice, float width)
{
    char line[112];
    say_move(words, head, advice, line, sizeof line);
    bool one = type_has_room(painter, text_type(TEXT_LABEL), width * painter->layout.u, 1, line);
    return one ? 0 : type_leading(painter, text_type(TEXT_LABEL), LEADING) / painter->layout.u;
}

/* The figures of the move made, or of the best; their points differ by the loss that is shown. */
static void say_figures(const struct verdict *verdict, bool best, char *out, size_t size)
{
    char points[WORDS_AMOUNT];
    loss_words_after(verdict, best, points, sizeof points);
    move_words_figures_with(best ? &verdict->best : &verdict->made, points, out, size);
}

/* The move made or the best one, with its figures. */
static float draw_move(struct painter *painter, const struct words *words, const char *head,
                       const struct verdict *verdict, bool best, struct rect place, float y)
{
    char line[112], figures[96];
    const struct advice *advice = best ? &verdict->best : &verdict->made;
    float second = second_line(painter, words, head, advice, place.w);
    float above = type_leading(painter, text_type(TEXT_LABEL), LEADING) / painter->layout.u * .8f;
    struct pen pen = pen_at(painter, place.x, y + 16 - above, place.w, PEN_ENDLESS);
    say_move(words, head, advice, line, sizeof line);
    say_figures(verdict, best, figures, sizeof figures);
    pen_write(&pen, TEXT_LABEL, LEADING, second > 0 ? 2 : 1, line);
    y += second;
    return draw_text(painter, TEXT_NOTE, place, y + 17 + leading_of(painter), 2, figures);
}

/* True if the teacher's move is shown below this one. */
static bool shows_best(const struct verdict *verdict)
{
    return verdict->loss || !review_is_weighed(verdict);
}

/* Says what the move lost, how sure that is, and what it is made of; or that this isn't known. */
static void loss_sentence(const struct verdict *verdict, char *out, size_t size)
{
    if (review_is_weighed(verdict))
        loss_words_verdict(verdict->loss, verdict->error, verdict->behind, &verdict->split, out, size);
    else
        tr_say(out, size, tr("This wasn’t assessed."));
}

/* Says why the best is best, or that this move was as good. */
static void last_sentence(const struct words *words, const struct verdict *verdict, char *out, size_t size)
{
    if (!shows_best(verdict) && verdict->rank != 0)
        loss_words_as_good(verdict->behind, verdict->error, out, size);
    else
        reason_say_sentence(words, &verdict->best.reason, out, size);
}

static int count_lines(struct painter *painter, float width, int most, const char *words)
{
    int lines =
        words[0] ? type_count_lines(painter, text_type(TEXT_NOTE), width * painter->layout.u, words) : 0;
    return SDL_min(lines, lines_most(painter, width, most, words));
}

/* Returns the word before the best move. */
static const char *head_of_best(const struct verdict *verdict)
{
    return verdict->loss ? tr("Better") : tr("The teacher");
}

/* Returns how high that becomes in a place of this width, in units. */
static float review_choice_height(struct painter *painter, const struct words *words,
                                  const struct verdict *verdict, const char *who, float width)
{
    char text[WORDS_LINE + 80];
    if (!verdict)
        return 0;
    float more = second_line(painter, words, who, &verdict->made, width);
    say_figures(verdict, false, text, sizeof text);
    int lines = 1 + count_lines(painter, width, 2, text);
    last_sentence(words, verdict, text, sizeof text);
    lines += count_lines(painter, width, 3, text);
    if (shows_best(verdict)) {
        loss_sentence(verdict, text, sizeof text);
        lines += 1 + count_lines(painter, width, 3, text);
        say_figures(verdict, true, text, sizeof text);
        lines += count_lines(painter, width, 2, text);
        more += second_line(painter, words, head_of_best(verdict), &verdict->best, width);
    }
    return more + (float)lines * leading_of(painter) + (shows_best(verdict) ? 26 : 17);
}

float review_draw_choice(struct painter *painter, const struct words *words, const struct verdict *verdict,
                         const char *who, struct rect place, float y)
{
    char text[WORDS_LINE + 80];
    float end = place.y + place.h;
    y = draw_move(painter, words, who, verdict, false, place, y);
    if (shows_best(verdict)) {
        loss_sentence(verdict, text, sizeof text);
        y = draw_text(painter, TEXT_NOTE | TEXT_LIT, place, y, 3, text);
        y = draw_move(painter, words, head_of_best(verdict), verdict, true, place, y - 8);
    }
    last_sentence(words, verdict, text, sizeof text);
    float high = leading_of(painter) * (float)(count_lines(painter, place.w, 3, text) - 1);
    if (place.h > 0 && y + high > end) /* no word is cut, so it is left out */
        return y;
    return draw_text(painter, TEXT_NOTE | TEXT_IVORY, place, y, 3, text);
}

/* --- the panel ---------------------------------------------------------------------------------- */

struct rect review_panel_body(struct painter *painter, const struct table_scene *table)
{
    const struct table_layout *l = &table->layout;
    struct rect panel = rect_make(painter->layout.right, l->waits.y, painter->layout.side,
                                  l->hand.y - 8 - l->waits.y),
                pixels = table_scene_pixels(painter, panel);
    draw_panel(painter, pixels);
    draw_panel(painter, pixels); /* what is below must not be read through it */
    draw_outline(painter, pixels, 14, 1, COLOUR_ALPHA(COLOUR_BRASS_DIM, 90));
    return panel;
}

/* What came of it in one sentence. */
static void summary(const struct review_scene *review, char *out, size_t size)
{
    struct split split;
    const struct verdict *list = judging_list(review->judging);
    int count = judging_count(review->judging), costly = 0, open = 0;
    int loss = review_sum(list, count, &split);
    char points[24];
    for (int i = 0; i < count; i++) {
        costly += list[i].loss > 0;
        open += !review_is_weighed(&list[i]);
    }
    loss_words_points(loss, loss, points, sizeof points);
    if (!count && judging_is_whole(review->judging))
        tr_say(out, size, tr("There was nothing to decide in this round."));
    else if (!costly && open)
        tr_say(out, size,
               tr_many("{1} decision, and none that clearly lost points.",
                       "{1} decisions, and none that clearly lost points.", count),
               count);
    else if (!costly)
        tr_say(out, size,
               tr_many("{1} decision, and none the teacher could improve.",
                       "{1} decisions, and none the teacher could improve.", count),
               count);
    else
        tr_say(out, size, tr("{1} of {2} decisions lost points, {3} in total."), costly, count, points);
}

/* The three costliest decisions, side by side. They keep their place whatever is written above them. */
static void draw_chips(struct review_scene *review, struct app *app, struct rect panel, float y)
{
    struct painter *painter = &app->painter;
    const struct verdict *list = judging_list(review->judging);
    float gap = 6, wide = (panel.w - 24 - 2 * gap) / REVIEW_COSTLIEST;
    for (int i = 0; i < REVIEW_COSTLIEST; i++) {
        int at = judging_marked(review->judging, i + 1);
        char loss[24];
        if (at < 0)
            continue;
        loss_words_points(-list[at].loss, list[at].loss, loss, sizeof loss);
        const char *id = TARGET_ID("review", i);
        struct rect chip = table_scene_pixels(
            painter, rect_make(panel.x + 12 + (float)i * (wide + gap), y, wide, CHIPS - 4));
        bool chosen = at == review->at, hot = input_is_hot(app, id);
        struct type figure = type_make(TYPE_SANS_BOLD, SIZE_BODY, COLOUR_PROMPT, TYPE_CENTRE);
        draw_button_body(painter, chip, BUTTON_SECONDARY, hot || chosen, false);
        if (chosen)
            draw_outline(painter, chip, 10, 2, hot ? COLOUR_PROMPT : COLOUR_BRASS);
        text_typed(painter, figure, place_inset(painter, chip, 5, 0), loss);
        target_add(app, id, chip, 0, '1' + i);
        target_does_at(app, review_show_marked, i + 1);
    }
}

/* The same with their head, from `bottom` up, if there is room below `above`: the largest letters may leave
 * none. Returns where they begin. */
static float draw_costliest(struct review_scene *review, struct app *app, struct rect panel, float bottom,
                            float above)
{
    struct painter *painter = &app->painter;
    float top = bottom - CHIPS;
    struct pen pen = pen_at(painter, panel.x + 16, top, panel.w - 32, 0);
    if (above > top)
        return bottom;
    draw_chips(review, app, panel, top);
    if (above > top - CHIPS_HEAD)
        return top;
    pen_text(&pen, TEXT_NOTE, 0, -9, 0, tr("The costliest decisions"));
    return top - CHIPS_HEAD;
}

/* Draws the progress of the review as a thin bar. */
static float draw_progress(struct review_scene *review, struct painter *painter, struct rect panel, float y)
{
    int done = judging_count(review->judging), all = judging_all(review->judging);
    if (!judging_runs(review->judging))
        return y;
    struct rect place = rect_make(panel.x + 16, y, panel.w - 32, 0);
    y = draw_text(painter, TEXT_NOTE, place, y, 2,
                  all ? TR_SAID(tr("Reviewing {1} decisions: {2}"), all, done) : tr("Reading the record")) -
        leading_of(painter) + 6;
    struct rect bar = table_scene_pixels(painter, rect_make(panel.x + 16, y, panel.w - 32, 4));
    draw_fill(painter, bar, COLOUR_ALPHA(COLOUR_BLACK, 102));
    bar.w = roundf(bar.w * (all ? (float)done / (float)all : 0));
    draw_fill(painter, bar, COLOUR_BRASS);
    return y + 22;
}

/* Opens the scorer with the hand of the decision and what it can become. */
static struct scene *review_ask(struct scene *scene, struct app *app)
{
    struct review_scene *review = (struct review_scene *)scene;
    struct view view;
    session_view(review->shown, judging_seat(review->judging), &view);
    return scene_scorer_ask(app, scene, &view, &review->table->words);
}

/* Steps through all decisions in order, asks about one, and closes. */
static void draw_controls(struct review_scene *review, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    struct pen row = pen_at(painter, panel.x + 12, panel.y + panel.h - 54, panel.w - 24, 42);
    int count = judging_count(review->judging);
    struct button close =
        button_to("button:back", tr_in("review", "Close"), tr("Esc"), SDLK_ESCAPE, scene_close);
    float beside = count > 1 ? 144 : count ? 48 : 0, wanted = widget_button_width(painter, &close) / row.u;
    float wide = fminf(fmaxf(136, wanted), fminf(144, panel.w - 24 - beside));
    if (wanted > wide)
        close.key_label = NULL;
    widget_button(app, pen_right(&row, wide), &close);
    if (count > 1) {
        widget_icon_button(app, pen_left(&row, 42), "button:previous", "icons/chevron-left", SDLK_LEFT);
        target_does_at(app, review_step, -1);
        pen_left(&row, 6);
        widget_icon_button(app, pen_left(&row, 42), "button:next", "icons/chevron-right", SDLK_RIGHT);
        target_does_at(app, review_step, 1);
        pen_left(&row, 6);
    }
    if (count)
        widget_ask(app, pen_left(&row, 42), review_ask);
}

/* Draws the number of the decision at the panel's right; returns the width of the words in pixels. */
static float draw_place(struct review_scene *review, const struct pen *pen)
{
    const struct verdict *verdict = review_scene_verdict(review);
    int count = judging_count(review->judging), all = judging_all(review->judging);
    if (!verdict)
        return 0;
    int turn = review->table->view.table.turns[judging_seat(review->judging)] + 1;
    return pen_text(pen, TEXT_NOTE | TEXT_RIGHT, 0, 33, pen->room.w / pen->u - 78,
                    TR_SAID(tr("{1} of {2}, turn {3}"), review->at + 1, SDL_max(all, count), turn));
}

/* True if several people played: the head then says whose decisions these are. */
static bool is_one_of_several(const struct review_scene *review)
{
    unsigned persons = setup_persons(session_setup(review->shown));
    return persons & (persons - 1);
}

static void draw_head(struct review_scene *review, struct painter *painter, struct rect panel)
{
    struct pen pen = pen_at(painter, panel.x + 16, panel.y, panel.w - 32, 0);
    pen_right(&pen, draw_place(review, &pen) / pen.u + 8);
    const char *who = review->table->words.names[judging_seat(review->judging)];
    pen_text(&pen, TEXT_PLATE, 0, 34, 0,
             is_one_of_several(review) ? TR_SAID(tr("Review: {1}"), who) : tr("Review"));
}

/* Draws the summary, once it is known, in the room that the decision leaves; returns where it ends. */
static float draw_summary(const struct review_scene *review, struct painter *painter, struct rect place,
                          float y, float bottom)
{
    char words[160];
    summary(review, words, sizeof words);
    float high = leading_of(painter) * (float)count_lines(painter, place.w, 3, words) + 4;
    return y + high > bottom ? fmaxf(y - 10, fminf(y + 4, bottom))
                             : draw_text(painter, TEXT_NOTE, place, y, 3, words) + 4;
}

/* Draws what the others were feared to wait for, where what is above leaves room. */
static void draw_feared(const struct review_scene *review, struct app *app, struct rect place, float y,
                        float bottom)
{
    struct painter *painter = &app->painter;
    const struct danger_figures *figures = table_danger_figures(review->table, app);
    char words[256];
    if (!figures)
        return;
    danger_words_likeliest(figures, words, sizeof words);
    if (y + leading_of(painter) * (float)count_lines(painter, place.w, 3, words) <= bottom)
        draw_text(painter, TEXT_NOTE, place, y, 3, words);
}

/* Returns the height of the decision and of what is above and below it, in units. */
static float wanted_height(struct review_scene *review, struct painter *painter, const char *who, float width)
{
    float choice =
        review_choice_height(painter, &review->table->words, review_scene_verdict(review), who, width);
    int costliest = judging_marked(review->judging, 1) >= 0 ? CHIPS + CHIPS_HEAD : 0;
    return 58 - 14 + choice - 10 + (float)costliest + 58;
}

void review_panel_draw(struct review_scene *review, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct layout before = painter->layout;
    const struct verdict *verdict = review_scene_verdict(review);
    struct rect panel = review_panel_body(painter, review->table);
    struct rect text = rect_make(panel.x + 16, 0, panel.w - 32, 0);
    bool mine = review->table->words.you == judging_seat(review->judging);
    const char *who = mine ? tr("You") : tr("Played");
    while (wanted_height(review, painter, who, text.w) > panel.h && layout_lower(&painter->layout))
        ; /* all of the panel is as large as fits */
    /* `choice` ends with its last line, not where another would begin */
    float choice = review_choice_height(painter, &review->table->words, verdict, who, text.w) - 10,
          bottom = panel.y + panel.h - 58;
    draw_head(review, painter, panel);
    draw_controls(review, app, panel);
    float y = draw_progress(review, painter, panel, panel.y + 58);
    if (judging_marked(review->judging, 1) >= 0)
        bottom = draw_costliest(review, app, panel, bottom, y - 14 + choice);
    if (!judging_runs(review->judging))
        y = draw_summary(review, painter, text, y, bottom - choice);
    if (verdict) {
        struct rect place = rect_make(text.x, y - 4, text.w, fmaxf(bottom - y + 4, 1));
        y = review_draw_choice(painter, &review->table->words, verdict, who, place, y - 4);
        draw_feared(review, app, text, y + 6, bottom);
    }
    painter->layout = before;
}
