/*
 * tool_learn.c: makes a network of assets/nets learn.
 *
 *   tool_learn NETWORK FILE ROUNDS SEED [NAME=VALUE ...]
 *
 * FILE is the network's file: it learns on from there, or from nothing if there is none, and the result is
 * written there. After every `update` rounds (4096) it goes over their samples once; a slow average, which
 * moves to the network by `follow` (0.03) each time, plays the rounds and is what the file gets. Values: rate
 * of Adam (1e-3), batch (1024), lambda, keep (one decision in so many becomes a sample) and taught (moves.h).
 * Each line that is printed says how far off the network is, as a part of what one that always answers 0 is
 * off.
 *
 * learn.sh runs the stages by which each network learned. Copy a file to assets/nets and build to play by it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "tools/learn/learn.h"

int main(int count, char **words)
{
    struct lesson lesson = lesson_usual;
    const struct network *network = count >= 5 ? network_find(words[1]) : NULL;
    lesson.rounds = network ? atoll(words[3]) : 0;
    bool good = lesson.rounds > 0;
    for (int i = 5; i < count && good; i++)
        good = lesson_set(&lesson, words[i]);
    if (!good) {
        fprintf(stderr, "usage: tool_learn NETWORK FILE ROUNDS SEED [NAME=VALUE ...]; see tool_learn.c\n");
        return 2;
    }
    lesson.seed = strtoull(words[4], NULL, 10);
    struct error why;
    if (network_learn(network, words[2], &lesson, stdout, &why))
        return 0;
    fprintf(stderr, "tool_learn: %s\n", why.message);
    return 1;
}
