/*
 * scene_match_review.c: the review of a whole match: a curve over all decisions
 * of a seat, the costliest of them, and what was lost in what; each leads to its
 * decision on the table.
 *
 * The decisions are judged on a thread and shown as they come. It can be stopped
 * and gone on with; what is known stays.
 */
#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app/matches.h"
#include "sdl/art/tip.h"
#include "sdl/review/review_scene.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/move_words.h"
#include "words/study/loss_words.h"
#include "words/study/reason_words.h"

struct match_review {
    struct scene scene;
    struct session *session; /* a copy of the record, to hand on */
    struct words words;
    struct judging *judging;
    struct match_curve curve;
    struct rect panel; /* of the curve, as drawn last */
    int seat;
    bool noted;         /* in the statistics */
    bool wants_puzzles; /* "find it yourself" as soon as all is judged */
};

SCENE_OF(struct match_review)

/* The next seat whose play may be looked at: a person's, or any where none played. */
static int next_seat(const struct match_review *review)
{
    const struct setup *setup = session_setup(review->session);
    unsigned persons = setup_persons(setup);
    int other = review->seat;
    do
        other = (other + 1) % setup->seats;
    while (persons && !(persons >> other & 1));
    return other;
}

static void begin(struct match_review *review, struct app *app)
{
    const struct record *record = session_record(review->session);
    judging_free(review->judging);
    review->noted = false;
    review->judging = judging_new(record, review->seat, 0);
    match_curve_init(&review->curve, record, review->seat);
    judging_begin(review->judging, app);
}

/* Everybody goes by the name of who sat there at the end of the match. */
static void reword(struct scene *scene, struct app *app)
{
    struct match_review *review = of(scene);
    const struct record *record = session_record(review->session);
    struct setup setup = *session_setup(review->session);
    (void)app;
    record_players(record, record->count, setup.players);
    words_init(&review->words, &setup);
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (again)
        return;
    reword(scene, app);
    begin(of(scene), app);
}

static void leave(struct scene *scene, struct app *app)
{
    struct match_review *review = of(scene);
    (void)app;
    judging_free(review->judging);
    session_free(review->session);
    free(scene);
}

/* --- what its controls do ----------------------------------------------------------------------- */

static struct scene *open_decision(struct scene *scene, struct app *app, int at)
{
    struct match_review *review = of(scene);
    (void)app;
    if (at < 0 || at >= judging_count(review->judging))
        return scene;
    return scene_review_of(scene, session_record(review->session), review->judging, at);
}

static struct scene *open_pointed(struct scene *scene, struct app *app)
{
    return open_decision(scene, app, of(scene)->curve.cursor);
}

static struct scene *open_marked(struct scene *scene, struct app *app, int mark)
{
    return open_decision(scene, app, judging_marked(of(scene)->judging, mark));
}

/* The costliest become questions, the first of which is asked at once. */
static struct scene *find_it(struct scene *scene, struct app *app)
{
    struct match_review *review = of(scene);
    return puzzle_file_ask_about(app, scene, session_record(review->session), review->seat,
                                 judging_list(review->judging), judging_count(review->judging));
}

static struct scene *stop_or_go_on(struct scene *scene, struct app *app)
{
    struct match_review *review = of(scene);
    review->wants_puzzles = false;
    if (judging_runs(review->judging))
        judging_stop(review->judging);
    else
        judging_begin(review->judging, app);
    app_animate(app);
    return scene;
}

static struct scene *turn_to_other(struct scene *scene, struct app *app)
{
    of(scene)->seat = next_seat(of(scene));
    begin(of(scene), app);
    app_dirty(app);
    return scene;
}

/* --- drawing ------------------------------------------------------------------------------------ */

/* "You gave 12.3 points away in 31 of 142 decisions." */
static void say_sum(const struct match_review *review, char *out, size_t size)
{
    struct split split;
    const struct verdict *list = judging_list(review->judging);
    int count = judging_count(review->judging), costly = 0;
    int loss = review_sum(list, count, &split);
    char points[WORDS_AMOUNT];
    for (int i = 0; i < count; i++)
        costly += list[i].loss > 0;
    loss_words_points(loss, loss, points, sizeof points);
    if (!count)
        out[0] = '\0';
    else if (!costly)
        tr_say(out, size,
               tr_many("{1} decision, and none that clearly lost points.",
                       "{1} decisions, and none that clearly lost points.", count),
               count);
    else
        tr_say(out, size, tr("{1} points lost, in {2} of {3} decisions."), points, costly, count);
}

