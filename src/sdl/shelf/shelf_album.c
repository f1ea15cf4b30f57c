/*
 * shelf_album.c: the album: a cupboard of wood with a niche for every pattern, in which the best hand stands
 * on a plank, a label before it (shelf.h).
 */
#include <math.h>
#include <string.h>

#include "sdl/app/scenes.h"
#include "sdl/art/atlas.h"
#include "sdl/shelf/shelf.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { NICHE = 84, PLANK = 58 /* units */, PLACES = 14, LABEL_MIN = 170 };

static const float TILE = 25.4f; /* units */

/* A plank has room for its label, which grows with the text; pixels. */
static float plank_height(const struct painter *painter)
{
    return roundf((PLANK + 26 * (painter->layout.grown - 1)) * painter->layout.u);
}

/* --- words -------------------------------------------------------------------------------------- */

const char *shelf_name(const struct album_entry *entry, char *out, size_t size)
{
    if (entry->pattern)
        return tr(entry->pattern->name);
    tr_say(out, size,
           entry->waits < ALBUM_WAITS ? tr_many("{1} wait", "{1} waits", entry->waits)
                                      : tr("{1} waits or more"),
           entry->waits);
    return out;
}

void shelf_worth(const struct ruleset *rules, const struct album_entry *entry, char *out, size_t size)
{
    int points = entry->pattern ? ruleset_points(rules, entry->pattern) : 0;
    out[0] = '\0';
    if (!entry->pattern)
        return;
    if (rules->counts_faan)
        tr_say(out, size, tr("{1} faan"), points);
    else if (rules->has_stages)
        tr_say(out, size, tr("{1} han"), points);
    else
        words_worth(points, out, size);
}

const char *shelf_times(int times, char *out, size_t size)
{
    if (!times)
        return tr_in("pattern", "Not yet");
    tr_say(out, size, tr_many("Once", "{1} times", times), times);
    return out;
}

/* --- tiles -------------------------------------------------------------------------------------- */

void shelf_draw_hand(struct painter *painter, const char *figure, float x, float base, float wide, float w,
                     float up)
{
    uint8_t tiles[HAND_MAX + MELD_MAX];
    struct atlas_tile pictures[HAND_MAX + MELD_MAX];
    int count = match_tally_tiles(figure, tiles, NULL), rows = count > 7 ? 2 : 1;
    int in_row = (count + rows - 1) / rows;
    float width, high;
    w = floorf(fminf(w, wide / (float)in_row));
    atlas_size(POSE_STANDING, w, &width, &high);
    for (int i = 0; i < count; i++) {
        int row = i / in_row, place = i - row * in_row, here = row ? count - in_row : in_row;
        float stands = fminf(fmaxf(up * (float)(count + 8) - (float)i, 0) / 8, 1);
        pictures[i] = (struct atlas_tile){.pose = POSE_STANDING,
                                          .tile = tiles[i],
                                          .x = roundf(x + (wide - w * (float)here) / 2) + w * (float)place,
                                          .y = roundf(base - high * (float)(rows - row) -
                                                      (float)(rows - 1 - row) + (1 - stands) * high / 2),
                                          .w = w,
                                          .alpha = fmaxf(stands, .01f)};
    }
    atlas_draw_group(painter, pictures, count);
}

/* Outlines in place of a hand that is still to be made. */
static void draw_places(struct painter *painter, float x, float base, float wide)
{
    float u = painter->layout.u, w = roundf(wide / 7), high = roundf(34 * u);
    float left = roundf(x + (wide - 7 * w) / 2);
    for (int i = 0; i < PLACES; i++)
        draw_flat(painter,
                  rect_make(left + w * (float)(i % 7) + 1, roundf(base - (i < 7 ? 76 : 38) * u), w - 2, high),
                  3, COLOUR_ALPHA(COLOUR_NICHE, 150), COLOUR_ALPHA(COLOUR_PLANK_EDGE, 96), 1);
}

/* --- a niche ------------------------------------------------------------------------------------ */

static void draw_label(const struct shelf *shelf, struct painter *painter, const struct album_entry *entry,
                       struct rect rect, uint32_t line)
{
    char name[80], words[64];
    bool made = entry->hands > 0;
    uint32_t ink = made ? COLOUR_PAPER_INK : COLOUR_PLANK_TEXT;
    uint32_t body = made ? COLOUR_PAPER : COLOUR_ALPHA(COLOUR_PLANK_LABEL, 150);
    struct type type = text_type(TEXT_LABEL);
    draw_flat(painter, rect, 4, body, line, line ? 2.4f : 0);
    struct pen pen = pen_in(painter, rect);
    pen_pad(&pen, 8, 5);
    struct pen lower = pen_in(painter, pen_bottom(&pen, 15 * painter->layout.grown));
    type.colour = ink;
    type.size = SIZE_CAPTION;
    text_typed(painter, type, pen.room, shelf_name(entry, name, sizeof name));
    type = text_type(TEXT_NOTE);
    type.colour = made ? COLOUR_PAPER_QUIET : ink;
    const char *times = shelf_times(entry->hands, words, sizeof words);
    struct pen right = lower;
    right.room = pen_right(&right, lower.room.w / pen.u * .62f);
    type.align = TYPE_RIGHT;
    pen_right(&lower, text_typed(painter, type, right.room, times) / pen.u + 8);
    type.align = TYPE_LEFT;
    shelf_worth(scene_modes[shelf->mode], entry, words, sizeof words);
    if (type_has_room(painter, type, lower.room.w, 1, words)) /* else it is told beside the album */
        text_typed(painter, type, lower.room, words);
}

