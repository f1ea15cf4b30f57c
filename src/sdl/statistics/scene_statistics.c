/*
 * scene_statistics.c: the statistics of the player's matches, on pages (statistics_scene.h).
 *
 * Nothing leaves the machine.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/days.h"
#include "sdl/app/scenes.h"
#include "sdl/art/tip.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { PAGES = 7 };
const struct statistics_page *const statistics_pages[PAGES + 1] = {
    &statistics_overview, &statistics_modes,    &statistics_opponents_page, &statistics_hands_page,
    &statistics_time,     &statistics_trainers, &statistics_profile};

SCENE_OF(struct statistics_scene)

/* --- what is chosen, and what it comes to -------------------------------------------------------------- */

const struct ruleset *statistics_mode(const struct statistics_scene *scene)
{
    return scene->mode < 0 ? NULL : scene_modes[scene->mode];
}

struct selection statistics_selection(const struct statistics_scene *scene)
{
    return (struct selection){statistics_mode(scene), NULL};
}

static void recount_hands(struct statistics_scene *scene)
{
    struct selection selection = statistics_selection(scene);
    const struct pattern *pattern = NULL;
    scene->pattern_count = statistics_patterns(&scene->counting.journal, &selection, scene->patterns);
    if (scene->chosen >= scene->pattern_count)
        scene->chosen = -1;
    if (scene->chosen >= 0)
        pattern = scene->patterns[scene->chosen].pattern;
    scene->hand_count = 0;
    if (selection.rules) {
        scene->hand_count =
            statistics_hands(&scene->counting.journal, &selection, (enum show_order)scene->order, pattern,
                             scene->hands, STATISTICS_HANDS);
        return;
    }
    for (int i = 0; scene_modes[i]; i++) { /* values of several modes do not compare */
        struct selection one = {scene_modes[i], NULL};
        scene->hand_count += statistics_hands(&scene->counting.journal, &one, (enum show_order)scene->order,
                                              NULL, scene->hands + scene->hand_count, 1);
    }
}

/* Days count from the one on which the statistics were restarted. */
static void recount_days(struct statistics_scene *scene, struct app *app)
{
    enum { EXAMPLE_TODAY = 20779 /* 2026-11-22 */ };
    struct day_book made_up = {0};
    const struct day_book *book = &made_up;
    if (scene->counting.example)
        statistics_example_days(EXAMPLE_TODAY, &made_up);
    else
        book = days_book(app);
    day_book_count(book, date_parse(scene->counting.journal.since), &scene->days);
    scene->day_streak = day_book_streak(book, scene->counting.example ? EXAMPLE_TODAY : days_today());
    scene->day_longest = day_book_longest(book);
    day_book_deinit(&made_up);
}

static void recount(struct statistics_scene *scene, struct app *app)
{
    struct selection selection = {NULL, NULL};
    statistics_count(&scene->counting.journal, &selection, &scene->all);
    for (int i = 0; scene_modes[i]; i++) {
        selection.rules = scene_modes[i];
        statistics_count(&scene->counting.journal, &selection, &scene->modes[i]);
    }
    scene->chosen_mode = scene->mode < 0 ? scene->all : scene->modes[scene->mode];
    selection = statistics_selection(scene);
    scene->opponent_count = statistics_opponents(&scene->counting.journal, &selection, scene->opponents);
    recount_hands(scene);
    recount_days(scene, app);
    statistics_make_profile(scene, app);
}

void statistics_changed(struct statistics_scene *scene, struct app *app)
{
    recount(scene, app);
    app_dirty(app);
}

static struct scene *update(struct scene *top, struct app *app, float dt)
{
    struct statistics_scene *scene = of(top);
    (void)dt;
    if (counting_step(&scene->counting, app))
        statistics_changed(scene, app);
    statistics_step_review(scene, app);
    return top;
}

static void leave(struct scene *top, struct app *app)
{
    struct statistics_scene *scene = of(top);
    app->input.look = false;
    statistics_stop_review(scene);
    counting_end(&scene->counting, app);
    free(scene);
}

/* --- what is done ------------------------------------------------------------------------------- */

