/*
 * trainer_play_draw.c: the hand, the clock, the palette, the verdict (trainer_play.h).
 *
 * Hand, palette and buttons have their fixed places; the verdict takes those of the clock and the palette.
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/paint/canvas.h"
#include "sdl/trainer/trainer_play.h"
#include "sdl/ui/widgets.h"

static const float DEAL_STEP = 22 /* ms */, DEAL_TILE = 190 /* ms */, DROP = 26;

struct places {
    struct rect hand, small, clock, palette, rows, figures, order, go;
    float prompt; /* baseline in pixels */
};

static struct places places_of(const struct layout *l)
{
    float x = l->margin + 16, w = l->wide - 2 * x, top = (l->high - 800) / 3, end = l->high - 800;
    struct places out = {.hand = layout_rect(l, x, 138 + top, w, 178),
                         .small = layout_rect(l, x, 138, w, 92),
                         .clock = layout_rect(l, x + (w - 624) / 2, 342 + top, 624, 10),
                         .palette = layout_rect(l, x + (w - 944) / 2, 436 + 2 * top, 944, 208),
                         .rows = layout_rect(l, x, 242, w, 424 + end),
                         .figures = layout_rect(l, x, 682 + end, 560, 72),
                         .order = layout_rect(l, x + w - 620, 682 + end, 250, 72),
                         .go = layout_rect(l, x + w - 350, 682 + end, 350, 72),
                         .prompt = roundf((408 + 1.6f * top) * l->u)};
    return out;
}

float trainer_play_deal_length(const struct playing *playing, const struct app *app)
{
    return app_duration(app, DEAL_STEP * (float)trainer_count(&playing->hand) + DEAL_TILE);
}

/* 0 to 1: how far the tile at that place has come from the wall. */
static float dealt_share(const struct playing *playing, const struct app *app, int place)
{
    float length = app_duration(app, DEAL_TILE), begin = app_duration(app, DEAL_STEP * (float)place);
    if (playing->state != TRAINER_DEALING || length <= 0)
        return 1;
    float t = SDL_clamp((playing->time - begin) / length, 0, 1);
    return 1 - (1 - t) * (1 - t);
}

/* The hand in the middle of a tray, as large as it fits. */
static void draw_hand(struct app *app, const struct playing *playing, struct rect tray, float largest)
{
    struct painter *painter = &app->painter;
    struct atlas_tile tiles[TRAINER_TILES];
    int count = trainer_count(&playing->hand);
    float u = painter->layout.u, wide, high;
    float w = floorf(fminf(largest * u, (tray.w - 32 * u) / (float)count));
    atlas_size(POSE_STANDING, w, &wide, &high);
    float x = roundf(tray.x + (tray.w - w * (float)count) / 2), y = roundf(tray.y + (tray.h - high) / 2);
    for (int i = 0; i < count; i++) {
        float share = dealt_share(playing, app, i), drop = app_reduced(app) ? 0 : DROP * u * (1 - share);
        tiles[i] = (struct atlas_tile){.pose = POSE_STANDING,
                                       .tile = playing->hand.tiles[i],
                                       .x = roundf(x + w * playing->at[i]),
                                       .y = y - drop,
                                       .w = w - 1,
                                       .lift = drop,
                                       .alpha = fmaxf(share, .004f)};
    }
    draw_tray(painter, tray, 26);
    atlas_draw_group(painter, tiles, count);
}

/* --- the clock ---------------------------------------------------------------------------------------- */

static void draw_bar(struct painter *painter, struct rect bar, float share, bool warn)
{
    struct box_style groove = {.radius = 5,
                               .top = COLOUR_ALPHA(COLOUR_NIGHT_EDGE, 208),
                               .bottom = COLOUR_ALPHA(COLOUR_GROOVE, 208),
                               .stroke = COLOUR_ALPHA(COLOUR_WHITE, 38),
                               .stroke_width = 1};
    struct box_style full = {.radius = 5,
                             .top = warn ? COLOUR_ALARM_HIGH : COLOUR_BRASS_HIGH,
                             .middle = warn ? COLOUR_ALARM_MID : COLOUR_BRASS_MID,
                             .bottom = warn ? COLOUR_ALARM_LOW : COLOUR_BRASS_LOW};
    struct rect clip = rect_make(bar.x, bar.y, roundf(bar.w * share), bar.h);
    draw_box(painter, bar, &groove);
    if (clip.w < 1)
        return;
    /* cut, not made narrower: a box is kept as a picture of one size */
    canvas_clip(painter->canvas, &clip);
    draw_box(painter, bar, &full);
    canvas_clip(painter->canvas, NULL);
}

