/*
 * test_months.c: the same for a month and for two.
 * Tier: night
 * Sanitize: no
 */
#include "sdl/shelf/month.h"

TEST(a_month_agrees_with_its_records)
{
    month_live(31);
}

TEST(two_months_agree_with_their_records)
{
    month_live(61);
}
