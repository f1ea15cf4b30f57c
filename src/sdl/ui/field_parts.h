/*
 * field_parts.h: what field.c and field_edit.c share; nobody else includes it.
 */
#ifndef SDL_FIELD_PARTS_H
#define SDL_FIELD_PARTS_H

struct app;
struct edit;

/* Returns the place of editing in the field of that id with this text: at the end if another field was edited
 * before. */
struct edit *field_edit(struct app *app, const char *id, const char *text);

/* The place where the word begins that ends at or before `at`, and where the one ends that begins there or
 * later. */
int field_word_begin(const char *text, int at);
int field_word_end(const char *text, int at);

#endif
