/*
 * table_calls.c: calls with presence: the word at the caller's plate, the stick laid down, and scores that
 * move only when they have been counted (scene_table.h).
 */
#include "sdl/table/scene_table.h"

#include <math.h>

#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"

static const float APPEAR = .13f, FADE = .2f; /* seconds at normal speed */
static const float FALL = 34, SLIDE = 26;     /* units */

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

/* The event whose step is on its way, or NULL. */
static const struct event *event_now(const struct anim *anim)
{
    return anim->next > 0 && anim->time < anim->total ? &anim->steps[anim->next - 1].event : NULL;
}

/* The word's box: over the plate, as wide as the word needs, within the window. */
static struct rect word_box(const struct table_scene *table, struct app *app, int seat, float width)
{
    struct painter *painter = &app->painter;
    int side = sprites_side(&table->anim.shown.table, table->near, seat);
    struct rect plate = table_scene_pixels(painter, table->layout.plate[side]);
    float u = painter->layout.u, w = fmaxf(plate.w + 16 * u, width + 56 * u),
          h = fmaxf(plate.h + 12 * u, 78 * u);
    float x = plate.x + (plate.w - w) / 2, y = plate.y + (plate.h - h) / 2;

    x = fminf(fmaxf(x, 14 * u), (float)painter->layout.width - w - 14 * u);
    y = fminf(fmaxf(y, 10 * u), (float)painter->layout.height - h - 10 * u);
    return rect_make(roundf(x), roundf(y), roundf(w), roundf(h));
}

void table_scene_draw_call(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct anim *anim = &table->anim;
    const struct event *event = event_now(anim);
    const char *word = event ? table_scene_call_word(&table->words, event) : NULL;
    struct type type = type_make(TYPE_SERIF, SIZE_TITLE, COLOUR_PROMPT, TYPE_CENTRE);
    float u = painter->layout.u, before = painter->alpha, scale = fmaxf(anim->scale, .001f);

    if (!word || event->seat >= SEAT_MAX)
        return;
    float in = fminf(anim->time / (APPEAR * scale), 1), left = (anim->total - anim->time) / (FADE * scale);
    struct rect box = word_box(table, app, event->seat, type_width(painter, type, word));
    bool leftward = box.x + box.w / 2 < (float)painter->layout.width / 2;
    float slide = app_reduced(app) ? 0 : (1 - in) * (1 - in) * SLIDE * u * (leftward ? -1.0f : 1.0f);
    struct box_style body = {.radius = 14,
                             .top = COLOUR_ALPHA(COLOUR_CALL_HIGH, 250),
                             .bottom = COLOUR_ALPHA(COLOUR_CALL_LOW, 250),
                             .stroke = COLOUR_BRASS,
                             .stroke_width = 2,
                             .shadow = COLOUR_SHADOW,
                             .glow = COLOUR_ALPHA(COLOUR_GLOW, 150),
                             .glow_size = 9};
    float share = SDL_clamp(fminf(in, left), 0, 1);
    box.x = roundf(box.x + slide);
    painter->alpha = before * fminf(share * 3, 1); /* the plate is covered first, and seen again last */
    draw_box(painter, box, &body);
    painter->alpha = before * share * share;
    type_draw(painter, type, box.x + box.w / 2, roundf(box.y + (box.h + type_cap_height(painter, type)) / 2),
              word);
    painter->alpha = before;
}

void table_scene_draw_stick(struct table_scene *table, struct app *app, struct rect units, bool fresh)
{
    struct painter *painter = &app->painter;
    const struct anim *anim = &table->anim;
    const struct event *event = event_now(anim);
    struct rect stick = rect_make(units.x, units.y + 1, units.w, 12);
    float alpha = painter->alpha, t = fresh ? anim_progress(anim) : 1;
    bool laying = fresh && event && event->kind == EVENT_RIICHI;

    painter->alpha *= fminf(t * 3, 1);
    if (!app_reduced(app))
        stick.y -= (1 - t * t) * FALL;                    /* faster and faster, and then it lies */
    if (laying && t >= 1 && anim->total > anim->moving) { /* a light that the blow leaves behind */
        float rest = 1 - (anim->time - anim->moving) / (anim->total - anim->moving);
        draw_glow(painter, table_scene_pixels(painter, stick), 6,
                  COLOUR_ALPHA(COLOUR_GLOW, (int)(150 * fmaxf(rest, 0))), 8);
    }
    draw_svg(painter, "riichi-stick", table_scene_pixels(painter, stick), 0);
    painter->alpha = alpha;
}

int table_scene_points_shown(const struct table_scene *table, int seat)
{
    const struct table *shown = &table->anim.shown.table;
    int points = shown->scores[seat];

    if (shown->result.outcome != OUTCOME_WIN || table->unpaid <= 0)
        return points;
    return points - (int)lroundf((float)shown->result.gain[seat] * table->unpaid);
}
