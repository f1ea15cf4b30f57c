/*
 * scene_road.c: the road through the eight (session/statistics/road.h): a map of each mode's crowns, who is
 * next, what their crown brings, and the match for it.
 */
#include <math.h>

#include "base/tr.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/people/people_card.h"
#include "sdl/ui/face.h"
#include "sdl/ui/roads.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"
#include "words/people/road_words.h"

enum { MAP_WIDE = 840, MAP_HIGH = 576, PANEL = 324, RADIUS = 42, RADIUS_NEXT = 52 };
enum { RADIUS_PHONE = 22, PRIZE_PHONE = 22 /* at least, in units */ };

static const float GLOW = 1.8f, LIGHTS = 0.6f; /* seconds: the next one glows; the way to them is lit */

/* Where the eight are on the map (assets/make/road.py), in units of its size. */
static const struct point stops[PEOPLE] = {{76, 454},  {264, 472}, {460, 452}, {656, 442},
                                           {754, 294}, {558, 286}, {356, 298}, {158, 276}};

/* The bends of the way (assets/make/road.py) from outside the map over the eight to the tower. */
enum { BENDS = 14, BEFORE = 1 /* the first of the eight */, TURN = 4 /* of the eight, then a bend */ };
static const struct point way[BENDS] = {{-8, 474},  {76, 454},  {264, 472}, {460, 452}, {656, 442},
                                        {758, 390}, {754, 294}, {558, 286}, {356, 298}, {158, 276},
                                        {64, 196},  {202, 154}, {392, 162}, {574, 142}};

struct road_scene {
    struct scene scene;
    int mode; /* place in scene_modes */
    int stop; /* the one of the eight who is shown */
    int count;
    struct road roads[RULESETS_MAX];
    float time; /* seconds since it came */
};

SCENE_OF(struct road_scene)

static const struct road *shown(const struct road_scene *road)
{
    return &road->roads[road->mode];
}

static bool is_open(const struct road *road, int stop)
{
    return road->stops[stop].crown || stop <= road_next(road);
}

/* Nino's is open to everybody. */
static bool has_prize(const struct app *app, const struct road *road, int stop)
{
    return stop == 0 || road->stops[stop].crown || app->settings.all_prizes;
}

static struct scene *show_mode(struct scene *scene, struct app *app, int mode)
{
    struct road_scene *road = of(scene);
    road->mode = mode;
    road->stop = SDL_min(road_next(shown(road)), PEOPLE - 1);
    app->mode = scene_modes[mode];
    return scene;
}

static struct scene *show_stop(struct scene *scene, struct app *app, int stop)
{
    (void)app;
    of(scene)->stop = stop;
    return scene;
}

/* --- the match ---------------------------------------------------------------------------------------- */

static struct scene *begin(struct scene *scene, struct app *app, bool yes)
{
    const struct road_scene *road = of(scene);
    struct setup setup;
    if (!yes)
        return scene;
    roads_setup(app, scene_modes[road->mode], road->stop, &setup);
    return scene_dice(NULL, &setup);
}

static struct scene *challenge(struct scene *scene, struct app *app)
{
    return scene_ask_begin(scene, app, scene_modes[of(scene)->mode], begin);
}

/* --- the map ------------------------------------------------------------------------------------------ */

static void draw_plate(struct painter *painter, float x, float y, const char *name, bool next, bool open)
{
    float u = painter->layout.u;
    struct type type = type_make(TYPE_SERIF, SIZE_FIGURE, open ? COLOUR_IVORY : COLOUR_QUIET, TYPE_CENTRE);
    float wide = roundf(type_width(painter, type, name) + 22 * u), high = roundf(27 * u);
    struct rect plate = rect_make(roundf(x - wide / 2), roundf(y), wide, high);
    draw_flat(painter, plate, 13.5f, COLOUR_ALPHA(COLOUR_PANEL, 226),
              next ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_WHITE, 46), next ? 1.6f : 1);
    type_draw(painter, type, x, plate.y + high / 2 + type_cap_height(painter, type) / 2, name);
}

