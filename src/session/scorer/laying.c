/*
 * laying.c: see laying.h.
 */
#include "session/scorer/laying.h"

#include <string.h>

#include "base/check.h"

/* --- the hand ------------------------------------------------------------------------------------ */

int laid_sets(const struct laid *laid)
{
    if (!ruleset_has(laid->rules, OPTION_SIZE))
        return laid->rules->sets;
    return ruleset_value(laid->rules, laid->options, OPTION_SIZE) / 3;
}

int laid_missing(const struct laid *laid)
{
    return 3 * (laid_sets(laid) - laid->win.meld_count) + 2 - laid->count;
}

struct hand laid_hand(const struct laid *laid)
{
    struct hand hand = {0};
    for (int i = 0; i < laid->count; i++)
        hand_add(&hand, laid->tiles[i]);
    return hand;
}

int laid_indicators(const uint8_t tiles[LAYING_DORA])
{
    int count = 0;
    while (count < LAYING_DORA && tiles[count] != TILE_NONE)
        count++;
    return count;
}

/* Takes tiles of the hand out of the stock. */
static void use_all(struct stock *stock, const uint8_t *tiles, int count)
{
    struct fault fault;
    for (int i = 0; i < count; i++)
        CHECK(stock_use(stock, tiles[i], &fault));
}

/* A kong of fives contains the red one, if there is one. */
static uint8_t meld_reds(const struct stock *stock, const struct meld *meld)
{
    bool fives = tile_is_suited(meld->tile) && tile_number(meld->tile) == 5;
    return stock->has_reds && fives && meld_is_kong(meld) ? (uint8_t)(1u << tile_suit(meld->tile)) : 0;
}

uint8_t laid_seen_tile(const struct laid *laid, uint8_t kind, int i)
{
    bool red = i == 0 && kind < TILE_EAST && kind % 9 == 4 && laid->seen_reds >> kind / 9 & 1;
    return red ? (uint8_t)(TILE_RED_FIVE + kind / 9) : kind;
}

void laid_stock(const struct laid *laid, struct stock *stock)
{
    stock_init(stock, laid->rules, laid->options, SUIT_NONE, SUIT_NONE);
    use_all(stock, laid->tiles, laid->count);
    for (int i = 0; i < laid->win.meld_count; i++) {
        uint8_t tiles[4];
        int count = meld_list(&laid->win.melds[i], tiles);
        use_all(stock, tiles, count);
    }
    use_all(stock, laid->win.dora, laid_indicators(laid->win.dora));
    use_all(stock, laid->win.ura, laid_indicators(laid->win.ura));
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < laid->seen[kind]; i++)
            use_all(stock, &(uint8_t){laid_seen_tile(laid, kind, i)}, 1);
}

int laid_seen(const struct laid *laid)
{
    int count = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        count += laid->seen[kind];
    return count;
}

bool laid_uses_suit(const struct laid *laid, int suit)
{
    struct stock stock;
    laid_stock(laid, &stock);
    for (int kind = 9 * suit; kind < 9 * suit + 9; kind++)
        if (stock.left[kind] < stock.copies[kind])
            return true;
    return false;
}

int laid_removed(const struct laid *laid)
{
    int unused = 0, suit = SUIT_NONE;
    for (int i = 0; i < 3 && laid->rules->removes_suit; i++)
        if (!laid_uses_suit(laid, i)) {
            unused++;
            suit = i;
        }
    return unused == 1 ? suit : SUIT_NONE;
}

/* --- steps ---------------------------------------------------------------------------------------- */

static void begin(struct laid *laid, const struct ruleset *rules)
{
    memset(laid, 0, sizeof *laid);
    laid->rules = rules;
    ruleset_defaults(rules, laid->options);
    laid->win.seat_wind = TILE_EAST;
    laid->win.round_wind = rules->has_round_wind ? TILE_EAST : TILE_NONE;
    memset(laid->win.dora, TILE_NONE, sizeof laid->win.dora);
    memset(laid->win.ura, TILE_NONE, sizeof laid->win.ura);
}

void laying_init(struct laying *laying, const struct ruleset *rules)
{
    laying->steps = 0;
    begin(&laying->now, rules);
}

void laying_mark(struct laying *laying)
{
    if (laying->steps == LAYING_STEPS) {
        memmove(laying->before, laying->before + 1, (LAYING_STEPS - 1) * sizeof *laying->before);
        laying->steps--;
    }
    laying->before[laying->steps++] = laying->now;
}

bool laying_undo(struct laying *laying)
{
    if (!laying->steps)
        return false;
    laying->now = laying->before[--laying->steps];
    return true;
}

