/*
 * scorer_ask.c: the right side of the scorer that tells what a hand can become: how far it is, what the
 * teacher would do with it, and what each discard leaves (scoring.h).
 */
#include <math.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/art/atlas.h"
#include "sdl/scorer/scoring.h"
#include "sdl/ui/word_row.h"
#include "words/drill/drill_words.h"
#include "words/move_words.h"
#include "words/spoken/spoken.h"
#include "words/study/reason_words.h"

enum { BEST_MOVES = 4 };

static const float BEST_HIGH = 88, KIND = 25, KIND_HIGH = 54 /* a useful tile and its number: units */;

/* --- the teacher ---------------------------------------------------------------------------------- */

/* True if the hand and what is seen are still those of the position that it came from. */
static bool is_as_placed(const struct scoring *scoring)
{
    const struct laid *now = &scoring->laying.now, *first = &scoring->at_first;
    struct hand hand = laid_hand(now), before = laid_hand(first);
    return scoring->placed && now->rules == first->rules && now->win.meld_count == first->win.meld_count &&
           !memcmp(hand.counts, before.counts, sizeof hand.counts) && hand.reds == before.reds &&
           !memcmp(now->options, first->options, sizeof now->options) &&
           !memcmp(now->win.melds, first->win.melds, sizeof now->win.melds) &&
           !memcmp(now->seen, first->seen, sizeof now->seen);
}

/* The position that the teacher is asked about; false if there is none. */
static bool find_position(const struct scoring *scoring, struct view *view)
{
    if (is_as_placed(scoring)) {
        *view = scoring->from;
        return view->move_count > 0;
    }
    return laid_missing(&scoring->laying.now) == 0 && asked_view(view, &scoring->laying.now);
}

static void think(void *context, const struct ai_stop *stop)
{
    struct scoring_thought *thought = context;
    teach_rank(&thought->view, 1, stop, &thought->ranking);
}

void scoring_ask_teacher(struct scoring *scoring, struct app *app)
{
    if (worker_is_busy(&scoring->worker) && (scoring->wanted || worker_is_done(&scoring->worker))) {
        worker_end(&scoring->worker);
        scoring->answered = !scoring->wanted;
        app_dirty(app);
    }
    if (worker_is_busy(&scoring->worker))
        app_wake(app, .03f);
    if (!scoring->wanted || !scoring->asks)
        return;
    scoring->wanted = false;
    scoring->thought.ranking.count = 0;
    if (!find_position(scoring, &scoring->thought.view)) {
        scoring->answered = true;
        app_dirty(app);
        return;
    }
    if (app->command_line.screenshot) {
        think(&scoring->thought, NULL);
        scoring->answered = true;
        return;
    }
    worker_begin(&scoring->worker, think, &scoring->thought, sizeof scoring->thought);
    app_wake(app, .02f);
}

/* The words about the position that the teacher is asked about. */
static void ask_words(const struct scoring *scoring, struct words *words)
{
    const struct view *view = &scoring->thought.view;
    struct setup setup = {.rules = scoring->laying.now.rules};
    *words = scoring->words;
    if (is_as_placed(scoring))
        return;
    setup.seats = view->table.seats;
    memcpy(setup.options, scoring->laying.now.options, sizeof setup.options);
    for (int seat = 0; seat < view->table.seats; seat++) {
        bool you = seat == view->seat;
        setup.players[seat].kind = you ? PLAYER_PERSON : PLAYER_COMPUTER;
        tr_say(setup.players[seat].name, PLAYER_NAME, "{1}", words_tile(table_wind(&view->table, seat)));
    }
    words_init(words, &setup);
}

/* A move, its figures and its reason. */
static void write_move(struct pen *pen, const struct words *words, const struct advice *advice, bool best)
{
    char move[WORDS_LINE], figures[WORDS_LINE], why[REASON_TEXT];
    move_words(words, advice->move, move, sizeof move);
    move_words_figures_short(advice, figures, sizeof figures);
    reason_say_sentence(words, &advice->reason, why, sizeof why);
    scoring_write(pen, best ? TEXT_STEP | TEXT_LIT : TEXT_LINE, 22, 2, move);
    if (figures[0])
        scoring_write(pen, TEXT_NOTE, 18, 2, figures);
    if (why[0] && advice->reason.kind != REASON_WORTH_LESS)
        scoring_write(pen, best ? TEXT_BODY : TEXT_NOTE, best ? 20 : 18, 4, why);
    pen_top(pen, 4);
}

