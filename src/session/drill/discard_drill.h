/*
 * discard_drill.h: a question: which of fourteen tiles is the best discard?
 *
 * The best discard leaves the lowest shanten number and then the most useful tiles: tiles that bring the
 * hand a step nearer, counted by their copies that are not in the hand. Nothing else counts.
 */
#ifndef SESSION_DISCARD_DRILL_H
#define SESSION_DISCARD_DRILL_H

#include "base/rng.h"
#include "rules/play/ruleset.h"

/* The hand after discarding one kind. */
struct discard_line {
    uint8_t tile;    /* kind */
    int8_t shanten;  /* 0: tenpai */
    uint8_t copies;  /* copies of the useful kinds that are not in the hand */
    tile_set useful; /* the kinds that bring it nearer; in tenpai, its waits */
};

struct discard_question {
    const struct ruleset *rules;
    uint8_t removed; /* the removed suit, or SUIT_NONE */
    struct hand hand;
    int count;
    struct discard_line lines[HAND_MAX]; /* the best first, equals in tile order */
    tile_set best;                       /* the right answers */
};

/* Counts every discard of fourteen tiles; `removed` is the removed suit, or SUIT_NONE. In One Suit, the
 * tiles in play are those of the hand's suit. */
void discard_question_init(struct discard_question *question, const struct ruleset *rules, uint8_t removed,
                           const struct hand *hand);

/* Deals a hand that is close enough to complete and in which the choice matters. */
void discard_question_deal(struct discard_question *question, const struct ruleset *rules, struct rng *rng);

/* Returns the line of a kind in the hand. */
const struct discard_line *discard_question_line(const struct discard_question *question, uint8_t kind);

#endif
