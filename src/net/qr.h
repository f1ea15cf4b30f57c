/* qr.h: a QR code as squares, to be drawn. */
#ifndef NET_QR_H
#define NET_QR_H

#include <stdbool.h>
#include <stdint.h>

enum { QR_MAX = 57, QR_BORDER = 4 /* light squares around it, without which no phone finds it */ };

struct qr {
    int size;                  /* squares in a row, without the border */
    bool dark[QR_MAX][QR_MAX]; /* by row, then column */
};

/* Writes a text as a QR code that stays readable if a sixth of it is hidden; false if it is too long. */
bool qr_make(struct qr *qr, const char *text);

#endif
