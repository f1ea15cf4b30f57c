/*
 * layout.h: geometry shared by all scenes. Pure: no SDL, no drawing.
 *
 * Everything is designed at 1280x800 units; one unit is `u` output pixels, so
 * that 800 units always fit the height and 1240 the width. Extra width goes to
 * the margins and gutters, extra height (4:3) between the centre rows. Rects
 * are in output pixels.
 *
 * On a phone a unit is a point of the screen (a CSS pixel) instead, and the output is as many units wide and
 * high as it has points: scenes have other places there and scroll, but nothing is smaller.
 */
#ifndef SDL_LAYOUT_H
#define SDL_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>

struct rect {
    float x, y, w, h;
};

enum { LAYOUT_WIDTH_MIN = 800, LAYOUT_HEIGHT_MIN = 600, LAYOUT_PHONE_MIN = 300 };
enum {
    LAYOUT_PHONE_WIDTH = 360
}; /* points: the narrowest phone; a narrower window shows its picture smaller */

/* A phone is held upright or lies flat; all other windows are desks. */
enum layout_shape { LAYOUT_DESK, LAYOUT_UPRIGHT, LAYOUT_FLAT };

struct layout {
    int width, height; /* of the output in pixels; on a phone it may be higher than what is seen at once */
    float u;           /* pixels a unit */
    float wide, high;  /* what is seen at once in units: at a desk at least 1240 and 800 at scale 100 */
    float margin;      /* units from the window's edge to both side columns */
    float side;        /* units: width of a side column, 264 */
    float left, right; /* units: x of the side columns */
    float centre;      /* units: x of the centre column, 624 wide */
    float frame;       /* units: width of the walnut frame, 12; on a phone 0 */
    float least;       /* pixels: the size of the smallest text */
    float plain;       /* pixels: the same at a scale of 100 % */
    float legible;     /* pixels no text is set smaller than, for want of room or whatever else */
    float grown;       /* by how much small text is enlarged, 1 to 1.5 */
    bool large;        /* tiles on the table are as large as there is room for; layout_make: false */
    enum layout_shape shape;
    bool held;     /* of a table on a phone: it shows little but the hand; layout_make: false */
    bool place;    /* of a desk, in a painted place: it is smaller than the window, but its letters aren't */
    bool sheet;    /* larger than a phone, which shows a part of it that is moved about (window.h) */
    float density; /* pixels a point of the screen */
    float target;  /* pixels: what can be chosen is met from so large a place at least */
};

/* The shape of a window of so many points. */
enum layout_shape layout_shape_of(float width, float height);

/* Raises an output size (pixels) below the minimum width or height to a picture that fits it when shrunk, and
 * returns true; else leaves it and returns false. The picture has the output's shape unless that is more than
 * twice as long as the minimum's. A phone's minimum is its own; if it is to be a `desk` all the same, the
 * picture is a sheet, of which the window shows a part. */
bool layout_fit(int *width, int *height, float density, bool desk);

/* Makes it that of a table in a place (venue/venue.h), in a window of any size that has one. */
void layout_make_place(struct layout *layout, int scale);

/* Makes it that of a sheet: text is as large as on a phone, and targets are as large as they lie apart. */
void layout_make_sheet(struct layout *layout, int scale);

/* Makes a phone's output so many pixels high where that is more: its scene has more than is seen at once. */
void layout_make_higher(struct layout *layout, int height);

/* The same layout for that scale. */
struct layout layout_scaled(const struct layout *layout, int scale);

/* The layout of an output of so many pixels a point: a phone's if it has that shape and isn't to be a `desk`
 * all the same. */
struct layout layout_dense(int width, int height, int scale, float density, bool desk);

/* The layout of an output of that many pixels, which are points. `scale` (percent, 80 to 150; a larger one is
 * taken as 150): below 100 all is smaller by that, so that nothing lies closer than at 100; above it the text
 * is larger, and the rest as large as fits. What a scale would make illegible or has no room stops before: a
 * window of 800x600 goes from 100 to 135, one of 1280x800 from 80 to 150. */
struct layout layout_make(int width, int height, int scale);

/* Makes text a step smaller; false if it is at 100 % already. */
bool layout_lower(struct layout *layout);

/* True on a phone, upright or flat. */
bool layout_is_phone(const struct layout *layout);

/* Converts a rect from units to pixels, its edges on whole pixels. */
struct rect layout_rect(const struct layout *layout, float x, float y, float w, float h);

/* A rect of w x h units in the middle of the output, moved by dx, dy units; on whole pixels. */
struct rect layout_middle(const struct layout *layout, float dx, float dy, float w, float h);

/* Returns how many pixels the output has. */
size_t layout_pixels(const struct layout *layout);

/* Arithmetic of rects, in whatever unit they are. */
struct rect rect_make(float x, float y, float w, float h);
struct rect rect_inset(struct rect rect, float dx, float dy);
struct rect rect_moved(struct rect rect, float dx, float dy);
/* One of that size in the middle of another, on whole pixels. */
struct rect rect_centred(struct rect rect, float w, float h);
bool rect_contains(struct rect rect, float x, float y);
/* True if they lie on each other by more than `hair` pixels both ways. */
bool rect_overlap(struct rect a, struct rect b, float hair);
/* The rect on the way from `a` (t = 0) to `b` (t = 1). */
struct rect rect_between(struct rect a, struct rect b, float t);
/* Column (or row) `index` of `count` equal ones with `gap` between them. */
struct rect rect_column(struct rect rect, int index, int count, float gap);
struct rect rect_row(struct rect rect, int index, int count, float gap);

#endif
