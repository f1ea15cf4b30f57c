/*
 * tenpai_duel.c: the table of Tenpai Duel, whose second stage rearranges it, as the hooks of struct
 * composition. Where its parts and tiles lie is in tenpai_layout.c, what a player can do in tenpai_actions.c.
 */
#include <math.h>
#include <stdio.h>

#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"
#include "sdl/table/tenpai_duel/tenpai_duel.h"
#include "words/words.h"

static struct type sans(uint32_t colour, enum type_align align)
{
    return type_make(TYPE_SANS, SIZE_SMALL, colour, align);
}

/* --- trays ----------------------------------------------------------------------------------------- */

/* A place that waits for a tile, cut into the felt. */
static void draw_slot(struct painter *painter, struct rect units)
{
    struct rect place = table_scene_pixels(painter, rect_inset(units, 1, 1));

    draw_tray(painter, place, 20);
    draw_outline(painter, place, 7, 1, COLOUR_ALPHA(COLOUR_WHITE, 31));
}

static void draw_stage_trays(struct table_scene *table, struct painter *painter)
{
    const struct table_layout *l = &table->layout;
    bool defends = table_scene_is_open(table) && table->view.table.phase == PHASE_GUESS;

    draw_light(painter, (l->slots.x + l->slots.w / 2) * l->u, (l->slots.y + 40) * l->u, 420 * l->u,
               230 * l->u, COLOUR_ALPHA(COLOUR_LAMP, 32));
    draw_tray(painter, table_scene_pixels(painter, l->slots), 30);
    if (l->rack.w > 0)
        draw_tray(painter, table_scene_pixels(painter, l->rack), defends ? 40 : 26);
    if (l->tally.w > 0)
        draw_tray(painter, table_scene_pixels(painter, l->tally), 22);
    for (int i = 0; i < TENPAI_SLOTS; i++)
        draw_slot(painter, tenpai_layout_slot(l, i));
    for (int i = 0; i < 2; i++)
        draw_slot(painter, tenpai_layout_pair(l, i));
    if (defends && l->rack.w > 0)
        draw_outline(painter, table_scene_pixels(painter, l->rack), SIZE_RADIUS, 1.6f, COLOUR_BRASS);
}

/* The trays of the table as it is now: of piles, wall and dead wall, in Stage B of guesses too. */
static void tenpai_draw_trays(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;

    for (int side = 0; side < 2; side++)
        table_scene_draw_pile(table, painter, side, l->stage ? 24 : 15);
    if (l->indicators.w > 0)
        draw_tray(painter, table_scene_pixels(painter, l->indicators), 30);
    if (l->stage)
        draw_stage_trays(table, painter);
    else if (l->shape == LAYOUT_DESK)
        draw_tray(painter, table_scene_pixels(painter, l->wall), 30);
}

/* --- words ----------------------------------------------------------------------------------------- */

/* Lines are broken between the parts of a list only. */
static void keep_together(const char *words, char *out, size_t size)
{
    size_t used = 0;

    for (const char *c = words; *c && used + 3 < size; c++) {
        bool inside = *c == ' ' && c > words && c[-1] != ',';
        used += (size_t)snprintf(out + used, size - used, inside ? "\u00a0" : "%c", *c);
    }
}

/* Draws what the Dora are, clear of the indicators' shadow. */
static void tenpai_draw_over(struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = table_scene_pixels(painter, table->layout.indicators);
    float u = painter->layout.u;
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_IVORY, TYPE_CENTRE);
    char words[120];

    (void)sprites;
    if (table->layout.shape != LAYOUT_DESK)
        return; /* pointing at an indicator names its dora */
    if (!shown->rules->has_dora || shown->round == 0 || shown->dora.shown[0] >= TILE_COUNT)
        return;
    words_dora(shown, words, sizeof words);
    if (table->layout.stage) {
        type = sans(COLOUR_QUIET, TYPE_LEFT);
        float room = tray.w + 70 * u;                       /* to the rack */
        if (type_width(painter, type, words) > 1.1f * room) /* pointing at an indicator names its dora too */
            tr_say(words, sizeof words, tr("Dora: point at the indicators"));
        type_draw_fit(painter, type, tray.x + 2 * u, tray.y - 7 * u, room, words);
        return;
    }
    char parts[200];
    keep_together(words, parts, sizeof parts);
    int lines = type_count_lines(painter, type, tray.w - 20 * u, parts);
    if (lines > 1) /* between the tiles and the edge of the tray */
        type = type_limited(painter, type, 1);
    type_draw_wrapped(painter, type, tray.x + tray.w / 2, tray.y + (lines > 1 ? 103 : 113) * u,
                      tray.w - 20 * u, lines > 1 ? 15.5f : 17, 2, parts);
}

