/*
 * written.h: what is written in a picture, piece by piece in the order it was drawn, to be read aloud.
 *
 * The lines of a paragraph are one piece, words cut for want of room are whole here, figures of a table come
 * with the head of their column, and the caps of keys are left out. So is a row of tiles, in words. What
 * stands in a rect can be taken out, as the words of a button; the speaker tells the rest.
 */
#ifndef SDL_WRITTEN_H
#define SDL_WRITTEN_H

#include "base/text.h"
#include "sdl/art/type.h"

enum { WRITTEN_MAX = 400, WRITTEN_BYTES = 24 * 1024 };

struct written_piece {
    struct rect rect; /* of its first line */
    size_t at;        /* of its words in `text` */
    bool tiles;       /* it is a row of tiles, which is wider than a button in it */
    bool told;        /* it is said in other words: it only names a button */
    bool runs;        /* it changes on its own, as a clock does: no news */
    bool taken;
};

struct written {
    int count;
    struct written_piece list[WRITTEN_MAX];
    size_t used;
    char text[WRITTEN_BYTES];
};

void written_clear(struct written *written);

/* Notes what is drawn; what there is no room for is left out. `told`: as the piece's. */
void written_note(struct written *written, const struct type_seen *seen, bool told);

/* Notes a row of tiles that is drawn, in words. */
void written_note_tiles(struct written *written, struct rect rect, const char *words);

/* The words of a piece. */
const char *written_words(const struct written *written, int piece);

/* Appends the words of the pieces in the rect, parted by commas where no sentence ends, and marks them as
 * taken. */
void written_take(struct written *written, struct rect rect, struct text *out);

/* Returns how many bytes the sign has with which words end as a sentence, in any of the languages; 0: they do
 * not. */
size_t written_end(const char *words);

/* A number that differs where what is written does. */
uint64_t written_sum(const struct written *written);

#endif
