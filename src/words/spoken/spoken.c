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
        [SPOKEN_HAND] = N_("My hand"),        [SPOKEN_DISCARDS] = N_("Discards"),
        [SPOKEN_MELDS] = N_("Exposed tiles"), [SPOKEN_MIDDLE] = N_("The middle of the table"),
        [SPOKEN_POINTS] = N_("Points"),       [SPOKEN_WAITS] = N_("My waits"),
        [SPOKEN_STATE] = N_("Match so far")};
    return names[kind];
}

/* --- tiles ---------------------------------------------------------------------------------------- */

/* Writes "1, 2, 2 dots", or the name of the only one, as "1 dot"; false if there is none of that suit. */
static bool say_suit(const uint8_t counts[TILE_COUNT], enum suit suit, enum tr_joint joint, char *out,
                     size_t size)
{
    char figures[HAND_MAX * 9][4];
    const char *list[HAND_MAX * 9];
    char numbers[WORDS_LINE];
    uint8_t only = TILE_NONE;
    int count = 0;

    for (int number = 1; number <= 9; number++)
        for (int i = 0; i < counts[9 * (int)suit + number - 1] && count < (int)(sizeof list / sizeof *list);
             i++) {
            tr_say(figures[count], sizeof figures[0], "{1}", number);
            list[count] = figures[count];
            count++;
            only = (uint8_t)(9 * (int)suit + number - 1);
        }
    tr_list(numbers, sizeof numbers, joint, list, count);
    if (count == 1)
        tr_say(out, size, "{1}", words_tile(only));
    else if (count)
        tr_say(out, size, tr_in("numbers of a suit", "{1} {2}"), numbers, words_suit((int)suit));
    return count > 0;
}

static void say_counts(const uint8_t counts[TILE_COUNT], enum tr_joint joint, char *out, size_t size)
{
    char parts[SUIT_HONORS + TILE_COUNT][WORDS_LINE];
    const char *list[SUIT_HONORS + TILE_COUNT];
    int said = 0;

    for (int suit = SUIT_CHARACTERS; suit <= SUIT_BAMBOO; suit++)
        if (say_suit(counts, (enum suit)suit, joint, parts[said], WORDS_LINE))
            list[said] = parts[said], said++;
    for (uint8_t tile = TILE_EAST; tile < TILE_COUNT; tile++) {
        if (!counts[tile])
            continue;
        if (counts[tile] > 1)
            tr_say(parts[said], WORDS_LINE, tr_in("so many tiles", "{1} {2}"), words_number(counts[tile]),
                   words_tiles(tile));
        list[said] = counts[tile] > 1 ? parts[said] : words_tile(tile);
        said++;
    }
    tr_list(out, size, joint, list, said);
}

void spoken_tiles(const uint8_t *tiles, int count, char *out, size_t size)
{
    uint8_t counts[TILE_COUNT] = {0};

    for (int i = 0; i < count; i++)
        if (tiles[i] < TILE_COUNT)
            counts[tiles[i]]++;
    say_counts(counts, TR_COMMA, out, size);
}

void spoken_kinds(tile_set kinds, char *out, size_t size)
{
    uint8_t counts[TILE_COUNT] = {0};

    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        counts[kind] = (kinds & TILE_BIT(kind)) != 0;
    say_counts(counts, TR_AND, out, size);
}

void spoken_sets(const struct reading *reading, char *out, size_t size)
{
    char parts[sizeof reading->sets / sizeof *reading->sets][WORDS_LINE];
    const char *list[sizeof parts / sizeof *parts];

    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        int number = tile_number(set->tile);
        if (set->kind == SET_RUN)
            tr_say(parts[i], WORDS_LINE, tr_in("a run", "{1} {2} {3} {4}"), number, number + 1, number + 2,
                   words_suit(tile_suit(set->tile)));
        else if (set->kind == SET_PAIR)
            tr_say(parts[i], WORDS_LINE, tr("pair of {1}"), words_tiles(set->tile));
        else
            tr_say(parts[i], WORDS_LINE, tr_in("so many tiles", "{1} {2}"),
                   words_number(set->kind == SET_KONG ? 4 : 3), words_tiles(set->tile));
        list[i] = parts[i];
    }
    tr_list(out, size, TR_COMMA, list, reading->count);
}

