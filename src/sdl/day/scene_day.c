/*
 * scene_day.c: the deal of the day: today's match, what was made of it beside what `hard` made of the same
 * tiles, a card to copy, and the days before.
 *
 * What `hard` made is worked out on a thread once the player's own try is over, and kept in the book.
 */
#include "sdl/day/scene_day.h"

#include <stdlib.h>
#include <string.h>

#include "ai/people.h"
#include "base/tr.h"
#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/window.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"

SCENE_OF(struct day_scene)

const struct session *day_scene_match(const struct day_scene *scene, const struct app *app)
{
    const struct session *match = scene->example ? app->session : saves_look_day(&app->saves);
    return match && day_of(session_setup(match)) == scene->shown ? match : NULL;
}

enum day_state day_scene_state(const struct day_scene *scene, const struct app *app)
{
    const struct day_entry *entry = day_book_find(scene->book, scene->shown);
    const struct session *match = day_scene_match(scene, app);
    if (entry && entry->done)
        return DAY_DONE;
    if (match && !session_setup(match)->practice)
        return DAY_UNDER_WAY;
    if (entry)
        return DAY_LEFT;
    return scene->shown == scene->today ? DAY_FRESH : DAY_MISSED;
}

bool day_scene_may_play(const struct day_scene *scene, int day)
{
    return day <= scene->today && day > scene->today - DAY_KEPT;
}

/* Shows a day, and its month in the calendar. */
static void show(struct day_scene *day, int shown)
{
    struct date date = date_of(shown);
    day->shown = shown;
    day->month = 12 * date.year + date.month - 1;
}

/* At midnight today changes; true if it did. A match in progress stays on the screen. */
static bool follow_date(struct day_scene *day, struct app *app)
{
    int today = days_today();
    if (day->example || today == day->today)
        return false;
    if (day->shown == day->today && !day_scene_match(day, app))
        show(day, today);
    day->today = today;
    app_dirty(app);
    return true;
}

static void play_hard(void *context, const struct ai_stop *stop)
{
    struct day_job *job = context;
    job->done = day_play_hard(job->day, stop, &job->score);
}

static bool lacks_hard(const struct day_entry *entry)
{
    return entry && entry->done && !entry->compared;
}

/* Lets `hard` play the shown day if it hasn't, then any other day that lacks its result. */
static void ask_hard(struct day_scene *day)
{
    const struct day_entry *next = day_book_find(day->book, day->shown);
    for (int i = day->book->count - 1; i >= 0 && !lacks_hard(next); i--)
        next = &day->book->list[i];
    if (day->example || !lacks_hard(next) || worker_is_busy(&day->worker))
        return;
    day->job = (struct day_job){.day = next->day};
    worker_begin(&day->worker, play_hard, &day->job, sizeof day->job);
}

