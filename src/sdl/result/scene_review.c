/*
 * scene_review.c: the review of a round: a seat's decisions beside the best
 * that the teacher finds, the three dearest first, each shown on the table.
 *
 * The decisions are judged on a thread over a copy of the record; the table
 * shows another, as the seat saw it then.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/system/worker.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"
#include "session/study/review.h"
#include "words/move_words.h"
#include "words/reason_words.h"

/* What is judged and what came of it: the thread's while it runs, one block for worker_begin. */
struct judging {
    size_t size;
    int seat, round;
    SDL_atomic_t done, all; /* decisions */
    int count, loss;        /* as in struct review */
    struct setup setup;
    int entries;
    struct entry record[]; /* so many, and behind them room for as many verdicts */
};

struct review_scene {
    struct scene scene;
    struct table_scene *table;
    struct session *shown; /* steps through the record for the table */
    struct judging *judging;
    struct worker worker;
    struct review review; /* its list lies in the judging */
    int seat;
    int dearest[REVIEW_DEAREST]; /* their places in the list */
    int dearest_count;
    int at;     /* the decision on the table, or -1 */
    bool ready; /* the review is there */
};

static struct review_scene *of(struct scene *scene)
{
    return (struct review_scene *)scene;
}

/* --- thinking ----------------------------------------------------------------------------------- */

static struct judging *judging_new(const struct record *record, int round)
{
    size_t each = sizeof(struct entry) + sizeof(struct verdict);
    size_t size = sizeof(struct judging) + (size_t)record->count * each;
    struct judging *judging = calloc(1, size);
    CHECK(judging);
    judging->size = size;
    judging->round = round;
    judging->setup = record->setup;
    judging->entries = record->count;
    memcpy(judging->record, record->entries, (size_t)record->count * sizeof *record->entries);
    return judging;
}

static struct verdict *verdicts_of(struct judging *judging)
{
    return (struct verdict *)(judging->record + judging->entries);
}

static void tell_progress(void *context, int done, int all)
{
    struct judging *judging = context;
    SDL_AtomicSet(&judging->done, done);
    SDL_AtomicSet(&judging->all, all);
}

static void judge(void *context, const struct ai_stop *stop)
{
    struct judging *judging = context;
    struct record record = {.setup = judging->setup,
                            .entries = judging->record,
                            .count = judging->entries,
                            .room = judging->entries};
    struct review_request request = {.seat = judging->seat,
                                     .round = judging->round,
                                     .stop = stop,
                                     .progress = tell_progress,
                                     .context = judging};
    struct review review;
    review_make(&review, &record, &request);
    if (review.count)
        memcpy(verdicts_of(judging), review.list, (size_t)review.count * sizeof *review.list);
    judging->count = review.count;
    judging->loss = review.loss;
    review_deinit(&review);
}

/* --- the table ---------------------------------------------------------------------------------- */

/* Shows the position before a decision as the seat saw it. */
static void show(struct review_scene *review, struct app *app, int at)
{
    struct table_scene *table = review->table;
    if (at < 0 || at >= review->review.count)
        return;
    review->at = at;
    session_go_to(review->shown, review->review.list[at].place);
    table->near = review->seat;
    session_view(review->shown, review->seat, &table->view);
    table->view.move_count = 0;
    anim_show(&table->anim, &table->view, table->near);
    app_animate(app);
}

static void take_review(struct review_scene *review, struct app *app)
{
    struct judging *judging = review->judging;
    review->review = (struct review){
        .seat = judging->seat, .count = judging->count, .list = verdicts_of(judging), .loss = judging->loss};
    review->ready = true;
    review->dearest_count = 0;
    for (int mark = 1; mark <= REVIEW_DEAREST; mark++)
        for (int i = 0; i < review->review.count; i++)
            if (review->review.list[i].mark == mark)
                review->dearest[review->dearest_count++] = i;
    show(review, app, review->dearest_count ? review->dearest[0] : 0);
}

static void begin(struct review_scene *review, struct app *app)
{
    review->judging->seat = review->seat;
    SDL_AtomicSet(&review->judging->done, 0);
    SDL_AtomicSet(&review->judging->all, 0);
    review->review.count = 0;
    review->ready = false;
    review->at = -1;
    if (app->command_line.screenshot) { /* a picture waits for the end */
        judge(review->judging, NULL);
        take_review(review, app);
        return;
    }
    worker_begin(&review->worker, judge, review->judging, review->judging->size);
    app_wake(app, .03f);
}

