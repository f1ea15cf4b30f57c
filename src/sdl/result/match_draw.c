/*
 * match_draw.c: the picture of a match's end: lanterns, the winner large with what is said, the scores that
 * count up, the rounds, and the best moment (match_result.h). It is evening, with one lantern lit, for who
 * has lost.
 */
#include <math.h>

#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/result/match_result.h"
#include "sdl/ui/face.h"
#include "sdl/ui/roads.h"

enum { LANTERNS = 7 };

static const float LIGHTS_APART = .07f, LIGHTS = .25f; /* seconds from lantern to lantern, and of each */
static const float A_POINT = .04f, COUNT_MAX = 1.4f;   /* ... of the count */
static const float LEAVES = 3.4f;                      /* ... of the leaves that fall */
static const float PORTRAIT = 296, SCORE_ROW = 112, MOMENT = 224, MOMENT_BARE = 140; /* units */
static const float RAISED = 24, CLOSER = 24, LIFTED = 22; /* ... with many rounds */
static const float HEADLINE_STEP = 40;                    /* ... a line of it */
static const float ASIDE = 200, REMARK = 76;              /* ... on a phone that lies flat */

static float share(float time, float from, float length)
{
    return SDL_clamp((time - from) / length, 0, 1);
}

static float left_of(const struct painter *painter)
{
    return (painter->layout.wide - MATCH_WIDTH) / 2;
}

/* Two rows of rounds leave the hand of the best one little room: what is above them moves up. */
static bool is_tight(const struct match_result *match, const struct painter *painter)
{
    return !layout_is_phone(&painter->layout) && match_rounds_shown(match) > 4;
}

/* A phone that lies flat: there the words stand beside the winner, so that they are seen first. */
static bool is_flat(const struct painter *painter)
{
    return painter->layout.shape == LAYOUT_FLAT;
}

/* The scores, right of the winner, on a phone below. Their headline is 178 units below their top. */
static struct pen right_of(const struct match_result *match, struct painter *painter)
{
    bool phone = layout_is_phone(&painter->layout);
    float x = phone ? painter->layout.margin : left_of(painter) + MATCH_RIGHT;
    float y = is_tight(match, painter)      ? result_top(painter) - RAISED
              : !phone                      ? result_top(painter)
              : is_flat(painter)            ? -48
              : match->speaker == SEAT_NONE ? 84
                                            : 192;
    return pen_at(painter, x, y, match_content(painter), phone ? PEN_ENDLESS : result_top(painter) + 652 - y);
}

/* Scores of more than two stand in two rows where a phone is held upright. */
static bool scores_in_rows(const struct match_result *match, const struct painter *painter)
{
    return painter->layout.shape == LAYOUT_UPRIGHT && match->view.table.seats > 2;
}

/* The middle of the winner's portrait. */
static float portrait_x(const struct painter *painter)
{
    return is_flat(painter)                    ? painter->layout.margin + 95
           : layout_is_phone(&painter->layout) ? painter->layout.wide / 2
                                               : left_of(painter) + 180;
}

static float portrait_y(const struct painter *painter)
{
    return layout_is_phone(&painter->layout) ? 130 : result_top(painter) + 318;
}

/* Somebody at the screen has won, or there is none who has lost. */
static bool is_bright(const struct match_result *match)
{
    return !match_result_is_lost(match);
}

/* --- the light ------------------------------------------------------------------------------------------ */

static void draw_ground(const struct match_result *match, struct painter *painter)
{
    float w = (float)painter->layout.width, h = (float)painter->layout.height, u = painter->layout.u;
    bool day = painter->look.palette == PALETTE_DAY;

    if (!is_bright(match) && painter->look.palette != PALETTE_CONTRAST)
        painter->shade = day ? 0xe8e8f200u : 0x8a90c000u;
    backdrop_draw_dim(painter, BACKDROP_MATCH);
    painter->shade = 0;
    for (int corner = 0; corner < 4 && !is_bright(match); corner++)
        draw_light(painter, w * (float)(corner & 1), h * (float)(corner >> 1), w * .6f, h * .8f,
                   COLOUR_ALPHA(COLOUR_EVENING, day ? 30 : 120));
    draw_light(painter, portrait_x(painter) * u, (portrait_y(painter) + 12) * u, 330 * u, 330 * u,
               COLOUR_ALPHA(COLOUR_LAMP_RESULT, is_bright(match) ? 90 : 40));
}

