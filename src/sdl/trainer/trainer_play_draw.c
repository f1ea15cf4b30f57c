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

/* --- asking ------------------------------------------------------------------------------------------- */

static void draw_asking(struct app *app, const struct playing *playing, const struct places *places)
{
    struct painter *painter = &app->painter;
    bool sorted = playing->training.record.sorted;
    struct trainer_clock clock = trainer_play_clock(playing);
    struct button order = {.id = "button:order",
                           .label = sorted ? tr("As dealt") : tr("Sort"),
                           .sub = sorted ? tr("Back to the dealt order") : tr("Put the tiles in order"),
                           .key_label = "S",
                           .key = SDLK_s,
                           .look = BUTTON_SECONDARY};
    draw_hand(app, playing, places->hand, 88);
    trainer_draw_clock(painter, &clock, places->clock);
    trainer_draw_prompt(painter, places->clock.x + places->clock.w / 2, places->prompt, places->hand.w,
                        tr("Which tiles complete this hand?"));
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
    type_draw(painter, name, panel.x + 24 * u, panel.y + 40 * u, tr("This hand isn’t waiting"));
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
           tr("It is one tile away from waiting. With {1} in place of {2} it would wait for {3}."),
           tile_number(exchange->in), tile_number(exchange->out), numbers);
    type_draw_wrapped(painter, text, x + w + 30 * u, y + high / 2 + 5 * u, panel.x + panel.w - x - w - 54 * u,
                      24, 2, words);
}

static void draw_verdict(struct app *app, const struct playing *playing, const struct places *places)
{
    struct painter *painter = &app->painter;
    struct button next = {.id = "button:next",
                          .label = tr("Next question"),
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

static void headline(const struct playing *playing, char *out, size_t size)
{
    int streak = playing->training.record.tallies[playing->training.record.size].streak;
    if (playing->state != TRAINER_VERDICT)
        tr_say(out, size, tr("The waits"));
    else if (playing->late)
        tr_say(out, size, tr("Time is up"));
    else if (playing->right && streak % TRAINER_MILESTONE == 0)
        tr_say(out, size, tr("Right, streak of {1}"), streak);
    else
        tr_say(out, size, playing->right ? tr("Right") : tr("Not quite"));
}

static void subline(const struct playing *playing, char *out, size_t size)
{
    const struct trainer_record *record = &playing->training.record;
    char said[160], took[16];
    if (playing->state != TRAINER_VERDICT) {
        tr_say(out, size, tr_in("so many of a suit", "{1} {2}"), trainer_sizes[record->size],
               words_suit(playing->hand.suit));
        return;
    }
    if (playing->late && playing->verdict.named == playing->verdict.waits && playing->verdict.waits) {
        tr_say(out, size, tr("You marked every wait, but didn’t name them in time."));
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
    trainer_draw_figures(painter, &playing->training.record.tallies[playing->training.record.size],
                         playing->rightly, playing->answered, places.figures);
    if (playing->state == TRAINER_VERDICT)
        draw_verdict(app, playing, &places);
    else
        draw_asking(app, playing, &places);
}
