/* fitting.c: fits small networks; see fitting.h. */
#include "tools/fitting.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/rng.h"

enum { BATCH = 512, WIDTH = NET_HIDDEN_MOST };

static void *allocate(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    CHECK(memory);
    return memory;
}

/* --- networks ------------------------------------------------------------------------------------ */

/* Where the layers lie among the numbers. */
struct layers {
    size_t w1, b1, w2, b2, w3, b3, direct, all;
};

static struct layers layers_of(const struct fit_size *size)
{
    size_t first = (size_t)size->first, second = (size_t)size->second;
    struct layers layers = {0};
    layers.b1 = ((size_t)size->sparse + (size_t)size->dense) * first;
    layers.w2 = layers.b1 + first;
    layers.b2 = layers.w2 + first * second;
    layers.w3 = layers.b2 + second;
    layers.b3 = layers.w3 + second * FIT_OUTPUTS;
    layers.direct = layers.b3 + FIT_OUTPUTS;
    layers.all = layers.direct + (size_t)(size->sorts * size->dense) * FIT_OUTPUTS;
    return layers;
}

static int16_t weight_of(float weight)
{
    float value = roundf(weight * NET_WEIGHT);
    return (int16_t)(value > 32767 ? 32767 : value < -32767 ? -32767 : value);
}

static void round_part(const struct fit_net *net, size_t weights, size_t biases, size_t end, int16_t *w,
                       int32_t *b)
{
    for (size_t i = weights; i < biases; i++)
        *w++ = weight_of(net->numbers[i]);
    for (size_t i = biases; i < end; i++)
        *b++ = (int32_t)roundf(net->numbers[i] * NET_WEIGHT);
}

static void round_all(struct fit_net *net)
{
    struct layers at = layers_of(&net->size);
    int16_t *w2 = net->weights + at.b1, *w3 = w2 + (at.b2 - at.w2), *direct = w3 + (at.b3 - at.w3);
    int32_t *b2 = net->biases + net->size.first, *b3 = b2 + net->size.second;
    round_part(net, at.w1, at.b1, at.w2, net->weights, net->biases);
    round_part(net, at.w2, at.b2, at.w3, w2, b2);
    round_part(net, at.w3, at.b3, at.direct, w3, b3);
    round_part(net, at.direct, at.all, at.all, direct, NULL);
    net->net = (struct net){.sparse = net->size.sparse,
                            .dense = net->size.dense,
                            .first = net->size.first,
                            .second = net->size.second,
                            .outputs = FIT_OUTPUTS,
                            .weights = net->weights,
                            .bias = net->biases,
                            .second_weights = w2,
                            .second_bias = b2,
                            .last_weights = w3,
                            .last_bias = b3,
                            .direct = net->size.sorts ? direct : NULL};
}

static struct fit_net *make_net(const struct fit_size *size)
{
    struct fit_net *net = allocate(sizeof *net);
    struct layers at = layers_of(size);
    CHECK(size->first <= WIDTH && size->second <= WIDTH);
    net->size = *size;
    net->numbers = allocate(at.all * sizeof *net->numbers);
    net->weights = allocate(at.all * sizeof *net->weights);
    net->biases = allocate(at.all * sizeof *net->biases);
    return net;
}

struct fit_net *fit_net_new(const struct fit_size *size, uint64_t seed)
{
    struct fit_net *net = make_net(size);
    struct layers at = layers_of(size);
    struct rng rng;
    rng_init(&rng, seed);
    for (size_t i = 0; i < at.all; i++) {
        bool bias = (i >= at.b1 && i < at.w2) || (i >= at.b2 && i < at.w3) || i >= at.b3;
        float span = i < at.b1 ? 0.1f : 0.2f; /* the direct weights begin with 0, like the biases */
        net->numbers[i] = bias ? 0 : span * ((float)rng_below(&rng, 20001) / 10000 - 1);
    }
    round_all(net);
    return net;
}

