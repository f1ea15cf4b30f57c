/*
 * scene_win.c: a win at the table. The felt darkens, the winning hand comes to the middle set by set, its
 * patterns are counted one by one, and only then the points move. What is yours is lit warm, what is
 * another's cool. A click or key goes on to the result at once.
 */
#include "sdl/result/scene_win.h"

#include <math.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/art/atlas.h"
#include "sdl/ui/face.h"
#include "sdl/ui/flow.h"

SCENE_OF(struct win_scene)

enum { REMARK_AIR = 24 };

static const float DIM = .35f, FADE = .22f; /* seconds */
static const float NAMED = 2.1f;            /* ... a rare hand's name stands alone */

static const uint32_t VEIL_WARM = COLOUR_VEIL_WARM, VEIL_COOL = COLOUR_VEIL_COOL;
static const uint32_t LAMP_WARM = COLOUR_ALPHA(COLOUR_LAMP_WARM, 88),
                      LAMP_COOL = COLOUR_ALPHA(COLOUR_LAMP_COOL, 60);

static float share(float time, float from, float length)
{
    float t = (time - from) / length;
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

static uint32_t accent(const struct win_scene *win)
{
    return win->warm ? COLOUR_BRASS : COLOUR_COOL;
}

/* --- the plan -------------------------------------------------------------------------------------- */

/* Slow speed leaves more time between the parts. */
static void plan(struct win_scene *win, bool slow)
{
    int sets = win->result.score.reading.count, lines = win->result.score.line_count;
    struct win_times *times = &win->times;

    times->sets = slow ? .45f : .1f;
    times->set_step = sets > 5 ? .13f : slow ? .2f : .16f;
    times->set_length = slow ? .42f : .36f;
    times->name = times->sets + times->set_step * (float)sets + times->set_length + .1f;
    times->lines = times->name + (win->rare ? NAMED : 0);
    times->line_step = lines > 9 ? .17f : lines > 5 ? .25f : slow ? .36f : .3f;
    times->total = times->lines + times->line_step * (float)lines + (slow ? .3f : .2f);
    times->stamp = times->total + .45f;
    times->scores = win->rare ? times->stamp + .7f : times->total + (slow ? .55f : .45f);
    times->paid = times->scores + (slow ? .75f : .6f);
    times->end = times->paid + 1.1f;
}

int win_lines_at(const struct win_scene *win, float time)
{
    int lines = win->result.score.line_count;
    int counted = time < win->times.lines ? 0 : 1 + (int)((time - win->times.lines) / win->times.line_step);
    return counted > lines ? lines : counted;
}

static float paid_at(const struct win_scene *win, float time)
{
    return anim_eased(share(time, win->times.scores, win->times.paid - win->times.scores));
}

/* --- where the tiles come from --------------------------------------------------------------------- */

static bool is_like(const struct sprite *sprite, const struct result_place *place)
{
    if (place->exposed != (SPRITE_PLACE(sprite->key) == PLACE_MELD))
        return false;
    bool down = place->pose == POSE_DOWN, hidden = sprite->tile == TILE_HIDDEN;
    return down || hidden ? down && hidden : tile_kind(sprite->tile) == tile_kind(place->tile);
}

/* The tile of the table that goes to this place, or -1. A winning tile of another's goes to its own alone. */
static int find_sprite(const struct sprites *sprites, const bool *used, int side,
                       const struct result_place *place)
{
    int found = -1;

    for (int i = 0; i < sprites->count; i++) {
        const struct sprite *sprite = &sprites->list[i];
        bool won = SPRITE_PLACE(sprite->key) == PLACE_WIN;
        if (used[i] || !table_scene_is_winners(sprite, side) || !is_like(sprite, place) ||
            (won && !place->wins))
            continue;
        found = i;
        if (won)
            break;
    }
    for (int i = 0; i < sprites->count && found < 0 && place->wins; i++) /* turned in Stage B, it lies open */
        if (SPRITE_PLACE(sprites->list[i].key) == PLACE_DISCARD && is_like(&sprites->list[i], place))
            found = i;
    return found;
}

static void find_tiles(struct win_scene *win, const struct painter *painter)
{
    static struct sprites sprites; /* large */
    static bool used[SPRITES_MAX];
    const struct table_scene *table = win->table;
    struct result_place places[RESULT_PLACES];
    struct result_span spans[RESULT_GROUPS];
    int side = sprites_side(&table->anim.shown.table, table->near, win->result.winner);

    memset(used, 0, sizeof used);
    sprites_make(&sprites, &table->layout, &table->anim.shown, table->near);
    win->place_count = result_places(&win->result, painter, 0, places, spans);
    for (int order = 0; order < 2; order++) /* the winning tile last: it may lie anywhere */
        for (int i = 0; i < win->place_count; i++) {
            if (places[i].wins != (order == 1))
                continue;
            int at = find_sprite(&sprites, used, side, &places[i]);
            struct rect plate = table->layout.plate[side];
            win->tiles[i] = at < 0 ? places[i].tile : sprites.list[at].tile;
            win->from[i] =
                at < 0 ? rect_make(plate.x + plate.w / 2, plate.y, places[i].w, 0) : sprites.list[at].rect;
            if (at >= 0)
                used[at] = true;
        }
}

/* --- the picture ----------------------------------------------------------------------------------- */

static void draw_dark(const struct win_scene *win, struct painter *painter, const struct win_places *places)
{
    float t = anim_eased(share(win->time, 0, DIM)), w = (float)painter->layout.width, u = painter->layout.u;
    float alpha = painter->alpha;

    draw_veil(painter,
              (win->warm ? VEIL_WARM : VEIL_COOL) - 255u + (uint32_t)(t * 255)); /* hides all words */
    painter->alpha *= t;
    draw_light(painter, w / 2, (places->sets + 70) * u, w * .46f, 250 * u, win->warm ? LAMP_WARM : LAMP_COOL);
    painter->alpha = alpha;
}

static struct atlas_tile flying(const struct win_scene *win, struct app *app, int index,
                                const struct result_place *place)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, start = win->times.sets + win->times.set_step * (float)place->set;
    float t = anim_eased(share(win->time, start, win->times.set_length));
    struct rect from = win->from[index];
    bool still = app_reduced(app);
    float way = still ? (t >= .5f ? 1 : 0) : t, w = from.w + (place->w - from.w) * way;
    struct atlas_tile tile = {.pose = (enum pose)place->pose,
                              .tile = place->pose == POSE_DOWN ? TILE_HIDDEN : win->tiles[index],
                              .x = roundf((from.x + (place->x - from.x) * way) * u),
                              .y = roundf((from.y + (place->y - from.y) * way) * u),
                              .w = atlas_width(painter, w),
                              .rest = way > 0 && way < 1 ? atlas_width(painter, place->w) : 0,
                              .alpha = still ? fmaxf(fabsf(2 * t - 1), .01f) : 1,
                              .lift = still ? 0 : 26 * u * sinf(3.14159265f * t)};

    if (place->pose == POSE_SIDEWAYS) /* the width that counts is the upright one */
        tile.w = atlas_width(painter, place->w * (w / fmaxf(place->w, 1)) * (t < 1 ? .9f : 1));
    tile.y -= tile.lift;
    if (place->wins)
        tile.flags |= ATLAS_RIM | ATLAS_GLOW;
    return tile;
}

