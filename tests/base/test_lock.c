/*
 * test_lock.c: one process at a time has a folder, and a killed one has nothing any more.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "base/lock.h"

#ifndef _WIN32
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static char path[300];

static int make_path(void **state)
{
    (void)state;
    const char *temporary = getenv("TMPDIR");
    snprintf(path, sizeof path, "%s/tigers-lock-XXXXXX", temporary ? temporary : "/tmp");
    int handle = mkstemp(path);
    return handle < 0 ? -1 : close(handle);
}

static int remove_path(void **state)
{
    (void)state;
    return file_remove(path) ? 0 : -1;
}

/* A process that takes the lock, says so through the pipe and waits to be killed. */
static pid_t begin_holder(void)
{
    int ends[2];
    char answer = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct lock *lock;
        char taken = lock_take(&lock, path) == LOCK_TAKEN ? 'y' : 'n';
        if (write(ends[1], &taken, 1) != 1)
            _exit(1);
        for (;;)
            pause();
    }
    close(ends[1]);
    assert_int_equal(read(ends[0], &answer, 1), 1);
    close(ends[0]);
    assert_int_equal(answer, 'y');
    return child;
}

static void end(pid_t child)
{
    kill(child, SIGKILL);
    assert_int_equal(waitpid(child, NULL, 0), child);
}

static void another_process_keeps_it(void **state)
{
    (void)state;
    struct lock *lock = NULL;
    pid_t child = begin_holder();
    assert_int_equal(lock_take(&lock, path), LOCK_HELD);
    assert_null(lock);
    end(child);
}

static void a_killed_process_leaves_it_free(void **state)
{
    (void)state;
    struct lock *lock = NULL;
    end(begin_holder());
    assert_true(file_exists(path)); /* the file is still there */
    assert_int_equal(lock_take(&lock, path), LOCK_TAKEN);
    assert_non_null(lock);
    lock_release(lock);
}

static void giving_it_back_frees_it(void **state)
{
    (void)state;
    struct lock *lock = NULL;
    assert_int_equal(lock_take(&lock, path), LOCK_TAKEN);
    lock_release(lock);
    pid_t child = begin_holder();
    end(child);
    lock_release(NULL);
}

static void where_no_file_can_be_made_nobody_is_kept_out(void **state)
{
    (void)state;
    struct lock *lock = NULL;
    assert_int_equal(lock_take(&lock, "/dev/null/lock"), LOCK_NEVER);
    assert_null(lock);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(another_process_keeps_it),
        cmocka_unit_test(a_killed_process_leaves_it_free),
        cmocka_unit_test(giving_it_back_frees_it),
        cmocka_unit_test(where_no_file_can_be_made_nobody_is_kept_out),
    };
    return cmocka_run_group_tests(tests, make_path, remove_path);
}
#else
int main(void)
{
    return 0;
}
#endif
