/*
 * loss_words.h: what a decision cost: how sure that is, and what it is made of.
 */
#ifndef WORDS_STUDY_LOSS_WORDS_H
#define WORDS_STUDY_LOSS_WORDS_H

#include "ai/teach.h"
#include "session/statistics/journal.h"

/* "Own chance", "Own points", "Danger", "Dummy": what a part of a loss is called; a short text for a row. */
const char *loss_words_part(enum split_part part);

/* "Dangerous discards": what decisions of that kind are called. */
const char *loss_words_kind(enum loss_kind kind);

/* Rounds the parts as finely as their sum is shown, so that what is shown of them adds up to what is shown of
 * it. */
void loss_words_round(struct split *split);

/* "0.55", "−770": points in hundredths, as finely as figures of the size of `like` are shown. */
void loss_words_points(int points, int like, char *out, size_t size);

/* "own chance 0.30, danger 0.25": the parts that are not 0, what was won in one with a "−"; "" if all are 0.
 */
void loss_words_split(const struct split *split, char *out, size_t size);

/* "A matter of taste: 0.08 points behind the best, within ± 0.24.": of a move behind by less
 * than two errors; of one that is not behind, "As good as any other move.". */
void loss_words_as_good(int behind, int error, char *out, size_t size);

/* The one or the other, as a sentence: "Lost 0.55 ± 0.12 points: own chance 0.30 and danger 0.25."; exactly
 * so many if the error is 0. */
void loss_words_verdict(int loss, int error, int behind, const struct split *split, char *out, size_t size);

#endif
