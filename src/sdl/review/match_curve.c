/* match_curve.c: the curve of a match's review; see review_scene.h. */
#include "sdl/review/review_scene.h"

#include <math.h>
#include <stdlib.h>

#include "base/tr.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/study/loss_words.h"
#include "words/words.h"

static int lead_of(const struct table *table, int seat)
{
    int best = INT32_MIN;
    for (int other = 0; other < table->seats; other++)
        if (other != seat)
            best = SDL_max(best, table->scores[other]);
    return table->scores[seat] - best;
}

void match_curve_init(struct match_curve *curve, const struct record *record, int seat)
{
    struct session *session = session_from_record(record);
    static struct view view; /* large */
    int seen = 0;
    *curve = (struct match_curve){.places = record->count, .cursor = -1};
    session_go_to(session, 0);
    for (;;) {
        session_view(session, SEAT_NONE, &view);
        if (view.table.round > seen && curve->rounds < MATCH_ROUNDS)
            curve->list[curve->rounds++] = (struct match_round){.place = session_position(session)};
        seen = view.table.round;
        curve->lead = lead_of(&view.table, seat);
        if (curve->rounds)
            curve->list[curve->rounds - 1].lead = curve->lead;
        if (session_position(session) == session_length(session))
            break;
        session_forward(session);
    }
    session_free(session);
}

/* --- geometry ----------------------------------------------------------------------------------- */

/* The two plots within the panel: what was given away above, the standing below. */
struct plots {
    struct rect given, lead;
    int most;  /* hundredths at the top of the upper one */
    int reach; /* points at the edges of the lower one */
};

static struct plots plots_of(const struct match_curve *curve, struct painter *painter, struct rect panel,
                             const struct verdict *list, int count)
{
    struct type scale = text_type(TEXT_NOTE | TEXT_RIGHT);
    float u = painter->layout.u, left = fmaxf(78 * u, type_width(painter, scale, tr("Lead")) + 32 * u),
          right = 30 * u, top = 44 * u, foot = 34 * u;
    struct rect inside = {panel.x + left, panel.y + top, panel.w - left - right, panel.h - top - foot};
    struct split split;
    struct plots plots;
    int upper = review_sum(list, count, &split), reach = abs(curve->lead);
    for (int i = 0; i < curve->rounds; i++)
        reach = SDL_max(reach, abs(curve->list[i].lead));
    plots.given = rect_make(inside.x, inside.y, inside.w, roundf(inside.h * .64f));
    plots.lead = rect_make(inside.x, inside.y + roundf(inside.h * .74f), inside.w, roundf(inside.h * .26f));
    plots.most = SDL_max(upper, 100);
    plots.reach = SDL_max(reach, 1);
    return plots;
}

static float x_at(const struct match_curve *curve, struct rect plot, int place)
{
    return roundf(plot.x + plot.w * (float)place / (float)SDL_max(curve->places, 1));
}

static float given_y(const struct plots *plots, int given)
{
    return roundf(plots->given.y + plots->given.h * (1 - .94f * (float)given / (float)plots->most));
}

static float lead_y(const struct plots *plots, int lead)
{
    return roundf(plots->lead.y + plots->lead.h * (.5f - .46f * (float)lead / (float)plots->reach));
}

/* --- drawing ------------------------------------------------------------------------------------ */

/* Upright lines where rounds begin, with their numbers at the foot. */
static void draw_rounds(const struct match_curve *curve, struct painter *painter, const struct plots *plots,
                        struct rect panel)
{
    float u = painter->layout.u, end = plots->lead.y + plots->lead.h, before = -1e9f;
    struct type number = text_type(TEXT_NOTE | TEXT_CENTRE);
    for (int i = 0; i < curve->rounds; i++) {
        int next = i + 1 < curve->rounds ? curve->list[i + 1].place : curve->places;
        float x = x_at(curve, plots->given, curve->list[i].place), to = x_at(curve, plots->given, next);
        if (i)
            draw_line(painter, x, plots->given.y, x, end, 1, COLOUR_ALPHA(COLOUR_WHITE, 40));
        float middle = (x + to) / 2;
        if (middle - before < 26 * u)
            continue;
        type_draw(painter, number, middle, panel.y + panel.h - 12 * u, TR_SAID("{1}", i + 1));
        before = middle;
    }
}

