/* people_card.c: see people_card.h. */
#include "sdl/people/people_card.h"

#include <math.h>

#include "ai/people.h"
#include "base/tr.h"
#include "sdl/ui/face.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { PAD = 18, FACE = 112, BAR = 7, LINES = 3, LEADING = 20, TAG = 28, TAG_GAP = 7 };
enum { ABOVE_BAR = 7, ABOVE_LINE = 12, BELOW_LINE = 8, TEXT_TAG = TEXT_MARK | TEXT_LIT };

/* A face's part of a card's height: as a rule, and where the tags would have no room. */
static const float face_share = .36f, face_least = .28f;

void people_card_bar(struct painter *painter, enum ai_level who, struct rect rect)
{
    struct box_style groove = {.radius = BAR / 2.f,
                               .top = COLOUR_SUNK,
                               .bottom = COLOUR_GROOVE,
                               .stroke = COLOUR_ALPHA(COLOUR_EDGE, 90),
                               .stroke_width = 1};
    struct box_style fill = {.radius = BAR / 2.f, .top = COLOUR_BRASS_HIGH, .bottom = COLOUR_BRASS_LOW};
    struct rect part = rect;
    part.w = fmaxf(rect.h, roundf(rect.w * (float)people_strength_share(who) / 100));
    draw_box(painter, rect, &groove);
    draw_box(painter, part, &fill);
}

/* Name, strength and bar, right of the face; closer to each other beside a small one. */
static void draw_head(enum ai_level who, struct pen pen)
{
    float below = pen.room.h * .6f / pen.u - 39 - BAR;
    pen_bottom(&pen, fmaxf(below, 0));
    people_card_bar(pen.painter, who, pen_bottom(&pen, BAR));
    pen_bottom(&pen, SDL_clamp(-below, 0, ABOVE_BAR));
    text_pair(pen.painter, pen.room, TEXT_HEAD, tr(person_at(who)->name), TEXT_MARK, people_strength(who));
}

static void draw_tag(struct painter *painter, const char *words, struct rect tag)
{
    draw_flat(painter, tag, TAG / 2.f, COLOUR_ALPHA(COLOUR_IVORY, 16), COLOUR_ALPHA(COLOUR_BRASS_DIM, 120),
              1);
    text_draw(painter, TEXT_TAG | TEXT_CENTRE, place_inset(painter, tag, 8, 0), words);
}

/* The habits of a person as tags: from the left on, as many beside each other as fit. In units. */
struct tags {
    const char *traits[PEOPLE_TRAITS];
    int count, row[PEOPLE_TRAITS];
    float x[PEOPLE_TRAITS], w[PEOPLE_TRAITS]; /* from the left edge */
    float high;
};

static void arrange_tags(struct tags *tags, const struct pen *pen, enum ai_level who,
                         const struct ruleset *rules)
{
    float wide = pen->room.w / pen->u, at = 0;
    tags->high = fmaxf(TAG, type_cap_height(pen->painter, text_type(TEXT_TAG)) / pen->u + 14);
    tags->count = people_traits(who, rules, tags->traits);
    for (int i = 0; i < tags->count; i++) {
        float w = fminf(text_units(pen->painter, TEXT_TAG, tags->traits[i]) + 22, wide);
        tags->row[i] = i ? tags->row[i - 1] + (at + w > wide) : 0;
        tags->x[i] = i && tags->row[i] == tags->row[i - 1] ? at : 0;
        tags->w[i] = w;
        at = tags->x[i] + w + TAG_GAP;
    }
}

static float tags_height(const struct tags *tags)
{
    int rows = tags->count ? tags->row[tags->count - 1] + 1 : 0;
    return rows ? (float)rows * (tags->high + TAG_GAP) - TAG_GAP : 0;
}

/* At the foot of the room; what it has no row for is left out, the most telling come first. */
static void draw_tags(const struct pen *pen, const struct tags *tags)
{
    float room = pen->room.h / pen->u, step = tags->high + TAG_GAP;
    int rows = (int)((room + TAG_GAP) / step), shown = 0;
    while (shown < tags->count && tags->row[shown] < rows)
        shown++;
    for (int i = 0; i < shown; i++) {
        float up = tags->high + (float)(tags->row[shown - 1] - tags->row[i]) * step;
        draw_tag(pen->painter, tags->traits[i], pen_part(pen, tags->x[i], room - up, tags->w[i], tags->high));
    }
}

