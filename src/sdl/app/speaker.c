/*
 * speaker.c: see speaker.h.
 */
#include "sdl/app/speaker.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/loop.h"
#include "sdl/app/speaker_parts.h"
#include "sdl/art/written.h"
#include "sdl/system/page.h"
#include "sdl/system/voice.h"
#include "words/languages/languages.h"
#include "words/spoken/spoken.h"

enum { BODY_MAX = 700 /* bytes of what is read of a new scene */ };

static const double rest = .3; /* seconds that what is written must keep still before it is read */

bool speaker_is_on(const struct app *app)
{
    return app->speaker && app->speaker->speech.voice;
}

bool speaker_arrives(const struct app *app)
{
    return speaker_is_on(app) && app->speaker->arrived;
}

void speaker_say(struct app *app, const char *sentence)
{
    if (app->speaker)
        speech_say(&app->speaker->speech, sentence, false);
}

void speaker_say_now(struct app *app, const char *sentence)
{
    if (app->speaker)
        speech_say(&app->speaker->speech, sentence, true);
}

void speaker_tell(struct app *app, const char *sentence)
{
    if (app->speaker)
        speech_tell(&app->speaker->speech, sentence);
}

void speaker_say_lines(struct app *app, struct text *text, speaker_saying *say)
{
    char *after = text->data, *line;
    while (after && (line = text_next_line(&after)))
        say(app, line);
    text_deinit(text);
}

bool speaker_is_busy(const struct app *app)
{
    return speaker_is_on(app) && speech_is_busy(&app->speaker->speech);
}

bool speaker_has_said(const struct app *app, const char *sentence)
{
    return speaker_is_on(app) && speech_has_said(&app->speaker->speech, sentence);
}

void speaker_hush(struct app *app)
{
    if (!speaker_is_on(app))
        return;
    voice_stop(app->speaker->speech.voice);
    speech_forget(&app->speaker->speech);
}

/* --- on and off --------------------------------------------------------------------------------- */

static void open_voice(struct app *app)
{
    struct speaker *speaker = app->speaker;
    struct error why;
    const char *file = app->command_line.speech;
    speaker->speech.voice = voice_open(file ? "file" : NULL, file, &why);
    speaker->wish = (struct voice_wish){-1, -1, ""};
    if (why.message[0]) {
        app_notice_sentence(app, why.message);
        audio_play(app, SOUND_WARNING); /* for players who cannot see the notice */
    }
    speaker->arrived = true;
    app_animate(app);
}

static void close_voice(struct speaker *speaker)
{
    voice_close(speaker->speech.voice);
    speaker->speech.voice = NULL;
    page_list("");
    speech_forget(&speaker->speech);
    text_deinit(&speaker->focus);
    speaker->focus_id[0] = 0;
}

void speaker_apply(struct app *app)
{
    struct speaker *speaker = app->speaker;
    const struct settings *settings = &app->settings;
    bool on = settings->speech || app->command_line.speech;
    if (!speaker)
        return;
    if (on && !speaker->speech.voice)
        open_voice(app);
    else if (!on && speaker->speech.voice)
        close_voice(speaker);
    struct voice_wish wish = {settings->speech_rate, settings->speech_volume, language_spoken()->code};
    if (!speaker->speech.voice || (wish.rate == speaker->wish.rate && wish.volume == speaker->wish.volume &&
                                   strcmp(wish.language, speaker->wish.language) == 0))
        return;
    speaker->wish = wish;
    speaker->speech.rate = wish.rate;
    voice_wish(speaker->speech.voice, &wish);
}

void speaker_init(struct app *app)
{
    app->speaker = calloc(1, sizeof *app->speaker);
    CHECK_MEMORY(app->speaker);
    app->speaker->written = calloc(1, sizeof *app->speaker->written);
    CHECK_MEMORY(app->speaker->written);
    speaker_apply(app);
}

void speaker_deinit(struct app *app)
{
    if (!app->speaker)
        return;
    close_voice(app->speaker);
    free(app->speaker->written);
    free(app->speaker);
    app->speaker = NULL;
}

