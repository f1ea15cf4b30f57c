/*
 * scene_drill_play.c: questions of a trainer, ten in a session: answer, see why, and on to the next.
 *
 * The clock is the real one: it starts when a question is seen and stops with the answer. A question that is
 * left unanswered does not count. What a trainer asks and shows is its face (drilling.h).
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/app/loop.h"
#include "sdl/app/scenes.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/trainer/drilling.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"
#include "words/drill/drill_words.h"

/* --- ten answers ---------------------------------------------------------------------------------------- */

enum { LOW = 3, GOOD = 7, STREAK_MIN = 5, SENTENCE = 200 };

static bool drill_session_is_over(const struct drilling *drilling)
{
    return drilling->ten.answered == TRAINER_TEN;
}

/* Notes an answer in its session: `streak` is the longest of all, if it is that, else 0. */
static void drill_session_add(struct drilling *drilling, int streak)
{
    if (drill_session_is_over(drilling)) {
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

/* Asks the next question. */
static void drill_ask(struct drilling *drilling, struct app *app);

static struct scene *answer(struct scene *under, struct app *app, bool yes)
{
    struct drilling *drilling = (struct drilling *)under;
    if (!yes)
        return scene_drill_again(app, &drilling->training);
    drill_ask(drilling, app);
    return under;
}

/* Over the last verdict: what the ten came to; on to the next ten, or back to the choice. */
static struct scene *drill_session_end(struct scene *under, struct app *app)
{
    struct drilling *drilling = (struct drilling *)under;
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

/* --- questions ------------------------------------------------------------------------------------------ */

enum { LONGEST = 3600000 /* ms */, EXAMPLE_SEED = 11 };

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

/* The question lies, and the clock starts. */
static void begin(struct drilling *drilling, const struct command_line *command_line)
{
    enter_state(drilling, DRILLING_ASKED);
    drilling->began = loop_seconds();
    drilling->still = command_line->screenshot != NULL;
}

static void drill_ask(struct drilling *drilling, struct app *app)
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

static struct trainer_clock clock_of(const struct drilling *drilling)
{
    const struct drill_training *training = &drilling->training;
    bool runs = drilling->state == DRILLING_ASKED && !drilling->still;
    return (struct trainer_clock){.timed = training->record.choices[training->drill].timed,
                                  .limit = drill_record_limit(&training->record, training->drill),
                                  .elapsed = runs ? loop_seconds() - drilling->began : 0};
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
    drill_session_add(drilling, tally->best_streak > streak && streak ? tally->best_streak : 0);
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
    struct drilling *drilling = (struct drilling *)scene;
    return drilling->state == DRILLING_VERDICT ? NULL : drilling;
}

struct scene *drill_answer(struct scene *scene, struct app *app)
{
    struct drilling *drilling = (struct drilling *)scene;
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

static struct scene *ask_next(struct scene *scene, struct app *app)
{
    if (!drill_asked(scene) && drill_session_is_over((struct drilling *)scene))
        return drill_session_end(scene, app);
    if (!drill_asked(scene))
        drill_ask((struct drilling *)scene, app);
    app_animate(app);
    return scene;
}

static struct scene *open_scorer(struct scene *scene, struct app *app)
{
    const struct drilling *drilling = (const struct drilling *)scene;
    return scene_scorer_of(app, scene, drilling->rules, drilling->points.options, &drilling->points.win);
}

static struct scene *stop(struct scene *scene, struct app *app)
{
    audio_play(app, SOUND_BUTTON);
    return scene_drill_again(app, &((struct drilling *)scene)->training);
}

static void update_clock(struct drilling *drilling, struct app *app)
{
    struct trainer_clock clock = clock_of(drilling);
    if (!clock.timed) {
        app_wake(app, (float)(1 - fmod(clock.elapsed, 1)) + .01f);
        app_dirty(app);
        return;
    }
    if (trainer_clock_is_short(&clock) && !drilling->warned) {
        drilling->warned = true;
        audio_play(app, SOUND_WARNING);
    }
    if (clock.elapsed >= clock.limit)
        judge(drilling, app, true);
    app_animate(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct drilling *drilling = (struct drilling *)scene;
    drilling->time += dt;
    bool lies = !drilling->face->update || drilling->face->update(drilling, app, dt);
    if (drilling->state == DRILLING_DEALT && lies)
        begin(drilling, &app->command_line);
    if (drilling->state == DRILLING_ASKED)
        update_clock(drilling, app);
    else if (drilling->state == DRILLING_DEALT)
        app_animate(app);
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct drilling *drilling = (struct drilling *)scene;
    if (drilling->state == DRILLING_VERDICT || !drilling->face->key ||
        !drilling->face->key(drilling, app, key))
        return NULL;
    app_dirty(app);
    return scene;
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    struct drilling *drilling = (struct drilling *)scene;
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

static void headline(const struct drilling *drilling, char *out, size_t size)
{
    const struct drill_training *training = &drilling->training;
    int streak =
        training->record.tallies[training->drill][training->record.choices[training->drill].part].streak;
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
    if (!asked && drill_session_is_over(drilling))
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
    struct drilling *drilling = (struct drilling *)scene;
    struct places places = places_of(&painter->layout);
    struct trainer_clock clock = clock_of(drilling);
    char head[64], sub[DRILL_WORDS + 64];
    headline(drilling, head, sizeof head);
    subline(drilling, sub, sizeof sub);
    backdrop_draw_dim(painter, 22);
    widget_screen_head(app, head, sub);
    target_does(app, stop);
    trainer_draw_figures(painter, drill_record_tally(&drilling->training.record, drilling->training.drill),
                         drilling->rightly, drilling->answered, places.figures);
    if (drilling->state != DRILLING_VERDICT) {
        trainer_draw_prompt(pen_in(painter, places.prompt),
                            drill_prompt(drilling->training.drill,
                                         drilling->training.record.choices[drilling->training.drill].names));
        trainer_draw_clock(painter, &clock, places.clock);
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

/* --- what faces share --------------------------------------------------------------------------------- */

void drill_draw_choice(struct app *app, const char *id, uint8_t tile, float x, float y, float w, bool marked,
                       SDL_Keycode key)
{
    struct painter *painter = &app->painter;
    float wide, high;
    bool hot = input_is_hot(app, id), pressed = input_is_pressed(app, id), focus = input_is_focused(app, id);
    atlas_size(POSE_STANDING, w, &wide, &high);
    float raised = roundf(high * (marked         ? .12f
                                  : hot || focus ? .08f
                                                 : 0)) -
                   (pressed ? roundf(high * .04f) : 0);
    struct atlas_tile drawn = {.pose = POSE_STANDING,
                               .tile = tile,
                               .x = x,
                               .y = y - raised,
                               .w = w - 1,
                               .lift = raised,
                               .flags = marked         ? ATLAS_RIM | ATLAS_GLOW
                                        : hot || focus ? ATLAS_RIM_LIGHT
                                                       : 0u};
    atlas_draw_group(painter, &drawn, 1);
    /* the pointer at its foot does not lose it */
    struct rect area = rect_make(x, y - roundf(high * .12f), w, roundf(high * 1.12f));
    target_add(app, id, area, TARGET_NO_RING, key);
    spoken_tile(app, tile, marked);
}

struct mark_look {
    const char *icon, *word;
    uint32_t colour;
};

static const struct mark_look marks[] = {[DRILL_PLAIN] = {NULL, "", COLOUR_QUIET},
                                         [DRILL_EQUAL] = {"icons/check", N_("Just as good"), COLOUR_QUIET},
                                         [DRILL_RIGHT] = {"icons/check", "", COLOUR_GOOD},
                                         [DRILL_MISSED] = {"icons/eye-off", N_("Missed"), COLOUR_PROMPT},
                                         [DRILL_WRONG] = {"icons/close", N_("Chosen"), COLOUR_WARNING}};

enum drill_mark drill_mark_of(const struct drilling *drilling, bool good, bool chosen)
{
    enum drill_mark other = drilling->face->is_right(drilling) ? DRILL_EQUAL : DRILL_MISSED;
    return good ? (chosen ? DRILL_RIGHT : other) : chosen ? DRILL_WRONG : DRILL_PLAIN;
}

struct rect drill_row(const struct pen *rows, int index, int count, float gap)
{
    struct rect row = pen_row(rows, index, count, gap);
    row.h = pen_row(rows, 0, count, gap).h;
    return row;
}

struct pen drill_draw_row(struct painter *painter, struct rect rect, enum drill_mark mark)
{
    const struct mark_look *look = &marks[mark];
    struct pen row = pen_in(painter, rect);
    draw_flat(painter, rect, 9, COLOUR_ALPHA(COLOUR_PANEL, 156),
              mark > DRILL_RIGHT ? COLOUR_ALPHA(look->colour, 90) : COLOUR_ALPHA(COLOUR_WHITE, 20), 1);
    pen_pad(&row, 16, 0);
    struct pen left = pen_in(painter, pen_left(&row, 120));
    pen_right(&row, 2);
    if (!look->icon)
        return row;
    struct rect circle = pen_left(&left, 26);
    float r = circle.w / 2, side = roundf(r * 1.24f);
    struct type type = text_type(TEXT_LINE);
    type.colour = look->colour;
    draw_disc(painter, circle.x + r, roundf(rect.y + rect.h / 2), r, 1.6f, look->colour);
    draw_svg(painter, look->icon, rect_centred(circle, side, side), look->colour);
    pen_left(&left, 10);
    text_typed(painter, type, pen_left(&left, 72),
               mark == DRILL_RIGHT ? tr_in("a choice", "Right") : tr(look->word));
    return row;
}

void drill_row_tile(struct pen *row, uint8_t tile, bool lit)
{
    float wide, high, w = floorf(fminf(34 * row->u, (row->room.h - 8 * row->u) / 1.51f));
    atlas_size(POSE_LYING, w, &wide, &high);
    struct rect at = pen_left(row, w / row->u);
    atlas_draw(row->painter, POSE_LYING, tile, at.x, roundf(at.y + (at.h - high) / 2), w - 1,
               lit ? ATLAS_RIM : 0);
    pen_left(row, 18);
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
    drill_ask(drilling, app);
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
