/*
 * preference_pages.c: what stands on the pages of the settings (preferences.h).
 */
#include <math.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/data_folder.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/window.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/preferences/preferences.h"
#include "sdl/system/page.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/pick.h"
#include "sdl/ui/roads.h"
#include "sdl/venue/venue.h"
#include "words/languages/languages.h"
#include "words/people/road_words.h"
#include "words/voices/voices.h"
#include "words/words.h"

#define ROWS(list)   list, sizeof(list) / sizeof *(list)
#define PLACE(field) .place = offsetof(struct settings, field)

/* Rows in a line each: the id, the place in the settings, the label, then what goes with the kind: of a flag
 * its help line, and maybe more. */
#define FLAG(name, field, words, ...)                                                                        \
    {                                                                                                        \
        .kind = PREFERENCE_FLAG, .id = (name), .label = (words), PLACE(field), .help = __VA_ARGS__           \
    }
#define CHOICE(name, words, wording, ...)                                                                    \
    {                                                                                                        \
        .kind = PREFERENCE_CHOICE, .id = (name), .label = (words), .word = (wording), __VA_ARGS__            \
    }
#define SLIDER(name, field, words, heard)                                                                    \
    {                                                                                                        \
        .kind = PREFERENCE_SLIDER, .id = (name), .label = (words), .most = 10, .sample = (heard),            \
        PLACE(field)                                                                                         \
    }
#define FIELD(name, field, words)                                                                            \
    {                                                                                                        \
        .kind = PREFERENCE_FIELD, .id = (name), .label = (words), PLACE(field)                               \
    }
#define BUTTON(name, words, line, does)                                                                      \
    {                                                                                                        \
        .kind = PREFERENCE_BUTTON, .id = (name), .label = (words), .help = (line), .act = (does)             \
    }

static const char *word_at(const char *const *words, int count, int i)
{
    return i < count ? tr(words[i]) : NULL;
}

/* --- play ---------------------------------------------------------------------------------------------- */

static const char *speed_word(const struct app *app, int i)
{
    static const char *const words[SPEED_COUNT] = {N_("Slow"), "", N_("Fast"), ""};
    (void)app;
    if (i == SPEED_OFF)
        return tr_in("speed", "Instant");
    return i == SPEED_NORMAL ? tr_in("speed", "Normal") : word_at(words, SPEED_COUNT, i);
}

/* The choice made here holds from now on, whatever the command line said. */
static void set_speed(struct app *app, int value)
{
    app->settings.speed = value;
    app->command_line.speed = -1;
}

static int get_waits(const struct app *app)
{
    return settings_shows_waits(&app->settings, app->session ? session_setup(app->session) : NULL);
}

static void set_waits(struct app *app, int value)
{
    settings_choose_waits(&app->settings, value);
}

static const struct preference play_rows[] = {
    CHOICE("speed", N_("Speed"), speed_word, .set = set_speed, PLACE(speed)),
    FLAG("confirm", confirm_discard, N_("Confirm discards"),
         N_("Click once to select a tile, again to discard it.")),
    FLAG("waits", show_waits, N_("Show my waits"), N_("{1} shows and hides them during play."),
         .key = SDLK_TAB, .get = get_waits, .set = set_waits),
    FLAG("warn", warn_riichi, N_("Warn before a dead Riichi"), N_("One that could win only by self-draw.")),
    FLAG("hints", show_hints, N_("Tips"), N_("Explains tiles, counts unseen ones, says what buttons do.")),
    FLAG("customary", customary_names, N_("Customary names"),
         N_("In Pattern Mahjong, “pung” beside “triplet”.")),
    FLAG("sort", sort_hand, N_("Sort my tiles"),
         N_("Otherwise they stay as they come, or where you put them.")),
    FLAG("cover", cover_discards, N_("Curtain after every discard"),
         N_("On one screen: hides whether a discard could be claimed.")),
    FLAG("one-curtain", one_curtain, N_("One curtain a turn"),
         N_("On one screen: choose right after your discard what happens until your next turn.")),
    FLAG("hold", hold_to_see, N_("Hold to see"),
         N_("On one screen: your tiles show only while you hold your key.")),
};

/* --- sound --------------------------------------------------------------------------------------------- */

static void sample_effects(struct app *app)
{
    audio_play(app, SOUND_TILE);
}

