/*
 * days.h: the player's deals of the day: which day it is, and the book of those played (day_book.h).
 *
 * The book is a file, days.ini, in the data folder. Without a folder it is kept as long as the program runs.
 */
#ifndef SDL_DAYS_H
#define SDL_DAYS_H

#include "session/study/day_book.h"

struct app;

/* Today by the player's clock. */
int days_today(void);

/* The book: read when it is first asked for, and told of if it is broken. */
struct day_book *days_book(struct app *app);

/* Writes it; a failure is told. */
void days_save(struct app *app);

/* If the match is the counted try of a day and over, its points are entered in the book. NULL: nothing. */
void days_note_end(struct app *app, const struct session *session);

/* The match is about to become practice: a try that counted until now counts no more. */
void days_note_practice(struct app *app, const struct session *session);

/* Forgets the book, as another folder may be read. */
void days_forget(struct app *app);

#endif
