/*
 * check_names.c: every target of every scene has a name that can be heard.
 */
#include "sdl/whole/scene_check.h"

#include <ctype.h>

#include "sdl/speaking.h"

static bool has_a_letter(const char *words)
{
    for (; *words; words++)
        if (isalpha((unsigned char)*words) || isdigit((unsigned char)*words) || (unsigned char)*words >= 0x80)
            return true;
    return false;
}

/* Each target in turn gets the focus, and is said. */
static void look(const char *scene)
{
    (void)scene;
    begin_speaking();
    heard();
    for (int i = 0; i < app.targets.count; i++) {
        struct target target = app.targets.list[i];
        if (target.flags & (TARGET_OFF | TARGET_INFO | TARGET_NO_FOCUS))
            continue;
        speaker_say_target(&app, &target);
        if (!has_a_letter(heard()))
            scene_fault(target.id, "has no name");
    }
    match_remove_folder(folder);
}

const struct scene_check check_names = {.name = "names", .leaves_another = true, .look = look};
