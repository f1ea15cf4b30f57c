/*
 * test_spoken_play.c: whole matches of every mode by ear, from the title on and back to it: the player knows
 * only what is spoken, and presses keys (blind_play.h). More of them: tool_blind.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sdl/blind_play.h"

static void test_matches_by_ear(void **state)
{
    static const char *const modes[] = {"Dueling Tigers", "Tenpai Duel", "Pattern Mahjong", "One Suit",
                                        "Classic Mahjong"};
    (void)state;
    blind.tells = getenv("BLIND_TELLS") != NULL;
    blind_open(11);
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        blind_match(modes[i]);
    assert_int_equal(blind.matches, 5);
    blind_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_matches_by_ear)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
