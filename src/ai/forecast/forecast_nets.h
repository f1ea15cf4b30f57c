/* forecast_nets.h: the forecast networks; the build embeds assets/nets/foresee-*.net. */
#ifndef AI_FORECAST_NETS_H
#define AI_FORECAST_NETS_H

#include "ai/net/net.h"

extern const struct net forecast_net_tenpai, forecast_net_one_suit, forecast_net_classic;

#endif
