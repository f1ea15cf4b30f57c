/*
 * tool_policy.c: finds the numbers of a policy for Dueling Tigers.
 *
 *   tool_policy distil NET ROUNDS SEED TEACHER [NAME=VALUE ...]   from a teacher's moves: exact or hard
 *   tool_policy learn NET ROUNDS SEED [NAME=VALUE ...]            from rounds with itself
 *   tool_policy match NET PAIRS SEED B                            duplicate pairs against exact, hard or a
 *                                                               level
 *   tool_policy mean NET OTHER...                                 NET becomes the mean of the others
 *   tool_policy soften NET PERCENT                                multiplies the actor's answers, so that it
 *                                                               tries what it hardly ever did
 *   tool_policy whole NET FILE                                    writes it in whole numbers, as networks are
 *                                                               kept that play
 *
 * NET is where NET.actor and NET.critic lie or come to lie; what is there is gone on from. Each update is
 * told in a line. Values: update (rounds before each), rate, entropy, pull, slow (how far the slow average
 * follows in an update), clip, passes, lambda, sure (episode.h), batch, listens (1: the critic alone learns);
 * for a match ways, in how many each position is told, and whole (1: it plays by whole numbers).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/tigers/hard.h"
#include "ai/tigers/normal.h"
#include "base/check.h"
#include "base/file.h"
#include "tools/played.h"
#include "tools/policy/lesson.h"
#include "tools/policy/policy_whole.h"

static struct lesson lesson = {
    .rate = 5e-4f, .clip = 0.2f, .entropy = 0.02f, .pull = 0.05f, .sights = 0.1f, .passes = 1, .batch = 1024};
static float lambda = 0.95f, slow_part = 0.05f, sure = 0.98f;
static int update = 4096, ways = 1, whole;

static bool turn_knob(const char *text)
{
    int listens;
    if (sscanf(text, "listens=%d", &listens) == 1) {
        lesson.listens = listens;
        return true;
    }
    return sscanf(text, "update=%d", &update) == 1 || sscanf(text, "ways=%d", &ways) == 1 ||
           sscanf(text, "whole=%d", &whole) == 1 || sscanf(text, "rate=%f", &lesson.rate) == 1 ||
           sscanf(text, "entropy=%f", &lesson.entropy) == 1 || sscanf(text, "pull=%f", &lesson.pull) == 1 ||
           sscanf(text, "slow=%f", &slow_part) == 1 || sscanf(text, "clip=%f", &lesson.clip) == 1 ||
           sscanf(text, "passes=%d", &lesson.passes) == 1 || sscanf(text, "lambda=%f", &lambda) == 1 ||
           sscanf(text, "sure=%f", &sure) == 1 || sscanf(text, "batch=%d", &lesson.batch) == 1 ||
           sscanf(text, "sights=%f", &lesson.sights) == 1;
}

static struct move as_exact(const struct view *view, struct rng *rng)
{
    struct reason reason;
    return normal_choose(view, &weights_exact, rng, &reason);
}

static struct move as_hard(const struct view *view, struct rng *rng)
{
    struct reason reason;
    return hard_choose(view, &hard_usual, rng, NULL, &reason);
}

static void open_policy(struct policy *policy, const char *path, uint64_t seed)
{
    policy_init(policy, seed);
    if (!policy_load(policy, path))
        printf("%s: from nothing\n", path);
}

static void say(const struct episodes *episodes, const struct progress *progress, int64_t rounds)
{
    printf("%8lld rounds, %5.1f noted a round, %4.1f %% won, a win %.2f; entropy %.3f, agreed %.1f %%, "
           "moved %.4f, critic off by %.3f, waits %.4f\n",
           (long long)rounds, (double)episodes->count / (double)episodes->rounds,
           100.0 * (double)episodes->wins / (double)episodes->rounds,
           (double)episodes->win_points / (double)(episodes->wins ? episodes->wins : 1), progress->entropy,
           100 * progress->agreed, progress->moved, progress->unfit, progress->waits);
    fflush(stdout);
}

/* Plays and learns, `update` rounds at a time, until so many rounds are played. */
static int go(const char *path, int64_t rounds, uint64_t seed, const struct episode_sides *sides,
              struct policy *policy)
{
    struct episodes episodes;
    struct progress progress;
    struct perceptron *slow = perceptron_copy(policy->actor);
    struct rng rng;
    bool good = true;
    episodes_init(&episodes);
    rng_init(&rng, seed);
    lesson.slow = lesson.taught || lesson.pull <= 0 ? NULL : slow;
    for (int64_t done = 0; done < rounds && good;) {
        episodes_clear(&episodes);
        for (int i = 0; i < update; i++)
            episodes_play(&episodes, sides, rng_derive(seed, (uint64_t)(done + i)));
        done += update;
        lesson_learn(&lesson, policy, &episodes, &rng, &progress);
        perceptron_follow(slow, policy->actor, slow_part);
        say(&episodes, &progress, done);
        good = policy_save(policy, path);
    }
    episodes_deinit(&episodes);
    perceptron_free(slow);
    return good ? 0 : 1;
}

