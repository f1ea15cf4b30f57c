/*
 * flow.c: the automatic steps between two choices; see flow.h.
 *
 * Follows docs/rules/classic.md "Claims" and "Kongs", docs/rules/dueling-tigers.md "The dummy action" and
 * "The end of a round": draws and replacements, offers and claims, kongs, the dummy step, the end of a
 * round.
 */
#include "rules/play/flow.h"

#include <string.h>

#include "base/check.h"
#include "rules/play/naming.h"
#include "rules/play/passed.h"
#include "rules/play/rounds.h"
#include "rules/play/stage.h"

void flow_report(struct events *events, enum event_kind kind, int seat, uint8_t tile, int from, int number)
{
    CHECK(events->count < EVENT_MAX);
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

void flow_clear_drawn(struct game *game)
{
    if (game->table.drawn_by != SEAT_NONE)
        game->own[game->table.drawn_by].drawn = TILE_NONE;
    game->table.drawn_by = SEAT_NONE;
}

void flow_clear_round(struct game *game)
{
    memset(game->own, 0, sizeof game->own);
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        game->own[seat].drawn = TILE_NONE;
        memset(game->own[seat].three, TILE_NONE, sizeof game->own[seat].three);
    }
    memset(game->wall, TILE_NONE, sizeof game->wall);
    memset(game->row, TILE_NONE, sizeof game->row);
    memset(game->answers, 0, sizeof game->answers);
    game->answered = 0;
    game->front = game->back = 0;
    game->treasure = TILE_NONE;
    memset(game->named, 0, sizeof game->named);
}

/* --- the end of a round ------------------------------------------------------------------------ */

void flow_end_round(struct game *game, const struct score scores[SEAT_MAX], struct events *events)
{
    struct table *table = &game->table;
    bool over = rounds_settle(table, scores);
    flow_report(events, EVENT_ROUND_END, table->result.winner, TILE_NONE, SEAT_NONE, table->round);
    if (over)
        flow_report(events, EVENT_MATCH_END, SEAT_NONE, TILE_NONE, SEAT_NONE, 0);
}

void flow_end_drawn(struct game *game, struct events *events)
{
    if (game->table.rules->declares_risk && !game->table.result.naming.named_by) {
        naming_ask_all(game);
        return;
    }
    game->table.result.outcome = OUTCOME_DRAW;
    flow_end_round(game, NULL, events);
}

/* Shows the indicators below the revealed ones, after a win with Riichi. */
static void show_ura(struct game *game)
{
    for (int i = 0; i < DORA_MAX && game->table.dora.shown[i] != TILE_NONE; i++)
        game->table.dora.under[i] = game->wall[game->count - DORA_PLACE - 2 * i - 1];
}

void flow_turn_dora(struct game *game, struct events *events)
{
    struct table *table = &game->table;
    if (!table->rules->has_dora)
        return;
    int place = 0;
    while (table->dora.shown[place] != TILE_NONE)
        place++;
    CHECK(place < DORA_MAX);
    table->dora.shown[place] = game->wall[game->count - DORA_PLACE - 2 * place];
    if (place)
        flow_report(events, EVENT_DORA, SEAT_NONE, table->dora.shown[place], SEAT_NONE, place);
}

void flow_end_won(struct game *game, unsigned winners, int first, uint8_t tile, enum win_source source,
                  int from, struct events *events)
{
    struct table *table = &game->table;
    struct result *result = &table->result;
    struct score scores[SEAT_MAX];
    result->outcome = OUTCOME_WIN;
    result->winner = (uint8_t)first;
    result->winners = (uint8_t)winners;
    result->from = (uint8_t)from;
    result->source = (uint8_t)source;
    result->tile = tile;
    result->last_tile = table->wall == 0;
    if (table->rules->has_dora && table->riichi[first])
        show_ura(game);
    int seat = first;
    for (int i = 0; i < table->seats; i++, seat = (seat + 1) % table->seats) {
        struct win win;
        if (!(winners >> seat & 1))
            continue;
        CHECK(game_result_score(game, seat, &win, &scores[seat]));
        flow_report(events, EVENT_WIN, seat, tile, from, source);
    }
    result->points = scores[first].points;
    flow_end_round(game, scores, events);
}

/* --- drawing ----------------------------------------------------------------------------------- */

uint8_t flow_take_wall_tile(struct game *game, bool back)
{
    CHECK(game->table.wall > 0);
    game->table.wall--;
    return back ? game->wall[--game->back] : game->wall[game->front++];
}

void flow_lay(struct game *game, int seat, uint8_t tile, unsigned flags)
{
    struct table *table = &game->table;
    flow_clear_drawn(game);
    hand_remove(&game->own[seat].hand, tile);
    table->hand_sizes[seat]--;
    CHECK(table->discard_count < DISCARD_MAX);
    table->discards[table->discard_count++] = (struct discard){tile, (uint8_t)flags};
}

