/* net_file.c: the file of a network; see net_file.h. */
#include "ai/net/net_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/hash.h"

static const char magic[NET_FILE_MAGIC + 1] = "TIGERNET";

#define AGAIN "train the network again (docs/training.md, Networks as files)"

/* --- sums ---------------------------------------------------------------------------------------- */

static uint64_t sum_groups(uint64_t sum, const char *sort, const struct net_group *groups)
{
    for (; groups->words; groups++) {
        char count[32];
        snprintf(count, sizeof count, "%s %d ", sort, groups->count);
        sum = hash_text(sum, count);
        sum = hash_bytes(sum, groups->words, strlen(groups->words) + 1);
    }
    return sum;
}

uint64_t net_inputs_hash(const struct net_inputs *inputs)
{
    uint64_t sum = sum_groups(HASH_OF_NOTHING, "flags", inputs->flags);
    sum = sum_groups(sum, "numbers", inputs->numbers);
    return hash_text(sum, inputs->rest);
}

/* --- bytes, the lowest first --------------------------------------------------------------------- */

static void put(uint8_t **at, uint64_t value, int size)
{
    for (int i = 0; i < size; i++)
        *(*at)++ = (uint8_t)(value >> 8 * i);
}

static uint64_t take(const uint8_t **at, int size)
{
    uint64_t value = 0;
    for (int i = 0; i < size; i++)
        value |= (uint64_t)(*at)[i] << 8 * i;
    *at += size;
    return value;
}

int16_t net_file_weight(const uint8_t **at)
{
    int value = (int)take(at, 2);
    return (int16_t)(value < 0x8000 ? value : value - 0x10000);
}

int32_t net_file_bias(const uint8_t **at)
{
    int64_t value = (int64_t)take(at, 4);
    return (int32_t)(value < 0x80000000 ? value : value - 0x100000000);
}

/* --- writing ------------------------------------------------------------------------------------- */

/* Returns the size of a file with these layers. */
static size_t size_of(const struct net_file *file)
{
    size_t first = (size_t)file->first, second = (size_t)file->second, outputs = (size_t)file->outputs;
    size_t weights = (size_t)(file->sparse + file->dense) * first + first * second + second * outputs +
                     (size_t)file->sorts * (size_t)file->dense * outputs;
    return NET_FILE_HEAD + 2 * weights + 4 * (first + second + outputs) + NET_FILE_CHECKSUM;
}

static void put_weights(uint8_t **at, const int16_t *weights, int count)
{
    for (int i = 0; i < count; i++)
        put(at, (uint16_t)weights[i], 2);
}

static void put_biases(uint8_t **at, const int32_t *bias, int count)
{
    for (int i = 0; i < count; i++)
        put(at, (uint32_t)bias[i], 4);
}

static void put_head(uint8_t **at, const struct net_file *file, uint64_t hash)
{
    const int sizes[] = {file->sparse, file->dense, file->first, file->second, file->outputs, file->sorts};
    memcpy(*at, magic, NET_FILE_MAGIC);
    *at += NET_FILE_MAGIC;
    put(at, NET_FILE_VERSION, 4);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        put(at, (uint32_t)sizes[i], 4);
    put(at, hash, 8);
}

uint8_t *net_file_make(const struct net *net, const struct net_inputs *inputs, size_t *size)
{
    const struct net_file file = {.sparse = net->sparse,
                                  .dense = net->dense,
                                  .first = net->first,
                                  .second = net->second,
                                  .outputs = net->outputs,
                                  .sorts = inputs->sorts};
    *size = size_of(&file);
    uint8_t *bytes = malloc(*size), *at = bytes;
    CHECK(bytes && (net->direct || !inputs->sorts));
    put_head(&at, &file, net_inputs_hash(inputs));
    put_weights(&at, net->weights, (net->sparse + net->dense) * net->first);
    put_biases(&at, net->bias, net->first);
    put_weights(&at, net->second_weights, net->first * net->second);
    put_biases(&at, net->second_bias, net->second);
    put_weights(&at, net->last_weights, net->second * net->outputs);
    put_biases(&at, net->last_bias, net->outputs);
    put_weights(&at, net->direct, inputs->sorts * net->dense * net->outputs);
    put(&at, hash_bytes(HASH_OF_NOTHING, bytes, *size - NET_FILE_CHECKSUM), NET_FILE_CHECKSUM);
    return bytes;
}

/* --- reading ------------------------------------------------------------------------------------- */

static bool check_size(const char *what, int found, int expected, const char *source, struct error *error)
{
    if (found == expected)
        return true;
    return error_set(error, "it has %d %s where %s has %d: " AGAIN, found, what, source, expected);
}

/* False if the sizes differ from those of the inputs, or if the layers don't fit the arithmetic of net.c. */
static bool check_sizes(const struct net_file *file, const struct net_inputs *inputs, struct error *error)
{
    const char *source = inputs->source;
    if (!check_size("yes-or-no inputs", file->sparse, inputs->sparse, source, error) ||
        !check_size("numbers as inputs", file->dense, inputs->dense, source, error) ||
        !check_size("outputs", file->outputs, inputs->outputs, source, error) ||
        !check_size("sorts of positions", file->sorts, inputs->sorts, source, error))
        return false;
    if (file->first <= 0 || file->first > NET_HIDDEN_MAX || file->first % NET_STEP)
        return error_set(error, "its first layer has %d values, not a multiple of %d up to %d", file->first,
                         NET_STEP, NET_HIDDEN_MAX);
    if (file->second <= 0 || file->second > NET_HIDDEN_MAX)
        return error_set(error, "its second layer has %d values, not 1 to %d", file->second, NET_HIDDEN_MAX);
    return true;
}

static bool read_head(const uint8_t *bytes, size_t size, struct net_file *file, uint64_t *hash,
                      struct error *error)
{
    const uint8_t *at = bytes + NET_FILE_MAGIC;
    size_t known = size < NET_FILE_MAGIC ? size : NET_FILE_MAGIC;
    if (!size || memcmp(bytes, magic, known) != 0)
        return error_set(error, "it isn't a network file");
    if (size < NET_FILE_HEAD)
        return error_set(error, "it is cut off: it ends after %zu bytes", size);
    int version = (int)take(&at, 4);
    if (version != NET_FILE_VERSION)
        return error_set(error, "it is in version %d of the format; this program reads only version %d",
                         version, NET_FILE_VERSION);
    int *const sizes[] = {&file->sparse, &file->dense,   &file->first,
                          &file->second, &file->outputs, &file->sorts};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        *sizes[i] = (int)take(&at, 4);
    *hash = take(&at, 8);
    file->numbers = at;
    return true;
}

bool net_file_read(const uint8_t *bytes, size_t size, const struct net_inputs *inputs, struct net_file *file,
                   struct error *error)
{
    struct net_file found = {0};
    uint64_t hash = 0;
    if (!read_head(bytes, size, &found, &hash, error) || !check_sizes(&found, inputs, error))
        return false;
    if (hash != net_inputs_hash(inputs))
        return error_set(error, "it was learned with other inputs than those of %s: " AGAIN, inputs->source);
    size_t whole = size_of(&found);
    if (size != whole)
        return error_set(error, "it is %s: it has %zu bytes of %zu", size < whole ? "cut off" : "too long",
                         size, whole);
    const uint8_t *end = bytes + size - NET_FILE_CHECKSUM;
    if (take(&end, NET_FILE_CHECKSUM) != hash_bytes(HASH_OF_NOTHING, bytes, size - NET_FILE_CHECKSUM))
        return error_set(error, "it is damaged: its checksum doesn't match");
    *file = found;
    return true;
}
