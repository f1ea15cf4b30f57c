/*
 * test_papers.c: what README, changelog and packaging/ say of the game is true, and each fact is in one
 * place.
 *
 * The version and the project's address are in CMakeLists.txt, the dates of the releases in the changelog. No
 * script or template of packaging/ repeats the version or names another address, and neither does the README.
 * The pictures that catalogs show are there and made by the game, all systems use one type for records, and
 * scripts name tests that are there.
 * Sanitize: no
 */
#include <ctype.h>
#include <stdbool.h>

#include "support/test.h"

#include "base/file.h"
#include "base/text.h"
#include "support/sources.h"

enum { PATH = 600 };

/* Turns "1.10.2" into a number that grows with the version. */
static long version_number(const char *text)
{
    int major = 0, minor = 0, patch = 0;
    assert_int_equal(sscanf(text, "%d.%d.%d", &major, &minor, &patch), 3);
    return (major * 1000L + minor) * 1000 + patch;
}

/* This version is either unreleased and later than all released ones, or has its date. */
TEST(test_the_changelog_leads_to_this_version)
{
    char *changelog = sources_read(SOURCE_DIR "/docs/changelog.md"), *rest = changelog, *line;
    long last = version_number(TIGERS_VERSION);
    char last_day[20] = "9999-12-31";
    int headings = 0;
    while ((line = text_next_line(&rest))) {
        if (strncmp(line, "## ", 3) != 0)
            continue;
        if (headings++ == 0 && strcmp(line, "## Unreleased") == 0)
            continue;
        char version[20], day[20];
        int end = 0;
        assert_int_equal(sscanf(line, "## %19[0-9.] (%19[0-9-])%n", version, day, &end), 2);
        assert_int_equal(line[end], '\0');
        assert_int_equal(strlen(day), strlen("2026-11-21"));
        assert_true(strcmp(day, last_day) < 0);
        long number = version_number(version);
        assert_true(headings == 1 ? number == last : number < last);
        last = number;
        strcpy(last_day, day);
    }
    assert_true(headings > 1);
    free(changelog);
}

static void names_no_version(const char *path, const char *text)
{
    for (const char *at = text; (at = strstr(at, TIGERS_VERSION)); at++)
        if (!isdigit((unsigned char)at[-1]) && at[-1] != '.' &&
            !isdigit((unsigned char)at[strlen(TIGERS_VERSION)]))
            fail_msg("%s names the version: it is that of CMakeLists.txt", path);
}

static void names_no_other_address(const char *path, const char *text)
{
    static const char forge[] = "https://github.com/dueling";
    for (const char *at = text; (at = strstr(at, forge)); at++)
        if (strncmp(at, TIGERS_HOMEPAGE, strlen(TIGERS_HOMEPAGE)) != 0)
            fail_msg("%s names another address than CMakeLists.txt: %.60s", path, at);
}

static void calls_a_record_so(const char *path, const char *text)
{
    static const char type[] = "application/x-dueling-tigers";
    static const char whole[] = "application/x-dueling-tigers-record";
    for (const char *at = text; (at = strstr(at, type)); at++)
        if (strncmp(at, whole, strlen(whole)) != 0 || isalnum((unsigned char)at[strlen(whole)]))
            fail_msg("%s has another type for records: %.50s", path, at);
}

/* A script calls a test by its file below tests/, or below tests/sdl/ where it names that program before. */
static void names_tests_that_are_there(const char *path, const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_/";
    for (const char *at = text; (at = strstr(at, "/test_")); at++) {
        const char *from = at;
        char file[PATH], window[PATH];
        while (from > text && strchr(letters, from[-1]))
            from--;
        int length = (int)strspn(from, letters);
        snprintf(file, sizeof file, SOURCE_DIR "/tests/%.*s.c", length, from);
        snprintf(window, sizeof window, SOURCE_DIR "/tests/sdl/%.*s.c", length, from);
        if (*from != '/' && !file_exists(file) && !file_exists(window))
            fail_msg("%s names %.*s: there is no such test", path, length, from);
    }
}

