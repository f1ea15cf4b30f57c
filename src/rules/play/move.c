/* move.c: the text form of moves; see move.h. */
#include "rules/play/move.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"

enum { WORDS_MAX = 10 /* a verb and the nine kinds of a suit */ };

/* The arguments after the verb. */
enum tail {
    TAIL_NONE,
    TAIL_TILE,
    TAIL_TWO_TILES,
    TAIL_NUMBER,
    TAIL_TWO_NUMBERS,
    TAIL_SUIT,
    TAIL_YES_NO,
    TAIL_KINDS
};

static const struct {
    const char *verb;
    enum tail tail;
} forms[MOVE_KINDS] = {
    [MOVE_DISCARD] = {"discard", TAIL_TILE},
    [MOVE_RIICHI] = {"riichi", TAIL_TILE},
    [MOVE_TENPAI] = {"tenpai", TAIL_TILE},
    [MOVE_CHOW] = {"chow", TAIL_TILE},
    [MOVE_PUNG] = {"pung", TAIL_NONE},
    [MOVE_KONG] = {"kong", TAIL_NONE},
    [MOVE_KONG_OWN] = {"kong", TAIL_TILE},
    [MOVE_WIN] = {"win", TAIL_NONE},
    [MOVE_PASS] = {"pass", TAIL_NONE},
    [MOVE_REVEAL] = {"reveal", TAIL_NUMBER},
    [MOVE_DUMMY_DRAW] = {"dummy-draw", TAIL_NONE},
    [MOVE_REMOVE] = {"remove", TAIL_SUIT},
    [MOVE_KEEP] = {"keep", TAIL_TWO_NUMBERS},
    [MOVE_TREASURE] = {"treasure", TAIL_YES_NO},
    [MOVE_GUESS] = {"guess", TAIL_TWO_TILES},
    [MOVE_LAY_DOWN] = {"lay-down", TAIL_NONE},
    [MOVE_DECLARE] = {"declare", TAIL_NONE},
    [MOVE_NAME] = {"waits", TAIL_KINDS},
};

void move_print(struct move move, char out[MOVE_TEXT])
{
    CHECK(move.kind < MOVE_KINDS);
    const char *verb = forms[move.kind].verb;
    char tile[3] = "", other[3] = "";
    switch (forms[move.kind].tail) {
    case TAIL_NONE:
        snprintf(out, MOVE_TEXT, "%s", verb);
        break;
    case TAIL_TILE:
        tile_print(move.tile, tile);
        snprintf(out, MOVE_TEXT, "%s %s", verb, tile);
        break;
    case TAIL_TWO_TILES:
        if (move.tile == TILE_NONE) {
            snprintf(out, MOVE_TEXT, "%s T T", verb);
            break;
        }
        tile_print(move.tile, tile);
        tile_print(move.other, other);
        snprintf(out, MOVE_TEXT, "%s %s %s", verb, tile, other);
        break;
    case TAIL_NUMBER:
        snprintf(out, MOVE_TEXT, "%s %d", verb, move.number);
        break;
    case TAIL_TWO_NUMBERS:
        snprintf(out, MOVE_TEXT, "%s %d %d", verb, move.number, move.other);
        break;
    case TAIL_SUIT:
        snprintf(out, MOVE_TEXT, "%s %c", verb, suit_letter((enum suit)move.number));
        break;
    case TAIL_YES_NO:
        snprintf(out, MOVE_TEXT, "%s %s", verb, move.number ? "yes" : "no");
        break;
    case TAIL_KINDS:
        snprintf(out, MOVE_TEXT, move.kinds ? "%s " : "%s", verb);
        tile_append_kinds(move.kinds, out, MOVE_TEXT);
        break;
    }
}

/* Splits `text` in place at blanks into at most `most` words. Returns how many, or most + 1 if there are
 * more. */
static int split_words(char *text, char **words, int most)
{
    int count = 0;
    for (char *word = strtok(text, " \t"); word; word = strtok(NULL, " \t")) {
        if (count == most)
            return most + 1;
        words[count++] = word;
    }
    return count;
}

static bool parse_digit_pair(const char *word, int high, uint8_t *out)
{
    int value = 0;
    size_t length = strlen(word);
    if (length < 1 || length > 2)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (word[i] < '0' || word[i] > '9')
            return false;
        value = 10 * value + word[i] - '0';
    }
    *out = (uint8_t)value;
    return value <= high;
}

/* Reads any number of words: "147m" is the same as "1m 4m 7m". Each kind may occur once; a red five is not a
 * kind. */
static bool parse_kinds(char **words, int count, tile_set *kinds)
{
    for (int word = 0; word < count; word++) {
        uint8_t tiles[TILE_KINDS];
        int read = tile_parse_list(words[word], tiles, TILE_KINDS, NULL);
        for (int i = 0; i < read; i++) {
            if (tiles[i] >= TILE_KINDS || *kinds & TILE_BIT(tiles[i]))
                return false;
            *kinds |= TILE_BIT(tiles[i]);
        }
        if (read < 0)
            return false;
    }
    return true;
}

/* Reads the arguments into `move`. */
static bool parse_tail(struct move *move, enum tail tail, char **words, int count)
{
    switch (tail) {
    case TAIL_NONE:
        return count == 0;
    case TAIL_TILE:
        return count == 1 && (move->tile = tile_parse(words[0])) != TILE_NONE;
    case TAIL_TWO_TILES:
        return count == 2 && (move->tile = tile_parse(words[0])) != TILE_NONE &&
               (move->other = tile_parse(words[1])) != TILE_NONE;
    case TAIL_NUMBER:
        return count == 1 && parse_digit_pair(words[0], 99, &move->number);
    case TAIL_TWO_NUMBERS:
        return count == 2 && parse_digit_pair(words[0], 9, &move->number) &&
               parse_digit_pair(words[1], 9, &move->other);
    case TAIL_SUIT:
        if (count != 1 || strlen(words[0]) != 1 || suit_parse(words[0][0]) == SUIT_NONE)
            return false;
        move->number = (uint8_t)suit_parse(words[0][0]);
        return true;
    case TAIL_YES_NO:
        move->number = count == 1 && strcmp(words[0], "yes") == 0;
        return count == 1 && (move->number || strcmp(words[0], "no") == 0);
    case TAIL_KINDS:
        return parse_kinds(words, count, &move->kinds);
    }
    return false;
}

bool move_parse(struct move *move, int seat, const char *text, struct error *error)
{
    char copy[MOVE_TEXT];
    char *words[WORDS_MAX];
    if (strlen(text) >= sizeof copy)
        return error_say(error, tr("\"{1}...\" is too long to be a move"), tr_short(text, 30));
    strcpy(copy, text);
    int count = split_words(copy, words, WORDS_MAX);
    for (int kind = 0; count >= 1 && count <= WORDS_MAX && kind < MOVE_KINDS; kind++) {
        if (strcmp(words[0], forms[kind].verb))
            continue;
        struct move read = move_make((enum move_kind)kind, seat, TILE_NONE);
        if (!parse_tail(&read, forms[kind].tail, words + 1, count - 1))
            continue;
        *move = read;
        return true;
    }
    return error_say(error, tr("\"{1}\" isn’t a move"), text);
}

bool move_equal(struct move a, struct move b)
{
    return a.kind == b.kind && a.seat == b.seat && a.tile == b.tile && a.number == b.number &&
           a.other == b.other && a.kinds == b.kinds;
}
