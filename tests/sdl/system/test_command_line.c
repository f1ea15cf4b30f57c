/*
 * test_command_line.c: what dueling-tigers says to arguments, and how it exits.
 */
#include "support/test.h"

#include "base/file.h"
#include "sdl/system/command_line.h"
#include "support/child.h"
#include "support/outside.h"
#include "support/system.h"

#define PROGRAM "'" PROGRAM_DIR "/dueling-tigers'"

/* Runs the program with what it says on both channels in `out`; returns its exit status. */
static int run(const char *arguments, char *out, size_t size)
{
    char command[1600];
    snprintf(command, sizeof command, PROGRAM " %s", arguments);
    return child_says(command, out, size);
}

/* One line, ended. */
static void assert_is_sentence(const char *text)
{
    const char *end = strchr(text, '\n');
    assert_true(strncmp(text, "dueling-tigers: ", 16) == 0);
    assert_non_null(end);
    assert_int_equal(end[1], 0);
}

TEST(bad_options_are_told_and_exit_2)
{
    static const char *const bad[] = {"--nonsense",
                                      "--seed",
                                      "--seed x",
                                      "--seed -1",
                                      "--size 10x10",
                                      "--size 1280",
                                      "--size 99999x800",
                                      "--speed quick",
                                      "--rules chess",
                                      "--screens /tmp",
                                      "one.tigers two.tigers",
                                      "--replay one.tigers two.tigers",
                                      "--size 1280x800x2",
                                      "--size 1234567890123456789012345678901234567890x800",
                                      "--rules chess --autoplay",
                                      "--rules chess --screenshot /dev/null",
                                      "--scene nowhere --screenshot /dev/null"};
    char out[1000];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(run(bad[i], out, sizeof out), 2);
        assert_is_sentence(out);
    }
}

TEST(the_sentence_names_what_is_wrong)
{
    char out[1000];
    run("--nonsense", out, sizeof out);
    assert_non_null(strstr(out, "\"--nonsense\""));
    run("--rules chess", out, sizeof out);
    assert_non_null(strstr(out, "\"chess\""));
    run("--size 10x10", out, sizeof out);
    assert_non_null(strstr(out, "300x300"));
}

/* As a double click does. */
TEST(a_plain_argument_is_a_record_to_show)
{
    char out[1000], folder[300], with_picture[700], arguments[1000];
    system_folder(folder, sizeof folder);
    snprintf(with_picture, sizeof with_picture, " --data '%s' --screenshot '%s/picture.png'", folder, folder);
    snprintf(arguments, sizeof arguments, SOURCE_DIR "/tests/golden/robbed-kong.tigers%s", with_picture);
    assert_int_equal(run(arguments, out, sizeof out), 0);
    assert_string_equal(out, "");
    snprintf(arguments, sizeof arguments, SOURCE_DIR "/README.md%s", with_picture);
    assert_int_equal(run(arguments, out, sizeof out), 1);
    assert_is_sentence(out);
    assert_non_null(strstr(out, "README.md, line 1: This isn’t a match record"));
    snprintf(arguments, sizeof arguments, SOURCE_DIR "%s", with_picture);
    assert_int_equal(run(arguments, out, sizeof out), 1);
    assert_non_null(strstr(out, "is a folder"));
    system_remove(folder);
}

#ifndef _WIN32
/* Also where it quotes what a terminal would obey. */
TEST(what_is_wrong_is_quoted_harmlessly)
{
    static const char *const lines[] = {"'--%s'",
                                        "--seed '%s'",
                                        "--size '%s'",
                                        "--speed '%s'",
                                        "--rules '%s'",
                                        "one.tigers '%s'",
                                        "--trace '/dev/null/%s'",
                                        "--language '%s'",
                                        "--scene '%s' --screenshot /dev/null",
                                        "--replay '%s' --screenshot /dev/null"};
    char word[EVIL_WORD], arguments[200], out[1000];
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (int k = 0; evil_word(k, false, word); k++) {
            snprintf(arguments, sizeof arguments, lines[i], word);
            assert_in_range(run(arguments, out, sizeof out), 1, 2);
            assert_harmless(lines[i], out);
            if (!strstr(out, "x??"))
                fail_msg("%s, word %d: not quoted: %s", lines[i], k, out);
        }
}
#endif

TEST(help_and_version_answer_on_stdout)
{
    char path[512], *out;
    system_free_name(path, sizeof path);
    assert_int_equal(child_run(PROGRAM " --help", NULL, path, NULL), 0);
    out = file_read(path, NULL, NULL);
    assert_non_null(strstr(out, "--screenshot"));
    free(out);
    assert_int_equal(child_run(PROGRAM " --version", NULL, path, NULL), 0);
    out = file_read(path, NULL, NULL);
    assert_string_equal(out, "dueling-tigers " TIGERS_VERSION "\n");
    free(out);
    system_remove(path);
}

TEST(options_are_read)
{
    char *argv[] = {
        "dueling-tigers", "--seed",  "18446744073709551615", "--size", "1280x800", "--speed",      "off",
        "--trace",        "t.jsonl", "--autoplay",           "--data", "d",        "--fullscreen", NULL};
    struct command_line options;
    assert_int_equal(command_line_read(&options, 13, argv), COMMAND_LINE_RUN);
    assert_true(options.has_seed && options.seed == UINT64_MAX);
    assert_int_equal(options.width, 1280);
    assert_int_equal(options.height, 800);
    assert_int_equal(options.speed, 3);
    assert_string_equal(options.trace, "t.jsonl");
    assert_string_equal(options.data, "d");
    assert_true(options.autoplay && options.fullscreen && !options.headless);
}

TEST(no_display_is_told_and_exits_1)
{
    char out[1000], folder[512], arguments[600];
#ifdef _WIN32
    skip(); /* it always has one */
#endif
    system_folder(folder, sizeof folder);
    snprintf(arguments, sizeof arguments, "--data '%s'", folder);
    system_set("SDL_VIDEODRIVER", "x11");
    system_set("DISPLAY", NULL);
    int status = run(arguments, out, sizeof out);
    system_set("SDL_VIDEODRIVER", "offscreen");
    system_remove(folder);
    assert_int_equal(status, 1);
    assert_is_sentence(out);
    assert_non_null(strstr(out, "display"));
}
