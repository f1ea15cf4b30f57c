/*
 * forecast_nets.h: the networks that play hard, made into C by the build from assets/nets/.
 */
#ifndef AI_FORECAST_NETS_H
#define AI_FORECAST_NETS_H

#include "ai/net/net.h"

extern const struct net forecast_net_tenpai, forecast_net_one_suit, forecast_net_classic;

#endif
