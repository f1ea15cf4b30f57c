/*
 * tool_respond.c: looks for a best response: a player that is fitted to beat one opponent of Dueling Tigers.
 *
 *   tool_respond FOLDER ROUNDS PLAYER [BATCH]
 *
 * PLAYER is the file of a frozen player with a network (tests/ai/gauntlet/dueling-tigers/old-hard.player). It
 * stays as it is. The learner begins as the same player and plays ROUNDS rounds against it, BATCH of them
 * at a time (4,000 unless told); after each batch its network is fitted to what its moves brought in the last
 * four. FOLDER gets response.player with response.net, to be measured by tool_ruler, and begins anew each
 * time. What the learner gains over the batch is told, with moves left to chance in it. How to read what it
 * gains: docs/ruler.md.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/tigers/features.h"
#include "base/check.h"
#include "base/file.h"
#include "tools/ruler/contender.h"
#include "tools/ruler/sprt.h"
#include "tools/tiger_notes.h"

enum { BATCH = 4000, KEPT = 4 /* batches that are learned from */, PATH = 512, SEED = 20261123 };

struct learner {
    struct contender opponent; /* who it began as, too */
    struct fit_net *net;
    struct rng rng;
    struct notes notes;
    FILE *out;
    struct running gained; /* points a round in this batch */
};

/* The learner's move: judged as the opponent judges, by its own network and without the look at the next
 * draw, and noted. */
static bool learner_choose(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    static struct judge judge;
    static struct judged list[MOVE_MOST];
    static struct told told;
    struct learner *learner = self;
    const struct mind_numbers *numbers = &learner->opponent.numbers;
    struct hard_weights weights = numbers->hard;
    struct thought thought;
    (void)why;
    session_thought(session, seat, &thought);
    if (!hard_can(&thought.view)) {
        *move = mind_choose(NUMBERS_OF_TIGERS, MIND_NORMAL, numbers, &thought);
        return true;
    }
    weights.net = &learner->net->net;
    weights.judgement = &numbers->weights;
    weights.ahead = 0;
    judge_init(&judge, &thought.view, weights.judgement);
    int count = hard_judge(&judge, &weights, NULL, &told, list);
    int chosen = notes_choose(&learner->rng, true, list, count);
    bool explored = list[0].weight - list[chosen].weight > HARD_POINT / 8;
    notes_add(&learner->notes, &told, &list[chosen], list[0].learned, explored);
    *move = list[chosen].move;
    return true;
}

static bool opponent_choose(void *self, const struct session *session, int seat, struct move *move,
                            struct error *why)
{
    const struct learner *learner = self;
    (void)why;
    *move = contender_choose(&learner->opponent, session, seat);
    return true;
}

/* A round with the learner on that seat. */
static void play_round(struct learner *learner, uint64_t seed, int seat)
{
    struct arena arena;
    struct view view;
    const struct sitter sitters[] = {{.self = learner, .choose = learner_choose},
                                     {.self = learner, .choose = opponent_choose}};
    ground_arena(grounds, &arena, AI_HARD, AI_HARD);
    for (int each = 0; each < 2; each++)
        arena.setup.players[each] = arena.players[0];
    arena.setup.seed = seed;
    struct match_run run = {.session = session_new(&arena.setup, NULL),
                            .sitters = {sitters[seat != 0], sitters[seat != 1]},
                            .rounds = 1};
    CHECK(match_run_play(&run, NULL));
    session_view(run.session, SEAT_NONE, &view);
    const struct result *result = &view.table.result;
    running_add(&learner->gained, result->gain[seat] - result->gain[1 - seat]);
    notes_write(&learner->notes, learner->out, seat, result);
    session_free(run.session);
}

