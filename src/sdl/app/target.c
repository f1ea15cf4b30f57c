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
#include "base/text.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/app/window.h"
#include "sdl/art/atlas.h"
#include "sdl/art/type.h"
#include "sdl/paint/canvas.h"

const char *target_after(const char *id, const char *kind)
{
    size_t length = strlen(kind);
    return strncmp(id, kind, length) == 0 && id[length] == ':' ? id + length + 1 : NULL;
}

const char *target_id(char room[INPUT_ID], const char *kind, int number)
{
    SDL_snprintf(room, INPUT_ID, "%s:%d", kind, number);
    return room;
}

int target_number(const char *id, const char *kind)
{
    return target_after(id, kind) ? atoi(strrchr(id, ':') + 1) : -1;
}

void target_begin(struct app *app)
{
    app->targets.count = 0;
    app->targets.named = 1; /* place 0 is none */
    app->targets.ask_count = 0;
    app->targets.lit_count = 0;
    app->targets.still = false;
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

/* A target is met by an unsteady hand too, however little of it is drawn. */
static struct rect met(const struct layout *layout, struct rect rect)
{
    float dx = fmaxf(layout->target - rect.w, 0) / 2, dy = fmaxf(layout->target - rect.h, 0) / 2;
    return rect_inset(rect, -dx, -dy);
}

/* Of a panel that scrolls only what is in view can be met. */
static struct rect in_view(const struct painter *painter, struct rect rect, unsigned *flags)
{
    struct area seen = canvas_seen(painter->canvas, rect);
    struct rect part = rect_make((float)seen.x, (float)seen.y, (float)seen.w, (float)seen.h);
    if (!canvas_is_clipped(painter->canvas) || (part.h >= rect.h - 1 && part.w >= rect.w - 1))
        return rect;
    if (part.h >= fminf(rect.h, TARGET_MIN))
        return part;
    *flags |= TARGET_OFF | TARGET_NO_FOCUS;
    return rect_make(0, 0, 0, 0);
}

void target_add(struct app *app, const char *id, struct rect rect, unsigned flags, SDL_Keycode key)
{
    struct targets *targets = &app->targets;
    struct target *target = &targets->list[targets->count];
    CHECK(targets->count < TARGET_MAX && strlen(id) < INPUT_ID);
    targets->count++;
    strcpy(target->id, id);
    rect = in_view(&app->painter, rect, &flags);
    target->rect = flags & TARGET_INFO || rect.h <= 0 ? rect : met(&app->painter.layout, rect);
    target->flags = flags;
    target->key = key;
    target->name = 0;
    target->does = NULL;
    target->does_at = NULL;
    target->scene = targets->scene;
}

void target_does(struct app *app, scene_action *does)
{
    app->targets.list[app->targets.count - 1].does = does;
}

void target_does_at(struct app *app, scene_list_action *does, int index)
{
    struct target *target = &app->targets.list[app->targets.count - 1];
    target->does_at = does;
    target->index = index;
}

void target_does_each(struct app *app, const char *kind, scene_list_action *does, int index)
{
    for (int i = 0; i < app->targets.count; i++) {
        struct target *target = &app->targets.list[i];
        int number = strcmp(target->id, kind) == 0 ? 0 : target_number(target->id, kind);
        if (number < 0)
            continue;
        target->does_at = does;
        target->index = index + number;
    }
}

void target_undo(struct app *app)
{
    for (int i = 0; i < app->targets.count; i++) {
        app->targets.list[i].does = NULL;
        app->targets.list[i].does_at = NULL;
    }
}

void target_belong(struct app *app, struct scene *scene)
{
    app->targets.scene = scene;
}

struct scene *target_choose(struct app *app, const struct target *target)
{
    struct target chosen = *target; /* the list may be made again meanwhile */
    struct scene *top = app->top, *next = top;
    if (top->class->clicks && (chosen.does || chosen.does_at) &&
        !(chosen.flags & (TARGET_QUIET | TARGET_FIELD)))
        audio_play(app, SOUND_BUTTON);
    if (chosen.does)
        next = chosen.does(chosen.scene, app);
    else if (chosen.does_at)
        next = chosen.does_at(chosen.scene, app, chosen.index);
    else if (top->class->activate)
        next = top->class->activate(top, app, chosen.id);
    return next == chosen.scene ? top : next;
}

void target_aside(struct app *app)
{
    if (app->targets.count)
        app->targets.list[app->targets.count - 1].flags |= TARGET_ASIDE;
}

void target_quiet(struct app *app)
{
    app->targets.list[app->targets.count - 1].flags |= TARGET_QUIET;
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
    for (int i = 0; i < count && i < MOVE_MAX; i++) {
        char text[MOVE_TEXT];
        move_print(moves[i], text);
        snprintf(targets->ask[targets->ask_count++], sizeof targets->ask[0], "%.31s", text);
    }
}

void target_light(struct app *app, struct rect rect)
{
    struct targets *targets = &app->targets;
    if (targets->lit_count < LIT_MAX)
        targets->lit[targets->lit_count++] = rect;
}

const struct target *target_at(const struct app *app, float x, float y)
{
    for (int i = app->targets.count - 1; i >= 0; i--)
        if (rect_contains(app->targets.list[i].rect, x, y))
            return &app->targets.list[i];
    return NULL;
}

static bool is_within(struct rect in, struct rect out)
{
    return in.x >= out.x - 1 && in.y >= out.y - 1 && in.x + in.w <= out.x + out.w + 1 &&
           in.y + in.h <= out.y + out.h + 1;
}

bool target_lie_apart(const struct app *app)
{
    const struct target *list = app->targets.list;
    for (int i = 0; i < app->targets.count; i++)
        for (int j = 0; j < i; j++)
            if (!((list[i].flags | list[j].flags) & TARGET_INFO) &&
                rect_overlap(list[i].rect, list[j].rect, 1.5f) && !is_within(list[i].rect, list[j].rect))
                return false;
    return true;
}

/* --- what could be clicked a moment ago --------------------------------------------------------- */

/* Seconds in which nobody can have meant what just came; a finger is on its way for longer. */
static const float guard = 0.15f, guard_phone = 0.3f;

/* The same things where they were; one that only rises a little is the same. */
static bool is_as_before(const struct targets *targets)
{
    const struct target_past *last = &targets->last;
    if (last->count != targets->count)
        return false;
    for (int i = 0; i < targets->count; i++) {
        const struct target *a = &last->list[i], *b = &targets->list[i];
        if (strcmp(a->id, b->id) != 0 || fabsf(a->rect.x - b->rect.x) > b->rect.w / 4 ||
            fabsf(a->rect.y - b->rect.y) > b->rect.h / 4)
            return false;
    }
    return true;
}

static struct target_past *oldest(struct targets *targets)
{
    struct target_past *past = &targets->pasts[0];
    for (int i = 1; i < TARGET_PASTS; i++)
        if (targets->pasts[i].left < past->left)
            past = &targets->pasts[i];
    return past;
}

void target_remember(struct app *app, bool own)
{
    struct targets *targets = &app->targets;
    if (is_as_before(targets))
        return;
    struct target_past *past = oldest(targets);
    *past = targets->last;
    past->left = app->painter.layout.target > TARGET_MIN ? guard_phone : guard;
    past->own = own;
    past->x = app->input.press_x;
    past->y = app->input.press_y;
    targets->last.count = targets->count;
    memcpy(targets->last.list, targets->list, sizeof *targets->list * (size_t)targets->count);
}

void target_pass(struct app *app, float seconds)
{
    for (int i = 0; i < TARGET_PASTS; i++) {
        float *left = &app->targets.pasts[i].left;
        *left = fmaxf(*left - seconds, 0);
        if (*left > 0)
            app->animating = true;
    }
}

void target_forget(struct app *app)
{
    for (int i = 0; i < TARGET_PASTS; i++)
        app->targets.pasts[i].left = 0;
    app->targets.last.count = 0;
}

/* The id of the uppermost of a list at a place, or "". */
static const char *id_at(const struct target *list, int count, float x, float y)
{
    for (int i = count - 1; i >= 0; i--)
        if (!(list[i].flags & (TARGET_OFF | TARGET_INFO)) && rect_contains(list[i].rect, x, y))
            return list[i].id;
    return "";
}

bool target_is_fresh(const struct app *app, float x, float y)
{
    const struct targets *targets = &app->targets;
    const char *now = id_at(targets->list, targets->count, x, y);
    float near = 12 * app->painter.layout.u;
    for (int i = 0; i < TARGET_PASTS && now[0]; i++) {
        const struct target_past *past = &targets->pasts[i];
        bool meant = past->own && hypotf(x - past->x, y - past->y) > near;
        if (past->left > 0 && !meant && strcmp(id_at(past->list, past->count, x, y), now) != 0)
            return true;
    }
    return false;
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
    unsigned out_of_reach = TARGET_OFF | TARGET_NO_FOCUS | (app->input.look ? 0u : TARGET_INFO) |
                            (speaker_is_on(app) ? TARGET_ASIDE : 0u);
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

/* Returns how good `to` is as the next one in that direction; negative: it does not lie there. It lies there
 * if it begins where `from` ends (neighbours may overlap a little): what only reaches further than a wide row
 * does not, unless nothing else does and it stands beside the row. */
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

/* True for two of a kind in one line of that direction, as tiles of a row are, or rows below each other. */
static bool in_line(const struct rect *from, const struct rect *to, int dx, int dy)
{
    struct stretch c = along(from, dy * dy, dx * dx), d = along(to, dy * dy, dx * dx);
    bool alike = fabsf(from->w - to->w) < 2 && (dy || fabsf(from->h - to->h) < 2);
    return alike && fabsf(c.from + c.to - d.from - d.to) < (c.to - c.from) / 2;
}

/* What counts as the next one in a direction: first the next of a row or column of equals, however wide the
 * gap where some are missing. */
enum nearness { NEXT_IN_LINE, NEXT_BEGINS_THERE, NEXT_BESIDE };

static const struct target *nearest(const struct app *app, const struct target *from, int dx, int dy,
                                    enum nearness how)
{
    const struct target *best = NULL;
    float least = 0;
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        if (target == from || !can_focus(app, target) ||
            (how == NEXT_IN_LINE && !in_line(&from->rect, &target->rect, dx, dy)))
            continue;
        float bad = badness(&from->rect, &target->rect, dx, dy, how != NEXT_BESIDE);
        if (bad >= 0 && (!best || bad < least)) {
            best = target;
            least = bad;
        }
    }
    return best;
}

const struct target *target_end(const struct app *app, const struct target *from, int dx)
{
    const struct target *next = from;
    while ((next = nearest(app, from, dx, 0, NEXT_IN_LINE)))
        from = next;
    return from;
}

const struct target *target_towards(const struct app *app, const struct target *from, int dx, int dy)
{
    const struct target *best = NULL;
    for (int how = NEXT_IN_LINE; how <= NEXT_BESIDE && !best; how++)
        best = nearest(app, from, dx, dy, (enum nearness)how);
    return best;
}

const struct target *target_first(const struct app *app, unsigned without)
{
    const struct targets *targets = &app->targets;
    for (int i = 0; i < targets->count; i++)
        if (can_focus(app, &targets->list[i]) &&
            (targets->list[i].flags & (TARGET_FIRST | without)) == TARGET_FIRST)
            return &targets->list[i];
    return NULL;
}

const struct target *target_step(const struct app *app, const char *id, int step)
{
    const struct targets *targets = &app->targets;
    const struct target *at = target_find(app, id), *first = !at && step > 0 ? target_first(app, 0) : NULL;
    int place = at ? (int)(at - targets->list) : step > 0 ? -1 : targets->count;
    if (first)
        return first;
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
    rect = rect_moved(rect, -app->screen.pan.x, -app->screen.pan.y);
    scale = w > 0 ? (double)w / window_shown(app).w : 1;
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

static void note_tile(void *to, uint8_t tile, struct rect rect)
{
    speaker_hear_tile(to, tile, rect);
}

void target_listen(struct app *app)
{
    speaker_listen(app);
    if (!app->trace.file && !speaker_is_on(app))
        return;
    cJSON_Delete(app->targets.words);
    app->targets.words = app->trace.file ? cJSON_CreateArray() : NULL;
    type_watch(&app->painter, note_words, app);
    atlas_watch(&app->painter, note_tile, app);
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
    if (!app->trace.file || !app->top)
        return;
    line = trace_line(app);
    if (!line)
        return;
    text_clean(line, '?');
    if (!app->trace.last || strcmp(line, app->trace.last) != 0) {
        fprintf(app->trace.file, "%s\n", line);
        fflush(app->trace.file);
        free(app->trace.last);
        app->trace.last = line;
    } else {
        free(line);
    }
}
