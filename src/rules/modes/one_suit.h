/* one_suit.h: the points of One Suit; see docs/rules/one-suit.md "Points". */
#ifndef RULES_MODES_ONE_SUIT_H
#define RULES_MODES_ONE_SUIT_H

/* The choices of OPTION_SCORING. */
enum { ONE_SUIT_SIMPLE, ONE_SUIT_DETAILED };

enum {
    ONE_SUIT_SIMPLE_WIN = 1, /* for a valid win with simple points; nothing else counts then */
    ONE_SUIT_WIN = 5,        /* for a valid win */
    ONE_SUIT_INVALID = -10,  /* for a declared hand that is not complete */
    ONE_SUIT_RIGHT = 1,      /* for each wait named */
    ONE_SUIT_WRONG = -2,     /* for each wrong name */
    ONE_SUIT_ALL = 2         /* extra, for naming every wait and nothing else */
};

#endif
