/*
 * example_mode.h: Quick Mahjong, the worked example of docs/adding-a-mode.md.
 *
 * Only the tests build and play it; it isn't in the list of modes.
 */
#ifndef SUPPORT_EXAMPLE_MODE_H
#define SUPPORT_EXAMPLE_MODE_H

#include "rules/play/ruleset.h"

extern const struct ruleset ruleset_quick;

#endif
