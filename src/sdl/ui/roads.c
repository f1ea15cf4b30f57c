/* roads.c: see roads.h. */
#include "sdl/ui/roads.h"

#include <math.h>
#include <stdio.h>

#include "ai/people.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/system/page.h"
#include "sdl/ui/counting.h"
#include "sdl/ui/face.h"
#include "sdl/venue/venue.h"

static void count(struct app *app, const struct ruleset *rules, const char *except, struct road *road)
{
    struct counting counting = {0};
    counting_begin(&counting, app);
    while (counting_step(&counting, app))
        ;
    road_count(&counting.journal, rules, except, road);
    counting_end(&counting, app);
}

void roads_count(struct app *app, const struct ruleset *rules, struct road *road)
{
    count(app, rules, "", road);
}

int roads_earned(struct app *app, struct road *road)
{
    const struct session *session = app->session;
    const char *name = session_archived(session);
    struct match_tally match;
    count(app, session_setup(session)->rules, name ? name : "", road);
    if (!match_tally_count(&match, session_record(session)))
        return -1;
    int earned = road_add(road, &match);
    match_tally_deinit(&match);
    return earned;
}

bool roads_opens(struct app *app, enum prize_kind kind, int look)
{
    int stop = road_prize_of(kind, look);
    struct road road;
    if (stop < 0 || app->settings.all_prizes)
        return true;
    roads_count(app, scene_modes[0], &road);
    return road.stops[stop].crown;
}

/* A seat at a table with `who`: those before them on the road, then those after. */
static enum ai_level beside(int who, int place)
{
    int stop = place <= who ? who - place : place;
    return (enum ai_level)(AI_PERSON + stop);
}

static void sit_down(struct player *player, enum ai_level who)
{
    player->kind = PLAYER_COMPUTER;
    player->level = (uint8_t)who;
    snprintf(player->name, PLAYER_NAME, "%s", person_at(who)->name);
}

/* Returns the first seat that is no computer's, or the number of seats. The dice turn the table, so those who
 * play against a person count from there. */
static int person_at_table(const struct setup *setup)
{
    int seat = 0;
    while (seat < setup->seats && setup->players[seat].kind == PLAYER_COMPUTER)
        seat++;
    return seat;
}

int roads_next(const struct setup *setup)
{
    int person = person_at_table(setup), next = PEOPLE;
    if (person == setup->seats)
        return PEOPLE;
    for (int i = setup->seats - 1; i > 0; i--) {
        const struct player *player = &setup->players[(person + i) % setup->seats];
        if (face_is(player))
            next = player->level + 1 - AI_PERSON;
        else if (player->kind == PLAYER_COMPUTER)
            return PEOPLE;
    }
    return next;
}

void roads_go_on(struct setup *setup)
{
    int person = person_at_table(setup), next = roads_next(setup), place = 0;
    bool same = true;
    for (int seat = 0; seat < setup->seats; seat++)
        same &= setup->players[seat].kind != PLAYER_COMPUTER ||
                setup->players[seat].level == AI_PERSON + next - 1;
    for (int i = 1; i < setup->seats; i++) {
        struct player *player = &setup->players[(person + i) % setup->seats];
        if (player->kind == PLAYER_COMPUTER)
            sit_down(player, beside(next, same ? 0 : place++));
    }
}

static void seat_all(struct settings *settings, struct setup *setup, int who)
{
    bool first_time = who == PEOPLE && !settings->who[1];
    snprintf(setup->players[0].name, PLAYER_NAME, "%s", settings->names[0]);
    setup->players[0].kind = PLAYER_PERSON;
    for (int seat = 1; seat < setup->seats; seat++) {
        struct player *player = &setup->players[seat];
        enum ai_level level = who < PEOPLE ? beside(who, seat - 1) : settings_opponent(settings, seat);
        if (first_time)
            level = (enum ai_level)(AI_PERSON + seat - 1);
        sit_down(player, level);
        if (who == PEOPLE && !first_time)
            snprintf(player->name, PLAYER_NAME, "%s", settings_opponent_name(settings, seat));
    }
}

void roads_setup(struct app *app, const struct ruleset *rules, int who, struct setup *setup)
{
    *setup = (struct setup){.rules = rules, .practice = who == PEOPLE && app->settings.practice};
    const int16_t *options = settings_options(&app->settings, rules);
    SDL_memcpy(setup->options, options, sizeof setup->options);
    setup->seats = (uint8_t)ruleset_seats(rules, setup->options);
    setup->seed = app->command_line.has_seed ? app->command_line.seed : rng_next(&app->cosmetic_rng);
    seat_all(&app->settings, setup, who);
}

static void draw_place(struct painter *painter, enum venue place, struct rect square)
{
    float k = square.h / 44, w = roundf(50 * k), h = roundf(34 * k);
    struct rect all = rect_centred(square, w, h);
    struct box_style table = {.radius = 2,
                              .top = COLOUR_FELT_TEAL_HIGH,
                              .bottom = COLOUR_FELT_TEAL_LOW,
                              .stroke = COLOUR_IVORY,
                              .stroke_width = 1};
    venue_draw(painter, place, all);
    draw_box(painter, rect_inset(all, roundf(11 * k), roundf(8 * k)), &table);
}

void roads_draw_prize(struct painter *painter, int stop, struct rect square)
{
    static const char *const backs[] = {"tiles/body/down-amber", "tiles/body/down-jade",
                                        "tiles/body/down-ink"};
    static const uint32_t felts[] = {COLOUR_FELT_TEAL_LOW, COLOUR_FELT_WINE_HIGH, COLOUR_FELT_NIGHT_HIGH,
                                     COLOUR_FELT_LINEN_HIGH};
    struct prize prize = road_prize(stop);
    float x = square.x + square.w / 2, y = square.y + square.h / 2, radius = roundf(square.h * 15 / 44);

    if (prize.kind == PRIZE_BACK)
        draw_svg(painter, backs[prize.look], square, 0);
    if (prize.kind == PRIZE_PLACE && page_has(PAGE_REST))
        draw_place(painter, (enum venue)prize.look, square);
    if (prize.kind == PRIZE_FELT) {
        draw_disc(painter, x, y, radius, 0, felts[prize.look]);
        draw_disc(painter, x, y, radius, 1.6f, COLOUR_IVORY);
    }
}
