/*
 * spoken_parts.h: functions of spoken_table.c for spoken.c: the public part of the table.
 */
#ifndef WORDS_SPOKEN_PARTS_H
#define WORDS_SPOKEN_PARTS_H

#include "words/spoken/spoken.h"

enum { SPOKEN_LINE = 1024 /* bytes of one line */ };

/* Appends a line and its end. */
void spoken_line(struct text *out, const char *line);

/* The same with the arguments of tr_say. */
#define spoken_line_tr(out, ...)                                                                             \
    do {                                                                                                     \
        char said_[SPOKEN_LINE];                                                                             \
        tr_say(said_, sizeof said_, __VA_ARGS__);                                                            \
        spoken_line(out, said_);                                                                             \
    } while (0)

void spoken_discards(const struct words *words, const struct view *view, struct text *out);
void spoken_melds(const struct words *words, const struct view *view, struct text *out);
void spoken_middle(const struct words *words, const struct view *view, struct text *out);
void spoken_points(const struct words *words, const struct view *view, struct text *out);
void spoken_state(const struct words *words, const struct view *view, struct text *out);

#endif
