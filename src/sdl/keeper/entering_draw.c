/* entering_draw.c: the screen on which a round is entered (entering.h): on the left, or above, the events; on
 * the right, or below, the points and everybody's payment. */

#include "base/tr.h"
#include "rules/modes/classic.h"
#include "sdl/app/app.h"
#include "sdl/keeper/entering.h"
#include "sdl/ui/widgets.h"
#include "words/scorer/keeper_words.h"

/* Adds the players of the round except one. */
static void add_players(struct keeping_list *list, const struct entering *entering, int without,
                        unsigned chosen)
{
    for (int seat = 0; seat < entering->table.seats; seat++)
        if (seat != entering->table.sitting && seat != without)
            keeping_add(list, entering_keeper(entering)->names[seat], seat, chosen >> seat & 1);
}

/* Draws choices with a label above. */
static void draw_list(struct app *app, struct pen *pen, const char *id, const char *label,
                      const struct keeping_list *list, scene_list_action *does)
{
    keeping_label(pen, label);
    keeping_chips(app, pen, id, label, list, 1, does);
}

static unsigned one(int seat)
{
    return seat >= 0 && seat < SEAT_MAX ? 1u << seat : 0;
}

/* --- what happened ------------------------------------------------------------------------------------- */

static void draw_kinds(struct app *app, const struct entering *entering, struct pen *pen)
{
    struct keeping_list list = {0};
    for (int kind = 0; kind < KEPT_KINDS; kind++)
        if (keeper_allows(entering_keeper(entering), (enum kept_kind)kind))
            keeping_add(&list, kept_kind_words((enum kept_kind)kind), kind, kind == entering->round.kind);
    bool two = app->painter.layout.shape == LAYOUT_UPRIGHT && list.count > 3;
    keeping_chips(app, pen, "kind", tr("How the round ended"), &list, two ? 2 : 1, entering_kind);
}

static void draw_bets(struct app *app, const struct entering *entering, struct pen *pen)
{
    struct keeping_list list = {0};
    if (!entering->table.rules->has_stages)
        return;
    keeping_add(&list, tr("Nobody"), SEAT_NONE, !entering->round.bets);
    add_players(&list, entering, SEAT_NONE, entering->round.bets);
    draw_list(app, pen, "bet", tr("Who paid a bet for Riichi?"), &list, entering_bets);
}

/* Draws the choice of the player who pays instead of the discarder. */
static void draw_liable(struct app *app, const struct entering *entering, struct pen *pen)
{
    const struct ruleset *rules = entering->table.rules;
    struct keeping_list list = {0};
    bool by_option = ruleset_has(rules, OPTION_LIABILITY);
    if (!rules->liability || entering->at == SEAT_NONE ||
        (by_option && !table_option(&entering->table, OPTION_LIABILITY)) ||
        (!by_option && entering->from == FROM_OWN))
        return;
    int liable = entering->round.liable[entering->at];
    keeping_add(&list, tr("Nobody"), SEAT_NONE, liable == SEAT_NONE);
    add_players(&list, entering, by_option ? entering->at : SEAT_NONE, one(liable));
    draw_list(app, pen, "liable", TR_SAID(tr("Who is liable ({1})?"), tr(rules->liability)), &list,
              entering_liable);
}

static void draw_win(struct app *app, const struct entering *entering, struct pen *pen)
{
    struct keeping_list winners = {0}, from = {0}, also = {0};
    int winner = entering->at;
    add_players(&winners, entering, SEAT_NONE, entering->round.winners);
    draw_list(app, pen, "winner", tr("Who won?"), &winners, entering_winner);
    keeping_add(&from, tr("Self-draw"), FROM_OWN, entering->from == FROM_OWN);
    add_players(&from, entering, winner, one(entering->from));
    if (entering->table.rules->dummy)
        keeping_add(&from, tr("Dummy"), SEAT_DUMMY, entering->from == SEAT_DUMMY);
    draw_list(app, pen, "from", tr("Whose tile was it?"), &from, entering_from);
    if (entering->table.rules->declares_risk && table_players(&entering->table) > 2 && winner != SEAT_NONE) {
        add_players(&also, entering, winner, entering->round.declared);
        draw_list(app, pen, "declared", tr("Who else declared, and was wrong?"), &also, entering_declared);
    }
    draw_liable(app, entering, pen);
    draw_bets(app, entering, pen);
}

