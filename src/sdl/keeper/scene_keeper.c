/*
 * scene_keeper.c: the table of a match with real tiles: who sits where with how many points, and its rounds.
 *
 * Every change is saved immediately, so a killed program continues where it was.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ai/people.h"
#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/keeper/keeping.h"
#include "sdl/replay/exports.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"
#include "words/scorer/keeper_words.h"

SCENE_OF(struct keeping)

enum { ROUND_ROW = 50, ROUND_ROW_NARROW = 68 /* units */ };

/* --- parts that all screens have ----------------------------------------------------------------------- */

struct pen keeping_screen(struct app *app, const char *title, const char *sub)
{
    const struct layout *l = &app->painter.layout;
    if (!layout_is_phone(l)) {
        struct pen pen = widget_screen(app, 34, title, sub, 128);
        pen_bottom(&pen, 36);
        return pen;
    }
    backdrop_draw_dim(&app->painter, 34);
    struct pen pen = pen_in(&app->painter, layout_rect(l, 8, 2, l->wide - 16, l->high - 8));
    struct pen head = pen_in(pen.painter, pen_top(&pen, 46));
    widget_icon_button(app, rect_inset(pen_left(&head, 44), 0, roundf(pen.u)), "button:back", "icons/back",
                       SDLK_ESCAPE);
    target_does(app, scene_close);
    pen_left(&head, 8);
    text_pair(pen.painter, head.room, TEXT_CARD, title, TEXT_NOTE, sub ? sub : "");
    return pen;
}

void keeping_panel(struct pen *pen)
{
    if (layout_is_phone(&pen->painter->layout))
        return;
    draw_panel(pen->painter, pen->room);
    pen_pad(pen, 24, 16);
}

struct rect keeping_main_place(const struct painter *painter, struct rect foot)
{
    return layout_is_phone(&painter->layout) ? foot : rect_column(foot, 1, 2, roundf(8 * painter->layout.u));
}

struct rect keeping_row(struct pen *pen)
{
    bool phone = layout_is_phone(&pen->painter->layout);
    struct rect row = pen_top(pen, phone ? 44 : 54);
    pen_top(pen, phone ? KEEPING_GAP : KEEPING_GAP + 8);
    return row;
}

void keeping_chip(struct app *app, struct rect rect, const char *id, const char *label, const char *name,
                  bool chosen)
{
    struct painter *painter = &app->painter;
    struct type type = text_type(TEXT_LABEL | TEXT_CENTRE);
    bool hot = input_is_hot(app, id);
    struct box_style plate = {.radius = 8,
                              .top = COLOUR_ALPHA(COLOUR_WHITE, hot ? 44 : 18),
                              .bottom = COLOUR_ALPHA(COLOUR_WHITE, hot ? 44 : 18),
                              .stroke = COLOUR_ALPHA(COLOUR_WHITE, 38),
                              .stroke_width = 1};
    if (chosen) {
        plate.top = hot ? COLOUR_BRASS_HOT_HIGH : COLOUR_BRASS_HIGH;
        plate.bottom = hot ? COLOUR_BRASS_MID : COLOUR_BRASS_LOW;
        type.colour = COLOUR_BRASS_TEXT;
    }
    draw_box(painter, rect, &plate);
    text_typed(painter, type, place_inset(painter, rect, 3, 0), name);
    widget_target(app, id, rect, chosen ? TARGET_FIRST : 0, 0, 8);
    spoken_choice(app, label, NULL, name, chosen);
}

void keeping_add(struct keeping_list *list, const char *name, int value, bool chosen)
{
    list->chosen |= (unsigned)chosen << list->count;
    list->names[list->count] = name;
    list->values[list->count++] = value;
}

