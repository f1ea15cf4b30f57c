/*
 * scene_curtain.c: the curtain of the hot seat. The table shows what an onlooker sees, turned to the
 * person who comes next, with all hands face down; over their hand a bar calls them, and in the middle
 * stands what has happened since they last looked. It goes up when they say so.
 */
#include <math.h>

#include "base/bits.h"
#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"

/* --- what has happened ---------------------------------------------------------------------------------- */

enum { NEWS = 4 /* things that have happened, at most */, NEWS_BACK = 24, NEWS_TEXT = 480 };

/* Writes what everybody saw since the person's own last discard, the last `most` things of it but what is
 * held back. */
static void say_news(const struct table_scene *table, int seat, int most, char *out, size_t size)
{
    char line[WORDS_LINE], before[NEWS_TEXT];
    int held = table->cover.rest, count = 0;

    out[0] = '\0';
    for (int i = held; count < most && i < held + NEWS_BACK; i++) {
        struct event event = session_event(table->session, i, SEAT_NONE);
        bool own = event.kind == EVENT_DISCARD && event.seat == seat;
        if (own || event.kind == EVENT_KINDS || event.kind == EVENT_DEAL)
            break;
        event = table_cover_event(table, event);
        bool seen = event.kind == EVENT_TURN; /* what Stage B turned up is beside the table */
        if (seen || anim_is_draw(&event) || !words_event(&table->words, &event, line, sizeof line))
            continue;
        SDL_strlcpy(before, out, sizeof before);
        tr_say(out, size, tr("{1}."), line);
        SDL_strlcpy(line, out, sizeof line);
        if (before[0])
            tr_say(out, size, tr_in("sentences", "{1} {2}"), line, before);
        count++;
    }
}

void table_scene_draw_news(struct table_scene *table, struct painter *painter)
{
    struct rect place = table_scene_pixels(painter, table->layout.prompt);
    struct type large = type_make(TYPE_SERIF, SIZE_PROMPT, COLOUR_PROMPT, TYPE_CENTRE),
                small = type_make(TYPE_SANS, SIZE_BODY, COLOUR_PROMPT, TYPE_CENTRE);
    float u = painter->layout.u, leading = type_leading(painter, small, 17);
    char words[NEWS_TEXT];
    int most = NEWS;

    if (2 * leading > place.h) { /* two large lines have no room between the tiles */
        small = type_limited(painter, small, 1);
        leading = type_leading(painter, small, 17);
    }
    say_news(table, table->next, most, words, sizeof words);
    while (most > 1 && type_width(painter, large, words) > place.w &&
           type_count_lines(painter, small, place.w, words) > 2)
        say_news(table, table->next, --most, words, sizeof words);
    if (type_width(painter, large, words) <= place.w)
        type_draw_fit(painter, large, place.x + place.w / 2, place.y + 22 * u, place.w, words);
    else
        type_draw_wrapped(painter, small, place.x + place.w / 2, place.y + place.h - u - leading, place.w, 17,
                          2, words);
}

/* --- the curtain ---------------------------------------------------------------------------------------- */

enum {
    HASTE =
        350 /* ms in which a key or a click is not meant for it: it lets nobody look who sits there still */
};

struct curtain {
    struct scene scene;
    int seat;
    Uint64 since; /* SDL_GetTicks64 */
};

/* What the person {1} is called to: a turn, or a claim. */
static const char *call(const struct table *table)
{
    switch ((enum phase)table->phase) {
    case PHASE_CLAIM:
        return table->rules->declares_risk ? tr("{1}, declare a win or pass")
                                           : tr("{1}, you may claim a tile");
    case PHASE_NAME:
        return tr("{1}, name your waits");
    case PHASE_REMOVE:
        return tr("{1}, you are East: choose a suit");
    case PHASE_KEEP:
        return tr("{1}, you are East: choose the bonus numbers");
    case PHASE_GUESS:
        return tr("{1}, it’s your turn to guess");
    default:
        return tr("{1}, it’s your turn");
    }
}

/* Writes the curtain's words. After a discard they are the same whether it can be claimed or not. */
void scene_curtain_words(const struct scene *scene, const struct app *app, char *out, size_t size)
{
    const struct table_scene *below = (const struct table_scene *)scene->under;
    int seat = ((const struct curtain *)scene)->seat;
    const char *name = session_setup(below->session)->players[seat].name;
    struct view view;

    session_view(below->session, SEAT_NONE, &view);
    bool claim = view.table.phase == PHASE_CLAIM && table_cover_is_on(below, app);
    tr_say(out, size, below->cover.holds || claim ? tr("{1}, over to you") : call(&view.table), name);
}

