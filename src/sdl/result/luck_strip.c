/* luck_strip.c: how much of a result came by chance; see luck_strip.h. */
#include "sdl/result/luck_strip.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/art/tip.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"

enum { BAR_WIDTH = 220, BAR_HEIGHT = 10, LEADING = 18 };

static const char luck_id[] = "button:luck";

/* --- working it out ---------------------------------------------------------------------------------- */

/* What is looked at and what came of it: the thread's while it runs, one block for worker_begin. */
struct luck_work {
    size_t size;
    int round, entries, deals;
    struct setup setup;
    struct luck_report report;
    struct entry record[]; /* so many, and behind them room for a round for each deal */
};

static struct luck_round *rounds_of(struct luck_work *work)
{
    return (struct luck_round *)(void *)(work->record + work->entries);
}

static struct luck_work *work_new(const struct record *record, int entries, int round)
{
    int deals = 0;
    for (int i = 0; i < entries; i++)
        deals += record->entries[i].is_deal;
    size_t size = sizeof(struct luck_work) + (size_t)entries * sizeof(struct entry) +
                  (size_t)deals * sizeof(struct luck_round);
    struct luck_work *work = calloc(1, size);
    CHECK_MEMORY(work);
    work->size = size;
    work->round = round;
    work->entries = entries;
    work->deals = deals;
    work->setup = record->setup;
    memcpy(work->record, record->entries, (size_t)entries * sizeof *record->entries);
    return work;
}

static void work_out(void *context, const struct ai_stop *stop)
{
    struct luck_work *work = context;
    const struct record record = {
        .setup = work->setup, .entries = work->record, .count = work->entries, .room = work->entries};
    const struct luck_request request = {.round = work->round, .stop = stop};
    struct luck_report report;
    work->report.count = 0;
    if (!luck_make(&report, &record, &request))
        return;
    CHECK(report.count <= work->deals);
    if (report.count)
        memcpy(rounds_of(work), report.rounds, (size_t)report.count * sizeof *report.rounds);
    work->report = report;
    work->report.rounds = NULL;
    luck_free(&report);
}

static void take(struct luck_strip *strip, struct app *app)
{
    strip->report = strip->work->report;
    strip->report.rounds = rounds_of(strip->work);
    strip->ready = strip->report.count > 0;
    app_dirty(app);
}

void luck_strip_begin(struct luck_strip *strip, struct app *app, const struct session *session, int round)
{
    luck_strip_end(strip);
    if (session_is_heard(session) || !luck_tells(session_record(session)))
        return;
    strip->work = work_new(session_record(session), session_position(session), round);
    if (app->command_line.screenshot) { /* a picture waits for the end */
        work_out(strip->work, NULL);
        take(strip, app);
        return;
    }
    worker_begin(&strip->worker, work_out, strip->work, strip->work->size);
    app_wake(app, .03f);
}

void luck_strip_update(struct luck_strip *strip, struct app *app)
{
    if (!worker_is_busy(&strip->worker))
        return;
    if (!worker_is_done(&strip->worker)) {
        app_wake(app, .05f);
        return;
    }
    worker_end(&strip->worker);
    take(strip, app);
}

void luck_strip_end(struct luck_strip *strip)
{
    if (worker_is_busy(&strip->worker))
        worker_end(&strip->worker);
    free(strip->work);
    *strip = (struct luck_strip){0};
}

/* --- drawing ----------------------------------------------------------------------------------------- */

/* A part of the bar from one place to another, 1 the half of it. */
static void draw_part(struct painter *painter, struct rect bar, double from, double to, float high,
                      uint32_t colour)
{
    float half = bar.w / 2, a = (float)fmin(from, to) * half, b = (float)fmax(from, to) * half;
    struct rect part =
        rect_make(roundf(bar.x + half + a), bar.y + roundf((bar.h - high) / 2), roundf(b - a), roundf(high));
    if (part.w >= 1)
        draw_fill(painter, part, colour);
}

/* From the middle: what the draws brought, thick, then decisions, thin, from its end where both go the same
 * way. */
static void draw_bar(struct painter *painter, struct rect bar, double came, double done)
{
    bool along = came * done > 0;
    double most = along ? fabs(came + done) : fmax(fabs(came), fabs(done)), from = along ? came : 0;
    float u = painter->layout.u;
    draw_wash(painter, rect_make(bar.x, bar.y - 2 * u, bar.w, bar.h + 4 * u), 4,
              COLOUR_ALPHA(COLOUR_BLACK, 102));
    if (most > 0) {
        draw_part(painter, bar, 0, came / most, bar.h, COLOUR_COOL);
        draw_part(painter, bar, from / most, (from + done) / most, bar.h / 2, COLOUR_BRASS);
    }
    draw_fill(painter,
              rect_make(roundf(bar.x + bar.w / 2), bar.y - 4 * u, fmaxf(1, roundf(u)), bar.h + 8 * u),
              COLOUR_IVORY);
}

