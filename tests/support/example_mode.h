/*
 * example_mode.h: Quick Mahjong, the worked example of docs/adding-a-mode.md.
 *
 * It is built and played by the tests only, and stands in no list of modes.
 */
#ifndef SUPPORT_EXAMPLE_MODE_H
#define SUPPORT_EXAMPLE_MODE_H

#include "rules/play/ruleset.h"

extern const struct ruleset ruleset_quick;

#endif
