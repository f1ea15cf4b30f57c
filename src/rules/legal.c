/*
 * legal.c: the legal moves of each phase, and the reasons for refusals.
 *
 * Follows rules.md sections 0, 1 and 6: a claim needs the tiles, a kong a wall
 * tile to replace it, a win on another's tile no furiten; who is in Riichi may
 * only win or discard the tile drawn, but for the kong of a revealed tile.
 */
#include "rules/legal.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"

struct list {
    struct move *moves;
    int count;
};

static void add(struct list *list, struct move move)
{
    CHECK(list->count < MOVE_MOST);
    list->moves[list->count++] = move;
}

static bool holds_drawn(const struct table *table, int seat)
{
    return table->drawn_by == seat;
}

static bool is_complete(const struct table *table, const struct hand *hand, int seat)
{
    struct shape shape;
    table_shape(table, hand, seat, &shape);
    return shape_is_complete(&shape);
}

/* True if the complete hand reaches the mode's minimum. */
static bool is_enough(const struct table *table, const struct hand *hand, int seat, uint8_t tile,
                      enum win_source source)
{
    if (!table->rules->score)
        return true;
    struct win win;
    struct score score;
    table_win(table, hand, seat, tile, source, &win);
    score_win(table->rules, table->options, &win, &score);
    return score.win;
}

static bool can_win_by_draw(const struct table *table, const struct own *own, int seat)
{
    return holds_drawn(table, seat) && is_complete(table, &own->hand, seat) &&
           is_enough(table, &own->hand, seat, own->drawn, (enum win_source)table->draw_source);
}

bool legal_furiten(const struct table *table, const struct own *own, int seat, uint8_t kind,
                   struct error *why)
{
    char sentence[sizeof why->message];
    if (!table->rules->furiten || !table->rules->furiten(table, own, seat, kind, sentence, sizeof sentence))
        return false;
    error_set(why, "%s", sentence);
    return true;
}

bool legal_can_win_on(const struct table *table, const struct own *own, int seat, uint8_t tile,
                      enum win_source source, struct error *why)
{
    struct hand hand = own->hand;
    if (hand.size % 3 != 1 || hand.counts[tile_kind(tile)] == 4)
        return error_set(why, "%s does not complete your hand", tile_name(tile));
    hand_add(&hand, tile);
    if (!is_complete(table, &hand, seat))
        return error_set(why, "%s does not complete your hand", tile_name(tile));
    if (source == WIN_REVEALED && !table->riichi[seat])
        return error_set(why, "A tile turned up in the dummy's row can be won only in Riichi");
    if (!is_enough(table, &hand, seat, tile, source))
        return error_set(why, "The hand is complete but below the minimum");
    return !legal_furiten(table, own, seat, tile_kind(tile), why);
}

static bool closed_kongs_only(const struct table *table, int seat)
{
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (meld_is_exposed(&table->melds[seat][i]))
            return false;
    return true;
}

/* The waits of a hand without one of its tiles. */
static tile_set waits_without(const struct table *table, const struct hand *hand, int seat, uint8_t tile)
{
    struct hand rest = *hand;
    struct shape shape;
    int shanten;
    hand_remove(&rest, tile);
    table_shape(table, &rest, seat, &shape);
    tile_set waits = shape_waits(&shape, &shanten);
    return shanten == 0 ? waits : 0;
}

/* True if some discard leaves the hand tenpai. */
static bool can_be_tenpai(const struct table *table, const struct own *own, int seat)
{
    struct shape shape;
    table_shape(table, &own->hand, seat, &shape);
    return shape_shanten(&shape) <= 0;
}

/* True if Riichi may be declared at all now, whatever the discard. */
static bool may_riichi(const struct table *table, int seat, struct error *why)
{
    if (!table->rules->has_riichi)
        return error_set(why, "There is no Riichi in %s", table->rules->name);
    if (table->riichi[seat])
        return error_set(why, "You are in Riichi already");
    if (!closed_kongs_only(table, seat))
        return error_set(why, "Riichi needs a closed hand");
    if (!holds_drawn(table, seat))
        return error_set(why, "Riichi is declared after a draw");
    return true;
}

static bool may_kong_at_all(const struct table *table, int seat, struct error *why)
{
    if (table->wall == 0)
        return error_set(why, "A kong needs a wall tile to replace it, and the wall is empty");
    return table->meld_counts[seat] < MELD_MOST;
}

static const struct meld *pung_of(const struct table *table, int seat, uint8_t kind)
{
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (table->melds[seat][i].kind == MELD_PUNG && table->melds[seat][i].tile == kind)
            return &table->melds[seat][i];
    return NULL;
}

