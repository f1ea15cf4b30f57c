/*
 * data_folder.h: where settings and matches are kept.
 */
#ifndef SDL_DATA_FOLDER_H
#define SDL_DATA_FOLDER_H

#include <stdbool.h>

struct app;

struct error;

/* Fills app->folder and app->data from --data or the system's place and makes the folder. Without any both
 * are
 * "", and it is false with the reason. */
bool data_folder_open(struct app *app, struct error *error);

/* Tries whether the folder that was found can be written. If not, or if none was found, there is a warning:
 * it is still read, and every move tries again. */
void data_folder_try(struct app *app, bool found, struct error *error);

/* Shows a folder, which is made if it is not there, in the system's file manager; a notice tells where it is
 * if that fails. */
void data_folder_show(struct app *app, const char *folder);

#endif
