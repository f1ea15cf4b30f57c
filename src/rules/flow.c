/*
 * flow.c: how a game moves on by itself between two choices; see flow.h.
 *
 * Follows rules.md sections 0, 1 and 6: draws and replacements, offers and who
 * takes them, kongs, the dummy step, the end of a round.
 */
#include "rules/flow.h"

#include <string.h>

#include "base/check.h"

void flow_report(struct events *events, enum event_kind kind, int seat, uint8_t tile, int from, int number)
{
    CHECK(events->count < EVENT_MOST);
    events->list[events->count++] = (struct event){.kind = (uint8_t)kind,
                                                   .seat = (uint8_t)seat,
                                                   .tile = tile,
                                                   .other = TILE_NONE,
                                                   .from = (uint8_t)from,
                                                   .number = (uint8_t)number};
}

void flow_ask(struct game *game, enum phase phase, int seat)
{
    game->table.phase = (uint8_t)phase;
    game->table.turn = (uint8_t)seat;
    game->table.asked = (uint8_t)(1u << seat);
}

void flow_clear_offer(struct table *table)
{
    table->offer = (struct offer){.tile = TILE_NONE, .by = SEAT_NONE};
}

void flow_clear_drawn(struct game *game)
{
    if (game->table.drawn_by != SEAT_NONE)
        game->own[game->table.drawn_by].drawn = TILE_NONE;
    game->table.drawn_by = SEAT_NONE;
}

void flow_clear_round(struct game *game)
{
    struct table *table = &game->table;
    memset(game->own, 0, sizeof game->own);
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        game->own[seat].drawn = TILE_NONE;
        memset(game->own[seat].three, TILE_NONE, sizeof game->own[seat].three);
    }
    memset(game->wall, TILE_NONE, sizeof game->wall);
    memset(game->row, TILE_NONE, sizeof game->row);
    memset(game->answers, 0, sizeof game->answers);
    game->answered = 0;
    game->front = game->back = 0;
    game->treasure = TILE_NONE;
    table->asked = 0;
    table->wall = table->dead = 0;
    table->drawn_by = SEAT_NONE;
    table->draw_source = WIN_SELF_DRAW;
    table->kongs = 0;
    table->discard_count = 0;
    memset(table->discards, 0, sizeof table->discards);
    flow_clear_offer(table);
    memset(table->hand_sizes, 0, sizeof table->hand_sizes);
    memset(table->meld_counts, 0, sizeof table->meld_counts);
    memset(table->melds, 0, sizeof table->melds);
    memset(table->turns, 0, sizeof table->turns);
    memset(table->riichi, 0, sizeof table->riichi);
    memset(table->flowers, 0, sizeof table->flowers);
    memset(table->row, TILE_NONE, sizeof table->row);
    memset(table->bonus, TILE_NONE, sizeof table->bonus);
    table->treasure = TILE_NONE;
    table->treasure_turns = 0;
    table->result = (struct result){.winner = SEAT_NONE, .from = SEAT_NONE, .tile = TILE_NONE};
}

/* --- the end of a round ------------------------------------------------------------------------ */

static void end_round(struct game *game, struct events *events)
{
    struct table *table = &game->table;
    for (int seat = 0; seat < table->seats; seat++)
        table->scores[seat] += table->result.gain[seat];
    table->asked = 0;
    flow_report(events, EVENT_ROUND_END, table->result.winner, TILE_NONE, SEAT_NONE, table->round);
    bool over =
        table->round >= table->rounds || (table->rules->ends_early && table->rules->ends_early(table));
    table->phase = over ? PHASE_OVER : PHASE_DEAL;
    if (over)
        flow_report(events, EVENT_MATCH_END, SEAT_NONE, TILE_NONE, SEAT_NONE, 0);
}

static void end_drawn(struct game *game, struct events *events)
{
    game->table.result.outcome = OUTCOME_DRAW;
    end_round(game, events);
}

void flow_end_won(struct game *game, int seat, uint8_t tile, enum win_source source, int from,
                  struct events *events)
{
    struct table *table = &game->table;
    table->result = (struct result){.outcome = OUTCOME_WIN,
                                    .winner = (uint8_t)seat,
                                    .from = (uint8_t)from,
                                    .source = (uint8_t)source,
                                    .tile = tile,
                                    .last_tile = table->wall == 0};
    struct win win;
    struct score score;
    CHECK(game_result_score(game, &win, &score));
    table->result.points = (int16_t)score.points;
    table->rules->settle(table, score.points, table->result.gain);
    flow_report(events, EVENT_WIN, seat, tile, from, source);
    end_round(game, events);
}

/* --- drawing ----------------------------------------------------------------------------------- */

/* Takes the next tile from the front or the back of the wall, which is not empty. */
uint8_t flow_take_wall_tile(struct game *game, bool back)
{
    CHECK(game->table.wall > 0);
    game->table.wall--;
    return back ? game->wall[--game->back] : game->wall[game->front++];
}

