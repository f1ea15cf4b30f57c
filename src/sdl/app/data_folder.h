/*
 * data_folder.h: where settings and matches are kept.
 */
#ifndef SDL_DATA_FOLDER_H
#define SDL_DATA_FOLDER_H

struct app;

/* Fills app->folder and app->data from --data or the system's place and makes the folder. If it cannot be
 * written there is a warning; it is still read, and every move tries again. Without any folder both are "".
 */
void data_folder_open(struct app *app);

/* Shows a folder, which is made if it is not there, in the system's file manager; a notice tells where it is
 * if that fails. */
void data_folder_show(struct app *app, const char *folder);

#endif
