/*
 * test_refusal_words.c: what the rules refuse, in sentences: each kind's own, names and winds, another's
 * furiten, files that cannot be read.
 */
#include "support/test.h"

#include "support/refused.h"
#include "words/problem_words.h"
#include "words/refusal_words.h"

enum { ANN, LIN };

static const struct words lin_and_you = {.names = {"Ann", "Lin"}, .you = ANN};
static const struct words two_persons = {.names = {"Ann", "Lin"}, .you = SEAT_NONE};

static const char *said(const struct words *words, struct refusal refusal)
{
    static char out[REFUSAL_WORDS];
    words_refusal(words, &refusal, out, sizeof out);
    return out;
}

static const char *said_of(const struct words *words, struct refusal refusal)
{
    static char out[REFUSAL_WORDS];
    words_furiten(words, &refusal, out, sizeof out);
    return out;
}

/* A refusal with every field told. */
static struct refusal full(int kind)
{
    return (struct refusal){.kind = (uint8_t)kind,
                            .seat = ANN,
                            .tile = tile_parse("4s"),
                            .pile = LIN,
                            .wind = TILE_WEST,
                            .turn = 17,
                            .number = 1,
                            .needed = 3,
                            .rules = ruleset_find("tenpai-duel")};
}

TEST(every_kind_has_a_sentence_of_its_own)
{
    char sentences[REFUSAL_KINDS][REFUSAL_WORDS];
    assert_string_equal(said(&lin_and_you, full(REFUSAL_NONE)), "");
    for (int kind = REFUSAL_NONE + 1; kind < REFUSAL_KINDS; kind++) {
        snprintf(sentences[kind], REFUSAL_WORDS, "%s", said(&lin_and_you, full(kind)));
        if (strlen(sentences[kind]) < 8)
            fail_msg("%s is refused by \"%s\"", refused_name((enum refusal_kind)kind), sentences[kind]);
        assert_null(strpbrk(sentences[kind], "{}"));
        assert_int_not_equal(sentences[kind][strlen(sentences[kind]) - 1], '.');
        for (int other = REFUSAL_NONE + 1; other < kind; other++)
            if (!strcmp(sentences[kind], sentences[other]))
                fail_msg("two kinds say \"%s\"", sentences[kind]);
    }
}

