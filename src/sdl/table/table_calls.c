/*
 * table_calls.c: calls with presence: the word where the caller's tiles go, the light on the table, the stick
 * that is laid down, and scores that move only when they have been counted (scene_table.h). The times are
 * milliseconds of a call's show at normal speed (motion/anim.h).
 */
#include "sdl/table/scene_table.h"

#include <math.h>

#include "base/tr.h"
#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/face.h"

static const float FADE = 140, STICK_COMES = 60;            /* milliseconds */
static const float FACE = 116, FACE_RIICHI = 154, GAP = 18; /* units */
static const float ON_PHONE = .55f, EDGE = 24;        /* of their size there; units to the window's edge */
static const float STICK_WIDE = 450, STICK_HIGH = 22; /* ... of the stick in the middle, where it has room */
static const float STAYS = .36f; /* the share of the evening that stays until the round ends */

const char *table_scene_call_word(const struct words *words, const struct event *event)
{
    const struct set_names *sets = words_sets(words);

    switch (event->kind) {
    case EVENT_CHOW:
        return tr(sets->chow);
    case EVENT_PUNG:
        return tr(sets->pung);
    case EVENT_KONG:
        return tr(sets->kong);
    case EVENT_RIICHI:
        return tr("Riichi");
    case EVENT_TENPAI:
        return tr("Tenpai");
    case EVENT_DECLARE:
        return tr("I win");
    case EVENT_WIN:
        if (!words->stages)
            return tr("Mahjong");
        return event->number == WIN_SELF_DRAW || event->number == WIN_REPLACEMENT ? tr("Tsumo") : tr("Ron");
    default:
        return NULL;
    }
}

/* A light changes in a few steps: each paints all of the table. */
static float in_steps(float share, float steps)
{
    return ceilf(share * steps) / steps;
}

/* Returns how much of a call's show is seen: it comes with the word and goes with it. */
static float call_shown(const struct table_scene *table, float now)
{
    float gone = table->anim.call->gone;

    return in_steps(fminf(anim_share(now, 0, CALL_IN), 1 - anim_share(now, gone - FADE, gone)), 5);
}

/* Returns how much of the evening has fallen, 0 to 1. */
static float evening(const struct table_scene *table)
{
    const struct table *shown = &table->anim.shown.table;
    float now, stays = 0;
    const struct event *event = anim_call(&table->anim, &now);

    for (int seat = 0; seat < shown->seats && shown->result.outcome == OUTCOME_NONE; seat++)
        if (shown->riichi[seat] && !table_scene_lays_stick(table, seat))
            stays = STAYS;
    if (!event || event->kind != EVENT_RIICHI)
        return stays;
    float falls = anim_eased(anim_share(now, 0, EVENING_FALLS));
    float lifts = (1 - STAYS) * anim_eased(anim_share(now, STICK_GOES, table->anim.call->gone));
    return fmaxf(stays, in_steps(falls - lifts, 12));
}

/* Each channel of white, going by `share` to `to`: 0xRRGGBB00. */
static uint32_t towards(uint32_t to, float share)
{
    uint32_t out = 0;

    for (int at = 8; at < 32; at += 8)
        out |= (uint32_t)lroundf(255 - share * (float)(255 - (to >> at & 255))) << at;
    return out;
}

/* Returns how dark a call makes the table; after a win's word it stays so for the show above. */
static float call_dims(const struct table_scene *table)
{
    float now;
    const struct event *event = anim_call(&table->anim, &now);

    if (!event || event->kind == EVENT_RIICHI)
        return table->lifted_out;
    return event->kind == EVENT_WIN ? in_steps(anim_share(now, 0, CALL_IN), 5) : call_shown(table, now);
}

uint32_t table_scene_shade(const struct table_scene *table, const struct painter *painter)
{
    enum palette palette = painter->look.palette;
    float dusk = evening(table), dims = call_dims(table);
    bool day = palette == PALETTE_DAY;
    struct painter dark = {.shade = towards(day ? 0xd0d2cc00u : 0x98a09c00u, dims)};

    if (palette == PALETTE_CONTRAST || (dusk <= 0 && dims <= 0))
        return 0;
    return painter_shaded(&dark, towards(day ? 0xd2d0e400u : 0x8481b000u, dusk)) & 0xffffff00u;
}

