/*
 * tool_teacher.c: how far the teacher's figures are true.
 *
 *   tool_teacher count ROUNDS SEED           counts src/ai/ready_counts.c
 *   tool_teacher shown MODE ROUNDS SEED      what was shown as a chance, and how often it happened, by tenths
 *   tool_teacher claims MODE ROUNDS SEED     losses that a review claims, played again with fresh hidden
 * tiles
 *
 * Rounds are played by all levels and some of the people, drawn for each seat. docs/teacher.md has the
 * results.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/hidden.h"
#include "ai/ready_counts.h"
#include "rules/modes/list.h"
#include "session/session.h"
#include "session/study/review.h"

enum {
    PENDING_MAX = 4096,
    TENTHS = 10,
    DEALS = 200,
    REPEATS = 4,
    SAMPLED = 15 /* of so many decisions, one */
};

/* --- rounds --------------------------------------------------------------------------------------- */

/* Called before each move with the view it is made from, and once more at the round's end, without a move. */
typedef void watch(void *self, const struct session *session, const struct view *view,
                   const struct move *move);

static void set_up(struct setup *setup, const struct ruleset *rules, uint64_t seed)
{
    static const char *const players[] = {"easy", "normal", "hard", "mei", "otto", "kai", "lin", "ravi"};
    struct rng rng;
    *setup = (struct setup){.rules = rules, .seed = seed, .rounds = 1};
    rng_init(&rng, rng_derive(seed, 1));
    ruleset_defaults(rules, setup->options);
    for (int i = 0; i < OPTION_MAX && rules->options[i].name; i++)
        if (rules->options[i].key == OPTION_SIZE)
            setup->options[i] = rules->options[i].numbers[rng_below(&rng, 4)];
    setup->seats = (uint8_t)ruleset_seats(rules, setup->options);
    for (int seat = 0; seat < setup->seats; seat++) {
        struct player *player = &setup->players[seat];
        const char *name = players[rng_below(&rng, sizeof players / sizeof *players)];
        *player = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)ai_level_parse(name)};
        snprintf(player->name, sizeof player->name, "%s", seat_name(seat, setup->seats));
    }
}

static void play_round(const struct ruleset *rules, uint64_t seed, watch *seen, void *self)
{
    static struct view view; /* large */
    struct setup setup;
    set_up(&setup, rules, seed);
    struct session *session = session_new(&setup, NULL);
    while (!session_is_over(session)) {
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        int seat = 0;
        while (!(session_asked(session) >> seat & 1))
            seat++;
        struct move move;
        if (!session_forced(session, seat, &move))
            move = session_think(session, seat, NULL);
        session_view(session, seat, &view);
        seen(self, session, &view, &move);
        session_play(session, move, NULL, NULL);
    }
    session_view(session, SEAT_NONE, &view);
    seen(self, session, &view, NULL);
    session_free(session);
}

static void play_rounds(const struct ruleset *rules, int rounds, uint64_t seed, watch *seen, void *self)
{
    for (int i = 0; i < rounds; i++)
        play_round(rules, rng_derive(seed, (uint64_t)i), seen, self);
}

static bool is_other(const struct view *view, int seat)
{
    return seat != view->seat && seat != view->table.sitting;
}

/* --- counting ------------------------------------------------------------------------------------- */

typedef long cells[READY_SETS][READY_STEPS][READY_CLASSES];

static void count_hands(void *self, const struct session *session, const struct view *view,
                        const struct move *move)
{
    static struct view other; /* large */
    cells *counts = self;
    const struct table *table = &view->table;
    for (int seat = 0; seat < table->seats && move && table->phase >= PHASE_TURN; seat++) {
        struct shape shape;
        bool declared = table->riichi[seat] || table->stage.attacker == seat;
        if (!is_other(view, seat) || declared || table->hand_sizes[seat] % 3 != 1)
            continue;
        session_view(session, seat, &other);
        table_shape(table, &other.own.hand, seat, &shape);
        int steps = shape_shanten(&shape);
        steps = steps < READY_CLASSES ? steps : READY_CLASSES - 1;
        (*counts)[table->hand_sizes[seat] / 3][ready_step(table, seat)][steps]++;
    }
}

