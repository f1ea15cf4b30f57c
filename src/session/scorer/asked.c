/*
 * asked.c: see asked.h.
 */
#include "session/scorer/asked.h"

#include <string.h>

#include "base/check.h"
#include "rules/play/game.h"

/* --- the hand alone ------------------------------------------------------------------------------- */

/* Makes the rest of the set, without the suits that are not in play. */
static void make_stock(const struct laid *laid, struct stock *stock)
{
    struct fault fault;
    int removed = laid_removed(laid);
    laid_stock(laid, stock);
    stock_settle_suit(stock, &fault);
    if (removed == SUIT_NONE)
        return;
    memset(stock->left + 9 * removed, 0, 9);
    memset(stock->copies + 9 * removed, 0, 9);
}

/* Makes the shape of the concealed tiles in the mode's forms. */
static void make_shape(const struct laid *laid, const struct stock *stock, const struct hand *hand,
                       unsigned forms, struct shape *shape)
{
    shape_init(shape, hand, laid->win.melds, laid->win.meld_count, stock->copies, laid_sets(laid),
               forms & laid->rules->forms);
}

static int form_shanten(const struct laid *laid, const struct stock *stock, const struct hand *hand,
                        unsigned form)
{
    struct shape shape;
    make_shape(laid, stock, hand, form, &shape);
    return shape.forms ? shape_shanten(&shape) : SHANTEN_NEVER;
}

static bool is_better(const struct asked_line *a, const struct asked_line *b)
{
    return a->shanten != b->shanten ? a->shanten < b->shanten : a->left > b->left;
}

/* Adds the line for discarding a tile of that kind (TILE_NONE: for the hand as it is). */
static void add_line(struct asked *asked, const struct laid *laid, const struct stock *stock,
                     const struct hand *hand, uint8_t tile)
{
    struct hand rest = *hand;
    struct shape shape;
    struct asked_line line = {.tile = tile};
    if (tile != TILE_NONE)
        hand_take(&rest, tile, 1);
    make_shape(laid, stock, &rest, laid->rules->forms, &shape);
    tile_set useful = shape_useful(&shape, &line.shanten);
    for (; useful; useful &= useful - 1) {
        uint8_t kind = tile_set_first(useful);
        line.useful |= asked->left[kind] ? TILE_BIT(kind) : 0;
        line.left += asked->left[kind];
    }
    int at = asked->count++;
    for (; at > 0 && is_better(&line, &asked->lines[at - 1]); at--)
        asked->lines[at] = asked->lines[at - 1];
    asked->lines[at] = line;
}

bool asked_make(struct asked *asked, const struct laid *laid)
{
    static const unsigned forms[ASKED_FORMS] = {FORM_STANDARD, FORM_SEVEN_PAIRS | FORM_SEVEN_PAIRS_ANY,
                                                FORM_THIRTEEN_ORPHANS};
    struct hand hand = laid_hand(laid);
    struct stock stock;
    memset(asked, 0, sizeof *asked);
    make_stock(laid, &stock);
    memcpy(asked->left, stock.left, sizeof asked->left);
    if (laid_missing(laid) > 1)
        return false;
    asked->shanten = SHANTEN_NEVER;
    for (int i = 0; i < ASKED_FORMS; i++) {
        asked->forms[i] = form_shanten(laid, &stock, &hand, forms[i]);
        asked->shanten = asked->forms[i] < asked->shanten ? asked->forms[i] : asked->shanten;
    }
    if (laid_missing(laid) == 1) {
        add_line(asked, laid, &stock, &hand, TILE_NONE);
        return true;
    }
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (hand.counts[kind])
            add_line(asked, laid, &stock, &hand, kind);
    return true;
}

/* --- a position ----------------------------------------------------------------------------------- */

/* Deals a round of the mode up to the first choice. */
static void deal_round(const struct laid *laid, struct game *game)
{
    struct deal deal;
    struct events events = {0};
    int16_t options[OPTION_MAX];
    int suit = ruleset_option(laid->rules, OPTION_SUIT);
    memcpy(options, laid->options, sizeof options);
    if (suit >= 0 && laid->count)
        options[suit] = (int16_t)tile_suit(laid->tiles[0]);
    game_init(game, laid->rules, options, ruleset_seats(laid->rules, options));
    if (game->table.phase == PHASE_REMOVE) {
        int removed = laid_removed(laid);
        for (int other = 0; removed == SUIT_NONE; other++) /* removes any suit that is not held */
            removed = laid_uses_suit(laid, other) ? SUIT_NONE : other;
        game_apply(game, (struct move){.kind = MOVE_REMOVE, .number = (uint8_t)removed}, &events);
    }
    deal_shuffle(&deal, game, 1);
    game_deal(game, &deal, &events);
    while (game->table.phase == PHASE_KEEP) {
        struct move moves[MOVE_MAX];
        game_legal(game, game->table.turn, moves);
        game_apply(game, moves[0], &events);
    }
}

static int seat_of(const struct laid *laid, const struct table *table)
{
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != table->sitting && table_wind(table, seat) == laid->win.seat_wind)
            return seat;
    return table->dealer;
}

