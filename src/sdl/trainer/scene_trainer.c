/*
 * scene_trainer.c: the trainer's choice of hands, and the record of the player.
 *
 * Choices are kept in the record's file, trainer.ini in the data folder, as soon as they are made.
 */
#include "sdl/trainer/scene_trainer.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/trainer/trainer_parts.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "words/problem_words.h"

enum { ROWS = 5 /* of choices */ };

struct choosing {
    struct scene scene;
    struct training training;
};

void training_load(struct app *app, struct training *training)
{
    struct problem why;
    char path[TRAINER_PATH];
    trainer_record_defaults(&training->record);
    if (trainer_path(app, "trainer.ini", path) && !trainer_record_load(&training->record, path, &why))
        trainer_warn(app, &why);
}

void training_save(struct app *app, const struct training *training)
{
    struct error why;
    char path[TRAINER_PATH];
    if (!training->example && trainer_path(app, "trainer.ini", path) &&
        !trainer_record_save(&training->record, path, &why))
        app_warn(app, tr("Couldn’t save the trainer record: {1}"), why.message);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* A hand such as will be asked about. */
static void draw_sample(struct painter *painter, const struct trainer_record *record, struct rect strip)
{
    static const uint8_t dealt[TRAINER_TILES] = {4, 1, 7, 4, 2, 5, 3, 6, 8, 5, 0, 6, 3};
    int count = trainer_sizes[record->size];
    struct atlas_tile tiles[TRAINER_TILES];
    uint8_t numbers[TRAINER_TILES];
    float u = painter->layout.u, wide, high, w = floorf(fminf(62 * u, (strip.w - 24 * u) / (float)count));
    memcpy(numbers, dealt, sizeof numbers);
    for (int i = 1; record->sorted && i < count; i++)
        for (int j = i; j > 0 && numbers[j] < numbers[j - 1]; j--) {
            uint8_t held = numbers[j];
            numbers[j] = numbers[j - 1];
            numbers[j - 1] = held;
        }
    atlas_size(POSE_STANDING, w, &wide, &high);
    float x = roundf(strip.x + (strip.w - w * (float)count) / 2), y = roundf(strip.y + (strip.h - high) / 2);
    for (int i = 0; i < count; i++) {
        int suit = record->suit < TRAINER_SUITS - 1 ? record->suit : 1;
        tiles[i] = (struct atlas_tile){.pose = POSE_STANDING,
                                       .tile = (uint8_t)(TRAINER_NUMBERS * suit + numbers[i]),
                                       .x = x + w * (float)i,
                                       .y = y,
                                       .w = w - 1};
    }
    draw_tray(painter, strip, 34);
    atlas_draw_group(painter, tiles, count);
}

static const char *const size_labels[] = {"4", "7", "10", "13"};

static struct rect choice_row(const struct painter *painter, struct rect panel, float top, int index,
                              float high)
{
    float pad = roundf(6 * painter->layout.u);
    return rect_make(panel.x + pad, roundf(top + high * (float)index), panel.w - 2 * pad, roundf(high));
}

static void draw_hands(struct app *app, const struct trainer_record *record, struct rect panel)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, top = widget_panel(painter, panel, tr("Questions")), pad = roundf(16 * u);
    float strip = roundf(fminf(panel.h * .26f, 150 * u)), high = (panel.h - 48 * u - strip - 2 * pad) / ROWS;
    const int *limits = trainer_limits[record->size];
    static char seconds[TRAINER_LIMITS][12];
    const char *limit_labels[TRAINER_LIMITS];
    for (int i = 0; i < TRAINER_LIMITS; i++) {
        tr_say(seconds[i], sizeof seconds[i], tr("{1} s"), limits[i]);
        limit_labels[i] = seconds[i];
    }
    const char *const suit_labels[] = {tr("Characters"), tr("Dots"), tr("Bamboo"), tr("Any")};
    const char *const order_labels[] = {tr("As dealt"), tr("Sorted")};
    row_choice(app, choice_row(painter, panel, top, 0, high), "size", tr("Tiles"), tr("13 is for experts."),
               size_labels, TRAINER_SIZES, record->size, true);
    row_choice(app, choice_row(painter, panel, top, 1, high), "suit", tr("Suit"), NULL, suit_labels,
               TRAINER_SUITS, record->suit, true);
    row_choice(app, choice_row(painter, panel, top, 2, high), "order", tr("Order"),
               tr("Hands are dealt unsorted."), order_labels, 2, record->sorted, true);
    row_toggle(app, choice_row(painter, panel, top, 3, high), "clock", tr("Against the clock"),
               tr("Too late counts as wrong."), record->timed, true);
    row_choice(app, choice_row(painter, panel, top, 4, high), "limit", tr("Time per hand"), NULL,
               limit_labels, TRAINER_LIMITS, record->limits[record->size], record->timed);
    draw_sample(painter, record,
                rect_make(panel.x + pad, panel.y + panel.h - pad - strip, panel.w - 2 * pad, strip));
}

