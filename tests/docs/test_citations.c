/*
 * test_citations.c: comments cite pages by their headings, as in docs/rules/classic.md "Claims" and "Kongs";
 * every cited heading exists.
 * Sanitize: no
 */
#include <stdbool.h>

#include "support/test.h"

#include "support/sources.h"

static int citations_seen, wrong;

/* Makes one line of a text: breaks, and the stars that begin a comment's lines, become a single blank. */
static void join_lines(char *text)
{
    char *to = text;
    for (const char *from = text; *from;) {
        if (*from != '\n') {
            *to++ = *from++;
            continue;
        }
        from += strspn(from, " \n");
        if (from[0] == '*' && from[1] == ' ')
            from += 2;
        *to++ = ' ';
    }
    *to = '\0';
}

static bool has_heading(const char *page, const char *heading, int length)
{
    for (const char *line = page; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        const char *words = line + strspn(line, "#");
        if (words == line || *words != ' ')
            continue;
        words++;
        if ((int)strcspn(words, "\n") == length && strncmp(words, heading, (size_t)length) == 0)
            return true;
    }
    return false;
}

/* Checks the headings after a page's name: "A", "B" and "C". */
static void check_headings(const char *source, const char *name, const char *page, const char *at)
{
    while (strncmp(at, " \"", 2) == 0 || strncmp(at, ", \"", 3) == 0 || strncmp(at, " and \"", 6) == 0) {
        at = strchr(at, '"') + 1;
        int length = (int)strcspn(at, "\"");
        citations_seen++;
        if (!has_heading(page, at, length)) {
            print_error("%s: %s has no heading \"%.*s\"\n", source, name, length, at);
            wrong++;
        }
        at += length + (at[length] == '"');
    }
}

static void check_source(void *context, const char *path)
{
    (void)context;
    char *text = sources_read(path);
    join_lines(text);
    for (const char *at = text; (at = strstr(at, "docs/")); at++) {
        char page_path[600];
        int length = (int)strspn(at, "abcdefghijklmnopqrstuvwxyz-/"), end = length + (int)strlen(".md");
        if (length > 40 ||
            (strncmp(at + length, ".md \"", 5) != 0 && strncmp(at + length, ".md, \"", 6) != 0))
            continue;
        char *name = strndup(at, (size_t)end);
        snprintf(page_path, sizeof page_path, "%s/%s", SOURCE_DIR, name);
        char *page = sources_read(page_path);
        check_headings(path, name, page, at + end);
        free(page);
        free(name);
    }
    if (strstr(text, " rules.md "
                     "section")) {
        print_error("%s cites a section by its number\n", path);
        wrong++;
    }
    free(text);
}

TEST(test_every_cited_heading_exists)
{
    sources_each(SOURCE_DIR "/src", ".c .h", check_source, NULL);
    sources_each(SOURCE_DIR "/tests", ".c .h", check_source, NULL);
    assert_int_equal(wrong, 0);
    assert_true(citations_seen > 60);
}
