/* shelf_medals.c: the achievements as medals, with how each is earned (shelf.h). */
#include <math.h>
#include <string.h>

#include "rules/modes/list.h"
#include "sdl/shelf/shelf.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"
#include "words/words.h"

enum { EDGE = 5, HEAD = 24, LINE = 16, BELOW = 6, /* of a row, in units */ ARC = 32 };

/* Returns the engraved picture, which stands for the mode. */
static const char *icon_of(const struct achievement *what)
{
    const struct ruleset *rules = what->rules;
    return !rules                             ? "icons/check"
           : rules == &ruleset_dueling_tigers ? "icons/eye"
           : rules == &ruleset_tenpai_duel    ? "icons/hint"
           : rules == &ruleset_one_suit       ? "icons/search"
           : rules == &ruleset_patterns       ? "icons/order"
                                              : "icons/dice";
}

/* The part of the circle that shows how far one is, from the top. */
static void draw_progress(struct painter *painter, struct rect square, float share)
{
    struct point points[ARC + 1];
    float radius = square.w / 2 - 2 * painter->layout.u;
    for (int i = 0; i <= ARC; i++) {
        float angle = share * 6.2832f * (float)i / ARC;
        points[i] = (struct point){square.w / 2 + radius * sinf(angle), square.h / 2 - radius * cosf(angle)};
    }
    draw_stroke(painter, square, points, ARC + 1, 3, COLOUR_WON);
}

void shelf_draw_medal(const struct shelf *shelf, struct painter *painter, int medal, struct rect square)
{
    const struct achievement *what = &achievements[medal];
    const struct achieved *achieved = &shelf->achieved[medal];
    float in = roundf(square.w * .26f);
    struct box_style
        gold = {.radius = 200, .top = COLOUR_WON, .middle = COLOUR_WON_MID, .bottom = COLOUR_WON_LOW},
        red = {.radius = 200, .top = COLOUR_MEDAL_HIGH, .bottom = COLOUR_MEDAL_LOW},
        open = {.radius = 200, .stroke = COLOUR_ALPHA(COLOUR_IVORY, 110), .stroke_width = 1.6f, .dashed = 1};
    if (achieved->done) {
        draw_box(painter, square, &gold);
        draw_box(painter, rect_inset(square, roundf(square.w * .075f), roundf(square.w * .075f)), &red);
    } else {
        draw_box(painter, square, &open);
        if (achieved->best && what->goal > 1)
            draw_progress(painter, square, (float)achieved->best / (float)what->goal);
    }
    draw_svg(painter, what->hidden && !achieved->done ? "icons/eye-off" : icon_of(what),
             rect_inset(square, in, in), achieved->done ? COLOUR_MEDAL_TEXT : COLOUR_FAINT);
}

/* The date, how far it is, or nothing. */
static void say_state(const struct achievement *what, const struct achieved *achieved, char *out, size_t size)
{
    int day = date_parse(achieved->when);
    out[0] = '\0';
    if (achieved->done && day != DATE_NONE)
        words_date_short(day, out, size);
    else if (!achieved->done && what->goal > 1 && !what->hidden)
        tr_say(out, size, tr("{1} of {2}"), achieved->best, what->goal);
}

static void draw_row(struct shelf *shelf, struct app *app, int medal, struct rect row, int lines)
{
    struct painter *painter = &app->painter;
    const struct achievement *what = &achievements[medal];
    const struct achieved *achieved = &shelf->achieved[medal];
    const char *id = TARGET_ID("medal", medal);
    bool chosen = medal == shelf->medal, hot = input_is_hot(app, id),
         veiled = what->hidden && !achieved->done;
    char state[48];
    struct pen pen = pen_in(painter, row);
    if (chosen || hot)
        draw_flat(painter, rect_inset(row, 0, 2), 8, COLOUR_ALPHA(COLOUR_WHITE, hot ? 26 : 14),
                  chosen ? COLOUR_BRASS : 0, chosen ? 1.4f : 0);
    widget_target(app, id, rect_inset(row, 0, 2), 0, 0, 8);
    target_does_at(app, shelf_choose_medal, medal);
    pen_pad(&pen, 8, EDGE);
    struct rect place = pen_left(&pen, 44);
    pen_left(&pen, 12);
    shelf_draw_medal(shelf, painter, medal, rect_centred(place, place.w, place.w));
    say_state(what, achieved, state, sizeof state);
    struct pen upper = pen_in(painter, pen_top(&pen, HEAD * painter->layout.grown)), left = upper;
    const char *name = veiled ? tr("Hidden") : tr(what->name);
    pen_right(&left, text_units(painter, TEXT_NOTE, state) + 8);
    if (type_has_room(painter, text_type(TEXT_LABEL), left.room.w, 1, name)) { /* else the name alone */
        text_draw(painter, TEXT_NOTE | TEXT_RIGHT, upper.room, state);
        upper = left;
    }
    text_draw(painter, TEXT_LABEL | (achieved->done ? TEXT_IVORY : TEXT_QUIET), upper.room, name);
    pen_write(&pen, TEXT_NOTE, LINE, lines, veiled ? tr("It shows itself when you earn it.") : tr(what->how));
}

/* Returns how many lines the sentence of an achievement gets: two, or three where it is long. */
static int lines_of(struct painter *painter, int medal, float room)
{
    return type_count_lines(painter, text_type(TEXT_NOTE), room, tr(achievements[medal].how)) > 2 ? 3 : 2;
}

/* Returns how high a row with so many lines below its name is: letters that are as small as they get need
 * more of a small row. */
static float row_height(struct painter *painter, int lines)
{
    float line = type_leading(painter, text_type(TEXT_NOTE), LINE);
    float around = 2 * EDGE + HEAD * painter->layout.grown + BELOW;
    return roundf(around * painter->layout.u + line * (float)lines);
}

void shelf_draw_medals(struct shelf *shelf, struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    char words[48];
    draw_panel(painter, rect);
    struct pen pen = pen_in(painter, rect);
    pen_pad(&pen, 14, 12);
    struct pen head = pen_in(painter, pen_top(&pen, 34));
    tr_say(words, sizeof words, tr("{1} of {2}"), shelf->achieved_count, ACHIEVEMENTS);
    pen_right(&head, text_draw(painter, TEXT_MARK | TEXT_RIGHT, head.room, words) / head.u + 8);
    pen_left(&head, 8);
    text_draw(painter, TEXT_CARD, head.room, tr("Achievements"));
    pen_top(&pen, 6);
    float bar = roundf(10 * pen.u), room = pen.room.w - bar - 72 * pen.u, content = 0;
    for (int i = 0; achievements[i].id; i++)
        content += row_height(painter, lines_of(painter, i, room));
    scroll_target(app, "rows:medals", pen.room, &shelf->medals);
    shelf->medals_rect = pen.room;
    shelf->medals.content = content;
    float y = pen.room.y - scroll_begin(painter, pen.room, &shelf->medals);
    for (int i = 0; achievements[i].id; i++) {
        int lines = lines_of(painter, i, room);
        float high = row_height(painter, lines);
        float part = fminf(y + high, pen.room.y + pen.room.h) - fmaxf(y, pen.room.y);
        if (part >= fmaxf(high / 2, painter->layout.target)) /* enough to be met */
            draw_row(shelf, app, i, rect_make(pen.room.x, y, pen.room.w - bar, high), lines);
        y += high;
    }
    scroll_end(painter, pen.room, &shelf->medals);
}
