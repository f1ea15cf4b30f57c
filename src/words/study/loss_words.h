/*
 * loss_words.h: the cost of a decision, how certain it is, and its parts.
 */
#ifndef WORDS_STUDY_LOSS_WORDS_H
#define WORDS_STUDY_LOSS_WORDS_H

#include "ai/teach.h"
#include "session/statistics/journal.h"
#include "session/study/review.h"

/* Returns the name of a part of a loss, short enough for a row: "Own chance", "Own points", "Danger",
 * "Dummy". */
const char *loss_words_part(enum split_part part);

/* Returns the name of a kind of decisions: "Dangerous discards". */
const char *loss_words_kind(enum loss_kind kind);

/* Rounds the parts to the precision in which their sum is shown, so that the shown parts add up to it. */
void loss_words_round(struct split *split);

/* Writes points given in hundredths with the precision for figures as large as `like`: "0.55", "−770". */
void loss_words_points(int points, int like, char *out, size_t size);

/* Writes the points after the best move or after the one made, with their sign. The two differ by exactly the
 * loss that is shown. */
void loss_words_after(const struct verdict *verdict, bool best, char *out, size_t size);

/* Lists the parts that are not 0: "chance to win 0.30, danger 0.25", a gain with "−"; "" if all are 0.
 * Where the dummy has a part, wins on its tiles belong to that. */
void loss_words_split(const struct split *split, char *out, size_t size);

/* Writes "A matter of taste: 0.08 points behind the best, within ± 0.24." for a move behind by less than two
 * errors, and "As good as any other move." for one not behind. */
void loss_words_as_good(int behind, int error, char *out, size_t size);

/* Writes one of these, or for a loss "Cost 0.55 ± 0.12 points: chance to win 0.30 and danger 0.25.";
 * "exactly" so many points if the error is 0. */
void loss_words_verdict(int loss, int error, int behind, const struct split *split, char *out, size_t size);

#endif
