/*
 * people_lines.h: what the eight people (ai/people.h) say to the one person they play with.
 */
#ifndef WORDS_PEOPLE_LINES_H
#define WORDS_PEOPLE_LINES_H

#include "ai/people.h"

/* When somebody says something. */
enum people_moment {
    MOMENT_GREETING,              /* before the first round, when no other greeting fits */
    MOMENT_GREET_AFTER_YOUR_WIN,  /* ... the person won the last match against them */
    MOMENT_GREET_AFTER_THEIR_WIN, /* ... they won it */
    MOMENT_STREAK_YOURS,          /* ... the person won exactly the last three */
    MOMENT_STREAK_THEIRS,         /* ... they did */
    MOMENT_YOU_CLAIM,             /* the person claimed a tile for a set */
    MOMENT_THEY_CLAIM,            /* they did */
    MOMENT_YOU_RIICHI,            /* the person declared Riichi */
    MOMENT_THEY_RIICHI,
    MOMENT_LUCKY_THEIRS, /* they won on a tile they drew */
    MOMENT_LUCKY_YOURS,  /* the person did */
    MOMENT_THEY_DEAL_IN, /* they discarded the tile on which the person won */
    MOMENT_YOU_DEAL_IN,  /* the other way round */
    MOMENT_RARE_THEIRS,  /* they won with a rare hand */
    MOMENT_RARE_YOURS,
    MOMENT_WASTED_THEIRS,     /* on a result: they passed a win, or left a waiting hand */
    MOMENT_WASTED_YOURS,      /* ... the person did */
    MOMENT_LONG_ROUND,        /* fewer than ten tiles are left in the wall */
    MOMENT_DRAWN_ROUND,       /* nobody won */
    MOMENT_MATCH_WON_THEIRS,  /* they won the match */
    MOMENT_MATCH_LOST_THEIRS, /* the person won it */
    MOMENT_NARROW_MATCH,      /* in place of these two, if the margin was a small hand */
    MOMENT_FIRST_CROWN_LOST,  /* the person won their crown for the first time */
    MOMENT_REMATCH,           /* in place of the greeting, after Rematch */
    MOMENT_PRACTICE,          /* ... in practice */
    MOMENT_TOURNAMENT_FINAL,  /* ... in the final of the evening */
    PEOPLE_MOMENTS
};

enum { PEOPLE_SAID = PEOPLE * PEOPLE_MOMENTS / 2 + 1 /* bytes */ };

/* Returns the person's next line for that moment, in English, for tr, or NULL: their only line for it
 * was the last they said then. `said` is a string that remembers which line was the last at each moment; it
 * is changed. A string that isn't one of these, such as "", remembers nothing. */
const char *people_say(enum ai_level who, enum people_moment moment, char said[PEOPLE_SAID]);

#endif
