/*
 * playout_senses.c: the numbers of the quick judgement.
 *
 * The chances of hands that play comes to were counted (tool_playout chances
 * 40000 1) and the rest smoothed by hand; then one number after the other was
 * changed while that won more over duplicate pairs (tool_playout tune 8000 1,
 * four sweeps of its eight). Against normal in the real game these numbers lose
 * a fifth of a point a round, in a hundredth of the time.
 */
#include "ai/playout_sense.h"

const struct senses senses_usual = {
    .chance = {{149, 346, 467, 541, 594, 627, 654, 678, 701, 721, 750, 777, 813, 853, 896, 957},
               {5, 32, 95, 150, 191, 232, 268, 304, 339, 366, 393, 425, 507, 582, 660, 724},
               {0, 6, 22, 45, 66, 90, 123, 149, 164, 194, 226, 254, 337, 422, 512, 584},
               {0, 1, 5, 12, 22, 34, 47, 60, 74, 95, 110, 130, 213, 315, 409, 475},
               {0, 0, 1, 3, 7, 13, 21, 31, 44, 61, 84, 123, 206, 304, 381, 450},
               {0, 0, 0, 1, 2, 5, 9, 15, 26, 39, 58, 84, 130, 196, 338, 392},
               {0, 0, 0, 0, 1, 2, 4, 7, 12, 18, 27, 40, 60, 100, 190, 256}},
    .usual = {3, 11, 22, 40, 54, 65, 48},
    .slope = 800,
    .deny = 1300,
    .closed = 1232,
    .open = 650,
    .promise = 1379,
    .pairs = 2587,
    .pungs = 7356,
    .pairs_chance = 450,
    .pungs_chance = 450,
    .honor_set = 1024,
    .honor_pair = 356,
    .push = 25,
    .draw_ready = 1,
    .draw_else = 0,
    .claim = 1100,
    .riichi_wall = 4,
    .threat = {0, 20, 80, 208, 224},
};
