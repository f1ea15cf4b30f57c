/* test_qr.c: the code that telephones read: its size and the signs in its corners, by ISO/IEC 18004. */
#include "support/test.h"

#include "net/qr.h"

/* Seven squares wide: a dark frame, a light one, and a dark middle of three. */
static bool has_corner(const struct qr *qr, int top, int left)
{
    for (int y = 0; y < 7; y++)
        for (int x = 0; x < 7; x++) {
            bool frame = y == 0 || y == 6 || x == 0 || x == 6, middle = y > 1 && y < 5 && x > 1 && x < 5;
            if (qr->dark[top + y][left + x] != (frame || middle))
                return false;
        }
    return true;
}

TEST(an_address_with_its_code_has_29_squares)
{
    struct qr qr;
    assert_true(qr_make(&qr, "http://192.168.178.23:7733/#KXQ7TM"));
    assert_int_equal(qr.size, 29); /* version 3 holds 42 bytes at level M */
    assert_true(has_corner(&qr, 0, 0) && has_corner(&qr, 0, 22) && has_corner(&qr, 22, 0));
    for (int i = 8; i < 21; i++) { /* the timing between the corners */
        assert_int_equal(qr.dark[6][i], i % 2 == 0);
        assert_int_equal(qr.dark[i][6], i % 2 == 0);
    }
    assert_true(qr.dark[21][8]); /* always dark */
}

TEST(what_is_too_long_makes_no_code)
{
    struct qr qr;
    char text[1000];
    memset(text, 'a', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    assert_false(qr_make(&qr, text));
}
