/*
 * speaker.c: see speaker.h.
 */
#include "sdl/app/speaker.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/sum.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/loop.h"
#include "sdl/art/written.h"
#include "sdl/system/page.h"
#include "sdl/system/voice.h"
#include "words/languages/languages.h"
#include "words/spoken/spoken.h"

enum { BODY_MOST = 700 /* bytes of what is read of a new scene */, KNOWN = 512, PROMPTS = 16 };
enum { PAST = 8 /* what was said after so many keys before */ };

static const double rest = .3; /* seconds that what is written must keep still before it is read */

struct speaker {
    struct voice *voice; /* NULL: it is off */
    struct voice_wish wish;
    bool listens, looked;    /* a picture is being drawn; one was, and not gone through yet */
    struct written *written; /* in the picture being drawn, or the last one */
    uint64_t sum;            /* of it */
    double since;            /* when it changed last, real seconds */
    bool arrived;            /* another scene is on top, and was not told yet */
    bool changed;            /* since what is written was read last */
    int known;
    uint64_t list[KNOWN]; /* what stood beside the targets when it was read last */
    struct text focus;    /* the name that was said of what has the focus */
    char focus_id[INPUT_ID];
    char led_to[INPUT_ID];  /* gets the focus next, and its name has been said already; "": nothing */
    uint8_t times[PROMPTS]; /* how often each was asked */
    struct text last;       /* what was said since the last key, to repeat it */
    struct text past[PAST]; /* what was said before that, the newest first */
    struct text name;       /* of what got the focus since; it takes the place of nothing else */
    int back;               /* how often F6 was pressed in a row */
    bool over;              /* a key has been pressed: what is said next takes its place */
};

bool speaker_is_on(const struct app *app)
{
    return app->speaker && app->speaker->voice;
}

bool speaker_arrives(const struct app *app)
{
    return speaker_is_on(app) && app->speaker->arrived;
}

/* --- saying ----------------------------------------------------------------------------------------------
 */

/* Moves what was said last to the past. */
static void pass(struct speaker *speaker)
{
    if (!speaker->last.size)
        return;
    text_deinit(&speaker->past[PAST - 1]);
    memmove(speaker->past + 1, speaker->past, sizeof *speaker->past * (PAST - 1));
    speaker->past[0] = speaker->last;
    text_init(&speaker->last);
}

static void give_voice(struct speaker *speaker, const char *sentence, bool interrupt)
{
    struct text aloud = {0};
    spoken_aloud(sentence, &aloud);
    voice_say(speaker->voice, text_string(&aloud), interrupt);
    text_deinit(&aloud);
}

static void say(struct app *app, const char *sentence, bool interrupt)
{
    struct speaker *speaker = app->speaker;
    if (!speaker_is_on(app) || !sentence[0])
        return;
    if (interrupt || speaker->over)
        pass(speaker);
    speaker->over = false;
    text_deinit(&speaker->name);
    text_add(&speaker->last, "%s\n", sentence);
    give_voice(speaker, sentence, interrupt);
}

/* The name of what has the focus: what was said before it can still be asked for. */
static void say_name(struct app *app, const char *name, bool interrupt)
{
    struct speaker *speaker = app->speaker;
    if (!name[0])
        return;
    text_deinit(&speaker->name);
    text_add(&speaker->name, "%s\n", name);
    give_voice(speaker, name, interrupt);
}

static void forget(struct speaker *speaker)
{
    text_deinit(&speaker->last);
    text_deinit(&speaker->name);
    for (int i = 0; i < PAST; i++)
        text_deinit(&speaker->past[i]);
}

void speaker_say(struct app *app, const char *sentence)
{
    say(app, sentence, false);
}

void speaker_say_now(struct app *app, const char *sentence)
{
    say(app, sentence, true);
}

bool speaker_has_said(const struct app *app, const char *sentence)
{
    char line[SPEAKER_SENTENCE];
    if (!speaker_is_on(app) || app->speaker->over)
        return false;
    SDL_snprintf(line, sizeof line, "%s\n", sentence);
    return strstr(text_string(&app->speaker->last), line) != NULL;
}

void speaker_hush(struct app *app)
{
    if (!speaker_is_on(app))
        return;
    voice_stop(app->speaker->voice);
    forget(app->speaker);
}

