/*
 * scene_trainers.c: all trainers and the scorer, a card each.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/figure.h"
#include "sdl/art/theme.h"
#include "sdl/trainer/drilling.h"
#include "sdl/ui/due.h"
#include "sdl/ui/widgets.h"
#include "words/drill/drill_words.h"
#include "words/words.h"

enum {
    COLUMNS = 3,
    ROWS = 2,
    LINES_MAX = 4,
    SCORER = DRILLS /* beside the trainers */
};

struct trainers {
    struct scene scene;
    struct trainer_tally tallies[DRILLS + 1]; /* the scorer keeps none */
    int puzzles;                              /* decisions that are to be found again today */
    bool example;
};

static const struct {
    const char *id;
    int drill; /* enum drill or SCORER */
    const char *figure;
} cards[] = {
    {"card:discard", DRILL_DISCARD, "3468m2367p455s!1z"},
    {"card:waits", DRILL_WAITS, "2345677m !2!5!8m"},
    {"card:points", DRILL_POINTS, "22p345s !777z '111s"},
    {"card:danger", DRILL_DANGER, "!5p ~9s ~2z ~1m"},
    {"card:guess", DRILL_GUESS, "xx!xxx!xx"},
    {"card:scorer", SCORER, "123m 567p 99s !5z"},
};

enum { CARDS = sizeof cards / sizeof *cards };

static const char *name_of(int drill)
{
    return drill == SCORER ? tr("Scorer") : drill_name((enum drill)drill);
}

static const char *pitch_of(int drill)
{
    if (drill == SCORER)
        return tr("Lay out any hand and see every reading, its points, and what it just missed.");
    return drill_pitch((enum drill)drill);
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct trainers *trainers = (struct trainers *)scene;
    (void)again;
    if (!trainers->example)
        trainers->puzzles = scene_puzzles_due(app);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

static struct rect card_rect(const struct layout *l, int place)
{
    float x = l->margin + 16, w = l->wide - 2 * x, gap = 20;
    float wide = (w - gap * (COLUMNS - 1)) / COLUMNS, high = (l->high - 140 - 52 - gap) / ROWS;
    int column = place % COLUMNS, row = place / COLUMNS;
    return layout_rect(l, x + (wide + gap) * (float)column, 140 + (high + gap) * (float)row, wide, high);
}

/* A piece of felt with tiles on it. */
static void draw_felt(struct painter *painter, const char *figure, struct rect area)
{
    struct box_style felt = {.radius = 12, .top = COLOUR_CLOTH_HIGH, .bottom = COLOUR_CLOTH_LOW};
    float u = painter->layout.u, room = area.w - 36 * u, w = floorf(fminf(40 * u, (area.h - 24 * u) / 1.51f));
    float wide = figure_width(figure, room, w), high = figure_draw(painter, figure, 0, 0, room, w, true);
    draw_box(painter, area, &felt);
    draw_light(painter, area.x + area.w / 2, area.y + area.h * .44f, area.w * .5f, area.h * .62f,
               COLOUR_ALPHA(COLOUR_LAMP, 38));
    figure_draw(painter, figure, roundf(area.x + (area.w - wide) / 2), roundf(area.y + (area.h - high) / 2),
                room, w, false);
}

static void foot_words(const struct trainer_tally *tally, char *out, size_t size)
{
    if (!tally->hands)
        tr_say(out, size, tr("Not tried yet"));
    else
        tr_say(out, size,
               tr_many("{1} answered, {2}% right, best streak {3}",
                       "{1} answered, {2}% right, best streak {3}", tally->hands),
               tally->hands, words_share(tally->right, tally->hands), tally->best_streak);
}

static void draw_card(struct app *app, const struct trainers *trainers, int place)
{
    struct painter *painter = &app->painter;
    const struct trainer_tally *tally = &trainers->tallies[cards[place].drill];
    const char *id = cards[place].id;
    struct rect card = card_rect(&painter->layout, place);
    bool hot = input_is_hot(app, id), lit = hot || input_is_focused(app, id);
    float u = painter->layout.u, pad = roundf(20 * u), edge = roundf(2 * u), width = card.w - 2 * pad;
    float felt = roundf(fminf(card.h * .36f, 110 * u));
    struct type name = type_make(TYPE_SERIF, SIZE_CARD, COLOUR_IVORY, TYPE_LEFT);
    struct type text = type_make(TYPE_SANS, SIZE_BODY, COLOUR_LINES, TYPE_LEFT);
    struct type foot = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS, TYPE_LEFT);
    char words[96], key[2] = {(char)('1' + place), 0};
    draw_card_body(painter, card, lit, hot);
    draw_felt(painter, cards[place].figure, rect_make(card.x + edge, card.y + edge, card.w - 2 * edge, felt));
    float y = card.y + edge + felt + roundf(36 * u);
    float cap =
        draw_key_cap(painter, card.x + card.w - pad, y - type_cap_height(painter, name) / 2, key, false);
    type_draw_fit(painter, name, card.x + pad, y, width - cap - 10 * u, name_of(cards[place].drill));
    float leading = type_leading(painter, text, 22), end = card.y + card.h - roundf(20 * u);
    if (cards[place].drill == SCORER)
        tr_say(words, sizeof words, tr("No questions, only answers"));
    else
        foot_words(tally, words, sizeof words);
    int lines = type_draw_fit_two(painter, foot, card.x + pad, end, width, 20, true, words);
    int most = (int)((end - 24 * u - (float)(lines - 1) * type_leading(painter, foot, 20) - y) / leading);
    type_draw_wrapped(painter, text, card.x + pad, y + leading + 6 * u, width, 22,
                      SDL_clamp(most, 1, LINES_MAX), pitch_of(cards[place].drill));
    target_add(app, id, card, TARGET_NO_RING | (place == 0 ? TARGET_FIRST : 0), SDLK_1 + place);
}