void laying_clear(struct laying *laying)
{
    struct laid *now = &laying->now;
    laying_mark(laying);
    now->count = now->winning = now->win.meld_count = now->win.flowers = 0;
    now->chosen = false;
    memset(now->win.dora, TILE_NONE, sizeof now->win.dora);
    memset(now->win.ura, TILE_NONE, sizeof now->win.ura);
    memset(now->seen, 0, sizeof now->seen);
    now->seen_reds = 0;
}

/* --- laying --------------------------------------------------------------------------------------- */

bool laying_allows(const struct laid *laid, enum lay_as as)
{
    const struct ruleset *rules = laid->rules;
    switch (as) {
    case LAY_RUN:
        return rules->claims & CLAIM_CHOW;
    case LAY_PUNG:
        return rules->claims & CLAIM_PUNG;
    case LAY_KONG:
        return rules->claims & CLAIM_KONG;
    case LAY_DORA:
        return rules->has_dora;
    case LAY_URA:
        return rules->has_dora && laid->win.riichi;
    case LAY_FLOWER:
        return ruleset_plays_flowers(rules, laid->options);
    default:
        return true;
    }
}

/* True if the mode allows the suits of all tiles together. */
static bool check_suits(const struct stock *stock, struct fault *error)
{
    struct stock settled = *stock;
    return stock_check_suits(stock, error) && stock_settle_suit(&settled, error);
}

static bool add_tile(struct laid *laid, uint8_t tile, struct fault *error)
{
    struct stock stock;
    laid_stock(laid, &stock);
    if (laid_missing(laid) <= 0)
        return fault_set(error, .kind = FAULT_FULL, .number = (uint8_t)(3 * laid_sets(laid) + 2));
    if (!stock_use(&stock, tile, error) || !check_suits(&stock, error))
        return false;
    if (!laid->chosen)
        laid->winning = laid->count;
    laid->tiles[laid->count++] = tile;
    return true;
}

static bool add_meld(struct laid *laid, enum meld_kind kind, uint8_t tile, struct fault *error)
{
    struct stock stock;
    struct meld meld = {
        .kind = (uint8_t)kind, .tile = tile_kind(tile), .claimed = TILE_NONE, .from = SEAT_NONE};
    uint8_t tiles[4];
    laid_stock(laid, &stock);
    if (!stock_check_claim(&stock, &meld, error) || !stock_has(&stock, tile, error))
        return false;
    if (laid->win.meld_count == MELD_MAX || laid_missing(laid) < 3)
        return fault_set(error, .kind = FAULT_FULL, .number = (uint8_t)(3 * laid_sets(laid) + 2));
    meld.reds = (uint8_t)(meld_reds(&stock, &meld) | hand_red_bit(tile));
    int count = meld_list(&meld, tiles);
    for (int i = 0; i < count; i++)
        if (!stock_use(&stock, tiles[i], error))
            return false;
    if (!check_suits(&stock, error))
        return false;
    if (kind != MELD_KONG_CLOSED) {
        meld.claimed = meld.tile;
        meld.from = 1;
    }
    laid->win.melds[laid->win.meld_count++] = meld;
    return true;
}

static bool add_indicator(struct laid *laid, uint8_t list[LAYING_DORA], uint8_t tile, struct fault *error)
{
    struct stock stock;
    int count = laid_indicators(list);
    laid_stock(laid, &stock);
    if (count == LAYING_DORA)
        return fault_set(error, .kind = FAULT_INDICATORS);
    if (!stock_use(&stock, tile, error))
        return false;
    list[count] = tile;
    return true;
}

static bool add_flower(struct laid *laid, uint8_t tile, struct fault *error)
{
    if (tile_suit(tile) != SUIT_BONUS)
        return fault_set(error, .kind = FAULT_NO_FLOWER, .tile = tile);
    uint8_t bit = (uint8_t)(1u << (tile - TILE_FLOWER));
    if (laid->win.flowers & bit)
        return fault_set(error, .kind = FAULT_SECOND_FLOWER, .tile = tile);
    laid->win.flowers |= bit;
    return true;
}

static bool add_seen(struct laid *laid, uint8_t tile, struct fault *error)
{
    struct stock stock;
    laid_stock(laid, &stock);
    if (!stock_use(&stock, tile, error) || !check_suits(&stock, error))
        return false;
    laid->seen[tile_kind(tile)]++;
    laid->seen_reds |= hand_red_bit(tile);
    return true;
}

