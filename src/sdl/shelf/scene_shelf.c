/* scene_shelf.c: the screen of the shelf (shelf.h). Nothing leaves the machine. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/shelf/shelf.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/widgets.h"
#include "sdl/ui/word_row.h"

SCENE_OF(struct shelf)

/* --- what the journal comes to ------------------------------------------------------------------ */

static void recount(struct shelf *shelf)
{
    static struct album_entry other[STATISTICS_PATTERNS];
    const struct journal *journal = &shelf->counting.journal;
    shelf->stale = false;
    for (int i = 0; scene_modes[i]; i++) {
        struct album_entry *list = i == shelf->mode ? shelf->list : other;
        shelf->all[i] = album_list(journal, scene_modes[i], list);
        shelf->made[i] = album_made(list, shelf->all[i]);
    }
    shelf->count = shelf->all[shelf->mode];
    achievements_count(journal, shelf->achieved);
    shelf->achieved_count = 0;
    for (int i = 0; achievements[i].id; i++)
        shelf->achieved_count += shelf->achieved[i].done;
}

/* The pattern whose first hand is the newest, else the first. */
static int newest(const struct shelf *shelf)
{
    int at = 0;
    for (int i = 1; i < shelf->count; i++)
        if (shelf->list[i].hands && (!shelf->list[at].hands || strcmp(shelf->list[i].first.match->name,
                                                                      shelf->list[at].first.match->name) > 0))
            at = i;
    return at;
}

static void open_mode(struct shelf *shelf, int mode)
{
    shelf->mode = mode;
    shelf->turned = false;
    shelf->time = 0;
    shelf->album.at = 0;
    recount(shelf);
    shelf->pattern = newest(shelf);
    shelf->medal = -1;
}

/* --- what is done ------------------------------------------------------------------------------- */

/* On a phone the last after the modes are the achievements. */
static struct scene *choose_mode(struct scene *scene, struct app *app, int mode)
{
    if (mode < scene_mode_count())
        open_mode(of(scene), mode);
    else
        of(scene)->turned = true;
    app_animate(app);
    return scene;
}

static struct scene *show_chosen(struct scene *scene, struct app *app)
{
    app_dirty(app);
    return layout_is_phone(&app->painter.layout) ? shelf_scene_detail(scene) : scene;
}

struct scene *shelf_choose_pattern(struct scene *scene, struct app *app, int pattern)
{
    of(scene)->pattern = pattern;
    of(scene)->medal = -1;
    return show_chosen(scene, app);
}

struct scene *shelf_choose_medal(struct scene *scene, struct app *app, int medal)
{
    of(scene)->medal = medal;
    of(scene)->pattern = -1;
    return show_chosen(scene, app);
}

const struct match_tally *shelf_match(const struct shelf *shelf, int *round)
{
    if (shelf->medal >= 0) {
        *round = shelf->achieved[shelf->medal].round;
        return shelf->achieved[shelf->medal].match;
    }
    const struct won_hand *best = &shelf->list[shelf->pattern].best;
    *round = best->match ? (int)(best->round - best->match->rounds) : 0;
    return best->match;
}

struct scene *shelf_watch(struct scene *scene, struct app *app)
{
    struct record record;
    struct problem why;
    int round;
    struct scene *below = scene->under ? scene->under : scene;
    const struct match_tally *match = shelf_match(of(below), &round);
    if (!match)
        return scene;
    if (!archive_read(matches_records(app), match->name, &record, &why)) {
        app_warn_problem(app, &why);
        return scene;
    }
    struct scene *replay = scene_watch_round(app, below, &record, round);
    record_deinit(&record);
    return replay;
}

/* --- the scene ---------------------------------------------------------------------------------- */

/* What there is to open: the modes and, after them, the achievements, with how many were made of each. */
struct tabs {
    int modes;
    char words[RULESETS_MAX + 1][160];
    const char *names[RULESETS_MAX + 1];
};

static void name_tab(struct tabs *tabs, int tab, const char *name, int made, int all)
{
    char count[24];
    snprintf(count, sizeof count, "%d/%d", made, all);
    tr_say(tabs->words[tab], sizeof tabs->words[tab], tr("{1} {2}"), name, count);
    tabs->names[tab] = tabs->words[tab];
}

static void name_tabs(const struct shelf *shelf, struct tabs *tabs)
{
    tabs->modes = scene_mode_count();
    for (int i = 0; i < tabs->modes; i++)
        name_tab(tabs, i, tr(scene_modes[i]->name), shelf->made[i], shelf->all[i]);
    name_tab(tabs, tabs->modes, tr("Achievements"), shelf->achieved_count, ACHIEVEMENTS);
}

/* Beside the right column, or over it where the words are long: there with the counts, if they have room. */
static void draw_tabs(struct shelf *shelf, struct app *app, struct pen *pen, struct pen *right)
{
    struct tabs tabs;
    struct painter *painter = &app->painter;
    struct rect rect = pen_top(pen, 38);
    name_tabs(shelf, &tabs);
    int count = tabs.modes;
    const char **names = tabs.names;
    if (word_row_width(painter, names, count) > rect.w) {
        rect.w = right->room.x + right->room.w - rect.x;
        pen_top(right, 54);
        if (word_row_width(painter, names, count) > rect.w)
            for (int i = 0; i < count; i++)
                names[i] = tr(scene_modes[i]->name);
    }
    word_row(app, rect, "mode", names, count, shelf->mode, true);
    target_does_each(app, "mode", choose_mode, 0);
}

