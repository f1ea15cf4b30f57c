/*
 * any_net.h: networks that know nothing: their answers differ from input to input, and mean nothing.
 */
#ifndef TESTS_SUPPORT_ANY_NET_H
#define TESTS_SUPPORT_ANY_NET_H

#include "ai/net/net_file.h"

/* The network for these inputs; the same until one for others is asked for. Static. */
const struct net *any_net(const struct net_inputs *inputs);

#endif