bool flow_draw(struct game *game, int seat, bool back, struct events *events)
{
    struct table *table = &game->table;
    for (;; back = true) {
        if (table->wall == 0) {
            flow_end_drawn(game, events);
            return false;
        }
        uint8_t tile = flow_take_wall_tile(game, back && !table->rules->front_replacements);
        table->turn = (uint8_t)seat; /* also for a seat that claimed a kong and draws the last flower */
        flow_report(events, back ? EVENT_REPLACEMENT : EVENT_DRAW, seat, tile, seat, 0);
        if (tile_suit(tile) != SUIT_BONUS) {
            hand_add(&game->own[seat].hand, tile);
            game->own[seat].drawn = tile;
            table->hand_sizes[seat]++;
            table->drawn_by = (uint8_t)seat;
            passed_forget(table, &game->own[seat]);
            return true;
        }
        table->flowers[seat] |= (uint8_t)(1u << (tile - TILE_FLOWER));
        flow_report(events, EVENT_FLOWER, seat, tile, seat, 0);
    }
}

void flow_begin_turn(struct game *game, int seat, struct events *events)
{
    table_clear_offer(&game->table);
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
    table_clear_offer(&game->table);
    if (game->table.rules->dummy && (game->table.wall || table_hidden_count(&game->table)))
        flow_ask(game, PHASE_DUMMY, game->table.turn);
    else
        next_turn(game, events);
}

/* --- kongs ------------------------------------------------------------------------------------- */

void flow_kong_stands(struct game *game, int seat, bool claimed, struct events *events)
{
    struct table *table = &game->table;
    table_clear_offer(table);
    table->kongs++;
    table->kong_fed &= (uint8_t) ~(1u << seat);
    if (claimed)
        table->kong_fed |= (uint8_t)(1u << seat);
    flow_turn_dora(game, events);
    if (table->dummy.treasure == TILE_HIDDEN)
        flow_ask(game, PHASE_TREASURE, seat);
    else
        flow_draw_replacement(game, seat, events);
}

/* Removes tiles of a kind from a hand; see hand_take. */
static uint8_t take_from_hand(struct game *game, int seat, uint8_t kind, int count)
{
    game->table.hand_sizes[seat] -= (uint8_t)count;
    return hand_take(&game->own[seat].hand, kind, count);
}

/* Lays out a new meld and returns it. */
static struct meld *new_meld(struct game *game, int seat, enum meld_kind kind, uint8_t tile, uint8_t claimed,
                             int from)
{
    struct table *table = &game->table;
    CHECK(table->meld_counts[seat] < MELD_MAX);
    struct meld *meld = &table->melds[seat][table->meld_counts[seat]++];
    *meld = (struct meld){.kind = (uint8_t)kind, .tile = tile, .claimed = claimed, .from = (uint8_t)from};
    return meld;
}

void flow_close_kong(struct game *game, int seat, uint8_t kind, struct events *events)
{
    flow_clear_drawn(game);
    uint8_t reds = take_from_hand(game, seat, kind, 4);
    new_meld(game, seat, MELD_KONG_CLOSED, kind, TILE_NONE, SEAT_NONE)->reds = reds;
    flow_report(events, EVENT_KONG, seat, kind, seat, MELD_KONG_CLOSED);
}

void flow_add_to_pung(struct game *game, int seat, uint8_t kind, struct events *events)
{
    struct table *table = &game->table;
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        struct meld *meld = &table->melds[seat][i];
        if (meld->kind != MELD_PUNG || meld->tile != kind)
            continue;
        flow_clear_drawn(game);
        meld->reds |= take_from_hand(game, seat, kind, 1);
        meld->kind = MELD_KONG_ADDED;
        flow_report(events, EVENT_KONG, seat, kind, seat, MELD_KONG_ADDED);
        flow_kong_stands(game, seat, false, events);
        return;
    }
    CHECK(!"an added kong has its pung");
}

/* --- offers and claims ------------------------------------------------------------------------- */

bool flow_ask_claimants(struct game *game)
{
    struct table *table = &game->table;
    struct move moves[MOVE_MAX];
    unsigned asked = 0;
    table->phase = PHASE_CLAIM;
    game->answered = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        table->asked = (uint8_t)(1u << seat);
        if (table_offers_to(table, seat) && legal_moves(table, &game->own[seat], seat, moves))
            asked |= 1u << seat;
    }
    table->asked = (uint8_t)asked;
    return asked != 0;
}

/* A discard was not claimed. */
static void after_discard(struct game *game, struct events *events)
{
    if (game->table.stage.attacker != SEAT_NONE)
        stage_begin(game, events);
    else if (table_turns_are_over(&game->table))
        flow_end_drawn(game, events);
    else
        begin_dummy_step(game, events);
}

/* Nobody took the tile on offer: the game continues where it came from. */
static void nobody_claims(struct game *game, struct events *events)
{
    struct table *table = &game->table;
    struct offer offer = table->offer;
    table->asked = 0;
    switch ((enum win_source)offer.source) {
    case WIN_DISCARD:
        after_discard(game, events);
        break;
    case WIN_ROBBED_KONG:
        flow_add_to_pung(game, offer.by, tile_kind(offer.tile), events);
        break;
    default:
        next_turn(game, events);
        break;
    }
}

