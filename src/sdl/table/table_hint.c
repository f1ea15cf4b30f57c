/* table_hint.c: the hint at the table; see table_hint.h. */
#include "sdl/table/table_hint.h"

#include <stdio.h>
#include <string.h>

#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/widgets.h"
#include "words/move_words.h"

static void think(void *context, const struct ai_stop *stop)
{
    struct hint_thought *thought = context;
    teach_rank(&thought->view, thought->seed, stop, &thought->ranking);
}

void table_hint_ask(struct table_scene *table, struct app *app)
{
    struct table_hint *hint = &table->hint;
    if (!table_scene_is_open(table) || worker_is_busy(&hint->worker) || table_cover_looks(table) ||
        table_plan_marks_now(table))
        return;
    if (hint->shown) { /* asked again: the details, then away */
        hint->shown = !hint->more;
        hint->more = true;
        table_spoken_hint(table, app);
        app_dirty(app);
        return;
    }
    hint->thought.view = table->view;
    hint->position = table->position;
    hint->thought.seed = (uint64_t)table->position;
    hint->shown = hint->more = false;
    worker_begin(&hint->worker, think, &hint->thought, sizeof hint->thought);
    app_wake(app, .02f);
}

/* True while the hint on the table is about what is asked. */
static bool is_shown(const struct table_scene *table)
{
    return table->hint.shown && table_scene_is_open(table) && table->position == table->hint.position;
}

/* The move that the hint names, or NULL. */
static const struct move *named(const struct table_scene *table)
{
    return is_shown(table) ? &table->hint.thought.ranking.list[0].move : NULL;
}

uint8_t table_hint_tile(const struct table_scene *table)
{
    const struct move *move = named(table);
    bool discards =
        move && (move->kind == MOVE_DISCARD || move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI);
    return discards ? move->tile : TILE_NONE;
}

int table_hint_row(const struct table_scene *table)
{
    const struct move *move = named(table);
    return move && move->kind == MOVE_REVEAL ? move->number : -1;
}

/* The next best move, how many points less it brings, and what speaks against it. */
static void say_next(const struct table_scene *table, char *out, size_t size)
{
    const struct ranking *ranking = &table->hint.thought.ranking;
    const struct advice *best = &ranking->list[0], *next = &ranking->list[1];
    int tenths = (best->points - next->points + 5) / 10;
    bool estimate = best->estimate && next->estimate, told = next->reason.kind != REASON_WORTH_LESS;
    char move[80], points[WORDS_AMOUNT], why[REASON_TEXT] = "";

    if (ranking->count < 2 || (!estimate && !told))
        return;
    move_words(&table->words, next->move, move, sizeof move);
    if (told)
        reason_say_sentence(&table->words, &next->reason, why, sizeof why);
    if (tenths >= 1000)
        words_points(tenths / 10, points, sizeof points);
    else
        words_decimal(tenths, 1, points, sizeof points);
    if (!estimate)
        tr_say(out, size, tr("Next best: {1}. {2}"), move, why);
    else if (tenths <= 0)
        tr_say(out, size, tr("Just as good: {1}."), move);
    else
        tr_say(out, size,
               tr_many("Next best: {1}, {2} point less. {3}", "Next best: {1}, {2} points less. {3}",
                       tenths == 10 ? 1 : 2),
               move, points, why);
}

void table_hint_words(const struct table_scene *table, struct hint_words *words)
{
    const struct advice *best = &table->hint.thought.ranking.list[0];
    char text[WORDS_LINE];

    memset(words, 0, sizeof *words);
    if (!is_shown(table))
        return;
    move_words(&table->words, best->move, text, sizeof text);
    tr_say(words->move, sizeof words->move, tr("{1}."), text);
    reason_say_sentence(&table->words, &best->reason, words->why, sizeof words->why);
    move_words_chance(best, words->figure, sizeof words->figure);
    move_words_figures_short(best, text, sizeof text);
    if (text[0])
        tr_say(words->average, sizeof words->average, tr("On average: {1}."), text);
    say_next(table, words->next, sizeof words->next);
}

