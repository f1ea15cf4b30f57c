/*
 * tool_blind.c: so many matches by ear, over all modes in turn (blind_play.h): `tool_blind 1000 [SEED]`. It
 * prints how many were played, and ends with an error where the player is lost.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>

#include "sdl/blind_play.h"

static int wanted = 5;
static uint64_t seed = 1;

static void play_them(void **state)
{
    static const char *const modes[] = {"Dueling Tigers", "Tenpai Duel", "Pattern Mahjong", "One Suit",
                                        "Classic Mahjong"};
    enum { MODES = sizeof modes / sizeof *modes };
    (void)state;
    blind.tells = getenv("BLIND_TELLS") != NULL;
    blind_open(seed);
    while (blind.matches < wanted) {
        blind_match(modes[blind.matches % MODES]);
        if (blind.matches % 10 == 0)
            printf("%d matches, %ld keys, %ld sentences\n", blind.matches, blind.keys, blind.heard);
        fflush(stdout);
    }
    printf("%d matches by ear: %ld keys pressed, %ld sentences heard, never lost\n", blind.matches,
           blind.keys, blind.heard);
    blind_close();
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(play_them)};

    if (argc > 1)
        wanted = atoi(argv[1]);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
