/*
 * classic.h: the parts of Classic Mahjong that its variations share.
 *
 * A variation begins its struct ruleset with CLASSIC_PARTS, fills the remaining fields, and lists as
 * differences the options with another initial value and the patterns with another worth.
 * docs/adding-a-mode.md builds one step by step.
 */
#ifndef RULES_MODES_CLASSIC_H
#define RULES_MODES_CLASSIC_H

#include "rules/play/table.h"

/* Its options (the winds, the minimum, flowers, all-win, liability, shared payment) and patterns. */
extern const struct option classic_options[];
extern const struct pattern classic_patterns[];

/* The highest number of faan that counts, and the points for each number of faan. */
enum { CLASSIC_LIMIT = 10 };
extern const int16_t classic_points[CLASSIC_LIMIT + 1];

/* Hooks of its ruleset, as described in struct ruleset. They need the options above. */
void classic_score(const struct ruleset *rules, const int16_t *options, const struct win *win,
                   struct score *score);
void classic_settle(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX]);
bool classic_ends_early(const struct table *table);

/* Returns the dealer if they have won, otherwise the next seat: for `next_dealer`, which is not one of
 * CLASSIC_PARTS. */
int classic_next_dealer(const struct table *table);

/* The fields of a struct ruleset that Classic Mahjong and its variations share. */
#define CLASSIC_PARTS                                                                                        \
    .seats_least = 4, .seats_most = 4, .copies = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,         \
                                                  4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},        \
    .has_flowers = true, .sets = 4, .rare = 10, .has_round_wind = true, .winds_go_round = true,              \
    .counts_faan = true, .options = classic_options, .patterns = classic_patterns, .liability = N_("pao"),   \
    .score = classic_score, .settle = classic_settle, .ends_early = classic_ends_early

#endif
