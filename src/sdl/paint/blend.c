/*
 * blend.c: laying rows of pixels over others (blend.h).
 */
#include "sdl/paint/blend.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

uint32_t blend_colour(uint32_t colour)
{
    uint32_t alpha = colour & 255;
    return blend_times(colour >> 8 | 0xff000000u, alpha * 0x01010101u);
}

#ifdef __SSE2__

/* Eight products of 16 bits by 255, rounded. */
static inline __m128i by255_8(__m128i x)
{
    x = _mm_add_epi16(x, _mm_set1_epi16(128));
    return _mm_srli_epi16(_mm_add_epi16(x, _mm_srli_epi16(x, 8)), 8);
}

/* Four pixels each as two halves of 16 bits a channel. */
struct wide {
    __m128i low, high;
};

static inline struct wide widen(__m128i pixels)
{
    struct wide wide = {_mm_unpacklo_epi8(pixels, _mm_setzero_si128()),
                        _mm_unpackhi_epi8(pixels, _mm_setzero_si128())};
    return wide;
}

static inline struct wide times(struct wide a, struct wide b)
{
    struct wide out = {by255_8(_mm_mullo_epi16(a.low, b.low)), by255_8(_mm_mullo_epi16(a.high, b.high))};
    return out;
}

/* The alpha of each pixel in all four of its channels. */
static inline __m128i spread_alpha(__m128i half)
{
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(half, 0xff), 0xff);
}

static inline void over_4(uint32_t *under, struct wide over)
{
    __m128i full = _mm_set1_epi16(255);
    struct wide rest = {_mm_sub_epi16(full, spread_alpha(over.low)),
                        _mm_sub_epi16(full, spread_alpha(over.high))};
    struct wide below = times(widen(_mm_loadu_si128((const __m128i *)(const void *)under)), rest);
    __m128i sum = _mm_packus_epi16(_mm_add_epi16(below.low, over.low), _mm_add_epi16(below.high, over.high));
    _mm_storeu_si128((__m128i *)(void *)under, _mm_or_si128(sum, _mm_set1_epi32((int)0xff000000u)));
}

/* Whether all four alphas are 0 (-1) or 255 (1), so that there is less to do. */
static inline int plainness(__m128i over)
{
    __m128i alpha = _mm_srli_epi32(over, 24);
    if (_mm_movemask_epi8(_mm_cmpeq_epi32(alpha, _mm_set1_epi32(255))) == 0xffff)
        return 1;
    return _mm_movemask_epi8(_mm_cmpeq_epi32(alpha, _mm_setzero_si128())) == 0xffff ? -1 : 0;
}

void blend_row(uint32_t *under, const uint32_t *over, int count)
{
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i four = _mm_loadu_si128((const __m128i *)(const void *)(over + i));
        int plain = plainness(four);
        if (plain > 0)
            _mm_storeu_si128((__m128i *)(void *)(under + i), four);
        else if (plain == 0)
            over_4(under + i, widen(four));
    }
    for (; i < count; i++)
        under[i] = blend_over(under[i], over[i]);
}

void blend_row_tinted(uint32_t *under, const uint32_t *over, uint32_t tint, int count)
{
    struct wide by = widen(_mm_set1_epi32((int)tint));
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i four = _mm_loadu_si128((const __m128i *)(const void *)(over + i));
        if (plainness(four) >= 0)
            over_4(under + i, times(widen(four), by));
    }
    for (; i < count; i++)
        under[i] = blend_over(under[i], blend_times(over[i], tint));
}

void blend_row_mask(uint32_t *under, const uint8_t *mask, uint32_t colour, int count)
{
    struct wide by = widen(_mm_set1_epi32((int)colour));
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        uint32_t four;
        memcpy(&four, mask + i, 4);
        if (!four)
            continue;
        __m128i twice = _mm_cvtsi32_si128((int)four);
        twice = _mm_unpacklo_epi8(twice, twice);
        over_4(under + i, times(widen(_mm_unpacklo_epi16(twice, twice)), by));
    }
    for (; i < count; i++)
        under[i] = blend_over(under[i], blend_times(mask[i] * 0x01010101u, colour));
}

void blend_row_fill(uint32_t *under, uint32_t colour, int count)
{
    struct wide over = widen(_mm_set1_epi32((int)colour));
    int i = 0;
    for (; i + 4 <= count; i += 4)
        over_4(under + i, over);
    for (; i < count; i++)
        under[i] = blend_over(under[i], colour);
}

#else

void blend_row(uint32_t *under, const uint32_t *over, int count)
{
    for (int i = 0; i < count; i++)
        under[i] = blend_over(under[i], over[i]);
}

void blend_row_tinted(uint32_t *under, const uint32_t *over, uint32_t tint, int count)
{
    for (int i = 0; i < count; i++)
        under[i] = blend_over(under[i], blend_times(over[i], tint));
}

void blend_row_mask(uint32_t *under, const uint8_t *mask, uint32_t colour, int count)
{
    for (int i = 0; i < count; i++)
        if (mask[i])
            under[i] = blend_over(under[i], blend_times(mask[i] * 0x01010101u, colour));
}

void blend_row_fill(uint32_t *under, uint32_t colour, int count)
{
    for (int i = 0; i < count; i++)
        under[i] = blend_over(under[i], colour);
}

#endif
