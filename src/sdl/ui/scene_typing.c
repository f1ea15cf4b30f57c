/*
 * scene_typing.c: letters to choose from, for who holds a gamepad, plays with one key or has a finger alone.
 *
 * They are typed into a field of the scene below, which gets them as it would from a keyboard.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/system/page.h"
#include "sdl/ui/field.h"
#include "sdl/ui/widgets.h"

enum { COLUMNS = 10, ROWS = 4, LETTER = 8 /* bytes, with the zero */ };

struct typing {
    struct scene scene;
    char field[INPUT_ID];
    bool capitals, accents;
};

/* Small and capital letters, plain and with what Latin alphabets put on them. */
static const char *const plain[2][ROWS] = {{"1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm'.,"},
                                           {"1234567890", "QWERTYUIOP", "ASDFGHJKL-", "ZXCVBNM'.,"}};
static const char *const accented[2][ROWS] = {{"àáâãäåæāçč", "èéêëēęíîïì", "ñńòóôõöøœß", "ùúûüūýÿžšł"},
                                              {"ÀÁÂÃÄÅÆĀÇČ", "ÈÉÊËĒĘÍÎÏÌ", "ÑŃÒÓÔÕÖØŒẞ", "ÙÚÛÜŪÝŸŽŠŁ"}};

/* Returns what a sign is called when it is spoken of; a letter says itself. */
static const char *sign_name(const char *letter)
{
    switch (letter[0]) {
    case '-':
        return tr("Hyphen");
    case '\'':
        return tr("Apostrophe");
    case '.':
        return tr("Full stop");
    case ',':
        return tr("Comma");
    default:
        return NULL;
    }
}

static int letters_of(const char *row)
{
    int count = 0;
    for (int size; (size = text_character(row)) > 0; row += size)
        count++;
    return count;
}

/* The plain letters of a row as they stand on keyboards of the language: ten each. */
static const char *own_row(bool capitals, int row)
{
    switch (row) {
    case 1:
        return capitals ? tr_in("keyboard", "QWERTYUIOP") : tr_in("keyboard", "qwertyuiop");
    case 2:
        return capitals ? tr_in("keyboard", "ASDFGHJKL-") : tr_in("keyboard", "asdfghjkl-");
    case 3:
        return capitals ? tr_in("keyboard", "ZXCVBNM'.,") : tr_in("keyboard", "zxcvbnm'.,");
    default:
        return plain[capitals][row];
    }
}

static const char *row_of(const struct typing *typing, int row)
{
    const char *letters = plain[typing->capitals][row];
    if (typing->accents)
        return accented[typing->capitals][row];
    const char *own = own_row(typing->capitals, row);
    return letters_of(own) == COLUMNS ? own : letters;
}

/* The letter at a place of a row of UTF-8. */
static void letter_of(const char *row, int place, char out[LETTER])
{
    for (int i = 0; i < place; i++)
        row += text_character(row);
    snprintf(out, LETTER, "%.*s", text_character(row), row);
}

/* --- what is done ------------------------------------------------------------------------------- */

/* The scene below gets the key as if its field had the focus. It may begin another scene, as joining a table
 * does. */
static struct scene *send(struct scene *scene, struct app *app, const struct scene_key *key)
{
    const struct typing *typing = (const struct typing *)scene;
    struct scene *under = scene->under;
    char focus[INPUT_ID];
    SDL_strlcpy(focus, app->input.focus, sizeof focus);
    SDL_strlcpy(app->input.focus, typing->field, sizeof app->input.focus);
    struct scene *next = under->class->key(under, app, key);
    SDL_strlcpy(app->input.focus, focus, sizeof app->input.focus);
    app_dirty(app);
    return next && next != under ? next : scene;
}

static struct scene *type(struct scene *scene, struct app *app, const char *text)
{
    return send(scene, app, &(struct scene_key){.text = text});
}

/* Takes over the typed text, like Enter in the field. */
static struct scene *close(struct scene *scene, struct app *app)
{
    struct typing *typing = (struct typing *)scene;
    struct scene *next = send(scene, app, &(struct scene_key){.code = SDLK_RETURN});
    SDL_strlcpy(app->input.focus, typing->field, sizeof app->input.focus);
    return next == scene ? scene->under : next;
}

