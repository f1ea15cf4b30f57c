/*
 * test_file.c: files are read whole and replaced so that nothing is ever lost.
 *
 * Tests may run as root, whom no permission stops, so failures are made by
 * other means: folders that are not there, names that are taken by folders, and
 * a limit on the size of files in the place of a full disk.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/file.h"
#include "support/system.h"

#ifdef _WIN32
#include <windows.h>

#include "base/wide.h"
#else
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

static char folder[300];

/* folder/name, valid until the next but one call. */
static const char *in_folder(const char *name)
{
    static char paths[2][400];
    static int next;
    next = !next;
    snprintf(paths[next], sizeof paths[next], "%s/%s", folder, name);
    return paths[next];
}

static int make_folder(void **state)
{
    (void)state;
    system_folder(folder, sizeof folder);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    system_remove(folder);
    return 0;
}

static void expect_content(const char *path, const char *content)
{
    struct error why;
    size_t size;
    char *data = file_read(path, &size, &why);
    assert_non_null(data);
    assert_int_equal(size, strlen(content));
    assert_string_equal(data, content);
    free(data);
}

static void write_text(const char *path, const char *content)
{
    struct error why;
    assert_true(file_write(path, content, strlen(content), &why));
}

TEST(test_written_and_read_back)
{
    const char *path = in_folder("text");
    write_text(path, "one");
    expect_content(path, "one");
    write_text(path, "");
    expect_content(path, "");
    char zeros[9000] = {0};
    struct error why;
    size_t size;
    assert_true(file_write(path, zeros, sizeof zeros, &why));
    char *data = file_read(path, &size, &why);
    assert_int_equal(size, sizeof zeros);
    assert_memory_equal(data, zeros, sizeof zeros);
    free(data);
    assert_true(file_remove(path));
    assert_false(file_exists(path));
    assert_true(file_remove(path));
}

TEST(test_no_file_is_a_sentence)
{
    struct error why = {0, ""};
    assert_null(file_read(in_folder("nothing"), NULL, &why));
    assert_non_null(strstr(why.message, "nothing"));
    assert_null(file_read(folder, NULL, &why));
}

TEST(test_a_file_too_large_is_refused)
{
    const char *path = in_folder("big");
    FILE *file = file_open(path, "wb");
    assert_non_null(file);
    assert_int_equal(fseek(file, (16 << 20) + 1, SEEK_SET), 0);
    assert_int_equal(fputc('x', file), 'x');
    assert_int_equal(fclose(file), 0);
    struct error why = {0, ""};
    assert_null(file_read(path, NULL, &why));
    assert_non_null(strstr(why.message, "large"));
    assert_true(file_remove(path));
    char *text = calloc((16 << 20) + 1, 1);
    assert_non_null(text);
    assert_false(file_write(path, text, (16 << 20) + 1, &why)); /* nobody could read it */
    assert_non_null(strstr(why.message, "large"));
    assert_false(file_exists(path));
    free(text);
}

#ifndef _WIN32
/* As in a folder that another program keeps the same on several machines. */
TEST(test_behind_a_link_the_file_itself_is_replaced)
{
    char real[400], link[400];
    struct stat info;
    snprintf(real, sizeof real, "%s", in_folder("real"));
    snprintf(link, sizeof link, "%s", in_folder("link"));
    write_text(real, "old");
    assert_int_equal(symlink("real", link), 0);
    write_text(link, "new");
    assert_true(lstat(link, &info) == 0 && S_ISLNK(info.st_mode));
    assert_true(lstat(real, &info) == 0 && S_ISREG(info.st_mode));
    expect_content(real, "new");
    file_spare(link, true); /* what may be whole stays, whatever leads to it */
    write_text(link, "newer");
    expect_content(link, "newer");
    expect_content(in_folder("real.broken-1"), "new");
    assert_true(file_remove(link) && file_remove(real) && file_remove(in_folder("real.broken-1")));
}

