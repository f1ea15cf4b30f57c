/*
 * test_drills.c: what all trainers share, and those of the best discard, points, danger and the guess: by
 * mouse alone, by keys alone, the clock, and what is kept of the answers.
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/trainer/drilling.h"

#include "sdl/data_folder.h"
#include "sdl/scorer/scoring.h"
#include "support/system.h"
#include "support/wins.h"

enum { QUESTIONS = 6, STEPS = 400 };

static struct drilling *drilling(void)
{
    struct drilling *top = (struct drilling *)app.top;
    bool waits = headless_is_at("trainer-play"); /* they keep the name they had in 1.0.0 */
    assert_true(waits || headless_is_at("drill-play"));
    assert_int_equal(waits, top->training.drill == DRILL_WAITS);
    return top;
}

/* Until the question lies: the hand of the waits is dealt tile by tile. */
static void wait_for_question(void)
{
    headless_steps(1);
    for (int i = 0; i < STEPS && drilling()->state == DRILLING_DEALT; i++)
        loop_step(&app);
    loop_draw(&app, false);
    assert_int_equal(drilling()->state, DRILLING_ASKED);
}

static void open_drill(enum drill drill)
{
    headless_open(1280, 800, SPEED_NORMAL);
    app.command_line.has_seed = true;
    app.command_line.seed = 4;
    app_go(&app, scene_drill(&app, drill));
    headless_steps(2);
}

static const struct trainer_tally *tally(void)
{
    return drill_record_tally(&drilling()->training.record, drilling()->training.drill);
}

/* The best discard is somewhere in the hand. */
static bool click_right(void)
{
    const struct drilling *now = drilling();
    char id[INPUT_ID];
    int safest = DANGER_CHOICES - 1;
    switch (now->training.drill) {
    case DRILL_DISCARD:
        snprintf(id, sizeof id, "tile:%d:", tile_set_first(now->discard.best));
        return headless_click_one((const char *const[]){id, NULL});
    case DRILL_POINTS:
        return headless_click(TARGET_ID("choice", now->points.right));
    case DRILL_DANGER:
        while (!(now->danger.safest >> safest & 1))
            safest--;
        return headless_click(TARGET_ID("choice", safest));
    case DRILL_WAITS:
        for (int n = 0; n < 9; n++) {
            snprintf(id, sizeof id, "name:%d%c", n + 1, suit_letter((enum suit)now->waits.question.suit));
            if (now->waits.question.waits >> n & 1)
                assert_true(headless_click(id));
        }
        assert_int_equal(now->waits.palette.named, now->waits.question.waits);
        return headless_click("button:named");
    default:
        for (int i = 0; i < GUESS_NAMED; i++)
            assert_true(headless_click(TARGET_ID("kind", now->guess.best[i])));
        return headless_click("button:answer");
    }
}

/* The row of a right choice says so, as the headline does unless it counts a streak. */
static void assert_row_is_right(bool milestone)
{
    assert_true(headless_lines("Right", true).count >= (milestone ? 1 : 2));
}

/* An answer that is as good as the right one given was not missed. */
TEST(right_answers_are_right_by_mouse)
{
    unsigned seen = 0;
    for (int drill = 0; drill < DRILLS; drill++) {
        open_drill((enum drill)drill);
        assert_true(headless_click("button:start"));
        for (int i = 0; i < QUESTIONS; i++) {
            wait_for_question();
            if (drill == DRILL_DANGER) /* two are seldom so to the last bit */
                drilling()->danger.safest |= 3u << (i % 3);
            assert_true(click_right());
            assert_int_equal(drilling()->state, DRILLING_VERDICT);
            assert_string_equal(app.top->alias, drill == DRILL_WAITS ? "trainer-verdict" : "drill-verdict");
            assert_true(drilling()->right);
            assert_false(headless_reads("Missed"));
            if (drill == DRILL_DISCARD || drill == DRILL_DANGER || drill == DRILL_GUESS)
                assert_row_is_right((i + 1) % TRAINER_MILESTONE == 0);
            bool equals = drill == DRILL_DISCARD && tile_set_count(drilling()->discard.best) > 1;
            equals |= drill == DRILL_DANGER && drilling()->danger.safest & (drilling()->danger.safest - 1);
            if (equals)
                headless_assert_reads("Just as good");
            seen |= equals ? 1u << drill : 0;
            assert_int_equal(tally()->right, i + 1);
            assert_int_equal(tally()->streak, i + 1);
            assert_true(headless_click("button:next"));
        }
        assert_true(headless_click("button:back"));
        assert_string_equal(headless_top(), "drill");
        assert_true(headless_click("button:back"));
        assert_string_equal(headless_top(), "trainers");
    }
    assert_true(seen >> DRILL_DISCARD & 1 && seen >> DRILL_DANGER & 1);
}

