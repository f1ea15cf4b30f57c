/*
 * judge_one_suit.c: docs/rules/one-suit.md "Declaring a win", "A draw" and "Points" before the program's own
 * estimate; see judge_compare.h.
 */
#include "judge/judge_compare.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "judge/judge.h"
#include "rules/modes/list.h"
#include "rules/play/game.h"
#include "support/any_round.h"

enum { NUMBERS = 9 };

/* A hand of one suit that lacks one tile: what is held, and how many kongs lie out. */
struct small_hand {
    int sets;
    int kongs;
    uint8_t held[TILE_KINDS];
    struct meld melds[MELD_MAX];
    int all[NUMBERS];
};

/* --- hands --- */

static bool add_set(struct small_hand *hand, struct rng *rng)
{
    int kind = (int)rng_below(rng, 5), number = (int)rng_below(rng, NUMBERS);
    bool run = kind < 2;
    int copies = run ? 1 : kind < 4 ? 3 : 4;
    if (run && number > 6)
        return false;
    for (int step = 0; step < (run ? 3 : 1); step++)
        if (hand->all[number + step] + copies > 4)
            return false;
    for (int step = 0; step < (run ? 3 : 1); step++) {
        hand->all[number + step] += copies;
        if (copies < 4)
            hand->held[number + step] += (uint8_t)copies;
    }
    if (copies == 4)
        hand->melds[hand->kongs++] =
            (struct meld){MELD_KONG_CLOSED, (uint8_t)number, TILE_NONE, SEAT_NONE, 0};
    return true;
}

static void add_copies(struct small_hand *hand, struct rng *rng, int copies)
{
    int number;
    do
        number = (int)rng_below(rng, NUMBERS);
    while (hand->all[number] + copies > 4);
    hand->all[number] += copies;
    hand->held[number] += (uint8_t)copies;
}

static void take_one(struct small_hand *hand, struct rng *rng)
{
    int number;
    do
        number = (int)rng_below(rng, NUMBERS);
    while (hand->held[number] == 0);
    hand->all[number]--;
    hand->held[number]--;
}

/* Sets and a pair, or seven pairs, less a tile; then perhaps tiles put in the place of others. */
static void make_hand(struct small_hand *hand, int sets, struct rng *rng)
{
    *hand = (struct small_hand){.sets = sets};
    if (sets == 4 && rng_below(rng, 10) == 0) {
        for (int i = 0; i < 7; i++)
            add_copies(hand, rng, 2);
    } else {
        for (int made = 0; made < sets;)
            made += add_set(hand, rng);
        add_copies(hand, rng, 2);
    }
    take_one(hand, rng);
    while (rng_below(rng, 3) == 0) {
        take_one(hand, rng);
        add_copies(hand, rng, 1);
    }
}

/* The numbers that complete it, bit n - 1 for n. */
static unsigned judged_waits(const struct small_hand *hand)
{
    unsigned waits = 0;
    for (int number = 0; number < NUMBERS; number++) {
        uint8_t counts[TILE_KINDS];
        memcpy(counts, hand->held, sizeof counts);
        counts[number]++;
        if (hand->all[number] < 4 && judge_completes(&ruleset_one_suit, counts, hand->sets, hand->kongs))
            waits |= 1u << number;
    }
    return waits;
}

static unsigned programs_waits(const struct small_hand *hand)
{
    struct hand held = {{0}, 0, 0};
    struct shape shape;
    for (uint8_t kind = 0; kind < NUMBERS; kind++)
        for (int i = 0; i < hand->held[kind]; i++)
            hand_add(&held, kind);
    shape_init(&shape, &held, hand->melds, hand->kongs, ruleset_one_suit.copies, hand->sets,
               ruleset_one_suit.forms);
    return (unsigned)shape_waits(&shape);
}

/* --- points
 * ------------------------------------------------------------------------------------------------- */

/* "each wait named rightly 1, every wait named, and none wrong 2, each number named wrongly -2" */
static int for_names(unsigned named, unsigned waits)
{
    int points = bits_count(named & waits) - 2 * bits_count(named & ~waits);
    return named == waits && waits ? points + 2 : points;
}

