/*
 * tr.h: translation. Every text that a person reads passes through it.
 *
 * Code gives each text in English, and tr returns it in the language of the screen: from the catalogue
 * passed to tr_speak, or in English without one. Translators get the literals inside tr, tr_in, tr_many and
 * the marks N_ and N_MANY (base/mark.h), so these calls take a literal or marked data.
 *
 * A sentence is written whole. Its variable parts are written as {1} to {9}, in any order, and passed to
 * tr_say as texts or numbers:
 *
 *     if (you)
 *         tr_say(out, size, tr("You discard {1}"), tile);
 *     else
 *         tr_say(out, size, tr("{1} discards {2}"), name, tile);
 *
 * Never assemble a sentence from clauses, endings, or a name and a verb: word order, verb forms and articles
 * differ among languages. Use tr_many for a number with a noun and tr_list for a list.
 */
#ifndef BASE_TR_H
#define BASE_TR_H

#include <stdbool.h>
#include <stddef.h>

#include "base/mark.h"

struct catalogue;

/* Sets the catalogue for all later sentences (NULL: English). The caller keeps it alive until another is
 * set. Texts returned earlier stay valid as long as their catalogue. Call it while no other thread uses
 * tr. */
void tr_speak(const struct catalogue *catalogue);

/* Returns the text in the language of the screen: a static text, or `text` itself. "" stays "". */
const char *tr(const char *text);

/* The same for an English text with two meanings; `context` tells them apart, for example "seat" and
 * "wind". */
const char *tr_in(const char *context, const char *text);

/* Returns the plural form for `number`: in English `one` for 1, otherwise `many`. */
const char *tr_many(const char *one, const char *many, long number);

/* An argument of a sentence. */
struct tr_arg {
    const char *text; /* NULL: use the number */
    long number;
    bool spare; /* the sentence may leave it out */
    int most;   /* maximum bytes of the text, cut at a whole character; 0: all */
};

static inline struct tr_arg tr_text(const char *text)
{
    return (struct tr_arg){.text = text ? text : ""};
}

static inline struct tr_arg tr_number(long number)
{
    return (struct tr_arg){.number = number, .spare = true}; /* "One tile is left" needs no figure */
}

/* A text that only some forms of the sentence contain, such as a name where another form says "you". */
static inline struct tr_arg tr_spare(const char *text)
{
    return (struct tr_arg){.text = text ? text : "", .spare = true};
}

/* At most the first `most` bytes of a text; text from outside may be long. */
static inline struct tr_arg tr_short(const char *text, int most)
{
    return (struct tr_arg){.text = text ? text : "", .most = most};
}

static inline struct tr_arg tr_same(struct tr_arg arg)
{
    return arg;
}

/* Writes the sentence with each argument in its place; braces inside an argument have no effect. A sentence
 * that does not fit is cut at a whole character. Returns the length written, without the terminating zero.
 *
 * A place without an argument, an argument without a place (unless it is a number or spare) and a brace that
 * is not a place are programming errors (CHECK). `out` must not be one of the arguments. */
size_t tr_say_args(char *out, size_t size, const char *sentence, const struct tr_arg *args, int count);

/* tr_say(out, size, sentence, ...): the same with up to six arguments: texts, numbers or struct tr_arg. */
#define tr_say(out, size, ...) tr_say_args(out, size, TR_GIVEN(__VA_ARGS__))

/* The same as an expression; the text is valid to the end of the enclosing block. */
#define TR_SAID(...) tr_said_args((char[TR_SAID_BYTES]){0}, TR_GIVEN(__VA_ARGS__))
enum { TR_SAID_BYTES = 400 };
static inline const char *tr_said_args(char room[TR_SAID_BYTES], const char *sentence,
                                       const struct tr_arg *args, int count)
{
    tr_say_args(room, TR_SAID_BYTES, sentence, args, count);
    return room;
}

/* The word that joins the things of a list. */
enum tr_joint {
    TR_AND,  /* "2, 5 and 8" */
    TR_OR,   /* "2, 5 or 8" */
    TR_COMMA /* "2, 5, 8" */
};

/* Writes a list of texts, "" for an empty list; `out` must not be one of them. Returns the length written. */
size_t tr_list(char *out, size_t size, enum tr_joint joint, const char *const *texts, int count);

#define TR_ARG(value)                                                                                        \
    _Generic((value), char *: tr_text, const char *: tr_text, struct tr_arg: tr_same, default: tr_number)(value)
#define TR_ARGS(...)                                   ((const struct tr_arg[]){__VA_ARGS__})
#define TR_PICK(sentence, a, b, c, d, e, f, call, ...) call
#define TR_GIVEN(...)                                                                                        \
    TR_PICK(__VA_ARGS__, TR_GIVEN_6, TR_GIVEN_5, TR_GIVEN_4, TR_GIVEN_3, TR_GIVEN_2, TR_GIVEN_1, TR_GIVEN_0, \
            0)                                                                                               \
    (__VA_ARGS__)
#define TR_GIVEN_0(s)                s, NULL, 0
#define TR_GIVEN_1(s, a)             s, TR_ARGS(TR_ARG(a)), 1
#define TR_GIVEN_2(s, a, b)          s, TR_ARGS(TR_ARG(a), TR_ARG(b)), 2
#define TR_GIVEN_3(s, a, b, c)       s, TR_ARGS(TR_ARG(a), TR_ARG(b), TR_ARG(c)), 3
#define TR_GIVEN_4(s, a, b, c, d)    s, TR_ARGS(TR_ARG(a), TR_ARG(b), TR_ARG(c), TR_ARG(d)), 4
#define TR_GIVEN_5(s, a, b, c, d, e) s, TR_ARGS(TR_ARG(a), TR_ARG(b), TR_ARG(c), TR_ARG(d), TR_ARG(e)), 5
#define TR_GIVEN_6(s, a, b, c, d, e, f)                                                                      \
    s, TR_ARGS(TR_ARG(a), TR_ARG(b), TR_ARG(c), TR_ARG(d), TR_ARG(e), TR_ARG(f)), 6

#endif
