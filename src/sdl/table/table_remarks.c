/* table_remarks.c: what an opponent says at the table; see scene_table.h. */
#include <math.h>

#include "sdl/app/speaker.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/face.h"

enum {
    YOURS_OF = 3,
    THEIRS_OF = 2, /* of so many claims one is spoken of */
    LATE = 10,     /* tiles of the wall */
    READING = 1600,
    A_LETTER = 45 /* ms that a remark stands */
};
enum { PAD = 14, LEADING = 19, WIDE = 232, BEAK = 10, FACE = 44 }; /* units */

static void say(struct table_scene *table, struct app *app, int seat, enum people_moment moment)
{
    const char *words = remarks_say(app, table->session, seat, moment);

    if (words)
        table_remarks_put(table, seat, words);
}

void table_remarks_put(struct table_scene *table, int seat, const char *words)
{
    table->remark.next = words;
    table->remark.next_seat = seat;
}

void table_remarks_greet(struct table_scene *table, struct app *app)
{
    const struct table *seen = &table->view.table;
    int seat = remarks_speaker(app, table->session);

    if (table->use == TABLE_PLAYED && seat != SEAT_NONE && seen->round <= 1 && !seen->discard_count &&
        seen->phase != PHASE_OVER && !app->absent)
        say(table, app, seat, remarks_greeting(app, table->session, seat));
    app->greeting = MOMENT_GREETING; /* also where nobody has spoken */
}

/* Whose event it is speaks of it, and of yours the one who speaks to you. */
static void say_by_whose(struct table_scene *table, struct app *app, const struct event *event, int you,
                         enum people_moment yours, enum people_moment theirs)
{
    if (event->seat == you)
        say(table, app, remarks_speaker(app, table->session), yours);
    else
        say(table, app, event->seat, theirs);
}

static void say_of_win(struct table_scene *table, struct app *app, const struct event *event, int you)
{
    if (event->from == event->seat)
        say_by_whose(table, app, event, you, MOMENT_LUCKY_YOURS, MOMENT_LUCKY_THEIRS);
    else if (event->seat == you)
        say(table, app, event->from, MOMENT_THEY_DEAL_IN);
    else if (event->from == you)
        say(table, app, event->seat, MOMENT_YOU_DEAL_IN);
}

static void say_of_claim(struct table_scene *table, struct app *app, const struct event *event, int you)
{
    bool mine = event->seat == you;

    if (event->kind == EVENT_KONG && (event->from == event->seat || event->from == SEAT_NONE))
        return; /* it was claimed from nobody */
    if (table->remark.claims[!mine]++ % (mine ? YOURS_OF : THEIRS_OF))
        return;
    say_by_whose(table, app, event, you, MOMENT_YOU_CLAIM, MOMENT_THEY_CLAIM);
}

static void say_of_event(struct table_scene *table, struct app *app, const struct event *event, int you)
{
    switch (event->kind) {
    case EVENT_CHOW:
    case EVENT_PUNG:
    case EVENT_KONG:
        say_of_claim(table, app, event, you);
        break;
    case EVENT_RIICHI:
        say_by_whose(table, app, event, you, MOMENT_YOU_RIICHI, MOMENT_THEY_RIICHI);
        break;
    case EVENT_WIN:
        say_of_win(table, app, event, you);
        break;
    default:
        break;
    }
}

void table_remarks_events(struct table_scene *table, struct app *app, const struct event *events, int count)
{
    const struct table *seen = &table->view.table;
    int you = remarks_hearer(app, table->session);

    if (table->use != TABLE_PLAYED || you == SEAT_NONE)
        return;
    for (int i = 0; i < count; i++)
        say_of_event(table, app, &events[i], you);
    bool long_wall = 2 * table_layout_stacks(seen->rules, seen->options) > 3 * LATE;
    bool plays = seen->phase >= PHASE_TURN && seen->phase <= PHASE_TREASURE;
    if (!table->remark.late && long_wall && plays && seen->wall < LATE) {
        table->remark.late = true;
        say(table, app, remarks_speaker(app, table->session), MOMENT_LONG_ROUND);
    }
}

