/*
 * game.c: the moves of a match; see game.h.
 *
 * Follows docs/rules/classic.md "A turn", docs/rules/dueling-tigers.md "Your turn". Every move ends when a
 * seat must choose, a deal is due or the match is over.
 */
#include "rules/play/game.h"

#include <string.h>

#include "base/check.h"
#include "rules/play/flow.h"
#include "rules/play/legal.h"
#include "rules/play/naming.h"
#include "rules/play/passed.h"
#include "rules/play/rounds.h"
#include "rules/play/stage.h"

void game_init(struct game *game, const struct ruleset *rules, const int16_t options[OPTION_MAX], int seats)
{
    memset(game, 0, sizeof *game);
    rounds_begin(&game->table, rules, options, seats);
    flow_clear_round(game);
    if (rules->removes_suit)
        flow_ask(game, PHASE_REMOVE, 0);
}

bool game_result_score(const struct game *game, int seat, struct win *win, struct score *score)
{
    return seat < SEAT_MAX && table_result(&game->table, game->own[seat].hand, seat, win, score);
}

static void discard(struct game *game, struct move move, struct events *events)
{
    struct table *table = &game->table;
    int seat = move.seat;
    bool drawn = table->drawn_by == seat && game->own[seat].drawn == move.tile;
    bool riichi = move.kind == MOVE_RIICHI;
    bool first_riichi = riichi && table_is_first_turn(table, seat);
    passed_note_draw(&game->table, &game->own[seat], seat);
    flow_lay(game, seat, move.tile,
             (unsigned)seat | (riichi ? DISCARD_RIICHI : 0u) | (drawn ? DISCARD_DRAWN : 0u));
    table->turns[seat]++;
    if (riichi) {
        table->riichi[seat] = table->turns[seat];
        flow_report(events, EVENT_RIICHI, seat, TILE_NONE, seat, table->turns[seat]);
    }
    if (move.kind == MOVE_TENPAI)
        flow_report(events, EVENT_TENPAI, seat, TILE_NONE, seat, table->turns[seat]);
    if (table->rules->has_stages && move.kind != MOVE_DISCARD) {
        table->stage.attacker = (uint8_t)seat;
        table->stage.double_riichi = first_riichi;
    }
    flow_report(events, EVENT_DISCARD, seat, move.tile, seat, drawn);
    flow_offer_tile(game, move.tile, WIN_DISCARD, seat, 0, events);
}

/* Offers the tile of an added kong for robbing. The event always goes to all players, so that it reveals
 * nothing about a hand. */
static void add_kong(struct game *game, int seat, uint8_t kind, struct events *events)
{
    if (!game->table.rules->no_robbing) {
        game->table.offer = (struct offer){.tile = kind, .source = WIN_ROBBED_KONG, .by = (uint8_t)seat};
        flow_report(events, EVENT_KONG_OFFERED, seat, kind, seat, MELD_KONG_ADDED);
        if (flow_ask_claimants(game))
            return;
    }
    flow_add_to_pung(game, seat, kind, events);
}

static void kong_own(struct game *game, struct move move, struct events *events)
{
    int seat = move.seat;
    uint8_t kind = tile_kind(move.tile);
    passed_note_draw(&game->table, &game->own[seat], seat);
    if (game->own[seat].hand.counts[kind] == 4) {
        flow_close_kong(game, seat, kind, events);
        flow_kong_stands(game, seat, false, events);
        return;
    }
    add_kong(game, seat, kind, events);
}

static void reveal(struct game *game, struct move move, struct events *events)
{
    uint8_t tile = game->row[move.number];
    game->table.dummy.row[move.number] = tile;
    flow_report(events, EVENT_REVEAL, move.seat, tile, SEAT_DUMMY, move.number);
    flow_offer_tile(game, tile, WIN_REVEALED, move.seat, move.number, events);
}

static void dummy_draw(struct game *game, struct move move, struct events *events)
{
    struct table *table = &game->table;
    uint8_t tile = flow_take_wall_tile(game, false);
    CHECK(table->discard_count < DISCARD_MAX);
    table->discards[table->discard_count++] = (struct discard){tile, SEAT_DUMMY};
    flow_report(events, EVENT_DUMMY_DISCARD, move.seat, tile, SEAT_DUMMY, 0);
    flow_offer_tile(game, tile, WIN_DUMMY_DISCARD, move.seat, 0, events);
}

/* Tenpai Duel: lays a drawn tile that wins face down on the pile and draws another. */
static void lay_down(struct game *game, struct move move, struct events *events)
{
    int seat = move.seat;
    uint8_t tile = game->own[seat].drawn;
    flow_lay(game, seat, tile, (unsigned)seat | DISCARD_DOWN);
    flow_report(events, EVENT_LAY_DOWN, seat, tile, seat, 0);
    flow_begin_turn(game, seat, events);
}

