/*
 * profile.h: the kinds of decisions that cost the person points in their last matches, as reviews found them,
 * and whether they improve.
 *
 * A reviewed match leaves one line in the journal (journal.h): the number of its decisions and the cost of
 * each kind of loss. Points of different modes can't be compared, so a profile is for one mode.
 */
#ifndef SESSION_PROFILE_H
#define SESSION_PROFILE_H

#include "session/statistics/journal.h"
#include "session/study/review.h"

enum {
    PROFILE_MATCHES = 50,
    PROFILE_HALF = PROFILE_MATCHES / 2,
    PROFILE_MIN = 5 /* reviewed matches needed for a conclusion */
};

struct profile {
    int matches;               /* the last PROFILE_MATCHES of the mode */
    int reviewed;              /* of these, matches with a review */
    int decisions;             /* in the reviewed matches */
    int64_t loss;              /* their cost, in hundredths of a point */
    int64_t kinds[LOSS_KINDS]; /* the same for each kind */
    int worst;                 /* the kind that clearly costs most, or -1 */
    int change;         /* the newest PROFILE_HALF cost less (1) or more (-1) per decision than those before;
                           0: that is not certain */
    double now, before; /* hundredths of a point per decision, of both halves; 0: too few reviews */
};

/* Fills in the result of a review of a whole match, except the name. */
void reviewed_sum(struct reviewed *reviewed, const struct verdict *list, int count);

/* Returns the kind of a decision's loss. */
enum loss_kind loss_kind_of(const struct verdict *verdict);

/* Makes the profile of a mode. A difference is clear if it is at least two of its standard errors, over
 * PROFILE_MIN or more matches on either side. */
void profile_make(struct profile *profile, const struct journal *journal, const struct ruleset *rules);

/* Lists the profile's matches without a review, the newest first; returns how many. */
int profile_missing(const struct journal *journal, const struct ruleset *rules,
                    const struct match_tally *list[PROFILE_MATCHES]);

/* True if a review that the journal doesn't have found less lost per decision than all those it has of the
 * mode's matches that count, of which there are PROFILE_MIN. */
bool profile_is_cleanest(const struct journal *journal, const struct reviewed *reviewed);

/* Returns the mode of the newest match that counts, or NULL. */
const struct ruleset *profile_mode(const struct journal *journal);

#endif
