/* keeper_words.h: sentences about a match with real tiles (session/keeper), and its table as text. */
#ifndef WORDS_KEEPER_WORDS_H
#define WORDS_KEEPER_WORDS_H

#include "session/keeper/keeper.h"
#include "words/words.h"

/* Returns a button's label for an end of a round: "Win", "Draw". Static. */
const char *kept_kind_words(enum kept_kind kind);

/* Writes "Mei wins on Ken’s tile", "Draw. Ready: Mei and Ken". */
void kept_round_words(const struct keeper *keeper, const struct kept_round *round, char *out, size_t size);

/* Writes the players whose score changes: "Mei +24, Ken −24"; "" if none does. */
void kept_changes_words(const struct keeper *keeper, const int32_t changes[SEAT_MAX], char *out, size_t size);

/* Appends the match as comma-separated values (RFC 4180): a header, then a line for each round with East's
 * name, how it ended, the hand, what each player gained, and each score after it. */
void keeper_csv(const struct keeper *keeper, struct text *text);

#endif
