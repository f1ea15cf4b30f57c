/*
 * people.h: the eight people: opponents who play at a level, each with traits of their own.
 *
 * A trait biases how a person values moves, never the rules: a person who likes to call overrates claims.
 * With all traits 0 and a blur of 100 the level plays unchanged, so a plain level is a person without traits.
 * docs/opponents.md says what each trait means in each mode.
 */
#ifndef AI_PEOPLE_H
#define AI_PEOPLE_H

#include "ai/ai.h"

struct traits {
    int16_t calls;        /* added to the value of a claimed set, in hundredths of it */
    int16_t riichi;       /* added to the value of a Riichi, in hundredths of it */
    int16_t care;         /* added to the weight of danger, in hundredths of it */
    int16_t greed;        /* above 0: overrates hands that pay much; below 0: hands that pay little */
    int16_t draws;        /* added to the value of drawing for the dummy, in hundredths of a point */
    int16_t blur;         /* random error of the values, in hundredths of normal's */
    int16_t blunder_rate; /* percentage of decisions made at random */
};

struct person {
    const char *id;      /* as written in records, settings and on the command line; "" of a plain level */
    const char *name;    /* as shown to players, the same in every language; "" of a plain level */
    enum ai_level level; /* easy, normal or hard */
    struct traits traits;
    int strength; /* measured lead over normal in Dueling Tigers, in hundredths of a mean win */
};

/* Returns the person of that level, or a plain level as a person without traits. Static. */
const struct person *person_at(enum ai_level level);

/* True if the level is one of the people. */
bool person_is(enum ai_level level);

/* Returns the level of the person with that name, AI_NORMAL if nobody has it. */
enum ai_level person_named(const char *name);

/* True at random, as often as the blunder rate says; takes no random number if that is 0. */
bool person_blunders(const struct person *person, struct rng *rng);

#endif
