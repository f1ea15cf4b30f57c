/*
 * mark.h: marks a text that a person will read where it stands as constant data.
 *
 * The mark does nothing but let a program find the texts to translate. Data of the rules (names of modes,
 * options, patterns, tiles) and labels in tables are marked so; whoever shows one passes it through tr
 * (tr.h).
 */
#ifndef BASE_MARK_H
#define BASE_MARK_H

/* The text itself, for an initialiser. */
#define N_(text) text

/* Both forms of a sentence with a number, for two initialisers that are given to tr_many. */
#define N_MANY(one, many) one, many

#endif
