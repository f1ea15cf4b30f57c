/*
 * settings.c: see settings.h.
 *
 * One table (inifile.h) lists every setting with its place in the file, its kind and its range; the sections
 * of the modes' options follow. A window size is not checked here: the program that opens a window adjusts
 * it. Files of 1.0.0 have the options of Dueling Tigers in `match`.
 */
#include "session/settings.h"

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "ai/people.h"
#include "base/check.h"
#include "base/file.h"
#include "session/inifile.h"
#include "session/quoted_name.h"
#include "session/settings_fields.h"

static const char *const speed_words[] = {"slow", "normal", "fast", "off", NULL};
static const char *const detail_words[] = {"beginner", "normal", "brief", NULL};
static const char *const face_words[] = {"traditional", "learner", NULL};
static const char *const back_words[] = {"amber", "jade", "ink", NULL};
static const char *const felt_words[] = {"teal", "wine", "night", "linen", NULL};

static const char *const place_words[] = {"none", "teahouse", "night-market", "snow-garden", NULL};
static const char *const tune_words[] = {"all", "lantern", "pond", "evening", "moon", NULL};

static const char *const kind_words[] = {"person", "easy", "normal", "hard", NULL};

enum { EVENINGS_MAX = 9999 };

#define AT(member) offsetof(struct settings, member)