/* On or off by the key, whatever the command line said. */
static void turn(struct app *app)
{
    bool on = !speaker_is_on(app);
    char again[KEYS_WORDS], all[KEYS_WORDS], where[KEYS_WORDS];
    app->settings.speech = on;
    if (!on)
        app->command_line.speech = NULL;
    app_settings_changed(app);
    if (on)
        app_notice(app,
                   tr("Speech on. Use the arrow keys and Tab to move, and Enter to choose. {1} reads the "
                      "whole screen, {2} says where you are."),
                   input_key(app, SDLK_F5, all), input_key(app, SDLK_F7, where));
    else
        app_notice(app, tr("Speech off. {1} turns it on again."), input_key(app, SDLK_F8, again));
}

/* --- listening ---------------------------------------------------------------------------------- */

void speaker_arrive(struct app *app)
{
    if (!app->speaker)
        return;
    app->speaker->arrived = true;
    app->speaker->known = 0;
    app->speaker->focus_id[0] = 0;
    text_deinit(&app->speaker->focus);
}

void speaker_listen(struct app *app)
{
    if (!speaker_is_on(app))
        return;
    app->speaker->listens = true;
    app->speaker->row.count = 0;
    written_clear(app->speaker->written);
}

static bool listens(const struct app *app)
{
    return speaker_is_on(app) && app->speaker->listens && !app->input.covered;
}

/* Notes the tiles that stand beside each other. */
static void end_row(struct speaker *speaker)
{
    char open[SPEAKER_SENTENCE], words[SPEAKER_SENTENCE];
    int down = 0;
    if (!speaker->row.count)
        return;
    for (int i = 0; i < speaker->row.count; i++)
        down += speaker->row.tiles[i] == TILE_HIDDEN;
    spoken_tiles(speaker->row.tiles, speaker->row.count, open, sizeof open);
    if (!down)
        tr_say(words, sizeof words, "{1}", open);
    else if (open[0])
        tr_say(words, sizeof words, tr("{1}, {2} face down"), open, words_number(down));
    else
        tr_say(words, sizeof words, tr("{1} face down"), words_number_first(down));
    written_note_tiles(speaker->written, speaker->row.rect, words);
    speaker->row.count = 0;
}

void speaker_hear(struct app *app, const struct type_seen *seen)
{
    if (!listens(app))
        return;
    end_row(app->speaker);
    struct written *written = app->speaker->written;
    written_note(written, seen, app->painter.told);
    if (app->painter.runs && written->count)
        written->list[written->count - 1].runs = true;
}

/* True if a tile goes on with the row: it stands on the same line, with no gap such as parts two groups. */
static bool goes_on(const struct speaker *speaker, struct rect rect)
{
    struct rect row = speaker->row.rect;
    float gap = rect.x - row.x - row.w, lower = rect.y + rect.h - row.y - row.h;
    return speaker->row.count < SPEAKER_ROW && fabsf(lower) < rect.h * .2f && gap > -rect.w * .5f &&
           gap < rect.w * .25f;
}

void speaker_hear_tile(struct app *app, uint8_t tile, struct rect rect)
{
    struct speaker *speaker = app->speaker;
    if (!listens(app) || app->painter.told)
        return;
    if (speaker->row.count && !goes_on(speaker, rect))
        end_row(speaker);
    if (!speaker->row.count)
        speaker->row.rect = rect;
    speaker->row.rect.w = rect.x + rect.w - speaker->row.rect.x;
    speaker->row.tiles[speaker->row.count++] = tile;
}

void speaker_look(struct app *app)
{
    struct speaker *speaker = app->speaker;
    if (!speaker_is_on(app))
        return;
    end_row(speaker);
    speaker->listens = false;
    speaker->looked = true;
    uint64_t sum = written_sum(speaker->written);
    if (sum == speaker->sum)
        return;
    speaker->sum = sum;
    speaker->since = loop_seconds();
    speaker->changed = true;
}

