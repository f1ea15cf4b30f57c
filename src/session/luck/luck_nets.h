/*
 * luck_nets.h: the networks that value a round, one for each mode; value.c uses them.
 *
 * The build converts assets/nets/luck-*.net to C. docs/training.md says how they were trained.
 */
#ifndef SESSION_LUCK_NETS_H
#define SESSION_LUCK_NETS_H

#include "ai/net/net.h"

extern const struct net luck_net_tigers, luck_net_tenpai, luck_net_one_suit, luck_net_patterns,
    luck_net_classic;

#endif
