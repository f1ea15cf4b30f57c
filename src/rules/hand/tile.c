/* tile.c: see tile.h. */
#include "rules/hand/tile.h"

#include <ctype.h>
#include <string.h>

#include "base/check.h"
#include "base/mark.h"

static const char letters[] = "mpszfg";

/* Returns the index in `letters` of the tile's suit or bonus group. */
static int tile_group(uint8_t tile)
{
    uint8_t kind = tile_kind(tile);
    if (kind < TILE_KINDS)
        return kind / 9;
    return kind < TILE_SEASON ? 4 : 5;
}

static char tile_digit(uint8_t tile)
{
    return (char)(tile >= TILE_RED_FIVE ? '0' : '0' + tile_number(tile));
}

uint8_t tile_indicated(uint8_t indicator)
{
    uint8_t kind = tile_kind(indicator);
    if (kind >= TILE_WHITE)
        return kind == TILE_RED ? TILE_WHITE : (uint8_t)(kind + 1);
    if (kind >= TILE_EAST)
        return kind == TILE_NORTH ? TILE_EAST : (uint8_t)(kind + 1);
    return kind % 9 == 8 ? (uint8_t)(kind - 8) : (uint8_t)(kind + 1);
}

void tile_print(uint8_t tile, char out[3])
{
    out[0] = tile_digit(tile);
    out[1] = letters[tile_group(tile)];
    out[2] = '\0';
}

/* Returns the tile for a digit and a letter, which must not be the zero that ends a text; TILE_NONE if there
 * is none. */
static uint8_t tile_from(char digit, char letter)
{
    const char *place = strchr(letters, letter);
    if (!place || !isdigit((unsigned char)digit))
        return TILE_NONE;
    static const int most[] = {9, 9, 9, 7, 4, 4};
    static const uint8_t first[] = {TILE_1M, TILE_1P, TILE_1S, TILE_EAST, TILE_FLOWER, TILE_SEASON};
    int group = (int)(place - letters), number = digit - '0';
    if (number == 0)
        return group < 3 ? (uint8_t)(TILE_RED_FIVE + group) : TILE_NONE;
    return number <= most[group] ? (uint8_t)(first[group] + number - 1) : TILE_NONE;
}

uint8_t tile_parse(const char *text)
{
    if (!text[0] || !text[1] || text[2])
        return TILE_NONE;
    return tile_from(text[0], text[1]);
}

int tile_parse_list(const char *text, uint8_t *out, int most, struct error *error)
{
    int count = 0;
    for (const char *at = text; *at;) {
        if (*at == ' ') {
            at++;
            continue;
        }
        size_t digits = strspn(at, "0123456789");
        char letter = at[digits];
        if (digits == 0 || !letter || !strchr(letters, letter)) {
            error_say(error, tr("\"{1}\" isn’t a tile: expected digits and one of m p s z f g"),
                      tr_short(at, 20));
            return -1;
        }
        for (size_t i = 0; i < digits; i++) {
            uint8_t tile = tile_from(at[i], letter);
            if (tile == TILE_NONE) {
                const char name[] = {at[i], letter, '\0'};
                error_say(error, tr("there is no such tile as {1}"), name);
                return -1;
            }
            if (count == most) {
                error_say(error, tr("more than {1} tiles in \"{2}\""), most, tr_short(text, 40));
                return -1;
            }
            out[count++] = tile;
        }
        at += digits + 1;
    }
    return count;
}

void tile_append_list(const uint8_t *tiles, int count, char *out, size_t size)
{
    size_t at = strlen(out);
    for (int i = 0; i < count; i++) {
        bool ends = i + 1 == count || tile_group(tiles[i]) != tile_group(tiles[i + 1]);
        CHECK(at + 3 <= size);
        out[at++] = tile_digit(tiles[i]);
        if (ends)
            out[at++] = letters[tile_group(tiles[i])];
    }
    CHECK(at < size);
    out[at] = '\0';
}

void tile_append_kinds(tile_set kinds, char *out, size_t size)
{
    uint8_t tiles[TILE_KINDS];
    int count = 0;
    for (; kinds; kinds &= kinds - 1)
        tiles[count++] = tile_set_first(kinds);
    tile_append_list(tiles, count, out, size);
}

int tile_flowers(unsigned flowers, uint8_t *out)
{
    int count = 0;
    for (uint8_t tile = TILE_FLOWER; tile < TILE_RED_FIVE; tile++)
        if (flowers >> (tile - TILE_FLOWER) & 1)
            out[count++] = tile;
    return count;
}

const char *tile_name(uint8_t tile)
{
    static const char *const names[TILE_COUNT] = {N_("1 character"),
                                                  N_("2 characters"),
                                                  N_("3 characters"),
                                                  N_("4 characters"),
                                                  N_("5 characters"),
                                                  N_("6 characters"),
                                                  N_("7 characters"),
                                                  N_("8 characters"),
                                                  N_("9 characters"),
                                                  N_("1 dot"),
                                                  N_("2 dots"),
                                                  N_("3 dots"),
                                                  N_("4 dots"),
                                                  N_("5 dots"),
                                                  N_("6 dots"),
                                                  N_("7 dots"),
                                                  N_("8 dots"),
                                                  N_("9 dots"),
                                                  N_("1 bamboo"),
                                                  N_("2 bamboo"),
                                                  N_("3 bamboo"),
                                                  N_("4 bamboo"),
                                                  N_("5 bamboo"),
                                                  N_("6 bamboo"),
                                                  N_("7 bamboo"),
                                                  N_("8 bamboo"),
                                                  N_("9 bamboo"),
                                                  N_("East"),
                                                  N_("South"),
                                                  N_("West"),
                                                  N_("North"),
                                                  N_("white dragon"),
                                                  N_("green dragon"),
                                                  N_("red dragon"),
                                                  N_("flower 1"),
                                                  N_("flower 2"),
                                                  N_("flower 3"),
                                                  N_("flower 4"),
                                                  N_("season 1"),
                                                  N_("season 2"),
                                                  N_("season 3"),
                                                  N_("season 4"),
                                                  N_("red 5 characters"),
                                                  N_("red 5 dots"),
                                                  N_("red 5 bamboo")};
    CHECK(tile < TILE_COUNT);
    return names[tile];
}

const char *tile_name_plural(uint8_t tile)
{
    static const char *const dragons[] = {N_("white dragons"), N_("green dragons"), N_("red dragons")};
    return tile_is_dragon(tile) ? dragons[tile - TILE_WHITE] : tile_name(tile);
}

const char *suit_name(enum suit suit)
{
    static const char *const names[] = {N_("characters"), N_("dots"), N_("bamboo"), N_("honors"),
                                        N_("flowers")};
    CHECK(suit <= SUIT_BONUS);
    return names[suit];
}

char suit_letter(enum suit suit)
{
    CHECK(suit <= SUIT_HONORS);
    return letters[suit];
}

enum suit suit_parse(char letter)
{
    return letter == 'm'   ? SUIT_CHARACTERS
           : letter == 'p' ? SUIT_DOTS
           : letter == 's' ? SUIT_BAMBOO
                           : SUIT_NONE;
}