/* The arrow keys reach every tile of the hand, and Enter discards it. */
TEST(a_discard_is_chosen_by_keys)
{
    open_drill(DRILL_DISCARD);
    headless_key(SDLK_RETURN);
    headless_steps(1);
    uint8_t best = tile_set_first(drilling()->discard.best);
    char start[INPUT_ID];
    snprintf(start, sizeof start, "tile:%d:", best);
    for (int i = 0; i < 60 && strncmp(app.input.focus, start, strlen(start)) != 0; i++)
        headless_key(i < 3 ? SDLK_DOWN : i < 20 ? SDLK_LEFT : SDLK_RIGHT);
    assert_int_equal(strncmp(app.input.focus, start, strlen(start)), 0);
    headless_key(SDLK_RETURN);
    assert_int_equal(drilling()->state, DRILLING_VERDICT);
    assert_true(drilling()->right);
    headless_key(SDLK_RETURN);
    assert_int_equal(drilling()->state, DRILLING_ASKED);
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "drill");
}

/* A digit and a suit's letter mark a kind, and again unmark it. */
TEST(a_guess_is_typed)
{
    open_drill(DRILL_GUESS);
    headless_key(SDLK_RETURN);
    headless_steps(1);
    headless_key(SDLK_5);
    headless_key(SDLK_p);
    headless_key(SDLK_7);
    headless_key(SDLK_z);
    assert_true(drilling()->marked == (TILE_BIT(tile_parse("5p")) | TILE_BIT(tile_parse("7z"))));
    headless_key(SDLK_5);
    headless_key(SDLK_p);
    assert_true(drilling()->marked == TILE_BIT(tile_parse("7z")));
    headless_key(SDLK_RETURN); /* one is not enough */
    assert_int_equal(drilling()->state, DRILLING_ASKED);
    headless_key(SDLK_1);
    headless_key(SDLK_m);
    headless_key(SDLK_RETURN);
    assert_int_equal(drilling()->state, DRILLING_VERDICT);
}

/* Only all patterns and no other are right. */
TEST(patterns_are_named)
{
    open_drill(DRILL_POINTS);
    assert_true(headless_click("answer:1"));
    assert_true(headless_click("button:start"));
    for (int question = 0; question < QUESTIONS; question++) {
        headless_steps(1);
        bool wrong = question % 2;
        for (int i = 0; i < drilling()->points.offered_count; i++)
            if ((drilling()->points.counts >> i & 1) || wrong)
                assert_true(headless_click(TARGET_ID("pattern", i)));
        assert_true(headless_click("button:answer"));
        assert_int_equal(drilling()->right, !wrong);
        assert_true(headless_click("button:next"));
    }
}

/* Of a pattern that stands in another and was named too, which one it is. */
TEST(a_covered_pattern_names_what_covers_it)
{
    open_drill(DRILL_POINTS);
    assert_true(headless_click("mode:patterns"));
    assert_true(headless_click("answer:1"));
    assert_true(headless_click("button:start"));
    for (int question = 0;; question++) {
        headless_steps(1);
        const struct points_question *asked = &drilling()->points;
        char covered[160];
        const struct covered_line *line = NULL;
        int place = 0;
        if (question == 10 * QUESTIONS)
            fail_msg("no hand of %d has a covered pattern among those offered", question);
        for (int i = 0; i < asked->offered_count && !line; i++)
            for (int c = 0; c < asked->score.covered_count && !line; c++)
                if (asked->score.covered[c].pattern == asked->offered[i]) {
                    line = &asked->score.covered[c];
                    place = i;
                }
        assert_true(headless_click(TARGET_ID("pattern", place)));
        assert_true(headless_click("button:answer"));
        if (line) {
            snprintf(covered, sizeof covered, "covered by %s", line->by->name);
            headless_assert_reads(covered);
            break;
        }
        assert_true(headless_click("button:next"));
    }
}

