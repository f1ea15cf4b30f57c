/* contender_net.h: the network of a frozen player, read from its file (docs/opponents.md, Networks as files).
 */
#ifndef TOOLS_RULER_CONTENDER_NET_H
#define TOOLS_RULER_CONTENDER_NET_H

#include "ai/net/net_file.h"
#include "base/error.h"

/* Fills the net, which must be told these inputs, from the file of the folder; returns the numbers it points
 * to, freed by the caller, or NULL with a sentence. */
void *contender_net_load(struct net *net, const struct net_inputs *inputs, const char *folder,
                         const char *name, struct error *why);

#endif
