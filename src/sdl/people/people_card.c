/* people_card.c: see people_card.h. */
#include "sdl/people/people_card.h"

#include <math.h>

#include "ai/people.h"
#include "base/tr.h"
#include "sdl/art/theme.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { PAD = 18, FACE = 112, BAR = 7, LINES = 3, LEADING = 20, TAG = 28, TAG_GAP = 7 };

void people_card_bar(struct painter *painter, enum ai_level who, struct rect rect)
{
    struct box_style groove = {.radius = BAR / 2.f,
                               .top = COLOUR_NIGHT_EDGE,
                               .bottom = COLOUR_GROOVE,
                               .stroke = COLOUR_ALPHA(COLOUR_EDGE, 90),
                               .stroke_width = 1};
    struct box_style fill = {.radius = BAR / 2.f, .top = COLOUR_BRASS_HIGH, .bottom = COLOUR_BRASS_LOW};
    struct rect part = rect;
    part.w = fmaxf(rect.h, roundf(rect.w * (float)people_strength_share(who) / 100));
    draw_box(painter, rect, &groove);
    draw_box(painter, part, &fill);
}

/* Name, strength and bar, right of the face. */
static void draw_head(struct painter *painter, enum ai_level who, struct rect head)
{
    float u = painter->layout.u;
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_LEFT), head.x, head.y + 34 * u,
                  head.w, tr(person_at(who)->name));
    type_draw_fit(painter, type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS, TYPE_LEFT), head.x,
                  head.y + head.h * .4f + 25 * u, head.w, people_strength(who));
    people_card_bar(painter, who,
                    rect_make(head.x, roundf(head.y + head.h * .4f + 39 * u), head.w, roundf(BAR * u)));
}

static float tag_width(struct painter *painter, struct type type, const char *words, float most)
{
    return fminf(roundf(type_width(painter, type, words) + 22 * painter->layout.u), most);
}

static void draw_tag(struct painter *painter, struct type type, const char *words, struct rect tag)
{
    float u = painter->layout.u;
    struct box_style body = {.radius = TAG / 2.f,
                             .top = COLOUR_ALPHA(COLOUR_IVORY, 16),
                             .bottom = COLOUR_ALPHA(COLOUR_IVORY, 16),
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS_DIM, 120),
                             .stroke_width = 1};
    type.align = TYPE_CENTRE;
    draw_box(painter, tag, &body);
    type_draw_fit(painter, type, tag.x + tag.w / 2, tag.y + tag.h / 2 + type_cap_height(painter, type) / 2,
                  tag.w - 16 * u, words);
}

/* The habits as tags, from the left on, as many beside each other as fit, at the foot of the room; what it
 * has no row for is left out, the most telling come first. */
static void draw_habits(struct painter *painter, enum ai_level who, const struct ruleset *rules,
                        struct rect room)
{
    const char *habits[PEOPLE_HABITS];
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_PROMPT, TYPE_LEFT);
    float u = painter->layout.u, high = roundf(fmaxf(TAG * u, type_cap_height(painter, type) + 14 * u)),
          gap = roundf(TAG_GAP * u), at = 0;
    int rows = (int)((room.h + gap) / (high + gap)), shown = 0;
    int count = people_habits(who, rules, habits), row[PEOPLE_HABITS] = {0};
    struct rect tags[PEOPLE_HABITS];
    for (int i = 0; i < count; i++) {
        float w = tag_width(painter, type, habits[i], room.w);
        row[i] = i ? row[i - 1] + (at + w > room.w) : 0;
        at = i && row[i] == row[i - 1] ? at : 0;
        tags[i] = rect_make(room.x + at, 0, w, high);
        at += w + gap;
        shown += row[i] < rows;
    }
    for (int i = 0; i < shown; i++) {
        tags[i].y = room.y + room.h - high - (float)(row[shown - 1] - row[i]) * (high + gap);
        draw_tag(painter, type, habits[i], tags[i]);
    }
}

void people_card_draw(struct app *app, const char *id, enum ai_level who, const struct ruleset *rules,
                      struct rect card, bool chosen)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = roundf(PAD * u), width = card.w - 2 * pad;
    float face = roundf(fminf(FACE * u, card.h * .36f));
    float text = card.y + pad + face + roundf(28 * u);
    struct type line = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_LINES, TYPE_LEFT);

    draw_card_body(painter, card, chosen, input_is_hot(app, id));
    face_draw(painter, who, rect_make(card.x + pad, card.y + pad, face, face));
    draw_head(
        painter, who,
        rect_make(card.x + pad + face + roundf(14 * u), card.y + pad, width - face - roundf(14 * u), face));
    int lines = type_draw_wrapped(painter, line, card.x + pad, text, width, LEADING, LINES, people_line(who));
    float end =
        text + type_leading(painter, line, LEADING) * (float)((lines > LINES ? LINES : lines) - 1) + 12 * u;
    draw_habits(painter, who, rules, rect_make(card.x + pad, end, width, card.y + card.h - pad - end));
    target_add(app, id, card, chosen ? TARGET_FIRST : 0, 0);
    widget_ring(app, id, card, 14);
}

/* Name and strength one below the other, right of the face; where the row is low, side by side. */
static void draw_row_words(struct painter *painter, const struct player *player, struct rect rect)
{
    enum ai_level who = (enum ai_level)player->level;
    float u = painter->layout.u, middle = rect.y + rect.h / 2;
    struct type name = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type strength = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS, TYPE_LEFT);
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
