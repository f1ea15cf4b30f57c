/*
 * minds.h: the kinds of players that can be frozen, the numbers each plays by, and how it moves.
 *
 * Which numbers there are depends on the mode. Where a level is not told by its
 * numbers alone the rest is code, and the sum of its moves (contender.h) tells
 * when that has changed.
 */
#ifndef TOOLS_RULER_MINDS_H
#define TOOLS_RULER_MINDS_H

#include "ai/foresight/foresight_rank.h"
#include "ai/four/four_situation.h"
#include "ai/net/net_file.h"
#include "ai/tigers/hard.h"
#include "session/session.h"
#include "tools/ruler/ground.h"

enum mind {
    MIND_NOW /* a level of the game or one of its people */,
    MIND_EASY,
    MIND_NORMAL,
    MIND_HARD,
    MIND_PLAIN,
    MIND_POLICY,   /* what a policy of tools/policy answers */
    MIND_FORESIGHT /* what a network of ai/foresight foresees */
};

/* Habits (ai/people.h), as numbers that can be turned. */
struct habit_numbers {
    int calls, slips, riichi, care, greed, draws, blur;
};

/* All that any mind plays by; each uses some of it. */
struct mind_numbers {
    struct habit_numbers habits;
    struct weights weights; /* Dueling Tigers */
    struct hard_weights hard;
    struct four_weights four; /* tables of four */
    int reckoned;             /* there: hard's part of AI_ONE that is not the network's */
    int silent;               /* there: 1: normal lets every tile pass that it cannot win on */
    int ways;                 /* in how many a policy is told the position */
    int beside; /* 0: it plays alone; else what a nat of a policy counts for beside hard, in 1/1000 point, or
                   what is foreseen, hard being 100 */
    int shared; /* 1: beside hard it decides on dummy actions and treasure alone */
    struct foresight_player foresees; /* its own net is not asked */
    struct net net;
};

/* The mind of that name, or MIND_NOW. */
enum mind mind_parse(const char *name);

/* Whether there is such a mind at such tables. */
bool mind_plays(enum numbers sort, enum mind mind);

/* How many numbers it plays by, and whether it has a network. */
int mind_number_count(enum numbers sort, enum mind mind);
bool mind_has_net(enum numbers sort, enum mind mind);

/* What the network of such a mind is told at that table. Static. */
const struct net_inputs *mind_net_inputs(const struct ground *ground, enum mind mind);

/* Sets the number that the line NAME=VALUE names; false if the mind does not play by it, or not by that
 * value. */
bool mind_turn(enum numbers sort, enum mind mind, struct mind_numbers *numbers, const char *line);

/* The level a mind is most like. */
enum ai_level mind_level(enum mind mind);

/* A legal move for whoever is asked. The mind is not MIND_NOW. */
struct move mind_choose(enum numbers sort, enum mind mind, const struct mind_numbers *numbers,
                        struct thought *thought);

#endif
