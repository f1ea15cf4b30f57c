/*
 * four_nets.h: the networks for tables of four, one for each mode. The build embeds assets/nets/four-*.net;
 * docs/training.md says how they were trained.
 */
#ifndef AI_FOUR_NETS_H
#define AI_FOUR_NETS_H

#include "ai/net/net.h"
#include "rules/play/view.h"

extern const struct net four_net_patterns, four_net_classic;

/* Returns the network for the table, or NULL. A mode has one only for its usual options. */
const struct net *four_net(const struct table *table);

#endif