const struct field settings_fields[] = {
    {"window", "fullscreen", FIELD_BOOL, AT(fullscreen), 0, 0, NULL},
    {"window", "width", FIELD_NUMBER, AT(width), INT_MIN, INT_MAX, NULL},
    {"window", "height", FIELD_NUMBER, AT(height), INT_MIN, INT_MAX, NULL},
    {"window", "scale", FIELD_NUMBER, AT(scale), 80, 200, NULL},
    {"window", "language", FIELD_NAME, AT(language), 0, 0, NULL},
    {"sound", "effects", FIELD_NUMBER, AT(sound), 0, 10, NULL},
    {"sound", "music", FIELD_NUMBER, AT(music), 0, 10, NULL},
    {"sound", "voices", FIELD_BOOL, AT(voices), 0, 0, NULL},
    {"sound", "voice-volume", FIELD_NUMBER, AT(voice), 0, 10, NULL},
    {"sound", "muted", FIELD_BOOL, AT(muted), 0, 0, NULL},
    {"sound", "pause-in-background", FIELD_BOOL, AT(pause_music), 0, 0, NULL},
    {"speech", "on", FIELD_BOOL, AT(speech), 0, 0, NULL},
    {"speech", "rate", FIELD_NUMBER, AT(speech_rate), 0, 10, NULL},
    {"speech", "volume", FIELD_NUMBER, AT(speech_volume), 0, 10, NULL},
    {"speech", "detail", FIELD_WORD, AT(speech_detail), 0, 0, detail_words},
    {"table", "speed", FIELD_WORD, AT(speed), 0, 0, speed_words},
    {"table", "reduced-motion", FIELD_BOOL, AT(reduced_motion), 0, 0, NULL},
    {"table", "talk", FIELD_BOOL, AT(talk), 0, 0, NULL},
    {"table", "said", FIELD_NAME, AT(said), 0, sizeof((struct settings *)0)->said, NULL},
    {"table", "faces", FIELD_WORD, AT(faces), 0, 0, face_words},
    {"table", "back", FIELD_WORD, AT(back), 0, 0, back_words},
    {"table", "felt", FIELD_WORD, AT(felt), 0, 0, felt_words},
    {"table", "place", FIELD_WORD, AT(place), 0, 0, place_words},
    {"sound", "music-without-place", FIELD_WORD, AT(tunes[0]), 0, 0, tune_words},
    {"sound", "music-of-teahouse", FIELD_WORD, AT(tunes[1]), 0, 0, tune_words},
    {"sound", "music-of-night-market", FIELD_WORD, AT(tunes[2]), 0, 0, tune_words},
    {"sound", "music-of-snow-garden", FIELD_WORD, AT(tunes[3]), 0, 0, tune_words},
    {"table", "all-prizes", FIELD_BOOL, AT(all_prizes), 0, 0, NULL},
    {"window", "large-tiles", FIELD_BOOL, AT(large_tiles), 0, 0, NULL},
    {"window", "high-contrast", FIELD_BOOL, AT(high_contrast), 0, 0, NULL},
    {"table", "sort-hand", FIELD_BOOL, AT(sort_hand), 0, 0, NULL},
    {"table", "mark-drawn", FIELD_BOOL, AT(mark_drawn), 0, 0, NULL},
    {"table", "cover-discards", FIELD_BOOL, AT(cover_discards), 0, 0, NULL},
    {"table", "one-curtain", FIELD_BOOL, AT(one_curtain), 0, 0, NULL},
    {"table", "hold-to-see", FIELD_BOOL, AT(hold_to_see), 0, 0, NULL},
    {"helps", "confirm-discard", FIELD_BOOL, AT(confirm_discard), 0, 0, NULL},
    {"helps", "show-waits", FIELD_BOOL, AT(show_waits), 0, 0, NULL},
    {"helps", "waits-chosen", FIELD_BOOL, AT(waits_chosen), 0, 0, NULL},
    {"helps", "show-danger", FIELD_BOOL, AT(show_danger), 0, 0, NULL},
    {"helps", "warn-riichi", FIELD_BOOL, AT(warn_riichi), 0, 0, NULL},
    {"helps", "show-hints", FIELD_BOOL, AT(show_hints), 0, 0, NULL},
    {"helps", "announce", FIELD_BOOL, AT(announce), 0, 0, NULL},
    {"helps", "goals", FIELD_BOOL, AT(goals), 0, 0, NULL},
    {"helps", "customary-names", FIELD_BOOL, AT(customary_names), 0, 0, NULL},
    {"match", "name", FIELD_NAME, AT(names[0]), 0, 0, NULL},
    {"match", "second-name", FIELD_NAME, AT(names[1]), 0, 0, NULL},
    {"friend", "table", FIELD_NAME, AT(table), 0, sizeof((struct settings *)0)->table, NULL},
    {"friend", "code", FIELD_NAME, AT(table_code), 0, sizeof((struct settings *)0)->table_code, NULL},
    {"friend", "token", FIELD_NAME, AT(table_token), 0, sizeof((struct settings *)0)->table_token, NULL},
    {"friend", "dice", FIELD_BOOL, AT(friends_dice), 0, 0, NULL},
    {"friend", "clock", FIELD_NUMBER, AT(friends_clock), 0, 600, NULL},
    {"friend", "phrases", FIELD_BOOL, AT(phrases), 0, 0, NULL},
    {"match", "opponent", FIELD_NAME, AT(opponent), 0, 0, NULL},
    {"match", "third-name", FIELD_NAME, AT(others[0]), 0, 0, NULL},
    {"match", "fourth-name", FIELD_NAME, AT(others[1]), 0, 0, NULL},
    {"match", "first-seat", FIELD_WORD, AT(four_kinds[0]), 0, 0, kind_words},
    {"match", "second-seat", FIELD_WORD, AT(four_kinds[1]), 0, 0, kind_words},
    {"match", "third-seat", FIELD_WORD, AT(four_kinds[2]), 0, 0, kind_words},
    {"match", "fourth-seat", FIELD_WORD, AT(four_kinds[3]), 0, 0, kind_words},
    {"match", "level", FIELD_LEVEL, AT(level), 0, 0, NULL},
    {"match", "who-second", FIELD_WHO, AT(who[1]), 0, 0, NULL},
    {"match", "who-third", FIELD_WHO, AT(who[2]), 0, 0, NULL},
    {"match", "who-fourth", FIELD_WHO, AT(who[3]), 0, 0, NULL},
    {"match", "practice", FIELD_BOOL, AT(practice), 0, 0, NULL},
    {"match", "mode", FIELD_NAME, AT(mode), 0, 0, NULL},
    {"match", "wall-dice", FIELD_BOOL, AT(wall_dice), 0, 0, NULL},
    {"evening", "seed", FIELD_U64, AT(evening), 0, 0, NULL},
    {"evening", "won", FIELD_NUMBER, AT(evenings_won), 0, EVENINGS_MAX, NULL},
    {"evening", "match-1", FIELD_NAME, AT(evening_matches[0]), 0, 0, NULL},
    {"evening", "match-2", FIELD_NAME, AT(evening_matches[1]), 0, 0, NULL},
    {"evening", "match-3", FIELD_NAME, AT(evening_matches[2]), 0, 0, NULL},
    {"evening", "match-4", FIELD_NAME, AT(evening_matches[3]), 0, 0, NULL},
    {"evening", "match-5", FIELD_NAME, AT(evening_matches[4]), 0, 0, NULL},
    {"evening", "match-6", FIELD_NAME, AT(evening_matches[5]), 0, 0, NULL},
    {"evening", "match-7", FIELD_NAME, AT(evening_matches[6]), 0, 0, NULL},
    {"evening", "match-8", FIELD_NAME, AT(evening_matches[7]), 0, 0, NULL},
    {"evening", "match-9", FIELD_NAME, AT(evening_matches[8]), 0, 0, NULL},
    {"devices", "scan", FIELD_BOOL, AT(scan), 0, 0, NULL},
    {"devices", "scan-pace", FIELD_NUMBER, AT(scan_pace), 3, 100, NULL},
    {.name = NULL},
};