/* Shows the entered indicators; if there are none, one that makes no tile of the hand a dora. */
static void show_dora(const struct laid *laid, struct table *table)
{
    struct stock stock;
    uint8_t kind = TILE_KINDS - 1;
    if (!laid->rules->has_dora)
        return;
    memcpy(table->dora.shown, laid->win.dora, sizeof table->dora.shown);
    laid_stock(laid, &stock);
    while (kind > 0 && (!stock.left[kind] || stock.left[tile_indicated(kind)] < stock.copies[kind]))
        kind--;
    if (laid->win.dora[0] == TILE_NONE)
        table->dora.shown[0] = kind;
}

/* Gives the hand to the viewer, and all others as many tiles as a player who waits for their turn has. */
static void give_hand(const struct laid *laid, struct view *view)
{
    struct table *table = &view->table;
    int seat = view->seat;
    view->own = (struct own){.hand = laid_hand(laid), .drawn = laid->tiles[laid->winning]};
    memset(view->own.three, TILE_NONE, sizeof view->own.three);
    for (int other = 0; other < table->seats; other++)
        if (table->hand_sizes[other])
            table->hand_sizes[other] = (uint8_t)(other == seat ? laid->count : 3 * table->sets + 1);
    table->meld_counts[seat] = laid->win.meld_count;
    memcpy(table->melds[seat], laid->win.melds, sizeof table->melds[seat]);
    for (int i = 0; i < laid->win.meld_count; i++) {
        struct meld *meld = &table->melds[seat][i];
        meld->from = (uint8_t)(meld_is_exposed(meld) ? table_next(table, seat) : SEAT_NONE);
        table->kongs += meld_is_kong(meld);
    }
    table->turn = table->drawn_by = (uint8_t)seat;
    table->draw_source = WIN_SELF_DRAW;
    table->asked = (uint8_t)(1u << seat);
    table->flowers[seat] = laid->win.flowers;
    show_dora(laid, table);
    for (int i = 0; i < 2 && laid->win.bonus[0] && laid->win.bonus[1]; i++)
        table->dummy.bonus[i] = (uint8_t)(9 * table->removed + laid->win.bonus[i] - 1);
}

/* Returns the kinds that complete the hand after one of its discards. */
static tile_set waits_of(const struct laid *laid)
{
    struct asked asked;
    tile_set waits = 0;
    asked_make(&asked, laid);
    for (int i = 0; i < asked.count; i++)
        waits |= asked.lines[i].shanten == 0 ? asked.lines[i].useful : 0;
    return waits;
}

/* Puts the seen tiles into the piles in turn, the viewer's last. */
static bool put_seen(const struct laid *laid, struct view *view)
{
    struct table *table = &view->table;
    tile_set waits = waits_of(laid);
    int pile = table_next(table, view->seat);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < laid->seen[kind]; i++) {
            if (table->discard_count == DISCARD_MAX)
                return false;
            if (pile == view->seat && waits & TILE_BIT(kind))
                pile = table_next(table, pile);
            table->discards[table->discard_count++] =
                (struct discard){.tile = laid_seen_tile(laid, kind, i), .flags = (uint8_t)pile};
            table->turns[pile]++;
            pile = table_next(table, pile);
        }
    return !table->rules->turn_limit || table->turns[view->seat] < table->rules->turn_limit;
}

/* Makes the remaining tiles the wall; false if there are none. */
static bool count_wall(struct view *view)
{
    struct table *table = &view->table;
    int unseen = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        unseen += view_unseen(view, kind);
    for (int seat = 0; seat < table->seats; seat++)
        unseen -= seat == view->seat ? 0 : table->hand_sizes[seat];
    for (int i = 0; table_has_flowers(table) && i < TILE_RED_FIVE - TILE_FLOWER; i++) {
        bool laid_out = false;
        for (int seat = 0; seat < table->seats; seat++)
            laid_out |= table->flowers[seat] >> i & 1;
        unseen += !laid_out;
    }
    for (int i = 0; i < DORA_MAX; i++)
        unseen += table->dora.shown[i] != TILE_NONE;
    unseen -= table_hidden_count(table) + table->dead;
    table->wall = (uint8_t)(unseen > 0 ? unseen : 0);
    return unseen > 0;
}

bool asked_view(struct view *view, const struct laid *laid)
{
    struct game game;
    CHECK(laid_missing(laid) == 0);
    deal_round(laid, &game);
    for (int seat = 0; seat < game.table.seats; seat++) /* the flowers don't say whose they are */
        game.table.flowers[seat] = 0;
    if (laid->rules->winds_go_round)
        game.table.deals_passed = (uint8_t)((laid->win.round_wind - TILE_EAST) * game.table.seats);
    view_init(view, &game, seat_of(laid, &game.table));
    give_hand(laid, view);
    if (!put_seen(laid, view) || !count_wall(view))
        return false;
    view->move_count = (uint8_t)legal_moves(&view->table, &view->own, view->seat, view->moves);
    return view->move_count > 0;
}
