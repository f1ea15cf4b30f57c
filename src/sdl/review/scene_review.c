/*
 * scene_review.c: the review on the table: a seat's decisions in a round, or in
 * a whole match, each as the seat saw it then, beside the best that the teacher
 * finds.
 *
 * The decisions are judged on a thread over a copy of the record, and shown as
 * they come; the table steps through another copy.
 */
#include <stdlib.h>

#include "sdl/art/theme.h"
#include "sdl/review/review_scene.h"
#include "sdl/table/table_spoken.h"

SCENE_OF(struct review_scene)

const struct verdict *review_scene_verdict(const struct review_scene *review)
{
    bool any = review->at >= 0 && review->at < judging_count(review->judging);
    return any ? &judging_list(review->judging)[review->at] : NULL;
}

/* Shows the position before a decision as the seat saw it. */
static void show(struct review_scene *review, struct app *app, int at)
{
    struct table_scene *table = review->table;
    int seat = judging_seat(review->judging);
    review->at = at;
    const struct verdict *verdict = review_scene_verdict(review);
    if (!verdict)
        return;
    session_go_to(review->shown, verdict->place);
    words_seat(&table->words, session_setup(review->shown)->players); /* who sat there then */
    table->near = seat;
    session_view(review->shown, seat, &table->view);
    table->view.move_count = 0;
    anim_show(&table->anim, &table->view, table->near);
    table_spoken_moved(table, app, 1);
    app_animate(app);
}

/* After new verdicts: shows the first decision, and at the end the costliest, unless the player chose one. */
static void follow(struct review_scene *review, struct app *app)
{
    int costliest = judging_marked(review->judging, 1);
    if (review->at < 0 && judging_count(review->judging))
        show(review, app, 0);
    if (!review->been_told && judging_is_whole(review->judging) && costliest >= 0)
        show(review, app, costliest);
    app_dirty(app);
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct review_scene *review = of(scene);
    int seat = judging_seat(review->judging), at = review->at;
    if (again)
        return;
    review->table = (struct table_scene *)scene_table_still(review->shown, seat);
    review->table->use = TABLE_STUDIED;
    review->table->scene.class->enter(&review->table->scene, app, false);
    review->table->no_waits = true; /* the panel takes their place */
    review->table->danger.always = true;
    if (!review->borrowed)
        judging_begin(review->judging, app);
    review->at = -1;
    if (at >= 0)
        show(review, app, at);
    else
        follow(review, app);
}

static void leave(struct scene *scene, struct app *app)
{
    struct review_scene *review = of(scene);
    if (review->table)
        review->table->scene.class->leave(&review->table->scene, app);
    if (!review->borrowed)
        judging_free(review->judging);
    session_free(review->shown);
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct review_scene *review = of(scene);
    table_scene_step(review->table, app, dt);
    if (judging_update(review->judging, app))
        follow(review, app);
    else if (judging_runs(review->judging))
        app_dirty(app);
    return scene;
}

static void mark(struct table_scene *table, struct app *app, struct move move, uint32_t colour)
{
    if (move.kind == MOVE_DISCARD || move.kind == MOVE_RIICHI || move.kind == MOVE_TENPAI)
        table_mark_tile(table, &app->painter, move.tile, colour);
}

void review_mark_tiles(struct table_scene *table, struct app *app, const struct verdict *verdict)
{
    if (verdict->loss > 0)
        mark(table, app, verdict->made.move, COLOUR_WARNING);
    mark(table, app, verdict->loss > 0 ? verdict->best.move : verdict->made.move, COLOUR_BRASS);
    table_danger_draw(table, app); /* its figures above the rings */
}

static void draw(struct scene *scene, struct app *app)
{
    struct review_scene *review = of(scene);
    const struct verdict *verdict = review_scene_verdict(review);
    review->table->scene.class->draw(&review->table->scene, app);
    target_begin(app); /* the table is only looked at */
    if (verdict)
        review_mark_tiles(review->table, app, verdict);
    review_panel_draw(review, app);
}

struct scene *review_show_marked(struct scene *scene, struct app *app, int mark)
{
    struct review_scene *review = of(scene);
    review->been_told = true;
    show(review, app, judging_marked(review->judging, mark));
    return scene;
}

struct scene *review_step(struct scene *scene, struct app *app, int step)
{
    struct review_scene *review = of(scene);
    int count = judging_count(review->judging);
    review->been_told = true;
    show(review, app, (review->at + count + step) % count);
    return scene;
}

/* The table beside the panel says its names again, and shows the same decision. */
static void reword(struct scene *scene, struct app *app)
{
    struct review_scene *review = of(scene);
    words_seat(&review->table->words, session_setup(review->shown)->players);
    if (review->at >= 0)
        show(review, app, review->at);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    return table_spoken_key(of(scene)->table, app, pressed) ? scene : NULL;
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    table_spoken_study(of(scene)->table, app, what);
}

static const struct scene_class review_class = {.name = "review",
                                                .enter = enter,
                                                .leave = leave,
                                                .update = update,
                                                .draw = draw,
                                                .reword = reword,
                                                .key = key,
                                                .speak = speak,
                                                .reads = true};

static struct review_scene *make(struct scene *under, const struct record *record, struct judging *judging)
{
    struct review_scene *review = SCENE_NEW(struct review_scene, &review_class, under);
    review->shown = session_from_record(record);
    review->judging = judging;
    review->at = -1;
    return review;
}

struct scene *scene_review(struct scene *under, const struct record *record, int seat, int round)
{
    return &make(under, record, judging_new(record, seat, round))->scene;
}

struct scene *scene_review_of(struct scene *under, const struct record *record, struct judging *judging,
                              int at)
{
    struct review_scene *review = make(under, record, judging);
    review->borrowed = review->been_told = true;
    review->at = at;
    return &review->scene;
}
