/* forecast_ahead.h: the value of a discard by looking at the next own draw. */
#ifndef AI_FORECAST_AHEAD_H
#define AI_FORECAST_AHEAD_H

#include "ai/forecast/forecast.h"

/* Returns the mean, over the possible next draws, of the value of the best move after each, AI_ONE a point.
 * It assumes that the others do nothing, so use it only to compare discards. next_draw_can must be true. */
int32_t forecast_ahead(const struct encoding *encoding, struct evaluator *evaluator, struct move discard);

#endif
