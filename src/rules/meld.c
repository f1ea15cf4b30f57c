/* meld.c: sets on the table; see meld.h. */
#include "rules/meld.h"

int meld_list(const struct meld *meld, uint8_t out[4])
{
    int count = meld_is_kong(meld) ? 4 : 3;
    for (int i = 0; i < count; i++)
        out[i] = (uint8_t)(meld->tile + (meld->kind == MELD_RUN ? i : 0));
    if (!meld->reds)
        return count;
    for (int i = 0; i < count; i++) {
        if (tile_is_suited(out[i]) && tile_number(out[i]) == 5) {
            out[i] = (uint8_t)(TILE_RED_FIVE + tile_suit(out[i]));
            break;
        }
    }
    return count;
}