/* Two players say it, in turn. */
static void sample_voices(struct app *app)
{
    static uint8_t seat;
    const struct event event = {.kind = EVENT_PUNG, .seat = seat};
    char recording[VOICES_NAME];
    seat ^= 1;
    if (voices_recording(&event, ruleset_list[0], language_spoken()->code, recording))
        audio_call(app, SOUND_CALL_PUNG, recording, seat ? AUDIO_HERE : AUDIO_LEFT);
}

/* Those that tell what happens, each with its name. */
static const struct {
    enum sound sound;
    const char *name;
} sounds[] = {{SOUND_DRAW, N_("A tile from the wall")},
              {SOUND_DISCARD, N_("Discard")},
              {SOUND_CALL_CHOW, N_("Chow")},
              {SOUND_CALL_PUNG, N_("Pung")},
              {SOUND_CALL_KONG, N_("Kong")},
              {SOUND_CALL_PASS, N_("Pass")},
              {SOUND_CALL_RIICHI, N_("Riichi")},
              {SOUND_CALL_WIN, N_("Win")},
              {SOUND_DUMMY, N_("Draw for the dummy")},
              {SOUND_TURN, N_("A tile is revealed")},
              {SOUND_TREASURE, N_("The treasure")},
              {SOUND_DICE, N_("The dice")},
              {SOUND_POINT, N_("Points")},
              {SOUND_WIN, N_("You win the round")},
              {SOUND_LOSS, N_("Another player wins")},
              {SOUND_DRAW_ROUND, N_("No winner")},
              {SOUND_MATCH_WIN, N_("You win the match")},
              {SOUND_REFUSE, N_("Something you can’t do")},
              {SOUND_WARNING, N_("A warning")},
              {SOUND_UNDO, N_("Undo")}};

static void sample_sound(struct app *app, int index)
{
    audio_play(app, sounds[index].sound);
}

static struct scene *list_sounds(struct scene *scene, struct app *app)
{
    struct pick pick = {.sample = sample_sound, .chosen = -1};
    SDL_strlcpy(pick.title, tr("Learn the sounds"), sizeof pick.title);
    for (size_t i = 0; i < sizeof sounds / sizeof *sounds; i++)
        pick_add(&pick, tr(sounds[i].name), NULL);
    return scene_pick(app, scene, &pick);
}

/* The pieces, as the settings number them. */
static const char *tune_word(const struct app *app, int i)
{
    static const char *const words[] = {N_("All in turn"), N_("Lantern"), N_("Pond"), N_("Evening"),
                                        N_("Moon")};
    (void)app;
    return word_at(words, sizeof words / sizeof *words, i);
}

static int get_tune(const struct app *app)
{
    return app->settings.tunes[app->settings.place];
}

static void set_tune(struct app *app, int value)
{
    app->settings.tunes[app->settings.place] = value;
}

static const struct preference sound_rows[] = {
    SLIDER("sound", sound, N_("Effects"), sample_effects),
    FLAG("voices", voices, N_("Spoken calls"), N_("Hear pung, kong, Riichi and wins in your language."),
         .sample = sample_voices),
    SLIDER("voice", voice, N_("Voices"), sample_voices),
    FLAG("talk", talk, N_("Opponents talk"), N_("The eight say something now and then.")),
    FLAG("announce", announce, N_("Good news"), N_("Announces firsts, streaks, bests and achievements.")),
    SLIDER("music", music, N_("Music"), NULL),
    CHOICE("tune", N_("Music at this table"), tune_word,
           .help = N_("Each place around the table keeps its own."), .get = get_tune, .set = set_tune),
    FLAG("muted", muted, N_("Mute all sound ({1})"), NULL, .key = SDLK_m),
    FLAG("background", pause_music, N_("Pause music in the background"), NULL),
    BUTTON("button:sounds", N_("Learn the sounds"), NULL, list_sounds),
};

/* --- speech -------------------------------------------------------------------------------------------- */

static void sample_speech(struct app *app)
{
    speaker_apply(app);
    speaker_say_now(app, tr("This is how I sound."));
}

static const char *detail_word(const struct app *app, int i)
{
    (void)app;
    return i == SPEECH_BEGINNER ? tr_in("speech detail", "Beginner")
           : i == SPEECH_NORMAL ? tr_in("speech detail", "Normal")
           : i == SPEECH_BRIEF  ? tr_in("speech detail", "Brief")
                                : NULL;
}