/* Returns where the cord hangs over that part of the width, in shares of the height of a screen of 800. */
static float cord_at(float x)
{
    return .03f - .026f * (2 * x - 1) * (2 * x - 1);
}

/* All light up one after the other, or one alone. */
static void draw_lanterns(const struct match_result *match, struct painter *painter)
{
    static const float places[LANTERNS] = {.063f, .166f, .307f, .5f, .693f, .834f, .938f},
                       sizes[LANTERNS] = {64, 52, 45, 41, 45, 52, 64};
    float w = (float)painter->layout.width, u = painter->layout.u, high = 800 * u, alpha = painter->alpha;
    struct point cord[33];

    for (int i = 0; i < 33; i++)
        cord[i] = (struct point){(float)i / 32 * w, cord_at((float)i / 32) * high};
    draw_stroke(painter, rect_make(0, 0, w, high * .04f), cord, 33, 3, COLOUR_CORD);
    for (int i = 0; i < LANTERNS; i++) {
        float lit = is_bright(match) || i == 1
                        ? share(match->time, LIGHTS_APART * (float)(is_bright(match) ? i : 0), LIGHTS)
                        : 0;
        float wide = sizes[i] * u, x = places[i] * w, y = cord_at(places[i]) * high;
        struct rect rect = rect_make(x - wide / 2, y, wide, wide * 1.5f);
        if (lit < 1)
            draw_svg(painter, "lantern-out", rect, 0);
        painter->alpha = alpha * lit;
        draw_light(painter, x, y + wide * .65f, wide * 2.1f, wide * 2.1f, COLOUR_ALPHA(COLOUR_LANTERN, 120));
        if (lit > 0)
            draw_svg(painter, "lantern", rect, 0);
        painter->alpha = alpha;
    }
}

/* --- who won -------------------------------------------------------------------------------------------- */

static void draw_who(const struct match_result *match, struct painter *painter, int seat, struct rect rect,
                     bool brass)
{
    face_draw_player(painter, session_setup(match->session)->players, seat, rect,
                     table_wind(&match->view.table, seat), brass);
}

/* The winner large; of several with as many points each. */
static void draw_portrait(const struct match_result *match, struct painter *painter)
{
    const struct table *table = &match->view.table;
    int order[SEAT_MAX], count = 0;
    float middle = portrait_x(painter), y = portrait_y(painter);
    bool phone = layout_is_phone(&painter->layout);

    table_standing(table, order);
    while (count < table->seats && table->scores[order[count]] == table->scores[order[0]])
        count++;
    float side = phone       ? count < 2          ? 150
                               : count > 2        ? 76
                               : is_flat(painter) ? 88
                                                  : 120
                 : count < 2 ? PORTRAIT
                 : count < 3 ? 172
                             : 142;
    for (int i = 0; i < count; i++) {
        int lines = count > 2 ? 2 : 1, row = i * lines / count, in_row = (count + lines - 1) / lines;
        int place = i - row * in_row, here = row ? count - in_row : in_row;
        float x = middle + ((float)place - (float)(here - 1) / 2) * (side + 14);
        float at = y + ((float)row - (float)(lines - 1) / 2) * (side + 14);
        struct rect rect = layout_rect(&painter->layout, x - side / 2, at - side / 2, side, side);
        draw_light(painter, rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w * .72f, rect.h * .72f,
                   COLOUR_ALPHA(COLOUR_GLOW, 190));
        draw_who(match, painter, order[i], rect, true);
    }
}

/* The crown that was earned drops onto the winner's portrait, with one bounce, and below it is said how many
 * there are now. */