/* The newest hand of the album stands up when it is opened. */
static float standing(const struct shelf *shelf, const struct album_entry *entry)
{
    const struct journal *journal = &shelf->counting.journal;
    bool fresh = journal->count && entry->first.match == &journal->matches[journal->count - 1];
    return fresh ? fminf(shelf->time / SHELF_STANDS, 1) : 1;
}

/* A niche that is mostly out of view can't be chosen. */
static void draw_niche(struct shelf *shelf, struct app *app, int number, struct rect rect, bool in_view)
{
    struct painter *painter = &app->painter;
    const struct album_entry *entry = &shelf->list[number];
    const char *id = TARGET_ID("pattern", number);
    bool chosen = number == shelf->pattern, hot = input_is_hot(app, id);
    struct pen pen = pen_in(painter, rect),
               label = pen_in(painter, pen_bottom(&pen, plank_height(painter) / pen.u));
    float u = pen.u, base = label.room.y,
          tile = fminf(roundf(TILE * u), floorf(place_inset(painter, rect, 6, 0).w / 7)), wide = 7 * tile;
    float x = rect.x + (rect.w - wide) / 2;
    if (chosen || hot)
        draw_light(painter, x + wide / 2, base - 42 * u, wide * .62f, 62 * u,
                   COLOUR_ALPHA(COLOUR_LAMP_RESULT, (chosen ? 80 : 0) + (hot ? 60 : 30)));
    if (entry->hands)
        shelf_draw_hand(painter, entry->best.hand->figure, x, base, wide, tile,
                        app_reduced(app) ? 1 : standing(shelf, entry));
    else
        draw_places(painter, x, base, wide);
    pen_pad(&label, 7, 5);
    draw_label(shelf, painter, entry, label.room, chosen ? COLOUR_BRASS : hot ? COLOUR_BRASS_DIM : 0);
    if (!in_view)
        return;
    widget_target(app, id, place_inset(painter, rect, 3, 4), chosen ? TARGET_FIRST : 0, 0, 6);
    target_does_at(app, shelf_choose_pattern, number);
}

/* --- the cupboard ------------------------------------------------------------------------------- */

static void draw_row(struct painter *painter, struct rect row)
{
    float u = painter->layout.u, high = plank_height(painter);
    struct rect plank = rect_make(row.x, roundf(row.y + row.h - high), row.w, high);
    struct box_style wood = {.top = COLOUR_PLANK_HIGH, .bottom = COLOUR_PLANK_LOW},
                     niche = {.top = COLOUR_NICHE, .bottom = COLOUR_NICHE_LOW};
    draw_box(painter, rect_make(row.x, row.y, row.w, plank.y - row.y), &niche);
    draw_box(painter, plank, &wood);
    draw_fill(painter, rect_make(plank.x, plank.y, plank.w, fmaxf(roundf(1.4f * u), 1)),
              COLOUR_ALPHA(COLOUR_PLANK_EDGE, 170));
}

/* Fewer where a label would have no room for its words. */
static int columns_of(const struct painter *painter, float wide)
{
    int columns = SHELF_COLUMNS;
    while (columns > 2 && wide / (float)columns < LABEL_MIN * painter->layout.u)
        columns--;
    return columns;
}

void shelf_draw_album(struct shelf *shelf, struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, bar = roundf(14 * u), high = roundf(NICHE * u) + plank_height(painter);
    struct box_style wood = {
        .radius = 12, .top = COLOUR_PLANK_HIGH, .bottom = COLOUR_PLANK_LOW, .shadow = COLOUR_SHADOW};
    struct rect inner = place_inset(painter, rect, 8, 8);
    int columns = columns_of(painter, inner.w - bar), rows = (shelf->count + columns - 1) / columns;
    draw_box(painter, rect, &wood);
    scroll_target(app, "rows", inner, &shelf->album);
    shelf->album_rect = inner;
    shelf->album.content = high * (float)rows;
    float up = scroll_begin(painter, inner, &shelf->album), wide = (inner.w - bar) / columns;
    int shown = (int)ceilf(inner.h / high) + 1;
    bool phone = layout_is_phone(&painter->layout); /* there a row is shown too of which little is in view */
    for (int row = 0; row < SDL_max(rows, shown); row++) {
        float y = inner.y + high * (float)row - up;
        float part = fminf(y + high, inner.y + inner.h) - fmaxf(y, inner.y);
        if (part <= 0)
            continue;
        draw_row(painter, rect_make(inner.x, y, inner.w, high));
        bool in_view = part >= high / 2 - 1;
        for (int i = row * columns; i < SDL_min(shelf->count, (row + 1) * columns) && (in_view || phone); i++)
            draw_niche(shelf, app, i, rect_make(inner.x + wide * (float)(i % columns), y, wide, high),
                       in_view);
    }
    scroll_end(painter, inner, &shelf->album);
    scroll_light(app, "rows", inner, &shelf->album); /* above the planks */
}
