/* qr.c: see qr.h. */
#include "net/qr.h"

#include <qrcodegen/qrcodegen.h>

enum { VERSION = 10 /* of 57 squares */, ROOM = qrcodegen_BUFFER_LEN_FOR_VERSION(VERSION) };

bool qr_make(struct qr *qr, const char *text)
{
    uint8_t code[ROOM], work[ROOM];
    if (!qrcodegen_encodeText(text, work, code, qrcodegen_Ecc_MEDIUM, qrcodegen_VERSION_MIN, VERSION,
                              qrcodegen_Mask_AUTO, true))
        return false;
    qr->size = qrcodegen_getSize(code);
    for (int y = 0; y < qr->size; y++)
        for (int x = 0; x < qr->size; x++)
            qr->dark[y][x] = qrcodegen_getModule(code, x, y);
    return true;
}
