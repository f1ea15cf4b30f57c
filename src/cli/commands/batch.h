/*
 * batch.h: commands that read one JSON object a line and answer one a line.
 *
 * Answers come in the order of the lines and are written out one by one, so
 * that a program can hold a conversation; a bad line is answered with its
 * error and does not stop the rest.
 */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include <stdio.h>

#include <cjson/cJSON.h>

#include "base/error.h"

/* Answers a request: adds to the empty object `answer`; false with the reason, and then `answer` is dropped.
 */
typedef bool batch_answer(cJSON *answer, const cJSON *request, struct error *error);

/* The answers of `tigers score` and `tigers waits` to one request. */
batch_answer score_answer, waits_answer;

/* Answers every line of `in` but blank ones on stdout until its end; EXIT_FINE, or EXIT_BAD_DATA if a line
 * was bad. */
int batch_run(FILE *in, batch_answer *answer);

/* Prints the object as one line and frees it. */
void batch_print(cJSON *object);

#endif
