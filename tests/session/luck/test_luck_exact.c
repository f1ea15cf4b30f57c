/*
 * test_luck_exact.c: the correction for chance is exact.
 *
 * Near its end a round has few tiles left that nobody has seen, and all their
 * orders can be played. Over all of them the luck of each seat must add up to
 * nothing, whatever values it is measured by: here those of networks with
 * random numbers, and none at all. docs/opponents.md "How luck is counted".
 */
#include <math.h>

#include "support/test.h"

#include "session/luck/chance.h"
#include "session/luck/observation.h"
#include "session/session.h"

enum { FIRST = 32, SECOND = 8, HIDDEN = 5 };

static int16_t w1[OBSERVATION_INPUTS * FIRST], w2[FIRST * SECOND], w3[SECOND * OBSERVATION_OUTPUTS];
static int32_t b1[FIRST], b2[SECOND], b3[OBSERVATION_OUTPUTS];
static const struct net any_net = {
    0, OBSERVATION_INPUTS, FIRST, SECOND, OBSERVATION_OUTPUTS, w1, b1, w2, b2, w3, b3, NULL};

static void fill(int16_t *weights, size_t count, struct rng *rng)
{
    for (size_t i = 0; i < count; i++)
        weights[i] = (int16_t)((int)rng_below(rng, 4001) - 2000);
}

static void make_any_net(uint64_t seed)
{
    struct rng rng;
    rng_init(&rng, seed);
    fill(w1, sizeof w1 / sizeof *w1, &rng);
    fill(w2, sizeof w2 / sizeof *w2, &rng);
    fill(w3, sizeof w3 / sizeof *w3, &rng);
}

/* The places of the tiles that nobody has seen: of the wall, then of the dummy's row. */
static int hidden_tiles(struct game *game, uint8_t *places[WALL_MAX])
{
    int count = 0;
    for (int i = game->front; i < game->front + game->table.wall; i++)
        places[count++] = &game->wall[i];
    for (int i = 0; i < game->table.rules->dummy; i++)
        if (game->table.dummy.row[i] == TILE_HIDDEN)
            places[count++] = &game->row[i];
    return count;
}

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

/* Any move but a win or a kong, so that the round comes to its last tiles; tiles of the row are turned first.
 */
static struct move dawdle(const struct game *game, int seat, struct rng *rng)
{
    struct move moves[MOVE_MAX], kept[MOVE_MAX];
    int count = game_legal(game, seat, moves), left = 0;
    for (int i = 0; i < count; i++)
        if (moves[i].kind == MOVE_REVEAL)
            return moves[i];
    for (int i = 0; i < count; i++) {
        int kind = moves[i].kind;
        if (kind != MOVE_WIN && kind != MOVE_DECLARE && kind != MOVE_KONG && kind != MOVE_KONG_OWN &&
            kind != MOVE_RIICHI)
            kept[left++] = moves[i];
    }
    return kept[rng_below(rng, (uint32_t)left)];
}

/* A round of the mode with HIDDEN tiles unseen or a few less, and the move awaited now. */
static void play_to_the_end(const struct ruleset *rules, uint64_t seed, struct setup *setup,
                            struct game *game)
{
    struct events events;
    struct deal deal;
    struct rng rng;
    uint8_t *places[WALL_MAX];
    rng_init(&rng, seed);
    *setup = (struct setup){.rules = rules, .seed = seed};
    ruleset_defaults(setup->rules, setup->options);
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    for (int seat = 0; seat < setup->seats; seat++)
        setup->players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_NORMAL};
    game_init(game, setup->rules, setup->options, setup->seats);
    if (game->table.phase == PHASE_REMOVE)
        game_apply(game, move_make_number(MOVE_REMOVE, 0, 0, 0), &events);
    deal_shuffle(&deal, game, seed);
    game_deal(game, &deal, &events);
    while (goes_on(game) && hidden_tiles(game, places) > HIDDEN)
        game_apply(game, dawdle(game, tile_set_first(game->table.asked), &rng), &events);
    assert_true(hidden_tiles(game, places) > HIDDEN - 2 || rules->has_flowers); /* one entry can bring two */
}

