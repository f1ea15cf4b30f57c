/*
 * four_setup.c: see four_setup.h.
 */
#include "sdl/menu/four_setup.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/art/theme.h"

static const char *const host = TR("Host"); /* the first player's name where "You" would not do */

int four_setup_persons(const struct four_setup *setup)
{
    int count = 0;

    for (int seat = 0; seat < SEAT_MOST; seat++)
        count += setup->kinds[seat] == FOUR_PERSON;
    return count;
}

void four_setup_init(struct four_setup *setup, const struct settings *settings, bool hot_seat)
{
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        int kind = SDL_clamp(settings->four_kinds[seat], FOUR_PERSON, AI_LEVELS - 1);
        setup->kinds[seat] = !hot_seat && seat && kind == FOUR_PERSON ? settings->level : kind;
    }
    setup->kinds[0] = FOUR_PERSON;
    for (int seat = 1; hot_seat && four_setup_persons(setup) < 2; seat++)
        setup->kinds[seat] = FOUR_PERSON;
}

/* How many persons sit before that seat. */
static int persons_before(const struct four_setup *setup, int seat)
{
    int count = 0;

    for (int i = 0; i < seat; i++)
        count += setup->kinds[i] == FOUR_PERSON;
    return count;
}

const char *four_setup_name(const struct four_setup *setup, const struct settings *settings, int seat)
{
    const char *const opponents[SEAT_MOST] = {tr("Kai"), settings->opponent, settings->others[0],
                                              settings->others[1]};
    bool shared = four_setup_persons(setup) > 1;
    const char *first = shared && settings_is_unnamed(settings) ? tr(host) : settings->names[0];
    const char *const persons[SEAT_MOST] = {first, settings->names[1], tr("Friend"), tr("Neighbour")};

    return setup->kinds[seat] == FOUR_PERSON ? persons[persons_before(setup, seat)] : opponents[seat];
}

/* The field of a seat beside its number: of the row a field would have, only the box is wanted. */
static void draw_name(struct app *app, struct rect row, int seat, const char *id, const struct field *field)
{
    struct painter *painter = &app->painter;
    static const char *const numbers[SEAT_MOST] = {"1", "2", "3", "4"};
    const float share = .56f, pad = 16; /* of widget_field */
    float u = painter->layout.u, box = 142 * u, right = row.x + 184 * u;
    struct type type = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_QUIET, TYPE_LEFT);
    struct rect whole = {right + pad * u - box / share, row.y, box / share, row.h};

    type_draw(painter, type, row.x + pad * u, row.y + row.h / 2 + type_cap_height(painter, type) / 2,
              numbers[seat]);
    widget_field(app, whole, id, "", field);
}

void four_setup_draw(struct app *app, const struct four_setup *setup, struct rect panel, float *y, float high,
                     const char *const *ids, const struct field *fields)
{
    const char *kinds[AI_LEVELS] = {tr("Person")};
    float u = app->painter.layout.u, h = roundf(high * u);

    for (int level = AI_RANDOM + 1; level < AI_LEVELS; level++)
        kinds[level] = tr(ai_level_label((enum ai_level)level));
    for (int seat = 0; seat < SEAT_MOST; seat++, *y += h) {
        struct rect row = rect_make(panel.x + roundf(6 * u), *y, panel.w - roundf(12 * u), h), kind = row;
        char id[INPUT_ID];
        kind.w = 452 * u; /* the segments end at its right */
        kind.x += row.w - kind.w;
        snprintf(id, sizeof id, "kind:%d", seat);
        draw_name(app, row, seat, ids[seat], &fields[seat]);
        widget_choice(app, kind, id, "", NULL, kinds, AI_LEVELS, setup->kinds[seat], true);
    }
}

bool four_setup_choose(struct four_setup *setup, const struct settings *settings, const char *id,
                       struct field *fields)
{
    int seat, kind;
    bool own[SEAT_MOST];

    if (sscanf(id, "kind:%d:%d", &seat, &kind) != 2 || seat < 0 || seat >= SEAT_MOST || kind < 0 ||
        kind >= AI_LEVELS)
        return false;
    for (int i = 0; i < SEAT_MOST; i++)
        own[i] = !strcmp(fields[i].text, four_setup_name(setup, settings, i));
    setup->kinds[seat] = kind;
    for (int i = 0; i < SEAT_MOST; i++)
        if (own[i])
            snprintf(fields[i].text, sizeof fields[i].text, "%s", four_setup_name(setup, settings, i));
    return true;
}

static void remember_name(char place[PLAYER_NAME], const char *name)
{
    if (strcmp(name, host) != 0)
        snprintf(place, PLAYER_NAME, "%.*s", PLAYER_NAME - 1, name);
}

void four_setup_start(const struct four_setup *four, struct settings *settings, const struct field *fields,
                      struct setup *setup)
{
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        struct player *player = &setup->players[seat];
        bool person = four->kinds[seat] == FOUR_PERSON;
        const char *name = fields[seat].text[0] ? fields[seat].text : four_setup_name(four, settings, seat);
        player->kind = person ? PLAYER_PERSON : PLAYER_COMPUTER;
        player->level = (uint8_t)four->kinds[seat];
        snprintf(player->name, PLAYER_NAME, "%.*s", PLAYER_NAME - 1, name);
    }
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        const char *name = setup->players[seat].name;
        int before = persons_before(four, seat);
        settings->four_kinds[seat] = four->kinds[seat];
        if (four->kinds[seat] == FOUR_PERSON && before < 2)
            remember_name(settings->names[before], name);
        else if (four->kinds[seat] != FOUR_PERSON && seat > 0)
            remember_name(seat == 1 ? settings->opponent : settings->others[seat - 2], name);
    }
}
