/*
 * tool_luck.c: fits the networks by which luck is told from skill, and measures what they are good for.
 *
 *   tool_luck begin MODE FILE ROUNDS SEED [LEVEL]    plays rounds and writes what an onlooker was told
 *   tool_luck gather MODE FILE ROUNDS SEED [LEVEL]   the same, what came of it corrected by today's network
 *   tool_luck fit OUT.net PASSES FILE...             fits a network to such files
 *   tool_luck ahead OUT.net PASSES FILE...           the same; each moment learns from the one after it
 *   tool_luck measure MODE ROUNDS SEED [LEVEL]       mean and variance of results, plain and corrected
 *
 * A sample is a moment after chance has given a tile: what is told of each seat, who won the round in the
 * end, and what that brought. The network gives each seat a weight; the chance that a seat wins is its weight
 * in all of them and 1, for a drawn round. See docs/luck.md.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/rng.h"
#include "session/luck/luck.h"
#include "session/luck/luck_nets.h"
#include "session/luck/sight.h"
#include "session/session.h"

enum { NOBODY = 0xff };

struct head {
    uint8_t seats;  /* told of */
    uint8_t winner; /* its place among them, or NOBODY */
    uint8_t shared; /* what one gains the others lose */
    uint8_t unused;
    float gain;              /* of the winner, in the mode's unit */
    float target[SEAT_MOST]; /* what was to be expected for each, likewise */
};

/* --- playing ----------------------------------------------------------------------------------------- */

struct play {
    const struct ruleset *rules;
    enum ai_level level;
    struct record record;
    struct game game;
};

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

static void enter(struct play *play, struct move move)
{
    struct events events;
    record_add_move(&play->record, move);
    game_apply(&play->game, move, &events);
}

/* As in a session. */
static struct move choose(const struct play *play, int seat)
{
    struct view view;
    struct rng rng;
    int place = play->record.count - bits_count(play->game.answered);
    session_think_source(&play->record.setup, place, seat, &rng);
    view_init(&view, &play->game, seat);
    return ai_choose(play->level, &view, &rng, NULL);
}

/* One round, the first of a match; the record is left to be freed. */
static void play_round(struct play *play, uint64_t seed)
{
    struct setup setup = {.rules = play->rules, .seed = seed};
    struct deal deal;
    struct events events;
    ruleset_defaults(play->rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(play->rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)play->level};
    record_init(&play->record, &setup);
    record_start(&play->record, &play->game);
    if (play->game.table.phase == PHASE_REMOVE)
        enter(play, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0));
    deal_shuffle(&deal, &play->game, seed);
    record_add_deal(&play->record, &deal, seed);
    game_deal(&play->game, &deal, &events);
    while (goes_on(&play->game)) {
        int seat = tile_set_first(play->game.table.asked);
        enter(play, choose(play, seat));
    }
}

/* --- gathering --------------------------------------------------------------------------------------- */

enum { MOMENTS_MOST = 400 };

/* A moment that was estimated, and the terms before and at it. */
struct moment {
    int16_t told[SEAT_MOST][SIGHT_INPUTS];
    bool estimated;
    double luck[SEAT_MOST]; /* up to here */
};

struct gatherer {
    FILE *out;
    struct valuer valuer;
    struct net_input told[SEAT_MOST];
    bool estimated;
    bool quick; /* what came of a moment is the result as it is */
    int count;
    double luck[SEAT_MOST];
    struct moment moments[MOMENTS_MOST];
};

static void gather_term(void *context, const struct chance_term *term)
{
    struct gatherer *gatherer = context;
    if (gatherer->count == MOMENTS_MOST)
        return;
    struct moment *moment = &gatherer->moments[gatherer->count++];
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        gatherer->luck[seat] += term->gain[seat];
        memcpy(moment->told[seat], gatherer->told[seat].dense, sizeof moment->told[seat]);
    }
    moment->estimated = gatherer->estimated;
    memcpy(moment->luck, gatherer->luck, sizeof moment->luck);
}

/* What came of each moment is the result less the luck after it, which is nearer to what was to be expected
 * than the result. */
