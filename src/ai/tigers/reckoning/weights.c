/* weights.c: the tuned numbers; see weights.h and docs/opponents-lab.md for how they were found. */
#include "ai/tigers/reckoning/weights.h"

#define TUNED                                                                                                \
    .time = 3300, .meet = 700, .meet_riichi = 350, .deny = 700, .danger = 700, .second = 128,                \
    .pair_open = 500, .pair_closed = 200, .promise = 600, .dead = 0, .look = 1

const struct weights weights_exact = {TUNED, .blur = 0};
const struct weights weights_normal = {TUNED, .blur = 50};
