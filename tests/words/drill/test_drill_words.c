/* test_drill_words.c: what the trainers say of an answer. */
#include "support/test.h"

#include "support/wins.h"
#include "words/drill/drill_words.h"

static void expect_discard(const char *tiles, const char *chosen, const char *words)
{
    struct discard_question question;
    struct hand hand = {0};
    struct error why;
    char out[DRILL_WORDS];
    assert_true(hand_parse(&hand, tiles, &why));
    discard_question_init(&question, ruleset_find("tenpai-duel"), SUIT_NONE, &hand);
    drill_discard_words(&question, chosen ? tile_parse(chosen) : TILE_NONE, out, sizeof out);
    assert_string_equal(out, words);
}

TEST(a_discard_is_told_beside_the_best)
{
    expect_discard("1239m456p34567s11z", "9m",
                   "If you discard 9 characters, the hand is waiting, with 11 winning tiles.");
    expect_discard("1239m456p34567s11z", NULL,
                   "If you discard 9 characters, the hand is waiting, with 11 winning tiles.");
    expect_discard(
        "1239m456p34567s11z", "1z",
        "If you discard 9 characters, the hand is waiting, with 11 winning tiles. If you discard East, it "
        "is further away.");
}

static void expect_why(enum danger_why why, const char *chance, const char *words)
{
    const struct danger_choice choice = {.per_mille = why == DANGER_OPEN ? 25 : 0, .why = why, .unseen = 2};
    char out[DRILL_WORDS];
    drill_danger_why(&choice, "Ann", out, sizeof out);
    assert_string_equal(out, words);
    drill_danger_chance(&choice, out, sizeof out);
    assert_string_equal(out, chance);
}

TEST(a_tile_is_safe_for_a_reason)
{
    expect_why(DANGER_OPEN, "2.5%", "It could win; 2 more of it are unseen");
    expect_why(DANGER_THROWN, "0.0%", "Ann discarded it: furiten, so they can’t win on it");
    expect_why(DANGER_LIES, "0.0%", "It is in a discard pile: in Riichi that wait can’t win");
    expect_why(DANGER_LET_PASS, "0.0%",
               "It was discarded since they last changed their hand, and they passed it");
    expect_why(DANGER_HARDLY, "under 0.1%", "Hardly any hand they could hold waits for it");
    expect_why(DANGER_GONE, "0.0%", "No tiles are left that could wait for it");
}

/* Of 1, 2, 3 and 4 characters the first is the safest, for that reason, and the others win in 2 of 100. */
static void expect_danger(enum danger_why why, int chosen, const char *words)
{
    static struct danger_question question; /* large */
    char out[DRILL_WORDS];
    for (int i = 0; i < DANGER_CHOICES; i++)
        question.choices[i] =
            (struct danger_choice){.kind = (uint8_t)i, .per_mille = i ? 20 : 0, .why = i ? DANGER_OPEN : why};
    question.safest = 1;
    drill_danger_words(&question, chosen, out, sizeof out);
    assert_string_equal(out, words);
}

TEST(an_answer_is_told_beside_the_safest)
{
    expect_danger(DANGER_GONE, 0, "Nobody will win on 1 character.");
    expect_danger(DANGER_GONE, 1, "2 characters deals in 2.0% of the time; nobody will win on 1 character.");
    expect_danger(DANGER_HARDLY, 0,
                  "The safest of the four is 1 character, which deals in under 0.1% of the time.");
    expect_danger(DANGER_HARDLY, 1,
                  "2 characters deals in 2.0% of the time; 1 character would do so under 0.1% of the time.");
    expect_danger(DANGER_GONE, -1, "Nobody will win on 1 character."); /* the time ran out */
}

TEST(a_wait_is_told_by_what_is_held)
{
    static const struct {
        enum wait_form form;
        const char *low, *words;
    } waits[] = {{WAIT_TWO_SIDED, "2m", "with 2 and 3 characters, open at both ends"},
                 {WAIT_EDGE, "1p", "with 1 and 2 dots, at the edge"},
                 {WAIT_MIDDLE, "4s", "with 4 and 6 bamboo, in the middle"},
                 {WAIT_TWO_PAIRS, "1z", "with a pair of East, for the third"},
                 {WAIT_SINGLE_HONOR, "1z", "with one East, for the pair"},
                 {WAIT_SINGLE_END, "9m", "with one 9 characters, for the pair"}};
    for (size_t i = 0; i < sizeof waits / sizeof *waits; i++) {
        const struct hypothesis hypothesis = {.form = (uint8_t)waits[i].form,
                                              .low = tile_parse(waits[i].low)};
        char out[DRILL_WORDS];
        drill_wait_words(&hypothesis, out, sizeof out);
        assert_string_equal(out, waits[i].words);
    }
}