int16_t *settings_options(struct settings *settings, const struct ruleset *rules)
{
    return settings->options[ruleset_place(rules)];
}

void settings_defaults(struct settings *settings)
{
    *settings = (struct settings){
        .speed = SPEED_NORMAL,
        .sound = 8,
        .music = 5,
        .voice = 8,
        .speech_rate = 5,
        .speech_detail = SPEECH_NORMAL,
        .speech_volume = 10,
        .width = 1280,
        .height = 800,
        .scale = 100,
        .warn_riichi = true,
        .sort_hand = true,
        .cover_discards = true,
        .one_curtain = true,
        .pause_music = true,
        .talk = true,
        .friends_dice = true,
        .phrases = true,
        .show_hints = true,
        .announce = true,
        .goals = true,
        .names = {"You", "Guest"},
        .opponent = "Mei",
        .others = {"Otto", "Nino"},
        .four_kinds = {0, AI_EASY, AI_EASY, AI_EASY},
        .level = AI_EASY,
        .wall_dice = true,
        .tunes = {0, 3, 1, 4},
        .scan_pace = 15,
    };
    for (int mode = 0; ruleset_list[mode]; mode++)
        ruleset_defaults(ruleset_list[mode], settings_options(settings, ruleset_list[mode]));
}

void settings_reset(struct settings *settings)
{
    const struct settings before = *settings;
    settings_defaults(settings);
    memcpy(settings->names, before.names, sizeof settings->names);
    memcpy(settings->opponent, before.opponent, sizeof settings->opponent);
    memcpy(settings->others, before.others, sizeof settings->others);
    memcpy(settings->who, before.who, sizeof settings->who);
    memcpy(settings->four_kinds, before.four_kinds, sizeof settings->four_kinds);
    memcpy(settings->options, before.options, sizeof settings->options);
    memcpy(settings->language, before.language, sizeof settings->language);
    settings->level = before.level;
    settings->speech = before.speech; /* without these some players could not see or use the next screen */
    settings->speech_rate = before.speech_rate;
    settings->speech_volume = before.speech_volume;
    settings->speech_detail = before.speech_detail;
    settings->wall_dice = before.wall_dice;
    memcpy(settings->mode, before.mode, sizeof settings->mode);
    settings->all_prizes = before.all_prizes;
    settings->evening = before.evening;
    memcpy(settings->evening_matches, before.evening_matches, sizeof settings->evening_matches);
    settings->evenings_won = before.evenings_won;
    settings->scan = before.scan;
    settings->scan_pace = before.scan_pace;
}

bool settings_is_no_name(const char *name)
{
    struct settings defaults;
    settings_defaults(&defaults);
    return strcmp(name, defaults.names[0]) == 0;
}

bool settings_is_unnamed(const struct settings *settings)
{
    return settings_is_no_name(settings->names[0]);
}

enum ai_level settings_opponent(const struct settings *settings, int seat)
{
    /* The opponents on seats 1, 2 and 3 for a plain level, by strength. */
    static const uint8_t like[AI_LEVELS][SEAT_MAX - 1] = {
        [AI_RANDOM] = {1, 2, 0}, [AI_EASY] = {1, 2, 0}, [AI_NORMAL] = {4, 3, 5}, [AI_HARD] = {7, 6, 5}};
    CHECK(seat > 0 && seat < SEAT_MAX);
    enum ai_level chosen = (enum ai_level)settings->who[seat];
    int kind = seat > 1 && settings->four_kinds[seat] ? settings->four_kinds[seat] : settings->level;
    return person_is(chosen) ? chosen : (enum ai_level)(AI_PERSON + like[kind][seat - 1]);
}

const char *settings_opponent_name(const struct settings *settings, int seat)
{
    const char *name = seat == 1 ? settings->opponent : settings->others[seat - 2];
    bool given = name[0] && !person_is(person_named(name));
    return given ? name : person_at(settings_opponent(settings, seat))->name;
}

void settings_set_opponent(struct settings *settings, int seat, const struct player *player)
{
    CHECK(seat > 0 && seat < SEAT_MAX && person_is((enum ai_level)player->level));
    enum ai_level base = person_at((enum ai_level)player->level)->level;
    settings->who[seat] = player->level;
    memcpy(seat == 1 ? settings->opponent : settings->others[seat - 2], player->name, PLAYER_NAME);
    if (seat == 1)
        settings->level = base;
    if (settings->four_kinds[seat])
        settings->four_kinds[seat] = base;
}