/* As when the disk with the file isn't there: no other file takes the place of the link. */
TEST(test_a_link_to_nothing_stays)
{
    char real[400], link[400];
    struct stat info;
    struct error why;
    snprintf(real, sizeof real, "%s", in_folder("real"));
    snprintf(link, sizeof link, "%s", in_folder("link"));
    assert_int_equal(symlink("real", link), 0);
    write_text(link, "new");
    assert_true(lstat(link, &info) == 0 && S_ISLNK(info.st_mode));
    expect_content(real, "new");
    assert_true(file_remove(link) && file_remove(real));
    assert_int_equal(symlink("no-folder/real", link), 0);
    assert_false(file_write(link, "new", 3, &why));
    assert_true(lstat(link, &info) == 0 && S_ISLNK(info.st_mode));
    assert_int_equal(unlink(link), 0);
}
#endif

static void count_files(void *user, const char *name)
{
    if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0)
        ++*(int *)user;
}

static int files_left(void)
{
    int count = 0;
    assert_true(file_each(folder, "", count_files, &count));
    return count;
}

TEST(test_a_folder_that_is_not_there)
{
    struct error why = {0, ""};
    assert_false(file_write(in_folder("no-folder/save"), "x", 1, &why));
    assert_non_null(strstr(why.message, "no-folder"));
    write_text(in_folder("text"), "no folder");
    assert_false(file_write(in_folder("text/save"), "x", 1, &why));
    expect_content(in_folder("text"), "no folder");
    assert_false(file_make_folder(in_folder("text"), &why));
    assert_false(file_make_folder(in_folder("no-folder/sub"), &why));
    assert_true(file_remove(in_folder("text")));
}

TEST(test_a_path_is_made_with_its_parents)
{
    struct error why = {0, ""};
    assert_true(file_make_path(in_folder("one/two/three/"), &why)); /* a data folder ends with a slash */
    assert_int_equal(file_kind(in_folder("one/two/three")), FILE_FOLDER);
    assert_true(file_make_path(in_folder("one/two"), &why)); /* it is there: fine */
    write_text(in_folder("one/text"), "no folder");
    assert_false(file_make_path(in_folder("one/text/two"), &why));
    assert_non_null(strstr(why.message, "one/text/two"));
    expect_content(in_folder("one/text"), "no folder");
    static const char *const made[] = {"one/text", "one/two/three", "one/two", "one"};
    for (size_t i = 0; i < sizeof made / sizeof *made; i++)
        assert_true(file_remove(in_folder(made[i])));
}

TEST(test_a_name_taken_by_a_folder)
{
    struct error why = {0, ""};
    write_text(in_folder("save"), "old");
    char beside[40];
    snprintf(beside, sizeof beside, "save.%ld.new", system_process());
    assert_true(file_make_folder(in_folder(beside), &why));
    assert_true(file_make_folder(in_folder(beside), &why)); /* it is there: fine */
    assert_false(file_write(in_folder("save"), "new", 3, &why));
    expect_content(in_folder("save"), "old");
    assert_true(file_remove(in_folder(beside)));
    assert_true(file_make_folder(in_folder("sub"), &why));
    assert_false(file_write(in_folder("sub"), "new", 3, &why));
    assert_true(file_remove(in_folder("sub")));
    assert_true(file_remove(in_folder("save")));
    assert_int_equal(files_left(), 0); /* nothing is left lying about */
}

