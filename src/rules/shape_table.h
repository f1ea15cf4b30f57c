/*
 * shape_table.h: the tables that make_shape_table writes at build time.
 *
 * A suit's counts have a number (their lexicographic rank among all counts of
 * at most 14 tiles); the table gives the place of their distance.
 */
#ifndef RULES_SHAPE_TABLE_H
#define RULES_SHAPE_TABLE_H

#include "rules/suit_distance.h"

extern const uint16_t shape_table_suit[];
extern const uint16_t shape_table_honors[];
extern const struct distance shape_table_distances[];

#endif