/* Of ten hands that there may be four wait for 4 characters, two for 3, one for 5, and three for 9 dots. */
static void expect_guess(const char *first, const char *second, const char *words)
{
    static struct guess_question question; /* large */
    char out[DRILL_WORDS];
    tile_set named = first ? TILE_BIT(tile_parse(first)) | TILE_BIT(tile_parse(second)) : 0;
    memset(&question, 0, sizeof question);
    question.guesses.count = question.guesses.total = 10;
    static const char *const waits[] = {"4m", "4m", "4m", "4m", "3m", "3m", "5m", "9p", "9p", "9p"};
    for (int i = 0; i < 10; i++) {
        question.guesses.list[i].waits = TILE_BIT(tile_parse(waits[i]));
        question.guesses.list[i].weight = question.guesses.list[i].told = 1;
    }
    question.best[0] = tile_parse("4m");
    question.best[1] = tile_parse("9p");
    question.best_chance = 295; /* of shares of 40 and 30 %: as often as kinds with these are waited for */
    drill_guess_words(&question, named, out, sizeof out);
    assert_string_equal(out, words);
}

TEST(a_guess_is_told_beside_the_best)
{
    expect_guess("4m", "9p", "Your guess has a chance of 29.5%; the best has 29.5%.");
    expect_guess("3m", "5m", "Your guess has a chance of 16.7%; 4 characters and 9 dots would have 29.5%.");
    expect_guess(NULL, NULL,
                 "The best guess was 4 characters and 9 dots, with a chance of 29.5%."); /* no time left */
}

/* docs/rules/classic.md, the table of faan and points: 4 are worth 16 points, 6 are 32. */
TEST(points_of_classic_are_told_with_their_faan)
{
    const struct points_question question = {.rules = ruleset_find("classic"), .choices = {0, 16, 32}};
    char out[DRILL_WORDS];
    drill_points_choice(&question, 1, out, sizeof out);
    assert_string_equal(out, "4 faan: 16 points");
    drill_points_choice(&question, 2, out, sizeof out);
    assert_string_equal(out, "6 faan: 32 points");
}

static void expect_uncounted(const char *rules, const char *text, const char *id, const char *words)
{
    struct points_question question;
    const struct ruleset *mode = ruleset_find(rules);
    struct win win;
    struct rng rng;
    char out[DRILL_WORDS];
    wins_read(mode, text, &win);
    rng_init(&rng, 5);
    assert_true(points_question_init(&question, mode, &win, &rng));
    drill_uncounted_words(&question, ruleset_pattern(mode, id), out, sizeof out);
    assert_string_equal(out, words);
}

/* What a pattern asks for is a thing, a moment or a way to win. */
TEST(what_a_pattern_asks_for_is_told)
{
    static const char *const tigers = "222333p555888s9s +9s west",
                             *const duel = "567m234p77s888s45s +6s west",
                             *const classic = "22255588m33z +3z pung:5z discard south";
    expect_uncounted("dueling-tigers", tigers, "all-kong", "needs four kongs");
    expect_uncounted("dueling-tigers", tigers, "riichi", "needs declared before winning");
    expect_uncounted("dueling-tigers", tigers, "robbing-kong", "needs on the tile of an added kong");
    expect_uncounted("tenpai-duel", duel, "riichi", "needs declared with a closed hand");
    expect_uncounted("tenpai-duel", duel, "haitei-raoyue", "needs self-draw of the last tile");
    expect_uncounted("tenpai-duel", duel, "houtei-raoyui", "needs a discard after the last tile");
    expect_uncounted("tenpai-duel", duel, "iipeikou", "needs two identical runs");
    expect_uncounted("classic", classic, "self-draw", "needs by self-draw");
    expect_uncounted("classic", classic, "human-hand", "needs on East’s first discard");
}
