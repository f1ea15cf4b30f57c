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
#include "sdl/art/backdrop.h"
#include "sdl/art/tip.h"
#include "sdl/review/match_curve.h"
#include "sdl/review/puzzles.h"
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
    int count;
    (void)app;
    judging_list(review->judging, &count);
    if (at < 0 || at >= count)
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
    int count;
    const struct verdict *list = judging_list(review->judging, &count);
    return puzzle_file_ask_about(app, scene, session_record(review->session), review->seat, list, count);
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

static struct rect content(const struct painter *painter)
{
    const struct layout *l = &painter->layout;
    float x = l->margin + 16; /* as the head */
    return rect_make(x, 122, l->wide - 2 * x, l->high - 122 - 34);
}

/* "You gave 12.3 points away in 31 of 142 decisions." */
static void say_sum(const struct match_review *review, char *out, size_t size)
{
    struct split split;
    int count, costly = 0;
    const struct verdict *list = judging_list(review->judging, &count);
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

static void draw_head(struct match_review *review, struct app *app, struct rect place)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    char words[160], sum[128];
    say_sum(review, sum, sizeof sum);
    widget_screen_head(app, tr("Match review"), NULL);
    tr_say(words, sizeof words, "{1}", words_plate_name(&review->words, review->seat));
    type_draw_fit(painter, text_type(TEXT_HEAD | TEXT_RIGHT), (place.x + place.w) * u, 62 * u,
                  place.w * u / 2, words);
    type_draw_fit(painter, text_type(TEXT_PROSE | TEXT_LIT | TEXT_RIGHT), (place.x + place.w) * u, 94 * u,
                  place.w * u * .6f, sum);
}

/* Draws how far the judging is, with the button that stops it. */
static void draw_progress(struct match_review *review, struct app *app, struct rect place)
{
    struct painter *painter = &app->painter;
    int done, all = judging_all(review->judging);
    bool runs = judging_runs(review->judging);
    float u = painter->layout.u;
    char words[96];
    judging_list(review->judging, &done);
    if (judging_is_whole(review->judging))
        return;
    if (all)
        tr_say(words, sizeof words,
               runs ? tr("Reviewing {1} decisions: {2}") : tr("Stopped: {2} of {1} decisions assessed."), all,
               done);
    else
        tr_say(words, sizeof words, tr("Reading the record"));
    struct button stop = button_make("button:stop", runs ? tr("Stop") : tr("Continue"), NULL, "S", SDLK_s);
    stop.does = stop_or_go_on;
    float top = place.y + place.h - 52, wide = 300; /* up to the buttons of the foot */
    widget_button(app, layout_rect(&painter->layout, place.x + place.w - 150, top, 150, 46), &stop);
    struct type text = text_type(TEXT_BODY | TEXT_QUIET | TEXT_RIGHT);
    type_draw_fit(painter, text, (place.x + place.w - 170) * u, (top + 20) * u, wide * u, words);
    struct rect bar = layout_rect(&painter->layout, place.x + place.w - 170 - wide, top + 32, wide, 5);
    draw_fill(painter, bar, COLOUR_ALPHA(COLOUR_BLACK, 102));
    bar.w = roundf(bar.w * (all ? (float)done / (float)all : 0));
    draw_fill(painter, bar, COLOUR_BRASS);
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
    struct painter *painter = &app->painter;
    int count;
    const struct verdict *list = judging_list(review->judging, &count);
    float u = painter->layout.u, y = widget_panel(painter, panel, tr("The costliest decisions")).room.y / u;
    float row = fminf((panel.y + panel.h - 14 * u - y * u) / u / REVIEW_COSTLIEST, 50);
    struct rect units = rect_make(panel.x / u + 14, y, panel.w / u - 28, row - 6);
    for (int i = 0; i < REVIEW_COSTLIEST; i++, units.y += row) {
        int at = judging_marked(review->judging, i + 1);
        char words[128], loss[WORDS_AMOUNT];
        if (at < 0)
            continue;
        struct rect place = layout_rect(&painter->layout, units.x, units.y, units.w, units.h);
        const char *id = TARGET_ID("costliest", i);
        bool hot = input_is_hot(app, id);
        draw_button_body(painter, place, BUTTON_SECONDARY, hot, input_is_pressed(app, id));
        say_decision(review, &list[at], words, sizeof words);
        loss_words_points(-list[at].loss, list[at].loss, loss, sizeof loss);
        struct type figure = type_make(TYPE_SANS_BOLD, SIZE_BODY, COLOUR_PROMPT, TYPE_RIGHT);
        struct type name = text_type(TEXT_LABEL);
        float base = roundf(place.y + (place.h + type_cap_height(painter, name)) / 2);
        float wide = type_draw(painter, figure, place.x + place.w - 14 * u, base, loss);
        type_draw_fit(painter, name, place.x + 14 * u, base, place.w - wide - 44 * u, words);
        widget_target(app, id, place, 0, SDLK_1 + i, 10);
        target_does_at(app, open_marked, i + 1);
    }
    if (count && judging_marked(review->judging, 1) < 0)
        type_draw_wrapped(painter, text_type(TEXT_BODY | TEXT_QUIET), panel.x + 20 * u, (y + 22) * u,
                          panel.w - 40 * u, 20, 3,
                          tr("None so far: no decision is clearly worse than the best."));
}