/* A step of the upper curve from x to x2 at a height, filled down to the floor. */
static void draw_step(struct painter *painter, const struct plots *plots, float x, float x2, float y)
{
    float floor = plots->given.y + plots->given.h;
    if (x2 <= x)
        return;
    draw_fill(painter, rect_make(x, y, x2 - x, floor - y), COLOUR_ALPHA(COLOUR_BRASS_DIM, 46));
    draw_line(painter, x, y, x2, y, 2, COLOUR_BRASS);
}

static void draw_given(const struct match_curve *curve, struct painter *painter, const struct plots *plots,
                       const struct verdict *list, int count)
{
    float x = plots->given.x;
    int given = 0;
    for (int i = 0; i < count; i++) {
        if (!list[i].loss)
            continue;
        float next = x_at(curve, plots->given, list[i].place), y = given_y(plots, given);
        draw_step(painter, plots, x, next, y);
        given += list[i].loss;
        draw_line(painter, next, given_y(plots, given), next, y, 2, COLOUR_BRASS);
        x = next;
    }
    if (count)
        draw_step(painter, plots, x, x_at(curve, plots->given, list[count - 1].place + 1),
                  given_y(plots, given));
}

/* Every decision that lost points as a dot; the three costliest with their numbers. */
static void draw_dots(const struct match_curve *curve, struct painter *painter, const struct plots *plots,
                      const struct verdict *list, int count)
{
    float u = painter->layout.u;
    struct type number = type_make(TYPE_SANS_BOLD, SIZE_SMALL, COLOUR_BRASS_TEXT, TYPE_CENTRE);
    number.limit = fmaxf(15 * u, painter->layout.legible);
    float r = fmaxf(10 * u, number.limit * .66f), before = -1e9f, height = 0;
    for (int pass = 0; pass < 2; pass++) { /* the numbers last, so that nothing covers them */
        int given = 0;
        for (int i = 0; i < count; i++) {
            float x = x_at(curve, plots->given, list[i].place);
            given += list[i].loss;
            float y = given_y(plots, given);
            if (!pass && list[i].loss && !list[i].mark)
                draw_disc(painter, x, y, 3.5f * u, 0, COLOUR_WARNING);
            if (!pass || !list[i].mark)
                continue;
            x = fabsf(y - height) < 2 * r ? fmaxf(x, before + 2 * r) : x;
            before = x;
            height = y;
            draw_disc(painter, x, y, r, 0, COLOUR_BRASS_HIGH);
            type_draw(painter, number, x, roundf(y + type_cap_height(painter, number) / 2),
                      TR_SAID("{1}", list[i].mark));
        }
    }
}

/* Draws how the seat stood at the end of each round, against a line for a tie. */
static void draw_lead(const struct match_curve *curve, struct painter *painter, const struct plots *plots)
{
    float zero = lead_y(plots, 0), before = zero;
    draw_line(painter, plots->lead.x, zero, plots->lead.x + plots->lead.w, zero, 1,
              COLOUR_ALPHA(COLOUR_WHITE, 60));
    for (int i = 0; i < curve->rounds; i++) {
        int next = i + 1 < curve->rounds ? curve->list[i + 1].place : curve->places;
        float x = x_at(curve, plots->lead, curve->list[i].place), to = x_at(curve, plots->lead, next);
        float y = lead_y(plots, curve->list[i].lead);
        uint32_t colour = curve->list[i].lead < 0 ? COLOUR_LOST : COLOUR_GOOD;
        draw_fill(painter, rect_make(x, fminf(y, zero), to - x, fabsf(zero - y)), COLOUR_ALPHA(colour, 70));
        if (i)
            draw_line(painter, x, fminf(before, y), x, fmaxf(before, y), 2, colour);
        draw_line(painter, x, y, to, y, 2, colour);
        before = y;
    }
}

