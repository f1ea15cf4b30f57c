/* event.c: see event.h. */
#include "rules/play/event.h"

#include "base/check.h"

const char *event_name(enum event_kind kind)
{
    static const char *const names[EVENT_KINDS] = {
        [EVENT_REMOVE] = "remove",
        [EVENT_DEAL] = "deal",
        [EVENT_KEEP] = "keep",
        [EVENT_DRAW] = "draw",
        [EVENT_REPLACEMENT] = "draw",
        [EVENT_FLOWER] = "flower",
        [EVENT_RIICHI] = "riichi",
        [EVENT_TENPAI] = "tenpai",
        [EVENT_DISCARD] = "discard",
        [EVENT_CHOW] = "chow",
        [EVENT_PUNG] = "pung",
        [EVENT_KONG] = "kong",
        [EVENT_KONG_OFFERED] = "kong-offered",
        [EVENT_REVEAL] = "reveal",
        [EVENT_DUMMY_DISCARD] = "dummy-discard",
        [EVENT_TREASURE] = "treasure",
        [EVENT_DORA] = "dora",
        [EVENT_WIN] = "win",
        [EVENT_ROUND_END] = "round-end",
        [EVENT_MATCH_END] = "match-end",
        [EVENT_LAY_DOWN] = "lay-down",
        [EVENT_GUESS] = "guess",
        [EVENT_TURN] = "turn",
        [EVENT_DECLARE] = "declare",
        [EVENT_NAME] = "waits",
    };
    CHECK(kind < EVENT_KINDS);
    return names[kind];
}

struct event event_seen_by(struct event event, int seat)
{
    bool hidden = event.kind == EVENT_DRAW || event.kind == EVENT_REPLACEMENT || event.kind == EVENT_LAY_DOWN;
    if (hidden && event.seat != seat)
        event.tile = TILE_HIDDEN;
    return event;
}
