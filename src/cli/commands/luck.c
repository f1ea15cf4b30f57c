/*
 * luck.c: `tigers luck`: how much of each round's result was luck and how much decisions.
 */
#include <stdio.h>

#include "cli/command.h"
#include "cli/commands/batch.h"
#include "cli/record_file.h"
#include "words/study/luck_words.h"

struct arguments {
    const char *seat;
    bool json;
};

static double hundredths(double points)
{
    double rounded = (double)(long)(points * 100 + (points < 0 ? -0.5 : 0.5)) / 100;
    return rounded == 0 ? 0 : rounded; /* no -0 */
}

/* Prints one line, of a round or (number 0) of the match. */
static void print_json(const struct luck_report *report, int seat, int number, const struct luck *luck)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "type", number ? "luck" : "luck-sum");
    if (number)
        cJSON_AddNumberToObject(object, "round", number);
    cJSON_AddStringToObject(object, "seat", seat_name(seat, report->seats));
    cJSON_AddNumberToObject(object, "result", hundredths(luck->result));
    cJSON_AddNumberToObject(object, "luck", hundredths(luck->luck));
    cJSON_AddNumberToObject(object, "decisions", hundredths(luck->decisions));
    cJSON_AddNumberToObject(object, "deal", hundredths(luck->sources[CHANCE_DEAL]));
    cJSON_AddNumberToObject(object, "own_draws", hundredths(luck->own));
    cJSON_AddNumberToObject(object, "other_draws", hundredths(luck->others));
    cJSON_AddNumberToObject(object, "dummy", hundredths(luck->sources[CHANCE_DUMMY]));
    cJSON_AddNumberToObject(object, "bonus", hundredths(luck->sources[CHANCE_BONUS]));
    batch_print(object);
}

static void print_words(const struct words *words, const struct luck_report *report, int seat, int number,
                        const struct luck *luck)
{
    char sentence[WORDS_LINE], sources[WORDS_LINE];
    luck_say(words, report, seat, luck, sentence, sizeof sentence);
    luck_say_sources(report, luck, sources, sizeof sources);
    char head[WORDS_LINE + 40];
    if (number)
        tr_say(head, sizeof head, words->hands ? tr("Hand {1}: {2}") : tr("Round {1}: {2}"), number,
               sentence);
    else
        tr_say(head, sizeof head, tr("The match: {1}"), sentence);
    printf("%s\n   %s\n", head, sources);
}

/* Names the players of a round: an opponent may have replaced another for it. */
static void seat_round(struct words *words, const struct record *record, int round)
{
    struct player players[SEAT_MAX];
    int at = 0;
    for (int left = round; at < record->count && left > 0; at++)
        left -= record->entries[at].is_deal;
    record_players(record, at, players);
    words_seat(words, players);
}

static void print_seat(const struct record *record, const struct luck_report *report, int seat, bool json)
{
    struct words words;
    struct luck sum;
    words_init(&words, &record->setup);
    int rounds = luck_sum(report, seat, &sum);
    for (int i = 0; i < report->count; i++) {
        const struct luck_round *round = &report->rounds[i];
        if (!round->over)
            continue;
        seat_round(&words, record, round->round);
        if (json)
            print_json(report, seat, round->round, &round->seats[seat]);
        else
            print_words(&words, report, seat, round->round, &round->seats[seat]);
    }
    if (json)
        print_json(report, seat, 0, &sum);
    else if (rounds > 1)
        print_words(&words, report, seat, 0, &sum);
}

static int print_record(const struct record *record, const struct arguments *arguments)
{
    const struct luck_request request = {0};
    struct luck_report report;
    int only = arguments->seat ? seat_parse(arguments->seat, record->setup.seats) : SEAT_NONE;
    if (arguments->seat && only == SEAT_NONE)
        return command_usage("luck", "--seat %.20s: the match has no such seat", arguments->seat);
    if (!arguments->json)
        command_speak();
    if (!luck_tells(record))
        fprintf(stderr, "tigers luck: one player moves at random, so the figures are right over many rounds "
                        "but say nothing about a single round\n");
    luck_make(&report, record, &request);
    for (int seat = 0; seat < report.seats; seat++)
        if (only == SEAT_NONE || seat == only)
            print_seat(record, &report, seat, arguments->json);
    struct luck sum;
    if (!luck_sum(&report, 0, &sum) && !arguments->json)
        printf("%s\n", tr("No round has been played."));
    luck_free(&report);
    return command_finish(EXIT_FINE);
}

int command_luck(int argc, char **argv)
{
    struct arguments arguments = {0};
    struct record record;
    const struct flag flags[] = {{"seat", .value = &arguments.seat}, {"json", .on = &arguments.json}, {0}};
    int status, at = command_file(argc, argv, flags, &status);
    if (!at)
        return status;
    if (!record_file_read("luck", argv[at], &record))
        return EXIT_BAD_DATA;
    status = print_record(&record, &arguments);
    record_deinit(&record);
    return status;
}
