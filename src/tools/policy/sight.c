/* sight.c: what a policy of Dueling Tigers is told; see sight.h. */
#include "tools/policy/sight.h"

#include <string.h>

#include "ai/unseen.h"
#include "base/check.h"
#include "rules/modes/dueling_tigers.h"
#include "tools/policy/sight_parts.h"

void sight_mark(struct sight *sight, int flag)
{
    CHECK(sight->count < SIGHT_MOST);
    sight->flags[sight->count++] = (uint16_t)flag;
}

void sight_mark_one(struct sight *sight, int at, int which, int count)
{
    sight_mark(sight, at + (which < 0 ? 0 : which < count ? which : count - 1));
}

void sight_mark_kind(struct sight *sight, int at, uint8_t tile)
{
    uint8_t kind = tile < TILE_HIDDEN ? tile_kind(tile) : TILE_NONE;
    if (kind < TILE_KINDS && sight->place[kind] < SIGHT_KINDS)
        sight_mark(sight, at + sight->place[kind]);
}

int sight_mark_kinds(const struct sight *sight, tile_set kinds, int at, uint16_t *flags)
{
    int count = 0;
    for (; kinds; kinds &= kinds - 1) {
        uint8_t place = sight->place[tile_set_first(kinds)];
        if (place < SIGHT_KINDS)
            flags[count++] = (uint16_t)(at + place);
    }
    return count;
}

void sight_mark_set(struct sight *sight, int at, tile_set kinds)
{
    CHECK(sight->count + SIGHT_KINDS <= SIGHT_MOST);
    sight->count += sight_mark_kinds(sight, kinds, at, sight->flags + sight->count);
}

void sight_mark_counts(struct sight *sight, int at, const uint8_t counts[TILE_KINDS])
{
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (counts[kind] && sight->place[kind] < SIGHT_KINDS)
            sight_mark(sight, at + 4 * sight->place[kind] + counts[kind] - 1);
}

/* --- the order of the kinds ----------------------------------------------------------------------- */

static int suit_count(const struct view *view, int suit)
{
    int count = 0;
    for (int kind = 9 * suit; kind < 9 * suit + 9; kind++)
        count += view->own.hand.counts[kind];
    for (int i = 0; i < view->table.meld_counts[view->seat]; i++)
        count += view->table.melds[view->seat][i].tile / 9 == suit ? 3 : 0;
    return count;
}

static int turned_number(int number, int turning)
{
    return turning & 1 ? 8 - number : number;
}

static void place_suits(struct sight *sight, const struct view *view, int turning)
{
    int suits[3], count = 0;
    for (int suit = 0; suit < 3; suit++)
        if (suit != view->table.removed)
            suits[count++] = suit;
    bool swapped = suit_count(view, suits[1]) > suit_count(view, suits[0]);
    for (int i = 0; i < 2; i++)
        for (int number = 0; number < 9; number++)
            sight->place[9 * suits[swapped ? 1 - i : i] + number] =
                (uint8_t)(9 * i + turned_number(number, turning));
}