static bool has_dummy(const struct match_review *review)
{
    return session_setup(review->session)->rules->dummy > 0;
}

/* One part of the loss: its name, a bar to the right for what was lost, to the left for what was won. */
static void draw_part(struct app *app, struct rect row, const char *name, int points, int most, int like)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, base = roundf(row.y + row.h / 2 + 5 * u);
    struct type label = text_type(TEXT_BODY | TEXT_QUIET);
    struct type figure = type_make(TYPE_SANS_BOLD, SIZE_BODY, COLOUR_IVORY, TYPE_RIGHT);
    float left = row.x + 118 * u, right = row.x + row.w - 76 * u, zero = roundf(left + (right - left) * .2f);
    float reach = points > 0 ? right - zero : zero - left,
          share = (float)abs(points) / (float)(most ? most : 1);
    float wide = roundf(fminf(share, 1) * reach);
    char words[WORDS_AMOUNT];
    type_draw_fit(painter, label, row.x, base, zero - (points > 0 ? 0 : wide) - row.x - 8 * u, name);
    draw_fill(painter, rect_make(points > 0 ? zero : zero - wide, row.y + row.h / 2 - 6 * u, wide, 12 * u),
              points > 0 ? COLOUR_WARNING : COLOUR_GOOD);
    draw_line(painter, zero, row.y + 3 * u, zero, row.y + row.h - 3 * u, 1, COLOUR_ALPHA(COLOUR_WHITE, 90));
    loss_words_points(points, like, words, sizeof words);
    type_draw_fit(painter, figure, row.x + row.w, base, 72 * u, words);
}

static void draw_split(struct match_review *review, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    struct split split;
    int count, most = 0, shown = 0, parts = has_dummy(review) ? SPLIT_PARTS : SPLIT_DUMMY;
    const struct verdict *list = judging_list(review->judging, &count);
    int sum = review_sum(list, count, &split);
    float u = painter->layout.u, y = widget_panel(painter, panel, tr("Where points were lost")).room.y;
    float row = (panel.y + panel.h - 14 * u - y) / (float)SPLIT_PARTS;
    loss_words_round(&split);
    for (int i = 0; i < parts; i++)
        most = abs(split.part[i]) > most ? abs(split.part[i]) : most;
    for (int i = 0; i < parts; i++) {
        struct rect place = rect_make(panel.x + 20 * u, y + row * (float)shown++, panel.w - 40 * u, row);
        draw_part(app, place, loss_words_part((enum split_part)i), split.part[i], most, sum);
    }
}

