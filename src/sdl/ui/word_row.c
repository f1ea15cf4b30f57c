/*
 * word_row.c: see word_row.h.
 */
#include "sdl/ui/word_row.h"

#include <math.h>

#include "sdl/app/app.h"
#include "sdl/art/theme.h"
#include "sdl/ui/widgets.h"

struct row_look {
    struct type type;
    float pad, gap; /* pixels: beside the words of each, and between two */
};

static struct row_look row_look(const struct painter *painter, bool plates)
{
    float u = painter->layout.u;
    if (plates)
        return (struct row_look){text_type(TEXT_MARK | TEXT_IVORY | TEXT_CENTRE), 12 * u, 10 * u};
    return (struct row_look){text_type(TEXT_NAME | TEXT_CENTRE), 10 * u, 14 * u};
}

/* One of the words, in its part of the row. */
static void draw_word(struct app *app, struct rect rect, const char *id, const char *name, bool chosen,
                      bool plates, struct type type)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, y = rect.y + rect.h / 2 + type_cap_height(painter, type) / 2;
    bool hot = input_is_hot(app, id);
    uint32_t light = COLOUR_ALPHA(COLOUR_WHITE, plates ? hot ? 44 : 18 : 20);
    struct box_style plate = {.radius = 8, .top = light, .bottom = light};
    if (plates && chosen) {
        plate.top = hot ? COLOUR_BRASS_HOT_HIGH : COLOUR_BRASS_HIGH;
        plate.bottom = hot ? COLOUR_BRASS_MID : COLOUR_BRASS_LOW;
        type.colour = COLOUR_BRASS_TEXT;
    } else if (!plates) {
        type.colour = chosen || hot ? COLOUR_PROMPT : COLOUR_IVORY;
    }
    if (plates || hot) /* else nothing is below the words */
        draw_box(painter, rect, &plate);
    type_draw_fit(painter, type, rect.x + rect.w / 2, y, rect.w - 4 * u, name);
    if (!plates && (chosen || hot))
        draw_line(painter, rect.x + 10 * u, rect.y + rect.h - 2 * u, rect.x + rect.w - 10 * u,
                  rect.y + rect.h - 2 * u, chosen ? 2.4f : 1.2f,
                  chosen ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS, 140));
    target_add(app, id, rect, chosen ? TARGET_FIRST : 0, 0);
    widget_ring(app, id, rect, 8);
}

/* How much of what is beside the words is left at the least. */
static const float least_share = .15f;

/* Returns how wide the words alone are together. */
static float words_width(struct painter *painter, struct type type, const char *const *names, int count)
{
    float wide = 0;
    for (int i = 0; i < count; i++)
        wide += type_width(painter, type, names[i]);
    return wide;
}

/* Returns how wide is all that is beside the words. */
static float spare_width(const struct row_look *look, int count)
{
    return (float)count * 2 * look->pad + (float)(count - 1) * look->gap;
}

float word_row_width(struct painter *painter, const char *const *names, int count)
{
    struct row_look look = row_look(painter, true);
    return spare_width(&look, count) + words_width(painter, look.type, names, count);
}

void word_row(struct app *app, struct rect rect, const char *id, const char *const *names, int count,
              int chosen, bool plates)
{
    struct painter *painter = &app->painter;
    struct row_look look = row_look(painter, plates);
    float words = words_width(painter, look.type, names, count), spare = spare_width(&look, count), share = 1;
    float x = rect.x, narrow = 1;
    if (words + spare > rect.w) { /* first the words shrink to what they are at 100 %, then the rest, */
        look.type = type_squeezed(painter, look.type, words, rect.w - spare);
        words = words_width(painter, look.type, names, count);
        share = fminf((rect.w - words) / spare, 1);
        if (share < least_share) { /* ... then the words again */
            share = least_share;
            narrow = (rect.w - share * spare) / words;
        }
    }
    for (int i = 0; i < count; i++) {
        float w = narrow * type_width(painter, look.type, names[i]) + 2 * look.pad * share;
        draw_word(app, rect_make(roundf(x), rect.y, roundf(w), rect.h), TARGET_ID(id, i), names[i],
                  i == chosen, plates, look.type);
        x += w + look.gap * share;
    }
}

void word_grid(struct app *app, struct rect rect, const char *id, const char *const *names, int count,
               int chosen, int columns, float gap)
{
    struct row_look look = row_look(&app->painter, true);
    float apart = roundf(gap * app->painter.layout.u);
    int rows = (count + columns - 1) / columns;
    for (int i = 0; i < count; i++)
        draw_word(app, rect_column(rect_row(rect, i / columns, rows, apart), i % columns, columns, apart),
                  TARGET_ID(id, i), names[i], i == chosen, true, look.type);
}
