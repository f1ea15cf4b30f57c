/* view_known.h: a move tried where all that is hidden is known; see view_try. */
#ifndef RULES_VIEW_KNOWN_H
#define RULES_VIEW_KNOWN_H

#include "rules/play/view.h"

/* Like view_try, where the others have `hands` and the wall's tiles are drawn in the order of `wall`, and
 * nothing else is hidden but the treasure, which comes from `rng`. */
int view_try_known(const struct view *view, const struct hand *hands, const uint8_t *wall, struct rng *rng,
                   struct move move, const struct view_player *player, int32_t gain[SEAT_MAX]);

#endif
