/*
 * scene_trainers.c: all trainers and the scorer, a card each.
 */
#include <math.h>
#include <string.h>

#include "sdl/app/scenes.h"
#include "sdl/trainer/drilling.h"
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

SCENE_OF(struct trainers)

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
    (void)again;
    if (!of(scene)->example)
        of(scene)->puzzles = scene_puzzles_due(app);
}

static struct scene *open_trainer(struct scene *scene, struct app *app, int drill)
{
    return drill == SCORER ? scene_scorer(scene, app) : scene_drill(app, (enum drill)drill);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* A piece of felt with tiles on it. */
static void draw_felt(struct painter *painter, const char *figure, struct rect area)
{
    struct pen pen = pen_in(painter, place_inset(painter, area, 18, 12));
    draw_cloth(painter, area);
    painter->told = true; /* it only decorates */
    pen_figure(&pen, figure, 40, true);
    painter->told = false;
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

static void draw_card(struct app *app, const struct trainers *trainers, int place, struct rect card)
{
    struct painter *painter = &app->painter;
    int drill = cards[place].drill;
    const char *id = cards[place].id;
    struct pen pen = pen_in(painter, card);
    struct type foot = text_type(TEXT_MARK);
    bool hot = input_is_hot(app, id);
    char words[96], key[2] = {(char)('1' + place), 0};
    draw_card_body(painter, card, hot || input_is_focused(app, id), hot);
    pen_pad(&pen, 2, 2);
    draw_felt(painter, cards[place].figure,
              pen_top(&pen, fminf(card.h * (painter->layout.grown > 1 ? .26f : .36f) / pen.u, 110)));
    pen_pad(&pen, 18, 18);
    struct pen head = pen_in(painter, pen_top(&pen, 26));
    pen_right(&head,
              draw_key_cap(painter, head.room.x + head.room.w, head.room.y + head.room.h / 2, key, false) /
                      pen.u +
                  10);
    text_draw(painter, TEXT_CARD, head.room, name_of(drill));
    if (drill == SCORER)
        tr_say(words, sizeof words, tr("No questions, only answers"));
    else
        foot_words(&trainers->tallies[drill], words, sizeof words);
    int lines =
        type_draw_large_two(painter, foot, pen.room.x, pen.room.y + pen.room.h, pen.room.w, 20, true, words);
    pen_bottom(&pen, 22 + (float)(lines - 1) * type_leading(painter, foot, 20) / pen.u);
    pen_top(&pen, 6);
    int most = (int)(pen.room.h / type_leading(painter, text_type(TEXT_BODY), 22));
    pen_write(&pen, TEXT_BODY | TEXT_QUIET, 22, SDL_clamp(most, 1, LINES_MAX), pitch_of(drill));
    target_add(app, id, card, TARGET_NO_RING | (place == 0 ? TARGET_FIRST : 0), SDLK_1 + place);
    target_does_at(app, open_trainer, drill);
}

static void draw(struct scene *scene, struct app *app)
{
    const struct trainers *trainers = of(scene);
    struct pen pen =
        widget_screen(app, 34, tr("Trainers"), tr("Short questions, exact answers, and reasons"), 140);
    widget_due(app, (pen.room.x + pen.room.w) / pen.u, 43, trainers->puzzles);
    struct pen foot = pen_in(pen.painter, pen_bottom(&pen, 60));
    pen_top(&foot, 2);
    pen_bottom(&foot, 18);
    struct rect link = pen_right(&foot, widget_link_width(pen.painter, tr("At a real table")) / foot.u);
    widget_link(app, rect_moved(link, 8 * foot.u, 0), "button:keeper", tr("At a real table"), SDLK_k);
    target_does(app, scene_keeper);
    for (int i = 0; i < CARDS; i++) {
        struct pen row = pen_in(pen.painter, pen_row(&pen, i / COLUMNS, ROWS, 20));
        draw_card(app, trainers, i, pen_column(&row, i % COLUMNS, COLUMNS, 20));
    }
}

/* --- the scene ---------------------------------------------------------------------------------------- */

static const struct scene_class trainers_class = {
    .name = "trainers", .clicks = true, .enter = enter, .draw = draw};

static struct scene *make(const struct drill_record *record)
{
    struct trainers *trainers = SCENE_NEW(struct trainers, &trainers_class, NULL);
    for (int drill = 0; drill < DRILLS; drill++)
        trainers->tallies[drill] = drill_record_sum(record, (enum drill)drill);
    return &trainers->scene;
}

struct scene *scene_trainers(struct scene *scene, struct app *app)
{
    (void)scene;
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
    of(scene)->example = true;
    of(scene)->puzzles = strstr(name, "-due") ? 3 : 0;
    return scene;
}
