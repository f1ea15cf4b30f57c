/*
 * fit.c: fits a network to samples of luck (fit.h), by Adam.
 */
#include "tools/luck/fit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/rng.h"
#include "session/luck/luck_nets.h"
#include "session/luck/sight.h"
#include "tools/luck/sample.h"

enum {
    FIRST = 64,
    SECOND = 32,
    BATCH = 256,
    W1 = 0,
    B1 = W1 + SIGHT_INPUTS * FIRST,
    W2 = B1 + FIRST,
    B2 = W2 + FIRST * SECOND,
    W3 = B2 + SECOND,
    B3 = W3 + SECOND * SIGHT_OUTPUTS,
    NUMBERS = B3 + SIGHT_OUTPUTS
};

struct data {
    uint8_t *bytes;
    size_t size, *places;
    int64_t count;
};

struct fitting {
    float numbers[NUMBERS], slope[NUMBERS], first[NUMBERS], second[NUMBERS]; /* Adam's moments */
    int64_t steps;
    double wins, gains, values; /* errors */
    int64_t won;
};

struct pass {
    float in[SIGHT_INPUTS], h1[FIRST], h2[SECOND], out[SIGHT_OUTPUTS];
};

static size_t size_of(const struct sample *head)
{
    return sizeof *head + (size_t)head->seats * SIGHT_INPUTS * sizeof(int16_t);
}

static void read_file(struct data *data, const char *path)
{
    FILE *file = file_open(path, "rb");
    CHECK(file && fseek(file, 0, SEEK_END) == 0);
    size_t more = (size_t)ftell(file);
    rewind(file);
    data->bytes = realloc(data->bytes, data->size + more);
    CHECK(data->bytes && fread(data->bytes + data->size, 1, more, file) == more);
    data->size += more;
    fclose(file);
}

static void index_data(struct data *data)
{
    int64_t room = 0;
    for (size_t at = 0; at < data->size;
         at += size_of((const struct sample *)(const void *)(data->bytes + at))) {
        if (data->count == room) {
            room += 1 << 20;
            data->places = realloc(data->places, (size_t)room * sizeof *data->places);
            CHECK(data->places);
        }
        data->places[data->count++] = at;
    }
    if (data->count) /* the last may be cut off */
        data->count--;
}

static void forward(const float *numbers, const int16_t *told, struct pass *pass)
{
    memcpy(pass->h1, numbers + B1, sizeof pass->h1);
    memcpy(pass->h2, numbers + B2, sizeof pass->h2);
    memcpy(pass->out, numbers + B3, sizeof pass->out);
    for (int i = 0; i < SIGHT_INPUTS; i++) {
        float in = pass->in[i] = (float)told[i] / NET_UNIT;
        for (int k = 0; in != 0 && k < FIRST; k++)
            pass->h1[k] += in * numbers[W1 + i * FIRST + k];
    }
    for (int i = 0; i < FIRST; i++) {
        float in = pass->h1[i] = pass->h1[i] > 0 ? pass->h1[i] : 0;
        for (int k = 0; in > 0 && k < SECOND; k++)
            pass->h2[k] += in * numbers[W2 + i * SECOND + k];
    }
    for (int i = 0; i < SECOND; i++) {
        float in = pass->h2[i] = pass->h2[i] > 0 ? pass->h2[i] : 0;
        for (int k = 0; k < SIGHT_OUTPUTS; k++)
            pass->out[k] += in * numbers[W3 + i * SIGHT_OUTPUTS + k];
    }
}

static void backward(struct fitting *fitting, const struct pass *pass, const float wrong[SIGHT_OUTPUTS])
{
    float d1[FIRST], d2[SECOND], *slope = fitting->slope;
    const float *numbers = fitting->numbers;
    for (int k = 0; k < SIGHT_OUTPUTS; k++)
        slope[B3 + k] += wrong[k];
    for (int i = 0; i < SECOND; i++) {
        d2[i] = 0;
        for (int k = 0; pass->h2[i] > 0 && k < SIGHT_OUTPUTS; k++) {
            slope[W3 + i * SIGHT_OUTPUTS + k] += wrong[k] * pass->h2[i];
            d2[i] += wrong[k] * numbers[W3 + i * SIGHT_OUTPUTS + k];
        }
        slope[B2 + i] += d2[i];
    }
    for (int i = 0; i < FIRST; i++) {
        d1[i] = 0;
        for (int k = 0; pass->h1[i] > 0 && k < SECOND; k++) {
            slope[W2 + i * SECOND + k] += d2[k] * pass->h1[i];
            d1[i] += d2[k] * numbers[W2 + i * SECOND + k];
        }
        slope[B1 + i] += d1[i];
    }
    for (int i = 0; i < SIGHT_INPUTS; i++)
        for (int k = 0; pass->in[i] != 0 && k < FIRST; k++)
            slope[W1 + i * FIRST + k] += d1[k] * pass->in[i];
}

