/*
 * scene_match_result.c: the end of a match: who won it, every round, the final
 * scores; watch it again, review a round, another match, or back to the title.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/audio.h"
#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/result/match_result.h"
#include "sdl/result/result_draw.h"
#include "sdl/ui/scroll.h"

bool match_result_is_lost(const struct match_result *match)
{
    const struct table *table = &match->view.table;
    int order[SEAT_MAX], you = match->words.you;
    table_standing(table, order);
    return you != SEAT_NONE && table->scores[you] < table->scores[order[0]];
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct match_result *match = (struct match_result *)scene;

    if (again)
        return;
    words_init(&match->words, session_setup(match->session));
    session_view(match->session, SEAT_NONE, &match->view);
    match_rounds_collect(match);
    if (match->session == app->session)
        days_note_end(app, app->session);
    luck_strip_begin(&match->luck, app, match->session, 0);
    if (session_archive_problem(match->session))
        app_warn(app, tr("Couldn’t save the match: {1}"), session_archive_problem(match->session));
    audio_play(app, match_result_is_lost(match) ? SOUND_MATCH_LOSS : SOUND_MATCH_WIN);
}

static void reword(struct scene *scene, struct app *app)
{
    struct match_result *match = (struct match_result *)scene;
    (void)app;
    words_init(&match->words, session_setup(match->session));
    match_rounds_collect(match);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    luck_strip_end(&((struct match_result *)scene)->luck);
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    (void)dt;
    luck_strip_update(&((struct match_result *)scene)->luck, app);
    if (app->command_line.autoplay && app_duration(app, 1) <= 0)
        app->quit = true;
    return scene;
}

/* A review of a round: of the person at the screen, or of the first. */
static struct scene *review(struct scene *scene, int round)
{
    const struct match_result *match = (const struct match_result *)scene;
    int near = match->words.you == SEAT_NONE ? 0 : match->words.you;

    return scene_review(scene, session_record(match->session), result_reviewed(match->session, near), round);
}

/* Its result beside what others made of the same deals. */
static struct scene *day(struct app *app)
{
    struct scene *scene = scene_day(app, day_of(session_setup(app->session)));

    matches_end(app);
    return scene;
}

/* The review of the whole match; with `puzzles` its costliest decisions are asked once they are known. */
static struct scene *review_match(struct scene *scene, bool puzzles)
{
    const struct match_result *match = (const struct match_result *)scene;
    int near = match->words.you == SEAT_NONE ? 0 : match->words.you;

    return scene_match_review(scene, session_record(match->session), result_reviewed(match->session, near),
                              puzzles);
}

static struct scene *rematch(struct app *app)
{
    struct setup setup = *session_setup(app->session);

    setup.seed = rng_next(&app->cosmetic_rng);
    setup.practice = setup.practice && !setup.practice_later;
    setup.practice_later = false;
    matches_end(app);
    return scene_dice(NULL, &setup);
}

static struct scene *give_up_record(struct scene *under, struct app *app, bool yes)
{
    return yes ? rematch(app) : under;
}

/* One that stood beside a match of its mode which is under way: whether that is given up the mode's card
 * asks. */
static struct scene *choose_in_mode(struct app *app, const struct ruleset *rules)
{
    struct scene *mode = scene_mode(app, scene_title(app), rules);

    matches_end(app);
    return mode;
}

/* A match that could not be kept is lost once another takes its place. */
static struct scene *ask_rematch(struct scene *scene, struct app *app)
{
    const struct match_result *match = (const struct match_result *)scene;
    const struct session *under_way = matches_of(app, session_setup(match->session)->rules);
    struct question question = {.title = tr("This match couldn’t be saved"),
                                .yes = tr("Play again"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = give_up_record};

    if (app->beside && under_way && !session_is_over(under_way))
        return choose_in_mode(app, session_setup(under_way)->rules);
    if (!session_archive_problem(match->session))
        return rematch(app);
    tr_say(question.text, sizeof question.text, tr("{1}. If another match takes its place, it will be lost."),
           session_archive_problem(match->session));
    return scene_question(app, scene, &question);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct match_result *match = (struct match_result *)scene;

    luck_strip_activate(&match->luck, app, id);
    if (!strcmp(id, "button:rematch"))
        return saves_is_day(match->session) ? day(app) : ask_rematch(scene, app);
    if (!strcmp(id, "button:watch"))
        return scene_watch(app, scene, session_record(match->session));
    if (target_after(id, "round"))
        return review(scene, target_number(id, "round"));
    if (!strcmp(id, "button:review") || !strcmp(id, "button:find"))
        return review_match(scene, !strcmp(id, "button:find"));
    if (!strcmp(id, "button:title")) {
        struct scene *title = scene_title(app);
        matches_end(app);
        return title;
    }
    return scene;
}

/* The list goes down by so many rounds, as far as there are any. */
static void go_down(struct match_result *match, struct app *app, int rounds)
{
    match->from = SDL_clamp(match->from + rounds, 0, match->rounds - match_rounds_shown(match));
    app_dirty(app);
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct match_result *match = (struct match_result *)scene;

    go_down(match, app, -scroll_whole_lines(&match->turned, lines));
}

/* The same by keys. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    if (pressed->code != SDLK_PAGEUP && pressed->code != SDLK_PAGEDOWN)
        return NULL;
    struct match_result *match = (struct match_result *)scene;
    int page = match_rounds_shown(match);
    go_down(match, app, pressed->code == SDLK_PAGEUP ? -page : page);
    return scene;
}

static const struct scene_class match_class = {.name = "match-result",
                                               .speak = match_result_speak,
                                               .enter = enter,
                                               .leave = leave,
                                               .update = update,
                                               .draw = match_result_draw,
                                               .reword = reword,
                                               .activate = activate,
                                               .key = key,
                                               .wheel = wheel};

struct scene *scene_match_result(struct app *app)
{
    struct match_result *match = calloc(1, sizeof *match);

    CHECK_MEMORY(match);
    match->scene.class = &match_class;
    match->session = app->session;
    return &match->scene;
}
