/*
 * fonts.c: the font files (fonts.h).
 */
#include "sdl/art/fonts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "sdl/art/integrity.h"
#include "sdl/art/paths.h"

/* The files after those of the faces: that of names, and those of the language that is spoken. */
enum { LARGE = TYPE_FONTS, OWN_SERIF, OWN_SANS, OWN_BOLD, FILES };

enum { OPEN_MAX = 40 /* font sizes open at a time */, QUARTERS = 4, NAME = 64 };

struct open_font {
    TTF_Font *font;
    int file;
    int quarters; /* of a pixel */
    unsigned used;
};

struct fonts {
    void *data[FILES]; /* the font files, NULL: missing, or not needed yet */
    size_t size[FILES];
    bool missing[FILES]; /* of those read when they are needed: told already */
    bool opened_large;
    bool late;       /* what lacks comes later */
    const char *own; /* the ending of the language's own files, "JP"; NULL: it has none */
    struct open_font open[OPEN_MAX];
    unsigned clock;
};

static const char *const files[FILES] = {
    "fonts/EBGaramond-SemiBold.ttf", "fonts/EBGaramond-MediumItalic.ttf", "fonts/Inter-Regular.ttf",
    "fonts/Inter-Medium.ttf",        "fonts/Inter-SemiBold.ttf",          "fonts/NotoSansCJK-Names.otf",
    "fonts/NotoSerif%s-Bold.otf",    "fonts/NotoSans%s-Regular.otf",      "fonts/NotoSans%s-Bold.otf"};

/* The languages with files of their own, made by assets/make/languages.py. */
static const struct {
    const char *language, *ending;
} endings[] = {{"ja", "JP"}, {"zh_CN", "SC"}, {"zh_TW", "TC"}};

/* True if the bytes can be opened as a font; what is cut off could be too, and would draw no letters. */
static bool is_font(const void *data, size_t size)
{
    if (!intact_font(data, size))
        return false;
    TTF_Font *font = TTF_OpenFontRW(SDL_RWFromConstMem(data, (int)size), 1, 16);
    if (font)
        TTF_CloseFont(font);
    return font != NULL;
}

static bool any_file(void)
{
    char path[PATHS_MAX];
    for (int i = 0; i < TYPE_FONTS; i++)
        if (paths_find(files[i], path, sizeof path))
            return true;
    return false;
}

/* The faces that are not there yet; returns how many are. */
static int load_files(struct fonts *fonts)
{
    char path[PATHS_MAX];
    int found = 0;
    for (int i = 0; i < TYPE_FONTS; i++) {
        if (!fonts->data[i] && !(fonts->late && !paths_find(files[i], path, sizeof path)))
            fonts->data[i] = paths_read(files[i], &fonts->size[i]);
        if (fonts->data[i] && !is_font(fonts->data[i], fonts->size[i])) {
            paths_complain(files[i], "isn't a font the game can use");
            free(fonts->data[i]);
            fonts->data[i] = NULL;
        }
        found += fonts->data[i] != NULL;
    }
    return found;
}

struct fonts *fonts_new(bool late, struct error *error)
{
    struct fonts *fonts = calloc(1, sizeof *fonts);
    CHECK_MEMORY(fonts);
    fonts->late = late;
    if (any_file() && load_files(fonts) > 0)
        return fonts;
    fonts_free(fonts);
    error_say(error,
              tr("no usable font was found: the folder \"fonts\" should be beside the program. If you "
                 "started it from inside an archive, unpack everything first; otherwise download it again."));
    return NULL;
}

void fonts_close(struct fonts *fonts)
{
    for (int i = 0; i < OPEN_MAX; i++)
        if (fonts->open[i].font)
            TTF_CloseFont(fonts->open[i].font);
    memset(fonts->open, 0, sizeof fonts->open);
}

