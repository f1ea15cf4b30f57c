/*
 * test_points_drill.c: hands whose points are asked. The values are worked out from the rule book, the dealt
 * ones are held against what they must be.
 */
#include "support/test.h"

#include "session/drill/drill.h"
#include "session/drill/points_drill.h"
#include "session/scorer/win_check.h"
#include "support/wins.h"

static bool counts(const struct points_question *question, const char *id)
{
    for (int i = 0; i < question->offered_count; i++)
        if (strcmp(question->offered[i]->id, id) == 0)
            return question->counts >> i & 1;
    return false;
}

/* The hand's points are the right choice, and of what is offered exactly these patterns count. */
static void expect_question(const char *rules, const char *text, int points, const char *const *patterns)
{
    struct points_question question;
    struct win win;
    struct rng rng;
    const struct ruleset *mode = ruleset_find(rules);
    int count = 0;
    wins_read(mode, text, &win);
    rng_init(&rng, 5);
    assert_true(points_question_init(&question, mode, &win, &rng));
    assert_int_equal(question.choices[question.right], points);
    for (; patterns[count]; count++)
        assert_true(counts(&question, patterns[count]));
    assert_int_equal(tile_set_count(question.counts), count);
}

/* docs/rules/dueling-tigers.md "Winning and points": 3 and 5 and 1 and 1 and 2. */
TEST(a_hand_of_dueling_tigers)
{
    static const char *const patterns[] = {"all-pung",       "hidden-treasure", "self-picked",
                                           "concealed-hand", "riichi",          NULL};
    expect_question("dueling-tigers", "222333p555888s9s +9s self-draw riichi west", 12, patterns);
}

/* Two of tests/data/riichi_hands.jsonl: numbers 10 and 19 of majiang-core's set a. */
TEST(hands_of_tenpai_duel)
{
    static const char *const first[] = {"chun", "toitoi", NULL};
    static const char *const second[] = {"menzen-tsumo", "tanyao", "chiitoitsu", NULL};
    expect_question("tenpai-duel", "2225588p +8p pung:9m pung:7z discard west", 5200, first);
    expect_question("tenpai-duel", "223344m66p34466s +3s self-draw", 9600, second);
}

/* docs/rules/classic.md "Winning": 3 and 3 and 1 and 1 are eight faan, which are worth 64. */
TEST(a_hand_of_classic_mahjong)
{
    static const char *const patterns[] = {"half-flush", "all-triplets", "dragon-triplet", "no-flowers",
                                           NULL};
    expect_question("classic", "22255588m33z +3z pung:5z discard south", 64, patterns);
}

/* Why a pattern does not count in a hand, and what covers it. */
static void expect_uncounted(const char *rules, const char *text, const char *id, enum uncounted_kind kind,
                             const char *by)
{
    struct points_question question;
    const struct ruleset *mode = ruleset_find(rules);
    struct win win;
    struct rng rng;
    wins_read(mode, text, &win);
    rng_init(&rng, 5);
    assert_true(points_question_init(&question, mode, &win, &rng));
    struct uncounted found = points_question_uncounted(&question, ruleset_pattern(mode, id));
    assert_int_equal(found.kind, kind);
    assert_string_equal(found.by ? found.by->id : "", by);
}

/* docs/rules/tenpai-duel.md "The value of a hand": what opening costs, what stands in another yaku, and
 * yakuman. */