/* The persons of the match, for whom there is a review each. */
static int next_person(const struct review_scene *review, int seat)
{
    const struct setup *setup = session_setup(review->shown);
    for (int i = 1; i <= setup->seats; i++) {
        int other = (seat + i) % setup->seats;
        if (setup->players[other].kind == PLAYER_PERSON)
            return other;
    }
    return seat;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct review_scene *review = of(scene);
    if (again)
        return;
    review->table = (struct table_scene *)scene_table_still(review->shown, review->seat);
    review->table->scene.class->enter(&review->table->scene, app, false);
    review->table->bare = true;
    review->table->no_waits = true; /* the panel takes their place */
    begin(review, app);
}

static void leave(struct scene *scene, struct app *app)
{
    struct review_scene *review = of(scene);
    if (worker_is_busy(&review->worker))
        worker_end(&review->worker);
    if (review->table)
        review->table->scene.class->leave(&review->table->scene, app);
    session_free(review->shown);
    free(review->judging);
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct review_scene *review = of(scene);
    table_scene_step(review->table, app, dt);
    if (worker_is_done(&review->worker)) {
        worker_end(&review->worker);
        take_review(review, app);
    } else if (worker_is_busy(&review->worker)) {
        app_wake(app, .05f);
        app_dirty(app);
    }
    return scene;
}

/* --- drawing ------------------------------------------------------------------------------------ */

/* The panel lies where the waits and the actions lie, in units. */
static struct rect panel_rect(const struct review_scene *review, const struct app *app)
{
    const struct painter *painter = &app->painter;
    const struct table_layout *l = &review->table->layout;
    float top = l->waits.y, bottom = l->hand.y - 8; /* whatever it holds */
    return rect_make(painter->layout.right, top, painter->layout.side, bottom - top);
}

/* What came of it in one sentence. */
static void summary(const struct review_scene *review, char *out, size_t size)
{
    int count = review->review.count, costly = 0;
    char points[24];
    for (int i = 0; i < count; i++)
        costly += review->review.list[i].loss > 0;
    move_words_points(review->review.loss, false, points, sizeof points);
    if (!count)
        tr_say(out, size, tr("There was nothing to decide in this round."));
    else if (!costly)
        tr_say(out, size,
               tr_many("{1} decision, and none that the teacher would have made better.",
                       "{1} decisions, and none that the teacher would have made better.", count),
               count);
    else
        tr_say(out, size, tr("{1} of {2} decisions lost points, {3} in all:"), costly, count, points);
}

/* The own turn a decision belongs to. */
static int turn_of(const struct review_scene *review)
{
    return review->table->view.table.turns[review->seat] + 1;
}

/* Units between the lines of small text. */
static float leading_of(struct painter *painter)
{
    return type_leading(painter, type_make(TYPE_SANS, SIZE_SMALL, 0, TYPE_LEFT), 19) / painter->layout.u;
}

/* The first `count` of the dearest decisions. */
static float draw_rows(struct review_scene *review, struct app *app, struct rect panel, float y, int count)
{
    struct painter *painter = &app->painter;
    for (int i = 0; i < count; i++, y += 43) {
        const struct verdict *verdict = &review->review.list[review->dearest[i]];
        char id[24], move[80], loss[24];
        move_words(&review->table->words, verdict->made.move, move, sizeof move);
        move_words_points(-verdict->loss, false, loss, sizeof loss);
        snprintf(id, sizeof id, "review:%d", i);
        struct rect row = table_scene_pixels(painter, rect_make(panel.x + 12, y, panel.w - 24, 38));
        bool chosen = review->dearest[i] == review->at, hot = input_is_hot(app, id);
        draw_button_body(painter, row, BUTTON_SECONDARY, hot || chosen, false);
        if (chosen)
            draw_outline(painter, row, 10, 2, hot ? COLOUR_PROMPT : COLOUR_BRASS);
        float u = painter->layout.u, base = row.y + 24 * u;
        float width = type_draw(painter, type_make(TYPE_SANS_BOLD, SIZE_BODY, COLOUR_PROMPT, TYPE_RIGHT),
                                row.x + row.w - 12 * u, base, loss);
        type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT), row.x + 12 * u,
                      base, row.w - width - 32 * u, move);
        target_add(app, id, row, 0, '1' + i);
    }
    return y;
}