static void draw_crown(const struct match_result *match, struct app *app)
{
    struct painter *painter = &app->painter;
    float fall = share(match->time, .3f, .26f), bounce = share(match->time, .56f, .09f);
    float high = app_reduced(app) ? 0 : 40 * (1 - fall * fall) + 4 * sinf(bounce * 3.1415927f);
    float alpha = painter->alpha, u = painter->layout.u, x = portrait_x(painter), top = result_top(painter);
    bool phone = layout_is_phone(&painter->layout);

    if (match->crown < 0 || fall <= 0)
        return;
    painter->alpha = alpha * fminf(1, fall * 2);
    draw_svg(painter, "title/crown",
             phone ? layout_rect(&painter->layout, x - 37, 4 - high * .4f, 74, 63)
                   : layout_rect(&painter->layout, x - 66, top + 82 - high, 132, 113),
             0);
    if (!phone)
        type_draw_fit(painter, text_type(TEXT_NOTE | TEXT_CENTRE), x * u, (top + 626) * u, PORTRAIT * u,
                      TR_SAID(tr("{1} of 8 crowns"), match->crowns));
    painter->alpha = alpha;
}

/* A remark on paper, under the portrait of who makes it, or beside their face. */
static void draw_remark(const struct match_result *match, struct painter *painter, float y)
{
    const char *says = match->says ? tr(match->says) : "";
    int seat = match->speaker;
    bool under = seat == table_leader(&match->view.table) && !is_flat(painter);
    float left = is_flat(painter)                    ? painter->layout.margin + ASIDE
                 : layout_is_phone(&painter->layout) ? portrait_x(painter) - 180
                                                     : left_of(painter);
    float u = painter->layout.u, x = left + (under ? 10 : 74), wide = under ? 340 : 286;
    struct type type = type_make(TYPE_SERIF_ITALIC, SIZE_LABEL, COLOUR_PAPER_INK, TYPE_LEFT);
    struct box_style paper = {
        .radius = 12, .top = COLOUR_PAPER, .bottom = COLOUR_PAPER, .shadow = COLOUR_SHADOW};

    if (seat == SEAT_NONE)
        return;
    int lines = SDL_min(type_count_lines(painter, type, (wide - 36) * u, says), 3);
    float leading = type_leading(painter, type, 24) / u, high = 26 + leading * (float)lines;
    y += under ? 4 : 0;
    if (!under)
        draw_who(match, painter, seat, layout_rect(&painter->layout, x - 72, y + high / 2 - 30, 60, 60),
                 false);
    draw_box(painter, layout_rect(&painter->layout, x, y, wide, high), &paper);
    if (under)
        draw_tip(painter, (x + wide / 2) * u, (y - 10) * u, 24 * u, 11 * u, COLOUR_PAPER);
    type_draw_wrapped(painter, type, (x + 18) * u,
                      (y + high / 2 - leading * (float)(lines - 1) / 2) * u +
                          type_cap_height(painter, type) / 2,
                      (wide - 36) * u, 24, 3, says);
}

/* --- what it came to ------------------------------------------------------------------------------------ */

/* Who won, smaller on several lines where one would cut it, and by how much. Cuts off what more than one line
 * takes. */
static void draw_headline(const struct match_result *match, struct pen *pen)
{
    struct type type = type_make(TYPE_SERIF, SIZE_CEREMONY, COLOUR_IVORY, TYPE_LEFT);
    char words[WORDS_LINE];

    match_result_headline(match, words, sizeof words);
    if (type_has_room(pen->painter, type, pen->room.w, 1, words)) {
        pen_type(pen, type, 0, 178, 0, words);
    } else {
        type.size = SIZE_HEADLINE;
        int lines = type_draw_wrapped(pen->painter, type, pen->room.x, pen->room.y + 178 * pen->u,
                                      pen->room.w, HEADLINE_STEP, 3, words);
        float step = type_leading(pen->painter, type, HEADLINE_STEP) / pen->u;
        pen_top(pen, step * (float)(SDL_min(lines, 3) - 1));
    }
    match_result_margin(match, words, sizeof words);
    pen_type(pen, type_make(TYPE_SERIF_ITALIC, SIZE_TERM, COLOUR_PROMPT, TYPE_LEFT), 2, 212, 0, words);
}

