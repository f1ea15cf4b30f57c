/*
 * seat.h: the places at a table, by number from East's of the first deal.
 */
#ifndef RULES_SEAT_H
#define RULES_SEAT_H

enum {
    SEAT_MAX = 4,
    SEAT_DUMMY = 4, /* the dummy's place, where a pile or a meld names where a tile came from */
    SEAT_NONE = 0xff
};

#endif