static void keep(struct game *game, struct move move, struct events *events)
{
    struct own *own = &game->own[move.seat];
    struct table *table = &game->table;
    for (int i = 0; i < 3; i++) {
        if (tile_number(own->three[i]) == move.number)
            table->dummy.bonus[0] = own->three[i];
        if (tile_number(own->three[i]) == move.other)
            table->dummy.bonus[1] = own->three[i];
    }
    memset(own->three, TILE_NONE, sizeof own->three);
    flow_report(events, EVENT_KEEP, move.seat, table->dummy.bonus[0], SEAT_NONE, 0);
    events->list[events->count - 1].other = table->dummy.bonus[1];
    flow_ask(game, PHASE_TURN, move.seat);
}

static void answer_treasure(struct game *game, struct move move, struct events *events)
{
    if (move.number) {
        game->table.dummy.treasure = game->treasure;
        game->table.dummy.treasure_turns = (uint8_t)(1 + game->table.kongs);
        flow_report(events, EVENT_TREASURE, move.seat, game->treasure, SEAT_NONE, 0);
    }
    flow_draw_replacement(game, move.seat, events);
}

/* Takes one of several answers to a claim, or a naming of waits; after the last one the game continues. */
static void answer(struct game *game, struct move move, struct events *events)
{
    bool names = game->table.phase == PHASE_NAME;
    if (names)
        game->named[move.seat] = tile_numbers(move.kinds);
    else
        game->answers[move.seat] = (struct answer){move.kind, move.tile};
    game->answered |= (uint8_t)(1u << move.seat);
    game->table.asked &= (uint8_t) ~(1u << move.seat);
    if (!game->table.asked)
        (names ? naming_judge : flow_resolve_claims)(game, events);
}

int game_legal(const struct game *game, int seat, struct move moves[MOVE_MAX])
{
    return legal_moves(&game->table, &game->own[seat], seat, moves);
}

bool game_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.seat >= game->table.seats)
        return refusal_set(why, REFUSAL_NO_SEAT);
    return legal_check(&game->table, &game->own[move.seat], move, why);
}

void game_apply(struct game *game, struct move move, struct events *events)
{
    CHECK(game->table.asked >> move.seat & 1);
    events->count = 0;
    if (game->table.phase == PHASE_CLAIM || game->table.phase == PHASE_NAME) {
        answer(game, move, events);
        return;
    }
    game->table.asked = 0;
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
    case MOVE_RIICHI:
    case MOVE_TENPAI:
        discard(game, move, events);
        break;
    case MOVE_KONG_OWN:
        (game->table.phase == PHASE_STAGE ? stage_answer : kong_own)(game, move, events);
        break;
    case MOVE_WIN:
        flow_end_won(game, 1u << move.seat, move.seat, game->own[move.seat].drawn,
                     (enum win_source)game->table.draw_source, move.seat, events);
        break;
    case MOVE_REVEAL:
        reveal(game, move, events);
        break;
    case MOVE_LAY_DOWN:
        lay_down(game, move, events);
        break;
    case MOVE_GUESS:
        stage_guess(game, move, events);
        break;
    case MOVE_PASS:
        stage_answer(game, move, events);
        break;
    case MOVE_DECLARE:
        naming_declare(game, move.seat, events);
        break;
    case MOVE_DUMMY_DRAW:
        dummy_draw(game, move, events);
        break;
    case MOVE_REMOVE:
        game->table.removed = move.number;
        game->table.phase = PHASE_DEAL;
        flow_report(events, EVENT_REMOVE, move.seat, TILE_NONE, SEAT_NONE, move.number);
        break;
    case MOVE_KEEP:
        keep(game, move, events);
        break;
    case MOVE_TREASURE:
        answer_treasure(game, move, events);
        break;
    default:
        CHECK(!"a move of this kind is legal in no phase");
    }
}

void game_time_up(struct game *game, struct events *events)
{
    struct table *table = &game->table;
    CHECK(table->phase != PHASE_OVER && table->rules->time_up);
    events->count = 0;
    /* A round already decided keeps its result, without another event. */
    struct result decided = table->result;
    bool in_play = table->phase != PHASE_DEAL;
    table->result = RESULT_CLEARED;
    table->result.outcome = OUTCOME_VOID;
    table->rules->time_up(table);
    table->asked = 0;
    table->phase = PHASE_OVER;
    if (in_play)
        flow_report(events, EVENT_ROUND_END, SEAT_NONE, TILE_NONE, SEAT_NONE, table->round);
    else
        table->result = decided;
    flow_report(events, EVENT_MATCH_END, SEAT_NONE, TILE_NONE, SEAT_NONE, 0);
}
