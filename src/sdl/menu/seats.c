/*
 * seats.c: see seats.h.
 */
#include "sdl/menu/seats.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ai/people.h"
#include "base/tr.h"
#include "sdl/people/people_card.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/spoken_widgets.h"
#include "session/cluster.h"
#include "words/words.h"

enum { FIRST = AI_PERSON + 3 /* who plays on the first seat, if nobody else does */ };

int seats_persons(const struct seats *seats, int count)
{
    int persons = 0;
    for (int i = 0; i < count; i++)
        persons += seats->kinds[i] == SEAT_PERSON;
    return persons;
}

void seats_init(struct seats *seats, const struct ruleset *rules, const struct settings *settings,
                bool hot_seat)
{
    seats->four = rules->seats_least == SEAT_MAX;
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        bool person = hot_seat && !(seats->four && settings->four_kinds[seat]);
        enum ai_level who = seat ? settings_opponent(settings, seat) : FIRST;
        seats->kinds[seat] = person || !seat ? SEAT_PERSON : SEAT_COMPUTER;
        seats->who[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)who};
        snprintf(seats->who[seat].name, PLAYER_NAME, "%s",
                 seat ? settings_opponent_name(settings, seat) : person_at(who)->name);
    }
    if (hot_seat && seats_persons(seats, SEAT_MAX) < 2)
        seats->kinds[1] = SEAT_PERSON;
}

const char *seats_name(const struct seats *seats, const struct settings *settings, int seat)
{
    bool host =
        seats_persons(seats, SEAT_MAX) > 1 && settings_is_unnamed(settings); /* "You" would be any of them */
    const char *const persons[SEAT_MAX] = {host ? tr("Host") : words_given_name(settings->names[0]),
                                           words_given_name(settings->names[1]), tr("Friend"),
                                           tr("Neighbor")};
    return seats->kinds[seat] == SEAT_PERSON ? persons[seats_persons(seats, seat)] : seats->who[seat].name;
}

/* Draws who sits on a seat, beside its number. */
static void draw_who(struct app *app, struct pen row, int seat, const struct seats *seats, const char *id,
                     const struct field *field)
{
    bool person = seats->kinds[seat] == SEAT_PERSON;
    float high = row.room.h / row.u;
    pen_left(&row, 16);
    text_draw(row.painter, TEXT_NAME | TEXT_QUIET, pen_left(&row, 26), TR_SAID("{1}", seat + 1));
    struct pen box = pen_in(row.painter, pen_left(&row, 258));
    pen_pad(&box, 0, person ? (high - fmaxf(36, 28 / row.u)) / 2 : 4);
    if (person)
        field_box(app, box.room, id, field);
    else
        people_row_draw(app, TARGET_ID("opponent", seat), &seats->who[seat], box.room);
}

void seats_draw_four(struct app *app, const struct seats *seats, struct pen *rows, float high,
                     const char *const *ids, const struct field *fields)
{
    const char *const kinds[SEAT_KINDS] = {tr("Human"), tr("Computer")};
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        struct pen row = pen_in(rows->painter, pen_top(rows, high));
        const char *id = TARGET_ID("kind", seat);
        draw_who(app, row, seat, seats, ids[seat], &fields[seat]);
        row_choice(app, pen_right(&row, 270), id, "", NULL, kinds, SEAT_KINDS, seats->kinds[seat], true);
        spoken_segments(app, id, TR_SAID(tr("Player {1}"), seat + 1), kinds, SEAT_KINDS, seats->kinds[seat]);
    }
}

void seats_offer(const struct seats *seats, int count, int seat, struct people_choice *choice)
{
    for (int i = 0; i < count; i++) {
        if (seats->kinds[i] == SEAT_PERSON)
            continue;
        choice->at = i == seat ? choice->count : choice->at;
        choice->places[choice->count].seat = i;
        choice->places[choice->count++].player = seats->who[i];
    }
}

struct player seats_take(const struct seats *seats, struct settings *settings, int seat, const char *typed)
{
    bool person = seats->kinds[seat] == SEAT_PERSON;
    if (seats->four)
        settings->four_kinds[seat] = person ? 0 : AI_EASY;
    if (!person) {
        if (seat)
            settings_set_opponent(settings, seat, &seats->who[seat]);
        return seats->who[seat];
    }
    struct player player = {.kind = PLAYER_PERSON};
    const char *usual = seats_name(seats, settings, seat), *name = typed[0] ? typed : usual;
    int before = seats_persons(seats, seat);
    char *kept = before < 2 ? settings->names[before] : NULL;
    bool given = kept && strcmp(name, words_given_name(kept)) == 0;
    /* A name that the program gave is recorded in English and translated where it is shown. */
    cluster_copy(player.name, PLAYER_NAME, given ? kept : name);
    if (kept && !given && strcmp(name, usual) != 0)
        cluster_copy(kept, PLAYER_NAME, name);
    return player;
}
