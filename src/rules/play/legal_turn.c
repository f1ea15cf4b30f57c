/*
 * legal_turn.c: what the seat on turn may do with one tile too many.
 *
 * Follows docs/rules/classic.md "A turn", docs/rules/dueling-tigers.md "Your turn" and "Riichi",
 * docs/rules/tenpai-duel.md "Declaring", docs/rules/one-suit.md "A turn": a win, kongs and declarations
 * after a draw; only a discard after a claim; only the drawn tile in Riichi.
 */
#include "rules/hand/counts.h"
#include "rules/play/legal_parts.h"

/* True if that seat holds the tile just drawn. */
static bool legal_holds_drawn(const struct table *table, int seat)
{
    return table->drawn_by == seat;
}

enum refusal_kind legal_worthless(const struct table *table)
{
    return table->rules->has_stages ? REFUSAL_WIN_NO_YAKU : REFUSAL_WIN_BELOW_MINIMUM;
}

bool legal_hand_wins(const struct table *table, const struct hand *hand, int seat, uint8_t tile,
                     enum win_source source)
{
    if (!table_completes(table, hand, seat))
        return false;
    if (!table->rules->score)
        return true;
    struct win win;
    struct score score;
    table_win(table, hand, seat, tile, source, &win);
    score_win(table->rules, table->options, &win, &score);
    return score.win;
}

tile_set legal_waits_without(const struct table *table, const struct hand *hand, int seat, uint8_t tile)
{
    struct hand rest = *hand;
    hand_remove(&rest, tile);
    return table_waits(table, &rest, seat);
}

/* True if the drawn tile wins, ignoring the stage. */
static bool draw_wins(const struct table *table, const struct own *own, int seat)
{
    return legal_holds_drawn(table, seat) &&
           legal_hand_wins(table, &own->hand, seat, own->drawn, (enum win_source)table->draw_source);
}

bool legal_may_win_by_draw(const struct table *table, const struct own *own, int seat, struct refusal *why)
{
    if (table->rules->declares_risk)
        return refusal_set(why, REFUSAL_WIN_DECLARED);
    if (!legal_holds_drawn(table, seat))
        return refusal_set(why, REFUSAL_WIN_WITHOUT_TILE);
    if (table->rules->has_stages && !table_option(table, OPTION_STAGE_A_WINS))
        return refusal_set(why, REFUSAL_WIN_BEFORE_STAGE_B);
    if (!table_completes(table, &own->hand, seat))
        return refusal_set(why, REFUSAL_WIN_INCOMPLETE);
    return draw_wins(table, own, seat) || refusal_set(why, legal_worthless(table));
}

bool legal_may_lay_down(const struct table *table, const struct own *own, int seat, struct refusal *why)
{
    if (!table->rules->has_stages)
        return refusal_set(why, REFUSAL_NO_LAYING_DOWN, .rules = table->rules);
    if (!draw_wins(table, own, seat))
        return refusal_set(why, REFUSAL_LAY_DOWN_NO_WIN);
    return table->wall > 0 || refusal_set(why, REFUSAL_LAY_DOWN_WALL_EMPTY);
}

bool legal_may_riichi(const struct table *table, int seat, struct refusal *why)
{
    if (!table->rules->has_riichi)
        return refusal_set(why, REFUSAL_NO_RIICHI, .rules = table->rules);
    if (table->riichi[seat])
        return refusal_set(why, REFUSAL_RIICHI_ALREADY);
    if (table_exposed(table, seat))
        return refusal_set(why, REFUSAL_RIICHI_OPEN_HAND);
    if (!legal_holds_drawn(table, seat))
        return refusal_set(why, REFUSAL_RIICHI_BEFORE_DRAW);
    if (table->rules->has_stages && table->stakes.bets_made[seat] >= STAKES_BETS_MAX)
        return refusal_set(why, REFUSAL_RIICHI_BETS_SPENT);
    return true;
}

bool legal_may_tenpai(const struct table *table, struct refusal *why)
{
    return table->rules->has_stages || refusal_set(why, REFUSAL_NO_TENPAI, .rules = table->rules);
}

/* True if a wait is among the seat's own discards, including claimed and laid-down ones and `discard`. Then
 * a mode with stages refuses Riichi. */
static bool waits_in_own_discards(const struct table *table, int seat, tile_set waits, uint8_t discard)
{
    return waits & (TILE_BIT(tile_kind(discard)) | table_discarded(table, seat));
}

static const struct meld *pung_of(const struct table *table, int seat, uint8_t kind)
{
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (table->melds[seat][i].kind == MELD_PUNG && table->melds[seat][i].tile == kind)
            return &table->melds[seat][i];
    return NULL;
}

