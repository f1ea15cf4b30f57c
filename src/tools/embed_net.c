/*
 * embed_net.c: turns a network's file into C, so that the program contains the network and reads no file.
 *
 *   embed-net NETWORK FILE.net FILE.c   writes FILE.c from FILE.net
 *   embed-net blank NETWORK FILE.net    writes an untrained network of the right size
 *
 * The file must fit the program's inputs for the network (net_file.h); otherwise the build stops with an
 * error. After a change of the inputs, a blank file lets you build the tools that train a new network.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/forecast/feature_set.h"
#include "ai/four/four_features.h"
#include "ai/net/net_file.h"
#include "ai/tigers/features.h"
#include "base/file.h"
#include "base/streams.h"
#include "session/luck/observation.h"

static const struct target {
    const char *name;
    const char *variable; /* the struct net that is made */
    const char *header;   /* that declares it */
    const struct net_inputs *inputs;
} targets[] = {
    {"tigers", "learned_net", "ai/tigers/learned.h", &feature_inputs},
    {"four-classic", "four_net_classic", "ai/four/four_nets.h", &four_inputs},
    {"four-patterns", "four_net_patterns", "ai/four/four_nets.h", &four_inputs},
    {"foresee-tenpai", "forecast_net_tenpai", "ai/forecast/forecast_nets.h", &feature_set_tenpai.inputs},
    {"foresee-one-suit", "forecast_net_one_suit", "ai/forecast/forecast_nets.h",
     &feature_set_one_suit.inputs},
    {"foresee-classic", "forecast_net_classic", "ai/forecast/forecast_nets.h", &feature_set_classic.inputs},
    {"luck-tigers", "luck_net_tigers", "session/luck/luck_nets.h", &observation_inputs},
    {"luck-tenpai", "luck_net_tenpai", "session/luck/luck_nets.h", &observation_inputs},
    {"luck-one-suit", "luck_net_one_suit", "session/luck/luck_nets.h", &observation_inputs},
    {"luck-patterns", "luck_net_patterns", "session/luck/luck_nets.h", &observation_inputs},
    {"luck-classic", "luck_net_classic", "session/luck/luck_nets.h", &observation_inputs},
};

/* Writes an array of weights of 16 bits, or of biases of 32. */
static void write_array(FILE *out, int bits, const char *name, int count, const uint8_t **at)
{
    fprintf(out, "static const int%d_t %s[%d] = {", bits, name, count);
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%d,", i % 20 ? "" : "\n", bits == 16 ? net_file_weight(at) : net_file_bias(at));
    fprintf(out, "};\n");
}

static void write_source(FILE *out, const struct target *target, const struct net_file *file)
{
    const uint8_t *at = file->numbers;
    fprintf(out, "/* Made by embed_net.c of %s.net. */\n#include \"%s\"\n", target->name, target->header);
    write_array(out, 16, "weights", (file->sparse + file->dense) * file->first, &at);
    write_array(out, 32, "bias", file->first, &at);
    write_array(out, 16, "second_weights", file->first * file->second, &at);
    write_array(out, 32, "second_bias", file->second, &at);
    write_array(out, 16, "last_weights", file->second * file->outputs, &at);
    write_array(out, 32, "last_bias", file->outputs, &at);
    if (file->sorts)
        write_array(out, 16, "direct", file->sorts * file->dense * file->outputs, &at);
    fprintf(out,
            "const struct net %s = {%d, %d, %d, %d, %d, weights, bias, second_weights, second_bias, "
            "last_weights, last_bias, %s};\n",
            target->variable, file->sparse, file->dense, file->first, file->second, file->outputs,
            file->sorts ? "direct" : "0");
}

static bool give_up(const char *path, const char *why)
{
    fprintf(stderr, "embed-net: %s: %s\n", path, why);
    return false;
}

static bool write_file(const char *path, const struct target *target, const struct net_file *file)
{
    FILE *out = file_open(path, "wb");
    if (!out)
        return give_up(path, "it cannot be written");
    write_source(out, target, file);
    bool good = !ferror(out);
    good = fclose(out) == 0 && good;
    if (!good)
        file_remove(path);
    return good || give_up(path, "it cannot be written");
}

/* All its numbers are 0. */
static bool write_blank(const char *path, const struct net_inputs *inputs)
{
    struct error why;
    size_t size, most = ((size_t)inputs->sparse + (size_t)inputs->dense) * NET_STEP;
    size_t direct = (size_t)inputs->sorts * (size_t)inputs->dense * (size_t)inputs->outputs;
    void *zeros = calloc(most > direct ? most : direct, sizeof(int32_t));
    if (!zeros)
        return give_up(path, "there is no memory for it");
    const struct net net = {inputs->sparse, inputs->dense, NET_STEP, 1,     inputs->outputs, zeros,
                            zeros,          zeros,         zeros,    zeros, zeros,           zeros};
    uint8_t *bytes = net_file_make(&net, inputs, &size);
    bool good = file_write(path, bytes, size, &why);
    free(bytes);
    free(zeros);
    return good || give_up(path, "it cannot be written");
}

static bool embed(const struct target *target, const char *from, const char *to)
{
    struct error why;
    struct net_file file;
    size_t size;
    char *bytes = file_read(from, &size, &why);
    if (!bytes)
        return give_up(from, "it cannot be read");
    bool good = net_file_read((const uint8_t *)bytes, size, target->inputs, &file, &why)
                    ? write_file(to, target, &file)
                    : give_up(from, why.message);
    free(bytes);
    return good;
}

static const struct target *find(const char *name)
{
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        if (strcmp(targets[i].name, name) == 0)
            return &targets[i];
    return NULL;
}

int main(int argc, char **argv)
{
    streams_plain();
    bool blank = argc == 4 && strcmp(argv[1], "blank") == 0;
    const struct target *target = argc == 4 ? find(argv[blank ? 2 : 1]) : NULL;
    if (!target) {
        fprintf(stderr, "usage: embed-net [blank] NETWORK FILE.net [FILE.c]\n");
        return 2;
    }
    bool good = blank ? write_blank(argv[3], target->inputs) : embed(target, argv[2], argv[3]);
    return good ? 0 : 1;
}
