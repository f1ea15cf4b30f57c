/* mlp.c: see mlp.h. */
#include "tools/learn/mlp.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/rng.h"

/* Where the layers begin among the numbers: weights, then biases. */
struct layers {
    size_t dense, b1, w2, b2, w3, b3, direct, all;
};

static struct layers layers_of(const struct mlp *mlp)
{
    size_t first = (size_t)mlp->first, second = (size_t)mlp->second, outputs = (size_t)mlp->inputs.outputs;
    struct layers at = {.dense = (size_t)mlp->inputs.sparse * first};
    at.b1 = at.dense + (size_t)mlp->inputs.dense * first;
    at.w2 = at.b1 + first;
    at.b2 = at.w2 + first * second;
    at.w3 = at.b2 + second;
    at.b3 = at.w3 + second * outputs;
    at.direct = at.b3 + outputs;
    at.all = at.direct + (size_t)(mlp->inputs.sorts * mlp->inputs.dense) * outputs;
    return at;
}

static float *make_numbers(size_t count)
{
    float *numbers = calloc(count, sizeof *numbers);
    CHECK_MEMORY(numbers);
    return numbers;
}

static struct mlp *make(const struct net_inputs *inputs, int first, int second)
{
    struct mlp *mlp = calloc(1, sizeof *mlp);
    CHECK_MEMORY(mlp);
    CHECK(first <= NET_HIDDEN_MAX && second <= NET_HIDDEN_MAX && inputs->outputs <= NET_OUTPUTS_MAX);
    *mlp = (struct mlp){.inputs = *inputs, .first = first, .second = second};
    mlp->count = layers_of(mlp).all;
    mlp->numbers = make_numbers(mlp->count);
    mlp->gradient = make_numbers(mlp->count);
    mlp->mean = make_numbers(mlp->count);
    mlp->square = make_numbers(mlp->count);
    return mlp;
}

static void draw(float *numbers, size_t from, size_t to, double span, struct rng *rng)
{
    for (size_t i = from; i < to; i++)
        numbers[i] = (float)(span * ((double)rng_below(rng, 20001) / 10000 - 1));
}

/* About thirty flags are on at a time, which gives the first layer's span; biases, the last layer and the
 * direct weights begin near 0. */
struct mlp *mlp_new(const struct net_inputs *inputs, int first, int second, uint64_t seed)
{
    struct mlp *mlp = make(inputs, first, second);
    struct layers at = layers_of(mlp);
    struct rng rng;
    rng_init(&rng, seed);
    draw(mlp->numbers, 0, at.dense, 0.1, &rng);
    draw(mlp->numbers, at.dense, at.b1, 0.2, &rng);
    draw(mlp->numbers, at.w2, at.b2, sqrt(3.0 / first), &rng);
    draw(mlp->numbers, at.w3, at.b3, 0.1, &rng);
    return mlp;
}

struct mlp *mlp_copy(const struct mlp *mlp)
{
    struct mlp *copy = make(&mlp->inputs, mlp->first, mlp->second);
    memcpy(copy->numbers, mlp->numbers, mlp->count * sizeof *copy->numbers);
    return copy;
}

void mlp_free(struct mlp *mlp)
{
    free(mlp->numbers);
    free(mlp->gradient);
    free(mlp->mean);
    free(mlp->square);
    free(mlp);
}

/* --- whole numbers and files ---------------------------------------------------------------------- */

static bool is_bias(const struct layers *at, size_t i)
{
    return (i >= at->b1 && i < at->w2) || (i >= at->b2 && i < at->w3) || (i >= at->b3 && i < at->direct);
}

bool mlp_read(struct mlp *mlp, const char *path, struct error *error)
{
    struct net_file file;
    size_t size;
    struct layers at = layers_of(mlp);
    char *bytes = file_read(path, &size, error);
    bool good = bytes && net_file_read((const uint8_t *)bytes, size, &mlp->inputs, &file, error);
    if (good && (file.first != mlp->first || file.second != mlp->second))
        good = error_set(error, "%s has hidden layers of %d and %d, not of %d and %d", path, file.first,
                         file.second, mlp->first, mlp->second);
    const uint8_t *from = good ? file.numbers : NULL;
    for (size_t i = 0; i < at.all && good; i++)
        mlp->numbers[i] =
            (float)(is_bias(&at, i) ? net_file_bias(&from) : net_file_weight(&from)) / NET_WEIGHT;
    free(bytes);
    return good;
}

