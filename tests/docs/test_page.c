/*
 * test_page.c: the page's own code does what it should without a browser, and says each sentence in every
 * language. The checks are those of tests/play/page-alone.mjs, which takes node.
 */
#include "support/test.h"

TEST(the_page_does_without_what_a_browser_takes_away)
{
#ifndef _WIN32
    assert_int_equal(setenv("ROOT", SOURCE_DIR, 1), 0);
    if (system("command -v node >/dev/null 2>&1") != 0)
        skip();
    assert_int_equal(system("node \"$ROOT/tests/play/page-alone.mjs\" \"$ROOT/packaging/web\""), 0);
#else
    skip();
#endif
}