/* At the right of the screen's head. */
static void draw_head(const struct match_review *review, const struct pen *pen)
{
    char sum[128];
    say_sum(review, sum, sizeof sum);
    pen_text(pen, TEXT_HEAD | TEXT_RIGHT, 0, -60, pen->room.w / pen->u / 2,
             words_plate_name(&review->words, review->seat));
    pen_text(pen, TEXT_PROSE | TEXT_LIT | TEXT_RIGHT, 0, -28, pen->room.w / pen->u * .6f, sum);
}

/* Draws how far the judging is, with the button that stops it. */
static void draw_progress(struct match_review *review, struct app *app, struct pen pen)
{
    int done = judging_count(review->judging), all = judging_all(review->judging);
    bool runs = judging_runs(review->judging);
    if (judging_is_whole(review->judging))
        return;
    const char *words = !all   ? tr("Reading the record")
                        : runs ? TR_SAID(tr("Reviewing {1} decisions: {2}"), all, done)
                               : TR_SAID(tr("Stopped: {2} of {1} decisions assessed."), all, done);
    struct button stop =
        button_to("button:stop", runs ? tr("Stop") : tr("Continue"), "S", SDLK_s, stop_or_go_on);
    pen_top(&pen, 6);
    pen_bottom(&pen, 6);
    widget_button(app, pen_right(&pen, 150), &stop);
    pen_right(&pen, 20);
    pen.room = pen_right(&pen, 300); /* up to the buttons of the foot */
    pen_text(&pen, TEXT_BODY | TEXT_QUIET | TEXT_RIGHT, 0, 20, 0, words);
    struct rect bar = pen_part(&pen, 0, 32, 300, 5);
    draw_fill(pen.painter, bar, COLOUR_ALPHA(COLOUR_BLACK, 102));
    bar.w = roundf(bar.w * (all ? (float)done / (float)all : 0));
    draw_fill(pen.painter, bar, COLOUR_BRASS);
}

/* The words for a decision: where it was, and the move. */
static void say_decision(const struct match_review *review, const struct verdict *verdict, char *out,
                         size_t size)
{
    char move[80];
    move_words(&review->words, verdict->made.move, move, sizeof move);
    tr_say(out, size, review->words.hands ? tr("Hand {1}: {2}") : tr("Round {1}: {2}"), verdict->round, move);
}

static void draw_costliest(struct match_review *review, struct app *app, struct rect panel)
{
    struct pen pen = widget_panel(&app->painter, panel, tr("The costliest decisions"));
    struct type figure = type_make(TYPE_SANS_BOLD, SIZE_BODY, COLOUR_PROMPT, TYPE_RIGHT);
    const struct verdict *list = judging_list(review->judging);
    char words[128], loss[WORDS_AMOUNT];
    pen_pad(&pen, 14, 0);
    pen_bottom(&pen, 14);
    float high = fminf(pen.room.h / pen.u / REVIEW_COSTLIEST, 50);
    for (int i = 0; i < REVIEW_COSTLIEST; i++) {
        int at = judging_marked(review->judging, i + 1);
        if (at < 0)
            continue;
        struct pen row = pen_in(pen.painter, pen_top(&pen, high));
        const char *id = TARGET_ID("costliest", i);
        pen_bottom(&row, 6);
        draw_button_body(row.painter, row.room, BUTTON_SECONDARY, input_is_hot(app, id),
                         input_is_pressed(app, id));
        widget_target(app, id, row.room, 0, SDLK_1 + i, 10);
        target_does_at(app, open_marked, i + 1);
        say_decision(review, &list[at], words, sizeof words);
        loss_words_points(-list[at].loss, list[at].loss, loss, sizeof loss);
        pen_pad(&row, 14, 0);
        float y = (row.room.h + type_cap_height(row.painter, text_type(TEXT_LABEL))) / 2 / row.u;
        float wide = pen_type(&row, figure, 0, y, 0, loss);
        pen_text(&row, TEXT_LABEL, 0, y, (row.room.w - wide) / row.u - 16, words);
    }
    pen_pad(&pen, 6, 6);
    if (judging_count(review->judging) && judging_marked(review->judging, 1) < 0)
        pen_write(&pen, TEXT_BODY | TEXT_QUIET, 20, 3,
                  tr("None so far: no decision is clearly worse than the best."));
}

