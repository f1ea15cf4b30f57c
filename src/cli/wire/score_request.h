/*
 * score_request.h: how a hand was won, read from a request and judged.
 *
 * What cannot be in the mode is an error and never ignored; a field that the
 * mode does not have may stand at its resting value.
 */
#ifndef CLI_SCORE_REQUEST_H
#define CLI_SCORE_REQUEST_H

#include <cjson/cJSON.h>

#include "cli/wire/request.h"

/* Reads source, winds, declarations, indicators and incidents into `win`, whose tiles are read already;
 * indicators that are tiles are taken from the stock. */
bool score_request_read(struct win *win, struct stock *stock, const int16_t *options, const cJSON *request,
                        struct error *error);

/* True if a hand can be won like that; else the contradiction in `error`. */
bool score_request_check(const struct win *win, const struct ruleset *rules, const int16_t *options,
                         struct error *error);

#endif