static struct scene *type_letter(struct scene *scene, struct app *app, int place)
{
    char letter[LETTER];
    letter_of(row_of((const struct typing *)scene, place / COLUMNS), place % COLUMNS, letter);
    return type(scene, app, letter);
}

static struct scene *type_blank(struct scene *scene, struct app *app)
{
    return type(scene, app, " ");
}

static struct scene *erase(struct scene *scene, struct app *app)
{
    return send(scene, app, &(struct scene_key){.code = SDLK_BACKSPACE});
}

static struct scene *go_left(struct scene *scene, struct app *app)
{
    return send(scene, app, &(struct scene_key){.code = SDLK_LEFT});
}

static struct scene *go_right(struct scene *scene, struct app *app)
{
    return send(scene, app, &(struct scene_key){.code = SDLK_RIGHT});
}

static struct scene *paste(struct scene *scene, struct app *app)
{
    if (page_can_read_clipboard()) {
        page_read_clipboard();
        return scene;
    }
    return send(scene, app, &(struct scene_key){.code = SDLK_v, .modifiers = KMOD_CTRL});
}

static struct scene *select_all(struct scene *scene, struct app *app)
{
    return send(scene, app, &(struct scene_key){.code = SDLK_a, .modifiers = KMOD_CTRL});
}

/* Copies all of it if nothing is selected. */
static struct scene *copy(struct scene *scene, struct app *app)
{
    if (app->input.edit.caret == app->input.edit.anchor)
        select_all(scene, app);
    return send(scene, app, &(struct scene_key){.code = SDLK_c, .modifiers = KMOD_CTRL});
}

static struct scene *turn_capitals(struct scene *scene, struct app *app)
{
    bool *capitals = &((struct typing *)scene)->capitals;
    (void)app;
    *capitals = !*capitals;
    return scene;
}

static struct scene *turn_accents(struct scene *scene, struct app *app)
{
    bool *accents = &((struct typing *)scene)->accents;
    (void)app;
    *accents = !*accents;
    return scene;
}

/* --- drawing ------------------------------------------------------------------------------------ */

/* The line is the field itself, as it can be pointed at in the scene below. */
static void draw_typed(struct app *app, struct rect rect, const char *id)
{
    struct field field = {.hint = NULL};
    SDL_strlcpy(field.text, app->input.typed, sizeof field.text);
    field_box(app, rect, id, &field);
}

/* `cap` stands for the button of a pad that does the same; NULL: none does. */
static void draw_key(struct app *app, struct rect rect, const char *id, const char *label, const char *cap,
                     scene_action *does)
{
    struct button button = button_make(id, label, NULL, app->input.device == DEVICE_PAD ? cap : NULL, 0);
    button.centred = true;
    button.does = does;
    button.look = does == close ? BUTTON_PRIMARY : BUTTON_SECONDARY;
    widget_button(app, rect, &button);
}

static void draw_letters(struct app *app, const struct typing *typing, struct pen area)
{
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            char letter[LETTER], id[INPUT_ID];
            letter_of(row_of(typing, row), column, letter);
            snprintf(id, sizeof id, "letter:%d:%d", row, column);
            struct pen part = pen_in(area.painter, pen_row(&area, row, ROWS, 5));
            draw_key(app, pen_column(&part, column, COLUMNS, 5), id, letter, NULL, NULL);
            target_does_at(app, type_letter, row * COLUMNS + column);
            if (sign_name(letter))
                target_name(app, sign_name(letter));
        }
}

static void draw_edits(struct app *app, struct pen area)
{
    widget_icon_button(app, pen_left(&area, 44), "button:left", "icons/chevron-left", 0);
    target_does(app, go_left);
    pen_left(&area, 5);
    widget_icon_button(app, pen_left(&area, 44), "button:right", "icons/chevron-right", 0);
    target_does(app, go_right);
    pen_left(&area, 5);
    draw_key(app, pen_column(&area, 0, 3, 5), "button:all", tr("Select all"), NULL, select_all);
    draw_key(app, pen_column(&area, 1, 3, 5), "button:copy", tr("Copy"), NULL, copy);
    draw_key(app, pen_column(&area, 2, 3, 5), "button:paste", tr("Paste"), NULL, paste);
}

