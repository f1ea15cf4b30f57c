/* test_handed.c: paths, addresses and texts as desktops, mails and code blocks hand them over. */
#include "support/test.h"

#include "base/rng.h"
#include "sdl/system/handed.h"

static void assert_read(const char *handed, const char *expected)
{
    char *copy = strdup(handed);
    assert_non_null(copy);
    assert_string_equal(handed_read(copy), expected);
    free(copy);
}

/* RFC 8089: file:/path and file:///path, also with "localhost"; RFC 3986 for what is coded. */
TEST(addresses_are_paths)
{
    assert_read("file:///home/ann/a.tigers", "/home/ann/a.tigers");
    assert_read("file://localhost/home/ann/a.tigers", "/home/ann/a.tigers");
    assert_read("file:/home/ann/a.tigers", "/home/ann/a.tigers");
    assert_read("file:///a%20b/%C3%A9%25.tigers", "/a b/é%.tigers");
    assert_read("file:///a%2/b%zz%00c%", "/a%2/b%zz%00c%");
    assert_read("  \"file:///a b\"\r\n", "/a b");
    assert_read("/home/ann/a.tigers", "/home/ann/a.tigers");
    assert_read("file", "file");
    assert_read("files:/a", "files:/a");
}

/* What Nautilus, Nemo and Dolphin put on the clipboard as text, and text/uri-list of RFC 2483. */
TEST(of_a_list_of_files_the_first_is_taken)
{
    assert_read("copy\nfile:///a.tigers\nfile:///b.tigers", "/a.tigers");
    assert_read("x-special/nautilus-clipboard\ncopy\nfile:///a%20b.tigers\n", "/a b.tigers");
    assert_read("cut\nfile://localhost/a.tigers", "/a.tigers");
    assert_read("# two files\r\nfile:///a.tigers\r\nfile:///b.tigers\r\n", "/a.tigers");
    assert_read("copy\nthat", "copy\nthat");
    assert_read("# no file\nword", "# no file\nword");
}

TEST(what_stands_round_a_text_goes)
{
    assert_read("", "");
    assert_read(" \r\n\t", "");
    assert_read("\"one\ntwo\"", "one\ntwo");
    assert_read("'/a b'", "/a b");
    assert_read("`/a b`", "/a b");
    assert_read("\xe2\x80\x9cone\xe2\x80\x9d", "one");
    assert_read("<file:///a>", "/a");
    assert_read("```\none\ntwo\n```\n", "one\ntwo");
    assert_read("Look at this:\n~~~text\none\n~~~\nIs it not odd?", "one");
    assert_read("```\r\n\"file:///a\"\r\n```", "/a");
    assert_read("```", "`");
    assert_read("> one\n> two\n>\n> three", "one\ntwo\n\nthree");
    assert_read("> ```\n> one\n> ```", "one");
    assert_read("> one\ntwo", "> one\ntwo");
    assert_read("\xef\xbb\xbfone", "one");
    assert_read("it's \"so\"", "it's \"so\"");
}

/* Whatever it is, what comes of it lies within, and is no longer. */
TEST(anything_may_be_handed_over)
{
    static const char *const parts[] = {"file:", "/", "//localhost", "%", "41", "\n", "\r\n", "```", "~~~",
                                        ">",     " ", "\"",          "'", "“",  "”",  "copy", "#",   "a"};
    struct rng rng;
    rng_init(&rng, 9);
    for (int i = 0; i < 20000; i++) {
        char text[200] = "";
        for (int part = (int)rng_below(&rng, 12); part > 0; part--)
            strcat(text, parts[rng_below(&rng, sizeof parts / sizeof *parts)]);
        size_t length = strlen(text);
        char *copy = strdup(text), *read = handed_read(copy);
        assert_true(read >= copy && read <= copy + length && strlen(read) <= length);
        free(copy);
    }
}
