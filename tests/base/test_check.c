/*
 * test_check.c: a program that gets no memory says so in a sentence and ends in order, without a dump; a
 * mistake of ours is told by its place and ends it at once.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/check.h"
#include "support/child.h"
#include "support/system.h"

static const char *program; /* this one, which also is the child */

static int run(const char *how, char said[1000])
{
    char command[1000];
    snprintf(command, sizeof command, "'%s' %s", program, how);
    return child_says(command, said, 1000);
}

TEST(missing_memory_is_a_sentence)
{
    char said[1000];
    assert_int_equal(run("memory", said), EXIT_FAILURE);
    assert_non_null(strstr(said, "There isn’t enough memory to continue."));
    assert_non_null(strstr(said, "what was printed before"));
    assert_null(strstr(said, "invariant"));
}

TEST(a_caller_that_knows_more_says_it_first)
{
    char said[1000];
    assert_int_equal(run("told", said), EXIT_FAILURE);
    assert_non_null(strstr(said, "Your match is saved."));
    assert_non_null(strstr(said, "There isn’t enough memory")); /* by the way: even who tells got none */
}

TEST(a_mistake_names_its_place)
{
    char said[1000];
    assert_int_equal(run("mistake", said), CHILD_ABORTED);
    assert_non_null(strstr(said, "test_check.c:"));
    assert_non_null(strstr(said, "broken invariant"));
}

static void tell(void)
{
    fprintf(stderr, "Your match is saved.\n");
    CHECK_MEMORY(NULL);
}

static void be_child(const char *how)
{
    printf("what was printed before\n");
    if (strcmp(how, "mistake") == 0)
        CHECK(how == NULL);
    if (strcmp(how, "told") == 0)
        check_memory_told_by(tell);
    CHECK_MEMORY(NULL);
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    program = argv[0];
    if (argc > 1)
        be_child(argv[1]);
    return test_file_run();
}
