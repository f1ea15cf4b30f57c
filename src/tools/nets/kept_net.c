/* kept_net.c: see kept_net.h. */
#include "tools/nets/kept_net.h"

#include <stdlib.h>

#include "base/check.h"
#include "base/file.h"

/* Room for all numbers of a net, a bias taking as much as two weights. */
struct numbers {
    int32_t *biases;
    int16_t *weights;
    const uint8_t *at; /* in the file */
};

static const int16_t *take_weights(struct numbers *numbers, int count)
{
    int16_t *first = numbers->weights;
    for (int i = 0; i < count; i++)
        *numbers->weights++ = net_file_weight(&numbers->at);
    return first;
}

static const int32_t *take_biases(struct numbers *numbers, int count)
{
    int32_t *first = numbers->biases;
    for (int i = 0; i < count; i++)
        *numbers->biases++ = net_file_bias(&numbers->at);
    return first;
}

static void *make_net(struct net *net, const struct net_file *file)
{
    int inputs = file->sparse + file->dense, biases = file->first + file->second + file->outputs;
    int weights = inputs * file->first + file->first * file->second + file->second * file->outputs +
                  file->sorts * file->dense * file->outputs;
    void *room = calloc((size_t)biases * 2 + (size_t)weights, sizeof(int16_t));
    CHECK(room);
    struct numbers numbers = {room, (int16_t *)room + (size_t)biases * 2, file->numbers};
    *net = (struct net){.sparse = file->sparse,
                        .dense = file->dense,
                        .first = file->first,
                        .second = file->second,
                        .outputs = file->outputs};
    net->weights = take_weights(&numbers, inputs * file->first);
    net->bias = take_biases(&numbers, file->first);
    net->second_weights = take_weights(&numbers, file->first * file->second);
    net->second_bias = take_biases(&numbers, file->second);
    net->last_weights = take_weights(&numbers, file->second * file->outputs);
    net->last_bias = take_biases(&numbers, file->outputs);
    net->direct = file->sorts ? take_weights(&numbers, file->sorts * file->dense * file->outputs) : NULL;
    return room;
}

void *kept_net_load(struct net *net, const struct net_inputs *inputs, const char *path, struct error *why)
{
    struct net_file file;
    size_t size;
    char *bytes = file_read(path, &size, why);
    if (!bytes)
        return NULL;
    void *room =
        net_file_read((const uint8_t *)bytes, size, inputs, &file, why) ? make_net(net, &file) : NULL;
    free(bytes);
    return room;
}