/* One part of the loss: its name, a bar to the right for what was lost, to the left for what was won. */
static void draw_part(struct painter *painter, struct rect row, const char *name, int points, int most,
                      int like)
{
    enum { NAMES = 118 };
    struct pen lost = pen_in(painter, row);
    struct rect figure = pen_right(&lost, 72), line = place_inset(painter, row, 0, 3), bar;
    pen_right(&lost, 4);
    struct pen won = pen_in(painter, pen_left(&lost, NAMES + (lost.room.w / lost.u - NAMES) * .2f));
    float zero = lost.room.x, share = fminf((float)abs(points) / (float)(most ? most : 1), 1);
    char words[WORDS_AMOUNT];
    bar = points > 0 ? pen_left(&lost, lost.room.w / lost.u * share)
                     : pen_right(&won, (won.room.w / won.u - NAMES) * share);
    pen_right(&won, 8);
    text_draw(painter, TEXT_BODY | TEXT_QUIET, won.room, name);
    draw_fill(painter, rect_centred(bar, bar.w, roundf(12 * won.u)),
              points > 0 ? COLOUR_WARNING : COLOUR_GOOD);
    draw_line(painter, zero, line.y, zero, line.y + line.h, 1, COLOUR_ALPHA(COLOUR_WHITE, 90));
    loss_words_points(points, like, words, sizeof words);
    text_typed(painter, type_make(TYPE_SANS_BOLD, SIZE_BODY, COLOUR_IVORY, TYPE_RIGHT), figure, words);
}

static void draw_split(struct match_review *review, struct painter *painter, struct rect panel)
{
    struct pen pen = widget_panel(painter, panel, tr("Where points were lost"));
    struct split split;
    int most = 0, parts = session_setup(review->session)->rules->dummy ? SPLIT_PARTS : SPLIT_DUMMY;
    int sum = review_sum(judging_list(review->judging), judging_count(review->judging), &split);
    pen_pad(&pen, 20, 0);
    pen_bottom(&pen, 14);
    loss_words_round(&split);
    for (int i = 0; i < parts; i++)
        most = SDL_max(most, abs(split.part[i]));
    for (int i = 0; i < parts; i++)
        draw_part(painter, pen_row(&pen, i, SPLIT_PARTS, 0), loss_words_part((enum split_part)i),
                  split.part[i], most, sum);
}

static void draw_foot(struct match_review *review, struct app *app, struct pen pen)
{
    bool any = judging_marked(review->judging, 1) >= 0, others = next_seat(review) != review->seat;
    struct button find = button_to("button:puzzle", tr("Find it yourself"), "F", SDLK_f, find_it),
                  all = button_make("button:all", tr("Go through them all"), NULL, "A", SDLK_a),
                  other = button_to("button:other", tr("Another player"), "P", SDLK_p, turn_to_other);
    find.look = any ? BUTTON_PRIMARY : BUTTON_OFF;
    find.glow = any && judging_is_whole(review->judging);
    all.look = judging_count(review->judging) ? BUTTON_SECONDARY : BUTTON_OFF;
    all.does_at = open_decision;
    widget_button(app, pen_left(&pen, 250), &find);
    pen_left(&pen, 16);
    widget_button(app, pen_left(&pen, 236), &all);
    pen_left(&pen, 16);
    if (others)
        widget_button(app, pen_left(&pen, 210), &other);
}

/* Says what a decision was worth; where that is not known, what the teacher would have done and why. */
static void say_worth(const struct match_review *review, const struct verdict *verdict, char *out,
                      size_t size)
{
    char best[80], why[WORDS_LINE];
    if (verdict->rank == 0) {
        tr_say(out, size, tr("The best move."));
    } else if (review_is_weighed(verdict)) {
        loss_words_verdict(verdict->loss, verdict->error, verdict->behind, &verdict->split, out, size);
    } else {
        move_words(&review->words, verdict->best.move, best, sizeof best);
        reason_say_sentence(&review->words, &verdict->best.reason, why, sizeof why);
        tr_say(out, size, tr("This wasn’t assessed. The teacher: {1}. {2}"), best, why);
    }
}

