/*
 * scene_people.c: the eight to choose an opponent from, before a match and between two rounds (scenes.h).
 *
 * With one opponent a click on a card chooses and goes back; with several there is a row of their places,
 * and a click chooses for the one that is marked. Between two rounds the choice plays on from the next
 * deal.
 */
#include <math.h>
#include <stdio.h>

#include "ai/people.h"
#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/people/people_card.h"
#include "sdl/ui/face.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { COLUMNS = 4, GAP = 18, PLACE_HEIGHT = 62 };

struct choosing {
    struct scene scene;
    struct people_choice choice;
};

SCENE_OF(struct choosing)

/* Nobody sits on two places: who is chosen from another place changes it with the player of this one. */
static struct scene *choose(struct scene *scene, struct app *app, int who)
{
    struct people_choice *choice = &of(scene)->choice;
    struct player *player = &choice->places[choice->at].player;
    for (int i = 0; i < choice->count; i++) {
        struct player *other = &choice->places[i].player;
        if (other == player || other->level != who)
            continue;
        *other = *player;
        choice->chosen(scene->under, app, choice->places[i].seat, other);
    }
    player->level = (uint8_t)who;
    snprintf(player->name, sizeof player->name, "%s", person_at((enum ai_level)who)->name);
    choice->chosen(scene->under, app, choice->places[choice->at].seat, player);
    return choice->count > 1 ? scene : scene->under;
}

/* The cards are for this place from now on. */
static struct scene *turn_to(struct scene *scene, struct app *app, int place)
{
    (void)app;
    of(scene)->choice.at = place;
    return scene;
}

static struct rect area_of(const struct layout *l, bool several)
{
    float x = l->margin + 16, top = several ? 216 : 138;
    return layout_rect(l, x, top, l->wide - 2 * x, l->high - top - (several ? 112 : 66));
}

/* Draws the card of a person, `i` of the eight. */
static void draw_card(struct app *app, const struct people_choice *choice, int i, struct rect card,
                      float face)
{
    enum ai_level who = (enum ai_level)(AI_PERSON + i);
    char id[INPUT_ID];
    snprintf(id, sizeof id, "person:%s", person_at(who)->id);
    people_card_draw(app, id, who, choice->rules, card, face,
                     choice->places[choice->at].player.level == (int)who);
    target_does_at(app, choose, who);
}

static void draw_cards(struct app *app, const struct people_choice *choice, struct rect area)
{
    const struct pen pen = pen_in(&app->painter, area);
    struct pen first = pen_in(&app->painter, pen_row(&pen, 0, PEOPLE / COLUMNS, GAP));
    float face = people_card_face(&app->painter, choice->rules, pen_column(&first, 0, COLUMNS, GAP));
    for (int i = 0; i < PEOPLE; i++) {
        struct pen row = pen_in(&app->painter, pen_row(&pen, i / COLUMNS, PEOPLE / COLUMNS, GAP));
        draw_card(app, choice, i, pen_column(&row, i % COLUMNS, COLUMNS, GAP), face);
    }
}

/* A place at the table: who sits there, and that cards are chosen for it. */
static void draw_place(struct app *app, const struct people_choice *choice, int place, struct rect rect)
{
    struct painter *painter = &app->painter;
    const struct player *player = &choice->places[place].player;
    struct pen pen = pen_in(painter, place_inset(painter, rect, 9, 9));
    const char *id = TARGET_ID("place", place);
    bool hot = input_is_hot(app, id);
    struct box_style body = {.radius = 12,
                             .top = hot ? COLOUR_CARD_HOT_HIGH : COLOUR_CARD,
                             .bottom = hot ? COLOUR_CARD_HOT_LOW : COLOUR_CARD_LOW,
                             .stroke =
                                 place == choice->at ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS_DIM, 96),
                             .stroke_width = place == choice->at ? 2 : 1.2f};
    draw_box(painter, rect, &body);
    if (face_is(player)) {
        face_draw(painter, (enum ai_level)player->level, pen_left(&pen, pen.room.h / pen.u));
        pen_left(&pen, 9);
    }
    text_draw(painter, TEXT_NAME | (place == choice->at ? TEXT_LIT : 0), pen.room, words_player(player));
    widget_target(app, id, rect, 0, 0, 12);
    target_does_at(app, turn_to, place);
}

