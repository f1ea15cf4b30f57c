/*
 * mark.h: marks texts for translation where they are constant data.
 *
 * The marks do nothing except let a program collect the texts. They mark data of the rules (names of modes,
 * options, patterns, tiles) and labels in tables; the code that shows such a text passes it through tr
 * (tr.h).
 */
#ifndef BASE_MARK_H
#define BASE_MARK_H

/* Expands to the text itself, for an initializer. */
#define N_(text) text

/* Expands to both forms of a sentence with a number: two initializers, to be passed to tr_many. */
#define N_MANY(one, many) one, many

#endif
