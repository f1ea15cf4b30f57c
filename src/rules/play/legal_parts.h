/*
 * legal_parts.h: the parts of legal.c: a seat's own turn, and claims.
 *
 * Private to the legal_*.c files. Every may_ function returns false with the reason in `why`, which may be
 * NULL.
 */
#ifndef RULES_LEGAL_PARTS_H
#define RULES_LEGAL_PARTS_H

#include <string.h>

#include "base/check.h"
#include "rules/play/legal.h"

struct move_list {
    struct move *moves; /* an array of MOVE_MAX */
    int count;
};

/* Appends a move with a tile or none. It is written in place, which is faster than copying a struct. */
static inline struct move *move_list_add(struct move_list *list, enum move_kind kind, int seat, uint8_t tile)
{
    CHECK(list->count < MOVE_MAX);
    struct move *move = &list->moves[list->count++];
    move->kind = (uint8_t)kind;
    move->seat = (uint8_t)seat;
    move->tile = tile;
    move->number = move->other = 0;
    memset(move->spare, 0, sizeof move->spare);
    move->kinds = 0;
    return move;
}

/* Appends a move with numbers. */
static inline void move_list_add_number(struct move_list *list, enum move_kind kind, int seat, int number,
                                        int other)
{
    struct move *move = move_list_add(list, kind, seat, TILE_NONE);
    move->number = (uint8_t)number;
    move->other = (uint8_t)other;
}

/* Returns why a complete hand that pays nothing does not win in that mode. */
enum refusal_kind legal_worthless(const struct table *table);

/* Returns the waits of a hand of 3n+2 tiles after discarding one of them; 0 if it is not tenpai then. */
tile_set legal_waits_without(const struct table *table, const struct hand *hand, int seat, uint8_t tile);

/* Changes the table and hand as if the seat had discarded a tile it holds; `riichi`: and declared Riichi
 * with it. */
void legal_suppose_discard(struct table *table, struct own *own, int seat, uint8_t tile, bool riichi);

/* Lists the moves of the seat on turn; the may_ functions say why one is refused. */
void legal_list_turn(const struct table *table, const struct own *own, int seat, struct move_list *list);
bool legal_may_discard(const struct table *table, const struct own *own, int seat, uint8_t tile,
                       struct refusal *why);
bool legal_may_riichi(const struct table *table, int seat, struct refusal *why);
bool legal_may_tenpai(const struct table *table, struct refusal *why);
bool legal_may_kong_own(const struct table *table, const struct own *own, int seat, uint8_t kind,
                        struct refusal *why);
bool legal_may_win_by_draw(const struct table *table, const struct own *own, int seat, struct refusal *why);
bool legal_may_lay_down(const struct table *table, const struct own *own, int seat, struct refusal *why);

/* Lists the seat's claims on the tile on offer; the may_ functions say why one is refused. */
void legal_list_claims(const struct table *table, const struct own *own, int seat, struct move_list *list);
bool legal_may_chow(const struct table *table, const struct own *own, int seat, uint8_t lowest,
                    struct refusal *why);
bool legal_may_pung(const struct table *table, const struct own *own, int seat, struct refusal *why);
bool legal_may_claim_kong(const struct table *table, const struct own *own, int seat, struct refusal *why);

#endif
