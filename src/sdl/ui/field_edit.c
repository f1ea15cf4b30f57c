/*
 * field_edit.c: what keys do to a line of text (field.h). Places are bytes, always between two characters as
 * people see them (session/cluster.h).
 */
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/speaker.h"
#include "sdl/system/page.h"
#include "sdl/ui/field.h"
#include "sdl/ui/field_parts.h"
#include "session/cluster.h"

enum { ROOM = sizeof((struct field *)NULL)->text };

#ifdef __APPLE__
enum { BY_WORDS = KMOD_ALT };
#else
/* A page gets Alt, which is Option, from browsers on a Mac alone. */
enum { BY_WORDS = KMOD_CTRL | (PAGE_HERE ? KMOD_ALT : 0) };
#endif
enum { TO_ENDS = KMOD_GUI }; /* Cmd; a browser's page may be on a Mac too */

/* --- places ------------------------------------------------------------------------------------- */

/* The next place between two characters, from `at` on. */
static int settle(const char *text, int at)
{
    int place = 0, size;
    while (place < at && (size = (int)cluster_size(text + place)) > 0)
        place += size;
    return place;
}

struct edit *field_edit(struct app *app, const char *id, const char *text)
{
    struct edit *edit = &app->input.edit;
    if (strcmp(edit->id, id) != 0) {
        SDL_strlcpy(edit->id, id, sizeof edit->id);
        edit->caret = edit->anchor = (int)strlen(text);
    }
    edit->caret = settle(text, edit->caret);
    edit->anchor = settle(text, edit->anchor);
    return edit;
}

static bool parts_words(const char *at)
{
    return strchr(" -.,;:'\"/()", *at) != NULL;
}

int field_word_begin(const char *text, int at)
{
    while (at > 0 && parts_words(text + cluster_before(text, (size_t)at)))
        at = (int)cluster_before(text, (size_t)at);
    while (at > 0 && !parts_words(text + cluster_before(text, (size_t)at)))
        at = (int)cluster_before(text, (size_t)at);
    return at;
}

int field_word_end(const char *text, int at)
{
    while (text[at] && parts_words(text + at))
        at += (int)cluster_size(text + at);
    while (text[at] && !parts_words(text + at))
        at += (int)cluster_size(text + at);
    return at;
}

/* --- what is said ------------------------------------------------------------------------------- */

static void say_part(struct app *app, const char *text, int from, int to, bool selected)
{
    char part[ROOM], line[SPEAKER_SENTENCE];
    SDL_strlcpy(part, text + from, (size_t)(to - from) + 1);
    bool blank = part[0] == ' ' && part[1] == '\0';
    const char *words = part[0] == '\0' ? tr("nothing") : blank ? tr_in("character", "Space") : part;
    if (selected)
        tr_say(line, sizeof line, tr("{1}, chosen"), words);
    speaker_say_now(app, selected ? line : words);
}

/* --- changes ------------------------------------------------------------------------------------ */

/* What may stand in the field: one line, of digits alone where it is for them. */
static void clean(const struct field *field, const char *text, char out[ROOM])
{
    size_t length = 0;
    for (size_t size; (size = cluster_size(text)) > 0 && length + size < ROOM; text += size) {
        if (field->digits ? *text >= '0' && *text <= '9' && size == 1 : !text_unprintable(text)) {
            memcpy(out + length, text, size);
            length += size;
        } else if (!field->digits && length && out[length - 1] != ' ' && text[size]) {
            out[length++] = ' ';
        }
    }
    out[length] = '\0';
}

/* Puts as much of `fresh` in the place of what is selected as there is room for; a number has 64 bits. */
static size_t put(struct field *field, const char *fresh, int from, int to)
{
    char rest[ROOM];
    uint64_t number;
    SDL_strlcpy(rest, field->text + to, sizeof rest);
    size_t kept = (size_t)from + strlen(rest), room = SDL_min((size_t)ROOM - 1, (size_t)field->room);
    size_t more = kept < room ? cluster_fit(fresh, room - kept) : 0;
    SDL_snprintf(field->text + from, ROOM - (size_t)from, "%.*s%s", (int)more, fresh, rest);
    while (more && field->digits && !text_to_u64(field->text, &number))
        SDL_snprintf(field->text + from, ROOM - (size_t)from, "%.*s%s", (int)--more, fresh, rest);
    return more;
}

/* Puts a text in the place of what is selected, and says what came or went. */
static void replace(struct app *app, struct field *field, struct edit *edit, const char *text)
{
    char fresh[ROOM];
    int from = SDL_min(edit->caret, edit->anchor), to = SDL_max(edit->caret, edit->anchor);
    clean(field, text, fresh);
    if (!fresh[0] && text[0])
        return;
    if (!text[0])
        say_part(app, field->text, from, to, false);
    size_t more = put(field, fresh, from, to);
    edit->caret = edit->anchor = settle(field->text, from + (int)more);
    if (text[0])
        say_part(app, fresh, 0, (int)more, false);
}

/* Rubs out what is selected, or else to that place. */
static void rub_out(struct app *app, struct field *field, struct edit *edit, int to)
{
    if (edit->caret == edit->anchor)
        edit->anchor = to;
    replace(app, field, edit, "");
}