static void draw_commands(struct app *app, const struct typing *typing, struct pen area)
{
    const struct {
        const char *id, *label, *cap;
        scene_action *does;
    } keys[] = {{"button:capitals", typing->capitals ? "abc" : "ABC", "G", turn_capitals},
                {"button:accents", typing->accents ? "abc" : "éñü", "S", turn_accents},
                {"button:blank", tr_in("character", "Space"), tr("Tab"), type_blank},
                {"button:erase", tr("Erase"), tr("Space"), erase},
                {"button:done", tr("Done"), tr("Esc"), close}};
    enum { COUNT = sizeof keys / sizeof *keys };
    for (int i = 0; i < COUNT; i++)
        draw_key(app, pen_column(&area, i, COUNT, 5), keys[i].id, keys[i].label, keys[i].cap, keys[i].does);
}

static void draw(struct scene *scene, struct app *app)
{
    const struct typing *typing = (const struct typing *)scene;
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, layout_middle(&painter->layout, 0, 40, 720, 430));
    if (app->input.device == DEVICE_PAD && !app->input.focus[0]) {
        SDL_strlcpy(app->input.focus, "letter:1:0", sizeof app->input.focus);
        app->input.focus_visible = true;
    }
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 168));
    draw_overlay(painter, pen.room);
    pen_pad(&pen, 20, 20);
    draw_typed(app, pen_top(&pen, 44), typing->field);
    pen_top(&pen, 5);
    draw_edits(app, pen_in(painter, pen_top(&pen, 44)));
    pen_top(&pen, 10);
    struct pen foot = pen_in(painter, pen_bottom(&pen, 50));
    pen_bottom(&pen, 10);
    draw_letters(app, typing, pen);
    draw_commands(app, typing, foot);
}

static void leave(struct scene *scene, struct app *app)
{
    app->input.field[0] = '\0';
    app->input.typed[0] = '\0';
    free(scene);
}

/* Returns what the buttons of a pad do beside the arrows and A. */
static scene_action *pad_action(SDL_Keycode code)
{
    switch (code) {
    case SDLK_SPACE:
        return erase;
    case SDLK_TAB:
        return type_blank;
    case SDLK_g:
    case SDLK_PAGEUP:
        return turn_capitals;
    case SDLK_s:
    case SDLK_PAGEDOWN:
        return turn_accents;
    default:
        return NULL;
    }
}

/* A keyboard types too, if there is one after all. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    bool pad = app->input.device == DEVICE_PAD;
    bool line = strcmp(app->input.focus, ((struct typing *)scene)->field) == 0;
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    if (key->code == SDLK_ESCAPE || (line && enter && !pad))
        return close(scene, app);
    if (pad)
        return pad_action(key->code) ? pad_action(key->code)(scene, app) : NULL;
    bool steps = key->code == SDLK_LEFT || key->code == SDLK_RIGHT;
    bool edits = (line && steps) || key->code == SDLK_BACKSPACE || key->code == SDLK_DELETE ||
                 key->code == SDLK_HOME || key->code == SDLK_END || key->modifiers & (KMOD_CTRL | KMOD_GUI) ||
                 field_is_paste(key);
    if (key->text || edits)
        return send(scene, app, key);
    if (key->code < SDLK_SPACE || key->code >= SDLK_DELETE)
        return NULL;
    return scene;
}

static const struct scene_class typing_class = {
    .name = "typing", .types = true, .clicks = true, .leave = leave, .draw = draw, .key = key};

struct scene *scene_typing(struct app *app, struct scene *under, const char *field)
{
    struct typing *typing = SCENE_NEW(struct typing, &typing_class, under);
    CHECK(under && under->class->key);
    snprintf(typing->field, sizeof typing->field, "%s", field);
    SDL_strlcpy(app->input.field, field, sizeof app->input.field);
    return &typing->scene;
}

struct scene *scene_typing_by_name(struct app *app, struct scene *under, const char *name)
{
    struct scene *scene = scene_typing(app, under, "name:you");
    ((struct typing *)scene)->accents = strcmp(name, "typing-accents") == 0;
    return scene;
}