struct fit_net *fit_net_load(const struct fit_size *size, const char *path)
{
    struct fit_net *net = make_net(size);
    size_t count = layers_of(size).all;
    FILE *file = file_open(path, "rb");
    bool good = file && fread(net->numbers, sizeof *net->numbers, count, file) == count;
    if (file)
        fclose(file);
    if (!good) {
        fit_net_free(net);
        return NULL;
    }
    round_all(net);
    return net;
}

static void widen(float *numbers, size_t weights, size_t biases, size_t end, const int16_t *w,
                  const int32_t *b)
{
    for (size_t i = weights; i < biases; i++)
        numbers[i] = (float)*w++ / NET_WEIGHT;
    for (size_t i = biases; i < end; i++)
        numbers[i] = (float)*b++ / NET_WEIGHT;
}

struct fit_net *fit_net_of(const struct fit_size *size, const struct net *net)
{
    struct layers at = layers_of(size);
    if (net->sparse != size->sparse || net->dense != size->dense || net->first != size->first ||
        net->second != size->second || net->outputs != FIT_OUTPUTS || !net->direct != !size->sorts)
        return NULL;
    struct fit_net *made = make_net(size);
    widen(made->numbers, at.w1, at.b1, at.w2, net->weights, net->bias);
    widen(made->numbers, at.w2, at.b2, at.w3, net->second_weights, net->second_bias);
    widen(made->numbers, at.w3, at.b3, at.direct, net->last_weights, net->last_bias);
    widen(made->numbers, at.direct, at.all, at.all, net->direct, NULL);
    round_all(made);
    return made;
}

void fit_net_free(struct fit_net *net)
{
    free(net->numbers);
    free(net->weights);
    free(net->biases);
    free(net);
}

void fit_net_mix(struct fit_net *net, const struct fit_net *other, float part)
{
    size_t count = layers_of(&net->size).all;
    for (size_t i = 0; i < count; i++)
        net->numbers[i] += part * (other->numbers[i] - net->numbers[i]);
    round_all(net);
}

bool fit_net_save(const struct fit_net *net, const char *path)
{
    size_t count = layers_of(&net->size).all;
    FILE *file = file_open(path, "wb");
    bool good = file && fwrite(net->numbers, sizeof *net->numbers, count, file) == count;
    return file && fclose(file) == 0 && good;
}

struct fit_net *fit_net_need(const struct fit_size *size, const char *path)
{
    struct fit_net *net = fit_net_load(size, path);
    if (!net) {
        fprintf(stderr, "%s holds no network\n", path);
        exit(1);
    }
    return net;
}

bool fit_net_write(const struct fit_net *net, const struct net_inputs *inputs, const char *path)
{
    size_t size;
    struct error why;
    uint8_t *bytes = net_file_make(&net->net, inputs, &size);
    bool good = file_write(path, bytes, size, &why);
    if (!good)
        fprintf(stderr, "%s\n", why.message);
    free(bytes);
    return good;
}

/* --- samples ------------------------------------------------------------------------------------- */

struct data {
    size_t dense;
    uint8_t *bytes;
    size_t size;
    size_t *places;
    float *targets;
    int64_t count;
};

void fit_write(FILE *file, const struct fit_size *size, const struct fit_head *head,
               const struct net_input *input)
{
    fwrite(head, sizeof *head, 1, file);
    fwrite(input->on, sizeof input->on[0], head->on_count, file);
    fwrite(input->dense, sizeof input->dense[0], (size_t)size->dense, file);
}

static const struct fit_head *head_at(const struct data *data, size_t at)
{
    return (const struct fit_head *)(const void *)(data->bytes + at);
}

/* Heads lie on multiples of four bytes once they are read. */
static size_t step_at(const struct data *data, size_t at)
{
    size_t step = sizeof(struct fit_head) + 2 * (head_at(data, at)->on_count + data->dense);
    return (step + 3) / 4 * 4;
}

