/*
 * example_mode.h: Quick Mahjong, the worked example of docs/adding-a-mode.md.
 *
 * Only tests build and play it; the list of modes in test_adding_a_mode.c has it.
 */
#ifndef SUPPORT_EXAMPLE_MODE_H
#define SUPPORT_EXAMPLE_MODE_H

#include "rules/play/ruleset.h"

extern const struct ruleset ruleset_quick;

#endif