/* A move with its figures and, below, why. */
static float draw_advice(struct review_scene *review, struct app *app, struct rect panel, float y,
                         const char *head, const struct advice *advice, const char *reason)
{
    struct painter *painter = &app->painter;
    char move[80], words[112], figures[96];
    float u = painter->layout.u, x = (panel.x + 16) * u, width = (panel.w - 32) * u;
    move_words(&review->table->words, advice->move, move, sizeof move);
    tr_say(words, sizeof words, tr("{1}: {2}"), head, move);
    move_words_figures(advice, figures, sizeof figures);
    struct type quiet = type_explained(type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT)),
                ivory = quiet;
    float leading = leading_of(painter);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT), x, (y + 16) * u, width,
                  words);
    y += 17 + leading;
    if (figures[0])
        y += leading * (float)SDL_min(type_draw_wrapped(painter, quiet, x, y * u, width, 19, 2, figures), 2);
    ivory.colour = COLOUR_IVORY;
    if (reason)
        y += leading * (float)SDL_min(type_draw_wrapped(painter, ivory, x, y * u, width, 19, 3, reason), 3);
    return y - 5; /* the last line needs no room below it */
}

/* How high draw_choice becomes, at most. */
static float choice_height(const struct review_scene *review, struct app *app)
{
    const struct verdict *verdict = review->at >= 0 ? &review->review.list[review->at] : NULL;
    float lines = !verdict ? 0 : verdict->rank == 0 || verdict->loss == 0 ? 5 : 7;
    return lines * leading_of(&app->painter) + (lines > 5 ? 28 : 14);
}

static void draw_choice(struct review_scene *review, struct app *app, struct rect panel, float y)
{
    const struct verdict *verdict = &review->review.list[review->at];
    const char *who = review->table->words.you == review->seat ? tr("You") : tr("Played");
    char reason[REASON_TEXT];
    reason_say_sentence(&verdict->best.reason, reason, sizeof reason);
    if (verdict->rank == 0 || verdict->loss == 0) {
        draw_advice(review, app, panel, y, who, &verdict->made,
                    verdict->rank == 0 ? reason : tr("As good as any other move."));
        return;
    }
    y = draw_advice(review, app, panel, y, who, &verdict->made, NULL);
    draw_advice(review, app, panel, y, tr("Better"), &verdict->best, reason);
}

static void draw_thinking(struct review_scene *review, struct app *app, struct rect panel, float y)
{
    struct painter *painter = &app->painter;
    int done = SDL_AtomicGet(&review->judging->done), all = SDL_AtomicGet(&review->judging->all);
    float u = painter->layout.u;
    char words[64];
    if (all)
        tr_say(words, sizeof words, tr("Looking through {1} decisions: {2}"), all, done);
    else
        tr_say(words, sizeof words, tr("Looking through the round"));
    struct type text = type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT);
    int lines =
        type_draw_wrapped(painter, text, (panel.x + 16) * u, (y + 16) * u, (panel.w - 32) * u, 20, 2, words);
    float below = (float)(lines > 1 ? 1 : 0) * type_leading(painter, text, 20) / u;
    struct rect bar = table_scene_pixels(painter, rect_make(panel.x + 16, y + 32 + below, panel.w - 32, 4));
    draw_fill(painter, bar, COLOUR_ALPHA(COLOUR_BLACK, 102));
    bar.w *= all ? (float)done / (float)all : 0;
    draw_fill(painter, bar, COLOUR_BRASS);
}

/* Steps through all decisions in order, and closes. */
static void draw_controls(struct review_scene *review, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    struct rect row =
        table_scene_pixels(painter, rect_make(panel.x + 12, panel.y + panel.h - 54, panel.w - 24, 42));
    float u = painter->layout.u;
    struct button close = {.id = "button:back",
                           .label = tr("Close"),
                           .key_label = tr("Esc"),
                           .key = SDLK_ESCAPE,
                           .look = BUTTON_SECONDARY};
    struct rect right = {row.x + row.w - 136 * u, row.y, 136 * u, row.h};
    widget_button(app, right, &close);
    if (!review->ready || review->review.count < 2)
        return;
    struct rect side = {row.x, row.y, 42 * u, row.h};
    widget_icon_button(app, side, "button:previous", "icons/chevron-left", SDLK_LEFT);
    side.x += 48 * u;
    widget_icon_button(app, side, "button:next", "icons/chevron-right", SDLK_RIGHT);
}

