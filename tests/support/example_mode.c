/*
 * quick.c: Quick Mahjong, Classic Mahjong for half an hour.
 *
 * One wind in which the deal passes after every hand, so four hands; no
 * flowers, no dead wall, one faan wins. One suit is worth less, the same
 * sequence in all three suits something.
 */
#include "support/example_mode.h"

#include "rules/modes/classic.h"

static const struct difference differences[] = {
    {.option = OPTION_MINIMUM, .value = 1},
    {.option = OPTION_FLOWERS, .value = 0},
    {.pattern = "half-flush", .value = 2},
    {.pattern = "full-flush", .value = 5},
    {.pattern = "last-tile", .value = 0},
    {.pattern = "thirteen-orphans", .value = 0},
    {0},
};

static int three_suits(const struct win *win, const struct reading *reading)
{
    (void)win;
    for (int lowest = TILE_1M; lowest <= TILE_1M + 6; lowest++) {
        tile_set runs = TILE_BIT(lowest) | TILE_BIT(lowest + 9) | TILE_BIT(lowest + 18);
        if ((reading->runs & runs) == runs)
            return 1;
    }
    return 0;
}

static const struct pattern own_patterns[] = {
    {"three-suits", "Three Suits", "the same sequence in all three suits", 2, 0, three_suits},
    {0},
};

const struct ruleset ruleset_quick = {
    CLASSIC_PARTS,
    .id = "quick",
    .name = "Quick Mahjong",
    .pitch = "Four players, four hands. One faan wins. The deal never stays.",
    .goal = "Win quickly with any hand worth a faan. After four hands the most points wins.",
    .forms = FORM_STANDARD | FORM_SEVEN_PAIRS,
    .claims = CLAIM_CHOW | CLAIM_PUNG | CLAIM_KONG,
    .differences = differences,
    .own_patterns = own_patterns,
};
