/*
 * tool_people.c: the ladder and the habits of the people (ai/people.h), for docs/opponents.md.
 *
 *   tool_people RULES PAIRS SEED WHO [OTHER [NAME=VALUE ...]]
 *
 * WHO plays duplicate pairs against OTHER (normal if none is named), both by their ids, and a row of the
 * table is printed: points a round with the 95 % interval and as a share of a mean win, then how often they
 * do what their habits are about. With NAME=VALUE a habit or the base level is another for once (calls,
 * riichi, care, greed, draws, blur, slips, level), which is how the weights were found.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/brain.h"
#include "session/arena/arena.h"

/* What somebody could have done, and did. */
struct chance {
    int64_t met, taken;
};

struct watched {
    struct person who;
    struct chance calls, draws;
    int64_t declared; /* Riichi or tenpai */
    int64_t wins, points;
};

static bool can(const struct view *view, unsigned kinds)
{
    for (int i = 0; i < view->move_count; i++)
        if (kinds >> view->moves[i].kind & 1)
            return true;
    return false;
}

static void count(struct chance *chance, const struct view *view, struct move move, unsigned kinds)
{
    if (!can(view, kinds))
        return;
    chance->met++;
    chance->taken += kinds >> move.kind & 1;
}

static bool watched_choose(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    struct watched *watched = self;
    struct thought thought;
    struct reason reason;
    (void)why;
    session_thought(session, seat, &thought);
    const struct view *view = &thought.view;
    *move = brain_find(view)->choose(&watched->who, view, &thought.rng, NULL, &reason);
    count(&watched->calls, view, *move, 1u << MOVE_CHOW | 1u << MOVE_PUNG | 1u << MOVE_KONG);
    watched->declared += move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI;
    if (can(view, 1u << MOVE_REVEAL))
        count(&watched->draws, view, *move, 1u << MOVE_DUMMY_DRAW);
    return true;
}

/* Counts the hand of a round they won. */
static void watched_hear(void *self, const struct session *session, int seat, int events)
{
    struct watched *watched = self;
    struct view view;
    for (int i = 0; i < events; i++) {
        if (session_event(session, i, SEAT_NONE).kind != EVENT_ROUND_END)
            continue;
        session_view(session, SEAT_NONE, &view);
        const struct result *result = &view.table.result;
        bool won = result->outcome == OUTCOME_WIN && result->winners >> seat & 1;
        watched->wins += won;
        watched->points += won ? result->gain[seat] : 0;
    }
}

static bool turn_knob(struct person *who, const char *text)
{
    static const char *const names[] = {"calls", "riichi", "care", "greed", "draws", "blur", "slips"};
    struct habits *habits = &who->habits;
    int16_t *const knobs[] = {&habits->calls, &habits->riichi, &habits->care, &habits->greed,
                              &habits->draws, &habits->blur,   &habits->slips};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        size_t length = strlen(names[i]);
        if (strncmp(text, names[i], length) != 0 || text[length] != '=')
            continue;
        *knobs[i] = (int16_t)atoi(text + length + 1);
        return true;
    }
    enum ai_level level = strncmp(text, "level=", 6) ? AI_LEVELS : ai_level_parse(text + 6);
    who->level = level < AI_LEVELS ? level : who->level;
    return level < AI_LEVELS;
}

static void print_chance(const struct chance *chance)
{
    if (chance->met)
        printf(" %.0f %% |", 100 * (double)chance->taken / (double)chance->met);
    else
        printf(" |");
}

static void print_row(const char *name, const struct watched *watched, const struct tally *tally,
                      struct estimate estimate)
{
    double win = tally_win(tally), rounds = (double)tally->rounds;
    printf("| %s | %+.2f ± %.2f | %+.1f ± %.1f %% | %.0f %% | %.0f %% |", name, estimate.mean,
           estimate.margin, 100 * estimate.mean / win, 100 * estimate.margin / win,
           100 * (double)tally->won[SIDE_A] / rounds, 100 * (double)tally->won[SIDE_B] / rounds);
    print_chance(&watched->calls);
    printf(" %.0f |", 100 * (double)watched->declared / (double)tally->seats[SIDE_A]);
    print_chance(&watched->draws);
    printf(" %.1f %% | %.2f |\n", 100 * (double)tally->given[SIDE_A] / rounds,
           watched->wins ? (double)watched->points / (double)watched->wins : 0);
}

int main(int count, char **words)
{
    const struct ruleset *rules = count >= 5 ? ruleset_find(words[1]) : NULL;
    enum ai_level a = rules ? ai_level_parse(words[4]) : AI_LEVELS;
    enum ai_level b = count >= 6 ? ai_level_parse(words[5]) : AI_NORMAL;
    int pairs = rules ? atoi(words[2]) : 0;
    bool good = pairs > 0 && a != AI_LEVELS && a != AI_RANDOM && b != AI_LEVELS;
    struct watched watched = {0};
    if (good)
        watched.who = *person_at(a);
    for (int i = 6; good && i < count; i++)
        good = turn_knob(&watched.who, words[i]);
    if (!good) {
        fprintf(stderr, "usage: tool_people RULES PAIRS SEED WHO [OTHER [NAME=VALUE ...]]\n");
        return 2;
    }
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, rules, a, b);
    arena.sitters[SIDE_A] = (struct sitter){.self = &watched, .choose = watched_choose, .hear = watched_hear};
    struct estimate estimate = arena_run(&arena, strtoull(words[3], NULL, 10), 0, pairs, &tally);
    print_row(words[4], &watched, &tally, estimate);
    return 0;
}
