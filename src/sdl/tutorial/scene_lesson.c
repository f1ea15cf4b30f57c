/*
 * scene_lesson.c: a lesson at the table: what is asked is waited for, what is right goes on, what is not is
 * answered, and nothing of it is lost.
 */
#include <float.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/tutorial/learning.h"
#include "sdl/tutorial/tutor.h"

SCENE_OF(struct table_scene)

struct tutor *tutor_of(const struct table_scene *table)
{
    return table->guided_by;
}

bool tutor_is_done(const struct tutor *tutor)
{
    return lesson_run_step(&tutor->lesson_run) == NULL;
}

bool tutor_reads(const struct tutor *tutor)
{
    const struct lesson_step *step = lesson_run_step(&tutor->lesson_run);
    return step && !step->does && lesson_run_waits(&tutor->lesson_run);
}

/* --- what is said --------------------------------------------------------------------------------- */

static void answer(struct tutor *tutor, struct app *app, const char *text, bool praised)
{
    snprintf(tutor->answer, sizeof tutor->answer, "%s", text);
    tutor->praised = praised;
    tutor->scroll.at = text[0] && !praised ? FLT_MAX : 0; /* an answer stands below the instruction */
    app_dirty(app);
}

/* A try that is not what is asked for, written as in the lesson. */
static void answer_try(struct tutor *tutor, struct app *app, const char *tried)
{
    const char *text = lesson_run_answer(&tutor->lesson_run, tried);

    if (text)
        text = tr(text);
    else
        text = tutor_reads(tutor) ? tr("Read this first, then press Continue.")
                                  : tr("You can do that, but this step asks for something else.");
    audio_play(app, SOUND_REFUSE);
    answer(tutor, app, text, false);
}

/* The step that is on is done: the next begins. */
static void step_done(struct table_scene *table, struct app *app)
{
    struct tutor *tutor = tutor_of(table);
    const struct lesson_step *step = lesson_run_step(&tutor->lesson_run);

    answer(tutor, app, step->well ? tr(step->well) : "", true);
    tutor->shows = false;
    lesson_run_done(&tutor->lesson_run);
    learning_note(app, tutor->lesson_run.lesson, tutor->lesson_run.step);
    if (tutor_is_done(tutor))
        audio_play(app, SOUND_WIN);
}

/* --- the guide ------------------------------------------------------------------------------------ */

/* A win at one's own risk comes with the waits named already: those are what the next step asks for. */
static bool names_rightly(struct table_scene *table, struct app *app)
{
    struct tutor *tutor = tutor_of(table);
    struct lesson_run next = tutor->lesson_run;
    char words[MOVE_TEXT], wanted[MOVE_TEXT];
    struct move move;
    struct error why;

    next.step++;
    const struct lesson_step *step = lesson_run_step(&next);
    if (!step || !step->does || !move_parse(&move, table->near, step->does, &why))
        return true;
    move_print(move, wanted);
    move_print(table->named[table->near], words);
    if (strcmp(words, wanted) == 0)
        return true;
    answer_try(tutor, app, words);
    return false;
}

static bool allows(struct table_scene *table, struct app *app, struct move move)
{
    struct tutor *tutor = tutor_of(table);
    struct move script;
    char words[MOVE_TEXT];

    tutor->wanted = false;
    if (lesson_run_move(&tutor->lesson_run, move.seat, &script) && move_equal(script, move))
        return true;
    move_print(move, words);
    tutor->wanted = lesson_run_wants(&tutor->lesson_run, move);
    if (tutor->wanted &&
        (move.kind != MOVE_DECLARE || !table->named[table->near].kinds || names_rightly(table, app)))
        return true;
    if (!tutor->wanted)
        answer_try(tutor, app, words);
    table->named[table->near].kinds = 0;
    tutor->wanted = false;
    return false;
}

static void made(struct table_scene *table, struct app *app, struct move move)
{
    struct tutor *tutor = tutor_of(table);

    if (tutor->wanted)
        step_done(table, app);
    else
        lesson_run_made(&tutor->lesson_run, move);
    tutor->wanted = false;
}

static bool moves(const struct table_scene *table, int seat, struct move *move)
{
    const struct tutor *tutor = tutor_of(table);

    if (tutor->shows && seat == tutor->lesson_run.lesson->you && lesson_run_shows(&tutor->lesson_run, move))
        return true;
    return lesson_run_move(&tutor->lesson_run, seat, move);
}

static void refuses(struct table_scene *table, struct app *app, const char *why)
{
    answer(tutor_of(table), app, TR_SAID(tr("{1}."), why), false);
}

static struct scene *ends(struct table_scene *table, struct app *app)
{
    struct tutor *tutor = tutor_of(table);
    const struct table *shown = &table->view.table;
    bool counts = shown->result.outcome == OUTCOME_WIN && !shown->rules->declares_risk;

