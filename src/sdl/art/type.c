/*
 * type.c: setting words on the screen (type.h), and how large letters are.
 *
 * Lines are rendered in white and coloured when copied, so one mask serves all colours.
 */
#include "sdl/art/type.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/hash.h"
#include "sdl/art/draw.h"
#include "sdl/art/fonts.h"
#include "sdl/art/lines.h"
#include "sdl/art/painter.h"
#include "sdl/art/theme.h"
#include "sdl/paint/bitmap.h"
#include "sdl/paint/cache.h"
#include "sdl/paint/canvas.h"
#include "sdl/paint/crowd.h"

/* --- how large letters are ------------------------------------------------------------------------------ */

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

/* The smallest size, from `pixels` down, that is still set rather than words cut: a part of what `size` comes
 * to at an interface scale of 100 %. */
static float type_size_least(const struct painter *painter, float size, float part, float pixels)
{
    return fminf(fmaxf(halves(plain_pixels(painter, size) * part), painter->layout.legible), pixels);
}

/* The size that words are set in where they have room. */
static float type_size_pixels(const struct painter *painter, struct type type)
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

/* How far apart lines of that size are, which are to be `leading` units. */
static float type_size_leading(const struct painter *painter, float pixels, float leading)
{
    return roundf(fmaxf(leading * painter->layout.u, pixels * 1.24f));
}

float type_leading(const struct painter *painter, struct type type, float leading)
{
    return type_size_leading(painter, type_size_pixels(painter, type), leading);
}

/* How high capitals of that size are, in pixels. */
static float type_size_cap(enum type_font font, float pixels)
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

/* --- words ---------------------------------------------------------------------------------------------- */

enum {
    KEY_MAX = FONTS_PIECE,
    LINES = 1,        /* bytes for each pixel of the output */
    LINE_ENDS = 1024, /* that are kept */
    WIDTHS = 2048     /* likewise */
};

/* For want of room: parts of the size that letters get smaller to, gladly and at most. */
static const float smaller = 0.9f, smallest = 0.75f;

/* Where a line of a paragraph ends, which every picture asks for and takes long to find. */
struct line_end {
    uint64_t of; /* a sum over all that decides on it; 0: none */
    size_t length;
};

/* How wide a line is, which every picture asks for of every line, some more than once. */
struct line_width {
    uint64_t of; /* as above */
    float width;
};

struct type_cache {
    struct cache *lines;
    struct line_end ends[LINE_ENDS];
    struct line_width widths[WIDTHS];
    struct fonts *fonts;
    type_watcher *watcher;
    void *watching;
    struct crowd *crowd;
    bool hidden;
    const struct type_terms *terms;
    bool more;         /* what is drawn now is a further line of a paragraph */
    const char *whole; /* ... is the beginning of this, or NULL */
};

void type_explain(struct painter *painter, const struct type_terms *terms)
{
    painter->type->terms = terms;
}

bool type_init(struct painter *painter, struct error *error)
{
    struct type_cache *cache = calloc(1, sizeof *cache);
    CHECK_MEMORY(cache);
    painter->type = cache;
    cache->lines = cache_new();
    if (TTF_Init() != 0)
        return error_say(error, tr("can’t draw text: {1}"), TTF_GetError());
    cache->fonts = fonts_new(painter->late, error);
    if (cache->fonts)
        fonts_speak(cache->fonts, painter->language, painter->late);
    return cache->fonts != NULL;
}

void type_deinit(struct painter *painter)
{
    struct type_cache *cache = painter->type;
    if (!cache)
        return;
    cache_free(cache->lines);
    fonts_free(cache->fonts);
    free(cache);
    painter->type = NULL;
    if (TTF_WasInit())
        TTF_Quit();
}

