/*
 * scene_settings.c: what the player prefers, a page for each part of it: its rows drawn and changed
 * (preferences.h), and the list of languages.
 *
 * Every change is applied and saved at once. Over the table it is an overlay that hides it.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/preferences/preferences.h"
#include "sdl/ui/field.h"
#include "sdl/ui/pick.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "session/cluster.h"
#include "words/languages/languages.h"
#include "words/words.h"

/* --- the languages -------------------------------------------------------------------------------------- */

/* The first item is the system's language, the others are in the order of language_at. */
static struct scene *take(struct scene *under, struct app *app, int index)
{
    const char *code = index ? language_at(index - 1)->code : "";
    snprintf(app->settings.language, sizeof app->settings.language, "%s", code);
    app_settings_changed(app);
    return under;
}

struct scene *scene_languages(struct scene *under, struct app *app)
{
    struct pick pick = {.answer = take};
    const struct language *chosen = language_find(app->settings.language);
    snprintf(pick.title, sizeof pick.title, "%s", tr("Language"));
    pick_add(&pick, tr("Same as the system"), NULL);
    for (int i = 0; i < language_count(); i++) {
        pick_add(&pick, language_at(i)->name, NULL);
        if (language_at(i) == chosen)
            pick.chosen = i + 1;
    }
    return scene_pick(app, under, &pick);
}

/* --- rows ----------------------------------------------------------------------------------------------- */

static void *place_of(struct settings *settings, const struct preference *row)
{
    return (char *)settings + row->place;
}

int preference_value(const struct app *app, const struct preference *row)
{
    const char *place = (const char *)&app->settings + row->place;
    if (row->get)
        return row->get(app);
    return row->kind == PREFERENCE_FLAG ? *(const bool *)place : *(const int *)(const void *)place;
}

/* Sets the value of a row that has a number. */
static void preference_change(struct app *app, const struct preference *row, int value)
{
    if (row->set)
        row->set(app, value);
    else if (row->kind == PREFERENCE_FLAG)
        *(bool *)place_of(&app->settings, row) = value;
    else
        *(int *)place_of(&app->settings, row) = value;
}

static void draw_choice(struct app *app, const struct preference *row, struct rect rect, const char *help)
{
    const char *words[PREFERENCE_WORDS];
    int count = 0;
    while (count < PREFERENCE_WORDS && (words[count] = row->word(app, count)))
        count++;
    row_choice(app, rect, row->id, tr(row->label), help, words, count, preference_value(app, row), true);
}

static void draw_button(struct app *app, const struct preference *row, struct rect rect, const char *help)
{
    app->painter.rows_high = 78 * app->painter.layout.u; /* of a phone */
    if (app->painter.rows_measured)
        return;
    struct pen pen = pen_in(&app->painter, rect);
    struct button button = button_make(row->id, tr(row->label), help, NULL, 0);
    pen_pad(&pen, ROW_PAD, fmaxf(0, (rect.h / pen.u - 66) / 2));
    widget_button(app, pen_left(&pen, 540), &button);
}

/* Draws the row; a field shows what is typed in `field`. */
static void preference_draw(struct app *app, const struct preference *row, struct rect rect,
                            const struct field *field)
{
    char label_said[120], help_said[200], key[KEYS_WORDS];
    const char *help = row->help ? tr(row->help) : NULL, *label = tr(row->label);
    if (row->key) {
        char *said = help ? help_said : label_said;
        size_t size = help ? sizeof help_said : sizeof label_said;
        tr_say(said, size, help ? help : label, input_key(app, row->key, key));
        *(help ? &help : &label) = said;
    }
    switch (row->kind) {
    case PREFERENCE_FLAG:
        row_toggle(app, rect, row->id, label, help, preference_value(app, row), true);
        break;
    case PREFERENCE_CHOICE:
        draw_choice(app, row, rect, help);
        break;
    case PREFERENCE_LIST:
        row_choice(app, rect, row->id, tr(row->label), help, (const char *const[]){row->word(app, 0)}, 1, -1,
                   true);
        break;
    case PREFERENCE_SLIDER:
        row_slider(app, rect, row->id, tr(row->label), preference_value(app, row), row->most);
        break;
    case PREFERENCE_FIELD:
        if (app->painter.rows_measured)
            break;
        field_row(app, rect, row->id, tr(row->label), field);
        break;
    case PREFERENCE_BUTTON:
        draw_button(app, row, rect, help);
        break;
    }
}

static void turn_over(struct app *app, const struct preference *row)
{
    preference_change(app, row, !preference_value(app, row));
    if (row->sample && preference_value(app, row))
        row->sample(app);
}

/* Does what a click on the row does, on word `value` of a choice; returns the next scene. */
static struct scene *preference_use(struct app *app, const struct preference *row, int value,
                                    struct scene *scene)
{
    if (row->act)
        return row->act(scene, app);
    if (row->choose)
        return row->choose(scene, app, value);
    if (row->kind == PREFERENCE_CHOICE)
        preference_change(app, row, value);
    else if (row->kind == PREFERENCE_FLAG)
        turn_over(app, row);
    else if (row->kind == PREFERENCE_SLIDER && app->input.focus_visible) /* no pointer: louder, then off */
        preference_change(app, row, (preference_value(app, row) + 1) % (row->most + 1));
    return scene;
}

