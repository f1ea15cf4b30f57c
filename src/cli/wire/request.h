/*
 * request.h: fields that the requests of `score` and `waits` share.
 *
 * If its field is absent, a reader leaves its output unchanged. On failure it returns false, and `error`
 * names the field and the problem. Tiles are taken out of the mode's set as they are read, so a request can't
 * have tiles that the mode doesn't have.
 */
#ifndef CLI_REQUEST_H
#define CLI_REQUEST_H

#include <cjson/cJSON.h>

#include "rules/play/ruleset.h"
#include "session/scorer/stock.h"

/* Makes the whole set of the mode with those options, without the suit `removed` (SUIT_NONE: with all). Of a
 * mode with one suit only that suit, if the request names it. */
void request_stock(struct stock *stock, const struct ruleset *rules, const int16_t *options,
                   const cJSON *request, int removed);

/* Writes the problem with the tile or meld of a field. Always returns false. */
bool request_fault(const struct stock *stock, const struct fault *fault, const char *field,
                   struct error *error);

/* stock_use and stock_settle_suit with the error. */
bool request_use(struct stock *stock, uint8_t tile, const char *field, struct error *error);
bool request_settle_suit(struct stock *stock, struct error *error);

/* Reads the mode from `rules`, which is required. */
bool request_rules(const struct ruleset **rules, const cJSON *request, struct error *error);

/* Fills in the mode's own options, changed by `options`. */
bool request_options(int16_t *options, const struct ruleset *rules, const cJSON *request,
                     struct error *error);

/* True if the mode has the option and the request sets it. */
bool request_states_option(const cJSON *request, const struct ruleset *rules, enum option_key key);

/* Returns how many sets the hand has besides the pair. In a mode with hands of several sizes, if the request
 * doesn't say the size, counts the tiles: `tiles` concealed ones, and three for each meld. */
int request_sets(const struct ruleset *rules, const int16_t *options, const cJSON *request, int tiles);

/* Returns the member, or NULL if it is absent. */
const cJSON *request_field(const cJSON *request, const char *field);

/* Reads true or false. */
bool request_bool(bool *out, const cJSON *request, const char *field, struct error *error);

/* Reads a text; it is valid as long as the request. */
bool request_text(const char **out, const cJSON *request, const char *field, struct error *error);

/* Reads the concealed tiles from `hand`, which is required, and takes them out of the stock. */
bool request_hand(struct hand *hand, struct stock *stock, const cJSON *request, struct error *error);

/* Reads `melds` and takes their tiles out of the stock. Closed kongs differ from open ones, but open and
 * added ones don't differ. With "red" true a meld holds the red five; a kong of fives always does if there is
 * one. */
bool request_melds(struct meld melds[MELD_MAX], uint8_t *count, struct stock *stock, const cJSON *request,
                   struct error *error);

/* Reads a tile of any mode from its short text; false with `field` in the error if it isn't one. */
bool request_tile(uint8_t *tile, const cJSON *item, const char *field, struct error *error);

#endif
