/*
 * stroke.c: see stroke.h. A pixel is covered by how near its middle is to the line.
 */
#include "sdl/paint/stroke.h"

#include <math.h>

/* The distance from x, y to the piece of line between two points. */
static float distance(float x, float y, struct point a, struct point b)
{
    float dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
    float along = length > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / length : 0;
    along = fminf(fmaxf(along, 0), 1);
    return hypotf(x - a.x - along * dx, y - a.y - along * dy);
}

static int clamp(float value, int most)
{
    return (int)fminf(fmaxf(value, 0), (float)most);
}

static void cover(uint8_t *pixel, float share)
{
    uint8_t value = (uint8_t)(fminf(fmaxf(share, 0), 1) * 255 + 0.5f);
    if (value > *pixel)
        *pixel = value;
}

static void paint_piece(uint8_t *mask, int w, int h, struct point a, struct point b, float width)
{
    float reach = width / 2 + 1;
    int left = clamp(floorf(fminf(a.x, b.x) - reach), w), right = clamp(ceilf(fmaxf(a.x, b.x) + reach), w);
    int top = clamp(floorf(fminf(a.y, b.y) - reach), h), low = clamp(ceilf(fmaxf(a.y, b.y) + reach), h);
    for (int y = top; y < low; y++)
        for (int x = left; x < right; x++)
            cover(&mask[y * w + x], width / 2 + 0.5f - distance((float)x + 0.5f, (float)y + 0.5f, a, b));
}

void stroke_paint(uint8_t *mask, int w, int h, const struct point *points, int count, float width)
{
    for (int i = 0; i < count; i++)
        paint_piece(mask, w, h, points[i > 0 ? i - 1 : 0], points[i], width);
}
