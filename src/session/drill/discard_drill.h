/*
 * discard_drill.h: fourteen tiles, of which the best is to be discarded.
 *
 * Best is what leaves the hand nearest to complete, and of that what leaves the most useful tiles: tiles
 * that bring it a step nearer, counted by their copies that are not held. Nothing else is known or asked.
 */
#ifndef SESSION_DISCARD_DRILL_H
#define SESSION_DISCARD_DRILL_H

#include "base/rng.h"
#include "rules/play/ruleset.h"

/* What discarding one kind would leave. */
struct discard_line {
    uint8_t tile;    /* kind */
    int8_t shanten;  /* 0: waiting */
    uint8_t copies;  /* of the useful kinds that are not held */
    tile_set useful; /* the kinds that bring it nearer; of a waiting hand its waits */
};

struct discard_question {
    const struct ruleset *rules;
    uint8_t removed; /* the suit that is out, or SUIT_NONE */
    struct hand hand;
    int count;
    struct discard_line lines[HAND_MAX]; /* the best first, of equals in tile order */
    tile_set best;                       /* the kinds that are right */
};

/* Counts every discard of fourteen tiles; `removed` is the suit taken out, or SUIT_NONE. One Suit's tiles are
 * those of the suit held. */
void discard_question_init(struct discard_question *question, const struct ruleset *rules, uint8_t removed,
                           const struct hand *hand);

/* Deals a hand that is near enough to complete, where it matters what is discarded. */
void discard_question_deal(struct discard_question *question, const struct ruleset *rules, struct rng *rng);

/* The line of a kind held. */
const struct discard_line *discard_question_line(const struct discard_question *question, uint8_t kind);

#endif
