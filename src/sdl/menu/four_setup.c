/*
 * four_setup.c: see four_setup.h.
 */
#include "sdl/menu/four_setup.h"
#include "sdl/ui/flow.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ai/people.h"
#include "base/tr.h"
#include "sdl/people/people_card.h"
#include "sdl/ui/field.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/spoken_widgets.h"
#include "session/cluster.h"
#include "words/words.h"

enum { FIRST = AI_PERSON + 3 /* who plays on the first seat, if nobody else does */ };

static const char *const host = N_("Host"); /* the first player's name where "You" would not do */

int four_setup_persons(const struct four_setup *setup)
{
    int count = 0;

    for (int seat = 0; seat < SEAT_MAX; seat++)
        count += setup->kinds[seat] == FOUR_PERSON;
    return count;
}

void four_setup_init(struct four_setup *setup, const struct settings *settings, bool hot_seat)
{
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        int kind = settings->four_kinds[seat] ? FOUR_COMPUTER : FOUR_PERSON;
        setup->kinds[seat] = !hot_seat && seat ? FOUR_COMPUTER : kind;
    }
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        enum ai_level who = seat ? settings_opponent(settings, seat) : FIRST;
        setup->who[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)who};
        snprintf(setup->who[seat].name, PLAYER_NAME, "%s",
                 seat ? settings_opponent_name(settings, seat) : person_at(who)->name);
    }
    setup->kinds[0] = FOUR_PERSON;
    for (int seat = 1; hot_seat && four_setup_persons(setup) < 2; seat++)
        setup->kinds[seat] = FOUR_PERSON;
}

/* Returns how many persons sit before that seat. */
static int persons_before(const struct four_setup *setup, int seat)
{
    int count = 0;

    for (int i = 0; i < seat; i++)
        count += setup->kinds[i] == FOUR_PERSON;
    return count;
}

const char *four_setup_name(const struct four_setup *setup, const struct settings *settings, int seat)
{
    bool shared = four_setup_persons(setup) > 1;
    const char *first =
        shared && settings_is_unnamed(settings) ? tr(host) : words_given_name(settings->names[0]);
    const char *const persons[SEAT_MAX] = {first, words_given_name(settings->names[1]), tr("Friend"),
                                           tr("Neighbor")};

    return setup->kinds[seat] == FOUR_PERSON ? persons[persons_before(setup, seat)] : setup->who[seat].name;
}

/* Draws who sits on a seat, beside its number. */
static void draw_who(struct app *app, struct pen row, int seat, const struct four_setup *setup,
                     const char *id, const struct field *field)
{
    bool person = setup->kinds[seat] == FOUR_PERSON;
    float high = row.room.h / row.u;
    pen_left(&row, 16);
    text_draw(row.painter, TEXT_NAME | TEXT_QUIET, pen_left(&row, 26), TR_SAID("{1}", seat + 1));
    struct pen box = pen_in(row.painter, pen_left(&row, 258));
    pen_pad(&box, 0, person ? (high - fmaxf(36, 28 / row.u)) / 2 : 4);
    if (person)
        field_box(app, box.room, id, field);
    else
        people_row_draw(app, TARGET_ID("opponent", seat), &setup->who[seat], box.room);
}

void four_setup_draw(struct app *app, const struct four_setup *setup, struct pen *rows, float high,
                     const char *const *ids, const struct field *fields)
{
    const char *const kinds[FOUR_KINDS] = {tr("Human"), tr("Computer")};
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        struct pen row = pen_in(rows->painter, pen_top(rows, high));
        const char *id = TARGET_ID("kind", seat);
        draw_who(app, row, seat, setup, ids[seat], &fields[seat]);
        row_choice(app, pen_right(&row, 270), id, "", NULL, kinds, FOUR_KINDS, setup->kinds[seat], true);
        spoken_segments(app, id, TR_SAID(tr("Player {1}"), seat + 1), kinds, FOUR_KINDS, setup->kinds[seat]);
    }
}

void four_setup_offer(const struct four_setup *setup, int seat, struct people_choice *choice)
{
    for (int i = 0; i < SEAT_MAX; i++) {
        if (setup->kinds[i] == FOUR_PERSON)
            continue;
        choice->at = i == seat ? choice->count : choice->at;
        choice->places[choice->count].seat = i;
        choice->places[choice->count++].player = setup->who[i];
    }
}

static void remember_name(char place[PLAYER_NAME], const char *name)
{
    if (strcmp(name, tr(host)) != 0 && strcmp(name, words_given_name(place)) != 0)
        cluster_copy(place, PLAYER_NAME, name);
}

void four_setup_start(const struct four_setup *four, struct settings *settings, const struct field *fields,
                      struct setup *setup)
{
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        struct player *player = &setup->players[seat];
        bool person = four->kinds[seat] == FOUR_PERSON;
        const char *name = fields[seat].text[0] ? fields[seat].text : four_setup_name(four, settings, seat);
        *player = four->who[seat];
        if (!person)
            continue;
        int before = persons_before(four, seat);
        if (before < 2 && strcmp(name, words_given_name(settings->names[before])) == 0)
            name = settings->names[before]; /* one the program gave is translated wherever it stands */
        *player = (struct player){.kind = PLAYER_PERSON};
        cluster_copy(player->name, PLAYER_NAME, name);
    }
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        const char *name = setup->players[seat].name;
        int before = persons_before(four, seat);
        settings->four_kinds[seat] = four->kinds[seat] == FOUR_PERSON ? FOUR_PERSON : AI_EASY;
        if (four->kinds[seat] == FOUR_PERSON && before < 2)
            remember_name(settings->names[before], name);
        else if (four->kinds[seat] != FOUR_PERSON && seat > 0)
            settings_set_opponent(settings, seat, &setup->players[seat]);
    }
}