void keeping_chips(struct app *app, struct pen *pen, const char *id, const char *label,
                   const struct keeping_list *list, int rows, scene_list_action *does)
{
    int each = (list->count + rows - 1) / rows;
    for (int first = 0; first < list->count; first += each) {
        struct pen row = pen_in(pen->painter, keeping_row(pen));
        int here = SDL_min(each, list->count - first);
        for (int i = first; i < first + here; i++) {
            keeping_chip(app, pen_column(&row, i - first, here, 4), TARGET_ID(id, i), label, list->names[i],
                         list->chosen >> i & 1);
            target_does_at(app, does, list->values[i]);
        }
    }
}

void keeping_label(struct pen *pen, const char *label)
{
    bool phone = layout_is_phone(&pen->painter->layout);
    text_draw(pen->painter, phone ? TEXT_NOTE : TEXT_BODY, pen_top(pen, phone ? 17 : 36), label);
}

/* --- actions ------------------------------------------------------------------------------------------ */

void keeping_save(struct keeping *keeping, struct app *app)
{
    struct error why;
    keeping->scroll.at = 0;
    app_dirty(app);
    if (keeping->example || !app->data[0])
        return;
    if (!keeper_save(&keeping->keeper, app->data, &why))
        app_warn(app, tr("The score of the real table couldn’t be saved: {1}"), why.message);
}

static struct scene *open_round(struct scene *scene, struct app *app)
{
    return scene_keeper_round(app, scene);
}

static struct scene *undo(struct scene *scene, struct app *app)
{
    if (keeper_undo(&of(scene)->keeper)) {
        audio_play(app, SOUND_BUTTON);
        keeping_save(of(scene), app);
    }
    return scene;
}

static struct scene *start_over(struct scene *under, struct app *app, bool yes)
{
    return yes ? scene_keeper_setup(app, under) : under;
}

/* Asks first if the match isn't over. */
static struct scene *open_setup(struct scene *scene, struct app *app)
{
    struct keeper *keeper = &of(scene)->keeper;
    struct table table;
    struct question question = {.title = tr("New match"),
                                .yes = tr("New match"),
                                .no = tr("Keep this one"),
                                .costs = true,
                                .answer = start_over};
    if (keeper->rules)
        keeper_table(keeper, keeper->count, &table);
    if (!keeper->rules || !keeper->count || table.phase == PHASE_OVER)
        return scene_keeper_setup(app, scene);
    tr_say(question.text, sizeof question.text,
           tr("A new match takes the place of this one. Save its table first if you want to keep it."));
    return scene_question(app, scene, &question);
}

static struct scene *copy(struct scene *scene, struct app *app)
{
    struct text text = {0};
    keeper_csv(&of(scene)->keeper, &text);
    if (app_copy(app, text_string(&text)))
        app_notice(app, tr("Copied the table."));
    text_deinit(&text);
    return scene;
}

static struct scene *export(struct scene *scene, struct app *app)
{
    struct text table = {0}, text = {0};
    keeper_csv(&of(scene)->keeper, &table);
    text_add(&text, "\xef\xbb\xbf%s", text_string(&table)); /* tells spreadsheets that this is UTF-8 */
    text_deinit(&table);
    struct scene *next = exports_write_as(app, scene, "real-table", ".csv", text_string(&text), text.size,
                                          N_("The table is at {1}"));
    text_deinit(&text);
    return next;
}

/* --- drawing ------------------------------------------------------------------------------------------- */

