/*
 * table_hint.c: what the teacher tells at the table: the hint, the bubble in which it is said, and how
 * dangerous each discard is; see table_hint.h.
 */
#include "sdl/table/table_hint.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"
#include "words/move_words.h"
#include "words/study/danger_words.h"

static void think(void *context, const struct ai_stop *stop)
{
    struct hint_thought *thought = context;
    teach_rank(&thought->view, thought->seed, stop, &thought->ranking);
}

/* Begins to think about what the player may do now. Where the hint is there already: opens its details, then
 * puts it away. */
static void table_hint_ask(struct table_scene *table, struct app *app)
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

/* The place in pixels of the first such tile of the hand at the bottom; false if it holds none. */
static bool find_tile(const struct table_scene *table, const struct painter *painter, uint8_t wanted,
                      struct rect *place)
{
    for (int i = 0; i < table_scene_hand_size(table); i++) {
        struct own_tile own = table_scene_own_tile(table, i);
        if (own.tile != wanted)
            continue;
        *place = table_scene_pixels(painter, rect_moved(own.rect, 0, -table->lifts[i]));
        return true;
    }
    return false;
}

void table_mark_tile(struct table_scene *table, struct painter *painter, uint8_t wanted, uint32_t colour)
{
    float u = painter->layout.u;
    struct rect place;

    if (find_tile(table, painter, wanted, &place))
        draw_outline(painter, rect_inset(place, -u, -u), 6, 3, colour);
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
    struct rect place;

    marks->count = 0;
    if (!best)
        return;
    if (find_tile(table, &app->painter, table_hint_tile(table), &place))
        mark(marks, place, ID_ROUND);
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

/* Chances per mille from which on a tile is to be taken care of, and feared. */
enum { CARE = 30, FEAR = 100 };

/* --- danger --------------------------------------------------------------------------------------------- */

bool table_danger_is_allowed(const struct table_scene *table)
{
    return session_setup(table->session)->practice;
}

static bool shows_danger(const struct table_scene *table, const struct settings *settings)
{
    bool wanted = table->danger.always ||
                  (settings->show_danger && table_danger_is_allowed(table) && !table_scene_is_bare(table));
    const struct view *view = &table->view;

    return wanted && !table_scene_is_curtained(table) && view->seat != SEAT_NONE &&
           view->table.phase == PHASE_TURN && view->table.turn == view->seat && !anim_is_busy(&table->anim);
}

const struct danger_figures *table_danger_figures(struct table_scene *table, const struct app *app)
{
    struct table_danger *danger = &table->danger;

    if (!shows_danger(table, &app->settings))
        return NULL;
    if (!danger->known || memcmp(&danger->view, &table->view, sizeof table->view) != 0) {
        danger->view = table->view;
        danger->known = true;
        teach_danger_all(&table->view, (uint64_t)table->view.table.discard_count, &danger->figures);
    }
    return &danger->figures;
}

static uint32_t colour_of(int per_mille)
{
    return per_mille == 0     ? COLOUR_GOOD
           : per_mille < CARE ? COLOUR_IVORY
           : per_mille < FEAR ? COLOUR_PROMPT
                              : COLOUR_WARNING;
}

/* A dark plate as wide as the tile with a figure on it, its middle at y. */
static void draw_plate(struct painter *painter, struct rect tile, float y, uint32_t colour, const char *words)
{
    float u = painter->layout.u;
    struct type text = type_make(TYPE_SANS_BOLD, SIZE_SMALL, colour, TYPE_CENTRE);
    text.limit = tile.w / 3; /* what the interface's scale makes of it has to stay on the tile */
    float cap = type_cap_height(painter, text), high = roundf(cap + 7 * u), inset = roundf(3 * u);
    struct rect plate = {tile.x + inset, roundf(y - high / 2), tile.w - 2 * inset, high};

    draw_flat(painter, plate, 5, COLOUR_ALPHA(COLOUR_SUNK, 235), COLOUR_ALPHA(colour, 190), 1);
    type_draw_fit(painter, text, plate.x + plate.w / 2, roundf(plate.y + (plate.h + cap) / 2),
                  plate.w - 2 * u, words);
}

static void draw_tile(struct painter *painter, struct rect tile, int chance, int points)
{
    char words[24];
    float u = painter->layout.u;

    danger_words_chance(chance, words, sizeof words);
    draw_plate(painter, tile, tile.y + tile.h - 11 * u, colour_of(chance), words);
    danger_words_cost(points, words, sizeof words);
    if (chance && words[0])
        draw_plate(painter, tile, tile.y + 4 * u, colour_of(chance), words);
}

void table_danger_draw(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct danger_figures *figures = table_danger_figures(table, app);

    if (!figures)
        return;
    for (int i = 0; i < table_scene_hand_size(table); i++) {
        struct own_tile own = table_scene_own_tile(table, i);
        uint8_t kind = tile_kind(own.tile);
        own.rect.y -= table->lifts[i];
        if (figures->kinds >> kind & 1 && i != table->drag_place)
            draw_tile(painter, table_scene_pixels(painter, own.rect), figures->chance[kind],
                      figures->points[kind]);
    }
}

/* --- the bubble ----------------------------------------------------------------------------------------- */

/* Units. */
enum { PAD = 16, FACE = 64, WIDE = 330, NARROW = 190, LEADING = 20, BEAK = 20, FAR = 30, RISE = 8 };
enum { COMES = 140 /* ms at normal speed */, TEACHER = AI_PERSON + PEOPLE - 1 };

/* The bubble's words, how they are set, and how large they come to be, in pixels. */
struct bubble {
    struct hint_words words;
    struct type move, why, figure;
    float width, why_high, average_high, next_high; /* of the column of words */
};

static float high_of(struct painter *painter, struct type type, float width, const char *words)
{
    return words[0]
               ? (float)type_count_lines(painter, type, width, words) * type_leading(painter, type, LEADING)
               : 0;
}

static bool has_more(const struct hint_words *words)
{
    return words->average[0] || words->next[0];
}

static float link_width(struct painter *painter)
{
    return type_width(painter, type_make(TYPE_SANS_BOLD, SIZE_SMALL, COLOUR_PAPER_LINK, TYPE_RIGHT),
                      tr("Why?"));
}

static void measure(struct painter *painter, bool more, struct bubble *bubble)
{
    float u = painter->layout.u, wide = WIDE * u * fmaxf(painter->layout.grown, 1);
    const struct hint_words *words = &bubble->words;

    bubble->move = type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_PAPER_INK, TYPE_LEFT);
    bubble->why = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_PAPER_INK, TYPE_LEFT);
    bubble->figure = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_PAPER_QUIET, TYPE_LEFT);
    float width =
        fmaxf(type_width(painter, bubble->move, words->move), type_width(painter, bubble->why, words->why));
    width = fmaxf(width, type_width(painter, bubble->figure, words->figure) + 24 * u + link_width(painter));
    if (more)
        width = wide;
    bubble->width = ceilf(fminf(fmaxf(width, NARROW * u), wide));
    bubble->why_high = high_of(painter, bubble->why, bubble->width, words->why);
    bubble->average_high = more ? high_of(painter, bubble->figure, bubble->width, words->average) : 0;
    bubble->next_high = more ? high_of(painter, bubble->figure, bubble->width, words->next) : 0;
}

