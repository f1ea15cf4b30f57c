/* learner.c: a network that learns what comes of moves; see learner.h. */
#include "tools/foresight/learner.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "tools/nets/rounded.h"

enum { FIRST = 128, SECOND = 32, LANES = 16 };

struct perceptron *learner_new(const struct outlook *outlook, uint64_t seed)
{
    struct perceptron_size size = {.flags = outlook->inputs.sparse,
                                   .first = FIRST,
                                   .second = SECOND,
                                   .outputs = (outlook->inputs.outputs + 7) / 8 * 8};
    return perceptron_new(&size, seed);
}

uint8_t *learner_make_file(const struct perceptron *net, const struct outlook *outlook, size_t *size)
{
    struct net whole;
    void *numbers = rounded_make(&whole, net, outlook->inputs.outputs);
    uint8_t *bytes = net_file_make(&whole, &outlook->inputs, size);
    free(numbers);
    return bytes;
}

/* --- asking --------------------------------------------------------------------------------------- */

typedef float lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(sizeof(float))));

static void begin(void *self, const uint16_t *flags, int count)
{
    struct float_oracle *asked = self;
    memcpy(asked->flags, flags, (size_t)count * sizeof *flags);
    asked->count = count;
    perceptron_begin(asked->net, asked->sums);
    perceptron_add(asked->net, flags, count, asked->sums);
}

static int32_t expect(void *self, const uint16_t *flags, int count)
{
    const struct float_oracle *asked = self;
    float sums[PERCEPTRON_HIDDEN];
    memcpy(sums, asked->sums, sizeof sums);
    perceptron_add(asked->net, flags, count, sums);
    float gain = perceptron_first_output(asked->net, sums);
    return (int32_t)lrintf(gain * (float)asked->outlook->unit * AI_ONE);
}

static void answer(void *self, const uint16_t *flags, int count, int32_t answers[NET_OUTPUTS_MOST])
{
    const struct float_oracle *asked = self;
    struct perceptron_pass pass;
    uint16_t all[OUTLOOK_TABLE_MOST + OUTLOOK_HAND_MOST];
    memcpy(all, asked->flags, (size_t)asked->count * sizeof *all);
    memcpy(all + asked->count, flags, (size_t)count * sizeof *all);
    perceptron_ask(asked->net, all, asked->count + count, &pass);
    for (int i = 0; i < asked->outlook->inputs.outputs; i++)
        answers[i] = (int32_t)lrintf(pass.outputs[i] * AI_ONE);
}

struct oracle float_oracle(struct float_oracle *asked, const struct perceptron *net,
                           const struct outlook *outlook)
{
    asked->net = net;
    asked->outlook = outlook;
    return (struct oracle){.self = asked, .begin = begin, .expect = expect, .answer = answer};
}

/* --- learning ------------------------------------------------------------------------------------- */

/* The loss of a yes-or-no answer, in nats, and its slope. */
static float slope_of_answer(float output, bool right, float share, float *slope)
{
    float chance = 1 / (1 + expf(-output)), said = right ? chance : 1 - chance;
    *slope += share * (chance - (right ? 1.0f : 0.0f));
    return -logf(said > 1e-6f ? said : 1e-6f);
}

static void learn_one(struct perceptron *net, const struct outlook *outlook, float sights,
                      const uint16_t *flags, const struct sample *sample, struct learned *learned)
{
    struct perceptron_pass pass;
    float slope[PERCEPTRON_OUTPUTS] = {0};
    perceptron_ask(net, flags, sample->count, &pass);
    slope[FORESEEN_GAIN] = pass.outputs[FORESEEN_GAIN] - sample->came;
    learned->off += slope[FORESEEN_GAIN] * slope[FORESEEN_GAIN];
    learned->all += sample->came * sample->came;
    learned->won += slope_of_answer(pass.outputs[FORESEEN_WINS], sample->won, sights, &slope[FORESEEN_WINS]);
    slope_of_answer(pass.outputs[FORESEEN_LOSES], sample->lost, sights, &slope[FORESEEN_LOSES]);
    learned->given +=
        slope_of_answer(pass.outputs[FORESEEN_GIVEN], sample->given, sights, &slope[FORESEEN_GIVEN]);
    int kinds = outlook->kinds;
    double waits = 0;
    for (int r = 0; r < outlook->rivals; r++) {
        int at = FORESEEN_READY + r;
        slope_of_answer(pass.outputs[at], sample->ready >> r & 1, sights, &slope[at]);
        for (int k = 0; k < kinds; k++) {
            at = FORESEEN_WAITS + r * kinds + k;
            waits += slope_of_answer(pass.outputs[at], sample->waits[r] >> k & 1, sights, &slope[at]);
        }
    }
    learned->waits += waits / (kinds * outlook->rivals);
    perceptron_blame(net, flags, sample->count, &pass, slope);
}

static uint32_t *any_order(size_t count, struct rng *rng)
{
    uint32_t *order = calloc(count ? count : 1, sizeof *order);
    CHECK(order);
    for (size_t i = 0; i < count; i++) {
        size_t other = rng_below(rng, (uint32_t)i + 1);
        order[i] = order[other];
        order[other] = (uint32_t)i;
    }
    return order;
}

void learner_learn(struct perceptron *net, const struct outlook *outlook, const struct learning *learning,
                   const struct samples *samples, struct rng *rng, struct learned *learned)
{
    static const float longest = 1; /* gradient of a step */
    uint32_t *order = any_order(samples->count, rng);
    int gathered = 0;
    *learned = (struct learned){0};
    for (size_t i = 0; i < samples->count; i++) {
        const struct sample *sample = &samples->list[order[i]];
        learn_one(net, outlook, learning->sights, samples->flags + sample->flags, sample, learned);
        if (++gathered < learning->batch && i + 1 < samples->count)
            continue;
        perceptron_step(net, learning->rate, gathered, longest);
        gathered = 0;
    }
    free(order);
    double all = samples->count ? (double)samples->count : 1;
    learned->off /= all;
    learned->all /= all;
    learned->waits /= all;
    learned->won /= all;
    learned->given /= all;
}