/* Asks about that hand, with that pattern among those offered; returns its place. */
static int ask_of(const char *mode, const char *hand, const char *pattern)
{
    struct points_question *asked = &drilling()->points;
    struct win win;
    wins_read(ruleset_find(mode), hand, &win);
    for (uint64_t seed = 0; seed < 1000; seed++) {
        struct rng rng;
        rng_init(&rng, seed);
        if (!points_question_init(asked, ruleset_find(mode), &win, &rng))
            fail_msg("%s: %d points", hand, asked->score.points);
        for (int i = 0; i < asked->offered_count; i++)
            if (strcmp(asked->offered[i]->id, pattern) == 0 && !(asked->counts >> i & 1))
                return i;
    }
    fail_msg("%s is not among the patterns that are offered and do not count", pattern);
    return 0;
}

/* A pattern that the hand has and that does not count is not said to be lacking: docs/rules/tenpai-duel.md
 * "The value of a hand", docs/rules/classic.md "Winning" and docs/rules/dueling-tigers.md "Winning and
 * points". */
TEST(why_a_named_pattern_does_not_count)
{
    static const struct {
        const char *mode, *hand, *pattern, *why;
    } cases[] = {
        {"tenpai-duel", "456567p66s34s run:2m +5s west", "pinfu", " counts only in a closed hand "},
        {"tenpai-duel", "456567p66s35s run:2m +4s west", "pinfu",
         " needs four runs, plain pair, two-sided wait "},
        {"tenpai-duel", "667788p55s34s run:2m +5s west", "iipeikou", " counts only in a closed hand "},
        {"tenpai-duel", "667788p55s34s run:2m +5s self-draw west", "menzen-tsumo",
         " counts only in a closed hand "},
        {"tenpai-duel", "123m9p pung:5z pung:6z pung:7z +9p west", "chun", " a yakuman counts alone "},
        {"tenpai-duel", "123m9p pung:5z pung:6z pung:7z +9p west", "toitoi", " needs four pungs or kongs "},
        {"tenpai-duel", "223344m556677p8s +8s west", "iipeikou", " covered by Ryanpeikou "},
        {"tenpai-duel", "223344m556677p8s +8s west", "chiitoitsu",
         " only in another reading, worth no more "},
        {"classic", "111m222p333s4455z +4z self-draw south", "self-draw", " a limit hand counts alone "},
        {"classic", "111m222p333s4455z +4z self-draw south", "all-triplets", " a limit hand counts alone "},
        {"classic", "111m222p333s4455z +4z self-draw south", "full-flush", " needs every tile of one suit "},
        {"dueling-tigers", "222333p888s9s closed:6z +9s replacement west", "self-picked",
         " covered by Kong Replacement "},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char id[INPUT_ID];
        open_drill(DRILL_POINTS);
        snprintf(id, sizeof id, "mode:%s", cases[i].mode);
        assert_true(headless_click(id));
        assert_true(headless_click("answer:1"));
        assert_true(headless_click("button:start"));
        headless_steps(1);
        int place = ask_of(cases[i].mode, cases[i].hand, cases[i].pattern);
        app_dirty(&app);
        headless_steps(1);
        assert_true(headless_click(TARGET_ID("pattern", place)));
        assert_true(headless_click("button:answer"));
        headless_assert_reads(cases[i].why);
    }
}

/* What is left unanswered does not count. */
TEST(leaving_counts_nothing)
{
    open_drill(DRILL_DISCARD);
    assert_true(headless_click("button:start"));
    headless_steps(2);
    assert_int_equal(tally()->hands, 0);
    assert_true(headless_click("button:back"));
    assert_true(headless_click("mode:one-suit"));
    assert_true(headless_click("button:start"));
    headless_steps(2);
    assert_string_equal(drilling()->rules->id, "one-suit");
}

