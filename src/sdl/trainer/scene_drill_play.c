/*
 * scene_drill_play.c: questions of a trainer, ten in a session: answer, see why, and on to the next.
 *
 * The clock is the real one: it starts when a question is seen and stops with the answer. A question that is
 * left unanswered does not count. What a trainer asks and shows is its face (drilling.h).
 */
#include <math.h>
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/app/loop.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/paint/canvas.h"
#include "sdl/trainer/drilling.h"
#include "sdl/ui/widgets.h"
#include "words/drill/drill_words.h"

SCENE_OF(struct drilling)

/* --- ten answers ---------------------------------------------------------------------------------------- */

enum { LOW = 3, GOOD = 7, STREAK_MIN = 5, SENTENCE = 200 };

static bool is_session_over(const struct drilling *drilling)
{
    return drilling->ten.answered == TRAINER_TEN;
}

/* Notes an answer in its session: `streak` is the longest of all, if it is that, else 0. */
static void add_to_session(struct drilling *drilling, int streak)
{
    if (is_session_over(drilling)) {
        drilling->before = drilling->ten;
        memset(&drilling->ten, 0, sizeof drilling->ten);
    }
    drilling->ten.answered++;
    drilling->ten.right += drilling->right;
    drilling->ten.took += drilling->took;
    drilling->ten.streak = streak ? streak : drilling->ten.streak;
}

/* Says what the ten came to; `best`: no ten before had as many right. */
static void say(const struct drilling *drilling, bool best, char *out, size_t size)
{
    int right = drilling->ten.right, quicker = (drilling->before.took - drilling->ten.took) / 1000;
    bool as_many = drilling->before.answered && drilling->before.right == right;
    if (right == TRAINER_TEN)
        tr_say(out, size, tr("All ten right. Nothing left to correct."));
    else if (best)
        tr_say(out, size, tr("{1} of 10, your best session here."), right);
    else if (as_many && right >= GOOD && quicker > 0)
        tr_say(out, size,
               tr_many("As many right as last time, and {1} second quicker.",
                       "As many right as last time, and {1} seconds quicker.", quicker),
               quicker);
    else if (right <= LOW)
        tr_say(out, size, tr("{1} of 10. Those were hard. Ten new ones whenever you like."), right);
    else
        tr_say(out, size, tr("Ten answers, {1} right. A good place to stop, or to continue."), right);
}

/* --- questions ------------------------------------------------------------------------------------------ */

enum { LONGEST = 3600000 /* ms */, LAST_SECONDS = 5, EXAMPLE_SEED = 11 };

const struct drill_face *const drill_faces[DRILLS] = {
    &drill_discard_face, &drill_points_face, &drill_danger_face, &drill_guess_face, &drill_waits_face};

static void enter_state(struct drilling *drilling, enum drill_state state)
{
    bool waits = drilling->training.drill == DRILL_WAITS;
    drilling->state = state;
    drilling->time = 0;
    drilling->scene.alias = state != DRILLING_VERDICT ? drilling->scene.class->name
                            : waits                   ? "trainer-verdict"
                                                      : "drill-verdict";
}

/* The question is there, and the clock starts. */
static void begin(struct drilling *drilling, const struct command_line *command_line)
{
    enter_state(drilling, DRILLING_ASKED);
    drilling->began = loop_seconds();
    drilling->still = command_line->screenshot != NULL;
}

static void ask_question(struct drilling *drilling, struct app *app)
{
    drilling->chosen = TILE_NONE;
    drilling->warned = drilling->late = false;
    drilling->face->deal(drilling);
    enter_state(drilling, DRILLING_DEALT);
    if (!drilling->face->update)
        begin(drilling, &app->command_line);
    audio_play(app, SOUND_DEAL);
    app_dirty(app);
}

/* How much time there is for a question, and how much of it is gone; seconds. */
struct clock {
    bool timed; /* false: at leisure, `limit` means nothing */
    double limit, elapsed;
};

static struct clock clock_of(const struct drilling *drilling)
{
    const struct drill_training *training = &drilling->training;
    bool runs = drilling->state == DRILLING_ASKED && !drilling->still;
    return (struct clock){.timed = training->record.choices[training->drill].timed,
                          .limit = drill_record_limit(&training->record, training->drill),
                          .elapsed = runs ? loop_seconds() - drilling->began : 0};
}

