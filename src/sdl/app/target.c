/*
 * target.c: what can be clicked (target.h).
 */
#include "sdl/app/target.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/speaker.h"
#include "sdl/art/type.h"

void target_begin(struct app *app)
{
    app->targets.count = 0;
    app->targets.named = 1; /* place 0 is none */
    app->targets.ask_count = 0;
    app->targets.lit_count = 0;
    app->targets.turn[0] = 0;
}

void target_keep_info(struct app *app)
{
    struct targets *targets = &app->targets;
    int kept = 0;

    for (int i = 0; i < targets->count; i++)
        if (targets->list[i].flags & TARGET_INFO)
            targets->list[kept++] = targets->list[i];
    targets->count = kept;
    targets->ask_count = 0;
    targets->turn[0] = 0;
}

void target_add(struct app *app, const char *id, struct rect rect, unsigned flags, SDL_Keycode key)
{
    struct targets *targets = &app->targets;
    struct target *target = &targets->list[targets->count];
    CHECK(targets->count < TARGET_MOST && strlen(id) < INPUT_ID);
    targets->count++;
    strcpy(target->id, id);
    target->rect = rect;
    target->flags = flags;
    target->key = key;
    target->name = 0;
}

static void give_name(struct app *app, struct target *target, const char *name)
{
    struct targets *targets = &app->targets;
    size_t length = strlen(name) + 1;
    if (!speaker_is_on(app) || targets->named + length > sizeof targets->names)
        return;
    target->name = (int)targets->named;
    memcpy(targets->names + targets->named, name, length);
    targets->named += length;
}

void target_name(struct app *app, const char *name)
{
    if (app->targets.count)
        give_name(app, &app->targets.list[app->targets.count - 1], name);
}

void target_rename(struct app *app, const char *id, const char *name)
{
    for (int i = 0; i < app->targets.count; i++)
        if (strcmp(app->targets.list[i].id, id) == 0)
            give_name(app, &app->targets.list[i], name);
}

const char *target_named(const struct app *app, const struct target *target)
{
    return target->name ? app->targets.names + target->name : "";
}

void target_cover(struct app *app, struct rect panel)
{
    static const float edge = .15f; /* so much of a target's sides may look out */
    struct targets *targets = &app->targets;
    int kept = 0;

    for (int i = 0; i < targets->count; i++) {
        struct rect rect = targets->list[i].rect;
        bool across = panel.x <= rect.x + edge * rect.w && panel.x + panel.w >= rect.x + (1 - edge) * rect.w;
        bool down = panel.y <= rect.y + edge * rect.h && panel.y + panel.h >= rect.y + (1 - edge) * rect.h;
        if (!across || !down)
            targets->list[kept++] = targets->list[i];
    }
    targets->count = kept;
}

void target_ask(struct app *app, const char *turn, const struct move *moves, int count)
{
    struct targets *targets = &app->targets;
    snprintf(targets->turn, sizeof targets->turn, "%s", turn);
    targets->ask_count = 0;
    for (int i = 0; i < count && i < MOVE_MOST; i++) {
        char text[MOVE_TEXT];
        move_print(moves[i], text);
        snprintf(targets->ask[targets->ask_count++], sizeof targets->ask[0], "%.31s", text);
    }
}

void target_light(struct app *app, struct rect rect)
{
    struct targets *targets = &app->targets;
    if (targets->lit_count < LIT_MOST)
        targets->lit[targets->lit_count++] = rect;
}

const struct target *target_at(const struct app *app, float x, float y)
{
    for (int i = app->targets.count - 1; i >= 0; i--)
        if (rect_contains(app->targets.list[i].rect, x, y))
            return &app->targets.list[i];
    return NULL;
}

const struct target *target_find(const struct app *app, const char *id)
{
    for (int i = 0; i < app->targets.count; i++)
        if (strcmp(app->targets.list[i].id, id) == 0)
            return &app->targets.list[i];
    return NULL;
}

