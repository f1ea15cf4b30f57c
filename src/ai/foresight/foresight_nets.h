/*
 * foresight_nets.h: the networks that play hard, made into C by the build from assets/nets/.
 */
#ifndef AI_FORESIGHT_NETS_H
#define AI_FORESIGHT_NETS_H

#include "ai/net/net.h"

extern const struct net foresight_net_tenpai, foresight_net_one_suit, foresight_net_classic;

#endif
