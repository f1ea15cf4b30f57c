/* catalogue.c: see catalogue.h. */
#include "base/catalogue.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/plural.h"
#include "base/text.h"

/* Byte offsets in the file. All its numbers have 32 bits, in the byte order of the machine that made it. */
enum { AT_MAGIC = 0, AT_REVISION = 4, AT_COUNT = 8, AT_TEXTS = 12, AT_SENTENCES = 16, HEAD = 28, PAIR = 8 };

static const uint32_t magic = 0x950412de;

enum { FORMS_MAX = 6, NUMBERS_TRIED = 1000, KEY = 4000 };

struct catalogue {
    unsigned char *data;
    size_t size;
    bool swapped; /* the file has the opposite byte order */
    uint32_t count, texts, sentences;
    const char *plural; /* the C expression */
    unsigned forms;
};

static uint32_t number_at(const struct catalogue *catalogue, size_t place)
{
    const unsigned char *at = catalogue->data + place;
    if (catalogue->swapped)
        return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
    return (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

/* Returns text number `index` of a table, and its length including the zero bytes between plural forms. */
static const char *text_at(const struct catalogue *catalogue, uint32_t table, uint32_t index, size_t *length)
{
    size_t pair = table + (size_t)index * PAIR;
    *length = number_at(catalogue, pair);
    return (const char *)catalogue->data + number_at(catalogue, pair + 4);
}

/* True if both tables are within the file, and so is each of their texts, ending in a zero byte. */
static bool is_sound(const struct catalogue *catalogue)
{
    const uint32_t tables[] = {catalogue->texts, catalogue->sentences};
    for (int table = 0; table < 2; table++) {
        if ((uint64_t)tables[table] + (uint64_t)catalogue->count * PAIR > catalogue->size)
            return false;
        for (uint32_t i = 0; i < catalogue->count; i++) {
            size_t pair = tables[table] + (size_t)i * PAIR;
            uint64_t end = (uint64_t)number_at(catalogue, pair) + number_at(catalogue, pair + 4);
            if (end >= catalogue->size || catalogue->data[end])
                return false;
        }
    }
    return true;
}

/* Returns the arguments {1} to {9} of a sentence as bits; bit 0 is set if a brace is not an argument. */
static unsigned arguments_of(const char *sentence)
{
    unsigned seen = 0;
    while ((sentence = strchr(sentence, '{'))) {
        bool good = sentence[1] >= '1' && sentence[1] <= '9' && sentence[2] == '}';
        seen |= good ? 1u << (sentence[1] - '0') : 1u;
        sentence++;
    }
    return seen;
}

/* True if the whole text is printable; a sentence may have tabs and several lines. */
static bool is_printable(const char *text)
{
    while (*text == '\n' || *text == '\t' || (*text && !text_unprintable(text)))
        text += text_character(text);
    return !*text;
}

/* True if a sentence has the same arguments as the English one. A plural form may leave some out, because it
 * may express the number by a word. An empty sentence is fit: English replaces it. */
static bool is_fit(const char *text, size_t text_length, const char *sentence, size_t length, unsigned forms)
{
    bool many = strlen(text) < text_length;
    const char *english = strchr(text, '\4') ? strchr(text, '\4') + 1 : text;
    const char *form = sentence;
    unsigned wanted = arguments_of(english), count = 0;
    if (!length)
        return true;
    if (many)
        wanted |= arguments_of(text + strlen(text) + 1);
    for (; form <= sentence + length; form += strlen(form) + 1, count++) {
        unsigned seen = arguments_of(form);
        if (!is_printable(form) || (many ? (seen & ~wanted) != 0 : seen != wanted))
            return false;
    }
    return count == (many ? forms : 1);
}

/* Reads "nplurals=2; plural=n != 1;" from the header, which is the translation of the empty text. */
static bool read_forms(struct catalogue *catalogue)
{
    size_t length;
    const char *head = text_at(catalogue, catalogue->texts, 0, &length);
    if (length)
        return false;
    head = text_at(catalogue, catalogue->sentences, 0, &length);
    const char *forms = strstr(head, "nplurals="), *plural = strstr(head, "plural=");
    if (!forms || !plural)
        return false;
    catalogue->forms = (unsigned)atoi(forms + strlen("nplurals="));
    catalogue->plural = plural + strlen("plural=");
    for (unsigned long n = 0; n < NUMBERS_TRIED; n++) {
        unsigned long form;
        if (!plural_value(catalogue->plural, n, &form) || form >= catalogue->forms)
            return false;
    }
    return catalogue->forms <= FORMS_MAX;
}

static bool check_sentences(const struct catalogue *catalogue, struct error *error)
{
    const char *before = NULL;
    for (uint32_t i = 0; i < catalogue->count; i++) {
        size_t text_length, length;
        const char *text = text_at(catalogue, catalogue->texts, i, &text_length);
        const char *sentence = text_at(catalogue, catalogue->sentences, i, &length);
        if (before && strcmp(before, text) >= 0)
            return error_say(error, tr("Its texts are out of order"));
        if (i > 0 && !is_fit(text, text_length, sentence, length, catalogue->forms))
            return error_say(error, tr("\"{1}\" has different arguments"), tr_short(text, 100));
        before = text;
    }
    return true;
}

static bool check(struct catalogue *catalogue, struct error *error)
{
    if (catalogue->size < HEAD)
        return error_say(error, tr("It is too short to be a language file"));
    catalogue->swapped = number_at(catalogue, AT_MAGIC) != magic;
    if (number_at(catalogue, AT_MAGIC) != magic || number_at(catalogue, AT_REVISION) >> 16)
        return error_say(error, tr("It doesn’t start like a language file"));
    catalogue->count = number_at(catalogue, AT_COUNT);
    catalogue->texts = number_at(catalogue, AT_TEXTS);
    catalogue->sentences = number_at(catalogue, AT_SENTENCES);
    if (!catalogue->count || !is_sound(catalogue))
        return error_say(error, tr("It is damaged"));
    if (!read_forms(catalogue))
        return error_say(error, tr("Its header doesn’t give the plural forms"));
    return check_sentences(catalogue, error);
}

struct catalogue *catalogue_read(const void *data, size_t size, struct error *error)
{
    struct catalogue *catalogue = calloc(1, sizeof *catalogue);
    CHECK_MEMORY(catalogue);
    catalogue->data = malloc(size + 1);
    CHECK_MEMORY(catalogue->data);
    if (size)
        memcpy(catalogue->data, data, size);
    catalogue->data[size] = 0;
    catalogue->size = size;
    if (check(catalogue, error))
        return catalogue;
    catalogue_free(catalogue);
    return NULL;
}

void catalogue_free(struct catalogue *catalogue)
{
    if (!catalogue)
        return;
    free(catalogue->data);
    free(catalogue);
}

int catalogue_count(const struct catalogue *catalogue)
{
    return (int)catalogue->count - 1; /* without the header */
}

const char *catalogue_text(const struct catalogue *catalogue, int index, size_t *length)
{
    return text_at(catalogue, catalogue->texts, (uint32_t)index + 1, length);
}

const char *catalogue_sentence(const struct catalogue *catalogue, int index, size_t *length)
{
    return text_at(catalogue, catalogue->sentences, (uint32_t)index + 1, length);
}

/* Returns the translation of `key`, or NULL if it is missing or empty. */
static const char *find(const struct catalogue *catalogue, const char *key, size_t *length)
{
    uint32_t low = 1, high = catalogue->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(key, text_at(catalogue, catalogue->texts, middle, length));
        if (order == 0) {
            const char *sentence = text_at(catalogue, catalogue->sentences, middle, length);
            return *sentence ? sentence : NULL;
        }
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* Returns the sentence, or NULL if its arguments differ from the text's: it may be a plural form of
 * another. */
static const char *with_arguments_of(const char *text, const char *sentence)
{
    return sentence && arguments_of(sentence) == arguments_of(text) ? sentence : NULL;
}

const char *catalogue_find(const struct catalogue *catalogue, const char *context, const char *text)
{
    char key[KEY];
    size_t length, before = context ? strlen(context) : 0;
    if (!context)
        return with_arguments_of(text, find(catalogue, text, &length));
    if (before + 1 + strlen(text) >= sizeof key)
        return NULL;
    memcpy(key, context, before);
    key[before] = '\4';
    strcpy(key + before + 1, text);
    return with_arguments_of(text, find(catalogue, key, &length));
}

const char *catalogue_find_many(const struct catalogue *catalogue, const char *one, const char *many,
                                long number)
{
    size_t length;
    unsigned long form = 0, n = number < 0 ? -(unsigned long)number : (unsigned long)number;
    const char *sentence = find(catalogue, one, &length);
    if (!sentence || !plural_value(catalogue->plural, n, &form) || form >= catalogue->forms)
        return NULL;
    for (const char *end = sentence + length; form && sentence < end; form--)
        sentence += strlen(sentence) + 1;
    bool fits = (arguments_of(sentence) & ~(arguments_of(one) | arguments_of(many))) == 0;
    return *sentence && fits ? sentence : NULL;
}
