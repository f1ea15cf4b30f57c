/*
 * scorer_result.c: the right side of the scorer: how the hand was won, a cell for each thing that the mode
 * asks, and what it comes to (scoring.h).
 *
 * A click turns a cell to the next thing that can be. What contradicts something else is not hindered
 * here: the result says so.
 */
#include <math.h>
#include <string.h>

#include "base/tr.h"
#include "rules/modes/one_suit.h"
#include "rules/play/table.h"
#include "sdl/art/atlas.h"
#include "sdl/art/figure.h"
#include "sdl/scorer/scoring.h"
#include "sdl/ui/option_row.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "sdl/ui/win_figure.h"
#include "session/scorer/win_check.h"
#include "words/pattern_words.h"
#include "words/result_words.h"
#include "words/scorer/win_words.h"
#include "words/words.h"

/* --- turning -------------------------------------------------------------------------------------- */

/* True if a hand of the mode can be won so at all. */
static bool has_source(const struct ruleset *rules, enum win_source source)
{
    switch (source) {
    case WIN_DUMMY_DISCARD:
    case WIN_REVEALED:
        return rules->dummy > 0;
    case WIN_ROBBED_KONG:
        return !rules->no_robbing && rules->claims & CLAIM_PUNG;
    default:
        return true;
    }
}

static void turn_source(struct laid *laid)
{
    do
        laid->win.source = (uint8_t)((laid->win.source + 1) % WIN_SOURCES);
    while (!has_source(laid->rules, (enum win_source)laid->win.source));
}

/* The next seat, of two or four. */
static void turn_seat(struct laid *laid)
{
    int step = ruleset_seats(laid->rules, laid->options) == 2 ? 2 : 1;
    laid->win.seat_wind = (uint8_t)(TILE_EAST + (laid->win.seat_wind - TILE_EAST + step) % 4);
}

static void turn_round(struct laid *laid)
{
    laid->win.round_wind = (uint8_t)(TILE_EAST + (laid->win.round_wind - TILE_EAST + 1) % 4);
}

static void turn_riichi(struct laid *laid)
{
    struct win *win = &laid->win;
    bool doubles = ruleset_pattern(laid->rules, "double-riichi") != NULL;
    bool next = win->riichi && !win->double_riichi && doubles;
    win->riichi = next || !win->riichi;
    win->double_riichi = next;
    if (!win->riichi)
        memset(win->ura, TILE_NONE, sizeof win->ura);
}

/* The next number but that of the other indicator, after 9 none. */
static void turn_number(uint8_t *number, uint8_t other)
{
    do
        *number = (uint8_t)((*number + 1) % 10);
    while (*number && *number == other);
}

static void turn_last(struct laid *laid)
{
    laid->win.last_tile = !laid->win.last_tile;
}

static void turn_first(struct laid *laid)
{
    laid->win.first_turn = !laid->win.first_turn;
}

static void turn_bonus(struct laid *laid)
{
    turn_number(&laid->win.bonus[0], laid->win.bonus[1]);
}

static void turn_other_bonus(struct laid *laid)
{
    turn_number(&laid->win.bonus[1], laid->win.bonus[0]);
}

static void turn_treasure(struct laid *laid)
{
    turn_number(&laid->win.treasure, 0);
}

/* --- the cells ------------------------------------------------------------------------------------ */

/* True if the mode has wins on the last tile and on the first turn that count. */
static bool has_moments(const struct ruleset *rules)
{
    return !rules->removes_suit && !rules->declares_risk;
}

static bool has_numbers(const struct laid *laid)
{
    return win_has_pattern(laid->rules, laid->options, "only-bonus", OPTION_INDICATORS);
}

struct facts {
    struct scoring_fact *list;
    int count;
};

static char *add(struct facts *facts, const char *id, const char *name, void (*turn)(struct laid *laid))
{
    struct scoring_fact *fact = &facts->list[facts->count++];
    fact->id = id;
    fact->name = name;
    fact->turn = turn;
    return fact->words;
}

enum { WORDS = sizeof((struct scoring_fact *)0)->words };