TEST(what_does_not_count_in_tenpai_duel)
{
    static const struct {
        const char *hand, *pattern;
        enum uncounted_kind kind;
        const char *by;
    } cases[] = {
        {"667788p55s34s run:2m +5s west", "iipeikou", UNCOUNTED_OPEN, ""},
        {"667788p55s34s run:2m +5s west", "pinfu", UNCOUNTED_OPEN, ""},
        {"667788p55s34s run:2m +5s west", "ryanpeikou", UNCOUNTED_LACKING, ""},
        {"667788p55s34s run:2m +5s west", "riichi", UNCOUNTED_LACKING, ""},
        {"2344566s run:2s run:3s +3s west", "iipeikou", UNCOUNTED_OPEN, ""}, /* twice, so not once */
        {"2344566s run:2s run:3s +3s west", "ryanpeikou", UNCOUNTED_OPEN, ""},
        {"223344m556677p8s +8s", "iipeikou", UNCOUNTED_COVERED, "ryanpeikou"},
        {"223344m556677p8s +8s", "chiitoitsu", UNCOUNTED_READING, ""},
        {"12m111789p99s pung:9m +3m", "chanta", UNCOUNTED_COVERED, "junchan"},
        {"111m99p22z pung:1s pung:9s +2z", "chanta", UNCOUNTED_COVERED, "honroutou"},
        {"111m99p22z pung:1s pung:9s +2z", "junchan", UNCOUNTED_LACKING, ""},
        {"111222333m4455s +4s self-draw", "sanankou", UNCOUNTED_ALONE, "suuankou"},
        {"111222333m4455s +4s self-draw", "menzen-tsumo", UNCOUNTED_ALONE, ""},
        {"111222333m4455s +4s self-draw", "tanyao", UNCOUNTED_LACKING, ""},
        {"111222333m4455s +4s self-draw", "suukantsu", UNCOUNTED_LACKING, ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        expect_uncounted("tenpai-duel", cases[i].hand, cases[i].pattern, cases[i].kind, cases[i].by);
}

/* Of the winds the most that there are, and the replacement in place of the draw:
 * docs/rules/dueling-tigers.md "Winning and points", docs/rules/patterns.md "The patterns". */
TEST(what_stands_for_another)
{
    static const char *const small = "1112223334z555m +4z", *const big = "11122233344z55m +4z";
    expect_uncounted("dueling-tigers", small, "small-three-winds", UNCOUNTED_COVERED, "small-four-winds");
    expect_uncounted("dueling-tigers", small, "big-three-winds", UNCOUNTED_COVERED, "small-four-winds");
    expect_uncounted("dueling-tigers", big, "big-three-winds", UNCOUNTED_COVERED, "big-four-winds");
    expect_uncounted("patterns", small, "small-three-winds", UNCOUNTED_COVERED, "small-four-winds");
    expect_uncounted("patterns", big, "big-three-winds", UNCOUNTED_COVERED, "big-four-winds");
    expect_uncounted("dueling-tigers", "222333p888s9s closed:6z +9s replacement", "self-picked",
                     UNCOUNTED_COVERED, "kong-replacement");
}

static void expect_worth(const struct points_question *question)
{
    struct fault fault;
    struct score score;
    const struct pattern *last = NULL;
    score_win(question->rules, question->options, &question->win, &score);
    assert_true(score.win);
    assert_true(win_check(&question->win, question->rules, question->options, &fault));
    assert_int_equal(question->choices[question->right], score.points);
    for (int i = 1; i < POINTS_CHOICES; i++)
        assert_true(question->choices[i] > question->choices[i - 1]);
    assert_true(question->choices[0] > 0);
    int counted = 0;
    for (int i = 0; i < question->offered_count; i++) {
        bool right = question->counts >> i & 1, found = false;
        assert_ptr_not_equal(question->offered[i], last);
        last = question->offered[i];
        for (int l = 0; l < score.line_count; l++)
            found |= score.lines[l].pattern == question->offered[i];
        assert_int_equal(right, found);
        counted += found;
    }
    assert_int_equal(counted, score.line_count);
}

/* No more than four of a kind, and of a mode that takes a suit out two suits. */
static void expect_possible(const struct points_question *question)
{
    uint8_t counts[TILE_KINDS] = {0};
    unsigned suits = 0;
    memcpy(counts, question->win.hand.counts, sizeof counts);
    for (int i = 0; i < question->win.meld_count; i++) {
        uint8_t tiles[4];
        int count = meld_list(&question->win.melds[i], tiles);
        for (int t = 0; t < count; t++)
            counts[tile_kind(tiles[t])]++;
    }
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        assert_true(counts[kind] <= 4);
        suits |= counts[kind] && kind < TILE_EAST ? 1u << tile_suit(kind) : 0;
    }
    assert_true(!question->rules->removes_suit || suits != 7);
}

TEST(every_dealt_hand_wins_and_has_one_right_answer)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct rng rng;
        rng_init(&rng, 3);
        for (int i = 0; i < 300 && drill_plays(DRILL_POINTS, ruleset_list[mode]); i++) {
            struct points_question question;
            points_question_deal(&question, ruleset_list[mode], &rng);
            expect_worth(&question);
            expect_possible(&question);
        }
    }
}

/* Right answers stand in every place, so that none is a safe bet. */
TEST(the_right_answer_stands_anywhere)
{
    unsigned seen = 0;
    struct rng rng;
    rng_init(&rng, 9);
    for (int i = 0; i < 200; i++) {
        struct points_question question;
        points_question_deal(&question, ruleset_find("classic"), &rng);
        seen |= 1u << question.right;
    }
    assert_int_equal(seen, (1u << POINTS_CHOICES) - 1);
}
