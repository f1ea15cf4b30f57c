/*
 * episode.h: rounds played to learn from, and what every decision of them was.
 */
#ifndef TOOLS_EPISODE_H
#define TOOLS_EPISODE_H

#include "tools/policy/policy.h"

enum { EPISODE_SHARE = 4 };

/* One decision of a round, with more than one answer to choose from. */
struct decision {
    uint32_t flags;         /* where its flags begin among those of all */
    uint16_t count, hidden; /* how many the actor is told, and the critic besides */
    uint8_t action;         /* that was made, or that the teacher would have made */
    struct choices choices;
    uint8_t stands_for;    /* so many decisions, of which it is the one that was noted */
    float chance;          /* with which the policy made it */
    float expected;        /* by the critic, in POLICY_POINTS */
    float advantage, came; /* by which it was better than expected; what the critic should have said */
    uint32_t waits;        /* of the other, as places of kinds: bit n */
    bool ready;            /* the other was tenpai */
};

/* Decisions of many rounds, which are added to until it is emptied. */
struct episodes {
    struct decision *list;
    uint16_t *flags;
    size_t count, room, flag_count, flag_room;
    int64_t rounds, gained /* by side A */, win_points, wins;
};

/* Who decides. Both may be the same. */
struct episode_sides {
    const struct policy *a; /* whose decisions are noted */
    const struct policy *b; /* the other; the same as `a`: both are noted; NULL: the teacher */
    /* What a teacher would do: its moves are played, noted as what is to be learned; NULL: none. */
    struct move (*teacher)(const struct view *view, struct rng *rng);
    /* Of answers with a chance above this only one in EPISODE_SHARE is noted, by chance: little is to be
     * learned from them, and they are most. 0: all are noted. */
    float sure;
    float lambda; /* how far the credit of what came reaches back (generalized advantage estimation) */
};

void episodes_init(struct episodes *episodes);
void episodes_deinit(struct episodes *episodes);
void episodes_clear(struct episodes *episodes);

/* Plays a round of that seed, with the usual options or, in one of three, others, and notes the decisions. */
void episodes_play(struct episodes *episodes, const struct episode_sides *sides, uint64_t seed);

#endif