/* --- what has happened ---------------------------------------------------------------------------- */

/* Writes the tiles that an attacker turned, from the first event on; returns how many. */
static int say_turned(const struct words *words, const struct event *events, int count, char *out,
                      size_t size)
{
    static const struct words_forms forms = {N_("You reveal {3}"), N_("{1} reveals {3}"), NULL};
    const char *names[EVENT_MAX];
    char list[SPOKEN_LINE];
    int turned = 0;

    for (; turned < count && turned < EVENT_MAX && events[turned].kind == EVENT_TURN; turned++)
        names[turned] = words_tile(events[turned].tile);
    tr_list(list, sizeof list, TR_COMMA, names, turned);
    words_say(words, &forms, events[0].seat, SEAT_NONE, list, out, size);
    return turned;
}

void spoken_events(const struct words *words, const struct event *events, int count, struct text *out)
{
    char line[SPOKEN_LINE], sentence[SPOKEN_LINE];

    for (int i = 0; i < count;) {
        const struct event *event = &events[i];
        bool drawn = event->kind == EVENT_DRAW || event->kind == EVENT_REPLACEMENT, said = true;
        if (event->kind == EVENT_TURN && event->tile < TILE_COUNT) {
            i += say_turned(words, event, count - i, line, sizeof line);
        } else {
            said = !(drawn && event->tile >= TILE_COUNT) && words_event(words, event, line, sizeof line);
            i++;
        }
        tr_say(sentence, sizeof sentence, tr("{1}."), said ? line : "");
        if (said)
            spoken_line(out, sentence);
    }
}

/* --- the hand ------------------------------------------------------------------------------------- */

/* Writes one suit of a hand as the start of a sentence: "Dots: two 1s, 3, 4". False if there is none of
 * it. */
static bool say_suit_first(const uint8_t counts[TILE_COUNT], int suit, char *out, size_t size)
{
    static const char *const heads[] = {N_("Characters"), N_("Dots"), N_("Bamboo")};
    char parts[9][WORDS_LINE], numbers[WORDS_LINE];
    const char *list[9];
    int count = 0;

    for (int number = 1; number <= 9; number++) {
        int so_many = counts[9 * suit + number - 1];
        if (so_many > 1)
            tr_say(parts[count], WORDS_LINE, tr_in("so many of a number", "{1} {2}s"), words_number(so_many),
                   number);
        else
            tr_say(parts[count], WORDS_LINE, "{1}", number);
        list[count] = parts[count];
        count += so_many > 0;
    }
    tr_list(numbers, sizeof numbers, TR_COMMA, list, count);
    if (count)
        tr_say(out, size, tr("{1}: {2}"), tr(heads[suit]), numbers);
    return count > 0;
}

/* Writes the honors: "Two white dragons, East". False if there are none. */
static bool say_honors(const uint8_t counts[TILE_COUNT], char *out, size_t size)
{
    char parts[TILE_COUNT][WORDS_LINE];
    const char *list[TILE_COUNT];
    int said = 0;

    for (uint8_t tile = TILE_EAST; tile < TILE_COUNT; tile++) {
        if (!counts[tile])
            continue;
        if (counts[tile] > 1)
            tr_say(parts[said], WORDS_LINE, tr_in("so many tiles", "{1} {2}"),
                   said ? words_number(counts[tile]) : words_number_first(counts[tile]), words_tiles(tile));
        list[said] = counts[tile] > 1 ? parts[said] : words_tile(tile);
        said++;
    }
    tr_list(out, size, TR_COMMA, list, said);
    return said > 0;
}