    if (!counts || tutor->counted || app_duration(app, 1000) <= 0) {
        table->unpaid = 0;
        return &table->scene;
    }
    tutor->counted = true;
    return scene_win(app, table);
}

/* Where something is to be read or pointed at, and at the end, no move is asked for. */
static bool tells(struct table_scene *table, struct app *app, bool all)
{
    const struct tutor *tutor = tutor_of(table);

    if (all)
        tutor_speak_next(table, app);
    return tutor_is_done(tutor) || tutor_reads(tutor) || lesson_run_wants_some_touch(&tutor->lesson_run);
}

static const struct table_guide guide = {
    .allows = allows, .made = made, .moves = moves, .refuses = refuses, .ends = ends, .tells = tells};

/* --- the scene ------------------------------------------------------------------------------------ */

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct table_scene *table = of(scene);
    struct tutor *tutor = tutor_of(table);

    if (again) {
        table->lifted_out = false;
        table->unpaid = 0;
    }
    tutor->plain->enter(scene, app, again);
    if (again)
        return;
    tutor->counted = table->view.table.result.outcome != OUTCOME_NONE; /* it was, when the learner came by */
    table->unpaid = tutor->counted ? 0 : 1;
    learning_note(app, tutor->lesson_run.lesson, tutor->lesson_run.step);
}

static void leave(struct scene *scene, struct app *app)
{
    struct tutor *tutor = tutor_of(of(scene));
    const struct scene_class *plain = tutor->plain;

    plain->leave(scene, app);
    lesson_run_end(&tutor->lesson_run);
    free(tutor);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct scene *next = tutor_of(of(scene))->plain->update(scene, app, dt);

    if (next == scene && speaker_is_on(app) && !speaker_arrives(app))
        tutor_speak(of(scene), app, false);
    return next;
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    tutor_speak(of(scene), app, true);
    if (what == SPEAK_ALL)
        tutor_of(of(scene))->plain->speak(scene, app, what);
}

static void draw(struct scene *scene, struct app *app)
{
    struct table_scene *table = of(scene);
    const struct tutor *tutor = tutor_of(table);

    tutor->plain->draw(scene, app);
    if (lesson_run_wants_some_touch(&tutor->lesson_run) || tutor_reads(tutor))
        target_undo(app); /* a touch is not yet a move */
    tutor_light(table, app);
    tutor_draw(table, app);
    scene->alias = tutor_is_done(tutor)                   ? "lesson-done"
                   : tutor_reads(tutor)                   ? "lesson-read"
                   : lesson_run_waits(&tutor->lesson_run) ? "lesson-do"
                                                          : NULL;
}

/* Opens the scene after a lesson: the next lesson, or the mode after the first game and after a mode's own
 * lesson. */
static struct scene *go_further(struct table_scene *table, struct app *app)
{
    int lesson = tutor_of(table)->lesson;

    if (lesson + 1 < LESSONS_FIRST_GAME)
        return scene_lesson(app, lesson + 1, 0);
    return scene_mode(app, scene_title(app), scene_mode_find(lessons[lesson]->mode));
}

/* On: what is to be read has been, and what is to be done is shown. */
struct scene *tutor_next(struct scene *scene, struct app *app)
{
    struct table_scene *table = of(scene);
    struct tutor *tutor = tutor_of(table);
    struct move move;

    audio_play(app, SOUND_BUTTON);
    if (tutor_is_done(tutor))
        return go_further(table, app);
    if (!lesson_run_waits(&tutor->lesson_run))
        return scene;
    table_scene_forget_choice(table);
    if (lesson_run_shows(&tutor->lesson_run, &move))
        tutor->shows = true;
    else
        step_done(table, app);
    table_scene_refresh(table, app, PICTURE_GOES_ON);
    return scene;
}

struct scene *tutor_previous(struct scene *scene, struct app *app)
{
    const struct tutor *tutor = tutor_of(of(scene));
    int step = tutor->lesson_run.step;
    audio_play(app, SOUND_BUTTON);
    return step > 0 ? scene_lesson(app, tutor->lesson, step - 1) : scene;
}

struct scene *tutor_again(struct scene *scene, struct app *app)
{
    audio_play(app, SOUND_BUTTON);
    return scene_lesson(app, tutor_of(of(scene))->lesson, 0);
}

struct scene *tutor_leave(struct scene *scene, struct app *app)
{
    (void)scene;
    audio_play(app, SOUND_BUTTON);
    return scene_learn(scene_title(app), app);
}

/* A click on something of the table, where a touch is asked for or nothing but to read on. */
static struct scene *touch(struct table_scene *table, struct app *app, const char *id)
{
    struct tutor *tutor = tutor_of(table);
    char tried[INPUT_ID + 8];

