/*
 * kept_net.h: a network read from its file while a tool runs (docs/opponents.md, Networks as files).
 */
#ifndef TOOLS_KEPT_NET_H
#define TOOLS_KEPT_NET_H

#include "ai/net/net_file.h"
#include "base/error.h"

/* Fills the net, which must be told these inputs, from the file; returns the numbers it points to, freed by
 * the caller, or NULL with a sentence. */
void *kept_net_load(struct net *net, const struct net_inputs *inputs, const char *path, struct error *why);

#endif
