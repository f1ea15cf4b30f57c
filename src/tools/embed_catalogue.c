/*
 * embed_catalogue.c: turns translations into C, so that the program contains them and reads no file.
 *
 *   embed-catalogue FOLDER CODE.po...   makes FOLDER/language-CODE.c of each, and FOLDER/language-texts.c of
 * the English texts, which all catalogues begin with
 *
 * An invalid sentence (other arguments than in English, a missing plural form, invalid characters) stops the
 * build with the line or the text.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/streams.h"
#include "words/languages/po.h"

enum { NAME = 64, PATH = 1000, A_LINE = 40 };

static bool give_up(const char *path, const char *why)
{
    fprintf(stderr, "embed-catalogue: %s: %s\n", path, why);
    return false;
}

static bool read_po(const char *path, struct mo *mo)
{
    struct error why;
    size_t size;
    char *po = file_read(path, &size, &why);
    bool good = po && po_read(po, size, mo, &why);
    free(po);
    return good || give_up(path, why.message);
}

/* The language's own name, from the head of its file. */
static bool read_name(const char *path, const struct mo *mo, char name[NAME])
{
    static const char field[] = "X-Language-Name: ";
    const char *at = strstr(text_string(&mo->pairs[0].sentence), field);
    size_t length = at ? strcspn(at + strlen(field), "\n\"\\") : 0;
    snprintf(name, NAME, "%.*s", (int)length, at ? at + strlen(field) : "");
    return *name ||
           give_up(path, "its header doesn't give the language's own name: \"X-Language-Name: Deutsch\\n\"");
}

static bool write_source(const char *folder, const char *code, const char *name, const char *bytes,
                         size_t size)
{
    char path[PATH];
    snprintf(path, sizeof path, "%s/language-%s.c", folder, code);
    FILE *out = file_open(path, "wb");
    if (!out)
        return give_up(path, "it can't be written");
    fprintf(out, "/* Made by embed_catalogue.c. */\n#include \"words/languages/made.h\"\n");
    fprintf(out, "static const unsigned char bytes[] = {");
    for (size_t i = 0; i < size; i++)
        fprintf(out, "%s%u,", i % A_LINE ? "" : "\n", (unsigned)(unsigned char)bytes[i]);
    fprintf(out, "};\nextern const struct language language_%s;\n", code);
    fprintf(out, "const struct language language_%s = {\"%s\", \"%s\", bytes, sizeof bytes, %s};\n", code,
            code, name, *name ? "&language_texts" : "NULL");
    bool good = !ferror(out);
    good = fclose(out) == 0 && good;
    if (!good)
        file_remove(path);
    return good || give_up(path, "it can't be written");
}

/* `texts` are the bytes that the first one began with; empty before that. */
static bool embed(const char *folder, const char *path, const struct mo *mo, struct text *texts)
{
    struct error why;
    struct text file = {0};
    char name[NAME];
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    size_t size = mo_texts_size(mo);
    bool good = (mo_write(mo, &file, &why) || give_up(path, why.message)) && read_name(path, mo, name);
    if (good && !texts->size) {
        text_add_bytes(texts, file.data, size);
        good = write_source(folder, "texts", "", file.data, size);
    }
    if (good && (size != texts->size || memcmp(file.data, texts->data, size) != 0))
        good = give_up(path, "another language has different forms of a text: run sh packaging/texts.sh");
    char code[NAME];
    snprintf(code, sizeof code, "%.*s", (int)strcspn(base, "."), base);
    good = good && write_source(folder, code, name, file.data + size, file.size - size);
    text_deinit(&file);
    return good;
}

int main(int argc, char **argv)
{
    streams_plain();
    if (argc < 3) {
        fprintf(stderr, "usage: embed-catalogue FOLDER CODE.po...\n");
        return 2;
    }
    int count = argc - 2;
    const char *const *paths = (const char *const *)argv + 2;
    struct mo *all = calloc((size_t)count, sizeof *all);
    struct text texts = {0};
    bool good = true;
    CHECK_MEMORY(all);
    for (int i = 0; i < count; i++)
        good = read_po(paths[i], &all[i]) && good;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++)
            mo_fill(&all[i], &all[j]);
    for (int i = 0; good && i < count; i++)
        good = embed(argv[1], paths[i], &all[i], &texts);
    for (int i = 0; i < count; i++)
        mo_deinit(&all[i]);
    free(all);
    text_deinit(&texts);
    return good ? 0 : 1;
}