static void write_moments(const struct gatherer *gatherer, const struct game *game)
{
    const struct table *table = &game->table;
    int unit = gatherer->valuer.unit;
    for (int i = 0; i < gatherer->count; i++) {
        const struct moment *moment = &gatherer->moments[i];
        struct head head = {.winner = NOBODY, .shared = gatherer->valuer.shared};
        for (int seat = 0; seat < table->seats && moment->estimated; seat++) {
            if (seat == table->sitting)
                continue;
            double gain = table->result.gain[seat], after = gatherer->luck[seat] - moment->luck[seat];
            if (table->result.outcome == OUTCOME_WIN && table->result.winner == seat) {
                head.winner = head.seats;
                head.gain = (float)(gain / unit);
            }
            head.target[head.seats++] = (float)((gain - after) / unit);
        }
        if (!moment->estimated)
            continue;
        fwrite(&head, sizeof head, 1, gatherer->out);
        for (int seat = 0; seat < table->seats; seat++)
            if (seat != table->sitting)
                fwrite(moment->told[seat], sizeof(int16_t), SIGHT_INPUTS, gatherer->out);
    }
}

static void gather_round(struct gatherer *gatherer, const struct record *record)
{
    struct game game;
    struct events events;
    const struct deal *deal = NULL;
    record_start(record, &game);
    valuer_init(&gatherer->valuer, &game.table, &record->setup, record->setup.players);
    gatherer->valuer.told = gatherer->told;
    gatherer->valuer.estimated = &gatherer->estimated;
    gatherer->valuer.alone = gatherer->quick;
    gatherer->count = 0;
    memset(gatherer->luck, 0, sizeof gatherer->luck);
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        deal = entry->is_deal ? &entry->deal : deal;
        const struct chance_step step = {&game, entry, deal, i};
        if (deal)
            chance_terms(&gatherer->valuer, &step, gather_term, gatherer);
        entry_apply(entry, &game, &events);
    }
    write_moments(gatherer, &game);
}

static int gather(struct play *play, const char *path, int rounds, uint64_t seed, bool quick)
{
    static struct gatherer gatherer;
    gatherer.out = file_open(path, "wb");
    gatherer.quick = quick;
    CHECK(gatherer.out);
    for (int i = 0; i < rounds; i++) {
        play_round(play, rng_derive(seed, (uint64_t)i));
        gather_round(&gatherer, &play->record);
        record_deinit(&play->record);
    }
    return fclose(gatherer.out) == 0 ? 0 : 1;
}

/* --- fitting ----------------------------------------------------------------------------------------- */

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

static size_t size_of(const struct head *head)
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
         at += size_of((const struct head *)(const void *)(data->bytes + at))) {
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
static double share(const struct head *head, int winner, int seat)
{
    return winner == seat ? 1 : head->shared ? -1.0 / (head->seats - 1) : 0;
}

/* The error of what each seat is expected to gain, and its slope by the winners' gains and chances. */
static double value_error(const struct head *head, const struct pass *passes, const double chances[SEAT_MOST],
                          double by_gain[SEAT_MOST], double by_chance[SEAT_MOST])
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
    const struct head *head = (const struct head *)(const void *)bytes;
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
        (const int16_t *)(const void *)(data->bytes + data->places[i] + sizeof(struct head));
    const int16_t *next =
        (const int16_t *)(const void *)(data->bytes + data->places[i + 1] + sizeof(struct head));
    return next[SIGHT_TABLE] <= told[SIGHT_TABLE]; /* the wall */
}

/* What the network expects for each seat of a sample. */
static void expect(const struct fitting *fitting, const uint8_t *bytes, double value[SEAT_MOST])
{
    const struct head *head = (const struct head *)(const void *)bytes;
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
        struct head *head = (struct head *)(void *)(data->bytes + data->places[i]);
        const struct head *next = (const struct head *)(const void *)(data->bytes + data->places[i + 1]);
        if (!goes_on_after(data, i))
            continue;
        expect(fitting, data->bytes + data->places[i + 1], value);
        for (int seat = 0; seat < head->seats; seat++)
            head->target[seat] = (float)(later * next->target[seat] + (1 - later) * value[seat]);
    }
}

/* A twentieth is held out: the last samples. The rate falls to nothing. With `ahead` a moment learns from
 * the one after it once the network knows a little. */
static int fit(const char *path, double passes, char **files, int count, bool ahead)
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

/* --- measuring --------------------------------------------------------------------------------------- */

