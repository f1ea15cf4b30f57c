/* tiger_notes.c: see tiger_notes.h. */
#include "tools/tiger_notes.h"

#include <math.h>

enum { FIRST = 96, SECOND = 32, AMONG = 5 };

const struct fit_size tiger_size = {.sparse = FEATURE_SPARSE,
                                    .dense = FEATURE_DENSE,
                                    .first = FIRST,
                                    .second = SECOND,
                                    .sorts = FEATURE_SORTS,
                                    .unit = 1};

/* Numbers counted from the other end, and the winds and dragons of no difference exchanged, tell the same
 * position. */
enum { TURNINGS = 24 };
static uint16_t turned[TURNINGS][FEATURE_SPARSE];

/* Where a kind stands when it is told that way. */
static int turned_place(int place, int turning)
{
    static const uint8_t dragons[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    if (place < 18)
        return turning & 1 ? place / 9 * 9 + 8 - place % 9 : place;
    if (place < 20)
        return place;
    return place < 22 ? (turning & 2 ? 41 - place : place) : 22 + dragons[turning / 4][place - 22];
}

/* Turns a run of groups with `each` inputs for every kind. */
static void turn_kinds(uint16_t *row, int from, int to, int each, int turning)
{
    for (int i = from; i < to; i++) {
        int group = (i - from) / (each * KINDS_PLAYED), kind = (i - from) / each % KINDS_PLAYED;
        int at = from + group * each * KINDS_PLAYED + each * turned_place(kind, turning);
        row[i] = (uint16_t)(at + (i - from) % each);
    }
}

void notes_turnings(struct fit_plan *plan)
{
    for (int t = 0; t < TURNINGS; t++) {
        for (int i = 0; i < FEATURE_SPARSE; i++)
            turned[t][i] = (uint16_t)i;
        turn_kinds(turned[t], AT_HELD, AT_DISCARDED, 4, t);
        turn_kinds(turned[t], AT_DISCARDED, AT_BONUS, 1, t);
        turn_kinds(turned[t], AT_WAITS, AT_KEPT, 1, t);
        for (int i = AT_BONUS; i < AT_RIICHI && t & 1; i++)
            turned[t][i] = (uint16_t)(AT_BONUS + (i - AT_BONUS) / 9 * 9 + 8 - (i - AT_BONUS) % 9);
    }
    plan->turnings = TURNINGS;
    plan->turned = turned[0];
}

/* A win is no position to learn, and of a pung the discard that follows it will tell. */
void notes_add(struct notes *notes, const struct told *told, const struct judged *judged, int32_t best,
               bool explored)
{
    if (judged->told < 0 || judged->move.kind == MOVE_PUNG || notes->count == NOTES_MOST)
        return;
    struct noted *noted = &notes->list[notes->count++];
    noted->input = told->moves[judged->told];
    for (int i = 0; i < told->table.on_count; i++)
        net_mark(&noted->input, told->table.on[i]);
    noted->best = (float)best / AI_ONE;
    noted->explored = explored;
}

/* One of the moves by chance, the likelier the better it is: a tenth of a point behind, a third as likely. */
static int draw_lot(struct rng *rng, const struct judged *list, int count)
{
    double chances[MOVE_MOST], sum = 0, tenth = 0.1 * HARD_POINT;
    for (int i = 0; i < count; i++)
        sum += chances[i] = exp((double)(list[i].weight - list[0].weight) / tenth);
    double left = sum * (double)rng_below(rng, 1 << 30) / (1 << 30);
    int i = 0;
    while (i + 1 < count && (left -= chances[i]) > 0)
        i++;
    return i;
}

/* The best move, or one left to chance: often among those that are nearly as good, seldom any. */
int notes_choose(struct rng *rng, bool knows, const struct judged *list, int count)
{
    enum { ANY = 2, NEAR = 33, ANY_OF_NORMAL = 10 };
    uint32_t lot = rng_below(rng, 100), among = (uint32_t)(count < AMONG ? count : AMONG);
    if (list[0].move.kind == MOVE_WIN)
        lot *= 3;
    if (!knows)
        return lot < ANY_OF_NORMAL ? (int)rng_below(rng, (uint32_t)count) : 0;
    if (lot < ANY)
        return (int)rng_below(rng, among);
    return lot < ANY + NEAR ? draw_lot(rng, list, count) : 0;
}

int notes_write(struct notes *notes, FILE *out, int seat, const struct result *result)
{
    int count = notes->count;
    for (int i = 0; i < notes->count; i++) {
        const struct noted *noted = &notes->list[i];
        bool over = result->outcome == OUTCOME_WIN;
        struct fit_head head = {.on_count = (uint16_t)noted->input.on_count,
                                .gain = (int16_t)(result->gain[seat] - result->gain[1 - seat]),
                                .won = over && result->winner == seat,
                                .lost = over && result->winner != seat,
                                .explored = noted->explored,
                                .last = i + 1 == notes->count,
                                .best = noted->best,
                                .sort = (uint8_t)noted->input.sort};
        fit_write(out, &tiger_size, &head, &noted->input);
    }
    notes->count = 0;
    return count;
}
