/*
 * lesson_panel.c: the panel of a lesson: which one and how far, its words, what is said to the last try, and
 * the way back, on and out.
 *
 * It stands where the log of a match does, its foot always at the same place, and grows upwards with what
 * it has to say. On a phone it lies where nothing is asked for.
 */
#include <float.h>
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/speaker.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/layout/phone_layout.h"
#include "sdl/tutorial/tutor.h"
#include "sdl/ui/widgets.h"

enum { WIDTH = 284, PAD = 16, HEAD = 66, FOOT = 60, TAIL = 14, LEADING = 20, GAP = 10 };

/* What the panel says at the moment. */
struct told {
    const char *head;
    const char *text;
    const char *answer;
    bool good;
};

/* The panel's place in units if it is `high`. */
static struct rect tutor_place(const struct table_scene *table, float high)
{
    struct table_layout l = table->layout;

    table_layout_follow(&l, &table->anim.shown.table, table->near);
    if (l.stage) /* there the discards of both lie on the left */
        return rect_make(l.tally.x - 6, l.tally.y + l.tally.h - high, l.tally.w + 12, high);
    float foot = l.hand.y - 28; /* above a tile that is lifted, and the stick of a Riichi */
    if (l.riichi[TABLE_OWN].w > 0)
        foot = fminf(foot, l.riichi[TABLE_OWN].y - 8);
    float x = l.left - 12, wide = WIDTH;
    if (l.lane[TABLE_SIDES - 1].w > 0) /* beside the tiles of a third player */
        wide = fminf(wide, l.lane[TABLE_SIDES - 1].x - 4 - x);
    return rect_make(x, foot - high, wide, high);
}

/* The words of the end: what is next. */
static const char *end_words(const struct tutor *tutor, char *room, size_t size)
{
    int next = tutor->lesson + 1;

    if (next < LESSONS_FIRST_GAME)
        tr_say(room, size, tr("Well done. Next: {1}. {2}"), tr(lessons[next]->name),
               tr(lessons[next]->about));
    else if (next == LESSONS_FIRST_GAME)
        tr_say(room, size,
               tr("That was your first game, and you know all you need. Now play a match, ideally against "
                  "the easiest opponent. The rule book has the rest."));
    else
        tr_say(room, size, tr("Well done. The rest is in the {1} rule book."),
               tr(ruleset_find(lessons[tutor->lesson]->mode)->name));
    return room;
}

static struct told tell(const struct table_scene *table, char *room, size_t size)
{
    const struct tutor *tutor = tutor_of(table);
    bool untold = table->view.table.result.outcome == OUTCOME_WIN && table->unpaid > 0;
    const struct lesson_step *step = lesson_run_step(&tutor->lesson_run);
    struct told told = {.head = tr(tutor->lesson_run.lesson->name), .answer = tutor->answer};

    told.good = tutor->praised;
    if (untold) /* the show counts the points first */
        told.text = told.answer = "";
    else if (!step)
        told.text = end_words(tutor, room, size);
    else
        told.text = lesson_run_waits(&tutor->lesson_run) ? tr(step->text) : "";
    if (!told.text[0] && !told.answer[0])
        told.answer = tr("Watch the table."), told.good = true;
    return told;
}

static struct type told_type(uint32_t colour)
{
    return type_make(TYPE_SANS, SIZE_BODY, colour, TYPE_LEFT);
}

/* Returns how high some words are, set in the panel, in pixels; 0 for none. */
static float words_height(struct painter *painter, struct type type, float width, const char *words)
{
    if (!words[0])
        return 0;
    return (float)type_count_lines(painter, type, width, words) * type_leading(painter, type, LEADING);
}

static void draw_leave(struct app *app, struct rect rect)
{
    widget_icon_button(app, rect, "lesson:leave", "icons/close", SDLK_ESCAPE);
    target_does(app, tutor_leave);
}