static int claim_rank(const struct answer *answer)
{
    switch ((enum move_kind)answer->kind) {
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

/* Returns the seats that declared a win on the tile on offer, as bits. */
static unsigned win_claims(const struct game *game)
{
    unsigned seats = 0;
    for (int seat = 0; seat < game->table.seats; seat++)
        if (game->answered >> seat & 1 && game->answers[seat].kind == MOVE_WIN)
            seats |= 1u << seat;
    return seats;
}

/* Returns the seat whose answer takes the tile, or SEAT_NONE if all passed. Claims rank by kind, then in
 * turn order from the seat after the tile's source, the source last (so of two winners on a dummy tile the
 * other one wins). Some modes rank wins from the dealer on instead. */
static int best_claim(const struct game *game)
{
    const struct table *table = &game->table;
    int best = SEAT_NONE, best_rank = 0;
    int seat = table_next(table, table->offer.by);
    if (table->rules->dealer_claims_first && win_claims(game))
        seat = table->dealer;
    for (int i = 0; i < table->seats; i++, seat = table_next(table, seat)) {
        if (!(game->answered >> seat & 1))
            continue;
        int rank = claim_rank(&game->answers[seat]);
        if (rank > best_rank) {
            best = seat;
            best_rank = rank;
        }
    }
    return best;
}

/* Notes the passed win of every seat that could have won on the offer; where a pass blocks one turn only,
 * also of seats that were not asked. */
static void note_passed_offers(struct game *game)
{
    for (int seat = 0; seat < game->table.seats; seat++)
        if (game->answered >> seat & 1 || game->table.rules->pass_blocks_a_turn)
            passed_note_offer(&game->table, &game->own[seat], seat);
}

void flow_offer_tile(struct game *game, uint8_t tile, enum win_source source, int by, int place,
                     struct events *events)
{
    game->table.offer =
        (struct offer){.tile = tile, .source = (uint8_t)source, .by = (uint8_t)by, .place = (uint8_t)place};
    if (flow_ask_claimants(game))
        return;
    note_passed_offers(game);
    nobody_claims(game, events);
}

/* Takes the offered tile from its pile or row. */
static void take_offer(struct table *table)
{
    if (table->offer.source == WIN_REVEALED)
        table->dummy.row[table->offer.place] = TILE_NONE;
    else
        table->discards[table->discard_count - 1].flags |= DISCARD_CLAIMED;
}

static void claim_set(struct game *game, int seat, struct answer answer, struct events *events)
{
    struct table *table = &game->table;
    struct offer offer = table->offer;
    uint8_t reds = hand_red_bit(offer.tile);
    int from = offer.source == WIN_DISCARD ? offer.by : SEAT_DUMMY;
    uint8_t kind = tile_kind(offer.tile);
    take_offer(table);
    table_clear_offer(table);
    flow_clear_drawn(game);
    passed_forget(table, &game->own[seat]);
    if (answer.kind == MOVE_CHOW) {
        for (uint8_t part = answer.tile; part <= answer.tile + 2; part++)
            if (part != kind)
                reds |= take_from_hand(game, seat, part, 1);
        new_meld(game, seat, MELD_RUN, answer.tile, offer.tile, from)->reds = reds;
        flow_report(events, EVENT_CHOW, seat, offer.tile, from, reds);
        events->list[events->count - 1].other = answer.tile;
    } else if (answer.kind == MOVE_PUNG) {
        reds |= take_from_hand(game, seat, kind, 2);
        new_meld(game, seat, MELD_PUNG, kind, offer.tile, from)->reds = reds;
        flow_report(events, EVENT_PUNG, seat, offer.tile, from, reds);
    } else {
        reds |= take_from_hand(game, seat, kind, 3);
        new_meld(game, seat, MELD_KONG_OPEN, kind, offer.tile, from)->reds = reds;
        flow_report(events, EVENT_KONG, seat, offer.tile, from, MELD_KONG_OPEN);
        flow_kong_stands(game, seat, true, events);
        return;
    }
    flow_ask(game, PHASE_TURN, seat);
}

void flow_resolve_claims(struct game *game, struct events *events)
{
    if (game->table.rules->declares_risk && naming_ask_declarers(game, events))
        return;
    int seat = best_claim(game);
    struct offer offer = game->table.offer;
    struct answer claim = seat == SEAT_NONE ? (struct answer){.kind = MOVE_PASS} : game->answers[seat];
    if (claim.kind != MOVE_WIN)
        note_passed_offers(game);
    if (seat == SEAT_NONE) {
        nobody_claims(game, events);
    } else if (claim.kind == MOVE_WIN) {
        bool of_dummy = offer.source == WIN_DUMMY_DISCARD || offer.source == WIN_REVEALED;
        bool all = table_option(&game->table, OPTION_ALL_WIN);
        flow_end_won(game, all ? win_claims(game) : 1u << seat, seat, offer.tile,
                     (enum win_source)offer.source, of_dummy ? SEAT_DUMMY : offer.by, events);
    } else {
        claim_set(game, seat, claim, events);
    }
}
