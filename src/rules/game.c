/*
 * game.c: the course of a match, move by move; see game.h.
 *
 * Follows rules.md sections 0, 1 and 6. Every function that moves the game on
 * ends with somebody asked, a deal awaited, or the match over.
 */
#include "rules/game.h"

#include <string.h>

#include "base/check.h"
#include "base/rng.h"

static void report(struct events *events, enum event_kind kind, int seat, uint8_t tile, int from, int number)
{
    CHECK(events->count < EVENT_MOST);
    events->list[events->count++] = (struct event){.kind = (uint8_t)kind,
                                                   .seat = (uint8_t)seat,
                                                   .tile = tile,
                                                   .other = TILE_NONE,
                                                   .from = (uint8_t)from,
                                                   .number = (uint8_t)number};
}

static void ask(struct game *game, enum phase phase, int seat)
{
    game->table.phase = (uint8_t)phase;
    game->table.turn = (uint8_t)seat;
    game->table.asked = (uint8_t)(1u << seat);
}

static void clear_offer(struct table *table)
{
    table->offer = (struct offer){.tile = TILE_NONE, .by = SEAT_NONE};
}

static void clear_drawn(struct game *game)
{
    if (game->table.drawn_by != SEAT_NONE)
        game->own[game->table.drawn_by].drawn = TILE_NONE;
    game->table.drawn_by = SEAT_NONE;
}

static void clear_round(struct game *game)
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
    clear_offer(table);
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

void game_init(struct game *game, const struct ruleset *rules, const int16_t options[OPTION_MOST], int seats)
{
    CHECK(seats >= rules->seats_least && seats <= rules->seats_most);
    memset(game, 0, sizeof *game);
    struct table *table = &game->table;
    table->rules = rules;
    memcpy(table->options, options, sizeof table->options);
    table->seats = (uint8_t)seats;
    table->rounds = (uint8_t)table_option(table, rules->rounds_option);
    table->removed = SUIT_NONE;
    clear_round(game);
    for (int seat = 0; seat < seats && rules->start_score; seat++)
        table->scores[seat] = rules->start_score(rules, options);
    table->phase = PHASE_DEAL;
    if (rules->removes_suit)
        ask(game, PHASE_REMOVE, 0);
}

/* --- the end of a round ------------------------------------------------------------------------ */

static void end_round(struct game *game, struct events *events)
{
    struct table *table = &game->table;
    for (int seat = 0; seat < table->seats; seat++)
        table->scores[seat] += table->result.gain[seat];
    table->asked = 0;
    report(events, EVENT_ROUND_END, table->result.winner, TILE_NONE, SEAT_NONE, table->round);
    bool over =
        table->round >= table->rounds || (table->rules->ends_early && table->rules->ends_early(table));
    table->phase = over ? PHASE_OVER : PHASE_DEAL;
    if (over)
        report(events, EVENT_MATCH_END, SEAT_NONE, TILE_NONE, SEAT_NONE, 0);
}

static void end_drawn(struct game *game, struct events *events)
{
    game->table.result.outcome = OUTCOME_DRAW;
    end_round(game, events);
}

static void end_won(struct game *game, int seat, uint8_t tile, enum win_source source, int from,
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
    report(events, EVENT_WIN, seat, tile, from, source);
    end_round(game, events);
}

bool game_result_score(const struct game *game, struct win *win, struct score *score)
{
    const struct result *result = &game->table.result;
    if (result->outcome != OUTCOME_WIN)
        return false;
    struct hand hand = game->own[result->winner].hand;
    if (result->from != result->winner)
        hand_add(&hand, result->tile);
    table_win(&game->table, &hand, result->winner, result->tile, (enum win_source)result->source, win);
    score_win(game->table.rules, game->table.options, win, score);
    return true;
}

/* --- drawing ----------------------------------------------------------------------------------- */

/* Takes the next tile from the front or the back of the wall, which is not empty. */
static uint8_t take_from_wall(struct game *game, bool back)
{
    CHECK(game->table.wall > 0);
    game->table.wall--;
    return back ? game->wall[--game->back] : game->wall[game->front++];
}

/* Gives a seat a tile from the wall; a flower or season is laid out and replaced, as often as one comes.
 * False if the wall could not give one: then the round has ended as a draw. */