void type_reset(struct painter *painter)
{
    cache_clear(painter->type->lines, layout_pixels(&painter->layout) * LINES);
    memset(painter->type->ends, 0, sizeof painter->type->ends);
    memset(painter->type->widths, 0, sizeof painter->type->widths);
    fonts_close(painter->type->fonts);
}

void type_speak(struct painter *painter)
{
    fonts_speak(painter->type->fonts, painter->language, painter->late);
    type_reset(painter);
}

void type_frame_done(struct painter *painter)
{
    cache_frame_done(painter->type->lines);
}

void type_watch(struct painter *painter, type_watcher *watcher, void *to)
{
    painter->type->watcher = watcher;
    painter->type->watching = to;
}

void type_measure(struct painter *painter, struct crowd *crowd)
{
    painter->type->crowd = crowd;
}

void type_hide(struct painter *painter, bool hidden)
{
    painter->type->hidden = hidden;
}

static float measure(struct painter *painter, struct type type, float pixels, const char *words)
{
    struct piece piece;
    int all = 0, w;
    while ((words = fonts_piece(painter->type->fonts, type.font, pixels, words, &piece)))
        if (TTF_SizeUTF8(piece.font, piece.text, &w, NULL) == 0)
            all += w;
    return type.narrow > 0 ? ceilf((float)all * type.narrow) : (float)all;
}

/* A sum over what decides on a line's measures; never 0. */
static uint64_t sum_of_line(struct type type, float pixels, const char *words)
{
    const float told[] = {(float)type.font, pixels, type.narrow};
    return hash_text(hash_bytes(HASH_OF_NOTHING, told, sizeof told), words) | 1;
}

static float width_in(struct painter *painter, struct type type, float pixels, const char *words)
{
    uint64_t of = sum_of_line(type, pixels, words);
    struct line_width *width = &painter->type->widths[(of >> 8) % WIDTHS];
    if (width->of != of)
        *width = (struct line_width){of, measure(painter, type, pixels, words)};
    return width->width;
}

float type_width(struct painter *painter, struct type type, const char *words)
{
    return width_in(painter, type, type_size_pixels(painter, type), words);
}

/* Adds the mask of a piece to that of its line, `x` from the left, its baseline `ascent` from the top. */
static int add_piece(struct bitmap *line, const struct piece *piece, int x, int ascent)
{
    SDL_Color white = {255, 255, 255, 255};
    struct bitmap *mask = bitmap_mask_from_surface(TTF_RenderUTF8_Blended(piece->font, piece->text, white));
    int top = ascent - TTF_FontAscent(piece->font), w = mask ? mask->w : 0;
    for (int y = 0; mask && y < mask->h; y++)
        for (int i = 0; i < w && x + i < line->w && top + y >= 0 && top + y < line->h; i++) {
            uint8_t *to = &line->mask[(size_t)(top + y) * (size_t)line->w + (size_t)(x + i)];
            *to = SDL_max(*to, mask->mask[(size_t)y * (size_t)w + (size_t)i]);
        }
    bitmap_free(mask);
    return w;
}

/* A mask in another width, less than its own; takes it over. */
static struct bitmap *narrowed(struct bitmap *line, int width)
{
    struct bitmap *made = line ? bitmap_new_mask(width, line->h) : NULL;
    float times = made ? (float)line->w / (float)width : 1;
    for (int i = 0; made && i < width * made->h; i++) {
        float from = (float)(i % width) * times, to = fminf(from + times, (float)line->w), sum = 0;
        const uint8_t *row = line->mask + (size_t)(i / width) * (size_t)line->w;
        for (int x = (int)from; (float)x < to; x++)
            sum += (float)row[x] * (fminf((float)x + 1, to) - fmaxf((float)x, from));
        made->mask[i] = (uint8_t)lroundf(sum / times);
    }
    bitmap_free(line);
    return made;
}

