/*
 * test_colour_blindness.c: all faces are told apart without red, without green and without blue, in both sets
 * of faces, at the size of a discard in a window of 1280x800.
 *
 * What a protanope, deuteranope and tritanope sees is simulated by the matrices for severity 1.0 of G. M.
 * Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), on linear RGB. Two faces
 * are as far apart as the mean over their pixels of the distance in CIELAB (1976).
 *
 * The margin comes from faces of which colour tells nothing: the nine characters differ by a numeral in one
 * dark ink alone, and everybody tells them apart by its shape, in a black and white print too. The nearest
 * two of them with all colour taken away are as far apart as is enough. No two faces of all may come nearer
 * after the simulation, but for a tenth, by which the inks themselves get lighter or darker.
 */
#include "support/test.h"
#include <math.h>

#include "rules/hand/tile.h"
#include "sdl/art/atlas.h"
#include "sdl/headless.h"

enum { DISCARD = 41 /* units */, PIXELS_MAX = 64 * 96, SIGHTS = 5, FULL = 0, GREY = 4 };

static const char *const sights[SIGHTS] = {"full colour", "protanopia", "deuteranopia", "tritanopia", "grey"};

static const double simulation[SIGHTS][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
    {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}},
};

struct lab {
    double l, a, b;
};

static struct lab faces[TILE_COUNT][PIXELS_MAX];
static int pixels;

static double linear(double channel)
{
    channel /= 255;
    return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4);
}

static double root(double t)
{
    return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

/* Linear RGB (sRGB's primaries, D65) in CIELAB. */
static struct lab lab_of(const double rgb[3])
{
    double x = root((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
    double y = root(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    double z = root((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
    return (struct lab){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static struct lab seen_by(int observation, uint32_t pixel)
{
    double rgb[3] = {linear(pixel >> 16 & 255), linear(pixel >> 8 & 255), linear(pixel & 255)}, out[3];
    for (int i = 0; i < 3; i++) {
        out[i] = 0;
        for (int j = 0; j < 3; j++)
            out[i] += simulation[observation][i][j] * rgb[j];
        out[i] = fmin(fmax(out[i], 0), 1);
    }
    return lab_of(out);
}

/* The face of a lying tile, as that sight has it, into its place in `faces`. */
static void take(uint8_t tile, int observation)
{
    struct tile_art art = {0};
    float w = atlas_width(&app.painter, DISCARD), wide, high;
    bool missing = false;
    atlas_size(POSE_LYING, w, &wide, &high);
    struct rect face = atlas_face(POSE_LYING, 0, 0, w);
    SDL_Surface *made = tile_art_make(&app.painter, &art, POSE_LYING, tile, (int)wide, (int)high, &missing);
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(made, SDL_PIXELFORMAT_ARGB8888, 0);
    assert_false(missing);
    pixels = 0;
    for (int y = (int)face.y; y < (int)(face.y + face.h); y++)
        for (int x = (int)face.x; x < (int)(face.x + face.w); x++) {
            const char *row = (const char *)surface->pixels + (size_t)y * (size_t)surface->pitch;
            assert_true(pixels < PIXELS_MAX);
            faces[tile][pixels++] = seen_by(observation, ((const uint32_t *)(const void *)row)[x]);
        }
    SDL_FreeSurface(surface);
    SDL_FreeSurface(made);
    tile_art_forget(&art);
}

static void take_all(int observation)
{
    for (uint8_t tile = 0; tile < TILE_COUNT; tile++)
        take(tile, observation);
}

static double distance(uint8_t a, uint8_t b)
{
    double sum = 0;
    for (int i = 0; i < pixels; i++) {
        double l = faces[a][i].l - faces[b][i].l, da = faces[a][i].a - faces[b][i].a,
               db = faces[a][i].b - faces[b][i].b;
        sum += sqrt(l * l + da * da + db * db);
    }
    return sum / pixels;
}

struct nearest {
    uint8_t a, b;
    double apart;
};

/* The two nearest of the tiles from `first` to before `end`. */
static struct nearest nearest_of(uint8_t first, uint8_t end)
{
    struct nearest out = {0, 0, INFINITY};
    for (uint8_t a = first; a < end; a++)
        for (uint8_t b = first; b < a; b++)
            if (distance(a, b) < out.apart)
                out = (struct nearest){a, b, distance(a, b)};
    return out;
}

TEST(every_face_is_told_from_every_other)
{
    headless_open(1280, 800, SPEED_OFF);
    for (int set = 0; atlas_faces_label(set); set++) {
        app.settings.faces = set;
        app_settings_changed(&app);
        take_all(GREY);
        double margin = nearest_of(TILE_1M, TILE_1M + 9).apart * 0.9;
        for (int observation = FULL; observation < SIGHTS; observation++) {
            take_all(observation);
            struct nearest two = nearest_of(0, TILE_RED_FIVE);
            char a[3], b[3];
            tile_print(two.a, a);
            tile_print(two.b, b);
            printf("%s, %s: %s and %s are nearest: %.1f, wanted %.1f\n", atlas_faces_label(set),
                   sights[observation], a, b, two.apart, margin);
            if (observation != GREY)
                assert_true(two.apart >= margin);
        }
    }
}