/* The own wind, the other's, those of nobody, the dragons. */
static void place_honors(struct sight *sight, const struct view *view, int turning)
{
    static const uint8_t dragons[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    uint8_t own = table_wind(&view->table, view->seat), theirs = table_wind(&view->table, 1 - view->seat);
    int nobody = turning >> 1 & 1, dragon = 0;
    sight->place[own] = 18;
    sight->place[theirs] = 19;
    for (uint8_t kind = TILE_EAST; kind < TILE_EAST + 4; kind++)
        if (kind != own && kind != theirs) {
            sight->place[kind] = (uint8_t)(20 + nobody);
            nobody = 1 - nobody;
        }
    for (uint8_t kind = TILE_EAST + 4; kind < TILE_KINDS; kind++)
        sight->place[kind] = (uint8_t)(22 + dragons[turning / 4][dragon++]);
}

/* --- the table ----------------------------------------------------------------------------------- */

tile_set sight_meld_kinds(const struct table *table, int seat, bool closed_only)
{
    tile_set kinds = 0;
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (!closed_only || !meld_is_exposed(&table->melds[seat][i]))
            kinds |= TILE_BIT(table->melds[seat][i].tile);
    return kinds;
}

static int exposed(const struct table *table, int seat)
{
    int count = 0;
    for (int i = 0; i < table->meld_counts[seat]; i++)
        count += meld_is_exposed(&table->melds[seat][i]);
    return count;
}

/* What lies in the three piles, and the other's discards in their order. */
static struct piles see_piles(struct sight *sight, const struct view *view)
{
    const struct table *table = &view->table;
    tile_set piles = 0, own = 0, theirs = 0, dummy = 0, since = 0;
    int told = 0;
    bool changed = false;
    for (int i = table->discard_count; i-- > 0;) {
        const struct discard *discard = &table->discards[i];
        tile_set kind = TILE_BIT(tile_kind(discard->tile));
        int pile = discard->flags & DISCARD_PILE;
        piles |= discard->flags & DISCARD_CLAIMED ? 0 : kind;
        own |= pile == view->seat ? kind : 0;
        dummy |= pile == SEAT_DUMMY ? kind : 0;
        since |= changed ? 0 : kind;
        if (pile != 1 - view->seat)
            continue;
        theirs |= kind;
        changed |= !(discard->flags & DISCARD_DRAWN);
        if (told < SIGHT_ORDER) {
            sight_mark_kind(sight, SIGHT_LAST + SIGHT_KINDS * told, discard->tile);
            if (discard->flags & DISCARD_DRAWN)
                sight_mark(sight, SIGHT_LAST_DRAWN + told);
            told++;
        }
    }
    for (int i = 0; i < DUMMY_MOST; i++)
        if (table->dummy.row[i] < TILE_HIDDEN)
            dummy |= TILE_BIT(tile_kind(table->dummy.row[i]));
    sight_mark_set(sight, SIGHT_PILES, piles);
    sight_mark_set(sight, SIGHT_DISCARDED, own);
    sight_mark_set(sight, SIGHT_RIVAL, theirs);
    sight_mark_set(sight, SIGHT_DUMMY, dummy);
    sight_mark_set(sight, SIGHT_SINCE, since);
    bool all =
        table->riichi[1 - view->seat] && table_option(table, OPTION_RIICHI_FURITEN) == RIICHI_FURITEN_ALL;
    return (struct piles){
        .any = piles, .own = own, .theirs = theirs, .safe = theirs | since | (all ? piles : 0)};
}

static void see_rival(struct sight *sight, const struct view *view)
{
    const struct table *table = &view->table;
    int seat = 1 - view->seat;
    sight_mark_set(sight, SIGHT_RIVAL_MELDS, sight_meld_kinds(table, seat, false));
    sight_mark_set(sight, SIGHT_RIVAL_CLOSED, sight_meld_kinds(table, seat, true));
    sight_mark_one(sight, SIGHT_RIVAL_EXPOSED, exposed(table, seat), 5);
    sight_mark_one(sight, SIGHT_KEPT, table_kept_since(table, seat), 8);
    if (table->riichi[seat]) {
        sight_mark(sight, SIGHT_RIVAL_RIICHI);
        sight_mark_one(sight, SIGHT_RIVAL_RIICHI_AGE, table->turns[seat] - table->riichi[seat], 8);
    }
}

static void see_offer(struct sight *sight, const struct view *view)
{
    const struct offer *offer = &view->table.offer;
    if (offer->tile >= TILE_HIDDEN)
        return;
    sight_mark_kind(sight, SIGHT_OFFERED, offer->tile);
    int source = offer->source == WIN_DISCARD         ? 0
                 : offer->source == WIN_DUMMY_DISCARD ? (offer->by == view->seat ? 1 : 2)
                 : offer->source == WIN_REVEALED      ? 3
                                                      : 4;
    sight_mark(sight, SIGHT_SOURCE + source);
}

static void mark_number(struct sight *sight, int at, uint8_t tile, int turning)
{
    if (tile < TILE_EAST)
        sight_mark(sight, at + turned_number(tile % 9, turning));
}

static void see_bonus(struct sight *sight, const struct view *view, int turning)
{
    const struct dummy *dummy = &view->table.dummy;
    for (int i = 0; i < 2; i++)
        mark_number(sight, SIGHT_BONUS, dummy->bonus[i], turning);
    for (int i = 0; i < 3; i++)
        mark_number(sight, SIGHT_THREE, view->own.three[i], turning);
    mark_number(sight, SIGHT_TREASURE, dummy->treasure, turning);
}

static void see_table(struct sight *sight, const struct view *view)
{
    const struct table *table = &view->table;
    int seat = view->seat;
    sight_mark_one(sight, SIGHT_EXPOSED, exposed(table, seat), 5);
    sight_mark_one(sight, SIGHT_WALL, table->wall / 4, 16);
    sight_mark_one(sight, SIGHT_ROW, table_hidden_count(table), 14);
    sight_mark_one(sight, SIGHT_TURNS, table->turns[seat], 16);
    sight_mark_one(sight, SIGHT_ASKED, table->phase, 12);
    if (table->riichi[seat])
        sight_mark(sight, SIGHT_RIICHI);
    if (table_wind(table, seat) == TILE_EAST)
        sight_mark(sight, SIGHT_EAST);
    for (int i = 0; i < ruleset_option_count(table->rules) && i < SIGHT_OPTIONS; i++)
        if (table->options[i] != table->rules->options[i].initial)
            sight_mark(sight, SIGHT_OPTION + i);
}

/* --- moves --------------------------------------------------------------------------------------- */

/* The number of the three that is not among the two kept. */
static int left_number(const struct view *view, struct move move)
{
    int sum = -move.number - move.other;
    for (int i = 0; i < 3; i++)
        sum += view->own.three[i] % 9 + 1;
    return sum - 1;
}

static int turning_of(const struct sight *sight, const struct view *view)
{
    int suit = view->table.removed == 0 ? 1 : 0;
    return sight->place[9 * suit] % 9 == 8;
}

int sight_action(const struct sight *sight, const struct view *view, struct move move)
{
    int place = move.tile < TILE_HIDDEN ? sight->place[tile_kind(move.tile)] : 0;
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
        return ACT_DISCARD + place;
    case MOVE_RIICHI:
        return ACT_RIICHI + place;
    case MOVE_KONG_OWN:
        return ACT_KONG_OWN + place;
    case MOVE_KEEP:
        return ACT_LEAVE + turned_number(left_number(view, move), turning_of(sight, view));
    case MOVE_PASS:
        return ACT_PASS;
    case MOVE_PUNG:
        return ACT_PUNG;
    case MOVE_KONG:
        return ACT_KONG;
    case MOVE_WIN:
        return ACT_WIN;
    case MOVE_REVEAL:
        return ACT_REVEAL;
    case MOVE_DUMMY_DRAW:
        return ACT_DRAW;
    case MOVE_TREASURE:
        return move.number ? ACT_TREASURE_YES : ACT_TREASURE_NO;
    default:
        return -1;
    }
}

