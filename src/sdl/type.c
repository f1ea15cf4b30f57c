/*
 * type.c: setting words on the screen (type.h).
 *
 * Lines are rendered in white and coloured when copied, so one mask serves all colours.
 */
#include "sdl/type.h"

#include <SDL_ttf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app.h"
#include "sdl/bitmap.h"
#include "sdl/cache.h"
#include "sdl/draw.h"
#include "sdl/paths.h"
#include "sdl/theme.h"

enum {
    OPEN_MOST = 40 /* font sizes open at a time */,
    KEY_MOST = 320,
    LINES = 1 /* bytes for each pixel of the output */
};

struct open_font {
    TTF_Font *font;
    enum type_font face;
    int pixels;
    unsigned used;
};

struct type_cache {
    struct cache *lines;
    void *data[TYPE_FONTS]; /* the font files, NULL: missing */
    size_t size[TYPE_FONTS];
    struct open_font open[OPEN_MOST];
    unsigned clock;
};

static const char *const files[TYPE_FONTS] = {"fonts/EBGaramond-SemiBold.ttf",
                                              "fonts/EBGaramond-MediumItalic.ttf", "fonts/Inter-Regular.ttf",
                                              "fonts/Inter-Medium.ttf", "fonts/Inter-SemiBold.ttf"};

struct type type_make(enum type_font font, float size, uint32_t colour, enum type_align align)
{
    struct type type = {font, size, colour, align};
    return type;
}

/* True if the bytes can be opened as a font. */
static bool is_font(const void *data, size_t size)
{
    TTF_Font *font = TTF_OpenFontRW(SDL_RWFromConstMem(data, (int)size), 1, 16);
    if (font)
        TTF_CloseFont(font);
    return font != NULL;
}

static bool any_file(void)
{
    char path[APP_PATH];
    for (int i = 0; i < TYPE_FONTS; i++)
        if (paths_find(files[i], path, sizeof path))
            return true;
    return false;
}

static int load_files(struct app *app, struct type_cache *cache)
{
    int found = 0;
    for (int i = 0; i < TYPE_FONTS; i++) {
        cache->data[i] = paths_read(app, files[i], &cache->size[i]);
        if (cache->data[i] && !is_font(cache->data[i], cache->size[i])) {
            paths_complain(app, files[i], "is no font that can be used");
            free(cache->data[i]);
            cache->data[i] = NULL;
        }
        found += cache->data[i] != NULL;
    }
    return found;
}

bool type_init(struct app *app, struct error *why)
{
    struct type_cache *cache = calloc(1, sizeof *cache);
    CHECK(cache);
    app->type = cache;
    cache->lines = cache_new();
    if (TTF_Init() != 0)
        return error_set(why, "words cannot be drawn: %s", TTF_GetError());
    if (!any_file() || load_files(app, cache) == 0)
        return error_set(why, "no font was found: the folder \"fonts\" should lie beside the program, or in "
                              "../share/dueling-tigers");
    return true;
}

static void close_fonts(struct type_cache *cache)
{
    for (int i = 0; i < OPEN_MOST; i++)
        if (cache->open[i].font)
            TTF_CloseFont(cache->open[i].font);
    memset(cache->open, 0, sizeof cache->open);
}

void type_deinit(struct app *app)
{
    struct type_cache *cache = app->type;
    if (!cache)
        return;
    cache_free(cache->lines);
    close_fonts(cache);
    for (int i = 0; i < TYPE_FONTS; i++)
        free(cache->data[i]);
    free(cache);
    app->type = NULL;
    if (TTF_WasInit())
        TTF_Quit();
}

void type_reset(struct app *app)
{
    cache_clear(app->type->lines, layout_pixels(&app->layout) * LINES);
    close_fonts(app->type);
}

void type_frame_done(struct app *app)
{
    cache_frame_done(app->type->lines);
}

/* The file that stands in for a missing face: a near one first. */
static int face_at_hand(const struct type_cache *cache, enum type_font face)
{
    static const enum type_font order[TYPE_FONTS] = {TYPE_SANS_MEDIUM, TYPE_SANS, TYPE_SANS_BOLD, TYPE_SERIF,
                                                     TYPE_SERIF_ITALIC};
    if (cache->data[face])
        return (int)face;
    for (int i = 0; i < TYPE_FONTS; i++)
        if (cache->data[order[i]])
            return (int)order[i];
    return -1;
}

static TTF_Font *open_font(struct app *app, enum type_font face, int pixels)
{
    struct type_cache *cache = app->type;
    struct open_font *slot = &cache->open[0];
    int file = face_at_hand(cache, face);
    for (int i = 0; i < OPEN_MOST; i++) {
        struct open_font *open = &cache->open[i];
        if (open->font && open->face == face && open->pixels == pixels) {
            open->used = ++cache->clock;
            return open->font;
        }
        if (open->used < slot->used)
            slot = open;
    }
    CHECK(file >= 0); /* type_init found one */
    if (slot->font)
        TTF_CloseFont(slot->font);
    slot->font = TTF_OpenFontRW(SDL_RWFromConstMem(cache->data[file], (int)cache->size[file]), 1, pixels);
    CHECK(slot->font);
    TTF_SetFontHinting(slot->font, TTF_HINTING_LIGHT);
    slot->face = face;
    slot->pixels = pixels;
    slot->used = ++cache->clock;
    return slot->font;
}

