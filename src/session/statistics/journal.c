/* journal.c: see journal.h. */
#include "session/statistics/journal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/date.h"
#include "base/file.h"
#include "base/text.h"
#include "session/statistics/journal_line.h"
#include "session/unreadable.h"

enum { VERSION = 4, TOLD = 3 /* the first that notes what achievements need */ };

void journal_deinit(struct journal *journal)
{
    for (int i = 0; i < journal->count; i++)
        match_tally_deinit(&journal->matches[i]);
    free(journal->matches);
    free(journal->others);
    free(journal->feats);
    free(journal->reviews);
    memset(journal, 0, sizeof *journal);
}

/* Finds a name in a sorted list of structs of `size` bytes that begin with one. Returns its index, or -1
 * minus the index where it belongs. */
static int find(const void *list, int count, size_t size, const char *name)
{
    int low = 0, high = count;
    while (low < high) {
        int middle = (low + high) / 2, order = strcmp((const char *)list + (size_t)middle * size, name);
        if (order == 0)
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return -low - 1;
}

/* Makes room for an item at an index. */
static void *make_room(void *list, int count, size_t size, int at)
{
    list = check_grow(list, count, size);
    char *place = (char *)list + (size_t)at * size;
    memmove(place + size, place, (size_t)(count - at) * size);
    return list;
}

static int find_match(const struct journal *journal, const char *name)
{
    return find(journal->matches, journal->count, sizeof *journal->matches, name);
}

static int find_other(const struct journal *journal, const char *name)
{
    return find(journal->others, journal->other_count, sizeof *journal->others, name);
}

void journal_put(struct journal *journal, const struct match_tally *match)
{
    int at = find_match(journal, match->name);
    if (at >= 0) {
        match_tally_deinit(&journal->matches[at]);
    } else {
        at = -at - 1;
        journal->matches = make_room(journal->matches, journal->count++, sizeof *match, at);
    }
    journal->matches[at] = *match;
}

static void put_other(struct journal *journal, const char *name)
{
    int at = find_other(journal, name);
    if (at >= 0)
        return;
    at = -at - 1;
    journal->others = make_room(journal->others, journal->other_count++, sizeof *journal->others, at);
    snprintf(journal->others[at], ARCHIVE_NAME, "%s", name);
}

static void drop_match(struct journal *journal, const char *name)
{
    int at = find_match(journal, name);
    if (at < 0)
        return;
    match_tally_deinit(&journal->matches[at]);
    journal->count--;
    memmove(journal->matches + at, journal->matches + at + 1,
            (size_t)(journal->count - at) * sizeof *journal->matches);
}

static void drop_other(struct journal *journal, const char *name)
{
    int at = find_other(journal, name);
    if (at < 0)
        return;
    journal->other_count--;
    memmove(journal->others + at, journal->others + at + 1,
            (size_t)(journal->other_count - at) * sizeof *journal->others);
}

static int find_review(const struct journal *journal, const char *name)
{
    return find(journal->reviews, journal->review_count, sizeof *journal->reviews, name);
}

static void put_review(struct journal *journal, const struct reviewed *reviewed)
{
    int at = find_review(journal, reviewed->name);
    if (at < 0) {
        at = -at - 1;
        journal->reviews = make_room(journal->reviews, journal->review_count++, sizeof *journal->reviews, at);
    }
    journal->reviews[at] = *reviewed;
}

void journal_put_review(struct journal *journal, const struct reviewed *reviewed)
{
    put_review(journal, reviewed);
    journal->changed = true;
}

const struct reviewed *journal_review(const struct journal *journal, const char *name)
{
    int at = find_review(journal, name);
    return at < 0 ? NULL : &journal->reviews[at];
}

const struct match_tally *journal_match(const struct journal *journal, const char *name)
{
    int at = find_match(journal, name);
    return at < 0 ? NULL : &journal->matches[at];
}

bool journal_knows(const struct journal *journal, const char *name)
{
    const struct match_tally *match = journal_match(journal, name);
    return match ? !match->old : find_other(journal, name) >= 0;
}

bool journal_count(struct journal *journal, const char *records, const char *name)
{
    struct record record;
    struct match_tally match;
    if (!archive_read(records, name, &record, NULL))
        return false;
    if (match_tally_count(&match, &record)) {
        snprintf(match.name, sizeof match.name, "%s", name);
        drop_other(journal, name);
        journal_put(journal, &match);
    } else {
        drop_match(journal, name);
        put_other(journal, name);
    }
    record_deinit(&record);
    journal->changed = true;
    return true;
}

static bool is_kept(const char *records, const char *name)
{
    char path[1200];
    return snprintf(path, sizeof path, "%s/%s", records, name) < (int)sizeof path && file_exists(path);
}

bool journal_feat(struct journal *journal, const char *id, const char *when)
{
    for (int i = 0; i < journal->feat_count; i++)
        if (strcmp(journal->feats[i].id, id) == 0)
            return false;
    int at = journal->feat_count;
    journal->feats = make_room(journal->feats, journal->feat_count++, sizeof *journal->feats, at);
    struct feat *feat = &journal->feats[at];
    snprintf(feat->id, sizeof feat->id, "%s", id);
    snprintf(feat->when, sizeof feat->when, "%s", when);
    return journal->changed = true;
}

void journal_renew(struct journal *journal, const char *records)
{
    for (int i = journal->count - 1; i >= 0; i--) {
        char name[ARCHIVE_NAME];
        memcpy(name, journal->matches[i].name, sizeof name);
        if (journal->matches[i].old && is_kept(records, name))
            journal_count(journal, records, name);
    }
}

bool journal_counts(const struct journal *journal, const struct match_tally *match)
{
    struct archived kept;
    return !journal->since[0] ||
           (archive_take_apart(match->name, &kept) && strcmp(kept.began, journal->since) >= 0);
}

void journal_reset(struct journal *journal, const char *since)
{
    CHECK(!since[0] || record_is_time(since));
    snprintf(journal->since, sizeof journal->since, "%s", since);
    journal->changed = true;
}

/* --- the file ----------------------------------------------------------------------------------------- */

static bool read_since(struct journal *journal, const char *rest, struct error *why)
{
    if (!record_is_time(rest))
        return error_say(why, tr("\"{1}\" isn’t a time"), tr_short(rest, 20));
    memcpy(journal->since, rest, sizeof journal->since);
    return true;
}

/* Reads "ID WHEN" after the word "feat". */
static bool read_feat(struct journal *journal, char *rest, struct error *why)
{
    struct archived kept;
    char *id = text_next_word(&rest), *when = text_next_word(&rest);
    if (!when || strlen(id) >= sizeof journal->feats->id ||
        (date_parse(when) == DATE_NONE && !archive_take_apart(when, &kept)) || strlen(when) >= ARCHIVE_NAME)
        return error_say(why, tr("\"{1}\" isn’t a time"), tr_short(when ? when : "", 20));
    journal_feat(journal, id, when);
    return true;
}

/* Reads "NAME DECISIONS LOSS..." after the word "review". */
static bool read_review(struct journal *journal, char *rest, struct error *why)
{
    struct reviewed reviewed = {.decisions = 0};
    struct archived kept;
    char *word = text_next_word(&rest);
    if (!word || !archive_take_apart(word, &kept))
        return error_say(why, tr("\"{1}\" isn’t the name of a match that was kept"),
                         tr_short(word ? word : "", 40));
    memcpy(reviewed.name, kept.name, sizeof reviewed.name);
    for (int i = -1; i < LOSS_KINDS; i++) {
        int number = 0;
        word = text_next_word(&rest);
        if (!word || !text_to_int(word, 0, LOSS_MAX, &number))
            return error_say(why, tr("A figure of the review is missing"));
        if (i < 0)
            reviewed.decisions = number;
        else
            reviewed.loss[i] = number;
    }
    put_review(journal, &reviewed);
    return true;
}

static bool read_line(struct journal *journal, char *line, bool old, struct error *why)
{
    struct match_tally match;
    struct archived kept;
    char *word = text_next_word(&line);
    if (!word || word[0] == '#')
        return true;
    line += strspn(line, " ");
    if (strcmp(word, "since") == 0)
        return read_since(journal, line, why);
    if (strcmp(word, "other") == 0 && archive_take_apart(line, &kept)) {
        put_other(journal, kept.name);
        return true;
    }
    if (strcmp(word, "feat") == 0)
        return read_feat(journal, line, why);
    if (strcmp(word, "review") == 0)
        return read_review(journal, line, why);
    old |= strcmp(word, "old") == 0;
    if (strcmp(word, "match") != 0 && strcmp(word, "old") != 0)
        return error_say(why, tr("A line can’t start with \"{1}\""), tr_short(word, 20));
    if (!journal_line_parse(&match, line, why))
        return false;
    match.old = old;
    journal_put(journal, &match);
    return true;
}

/* Reads the first line: false with the error if it is not a journal's, or a newer one's. Version 2 added the
 * player who sat a round out, version 3 what achievements need, version 4 reviews. */
static bool read_head(struct journal *journal, const char *line, bool *old, struct error *why)
{
    int version = 0;
    size_t length = sizeof JOURNAL_HEAD - 1;
    if (!line || strncmp(line, JOURNAL_HEAD, length) != 0 || line[length] != ' ' ||
        !text_to_int(line + length + 1, 1, 9999, &version))
        return error_say(why, tr("These aren’t this game’s statistics"));
    journal->foreign = version > VERSION;
    *old = version < TOLD;
    return !journal->foreign || error_say(why, tr("It was written by a newer version of the game"));
}

static bool read_text(struct journal *journal, char *rest, struct error *why)
{
    struct error problem;
    char *line;
    bool old = false;
    rest = unreadable_begin(rest);
    bool good = read_head(journal, text_next_line(&rest), &old, why);
    if (!good) {
        why->line = 1;
        return false;
    }
    for (int number = 2; (line = text_next_line(&rest)); number++) {
        if (read_line(journal, line, old, &problem))
            continue;
        if (good) { /* only the first problem is reported */
            *why = problem;
            why->line = number;
        }
        good = false;
    }
    return good;
}

bool journal_read(struct journal *journal, const char *path, bool only_look, struct problem *why)
{
    struct problem problem = {0};
    size_t size;
    if (!file_exists(path))
        return true;
    char *text = file_read(path, &size, &problem.error);
    bool whole = text && strlen(text) == size, good = text && read_text(journal, text, &problem.error);
    if (!text) /* it may be intact, so it is not overwritten either */
        journal->foreign = true;
    else if (good && !whole)
        good = problem_say(&problem, tr("It contains a zero byte, so it isn’t text"));
    free(text);
    if (good)
        return true;
    text_clean(problem.error.message, '?');
    if (journal->foreign || only_look) {
        unreadable_look(PROBLEM_STATISTICS, path, &problem);
    } else {
        unreadable_set_aside(PROBLEM_STATISTICS, path, &problem);
        journal->changed = true;
    }
    if (why)
        *why = problem;
    return false;
}

static void print_review(const struct reviewed *reviewed, struct text *text)
{
    text_add(text, "review %s %d", reviewed->name, reviewed->decisions);
    for (int i = 0; i < LOSS_KINDS; i++)
        text_add(text, " %d", (int)reviewed->loss[i]);
    text_add(text, "\n");
}

bool journal_write(struct journal *journal, const char *path, const char *records, struct error *why)
{
    struct text text = {0};
    if (journal->foreign)
        return error_say(why, tr("The file there can’t be read, and stays as it is"));
    text_add(&text, JOURNAL_HEAD " %d\n# The matches that statistics count, one a line: docs/formats.md\n",
             VERSION);
    if (journal->since[0])
        text_add(&text, "since %s\n", journal->since);
    for (int i = 0; i < journal->other_count; i++)
        if (is_kept(records, journal->others[i]))
            text_add(&text, "other %s\n", journal->others[i]);
    for (int i = 0; i < journal->feat_count; i++)
        text_add(&text, "feat %s %s\n", journal->feats[i].id, journal->feats[i].when);
    for (int i = 0; i < journal->count; i++)
        journal_line_print(&journal->matches[i], &text);
    for (int i = 0; i < journal->review_count; i++)
        if (journal_match(journal, journal->reviews[i].name))
            print_review(&journal->reviews[i], &text);
    bool good = text_write(&text, path, why);
    journal->changed = journal->changed && !good;
    return good;
}

/* Ends a change: writes the journal if it has changed, and frees it. `good` is false if reading found a
 * problem. Returns false with the problem in `why` (may be NULL). */
static bool finish(struct journal *journal, const char *path, const char *records, bool good,
                   struct problem *problem, struct problem *why)
{
    if (journal->changed && !journal_write(journal, path, records, good ? &problem->error : NULL))
        good = false;
    journal_deinit(journal);
    if (!good && why)
        *why = *problem;
    return good;
}

bool journal_note(const char *path, const char *records, const char *const *names, int count, bool again,
                  struct problem *why)
{
    struct journal journal = {0};
    struct problem problem = {0};
    bool good = journal_read(&journal, path, false, &problem);
    journal_renew(&journal, records);
    for (int i = 0; i < count && !journal.foreign; i++)
        if (again || !journal_knows(&journal, names[i]))
            journal_count(&journal, records, names[i]);
    return finish(&journal, path, records, good, &problem, why);
}

bool journal_note_feat(const char *path, const char *records, const char *id, const char *when, bool *fresh,
                       struct problem *why)
{
    struct journal journal = {0};
    struct problem problem = {0};
    bool good = journal_read(&journal, path, false, &problem);
    bool noted = !journal.foreign && journal_feat(&journal, id, when);
    if (fresh)
        *fresh = noted;
    return finish(&journal, path, records, good, &problem, why);
}

bool journal_note_review(const char *path, const char *records, const struct reviewed *reviewed,
                         struct problem *why)
{
    struct journal journal = {0};
    struct problem problem = {0};
    bool good = journal_read(&journal, path, false, &problem);
    if (!journal.foreign && journal_match(&journal, reviewed->name))
        journal_put_review(&journal, reviewed);
    return finish(&journal, path, records, good, &problem, why);
}

bool journal_drop(const char *path, const char *records, const char *name, struct problem *why)
{
    struct journal journal = {0};
    struct problem problem = {0};
    bool good = journal_read(&journal, path, false, &problem);
    if (!journal.foreign && (journal_match(&journal, name) || is_kept(records, name))) {
        drop_match(&journal, name);
        put_other(&journal, name);
        journal.changed = true;
    }
    return finish(&journal, path, records, good, &problem, why);
}