/* In every drill: time that runs out is a wrong answer, and a sound warns of it. */
TEST(time_runs_out_in_every_drill)
{
    for (int drill = 0; drill < DRILLS; drill++) {
        open_drill((enum drill)drill);
        assert_true(headless_click("clock"));
        assert_true(headless_click("limit:3"));
        assert_true(headless_click("button:start"));
        wait_for_question();
        if (drill == DRILL_WAITS) /* marked, but not named */
            drilling()->waits.palette.named = drilling()->waits.question.waits;
        int limit = drill_record_limit(&drilling()->training.record, (enum drill)drill);
        assert_int_equal(limit,
                         drill_limits((enum drill)drill, drill == DRILL_WAITS)[3]); /* of seven tiles */
        drilling()->began -= limit - 4; /* four seconds are left */
        headless_step();
        assert_true(drilling()->warned);
        headless_step();
        drilling()->began -= 4;
        headless_steps(2);
        assert_int_equal(drilling()->state, DRILLING_VERDICT);
        assert_true(drilling()->late);
        assert_false(drilling()->right);
        assert_int_equal(tally()->hands, 1);
        assert_int_equal(tally()->right, 0);
        if (drill == DRILL_WAITS)
            headless_assert_reads("You marked every wait, but didn’t name them in time.");
    }
}

/* A hand of which the points were asked opens in the scorer as it is, which leads back to the answer. */
TEST(the_hand_opens_in_the_scorer)
{
    open_drill(DRILL_POINTS);
    assert_true(headless_click("button:start"));
    headless_step();
    assert_true(click_right());
    int points = drilling()->points.score.points;
    uint8_t tile = drilling()->points.win.tile;
    assert_true(headless_click("button:scorer"));
    assert_true(headless_is_at("scorer"));
    const struct scoring *scoring = (const struct scoring *)app.top;
    assert_int_equal(scoring->counted.state, COUNTED_WINS);
    assert_int_equal(scoring->counted.best.points, points);
    assert_int_equal(scoring->counted.win.tile, tile);
    headless_key(SDLK_ESCAPE);
    assert_int_equal(drilling()->state, DRILLING_VERDICT);
}

/* What was kept of the answers and cannot be read is set aside, and what cannot be written is told. */
TEST(a_file_that_fails_is_told)
{
    static const char *const names[] = {"trainers.ini", "trainer.ini"};
    struct error why;
    char path[MATCH_PATH], aside[48];
    for (int waits = 0; waits < 2; waits++) {
        data_folder_open(false);
        app.command_line.headless = false; /* else nothing is kept */
        snprintf(aside, sizeof aside, "%s.broken-1", names[waits]);
        assert_true(file_write(match_path(path, folder, names[waits]), "rub\nbish", 8, &why));
        app_go(&app, scene_drill(&app, waits ? DRILL_WAITS : DRILL_POINTS));
        headless_steps(2);
        assert_non_null(target_find(&app, "button:close-warning"));
        assert_true(file_exists(match_path(path, folder, aside)));
        while (headless_click("button:close-warning"))
            headless_steps(30);
        if (system_lock_folder(folder, true)) {
            assert_true(headless_click("clock"));
            system_lock_folder(folder, false);
            headless_assert_reads("Couldn’t save the trainer record: ");
        }
        assert_true(headless_click("clock"));
        assert_true(file_exists(match_path(path, folder, "trainers.ini")));
        app.command_line.headless = true;
        data_folder_close(true);
    }
}

/* Times as people say them: seconds up to a minute, then minutes. */
TEST(times_are_said)
{
    static const struct {
        int time;
        const char *said;
    } times[] = {{0, "–"},        {100, "0.1 s"},  {59940, "59.9 s"},
                 {59960, "1:00"}, {61000, "1:01"}, {750000, "12:30"}};
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        char said[32];
        training_time_words(times[i].time, said, sizeof said);
        assert_string_equal(said, times[i].said);
    }
}

/* No fourth kind can be marked, and a kind that is none is no answer. */
TEST(no_more_are_marked_than_are_asked)
{
    open_drill(DRILL_GUESS);
    headless_key(SDLK_RETURN);
    headless_steps(1);
    for (int i = 0; i < GUESS_NAMED + 2; i++) {
        headless_key(SDLK_1 + i);
        headless_key(SDLK_p);
        assert_int_equal(tile_set_count(drilling()->marked), i < GUESS_NAMED ? i + 1 : GUESS_NAMED);
    }
    headless_key(SDLK_9); /* there are seven honors */
    headless_key(SDLK_z);
    assert_int_equal(tile_set_count(drilling()->marked), GUESS_NAMED);
    assert_int_equal(drilling()->state, DRILLING_ASKED);
}
