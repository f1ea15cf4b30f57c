/* puzzle_file.c: the player's puzzles in the data folder; see puzzle_file.h. */
#include "sdl/review/puzzle_file.h"

#include <stdio.h>

#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/app/toast.h"
#include "sdl/review/puzzle_scene.h"
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

struct scene *puzzle_file_ask_about(struct app *app, struct scene *under, const struct record *record,
                                    int seat, const struct verdict *list, int count)
{
    struct puzzles puzzles;
    int today = puzzle_today();
    int dear[REVIEW_COSTLIEST], places[REVIEW_COSTLIEST], asked = 0;
    puzzle_file_load(app, &puzzles);
    for (int mark = 1; mark <= REVIEW_COSTLIEST; mark++)
        for (int i = 0; i < count; i++)
            if (list[i].mark == mark)
                dear[asked++] = i;
    /* Of too many the oldest goes, and all others move: places hold once nothing is new. It takes a third
     * time where one of these was the oldest. */
    for (int time = 0; time < 3; time++)
        for (int i = 0; i < asked; i++)
            places[i] = puzzles_add(&puzzles, record, &list[dear[i]], seat, today);
    puzzle_file_save(app, &puzzles);
    if (asked)
        return scene_puzzle(under, &puzzles, places, asked);
    puzzles_deinit(&puzzles);
    return under;
}

int scene_puzzles_due(struct app *app)
{
    struct puzzles puzzles;
    int today = puzzle_today();
    puzzle_file_load(app, &puzzles);
    int due = puzzles_due(&puzzles, today);
    puzzles_deinit(&puzzles);
    return due;
}

struct scene *scene_puzzles(struct app *app, struct scene *under)
{
    struct puzzles puzzles;
    int today = puzzle_today();
    int places[PUZZLES_MAX], asked = 0;
    puzzle_file_load(app, &puzzles);
    for (int i = 0; i < puzzles.count; i++)
        if (puzzle_is_due(&puzzles.list[i], today))
            places[asked++] = i;
    if (asked)
        return scene_puzzle(under, &puzzles, places, asked);
    puzzles_deinit(&puzzles);
    return under;
}
