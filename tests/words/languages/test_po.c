/*
 * test_po.c: what translators write becomes a catalogue; what is wrong in it is told with its line.
 *
 * The form is that of the manual of GNU gettext, "The Format of PO Files".
 */
#include "support/test.h"

#include "base/catalogue.h"
#include "words/languages/po.h"

#define HEAD                                                                                                 \
    "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"                              \
    "\"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n"

static struct catalogue *compile(const char *po, struct error *why)
{
    struct text file = {0};
    *why = (struct error){0};
    struct catalogue *catalogue = NULL;
    if (po_compile(po, strlen(po), &file, why))
        catalogue = catalogue_read(file.data, file.size, why);
    text_deinit(&file);
    return catalogue;
}

TEST(texts_are_read)
{
    struct error why;
    struct catalogue *catalogue =
        compile(HEAD "# by hand\n#: src/x.c\n#, c-format\nmsgid \"Win\"\nmsgstr \"Sieg\"\n"
                     "\n"
                     "msgid \"\"\n\"Two \"\n\"lines\\n\"\nmsgstr \"Zwei \"\n\"\\\"Zeilen\\\"\\n\"\n"
                     "msgctxt \"wind\"\nmsgid \"East\"\nmsgstr \"Ost\"\r\n"
                     "msgid \"{1} tile\"\nmsgid_plural \"{1} tiles\"\n"
                     "msgstr[0] \"{1} Stein\"\nmsgstr[1] \"{1} Steine\"",
                &why);
    assert_non_null(catalogue);
    assert_int_equal(catalogue_count(catalogue), 4);
    assert_string_equal(catalogue_find(catalogue, NULL, "Win"), "Sieg");
    assert_string_equal(catalogue_find(catalogue, NULL, "Two lines\n"), "Zwei \"Zeilen\"\n");
    assert_string_equal(catalogue_find(catalogue, "wind", "East"), "Ost");
    assert_null(catalogue_find(catalogue, NULL, "East"));
    assert_string_equal(catalogue_find_many(catalogue, "{1} tile", "{1} tiles", 1), "{1} Stein");
    assert_string_equal(catalogue_find_many(catalogue, "{1} tile", "{1} tiles", 3), "{1} Steine");
    catalogue_free(catalogue);
}

/* What editors put around the texts: a mark of the encoding, blanks, ends of lines with two signs. */
TEST(what_editors_add_is_let_pass)
{
    struct error why;
    struct catalogue *catalogue =
        compile("\xef\xbb\xbf" HEAD "\tmsgid  \"Win\" \t\r\n  msgstr\t\"Sieg\\t\\n\"  \r\n"
                "#. a remark that ends it\n   \"\"\n",
                &why);
    assert_null(catalogue); /* which text would that go on with? */
    assert_int_equal(why.line, 9);
    catalogue = compile("\xef\xbb\xbf" HEAD "\tmsgid  \"Win\" \t\r\n  msgstr\t\"Sieg\\t\\n\"  \r\n", &why);
    assert_non_null(catalogue);
    assert_string_equal(catalogue_find(catalogue, NULL, "Win"), "Sieg\t\n");
    catalogue_free(catalogue);
}

/* Said in English: what nobody has looked at since its English changed, what is empty, what is no more. */
TEST(what_is_not_done_is_left_out)
{
    struct error why;
    struct catalogue *catalogue =
        compile(HEAD "#, fuzzy\n#| msgid \"Win!\"\nmsgid \"Win\"\nmsgstr \"Sieg!\"\n"
                     "msgid \"Lose\"\nmsgstr \"\"\n\n#~ msgid \"Gone\"\n#~ msgstr \"Weg\"\n"
                     "msgid \"tile\"\nmsgid_plural \"tiles\"\nmsgstr[0] \"Stein\"\nmsgstr[1] \"\"\n"
                     "msgid \"Draw\"\nmsgstr \"Ziehen\"\n",
                &why);
    assert_non_null(catalogue);
    assert_int_equal(catalogue_count(catalogue), 1);
    assert_string_equal(catalogue_find(catalogue, NULL, "Draw"), "Ziehen");
    catalogue_free(catalogue);
}

/* The program holds the English texts once, so its catalogues have the same, and one says in English what it
 * lacks: also a text with arguments, and one with forms. */
