/*
 * tool_luck.c: fits the networks by which luck is told from skill, and measures what they are good for.
 *
 *   tool_luck begin MODE FILE ROUNDS SEED [LEVEL]    plays rounds and writes what an onlooker was told
 *   tool_luck gather MODE FILE ROUNDS SEED [LEVEL]   the same, what came of it corrected by today's network
 *   tool_luck fit OUT.net PASSES FILE...             fits a network to such files
 *   tool_luck ahead OUT.net PASSES FILE...           the same; each moment learns from the one after it
 *   tool_luck measure MODE ROUNDS SEED [LEVEL]       mean and variance of results, plain and corrected
 *
 * The network gives each seat a weight; the chance that a seat wins is its weight
 * in all of them and 1, for a drawn round. See docs/opponents.md.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/luck/fit.h"
#include "tools/luck/measure_luck.h"
#include "tools/luck/sample.h"

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
            return gathers ? samples_gather(&play, words[3], atoi(words[4]), strtoull(words[5], NULL, 10),
                                            strcmp(words[1], "begin") == 0)
                           : measure_luck(&play, atoi(words[3]), strtoull(words[4], NULL, 10));
    }
    fprintf(stderr, "usage: tool_luck begin|gather|fit|ahead|measure ...\n");
    return 2;
}
