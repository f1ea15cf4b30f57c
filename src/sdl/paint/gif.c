/*
 * gif.c: writing an animated GIF, with a few colours that stand for many (gif.h).
 *
 * Median cut: the box of colours with the most pixels, weighed by how far it reaches, is cut where half of
 * its pixels lie on either side, until there are enough boxes; the mean of each is a colour.
 */
#include "sdl/paint/gif.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

enum { PALETTE_MAX = 255, PALETTE_BITS = 5, PALETTE_CELLS = 1 << 3 * PALETTE_BITS };

struct palette {
    uint32_t seen[PALETTE_CELLS]; /* how many pixels fall into each cell of colours */
    int count;
    uint8_t colours[PALETTE_MAX][3];
    uint16_t nearest[PALETTE_CELLS]; /* 1 + the index; 0: not looked for yet */
};

/* --- few colours that stand for many -------------------------------------------------------------------- */

enum { SIDE = 1 << PALETTE_BITS, SHIFT = 8 - PALETTE_BITS };

struct box {
    uint8_t low[3], high[3]; /* cells, both included */
    uint64_t pixels;
};

static size_t cell_of(int red, int green, int blue)
{
    return (size_t)((red >> SHIFT) << 2 * PALETTE_BITS | (green >> SHIFT) << PALETTE_BITS | blue >> SHIFT);
}

static uint32_t seen_at(const struct palette *palette, int red, int green, int blue)
{
    return palette->seen[(size_t)(red << 2 * PALETTE_BITS | green << PALETTE_BITS | blue)];
}

/* Calls it for every cell of a box that has pixels. */
#define EACH_CELL(box, at)                                                                                   \
    for ((at)[0] = (box)->low[0]; (at)[0] <= (box)->high[0]; (at)[0]++)                                      \
        for ((at)[1] = (box)->low[1]; (at)[1] <= (box)->high[1]; (at)[1]++)                                  \
            for ((at)[2] = (box)->low[2]; (at)[2] <= (box)->high[2]; (at)[2]++)

/* Makes the box as small as its pixels allow, and counts them. */
static void shrink(const struct palette *palette, struct box *box)
{
    struct box out = {.low = {SIDE, SIDE, SIDE}};
    int at[3];
    EACH_CELL(box, at)
    {
        uint32_t pixels = seen_at(palette, at[0], at[1], at[2]);
        for (int c = 0; pixels && c < 3; c++) {
            out.low[c] = at[c] < out.low[c] ? (uint8_t)at[c] : out.low[c];
            out.high[c] = at[c] > out.high[c] ? (uint8_t)at[c] : out.high[c];
        }
        out.pixels += pixels;
    }
    *box = out;
}

static int longest(const struct box *box)
{
    int side = 0;
    for (int c = 1; c < 3; c++)
        if (box->high[c] - box->low[c] > box->high[side] - box->low[side])
            side = c;
    return side;
}

/* Cuts off the upper half of the box's pixels into `upper`. */
static void cut(const struct palette *palette, struct box *box, struct box *upper)
{
    uint64_t along[SIDE] = {0}, half = 0;
    int side = longest(box), at[3], place = box->low[side];
    EACH_CELL(box, at)
    along[at[side]] += seen_at(palette, at[0], at[1], at[2]);
    for (; place < box->high[side] - 1; place++) {
        half += along[place];
        if (2 * half >= box->pixels)
            break;
    }
    *upper = *box;
    upper->low[side] = (uint8_t)(place + 1);
    box->high[side] = (uint8_t)place;
    shrink(palette, box);
    shrink(palette, upper);
}

/* Rare colours far from others, such as those of a tile's face, are worth a box too. */
static uint64_t worth(const struct box *box)
{
    int side = longest(box), reach = box->high[side] - box->low[side];
    return reach ? (uint64_t)reach * (uint64_t)reach * (box->pixels + 500) : 0;
}

