/* curves.c: see curves.h. */
#include "tools/match/curves.h"

#include <math.h>

#include "ai/hidden.h"
#include "session/drill/guess_drill.h"
#include "session/study/review.h"
#include "tools/match/kinds_rounds.h"

enum {
    PENDING_MAX = 4096,
    DEALS = 200,
    SAMPLED = 15 /* of so many decisions, one */
};

static bool is_other(const struct view *view, int seat)
{
    return seat != view->seat && seat != view->table.sitting;
}

/* A figure whose outcome the round's end will tell. */
struct pending {
    int seat, turns, win, deal_in;
    bool best;
};

struct watching {
    struct curve *curves;
    struct pending list[PENDING_MAX];
    int count;
    struct rng rng;
};

void curve_note(struct curve *curve, int shown, bool happened)
{
    struct tenth *tenth = &curve->tenths[shown >= 1000 ? TENTHS - 1 : shown * TENTHS / 1000];
    tenth->count++;
    tenth->shown += shown;
    tenth->happened += happened;
}

static void settle(struct watching *watching, const struct table *table)
{
    const struct result *result = &table->result;
    bool won = result->outcome == OUTCOME_WIN;
    for (int i = 0; i < watching->count; i++) {
        const struct pending *pending = &watching->list[i];
        int seat = pending->seat;
        curve_note(&watching->curves[pending->best ? CURVE_WIN_BEST : CURVE_WIN_OTHER], pending->win,
                   won && result->winners >> seat & 1);
        if (pending->deal_in >= 0)
            curve_note(&watching->curves[CURVE_DEAL_IN], pending->deal_in,
                       won && result->source == WIN_DISCARD && result->from == seat &&
                           table->turns[seat] == pending->turns + 1);
    }
    watching->count = 0;
}

/* Notes what is shown of the tiles a player may discard, and of how near the others are. */
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
        curve_note(&watching->curves[CURVE_READY], ready[seat], waits);
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
            if (legal_can_win_on(&view->table, &other.own, seat, kind, WIN_DISCARD, NULL))
                wins |= TILE_BIT(kind);
    }
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (view->own.hand.counts[kind])
            curve_note(&watching->curves[CURVE_DEALT], chance[kind], wins >> kind & 1);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (figures.kinds >> kind & 1)
            curve_note(&watching->curves[CURVE_DANGER], figures.chance[kind], wins >> kind & 1);
}

/* Notes what is shown of a guess. */
static void note_guess(struct watching *watching, const struct session *session, const struct view *view)
{
    static struct view attacker; /* large */
    static struct guess_question question;
    static struct ranking ranking;
    int seat = view->table.stage.attacker;
    session_view(session, seat, &attacker);
    tile_set waits = table_own_waits(&attacker.table, &attacker.own, seat);
    guess_question_init(&question, view, waits);
    curve_note(&watching->curves[CURVE_GUESS], question.best_chance,
               waits & (TILE_BIT(question.best[0]) | TILE_BIT(question.best[1])));
    teach_rank(view, rng_next(&watching->rng), NULL, &ranking);
    const struct advice *best = &ranking.list[0];
    if (best->reason.kind == REASON_GUESS_COVERS)
        curve_note(&watching->curves[CURVE_COVERS], 10 * best->reason.number,
                   waits & (TILE_BIT(best->move.tile) | TILE_BIT(best->move.other)));
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
    if (view->table.phase == PHASE_GUESS)
        note_guess(watching, session, view);
    if (view->move_count < 2 || rng_below(&watching->rng, SAMPLED) || watching->count == PENDING_MAX)
        return;
    if (view->table.phase == PHASE_TURN)
        note_danger(watching, session, view);
    review_judge(&verdict, view, *move, rng_next(&watching->rng), NULL);
    if (verdict.rank < 0 || !verdict.made.estimate)
        return;
    watching->list[watching->count++] =
        (struct pending){.seat = view->seat,
                         .best = verdict.rank == 0,
                         .turns = view->table.turns[view->seat],
                         .win = verdict.made.win,
                         .deal_in = gives_tile(*move) ? verdict.made.deal_in : -1};
}

void curves_make(const struct ruleset *rules, int rounds, uint64_t seed, struct curve curves[CURVES])
{
    static struct watching watching; /* large */
    watching = (struct watching){.curves = curves};
    for (int i = 0; i < CURVES; i++)
        curves[i] = (struct curve){0};
    rng_init(&watching.rng, seed);
    kinds_rounds(rules, rounds, seed, watch_shown, &watching);
}

double tenth_shown(const struct tenth *tenth)
{
    return (double)tenth->shown / (double)tenth->count / 10;
}

double tenth_happened(const struct tenth *tenth)
{
    return 100 * (double)tenth->happened / (double)tenth->count;
}

double tenth_error(const struct tenth *tenth)
{
    double shown = fmin(fmax(tenth_shown(tenth), 1), 99);
    return sqrt(shown * (100 - shown) / (double)tenth->count);
}

void curve_print(FILE *file, const char *name, const struct curve *curve)
{
    double off = 0, all = 0, shown = 0, happened = 0;
    fprintf(file, "%s\n  shown %%   happened %%    apart      cases\n", name);
    for (int i = 0; i < TENTHS; i++) {
        const struct tenth *tenth = &curve->tenths[i];
        if (!tenth->count)
            continue;
        double apart = tenth_shown(tenth) - tenth_happened(tenth);
        fprintf(file, "  %6.1f   %6.1f +- %4.1f   %+5.1f   %8ld\n", tenth_shown(tenth), tenth_happened(tenth),
                tenth_error(tenth), apart, tenth->count);
        off += (double)tenth->count * fabs(apart);
        all += (double)tenth->count;
        shown += (double)tenth->count * tenth_shown(tenth);
        happened += (double)tenth->count * tenth_happened(tenth);
    }
    if (all > 0)
        fprintf(file, "  mean distance %.2f points; of all %.2f %% shown, %.2f %% happened\n", off / all,
                shown / all, happened / all);
}