/* A small medal and what is new; it comes with the last lantern. Cuts off what more than one line takes. */
static void draw_reward(const struct match_result *match, struct pen *pen)
{
    enum { TOP = 226, MEDAL = 26, AIR = 10, STEP = 20 };
    struct painter *painter = pen->painter;
    float alpha = painter->alpha;
    struct type type = text_type(TEXT_BODY | TEXT_IVORY);
    struct box_style medal = {
        .radius = 20, .top = COLOUR_WON, .middle = COLOUR_WON_MID, .bottom = COLOUR_WON_LOW};

    if (!match->reward[0])
        return;
    painter->alpha = alpha * share(match->time, LIGHTS_APART * LANTERNS, LIGHTS);
    struct pen row = *pen;
    pen_top(&row, TOP);
    row.room.h = MEDAL * row.u;
    struct rect disc = pen_left(&row, MEDAL);
    draw_box(painter, disc, &medal);
    draw_svg(painter, "icons/check", rect_inset(disc, roundf(5 * row.u), roundf(5 * row.u)),
             COLOUR_MEDAL_LOW);
    pen_left(&row, AIR);
    if (type_has_room(painter, type, row.room.w, 1, match->reward)) {
        text_draw(painter, TEXT_BODY | TEXT_IVORY, row.room, match->reward);
    } else {
        int lines = type_draw_wrapped(painter, type, row.room.x, row.room.y + 18 * row.u, row.room.w, STEP, 3,
                                      match->reward);
        pen_top(pen, type_leading(painter, type, STEP) / row.u * (float)(SDL_min(lines, 3) - 1));
    }
    painter->alpha = alpha;
}

static float count_length(const struct match_result *match)
{
    const struct table *table = &match->view.table;
    int most = 0;

    for (int seat = 0; seat < table->seats; seat++)
        most = SDL_max(most, abs(table->scores[seat]));
    return fminf(A_POINT * (float)most, COUNT_MAX);
}

/* The letters of a seat's score. */
static struct type score_type(const struct match_result *match, const struct painter *painter, int seat)
{
    const struct table *table = &match->view.table;
    bool winner = table_leader(table) == seat, narrow = painter->layout.shape == LAYOUT_UPRIGHT;
    float size = table->seats < 3 && !narrow ? winner ? 104 : 78 : winner ? 56 : 44;

    if (table->rules->start_pot && table->seats < 3)
        size *= narrow ? .74f : .62f;
    return type_make(TYPE_SERIF, size, winner ? COLOUR_PROMPT : COLOUR_IVORY, TYPE_LEFT);
}

static float face_side(const struct match_result *match, const struct painter *painter)
{
    return match->view.table.seats > 2 || painter->layout.shape == LAYOUT_UPRIGHT ? 58 : 88;
}

/* Returns how wide the whole score is, in units: the name waits where the count ends. */
static float score_width(const struct match_result *match, const struct pen *pen, int seat, float room)
{
    char words[24];

    words_points(match->view.table.scores[seat], words, sizeof words);
    return fminf(type_width(pen->painter, score_type(match, pen->painter, seat), words) / pen->u, room);
}

/* Where the names stand: beside the scores of two if all have room there, else below them. */
enum name_place { NAME_BESIDE, NAME_UNDER_SCORE, NAME_UNDER_FACE };

static enum name_place names_place(const struct match_result *match, const struct pen *pen, float room)
{
    const struct table *table = &match->view.table;

    if (table->seats > 2 || pen->painter->layout.shape == LAYOUT_UPRIGHT)
        return NAME_UNDER_FACE;
    for (int seat = 0; seat < table->seats; seat++)
        if (!type_fits(pen->painter, text_type(TEXT_NAME),
                       (room - score_width(match, pen, seat, room) - 20) * pen->u,
                       words_plate_name(&match->words, seat)))
            return NAME_UNDER_SCORE;
    return NAME_BESIDE;
}

