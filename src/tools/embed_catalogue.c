/*
 * embed_catalogue.c: makes C of a translator's file, so that the program holds its sentences and reads none.
 *
 *   embed-catalogue CODE FILE.po FILE.c   makes FILE.c of FILE.po, the language CODE
 *   embed-catalogue FILE.po FILE.mo       compiles it alone, as msgfmt does
 *
 * A sentence that cannot be said (other arguments than the English one, a form too few, characters that are
 * none) stops the build with the line or the text.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/catalogue.h"
#include "base/file.h"
#include "base/streams.h"
#include "words/languages/po.h"

enum { NAME = 64, A_LINE = 40 };

static bool give_up(const char *path, const char *why)
{
    fprintf(stderr, "embed-catalogue: %s: %s\n", path, why);
    return false;
}

/* The language's own name, from the head of its file. */
static bool read_name(const char *path, const struct text *file, char name[NAME])
{
    static const char field[] = "X-Language-Name: ";
    struct catalogue *catalogue = catalogue_read(file->data, file->size, NULL);
    const char *at = catalogue ? strstr(catalogue_head(catalogue), field) : NULL;
    size_t length = at ? strcspn(at + strlen(field), "\n\"\\") : 0;
    snprintf(name, NAME, "%.*s", (int)length, at ? at + strlen(field) : "");
    catalogue_free(catalogue);
    return *name ||
           give_up(path, "its head does not tell the language's own name: \"X-Language-Name: Deutsch\\n\"");
}

static void write_source(FILE *out, const char *code, const char *name, const struct text *file)
{
    fprintf(out, "/* Made by embed_catalogue.c of %s.po. */\n#include \"words/languages/made.h\"\n", code);
    fprintf(out, "static const unsigned char bytes[] = {");
    for (size_t i = 0; i < file->size; i++)
        fprintf(out, "%s%u,", i % A_LINE ? "" : "\n", (unsigned)(unsigned char)file->data[i]);
    fprintf(out, "};\nextern const struct language language_%s;\n", code);
    fprintf(out, "const struct language language_%s = {\"%s\", \"%s\", bytes, sizeof bytes};\n", code, code,
            name);
}

static bool write_file(const char *path, const char *code, const char *name, const struct text *file)
{
    FILE *out = file_open(path, "wb");
    if (!out)
        return give_up(path, "it cannot be written");
    if (code)
        write_source(out, code, name, file);
    else
        fwrite(file->data, 1, file->size, out);
    bool good = !ferror(out);
    good = fclose(out) == 0 && good;
    if (!good)
        file_remove(path);
    return good || give_up(path, "it cannot be written");
}

static bool embed(const char *code, const char *from, const char *to)
{
    struct error why;
    struct text file;
    char name[NAME] = "";
    size_t size;
    char *po = file_read(from, &size, &why);
    if (!po)
        return give_up(from, "it cannot be read");
    text_init(&file);
    bool good = po_compile(po, size, &file, &why) || give_up(from, why.message);
    good = good && (!code || read_name(from, &file, name)) && write_file(to, code, name, &file);
    text_deinit(&file);
    free(po);
    return good;
}

int main(int argc, char **argv)
{
    streams_plain();
    if (argc != 3 && argc != 4) {
        fprintf(stderr, "usage: embed-catalogue [CODE] FILE.po FILE.c or FILE.mo\n");
        return 2;
    }
    return embed(argc == 4 ? argv[1] : NULL, argv[argc - 2], argv[argc - 1]) ? 0 : 1;
}
