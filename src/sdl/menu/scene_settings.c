/*
 * scene_settings.c: what the player prefers, with a live picture of the tiles.
 *
 * Every change is applied and saved at once. Over the table it is an overlay that hides it.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/ui/widgets.h"
#include "words/languages/languages.h"

enum { NAMES = 3, LOUDEST = 10, SIZES = 4, SCALES = 6 };

struct preferring {
    struct scene scene;
    struct field names[NAMES]; /* of the person, the opponent, the second person */
};

static const char *const name_ids[NAMES] = {"name:you", "name:opponent", "name:guest"};
static const int sizes[SIZES - 1][2] = {{960, 600}, {1280, 800}, {1920, 1080}};
static const int scales[SCALES] = {80, 90, 100, 110, 125, 150};

static const char *back_label(int i)
{
    return atlas_back_label(i) ? tr(atlas_back_label(i)) : NULL;
}

static const char *faces_label(int i)
{
    return atlas_faces_label(i) ? tr(atlas_faces_label(i)) : NULL;
}

static const char *felt_of(int i)
{
    return i < FELT_COUNT ? tr(felt_label((enum felt)i)) : NULL;
}

/* A switch of the settings: where it is kept and what it says. */
struct flag {
    const char *id, *label, *help;
    size_t offset;
};

#define FLAG(id, field, label, help)                                                                         \
    {                                                                                                        \
        id, label, help, offsetof(struct settings, field)                                                    \
    }
static const struct flag play_flags[] = {
    FLAG("confirm", confirm_discard, TR("Confirm discards"), TR("Select a tile first, then click it again.")),
    FLAG("waits", show_waits, TR("Show my waits"), TR("Tab shows and hides them during play.")),
    FLAG("warn", warn_riichi, TR("Warn before a dead Riichi"),
         TR("One that could win only by your own draw.")),
    FLAG("hints", show_hints, TR("Helps"), TR("What a tile is, how many are unseen, what buttons do.")),
    FLAG("customary", customary_names, TR("Customary names"), TR("Pung beside triplet, in Pattern Mahjong.")),
    FLAG("sort", sort_hand, TR("Sort my tiles"), TR("Otherwise they stay as they come, or as you put them.")),
    FLAG("cover", cover_discards, TR("Cover after every discard"),
         TR("At one screen: nobody learns what could be claimed.")),
};
enum { PLAY_FLAGS = sizeof play_flags / sizeof *play_flags };

/* Others that stand in panels of their own. */
static const struct flag sound_flags[] = {
    FLAG("muted", muted, TR("Mute everything (M)"), NULL),
    FLAG("background", pause_music, TR("Pause the music in the background"), NULL),
};
static const struct flag motion_flag =
    FLAG("reduced", reduced_motion, TR("Reduced motion"), TR("Short fades instead of moving tiles."));
static const struct flag drawn_flag =
    FLAG("drawn", mark_drawn, TR("Mark discards drawn and thrown at once"), NULL);
enum { SOUND_FLAGS = sizeof sound_flags / sizeof *sound_flags, SOUND_ROWS = 2 + SOUND_FLAGS };

static bool *flag_of(struct settings *settings, const struct flag *flag)
{
    return (bool *)((char *)settings + flag->offset);
}

/* A choice among words: the settings' number is the place of the word. */
static const struct pick {
    const char *id, *label;
    size_t offset;
    const char *(*word)(int);
} picks[] = {
    {"faces", TR("Faces"), offsetof(struct settings, faces), faces_label},
    {"back", TR("Backs"), offsetof(struct settings, back), back_label},
    {"felt", TR("Table"), offsetof(struct settings, felt), felt_of},
};
enum { PICKS = sizeof picks / sizeof *picks };

struct places {
    struct rect play, sound, look, window, names;
};

