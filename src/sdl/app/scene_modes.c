/*
 * scene_modes.c: the modes that the window can play (scenes.h).
 */
#include <string.h>

#include "rules/modes/list.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"

const struct ruleset *const scene_modes[] = {&ruleset_dueling_tigers, &ruleset_tenpai_duel, &ruleset_one_suit,
                                             &ruleset_patterns,       &ruleset_classic,     NULL};

const struct ruleset *scene_mode_find(const char *id)
{
    for (int i = 0; scene_modes[i]; i++)
        if (!strcmp(scene_modes[i]->id, id))
            return scene_modes[i];
    return NULL;
}

const struct ruleset *scene_mode_of(const struct app *app)
{
    const struct ruleset *rules = app->command_line.rules ? ruleset_find(app->command_line.rules) : NULL;
    return rules ? rules : scene_modes[0];
}
