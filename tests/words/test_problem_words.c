/*
 * test_problem_words.c: what is said of files that cannot be read, however long their names are.
 */
#include "support/test.h"

#include "base/text.h"
#include "words/problem_words.h"

static void assert_ends(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    if (length < tail || strcmp(text + length - tail, end) != 0)
        fail_msg("\"%s\" does not end in \"%s\"", text, end);
}

static void assert_whole_characters(const char *text)
{
    for (int bytes; *text; text += bytes)
        assert_true((bytes = text_character(text)) > 0);
}

/* The end of a long path tells files apart; it begins with a whole character. */
TEST(a_long_path_loses_its_beginning)
{
    static const enum problem_file files[] = {PROBLEM_DAYS, PROBLEM_RECORD};
    for (int odd = 0; odd < 2; odd++)
        for (int i = 0; i < 2; i++) {
            struct problem problem = {.file = files[i],
                                      .error = {.line = 3, .message = "no day stands here"}};
            char said[PROBLEM_WORDS];
            size_t used = 0;
            if (odd)
                problem.path[used++] = '/';
            while (used + 20 < sizeof problem.path) {
                memcpy(problem.path + used, "ü", 2);
                used += 2;
            }
            strcpy(problem.path + used, "/days.ini");
            words_problem(&problem, said, sizeof said);
            assert_whole_characters(said);
            if (i)
                assert_ends(said, "ü/days.ini, line 3: no day stands here");
            else
                assert_ends(said, "ü/days.ini");
        }
}

TEST(a_short_path_is_said_whole)
{
    struct problem problem = {
        .file = PROBLEM_RECORD, .path = "a.tigers", .error = {.message = "it is empty"}};
    char said[PROBLEM_WORDS];
    words_problem(&problem, said, sizeof said);
    assert_string_equal(said, "a.tigers: it is empty");
    problem.file = PROBLEM_DAYS;
    words_problem(&problem, said, sizeof said);
    assert_string_equal(
        said, "The deals of the day you played couldn’t be read (it is empty) and remain at a.tigers");
    problem.aside = true;
    problem.error.line = 7;
    words_problem(&problem, said, sizeof said);
    assert_string_equal(said, "The deals of the day you played couldn’t be read (line 7: it is empty); the "
                              "file was set aside as a.tigers");
    problem.file = PROBLEM_ANY_FILE;
    words_problem(&problem, said, sizeof said);
    assert_string_equal(said, "it is empty");
}
