/*
 * rewards.h: what is worth announcing once, where it happened: a first, a streak, a best, something new on
 * the shelf. All of it is counted from the journal before the match and the match.
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

/* Finds what a match that is over brings beside what its rounds brought, or what its last round brought; the
 * most telling first. Returns how many; none if the journal has counted the match already. `match` must stay
 * as long as the list. */
int rewards_of_match(struct journal *before, const struct match_tally *match,
                     struct reward list[REWARDS_MAX]);
int rewards_of_round(struct journal *before, const struct match_tally *match,
                     struct reward list[REWARDS_MAX]);

#endif
