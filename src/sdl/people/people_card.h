/*
 * people_card.h: a person as a card: face, name, how strong, a line about them, habits.
 */
#ifndef SDL_PEOPLE_CARD_H
#define SDL_PEOPLE_CARD_H

#include "sdl/app/app.h"
#include "words/people/people_words.h"

/* The side of the faces on cards of that size, in units: the same on all of them, and small enough that each
 * person's line and habits have room below it, as far as a face may become small. */
float people_card_face(struct painter *painter, const struct ruleset *rules, struct rect card);

/* Draws the card and registers it as a target with that id; `chosen` has the gold. */
void people_card_draw(struct app *app, const char *id, enum ai_level who, const struct ruleset *rules,
                      struct rect card, float face, bool chosen);

/* The same as a row of an options panel, a button that tells who plays: the higher it is, the more it says.
 */
void people_row_draw(struct app *app, const char *id, const struct player *player, struct rect row);

/* A bar of how strong a person is, over the whole rect. */
void people_card_bar(struct painter *painter, enum ai_level who, struct rect rect);

#endif
