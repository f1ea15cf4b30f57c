/*
 * test_catalogue.c: sentences from a catalogue, the forms that go with numbers, and what is refused as no
 * catalogue.
 *
 * The expressions of the forms are those that the manual of GNU gettext gives for families of languages
 * ("Plural forms"); which number takes which form is that of CLDR's charts of cardinals, written out by hand.
 */
#include "support/test.h"

#include "base/catalogue.h"
#include "base/plural.h"
#include "base/tr.h"

enum { ROOM = 4000, MOST = 12 };

/* A text and what it is; the zero bytes within both are written as '|'. In the order of the texts. */
struct pair {
    const char *text, *sentence;
};

/* A catalogue as msgfmt would write it, without the table of hashes. */
struct file {
    unsigned char bytes[ROOM];
    size_t size;
};

static void put(struct file *file, size_t place, uint32_t number)
{
    for (int i = 0; i < 4; i++)
        file->bytes[place + (size_t)i] = (unsigned char)(number >> 8 * i);
}

static void add(struct file *file, size_t pair, const char *text)
{
    put(file, pair, (uint32_t)strlen(text));
    put(file, pair + 4, (uint32_t)file->size);
    for (; *text; text++)
        file->bytes[file->size++] = *text == '|' ? 0 : (unsigned char)*text;
    file->bytes[file->size++] = 0;
}

static void make(struct file *file, const char *plural, const struct pair *pairs, int count)
{
    char head[300];
    snprintf(head, sizeof head, "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: %s\n", plural);
    *file = (struct file){.size = 28 + 16 * ((size_t)count + 1)};
    size_t texts = 28, sentences = texts + 8 * ((size_t)count + 1);
    put(file, 0, 0x950412de);
    put(file, 8, (uint32_t)count + 1);
    put(file, 12, (uint32_t)texts);
    put(file, 16, (uint32_t)sentences);
    add(file, texts, "");
    add(file, sentences, head);
    for (int i = 0; i < count; i++) {
        add(file, texts + 8 * ((size_t)i + 1), pairs[i].text);
        add(file, sentences + 8 * ((size_t)i + 1), pairs[i].sentence);
    }
}

static const char two_forms[] = "nplurals=2; plural=n != 1;";

static struct catalogue *read_pairs(const struct pair *pairs, int count, struct error *why)
{
    struct file file;
    make(&file, two_forms, pairs, count);
    return catalogue_read(file.bytes, file.size, why);
}

TEST(sentences_are_said_in_the_language)
{
    static const struct pair pairs[] = {{"Discard", "Abwerfen"},
                                        {"wind\4East", "Ostwind"},
                                        {"{1} tile|{1} tiles", "{1} Stein|{1} Steine"},
                                        {"{1} wins with {2}", "Mit {2} gewinnt {1}"}};
    char out[80];
    struct error why;
    struct catalogue *german = read_pairs(pairs, 4, &why);
    assert_non_null(german);
    assert_int_equal(catalogue_count(german), 4);
    tr_speak(german);
    assert_string_equal(tr("Discard"), "Abwerfen");
    assert_string_equal(tr("Not there"), "Not there");
    assert_string_equal(tr_in("wind", "East"), "Ostwind");
    assert_string_equal(tr("East"), "East");
    tr_say(out, sizeof out, tr_many("{1} tile", "{1} tiles", 1), 1);
    assert_string_equal(out, "1 Stein");
    tr_say(out, sizeof out, tr_many("{1} tile", "{1} tiles", 0), 0);
    assert_string_equal(out, "0 Steine");
    tr_say(out, sizeof out, tr("{1} wins with {2}"), "Lin", "5m");
    assert_string_equal(out, "Mit 5m gewinnt Lin");
    assert_string_equal(tr(""), ""); /* not the head */
    assert_string_equal(tr_many("Not there", "None of them", 1), "Not there");
    assert_string_equal(tr_many("Not there", "None of them", 2), "None of them");
    tr_say(out, sizeof out, tr_many("{1} tile", "{1} tiles", -1), -1); /* as it is with 1 */
    assert_string_equal(out, "-1 Stein");
    tr_speak(NULL);
    assert_string_equal(tr("Discard"), "Discard");
    catalogue_free(german);
}