/* Which decision it is, at the panel's right; returns the width of the words in pixels. */
static float draw_place(struct review_scene *review, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    char words[64];
    if (review->at < 0)
        return 0;
    tr_say(words, sizeof words, tr("{1} of {2}, turn {3}"), review->at + 1, review->review.count,
           turn_of(review));
    return type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT),
                         (panel.x + panel.w - 16) * painter->layout.u, (panel.y + 33) * painter->layout.u,
                         (panel.w - 32 - 78) * painter->layout.u, words);
}

static void draw_panel_of(struct review_scene *review, struct app *app)
{
    struct painter *painter = &app->painter;
    struct rect panel = panel_rect(review, app);
    float u = painter->layout.u;
    char words[160];
    struct rect pixels = table_scene_pixels(painter, panel);
    draw_panel(painter, pixels);
    draw_panel(painter, pixels); /* what lies below must not be read through it */
    draw_outline(painter, pixels, 14, 1, COLOUR_ALPHA(COLOUR_BRASS_DIM, 90));
    float place = draw_place(review, app, panel);
    if (next_person(review, review->seat) != review->seat)
        tr_say(words, sizeof words, tr("Review: {1}"), review->table->words.names[review->seat]);
    else
        tr_say(words, sizeof words, tr("Review"));
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT), (panel.x + 16) * u,
                  (panel.y + 34) * u, (panel.w - 40) * u - place, words);
    draw_controls(review, app, panel);
    if (!review->ready) {
        draw_thinking(review, app, panel, panel.y + 50);
        return;
    }
    summary(review, words, sizeof words);
    int lines = type_draw_wrapped(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT),
                                  (panel.x + 16) * u, (panel.y + 58) * u, (panel.w - 32) * u, 19, 3, words);
    float y = panel.y + 50 + leading_of(painter) * (float)SDL_min(lines, 3);
    float room = panel.y + panel.h - 58 - y - choice_height(review, app);
    y = draw_rows(review, app, panel, y, (int)SDL_clamp(room / 43, 0, (float)review->dearest_count));
    if (review->at >= 0)
        draw_choice(review, app, panel, y + 4);
}

/* Rings on the hand: brass round the better tile, the warning colour round the one that was played. */
static void mark(struct review_scene *review, struct app *app, struct move move, uint32_t colour)
{
    if (move.kind == MOVE_DISCARD || move.kind == MOVE_RIICHI || move.kind == MOVE_TENPAI)
        table_mark_tile(review->table, app, move.tile, colour);
}

static void draw(struct scene *scene, struct app *app)
{
    struct review_scene *review = of(scene);
    review->table->scene.class->draw(&review->table->scene, app);
    target_begin(app); /* the table is only looked at */
    if (review->at >= 0) {
        const struct verdict *verdict = &review->review.list[review->at];
        if (verdict->loss > 0)
            mark(review, app, verdict->made.move, COLOUR_WARNING);
        mark(review, app, verdict->loss > 0 ? verdict->best.move : verdict->made.move, COLOUR_BRASS);
    }
    draw_panel_of(review, app);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct review_scene *review = of(scene);
    int count = review->review.count;
    if (!strcmp(id, "button:back"))
        return scene->under;
    if (!strncmp(id, "review:", 7))
        show(review, app, review->dearest[atoi(id + 7) % REVIEW_DEAREST]);
    else if (!strcmp(id, "button:next"))
        show(review, app, (review->at + 1) % count);
    else if (!strcmp(id, "button:previous"))
        show(review, app, (review->at + count - 1) % count);
    return scene;
}

static const struct scene_class review_class = {
    .name = "review", .enter = enter, .leave = leave, .update = update, .draw = draw, .activate = activate};

struct scene *scene_review(struct scene *under, const struct record *record, int seat, int round)
{
    struct review_scene *review = calloc(1, sizeof *review);
    CHECK(review);
    review->scene.class = &review_class;
    review->scene.under = under;
    review->shown = session_from_record(record);
    review->judging = judging_new(record, round);
    review->seat = seat;
    review->at = -1;
    return &review->scene;
}