/* Half of a square on its corner, between the bubble and what it is about. */
static void draw_beak(struct painter *painter, struct rect box, struct rect named)
{
    float u = painter->layout.u, half = BEAK * u / 2, inner = 18 * u;
    float x = named.x + named.w / 2, y = named.y + named.h / 2;
    bool beside = x < box.x || x > box.x + box.w;

    float away = fmaxf(fmaxf(named.y - box.y - box.h, box.y - named.y - named.h),
                       fmaxf(named.x - box.x - box.w, box.x - named.x - named.w));
    if (away > FAR * u || (beside && (y < box.y || y > box.y + box.h)))
        return; /* it would point at something else */
    x = x < box.x ? box.x : x > box.x + box.w ? box.x + box.w : x;
    y = beside ? y : y < box.y ? box.y : box.y + box.h;
    if (beside)
        y = fminf(fmaxf(y, box.y + inner), box.y + box.h - inner);
    else
        x = fminf(fmaxf(x, box.x + inner), box.x + box.w - inner);
    draw_svg(painter, "icons/beak", rect_make(roundf(x - half), roundf(y - half), 2 * half, 2 * half),
             COLOUR_PAPER);
}

static struct scene *ask_again(struct scene *scene, struct app *app)
{
    table_hint_ask((struct table_scene *)scene, app);
    return scene;
}