TEST(a_text_left_empty_is_said_in_english)
{
    static const struct pair pairs[] = {{"Discard", ""}};
    struct error why;
    struct catalogue *catalogue = read_pairs(pairs, 1, &why);
    assert_non_null(catalogue);
    tr_speak(catalogue);
    assert_string_equal(tr("Discard"), "Discard");
    tr_speak(NULL);
    catalogue_free(catalogue);
}

/* "One tile is left" is no sentence of a language that counts it: without the number it would lack its
 * argument. */
TEST(a_form_that_needs_its_number_is_not_said_without)
{
    static const struct pair pairs[] = {{"One tile is left|{1} tiles are left", "{1} sont là"},
                                        {"{1} of one|{2} of {1}", "{1} von einem|{2} von {1}"}};
    struct file file;
    struct error why;
    make(&file, "nplurals=1; plural=0;", pairs, 1);
    struct catalogue *one = catalogue_read(file.bytes, file.size, &why);
    assert_non_null(one);
    tr_speak(one);
    assert_string_equal(tr_many("One tile is left", "{1} tiles are left", 1), "{1} sont là");
    assert_string_equal(tr("One tile is left"), "One tile is left");
    struct catalogue *two = read_pairs(pairs + 1, 1, &why);
    assert_non_null(two);
    tr_speak(two);
    assert_string_equal(tr_many("{1} of one", "{2} of {1}", 2), "{2} von {1}");
    assert_string_equal(tr_many("{1} of one", "{1} of many", 2),
                        "{1} of many"); /* which the program says since */
    tr_speak(NULL);
    catalogue_free(one);
    catalogue_free(two);
}

/* What is wrong with forms of large numbers alone is found when one is said: it is said in English then. */
TEST(a_number_without_a_form_is_said_in_english)
{
    static const struct pair pairs[] = {{"{1} tile|{1} tiles", "{1} Stein"}};
    static const char *const forms[] = {"nplurals=1; plural=n/5000;", "nplurals=1; plural=0*(1/(n-5000));"};
    for (int i = 0; i < 2; i++) {
        struct file file;
        struct error why;
        make(&file, forms[i], pairs, 1);
        struct catalogue *catalogue = catalogue_read(file.bytes, file.size, &why);
        assert_non_null(catalogue);
        tr_speak(catalogue);
        assert_string_equal(tr_many("{1} tile", "{1} tiles", 4999), "{1} Stein");
        assert_string_equal(tr_many("{1} tile", "{1} tiles", 5000), "{1} tiles");
        tr_speak(NULL);
        catalogue_free(catalogue);
    }
}

/* A form that was left empty is said in English, and so is a text that no catalogue has room for. */
TEST(what_a_catalogue_cannot_have_is_said_in_english)
{
    static const struct pair pairs[] = {{"A tile|Tiles", "Ein Stein|"}};
    static char text[5000];
    struct error why;
    struct catalogue *catalogue = read_pairs(pairs, 1, &why);
    assert_non_null(catalogue);
    memset(text, 'x', sizeof text - 1);
    tr_speak(catalogue);
    assert_string_equal(tr_many("A tile", "Tiles", 1), "Ein Stein");
    assert_string_equal(tr_many("A tile", "Tiles", 2), "Tiles");
    assert_ptr_equal(tr_in("wind", text), text);
    tr_speak(NULL);
    catalogue_free(catalogue);
}

TEST(the_bytes_may_stand_the_other_way_round)
{
    static const struct pair pairs[] = {{"Discard", "Abwerfen"}};
    struct file file;
    struct error why;
    make(&file, two_forms, pairs, 1);
    for (size_t at = 0; at < 28 + 16 * 2; at += 4) {
        unsigned char *byte = file.bytes + at, first = byte[0], second = byte[1];
        byte[0] = byte[3], byte[3] = first, byte[1] = byte[2], byte[2] = second;
    }
    struct catalogue *catalogue = catalogue_read(file.bytes, file.size, &why);
    assert_non_null(catalogue);
    assert_string_equal(catalogue_find(catalogue, NULL, "Discard"), "Abwerfen");
    catalogue_free(catalogue);
}

/* forms[n] is the form of n as a figure. */
static void assert_forms(const char *expression, const char *forms)
{
    for (unsigned long n = 0; forms[n]; n++) {
        unsigned long value;
        assert_true(plural_value(expression, n, &value));
        assert_int_equal(value, (unsigned long)(forms[n] - '0'));
    }
}

