/* samples.c: see samples.h. */
#include "tools/learn/samples.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "session/luck/observation.h"

static void *grow(void *list, size_t *capacity, size_t wanted, size_t each)
{
    if (wanted <= *capacity)
        return list;
    *capacity = 2 * wanted;
    list = realloc(list, *capacity * each);
    CHECK_MEMORY(list);
    return list;
}

static void add_flags(struct samples *samples, const uint16_t *flags, int count)
{
    size_t wanted = samples->on_count + (size_t)count;
    samples->on = grow(samples->on, &samples->on_capacity, wanted + 1, sizeof *flags);
    memcpy(samples->on + samples->on_count, flags, (size_t)count * sizeof *flags);
    samples->on_count = wanted;
}

size_t samples_add(struct samples *samples, const struct net_input *input, int dense)
{
    size_t wanted = samples->dense_count + (size_t)dense;
    samples->list = grow(samples->list, &samples->capacity, samples->count + 1, sizeof *samples->list);
    samples->list[samples->count] = (struct sample){.on = samples->on_count,
                                                    .dense = samples->dense_count,
                                                    .on_count = (uint16_t)input->on_count,
                                                    .sort = (uint8_t)input->sort,
                                                    .group = 1};
    add_flags(samples, input->on, input->on_count);
    samples->dense = grow(samples->dense, &samples->dense_capacity, wanted + 1, sizeof *samples->dense);
    memcpy(samples->dense + samples->dense_count, input->dense, (size_t)dense * sizeof *samples->dense);
    samples->dense_count = wanted;
    return samples->count++;
}

void samples_say_yes(struct samples *samples, int answer)
{
    const uint16_t said = (uint16_t)answer;
    add_flags(samples, &said, 1);
    samples->list[samples->count - 1].yes_count++;
}

void samples_clear(struct samples *samples)
{
    samples->count = samples->on_count = samples->dense_count = 0;
}

void samples_free(struct samples *samples)
{
    free(samples->list);
    free(samples->on);
    free(samples->dense);
}

static void read_input(const struct samples *samples, const struct sample *sample, int dense,
                       struct net_input *input)
{
    input->sort = sample->sort;
    input->on_count = sample->on_count;
    memcpy(input->on, samples->on + sample->on, sample->on_count * sizeof *input->on);
    memcpy(input->dense, samples->dense + sample->dense, (size_t)dense * sizeof *input->dense);
}

/* --- moves ------------------------------------------------------------------------------------------ */

static double square(double value)
{
    return value * value;
}

/* The loss of a yes-or-no answer and its slope: in nats by a logit, else half a square. */
static double answer_loss(double output, bool right, bool logit, double *slope)
{
    double chance = logit ? 1 / (1 + exp(-output)) : output, said = right ? chance : 1 - chance;
    *slope = chance - right;
    return logit ? -log(fmax(said, 1e-6)) : square(*slope) / 2;
}

static void learn_move(struct mlp *mlp, const struct samples *samples, const struct sample *sample,
                       const struct fitting *fitting, struct loss *loss)
{
    struct net_input input;
    struct mlp_pass pass;
    float slope[NET_OUTPUTS_MAX];
    bool yes[NET_OUTPUTS_MAX] = {false, sample->won, sample->lost, sample->given};
    double answers = 0, by;
    for (int i = 0; i < sample->yes_count; i++)
        yes[samples->on[sample->on + sample->on_count + (size_t)i]] = true;
    read_input(samples, sample, mlp->inputs.dense, &input);
    mlp_forward(mlp, &input, &pass);
    double off = (double)(pass.outputs[0] - sample->came);
    slope[0] = (float)(fitting->by_gain * off);
    for (int k = 1; k < mlp->inputs.outputs; k++) {
        answers += answer_loss((double)pass.outputs[k], yes[k], fitting->logits, &by);
        slope[k] = (float)(fitting->by_answers * by);
    }
    loss->points += square(off);
    loss->of_nothing += square((double)sample->came);
    loss->answers += answers / (mlp->inputs.outputs - 1);
    mlp_backward(mlp, &input, &pass, slope);
}

/* --- moments ---------------------------------------------------------------------------------------- */

/* Returns how much a win of one seat changes what another gains. */
static double share(int winner, int seat, int seats, bool shared)
{
    return winner == seat ? 1 : shared ? -1.0 / (seats - 1) : 0;
}

/* The seats' weights as chances to win; the rest of 1 is a drawn round's. */
static double chances_of(const struct mlp_pass passes[], int seats, double chances[SEAT_MAX])
{
    double all = 1;
    for (int i = 0; i < seats; i++)
        all += chances[i] = exp((double)passes[i].outputs[OBSERVATION_WEIGHT]);
    for (int i = 0; i < seats; i++)
        chances[i] /= all;
    return 1 / all;
}