const struct target *target_with_key(const struct app *app, SDL_Keycode key)
{
    for (int i = app->targets.count - 1; i >= 0; i--) {
        const struct target *target = &app->targets.list[i];
        if (target->key == key && !(target->flags & TARGET_OFF))
            return target;
    }
    return NULL;
}

static bool can_focus(const struct app *app, const struct target *target)
{
    unsigned out_of_reach = TARGET_OFF | TARGET_NO_FOCUS | (app->input.look ? 0u : TARGET_INFO);
    return !(target->flags & out_of_reach);
}

/* The gap between two stretches on one axis, 0 if they overlap. */
static float gap(float a0, float a1, float b0, float b1)
{
    return fmaxf(fmaxf(b0 - a1, a0 - b1), 0);
}

/* One axis of a rect, turned so that the direction looked into is the growing one. */
struct stretch {
    float from, to;
};

static struct stretch along(const struct rect *rect, int dx, int dy)
{
    struct stretch across = {rect->x, rect->x + rect->w}, down = {rect->y, rect->y + rect->h};
    struct stretch got = dx ? across : down;
    if (dx + dy < 0)
        got = (struct stretch){-got.to, -got.from};
    return got;
}

/* How good `to` is as the next one in that direction; negative: it does not lie there. It lies there if it
 * begins where `from` ends (neighbours may overlap a little): what only reaches further than a wide row does
 * not, unless nothing else does and it stands beside the row. */
static float badness(const struct rect *from, const struct rect *to, int dx, int dy, bool strict)
{
    struct stretch a = along(from, dx, dy), b = along(to, dx, dy), c = along(from, dy * dy, dx * dx),
                   d = along(to, dy * dy, dx * dx);
    float over = 0.3f * fminf(a.to - a.from, b.to - b.from), aside = gap(c.from, c.to, d.from, d.to);
    float off = fabsf(c.from + c.to - d.from - d.to) / 2, ahead = fmaxf(b.from - a.to, 0);
    float further = (b.from + b.to - a.from - a.to) / 2;
    if (further < 2 || (strict ? b.from < a.to - over : aside > 0))
        return -1;
    return (strict ? ahead : further) + aside * 4 + off * 0.3f;
}

static const struct target *nearest(const struct app *app, const struct target *from, int dx, int dy,
                                    bool strict)
{
    const struct target *best = NULL;
    float least = 0;
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        float bad = badness(&from->rect, &target->rect, dx, dy, strict);
        if (target != from && can_focus(app, target) && bad >= 0 && (!best || bad < least)) {
            best = target;
            least = bad;
        }
    }
    return best;
}

/* True for two of a kind in one line of that direction, as tiles of a row are. */
static bool in_line(const struct rect *from, const struct rect *to, int dx, int dy)
{
    struct stretch c = along(from, dy * dy, dx * dx), d = along(to, dy * dy, dx * dx);
    bool alike = fabsf(from->w - to->w) < 2 && fabsf(from->h - to->h) < 2;
    return alike && fabsf(c.from + c.to - d.from - d.to) < (c.to - c.from) / 2;
}

/* The next one of a row or column of equals, however wide the gap where some are missing. */
static const struct target *next_in_line(const struct app *app, const struct target *from, int dx, int dy)
{
    const struct target *best = NULL;
    float least = 0;
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        if (target == from || !can_focus(app, target) || !in_line(&from->rect, &target->rect, dx, dy))
            continue;
        float bad = badness(&from->rect, &target->rect, dx, dy, true);
        if (bad >= 0 && (!best || bad < least)) {
            best = target;
            least = bad;
        }
    }
    return best;
}

const struct target *target_towards(const struct app *app, const struct target *from, int dx, int dy)
{
    const struct target *best = next_in_line(app, from, dx, dy);
    if (!best)
        best = nearest(app, from, dx, dy, true);
    return best ? best : nearest(app, from, dx, dy, false);
}

