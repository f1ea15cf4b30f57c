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
enum { BELOW_FACE = 28, BELOW_LINE = 12 /* to the first baseline; from the last to the tags */ };

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
static void draw_head(struct painter *painter, enum ai_level who, struct rect head)
{
    struct type brass = text_type(TEXT_MARK);
    float u = painter->layout.u, bar = fminf(head.h * .4f + 39 * u, head.h - BAR * u),
          strength = bar - 14 * u;
    if (!type_has_room(painter, brass, head.w, 1, people_strength(who))) { /* two lines: all closer still */
        bar = head.h - BAR * u;
        strength = bar - 8 * u - type_leading(painter, brass, LEADING);
    }
    type_draw_fit(painter, text_type(TEXT_HEAD), head.x, head.y + fminf(34 * u, strength - 20 * u), head.w,
                  tr(person_at(who)->name));
    type_draw_fit_two(painter, brass, head.x, head.y + strength, head.w, LEADING, false,
                      people_strength(who));
    people_card_bar(painter, who, rect_make(head.x, roundf(head.y + bar), head.w, roundf(BAR * u)));
}

static float tag_width(struct painter *painter, struct type type, const char *words, float most)
{
    return fminf(roundf(type_width(painter, type, words) + 22 * painter->layout.u), most);
}

static void draw_tag(struct painter *painter, struct type type, const char *words, struct rect tag)
{
    float u = painter->layout.u;
    type.align = TYPE_CENTRE;
    draw_flat(painter, tag, TAG / 2.f, COLOUR_ALPHA(COLOUR_IVORY, 16), COLOUR_ALPHA(COLOUR_BRASS_DIM, 120),
              1);
    type_draw_fit(painter, type, tag.x + tag.w / 2, tag.y + tag.h / 2 + type_cap_height(painter, type) / 2,
                  tag.w - 16 * u, words);
}

static struct type line_type(void)
{
    return type_make(TYPE_SANS, SIZE_SMALL, COLOUR_LINES, TYPE_LEFT);
}

/* The habits of a person as tags: from the left on, as many beside each other as fit. */
struct tags {
    struct type type;
    const char *traits[PEOPLE_TRAITS];
    int count, row[PEOPLE_TRAITS];
    float x[PEOPLE_TRAITS], w[PEOPLE_TRAITS]; /* from the left edge */
    float high, gap;
};

static void arrange_tags(struct tags *tags, struct painter *painter, enum ai_level who,
                         const struct ruleset *rules, float width)
{
    float u = painter->layout.u, at = 0;
    tags->type = text_type(TEXT_MARK | TEXT_LIT);
    tags->high = roundf(fmaxf(TAG * u, type_cap_height(painter, tags->type) + 14 * u));
    tags->gap = roundf(TAG_GAP * u);
    tags->count = people_traits(who, rules, tags->traits);
    for (int i = 0; i < tags->count; i++) {
        float w = tag_width(painter, tags->type, tags->traits[i], width);
        tags->row[i] = i ? tags->row[i - 1] + (at + w > width) : 0;
        tags->x[i] = i && tags->row[i] == tags->row[i - 1] ? at : 0;
        tags->w[i] = w;
        at = tags->x[i] + w + tags->gap;
    }
}

static float tags_height(const struct tags *tags)
{
    int rows = tags->count ? tags->row[tags->count - 1] + 1 : 0;
    return rows ? (float)rows * (tags->high + tags->gap) - tags->gap : 0;
}

/* At the foot of the room; what it has no row for is left out, the most telling come first. */
static void draw_tags(struct painter *painter, const struct tags *tags, struct rect room)
{
    int rows = (int)((room.h + tags->gap) / (tags->high + tags->gap)), shown = 0;
    while (shown < tags->count && tags->row[shown] < rows)
        shown++;
    for (int i = 0; i < shown; i++) {
        float up = tags->high + (float)(tags->row[shown - 1] - tags->row[i]) * (tags->high + tags->gap);
        draw_tag(painter, tags->type, tags->traits[i],
                 rect_make(room.x + tags->x[i], room.y + room.h - up, tags->w[i], tags->high));
    }
}

/* Returns how many lines the sentence about a person may take: one more where it would be cut. */
static int line_most(struct painter *painter, enum ai_level who, float width)
{
    return type_has_room(painter, line_type(), width, LINES, people_line(who)) ? LINES : LINES + 1;
}

