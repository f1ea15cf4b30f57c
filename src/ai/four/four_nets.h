/*
 * four_nets.h: the networks that judge tables of four, one for a mode.
 *
 * Their numbers are assets/nets/four-*.net, made into C by the build; see docs/opponents.md for how they
 * learned.
 */
#ifndef AI_FOUR_NETS_H
#define AI_FOUR_NETS_H

#include "ai/net/net.h"
#include "rules/play/view.h"

extern const struct net four_net_patterns, four_net_classic;

/* The network for the rules of that table, or NULL: one is had for a mode's usual options alone. */
const struct net *four_net(const struct table *table);

#endif