static const char *describe(const struct shelf *shelf, char *out, size_t size)
{
    if (counting_is_busy(&shelf->counting))
        tr_say(out, size, tr("Reading match {1} of {2}"), shelf->counting.looked_at + 1,
               shelf->counting.kept_count);
    else
        tr_say(out, size, tr("Every pattern you have made, with your own tiles. Practice doesn’t count."));
    return out;
}

/* On a phone the head and what can be opened stay in their place, and the rest scrolls. */
static void draw_phone(struct shelf *shelf, struct app *app, struct pen pen)
{
    enum { COLUMNS = 2, WIDE = 340, TAB = 44, GAP = 6, EDGE = 10 };
    const struct layout *l = &app->painter.layout;
    struct tabs tabs;
    name_tabs(shelf, &tabs);
    int count = tabs.modes + 1, rows = (count + COLUMNS - 1) / COLUMNS, high = rows * (TAB + GAP) - GAP;
    pen.room.h = l->high * l->u - pen.room.y - EDGE * pen.u;
    struct pen list = pen_in(pen.painter, pen_aside(&pen, WIDE, (float)high));
    pen_aside(&pen, EDGE, EDGE);
    word_grid(app, pen_top(&list, (float)high), "mode", tabs.names, count,
              shelf->turned ? tabs.modes : shelf->mode, COLUMNS, GAP);
    target_does_each(app, "mode", choose_mode, 0);
    if (shelf->turned)
        shelf_draw_medals(shelf, app, pen.room);
    else
        shelf_draw_album(shelf, app, pen.room);
}

static void draw(struct scene *scene, struct app *app)
{
    struct shelf *shelf = of(scene);
    char words[200];
    struct pen pen = widget_screen(app, 40, tr("The shelf"), describe(shelf, words, sizeof words), 122);
    if (layout_is_phone(&pen.painter->layout)) {
        draw_phone(shelf, app, pen);
        return;
    }
    pen_bottom(&pen, 48 - pen.painter->layout.frame);
    struct pen right = pen_in(pen.painter, pen_right(&pen, 324));
    pen_right(&pen, 20);
    draw_tabs(shelf, app, &pen, &right);
    pen_top(&pen, 16);
    shelf_draw_album(shelf, app, pen.room);
    struct rect detail = pen_top(&right, 364 + 70 * (pen.painter->layout.grown - 1));
    pen_top(&right, 12);
    shelf_draw_detail(shelf, app, detail);
    shelf_draw_medals(shelf, app, right.room);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct shelf *shelf = of(scene);
    shelf->stale |= counting_step(&shelf->counting, app);
    if (shelf->stale && !counting_is_busy(&shelf->counting)) {
        recount(shelf);
        app_dirty(app);
    }
    if (shelf->time < SHELF_STANDS && !app_reduced(app)) {
        shelf->time += dt;
        app_animate(app);
    }
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct shelf *shelf = of(scene);
    if (target_after(app->input.focus, "medal") ? scroll_by_key(app, &shelf->medals, shelf->medals_rect, key)
                                                : scroll_by_key(app, &shelf->album, shelf->album_rect, key))
        return scene;
    bool names_mode = key->code > SDLK_0 && key->code <= SDLK_0 + scene_mode_count();
    return names_mode ? choose_mode(scene, app, key->code - SDLK_1) : NULL;
}

/* The wheel turns what the pointer is on. */
static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct shelf *shelf = of(scene);
    bool medals = layout_is_phone(&app->painter.layout)
                      ? shelf->turned
                      : rect_contains(shelf->medals_rect, app->input.x, app->input.y);
    if (medals)
        scroll_wheel(app, &shelf->medals, shelf->medals_rect, lines);
    else
        scroll_wheel(app, &shelf->album, shelf->album_rect, lines);
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    struct shelf *shelf = of(scene);
    (void)x, (void)y, (void)drop;
    if (strcmp(id, "rows:medals") == 0)
        scroll_drag(app, &shelf->medals, shelf->medals_rect);
    else
        scroll_drag(app, &shelf->album, shelf->album_rect);
    return scene;
}

static void leave(struct scene *scene, struct app *app)
{
    counting_end(&of(scene)->counting, app);
    free(scene);
}

static const struct scene_class shelf_class = {.name = "shelf",
                                               .phone = true,
                                               .clicks = true,
                                               .leave = leave,
                                               .update = update,
                                               .draw = draw,
                                               .key = key,
                                               .drag = drag,
                                               .wheel = wheel};

static int first_mode(const struct app *app)
{
    for (int i = 0; scene_modes[i]; i++)
        if (scene_modes[i] == (app->mode ? app->mode : scene_mode_of(app)))
            return i;
    return 0;
}

struct scene *scene_shelf(struct scene *scene, struct app *app)
{
    struct shelf *shelf = SCENE_NEW(struct shelf, &shelf_class, NULL);
    (void)scene;
    counting_begin(&shelf->counting, app);
    open_mode(shelf, first_mode(app));
    return &shelf->scene;
}

struct scene *scene_shelf_example(struct app *app)
{
    struct shelf *shelf = SCENE_NEW(struct shelf, &shelf_class, NULL);
    shelf->counting.example = true;
    shelf->scene.alias = "shelf-example";
    statistics_example(&app->settings, &shelf->counting.journal);
    open_mode(shelf, first_mode(app));
    return &shelf->scene;
}