static void say_yes(char *out, bool yes)
{
    tr_say(out, WORDS, "{1}", yes ? tr("Yes") : tr("No"));
}

static void say_number(char *out, int number)
{
    if (number)
        tr_say(out, WORDS, "{1}", number);
    else
        tr_say(out, WORDS, tr("None"));
}

static void add_option(struct facts *facts, const struct laid *laid, enum option_key key, const char *id,
                       const char *name)
{
    int place = ruleset_option(laid->rules, key);
    if (place < 0)
        return;
    facts->list[facts->count].key = key;
    option_cell_words(laid->rules, laid->options, place, add(facts, id, name, NULL), WORDS);
}

int scoring_facts(const struct scoring *scoring, struct scoring_fact list[SCORING_FACTS])
{
    const struct laid *laid = &scoring->laying.now;
    const struct win *win = &laid->win;
    struct facts facts = {.list = list};
    tr_say(add(&facts, "fact:won", tr_in("a fact of a hand", "Win"), turn_source), WORDS, "{1}",
           win_source_words(laid->rules, (enum win_source)win->source));
    if (!laid->rules->declares_risk)
        tr_say(add(&facts, "fact:seat", tr("Your seat"), turn_seat), WORDS, "{1}",
               words_tile(win->seat_wind));
    if (laid->rules->winds_go_round)
        tr_say(add(&facts, "fact:round", tr_in("wind", "Round"), turn_round), WORDS, "{1}",
               words_tile(win->round_wind));
    if (laid->rules->has_riichi)
        tr_say(add(&facts, "fact:riichi", tr("Riichi"), turn_riichi), WORDS, "{1}",
               win->double_riichi ? tr("On the first turn")
               : win->riichi      ? tr("Declared")
                                  : tr("Not declared"));
    if (has_moments(laid->rules)) {
        say_yes(add(&facts, "fact:last", tr("The last tile"), turn_last), win->last_tile);
        say_yes(add(&facts, "fact:first", tr("First turn"), turn_first), win->first_turn);
    }
    if (has_numbers(laid)) {
        say_number(add(&facts, "fact:bonus-0", tr("Bonus number"), turn_bonus), win->bonus[0]);
        say_number(add(&facts, "fact:bonus-1", tr("Bonus number"), turn_other_bonus), win->bonus[1]);
        say_number(add(&facts, "fact:treasure", tr("Treasure"), turn_treasure), win->treasure);
    }
    add_option(&facts, laid, OPTION_RED_FIVES, "fact:reds", tr("Red fives"));
    add_option(&facts, laid, OPTION_MINIMUM, "fact:minimum", tr("Minimum"));
    add_option(&facts, laid, OPTION_FLOWERS, "fact:flowers", tr("Flowers"));
    add_option(&facts, laid, OPTION_SIZE, "fact:size", tr("Tiles in hand"));
    return facts.count;
}

/* Turns an option of the mode. What it no longer allows is taken away; undo brings it back. */
static void turn_table_option(struct scoring *scoring, enum option_key key)
{
    struct laid *laid = &scoring->laying.now;
    option_cell_turn(laid->rules, laid->options, ruleset_option(laid->rules, key));
    if (key == OPTION_FLOWERS)
        laid->win.flowers = 0;
    if (key == OPTION_RED_FIVES) {
        memset(laid->win.dora, TILE_NONE, sizeof laid->win.dora);
        memset(laid->win.ura, TILE_NONE, sizeof laid->win.ura);
    }
    /* fours of fives hold a red one or none: they are laid again */
    if (key == OPTION_RED_FIVES || (key == OPTION_SIZE && laid_missing(laid) < 0)) {
        laid->count = laid->win.meld_count = laid->winning = 0;
        laid->chosen = false;
    }
}

/* Turns a cell to its next thing. */
static struct scene *scoring_turn(struct scene *scene, struct app *app, int index)
{
    struct scoring *scoring = (struct scoring *)scene;
    struct scoring_fact facts[SCORING_FACTS];
    (void)app;
    scoring_facts(scoring, facts);
    laying_mark(&scoring->laying);
    if (facts[index].turn)
        facts[index].turn(&scoring->laying.now);
    else
        turn_table_option(scoring, facts[index].key);
    return scoring_count(scoring);
}

