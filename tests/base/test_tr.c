/* test_tr.c: sentences with arguments, plural forms, lists, and what is refused as a mistake of ours. */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/tr.h"
#include "support/child.h"
#include "support/system.h"

TEST(test_arguments_stand_where_the_sentence_wants_them)
{
    char out[80], name[] = "Lin";
    assert_int_equal(tr_say(out, sizeof out, tr("Nobody wins")), strlen("Nobody wins"));
    assert_string_equal(out, "Nobody wins");
    tr_say(out, sizeof out, tr("{1} wins with {2}"), name, "5 dots");
    assert_string_equal(out, "Lin wins with 5 dots");
    tr_say(out, sizeof out, tr("With {2} wins {1}, {1}!"), name, "5 dots");
    assert_string_equal(out, "With 5 dots wins Lin, Lin!");
    tr_say(out, sizeof out, tr("{1}{2}{3}{4}{5}{6}"), 1, (short)-2, 3L, (unsigned char)4, "5", tr_text("6"));
    assert_string_equal(out, "1-23456");
}

TEST(test_a_sentence_is_said_as_a_text_of_its_own)
{
    const char *one = TR_SAID("{2} has {1}", 3, "Lin"), *other = TR_SAID("nothing");
    assert_string_equal(one, "Lin has 3");
    assert_string_equal(other, "nothing");
}

TEST(test_an_argument_is_not_read_again)
{
    char out[80];
    tr_say(out, sizeof out, tr("{1} wins with {2}"), "{2} {x", "%s{1}");
    assert_string_equal(out, "{2} {x wins with %s{1}");
}

TEST(test_one_and_many)
{
    char out[80];
    static const char *const said[] = {"0 tiles are left", "One tile is left", "2 tiles are left"};
    for (int left = 0; left < 3; left++) {
        tr_say(out, sizeof out, tr_many("One tile is left", "{1} tiles are left", left), left);
        assert_string_equal(out, said[left]);
    }
    assert_string_equal(tr_in("wind", "East"), "East");
}

TEST(test_a_name_may_be_left_out_where_the_sentence_says_you)
{
    char out[80];
    const char *const forms[] = {"You take {2}", "{1} takes {2}"};
    tr_say(out, sizeof out, tr(forms[0]), tr_spare("Lin"), "5 dots");
    assert_string_equal(out, "You take 5 dots");
    tr_say(out, sizeof out, tr(forms[1]), tr_spare("Lin"), "5 dots");
    assert_string_equal(out, "Lin takes 5 dots");
}

TEST(test_what_does_not_fit_is_cut_at_a_whole_character)
{
    char out[8];
    assert_int_equal(tr_say(out, sizeof out, tr("{1} wins"), "東南西"), 6);
    assert_string_equal(out, "東南");
    assert_int_equal(tr_say(out, sizeof out, tr("{1} wins"), "Lin"), 7);
    assert_string_equal(out, "Lin win");
    assert_int_equal(tr_say(out, 1, tr("{1} wins"), "Lin"), 0);
    assert_string_equal(out, "");
    assert_int_equal(tr_say(out, 0, tr("{1} wins"), "Lin"), 0);
}

/* What comes from outside is named by its beginning, in whole characters. */
TEST(test_a_long_argument_is_cut_at_a_whole_character)
{
    char out[80];
    static const char *const cut[] = {"Lin", "東", "東", "東", "東南", "東南西"};
    static const int most[] = {3, 3, 4, 5, 6, 100};
    for (int i = 0; i < 6; i++) {
        tr_say(out, sizeof out, tr("{1}..."), tr_short(i ? "東南西" : "Lin Yutang", most[i]));
        assert_int_equal(strncmp(out, cut[i], strlen(cut[i])), 0);
        assert_string_equal(out + strlen(cut[i]), "...");
    }
    tr_say(out, sizeof out, tr("{1}..."), tr_short("東南西", 2)); /* not one whole */
    assert_string_equal(out, "...");
    tr_say(out, sizeof out, tr("{1}, {2}{3}"), tr_short(NULL, 5), (const char *)NULL, tr_spare(NULL));
    assert_string_equal(out, ", ");
}

TEST(test_lists)
{
    static const char *const numbers[] = {"2", "5", "8"};
    char out[40];
    assert_int_equal(tr_list(out, sizeof out, TR_AND, numbers, 0), 0);
    assert_string_equal(out, "");
    tr_list(out, sizeof out, TR_AND, numbers, 1);
    assert_string_equal(out, "2");
    tr_list(out, sizeof out, TR_OR, numbers, 2);
    assert_string_equal(out, "2 or 5");
    assert_int_equal(tr_list(out, sizeof out, TR_AND, numbers, 3), strlen("2, 5 and 8"));
    assert_string_equal(out, "2, 5 and 8");
    tr_list(out, sizeof out, TR_COMMA, numbers, 3);
    assert_string_equal(out, "2, 5, 8");
}

static void lacks_an_argument(char *out, size_t size)
{
    tr_say(out, size, tr("{1} wins with {2}"), "Lin");
}

static void has_one_too_many(char *out, size_t size)
{
    tr_say(out, size, tr("{1} wins"), "Lin", "5 dots");
}

static void has_a_brace(char *out, size_t size)
{
    tr_say(out, size, tr("{name} wins"), "Lin");
}

static void (*const wrong[])(char *, size_t) = {lacks_an_argument, has_one_too_many, has_a_brace};

static const char *program; /* this one, which also says what is wrong and is ended for it */

TEST(test_a_sentence_and_its_arguments_agree)
{
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char command[600], said[400];
        snprintf(command, sizeof command, "'%s' %zu", program, i);
        assert_int_equal(child_says(command, said, sizeof said), CHILD_ABORTED);
        assert_non_null(strstr(said, "broken invariant"));
    }
}

static int say_what_is_wrong(size_t which)
{
    char out[80];
    wrong[which](out, sizeof out);
    return 0;
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    program = argv[0];
    if (argc > 1)
        return say_what_is_wrong((size_t)atoi(argv[1]));
    return test_file_run();
}
