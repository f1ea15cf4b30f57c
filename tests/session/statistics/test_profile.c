/*
 * test_profile.c: what reviews of the last matches come to: kinds of losses, the one that clearly costs most,
 * and whether it gets better; and that the journal keeps what a review found.
 */
#include "support/test.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "session/statistics/profile.h"
#include "support/journal_place.h"
#include "support/system.h"

static struct journal journal;

static void add_match(int number, const char *mode)
{
    struct match_tally match = {.rules = ruleset_find(mode), .seats = 2};
    snprintf(match.name, sizeof match.name, "2026-11-%02d_20-%02d-00_%s.tigers", 1 + number / 60, number % 60,
             mode);
    journal_put(&journal, &match);
}

static void add_review(int number, const char *mode, int32_t speed, int32_t danger)
{
    struct reviewed reviewed = {.decisions = 100, .loss = {[LOSS_SPEED] = speed, [LOSS_DANGER] = danger}};
    snprintf(reviewed.name, sizeof reviewed.name, "2026-11-%02d_20-%02d-00_%s.tigers", 1 + number / 60,
             number % 60, mode);
    journal_put_review(&journal, &reviewed);
}

static enum loss_kind kind_of(struct move made, struct move best, int chance, int points, int danger)
{
    struct verdict verdict = {
        .loss = chance + points + danger,
        .split = {{[SPLIT_CHANCE] = chance, [SPLIT_POINTS] = points, [SPLIT_DANGER] = danger}}};
    verdict.made.move = made;
    verdict.best.move = best;
    return loss_kind_of(&verdict);
}

TEST(each_decision_is_of_a_kind)
{
    struct move one = move_make(MOVE_DISCARD, 0, 1), other = move_make(MOVE_DISCARD, 0, 2);
    struct move riichi = move_make(MOVE_RIICHI, 0, 2), pass = move_make(MOVE_PASS, 0, TILE_NONE);
    struct move pung = move_make(MOVE_PUNG, 0, 3), kong = move_make(MOVE_KONG_OWN, 0, 3);
    assert_int_equal(kind_of(one, other, 30, 10, 20), LOSS_SPEED);
    assert_int_equal(kind_of(one, other, 10, 30, 20), LOSS_WORTH);
    assert_int_equal(kind_of(one, other, -10, 5, 40), LOSS_DANGER);
    assert_int_equal(kind_of(one, riichi, 10, 30, 20), LOSS_RIICHI);
    assert_int_equal(kind_of(riichi, one, 10, 30, 20), LOSS_RIICHI);
    assert_int_equal(kind_of(pass, pung, 10, 30, 20), LOSS_CLAIM);
    assert_int_equal(kind_of(one, kong, 10, 30, 20), LOSS_CLAIM);
    assert_int_equal(
        kind_of(move_make_number(MOVE_REVEAL, 0, 3, 0), move_make(MOVE_DUMMY_DRAW, 0, TILE_NONE), 9, 0, 0),
        LOSS_DUMMY);
}

/* 60 matches: the last 50 count, 25 with 1.2 to 1.6 points lost in 100 decisions, after 25 with 2.2 to 2.6.
 */
TEST(a_player_who_gets_better_is_told)
{
    struct profile profile;
    for (int i = 0; i < 60; i++) {
        add_match(i, "dueling-tigers");
        add_match(i, "classic");
        add_review(i, "dueling-tigers", (i < 35 ? 200 : 100) + i % 5 * 10, 20);
    }
    profile_make(&profile, &journal, ruleset_find("dueling-tigers"));
    assert_int_equal(profile.matches, 50);
    assert_int_equal(profile.reviewed, 50);
    assert_int_equal(profile.decisions, 5000);
    assert_int_equal(profile.kinds[LOSS_DANGER], 50 * 20);
    assert_int_equal(profile.kinds[LOSS_SPEED], 25 * 220 + 25 * 120);
    assert_int_equal(profile.loss, 50 * 20 + 25 * 340);
    assert_int_equal(profile.worst, LOSS_SPEED);
    assert_int_equal(profile.change, 1);
    assert_true(profile.now > 1.399 && profile.now < 1.401 && profile.before > 2.399 &&
                profile.before < 2.401);
    profile_make(&profile, &journal, ruleset_find("classic"));
    assert_int_equal(profile.reviewed, 0);
    assert_int_equal(profile.worst, -1);
    const struct match_tally *missing[PROFILE_MATCHES];
    assert_int_equal(profile_missing(&journal, ruleset_find("classic"), missing), 50);
    assert_string_equal(missing[0]->name, "2026-11-01_20-59-00_classic.tigers");
    assert_int_equal(profile_missing(&journal, ruleset_find("dueling-tigers"), missing), 0);
    journal_deinit(&journal);
}