TEST(each_number_has_the_form_of_its_language)
{
    assert_forms("0;", "00000");      /* Japanese, Chinese */
    assert_forms("n != 1;", "10111"); /* German, Spanish */
    assert_forms("n>1;", "00111");    /* French */
    assert_forms(
        "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
        "2011122222222222222220111222222"); /* Russian: 1, 21 one; 2 to 4, 22 to 24 few; 11 to 14 many */
    assert_forms("n==1 ? 0 : n==0 || (n%100 > 0 && n%100 < 20) ? 1 : 2;",
                 "1011111111111111111122"); /* Romanian */
    assert_forms("n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
                 "0123333333344"); /* Arabic */
    assert_forms("(n + 1) * 2 / 2 - 1 + !n", "1123");
    assert_forms("n != 1\nNext-Head: 5", "101"); /* the line's end ends it too */
}

TEST(what_is_no_expression_is_refused)
{
    static const char *const wrong[] = {
        "",  "n n",   "n ==", "n ? 1",           "(n",    "n / 0", "n % (n - n)",
        "m", "n = 1", "1 2",  "n == 1000000000", "n : 1", NULL};
    char deep[200];
    unsigned long value;
    for (int i = 0; wrong[i]; i++)
        assert_false(plural_value(wrong[i], 5, &value));
    memset(deep, '(', sizeof deep - 1);
    deep[sizeof deep - 1] = '\0';
    assert_false(plural_value(deep, 5, &value));
    memset(deep, '!', sizeof deep - 1);
    assert_false(plural_value(deep, 5, &value));
}

static void assert_refused(const struct pair *pairs, int count, const char *words)
{
    struct error why = {0};
    assert_null(read_pairs(pairs, count, &why));
    assert_non_null(strstr(why.message, words));
}

TEST(a_sentence_that_cannot_be_said_is_refused)
{
    assert_refused((struct pair[]){{"{1} wins", "Gewonnen"}}, 1, "{1} wins");
    assert_refused((struct pair[]){{"{1} wins", "{2} gewinnt"}}, 1, "{1} wins");
    assert_refused((struct pair[]){{"Nobody wins", "{1} gewinnt"}}, 1, "Nobody wins");
    assert_refused((struct pair[]){{"{1} wins", "{1} gewinnt {"}}, 1, "{1} wins");
    assert_refused((struct pair[]){{"{1} wins", "{1 gewinnt"}}, 1, "{1} wins");
    assert_refused((struct pair[]){{"{1} wins", "{12} gewinnt"}}, 1, "{1} wins");
    assert_refused((struct pair[]){{"Win", "\xff"}}, 1, "Win");
    assert_refused((struct pair[]){{"{1} tile|{1} tiles", "{1} Stein"}}, 1,
                   "{1} tile"); /* a form is missing */
    assert_refused((struct pair[]){{"{1} tile|{1} tiles", "{1} Stein|{2} Steine"}}, 1, "{1} tile");
    assert_refused((struct pair[]){{"Win", "Sieg"}, {"Lose", "Verlust"}}, 2, "order");
}

TEST(wrong_forms_are_refused)
{
    static const char *const wrong[] = {
        "nplurals=2; plural=n;",   "nplurals=1; plural=n != 1;", "nplurals=2;", "plural=0;",
        "nplurals=2; plural=n !;", "nplurals=99; plural=0;",     NULL};
    for (int i = 0; wrong[i]; i++) {
        struct file file;
        struct error why;
        make(&file, wrong[i], NULL, 0);
        assert_null(catalogue_read(file.bytes, file.size, &why));
    }
}

/* Cut anywhere, or with any byte of its tables changed, it is refused or is a catalogue still; nothing is
 * read outside of it (the sanitizers look). */
TEST(a_damaged_file_does_no_harm)
{
    static const struct pair pairs[] = {{"Discard", "Abwerfen"},
                                        {"{1} tile|{1} tiles", "{1} Stein|{1} Steine"}};
    struct file file;
    struct error why;
    make(&file, two_forms, pairs, 2);
    for (size_t size = 0; size < file.size; size++)
        assert_null(catalogue_read(file.bytes, size, &why));
    for (size_t at = 0; at < 28 + 16 * 3; at++)
        for (int value = 0; value < 256; value += 51) {
            struct file changed = file;
            changed.bytes[at] = (unsigned char)value;
            struct catalogue *catalogue = catalogue_read(changed.bytes, changed.size, &why);
            if (catalogue)
                catalogue_find_many(catalogue, "{1} tile", "{1} tiles", 5);
            catalogue_free(catalogue);
        }
}
