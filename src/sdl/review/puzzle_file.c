/*
 * puzzle_file.c: the puzzles' file in the data folder (puzzles.h).
 */
#include "sdl/review/puzzles.h"

#include <stdio.h>

#include "sdl/app/app.h"
#include "sdl/app/days.h"
#include "sdl/app/scenes.h"
#include "words/problem_words.h"

/* False where nothing is kept: there is no data folder, or a picture is made. */
static bool file_path(const struct app *app, char path[APP_PATH + 16])
{
    snprintf(path, APP_PATH + 16, "%spuzzles", app->data);
    return app->data[0] && !app->command_line.screenshot;
}

void puzzle_file_load(struct app *app, struct puzzles *puzzles)
{
    char path[APP_PATH + 16], words[PROBLEM_WORDS];
    struct problem why;
    *puzzles = (struct puzzles){0};
    if (!file_path(app, path) || puzzles_load(puzzles, path, &why))
        return;
    words_problem(&why, words, sizeof words);
    app_warn_sentence(app, words);
}

void puzzle_file_save(struct app *app, const struct puzzles *puzzles)
{
    char path[APP_PATH + 16];
    struct error why;
    if (file_path(app, path) && !puzzles_save(puzzles, path, &why))
        app_warn(app, tr("Couldn’t save the decisions to revisit: {1}"), why.message);
}

int scene_puzzles_due(struct app *app)
{
    struct puzzles puzzles;
    int today = days_today();
    puzzle_file_load(app, &puzzles);
    int due = puzzles_due(&puzzles, today);
    puzzles_deinit(&puzzles);
    return due;
}