static void read_samples(struct data *data, FILE *file)
{
    struct fit_head head;
    size_t room = data->size;
    while (fread(&head, sizeof head, 1, file) == 1) {
        size_t rest = 2 * (head.on_count + data->dense);
        if (data->size + sizeof head + rest + 4 > room) {
            room += (size_t)1 << 28;
            data->bytes = realloc(data->bytes, room);
            CHECK(data->bytes);
        }
        memcpy(data->bytes + data->size, &head, sizeof head);
        CHECK(fread(data->bytes + data->size + sizeof head, 1, rest, file) == rest);
        data->size += step_at(data, data->size);
        data->count++;
    }
}

static void read_file(struct data *data, const char *path)
{
    FILE *file = file_open(path, "rb");
    CHECK(file);
    read_samples(data, file);
    fclose(file);
}

/* --- fitting ------------------------------------------------------------------------------------- */

struct fitting {
    const struct fit_size *size;
    struct layers at;
    float *numbers, *gradient, *first, *second; /* of Adam: the moments */
    double error[FIT_OUTPUTS], outcome_error;   /* against the targets; against what came of the round */
    int64_t steps;
};

struct pass {
    float h1[WIDTH], h2[WIDTH], out[FIT_OUTPUTS];
    float dense[NET_DENSE_MOST];
    uint16_t on[NET_ON_MOST];
    int on_count, sort;
};

static void add_row(float *restrict sum, const float *restrict row, float share, int count)
{
    for (int k = 0; k < count; k++)
        sum[k] += share * row[k];
}

static void add_plain(float *restrict sum, const float *restrict row, int count)
{
    for (int k = 0; k < count; k++)
        sum[k] += row[k];
}

static void rectify(float *values, int count)
{
    for (int k = 0; k < count; k++)
        values[k] = values[k] > 0 ? values[k] : 0;
}

/* Where the direct weights of a number stand. */
static size_t direct_at(const struct fitting *fitting, int sort, int number)
{
    return fitting->at.direct + (size_t)(sort * fitting->size->dense + number) * FIT_OUTPUTS;
}

/* `turned` says which sparse inputs stand for the sample's; NULL: its own. */
static void forward(const struct fitting *fitting, const struct fit_head *head, const uint16_t *turned,
                    struct pass *pass)
{
    const struct fit_size *size = fitting->size;
    const float *numbers = fitting->numbers;
    int first = size->first, second = size->second;
    const uint16_t *on = (const uint16_t *)(const void *)(head + 1);
    const int16_t *dense = (const int16_t *)on + head->on_count;
    pass->on_count = head->on_count;
    pass->sort = head->sort;
    for (int i = 0; i < pass->on_count; i++)
        pass->on[i] = turned ? turned[on[i]] : on[i];
    memcpy(pass->h1, numbers + fitting->at.b1, (size_t)first * sizeof(float));
    memcpy(pass->h2, numbers + fitting->at.b2, (size_t)second * sizeof(float));
    memcpy(pass->out, numbers + fitting->at.b3, sizeof pass->out);
    for (int i = 0; i < pass->on_count; i++)
        add_plain(pass->h1, numbers + pass->on[i] * first, first);
    for (int i = 0; i < size->dense; i++) {
        pass->dense[i] = (float)dense[i] / NET_UNIT;
        add_row(pass->h1, numbers + (size->sparse + i) * first, pass->dense[i], first);
    }
    rectify(pass->h1, first);
    for (int i = 0; i < first; i++)
        add_row(pass->h2, numbers + fitting->at.w2 + i * second, pass->h1[i], second);
    rectify(pass->h2, second);
    for (int i = 0; i < second; i++)
        add_row(pass->out, numbers + fitting->at.w3 + i * FIT_OUTPUTS, pass->h2[i], FIT_OUTPUTS);
    for (int i = 0; size->sorts && i < size->dense; i++)
        add_row(pass->out, numbers + direct_at(fitting, pass->sort, i), pass->dense[i], FIT_OUTPUTS);
}

/* What the network expects of a sample as it was told, in points. */
static float expectation(const struct fitting *fitting, const struct fit_head *head)
{
    struct pass pass;
    forward(fitting, head, NULL, &pass);
    return pass.out[FIT_GAIN] * fitting->size->unit;
}

/* What each sample's move is taken to have brought: what came of it, as far as the moves after it were not
 * left to chance, mixed with what is expected of the position a move later. */
