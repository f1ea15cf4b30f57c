/*
 * scene_languages.c: the languages the game speaks, each in its own words, over the scene that asks.
 */
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/ui/pick.h"
#include "words/languages/languages.h"

/* The first item is the system's; after it they stand as in language_at. */
static struct scene *take(struct scene *under, struct app *app, int index)
{
    const char *code = index ? language_at(index - 1)->code : "";
    snprintf(app->settings.language, sizeof app->settings.language, "%s", code);
    app_settings_changed(app);
    return under;
}

struct scene *scene_languages(struct scene *under, struct app *app)
{
    struct pick pick = {.answer = take};
    const struct language *chosen = language_find(app->settings.language);
    snprintf(pick.title, sizeof pick.title, "%s", tr("Language"));
    pick_add(&pick, tr("Same as the system"), NULL);
    for (int i = 0; i < language_count(); i++) {
        pick_add(&pick, language_at(i)->name, NULL);
        if (language_at(i) == chosen)
            pick.chosen = i + 1;
    }
    return scene_pick(app, under, &pick);
}
