/*
 * legal_turn.c: what the seat on turn may do with a tile too many.
 *
 * Follows docs/rules/classic.md "A turn", docs/rules/dueling-tigers.md "Your turn" and "Riichi",
 * docs/rules/tenpai-duel.md "Declaring", docs/rules/one-suit.md "A turn": after a draw a win, kongs and
 * declarations; after a claim a discard only; in Riichi the drawn tile only.
 */
#include "base/check.h"
#include "rules/hand/counts.h"
#include "rules/play/legal_parts.h"

bool legal_holds_drawn(const struct table *table, int seat)
{
    return table->drawn_by == seat;
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

/* True if the drawn tile wins, whether or not the stage allows it. */
static bool draw_wins(const struct table *table, const struct own *own, int seat)
{
    return legal_holds_drawn(table, seat) &&
           legal_hand_wins(table, &own->hand, seat, own->drawn, (enum win_source)table->draw_source);
}

bool legal_may_win_by_draw(const struct table *table, const struct own *own, int seat, struct error *why)
{
    if (table->rules->declares_risk)
        return legal_refuse(why, "Here a win is declared at your own risk");
    if (!legal_holds_drawn(table, seat))
        return legal_refuse(why, "A win needs a tile just drawn or on offer");
    if (table->rules->has_stages && !table_option(table, OPTION_STAGE_A_WINS))
        return legal_refuse(why, "The option that forbids wins before Stage B is on");
    if (!table_completes(table, &own->hand, seat))
        return legal_refuse(why, "The hand is not complete");
    return draw_wins(table, own, seat) || legal_refuse(why, "The hand is complete but below the minimum");
}

bool legal_may_lay_down(const struct table *table, const struct own *own, int seat, struct error *why)
{
    if (!table->rules->has_stages)
        return legal_refuse(why, "In %s no win is laid down", table->rules->name);
    if (!draw_wins(table, own, seat))
        return legal_refuse(why, "Only a drawn tile that wins is laid down");
    return table->wall > 0 || legal_refuse(why, "There is no tile left to draw instead");
}

static bool closed_kongs_only(const struct table *table, int seat)
{
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (meld_is_exposed(&table->melds[seat][i]))
            return false;
    return true;
}

bool legal_may_riichi(const struct table *table, const struct own *own, int seat, struct error *why)
{
    (void)own;
    if (!table->rules->has_riichi)
        return legal_refuse(why, "There is no Riichi in %s", table->rules->name);
    if (table->riichi[seat])
        return legal_refuse(why, "You are in Riichi already");
    if (!closed_kongs_only(table, seat))
        return legal_refuse(why, "Riichi needs a closed hand");
    if (!legal_holds_drawn(table, seat))
        return legal_refuse(why, "Riichi is declared after a draw");
    if (table->rules->has_stages && table->stakes.bets_made[seat] >= STAKES_BETS_MOST)
        return legal_refuse(why, "You have made all ten Riichi bets of the match");
    return true;
}

bool legal_may_tenpai(const struct table *table, int seat, struct error *why)
{
    (void)seat;
    return table->rules->has_stages ||
           legal_refuse(why, "There is no declaring of tenpai in %s", table->rules->name);
}

/* True if a wait lies among the seat's own discards, claimed and laid-down ones and this one too: then a mode
 * with stages bars Riichi. */
static bool waits_in_own_discards(const struct table *table, int seat, tile_set waits, uint8_t discard)
{
    if (waits & TILE_BIT(tile_kind(discard)))
        return true;
    for (int i = 0; i < table->discard_count; i++)
        if ((table->discards[i].flags & DISCARD_PILE) == seat &&
            waits & TILE_BIT(tile_kind(table->discards[i].tile)))
            return true;
    return false;
}

static const struct meld *pung_of(const struct table *table, int seat, uint8_t kind)
{
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (table->melds[seat][i].kind == MELD_PUNG && table->melds[seat][i].tile == kind)
            return &table->melds[seat][i];
    return NULL;
}

bool legal_may_kong_own(const struct table *table, const struct own *own, int seat, uint8_t kind,
                        struct error *why)
{
    const struct meld *pung = pung_of(table, seat, kind);
    if (own->hand.counts[kind] < 4 && !(pung && own->hand.counts[kind]))
        return legal_refuse(why, "You have no four %s", tile_name_plural(kind));
    if (!legal_holds_drawn(table, seat))
        return legal_refuse(why, "After a claim you only discard; a kong follows a draw");
    if (table->riichi[seat])
        return legal_refuse(why, "In Riichi no kong is made, but of a tile revealed in the dummy's row");
    if (table->wall == 0)
        return legal_refuse(why, "A kong needs a wall tile to replace it, and the wall is empty");
    if (table->rules->has_dora && table->kongs >= DORA_KONGS_MOST)
        return legal_refuse(why, "Four kongs have been made, more are not allowed");
    return true;
}

/* The kinds that may not be discarded just after a claim: the kind claimed and, after a chow, the run's other
 * end. */
static tile_set swap_kinds(const struct table *table, int seat)
{
    if (!table->rules->no_swap_calls || table->drawn_by == seat || !table->meld_counts[seat])
        return 0;
    const struct meld *meld = &table->melds[seat][table->meld_counts[seat] - 1];
    uint8_t kind = tile_kind(meld->claimed);
    tile_set kinds = TILE_BIT(kind);
    if (meld->kind != MELD_RUN)
        return kinds;
    if (kind == meld->tile && tile_number(kind) <= 6)
        kinds |= TILE_BIT(kind + 3);
    if (kind == meld->tile + 2 && tile_number(kind) >= 4)
        kinds |= TILE_BIT(kind - 3);
    return kinds;
}

bool legal_may_discard(const struct table *table, const struct own *own, int seat, uint8_t tile,
                       struct error *why)
{
    if (!hand_has(&own->hand, tile))
        return legal_refuse(why, "You do not hold %s", tile_name(tile));
    if (table->riichi[seat] && tile != own->drawn)
        return legal_refuse(why, "In Riichi only the tile just drawn is discarded");
    if (swap_kinds(table, seat) & TILE_BIT(tile_kind(tile)))
        return legal_refuse(why, "Swap calling: after this claim %s may not be discarded", tile_name(tile));
    return true;
}

/* The tiles that may be discarded, each once; returns how many. */
static int list_discards(const struct table *table, const struct own *own, int seat, uint8_t tiles[HAND_MOST])
{
    uint8_t held[HAND_MOST];
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
    bool riichi = legal_may_riichi(table, own, seat, NULL), stages = table->rules->has_stages;
    tile_set allowed[HAND_MOST] = {0}, near;
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
    uint8_t tiles[HAND_MOST];
    int count = list_discards(table, own, seat, tiles);
    for (int i = 0; i < count; i++)
        move_list_add(list, MOVE_DISCARD, seat, tiles[i]);
    list_declarations(table, own, seat, tiles, count, list);
    list_own_kongs(table, own, seat, list);
    if (legal_may_win_by_draw(table, own, seat, NULL))
        move_list_add(list, MOVE_WIN, seat, TILE_NONE);
    if (table->rules->has_stages && legal_may_lay_down(table, own, seat, NULL))
        move_list_add(list, MOVE_LAY_DOWN, seat, TILE_NONE);
    if (table->rules->declares_risk && legal_holds_drawn(table, seat))
        move_list_add(list, MOVE_DECLARE, seat, TILE_NONE);
}