static bool draw(struct game *game, int seat, bool back, struct events *events)
{
    struct table *table = &game->table;
    for (;; back = true) {
        if (table->wall == 0) {
            end_drawn(game, events);
            return false;
        }
        uint8_t tile = take_from_wall(game, back);
        report(events, back ? EVENT_REPLACEMENT : EVENT_DRAW, seat, tile, seat, 0);
        if (tile_suit(tile) != SUIT_BONUS) {
            hand_add(&game->own[seat].hand, tile);
            game->own[seat].drawn = tile;
            table->hand_sizes[seat]++;
            table->drawn_by = (uint8_t)seat;
            return true;
        }
        table->flowers[seat] |= (uint8_t)(1u << (tile - TILE_FLOWER));
        report(events, EVENT_FLOWER, seat, tile, seat, 0);
    }
}

static void begin_turn(struct game *game, int seat, struct events *events)
{
    clear_offer(&game->table);
    game->table.turn = (uint8_t)seat;
    game->table.draw_source = WIN_SELF_DRAW;
    if (draw(game, seat, false, events))
        ask(game, PHASE_TURN, seat);
}

static void draw_replacement(struct game *game, int seat, struct events *events)
{
    game->table.draw_source = WIN_REPLACEMENT;
    if (draw(game, seat, true, events))
        ask(game, PHASE_TURN, seat);
}

/* --- the dummy step and the next turn ---------------------------------------------------------- */

static void next_turn(struct game *game, struct events *events)
{
    begin_turn(game, table_next(&game->table, game->table.turn), events);
}

static void begin_dummy_step(struct game *game, struct events *events)
{
    clear_offer(&game->table);
    if (game->table.rules->dummy && (table_hidden_count(&game->table) || game->table.wall))
        ask(game, PHASE_DUMMY, game->table.turn);
    else
        next_turn(game, events);
}

/* --- kongs ------------------------------------------------------------------------------------- */

static void kong_stands(struct game *game, int seat, struct events *events)
{
    struct table *table = &game->table;
    clear_offer(table);
    table->kongs++;
    if (table->treasure == TILE_HIDDEN)
        ask(game, PHASE_TREASURE, seat);
    else
        draw_replacement(game, seat, events);
}

static void take_from_hand(struct game *game, int seat, uint8_t kind, int count)
{
    for (int i = 0; i < count; i++) {
        struct hand *hand = &game->own[seat].hand;
        bool plain = hand_has(hand, kind);
        hand_remove(hand, plain ? kind : (uint8_t)(TILE_RED_FIVE + tile_suit(kind)));
        game->table.hand_sizes[seat]--;
    }
}

static void add_to_pung(struct game *game, int seat, uint8_t kind, struct events *events)
{
    struct table *table = &game->table;
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        struct meld *meld = &table->melds[seat][i];
        if (meld->kind != MELD_PUNG || meld->tile != kind)
            continue;
        clear_drawn(game);
        take_from_hand(game, seat, kind, 1);
        meld->kind = MELD_KONG_ADDED;
        report(events, EVENT_KONG, seat, kind, seat, MELD_KONG_ADDED);
        kong_stands(game, seat, events);
        return;
    }
    CHECK(!"an added kong has its pung");
}

static struct meld *new_meld(struct game *game, int seat, enum meld_kind kind, uint8_t tile, uint8_t claimed,
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
static bool ask_claimants(struct game *game)
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
        add_to_pung(game, offer.by, tile_kind(offer.tile), events);
        break;
    default:
        next_turn(game, events);
        break;
    }
}

static void offer_tile(struct game *game, uint8_t tile, enum win_source source, int by, int place,
                       struct events *events)
{
    game->table.offer =
        (struct offer){.tile = tile, .source = (uint8_t)source, .by = (uint8_t)by, .place = (uint8_t)place};
    if (!ask_claimants(game))
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

static void note_passed_win(struct game *game, int seat, uint8_t tile)
{
    game->own[seat].passed[tile_kind(tile)] = (uint8_t)(game->table.turns[seat] + 1);
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
            note_passed_win(game, seat, offer->tile);
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
    clear_offer(table);
    clear_drawn(game);
    if (move->kind == MOVE_CHOW) {
        for (uint8_t part = move->tile; part <= move->tile + 2; part++)
            if (part != kind)
                take_from_hand(game, seat, part, 1);
        new_meld(game, seat, MELD_RUN, move->tile, offer.tile, from);
        report(events, EVENT_CHOW, seat, offer.tile, from, 0);
        events->list[events->count - 1].other = move->tile;
    } else if (move->kind == MOVE_PUNG) {
        take_from_hand(game, seat, kind, 2);
        new_meld(game, seat, MELD_PUNG, kind, offer.tile, from);
        report(events, EVENT_PUNG, seat, offer.tile, from, 0);
    } else {
        take_from_hand(game, seat, kind, 3);
        new_meld(game, seat, MELD_KONG_OPEN, kind, offer.tile, from);
        report(events, EVENT_KONG, seat, offer.tile, from, MELD_KONG_OPEN);
        kong_stands(game, seat, events);
        return;
    }
    ask(game, PHASE_TURN, seat);
}

static void resolve_claims(struct game *game, struct events *events)
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
        end_won(game, claim.seat, offer.tile, (enum win_source)offer.source, of_dummy ? SEAT_DUMMY : offer.by,
                events);
    } else {
        claim_set(game, &claim, events);
    }
}

