/*
 * review.c: `tigers review`: a seat's decisions in a recorded match, the costliest first, each with the
 * teacher's best move.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/check.h"
#include "base/text.h"
#include "cli/answer.h"
#include "cli/command.h"
#include "cli/commands/batch.h"
#include "cli/record_file.h"
#include "cli/wire/wire.h"
#include "session/study/review.h"
#include "words/move_words.h"
#include "words/study/loss_words.h"
#include "words/study/reason_words.h"

struct arguments {
    const char *seat, *round;
    bool json;
};

/* In reasons players are called by their seats, as everywhere here: "west", beside the tile West. */
static void words_of(const struct record *record, struct words *words)
{
    *words = (struct words){.literal = words_are_literal(record->setup.rules), .you = SEAT_NONE};
    for (int seat = 0; seat < record->setup.seats; seat++)
        snprintf(words->names[seat], sizeof words->names[seat], "%s", seat_name(seat, record->setup.seats));
}

/* Makes the view in which a decision was made. */
static void view_of(const struct record *record, const struct review *review, const struct verdict *verdict,
                    struct view *view)
{
    struct game game;
    record_replay(record, verdict->place, &game);
    view_init(view, &game, review->seat);
}

/* Returns the parts of the loss, whose sum is the loss. */
static cJSON *split_object(const struct split *split)
{
    static const char *const names[SPLIT_PARTS] = {"chance", "points", "danger", "dummy"};
    cJSON *object = cJSON_CreateObject();
    for (int i = 0; i < SPLIT_PARTS; i++)
        cJSON_AddNumberToObject(object, names[i], split->part[i] / 100.0);
    return object;
}

static void print_json(const struct record *record, const struct review *review,
                       const struct verdict *verdict)
{
    struct view view;
    struct words words;
    cJSON *object = cJSON_CreateObject();
    words_of(record, &words);
    words.literal = false; /* as actions are */
    view_of(record, review, verdict, &view);
    cJSON_AddStringToObject(object, "type", "decision");
    cJSON_AddItemToObject(object, "seat", wire_seat(&view.table, review->seat));
    cJSON_AddNumberToObject(object, "round", verdict->round);
    cJSON_AddNumberToObject(object, "entry", verdict->place);
    if (verdict->rank >= 0 && verdict->made.estimate) {
        cJSON_AddNumberToObject(object, "loss", verdict->loss / 100.0);
        cJSON_AddNumberToObject(object, "behind", verdict->behind / 100.0);
        cJSON_AddNumberToObject(object, "error", verdict->error / 100.0);
        cJSON_AddItemToObject(object, "split", split_object(&verdict->split));
    } else {
        cJSON_AddNullToObject(object, "loss");
    }
    cJSON_AddNumberToObject(object, "costliest", verdict->mark);
    cJSON_AddItemToObject(object, "made", answer_advice(&words, &verdict->made, verdict->rank >= 0));
    cJSON_AddItemToObject(object, "best", answer_advice(&words, &verdict->best, true));
    cJSON_AddItemToObject(object, "view", wire_view(&view));
    batch_print(object);
}

static void print_hand(const struct view *view)
{
    uint8_t tiles[HAND_MAX];
    char text[3 * HAND_MAX + 1], drawn[3];
    struct hand hand = view->own.hand;
    if (view->own.drawn != TILE_NONE)
        hand_remove(&hand, view->own.drawn);
    int count = hand_list(&hand, tiles);
    text[0] = '\0';
    tile_append_list(tiles, count, text, sizeof text);
    printf("   hand %s", text);
    for (int i = 0; i < view->table.meld_counts[view->seat]; i++) {
        uint8_t meld[4];
        count = meld_list(&view->table.melds[view->seat][i], meld);
        text[0] = '\0';
        tile_append_list(meld, count, text, sizeof text);
        printf(" [%s]", text);
    }
    if (view->own.drawn != TILE_NONE) {
        tile_print(view->own.drawn, drawn);
        printf(", drawn %s", drawn);
    }
    if (view->table.offer.tile < TILE_COUNT) {
        tile_print(view->table.offer.tile, drawn);
        printf(", offered %s", drawn);
    }
    printf("; %d tile%s in the wall\n", view->table.wall, view->table.wall == 1 ? "" : "s");
}

static void print_advice(const struct words *words, const struct verdict *verdict, bool best)
{
    const struct advice *advice = best ? &verdict->best : &verdict->made;
    char text[MOVE_TEXT], reason[REASON_TEXT], points[WORDS_AMOUNT];
    move_print(advice->move, text);
    reason_say(words, &advice->reason, reason, sizeof reason);
    loss_words_after(verdict, best, points, sizeof points);
    printf("   %s: ", text);
    if (advice->estimate)
        printf("%s points, wins %.1f %%", points, advice->win / 10.0);
    if (advice->estimate && advice->deal_in > 0)
        printf(", deals in %.1f %%", advice->deal_in / 10.0);
    if (advice->estimate)
        printf(": ");
    printf("%s\n", reason);
}

