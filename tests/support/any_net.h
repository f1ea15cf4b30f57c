/*
 * any_net.h: networks with random weights: their answers differ from input to input, and mean nothing.
 */
#ifndef TESTS_SUPPORT_ANY_NET_H
#define TESTS_SUPPORT_ANY_NET_H

#include "ai/net/net_file.h"

/* Returns the network for these inputs, which stays valid until one for other inputs is asked for. */
const struct net *any_net(const struct net_inputs *inputs);

#endif