/* Gives a seat a tile from the wall; a flower or season is laid out and replaced, as often as one comes.
 * False if the wall could not give one: then the round has ended as a draw. */
bool flow_draw(struct game *game, int seat, bool back, struct events *events)
{
    struct table *table = &game->table;
    for (;; back = true) {
        if (table->wall == 0) {
            end_drawn(game, events);
            return false;
        }
        uint8_t tile = flow_take_wall_tile(game, back);
        flow_report(events, back ? EVENT_REPLACEMENT : EVENT_DRAW, seat, tile, seat, 0);
        if (tile_suit(tile) != SUIT_BONUS) {
            hand_add(&game->own[seat].hand, tile);
            game->own[seat].drawn = tile;
            table->hand_sizes[seat]++;
            table->drawn_by = (uint8_t)seat;
            return true;
        }
        table->flowers[seat] |= (uint8_t)(1u << (tile - TILE_FLOWER));
        flow_report(events, EVENT_FLOWER, seat, tile, seat, 0);
    }
}

void flow_begin_turn(struct game *game, int seat, struct events *events)
{
    flow_clear_offer(&game->table);
    game->table.turn = (uint8_t)seat;
    game->table.draw_source = WIN_SELF_DRAW;
    if (flow_draw(game, seat, false, events))
        flow_ask(game, PHASE_TURN, seat);
}

void flow_draw_replacement(struct game *game, int seat, struct events *events)
{
    game->table.draw_source = WIN_REPLACEMENT;
    if (flow_draw(game, seat, true, events))
        flow_ask(game, PHASE_TURN, seat);
}

/* --- the dummy step and the next turn ---------------------------------------------------------- */

static void next_turn(struct game *game, struct events *events)
{
    flow_begin_turn(game, table_next(&game->table, game->table.turn), events);
}

static void begin_dummy_step(struct game *game, struct events *events)
{
    flow_clear_offer(&game->table);
    if (game->table.rules->dummy && (table_hidden_count(&game->table) || game->table.wall))
        flow_ask(game, PHASE_DUMMY, game->table.turn);
    else
        next_turn(game, events);
}

/* --- kongs ------------------------------------------------------------------------------------- */

void flow_kong_stands(struct game *game, int seat, struct events *events)
{
    struct table *table = &game->table;
    flow_clear_offer(table);
    table->kongs++;
    if (table->treasure == TILE_HIDDEN)
        flow_ask(game, PHASE_TREASURE, seat);
    else
        flow_draw_replacement(game, seat, events);
}

void flow_take_from_hand(struct game *game, int seat, uint8_t kind, int count)
{
    for (int i = 0; i < count; i++) {
        struct hand *hand = &game->own[seat].hand;
        bool plain = hand_has(hand, kind);
        hand_remove(hand, plain ? kind : (uint8_t)(TILE_RED_FIVE + tile_suit(kind)));
        game->table.hand_sizes[seat]--;
    }
}

void flow_add_to_pung(struct game *game, int seat, uint8_t kind, struct events *events)
{
    struct table *table = &game->table;
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        struct meld *meld = &table->melds[seat][i];
        if (meld->kind != MELD_PUNG || meld->tile != kind)
            continue;
        flow_clear_drawn(game);
        flow_take_from_hand(game, seat, kind, 1);
        meld->kind = MELD_KONG_ADDED;
        flow_report(events, EVENT_KONG, seat, kind, seat, MELD_KONG_ADDED);
        flow_kong_stands(game, seat, events);
        return;
    }
    CHECK(!"an added kong has its pung");
}

struct meld *flow_new_meld(struct game *game, int seat, enum meld_kind kind, uint8_t tile, uint8_t claimed,
                           int from)
{
    struct table *table = &game->table;
    CHECK(table->meld_counts[seat] < MELD_MOST);
    struct meld *meld = &table->melds[seat][table->meld_counts[seat]++];
    *meld = (struct meld){.kind = (uint8_t)kind, .tile = tile, .claimed = claimed, .from = (uint8_t)from};
    return meld;
}

/* --- offers and claims ------------------------------------------------------------------------- */

/* True if that seat is one of those an offer is made to. */
static bool is_offered_to(const struct offer *offer, int seat)
{
    return seat != offer->by || offer->source == WIN_DUMMY_DISCARD || offer->source == WIN_REVEALED;
}

/* Asks every seat that can claim the tile on offer; false if there is none. */
bool flow_ask_claimants(struct game *game)
{
    struct table *table = &game->table;
    struct move moves[MOVE_MOST];
    unsigned asked = 0;
    table->phase = PHASE_CLAIM;
    game->answered = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        table->asked = (uint8_t)(1u << seat);
        if (is_offered_to(&table->offer, seat) && legal_moves(table, &game->own[seat], seat, moves))
            asked |= 1u << seat;
    }
    table->asked = (uint8_t)asked;
    return asked != 0;
}