struct sum {
    double luck[SEAT_MAX], squares;
};

struct terms {
    double luck[SEAT_MAX];
    int count;
};

static void add_term(void *context, const struct chance_term *term)
{
    struct terms *terms = context;
    terms->count++;
    for (int seat = 0; seat < SEAT_MAX; seat++)
        terms->luck[seat] += term->gain[seat];
}

/* The tiles that came from where nobody saw them. */
static int count_chances(const struct events *events)
{
    int count = 0;
    for (int i = 0; i < events->count; i++) {
        int kind = events->list[i].kind;
        count += kind == EVENT_DRAW || kind == EVENT_REPLACEMENT || kind == EVENT_DUMMY_DISCARD ||
                 kind == EVENT_REVEAL || kind == EVENT_TREASURE || kind == EVENT_TURN || kind == EVENT_DORA;
    }
    return count;
}

/* Plays one order to the end of the round, the computers at their best. */
static void play_order(struct valuer *valuer, struct game game, struct sum *sum)
{
    struct events events;
    struct terms terms = {{0}, 0};
    int chances = 0;
    for (int place = 100; goes_on(&game); place++) {
        struct rng rng;
        struct view view;
        int seat = tile_set_first(game.table.asked);
        view_init(&view, &game, seat);
        session_think_source(valuer->setup, place - bits_count(game.answered), seat, &rng);
        struct entry entry = {.move = ai_choose(AI_NORMAL, &view, &rng, NULL)};
        const struct chance_step step = {&game, &entry, NULL, place};
        chance_terms(valuer, &step, add_term, &terms);
        game_apply(&game, entry.move, &events);
        chances += count_chances(&events);
    }
    assert_int_equal(terms.count, chances); /* one left out would still add up to nothing */
    for (int seat = 0; seat < game.table.seats; seat++) {
        sum->luck[seat] += terms.luck[seat];
        sum->squares += terms.luck[seat] * terms.luck[seat];
    }
}

static void play_all_orders(struct valuer *valuer, struct game *game, uint8_t *places[], int count,
                            struct sum *sum)
{
    if (count == 0) {
        play_order(valuer, *game, sum);
        return;
    }
    for (int i = 0; i < count; i++) {
        uint8_t kept = *places[i];
        *places[i] = *places[count - 1];
        *places[count - 1] = kept;
        play_all_orders(valuer, game, places, count - 1, sum);
        *places[count - 1] = *places[i];
        *places[i] = kept;
    }
}

/* The luck of all orders; returns how much luck there was. */
static double luck_of_all_orders(const struct ruleset *rules, uint64_t seed, const struct net *net)
{
    struct setup setup;
    struct game game;
    struct valuer valuer;
    struct sum sum = {0};
    uint8_t *places[WALL_MAX];
    play_to_the_end(rules, seed, &setup, &game);
    assert_true(goes_on(&game));
    valuer_init(&valuer, &game.table, &setup, setup.players);
    valuer.net = net;
    play_all_orders(&valuer, &game, places, hidden_tiles(&game, places), &sum);
    for (int seat = 0; seat < setup.seats; seat++)
        assert_true(fabs(sum.luck[seat]) < 1e-6 * (1 + sqrt(sum.squares)));
    return sum.squares;
}

TEST(test_luck_adds_up_to_nothing_over_all_orders)
{
    static const char *const modes[] = {"dueling-tigers", "one-suit", "patterns"};
    for (int mode = 0; mode < 3; mode++) {
        double luck = 0;
        for (uint64_t seed = 1; seed <= 6; seed++) {
            make_any_net(seed);
            luck += luck_of_all_orders(ruleset_find(modes[mode]), seed, &any_net);
        }
        assert_true(luck > 1); /* there was some */
    }
}

