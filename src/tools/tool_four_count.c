/*
 * tool_four_count.c: what normal reckons with at the table of four, and what came of it.
 *
 *   tool_four_count RULES ROUNDS SEED
 *
 * Plays first rounds of matches, normal on every seat. After each discard and pass it notes what the hand
 * left is reckoned to bring, and sets beside it what the player gained or lost in that round: by tiles
 * missing and melds, and by draws to come how often another won. Every run with the same words is the same.
 */
#include <stdio.h>
#include <stdlib.h>

#include "ai/four/four_judge.h"
#include "session/arena/arena.h"

enum { NOTES = 1024, MISSING = 8, MELDS = 4 };

struct note {
    int seat, missing, melds, turns;
    double chance, points; /* reckoned: to win, and what the round brings */
    double others;         /* that another wins */
};

/* Sums of what was reckoned and of what was. */
struct sums {
    int64_t count;
    double chance, won, points, gained;
};

static struct note notes[NOTES];
static int note_count;
static struct sums by_hand[MISSING][MELDS], by_turns[FOUR_TURNS + 1];

static double others_win(const struct four_situation *situation)
{
    double stands = 1;
    for (int turn = 0; turn < situation->turns; turn++)
        stands *= 1 - (double)situation->hazard[turn] / AI_ONE;
    return 1 - stands;
}

static bool choose(void *self, const struct session *session, int seat, struct move *move, struct error *why)
{
    struct view view;
    struct four_judge judge;
    struct four_judged list[MOVE_MOST];
    (void)self, (void)why;
    session_view(session, seat, &view);
    four_judge_init(&judge, &view, &four_weights_normal);
    four_judge_moves(&judge, false, list);
    *move = list[0].move;
    const struct four_value *hand = &list[0].hand;
    bool noted = (move->kind == MOVE_DISCARD || move->kind == MOVE_PASS) && note_count < NOTES;
    if (!noted || hand->missing >= MISSING)
        return true;
    notes[note_count++] = (struct note){.seat = seat,
                                        .missing = hand->missing,
                                        .melds = judge.situation.held.meld_count,
                                        .turns = judge.situation.turns,
                                        .chance = (double)hand->chance / AI_ONE,
                                        .points = (double)(list[0].score - judge.situation.deny) / AI_ONE,
                                        .others = others_win(&judge.situation)};
    return true;
}

static void add(struct sums *sums, double chance, bool won, double points, double gained)
{
    sums->count++;
    sums->chance += chance;
    sums->won += won;
    sums->points += points;
    sums->gained += gained;
}

static void round_over(void *watcher, const struct session *session)
{
    struct view view;
    (void)watcher;
    session_view(session, SEAT_NONE, &view);
    const struct result *result = &view.table.result;
    bool win = result->outcome == OUTCOME_WIN;
    for (int i = 0; i < note_count; i++) {
        const struct note *note = &notes[i];
        bool own = win && result->winner == note->seat;
        int melds = note->melds < MELDS ? note->melds : MELDS - 1;
        add(&by_hand[note->missing][melds], note->chance, own, note->points, result->gain[note->seat]);
        add(&by_turns[note->turns], note->others, win && !own, 0, 0);
    }
    note_count = 0;
}

static void play(const struct ruleset *rules, uint64_t seed)
{
    struct arena arena;
    struct match_run run = {.rounds = 1, .round_over = round_over};
    arena_init(&arena, rules, AI_NORMAL, AI_NORMAL);
    arena.setup.seed = seed;
    for (int seat = 0; seat < arena.setup.seats; seat++) {
        arena.setup.players[seat] = arena.players[SIDE_A];
        run.sitters[seat] = (struct sitter){.choose = choose};
    }
    run.session = session_new(&arena.setup, NULL);
    match_run_play(&run, NULL);
    session_free(run.session);
}

static void print(void)
{
    for (int missing = 1; missing < MISSING; missing++)
        for (int melds = 0; melds < MELDS; melds++) {
            const struct sums *sums = &by_hand[missing][melds];
            double count = (double)sums->count;
            if (sums->count)
                printf("missing %d, melds %d: %6.0f times; wins %5.1f %% reckoned, %5.1f %% came; points "
                       "%+6.2f reckoned, %+6.2f came\n",
                       missing, melds, count, 100 * sums->chance / count, 100 * sums->won / count,
                       sums->points / count, sums->gained / count);
        }
    for (int turns = 0; turns <= FOUR_TURNS; turns++) {
        const struct sums *sums = &by_turns[turns];
        double count = (double)sums->count;
        if (sums->count)
            printf("%2d draws to come: %6.0f times; another wins %5.1f %% reckoned, %5.1f %% came\n", turns,
                   count, 100 * sums->chance / count, 100 * sums->won / count);
    }
}

int main(int count, char **words)
{
    const struct ruleset *rules = count == 4 ? ruleset_find(words[1]) : NULL;
    if (!rules || atoi(words[2]) <= 0) {
        fprintf(stderr, "usage: tool_four_count RULES ROUNDS SEED\n");
        return 2;
    }
    for (int i = 0; i < atoi(words[2]); i++)
        play(rules, arena_seed(strtoull(words[3], NULL, 10), i));
    print();
    return 0;
}