static struct scene *put_away(struct scene *scene, struct app *app)
{
    ((struct table_scene *)scene)->hint.shown = false;
    app_dirty(app);
    return scene;
}

/* Draws what opens the details. */
static void draw_link(struct app *app, float right, float base)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, width = link_width(painter);
    bool hot = input_is_hot(app, "hint:why");
    struct type type =
        type_make(TYPE_SANS_BOLD, SIZE_SMALL, hot ? COLOUR_PAPER_INK : COLOUR_PAPER_LINK, TYPE_RIGHT);

    type_draw(painter, type, right, base, tr("Why?"));
    draw_fill(painter, rect_make(right - width, base + 3 * u, width, fmaxf(1, roundf(1.4f * u))),
              hot ? COLOUR_PAPER_INK : COLOUR_PAPER_LINK);
    widget_target(app, "hint:why", rect_make(right - width - 8 * u, base - 16 * u, width + 16 * u, 24 * u), 0,
                  0, 6);
    target_does(app, ask_again);
}

static void draw_words(struct app *app, const struct bubble *bubble, bool more, float x, float y)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, line = type_leading(painter, bubble->why, LEADING);
    float base = y + type_cap_height(painter, bubble->move) + 4 * u;

    type_draw_fit(painter, bubble->move, x, base, bubble->width, bubble->words.move);
    base += 6 * u + line;
    type_draw_wrapped(painter, bubble->why, x, base, bubble->width, LEADING, 4, bubble->words.why);
    base += bubble->why_high + 2 * u;
    type_draw_fit(painter, bubble->figure, x, base, bubble->width - 16 * u - link_width(painter),
                  bubble->words.figure);
    if (!more && has_more(&bubble->words))
        draw_link(app, x + bubble->width, base);
    if (!more)
        return;
    base += bubble->words.figure[0] ? line : 0;
    type_draw_wrapped(painter, bubble->figure, x, base, bubble->width, LEADING, 3, bubble->words.average);
    type_draw_wrapped(painter, bubble->figure, x, base + bubble->average_high, bubble->width, LEADING, 6,
                      bubble->words.next);
}

/* Returns how far the bubble has come, 0 to 1. */
static float arrived(const struct table_scene *table, struct app *app)
{
    float time = app_duration(app, COMES), gone = (float)(app->now - table->hint.since);

    if (time <= 0 || app_reduced(app) || gone >= time)
        return 1;
    app_animate(app);
    return gone / time;
}

void table_hint_draw_bubble(struct table_scene *table, struct app *app, struct rect named)
{
    struct painter *painter = &app->painter;
    struct table_hint *hint = &table->hint;
    float u = painter->layout.u, alpha = painter->alpha;
    struct bubble bubble;

    table_hint_words(table, &bubble.words);
    if (!bubble.words.move[0])
        return;
    measure(painter, hint->more, &bubble);
    float line = type_leading(painter, bubble.why, LEADING), pad = PAD * u, face = FACE * u;
    bool foot = bubble.words.figure[0] || (!hint->more && has_more(&bubble.words));
    float high = type_cap_height(painter, bubble.move) + bubble.why_high + bubble.average_high +
                 bubble.next_high + (foot ? line : 0) + 8 * u;
    float w = roundf(3 * pad + face + bubble.width), h = roundf(fmaxf(high, face) + 2 * pad);
    float come = arrived(table, app);
    struct rect box = tip_place(painter, named, w, h);
    struct box_style style = {.radius = SIZE_RADIUS,
                              .top = COLOUR_ALPHA(COLOUR_PAPER, 255),
                              .bottom = COLOUR_ALPHA(COLOUR_PAPER, 255),
                              .stroke = COLOUR_ALPHA(COLOUR_PAPER_EDGE, 90),
                              .stroke_width = 1,
                              .shadow = COLOUR_SHADOW};

    hint->place = box;
    painter->alpha *= come;
    box.y += roundf((1 - come) * RISE * u);
    target_cover(app, box);
    target_add(app, "hint:close", box, TARGET_NO_FOCUS, 0);
    target_does(app, put_away);
    draw_box(painter, box, &style);
    draw_beak(painter, box, named);
    face_draw(painter, (enum ai_level)TEACHER, rect_make(box.x + pad, box.y + pad, face, face));
    draw_words(app, &bubble, hint->more, box.x + 2 * pad + face, box.y + pad);
    painter->alpha = alpha;
}
