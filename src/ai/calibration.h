/*
 * calibration.h: corrects chances to win by how often players of all levels really win; docs/teacher.md has
 * the command that fits the table.
 */
#ifndef AI_CALIBRATION_H
#define AI_CALIBRATION_H

#include "ai/teach.h"

/* The origin of a chance: an engine's ranking of all moves, or rounds that were played on. */
enum calibration_source { CALIBRATION_RANKED, CALIBRATION_PLAYED, CALIBRATION_SOURCES };

enum { CALIBRATION_KNOTS = 11 /* 0, 100, ... 1000 per mille */ };

/* Returns what is shown for a chance that was said, both per mille; between two knots in proportion. */
int calibration_read(const uint16_t knots[CALIBRATION_KNOTS], int said);

/* Replaces the move's chance to win by how often such moves did win. It keeps their order, and a certain win.
 * Changes nothing in an advice without figures, or with exact ones. */
void calibrate(const struct ruleset *rules, enum calibration_source source, struct advice *advice);

#endif
