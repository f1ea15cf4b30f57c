/*
 * scene_trainer_play.c: hands of one suit without end: name the waits, see
 * the verdict, and on to the next.
 *
 * The clock is the real one: it starts when a hand has been dealt and stops with the answer. A hand that is
 * left unanswered does not count.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/loop.h"
#include "sdl/app/scenes.h"
#include "sdl/trainer/trainer_play.h"

static const float GUARD = .25f; /* seconds in which a hand cannot be answered yet, for a hasty Enter */
enum { LONGEST = 3600000 /* ms */, EXAMPLE_SEED = 6 };

static void sort_places(struct playing *playing)
{
    const struct trainer_hand *hand = &playing->hand;
    int count = trainer_count(hand);
    for (int i = 0; i < count; i++) {
        int before = 0;
        for (int j = 0; j < count; j++)
            before += hand->tiles[j] < hand->tiles[i] || (j < i && hand->tiles[j] == hand->tiles[i]);
        playing->goal[i] = (float)(playing->training.record.sorted ? before : i);
    }
}

static void deal(struct playing *playing, struct app *app)
{
    trainer_next(&playing->trainer, &playing->hand);
    naming_palette_init(&playing->palette, (enum suit)playing->hand.suit);
    playing->state = TRAINER_DEALING;
    playing->scene.alias = "trainer-play";
    playing->time = 0;
    playing->warned = playing->late = false;
    sort_places(playing);
    memcpy(playing->at, playing->goal, sizeof playing->at);
    audio_play(app, SOUND_DEAL);
}

struct trainer_clock trainer_play_clock(const struct playing *playing)
{
    const struct trainer_record *record = &playing->training.record;
    bool runs = playing->state == TRAINER_ASKING && !playing->still;
    return (struct trainer_clock){.timed = record->timed,
                                  .limit = trainer_limit(record),
                                  .elapsed = runs ? loop_seconds() - playing->began : 0};
}

static void ask(struct playing *playing, const struct app *app)
{
    playing->state = TRAINER_ASKING;
    playing->began = loop_seconds();
    playing->still = app->command_line.screenshot != NULL;
}

static void judge(struct playing *playing, struct app *app, bool late)
{
    struct trainer_record *record = &playing->training.record;
    struct trainer_verdict verdict = trainer_judge(playing->hand.waits, playing->palette.named);
    struct trainer_tally *tally = &record->tallies[record->size];
    int best = tally->best_time;
    double seconds = trainer_play_clock(playing).elapsed;
    playing->late = late;
    playing->right = trainer_is_right(&verdict) && !late;
    playing->took = (int)fmin(seconds * 1000, LONGEST);
    trainer_record_add(record, record->size, playing->right, playing->took);
    playing->fastest = playing->right && best && tally->best_time < best;
    playing->answered++;
    playing->rightly += playing->right;
    playing->palette.closed = true;
    playing->verdict = (struct naming_verdict){.suit = (enum suit)playing->hand.suit,
                                               .hand = trainer_counts(&playing->hand),
                                               .waits = playing->hand.waits,
                                               .named = playing->palette.named,
                                               .asked = true};
    playing->has_exchange = trainer_find_exchange(&playing->hand, &playing->exchange);
    playing->state = TRAINER_VERDICT;
    playing->scene.alias = "trainer-verdict";
    playing->time = 0;
    playing->shown = 1;
    training_save(app, &playing->training);
    audio_play(app, !playing->right                          ? SOUND_LOSS
                    : tally->streak % TRAINER_MILESTONE == 0 ? SOUND_WIN
                                                             : SOUND_TREASURE);
}

/* Tiles on their way to other places. */
static void slide(struct playing *playing, struct app *app, float dt)
{
    float length = app_reduced(app) ? 0 : app_duration(app, 70);
    float share = length > 0 ? 1 - expf(-dt / length) : 1;
    for (int i = 0; i < trainer_count(&playing->hand); i++) {
        float way = playing->goal[i] - playing->at[i];
        if (way == 0)
            continue;
        playing->at[i] = fabsf(way) < .01f ? playing->goal[i] : playing->at[i] + way * share;
        app_animate(app);
    }
}

static void update_clock(struct playing *playing, struct app *app)
{
    struct trainer_clock clock = trainer_play_clock(playing);
    if (!clock.timed) {
        app_wake(app, (float)(1 - fmod(clock.elapsed, 1)) + .01f);
        app_dirty(app);
        return;
    }
    if (trainer_clock_is_short(&clock) && !playing->warned) {
        playing->warned = true;
        audio_play(app, SOUND_WARNING);
    }
    if (clock.elapsed >= clock.limit)
        judge(playing, app, true);
    app_animate(app);
}

