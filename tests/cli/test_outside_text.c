/*
 * test_outside_text.c: nothing that comes from outside commands the terminal on which it is shown, or turns
 * its text around: not names in records, logs of other programs, catalogues, requests, options, the answers
 * of programs that play, nor names of files.
 *
 * The characters are those of the Unicode Character Database: category Cc (C0, DEL and C1), Zl, Zp, and the
 * bidi classes LRE, RLE, LRO, RLO, PDF, LRI, RLI, FSI and PDI.
 */
#include "support/test.h"

#include "cli/program.h"

#include "base/text.h"
#include "session/quoted_name.h"
#include "session/settings.h"

enum { EVIL = 8 };

/* Number `index` of the characters as UTF-8, false after the last; zero and the end of a line are none here.
 */
static bool evil(int index, char out[EVIL])
{
    static const unsigned ranges[][2] = {
        {0x01, 0x09}, {0x0b, 0x1f}, {0x7f, 0x9f}, {0x2028, 0x202e}, {0x2066, 0x2069}};
    unsigned code = 0;
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges && !code; i++) {
        int count = (int)(ranges[i][1] - ranges[i][0]) + 1;
        code = index < count ? ranges[i][0] + (unsigned)index : 0;
        index -= count;
    }
    if (code < 0x80)
        snprintf(out, EVIL, "%c", (char)code);
    else if (code < 0x800)
        snprintf(out, EVIL, "%c%c", (char)(0xc0 | code >> 6), (char)(0x80 | (code & 0x3f)));
    else
        snprintf(out, EVIL, "%c%c%c", (char)(0xe0 | code >> 12), (char)(0x80 | (code >> 6 & 0x3f)),
                 (char)(0x80 | (code & 0x3f)));
    return code != 0;
}

/* All of them, each between letters. */
static const char *all_evil(void)
{
    static char text[600];
    char one[EVIL];
    text[0] = '\0';
    for (int i = 0; evil(i, one); i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%sa", one);
    return text;
}

static void assert_harmless(const char *what, const char *text)
{
    char one[EVIL];
    for (int i = 0; evil(i, one); i++)
        if (strcmp(one, "\t") != 0 && strstr(text, one))
            fail_msg("%s shows character %d: %s", what, i, text);
}

static struct run assert_run_harmless(struct run run)
{
    assert_harmless("standard output", run.out);
    assert_harmless("standard error", run.error);
    return run;
}

TEST(each_is_cleaned)
{
    char one[EVIL], text[32];
    int count = 0;
    for (; evil(count, one); count++) {
        assert_int_equal(text_unprintable(one), strlen(one));
        snprintf(text, sizeof text, "a%sb", one);
        text_clean(text, ' ');
        assert_string_equal(text, "a b");
    }
    assert_int_equal(count, 30 + 33 + 7 + 4);
    static const char *const fine[] = {" ",
                                       "~",
                                       "\xc2\xa0",
                                       "\xe2\x80\xa7",
                                       "\xe2\x80\xaf",
                                       "\xe2\x81\xa5",
                                       "\xe2\x81\xaa",
                                       "\xe7\x89\x8c",
                                       "\xf0\x9f\x80\x84"};
    for (size_t i = 0; i < sizeof fine / sizeof *fine; i++)
        assert_int_equal(text_unprintable(fine[i]), 0);
    snprintf(text, sizeof text, "x\x9by\xe2\x80");
    text_clean(text, ' ');
    assert_string_equal(text, "x?y??");
}

TEST(names_in_records_are_harmless)
{
    static const char *const commands[] = {"luck", "replay", "replay --json", "review --seat east", "count"};
    const char *path = program_path("record");
    char one[EVIL], player[64];
    struct run run = program_run("",
                                 "play --rules dueling-tigers --seed 7 --rounds 1 --seat east=easy "
                                 "--seat west=easy --record '%s'",
                                 path);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    char *text = program_read_file(path), *name = strstr(text, "\nplayer east ");
    name = name ? strchr(name, '"') : NULL;
    assert_non_null(name);
    for (int i = 0; evil(i, one); i++) {
        struct text changed;
        text_init(&changed);
        snprintf(player, sizeof player, "\"L%s31mX%s\"", one, one);
        text_add(&changed, "%.*s%s%s", (int)(name - text), text, player, strchr(name + 1, '"') + 1);
        program_write_file(path, text_string(&changed));
        text_deinit(&changed);
        struct run luck = assert_run_harmless(program_run("", "luck '%s'", path));
        assert_int_equal(luck.status, one[1] ? 0 : 1); /* C0 is refused */
        run_deinit(&luck);
    }
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        run = assert_run_harmless(program_run("", "%s '%s'", commands[i], path));
        run_deinit(&run);
    }
    free(text);
    remove(path);
}