void fonts_free(struct fonts *fonts)
{
    if (!fonts)
        return;
    fonts_close(fonts);
    for (int i = 0; i < FILES; i++)
        free(fonts->data[i]);
    free(fonts);
}

/* The file that stands in for a missing face: a near one first. */
static int face_at_hand(const struct fonts *fonts, enum type_font face)
{
    static const enum type_font order[TYPE_FONTS] = {TYPE_SANS_MEDIUM, TYPE_SANS, TYPE_SANS_BOLD, TYPE_SERIF,
                                                     TYPE_SERIF_ITALIC};
    if (fonts->data[face])
        return (int)face;
    for (int i = 0; i < TYPE_FONTS; i++)
        if (fonts->data[order[i]])
            return (int)order[i];
    return -1;
}

/* The name of a file, with the ending of the language where it has one. */
static void name_file(const struct fonts *fonts, int file, char name[NAME])
{
    const char *place = strstr(files[file], "%s");
    if (place)
        snprintf(name, NAME, "%.*s%s%s", (int)(place - files[file]), files[file], fonts->own, place + 2);
    else
        snprintf(name, NAME, "%s", files[file]);
}

/* Those after the faces are read when a word needs them first; whole, as a font is read in thousands of small
 * steps. */
static SDL_RWops *bytes_of(struct fonts *fonts, int file)
{
    char path[PATHS_MAX], name[NAME];
    name_file(fonts, file, name);
    if (!fonts->data[file] && paths_find(name, path, sizeof path))
        fonts->data[file] = paths_read(name, &fonts->size[file]);
    bool whole = fonts->data[file] && intact_font(fonts->data[file], fonts->size[file]);
    return whole ? SDL_RWFromConstMem(fonts->data[file], (int)fonts->size[file]) : NULL;
}