static const struct {
    const char *name;
    uint32_t colour;
    float high; /* of the bar */
} named_parts[] = {{N_("draws"), COLOUR_COOL, 1}, {N_("choices"), COLOUR_BRASS, .5f}};

enum { NAMED_PARTS = sizeof named_parts / sizeof *named_parts, SAMPLE_GAP = 7, NAME_GAP = 20 /* units */ };

static struct type name_type(void)
{
    return text_type(TEXT_NOTE | TEXT_IVORY);
}

static float names_width(struct painter *painter)
{
    float wide = 0;
    for (int i = 0; i < NAMED_PARTS; i++)
        wide += (BAR_HEIGHT + SAMPLE_GAP + NAME_GAP) * painter->layout.u +
                type_width(painter, name_type(), tr(named_parts[i].name));
    return wide;
}

void luck_strip_draw_names(struct painter *painter, float x, float middle)
{
    float u = painter->layout.u, side = roundf(BAR_HEIGHT * u);
    for (int i = 0; i < NAMED_PARTS; i++) {
        float high = roundf(BAR_HEIGHT * u * named_parts[i].high);
        draw_fill(painter, rect_make(roundf(x), roundf(middle - high / 2), side, high),
                  named_parts[i].colour);
        x += side + SAMPLE_GAP * u;
        x += type_draw(painter, name_type(), x, roundf(middle + 5 * u), tr(named_parts[i].name)) +
             NAME_GAP * u;
    }
}

/* The words about a seat: of the round, or of all rounds that are over. False if there is none. */
static bool find(const struct luck_strip *strip, int seat, struct luck *luck)
{
    return strip->ready && seat < strip->report.seats && luck_sum(&strip->report, seat, luck) > 0;
}

bool luck_strip_draw(const struct luck_strip *strip, struct app *app, const struct words *words, int seat,
                     struct rect rect, scene_action *does)
{
    struct painter *painter = &app->painter;
    struct luck luck;
    float u = painter->layout.u, middle = rect.y + rect.h / 2;
    struct type type = text_type(TEXT_NOTE | TEXT_IVORY);
    char sentence[WORDS_LINE];
    if (!find(strip, seat, &luck) || !luck_tells_of(&strip->report, &luck))
        return true;
    bool certain = luck_is_certain(&strip->report, &luck);
    double came = luck_rounded(&strip->report, &luck);
    luck_say(words, &strip->report, seat, &luck, sentence, sizeof sentence);
    if (input_is_hot(app, luck_id) || strip->open)
        draw_wash(painter, rect, 8, COLOUR_ALPHA(COLOUR_WHITE, 20));
    struct rect bar = rect_make(roundf(rect.x + 12 * u), roundf(middle - BAR_HEIGHT * u / 2),
                                roundf(BAR_WIDTH * u), roundf(BAR_HEIGHT * u));
    float x = bar.x + bar.w + 20 * u, right = rect.x + rect.w - 12 * u;
    float needed = type_width(painter, type, sentence) + names_width(painter);
    int lines = rect.h < 40 * u ? 1 : 2;                     /* a phone's is high enough */
    bool named = certain && needed <= right - x + bar.w / 2; /* beside half a bar */
    for (int halves = 0;
         halves < 2 && (named       ? needed > right - x
                        : lines > 1 ? type_count_lines(painter, type, right - x, sentence) > lines
                                    : !type_has_room(painter, type, right - x, 1, sentence));
         halves++) {
        x -= roundf(bar.w / 2); /* the words come first */
        bar.w -= roundf(bar.w / 2);
    }
    draw_bar(painter, bar, came, certain ? luck.result - came : 0);
    if (lines > 1 && !type_fits(painter, type, right - x, sentence)) {
        type_draw_wrapped(painter, type, x, roundf(middle - 4 * u), right - x, LEADING, lines, sentence);
        x = right;
    } else {
        x += type_draw_fit(painter, type, x, roundf(middle + 5 * u), right - x, sentence);
    }
    widget_target(app, luck_id, rect, 0, SDLK_l, 8);
    target_does(app, does);
    if (!certain)
        return true;
    float names = right + NAME_GAP * u - names_width(painter);
    if (names < x + NAME_GAP * u)
        return false;
    luck_strip_draw_names(painter, names, middle);
    return true;
}

void luck_strip_tip(const struct luck_strip *strip, struct app *app, int seat)
{
    const struct target *target = target_find(app, luck_id);
    char sources[2 * WORDS_LINE], explained[4 * WORDS_LINE], all[6 * WORDS_LINE];
    struct luck luck;
    bool wanted = strip->open || input_tells(app, luck_id);
    if (!target || !wanted || !find(strip, seat, &luck))
        return;
    luck_say_sources(&strip->report, &luck, sources, sizeof sources);
    luck_explain(&strip->report, explained, sizeof explained);
    tr_say(all, sizeof all, tr_in("sentences", "{1} {2}"), sources, explained);
    tip_draw(&app->painter, target->rect, tr("Luck and skill"), "L", all);
}

void luck_strip_turn(struct luck_strip *strip, struct app *app)
{
    strip->open = !strip->open;
    app_dirty(app);
}
