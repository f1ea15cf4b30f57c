/* measure.c: see measure.h. */
#include "tools/ruler/measure.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "tools/ruler/deals.h"

enum { LINE = 256, PATH = 512 };

/* Says who plays what, by the sums of their moves and by what a known deal is valued at: the same words again
 * only for the same pairs. */
static void print_head(const struct measure *measure, char head[LINE])
{
    struct ruled_pair known;
    ruled_pair_play(measure->a, measure->b, deals_known(0), &known);
    snprintf(head, LINE, "ruler 2, %s, block %d, %s %016llx, %s %016llx, luck %.17g\n",
             measure->a->ground->id, measure->block, measure->a->name, (unsigned long long)measure->a->moves,
             measure->b->name, (unsigned long long)measure->b->moves, known.luck);
}

static void add_pair(struct measured *sum, const struct ruled_pair *pair)
{
    running_add(&sum->plain, pair->plain);
    running_add(&sum->fair, pair->plain - pair->luck);
    running_add(&sum->luck, pair->luck);
    tally_add(&sum->tally, &pair->tally);
}

/* What is counted of a pair, in the order it is written. */
enum { COUNTS = 10 };

static void list_counts(struct tally *tally, int64_t *counts[COUNTS])
{
    int64_t *const all[COUNTS] = {&tally->rounds,    &tally->seats[0],  &tally->seats[1], &tally->gained[0],
                                  &tally->gained[1], &tally->won[0],    &tally->won[1],   &tally->given[0],
                                  &tally->given[1],  &tally->win_points};
    memcpy(counts, all, sizeof all);
}

static void print_pair(FILE *file, int number, struct ruled_pair *pair)
{
    int64_t *counts[COUNTS];
    list_counts(&pair->tally, counts);
    fprintf(file, "%d %.17g %.17g", number, pair->plain, pair->luck);
    for (int i = 0; i < COUNTS; i++)
        fprintf(file, " %lld", (long long)*counts[i]);
    fputc('\n', file);
}

/* False if the line is no pair, or not that one. */
static bool read_pair(const char *line, int number, struct ruled_pair *pair)
{
    char *at;
    int64_t *counts[COUNTS];
    *pair = (struct ruled_pair){0};
    list_counts(&pair->tally, counts);
    if (strtol(line, &at, 10) != number)
        return false;
    pair->plain = strtod(at, &at);
    pair->luck = strtod(at, &at);
    for (int i = 0; i < COUNTS; i++)
        *counts[i] = strtoll(at, &at, 10);
    return *at == '\n' && pair->tally.rounds > 0;
}

/* Where the whole pairs of a file end; 0 if its first line is another. */
static size_t whole_pairs(const char *text, const char *head)
{
    size_t at = strlen(head);
    struct ruled_pair pair = {0};
    int number = 0;
    if (strncmp(text, head, at) != 0)
        return 0;
    for (const char *end; (end = strchr(text + at, '\n')) != NULL && read_pair(text + at, number, &pair);
         number++)
        at = (size_t)(end - text) + 1;
    return at;
}

/* Makes the file hold its first line and whole pairs only, and keeps these. */
static bool take_up(struct measure *measure, const char *path, const char *head, struct error *why)
{
    size_t size = 0, length = strlen(head);
    measure->at = length;
    if (!file_exists(path))
        return file_write(path, head, length, why);
    char *text = measure->kept = file_read(path, &size, why);
    if (!text)
        return false;
    if (size < length && strncmp(text, head, size) == 0) { /* cut off in its first line */
        free(text);
        measure->kept = NULL;
        return file_write(path, head, length, why);
    }
    size_t whole = whole_pairs(text, head);
    if (!whole)
        return error_set(why, "%s is of other players or other deals", path);
    text[whole] = '\0';
    return whole == size || file_write(path, text, whole, why);
}

bool measure_open(struct measure *measure, const char *folder, struct error *why)
{
    char path[PATH], head[LINE];
    measure->file = NULL;
    measure->kept = NULL;
    measure->sum = (struct measured){0};
    print_head(measure, head);
    if (measure->block)
        snprintf(path, sizeof path, "%s/block-%d.pairs", folder, measure->block);
    else
        snprintf(path, sizeof path, "%s/%s-%s-%s.pairs", folder, measure->a->ground->id, measure->a->name,
                 measure->b->name);
    bool good = file_make_folder(folder, why) && take_up(measure, path, head, why);
    measure->file = good ? file_open(path, "ab") : NULL;
    if (!measure->file)
        measure_close(measure);
    return measure->file || (good && error_set(why, "%s cannot be written", path));
}

/* The next pair of those kept; false if there is none. */
static bool take_kept(struct measure *measure, struct ruled_pair *pair)
{
    const char *line = measure->kept ? measure->kept + measure->at : "";
    if (!*line || !read_pair(line, measure->sum.plain.count, pair))
        return false;
    measure->at += strcspn(line, "\n") + 1;
    return true;
}

bool measure_pair(struct measure *measure, struct error *why)
{
    struct ruled_pair pair;
    int number = measure->sum.plain.count;
    if (!take_kept(measure, &pair)) {
        uint64_t seed = measure->block ? deals_confirming(measure->block, number) : deals_screening(number);
        ruled_pair_play(measure->a, measure->b, seed, &pair);
        print_pair(measure->file, number, &pair);
        if (fflush(measure->file) != 0)
            return error_set(why, "pair %d could not be written", number);
    }
    add_pair(&measure->sum, &pair);
    return true;
}

void measure_close(struct measure *measure)
{
    if (measure->file)
        fclose(measure->file);
    free(measure->kept);
    measure->file = NULL;
    measure->kept = NULL;
}