/* The kinds that tell a tile, a number or a mode name it in their sentence. */
TEST(a_sentence_names_what_it_is_about)
{
    struct {
        struct refusal refusal;
        const char *sentence;
    } cases[] = {
        {{.kind = REFUSAL_NOT_HELD, .tile = TILE_RED}, "You don’t have red dragon"},
        {{.kind = REFUSAL_NO_FOUR, .tile = TILE_RED}, "You don’t have four red dragons"},
        {{.kind = REFUSAL_NO_RIICHI, .rules = ruleset_find("one-suit")}, "One Suit has no Riichi"},
        {{.kind = REFUSAL_NO_TENPAI, .rules = ruleset_find("one-suit")},
         "One Suit has no tenpai declaration"},
        {{.kind = REFUSAL_RIICHI_NO_WAIT, .tile = TILE_RED},
         "Discarding red dragon leaves no wait: Riichi needs tenpai"},
        {{.kind = REFUSAL_TENPAI_NO_WAIT, .tile = TILE_RED},
         "Discarding red dragon leaves no wait: you need to be in tenpai"},
        {{.kind = REFUSAL_TOO_FEW_ALIKE, .number = 0, .needed = 2}, "You have none, and need 2"},
        {{.kind = REFUSAL_TOO_FEW_ALIKE, .number = 1, .needed = 2}, "You have 1, and need 2"},
        {{.kind = REFUSAL_TOO_FEW_ALIKE, .number = 0, .needed = 3}, "You have none, and need 3"},
        {{.kind = REFUSAL_TOO_FEW_ALIKE, .number = 1, .needed = 3}, "You have 1, and need 3"},
        {{.kind = REFUSAL_TOO_FEW_ALIKE, .number = 2, .needed = 3}, "You have 2, and need 3"},
        {{.kind = REFUSAL_ROW_PLACE_EMPTY, .number = 7}, "Place 7 of the dummy’s row is empty"},
        {{.kind = REFUSAL_WALL_COUNT, .number = 99, .needed = 100},
         "the wall has 99 tiles; it must have 100"},
        {{.kind = REFUSAL_TILE_TOO_MANY, .tile = TILE_WEST}, "the wall has one West too many"},
        {{.kind = REFUSAL_TILE_TOO_MANY, .tile = TILE_NONE}, "the wall has an unknown tile too many"},
        {{.kind = REFUSAL_THREE_SIT_OUT, .number = 13},
         "three can play together only with 4 or 7 tiles, not 13: one has to sit out"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(said(&lin_and_you, cases[i].refusal), cases[i].sentence);
}

/* As docs/rules/dueling-tigers.md "Furiten: when you may not win" has the three rules, and tenpai-duel.md
 * "Furiten" its own. */
TEST(a_furiten_names_the_rule_the_tile_and_the_turn)
{
    struct refusal wait = full(REFUSAL_RIICHI_FURITEN), own = wait, dummy = wait;
    own.pile = ANN;
    dummy.pile = SEAT_DUMMY;
    assert_string_equal(said(&lin_and_you, full(REFUSAL_DISCARD_FURITEN)),
                        "Discard furiten: you discarded 4 bamboo on turn 17");
    assert_string_equal(said(&lin_and_you, full(REFUSAL_PASSED_WIN)),
                        "Passed win: you passed 4 bamboo on turn 17");
    assert_string_equal(said(&lin_and_you, wait),
                        "Riichi furiten: your wait 4 bamboo has been in Lin’s discards since turn 17");
    assert_string_equal(said(&lin_and_you, own),
                        "Riichi furiten: your wait 4 bamboo has been in your discards since turn 17");
    assert_string_equal(said(&lin_and_you, dummy),
                        "Riichi furiten: your wait 4 bamboo has been in the dummy’s discards since turn 17");
    assert_string_equal(said(&lin_and_you, full(REFUSAL_WAIT_DISCARDED)),
                        "Furiten: you discarded your wait 4 bamboo on turn 17");
    assert_string_equal(said(&lin_and_you, full(REFUSAL_WAIT_LAID_DOWN)),
                        "Furiten: you laid your wait 4 bamboo face down before turn 17");
    assert_string_equal(said(&lin_and_you, full(REFUSAL_PASSED_TILE)),
                        "Furiten until your next draw: you passed 4 bamboo on turn 17");
}

TEST(to_a_program_players_are_winds)
{
    assert_string_equal(said(NULL, full(REFUSAL_RIICHI_FURITEN)),
                        "Riichi furiten: your wait 4 bamboo has been in West’s discards since turn 17");
    assert_string_equal(said(NULL, full(REFUSAL_DISCARD_FURITEN)),
                        "Discard furiten: you discarded 4 bamboo on turn 17");
}

TEST(anothers_furiten_is_told_by_name)
{
    struct refusal theirs = full(REFUSAL_RIICHI_FURITEN);
    theirs.seat = LIN;
    assert_string_equal(said_of(&lin_and_you, theirs),
                        "Riichi furiten: Lin’s wait 4 bamboo has been in Lin’s discards since turn 17");
    theirs.pile = SEAT_DUMMY;
    assert_string_equal(said_of(&lin_and_you, theirs),
                        "Riichi furiten: Lin’s wait 4 bamboo has been in the dummy’s discards since turn 17");
    theirs.pile = ANN;
    assert_string_equal(said_of(&lin_and_you, theirs),
                        "Riichi furiten: Lin’s wait 4 bamboo has been in your discards since turn 17");
    assert_string_equal(said_of(&two_persons, theirs),
                        "Riichi furiten: Lin’s wait 4 bamboo has been in Ann’s discards since turn 17");
    theirs.kind = REFUSAL_DISCARD_FURITEN;
    assert_string_equal(said_of(&lin_and_you, theirs), "Discard furiten: Lin discarded 4 bamboo on turn 17");
    theirs.kind = REFUSAL_PASSED_WIN;
    assert_string_equal(said_of(&lin_and_you, theirs), "Passed win: Lin passed 4 bamboo on turn 17");
    theirs.kind = REFUSAL_WAIT_DISCARDED;
    assert_string_equal(said_of(&lin_and_you, theirs), "Furiten: Lin discarded the wait 4 bamboo on turn 17");
    theirs.kind = REFUSAL_WAIT_LAID_DOWN;
    assert_string_equal(said_of(&lin_and_you, theirs),
                        "Furiten: Lin laid the wait 4 bamboo face down before turn 17");
    theirs.kind = REFUSAL_PASSED_TILE;
    assert_string_equal(said_of(&lin_and_you, theirs),
                        "Furiten until Lin’s next draw: Lin passed 4 bamboo on turn 17");
}

TEST(your_own_furiten_is_told_to_you)
{
    assert_string_equal(said_of(&lin_and_you, full(REFUSAL_PASSED_WIN)),
                        "Passed win: you passed 4 bamboo on turn 17");
    assert_string_equal(said_of(&two_persons, full(REFUSAL_PASSED_WIN)),
                        "Passed win: Ann passed 4 bamboo on turn 17");
}

static const char *told(struct problem problem)
{
    static char out[PROBLEM_WORDS];
    words_problem(&problem, out, sizeof out);
    return out;
}

TEST(a_file_that_cannot_be_read_is_told_with_the_rule)
{
    struct problem problem = {.error = {.line = 12}, .refusal = full(REFUSAL_NOT_YOUR_TURN)};
    assert_string_equal(told(problem), "It isn’t your turn");
    problem.file = PROBLEM_SAVED_MATCH;
    strcpy(problem.path, "one-suit.tigers");
    assert_string_equal(
        told(problem),
        "The saved match couldn’t be read (line 12: It isn’t your turn) and remains at one-suit.tigers");
    problem.aside = true;
    strcpy(problem.path, "one-suit.tigers.broken-1");
    assert_string_equal(told(problem), "The saved match couldn’t be read (line 12: It isn’t your turn); the "
                                       "file was set aside as one-suit.tigers.broken-1");
    problem.refusal.kind = REFUSAL_NONE;
    problem.error.line = 0;
    strcpy(problem.error.message, "The record is empty");
    assert_string_equal(told(problem), "The saved match couldn’t be read (The record is empty); the file was "
                                       "set aside as one-suit.tigers.broken-1");
}

/* A notice has little room: of a long reason and a long path the part that tells most stays. */
TEST(a_long_reason_and_a_long_path_are_cut)
{
    struct problem problem = {.file = PROBLEM_SETTINGS, .aside = true};
    memset(problem.error.message, 'r', sizeof problem.error.message - 1);
    memset(problem.path, 'p', 300);
    strcpy(problem.path + 300, "/settings.ini.broken-1");
    const char *sentence = told(problem);
    assert_non_null(strstr(sentence, "rrr...); the file was set aside as ppp"));
    assert_non_null(strstr(sentence, "/settings.ini.broken-1"));
    assert_true(strlen(sentence) < 260);
}
