/*
 * remarks.h: what the eight people say to the one person who plays with them.
 *
 * Nobody speaks where several people share the screen or the player has turned it off. Which line was said
 * last is kept in the settings, so that none is said twice in a row.
 */
#ifndef SDL_REMARKS_H
#define SDL_REMARKS_H

#include "words/people/people_lines.h"

struct app;
struct session;

/* Returns the seat of the person who is spoken to, or SEAT_NONE. */
int remarks_hearer(const struct app *app, const struct session *session);

/* Returns what the player of that seat says at that moment, in English, for tr, or NULL. Static. */
const char *remarks_say(struct app *app, const struct session *session, int seat, enum people_moment moment);

/* Returns the seat of one of the people at the table, by turns as the match goes on; SEAT_NONE if there is
 * none, or nobody is spoken to. */
int remarks_speaker(const struct app *app, const struct session *session);

/* Returns how the player of that seat greets at the beginning of a match, by how the last matches ended. */
enum people_moment remarks_greeting(struct app *app, const struct session *session, int seat);

#endif
