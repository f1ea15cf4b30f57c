/*
 * request.h: the fields that the requests of `score` and `waits` share.
 *
 * Each reader leaves its output as it was if the field is absent, and on
 * failure says in `error` which field it is and what is wrong there. Tiles are
 * counted as they are read, so that no set of tiles can be asked about that
 * the mode does not have.
 */
#ifndef CLI_REQUEST_H
#define CLI_REQUEST_H

#include <cjson/cJSON.h>

#include "rules/play/ruleset.h"
#include "session/scorer/stock.h"

/* A whole set of the mode with those options, less the suit `removed` (SUIT_NONE: none); one suit only if the
 * request's own options name it. */
void request_stock(struct stock *stock, const struct ruleset *rules, const int16_t *options,
                   const cJSON *request, int removed);

/* Says what is wrong with the tile or meld of a field. Always false. */
bool request_fault(const struct stock *stock, const struct fault *fault, const char *field,
                   struct error *error);

/* stock_use, and stock_settle_suit, which say what is wrong. */
bool request_use(struct stock *stock, uint8_t tile, const char *field, struct error *error);
bool request_settle_suit(struct stock *stock, struct error *error);

/* The mode named in `rules`, which must be there. */
bool request_rules(const struct ruleset **rules, const cJSON *request, struct error *error);

/* The mode's own options but for those that `options` sets. */
bool request_options(int16_t *options, const struct ruleset *rules, const cJSON *request,
                     struct error *error);

/* True if the mode has the option and the request sets it. */
bool request_states_option(const cJSON *request, const struct ruleset *rules, enum option_key key);

/* Returns how many sets besides the pair the hand has. Where a mode has hands of several sizes and the
 * request sets none, its tiles tell: `tiles` concealed ones, and three for each meld. */
int request_sets(const struct ruleset *rules, const int16_t *options, const cJSON *request, int tiles);

/* The member, or NULL if it is absent. */
const cJSON *request_field(const cJSON *request, const char *field);

/* True or false. */
bool request_bool(bool *out, const cJSON *request, const char *field, struct error *error);

/* A text; it lives as long as the request. */
bool request_text(const char **out, const cJSON *request, const char *field, struct error *error);

/* The concealed tiles of `hand`, which must be there, taken from the stock. */
bool request_hand(struct hand *hand, struct stock *stock, const cJSON *request, struct error *error);

/* The melds of `melds`, taken from the stock; a closed kong and an open one are told apart, open and added
 * are not. With "red" true a meld holds the red five; a kong of fives always does, if there is one. */
bool request_melds(struct meld melds[MELD_MAX], uint8_t *count, struct stock *stock, const cJSON *request,
                   struct error *error);

/* The tile a short text names, of any mode; false, naming `field`, if it is none. */
bool request_tile(uint8_t *tile, const cJSON *item, const char *field, struct error *error);

#endif
