/* table_hint.c: the hint at the table; see table_hint.h. */
#include "sdl/table/table_hint.h"

#include <math.h>
#include <stdio.h>

#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/widgets.h"
#include "words/move_words.h"
#include "words/study/reason_words.h"

static void think(void *context, const struct ai_stop *stop)
{
    struct hint_thought *thought = context;
    teach_rank(&thought->view, thought->seed, stop, &thought->ranking);
}

/* What has been begun that the prompt asks the rest of, what is to be marked or discarded with it, as a
 * number that differs where another thing was begun; 0: nothing. */
static unsigned begun(const struct choice *choice)
{
    return (unsigned)choice->riichi | (unsigned)choice->tenpai << 1 | (unsigned)choice->declaring << 2;
}

/* The prompt goes before a hint that was asked for earlier than what was begun. */
static bool is_asked_more(const struct table_scene *table)
{
    unsigned now = begun(&table->choice);
    return now && now != table->hint.begun;
}

void table_hint_ask(struct table_scene *table, struct app *app)
{
    struct table_hint *hint = &table->hint;
    if (!table_scene_is_open(table) || worker_is_busy(&hint->worker) || table_cover_looks(table))
        return;
    if (hint->shown) { /* asked again: put away; or said, where the prompt goes before it */
        hint->shown = is_asked_more(table);
        hint->begun = begun(&table->choice);
        table_spoken_hint(table, app);
        app_dirty(app);
        return;
    }
    hint->thought.view = table->view;
    hint->position = table->position;
    hint->begun = begun(&table->choice);
    hint->thought.seed = (uint64_t)table->position;
    hint->shown = false;
    worker_begin(&hint->worker, think, &hint->thought, sizeof hint->thought);
    app_wake(app, .02f);
}

/* True while the hint on the table holds for what is asked. */
static bool is_shown(const struct table_scene *table)
{
    return table->hint.shown && table_scene_is_open(table) && table->position == table->hint.position;
}

void table_hint_words(const struct table_scene *table, char *head, size_t head_size, char *why,
                      size_t why_size)
{
    const struct advice *best = &table->hint.thought.ranking.list[0];
    char move[80], figures[96];

    head[0] = why[0] = '\0';
    if (!is_shown(table) || is_asked_more(table))
        return;
    move_words(&table->words, best->move, move, sizeof move);
    move_words_figures(best, figures, sizeof figures);
    if (figures[0])
        tr_say(head, head_size, tr("{1}: {2}"), move, figures);
    else
        tr_say(head, head_size, "{1}", move);
    reason_say_line(&table->words, &best->reason, why, why_size);
}

bool table_hint_say(const struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct rect line = table_scene_pixels(painter, table->layout.prompt);
    float u = painter->layout.u, room = line.w - 100 * u, cx = line.x + line.w / 2;
    float second = line.y + line.h - u,
          first = second - fmaxf(17 * u, 14.5f); /* small text has its least size */
    char head[200], why[REASON_TEXT];

    table_hint_words(table, head, sizeof head, why, sizeof why);
    if (!head[0])
        return false;
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_FIGURE, COLOUR_PROMPT, TYPE_CENTRE), cx, first, room,
                  head);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_IVORY, TYPE_CENTRE), cx, second, room,
                  why);
    return true;
}

void table_hint_update(struct table_scene *table, struct app *app)
{
    struct table_hint *hint = &table->hint;
    bool here = table_scene_is_open(table) && table->position == hint->position;
    if (hint->begun != begun(&table->choice))
        hint->begun = 0; /* what is begun from now on comes after the hint */
    if (worker_is_done(&hint->worker)) {
        worker_end(&hint->worker);
        hint->shown = here && hint->thought.ranking.count > 0;
        table_spoken_hint(table, app);
        app_dirty(app);
    } else if (worker_is_busy(&hint->worker)) {
        if (!here)
            worker_end(&hint->worker);
        app_wake(app, .02f);
    }
    if (hint->shown && !here) {
        hint->shown = false;
        app_dirty(app);
    }
}

void table_mark_tile(struct table_scene *table, struct app *app, uint8_t wanted, uint32_t colour)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    for (int i = 0; i < table_scene_hand_size(table); i++) {
        struct own_tile own = table_scene_own_tile(table, i);
        if (own.tile != wanted)
            continue;
        own.rect.y -= table->lifts[i];
        draw_outline(painter, rect_inset(table_scene_pixels(painter, own.rect), -u, -u), 6, 3, colour);
        return;
    }
}

/* True for the button that begins such a move; once it is begun, the same one gives it up. */
static bool begins(const struct choice *choice, const struct action *action, const struct move *best)
{
    switch ((enum action_verb)action->verb) {
    case ACTION_RIICHI:
        return best->kind == MOVE_RIICHI && !choice->riichi;
    case ACTION_TENPAI:
        return best->kind == MOVE_TENPAI && !choice->tenpai;
    case ACTION_CHOWS:
        return best->kind == MOVE_CHOW && !choice->chow;
    case ACTION_KONGS:
        return best->kind == MOVE_KONG_OWN && !choice->kong;
    default:
        return false;
    }
}

/* A ring round the button that makes the move, or begins it. */
static void mark_button(const struct table_scene *table, struct app *app, const struct move *best)
{
    struct painter *painter = &app->painter;
    for (int i = 0; i < TABLE_PLACES; i++) {
        const struct action *action = &table->actions.list[i];
        const struct target *target = target_find(app, action->id);
        if (target && (begins(&table->choice, action, best) ||
                       (action->verb == ACTION_MOVE && action->move.kind == best->kind &&
                        action->move.tile == best->tile && action->move.number == best->number)))
            draw_outline(painter, rect_inset(target->rect, -3 * painter->layout.u, -3 * painter->layout.u),
                         14, 3, COLOUR_BRASS_HIGH);
    }
}

/* What the hint names is marked where it lies. */
static void mark_best(struct table_scene *table, struct app *app, const struct move *best)
{
    struct painter *painter = &app->painter;
    float out = painter->layout.u;

    if (best->kind == MOVE_DISCARD || best->kind == MOVE_RIICHI || best->kind == MOVE_TENPAI)
        table_mark_tile(table, app, best->tile, COLOUR_BRASS);
    char id[INPUT_ID];
    snprintf(id, sizeof id, "dummy:%d", best->number);
    const struct target *target = best->kind == MOVE_REVEAL ? target_find(app, id) : NULL;
    if (target)
        draw_outline(painter, rect_inset(target->rect, -out, -out), 6, 3, COLOUR_BRASS);
    mark_button(table, app, best);
}

static struct scene *ask(struct scene *scene, struct app *app)
{
    struct table_scene *table = (struct table_scene *)scene;

    if (table_scene_takes(table, app))
        table_hint_ask(table, app);
    return scene;
}

void table_hint_draw(struct table_scene *table, struct app *app)
{
    const struct table_hint *hint = &table->hint;
    struct rect line = table->layout.prompt;
    if (!table_scene_is_open(table) || table_scene_is_bare(table) || table->choice.declaring)
        return;
    struct rect place = rect_make(line.x + line.w - 34, line.y - 3, 34, 34);
    widget_icon_button(app, table_scene_pixels(&app->painter, place), "button:hint", "icons/hint", SDLK_h);
    target_does(app, ask);
    target_aside(app);
    if (is_shown(table))
        mark_best(table, app, &hint->thought.ranking.list[0].move);
}

void table_hint_end(struct table_scene *table)
{
    if (worker_is_busy(&table->hint.worker))
        worker_end(&table->hint.worker);
    table->hint.shown = false;
}
