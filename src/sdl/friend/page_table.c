/* page_table.c: a browser's page joins the table that it came from; see scenes.h. */
#ifdef __EMSCRIPTEN__

#include <stdlib.h>
#include <string.h>

#include "sdl/app/scenes.h"
#include "sdl/friend/friends.h"
#include "sdl/system/page.h"
#include "session/cluster.h"

/* Saves the name that the player has just typed. */
static void take_name(struct app *app, const char *name)
{
    if (!name[0] || strcmp(name, app->settings.names[0]) == 0)
        return;
    cluster_copy(app->settings.names[0], PLAYER_NAME, name);
    app_settings_changed(app);
    app_save_settings(app);
}

struct scene *scene_page_table(struct app *app)
{
    struct page_table table;

    if (!page_table(&table) || !table.code[0])
        return NULL;
    take_name(app, table.name);
    char *colon = strrchr(table.address, ':');
    int port = colon ? atoi(colon + 1) : 0;
    if (colon)
        *colon = '\0';
    friends_join(app, table.address, port, table.code);
    return scene_lobby(app);
}

/* Joins the only table there is: the one at the host that the page came from. */
struct scene *scene_friend(struct scene *under, struct app *app)
{
    (void)app;
    page_ask_code();
    return under;
}

#else
typedef int no_page; /* a file can't be empty */
#endif
