/*
 * data_folder.h: where settings and matches are kept.
 */
#ifndef SDL_DATA_FOLDER_H
#define SDL_DATA_FOLDER_H

struct app;

/* Fills app->data from --data or the system's place and makes the folder; if it cannot be written, a notice,
 * and app->data is "". */
void data_folder_open(struct app *app);

#endif