/* What was said last; pressed again, what was said before that, and so on. */
static void say_once_more(struct app *app)
{
    struct speaker *speaker = app->speaker;
    const struct text *list[PAST + 2];
    int count = 0;
    if (speaker->name.size)
        list[count++] = &speaker->name;
    if (speaker->last.size)
        list[count++] = &speaker->last;
    for (int i = 0; i < PAST && speaker->past[i].size; i++)
        list[count++] = &speaker->past[i];
    if (!count)
        return;
    char *lines = strdup(text_string(list[speaker->back < count ? speaker->back : count - 1])),
         *rest_of = lines, *line;
    CHECK_MEMORY(lines);
    speaker->back++;
    for (bool first = true; rest_of && (line = text_next_line(&rest_of)); first = false)
        give_voice(speaker, line, first);
    free(lines);
}

/* --- on and off ------------------------------------------------------------------------------------------
 */

static void open_voice(struct app *app)
{
    struct speaker *speaker = app->speaker;
    struct error why;
    const char *file = app->command_line.speech;
    speaker->voice = voice_open(file ? "file" : NULL, file, &why);
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
    voice_close(speaker->voice);
    speaker->voice = NULL;
    page_list("");
    forget(speaker);
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
    if (on && !speaker->voice)
        open_voice(app);
    else if (!on && speaker->voice)
        close_voice(speaker);
    struct voice_wish wish = {settings->speech_rate, settings->speech_volume, language_spoken()->code};
    if (!speaker->voice || (wish.rate == speaker->wish.rate && wish.volume == speaker->wish.volume &&
                            strcmp(wish.language, speaker->wish.language) == 0))
        return;
    speaker->wish = wish;
    voice_wish(speaker->voice, &wish);
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

/* --- listening -------------------------------------------------------------------------------------------
 */

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
    written_clear(app->speaker->written);
}

void speaker_hear(struct app *app, const struct type_seen *seen)
{
    struct speaker *speaker = app->speaker;
    if (speaker_is_on(app) && speaker->listens && !app->input.covered)
        written_note(speaker->written, seen);
}

void speaker_look(struct app *app)
{
    struct speaker *speaker = app->speaker;
    if (!speaker_is_on(app))
        return;
    speaker->listens = false;
    speaker->looked = true;
    uint64_t sum = written_sum(speaker->written);
    if (sum == speaker->sum)
        return;
    speaker->sum = sum;
    speaker->since = loop_seconds();
    speaker->changed = true;
}

/* --- names -----------------------------------------------------------------------------------------------
 */

/* The name of a key, or a pad's button, that is learnt with its target; "" for those that do the same
 * everywhere. */
static const char *key_of(struct app *app, const struct target *target, char *out)
{
    bool printed =
        target->key > SDLK_SPACE && target->key < SDLK_DELETE && !(target->flags & TARGET_NUMBERED);
    return printed ? input_cap(app, SDL_GetKeyName(target->key), out) : "";
}

/* What a target is called, with its key. */
static void name_target(struct app *app, const struct target *target, struct text *out)
{
    struct written *written = app->speaker->written;
    char line[SPEAKER_SENTENCE], room[KEYS_WORDS];
    const char *key = key_of(app, target, room);
    struct text inside = {0};
    text_deinit(out);
    for (int i = 0; i < written->count; i++)
        written->list[i].taken = false;
    written_take(written, target->rect, &inside);
    const char *given = target_named(app, target);
    const char *name = given[0] ? given : text_string(&inside);
    bool keyed = name[0] && key[0];
    if (keyed)
        tr_say(line, sizeof line,
               written_end(name) ? tr_in("a name and its key", "{1} Key {2}") : tr("{1}. Key {2}"), name,
               key);
    text_add(out, "%s", keyed ? line : name);
    text_deinit(&inside);
}

static const struct target *focused(const struct app *app)
{
    return app->input.focus_visible ? target_find(app, app->input.focus) : NULL;
}

/* What has the focus, or lies under the pointer. */
static const struct target *attended(const struct app *app)
{
    const struct target *target = focused(app);
    if (!target && !app->input.focus_visible)
        target = target_find(app, app->input.hot);
    return target;
}

void speaker_say_target(struct app *app, const struct target *target)
{
    struct text name = {0};
    if (!speaker_is_on(app) || !target)
        return;
    name_target(app, target, &name);
    say_name(app, text_string(&name), true);
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
    CHECK(what >= 0 && what < PROMPTS);
    if (!speaker_is_on(app))
        return 0;
    int times = app->speaker->times[what];
    app->speaker->times[what] = (uint8_t)(times < UINT8_MAX ? times + 1 : times);
    return times;
}