static void draw_progress(const struct tutor *tutor, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    const struct lesson *lesson = tutor->lesson_run.lesson;
    int step = tutor_is_done(tutor) ? lesson->count : tutor->lesson_run.step + 1;
    struct pen pen = pen_in(painter, place_inset(painter, panel, PAD, 12)),
               aside = pen_in(painter, pen_right(&pen, 24));
    pen_right(&pen, PAD + 4);
    struct rect bar = pen_part(&pen, 0, 20, pen.room.w / pen.u, 3);
    char words[80] = "";

    if (tutor->lesson < LESSONS_FIRST_GAME)
        tr_say(words, sizeof words, tr("Lesson {1}, step {2} of {3}"), tutor->lesson + 1, step,
               lesson->count);
    bool room = painter->layout.grown <= 1 || type_width(painter, text_type(TEXT_NOTE), words) <= bar.w;
    if (tutor->lesson >= LESSONS_FIRST_GAME || !room)
        tr_say(words, sizeof words, tr("Step {1} of {2}"), step, lesson->count);
    pen_text(&pen, TEXT_NOTE, 0, 13, 0, words);
    draw_fill(painter, bar, COLOUR_ALPHA(COLOUR_BLACK, 110));
    bar.w *= (float)(tutor_is_done(tutor) ? lesson->count : step - 1) / (float)lesson->count;
    draw_fill(painter, bar, COLOUR_BRASS);
    draw_leave(app, pen_part(&aside, 0, 0, 28, 28));
}

/* Returns the button that continues from here. */
static struct button next_button(const struct tutor *tutor)
{
    bool done = tutor_is_done(tutor), reads = tutor_reads(tutor),
         waits = lesson_run_waits(&tutor->lesson_run);
    bool further = tutor->lesson + 1 < LESSONS_FIRST_GAME;
    const char *label = done    ? further ? tr("Next lesson") : tr("Play a match")
                           : reads ? tr("Continue")
                                : tr("Show me");

    return (struct button){.id = "lesson:next",
                           .label = label,
                           .key_label = done || reads ? tr("Enter") : tr("E"),
                           .key = done || reads ? SDLK_RETURN : SDLK_e,
                           .does = tutor_next,
                           .look = done || reads ? BUTTON_PRIMARY
                                   : waits       ? BUTTON_SECONDARY
                                                 : BUTTON_OFF};
}

/* The way back, a square at the left of the row, and the way on. */
static void draw_ways(const struct tutor *tutor, struct app *app, struct rect row)
{
    struct pen pen = pen_in(&app->painter, row);
    struct rect back = pen_left(&pen, row.h / pen.u);
    bool done = tutor_is_done(tutor);

    pen_left(&pen, 10);
    if (tutor->lesson_run.step > 0) {
        widget_icon_button(app, back, done ? "lesson:again" : "lesson:previous",
                           done ? "icons/previous" : "icons/chevron-left", SDLK_BACKSPACE);
        target_does(app, done ? tutor_again : tutor_previous);
    }
    struct button next = next_button(tutor);
    widget_button(app, pen.room, &next);
}

/* How the words of the panel are set, and how high they come to be, in pixels. */
struct setting {
    struct type text, said;
    float text_height, said_height, gap;
};

/* Returns how far praise is set in for its tick, in pixels. */
static float tick_width(const struct painter *painter, const struct told *told)
{
    return told->good && told->answer[0] ? 22 * painter->layout.u : 0;
}

static struct setting measure(struct painter *painter, const struct told *told, float width, struct type text,
                              struct type said)
{
    struct setting set = {.text = text, .said = said};
    set.text_height = words_height(painter, text, width, told->text);
    set.said_height = words_height(painter, said, width - tick_width(painter, told), told->answer);
    set.gap = set.text_height > 0 && set.said_height > 0 ? GAP * painter->layout.u : 0;
    return set;
}

static float high_of(const struct setting *set)
{
    return set->text_height + set->gap + set->said_height;
}

/* Returns the lower end of the dummy's discards and their label. */
static float dummy_foot(const struct table_scene *table)
{
    const struct table_layout *l = &table->layout;
    const struct table *shown = &table->anim.shown.table;
    float foot = l->dummy_label.y + l->dummy_label.h;
    int count = 0;

    for (int i = 0; i < shown->discard_count; i++)
        count += (shown->discards[i].flags & (DISCARD_PILE | DISCARD_CLAIMED)) == SEAT_DUMMY;
    if (count) {
        struct rect last = table_layout_pile(l, TABLE_DUMMY, count - 1, count, -1);
        foot = fmaxf(foot, last.y + last.h);
    }
    return foot;
}