TEST(what_is_wrong_in_a_file_is_quoted_harmlessly)
{
    static const char *const files[] = {"dueling-tigers record 2\nrules one-suit\n%s\n",
                                        "dueling-tigers record 2\nrules one-suit\noption %s 4\n",
                                        "dueling-tigers record 2\nrules %s\n",
                                        "%s",
                                        "{\"title\":[\"%s\"],\"rule\":{\"disp\":\"%s\"},\"log\":[]}",
                                        "{\"type\":\"start_game\",\"names\":[\"%s\"]}\n",
                                        "<mjloggm ver=\"2.3\"><UN n0=\"%s\"/></mjloggm>"};
    const char *path = program_path("wrong");
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char text[2000];
        snprintf(text, sizeof text, files[i], all_evil(), all_evil());
        program_write_file(path, text);
        struct run run = assert_run_harmless(program_run("", "replay '%s'", path));
        assert_int_not_equal(run.status, 0);
        run_deinit(&run);
    }
    remove(path);
}

TEST(a_catalogue_with_them_is_refused)
{
    const char *path = program_path("language.po");
    char one[EVIL], text[900];
    for (int i = 0; evil(i, one); i++) {
        snprintf(
            text, sizeof text,
            "msgid \"\"\nmsgstr \"\"\n\"Language: x\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
            "\"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n"
            "msgid \"No round has been played.\"\nmsgstr \"Keine%sRunde\"\n",
            one);
        program_write_file(path, text);
        struct run run = assert_run_harmless(program_run("", "luck --language '%s' none", path));
        if (strcmp(one, "\t") != 0 && run.status != 2)
            fail_msg("character %d passes: %s", i, run.error);
        run_deinit(&run);
    }
    remove(path);
}

TEST(requests_and_options_are_quoted_harmlessly)
{
    char request[2000];
    snprintf(request, sizeof request, "{\"rules\":\"%s\"}\n{\"rules\":\"dueling-tigers\",\"hand\":\"%s\"}\n",
             all_evil() + 60, all_evil() + 60); /* behind C0, which JSON does not allow */
    struct run run = assert_run_harmless(program_run(request, "score"));
    run_deinit(&run);
#ifndef _WIN32
    char one[EVIL];
    static const char *const lines[] = {
        "%s",         "luck '%s'",           "play '%s'", "play --rules '%s'", "play --seat '%s'",
        "rules '%s'", "luck --language '%s'"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (int k = 20; evil(k, one); k += 7) {
            char word[32], line[100];
            snprintf(word, sizeof word, "x%sy", one);
            snprintf(line, sizeof line, lines[i], word);
            run = assert_run_harmless(program_run("", "%s", line));
            assert_int_not_equal(run.status, 0);
            run_deinit(&run);
        }
#endif
}

#ifndef _WIN32
TEST(answers_of_programs_are_quoted_harmlessly)
{
    const char *answer = program_path("answer");
    char one[EVIL], line[64];
    for (int i = 0; evil(i, one); i++) {
        snprintf(line, sizeof line, "x%sy\n", one);
        program_write_file(answer, line);
        struct run run = assert_run_harmless(program_run(
            "", "play --rules dueling-tigers --seed 5 --seat west=easy \"--seat=east=cmd:cat '%s'\"",
            answer));
        assert_int_equal(run.status, 3);
        run_deinit(&run);
    }
    remove(answer);
}
#endif

TEST(names_in_settings_are_harmless)
{
    struct settings settings;
    struct text text;
    struct problem problem;
    char name[64];
    text_init(&text);
    quoted_name_add(&text, "L\xc2\x9b"
                           "31mX\xe2\x80\xae");
    assert_string_equal(text_string(&text), "\"L 31mX \"");
    text_deinit(&text);
    struct error why;
    assert_true(quoted_name_parse("\"L\xc2\x9b"
                                  "31mX\xe2\x80\xae\"",
                                  name, sizeof name, &why));
    assert_string_equal(name, "L 31mX ");
    const char *path = program_path("settings.ini");
    char file[900];
    snprintf(file, sizeof file, "[%s]\nx = %s\n", all_evil(), all_evil());
    program_write_file(path, file);
    settings_defaults(&settings);
    if (!settings_load(&settings, path, &problem))
        assert_harmless("settings", problem.error.message);
    remove(problem.path);
    remove(path);
}
