/*
 * data_folder.h: where settings and matches are kept.
 */
#ifndef SDL_DATA_FOLDER_H
#define SDL_DATA_FOLDER_H

#include <stdbool.h>

struct app;

struct error;

/* Sets app->folder and app->data from --data or the system's place and makes the folder. If there is none,
 * both are "" and it returns false with the error. */
bool data_folder_open(struct app *app, struct error *error);

/* Tests if the folder can be written. If not, or if none was found, shows a warning; the folder is still
 * read, and every move tries again. */
void data_folder_try(struct app *app, bool found, struct error *error);

/* Makes the folder if needed and opens it in the system's file manager. If that fails, a notice shows its
 * path. */
void data_folder_show(struct app *app, const char *folder);

#endif