int type_pixels(const struct app *app, float size)
{
    float u = app->layout.u, least = u >= 1 ? 14.0f : 12.6f;
    float pixels = size * u;
    if (size < 18 && app->settings.scale > 100)
        pixels *= (float)SDL_min(app->settings.scale, 120) / 100;
    return (int)lroundf(fmaxf(pixels, least));
}

static TTF_Font *font_of(struct app *app, struct type type)
{
    return open_font(app, type.font, type_pixels(app, type.size));
}

float type_leading(const struct app *app, struct type type, float leading)
{
    return roundf(fmaxf(leading * app->layout.u, (float)type_pixels(app, type.size) * 1.24f));
}

float type_width(struct app *app, struct type type, const char *words)
{
    int w = 0;
    if (*words)
        TTF_SizeUTF8(font_of(app, type), words, &w, NULL);
    return (float)w;
}

float type_cap_height(struct app *app, struct type type)
{
    float share = type.font <= TYPE_SERIF_ITALIC ? 0.65f : 0.727f; /* of the em, by the fonts' own tables */
    return roundf((float)type_pixels(app, type.size) * share);
}

/* The mask of a line; its dy leads from the baseline to its top. */
static const struct cached *line_of(struct app *app, struct type type, const char *words)
{
    char key[KEY_MOST];
    int pixels = type_pixels(app, type.size);
    int length = SDL_snprintf(key, sizeof key, "%d %d %s", (int)type.font, pixels, words);
    size_t size = (size_t)SDL_min(length, KEY_MOST - 1);
    struct cached *found = cache_find(app->type->lines, key, size);
    if (!found) {
        SDL_Color white = {255, 255, 255, 255};
        TTF_Font *font = font_of(app, type);
        SDL_Surface *surface = TTF_RenderUTF8_Blended(font, words, white);
        found = cache_add(app->type->lines, key, size, bitmap_mask_from_surface(surface), 0,
                          -TTF_FontAscent(font));
    }
    return found;
}

float type_draw(struct app *app, struct type type, float x, float y, const char *words)
{
    const struct cached *line;
    float w;
    if (!*words)
        return 0;
    line = line_of(app, type, words);
    w = (float)line->w;
    x = roundf(type.align == TYPE_LEFT ? x : type.align == TYPE_RIGHT ? x - w : x - w / 2);
    draw_bitmap(app, line->bitmap, rect_make(x, roundf(y) + (float)line->dy, w, (float)line->h), type.colour);
    return w;
}

/* Cuts `words` at a character so that with an ellipsis it fits; `out` has room. */
static void cut(struct app *app, struct type type, float width, const char *words, char *out, size_t size)
{
    size_t length = SDL_min(strlen(words), size - 4);
    memcpy(out, words, length);
    for (;;) {
        while (length > 0 && ((unsigned char)out[length - 1] & 0xc0) == 0x80)
            length--;
        while (length > 0 && out[length - 1] == ' ')
            length--;
        strcpy(out + length, "\xe2\x80\xa6");
        if (length == 0 || type_width(app, type, out) <= width)
            return;
        length--;
    }
}

float type_draw_fit(struct app *app, struct type type, float x, float y, float width, const char *words)
{
    char shorter[KEY_MOST];
    if (type_width(app, type, words) <= width)
        return type_draw(app, type, x, y, words);
    type.size *= 0.9f;
    if (type_width(app, type, words) <= width)
        return type_draw(app, type, x, y, words);
    cut(app, type, width, words, shorter, sizeof shorter);
    return type_draw(app, type, x, y, shorter);
}

/* How many bytes of `words` fit into a line: up to a blank, a "\n", or the end; at least one word. */
static size_t line_length(struct app *app, struct type type, float width, const char *words)
{
    char part[KEY_MOST];
    size_t good = 0, at = 0;
    for (;;) {
        while (words[at] && words[at] != ' ' && words[at] != '\n')
            at++;
        if (at >= sizeof part)
            return good ? good : sizeof part - 1;
        memcpy(part, words, at);
        part[at] = 0;
        if (good && type_width(app, type, part) > width)
            return good;
        good = at;
        if (!words[at] || words[at] == '\n')
            return good;
        at++;
    }
}

/* Goes through the lines; draws the first `most` of them from y on. */
static int lines(struct app *app, struct type type, float x, float y, float width, float leading, int most,
                 const char *words)
{
    int count = 0;
    while (*words) {
        char part[KEY_MOST];
        size_t length = line_length(app, type, width, words);
        bool last = count == most - 1 && words[length] != 0;
        SDL_snprintf(part, sizeof part, "%.*s%s", (int)length, words, last ? " \xe2\x80\xa6" : "");
        if (count < most)
            type_draw_fit(app, type, x, y + leading * (float)count, width, part);
        count++;
        words += length;
        if (*words)
            words++; /* the blank or line break */
    }
    return count;
}

int type_draw_wrapped(struct app *app, struct type type, float x, float y, float width, float leading,
                      int most, const char *words)
{
    return lines(app, type, x, y, width, type_leading(app, type, leading), most, words);
}

int type_count_lines(struct app *app, struct type type, float width, const char *words)
{
    return lines(app, type, 0, 0, width, 0, 0, words);
}
