/*
 * test_glossary_words.c: the words that explain themselves are those of docs/glossary.md, and are found in
 * sentences as whole words.
 */
#include "support/test.h"

#include "base/file.h"
#include "base/text.h"
#include "words/glossary/glossary_list.h"
#include "words/glossary/glossary_words.h"

/* What a person at the table need not be told, or is never told by this word. */
static const char *const plain[] = {"tile",           "kind",   "suit",    "set",    "hand", "pair",
                                    "complete",       "form",   "reading", "shape",  "seat", "round",
                                    "match",          "turn",   "draw",    "offer",  "pass", "win, mahjong",
                                    "customary name", "points", "gain",    "option", NULL};

static bool is_plain(const char *term)
{
    for (int i = 0; plain[i]; i++)
        if (strcmp(plain[i], term) == 0)
            return true;
    return false;
}

static int number_of(const char *term)
{
    for (int i = 0; glossary_list[i].term; i++)
        if (strcmp(glossary_word(i)->term, term) == 0)
            return i;
    return -1;
}

/* True for the tables of the game's words; those after them are the program's. */
static bool is_of_the_game(const char *heading)
{
    static const char *const parts[] = {"## Tiles", "## Sets and hands", "## At the table", "## Points"};
    for (int i = 0; i < 4; i++)
        if (strcmp(heading, parts[i]) == 0)
            return true;
    return false;
}

/* Reads the list "row; wall." that begins at `at`, over several lines; how many words it has. */
static int check_explained(const char *at)
{
    char list[1000];
    int count = 0;
    snprintf(list, sizeof list, "%.*s", (int)strcspn(at, "."), at);
    for (char *rest = list, *term; (term = text_next_statement(&rest)); count++) {
        for (char *end = term; (end = strchr(end, '\n'));)
            *end = ' ';
        if (number_of(term) < 0)
            fail_msg("\"%s\" of docs/glossary.md is not explained", term);
    }
    return count;
}

TEST(every_word_of_the_glossary_is_explained_or_plain)
{
    static const char list[] = "In the game: ";
    char *page = file_read(SOURCE_DIR "/docs/glossary.md", NULL, NULL), *rest, *line;
    int explained = 0, others = 0, all = 0;
    bool game = false;
    assert_non_null(page);
    for (const char *at = page; (at = strstr(at, list));)
        explained += check_explained(at += strlen(list));
    rest = page;
    while ((line = text_next_line(&rest))) {
        char term[64];
        if (strncmp(line, "## ", 3) == 0)
            game = is_of_the_game(line);
        if (!game || sscanf(line, "| %63[^|]", term) != 1 || strncmp(line, "|---", 4) == 0)
            continue;
        while (term[0] && term[strlen(term) - 1] == ' ')
            term[strlen(term) - 1] = '\0';
        if (strcmp(term, "word") == 0)
            continue;
        if (!is_plain(term))
            fail_msg("\"%s\" of docs/glossary.md is neither plain nor in a list of explained words", term);
        others++;
    }
    while (plain[all])
        all++;
    assert_null(glossary_list[explained].term); /* and none besides */
    assert_int_equal(others, all);
    free(page);
}

/* Each form of each word leads to that word and no other, with a capital too. */
TEST(every_form_finds_its_word)
{
    for (int i = 0; glossary_list[i].term; i++) {
        char forms[120], *rest = forms, *form;
        snprintf(forms, sizeof forms, "%s", glossary_word(i)->forms);
        while (*rest && (form = rest)) {
            char sentence[160];
            struct glossary_place place;
            rest += strcspn(rest, "|");
            if (*rest)
                *rest++ = '\0';
            snprintf(sentence, sizeof sentence, "Say %s, as here.", form);
            assert_true(glossary_find(sentence, 0, &place));
            assert_string_equal(glossary_word(place.which)->term, glossary_word(i)->term);
            assert_int_equal(place.at, 4);
            assert_int_equal(place.length, strlen(form));
            form[0] = (char)(form[0] >= 'a' && form[0] <= 'z' ? form[0] - 'a' + 'A' : form[0]);
            assert_true(glossary_find(form, 0, &place));
            assert_int_equal(place.which, i);
        }
        const char *meaning = glossary_word(i)->meaning;
        assert_int_equal(meaning[strlen(meaning) - 1], '.');
    }
}

TEST(whole_words_and_the_longest_are_found)
{
    struct glossary_place place;
    assert_false(glossary_find("A wallet for Lin, rowing windward; unclaimed.", 0, &place));
    assert_true(glossary_find("The dead wall of the wall", 0, &place));
    assert_string_equal(glossary_word(place.which)->term, "dead wall");
    assert_true(glossary_find("The dead wall of the wall", place.at + place.length, &place));
    assert_string_equal(glossary_word(place.which)->term, "wall");
    assert_int_equal(place.at, 21);
    assert_false(glossary_find("The dead wall of the wall", place.at + place.length, &place));
    assert_true(glossary_find("Lin’s discards", 0, &place));
    assert_string_equal(glossary_word(place.which)->term, "discard");
    assert_false(glossary_find("Pattern Mahjong, Tenpai Duel and One Suit", 0, &place)); /* names */
    assert_true(glossary_find("Tenpai Duel: tenpai", 0, &place));
    assert_int_equal(place.at, 13);
}

/* A word is explained by the name it is met under: no kong is spoken of where a quad is asked about. */
TEST(plain_words_explain_themselves_in_plain_words)
{
    static const char *const met[][2] = {{"Triplets", "triplet"},
                                         {"a quad", "quad"},
                                         {"Concealed quads", "concealed quad"},
                                         {"Rob the quad?", "robbing"},
                                         {"a replacement", "replacement"},
                                         {"honors", "honor"}};
    for (size_t i = 0; i < sizeof met / sizeof *met; i++) {
        struct glossary_place place;
        assert_true(glossary_find(met[i][0], 0, &place));
        const struct glossary_word *word = glossary_word(place.which);
        assert_string_equal(word->term, met[i][1]);
        assert_null(strstr(word->meaning, "pung"));
        assert_null(strstr(word->meaning, "kong"));
    }
    assert_true(number_of("pung") >= 0 && number_of("kong") >= 0);
}