static uint32_t light_of(const struct event *event)
{
    switch (event->kind) {
    case EVENT_KONG:
        return COLOUR_CALL_KONG;
    case EVENT_RIICHI:
    case EVENT_TENPAI:
        return COLOUR_CALL_RIICHI;
    case EVENT_WIN:
    case EVENT_DECLARE:
        return COLOUR_CALL_WIN;
    default:
        return COLOUR_CALL_PUNG;
    }
}

/* Where the word and the face of a call stand, in units. */
struct call_place {
    float x, y, face; /* the face's left edge and middle, and its size */
    float size;       /* of the letters */
    float room;       /* for the word */
};

/* By the plate of the caller, towards the middle of the table; a Riichi in the middle itself. */
static struct call_place place_of(const struct table_scene *table, struct painter *painter,
                                  const struct event *event, const char *word)
{
    const struct layout *layout = &painter->layout;
    int side = sprites_side(&table->anim.shown.table, table->near, event->seat);
    struct rect plate = table->layout.plate[side];
    bool middle = event->kind == EVENT_RIICHI, phone = layout_is_phone(layout);
    float scale = phone ? ON_PHONE : 1;
    struct call_place place = {.face = scale * (middle ? FACE_RIICHI : FACE),
                               .size = scale * (middle ? SIZE_RIICHI : SIZE_CALL)};
    place.room = phone ? layout->wide - 2 * EDGE - place.face - GAP : layout->wide * (middle ? .6f : .36f);
    float word_wide = type_width(painter, type_make(TYPE_SERIF, place.size, COLOUR_CALL, TYPE_LEFT), word);
    float wide = place.face + GAP + fminf(word_wide / layout->u, place.room);
    bool low = side == TABLE_OWN || plate.y + plate.h / 2 > layout->high / 2,
         right = plate.x + plate.w / 2 > layout->wide / 2;

    place.x = middle                       ? (layout->wide - wide) / 2
              : right || side == TABLE_OWN ? layout->wide - 38 - wide /* where the player's own sets go */
                                           : plate.x + 6;
    float above = side == TABLE_OWN ? table->layout.hand.y - 4 : plate.y - 14;
    place.y = middle ? layout->high * .375f
              : low  ? above - place.face / 2
                     : plate.y + plate.h + 10 + place.face / 2;
    place.x = SDL_clamp(place.x, EDGE, layout->wide - EDGE - wide);
    return place;
}

/* The side of the table that a seat sits on, as a point at the edge, in shares of the window. */
static struct point edge_of(const struct table_scene *table, int seat)
{
    static const struct point of_two[] = {{.5f, 1}, {.5f, 0}, {0, .5f}, {0, .5f}};
    static const struct point of_four[] = {{.5f, 1}, {1, .5f}, {.5f, 0}, {0, .5f}};
    const struct table *shown = &table->anim.shown.table;
    int side = sprites_side(shown, table->near, seat);

    return (shown->seats == TABLE_SIDES ? of_four : of_two)[side % TABLE_SIDES];
}

void table_scene_draw_lights(const struct table_scene *table, struct painter *painter)
{
    float w = (float)painter->layout.width, h = (float)painter->layout.height, now, dusk = evening(table);
    const struct event *event = anim_call(&table->anim, &now);
    bool day = painter->look.palette == PALETTE_DAY;

    painter->shade = 0;
    for (int corner = 0; corner < 4 && dusk > 0; corner++)
        draw_light(painter, w * (float)(corner & 1), h * (float)(corner >> 1), w * .62f, h * .8f,
                   COLOUR_ALPHA(COLOUR_EVENING, (day ? 60 : 125) * dusk));
    if (!event || !table_scene_call_word(&table->words, event))
        return;
    struct point edge = edge_of(table, event->seat);
    draw_light(
        painter, w * edge.x, h * edge.y, w * .42f, h * .34f,
        COLOUR_ALPHA(light_of(event), (event->kind == EVENT_RIICHI ? 150 : 110) * call_shown(table, now)));
}