/* What a target of the map is called: "Kai the fox. Crown won." */
static void name_stop(struct app *app, const struct road *road, int stop)
{
    char sentence[400], state[200];
    const char *parts[2] = {words_road(stop, ROAD_TITLE), state};
    bool told = true;
    if (road->stops[stop].crown)
        tr_say(state, sizeof state, tr("{1}’s crown"), words_road_name(stop));
    else if (!is_open(road, stop))
        tr_say(state, sizeof state, tr("Opens with {1}’s crown"), words_road_name(stop - 1));
    else
        told = false;
    tr_list(sentence, sizeof sentence, TR_COMMA, parts, told ? 2 : 1);
    target_name(app, sentence);
}

/* Returns a least size in pixels on a phone, where the map is small; 0 at a desk. */
static float on_phone(const struct painter *painter, float units)
{
    return layout_is_phone(&painter->layout) ? units * painter->layout.u : 0;
}

/* What the crown brings, on a small plate beside the face; pale until it is won. */
static void draw_prize_of(const struct road_scene *scene, struct app *app, int stop, float x, float y,
                          float k)
{
    struct painter *painter = &app->painter;
    bool has = has_prize(app, shown(scene), stop);
    float side = roundf(fmaxf(34 * k, on_phone(painter, PRIZE_PHONE))), alpha = painter->alpha;
    struct rect plate = rect_make(roundf(x - side / 2), roundf(y - side / 2), side, side);

    if (scene->mode || !road_prize(stop).kind)
        return;
    draw_flat(painter, plate, side / 2 / painter->layout.u, COLOUR_ALPHA(COLOUR_PANEL, 226),
              has ? COLOUR_WON : COLOUR_ALPHA(COLOUR_WHITE, 46), has ? 1.6f : 1);
    painter->alpha = alpha * (has ? 1 : .5f);
    roads_draw_prize(painter, stop, rect_inset(plate, roundf(side * .18f), roundf(side * .18f)));
    painter->alpha = alpha;
}

static void draw_stop(const struct road_scene *scene, struct app *app, int stop, struct rect map, float k)
{
    struct painter *painter = &app->painter;
    const struct road *road = shown(scene);
    bool next = stop == road_next(road), open = is_open(road, stop), here = stop == scene->stop;
    float x = roundf(map.x + stops[stop].x * k), y = roundf(map.y + stops[stop].y * k);
    float radius = roundf(fmaxf((next ? RADIUS_NEXT : RADIUS) * k, on_phone(painter, RADIUS_PHONE))),
          glow = app_reduced(app) ? 1 : .8f + .2f * cosf(scene->time * 6.2831853f / GLOW);
    struct rect face = rect_make(x - radius, y - radius, 2 * radius, 2 * radius);
    const char *id = TARGET_ID("stop", stop);
    if (next)
        draw_light(painter, x, y, radius * 1.6f, radius * 1.6f, COLOUR_ALPHA(COLOUR_GLOW, (int)(250 * glow)));
    road_face_draw(painter, stop, face, open);
    draw_svg(painter, road->stops[stop].crown ? "title/crown" : "title/crown-out",
             rect_make(roundf(x - 23 * k), roundf(y - radius - 26 * k), roundf(46 * k), roundf(40 * k)), 0);
    draw_plate(painter, x, y + radius - 8 * k, words_road_name(stop), here, open);
    if (input_is_hot(app, id))
        draw_disc(painter, x, y, radius + 2 * k, 2.6f, COLOUR_IVORY);
    draw_prize_of(scene, app, stop, x + radius * .86f, y - radius * .6f, k);
    widget_target(app, id, rect_make(face.x, face.y, face.w, face.h + roundf(18 * k)),
                  here ? TARGET_FIRST : 0, 0, radius / painter->layout.u);
    target_does_at(app, show_stop, stop);
    name_stop(app, road, stop);
}

