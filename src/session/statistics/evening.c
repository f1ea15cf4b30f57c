/* evening.c: see evening.h. */
#include "session/statistics/evening.h"

#include <string.h>

#include "ai/people.h"
#include "rules/modes/list.h"
#include "session/day.h"
#include "session/statistics/statistics.h"

enum { LOT_STREAM = 1, MEETING_STREAM = 16, OWN_STREAM = 4096, REPLAYS = 16 };

static void swap(uint8_t *a, uint8_t *b)
{
    uint8_t kept = *a;
    *a = *b;
    *b = kept;
}

void evening_draw(struct evening *evening, uint64_t seed)
{
    uint8_t lots[PEOPLE + 1];
    struct rng rng;
    rng_init(&rng, rng_derive(seed, LOT_STREAM));
    for (int i = 0; i <= PEOPLE; i++)
        lots[i] = (uint8_t)i;
    swap(&lots[PEOPLE - 1], &lots[rng_below(&rng, PEOPLE)]); /* the keeper of the score goes to the end */
    evening->keeper = lots[PEOPLE - 1];
    swap(&lots[PEOPLE - 1], &lots[PEOPLE]); /* the person takes part */
    rng_shuffle(&rng, lots, EVENING_PLAYERS);
    evening->seed = seed;
    for (int i = 0; i < EVENING_MEETINGS; i++)
        evening->meetings[i] = (struct meeting){{EVENING_NOBODY, EVENING_NOBODY}, {0, 0}, EVENING_NOBODY};
    for (int i = 0; i < EVENING_PLAYERS; i++)
        evening->meetings[i / 2].who[i % 2] = lots[i];
}

int evening_round(int meeting)
{
    return meeting < 4 ? 0 : meeting < 6 ? 1 : 2;
}

/* Returns the meeting for which the winner of a meeting qualifies. */
static int next_of(int meeting)
{
    return 4 + meeting / 2;
}

static void decide(struct evening *evening, int meeting, int own, int other)
{
    struct meeting *played = &evening->meetings[meeting];
    played->points[0] = (int16_t)own;
    played->points[1] = (int16_t)other;
    if (own == other)
        return;
    played->winner = played->who[own < other];
    if (meeting < EVENING_MEETINGS - 1)
        evening->meetings[next_of(meeting)].who[meeting % 2] = played->winner;
}

static bool is_ready(const struct meeting *meeting, bool mine)
{
    bool has_you = meeting->who[0] == EVENING_YOU || meeting->who[1] == EVENING_YOU;
    return meeting->winner == EVENING_NOBODY && meeting->who[0] != EVENING_NOBODY &&
           meeting->who[1] != EVENING_NOBODY && has_you == mine;
}

int evening_mine(const struct evening *evening)
{
    for (int i = 0; i < EVENING_MEETINGS; i++)
        if (is_ready(&evening->meetings[i], true))
            return i;
    return -1;
}

int evening_winner(const struct evening *evening)
{
    return evening->meetings[EVENING_MEETINGS - 1].winner;
}

uint64_t evening_seed(const struct evening *evening, int played)
{
    return rng_derive(evening->seed, OWN_STREAM + (uint64_t)played);
}

static struct session *session_of(const struct evening *evening, int meeting, int replay)
{
    uint64_t seed = rng_derive(evening->seed, MEETING_STREAM + (uint64_t)(meeting * REPLAYS + replay));
    struct setup setup = setup_of(&ruleset_dueling_tigers, seed);
    const struct meeting *now = &evening->meetings[meeting];
    for (int i = 0; i < 2; i++)
        setup.players[i] =
            (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)(AI_PERSON + now->who[i])};
    return session_new(&setup, NULL);
}

/* Plays one match of a meeting; false if it was stopped. */
static bool play_once(struct evening *evening, int meeting, int replay, const struct ai_stop *stop)
{
    static const int last = REPLAYS - 1;
    struct session *session = session_of(evening, meeting, replay);
    struct view view;
    bool done = day_play_out(session, stop);
    session_view(session, SEAT_NONE, &view);
    int own = view.table.scores[0], other = view.table.scores[1];
    if (done)
        decide(evening, meeting, replay == last && own == other ? own + 1 : own, other);
    session_free(session);
    return done;
}

/* Returns the round in which the person plays; 3 once they are out or have won. */
static int own_round(const struct evening *evening)
{
    for (int i = 0; i < EVENING_MEETINGS; i++) {
        const struct meeting *meeting = &evening->meetings[i];
        bool mine = meeting->who[0] == EVENING_YOU || meeting->who[1] == EVENING_YOU;
        if (mine && meeting->winner == EVENING_NOBODY)
            return evening_round(i);
    }
    return 3;
}

bool evening_play(struct evening *evening, const struct ai_stop *stop)
{
    for (int i = 0; i < EVENING_MEETINGS && evening_round(i) < own_round(evening); i++)
        for (int replay = 0; is_ready(&evening->meetings[i], false); replay++)
            if (!play_once(evening, i, replay, stop))
                return false;
    return true;
}

static const struct match_tally *find(const struct journal *journal, const char *began)
{
    for (int i = 0; i < journal->count; i++) {
        struct archived kept;
        if (journal->matches[i].rules == &ruleset_dueling_tigers &&
            archive_take_apart(journal->matches[i].name, &kept) && strcmp(kept.began, began) == 0)
            return &journal->matches[i];
    }
    return NULL;
}

bool evening_enter(struct evening *evening, const struct journal *journal, const char *began)
{
    const struct match_tally *match = began[0] ? find(journal, began) : NULL;
    int mine = evening_mine(evening);
    if (!match || mine < 0)
        return false;
    int place = evening->meetings[mine].who[1] == EVENING_YOU;
    int own = match->scores[match->seat], other = match->scores[!match->seat];
    decide(evening, mine, place ? other : own, place ? own : other);
    return true;
}