/* True in the last seconds of the time for a question. */
static bool is_short(const struct clock *clock)
{
    return clock->timed && clock->limit - clock->elapsed <= fmin(LAST_SECONDS, clock->limit / 4);
}

static void judge(struct drilling *drilling, struct app *app, bool late)
{
    struct trainer_tally *tally = drill_record_tally(&drilling->training.record, drilling->training.drill);
    int best = tally->best_time, streak = tally->best_streak;
    drilling->late = late;
    drilling->right = !late && drilling->face->is_right(drilling);
    drilling->took = (int)fmin(clock_of(drilling).elapsed * 1000, LONGEST);
    trainer_tally_add(tally, drilling->right, drilling->took);
    drilling->fastest = drilling->right && best && tally->best_time < best;
    drilling->answered++;
    drilling->rightly += drilling->right;
    add_to_session(drilling, tally->best_streak > streak && streak ? tally->best_streak : 0);
    enter_state(drilling, DRILLING_VERDICT);
    if (drilling->face->judged)
        drilling->face->judged(drilling);
    drill_training_save(app, &drilling->training);
    audio_play(app, !drilling->right                         ? SOUND_LOSS
                    : tally->streak % TRAINER_MILESTONE == 0 ? SOUND_WIN
                                                             : SOUND_TREASURE);
    app_dirty(app);
}

struct drilling *drill_asked(struct scene *scene)
{
    struct drilling *drilling = of(scene);
    return drilling->state == DRILLING_VERDICT ? NULL : drilling;
}

struct scene *drill_answer(struct scene *scene, struct app *app)
{
    struct drilling *drilling = of(scene);
    if (drilling->state == DRILLING_ASKED)
        judge(drilling, app, false);
    app_animate(app);
    return scene;
}

struct scene *drill_choose(struct scene *scene, struct app *app, int choice)
{
    struct drilling *drilling = drill_asked(scene);
    if (drilling)
        drilling->chosen = (uint8_t)choice;
    return drill_answer(scene, app);
}

static struct scene *answer(struct scene *under, struct app *app, bool yes)
{
    struct drilling *drilling = of(under);
    if (!yes)
        return scene_drill_again(app, &drilling->training);
    ask_question(drilling, app);
    return under;
}

/* Over the last verdict: what the ten came to; on to the next ten, or back to the choice. */
static struct scene *end_session(struct scene *under, struct app *app)
{
    struct drilling *drilling = of(under);
    struct trainer_tally *tally = drill_record_tally(&drilling->training.record, drilling->training.drill);
    struct question question = {.title = drill_name(drilling->training.drill),
                                .yes = tr("Continue"),
                                .no = tr("Stop"),
                                .answer = answer};
    char first[SENTENCE], streak[SENTENCE];
    int had = tally->best_ten;
    bool best = drilling->ten.right > had && had;
    say(drilling, best, first, sizeof first);
    if (drilling->ten.right > had) {
        tally->best_ten = drilling->ten.right;
        drill_training_save(app, &drilling->training);
    }
    tr_say(streak, sizeof streak, tr("A streak of {1} right answers, your longest yet."),
           drilling->ten.streak);
    if (drilling->ten.streak >= STREAK_MIN)
        tr_say(question.text, sizeof question.text, tr_in("sentences", "{1} {2}"), first, streak);
    else
        tr_say(question.text, sizeof question.text, "{1}", first);
    audio_play(app, best || drilling->ten.right == TRAINER_TEN ? SOUND_WIN : SOUND_TREASURE);
    return scene_question(app, under, &question);
}

static struct scene *ask_next(struct scene *scene, struct app *app)
{
    if (!drill_asked(scene) && is_session_over(of(scene)))
        return end_session(scene, app);
    if (!drill_asked(scene))
        ask_question(of(scene), app);
    app_animate(app);
    return scene;
}

static struct scene *open_scorer(struct scene *scene, struct app *app)
{
    const struct drilling *drilling = of(scene);
    return scene_scorer_of(app, scene, drilling->rules, drilling->points.options, &drilling->points.win);
}