static float draw_bets(struct painter *painter, const struct table *shown, struct rect box, float y)
{
    float u = painter->layout.u;
    int bets = shown->stakes.bets;
    char points[24];

    for (int i = 0; i < bets && i < 4; i++)
        draw_svg(painter, "riichi-stick", rect_make(box.x, y + (float)i * 17 * u, box.w, 12 * u), 0);
    y += (float)(bets < 4 ? bets : 4) * 17 * u + 18 * u;
    words_points(STAKES_BET * bets, points, sizeof points);
    type_draw_fit(painter, sans(bets ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT), box.x, y, box.w,
                  bets ? TR_SAID(tr_many("{1} Riichi bet: {2}", "{1} Riichi bets: {2}", bets), bets, points)
                       : tr("No Riichi bets yet"));
    return y + 24 * u;
}

static void draw_counters(struct painter *painter, const struct table *shown, struct rect box, float y)
{
    float u = painter->layout.u;
    int counters = shown->stakes.counters, row = 12;
    char points[24];

    for (int i = 0; i < counters && i < 2 * row; i++) {
        float x = box.x + (float)(i % row) * 18 * u, top = y + (float)(i / row) * 17 * u;
        draw_disc(painter, x + 7 * u, top + 6 * u, 6 * u, 0, COLOUR_COUNTER);
        draw_disc(painter, x + 7 * u, top + 6 * u, 3.4f * u, 1.4f, COLOUR_COUNTER_RING);
    }
    y += (counters > row ? 34 : counters ? 17 : 0) * u + 18 * u;
    words_points(STAKES_COUNTER * counters, points, sizeof points);
    type_draw_fit(painter, sans(counters ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT), box.x, y, box.w,
                  counters
                      ? TR_SAID(tr_many("{1} counter: +{2} per win", "{1} counters: +{2} per win", counters),
                                counters, points)
                      : tr("No counters yet"));
}

/* The pot with its bets and counters, and how far Stage A is. */
static void draw_pot(struct table_scene *table, struct painter *painter)
{
    const struct table *shown = &table->anim.shown.table;
    struct rect panel = table_scene_pixels(painter, table->layout.pot), box = panel;
    float u = painter->layout.u;
    char words[64];

    if (!shown->rules->start_pot)
        return;
    draw_tray(painter, panel, 26);
    box.x += 20 * u;
    box.w -= 40 * u;
    type_draw(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT), box.x, panel.y + 34 * u,
              tr("The pot"));
    words_points(shown->stakes.pot, words, sizeof words);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_AMOUNT, COLOUR_IVORY, TYPE_LEFT), box.x, panel.y + 78 * u,
              words);
    draw_line(painter, box.x, panel.y + 96 * u, box.x + box.w, panel.y + 96 * u, 1, COLOUR_RULE);
    float y = draw_bets(painter, shown, box, panel.y + 112 * u);
    draw_counters(painter, shown, box, y);
    if (!shown->rules->turn_limit || shown->round == 0)
        return;
    int turn = shown->turns[shown->turn % shown->seats] + 1, limit = shown->rules->turn_limit;
    draw_line(painter, box.x, panel.y + panel.h - 50 * u, box.x + box.w, panel.y + panel.h - 50 * u, 1,
              COLOUR_RULE);
    float base = panel.y + panel.h - 20 * u;
    float taken = type_draw(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT), box.x, base,
                            tr("Stage A"));
    tr_say(words, sizeof words, tr("turn {1} of {2}"), turn < limit ? turn : limit, limit);
    type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_RIGHT), box.x + box.w, base, box.w - taken - 8 * u, words);
}

