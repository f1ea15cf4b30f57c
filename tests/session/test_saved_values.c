/*
 * test_saved_values.c: whatever the program has saved it loads, and it is the same: records of the trainers,
 * the book of the days, lessons, puzzles, the journal's lines and what a match's record begins with, with
 * values by chance and at their ends. The settings have theirs in test_settings.c.
 */
#include "support/test.h"
#include <limits.h>

#include "ai/people.h"
#include "base/date.h"
#include "base/rng.h"
#include "session/drill/drill_record.h"
#include "session/statistics/journal_line.h"
#include "session/study/day_book.h"
#include "session/study/lesson_progress.h"
#include "session/study/puzzles.h"
#include "support/any_round.h"
#include "support/any_settings.h"
#include "support/kept_file.h"
#include "support/refused.h"

enum { TIMES = 200 };

static struct rng rng;

/* A whole number: the least, the most or another. */
static int between(int low, int high)
{
    uint32_t how = rng_below(&rng, 4);
    if (how < 2)
        return how ? high : low;
    return (int)(low + (int64_t)(rng_next(&rng) % ((uint64_t)((int64_t)high - low) + 1)));
}

static void assert_loaded(bool good, struct problem *why)
{
    if (!good)
        fail_msg("%s", problem_sentence(why));
}

/* --- trainers --- */

static void answer(struct trainer_tally *tally)
{
    for (int i = between(0, 30); i > 0; i--)
        trainer_tally_add(tally, rng_below(&rng, 3), between(0, INT_MAX));
}

KEPT_FILE_TEST(the_trainers_records_come_back, "trainers.ini")
{
    rng_init(&rng, 2);
    for (int i = 0; i < TIMES; i++) {
        struct drill_record saved, loaded;
        struct problem problem = {0};
        struct error why;
        drill_record_defaults(&saved);
        for (int drill = 0; drill < DRILLS; drill++) {
            struct drill_choice *choice = &saved.choices[drill];
            do
                choice->part = between(0, DRILL_PARTS - 1);
            while (!drill_part_id((enum drill)drill, choice->part));
            choice->timed = rng_below(&rng, 2);
            choice->names = drill == DRILL_POINTS && rng_below(&rng, 2);
            choice->suit = drill == DRILL_WAITS ? between(0, DRILL_SUITS - 1) : 0;
            choice->sorted = drill == DRILL_WAITS && rng_below(&rng, 2);
            for (int part = 0; part < DRILL_PARTS; part++) {
                if (!drill_part_id((enum drill)drill, part))
                    continue;
                answer(&saved.tallies[drill][part]);
                if (drill == DRILL_WAITS || part == 0)
                    choice->limits[part] = between(0, DRILL_LIMITS - 1);
            }
        }
        assert_true(drill_record_write(&saved, path, &why));
        drill_record_defaults(&loaded);
        assert_loaded(drill_record_read(&loaded, path, &problem), &problem);
        assert_memory_equal(&loaded, &saved, sizeof saved);
    }
}

/* --- days, lessons, puzzles --- */

/* A day that a clock may show, be it wrong: of the years 1 to 9999, which a date is written with. */
static int any_day(void)
{
    return between(date_number((struct date){1, 1, 1}), date_number((struct date){9999, 12, 31}));
}

static void any_score(struct day_score *score)
{
    for (int i = 0; i < DAY_ROUNDS; i++)
        score->rounds[i] = (int16_t)between(INT16_MIN, INT16_MAX);
}

KEPT_FILE_TEST(the_book_of_the_days_comes_back, "days.ini")
{
    rng_init(&rng, 3);
    for (int i = 0; i < TIMES; i++) {
        struct day_book saved = {0}, loaded = {0};
        struct problem problem = {0};
        struct error why;
        for (int days = between(0, 20); days > 0; days--) {
            struct day_entry *entry = day_book_enter(&saved, any_day());
            if ((entry->done = rng_below(&rng, 2)))
                any_score(&entry->own);
            if ((entry->compared = rng_below(&rng, 2)))
                any_score(&entry->hard);
        }
        assert_true(day_book_save(&saved, path, &why));
        assert_loaded(day_book_load(&loaded, path, &problem), &problem);
        assert_int_equal(loaded.count, saved.count);
        for (int day = 0; day < saved.count; day++) {
            const struct day_entry *one = &saved.list[day], *other = &loaded.list[day];
            assert_true(one->day == other->day && one->done == other->done &&
                        one->compared == other->compared);
            if (one->done)
                assert_memory_equal(&one->own, &other->own, sizeof one->own);
            if (one->compared)
                assert_memory_equal(&one->hard, &other->hard, sizeof one->hard);
        }
        day_book_deinit(&saved);
        day_book_deinit(&loaded);
    }
}

/* A clock that shows no year of four digits is taken for the nearest day of one. */
TEST(a_day_out_of_all_years_is_still_a_date)
{
    char date[DATE_TEXT];
    date_print(INT_MAX / 2, date);
    assert_string_equal(date, "9999-12-31");
    date_print(date_number((struct date){10000, 1, 1}), date);
    assert_string_equal(date, "9999-12-31");
    date_print(INT_MIN / 2, date);
    assert_string_equal(date, "0001-01-01");
    date_print(DATE_NONE, date);
    assert_true(date_parse(date) != DATE_NONE);
}