static struct places places_of(const struct layout *l)
{
    float x = l->margin + 16, w = l->wide - 2 * x, column = (w - 24) / 2, right = x + column + 24, y = 104;
    float spare = fminf(l->high - 800, 60);
    struct places out = {.play = layout_rect(l, x, y, column, 466 + spare / 2),
                         .sound = layout_rect(l, x, y + 482 + spare / 2, column, 182 + spare / 2),
                         .look = layout_rect(l, right, y, column, 300 + spare / 3),
                         .window = layout_rect(l, right, y + 312 + spare / 3, column, 216 + spare / 3),
                         .names = layout_rect(l, right, y + 540 + spare * 2 / 3, column, 124 + spare / 3)};
    return out;
}

/* The rows of a panel: equal parts of what is left below its heading. */
static struct rect row_of(const struct painter *painter, struct rect panel, float top, int index, int count)
{
    float u = painter->layout.u, pad = roundf(6 * u);
    struct rect inner = rect_make(panel.x + pad, top, panel.w - 2 * pad, panel.y + panel.h - top - pad);
    return rect_row(inner, index, count, 0);
}

static void draw_flag(struct app *app, struct rect row, const struct flag *flag)
{
    widget_toggle(app, row, flag->id, tr(flag->label), flag->help ? tr(flag->help) : NULL,
                  *flag_of(&app->settings, flag), true);
}

static void draw_play(struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    const char *const speeds[] = {tr("Slow"), tr_in("speed", "Normal"), tr("Fast"), tr("Off")};
    float top = widget_panel(painter, panel, tr("Play"));
    widget_choice(app, row_of(painter, panel, top, 0, PLAY_FLAGS + 1), "speed", tr("Speed"), NULL, speeds,
                  SPEED_COUNT, app->settings.speed, true);
    for (int i = 0; i < PLAY_FLAGS; i++)
        draw_flag(app, row_of(painter, panel, top, i + 1, PLAY_FLAGS + 1), &play_flags[i]);
}

static struct rect sound_row(struct painter *painter, int index)
{
    struct rect panel = places_of(&painter->layout).sound;
    return row_of(painter, panel, roundf(panel.y + 48 * painter->layout.u), index, SOUND_ROWS);
}

static void draw_sound(struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    widget_panel(painter, panel, tr("Sound"));
    widget_slider(app, sound_row(painter, 0), "sound", tr("Effects"), app->settings.sound, LOUDEST);
    widget_slider(app, sound_row(painter, 1), "music", tr("Music"), app->settings.music, LOUDEST);
    for (int i = 0; i < SOUND_FLAGS; i++)
        draw_flag(app, sound_row(painter, 2 + i), &sound_flags[i]);
}

/* A piece of the table as it will look. */
static void draw_preview(struct app *app, struct rect strip)
{
    struct painter *painter = &app->painter;
    static const uint8_t tiles[] = {TILE_1M + 4, TILE_1P + 6, TILE_1S, TILE_1S + 7,
                                    TILE_EAST,   TILE_GREEN,  TILE_RED};
    enum { COUNT = sizeof tiles };
    static const uint32_t felts[FELT_COUNT][2] = {{COLOUR_FELT_TEAL_HIGH, COLOUR_FELT_TEAL_LOW},
                                                  {COLOUR_FELT_WINE_HIGH, COLOUR_FELT_WINE_LOW},
                                                  {COLOUR_FELT_NIGHT_HIGH, COLOUR_FELT_NIGHT_LOW}};
    int felt = app->settings.felt % FELT_COUNT;
    float w = atlas_width(painter, 46), high, wide, x;
    struct atlas_tile row[COUNT + 2] = {{0}};
    struct box_style style = {.radius = 9,
                              .top = felts[felt][0],
                              .bottom = felts[felt][1],
                              .stroke = COLOUR_RULE,
                              .stroke_width = 1};
    draw_box(painter, strip, &style);
    atlas_size(POSE_LYING, w, &wide, &high);
    x = roundf(strip.x + (strip.w - w * (COUNT + 2.4f)) / 2);
    for (int i = 0; i < COUNT + 2; i++) {
        bool down = i >= COUNT;
        row[i] = (struct atlas_tile){.pose = down ? POSE_DOWN : POSE_LYING,
                                     .tile = down ? TILE_HIDDEN : tiles[i],
                                     .x = x + (float)i * w + (down ? roundf(w * 0.4f) : 0),
                                     .y = roundf(strip.y + (strip.h - high) / 2),
                                     .w = w - 1};
    }
    atlas_draw_group(painter, row, COUNT + 2);
}

