/* mo.c: see mo.h. */
#include "words/languages/mo.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

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
    text_init(to);
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

/* As the reader seeks them: by the first form, up to its zero byte. */
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

static void put(struct text *out, size_t number)
{
    const unsigned char bytes[4] = {(unsigned char)number, (unsigned char)(number >> 8),
                                    (unsigned char)(number >> 16), (unsigned char)(number >> 24)};
    text_add_bytes(out, bytes, sizeof bytes);
}

/* The table of lengths and places of the texts, or of the sentences, the first of which stands at `place`;
 * returns the place after the last. */
static size_t put_table(struct text *out, const struct mo *mo, bool sentences, size_t place)
{
    for (size_t i = 0; i < mo->count; i++) {
        const struct text *text = sentences ? &mo->pairs[i].sentence : &mo->pairs[i].text;
        put(out, text->size);
        put(out, place);
        place += text->size + 1;
    }
    return place;
}

void mo_write(const struct mo *mo, struct text *out)
{
    size_t texts = HEAD, sentences = texts + mo->count * PAIR, place = sentences + mo->count * PAIR;
    put(out, 0x950412de);
    put(out, 0); /* the version */
    put(out, mo->count);
    put(out, texts);
    put(out, sentences);
    put(out, 0); /* no hashes */
    put(out, place);
    place = put_table(out, mo, false, place);
    put_table(out, mo, true, place);
    for (int table = 0; table < 2; table++)
        for (size_t i = 0; i < mo->count; i++) {
            const struct text *text = table ? &mo->pairs[i].sentence : &mo->pairs[i].text;
            text_add_bytes(out, text_string(text), text->size + 1);
        }
}