static int distil(char **words)
{
    struct policy policy;
    struct episode_sides sides = {.lambda = 1, .teacher = strcmp(words[3], "hard") == 0 ? as_hard : as_exact};
    lesson.taught = true;
    open_policy(&policy, words[0], 1);
    int result = go(words[0], atoll(words[1]), strtoull(words[2], NULL, 10), &sides, &policy);
    policy_deinit(&policy);
    return result;
}

static int learn(char **words)
{
    struct policy policy;
    struct episode_sides sides = {.a = &policy, .b = &policy, .lambda = lambda, .sure = sure};
    open_policy(&policy, words[0], 1);
    int result = go(words[0], atoll(words[1]), strtoull(words[2], NULL, 10), &sides, &policy);
    policy_deinit(&policy);
    return result;
}

/* What several have learned from rounds of their own, each gone on from the same one. */
static int mean(const char *path, char **others, int count)
{
    struct policy policy, other;
    bool good = true;
    policy_init(&policy, 1);
    policy_init(&other, 1);
    for (int i = 0; i < count && good; i++) {
        good = policy_load(&other, others[i]);
        perceptron_follow(policy.actor, other.actor, 1.0f / (float)(i + 1));
        perceptron_follow(policy.critic, other.critic, 1.0f / (float)(i + 1));
        if (!good)
            fprintf(stderr, "tool_policy: there is no policy %s\n", others[i]);
    }
    good = good && policy_save(&policy, path);
    policy_deinit(&policy);
    policy_deinit(&other);
    return good ? 0 : 1;
}

static int soften(char **words)
{
    struct policy policy;
    policy_init(&policy, 1);
    bool good = policy_load(&policy, words[0]);
    perceptron_scale(policy.actor, (float)atoi(words[1]) / 100);
    good = good && policy_save(&policy, words[0]);
    if (!good)
        fprintf(stderr, "tool_policy: there is no policy %s, or it cannot be written\n", words[0]);
    policy_deinit(&policy);
    return good ? 0 : 1;
}

static int write_whole(char **words)
{
    struct policy policy;
    struct net net;
    struct error why;
    size_t size;
    policy_init(&policy, 1);
    if (!policy_load(&policy, words[0])) {
        fprintf(stderr, "tool_policy: there is no policy %s\n", words[0]);
        return 1;
    }
    void *numbers = policy_whole_make(&net, policy.actor);
    uint8_t *bytes = net_file_make(&net, &policy_inputs, &size);
    bool good = file_write(words[1], bytes, size, &why);
    if (!good)
        fprintf(stderr, "tool_policy: %s\n", why.message);
    free(bytes);
    free(numbers);
    policy_deinit(&policy);
    return good ? 0 : 1;
}

/* Who sits on a seat: a policy, in floating point or whole numbers, or, without either, exact normal. */
struct seated {
    const struct policy *policy;
    const struct net *net;
};

static bool sit(void *self, const struct session *session, int seat, struct move *move, struct error *why)
{
    const struct seated *seated = self;
    struct view view;
    struct rng rng;
    (void)why;
    played_chance(session, seat, &rng);
    session_view(session, seat, &view);
    *move = seated->net      ? policy_whole_choose(seated->net, &view, ways, &rng)
            : seated->policy ? policy_choose(seated->policy, &view, ways, &rng)
                             : as_exact(&view, &rng);
    return true;
}

static int match(char **words)
{
    struct arena arena;
    struct policy policy;
    struct tally tally = {0};
    bool exact = strcmp(words[3], "exact") == 0;
    enum ai_level level = exact ? AI_NORMAL : ai_level_parse(words[3]);
    policy_init(&policy, 1);
    if (level == AI_LEVELS || !policy_load(&policy, words[0])) {
        fprintf(stderr, "tool_policy: there is no policy %s, or no opponent %s\n", words[0], words[3]);
        return 1;
    }
    struct net net;
    void *numbers = policy_whole_make(&net, policy.actor);
    struct seated us = {.policy = &policy, .net = whole ? &net : NULL}, nobody = {0};
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_NORMAL, level);
    arena.sitters[SIDE_A] = (struct sitter){.self = &us, .choose = sit};
    if (exact)
        arena.sitters[SIDE_B] = (struct sitter){.self = &nobody, .choose = sit};
    int pairs = atoi(words[1]);
    struct estimate estimate = arena_run(&arena, strtoull(words[2], NULL, 10), 0, pairs, &tally);
    played_tell(words[0], words[3], estimate, &tally, pairs);
    free(numbers);
    policy_deinit(&policy);
    return 0;
}

int main(int count, char **words)
{
    while (count > 1 && strchr(words[count - 1], '='))
        if (!turn_knob(words[--count]))
            return 2;
    if (count == 6 && strcmp(words[1], "distil") == 0)
        return distil(words + 2);
    if (count == 5 && strcmp(words[1], "learn") == 0)
        return learn(words + 2);
    if (count == 6 && strcmp(words[1], "match") == 0)
        return match(words + 2);
    if (count > 3 && strcmp(words[1], "mean") == 0)
        return mean(words[2], words + 3, count - 3);
    if (count == 4 && strcmp(words[1], "whole") == 0)
        return write_whole(words + 2);
    if (count == 4 && strcmp(words[1], "soften") == 0)
        return soften(words + 2);
    fprintf(stderr, "usage: tool_policy distil|learn|match|mean|soften|whole ...\n");
    return 2;
}