/* Returns why there is no answer, or no answer yet. */
static const char *say_nothing(const struct scoring *scoring)
{
    if (!scoring->answered)
        return tr("The teacher is thinking");
    if (is_as_placed(scoring))
        return tr("There was nothing to decide here.");
    return laid_missing(&scoring->laying.now) > 0
               ? tr("Add one more tile to ask the teacher what to discard.")
               : tr("No round shows that many tiles: there would be no wall left.");
}

/* The teacher's move has the same room before it is known, so that what is below stays where it is. */
static void write_best(struct pen *pen, const struct scoring *scoring)
{
    const struct ranking *ranking = &scoring->thought.ranking;
    struct words words;
    scoring_write_head(pen, tr("The teacher"));
    float begin = pen->room.y;
    if (scoring->answered && ranking->count) {
        ask_words(scoring, &words);
        write_move(pen, &words, &ranking->list[0], true);
    } else {
        scoring_write(pen, TEXT_NOTE, 18, 3, say_nothing(scoring));
    }
    pen_top(pen, fmaxf(BEST_HIGH - (pen->room.y - begin) / pen->u, 0));
}

/* The moves that follow, below all else. */
static void write_next(struct pen *pen, const struct scoring *scoring)
{
    const struct ranking *ranking = &scoring->thought.ranking;
    struct words words;
    if (!scoring->answered || !ranking->count)
        return;
    ask_words(scoring, &words);
    if (ranking->count > 1)
        scoring_write_head(pen, tr("The teacher’s next choices"));
    for (int i = 1; i < ranking->count && i < BEST_MOVES; i++)
        write_move(pen, &words, &ranking->list[i], false);
    if (!is_as_placed(scoring) && laid_seen(&scoring->laying.now))
        scoring_write(pen, TEXT_NOTE, 18, 3, tr("The seen tiles count as everyone’s discards."));
}

/* --- what it can become --------------------------------------------------------------------------- */

static void say_state(const struct scoring *scoring, char *out, size_t size)
{
    const struct asked *asked = &scoring->asked;
    if (laid_missing(&scoring->laying.now) > 0)
        count_state_words(&scoring->laying.now, &scoring->counted, out, size);
    else if (asked->shanten < 0)
        tr_say(out, size, tr("The hand is complete."));
    else if (asked->shanten == 0)
        tr_say(out, size, tr("With the right discard the hand is waiting."));
    else
        tr_say(out, size,
               tr_many("The hand is {1} tile away from waiting.", "The hand is {1} tiles away from waiting.",
                       asked->shanten),
               asked->shanten);
}

/* Writes how far each form is, where the hand can become more than one. */
static void write_forms(struct pen *pen, const struct asked *asked)
{
    static const char *const names[ASKED_FORMS] = {N_("Sets and a pair"), N_("Seven pairs"),
                                                   N_("Thirteen Orphans")};
    int forms = 0;
    for (int i = 0; i < ASKED_FORMS; i++)
        forms += asked->forms[i] != SHANTEN_NEVER;
    for (int i = 0; i < ASKED_FORMS && forms > 1; i++) {
        char far[64];
        if (asked->forms[i] == SHANTEN_NEVER)
            continue;
        if (asked->forms[i] < 0)
            tr_say(far, sizeof far, tr("Complete"));
        else
            drill_distance_words(asked->forms[i], far, sizeof far);
        struct pen row = pen_in(pen->painter, pen_top(pen, 20));
        text_draw(pen->painter, TEXT_NOTE | TEXT_RIGHT, pen_right(&row, 186), far);
        text_draw(pen->painter, TEXT_NOTE, row.room, tr(names[i]));
    }
}