/* A cell: its name at the left, its value at the right. */
static void draw_cell(struct app *app, const struct scoring_fact *facts, int index, struct rect cell)
{
    const struct scoring_fact *fact = &facts[index];
    SDL_Keycode key = index == 0 ? SDLK_w : index == 1 ? SDLK_a : 0;
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, cell);
    bool pressed = input_is_pressed(app, fact->id);
    draw_button_body(painter, cell, BUTTON_SECONDARY, input_is_hot(app, fact->id), pressed);
    widget_target(app, fact->id, cell, 0, key, 10);
    target_does_at(app, scoring_turn, index);
    pen.room.y += pressed ? draw_pressed_shift(painter) : 0;
    pen_bottom(&pen, 4);
    float value = text_units(painter, TEXT_LINE, fact->words), wide = cell.w / pen.u;
    bool room = type_has_room(painter, text_type(TEXT_NOTE), (wide - 34 - value) * pen.u, 1, fact->name);
    pen_pad(&pen, room ? 12 : 5, 0);
    struct pen name = pen;
    name.room = pen_left(&name, fmaxf(wide / 2, wide - (room ? 24 : 10) - value - 8));
    pen_left(&pen, text_draw(painter, TEXT_NOTE, name.room, fact->name) / pen.u + 8);
    text_draw(painter, TEXT_LINE | TEXT_RIGHT, pen.room, fact->words);
}

static void draw_facts(struct app *app, const struct scoring *scoring, struct rect panel)
{
    struct scoring_fact facts[SCORING_FACTS];
    int count = scoring_facts(scoring, facts), rows = scoring_facts_rows(count);
    struct pen pen = widget_panel(&app->painter, panel, "");
    scoring_draw_sides(app, scoring, panel);
    pen_bottom(&pen, 12);
    pen_pad(&pen, 12, 0);
    draw_cell(app, facts, 0, pen_row(&pen, 0, rows, 6));
    for (int i = 1; i < count; i++) {
        struct pen row = pen_in(pen.painter, pen_row(&pen, (i + 1) / 2, rows, 6));
        draw_cell(app, facts, i, pen_column(&row, (i + 1) % 2, 2, 6));
    }
}

void scoring_write(struct pen *pen, unsigned text, float leading, int most, const char *words)
{
    pen_write(pen, text, leading, most, words);
    pen_top(pen, 4);
}

void scoring_write_head(struct pen *pen, const char *words)
{
    pen_top(pen, 8);
    pen_rule(pen);
    pen_top(pen, 4);
    pen_write(pen, TEXT_NAME, 26, 1, words);
    pen_top(pen, 6);
}

static void write_figure(struct pen *pen, const char *figure, float most)
{
    float w = floorf(most * pen->u);
    pen_top(pen,
            figure_draw(pen->painter, figure, pen->room.x, pen->room.y, pen->room.w, w, false) / pen->u + 4);
}

/* A name at the left, a figure at the right, and a line of why below. */
static void write_line(struct pen *pen, const char *name, const char *figure, const char *why)
{
    struct pen left = *pen, right = *pen;
    float taken = text_draw(pen->painter, TEXT_LABEL | TEXT_BRASS | TEXT_RIGHT, pen_top(&right, 14), figure);
    pen_right(&left, taken / pen->u + 12);
    pen_line(&left, TEXT_LABEL, why ? 8 : 18, name);
    if (why)
        pen_line(&left, TEXT_NOTE, 18, why);
    pen_top(pen, (left.room.y - pen->room.y) / pen->u);
}

