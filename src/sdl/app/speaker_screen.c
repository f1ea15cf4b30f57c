/*
 * speaker_screen.c: what the screen says (speaker_parts.h): the names of targets, and what is written beside
 * them.
 */
#include <string.h>

#include "base/hash.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/speaker_parts.h"
#include "sdl/art/written.h"

/* The name of a key, or a pad's button, that is learnt with its target; "" for those that do the same
 * everywhere. */
static const char *key_of(struct app *app, const struct target *target, char *out)
{
    bool printed =
        target->key > SDLK_SPACE && target->key < SDLK_DELETE && !(target->flags & TARGET_NUMBERED);
    return printed ? input_cap(app, SDL_GetKeyName(target->key), out) : "";
}

void speaker_name_target(struct app *app, const struct target *target, struct text *out)
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

const struct target *speaker_focused(const struct app *app)
{
    return app->input.focus_visible ? target_find(app, app->input.focus) : NULL;
}

const struct target *speaker_attended(const struct app *app)
{
    const struct target *target = speaker_focused(app);
    if (target || app->input.focus_visible)
        return target;
    if (app->input.device == DEVICE_POINTER)
        return target_find(app, app->input.hot);
    target = target_find(app, app->input.focus);
    return target && target->flags & TARGET_FIELD ? target : NULL;
}

bool speaker_reads(const struct app *app)
{
    return !app->top->class->speak || app->top->class->reads;
}

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
    for (int i = 0; i < written->count; i++) {
        const struct written_piece *piece = &written->list[i];
        if (!piece->taken && !piece->told && !piece->tiles && !is_figure(written_words(written, i)) &&
            (title < 0 || piece->rect.h > written->list[title].rect.h))
            title = i;
    }
    return title;
}

void speaker_read_title(struct app *app)
{
    take_targets(app);
    int title = find_title(app->speaker->written);
    if (title >= 0)
        speaker_say(app, written_words(app->speaker->written, title));
}

static void say_more(struct app *app)
{
    char key[KEYS_WORDS];
    speaker_say_tr(app, tr("There is more: {1} reads everything."), input_key(app, SDLK_F5, key));
}

void speaker_read_beside(struct app *app, bool fresh, size_t most)
{
    struct speaker *speaker = app->speaker;
    struct written *written = speaker->written;
    uint64_t sums[SPEAKER_KNOWN];
    int count = 0, title;
    size_t read = 0;
    take_targets(app);
    title = fresh ? -1 : find_title(written);
    if (title >= 0)
        speaker_say(app, written_words(written, title));
    for (int i = 0; i < written->count && count < SPEAKER_KNOWN; i++) {
        const char *words = written_words(written, i);
        if (written->list[i].taken || written->list[i].told)
            continue;
        uint64_t sum = hash_text(HASH_OF_NOTHING, words);
        sums[count++] = sum;
        bool news = !is_known(speaker, sum) && !is_figure(words) && !written->list[i].runs;
        if (i == title || (fresh && !news))
            continue;
        read += strlen(words);
        if (fresh || read <= most)
            speaker_say(app, words);
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

void speaker_say_count(struct app *app)
{
    int count = 0;
    for (int i = 0; i < app->targets.count; i++)
        count += can_choose(&app->targets.list[i]);
    if (count)
        speaker_say_tr(app, tr_many("{1} choice.", "{1} choices.", count), count);
}

void speaker_say_enter(struct app *app)
{
    const struct target *enter = target_with_key(app, SDLK_RETURN);
    struct text name = {0};
    if (!enter)
        return;
    speaker_name_target(app, enter, &name);
    speaker_say_tr(app, tr("Enter: {1}"), text_string(&name));
    text_deinit(&name);
}

void speaker_say_choices(struct app *app)
{
    if (app->settings.speech_detail != SPEECH_BRIEF)
        speaker_say_count(app);
    speaker_say_enter(app);
}

void speaker_read_all(struct app *app)
{
    struct text name = {0};
    speaker_say_now(app, tr("The whole screen:"));
    if (app->top->class->speak)
        app->top->class->speak(app->top, app, SPEAK_ALL);
    if (speaker_reads(app))
        speaker_read_beside(app, false, SIZE_MAX);
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        char line[SPEAKER_SENTENCE];
        if (target->flags & (TARGET_INFO | TARGET_NO_FOCUS))
            continue;
        speaker_name_target(app, target, &name);
        if (!name.size)
            continue;
        if (target->flags & TARGET_OFF)
            tr_say(line, sizeof line, tr("Not now: {1}"), text_string(&name));
        else
            tr_say(line, sizeof line, "{1}", text_string(&name));
        speaker_say(app, line);
    }
    text_deinit(&name);
}
