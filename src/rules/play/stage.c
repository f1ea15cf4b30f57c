/*
 * stage.c: see stage.h.
 *
 * Follows docs/rules/tenpai-duel.md "Stage B": the defender guesses two kinds before each batch, and is
 * right if one completes the shape. Up to five tiles are turned one after another; the attacker takes the
 * first that wins with a yaku. A closed kong is allowed if the waits stay the same.
 */
#include "rules/play/stage.h"

#include "rules/play/flow.h"
#include "rules/play/legal.h"

static void ask_guess(struct game *game, struct events *events)
{
    if (game->table.wall == 0)
        flow_end_drawn(game, events);
    else
        flow_ask(game, PHASE_GUESS, table_next(&game->table, game->table.stage.attacker));
}

void stage_begin(struct game *game, struct events *events)
{
    table_open_stage(&game->table);
    ask_guess(game, events);
}

static void hold(struct game *game, int seat, uint8_t tile)
{
    hand_add(&game->own[seat].hand, tile);
    game->own[seat].drawn = tile;
    game->table.hand_sizes[seat]++;
    game->table.drawn_by = (uint8_t)seat;
}

static void lay_aside(struct game *game)
{
    struct table *table = &game->table;
    int seat = table->stage.attacker;
    uint8_t tile = game->own[seat].drawn;
    table->stage.turned = TILE_NONE;
    flow_lay(game, seat, tile, PILE_ASIDE);
}

/* True if a closed kong of the turned tile keeps the attacker's waits. */
static bool may_kong(const struct table *table, const struct own *own, int seat)
{
    uint8_t kind = own->drawn == TILE_NONE ? TILE_NONE : tile_kind(own->drawn);
    if (kind == TILE_NONE || own->hand.counts[kind] != 4)
        return false;
    if (table->wall == 0 || table->kongs >= DORA_KONGS_MAX)
        return false;
    struct hand rest = own->hand, without = own->hand;
    struct table then = *table;
    hand_remove(&without, own->drawn);
    hand_take(&rest, kind, 4);
    then.melds[seat][then.meld_counts[seat]++] = (struct meld){.kind = MELD_KONG_CLOSED, .tile = kind};
    return table_waits(&then, &rest, seat) == table_waits(table, &without, seat);
}

/* Gives the attacker one face-up tile; true if the game stops here for a win or a choice. */
static bool turn_tile(struct game *game, bool back, struct events *events)
{
    struct table *table = &game->table;
    int seat = table->stage.attacker;
    uint8_t tile = flow_take_wall_tile(game, back);
    enum win_source source = back ? WIN_REPLACEMENT : WIN_SELF_DRAW;
    flow_report(events, EVENT_TURN, seat, tile, seat, back);
    table->stage.turned = tile;
    hold(game, seat, tile);
    if (legal_hand_wins(table, &game->own[seat].hand, seat, tile, source)) {
        flow_end_won(game, 1u << seat, seat, tile, source, seat, events);
        return true;
    }
    if (may_kong(table, &game->own[seat], seat)) {
        flow_ask(game, PHASE_STAGE, seat);
        return true;
    }
    lay_aside(game);
    return false;
}

/* Turns the rest of the batch. */
static void turn_batch(struct game *game, struct events *events)
{
    struct table *table = &game->table;
    while (table->stage.batch > 0 && table->wall > 0) {
        table->stage.batch--;
        if (turn_tile(game, false, events))
            return;
    }
    ask_guess(game, events);
}

void stage_guess(struct game *game, struct move move, struct events *events)
{
    struct table *table = &game->table;
    tile_set named = TILE_BIT(tile_kind(move.tile)) | TILE_BIT(tile_kind(move.other));
    bool right = named & table_waits(table, &game->own[table->stage.attacker].hand, table->stage.attacker);
    table->stage.guessed |= named;
    table->stage.guesses[table->stage.guess_count++] = tile_kind(move.tile);
    table->stage.guesses[table->stage.guess_count++] = tile_kind(move.other);
    flow_report(events, EVENT_GUESS, move.seat, tile_kind(move.tile), table->stage.attacker, right);
    events->list[events->count - 1].other = tile_kind(move.other);
    if (right) {
        table->result.outcome = OUTCOME_PREVENTED;
        table->result.from = move.seat;
        flow_end_round(game, NULL, events);
        return;
    }
    table->stage.batch = STAGE_BATCH;
    turn_batch(game, events);
}

void stage_answer(struct game *game, struct move move, struct events *events)
{
    struct table *table = &game->table;
    int seat = table->stage.attacker;
    if (move.kind == MOVE_PASS) {
        lay_aside(game);
        turn_batch(game, events);
        return;
    }
    table->stage.turned = TILE_NONE;
    flow_close_kong(game, seat, tile_kind(game->own[seat].drawn), events);
    table->kongs++;
    flow_turn_dora(game, events);
    if (!turn_tile(game, true, events))
        turn_batch(game, events);
}