/* Returns how high the line about a person becomes, from below the face to where tags may be. */
static float line_height(struct painter *painter, enum ai_level who, float width)
{
    float u = painter->layout.u, leading = type_leading(painter, line_type(), LEADING);
    int lines = type_count_lines(painter, line_type(), width, people_line(who)),
        most = line_most(painter, who, width);
    return roundf(BELOW_FACE * u) + leading * (float)((lines > most ? most : lines) - 1) + BELOW_LINE * u;
}

float people_card_face(struct painter *painter, const struct ruleset *rules, struct rect card)
{
    float u = painter->layout.u, pad = roundf(PAD * u), width = card.w - 2 * pad;
    float face = fminf(FACE * u, card.h * face_share);
    for (int i = 0; i < PEOPLE; i++) {
        enum ai_level who = (enum ai_level)(AI_PERSON + i);
        struct tags tags;
        arrange_tags(&tags, painter, who, rules, width);
        face = fminf(face, card.h - 2 * pad - line_height(painter, who, width) - tags_height(&tags));
    }
    return floorf(fmaxf(face, card.h * face_least));
}

void people_card_draw(struct app *app, const char *id, enum ai_level who, const struct ruleset *rules,
                      struct rect card, float face, bool chosen)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = roundf(PAD * u), width = card.w - 2 * pad,
          beside = face + roundf(14 * u);
    float line = card.y + pad + face, end = line + line_height(painter, who, width);
    struct tags tags;

    draw_card_body(painter, card, chosen, input_is_hot(app, id));
    face_draw(painter, who, rect_make(card.x + pad, card.y + pad, face, face));
    draw_head(painter, who, rect_make(card.x + pad + beside, card.y + pad, width - beside, face));
    type_draw_wrapped(painter, line_type(), card.x + pad, line + roundf(BELOW_FACE * u), width, LEADING,
                      line_most(painter, who, width), people_line(who));
    arrange_tags(&tags, painter, who, rules, width);
    draw_tags(painter, &tags, rect_make(card.x + pad, end, width, card.y + card.h - pad - end));
    target_add(app, id, card, chosen ? TARGET_FIRST : 0, 0);
    widget_ring(app, id, card, 14);
}

/* Name and strength one below the other, right of the face; where the row is low, side by side. */
static void draw_row_words(struct painter *painter, const struct player *player, struct rect rect)
{
    enum ai_level who = (enum ai_level)player->level;
    float u = painter->layout.u, middle = rect.y + rect.h / 2;
    struct type name = text_type(TEXT_NAME);
    struct type strength = text_type(TEXT_MARK);
    if (rect.h < 60 * u) {
        float taken = fminf(type_width(painter, name, words_player(player)), rect.w * .5f) + 12 * u;
        float base = middle + type_cap_height(painter, name) / 2;
        type_draw_fit(painter, name, rect.x, base, rect.w * .5f, words_player(player));
        type_draw_fit(painter, strength, rect.x + taken, base, rect.w - taken, people_strength(who));
        return;
    }
    float bar = fminf(rect.w, 190 * u);
    type_draw_fit(painter, name, rect.x, middle - 12 * u, rect.w, words_player(player));
    type_draw_fit(painter, strength, rect.x, middle + 9 * u, rect.w, people_strength(who));
    people_card_bar(painter, who, rect_make(rect.x, roundf(middle + 20 * u), bar, roundf(BAR * u)));
}

void people_row_draw(struct app *app, const char *id, const struct player *player, struct rect row)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = roundf(6 * u), side = row.h - 2 * pad, arrow = roundf(20 * u);
    bool hot = input_is_hot(app, id);
    struct box_style body = {.radius = 10,
                             .top = hot ? COLOUR_CARD_HOT_HIGH : COLOUR_CARD,
                             .bottom = hot ? COLOUR_CARD_HOT_LOW : COLOUR_CARD_LOW,
                             .stroke = hot ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS_DIM, 130),
                             .stroke_width = 1.2f};
    float x = row.x + 2 * pad + side, right = row.x + row.w - pad - arrow;
    draw_box(painter, row, &body);
    face_draw(painter, (enum ai_level)player->level, rect_make(row.x + pad, row.y + pad, side, side));
    draw_row_words(painter, player, rect_make(x, row.y, right - pad - x, row.h));
    draw_svg(painter, "icons/chevron-right", rect_make(right, row.y + (row.h - arrow) / 2, arrow, arrow), 0);
    target_add(app, id, row, 0, 0);
    widget_ring(app, id, row, 10);
}