static void draw_pile_label(struct table_scene *table, struct painter *painter, int side)
{
    const struct table *shown = &table->anim.shown.table;
    int seat = sprites_seat(shown, table->near, side);
    struct rect tray = table_scene_pixels(painter, table->layout.pile[side]);
    static const struct words_forms forms = {N_("Your discards"), N_("{1}’s discards"), NULL};
    char words[96];

    words_say(&table->words, &forms, seat, SEAT_NONE, NULL, words, sizeof words);
    type_draw(painter, sans(COLOUR_QUIET, TYPE_LEFT), tray.x + 2 * painter->layout.u,
              tray.y - 7 * painter->layout.u, words);
}

/* "Third guess", and how many of its tiles are turned. */
static void draw_progress(struct table_scene *table, struct painter *painter)
{
    static const char *const guesses[] = {
        N_("First guess"), N_("Second guess"),  N_("Third guess"),  N_("Fourth guess"), N_("Fifth guess"),
        N_("Sixth guess"), N_("Seventh guess"), N_("Eighth guess"), N_("Ninth guess"),  N_("Tenth guess")};
    const struct table *shown = &table->anim.shown.table;
    const struct table_layout *l = &table->layout;
    int pairs, aside, turned = tenpai_layout_turned(shown) + (shown->stage.turned < TILE_COUNT);
    float u = painter->layout.u, right = (l->slots.x - 16) * u;

    tenpai_layout_aside(shown, &pairs, &aside);
    int guess = shown->stage.guess_count / 2 + (pairs == shown->stage.guess_count / 2);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_RIGHT), (l->pair.x - 16) * u,
              (l->pair.y + 58) * u, guess <= 10 ? tr(guesses[guess - 1]) : TR_SAID(tr("Guess {1}"), guess));
    int left = shown->wall + turned - aside, batch = left < TENPAI_SLOTS ? left : TENPAI_SLOTS;
    const char *words = turned > aside ? TR_SAID(tr("{1} of {2}"), turned - aside, batch)
                                       : TR_SAID(tr("{1} to reveal"), batch);
    float piles =
        fmaxf(l->pile[TABLE_OWN].x + l->pile[TABLE_OWN].w, l->pile[TABLE_OTHER].x + l->pile[TABLE_OTHER].w);
    type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_RIGHT), right, (l->slots.y + l->slots.h / 2 + 5) * u,
                  right - (piles + 8) * u, words);
}

/* The tiles chosen for the guess, where they would be laid. */
static void draw_chosen(struct table_scene *table, struct painter *painter)
{
    int which = 0;

    if (!table_scene_is_open(table) || table->view.table.phase != PHASE_GUESS)
        return;
    for (uint8_t kind = 0; kind < TILE_KINDS && which < 2; kind++) {
        if (!(table->choice.guess & TILE_BIT(kind)))
            continue;
        struct rect place = tenpai_layout_pair(&table->layout, which++);
        float u = painter->layout.u;
        atlas_draw(painter, POSE_LYING, kind, roundf(place.x * u), roundf(place.y * u),
                   atlas_width(painter, place.w), ATLAS_RIM);
    }
}

static void draw_stage_words(struct table_scene *table, struct painter *painter)
{
    const struct table_layout *l = &table->layout;
    const struct table *shown = &table->anim.shown.table;
    struct rect tally = table_scene_pixels(painter, l->tally);
    float u = painter->layout.u;
    int pairs, turned;

    for (int side = 0; side < 2; side++)
        draw_pile_label(table, painter, side);
    tenpai_layout_aside(shown, &pairs, &turned);
    bool narrow = tenpai_layout_tally_columns(l, pairs) > 1 ||
                  !type_fits(painter, sans(COLOUR_QUIET, TYPE_LEFT), 66 * u, tr("Guessed"));
    type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_LEFT), tally.x + 16 * u, tally.y + 22 * u,
                  narrow ? tally.w - 32 * u : 70 * u, narrow ? tr("Guessed, then revealed") : tr("Guessed"));
    if (!narrow)
        type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_LEFT), tally.x + 94 * u, tally.y + 22 * u,
                      tally.w - 110 * u, tr("Revealed"));
    if (shown->result.outcome == OUTCOME_NONE)
        draw_progress(table, painter);
    draw_chosen(table, painter);
}