static void draw_sets(const struct win_scene *win, struct app *app, float top)
{
    struct painter *painter = &app->painter;
    struct result_place places[RESULT_PLACES];
    struct result_span spans[RESULT_GROUPS];
    struct atlas_tile tiles[RESULT_PLACES];
    float alpha = painter->alpha;
    int count = result_places(&win->result, painter, top, places, spans);

    for (int i = 0; i < count && i < win->place_count; i++)
        tiles[i] = flying(win, app, i, &places[i]);
    atlas_draw_group(painter, tiles, count < win->place_count ? count : win->place_count);
    for (int set = 0; set < win->result.score.reading.count && !layout_is_phone(&painter->layout); set++) {
        float laid = win->times.sets + win->times.set_step * (float)set + win->times.set_length;
        painter->alpha = alpha * share(win->time, laid, FADE);
        if (painter->alpha > 0)
            result_draw_set_name(&win->result, painter, set, top, &spans[set]);
    }
    painter->alpha = alpha;
}

static void draw_headline(const struct win_scene *win, struct painter *painter,
                          const struct win_places *places)
{
    float u = painter->layout.u, alpha = painter->alpha;
    char words[160];

    win_headline(win, words, sizeof words);
    painter->alpha *= share(win->time, .1f, FADE);
    if (painter->alpha > 0)
        type_draw_fit_two(painter, win_headline_type(win, painter), painter->layout.wide / 2 * u,
                          places->headline * u, result_width(painter) * u, 36, true, words);
    painter->alpha = alpha;
}