static void hear_hard(struct day_scene *day, struct app *app)
{
    worker_end(&day->worker);
    struct day_entry *entry = day_book_find(day->book, day->job.day);
    if (!day->job.done || !entry)
        return;
    entry->compared = true;
    entry->hard = day->job.score;
    days_save(app);
    app_dirty(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct day_scene *day = of(scene);
    (void)dt;
    follow_date(day, app);
    if (worker_is_busy(&day->worker) && worker_is_done(&day->worker))
        hear_hard(day, app);
    ask_hard(day);
    if (worker_is_busy(&day->worker))
        app_wake(app, .05f);
    return scene;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (!again && !of(scene)->example)
        matches_put_away(app);
    app_animate(app);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    if (worker_is_busy(&of(scene)->worker))
        worker_end(&of(scene)->worker);
    day_book_deinit(&of(scene)->own);
    free(scene);
}

static void draw(struct scene *scene, struct app *app)
{
    struct day_scene *day = of(scene);
    const struct layout *l = &app->painter.layout;
    float x = l->margin + 16, high = l->high - 136 - 44, calendar = 404;
    char date[48];
    words_date(day->today, date, sizeof date);
    struct pen pen = widget_screen(app, 34, tr("Deal of the day"), date, 0);
    if (layout_is_phone(l)) {
        enum { CARD = 660, CALENDAR = 520, GAP = 10 };
        day_card_draw(day, app, pen_top(&pen, CARD));
        pen_top(&pen, GAP);
        day_calendar_draw(day, app, pen_top(&pen, CALENDAR));
        window_reach(app, pen.room.y + GAP * pen.u);
        return;
    }
    day_card_draw(day, app, layout_rect(l, x, 136, l->wide - 2 * x - calendar - 24, high));
    day_calendar_draw(day, app, layout_rect(l, l->wide - x - calendar, 136, calendar, high));
}

/* The rival's name as records have it. */
static const char *rival_name(int day)
{
    return person_is(day_rival(day)) ? person_at(day_rival(day))->name : words_day_rival(day);
}

/* Deals the match of the shown day. The counted try is noted now, so that there is only one. */
static struct scene *begin(struct day_scene *day, struct app *app)
{
    struct setup setup;
    int asked = day->shown;
    follow_date(day, app); /* midnight may have passed while the player was asked */
    if (day->shown != asked || !day_scene_may_play(day, day->shown))
        return &day->scene;
    bool counts = day_scene_state(day, app) == DAY_FRESH;
    day_setup(&setup, day->shown, app->settings.names[0], rival_name(day->shown), !counts);
    if (counts) {
        day_book_enter(day->book, day->shown);
        days_save(app);
    }
    matches_begin_day(app, &setup);
    return scene_table(app);
}

static struct scene *answer(struct scene *under, struct app *app, bool yes)
{
    return yes ? begin(of(under), app) : under;
}

/* An earlier deal that waits is given up only after asking. */
static struct scene *ask_begin(struct day_scene *day, struct app *app)
{
    const struct session *match = saves_look_day(&app->saves);
    struct question question = {.title = tr("Give up the deal in progress?"),
                                .yes = tr("Start"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = answer};
    char date[48];
    if (!match || (session_is_over(match) && !session_archive_problem(match)))
        return begin(day, app);
    if (session_is_over(match)) {
        question.title = tr("This match couldn’t be saved");
        tr_say(question.text, sizeof question.text,
               tr("{1}. If another match takes its place, it will be lost."), session_archive_problem(match));
        return scene_question(app, &day->scene, &question);
    }
    words_date(day_of(session_setup(match)), date, sizeof date);
    tr_say(question.text, sizeof question.text,
           session_setup(match)->practice
               ? tr("The practice of {1} isn’t finished. This one will replace it.")
               : tr("The deal of {1} isn’t finished, and there is no second try that counts. This one will "
                    "replace it."),
           date);
    return scene_question(app, &day->scene, &question);
}

struct scene *day_copy(struct scene *scene, struct app *app)
{
    struct day_scene *day = of(scene);
    const struct day_entry *entry = day_book_find(day->book, day->shown);
    char card[DAY_CARD];
    if (!entry)
        return scene;
    words_day_card(entry, day_book_streak(day->book, day->shown), card);
    if (app_copy(app, card))
        app_notice(app, tr("Card copied. It gives away nothing about the tiles."));
    return scene;
}

struct scene *day_continue(struct scene *scene, struct app *app)
{
    return !of(scene)->example && matches_take_up_day(app) ? scene_table(app) : scene;
}

struct scene *day_play(struct scene *scene, struct app *app)
{
    return of(scene)->example || follow_date(of(scene), app) ? scene : ask_begin(of(scene), app);
}

struct scene *day_show(struct scene *scene, struct app *app, int number)
{
    of(scene)->shown = number;
    app_animate(app); /* a step: what `hard` made of that day may have to be asked */
    return scene;
}

struct scene *day_turn_months(struct scene *scene, struct app *app, int by)
{
    of(scene)->month += by;
    app_animate(app);
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    if (key->code != SDLK_PAGEUP && key->code != SDLK_PAGEDOWN)
        return NULL;
    const struct target *target =
        target_find(app, key->code == SDLK_PAGEUP ? "button:earlier" : "button:later");
    return target ? target_choose(app, target) : scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    int whole = scroll_whole_lines(&of(scene)->turned, lines);
    struct scene_key turned = {.code = whole > 0 ? SDLK_PAGEUP : SDLK_PAGEDOWN};
    if (whole)
        key(scene, app, &turned);
}

static const struct scene_class day_class = {.name = "day",
                                             .phone = true,
                                             .clicks = true,
                                             .enter = enter,
                                             .leave = leave,
                                             .update = update,
                                             .draw = draw,
                                             .key = key,
                                             .wheel = wheel};

static struct day_scene *make(int today)
{
    struct day_scene *day = SCENE_NEW(struct day_scene, &day_class, NULL);
    day->today = today;
    show(day, today);
    return day;
}

struct scene *scene_day(struct app *app, int shown)
{
    struct day_scene *day = make(days_today());
    const struct session *match = saves_look_day(&app->saves);
    day->book = days_book(app);
    if (shown != DATE_NONE)
        show(day, shown);
    else if (match && !session_is_over(match) && !session_setup(match)->practice)
        show(day, day_of(session_setup(match))); /* what waits comes first */
    return &day->scene;
}

/* --- days that nobody played ------------------------------------------------------------------------ */

static void example_entry(struct day_book *book, int day, const int16_t own[DAY_ROUNDS],
                          const int16_t hard[DAY_ROUNDS])
{
    struct day_entry *entry = day_book_enter(book, day);
    entry->done = entry->compared = own != NULL;
    if (!own)
        return;
    memcpy(entry->own.rounds, own, sizeof entry->own.rounds);
    memcpy(entry->hard.rounds, hard, sizeof entry->hard.rounds);
}

struct scene *scene_day_by_name(struct app *app, const char *name)
{
    static const int16_t good[] = {5, 0, -3, 7}, fair[] = {0, 4, -2, 0}, poor[] = {-6, 0, 1, -4};
    int today = date_number((struct date){2026, 11, 28});
    struct day_scene *day = make(today);
    app_set_session(app, NULL);
    day->example = true;
    day->book = &day->own;
    for (int back = 1; back < 16; back++)
        if (back != 6 && back != 11)
            example_entry(day->book, today - back,
                          back == 9       ? NULL
                          : back % 4 == 1 ? poor
                                          : good,
                          back % 4 == 2 ? good : fair);
    if (strcmp(name, "day-done") == 0)
        example_entry(day->book, today, good, fair);
    if (strcmp(name, "day-behind") == 0)
        example_entry(day->book, today, poor, fair);
    if (strcmp(name, "day-missed") == 0)
        day->shown = today - 6;
    if (strcmp(name, "day-under-way") == 0) {
        struct setup setup;
        day_setup(&setup, today, app->settings.names[0], rival_name(today), false);
        day_book_enter(day->book, today);
        struct session *session = session_new(&setup, NULL);
        day_begin(session);
        app_set_session(app, session);
    }
    return &day->scene;
}
