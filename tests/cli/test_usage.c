/*
 * test_usage.c: help, version, the list of modes, and what is said to a wrong
 * command line: one sentence on stderr, exit status 2.
 */
#include "support/test.h"

#include "cli/program.h"

static void assert_usage(const char *arguments, const char *sentence)
{
    struct run run = program_run("", "%s", arguments);
    if (run.status != 2 || run.out[0] || !strstr(run.error, sentence))
        fail_msg("tigers %s: exit %d, out \"%s\", error \"%s\"", arguments, run.status, run.out, run.error);
    program_assert_holds(run.error, "--help");
    assert_ptr_equal(strchr(run.error, '\n'), run.error + strlen(run.error) - 1);
    run_deinit(&run);
}

static void assert_prints(const char *arguments, const char *part)
{
    struct run run = program_run("", "%s", arguments);
    if (run.status || run.error[0])
        fail_msg("tigers %s: exit %d, error \"%s\"", arguments, run.status, run.error);
    program_assert_holds(run.out, part);
    run_deinit(&run);
}

TEST(test_help)
{
    static const char *const commands[] = {"score",  "waits",  "play", "arena", "replay",
                                           "export", "review", "luck", "count", "rules"};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        char arguments[32], usage[32];
        snprintf(arguments, sizeof arguments, "%s --help", commands[i]);
        snprintf(usage, sizeof usage, "Usage: tigers %s", commands[i]);
        assert_prints(arguments, usage);
        assert_prints("--help", usage + 7);
    }
    assert_prints("-h", "Usage: tigers COMMAND");
    assert_prints("play -h", "Usage: tigers play");
    assert_prints("--version", "tigers 1.");
    assert_prints("play --seed 5 --help", "--seat SEAT=PLAYER");
}

TEST(test_rules)
{
    assert_prints("rules", "dueling-tigers: Dueling Tigers, 2 players");
    assert_prints("rules dueling-tigers", "rounds=4");
    assert_prints("rules dueling-tigers", "nine-gates");
    struct run run = program_run("", "rules dueling-tigers --json");
    cJSON *rules = cJSON_Parse(run.out), *option;
    int bools = 0;
    cJSON_ArrayForEach(option, cJSON_GetObjectItem(rules, "options"))
    {
        assert_true(cJSON_IsString(cJSON_GetObjectItem(option, "name")));
        assert_true(cJSON_GetArraySize(cJSON_GetObjectItem(option, "values")) >= 2);
        bools += cJSON_IsTrue(cJSON_GetObjectItem(option, "default"));
    }
    assert_int_equal(bools, 3); /* indicators, treasure, the kong of a revealed tile */
    cJSON_Delete(rules);
    run_deinit(&run);
}

/* A line a mode, whose ids are those that --rules takes. */
TEST(test_all_rules)
{
    struct run run = program_run("", "rules --json"), list = program_run("", "rules");
    char *rest = NULL;
    int count = 0;
    for (char *line = strtok_r(run.out, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest), count++) {
        char head[80];
        cJSON *mode = cJSON_ParseWithOpts(line, NULL, 1);
        snprintf(head, sizeof head, "%s: %s, ", cJSON_GetStringValue(cJSON_GetObjectItem(mode, "id")),
                 cJSON_GetStringValue(cJSON_GetObjectItem(mode, "name")));
        program_assert_holds(list.out, head);
        cJSON_Delete(mode);
    }
    for (const char *c = list.out; *c; c++)
        count -= *c == '\n';
    assert_int_equal(count, 0);
    run_deinit(&run);
    run_deinit(&list);
}

TEST(test_help_is_a_word_too)
{
    struct run option = program_run("", "score --help"), word = program_run("", "help score");
    struct run all = program_run("", "--help"), alone = program_run("", "help");
    assert_int_equal(word.status, 0);
    assert_string_equal(word.out, option.out);
    assert_int_equal(alone.status, 0);
    assert_string_equal(alone.out, all.out);
    run_deinit(&option);
    run_deinit(&word);
    run_deinit(&all);
    run_deinit(&alone);
}