/* --- the moves --------------------------------------------------------------------------------- */

/* Furiten by a passed win: a drawn tile that completed the hand and was not declared. */
static void note_passed_draw(struct game *game, int seat)
{
    struct shape shape;
    if (game->table.drawn_by != seat)
        return;
    table_shape(&game->table, &game->own[seat].hand, seat, &shape);
    if (shape_is_complete(&shape))
        note_passed_win(game, seat, game->own[seat].drawn);
}

static void discard(struct game *game, struct move move, struct events *events)
{
    struct table *table = &game->table;
    int seat = move.seat;
    bool drawn = table->drawn_by == seat && game->own[seat].drawn == move.tile;
    bool riichi = move.kind == MOVE_RIICHI;
    note_passed_draw(game, seat);
    clear_drawn(game);
    hand_remove(&game->own[seat].hand, move.tile);
    table->hand_sizes[seat]--;
    table->turns[seat]++;
    if (riichi) {
        table->riichi[seat] = table->turns[seat];
        report(events, EVENT_RIICHI, seat, TILE_NONE, seat, table->turns[seat]);
    }
    CHECK(table->discard_count < DISCARD_MOST);
    uint8_t flags = (uint8_t)(seat | (riichi ? DISCARD_RIICHI : 0) | (drawn ? DISCARD_DRAWN : 0));
    table->discards[table->discard_count++] = (struct discard){move.tile, flags};
    report(events, EVENT_DISCARD, seat, move.tile, seat, drawn);
    offer_tile(game, move.tile, WIN_DISCARD, seat, 0, events);
}

static void kong_own(struct game *game, struct move move, struct events *events)
{
    int seat = move.seat;
    uint8_t kind = tile_kind(move.tile);
    note_passed_draw(game, seat);
    if (game->own[seat].hand.counts[kind] == 4) {
        clear_drawn(game);
        take_from_hand(game, seat, kind, 4);
        new_meld(game, seat, MELD_KONG_CLOSED, kind, TILE_NONE, SEAT_NONE);
        report(events, EVENT_KONG, seat, kind, seat, MELD_KONG_CLOSED);
        kong_stands(game, seat, events);
        return;
    }
    game->table.offer = (struct offer){.tile = kind, .source = WIN_ROBBED_KONG, .by = (uint8_t)seat};
    if (ask_claimants(game))
        report(events, EVENT_KONG_OFFERED, seat, kind, seat, MELD_KONG_ADDED);
    else
        add_to_pung(game, seat, kind, events);
}

static void reveal(struct game *game, struct move move, struct events *events)
{
    uint8_t tile = game->row[move.number];
    game->table.row[move.number] = tile;
    report(events, EVENT_REVEAL, move.seat, tile, SEAT_DUMMY, move.number);
    offer_tile(game, tile, WIN_REVEALED, move.seat, move.number, events);
}

static void dummy_draw(struct game *game, struct move move, struct events *events)
{
    struct table *table = &game->table;
    uint8_t tile = take_from_wall(game, false);
    CHECK(table->discard_count < DISCARD_MOST);
    table->discards[table->discard_count++] = (struct discard){tile, SEAT_DUMMY};
    report(events, EVENT_DUMMY_DISCARD, move.seat, tile, SEAT_DUMMY, 0);
    offer_tile(game, tile, WIN_DUMMY_DISCARD, move.seat, 0, events);
}