/* The useful tiles, each with the number of its copies below, in as many rows as they take. */
static void write_kinds(struct pen *pen, const struct asked *asked, tile_set kinds)
{
    int count = tile_set_count(kinds), columns = SDL_max((int)(pen->room.w / (KIND * pen->u)), 1);
    int rows = count ? (count + columns - 1) / columns : 1;
    for (int row = 0; row < rows; row++) {
        struct pen line = pen_in(pen->painter, pen_top(pen, KIND_HIGH));
        for (int i = 0; i < columns && kinds; i++, kinds &= kinds - 1) {
            uint8_t kind = tile_set_first(kinds);
            struct pen cell = pen_in(pen->painter, pen_left(&line, KIND));
            struct rect tile = pen_top(&cell, 36);
            atlas_draw(pen->painter, POSE_LYING, kind, tile.x, tile.y, floorf(tile.w - 2), 0);
            text_draw(pen->painter, TEXT_NOTE | TEXT_CENTRE, cell.room, TR_SAID("{1}", asked->left[kind]));
        }
    }
}

static void say_copies(const struct asked_line *line, char *out, size_t size)
{
    struct discard_line copies = {.shanten = (int8_t)line->shanten, .copies = (uint8_t)line->left};
    drill_copies_words(&copies, out, size);
}

/* A row that a click discards the tile of. */
static void add_row(struct app *app, const struct asked_line *line, struct rect row, const char *far,
                    const char *copies)
{
    const char *id = TARGET_ID("cut", line->tile);
    if (input_is_hot(app, id) || input_is_focused(app, id))
        draw_outline(&app->painter, rect_inset(row, -4, 0), 6, 1.6f, COLOUR_BRASS);
    target_add(app, id, row, TARGET_NO_RING, 0);
    char useful[256], list[400];
    const char *parts[] = {far, copies, useful};
    int first = far[0] ? 0 : 1;
    spoken_kinds(line->useful, useful, sizeof useful);
    tr_list(list, sizeof list, TR_COMMA, parts + first, (useful[0] ? 3 : 2) - first);
    target_name(app, TR_SAID(tr("{1}: {2}"), words_tile(line->tile), list));
    target_does_at(app, scoring_discard, line->tile);
}

/* Writes what a discard leaves: the tile, the useful ones, and how many there are. */
static void write_line(struct app *app, struct pen *pen, const struct asked *asked,
                       const struct asked_line *line)
{
    char copies[64], far[64] = "";
    struct pen kinds = *pen;
    struct rect row = pen->room;
    bool cuts = line->tile != TILE_NONE;
    say_copies(line, copies, sizeof copies);
    if (line->shanten > asked->shanten)
        drill_distance_words(line->shanten, far, sizeof far);
    if (cuts) {
        struct rect tile = pen_left(&kinds, 28);
        atlas_draw(pen->painter, POSE_LYING, line->tile, tile.x, tile.y, floorf(tile.w - 2), 0);
        pen_left(&kinds, 12);
    }
    struct pen right = pen_in(pen->painter, pen_right(&kinds, 162));
    text_draw(pen->painter, (far[0] ? TEXT_NOTE : TEXT_LINE) | TEXT_RIGHT, pen_top(&right, 24), copies);
    if (far[0])
        text_draw(pen->painter, TEXT_NOTE | TEXT_RIGHT, pen_top(&right, 18), far);
    pen_right(&kinds, 8);
    write_kinds(&kinds, asked, line->useful);
    pen_top(pen, (kinds.room.y - pen->room.y) / pen->u);
    row.h = pen->room.y - row.y;
    if (cuts)
        add_row(app, line, row, far, copies);
    pen_top(pen, 4);
}

void scoring_write_asked(struct app *app, struct scoring *scoring, struct pen *pen)
{
    const struct asked *asked = &scoring->asked;
    char words[COUNT_WORDS];
    say_state(scoring, words, sizeof words);
    scoring_write(pen, TEXT_NAME, 24, 4, words);
    if (!scoring->near)
        return;
    write_forms(pen, asked);
    write_best(pen, scoring);
    scoring_write_head(pen, asked->lines[0].tile == TILE_NONE ? tr("Useful tiles") : tr("Each discard"));
    for (int i = 0; i < asked->count; i++)
        write_line(app, pen, asked, &asked->lines[i]);
    write_next(pen, scoring);
}

void scoring_draw_sides(struct app *app, const struct scoring *scoring, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, place_inset(&app->painter, panel, 8, 8));
    const char *const names[] = {tr("How it was won"), tr("What it can become")};
    word_row(app, pen_top(&pen, 34), "side", names, 2, scoring->asks, false);
    target_does_each(app, "side", scoring_choose_side, 0);
}
