/*
 * count.c: `tigers count`: statistics of one person's matches, from records or a journal, and of their deals
 * of the day, from the day book.
 *
 * It counts as the window does (session/statistics) and prints one figure a line for scripts.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/streams.h"
#include "cli/command.h"
#include "cli/record_file.h"
#include "session/archive.h"
#include "session/quoted_name.h"
#include "session/statistics/profile.h"
#include "session/statistics/statistics.h"
#include "session/study/day_book.h"
#include "session/unreadable.h"

enum { HANDS_SHOWN = 3 };

struct count {
    struct journal journal;
    struct day_book days;
    bool by_time; /* with a journal among the files, matches are identified and sorted by start time */
};

static void print(const struct ruleset *rules, const char *figure, int64_t value)
{
    printf("%s %s %lld\n", rules->id, figure, (long long)value);
}

static void print_rounds(const struct ruleset *rules, const struct statistics *sum)
{
    static const char *const ends[ROUND_ENDS] = {"rounds-won", "rounds-lost", "rounds-drawn",
                                                 "rounds-prevented", "rounds-invalid"};
    print(rules, "rounds", sum->rounds);
    for (int end = 0; end < ROUND_ENDS; end++)
        print(rules, ends[end], sum->ends[end]);
    print(rules, "rounds-in-a-row", sum->rounds_in_a_row.present);
    print(rules, "rounds-in-a-row-longest", sum->rounds_in_a_row.longest);
    print(rules, "points-won", sum->points_won);
    print(rules, "points-lost", sum->points_lost);
    print(rules, "dealt-in", sum->dealt_in);
    print(rules, "points-dealt-in", sum->points_dealt);
    print(rules, "by-own-dummy-tile", sum->by_dummy);
    for (int source = 0; source < WIN_SOURCES; source++) {
        char name[48];
        snprintf(name, sizeof name, "won-by-%s", win_source_name((enum win_source)source));
        print(rules, name, sum->wins[source]);
    }
}

static void print_deeds(const struct ruleset *rules, const struct statistics *sum)
{
    print(rules, "riichi", sum->riichi);
    print(rules, "riichi-won", sum->riichi_won);
    print(rules, "tenpai", sum->tenpai);
    print(rules, "tenpai-won", sum->tenpai_won);
    print(rules, "guessed", sum->prevented);
    print(rules, "claims", sum->calls);
    print(rules, "open", sum->open);
    print(rules, "open-won", sum->open_won);
    print(rules, "declared", sum->declared);
    print(rules, "declared-wrongly", sum->invalid);
    print(rules, "named", sum->named);
    print(rules, "named-exactly", sum->exact);
}

static void print_patterns(const struct journal *journal, const struct selection *selection)
{
    struct pattern_count *list = calloc(STATISTICS_PATTERNS, sizeof *list);
    CHECK_MEMORY(list);
    int count = statistics_patterns(journal, selection, list);
    for (int i = 0; i < count; i++)
        printf("%s pattern %s %d\n", selection->rules->id, list[i].pattern->id, list[i].hands);
    free(list);
}

static void print_hands(const struct journal *journal, const struct selection *selection)
{
    struct won_hand list[HANDS_SHOWN];
    int count = statistics_hands(journal, selection, HANDS_BEST, NULL, list, HANDS_SHOWN);
    for (int i = 0; i < count; i++)
        printf("%s hand %d %s\n", selection->rules->id, (int)list[i].hand->value, list[i].hand->figure);
}

static void print_opponents(const struct journal *journal, const struct selection *selection)
{
    static struct opponent list[STATISTICS_OPPONENTS];
    int count = statistics_opponents(journal, selection, list);
    for (int i = 0; i < count; i++) {
        const struct opponent *met = &list[i];
        struct text name = {0};
        quoted_name_add(&name, met->player.name);
        printf("%s opponent %s %s %d %d %d %d %d %d %d %d\n", selection->rules->id,
               met->player.kind == PLAYER_COMPUTER ? ai_level_name((enum ai_level)met->player.level)
                                                   : "program",
               text_string(&name), met->matches, met->ahead, met->level, met->rounds, met->won, met->lost,
               met->dealt_in, met->from_them);
        text_deinit(&name);
    }
}

/* Prints what the reviews of the last matches found, in hundredths of a point. */
static void print_profile(const struct journal *journal, const struct ruleset *rules)
{
    static const char *const kinds[LOSS_KINDS] = {"loss-speed", "loss-worth",  "loss-danger",
                                                  "loss-claim", "loss-riichi", "loss-dummy"};
    static const char *const changes[] = {"more", "uncertain", "less"};
    struct profile profile;
    profile_make(&profile, journal, rules);
    if (!profile.reviewed)
        return;
    print(rules, "reviewed", profile.reviewed);
    print(rules, "reviewed-of", profile.matches);
    print(rules, "reviewed-decisions", profile.decisions);
    for (int kind = 0; kind < LOSS_KINDS; kind++)
        print(rules, kinds[kind], profile.kinds[kind]);
    printf("%s costs-most %s\n", rules->id, profile.worst < 0 ? "uncertain" : kinds[profile.worst]);
    printf("%s losses-now %s\n", rules->id, changes[profile.change + 1]);
}