/* Losses that differ as much from match to match as the halves do, and kinds that cost about the same. */
TEST(nothing_is_said_where_nothing_is_certain)
{
    struct profile profile;
    for (int i = 0; i < 50; i++) {
        add_match(i, "patterns");
        add_review(i, "patterns", i % 2 ? 500 : (i < 25 ? 20 : 0), i % 2 ? 20 : 450);
    }
    profile_make(&profile, &journal, ruleset_find("patterns"));
    assert_int_equal(profile.worst, -1);
    assert_int_equal(profile.change, 0);
    journal_deinit(&journal);
    for (int i = 0; i < 30; i++) { /* too few of the later half */
        add_match(i, "patterns");
        if (i < 4 || i > 20)
            add_review(i, "patterns", i < 4 ? 1000 : 10, 0);
    }
    profile_make(&profile, &journal, ruleset_find("patterns"));
    assert_int_equal(profile.change, 0);
    assert_true(profile.now == 0);
    journal_deinit(&journal);
}

/* Less was lost per decision than in all others of the mode, of which there are enough. */
TEST(the_cleanest_match_is_known)
{
    struct reviewed own = {.name = "2026-11-01_20-05-00_classic.tigers", .decisions = 50, .loss = {49}};
    for (int i = 0; i < 6; i++)
        add_match(i, "classic");
    add_match(0, "patterns");
    add_review(0, "patterns", 0, 0);
    for (int i = 0; i < PROFILE_MIN; i++) {
        assert_false(profile_is_cleanest(&journal, &own));
        add_review(i, "classic", 60, 40); /* in 100 decisions */
    }
    assert_true(profile_is_cleanest(&journal, &own));
    own.loss[0] = 50;
    assert_false(profile_is_cleanest(&journal, &own));
    own.loss[0] = 0;
    assert_true(profile_is_cleanest(&journal, &own));
    journal_put_review(&journal, &own);
    assert_false(profile_is_cleanest(&journal, &own));
    journal_deinit(&journal);
}

/* The review of a match that does not count is not kept; of one that does, it is read again as it was. */
TEST(the_journal_keeps_reviews)
{
    struct journal_place place;
    struct journal again = {0};
    struct error why;
    journal_place_open(&place);
    journal_note_review(place.journal, place.records,
                        &(struct reviewed){.name = "2026-11-01_20-00-00_classic.tigers"}, NULL);
    assert_false(file_exists(place.journal));
    static const char text[] = JOURNAL_HEAD
        " 3\n"
        "match 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"A\" ; easy \"Lin\" ; d:0\n";
    assert_true(file_write(place.journal, text, sizeof text - 1, &why));
    struct reviewed reviewed = {.name = "2026-11-20_10-00-00_dueling-tigers.tigers",
                                .decisions = 91,
                                .loss = {10, 20, 30, 40, 50, 60}};
    assert_true(journal_note_review(place.journal, place.records, &reviewed, NULL));
    assert_true(journal_read(&again, place.journal, true, NULL));
    assert_int_equal(again.count, 1);
    assert_false(again.matches[0].old); /* version 3 lacked nothing but reviews */
    const struct reviewed *kept = journal_review(&again, reviewed.name);
    assert_non_null(kept);
    assert_int_equal(kept->decisions, 91);
    assert_memory_equal(kept->loss, reviewed.loss, sizeof reviewed.loss);
    journal_deinit(&again);
    match_remove_folder(place.folder);
}

/* A file with a larger figure would be set aside, and all statistics with it. */
TEST(losses_are_counted_up_to_the_most_that_is_read)
{
    static struct verdict verdicts[3];
    struct reviewed reviewed;
    for (int i = 0; i < 3; i++) {
        verdicts[i].loss = 60000000;
        verdicts[i].made.move = move_make(MOVE_DISCARD, 0, 1);
        verdicts[i].best.move = move_make(MOVE_DISCARD, 0, 2);
    }
    reviewed_sum(&reviewed, verdicts, 3);
    assert_int_equal(reviewed.loss[loss_kind_of(&verdicts[0])], 100000000);
    assert_int_equal(reviewed.decisions, 3);
}
