/*
 * check_phone.c: on a phone, upright and lying flat, what can be chosen is at least 44 points wide and high
 * and lies in the picture with nothing on it, and no text is as small as 12 points.
 */
#include "sdl/whole/scene_check.h"

#include <stdio.h>

#include "sdl/app/loop.h"

static const int phones[][2] = {{390, 610}, {844, 330}};

enum {
    PHONES = sizeof phones / sizeof *phones,
    LEAST_TARGET = 44,
    LEAST_SHEET = 32,
    LEAST_TEXT = 12 /* points */
};

static void see_text(void *to, const struct type_seen *seen)
{
    float *least = to;
    if (seen->cut && layout_is_phone(&app.painter.layout))
        scene_fault(seen->words, "is cut on a phone");
    if (seen->pixels <= LEAST_TEXT && seen->pixels < *least) {
        *least = seen->pixels;
        scene_fault(seen->words, "is small text on a phone");
    }
}

static void look_at_target(const struct target *target)
{
    const struct layout *layout = &app.painter.layout;
    struct rect rect = target->rect;
    float least = layout_is_phone(layout) ? LEAST_TARGET : LEAST_SHEET;
    if (target->flags & (TARGET_INFO | TARGET_OFF) || rect.h <= 0)
        return;
    if (rect.w < least - .5f || rect.h < least - .5f)
        scene_fault(target->id, "is small on a phone");
    const struct target *top = target_at(&app, rect.x + rect.w / 2, rect.y + rect.h / 2);
    if (top && top->flags & TARGET_INFO)
        scene_fault(target->id, "can't be touched on a phone: something that only informs lies on it");
    if (rect.x < -LEAST_TARGET / 2 || rect.y < -LEAST_TARGET / 2 ||
        rect.x + rect.w > (float)layout->width + LEAST_TARGET / 2 ||
        rect.y + rect.h > (float)layout->height + LEAST_TARGET / 2)
        scene_fault(target->id, "is outside of a phone");
}

static void look(const char *scene)
{
    SDL_Surface *desk = app.picture;
    (void)scene;
    for (int i = 0; i < PHONES; i++) {
        float least = LEAST_TEXT + 1;
        app.picture =
            SDL_CreateRGBSurfaceWithFormat(0, phones[i][0], phones[i][1], 32, SDL_PIXELFORMAT_RGB888);
        headless_steps(2);
        type_watch(&app.painter, see_text, &least);
        loop_draw(&app, false);
        assert_true(app.painter.layout.sheet || layout_is_phone(&app.painter.layout));
        type_watch(&app.painter, NULL, NULL);
        if (layout_is_phone(&app.painter.layout) && !target_lie_apart(&app))
            scene_fault("targets", "cover each other on a phone");
        for (int k = 0; k < app.targets.count; k++)
            look_at_target(&app.targets.list[k]);
        SDL_FreeSurface(app.picture);
        app.picture = desk;
    }
}

const struct scene_check check_phone = {
    .name = "phone", .opening = SCENE_AT_ONCE, .leaves_another = true, .look = look};
