/* move_words.c: moves as text; see move_words.h. */
#include "words/move_words.h"

#include <stdio.h>
#include <stdlib.h>

#include "words/naming_say.h"

enum { LEAST = 5 /* per mille: smaller chances are not mentioned */ };

/* Writes the kinds of a naming: "Name 2, 5 and 8 dots". */
static void name_kinds(tile_set kinds, char *out, size_t size)
{
    char numbers[WORDS_LINE];
    naming_words(tile_numbers(kinds), numbers, sizeof numbers);
    if (kinds)
        tr_say(out, size, tr("Name {1} {2}"), numbers, words_suit(tile_suit(tile_set_first(kinds))));
    else
        tr_say(out, size, tr("Name no wait"));
}

/* Writes a move that names a tile; false for other moves. */
static bool tile_words(const struct words *words, struct move move, char *out, size_t size)
{
    const char *tile = move.tile < TILE_COUNT ? words_tile(move.tile) : "";
    bool plain = words->literal;
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
        tr_say(out, size, tr("Discard {1}"), tile);
        return true;
    case MOVE_RIICHI:
        tr_say(out, size, tr("Riichi, discarding {1}"), tile);
        return true;
    case MOVE_TENPAI:
        tr_say(out, size, tr("Declare tenpai, discarding {1}"), tile);
        return true;
    case MOVE_CHOW:
        tr_say(out, size, plain ? tr("Run of {1} to {2}") : tr("Chow of {1} to {2}"), tile_number(move.tile),
               tile_number(move.tile) + 2);
        return true;
    case MOVE_KONG_OWN:
        tr_say(out, size, plain ? tr("Quad of {1}") : tr("Kong of {1}"), words_tiles(tile_kind(move.tile)));
        return true;
    case MOVE_GUESS:
        tr_say(out, size, tr("Guess {1} and {2}"), tile,
               move.other < TILE_COUNT ? words_tile(move.other) : "");
        return true;
    default:
        return false;
    }
}

void move_words(const struct words *words, struct move move, char *out, size_t size)
{
    static const char *const plain[MOVE_KINDS] = {
        [MOVE_WIN] = N_("Win"),
        [MOVE_PASS] = N_("Pass"),
        [MOVE_REVEAL] = N_("Reveal a tile"),
        [MOVE_DUMMY_DRAW] = N_("Draw for the dummy"),
        [MOVE_LAY_DOWN] = N_("Lay the win face down"),
        [MOVE_DECLARE] = N_("Declare a win"),
    };
    if (tile_words(words, move, out, size))
        return;
    if (move.kind == MOVE_PUNG || move.kind == MOVE_KONG)
        tr_say(out, size, tr(move.kind == MOVE_PUNG ? words_sets(words)->pung : words_sets(words)->kong));
    else if (move.kind == MOVE_REMOVE)
        tr_say(out, size, tr("Remove {1}"), words_suit(move.number));
    else if (move.kind == MOVE_KEEP)
        tr_say(out, size, tr("Keep {1} and {2}"), move.number, move.other);
    else if (move.kind == MOVE_TREASURE)
        tr_say(out, size, move.number ? tr("Reveal the treasure") : tr("Leave the treasure"));
    else if (move.kind == MOVE_NAME)
        name_kinds(move.kinds, out, size);
    else
        tr_say(out, size, plain[move.kind] ? tr(plain[move.kind]) : "");
}

void move_words_points(int hundredths, bool sign, char *out, size_t size)
{
    char figure[WORDS_AMOUNT];
    int of = abs(hundredths), way = hundredths < 0 ? -1 : 1;
    if (of >= 10000)
        words_points(way * ((of + 50) / 100), figure, sizeof figure);
    else if (of >= 1000)
        words_decimal(way * ((of + 5) / 10), 1, figure, sizeof figure);
    else
        words_decimal(hundredths, 2, figure, sizeof figure);
    snprintf(out, size, "%s%s", sign && hundredths > 0 ? "+" : "", figure);
}

/* Writes "4 in 10", "3 in 100". */
static void say_chance(int per_mille, char *out, size_t size)
{
    if (per_mille >= 950)
        tr_say(out, size, tr("nearly always"));
    else if (per_mille >= 95)
        tr_say(out, size, tr("{1} in 10"), (per_mille + 50) / 100);
    else
        tr_say(out, size, tr("{1} in 100"), (per_mille + 5) / 10);
}

void move_words_chance(const struct advice *advice, char *out, size_t size)
{
    char wins[WORDS_AMOUNT];

    out[0] = '\0';
    if (!advice->estimate || advice->win < LEAST)
        return;
    say_chance(advice->win, wins, sizeof wins);
    tr_say(out, size, tr("From here you win {1}."), wins);
}

void move_words_figures_short(const struct advice *advice, char *out, size_t size)
{
    char points[WORDS_AMOUNT];
    move_words_points(advice->points, true, points, sizeof points);
    move_words_figures_with(advice, points, out, size);
}

void move_words_figures_with(const struct advice *advice, const char *points, char *out, size_t size)
{
    char wins[WORDS_AMOUNT], deals_in[WORDS_AMOUNT];
    out[0] = '\0';
    if (!advice->estimate)
        return;
    say_chance(advice->win, wins, sizeof wins);
    say_chance(advice->deal_in, deals_in, sizeof deals_in);
    if (advice->deal_in >= LEAST)
        tr_say(out, size, tr("{1} points, wins {2}, deals in {3}"), points, wins, deals_in);
    else
        tr_say(out, size, tr("{1} points, wins {2}"), points, wins);
}
