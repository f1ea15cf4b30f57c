/*
 * drop.c: files dropped on the window (drop_event in loop.h).
 */
#include "sdl/app/loop.h"

#include <string.h>

#include "base/file.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/system/handed.h"

static bool is_notice(const struct scene *scene)
{
    return scene->alias && strcmp(scene->alias, "no-record") == 0;
}

/* A notice about an earlier file has been overtaken. */
static struct scene *below_notice(struct app *app)
{
    return is_notice(app->top) ? app->top->under : app->top;
}

/* So has a replay: records do not pile up. NULL: nothing lies below. */
static struct scene *below_replay(struct app *app)
{
    struct scene *scene = below_notice(app);
    while (scene && strcmp(scene->class->name, "replay") == 0)
        scene = scene->under;
    return scene;
}

static void take(struct app *app, const char *path)
{
    struct drop *drop = &app->drop;
    char why[APP_NOTICE];
    drop->count++;
    if (drop->opened)
        return;
    struct scene *scene = scene_opened(app, below_replay(app), path, why, sizeof why);
    drop->opened = scene != NULL;
    if (scene)
        app_go(app, scene);
    else if (!drop->why[0])
        SDL_strlcpy(drop->why, why, sizeof drop->why);
}

/* All have come. */
static void finish(struct app *app)
{
    struct drop *drop = &app->drop;
    if (!drop->opened && drop->why[0])
        app_go(app, scene_not_opened(app, below_notice(app), drop->why));
    else if (drop->opened && drop->count > 1)
        app_notice(app, tr("Only one of {1} files is shown: open one record at a time."), drop->count);
    memset(drop, 0, sizeof *drop);
}

/* A text from another window, which may be a record or name its file; any other means nothing here. */
static void take_text(struct app *app, char *text)
{
    struct scene *under = below_replay(app);
    char *meant = handed_read(text);
    struct record record;
    struct problem why;
    if (file_exists(meant)) {
        take(app, meant);
    } else if (record_of_bytes(&record, meant, strlen(meant), &why)) {
        record_deinit(&record);
        app_go(app, scene_pasted(app, under ? under : app->top, meant));
    }
}

bool drop_event(struct app *app, const SDL_Event *event)
{
    if (event->type < SDL_DROPFILE || event->type > SDL_DROPCOMPLETE)
        return false;
    app->input.acted = true;
    if (event->type == SDL_DROPBEGIN) /* an end may have been lost */
        memset(&app->drop, 0, sizeof app->drop);
    if (event->type == SDL_DROPFILE && event->drop.file)
        take(app, event->drop.file);
    if (event->type == SDL_DROPTEXT && event->drop.file)
        take_text(app, event->drop.file);
    if (event->type == SDL_DROPCOMPLETE)
        finish(app);
    SDL_free(event->drop.file); /* NULL where no file or text comes with the event */
    return true;
}
