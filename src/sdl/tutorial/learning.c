/* learning.c: see learning.h. */
#include "sdl/tutorial/learning.h"

#include <stdio.h>

#include "base/streams.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "words/problem_words.h"

/* Where it is kept; false if nothing can be. */
static bool path_of(const char *data, char path[APP_PATH + 16])
{
    snprintf(path, APP_PATH + 16, "%slessons.ini", data);
    return data[0] != '\0';
}

void learning_load(struct app *app, struct lesson_progress *progress)
{
    char path[APP_PATH + 16], words[PROBLEM_WORDS];
    struct problem why = {0};

    *progress = (struct lesson_progress){0};
    if (!path_of(app->data, path) || lesson_progress_load(progress, path, &why))
        return;
    words_problem(&why, words, sizeof words);
    streams_say("dueling-tigers: %s", words);
    app_warn_sentence(app, words);
}

void learning_note(struct app *app, const struct lesson *lesson, int step)
{
    char path[APP_PATH + 16];
    struct lesson_progress progress;
    struct error why;

    if (!path_of(app->data, path))
        return;
    learning_load(app, &progress);
    lesson_progress_note(&progress, lesson->id, step, step >= lesson->count);
    if (!lesson_progress_save(&progress, path, &why))
        app_warn(app, tr("Your lesson progress couldn’t be saved: {1}"), why.message);
}

int learning_next(const struct lesson_progress *progress, int *step)
{
    int last = lesson_find(progress->last);
    const struct lesson_mark *mark = last < 0 ? NULL : lesson_progress_of(progress, progress->last);

    *step = mark ? mark->step : 0;
    if (mark && mark->step > 0 && mark->step < lessons[last]->count)
        return last;
    *step = 0;
    for (int i = 0; i < LESSONS_FIRST_GAME; i++) {
        mark = lesson_progress_of(progress, lessons[i]->id);
        if (!mark || !mark->done)
            return i;
    }
    return -1;
}