/* In a size of quarter pixels, and with letters set at fractions of a pixel, so that words are even. */
static TTF_Font *open_file(struct fonts *fonts, int file, int quarters)
{
    SDL_RWops *bytes = bytes_of(fonts, file);
    TTF_Font *font = bytes ? TTF_OpenFontDPIRW(bytes, 1, quarters, 72 / QUARTERS, 72 / QUARTERS) : NULL;
    if (font)
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

/* NULL only if the file cannot be opened. */
static TTF_Font *open_size(struct fonts *fonts, int file, float pixels)
{
    struct open_font *slot = &fonts->open[0];
    int quarters = (int)lroundf(fmaxf(pixels, 1) * QUARTERS); /* no font can be opened in size 0 */
    for (int i = 0; i < OPEN_MAX; i++) {
        struct open_font *open = &fonts->open[i];
        if (open->font && open->file == file && open->quarters == quarters) {
            open->used = ++fonts->clock;
            return open->font;
        }
        if (open->used < slot->used)
            slot = open;
    }
    TTF_Font *font = open_file(fonts, file, quarters);
    if (!font)
        return NULL;
    if (slot->font)
        TTF_CloseFont(slot->font);
    *slot = (struct open_font){font, file, quarters, ++fonts->clock};
    return font;
}

/* Characters of Chinese and Japanese stand upright: slanted figures between them look like a slip. */
static enum type_font face_beside_own(const struct fonts *fonts, enum type_font face)
{
    return fonts->own && face == TYPE_SERIF_ITALIC ? TYPE_SERIF : face;
}

TTF_Font *fonts_open(struct fonts *fonts, enum type_font face, float pixels)
{
    int file = face_at_hand(fonts, face_beside_own(fonts, face));
    TTF_Font *font = file >= 0 ? open_size(fonts, file, pixels) : NULL;
    CHECK(font); /* fonts_new found one */
    return font;
}

/* Their characters fill their squares: beside letters they look as large a little smaller. */
static TTF_Font *open_large(struct fonts *fonts, int file, enum type_font face, float pixels)
{
    TTF_Font *font = fonts->missing[file]
                         ? NULL
                         : open_size(fonts, file, pixels * (face <= TYPE_SERIF_ITALIC ? 0.88f : 0.95f));
    if (!font && !fonts->missing[file]) {
        char name[NAME];
        name_file(fonts, file, name);
        fonts->missing[file] = true;
        if (!fonts->late)
            paths_complain(name, "is missing or isn't a font the game can use");
    }
    fonts->opened_large |= font && file == LARGE;
    return font;
}

void fonts_speak(struct fonts *fonts, const char *language, bool late)
{
    fonts_close(fonts);
    fonts->late = late;
    load_files(fonts);
    for (int file = OWN_SERIF; file < FILES; file++) {
        free(fonts->data[file]);
        fonts->data[file] = NULL;
    }
    fonts->own = NULL;
    for (size_t i = 0; language && i < sizeof endings / sizeof *endings; i++)
        if (strcmp(endings[i].language, language) == 0)
            fonts->own = endings[i].ending;
    for (int file = LARGE; file < FILES; file++)
        fonts->missing[file] = false; /* a page's files come by and by */
}

/* The language's own font that goes with a face, or the plain one that stands in for it. */
static TTF_Font *open_own(struct fonts *fonts, enum type_font face, float pixels)
{
    static const int own[TYPE_FONTS] = {OWN_SERIF, OWN_SERIF, OWN_SANS, OWN_SANS, OWN_BOLD};
    TTF_Font *font = fonts->own ? open_large(fonts, own[face], face, pixels) : NULL;
    return font || !fonts->own ? font : open_large(fonts, OWN_SANS, face, pixels);
}

/* Marks that Latin writing has too, but narrow: between square characters they are as wide as these. */
static bool is_wide_mark(uint32_t code)
{
    return code == 0x2014 || code == 0x2018 || code == 0x2019 || code == 0x201c || code == 0x201d ||
           code == 0x2026 || code == 0xb7;
}

bool fonts_large_is_open(const struct fonts *fonts)
{
    return fonts->opened_large;
}

uint32_t fonts_character(const char *words, int *bytes)
{
    int size = text_character(words);
    uint32_t code = (unsigned char)*words;
    *bytes = SDL_max(size, 1);
    if (!size)
        return code ? 0xfffd : 0;
    if (size > 1)
        code &= 0x7fu >> size;
    for (int i = 1; i < size; i++)
        code = code << 6 | ((unsigned char)words[i] & 0x3fu);
    return code;
}

/* What changes its neighbours or the direction but has no picture: left out where it is not known. */
static bool is_unseen(uint32_t code)
{
    return (code >= 0x300 && code < 0x370) || (code >= 0x200b && code < 0x2010) ||
           (code >= 0x202a && code < 0x202f) || (code >= 0x2060 && code < 0x2070) ||
           (code >= 0xfe00 && code < 0xfe10) || code == 0xfeff || (code >= 0xe0000 && code < 0xe1000);
}

/* What every face has. */
static bool is_plain(uint32_t code)
{
    return code < 0x7f;
}

/* The font that has the character, the line's own first; NULL: none has. */
static TTF_Font *font_with(struct fonts *fonts, enum type_font face, float pixels, uint32_t code)
{
    TTF_Font *own = fonts_open(fonts, face, pixels), *font;
    if (is_plain(code) || (TTF_GlyphIsProvided32(own, code) && !(fonts->own && is_wide_mark(code))))
        return own;
    font = fonts_open(fonts, TYPE_SANS_MEDIUM, pixels);
    if (TTF_GlyphIsProvided32(font, code) && !(fonts->own && is_wide_mark(code)))
        return font;
    font = is_unseen(code) ? NULL : open_own(fonts, face, pixels);
    if (font && TTF_GlyphIsProvided32(font, code))
        return font;
    font = is_unseen(code) ? NULL : open_large(fonts, LARGE, face, pixels);
    if (font && TTF_GlyphIsProvided32(font, code))
        return font;
    return TTF_GlyphIsProvided32(own, code) ? own : NULL;
}

bool fonts_has(struct fonts *fonts, enum type_font face, uint32_t code)
{
    return is_unseen(code) || font_with(fonts, face, 16, code);
}

static bool is_square(uint32_t code)
{
    return (code >= 0x2e80 && code < 0xa000) || (code >= 0xac00 && code < 0xd7b0) ||
           (code >= 0xff00 && code < 0xfff0);
}

/* True for a character of a word of such a script, not for the marks between them. */
static bool is_of_word(uint32_t code)
{
    return is_square(code) && (code < 0x3000 || code > 0x3020) && code < 0xff00;
}

/* True for the large font, which is not opened to ask. */
static bool is_large(const struct fonts *fonts, const TTF_Font *font)
{
    for (int i = 0; font && i < OPEN_MAX; i++)
        if (fonts->open[i].font == font)
            return fonts->open[i].file == LARGE;
    return false;
}

/* The large font for a word that has a character only it knows: one word is set in one face. NULL: each
 * character has its own. */
static TTF_Font *font_of_word(struct fonts *fonts, enum type_font face, float pixels, const char *words)
{
    int bytes;
    bool needs = false;
    for (uint32_t code; is_of_word(code = fonts_character(words, &bytes)); words += bytes)
        needs |= is_large(fonts, font_with(fonts, face, pixels, code));
    return needs ? open_large(fonts, LARGE, face, pixels) : NULL;
}

const char *fonts_piece(struct fonts *fonts, enum type_font face, float pixels, const char *words,
                        struct piece *piece)
{
    size_t length = 0;
    int bytes;
    TTF_Font *word = NULL; /* of the word gone through */
    bool within = false;
    TTF_Font *own = fonts_open(fonts, face, pixels);
    piece->font = NULL;
    for (; *words && length + 5 < sizeof piece->text; words += bytes) {
        uint32_t code = fonts_character(words, &bytes);
        word = !is_of_word(code) ? NULL : within ? word : font_of_word(fonts, face, pixels, words);
        within = is_of_word(code);
        bool large = word && TTF_GlyphIsProvided32(word, code);
        TTF_Font *font = large ? word : is_plain(code) ? own : font_with(fonts, face, pixels, code);
        const char *from = font ? words : "?";
        if (!font && is_unseen(code))
            continue;
        if (!font)
            font = own;
        if (piece->font && font != piece->font)
            break;
        piece->font = font;
        size_t size = from == words ? (size_t)bytes : 1;
        memcpy(piece->text + length, from, size);
        length += size;
    }
    piece->text[length] = 0;
    return piece->font ? words : NULL;
}

static bool is_one_of(uint32_t code, const char *marks)
{
    int bytes;
    for (; *marks; marks += bytes)
        if (fonts_character(marks, &bytes) == code)
            return true;
    return false;
}

/* Words that Japanese has borrowed, and signs that lengthen a sound in them. */
static bool is_katakana(uint32_t code)
{
    return code >= 0x30a1 && code <= 0x30fc && code != 0x30fb;
}

bool fonts_may_break(uint32_t before, uint32_t after)
{
    bool number = before >= '0' && before <= '9'; /* with what is counted: 3枚, 8筒 */
    if ((!is_square(before) && !is_square(after)) || number || (is_katakana(before) && is_katakana(after)))
        return false;
    return !is_one_of(after,
                      "　、。，．！？：；・）」』】〉》〕］｝〗〙ー々〻〜～％ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖ"
                      "ァィゥェォッャュョヮヵヶ,.!?:;%°)]}’”»›…‥—–") &&
           !is_one_of(before, "（「『【〈《〔［｛〖〘([{‘“«‹");
}

bool fonts_ends_clause(uint32_t code)
{
    return is_one_of(code, "、。，．！？：；）」』】〉》");
}
