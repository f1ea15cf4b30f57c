/*
 * rewards.h: events to announce once: firsts, streaks, bests, new entries on the shelf. They follow from the
 * match and the journal before it.
 */
#ifndef SESSION_REWARDS_H
#define SESSION_REWARDS_H

#include "session/statistics/achievements.h"

enum reward_kind {
    REWARD_FIRST_WIN,   /* of a match */
    REWARD_FIRST_OVER,  /* ... against `player` */
    REWARD_STREAK_BEST, /* of `number` matches won, the longest yet */
    REWARD_STREAK,      /* of `number`; `best` is the longest */
    REWARD_STREAK_OVER, /* of `number` */
    REWARD_BEST_SCORE,  /* `number` points, the most in this mode */
    REWARD_BEST_MARGIN, /* won by `number` */
    REWARD_FIRST_ROUND, /* the first round won */
    REWARD_FIRST_RIICHI,
    REWARD_BEST_HAND,  /* worth `number` */
    REWARD_PATTERN,    /* `pattern` is new in the album */
    REWARD_ACHIEVEMENT /* number `number` of the list */
};

struct reward {
    enum reward_kind kind;
    int number, best;
    const struct player *player;
    const struct pattern *pattern;
};

enum { REWARDS_MAX = 64 };

/* List what a finished match brings in addition to its rounds, and what the last round of a match brings, the
 * most important first. They return how many; 0 if the journal already has the match. The list points into
 * `match`. `before` is changed: all its matches count then, and it gets a copy of the match, so free it
 * without writing it. */
int rewards_of_match(struct journal *before, const struct match_tally *match,
                     struct reward list[REWARDS_MAX]);
int rewards_of_round(struct journal *before, const struct match_tally *match,
                     struct reward list[REWARDS_MAX]);

#endif