bool mlp_write(const struct mlp *mlp, const char *path, struct error *error)
{
    struct rounded rounded = {.weights = NULL};
    size_t size;
    mlp_round(mlp, &rounded);
    uint8_t *bytes = net_file_make(&rounded.net, &mlp->inputs, &size);
    bool good = file_write(path, bytes, size, error);
    free(bytes);
    rounded_free(&rounded);
    return good;
}

static float within(float value, float most)
{
    return fmaxf(-most, fminf(roundf(value * NET_WEIGHT), most));
}

void mlp_round(const struct mlp *mlp, struct rounded *rounded)
{
    struct layers at = layers_of(mlp);
    if (!rounded->weights) {
        rounded->weights = calloc(at.all, sizeof *rounded->weights);
        rounded->biases = calloc(at.all, sizeof *rounded->biases);
        CHECK(rounded->weights && rounded->biases);
    }
    for (size_t i = 0; i < at.all; i++)
        if (is_bias(&at, i))
            rounded->biases[i] = (int32_t)within(mlp->numbers[i], 1 << 30);
        else
            rounded->weights[i] = (int16_t)within(mlp->numbers[i], INT16_MAX);
    rounded->net = (struct net){.sparse = mlp->inputs.sparse,
                                .dense = mlp->inputs.dense,
                                .first = mlp->first,
                                .second = mlp->second,
                                .outputs = mlp->inputs.outputs,
                                .weights = rounded->weights,
                                .bias = rounded->biases + at.b1,
                                .second_weights = rounded->weights + at.w2,
                                .second_bias = rounded->biases + at.b2,
                                .last_weights = rounded->weights + at.w3,
                                .last_bias = rounded->biases + at.b3,
                                .direct = mlp->inputs.sorts ? rounded->weights + at.direct : NULL};
}

void rounded_free(struct rounded *rounded)
{
    free(rounded->weights);
    free(rounded->biases);
}

/* --- passes ----------------------------------------------------------------------------------------- */

static void add(float *restrict to, const float *restrict row, int count)
{
    for (int i = 0; i < count; i++)
        to[i] += row[i];
}

static void add_times(float *restrict to, const float *restrict row, float times, int count)
{
    for (int i = 0; i < count; i++)
        to[i] += times * row[i];
}