static void expect(const struct mlp_pass passes[], const double chances[], int seats, bool shared,
                   double gain[SEAT_MAX])
{
    for (int seat = 0; seat < seats; seat++) {
        gain[seat] = 0;
        for (int w = 0; w < seats; w++)
            gain[seat] +=
                share(w, seat, seats, shared) * chances[w] * (double)passes[w].outputs[OBSERVATION_GAIN];
    }
}

void moment_expect(const struct mlp *mlp, const struct net_input inputs[], int seats, bool shared,
                   double gain[SEAT_MAX])
{
    static struct mlp_pass passes[SEAT_MAX];
    double chances[SEAT_MAX];
    for (int i = 0; i < seats; i++)
        mlp_forward(mlp, &inputs[i], &passes[i]);
    chances_of(passes, seats, chances);
    expect(passes, chances, seats, shared, gain);
}

/* Who wins is learned by its likelihood; what that brings, and what each seat gains, by squares. */
static void learn_moment(struct mlp *mlp, const struct samples *samples, const struct sample *moment,
                         const struct fitting *fitting, struct loss *loss)
{
    static struct net_input inputs[SEAT_MAX];
    static struct mlp_pass passes[SEAT_MAX];
    double chances[SEAT_MAX], gain[SEAT_MAX], by_gain[SEAT_MAX] = {0}, by_chance[SEAT_MAX] = {0}, mean = 0;
    int seats = moment->group, winner = SEAT_NONE;
    for (int i = 0; i < seats; i++) {
        winner = moment[i].won ? i : winner;
        read_input(samples, &moment[i], mlp->inputs.dense, &inputs[i]);
        mlp_forward(mlp, &inputs[i], &passes[i]);
    }
    double drawn = chances_of(passes, seats, chances);
    expect(passes, chances, seats, moment->shared, gain);
    for (int seat = 0; seat < seats; seat++) {
        double off = gain[seat] - (double)moment[seat].came;
        loss->points += square(off) / seats;
        loss->of_nothing += square((double)moment[seat].came) / seats;
        for (int w = 0; w < seats; w++) {
            by_gain[w] += off * share(w, seat, seats, moment->shared) * chances[w];
            by_chance[w] +=
                off * share(w, seat, seats, moment->shared) * (double)passes[w].outputs[OBSERVATION_GAIN];
        }
    }
    loss->answers -= log(fmax(winner == SEAT_NONE ? drawn : chances[winner], 1e-9));
    for (int i = 0; i < seats; i++)
        mean += chances[i] * by_chance[i];
    for (int i = 0; i < seats; i++) {
        double off = winner == i ? (double)(passes[i].outputs[OBSERVATION_GAIN] - moment->gain) : 0;
        double weight = fitting->by_answers * (chances[i] - (winner == i)) +
                        fitting->by_gain * chances[i] * (by_chance[i] - mean);
        const float slope[OBSERVATION_OUTPUTS] = {
            (float)weight, (float)(fitting->by_answers * off + fitting->by_gain * by_gain[i])};
        mlp_backward(mlp, &inputs[i], &passes[i], slope);
    }
}

/* --- learning --------------------------------------------------------------------------------------- */

/* The places of all moves or moments, shuffled. */
static size_t *any_order(const struct samples *samples, struct rng *rng, size_t *count)
{
    size_t *order = calloc(samples->count + 1, sizeof *order);
    CHECK_MEMORY(order);
    *count = 0;
    for (size_t i = 0; i < samples->count; i++) {
        if (!samples->list[i].group)
            continue;
        size_t other = rng_below(rng, (uint32_t)*count + 1);
        order[*count] = order[other];
        order[other] = i;
        ++*count;
    }
    return order;
}

struct loss samples_learn(struct mlp *mlp, const struct samples *samples, const struct fitting *fitting,
                          float rate, int batch, struct rng *rng)
{
    struct loss loss = {0};
    size_t count;
    size_t *order = any_order(samples, rng, &count);
    int gathered = 0;
    for (size_t i = 0; i < count; i++) {
        (fitting->moments ? learn_moment : learn_move)(mlp, samples, &samples->list[order[i]], fitting,
                                                       &loss);
        if (++gathered < batch && i + 1 < count)
            continue;
        mlp_step(mlp, rate, fitting->decay, gathered);
        gathered = 0;
    }
    free(order);
    double all = count ? (double)count : 1;
    return (struct loss){loss.points / all, loss.of_nothing / all, loss.answers / all};
}
