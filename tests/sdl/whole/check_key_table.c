/*
 * check_key_table.c: every key that anything on any screen has can be given to another: it stands in the list
 * of actions for that screen, and pressing the key chosen instead does the same.
 */
#include "sdl/whole/scene_check.h"

/* The scorer takes letters as tiles: none of them can be another key there. */
static void look(const char *scene)
{
    (void)scene;
    headless_steps(17); /* what comes by and by is there */
    for (int i = 0; i < app.targets.count && !app.top->class->types; i++) {
        const struct target *target = &app.targets.list[i];
        if (target->key && !keys_is_fixed(target->key) &&
            !keys_is_asked(&app.keys, app.top->class->name, target->key))
            scene_fault(target->id, "has a key that is no action there");
    }
}

const struct scene_check check_key_table = {.name = "key-table", .look = look};