KEPT_FILE_TEST(lessons_come_back, "lessons.ini")
{
    rng_init(&rng, 4);
    for (int i = 0; i < TIMES; i++) {
        struct lesson_progress saved = {0}, loaded;
        struct problem problem = {0};
        struct error why;
        for (int marks = between(0, PROGRESS_LESSONS + 2); marks > 0; marks--) {
            char id[PROGRESS_ID + 2];
            snprintf(id, sizeof id, "%.*s-%d", between(0, 22), "abcdefghijklmnopqrstuv", marks);
            lesson_progress_note(&saved, id, between(INT_MIN, INT_MAX), rng_below(&rng, 2));
        }
        assert_true(lesson_progress_save(&saved, path, &why));
        assert_loaded(lesson_progress_load(&loaded, path, &problem), &problem);
        assert_int_equal(loaded.count, saved.count);
        assert_string_equal(loaded.last, saved.last);
        for (int mark = 0; mark < saved.count; mark++) {
            assert_string_equal(loaded.list[mark].id, saved.list[mark].id);
            assert_int_equal(loaded.list[mark].done, saved.list[mark].done);
            assert_int_equal(loaded.list[mark].step, saved.list[mark].step);
        }
    }
}

KEPT_FILE_TEST(puzzles_come_back, "puzzles.txt")
{
    rng_init(&rng, 5);
    for (int i = 0; i < TIMES; i++) {
        struct puzzles saved = {0}, loaded;
        struct problem problem = {0};
        struct error why;
        saved.count = between(0, 5);
        saved.list = calloc((size_t)saved.count + 1, sizeof *saved.list);
        for (int at = 0; at < saved.count; at++) {
            char record[60];
            snprintf(record, sizeof record, "dueling-tigers record %d\nname \"end\"\n", at);
            saved.list[at] = (struct puzzle){any_day(), between(0, PUZZLE_WAITS), between(0, SEAT_MAX - 1),
                                             strdup(record)};
        }
        assert_true(puzzles_save(&saved, path, &why));
        assert_loaded(puzzles_load(&loaded, path, &problem), &problem);
        assert_int_equal(loaded.count, saved.count);
        for (int at = 0; at < saved.count; at++) {
            const struct puzzle *one = &saved.list[at], *other = &loaded.list[at];
            assert_true(one->due == other->due && one->stage == other->stage && one->seat == other->seat);
            assert_string_equal(one->record, other->record);
        }
        puzzles_deinit(&saved);
        puzzles_deinit(&loaded);
    }
}

/* --- the journal --- */

static void any_player(struct player *player, bool person)
{
    static const char *const names[] = {
        "", "Ann", "a;b", "\"\\;", "née", "[x] = 3", "\xf0\x9f\x90\xaf from 2 1"};
    int kind = person ? 0 : between(0, 3);
    *player = (struct player){.kind = kind == 1   ? PLAYER_COMPUTER
                                      : kind == 2 ? PLAYER_PROGRAM
                                                  : PLAYER_PERSON};
    if (kind == 1)
        player->level = (uint8_t)(rng_below(&rng, 2) ? between(AI_RANDOM, AI_HARD)
                                                     : between(AI_PERSON, AI_PERSON + PEOPLE - 1));
    snprintf(player->name, PLAYER_NAME, "%s", names[rng_below(&rng, 7)]);
}

static void any_round(struct match_tally *tally)
{
    struct tally_round *round = match_tally_add_round(tally);
    round->end = (uint8_t)between(0, ROUND_ENDS - 1);
    round->sitting = round->from = SEAT_NONE;
    round->hand = -1;
    round->marks = (uint8_t)between(0, 255);
    round->calls = (uint8_t)between(0, 9);
    round->points = between(-100000000, 100000000);
    if (round->end == ROUND_WON || round->end == ROUND_LOST) {
        int other = (tally->seat + 1) % tally->seats;
        round->winners = (uint8_t)(1u << (round->end == ROUND_WON ? tally->seat : other));
        round->from = (uint8_t)(rng_below(&rng, 3) ? between(0, tally->seats - 1) : SEAT_DUMMY);
    }
    if (round->end != ROUND_WON)
        return;
    round->hand = tally->hand_count;
    struct tally_hand *hand = match_tally_add_hand(tally);
    hand->value = between(-100000000, 100000000);
    hand->source = (uint8_t)between(0, WIN_SOURCES - 1);
    snprintf(hand->figure, sizeof hand->figure, "'1z11z 45!6p");
    for (int lines = between(0, SCORE_LINES_MAX); lines > 0; lines--)
        hand->lines[hand->line_count++] = (struct tally_line){
            (uint8_t)match_tally_place(tally->rules, match_tally_pattern(tally->rules, 0)),
            (int16_t)between(-30000, 30000)};
}

static const struct ruleset *any_mode(void)
{
    int count = 0;
    while (ruleset_list[count])
        count++;
    return ruleset_list[rng_below(&rng, (uint32_t)count)];
}

