/*
 * test_gif.c: animations written here are read back by SDL_image's decoder, which is not ours.
 */
#include <SDL_image.h>

#include "support/test.h"

#include "base/rng.h"
#include "sdl/paint/gif.h"

enum { W = 130, H = 90 };

static uint32_t pixels[W * H];

static void fill(int x, int y, int w, int h, uint32_t colour)
{
    for (int row = y; row < y + h; row++)
        for (int column = x; column < x + w; column++)
            pixels[row * W + column] = colour;
}

static IMG_Animation *read_back(struct gif *gif, int last)
{
    struct text file;
    gif_finish(gif, last, &file);
    IMG_Animation *moving = IMG_LoadAnimation_RW(SDL_RWFromConstMem(file.data, (int)file.size), 1);
    text_deinit(&file);
    assert_non_null(moving);
    return moving;
}

/* By how much the worst channel of a pixel is off. */
static int off_by(const IMG_Animation *moving, int frame, int x, int y, uint32_t colour)
{
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(moving->frames[frame], SDL_PIXELFORMAT_ARGB8888, 0);
    uint32_t got = ((const Uint32 *)surface->pixels)[y * surface->pitch / 4 + x];
    int worst = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int by = abs((int)(got >> shift & 0xff) - (int)(colour >> shift & 0xff));
        worst = by > worst ? by : worst;
    }
    SDL_FreeSurface(surface);
    return worst;
}

/* Few colours come back within a cell of the palette, 8 of 256. */
TEST(what_moves_comes_back)
{
    struct gif *gif = gif_new(W, H);
    fill(0, 0, W, H, 0xff204040);
    fill(10, 10, 20, 20, 0xfff0e0c0);
    gif_sample(gif, pixels);
    gif_add(gif, pixels, 0);
    gif_add(gif, pixels, 50); /* the same again: only time goes by */
    fill(10, 10, 20, 20, 0xff204040);
    fill(100, 60, 20, 20, 0xfff0e0c0);
    gif_add(gif, pixels, 70);
    IMG_Animation *moving = read_back(gif, 300);
    assert_int_equal(moving->count, 2);
    assert_int_equal(moving->w, W);
    assert_int_equal(moving->h, H);
    assert_int_equal(moving->delays[0], 1200);
    assert_int_equal(moving->delays[1], 3000);
    assert_in_range(off_by(moving, 0, 15, 15, 0xf0e0c0), 0, 8);
    assert_in_range(off_by(moving, 0, 105, 65, 0x204040), 0, 8);
    assert_in_range(off_by(moving, 1, 15, 15, 0x204040), 0, 8);
    assert_in_range(off_by(moving, 1, 105, 65, 0xf0e0c0), 0, 8);
    assert_in_range(off_by(moving, 1, 0, 0, 0x204040), 0, 8);
    IMG_FreeAnimation(moving);
}

/* Noise fills the table of codes again and again: all its codes are used, and it is begun again. Each pixel
 * is one of sixteen colours, far from each other, so each must be read back as its own. */
TEST(noise_comes_back)
{
    struct rng rng;
    rng_init(&rng, 5);
    struct gif *gif = gif_new(W, H);
    for (int frame = 0; frame < 3; frame++) {
        for (int i = 0; i < W * H; i++) {
            uint32_t n = rng_below(&rng, 16);
            pixels[i] = 0xff000000u | (n & 3) * 64 << 16 | (n >> 2) * 64 << 8;
        }
        if (!frame)
            gif_sample(gif, pixels);
        gif_add(gif, pixels, 10);
    }
    IMG_Animation *moving = read_back(gif, 10);
    assert_int_equal(moving->count, 3);
    for (int y = 0; y < H; y += 7)
        for (int x = 0; x < W; x += 5)
            assert_in_range(off_by(moving, 2, x, y, pixels[y * W + x]), 0, 16);
    IMG_FreeAnimation(moving);
}

/* Many shades of one colour, as on the felt: each comes back close, though there are more than the palette
 * holds. */
TEST(shades_stay_close)
{
    struct gif *gif = gif_new(W, H);
    for (int i = 0; i < W * H; i++)
        pixels[i] = 0xff000000u | (uint32_t)(20 + i % W / 2) << 16 | (uint32_t)(60 + i / W) << 8 |
                    (uint32_t)(50 + i % 40);
    gif_sample(gif, pixels);
    gif_add(gif, pixels, 0);
    IMG_Animation *moving = read_back(gif, 10);
    for (int y = 0; y < H; y += 11)
        for (int x = 0; x < W; x += 9)
            assert_in_range(off_by(moving, 0, x, y, pixels[y * W + x]), 0, 24);
    IMG_FreeAnimation(moving);
}
