/*
 * days.h: the player's deals of the day: today's date and the book of the deals played (day_book.h).
 *
 * The book is a file, days.ini, in the data folder; if that is missing or broken, the days are counted again
 * from the records. Without a folder the book lasts until the program ends.
 */
#ifndef SDL_DAYS_H
#define SDL_DAYS_H

#include "session/study/day_book.h"

struct app;

/* Returns today by the player's clock. */
int days_today(void);

/* Returns the book, owned by the app. Reads it on first use; shows a warning if it is broken. */
struct day_book *days_book(struct app *app);

/* Writes the book; shows a warning if that fails. */
void days_save(struct app *app);

/* Enters the points of a finished match in the book if it is a day's counted try. NULL does nothing. */
void days_note_end(struct app *app, const struct session *session);

/* Call before the match becomes practice: its try no longer counts. */
void days_note_practice(struct app *app, const struct session *session);

/* Forgets the book, because the next one may be in another folder. */
void days_forget(struct app *app);

#endif