static void list_moves(struct sight *sight, const struct view *view)
{
    memset(sight->moves, MOVE_MOST, sizeof sight->moves);
    sight->choices = 0;
    for (int i = 0; i < view->move_count; i++) {
        int action = sight_action(sight, view, view->moves[i]);
        if (action < 0 || sight->moves[action] != MOVE_MOST)
            continue;
        sight->moves[action] = (uint8_t)i;
        sight->choices++;
    }
}

static tile_set passed_kinds(const struct view *view)
{
    tile_set kinds = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        kinds |= view->own.passed[kind] ? TILE_BIT(kind) : 0;
    return kinds;
}

void sight_see(struct sight *sight, const struct view *view, int turning)
{
    struct look look = {.view = view, .passed = passed_kinds(view)};
    uint8_t copies[TILE_KINDS];
    CHECK(view->table.seats == 2 && view->table.removed < 3);
    sight->count = 0;
    memset(sight->traits, 0, sizeof sight->traits);
    memset(sight->place, TILE_NONE, sizeof sight->place);
    place_suits(sight, view, turning);
    place_honors(sight, view, turning);
    unseen_count(view, copies, look.unseen);
    look.piles = see_piles(sight, view);
    sight_mark_counts(sight, SIGHT_UNSEEN, look.unseen);
    sight_see_hand(sight, &look);
    see_rival(sight, view);
    see_offer(sight, view);
    see_bonus(sight, view, turning);
    see_table(sight, view);
    list_moves(sight, view);
}
