/* encode.c: writes a network's inputs; see encode.h. */
#include "ai/net/encode.h"

#include <string.h>

struct encoder encoder_into(struct net_input *input, const uint8_t *place)
{
    return (struct encoder){.place = place,
                            .flags = input->on,
                            .count = &input->on_count,
                            .numbers = input->dense,
                            .limit = 32 * NET_UNIT};
}

void encode_kinds(const struct encoder *encoder, int at, tile_set kinds)
{
    for (; kinds; kinds &= kinds - 1) {
        uint8_t place = encoder->place[tile_set_first(kinds)];
        if (place != TILE_NONE)
            encode_flag(encoder, at + place);
    }
}

void encode_counts(const struct encoder *encoder, int at, const uint8_t counts[TILE_KINDS])
{
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (counts[kind] && encoder->place[kind] != TILE_NONE)
            encode_flag(encoder, at + 4 * encoder->place[kind] + counts[kind] - 1);
}

void encode_melds(const struct encoder *encoder, int runs, int sets, const struct meld *melds, int count)
{
    for (int i = 0; i < count; i++) {
        const uint8_t *place = encoder->place + melds[i].tile;
        bool run = melds[i].kind == MELD_RUN;
        encode_flag(encoder, (run ? runs : sets) + (run && place[2] < place[0] ? place[2] : place[0]));
    }
}

void encode_number(const struct encoder *encoder, int at, int64_t amount, int unit)
{
    int64_t value = amount * NET_UNIT / unit;
    int limit = encoder->limit;
    encoder->numbers[at] = (int16_t)(value > limit ? limit : value < -limit ? -limit : value);
}

/* --- the canonical order of the kinds ------------------------------------------------------------- */

static int suit_count(const struct hand *hand, const struct meld *melds, int meld_count, int suit)
{
    int count = 0;
    for (int kind = 9 * suit; kind < 9 * suit + 9; kind++)
        count += hand->counts[kind];
    for (int i = 0; i < meld_count; i++)
        count += melds[i].tile / 9 == suit ? 3 : 0;
    return count;
}

void encode_order_suits(const struct hand *hand, const struct meld *melds, int meld_count, tile_set in_play,
                        uint8_t suits[3])
{
    int counts[3], found = 0;
    memset(suits, SUIT_NONE, 3);
    for (int suit = 0; suit < 3; suit++) {
        if (!(in_play & TILE_SUIT(suit)))
            continue;
        int count = suit_count(hand, melds, meld_count, suit), at = found++;
        for (; at > 0 && counts[at - 1] < count; at--) {
            counts[at] = counts[at - 1];
            suits[at] = suits[at - 1];
        }
        counts[at] = count;
        suits[at] = (uint8_t)suit;
    }
}

void encode_place_suits(uint8_t place[TILE_KINDS], const uint8_t suits[3], bool backward)
{
    memset(place, TILE_NONE, TILE_KINDS);
    for (int i = 0; i < 3 && suits[i] != SUIT_NONE; i++)
        for (int n = 0; n < 9; n++)
            place[9 * suits[i] + n] = (uint8_t)(9 * i + (backward ? 8 - n : n));
}

void encode_place_winds(uint8_t place[TILE_KINDS], const struct table *table, int seat, int at)
{
    int other = seat;
    do {
        place[table_wind(table, other)] = (uint8_t)at++;
        other = table_next(table, other);
    } while (other != seat);
    for (int kind = TILE_EAST; kind <= TILE_NORTH; kind++)
        if (place[kind] == TILE_NONE)
            place[kind] = (uint8_t)at++;
}
