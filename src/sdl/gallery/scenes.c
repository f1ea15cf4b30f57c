/*
 * scenes.c: the scenes by name (scenes.h).
 */
#include "sdl/app/scenes.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "rules/modes/list.h"
#include "sdl/app/app.h"
#include "sdl/day/scene_day.h"
#include "sdl/gallery/example.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/trainer/drilling.h"
#include "words/lessons/lesson.h"

static struct scene *make_title(struct app *app, const char *name)
{
    (void)name;
    return scene_title(app);
}

/* Scenes that need nothing but the app. */
static struct scene *make_plain(struct app *app, const char *name)
{
    if (name[0] == 's')
        return scene_statistics(NULL, app);
    return name[0] == 'w' ? scene_welcome(app) : name[0] == 't' ? scene_taken(app) : scene_records(NULL, app);
}

static struct scene *make_shelf(struct app *app, const char *name)
{
    return strchr(name, '-') ? scene_shelf_example(app) : scene_shelf(NULL, app);
}

static struct scene *make_road(struct app *app, const char *name)
{
    return strcmp(name, "evening") ? scene_road(app, scene_mode_of(app)) : scene_evening(NULL, app);
}

static struct scene *make_mode(struct app *app, const char *name)
{
    (void)name;
    return scene_mode(app, scene_title(app), scene_mode_of(app));
}

/* Which key does what: the first page, that of the table, and one that waits for its key. */
static struct scene *make_keys(struct app *app, const char *name)
{
    return scene_keys_by_name(app, scene_settings(app, NULL), name);
}

static struct scene *make_typing(struct app *app, const char *name)
{
    struct scene *settings = scene_settings_by_name(app, "settings-6");
    return scene_typing_by_name(app, settings, name);
}

static struct scene *make_learn(struct app *app, const char *name)
{
    struct scene *title = scene_title(app);
    return strstr(name, "-due") ? scene_learn_due(app, title) : scene_learn(title, app);
}

/* "lesson-claims" is where that lesson begins, "lesson-claims-4" its fourth step, and one beyond the last its
 * end. */
static struct scene *make_lesson(struct app *app, const char *name)
{
    char id[40];
    int step = 1;
    snprintf(id, sizeof id, "%s", name + strlen("lesson-"));
    char *dash = strchr(id, '-');
    if (dash)
        *dash++ = '\0';
    int lesson = lesson_find(id);
    if (lesson < 0 || (dash && !text_to_int(dash, 1, lessons[lesson]->count + 1, &step)))
        return NULL;
    return scene_lesson(app, lesson, step - 1);
}

static struct scene *make_options(struct app *app, const char *name)
{
    return scene_options(app, scene_mode_of(app), strcmp(name, "options-hot-seat") == 0);
}

static struct scene *make_languages(struct app *app, const char *name)
{
    (void)name;
    return scene_languages(scene_settings(app, NULL), app);
}

/* "rules" is the first page, "rules-2" the second. */
static struct scene *make_rules(struct app *app, const char *name)
{
    int page = 1;
    const char *dash = strchr(name, '-');
    if (dash && !text_to_int(dash + 1, 1, 99, &page))
        return NULL;
    return scene_rules(app, NULL, scene_mode_of(app), page - 1);
}

static struct scene *make_import(struct app *app, const char *name)
{
    (void)name;
    return scene_import(app, scene_records(NULL, app));
}

static struct scene *make_quarantine(struct app *app, const char *name)
{
    return scene_quarantine_by_name(app, scene_settings_by_name(app, "settings-8"), name);
}

static struct scene *make_about(struct app *app, const char *name)
{
    (void)name;
    return scene_about(NULL, app);
}

/* Overlays need something to lie on. */
static struct scene *make_pause(struct app *app, const char *name)
{
    struct scene *table = scene_by_name(app, strcmp(name, "pause-hot-seat") ? "table" : "duel-attack");
    return table ? scene_pause(app, table) : NULL;
}

/* "people" is the choice of one opponent, "people-four" that at a table of four, "people-change" over a
 * pause. */
static struct scene *make_people(struct app *app, const char *name)
{
    bool four = strcmp(name, "people-four") == 0;
    if (strcmp(name, "people-change") == 0) {
        struct scene *pause = make_pause(app, "pause");
        return pause ? scene_change_opponents(app, pause) : NULL;
    }
    struct scene *options = scene_options(app, four ? &ruleset_classic : scene_mode_of(app), false);
    return scene_options_opponent(options, app, 1);
}

static struct scene *make_question(struct app *app, const char *name)
{
    struct question question = {.title = tr("Leave this match?"), .yes = tr("New match"), .no = tr("Back")};
    (void)name;
    SDL_strlcpy(question.text, tr("A match is in progress. A new one will replace it."),
                sizeof question.text);
    return scene_question(app, scene_title(app), &question);
}

