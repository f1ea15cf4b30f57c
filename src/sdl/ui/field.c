/*
 * field.c: a line of text (field.h): how it looks, and what keys and the pointer do to it. Places are
 * bytes, always between two characters as people see them (session/cluster.h).
 */
#include "sdl/ui/field.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/speaker.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/system/page.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"
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

/* Returns the place of editing in the field of that id with this text: at the end if another field was edited
 * before. */
static struct edit *field_edit(struct app *app, const char *id, const char *text)
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

/* The place where the word begins that ends at or before `at`. */
static int field_word_begin(const char *text, int at)
{
    while (at > 0 && parts_words(text + cluster_before(text, (size_t)at)))
        at = (int)cluster_before(text, (size_t)at);
    while (at > 0 && !parts_words(text + cluster_before(text, (size_t)at)))
        at = (int)cluster_before(text, (size_t)at);
    return at;
}

/* The place where the word ends that begins at `at` or later. */
static int field_word_end(const char *text, int at)
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
    if (key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER) {
        input_focus(app, "");
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
    if (place >= 0 && rubs) { /* what is selected, or else to that place */
        edit->anchor = selected ? edit->anchor : place;
        replace(app, field, edit, "");
    } else if (place >= 0) {
        move_to(app, field, edit, place, select);
    }
    /* the characters themselves come as text; as keys they must not press buttons */
    return place >= 0 || (key->code >= SDLK_SPACE && key->code < SDLK_DELETE &&
                          !(key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)));
}

/* A text and what is composed in it, in bytes. */
enum { ALL = sizeof((struct field *)NULL)->text + sizeof((struct input *)NULL)->composed };

void field_row(struct app *app, struct rect rect, const char *id, const char *label,
               const struct field *field)
{
    float u = app->painter.layout.u, h = roundf(fmaxf(36 * u, 28)), w = roundf(rect.w * 0.56f);
    row_words(&app->painter, rect, rect.w - w - 3 * ROW_PAD * u, label, NULL, true);
    field_box(app,
              rect_make(roundf(rect.x + rect.w - ROW_PAD * u - w), roundf(rect.y + (rect.h - h) / 2), w, h),
              id, field);
    spoken_field(app, label, field);
}

/* Returns how far a part of the words reaches, set as wide as all of them are. */
static float reach(struct painter *painter, struct type type, const char *words, size_t bytes, float wide)
{
    char part[ALL];
    SDL_strlcpy(part, words, SDL_min(bytes + 1, sizeof part));
    float whole = type_width(painter, type, words);
    return whole > 0 ? wide * type_width(painter, type, part) / whole : 0;
}

/* The place nearest to where the pointer is. */
static int place_at(struct painter *painter, struct type type, const char *text, float x, float wide)
{
    int place = 0, next = 0, size;
    float before = 0;
    while ((size = (int)cluster_size(text + next)) > 0) {
        next += size;
        float after = reach(painter, type, text, (size_t)next, wide);
        if (x < (before + after) / 2)
            break;
        place = next;
        before = after;
    }
    return place;
}

/* What the pointer has asked for since the last picture. */
static void follow_pointer(struct painter *painter, struct type type, struct edit *edit, const char *shown,
                           int skipped, const char *text, float x, float wide)
{
    int place = skipped + place_at(painter, type, shown, edit->x - x, wide);
    switch (edit->point) {
    case EDIT_PLACE:
        edit->caret = edit->anchor = place;
        break;
    case EDIT_EXTEND:
        edit->caret = place;
        break;
    case EDIT_WORD:
        edit->anchor = field_word_begin(text, place + (int)cluster_size(text + place));
        edit->caret = field_word_end(text, edit->anchor);
        break;
    case EDIT_ALL:
        edit->anchor = 0;
        edit->caret = (int)strlen(text);
        break;
    case EDIT_NOTHING:
        break;
    }
    edit->point = EDIT_NOTHING;
}