/* Draws what the decision pointed at was, beside the curve. */
static void draw_told(const struct match_review *review, struct app *app)
{
    struct painter *painter = &app->painter;
    int count = judging_count(review->judging), at = review->curve.cursor;
    const struct verdict *list = judging_list(review->judging);
    char head[48], move[80], worth[WORDS_LINE + 200], text[WORDS_LINE + 300];
    if (!input_tells(app, "curve") || at < 0 || at >= count)
        return;
    tr_say(head, sizeof head, tr("Decision {1}"), at + 1);
    move_words(&review->words, list[at].made.move, move, sizeof move);
    say_worth(review, &list[at], worth, sizeof worth);
    tr_say(text, sizeof text, tr("{1}. {2}"), move, worth);
    tip_draw(painter, match_curve_place(&review->curve, painter, review->panel, list, count, at), head,
             tr("Enter"), text);
}

static void draw(struct scene *scene, struct app *app)
{
    struct match_review *review = of(scene);
    struct pen pen = widget_screen(app, 34, tr("Match review"), NULL, 122), foot, lower;
    int count = judging_count(review->judging);
    const struct verdict *list = judging_list(review->judging);
    draw_head(review, &pen);
    pen_bottom(&pen, 34);
    foot = pen_in(pen.painter, pen_bottom(&pen, 58));
    pen_bottom(&pen, 16);
    lower = pen_in(pen.painter, pen_bottom(&pen, 216));
    pen_bottom(&pen, 16);
    review->panel = pen.room;
    review->curve.cursor = match_curve_pointed(&review->curve, app, review->panel, list, count);
    match_curve_draw(&review->curve, app, review->panel, list, count);
    target_does(app, open_pointed);
    draw_costliest(review, app, pen_column(&lower, 0, 2, 20));
    draw_split(review, &app->painter, pen_column(&lower, 1, 2, 20));
    draw_foot(review, app, foot);
    draw_progress(review, app, foot);
    draw_told(review, app);
}

/* --- the scene ---------------------------------------------------------------------------------- */

/* Adds the results of the player's own review to the statistics when it is complete. */
static void note(struct match_review *review, struct app *app)
{
    if (review->noted || !judging_is_whole(review->judging) ||
        setup_only_person(session_setup(review->session)) != review->seat)
        return;
    review->noted = true;
    matches_note_review(app, session_record(review->session), judging_list(review->judging),
                        judging_count(review->judging));
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct match_review *review = of(scene);
    (void)dt;
    if (judging_update(review->judging, app) || judging_runs(review->judging))
        app_dirty(app);
    note(review, app);
    if (!review->wants_puzzles || !judging_is_whole(review->judging))
        return scene;
    review->wants_puzzles = false;
    return judging_marked(review->judging, 1) >= 0 ? find_it(scene, app) : scene;
}

/* The arrows go along the curve while it has the focus. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    struct match_review *review = of(scene);
    int count = judging_count(review->judging);
    int step = pressed->code == SDLK_RIGHT ? 1 : pressed->code == SDLK_LEFT ? -1 : 0;
    if (!step || !count || !input_is_focused(app, "curve"))
        return NULL;
    int at = review->curve.cursor < 0 ? (step > 0 ? 0 : count - 1) : review->curve.cursor + step;
    review->curve.cursor = SDL_clamp(at, 0, count - 1);
    app_dirty(app);
    return scene;
}

static const struct scene_class match_review_class = {.name = "match-review",
                                                      .clicks = true,
                                                      .enter = enter,
                                                      .leave = leave,
                                                      .update = update,
                                                      .draw = draw,
                                                      .reword = reword,
                                                      .key = key};

struct scene *scene_match_review(struct scene *under, const struct record *record, int seat, bool puzzles)
{
    struct match_review *review = SCENE_NEW(struct match_review, &match_review_class, under);
    CHECK(seat >= 0 && seat < record->setup.seats);
    review->session = session_from_record(record);
    review->seat = seat;
    review->wants_puzzles = puzzles;
    return &review->scene;
}