static void draw_places(struct app *app, const struct people_choice *choice)
{
    const struct layout *l = &app->painter.layout;
    float x = l->margin + 16;
    const struct pen row =
        pen_at(&app->painter, x, 136, fminf((float)choice->count * 260, l->wide - 2 * x), PLACE_HEIGHT);
    for (int i = 0; i < choice->count; i++)
        draw_place(app, choice, i, pen_column(&row, i, choice->count, GAP));
}

/* On a phone: in one column or two, as far as they reach. */
static void draw_long(struct app *app, const struct people_choice *choice, struct pen pen)
{
    enum { CARD_HIGH = 236, PLACE = 56 };
    struct painter *painter = &app->painter;
    int columns = painter->layout.shape == LAYOUT_FLAT ? 2 : 1;
    for (int i = 0; i < choice->count && choice->count > 1; i++) {
        draw_place(app, choice, i, pen_top(&pen, PLACE));
        pen_top(&pen, 8);
    }
    for (int i = 0; i < PEOPLE; i += columns) {
        struct pen row = pen_in(painter, pen_top(&pen, CARD_HIGH));
        pen_top(&pen, GAP);
        for (int k = 0; k < columns; k++) {
            struct rect card = pen_column(&row, k, columns, GAP);
            draw_card(app, choice, i + k, card, people_card_face(painter, choice->rules, card));
        }
    }
    window_reach(app, pen.room.y);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    const struct people_choice *choice = &of(scene)->choice;
    float x = l->margin + 16;
    bool several = choice->count > 1;
    struct button done = button_to("button:done", tr("Done"), NULL, 0, scene_close);
    done.look = BUTTON_PRIMARY;
    done.centred = true;

    struct pen pen = widget_screen(
        app, 34, several ? tr("Opponents") : tr("Opponent"),
        choice->next_round ? tr("Your choice joins in the next round.")
                           : tr("From complete beginner to expert. Each has habits of their own."),
        0);
    if (layout_is_phone(l)) {
        draw_long(app, choice, pen);
        return;
    }
    if (several)
        draw_places(app, choice);
    draw_cards(app, choice, area_of(l, several));
    if (several)
        widget_button(app, layout_rect(l, l->wide - x - 240, l->high - 92, 240, 58), &done);
    pen = pen_at(painter, x, l->high - (several ? 58 : 34), l->wide - 2 * x - (several ? 270 : 0), 0);
    pen_text(&pen, TEXT_NOTE, 0, 0, 0,
             tr("Their strength was measured over thousands of deals, each played from both sides."));
}

static const struct scene_class people_class = {
    .name = "people", .phone = true, .clicks = true, .draw = draw};

struct scene *scene_people(struct scene *under, const struct people_choice *choice)
{
    struct choosing *choosing = SCENE_NEW(struct choosing, &people_class, under);
    CHECK(under && choice->count > 0 && choice->at < choice->count);
    choosing->choice = *choice;
    return &choosing->scene;
}

/* --- between two rounds --------------------------------------------------------------------------------- */

static void sit_down(struct scene *under, struct app *app, int seat, const struct player *player)
{
    const struct player *now = &session_setup(app->session)->players[seat];
    bool changes = now->level != player->level;
    (void)under;
    session_change_opponent(app->session, seat, player);
    app_reword(app); /* before the first deal they sit there at once */
    matches_tell_saving(app);
    if (changes)
        app_notice(app, tr("{1} will join in the next round."), words_player(player));
}

const char *change_opponents_refusal(const struct app *app)
{
    const struct setup *setup = session_setup(app->session);
    bool computers = false;
    for (int seat = 0; seat < setup->seats; seat++)
        computers |= setup->players[seat].kind == PLAYER_COMPUTER;
    if (session_is_heard(app->session))
        return tr("After the match");
    if (session_is_over(app->session))
        return tr("The match is over");
    if (saves_is_day(app->session))
        return tr("The same opponent for all");
    return computers ? NULL : tr("No computer players here");
}

struct scene *scene_change_opponents(struct app *app, struct scene *under)
{
    const struct setup *setup = session_setup(app->session);
    struct people_choice choice = {.rules = setup->rules, .next_round = true, .chosen = sit_down};
    for (int seat = 0; seat < setup->seats; seat++) {
        if (setup->players[seat].kind != PLAYER_COMPUTER)
            continue;
        choice.places[choice.count].seat = seat;
        choice.places[choice.count++].player = *session_next_player(app->session, seat);
    }
    return change_opponents_refusal(app) ? NULL : scene_people(under, &choice);
}
