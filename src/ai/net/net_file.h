/*
 * net_file.h: the file of a network, and what its network is fed.
 *
 * Networks are data (assets/nets/). A file names the list of inputs that its
 * network was fitted to; a network fed with others would play on without a
 * word, and badly. So the build asks here before it takes a file
 * (src/tools/embed_net.c), and nothing is read when the game runs.
 *
 * The bytes of a file; numbers have their lowest byte first, sums are FNV-1a of 64 bits:
 *
 *    0  8      TIGERNET
 *    8  4      format version: 1
 *   12  6 x 4  yes-or-no inputs, number inputs, first and second hidden layer, outputs, sorts of positions
 *              with direct weights
 *   36  8      sum of the list of inputs
 *   44         the numbers in the order of struct net: weights 2 bytes, biases 4, signed
 *  end  8      sum of all bytes before
 */
#ifndef AI_NET_FILE_H
#define AI_NET_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ai/net/net.h"
#include "base/error.h"

enum { NET_FILE_MAGIC = 8, NET_FILE_VERSION = 1, NET_FILE_HEAD = 44, NET_FILE_CHECKSUM = 8 };

/* Inputs that belong together, in words that change whenever what is told changes. */
struct net_group {
    const char *told;
    int count;
};

/* What a network is fed and asked for. */
struct net_inputs {
    const char *source; /* the file that tells it */
    int sparse, dense, sorts, outputs;
    const struct net_group *flags; /* the sparse inputs in their order, ended by one without words */
    const struct net_group *numbers;
    const char *rest; /* sorts, outputs, and in which parts numbers are told */
};

/* What a file holds: the sizes, and how many numbers stand at `numbers` in the order of struct net. */
struct net_file {
    int sparse, dense, first, second, outputs, sorts;
    const uint8_t *numbers;
};

/* The sum of all that is told and asked, by which a file and a program know each other. */
uint64_t net_inputs_hash(const struct net_inputs *inputs);

/* Makes the file of a network that was fitted to these inputs, in a new buffer the caller frees. */
uint8_t *net_file_make(const struct net *net, const struct net_inputs *inputs, size_t *size);

/* Checks a file against what the program tells and finds what it holds, which points into `bytes`. False with
 * a sentence for whoever builds the program if it does not fit. */
bool net_file_read(const uint8_t *bytes, size_t size, const struct net_inputs *inputs, struct net_file *file,
                   struct error *error);

/* Take the next weight and the next bias of a file. */
int16_t net_file_weight(const uint8_t **at);
int32_t net_file_bias(const uint8_t **at);

#endif