static void update_verdict(struct playing *playing, struct app *app)
{
    struct naming_verdict *verdict = &playing->verdict;
    float speed = app_duration(app, 1000);
    bool whole = verdict->time >= naming_verdict_length(verdict);
    if (whole)
        return;
    verdict->time = speed > 0 ? playing->time / speed : naming_verdict_length(verdict);
    int shown = naming_verdict_shown(verdict);
    if (shown > playing->shown && speed > 0)
        audio_play(app, SOUND_POINT);
    playing->shown = shown;
    app_animate(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct playing *playing = (struct playing *)scene;
    playing->time += dt;
    slide(playing, app, dt);
    naming_palette_update(app, &playing->palette, dt);
    if (playing->state == TRAINER_DEALING) {
        if (playing->time >=
            fmaxf(trainer_play_deal_length(playing, app), app->command_line.headless ? 0 : GUARD))
            ask(playing, app);
        app_animate(app);
    } else if (playing->state == TRAINER_ASKING) {
        update_clock(playing, app);
    } else {
        update_verdict(playing, app);
    }
    return scene;
}

static void toggle_order(struct playing *playing, struct app *app)
{
    playing->training.record.sorted = !playing->training.record.sorted;
    sort_places(playing);
    training_save(app, &playing->training);
    audio_play(app, SOUND_TILE);
    app_animate(app);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct playing *playing = (struct playing *)scene;
    if (naming_palette_activate(app, &playing->palette, id))
        return scene;
    if (strcmp(id, "button:named") == 0) {
        if (playing->state == TRAINER_ASKING)
            judge(playing, app, false);
        app_animate(app);
        return scene;
    }
    if (strcmp(id, "button:order") == 0) {
        toggle_order(playing, app);
        return scene;
    }
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:back") == 0)
        return scene_trainer_again(app, &playing->training);
    if (strcmp(id, "button:next") == 0)
        deal(playing, app);
    app_animate(app);
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct playing *playing = (struct playing *)scene;
    if (playing->state != TRAINER_VERDICT && naming_palette_key(app, &playing->palette, key))
        return scene;
    return NULL;
}

/* A click beside everything opens the rest of the verdict. */
static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    struct playing *playing = (struct playing *)scene;
    (void)x;
    (void)y;
    if (playing->state == TRAINER_VERDICT) {
        playing->verdict.time = naming_verdict_length(&playing->verdict);
        app_dirty(app);
    }
    return scene;
}

static void draw(struct scene *scene, struct app *app)
{
    trainer_play_draw((const struct playing *)scene, app);
}

static const struct scene_class play_class = {
    .name = "trainer-play", .update = update, .draw = draw, .activate = activate, .key = key, .click = click};

struct scene *scene_trainer_play(struct app *app, const struct training *training)
{
    struct playing *playing = calloc(1, sizeof *playing);
    int suit = training->record.suit;
    CHECK_MEMORY(playing);
    playing->scene.class = &play_class;
    playing->training = *training;
    uint64_t seed = app->command_line.has_seed ? app->command_line.seed
                    : training->example        ? EXAMPLE_SEED
                                               : rng_next(&app->dust);
    trainer_init(&playing->trainer, seed, training->record.size,
                 suit < TRAINER_SUITS - 1 ? (enum suit)suit : SUIT_NONE);
    deal(playing, app);
    return &playing->scene;
}

/* An answer with something of everything: right, missed and wrong. */
static uint16_t example_answer(uint16_t waits)
{
    uint16_t missed = (uint16_t)(waits & (~waits + 1u)), wrong = (uint16_t)(~waits & (waits >> 1 | 256u));
    return (uint16_t)((waits & ~missed) | (wrong & (~wrong + 1u)));
}

/* The deal number chooses size and suit too. */
struct scene *scene_trainer_play_by_name(struct app *app, const char *name)
{
    struct training training;
    struct playing *playing;
    int chosen =
        app->command_line.has_seed ? (int)(app->command_line.seed % (TRAINER_SIZES * TRAINER_SUITS)) : 1;
    training_example(&training);
    training.record.size = chosen % TRAINER_SIZES;
    training.record.suit = chosen / TRAINER_SIZES;
    playing = (struct playing *)scene_trainer_play(app, &training);
    if (strcmp(name, "trainer-verdict") == 0) {
        ask(playing, app);
        playing->palette.named = example_answer(playing->hand.waits);
        judge(playing, app, false);
    }
    return &playing->scene;
}
