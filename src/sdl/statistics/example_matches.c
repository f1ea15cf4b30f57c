/*
 * example_matches.c: made-up matches of every mode, for pictures of the statistics.
 */
#include <stdio.h>
#include <string.h>

#include "ai/people.h"
#include "base/check.h"
#include "base/rng.h"
#include "sdl/app/scenes.h"
#include "sdl/statistics/statistics_scene.h"

enum { MATCHES = 64 /* of each mode */, NAMES = 3 };

/* Hands as they are won, the most valuable first. */
struct sample {
    const char *mode, *figure;
    int value;
    const char *patterns[5];
};

static const struct sample samples[] = {
    {"dueling-tigers", "123m 456m 789m 22!2m 55m", 12, {"pure-one-suit", "concealed-hand", "self-picked"}},
    {"dueling-tigers", "5'55z 777z 66'6z 33!3p 99p", 9, {"big-three-dragons", "all-pung"}},
    {"dueling-tigers", "x99xp 222p 44!4z 678m 33m", 6, {"matching-wind-pung", "concealed-hand"}},
    {"dueling-tigers", "234p 345p 567m 78!9m 44z", 4, {"all-chow", "concealed-hand", "riichi"}},
    {"dueling-tigers", "111p 9'99m 456m 33!3z 88p", 2, {"matching-wind-pung", "self-picked"}},
    {"tenpai-duel", "1m9m 1p9p 1!9s 1234567z1z", 32000, {"kokushi-musou"}},
    {"tenpai-duel", "123m 456m 789m 55m 67!8m", 12000, {"riichi", "chinitsu", "pinfu"}},
    {"tenpai-duel", "345p 345s 345m 6!6p 777s", 7700, {"riichi", "tanyao", "sanshoku-doujun"}},
    {"tenpai-duel", "2'22m 55!5z 678p 234s 99m", 2000, {"haku", "dora"}},
    {"patterns", "123!4567899991m 11m", 480, {"nine-gates", "pure-one-suit"}},
    {"patterns", "5'55z 77'7z 666z 23!4m 99m", 130, {"big-three-dragons"}},
    {"patterns", "2'34m 567m 78!9m 111z 55m", 40, {"mixed-one-suit", "value-honour"}},
    {"patterns", "234p 567p 678s 45!6m 88s", 15, {"all-runs", "concealed-hand", "no-terminals"}},
    {"one-suit", "123m 45!6m 99m", 10, {NULL}},
    {"one-suit", "222m 67!8m 11m", 8, {NULL}},
    {"classic", "'111z 222z 33'3z 4!44z 77p 1f", 128, {"all-triplets"}},
    {"classic", "'756s 11'1s 66'6z 234s !99s 1f", 16, {"half-flush", "dragon-triplet"}},
    {"classic", "123m 789m !456p 345s 77p", 8, {"all-sequences", "concealed-hand", "no-flowers"}},
};

static void add_hand(struct match_tally *match, struct tally_round *round, struct rng *rng)
{
    const struct sample *list[8] = {NULL};
    int count = 0;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
        if (strcmp(samples[i].mode, match->rules->id) == 0)
            list[count++] = &samples[i];
    CHECK(count > 0);
    int common = count > 2 ? count - 2 : 0, pick = (int)rng_below(rng, 120);
    const struct sample *sample = list[pick < count ? pick : common + pick % (count - common)];
    round->hand = match->hand_count;
    struct tally_hand *hand = match_tally_add_hand(match);
    hand->value = sample->value;
    hand->source = (uint8_t)(rng_below(rng, 3) ? WIN_DISCARD : WIN_SELF_DRAW);
    snprintf(hand->figure, sizeof hand->figure, "%s", sample->figure);
    for (int i = 0; i < 5 && sample->patterns[i]; i++) {
        const struct pattern *pattern = ruleset_pattern(match->rules, sample->patterns[i]);
        if (pattern)
            hand->lines[hand->line_count++] =
                (struct tally_line){(uint8_t)match_tally_place(match->rules, pattern),
                                    (int16_t)ruleset_points(match->rules, pattern)};
    }
    round->points = sample->value;
}