/* The line's mask, all pieces on one baseline, which lies `*ascent` below its top. */
static struct bitmap *make_line(struct painter *painter, struct type type, float pixels, const char *words,
                                int *ascent)
{
    struct fonts *fonts = painter->type->fonts;
    struct piece piece;
    struct bitmap *line;
    int high = 0, x = 0;
    *ascent = 0;
    for (const char *rest = words; (rest = fonts_piece(fonts, type.font, pixels, rest, &piece));) {
        *ascent = SDL_max(*ascent, TTF_FontAscent(piece.font));
        high = SDL_max(high, TTF_FontHeight(piece.font) - TTF_FontAscent(piece.font));
    }
    int width = (int)width_in(painter, type, pixels, words);
    type.narrow = 0;
    line = bitmap_new_mask((int)width_in(painter, type, pixels, words), *ascent + high);
    for (const char *rest = words; line && (rest = fonts_piece(fonts, type.font, pixels, rest, &piece));)
        x += add_piece(line, &piece, x, *ascent);
    return line && width < line->w ? narrowed(line, width) : line;
}

/* The mask of a line; its dy leads from the baseline to its top. */
static const struct cached *line_of(struct painter *painter, struct type type, float pixels,
                                    const char *words)
{
    char key[KEY_MAX];
    int length = SDL_snprintf(key, sizeof key, "%d %d %d %s", (int)type.font, (int)(pixels * 2),
                              (int)(type.narrow * 100), words),
        ascent;
    size_t size = (size_t)SDL_min(length, KEY_MAX - 1);
    struct cached *found = cache_find(painter->type->lines, key, size);
    if (!found) {
        struct bitmap *line = make_line(painter, type, pixels, words, &ascent);
        found = cache_add(painter->type->lines, key, size, line, 0, -ascent);
    }
    return found;
}

static void tell(struct painter *painter, struct rect rect, struct type_seen seen)
{
    struct area shown = canvas_seen(painter->canvas, rect);
    bool is_seen = shown.w > 0 && painter->alpha > 0;
    seen.rect = rect_make((float)shown.x, (float)shown.y, (float)shown.w, (float)shown.h);
    seen.more = painter->type->more;
    seen.whole = painter->type->whole ? painter->type->whole : seen.words;
    if (painter->type->crowd && is_seen)
        crowd_note(painter->type->crowd, seen.rect, seen.cut);
    else if (painter->type->watcher && is_seen)
        painter->type->watcher(painter->type->watching, &seen);
}

/* Underlines the words of the glossary in a line drawn at x, y. */
static void underline(struct painter *painter, struct type type, float pixels, float x, float y,
                      const char *words)
{
    const struct type_terms *terms = painter->type->terms;
    float cap = type_size_cap(type.font, pixels), below = roundf(fmaxf(pixels * .16f, 2));
    size_t at, length;
    int which;
    for (size_t from = 0; (which = terms->find(words, from, &at, &length)) >= 0; from = at + length) {
        char part[KEY_MAX];
        SDL_snprintf(part, sizeof part, "%.*s", (int)at, words);
        float left = x + width_in(painter, type, pixels, part);
        SDL_snprintf(part, sizeof part, "%.*s", (int)length, words + at);
        float wide = width_in(painter, type, pixels, part);
        struct area shown = canvas_seen(painter->canvas, rect_make(left, y - cap, wide, cap + 2 * below));
        struct rect rect = rect_make((float)shown.x, (float)shown.y, (float)shown.w, (float)shown.h);
        if (shown.w > 0 && shown.h > 0 && painter->alpha > 0 && terms->seen(terms->to, which, rect))
            draw_line(painter, left, y + below, left + wide, y + below, 1, COLOUR_ALPHA(type.colour, 120));
    }
}