    if (!lesson_run_wants_touch(&tutor->lesson_run, id)) {
        snprintf(tried, sizeof tried, "touch %s", id);
        answer_try(tutor, app, tried);
        return &table->scene;
    }
    audio_play(app, SOUND_TILE);
    step_done(table, app);
    table_scene_refresh(table, app, PICTURE_GOES_ON);
    return &table->scene;
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct table_scene *table = of(scene);
    struct tutor *tutor = tutor_of(table);
    bool touches = lesson_run_wants_some_touch(&tutor->lesson_run) || tutor_reads(tutor);

    return touches && strcmp(id, "words") != 0 ? touch(table, app, id) : scene;
}

/* Keys that take moves back or open what only a match has mean nothing here. */
static bool is_match_key(const struct scene_key *key)
{
    bool control = (key->modifiers & (KMOD_CTRL | KMOD_GUI)) != 0;
    return (control && (key->code == SDLK_z || key->code == SDLK_y)) || key->code == SDLK_u ||
           key->code == SDLK_g || key->code == SDLK_s;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct table_scene *table = of(scene);
    struct tutor *tutor = tutor_of(table);
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    bool page = key->code == SDLK_PAGEUP || key->code == SDLK_PAGEDOWN;
    bool on_panel = app->input.focus_visible && target_after(app->input.focus, "lesson");

    if (is_match_key(key) || (page && scroll_by_key(app, &tutor->scroll, tutor->view, key)))
        return scene;
    if (enter && !on_panel && (tutor_reads(tutor) || tutor_is_done(tutor)))
        return tutor_next(scene, app);
    return tutor->plain->key(scene, app, key);
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    struct tutor *tutor = tutor_of(of(scene));

    if (strcmp(id, "words") != 0)
        return tutor->plain->drag(scene, app, id, x, y, drop);
    scroll_drag(app, &tutor->scroll, tutor->view);
    return scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct tutor *tutor = tutor_of(of(scene));

    scroll_wheel(app, &tutor->scroll, tutor->view, lines);
}

/* A click beside all that can be chosen. What it does in a match it does here: it hurries what moves, puts a
 * tile down, or passes. */
static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    const struct table_scene *table = of(scene);
    struct tutor *tutor = tutor_of(table);
    bool idle =
        lesson_run_waits(&tutor->lesson_run) && !anim_is_busy(&table->anim) && table->choice.selected < 0;
    int position = session_position(table->session);

    if (idle)
        tutor->answer[0] = '\0';
    struct scene *next = tutor->plain->click(scene, app, x, y);
    if (!idle || tutor->answer[0] || session_position(table->session) != position)
        return next;
    if (tutor_reads(tutor)) {
        answer_try(tutor, app, "");
    } else {
        audio_play(app, SOUND_REFUSE);
        answer(tutor, app, tr("There’s nothing to do there. Read again what this step asks for."), false);
    }
    return next;
}

static void reword(struct scene *scene, struct app *app)
{
    tutor_of(of(scene))->plain->reword(scene, app);
    tutor_of(of(scene))->answer[0] = '\0'; /* it was said in the language of before */
}

static const struct scene_class lesson_class = {.name = "lesson",
                                                .phone = true,
                                                .enter = enter,
                                                .leave = leave,
                                                .update = update,
                                                .draw = draw,
                                                .speak = speak,
                                                .activate = activate,
                                                .key = key,
                                                .drag = drag,
                                                .wheel = wheel,
                                                .click = click,
                                                .reword = reword};

/* Returns what the lessons before this one and it itself don't teach. */
static unsigned untaught(int lesson)
{
    static const struct {
        const char *id; /* of the lesson that teaches */
        unsigned what;
    } taught[] = {{"turn", UNTAUGHT_TURN},     {"claims", UNTAUGHT_WAITS},    {"kong", UNTAUGHT_KONG},
                  {"riichi", UNTAUGHT_RIICHI}, {"furiten", UNTAUGHT_FURITEN}, {"points", UNTAUGHT_POINTS}};
    unsigned what = 0;

    for (size_t i = 0; i < sizeof taught / sizeof *taught; i++)
        what |= lesson < lesson_find(taught[i].id) ? taught[i].what : 0;
    return what;
}

struct scene *scene_lesson(struct app *app, int lesson, int step)
{
    struct tutor *tutor = calloc(1, sizeof *tutor);

    (void)app;
    CHECK(lesson >= 0 && lesson < LESSONS);
    CHECK_MEMORY(tutor);
    tutor->lesson = lesson;
    lesson_run_begin(&tutor->lesson_run, lessons[lesson], step <= lessons[lesson]->count ? step : 0);
    struct table_scene *table =
        (struct table_scene *)scene_table_still(tutor->lesson_run.session, lessons[lesson]->you);
    table->use = TABLE_LESSON;
    table->untaught = untaught(lesson);
    table->guide = &guide;
    table->guided_by = tutor;
    tutor->plain = table->scene.class;
    table->scene.class = &lesson_class;
    return &table->scene;
}