static void add_round(struct match_tally *match, struct rng *rng)
{
    struct tally_round *round = match_tally_add_round(match);
    int fate = (int)rng_below(rng, 10), other = (match->seat + 1) % match->seats;
    round->end = (uint8_t)(fate < 4 ? ROUND_WON : fate < 7 ? ROUND_LOST : ROUND_DRAWN);
    if (match->rules->claims && rng_below(rng, 3) == 0)
        round->calls = (uint8_t)(1 + rng_below(rng, 2));
    if (match->rules->has_riichi && !round->calls && rng_below(rng, 2))
        round->marks |= TALLY_RIICHI;
    if (match->rules->declares_risk && round->end == ROUND_WON)
        round->marks |= TALLY_DECLARED | TALLY_NAMED | (rng_below(rng, 3) ? TALLY_EXACT : 0);
    if (round->end == ROUND_WON) {
        round->winners = (uint8_t)(1u << match->seat);
        round->from = (uint8_t)other;
        add_hand(match, round, rng);
    } else if (round->end == ROUND_LOST) {
        round->winners = (uint8_t)(1u << other);
        round->from = rng_below(rng, 3) ? SEAT_DUMMY : match->seat;
        round->points = match->rules->seats_most > 3 ? -(int32_t)rng_below(rng, 24) : 0;
    }
    match->scores[match->seat] += round->points;
    match->scores[other] +=
        round->end == ROUND_LOST ? (int32_t)rng_below(rng, 9) * (match->rules->has_stages ? 1000 : 1) : 0;
}

/* Adds what a review of it found: the later, the less was lost, most of it by danger. */
static void add_review(struct journal *journal, const struct match_tally *match, int number)
{
    struct rng rng;
    struct reviewed reviewed = {.decisions = 90};
    int scale = match->rules->has_stages ? 1000 : 1;
    memcpy(reviewed.name, match->name, sizeof reviewed.name);
    rng_init(&rng, (uint64_t)number);
    for (int kind = 0; kind < LOSS_KINDS; kind++) {
        int most = kind == LOSS_DANGER ? 400 : 160;
        reviewed.loss[kind] = scale * (most - most * (number % 60) / 90 + (int)rng_below(&rng, 80));
    }
    journal_put_review(journal, &reviewed);
}

static void add_match(struct journal *journal, const char *const names[NAMES], const struct ruleset *rules,
                      int number, struct rng *rng)
{
    int16_t options[OPTION_MAX];
    struct match_tally match = {.rules = rules};
    ruleset_defaults(rules, options);
    match.seats = (uint8_t)ruleset_seats(rules, options);
    snprintf(match.name, sizeof match.name, "2026-%02d-%02d_20-%02d-00_%s.tigers", 9 + number / 28 % 3,
             1 + number % 28, (int)rng_below(rng, 60), rules->id);
    for (int seat = 0; seat < match.seats; seat++) {
        const char *name = seat ? names[(number / 24 + seat) % NAMES] : "";
        enum ai_level who = seat ? person_named(name) : AI_RANDOM;
        match.players[seat] =
            (struct player){.kind = seat ? PLAYER_COMPUTER : PLAYER_PERSON, .level = (uint8_t)who};
        snprintf(match.players[seat].name, PLAYER_NAME, "%s", name);
    }
    for (int round = 0; round < 4 + (rules->has_stages ? 4 : 0); round++)
        add_round(&match, rng);
    journal_put(journal, &match);
    add_review(journal, &match, number);
}

void statistics_example(const struct settings *settings, struct journal *journal)
{
    const char *const names[NAMES] = {settings->opponent, person_at(ai_level_parse("lin"))->name,
                                      person_at(ai_level_parse("kai"))->name};
    struct rng rng;
    rng_init(&rng, 7);
    for (int mode = 0; scene_modes[mode]; mode++)
        for (int number = 0; number < MATCHES; number++)
            add_match(journal, names, scene_modes[mode], number, &rng);
}

void statistics_example_days(int today, struct day_book *book)
{
    struct rng rng;
    rng_init(&rng, 7);
    for (int back = 30; back >= 1; back--) {
        if (back % 13 == 5)
            continue;
        struct day_entry *entry = day_book_enter(book, today - back);
        entry->done = entry->compared = true;
        for (int i = 0; i < DAY_ROUNDS; i++) {
            entry->own.rounds[i] = (int16_t)((int)rng_below(&rng, 14) - 5);
            entry->hard.rounds[i] = (int16_t)((int)rng_below(&rng, 13) - 5);
        }
    }
}