/* Nobody wanted the tile on offer: the game goes on from where it came. */
static void nobody_claims(struct game *game, struct events *events)
{
    struct table *table = &game->table;
    struct offer offer = table->offer;
    table->asked = 0;
    switch ((enum win_source)offer.source) {
    case WIN_DISCARD:
        begin_dummy_step(game, events);
        break;
    case WIN_ROBBED_KONG:
        flow_add_to_pung(game, offer.by, tile_kind(offer.tile), events);
        break;
    default:
        next_turn(game, events);
        break;
    }
}

void flow_offer_tile(struct game *game, uint8_t tile, enum win_source source, int by, int place,
                     struct events *events)
{
    game->table.offer =
        (struct offer){.tile = tile, .source = (uint8_t)source, .by = (uint8_t)by, .place = (uint8_t)place};
    if (!flow_ask_claimants(game))
        nobody_claims(game, events);
}

static int claim_rank(const struct move *move)
{
    switch ((enum move_kind)move->kind) {
    case MOVE_WIN:
        return 3;
    case MOVE_KONG:
    case MOVE_PUNG:
        return 2;
    case MOVE_CHOW:
        return 1;
    default:
        return 0;
    }
}

/* The answer that takes the tile: by rank, then by turn order from the seat after the one it came from, that
 * one last (so of two who win on a dummy tile the other one does). NULL if all passed. */
static const struct move *best_claim(const struct game *game)
{
    const struct move *best = NULL;
    int seat = game->table.offer.by;
    for (int i = 0; i < game->table.seats; i++) {
        seat = table_next(&game->table, seat);
        if (!(game->answered >> seat & 1))
            continue;
        const struct move *answer = &game->answers[seat];
        if (claim_rank(answer) > (best ? claim_rank(best) : 0))
            best = answer;
    }
    return best;
}

void flow_note_pass(struct game *game, int seat, uint8_t tile)
{
    /* In his own dummy action a player has discarded, but it is still the same turn. */
    bool own_action = game->table.phase == PHASE_CLAIM && game->table.turn == seat;
    game->own[seat].passed[tile_kind(tile)] = (uint8_t)(game->table.turns[seat] + !own_action);
}

/* Furiten by a passed win: every seat that could have won on the offer and answered otherwise. */
static void note_passed_offers(struct game *game)
{
    const struct offer *offer = &game->table.offer;
    for (int seat = 0; seat < game->table.seats; seat++) {
        if (!(game->answered >> seat & 1) || game->answers[seat].kind == MOVE_WIN)
            continue;
        if (legal_can_win_on(&game->table, &game->own[seat], seat, offer->tile,
                             (enum win_source)offer->source, NULL))
            flow_note_pass(game, seat, offer->tile);
    }
}

/* Takes the offered tile off the pile or row it lies in. */
static void take_offer(struct table *table)
{
    if (table->offer.source == WIN_REVEALED)
        table->row[table->offer.place] = TILE_NONE;
    else
        table->discards[table->discard_count - 1].flags |= DISCARD_CLAIMED;
}

static void claim_set(struct game *game, const struct move *move, struct events *events)
{
    struct table *table = &game->table;
    struct offer offer = table->offer;
    int seat = move->seat, from = offer.source == WIN_DISCARD ? offer.by : SEAT_DUMMY;
    uint8_t kind = tile_kind(offer.tile);
    take_offer(table);
    flow_clear_offer(table);
    flow_clear_drawn(game);
    if (move->kind == MOVE_CHOW) {
        for (uint8_t part = move->tile; part <= move->tile + 2; part++)
            if (part != kind)
                flow_take_from_hand(game, seat, part, 1);
        flow_new_meld(game, seat, MELD_RUN, move->tile, offer.tile, from);
        flow_report(events, EVENT_CHOW, seat, offer.tile, from, 0);
        events->list[events->count - 1].other = move->tile;
    } else if (move->kind == MOVE_PUNG) {
        flow_take_from_hand(game, seat, kind, 2);
        flow_new_meld(game, seat, MELD_PUNG, kind, offer.tile, from);
        flow_report(events, EVENT_PUNG, seat, offer.tile, from, 0);
    } else {
        flow_take_from_hand(game, seat, kind, 3);
        flow_new_meld(game, seat, MELD_KONG_OPEN, kind, offer.tile, from);
        flow_report(events, EVENT_KONG, seat, offer.tile, from, MELD_KONG_OPEN);
        flow_kong_stands(game, seat, events);
        return;
    }
    flow_ask(game, PHASE_TURN, seat);
}

void flow_resolve_claims(struct game *game, struct events *events)
{
    const struct move *best = best_claim(game);
    struct offer offer = game->table.offer;
    if (!best || best->kind != MOVE_WIN)
        note_passed_offers(game);
    if (!best) {
        nobody_claims(game, events);
        return;
    }
    struct move claim = *best;
    if (claim.kind == MOVE_WIN) {
        bool of_dummy = offer.source == WIN_DUMMY_DISCARD || offer.source == WIN_REVEALED;
        flow_end_won(game, claim.seat, offer.tile, (enum win_source)offer.source,
                     of_dummy ? SEAT_DUMMY : offer.by, events);
    } else {
        claim_set(game, &claim, events);
    }
}
