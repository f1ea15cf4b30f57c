/* table_plan.c: a turn in one visit, where several share the screen; see table_cover.h. */
#include "sdl/table/table_cover.h"

#include <math.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"

bool table_plan_is_on(const struct table_scene *table, const struct app *app)
{
    return app->settings.one_curtain && table_cover_is_on(table, app) &&
           session_setup(table->session)->rules->dummy;
}

bool table_plan_marks(const struct table_scene *table, const struct app *app)
{
    const struct ruleset *rules = session_setup(table->session)->rules;

    return app->settings.one_curtain && table_cover_is_on(table, app) && !rules->dummy &&
           rules->claims & CLAIM_PUNG && session_setup(table->session)->seats > 2;
}

bool table_plan_marks_now(const struct table_scene *table)
{
    return table->cover.holds && table->cover.marks && !table_scene_is_curtained(table) &&
           table->near == table->cover.offer.by;
}

void table_plan_marks_view(struct table_scene *table)
{
    struct view *view = &table->view;

    view->table.phase = PHASE_CLAIM;
    view->table.asked = (uint8_t)(1u << table->near);
    view->moves[0] = move_make(MOVE_PASS, table->near, TILE_NONE);
    view->move_count = 1;
}

bool table_plan_is_awaited(const struct table_scene *table)
{
    const struct table *seen = &table->cover.seen.table;

    return table->cover.holds && table->cover.plans && !session_plan(table->session) &&
           (seen->wall || table_hidden_count(seen));
}

bool table_plan_is_due(const struct table_scene *table)
{
    return table_plan_is_awaited(table) && !table_scene_is_curtained(table) &&
           table->near == table->cover.offer.by;
}

void table_plan_view(struct table_scene *table)
{
    struct view *view = &table->view;

    view->table.phase = PHASE_DUMMY;
    view->table.turn = (uint8_t)table->near;
    view->table.asked = (uint8_t)(1u << table->near);
    table_clear_offer(&view->table);
    view->move_count = (uint8_t)legal_moves(&view->table, &view->own, table->near, view->moves);
}

/* --- the plan ---------------------------------------------------------------------------------------- */

/* The discard isn't held back: the match was taken up again after it was let go. */
static void hold(struct table_scene *table)
{
    struct table_cover *cover = &table->cover;

    *cover = (struct table_cover){.holds = true, .plans = true};
    session_view(table->session, SEAT_NONE, &cover->seen);
    cover->offer = (struct offer){.tile = TILE_NONE, .source = WIN_DISCARD, .by = (uint8_t)table->near};
    cover->looks = setup_persons(session_setup(table->session)) & ~(1u << table->near);
}

bool table_plan_take(struct table_scene *table, struct app *app, struct move move)
{
    const struct table_marks *marks = &table->marks[table->near];
    const struct dummy_plan plan = {.made = true, .move = move, .pungs = marks->pungs, .kongs = marks->kongs};

    if (!table_plan_is_on(table, app) || (move.kind != MOVE_REVEAL && move.kind != MOVE_DUMMY_DRAW) ||
        !view_allows(&table->view, move))
        return false;
    if (!table->cover.holds)
        hold(table);
    session_make_plan(table->session, &plan);
    matches_tell_saving(app);
    audio_play(app, SOUND_TILE); /* the same for both: the other player may not know yet which it is */
    table_scene_forget_choice(table);
    table_scene_refresh(table, app, PICTURE_JUMPS);
    return true;
}

struct move table_plan_answer(const struct view *view, const struct table_marks *marks)
{
    uint8_t kind = tile_kind(view->table.offer.tile);
    const struct move *win = view_find(view, MOVE_WIN), *kong = view_find(view, MOVE_KONG),
                      *pung = view_find(view, MOVE_PUNG);

    if (win)
        return *win;
    if (kong && marks->kongs & TILE_BIT(kind))
        return *kong;
    if (pung && marks->pungs & TILE_BIT(kind))
        return *pung;
    return move_make(MOVE_PASS, view->seat, TILE_NONE);
}

int table_plan_carry_out(struct table_scene *table, const struct dummy_plan *plan)
{
    struct session *session = table->session;
    const struct table_marks marks = {.pungs = plan->pungs, .kongs = plan->kongs};
    struct view view;
    int caused = 0, answered = 0;

    if (!plan->made || !session_play(session, plan->move, &caused, NULL))
        return 0;
    session_view(session, plan->move.seat, &view);
    if (view.table.phase == PHASE_CLAIM && view.move_count)
        session_play(session, table_plan_answer(&view, &marks), &answered, NULL);
    return caused + answered;
}