/* --- the scene ------------------------------------------------------------------------------------------ */

enum { PAGES_MAX = 12 };

struct preferring {
    struct scene scene;
    int page;
    struct field fields[PREFERENCE_ROWS];      /* of the page's rows, as far as they are typed */
    char before[PREFERENCE_ROWS][PLAYER_NAME]; /* their names as they were before that */
    struct scroll scroll;                      /* of the page's rows, in a large interface, */
    struct rect view;                          /* ... in this place */
    float high;                                /* pixels: of the page's panel on a phone, as drawn last */
};

SCENE_OF(struct preferring)

static const struct preference_page *page_of(const struct preferring *preferring)
{
    return &preference_pages[preferring->page];
}

static int page_count(void)
{
    int count = 0;
    while (preference_pages[count].name)
        count++;
    return count;
}

/* --- what is done ------------------------------------------------------------------------------- */

/* A name as its field shows it: those the program gave are said in the screen's language. */
static const char *name_shown(const struct settings *settings, const char *name)
{
    return name == settings->opponent ? words_computer_name(name) : words_given_name(name);
}

static void fill_fields(struct preferring *preferring, struct settings *settings)
{
    const struct preference_page *page = page_of(preferring);
    CHECK(page->count <= PREFERENCE_ROWS);
    for (int i = 0; i < page->count; i++) {
        if (page->rows[i].kind != PREFERENCE_FIELD)
            continue;
        const char *name = place_of(settings, &page->rows[i]);
        preferring->fields[i].room = PLAYER_NAME - 1;
        snprintf(preferring->fields[i].text, PLAYER_NAME, "%s", name_shown(settings, name));
        snprintf(preferring->before[i], PLAYER_NAME, "%s", name);
    }
}

/* Takes over the names typed so far; an empty name, or one typed as it was shown, leaves the old one. */
static void take_fields(const struct preferring *preferring, struct settings *settings)
{
    const struct preference_page *page = page_of(preferring);
    for (int i = 0; i < page->count; i++) {
        const char *typed = preferring->fields[i].text;
        if (page->rows[i].kind != PREFERENCE_FIELD)
            continue;
        char *kept = place_of(settings, &page->rows[i]);
        snprintf(kept, PLAYER_NAME, "%s", preferring->before[i]);
        if (typed[0] && strcmp(typed, name_shown(settings, kept)) != 0)
            cluster_copy(kept, PLAYER_NAME, typed);
    }
}

/* Typing has come to an end: the fields show what holds now. */
static void end_typing(struct preferring *preferring, struct settings *settings)
{
    take_fields(preferring, settings);
    fill_fields(preferring, settings);
}

static void turn_to(struct preferring *preferring, struct app *app, int page)
{
    if (page < 0 || page >= page_count())
        return;
    preferring->page = page;
    preferring->scroll.at = 0;
    memset(preferring->fields, 0, sizeof preferring->fields);
    fill_fields(preferring, &app->settings);
    app_dirty(app);
}

/* A row's control was chosen; `choice`: of all rows, PREFERENCE_WORDS each. */
static struct scene *use_row(struct scene *scene, struct app *app, int choice)
{
    struct preferring *preferring = of(scene);
    end_typing(preferring, &app->settings);
    const struct preference *row = &page_of(preferring)->rows[choice / PREFERENCE_WORDS];
    struct scene *next = preference_use(app, row, choice % PREFERENCE_WORDS, scene);
    app_settings_changed(app);
    return next;
}

static struct scene *show_page(struct scene *scene, struct app *app, int page)
{
    struct preferring *preferring = of(scene);
    end_typing(preferring, &app->settings);
    turn_to(preferring, app, page);
    app_settings_changed(app);
    return scene;
}

static struct scene *close(struct scene *scene, struct app *app)
{
    end_typing(of(scene), &app->settings);
    struct scene *next = scene_close(scene, app);
    app_settings_changed(app);
    return next;
}

/* Moves a slider to a value, and lets it be heard. */
static void slide(struct app *app, const struct preference *row, int value)
{
    if (value == preference_value(app, row))
        return;
    preference_change(app, row, value);
    audio_apply(app);
    app_dirty(app);
    if (row->sample)
        row->sample(app);
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    const struct preference_page *page = page_of(of(scene));
    const struct target *target = target_find(app, id);
    (void)y;
    if (strcmp(id, "rows") == 0)
        scroll_drag(app, &of(scene)->scroll, of(scene)->view);
    if (target && !row_slider_holds(&app->painter, target->rect, app->input.press_x))
        return scene; /* a press on the name or the figure */
    for (int i = 0; target && i < page->count; i++)
        if (page->rows[i].kind == PREFERENCE_SLIDER && strcmp(page->rows[i].id, id) == 0)
            slide(app, &page->rows[i], row_slider_value(&app->painter, target->rect, page->rows[i].most, x));
    if (drop)
        app_settings_changed(app);
    return scene;
}

