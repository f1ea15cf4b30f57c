/*
 * fit.h: fits a network to samples of luck.
 */
#ifndef TOOLS_LUCK_FIT_H
#define TOOLS_LUCK_FIT_H

#include <stdbool.h>

/* Reads the files, goes over their samples `passes` times and writes the network to `path`. With `ahead` a
 * moment learns from the one after it once the network knows a little. Returns what the program is to exit
 * with. */
int fit(const char *path, double passes, char **files, int count, bool ahead);

#endif