static bool add(struct laid *laid, enum lay_as as, uint8_t tile, struct fault *error)
{
    static const enum meld_kind kinds[] = {[LAY_RUN] = MELD_RUN,
                                           [LAY_PUNG] = MELD_PUNG,
                                           [LAY_KONG] = MELD_KONG_OPEN,
                                           [LAY_CLOSED_KONG] = MELD_KONG_CLOSED};
    bool bonus = tile_suit(tile) == SUIT_BONUS && laying_allows(laid, LAY_FLOWER);
    switch (bonus ? LAY_FLOWER : as) {
    case LAY_TILE:
        return add_tile(laid, tile, error);
    case LAY_DORA:
        return add_indicator(laid, laid->win.dora, tile, error);
    case LAY_URA:
        return add_indicator(laid, laid->win.ura, tile, error);
    case LAY_FLOWER:
        return add_flower(laid, tile, error);
    case LAY_SEEN:
        return add_seen(laid, tile, error);
    default:
        if (tile_kind(tile) >= TILE_KINDS)
            return fault_set(error, .kind = FAULT_NOT_IN_SET, .tile = tile);
        return add_meld(laid, kinds[as], tile, error);
    }
}

bool laying_can_add(const struct laid *laid, enum lay_as as, uint8_t tile, struct fault *error)
{
    struct laid tried = *laid;
    return add(&tried, as, tile, error);
}

bool laying_add(struct laying *laying, enum lay_as as, uint8_t tile, struct fault *error)
{
    if (!laying_can_add(&laying->now, as, tile, error))
        return false;
    laying_mark(laying);
    return add(&laying->now, as, tile, error);
}

/* Removes an item from a list. */
static void cut(uint8_t *list, int count, int place)
{
    memmove(list + place, list + place + 1, (size_t)(count - place - 1));
}

static void remove_tile(struct laid *laid, int place)
{
    cut(laid->tiles, laid->count--, place);
    if (laid->winning == place)
        laid->chosen = false;
    else if (laid->winning > place)
        laid->winning--;
    if (!laid->chosen)
        laid->winning = laid->count ? (uint8_t)(laid->count - 1) : 0;
}

static void remove_meld(struct win *win, int place)
{
    memmove(&win->melds[place], &win->melds[place + 1],
            (size_t)(win->meld_count - place - 1) * sizeof win->melds[0]);
    win->meld_count--;
}

static void remove_indicator(uint8_t list[LAYING_DORA], int place)
{
    cut(list, LAYING_DORA, place);
    list[LAYING_DORA - 1] = TILE_NONE;
}

static void remove_seen(struct laid *laid, int kind)
{
    laid->seen[kind] = 0;
    if (kind < TILE_EAST && kind % 9 == 4)
        laid->seen_reds &= (uint8_t) ~(1u << kind / 9);
}

void laying_remove(struct laying *laying, enum lay_as as, int place)
{
    struct laid *now = &laying->now;
    laying_mark(laying);
    if (as == LAY_TILE && place >= 0 && place < now->count)
        remove_tile(now, place);
    else if (as == LAY_DORA && place >= 0 && place < LAYING_DORA)
        remove_indicator(now->win.dora, place);
    else if (as == LAY_URA && place >= 0 && place < LAYING_DORA)
        remove_indicator(now->win.ura, place);
    else if (as == LAY_FLOWER && place >= 0 && place < 8)
        now->win.flowers &= (uint8_t) ~(1u << place);
    else if (as == LAY_SEEN && place >= 0 && place < TILE_KINDS)
        remove_seen(now, place);
    else if (as >= LAY_RUN && as <= LAY_CLOSED_KONG && place >= 0 && place < now->win.meld_count)
        remove_meld(&now->win, place);
}

void laying_choose(struct laying *laying, int place)
{
    if (place < 0 || place >= laying->now.count)
        return;
    laying_mark(laying);
    laying->now.winning = (uint8_t)place;
    laying->now.chosen = place != laying->now.count - 1;
}

/* --- whole hands ---------------------------------------------------------------------------------- */

/* Copies another hand as far as the mode allows. */
static void take_tiles(struct laid *to, const struct laid *from)
{
    static const enum lay_as as[] = {[MELD_RUN] = LAY_RUN,
                                     [MELD_PUNG] = LAY_PUNG,
                                     [MELD_KONG_OPEN] = LAY_KONG,
                                     [MELD_KONG_ADDED] = LAY_KONG,
                                     [MELD_KONG_CLOSED] = LAY_CLOSED_KONG};
    struct fault fault;
    for (int i = 0; i < from->win.meld_count; i++)
        if (laying_allows(to, as[from->win.melds[i].kind]))
            add(to, as[from->win.melds[i].kind], from->win.melds[i].tile, &fault);
    for (int i = 0; i < from->count; i++)
        add(to, LAY_TILE, from->tiles[i], &fault);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < from->seen[kind]; i++)
            if (!add(to, LAY_SEEN, kind, &fault) && kind < TILE_EAST && kind % 9 == 4) /* only the red one */
                add(to, LAY_SEEN, (uint8_t)(TILE_RED_FIVE + kind / 9), &fault);
    if (to->count == from->count) {
        to->winning = from->winning;
        to->chosen = from->chosen;
    }
}

