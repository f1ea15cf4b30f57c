/*
 * naming_palette.c: marking waits on nine tiles (naming_palette.h).
 */
#include "sdl/ui/naming_palette.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/art/atlas.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"

static const float LIFT = 14, GAP = .11f, KEY_ROW = 36, PAD = 16, WIDEST = 88, RISE = 90 /* ms */;

void naming_palette_init(struct naming_palette *palette, enum suit suit)
{
    memset(palette, 0, sizeof *palette);
    palette->suit = suit;
}

static uint8_t kind_of(const struct naming_palette *palette, int place)
{
    return (uint8_t)(NAMING_NUMBERS * (int)palette->suit + place);
}

static void id_of(const struct naming_palette *palette, int place, char id[INPUT_ID])
{
    char tile[3];
    tile_print(kind_of(palette, place), tile);
    snprintf(id, INPUT_ID, "name:%s", tile);
}

static bool is_named(const struct naming_palette *palette, int place)
{
    return palette->named >> place & 1;
}

/* Where the tiles lie: width of a tile, the first one's corner, the steps to the next one and to the next
 * row, in pixels. On a phone they stand in two rows, where one would be too narrow for a finger. */
struct row {
    float w, x, y, step, high, down;
    int columns;
};

static struct row row_of(const struct painter *painter, struct rect rect)
{
    float u = painter->layout.u, room = rect.w - 2 * PAD * u, high = rect.h - (LIFT + KEY_ROW + PAD) * u;
    bool two = layout_is_phone(&painter->layout) && room < NAMING_NUMBERS * TARGET_PHONE * u;
    int columns = two ? (NAMING_NUMBERS + 1) / 2 : NAMING_NUMBERS;
    float wide, most = two ? (rect.h / 2 - (LIFT + PAD) * u) / 1.51f : high / 1.51f;
    float w = fminf(WIDEST * u, fminf(room / ((float)columns + GAP * (float)(columns - 1)), most));
    struct row row = {.w = floorf(w), .columns = columns};
    atlas_size(POSE_LYING, row.w, &wide, &row.high);
    row.step = roundf(row.w * (1 + GAP));
    row.down = row.high + (LIFT + PAD / 2) * u;
    row.x = roundf(rect.x + (rect.w - row.step * (float)(columns - 1) - row.w) / 2);
    row.y = roundf(rect.y + (LIFT + PAD / 2) * u + fmaxf((high - row.high - (two ? row.down : 0)) / 2, 0));
    return row;
}

/* The check in the corner of a marked tile. */
static void draw_badge(struct painter *painter, const struct atlas_tile *tile)
{
    float r = roundf(tile->w * .17f), x = tile->x + tile->w - r * .7f, y = tile->y + r * .7f;
    draw_disc(painter, x, y, r + 1.5f * painter->layout.u, 0, COLOUR_SUNK);
    draw_disc(painter, x, y, r, 0, COLOUR_BRASS_MID);
    draw_svg(painter, "icons/check", rect_make(x - r * .7f, y - r * .7f, r * 1.4f, r * 1.4f),
             COLOUR_BRASS_TEXT);
}

static void place_tile(struct app *app, const struct naming_palette *palette, const struct row *row,
                       int place, struct atlas_tile *tile)
{
    char id[INPUT_ID];
    float u = app->painter.layout.u, raised = roundf(palette->lifts[place] * LIFT * u);
    float x = row->x + (float)(place % row->columns) * row->step,
          y = row->y + (float)(place / row->columns) * row->down;
    bool keys = !layout_is_phone(&app->painter.layout);
    struct rect area = rect_make(x, y - LIFT * u, row->w, row->high + (LIFT + (keys ? KEY_ROW : 0)) * u);
    id_of(palette, place, id);
    bool hot = !palette->closed && input_is_hot(app, id);
    *tile = (struct atlas_tile){.pose = POSE_LYING,
                                .tile = kind_of(palette, place),
                                .x = x,
                                .y = y - raised -
                                     (hot && input_is_pressed(app, id) ? 0
                                      : hot                            ? 2 * u
                                                                       : 0),
                                .w = row->w,
                                .lift = raised * .6f};
    tile->flags = is_named(palette, place) ? ATLAS_RIM | ATLAS_GLOW : hot ? ATLAS_RIM_LIGHT : 0;
    tile->flags |= ATLAS_TOLD; /* its target names it */
    target_add(app, id, area,
               palette->closed ? TARGET_OFF
               : place == 0    ? TARGET_FIRST
                               : 0,
               (SDL_Keycode)(SDLK_1 + place));
    spoken_tile(app, kind_of(palette, place), is_named(palette, place));
    if (!palette->closed)
        widget_ring(app, id, area, 10);
}

