/*
 * fuzz_asset.c: a libFuzzer target for the game's own files as far as our code reads them: the networks,
 * which only the build reads, a translator's file (--language), and whether pictures, fonts and sounds have
 * come whole.
 */

#include "ai/four/four_features.h"
#include "ai/net/net_file.h"
#include "ai/tigers/features.h"
#include "base/catalogue.h"
#include "base/hash.h"
#include "fuzz.h"
#include "sdl/art/integrity.h"
#include "session/luck/observation.h"
#include "words/languages/po.h"

/* Little-endian, as the file has it. */
static void put(uint8_t *at, uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

/* The sum at the end, the version and the list of inputs stand in the way of every change: they are set
 * right, so that the rest is looked at. */
static void mend(uint8_t *bytes, size_t size, const struct net_inputs *inputs)
{
    if (size < NET_FILE_HEAD + NET_FILE_CHECKSUM)
        return;
    put(bytes + NET_FILE_MAGIC, NET_FILE_VERSION, 4);
    put(bytes + NET_FILE_HEAD - 8, net_inputs_hash(inputs), 8);
    put(bytes + size - NET_FILE_CHECKSUM, hash_bytes(HASH_OF_NOTHING, bytes, size - NET_FILE_CHECKSUM),
        NET_FILE_CHECKSUM);
}

static void try_net(const uint8_t *data, size_t size, const struct net_inputs *inputs)
{
    struct net_file file;
    struct error error = {0};
    uint8_t *bytes = malloc(size + 1);
    CHECK(bytes);
    memcpy(bytes, data, size);
    mend(bytes, size, inputs);
    if (net_file_read(bytes, size, inputs, &file, &error)) {
        const uint8_t *at = file.numbers;
        CHECK(file.sparse == inputs->sparse && file.dense == inputs->dense &&
              file.outputs == inputs->outputs);
        CHECK(at >= bytes && at <= bytes + size);
        net_file_weight(&at);
    } else {
        CHECK(error.message[0]);
    }
    free(bytes);
}

static void try_words(const char *po, size_t size)
{
    struct text compiled = {0};
    struct error error = {0};
    if (po_compile(po, size, &compiled, &error)) {
        struct catalogue *catalogue = catalogue_read(compiled.data, compiled.size, &error);
        CHECK(catalogue);
        catalogue_free(catalogue);
    } else {
        CHECK(error.message[0]);
    }
    text_deinit(&compiled);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    try_net(data, size, &feature_inputs);
    try_net(data, size, &four_inputs);
    try_net(data, size, &observation_inputs);
    try_words(text, size);
    intact_picture(text);
    intact_font(data, size);
    intact_sound(data, size);
    free(text);
    return 0;
}