static float dot(const float *restrict a, const float *restrict b, int count)
{
    enum { LANES = 8 }; /* so that the compiler may add several at a time */
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

static void rectify(float *values, int count)
{
    for (int i = 0; i < count; i++)
        values[i] = values[i] > 0 ? values[i] : 0;
}

/* Adds a layer's rows, each as often as the layer before says; what is 0 there says nothing. */
static void add_layer(float *to, int width, const float *rows, const float *times, int count)
{
    for (int i = 0; i < count; i++)
        if (times[i] != 0)
            add_times(to, rows + (size_t)i * (size_t)width, times[i], width);
}

/* Returns where the direct weights of the input's sort begin. */
static size_t direct_at(const struct mlp *mlp, const struct layers *at, int sort)
{
    return at->direct + (size_t)(sort * mlp->inputs.dense * mlp->inputs.outputs);
}

void mlp_forward(const struct mlp *mlp, const struct net_input *input, struct mlp_pass *pass)
{
    struct layers at = layers_of(mlp);
    const float *w = mlp->numbers;
    int first = mlp->first, second = mlp->second, dense = mlp->inputs.dense, outputs = mlp->inputs.outputs;
    for (int i = 0; i < dense; i++)
        pass->dense[i] = (float)input->dense[i] / NET_UNIT;
    memcpy(pass->first, w + at.b1, (size_t)first * sizeof *w);
    for (int i = 0; i < input->on_count; i++)
        add(pass->first, w + (size_t)input->on[i] * (size_t)first, first);
    add_layer(pass->first, first, w + at.dense, pass->dense, dense);
    rectify(pass->first, first);
    memcpy(pass->second, w + at.b2, (size_t)second * sizeof *w);
    add_layer(pass->second, second, w + at.w2, pass->first, first);
    rectify(pass->second, second);
    memcpy(pass->outputs, w + at.b3, (size_t)outputs * sizeof *w);
    add_layer(pass->outputs, outputs, w + at.w3, pass->second, second);
    if (mlp->inputs.sorts)
        add_layer(pass->outputs, outputs, w + direct_at(mlp, &at, input->sort), pass->dense, dense);
}

/* Adds a layer's gradient by its sums' slope, and finds the slope by what the layer before gave it. */
static void back(const float *rows, float *gradient, const float *slope, int width, const float *gave,
                 float *before, int count)
{
    for (int i = 0; i < count; i++) {
        size_t row = (size_t)i * (size_t)width;
        before[i] = 0;
        if (gave[i] == 0)
            continue;
        add_times(gradient + row, slope, gave[i], width);
        before[i] = dot(slope, rows + row, width);
    }
}

void mlp_backward(struct mlp *mlp, const struct net_input *input, const struct mlp_pass *pass,
                  const float *slope)
{
    struct layers at = layers_of(mlp);
    const float *w = mlp->numbers;
    float *g = mlp->gradient, by_first[NET_HIDDEN_MAX], by_second[NET_HIDDEN_MAX], unused[NET_DENSE_MAX];
    int first = mlp->first, second = mlp->second, dense = mlp->inputs.dense, outputs = mlp->inputs.outputs;
    add(g + at.b3, slope, outputs);
    back(w + at.w3, g + at.w3, slope, outputs, pass->second, by_second, second);
    add(g + at.b2, by_second, second);
    back(w + at.w2, g + at.w2, by_second, second, pass->first, by_first, first);
    add(g + at.b1, by_first, first);
    for (int i = 0; i < input->on_count; i++)
        add(g + (size_t)input->on[i] * (size_t)first, by_first, first);
    back(w + at.dense, g + at.dense, by_first, first, pass->dense, unused, dense);
    if (mlp->inputs.sorts) {
        size_t direct = direct_at(mlp, &at, input->sort);
        back(w + direct, g + direct, slope, outputs, pass->dense, unused, dense);
    }
}

/* Adam (Kingma and Ba, 2015) with the weights' decay apart (Loshchilov and Hutter, 2019). */
void mlp_step(struct mlp *mlp, float rate, float decay, int count)
{
    const float beta1 = 0.9f, beta2 = 0.999f;
    size_t direct = layers_of(mlp).direct;
    float *restrict w = mlp->numbers, *restrict g = mlp->gradient, *restrict m = mlp->mean;
    float *restrict v = mlp->square;
    double length = 0, steps = (double)++mlp->steps;
    for (size_t i = 0; i < mlp->count; i++)
        length += (double)g[i] * g[i];
    length = sqrt(length) / count;
    float share = (float)(1 / fmax(length, 1) / count);
    float scale = rate * (float)(sqrt(1 - pow(beta2, steps)) / (1 - pow(beta1, steps)));
    for (size_t i = 0; i < mlp->count; i++) {
        float slope = g[i] * share;
        m[i] = beta1 * m[i] + (1 - beta1) * slope;
        v[i] = beta2 * v[i] + (1 - beta2) * slope * slope;
        w[i] -= scale * m[i] / (sqrtf(v[i]) + 1e-8f) + (i < direct ? rate * decay * w[i] : 0);
        g[i] = 0;
    }
}

void mlp_follow(struct mlp *mlp, const struct mlp *other, float part)
{
    for (size_t i = 0; i < mlp->count; i++)
        mlp->numbers[i] += part * (other->numbers[i] - mlp->numbers[i]);
}
