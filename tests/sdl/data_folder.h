/*
 * data_folder.h: the program over a data folder of its own, where it saves and keeps.
 */
#ifndef TESTS_SDL_DATA_FOLDER_H
#define TESTS_SDL_DATA_FOLDER_H

#include "base/file.h"
#include "sdl/app/matches.h"
#include "sdl/headless.h"
#include "support/match.h"

static char folder[MATCH_PATH];

/* Over a new empty folder, or over the one of before; no scene yet. */
static inline void data_folder_open(bool again)
{
    headless_open(1280, 800, SPEED_OFF);
    if (!again)
        match_folder(folder);
    snprintf(app.folder, sizeof app.folder, "%s/", folder);
    snprintf(app.data, sizeof app.data, "%s/", folder);
}

/* The program as it starts, over that folder, without a window: with what is saved there, in its first scene.
 */
static inline void data_folder_start(void)
{
    headless_open(1280, 800, SPEED_OFF);
    app.command_line.data = folder;
    app.command_line.headless = false;
    app_load(&app);
    app.command_line.headless = true;
    app_go(&app, app_first_scene(&app));
    headless_step();
}

/* The title over that folder, a new one or that of before, with what is saved there. */
static inline void data_folder_open_title(bool again)
{
    data_folder_open(again);
    app.command_line.headless = false;
    matches_open(&app);
    app.command_line.headless = true;
    app_go(&app, scene_title(&app));
    loop_draw(&app, false);
}

/* True if a file of that name is in it. */
static inline bool data_folder_holds(const char *name)
{
    char path[MATCH_PATH];
    return file_exists(match_path(path, folder, name));
}

/* Plays a match against the computer to its end; its result is not left yet. */
static inline void data_folder_play(uint64_t seed, bool practice)
{
    struct setup setup;
    struct rng rng;
    match_setup(&setup, seed);
    setup.practice = practice;
    setup.players[1].kind = PLAYER_COMPUTER;
    setup.players[1].level = AI_EASY;
    matches_begin(&app, &setup);
    rng_init(&rng, seed);
    match_finish(app.session, &rng);
}

/* Ends the program; the folder goes too if it is for good. */
static inline void data_folder_close(bool for_good)
{
    app_close_scenes(&app);
    matches_close(&app);
    headless_close();
    if (for_good)
        match_remove_folder(folder);
}

#endif