/* Of cells with few hands the step before counts too, so that no row is empty. */
static void print_counts(cells counts)
{
    enum { FEW = 200 };
    printf("    {\n");
    for (int sets = 0; sets < READY_SETS; sets++) {
        double before[READY_CLASSES] = {[0] = sets == 0, [1] = sets == 1, [2] = sets > 1};
        printf("     {");
        for (int step = 0; step < READY_STEPS; step++) {
            long all = 0;
            int left = 1000;
            for (int i = 0; i < READY_CLASSES; i++)
                all += counts[sets][step][i];
            double few = all < FEW ? (double)(FEW - all) : 0;
            for (int i = 0; i < READY_CLASSES; i++)
                before[i] = ((double)counts[sets][step][i] + few * before[i]) / ((double)all + few);
            printf("%s{", step ? ", " : "");
            for (int i = 0; i < READY_CLASSES; i++) {
                int share = i == READY_CLASSES - 1 ? left : (int)lround(1000 * before[i]);
                share = share > left ? left : share;
                left -= share;
                printf("%s%d", i ? ", " : "", share);
            }
            printf("}");
        }
        printf("},\n");
    }
    printf("    },\n");
}

static void count_all(int rounds, uint64_t seed)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        cells counts = {0};
        play_rounds(*rules, rounds, seed, count_hands, &counts);
        print_counts(counts);
    }
}

/* --- what was shown ------------------------------------------------------------------------------- */

/* Chances that were shown, per mille, and what happened. */
struct curve {
    const char *name;
    struct {
        long count, shown, happened;
    } tenths[TENTHS];
};

enum { CURVE_WIN, CURVE_DEAL_IN, CURVE_DANGER, CURVE_READY, CURVE_DEALT, CURVES };

/* A figure whose outcome the round's end will tell. */
struct pending {
    int seat, turns, win, deal_in;
};

struct watching {
    struct curve curves[CURVES];
    struct pending list[PENDING_MAX];
    int count;
    struct rng rng;
};

static void note(struct curve *curve, int shown, bool happened)
{
    int tenth = shown >= 1000 ? TENTHS - 1 : shown * TENTHS / 1000;
    curve->tenths[tenth].count++;
    curve->tenths[tenth].shown += shown;
    curve->tenths[tenth].happened += happened;
}

static void settle(struct watching *watching, const struct table *table)
{
    const struct result *result = &table->result;
    bool won = result->outcome == OUTCOME_WIN;
    for (int i = 0; i < watching->count; i++) {
        const struct pending *pending = &watching->list[i];
        int seat = pending->seat;
        note(&watching->curves[CURVE_WIN], pending->win, won && result->winners >> seat & 1);
        if (pending->deal_in >= 0)
            note(&watching->curves[CURVE_DEAL_IN], pending->deal_in,
                 won && result->source == WIN_DISCARD && result->from == seat &&
                     table->turns[seat] == pending->turns + 1);
    }
    watching->count = 0;
}

/* What is shown of the tiles a player may discard, and of how near the others are. */
static void note_danger(struct watching *watching, const struct session *session, const struct view *view)
{
    static struct view other; /* large */
    struct danger_figures figures;
    uint16_t chance[TILE_KINDS], ready[SEAT_MAX];
    tile_set wins = 0;
    uint64_t seed = rng_next(&watching->rng);
    teach_danger(view, seed, &figures);
    hidden_danger(view, seed, DEALS, chance, ready);
    for (int seat = 0; seat < view->table.seats; seat++) {
        if (!is_other(view, seat))
            continue;
        session_view(session, seat, &other);
        bool waits = table_own_waits(&view->table, &other.own, seat) != 0;
        note(&watching->curves[CURVE_READY], ready[seat], waits);
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
            if (legal_can_win_on(&view->table, &other.own, seat, kind, WIN_DISCARD, NULL))
                wins |= TILE_BIT(kind);
    }
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (view->own.hand.counts[kind])
            note(&watching->curves[CURVE_DEALT], chance[kind], wins >> kind & 1);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (figures.kinds >> kind & 1)
            note(&watching->curves[CURVE_DANGER], figures.chance[kind], wins >> kind & 1);
}

static bool gives_tile(struct move move)
{
    return move.kind == MOVE_DISCARD || move.kind == MOVE_RIICHI || move.kind == MOVE_TENPAI;
}