/* True if the seat on turn may make a closed or added kong of that kind. */
static bool may_kong_own(const struct table *table, const struct own *own, int seat, uint8_t kind,
                         struct error *why)
{
    const struct meld *pung = pung_of(table, seat, kind);
    if (own->hand.counts[kind] < 4 && !(pung && own->hand.counts[kind]))
        return error_set(why, "You have no four %s", tile_name_plural(kind));
    if (!holds_drawn(table, seat))
        return error_set(why, "After a claim you only discard; a kong follows a draw");
    if (table->riichi[seat])
        return error_set(why, "In Riichi no kong is made, but of a tile revealed in the dummy's row");
    if (table->wall == 0)
        return error_set(why, "A kong needs a wall tile to replace it, and the wall is empty");
    return true;
}

static void list_turn(const struct table *table, const struct own *own, int seat, struct list *list)
{
    uint8_t tiles[HAND_MOST];
    int count = hand_list(&own->hand, tiles);
    bool riichi = may_riichi(table, seat, NULL) && can_be_tenpai(table, own, seat);
    for (int i = 0; i < count; i++)
        if ((i == 0 || tiles[i] != tiles[i - 1]) && (!table->riichi[seat] || tiles[i] == own->drawn))
            add(list, move_make(MOVE_DISCARD, seat, tiles[i]));
    for (int i = 0; riichi && i < count; i++)
        if ((i == 0 || tiles[i] != tiles[i - 1]) && waits_without(table, &own->hand, seat, tiles[i]))
            add(list, move_make(MOVE_RIICHI, seat, tiles[i]));
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (own->hand.counts[kind] && may_kong_own(table, own, seat, kind, NULL))
            add(list, move_make(MOVE_KONG_OWN, seat, kind));
    if (can_win_by_draw(table, own, seat))
        add(list, move_make(MOVE_WIN, seat, TILE_NONE));
}

/* True if the seat may take the offered tile for a pung (`need` 2) or kong (`need` 3). */
static bool may_claim_set(const struct table *table, const struct own *own, int seat, int need,
                          struct error *why)
{
    const struct offer *offer = &table->offer;
    uint8_t kind = tile_kind(offer->tile);
    int held = own->hand.counts[kind];
    static const char *const numbers[] = {"none", "one", "two", "three"};
    if (!(table->rules->claims & (need == 2 ? CLAIM_PUNG : CLAIM_KONG)))
        return error_set(why, "%s has no such claim", table->rules->name);
    if (offer->source == WIN_ROBBED_KONG)
        return error_set(why, "A kong can be robbed only to win");
    if (offer->source == WIN_REVEALED && need == 2)
        return error_set(why, "A revealed tile cannot be punged");
    if (table->riichi[seat] && offer->source != WIN_REVEALED)
        return error_set(why, "In Riichi you may only win");
    if (held < need)
        return error_set(why, "You hold %s; it needs %s", numbers[held], numbers[need]);
    return true;
}

/* True if the waits stay the same kinds when three of the hand's tiles and the revealed one become a kong. */
static bool kong_keeps_waits(const struct table *table, const struct own *own, int seat, uint8_t kind)
{
    struct shape before, after;
    struct table then = *table;
    struct hand rest = own->hand;
    table_shape(table, &own->hand, seat, &before);
    for (int i = 0; i < 3; i++)
        hand_remove(&rest, kind);
    then.melds[seat][then.meld_counts[seat]++] =
        (struct meld){.kind = MELD_KONG_OPEN, .tile = kind, .claimed = kind, .from = SEAT_DUMMY};
    table_shape(&then, &rest, seat, &after);
    int shanten;
    tile_set waits = shape_waits(&after, &shanten);
    return shanten == 0 && waits == shape_waits(&before, NULL);
}

static bool may_claim_kong(const struct table *table, const struct own *own, int seat, struct error *why)
{
    const struct offer *offer = &table->offer;
    if (offer->source == WIN_REVEALED && !table->riichi[seat])
        return error_set(why, "A revealed tile is only for a player in Riichi");
    if (offer->source == WIN_REVEALED && !table_option(table, "revealed-kong"))
        return error_set(why, "The option for a kong of a revealed tile is off");
    if (!may_claim_set(table, own, seat, 3, why))
        return false;
    if (!may_kong_at_all(table, seat, why))
        return false;
    if (offer->source == WIN_REVEALED && !kong_keeps_waits(table, own, seat, tile_kind(offer->tile)))
        return error_set(why, "This kong would change what you wait for, which Riichi forbids");
    return true;
}

