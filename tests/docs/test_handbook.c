/*
 * test_handbook.c: the pictures of docs/handbook.md are there and small, and packaging/handbook-pictures.sh
 * takes exactly these.
 * Sanitize: no
 */
#include "support/test.h"

#include "base/file.h"
#include "support/sources.h"

enum { NAME = 80, PICTURES_MAX = 60, SMALL = 200 * 1024 /* bytes of a picture */, TOGETHER = 2500 * 1024 };

/* The name that begins at `from` and goes on to one of `ends`. */
static void name_at(const char *from, const char *ends, char out[NAME])
{
    snprintf(out, NAME, "%.*s", (int)strcspn(from, ends), from);
}

/* True if the script has a line that takes that picture. */
static bool is_taken(const char *script, const char *picture)
{
    char line[NAME + 16];
    snprintf(line, sizeof line, "\ntake %s ", picture);
    return strstr(script, line) != NULL;
}

TEST(every_picture_of_the_page_is_taken_from_the_program)
{
    static const char mark[] = "](images/handbook/";
    char *page = sources_read(SOURCE_DIR "/docs/handbook.md"),
         *script = sources_read(SOURCE_DIR "/packaging/handbook-pictures.sh");
    int count = 0;
    size_t all = 0;
    for (const char *at = page; (at = strstr(at, mark)); count++) {
        char name[NAME], path[300];
        size_t size = 0;
        at += sizeof mark - 1;
        name_at(at, ".)", name);
        if (!is_taken(script, name))
            fail_msg("packaging/handbook-pictures.sh does not take %s", name);
        snprintf(path, sizeof path, SOURCE_DIR "/docs/images/handbook/%s.jpg", name);
        char *picture = file_read(path, &size, NULL);
        if (!picture)
            fail_msg("%s is missing", path);
        assert_true(size > 5000 && size < SMALL);
        assert_memory_equal(picture, "\xff\xd8\xff", 3); /* a JPEG */
        free(picture);
        all += size;
    }
    assert_true(count > 10);
    assert_true(all < TOGETHER);
    free(script);
    free(page);
}

TEST(no_picture_is_taken_for_nothing)
{
    char *page = sources_read(SOURCE_DIR "/docs/handbook.md"),
         *script = sources_read(SOURCE_DIR "/packaging/handbook-pictures.sh");
    for (const char *at = script; (at = strstr(at, "\ntake "));) {
        char name[NAME], link[NAME + 40];
        at += 6;
        name_at(at, " ", name);
        snprintf(link, sizeof link, "](images/handbook/%s.jpg)", name);
        if (!strstr(page, link))
            fail_msg("docs/handbook.md does not show %s", name);
    }
    free(script);
    free(page);
}