void table_hint_update(struct table_scene *table, struct app *app)
{
    struct table_hint *hint = &table->hint;
    bool here = table_scene_is_open(table) && table->position == hint->position;
    if (worker_is_done(&hint->worker)) {
        worker_end(&hint->worker);
        hint->shown = here && hint->thought.ranking.count > 0;
        hint->since = app->now;
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

void table_mark_tile(struct table_scene *table, struct painter *painter, uint8_t wanted, uint32_t colour)
{
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

/* True for the button that makes the move, or begins it. */
static bool is_button_of(const struct table_scene *table, const struct action *action,
                         const struct move *best)
{
    if (action->look == ACTION_OFF)
        return false;
    return begins(&table->choice, action, best) ||
           (action->verb == ACTION_MOVE && action->move.kind == best->kind &&
            action->move.tile == best->tile && action->move.number == best->number);
}

enum { MARKS_MAX = 12, ID_ROUND = 6, BUTTON_ROUND = 14 /* corners, units */ };

/* What a hint marks: places in pixels. */
struct marks {
    int count;
    struct rect rects[MARKS_MAX];
    int rounds[MARKS_MAX];
};

static void mark(struct marks *marks, struct rect rect, int round)
{
    if (marks->count == MARKS_MAX)
        return;
    marks->rects[marks->count] = rect;
    marks->rounds[marks->count++] = round;
}

static void mark_target(struct marks *marks, const struct app *app, const char *id, float up)
{
    const struct target *target = target_find(app, id);
    if (target)
        mark(marks, rect_moved(target->rect, 0, -up), ID_ROUND);
}

/* The targets of tiles that a move names, other than those of the hand. */
static void mark_tiles(const struct table_scene *table, const struct app *app, const struct move *best,
                       struct marks *marks)
{
    char id[INPUT_ID], tile[3];

    if (best->kind == MOVE_REVEAL)
        mark_target(marks, app, TARGET_ID("dummy", best->number),
                    table->row_lifts[best->number] * app->painter.layout.u);
    for (int i = 0; best->kind == MOVE_KEEP && i < 3; i++) {
        int number = tile_number(table->view.own.three[i]);
        if (number == best->number || number == best->other)
            mark_target(marks, app, TARGET_ID("keep", i), 0);
    }
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool guessed = best->kind == MOVE_GUESS && (kind == best->tile || kind == best->other);
        bool marked = best->kind == MOVE_NAME && best->kinds & TILE_BIT(kind);
        tile_print(kind, tile);
        snprintf(id, sizeof id, "%s:%s", guessed ? "guess" : "name", tile);
        if (guessed || marked)
            mark_target(marks, app, id, 0);
    }
    if (best->kind != MOVE_REMOVE)
        return;
    snprintf(id, sizeof id, "button:remove-%c", suit_letter((enum suit)best->number));
    mark_target(marks, app, id, 0);
}

/* Finds the things that the hint marks: a tile first, then the button. */
static void find_marks(const struct table_scene *table, const struct app *app, struct marks *marks)
{
    const struct move *best = named(table);
    uint8_t wanted = table_hint_tile(table);

    marks->count = 0;
    if (!best)
        return;
    for (int i = 0; wanted != TILE_NONE && i < table_scene_hand_size(table); i++) {
        struct own_tile own = table_scene_own_tile(table, i);
        if (own.tile != wanted)
            continue;
        own.rect.y -= table->lifts[i];
        mark(marks, table_scene_pixels(&app->painter, own.rect), ID_ROUND);
        break;
    }
    mark_tiles(table, app, best, marks);
    for (int i = 0; i < TABLE_PLACES; i++) {
        const struct action *action = &table->actions.list[i];
        const struct target *target = target_find(app, action->id);
        if (target && is_button_of(table, action, best))
            mark(marks, target->rect, BUTTON_ROUND);
    }
}

struct rect table_hint_place(const struct table_scene *table, const struct app *app)
{
    struct marks marks;
    const struct target *button = target_find(app, "button:hint");

    find_marks(table, app, &marks);
    return marks.count ? marks.rects[0]
           : button    ? button->rect
                       : table_scene_pixels(&app->painter, table->layout.prompt);
}

static void draw_marks(const struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct marks marks;

    find_marks(table, app, &marks);
    for (int i = 0; i < marks.count; i++) {
        bool button = marks.rounds[i] == BUTTON_ROUND;
        float out = (button ? 3 : 1) * painter->layout.u;
        draw_outline(painter, rect_inset(marks.rects[i], -out, -out), (float)marks.rounds[i], 3,
                     button ? COLOUR_BRASS_HIGH : COLOUR_BRASS);
    }
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
    struct rect line = table->layout.prompt;
    if (!table_scene_is_open(table) || table_scene_is_bare(table) || table->choice.declaring)
        return;
    struct rect place = rect_make(line.x + line.w - 34, line.y - 3, 34, 34);
    if (table->layout.hint.w > 0)
        place = table->layout.hint;
    widget_icon_button(app, table_scene_pixels(&app->painter, place), "button:hint", "icons/hint", SDLK_h);
    target_does(app, ask);
    target_aside(app);
    draw_marks(table, app);
}

void table_hint_end(struct table_scene *table)
{
    if (worker_is_busy(&table->hint.worker))
        worker_end(&table->hint.worker);
    table->hint.shown = false;
}
