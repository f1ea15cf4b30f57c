/*
 * drill_words.h: the texts of the trainers: names, questions, and why an answer was right or wrong.
 */
#ifndef WORDS_DRILL_WORDS_H
#define WORDS_DRILL_WORDS_H

#include "session/drill/danger_drill.h"
#include "session/drill/discard_drill.h"
#include "session/drill/drill.h"
#include "session/drill/guess_drill.h"
#include "session/drill/points_drill.h"
#include "session/drill/waits_drill.h"

enum { DRILL_WORDS = 360 /* bytes of a sentence */ };

/* Return the trainer's name ("The best discard"), what it trains in one sentence, how answers are judged, and
 * its question (`names`: which patterns instead of how many points). Static. */
const char *drill_name(enum drill drill);
const char *drill_pitch(enum drill drill);
const char *drill_judgement(enum drill drill);
const char *drill_prompt(enum drill drill, bool names);

/* Writes the name of a trainer's part (drill.h): "Classic Mahjong", "7 tiles". */
void drill_part_words(enum drill drill, int part, char *out, size_t size);

/* Writes "Waiting", "1 tile from waiting". */
void drill_distance_words(int shanten, char *out, size_t size);

/* Writes what a discard leaves: "It would wait for 7 tiles", "15 useful tiles". */
void drill_copies_words(const struct discard_line *line, char *out, size_t size);

/* Says what the discard of `chosen` does to the hand, compared with the best one. */
void drill_discard_words(const struct discard_question *question, uint8_t chosen, char *out, size_t size);

/* Writes one of the answers to choose from: "7 points", "4 faan: 16 points". */
void drill_points_choice(const struct points_question *question, int choice, char *out, size_t size);

/* Says what the hand is worth, and by how many patterns; `chosen` is the index of the answer, or too large if
 * there was none. */
void drill_points_words(const struct points_question *question, int chosen, char *out, size_t size);

/* Says why a named pattern does not count: "what it asks for: four pungs", "covered by Ryanpeikou". */
void drill_uncounted_words(const struct points_question *question, const struct pattern *pattern, char *out,
                           size_t size);

/* Writes a chance per mille: "4.2 %". */
void drill_chance_words(int per_mille, char *out, size_t size);

/* Writes the chance that a choice deals in: "4.2 %". */
void drill_danger_chance(const struct danger_choice *choice, char *out, size_t size);

/* Says why a tile is safe, or how dangerous it is; `name` is the rival's. */
void drill_danger_why(const struct danger_choice *choice, const char *name, char *out, size_t size);

/* Says which tile is safest; `chosen` is the index of the answer, or too large if there was none. */
void drill_danger_words(const struct danger_question *question, int chosen, char *out, size_t size);

/* Says how a hand would wait for a kind: "4 and 5 dots held: the wait is open at both ends". */
void drill_wait_words(const struct hypothesis *hypothesis, char *out, size_t size);

/* Says what two named kinds were worth, compared with the best two. */
void drill_guess_words(const struct guess_question *question, tile_set named, char *out, size_t size);

#endif