bool legal_may_kong_own(const struct table *table, const struct own *own, int seat, uint8_t kind,
                        struct refusal *why)
{
    const struct meld *pung = pung_of(table, seat, kind);
    if (own->hand.counts[kind] < 4 && !(pung && own->hand.counts[kind]))
        return refusal_set(why, REFUSAL_NO_FOUR, .tile = kind);
    if (!legal_holds_drawn(table, seat))
        return refusal_set(why, REFUSAL_KONG_AFTER_CLAIM);
    if (table->riichi[seat])
        return refusal_set(why, REFUSAL_KONG_IN_RIICHI);
    if (table->wall == 0)
        return refusal_set(why, REFUSAL_KONG_WALL_EMPTY);
    if (table->rules->has_dora && table->kongs >= DORA_KONGS_MAX)
        return refusal_set(why, REFUSAL_KONG_FIFTH);
    return true;
}

tile_set legal_swapped(uint8_t claimed, uint8_t lowest)
{
    tile_set kinds = TILE_BIT(claimed);
    if (claimed == lowest && tile_number(claimed) <= 6)
        kinds |= TILE_BIT(claimed + 3);
    if (claimed == lowest + 2 && tile_number(claimed) >= 4)
        kinds |= TILE_BIT(claimed - 3);
    return kinds;
}

/* Returns the kinds that may not be discarded because the seat has just claimed a tile. */
static tile_set swap_kinds(const struct table *table, int seat)
{
    if (!table->rules->no_swap_calls || table->drawn_by == seat || !table->meld_counts[seat])
        return 0;
    const struct meld *meld = &table->melds[seat][table->meld_counts[seat] - 1];
    return legal_swapped(tile_kind(meld->claimed), meld->kind == MELD_RUN ? meld->tile : TILE_NONE);
}

bool legal_may_discard(const struct table *table, const struct own *own, int seat, uint8_t tile,
                       struct refusal *why)
{
    if (!hand_has(&own->hand, tile))
        return refusal_set(why, REFUSAL_NOT_HELD, .tile = tile);
    if (table->riichi[seat] && tile != own->drawn)
        return refusal_set(why, REFUSAL_ONLY_DRAWN_DISCARD);
    if (swap_kinds(table, seat) & TILE_BIT(tile_kind(tile)))
        return refusal_set(why, REFUSAL_SWAP_CALL, .tile = tile);
    return true;
}

/* Writes each tile that may be discarded once; returns how many. */
static int list_discards(const struct table *table, const struct own *own, int seat, uint8_t tiles[HAND_MAX])
{
    uint8_t held[HAND_MAX];
    int all = hand_choices(&own->hand, held), count = 0;
    tile_set barred = swap_kinds(table, seat);
    for (int i = 0; i < all; i++) {
        tiles[count] = held[i];
        count += !(barred & TILE_BIT(tile_kind(held[i]))) && (!table->riichi[seat] || held[i] == own->drawn);
    }
    return count;
}

/* Adds the declarations with each discard that leaves the hand tenpai. */
static void list_declarations(const struct table *table, const struct own *own, int seat,
                              const uint8_t *tiles, int count, struct move_list *list)
{
    bool riichi = legal_may_riichi(table, seat, NULL), stages = table->rules->has_stages;
    tile_set allowed[HAND_MAX] = {0}, near;
    if (!riichi && !stages)
        return;
    near = shape_tenpai_discards(own->hand.counts, table->sets - table->meld_counts[seat],
                                 table_forms(table, seat));
    if (!near)
        return;
    for (int i = 0; i < count; i++)
        if (near & TILE_BIT(tile_kind(tiles[i])))
            allowed[i] = legal_waits_without(table, &own->hand, seat, tiles[i]);
    for (int i = 0; riichi && i < count; i++)
        if (allowed[i] && !(stages && waits_in_own_discards(table, seat, allowed[i], tiles[i])))
            move_list_add(list, MOVE_RIICHI, seat, tiles[i]);
    for (int i = 0; stages && i < count; i++)
        if (allowed[i])
            move_list_add(list, MOVE_TENPAI, seat, tiles[i]);
}

static void list_own_kongs(const struct table *table, const struct own *own, int seat, struct move_list *list)
{
    tile_set kinds = counts_kinds(own->hand.counts, 4);
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (table->melds[seat][i].kind == MELD_PUNG)
            kinds |= TILE_BIT(table->melds[seat][i].tile);
    for (; kinds; kinds &= kinds - 1)
        if (legal_may_kong_own(table, own, seat, tile_set_first(kinds), NULL))
            move_list_add(list, MOVE_KONG_OWN, seat, tile_set_first(kinds));
}

void legal_list_turn(const struct table *table, const struct own *own, int seat, struct move_list *list)
{
    uint8_t tiles[HAND_MAX];
    int count = list_discards(table, own, seat, tiles);
    for (int i = 0; i < count; i++)
        move_list_add(list, MOVE_DISCARD, seat, tiles[i]);
    list_declarations(table, own, seat, tiles, count, list);
    list_own_kongs(table, own, seat, list);
    if (legal_may_win_by_draw(table, own, seat, NULL))
        move_list_add(list, MOVE_WIN, seat, TILE_NONE);
    if (table->rules->has_stages && legal_may_lay_down(table, own, seat, NULL))
        move_list_add(list, MOVE_LAY_DOWN, seat, TILE_NONE);
    if (table->rules->declares_risk) /* every turn there begins with a draw */
        move_list_add(list, MOVE_DECLARE, seat, TILE_NONE);
}
