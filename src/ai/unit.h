/*
 * unit.h: what points and chances are counted in, so that every platform decides alike.
 */
#ifndef AI_UNIT_H
#define AI_UNIT_H

enum { AI_ONE = 1024 /* one point, or certainty */ };

#endif