/* The tower's plate: the evening, or when it opens. */
static void draw_tower(const struct road_scene *scene, struct app *app, struct rect map, float k)
{
    struct painter *painter = &app->painter;
    bool open = shown(scene)->crowns == PEOPLE, hot = open && input_is_hot(app, "button:evening");
    struct rect plate =
        rect_make(roundf(map.x + 648 * k), roundf(map.y + 56 * k), roundf(186 * k), roundf(62 * k));
    const char *head = tr("An evening of eight"),
               *below = open ? tr("Start the evening") : tr("Opens with 8 crowns");
    if (!type_has_room(painter, text_type(TEXT_NOTE), place_inset(painter, plate, 12, 0).w, 1, below)) {
        plate.x -= roundf(40 * k); /* long words: larger, to the left and above */
        plate.w += roundf(40 * k);
        plate.y = roundf(map.y + 30 * k);
        plate.h = fmaxf(plate.h, pen_at(painter, 0, 0, 0, 66).room.h);
    }
    draw_flat(painter, plate, 14, COLOUR_ALPHA(COLOUR_PANEL, 210),
              open ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_WHITE, 50), open ? hot ? 2.4f : 1.6f : 1);
    text_pair(painter, place_inset(painter, plate, 12, 4), TEXT_LABEL, head, TEXT_NOTE, below);
    widget_target(app, "button:evening", plate, open ? 0 : TARGET_OFF, open ? SDLK_e : 0, 14);
    target_does(app, scene_evening);
}

