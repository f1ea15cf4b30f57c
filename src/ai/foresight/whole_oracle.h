/*
 * whole_oracle.h: a network in whole numbers that is asked what comes of moves: the one that plays.
 */
#ifndef AI_WHOLE_ORACLE_H
#define AI_WHOLE_ORACLE_H

#include "ai/foresight/foresight.h"

/* What is remembered between the questions about one decision. */
struct whole_oracle {
    const struct net *net;
    int unit; /* of the outlook */
    struct net_sums table;
};

/* The oracle asks `asked`, which must outlive it. */
struct oracle whole_oracle(struct whole_oracle *asked, const struct net *net, const struct outlook *outlook);

#endif