/* A player: who they are, and how many points they have so far. */
static void draw_score(const struct match_result *match, const struct pen *pen, int seat)
{
    struct painter *painter = pen->painter;
    const struct table *table = &match->view.table;
    bool winner = table_leader(table) == seat;
    float u = pen->u, side = face_side(match, painter), length = count_length(match);
    float counted = length > 0 ? share(match->time, 0, length) : 1, room = pen->room.w / u - side - 18;
    enum name_place place = names_place(match, pen, room);
    struct type type = score_type(match, painter, seat);
    float base = (place == NAME_UNDER_SCORE ? 60 : 72) + type_cap_height(painter, type) / 2 / u;
    char words[24];

    draw_who(match, painter, seat, pen_part(pen, 0, 28 + (88 - side) / 2, side, side), winner);
    words_points((int)lroundf((float)table->scores[seat] * counted), words, sizeof words);
    pen_type(pen, type, side + 16, base, room, words);
    float x = place == NAME_BESIDE        ? side + 34 + score_width(match, pen, seat, room)
              : place == NAME_UNDER_SCORE ? side + 16
                                          : 0;
    float y = place == NAME_BESIDE                ? base
              : place == NAME_UNDER_SCORE         ? fmaxf(112, base + 26)
              : layout_is_phone(&painter->layout) ? 122
              : is_tight(match, painter)          ? 126
                                                  : 140;
    pen_text(pen, TEXT_NAME | (winner ? TEXT_LIT : 0), x, y, pen->room.w / u - x - (x > 0 ? 2 : 10),
             words_plate_name(&match->words, seat));
}

static void draw_scores(const struct match_result *match, struct pen pen)
{
    int seats = match->view.table.seats, columns = scores_in_rows(match, pen.painter) ? 2 : seats;
    struct pen score = pen;

    pen_top(&pen, 240 - (seats > 2 && is_tight(match, pen.painter) ? LIFTED : 0));
    for (int i = 0; i < seats; i++) {
        if (i % columns == 0)
            score = pen_in(pen.painter, pen_top(&pen, SCORE_ROW));
        struct pen one = pen_in(pen.painter, pen_column(&score, i % columns, columns, 10));
        draw_score(match, &one, match_result_seat(match, i));
    }
}

/* Held upright, a phone has no room for it beside the words. */
static bool shows_prize(const struct match_result *match, const struct painter *painter)
{
    return match_moment_brings(match) && painter->layout.shape != LAYOUT_UPRIGHT;
}

/* The hand of the best round in that place, its sets apart. */
static void draw_hand(const struct match_result *match, struct painter *painter, struct rect place)
{
    struct result_place places[RESULT_PLACES];
    struct result_span spans[RESULT_GROUPS];
    struct atlas_tile tiles[RESULT_PLACES];
    const struct result_scene *result = &match->moment.result;
    float left = 1e6f, right = 0, high = 1;
    int count = result->won ? result_places(result, painter, 0, places, spans) : 0;

    for (int i = 0; i < count; i++) {
        const struct pose_shape *shape = pose_shape((enum pose)places[i].pose);
        left = fminf(left, places[i].x);
        right = fmaxf(right, places[i].x + places[i].w * shape->wide);
        high = fmaxf(high, places[i].w * shape->high);
    }
    float times = fminf(place.w / fmaxf(right - left, 1), place.h / high);
    for (int i = 0; i < count; i++)
        tiles[i] = (struct atlas_tile){.pose = (enum pose)places[i].pose,
                                       .tile = places[i].tile,
                                       .x = roundf(place.x + (places[i].x - left) * times),
                                       .y = roundf(place.y + places[i].y * times),
                                       .w = atlas_width(painter, places[i].w * times / painter->layout.u),
                                       .flags = places[i].wins ? ATLAS_RIM : 0};
    atlas_draw_group(painter, tiles, count);
}

/* The prize that the last line names, at its end, so far above the foot of the pen's place. */
static void draw_prize(const struct match_result *match, const struct pen *pen, float above, float side)
{
    const struct rect *room = &pen->room;
    if (shows_prize(match, pen->painter))
        roads_draw_prize(
            pen->painter, match->crown,
            pen_part(pen, room->w / pen->u - side - 4, room->h / pen->u - above - side, side, side));
}

