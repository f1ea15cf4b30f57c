/*
 * test_they.c: players are "they".
 *
 * Reads all of src and tests, the pages of docs and the README, but not itself: a player is never called by a
 * word of the list below, in a text, a comment or a name.
 * Sanitize: no
 */
#include <ctype.h>
#include <stdbool.h>
#include <strings.h>

#include "support/test.h"

#include "base/file.h"
#include "support/sources.h"

static const char *const not_said[] = {"he", "his", "him", "himself", "she", "hers", "her", "herself"};

static int files_seen, found;

static bool is_not_said(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof not_said / sizeof *not_said; i++)
        if (strlen(not_said[i]) == length && strncasecmp(word, not_said[i], length) == 0)
            return true;
    return false;
}

/* The first such word of a text, NULL without any. A name's parts, between its underscores, are words too. */
static const char *next_not_said(const char *text)
{
    while (*text) {
        size_t length = 0;
        while (isalpha((unsigned char)text[length]))
            length++;
        if (is_not_said(text, length))
            return text;
        text += length ? length : 1;
    }
    return NULL;
}

static void check_file(void *context, const char *path)
{
    (void)context;
    if (strstr(path, "/test_they.c"))
        return;
    char *text = file_read(path, NULL, NULL);
    assert_non_null(text);
    files_seen++;
    for (const char *at = text; (at = next_not_said(at)); at++) {
        print_error("%s calls a player other than \"they\": %.*s\n", path, (int)strcspn(at, "\n"), at);
        found++;
    }
    free(text);
}

TEST(test_players_are_they)
{
    sources_each(SOURCE_DIR "/src", check_file, NULL);
    sources_each(SOURCE_DIR "/tests", check_file, NULL);
    sources_pages(SOURCE_DIR "/docs", check_file, NULL);
    check_file(NULL, SOURCE_DIR "/README.md");
    assert_int_equal(found, 0);
    assert_true(files_seen > 500);
}

/* Whole words only, in any letters, and the parts of a name. */
TEST(test_the_words_are_known)
{
    assert_non_null(next_not_said("East wins, and He pays."));
    assert_non_null(next_not_said("bool his = true;"));
    assert_non_null(next_not_said("test_he_pays"));
    assert_non_null(next_not_said("the dealer himself"));
    assert_null(next_not_said("They choose the three that this chime shows."));
    assert_null(next_not_said("whenever there is another"));
}