static void watch_shown(void *self, const struct session *session, const struct view *view,
                        const struct move *move)
{
    struct watching *watching = self;
    struct verdict verdict = {0};
    if (!move) {
        settle(watching, &view->table);
        return;
    }
    if (view->move_count < 2 || rng_below(&watching->rng, SAMPLED) || watching->count == PENDING_MAX)
        return;
    if (view->table.phase == PHASE_TURN)
        note_danger(watching, session, view);
    review_judge(&verdict, view, *move, rng_next(&watching->rng), NULL);
    if (verdict.rank < 0 || !verdict.made.estimate)
        return;
    watching->list[watching->count++] =
        (struct pending){.seat = view->seat,
                         .turns = view->table.turns[view->seat],
                         .win = verdict.made.win,
                         .deal_in = gives_tile(*move) ? verdict.made.deal_in : -1};
}

static void print_curve(const struct curve *curve)
{
    double off = 0, all = 0;
    printf("%s\n  shown %%   happened %%    apart      cases\n", curve->name);
    for (int i = 0; i < TENTHS; i++) {
        double count = (double)curve->tenths[i].count;
        if (!curve->tenths[i].count)
            continue;
        double shown = (double)curve->tenths[i].shown / count / 10;
        double happened = 100 * (double)curve->tenths[i].happened / count;
        double error = sqrt(fmax(happened * (100 - happened), 1) / count);
        printf("  %6.1f   %6.1f +- %4.1f   %+5.1f   %8.0f\n", shown, happened, error, shown - happened,
               count);
        off += count * fabs(shown - happened);
        all += count;
    }
    printf("  mean distance %.2f points\n", all > 0 ? off / all : 0);
}

static void show(const struct ruleset *rules, int rounds, uint64_t seed)
{
    static struct watching watching = {.curves = {[CURVE_WIN] = {.name = "win"},
                                                  [CURVE_DEAL_IN] = {.name = "deals in"},
                                                  [CURVE_DANGER] = {.name = "danger of held tiles"},
                                                  [CURVE_READY] = {.name = "ready"},
                                                  [CURVE_DEALT] = {.name = "danger dealt"}}};
    rng_init(&watching.rng, seed);
    play_rounds(rules, rounds, seed, watch_shown, &watching);
    for (int i = 0; i < CURVES; i++)
        print_curve(&watching.curves[i]);
}

/* --- claims --------------------------------------------------------------------------------------- */

struct claims {
    struct rng rng;
    long decisions, listed, within;
    double said, repeated, square;
};

static void watch_claims(void *self, const struct session *session, const struct view *view,
                         const struct move *move)
{
    struct claims *claims = self;
    struct verdict verdict = {0};
    (void)session;
    if (!move || view->move_count < 2)
        return;
    review_judge(&verdict, view, *move, rng_next(&claims->rng), NULL);
    claims->decisions++;
    if (!verdict.loss)
        return;
    double behind = 0, error = 0;
    for (int i = 0; i < REPEATS; i++) {
        struct advice best = verdict.best, made = verdict.made;
        teach_measure(view, rng_next(&claims->rng), TEACH_CLAIM, NULL, &best, &made);
        behind += best.points - made.points;
        error += (double)made.error * made.error;
    }
    behind /= REPEATS;
    error = error / REPEATS / REPEATS + (double)verdict.error * verdict.error;
    claims->listed++;
    claims->within += fabs(behind - verdict.loss) <= 2 * sqrt(error);
    claims->said += verdict.loss;
    claims->repeated += behind;
    claims->square += error;
}

static void claim(const struct ruleset *rules, int rounds, uint64_t seed)
{
    struct claims claims = {0};
    rng_init(&claims.rng, seed);
    play_rounds(rules, rounds, seed, watch_claims, &claims);
    printf("%ld decisions, %ld losses claimed: %.2f points; again %.2f; error of the difference %.2f\n",
           claims.decisions, claims.listed, claims.said / 100, claims.repeated / 100,
           sqrt(claims.square) / 100);
    printf("within the interval %.1f %%\n",
           claims.listed ? 100. * (double)claims.within / (double)claims.listed : 0);
}

int main(int count, char **words)
{
    const struct ruleset *rules = count == 5 ? ruleset_find(words[2]) : NULL;
    int rounds = count >= 4 ? atoi(words[count - 2]) : 0;
    uint64_t seed = count >= 4 ? strtoull(words[count - 1], NULL, 10) : 0;
    if (count == 4 && strcmp(words[1], "count") == 0)
        count_all(rounds, seed);
    else if (rules && strcmp(words[1], "shown") == 0)
        show(rules, rounds, seed);
    else if (rules && strcmp(words[1], "claims") == 0)
        claim(rules, rounds, seed);
    else
        return fprintf(stderr, "usage: tool_teacher count|shown MODE|claims MODE ROUNDS SEED\n"), 2;
    return 0;
}
