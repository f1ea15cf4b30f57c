/* conformance.c: what must hold at every step of every game; see conformance.h. */
#include "support/conformance.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/event_ask.h"
#include "support/invariants.h"

/* How seldom the slow checks are made, in steps. */
enum { EVERY_GUESS = 13, EVERY_REFUSAL = 397, STEPS_MAX = 5000, CLOCK_MAX = 1500 };

void walker_expect(const struct walker *walker, bool condition, const char *what)
{
    if (condition)
        return;
    print_error("%s, seed %llu, step %d: %s\n", walker->game.table.rules->id,
                (unsigned long long)walker->seed, walker->step, what);
    fail();
}

void walker_init(struct walker *walker, const struct ruleset *rules, const int16_t options[OPTION_MAX],
                 int seats, uint64_t seed, struct coverage *coverage)
{
    *walker = (struct walker){.seed = seed, .careful = seed % 4 != 0, .coverage = coverage};
    struct setup setup = {.rules = rules, .seats = (uint8_t)seats, .seed = seed};
    memcpy(setup.options, options, sizeof setup.options);
    for (int seat = 0; seat < seats; seat++)
        snprintf(setup.players[seat].name, PLAYER_NAME, "Player %d", seat + 1);
    record_init(&walker->record, &setup);
    game_init(&walker->game, rules, options, seats);
    rng_init(&walker->rng, seed);
}

void walker_deinit(struct walker *walker)
{
    record_deinit(&walker->record);
}

/* --- the list of legal moves -------------------------------------------------------------------- */

/* The place of a tile in tile order: a red five stands right before the plain fives. */
static uint8_t tile_order(uint8_t tile)
{
    if (tile >= TILE_COUNT)
        return tile;
    return (uint8_t)(2 * tile_kind(tile) + (tile < TILE_RED_FIVE));
}

/* Moves by kind, then by tile, then by numbers. */
static int move_order(const struct move *a, const struct move *b)
{
    const uint8_t one[] = {a->kind, tile_order(a->tile), a->number, a->other};
    const uint8_t two[] = {b->kind, tile_order(b->tile), b->number, b->other};
    return memcmp(one, two, sizeof one);
}

/* Fails unless the listed move is accepted and reads back from its text. */
static void check_move(const struct walker *walker, int seat, struct move move)
{
    if (walker_is_form(move))
        return;
    struct error why;
    struct move again;
    char text[MOVE_TEXT];
    move_print(move, text);
    walker_expect(walker, game_check(&walker->game, move, NULL), "a listed move is refused");
    walker_expect(walker, move_parse(&again, seat, text, &why) && move_equal(again, move),
                  "a move does not read back from its text");
}

static void check_list(const struct walker *walker, int seat, const struct move *moves, int count)
{
    bool asked = walker->game.table.asked >> seat & 1;
    walker_expect(walker, asked == (count > 0), "who is asked has moves, and nobody else");
    for (int i = 0; i < count; i++) {
        walker_expect(walker, moves[i].seat == seat, "a move is another seat's");
        walker_expect(walker, i == 0 || move_order(&moves[i - 1], &moves[i]) < 0,
                      "the moves are not in order");
    }
    if (count) /* each place of the list in turn: a match has hundreds of steps */
        check_move(walker, seat, moves[walker->step % count]);
}

/* Fails if that move is accepted without standing in the list, or refused without a sentence. */
static void check_refusal(const struct walker *walker, struct move move, const struct move *moves, int count)
{
    for (int i = 0; i < count; i++)
        if (move_equal(moves[i], move))
            return;
    struct refusal why = {0};
    walker_expect(walker, !game_check(&walker->game, move, &why), "a move outside the list is accepted");
    walker_expect(walker, why.kind > REFUSAL_NONE && why.kind < REFUSAL_KINDS, "a refusal has no reason");
}

static bool takes_tile(enum move_kind kind)
{
    return kind == MOVE_DISCARD || kind == MOVE_RIICHI || kind == MOVE_TENPAI || kind == MOVE_CHOW ||
           kind == MOVE_KONG_OWN;
}

static bool takes_number(enum move_kind kind)
{
    return kind == MOVE_REVEAL || kind == MOVE_REMOVE || kind == MOVE_KEEP || kind == MOVE_TREASURE;
}

/* Tries every move of a kind that can be written. */
static void check_refusals(const struct walker *walker, enum move_kind kind, int seat,
                           const struct move *moves, int count)
{
    if (takes_tile(kind)) {
        for (uint8_t tile = 0; tile < TILE_COUNT; tile++)
            check_refusal(walker, move_make(kind, seat, tile), moves, count);
    } else if (takes_number(kind)) {
        for (int number = 0; number < 100; number++)
            check_refusal(walker, move_make_number(kind, seat, number % 10, number / 10), moves, count);
        for (int place = 10; place < 15; place++)
            check_refusal(walker, move_make_number(kind, seat, place, 0), moves, count);
    } else {
        check_refusal(walker, move_make(kind, seat, TILE_NONE), moves, count);
    }
}