/* The tiles lie: it can be said. */
static void begin(struct table_scene *table, struct app *app)
{
    struct table_remark *remark = &table->remark;
    Uint64 stands = READING + A_LETTER * SDL_utf8strlen(tr(remark->next));

    remark->words = remark->next;
    remark->next = NULL;
    remark->seat = remark->next_seat;
    remark->until = SDL_GetTicks64() + stands;
    speaker_say_tr(app, tr("{1}: {2}"), words_name(&table->words, remark->seat), tr(remark->words));
    app_dirty(app);
}

void table_remarks_step(struct table_scene *table, struct app *app)
{
    struct table_remark *remark = &table->remark;
    Uint64 now = SDL_GetTicks64();

    if (remark->next && !anim_is_busy(&table->anim))
        begin(table, app);
    if (!remark->words)
        return;
    if (now >= remark->until) {
        remark->words = NULL;
        app_dirty(app);
    } else {
        app_wake(app, (float)(remark->until - now) / 1000);
    }
}

/* Returns the paper's width in pixels. At a table of two it reaches to the pile at most: with fewer lines it
 * covers nothing else. */
static float paper_width(const struct table_scene *table, struct painter *painter, struct type type,
                         float left)
{
    const struct table_layout *l = &table->layout;
    float u = painter->layout.u, wide = WIDE * u * fmaxf(painter->layout.grown, 1);
    float all = type_width(painter, type, tr(table->remark.words)) + 2 * PAD * u + 1;

    if (l->shape != LAYOUT_DESK || table->view.table.seats > 2)
        return wide;
    return fmaxf(wide, fminf(all, table_scene_pixels(painter, l->pile[TABLE_OTHER]).x - 8 * u - left));
}

static struct type remark_type(void)
{
    return type_make(TYPE_SERIF_ITALIC, SIZE_LABEL, COLOUR_PAPER_INK, TYPE_LEFT);
}

/* Draws the words on paper so wide, in pixels. */
static void draw_paper(struct painter *painter, const char *words, float x, float y, float wide)
{
    const struct box_style paper = {
        .radius = 12, .top = COLOUR_PAPER, .bottom = COLOUR_PAPER, .shadow = COLOUR_SHADOW};
    float u = painter->layout.u, room = wide - 2 * PAD * u;
    struct type type = remark_type();
    int lines = type_count_lines(painter, type, room, words);
    float leading = type_leading(painter, type, LEADING), cap = type_cap_height(painter, type);
    struct rect box = rect_make(roundf(x), roundf(y), roundf(wide),
                                roundf(2 * PAD * u + cap + leading * (float)(lines - 1)));

    draw_box(painter, box, &paper);
    type_draw_wrapped(painter, type, box.x + PAD * u, box.y + PAD * u + cap, room, LEADING, 5, words);
}

void table_remarks_draw(const struct table_scene *table, struct painter *painter)
{
    const struct table_remark *remark = &table->remark;
    float u = painter->layout.u;

    if (!remark->words)
        return;
    int side = sprites_side(&table->anim.shown.table, table->near, remark->seat);
    struct rect plate = table_scene_pixels(painter, table->layout.plate[side]);
    float wide = paper_width(table, painter, remark_type(), plate.x), y = plate.y + plate.h + BEAK * u;
    float x = fminf(plate.x, (float)painter->layout.width - wide - 12 * u);

    draw_paper(painter, tr(remark->words), x, y, wide);
    draw_tip(painter, plate.x + 36 * u, roundf(y) - BEAK * u, 2 * BEAK * u, BEAK * u + 1, COLOUR_PAPER);
}

void table_remarks_draw_in(const struct table_scene *table, struct painter *painter, struct rect place)
{
    const struct table_remark *remark = &table->remark;
    float u = painter->layout.u, face = FACE * u, left = face + 8 * u;

    if (!remark->words || place.w < WIDE * u)
        return;
    face_draw_player(painter, session_setup(table->session)->players, remark->seat,
                     rect_make(place.x, place.y, face, face), table_wind(&table->view.table, remark->seat),
                     false);
    draw_paper(painter, tr(remark->words), place.x + left, place.y, place.w - left);
}