/* How much the winner w changes what a seat gains. */
static double share(const struct sample *head, int winner, int seat)
{
    return winner == seat ? 1 : head->shared ? -1.0 / (head->seats - 1) : 0;
}

/* The error of what each seat is expected to gain, and its slope by the winners' gains and chances. */
static double value_error(const struct sample *head, const struct pass *passes,
                          const double chances[SEAT_MOST], double by_gain[SEAT_MOST],
                          double by_chance[SEAT_MOST])
{
    double sum = 0;
    for (int w = 0; w < head->seats; w++)
        by_gain[w] = by_chance[w] = 0;
    for (int seat = 0; seat < head->seats; seat++) {
        double off = -head->target[seat];
        for (int w = 0; w < head->seats; w++)
            off += share(head, w, seat) * chances[w] * (double)passes[w].out[SIGHT_GAIN];
        for (int w = 0; w < head->seats; w++) {
            by_gain[w] += off * share(head, w, seat) * chances[w];
            by_chance[w] += off * share(head, w, seat) * (double)passes[w].out[SIGHT_GAIN];
        }
        sum += off * off;
    }
    return sum;
}

/* Who wins is learned by its likelihood, what that brings and what each seat was to expect by the squares of
 * the errors. */
static void learn(struct fitting *fitting, const uint8_t *bytes, bool changes)
{
    const double by_winner = 0.3, by_value = 2;
    const struct sample *head = (const struct sample *)(const void *)bytes;
    const int16_t *told = (const int16_t *)(const void *)(head + 1);
    struct pass passes[SEAT_MOST];
    double chances[SEAT_MOST], by_gain[SEAT_MOST], by_chance[SEAT_MOST], all = 1, mean = 0;
    for (int i = 0; i < head->seats; i++) {
        forward(fitting->numbers, told + i * SIGHT_INPUTS, &passes[i]);
        chances[i] = exp((double)passes[i].out[SIGHT_WEIGHT]);
        all += chances[i];
    }
    fitting->wins -= log((head->winner == NOBODY ? 1 : chances[head->winner]) / all);
    for (int i = 0; i < head->seats; i++)
        chances[i] /= all;
    fitting->values += value_error(head, passes, chances, by_gain, by_chance);
    for (int i = 0; i < head->seats; i++)
        mean += chances[i] * by_chance[i];
    for (int i = 0; i < head->seats; i++) {
        bool won = head->winner == i;
        double off = won ? (double)(passes[i].out[SIGHT_GAIN] - head->gain) : 0;
        double weight = by_winner * (chances[i] - won) + by_value * chances[i] * (by_chance[i] - mean);
        float wrong[SIGHT_OUTPUTS] = {(float)weight, (float)(by_winner * off + by_value * by_gain[i])};
        fitting->gains += off * off;
        fitting->won += won;
        if (changes)
            backward(fitting, &passes[i], wrong);
    }
}

static void adapt(struct fitting *fitting, float rate)
{
    const float beta1 = 0.9f, beta2 = 0.999f, decay = 0.01f;
    double steps = (double)++fitting->steps;
    float scale = rate * (float)(sqrt(1 - pow(beta2, steps)) / (1 - pow(beta1, steps)));
    for (int i = 0; i < NUMBERS; i++) {
        float slope = fitting->slope[i] / BATCH;
        fitting->first[i] = beta1 * fitting->first[i] + (1 - beta1) * slope;
        fitting->second[i] = beta2 * fitting->second[i] + (1 - beta2) * slope * slope;
        fitting->numbers[i] -= scale * fitting->first[i] / (sqrtf(fitting->second[i]) + 1e-8f);
        fitting->numbers[i] -= rate * decay * fitting->numbers[i];
        fitting->slope[i] = 0;
    }
}

static void say(struct fitting *fitting, const struct data *data, int64_t from)
{
    fitting->wins = fitting->gains = fitting->values = 0;
    fitting->won = 0;
    for (int64_t i = from; i < data->count; i++)
        learn(fitting, data->bytes + data->places[i], false);
    double count = (double)(data->count - from);
    printf("held out: %.5f by who wins, %.5f by what, %.5f by value\n", fitting->wins / count,
           fitting->gains / (double)fitting->won, fitting->values / count);
    fflush(stdout);
}

static void begin(struct fitting *fitting)
{
    struct rng rng;
    rng_init(&rng, 1);
    for (int i = 0; i < NUMBERS; i++) {
        bool bias = (i >= B1 && i < W2) || (i >= B2 && i < W3) || i >= B3;
        fitting->numbers[i] = bias ? 0 : 0.2f * ((float)rng_below(&rng, 20001) / 10000 - 1);
    }
}

