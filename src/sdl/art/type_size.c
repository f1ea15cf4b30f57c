/* type_size.c: how large letters are set (type.h). */
#include "sdl/art/type.h"

#include <math.h>

#include "sdl/art/painter.h"

static const float body = 15, display = 32; /* up to where text grows in full, and from where it does not */
static const float narrowest = 0.72f, narrowing = 0.04f; /* parts of their width, and by what steps */

struct type type_make(enum type_font font, float size, uint32_t colour, enum type_align align)
{
    return (struct type){.font = font, .size = size, .colour = colour, .align = align};
}

struct type type_explained(struct type type)
{
    type.explained = true;
    return type;
}

/* Units a size comes to: what is read grows with the interface, titles are large already. */
static float grown(const struct painter *painter, float size)
{
    float times = painter->layout.grown, slope = (display - body * times) / (display - body);
    if (size <= body)
        return size * times;
    return size >= display ? size : body * times + (size - body) * slope;
}

static float halves(float pixels)
{
    return roundf(pixels * 2) / 2;
}

float type_pixels(const struct painter *painter, float size)
{
    return halves(fmaxf(grown(painter, size) * painter->layout.u, painter->layout.least));
}

/* Returns what a size comes to at an interface scale of 100 %. */
static float plain_pixels(const struct painter *painter, float size)
{
    const struct layout *layout = &painter->layout;
    return fmaxf(size * layout->u, layout->grown > 1 ? layout->plain : layout->least);
}

float type_size_least(const struct painter *painter, float size, float part, float pixels)
{
    return fminf(fmaxf(halves(plain_pixels(painter, size) * part), painter->layout.legible), pixels);
}

float type_size_pixels(const struct painter *painter, struct type type)
{
    float pixels = type_pixels(painter, type.size);
    return type.limit > 0 ? fminf(pixels, type.limit) : pixels;
}

struct type type_limited(const struct painter *painter, struct type type, float times)
{
    type.limit = halves(plain_pixels(painter, type.size) * times);
    return type;
}

struct type type_squeezed(const struct painter *painter, struct type type, float high, float room)
{
    float pixels = type_size_pixels(painter, type);
    if (high > room)
        type.limit = fmaxf(floorf(pixels * room / high * 2) / 2,
                           fminf(halves(plain_pixels(painter, type.size)), pixels));
    return type;
}

float type_size_leading(const struct painter *painter, float pixels, float leading)
{
    return roundf(fmaxf(leading * painter->layout.u, pixels * 1.24f));
}

float type_leading(const struct painter *painter, struct type type, float leading)
{
    return type_size_leading(painter, type_size_pixels(painter, type), leading);
}

float type_size_cap(enum type_font font, float pixels)
{
    return roundf(pixels * (font <= TYPE_SERIF_ITALIC ? 0.65f : 0.727f)); /* by the fonts' own tables */
}

float type_cap_height(struct painter *painter, struct type type)
{
    return type_size_cap(type.font, type_size_pixels(painter, type));
}

bool type_narrower(struct type *type)
{
    float now = type->narrow > 0 ? type->narrow : 1;
    if (now < narrowest + narrowing / 2)
        return false;
    type->narrow = now - narrowing;
    return true;
}
