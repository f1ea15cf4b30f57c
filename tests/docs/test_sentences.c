/*
 * test_sentences.c: no code decides by a sentence that a person reads.
 *
 * What is compared or searched is an id, a word of a file or of an argument: these have small letters and no
 * blanks. A text with a capital or a blank, and a struct's message, label or hint, is a sentence: who needs
 * to know its reason asks the kind (struct refusal), so that better words and translations change nothing
 * else.
 * Sanitize: no
 */
#include "support/test.h"
#include <ctype.h>

#include "support/sources.h"

static const char *const searches[] = {"strcmp", "strncmp",    "strcasecmp", "strncasecmp",
                                       "strstr", "strcasestr", "strpbrk"};
static const char *const sentences[] = {"message", "label", "sub", "hint", "help"};

static int calls_seen;

/* After the string literal that begins at `at`; whether it reads like a sentence into `*found`. */
static const char *pass_literal(const char *at, bool *found)
{
    for (at++; *at && *at != '"'; at++) {
        *found |= isupper((unsigned char)*at) || *at == ' ';
        if (*at == '\\')
            at++;
    }
    return at + 1;
}

/* True for a member of that name: ->label, .label. */
static bool is_sentence(const char *word, size_t length)
{
    bool member = word[-1] == '.' || word[-1] == '>';
    for (size_t i = 0; member && i < sizeof sentences / sizeof *sentences; i++)
        if (strlen(sentences[i]) == length && strncmp(word, sentences[i], length) == 0)
            return true;
    return false;
}

/* True if a sentence is among the arguments of a call, whose bracket is at `open`. */
static bool compares_a_sentence(const char *open)
{
    bool found = false;
    int depth = 0;
    for (const char *at = open; *at;) {
        if (*at == '"') {
            at = pass_literal(at, &found);
        } else if (isalpha((unsigned char)*at) || *at == '_') {
            size_t length = 1;
            while (isalnum((unsigned char)at[length]) || at[length] == '_')
                length++;
            found |= is_sentence(at, length);
            at += length;
        } else {
            depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
            at++;
            if (!depth)
                return found;
        }
    }
    return found;
}

/* The number of sentences that a file's calls compare; each is printed unless there is no path. */
static int look_through(const char *path, const char *code)
{
    int found = 0;
    for (size_t i = 0; i < sizeof searches / sizeof *searches; i++) {
        size_t length = strlen(searches[i]);
        for (const char *at = strstr(code, searches[i]); at; at = strstr(at + length, searches[i])) {
            bool whole = at == code || (!isalnum((unsigned char)at[-1]) && at[-1] != '_');
            if (!whole || at[length] != '(')
                continue;
            calls_seen++;
            if (!compares_a_sentence(at + length))
                continue;
            found++;
            if (path)
                print_error("%s compares a sentence: %.*s\n", path, (int)strcspn(at, "\n"), at);
        }
    }
    return found;
}

static void look_through_file(void *found, const char *path)
{
    char *code = sources_read(path);
    *(int *)found += look_through(path, code);
    free(code);
}

TEST(no_code_compares_a_sentence)
{
    int found = 0;
    sources_each(SOURCE_DIR "/src", ".c .h", look_through_file, &found);
    assert_int_equal(found, 0);
    assert_true(calls_seen > 150);
}

/* The test itself tells them apart. */
TEST(a_sentence_is_known_by_its_look)
{
    assert_int_equal(look_through(NULL, "if (strstr(why.message, word))"), 1);
    assert_int_equal(look_through(NULL, "!strcmp(rules->options[place].label, name) && x"), 1);
    assert_int_equal(look_through(NULL, "strcmp(name, \"You\")"), 1);
    assert_int_equal(look_through(NULL, "strstr(out, \": no win\")"), 1);
    assert_int_equal(look_through(NULL, "strcmp(id, \"button:back\") == 0 ? \"Back\" : \"Go on\""), 0);
    assert_int_equal(look_through(NULL, "my_strcmp(id, \"You\")"), 0);
    assert_int_equal(look_through(NULL, "strcmp(names[f(1)], option->name)"), 0);
}
