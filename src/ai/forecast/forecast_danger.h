/*
 * forecast_danger.h: which tiles the others wait for, by a network that has seen how hands like theirs
 * ended.
 */
#ifndef AI_FORECAST_DANGER_H
#define AI_FORECAST_DANGER_H

#include "rules/play/view.h"

/* The chance that another waits for each kind, were one of it discarded now, per mille; of kinds that are not
 * held, whatever is discarded. False, and nothing is written, where the viewer has no discard to choose or no
 * network plays the table. */
bool forecast_danger(const struct view *view, uint16_t chance[TILE_KINDS]);

#endif
