/*
 * test_includes.c: the include table of docs/architecture.md, checked against every #include of our own in
 * src/.
 *
 * The arrows point down only: base knows libc, rules knows base, and so on; only the window knows SDL; nobody
 * above the session but the session itself sees a struct game.
 */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "base/text.h"

static const struct {
    const char *folder;
    const char *may; /* folders it may include, parted by blanks */
    bool sees_game;  /* may include rules/game.h */
    bool sees_sdl;
} table[] = {
    {"base", "base", false, false},
    {"rules", "rules base", true, false},
    {"ai", "ai rules base", false, false},
    {"session", "session ai rules base", true, false},
    {"cli", "cli session ai rules base", true, false},
    {"sdl", "sdl session ai rules base", false, true},
};

enum { FOLDERS = sizeof table / sizeof *table };

static int files_seen, includes_seen;

static bool is_in_list(const char *list, const char *word, size_t length)
{
    for (const char *at = list; *at; at += strcspn(at, " "), at += strspn(at, " "))
        if (strcspn(at, " ") == length && strncmp(at, word, length) == 0)
            return true;
    return false;
}

static void expect(bool condition, const char *path, const char *header, const char *what)
{
    if (!condition)
        print_error("%s includes %s: %s\n", path, header, what);
    assert_true(condition);
}

/* One include line: `header` without its quotes or brackets. */
static void check_include(int folder, const char *path, const char *header, bool quoted)
{
    includes_seen++;
    if (!quoted) {
        expect(table[folder].sees_sdl || strncmp(header, "SDL", 3) != 0, path, header,
               "only the window knows SDL");
        return;
    }
    size_t length = strcspn(header, "/");
    expect(header[length] == '/', path, header, "our own headers are named from src/");
    expect(is_in_list(table[folder].may, header, length), path, header, "the arrow points up");
    bool is_game = strcmp(header, "rules/game.h") == 0 || strcmp(header, "rules/flow.h") == 0;
    expect(!is_game || table[folder].sees_game, path, header, "only a view may be seen here");
}

static void check_file(int folder, const char *path)
{
    struct error why;
    char *data = file_read(path, NULL, &why), *rest = data, *line;
    assert_non_null(data);
    files_seen++;
    while ((line = text_next_line(&rest))) {
        char *word = line + strspn(line, " \t#");
        if (line[strspn(line, " \t")] != '#' || strncmp(word, "include", 7) != 0)
            continue;
        char *open = strpbrk(word, "\"<"), *close = open ? strpbrk(open + 1, "\">") : NULL;
        assert_non_null(close);
        *close = '\0';
        check_include(folder, path, open + 1, *open == '"');
    }
    free(data);
}

static void check_folder(int folder, const char *path)
{
    DIR *directory = opendir(path);
    assert_non_null(directory);
    for (struct dirent *entry; (entry = readdir(directory));) {
        char child[600];
        const char *dot = strrchr(entry->d_name, '.');
        snprintf(child, sizeof child, "%s/%s", path, entry->d_name);
        if (!dot)
            check_folder(folder, child);
        else if (strcmp(dot, ".c") == 0 || strcmp(dot, ".h") == 0)
            check_file(folder, child);
    }
    closedir(directory);
}

static void test_the_arrows_point_down(void **state)
{
    (void)state;
    for (int folder = 0; folder < FOLDERS; folder++) {
        char path[400];
        int before = files_seen;
        snprintf(path, sizeof path, "%s/src/%s", SOURCE_DIR, table[folder].folder);
        check_folder(folder, path);
        assert_true(files_seen > before);
    }
    assert_true(files_seen > 40);
    assert_true(includes_seen > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_arrows_point_down),
    };
    return cmocka_run_group_tests_name("base/test_includes", tests, NULL, NULL);
}