static void draw_clock(struct painter *painter, const struct playing *playing, struct rect bar)
{
    bool timed = playing->training.record.timed;
    double left = trainer_play_left(playing), limit = trainer_limit(&playing->training.record);
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_TEXT, COLOUR_IVORY, TYPE_LEFT);
    float u = painter->layout.u, base = bar.y + bar.h / 2 + type_cap_height(painter, type) / 2;
    char words[32], taken[16];
    bool warn = trainer_play_is_short(playing);
    if (timed) {
        draw_bar(painter, bar, (float)(left / limit), warn);
        tr_say(words, sizeof words, tr("{1} s"), (int)ceil(left));
        type.colour = warn ? COLOUR_WARNING : COLOUR_IVORY;
        type_draw(painter, type, bar.x + bar.w + 16 * u, base, words);
        return;
    }
    int seconds = (int)trainer_play_elapsed(playing);
    snprintf(taken, sizeof taken, "%d:%02d", seconds / 60, seconds % 60);
    tr_say(words, sizeof words, tr("At leisure, {1}"), taken);
    type.align = TYPE_CENTRE;
    type.colour = COLOUR_QUIET;
    type_draw(painter, type, bar.x + bar.w / 2, base, words);
}

/* --- asking ------------------------------------------------------------------------------------------- */

static void draw_prompt(struct painter *painter, const struct places *places, const char *words)
{
    struct type type = type_make(TYPE_SERIF, SIZE_PROMPT, COLOUR_PROMPT, TYPE_CENTRE);
    float u = painter->layout.u, middle = places->clock.x + places->clock.w / 2;
    float half = type_draw(painter, type, middle, places->prompt, words) / 2 + 28 * u,
          y = places->prompt - 8 * u;
    draw_line(painter, middle - half - 56 * u, y, middle - half, y, 1, COLOUR_ALPHA(COLOUR_BRASS, 140));
    draw_line(painter, middle + half, y, middle + half + 56 * u, y, 1, COLOUR_ALPHA(COLOUR_BRASS, 140));
}

static void draw_asking(struct app *app, const struct playing *playing, const struct places *places)
{
    struct painter *painter = &app->painter;
    bool sorted = playing->training.record.sorted;
    struct button order = {.id = "button:order",
                           .label = sorted ? tr("As dealt") : tr("Sort"),
                           .sub = sorted ? tr("Back to the dealt order") : tr("Put the tiles in order"),
                           .key_label = "S",
                           .key = SDLK_s,
                           .look = BUTTON_SECONDARY};
    draw_hand(app, playing, places->hand, 88);
    draw_clock(painter, playing, places->clock);
    draw_prompt(painter, places, tr("Which tiles complete this hand?"));
    naming_palette_draw(app, places->palette, &playing->palette);
    widget_button(app, places->order, &order);
    naming_palette_button(app, places->go, &playing->palette);
}

/* --- the verdict -------------------------------------------------------------------------------------- */

/* For a hand without waits: how near it is. */
static void draw_not_ready(struct painter *painter, const struct playing *playing, struct rect rect)
{
    float u = painter->layout.u, w = atlas_width(painter, 54), wide, high, x;
    struct type name = type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT);
    struct type text = type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_LEFT);
    const struct trainer_exchange *exchange = &playing->exchange;
    char numbers[48], words[160];
    struct rect panel = rect_make(rect.x, rect.y, rect.w, roundf(164 * u));
    draw_panel(painter, panel);
    type_draw(painter, name, panel.x + 24 * u, panel.y + 40 * u, tr("This hand is not ready"));
    if (!playing->has_exchange)
        return;
    atlas_size(POSE_LYING, w, &wide, &high);
    float y = roundf(panel.y + 62 * u), side = roundf(22 * u);
    x = panel.x + 24 * u;
    atlas_draw(painter, POSE_LYING, exchange->out, x, y, w, ATLAS_DIM);
    draw_svg(painter, "icons/chevron-right",
             rect_make(roundf(x + w + 14 * u), roundf(y + high / 2 - side / 2), side, side), COLOUR_FAINT);
    x += w + 50 * u;
    atlas_draw(painter, POSE_LYING, exchange->in, roundf(x), y, w, ATLAS_RIM);
    naming_words(exchange->waits, numbers, sizeof numbers);
    tr_say(words, sizeof words,
           tr("It is one tile short. With a {1} in place of the {2} it would wait for {3}."),
           tile_number(exchange->in), tile_number(exchange->out), numbers);
    type_draw_wrapped(painter, text, x + w + 30 * u, y + high / 2 + 5 * u, panel.x + panel.w - x - w - 54 * u,
                      24, 2, words);
}