static struct scene *stop(struct scene *scene, struct app *app)
{
    audio_play(app, SOUND_BUTTON);
    return scene_drill_again(app, &of(scene)->training);
}

static void update_clock(struct drilling *drilling, struct app *app)
{
    struct clock clock = clock_of(drilling);
    if (!clock.timed) {
        app_wake(app, (float)(1 - fmod(clock.elapsed, 1)) + .01f);
        app_dirty(app);
        return;
    }
    if (is_short(&clock) && !drilling->warned) {
        drilling->warned = true;
        audio_play(app, SOUND_WARNING);
    }
    if (clock.elapsed >= clock.limit)
        judge(drilling, app, true);
    app_animate(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct drilling *drilling = of(scene);
    drilling->time += dt;
    bool dealt = !drilling->face->update || drilling->face->update(drilling, app, dt);
    if (drilling->state == DRILLING_DEALT && dealt)
        begin(drilling, &app->command_line);
    if (drilling->state == DRILLING_ASKED)
        update_clock(drilling, app);
    else if (drilling->state == DRILLING_DEALT)
        app_animate(app);
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct drilling *drilling = of(scene);
    if (drilling->state == DRILLING_VERDICT || !drilling->face->key ||
        !drilling->face->key(drilling, app, key))
        return NULL;
    app_dirty(app);
    return scene;
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    struct drilling *drilling = of(scene);
    (void)x;
    (void)y;
    if (drilling->state == DRILLING_VERDICT && drilling->face->hurry) {
        drilling->face->hurry(drilling);
        app_dirty(app);
    }
    return scene;
}

/* --- drawing ------------------------------------------------------------------------------------------ */

struct places {
    struct rect prompt, question, verdict, figures, clock, go;
};

static struct places places_of(const struct layout *l)
{
    float x = l->margin + 16, w = l->wide - 2 * x, foot = 694 + l->high - 800;
    struct places out = {.prompt = layout_rect(l, x, 142, w, 0),
                         .question = layout_rect(l, x, 178, w, foot - 18 - 178),
                         .verdict = layout_rect(l, x, 138, w, foot - 18 - 138),
                         .figures = layout_rect(l, x, foot, 380, 72),
                         .clock = layout_rect(l, x + w / 2 - 170, foot + 31, 300, 10),
                         .go = layout_rect(l, x + w - 350, foot, 350, 72)};
    return out;
}

static void draw_bar(struct painter *painter, struct rect bar, float share, bool warn)
{
    struct box_style groove = {.radius = 5,
                               .top = COLOUR_ALPHA(COLOUR_SUNK, 208),
                               .bottom = COLOUR_ALPHA(COLOUR_GROOVE, 208),
                               .stroke = COLOUR_ALPHA(COLOUR_WHITE, 38),
                               .stroke_width = 1};
    struct box_style full = {.radius = 5,
                             .top = warn ? COLOUR_ALARM_HIGH : COLOUR_BRASS_HIGH,
                             .middle = warn ? COLOUR_ALARM_MID : COLOUR_BRASS_MID,
                             .bottom = warn ? COLOUR_ALARM_LOW : COLOUR_BRASS_LOW};
    struct rect clip = rect_make(bar.x, bar.y, roundf(bar.w * share), bar.h);
    draw_box(painter, bar, &groove);
    if (clip.w < 1)
        return;
    /* cut, not made narrower: a box is kept as a picture of one size */
    canvas_clip(painter->canvas, &clip);
    draw_box(painter, bar, &full);
    canvas_clip(painter->canvas, NULL);
}

/* A bar that runs out with its seconds beside it; at leisure the time taken in its middle. */
static void draw_clock(struct painter *painter, const struct clock *clock, struct rect bar)
{
    struct pen pen = pen_in(painter, bar);
    bool warn = is_short(clock);
    painter->runs = true;
    if (clock->timed) {
        double left = fmax(clock->limit - clock->elapsed, 0);
        draw_bar(painter, bar, (float)(left / clock->limit), warn);
        text_draw(painter, TEXT_STEP | (warn ? TEXT_WARNING : 0),
                  pen_part(&pen, bar.w / pen.u + 16, 0, bar.w / pen.u, bar.h / pen.u),
                  TR_SAID(tr("{1} s"), (int)ceil(left)));
    } else {
        char taken[16];
        int seconds = (int)clock->elapsed;
        snprintf(taken, sizeof taken, "%d:%02d", seconds / 60, seconds % 60);
        text_draw(painter, TEXT_STEP | TEXT_QUIET | TEXT_CENTRE, bar, TR_SAID(tr("Untimed, {1}"), taken));
    }
    painter->runs = false;
}

static void draw_dash(const struct pen *pen, float x)
{
    struct rect dash = pen_part(pen, x, 0, 56, 0);
    draw_line(pen->painter, dash.x, dash.y, dash.x + dash.w, dash.y, 1, COLOUR_ALPHA(COLOUR_BRASS, 140));
}

/* The question between two short lines, at the top of the pen's place. */
static void draw_prompt(struct pen pen, const char *words)
{
    struct type type = type_make(TYPE_SERIF, SIZE_PROMPT, COLOUR_PROMPT, TYPE_CENTRE);
    float middle = pen.room.w / pen.u / 2;
    float half = pen_type(&pen, type, 0, 8, 2 * middle - 168, words) / pen.u / 2 + 28;
    draw_dash(&pen, middle - half - 56);
    draw_dash(&pen, middle + half);
}

/* Streak, best streak, and how many of this sitting were right. */
static void draw_figures(struct painter *painter, struct drilling *drilling, struct rect rect)
{
    const struct trainer_tally *tally =
        drill_record_tally(&drilling->training.record, drilling->training.drill);
    static const char *const labels[] = {N_("Streak"), N_("Best streak"), N_("Right so far")};
    const char *const figures[] = {TR_SAID("{1}", tally->streak), TR_SAID("{1}", tally->best_streak),
                                   drilling->answered
                                       ? TR_SAID(tr("{1} of {2}"), drilling->rightly, drilling->answered)
                                       : "\xe2\x80\x93"};
    struct pen pen = pen_in(painter, rect);
    for (int i = 0; i < 3; i++) {
        pen_text(&pen, TEXT_COUNT, 0, 34, 0, figures[i]);
        pen_left(&pen, fmaxf(130, pen_text(&pen, TEXT_NOTE, 0, 60, 150, tr(labels[i])) / pen.u + 26));
    }
}

static void headline(struct drilling *drilling, char *out, size_t size)
{
    struct drill_training *training = &drilling->training;
    int streak = drill_record_tally(&training->record, training->drill)->streak;
    if (drilling->state != DRILLING_VERDICT)
        tr_say(out, size, "{1}", drill_name(training->drill));
    else if (drilling->late)
        tr_say(out, size, tr("Time is up"));
    else if (drilling->right && streak % TRAINER_MILESTONE == 0)
        tr_say(out, size, tr("Right, streak of {1}"), streak);
    else
        tr_say(out, size, drilling->right ? tr_in("an answer", "Right") : tr("Not quite"));
}

static void subline(const struct drilling *drilling, char *out, size_t size)
{
    char said[DRILL_WORDS], took[16];
    if (drilling->state != DRILLING_VERDICT) {
        drilling->face->tell(drilling, out, size);
        return;
    }
    drilling->face->say(drilling, said, sizeof said);
    training_time_words(drilling->took, took, sizeof took);
    if (!drilling->right)
        tr_say(out, size, "{1}", said);
    else
        tr_say(out, size,
               drilling->fastest ? tr("{1} It took {2}, your best time yet.") : tr("{1} It took {2}."), said,
               took);
}

static void draw_go(struct app *app, const struct drilling *drilling, struct rect rect)
{
    bool asked = drilling->state != DRILLING_VERDICT;
    if (asked && drilling->face->draw_answer) {
        drilling->face->draw_answer(drilling, app, rect);
        return;
    }
    bool ready = !asked || (drilling->face->is_ready && drilling->face->is_ready(drilling));
    struct button go =
        button_to(asked ? "button:answer" : "button:next", asked ? tr("Answer") : tr("Next question"),
                  tr("Enter"), SDLK_RETURN, asked ? drill_answer : ask_next);
    if (!asked && is_session_over(drilling))
        go.label = tr("Done");
    go.look = ready ? BUTTON_PRIMARY : BUTTON_OFF;
    go.glow = ready;
    bool clicked =
        drilling->training.drill == DRILL_POINTS && !drilling->training.record.choices[DRILL_POINTS].names;
    if (!asked || (drilling->face->is_ready && !clicked))
        widget_button(app, rect, &go);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct drilling *drilling = of(scene);
    struct places places = places_of(&painter->layout);
    struct clock clock = clock_of(drilling);
    char head[64], sub[DRILL_WORDS + 64];
    headline(drilling, head, sizeof head);
    subline(drilling, sub, sizeof sub);
    backdrop_draw_dim(painter, 22);
    widget_screen_head(app, head, sub);
    target_does(app, stop);
    draw_figures(painter, drilling, places.figures);
    if (drilling->state != DRILLING_VERDICT) {
        draw_prompt(pen_in(painter, places.prompt),
                    drill_prompt(drilling->training.drill,
                                 drilling->training.record.choices[drilling->training.drill].names));
        draw_clock(painter, &clock, places.clock);
        drilling->face->draw_question(drilling, app, places.question);
    } else {
        drilling->face->draw_verdict(drilling, app, places.verdict);
    }
    if (drilling->state == DRILLING_VERDICT && drilling->training.drill == DRILL_POINTS) {
        widget_link(app, place_inset(painter, places.clock, 0, -12), "button:scorer",
                    tr("Open in the scorer"), SDLK_c);
        target_does(app, open_scorer);
    }
    draw_go(app, drilling, places.go);
}

/* --- the scene ---------------------------------------------------------------------------------------- */

#define PLAY_CLASS(scene_name)                                                                               \
    {                                                                                                        \
        .name = (scene_name), .update = update, .draw = draw, .key = key, .click = click                     \
    }

/* Two names: a key that was given to an action of the one is free in the other (keys_list.c). */
static const struct scene_class play_class = PLAY_CLASS("drill-play"),
                                waits_class = PLAY_CLASS("trainer-play");

struct scene *scene_drill_play(struct app *app, const struct drill_training *training)
{
    struct drilling *drilling =
        SCENE_NEW(struct drilling, training->drill == DRILL_WAITS ? &waits_class : &play_class, NULL);
    drilling->training = *training;
    drilling->face = drill_faces[training->drill];
    drilling->rules = drill_record_rules(&training->record, training->drill);
    rng_init(&drilling->rng, app->command_line.has_seed ? app->command_line.seed
                             : training->example        ? EXAMPLE_SEED
                                                        : rng_next(&app->cosmetic_rng));
    ask_question(drilling, app);
    return &drilling->scene;
}

/* --rules chooses the mode, if the trainer has it; the deal number chooses size and suit of the waits. */
struct scene *scene_drill_by_name(struct app *app, const char *name)
{
    struct drill_training training;
    const struct ruleset *rules = scene_mode_of(app);
    enum drill drill = DRILL_DISCARD;
    bool plays = strstr(name, "-play") || strstr(name, "-verdict");
    while (drill < DRILL_WAITS && strncmp(name + 6, drill_id(drill), strlen(drill_id(drill))) != 0)
        drill++;
    if (strcmp(name, "trainer") == 0)
        return scene_drill(app, drill);
    drill_training_example(&training, drill);
    struct drill_choice *choice = &training.record.choices[drill];
    if (drill == DRILL_WAITS && plays && app->command_line.has_seed) {
        choice->part = (int)(app->command_line.seed % WAITS_SIZES);
        choice->suit = (int)(app->command_line.seed / WAITS_SIZES % DRILL_SUITS);
    } else if (drill != DRILL_WAITS && app->command_line.rules && drill_plays(drill, rules))
        choice->part = ruleset_place(rules);
    if (!plays)
        return scene_drill_again(app, &training);
    choice->names = strstr(name, "-patterns-") != NULL;
    struct drilling *drilling = (struct drilling *)scene_drill_play(app, &training);
    if (strstr(name, "-verdict")) {
        begin(drilling, &app->command_line);
        drilling->face->example(drilling);
        judge(drilling, app, false);
    }
    return &drilling->scene;
}