bool settings_shows_waits(const struct settings *settings, const struct setup *setup)
{
    enum { FIRST = 3 };
    int early = 0, later = 0;
    for (int seat = 0; setup && !settings->waits_chosen && seat < setup->seats; seat++) {
        const struct player *player = &setup->players[seat];
        bool first = player->level >= AI_PERSON && player->level < AI_PERSON + FIRST;
        early += player->kind == PLAYER_COMPUTER && first;
        later += player->kind == PLAYER_COMPUTER && !first;
    }
    return settings->show_waits || (early && !later);
}

void settings_choose_waits(struct settings *settings, bool shown)
{
    settings->show_waits = shown;
    settings->waits_chosen = true;
}

void settings_begin_evening(struct settings *settings, uint64_t seed, bool won)
{
    settings->evenings_won += won && settings->evenings_won < EVENINGS_MAX;
    settings->evening = seed;
    memset(settings->evening_matches, 0, sizeof settings->evening_matches);
}

/* Stored unchecked: the code that handles keys knows the valid actions and keys. */
static bool take_key(struct settings *settings, const char *action, const char *value, struct error *why)
{
    int place = 0;
    while (place < SETTINGS_KEYS && settings->keys[place].action[0] &&
           strcmp(settings->keys[place].action, action) != 0)
        place++;
    if (!action[0] || place == SETTINGS_KEYS || strlen(action) >= sizeof settings->keys[place].action)
        return true;
    struct key_choice *choice = &settings->keys[place];
    if (!quoted_name_parse(value, choice->key, sizeof choice->key, why))
        return false;
    snprintf(choice->action, sizeof choice->action, "%s", action);
    return true;
}

static bool take_value(void *user, const char *section, const char *name, const char *value,
                       struct error *why)
{
    struct settings *settings = user;
    if (!fields_take(settings_fields, settings, section, name, value, why))
        return false;
    if (strcmp(section, "keys") == 0)
        return take_key(settings, name, value, why);
    const struct ruleset *rules = ruleset_find(strcmp(section, "match") ? section : "dueling-tigers");
    if (rules && ruleset_option_named(rules, name) >= 0)
        return ruleset_set(rules, settings_options(settings, rules), name, value, why);
    return true;
}

static bool check_options(const void *user, struct problem *why)
{
    const struct settings *settings = user;
    for (int mode = 0; ruleset_list[mode]; mode++)
        if (!ruleset_check(ruleset_list[mode], settings->options[mode], &why->refusal))
            return false;
    return true;
}

bool settings_load(struct settings *settings, const char *path, struct problem *why)
{
    settings_defaults(settings);
    struct settings loaded = *settings;
    loaded.all_prizes = loaded.waits_chosen =
        true; /* players with a file of an older program keep all looks */
    if (!file_exists(path))
        return true;
    if (!inifile_read(PROBLEM_SETTINGS, path, take_value, check_options, &loaded, why))
        return false;
    *settings = loaded;
    return true;
}

static void print_options(const int16_t *options, const struct ruleset *rules, struct text *text)
{
    text_add(text, "\n[%s]\n", rules->id);
    for (int i = 0; i < ruleset_option_count(rules); i++) {
        char value[16];
        text_add(text, "%s = %s\n", rules->options[i].name, ruleset_print(rules, options, i, value));
    }
}

static void print_keys(const struct settings *settings, struct text *text)
{
    if (settings->keys[0].action[0])
        text_add(text, "\n[keys]\n");
    for (int i = 0; i < SETTINGS_KEYS && settings->keys[i].action[0]; i++) {
        text_add(text, "%s = ", settings->keys[i].action);
        quoted_name_add(text, settings->keys[i].key);
        text_add(text, "\n");
    }
}

bool settings_save(const struct settings *settings, const char *path, struct error *why)
{
    static const char *const sections[] = {"window", "sound",  "speech",  "table",  "helps",
                                           "match",  "friend", "evening", "devices"};
    struct text text = {0};
    text_add(&text, "# Settings of Dueling Tigers\n");
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
        text_add(&text, "\n[%s]\n", sections[i]);
        fields_print(settings_fields, settings, sections[i], &text);
    }
    print_keys(settings, &text);
    for (int mode = 0; ruleset_list[mode]; mode++)
        print_options(settings->options[mode], ruleset_list[mode], &text);
    return text_write(&text, path, why);
}