/* Draws a line in that size; `cut`: it is the beginning of a longer one. */
static float draw_in(struct painter *painter, struct type type, float pixels, float x, float y,
                     const char *words, bool cut)
{
    const struct cached *line = NULL;
    float w, cap = type_size_cap(type.font, pixels);
    if (!*words)
        return 0;
    if (!painter->unseen)
        line = line_of(painter, type, pixels, words);
    w = line ? (float)line->w : width_in(painter, type, pixels, words);
    x = roundf(type.align == TYPE_LEFT ? x : type.align == TYPE_RIGHT ? x - w : x - w / 2);
    y = roundf(y);
    uint32_t shade = painter->shade;
    painter->shade = 0;
    if (line && !painter->type->hidden)
        draw_bitmap(painter, line->bitmap, rect_make(x, y + (float)line->dy, w, (float)line->h), type.colour);
    painter->shade = shade;
    uint32_t colour = painter_colour(painter, type.colour);
    tell(painter, rect_make(x, y - cap, w, cap),
         (struct type_seen){.words = words,
                            .cut = cut,
                            .colour = COLOUR_ALPHA(colour, (float)(colour & 255) * painter->alpha),
                            .pixels = pixels,
                            .sign = type.sign,
                            .of = type.of});
    if (type.explained && painter->type->terms)
        underline(painter, type, pixels, x, y, words);
    return w;
}

float type_draw(struct painter *painter, struct type type, float x, float y, const char *words)
{
    return draw_in(painter, type, type_size_pixels(painter, type), x, y, words, false);
}

/* Cuts `words` at a character so that with an ellipsis it fits; `out` has room. */
static void cut(struct painter *painter, struct type type, float pixels, float width, const char *words,
                char *out, size_t size)
{
    size_t length = SDL_min(strlen(words), size - 4);
    memcpy(out, words, length);
    for (;;) {
        while (length > 0 && ((unsigned char)words[length] & 0xc0) == 0x80)
            length--;
        while (length > 0 && out[length - 1] == ' ')
            length--;
        strcpy(out + length, "\xe2\x80\xa6");
        if (length == 0 || width_in(painter, type, pixels, out) <= width)
            return;
        length--;
    }
}

/* A line no wider than that, in the largest size from `pixels` down to the least. */
static float draw_within(struct painter *painter, struct type type, float pixels, float x, float y,
                         float width, const char *words, bool is_cut)
{
    char shorter[KEY_MAX];
    float least = type_size_least(painter, type.size, smallest, pixels);
    float wide = width_in(painter, type, pixels, words);
    while (wide > width && pixels > least) {
        pixels = fmaxf(fminf(floorf(pixels * width / wide * 2) / 2, pixels - 0.5f), least);
        wide = width_in(painter, type, pixels, words);
    }
    while (wide > width && type_narrower(&type))
        wide = width_in(painter, type, pixels, words);
    if (wide <= width)
        return draw_in(painter, type, pixels, x, y, words, is_cut);
    cut(painter, type, pixels, width, words, shorter, sizeof shorter);
    const char *before = painter->type->whole;
    painter->type->whole = before ? before : words;
    wide = draw_in(painter, type, pixels, x, y, shorter, true);
    painter->type->whole = before;
    return wide;
}

float type_draw_fit(struct painter *painter, struct type type, float x, float y, float width,
                    const char *words)
{
    return draw_within(painter, type, type_size_pixels(painter, type), x, y, width, words, false);
}

bool type_fits(struct painter *painter, struct type type, float width, const char *words)
{
    float least = type_size_least(painter, type.size, smaller, type_size_pixels(painter, type));
    return width_in(painter, type, least, words) <= width;
}

struct paragraph {
    struct type type;
    float pixels, x, y, width, leading;
    int most;
};

/* What the lines of a paragraph are measured with. */
struct rule {
    struct painter *painter;
    const struct paragraph *paragraph;
};

static float measured(const void *of, const char *words)
{
    const struct rule *rule = of;
    return measure(rule->painter, rule->paragraph->type, rule->paragraph->pixels, words);
}

