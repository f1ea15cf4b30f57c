/*
 * result_words.h: what a round's result says: its sets and pattern lines, what
 * was close, what the others waited for. Without SDL.
 */
#ifndef WORDS_RESULT_WORDS_H
#define WORDS_RESULT_WORDS_H

#include "rules/modes/riichi_score.h"
#include "words/words.h"

enum { RESULT_GROUPS = 7, RESULT_GROUP_TILES = HAND_MAX /* of One Suit all are of one suit */ };

/* Tiles that stand together, for showing a hand with gaps between its sets. */
struct hand_group {
    int count;
    uint8_t tiles[RESULT_GROUP_TILES];
    int meld;   /* its number among the seat's melds, or -1 */
    int turned; /* the place of its claimed tile, or -1 */
};

struct hand_groups {
    int count;
    struct hand_group list[RESULT_GROUPS + 4];
};

/* The tiles of a set of the winning reading in order (of thirteen orphans all, with the double); returns how
 * many. */
int result_set_tiles(const struct set *set, uint8_t out[HAND_MAX]);

/* What a hand's fu are counted for: "Closed kong of East". */
void result_fu(const struct fu_line *line, char *out, size_t size);

/* What a hand is worth, in the words of its mode: "15 points", "3 han 40 fu: 7,700 points". */
void result_value(const struct ruleset *rules, const struct score *score, char *out, size_t size);

/* "Mangan", or NULL below every limit. */
const char *result_limit(const struct score *score);

/* A sentence or two on what would have been worth more; false if nothing was close. */
bool result_close(const struct words *words, const struct view *view, const struct win *win,
                  const struct score *score, char *out, size_t size);

/* The hand of a seat that is shown, in groups: its sets if it waits, else by suits. */
void result_groups(const struct view *view, int seat, struct hand_groups *groups);

/* Returns what a seat's shown hand without the winning tile waits for. */
tile_set result_waits(const struct view *view, int seat);

/* Returns how many tiles that hand is away from waiting, 0 or more. */
int result_distance(const struct view *view, int seat);

/* Returns how many of those kinds nobody sees at the end: they lie in the wall or face down. */
int result_unseen(const struct view *view, tile_set kinds);

/* Why that seat could have won on none or not all of its waits, about it by name; false if no furiten stood
 * in the way. */
bool result_furiten(const struct words *words, const struct view *view, int seat, char *out, size_t size);

#endif