static void draw_penalty(struct app *app, const struct entering *entering, struct pen *pen)
{
    struct keeping_list payer = {0}, to = {0};
    for (int seat = 0; seat < entering->table.seats; seat++)
        keeping_add(&payer, entering_keeper(entering)->names[seat], seat, seat == entering->at);
    draw_list(app, pen, "payer", tr("Who pays the penalty?"), &payer, entering_payer);
    keeping_add(&to, tr("Nobody"), TO_NOBODY, entering->to == TO_NOBODY);
    keeping_add(&to, tr("Each"), TO_EACH, entering->to == TO_EACH);
    for (int seat = 0; seat < entering->table.seats; seat++)
        if (seat != entering->at)
            keeping_add(&to, entering_keeper(entering)->names[seat], seat, seat == entering->to);
    draw_list(app, pen, "to", tr("Who gets it?"), &to, entering_to);
}

static void draw_none(struct app *app, const struct entering *entering, struct pen *pen)
{
    struct keeping_list list = {0};
    bool risk = entering->table.rules->declares_risk;
    if (entering->round.kind == KEPT_INVALID) {
        add_players(&list, entering, SEAT_NONE, entering->round.declared);
        draw_list(app, pen, "declared", tr("Who declared?"), &list, entering_declared);
    } else if (!risk && entering->round.kind == KEPT_DRAW) {
        add_players(&list, entering, SEAT_NONE, entering->round.ready);
        draw_list(app, pen, "ready", tr("Who was waiting?"), &list, entering_ready);
    }
    if (entering->round.kind != KEPT_TIME_UP)
        draw_bets(app, entering, pen);
}

/* --- points -------------------------------------------------------------------------------------------- */

/* Draws the keys of the digits, in two lines. */
static void draw_keys(struct app *app, struct pen *pen)
{
    static const char *const labels[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "⌫"};
    static const int order[] = {1, 2, 3, 4, 5, 11, 6, 7, 8, 9, 0, 10};
    for (int line = 0; line < 2; line++) {
        struct pen row = pen_in(pen->painter, keeping_row(pen));
        for (int i = 0; i < 6; i++) {
            int digit = order[6 * line + i];
            struct rect key = pen_column(&row, i, 6, 4);
            if (digit == 11) {
                widget_icon_button(app, key, "button:erase", "icons/back", 0);
                target_name(app, tr("Erase"));
                target_does_at(app, entering_digit, digit);
                continue;
            }
            struct button button = button_make(TARGET_ID("digit", digit), labels[digit], NULL, NULL, 0);
            button.centred = true;
            button.does_at = entering_digit;
            button.index = digit;
            widget_button(app, key, &button);
        }
    }
}

static void draw_points(struct app *app, const struct entering *entering, struct pen *pen)
{
    char figure[WORDS_AMOUNT], points[WORDS_AMOUNT], words[WORDS_LINE];
    int at = entering->at, typed = at == SEAT_NONE ? 0 : entering->typed[at];
    const char *name = at == SEAT_NONE ? tr("Points") : entering_keeper(entering)->names[at];
    words_points(typed, figure, sizeof figure);
    if (entering_by_faan(entering)) {
        words_points(classic_points[typed], points, sizeof points);
        tr_say(words, sizeof words, tr("{1}: {2} faan, {3} points"), name, figure, points);
    } else {
        tr_say(words, sizeof words, tr("{1}: {2} points"), name, figure);
    }
    text_draw(pen->painter, TEXT_CARD | TEXT_LIT,
              pen_top(pen, layout_is_phone(&pen->painter->layout) ? 30 : 44), words);
    draw_keys(app, pen);
}

/* --- names of One Suit --------------------------------------------------------------------------------- */

static void draw_number(struct app *app, const struct entering *entering, int seat, int number,
                        struct rect rect)
{
    static const char *const states[] = {N_("no"), N_("named, and a wait"), N_("named, but no wait"),
                                         N_("a wait that wasn’t named")};
    struct painter *painter = &app->painter;
    enum naming_state state = entering_naming(entering, seat, number);
    char id[INPUT_ID], digit[2] = {(char)('0' + number), 0};
    SDL_snprintf(id, sizeof id, "number:%d", 10 * seat + number);
    rect = place_inset(painter, rect, 1, 0);
    keeping_chip(app, rect, id, entering_keeper(entering)->names[seat], digit, state == NAMING_RIGHT);
    target_does_at(app, entering_name, 10 * seat + number);
    target_name(app, TR_SAID(tr_in("a number, how it was named", "{1}: {2}"), number, tr(states[state])));
    if (state == NAMING_WRONG)
        draw_outline(painter, rect, 8, 2.4f, COLOUR_WARNING);
    if (state == NAMING_MISSED)
        draw_outline(painter, rect, 8, 2.4f, COLOUR_BRASS);
    struct pen pen = pen_in(painter, place_inset(painter, rect, 2, 2));
    struct rect corner = pen_right(&pen, 14);
    corner.h = corner.w;
    if (state == NAMING_RIGHT)
        draw_svg(painter, "icons/check", corner, COLOUR_BRASS_TEXT);
    if (state == NAMING_WRONG)
        draw_svg(painter, "icons/close", corner, COLOUR_WARNING);
}