/* The key that shows the hand of that person while it is held, by a setting. */
static SDL_Keycode key_of(const struct table_scene *table, int seat)
{
    unsigned before = setup_persons(session_setup(table->session)) & ((1u << seat) - 1);

    return bits_count(before) % 2 ? SDLK_j : SDLK_q;
}

/* --- the bar ----------------------------------------------------------------------------------------- */

/* Over the covered hand below, but not over the sets beside it. */
static struct rect bar_place(struct painter *painter, const struct table_scene *table)
{
    const struct rect *hand = &table->layout.hand;
    float right = hand->x + hand->w;

    for (int i = 0; i < table->anim.tween_count; i++) {
        const struct sprite *sprite = &table->anim.tweens[i].to;
        if (SPRITE_PLACE(sprite->key) == PLACE_MELD && SPRITE_A(sprite->key) < 8)
            right = fminf(right, sprite->rect.x - 12);
    }
    struct rect bar = rect_make(hand->x - 6, hand->y - 6, right - hand->x + 6, hand->h + 12);
    return table_scene_pixels(painter, bar);
}

static void say_others(const struct setup *setup, const struct table *table, int seat, char *out, size_t size)
{
    if (setup->seats > 2)
        tr_say(out, size, tr("Everyone else, please look away. The tiles are covered."));
    else
        tr_say(out, size, tr("{1}, please look away. The tiles are covered."),
               setup->players[table_next(table, seat)].name);
}

/* The words of the bar and how they are set: whom it calls, and below that what the others do. */
struct bar_words {
    char call[240], note[240];
    struct type large, small;
    int lines, note_lines;
    bool seal, close; /* the seat's seal before them; closer than where there is ample room */
};

enum { SEAL = 76 /* with what is free beside it */, EDGE = 16 /* units */ };

/* Returns how high they are, from the first capitals to the last line, if they are set close. */
static float words_high(struct painter *painter, const struct bar_words *words)
{
    float below = type_leading(painter, words->small, 17);
    return type_cap_height(painter, words->large) +
           type_leading(painter, words->large, 23) * (float)(words->lines - 1) +
           below * (float)words->note_lines;
}

/* Sets them in as few lines as they have room in; false if they have none in a bar so high. */
static bool set_close(struct painter *painter, struct bar_words *words, float room, float high)
{
    words->close = true;
    words->large.size = SIZE_PLATE;
    room += words->seal ? 0 : SEAL * painter->layout.u;
    words->lines = type_has_room(painter, words->large, room, 1, words->call) ? 1 : 2;
    words->note_lines = !words->note[0]                                              ? 0
                        : type_has_room(painter, words->small, room, 2, words->note) ? 2
                                                                                     : 3;
    return type_has_room(painter, words->large, room, words->lines, words->call) &&
           (!words->note_lines ||
            type_has_room(painter, words->small, room, words->note_lines, words->note)) &&
           words_high(painter, words) <= high - 12 * painter->layout.u;
}

/* One large line and two small ones, or all of it smaller, or without the seal, or the call alone; false if
 * even that has no room: no word is cut. */
static bool set_words(struct painter *painter, struct bar_words *words, float room, float high)
{
    words->lines = 1;
    words->note_lines = 2;
    words->seal = true;
    if (type_fits(painter, words->large, room, words->call) &&
        type_count_lines(painter, words->small, room, words->note) <= 2)
        return true;
    if (set_close(painter, words, room, high))
        return true;
    words->seal = false;
    if (set_close(painter, words, room, high))
        return true;
    words->note[0] = '\0';
    return set_close(painter, words, room, high);
}

static void draw_words(struct painter *painter, const struct bar_words *words, struct rect bar, float room)
{
    float u = painter->layout.u, x = bar.x + EDGE * u, below = type_leading(painter, words->small, 23);
    float y = bar.y + bar.h / 2 - 10 * u;

    if (words->close) {
        y = bar.y + (bar.h - words_high(painter, words)) / 2 + type_cap_height(painter, words->large);
        below = type_leading(painter, words->small, 17);
    }
    x += words->seal ? SEAL * u : 0;
    room += words->seal ? 0 : SEAL * u;
    if (words->lines > 1)
        type_draw_wrapped(painter, words->large, x, y, room, 23, words->lines, words->call);
    else
        type_draw_fit(painter, words->large, x, y, room, words->call);
    y += type_leading(painter, words->large, 23) * (float)(words->lines - 1) + below;
    if (words->note_lines)
        type_draw_wrapped(painter, words->small, x, y, room, 17, words->note_lines, words->note);
}