int judge_one_suit_gain(const struct result *result, bool detailed, int seat)
{
    bool declared = result->naming.declared >> seat & 1;
    unsigned named = result->naming.named[seat], waits = result->naming.waits[seat];
    bool valid = declared && waits >> tile_kind(result->tile) % NUMBERS & 1;
    if (result->outcome == OUTCOME_DRAW)
        return detailed && result->naming.named_by >> seat & 1 ? for_names(named, waits) : 0;
    if (declared && !valid)
        return detailed ? -10 : 0;
    if (result->winner != seat)
        return 0;
    return detailed ? 5 + for_names(named, waits) : 1;
}

/* Everybody's waits and names, and who declared. */
static void make_result(struct result *result, int seats, int sitting, struct rng *rng)
{
    *result = RESULT_CLEARED;
    result->outcome = rng_below(rng, 3) ? OUTCOME_INVALID : OUTCOME_DRAW;
    result->tile = (uint8_t)rng_below(rng, NUMBERS);
    for (int seat = 0; seat < seats; seat++) {
        struct naming *naming = &result->naming;
        bool names = seat != sitting && (result->outcome == OUTCOME_DRAW || rng_below(rng, 2));
        if (!names)
            continue;
        unsigned waits = rng_below(rng, 4) ? rng_below(rng, 512) & rng_below(rng, 512) : 0;
        naming->waits[seat] = (uint16_t)waits;
        naming->named[seat] =
            (uint16_t)(rng_below(rng, 3) ? waits ^ (1u << rng_below(rng, 12) & 511u) : waits);
        naming->named_by |= (uint8_t)(1 << seat);
        if (result->outcome == OUTCOME_DRAW)
            continue;
        naming->declared |= (uint8_t)(1 << seat);
        if (waits >> result->tile & 1 && result->winner == SEAT_NONE) {
            result->winner = (uint8_t)seat;
            result->winners = (uint8_t)(1 << seat);
        }
    }
    if (result->winner != SEAT_NONE)
        result->outcome = OUTCOME_WIN;
}

static bool judge_points(struct rng *rng, char sentence[JUDGE_SENTENCE])
{
    const struct ruleset *rules = &ruleset_one_suit;
    int16_t options[OPTION_MAX];
    static struct game game;
    static const struct score scores[SEAT_MAX];
    any_options(rules, rng, options);
    int seats = ruleset_seats(rules, options);
    game_init(&game, rules, options, seats);
    bool sits = strcmp(rules->options[ruleset_option(rules, OPTION_PLAYERS)]
                           .choices[options[ruleset_option(rules, OPTION_PLAYERS)]],
                       "sit-out") == 0;
    game.table.sitting = sits ? (uint8_t)rng_below(rng, 3) : SEAT_NONE;
    make_result(&game.table.result, seats, game.table.sitting, rng);
    const struct result result = game.table.result;
    bool detailed = options[ruleset_option(rules, OPTION_SCORING)] == 1;
    int32_t gain[SEAT_MAX] = {0};
    rules->settle(&game.table, scores, gain);
    for (int seat = 0; seat < seats; seat++)
        if (gain[seat] != judge_one_suit_gain(&result, detailed, seat)) {
            snprintf(sentence, JUDGE_SENTENCE,
                     "One Suit, outcome %d, tile %d: seat %d, %s, named %03x of %03x: %d points, the judge "
                     "says %d",
                     result.outcome, result.tile + 1, seat, detailed ? "detailed" : "simple",
                     result.naming.named[seat], result.naming.waits[seat], gain[seat],
                     judge_one_suit_gain(&result, detailed, seat));
            return false;
        }
    return true;
}

bool judge_one_suit(struct rng *rng, struct judge_tally *tally, char sentence[JUDGE_SENTENCE])
{
    struct small_hand hand;
    int sets = 1 + (int)rng_below(rng, 4);
    make_hand(&hand, sets, rng);
    unsigned waits = judged_waits(&hand), said = programs_waits(&hand);
    tally->hands++;
    tally->complete += waits != 0;
    tally->wins += waits != 0;
    if (waits != said) {
        snprintf(sentence, JUDGE_SENTENCE, "One Suit with %d sets, %d kongs:", hand.sets, hand.kongs);
        for (int number = 0; number < NUMBERS; number++)
            snprintf(sentence + strlen(sentence), JUDGE_SENTENCE - strlen(sentence), " %d",
                     hand.held[number]);
        snprintf(sentence + strlen(sentence), JUDGE_SENTENCE - strlen(sentence),
                 " waits for %03x, the judge says %03x", said, waits);
        return false;
    }
    return judge_points(rng, sentence);
}
