/*
 * judge_compare.h: compares the program's scorer with the judge.
 */
#ifndef JUDGE_JUDGE_COMPARE_H
#define JUDGE_JUDGE_COMPARE_H

#include "judge/judge_deal.h"
#include "rules/play/table.h"

/* What was met, so that a test can tell that no pattern was left out. */
struct judge_tally {
    long hands, complete, wins;
    struct {
        const char *id;
        long times; /* it counted in the hands that won */
    } patterns[64];
    int count;
};

enum { JUDGE_SENTENCE = 1500 };

/* True if the scorer and the judge say the same of the hand: whether it wins, its points, han, fu, faan, and
 * which patterns for how much, and for what it waited. Otherwise `sentence` has the hand and both opinions.
 */
bool judge_agrees(const struct judge_case *hand, struct judge_tally *tally, char sentence[JUDGE_SENTENCE]);

/* The same of so many hands of a mode, of One Suit too. False at the first that they differ on. */
bool judge_hands(const struct ruleset *rules, long hands, uint64_t seed, struct judge_tally *tally,
                 char sentence[JUDGE_SENTENCE]);

/* The same for a hand of One Suit by chance: whether it is complete, for what it waits, and what naming some
 * waits brings in each way to score and each way to end (judge_one_suit.c). */
bool judge_one_suit(struct rng *rng, struct judge_tally *tally, char sentence[JUDGE_SENTENCE]);

/* What a finished hand of One Suit brings a seat, by what was declared and named. */
int judge_one_suit_gain(const struct result *result, bool detailed, int seat);

#endif