static const struct preference speech_rows[] = {
    FLAG("speech", speech, N_("Read the game aloud"),
         N_("Reads the screen and the table aloud with the system voice ({1})."), .key = SDLK_F8),
    CHOICE("speech-detail", N_("Speech detail"), detail_word,
           .help = N_("Beginner always says how to answer, Brief never does."), PLACE(speech_detail)),
    SLIDER("speech-rate", speech_rate, N_("Speech speed"), sample_speech),
    SLIDER("speech-volume", speech_volume, N_("Speech volume"), sample_speech),
};

/* --- tiles and table ----------------------------------------------------------------------------------- */

static const char *back_label(const struct app *app, int i)
{
    (void)app;
    return atlas_back_label(i) ? tr(atlas_back_label(i)) : NULL;
}

static const char *faces_label(const struct app *app, int i)
{
    (void)app;
    return atlas_faces_label(i) ? tr(atlas_faces_label(i)) : NULL;
}

static const char *felt_word(const struct app *app, int i)
{
    (void)app;
    return i < FELT_COUNT ? tr(felt_label((enum felt)i)) : NULL;
}

/* Says whose crown brings a look that isn't open yet. */
static bool is_open(struct app *app, enum prize_kind kind, int look)
{
    bool open = roads_opens(app, kind, look);
    if (!open)
        app_notice(app, tr("Opens with {1}’s crown"), words_road_name(road_prize_of(kind, look)));
    return open;
}

static void set_back(struct app *app, int value)
{
    if (is_open(app, PRIZE_BACK, value))
        app->settings.back = value;
}

static void set_felt(struct app *app, int value)
{
    if (is_open(app, PRIZE_FELT, value))
        app->settings.felt = value;
}

static const char *place_word(const struct app *app, int i)
{
    (void)app;
    return i < VENUE_COUNT ? venue_label((enum venue)i) : NULL;
}

static void set_place(struct app *app, int value)
{
    if (is_open(app, PRIZE_PLACE, value))
        app->settings.place = value;
}

static const struct preference look_rows[] = {
    CHOICE("faces", N_("Tile faces"), faces_label, PLACE(faces)),
    CHOICE("back", N_("Tile backs"), back_label, .set = set_back, PLACE(back)),
    CHOICE("felt", N_("Table"), felt_word, .set = set_felt, PLACE(felt)),
    CHOICE("place", N_("Around the table"), place_word, .set = set_place, PLACE(place)),
    FLAG("prizes", all_prizes, N_("Open all prizes"),
         N_("Every table, place and tile back of the road, won or not.")),
    FLAG("large", large_tiles, N_("Large tiles"), N_("Makes the tiles on the table as large as will fit.")),
    FLAG("drawn", mark_drawn, N_("Mark discards straight from the draw"), NULL),
};

/* A piece of the table as it will look. */
static void draw_preview(struct app *app, struct pen *pen)
{
    struct painter *painter = &app->painter;
    static const uint8_t tiles[] = {TILE_1M + 4, TILE_1P + 6, TILE_1S, TILE_1S + 7,
                                    TILE_EAST,   TILE_GREEN,  TILE_RED};
    enum { COUNT = sizeof tiles };
    static const uint32_t felts[FELT_COUNT][2] = {{COLOUR_FELT_TEAL_HIGH, COLOUR_FELT_TEAL_LOW},
                                                  {COLOUR_FELT_WINE_HIGH, COLOUR_FELT_WINE_LOW},
                                                  {COLOUR_FELT_NIGHT_HIGH, COLOUR_FELT_NIGHT_LOW},
                                                  {COLOUR_FELT_LINEN_HIGH, COLOUR_FELT_LINEN_LOW}};
    int felt = app->settings.felt % FELT_COUNT;
    struct pen below = *pen;
    pen_pad(&below, 16, 0);
    struct rect strip = pen_top(&below, 132), whole = strip;
    float w = fminf(atlas_width(painter, 62), floorf(strip.w / (COUNT + 3))), high, wide, x;
    if (app->settings.place && page_has(PAGE_REST)) {
        venue_draw(painter, (enum venue)app->settings.place, whole);
        strip = rect_inset(strip, roundf((strip.w - w * (COUNT + 3.6f)) / 2), roundf(10 * painter->layout.u));
    }
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
                                     .w = w - 1,
                                     .flags = ATLAS_TOLD};
    }
    atlas_draw_group(painter, row, COUNT + 2);
    pen_top(&below, 8);
    if (app->settings.high_contrast)
        text_draw(painter, TEXT_NOTE, pen_top(&below, 24),
                  tr("High contrast is on: the table stays plain and dark."));
    pen_top(pen, (below.room.y - pen->room.y) / pen->u);
}

