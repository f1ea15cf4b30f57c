/*
 * score_request.h: reads how a hand was won from a request, and checks it.
 *
 * What the mode can't have is an error, never ignored. A field that the mode doesn't have may have its
 * default value.
 */
#ifndef CLI_SCORE_REQUEST_H
#define CLI_SCORE_REQUEST_H

#include <cjson/cJSON.h>

#include "cli/wire/request.h"

/* Reads source, winds, declarations, indicators and special circumstances into `win`, whose tiles have been
 * read; takes indicators out of the stock. */
bool score_request_read(struct win *win, struct stock *stock, const int16_t *options, const cJSON *request,
                        struct error *error);

/* True if a hand can be won like that; otherwise `error` gets the contradiction. */
bool score_request_check(const struct win *win, const struct ruleset *rules, const int16_t *options,
                         struct error *error);

#endif
