/*
 * drill_words.h: what the trainers say: their names, what they ask, why an answer was right or wrong.
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

/* "The best discard": the trainer's name; what it trains, in a sentence; how its answers are judged; and what
 * it asks, of points with `names` for the patterns. Static. */
const char *drill_name(enum drill drill);
const char *drill_pitch(enum drill drill);
const char *drill_judgement(enum drill drill);
const char *drill_prompt(enum drill drill, bool names);

/* "Classic Mahjong", "7 tiles": a part of a trainer (drill.h). */
void drill_part_words(enum drill drill, int part, char *out, size_t size);

/* "Waiting", "1 tile from waiting". */
void drill_distance_words(int shanten, char *out, size_t size);

/* "It would wait for 7 tiles", "15 useful tiles": what a discard leaves to hope for. */
void drill_copies_words(const struct discard_line *line, char *out, size_t size);

/* Says what the discard of `chosen` does to the hand, beside the best one. */
void drill_discard_words(const struct discard_question *question, uint8_t chosen, char *out, size_t size);

/* What one of the points to choose from is called: "7 points", "4 faan: 16 points". */
void drill_points_choice(const struct points_question *question, int choice, char *out, size_t size);

/* Says what the hand is worth and by how many patterns; `chosen` is the place of the points that were chosen,
 * or above all. */
void drill_points_words(const struct points_question *question, int chosen, char *out, size_t size);

/* Says why a pattern that was named does not count: "what it asks for: four pungs", "covered by Ryanpeikou".
 */
void drill_uncounted_words(const struct points_question *question, const struct pattern *pattern, char *out,
                           size_t size);

/* "4.2 %": a chance per mille. */
void drill_chance_words(int per_mille, char *out, size_t size);

/* How likely a choice is to win for another: "4.2 %". */
void drill_danger_chance(const struct danger_choice *choice, char *out, size_t size);

/* Why a tile is safe, or how dangerous it is; `name` is the rival's. */
void drill_danger_why(const struct danger_choice *choice, const char *name, char *out, size_t size);

/* Says what the safest tile is; `chosen` is the place of the answer, or above all. */
void drill_danger_words(const struct danger_question *question, int chosen, char *out, size_t size);

/* Says how a hand would wait for a kind: "4 and 5 dots held: the wait is open at both ends". */
void drill_wait_words(const struct hypothesis *hypothesis, char *out, size_t size);

/* Says what two named kinds were worth, beside the best two. */
void drill_guess_words(const struct guess_question *question, tile_set named, char *out, size_t size);

#endif