static void draw_player(struct painter *painter, const struct keeper *keeper, const struct table *table,
                        int seat, struct rect rect)
{
    char points[WORDS_AMOUNT];
    struct pen pen = pen_in(painter, rect);
    bool deals = seat == table->dealer && table->phase != PHASE_OVER, out = seat == table->sitting;
    int order[SEAT_MAX];
    table_standing(table, order);
    if (deals)
        draw_panel_brass(painter, rect, false);
    else
        draw_panel(painter, rect);
    pen_pad(&pen, layout_is_phone(&painter->layout) ? 8 : 18, 4);
    struct rect seal = pen_left(&pen, fminf(rect.h / pen.u - 8, 40));
    seal.y += roundf((seal.h - seal.w) / 2);
    seal.h = seal.w;
    if (!out)
        draw_seal(painter, seal, table_wind(table, seat), deals);
    pen_left(&pen, 8);
    words_points(table->scores[seat], points, sizeof points);
    text_figure(painter, TEXT_COUNT | TEXT_RIGHT | (order[0] == seat ? TEXT_BRASS : TEXT_IVORY),
                pen_right(&pen, 96), keeper->names[seat], points);
    const char *note = deals ? tr("East") : out ? tr("Sits out") : "";
    if (note[0])
        text_pair(painter, pen.room, TEXT_NAME, keeper->names[seat], TEXT_NOTE, note);
    else
        text_draw(painter, TEXT_NAME, pen.room, keeper->names[seat]);
}

/* Says how far the match is, and how much is in the pot. */
static void say_state(const struct keeper *keeper, const struct table *table, char *out, size_t size)
{
    char progress[60], pot[WORDS_AMOUNT];
    words_progress(table, progress, sizeof progress);
    words_points(table->stakes.pot, pot, sizeof pot);
    if (table->phase == PHASE_OVER) {
        int leader = table_leader(table);
        if (leader == SEAT_NONE)
            tr_say(out, size, tr("The match is over: a tie"));
        else
            tr_say(out, size, tr("{1} wins the match"), keeper->names[leader]);
    } else if (keeper->rules->start_pot) {
        tr_say(out, size, tr("{1}. Pot: {2}, counters: {3}, bets: {4}"), progress, pot,
               table->stakes.counters, table->stakes.bets);
    } else {
        tr_say(out, size, "{1}", progress);
    }
}

static void draw_round(struct painter *painter, const struct keeper *keeper, int at, struct rect row)
{
    char words[WORDS_LINE], below[WORDS_LINE], changes[WORDS_LINE];
    struct pen pen = pen_in(painter, row);
    struct table table;
    int32_t change[SEAT_MAX];
    keeper_table(keeper, at, &table);
    keeper_changes(keeper, at, change);
    kept_round_words(keeper, &keeper->rounds[at], words, sizeof words);
    kept_changes_words(keeper, change, changes, sizeof changes);
    tr_say(below, sizeof below, "{1}", changes[0] ? changes : tr("Nothing is paid"));
    pen_pad(&pen, 10, 2);
    text_draw(painter, TEXT_COUNT | TEXT_FAINT, pen_left(&pen, 34), TR_SAID("{1}", table.round));
    if (row.h > ROUND_ROW * pen.u + 1) { /* on a narrow screen four payments take two lines */
        text_draw(painter, TEXT_LINE, pen_top(&pen, 24), words);
        pen_write(&pen, TEXT_NOTE, 17, 2, below);
    } else {
        text_pair(painter, pen.room, TEXT_LINE, words, TEXT_NOTE, below);
    }
    draw_line(painter, row.x, row.y + row.h, row.x + row.w, row.y + row.h, 1, COLOUR_ALPHA(COLOUR_WHITE, 26));
}

/* Draws the rounds, the latest first. */
static void draw_rounds(struct app *app, struct keeping *keeping, struct rect rect)
{
    struct painter *painter = &app->painter;
    const struct keeper *keeper = &keeping->keeper;
    bool narrow = painter->layout.shape == LAYOUT_UPRIGHT && keeper->rules->seats_least == SEAT_MAX;
    float high = roundf((narrow ? ROUND_ROW_NARROW : ROUND_ROW) * painter->layout.u);
    draw_panel(painter, rect);
    rect = place_inset(painter, rect, 2, 4);
    keeping->list = rect;
    if (!keeper->count) {
        struct pen pen = pen_in(painter, rect);
        pen_pad(&pen, 14, 12);
        pen_write(&pen, TEXT_BODY, 22, 2, tr("No round has been entered."));
        return;
    }
    scroll_target(app, "rounds", rect, &keeping->scroll);
    float y = rect.y - scroll_begin(painter, rect, &keeping->scroll);
    for (int i = keeper->count - 1; i >= 0; i--, y += high)
        if (y + high > rect.y && y < rect.y + rect.h)
            draw_round(painter, keeper, i, rect_make(rect.x, y, rect.w, high));
    keeping->scroll.content = high * (float)keeper->count;
    scroll_end(painter, rect, &keeping->scroll);
}