/* On a phone: what is in the pot and how far Stage A is; in Stage B the tiles chosen. */
static void draw_small_middle(struct table_scene *table, struct painter *painter)
{
    const struct table *shown = &table->anim.shown.table;
    struct rect panel = table_scene_pixels(painter, table->layout.pot);
    float u = painter->layout.u, x = panel.x + 10 * u, room = panel.w - 20 * u;
    int limit = shown->rules->turn_limit, turn = shown->turns[shown->turn % shown->seats] + 1;
    char points[24];

    draw_chosen(table, painter);
    if (table->layout.pot.w <= 0 || !shown->rules->start_pot)
        return;
    draw_tray(painter, panel, 26);
    words_points(shown->stakes.pot, points, sizeof points);
    float wide = type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), x,
                               panel.y + 22 * u, room / 2, tr("The pot"));
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_RIGHT), x + room,
                  panel.y + 22 * u, room - wide - 6 * u, points);
    if (!limit || shown->round == 0)
        return;
    type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_LEFT), x, panel.y + 44 * u, room,
                  TR_SAID(tr("turn {1} of {2}"), turn < limit ? turn : limit, limit));
}

/* Draws what lies for the winner; in Stage B the names of its parts. */
static void tenpai_draw_middle(struct table_scene *table, struct app *app, int turn)
{
    (void)turn;
    if (table->layout.shape != LAYOUT_DESK)
        draw_small_middle(table, &app->painter);
    else if (table->layout.stage)
        draw_stage_words(table, &app->painter);
    else
        draw_pot(table, &app->painter);
}

/* Since when a seat has declared tenpai. */
static void tenpai_draw_declared(struct table_scene *table, struct app *app, int side)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    int seat = sprites_seat(shown, table->near, side);
    struct rect place = table_scene_pixels(painter, table->layout.riichi[side]);

    if (shown->round == 0 || shown->riichi[seat] || seat != shown->stage.attacker ||
        table->layout.shape != LAYOUT_DESK)
        return;
    type_draw_fit(painter, type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT), place.x,
                  place.y + 36 * painter->layout.u, place.w,
                  TR_SAID(tr("Tenpai since turn {1}"), shown->turns[seat]));
}

/* A seat's plate: points are counted in thousands. */
static void tenpai_draw_plate(struct table_scene *table, struct app *app, int seat, struct rect plate,
                              bool active)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    float u = painter->layout.u;
    char score[24], words[32];

    words_points(table_scene_points_shown(table, seat), score, sizeof score);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_LEFT), plate.x + 74 * u,
              plate.y + 58 * u, score);
    snprintf(words, sizeof words, "%s",
             active ? table_scene_seat_act(table, seat) : words_tile(table_wind(shown, seat)));
    struct type act =
        type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, active ? COLOUR_BRASS : COLOUR_QUIET, TYPE_RIGHT);
    struct type name = type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT);
    const char *who = words_plate_name(&table->words, seat);
    float least = fminf(type_width(painter, name, who), 52 * u); /* so that a name has room beside it */
    act = type_limited(painter, act, 1.15f);
    if (active &&
        !type_has_room(painter, act, 120 * u - least, 1, words)) /* the plate's light tells it too */
        snprintf(words, sizeof words, "%s", words_tile(table_wind(shown, seat)));
    float wind = type_draw_fit(painter, act, plate.x + 202 * u, plate.y + 30 * u, 120 * u - least, words);
    type_draw_fit(painter, name, plate.x + 74 * u, plate.y + 31 * u, 120 * u - wind, who);
}

/* --- tiles ----------------------------------------------------------------------------------------- */

/* The kinds the shown hand of the attacker waits for: what a right guess is told by. */
static tile_set shown_waits(const struct view *view)
{
    struct view room;
    const struct view *held = tenpai_without_turned(view, &room);
    int seat = view->table.stage.attacker;

    if (seat == SEAT_NONE)
        return 0;
    bool open = view->shown >> seat & 1;
    const struct hand *hand = open ? &held->hands[seat] : &held->own.hand;
    if ((!open && view->seat != seat) || hand->size % 3 != 1)
        return 0;
    return table_waits(&held->table, hand, seat);
}

