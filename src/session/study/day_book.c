/* day_book.c: see day_book.h. */
#include "session/study/day_book.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "session/inifile.h"

enum { ROUNDS_TEXT = 64 };

void day_book_deinit(struct day_book *book)
{
    free(book->list);
    *book = (struct day_book){0};
}

struct day_entry *day_book_find(const struct day_book *book, int day)
{
    for (int i = 0; i < book->count; i++)
        if (book->list[i].day == day)
            return &book->list[i];
    return NULL;
}

struct day_entry *day_book_enter(struct day_book *book, int day)
{
    struct day_entry *found = day_book_find(book, day);
    int place = book->count;
    if (found)
        return found;
    book->list = check_grow(book->list, book->count, sizeof *book->list);
    while (place > 0 && book->list[place - 1].day > day) {
        book->list[place] = book->list[place - 1];
        place--;
    }
    book->list[place] = (struct day_entry){.day = day};
    book->count++;
    return &book->list[place];
}

bool day_book_played(const struct day_book *book, int day)
{
    const struct day_entry *entry = day_book_find(book, day);
    return entry && entry->done;
}

/* A streak while days are counted, oldest first. */
struct run {
    int count, longest, last; /* the last day that was finished */
    int forgiven;             /* the last missed day that was forgiven */
};

/* True if the streak goes on if `day` is the next finished day. */
static bool reaches(const struct run *run, int day)
{
    int missed = day - run->last - 1;
    return run->count && (missed < 1 || (missed == 1 && run->last + 1 - run->forgiven >= DAY_FORGIVEN));
}

static void count_day(struct run *run, int day)
{
    bool on = reaches(run, day);
    if (on && day > run->last + 1)
        run->forgiven = day - 1;
    run->count = on ? run->count + 1 : 1;
    run->last = day;
    run->longest = run->count > run->longest ? run->count : run->longest;
}

/* Counts the days up to `day`. */
static struct run run_to(const struct day_book *book, int day)
{
    struct run run = {.forgiven = INT_MIN / 2};
    for (int i = 0; i < book->count && book->list[i].day <= day; i++)
        if (book->list[i].done)
            count_day(&run, book->list[i].day);
    return run;
}

int day_book_streak(const struct day_book *book, int today)
{
    struct run run = run_to(book, today);
    return reaches(&run, today) ? run.count : 0;
}

int day_book_longest(const struct day_book *book)
{
    return run_to(book, INT_MAX).longest;
}

int day_book_longest_before(const struct day_book *book, int day)
{
    return run_to(book, day - 1).longest;
}

bool day_book_forgives(const struct day_book *book, int day, int today)
{
    struct run run = run_to(book, day);
    bool missed = day < today && run.count && run.last == day - 1 && reaches(&run, day + 1);
    return missed && (day + 1 == today || day_book_played(book, day + 1));
}

static void add_entry(struct day_sum *sum, const struct day_entry *entry)
{
    int own = day_total(&entry->own), hard = day_total(&entry->hard);
    sum->days++;
    sum->points += own;
    for (int i = 0; i < DAY_ROUNDS; i++) {
        sum->won += entry->own.rounds[i] > 0;
        sum->lost += entry->own.rounds[i] < 0;
        sum->neither += entry->own.rounds[i] == 0;
    }
    if (!entry->compared)
        return;
    sum->compared++;
    sum->ahead += own > hard;
    sum->level += own == hard;
    sum->compared_points += own;
    sum->by_hard += hard;
}

void day_book_count(const struct day_book *book, int from, struct day_sum *sum)
{
    *sum = (struct day_sum){0};
    for (int i = 0; i < book->count; i++)
        if (book->list[i].done && book->list[i].day >= from)
            add_entry(sum, &book->list[i]);
}

/* --- the file ------------------------------------------------------------------------------------- */

/* Reads "12 -3 0 5": the points of every round. */
static bool take_rounds(struct day_score *score, const char *value, struct error *why)
{
    char text[ROUNDS_TEXT], *rest = text, *word;
    struct day_score read = {0};
    int count = 0, points = 0;
    snprintf(text, sizeof text, "%s", value);
    while ((word = text_next_word(&rest)) && count < DAY_ROUNDS) {
        if (!text_to_int(word, INT16_MIN, INT16_MAX, &points))
            break;
        read.rounds[count++] = (int16_t)points;
    }
    if (count < DAY_ROUNDS || word)
        return error_say(why, tr("there must be points for {1} rounds, not \"{2}\""), DAY_ROUNDS,
                         tr_short(value, 30));
    *score = read;
    return true;
}

static bool take(void *user, const char *section, const char *name, const char *value, struct error *why)
{
    struct day_book *book = user;
    int day = date_parse(section);
    if (day == DATE_NONE || strlen(section) != DATE_TEXT - 1)
        return error_say(why, tr("\"{1}\" isn’t a date"), tr_short(section, 20));
    struct day_entry *entry = day_book_enter(book, day);
    if (strcmp(name, "you") == 0)
        return entry->done = take_rounds(&entry->own, value, why);
    if (strcmp(name, "hard") == 0)
        return entry->compared = take_rounds(&entry->hard, value, why);
    return true;
}

/* Keeps what was read if it is good, otherwise drops it. */
static bool take_over(struct day_book *book, struct day_book *loaded, bool good)
{
    if (good)
        *book = *loaded;
    else
        day_book_deinit(loaded);
    return good;
}

bool day_book_load(struct day_book *book, const char *path, struct problem *why)
{
    struct day_book loaded = {0};
    return take_over(book, &loaded, inifile_read(PROBLEM_DAYS, path, take, NULL, &loaded, why));
}

bool day_book_look(struct day_book *book, const char *path, struct problem *why)
{
    struct day_book loaded = {0};
    return take_over(book, &loaded, inifile_look(PROBLEM_DAYS, path, take, &loaded, why));
}

static void print_rounds(struct text *text, const char *name, const struct day_score *score)
{
    text_add(text, "%s =", name);
    for (int i = 0; i < DAY_ROUNDS; i++)
        text_add(text, " %d", score->rounds[i]);
    text_add(text, "\n");
}

bool day_book_save(const struct day_book *book, const char *path, struct error *why)
{
    struct text text = {0};
    char date[DATE_TEXT];
    text_add(&text, DAY_BOOK_HEAD " of Dueling Tigers: in each round your points less your rival's, "
                                  "and what \"hard\" made of the same.\n");
    for (int i = 0; i < book->count; i++) {
        const struct day_entry *entry = &book->list[i];
        date_print(entry->day, date);
        text_add(&text, "\n[%s]\ntried = 1\n", date);
        if (entry->done)
            print_rounds(&text, "you", &entry->own);
        if (entry->compared)
            print_rounds(&text, "hard", &entry->hard);
    }
    return text_write(&text, path, why);
}
