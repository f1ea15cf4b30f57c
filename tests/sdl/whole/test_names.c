/*
 * test_names.c: every target of every scene has a name that can be heard.
 * Tier: ci
 * Teacher: quick
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <ctype.h>
#include <stdlib.h>

#include "sdl/speaking.h"

static bool has_a_letter(const char *words)
{
    for (; *words; words++)
        if (isalpha((unsigned char)*words) || isdigit((unsigned char)*words) || (unsigned char)*words >= 0x80)
            return true;
    return false;
}

/* Each target in turn gets the focus, and is said. */
static int look_for_names(const char *name)
{
    int faults = 0;
    open_speaking(name);
    heard();
    for (int i = 0; i < app.targets.count; i++) {
        struct target target = app.targets.list[i];
        if (target.flags & (TARGET_OFF | TARGET_INFO | TARGET_NO_FOCUS))
            continue;
        speaker_say_target(&app, &target);
        const char *said = heard();
        if (!has_a_letter(said)) {
            print_error("%s: %s has no name\n", name, target.id);
            faults++;
        }
    }
    close_speaking();
    return faults;
}

static void every_target_has_a_name(void **state)
{
    const struct scene_entry *entry;
    int faults = 0;
    (void)state;
    for (int i = 0; (entry = scene_entry_at(i)); i++)
        faults += look_for_names(entry->name);
    assert_int_equal(faults, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_target_has_a_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