/* The word comes a little smaller, in steps, so that few sizes of its letters are made. */
static float size_now(const struct app *app, float size, float now)
{
    return app_reduced(app) ? size : size * (.86f + .14f * ceilf(anim_share(now, 0, CALL_IN) * 4) / 4);
}

static void draw_word(const struct table_scene *table, struct app *app, const struct event *event, float now)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, alpha = painter->alpha;
    char word[64];

    tr_say(word, sizeof word,
           event->kind == EVENT_RIICHI || event->kind == EVENT_TENPAI ? "{1}" : tr_in("call", "{1}!"),
           table_scene_call_word(&table->words, event));
    struct call_place place = place_of(table, painter, event, word);
    struct type type = type_limited(
        painter, type_make(TYPE_SERIF, size_now(app, place.size, now), COLOUR_CALL, TYPE_LEFT), 1);
    struct type shade = type;
    float wide = fminf(type_width(painter, type, word), place.room * u), x = (place.x + place.face + GAP) * u;
    float base = place.y * u + type_cap_height(painter, type) / 2, full = (place.face + GAP) * u + wide;
    struct rect face =
        rect_make((place.x) * u, (place.y - place.face / 2) * u, place.face * u, place.face * u);

    painter->alpha *= call_shown(table, now);
    for (int i = 0; i < 2; i++)
        draw_light(painter, place.x * u + full / 2, place.y * u, full * .72f, place.face * .95f * u,
                   COLOUR_ALPHA(COLOUR_CALL_GROUND, 215));
    face_draw_player(painter, session_setup(table->session)->players, event->seat, face,
                     table_wind(&table->anim.shown.table, event->seat), true);
    shade.colour = COLOUR_ALPHA(COLOUR_CALL_GROUND, 200);
    shade.sign = true;
    type_draw_fit(painter, shade, x, base + 3 * u, place.room * u, word);
    type_draw_fit(painter, type, x, base, place.room * u, word);
    painter->alpha = alpha;
}

bool table_scene_is_calling(const struct table_scene *table)
{
    float now;

    return anim_call(&table->anim, &now) && now < table->anim.call->close;
}

void table_scene_note_call(struct table_scene *table, struct app *app, const struct event *events, int count)
{
    enum { SAID = 1200 /* ms */ };

    for (int i = 0; i < count && app_duration(app, 1000) <= 0; i++)
        if (table_scene_call_word(&table->words, &events[i]) && events[i].seat != table->view.seat) {
            table->called = events[i];
            table->called_until = SDL_GetTicks64() + SAID;
            app_wake(app, SAID / 1000.0f);
        }
}

bool table_scene_says_call(const struct table_scene *table, char *out, size_t size)
{
    if (SDL_GetTicks64() >= table->called_until || table->view.table.result.outcome != OUTCOME_NONE)
        return false;
    tr_say(out, size, tr("{1}: {2}"), words_name(&table->words, table->called.seat),
           table_scene_call_word(&table->words, &table->called));
    return true;
}

bool table_scene_lays_stick(const struct table_scene *table, int seat)
{
    float now;
    const struct event *event = anim_call(&table->anim, &now);

    return event && event->kind == EVENT_RIICHI && event->seat == seat;
}

/* Rings of light go out from where the stick came down. */
static void draw_rings(struct painter *painter, struct rect stick, float now)
{
    for (int ring = 0; ring < 2; ring++) {
        float t = anim_share(now, STICK_LANDS + (float)ring * 70, STICK_LANDS + (float)ring * 70 + 360);
        float out = (16 + 90 * t) * painter->layout.u;
        if (t > 0 && t < 1)
            draw_outline(painter, rect_inset(stick, -out, -out * .36f), 400, 2,
                         COLOUR_ALPHA(COLOUR_CALL_RIICHI, 170 * (1 - t)));
    }
}