/* The length of the line that begins with these words; the `last` that may be drawn takes what fits. */
static size_t line_length(struct painter *painter, const struct paragraph *p, const char *words, bool last)
{
    const float told[] = {p->width, (float)last};
    uint64_t of = hash_bytes(sum_of_line(p->type, p->pixels, words), told, sizeof told) | 1;
    struct line_end *end = &painter->type->ends[(of >> 8) % LINE_ENDS];
    if (end->of != of) {
        struct lines_ruler ruler = {measured, &(struct rule){painter, p}};
        size_t length = last ? lines_fit(&ruler, p->width, words) : lines_length(&ruler, p->width, words);
        *end = (struct line_end){of, length};
    }
    return end->length;
}

/* Goes through the lines; draws the first `most` of them. */
static int lines(struct painter *painter, const struct paragraph *p, const char *words)
{
    int count = 0;
    while (*words) {
        char part[KEY_MAX];
        size_t length = *words == '\n' ? 0 : line_length(painter, p, words, count == p->most - 1);
        bool last = count == p->most - 1 && words[length] != 0;
        SDL_snprintf(part, sizeof part, "%.*s%s", (int)length, words, last ? " \xe2\x80\xa6" : "");
        painter->type->more = count > 0;
        painter->type->whole = last ? words : NULL;
        if (count < p->most)
            draw_within(painter, p->type, p->pixels, p->x, p->y + p->leading * (float)count, p->width, part,
                        last);
        painter->type->more = false;
        painter->type->whole = NULL;
        count++;
        words += length;
        if (*words == ' ' || *words == '\n')
            words++;
    }
    return count;
}

int type_draw_wrapped(struct painter *painter, struct type type, float x, float y, float width, float leading,
                      int most, const char *words)
{
    struct paragraph p = {type, type_size_pixels(painter, type), x, y, width, 0, 0};
    float least = type_size_least(painter, type.size, smallest, p.pixels);
    while (lines(painter, &p, words) > most && p.pixels > least)
        p.pixels = fmaxf(p.pixels - 0.5f, least);
    while (lines(painter, &p, words) > most && type_narrower(&p.type))
        ;
    p.leading = type_size_leading(painter, p.pixels, leading);
    p.most = most;
    return lines(painter, &p, words);
}

int type_count_lines(struct painter *painter, struct type type, float width, const char *words)
{
    struct paragraph p = {type, type_size_pixels(painter, type), 0, 0, width, 0, 0};
    return lines(painter, &p, words);
}

bool type_has_room(struct painter *painter, struct type type, float width, int most, const char *words)
{
    float least = type_size_least(painter, type.size, smallest, type_size_pixels(painter, type));
    struct paragraph p = {type, least, 0, 0, width, 0, 0};
    while (most == 1 ? width_in(painter, p.type, least, words) > width : lines(painter, &p, words) > most)
        if (!type_narrower(&p.type))
            return false;
    return true;
}

/* On one line if it has `room` there, else on two. */
static int draw_two(struct painter *painter, struct type type, float x, float y, float width, float leading,
                    bool up, bool room, const char *words)
{
    if (room) {
        type_draw_fit(painter, type, x, y, width, words);
        return 1;
    }
    y -= up ? type_leading(painter, type, leading) : 0;
    return type_draw_wrapped(painter, type, x, y, width, leading, 2, words);
}

int type_draw_fit_two(struct painter *painter, struct type type, float x, float y, float width, float leading,
                      bool up, const char *words)
{
    return draw_two(painter, type, x, y, width, leading, up, type_has_room(painter, type, width, 1, words),
                    words);
}

int type_draw_large_two(struct painter *painter, struct type type, float x, float y, float width,
                        float leading, bool up, const char *words)
{
    bool room = painter->layout.grown > 1 ? type_width(painter, type, words) <= width
                                          : type_has_room(painter, type, width, 1, words);
    return draw_two(painter, type, x, y, width, leading, up, room, words);
}