static void draw_look(struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, top = widget_panel(painter, panel, tr("Tiles and table")),
          pad = roundf(16 * u);
    struct rect strip = rect_make(panel.x + pad, top, panel.w - 2 * pad, roundf(84 * u));
    draw_preview(app, strip);
    top += strip.h + roundf(6 * u);
    for (int i = 0; i < PICKS; i++) {
        const char *words[8];
        int count = 0;
        while (count < 8 && (words[count] = picks[i].word(count)))
            count++;
        widget_choice(app, row_of(painter, panel, top, i, PICKS + 1), picks[i].id, tr(picks[i].label), NULL,
                      words, count, *(int *)(void *)((char *)&app->settings + picks[i].offset), true);
    }
    draw_flag(app, row_of(painter, panel, top, PICKS, PICKS + 1), &drawn_flag);
}

static int size_chosen(const struct app *app)
{
    if (app->settings.fullscreen)
        return SIZES - 1;
    for (int i = 0; i < SIZES - 1; i++)
        if (app->settings.width == sizes[i][0] && app->settings.height == sizes[i][1])
            return i;
    return -1;
}

static void draw_window(struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    const char *const size_words[SIZES] = {"960x600", "1280x800", "1920x1080", tr("Full screen")};
    static const char *const scale_words[SCALES] = {"80", "90", "100", "110", "125", "150"};
    float top = widget_panel(painter, panel, tr("Window"));
    int scale = -1;
    for (int i = 0; i < SCALES; i++)
        if (scales[i] == app->settings.scale)
            scale = i;
    const char *language = language_spoken()->name;
    widget_choice(app, row_of(painter, panel, top, 0, 4), "language", tr("Language"), NULL, &language, 1, -1,
                  true);
    widget_choice(app, row_of(painter, panel, top, 1, 4), "size", tr("Size"), NULL, size_words, SIZES,
                  size_chosen(app), true);
    widget_choice(app, row_of(painter, panel, top, 2, 4), "scale", tr("Interface %"), NULL, scale_words,
                  SCALES, scale, true);
    draw_flag(app, row_of(painter, panel, top, 3, 4), &motion_flag);
}

static void draw_names(struct app *app, const struct preferring *preferring, struct rect panel)
{
    struct painter *painter = &app->painter;
    static const char *const labels[NAMES] = {TR("You"), TR("Opponent"), TR("Second player")};
    float top = widget_panel(painter, panel, tr("Names"));
    for (int i = 0; i < 2; i++)
        widget_field(app, row_of(painter, panel, top, i, 2), name_ids[i], tr(labels[i]),
                     &preferring->names[i]);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct preferring *preferring = (const struct preferring *)scene;
    struct places places = places_of(&painter->layout);
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app, tr("Settings"), NULL);
    draw_play(app, places.play);
    draw_sound(app, places.sound);
    draw_look(app, places.look);
    draw_window(app, places.window);
    draw_names(app, preferring, places.names);
}

/* The settings of the names, as they are typed. */
static void take_names(struct app *app, const struct preferring *preferring)
{
    char *const places[NAMES] = {app->settings.names[0], app->settings.opponent, app->settings.names[1]};
    for (int i = 0; i < NAMES; i++)
        if (preferring->names[i].text[0])
            snprintf(places[i], PLAYER_NAME, "%.*s", PLAYER_NAME - 1, preferring->names[i].text);
}

/* Turns the switch if that is its id. */
static void turn(struct settings *settings, const struct flag *flag, const char *id)
{
    if (strcmp(id, flag->id) == 0)
        *flag_of(settings, flag) = !*flag_of(settings, flag);
}