void statistics_go_to(struct statistics_scene *scene, struct app *app, int page)
{
    scene->page = page;
    scene->list.at = 0;
    snprintf(scene->alias, sizeof scene->alias, "%s", statistics_pages[page]->alias);
    scene->scene.alias = scene->alias;
    if (statistics_pages[page] == &statistics_trainers)
        statistics_read_trainers(scene, app);
    app_dirty(app);
}

static struct scene *start_over(struct scene *under, struct app *app, bool yes)
{
    struct statistics_scene *scene = of(under);
    char now[RECORD_BEGAN];
    if (yes) {
        archive_now(now);
        journal_reset(&scene->counting.journal, now);
        counting_write(&scene->counting, app);
        statistics_changed(scene, app);
    }
    return under;
}

static struct scene *ask_start_over(struct scene *scene, struct app *app)
{
    struct question question = {.title = tr("Restart the statistics?"),
                                .yes = tr("Start over"),
                                .no = tr("Keep them"),
                                .costs = true,
                                .answer = start_over};
    tr_say(question.text, sizeof question.text,
           tr("Matches started before now will no longer count. Their records stay, and you can count them "
              "all again later."));
    return scene_question(app, scene, &question);
}

static struct scene *count_all(struct scene *top, struct app *app)
{
    struct statistics_scene *scene = of(top);
    journal_reset(&scene->counting.journal, "");
    counting_write(&scene->counting, app);
    statistics_changed(scene, app);
    return top;
}

static struct scene *show_page(struct scene *top, struct app *app, int page)
{
    statistics_go_to(of(top), app, page);
    return top;
}

/* `mode`: of scene_modes, -1: all. */
static struct scene *choose_mode(struct scene *top, struct app *app, int mode)
{
    struct statistics_scene *scene = of(top);
    scene->mode = mode;
    scene->chosen = -1;
    scene->list.at = 0;
    statistics_stop_review(scene);
    statistics_changed(scene, app);
    return top;
}

/* --- drawing ------------------------------------------------------------------------------------------- */

static const char *describe(const struct statistics_scene *scene, char *out, size_t size)
{
    char date[DAY_DATE];
    statistics_date(scene->counting.journal.since, date);
    if (counting_is_busy(&scene->counting))
        tr_say(out, size, tr("Reading match {1} of {2}"), scene->counting.looked_at + 1,
               scene->counting.kept_count);
    else if (date[0])
        tr_say(out, size,
               tr_many("One match, started since {2}", "{1} matches, started since {2}", scene->all.matches),
               scene->all.matches, date);
    else if (!scene->all.matches)
        tr_say(out, size, tr("Matches against the computer count here, except practice"));
    else
        tr_say(out, size, tr_many("One match", "{1} matches", scene->all.matches), scene->all.matches);
    return out;
}

static void draw_tabs(struct statistics_scene *scene, struct app *app, struct pen *pen)
{
    const char *names[PAGES], *modes[RULESETS_MAX + 1] = {tr("All modes")};
    int count = 0;
    for (int i = 0; i < PAGES; i++)
        names[i] = tr(statistics_pages[i]->name);
    struct pen tabs = pen_in(pen->painter, pen_top(pen, 36));
    pen_left(&tabs, -10); /* their words begin where the panel does */
    word_row(app, tabs.room, "page", names, PAGES, scene->page, false);
    target_does_each(app, "page", show_page, 0);
    pen_top(pen, 10);
    if (!statistics_pages[scene->page]->by_mode)
        return;
    for (; scene_modes[count]; count++)
        modes[count + 1] = tr(scene_modes[count]->name);
    word_row(app, pen_top(pen, 30), "mode", modes, count + 1, scene->mode + 1, true);
    target_does_each(app, "mode", choose_mode, -1);
    pen_top(pen, 10);
}

static void draw_foot(struct statistics_scene *scene, struct app *app, struct pen pen)
{
    bool begun = scene->counting.journal.since[0];
    const char *label = begun ? tr("Recount all matches") : tr("Start over");
    struct rect link =
        rect_moved(pen_right(&pen, widget_link_width(pen.painter, label) / pen.u), 8 * pen.u, 0);
    pen_right(&pen, 20);
    text_draw(pen.painter, TEXT_NOTE, pen.room,
              tr("Counted from your own matches on this computer. Nothing leaves it."));
    if (!begun && !scene->all.matches)
        return;
    widget_link(app, link, begun ? "button:all" : "button:reset", label, begun ? SDLK_a : SDLK_n);
    target_does(app, begun ? count_all : ask_start_over);
}