/* --- views --------------------------------------------------------------------------------------- */

/* The view does not change when all that the seat cannot see is dealt again. */
static void check_guess(struct walker *walker, int seat)
{
    struct view view, again;
    struct game guess;
    view_init(&view, &walker->game, seat);
    view_guess(&view, &walker->rng, &guess);
    const char *broken = invariants_broken(&guess);
    walker_expect(walker, !broken, broken ? broken : "");
    view_init(&again, &guess, seat);
    walker_expect(walker, memcmp(&view, &again, sizeof view) == 0, "a hidden tile shows in the view");
}

/* --- events -------------------------------------------------------------------------------------- */

/* True if everybody can see such a tile on the table now. */
static bool lies_open(const struct table *table, uint8_t tile)
{
    for (int i = 0; i < table->discard_count; i++)
        if (table->discards[i].tile == tile)
            return true;
    for (int seat = 0; seat < table->seats; seat++) {
        for (int i = 0; i < table->meld_counts[seat]; i++) {
            uint8_t tiles[4];
            if (memchr(tiles, tile, (size_t)meld_list(&table->melds[seat][i], tiles)))
                return true;
        }
    }
    bool flower = tile >= TILE_FLOWER && tile < TILE_RED_FIVE;
    return memchr(table->dummy.row, tile, sizeof table->dummy.row) ||
           memchr(table->dummy.bonus, tile, sizeof table->dummy.bonus) ||
           memchr(table->dora.shown, tile, sizeof table->dora.shown) || table->dummy.treasure == tile ||
           flower || table->offer.tile == tile || table->result.tile == tile;
}

static void check_event(struct walker *walker, struct event event)
{
    const struct table *table = &walker->game.table;
    bool secret = event.kind == EVENT_DRAW || event.kind == EVENT_REPLACEMENT || event.kind == EVENT_LAY_DOWN;
    /* Kinds said are no tiles; a tile turned in Stage B or declared on is shown by being turned or declared.
     */
    bool shown = event.kind == EVENT_GUESS || event.kind == EVENT_NAME || event.kind == EVENT_TURN ||
                 event.kind == EVENT_DECLARE;
    walker->coverage->events[event.kind]++;
    for (int seat = 0; seat <= table->seats; seat++) {
        struct event seen = event_seen_by(event, seat < table->seats ? seat : SEAT_NONE);
        bool own = secret && seat == event.seat;
        walker_expect(walker, own || shown || seen.tile >= TILE_COUNT || lies_open(table, seen.tile),
                      "an event shows a hidden tile");
        walker_expect(walker, !own || seen.tile == event.tile, "a player does not see their own draw");
    }
    if (event.kind == EVENT_KONG)
        walker->coverage->kongs[event.number]++;
}

/* --- what is heard, folded, is what is seen ---------------------------------------------------------- */

struct field {
    const char *name;
    size_t offset, size;
};

#define FIELD(name)                                                                                          \
    {                                                                                                        \
#name, offsetof(struct view, name), sizeof(((struct view *)0)->name)                                 \
    }

/* All of a view, for the sentence that says what differs. */
static const struct field fields[] = {
    FIELD(table.round),
    FIELD(table.dealer),
    FIELD(table.deals_passed),
    FIELD(table.scores),
    FIELD(table.phase),
    FIELD(table.turn),
    FIELD(table.asked),
    FIELD(table.removed),
    FIELD(table.wall),
    FIELD(table.dead),
    FIELD(table.drawn_by),
    FIELD(table.draw_source),
    FIELD(table.kongs),
    FIELD(table.kong_fed),
    FIELD(table.discard_count),
    FIELD(table.discards),
    FIELD(table.offer),
    FIELD(table.hand_sizes),
    FIELD(table.meld_counts),
    FIELD(table.melds),
    FIELD(table.turns),
    FIELD(table.riichi),
    FIELD(table.flowers),
    FIELD(table.sets),
    FIELD(table.sitting),
    FIELD(table.declared),
    FIELD(table.dummy),
    FIELD(table.dora),
    FIELD(table.stage),
    FIELD(table.stakes),
    FIELD(table.result),
    FIELD(seat),
    FIELD(own.hand),
    FIELD(own.drawn),
    FIELD(own.three),
    FIELD(own.passed),
    FIELD(shown),
    FIELD(hands),
    FIELD(move_count),
    FIELD(moves),
};