/* Appends a hand suit by suit: "Dots: two 1s, 3, 4. Bamboo: 5, 9. East." */
static void say_sorted(const uint8_t *tiles, int count, struct text *out)
{
    uint8_t counts[TILE_COUNT] = {0};
    char part[SPOKEN_LINE], sentence[SPOKEN_LINE];
    struct text line = {0};

    for (int i = 0; i < count; i++)
        if (tiles[i] < TILE_COUNT)
            counts[tiles[i]]++;
    for (int suit = SUIT_CHARACTERS; suit <= SUIT_HONORS; suit++) {
        if (suit == SUIT_HONORS ? !say_honors(counts, part, sizeof part)
                                : !say_suit_first(counts, suit, part, sizeof part))
            continue;
        tr_say(sentence, sizeof sentence, tr("{1}."), part);
        text_add(&line, "%s%s", line.size ? " " : "", sentence);
    }
    spoken_line(out, text_string(&line));
    text_deinit(&line);
}

/* Lists the player's own tiles without the one just drawn. */
static int without_drawn(const struct view *view, uint8_t tiles[HAND_MAX])
{
    int count = hand_list(&view->own.hand, tiles);
    for (int i = 0; i < count; i++)
        if (tiles[i] == view->own.drawn) {
            memmove(tiles + i, tiles + i + 1, (size_t)(count - i - 1));
            return count - 1;
        }
    return count;
}

/* Appends the shown hands of others: "Mei: 3, 4, 5 dots, East". */
static void say_shown(const struct words *words, const struct view *view, struct text *out)
{
    uint8_t tiles[HAND_MAX];
    char list[SPOKEN_LINE];

    for (int seat = 0; seat < view->table.seats; seat++) {
        if (seat == view->seat || !(view->shown >> seat & 1))
            continue;
        spoken_tiles(tiles, hand_list(&view->hands[seat], tiles), list, sizeof list);
        spoken_line_tr(out, tr("{1}: {2}"), words_plate_name(words, seat), list);
    }
}

static void say_own(const struct view *view, struct text *out)
{
    uint8_t tiles[HAND_MAX];
    char list[SPOKEN_LINE];

    if (view->seat == SEAT_NONE || !view->own.hand.size) {
        spoken_line(out, tr("You hold no tiles."));
        return;
    }
    say_sorted(tiles, without_drawn(view, tiles), out);
    if (view->own.drawn < TILE_COUNT)
        spoken_line_tr(out, tr("Drawn: {1}."), words_tile(view->own.drawn));
    if (view->own.three[0] < TILE_COUNT) {
        spoken_tiles(view->own.three, 3, list, sizeof list);
        spoken_line_tr(out, tr("To choose from: {1}."), list);
    }
}

static void say_hand(const struct words *words, const struct view *view, struct text *out)
{
    say_own(view, out);
    say_shown(words, view, out);
}

/* True if there is nothing to say about a wait but that it can win. */
static bool wins_simply(const struct waits *waits, uint8_t kind)
{
    return waits->table.rules->furiten && !((waits->furiten | waits->poor) >> kind & 1) &&
           !waits_for_stage(waits);
}

/* Writes "3 dots (two unseen, furiten)" for each kind. */
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
    char list[SPOKEN_LINE];
    struct waits waits;

    (void)words;
    if (view->table.rules->declares_risk) {
        spoken_line(out, tr("Here you work out for yourself what completes your hand."));
        return;
    }
    if (view->seat == SEAT_NONE || view->own.hand.size == 0 || !waits_find_now(view, &waits) ||
        waits.shanten > 0) {
        spoken_line(out, tr("You aren’t waiting for any tile yet."));
        return;
    }
    list_waits(view, &waits, list, sizeof list);
    spoken_line_tr(out, tr("You are waiting for {1}."), list);
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
