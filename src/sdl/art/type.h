/*
 * type.h: text on the screen.
 *
 * Sizes are in units; x and the baseline y in output pixels. Words are placed on whole pixels and
 * cached as bitmaps; those not drawn for long are dropped. No text gets smaller than the layout's
 * `least`, or a quarter less where it must fit, and never less than `legible`. Above an interface scale of
 * 100 % texts are larger, the small ones most; where that does not fit they stay as large as at
 * 100 %. All text honours painter->alpha. Strings are UTF-8, in any script the fonts have (fonts.h).
 */
#ifndef SDL_TYPE_H
#define SDL_TYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "sdl/paint/layout.h"

struct crowd;
struct painter;

enum type_font {
    TYPE_SERIF,        /* EB Garamond SemiBold */
    TYPE_SERIF_ITALIC, /* EB Garamond Italic */
    TYPE_SANS,         /* Inter Regular */
    TYPE_SANS_MEDIUM,
    TYPE_SANS_BOLD, /* Inter SemiBold */
    TYPE_FONTS
};

enum type_align { TYPE_LEFT, TYPE_CENTRE, TYPE_RIGHT };

struct type {
    enum type_font font;
    float size;      /* units */
    uint32_t colour; /* 0xRRGGBBAA */
    enum type_align align;
    float limit;    /* pixels the interface scale does not enlarge it beyond; 0: none */
    bool explained; /* its words of the glossary are underlined, see type_explain */
    float narrow;   /* horizontal scale, 0 to 1; 0 counts as 1 */
    bool sign;      /* text of a key's cap: the speaker skips it */
    const char *of; /* for speech: the head of its column, if it is a number in a table; or NULL */
};

/* `(struct type){...}` in one word for calls. */
struct type type_make(enum type_font font, float size, uint32_t colour, enum type_align align);

/* Draws a line of words with its baseline at y; x is its left, middle or right by `align`. Returns its width
 * in pixels. */
float type_draw(struct painter *painter, struct type type, float x, float y, const char *words);

/* The same, no wider than `width` pixels: first smaller, up to a quarter less than at an interface scale of
 * 100 %, then with narrower letters, then cut with an ellipsis. */
float type_draw_fit(struct painter *painter, struct type type, float x, float y, float width,
                    const char *words);

/* Wraps words into lines of `width` pixels, first baseline at y, `leading` units apart ("\n" breaks). Returns
 * the number of lines; draws at most `most` of them (the last one cut with an ellipsis). Text that has no
 * room is set smaller first, then with narrower letters. */
int type_draw_wrapped(struct painter *painter, struct type type, float x, float y, float width, float leading,
                      int most, const char *words);

/* True if type_draw_fit would show all words at most a tenth smaller, without narrower letters. */
bool type_fits(struct painter *painter, struct type type, float width, const char *words);

/* True if at most `most` lines show all words, at the smallest and narrowest setting allowed. */
bool type_has_room(struct painter *painter, struct type type, float width, int most, const char *words);

/* type_draw_fit with room for a second line: words that it would cut go on two lines, `leading` units apart;
 * the lower one has its baseline at y if they grow `up`, else the upper one. Returns the number of lines. */
int type_draw_fit_two(struct painter *painter, struct type type, float x, float y, float width, float leading,
                      bool up, const char *words);

/* The same, and above an interface scale of 100 % a second line comes before smaller letters. */
int type_draw_large_two(struct painter *painter, struct type type, float x, float y, float width,
                        float leading, bool up, const char *words);

/* Returns how many lines type_draw_wrapped needs at full size. */
int type_count_lines(struct painter *painter, struct type type, float width, const char *words);

/* Width of a line in pixels, and the distance from baseline to the top of capitals. */
float type_width(struct painter *painter, struct type type, const char *words);
float type_cap_height(struct painter *painter, struct type type);

/* Not enlarged beyond `times` of what it is at an interface scale of 100 %; 1 or more. */
struct type type_limited(const struct painter *painter, struct type type, float times);

/* The same so that what is `high` pixels high with it comes to `room`, if it may become that small. */
struct type type_squeezed(const struct painter *painter, struct type type, float high, float room);

/* Makes letters a step narrower; false if they are at the minimum. */
bool type_narrower(struct type *type);

/* The size in pixels a size in units comes to, in halves. */
float type_pixels(const struct painter *painter, float size);

/* Distance in pixels between lines for that size: `leading` units, but never tighter than the text needs. */
float type_leading(const struct painter *painter, struct type type, float leading);

/* A text drawn, for tests and the speaker: words, place (from the top of the capitals to the baseline),
 * whether they were cut, color and size. A NULL watcher ends watching. */
struct type_seen {
    const char *words;
    struct rect rect;
    bool cut;
    bool more;         /* a further line of the paragraph seen before */
    const char *whole; /* the words as they were given, though they are shown cut */
    uint32_t colour;   /* as it looks: 0xRRGGBBAA */
    float pixels;      /* the size it is set in */
    bool sign;         /* as its type says */
    const char *of;
};
typedef void type_watcher(void *to, const struct type_seen *seen);
void type_watch(struct painter *painter, type_watcher *watcher, void *to);

/* While `crowd` is set, notes the texts there and calls no watcher; NULL ends that. */
void type_measure(struct painter *painter, struct crowd *crowd);

/* Hides or shows all words, to see what is behind them. */
void type_hide(struct painter *painter, bool hidden);

/* Returns the type with `explained` set: glossary words get an underline and a tip. */
struct type type_explained(struct type type);

/* Hooks for glossary words. `find` returns the number of the next one in a line at or after byte `from`, with
 * its bytes in `*at` and `*length`, or -1; `seen` gets its place and returns true to underline it.
 * type_explain keeps the pointer; NULL: none. */
struct type_terms {
    int (*find)(const char *words, size_t from, size_t *at, size_t *length);
    bool (*seen)(void *to, int which, struct rect rect);
    void *to;
};
void type_explain(struct painter *painter, const struct type_terms *terms);

/* Called by the app. False with the error only if there is no font at all. */
bool type_init(struct painter *painter, struct error *error);
void type_deinit(struct painter *painter);
void type_reset(struct painter *painter);
void type_speak(struct painter *painter); /* another language: painter->language */
void type_frame_done(struct painter *painter);

#endif