void speaker_say_target(struct app *app, const struct target *target)
{
    struct text name = {0};
    if (!speaker_is_on(app) || !target)
        return;
    speaker_name_target(app, target, &name);
    speech_say_name(&app->speaker->speech, text_string(&name), true);
    text_deinit(&name);
}

void speaker_lead(struct app *app, const char *id, bool said)
{
    if (!speaker_is_on(app) || app->input.device == DEVICE_POINTER)
        return;
    input_focus(app, id);
    app->input.focus_visible = true;
    SDL_strlcpy(app->speaker->led_to, said ? id : "", sizeof app->speaker->led_to);
}

int speaker_times(struct app *app, int what)
{
    CHECK(what >= 0 && what < SPEAKER_PROMPTS);
    if (!speaker_is_on(app))
        return 0;
    int times = app->speaker->times[what];
    app->speaker->times[what] = (uint8_t)(times < UINT8_MAX ? times + 1 : times);
    return times;
}

static void follow_focus(struct app *app)
{
    struct speaker *speaker = app->speaker;
    const struct target *target = speaker_attended(app);
    struct text name = {0};
    if (!target) {
        speaker->focus_id[0] = 0;
        text_deinit(&speaker->focus);
        return;
    }
    speaker_name_target(app, target, &name);
    bool same = strcmp(speaker->focus_id, target->id) == 0, led = strcmp(speaker->led_to, target->id) == 0;
    speaker->led_to[0] = 0;
    if (led)
        ; /* it was said */
    else if (!same || strcmp(text_string(&name), text_string(&speaker->focus)) != 0)
        speech_say_name(&app->speaker->speech, text_string(&name),
                        !app->input.focus_visible); /* a key has made it silent already */
    SDL_strlcpy(speaker->focus_id, target->id, sizeof speaker->focus_id);
    text_deinit(&speaker->focus);
    speaker->focus = name;
}

static void tell_scene(struct app *app)
{
    if (app->top->class->speak)
        app->top->class->speak(app->top, app, SPEAK_COMES);
    if (speaker_reads(app)) {
        speaker_read_beside(app, false, BODY_MAX);
        speaker_say_choices(app);
    }
    app->speaker->arrived = app->speaker->changed = false;
}

char *speaker_list(struct app *app)
{
    if (!speaker_is_on(app))
        return NULL;
    struct cJSON *list = cJSON_CreateArray();
    struct text name = {0};
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        const float rect[] = {target->rect.x, target->rect.y, target->rect.w, target->rect.h};
        if (target->flags & (TARGET_INFO | TARGET_NO_FOCUS))
            continue;
        speaker_name_target(app, target, &name);
        if (!name.size)
            continue;
        struct cJSON *one = cJSON_CreateObject();
        cJSON_AddStringToObject(one, "id", target->id);
        cJSON_AddStringToObject(one, "name", text_string(&name));
        cJSON_AddBoolToObject(one, "off", (target->flags & TARGET_OFF) != 0);
        cJSON_AddBoolToObject(one, "focus", speaker_focused(app) == target);
        cJSON_AddItemToObject(one, "rect", cJSON_CreateFloatArray(rect, 4));
        cJSON_AddItemToArray(list, one);
    }
    text_deinit(&name);
    char *words = cJSON_PrintUnformatted(list);
    CHECK_MEMORY(words);
    cJSON_Delete(list);
    return words;
}

static void give_list(struct app *app)
{
    char *list = PAGE_HERE ? speaker_list(app) : NULL;
    if (list)
        page_list(list);
    cJSON_free(list);
}

/* --- time and keys ------------------------------------------------------------------------------ */

/* True once nothing of what is written has changed for a while; without animation it never waits. */
static bool is_at_rest(struct app *app)
{
    double left = app->speaker->since + rest - loop_seconds();
    if (app_duration(app, 1000) <= 0 || left <= 0)
        return true;
    app_wake(app, (float)left);
    return false;
}

void speaker_take(struct app *app, const struct scene_key *key)
{
    if (!speaker_is_on(app) || key->text)
        return;
    app->speaker->taken = *key;
    app->speaker->said_then = app->speaker->speech.said;
    app->speaker->sum_then = app->speaker->sum;
}

