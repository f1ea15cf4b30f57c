/*
 * spoken_widgets.c: see spoken_widgets.h.
 */
#include "sdl/ui/spoken_widgets.h"

#include <string.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/speaker.h"
#include "sdl/art/written.h"
#include "sdl/ui/field.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

/* What explains a name is left out of it where little is to be said. */
static bool explains(const struct settings *settings, const char *help)
{
    return help && help[0] && settings->speech_detail != SPEECH_BRIEF;
}

void spoken_button(struct app *app, const struct button *button)
{
    char name[SPEAKER_SENTENCE];
    bool sub = explains(&app->settings, button->sub) ||
               (button->look == BUTTON_OFF && button->sub && button->sub[0]);
    if (sub)
        tr_say(name, sizeof name, tr_in("a button, what it does", "{1}. {2}"), button->label, button->sub);
    target_name(app, sub ? name : button->label);
}

void spoken_icon(struct app *app, const char *icon)
{
    static const struct {
        const char *icon, *name;
    } names[] = {{"icons/back", N_("Back")},
                 {"icons/close", N_("Close")},
                 {"icons/chevron-left", N_("One step back")},
                 {"icons/chevron-right", N_("One step forward")},
                 {"icons/chevron-down", N_("One step forward")},
                 {"icons/previous", N_("Back to the start")},
                 {"icons/dice", N_("Another deal number")},
                 {"icons/eye", N_("Show")},
                 {"icons/copy", N_("Copy")},
                 {"icons/hint", N_("Hint")},
                 {"icons/menu", N_("Menu")},
                 {"icons/help", N_("Rules")}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(icon, names[i].icon) == 0)
            target_name(app, tr(names[i].name));
}

void spoken_toggle(struct app *app, const char *label, const char *help, bool on)
{
    char state[SPEAKER_SENTENCE], name[SPEAKER_SENTENCE];
    tr_say(state, sizeof state, tr("{1}: {2}"), label, on ? tr("on") : tr("off"));
    if (explains(&app->settings, help))
        tr_say(name, sizeof name, tr_in("a button, what it does", "{1}. {2}"), state, help);
    target_name(app, explains(&app->settings, help) ? name : state);
}

void spoken_choice(struct app *app, const char *label, const char *help, const char *choice, bool chosen)
{
    char state[SPEAKER_SENTENCE], name[SPEAKER_SENTENCE];
    tr_say(state, sizeof state, chosen ? tr("{1}: {2}, chosen") : tr("{1}: {2}"), label, choice);
    if (explains(&app->settings, help))
        tr_say(name, sizeof name, tr_in("a button, what it does", "{1}. {2}"), state, help);
    target_name(app, explains(&app->settings, help) ? name : state);
}

void spoken_chosen(struct app *app, const char *name)
{
    char words[SPEAKER_SENTENCE], bare[SPEAKER_SENTENCE];
    SDL_strlcpy(bare, name, sizeof bare);
    bare[strlen(bare) - written_end(bare)] = '\0'; /* the sentence goes on */
    tr_say(words, sizeof words, tr("{1}, chosen"), bare);
    target_name(app, words);
}

void spoken_tile(struct app *app, uint8_t tile, bool chosen)
{
    if (chosen)
        spoken_chosen(app, words_tile(tile));
    else
        target_name(app, words_tile(tile));
}

void spoken_segments(struct app *app, const char *id, const char *label, const char *const *choices,
                     int count, int chosen)
{
    char name[SPEAKER_SENTENCE];
    for (int i = 0; i < count; i++) {
        tr_say(name, sizeof name, i == chosen ? tr("{1}: {2}, chosen") : tr("{1}: {2}"), label, choices[i]);
        target_rename(app, TARGET_ID(id, i), name);
    }
}

void spoken_slider(struct app *app, const char *label, int value, int most)
{
    char name[SPEAKER_SENTENCE];
    tr_say(name, sizeof name, tr("{1}: {2} of {3}. The left and right arrows change it."), label, value,
           most);
    target_name(app, name);
}

void spoken_field(struct app *app, const char *label, const struct field *field)
{
    char name[SPEAKER_SENTENCE];
    const char *text = field->text[0] ? field->text : tr("nothing");
    if (label && label[0])
        tr_say(name, sizeof name, tr("{1}: {2}. Type it, then press Enter."), label, text);
    else
        tr_say(name, sizeof name, tr("{1}. Type it, then press Enter."), text);
    target_name(app, name);
}