void laying_set_mode(struct laying *laying, const struct ruleset *rules)
{
    struct laid next;
    begin(&next, rules);
    take_tiles(&next, &laying->now);
    next.win.source = laying->now.win.source <= WIN_DISCARD ? laying->now.win.source : WIN_SELF_DRAW;
    next.win.riichi = laying->now.win.riichi && rules->has_riichi;
    laying_mark(laying);
    laying->now = next;
}

/* Copies the tiles of a finished hand in order, the winning one last. */
static void take_hand(struct laid *laid, const struct win *win)
{
    struct hand rest = win->hand;
    hand_remove(&rest, win->tile);
    laid->count = (uint8_t)hand_list(&rest, laid->tiles);
    laid->winning = laid->count;
    laid->tiles[laid->count++] = win->tile;
    laid->chosen = false;
    laid->win = *win;
}

void laying_set_win(struct laying *laying, const struct ruleset *rules, const int16_t *options,
                    const struct win *win)
{
    laying_mark(laying);
    begin(&laying->now, rules);
    memcpy(laying->now.options, options, sizeof laying->now.options);
    take_hand(&laying->now, win);
}

/* Copies the viewer's concealed tiles in order, the one just drawn last. */
static void take_own(struct laid *laid, const struct own *own)
{
    struct hand rest = own->hand;
    bool drawn = own->drawn != TILE_NONE && hand_has(&rest, own->drawn);
    if (drawn)
        hand_remove(&rest, own->drawn);
    laid->count = (uint8_t)hand_list(&rest, laid->tiles);
    if (drawn)
        laid->tiles[laid->count++] = own->drawn;
    laid->winning = laid->count ? (uint8_t)(laid->count - 1) : 0;
}

/* Marks the red fives among the seen tiles: those on the table, and those that must be. */
static void take_seen_reds(struct laid *laid, const struct stock *stock, const struct view *view)
{
    const struct table *table = &view->table;
    for (int i = 0; i < table->discard_count; i++)
        if (table->discards[i].tile < TILE_COUNT)
            laid->seen_reds |= hand_red_bit(table->discards[i].tile);
    for (int seat = 0; seat < table->seats; seat++)
        for (int i = 0; i < table->meld_counts[seat]; i++)
            laid->seen_reds |= table->melds[seat][i].reds;
    laid->seen_reds &= (uint8_t)~stock->reds;
    for (uint8_t suit = 0; suit < 3; suit++) {
        uint8_t five = (uint8_t)(9 * suit + 4), bit = (uint8_t)(1u << suit);
        if (!laid->seen[five])
            laid->seen_reds &= (uint8_t)~bit;
        else if (stock->has_reds && laid->seen[five] == stock->left[five] && !(stock->reds & bit))
            laid->seen_reds |= bit;
    }
}

void laying_set_view(struct laying *laying, const struct view *view)
{
    const struct table *table = &view->table;
    struct laid *now = &laying->now;
    struct stock stock;
    uint8_t copies[TILE_KINDS];
    laying_init(laying, table->rules);
    memcpy(now->options, table->options, sizeof now->options);
    take_own(now, &view->own);
    now->win.meld_count = table->meld_counts[view->seat];
    memcpy(now->win.melds, table->melds[view->seat], sizeof now->win.melds);
    now->win.seat_wind = table_wind(table, view->seat);
    now->win.round_wind = table_round_wind(table);
    now->win.riichi = table->riichi[view->seat] > 0;
    now->win.flowers = table->flowers[view->seat];
    memcpy(now->win.dora, table->dora.shown, sizeof now->win.dora);
    for (int i = 0; i < 2; i++)
        if (table->dummy.bonus[i] < TILE_KINDS)
            now->win.bonus[i] = (uint8_t)tile_number(table->dummy.bonus[i]);
    laid_stock(now, &stock);
    table_copies(table, copies);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = view_unseen(view, kind);
        if (copies[kind] && stock.left[kind] > unseen)
            now->seen[kind] = (uint8_t)(stock.left[kind] - unseen);
    }
    take_seen_reds(now, &stock, view);
}
