/*
 * luck_nets.h: the networks that value a round, one for a mode.
 *
 * Their numbers are assets/nets/luck-*.net, made into C by the build; see docs/opponents.md for how they
 * learned.
 */
#ifndef SESSION_LUCK_NETS_H
#define SESSION_LUCK_NETS_H

#include "ai/net/net.h"
#include "rules/play/table.h"

extern const struct net luck_net_tigers, luck_net_tenpai, luck_net_one_suit, luck_net_patterns,
    luck_net_classic;

struct luck_net {
    const char *rules;
    const struct net *net;
    int unit;     /* points that it calls 1 */
    double grain; /* points that luck is told in */
};

/* The network for the rules of that table, or NULL. */
const struct luck_net *luck_net_of(const struct table *table);

#endif