static void set_targets(struct data *data, const struct fitting *fitting, float lambda)
{
    float next = 0, expected = 0;
    bool explored = false;
    int64_t i = 0;
    data->places = allocate((size_t)data->count * sizeof *data->places);
    data->targets = allocate((size_t)data->count * sizeof *data->targets);
    for (size_t at = 0; at < data->size; at += step_at(data, at))
        data->places[i++] = at;
    for (i = data->count - 1; i >= 0; i--) {
        const struct fit_head *head = head_at(data, data->places[i]);
        float mixed = lambda * next + (1 - lambda) * expected;
        next = head->last ? head->gain : explored && lambda < 1 ? expected : mixed;
        data->targets[i] = next / fitting->size->unit;
        explored = head->explored;
        if (lambda < 1)
            expected = explored ? head->best : expectation(fitting, head);
    }
}

static float dot(const float *a, const float *b, int count)
{
    float sum = 0;
    for (int k = 0; k < count; k++)
        sum += a[k] * b[k];
    return sum;
}

static void backward(struct fitting *fitting, const struct pass *pass, const float wrong[FIT_OUTPUTS])
{
    const struct layers *at = &fitting->at;
    int first = fitting->size->first, second = fitting->size->second;
    float *gradient = fitting->gradient, d1[WIDTH], d2[WIDTH];
    for (int i = 0; i < second; i++) {
        add_row(gradient + at->w3 + i * FIT_OUTPUTS, wrong, pass->h2[i], FIT_OUTPUTS);
        d2[i] = pass->h2[i] > 0 ? dot(wrong, fitting->numbers + at->w3 + i * FIT_OUTPUTS, FIT_OUTPUTS) : 0;
    }
    add_plain(gradient + at->b3, wrong, FIT_OUTPUTS);
    for (int i = 0; i < first; i++) {
        d1[i] = 0;
        if (pass->h1[i] <= 0)
            continue;
        add_row(gradient + at->w2 + i * second, d2, pass->h1[i], second);
        d1[i] = dot(d2, fitting->numbers + at->w2 + i * second, second);
    }
    add_plain(gradient + at->b2, d2, second);
    for (int i = 0; i < pass->on_count; i++)
        add_plain(gradient + pass->on[i] * first, d1, first);
    for (int i = 0; i < fitting->size->dense; i++)
        add_row(gradient + (fitting->size->sparse + i) * first, d1, pass->dense[i], first);
    add_plain(gradient + at->b1, d1, first);
    for (int i = 0; fitting->size->sorts && i < fitting->size->dense; i++)
        add_row(gradient + direct_at(fitting, pass->sort, i), wrong, pass->dense[i], FIT_OUTPUTS);
}

/* A step of Adam (Kingma and Ba, 2015), the weights shrinking besides (Loshchilov and Hutter, 2019). */
static void adapt(struct fitting *fitting, float rate, float decay, int count)
{
    const float beta1 = 0.9f, beta2 = 0.999f;
    float *w = fitting->numbers, *g = fitting->gradient, *m = fitting->first, *v = fitting->second;
    fitting->steps++;
    double steps = (double)fitting->steps;
    float scale = rate * (float)(sqrt(1 - pow(beta2, steps)) / (1 - pow(beta1, steps)));
    float share = 1.0f / (float)count;
    for (size_t i = 0; i < fitting->at.all; i++) {
        float slope = g[i] * share;
        m[i] = beta1 * m[i] + (1 - beta1) * slope;
        v[i] = beta2 * v[i] + (1 - beta2) * slope * slope;
        w[i] -= scale * m[i] / (sqrtf(v[i]) + 1e-8f) + (i < fitting->at.direct ? rate * decay * w[i] : 0);
        g[i] = 0;
    }
}

