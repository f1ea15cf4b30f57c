/*
 * test_named_files.c: every source file that a comment or a page names is there, under that name and in that
 * place. A file that moves must not leave old words behind.
 *
 * Looked at are the comments of src and tests, and every page but the changelog. A name
 * is a word that ends in .c or .h, with as much of its path as is written (`sprites.c`,
 * `table/motion/sprites.c`); it must be the end of the path of a file. The first name in a file is its own,
 * and a header's guard is of it. In most pages functions, structs and folders are looked up too, where they
 * are set as code; and every link leads to a file, and to a heading in it if it names one.
 * Sanitize: no
 */
#include <ctype.h>
#include <stdbool.h>

#include "support/test.h"

#include "base/check.h"
#include "base/file.h"
#include "base/text.h"
#include "support/sources.h"

enum { WORD = 120 };

/* The example of docs/adding-a-mode.md, what the build makes, and how names are made. What is in build/ isn't
 * looked up. */
static const char *const made_up[] = {"quick.c", "shape_table.c", "MODULE_NAME", "struct snake_case", NULL};

/* Pages in which everything set as code that looks like a function or a folder is one. */
static const char *const maps[] = {"docs/adding-a-mode.md",
                                   "docs/architecture.md",
                                   "docs/bots.md",
                                   "docs/console.md",
                                   "docs/contributing.md",
                                   "docs/glossary.md",
                                   "docs/opponents.md",
                                   "docs/releasing.md",
                                   "docs/testing.md",
                                   "docs/training.md",
                                   NULL};

static struct text paths; /* the files from src/ and tests/ on, a line each */
static struct text code;  /* their contents */
static int names_seen, wrong;

static void note_source(void *context, const char *path)
{
    (void)context;
    char *text = sources_read(path);
    text_add(&paths, "%s\n", path + strlen(SOURCE_DIR));
    text_add(&code, "%s\n", text);
    free(text);
}

static bool is_made_up(const char *word)
{
    for (const char *const *name = made_up; *name; name++)
        if (strcmp(word, *name) == 0)
            return true;
    return false;
}

/* True if some file's path has this between a slash and that ending. */
static bool has_path(const char *word, const char *ending)
{
    char part[WORD + 10];
    CHECK(snprintf(part, sizeof part, "/%s%s", word, ending) < (int)sizeof part);
    return strstr(text_string(&paths), part);
}

/* True if the code has this as a whole word. */
static bool has_word(const char *word)
{
    const char *start = text_string(&code), *at = start;
    for (size_t length = strlen(word); (at = strstr(at, word)); at += length) {
        bool begins = at == start || !(isalnum((unsigned char)at[-1]) || at[-1] == '_');
        if (begins && !(isalnum((unsigned char)at[length]) || at[length] == '_'))
            return true;
    }
    return false;
}

/* True for a file or folder that is named from the top of the project, as assets/make. */
static bool is_there(const char *word)
{
    char path[600];
    CHECK(snprintf(path, sizeof path, "%s/%s", SOURCE_DIR, word) < (int)sizeof path);
    return file_exists(path);
}

static void complain(const char *where, const char *word, const char *what)
{
    print_error("%s names %s: %s\n", where, word, what);
    wrong++;
}

