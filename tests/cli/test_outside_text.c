/*
 * test_outside_text.c: nothing that comes from outside commands the terminal on which it is shown, or turns
 * its text around (support/outside.h): not names in records, logs of other programs, catalogues, requests,
 * options, the answers of programs that play, nor names of files. Other files of the data folder are in
 * session/test_outside_files, the window is in sdl/app/test_outside.
 */
#include "support/test.h"

#include "cli/program.h"

#include "base/text.h"
#include "session/quoted_name.h"
#include "session/settings.h"
#include "support/outside.h"

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
    assert_int_equal(count, 30 + 33 + 1 + 2 + 7 + 4);
    static const char *const fine[] = {" ",
                                       "~",
                                       "\xc2\xa0",
                                       "\xd8\x9b", /* around each range */
                                       "\xd8\x9d",
                                       "\xe2\x80\x8d",
                                       "\xe2\x80\x90",
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
                                 "play --rules dueling-tigers --seed 1 --seed 7 --rounds 1 --seat east=easy "
                                 "--seat west=easy --record '%s'",
                                 path);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    char *text = program_read_file(path), *name = strstr(text, "\nplayer east ");
    name = name ? strchr(name, '"') : NULL;
    assert_non_null(name);
    for (int i = 0; evil(i, one); i++) {
        struct text changed = {0};
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
    char text[200], word[EVIL_WORD];
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        for (int k = 0; evil_word(k, files[i][0] == '{', word); k++) {
            snprintf(text, sizeof text, files[i], word, word);
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
    char word[EVIL_WORD];
    struct text requests = {0};
    for (int i = 0; evil_word(i, true, word); i++)
        text_add(&requests, "{\"rules\":\"%s\"}\n{\"rules\":\"dueling-tigers\",\"hand\":\"%s\"}\n", word,
                 word);
    struct run run = assert_run_harmless(program_run(text_string(&requests), "score"));
    text_deinit(&requests);
    program_assert_holds(run.out, "x?????y");
    run_deinit(&run);
#ifndef _WIN32
    static const char *const lines[] = {"'%s'",
                                        "luck '%s'",
                                        "play --rules dueling-tigers --seed 1 '%s'",
                                        "play --rules '%s'",
                                        "play --rules dueling-tigers --seed 1 --seat '%s'",
                                        "rules '%s'",
                                        "luck --language '%s'"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (int k = 0; evil_word(k, false, word); k++) {
            char line[100];
            snprintf(line, sizeof line, lines[i], word);
            run = assert_run_harmless(program_run("", "%s", line));
            assert_int_not_equal(run.status, 0);
            program_assert_holds(run.error, "x??");
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
            "", "play --rules dueling-tigers --seed 1 --seed 5 --seat west=easy \"--seat=east=cmd:cat '%s'\"",
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
    struct text text = {0};
    struct problem problem;
    char name[64];
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
    char file[200], word[EVIL_WORD];
    for (int i = 0; evil_word(i, false, word); i++) {
        snprintf(file, sizeof file, "[%s]\nx = %s\n", word, word);
        program_write_file(path, file);
        settings_defaults(&settings);
        if (settings_load(&settings, path, &problem))
            continue;
        assert_harmless("settings", problem.error.message);
        remove(problem.path);
    }
    remove(path);
}
