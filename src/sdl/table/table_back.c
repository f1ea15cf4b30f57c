/* table_back.c: the panel for a player who comes back; see scene_table.h. */
#include <math.h>

#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"
#include "words/daily/back_words.h"

enum { WIDTH = 540, TOP = 62, PARTS = 5 }; /* clear of the count of the wall, in units */

void table_back_begin(struct table_scene *table, struct app *app)
{
    bool told = app->absent >= TABLE_BACK_AFTER && !session_is_over(table->session) &&
                session_position(table->session) > 0;

    table->back = (struct table_back){told ? app->absent : 0, session_position(table->session)};
    app->absent = 0;
}

static bool is_passed(const struct table_scene *table)
{
    return table->back.position != session_position(table->session);
}

bool table_back_is_shown(const struct table_scene *table)
{
    return table->back.seconds > 0 && !table_scene_is_curtained(table) && !is_passed(table);
}

void table_back_follow(struct table_scene *table)
{
    if (is_passed(table))
        table->back.seconds = 0;
}

bool table_back_close(struct table_scene *table, struct app *app)
{
    bool shown = table_back_is_shown(table);

    table->back.seconds = 0;
    if (shown)
        app_animate(app);
    return shown;
}

static struct scene *close(struct scene *scene, struct app *app)
{
    table_back_close((struct table_scene *)scene, app);
    return scene;
}

void table_back_draw(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    struct type text = type_limited(painter, type_make(TYPE_SANS, SIZE_TEXT, COLOUR_TEXT, TYPE_LEFT), 1.2f);
    struct type quiet = text;
    struct back_words words;
    float wide = fminf(WIDTH, l->wide - 16), u = l->u, pad = roundf((layout_is_phone(l) ? 16 : 26) * u),
          width = wide * u - 2 * pad, leading = type_leading(painter, text, 22);
    float high = 62 * u;

    if (!table_back_is_shown(table) || anim_is_busy(&table->anim))
        return;
    words_back(&table->words, table->session, &table->view, table->back.seconds, &words);
    quiet.colour = COLOUR_QUIET;
    const char *const parts[PARTS] = {words.since, words.stands, words.last, words.now, words.goal};
    for (int i = 0; i < PARTS; i++)
        if (parts[i][0])
            high += leading * (float)type_count_lines(painter, text, width, parts[i]) + 5 * u;
    struct rect box = layout_rect(l, (l->wide - wide) / 2, layout_is_phone(l) ? 4 : TOP, wide, high / u + 18);
    bool hot = input_is_hot(app, "back");
    struct box_style body = {.radius = 14,
                             .top = COLOUR_ALPHA(COLOUR_OVERLAY_HIGH, 250),
                             .bottom = COLOUR_ALPHA(COLOUR_OVERLAY_LOW, 250),
                             .stroke = hot ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS, 150),
                             .stroke_width = 1.5f,
                             .shadow = COLOUR_SHADOW};
    draw_box(painter, box, &body);
    target_cover(app, layout_is_phone(l) ? layout_rect(l, 0, 0, l->wide, l->high) : box);
    target_add(app, "back", box, 0, 0);
    target_does(app, close);
    widget_ring(app, "back", box, 14);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_LEFT), box.x + pad, box.y + 40 * u,
              tr("Welcome back"));
    if (!layout_is_phone(l))
        draw_key_cap(painter, box.x + box.w - pad - 26 * u, box.y + 32 * u, tr("Esc"), false);
    draw_svg(painter, "icons/close", rect_make(box.x + box.w - pad - 18 * u, box.y + 23 * u, 18 * u, 18 * u),
             hot ? COLOUR_WHITE : COLOUR_BRASS);
    float y = box.y + 62 * u + leading * .75f;
    for (int i = 0; i < PARTS; i++) {
        struct type type = type_explained(parts[i] == words.last || parts[i] == words.now ? text : quiet);
        if (!parts[i][0])
            continue;
        int lines = type_draw_wrapped(painter, type, box.x + pad, roundf(y), width, 22, 4, parts[i]);
        y += leading * (float)lines + 5 * u;
    }
}