struct mean {
    double count, sum, squares;
};

static void mean_add(struct mean *mean, double value)
{
    mean->count++;
    mean->sum += value;
    mean->squares += value * value;
}

static double mean_of(const struct mean *mean)
{
    return mean->sum / mean->count;
}

static double variance_of(const struct mean *mean)
{
    return mean->squares / mean->count - mean_of(mean) * mean_of(mean);
}

static void say_mean(const char *what, const struct mean *mean)
{
    printf("%s %+.4f +- %.4f", what, mean_of(mean), sqrt(variance_of(mean) / mean->count));
}

/* Of East what the means are; of all seats, which have more to tell, how steady they are. */
struct measured {
    struct mean plain, fair, luck, sources[CHANCE_KINDS];
    struct mean all_plain, all_fair;
};

static void add_round(struct measured *measured, const struct luck_round *round, int seats)
{
    const struct luck *east = &round->seats[0];
    mean_add(&measured->plain, east->result);
    mean_add(&measured->fair, east->decisions);
    mean_add(&measured->luck, east->luck);
    for (int kind = 0; kind < CHANCE_KINDS; kind++)
        mean_add(&measured->sources[kind], east->sources[kind]);
    for (int seat = 0; seat < seats; seat++) {
        mean_add(&measured->all_plain, round->seats[seat].result);
        mean_add(&measured->all_fair, round->seats[seat].decisions);
    }
}

static void say_measured(const struct play *play, int rounds, const struct measured *measured)
{
    static const char *const names[CHANCE_KINDS] = {"of it deal", ", draws", ", dummy", ", bonus"};
    double plain = variance_of(&measured->plain), fair = variance_of(&measured->fair);
    double all_plain = variance_of(&measured->all_plain), all_fair = variance_of(&measured->all_fair);
    printf("%s, %s, %d rounds, East: plain %+.4f, corrected %+.4f, ", play->rules->id,
           ai_level_name(play->level), rounds, mean_of(&measured->plain), mean_of(&measured->fair));
    say_mean("luck", &measured->luck);
    printf(" (standard error); ");
    for (int kind = 0; kind < CHANCE_KINDS; kind++)
        say_mean(names[kind], &measured->sources[kind]);
    printf("\nvariance: plain %.3f, corrected %.3f: %.1f %%; of all seats %.3f, %.3f: %.1f %%\n", plain, fair,
           100 * fair / plain, all_plain, all_fair, 100 * all_fair / all_plain);
}

static int measure(struct play *play, int rounds, uint64_t seed)
{
    struct measured measured = {0};
    const struct luck_request request = {0};
    for (int i = 0; i < rounds; i++) {
        struct luck_report report;
        play_round(play, rng_derive(seed, (uint64_t)i));
        CHECK(luck_make(&report, &play->record, &request) && report.count == 1 && report.rounds[0].over);
        add_round(&measured, &report.rounds[0], report.seats);
        luck_free(&report);
        record_deinit(&play->record);
    }
    say_measured(play, rounds, &measured);
    return 0;
}

static bool read_play(struct play *play, const char *mode, const char *level)
{
    *play = (struct play){.rules = ruleset_find(mode), .level = ai_level_parse(level)};
    return play->rules && play->level < AI_LEVELS;
}

int main(int count, char **words)
{
    static struct play play;
    const char *level = "normal";
    bool gathers = count >= 6 && (!strcmp(words[1], "gather") || !strcmp(words[1], "begin"));
    bool measures = count >= 5 && strcmp(words[1], "measure") == 0;
    bool ahead = count >= 5 && strcmp(words[1], "ahead") == 0;
    if (ahead || (count >= 5 && strcmp(words[1], "fit") == 0))
        return fit(words[2], atof(words[3]), words + 4, count - 4, ahead);
    if (gathers || measures) {
        int last = gathers ? 6 : 5;
        level = count > last ? words[last] : level;
        if (read_play(&play, words[2], level))
            return gathers ? gather(&play, words[3], atoi(words[4]), strtoull(words[5], NULL, 10),
                                    strcmp(words[1], "begin") == 0)
                           : measure(&play, atoi(words[3]), strtoull(words[4], NULL, 10));
    }
    fprintf(stderr, "usage: tool_luck begin|gather|fit|ahead|measure ...\n");
    return 2;
}
