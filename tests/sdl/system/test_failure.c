/*
 * test_failure.c: the last words of a program that cannot begin, or go on: on stderr always, and in a box
 * where nobody sees that. The linker puts ours in the place of the box and of the question for a terminal.
 * Wraps: SDL_ShowSimpleMessageBox isatty check_memory_told_by
 */
#include <SDL.h>

#include "support/test.h"

#include "base/check.h"
#include "sdl/system/failure.h"
#include "support/outside.h"
#include "support/system.h"

enum { WIDTH = 64 /* letters of a line in a box */ };

static const char sentence[] =
    "there is no display to open a window on, and what follows makes the sentence as long as one with the "
    "name /home/somebody/.local/share/dueling-tigers/a-folder-whose-name-does-not-end-where-a-line-ends "
    "and with some words after it";

static int boxes, terminals; /* of the three streams: one bit each */
static char shown[1000], title[100];
static void (*tells)(void);

int __wrap_SDL_ShowSimpleMessageBox(Uint32 flags, const char *head, const char *words, SDL_Window *window)
{
    (void)window;
    assert_int_equal(flags, SDL_MESSAGEBOX_ERROR);
    boxes++;
    snprintf(shown, sizeof shown, "%s", words);
    snprintf(title, sizeof title, "%s", head);
    return 0;
}

int __wrap_isatty(int stream)
{
    return terminals >> stream & 1;
}

void __wrap_check_memory_told_by(void (*tell)(void))
{
    tells = tell;
}

/* As after a click on the program, on a desktop. */
static int begin(void **state)
{
    (void)state;
    boxes = terminals = 0;
    system_set("SDL_VIDEODRIVER", NULL);
    system_set("TIGERS_NO_BOX", NULL);
    return 0;
}

TEST_WITH(a_player_without_a_terminal_gets_a_box, begin, NULL)
{
    assert_int_equal(failure_say(sentence, 7, false), 7);
    assert_int_equal(boxes, 1);
    assert_string_equal(title, "Dueling Tigers");
}

/* The same words, begun with a capital; a line ends at a blank, and is too long only where it has none. */
TEST_WITH(its_lines_are_short, begin, NULL)
{
    int lines = 0;
    failure_say(sentence, 1, false);
    assert_int_equal(shown[0], 'T');
    assert_int_equal(strlen(shown), strlen(sentence));
    for (size_t i = 1; shown[i]; i++)
        assert_int_equal(shown[i] == '\n' ? ' ' : shown[i], sentence[i]);
    for (char *line = strtok(shown, "\n"); line; line = strtok(NULL, "\n"), lines++)
        assert_true(strlen(line) <= WIDTH || !strchr(line, ' '));
    assert_true(lines >= 4);
}

TEST_WITH(a_short_sentence_is_one_line, begin, NULL)
{
    failure_say("can’t open a window", 1, false);
    assert_string_equal(shown, "Can’t open a window");
}

TEST_WITH(a_box_is_harmless, begin, NULL)
{
    char one[EVIL], words[32];
    for (int i = 0; evil(i, one); i++) {
        snprintf(words, sizeof words, "A%sb", one);
        failure_say(words, 1, false);
        assert_string_equal(shown, "A?b");
    }
}

TEST_WITH(a_reader_of_redirected_output_gets_none, begin, NULL)
{
    for (int stream = 0; stream < 3; stream++) {
        terminals = 1 << stream;
        assert_int_equal(failure_say(sentence, 1, false), 1);
    }
    terminals = 0;
    failure_say(sentence, 1, true); /* a picture was to be made */
    system_set("TIGERS_NO_BOX", "1");
    failure_say(sentence, 1, false);
    system_set("TIGERS_NO_BOX", NULL);
    system_set("SDL_VIDEODRIVER", "offscreen");
    failure_say(sentence, 1, false);
    system_set("SDL_VIDEODRIVER", "dummy");
    failure_say(sentence, 1, false);
    assert_int_equal(boxes, 0);
    system_set("SDL_VIDEODRIVER", "x11");
    failure_say(sentence, 1, false);
    assert_int_equal(boxes, 1);
}

static void say_last_words(char *out, size_t size)
{
    snprintf(out, size, "your match is saved");
}

TEST_WITH(missing_memory_is_told_in_a_box_too, begin, NULL)
{
    failure_on_memory(say_last_words);
    assert_non_null(tells);
    tells();
    assert_string_equal(shown, "Your match is saved");
    failure_on_memory(NULL);
    assert_null(tells);
}