/* Who made the move, the events as the viewer heard them, and the view after it. */
struct hearing {
    int mover;
    int count;
    struct event list[EVENT_MAX];
    struct view seen;
};

static bool hears(const struct hearing *hearing, enum event_kind kind)
{
    for (int i = 0; i < hearing->count; i++)
        if (hearing->list[i].kind == kind)
            return true;
    return false;
}

/* What the end of a round shows and pays: points in the result, as EVENT_ROUND_END says, and hidden tiles. */
static void take_what_an_end_shows(struct view *told, const struct view *seen)
{
    struct table *table = &told->table;
    const struct result *result = &seen->table.result;
    memcpy(table->scores, seen->table.scores, sizeof table->scores);
    table->stakes = seen->table.stakes;
    table->dora = seen->table.dora;
    table->result.points = result->points;
    memcpy(table->result.gain, result->gain, sizeof result->gain);
    memcpy(table->result.liable, result->liable, sizeof result->liable);
    memcpy(table->result.naming.waits, result->naming.waits, sizeof result->naming.waits);
    if (result->outcome == OUTCOME_INVALID) /* on another's own draw, which was told when they declared */
        table->result.tile = result->tile;
    for (int i = 0; i < table->discard_count; i++)
        if (table->discards[i].flags & DISCARD_DOWN)
            table->discards[i].tile = seen->table.discards[i].tile;
    told->shown = seen->shown;
    memcpy(told->hands, seen->hands, sizeof told->hands);
}

/* Completes a view by what comes with it and not with an event; see event_apply.h, which names each. */
static void take_what_no_event_tells(struct view *told, const struct hearing *hearing)
{
    const struct view *seen = &hearing->seen;
    if (told->table.phase != seen->table.phase) {
        event_apply_pass(told);
    } else if (hearing->count == 0 &&
               hearing->mover == told->seat) { /* it has answered; others still think */
        told->table.asked = 0;
        told->move_count = 0;
        memset(told->moves, 0, sizeof told->moves);
    }
    if (hears(hearing, EVENT_ROUND_END))
        take_what_an_end_shows(told, seen);
}

static void expect_same_view(const struct walker *walker, const struct view *told, const struct view *seen)
{
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        const struct field *field = &fields[i];
        bool same =
            memcmp((const char *)told + field->offset, (const char *)seen + field->offset, field->size) == 0;
        if (!same)
            print_error("%s differs for seat %d\n", field->name, told->seat);
    }
    walker_expect(walker, memcmp(told, seen, sizeof *told) == 0, "what a seat hears is not what it sees");
}

/* The view before the move, folded with the events that the viewer hears, is the view after it. */
static void check_hearing(const struct walker *walker, const struct game *before, const struct events *events,
                          int mover, int viewer)
{
    struct hearing hearing = {.mover = mover, .count = events->count};
    struct view told;
    for (int i = 0; i < events->count; i++)
        hearing.list[i] = event_seen_by(events->list[i], viewer);
    view_init(&hearing.seen, &walker->game, viewer);
    if (before->table.phase == PHASE_DEAL && hears(&hearing, EVENT_DEAL)) { /* the view as it was dealt */
        told = hearing.seen;
        event_apply_back(&told, hearing.list + 1, hearing.count - 1);
    } else {
        view_init(&told, before, viewer);
    }
    event_apply_all(&told, hearing.list, hearing.count);
    take_what_no_event_tells(&told, &hearing);
    expect_same_view(walker, &told, &hearing.seen);
}

static void check_all_hear(const struct walker *walker, const struct game *before,
                           const struct events *events, int mover)
{
    for (int seat = 0; seat <= walker->game.table.seats; seat++)
        check_hearing(walker, before, events, mover, seat < walker->game.table.seats ? seat : SEAT_NONE);
}

/* --- the wall and the scores --------------------------------------------------------------------- */

static int tiles_taken(const struct events *events)
{
    int taken = 0;
    for (int i = 0; i < events->count; i++) {
        int kind = events->list[i].kind;
        taken += kind == EVENT_DRAW || kind == EVENT_REPLACEMENT || kind == EVENT_DUMMY_DISCARD ||
                 kind == EVENT_TURN;
    }
    return taken;
}

static void check_events(struct walker *walker, const struct game *before, const struct events *events)
{
    const struct table *table = &walker->game.table;
    for (int i = 0; i < events->count; i++)
        check_event(walker, events->list[i]);
    if (before->table.phase == PHASE_DEAL || before->table.phase == PHASE_REMOVE)
        return;
    walker_expect(walker, table->wall == before->table.wall - tiles_taken(events), "the wall counts wrong");
    walker_expect(walker, table->dead == before->table.dead, "the dead wall changes its size");
}