/* Of words that have no room the first are left out, so that the caret is seen. */
static size_t skip_words(struct painter *painter, struct type type, const char *words, size_t caret,
                         float room)
{
    size_t skipped = 0;
    if (type_fits(painter, type, room, words))
        return 0;
    for (char part[ALL]; skipped < caret; skipped += cluster_size(words + skipped)) {
        SDL_strlcpy(part, words + skipped, SDL_min(caret - skipped + 1, sizeof part));
        if (type_width(painter, type, part) <= room * 0.9f)
            break;
    }
    return skipped;
}

/* Draws the words of the field that is edited: with the caret, what is selected, and underlined what an input
 * method composes. */
static void field_words(struct app *app, struct type type, struct rect box, const char *id, const char *text)
{
    struct painter *painter = &app->painter;
    const struct edit *edit = field_edit(app, id, text);
    const char *composed = app->input.composed;
    char all[ALL];
    float u = painter->layout.u, x = box.x + 12 * u, room = box.w - 24 * u, top = box.y + 8 * u,
          high = box.h - 16 * u, y = box.y + box.h / 2 + type_cap_height(painter, type) / 2;
    snprintf(all, sizeof all, "%.*s%s%s", edit->caret, text, composed, text + edit->caret);
    size_t end = (size_t)edit->caret + strlen(composed), skipped = skip_words(painter, type, all, end, room);
    const char *shown = all + skipped;
    float wide = type_draw_fit(painter, type, x, y, room, shown);
    follow_pointer(painter, type, &app->input.edit, shown, (int)skipped, text, x, wide);
    size_t from = (size_t)SDL_min(edit->caret, edit->anchor), to = (size_t)SDL_max(edit->caret, edit->anchor);
    float begin = from > skipped ? reach(painter, type, shown, from - skipped, wide) : 0;
    float caret = end > skipped
                      ? reach(painter, type, shown, (size_t)edit->caret + strlen(composed) - skipped, wide)
                      : 0;
    if (composed[0])
        draw_line(painter, x + begin, y + 4 * u, x + caret, y + 4 * u, 1.2f, type.colour);
    else if (to > from && to > skipped)
        draw_fill(painter,
                  rect_make(x + begin, top, reach(painter, type, shown, to - skipped, wide) - begin, high),
                  COLOUR_ALPHA(COLOUR_BRASS, 90));
    draw_line(painter, x + caret + u, top, x + caret + u, top + high, 1.6f, COLOUR_PROMPT);
}

void field_box(struct app *app, struct rect box, const char *id, const struct field *field)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    bool filled = strcmp(app->input.field, id) == 0; /* by the letters on the screen: scene_typing.c */
    bool line = filled && app->top->class->types;    /* the one above them */
    bool typing = !app->input.covered && (line || strcmp(app->input.focus, id) == 0);
    bool hot = input_is_hot(app, id);
    uint32_t edge = typing ? COLOUR_BRASS
                    : hot  ? COLOUR_ALPHA(COLOUR_BRASS, 160)
                           : COLOUR_ALPHA(COLOUR_WHITE, 51);
    struct type type = text_type(TEXT_LINE);
    float y = box.y + box.h / 2 + type_cap_height(painter, type) / 2, x = box.x + 12 * u;
    if (filled)
        SDL_strlcpy(app->input.typed, field->text, sizeof app->input.typed);
    draw_flat(painter, box, 8, COLOUR_ALPHA(COLOUR_SUNK, 192), edge, !typing ? 1 : hot ? 2.6f : 1.8f);
    if (!field->text[0] && field->hint && !typing) {
        type.colour = COLOUR_FAINT;
        type_draw_fit(painter, type, x, y, box.w - 24 * u, field->hint);
    }
    if (typing)
        field_words(app, type, box, id, field->text);
    else
        type_draw_fit(painter, type, x, y, box.w - 24 * u, field->text);
    widget_target(app, id, box, TARGET_FIELD, 0, 8);
    spoken_field(app, field->hint, field);
}
