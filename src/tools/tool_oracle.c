/*
 * tool_oracle.c: a player who sees all tiles, to measure how far there is to go.
 *
 *   tool_oracle RULES PAIRS SEED B [LINES]
 *
 * Sets the oracle, and then each level, against the level B over the same
 * duplicate pairs, and prints what share of the oracle's points each makes.
 *
 * At every choice the oracle plays the true game on in many ways (LINES, 200):
 * its own moves towards a complete hand with chance deciding between what is as
 * near, the other's moves as `easy` would. The lines that brought most are played
 * again against B as it is, and it begins the one with the best mean. The best
 * line is kept for its next choice. So it knows all tiles and the other's habits,
 * not their random numbers: near the most that can be made, and not above it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/random_player.h"
#include "base/check.h"
#include "rules/modes/list.h"
#include "session/arena/arena.h"
#include "session/session_inside.h"

enum { LINE_MOST = 96, BEST_LINES = 6, ROLLOUTS = 4 };

/* The oracle's own choices, in order, and what they brought. */
struct line {
    struct move moves[LINE_MOST];
    int count;
    int value;
};

struct oracle {
    enum ai_level other; /* what the others really are */
    int lines;
    struct line kept[SEAT_MOST]; /* of each seat: the first move is for its next choice */
    const struct session *session;
};

/* One way the round may go on. */
struct rollout {
    struct game game;
    int seat;
    enum ai_level others;
    struct rng rng;
    uint32_t stray; /* per cent of discards that are a step back */
    const struct line *guide;
    struct line line;
};

static int shanten_without(const struct view *view, uint8_t tile)
{
    struct hand hand = view->own.hand;
    struct shape shape;
    if (tile != TILE_NONE)
        hand_remove(&hand, tile);
    table_shape(&view->table, &hand, view->seat, &shape);
    return shape_shanten(&shape);
}

static bool throws(const struct move *move)
{
    return move->kind == MOVE_DISCARD || move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI;
}

/* One of the discards that leave the hand nearest, sometimes one that leaves it a step further. */
static struct move throw_one(const struct view *view, struct rollout *rollout)
{
    int shanten[MOVE_MOST], least = SHANTEN_NEVER, count = 0;
    int slack = rng_below(&rollout->rng, 100) < rollout->stray;
    struct move good[MOVE_MOST];
    for (int i = 0; i < view->move_count; i++) {
        shanten[i] = throws(&view->moves[i]) ? shanten_without(view, view->moves[i].tile) : SHANTEN_NEVER;
        least = shanten[i] < least ? shanten[i] : least;
    }
    for (int i = 0; i < view->move_count; i++)
        if (throws(&view->moves[i]) && shanten[i] <= least + slack)
            good[count++] = view->moves[i];
    return count ? good[rng_below(&rollout->rng, (uint32_t)count)] : random_player_move(view, &rollout->rng);
}

static bool is_complete(const struct view *view)
{
    struct hand hand = view->own.hand;
    struct shape shape;
    if (view->table.phase == PHASE_CLAIM)
        hand_add(&hand, tile_kind(view->table.offer.tile));
    table_shape(&view->table, &hand, view->seat, &shape);
    return shape_is_complete(&shape);
}

/* The kinds the hand of a seat waits for. */
static tile_set waits_of(const struct game *game, int seat)
{
    struct hand hand = game->own[seat].hand;
    struct shape shape;
    if (game->own[seat].drawn != TILE_NONE)
        hand_remove(&hand, game->own[seat].drawn);
    table_shape(&game->table, &hand, seat, &shape);
    return shape_useful(&shape, NULL);
}

/* Names a wait of the attacker that has not been named. */
static struct move guess(const struct rollout *rollout, const struct view *view, struct move filled)
{
    tile_set waits = waits_of(&rollout->game, view->table.stage.attacker) & ~view->table.stage.guessed;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!(waits & TILE_BIT(kind)) || kind == filled.tile || kind == filled.other)
            continue;
        uint8_t with = filled.tile;
        filled.tile = kind < with ? kind : with;
        filled.other = kind < with ? with : kind;
        return filled;
    }
    return filled;
}

/* What the oracle may do in a line: any move, but what is plainly better is not left to chance. */
static struct move any_move(struct rollout *rollout, const struct view *view)
{
    const struct move *win = view_find(view, MOVE_WIN), *declare = view_find(view, MOVE_DECLARE);
    if (win && rng_below(&rollout->rng, 10))
        return *win;
    if (declare && is_complete(view))
        return *declare;
    if (view->table.phase == PHASE_NAME)
        return ai_choose(AI_NORMAL, view, &rollout->rng, NULL);
    if (view->table.phase == PHASE_GUESS)
        return guess(rollout, view, random_player_move(view, &rollout->rng));
    if (view->table.phase == PHASE_TURN)
        return throw_one(view, rollout);
    struct move move = random_player_move(view, &rollout->rng);
    const struct move *pass = view_find(view, MOVE_PASS);
    return move.kind == MOVE_DECLARE && pass ? *pass : move;
}

static struct move own_move(struct rollout *rollout, const struct view *view)
{
    int place = rollout->line.count;
    struct move move;
    if (rollout->guide && place < rollout->guide->count && view_allows(view, rollout->guide->moves[place]))
        move = rollout->guide->moves[place];
    else
        move = any_move(rollout, view);
    if (place < LINE_MOST)
        rollout->line.moves[rollout->line.count++] = move;
    return move;
}

/* What the seat has gained since it had `before`, a bet it laid counted, less what the others did, times how
 * many they are. */
