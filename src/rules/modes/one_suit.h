/*
 * one_suit.h: what a hand of One Suit is worth, as docs/rules/one-suit.md "Points" has it.
 */
#ifndef RULES_MODES_ONE_SUIT_H
#define RULES_MODES_ONE_SUIT_H

/* The choices of OPTION_SCORING. */
enum { ONE_SUIT_SIMPLE, ONE_SUIT_DETAILED };

enum {
    ONE_SUIT_SIMPLE_WIN = 1, /* for a valid win, where points are simple; nothing else counts there */
    ONE_SUIT_WIN = 5,        /* for a valid win */
    ONE_SUIT_INVALID = -10,  /* for a declared hand that is not complete */
    ONE_SUIT_RIGHT = 1,      /* for each wait named */
    ONE_SUIT_WRONG = -2,     /* for each name that is no wait */
    ONE_SUIT_ALL = 2         /* besides, for naming every wait and nothing else */
};

#endif