/* One counted pattern: it comes from a little to the left. */
static void draw_line_of(const struct win_scene *win, struct app *app, int index, struct pen row, float size)
{
    const struct score_line *line = &win->result.score.lines[index];
    float alpha = row.painter->alpha, y = row.room.h / 2 / row.u + size * .33f,
          wide = row.room.w / row.u - 92;
    float t = share(win->time, win->times.lines + win->times.line_step * (float)index, FADE);

    float shift = app_reduced(app) ? 0 : (1 - anim_eased(t)) * -14;
    row.painter->alpha *= t;
    pen_type(&row, type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_LEFT), 4 + shift, y, wide,
             tr(line->pattern->name));
    pen_type(&row, type_make(TYPE_SERIF, size + 2, accent(win), TYPE_RIGHT), 4, y, 0,
             TR_SAID(win->result.view.table.rules->has_stages ? tr("{1} han") : "{1}", line->points));
    row.painter->alpha = alpha;
}

static void draw_lines(const struct win_scene *win, struct app *app, const struct win_places *places)
{
    struct painter *painter = &app->painter;
    int lines = win->result.score.line_count, counted = win_lines_at(win, win->time);
    float step = places->step, size = step < 25 ? 16 : step < 34 ? 19 : 24, alpha = painter->alpha;
    struct pen pen = pen_at(painter, (painter->layout.wide - win_column(painter)) / 2, places->panel,
                            win_column(painter), places->high);

    if (!lines)
        return;
    painter->alpha *= share(win->time, win->times.lines - FADE, FADE);
    if (painter->alpha > 0)
        draw_flat(painter, pen.room, 14, COLOUR_ALPHA(COLOUR_SUNK, 184), COLOUR_ALPHA(accent(win), 90), 1);
    painter->alpha = alpha;
    pen_pad(&pen, 24, 11);
    for (int i = 0; i < counted; i++) {
        struct pen row = pen_in(painter, pen_row(&pen, i % places->rows, places->rows, 0));
        row.room = pen_column(&row, i / places->rows, places->columns, 32);
        draw_line_of(win, app, i, row, size);
        if (i % places->rows > 0 && step > 26)
            pen_rule(&row);
    }
}

static void draw_total(const struct win_scene *win, struct painter *painter, float y)
{
    float u = painter->layout.u, alpha = painter->alpha;
    char words[64];

    y += painter->layout.shape == LAYOUT_FLAT ? 50 : 58;
    result_worth(&win->result, words, sizeof words);
    painter->alpha *= share(win->time, win->times.total, FADE);
    if (painter->alpha > 0)
        type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_CEREMONY, accent(win), TYPE_CENTRE),
                      painter->layout.wide / 2 * u, y * u, result_width(painter) * u, words);
    painter->alpha = alpha;
}

/* Returns how far the name of a rare hand is there: it comes when the hand lies, and gives way to what is
 * counted. */
static float named(const struct win_scene *win)
{
    float from = win->times.name, to = win->times.lines;

    return win->rare ? fminf(share(win->time, from, .3f), 1 - share(win->time, to - .3f, .3f)) : 0;
}

/* A rare hand is named before it is counted: the lamps go out, a light rises behind the tiles, and gold leaf
 * falls. */
static void draw_rare_name(const struct win_scene *win, struct app *app, const struct win_places *places)
{
    struct painter *painter = &app->painter;
    float w = (float)painter->layout.width, u = painter->layout.u, alpha = painter->alpha, t = named(win);
    float rise = anim_eased(share(win->time, win->times.name + .2f, .9f)), y = places->panel + 120;

    if (t <= 0)
        return;
    draw_veil(painter, COLOUR_ALPHA(COLOUR_CALL_GROUND, 165 * t));
    painter->alpha *= t;
    draw_light(painter, w / 2, y * u, w * (.2f + .5f * rise), 420 * u * (.3f + .7f * rise),
               COLOUR_ALPHA(COLOUR_CALL_WIN, 150 * rise));
    if (!app_reduced(app))
        draw_leaf(painter, (win->time - win->times.name) / NAMED);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_CALL, COLOUR_CALL, TYPE_CENTRE), w / 2, y * u,
                  result_width(painter) * u, win->name);
    painter->alpha = alpha;
}

