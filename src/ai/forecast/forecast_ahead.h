/*
 * forecast_ahead.h: what a discard is worth when the next own draw is looked at.
 */
#ifndef AI_FORECAST_AHEAD_H
#define AI_FORECAST_AHEAD_H

#include "ai/forecast/forecast.h"

/* Where there is another draw (next_draw_can): the mean, over the tiles that may be drawn next, of what the
 * best move then is expected to bring, AI_ONE a point. The others do nothing meanwhile, so it is a figure to
 * compare discards by and no other. */
int32_t forecast_ahead(const struct encoding *encoding, struct evaluator *evaluator, struct move discard);

#endif