/* Says that the key did nothing, once the picture after it rests. */
static void follow_key(struct app *app)
{
    struct speaker *speaker = app->speaker;
    struct scene_key key = speaker->taken;
    bool useful =
        speaker->arrived || speaker->speech.said != speaker->said_then || speaker->sum != speaker->sum_then;
    if (!key.code || (!useful && (app->dirty || app->animating)))
        return;
    speaker->taken.code = 0;
    if (!useful)
        speaker_say_nothing(app, &key);
}

/* Says what is new. */
static void step(struct app *app)
{
    struct speaker *speaker = app->speaker;
    if (!(speaker->looked || speaker->arrived || speaker->changed))
        return;
    speaker->looked = false;
    if (speaker->arrived || speaker->changed) {
        if (!is_at_rest(app))
            return;
        if (speaker->arrived)
            tell_scene(app);
        else if (speaker_reads(app))
            speaker_read_beside(app, true, 0);
        speaker->changed = false;
    }
    follow_focus(app);
    give_list(app);
}

void speaker_step(struct app *app)
{
    if (!speaker_is_on(app) || !app->top)
        return;
    step(app);
    follow_key(app);
}

/* Says which screen it is, how much can be chosen, and what has the focus or else what Enter does. */
static void tell_where(struct app *app)
{
    const struct target *target = speaker_attended(app);
    speech_silence(&app->speaker->speech);
    if (app->top->class->speak)
        app->top->class->speak(app->top, app, SPEAK_WHERE);
    if (speaker_reads(app))
        speaker_read_title(app);
    speaker_say_count(app);
    if (target) {
        struct text name = {0};
        speaker_name_target(app, target, &name);
        speaker_say(app, text_string(&name));
        text_deinit(&name);
    } else {
        speaker_say_enter(app);
    }
}

static bool is_arrow(const struct scene_key *key)
{
    return key->code >= SDLK_RIGHT && key->code <= SDLK_UP;
}

bool speaker_key(struct app *app, const struct scene_key *key)
{
    if (!app->speaker || key->text)
        return false;
    if (key->code == SDLK_F8) {
        turn(app);
        return true;
    }
    if (!speaker_is_on(app))
        return false;
    if (key->code == SDLK_F6) {
        speech_repeat(&app->speaker->speech);
        return true;
    }
    app->speaker->speech.back = 0;
    if (key->code == SDLK_F5)
        speaker_read_all(app);
    else if (key->code == SDLK_F7)
        tell_where(app);
    else if (is_arrow(key))
        speech_pass(&app->speaker->speech);
    else
        speech_silence(&app->speaker->speech);
    return key->code == SDLK_F5 || key->code == SDLK_F7;
}

/* Returns what a key stands for that cannot be chosen now, or NULL. */
static const struct target *refused(const struct targets *targets, const struct scene_key *key)
{
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->list[i];
        if (target->key && target->key == key->code && target->flags & TARGET_OFF)
            return target;
    }
    return NULL;
}

void speaker_say_nothing(struct app *app, const struct scene_key *key)
{
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER || key->code == SDLK_SPACE;
    bool held = key->code >= SDLK_LCTRL && key->code <= SDLK_RGUI; /* Ctrl, Shift, Alt: to be held */
    char line[SPEAKER_SENTENCE];
    struct text name = {0};
    if (!speaker_is_on(app) || held)
        return;
    const struct target *target = refused(&app->targets, key);
    if (target)
        speaker_name_target(app, target, &name);
    if (name.size)
        tr_say(line, sizeof line, tr("Not now: {1}"), text_string(&name));
    else
        tr_say(line, sizeof line, "{1}",
               enter && !speaker_focused(app)          ? tr("Nothing is selected. Use the arrow keys.")
               : is_arrow(key) && speaker_focused(app) ? tr("Nothing further this way.")
                                                       : tr("This key does nothing here."));
    speech_say_aside(&app->speaker->speech, line, !is_arrow(key));
    text_deinit(&name);
}
