/* arena.c: see arena.h. */
#include "session/arena/arena.h"

#include <math.h>
#include <string.h>

/* One playing of a deal. */
struct playing {
    unsigned a;               /* bit s: seat s is A's */
    int32_t scores[SEAT_MAX]; /* before the round */
    uint64_t patterns;        /* bit i: a hand with the mode's i-th pattern has won */
    struct tally tally;
};

static int side_of(const struct playing *playing, int seat)
{
    return playing->a >> seat & 1 ? SIDE_A : SIDE_B;
}

void arena_init(struct arena *arena, const struct ruleset *rules, enum ai_level a, enum ai_level b)
{
    *arena = (struct arena){.rounds = 1, .sitters = {sitter_computer, sitter_computer}};
    arena->setup = setup_of(rules, 0);
    arena->players[SIDE_A] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)a, .name = "A"};
    arena->players[SIDE_B] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)b, .name = "B"};
}

int arena_playings(int seats)
{
    return seats == 4 ? 2 : seats;
}

unsigned arena_seats(int seats, int index)
{
    return (seats == 4 ? 5u : 1u) << index;
}

uint64_t arena_seed(uint64_t seed, int pair)
{
    return rng_derive(seed, (uint64_t)pair);
}

/* Returns the seat whose discard or added kong gave a win, or SEAT_NONE. */
static int giver(const struct result *result)
{
    bool given = result->source == WIN_DISCARD || result->source == WIN_ROBBED_KONG;
    return given ? result->from : SEAT_NONE;
}

static void count_match(struct playing *playing, const struct table *table)
{
    int leader = table_leader(table);
    playing->tally.matches++;
    if (leader != SEAT_NONE)
        playing->tally.ahead[side_of(playing, leader)]++;
}

static int place_of(const struct ruleset *rules, const struct pattern *pattern)
{
    int place = 0;
    for (const struct pattern *at = NULL; (at = ruleset_next_pattern(rules, at)) != pattern;)
        place++;
    CHECK(place < ARENA_PATTERNS);
    return place;
}

/* Notes the patterns with which a seat has won. */
static void note_patterns(struct playing *playing, const struct session *session, int seat)
{
    struct view view;
    struct score score;
    struct win win;
    session_view(session, seat, &view);
    bool won = view_result_of(&view, seat, &win, &score);
    for (int i = 0; won && i < score.line_count; i++)
        playing->patterns |= (uint64_t)1 << place_of(view.table.rules, score.lines[i].pattern);
}

/* Counts points by the scores, so a bet that nobody wins in the round is a loss. */
static void count_round(void *watcher, const struct session *session)
{
    struct playing *playing = watcher;
    struct tally *tally = &playing->tally;
    struct view view;
    session_view(session, SEAT_NONE, &view);
    const struct result *result = &view.table.result;
    int32_t gained[SEAT_MAX];
    tally->rounds++;
    for (int seat = 0; seat < view.table.seats; seat++) {
        gained[seat] = view.table.scores[seat] - playing->scores[seat];
        playing->scores[seat] = view.table.scores[seat];
        tally->seats[side_of(playing, seat)] += seat != view.table.sitting;
        tally->gained[side_of(playing, seat)] += gained[seat];
    }
    if (result->outcome == OUTCOME_WIN) {
        tally->won[side_of(playing, result->winner)]++;
        tally->win_points += gained[result->winner];
        if (giver(result) < view.table.seats)
            tally->given[side_of(playing, giver(result))]++;
        for (int seat = 0; seat < view.table.seats; seat++)
            note_patterns(playing, session, seat);
    }
    if (session_is_over(session))
        count_match(playing, &view.table);
}

static bool play(const struct arena *arena, uint64_t seed, struct playing *playing, struct error *error)
{
    struct view view;
    struct setup setup = arena->setup;
    struct match_run run = {.rounds = arena->rounds, .watcher = playing, .round_over = count_round};
    setup.seed = seed;
    for (int seat = 0; seat < setup.seats; seat++) {
        setup.players[seat] = arena->players[side_of(playing, seat)];
        run.sitters[seat] = arena->sitters[side_of(playing, seat)];
    }
    run.session = session_new(&setup, NULL);
    session_view(run.session, SEAT_NONE, &view);
    memcpy(playing->scores, view.table.scores, sizeof playing->scores);
    bool good = match_run_play(&run, error);
    session_free(run.session);
    return good;
}

bool arena_pair(const struct arena *arena, uint64_t seed, struct tally *tally, double *value,
                struct error *error)
{
    struct tally all = {0};
    int seats = arena->setup.seats;
    for (int i = 0; i < arena_playings(seats); i++) {
        struct playing playing = {.a = arena_seats(seats, i)};
        if (!play(arena, seed, &playing, error))
            return false;
        playing.tally.playings = 1;
        for (int place = 0; place < ARENA_PATTERNS; place++)
            playing.tally.hands[place] = playing.patterns >> place & 1;
        tally_add(&all, &playing.tally);
    }
    *value = tally_gain(&all, SIDE_A) - tally_gain(&all, SIDE_B);
    tally_add(tally, &all);
    return true;
}

void tally_add(struct tally *tally, const struct tally *other)
{
    tally->rounds += other->rounds;
    tally->win_points += other->win_points;
    tally->matches += other->matches;
    tally->playings += other->playings;
    for (int place = 0; place < ARENA_PATTERNS; place++)
        tally->hands[place] += other->hands[place];
    for (int side = 0; side < SIDES; side++) {
        tally->seats[side] += other->seats[side];
        tally->gained[side] += other->gained[side];
        tally->won[side] += other->won[side];
        tally->given[side] += other->given[side];
        tally->ahead[side] += other->ahead[side];
    }
}

double tally_gain(const struct tally *tally, int side)
{
    return tally->seats[side] ? (double)tally->gained[side] / (double)tally->seats[side] : 0;
}

double tally_win(const struct tally *tally)
{
    int64_t wins = tally->won[SIDE_A] + tally->won[SIDE_B];
    return wins ? (double)tally->win_points / (double)wins : 0;
}

struct estimate arena_estimate(const double *values, int count)
{
    double mean = 0, squares = 0;
    for (int i = 0; i < count; i++)
        mean += values[i] / count;
    for (int i = 0; i < count; i++)
        squares += (values[i] - mean) * (values[i] - mean);
    double variance = count > 1 ? squares / (count - 1) : 0;
    return (struct estimate){mean, 1.96 * sqrt(variance / count)};
}
