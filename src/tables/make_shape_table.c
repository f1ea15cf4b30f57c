/*
 * make_shape_table.c: writes the table that shape.c looks suits up in.
 *
 * It goes through every way to hold up to 14 tiles of one suit (405,350) and
 * of the honors (43,130) in lexicographic order of their counts, which is the
 * order shape_index numbers them in, and stores the distance of each. Equal
 * distances are stored once; the table holds their places.
 */
#include <stdio.h>
#include <stdlib.h>

#include "rules/suit_distance.h"

enum { TILES_MOST = 14, DISTINCT_MOST = 65535, BUCKETS = 1 << 17 };

static struct distance distinct[DISTINCT_MOST];
static int distinct_count;
static int buckets[BUCKETS]; /* place + 1 in `distinct`, 0 if free */

static unsigned hash_distance(const struct distance *distance)
{
    const uint8_t *bytes = (const uint8_t *)distance;
    unsigned hash = 2166136261u;
    for (size_t i = 0; i < sizeof *distance; i++)
        hash = (hash ^ bytes[i]) * 16777619u;
    return hash % BUCKETS;
}

/* The place of a distance among the distinct ones, entering it if it is new. */
static int distance_place(const struct distance *distance)
{
    unsigned at = hash_distance(distance);
    while (buckets[at]) {
        if (!memcmp(&distinct[buckets[at] - 1], distance, sizeof *distance))
            return buckets[at] - 1;
        at = (at + 1) % BUCKETS;
    }
    if (distinct_count == DISTINCT_MOST) {
        fprintf(stderr, "make-shape-table: more distinct distances than a place can name\n");
        exit(1);
    }
    distinct[distinct_count++] = *distance;
    buckets[at] = distinct_count;
    return distinct_count - 1;
}

/* Writes the places of all hands that begin with the kinds already in `state`. */
static void write_hands(FILE *out, const struct distance_state *state, int kind, int kinds, int tiles_left)
{
    if (kind == kinds) {
        struct distance distance;
        distance_end(state, &distance);
        fprintf(out, "%d,", distance_place(&distance));
        return;
    }
    for (int count = 0; count <= 4 && count <= tiles_left; count++) {
        struct distance_state next;
        distance_step(state, &next, kinds == SUIT_KINDS && kind < 7, count, 4);
        write_hands(out, &next, kind + 1, kinds, tiles_left - count);
    }
    if (kind == kinds - 2)
        fputc('\n', out);
}

static void write_table(FILE *out, const char *name, int kinds)
{
    struct distance_state state;
    distance_begin(&state);
    fprintf(out, "const uint16_t %s[] = {\n", name);
    write_hands(out, &state, 0, kinds, TILES_MOST);
    fprintf(out, "};\n");
}

int main(int argc, char **argv)
{
    FILE *out = argc == 2 ? fopen(argv[1], "w") : NULL;
    if (!out) {
        fprintf(stderr, "usage: make-shape-table FILE\n");
        return 2;
    }
    fprintf(out, "/* Made by make_shape_table.c. */\n#include \"rules/shape_table.h\"\n");
    write_table(out, "shape_table_suit", SUIT_KINDS);
    write_table(out, "shape_table_honors", HONOR_KINDS);
    fprintf(out, "const struct distance shape_table_distances[] = {\n");
    for (int i = 0; i < distinct_count; i++) {
        fprintf(out, "{{");
        for (int sets = 0; sets < DISTANCE_SETS; sets++)
            fprintf(out, "{%d,%d},", distinct[i].missing[sets][0], distinct[i].missing[sets][1]);
        fprintf(out, "}},\n");
    }
    fprintf(out, "};\n");
    return fclose(out) ? 1 : 0;
}
