/*
 * life_screen.c: who is before the screen of a life, that they see their own tiles, and that nothing is seen
 * which they may not know (life.h). What was known a moment before may be shown until the tiles lie still.
 */
#include <string.h>

#include "life/life.h"
#include "sdl/app/app.h"
#include "sdl/table/scene_table.h"
#include "support/known_tiles.h"

enum { ONLOOKER = -1 };

static int at_screen = ONLOOKER; /* in a hot seat: whose curtain was lifted last */
static const struct session *match;
static bool was_curtain; /* the curtain was on top at the last look */
static int called;       /* ... for that seat */

static int remembered_for = ONLOOKER, remembered[TILE_COUNT];

void life_screen_forget(void)
{
    at_screen = remembered_for = ONLOOKER;
    was_curtain = false;
    match = NULL;
}

/* --- what may be known --- */

static void count_known(const struct view *view, int counts[TILE_COUNT])
{
    const struct table *table = &view->table;
    memset(counts, 0, TILE_COUNT * sizeof *counts);
    known_tiles_add_open(view, counts);
    known_tiles_add(table->dora.shown, sizeof table->dora.shown, counts);
    known_tiles_add(&table->stage.turned, 1, counts);
    if (view->seat == SEAT_NONE || view->shown >> view->seat & 1)
        return;
    known_tiles_add_hand(&view->own.hand, counts);
    known_tiles_add(view->own.three, 3, counts);
}

static void remember(const struct table_scene *table, int known[TILE_COUNT])
{
    bool same = remembered_for == at_screen;
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        int now = known[tile];
        if (same && remembered[tile] > now)
            known[tile] = remembered[tile];
        if (!same || !anim_is_busy(&table->anim))
            remembered[tile] = now;
    }
    remembered_for = at_screen;
}

/* --- who is there --- */

static bool is_hot_seat(const struct session *session)
{
    unsigned persons = setup_persons(session_setup(session));
    return persons & (persons - 1);
}

static bool is_curtain(const struct app *app)
{
    return !strcmp(app->top->class->name, "curtain");
}

static bool has_nothing_hidden(const struct table_scene *table)
{
    struct view view;
    session_view(table->session, SEAT_NONE, &view);
    return view.table.phase == PHASE_REMOVE || (view.table.phase == PHASE_DEAL && view.table.round == 0);
}

/* Whose eyes are before the screen, from what they did, and not from what the table takes them for. */
static void find_person(const struct app *app, const struct table_scene *table)
{
    if (match != app->session) {
        match = app->session;
        at_screen = remembered_for = ONLOOKER;
        was_curtain = false;
    }
    bool curtain = is_curtain(app);
    if (session_is_heard(app->session)) { /* the host has said which seat that is, or that they look on */
        at_screen = table->view.seat == SEAT_NONE ? ONLOOKER : table->view.seat;
    } else if (!is_hot_seat(app->session)) {
        at_screen = setup_first_person(session_setup(app->session));
        at_screen = at_screen == SEAT_NONE ? table->near : at_screen;
    } else if (table_scene_is_curtained(table)) {
        at_screen = ONLOOKER;
    } else if (was_curtain && !curtain) {
        at_screen = called;
        life->counts.curtains++;
    } else if (has_nothing_hidden(table)) {
        at_screen = table->near;
    }
    was_curtain = curtain || (was_curtain && table_scene_is_curtained(table));
    if (curtain)
        called = table->next;
}

/* Their own tiles are those on the screen, as the match has them. */
static void check_own(const struct app *app, const struct table_scene *table)
{
    static struct view now;
    if (table_scene_is_curtained(table) || table->cover.holds ||
        table->position != session_position(table->session))
        return;
    session_view(table->session, table->near, &now);
    if (memcmp(&now.own, &table->view.own, sizeof now.own) != 0)
        life_fail("seat %d does not see its own tiles in %s", table->near, app->top->class->name);
    if (memcmp(now.table.scores, table->view.table.scores, sizeof now.table.scores) != 0 ||
        now.table.turn != table->view.table.turn || now.table.phase != table->view.table.phase)
        life_fail("the table shows other points or another turn than the match has");
}

/* What lies on the rack and what was guessed are kinds that are said. */
static bool is_tile(const struct sprite *sprite)
{
    return SPRITE_PLACE(sprite->key) != PLACE_RACK && SPRITE_PLACE(sprite->key) != PLACE_GUESS;
}

static void check_tiles(const struct table_scene *table)
{
    static struct sprites sprites;
    static struct view view;
    int known[TILE_COUNT], seen[TILE_COUNT] = {0};
    session_view(table->session, at_screen == ONLOOKER ? SEAT_NONE : at_screen, &view);
    count_known(&view, known);
    remember(table, known);
    anim_picture(&table->anim, &sprites);
    for (int i = 0; i < sprites.count; i++)
        if (is_tile(&sprites.list[i]))
            known_tiles_add(&sprites.list[i].tile, 1, seen);
    for (uint8_t tile = 0; tile < TILE_COUNT; tile++)
        if (seen[tile] > known[tile])
            life_fail("%d of %s are seen, and seat %d may know %d (%s, phase %d, round %d, %s)", seen[tile],
                      tile_name(tile), at_screen, known[tile], view.table.rules->id, view.table.phase,
                      view.table.round, anim_is_busy(&table->anim) ? "on their way" : "at rest");
}

static void check_targets(const struct app *app)
{
    for (int i = 0; i < app->targets.count; i++)
        if (!strncmp(app->targets.list[i].id, "hand:", 5))
            life_fail("tiles of a hand can be met though nobody is at the screen");
}

void life_watch_screen(struct app *app)
{
    const struct table_scene *table = app->session ? life_table(app) : NULL;
    if (!table || table->use != TABLE_PLAYED) {
        was_curtain = false;
        at_screen = remembered_for = ONLOOKER;
        return;
    }
    find_person(app, table);
    int expected = at_screen == ONLOOKER ? SEAT_NONE : at_screen;
    if (table->view.seat != expected)
        life_fail("the table shows what seat %d sees, and seat %d is at the screen", table->view.seat,
                  expected);
    check_tiles(table);
    if (at_screen != ONLOOKER)
        check_own(app, table);
    else if (app->top == &table->scene)
        check_targets(app);
}
