/*
 * digest.h: what a list of records shows of one: who played, how it ended, and whether a filter takes it.
 */
#ifndef SESSION_DIGEST_H
#define SESSION_DIGEST_H

#include "session/record.h"

/* How the match ended for the one person in it. */
enum digest_outcome {
    DIGEST_WON,
    DIGEST_LOST,
    DIGEST_TIED,      /* somebody else has as many points, and nobody more */
    DIGEST_NOBODYS,   /* no person played, or several: there is no "you" */
    DIGEST_UNFINISHED /* the record ends before the match does */
};

struct digest {
    struct setup setup;                           /* its players as they sat in the end */
    struct record_sitter sitters[RECORD_SITTERS]; /* everybody who played */
    int sitter_count;
    struct table table; /* at the record's end */
    int you;            /* the only person's seat, or SEAT_NONE */
    enum digest_outcome outcome;
};

/* Plays the (valid) record to its end. */
void digest_make(struct digest *digest, const struct record *record);

enum filter_result { FILTER_ANY, FILTER_WON, FILTER_LOST, FILTER_TIED, FILTER_RESULTS };

/* What is looked for; a part that is 0 or "" takes everything. */
struct filter {
    const struct ruleset *rules;
    char opponent[PLAYER_NAME]; /* the name of one who played and is not the person; of anybody where there is
                                   no "you" */
    uint8_t result;             /* enum filter_result */
    char typed[64];             /* words that must all stand in what the list shows of the match */
};

bool filter_is_empty(const struct filter *filter);

/* True if the match is looked for; `words` is all that the list shows of it, the digest NULL as long as it is
 * not known: then only the mode and the words decide, and one that more is asked of is not taken. */
bool filter_takes(const struct filter *filter, const struct ruleset *rules, const struct digest *digest,
                  const char *words);

/* True if each word of `typed` stands somewhere in `words`, whatever the case of its Latin letters. */
bool filter_finds(const char *typed, const char *words);

#endif