/* With the shipped networks, and where nothing is known before the end. */
TEST(test_so_it_does_by_other_values)
{
    struct setup setup;
    struct game game;
    struct valuer valuer;
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    for (uint64_t seed = 11; seed <= 14; seed++) {
        luck_of_all_orders(rules, seed, NULL);
        play_to_the_end(rules, seed, &setup, &game);
        valuer_init(&valuer, &game.table, &setup, setup.players);
        luck_of_all_orders(rules, seed, valuer.net);
    }
}

/* True if a flower is to come and two tiles of the hidden ones are alike. */
static bool hides_flower_and_pair(struct game *game)
{
    uint8_t *places[WALL_MAX];
    int count = hidden_tiles(game, places), times[TILE_COUNT] = {0};
    bool flower = false, pair = false;
    for (int i = 0; i < count; i++) {
        flower |= tile_suit(*places[i]) == SUIT_BONUS;
        pair |= ++times[*places[i]] == 2;
    }
    return goes_on(game) && flower && pair;
}

/* A flower brings a replacement, which may be one again: what comes after a tile must not tell of it. The
 * tiles of the dead wall are played too, as nobody could play all orders with them. */
TEST(test_flowers_that_follow_are_not_foreseen)
{
    struct ruleset rules = *ruleset_find("classic");
    rules.dead_wall = 0;
    int rounds = 0;
    for (uint64_t seed = 1; rounds < 8; seed++) {
        struct setup setup;
        struct game game;
        play_to_the_end(&rules, seed, &setup, &game);
        if (!hides_flower_and_pair(&game))
            continue;
        make_any_net(seed);
        luck_of_all_orders(&rules, seed, &any_net);
        rounds++;
    }
}

/* A Stage B whose last two tiles, like those of the dead wall, are of three kinds: two tiles win, one makes
 * ura dora of tiles in the hand, and all others do nothing. */
struct stage_b {
    struct game game;
    uint8_t wins, shows, idle;
};

static bool pick_kinds(struct stage_b *stage)
{
    const struct table *table = &stage->game.table;
    int seat = table->stage.attacker;
    const struct hand *hand = &stage->game.own[seat].hand;
    tile_set waits = table_waits(table, hand, seat), dora = 0;
    stage->shows = stage->idle = TILE_NONE;
    stage->wins = waits ? tile_set_first(waits) : TILE_NONE;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (hand->counts[tile_indicated(kind)])
            dora |= TILE_BIT(kind);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (waits & TILE_BIT(kind))
            continue;
        if (dora & TILE_BIT(kind) && hand->counts[tile_indicated(kind)] > 1 && !hand->counts[kind])
            stage->shows = kind;
        else if (!(dora & TILE_BIT(kind)) && !hand->counts[kind] && tile_indicated(kind) != stage->wins)
            stage->idle = kind;
    }
    return stage->wins != TILE_NONE && stage->shows != TILE_NONE && stage->idle != TILE_NONE;
}

/* Plays a match of Tenpai Duel to its Stage B, all but two tiles turned; false if none comes. */
static bool play_to_stage_b(uint64_t seed, struct setup *setup, struct stage_b *stage)
{
    struct events events;
    struct deal deal;
    struct game *game = &stage->game;
    struct rng rng;
    rng_init(&rng, seed);
    *setup = (struct setup){.rules = ruleset_find("tenpai-duel"), .seed = seed, .seats = 2};
    ruleset_defaults(setup->rules, setup->options);
    for (int seat = 0; seat < 2; seat++)
        setup->players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_NORMAL};
    game_init(game, setup->rules, setup->options, 2);
    deal_shuffle(&deal, game, seed);
    game_deal(game, &deal, &events);
    while (goes_on(game) && game->table.phase != PHASE_GUESS) {
        struct view view;
        int seat = tile_set_first(game->table.asked);
        view_init(&view, game, seat);
        game_apply(game, ai_choose(AI_NORMAL, &view, &rng, NULL), &events);
    }
    if (game->table.phase != PHASE_GUESS || !pick_kinds(stage))
        return false;
    for (; game->table.wall > 2; game->table.wall--)
        game->table.discards[game->table.discard_count++] =
            (struct discard){game->wall[game->front++], PILE_ASIDE};
    return true;
}

