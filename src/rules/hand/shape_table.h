/*
 * shape_table.h: the tables that make_shape_table writes at build time.
 *
 * A suit's nine kinds (the honors' seven) are read as three triples, each the
 * number `first + 5 * second + 25 * third`. How they are made and why they are
 * small: tools/make_shape_table.c.
 */
#ifndef RULES_SHAPE_TABLE_H
#define RULES_SHAPE_TABLE_H

#include "rules/hand/suit_distance.h"

enum { SHAPE_TABLE_TRIPLES = 125, SHAPE_TABLE_ABSENT = 0 /* the distance of a suit the set does not have */ };

extern const uint16_t shape_table_suit[];   /* [first triple + 125 * second]: the state */
extern const uint16_t shape_table_honors[]; /* likewise */
extern const uint8_t shape_table_ends[];    /* [125 * state + third triple]: the distance */
extern const uint8_t shape_table_pairs[];   /* [distances * one + other]: what both lack together */
extern const uint8_t shape_table_missing[]; /* [(sets * pairs + one) * pairs + other]: the tiles missing */
extern const struct distance shape_table_distances[];
extern const int shape_table_distance_count, shape_table_pair_count;
extern const size_t shape_table_bytes; /* of all of them */

#endif
