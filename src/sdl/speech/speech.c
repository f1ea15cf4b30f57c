/*
 * speech.c: see speech.h.
 */
#include "sdl/speech/speech.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/system/voice.h"
#include "words/spoken/spoken.h"

/* Moves what was said last to the past. */
static void pass(struct speech *speech)
{
    if (!speech->last.size)
        return;
    text_deinit(&speech->past[SPEECH_PAST - 1]);
    memmove(speech->past + 1, speech->past, sizeof *speech->past * (SPEECH_PAST - 1));
    speech->past[0] = speech->last;
    text_init(&speech->last);
}

void speech_say_aside(struct speech *speech, const char *sentence, bool interrupt)
{
    struct text aloud = {0};
    if (!speech->voice)
        return;
    spoken_aloud(sentence, &aloud);
    voice_say(speech->voice, text_string(&aloud), interrupt);
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
    speech->over = true;
    speech->back = 0;
}

void speech_forget(struct speech *speech)
{
    text_deinit(&speech->last);
    text_deinit(&speech->name);
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