static void print_text(const struct record *record, const struct review *review,
                       const struct verdict *verdict, int number)
{
    struct view view;
    struct words words;
    char text[MOVE_TEXT], parts[WORDS_LINE];
    words_of(record, &words);
    view_of(record, review, verdict, &view);
    move_print(verdict->made.move, text);
    printf("%d. Round %d: %s", number, verdict->round, text);
    if (verdict->loss) {
        char points[WORDS_AMOUNT], error[WORDS_AMOUNT];
        loss_words_points(verdict->loss, verdict->loss, points, sizeof points);
        loss_words_points(verdict->error, verdict->loss, error, sizeof error);
        loss_words_split(&verdict->split, parts, sizeof parts);
        if (verdict->error)
            printf(" costs %s points (+- %s): %s", points, error, parts);
        else
            printf(" costs exactly %s points: %s", points, parts);
    }
    printf("\n");
    print_hand(&view);
    if (verdict->rank >= 0)
        print_advice(&words, verdict, false);
    print_advice(&words, verdict, true);
}

static void print_sum(const struct record *record, const struct review *review, bool json)
{
    int costly = 0, best = 0, judged = 0;
    const char *seat = seat_name(review->seat, record->setup.seats);
    for (int i = 0; i < review->count; i++) {
        costly += review->list[i].loss > 0;
        best += review->list[i].rank == 0;
        judged += review->list[i].rank >= 0;
    }
    struct split split;
    review_sum(review->list, review->count, &split);
    if (!json) {
        char parts[WORDS_LINE], points[WORDS_AMOUNT];
        loss_words_points(review->loss, review->loss, points, sizeof points);
        loss_words_split(&split, parts, sizeof parts);
        printf("%c%s: %d decision%s, %d of them the best one found; %d cost %s points in all%s%s.\n",
               seat[0] - 'a' + 'A', seat + 1, review->count, review->count == 1 ? "" : "s", best, costly,
               points, parts[0] ? ": " : "", parts);
        return;
    }
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "type", "review");
    cJSON_AddStringToObject(object, "seat", seat);
    cJSON_AddNumberToObject(object, "decisions", review->count);
    cJSON_AddNumberToObject(object, "judged", judged);
    cJSON_AddNumberToObject(object, "best", best);
    cJSON_AddNumberToObject(object, "loss", review->loss / 100.0);
    cJSON_AddItemToObject(object, "split", split_object(&split));
    batch_print(object);
}

/* Prints every decision as JSON, or as sentences those that differ from the best. */
static void print_review(const struct record *record, const struct review *review, bool json)
{
    int *order = malloc((size_t)(review->count + 1) * sizeof *order), number = 0;
    CHECK_MEMORY(order);
    review_sort(review, order);
    print_sum(record, review, json);
    for (int i = 0; i < review->count; i++) {
        const struct verdict *verdict = &review->list[order[i]];
        if (json)
            print_json(record, review, verdict);
        else if (verdict->rank && (verdict->loss || !verdict->made.estimate))
            print_text(record, review, verdict, ++number);
    }
    free(order);
}

/* Shows progress in the terminal, because the search takes a while. */
static void tell_progress(void *context, const struct verdict *verdict, int done, int all)
{
    (void)context, (void)verdict;
    fprintf(stderr, "\r%d of %d decisions%s", done, all,
            done == all ? "\r                              \r" : "");
}

static int review_file(const char *path, const struct arguments *arguments)
{
    struct record record;
    struct review review;
    struct review_request request = {.progress = isatty(STDERR_FILENO) ? tell_progress : NULL};
    if (!record_file_read("review", path, &record))
        return EXIT_BAD_DATA;
    request.seat = seat_parse(arguments->seat, record.setup.seats);
    int status = EXIT_FINE;
    if (request.seat == SEAT_NONE)
        status = command_usage("review", "--seat %.20s: the match has no such seat", arguments->seat);
    else if (arguments->round && !text_to_int(arguments->round, 1, UINT8_MAX, &request.round))
        status = command_usage("review", "--round %.20s: expected a number from 1 to %d", arguments->round,
                               UINT8_MAX);
    if (status == EXIT_FINE) {
        review_make(&review, &record, &request);
        print_review(&record, &review, arguments->json);
        review_deinit(&review);
    }
    record_deinit(&record);
    return status == EXIT_FINE ? command_finish(status) : status;
}

int command_review(int argc, char **argv)
{
    struct arguments arguments = {0};
    const struct flag flags[] = {
        {"seat", .value = &arguments.seat},
        {"round", .value = &arguments.round},
        {"json", .on = &arguments.json},
        {0},
    };
    int status, at = command_file(argc, argv, flags, &status);
    if (!at)
        return status;
    if (!arguments.seat)
        return command_usage(argv[0], "--seat is missing: say whose decisions to review");
    return review_file(argv[at], &arguments);
}