static void follow_focus(struct app *app)
{
    struct speaker *speaker = app->speaker;
    const struct target *target = attended(app);
    struct text name = {0};
    if (!target) {
        speaker->focus_id[0] = 0;
        text_deinit(&speaker->focus);
        return;
    }
    name_target(app, target, &name);
    bool same = strcmp(speaker->focus_id, target->id) == 0, led = strcmp(speaker->led_to, target->id) == 0;
    speaker->led_to[0] = 0;
    if (led)
        ; /* it was said */
    else if (!same || strcmp(text_string(&name), text_string(&speaker->focus)) != 0)
        say_name(app, text_string(&name), !app->input.focus_visible); /* a key has made it silent already */
    SDL_strlcpy(speaker->focus_id, target->id, sizeof speaker->focus_id);
    text_deinit(&speaker->focus);
    speaker->focus = name;
}

/* --- what stands beside the targets ----------------------------------------------------------------------
 */

/* Figures alone are no news: they run as a clock does, or are counted up. */
static bool is_figure(const char *words)
{
    return strspn(words, "0123456789 .,:%+-/\xe2\x88\x92") == strlen(words);
}

static bool is_known(const struct speaker *speaker, uint64_t sum)
{
    for (int i = 0; i < speaker->known; i++)
        if (speaker->list[i] == sum)
            return true;
    return false;
}

/* Marks the words of all targets as taken. */
static void take_targets(struct app *app)
{
    struct written *written = app->speaker->written;
    for (int i = 0; i < written->count; i++)
        written->list[i].taken = false;
    for (int i = 0; i < app->targets.count; i++) {
        struct text inside = {0};
        bool large =
            app->targets.list[i].flags & TARGET_NO_RING && app->targets.list[i].flags & TARGET_NO_FOCUS;
        if (!large) /* a panel that scrolls holds what is to be read */
            written_take(written, app->targets.list[i].rect, &inside);
        text_deinit(&inside);
    }
}

/* The title: what is written largest. */
static int find_title(const struct written *written)
{
    int title = -1;
    for (int i = 0; i < written->count; i++)
        if (!written->list[i].taken && !is_figure(written_words(written, i)) &&
            (title < 0 || written->list[i].rect.h > written->list[title].rect.h))
            title = i;
    return title;
}

static void say_more(struct app *app)
{
    char line[SPEAKER_SENTENCE], key[KEYS_WORDS];
    tr_say(line, sizeof line, tr("There is more: {1} reads everything."), input_key(app, SDLK_F5, key));
    say(app, line, false);
}

/* Reads what stands beside the targets; only what is `fresh`, or up to `most` bytes of it, title first. */
static void read_beside(struct app *app, bool fresh, size_t most)
{
    struct speaker *speaker = app->speaker;
    struct written *written = speaker->written;
    uint64_t sums[KNOWN];
    int count = 0, title;
    size_t read = 0;
    take_targets(app);
    title = fresh ? -1 : find_title(written);
    if (title >= 0)
        say(app, written_words(written, title), false);
    for (int i = 0; i < written->count && count < KNOWN; i++) {
        const char *words = written_words(written, i);
        if (written->list[i].taken)
            continue;
        uint64_t sum = sum_text(SUM_OF_NOTHING, words);
        sums[count++] = sum;
        if (i == title || (fresh && (is_known(speaker, sum) || is_figure(words))))
            continue;
        read += strlen(words);
        if (fresh || read <= most)
            say(app, words, false);
    }
    if (!fresh && read > most)
        say_more(app);
    memcpy(speaker->list, sums, sizeof *sums * (size_t)count);
    speaker->known = count;
    speaker->changed = false;
}

static bool can_choose(const struct target *target)
{
    return !(target->flags & (TARGET_OFF | TARGET_INFO | TARGET_NO_FOCUS | TARGET_ASIDE));
}

static void say_count(struct app *app)
{
    char line[SPEAKER_SENTENCE];
    int count = 0;
    for (int i = 0; i < app->targets.count; i++)
        count += can_choose(&app->targets.list[i]);
    if (!count)
        return;
    tr_say(line, sizeof line, tr_many("{1} choice.", "{1} choices.", count), count);
    say(app, line, false);
}

/* What Enter does here at once. */
static void say_enter(struct app *app)
{
    char line[SPEAKER_SENTENCE];
    const struct target *enter = target_with_key(app, SDLK_RETURN);
    struct text name = {0};
    if (!enter)
        return;
    name_target(app, enter, &name);
    tr_say(line, sizeof line, tr("Enter: {1}"), text_string(&name));
    say(app, line, false);
    text_deinit(&name);
}

void speaker_say_choices(struct app *app)
{
    if (app->settings.speech_detail != SPEECH_BRIEF)
        say_count(app);
    say_enter(app);
}

static void tell_scene(struct app *app)
{
    if (app->top->class->speak) {
        app->top->class->speak(app->top, app, SPEAK_COMES);
    } else {
        read_beside(app, false, BODY_MOST);
        speaker_say_choices(app);
    }
    app->speaker->arrived = app->speaker->changed = false;
}