static void mean(const struct palette *palette, const struct box *box, uint8_t colour[3])
{
    uint64_t sums[3] = {0};
    int at[3];
    EACH_CELL(box, at)
    for (int c = 0; c < 3; c++)
        sums[c] +=
            (uint64_t)seen_at(palette, at[0], at[1], at[2]) * (uint64_t)((at[c] << SHIFT) + (1 << SHIFT) / 2);
    for (int c = 0; c < 3; c++)
        colour[c] = (uint8_t)(sums[c] / (box->pixels ? box->pixels : 1));
}

/* Chooses the colours that stand for those counted. */
static void palette_choose(struct palette *palette)
{
    static struct box boxes[PALETTE_MAX];
    int count = 1;
    boxes[0] = (struct box){.high = {SIDE - 1, SIDE - 1, SIDE - 1}};
    shrink(palette, &boxes[0]);
    CHECK(boxes[0].pixels);
    while (count < PALETTE_MAX) {
        int costliest = 0;
        for (int i = 1; i < count; i++)
            if (worth(&boxes[i]) > worth(&boxes[costliest]))
                costliest = i;
        if (!worth(&boxes[costliest]))
            break;
        cut(palette, &boxes[costliest], &boxes[count++]);
    }
    palette->count = count;
    for (int i = 0; i < count; i++)
        mean(palette, &boxes[i], palette->colours[i]);
}