static void check_paper(void *papers, const char *path)
{
    char *text = sources_read(path);
    names_no_version(path, text);
    names_no_other_address(path, text);
    calls_a_record_so(path, text);
    names_tests_that_are_there(path, text);
    free(text);
    ++*(int *)papers;
}

TEST(test_each_fact_stands_in_one_place_and_all_systems_call_a_record_alike)
{
    int papers = 0;
    sources_each(SOURCE_DIR "/packaging",
                 ".sh .in .cmake .xml .desktop .nsi .txt .6 .html .js .py .webmanifest", check_paper,
                 &papers);
    check_paper(&papers, SOURCE_DIR "/README.md");
    assert_true(papers > 40);
}

/* Each picture that a catalog shows is there, and screenshots.sh makes it. */
TEST(test_the_catalogues_pictures_are_there)
{
    static const char begin[] = "@pictures@/";
    char *metainfo =
        sources_read(SOURCE_DIR "/packaging/linux/io.github.dueling_tigers.dueling_tigers.metainfo.xml.in");
    char *script = sources_read(SOURCE_DIR "/packaging/release/screenshots.sh");
    int pictures = 0;
    for (const char *at = metainfo; (at = strstr(at, begin)); at++) {
        char path[PATH], name[60], made[80];
        assert_int_equal(sscanf(at + strlen(begin), "%50[a-z-].jpg", name), 1);
        snprintf(path, sizeof path, "%s/docs/images/%s.jpg", SOURCE_DIR, name);
        assert_true(file_exists(path));
        snprintf(made, sizeof made, "\npicture %s ", name);
        assert_non_null(strstr(script, made));
        pictures++;
    }
    assert_true(pictures >= 5);
    free(metainfo);
    free(script);
}

/* Packages name a mail address, in one place; once there are releases, one that somebody reads. */
TEST(test_the_maintainer_of_a_release_reads_mail)
{
    char *readme = sources_read(SOURCE_DIR "/README.md"), *cmake = sources_read(SOURCE_DIR "/CMakeLists.txt"),
         name[120];
    const char *at = strstr(cmake, "\nset(TIGERS_MAINTAINER ");
    assert_non_null(at);
    assert_int_equal(sscanf(at, " set(TIGERS_MAINTAINER \"%100[^\"]", name), 1);
    assert_true(strchr(name, '<') && strchr(name, '@') && name[strlen(name) - 1] == '>');
    assert_true(strstr(name, "noreply") == NULL || strstr(readme, "There is no release yet"));
    free(cmake);
    free(readme);
}

/* No link leads to a download or to the page before there is a release. */
TEST(test_nothing_is_promised_before_the_first_release)
{
    static const char *const papers[] = {SOURCE_DIR "/README.md", SOURCE_DIR "/docs/building.md",
                                         SOURCE_DIR "/docs/handbook.md"};
    static const char *const links[] = {"/releases/latest", "/releases/download", ".github.io"};
    char *readme = sources_read(SOURCE_DIR "/README.md");
    bool released = !strstr(readme, "There is no release yet");
    for (size_t p = 0; !released && p < sizeof papers / sizeof *papers; p++) {
        char *text = sources_read(papers[p]);
        for (size_t i = 0; i < sizeof links / sizeof *links; i++)
            if (strstr(text, links[i]))
                fail_msg("%s links to %s, and there is no release yet", papers[p], links[i]);
        free(text);
    }
    free(readme);
}

/* About names every linked library; SDL's are one. */
TEST(test_about_names_what_the_game_is_made_with)
{
    char *about = sources_read(SOURCE_DIR "/src/sdl/menu/scene_about.c"), *line;
    char *components = sources_read(SOURCE_DIR "/packaging/release/components"), *rest = components;
    int libraries = 0;
    while ((line = text_next_line(&rest))) {
        char name[40], folder[40];
        if (line[0] == '#' || sscanf(line, "%39[^| ] | %*[^|] | %39[a-z0-9]", name, folder) != 2)
            continue;
        name[strncmp(name, "SDL", 3) == 0 ? 3 : strlen(name)] = '\0';
        if (!strstr(about, name))
            fail_msg("About doesn't name %s", name);
        libraries++;
    }
    assert_true(libraries > 5);
    free(components);
    free(about);
}
