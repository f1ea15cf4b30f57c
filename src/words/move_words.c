/* move_words.c: moves in words; see move_words.h. */
#include "words/move_words.h"

#include <stdio.h>
#include <stdlib.h>

/* The kinds of a naming: "Name 2, 5 and 8 dots". */
static void name_kinds(tile_set kinds, char *out, size_t size)
{
    size_t used = (size_t)snprintf(out, size, kinds ? "Name" : "Name no wait");
    int left = 0;
    uint8_t last = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        left += kinds >> kind & 1;
    for (uint8_t kind = 0; kind < TILE_KINDS && used < size; kind++) {
        if (!(kinds >> kind & 1))
            continue;
        left--;
        last = kind;
        used += (size_t)snprintf(out + used, size - used, " %d%s", tile_number(kind),
                                 left > 1    ? ","
                                 : left == 1 ? " and"
                                             : "");
    }
    if (kinds && used < size)
        snprintf(out + used, size - used, " %s", suit_name(tile_suit(last)));
}

/* Moves that name a tile. */
static bool tile_words(const struct words *words, struct move move, char *out, size_t size)
{
    const struct set_names *sets = words_sets(words);
    const char *tile = move.tile < TILE_COUNT ? tile_name(move.tile) : "";
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
        snprintf(out, size, "Discard %s", tile);
        return true;
    case MOVE_RIICHI:
        snprintf(out, size, "Riichi with %s", tile);
        return true;
    case MOVE_TENPAI:
        snprintf(out, size, "Declare tenpai with %s", tile);
        return true;
    case MOVE_CHOW:
        snprintf(out, size, "%s of %d to %d", sets->chow, tile_number(move.tile), tile_number(move.tile) + 2);
        return true;
    case MOVE_KONG_OWN:
        snprintf(out, size, "%s of %s", sets->kong, tile_name_plural(tile_kind(move.tile)));
        return true;
    case MOVE_GUESS:
        snprintf(out, size, "Guess %s and %s", tile, move.other < TILE_COUNT ? tile_name(move.other) : "");
        return true;
    default:
        return false;
    }
}

void move_words(const struct words *words, struct move move, char *out, size_t size)
{
    static const char *const plain[MOVE_KINDS] = {
        [MOVE_WIN] = "Win",
        [MOVE_PASS] = "Pass",
        [MOVE_REVEAL] = "Turn a tile up",
        [MOVE_DUMMY_DRAW] = "Draw and discard",
        [MOVE_LAY_DOWN] = "Lay the win down",
        [MOVE_DECLARE] = "Declare a win",
    };
    if (tile_words(words, move, out, size))
        return;
    if (move.kind == MOVE_PUNG || move.kind == MOVE_KONG)
        snprintf(out, size, "%s", move.kind == MOVE_PUNG ? words_sets(words)->pung : words_sets(words)->kong);
    else if (move.kind == MOVE_REMOVE)
        snprintf(out, size, "Take out %s", suit_name((enum suit)move.number));
    else if (move.kind == MOVE_KEEP)
        snprintf(out, size, "Keep %d and %d", move.number, move.other);
    else if (move.kind == MOVE_TREASURE)
        snprintf(out, size, move.number ? "Turn the treasure up" : "Leave the treasure");
    else if (move.kind == MOVE_NAME)
        name_kinds(move.kinds, out, size);
    else
        snprintf(out, size, "%s", plain[move.kind] ? plain[move.kind] : "");
}

void move_words_points(int hundredths, bool sign, char *out, size_t size)
{
    int size_of = abs(hundredths);
    const char *mark = hundredths < 0 ? "−" : sign && hundredths > 0 ? "+" : "";
    if (size_of >= 100000)
        snprintf(out, size, "%s%d", mark, (size_of + 50) / 100);
    else if (size_of >= 1000)
        snprintf(out, size, "%s%d.%d", mark, (size_of + 5) / 100, (size_of + 5) / 10 % 10);
    else
        snprintf(out, size, "%s%d.%02d", mark, size_of / 100, size_of % 100);
}

/* "4 in 10", "3 in 100". */
static void say_chance(int per_mille, char *out, size_t size)
{
    if (per_mille >= 975)
        snprintf(out, size, "nearly always");
    else if (per_mille >= 95)
        snprintf(out, size, "%d in 10", (per_mille + 50) / 100);
    else
        snprintf(out, size, "%d in 100", (per_mille + 5) / 10);
}

/* "gains 1.3 points on average". */
static void say_worth(int hundredths, char *out, size_t size)
{
    int tenths = (abs(hundredths) + 5) / 10;
    const char *verb = hundredths < 0 ? "loses" : "gains";

    if (!tenths)
        snprintf(out, size, "neither gains nor loses on average");
    else if (tenths >= 1000)
        snprintf(out, size, "%s %d points on average", verb, (tenths + 5) / 10);
    else
        snprintf(out, size, "%s %d.%d point%s on average", verb, tenths / 10, tenths % 10,
                 tenths == 10 ? "" : "s");
}

void move_words_figures(const struct advice *advice, char *out, size_t size)
{
    char chance[24], worth[48];
    out[0] = '\0';
    if (!advice->reckoned)
        return;
    say_worth(advice->points, worth, sizeof worth);
    say_chance(advice->win, chance, sizeof chance);
    size_t used = (size_t)snprintf(out, size, "%s, wins %s", worth, chance);
    say_chance(advice->deal_in, chance, sizeof chance);
    if (advice->deal_in >= 5 && used < size)
        snprintf(out + used, size - used, ", deals in %s", chance);
}
