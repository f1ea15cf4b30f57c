/*
 * test_said.c: every text in the window's code that a person reads goes through the one call (base/tr.h).
 *
 * Reads all of src/sdl and src/words and looks at each string literal that looks like words: a capital before
 * a small letter, or a blank between two words. It must be inside tr, tr_in, tr_many or a mark
 * (base/mark.h), so that it can be collected and translated; a sentence put together by snprintf is found
 * too. A single small word ("left") looks like an id and is not found.
 *
 * Not for the player at the table, and so not asked to: what is printed on the terminal (fprintf, errors at
 * the start, the usage of command_line.c), names that are compared, the scripts of lessons, the gallery,
 * whose positions only developers see, and the names of languages, each in its own words. Notation of tiles
 * and names of files do not look like words.
 * Sanitize: no
 */
#include "support/test.h"
#include <ctype.h>

#include "support/sources.h"

enum { DEPTH = 64, NAME = 40, TEXT = 2000 };

static const char *const said_by[] = {"tr", "tr_in", "tr_many", "N_", "N_MANY", NULL};
static const char *const not_for_players[] = {"fprintf",         "streams_say", "error_set", "SDL_SetError",
                                              "paths_complain",  "strcmp",      "strncmp",   "SCRIPT",
                                              "CLSIDFromProgID", NULL};
static const char *const not_read[] = {"/gallery/",       "/friend_examples.", "/command_line.",
                                       "/voice_windows.", "/words/languages/", NULL};

/* Where the reader is, and the calls that are open there. */
struct place {
    const char *path;
    int line, depth;
    char calls[DEPTH][NAME];
};

static int texts_seen;

static bool is_listed(const char *const *list, const char *name)
{
    for (; *list; list++)
        if (strcmp(*list, name) == 0)
            return true;
    return false;
}

static bool is_open(const struct place *place, const char *const *list)
{
    for (int i = 0; i < place->depth; i++)
        if (is_listed(list, place->calls[i]))
            return true;
    return false;
}

/* The notation of tiles, as "234p x7z7zx !5s", or a path. */
static bool is_notation(const char *text)
{
    bool path = strchr(text, '/') && !strchr(text, ' ');
    return path || strspn(text, "0123456789mpszfgx'!~@#| \\n-") == strlen(text);
}

static int letters_before(const char *text, const char *at)
{
    int count = 0;
    while (at - count > text && isalpha((unsigned char)at[-count - 1]))
        count++;
    return count;
}

static bool looks_like_words(const char *text)
{
    if (is_notation(text))
        return false;
    for (const char *at = text; *at; at++) {
        if (isupper((unsigned char)at[0]) && islower((unsigned char)at[1]))
            return true;
        size_t after = at[0] == ' ' ? strspn(at + 1, "abcdefghijklmnopqrstuvwxyz") : 0;
        if (after && letters_before(text, at) && (after > 1 || letters_before(text, at) > 1))
            return true;
    }
    return false;
}

static void check_text(const struct place *place, const char *text)
{
    if (!looks_like_words(text))
        return;
    texts_seen++;
    if (!is_open(place, said_by) && !is_open(place, not_for_players))
        fail_msg("%s:%d: \"%s\" does not go through tr", place->path, place->line, text);
}

/* A call begins: its name is the word before the bracket. */
static void open_call(struct place *place, const char *begin, const char *at)
{
    const char *end = at, *word;
    while (end > begin && end[-1] == ' ')
        end--;
    for (word = end; word > begin && (isalnum((unsigned char)word[-1]) || word[-1] == '_');)
        word--;
    assert_true(place->depth < DEPTH);
    snprintf(place->calls[place->depth++], NAME, "%.*s", (int)(end - word < NAME ? end - word : 0), word);
}

/* Past a literal in those quotes, which begins at `at`; its inside into `text`. */
static const char *read_literal(const char *at, char quote, char text[TEXT])
{
    int used = 0;
    for (at++; *at && *at != quote; at++) {
        if (*at == '\\' && used + 2 < TEXT)
            text[used++] = *at++;
        if (used + 1 < TEXT)
            text[used++] = *at;
    }
    text[used] = '\0';
    return at;
}

static const char *skip_comment(const char *at, struct place *place)
{
    for (at += 2; *at && !(at[0] == '*' && at[1] == '/'); at++)
        place->line += *at == '\n';
    return *at ? at + 1 : at;
}

static void check_file(void *context, const char *path)
{
    struct place place = {.path = path, .line = 1};
    (void)context;
    for (int i = 0; not_read[i]; i++)
        if (strstr(path, not_read[i]))
            return;
    char *code = sources_read(path), text[TEXT];
    for (const char *at = code; *at; at++) {
        if (at[0] == '/' && at[1] == '*') {
            at = skip_comment(at, &place);
        } else if (*at == '#' && strncmp(at, "#include", 8) == 0) {
            at += strcspn(at, "\n") - 1;
        } else if (*at == '"' || *at == '\'') {
            char quote = *at;
            at = read_literal(at, quote, text);
            if (quote == '"')
                check_text(&place, text);
        } else if (*at == '(') {
            open_call(&place, code, at);
        } else if (*at == ')' && place.depth > 0) {
            place.depth--;
        }
        place.line += *at == '\n';
    }
    free(code);
}

TEST(test_the_window_says_everything_through_the_one_call)
{
    sources_each(SOURCE_DIR "/src/sdl", ".c .h", check_file, NULL);
    sources_each(SOURCE_DIR "/src/words", ".c .h", check_file, NULL);
    assert_true(texts_seen > 1000);
}

TEST(test_what_looks_like_words)
{
    assert_true(looks_like_words("You win"));
    assert_true(looks_like_words("%s won"));
    assert_true(looks_like_words("no wait"));
    assert_true(looks_like_words("Win"));
    assert_false(looks_like_words("button:hint"));
    assert_false(looks_like_words("table-remove"));
    assert_false(looks_like_words("234p 678p x7z7zx !5s"));
    assert_false(looks_like_words("fonts/Inter-Regular.ttf"));
    assert_false(looks_like_words("%d %d"));
    assert_false(looks_like_words("X A V"));
}