static void print_mode(const struct journal *journal, const struct ruleset *rules)
{
    struct selection selection = {rules, NULL};
    struct statistics sum;
    statistics_count(journal, &selection, &sum);
    if (!sum.matches)
        return;
    print(rules, "matches", sum.matches);
    print(rules, "matches-won", sum.won);
    print(rules, "matches-tied", sum.tied);
    print(rules, "match-points", sum.points);
    print(rules, "matches-in-a-row", sum.matches_in_a_row.present);
    print(rules, "matches-in-a-row-longest", sum.matches_in_a_row.longest);
    print_rounds(rules, &sum);
    print_deeds(rules, &sum);
    print_patterns(journal, &selection);
    print_hands(journal, &selection);
    print_opponents(journal, &selection);
    print_profile(journal, rules);
}

/* Prints the deals of the day. */
static void print_days(const struct day_book *book)
{
    struct day_sum sum;
    day_book_count(book, DATE_NONE, &sum);
    if (!sum.days)
        return;
    printf("day played %d\nday points %lld\n", sum.days, (long long)sum.points);
    printf("day rounds-won %d\nday rounds-lost %d\nday rounds-without %d\n", sum.won, sum.lost, sum.neither);
    printf("day compared %d\nday ahead %d\nday level %d\n", sum.compared, sum.ahead, sum.level);
    printf("day compared-points %lld\nday hard-points %lld\n", (long long)sum.compared_points,
           (long long)sum.by_hard);
    printf("day in-a-row-longest %d\n", day_book_longest(book));
}

enum { HEAD_MAX = 32 };

/* True if the file begins with `head`. False for a pipe, which would have to be waited for. */
static bool begins(const char *path, const char *head)
{
    char line[HEAD_MAX + 1] = "";
    FILE *file = file_kind(path) == FILE_PLAIN ? file_open(path, "rb") : NULL;
    if (!file)
        return false;
    line[fread(line, 1, HEAD_MAX, file)] = '\0';
    fclose(file);
    return strncmp(unreadable_begin(line), head, strlen(head)) == 0;
}

static bool take_journal(struct journal *journal, const char *path)
{
    struct problem why;
    return journal_read(journal, path, true, &why) || record_file_problem("count", &why);
}

/* Reads a day book; of several the last one counts. */
static bool take_days(struct day_book *book, const char *path)
{
    struct problem why;
    day_book_deinit(book);
    return day_book_look(book, path, &why) || record_file_problem("count", &why);
}

/* Writes the name that a record has beside a journal: its file name if that is an archived record's,
 * otherwise one made from the start time. False after a sentence if the record has no start time. */
static bool name_by_time(char name[ARCHIVE_NAME], const char *path, const struct record *record)
{
    const char *base = path;
    struct archived kept;
    for (const char *at = path; *at; at++)
        if (*at == '/' || *at == '\\')
            base = at + 1;
    if (archive_take_apart(base, &kept)) {
        memcpy(name, kept.name, ARCHIVE_NAME);
        return true;
    }
    if (!record->setup.began[0]) {
        streams_say("tigers count: %s doesn't say when the match started, so it can't be counted together "
                    "with a journal",
                    path);
        return false;
    }
    archive_name(&record->setup, 1, name);
    return true;
}

/* Counts a record. Without a journal the matches are in the order of the command line: this is number
 * `number`. */
static bool take_record(struct count *count, const char *path, int number)
{
    struct record record;
    struct match_tally match;
    if (!record_file_read("count", path, &record))
        return false;
    bool good = true;
    if (match_tally_count(&match, &record)) {
        snprintf(match.name, sizeof match.name, "%08d", number);
        good = !count->by_time || name_by_time(match.name, path, &record);
        if (good)
            journal_put(&count->journal, &match);
        else
            match_tally_deinit(&match);
    }
    record_deinit(&record);
    return good;
}

static bool take_file(struct count *count, const char *path, int number)
{
    if (begins(path, JOURNAL_HEAD))
        return take_journal(&count->journal, path);
    return begins(path, DAY_BOOK_HEAD) ? take_days(&count->days, path) : take_record(count, path, number);
}

int command_count(int argc, char **argv)
{
    struct count count = {0};
    int status, at = command_options(argc, argv, NULL, &status);
    if (!at)
        return status;
    if (at == argc)
        return command_usage(argv[0], "name the records to count");
    status = EXIT_FINE;
    for (int i = at; i < argc; i++)
        count.by_time |= begins(argv[i], JOURNAL_HEAD);
    for (int i = at; i < argc; i++)
        if (!take_file(&count, argv[i], i))
            status = EXIT_BAD_DATA;
    for (int i = 0; ruleset_list[i]; i++)
        print_mode(&count.journal, ruleset_list[i]);
    print_days(&count.days);
    journal_deinit(&count.journal);
    day_book_deinit(&count.days);
    return command_finish(status);
}