static void draw_buttons(struct app *app, const struct keeping *keeping, const struct table *table,
                         struct rect rect)
{
    const struct keeper *keeper = &keeping->keeper;
    bool over = table->phase == PHASE_OVER, upright = app->painter.layout.shape == LAYOUT_UPRIGHT;
    struct button buttons[] = {
        button_to("button:round", tr("Enter a result"), tr("Enter"), SDLK_RETURN, open_round),
        button_to("button:undo", tr("Undo"), "U", SDLK_u, undo),
        button_to("button:copy", tr("Copy"), "C", SDLK_c, copy),
        button_to("button:save", tr("Save"), "S", SDLK_s, export),
        button_to("button:new", tr("New match"), "N", SDLK_n, open_setup)};
    buttons[1].quiet = buttons[2].quiet = true;
    buttons[0].look = over ? BUTTON_OFF : BUTTON_PRIMARY;
    for (int i = 1; i < 4; i++)
        buttons[i].look = keeper->count ? BUTTON_SECONDARY : BUTTON_OFF;
    if (over)
        buttons[4].look = BUTTON_PRIMARY;
    float gap = roundf(8 * app->painter.layout.u);
    if (!upright) {
        widget_button_row(app, rect, gap, buttons, 5);
        return;
    }
    widget_button_row(app, rect_row(rect, 0, 2, gap), gap, buttons, 2);
    widget_button_row(app, rect_row(rect, 1, 2, gap), gap, buttons + 2, 3);
}

static void draw_players(struct painter *painter, const struct keeping *keeping, const struct table *table,
                         struct rect rect, float most)
{
    float gap = roundf(6 * painter->layout.u);
    rect.h = fminf(rect.h, (float)table->seats * (most * painter->layout.u + gap) - gap);
    for (int seat = 0; seat < table->seats; seat++)
        draw_player(painter, &keeping->keeper, table, seat, rect_row(rect, seat, table->seats, gap));
}

static void draw_empty(struct app *app)
{
    struct pen pen = keeping_screen(app, tr("At a real table"), NULL);
    struct button button = button_to("button:new", tr("New match"), "N", SDLK_n, open_setup);
    button.look = BUTTON_PRIMARY;
    keeping_panel(&pen);
    if (!layout_is_phone(&app->painter.layout)) {
        pen_pad(&pen, 160, 0);
        pen_top(&pen, fmaxf(0, pen.room.h / pen.u / 2 - 100));
    }
    pen_write(
        &pen, TEXT_PROSE | TEXT_CENTRE, 26, 8,
        tr("Play with your own tiles and keep the score here. After each round enter who won, or lay out "
           "the hand; the points, the deal and the winds follow the rules of the mode."));
    pen_top(&pen, 20);
    struct rect row = pen_top(&pen, 56);
    widget_button(app, rect_centred(row, fminf(row.w, 300 * pen.u), row.h), &button);
}