static void write_waits(struct pen *pen, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    const struct ruleset *rules = scoring->laying.now.rules;
    for (int i = 0; i < counted->wait_count; i++) {
        const struct counted_wait *wait = &counted->waits[i];
        char words[64];
        struct pen row = pen_in(pen->painter, pen_top(pen, 40));
        struct rect tile = pen_left(&row, 26);
        atlas_draw(pen->painter, POSE_LYING, wait->tile, tile.x, tile.y, tile.w - 1, 0);
        if (wait->wins && rules->declares_risk)
            tr_say(words, sizeof words, tr("wins"));
        else if (wait->wins)
            result_value(rules, &wait->score, words, sizeof words);
        else
            tr_say(words, sizeof words, tr("doesn’t win this way"));
        text_draw(pen->painter, TEXT_NOTE | TEXT_RIGHT, pen_right(&row, 84),
                  TR_SAID(tr_many("{1} left", "{1} left", wait->left), wait->left));
        pen_left(&row, 14);
        text_draw(pen->painter, TEXT_LINE, row.room, words);
        pen_top(pen, 5);
    }
}

static void write_patterns(struct pen *pen, const struct scoring *scoring)
{
    const struct score *best = &scoring->counted.best;
    const struct ruleset *rules = scoring->laying.now.rules;
    for (int i = 0; i < best->line_count; i++) {
        char points[32], why[160];
        win_line_words(rules, &best->lines[i], points, sizeof points);
        words_pattern_own(&best->lines[i], &scoring->counted.win, &best->reading, why, sizeof why);
        write_line(pen, tr(best->lines[i].pattern->name), points, why);
    }
    for (int i = 0; i < best->covered_count; i++) {
        char words[120];
        count_covered_words(&best->covered[i], words, sizeof words);
        scoring_write(pen, TEXT_NOTE, 18, 2, words);
    }
}

static void write_fu(struct pen *pen, const struct scoring *scoring)
{
    struct fu_line lines[FU_LINES_MAX];
    int count = riichi_fu_lines(&scoring->counted.win, &scoring->counted.best, lines);
    if (count)
        scoring_write_head(pen, tr("Fu"));
    for (int i = 0; i < count; i++) {
        char words[64];
        struct pen row = pen_in(pen->painter, pen_top(pen, 20));
        result_fu(&lines[i], words, sizeof words);
        text_draw(pen->painter, TEXT_NOTE | TEXT_RIGHT, pen_right(&row, 80), TR_SAID("{1}", lines[i].fu));
        text_draw(pen->painter, TEXT_NOTE, row.room, words);
    }
}

static void write_readings(struct pen *pen, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    if (counted->reading_count < 2)
        return;
    scoring_write_head(pen, tr("Other readings"));
    for (int i = 1; i < counted->reading_count; i++) {
        char figure[WIN_FIGURE], value[64];
        const struct score *score = &counted->readings[i];
        figure_reading(&counted->win, &score->reading, figure);
        if (score->win)
            result_value(scoring->laying.now.rules, score, value, sizeof value);
        else
            tr_say(value, sizeof value, tr("doesn’t win this way"));
        write_figure(pen, figure, 24);
        scoring_write(pen, TEXT_LINE, 20, 1, value);
    }
}

static void write_near(struct pen *pen, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    if (!counted->near_count)
        return;
    scoring_write_head(pen, tr("Just missed"));
    for (int i = 0; i < counted->near_count; i++) {
        char words[COUNT_WORDS];
        count_near_words(&scoring->laying.now, &counted->near[i], words, sizeof words);
        scoring_write(pen, TEXT_BODY, 21, 3, words);
    }
}

/* One Suit pays for the waits that are named besides. */
static void write_naming(struct pen *pen, const struct scoring *scoring)
{
    struct laid before = scoring->laying.now;
    struct counted waits;
    char words[COUNT_WORDS];
    struct laying laying = {.now = before};
    laying_remove(&laying, LAY_TILE, before.winning);
    counted_make(&waits, &laying.now);
    tr_say(words, sizeof words,
           tr_many("The hand was waiting for {1} kind. If you name it, the win is worth {2} points.",
                   "The hand was waiting for {1} kinds. If you name them all, the win is worth {2} points.",
                   waits.wait_count),
           waits.wait_count, ONE_SUIT_WIN + ONE_SUIT_ALL + ONE_SUIT_RIGHT * waits.wait_count);
    scoring_write(pen, TEXT_BODY, 21, 4, words);
    struct pen row = pen_in(pen->painter, pen_top(pen, 50));
    for (int i = 0; i < waits.wait_count; i++) {
        struct rect tile = pen_left(&row, 32);
        atlas_draw(pen->painter, POSE_LYING, waits.waits[i].tile, tile.x, tile.y, floorf(30 * pen->u), 0);
    }
}