static void learn(struct fitting *fitting, const struct data *data, int64_t i, const uint16_t *turned,
                  bool changes)
{
    struct pass pass;
    const struct fit_head *head = head_at(data, data->places[i]);
    forward(fitting, head, turned, &pass);
    float wrong[FIT_OUTPUTS] = {pass.out[FIT_GAIN] - data->targets[i], pass.out[FIT_WINS] - head->won,
                                pass.out[FIT_LOSES] - head->lost};
    for (int k = 0; k < FIT_OUTPUTS; k++)
        fitting->error[k] += wrong[k] * wrong[k];
    float off = pass.out[FIT_GAIN] - head->gain / fitting->size->unit;
    fitting->outcome_error += off * off;
    wrong[FIT_GAIN] *= 0.125f;
    if (changes)
        backward(fitting, &pass, wrong);
}

static void say(struct fitting *fitting, const struct data *data, int64_t from)
{
    double count = (double)(data->count - from), mean = 0, spread = 0;
    memset(fitting->error, 0, sizeof fitting->error);
    fitting->outcome_error = 0;
    for (int64_t i = from; i < data->count; i++) {
        learn(fitting, data, i, NULL, false);
        mean += data->targets[i] / count;
        spread += data->targets[i] * data->targets[i] / count;
    }
    printf("held out error %.4f of %.4f, of the outcome %.4f, wins %.5f, loses %.5f\n",
           fitting->error[FIT_GAIN] / count, spread - mean * mean, fitting->outcome_error / count,
           fitting->error[FIT_WINS] / count, fitting->error[FIT_LOSES] / count);
    fflush(stdout);
}

/* Learns from samples taken by chance; they are asked for from memory before they are needed. */
static void run_batch(struct fitting *fitting, const struct data *data, int64_t among,
                      const struct fit_plan *plan, struct rng *rng)
{
    enum { SOON = 4, LINES = 6 };
    int64_t chosen[BATCH];
    for (int i = 0; i < BATCH; i++) {
        chosen[i] = (int64_t)(rng_next(rng) % (uint64_t)among);
        __builtin_prefetch(&data->places[chosen[i]]);
    }
    for (int i = 0; i < BATCH; i++) {
        for (int line = 0; i + SOON < BATCH && line < LINES; line++)
            __builtin_prefetch(data->bytes + data->places[chosen[i + SOON]] + 64 * line);
        uint32_t turning = plan->turnings ? rng_below(rng, (uint32_t)plan->turnings) : 0;
        const uint16_t *turned =
            plan->turnings ? plan->turned + turning * (size_t)fitting->size->sparse : NULL;
        learn(fitting, data, chosen[i], turned, true);
    }
}

static void run_steps(struct fitting *fitting, const struct data *data, const struct fit_plan *plan)
{
    int64_t learning = data->count - data->count / 50, told = 0;
    int64_t steps = (int64_t)(plan->passes * (float)learning / BATCH);
    struct rng rng;
    rng_init(&rng, 1);
    printf("%lld samples, %lld steps\n", (long long)data->count, (long long)steps);
    say(fitting, data, learning);
    for (int64_t step = 0; step < steps; step++) {
        float done = (float)step / (float)steps;
        float rate = plan->rate * (done < 0.02f ? done / 0.02f : 0.5f + 0.5f * cosf(3.14159f * done));
        run_batch(fitting, data, learning, plan, &rng);
        adapt(fitting, rate, plan->decay, BATCH);
        if ((step + 1) * 4 / steps != told + 1 && step + 1 != steps)
            continue;
        told++;
        say(fitting, data, learning);
    }
}

void fit_run(struct fit_net *net, const struct fit_plan *plan, char **files, int file_count)
{
    struct data data = {.dense = (size_t)net->size.dense};
    struct fitting fitting = {.size = &net->size, .at = layers_of(&net->size), .numbers = net->numbers};
    size_t size = fitting.at.all * sizeof(float);
    fitting.gradient = allocate(size);
    fitting.first = allocate(size);
    fitting.second = allocate(size);
    for (int i = 0; i < file_count; i++)
        read_file(&data, files[i]);
    set_targets(&data, &fitting, plan->lambda);
    run_steps(&fitting, &data, plan);
    round_all(net);
    free(fitting.gradient);
    free(fitting.first);
    free(fitting.second);
    free(data.bytes);
    free(data.places);
    free(data.targets);
}
