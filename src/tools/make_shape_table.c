/*
 * make_shape_table.c: writes the tables that shape.c looks hands up in.
 *
 * The plain method of suit_distance.h goes over a suit kind by kind. Many
 * beginnings leave the same distance whatever follows: after six kinds only
 * some 1,100 of 15,625 differ, and the nine kinds of a suit end in some 130
 * distances. So a suit is looked up in two steps: six kinds to a state, state
 * and three kinds to a distance. Two suits' distances combine (min-plus, the
 * cheapest split of sets and the pair) to one of about 180 combinations, and
 * two of those give the tiles missing. Honors are a suit without runs.
 */
#include <stdio.h>
#include <stdlib.h>

#include "rules/hand/suit_distance.h"

enum { TRIPLES = 125 /* ways to hold three kinds, 0 to 4 of each */, STATES_MAX = 4096, DISTANCES_MAX = 255 };

struct pool {
    struct distance list[DISTANCES_MAX];
    int count;
};

static struct pool suits;    /* what one suit can lack */
static struct pool combined; /* what two suits can lack together */

/* The states after six kinds, told apart by all that can follow. */
static uint8_t states[STATES_MAX][TRIPLES];

static _Noreturn void give_up(const char *why)
{
    fprintf(stderr, "make-shape-table: %s\n", why);
    exit(1);
}

/* The place of a distance in the pool, entering it if it is new. */
static int pool_place(struct pool *pool, const struct distance *distance)
{
    for (int i = 0; i < pool->count; i++)
        if (!memcmp(&pool->list[i], distance, sizeof *distance))
            return i;
    if (pool->count == DISTANCES_MAX)
        give_up("more distances than a byte can name");
    pool->list[pool->count] = *distance;
    return pool->count++;
}

/* Goes over three kinds, from kind number `first`; `triple` is the count of the first plus 5 times that of
 * the second plus 25 times that of the third. */
static struct distance_state step_triple(const struct distance_state *from, int first, int triple,
                                         bool honors)
{
    struct distance_state state[4];
    state[0] = *from;
    for (int k = 0; k < 3; k++, triple /= 5) {
        bool exists = !honors || first + k < HONOR_KINDS;
        bool runs = !honors && first + k < 7;
        distance_step(&state[k], &state[k + 1], runs, exists ? triple % 5 : 0, exists ? 4 : 0);
    }
    return state[3];
}

/* The number of the state after six kinds among those found since `first_state`. */
static int state_place(const struct distance_state *six, bool honors, int first_state, int *state_count)
{
    uint8_t row[TRIPLES];
    for (int triple = 0; triple < TRIPLES; triple++) {
        struct distance_state nine = step_triple(six, 6, triple, honors);
        struct distance distance;
        distance_end(&nine, &distance);
        row[triple] = (uint8_t)pool_place(&suits, &distance);
    }
    for (int i = first_state; i < *state_count; i++)
        if (!memcmp(states[i], row, sizeof row))
            return i;
    if (*state_count == STATES_MAX)
        give_up("more states than expected");
    memcpy(states[*state_count], row, sizeof row);
    return (*state_count)++;
}

static void write_numbers(FILE *out, const char *type, const char *name, const uint16_t *numbers, int count)
{
    fprintf(out, "const %s %s[%d] = {", type, name, count);
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%d,", i % 24 ? "" : "\n", numbers[i]);
    fprintf(out, "};\n");
}

static void write_bytes(FILE *out, const char *name, const uint8_t *bytes, int count)
{
    fprintf(out, "const uint8_t %s[%d] = {", name, count);
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%d,", i % 32 ? "" : "\n", bytes[i]);
    fprintf(out, "};\n");
}

/* Finds the states of all first six kinds of a suit, or of the honors, and writes them. */
static void write_states(FILE *out, const char *name, bool honors, int *state_count)
{
    static uint16_t places[TRIPLES * TRIPLES];
    int first_state = *state_count;
    struct distance_state begin;
    distance_begin(&begin);
    for (int a = 0; a < TRIPLES; a++) {
        struct distance_state three = step_triple(&begin, 0, a, honors);
        for (int b = 0; b < TRIPLES; b++) {
            struct distance_state six = step_triple(&three, 3, b, honors);
            places[a + TRIPLES * b] = (uint16_t)state_place(&six, honors, first_state, state_count);
        }
    }
    write_numbers(out, "uint16_t", name, places, TRIPLES * TRIPLES);
}

/* Writes how the distances of two suits combine. */
static void write_pairs(FILE *out)
{
    static uint8_t pairs[DISTANCES_MAX * DISTANCES_MAX];
    for (int a = 0; a < suits.count; a++)
        for (int b = 0; b < suits.count; b++) {
            struct distance both = distance_combine(&suits.list[a], &suits.list[b]);
            pairs[suits.count * a + b] = (uint8_t)pool_place(&combined, &both);
        }
    write_bytes(out, "shape_table_pairs", pairs, suits.count * suits.count);
}

/* Writes the tiles missing for 0 to 4 sets and the pair from two combinations. */
static void write_missing(FILE *out)
{
    static uint8_t missing[DISTANCE_SETS * DISTANCES_MAX * DISTANCES_MAX];
    int at = 0;
    for (int sets = 0; sets < DISTANCE_SETS; sets++)
        for (int a = 0; a < combined.count; a++)
            for (int b = 0; b < combined.count; b++)
                missing[at++] = (uint8_t)distance_missing(&combined.list[a], &combined.list[b], sets);
    write_bytes(out, "shape_table_missing", missing, at);
}

static void write_distances(FILE *out)
{
    fprintf(out, "const struct distance shape_table_distances[%d] = {\n", suits.count);
    for (int i = 0; i < suits.count; i++) {
        fprintf(out, "{{");
        for (int sets = 0; sets < DISTANCE_SETS; sets++)
            fprintf(out, "{%d,%d},", suits.list[i].missing[sets][0], suits.list[i].missing[sets][1]);
        fprintf(out, "}},\n");
    }
    fprintf(out, "};\n");
}

int main(int argc, char **argv)
{
    FILE *out = argc == 2 ? fopen(argv[1], "wb") : NULL;
    if (!out) {
        fprintf(stderr, "usage: make-shape-table FILE\n");
        return 2;
    }
    struct distance absent;
    distance_absent(&absent);
    pool_place(&suits, &absent); /* SHAPE_TABLE_ABSENT is 0 */

    int state_count = 0;
    fprintf(out, "/* Made by make_shape_table.c. */\n#include \"rules/hand/shape_table.h\"\n");
    write_states(out, "shape_table_suit", false, &state_count);
    write_states(out, "shape_table_honors", true, &state_count);
    write_bytes(out, "shape_table_ends", states[0], state_count * TRIPLES);
    write_pairs(out);
    write_missing(out);
    write_distances(out);
    fprintf(out, "const int shape_table_distance_count = %d, shape_table_pair_count = %d;\n", suits.count,
            combined.count);
    fprintf(out, "const size_t shape_table_bytes = sizeof shape_table_suit + sizeof shape_table_honors + "
                 "sizeof shape_table_ends + sizeof shape_table_pairs + sizeof shape_table_missing + "
                 "sizeof shape_table_distances;\n");
    return fclose(out) ? 1 : 0;
}
