/*
 * batch.h: commands that read JSON objects, one a line, and answer each with one.
 *
 * Answers are written one by one in the order of the lines, so that a program can hold a conversation. A bad
 * line is answered with its error and doesn't stop the rest.
 */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include <stdio.h>

#include <cjson/cJSON.h>

#include "base/error.h"

/* Answers a request by adding to the empty object `answer`. False with the error; `answer` is dropped
 * then. */
typedef bool batch_answer(cJSON *answer, const cJSON *request, struct error *error);

/* The answers of `tigers score` and `tigers waits` to one request. */
batch_answer score_answer, waits_answer;

/* Answers every line of `in` that isn't blank on stdout, until its end. Returns EXIT_FINE, or EXIT_BAD_DATA
 * if a line was bad. */
int batch_run(FILE *in, batch_answer *answer);

/* Prints the object as one line and frees it. */
void batch_print(cJSON *object);

#endif