static void draw_foot(struct match_review *review, struct app *app, struct rect place)
{
    struct painter *painter = &app->painter;
    int count;
    judging_list(review->judging, &count);
    bool any = judging_marked(review->judging, 1) >= 0, others = next_seat(review) != review->seat;
    struct button find = button_make("button:puzzle", tr("Find it yourself"), NULL, "F", SDLK_f);
    find.look = any ? BUTTON_PRIMARY : BUTTON_OFF;
    find.glow = any && judging_is_whole(review->judging);
    find.does = find_it;
    struct button all = button_make("button:all", tr("Go through them all"), NULL, "A", SDLK_a);
    all.look = count ? BUTTON_SECONDARY : BUTTON_OFF;
    all.does_at = open_decision;
    all.index = 0;
    struct button other = button_make("button:other", tr("Another player"), NULL, "P", SDLK_p);
    other.does = turn_to_other;
    float top = place.y + place.h - 58;
    widget_button(app, layout_rect(&painter->layout, place.x, top, 250, 58), &find);
    widget_button(app, layout_rect(&painter->layout, place.x + 266, top, 236, 58), &all);
    if (others)
        widget_button(app, layout_rect(&painter->layout, place.x + 518, top, 210, 58), &other);
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

/* Draws what the decision pointed at was, beside the curve; or what a part means. */
static void draw_told(struct match_review *review, struct app *app)
{
    struct painter *painter = &app->painter;
    int count, at = review->curve.cursor;
    const struct verdict *list = judging_list(review->judging, &count);
    bool curve = input_tells(app, "curve");
    char head[48], move[80], worth[WORDS_LINE + 200], text[WORDS_LINE + 300];
    if (!curve || at < 0 || at >= count)
        return;
    tr_say(head, sizeof head, tr("Decision {1}"), at + 1);
    move_words(&review->words, list[at].made.move, move, sizeof move);
    say_worth(review, &list[at], worth, sizeof worth);
    tr_say(text, sizeof text, tr("{1}. {2}"), move, worth);
    tip_draw(painter, match_curve_place(&review->curve, app, review->panel, list, count, at), head,
             tr("Enter"), text);
}

static void draw(struct scene *scene, struct app *app)
{
    struct match_review *review = of(scene);
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    struct rect place = content(painter);
    int count;
    const struct verdict *list = judging_list(review->judging, &count);
    float lower = 216, foot = 74, upper = place.h - lower - foot - 16, half = (place.w - 20) / 2;
    backdrop_draw_dim(painter, 34);
    draw_head(review, app, place);
    review->panel = layout_rect(l, place.x, place.y, place.w, upper);
    review->curve.cursor = match_curve_pointed(&review->curve, app, review->panel, list, count);
    match_curve_draw(&review->curve, app, review->panel, list, count);
    target_does(app, open_pointed);
    float below = place.y + upper + 16;
    draw_costliest(review, app, layout_rect(l, place.x, below, half, lower));
    draw_split(review, app, layout_rect(l, place.x + half + 20, below, half, lower));
    draw_foot(review, app, place);
    draw_progress(review, app, place);
    draw_told(review, app);
}

/* --- the scene ---------------------------------------------------------------------------------- */

/* Adds the results of the player's own review to the statistics when it is complete. */
static void note(struct match_review *review, struct app *app)
{
    int count;
    const struct verdict *list = judging_list(review->judging, &count);
    if (review->noted || !judging_is_whole(review->judging) ||
        setup_only_person(session_setup(review->session)) != review->seat)
        return;
    review->noted = true;
    matches_note_review(app, session_record(review->session), list, count);
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
    int count, step = pressed->code == SDLK_RIGHT ? 1 : pressed->code == SDLK_LEFT ? -1 : 0;
    judging_list(review->judging, &count);
    if (!step || !count || !input_is_focused(app, "curve"))
        return NULL;
    int at = review->curve.cursor < 0 ? (step > 0 ? 0 : count - 1) : review->curve.cursor + step;
    review->curve.cursor = at < 0 ? 0 : at >= count ? count - 1 : at;
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
