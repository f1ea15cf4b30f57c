/*
 * test_sources.c: the scripts that fetch what the downloads are built from find it wherever Debian has moved
 * it. The checks are those of tests/packaging/fetch-sources.sh, which needs no network.
 */
#include "support/test.h"

TEST(sources_are_found_wherever_debian_has_moved_them)
{
#ifdef __linux__
    assert_int_equal(setenv("SCRIPT", SOURCE_DIR "/tests/packaging/fetch-sources.sh", 1), 0);
    assert_int_equal(system("sh \"$SCRIPT\""), 0);
#else
    skip(); /* the scripts need Debian */
#endif
}