static void write_win(struct pen *pen, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    char figure[WIN_FIGURE];
    figure_reading(&counted->win, &counted->best.reading, figure);
    pen_top(pen, 4);
    write_figure(pen, figure, 30);
    pen_top(pen, 8);
    if (scoring->laying.now.rules->declares_risk) {
        write_naming(pen, scoring);
        return;
    }
    write_patterns(pen, scoring);
    if (scoring->laying.now.rules->has_stages)
        write_fu(pen, scoring);
    write_readings(pen, scoring);
    write_near(pen, scoring);
}

static void write_all(struct pen *pen, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    bool wins = counted->state == COUNTED_WINS, wrong = counted->state == COUNTED_FAULT;
    char words[COUNT_WORDS];
    count_state_words(&scoring->laying.now, counted, words, sizeof words);
    if (wins)
        scoring_write(pen, TEXT_CARD | TEXT_LIT, 28, 4, words);
    else
        scoring_write(pen, TEXT_NAME | (wrong ? TEXT_WARNING : 0), 24, 4, words);
    pen_top(pen, 6);
    if (counted->state == COUNTED_MISSING)
        write_waits(pen, scoring);
    else if (counted->state == COUNTED_WINS || counted->state == COUNTED_NO_WIN)
        write_win(pen, scoring);
    else if (counted->state == COUNTED_NOT_DONE)
        write_near(pen, scoring);
}

/* Returns the place of the hand's worth if all of it fits. */
static struct rect whole_place(const struct painter *painter, const struct scoring *scoring)
{
    struct scoring_places places = scoring_places(painter, scoring);
    struct rect place = place_inset(painter, scoring->asks ? places.asked : places.result, 2, 8);
    float head = scoring->asks ? roundf(40 * painter->layout.u) : 0;
    return rect_make(place.x, place.y + head, place.w, place.h - head);
}

struct rect scoring_told(const struct painter *painter, const struct scoring *scoring)
{
    struct rect place = whole_place(painter, scoring);
    if (scoring->scroll.content > place.h)
        place.h -= roundf(42 * painter->layout.u); /* for the button */
    return place;
}

void scoring_draw_right(struct app *app, struct scoring *scoring)
{
    struct painter *painter = &app->painter;
    struct scoring_places places = scoring_places(painter, scoring);
    struct pen panel = pen_in(painter, scoring->asks ? places.asked : places.result),
               pen = pen_in(painter, scoring_told(painter, scoring));
    struct rect shown = pen.room;
    float whole = whole_place(painter, scoring).h;
    bool more = scoring->scroll.content > whole;
    if (!scoring->asks)
        draw_facts(app, scoring, places.facts);
    draw_panel(painter, panel.room);
    if (scoring->asks)
        scoring_draw_sides(app, scoring, panel.room);
    scroll_target(app, "rows", shown, &scoring->scroll);
    pen_pad(&pen, 14, 0);
    pen_right(&pen, 14);
    pen.room.y += roundf(8 * pen.u) - scroll_begin(painter, shown, &scoring->scroll);
    pen.room.h = PEN_ENDLESS * pen.u;
    float begin = pen.room.y;
    if (scoring->asks)
        scoring_write_asked(app, scoring, &pen);
    else
        write_all(&pen, scoring);
    scoring->scroll.content = pen.room.y - begin + 16 * pen.u;
    scroll_end(painter, shown, &scoring->scroll);
    if (more != (scoring->scroll.content > whole)) /* known only now that it is written */
        app_dirty(app);
    if (!more)
        return;
    pen_pad(&panel, 16, 10);
    struct pen foot = pen_in(painter, pen_bottom(&panel, 34));
    widget_icon_button(app, pen_right(&foot, 34), "button:more", "icons/chevron-down", 0);
    target_does(app, scoring_turn_page);
    target_quiet(app);
}