static void keep(struct game *game, struct move move, struct events *events)
{
    struct own *own = &game->own[move.seat];
    struct table *table = &game->table;
    for (int i = 0; i < 3; i++) {
        if (tile_number(own->three[i]) == move.number)
            table->bonus[0] = own->three[i];
        if (tile_number(own->three[i]) == move.other)
            table->bonus[1] = own->three[i];
    }
    memset(own->three, TILE_NONE, sizeof own->three);
    report(events, EVENT_KEEP, move.seat, table->bonus[0], SEAT_NONE, 0);
    events->list[events->count - 1].other = table->bonus[1];
    ask(game, PHASE_TURN, move.seat);
}

static void answer_treasure(struct game *game, struct move move, struct events *events)
{
    if (move.number) {
        game->table.treasure = game->treasure;
        game->table.treasure_turns = (uint8_t)(1 + game->table.kongs);
        report(events, EVENT_TREASURE, move.seat, game->treasure, SEAT_NONE, 0);
    }
    draw_replacement(game, move.seat, events);
}

static void answer_claim(struct game *game, struct move move, struct events *events)
{
    game->answers[move.seat] = move;
    game->answered |= (uint8_t)(1u << move.seat);
    game->table.asked &= (uint8_t) ~(1u << move.seat);
    if (!game->table.asked)
        resolve_claims(game, events);
}

int game_legal(const struct game *game, int seat, struct move moves[MOVE_MOST])
{
    return legal_moves(&game->table, &game->own[seat], seat, moves);
}

bool game_check(const struct game *game, struct move move, struct error *why)
{
    if (move.seat >= game->table.seats)
        return error_set(why, "There is no such seat");
    return legal_check(&game->table, &game->own[move.seat], move, why);
}

void game_apply(struct game *game, struct move move, struct events *events)
{
    CHECK(game->table.asked >> move.seat & 1);
    events->count = 0;
    if (game->table.phase == PHASE_CLAIM) {
        answer_claim(game, move, events);
        return;
    }
    game->table.asked = 0;
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
    case MOVE_RIICHI:
        discard(game, move, events);
        break;
    case MOVE_KONG_OWN:
        kong_own(game, move, events);
        break;
    case MOVE_WIN:
        end_won(game, move.seat, game->own[move.seat].drawn, (enum win_source)game->table.draw_source,
                move.seat, events);
        break;
    case MOVE_REVEAL:
        reveal(game, move, events);
        break;
    case MOVE_DUMMY_DRAW:
        dummy_draw(game, move, events);
        break;
    case MOVE_REMOVE:
        game->table.removed = move.number;
        game->table.phase = PHASE_DEAL;
        report(events, EVENT_REMOVE, move.seat, TILE_NONE, SEAT_NONE, move.number);
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

/* --- dealing ----------------------------------------------------------------------------------- */

/* Gives a seat its first tiles, flowers and seasons still among them. */
static int deal_hand(struct game *game, int seat, int size)
{
    int bonus = 0;
    for (int i = 0; i < size; i++) {
        uint8_t tile = game->wall[game->front++];
        if (tile_suit(tile) == SUIT_BONUS) {
            game->table.flowers[seat] |= (uint8_t)(1u << (tile - TILE_FLOWER));
            bonus++;
        } else {
            hand_add(&game->own[seat].hand, tile);
            game->table.hand_sizes[seat]++;
        }
    }
    return bonus;
}

static void set_treasure(struct game *game, const struct deal *deal)
{
    struct table *table = &game->table;
    if (!deal->aside_count)
        return;
    memcpy(game->own[table->dealer].three, deal->aside, 3);
    if (table_option(table, "treasure")) {
        game->treasure = deal->aside[3];
        table->treasure = TILE_HIDDEN;
    }
}

/* Lays the dealt flowers out and replaces them, the dealer first; false if the round ended over it. */
static bool replace_flowers(struct game *game, const int bonus[SEAT_MOST], struct events *events)
{
    for (int i = 0, seat = game->table.dealer; i < game->table.seats;
         i++, seat = table_next(&game->table, seat)) {
        for (uint8_t tile = TILE_FLOWER; tile < TILE_RED_FIVE; tile++)
            if (game->table.flowers[seat] >> (tile - TILE_FLOWER) & 1)
                report(events, EVENT_FLOWER, seat, tile, seat, 0);
        for (int left = bonus[seat]; left > 0; left--)
            if (!draw(game, seat, true, events))
                return false;
        clear_drawn(game);
    }
    return true;
}

static bool deals_indicators(const struct table *table)
{
    return table->rules->removes_suit && table_option(table, "indicators");
}

void game_deal(struct game *game, const struct deal *deal, struct events *events)
{
    struct table *table = &game->table;
    CHECK(table->phase == PHASE_DEAL && deal_check(deal, game, NULL));
    events->count = 0;
    int dealer = 0;
    if (table->round > 0)
        dealer =
            table->rules->next_dealer ? table->rules->next_dealer(table) : table_next(table, table->dealer);
    clear_round(game);
    table->round++;
    table->dealer = (uint8_t)dealer;
    memcpy(game->wall, deal->wall, deal->count);
    report(events, EVENT_DEAL, dealer, TILE_NONE, SEAT_NONE, table->round);

    int bonus[SEAT_MOST] = {0};
    for (int i = 0, seat = dealer; i < table->seats; i++, seat = table_next(table, seat))
        bonus[seat] = deal_hand(game, seat, 3 * table->rules->sets + 1);
    for (int i = 0; i < table->rules->dummy; i++) {
        game->row[i] = game->wall[game->front++];
        table->row[i] = TILE_HIDDEN;
    }
    game->back = deal->count;
    table->dead = table->rules->dead_wall;
    table->wall = (uint8_t)(game->back - game->front - table->dead);
    set_treasure(game, deal);
    if (!replace_flowers(game, bonus, events))
        return;
    begin_turn(game, dealer, events);
    if (deal->aside_count && table->phase == PHASE_TURN)
        ask(game, PHASE_KEEP, dealer);
}

/* The tiles of the next round's wall in a fixed order; returns how many. */
static int round_set(const struct game *game, uint8_t tiles[WALL_MOST])
{
    uint8_t copies[TILE_KINDS];
    int count = 0;
    table_copies(&game->table, copies);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < copies[kind]; i++)
            tiles[count++] = kind;
    for (uint8_t tile = TILE_FLOWER; tile < TILE_RED_FIVE; tile++)
        for (int i = 0; i < game->table.rules->bonus_copies; i++)
            tiles[count++] = tile;
    return count;
}