/* The length of the path or name of a file at the head of a text. */
static size_t name_length(const char *at)
{
    size_t length = strspn(at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-");
    while (length && at[length - 1] == '.')
        length--;
    return length;
}

/* Looks up every name of a source file in a text of one path. */
static void check_names(const char *where, char *text)
{
    for (const char *at = text; *at; at++) {
        size_t length = name_length(at);
        if (length < 3 || length >= WORD || at[length - 2] != '.' || !strchr("ch", at[length - 1])) {
            at += length ? length - 1 : 0;
            continue;
        }
        char word[WORD];
        snprintf(word, sizeof word, "%.*s", (int)length, at);
        const char *name = word;
        while (strncmp(name, "../", 3) == 0)
            name += 3;
        bool ours = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_/") == strlen(name) - 2;
        names_seen++;
        if (ours && name[0] != '_' && name[1] != '.' && !is_made_up(name) && !has_path(name, "\n"))
            complain(where, name, "there is no such file");
        at += length - 1;
    }
}

/* Blanks everything but comments. */
static void keep_comments(char *text)
{
    bool comment = false;
    for (char *at = text; *at; at++) {
        if (!comment && strncmp(at, "/*", 2) == 0)
            comment = true;
        else if (comment && strncmp(at, "*/", 2) == 0)
            comment = false;
        else if (!comment && *at != '\n')
            *at = ' ';
    }
}

/* The guard of a header is made of its floor and its name: SDL_SPRITES_H. */
static void check_guard(const char *where, const char *text)
{
    char guard[WORD], made[WORD], *to = made;
    const char *from = strchr(where, '/') + 1, *name = strrchr(where, '/') + 1;
    const char *line = strstr(text, "#ifndef ");
    if (strncmp(where, "src/", 4) != 0 || !strstr(name, ".h"))
        return;
    for (; *name; name++)
        *to++ = *name == '.' ? '_' : (char)toupper((unsigned char)*name);
    *to = '\0';
    bool ends = line && sscanf(line, "#ifndef %100s", guard) == 1 && strlen(guard) >= strlen(made) &&
                strcmp(guard + strlen(guard) - strlen(made), made) == 0;
    for (to = guard; ends && *from != '/'; from++, to++)
        ends = *to == toupper((unsigned char)*from);
    if (!ends)
        complain(where, "its guard", "it is not of its floor and name");
}

static void check_comments(void *context, const char *path)
{
    (void)context;
    const char *own = strrchr(path, '/') + 1, *where = path + strlen(SOURCE_DIR) + 1;
    char *text = sources_read(path);
    check_guard(where, text);
    keep_comments(text);
    const char *first = text + strspn(text, "/* \n");
    if (strncmp(first, own, strlen(own)) != 0 && strcmp(own, "example_mode.c") != 0)
        complain(where, "another file first", "it opens with its own name");
    check_names(where, text);
    free(text);
}

/* Looks up one piece of text that is set as code: a function, a constant, a struct, a folder. */
static void check_code(const char *where, const char *span)
{
    char word[WORD + 10];
    size_t length = strspn(span, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_/");
    names_seen++;
    if (is_made_up(span) || strncmp(span, "build/", strlen("build/")) == 0)
        return;
    if (sscanf(span, "struct %100[a-z_]", word) == 1) {
        if (!has_word(word))
            complain(where, span, "there is no such struct");
    } else if (length == strlen(span) && strchr(span, '/')) {
        snprintf(word, sizeof word, "%.*s", (int)(length - (span[length - 1] == '/')), span);
        if (!has_path(word, "/") && !has_path(word, ".c\n") && !is_there(word))
            complain(where, span, "there is no such folder");
    } else if ((length == strlen(span) || span[length] == '(') && memchr(span, '_', length)) {
        snprintf(word, sizeof word, "%.*s", (int)length, span);
        if (!has_word(word) && !has_path(word, ".c\n"))
            complain(where, word, "nothing has this name");
    }
}

static void check_map(const char *where, char *text)
{
    for (char *at = text; (at = strstr(at, "```"));)
        memset(at, ' ', 3);
    for (char *open = text; (open = strchr(open, '`'));) {
        char *close = strchr(open + 1, '`');
        assert_non_null(close);
        for (char *at = open; at < close; at++)
            *at = *at == '\n' ? ' ' : *at;
        *close = '\0';
        if (close - open < WORD)
            check_code(where, open + 1);
        open = close + 1;
    }
}

/* True if this is the anchor of a heading, which begins after its signs: small letters, blanks as hyphens,
 * letters, digits and underscores alone. */
static bool is_anchor_of(const char *heading, const char *anchor, size_t length)
{
    size_t used = 0;
    for (; *heading && *heading != '\n'; heading++) {
        int letter = *heading == ' ' ? '-' : tolower((unsigned char)*heading);
        bool kept = isalnum(letter) || letter == '-' || letter == '_';
        if (kept && (used == length || anchor[used++] != letter))
            return false;
    }
    return used == length;
}

static bool has_anchor(const char *page, const char *anchor, size_t length)
{
    for (const char *line = page; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        const char *words = line + strspn(line, "#");
        if (words > line && *words == ' ' && is_anchor_of(words + 1, anchor, length))
            return true;
    }
    return false;
}

/* Follows every link of a page to a file of the project, and to the heading it names there. */
static void check_links(const char *where, char *text)
{
    const char *slash = strrchr(where, '/');
    int folder = slash ? (int)(slash - where) + 1 : 0;
    for (const char *at = text; (at = strstr(at, "]("));) {
        char link[600];
        int length = (int)strcspn(at += 2, ")#\n");
        if (strncmp(at, "http", 4) == 0)
            continue;
        CHECK(snprintf(link, sizeof link, "%.*s%.*s", length ? folder : WORD, where, length, at) <
              (int)sizeof link);
        names_seen++;
        if (!is_there(link)) {
            complain(where, link, "its link leads nowhere");
        } else if (at[length] == '#') {
            char path[1200];
            CHECK(snprintf(path, sizeof path, "%s/%s", SOURCE_DIR, link) < (int)sizeof path);
            char *page = sources_read(path);
            at += length + 1;
            if (!has_anchor(page, at, strcspn(at, ")\n")))
                complain(where, link, "the heading of its link is not there");
            free(page);
        }
    }
}

static void read_sources(void)
{
    sources_each(SOURCE_DIR "/src", ".c .h", note_source, NULL);
    sources_each(SOURCE_DIR "/tests", ".c .h", note_source, NULL);
    names_seen = wrong = 0;
}

static void forget_sources(void)
{
    text_deinit(&paths);
    text_deinit(&code);
}

TEST(test_files_named_in_comments_are_there)
{
    read_sources();
    sources_each(SOURCE_DIR "/src", ".c .h", check_comments, NULL);
    sources_each(SOURCE_DIR "/tests", ".c .h", check_comments, NULL);
    forget_sources();
    assert_int_equal(wrong, 0);
    assert_true(names_seen > 700);
}

/* What every page is given to. */
static void (*checking)(const char *where, char *text);

static void check_page(void *context, const char *path)
{
    (void)context;
    char *text = sources_read(path);
    checking(path + strlen(SOURCE_DIR) + 1, text);
    free(text);
}

/* The changelog tells of what was. */
static void check_page_of_today(void *context, const char *path)
{
    if (!strstr(path, "/changelog.md"))
        check_page(context, path);
}

/* Gives a check every page of the project. */
static void check_pages(void (*check)(const char *where, char *text))
{
    static const char *const folders[] = {"/docs", "/assets", "/fonts", "/tests"};
    char path[600];
    checking = check;
    check_page(NULL, SOURCE_DIR "/README.md");
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        snprintf(path, sizeof path, "%s%s", SOURCE_DIR, folders[i]);
        sources_each(path, ".md", check_page_of_today, NULL);
    }
}

TEST(test_files_named_in_pages_are_there)
{
    read_sources();
    check_pages(check_names);
    forget_sources();
    assert_int_equal(wrong, 0);
    assert_true(names_seen > 150);
}

TEST(test_links_lead_somewhere)
{
    read_sources();
    check_pages(check_links);
    forget_sources();
    assert_int_equal(wrong, 0);
    assert_true(names_seen > 100);
}

TEST(test_functions_named_in_the_maps_are_there)
{
    read_sources();
    checking = check_map;
    for (const char *const *map = maps; *map; map++) {
        char path[600];
        snprintf(path, sizeof path, "%s/%s", SOURCE_DIR, *map);
        check_page(NULL, path);
    }
    forget_sources();
    assert_int_equal(wrong, 0);
    assert_true(names_seen > 100);
}