TEST(test_wrong_commands)
{
    assert_usage("", "name a command");
    assert_usage("dance", "unknown command dance");
    assert_usage("help dance", "unknown command dance");
    assert_usage("--dance", "unknown option --dance");
    assert_usage("score --fast", "unknown option --fast");
    assert_usage("waits -x", "unknown option -x");
    assert_usage("score hands.txt", "takes no argument");
    assert_usage("rules bridge", "unknown mode bridge");
    assert_usage("rules one two", "one mode at a time");
    assert_usage("replay", "name a file");
    assert_usage("replay a b", "one file");
    assert_usage("waits -xh", "unknown option -xh");
    assert_usage("replay match.tigers -json", "unknown option -json"); /* and not the file */
    assert_usage("review - -xy", "unknown option -xy"); /* and not the - before it, which is none */
    assert_usage("review --json - -xy", "unknown option -xy");
    assert_usage("luck --seat", "--seat needs a value");
    assert_usage("luck a --seat west b", "one file");
}

/* --- the language of what a person is told --------------------------------------------------------- */

/* A match of which nothing has been played. */
static const char *make_empty_record(void)
{
    const char *path = program_path("empty");
    program_write_file(path, "dueling-tigers record 1\nrules one-suit\noption rounds 8\noption size 7\n"
                             "option players two\nseed 1\nplayer east person \"\"\nplayer west person \"\"\n"
                             "practice off\n");
    return path;
}

static void assert_told(const char *flags, const char *path, const char *sentence)
{
    struct run run = program_run("", "luck %s '%s'", flags, path);
    if (run.status || run.error[0] || strcmp(run.out, sentence))
        fail_msg("luck %s: exit %d, out \"%s\", error \"%s\"", flags, run.status, run.out, run.error);
    run_deinit(&run);
}

/* By code, or of a translator's own file; JSON stays as it is. */
TEST(test_languages)
{
    const char *record = make_empty_record(), *po = program_path("own.po"), *broken = program_path("bad.po");
    char flags[600];
    program_write_file(po, "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n > 1);\\n\"\n\n"
                           "msgid \"No round has been played.\"\nmsgstr \"Rien n’est joué.\"\n");
    program_write_file(broken, "msgid \"No round");
    assert_told("", record, "No round has been played.\n");
    assert_told("--language en", record, "No round has been played.\n");
    snprintf(flags, sizeof flags, "--language '%s'", po);
    assert_told(flags, record, "Rien n’est joué.\n");
    struct run german = program_run("", "luck --language de '%s'", record);
    assert_int_equal(german.status, 0);
    assert_null(strstr(german.out, "No round"));
    run_deinit(&german);
    const struct program_wrong wrong[] = {
        {record, "--language klingon", "tigers: --language klingon: there is no such language", 2},
        {record, "--language /nowhere/own.po", "/nowhere/own.po", 2},
        {record, "--language", "--language needs a value", 2},
    };
    program_assert_wrong("luck", wrong, sizeof wrong / sizeof *wrong);
    struct run before = program_run("", "--language '%s' luck '%s'", po, record);
    assert_string_equal(before.out, "Rien n’est joué.\n");
    run_deinit(&before);
    before = program_run("", "--language='%s' luck '%s'", po, record);
    assert_string_equal(before.out, "Rien n’est joué.\n");
    run_deinit(&before);
    before = program_run("", "--language '%s' luck --language en '%s'", po, record); /* the later one goes */
    assert_string_equal(before.out, "No round has been played.\n");
    run_deinit(&before);
    struct run run = program_run("", "luck --language '%s' '%s'", broken, record);
    assert_int_equal(run.status, 2);
    program_assert_holds(run.error, "bad.po: line 1: the closing quote is missing");
    run_deinit(&run);
    remove(record);
    remove(po);
    remove(broken);
}