static bool may_chow(const struct table *table, const struct own *own, int seat, uint8_t lowest,
                     struct error *why)
{
    const struct offer *offer = &table->offer;
    if (!(table->rules->claims & CLAIM_CHOW))
        return error_set(why, "There are no chows in %s", table->rules->name);
    if (offer->source != WIN_DISCARD || seat != table_next(table, offer->by))
        return error_set(why, "Only the next player in turn may chow a discard");
    if (table->riichi[seat])
        return error_set(why, "In Riichi you may only win");
    uint8_t kind = tile_kind(offer->tile);
    if (!tile_is_suited(kind) || lowest > kind || kind > lowest + 2 || tile_suit(lowest) != tile_suit(kind) ||
        tile_number(lowest) > 7)
        return error_set(why, "That run does not hold the tile");
    for (uint8_t part = lowest; part <= lowest + 2; part++)
        if (part != kind && !own->hand.counts[part])
            return error_set(why, "You do not hold %s", tile_name(part));
    return true;
}

static void list_claims(const struct table *table, const struct own *own, int seat, struct list *list)
{
    const struct offer *offer = &table->offer;
    uint8_t kind = tile_kind(offer->tile);
    for (int below = 2; below >= 0; below--)
        if (kind >= below && may_chow(table, own, seat, (uint8_t)(kind - below), NULL))
            add(list, move_make(MOVE_CHOW, seat, (uint8_t)(kind - below)));
    if (may_claim_set(table, own, seat, 2, NULL))
        add(list, move_make(MOVE_PUNG, seat, TILE_NONE));
    if (may_claim_kong(table, own, seat, NULL))
        add(list, move_make(MOVE_KONG, seat, TILE_NONE));
    if (legal_can_win_on(table, own, seat, offer->tile, (enum win_source)offer->source, NULL))
        add(list, move_make(MOVE_WIN, seat, TILE_NONE));
    if (list->count)
        add(list, move_make(MOVE_PASS, seat, TILE_NONE));
}

static void list_dummy(const struct table *table, int seat, struct list *list)
{
    for (int place = 0; place < table->rules->dummy; place++)
        if (table->row[place] == TILE_HIDDEN)
            add(list, move_make_number(MOVE_REVEAL, seat, place, 0));
    if (table->wall)
        add(list, move_make(MOVE_DUMMY_DRAW, seat, TILE_NONE));
}

/* The three numbers East chooses from, in order. */
static void sorted_three(const struct own *own, int numbers[3])
{
    for (int i = 0; i < 3; i++) {
        int at = i, number = tile_number(own->three[i]);
        for (; at > 0 && numbers[at - 1] > number; at--)
            numbers[at] = numbers[at - 1];
        numbers[at] = number;
    }
}

static void list_keep(const struct own *own, int seat, struct list *list)
{
    int numbers[3];
    sorted_three(own, numbers);
    add(list, move_make_number(MOVE_KEEP, seat, numbers[0], numbers[1]));
    add(list, move_make_number(MOVE_KEEP, seat, numbers[0], numbers[2]));
    add(list, move_make_number(MOVE_KEEP, seat, numbers[1], numbers[2]));
}

static void list_numbers(enum move_kind kind, int seat, int count, struct list *list)
{
    for (int number = 0; number < count; number++)
        add(list, move_make_number(kind, seat, number, 0));
}

int legal_moves(const struct table *table, const struct own *own, int seat, struct move moves[MOVE_MOST])
{
    struct list list = {.moves = moves};
    if (seat >= table->seats || !(table->asked >> seat & 1))
        return 0;
    switch ((enum phase)table->phase) {
    case PHASE_REMOVE:
        list_numbers(MOVE_REMOVE, seat, 3, &list);
        break;
    case PHASE_KEEP:
        list_keep(own, seat, &list);
        break;
    case PHASE_TURN:
        list_turn(table, own, seat, &list);
        break;
    case PHASE_CLAIM:
        list_claims(table, own, seat, &list);
        break;
    case PHASE_DUMMY:
        list_dummy(table, seat, &list);
        break;
    case PHASE_TREASURE:
        list_numbers(MOVE_TREASURE, seat, 2, &list);
        break;
    case PHASE_DEAL:
    case PHASE_OVER:
        break;
    }
    return list.count;
}

/* Why a discard, plain or with Riichi, is refused. */
static bool refuse_discard(const struct table *table, const struct own *own, struct move move,
                           struct error *why)
{
    if (table->phase != PHASE_TURN)
        return error_set(why, "This is not the moment to discard");
    if (!hand_has(&own->hand, move.tile))
        return error_set(why, "You do not hold %s", tile_name(move.tile));
    if (move.kind == MOVE_RIICHI && !may_riichi(table, move.seat, why))
        return false;
    if (move.kind == MOVE_RIICHI)
        return error_set(why, "Without %s the hand waits for nothing: Riichi needs tenpai",
                         tile_name(move.tile));
    return error_set(why, "In Riichi only the tile just drawn is discarded");
}