static void draw_names_of(struct app *app, const struct entering *entering, int seat, struct pen *pen)
{
    int columns = pen->room.w >= 9 * 44 * pen->u ? 9 : 5;
    keeping_label(pen, entering_keeper(entering)->names[seat]);
    for (int first = 1; first <= 9; first += columns) {
        struct rect row = pen_top(pen, 44);
        for (int i = 0; i < columns && first + i <= 9; i++)
            draw_number(app, entering, seat, first + i, rect_column(row, i, columns, 0));
    }
    pen_top(pen, 2);
}

/* `below` has room for the meaning of the numbers. */
static void draw_names(struct app *app, const struct entering *entering, struct pen *pen, struct pen *below)
{
    unsigned seats = entering->round.kind == KEPT_WIN ? entering->round.winners : ~0u;
    for (int seat = 0; seat < entering->table.seats; seat++)
        if (seat != entering->table.sitting && seats >> seat & 1)
            draw_names_of(app, entering, seat, pen);
    pen_write(
        below, TEXT_NOTE, 16, 3,
        tr("Tap a number once for a wait that was named, twice for a wrong name, three times for a wait "
           "that wasn’t named."));
}

/* --- the screen ---------------------------------------------------------------------------------------- */

/* Draws everybody's gains and payments, or says which entry is missing. */
static bool draw_outcome(const struct entering *entering, struct pen *pen)
{
    struct kept_round round = entering_round(entering);
    char words[WORDS_LINE];
    int32_t changes[SEAT_MAX];
    struct error why;
    bool good = keeper_try(entering_keeper(entering), &round, changes, &why);
    if (good)
        kept_changes_words(entering_keeper(entering), changes, words, sizeof words);
    else
        tr_say(words, sizeof words, "{1}", why.message);
    pen_write(pen, TEXT_LINE | (good ? TEXT_GOOD : TEXT_QUIET), 20, 2,
              words[0] ? words : tr("Nothing is paid"));
    return good;
}

static void draw_buttons(struct app *app, const struct entering *entering, bool good, struct rect row)
{
    struct button lay = button_to("button:lay", tr("Lay out the hand"), "L", SDLK_l, entering_lay);
    struct button done =
        button_to("button:done", tr("Enter the result"), tr("Enter"), SDLK_RETURN, entering_done);
    struct pen pen = pen_in(&app->painter, row);
    done.look = good ? BUTTON_PRIMARY : BUTTON_OFF;
    done.quiet = true;
    if (entering->at == SEAT_NONE)
        lay.look = BUTTON_OFF;
    bool can_lay = entering->round.kind == KEPT_WIN;
    if (can_lay)
        widget_button(app, pen_column(&pen, 0, 2, 8), &lay);
    widget_button(app, can_lay ? pen_column(&pen, 1, 2, 8) : keeping_main_place(&app->painter, row), &done);
}

void entering_draw(struct app *app, const struct entering *entering)
{
    const struct layout *l = &app->painter.layout;
    char progress[80];
    int kind = entering->round.kind;
    bool risk = entering->table.rules->declares_risk, upright = l->shape == LAYOUT_UPRIGHT;
    words_progress(&entering->table, progress, sizeof progress);
    struct pen pen = keeping_screen(app, tr("Enter a result"), progress), right;
    struct rect foot = pen_bottom(&pen, layout_is_phone(l) ? 48 : 60);
    pen_bottom(&pen, layout_is_phone(l) ? 4 : 16);
    keeping_panel(&pen);
    right = pen;
    if (!upright) {
        right.room = pen_column(&pen, 1, 2, 16);
        pen.room = pen_column(&pen, 0, 2, 16);
    }
    /* a flat phone has no room for another row on the left */
    draw_kinds(app, entering, l->shape == LAYOUT_FLAT ? &right : &pen);
    if (kind == KEPT_WIN)
        draw_win(app, entering, &pen);
    else if (kind == KEPT_PENALTY)
        draw_penalty(app, entering, &pen);
    else
        draw_none(app, entering, &pen);
    struct pen *below = upright ? &pen : &right;
    if (kind == KEPT_PENALTY || (kind == KEPT_WIN && !risk))
        draw_points(app, entering, below);
    else if (risk && kind != KEPT_INVALID)
        draw_names(app, entering, kind == KEPT_DRAW ? &pen : below, below);
    pen_top(below, 6);
    bool good = draw_outcome(entering, below);
    if (entering->round.hand[0])
        pen_write(below, TEXT_NOTE, 18, 1, entering->round.hand);
    draw_buttons(app, entering, good, foot);
}