void naming_palette_draw(struct app *app, struct rect rect, const struct naming_palette *palette)
{
    struct painter *painter = &app->painter;
    struct row row = row_of(painter, rect);
    struct atlas_tile tiles[NAMING_NUMBERS];
    float before = painter->alpha, u = painter->layout.u;
    draw_tray(painter, rect, 30);
    painter->alpha *= palette->closed ? .55f : 1;
    for (int i = 0; i < NAMING_NUMBERS; i++)
        place_tile(app, palette, &row, i, &tiles[i]);
    atlas_draw_group(painter, tiles, NAMING_NUMBERS);
    for (int i = 0; i < NAMING_NUMBERS; i++) {
        char digit[2] = {(char)('1' + i), 0};
        float cap = draw_key_cap_width(painter, digit), middle = tiles[i].x + row.w / 2;
        if (is_named(palette, i))
            draw_badge(painter, &tiles[i]);
        if (layout_is_phone(&painter->layout))
            continue;
        draw_key_cap(painter, roundf(middle + cap / 2), roundf(row.y + row.high + KEY_ROW * .55f * u), digit,
                     false);
    }
    painter->alpha = before;
}

/* Returns what the button says below its label. */
static const char *sub_of(const struct naming_palette *palette)
{
    return palette->named ? tr("These and no others") : tr("No tile completes this hand");
}

float naming_palette_button_grows(struct painter *painter, float width, const struct naming_palette *palette)
{
    struct type small = text_type(TEXT_MARK);
    bool fits = type_has_room(painter, small, width - 2 * PAD * painter->layout.u, 1, sub_of(palette));
    return fits ? 0 : roundf(1.4f * type_leading(painter, small, 18));
}

void naming_palette_button(struct app *app, struct rect rect, const struct naming_palette *palette)
{
    char names[48], label[64];
    naming_words(palette->named, names, sizeof names);
    tr_say(label, sizeof label, tr("Name {1}"), names);
    struct button button = button_make("button:named", palette->named ? label : tr_in("hand", "No wait"),
                                       sub_of(palette), tr("Enter"), SDLK_RETURN);
    button.look = palette->closed ? BUTTON_OFF : BUTTON_PRIMARY;
    button.glow = !palette->closed && palette->named;
    widget_button(app, rect, &button);
}

void naming_palette_update(struct app *app, struct naming_palette *palette, float dt)
{
    float length = app_reduced(app) ? 0 : app_duration(app, RISE);
    for (int i = 0; i < NAMING_NUMBERS; i++) {
        float goal = is_named(palette, i) ? 1 : 0, *lift = &palette->lifts[i];
        float step = length > 0 ? dt / length : 1;
        if (*lift == goal)
            continue;
        *lift = *lift < goal ? fminf(goal, *lift + step) : fmaxf(goal, *lift - step);
        app_animate(app);
    }
}

static void toggle(struct app *app, struct naming_palette *palette, int place)
{
    palette->named ^= (uint16_t)(1u << place);
    if (!palette->quiet)
        audio_play(app, is_named(palette, place) ? SOUND_DISCARD : SOUND_TILE);
    app_animate(app);
}

void naming_palette_mark(struct app *app, struct naming_palette *palette, int number)
{
    if (!palette->closed && number > 0)
        toggle(app, palette, number - 1);
}

bool naming_palette_key(struct app *app, struct naming_palette *palette, const struct scene_key *key)
{
    if (palette->closed)
        return false;
    if (key->code >= SDLK_KP_1 && key->code <= SDLK_KP_9) {
        toggle(app, palette, (int)(key->code - SDLK_KP_1));
        return true;
    }
    if (key->code != SDLK_BACKSPACE || !palette->named)
        return false;
    palette->named = 0;
    if (!palette->quiet)
        audio_play(app, SOUND_UNDO);
    app_animate(app);
    return true;
}