TEST(catalogues_begin_with_the_same_texts)
{
    static const char *const files[] = {
        HEAD "msgid \"Win\"\nmsgstr \"Sieg\"\n\nmsgid \"Both\"\nmsgstr \"Beide\"\n",
        HEAD "msgid \"Both\"\nmsgstr \"Les deux\"\n\nmsgid \"{1} wins\"\nmsgstr \"{1} gagne\"\n\n"
             "msgid \"{1} tile\"\nmsgid_plural \"{1} tiles\"\nmsgstr[0] \"x\"\nmsgstr[1] \"{1}\"\n"};
    struct mo mos[2];
    struct text bytes[2] = {0};
    struct catalogue *catalogues[2];
    struct error why;
    for (int i = 0; i < 2; i++) {
        mo_init(&mos[i]);
        assert_true(po_read(files[i], strlen(files[i]), &mos[i], &why));
    }
    for (int i = 0; i < 2; i++) {
        mo_fill(&mos[i], &mos[1 - i]);
        assert_true(mo_write(&mos[i], &bytes[i], &why));
        catalogues[i] = catalogue_read(bytes[i].data, bytes[i].size, &why);
        assert_non_null(catalogues[i]);
        assert_int_equal(catalogue_count(catalogues[i]), 4);
    }
    assert_int_equal(mo_texts_size(&mos[0]), mo_texts_size(&mos[1]));
    assert_memory_equal(bytes[0].data, bytes[1].data, mo_texts_size(&mos[0]));
    assert_string_equal(catalogue_find(catalogues[0], NULL, "Both"), "Beide");
    assert_string_equal(catalogue_find(catalogues[1], NULL, "Both"), "Les deux");
    assert_string_equal(catalogue_find(catalogues[1], NULL, "{1} wins"), "{1} gagne");
    assert_null(catalogue_find(catalogues[0], NULL, "{1} wins"));
    assert_null(catalogue_find_many(catalogues[0], "{1} tile", "{1} tiles", 2));
    assert_null(catalogue_find(catalogues[1], NULL, "Win"));
    for (int i = 0; i < 2; i++) {
        mo_deinit(&mos[i]);
        text_deinit(&bytes[i]);
        catalogue_free(catalogues[i]);
    }
}

static void assert_refused(const char *po, int line, const char *words)
{
    struct error why;
    assert_null(compile(po, &why));
    assert_int_equal(why.line, line);
    if (!strstr(why.message, words))
        fail_msg("\"%s\" does not say \"%s\"", why.message, words);
}

TEST(what_is_wrong_is_told)
{
    assert_refused(HEAD "msgid \"Win\"\nmsgstr \"Sieg\n", 7, "closing quote");
    assert_refused(HEAD "msgid \"Win\"\nmsgstr Sieg\n", 7, "in quotes");
    assert_refused(HEAD "msgid \"Win\"\nmsgstr \"\\x41\"\n", 7, "\\");
    assert_refused(HEAD "msgid \"Win\"\nmsgstr \"\\\tx\"\n", 7, "\\ stands before n, t, \" and \\ only");
    assert_refused(HEAD "msgid \"Win\"\nmsgstr \"Sieg\\", 7, "\\ stands before n, t, \" and \\ only");
    assert_refused(HEAD "msgid \"Win\"\nmsgstr \"Ein \"Sieg\"\"\n", 7, "follow the closing quote");
    assert_refused(
        HEAD
        "msgid \"Win\"\n# and no more\n\nmsgctxt \"x\"\nmsgstr \"Sieg\"\nmsgctxt \"y\"\nmsgid_plural \"x\"\n"
        "msgstr \"z\"\n",
        13, "without msgid");
    assert_refused(HEAD "msgstr \"Sieg\"\n\n", 7, "without msgid");
    assert_refused(HEAD "msgstr \"Sieg\"\nmsgid \"Win\"\n", 7, "without msgid");
    assert_refused(HEAD "msgid \"Win\"\nmsgid \"Lose\"\nmsgstr \"x\"\n", 7, "second time");
    assert_refused(HEAD "\"Win\"\n", 5 + 1, "");
    assert_refused(HEAD "Win\n", 6, "neither");
    assert_refused(HEAD "msgid \"Win\"\n", 6, "without msgstr");
    assert_refused(HEAD "msgid \"a\"\nmsgstr[9] \"b\"\n", 7, "neither");
    assert_refused(HEAD "msgid \"Win\"\nmsgstr \"a\"\n\nmsgid \"Win\"\nmsgstr \"b\"\n", 0, "twice");
    assert_refused(HEAD "msgid \"{1} wins\"\nmsgstr \"Gewonnen\"\n", 0, "{1} wins");
    assert_refused("msgid \"Win\"\nmsgstr \"Sieg\"\n", 0, "plural forms");
    assert_refused("", 0, "");
}

/* Cut anywhere it does no harm (the sanitizers look). */
TEST(a_cut_file_does_no_harm)
{
    static const char po[] = HEAD "msgctxt \"a\"\nmsgid \"{1} tile\"\nmsgid_plural \"{1} tiles\"\n"
                                  "msgstr[0] \"{1} \\\"Stein\\\"\"\nmsgstr[1] \"{1} Steine\"\n";
    for (size_t size = 0; size < sizeof po; size++) {
        struct text file = {0};
        struct error why;
        char *copy = malloc(size + 1);
        assert_non_null(copy);
        memcpy(copy, po, size);
        po_compile(copy, size, &file, &why);
        text_deinit(&file);
        free(copy);
    }
}