static void round_weights(int16_t *weights, const float *numbers, int from, int to)
{
    for (int i = from; i < to; i++) {
        float value = roundf(numbers[i] * NET_WEIGHT);
        *weights++ = (int16_t)(value > 32767 ? 32767 : value < -32767 ? -32767 : value);
    }
}

static void round_biases(int32_t *biases, const float *numbers, int from, int to)
{
    for (int i = from; i < to; i++)
        *biases++ = (int32_t)roundf(numbers[i] * NET_WEIGHT);
}

static bool write_net(const struct fitting *fitting, const char *path)
{
    static int16_t w1[B1 - W1], w2[B2 - W2], w3[B3 - W3];
    static int32_t b1[W2 - B1], b2[W3 - B2], b3[NUMBERS - B3];
    size_t size;
    struct error why;
    round_weights(w1, fitting->numbers, W1, B1);
    round_biases(b1, fitting->numbers, B1, W2);
    round_weights(w2, fitting->numbers, W2, B2);
    round_biases(b2, fitting->numbers, B2, W3);
    round_weights(w3, fitting->numbers, W3, B3);
    round_biases(b3, fitting->numbers, B3, NUMBERS);
    const struct net net = {0, SIGHT_INPUTS, FIRST, SECOND, SIGHT_OUTPUTS, w1, b1, w2, b2, w3, b3, NULL};
    uint8_t *bytes = net_file_make(&net, &sight_inputs, &size);
    bool good = file_write(path, bytes, size, &why);
    if (!good)
        fprintf(stderr, "%s\n", why.message);
    free(bytes);
    return good;
}

/* True if the next sample is a later moment of the same round. */
static bool goes_on_after(const struct data *data, int64_t i)
{
    const int16_t *told =
        (const int16_t *)(const void *)(data->bytes + data->places[i] + sizeof(struct sample));
    const int16_t *next =
        (const int16_t *)(const void *)(data->bytes + data->places[i + 1] + sizeof(struct sample));
    return next[SIGHT_TABLE] <= told[SIGHT_TABLE]; /* the wall */
}

/* What the network expects for each seat of a sample. */
static void expect(const struct fitting *fitting, const uint8_t *bytes, double value[SEAT_MOST])
{
    const struct sample *head = (const struct sample *)(const void *)bytes;
    const int16_t *told = (const int16_t *)(const void *)(head + 1);
    struct pass passes[SEAT_MOST];
    double chances[SEAT_MOST], all = 1;
    for (int i = 0; i < head->seats; i++) {
        forward(fitting->numbers, told + i * SIGHT_INPUTS, &passes[i]);
        chances[i] = exp((double)passes[i].out[SIGHT_WEIGHT]);
        all += chances[i];
    }
    for (int seat = 0; seat < head->seats; seat++) {
        value[seat] = 0;
        for (int w = 0; w < head->seats; w++)
            value[seat] += share(head, w, seat) * chances[w] / all * (double)passes[w].out[SIGHT_GAIN];
    }
}

/* From here on a moment is to expect what is expected a moment later, and to some part what comes after: that
 * is far less noisy than the result, of which the last moment of a round alone is told. */
static void look_ahead(const struct fitting *fitting, struct data *data)
{
    const double later = 0.7;
    double value[SEAT_MOST];
    for (int64_t i = data->count - 2; i >= 0; i--) {
        struct sample *head = (struct sample *)(void *)(data->bytes + data->places[i]);
        const struct sample *next = (const struct sample *)(const void *)(data->bytes + data->places[i + 1]);
        if (!goes_on_after(data, i))
            continue;
        expect(fitting, data->bytes + data->places[i + 1], value);
        for (int seat = 0; seat < head->seats; seat++)
            head->target[seat] = (float)(later * next->target[seat] + (1 - later) * value[seat]);
    }
}

/* A twentieth is held out: the last samples. The rate falls to nothing. */
int fit(const char *path, double passes, char **files, int count, bool ahead)
{
    static struct fitting fitting;
    static struct data data;
    struct rng rng;
    for (int i = 0; i < count; i++)
        read_file(&data, files[i]);
    index_data(&data);
    int64_t among = data.count * 19 / 20, batches = (int64_t)(passes * (double)among / BATCH);
    rng_init(&rng, 2);
    begin(&fitting);
    for (int64_t batch = 0; batch < batches; batch++) {
        for (int i = 0; i < BATCH; i++)
            learn(&fitting, data.bytes + data.places[rng_next(&rng) % (uint64_t)among], true);
        adapt(&fitting, 2e-3f * (float)(batches - batch) / (float)batches);
        if (batch % (batches / 8 + 1) == 0)
            say(&fitting, &data, among);
        if (ahead && batch > batches / 4 && batch % (batches / 8 + 1) == 0)
            look_ahead(&fitting, &data);
    }
    say(&fitting, &data, among);
    return write_net(&fitting, path) ? 0 : 1;
}
