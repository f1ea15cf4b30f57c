/* value.c: see value.h. */
#include "session/luck/value.h"

#include <math.h>
#include <string.h>

#include "ai/people.h"
#include "session/luck/luck_nets.h"
#include "session/luck/observation.h"
#include "session/session.h"

/* A mode's network. */
struct luck_net {
    const char *rules; /* the mode's id */
    const struct net *net;
    int unit;     /* points that are 1 in its output */
    double grain; /* luck is rounded to this many points */
    double error; /* of the decisions in a round, in points: what is left of the spread between equal players
                   * of level normal (docs/opponents.md "How good it is") */
};

static const struct luck_net nets[] = {
    {"dueling-tigers", &luck_net_tigers, 4, 0.1, 1.6}, {"tenpai-duel", &luck_net_tenpai, 4000, 100, 3200},
    {"one-suit", &luck_net_one_suit, 4, 0.1, 3.4},     {"patterns", &luck_net_patterns, 64, 1, 90},
    {"classic", &luck_net_classic, 16, 0.1, 30},
};

/* Returns the network for the rules of that table, or NULL. */
static const struct luck_net *luck_net_of(const struct table *table)
{
    for (size_t i = 0; i < sizeof nets / sizeof nets[0]; i++)
        if (!strcmp(nets[i].rules, table->rules->id))
            return &nets[i];
    return NULL;
}

/* True if the winner's gain is the others' loss; found by settling an invented win. */
static bool is_shared(const struct table *real)
{
    struct table table = *real;
    struct score scores[SEAT_MAX] = {0};
    int32_t gain[SEAT_MAX] = {0}, sum = 0;
    table.result = RESULT_CLEARED;
    table.result.outcome = OUTCOME_WIN;
    table.result.winner = table.result.from = 0;
    table.result.winners = 1;
    table.result.source = WIN_SELF_DRAW;
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        scores[seat].points = scores[seat].faan = 8;
        table.scores[seat] = 1000;
    }
    table.rules->settle(&table, scores, gain);
    for (int seat = 0; seat < table.seats; seat++)
        sum += gain[seat];
    return sum == 0;
}

void valuer_init(struct valuer *valuer, const struct table *table, const struct setup *setup,
                 const struct player *players)
{
    *valuer = (struct valuer){.setup = setup, .players = players};
    const struct luck_net *known = luck_net_of(table);
    valuer->net = known ? known->net : NULL;
    valuer->unit = known ? known->unit : 1;
    valuer->grain = known ? known->grain : 1;
    valuer->error = known ? known->error : 0;
    valuer->shared = is_shared(table);
}

/* --- before the end ---------------------------------------------------------------------------------- */

static bool is_over(const struct game *game)
{
    return game->table.phase == PHASE_DEAL || game->table.phase == PHASE_OVER;
}

static void estimate(const struct valuer *valuer, const struct game *game, bool undrawn,
                     double gain[SEAT_MAX])
{
    struct net_input inputs[SEAT_MAX];
    struct net_sums sums;
    const struct observation observation = {game, undrawn, valuer->unit};
    double weights[SEAT_MAX], pays[SEAT_MAX], all = 1;
    int players = 0;
    memset(gain, 0, SEAT_MAX * sizeof *gain);
    if (!valuer->net)
        return;
    observation_encode(&observation, inputs);
    if (valuer->told) {
        memcpy(valuer->told, inputs, sizeof inputs);
        *valuer->estimated = true;
    }
    net_begin(valuer->net, &sums);
    for (int seat = 0; seat < game->table.seats; seat++) {
        int32_t outputs[OBSERVATION_OUTPUTS];
        if (seat == game->table.sitting)
            continue;
        net_finish(valuer->net, &sums, &inputs[seat], outputs);
        weights[seat] = exp((double)outputs[OBSERVATION_WEIGHT] / NET_ONE);
        pays[seat] = (double)outputs[OBSERVATION_GAIN] / NET_ONE * valuer->unit;
        all += weights[seat];
        players++;
    }
    for (int winner = 0; winner < game->table.seats; winner++) {
        if (winner == game->table.sitting)
            continue;
        double part = weights[winner] / all * pays[winner];
        for (int seat = 0; seat < game->table.seats; seat++)
            if (seat != game->table.sitting)
                gain[seat] += seat == winner ? part : valuer->shared ? -part / (players - 1) : 0;
    }
}

/* --- what is certain --------------------------------------------------------------------------------- */

static void take_gains(const struct game *game, double gain[SEAT_MAX])
{
    for (int seat = 0; seat < SEAT_MAX; seat++)
        gain[seat] = game->table.result.gain[seat];
}

/* All players who must name their waits name all of them. */
static void name_all(struct game *game)
{
    struct events events;
    while (game->table.phase == PHASE_NAME) {
        int seat = tile_set_first(game->table.asked);
        struct move move = move_make(MOVE_NAME, seat, TILE_NONE);
        move.kinds = table_own_waits(&game->table, &game->own[seat], seat);
        game_apply(game, move, &events);
    }
}

