/*
 * undo.h: taking moves back, from the table, the pause or a result.
 *
 * A match that counts becomes practice with the first move taken back: that is asked first.
 */
#ifndef SDL_UNDO_H
#define SDL_UNDO_H

#include <stddef.h>

struct app;
struct session;
struct scene;

/* Returns why no move can be taken back (deal begun again) now, in a few words for a button; NULL if it can,
 * maybe after a question. */
const char *undo_refusal(const struct app *app);
const char *undo_restart_refusal(const struct app *app);

/* Takes a move back, or asks first; returns the scene to go on with. `scene` is on top: the table, or the
 * pause over the table or a result. Whatever lay there, what comes after is the table in the position
 * before that move. Refusing is told. */
struct scene *undo_step(struct scene *scene, struct app *app);

/* The same for making it again. */
struct scene *undo_redo(struct scene *scene, struct app *app);

/* Returns why the match cannot become practice now; NULL if it can. */
const char *undo_practice_refusal(const struct app *app);

/* Asks whether the match, which counts, is to go on as practice; returns the scene to go on with. */
struct scene *undo_practice(struct scene *scene, struct app *app);

/* Adds to words about a round that its match is practice, if it is: ". Practice". */
void undo_mark_practice(const struct session *session, char *words, size_t size);

/* Begins the deal again, after a question. */
struct scene *undo_restart(struct scene *scene, struct app *app);

#endif
