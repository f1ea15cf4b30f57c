/*
 * fuzz_bot.c: a libFuzzer target for what a program says that plays (docs/bots.md). The first byte chooses a
 * mode; what follows are its answers, cut into pieces as a pipe might. An answer of one byte below 32 is a
 * legal one by its number, so that a match gets on. Whatever is said, the match is played to its end or
 * broken off with a sentence, and its record holds all moves.
 *
 * The processes are ours (process.h): nothing is started.
 */
#include <stdio.h>

#include "cli/bots/bot_sitter.h"
#include "cli/bots/process.h"
#include "fuzz_match.h"

#include <cjson/cJSON.h>

enum { PIECE = 7, ASK_MAX = 1 << 20, STEPS_MAX = 4000 };

static const uint8_t *said; /* what is left of what the program says */
static size_t left;
static char ask[ASK_MAX]; /* the newest line it was sent */
static size_t asked;
static char answer[200]; /* a legal one, of which so much was read */
static size_t answer_read;
static int steps;

struct process {
    int unused;
};

struct process *process_start(const char *command, struct error *why)
{
    static struct process process;
    (void)command;
    (void)why;
    return &process;
}

int process_write(struct process *process, const char *data, size_t size)
{
    (void)process;
    for (size_t i = 0; i < size; i++) {
        if (asked && ask[asked - 1] == '\n')
            asked = 0;
        CHECK(asked < ASK_MAX);
        ask[asked++] = data[i];
    }
    return (int)size;
}

/* The action of that number in the newest question. */
static void make_answer(int number)
{
    cJSON *question = cJSON_ParseWithLength(ask, asked);
    const cJSON *actions = cJSON_GetObjectItem(question, "actions");
    int count = cJSON_GetArraySize(actions);
    const char *action = count ? cJSON_GetStringValue(cJSON_GetArrayItem(actions, number % count)) : NULL;
    snprintf(answer, sizeof answer, "{\"action\":\"%.150s\"}\n", action ? action : "");
    cJSON_Delete(question);
    answer_read = 0;
}

int process_read(struct process *process, char *data, size_t size)
{
    (void)process;
    if (!answer[0] && left && said[0] < 32 && said[0] != '\n') {
        make_answer(said[0]);
        said++, left--;
    }
    if (answer[answer_read]) {
        data[0] = answer[answer_read++];
        if (!answer[answer_read])
            answer[0] = '\0', answer_read = 0;
        return 1;
    }
    if (!left || ++steps > STEPS_MAX)
        return -1;
    size_t count = left < PIECE ? left : PIECE;
    count = count < size ? count : size;
    memcpy(data, said, count);
    said += count;
    left -= count;
    return (int)count;
}

void process_wait(struct process *process, bool to_write, int milliseconds)
{
    (void)process;
    (void)to_write;
    (void)milliseconds;
}

void process_stop(struct process *process, int milliseconds)
{
    (void)process;
    (void)milliseconds;
}

int64_t process_now(void)
{
    return 0;
}

int64_t process_clock(void)
{
    return 0;
}

int64_t process_worked(void)
{
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size)
        return 0;
    struct setup setup = fuzz_setup(data[0]);
    struct error why = {0};
    struct bot_sitter program = {.command = "fuzz", .timeout = 1};
    setup.seed = data[0];
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){seat ? PLAYER_COMPUTER : PLAYER_PROGRAM, AI_RANDOM, "Ann"};
    said = data + 1;
    left = size - 1;
    asked = answer_read = 0;
    answer[0] = '\0';
    steps = 0;
    struct match_run run = {.session = session_new(&setup, NULL), .rounds = 2};
    run.sitters[0] = bot_sitter_make(&program);
    for (int seat = 1; seat < setup.seats; seat++)
        run.sitters[seat] = sitter_computer;
    if (!match_run_play(&run, &why))
        CHECK(why.message[0]);
    fuzz_check_record(session_record(run.session));
    session_free(run.session);
    return 0;
}
