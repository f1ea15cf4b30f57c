/*
 * net_file.h: the file format of a network, and the description of its inputs.
 *
 * Networks are data (assets/nets/). A file contains the hash of the list of inputs that its network was
 * trained with; with other inputs it would play badly and nothing would say so. The build checks each file
 * (src/tools/embed_net.c); the running game reads none.
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

/* A group of inputs, and its description, which is part of the hash and so must change with its meaning. */
struct net_group {
    const char *words;
    int count;
};

/* The inputs and outputs of a network. */
struct net_inputs {
    const char *source; /* the file with the list */
    int sparse, dense, sorts, outputs;
    const struct net_group *flags; /* the sparse inputs in their order, ended by one without words */
    const struct net_group *numbers;
    const char *rest; /* the sorts, the outputs and the units */
};

/* The content of a file: the sizes, and the weights in the order of struct net. */
struct net_file {
    int sparse, dense, first, second, outputs, sorts;
    const uint8_t *numbers;
};

/* Returns the hash of the inputs and outputs; a file fits the program only if it has the same. */
uint64_t net_inputs_hash(const struct net_inputs *inputs);

/* Returns the file of a network trained with these inputs, in a new buffer that the caller frees. */
uint8_t *net_file_make(const struct net *net, const struct net_inputs *inputs, size_t *size);

/* Checks a file against the program's inputs and fills in `file`, which points into `bytes`. Returns false
 * and sets the error if the file doesn't fit. */
bool net_file_read(const uint8_t *bytes, size_t size, const struct net_inputs *inputs, struct net_file *file,
                   struct error *error);

/* Return the next weight or bias of a file and advance `at`. */
int16_t net_file_weight(const uint8_t **at);
int32_t net_file_bias(const uint8_t **at);

#endif
