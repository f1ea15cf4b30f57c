/*
 * test_rooms.c: the drawing in docs/rooms.md is that of the code.
 * Sanitize: no
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "support/rooms.h"

static void test_the_drawing_is_of_today(void **state)
{
    (void)state;
    static struct rooms rooms;
    struct text text;
    struct error why;
    char *page = file_read(SOURCE_DIR "/docs/rooms.md", NULL, &why);
    text_init(&text);
    rooms_read(&rooms, SOURCE_DIR "/src");
    rooms_draw(&rooms, &text);
    if (!page || strcmp(page, text_string(&text)) != 0)
        fail_msg("docs/rooms.md is not what the code gives; cmake --build build/ci --target rooms writes it");
    assert_true(rooms.count > 20);
    text_deinit(&text);
    free(page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_drawing_is_of_today),
    };
    return cmocka_run_group_tests_name("docs/test_rooms", tests, NULL, NULL);
}
