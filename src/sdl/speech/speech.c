/*
 * speech.c: see speech.h.
 */
#include "sdl/speech/speech.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/system/voice.h"
#include "words/spoken/spoken.h"

/* No voice tells how far it is, so that is guessed from the length: 12 bytes a second at the system's rate,
 * rather slow. A Chinese character has three bytes and takes about as long as three letters. */
static double seconds_of(const struct speech *speech, const char *sentence)
{
    enum { BYTES = 12, USUAL = 5 };
    return (double)strlen(sentence) * 2 * USUAL / (BYTES * (speech->rate + USUAL));
}

static double now(void)
{
    return (double)SDL_GetTicks64() / 1000;
}

bool speech_is_busy(const struct speech *speech)
{
    return speech->voice && now() < speech->until;
}

/* Moves what was said last to the past. */
static void pass(struct speech *speech)
{
    if (!speech->last.size)
        return;
    text_deinit(&speech->past[SPEECH_PAST - 1]);
    memmove(speech->past + 1, speech->past, sizeof *speech->past * (SPEECH_PAST - 1));
    speech->past[0] = speech->last;
    speech->last = (struct text){0};
}

void speech_say_aside(struct speech *speech, const char *sentence, bool interrupt)
{
    struct text aloud = {0};
    if (!speech->voice)
        return;
    spoken_aloud(sentence, &aloud);
    voice_say(speech->voice, text_string(&aloud), interrupt);
    speech->said++;
    speech->until = interrupt ? now() : SDL_max(speech->until, now());
    speech->until += seconds_of(speech, text_string(&aloud));
    text_deinit(&aloud);
}

void speech_say(struct speech *speech, const char *sentence, bool interrupt)
{
    if (!speech->voice || !sentence[0])
        return;
    if (interrupt || speech->over)
        pass(speech);
    speech->over = false;
    text_deinit(&speech->name);
    text_add(&speech->last, "%s\n", sentence);
    speech_say_aside(speech, sentence, interrupt);
}

void speech_tell(struct speech *speech, const char *sentence)
{
    double from = SDL_max(speech->until, now());
    if (!speech->voice || !sentence[0])
        return;
    if (!speech->news.size || speech->news_until < from) {
        text_deinit(&speech->news);
        speech->news_from = from;
    }
    speech_say(speech, sentence, false);
    text_add(&speech->news, "%s\n", sentence);
    speech->news_until = speech->until;
}

void speech_say_name(struct speech *speech, const char *name, bool interrupt)
{
    if (!name[0])
        return;
    text_deinit(&speech->name);
    text_add(&speech->name, "%s\n", name);
    speech_say_aside(speech, name, interrupt);
}

bool speech_has_said(const struct speech *speech, const char *sentence)
{
    size_t length = strlen(sentence);
    const char *line = speech->over ? NULL : strstr(text_string(&speech->last), sentence);
    while (line && line[length] != '\n')
        line = strstr(line + 1, sentence);
    return line != NULL;
}

void speech_silence(struct speech *speech)
{
    voice_stop(speech->voice);
    text_deinit(&speech->news);
    speech->until = 0;
    speech->over = true;
    speech->back = 0;
}

void speech_pass(struct speech *speech)
{
    struct text news = speech->news;
    double from = speech->news_from;
    bool heard = now() >= speech->news_until, asks = speech->until > speech->news_until;
    speech->news = (struct text){0};
    if (!news.size || heard || (asks && !voice_stop(speech->voice))) {
        speech_silence(speech);
    } else if (asks) { /* the sentence that was cut is said again */
        char *rest = news.data, *line;
        speech->until = 0;
        while (rest && (line = text_next_line(&rest))) {
            from += seconds_of(speech, line);
            if (from > now())
                speech_say_aside(speech, line, false);
        }
    }
    speech->over = true;
    speech->back = 0;
    text_deinit(&news);
}

void speech_forget(struct speech *speech)
{
    text_deinit(&speech->last);
    text_deinit(&speech->name);
    text_deinit(&speech->news);
    for (int i = 0; i < SPEECH_PAST; i++)
        text_deinit(&speech->past[i]);
}

void speech_repeat(struct speech *speech)
{
    const struct text *list[SPEECH_PAST + 2];
    int count = 0;
    if (speech->name.size)
        list[count++] = &speech->name;
    if (speech->last.size)
        list[count++] = &speech->last;
    for (int i = 0; i < SPEECH_PAST && speech->past[i].size; i++)
        list[count++] = &speech->past[i];
    if (!count)
        return;
    char *lines = strdup(text_string(list[speech->back < count ? speech->back : count - 1])), *rest = lines,
         *line;
    CHECK_MEMORY(lines);
    speech->back++;
    for (bool first = true; rest && (line = text_next_line(&rest)); first = false)
        speech_say_aside(speech, line, first);
    free(lines);
}
