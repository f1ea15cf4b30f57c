/* lesson_lights.c: a light round what a lesson speaks of: targets by their ids, and places of the table. */
#include <math.h>
#include <string.h>

#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/tutorial/tutor.h"

enum { HEAD_AIR = 7 /* units around the heading, whose words end at its edge */ };
enum { PILE_NAME = 28 /* units above a pile, for its name, at a table with a tally */ };

static void light(struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    static const int shine[] = {90, 50, 24}; /* alpha, from the ring outwards */

    for (int i = 0; i < 3; i++) {
        float out = 2.4f * (float)i;
        draw_outline(painter, place_inset(painter, rect, -5.4f - out, -5.4f - out), 10 + out, 2.4f,
                     COLOUR_ALPHA(COLOUR_GLOW, shine[i]));
    }
    draw_outline(painter, place_inset(painter, rect, -3, -3), 9, 2.6f, COLOUR_PROMPT);
    target_light(app, rect);
}

/* A place of the table that has that name; false if it has none here. */
static bool find_place(const struct table_scene *table, const char *name, size_t length, struct rect *place)
{
    struct table_layout now = table->layout, *l = &now;

    table_layout_follow(l, &table->anim.shown.table, table->near);
    const struct {
        const char *name;
        struct rect rect;
    } places[] = {{"@row", l->row},
                  {"@wall", l->wall},
                  {"@own-pile", l->pile[TABLE_OWN]},
                  {"@other-pile", l->pile[TABLE_OTHER]},
                  {"@dummy-pile", l->pile[TABLE_DUMMY]},
                  {"@indicators", l->indicators},
                  {"@waits", l->waits},
                  {"@other", l->other},
                  {"@plate", l->plate[TABLE_OWN]},
                  {"@other-plate", l->plate[TABLE_OTHER]},
                  {"@heading", l->heading},
                  {"@stakes", l->stakes},
                  {"@tally", l->tally},
                  {"@field", l->field},
                  {"@hand", l->hand}};

    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (strlen(places[i].name) == length && !strncmp(places[i].name, name, length)) {
            *place = places[i].rect;
            if (place->w > 0 && !strncmp(name, "@heading", 8))
                *place = rect_inset(*place, -HEAD_AIR, -HEAD_AIR);
            if (l->tally.w > 0 && strstr(name, "-pile")) {
                place->y -= PILE_NAME;
                place->h += PILE_NAME;
            }
            return places[i].rect.w > 0;
        }
    return false;
}

/* A target's rect where its tile is now: one that is meant has risen. */
static struct rect risen(const struct table_scene *table, const struct painter *painter,
                         const struct target *target)
{
    int hand = target_number(target->id, "hand"), row = target_number(target->id, "dummy");
    float lift = hand >= 0 && hand < HAND_MAX  ? table->lifts[hand]
                 : row >= 0 && row < DUMMY_MAX ? table->row_lifts[row]
                                               : 0;

    return rect_moved(target->rect, 0, -lift * painter->layout.u);
}

/* True if the second continues the first at the right, as the next tile does; the first then covers both. */
static bool joins(struct rect *group, struct rect next, float air)
{
    if (fabsf(group->y - next.y) > 1 || group->h != next.h || next.x < group->x ||
        next.x > group->x + group->w + air)
        return false;
    group->w = fmaxf(group->w, next.x + next.w - group->x);
    return true;
}

static bool is_named(const char *id, const char *lights)
{
    for (const char *at = lights; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        if (!strncmp(id, at, length) && (!id[length] || id[length] == ':'))
            return true;
        at += length;
    }
    return false;
}

/* The targets named by their ids, or ids that go on with a colon; neighbors have one light. */
static void light_targets(const struct table_scene *table, struct app *app, const char *lights)
{
    struct rect group = {0};
    float air = 3 * app->painter.layout.u;

    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        if (!is_named(target->id, lights))
            continue;
        struct rect rect = risen(table, &app->painter, target);
        if (group.w > 0 && joins(&group, rect, air))
            continue;
        if (group.w > 0)
            light(app, group);
        group = rect;
    }
    if (group.w > 0)
        light(app, group);
}

void tutor_light(struct table_scene *table, struct app *app)
{
    const struct tutor *tutor = tutor_of(table);
    const struct lesson_step *step = lesson_run_step(&tutor->lesson_run);

    if (!step || !step->lights || !lesson_run_waits(&tutor->lesson_run) || anim_is_busy(&table->anim))
        return;
    light_targets(table, app, step->lights);
    for (const char *at = step->lights; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        struct rect place;
        if (*at == '@' && find_place(table, at, length, &place))
            light(app, table_scene_pixels(&app->painter, place));
        at += length;
    }
}
