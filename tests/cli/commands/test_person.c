/*
 * test_person.c: `tigers play --seat east=person`: matches of every mode played by lines typed at the
 * terminal, and what is answered to lines that are no moves.
 */
#include "support/test.h"

#include "base/rng.h"
#include "base/text.h"
#include "cli/program.h"
#include "rules/hand/tile.h"

enum { TYPED = 9000 };

/* Lines that somebody might type: numbers, moves in notation, what is asked for; many of them mean nothing at
 * the moment. */
static void type_anything(struct text *out)
{
    static const char *const lines[] = {"1",  "2",     "3",  "4",        "5", "8",   "14", "pass", "win",
                                        "5m", "waits", "h",  "d",        "m", "r",   "p",  "w",    "l",
                                        "t",  "help",  "",   "nonsense", "1", "2",   "3",  "4",    "6",
                                        "7",  "9",     "10", "points",   "t", "hand"};
    struct rng rng;

    rng_init(&rng, 4);
    for (int i = 0; i < TYPED; i++) {
        char low[3], high[3];
        uint8_t tile = (uint8_t)rng_below(&rng, TILE_KINDS - 1);
        tile_print(tile, low);
        tile_print((uint8_t)(tile + 1 + rng_below(&rng, TILE_KINDS - 1u - tile)), high);
        int wait = 1 + (int)rng_below(&rng, 9);
        const char *line = lines[rng_below(&rng, sizeof lines / sizeof *lines)];
        text_add(out, "%s\nguess %s %s\nwaits %dm\n", line, low, high, wait);
    }
}

TEST(every_mode_is_played_to_its_end)
{
    static const char *const modes[] = {
        "dueling-tigers --seat west=easy", "tenpai-duel --rounds 4 --seat west=easy",
        "one-suit --option players=three --seat south=easy --seat west=easy",
        "patterns --seat west=easy --seat south=easy --seat north=easy",
        "classic --rounds 3 --seat west=easy --seat south=easy --seat north=easy"};
    struct text typed = {0};
    type_anything(&typed);
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        struct run run =
            program_run(text_string(&typed), "play --seed 7 --seat east=person --rules %s", modes[i]);
        assert_int_equal(run.status, 0);
        assert_string_equal(run.error, "");
        program_assert_holds(run.out, "Match over after");
        program_assert_holds(run.out, "You discard ");
        program_assert_holds(run.out, "Drawn: ");
        program_assert_holds(run.out, "’s discards: ");
        run_deinit(&run);
    }
    text_deinit(&typed);
}

#define PLAY "play --rules dueling-tigers --seed 7 --seat east=person --seat west=easy"

TEST(what_is_typed_is_answered)
{
    struct run run = program_run("r\n2\n1\nxyzzy\nwin\n99\nh\nw\nl\nr\nhelp\nq\n", PLAY);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, "  2. Remove dots (remove p)");
    program_assert_holds(run.out, "That isn’t a move. ? lists what you can type.");
    program_assert_holds(run.out, "None of the dummy’s tiles is face down."); /* before the deal */
    program_assert_holds(run.out, "13 of the dummy’s tiles are face down.");
    program_assert_holds(run.out, "Round 1 of 4.");
    program_assert_holds(run.out, "Points");
    program_assert_holds(run.error, "the match was left");
    run_deinit(&run);
}

/* The rest of a line that is too long is no answer of its own, and a last line without an end is one. */
TEST(lines_of_any_length_are_one_answer)
{
    struct text typed = {0};
    for (int i = 0; i < 255; i++)
        text_add(&typed, "x");
    text_add(&typed, "quit\n2\nquit"); /* were it read on, it would be left before the suit is taken out */
    struct run run = program_run(text_string(&typed), PLAY);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.error, "the match was left");
    program_assert_holds(run.out, "You remove the dots");
    run_deinit(&run);
    text_deinit(&typed);
}

/* The record of a match that was left is one all the same. */
TEST(the_end_of_input_leaves_the_match)
{
    const char *path = program_path("left");
    struct run run = program_run("2\n1\n1\n", PLAY " --record '%s'", path);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.error, "the match was left");
    run_deinit(&run);
    run = program_run("", "replay '%s'", path);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    remove(path);
}

TEST(one_person_and_sentences)
{
    struct run run =
        program_run("", "play --rules dueling-tigers --seed 7 --seat east=person --seat west=person");
    assert_int_equal(run.status, 2);
    program_assert_holds(run.error, "only one person can play at a terminal");
    run_deinit(&run);
    run = program_run("", PLAY " --json");
    assert_int_equal(run.status, 2);
    program_assert_holds(run.error, "a person gets sentences");
    run_deinit(&run);
}
