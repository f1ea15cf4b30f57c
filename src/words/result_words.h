/*
 * result_words.h: the texts of a round's result: its sets and patterns, what was close, what the others
 * waited for.
 */
#ifndef WORDS_RESULT_WORDS_H
#define WORDS_RESULT_WORDS_H

#include "rules/modes/riichi_score.h"
#include "words/words.h"

enum { RESULT_GROUPS = 7, RESULT_GROUP_TILES = HAND_MAX /* in One Suit all are of one suit */ };

/* Tiles of a set, to show a hand with gaps between its sets. */
struct hand_group {
    int count;
    uint8_t tiles[RESULT_GROUP_TILES];
    int meld;   /* its index in the seat's melds, or -1 */
    int turned; /* the index of its claimed tile, or -1 */
};

struct hand_groups {
    int count;
    struct hand_group list[RESULT_GROUPS + 4];
};

/* Writes the tiles of a set of the winning reading in order (for thirteen orphans all, with the pair);
 * returns how many. */
int result_set_tiles(const struct set *set, uint8_t out[HAND_MAX]);

/* Writes the source of fu: "Closed kong of East". */
void result_fu(const struct fu_line *line, char *out, size_t size);

/* Writes the value of a hand in the words of its mode: "15 points", "3 han 40 fu: 7,700 points". */
void result_value(const struct ruleset *rules, const struct score *score, char *out, size_t size);

/* Returns "Mangan" and so on, or NULL below every limit. */
const char *result_limit(const struct score *score);

/* Writes one or two sentences about what would have been worth more; false if nothing was close. */
bool result_close(const struct words *words, const struct view *view, const struct win *win,
                  const struct score *score, char *out, size_t size);

/* Groups the shown hand of a seat: by its sets if it is tenpai, otherwise by suits. */
void result_groups(const struct view *view, int seat, struct hand_groups *groups);

/* Returns the waits of a seat's shown hand without the winning tile. */
tile_set result_waits(const struct view *view, int seat);

/* Returns how many tiles that hand is away from tenpai, 0 or more. */
int result_distance(const struct view *view, int seat);

/* Returns how many tiles of those kinds nobody sees at the end: they are in the wall or face down. */
int result_unseen(const struct view *view, tile_set kinds);

/* Says why that seat couldn't win on some or all of its waits, with its name; false if it wasn't furiten. */
bool result_furiten(const struct words *words, const struct view *view, int seat, char *out, size_t size);

#endif