/* A rare hand's seal: red, pressed on beside what was counted. */
static void draw_stamp(const struct win_scene *win, struct app *app, const struct win_places *places)
{
    struct painter *painter = &app->painter;
    float t = share(win->time, win->times.stamp, .16f), u = painter->layout.u, alpha = painter->alpha;
    float larger = app_reduced(app) ? 0 : roundf((1 - t) * 26);
    struct rect seal =
        layout_rect(&painter->layout, places->seal.x, places->seal.y, places->seal.w, places->seal.h);
    struct box_style body = {.radius = 10,
                             .top = COLOUR_STAMP_HIGH,
                             .bottom = COLOUR_STAMP_LOW,
                             .stroke = COLOUR_STAMP_EDGE,
                             .stroke_width = 2.4f,
                             .shadow = COLOUR_SHADOW};
    struct type type = type_make(TYPE_SERIF, SIZE_WORTH, COLOUR_STAMP_TEXT, TYPE_CENTRE);

    if (!win->rare || t <= 0)
        return;
    painter->alpha *= t;
    draw_box(painter, rect_inset(seal, -larger * u, -larger * u), &body);
    if (t >= 1) {
        struct rect inner = rect_inset(seal, 8 * u, 8 * u);
        draw_outline(painter, inner, 6, 1.2f, COLOUR_ALPHA(COLOUR_STAMP_EDGE, 176));
        int lines = type_count_lines(painter, type, inner.w - 20 * u, win->name);
        lines = lines > 2 ? 2 : lines;
        float leading = type_leading(painter, type, 32), cap = type_cap_height(painter, type);
        float y = seal.y + (seal.h - cap - leading * (float)(lines - 1)) / 2 + cap;
        type_draw_wrapped(painter, type, seal.x + seal.w / 2, roundf(y), inner.w - 20 * u, 32, 2, win->name);
    }
    painter->alpha = alpha;
}

static void draw_seat(const struct win_scene *win, const struct pen *pen, int seat)
{
    const struct table *table = &win->result.view.table;
    int gain = table->result.gain[seat];
    int before = table->scores[seat] - gain;
    float paid = paid_at(win, win->time);
    char words[32], points[24];

    face_draw_seat(pen->painter, session_setup(win->result.session)->players, seat,
                   pen_part(pen, 0, 0, 46, 46), table_wind(table, seat), table->result.winners >> seat & 1);
    pen_text(pen, TEXT_NAME, 58, 19, 104, words_name(&win->result.words, seat));
    words_change(gain, words, sizeof words);
    struct type change =
        type_make(TYPE_SANS_BOLD, SIZE_SMALL, gain > 0 ? COLOUR_BRASS : COLOUR_WARNING, TYPE_LEFT);
    if (gain)
        pen_type(pen, change, 58, 41, 0, words);
    words_points(before + (int)lroundf((float)gain * paid), points, sizeof points);
    pen_text(pen, TEXT_COUNT | TEXT_RIGHT, 0, 34, 0, points);
}

/* The scores, which move when all has been counted; a phone has no room for them beside the result's. */
static void draw_scores(const struct win_scene *win, struct painter *painter)
{
    enum { SEAT = 236, APART = 36 };
    const struct table *table = &win->result.view.table;
    int seats = table->seats - (table->sitting < table->seats), seat = win->result.near;
    float wide = (float)((SEAT + APART) * seats + 20), alpha = painter->alpha;
    struct pen pen = pen_at(painter, (painter->layout.wide - wide) / 2, result_top(painter) + 686, wide, 78);

    if (layout_is_phone(&painter->layout))
        return;
    painter->alpha *= share(win->time, win->times.total + .2f, FADE);
    if (painter->alpha > 0)
        draw_flat(painter, pen.room, 14, COLOUR_ALPHA(COLOUR_SUNK, 224), COLOUR_ALPHA(COLOUR_WHITE, 34), 1);
    pen_pad(&pen, 28, 16);
    for (int i = 0; i < seats && painter->alpha > 0; i++, seat = table_next(table, seat)) {
        struct pen one = pen_in(painter, pen_left(&pen, SEAT));
        pen_left(&pen, APART);
        draw_seat(win, &one, seat);
    }
    painter->alpha = alpha;
}