/* Returns how many lines the sentence about a person may take: one more where it would be cut. */
static int line_most(const struct pen *pen, enum ai_level who)
{
    bool room = type_has_room(pen->painter, text_type(TEXT_NOTE), pen->room.w, LINES, people_line(who));
    return room ? LINES : LINES + 1;
}

/* Returns how high the line about a person becomes, from below the face to where tags may be, in units. */
static float line_height(const struct pen *pen, enum ai_level who)
{
    struct type type = text_type(TEXT_NOTE);
    int lines =
        SDL_min(type_count_lines(pen->painter, type, pen->room.w, people_line(who)), line_most(pen, who));
    return ABOVE_LINE + type_leading(pen->painter, type, LEADING) / pen->u * (float)lines + BELOW_LINE;
}

float people_card_face(struct painter *painter, const struct ruleset *rules, struct rect card)
{
    const struct pen pen = pen_in(painter, place_inset(painter, card, PAD, PAD));
    float high = card.h / pen.u, face = fminf(FACE, high * face_share);
    for (int i = 0; i < PEOPLE; i++) {
        enum ai_level who = (enum ai_level)(AI_PERSON + i);
        struct tags tags;
        arrange_tags(&tags, &pen, who, rules);
        face = fminf(face, pen.room.h / pen.u - line_height(&pen, who) - tags_height(&tags));
    }
    return floorf(fmaxf(face, high * face_least));
}

void people_card_draw(struct app *app, const char *id, enum ai_level who, const struct ruleset *rules,
                      struct rect card, float face, bool chosen)
{
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, place_inset(painter, card, PAD, PAD)),
               head = pen_in(painter, pen_top(&pen, face)),
               line = pen_in(painter, pen_top(&pen, line_height(&pen, who)));
    struct tags tags;

    draw_card_body(painter, card, chosen, input_is_hot(app, id));
    face_draw(painter, who, pen_left(&head, face));
    pen_left(&head, 14);
    draw_head(who, head);
    pen_top(&line, ABOVE_LINE);
    pen_write(&line, TEXT_NOTE, LEADING, line_most(&pen, who), people_line(who));
    arrange_tags(&tags, &pen, who, rules);
    draw_tags(&pen, &tags);
    target_add(app, id, card, chosen ? TARGET_FIRST : 0, 0);
    widget_ring(app, id, card, 14);
}

/* Name and strength one below the other, right of the face; where the row is low, side by side. */
static void draw_row_words(const struct player *player, struct pen pen)
{
    enum ai_level who = (enum ai_level)player->level;
    const char *name = words_player(player);
    float wide = pen.room.w / pen.u, middle = pen.room.h / pen.u / 2, base = middle - 12;
    if (middle < 24) {
        base = middle + type_cap_height(pen.painter, text_type(TEXT_NAME)) / pen.u / 2;
        pen_text(&pen, TEXT_NAME, 0, base, wide / 2, name);
        pen_text(&pen, TEXT_MARK, fminf(text_units(pen.painter, TEXT_NAME, name), wide / 2) + 12, base, 0,
                 people_strength(who));
        return;
    }
    pen_text(&pen, TEXT_NAME, 0, base, 0, name);
    pen_text(&pen, TEXT_MARK, 0, middle + 9, 0, people_strength(who));
    people_card_bar(pen.painter, who, pen_part(&pen, 0, middle + 20, fminf(wide, 190), BAR));
}

void people_row_draw(struct app *app, const char *id, const struct player *player, struct rect row)
{
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, place_inset(painter, row, 6, 6));
    bool hot = input_is_hot(app, id);
    struct box_style body = {.radius = 10,
                             .top = hot ? COLOUR_CARD_HOT_HIGH : COLOUR_CARD,
                             .bottom = hot ? COLOUR_CARD_HOT_LOW : COLOUR_CARD_LOW,
                             .stroke = hot ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS_DIM, 130),
                             .stroke_width = 1.2f};
    draw_box(painter, row, &body);
    face_draw(painter, (enum ai_level)player->level, pen_left(&pen, pen.room.h / pen.u));
    struct pen arrow = pen_in(painter, pen_right(&pen, 20));
    pen_pad(&pen, 6, 0);
    draw_row_words(player, pen);
    draw_svg(painter, "icons/chevron-right", pen_middle(&arrow, 20, 20), 0);
    target_add(app, id, row, 0, 0);
    widget_ring(app, id, row, 10);
}