static void draw(struct scene *scene, struct app *app)
{
    struct keeping *keeping = of(scene);
    struct table table;
    char state[WORDS_LINE];
    bool upright = app->painter.layout.shape == LAYOUT_UPRIGHT;
    if (!keeping->keeper.rules) {
        draw_empty(app);
        return;
    }
    keeper_table(&keeping->keeper, keeping->keeper.count, &table);
    say_state(&keeping->keeper, &table, state, sizeof state);
    struct pen pen = keeping_screen(app, tr("At a real table"), state);
    draw_buttons(app, keeping, &table,
                 pen_bottom(&pen, upright                                 ? 104
                                  : layout_is_phone(&app->painter.layout) ? 48
                                                                          : 60));
    pen_bottom(&pen, layout_is_phone(&app->painter.layout) ? 8 : 20);
    if (upright) {
        draw_players(&app->painter, keeping, &table, pen_top(&pen, 52 * (float)table.seats), 48);
        pen_top(&pen, 6);
    } else {
        draw_players(&app->painter, keeping, &table, pen_left(&pen, pen.room.w / pen.u * .42f), 76);
        pen_left(&pen, layout_is_phone(&app->painter.layout) ? 8 : 20);
    }
    draw_rounds(app, keeping, pen.room);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    return scroll_by_key(app, &of(scene)->scroll, of(scene)->list, key) ? scene : NULL;
}

SCROLL_WHEEL(scroll, list)
SCROLL_DRAG(scroll, list)

static const struct scene_class keeper_class = {
    .name = "keeper", .phone = true, .clicks = true, .draw = draw, .key = key, .wheel = wheel, .drag = drag};

static struct keeping *make(struct app *app)
{
    struct keeping *keeping = SCENE_NEW(struct keeping, &keeper_class, NULL);
    struct problem why = {0};
    if (app->data[0] && !keeper_load(&keeping->keeper, app->data, &why))
        app_warn_problem(app, &why);
    return keeping;
}

struct scene *scene_keeper(struct scene *scene, struct app *app)
{
    (void)scene;
    return &make(app)->scene;
}

/* --- examples ------------------------------------------------------------------------------------------ */

static void add_example(struct keeper *keeper, int winner, int from, int points)
{
    struct kept_round round = kept_round_of(KEPT_WIN);
    struct error why;
    round.winners = (uint8_t)(1u << winner);
    round.from = (uint8_t)from;
    round.points[winner] = points;
    CHECK(keeper_add(keeper, &round, &why));
}

/* Begins a match of that mode, One Suit with three players. */
static void begin_example(struct keeper *keeper, const struct ruleset *rules)
{
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    if (ruleset_has(rules, OPTION_PLAYERS))
        options[ruleset_option(rules, OPTION_PLAYERS)] = 1;
    keeper_begin(keeper, rules, options);
    for (int seat = 0; seat < SEAT_MAX; seat++)
        snprintf(keeper->names[seat], PLAYER_NAME, "%s", person_at((enum ai_level)(AI_PERSON + seat))->name);
}

static void add_examples(struct keeper *keeper)
{
    struct error why;
    add_example(keeper, 0, 0, 16);
    add_example(keeper, 2, 3, 24);
    struct kept_round drawn = kept_round_of(KEPT_DRAW);
    drawn.ready = 0x6;
    CHECK(keeper_add(keeper, &drawn, &why));
    add_example(keeper, 1, 2, 8);
}

/* "keeper" has a match, "keeper-none" none, "keeper-setup" is over one, "keeper-round" enters a win,
 * "keeper-names" the waits of One Suit, "keeper-penalty" a penalty. */
struct scene *scene_keeper_by_name(struct app *app, const char *name)
{
    struct keeping *keeping = SCENE_NEW(struct keeping, &keeper_class, NULL);
    keeping->example = true;
    if (strcmp(name, "keeper-none") == 0)
        return &keeping->scene;
    bool names = strcmp(name, "keeper-names") == 0;
    begin_example(&keeping->keeper, ruleset_find(names ? "one-suit" : "classic"));
    if (names)
        return scene_keeper_round_example(app, &keeping->scene, KEPT_DRAW);
    add_examples(&keeping->keeper);
    if (strcmp(name, "keeper-setup") == 0)
        return scene_keeper_setup(app, &keeping->scene);
    if (strcmp(name, "keeper") == 0)
        return &keeping->scene;
    return scene_keeper_round_example(app, &keeping->scene,
                                      strcmp(name, "keeper-penalty") == 0 ? KEPT_PENALTY : KEPT_WIN);
}