static bool three_differ(const uint8_t *tiles)
{
    return tiles[0] != tiles[1] && tiles[0] != tiles[2] && tiles[1] != tiles[2];
}

void deal_shuffle(struct deal *deal, const struct game *game, uint64_t seed)
{
    struct rng rng;
    rng_init(&rng, seed);
    memset(deal, 0, sizeof *deal);
    deal->count = (uint8_t)round_set(game, deal->wall);
    rng_shuffle(&rng, deal->wall, deal->count);
    if (!deals_indicators(&game->table))
        return;
    uint8_t suit[36];
    for (int i = 0; i < 36; i++)
        suit[i] = (uint8_t)(9 * game->table.removed + i / 4);
    do
        rng_shuffle(&rng, suit, 36);
    while (!three_differ(suit)); /* all four are drawn again until the three numbers differ */
    memcpy(deal->aside, suit, ASIDE_MOST);
    deal->aside_count = ASIDE_MOST;
}

static bool check_aside(const struct deal *deal, const struct game *game, struct error *why)
{
    int wanted = deals_indicators(&game->table) ? ASIDE_MOST : 0;
    if (deal->aside_count != wanted)
        return error_set(why, "%d tiles are set aside; it must be %d", deal->aside_count, wanted);
    for (int i = 0; i < wanted; i++)
        if (deal->aside[i] >= TILE_EAST || tile_suit(deal->aside[i]) != game->table.removed)
            return error_set(why, "a tile set aside is not of the suit taken out");
    if (wanted && !three_differ(deal->aside))
        return error_set(why, "the three candidates for indicators do not differ");
    return true;
}

bool deal_check(const struct deal *deal, const struct game *game, struct error *why)
{
    uint8_t tiles[WALL_MOST];
    int8_t left[TILE_COUNT] = {0};
    if (game->table.phase != PHASE_DEAL)
        return error_set(why, "no deal is awaited here");
    int count = round_set(game, tiles);
    if (deal->count != count)
        return error_set(why, "the wall has %d tiles; it must have %d", deal->count, count);
    for (int i = 0; i < count; i++)
        left[tiles[i]]++;
    for (int i = 0; i < count; i++)
        if (deal->wall[i] >= TILE_COUNT || --left[deal->wall[i]] < 0)
            return error_set(why, "the wall holds a %s too many",
                             deal->wall[i] < TILE_COUNT ? tile_name(deal->wall[i]) : "tile of no kind");
    return check_aside(deal, game, why);
}