/* A part of the way between two bends, smoothly. */
static float between(float a, float b, float c, float d, float t)
{
    return .5f *
           (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

static int bend_of(int stop)
{
    return stop == PEOPLE ? BENDS - 1 : stop + BEFORE + (stop >= TURN);
}

/* Lights the part of the road that the player has covered; the last part lights up as the map appears. */
static void draw_way(const struct road_scene *scene, struct painter *painter, struct rect map, float k)
{
    enum { PARTS = 40 };
    int next = road_next(shown(scene)), end = bend_of(next), from = next ? bend_of(next - 1) : 0;
    float come = scene->time > 0 ? fminf(scene->time / LIGHTS, 1) : 1,
          lit = (float)from + (float)(end - from) * come;
    for (int i = 0; i < PARTS * end; i++) {
        float at = (float)i / PARTS;
        int bend = i / PARTS, last = SDL_min(bend + 2, BENDS - 1);
        const struct point *a = &way[SDL_max(bend - 1, 0)], *b = &way[bend], *c = &way[bend + 1];
        float x = between(a->x, b->x, c->x, way[last].x, at - (float)bend);
        float y = between(a->y, b->y, c->y, way[last].y, at - (float)bend);
        if (at < lit && x > 4)
            draw_disc(painter, map.x + x * k, map.y + y * k, fmaxf(2.4f * k, 1.5f), 0, COLOUR_WON);
    }
}

static void draw_map(const struct road_scene *scene, struct app *app, struct rect map)
{
    struct painter *painter = &app->painter;
    float k = map.w / MAP_WIDE;
    draw_svg(painter, "road/map", map, 0);
    if (shown(scene)->crowns == PEOPLE)
        draw_svg(painter, "road/tower", map, 0);
    draw_outline(painter, rect_inset(map, -2, -2), 14, 3, COLOUR_ALPHA(COLOUR_BRASS_DIM, 110));
    if (!scene->mode && !layout_is_phone(&painter->layout))
        draw_tower(scene, app, map, k);
    draw_way(scene, painter, map, k);
    for (int i = 0; i < PEOPLE; i++)
        draw_stop(scene, app, i, map, k);
}

/* --- who is shown ------------------------------------------------------------------------------------- */

/* A line of the panel: what it is and what it takes. Returns the place of the picture beside that. */
static struct rect draw_item(struct painter *painter, struct rect row, const char *head, const char *below)
{
    struct pen pen = pen_in(painter, row);
    struct rect left = pen_left(&pen, 44);
    pen_left(&pen, 16);
    text_pair(painter, pen.room, TEXT_LABEL, head, TEXT_NOTE, below);
    return rect_centred(left, left.w, left.w);
}

static struct scene *use_prize(struct scene *scene, struct app *app)
{
    struct prize prize = road_prize(of(scene)->stop);
    int *look = prize.kind == PRIZE_BACK    ? &app->settings.back
                : prize.kind == PRIZE_PLACE ? &app->settings.place
                                            : &app->settings.felt;
    *look = prize.look;
    app_settings_changed(app);
    return scene;
}

/* A click uses it. */
static void draw_prize(struct app *app, const struct road *road, int stop, struct rect row)
{
    struct painter *painter = &app->painter;
    struct rect touched = place_inset(painter, row, -6, 0);
    bool has = has_prize(app, road, stop);
    if (has && input_is_hot(app, "button:prize"))
        draw_wash(painter, touched, 10, COLOUR_ALPHA(COLOUR_WHITE, 24));
    if (has) {
        widget_target(app, "button:prize", touched, 0, SDLK_u, 10);
        target_does(app, use_prize);
    }
    roads_draw_prize(painter, stop,
                     draw_item(painter, row, words_road(stop, ROAD_PRIZE),
                               has ? tr("Use it now or in Settings") : tr("Yours with the crown")));
}

static void say_tries(const struct road_stop *stop, char *out, size_t size)
{
    tr_say(out, size,
           tr_many("One try so far: {2} to {3}.", "{1} tries so far. Closest: {2} to {3}.", stop->tries),
           stop->tries, stop->own, stop->other);
}

static void draw_who(struct painter *painter, struct pen *pen, int stop)
{
    enum ai_level who = (enum ai_level)(AI_PERSON + stop);
    float wide = pen->room.w / pen->u, side = fminf(140, pen->room.h / pen->u * .25f);
    pen_top(pen, 16);
    struct rect top = pen_top(pen, side), face = rect_centred(top, top.h, top.h);
    draw_light(painter, face.x + face.w / 2, face.y + face.h / 2, face.w * .8f, face.h * .8f,
               COLOUR_ALPHA(COLOUR_LAMP, 90));
    face_draw(painter, who, face);
    pen_type(pen, type_make(TYPE_SERIF, SIZE_SCORE, COLOUR_IVORY, TYPE_CENTRE), 0, 38, 0,
             words_road(stop, ROAD_TITLE));
    pen_text(pen, TEXT_MARK | TEXT_LIT | TEXT_CENTRE, 0, 61, 0, words_road(stop, ROAD_STAGE));
    people_card_bar(painter, who, pen_part(pen, wide / 2 - 80, 73, 160, 8));
    pen_top(pen, 92);
}

/* The crown, the prize and the tries, for what room there is above the button. */
static void draw_facts(struct app *app, const struct road_scene *scene, struct pen *pen)
{
    struct painter *painter = &app->painter;
    const struct road *road = shown(scene);
    const struct road_stop *stop = &road->stops[scene->stop];
    const char *name = words_road_name(scene->stop);
    char tries[240];
    pen_bottom(pen, 8);
    if (stop->tries) {
        say_tries(stop, tries, sizeof tries);
        text_draw(painter, TEXT_NOTE | TEXT_QUIET | TEXT_CENTRE, pen_bottom(pen, 30), tries);
    }
    if (!scene->mode && road_prize(scene->stop).kind)
        draw_prize(app, road, scene->stop, pen_bottom(pen, 68));
    pen_bottom(pen, 4);
    draw_svg(painter, stop->crown ? "title/crown" : "title/crown-out",
             draw_item(painter, pen_bottom(pen, 56), TR_SAID(tr("{1}’s crown"), name),
                       stop->crown ? tr_in("crown", "won") : tr("Win a match to earn it")),
             0);
    struct pen rule = pen_in(painter, pen_bottom(pen, 4));
    pen_rule(&rule);
    pen_bottom(pen, 6);
}

static const char *story_of(const struct road *road, int stop)
{
    if (road->crowns == PEOPLE)
        return tr("All eight crowns are yours. The tower has lit its windows for you.");
    if (road->stops[stop].crown)
        return words_road_won(stop);
    if (road->stops[stop].tries)
        return words_road(stop, ROAD_LOSS);
    return words_road(stop, is_open(road, stop) ? ROAD_CHALLENGE : ROAD_STORY);
}

static void draw_panel_of(struct app *app, const struct road_scene *scene, struct rect panel)
{
    enum { BUTTON = 62 };
    struct painter *painter = &app->painter;
    const struct road *road = shown(scene);
    int stop = scene->stop;
    bool phone = layout_is_phone(&painter->layout); /* there what can be done comes first */
    struct pen pen = pen_in(painter, panel);
    draw_panel(painter, panel);
    pen_pad(&pen, 24, 8);
    pen_bottom(&pen, 16);
    if (phone)
        pen_top(&pen, 8);
    struct rect foot = phone ? pen_top(&pen, BUTTON) : pen_bottom(&pen, BUTTON);
    if (is_open(road, stop)) {
        struct button button = button_primary(
            "button:challenge", TR_SAID(tr("Challenge {1}"), words_road_name(stop)), NULL, challenge);
        button.glow = stop == road_next(road);
        widget_button(app, foot, &button);
    } else {
        text_draw(painter, TEXT_BODY | TEXT_QUIET | TEXT_CENTRE, foot,
                  TR_SAID(tr("Opens with {1}’s crown"), words_road_name(stop - 1)));
    }
    draw_who(painter, &pen, stop);
    draw_facts(app, scene, &pen);
    pen_write(&pen, TEXT_BODY | TEXT_IVORY | TEXT_CENTRE, 21, SDL_max((int)(pen.room.h / (22 * pen.u)), 1),
              story_of(road, stop));
}

/* --- the modes ---------------------------------------------------------------------------------------- */

static void draw_mode(struct app *app, const struct road_scene *scene, int mode, struct rect tab)
{
    struct painter *painter = &app->painter;
    const char *id = TARGET_ID("mode", mode), *name = tr(scene_modes[mode]->name);
    bool here = mode == scene->mode, hot = input_is_hot(app, id);
    unsigned count = TEXT_MARK | TEXT_RIGHT | (here ? TEXT_BRASS : TEXT_QUIET);
    struct pen pen = pen_in(painter, place_inset(painter, tab, 14, 0));
    char crowns[80];
    tr_say(crowns, sizeof crowns, tr("{1} of {2}"), scene->roads[mode].crowns, PEOPLE);
    draw_flat(painter, tab, 19,
              COLOUR_ALPHA(here || hot ? COLOUR_IVORY : COLOUR_PANEL,
                           !here && !hot ? 150 : (here ? 36 : 16) + (hot ? 10 : 0)),
              here ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_WHITE, 40), here ? 1.6f : 1);
    struct rect right = pen_right(&pen, text_units(painter, count, crowns));
    pen_right(&pen, 8);
    if (type_has_room(painter, text_type(TEXT_LABEL), pen.room.w, 1, name))
        text_draw(painter, count, right, crowns);
    else /* the name alone: the crowns of the mode that is shown are told above */
        pen.room = place_inset(painter, tab, 7, 0);
    text_draw(painter, TEXT_LABEL, pen.room, name);
    widget_target(app, id, tab, 0, SDLK_1 + mode, 19);
    target_does_at(app, show_mode, mode);
    char sentence[240];
    const char *parts[2] = {name, crowns};
    tr_list(sentence, sizeof sentence, TR_COMMA, parts, 2);
    if (here)
        spoken_chosen(app, sentence);
    else
        target_name(app, sentence);
}

/* At the right of the head, in units, with the words on that line; the picture if the title leaves room. */
static void draw_crowns(struct painter *painter, const struct road *road, float right, float y)
{
    enum { TITLE = 68 /* units: where it begins on a phone */ };
    bool phone = layout_is_phone(&painter->layout);
    float high = phone ? 30 : 48, side = high * 56 / 48;
    float title = phone ? TITLE + text_units(painter, TEXT_PANEL, tr("The road")) : 0;
    struct pen pen = pen_at(painter, title + 4, y - 10 - high / 2, right - title - 4, high);
    float wide = pen_text(&pen, TEXT_NAME | TEXT_RIGHT, 0, high / 2 + 10, right - title - 12,
                          TR_SAID(tr("{1} of 8 crowns"), road->crowns));
    pen_right(&pen, wide / pen.u + 14);
    if (pen.room.w / pen.u >= side)
        draw_svg(painter, road->crowns ? "title/crown" : "title/crown-out", pen_right(&pen, side), 0);
}

static const char *describe(const struct app *app, const struct road_scene *road)
{
    return road->mode ? tr("The same eight, with other rules and crowns of their own.")
           : app->settings.all_prizes && shown(road)->crowns < PEOPLE
               ? tr("All prizes are open. A setting did that; the crowns are still yours to win.")
               : tr("Win a match to earn a crown. Losing costs nothing.");
}

/* On a phone the way to the evening is below the map. */
static void draw_evening_button(const struct road_scene *road, struct app *app, struct rect rect)
{
    bool open = shown(road)->crowns == PEOPLE;
    struct button button = button_make("button:evening", tr("An evening of eight"),
                                       open ? tr("Start the evening") : NULL, NULL, SDLK_e);
    button.does = scene_evening;
    if (!open)
        button = button_unless(button, tr("Opens with 8 crowns"));
    widget_button(app, rect, &button);
}

/* On a phone: the map, who is shown (beside the map where there is room), the evening and the other modes. */
static void draw_phone(const struct road_scene *road, struct app *app, struct pen right)
{
    enum { GAP = 10, MAP_FLAT = 430, PANEL_HIGH = 552, EVENING = 62, TAB = 44 };
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    struct pen left = right, *beside = &left;
    draw_crowns(painter, shown(road), l->wide - l->margin, 39);
    if (l->shape == LAYOUT_FLAT) {
        left = pen_in(painter, pen_left(&right, MAP_FLAT));
        pen_left(&right, GAP);
        beside = &right;
    }
    draw_map(road, app, pen_top(&left, left.room.w / left.u * MAP_HIGH / MAP_WIDE));
    pen_top(&left, GAP);
    draw_panel_of(app, road, pen_top(beside, PANEL_HIGH));
    pen_top(beside, GAP);
    if (!road->mode) {
        draw_evening_button(road, app, pen_top(&left, EVENING));
        pen_top(&left, GAP);
    }
    for (int i = 0; i < road->count; i += 2) {
        struct pen row = pen_in(painter, pen_top(&left, TAB));
        for (int k = i; k < SDL_min(i + 2, road->count); k++)
            draw_mode(app, road, k, pen_column(&row, k - i, 2, GAP));
        pen_top(&left, GAP);
    }
    window_reach(app, fmaxf(left.room.y, right.room.y));
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct road_scene *road = of(scene);
    const struct layout *l = &painter->layout;
    float x = fmaxf(l->margin + 16, 36), room = l->wide - 2 * x, high = l->high - 176 - 40;
    float k = fminf((room - 20 - PANEL) / MAP_WIDE, high / MAP_HIGH), wide = MAP_WIDE * k;
    struct pen pen = widget_screen(app, 36, tr("The road"), describe(app, road), 0);
    if (layout_is_phone(l)) {
        draw_phone(road, app, pen);
        return;
    }
    draw_crowns(painter, shown(road), l->wide - x, 76);
    pen = pen_at(painter, x, 124, room, 38);
    for (int i = 0; i < road->count; i++)
        draw_mode(app, road, i, pen_column(&pen, i, road->count, 10));
    draw_map(road, app, layout_rect(l, x, 178, wide, MAP_HIGH * k));
    draw_panel_of(app, road, layout_rect(l, x + wide + 20, 178, room - wide - 20, MAP_HIGH * k));
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct road_scene *road = of(scene);
    bool still = app_reduced(app) || app_duration(app, 100) <= 0 || app->command_line.screenshot || app->away;
    road->time = still || road->time > 60 ? 0 : road->time + dt;
    if (!still && road->time > 0)
        app_animate(app);
    return scene;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct road_scene *road = of(scene);
    if (!again)
        matches_put_away(app);
    for (road->count = 0; scene_modes[road->count]; road->count++)
        roads_count(app, scene_modes[road->count], &road->roads[road->count]);
    if (!again)
        road->stop = SDL_min(road_next(shown(road)), PEOPLE - 1);
    app_animate(app);
}

static const struct scene_class road_class = {
    .name = "road", .phone = true, .clicks = true, .enter = enter, .update = update, .draw = draw};

struct scene *scene_road(struct app *app, const struct ruleset *rules)
{
    struct road_scene *road = SCENE_NEW(struct road_scene, &road_class, NULL);
    (void)app;
    for (int i = 0; scene_modes[i]; i++)
        if (scene_modes[i] == rules)
            road->mode = i;
    return &road->scene;
}