static void choose(struct app *app, const char *id)
{
    struct settings *settings = &app->settings;
    const char *colon = strchr(id, ':');
    int value = colon ? atoi(colon + 1) : 0;
    size_t length = colon ? (size_t)(colon - id) : strlen(id);
    for (int i = 0; i < PLAY_FLAGS; i++)
        turn(settings, &play_flags[i], id);
    for (int i = 0; i < SOUND_FLAGS; i++)
        turn(settings, &sound_flags[i], id);
    turn(settings, &motion_flag, id);
    turn(settings, &drawn_flag, id);
    for (int i = 0; i < PICKS; i++)
        if (strncmp(id, picks[i].id, length) == 0 && picks[i].id[length] == 0)
            *(int *)(void *)((char *)settings + picks[i].offset) = value;
    if (strncmp(id, "speed:", 6) == 0) {
        settings->speed = value;
        app->command_line.speed = -1; /* the choice made here holds from now on */
    }
    if (strncmp(id, "scale:", 6) == 0 && value < SCALES)
        settings->scale = scales[value];
    if (strncmp(id, "size:", 5) == 0) {
        settings->fullscreen = value == SIZES - 1;
        if (value < SIZES - 1) {
            settings->width = sizes[value][0];
            settings->height = sizes[value][1];
        }
    }
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct preferring *preferring = (struct preferring *)scene;
    take_names(app, preferring);
    if (strcmp(id, "button:back") == 0) {
        app_settings_changed(app);
        audio_play(app, SOUND_BUTTON);
        return scene->under ? scene->under : scene_title(app);
    }
    if (strncmp(id, "language:", 9) == 0) {
        audio_play(app, SOUND_BUTTON);
        return scene_languages(app, scene);
    }
    choose(app, id);
    app_settings_changed(app);
    if (strncmp(id, "name:", 5) != 0)
        audio_play(app, SOUND_BUTTON);
    return scene;
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    struct painter *painter = &app->painter;
    bool effects = strcmp(id, "sound") == 0;
    int *place = effects ? &app->settings.sound : &app->settings.music;
    int value = widget_slider_value(painter, sound_row(painter, effects ? 0 : 1), LOUDEST, x);
    (void)y;
    if (value != *place) {
        *place = value;
        audio_apply(app);
        app_dirty(app);
        if (effects)
            audio_play(app, SOUND_TILE);
    }
    if (drop)
        app_settings_changed(app);
    return scene;
}

/* Arrow keys move a focused slider. */
static bool slide_by_key(struct app *app, const struct scene_key *key)
{
    bool effects = strcmp(app->input.focus, "sound") == 0, music = strcmp(app->input.focus, "music") == 0;
    int *place = effects ? &app->settings.sound : &app->settings.music;
    int step = key->code == SDLK_RIGHT ? 1 : key->code == SDLK_LEFT ? -1 : 0;
    if (!(effects || music) || !step || !app->input.focus_visible)
        return false;
    *place = SDL_clamp(*place + step, 0, LOUDEST);
    app_settings_changed(app);
    audio_play(app, SOUND_TILE);
    return true;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct preferring *preferring = (struct preferring *)scene;
    if (slide_by_key(app, key))
        return scene;
    for (int i = 0; i < NAMES; i++) {
        if (strcmp(app->input.focus, name_ids[i]) != 0)
            continue;
        if (key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER) {
            input_focus(app, "");
            take_names(app, preferring);
            app_settings_changed(app);
            return scene;
        }
        return field_key(&preferring->names[i], key) ? scene : NULL;
    }
    return NULL;
}

static const struct scene_class settings_class = {
    .name = "settings", .draw = draw, .activate = activate, .key = key, .drag = drag};

struct scene *scene_settings(struct app *app, struct scene *under)
{
    struct preferring *preferring = calloc(1, sizeof *preferring);
    const char *const names[NAMES] = {app->settings.names[0], app->settings.opponent, app->settings.names[1]};
    CHECK(preferring);
    preferring->scene.class = &settings_class;
    preferring->scene.under = under;
    for (int i = 0; i < NAMES; i++) {
        preferring->names[i].room = PLAYER_NAME - 1;
        snprintf(preferring->names[i].text, PLAYER_NAME, "%s", names[i]);
    }
    return &preferring->scene;
}