static void move_to(struct app *app, const struct field *field, struct edit *edit, int place, bool select)
{
    int before = edit->caret, next = place + (int)cluster_size(field->text + place);
    edit->caret = place;
    if (!select)
        edit->anchor = place;
    if (select)
        say_part(app, field->text, SDL_min(edit->caret, edit->anchor), SDL_max(edit->caret, edit->anchor),
                 true);
    else if (SDL_abs(place - before) > next - place && place < before)
        say_part(app, field->text, place, field_word_end(field->text, place), false);
    else
        say_part(app, field->text, place, next, false);
}

/* --- the clipboard ------------------------------------------------------------------------------ */

static void copy(struct app *app, const struct field *field, const struct edit *edit)
{
    char part[ROOM];
    int from = SDL_min(edit->caret, edit->anchor), to = SDL_max(edit->caret, edit->anchor);
    SDL_strlcpy(part, field->text + from, (size_t)(to - from) + 1);
    if (part[0])
        app_copy(app, part);
}

/* An address or a code that becomes the whole line loses the blanks that were copied with it. */
static void paste(struct app *app, struct field *field, struct edit *edit)
{
    static const char blanks[] = " \t\r\n";
    char *text = SDL_GetClipboardText(), *from = text;
    bool whole = SDL_min(edit->caret, edit->anchor) == 0 && !field->text[SDL_max(edit->caret, edit->anchor)];
    size_t length = from ? strlen(from) : 0;
    while (whole && length && strchr(blanks, from[length - 1]))
        from[--length] = '\0';
    if (whole && from)
        from += strspn(from, blanks);
    if (from && from[0])
        replace(app, field, edit, from);
    SDL_free(text);
}

bool field_is_paste(const struct scene_key *key)
{
    bool alt = key->modifiers & KMOD_ALT, command = key->modifiers & (KMOD_CTRL | KMOD_GUI);
    return (key->code == SDLK_v && command && !alt) ||
           (key->code == SDLK_INSERT && key->modifiers & KMOD_SHIFT);
}

/* Ctrl (Cmd) and a letter, and what older systems have for the same. */
static bool command(struct app *app, struct field *field, struct edit *edit, const struct scene_key *key)
{
    bool shift = key->modifiers & KMOD_SHIFT, alt = key->modifiers & KMOD_ALT;
    bool control = key->modifiers & (KMOD_CTRL | KMOD_GUI) && !alt;
    bool cuts = (control && key->code == SDLK_x) || (shift && key->code == SDLK_DELETE);
    bool copies = control && (key->code == SDLK_c || key->code == SDLK_INSERT);
    if (field_is_paste(key)) {
        paste(app, field, edit);
    } else if (cuts || copies) {
        copy(app, field, edit);
        if (cuts && edit->caret != edit->anchor)
            replace(app, field, edit, "");
    } else if (control && key->code == SDLK_a) {
        edit->anchor = 0;
        move_to(app, field, edit, (int)strlen(field->text), true);
    } else {
        return false;
    }
    return true;
}

/* --- keys --------------------------------------------------------------------------------------- */

/* Returns where a key leads from a place; -1: nowhere. */
static int led(const char *text, int at, const struct scene_key *key)
{
    bool word = key->modifiers & BY_WORDS, end = key->modifiers & TO_ENDS;
    switch (key->code) {
    case SDLK_HOME:
        return 0;
    case SDLK_END:
        return (int)strlen(text);
    case SDLK_LEFT:
    case SDLK_BACKSPACE:
        return end ? 0 : word ? field_word_begin(text, at) : (int)cluster_before(text, (size_t)at);
    case SDLK_RIGHT:
    case SDLK_DELETE:
        return end ? (int)strlen(text) : word ? field_word_end(text, at) : at + (int)cluster_size(text + at);
    default:
        return -1;
    }
}

bool field_key(struct app *app, struct field *field, const struct scene_key *key)
{
    struct edit *edit = field_edit(app, app->input.focus, field->text);
    bool select = key->modifiers & KMOD_SHIFT, selected = edit->caret != edit->anchor;
    if (key->text) {
        replace(app, field, edit, key->text);
        return true;
    }
    if (command(app, field, edit, key))
        return true;
    int place = led(field->text, edit->caret, key);
    bool rubs = key->code == SDLK_BACKSPACE || key->code == SDLK_DELETE;
    if (place >= 0 && !rubs && app->input.device == DEVICE_PAD && !app->input.field[0])
        return false; /* its arrows go from one thing to the next */
    bool steps = key->code == SDLK_LEFT || key->code == SDLK_RIGHT;
    if (steps && selected && !select && !(key->modifiers & (BY_WORDS | TO_ENDS))) /* to that end of it */
        place =
            key->code == SDLK_LEFT ? SDL_min(edit->caret, edit->anchor) : SDL_max(edit->caret, edit->anchor);
    if (place >= 0 && rubs)
        rub_out(app, field, edit, place);
    else if (place >= 0)
        move_to(app, field, edit, place, select);
    /* the characters themselves come as text; as keys they must not press buttons */
    return place >= 0 || (key->code >= SDLK_SPACE && key->code < SDLK_DELETE &&
                          !(key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)));
}
