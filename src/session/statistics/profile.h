/*
 * profile.h: what kinds of decisions cost the person points in their last matches, as reviews found it, and
 * whether that gets better.
 *
 * A reviewed match leaves one line in the journal (journal.h): how many decisions it had and what each kind
 * of loss cost. Points of different modes do not compare, so a profile is of one mode.
 */
#ifndef SESSION_PROFILE_H
#define SESSION_PROFILE_H

#include "session/statistics/journal.h"
#include "session/study/review.h"

enum {
    PROFILE_MATCHES = 50,
    PROFILE_HALF = PROFILE_MATCHES / 2,
    PROFILE_MIN = 5 /* reviewed matches that tell something */
};

struct profile {
    int matches;               /* of the last PROFILE_MATCHES of the mode */
    int reviewed;              /* of these, with a review in the journal */
    int decisions;             /* in these */
    int64_t loss;              /* what they cost, in hundredths of a point */
    int64_t kinds[LOSS_KINDS]; /* the same of each kind */
    int worst;                 /* the kind that clearly costs most, or -1 */
    int change;         /* the newest PROFILE_HALF cost less (1) or more (-1) per decision than those before;
                           0: that is not certain */
    double now, before; /* hundredths of a point per decision, of both halves; 0: too few reviews */
};

/* Writes what a review of a whole match found into all but the name. */
void reviewed_sum(struct reviewed *reviewed, const struct verdict *list, int count);

/* Returns what kind of loss a decision is. */
enum loss_kind loss_kind_of(const struct verdict *verdict);

/* Makes the profile of a mode. A kind costs clearly most, and a half clearly less, where the difference is at
 * least two of its standard errors over the matches, of which both sides have PROFILE_MIN. */
void profile_make(struct profile *profile, const struct journal *journal, const struct ruleset *rules);

/* Lists the matches of the profile that have no review, the newest first; returns how many. */
int profile_missing(const struct journal *journal, const struct ruleset *rules,
                    const struct match_tally *list[PROFILE_MATCHES]);

/* True if a review that the journal doesn't have found less lost per decision than all those it has of the
 * mode's matches that count, of which there are PROFILE_MIN. */
bool profile_is_cleanest(const struct journal *journal, const struct reviewed *reviewed);

/* Returns the mode of the newest match that counts, or NULL. */
const struct ruleset *profile_mode(const struct journal *journal);

#endif
