/*
 * four_nets.h: the networks that judge tables of four, one for a mode.
 *
 * Their numbers (four_net_*.c) were written by tests/ai/tool_learn_four.c; see docs/opponents.md.
 */
#ifndef AI_FOUR_NETS_H
#define AI_FOUR_NETS_H

#include "ai/net/net.h"
#include "rules/play/view.h"

extern const struct net four_net_patterns, four_net_classic;

/* The network for the rules of that table, or NULL: one is had for a mode's usual options alone. */
const struct net *four_net(const struct table *table);

#endif
