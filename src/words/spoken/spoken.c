/*
 * spoken.c: see spoken.h.
 */
#include "words/spoken/spoken.h"

#include <string.h>

#include "words/spoken/spoken_parts.h"
#include "words/wait_words.h"

const char *spoken_name(enum spoken_kind kind)
{
    static const char *const names[SPOKEN_KINDS] = {
        [SPOKEN_HAND] = TR("My hand"),        [SPOKEN_DISCARDS] = TR("Discards"),
        [SPOKEN_MELDS] = TR("Exposed tiles"), [SPOKEN_MIDDLE] = TR("The middle of the table"),
        [SPOKEN_POINTS] = TR("Points"),       [SPOKEN_WAITS] = TR("My waits"),
        [SPOKEN_STATE] = TR("Match so far")};
    return names[kind];
}

/* --- tiles -----------------------------------------------------------------------------------------------
 */

/* "1, 2 and 2 of dots"; false if none is of that suit. */
static bool say_suit(const uint8_t counts[TILE_COUNT], enum suit suit, char *out, size_t size)
{
    char figures[HAND_MOST * 9][4];
    const char *list[HAND_MOST * 9];
    char numbers[WORDS_LINE];
    int count = 0;

    for (int number = 1; number <= 9; number++)
        for (int i = 0; i < counts[9 * (int)suit + number - 1] && count < (int)(sizeof list / sizeof *list);
             i++) {
            tr_say(figures[count], sizeof figures[0], "{1}", number);
            list[count] = figures[count];
            count++;
        }
    tr_list(numbers, sizeof numbers, TR_COMMA, list, count);
    if (count)
        tr_say(out, size, tr_in("numbers of a suit", "{1} {2}"), numbers, words_suit((int)suit));
    return count > 0;
}

void spoken_tiles(const uint8_t *tiles, int count, char *out, size_t size)
{
    uint8_t counts[TILE_COUNT] = {0};
    char parts[SUIT_HONORS + TILE_COUNT][WORDS_LINE];
    const char *list[SUIT_HONORS + TILE_COUNT];
    int said = 0;

    for (int i = 0; i < count; i++)
        if (tiles[i] < TILE_COUNT)
            counts[tiles[i]]++;
    for (int suit = SUIT_CHARACTERS; suit <= SUIT_BAMBOO; suit++)
        if (say_suit(counts, (enum suit)suit, parts[said], WORDS_LINE))
            list[said] = parts[said], said++;
    for (uint8_t tile = TILE_EAST; tile < TILE_COUNT; tile++) {
        if (!counts[tile])
            continue;
        if (counts[tile] > 1)
            tr_say(parts[said], WORDS_LINE, tr_in("so many tiles", "{1} {2}"), words_number(counts[tile]),
                   words_tiles(tile));
        else
            tr_say(parts[said], WORDS_LINE, "{1}", words_tile(tile));
        list[said] = parts[said], said++;
    }
    tr_list(out, size, TR_COMMA, list, said);
}

/* --- the hand --------------------------------------------------------------------------------------------
 */

/* The own tiles but the one that lies apart. */
static int without_drawn(const struct view *view, uint8_t tiles[HAND_MOST])
{
    int count = hand_list(&view->own.hand, tiles);
    for (int i = 0; i < count; i++)
        if (tiles[i] == view->own.drawn) {
            memmove(tiles + i, tiles + i + 1, (size_t)(count - i - 1));
            return count - 1;
        }
    return count;
}

static void say_hand(const struct words *words, const struct view *view, struct text *out)
{
    uint8_t tiles[HAND_MOST];
    char list[SPOKEN_LINE], line[SPOKEN_LINE];

    (void)words;
    if (view->seat == SEAT_NONE || !view->own.hand.size) {
        spoken_line(out, tr("You hold no tiles."));
        return;
    }
    spoken_tiles(tiles, without_drawn(view, tiles), list, sizeof list);
    tr_say(line, sizeof line, tr("Your hand: {1}."), list);
    spoken_line(out, line);
    if (view->own.drawn < TILE_COUNT) {
        tr_say(line, sizeof line, tr("Drawn: {1}."), words_tile(view->own.drawn));
        spoken_line(out, line);
    }
    if (view->own.three[0] < TILE_COUNT) {
        spoken_tiles(view->own.three, 3, list, sizeof list);
        tr_say(line, sizeof line, tr("To choose from: {1}."), list);
        spoken_line(out, line);
    }
}

/* True of a wait of which nothing is to be said but that it can win. */
static bool wins_simply(const struct waits *waits, uint8_t kind)
{
    return waits->table.rules->furiten && !((waits->furiten | waits->poor) >> kind & 1) &&
           !waits_for_stage(waits);
}

/* "3 dots (two unseen, furiten)" for each kind. */
static void list_waits(const struct view *view, const struct waits *waits, char *out, size_t size)
{
    char parts[TILE_KINDS][WORDS_LINE], verdict[WORDS_LINE];
    const char *list[TILE_KINDS];
    int count = 0;

    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!(waits->kinds >> kind & 1))
            continue;
        int unseen = view_unseen(view, kind);
        wait_words_say(waits, kind, verdict, sizeof verdict);
        tr_say(parts[count], WORDS_LINE,
               !unseen                    ? tr("{1} (none unseen)")
               : wins_simply(waits, kind) ? tr("{1} ({2} unseen)")
                                          : tr("{1} ({2} unseen, {3})"),
               words_tile(kind), words_number(unseen), tr_spare(verdict));
        list[count] = parts[count];
        count++;
    }
    tr_list(out, size, TR_COMMA, list, count);
}

static void say_waits(const struct words *words, const struct view *view, struct text *out)
{
    char list[SPOKEN_LINE], line[SPOKEN_LINE];
    struct waits waits;
    uint8_t over = view->own.hand.size % 3 == 2 ? view->own.drawn : TILE_NONE;

    (void)words;
    if (view->table.rules->declares_risk) {
        spoken_line(out, tr("Here you work out for yourself what completes your hand."));
        return;
    }
    if (view->seat == SEAT_NONE || view->own.hand.size == 0 || !waits_find(view, over, false, &waits) ||
        waits.shanten > 0) {
        spoken_line(out, tr("You aren’t waiting for any tile yet."));
        return;
    }
    list_waits(view, &waits, list, sizeof list);
    tr_say(line, sizeof line, tr("You are waiting for {1}."), list);
    spoken_line(out, line);
}

void spoken_say(const struct words *words, const struct view *view, enum spoken_kind kind, struct text *out)
{
    static void (*const parts[SPOKEN_KINDS])(const struct words *words, const struct view *view,
                                             struct text *out) = {
        [SPOKEN_HAND] = say_hand,        [SPOKEN_DISCARDS] = spoken_discards, [SPOKEN_MELDS] = spoken_melds,
        [SPOKEN_MIDDLE] = spoken_middle, [SPOKEN_POINTS] = spoken_points,     [SPOKEN_WAITS] = say_waits,
        [SPOKEN_STATE] = spoken_state};
    parts[kind](words, view, out);
}
