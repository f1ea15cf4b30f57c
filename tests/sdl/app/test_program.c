/*
 * test_program.c: the program as it is started from a terminal: it plays a match alone, writes files for
 * measurements and for programs that drive it, and ends with a sentence if it can't.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include <time.h>

#include "base/file.h"
#include "base/text.h"
#include "support/child.h"
#include "support/match.h"
#include "support/system.h"

enum { WIDTH = 800, HEIGHT = 600 };

static char folder[MATCH_PATH];

static int begin(void **state)
{
    (void)state;
    match_folder(folder);
    return 0;
}

static int end(void **state)
{
    (void)state;
    match_remove_folder(folder);
    return 0;
}

/* Runs it with these words more; what it says in `said`. */
static int run(const char *words, char *said, size_t size)
{
    char command[6 * MATCH_PATH];
    snprintf(command, sizeof command, "'%s/dueling-tigers' --data '%s' --size %dx%d %s", PROGRAM_DIR, folder,
             WIDTH, HEIGHT, words);
    return child_says(command, said, size);
}

static char *read_in_folder(const char *name)
{
    char path[MATCH_PATH];
    char *text = file_read(match_path(path, folder, name), NULL, NULL);
    assert_non_null(text);
    return text;
}

/* Each frame is a line, as loop.c tells: the first paints all of the window, none more. */
static void check_frames(time_t began)
{
    char *text = read_in_folder("frames"), *rest_of = text, *line;
    int count = 0;
    double last = (double)began - 1;
    while ((line = text_next_line(&rest_of))) {
        double when, drawing, painting, showing, input;
        int areas;
        long pixels;
        assert_int_equal(sscanf(line, "%lf %lf %lf %lf %d %ld %lf", &when, &drawing, &painting, &showing,
                                &areas, &pixels, &input),
                         7);
        assert_true(when >= last && when <= (double)time(NULL) + 1);
        assert_true(drawing >= 0 && painting >= 0 && showing >= 0);
        assert_true(input >= 0 || input == -1);
        assert_true(areas > 0 ? pixels > 0 : pixels == 0);
        if (!count++)
            assert_int_equal(pixels, WIDTH * HEIGHT);
        last = when;
    }
    assert_true(count >= 1);
    free(text);
}

/* A driver reads where it can click, what it may do and what stands on the screen. */
static void check_trace(void)
{
    char *text = read_in_folder("trace");
    assert_non_null(strstr(text, "{\"scene\":\"table\""));
    assert_non_null(
        strstr(text, "\"words\":\"Round 1 of 4")); /* those after it may pass between two pictures */
    free(text);
}

TEST_WITH(a_match_that_plays_itself_is_measured_traced_and_told, begin, end)
{
    char said[2000], words[4 * MATCH_PATH];
    time_t began = time(NULL);
    snprintf(words, sizeof words,
             "--autoplay --rules dueling-tigers --seed 7 --speed off --frames '%s/frames' --trace '%s/trace' "
             "--speech -",
             folder, folder);
    assert_int_equal(run(words, said, sizeof said), 0); /* it ends with the match */
    assert_non_null(strstr(said, "Dueling Tigers, Round 1 of 4"));
    check_frames(began);
    check_trace();
}

static void assert_ends(const char *words, int status, const char *sentence)
{
    char said[2000];
    assert_int_equal(run(words, said, sizeof said), status);
    if (!strstr(said, sentence))
        fail_msg("%s: \"%s\" does not say \"%s\"", words, said, sentence);
}

TEST_WITH(what_cannot_be_done_is_a_sentence, begin, end)
{
    assert_ends("--trace /dev/null/trace", 1, "dueling-tigers: /dev/null/trace can’t be written\n");
    assert_ends("--frames /dev/null/frames", 1, "dueling-tigers: /dev/null/frames can’t be written\n");
    assert_ends("--language klingon", 1, "dueling-tigers: there is no language called \"klingon\"\n");
    assert_ends("--language /nowhere/tlh.po", 1, "/nowhere/tlh.po");
    assert_ends("--screenshot /dev/null/shot.png", 1, "/dev/null/shot.png can’t be written: ");
    assert_ends("--scene nowhere", 2, "there is no scene called \"nowhere\"");
}

int main(void)
{
    system_set("SDL_VIDEODRIVER", "dummy"); /* no window is ever seen */
    system_set("SDL_AUDIODRIVER", "dummy");
    return test_file_run();
}
