/*
 * test_month.c: eight days of two players: shelf, achievements, road and streak are what the records say.
 * Tier: ci
 * Sanitize: no
 */
#include "sdl/shelf/month.h"

TEST(eight_days_agree_with_their_records)
{
    month_live(8);
}