/* Plays a batch, from 1, and fits the network to it and those before it. */
static void learn_batch(struct learner *learner, const char *folder, int batch, int rounds)
{
    static char paths[KEPT][PATH];
    char *files[KEPT];
    int place = (batch - 1) % KEPT, count = batch < KEPT ? batch : KEPT;
    struct fit_plan plan = {.lambda = 0.7f, .passes = 1, .rate = 1e-4f};
    for (int i = 0; i < KEPT; i++)
        files[i] = paths[i];
    snprintf(paths[place], PATH, "%s/batch-%d.bin", folder, place);
    learner->out = file_open(paths[place], "wb");
    CHECK(learner->out);
    learner->gained = (struct running){0};
    for (int i = 0; i < rounds; i++)
        play_round(learner, rng_derive(rng_derive(SEED, (uint64_t)batch), (uint64_t)i), i & 1);
    CHECK(fclose(learner->out) == 0);
    notes_turnings(&plan);
    fit_run(learner->net, &plan, files, count);
    printf("batch %d: %d rounds, %+.3f +- %.3f points a round\n", batch, rounds, learner->gained.mean,
           running_margin(&learner->gained));
    fflush(stdout);
}

/* The opponent's file with another network and without the sum of its moves. */
static bool write_response(const struct learner *learner, const char *folder, const char *player)
{
    char path[512], *text, made[4096] = "# A best response to the player it was made from.\n";
    struct error why;
    snprintf(path, sizeof path, "%s/response.net", folder);
    if (!fit_net_write(learner->net, &feature_inputs, path) || !(text = file_read(player, NULL, &why)))
        return false;
    for (const char *at = text; *at; at += strcspn(at, "\n"), at += *at != '\0') {
        int length = (int)strcspn(at, "\n");
        size_t end = strlen(made);
        if (strncmp(at, "net=", 4) == 0)
            snprintf(made + end, sizeof made - end, "net=response.net\n");
        else if (*at != '#' && strncmp(at, "moves=", 6) != 0)
            snprintf(made + end, sizeof made - end, "%.*s\n", length, at);
    }
    free(text);
    snprintf(path, sizeof path, "%s/response.player", folder);
    return file_write(path, made, strlen(made), &why);
}

static bool respond(const char *folder, int rounds, const char *player, int batch)
{
    static struct learner learner;
    char place[512], name[CONTENDER_NAME];
    struct error why;
    const char *slash = strrchr(player, '/');
    snprintf(place, sizeof place, "%.*s", slash ? (int)(slash - player) : 1, slash ? player : ".");
    snprintf(name, sizeof name, "%.*s", (int)strcspn(slash ? slash + 1 : player, "."),
             slash ? slash + 1 : player);
    if (!contender_find(&learner.opponent, grounds, place, name, &why) ||
        !contender_is_itself(&learner.opponent, &why) || !file_make_folder(folder, &why)) {
        fprintf(stderr, "tool_respond: %s\n", why.message);
        return false;
    }
    learner.net = learner.opponent.net ? fit_net_of(&tiger_size, &learner.opponent.numbers.net) : NULL;
    if (!learner.net) {
        fprintf(stderr, "tool_respond: %s has no network of that size\n", name);
        return false;
    }
    rng_init(&learner.rng, SEED);
    bool good = true;
    for (int played = 0; played < rounds && good; played += batch) {
        int left = rounds - played;
        learn_batch(&learner, folder, played / batch + 1, left < batch ? left : batch);
        good = write_response(&learner, folder, player);
    }
    fit_net_free(learner.net);
    contender_free(&learner.opponent);
    return good;
}

int main(int count, char **words)
{
    int rounds = count >= 4 ? atoi(words[2]) : 0, batch = count == 5 ? atoi(words[4]) : BATCH;
    if ((count == 4 || count == 5) && rounds > 0 && batch > 0)
        return respond(words[1], rounds, words[3], batch) ? 0 : 1;
    fprintf(stderr, "usage: tool_respond FOLDER ROUNDS PLAYER [BATCH]\n");
    return 2;
}