/* --- screen -------------------------------------------------------------------------------------------- */

enum { SIZES = 4 };

static const int sizes[SIZES - 1][2] = {{960, 600}, {1280, 800}, {1920, 1080}};

/* The place of a number among some that end with 0, which is -1 if it is none of them. */
static int place_of(const int *numbers, int number)
{
    for (int i = 0; numbers[i]; i++)
        if (numbers[i] == number)
            return i;
    return -1;
}

static const char *size_word(const struct app *app, int i)
{
    static const char *const words[SIZES] = {"960x600", "1280x800", "1920x1080", N_("Full screen")};
    (void)app;
    return i < SIZES - 1 ? words[i] : word_at(words, SIZES, i);
}

static int get_size(const struct app *app)
{
    if (window_is_full(app))
        return SIZES - 1;
    for (int i = 0; i < SIZES - 1; i++)
        if (app->settings.width == sizes[i][0] && app->settings.height == sizes[i][1])
            return i;
    return -1;
}

static void set_size(struct app *app, int value)
{
    window_want_full(app, value == SIZES - 1);
    if (value < SIZES - 1)
        window_want_size(app, sizes[value][0], sizes[value][1]);
}

static const int scales[] = {80, 90, 100, 125, 150, 0}; /* more has no room in any window (layout.h) */

static const char *scale_word(const struct app *app, int i)
{
    static const char *const words[] = {"80", "90", "100", "125", "150", NULL};
    (void)app;
    return words[i];
}

/* A larger scale from an older settings file counts as the largest. */
static int get_scale(const struct app *app)
{
    return place_of(scales, SDL_min(app->settings.scale, 150));
}

static void set_scale(struct app *app, int value)
{
    app->settings.scale = scales[value];
}

static const char *language_word(const struct app *app, int i)
{
    (void)app;
    return i ? NULL : language_spoken()->name;
}

static const struct preference screen_rows[] = {
    {.kind = PREFERENCE_LIST,
     .id = "language",
     .label = N_("Language"),
     .word = language_word,
     .act = scene_languages},
    CHOICE("size", N_("Size"), size_word, .get = get_size, .set = set_size),
    CHOICE("scale", N_("Interface %"), scale_word, .get = get_scale, .set = set_scale),
    FLAG("contrast", high_contrast, N_("High contrast"),
         N_("Bright text on a plain dark table, whatever cloth you choose.")),
    FLAG("reduced", reduced_motion, N_("Reduced motion"), N_("Short fades instead of moving tiles.")),
    FLAG("goals", goals, N_("Goals on the title"), N_("The deal of the day with its streak, and the road.")),
};

/* --- names --------------------------------------------------------------------------------------------- */

/* Each player by name: the one who plays as it is typed now. */
static const char *player_word(const struct app *app, int i)
{
    const struct profiles *profiles = &app->players.list;
    if (i >= profiles->count)
        return i ? NULL : words_given_name(app->settings.names[0]);
    if (i == profiles->chosen)
        return words_given_name(app->settings.names[0]);
    return profiles->names[i][0] ? profiles->names[i] : tr("No name");
}

static int get_player(const struct app *app)
{
    return app->players.list.chosen;
}

static struct scene *choose_player(struct scene *scene, struct app *app, int value)
{
    if (value == app->players.list.chosen || value >= app->players.list.count)
        return scene;
    struct scene *first = app_take_profile(app, app->players.list.numbers[value]);
    return first ? first : scene;
}

/* They are asked for their name at once: the page comes again, as theirs. */
static struct scene *add_player(struct scene *scene, struct app *app)
{
    struct error why;
    char name[PLAYER_NAME];
    tr_say(name, sizeof name, tr("Player {1}"), app->players.list.count + 1);
    if (!app->data[0]) {
        app_warn(app, tr("Couldn’t add a player: {1}"), tr("nothing can be saved here"));
        return scene;
    }
    app_settings_changed(app);
    int number = profiles_begin(app->players.base, &app->settings, name, &why);
    if (!number) {
        app_warn(app, tr("Couldn’t add a player: {1}"), why.message);
        return scene;
    }
    struct scene *first = app_take_profile(app, number);
    if (!first)
        return scene;
    struct scene *theirs = preferences_at(app, first, PREFERENCES_PLAYERS);
    app_go(app, theirs); /* which begins without a focus */
    input_focus(app, "name:you");
    return theirs;
}

