/*
 * luck_nets.h: the networks that value a round, one for each mode.
 *
 * The build converts assets/nets/luck-*.net to C. docs/opponents.md says how they were trained.
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
    int unit;     /* points that are 1 in its output */
    double grain; /* luck is rounded to this many points */
    double error; /* of the decisions in a round, in points: what is left of the spread between equal players
                   * of level normal (docs/opponents.md "How good it is") */
};

/* Returns the network for the rules of that table, or NULL. */
const struct luck_net *luck_net_of(const struct table *table);

#endif
