/* voices.c: see voices.h. */
#include "words/voices/voices.h"

#include <stdio.h>
#include <string.h>

/* The call for a win, on another's tile and on a self-draw, where neither Riichi nor tenpai is declared. */
static const struct speaker {
    const char *language; /* and name of the folder: Mandarin is one, in either script */
    const char *win, *own_draw;
} speakers[] = {
    {"en", "win", "win"}, {"de", "win", "win"},   {"es", "win", "win"},
    {"fr", "win", "win"}, {"ja", "ron", "tsumo"}, {"zh", "win", "tsumo"},
};

enum { SPEAKERS = sizeof speakers / sizeof *speakers };

static const struct speaker *speaker_of(const char *language)
{
    size_t length = strcspn(language, "_");
    for (int i = 0; i < SPEAKERS; i++)
        if (strlen(speakers[i].language) == length && strncmp(speakers[i].language, language, length) == 0)
            return &speakers[i];
    return &speakers[0];
}

static const char *win_of(const struct speaker *speaker, const struct ruleset *rules, bool own_draw)
{
    if (rules->has_riichi || rules->has_stages)
        return own_draw ? "tsumo" : "ron";
    return own_draw ? speaker->own_draw : speaker->win;
}

static const char *word_of(const struct event *event, const struct ruleset *rules,
                           const struct speaker *speaker)
{
    switch (event->kind) {
    case EVENT_CHOW:
        return "chow";
    case EVENT_PUNG:
        return "pung";
    case EVENT_KONG:
        return "kong";
    case EVENT_RIICHI:
        return "riichi";
    case EVENT_TENPAI:
        return "tenpai";
    case EVENT_WIN:
        return win_of(speaker, rules, event->from == event->seat);
    default:
        return NULL;
    }
}

bool voices_recording(const struct event *event, const struct ruleset *rules, const char *language,
                      char name[VOICES_NAME])
{
    const struct speaker *speaker = speaker_of(language);
    const char *word = word_of(event, rules, speaker);
    if (word)
        snprintf(name, VOICES_NAME, "%s/%s-%s", speaker->language, word, event->seat % 2 ? "high" : "low");
    return word;
}
