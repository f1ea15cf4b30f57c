/*
 * legal.c: the legal moves of each phase, and the reasons for refusals.
 *
 * Follows docs/rules/classic.md "Claims" and "Kongs", docs/rules/dueling-tigers.md "Riichi" and "Furiten:
 * when you may not win": a claim needs the tiles, a kong a replacement tile in the wall, a win on another's
 * tile no furiten. A player in Riichi may only win, discard the drawn tile, or make a kong of a revealed
 * tile.
 */
#include "rules/play/legal.h"

#include "rules/play/legal_parts.h"

/* True for a move that represents many in the list: its tiles are still to be filled in. */
static bool is_form(const struct move *move)
{
    return move->kind == MOVE_GUESS || move->kind == MOVE_NAME;
}

static void list_dummy(const struct table *table, int seat, struct move_list *list)
{
    for (int place = 0; place < table->rules->dummy; place++) { /* branchless: faster */
        move_list_add_number(list, MOVE_REVEAL, seat, place, 0);
        list->count -= table->dummy.row[place] != TILE_HIDDEN;
    }
    if (table->wall)
        move_list_add(list, MOVE_DUMMY_DRAW, seat, TILE_NONE);
}

/* Writes the three numbers that East chooses from, in order. */
static void sorted_three(const struct own *own, int numbers[3])
{
    for (int i = 0; i < 3; i++) {
        int at = i, number = tile_number(own->three[i]);
        for (; at > 0 && numbers[at - 1] > number; at--)
            numbers[at] = numbers[at - 1];
        numbers[at] = number;
    }
}

static void list_keep(const struct own *own, int seat, struct move_list *list)
{
    int numbers[3];
    sorted_three(own, numbers);
    move_list_add_number(list, MOVE_KEEP, seat, numbers[0], numbers[1]);
    move_list_add_number(list, MOVE_KEEP, seat, numbers[0], numbers[2]);
    move_list_add_number(list, MOVE_KEEP, seat, numbers[1], numbers[2]);
}

static void list_numbers(enum move_kind kind, int seat, int count, struct move_list *list)
{
    for (int number = 0; number < count; number++)
        move_list_add_number(list, kind, seat, number, 0);
}

int legal_moves(const struct table *table, const struct own *own, int seat, struct move moves[MOVE_MAX])
{
    struct move_list list = {.moves = moves};
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
        legal_list_turn(table, own, seat, &list);
        break;
    case PHASE_CLAIM:
        legal_list_claims(table, own, seat, &list);
        break;
    case PHASE_DUMMY:
        list_dummy(table, seat, &list);
        break;
    case PHASE_TREASURE:
        list_numbers(MOVE_TREASURE, seat, 2, &list);
        break;
    case PHASE_NAME:
        move_list_add(&list, MOVE_NAME, seat, TILE_NONE);
        break;
    case PHASE_GUESS:
        move_list_add(&list, MOVE_GUESS, seat, TILE_NONE);
        break;
    case PHASE_STAGE:
        move_list_add(&list, MOVE_KONG_OWN, seat, tile_kind(own->drawn));
        move_list_add(&list, MOVE_PASS, seat, TILE_NONE);
        break;
    case PHASE_DEAL:
    case PHASE_OVER:
        break;
    }
    return list.count;
}

/* Says why a discard, with or without a declaration, is refused. */
static bool refuse_discard(const struct table *table, const struct own *own, struct move move,
                           struct refusal *why)
{
    if (table->phase != PHASE_TURN)
        return refusal_set(why, REFUSAL_DISCARD_NOT_NOW);
    if (!legal_may_discard(table, own, move.seat, move.tile, why))
        return false;
    if (move.kind == MOVE_RIICHI && !legal_may_riichi(table, move.seat, why))
        return false;
    if (move.kind == MOVE_TENPAI && !legal_may_tenpai(table, why))
        return false;
    if (!legal_waits_without(table, &own->hand, move.seat, move.tile))
        return refusal_set(why, move.kind == MOVE_RIICHI ? REFUSAL_RIICHI_NO_WAIT : REFUSAL_TENPAI_NO_WAIT,
                           .tile = move.tile);
    return refusal_set(why, REFUSAL_RIICHI_BARRED);
}

static bool refuse_win(const struct table *table, const struct own *own, struct move move,
                       struct refusal *why)
{
    if (table->phase == PHASE_CLAIM)
        return legal_can_win_on(table, own, move.seat, table->offer.tile,
                                (enum win_source)table->offer.source, why);
    if (table->phase != PHASE_TURN)
        return refusal_set(why, REFUSAL_WIN_WITHOUT_TILE);
    return legal_may_win_by_draw(table, own, move.seat, why);
}

static bool refuse_kong(const struct table *table, const struct own *own, struct move move,
                        struct refusal *why)
{
    if (move.kind == MOVE_KONG_OWN && table->phase == PHASE_TURN && tile_kind(move.tile) < TILE_KINDS)
        return legal_may_kong_own(table, own, move.seat, tile_kind(move.tile), why);
    if (move.kind == MOVE_KONG && table->phase == PHASE_CLAIM)
        return legal_may_claim_kong(table, own, move.seat, why);
    return refusal_set(why, REFUSAL_KONG_NOT_NOW);
}

/* True if the two kinds may be guessed. */
static bool may_guess(const struct table *table, struct move move, struct refusal *why)
{
    if (tile_kind(move.tile) >= TILE_KINDS || tile_kind(move.other) >= TILE_KINDS)
        return refusal_set(why, REFUSAL_GUESS_FLOWER);
    uint8_t low = tile_kind(move.tile), high = tile_kind(move.other);
    if (low >= high)
        return refusal_set(why, REFUSAL_GUESS_ORDER);
    for (int i = 0; i < 2; i++)
        if (table->stage.guessed & TILE_BIT(i ? high : low))
            return refusal_set(why, REFUSAL_GUESSED_BEFORE, .tile = i ? high : low);
    return true;
}