static void turn_and_add(struct valuer *valuer, struct game game, struct sum *sum)
{
    struct events events;
    struct terms terms = {{0}, 0};
    const tile_set waits =
        table_waits(&game.table, &game.own[game.table.stage.attacker].hand, game.table.stage.attacker);
    uint8_t wrong = tile_set_first(~waits), other = tile_set_first(~waits & ~TILE_BIT(wrong));
    struct entry entry = {.move = move_make(MOVE_GUESS, tile_set_first(game.table.asked), wrong)};
    entry.move.other = other;
    const struct chance_step step = {&game, &entry, NULL, 100};
    chance_terms(valuer, &step, add_term, &terms);
    game_apply(&game, entry.move, &events);
    assert_false(goes_on(&game));
    for (int seat = 0; seat < 2; seat++) {
        sum->luck[seat] += terms.luck[seat];
        sum->squares += terms.luck[seat] * terms.luck[seat];
    }
}

/* The luck of all orders of such tiles, those shown left alone. */
static void luck_of_stage_b(struct valuer *valuer, struct stage_b *stage, struct sum *sum)
{
    uint8_t *places[WALL_MAX];
    int count = 0;
    for (int i = stage->game.front; i < stage->game.back; i++)
        if (i != stage->game.count - DORA_PLACE)
            places[count++] = &stage->game.wall[i];
    for (int shows = 0; shows < count; shows++)
        for (int one = 0; one < count; one++)
            for (int two = 0; two < one; two++) {
                if (one == shows || two == shows)
                    continue;
                for (int i = 0; i < count; i++)
                    *places[i] = stage->idle;
                *places[shows] = stage->shows;
                *places[one] = *places[two] = stage->wins;
                turn_and_add(valuer, stage->game, sum);
            }
}

/* The ura dora are turned once a tile has won: what that tile is worth may not depend on which of several
 * like tiles it is weighed against. */
TEST(test_ura_dora_are_as_likely_as_any_tile)
{
    int rounds = 0;
    double luck = 0;
    for (uint64_t seed = 1; rounds < 6 && seed < 500; seed++) {
        struct setup setup;
        struct stage_b stage;
        struct valuer valuer;
        struct sum sum = {0};
        if (!play_to_stage_b(seed, &setup, &stage))
            continue;
        make_any_net(seed);
        valuer_init(&valuer, &stage.game.table, &setup, setup.players);
        valuer.net = &any_net;
        luck_of_stage_b(&valuer, &stage, &sum);
        for (int seat = 0; seat < 2; seat++)
            assert_true(fabs(sum.luck[seat]) < 1e-6 * (1 + sqrt(sum.squares)));
        luck += sum.squares;
        rounds++;
    }
    assert_true(rounds == 6 && luck > 1);
}

/* The onlooker does not know where in the wall a tile lies. */
TEST(test_a_value_does_not_look_into_the_wall)
{
    for (int i = 0; ruleset_list[i]; i++) {
        struct setup setup = setup_of(ruleset_list[i], 5);
        struct game game;
        struct deal deal;
        struct events events;
        struct rng rng;
        double before[SEAT_MAX], after[SEAT_MAX];
        game_init(&game, setup.rules, setup.options, setup.seats);
        if (game.table.phase == PHASE_REMOVE)
            game_apply(&game, move_make_number(MOVE_REMOVE, 0, 0, 0), &events);
        deal_shuffle(&deal, &game, 5);
        game_deal(&game, &deal, &events);
        struct valuer valuer;
        valuer_init(&valuer, &game.table, &setup, setup.players);
        assert_non_null(valuer.net);
        value_of(&valuer, &game, true, before);
        rng_init(&rng, 9);
        rng_shuffle(&rng, game.wall + game.front, game.table.wall);
        value_of(&valuer, &game, true, after);
        assert_memory_equal(before, after, sizeof before);
    }
}