/* Draws what the plots show, and their scales at the left. */
static void draw_scales(const struct match_curve *curve, struct painter *painter, const struct plots *plots,
                        struct rect panel)
{
    float u = painter->layout.u, x = plots->given.x - 12 * u, room = x - panel.x - 20 * u;
    struct type scale = text_type(TEXT_NOTE | TEXT_RIGHT);
    float cap = type_cap_height(painter, scale) / 2;
    char words[32];
    type_draw_fit(painter, text_type(TEXT_LABEL), panel.x + 20 * u, panel.y + 30 * u, panel.w / 2,
                  tr("Points lost"));
    loss_words_points(plots->most, plots->most, words, sizeof words);
    type_draw_fit(painter, scale, x, given_y(plots, plots->most) + cap, room, words);
    type_draw_fit(painter, scale, x, given_y(plots, 0) + cap, room, "0");
    draw_line(painter, plots->given.x, given_y(plots, 0), plots->given.x + plots->given.w, given_y(plots, 0),
              1, COLOUR_ALPHA(COLOUR_WHITE, 60));
    type_draw_fit(painter, scale, x, lead_y(plots, 0) + cap, room, tr("Lead"));
    words_points(curve->lead, words, sizeof words);
    type_draw_fit(painter, scale, plots->lead.x + plots->lead.w, plots->lead.y - 4 * u, room * 2, words);
}

static void draw_cursor(const struct match_curve *curve, struct painter *painter, const struct plots *plots,
                        const struct verdict *list)
{
    float u = painter->layout.u, x = x_at(curve, plots->given, list[curve->cursor].place);
    draw_line(painter, x, plots->given.y - 6 * u, x, plots->lead.y + plots->lead.h, 1.5f, COLOUR_PROMPT);
}

void match_curve_draw(struct match_curve *curve, struct app *app, struct rect panel,
                      const struct verdict *list, int count)
{
    struct plots plots = plots_of(curve, &app->painter, panel, list, count);
    draw_panel(&app->painter, panel);
    draw_rounds(curve, &app->painter, &plots, panel);
    draw_scales(curve, &app->painter, &plots, panel);
    draw_lead(curve, &app->painter, &plots);
    draw_given(curve, &app->painter, &plots, list, count);
    bool meant = input_is_hot(app, "curve") || input_is_focused(app, "curve");
    if (meant && curve->cursor >= 0 && curve->cursor < count)
        draw_cursor(curve, &app->painter, &plots, list);
    draw_dots(curve, &app->painter, &plots, list, count);
    if (input_is_hot(app, "curve"))
        draw_outline(&app->painter, panel, 14, 1.5f, COLOUR_ALPHA(COLOUR_BRASS, 200));
    target_add(app, "curve", panel, count ? 0u : TARGET_OFF, 0);
    widget_ring(app, "curve", panel, 14);
}

struct rect match_curve_place(const struct match_curve *curve, struct painter *painter, struct rect panel,
                              const struct verdict *list, int count, int at)
{
    struct plots plots = plots_of(curve, painter, panel, list, count);
    float x = x_at(curve, plots.given, list[at].place);
    return rect_make(x, panel.y + panel.h - 26 * painter->layout.u, 1, 1);
}

int match_curve_pointed(const struct match_curve *curve, struct app *app, struct rect panel,
                        const struct verdict *list, int count)
{
    struct plots plots = plots_of(curve, &app->painter, panel, list, count);
    float nearest = 1e9f;
    int found = -1;
    if (!input_is_hot(app, "curve") || app->input.focus_visible)
        return curve->cursor < count ? curve->cursor : -1;
    for (int i = 0; i < count; i++) {
        float way = fabsf(x_at(curve, plots.given, list[i].place) - app->input.x);
        way -= list[i].loss ? 6 * app->painter.layout.u : 0; /* what cost something is meant rather */
        if (way < nearest) {
            nearest = way;
            found = i;
        }
    }
    return found;
}
