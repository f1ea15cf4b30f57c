/* weights.c: the tuned numbers; see weights.h. */
#include "ai/tigers/estimate/weights.h"

#define TUNED                                                                                                \
    .time = 3300, .meet = 700, .meet_riichi = 350, .deny = 700, .danger = 700, .second = 128,                \
    .pair_open = 500, .pair_closed = 200, .promise = 600, .dead = 0, .look = 1

const struct weights weights_exact = {TUNED, .blur = 0};
const struct weights weights_normal = {TUNED, .blur = 50};

static int of_hundred(int amount, int hundredths)
{
    return amount * hundredths / 100;
}

void weights_of(const struct person *who, struct weights *weights)
{
    const struct traits *traits = &who->traits;
    *weights = weights_normal;
    weights->blur = of_hundred(weights->blur, traits->blur);
    weights->danger += of_hundred(weights->danger, traits->care);
    weights->promise += of_hundred(weights->promise, traits->riichi);
    weights->dead = traits->riichi > 0 ? of_hundred(AI_ONE, traits->riichi) : 0;
    weights->calls = of_hundred(AI_ONE, traits->calls);
    weights->riichi = of_hundred(AI_ONE, traits->riichi);
    weights->greed = of_hundred(AI_ONE, traits->greed);
    weights->draws = of_hundred(AI_ONE, traits->draws);
}