/* What an opponent says, left of what is counted. */
static void draw_remark(const struct win_scene *win, struct painter *painter, const struct win_places *places)
{
    float wide = (painter->layout.wide - win_column(painter)) / 2 - 2 * REMARK_AIR;

    table_remarks_draw_in(win->table, painter,
                          layout_rect(&painter->layout, REMARK_AIR, places->panel, wide, 0));
}

static void draw(struct scene *scene, struct app *app)
{
    const struct win_scene *win = of(scene);
    struct win_places places = win_places(win, &app->painter);

    draw_dark(win, &app->painter, &places);
    draw_headline(win, &app->painter, &places);
    draw_lines(win, app, &places);
    draw_total(win, &app->painter, places.panel + places.high);
    draw_stamp(win, app, &places);
    draw_scores(win, &app->painter);
    draw_rare_name(win, app, &places);
    draw_sets(win, app, places.sets);
    draw_remark(win, &app->painter, &places);
}

/* --- the scene ------------------------------------------------------------------------------------- */

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct win_scene *win = of(scene);

    if (again)
        return;
    result_begin(&win->result, win->table->session);
    win->warm = win->result.words.you == SEAT_NONE || win->result.words.you == win->result.winner;
    win->rare = result_rare(&win->result, win->name, sizeof win->name);
    plan(win, app_speed(app) == SPEED_SLOW);
    if (layout_is_phone(&app->painter.layout))
        win->times.end = win->times.paid;
    find_tiles(win, &app->painter);
    win->table->lifted_out = true;
    win->table->unpaid = 1;
    app_animate(app);
}

static bool passes(float before, float now, float at)
{
    return before < at && now >= at;
}

static void sound(const struct win_scene *win, struct app *app, float before, float now)
{
    const struct win_times *times = &win->times;
    int counted = win_lines_at(win, before);

    for (int set = 0; set < win->result.score.reading.count; set++)
        if (passes(before, now, times->sets + times->set_step * (float)set))
            audio_play(app, SOUND_TILE);
    for (; counted < win_lines_at(win, now); counted++)
        audio_play_step(app, SOUND_POINT, counted);
    if (passes(before, now, times->total))
        audio_play(app, win->warm ? SOUND_WIN : SOUND_LOSS);
    if (win->rare && passes(before, now, times->name))
        audio_play(app, SOUND_TREASURE);
    if (win->rare && passes(before, now, times->stamp))
        audio_play(app, SOUND_STAMP);
}

/* On to the result; a guide says in words at the table what it comes to. */
static struct scene *go_on(const struct win_scene *win, struct app *app)
{
    return win->table->guide ? &win->table->scene : scene_result_counted(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct win_scene *win = of(scene);
    float speed = app_duration(app, 1000), before = win->time;

    if (speed <= 0)
        return go_on(win, app);
    win->time += dt / speed;
    sound(win, app, before, win->time);
    table_remarks_step(win->table, app);
    win->table->unpaid = 1 - paid_at(win, win->time);
    app_animate(app);
    return win->time >= win->times.end ? go_on(win, app) : scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    bool goes_on = pressed->code == SDLK_RETURN || pressed->code == SDLK_KP_ENTER ||
                   pressed->code == SDLK_SPACE || pressed->code == SDLK_ESCAPE;
    return goes_on ? go_on(of(scene), app) : NULL;
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    (void)x;
    (void)y;
    return go_on(of(scene), app);
}

/* The table has said who wins; what the hand comes to is said once, by the result that follows. */
static void speak(struct scene *scene, struct app *app, enum speak what)
{
    if (what != SPEAK_COMES)
        result_speak(&of(scene)->result, app, what);
}

static const struct scene_class win_class = {.name = "win",
                                             .phone = true,
                                             .seated = true,
                                             .speak = speak,
                                             .enter = enter,
                                             .update = update,
                                             .draw = draw,
                                             .key = key,
                                             .click = click};

struct scene *scene_win(struct app *app, struct table_scene *table)
{
    struct win_scene *win = SCENE_NEW(struct win_scene, &win_class, &table->scene);

    (void)app;
    win->table = table;
    return &win->scene;
}
