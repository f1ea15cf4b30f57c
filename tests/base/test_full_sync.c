/*
 * test_full_sync.c: what macOS is asked for, so that a save is on the disk and not in the drive's own memory:
 * F_FULLFSYNC, and fsync where a disk does not know that. The file that asks is read here again, over a
 * system that only pretends, as no other has that request.
 * Alone: it holds base/disk_posix.c a second time
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#ifdef _WIN32 /* another file asks there */

int main(void)
{
    return 0;
}

#else

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* What was asked, a letter each: f for F_FULLFSYNC, s for fsync; and which of them the disk knows. */
static char asked[8];
static bool knows_full, knows_sync;

static int answer(const char *letter, bool good)
{
    strcat(asked, letter);
    errno = good ? 0 : ENOTSUP;
    return good ? 0 : -1;
}

static int pretend_fcntl(int handle, int request, ...)
{
    (void)handle;
    return request == F_SETFD ? 0 : answer("f", knows_full);
}

static int pretend_fsync(int handle)
{
    (void)handle;
    return answer("s", knows_sync);
}

#undef F_FULLFSYNC
#define F_FULLFSYNC 51
#define fcntl       pretend_fcntl
#define fsync       pretend_fsync
#include "base/disk_posix.c" /* NOLINT(bugprone-suspicious-include) */

static bool sync_on(bool full, bool plain)
{
    asked[0] = '\0';
    knows_full = full;
    knows_sync = plain;
    return disk_sync(stderr);
}

static void the_drive_is_asked_first(void **state)
{
    (void)state;
    assert_true(sync_on(true, false));
    assert_string_equal(asked, "f");
}

static void a_disk_that_knows_no_better_is_synced(void **state)
{
    (void)state;
    assert_true(sync_on(false, true));
    assert_string_equal(asked, "fs");
}

static void what_cannot_be_synced_is_told(void **state)
{
    (void)state;
    assert_false(sync_on(false, false));
    assert_string_equal(asked, "fs");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_drive_is_asked_first),
        cmocka_unit_test(a_disk_that_knows_no_better_is_synced),
        cmocka_unit_test(what_cannot_be_synced_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#endif
