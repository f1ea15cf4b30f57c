/* perceptron.c: a small network that learns; see perceptron.h. */
#include "tools/nets/perceptron.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/rng.h"

enum { LANES = 8 };

/* Where the layers lie among the numbers. */
struct layers {
    size_t b1, w2, b2, w3, b3, all; /* the first layer's weights begin at 0 */
};

static struct layers layers_of(const struct perceptron_size *size)
{
    size_t first = (size_t)size->first, second = (size_t)size->second, outputs = (size_t)size->outputs;
    struct layers at = {.b1 = (size_t)size->flags * first};
    at.w2 = at.b1 + first;
    at.b2 = at.w2 + first * second;
    at.w3 = at.b2 + second;
    at.b3 = at.w3 + second * outputs;
    at.all = at.b3 + outputs;
    return at;
}

static float *floats(size_t count)
{
    float *memory = calloc(count, sizeof *memory);
    CHECK(memory);
    return memory;
}

static struct perceptron *make(const struct perceptron_size *size)
{
    CHECK(size->first % LANES == 0 && size->second % LANES == 0 && size->first <= PERCEPTRON_HIDDEN &&
          size->second <= PERCEPTRON_HIDDEN && size->outputs <= PERCEPTRON_OUTPUTS);
    size_t all = layers_of(size).all;
    struct perceptron *net = calloc(1, sizeof *net);
    CHECK(net);
    net->size = *size;
    net->numbers = floats(all);
    net->gradient = floats(all);
    net->mean = floats(all);
    net->square = floats(all);
    return net;
}

/* Fills with numbers between -`most` and `most`. */
static void scatter(float *numbers, size_t count, float most, struct rng *rng)
{
    for (size_t i = 0; i < count; i++)
        numbers[i] = most * ((float)rng_below(rng, 1 << 24) / (1 << 23) - 1);
}

struct perceptron *perceptron_new(const struct perceptron_size *size, uint64_t seed)
{
    enum { ON = 128 }; /* flags that are 1 in a usual position */
    struct perceptron *net = make(size);
    struct layers at = layers_of(size);
    struct rng rng;
    rng_init(&rng, seed);
    /* As wide as keeps the sums' spread from layer to layer (arXiv 1502.01852). */
    scatter(net->numbers, at.b1, sqrtf(6.0f / ON), &rng);
    scatter(net->numbers + at.w2, at.b2 - at.w2, sqrtf(6.0f / (float)size->first), &rng);
    return net;
}

void perceptron_free(struct perceptron *net)
{
    if (!net)
        return;
    free(net->numbers);
    free(net->gradient);
    free(net->mean);
    free(net->square);
    free(net);
}

struct perceptron *perceptron_copy(const struct perceptron *net)
{
    struct perceptron *copy = make(&net->size);
    memcpy(copy->numbers, net->numbers, layers_of(&net->size).all * sizeof *copy->numbers);
    return copy;
}

void perceptron_follow(struct perceptron *net, const struct perceptron *other, float part)
{
    size_t all = layers_of(&net->size).all;
    for (size_t i = 0; i < all; i++)
        net->numbers[i] += part * (other->numbers[i] - net->numbers[i]);
}

void perceptron_scale(struct perceptron *net, float times)
{
    struct layers at = layers_of(&net->size);
    for (size_t i = at.w3; i < at.all; i++)
        net->numbers[i] *= times;
}

/* --- asking -------------------------------------------------------------------------------------- */

static inline void add(float *restrict to, const float *restrict row, int count)
{
    for (int i = 0; i < count; i++)
        to[i] += row[i];
}

static inline void add_times(float *restrict to, const float *restrict row, float times, int count)
{
    for (int i = 0; i < count; i++)
        to[i] += times * row[i];
}

static void rectify(float *sums, int count)
{
    for (int i = 0; i < count; i++)
        sums[i] = sums[i] > 0 ? sums[i] : 0;
}

/* As many numbers as a register of the processor holds. */
#ifdef __AVX__
enum { WIDE = 8 };
#else
enum { WIDE = 4 };
#endif
typedef float wide __attribute__((vector_size(WIDE * sizeof(float))));

/* So many of a layer's sums stay in registers while everything is added to them, which is twice as quick. */
enum { BLOCK = 4 * WIDE };

/* The rows of a table of weights that go into a layer's sums, each so many times. */
struct sent {
    uint16_t rows[PERCEPTRON_HIDDEN];
    float times[PERCEPTRON_HIDDEN];
    int count;
};

static inline wide load(const float *from)
{
    wide values;
    memcpy(&values, from, sizeof values);
    return values;
}

static inline void sum_flags(const float *weights, size_t all, const uint16_t *flags, int count, float *to)
{
    wide a = load(to), b = load(to + WIDE), c = load(to + 2 * WIDE), d = load(to + 3 * WIDE);
    for (int i = 0; i < count; i++) {
        const float *row = weights + flags[i] * all;
        a += load(row);
        b += load(row + WIDE);
        c += load(row + 2 * WIDE);
        d += load(row + 3 * WIDE);
    }
    memcpy(to, &a, sizeof a);
    memcpy(to + WIDE, &b, sizeof b);
    memcpy(to + 2 * WIDE, &c, sizeof c);
    memcpy(to + 3 * WIDE, &d, sizeof d);
}