/* Below what stands over the panel's place: there a player's plate or what is Dummy's. */
static float room_above(const struct table_scene *table)
{
    const struct table_layout *l = &table->layout;
    struct rect third = l->plate[TABLE_SIDES - 1];
    float top = third.w > 0 ? third.y + third.h : l->dummy_label.w > 0 ? dummy_foot(table) : 0;

    return tutor_place(table, 0).y - top - 8;
}

/* Words are set narrower, for want of room, or in a large interface scroll. */
static struct setting set_words(struct painter *painter, const struct told *told, float width, float room)
{
    struct type text = told_type(COLOUR_TEXT), said = told_type(told->good ? COLOUR_GOOD : COLOUR_WARNING);
    struct setting set = measure(painter, told, width, text, said);

    while (painter->layout.grown <= 1 && high_of(&set) > room && type_narrower(&text) && type_narrower(&said))
        set = measure(painter, told, width, text, said);
    return set;
}

/* Draws what is said to the last try: praise with a tick above what is said next, an answer to a wrong try
 * below it. Their top is at y. */
static void draw_words(struct painter *painter, const struct told *told, const struct setting *set, float x,
                       float y, float width)
{
    float u = painter->layout.u, line = type_leading(painter, set->text, LEADING), first = y + line * .9f;
    bool praise = told->good && told->answer[0];
    float text = praise ? first + set->said_height + set->gap : first;
    float said = praise ? first : first + set->text_height + set->gap;
    float indent = tick_width(painter, told);

    if (praise)
        draw_svg(painter, "icons/check", rect_make(x, roundf(y + line * .5f - 8 * u), 16 * u, 16 * u),
                 COLOUR_GOOD);
    if (told->answer[0])
        type_draw_wrapped(painter, type_explained(set->said), x + indent, said, width - indent, LEADING, 12,
                          told->answer);
    if (told->text[0])
        type_draw_wrapped(painter, type_explained(set->text), x, text, width, LEADING, 30, told->text);
}

/* The words in `tutor->view`, which scroll if they are higher. */
static void draw_told(struct tutor *tutor, struct app *app, const struct told *told,
                      const struct setting *set, float width)
{
    struct rect view = tutor->view;
    bool scrolls = high_of(set) > view.h;

    tutor->scroll.content = scrolls ? high_of(set) : 0;
    tutor->scroll.at = fminf(tutor->scroll.at, fmaxf(tutor->scroll.content - view.h, 0));
    scroll_target(app, "words", view, &tutor->scroll);
    float up = scrolls ? scroll_begin(&app->painter, view, &tutor->scroll) : 0;
    draw_words(&app->painter, told, set, view.x, view.y - up, width);
    if (scrolls)
        scroll_end(&app->painter, view, &tutor->scroll);
}

/* Begins the panel in its place: nothing below it can be meant. */
static void draw_body(struct table_scene *table, struct app *app, struct rect panel)
{
    const struct box_style body = {.radius = 14,
                                   .top = COLOUR_ALPHA(COLOUR_OVERLAY_HIGH, 248),
                                   .bottom = COLOUR_ALPHA(COLOUR_OVERLAY_LOW, 248),
                                   .stroke = COLOUR_ALPHA(COLOUR_BRASS, 190),
                                   .stroke_width = 1.5f,
                                   .shadow = COLOUR_SHADOW};

    table->covered = panel;
    draw_box(&app->painter, panel, &body);
    target_add(app, "lesson", panel, TARGET_OFF | TARGET_NO_FOCUS, 0);
}

