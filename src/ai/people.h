/*
 * people.h: the eight opponents that are people: each plays at a level, with habits of their own.
 *
 * A habit is a bias on what the level estimates, never a rule: who likes to call
 * feels a claim to be worth more than it is. All zero, and a blur of 100, is the
 * level as it stands, so the plain levels are people without habits. What a
 * habit means in a mode where there is such a choice stands in docs/opponents.md.
 */
#ifndef AI_PEOPLE_H
#define AI_PEOPLE_H

#include "ai/ai.h"

struct traits {
    int16_t calls;  /* so many hundredths more than estimated a claimed set is felt to be worth */
    int16_t riichi; /* the same of a Riichi */
    int16_t care;   /* so many hundredths more a tile's danger is felt to weigh */
    int16_t greed;  /* above 0: great hands are felt to be worth more than they pay, below 0: cheap ones */
    int16_t draws;  /* hundredths of a point that drawing for the dummy is felt to be worth more */
    int16_t blur;   /* how far the feeling may be off, in hundredths of how far it is off for normal */
    int16_t blunder_rate; /* so many decisions of a hundred are made on a whim */
};

struct person {
    const char *id;      /* as written in records, settings and on the command line; "" of a plain level */
    const char *name;    /* as shown to players, the same in every language; "" of a plain level */
    enum ai_level level; /* easy, normal or hard, whose judgement it is */
    struct traits traits;
    int strength; /* measured: hundredths of a mean win that they are ahead of normal by in Dueling Tigers */
};

/* Who plays at that level: one of the people, or a plain level as a person without habits. Static. */
const struct person *person_at(enum ai_level level);

/* True if that is one of the people. */
bool person_is(enum ai_level level);

/* True with a chance of so many in a hundred; draws no number where that is none. */
bool person_blunders(const struct person *person, struct rng *rng);

#endif