/* --- the next moves ------------------------------------------------------------------------------------ */

/* True if one seat alone chooses the next move and chance gives nothing before it. */
static bool is_choice(const struct game *game)
{
    int phase = game->table.phase;
    return phase == PHASE_KEEP || phase == PHASE_TURN || phase == PHASE_CLAIM;
}

static bool gives_tile(const struct events *events)
{
    for (int i = 0; i < events->count; i++) {
        int kind = events->list[i].kind;
        if (kind == EVENT_DRAW || kind == EVENT_REPLACEMENT || kind == EVENT_TURN || kind == EVENT_DORA)
            return true;
    }
    return false;
}

/* Returns a computer's actual choice; if that takes long, and for a person, the choice of level normal. */
static struct move choose(const struct valuer *valuer, const struct game *game, int seat, int made)
{
    const struct player *player = &valuer->players[seat];
    enum ai_level level = player->kind == PLAYER_COMPUTER ? (enum ai_level)player->level : AI_NORMAL;
    struct view view;
    struct rng rng;
    if (level == AI_HARD || (person_is(level) && person_at(level)->level == AI_HARD))
        level = AI_NORMAL;
    view_init(&view, game, seat);
    session_think_source(valuer->setup, valuer->place + made - bits_count(game->answered), seat, &rng);
    return ai_choose(level, &view, &rng, NULL);
}

/* Stage B: a right guess ends the round; a wrong one is noted, and nothing is turned yet. */
static void make_guess(struct game *game, struct move move)
{
    struct stage *stage = &game->table.stage;
    const tile_set named = TILE_BIT(tile_kind(move.tile)) | TILE_BIT(tile_kind(move.other));
    struct events events;
    if (named & table_waits(&game->table, &game->own[stage->attacker].hand, stage->attacker)) {
        game_apply(game, move, &events);
        return;
    }
    stage->guessed |= named;
    stage->guess_count += 2;
}

/* Plays on as the players would, up to the next chance event; true if its tile is already in a hand. */
static bool play_on(const struct valuer *valuer, struct game *game)
{
    struct events events = {0};
    int made = 0;
    for (; is_choice(game) && !gives_tile(&events); made++)
        game_apply(game, choose(valuer, game, tile_set_first(game->table.asked), made), &events);
    name_all(game);
    if (game->table.phase == PHASE_GUESS)
        make_guess(game, choose(valuer, game, tile_set_first(game->table.asked), made));
    return gives_tile(&events);
}

void value_hide_order(uint8_t wall[], int from, int to)
{
    uint8_t tiles[WALL_MAX];
    int counts[TILE_COUNT] = {0}, count = 0, at = from;
    for (int i = from; i < to; i++)
        counts[wall[i]]++;
    for (uint8_t kind = 0; kind < TILE_COUNT; kind++)
        if (tile_suit(kind) != SUIT_BONUS)
            for (int i = 0; i < counts[kind]; i++)
                tiles[count++] = kind;
    if (count)
        wall[at++] = tiles[--count];
    for (uint8_t kind = 0; kind < TILE_COUNT; kind++)
        if (tile_suit(kind) == SUIT_BONUS)
            for (int i = 0; i < counts[kind]; i++)
                wall[at++] = kind;
    memcpy(wall + at, tiles, (size_t)count);
}

void value_of(const struct valuer *valuer, const struct game *game, bool undrawn, double gain[SEAT_MAX])
{
    struct game then = *game;
    if (table_has_flowers(&game->table) && !is_over(game))
        value_hide_order(then.wall, then.front, then.back);
    if (valuer->told)
        *valuer->estimated = false;
    if (is_over(game)) {
        take_gains(game, gain);
    } else if (undrawn) {
        estimate(valuer, game, true, gain);
    } else {
        bool drawn = play_on(valuer, &then);
        if (is_over(&then))
            take_gains(&then, gain);
        else
            estimate(valuer, &then, drawn, gain);
    }
}

/* Returns the encoded chance that the next tile is a winning draw of a tenpai hand. */
static double next_wins(const struct net_input *input)
{
    return (double)input->dense[OBSERVATION_DRAWS + 1] / (8.0 * NET_UNIT);
}

void value_turning(const struct valuer *valuer, const struct game *before, const struct move *move,
                   int turned, double gain[SEAT_MAX])
{
    struct game then = *before;
    struct net_input inputs[SEAT_MAX];
    struct valuer quiet = *valuer;
    bool estimated;
    int seat = before->table.stage.attacker;
    quiet.told = inputs;
    quiet.estimated = &estimated;
    memset(gain, 0, SEAT_MAX * sizeof *gain);
    if (valuer->told)
        *valuer->estimated = false;
    if (!valuer->net)
        return;
    if (before->table.phase == PHASE_GUESS)
        make_guess(&then, *move);
    estimate(&quiet, &then, false, gain);
    double won = (double)inputs[seat].dense[OBSERVATION_DRAWS + 2] / NET_UNIT * valuer->unit;
    gain[seat] = won - (won - gain[seat]) / pow(1 - next_wins(&inputs[seat]), turned);
}