static inline void sum_sent(const float *weights, size_t all, const struct sent *sent, float *to)
{
    wide a = load(to), b = load(to + WIDE), c = load(to + 2 * WIDE), d = load(to + 3 * WIDE);
    for (int i = 0; i < sent->count; i++) {
        const float *row = weights + sent->rows[i] * all;
        float times = sent->times[i];
        a += load(row) * times;
        b += load(row + WIDE) * times;
        c += load(row + 2 * WIDE) * times;
        d += load(row + 3 * WIDE) * times;
    }
    memcpy(to, &a, sizeof a);
    memcpy(to + WIDE, &b, sizeof b);
    memcpy(to + 2 * WIDE, &c, sizeof c);
    memcpy(to + 3 * WIDE, &d, sizeof d);
}

/* What a layer sends on: whatever is above 0. Without a branch, as nobody could foresee it. */
static void find_sent(struct sent *sent, const float *from, int count)
{
    sent->count = 0;
    for (int i = 0; i < count; i++) {
        sent->rows[sent->count] = (uint16_t)i;
        sent->times[sent->count] = from[i];
        sent->count += from[i] > 0;
    }
}

/* Adds the rows of flags to a layer's sums. */
static void add_flags(const float *weights, const uint16_t *flags, int count, float *to, int width)
{
    int at = 0;
    for (; at + BLOCK <= width; at += BLOCK)
        sum_flags(weights + at, (size_t)width, flags, count, to + at);
    for (int i = 0; i < count && at < width; i++)
        add(to + at, weights + (size_t)flags[i] * (size_t)width + at, width - at);
}

/* The first layer's sums. */
static void take_in(const float *weights, const float *biases, const uint16_t *flags, int count, float *to,
                    int width)
{
    memcpy(to, biases, (size_t)width * sizeof *to);
    add_flags(weights, flags, count, to, width);
}

/* A layer's sums of what the one before it sends on. */
static void pass_on(const float *from, int count, const float *weights, const float *biases, float *to,
                    int width)
{
    struct sent sent;
    int at = 0;
    find_sent(&sent, from, count);
    memcpy(to, biases, (size_t)width * sizeof *to);
    for (; at + BLOCK <= width; at += BLOCK)
        sum_sent(weights + at, (size_t)width, &sent, to + at);
    for (int i = 0; i < sent.count; i++)
        add_times(to + at, weights + (size_t)sent.rows[i] * (size_t)width + at, sent.times[i], width - at);
}

void perceptron_ask(const struct perceptron *net, const uint16_t *flags, int count,
                    struct perceptron_pass *pass)
{
    const struct perceptron_size *size = &net->size;
    struct layers at = layers_of(size);
    const float *numbers = net->numbers;
    take_in(numbers, numbers + at.b1, flags, count, pass->first, size->first);
    rectify(pass->first, size->first);
    pass_on(pass->first, size->first, numbers + at.w2, numbers + at.b2, pass->second, size->second);
    rectify(pass->second, size->second);
    pass_on(pass->second, size->second, numbers + at.w3, numbers + at.b3, pass->outputs, size->outputs);
}

void perceptron_begin(const struct perceptron *net, float sums[PERCEPTRON_HIDDEN])
{
    memcpy(sums, net->numbers + layers_of(&net->size).b1, (size_t)net->size.first * sizeof *sums);
}

void perceptron_add(const struct perceptron *net, const uint16_t *flags, int count,
                    float sums[PERCEPTRON_HIDDEN])
{
    add_flags(net->numbers, flags, count, sums, net->size.first);
}

float perceptron_first_output(const struct perceptron *net, const float sums[PERCEPTRON_HIDDEN])
{
    const struct perceptron_size *size = &net->size;
    struct layers at = layers_of(size);
    float first[PERCEPTRON_HIDDEN], second[PERCEPTRON_HIDDEN], sum = net->numbers[at.b3];
    memcpy(first, sums, (size_t)size->first * sizeof *first);
    rectify(first, size->first);
    pass_on(first, size->first, net->numbers + at.w2, net->numbers + at.b2, second, size->second);
    for (int i = 0; i < size->second; i++)
        if (second[i] > 0)
            sum += second[i] * net->numbers[at.w3 + (size_t)i * (size_t)size->outputs];
    return sum;
}

/* --- learning ------------------------------------------------------------------------------------ */

static float dot(const float *restrict a, const float *restrict b, int count)
{
    float lanes[LANES] = {0}, sum = 0;
    int i = 0;
    for (; i + LANES <= count; i += LANES)
        for (int lane = 0; lane < LANES; lane++)
            lanes[lane] += a[i + lane] * b[i + lane];
    for (; i < count; i++)
        sum += a[i] * b[i];
    for (int lane = 0; lane < LANES; lane++)
        sum += lanes[lane];
    return sum;
}

