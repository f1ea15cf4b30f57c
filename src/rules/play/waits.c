/*
 * waits.c: see waits.h. Follows docs/rules/tenpai-duel.md "Furiten" and "Stage B".
 */
#include "rules/play/waits.h"

#include "rules/play/legal_parts.h"

bool waits_for_stage(const struct waits *waits)
{
    const struct table *table = &waits->table;
    return table->rules->has_stages && table->stage.attacker == SEAT_NONE &&
           !table_option(table, OPTION_STAGE_A_WINS);
}

/* True if the seat wins only by self-draw, which furiten does not block. */
static bool only_draws(const struct waits *waits)
{
    return waits->table.stage.attacker == waits->seat || waits_for_stage(waits);
}

void waits_score(const struct waits *waits, uint8_t kind, struct score *score)
{
    const struct table *table = &waits->table;
    struct hand hand = waits->own.hand;
    struct win win;

    hand_add(&hand, kind);
    table_win(table, &hand, waits->seat, kind, only_draws(waits) ? WIN_SELF_DRAW : WIN_DISCARD, &win);
    score_win(table->rules, table->options, &win, score);
}

static bool is_furiten(const struct waits *waits, uint8_t kind)
{
    return waits->table.rules->furiten && !only_draws(waits) &&
           legal_furiten(&waits->table, &waits->own, waits->seat, kind, NULL);
}

static bool is_poor(const struct waits *waits, uint8_t kind)
{
    struct score score;
    waits_score(waits, kind, &score);
    return !score.win;
}

bool waits_find(const struct view *view, uint8_t discard, bool riichi, struct waits *waits)
{
    struct shape shape;

    *waits = (struct waits){.table = view->table, .own = view->own, .seat = view->seat};
    if (discard < TILE_COUNT && hand_has(&waits->own.hand, discard))
        legal_suppose_discard(&waits->table, &waits->own, waits->seat, discard, riichi);
    if (waits->own.hand.size % 3 != 1)
        return false;
    table_shape(&waits->table, &waits->own.hand, waits->seat, &shape);
    waits->kinds = shape_useful(&shape, &waits->shanten);
    for (uint8_t kind = 0; kind < TILE_KINDS && waits->shanten == 0; kind++) {
        if (!(waits->kinds & TILE_BIT(kind)))
            continue;
        if (is_furiten(waits, kind))
            waits->furiten |= TILE_BIT(kind);
        else if (is_poor(waits, kind))
            waits->poor |= TILE_BIT(kind);
    }
    return true;
}

bool waits_find_now(const struct view *view, struct waits *waits)
{
    uint8_t drawn = view->own.hand.size % 3 == 2 ? view->own.drawn : TILE_NONE;
    struct view held = *view;
    struct waits before;
    bool found = waits_find(view, drawn, false, waits);

    if (!found || drawn >= TILE_COUNT || !view_find(view, MOVE_WIN))
        return found;
    hand_remove(&held.own.hand, drawn);
    waits_find(&held, TILE_NONE, false, &before);
    waits->furiten = before.furiten;
    waits->poor = before.poor;
    return true;
}