TEST(test_leavings_of_killed_writers_are_swept)
{
    write_text(in_folder("save"), "mine");
    write_text(in_folder("save.4711.new"), "half");
    write_text(in_folder("new"), "a player's file");
    write_text(in_folder("notes.new"), "another");
    static const char *const others[] = {"4711.new", "save4711.new", ".new", "n"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        write_text(in_folder(others[i]), "none of ours");
    char far[1100];
    memset(far, 'x', sizeof far - 1);
    far[sizeof far - 1] = '\0';
    file_sweep(far); /* there is no such folder */
    file_sweep(folder);
    assert_false(file_exists(in_folder("save.4711.new")));
    assert_true(file_exists(in_folder("save")) && file_exists(in_folder("new")));
    assert_true(file_exists(in_folder("notes.new"))); /* no name of ours */
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_true(file_exists(in_folder(others[i])) && file_remove(in_folder(others[i])));
    assert_true(file_remove(in_folder("notes.new")) && file_remove(in_folder("new")));
    assert_true(file_remove(in_folder("save")));
}

TEST(test_a_rename_takes_no_name_that_is_in_use)
{
    struct error why = {0, ""};
    write_text(in_folder("save"), "one");
    write_text(in_folder("text"), "two");
    assert_false(file_rename(in_folder("save"), in_folder("text"), &why));
    expect_content(in_folder("save"), "one");
    expect_content(in_folder("text"), "two");
    assert_true(file_remove(in_folder("text")));
    assert_true(file_rename(in_folder("save"), in_folder("text"), &why));
    expect_content(in_folder("text"), "one");
    assert_false(file_exists(in_folder("save")));
    assert_true(file_time(in_folder("text")) > 0);
    assert_true(file_time(in_folder("save")) == 0);
    assert_true(file_remove(in_folder("text")));
    assert_false(file_each(in_folder("nowhere"), "", count_files, NULL));
}

TEST(test_a_full_disk_keeps_the_old_file)
{
#ifndef _WIN32
    struct rlimit before, small;
    struct error why = {0, ""};
    static char large[20000];
    memset(large, 'x', sizeof large);
    write_text(in_folder("save"), "old");
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    small = before;
    small.rlim_cur = 1000;
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    bool written = file_write(in_folder("save"), large, sizeof large, &why);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    signal(SIGXFSZ, SIG_DFL);
    assert_false(written);
    assert_true(strlen(why.message) > 10);
    expect_content(in_folder("save"), "old");
    assert_int_equal(files_left(), 1);
    assert_true(file_write(in_folder("save"), large, sizeof large, &why));
    assert_true(file_remove(in_folder("save")));
#endif
}

static void note_name(void *user, const char *name)
{
    snprintf(user, 100, "%s", name);
}

/* The folder of all these tests has such a name too. */
TEST(test_names_in_every_alphabet)
{
    static const char *const names[] = {"J\303\274rgen M\303\274ller.tigers",
                                        "\351\276\215\350\231\216.tigers",
                                        "\320\242\320\270\320\263\321\200 1.tigers"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct error why;
        char path[400], listed[100] = "", kept[400];
        snprintf(path, sizeof path, "%s", in_folder(names[i]));
        write_text(path, "a match");
        expect_content(path, "a match");
        assert_true(file_each(folder, ".tigers", note_name, listed));
        assert_string_equal(listed, names[i]);
        assert_true(file_time(path) > 0);
        assert_true(file_rename(path, in_folder("text"), &why));
        assert_true(file_rename(in_folder("text"), path, &why));
        assert_true(file_set_aside(path, kept, sizeof kept, &why));
        expect_content(kept, "a match");
        assert_true(file_remove(kept));
        assert_true(file_make_folder(path, &why));
        assert_true(file_kind(path) == FILE_FOLDER && file_remove(path));
        assert_null(file_read(path, NULL, &why));
        assert_non_null(strstr(why.message, names[i]));
    }
    assert_int_equal(files_left(), 0);
}

/* Elsewhere nobody can keep a file from being replaced. */
#ifndef _WIN32
/* A pipe that nobody writes to would be waited for without end; renamed over, a device would be gone. */
TEST(test_a_pipe_is_no_file)
{
    struct error why;
    const char *path = in_folder("pipe");
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_null(file_read(path, NULL, &why));
    assert_non_null(strstr(why.message, "not a file"));
    assert_false(file_write(path, "x", 1, &why));
    assert_non_null(strstr(why.message, "not a file"));
    assert_int_equal(file_kind(path), FILE_OTHER);
    assert_true(file_remove(path));
}
#endif

#ifdef _WIN32
enum { MOMENT = 150 /* milliseconds */ };

/* Opens it as a scanner does, which lets nobody else have it. */
static HANDLE hold(const char *path)
{
    wchar_t name[WIDTH_PATH];
    HANDLE handle = CreateFileW(wide_path(path, name), GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
    assert_true(handle != INVALID_HANDLE_VALUE);
    return handle;
}

static DWORD WINAPI let_go_soon(void *handle)
{
    Sleep(MOMENT);
    CloseHandle(handle);
    return 0;
}

static HANDLE hold_for_a_moment(const char *path)
{
    HANDLE thread = CreateThread(NULL, 0, let_go_soon, hold(path), 0, NULL);
    assert_non_null(thread);
    return thread;
}

static void wait_for(HANDLE thread)
{
    WaitForSingleObject(thread, INFINITE);
    CloseHandle(thread);
}

TEST(test_a_file_that_another_program_holds)
{
    struct error why = {0, ""};
    write_text(in_folder("save"), "old");
    HANDLE scanner = hold(in_folder("save"));
    assert_false(file_write(in_folder("save"), "new", 3, &why));
    assert_non_null(strstr(why.message, "Permission denied"));
    CloseHandle(scanner);
    expect_content(in_folder("save"), "old");
    assert_int_equal(files_left(), 1);

    scanner = hold_for_a_moment(in_folder("save"));
    assert_true(file_write(in_folder("save"), "new", 3, &why));
    wait_for(scanner);
    scanner = hold_for_a_moment(in_folder("save"));
    expect_content(in_folder("save"), "new");
    wait_for(scanner);
    scanner = hold_for_a_moment(in_folder("save"));
    assert_true(file_remove(in_folder("save")));
    wait_for(scanner);
}
#endif

TEST(test_broken_files_are_set_aside)
{
    char kept[400];
    struct error why;
    write_text(in_folder("save"), "first");
    assert_true(file_set_aside(in_folder("save"), kept, sizeof kept, &why));
    assert_string_equal(kept, in_folder("save.broken-1"));
    assert_false(file_exists(in_folder("save")));
    write_text(in_folder("save"), "second");
    assert_true(file_set_aside(in_folder("save"), kept, sizeof kept, &why));
    assert_string_equal(kept, in_folder("save.broken-2"));
    expect_content(in_folder("save.broken-1"), "first");
    expect_content(in_folder("save.broken-2"), "second");
    assert_false(file_set_aside(in_folder("save"), kept, sizeof kept, &why));
}

/* Nobody has so many, unless something breaks them at every start: it is said then, and nothing is lost. */
TEST(test_a_thousand_broken_files)
{
    char kept[400], name[40];
    struct error why;
    for (int i = 1; i < 1000; i++) {
        snprintf(name, sizeof name, "save.broken-%d", i);
        FILE *file = file_open(in_folder(name), "wb");
        assert_non_null(file);
        fclose(file);
    }
    write_text(in_folder("save"), "the last");
    assert_false(file_set_aside(in_folder("save"), kept, sizeof kept, &why));
    assert_non_null(strstr(why.message, "a thousand damaged files are there already"));
    expect_content(in_folder("save"), "the last");
    for (int i = 1; i < 1000; i++) {
        snprintf(name, sizeof name, "save.broken-%d", i);
        assert_true(file_remove(in_folder(name)));
    }
    assert_true(file_remove(in_folder("save")));
}

/* What could not be read may be whole: what is written under its name sets it aside, once. */
TEST(test_what_may_be_whole_is_not_written_over)
{
    struct error why;
    write_text(in_folder("save"), "unread");
    file_spare(in_folder("save"), true);
    file_spare(in_folder("save"), true);
    write_text(in_folder("save"), "new");
    expect_content(in_folder("save"), "new");
    expect_content(in_folder("save.broken-1"), "unread");
    write_text(in_folder("save"), "newer");
    expect_content(in_folder("save"), "newer");
    assert_false(file_exists(in_folder("save.broken-2")));
    file_spare(in_folder("save"), true);
    file_spare(in_folder("save"), false); /* it was read after all */
    write_text(in_folder("save"), "newest");
    assert_false(file_exists(in_folder("save.broken-2")));
    file_spare(in_folder("text"), true); /* which is gone meanwhile */
    write_text(in_folder("text"), "new");
    assert_false(file_exists(in_folder("text.broken-1")));
#ifndef _WIN32
    char place[400];
    snprintf(place, sizeof place, "%s", in_folder("save.broken-2"));
    assert_int_equal(symlink(place, place), 0); /* nobody can tell what lies there */
    file_spare(in_folder("save"), true);
    assert_false(file_write(in_folder("save"), "last", 4, &why));
    assert_non_null(strstr(why.message, "save can’t be set aside: "));
    expect_content(in_folder("save"), "newest");
    assert_int_equal(unlink(place), 0);
    file_spare(in_folder("save"), false);
#endif
    assert_true(file_remove(in_folder("text")) && file_remove(in_folder("save.broken-1")));
    assert_true(file_remove(in_folder("save")));
    assert_int_equal(files_left(), 0);
}

/* The names of a handful of files are kept; what is too many, or no path can be, is not, and does no harm. */
TEST(test_a_handful_is_spared)
{
    char name[40], far[1100];
    struct error why;
    for (int i = 0; i < 20; i++) {
        snprintf(name, sizeof name, "spared-%d", i);
        file_spare(in_folder(name), true);
    }
    memset(far, 'x', sizeof far - 1);
    far[sizeof far - 1] = '\0';
    for (int i = 0; i < 20; i++) {
        snprintf(name, sizeof name, "spared-%d", i);
        file_spare(in_folder(name), false);
    }
    file_spare(far, true);
    assert_false(file_write(far, "x", 1, &why));
    assert_memory_equal(why.message, "The file name xxx", 17);
    assert_non_null(strstr(why.message, "xxx... is too long"));
    assert_false(file_exists(far));
    assert_false(file_rename(in_folder("nowhere"), in_folder("save"), &why));
    assert_non_null(strstr(why.message, "nowhere can’t be renamed: "));
}

static char told[4000];

static void note_change(const char *path)
{
    strcat(strcat(told, path), "\n");
}

/* True if that file was reported since the last call. */
static bool was_told(const char *name)
{
    char line[402];
    snprintf(line, sizeof line, "%s\n", in_folder(name));
    return strstr(told, line) != NULL;
}

TEST(test_who_keeps_a_copy_is_told_of_every_change)
{
    struct error why;
    char kept[400];
    file_watch(note_change);
    write_text(in_folder("save"), "first");
    assert_true(was_told("save"));
    told[0] = '\0';
    assert_true(file_rename(in_folder("save"), in_folder("text"), &why));
    assert_true(was_told("save") && was_told("text"));
    told[0] = '\0';
    assert_true(file_set_aside(in_folder("text"), kept, sizeof kept, &why));
    assert_true(was_told("text"));
    assert_non_null(strstr(told, kept));
    told[0] = '\0';
    assert_true(file_remove(kept));
    assert_non_null(strstr(told, kept));
    told[0] = '\0';
    assert_true(file_remove(in_folder("text"))); /* is not there: nothing changes */
    assert_string_equal(told, "");
    file_watch(NULL);
    write_text(in_folder("save"), "second");
    assert_string_equal(told, "");
    file_remove(in_folder("save"));
}

TEST_GROUP(make_folder, remove_folder)

int main(void)
{
    return test_file_run();
}

static int renewed;

static bool make_again(void *user)
{
    renewed++;
    return file_make_path(user, NULL);
}

static bool make_nothing(void *user)
{
    (void)user;
    renewed++;
    return false;
}

TEST(test_a_folder_that_is_gone_can_be_made_again)
{
    char missing[400], save[450], below[450];
    struct error why;
    snprintf(missing, sizeof missing, "%s", in_folder("gone"));
    snprintf(save, sizeof save, "%s/save", missing);
    snprintf(below, sizeof below, "%s/below", missing);
    assert_false(file_write(save, "1", 1, &why));
    file_renew(make_nothing, NULL);
    assert_false(file_write(save, "1", 1, &why) || file_make_folder(below, &why));
    assert_int_equal(renewed, 2);
    file_renew(make_again, missing);
    assert_true(file_write(save, "1", 1, &why));
    assert_true(file_write(save, "2", 1, &why)); /* it is there: nobody is asked */
    assert_int_equal(renewed, 3);
    assert_true(file_remove(save) && file_remove(missing));
    assert_true(file_make_folder(below, &why));
    assert_int_equal(renewed, 4);
    assert_true(file_remove(below) && file_remove(missing));
    file_renew(make_again, below); /* who makes more than is asked for */
    assert_true(file_write(save, "1", 1, &why));
    file_renew(NULL, NULL);
    assert_true(file_remove(save) && file_remove(below) && file_remove(missing));
}
