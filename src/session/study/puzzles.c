/*
 * puzzles.c: see puzzles.h.
 *
 * For each puzzle the file has a line "puzzle DAY STAGE SEAT", the record's lines, and a line "end".
 */
#include "session/study/puzzles.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/date.h"
#include "base/file.h"
#include "base/text.h"
#include "base/tr.h"
#include "session/unreadable.h"

const int puzzle_waits[PUZZLE_WAITS] = {1, 3, 7, 21};

static const char head[] = "tigers-puzzles 1";

/* --- the file ----------------------------------------------------------------------------------- */

static void remove_at(struct puzzles *puzzles, int place)
{
    free(puzzles->list[place].record);
    memmove(&puzzles->list[place], &puzzles->list[place + 1],
            (size_t)(puzzles->count - place - 1) * sizeof *puzzles->list);
    puzzles->count--;
}

/* Adds an empty puzzle at the end; removes the oldest if the list is full. */
static struct puzzle *add(struct puzzles *puzzles)
{
    if (puzzles->count == PUZZLES_MAX)
        remove_at(puzzles, 0);
    puzzles->list = check_grow(puzzles->list, puzzles->count, sizeof *puzzles->list);
    puzzles->list[puzzles->count] = (struct puzzle){0};
    return &puzzles->list[puzzles->count++];
}

/* Reads the words after "puzzle". */
static bool read_head(struct puzzle *puzzle, char *rest, struct problem *why)
{
    const char *day = text_next_word(&rest), *stage = text_next_word(&rest), *seat = text_next_word(&rest);
    puzzle->due = day ? date_parse(day) : DATE_NONE;
    if (puzzle->due == DATE_NONE)
        return problem_say(why, tr("Expected a date, such as 2026-11-22"));
    if (!stage || !text_to_int(stage, 0, PUZZLE_WAITS, &puzzle->stage))
        return problem_say(why, tr("Expected how often it was asked, 0 to 4"));
    if (!seat || !text_to_int(seat, 0, SEAT_MAX - 1, &puzzle->seat))
        return problem_say(why, tr("Expected a seat, 0 to 3"));
    return true;
}

/* Reads the lines up to "end". */
static bool read_record(struct puzzle *puzzle, char **rest, int *line, struct problem *why)
{
    struct text text = {0};
    char *next;
    while ((next = text_next_line(rest)) && strcmp(next, "end") != 0) {
        text_add(&text, "%s\n", next);
        ++*line;
    }
    ++*line;
    text_add(&text, "%s", "");
    puzzle->record = text.data; /* the puzzle owns it now */
    return next || problem_say(why, tr("A puzzle has no end"));
}

static bool read_all(struct puzzles *puzzles, char *rest, struct problem *why)
{
    int line = 1;
    char *next = text_next_line(&rest);
    bool good = next && strcmp(next, head) == 0;
    if (!good)
        problem_say(why, tr("Expected \"{1}\""), head);
    while (good && (next = text_next_line(&rest))) {
        line++;
        char *word = text_next_word(&next);
        if (!word)
            continue;
        good = strcmp(word, "puzzle") == 0 || problem_say(why, tr("Expected a puzzle"));
        struct puzzle *puzzle = good ? add(puzzles) : NULL;
        good = good && read_head(puzzle, next, why) && read_record(puzzle, &rest, &line, why);
    }
    if (!good)
        why->error.line = line;
    return good;
}

bool puzzles_load(struct puzzles *puzzles, const char *path, struct problem *why)
{
    *puzzles = (struct puzzles){0};
    *why = (struct problem){0};
    if (!file_exists(path))
        return true;
    size_t size;
    char *text = file_read(path, &size, &why->error);
    if (!text)
        return unreadable_leave(PROBLEM_PUZZLES, path, why);
    bool whole = strlen(text) == size, good = read_all(puzzles, text, why);
    if (good && !whole)
        good = problem_say(why, tr("It contains a zero byte, so it isn’t text"));
    free(text);
    if (good) {
        file_spare(path, false);
        return true;
    }
    puzzles_deinit(puzzles);
    return unreadable_set_aside(PROBLEM_PUZZLES, path, why);
}

bool puzzles_save(const struct puzzles *puzzles, const char *path, struct error *why)
{
    struct text text = {0};
    text_add(&text, "%s\n", head);
    for (int i = 0; i < puzzles->count; i++) {
        const struct puzzle *puzzle = &puzzles->list[i];
        char due[DATE_TEXT];
        date_print(puzzle->due, due);
        text_add(&text, "puzzle %s %d %d\n%send\n", due, puzzle->stage, puzzle->seat, puzzle->record);
    }
    return text_write(&text, path, why);
}