static void draw(struct scene *scene, struct app *app)
{
    const struct layout *l = &app->painter.layout;
    backdrop_draw_dim(&app->painter, 34);
    widget_screen_head(app, tr("Trainers"), tr("Short questions, exact answers, and reasons"));
    due_link(app, (l->wide - l->margin - 16) * l->u, 43 * l->u, ((const struct trainers *)scene)->puzzles);
    for (int i = 0; i < CARDS; i++)
        draw_card(app, (const struct trainers *)scene, i);
}

/* --- the scene ---------------------------------------------------------------------------------------- */

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:back") == 0)
        return scene_title(app);
    if (strcmp(id, "card:scorer") == 0)
        return scene_scorer(app);
    if (strcmp(id, "button:puzzles") == 0)
        return scene_puzzles(app, scene);
    for (int i = 0; i < CARDS; i++)
        if (strcmp(id, cards[i].id) == 0)
            return scene_drill(app, (enum drill)cards[i].drill);
    return scene;
}

static const struct scene_class trainers_class = {
    .name = "trainers", .enter = enter, .draw = draw, .activate = activate};

static struct scene *make(const struct drill_record *record)
{
    struct trainers *trainers = SCENE_NEW(struct trainers, &trainers_class, NULL);
    for (int drill = 0; drill < DRILLS; drill++)
        trainers->tallies[drill] = drill_record_sum(record, (enum drill)drill);
    return &trainers->scene;
}

struct scene *scene_trainers(struct app *app)
{
    struct drill_training training = {.example = false};
    drill_training_load(app, &training);
    return make(&training.record);
}

/* With somebody's record; "trainers-due": decisions are to be found again. */
struct scene *scene_trainers_by_name(struct app *app, const char *name)
{
    struct drill_training training;
    (void)app;
    drill_training_example(&training, DRILL_DISCARD);
    struct scene *scene = make(&training.record);
    ((struct trainers *)scene)->example = true;
    ((struct trainers *)scene)->puzzles = strstr(name, "-due") ? 3 : 0;
    return scene;
}