static const struct preference name_rows[] = {
    CHOICE("player", N_("Who’s playing"), player_word,
           .help = N_("Each player has their own matches, records, statistics and settings."),
           .get = get_player, .choose = choose_player),
    FIELD("name:you", names[0], N_("You")),
    FIELD("name:guest", names[1], N_("Second player")),
    FIELD("name:opponent", opponent, N_("Opponent")),
    BUTTON("button:add-player", N_("Add a player"), N_("Someone else on this computer"), add_player),
};

/* --- keys and devices ---------------------------------------------------------------------------------- */

static const int paces[] = {5, 10, 15, 20, 30, 50, 0}; /* tenths of a second */

static const char *pace_word(const struct app *app, int i)
{
    static const char *const words[] = {"½", "1", "1½", "2", "3", "5", NULL};
    (void)app;
    return words[i];
}

static int get_pace(const struct app *app)
{
    return place_of(paces, app->settings.scan_pace);
}

static void set_pace(struct app *app, int value)
{
    app->settings.scan_pace = paces[value];
}

static const struct preference device_rows[] = {
    BUTTON("button:keys", N_("Keys"), N_("What each key does, and how to change it"), scene_keys),
    FLAG("scan", scan, N_("One-key play"),
         N_("Choices light up one after another. Press the key, click, or press A on a gamepad to choose.")),
    CHOICE("pace", N_("Seconds per choice"), pace_word, .get = get_pace, .set = set_pace),
};

/* --- files --------------------------------------------------------------------------------------------- */

static struct scene *show_folder(struct scene *scene, struct app *app)
{
    if (app->folder[0])
        data_folder_show(app, app->folder);
    return scene;
}

static struct scene *answer_reset(struct scene *under, struct app *app, bool yes)
{
    if (!yes)
        return under;
    settings_reset(&app->settings);
    app_settings_changed(app);
    app_notice(app, tr("The settings have been reset."));
    return under;
}

static struct scene *ask_reset(struct scene *scene, struct app *app)
{
    struct question question = {.title = tr("Reset all settings?"),
                                .yes = tr("Reset"),
                                .no = tr("Keep settings"),
                                .costs = true,
                                .answer = answer_reset};
    tr_say(question.text, sizeof question.text,
           tr("Names, language, speech, one-key play, matches, records and statistics stay as they are."));
    return scene_question(app, scene, &question);
}

static void draw_where(struct app *app, struct pen *pen)
{
    struct pen words = *pen;
    pen_pad(&words, 26, 4);
    pen_write(&words, TEXT_BODY | TEXT_QUIET, 22, 4,
              app->folder[0]
                  ? TR_SAID(tr("Matches, records and settings are kept in {1}, nowhere else."), app->folder)
                  : tr("Nothing is saved: there is no folder to write to."));
    pen_top(pen, (words.room.y - pen->room.y) / pen->u + 20);
}

static const struct preference file_rows[] = {
    BUTTON("button:folder", N_("Open the folder"), N_("Where your match and settings files are"),
           show_folder),
    BUTTON("button:export-all", N_("Export everything"), N_("Settings, matches and shelf in one file"),
           scene_export_all),
    BUTTON("button:import-all", N_("Import everything"), N_("From a file like that"), scene_import_all),
    BUTTON("button:aside", N_("Files set aside"), N_("Files that couldn’t be read"), scene_quarantine),
    BUTTON("button:reset", N_("Reset the settings"),
           N_("All except names, language, speech and one-key play"), ask_reset),
};

const struct preference_page preference_pages[] = {
    [PREFERENCES_PLAY] = {N_("At the table"), ROWS(play_rows), NULL},
    [PREFERENCES_LOOK] = {N_("Tiles and table"), ROWS(look_rows), draw_preview},
    [PREFERENCES_SOUND] = {N_("Sound"), ROWS(sound_rows), NULL},
    [PREFERENCES_SPEECH] = {N_("Speech"), ROWS(speech_rows), NULL},
    [PREFERENCES_SCREEN] = {N_("Screen"), ROWS(screen_rows), NULL},
    [PREFERENCES_PLAYERS] = {N_("Players"), ROWS(name_rows), NULL},
    [PREFERENCES_DEVICES] = {N_("Keys and devices"), ROWS(device_rows), NULL},
    [PREFERENCES_FILES] = {N_("Files"), ROWS(file_rows), draw_where},
    {NULL, NULL, 0, NULL},
};