static bool refuse_win(const struct table *table, const struct own *own, struct move move, struct error *why)
{
    if (table->phase == PHASE_CLAIM)
        return legal_can_win_on(table, own, move.seat, table->offer.tile,
                                (enum win_source)table->offer.source, why);
    if (table->phase != PHASE_TURN || !holds_drawn(table, move.seat))
        return error_set(why, "A win needs a tile just drawn or on offer");
    return error_set(why, "The hand is not complete");
}

static bool refuse_kong(const struct table *table, const struct own *own, struct move move, struct error *why)
{
    if (move.kind == MOVE_KONG_OWN && table->phase == PHASE_TURN && tile_kind(move.tile) < TILE_KINDS)
        return may_kong_own(table, own, move.seat, tile_kind(move.tile), why);
    if (move.kind == MOVE_KONG && table->phase == PHASE_CLAIM)
        return may_claim_kong(table, own, move.seat, why);
    return error_set(why, "This is not the moment for a kong");
}

static bool refuse_dummy(const struct table *table, struct move move, struct error *why)
{
    if (table->phase != PHASE_DUMMY)
        return error_set(why, "This is not the moment for a dummy action");
    if (move.kind == MOVE_DUMMY_DRAW)
        return error_set(why, "The wall is empty");
    if (move.number >= table->rules->dummy)
        return error_set(why, "The dummy's row has places 0 to %d", table->rules->dummy - 1);
    return error_set(why,
                     table->row[move.number] == TILE_NONE ? "Place %d of the dummy's row is empty"
                                                          : "Tile %d of the dummy's row lies open already",
                     move.number);
}

/* The reason why a move that is not in the list cannot be made. */
static bool refuse(const struct table *table, const struct own *own, struct move move, struct error *why)
{
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
    case MOVE_RIICHI:
        return refuse_discard(table, own, move, why);
    case MOVE_WIN:
        return refuse_win(table, own, move, why);
    case MOVE_KONG:
    case MOVE_KONG_OWN:
        return refuse_kong(table, own, move, why);
    case MOVE_PUNG:
        if (table->phase == PHASE_CLAIM)
            return may_claim_set(table, own, move.seat, 2, why);
        break;
    case MOVE_CHOW:
        if (table->phase == PHASE_CLAIM && tile_kind(move.tile) < TILE_EAST)
            return may_chow(table, own, move.seat, tile_kind(move.tile), why);
        break;
    case MOVE_REVEAL:
    case MOVE_DUMMY_DRAW:
        return refuse_dummy(table, move, why);
    case MOVE_KEEP:
        if (table->phase == PHASE_KEEP)
            return error_set(why, "Two of the three indicators are kept, the lower number first");
        break;
    case MOVE_PASS:
        return error_set(why, "There is nothing to pass on: this step cannot be skipped");
    default:
        break;
    }
    return error_set(why, "This move cannot be made now");
}

bool legal_check(const struct table *table, const struct own *own, struct move move, struct error *why)
{
    struct move moves[MOVE_MOST];
    int count = legal_moves(table, own, move.seat, moves);
    for (int i = 0; i < count; i++)
        if (move_equal(moves[i], move))
            return true;
    bool asked = move.seat < table->seats && table->asked >> move.seat & 1;
    if (table->phase == PHASE_OVER || table->phase == PHASE_DEAL)
        return error_set(why, "The round is over");
    if (!asked && table->phase != PHASE_CLAIM)
        return error_set(why, "It is not your turn");
    if (!asked && move.kind == MOVE_PASS)
        return error_set(why, "There is nothing to pass on");
    if (refuse(table, own, move, why))
        return error_set(why, "This move cannot be made now");
    return false;
}

bool legal_riichi_warning(const struct table *table, const struct own *own, int seat, uint8_t discard,
                          struct error *why)
{
    struct table then = *table;
    struct own rest = *own;
    tile_set waits = waits_without(table, &own->hand, seat, discard);
    hand_remove(&rest.hand, discard);
    rest.drawn = TILE_NONE;
    then.drawn_by = SEAT_NONE;
    then.offer.tile = TILE_NONE;
    then.riichi[seat] = (uint8_t)(then.turns[seat] + 1);
    if (then.discard_count < DISCARD_MOST)
        then.discards[then.discard_count++] = (struct discard){discard, (uint8_t)(seat | DISCARD_RIICHI)};
    struct error first = {0};
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!(waits & TILE_BIT(kind)))
            continue;
        struct error reason;
        if (!legal_furiten(&then, &rest, seat, kind, &reason))
            return false;
        if (!first.message[0])
            first = reason;
    }
    error_set(why, "%s", first.message);
    return waits != 0;
}