static int find(const struct palette *palette, int red, int green, int blue)
{
    int best = 0;
    long least = -1;
    for (int i = 0; i < palette->count; i++) {
        long r = red - palette->colours[i][0], g = green - palette->colours[i][1],
             b = blue - palette->colours[i][2];
        long far = 3 * r * r + 6 * g * g + b * b; /* as eyes weigh them */
        if (least < 0 || far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

/* The index of the colour that stands for one, each channel 0 to 255. */
static int palette_index(struct palette *palette, int red, int green, int blue)
{
    size_t cell = cell_of(red, green, blue);
    int middle = (1 << SHIFT) / 2;
    if (!palette->nearest[cell])
        palette->nearest[cell] =
            (uint16_t)(1 + find(palette, (red >> SHIFT << SHIFT) + middle, (green >> SHIFT << SHIFT) + middle,
                                (blue >> SHIFT << SHIFT) + middle));
    return palette->nearest[cell] - 1;
}

/* --- the file ------------------------------------------------------------------------------------------- */

enum {
    SIDE_MAX = 4096,
    CODE_BITS = 8, /* of a pixel: the palette has 256 places */
    CODE_CLEAR = 1 << CODE_BITS,
    CODE_END,
    CODE_FIRST,
    CODE_MAX = 4096,
    TRANSPARENT = 255, /* the place of the palette that stands for "as before" */
    BLOCK = 255,
    HASH = 8192,
    SPREAD = 6 /* how far dithering moves a channel, either way */
};

struct gif {
    int w, h;
    bool begun;
    struct palette palette;
    uint32_t *before; /* the picture before */
    size_t delay_at;  /* where its time stands in `out` */
    int delay;        /* ... so far */
    struct text out;
    /* of the block and the code in the making */
    uint8_t block[BLOCK];
    int block_size, bits, bit_count, code_size, next_code;
    int prefix[HASH], code[HASH]; /* prefix << 8 | pixel, and the code for it; -1: free */
};

struct gif *gif_new(int w, int h)
{
    struct gif *gif = calloc(1, sizeof *gif);
    CHECK(w > 0 && h > 0 && w <= SIDE_MAX && h <= SIDE_MAX);
    CHECK_MEMORY(gif);
    gif->w = w;
    gif->h = h;
    gif->before = calloc((size_t)w * (size_t)h, sizeof *gif->before);
    CHECK_MEMORY(gif->before);
    return gif;
}

void gif_free(struct gif *gif)
{
    if (!gif)
        return;
    text_deinit(&gif->out);
    free(gif->before);
    free(gif);
}

void gif_sample(struct gif *gif, const uint32_t *pixels)
{
    CHECK(!gif->begun);
    for (size_t i = 0; i < (size_t)gif->w * (size_t)gif->h; i++)
        gif->palette.seen[cell_of(pixels[i] >> 16 & 0xff, pixels[i] >> 8 & 0xff, pixels[i] & 0xff)]++;
}

/* --- bytes -------------------------------------------------------------------------------------- */

static void put(struct gif *gif, const void *bytes, size_t count)
{
    text_add_bytes(&gif->out, bytes, count);
}

static void put_byte(struct gif *gif, int byte)
{
    put(gif, &(uint8_t){(uint8_t)byte}, 1);
}

static void put_number(struct gif *gif, int number)
{
    put_byte(gif, number & 0xff);
    put_byte(gif, number >> 8);
}

static void flush_block(struct gif *gif)
{
    if (!gif->block_size)
        return;
    put_byte(gif, gif->block_size);
    put(gif, gif->block, (size_t)gif->block_size);
    gif->block_size = 0;
}

static void put_bits(struct gif *gif, int code, int count)
{
    gif->bits |= code << gif->bit_count;
    for (gif->bit_count += count; gif->bit_count >= 8; gif->bit_count -= 8) {
        gif->block[gif->block_size++] = (uint8_t)gif->bits;
        gif->bits >>= 8;
        if (gif->block_size == BLOCK)
            flush_block(gif);
    }
}

/* --- LZW ---------------------------------------------------------------------------------------- */

static void forget_codes(struct gif *gif)
{
    put_bits(gif, CODE_CLEAR, gif->code_size);
    memset(gif->code, -1, sizeof gif->code);
    gif->code_size = CODE_BITS + 1;
    gif->next_code = CODE_FIRST;
}

/* Returns where a prefix with another pixel stands in the table, or would. */
static int place_of(const struct gif *gif, int prefix, int pixel)
{
    int key = prefix << 8 | pixel, at = (prefix ^ pixel << 5) & (HASH - 1);
    while (gif->code[at] >= 0 && gif->prefix[at] != key)
        at = (at + 1) & (HASH - 1);
    return at;
}

static void learn(struct gif *gif, int at, int prefix, int pixel)
{
    if (gif->next_code == CODE_MAX) {
        forget_codes(gif);
        return;
    }
    gif->prefix[at] = prefix << 8 | pixel;
    gif->code[at] = gif->next_code;
    if (gif->next_code == 1 << gif->code_size)
        gif->code_size++;
    gif->next_code++;
}

static void put_pixels(struct gif *gif, const uint8_t *pixels, size_t count)
{
    put_byte(gif, CODE_BITS);
    gif->bits = gif->bit_count = gif->block_size = 0;
    gif->code_size = CODE_BITS + 1;
    forget_codes(gif);
    int prefix = pixels[0];
    for (size_t i = 1; i < count; i++) {
        int at = place_of(gif, prefix, pixels[i]);
        if (gif->code[at] >= 0) {
            prefix = gif->code[at];
            continue;
        }
        put_bits(gif, prefix, gif->code_size);
        learn(gif, at, prefix, pixels[i]);
        prefix = pixels[i];
    }
    put_bits(gif, prefix, gif->code_size);
    put_bits(gif, CODE_END, gif->code_size);
    put_bits(gif, 0, 7); /* the last bits go out with these */
    flush_block(gif);
    put_byte(gif, 0);
}

/* --- pictures ----------------------------------------------------------------------------------- */

/* The signature, the screen, the palette, and that the pictures come again and again. */
static void begin(struct gif *gif)
{
    static const uint8_t loop[] = {0x21, 0xff, 11,  'N', 'E', 'T', 'S', 'C', 'A', 'P',
                                   'E',  '2',  '.', '0', 3,   1,   0,   0,   0};
    palette_choose(&gif->palette);
    put(gif, "GIF89a", 6);
    put_number(gif, gif->w);
    put_number(gif, gif->h);
    put_byte(gif, 0xf7); /* a palette for all, of 256 */
    put_byte(gif, 0);
    put_byte(gif, 0);
    for (int i = 0; i < 256; i++)
        put(gif, i < gif->palette.count ? gif->palette.colours[i] : (const uint8_t[3]){0}, 3);
    put(gif, loop, sizeof loop);
    gif->begun = true;
}

struct part {
    int x, y, w, h;
};

/* The box that differs from the picture before; w 0: none. */
static struct part changed(const struct gif *gif, const uint32_t *pixels)
{
    int left = gif->w, right = -1, top = gif->h, bottom = -1;
    for (int y = 0; y < gif->h; y++) {
        const uint32_t *row = pixels + (size_t)y * (size_t)gif->w,
                       *old = gif->before + (size_t)y * (size_t)gif->w;
        int x = 0, end = gif->w - 1;
        while (x < gif->w && row[x] == old[x])
            x++;
        if (x == gif->w)
            continue;
        while (row[end] == old[end])
            end--;
        left = x < left ? x : left;
        right = end > right ? end : right;
        top = y < top ? y : top;
        bottom = y;
    }
    return (struct part){left, top, right < 0 ? 0 : right - left + 1, bottom < 0 ? 0 : bottom - top + 1};
}

static int clamp(int channel)
{
    return channel < 0 ? 0 : channel > 255 ? 255 : channel;
}

/* The palette's colour for a pixel: neighbours differ a little in what they round to, so that the felt's
 * light shows no steps. Where it lies alone decides, or what stands still would flicker. */
static uint8_t index_of(struct gif *gif, uint32_t pixel, int x, int y)
{
    static const int8_t pattern[4][4] = {
        {-15, 1, -11, 5}, {9, -7, 13, -3}, {-9, 7, -13, 3}, {15, -1, 11, -5}};
    int by = pattern[y & 3][x & 3] * SPREAD / 15;
    return (uint8_t)palette_index(&gif->palette, clamp((int)(pixel >> 16 & 0xff) + by),
                                  clamp((int)(pixel >> 8 & 0xff) + by), clamp((int)(pixel & 0xff) + by));
}

static void put_part(struct gif *gif, const uint32_t *pixels, struct part part, bool first)
{
    uint8_t *indices = malloc((size_t)part.w * (size_t)part.h), *to = indices;
    CHECK_MEMORY(indices);
    for (int y = part.y; y < part.y + part.h; y++)
        for (int x = part.x; x < part.x + part.w; x++) {
            size_t at = (size_t)y * (size_t)gif->w + (size_t)x;
            bool same = !first && pixels[at] == gif->before[at];
            *to++ = same ? TRANSPARENT : index_of(gif, pixels[at], x, y);
        }
    put(gif, (const uint8_t[]){0x21, 0xf9, 4, 0x05}, 4); /* it stays; one colour is transparent */
    gif->delay_at = gif->out.size;
    put_number(gif, 0);
    put_byte(gif, TRANSPARENT);
    put_byte(gif, 0);
    put_byte(gif, 0x2c);
    put_number(gif, part.x);
    put_number(gif, part.y);
    put_number(gif, part.w);
    put_number(gif, part.h);
    put_byte(gif, 0);
    put_pixels(gif, indices, (size_t)part.w * (size_t)part.h);
    free(indices);
}

/* How long the picture before stays, now that it is known. */
static void set_delay(struct gif *gif, int more)
{
    gif->delay += more;
    gif->delay = gif->delay > 0xffff ? 0xffff : gif->delay;
    gif->out.data[gif->delay_at] = (char)(gif->delay & 0xff);
    gif->out.data[gif->delay_at + 1] = (char)(gif->delay >> 8);
}

void gif_add(struct gif *gif, const uint32_t *pixels, int delay)
{
    bool first = !gif->begun;
    struct part part = {0, 0, gif->w, gif->h};
    if (first) {
        begin(gif);
    } else {
        set_delay(gif, delay);
        part = changed(gif, pixels);
        if (!part.w)
            return;
    }
    put_part(gif, pixels, part, first);
    gif->delay = 0;
    memcpy(gif->before, pixels, (size_t)gif->w * (size_t)gif->h * sizeof *pixels);
}

void gif_finish(struct gif *gif, int last, struct text *out)
{
    CHECK(gif->begun);
    set_delay(gif, last);
    put_byte(gif, 0x3b);
    *out = gif->out;
    gif->out = (struct text){0};
    gif_free(gif);
}
