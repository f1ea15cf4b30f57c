/*
 * tile.h: the tiles and their text form.
 *
 * A tile is a uint8_t. 0 to 33 are the kinds that all modes count, in tile order: characters 1m-9m, dots
 * 1p-9p, bamboo 1s-9s, winds 1z-4z (East South West North), dragons 5z-7z (white green red). 34 to 41 are
 * flowers 1f-4f and seasons 1g-4g. 42 to 44 are the red fives 0m 0p 0s, which count as fives of their suit.
 */
#ifndef RULES_TILE_H
#define RULES_TILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/bits.h"
#include "base/check.h"
#include "base/error.h"

enum {
    TILE_1M = 0,
    TILE_1P = 9,
    TILE_1S = 18,
    TILE_EAST = 27,
    TILE_SOUTH,
    TILE_WEST,
    TILE_NORTH,
    TILE_WHITE,
    TILE_GREEN,
    TILE_RED,
    TILE_KINDS = 34,
    TILE_FLOWER = 34,
    TILE_SEASON = 38,
    TILE_RED_FIVE = 42,
    TILE_COUNT = 45,
    TILE_HIDDEN = 0xfe, /* a face-down tile */
    TILE_NONE = 0xff    /* no tile */
};

enum suit { SUIT_CHARACTERS, SUIT_DOTS, SUIT_BAMBOO, SUIT_HONORS, SUIT_BONUS, SUIT_NONE = 0xff };

/* A set of kinds: bit k is kind k. */
typedef uint64_t tile_set;
#define TILE_BIT(kind)  ((tile_set)1 << (kind))
#define TILE_SUIT(suit) ((tile_set)0x1ff << 9 * (suit)) /* characters, dots or bamboo */
#define TILE_ONES       (TILE_BIT(TILE_1M) | TILE_BIT(TILE_1P) | TILE_BIT(TILE_1S))
#define TILE_HONORS     ((tile_set)0x7f << TILE_EAST)
#define TILE_WINDS      ((tile_set)0x0f << TILE_EAST)
#define TILE_TERMINALS  ((tile_set)0x101 << TILE_1M | (tile_set)0x101 << TILE_1P | (tile_set)0x101 << TILE_1S)
#define TILE_ORPHANS    (TILE_TERMINALS | TILE_HONORS)

/* Returns the number of kinds in the set. */
static inline int tile_set_count(tile_set kinds)
{
    return bits_count(kinds);
}

/* Returns the lowest kind of a set that is not empty. */
static inline uint8_t tile_set_first(tile_set kinds)
{
#ifdef __GNUC__
    return (uint8_t)(__builtin_ctzll(kinds) & 63);
#else
    return (uint8_t)tile_set_count((kinds & (~kinds + 1)) - 1);
#endif
}

/* Returns the numbers of the suit tiles in a set: bit n - 1 is number n. */
static inline uint16_t tile_numbers(tile_set kinds)
{
    return (uint16_t)((kinds | kinds >> TILE_1P | kinds >> TILE_1S) & TILE_SUIT(0));
}

/* The functions below run in every inner loop, so they are inline. */

/* Returns the kind a tile counts as: a red five is a five, every other tile is its own kind. */
static inline uint8_t tile_kind(uint8_t tile)
{
    CHECK(tile < TILE_COUNT);
    return tile >= TILE_RED_FIVE ? (uint8_t)(9 * (tile - TILE_RED_FIVE) + 4) : tile;
}

/* Returns the suit of a tile; flowers and seasons are SUIT_BONUS. */
static inline enum suit tile_suit(uint8_t tile)
{
    uint8_t kind = tile_kind(tile);
    if (kind < TILE_EAST)
        return (enum suit)(kind / 9);
    return kind < TILE_KINDS ? SUIT_HONORS : SUIT_BONUS;
}

/* Returns 1 to 9 in a suit, 1 to 7 for honors, 1 to 4 for flowers and seasons. */
static inline int tile_number(uint8_t tile)
{
    uint8_t kind = tile_kind(tile);
    return kind < TILE_KINDS ? kind % 9 + 1 : (kind - TILE_FLOWER) % 4 + 1;
}

/* True for a tile of characters, dots or bamboo. */
static inline bool tile_is_suited(uint8_t tile)
{
    return tile_kind(tile) < TILE_EAST;
}

/* True for winds and dragons. */
static inline bool tile_is_honor(uint8_t tile)
{
    return tile >= TILE_EAST && tile < TILE_KINDS;
}

static inline bool tile_is_wind(uint8_t tile)
{
    return tile >= TILE_EAST && tile <= TILE_NORTH;
}

static inline bool tile_is_dragon(uint8_t tile)
{
    return tile >= TILE_WHITE && tile <= TILE_RED;
}

/* True for a 1 or 9 of a suit. */
static inline bool tile_is_terminal(uint8_t tile)
{
    return tile_is_suited(tile) && (tile_number(tile) == 1 || tile_number(tile) == 9);
}

/* Returns the kind that an indicator points at: the next in its suit; winds and dragons each form a
 * circle. */
uint8_t tile_indicated(uint8_t indicator);

/* Writes "5m" and a zero byte. */
void tile_print(uint8_t tile, char out[3]);

/* Reads exactly one tile such as "5m"; returns TILE_NONE if the text is not one. */
uint8_t tile_parse(const char *text);

/* Reads tiles such as "123m55z" (blanks allowed) into `out`, at most `most`. Returns how many, or -1 with
 * the error. */
int tile_parse_list(const char *text, uint8_t *out, int most, struct error *error);

/* Appends tiles in short form, "123m55z", to a zero-terminated string in a buffer of `size` bytes. */
void tile_append_list(const uint8_t *tiles, int count, char *out, size_t size);

/* The same for a set of kinds, in tile order. */
void tile_append_kinds(tile_set kinds, char *out, size_t size);

/* Lists flowers and seasons, bits 0-3 and 4-7 of `flowers`, in `out` (up to 8); returns how many. */
int tile_flowers(unsigned flowers, uint8_t *out);

/* Returns the spoken name: "4 bamboo", "East", "white dragon", "flower 2". Static text. */
const char *tile_name(uint8_t tile);

/* The same for several tiles: "white dragons". Other names do not change ("Pung of East", "two 4 bamboo"). */
const char *tile_name_plural(uint8_t tile);

/* Returns "characters", "dots", "bamboo" or "honors". Static text. */
const char *suit_name(enum suit suit);

/* Returns 'm', 'p', 's' or 'z'. */
char suit_letter(enum suit suit);

/* Returns the suit of the letter m, p or s; SUIT_NONE for any other. */
enum suit suit_parse(char letter);

#endif
