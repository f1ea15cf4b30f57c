/*
 * palette.c: a few colours that stand for many; see palette.h.
 *
 * Median cut: the box of colours with the most pixels, weighed by how far it reaches, is cut where half of
 * its pixels lie on either side, until there are enough boxes; the mean of each is a colour.
 */
#include "sdl/paint/palette.h"

#include "base/check.h"

enum { SIDE = 1 << PALETTE_BITS, SHIFT = 8 - PALETTE_BITS };

struct box {
    uint8_t low[3], high[3]; /* cells, both included */
    uint64_t pixels;
};

static size_t cell_of(int red, int green, int blue)
{
    return (size_t)((red >> SHIFT) << 2 * PALETTE_BITS | (green >> SHIFT) << PALETTE_BITS | blue >> SHIFT);
}

void palette_count(struct palette *palette, const uint32_t *pixels, size_t count)
{
    for (size_t i = 0; i < count; i++)
        palette->seen[cell_of(pixels[i] >> 16 & 0xff, pixels[i] >> 8 & 0xff, pixels[i] & 0xff)]++;
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

void palette_choose(struct palette *palette)
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

int palette_index(struct palette *palette, int red, int green, int blue)
{
    size_t cell = cell_of(red, green, blue);
    int middle = (1 << SHIFT) / 2;
    if (!palette->nearest[cell])
        palette->nearest[cell] =
            (uint16_t)(1 + find(palette, (red >> SHIFT << SHIFT) + middle, (green >> SHIFT << SHIFT) + middle,
                                (blue >> SHIFT << SHIFT) + middle));
    return palette->nearest[cell] - 1;
}