/* --- marks ------------------------------------------------------------------------------------------- */

/* In Riichi only a kong of a revealed tile is left to claim. */
static bool takes_pung(const struct view *view)
{
    return !view->table.riichi[view->seat];
}

static bool takes_kong(const struct view *view, int held)
{
    return held == 3 && (takes_pung(view) ||
                         (view->table.rules->dummy && table_option(&view->table, OPTION_REVEALED_KONG)));
}

const char *table_plan_mark(const struct table_scene *table, uint8_t tile)
{
    const struct view *view = &table->view;
    const struct table_marks *marks = &table->marks[table->near];
    const struct set_names *sets = words_sets(&table->words);
    int held = view->own.hand.counts[tile_kind(tile)];
    bool pung = takes_pung(view) && (held == 2 || held == 3), kong = takes_kong(view, held);

    if (!(table->choice.plans || table->choice.marks) || !table_scene_is_open(table) || !(pung || kong))
        return NULL;
    if (kong && marks->kongs & TILE_BIT(tile_kind(tile)))
        return tr(sets->kong);
    return pung && marks->pungs & TILE_BIT(tile_kind(tile)) ? tr(sets->pung) : "";
}

/* From nothing to a pung, to a kong where three are held, to nothing. */
static struct scene *click(struct scene *scene, struct app *app, int place)
{
    struct table_scene *table = (struct table_scene *)scene;
    struct table_marks *marks = &table->marks[table->near];

    if (!table_scene_takes(table, app) || place >= table_scene_hand_size(table))
        return scene;
    uint8_t kind = tile_kind(table_scene_own_tile(table, place).tile);
    tile_set bit = TILE_BIT(kind);
    bool pung = marks->pungs & bit, kong = marks->kongs & bit;
    bool can_kong = takes_kong(&table->view, table->view.own.hand.counts[kind]);
    marks->pungs &= ~bit;
    marks->kongs &= ~bit;
    if (!pung && !kong && takes_pung(&table->view))
        marks->pungs |= bit;
    else if (!kong && can_kong)
        marks->kongs |= bit;
    audio_play(app, SOUND_TILE);
    table_scene_choice_changed(table, app);
    return scene;
}

void table_plan_add_targets(struct table_scene *table, struct app *app)
{
    for (int i = 0; i < table_scene_hand_size(table); i++) {
        struct own_tile own = table_scene_own_tile(table, i);
        const char *mark = table_plan_mark(table, own.tile);
        if (!mark)
            continue;
        target_add(app, own.id, table_scene_pixels(&app->painter, own.rect), TARGET_NO_RING, 0);
        target_does_at(app, click, i);
        table_spoken_tile(app, own.tile, mark[0] ? mark : NULL);
    }
}

void table_plan_draw(struct table_scene *table, struct painter *painter)
{
    float u = painter->layout.u;

    for (int i = 0; i < table_scene_hand_size(table); i++) {
        struct own_tile own = table_scene_own_tile(table, i);
        const char *mark = table_plan_mark(table, own.tile);
        if (!mark)
            continue;
        own.rect.y -= table->lifts[i];
        struct rect tile = table_scene_pixels(painter, own.rect);
        struct type text = type_make(TYPE_SANS_BOLD, SIZE_SMALL, COLOUR_BRASS_TEXT, TYPE_CENTRE);
        struct box_style plate = {.radius = 5, .top = COLOUR_BRASS_HIGH, .bottom = COLOUR_BRASS_LOW};
        draw_outline(painter, rect_inset(tile, -u, -u), 6, mark[0] ? 3 : 2,
                     mark[0] ? COLOUR_BRASS_HIGH : COLOUR_ALPHA(COLOUR_BRASS, 200));
        if (!mark[0])
            continue;
        text.limit = tile.w / 3;
        float cap = type_cap_height(painter, text), high = roundf(cap + 8 * u);
        struct rect box = {tile.x, roundf(tile.y - high / 2), tile.w, high};
        draw_box(painter, box, &plate);
        type_draw_fit(painter, text, box.x + box.w / 2, roundf(box.y + (box.h + cap) / 2), box.w - 4 * u,
                      mark);
    }
}