static void any_match(struct match_tally *tally)
{
    tally->rules = any_mode();
    snprintf(tally->name, sizeof tally->name, "%04d-%02d-%02d_14-03-10_%s.tigers", between(1, 9999),
             between(1, 12), between(1, 28), tally->rules->id);
    tally->seats = (uint8_t)between(tally->rules->seats_least, tally->rules->seats_most);
    tally->seat = (uint8_t)between(0, tally->seats - 1);
    tally->start = between(-100000000, 100000000);
    for (int seat = 0; seat < tally->seats; seat++) {
        tally->scores[seat] = between(-100000000, 100000000);
        any_player(&tally->players[seat], seat == tally->seat);
    }
    for (int rounds = between(1, 400); rounds > 0; rounds--)
        any_round(tally);
    for (int changes = between(0, 3); changes > 0; changes--) {
        struct tally_change *change = match_tally_add_change(tally);
        change->round = between(0, tally->round_count - 1);
        change->seat = (uint8_t)((tally->seat + 1) % tally->seats);
        any_player(&change->player, false);
    }
}

TEST(a_line_of_the_journal_comes_back)
{
    rng_init(&rng, 6);
    for (int i = 0; i < TIMES; i++) {
        struct match_tally saved = {0}, loaded = {0};
        struct text text = {0}, again = {0};
        struct error why = {0};
        any_match(&saved);
        journal_line_print(&saved, &text);
        char *copy = strdup(text_string(&text)), *line = copy;
        line[strlen(line) - 1] = '\0';
        assert_string_equal(text_next_word(&line), "match");
        if (!journal_line_parse(&loaded, line, &why))
            fail_msg("%s: %.300s", why.message, text_string(&text));
        journal_line_print(&loaded, &again);
        assert_string_equal(text_string(&again), text_string(&text));
        free(copy);
        text_deinit(&text);
        text_deinit(&again);
        match_tally_deinit(&saved);
        match_tally_deinit(&loaded);
    }
}

/* --- what a record begins with --- */

static void any_dice(struct setup *setup)
{
    setup->dice[0] = (uint8_t)between(2, 6);
    for (int seat = 1; seat < setup->seats; seat++)
        setup->dice[seat] = (uint8_t)between(1, setup->dice[0] - 1);
}

static void any_setup(struct setup *setup)
{
    static const char *const times[] = {"", "0001-01-01 00:00:00", "2026-11-22 14:03:10",
                                        "9999-12-31 23:59:59"};
    *setup = (struct setup){.rules = any_mode()};
    any_options(setup->rules, &rng, setup->options);
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    for (int seat = 0; seat < setup->seats; seat++) {
        any_player(&setup->players[seat], false);
        any_name(&rng, setup->players[seat].name, PLAYER_NAME);
    }
    setup->seed = rng_below(&rng, 2) ? rng_next(&rng) : UINT64_MAX;
    if (rng_below(&rng, 2))
        any_dice(setup);
    int rounds = ruleset_value(setup->rules, setup->options, OPTION_ROUNDS);
    setup->rounds = (uint8_t)between(0, rounds ? rounds : UINT8_MAX);
    setup->practice = rng_below(&rng, 2);
    setup->practice_later = setup->practice && rng_below(&rng, 2);
    strcpy(setup->began, times[rng_below(&rng, sizeof times / sizeof *times)]);
}

static void assert_same_setup(const struct setup *one, const struct setup *other)
{
    assert_ptr_equal(one->rules, other->rules);
    assert_memory_equal(one->options, other->options, sizeof one->options);
    assert_int_equal(one->seats, other->seats);
    for (int seat = 0; seat < one->seats; seat++) {
        assert_int_equal(one->players[seat].kind, other->players[seat].kind);
        assert_int_equal(one->players[seat].level, other->players[seat].level);
        assert_string_equal(one->players[seat].name, other->players[seat].name);
    }
    assert_true(one->seed == other->seed);
    assert_memory_equal(one->dice, other->dice, sizeof one->dice);
    assert_int_equal(one->rounds, other->rounds);
    assert_int_equal(one->practice, other->practice);
    assert_int_equal(one->practice_later, other->practice_later);
    assert_string_equal(one->began, other->began);
}

TEST(the_setup_of_a_record_comes_back)
{
    rng_init(&rng, 7);
    for (int i = 0; i < 10 * TIMES; i++) {
        struct record saved, loaded;
        struct problem problem = {0};
        struct setup setup;
        struct text text = {0};
        any_setup(&setup);
        record_init(&saved, &setup);
        saved.elapsed = (uint32_t)between(0, 400000); /* seconds, more than four days */
        record_print(&saved, &text);
        if (!record_parse(&loaded, text_string(&text), &problem))
            fail_msg("%s: %s", problem_sentence(&problem), text_string(&text));
        assert_same_setup(&loaded.setup, &setup);
        assert_int_equal(loaded.elapsed, saved.elapsed);
        text_deinit(&text);
        record_deinit(&saved);
        record_deinit(&loaded);
    }
}