/* True if all named kinds are of the suit in play. */
static bool may_name(const struct table *table, struct move move, struct refusal *why)
{
    uint8_t copies[TILE_KINDS];
    table_copies(table, copies);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (move.kinds & TILE_BIT(kind) && !copies[kind])
            return refusal_set(why, REFUSAL_NOT_IN_PLAY, .tile = (uint8_t)kind);
    return true;
}

/* True if the move is a valid way to fill in `form`, a move of the list. */
static bool fills_form(const struct table *table, struct move form, struct move move, struct refusal *why)
{
    if (form.kind != move.kind || form.seat != move.seat)
        return false;
    return form.kind == MOVE_GUESS ? move.tile != TILE_NONE && may_guess(table, move, why)
                                   : may_name(table, move, why);
}

static bool refuse_dummy(const struct table *table, struct move move, struct refusal *why)
{
    if (table->phase != PHASE_DUMMY)
        return refusal_set(why, REFUSAL_DUMMY_NOT_NOW);
    if (move.kind == MOVE_DUMMY_DRAW)
        return refusal_set(why, REFUSAL_WALL_EMPTY);
    if (move.number >= table->rules->dummy)
        return refusal_set(why, REFUSAL_ROW_PLACE, .number = table->rules->dummy - 1);
    bool empty = table->dummy.row[move.number] == TILE_NONE;
    return refusal_set(why, empty ? REFUSAL_ROW_PLACE_EMPTY : REFUSAL_ROW_PLACE_OPEN, .number = move.number);
}

/* Says why a move that is not in the list is refused. */
static bool refuse(const struct table *table, const struct own *own, struct move move, struct refusal *why)
{
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
    case MOVE_RIICHI:
    case MOVE_TENPAI:
        return refuse_discard(table, own, move, why);
    case MOVE_WIN:
        return refuse_win(table, own, move, why);
    case MOVE_KONG:
    case MOVE_KONG_OWN:
        return refuse_kong(table, own, move, why);
    case MOVE_PUNG:
        if (table->phase == PHASE_CLAIM)
            return legal_may_pung(table, own, move.seat, why);
        break;
    case MOVE_CHOW:
        if (table->phase == PHASE_CLAIM && tile_kind(move.tile) < TILE_EAST)
            return legal_may_chow(table, own, move.seat, tile_kind(move.tile), why);
        break;
    case MOVE_REVEAL:
    case MOVE_DUMMY_DRAW:
        return refuse_dummy(table, move, why);
    case MOVE_KEEP:
        if (table->phase == PHASE_KEEP)
            return refusal_set(why, REFUSAL_KEEP_TWO);
        break;
    case MOVE_LAY_DOWN:
        if (table->phase == PHASE_TURN)
            return legal_may_lay_down(table, own, move.seat, why);
        break;
    case MOVE_GUESS:
        if (table->phase == PHASE_GUESS && move.tile != TILE_NONE)
            return may_guess(table, move, why);
        break;
    case MOVE_NAME:
        if (table->phase == PHASE_NAME)
            return may_name(table, move, why);
        break;
    case MOVE_PASS:
        return refusal_set(why, REFUSAL_PASS_BARRED);
    default:
        break;
    }
    return refusal_set(why, REFUSAL_NOT_NOW);
}

bool legal_check(const struct table *table, const struct own *own, struct move move, struct refusal *why)
{
    struct move moves[MOVE_MAX];
    int count = legal_moves(table, own, move.seat, moves);
    for (int i = 0; i < count; i++)
        if (is_form(&moves[i]) ? fills_form(table, moves[i], move, NULL) : move_equal(moves[i], move))
            return true;
    bool asked = move.seat < table->seats && table->asked >> move.seat & 1;
    if (table->phase == PHASE_OVER || table->phase == PHASE_DEAL)
        return refusal_set(why, REFUSAL_ROUND_OVER);
    if (!asked && table->phase != PHASE_CLAIM)
        return refusal_set(why, REFUSAL_NOT_YOUR_TURN);
    if (!asked && move.kind == MOVE_PASS)
        return refusal_set(why, REFUSAL_NOTHING_TO_PASS);
    if (refuse(table, own, move, why))
        return refusal_set(why, REFUSAL_NOT_NOW);
    return false;
}

void legal_suppose_discard(struct table *table, struct own *own, int seat, uint8_t tile, bool riichi)
{
    hand_remove(&own->hand, tile);
    own->drawn = TILE_NONE;
    table->drawn_by = SEAT_NONE;
    table->offer.tile = TILE_NONE;
    if (riichi)
        table->riichi[seat] = (uint8_t)(table->turns[seat] + 1);
    if (table->discard_count < DISCARD_MAX)
        table->discards[table->discard_count++] =
            (struct discard){tile, (uint8_t)(seat | (riichi ? DISCARD_RIICHI : 0))};
}

bool legal_riichi_warning(const struct table *table, const struct own *own, int seat, uint8_t discard,
                          struct refusal *why)
{
    struct table then = *table;
    struct own rest = *own;
    tile_set waits = legal_waits_without(table, &own->hand, seat, discard);
    legal_suppose_discard(&then, &rest, seat, discard, true);
    struct refusal first = {0};
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!(waits & TILE_BIT(kind)))
            continue;
        struct refusal reason;
        if (!legal_furiten(&then, &rest, seat, kind, &reason))
            return false;
        if (!first.kind)
            first = reason;
    }
    refusal_fill(why, first);
    return waits != 0;
}