/* Draws what was best, with its hand, and what there is to say besides. */
static void draw_moment(const struct match_result *match, struct painter *painter, struct rect place)
{
    struct pen pen = pen_in(painter, place);
    bool narrow = pen.painter->layout.shape == LAYOUT_UPRIGHT, prize = shows_prize(match, pen.painter);
    char head[64], words[2 * WORDS_LINE], more[2 * WORDS_LINE];

    match_moment_head(match, head, sizeof head);
    match_moment_words(match, words, sizeof words);
    match_moment_more(match, more, sizeof more);
    if (!head[0] && !more[0])
        return;
    if (!head[0])
        pen.room = pen_top(&pen, narrow ? MOMENT_BARE : 110);
    draw_panel(pen.painter, pen.room);
    pen_pad(&pen, 22, 0);
    struct pen foot = pen;
    float left = pen.room.w - (prize ? 56 * pen.u : 0);
    if (!head[0]) {
        draw_prize(match, &foot, 24, 44);
        foot.room.w = left;
        pen_top(&foot, 16);
        pen_write(&foot, TEXT_LABEL | TEXT_IVORY, 30, 4, more);
        return;
    }
    struct pen line = pen_in(pen.painter, pen_top(&pen, narrow ? 90 : 44));
    float room = line.room.w / line.u,
          wide = pen_text(&line, TEXT_LABEL | TEXT_BRASS, 0, 31, narrow ? room : room * .4f, head) / line.u;
    if (!narrow)
        pen_text(&line, TEXT_BODY | TEXT_IVORY, wide + 14, 31, 0, words);
    pen_top(&line, 38);
    if (narrow)
        pen_write(&line, TEXT_BODY | TEXT_IVORY, 20, 2, words);
    struct type type = text_type(TEXT_BODY);
    bool one = narrow ? type_fits(painter, type, left, more) : type_has_room(painter, type, left, 1, more);
    draw_prize(match, &foot, 6, one ? 28 : 40);
    foot.room = match->moment.result.won ? pen_bottom(&pen, !more[0] ? 14 : one ? 36 : 53) : pen.room;
    draw_hand(match, painter, pen.room);
    foot.room.w = left;
    pen_top(&foot, 8);
    pen_write(&foot, TEXT_BODY | TEXT_QUIET, 17, one ? 1 : 2, more);
}

/* Draws who won and what is said of it; cuts off what that takes beyond its usual place. */
static void draw_words(const struct match_result *match, struct painter *painter, struct pen *pen)
{
    bool flat = is_flat(painter), phone = layout_is_phone(&painter->layout);
    struct pen words = *pen;

    if (flat)
        pen_left(&words, ASIDE);
    draw_headline(match, &words);
    draw_reward(match, &words);
    pen_top(pen, (words.room.y - pen->room.y) / pen->u);
    draw_remark(match, painter, flat ? pen->room.y / pen->u + 260 : phone ? 222 : result_top(painter) + 492);
    pen_top(pen, flat && match->speaker != SEAT_NONE ? REMARK : 0);
}

float match_draw(struct match_result *match, struct app *app)
{
    struct painter *painter = &app->painter;
    struct pen pen = right_of(match, painter);
    char head[64];

    draw_ground(match, painter);
    draw_lanterns(match, painter);
    if (is_bright(match) && table_leader(&match->view.table) != SEAT_NONE && !app_reduced(app))
        draw_leaf(painter, match->time / LEAVES);
    draw_portrait(match, painter);
    draw_crown(match, app);
    draw_words(match, painter, &pen);
    draw_scores(match, pen);
    float scores = scores_in_rows(match, painter) ? 380 + SCORE_ROW : 396;
    pen_top(&pen, scores - (is_tight(match, painter) ? CLOSER : 0));
    match_rounds_draw(match, app, pen_top(&pen, match_rounds_height(match, painter)));
    pen_top(&pen, 12);
    match_moment_head(match, head, sizeof head);
    if (layout_is_phone(&painter->layout))
        pen.room = pen_top(&pen, head[0] ? MOMENT : MOMENT_BARE);
    draw_moment(match, painter, pen.room);
    return (pen.room.y + pen.room.h) / pen.u;
}

float match_draw_length(const struct match_result *match)
{
    return is_bright(match) ? LEAVES : fmaxf(count_length(match), LIGHTS_APART * LANTERNS + LIGHTS);
}
