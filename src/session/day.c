/* day.c: see day.h. */
#include "session/day.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/rng.h"
#include "rules/modes/list.h"

/* Random streams of a date: its deals, who is East first, the removed suit, the opponent. */
enum { DAY_STREAM = 20261122, EAST_STREAM = 1, SUIT_STREAM = 2, RIVAL_STREAM = 3, SUITS = 3 };

static const uint64_t seed_bound = 1000000000; /* as on earlier days */

static uint64_t chance_of(int day)
{
    return rng_derive(DAY_STREAM, (uint64_t)(int64_t)day);
}

static uint64_t seed_of(int day)
{
    return 1 + chance_of(day) % (seed_bound - 1);
}

static int below(int day, uint64_t stream, uint32_t bound)
{
    struct rng rng;
    rng_init(&rng, rng_derive(chance_of(day), stream));
    return (int)rng_below(&rng, bound);
}

enum ai_level day_rival(int day)
{
    return day < DAY_NAMED ? AI_NORMAL : (enum ai_level)(AI_PERSON + below(day, RIVAL_STREAM, PEOPLE - 1));
}

enum ai_level day_other(int day)
{
    return day < DAY_NAMED ? AI_HARD : (enum ai_level)(AI_PERSON + PEOPLE - 1);
}

int day_total(const struct day_score *score)
{
    int sum = 0;
    for (int i = 0; i < DAY_ROUNDS; i++)
        sum += score->rounds[i];
    return sum;
}

void day_setup(struct setup *setup, int day, const char *person, const char *computer, bool practice)
{
    int seat = below(day, EAST_STREAM, 2);
    char date[DATE_TEXT];
    *setup = setup_of(&ruleset_dueling_tigers, seed_of(day));
    setup->rounds = DAY_ROUNDS;
    setup->practice = practice;
    setup->players[seat] = (struct player){.kind = PLAYER_PERSON, .level = AI_NORMAL};
    setup->players[!seat] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)day_rival(day)};
    snprintf(setup->players[seat].name, PLAYER_NAME, "%s", person);
    snprintf(setup->players[!seat].name, PLAYER_NAME, "%s", computer);
    date_print(day, date);
    snprintf(setup->began, RECORD_BEGAN, "%s 00:00:00", date);
}

static struct move removal(int day)
{
    struct move move = move_make(MOVE_REMOVE, 0, TILE_NONE);
    move.number = (uint8_t)below(day, SUIT_STREAM, SUITS);
    return move;
}

void day_begin(struct session *session)
{
    int day = day_of(session_setup(session));
    CHECK(day != DATE_NONE && session_position(session) == 0);
    bool done = session_play(session, removal(day), NULL, NULL);
    CHECK(done);
}

/* True if the match has everything that the day's deals have; the players may be others. */
static bool is_of(const struct setup *setup, int day)
{
    struct setup own;
    day_setup(&own, day, "", "", false);
    bool same = setup->rounds == own.rounds && !memcmp(setup->options, own.options, sizeof own.options);
    for (int seat = 0; same && seat < own.seats; seat++)
        same = own.players[seat].kind == PLAYER_PERSON ||
               (setup->players[seat].kind == PLAYER_COMPUTER &&
                setup->players[seat].level == own.players[seat].level);
    return same;
}

int day_of(const struct setup *setup)
{
    int began = date_parse(setup->began);
    if (began == DATE_NONE || setup->rules != &ruleset_dueling_tigers)
        return DATE_NONE;
    for (int day = began; day > began - DAY_KEPT; day--)
        if (setup->seed == seed_of(day) && is_of(setup, day))
            return day;
    return DATE_NONE;
}

/* Returns the seat's score minus the opponent's. */
static int margin(const struct table *table, int seat)
{
    return table->scores[seat] - table->scores[table_next(table, seat)];
}

void day_count(const struct session *session, int seat, struct day_score *score)
{
    struct view view;
    struct session *copy = session_from_record(session_record(session));
    int before = 0;
    memset(score, 0, sizeof *score);
    while (session_position(copy) < session_position(session)) {
        session_forward(copy);
        session_view(copy, SEAT_NONE, &view);
        if (view.table.result.outcome == OUTCOME_NONE) /* set only by the move that ends a round */
            continue;
        CHECK(view.table.round <= DAY_ROUNDS);
        score->rounds[view.table.round - 1] = (int16_t)(margin(&view.table, seat) - before);
        before = margin(&view.table, seat);
    }
    session_free(copy);
}

/* Makes the next move of a match between computers. */
static void play_on(struct session *session, const struct ai_stop *stop)
{
    struct thought thought;
    if (session_awaits_deal(session)) {
        session_deal(session);
        return;
    }
    int seat = tile_set_first(session_asked(session));
    if (!session_forced(session, seat, &thought.move)) {
        session_thought(session, seat, &thought);
        thought_think(&thought, stop);
    }
    bool done = session_play(session, thought.move, NULL, NULL);
    CHECK(done);
}

bool day_play_out(struct session *session, const struct ai_stop *stop)
{
    bool stopped = false;
    while (!session_is_over(session) && !stopped) {
        play_on(session, stop);
        stopped = stop && stop->asked(stop->context);
    }
    return !stopped;
}

bool day_play_hard(int day, const struct ai_stop *stop, struct day_score *score)
{
    struct setup setup;
    day_setup(&setup, day, "", "", false);
    int seat = setup_first_person(&setup);
    setup.players[seat].kind = PLAYER_COMPUTER;
    setup.players[seat].level = (uint8_t)day_other(day);
    struct session *session = session_new(&setup, NULL);
    day_begin(session);
    bool done = day_play_out(session, stop);
    if (done)
        day_count(session, seat, score);
    session_free(session);
    return done;
}