static const struct scene_entry menu_entries[] = {
    {"title", make_title},
    {"road", make_road},
    {"evening", make_road},
#ifdef TIGERS_NET
    {"friend", scene_friend_by_name},
    {"friend-options", scene_friend_by_name},
    {"lobby", scene_friend_by_name},
    {"lobby-guest", scene_friend_by_name},
    {"friend-absent", scene_friend_by_name},
    {"friend-undo", scene_friend_by_name},
    {"phrases", scene_friend_by_name},
    {"television", scene_friend_by_name},
#endif
    {"welcome", make_plain},
    {"taken", make_plain},
    {"records", make_plain},
    {"import", make_import},
    {"statistics", make_plain},
    {"shelf", make_shelf},
    {"shelf-example", make_shelf},
    {"statistics-overview", statistics_with_example},
    {"statistics-modes", statistics_with_example},
    {"statistics-opponents", statistics_with_example},
    {"statistics-hands", statistics_with_example},
    {"statistics-time", statistics_with_example},
    {"statistics-profile", statistics_with_example},
    {"statistics-trainers", statistics_with_example},
    {"mode", make_mode},
    {"learn", make_learn},
    {"learn-due", make_learn},
    {"options", make_options},
    {"options-hot-seat", make_options},
    {"people", make_people},
    {"people-four", make_people},
    {"people-change", make_people},
    {"settings", scene_settings_by_name},
    {"languages", make_languages},
    {"settings-2", scene_settings_by_name},
    {"settings-3", scene_settings_by_name},
    {"settings-4", scene_settings_by_name},
    {"settings-5", scene_settings_by_name},
    {"settings-6", scene_settings_by_name},
    {"settings-7", scene_settings_by_name},
    {"settings-8", scene_settings_by_name},
    {"aside", make_quarantine},
    {"aside-empty", make_quarantine},
    {"keys", make_keys},
    {"keys-table", make_keys},
    {"keys-asked", make_keys},
    {"typing", make_typing},
    {"typing-accents", make_typing},
    {"rules", make_rules},
    {"lesson-tiles", make_lesson},
    {"lesson-claims-4", make_lesson},
    {"lesson-bonus", make_lesson},
    {"lesson-round-10", make_lesson},
    {"lesson-guess-2", make_lesson},
    {"lesson-waits-2", make_lesson},
    {"lesson-faan-2", make_lesson},
    {"lesson-patterns-2", make_lesson},
    {"about", make_about},
    {"pause", make_pause},
    {"pause-hot-seat", make_pause},
    {"question", make_question},
    {"day", scene_day_by_name},
    {"day-done", scene_day_by_name},
    {"day-behind", scene_day_by_name},
    {"day-missed", scene_day_by_name},
    {"day-under-way", scene_day_by_name},
    {"trainers", scene_trainers_by_name},
    {"trainers-due", scene_trainers_by_name},
    {"scorer", scene_scorer_by_name},
    {"scorer-hand", scene_scorer_by_name},
    {"scorer-waits", scene_scorer_by_name},
    {"scorer-fault", scene_scorer_by_name},
    {"scorer-ask", scene_scorer_by_name},
    {"keeper", scene_keeper_by_name},
    {"keeper-none", scene_keeper_by_name},
    {"keeper-setup", scene_keeper_by_name},
    {"keeper-round", scene_keeper_by_name},
    {"keeper-names", scene_keeper_by_name},
    {"keeper-penalty", scene_keeper_by_name},
    {"drill-discard", scene_drill_by_name},
    {"drill-discard-play", scene_drill_by_name},
    {"drill-discard-verdict", scene_drill_by_name},
    {"drill-points", scene_drill_by_name},
    {"drill-points-play", scene_drill_by_name},
    {"drill-points-verdict", scene_drill_by_name},
    {"drill-points-patterns-play", scene_drill_by_name},
    {"drill-points-patterns-verdict", scene_drill_by_name},
    {"drill-danger", scene_drill_by_name},
    {"drill-danger-play", scene_drill_by_name},
    {"drill-danger-verdict", scene_drill_by_name},
    {"drill-guess", scene_drill_by_name},
    {"drill-guess-play", scene_drill_by_name},
    {"drill-guess-verdict", scene_drill_by_name},
    {"trainer", scene_drill_by_name},
    {"trainer-record", scene_drill_by_name},
    {"trainer-play", scene_drill_by_name},
    {"trainer-verdict", scene_drill_by_name},
};

enum { MENU_ENTRIES = sizeof menu_entries / sizeof *menu_entries };

const struct scene_entry *scene_entry_at(int which)
{
    return which < MENU_ENTRIES ? &menu_entries[which] : scene_table_entry(which - MENU_ENTRIES);
}

struct scene *scene_by_name(struct app *app, const char *name)
{
    struct scene *scene = strncmp(name, "rules-", 6) == 0    ? make_rules(app, name)
                          : strncmp(name, "lesson-", 7) == 0 ? make_lesson(app, name)
                                                             : NULL;
    const struct scene_entry *entry;
    for (int i = 0; !scene && (entry = scene_entry_at(i)); i++)
        if (strcmp(entry->name, name) == 0)
            return entry->make(app, name);
    return scene;
}