static int value_since(const struct table *table, const int32_t before[SEAT_MOST], int seat)
{
    int own = table->scores[seat] - before[seat], others = 0;
    for (int other = 0; other < table->seats; other++)
        others += other == seat ? 0 : table->scores[other] - before[other];
    return (table_players(table) - 1) * own - others;
}

static void play_on(struct rollout *rollout)
{
    struct game *game = &rollout->game;
    int32_t before[SEAT_MOST];
    memcpy(before, game->table.scores, sizeof before);
    while (game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER) {
        struct events events;
        struct view view;
        int seat = 0;
        while (!(game->table.asked >> seat & 1))
            seat++;
        view_init(&view, game, seat);
        if (view.move_count == 1 && view.moves[0].kind != MOVE_GUESS && view.moves[0].kind != MOVE_NAME)
            game_apply(game, view.moves[0], &events);
        else if (seat == rollout->seat)
            game_apply(game, own_move(rollout, &view), &events);
        else
            game_apply(game, ai_choose(rollout->others, &view, &rollout->rng, NULL), &events);
    }
    rollout->line.value = value_since(&game->table, before, rollout->seat);
}

static void keep_best(struct line best[BEST_LINES], const struct line *line)
{
    int place = BEST_LINES;
    while (place > 0 && (!best[place - 1].count || line->value > best[place - 1].value))
        place--;
    if (place == BEST_LINES)
        return;
    memmove(&best[place + 1], &best[place], (size_t)(BEST_LINES - 1 - place) * sizeof *best);
    best[place] = *line;
}

/* The sum over a few rollouts against the others as they are. */
static int judge(const struct rollout *model, const struct line *line, enum ai_level others)
{
    int sum = 0;
    for (int i = 0; i < ROLLOUTS; i++) {
        struct rollout rollout = *model;
        rollout.guide = line;
        rollout.others = others;
        rng_init(&rollout.rng, 1000 + (uint64_t)i);
        play_on(&rollout);
        sum += rollout.line.value;
    }
    return sum;
}

/* Finds the line that the next move shall begin; `kept` is the one that was followed so far. */
static void search(const struct oracle *oracle, const struct rollout *model, uint64_t seed, struct line *kept)
{
    struct line best[BEST_LINES] = {0};
    struct rng rng;
    int most = 0, place = 0;
    rng_init(&rng, seed);
    for (int i = 0; i < oracle->lines; i++) {
        struct rollout rollout = *model;
        rollout.guide = i == 0 && kept->count ? kept : NULL;
        rollout.stray = i % 3 ? 0 : rng_below(&rng, 30);
        rng_init(&rollout.rng, rng_next(&rng));
        play_on(&rollout);
        keep_best(best, &rollout.line);
    }
    if (kept->count)
        best[BEST_LINES - 1] = *kept;
    for (int i = 0; i < BEST_LINES; i++) {
        int value = best[i].count ? judge(model, &best[i], oracle->other) : 0;
        if (best[i].count && (!best[place].count || value > most)) {
            most = value;
            place = i;
        }
    }
    *kept = best[place];
}

static bool oracle_choose(void *self, const struct session *session, int seat, struct move *move,
                          struct error *why)
{
    struct oracle *oracle = self;
    struct rollout model = {.game = session->game, .seat = seat, .others = AI_EASY};
    struct line *kept = &oracle->kept[seat];
    struct view view;
    (void)why;
    session_view(session, seat, &view);
    if (oracle->session != session)
        memset(oracle->kept, 0, sizeof oracle->kept);
    oracle->session = session;
    if (view.table.phase == PHASE_REMOVE) {
        *move = view.moves[0];
        return true;
    }
    if (kept->count && !view_allows(&view, kept->moves[0]))
        kept->count = 0;
    search(oracle, &model, (uint64_t)session->position * 31 + session->record.setup.seed, kept);
    *move = kept->moves[0];
    kept->count--;
    memmove(kept->moves, kept->moves + 1, (size_t)kept->count * sizeof *kept->moves);
    return true;
}

static void print(const char *name, const char *other, struct estimate estimate, const struct tally *tally,
                  struct estimate oracle)
{
    printf("%-7s - %s: %+.3f +- %.3f points a round, %.3f before the other's; %.0f %% of the oracle's net\n",
           name, other, estimate.mean, estimate.margin, tally_gain(tally, SIDE_A),
           100 * estimate.mean / oracle.mean);
    fflush(stdout);
}

int main(int count, char **words)
{
    const struct ruleset *rules = count >= 5 ? ruleset_find(words[1]) : NULL;
    enum ai_level other = rules ? ai_level_parse(words[4]) : AI_LEVELS;
    int pairs = rules ? atoi(words[2]) : 0;
    if (other == AI_LEVELS || pairs < 1) {
        fprintf(stderr, "usage: tool_oracle RULES PAIRS SEED B [LINES]\n");
        return 2;
    }
    struct oracle oracle = {.other = other, .lines = count > 5 ? atoi(words[5]) : 200};
    uint64_t seed = strtoull(words[3], NULL, 10);
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, rules, other, other);
    arena.sitters[SIDE_A] = (struct sitter){.self = &oracle, .choose = oracle_choose};
    struct estimate best = arena_run(&arena, seed, 0, pairs, &tally);
    print("oracle", words[4], best, &tally, best);
    for (int level = AI_RANDOM; level < AI_LEVELS; level++) {
        struct tally counted = {0};
        if (level == (int)other)
            continue;
        arena_init(&arena, rules, (enum ai_level)level, other);
        struct estimate found = arena_run(&arena, seed, 0, pairs, &counted);
        print(ai_level_name((enum ai_level)level), words[4], found, &counted, best);
    }
    return 0;
}
