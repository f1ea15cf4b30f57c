/*
 * test_lock.c: one process at a time has a folder, and a killed one has nothing any more.
 *
 * The other process is this program again, with the lock's path as its word.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#ifndef _WIN32
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "base/file.h"
#include "base/lock.h"
#include "support/child.h"
#include "support/system.h"

enum { PATH = 512 };

static const char *program;
static char folder[PATH], path[PATH + 8];

/* Where the other process says that it has the lock. */
static void held_path(char held[2 * PATH], const char *lock_path)
{
    snprintf(held, 2 * PATH, "%s.held", lock_path);
}

static int make_path(void **state)
{
    (void)state;
    system_folder(folder, sizeof folder);
    snprintf(path, sizeof path, "%s/lock", folder);
    return 0;
}

static int remove_path(void **state)
{
    (void)state;
    system_remove(folder);
    return 0;
}

/* The other process: takes the lock, says so and waits to be killed. */
static int hold(const char *lock_path)
{
    struct lock *lock;
    char held[2 * PATH];
    held_path(held, lock_path);
    if (lock_take(&lock, lock_path) != LOCK_TAKEN || !file_write(held, "", 0, NULL))
        return 1;
    for (;;)
        system_sleep(1000);
}

static struct child *begin_holder(void)
{
    char command[2 * PATH], held[2 * PATH];
    held_path(held, path);
    snprintf(command, sizeof command, "'%s' '%s'", program, path);
    struct child *child = child_start(command, NULL, NULL, NULL);
    assert_non_null(child);
    while (!file_exists(held)) {
        assert_true(child_runs(child));
        system_sleep(10);
    }
    assert_true(file_remove(held));
    return child;
}

static void end(struct child *child)
{
    child_kill(child);
    assert_int_equal(child_wait(child), CHILD_KILLED);
}

TEST(another_process_keeps_it)
{
    struct lock *lock = NULL;
    struct child *child = begin_holder();
    assert_int_equal(lock_take(&lock, path), LOCK_HELD);
    assert_null(lock);
    end(child);
}

#ifndef _WIN32
/* What a player who isn't root gets, and whose file may be read only, as after a start with sudo. */
static enum lock_answer take_as_another(struct lock **lock)
{
    bool super = geteuid() == 0;
    assert_int_equal(super ? seteuid(65534) : 0, 0);
    enum lock_answer answer = lock_take(lock, path);
    assert_int_equal(super ? seteuid(0) : 0, 0);
    return answer;
}

TEST(another_process_keeps_a_file_of_somebody_else)
{
    struct lock *lock = NULL;
    struct child *child = begin_holder();
    assert_int_equal(chmod(path, 0444), 0);
    assert_int_equal(chmod(folder, 0755), 0);
    enum lock_answer held = take_as_another(&lock);
    end(child);
    enum lock_answer free = take_as_another(&lock);
    lock_release(lock);
    lock = NULL;
    assert_int_equal(chmod(path, 0), 0);
    enum lock_answer closed = take_as_another(&lock);
    assert_int_equal(chmod(path, 0644), 0);
    assert_int_equal(held, LOCK_HELD);
    assert_int_equal(free, LOCK_TAKEN);
    assert_int_equal(closed, LOCK_NEVER);
}
#endif

TEST(a_killed_process_leaves_it_free)
{
    struct lock *lock = NULL;
    end(begin_holder());
    assert_int_equal(lock_take(&lock, path), LOCK_TAKEN);
    assert_non_null(lock);
    lock_release(lock);
}

TEST(giving_it_back_frees_it)
{
    struct lock *lock = NULL;
    assert_int_equal(lock_take(&lock, path), LOCK_TAKEN);
    lock_release(lock);
    end(begin_holder());
    lock_release(NULL);
}

TEST(where_no_file_can_be_made_nobody_is_kept_out)
{
    struct lock *lock = NULL;
    char nowhere[PATH + 20];
    snprintf(nowhere, sizeof nowhere, "%s/nowhere/lock", folder);
    assert_int_equal(lock_take(&lock, nowhere), LOCK_NEVER);
    assert_null(lock);
}

TEST_GROUP(make_path, remove_path)

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    program = argv[0];
    return argc > 1 ? hold(argv[1]) : test_file_run();
}