/* The points of a finished round add up, and the scores follow from them. */
static void check_result(struct walker *walker, const struct game *before)
{
    const struct table *table = &walker->game.table;
    struct win win;
    struct score score;
    bool won = game_result_score(&walker->game, table->result.winner, &win, &score);
    walker_expect(walker, won == (table->result.outcome == OUTCOME_WIN), "only a win has a score");
    for (int seat = 0; seat < table->seats; seat++) {
        bool adds_up = table->scores[seat] == before->table.scores[seat] + table->result.gain[seat];
        walker_expect(walker, adds_up, "a score is not the old one and the gain");
    }
    walker->coverage->draws += table->result.outcome == OUTCOME_DRAW;
    if (won)
        walker->coverage->wins[table->result.source]++;
    if (!won || table->rules->score)
        return;
    int points = 0;
    for (int i = 0; i < score.line_count; i++)
        points += score.lines[i].points;
    walker_expect(walker, score.win && points == score.points && points == table->result.points,
                  "the patterns do not add up to the points");
}

/* --- one step ------------------------------------------------------------------------------------ */

static void check_position(struct walker *walker)
{
    const struct table *table = &walker->game.table;
    const char *broken = invariants_broken(&walker->game);
    walker_expect(walker, !broken, broken ? broken : "");
    bool resting = table->phase == PHASE_DEAL || table->phase == PHASE_OVER;
    walker_expect(walker, resting == (table->asked == 0), "the game stands still");
    walker->coverage->both_asked += (table->asked & (table->asked - 1)) != 0;
    for (int seat = 0; seat < table->seats; seat++) {
        struct move moves[MOVE_MAX];
        int count = game_legal(&walker->game, seat, moves);
        check_list(walker, seat, moves, count);
        for (int kind = 0; kind < MOVE_NAME && walker->step % EVERY_REFUSAL == 0; kind++)
            if (kind != MOVE_GUESS)
                check_refusals(walker, (enum move_kind)kind, seat, moves, count);
        if (!resting && walker->step % EVERY_GUESS == 0)
            check_guess(walker, seat);
    }
}

static void deal(struct walker *walker, struct events *events)
{
    struct deal deal;
    uint64_t seed = rng_derive(walker->seed, walker->game.table.round);
    deal_shuffle(&deal, &walker->game, seed);
    walker_expect(walker, deal_check(&deal, &walker->game, NULL), "a shuffled deal is no good one");
    game_deal(&walker->game, &deal, events);
    record_add_deal(&walker->record, &deal, seed);
    walker->coverage->deals++;
}

static int move(struct walker *walker, struct events *events)
{
    int seat;
    do
        seat = (int)rng_below(&walker->rng, walker->game.table.seats);
    while (!(walker->game.table.asked >> seat & 1));
    struct move chosen = walker_choose(walker, seat);
    record_add_move(&walker->record, chosen);
    game_apply(&walker->game, chosen, events);
    walker->coverage->riichi += chosen.kind == MOVE_RIICHI;
    return seat;
}

static void end_by_clock(struct walker *walker, struct events *events)
{
    record_add_time_up(&walker->record);
    game_time_up(&walker->game, events);
}

/* By turns it is another step of a match that is looked at. */
static bool looks(const struct walker *walker)
{
    return !walker->swift || (walker->seed + (uint64_t)walker->step) % SWIFT_LOOKS == 0;
}

void walker_play(struct walker *walker)
{
    const struct table *table = &walker->game.table;
    for (walker->step = 0; table->phase != PHASE_OVER; walker->step++) {
        struct game before = walker->game;
        struct events events;
        int mover = SEAT_NONE;
        bool looked = looks(walker);
        if (looked)
            check_position(walker);
        walker_expect(walker, walker->step < STEPS_MAX, "the match does not end");
        /* where no number of rounds ends the match, time does, chosen or not */
        int clock = walker->clock || table->rounds ? walker->clock : CLOCK_MAX;
        bool timed = clock && walker->step == clock && table->rules->time_up;
        if (timed)
            end_by_clock(walker, &events);
        else if (table->phase == PHASE_DEAL)
            deal(walker, &events);
        else
            mover = move(walker, &events);
        if (looked && !timed) /* the clock's end is no move, and not folded */
            check_all_hear(walker, &before, &events, mover);
        if (looked)
            check_events(walker, &before, &events);
        bool round_over =
            table->result.outcome != OUTCOME_NONE && before.table.result.outcome == OUTCOME_NONE;
        if (round_over && walker->swift)
            check_position(walker);
        if (round_over)
            check_result(walker, &before);
        walker->before = &before;
        if (round_over && walker->round_over)
            walker->round_over(walker);
    }
    check_position(walker);
    walker->before = NULL;
    walker->coverage->steps += walker->step;
}
