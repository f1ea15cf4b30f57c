/*
 * fitting.h: fits small networks of src/ai/net/net.h to what came of moves.
 *
 * Samples lie in files, each a head, its sparse inputs and its numbers; those of
 * one seat's round follow each other as they were made. The network is fitted in
 * floating point and then rounded to whole numbers.
 */
#ifndef TOOLS_FITTING_H
#define TOOLS_FITTING_H

#include <stdbool.h>
#include <stdio.h>

#include "ai/net/net_file.h"

/* The first output is the gain, in parts of `unit` points; then whether the seat wins, and whether it pays.
 */
enum { FIT_GAIN, FIT_WINS, FIT_LOSES, FIT_OUTPUTS };

struct fit_size {
    int sparse, dense, first, second;
    int sorts; /* of position with direct weights of their own; 0: none */
    float unit;
};

/* A sample as it is written, before its inputs. */
struct fit_head {
    uint16_t on_count;
    int16_t gain; /* points of the whole round */
    uint8_t won, lost;
    uint8_t explored; /* the move was left to chance */
    uint8_t last;     /* of the seat in its round */
    float best;       /* points that the move was expected to bring, if explored: the best one */
    uint8_t sort;     /* of position; see struct net_input */
    uint8_t unused[3];
};

/* A network with the numbers it points to. */
struct fit_net {
    struct fit_size size;
    float *numbers; /* each layer's weights, then its biases */
    int16_t *weights;
    int32_t *biases;
    struct net net; /* the same in whole numbers */
};

/* How it is fitted. */
struct fit_plan {
    float lambda; /* of what came of a move against what was expected a move later; 1: only what came of it */
    float passes; /* through all samples */
    float rate;
    float decay;  /* how fast the hidden layers' weights shrink; 0: not at all */
    int turnings; /* ways to tell the same position, of which each sample takes one by chance; 0: only its own
                   */
    const uint16_t
        *turned; /* for each of them the sparse inputs it has in place of the first, the second, ... */
};

/* Writes a sample. */
void fit_write(FILE *file, const struct fit_size *size, const struct fit_head *head,
               const struct net_input *input);

/* A network with random numbers, or that of a file, or NULL if it holds none of that size. Freed by
 * fit_net_free. */
struct fit_net *fit_net_new(const struct fit_size *size, uint64_t seed);
struct fit_net *fit_net_load(const struct fit_size *size, const char *path);
void fit_net_free(struct fit_net *net);

/* A network with the numbers of one in whole numbers, rounded again it is the same; NULL if that is of
 * another size. */
struct fit_net *fit_net_of(const struct fit_size *size, const struct net *net);

/* That of a file; says so and ends the program if it holds none of that size. */
struct fit_net *fit_net_need(const struct fit_size *size, const char *path);

/* Moves its numbers that part of the way to another's. */
void fit_net_mix(struct fit_net *net, const struct fit_net *other, float part);

bool fit_net_save(const struct fit_net *net, const char *path);

/* Writes its whole numbers as the file of a network that is told `inputs`; says why if it cannot. */
bool fit_net_write(const struct fit_net *net, const struct net_inputs *inputs, const char *path);

/* Fits it to the samples of the files and tells how well on standard output. */
void fit_run(struct fit_net *net, const struct fit_plan *plan, char **files, int file_count);

#endif