void puzzles_deinit(struct puzzles *puzzles)
{
    for (int i = 0; i < puzzles->count; i++)
        free(puzzles->list[i].record);
    free(puzzles->list);
    *puzzles = (struct puzzles){0};
}

/* --- asking ------------------------------------------------------------------------------------- */

/* Returns the next line that is not a comment. */
static const char *past_comments(const char *text)
{
    while (*text == '#') {
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return text;
}

/* Ignores comments, because their wording changes from version to version. */
static bool is_same_record(const char *one, const char *other)
{
    for (;;) {
        one = past_comments(one);
        other = past_comments(other);
        size_t length = strcspn(one, "\n");
        if (strncmp(one, other, length + 1) != 0)
            return false;
        if (!one[length])
            return true;
        one += length + 1;
        other += length + 1;
    }
}

int puzzles_add(struct puzzles *puzzles, const struct record *record, const struct verdict *verdict, int seat,
                int today)
{
    struct record part = *record;
    struct text text = {0};
    CHECK(verdict->place < record->count);
    part.count = verdict->place + 1; /* the other entries stay the caller's */
    part.elapsed = 0;                /* leave out what undo may change */
    part.next = (struct change){0};
    part.setup.practice = true;
    part.setup.practice_later = false;
    record_print(&part, &text);
    for (int i = 0; i < puzzles->count; i++)
        if (is_same_record(puzzles->list[i].record, text_string(&text))) {
            text_deinit(&text);
            return i;
        }
    struct puzzle *puzzle = add(puzzles);
    puzzle->due = today;
    puzzle->seat = seat;
    puzzle->record = text.data; /* the puzzle owns it now */
    return puzzles->count - 1;
}

bool puzzle_is_due(const struct puzzle *puzzle, int today)
{
    return puzzle->due <= today ||
           puzzle->due > today + puzzle_waits[PUZZLE_WAITS - 1]; /* the clock was wrong */
}

int puzzles_due(const struct puzzles *puzzles, int today)
{
    int count = 0;
    for (int i = 0; i < puzzles->count; i++)
        count += puzzle_is_due(&puzzles->list[i], today);
    return count;
}

int puzzles_next(const struct puzzles *puzzles)
{
    int next = DATE_NONE;
    for (int i = 0; i < puzzles->count; i++)
        if (next == DATE_NONE || puzzles->list[i].due < next)
            next = puzzles->list[i].due;
    return next;
}

int puzzles_answer(struct puzzles *puzzles, int place, bool right, int today)
{
    CHECK(place >= 0 && place < puzzles->count);
    struct puzzle *puzzle = &puzzles->list[place];
    if (right && !puzzle_is_due(puzzle, today))
        return puzzle->due - today;
    if (right && puzzle->stage == PUZZLE_WAITS) {
        remove_at(puzzles, place);
        return 0;
    }
    puzzle->stage = right ? puzzle->stage + 1 : 1;
    puzzle->due = today + puzzle_waits[puzzle->stage - 1];
    return puzzle_waits[puzzle->stage - 1];
}

/* Makes the player who has the seat at the record's end a person who had it from the start. */
static void seat_person(struct record *record, int seat)
{
    struct player now[SEAT_MAX];
    record_players(record, record->count, now);
    for (int i = 0; i < record->count; i++)
        record->entries[i].change.seats &= (uint8_t) ~(1u << seat);
    record->next = (struct change){0};
    record->setup.players[seat] = now[seat];
    for (int other = 0; other < record->setup.seats; other++)
        record->setup.players[other].kind = other == seat ? PLAYER_PERSON : PLAYER_COMPUTER;
    record->setup.practice = true;
}

bool puzzle_read(const struct puzzle *puzzle, struct record *record, struct move *made, struct problem *why)
{
    struct record whole;
    if (!record_parse(&whole, puzzle->record, why))
        return false;
    const struct entry *last = whole.count ? &whole.entries[whole.count - 1] : NULL;
    bool good = last && !last->is_deal && !last->is_time_up && last->move.seat == puzzle->seat;
    if (!good) {
        record_deinit(&whole);
        return problem_say(why, tr("The record doesn’t end with a decision by that seat"));
    }
    *made = last->move;
    whole.count--;
    seat_person(&whole, puzzle->seat);
    *record = whole;
    return true;
}