/* Takes the slope by a layer's sums back to what it was sent: adds the gradient of weights and biases, and
 * leaves the slope by the sums of the layer before. */
static void take_back(const float *from, int count, const float *weights, float *gradient, float *biases,
                      const float *slope, int width, float *before)
{
    struct sent sent;
    find_sent(&sent, from, count);
    memset(before, 0, (size_t)count * sizeof *before);
    add(biases, slope, width);
    for (int i = 0; i < sent.count; i++) {
        size_t row = (size_t)sent.rows[i] * (size_t)width;
        add_times(gradient + row, slope, sent.times[i], width);
        before[sent.rows[i]] = dot(slope, weights + row, width);
    }
}

void perceptron_blame(struct perceptron *net, const uint16_t *flags, int count,
                      const struct perceptron_pass *pass, const float *slope)
{
    const struct perceptron_size *size = &net->size;
    struct layers at = layers_of(size);
    float *gradient = net->gradient, second[PERCEPTRON_HIDDEN], first[PERCEPTRON_HIDDEN];
    take_back(pass->second, size->second, net->numbers + at.w3, gradient + at.w3, gradient + at.b3, slope,
              size->outputs, second);
    take_back(pass->first, size->first, net->numbers + at.w2, gradient + at.w2, gradient + at.b2, second,
              size->second, first);
    add(gradient + at.b1, first, size->first);
    for (int i = 0; i < count; i++)
        add(gradient + (size_t)flags[i] * (size_t)size->first, first, size->first);
}

/* By how much the mean of so many gradients is to be shortened. */
static float share_of(const struct perceptron *net, size_t all, int count, float longest)
{
    double sum = 0;
    for (size_t i = 0; i < all; i++)
        sum += (double)net->gradient[i] * net->gradient[i];
    float length = (float)sqrt(sum) / (float)count;
    return (length > longest ? longest / length : 1) / (float)count;
}

/* Adam: Kingma and Ba, 2015. */
void perceptron_step(struct perceptron *net, float rate, int count, float longest)
{
    const float beta1 = 0.9f, beta2 = 0.999f;
    size_t all = layers_of(&net->size).all;
    float *restrict w = net->numbers, *restrict g = net->gradient;
    float *restrict m = net->mean, *restrict v = net->square;
    float share = share_of(net, all, count, longest);
    double steps = (double)++net->steps;
    float scale = rate * (float)(sqrt(1 - pow(beta2, steps)) / (1 - pow(beta1, steps)));
    for (size_t i = 0; i < all; i++) {
        float slope = g[i] * share;
        m[i] = beta1 * m[i] + (1 - beta1) * slope;
        v[i] = beta2 * v[i] + (1 - beta2) * slope * slope;
        w[i] -= scale * m[i] / (sqrtf(v[i]) + 1e-8f);
        g[i] = 0;
    }
}

/* --- files --------------------------------------------------------------------------------------- */

/* Four bytes, the lowest first, on every machine. */
static bool write_word(FILE *file, uint32_t word)
{
    const unsigned char bytes[4] = {(unsigned char)word, (unsigned char)(word >> 8),
                                    (unsigned char)(word >> 16), (unsigned char)(word >> 24)};
    return fwrite(bytes, sizeof bytes, 1, file) == 1;
}

static bool read_word(FILE *file, uint32_t *word)
{
    unsigned char bytes[4];
    if (fread(bytes, sizeof bytes, 1, file) != 1)
        return false;
    *word = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    return true;
}

static bool write_numbers(const struct perceptron *net, FILE *file)
{
    const struct perceptron_size *size = &net->size;
    const int head[] = {size->flags, size->first, size->second, size->outputs};
    size_t all = layers_of(size).all;
    bool good = true;
    for (int i = 0; i < 4; i++)
        good = good && write_word(file, (uint32_t)head[i]);
    for (size_t i = 0; i < all && good; i++) {
        uint32_t word;
        memcpy(&word, &net->numbers[i], sizeof word);
        good = write_word(file, word);
    }
    return good;
}

static bool read_numbers(struct perceptron *net, FILE *file)
{
    const struct perceptron_size *size = &net->size;
    const int head[] = {size->flags, size->first, size->second, size->outputs};
    size_t all = layers_of(size).all;
    uint32_t word;
    for (int i = 0; i < 4; i++)
        if (!read_word(file, &word) || word != (uint32_t)head[i])
            return false;
    for (size_t i = 0; i < all; i++) {
        if (!read_word(file, &word))
            return false;
        memcpy(&net->numbers[i], &word, sizeof word);
    }
    return true;
}

bool perceptron_save(const struct perceptron *net, const char *path)
{
    FILE *file = file_open(path, "wb");
    if (!file)
        return false;
    bool good = write_numbers(net, file);
    return fclose(file) == 0 && good;
}

bool perceptron_load(struct perceptron *net, const char *path)
{
    FILE *file = file_open(path, "rb");
    if (!file)
        return false;
    bool good = read_numbers(net, file);
    fclose(file);
    return good;
}
