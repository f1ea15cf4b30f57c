/* forecast_danger.h: which tiles the others wait for, by a trained network. */
#ifndef AI_FORECAST_DANGER_H
#define AI_FORECAST_DANGER_H

#include "rules/play/view.h"

/* Calculates the chance, per mille, that another player waits for each kind after its discard, or after any
 * discard for kinds not held. Returns false and writes nothing if the viewer has no discard to choose or no
 * network plays the table. */
bool forecast_danger(const struct view *view, uint16_t chance[TILE_KINDS]);

#endif
