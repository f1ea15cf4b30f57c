/* day_words.c: see day_words.h. */
#include "words/daily/day_words.h"

#include <stdio.h>
#include <stdlib.h>

#include "ai/people.h"
#include "base/text.h"
#include "base/tr.h"
#include "words/words.h"

static const char *const months[] = {N_("January"),   N_("February"), N_("March"),    N_("April"),
                                     N_("May"),       N_("June"),     N_("July"),     N_("August"),
                                     N_("September"), N_("October"),  N_("November"), N_("December")};

void words_date(int day, char *out, size_t size)
{
    struct date date = date_of(day);
    tr_say(out, size, tr("{1} {2} {3}"), date.day, tr(months[(date.month + 11) % 12]), date.year);
}

void words_date_short(int day, char *out, size_t size)
{
    const char *const shorter[] = {tr_in("short", "Jan"),  tr_in("short", "Feb"), tr_in("short", "Mar"),
                                   tr_in("short", "Apr"),  tr_in("short", "May"), tr_in("short", "June"),
                                   tr_in("short", "July"), tr_in("short", "Aug"), tr_in("short", "Sept"),
                                   tr_in("short", "Oct"),  tr_in("short", "Nov"), tr_in("short", "Dec")};
    struct date date = date_of(day);
    tr_say(out, size, tr_in("short", "{1} {2} {3}"), date.day, shorter[(date.month + 11) % 12], date.year);
}

void words_time(const char *time, char *out, size_t size)
{
    int day = date_parse(time), hour = 0, minute = 0;
    char clock[12];
    if (day == DATE_NONE || sscanf(time + DATE_TEXT - 1, " %2d:%2d", &hour, &minute) != 2) {
        snprintf(out, size, "%s", time);
        return;
    }
    struct date date = date_of(day);
    snprintf(clock, sizeof clock, "%02d:%02d", hour, minute);
    tr_say(out, size, tr("{1} {2} {3}, {4}"), date.day, tr(months[(date.month + 11) % 12]), date.year, clock);
}

void words_month(int year, int month, char *out, size_t size)
{
    tr_say(out, size, tr_in("month", "{1} {2}"), tr(months[(month + 11) % 12]), year);
}

const char *words_weekday(int weekday)
{
    static const char *const days[] = {N_("Mo"), N_("Tu"), N_("We"), N_("Th"), N_("Fr"), N_("Sa"), N_("Su")};
    return tr(days[(weekday % 7 + 7) % 7]);
}

static const char *name_of(enum ai_level level)
{
    return tr(person_is(level) ? person_at(level)->name : ai_level_label(level));
}

const char *words_day_rival(int day)
{
    return name_of(day_rival(day));
}

const char *words_day_other(int day)
{
    return name_of(day_other(day));
}

void words_day_compared(const struct day_entry *entry, char *out, size_t size)
{
    int ahead = day_total(&entry->own) - day_total(&entry->hard), by = abs(ahead);
    const char *other = words_day_other(entry->day);
    if (!ahead)
        tr_say(out, size, tr("Exactly as many as {1}. Same tiles, same result."), other);
    else if (ahead > 0)
        tr_say(out, size,
               tr_many("{1} point more than {2} made of the same tiles.",
                       "{1} points more than {2} made of the same tiles.", by),
               by, other);
    else
        tr_say(out, size,
               tr_many("{2} made {1} point more of the same tiles. Tomorrow has new ones.",
                       "{2} made {1} points more of the same tiles. Tomorrow has new ones.", by),
               by, other);
}

void words_streak(int days, char *out, size_t size)
{
    struct tr_arg number = words_number_first(days);
    number.spare = true;
    tr_say(out, size, tr_many("The first day of a streak.", "{1}-day streak.", days), number);
}

void words_day_streak(const struct day_book *book, int day, char *out, size_t size)
{
    int streak = day_book_streak(book, day), before = day_book_longest_before(book, day);
    if (day_book_forgives(book, day - 1, day))
        tr_say(out, size, tr("You missed a day, and it’s forgiven. The flame still burns."));
    else if (streak == 1 && before > 1)
        tr_say(out, size,
               tr_many("A new flame starts today. Your longest was {1} day.",
                       "A new flame starts today. Your longest was {1} days.", before),
               words_number(before));
    else if (streak == 1)
        words_streak(streak, out, size);
    else if (streak > before)
        tr_say(out, size, tr("A streak of {1} days, your longest flame yet."), words_number(streak));
    else
        tr_say(out, size, tr("A streak of {1} days. The flame is lit until tomorrow night."),
               words_number(streak));
}

/* Returns a Mahjong tile that most systems can show: a red dragon for a round won, a white one for one lost,
 * a tile back for neither. */
static const char *figure(int points)
{
    return points > 0 ? "\xf0\x9f\x80\x84" : points < 0 ? "\xf0\x9f\x80\x86" : "\xf0\x9f\x80\xab";
}

static void add_score(struct text *text, const char *who, const struct day_score *score)
{
    char margin[16];
    text_add(text, "%s:", who);
    for (int i = 0; i < DAY_ROUNDS; i++) {
        words_change(score->rounds[i], margin, sizeof margin);
        text_add(text, "  %s %s", figure(score->rounds[i]), margin);
    }
    words_change(day_total(score), margin, sizeof margin);
    text_add(text, "  = %s\n", margin);
}

void words_day_card(const struct day_entry *entry, int streak, char out[DAY_CARD])
{
    struct text text = {0};
    char date[48], words[160], row[64] = "";
    words_date(entry->day, date, sizeof date);
    tr_say(words, sizeof words, tr("Dueling Tigers, deal of {1}"), date);
    text_add(&text, "%s\n", words);
    add_score(&text, tr("Me"), &entry->own);
    if (entry->compared) {
        add_score(&text, words_day_other(entry->day), &entry->hard);
        words_day_compared(entry, words, sizeof words);
    } else {
        tr_say(words, sizeof words, tr("{1}: not known"), words_day_other(entry->day));
        text_add(&text, "%s\n", words);
        words[0] = '\0';
    }
    if (streak > 1)
        words_streak(streak, row, sizeof row);
    text_add(&text, "%s%s%s\n", words, words[0] && row[0] ? " " : "", row);
    text_add(&text, "%s %s  %s %s  %s %s", figure(1), tr("won"), figure(-1), tr("lost"), figure(0),
             tr("drawn"));
    snprintf(out, DAY_CARD, "%s", text_string(&text));
    text_deinit(&text);
}