/* Draws who is called and the words beside them, in letters as large as have room. */
static void draw_call(struct scene *scene, struct app *app, struct rect bar, float room)
{
    struct painter *painter = &app->painter;
    const struct table_scene *table = (const struct table_scene *)scene->under;
    int seat = ((const struct curtain *)scene)->seat;
    const struct layout before = painter->layout;
    struct bar_words words;
    bool fits;

    do {
        words = (struct bar_words){.large = type_make(TYPE_SERIF, SIZE_SCORE, COLOUR_IVORY, TYPE_LEFT),
                                   .small = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT)};
        scene_curtain_words(scene, app, words.call, sizeof words.call);
        say_others(session_setup(table->session), &table->view.table, seat, words.note, sizeof words.note);
        fits = set_words(painter, &words, room, bar.h);
    } while ((!fits || !words.note[0]) && layout_lower(&painter->layout));
    if (words.seal || !fits) {
        float side = 60 * painter->layout.u;
        struct rect seal = {bar.x + EDGE * painter->layout.u, bar.y + (bar.h - side) / 2, side, side};
        face_draw_seat(painter, session_setup(table->session)->players, seat, seal,
                       table_wind(&table->view.table, seat), true);
    }
    if (fits)
        draw_words(painter, &words, bar, room);
    painter->layout = before;
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_scene *table = (const struct table_scene *)scene->under;
    struct rect bar = bar_place(painter, table);
    int seat = ((const struct curtain *)scene)->seat;
    const struct setup *setup = session_setup(table->session);
    float u = painter->layout.u,
          button_w = fminf(fmaxf(180 * u, fminf(280 * u, bar.w * .34f)), bar.w - 24 * u);
    struct rect place = {bar.x + bar.w - button_w - 12 * u, bar.y + (bar.h - 60 * u) / 2, button_w, 60 * u};
    float room = place.x - bar.x - (EDGE + SEAL + 20) * u;
    const struct rect whole = bar;
    if (painter->layout.shape == LAYOUT_UPRIGHT) { /* the button below the words */
        place = rect_make(bar.x + 12 * u, bar.y + bar.h - 72 * u, bar.w - 24 * u, 60 * u);
        room = bar.w - 106 * u;
        bar.h -= 72 * u;
    }
    char words[240];

    draw_panel_brass(painter, whole, false);
    draw_panel(painter, whole);
    if (room + SEAL * u > 140 * u) /* four sets leave room for the button alone, which has the name too */
        draw_call(scene, app, bar, room);
    tr_say(words, sizeof words, tr("I’m {1}"), setup->players[seat].name);
    bool holds = app->settings.hold_to_see;
    struct button button = button_make("button:ready", words, holds ? tr("Hold to look") : NULL,
                                       !holds                          ? tr("Enter")
                                       : key_of(table, seat) == SDLK_q ? "Q"
                                                                       : "J",
                                       SDLK_RETURN);
    button.look = BUTTON_PRIMARY;
    button.glow = true;
    widget_button(app, place, &button);
}

/* The table below turns to the person. */
static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    table_scene_step((struct table_scene *)scene->under, app, dt);
    return scene;
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    const struct curtain *curtain = (const struct curtain *)scene;

    (void)id;
    if (!app->command_line.headless && !app->trace.file && SDL_GetTicks64() - curtain->since < HASTE)
        return scene;
    table_scene_lift_curtain(scene->under, app);
    return scene->under;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    struct table_scene *table = (struct table_scene *)scene->under;

    if (app->settings.hold_to_see && pressed->code == key_of(table, table->next)) {
        app->input.held = app->input.last;
        table_scene_lift_curtain(scene->under, app);
        table->held = true;
        return scene->under;
    }
    return pressed->code == SDLK_ESCAPE ? scene_pause(app, scene) : NULL;
}

static const struct scene_class curtain_class = {.name = "curtain",
                                                 .phone = true,
                                                 .seated = true,
                                                 .update = update,
                                                 .draw = draw,
                                                 .activate = activate,
                                                 .key = key};

struct scene *scene_curtain(struct app *app, struct scene *under, int seat)
{
    struct curtain *curtain = SCENE_NEW(struct curtain, &curtain_class, under);

    (void)app;
    curtain->seat = seat;
    curtain->since = SDL_GetTicks64();
    return &curtain->scene;
}