/* All of the screen: what is written beside the targets, and each target, with those that are off. */
static void read_all(struct app *app)
{
    struct text name = {0};
    say(app, tr("The whole screen:"), true);
    if (app->top->class->speak)
        app->top->class->speak(app->top, app, SPEAK_ALL);
    else
        read_beside(app, false, SIZE_MAX);
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        char line[SPEAKER_SENTENCE];
        if (target->flags & (TARGET_INFO | TARGET_NO_FOCUS))
            continue;
        name_target(app, target, &name);
        if (!name.size)
            continue;
        if (target->flags & TARGET_OFF)
            tr_say(line, sizeof line, tr("Not now: {1}"), text_string(&name));
        else
            tr_say(line, sizeof line, "{1}", text_string(&name));
        say(app, line, false);
    }
    text_deinit(&name);
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
        name_target(app, target, &name);
        if (!name.size)
            continue;
        struct cJSON *one = cJSON_CreateObject();
        cJSON_AddStringToObject(one, "id", target->id);
        cJSON_AddStringToObject(one, "name", text_string(&name));
        cJSON_AddBoolToObject(one, "off", (target->flags & TARGET_OFF) != 0);
        cJSON_AddBoolToObject(one, "focus", focused(app) == target);
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

/* --- time and keys ---------------------------------------------------------------------------------------
 */

/* True once nothing of what is written has changed for a while; without animation it never waits. */
static bool is_at_rest(struct app *app)
{
    double left = app->speaker->since + rest - loop_seconds();
    if (app_duration(app, 1000) <= 0 || left <= 0)
        return true;
    app_wake(app, (float)left);
    return false;
}

void speaker_step(struct app *app)
{
    struct speaker *speaker = app->speaker;
    if (!speaker_is_on(app) || !app->top || !(speaker->looked || speaker->arrived || speaker->changed))
        return;
    speaker->looked = false;
    if (speaker->arrived || speaker->changed) {
        if (!is_at_rest(app))
            return;
        if (speaker->arrived)
            tell_scene(app);
        else if (!app->top->class->speak)
            read_beside(app, true, 0);
        speaker->changed = false;
    }
    follow_focus(app);
    give_list(app);
}

/* Which screen it is, how much can be chosen, and what has the focus or else what Enter does. */
static void tell_where(struct app *app)
{
    const struct target *target = attended(app);
    voice_stop(app->speaker->voice);
    app->speaker->over = true;
    if (app->top->class->speak) {
        app->top->class->speak(app->top, app, SPEAK_WHERE);
    } else {
        take_targets(app);
        int title = find_title(app->speaker->written);
        if (title >= 0)
            say(app, written_words(app->speaker->written, title), false);
    }
    say_count(app);
    if (target) {
        struct text name = {0};
        name_target(app, target, &name);
        say(app, text_string(&name), false);
        text_deinit(&name);
    } else {
        say_enter(app);
    }
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
        say_once_more(app);
        return true;
    }
    app->speaker->back = 0;
    if (key->code == SDLK_F5)
        read_all(app);
    else if (key->code == SDLK_F7)
        tell_where(app);
    else {
        voice_stop(app->speaker->voice);
        app->speaker->over = true; /* until something is said, what was said can be asked for */
        return false;
    }
    return true;
}

/* What a key stands for that cannot be chosen now, or NULL. */
static const struct target *refused(const struct app *app, const struct scene_key *key)
{
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        if (target->key && target->key == key->code && target->flags & TARGET_OFF)
            return target;
    }
    return NULL;
}

void speaker_say_nothing(struct app *app, const struct scene_key *key)
{
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER || key->code == SDLK_SPACE;
    bool arrow = key->code >= SDLK_RIGHT && key->code <= SDLK_UP;
    bool held = key->code >= SDLK_LCTRL && key->code <= SDLK_RGUI; /* Ctrl, Shift, Alt: to be held */
    char line[SPEAKER_SENTENCE];
    struct text name = {0};
    if (!speaker_is_on(app) || held)
        return;
    const struct target *target = refused(app, key);
    if (target)
        name_target(app, target, &name);
    if (name.size)
        tr_say(line, sizeof line, tr("Not now: {1}"), text_string(&name));
    else
        tr_say(line, sizeof line, "{1}",
               enter && !focused(app)  ? tr("Nothing is selected. Use the arrow keys.")
               : arrow && focused(app) ? tr("Nothing further this way.")
                                       : tr("This key does nothing here."));
    give_voice(app->speaker, line, true);
    text_deinit(&name);
}
