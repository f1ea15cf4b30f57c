/* seat.h: the seats at a table, numbered from East of the first deal. */
#ifndef RULES_SEAT_H
#define RULES_SEAT_H

enum {
    SEAT_MAX = 4,
    SEAT_DUMMY = 4, /* the dummy, as the owner of a pile or the source of a claimed tile */
    SEAT_NONE = 0xff
};

#endif