static void draw_record(struct painter *painter, const struct trainer_record *record, struct rect panel)
{
    float u = painter->layout.u, top = widget_panel(painter, panel, tr("Your record")), pad = roundf(6 * u);
    char name[24];
    float high = roundf(fminf(64, (panel.h / u - 82 - 178) / TRAINER_SIZES) * u), y = top + roundf(34 * u);
    trainer_draw_heads(painter, panel, top + 20 * u);
    for (int i = 0; i < TRAINER_SIZES; i++, y += high) {
        draw_line(painter, panel.x + 22 * u, y, panel.x + panel.w - 22 * u, y, 1, COLOUR_RULE);
        tr_say(name, sizeof name, tr("{1} tiles"), trainer_sizes[i]);
        trainer_draw_tally(painter, &record->tallies[i], name, i == record->size, panel,
                           rect_make(panel.x + pad, y, panel.w - 2 * pad, high));
    }
    trainer_draw_explained(
        painter, panel, y, tr("What to name"),
        tr("Every tile that completes the hand: sets of three and a pair, or seven different pairs with 13. "
           "If the hand holds all four of a number, that number isn’t a wait. Some hands have none: then say "
           "so. Only an answer with every wait and nothing else is right. The streak is the most right "
           "answers one after another; the average and best times are for right answers."),
        7);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct trainer_record *record = &((const struct choosing *)scene)->training.record;
    struct trainer_places places = trainer_places(&painter->layout);
    char sub[64];
    if (record->timed)
        tr_say(sub, sizeof sub, tr("{1} tiles, {2} seconds each"), trainer_sizes[record->size],
               trainer_limit(record));
    else
        tr_say(sub, sizeof sub, tr("{1} tiles, untimed"), trainer_sizes[record->size]);
    struct button start = {.id = "button:start",
                           .label = tr("Start"),
                           .sub = sub,
                           .key_label = tr("Enter"),
                           .key = SDLK_RETURN,
                           .look = BUTTON_PRIMARY,
                           .glow = true};
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app, tr("The waits"), tr("Find every wait of a one-suit hand"));
    draw_hands(app, record, places.choices);
    draw_record(painter, record, places.record);
    widget_button(app, places.start, &start);
}

/* --- choosing ----------------------------------------------------------------------------------------- */

/* The choice of that name made in `id` ("suit:2"), or -1. */
static int choice_of(const char *id, const char *name, int count)
{
    int value = target_number(id, name);
    return value < count ? value : -1;
}

static void choose(struct trainer_record *record, const char *id)
{
    int size = choice_of(id, "size", TRAINER_SIZES), suit = choice_of(id, "suit", TRAINER_SUITS);
    int order = choice_of(id, "order", 2), limit = choice_of(id, "limit", TRAINER_LIMITS);
    if (size >= 0)
        record->size = size;
    if (suit >= 0)
        record->suit = suit;
    if (order >= 0)
        record->sorted = order;
    if (limit >= 0)
        record->limits[record->size] = limit;
    if (strcmp(id, "clock") == 0)
        record->timed = !record->timed;
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct choosing *choosing = (struct choosing *)scene;
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:back") == 0)
        return scene_trainers(app);
    if (strcmp(id, "button:start") == 0)
        return scene_trainer_play(app, &choosing->training);
    choose(&choosing->training.record, id);
    training_save(app, &choosing->training);
    return scene;
}

static const struct scene_class trainer_class = {.name = "trainer", .draw = draw, .activate = activate};

struct scene *scene_trainer_again(struct app *app, const struct training *training)
{
    struct choosing *choosing = calloc(1, sizeof *choosing);
    (void)app;
    CHECK_MEMORY(choosing);
    choosing->scene.class = &trainer_class;
    choosing->training = *training;
    return &choosing->scene;
}

struct scene *scene_trainer(struct app *app)
{
    struct training training = {.example = false};
    training_load(app, &training);
    return scene_trainer_again(app, &training);
}

void training_example(struct training *training)
{
    static const struct trainer_tally tallies[TRAINER_SIZES] = {
        {64, 61, 12, 31, 61 * 3100, 900},
        {212, 171, 4, 23, 171 * 9400ull, 2700},
        {96, 58, 0, 9, 58 * 21800ull, 7200},
        {31, 11, 1, 3, 11 * 48600ull, 23900},
    };
    trainer_record_defaults(&training->record);
    training->example = true;
    memcpy(training->record.tallies, tallies, sizeof tallies);
    training->record.timed = true;
}

struct scene *scene_trainer_by_name(struct app *app, const char *name)
{
    struct scene *scene = scene_trainer(app);
    if (strcmp(name, "trainer-record") == 0)
        training_example(&((struct choosing *)scene)->training);
    return scene;
}
