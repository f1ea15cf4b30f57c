/* loop.c: the program's heartbeat (loop.h), and files dropped on the window. */
#include "sdl/app/loop.h"

#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "base/file.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/input_parts.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/toast.h"
#include "sdl/app/window.h"
#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/paint/canvas.h"
#include "sdl/system/handed.h"
#include "sdl/system/page.h"

/* Files dropped on the window together. */
static struct {
    int count;
    bool opened;          /* one of them is shown */
    char why[APP_NOTICE]; /* why the first file that failed could not be opened */
} drop;

/* --- files dropped on the window ------------------------------------------------------------------------ */

/* A notice about an earlier file has been overtaken. */
static struct scene *below_notice(struct scene *top)
{
    return top->alias && strcmp(top->alias, "no-record") == 0 ? top->under : top;
}

/* So has a replay: records do not pile up. NULL: nothing lies below. */
static struct scene *below_replay(struct scene *top)
{
    struct scene *scene = below_notice(top);
    while (scene && strcmp(scene->class->name, "replay") == 0)
        scene = scene->under;
    return scene;
}

static void take(struct app *app, const char *path)
{
    char why[APP_NOTICE];
    drop.count++;
    if (drop.opened)
        return;
    struct scene *scene = scene_opened(app, below_replay(app->top), path, why, sizeof why);
    drop.opened = scene != NULL;
    if (scene)
        app_go(app, scene);
    else if (!drop.why[0])
        SDL_strlcpy(drop.why, why, sizeof drop.why);
}

/* All have come. */
static void finish(struct app *app)
{
    if (!drop.opened && drop.why[0])
        app_go(app, scene_not_opened(app, below_notice(app->top), drop.why));
    else if (drop.opened && drop.count > 1)
        app_notice(app, tr("Only one of {1} files is shown: open one record at a time."), drop.count);
    memset(&drop, 0, sizeof drop);
}

/* A text from another window, which may be a record or name its file; any other means nothing here. */
static void take_text(struct app *app, char *text)
{
    struct scene *under = below_replay(app->top);
    char *meant = handed_read(text);
    struct record record;
    struct problem why;
    if (file_exists(meant)) {
        take(app, meant);
    } else if (record_of_bytes(&record, meant, strlen(meant), &why)) {
        record_deinit(&record);
        app_go(app, scene_pasted(app, under ? under : app->top, meant));
    }
}

/* Handles a file dropped on the window or opened in the macOS Finder; true if the event was one, and then its
 * text is freed. Shows the first file that is a record; if none is, a notice says why. */
static bool drop_event(struct app *app, const SDL_Event *event)
{
    if (event->type < SDL_DROPFILE || event->type > SDL_DROPCOMPLETE)
        return false;
    app->input.acted = true;
    if (event->type == SDL_DROPBEGIN) /* an end may have been lost */
        memset(&drop, 0, sizeof drop);
    if (event->type == SDL_DROPFILE && event->drop.file)
        take(app, event->drop.file);
    if (event->type == SDL_DROPTEXT && event->drop.file)
        take_text(app, event->drop.file);
    if (event->type == SDL_DROPCOMPLETE)
        finish(app);
    SDL_free(event->drop.file); /* NULL where no file or text comes with the event */
    return true;
}

/* --- time ----------------------------------------------------------------------------------------------- */

enum {
    CATCH_UP = 8,    /* steps at most after a halt */
    IDLE = 60000,    /* ms */
    PAGE_SPARE = 30, /* ms of a page's turn in which nothing moves: nothing else happens meanwhile */
    PANEL = 200      /* pixels: a target that is taller is a panel, whose words may end where they like */
};

static const double step = 1.0 / APP_STEPS;
static const float fade = 0.17f, /* seconds a scene takes to appear */
    faintest = 0.25f;            /* how much of it is seen at first: its second picture may come late */