/* Arrow keys move a focused slider. */
static bool slide_by_key(struct app *app, const struct preference *row, const struct scene_key *key)
{
    int step = key->code == SDLK_RIGHT ? 1 : key->code == SDLK_LEFT ? -1 : 0;
    if (!step || !app->input.focus_visible)
        return false;
    slide(app, row, SDL_clamp(preference_value(app, row) + step, 0, row->most));
    app_settings_changed(app);
    return true;
}

/* A key while the row has the focus. */
static bool row_key(struct preferring *preferring, struct app *app, int i, const struct scene_key *key)
{
    const struct preference *row = &page_of(preferring)->rows[i];
    if (row->kind == PREFERENCE_SLIDER)
        return slide_by_key(app, row, key);
    if (row->kind != PREFERENCE_FIELD)
        return false;
    if (key->code != SDLK_RETURN && key->code != SDLK_KP_ENTER) {
        bool taken = field_key(app, &preferring->fields[i], key);
        take_fields(preferring, &app->settings); /* the window may be closed as it is typed */
        return taken;
    }
    input_focus(app, "");
    end_typing(preferring, &app->settings);
    app_settings_changed(app);
    return true;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct preferring *preferring = of(scene);
    const struct preference_page *page = page_of(preferring);
    for (int i = 0; i < page->count; i++)
        if (strcmp(app->input.focus, page->rows[i].id) == 0 && row_key(preferring, app, i, key))
            return scene;
    if (key->code != SDLK_PAGEUP && key->code != SDLK_PAGEDOWN) {
        scroll_by_key(app, &preferring->scroll, preferring->view, key);
        return NULL;
    }
    return show_page(scene, app, preferring->page + (key->code == SDLK_PAGEDOWN ? 1 : -1));
}

SCROLL_WHEEL(scroll, view)

/* --- drawing ------------------------------------------------------------------------------------ */

static void draw_row(struct app *app, const void *of, int i, struct rect row)
{
    const struct preferring *preferring = of;
    const struct preference *preference = &page_of(preferring)->rows[i];
    preference_draw(app, preference, row, &preferring->fields[i]);
    target_does_each(app, preference->id, use_row, i * PREFERENCE_WORDS);
}

/* Draws the page: what it has above its rows, and the rows. */
static void draw_page(struct app *app, struct preferring *preferring, struct rect body)
{
    const struct preference_page *page = page_of(preferring);
    if (layout_is_phone(&app->painter.layout))
        body.h = preferring->high;
    struct pen pen = widget_panel(&app->painter, body, tr(page->name));
    if (layout_is_phone(&app->painter.layout))
        pen.room.h = (float)app->painter.layout.height;
    if (page->draw)
        page->draw(app, &pen);
    pen_pad(&pen, 10, 0);
    pen_bottom(&pen, 10);
    preferring->view = pen.room;
    float high = rows_draw(app, pen.room, 74 * pen.u * pen.painter->layout.grown, page->count,
                           &preferring->scroll, draw_row, preferring);
    preferring->high = pen.room.y + high + 10 * pen.u - body.y;
    window_reach(app, body.y + preferring->high + 10 * pen.u);
}

static void draw(struct scene *scene, struct app *app)
{
    struct preferring *preferring = of(scene);
    struct pen pen = widget_screen(app, 34, tr("Settings"), NULL, 120);
    target_does(app, close);
    const char *names[PAGES_MAX];
    int count = 0;
    for (; preference_pages[count].name; count++)
        names[count] = tr(preference_pages[count].name);
    pen_bottom(&pen, 40);
    widget_pages(app, &pen, names, count, preferring->page);
    target_does_each(app, "page", show_page, -1);
    draw_page(app, preferring, pen.room);
}

/* The names that the game brings are others in another language. */
static void reword(struct scene *scene, struct app *app)
{
    fill_fields(of(scene), &app->settings);
}

static const struct scene_class settings_class = {.name = "settings",
                                                  .phone = true,
                                                  .clicks = true,
                                                  .draw = draw,
                                                  .reword = reword,
                                                  .key = key,
                                                  .drag = drag,
                                                  .wheel = wheel};

struct scene *preferences_at(struct app *app, struct scene *under, int page)
{
    struct preferring *preferring = SCENE_NEW(struct preferring, &settings_class, under);
    turn_to(preferring, app, page);
    return &preferring->scene;
}

struct scene *scene_settings(struct app *app, struct scene *under)
{
    return preferences_at(app, under, PREFERENCES_PLAY);
}

struct scene *scene_settings_by_name(struct app *app, const char *name)
{
    int page = 1;
    const char *dash = strchr(name, '-');
    if (dash && !text_to_int(dash + 1, 1, page_count(), &page))
        return NULL;
    return preferences_at(app, NULL, page - 1);
}
