/* lesson_progress.c: see lesson_progress.h. */
#include "session/study/lesson_progress.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "session/inifile.h"

enum { STEPS_MAX = 999 };

/* Returns the index of a lesson in the list, or the count if it is not there. */
static int place_of(const struct lesson_progress *progress, const char *id)
{
    int place = 0;
    while (place < progress->count && strcmp(progress->list[place].id, id) != 0)
        place++;
    return place;
}

const struct lesson_mark *lesson_progress_of(const struct lesson_progress *progress, const char *id)
{
    int place = place_of(progress, id);
    return place < progress->count ? &progress->list[place] : NULL;
}

/* Returns its entry, adding it if needed; NULL if the list is full or the id too long. */
static struct lesson_mark *enter(struct lesson_progress *progress, const char *id)
{
    int place = place_of(progress, id);
    struct lesson_mark *mark = &progress->list[place];
    if (place < progress->count)
        return mark;
    if (place == PROGRESS_LESSONS || strlen(id) >= PROGRESS_ID)
        return NULL;
    progress->count++;
    *mark = (struct lesson_mark){0};
    snprintf(mark->id, sizeof mark->id, "%s", id);
    return mark;
}

void lesson_progress_note(struct lesson_progress *progress, const char *id, int step, bool done)
{
    struct lesson_mark *mark = enter(progress, id);
    if (!mark)
        return;
    mark->step = done || step < 0 ? 0 : step > STEPS_MAX ? STEPS_MAX : step;
    mark->done |= done;
    snprintf(progress->last, sizeof progress->last, "%s", id);
}

/* --- the file ------------------------------------------------------------------------------------- */

static const struct field fields[] = {
    {NULL, "done", FIELD_BOOL, offsetof(struct lesson_mark, done), 0, 0, NULL},
    {NULL, "step", FIELD_NUMBER, offsetof(struct lesson_mark, step), 0, STEPS_MAX, NULL},
    {.name = NULL},
};

static bool take(void *user, const char *section, const char *name, const char *value, struct error *why)
{
    struct lesson_progress *progress = user;
    if (!section[0]) {
        if (strcmp(name, "last") == 0 && strlen(value) < PROGRESS_ID)
            snprintf(progress->last, sizeof progress->last, "%s", value);
        return true;
    }
    struct lesson_mark *mark = enter(progress, section);
    return !mark || fields_take(fields, mark, section, name, value, why);
}

bool lesson_progress_load(struct lesson_progress *progress, const char *path, struct problem *why)
{
    struct lesson_progress loaded = {0};
    *progress = loaded;
    if (!inifile_read(PROBLEM_LESSONS, path, take, NULL, &loaded, why))
        return false;
    *progress = loaded;
    return true;
}

bool lesson_progress_save(const struct lesson_progress *progress, const char *path, struct error *why)
{
    struct text text = {0};
    text_add(&text, "# Lessons of Dueling Tigers: which are done, and where they were left.\n");
    if (progress->last[0])
        text_add(&text, "last = %s\n", progress->last);
    for (int i = 0; i < progress->count; i++) {
        text_add(&text, "\n[%s]\n", progress->list[i].id);
        fields_print(fields, &progress->list[i], "", &text);
    }
    return text_write(&text, path, why);
}
