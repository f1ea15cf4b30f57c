/* mo.c: see mo.h. */
#include "words/languages/mo.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/catalogue.h"
#include "base/check.h"

enum { HEAD = 28, PAIR = 8 };

void mo_init(struct mo *mo)
{
    *mo = (struct mo){0};
}

void mo_deinit(struct mo *mo)
{
    for (size_t i = 0; i < mo->count; i++) {
        text_deinit(&mo->pairs[i].text);
        text_deinit(&mo->pairs[i].sentence);
    }
    free(mo->pairs);
    mo_init(mo);
}

static void copy(struct text *to, const struct text *from)
{
    *to = (struct text){0};
    text_add_bytes(to, text_string(from), from->size);
}

void mo_add(struct mo *mo, const struct text *text, const struct text *sentence)
{
    if (mo->count == mo->room) {
        mo->room = mo->room ? mo->room * 2 : 256;
        mo->pairs = realloc(mo->pairs, mo->room * sizeof *mo->pairs);
        CHECK_MEMORY(mo->pairs);
    }
    copy(&mo->pairs[mo->count].text, text);
    copy(&mo->pairs[mo->count].sentence, sentence);
    mo->count++;
}

/* Compares as the reader searches: by the first form, up to its zero byte. */
static int compare(const void *a, const void *b)
{
    const struct mo_pair *first = a, *second = b;
    return strcmp(text_string(&first->text), text_string(&second->text));
}

const struct mo_pair *mo_sort(struct mo *mo)
{
    if (mo->count)
        qsort(mo->pairs, mo->count, sizeof *mo->pairs, compare);
    for (size_t i = 1; i < mo->count; i++)
        if (compare(&mo->pairs[i - 1], &mo->pairs[i]) == 0)
            return &mo->pairs[i];
    return NULL;
}

void mo_fill(struct mo *mo, const struct mo *other)
{
    static const struct text none;
    size_t count = mo->count;
    for (size_t i = 0; i < other->count; i++)
        if (!count || !bsearch(&other->pairs[i], mo->pairs, count, sizeof *mo->pairs, compare))
            mo_add(mo, &other->pairs[i].text, &none);
    mo_sort(mo);
}

static void put(struct text *out, size_t number)
{
    const unsigned char bytes[4] = {(unsigned char)number, (unsigned char)(number >> 8),
                                    (unsigned char)(number >> 16), (unsigned char)(number >> 24)};
    text_add_bytes(out, bytes, sizeof bytes);
}

size_t mo_texts_size(const struct mo *mo)
{
    size_t size = HEAD;
    for (size_t i = 0; i < mo->count; i++)
        size += PAIR + mo->pairs[i].text.size + 1;
    return size;
}

/* Writes the table of lengths and offsets, and the texts or translations themselves. */
static void put_table(struct text *out, const struct mo *mo, bool sentences)
{
    size_t place = out->size + mo->count * PAIR;
    for (int words = 0; words < 2; words++)
        for (size_t i = 0; i < mo->count; i++) {
            const struct text *text = sentences ? &mo->pairs[i].sentence : &mo->pairs[i].text;
            if (words) {
                text_add_bytes(out, text_string(text), text->size + 1);
                continue;
            }
            put(out, text->size);
            put(out, place);
            place += text->size + 1;
        }
}

bool mo_write(const struct mo *mo, struct text *out, struct error *error)
{
    put(out, 0x950412de);
    put(out, 0); /* the version */
    put(out, mo->count);
    put(out, HEAD);
    put(out, mo_texts_size(mo));
    put(out, 0); /* no hash table */
    put(out, 0);
    put_table(out, mo, false);
    put_table(out, mo, true);
    struct catalogue *catalogue = catalogue_read(out->data, out->size, error); /* as the game will */
    catalogue_free(catalogue);
    return catalogue != NULL;
}
