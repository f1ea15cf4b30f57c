/* digest.h: what a list of records shows of each match, and which ones a filter accepts. */
#ifndef SESSION_DIGEST_H
#define SESSION_DIGEST_H

#include "session/record.h"

/* How the match ended for the only person in it. */
enum digest_outcome {
    DIGEST_WON,
    DIGEST_LOST,
    DIGEST_TIED,      /* another player has as many points, and nobody has more */
    DIGEST_NOBODYS,   /* no person played, or several: there is no "you" */
    DIGEST_UNFINISHED /* the record ends before the match does */
};

struct digest {
    struct setup setup;                           /* with the players as they sat at the end */
    struct record_sitter sitters[RECORD_SITTERS]; /* everyone who played */
    int sitter_count;
    struct table table; /* at the record's end */
    int you;            /* the only person's seat, or SEAT_NONE */
    enum digest_outcome outcome;
};

/* Fills the digest by playing the (valid) record to its end. */
void digest_make(struct digest *digest, const struct record *record);

enum filter_result { FILTER_ANY, FILTER_WON, FILTER_LOST, FILTER_TIED, FILTER_RESULTS };

/* A search; a part that is 0 or "" accepts everything. */
struct filter {
    const struct ruleset *rules;
    char opponent[PLAYER_NAME]; /* the name of an opponent; of any player if there is no "you" */
    uint8_t result;             /* enum filter_result */
    char typed[64];             /* words that must all occur in the list's text of the match */
};

/* True if the filter accepts everything. */
bool filter_is_empty(const struct filter *filter);

/* True if the filter accepts the match. `words` is all the text that the list shows of it. While `digest` is
 * not known yet it is NULL: then a filter that asks for more than mode and words does not accept. */
bool filter_takes(const struct filter *filter, const struct ruleset *rules, const struct digest *digest,
                  const char *words);

#endif