TEST(test_wrong_languages_before_the_command)
{
    assert_usage("--language", "--language needs a value");
    assert_usage("--language de", "name a command");
    assert_usage("--language=de", "name a command");
    assert_usage("--languages de rules", "unknown option --languages");
    static const char *const wrong[] = {"--language klingon rules", "--language=klingon rules",
                                        "rules --language klingon"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct run run = program_run("", "%s", wrong[i]);
        assert_int_equal(run.status, 2);
        assert_string_equal(run.out, "");
        assert_string_equal(run.error, "tigers: --language klingon: there is no such language\n");
        run_deinit(&run);
    }
}

#define PLAY "play --rules dueling-tigers --seed 1 "

TEST(test_wrong_plays)
{
    assert_usage("play", "--rules is missing");
    assert_usage("play --rules bridge --seed 1", "unknown mode bridge");
    assert_usage("play --rules dueling-tigers", "--seed is missing");
    assert_usage("play --rules dueling-tigers --seed one", "--seed one");
    assert_usage("play --rules dueling-tigers --seed -1", "--seed -1");
    assert_usage("play --seed", "--seed needs a value");
    assert_usage(PLAY "--seat east=easy", "--seat west=PLAYER");
    assert_usage(PLAY "--seat east=easy --seat east=easy", "two players for east");
    assert_usage(PLAY "--seat east=easy --seat south=easy", "no seat south");
    assert_usage(PLAY "--seat east=easy --seat west=champion", "unknown player \"champion\"");
    assert_usage(PLAY "--seat east=easy --seat west=cmd:", "command");
    assert_usage(PLAY "--seat easy", "expected SEAT=PLAYER");
    assert_usage(PLAY "--seat east=easy --seat west=easy --rounds 0", "--rounds 0");
    assert_usage(PLAY "--seat east=easy --seat west=easy --rounds 9", "from 1 to 8");
    assert_usage(PLAY "--seat east=easy --seat west=easy --timeout soon", "--timeout soon");
    assert_usage(PLAY "--seat east=easy --seat west=easy --option speed=3", "no option \"speed\"");
    assert_usage(PLAY "--seat east=easy --seat west=easy --option scoring=3", "option scoring can’t be");
    assert_usage(PLAY "--seat east=easy --seat west=easy --option scoring", "expected NAME=VALUE");
    assert_usage(PLAY "--seat east=easy --seat west=easy again", "unknown argument again");
    assert_usage(PLAY "--seat east=easy --seat west=easy --option =4", "--option =4: expected NAME=VALUE");
    assert_usage(PLAY "--seat =easy", "--seat =easy: expected SEAT=PLAYER");
    assert_usage(PLAY "--seat on-the-left-of-the-window=easy", "expected SEAT=PLAYER");
    static const char *const wrong[] = {"0", "-1", "0.0001", "86401", "nan", "inf", "5s", "''"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char arguments[200];
        snprintf(arguments, sizeof arguments, PLAY "--seat east=easy --seat west=easy --timeout %s",
                 wrong[i]);
        assert_usage(arguments, "expected a number of seconds from 0.001 to 86400");
    }
    assert_usage("play --rules dueling-tigers --seed 18446744073709551616 --seat east=easy --seat west=easy",
                 "--seed 18446744073709551616: expected a whole number");
}

/* Repeated options add up, to a limit; nothing is dropped in silence. */
TEST(test_too_many_options)
{
    char arguments[2000] = PLAY;
    for (int i = 0; i < 9; i++)
        strcat(arguments, "--seat east=easy ");
    assert_usage(arguments, "too many options, from east=easy on");
    static const char *const commands[] = {PLAY,
                                           "arena --rules dueling-tigers --seed 1 --pairs 1 easy easy "};
    for (int command = 0; command < 2; command++) {
        strcpy(arguments, commands[command]);
        for (int i = 0; i < 33; i++)
            strcat(arguments, "--option rounds=4 ");
        assert_usage(arguments, "too many options, from rounds=4 on");
    }
}