static void draw_verdict(struct app *app, const struct playing *playing, const struct places *places)
{
    struct painter *painter = &app->painter;
    struct button next = {.id = "button:next",
                          .label = tr("Next hand"),
                          .key_label = tr("Enter"),
                          .key = SDLK_RETURN,
                          .look = BUTTON_PRIMARY,
                          .glow = true};
    struct rect rows = places->rows;
    draw_hand(app, playing, places->small, 47);
    if (!playing->hand.waits) {
        float used = roundf(176 * painter->layout.u);
        draw_not_ready(painter, playing, rows);
        rows.y += used;
        rows.h -= used;
    }
    naming_verdict_draw(app, rows, &playing->verdict);
    widget_button(app, places->go, &next);
}

/* --- the frame ---------------------------------------------------------------------------------------- */

/* Streak, best streak, and how many of this sitting were right. */
static void draw_figures(struct painter *painter, const struct playing *playing, struct rect rect)
{
    const struct trainer_tally *tally = &playing->training.record.tallies[playing->training.record.size];
    static const char *const labels[] = {TR("Streak"), TR("Best streak"), TR("Right so far")};
    char figures[3][24];
    float u = painter->layout.u;
    struct type label = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    struct type figure = type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY, TYPE_LEFT);
    snprintf(figures[0], sizeof figures[0], "%d", tally->streak);
    snprintf(figures[1], sizeof figures[1], "%d", tally->best_streak);
    tr_say(figures[2], sizeof figures[2], playing->answered ? tr("{1} of {2}") : "–", playing->rightly,
           playing->answered);
    for (int i = 0; i < 3; i++) {
        float x = rect.x + (float)i * 130 * u;
        type_draw(painter, figure, x, rect.y + 34 * u, figures[i]);
        type_draw(painter, label, x, rect.y + 60 * u, tr(labels[i]));
    }
}

static void headline(const struct playing *playing, char *out, size_t size)
{
    int streak = playing->training.record.tallies[playing->training.record.size].streak;
    if (playing->state != TRAINER_VERDICT)
        tr_say(out, size, tr("Trainer"));
    else if (playing->late)
        tr_say(out, size, tr("Time is up"));
    else if (playing->right && streak % TRAINER_MILESTONE == 0)
        tr_say(out, size, tr("Right, {1} in a row"), streak);
    else
        tr_say(out, size, playing->right ? tr("Right") : tr("Not quite"));
}

static void subline(const struct playing *playing, char *out, size_t size)
{
    const struct trainer_record *record = &playing->training.record;
    char said[160], took[16];
    if (playing->state != TRAINER_VERDICT) {
        tr_say(out, size, tr("{1} {2}"), trainer_sizes[record->size], words_suit(playing->hand.suit));
        return;
    }
    if (playing->late && playing->verdict.named == playing->verdict.waits && playing->verdict.waits) {
        tr_say(out, size, tr("Every wait was marked, but not named in time."));
        return;
    }
    naming_verdict_words(&playing->verdict, NULL, said, sizeof said);
    training_time_words(playing->took, took, sizeof took);
    if (playing->right)
        tr_say(out, size,
               playing->fastest ? tr("{1} It took {2}, your best time yet.") : tr("{1} It took {2}."), said,
               took);
    else
        snprintf(out, size, "%s", said);
}

void trainer_play_draw(const struct playing *playing, struct app *app)
{
    struct painter *painter = &app->painter;
    struct places places = places_of(&painter->layout);
    char head[40], sub[220];
    headline(playing, head, sizeof head);
    subline(playing, sub, sizeof sub);
    backdrop_draw_dim(painter, 22);
    widget_screen_head(app, head, sub);
    draw_figures(painter, playing, places.figures);
    if (playing->state == TRAINER_VERDICT)
        draw_verdict(app, playing, &places);
    else
        draw_asking(app, playing, &places);
}