static void draw_panel_of(struct table_scene *table, struct app *app, const struct told *told)
{
    struct painter *painter = &app->painter;
    struct tutor *tutor = tutor_of(table);
    float u = painter->layout.u, width = (tutor_place(table, 0).w - 2 * PAD) * u;
    float room = roundf((room_above(table) - HEAD - FOOT - TAIL) * u);
    struct setting set = set_words(painter, told, width, room);
    float high = fminf(high_of(&set), painter->layout.grown > 1 ? room : FLT_MAX);
    struct rect panel = table_scene_pixels(painter, tutor_place(table, HEAD + FOOT + TAIL + high / u));

    draw_body(table, app, panel);
    draw_progress(tutor, app, panel);
    struct pen pen = pen_in(painter, panel);
    pen_left(&pen, PAD);
    pen_type(&pen, type_limited(painter, text_type(TEXT_PLATE), 1.1f), 0, 60, panel.w / u - 2 * PAD,
             told->head);
    pen_top(&pen, HEAD);
    tutor->view = pen_top(&pen, ceilf(high) / u);
    draw_told(tutor, app, told, &set, width);
    struct pen foot = pen_in(painter, place_inset(painter, panel, PAD, PAD - 2));
    draw_ways(tutor, app, pen_bottom(&foot, 42));
}

/* --- on a phone --------------------------------------------------------------------------------- */

enum { CARD_PAD = 6, CARD_HEAD = 28, CARD_GAP = 8, CARD_WAYS = 236, CARD_REST = 4 };

/* What the card keeps clear of, in pixels: what is asked for, then what it only rather leaves open, the last
 * of it least. */
struct kept {
    struct rect list[TARGET_MAX + 1 + LIT_MAX + CARD_REST];
    int asked, count;
};

static void find_kept(const struct table_scene *table, const struct app *app, struct kept *kept)
{
    const struct tutor *tutor = tutor_of(table);
    const struct lesson_step *step = lesson_run_step(&tutor->lesson_run);
    const struct table_layout *l = &table->layout;
    const struct targets *targets = &app->targets;
    bool waits = lesson_run_waits(&tutor->lesson_run), watches = step && !waits;

    kept->count = 0;
    for (int i = 0; waits && step->does && i < targets->count; i++) {
        const struct target *target = &targets->list[i];
        bool comes = target_after(target->id, "button") != NULL; /* one that is off may soon be asked for */
        if (!(target->flags & (comes ? TARGET_INFO : TARGET_INFO | TARGET_OFF)))
            kept->list[kept->count++] = target->rect;
    }
    if (waits && step->does && table->view.table.phase == PHASE_KEEP) /* the numbers depend on it */
        kept->list[kept->count++] = table_scene_pixels(&app->painter, l->hand);
    kept->asked = kept->count;
    for (int i = 0; i < targets->lit_count; i++)
        kept->list[kept->count++] = targets->lit[i];
    const struct rect rest[CARD_REST] = {watches ? l->field : l->prompt, l->prompt, l->hand,
                                         rect_make(0, 0, l->w, l->menu.y + l->menu.h)};
    for (int i = 0; i < CARD_REST; i++)
        kept->list[kept->count++] = table_scene_pixels(&app->painter, rest[i]);
}

/* Where so much has room, beside as few as can be of what is rather left open. */
static struct rect card_room(const struct table_scene *table, const struct app *app, float high)
{
    const struct table_layout *l = &table->layout;
    struct rect place = table_scene_pixels(&app->painter, rect_make(l->field.x, 2, l->field.w, l->h - 4)),
                room;
    struct kept kept;
    int count;

    find_kept(table, app, &kept);
    count = kept.count;
    do
        room = phone_layout_clear(place, kept.list, count, high, l->u);
    while (room.h < high && count-- > kept.asked);
    return room;
}

/* What the card lies on, if only in part, can't be chosen. */
static void take_covered(struct targets *targets, struct rect card)
{
    int left = 0;

    for (int i = 0; i < targets->count; i++) {
        if (!rect_overlap(targets->list[i].rect, card, 0))
            targets->list[left++] = targets->list[i];
    }
    targets->count = left;
}

/* The lesson's name, and how far it is where both have room. */
static void draw_card_head(const struct tutor *tutor, struct painter *painter, struct rect line,
                           const char *name)
{
    int count = tutor->lesson_run.lesson->count;
    struct type head = type_limited(painter, text_type(TEXT_NAME), 1.1f),
                note = text_type(TEXT_NOTE | TEXT_RIGHT);
    float base = line.y + 20 * painter->layout.u, gap = 12 * painter->layout.u;
    char words[80];

    tr_say(words, sizeof words, tr("Step {1} of {2}"),
           tutor_is_done(tutor) ? count : tutor->lesson_run.step + 1, count);
    type_draw_fit(painter, head, line.x, base, line.w, name);
    if (type_width(painter, head, name) + gap + type_width(painter, note, words) <= line.w)
        type_draw(painter, note, line.x + line.w, base, words);
}