/* The stick slides from its owner to the middle, comes down with a shake, and then goes to its place. */
static void draw_stick(const struct table_scene *table, struct app *app, const struct event *event, float now)
{
    struct painter *painter = &app->painter;
    const struct layout *layout = &painter->layout;
    struct point edge = edge_of(table, event->seat);
    int side = sprites_side(&table->anim.shown.table, table->near, event->seat);
    struct rect home = table->layout.riichi[side & 1], stick;
    float alpha = painter->alpha, slide = anim_share(now, STICK_LEAVES, STICK_LANDS);
    float goes = anim_eased(anim_share(now, STICK_GOES, table->anim.call->gone));
    float shake = now < STICK_LANDS
                      ? 0
                      : 3 * sinf((now - STICK_LANDS) * .09f) * (1 - anim_share(now, STICK_LANDS, 620));
    float wide = fminf(STICK_WIDE, layout->wide - 2 * EDGE), high = STICK_HIGH * wide / STICK_WIDE;
    struct rect middle = rect_make((layout->wide - wide) / 2, layout->high * .57f - high / 2, wide, high);
    struct rect from = rect_moved(middle, 0, (edge.y - .57f) * .7f * layout->high);

    home = rect_make(home.x, home.y + 1, home.w, layout_is_phone(layout) ? home.h : 12);
    if (app_reduced(app)) {
        stick = goes < .5f ? middle : home;
        shake = 0;
        alpha *= fabsf(2 * goes - 1);
    } else {
        stick = rect_between(rect_between(from, middle, slide * slide), home, goes);
    }
    stick = table_scene_pixels(painter, rect_moved(stick, shake, 0));
    painter->alpha = alpha * anim_share(now, STICK_LEAVES, STICK_LEAVES + STICK_COMES);
    if (!app_reduced(app))
        draw_rings(painter, stick, now);
    draw_glow(painter, stick, 6, COLOUR_ALPHA(COLOUR_CALL_RIICHI, 190 * (1 - goes)), 9);
    draw_svg(painter, "riichi-stick", stick, 0);
    painter->alpha = alpha;
}

/* The tile that flies, over the word, turned as it goes, and what the eye keeps of where it was. */
static void draw_flying(const struct table_scene *table, struct painter *painter)
{
    float alpha = painter->alpha;

    for (int back = 2; back >= 0; back--) {
        struct sprite now;
        if (!anim_trail(&table->anim, (float)back * 70, &now))
            continue;
        struct rect box = table_scene_pixels(painter, rect_moved(now.rect, 0, -now.lift));
        painter->alpha = alpha * (back ? .3f / (float)back : 1);
        atlas_draw_turned(painter, (enum pose)now.pose, now.tile, box.x + box.w / 2, box.y + box.h / 2,
                          table_scene_tile_width(painter, &now), now.tilt);
    }
    painter->alpha = alpha;
}

void table_scene_draw_call(struct table_scene *table, struct app *app)
{
    float now;
    const struct event *event = anim_call(&table->anim, &now);

    if (!event || event->seat >= SEAT_MAX || !table_scene_call_word(&table->words, event))
        return;
    if (event->kind == EVENT_RIICHI && table->layout.riichi[0].h > 0)
        draw_stick(table, app, event, now);
    if (event->kind == EVENT_WIN) {
        /* The hands are about to be laid open, all in one picture: their tiles are painted two by two, out of
         * sight, while nothing but the word is seen. */
        enum { STEP = 16 /* ms */, MADE = 2 };
        static struct sprites laid;
        int made = -(int)(now / STEP) * MADE;
        sprites_make(&laid, &table->layout, &table->view, table->near);
        for (int i = 0; i < laid.count && made < MADE; i++) {
            enum place place = SPRITE_PLACE(laid.list[i].key);
            if ((place == PLACE_OWN || place == PLACE_OTHER || place == PLACE_WIN) && made++ >= 0)
                atlas_draw(&app->painter, (enum pose)laid.list[i].pose, laid.list[i].tile,
                           -2 * (float)app->painter.layout.width, 0,
                           table_scene_tile_width(&app->painter, &laid.list[i]),
                           ATLAS_NO_SHADOW | ATLAS_TOLD);
        }
    }
    draw_word(table, app, event, now);
    app->painter.shade = table_scene_shade(table, &app->painter);
    draw_flying(table, &app->painter);
    app->painter.shade = 0;
}

int table_scene_points_shown(const struct table_scene *table, int seat)
{
    const struct table *shown = &table->anim.shown.table;
    int points = shown->scores[seat];

    if (shown->result.outcome != OUTCOME_WIN || table->unpaid <= 0)
        return points;
    return points - (int)lroundf((float)shown->result.gain[seat] * table->unpaid);
}
