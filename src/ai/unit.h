/* unit.h: the unit of points and chances. They are integers, so that every platform decides alike. */
#ifndef AI_UNIT_H
#define AI_UNIT_H

enum { AI_ONE = 1024 /* one point, or certainty */ };

#endif
