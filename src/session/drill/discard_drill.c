/*
 * discard_drill.c: see discard_drill.h.
 *
 * A hand is dealt and then played alone, with its best discards, until it is close enough to complete. So
 * hands look natural, not like fourteen random tiles.
 */
#include "session/drill/discard_drill.h"

#include <string.h>

#include "base/check.h"

enum { NEAR = 3 /* shanten numbers in questions, from 0 */, PATIENCE = 60 /* draws */, RIGHT_MAX = 2 };

/* Fills in the copies of each kind in the match; in One Suit only those of the hand's suit. */
static void copies_of(const struct discard_question *question, uint8_t copies[TILE_KINDS])
{
    const struct ruleset *rules = question->rules;
    uint8_t tiles[HAND_MAX];
    memcpy(copies, rules->copies, TILE_KINDS);
    if (question->removed != SUIT_NONE)
        memset(copies + 9 * question->removed, 0, 9);
    hand_list(&question->hand, tiles);
    for (uint8_t kind = 0; kind < TILE_EAST && ruleset_has(rules, OPTION_SUIT); kind++)
        if (tile_suit(kind) != tile_suit(tiles[0]))
            copies[kind] = 0;
}

static void count_line(const struct discard_question *question, const uint8_t copies[TILE_KINDS],
                       struct discard_line *line)
{
    struct hand rest = question->hand;
    struct shape shape;
    int shanten, count = 0;
    hand_take(&rest, line->tile, 1);
    shape_init(&shape, &rest, NULL, 0, copies, question->rules->sets, question->rules->forms);
    line->useful = shape_useful(&shape, &shanten);
    line->shanten = (int8_t)shanten;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int left = copies[kind] - question->hand.counts[kind];
        if (left <= 0)
            line->useful &= ~TILE_BIT(kind); /* no copies left: the hand has them all */
        else if (line->useful & TILE_BIT(kind))
            count += left;
    }
    line->copies = (uint8_t)count;
}

static bool is_better(const struct discard_line *a, const struct discard_line *b)
{
    return a->shanten != b->shanten ? a->shanten < b->shanten : a->copies > b->copies;
}

/* Inserts a line in order. */
static void enter(struct discard_question *question, struct discard_line line)
{
    int at = question->count++;
    for (; at > 0 && is_better(&line, &question->lines[at - 1]); at--)
        question->lines[at] = question->lines[at - 1];
    question->lines[at] = line;
}

void discard_question_init(struct discard_question *question, const struct ruleset *rules, uint8_t removed,
                           const struct hand *hand)
{
    uint8_t copies[TILE_KINDS];
    struct discard_question counted = {.rules = rules, .removed = removed, .hand = *hand};
    CHECK(hand->size == HAND_MAX);
    copies_of(&counted, copies);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct discard_line line = {.tile = kind};
        if (!hand->counts[kind])
            continue;
        count_line(&counted, copies, &line);
        enter(&counted, line);
    }
    for (int i = 0; i < counted.count && !is_better(&counted.lines[0], &counted.lines[i]); i++)
        counted.best |= TILE_BIT(counted.lines[i].tile);
    *question = counted;
}

const struct discard_line *discard_question_line(const struct discard_question *question, uint8_t kind)
{
    int place = 0;
    while (question->lines[place].tile != kind)
        CHECK(++place < question->count);
    return &question->lines[place];
}

/* --- dealing -------------------------------------------------------------------------------------- */

/* Shuffles all tiles of the mode without the suit `removed`, or of the suit `only` alone. */
static int shuffle(const struct ruleset *rules, uint8_t removed, int only, struct rng *rng,
                   uint8_t tiles[144])
{
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < rules->copies[kind]; i++)
            if (tile_suit(kind) != removed && (only == SUIT_NONE || (int)tile_suit(kind) == only))
                tiles[count++] = kind;
    rng_shuffle(rng, tiles, count);
    return count;
}

/* True for a good question: close to complete, not won, with few right answers and some tempting wrong
 * ones. */
static bool is_worth(const struct discard_question *question, int nearest)
{
    const struct discard_line *first = &question->lines[0];
    int alike = 0, right = tile_set_count(question->best);
    for (int i = 0; i < question->count; i++)
        alike += question->lines[i].shanten == first->shanten;
    return first->shanten == nearest && first->copies > 0 && right <= RIGHT_MAX && alike > right;
}

/* Plays a dealt hand until it is a good question; false if it never is. */
static bool play_on(struct discard_question *question, const struct ruleset *rules, uint8_t removed,
                    const uint8_t *tiles, int count, int nearest)
{
    struct hand hand = {0};
    int drawn = 0;
    while (hand.size < HAND_MAX - 1)
        hand_add(&hand, tiles[drawn++]);
    for (int i = 0; i < PATIENCE && drawn < count; i++) {
        hand_add(&hand, tiles[drawn++]);
        discard_question_init(question, rules, removed, &hand);
        struct shape shape;
        shape_init(&shape, &hand, NULL, 0, rules->copies, rules->sets, rules->forms);
        if (shape_is_complete(&shape) || question->lines[0].shanten < nearest)
            return false;
        if (is_worth(question, nearest))
            return true;
        hand_take(&hand, question->lines[0].tile, 1);
    }
    return false;
}

void discard_question_deal(struct discard_question *question, const struct ruleset *rules, struct rng *rng)
{
    uint8_t tiles[144];
    int suit = (int)rng_below(rng, 3);
    uint8_t removed = rules->removes_suit ? (uint8_t)suit : SUIT_NONE;
    bool single = ruleset_has(rules, OPTION_SUIT);
    bool found = false;
    while (!found) {
        int nearest = (int)rng_below(rng, single ? NEAR - 1 : NEAR);
        int count = shuffle(rules, removed, single ? suit : SUIT_NONE, rng, tiles);
        found = play_on(question, rules, removed, tiles, count, nearest);
    }
}