/* The seed that was to be typed is not there. */
TEST(test_no_seed_in_the_input)
{
    struct run run =
        program_run("", "play --rules dueling-tigers --seed - --seat east=easy --seat west=easy");
    assert_int_equal(run.status, 2);
    program_assert_holds(run.error,
                         "--seed -: expected a whole number as the first line of the input, not \"\"");
    run_deinit(&run);
}

/* Files that cannot be read or written are no usage errors. */
TEST(test_files)
{
    struct run run = program_run("", "replay '%s'", program_path("nowhere"));
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "nowhere");
    run_deinit(&run);
    run = program_run("", PLAY "--seat east=easy --seat west=easy --record '%s/x'", program_path("nowhere"));
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "can’t be written: ");
    assert_string_equal(run.out, "");
    run_deinit(&run);
}

/* A folder opens as a file does, and gives nothing. */
TEST(test_input_that_cannot_be_read)
{
#ifdef _WIN32
    skip(); /* a folder does not open there */
#endif
    static const char *const commands[] = {"score", "waits"};
    for (int i = 0; i < 2; i++) {
        struct run run = program_run_on(SOURCE_DIR, NULL, "%s", commands[i]);
        assert_int_equal(run.status, 1);
        assert_string_equal(run.out, "");
        assert_string_equal(run.error, "tigers: the input couldn't be read to the end\n");
        run_deinit(&run);
    }
}

/* A reader of the output must learn that some of it is missing: by a status, and by a sentence. */
TEST(test_output_that_cannot_be_written)
{
    if (!file_exists("/dev/full"))
        skip();
    const char *record = program_path("match"), *requests = program_path("requests"),
               *empty = make_empty_record();
    struct run play =
        program_run("", PLAY "--rounds 1 --seat east=easy --seat west=easy --record '%s'", record);
    assert_int_equal(play.status, 0);
    run_deinit(&play);
    program_write_file(requests, "{\"rules\":\"one-suit\",\"hand\":\"1112345678999s\"}\nno request\n");
    static const char *const commands[] = {"--help",
                                           "--version",
                                           "play --help",
                                           "rules",
                                           "rules --json",
                                           "rules one-suit",
                                           "waits",
                                           "score",
                                           PLAY "--rounds 1 --seat east=easy --seat west=easy",
                                           PLAY "--rounds 1 --seat east=easy --seat west=easy --json",
                                           "arena --rules one-suit --seed 1 --pairs 1 easy easy",
                                           "replay 'match'",
                                           "replay --json 'match'",
                                           "luck 'match'",
                                           "review --seat west 'empty'"};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        char command[700], *file;
        snprintf(command, sizeof command, "%s", commands[i]);
        if ((file = strstr(command, "'match'")))
            sprintf(file, "'%s'", record);
        if ((file = strstr(command, "'empty'"))) /* a review of more takes its time */
            sprintf(file, "'%s'", empty);
        struct run run = program_run_on(requests, "/dev/full", "%s", command);
        if (run.status != 1 || strcmp(run.error, "tigers: the output couldn't be written\n"))
            fail_msg("%s: exit %d, \"%s\"", command, run.status, run.error);
        run_deinit(&run);
    }
    /* What went wrong besides keeps its status: a program that dies when a round has been told. */
    struct run run =
        program_run_on(requests, "/dev/full",
                       PLAY "--seat east=easy --seat 'west=cmd:\"" PROGRAM_DIR "/tool_bot\" dies 60'");
    assert_int_equal(run.status, 3);
    program_assert_holds(run.error, "ended without an answer");
    program_assert_holds(run.error, "tigers: the output couldn't be written\n");
    run_deinit(&run);
    remove(record);
    remove(empty);
    remove(requests);
}
