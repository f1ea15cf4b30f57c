/*
 * shape_table.h: the tables that make_shape_table writes at build time.
 *
 * The nine kinds of a suit (seven of the honors) are split into three triples, each with the number `first +
 * 5 * second + 25 * third`. tools/make_shape_table.c explains how the tables are made and why they are
 * small.
 */
#ifndef RULES_SHAPE_TABLE_H
#define RULES_SHAPE_TABLE_H

#include "rules/hand/suit_distance.h"

enum { SHAPE_TABLE_TRIPLES = 125, SHAPE_TABLE_ABSENT = 0 /* the distance of a suit not in the set */ };

extern const uint16_t shape_table_suit[];   /* [first triple + 125 * second]: the state */
extern const uint16_t shape_table_honors[]; /* the same for honors */
extern const uint8_t shape_table_ends[];    /* [125 * state + third triple]: the distance */
extern const uint8_t shape_table_pairs[];   /* [distances * one + other]: the combined distance */
extern const uint8_t shape_table_missing[]; /* [(sets * pairs + one) * pairs + other]: the tiles missing */
extern const struct distance shape_table_distances[];
extern const int shape_table_distance_count, shape_table_pair_count;
extern const size_t shape_table_bytes; /* size of all tables */

#endif