static void draw(struct scene *top, struct app *app)
{
    struct statistics_scene *scene = of(top);
    struct painter *painter = &app->painter;
    char words[200];
    struct pen pen = widget_screen(app, 34, tr("Statistics"), describe(scene, words, sizeof words), 122);
    scene->tip.name[0] = '\0';
    scene->list_rows = 0;
    pen_bottom(&pen, 12);
    draw_foot(scene, app, pen_in(painter, pen_bottom(&pen, 34)));
    pen_bottom(&pen, 10);
    draw_tabs(scene, app, &pen);
    draw_panel(painter, pen.room);
    pen_pad(&pen, 20, 16);
    statistics_pages[scene->page]->draw(scene, app, pen.room);
    if (scene->tip.name[0])
        tip_draw(painter, scene->tip.anchor, scene->tip.name, NULL, scene->tip.text);
}

/* From a row of the list to the next one out of sight, which comes into view; false if the focus is elsewhere
 * or the arrows find the next row anyway. */
static bool step_in_list(struct statistics_scene *scene, struct app *app, int way)
{
    const struct target *target = target_find(app, app->input.focus);
    size_t name = strcspn(app->input.focus, "0123456789");
    char id[INPUT_ID];
    if (!app->input.focus_visible || !target || !scene->list_rows ||
        !rect_contains(scene->listed, target->rect.x + 1, target->rect.y + target->rect.h / 2))
        return false;
    int next = atoi(app->input.focus + name) + way;
    float top = scene->list_row * (float)next, room = scene->listed.h - scene->list_row;
    if (next < 0 || next >= scene->list_rows || (top >= scene->list.at && top <= scene->list.at + room))
        return false;
    scene->list.at = way > 0 ? top - room : top;
    snprintf(id, sizeof id, "%.*s%d", (int)name, app->input.focus, next);
    input_focus(app, id);
    app_animate(app);
    return true;
}

/* Page up and page down turn the pages, 1 to 9 open one. */
static struct scene *key(struct scene *top, struct app *app, const struct scene_key *key)
{
    struct statistics_scene *scene = of(top);
    int page = scene->page;
    if ((key->code == SDLK_DOWN || key->code == SDLK_UP) &&
        step_in_list(scene, app, key->code == SDLK_DOWN ? 1 : -1))
        return top;
    if (key->code == SDLK_PAGEDOWN)
        page = (page + 1) % PAGES;
    else if (key->code == SDLK_PAGEUP)
        page = (page + PAGES - 1) % PAGES;
    else if (key->code > SDLK_0 && key->code <= SDLK_0 + PAGES)
        page = key->code - SDLK_1;
    else
        return NULL;
    statistics_go_to(scene, app, page);
    return top;
}

SCROLL_WHEEL(list, listed)

/* Here the arrow keys also reach what only tells something. */
static void enter(struct scene *scene, struct app *app, bool again)
{
    (void)scene;
    (void)again;
    app->input.look = true;
}

static const struct scene_class statistics_class = {.name = "statistics",
                                                    .clicks = true,
                                                    .enter = enter,
                                                    .leave = leave,
                                                    .update = update,
                                                    .draw = draw,
                                                    .key = key,
                                                    .wheel = wheel};

static struct statistics_scene *make(void)
{
    struct statistics_scene *scene = SCENE_NEW(struct statistics_scene, &statistics_class, NULL);
    scene->mode = scene->chosen = -1;
    return scene;
}

struct scene *scene_statistics(struct scene *scene, struct app *app)
{
    struct statistics_scene *statistics = make();
    (void)scene;
    counting_begin(&statistics->counting, app);
    recount(statistics, app);
    return &statistics->scene;
}

struct scene *statistics_with_example(struct app *app, const char *alias)
{
    struct statistics_scene *scene = make();
    int page = 0;
    while (statistics_pages[page] && strcmp(statistics_pages[page]->alias, alias) != 0)
        page++;
    CHECK(statistics_pages[page]);
    scene->counting.example = true;
    statistics_example(&app->settings, &scene->counting.journal);
    scene->mode = statistics_pages[page]->by_mode ? 0 : -1;
    recount(scene, app);
    statistics_go_to(scene, app, page);
    return &scene->scene;
}