/* The card: upright the ways below the words, lying flat beside them. For want of room the head is left out,
 * the words are set narrower, and then they scroll. */
static void draw_card(struct table_scene *table, struct app *app, const struct told *told)
{
    struct painter *painter = &app->painter;
    struct tutor *tutor = tutor_of(table);
    bool flat = painter->layout.shape == LAYOUT_FLAT;
    float u = painter->layout.u, pad = CARD_PAD * u, gap = CARD_GAP * u, ways = PHONE_TARGET * u;
    float aside = flat ? CARD_WAYS * u + gap : 0, below = flat ? 0 : ways + gap;
    float width = table->layout.field.w * u - 2 * pad - aside - 2 * gap; /* beside the bar of what scrolls */
    struct setting set = measure(painter, told, width, told_type(COLOUR_TEXT),
                                 told_type(told->good ? COLOUR_GOOD : COLOUR_WARNING));
    float high = ceilf(2 * pad + below + fmaxf(CARD_HEAD * u + high_of(&set), flat ? ways : 0));
    struct rect card = card_room(table, app, high),
                prompt = table_scene_pixels(painter, table->layout.prompt);
    float head = card.h < high ? 0 : CARD_HEAD * u, least = 2 * pad + below + ways;

    if (card.h < high)
        set = set_words(painter, told, width, fmaxf(card.h, least) - 2 * pad - below);
    high = fminf(high, fmaxf(card.h, least));
    if (!flat && card.y < prompt.y) /* it lies close to the prompt */
        card.y += card.h - high;
    card = rect_make(roundf(card.x), roundf(card.y), roundf(card.w), roundf(high));
    take_covered(&app->targets, card);
    draw_body(table, app, card);
    struct rect words = rect_make(card.x + pad + gap / 2, card.y + pad, card.w - 2 * pad - aside - gap / 2,
                                  card.h - 2 * pad - below);
    if (head > 0)
        draw_card_head(tutor, painter, words, told->head);
    tutor->view = rect_make(words.x, words.y + head, words.w, words.h - head);
    draw_told(tutor, app, told, &set, width);
    struct rect row = rect_make(flat ? words.x + words.w + gap : card.x + pad, card.y + card.h - pad - ways,
                                flat ? aside - gap : card.w - 2 * pad, ways);
    draw_leave(app, rect_make(row.x + row.w - ways, row.y, ways, ways));
    row.w -= ways + gap;
    draw_ways(tutor, app, row);
}

void tutor_draw(struct table_scene *table, struct app *app)
{
    char words[TUTOR_ANSWER];
    struct told told = tell(table, words, sizeof words);

    if (layout_is_phone(&app->painter.layout))
        draw_card(table, app, &told);
    else
        draw_panel_of(table, app, &told);
}

void tutor_speak_next(struct table_scene *table, struct app *app)
{
    struct button next = next_button(tutor_of(table));
    char key[KEYS_WORDS];

    input_cap(app, next.key_label, key);
    if (next.look == BUTTON_OFF)
        return;
    if (key[0])
        speaker_say_tr(app, tr("{1}: {2}"), key, next.label);
    else
        speaker_say(app, next.label);
}

void tutor_speak(struct table_scene *table, struct app *app, bool again)
{
    struct tutor *tutor = tutor_of(table);
    char room[TUTOR_ANSWER];
    struct told told = tell(table, room, sizeof room);
    /* the end's words are made again each time */
    const char *text = told.text == room ? tutor->answer : told.text;

    if (again)
        speaker_say(app, told.head);
    if (again || strcmp(tutor->spoken, told.answer) != 0)
        speaker_say(app, told.answer);
    if (again || tutor->told != text) {
        speaker_say(app, told.text);
        tutor_speak_next(table, app);
    }
    snprintf(tutor->spoken, sizeof tutor->spoken, "%s", told.answer);
    tutor->told = text;
}