const struct target *target_step(const struct app *app, const char *id, int step)
{
    const struct targets *targets = &app->targets;
    const struct target *at = target_find(app, id);
    int place = at ? (int)(at - targets->list) : step > 0 ? -1 : targets->count;
    if (!at && step > 0)
        for (int i = 0; i < targets->count; i++)
            if (can_focus(app, &targets->list[i]) && targets->list[i].flags & TARGET_FIRST)
                return &targets->list[i];
    for (int i = 0; i < targets->count; i++) {
        place = (place + step + targets->count) % targets->count;
        if (can_focus(app, &targets->list[place]))
            return &targets->list[place];
    }
    return NULL;
}

/* A place, named or not, in window pixels, which differ from output pixels on hi-DPI screens. */
static cJSON *place_json(const struct app *app, const char *key, const char *name, struct rect rect)
{
    int w = 0, h = 0;
    double scale;
    cJSON *json = cJSON_CreateObject();
    if (app->window)
        SDL_GetWindowSize(app->window, &w, &h);
    scale = w > 0 ? (double)w / app->painter.layout.width : 1;
    if (key)
        cJSON_AddStringToObject(json, key, name);
    cJSON_AddNumberToObject(json, "x", round(rect.x * scale));
    cJSON_AddNumberToObject(json, "y", round(rect.y * scale));
    cJSON_AddNumberToObject(json, "w", round(rect.w * scale));
    cJSON_AddNumberToObject(json, "h", round(rect.h * scale));
    return json;
}

static void note_words(void *to, const struct type_seen *seen)
{
    struct app *app = to;
    speaker_hear(app, seen);
    if (app->targets.words && !app->input.covered)
        cJSON_AddItemToArray(app->targets.words, place_json(app, "words", seen->words, seen->rect));
}

void target_listen(struct app *app)
{
    speaker_listen(app);
    if (!app->trace && !speaker_is_on(app))
        return;
    cJSON_Delete(app->targets.words);
    app->targets.words = app->trace ? cJSON_CreateArray() : NULL;
    type_watch(&app->painter, note_words, app);
}

static char *trace_line(struct app *app)
{
    struct targets *targets = &app->targets;
    const struct scene *scene = app->top;
    cJSON *json = cJSON_CreateObject(), *list, *ask;
    char *line;
    cJSON_AddStringToObject(json, "scene", scene->alias ? scene->alias : scene->class->name);
    list = cJSON_AddArrayToObject(json, "targets");
    for (int i = 0; i < targets->count; i++)
        if (!(targets->list[i].flags & (TARGET_OFF | TARGET_INFO)))
            cJSON_AddItemToArray(list, place_json(app, "id", targets->list[i].id, targets->list[i].rect));
    if (app->input.focus_visible && target_find(app, app->input.focus))
        cJSON_AddStringToObject(json, "focus", app->input.focus);
    if (targets->turn[0])
        cJSON_AddStringToObject(json, "turn", targets->turn);
    ask = cJSON_AddArrayToObject(json, "ask");
    for (int i = 0; i < targets->ask_count; i++)
        cJSON_AddItemToArray(ask, cJSON_CreateString(targets->ask[i]));
    list = cJSON_AddArrayToObject(json, "lit");
    for (int i = 0; i < targets->lit_count; i++)
        cJSON_AddItemToArray(list, place_json(app, NULL, NULL, targets->lit[i]));
    if (targets->words)
        cJSON_AddItemToObject(json, "words", targets->words);
    targets->words = NULL;
    line = cJSON_PrintUnformatted(json);
    cJSON_Delete(json);
    return line;
}

void target_trace(struct app *app)
{
    char *line;
    if (!app->trace || !app->top)
        return;
    line = trace_line(app);
    if (!line)
        return;
    if (!app->traced || strcmp(line, app->traced) != 0) {
        fprintf(app->trace, "%s\n", line);
        fflush(app->trace);
        free(app->traced);
        app->traced = line;
    } else {
        free(line);
    }
}