double loop_seconds(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

/* --- the times of every frame, for --frames FILE -----------------------------------------------------------
 *
 * One line a frame shown: the time of day when it was, in seconds; then in milliseconds what drawing (the
 * list), painting (the pixels) and showing (the copy to the screen) took; the number of areas and of pixels
 * painted; milliseconds since the first input that it answers, or -1; and those that the processor worked for
 * it, and since the program began. One for the program: what is measured is the program. */
static struct {
    double input; /* when the first unanswered one came; 0: none */
    double begun, drawn, painted;
    double worked; /* by the processor until the beginning, in seconds */
    int areas;
    long pixels;
} frame;

static void frames_input(struct loop *loop)
{
    if (loop->frames && frame.input <= 0)
        frame.input = loop_seconds();
}

static void frames_begin(struct loop *loop)
{
    if (!loop->frames)
        return;
    frame.begun = loop_seconds();
    frame.worked = clock_worked();
}

static void frames_drawn(struct loop *loop)
{
    if (loop->frames)
        frame.drawn = loop_seconds();
}

void frames_painted(struct app *app, const struct area *areas, int count)
{
    if (!app->loop.frames)
        return;
    frame.painted = loop_seconds();
    frame.areas = count;
    frame.pixels = 0;
    for (int i = 0; i < count; i++)
        frame.pixels += (long)areas[i].w * areas[i].h;
}

static void frames_shown(struct loop *loop)
{
    if (!loop->frames)
        return;
    int64_t day = clock_today();
    double now = loop_seconds(), worked = clock_worked();
    fprintf(loop->frames, "%lld.%06ld %.3f %.3f %.3f %d %ld %.3f %.3f %.1f\n", (long long)(day / 1000000),
            (long)(day % 1000000), (frame.drawn - frame.begun) * 1e3, (frame.painted - frame.drawn) * 1e3,
            (now - frame.painted) * 1e3, frame.areas, frame.pixels,
            frame.input > 0 ? (now - frame.input) * 1e3 : -1.0, (worked - frame.worked) * 1e3, worked * 1e3);
    fflush(loop->frames);
    frame.input = 0;
}

/* --- steps and drawings ------------------------------------------------------------------------- */

/* A page's turn ends where the scene needs what has not arrived: nothing of it happens, and nothing is drawn.
 */
static bool waits(const struct scene *top)
{
    return page_waits(top->class->name);
}

void loop_step(struct app *app)
{
    struct scene *top = app->top, *next = NULL;
    app->animating = false;
    if (app->wake_at >= 0 && loop_seconds() >= app->wake_at)
        app->wake_at = -1;
    app->now += step;
    app->loop.entered += (float)step;
    if (app->loop.entered < fade)
        app_animate(app);
    input_pass(app, (float)step, (float)app->loop.slept);
    app->loop.slept = 0;
    toast_update(app);
    tips_step(app);
    if (app->company)
        app->company->turn(app);
    if (top != app->top)
        return;
    if (top->class->update)
        next = top->class->update(top, app, (float)step);
    if (next)
        app_go(app, next);
}

static float fade_of(const struct app *app)
{
    if (app_reduced(app) || app_duration(app, 1) <= 0 || app->command_line.headless)
        return 1;
    return SDL_clamp(app->loop.entered / fade, faintest, 1);
}

static void begin_picture(struct painter *painter)
{
    canvas_begin(painter->canvas, painter->layout.width, painter->layout.height,
                 painter_colour(painter, COLOUR_GROUND));
}

/* What begins in a button, a row or the like ends in it. */
static bool leaves_its_button(const struct app *app, struct rect words)
{
    const struct target *on = target_at(app, words.x + 1, words.y + words.h / 2);
    return on && on->rect.h < PANEL &&
           (words.x + words.w > on->rect.x + on->rect.w || words.y + words.h > on->rect.y + on->rect.h + 1);
}

static bool is_tight(const struct app *app, const struct crowd *crowd)
{
    for (int i = 0; i < crowd->count; i++)
        if (leaves_its_button(app, crowd->rects[i]))
            return true;
    return !target_lie_apart(app) || crowd_is_tight(crowd, (float)app->painter.layout.width);
}

static void draw_alone(struct app *app, struct scene *scene)
{
    target_begin(app);
    target_belong(app, scene);
    terms_begin(app);
    tips_begin(app);
    app->input.covered = scene != app->top;
    app->input.scene = scene->class->name;
    scene->class->draw(scene, app);
}

/* Letters of a scene are as large as there is room for in all it has shown in this window and language: it is
 * drawn unseen, with smaller ones each time, until nothing is cut or covered. */
static void let_grow(struct app *app, struct scene *scene)
{
    struct painter *painter = &app->painter;
    bool unseen = painter->unseen;
    struct crowd crowd;
    painter->unseen = true;
    do {
        painter->layout = growth_layout(&scene->growth);
        begin_picture(painter);
        crowd_clear(&crowd);
        type_measure(painter, &crowd);
        draw_alone(app, scene);
        type_measure(painter, NULL);
    } while (is_tight(app, &crowd) && growth_lower(&scene->growth));
    painter->unseen = unseen;
}

/* The same for all that will be drawn. Those below the top do not change while they are, and what moves is
 * not looked at. */
static void let_all_grow(struct app *app)
{
    struct layout asked = layout_scaled(&app->painter.layout, app->screen.scale);
    asked.large = app->settings.large_tiles;
    for (struct scene *scene = app->top; scene; scene = scene->under) {
        bool begins = growth_begin(&scene->growth, &asked, app->painter.language);
        if (asked.grown > 1 && (begins || (scene == app->top && !app->animating)))
            let_grow(app, scene);
    }
}

static void draw_scene(struct app *app, struct scene *scene)
{
    struct painter *painter = &app->painter;
    if (scene->under)
        draw_scene(app, scene->under);
    app->screen.reach = 0;
    painter->layout = growth_layout(&scene->growth);
    painter->alpha = scene == app->top ? fade_of(app) : 1;
    draw_alone(app, scene);
    painter->alpha = 1;
}

static void draw_ring(struct app *app)
{
    if (app->input.ring.w > 0)
        draw_focus_ring(&app->painter, app->input.ring, app->input.ring_radius);
    app->input.ring.w = 0;
}

static void draw_all(struct app *app)
{
    let_all_grow(app);
    begin_picture(&app->painter);
    app->input.ring.w = 0;
    target_listen(app);
    draw_scene(app, app->top);
}

void loop_draw(struct app *app, bool show)
{
    enum { TIMES = 3 /* a higher picture may need to be higher still */ };
    struct painter *painter = &app->painter;
    if (waits(app->top)) {
        app_dirty(app);
        return;
    }
    frames_begin(&app->loop);
    window_measure(app);
    app->dirty = false;
    input_show_keys(app);
    draw_all(app);
    for (int i = 1; i < TIMES && window_heightens(app); i++)
        draw_all(app);
    if (!app->settings.scan)
        draw_ring(app);
    terms_draw(app);
    speaker_look(app);
    toast_draw(app);
    input_scan(app); /* once all is there that can be chosen */
    draw_ring(app);
    input_settle(app);
    input_method(app);
    target_remember(app, app->input.acted);
    app->input.acted = false;
    target_trace(app);
    if (show) {
        frames_drawn(&app->loop);
        window_show(app);
        frames_shown(&app->loop);
    }
    painter_frame_done(painter);
}

/* Registers the targets again without painting. */
static void refresh_targets(struct app *app)
{
    loop_draw(app, false);
    app->dirty = true;
}

/* The window came to the front, or went to the background: what only keeps company rests meanwhile. */
static void go_away(struct app *app, bool away)
{
    if (app->away == away)
        return;
    app->away = away;
    audio_apply(app);
    app_animate(app);
}

static void window_event(struct app *app, const SDL_WindowEvent *event)
{
    switch (event->event) {
    case SDL_WINDOWEVENT_FOCUS_LOST:
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:
        go_away(app, true);
        input_let_go(app);
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        go_away(app, false);
        app_dirty(app);
        break;
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        window_note_size(app);
        app_dirty(app);
        break;
    case SDL_WINDOWEVENT_LEAVE:
        app->input.x = app->input.y = INPUT_AWAY;
        input_settle(app);
        break;
    case SDL_WINDOWEVENT_EXPOSED: /* what was shown may be lost */
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
        if (event->event != SDL_WINDOWEVENT_EXPOSED)
            go_away(app, false);
        window_forget(app);
        app_dirty(app);
        break;
    default:
        app_dirty(app);
    }
}

/* After input that did something: a move sets out before it is drawn here, and the next click meets the
 * targets of a new picture. */
static void follow_input(struct app *app)
{
    if (app->company)
        app->company->turn(app);
    app_animate(app);
    refresh_targets(app);
}

void loop_handle(struct app *app, const SDL_Event *event)
{
    if (event->type == SDL_QUIT)
        app->quit = true;
    else if (event->type == SDL_USEREVENT) {
        audio_complain(app);
        if (app->company)
            app->company->turn(app);
    } else if (event->type == SDL_WINDOWEVENT)
        window_event(app, &event->window);
    else if (drop_event(app, event) || input_event(app, event))
        follow_input(app);
    if (app->dirty && event->type != SDL_WINDOWEVENT)
        frames_input(&app->loop);
}

/* Milliseconds until something must be done without an event. */
static int patience(const struct app *app)
{
    double left = IDLE / 1000.0;
    if (app->animating)
        left = app->loop.last + step - app->loop.debt - loop_seconds();
    else if (app->dirty)
        left = 0;
    else if (app->wake_at >= 0)
        left = app->wake_at - loop_seconds();
    return (int)ceil(SDL_clamp(left, 0, IDLE / 1000.0) * 1000);
}

static void pass_time(struct app *app, bool was_idle)
{
    double now = loop_seconds(), passed = now - app->loop.last;
    bool woken = app->wake_at >= 0 && now >= app->wake_at;
    app->loop.last = now;
    if (!app->animating && !woken) {
        app->loop.debt = 0;
        return;
    }
    app->loop.debt = was_idle ? step : fmin(app->loop.debt + passed, CATCH_UP * step);
    while (app->loop.debt >= step && !app->quit && !waits(app->top)) {
        app->loop.debt -= step;
        loop_step(app);
    }
}

/* Milliseconds that may be spent before something else must be done; until `end` in a page. */
static int spare_time(const struct app *app, double end)
{
    int spare = patience(app);
    return PAGE_HERE ? SDL_min(spare, (int)((end - loop_seconds()) * 1000)) : spare;
}

/* Tiles are made ahead in the time until the next step, or while nothing happens. True if some were. */
static bool use_spare_time(struct app *app)
{
    double end = loop_seconds() + PAGE_SPARE / 1000.0;
    bool made = false;
    while (!app->quit && !app->dirty && SDL_PollEvent(NULL) == 0 &&
           atlas_bake(&app->painter, spare_time(app, end)))
        made = true;
    return made;
}

bool loop_turn(struct app *app)
{
    SDL_Event event;
    bool was_idle = !app->animating;
    double slept = was_idle ? loop_seconds() - app->loop.last : 0; /* what comes now begins after it */
    input_sleep(app, (float)slept);
    app->loop.slept += slept;
    while (!app->quit && !waits(app->top) && SDL_PollEvent(&event))
        loop_handle(app, &event);
    pass_time(app, was_idle);
    if (window_settles(app))
        app_dirty(app);
    if (app->dirty && !app->quit)
        loop_draw(app, true);
    if (!waits(app->top))
        speaker_step(app);
    return !waits(app->top) && use_spare_time(app);
}

static int turn_of_page(void *context)
{
    struct app *app = context;
    if (app->painter.late && page_has(PAGE_LETTERS)) {
        app->painter.late = false;
        painter_speak(&app->painter, app->painter.language);
        app_dirty(app);
    }
    bool more = loop_turn(app);
    audio_turn(app);
    page_keep();
    return waits(app->top) ? IDLE : more ? 0 : patience(app);
}

/* As if it was clicked; what is not there any more was chosen too late. */
static void choose_in_page(void *context, const char *id)
{
    struct app *app = context;
    const struct target *target = target_find(app, id);
    if (!target || waits(app->top))
        return;
    input_activate(app, target);
    follow_input(app);
}

void loop_run(struct app *app)
{
    app->loop.last = loop_seconds();
    page_run(turn_of_page, choose_in_page, app);
    while (!app->quit) {
        int wait = patience(app);
        if (wait > 0)
            SDL_WaitEventTimeout(NULL, wait);
        loop_turn(app);
    }
}