static bool is_pointed_at(const struct app *app, uint8_t kind)
{
    char id[INPUT_ID], name[3];

    tile_print(kind, name);
    snprintf(id, sizeof id, "guess:%s", name);
    return input_is_hot(app, id) || input_is_focused(app, id);
}

static unsigned tile_flags(const struct table_scene *table, const struct app *app,
                           const struct sprite *sprite)
{
    const struct view *shown = &table->anim.shown;
    uint32_t place = SPRITE_PLACE(sprite->key), a = SPRITE_A(sprite->key);
    bool asked = table_scene_is_open(table) && table->view.table.phase == PHASE_GUESS;
    bool over = shown->table.result.outcome != OUTCOME_NONE && !anim_is_busy(&table->anim);

    if (place == PLACE_RACK && asked && sprite->tile != TILE_HIDDEN)
        return table->choice.guess & TILE_BIT(a) ? ATLAS_DIM | ATLAS_RIM
               : is_pointed_at(app, (uint8_t)a)  ? ATLAS_RIM_LIGHT | ATLAS_GLOW
                                                 : 0;
    if (place == PLACE_RACK && sprite->tile != TILE_HIDDEN && shown->seat == shown->table.stage.attacker)
        return shown_waits(shown) & TILE_BIT(a) ? ATLAS_RIM : 0;
    if (place == PLACE_GUESS && over && shown->table.result.outcome == OUTCOME_PREVENTED)
        return shown_waits(shown) & TILE_BIT(shown->table.stage.guesses[a]) ? ATLAS_RIM | ATLAS_GLOW : 0;
    if (place == PLACE_DISCARD && over && shown->table.result.outcome == OUTCOME_WIN &&
        a == shown->table.discard_count)
        return ATLAS_RIM | ATLAS_GLOW;
    return 0;
}

/* How a tile of Stage B is marked. */
static void tenpai_mark(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                        struct atlas_tile *tile)
{
    tile->flags |= tile_flags(table, app, sprite);
}

/* The defender's tiles that can be clicked. */
static void tenpai_add_targets(struct table_scene *table, struct app *app)
{
    const struct table *shown = &table->view.table;
    bool first = true;

    if (shown->phase != PHASE_GUESS)
        return;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        char id[INPUT_ID], name[3];
        if (shown->stage.guessed & TILE_BIT(kind))
            continue;
        tile_print(kind, name);
        snprintf(id, sizeof id, "guess:%s", name);
        struct rect tile = tenpai_layout_rack(&table->layout, kind);
        if (table->layout.grown) /* as far as the row below */
            tile.h = PILE_PITCH(table->layout.rack_w);
        target_add(app, id, table_scene_pixels(&app->painter, tile),
                   TARGET_NO_RING | (first ? TARGET_FIRST : 0u), 0);
        target_does_at(app, tenpai_choose_guess, kind);
        table_spoken_tile(app, kind, table->choice.guess & TILE_BIT(kind) ? tr("chosen") : NULL);
        first = false;
    }
}

/* --- the hooks ------------------------------------------------------------------------------------- */

const struct composition composition_tenpai_duel = {
    .open = tenpai_layout_open,
    .open_phone = tenpai_layout_open_phone,
    .follow = tenpai_layout_stage,
    .arrangement = tenpai_arrangement,
    .seen = tenpai_without_turned,
    .add_last = tenpai_sprites_add,
    .declaring = tenpai_declaring_discard,
    .hush = tenpai_hush,
    .draw_trays = tenpai_draw_trays,
    .draw_middle = tenpai_draw_middle,
    .draw_plate = tenpai_draw_plate,
    .draw_declared = tenpai_draw_declared,
    .draw_over = tenpai_draw_over,
    .mark = tenpai_mark,
    .add_targets = tenpai_add_targets,
    .key = tenpai_key,
    .turn_actions = tenpai_turn_actions,
    .phase_actions = tenpai_phase_actions,
};
