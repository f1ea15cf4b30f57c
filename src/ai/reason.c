/* reason.c: reasons about a player or a network's figures; see reason.h. */
#include "ai/reason.h"

#include "ai/unit.h"
#include "rules/play/table.h"

static enum reason_kind more_than(struct move move)
{
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
    case MOVE_RIICHI:
    case MOVE_TENPAI:
        return REASON_MORE_THAN_THROWING;
    case MOVE_CHOW:
        return REASON_MORE_THAN_RUN;
    case MOVE_PUNG:
        return REASON_MORE_THAN_TRIPLET;
    case MOVE_KONG:
    case MOVE_KONG_OWN:
        return REASON_MORE_THAN_KONG;
    case MOVE_WIN:
    case MOVE_DECLARE:
        return REASON_MORE_THAN_WIN;
    default:
        return REASON_MORE_THAN_PASS;
    }
}

struct reason reason_about(struct reason reason, const struct table *table, int seat)
{
    reason.seat = (uint8_t)seat;
    reason.wind = table_wind(table, seat);
    return reason;
}

struct reason reason_more_than(struct move other, int32_t lead)
{
    static const int tenth = AI_ONE / 10;
    if (lead <= 0)
        return reason_plain(REASON_FEELING);
    if (lead < tenth)
        return reason_plain(REASON_LITTLE_MORE);
    return (struct reason){.kind = (uint8_t)more_than(other), .second = lead / tenth, .tile = other.tile};
}
