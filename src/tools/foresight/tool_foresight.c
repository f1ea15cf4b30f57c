/*
 * tool_foresight.c: finds the numbers of a network that foresees what comes of moves.
 *
 *   tool_foresight learn MODE NET ROUNDS SEED [NAME=VALUE ...]   from rounds with itself
 *   tool_foresight match MODE NET PAIRS SEED B                   duplicate pairs against a level, one of the
 *                                                                people, exact or another network's file
 *   tool_foresight whole MODE NET FILE                           writes it in whole numbers, as it plays
 *   tool_foresight again MODE FILE NET                           the other way: to go on from what plays
 *
 * NET.fast and NET.slow are the network that learns and its slow average, by which the rounds are played;
 * what is there is gone on from, and match and whole read NET.slow. Values: update (rounds before each),
 * rate, follow (how far the slow average follows in an update), soft, keep, lambda (rounds.h), sights, batch
 * (learner.h), taught (1: the rounds are normal's), against (a network, or a level by name, that plays all
 * seats but one as it is, so that a best response to it is learned), and of a match ahead, looked and behind
 * (foresight_rank.h) and with
 * (NAME:VALUE, an option of the mode; as often as wanted).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/foresight/foresight_play.h"
#include "ai/tigers/normal.h"
#include "base/file.h"
#include "tools/foresight/learner.h"
#include "tools/nets/kept_net.h"
#include "tools/nets/rounded.h"
#include "tools/played.h"

enum { PATH = 512 };

static struct learning learning = {.rate = 1e-3f, .sights = 0.1f, .batch = 1024};
static struct foresight_player player = {.ahead = 100, .looked = 4, .behind = 10};
static float follow = 0.03f, soft = 0.02f, lambda = 1;
static int update = 4096, keep = 3, taught;
static const char *against; /* NULL: itself */
static const char *with[OPTION_MOST];
static int with_count;

static bool turn_knob(const char *text)
{
    static const char name[] = "against=";
    if (strncmp(text, name, strlen(name)) == 0) {
        against = text + strlen(name);
        return true;
    }
    if (strncmp(text, "with=", 5) == 0 && with_count < OPTION_MOST) {
        with[with_count++] = text + 5;
        return true;
    }
    return sscanf(text, "update=%d", &update) == 1 || sscanf(text, "rate=%f", &learning.rate) == 1 ||
           sscanf(text, "follow=%f", &follow) == 1 || sscanf(text, "soft=%f", &soft) == 1 ||
           sscanf(text, "keep=%d", &keep) == 1 || sscanf(text, "sights=%f", &learning.sights) == 1 ||
           sscanf(text, "batch=%d", &learning.batch) == 1 || sscanf(text, "taught=%d", &taught) == 1 ||
           sscanf(text, "lambda=%f", &lambda) == 1 || sscanf(text, "ahead=%d", &player.ahead) == 1 ||
           sscanf(text, "looked=%d", &player.looked) == 1 || sscanf(text, "behind=%d", &player.behind) == 1;
}

static struct move as_normal(const struct view *view, struct rng *rng)
{
    return ai_choose(AI_NORMAL, view, rng, NULL);
}

static enum ai_level rival_level = AI_LEVELS;

static struct move as_rival(const struct view *view, struct rng *rng)
{
    return ai_choose(rival_level, view, rng, NULL);
}

static const struct outlook *outlook_of(const struct ruleset *rules)
{
    struct game game;
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, ruleset_seats(rules, options));
    return foresight_outlook(&game.table);
}

static void path_of(char path[PATH], const char *name, const char *end)
{
    snprintf(path, PATH, "%s.%s", name, end);
}

static struct perceptron *load(const struct outlook *outlook, const char *name, const char *end)
{
    char path[PATH];
    struct perceptron *net = learner_new(outlook, 1);
    path_of(path, name, end);
    if (perceptron_load(net, path))
        return net;
    perceptron_free(net);
    return NULL;
}

static bool save(const struct perceptron *net, const char *name, const char *end)
{
    char path[PATH];
    path_of(path, name, end);
    bool good = perceptron_save(net, path);
    if (!good)
        fprintf(stderr, "tool_foresight: %s cannot be written\n", path);
    return good;
}

static int refuse(const char *name)
{
    fprintf(stderr, "tool_foresight: there is no network %s\n", name);
    return 1;
}

/* --- learning ------------------------------------------------------------------------------------- */

static void say(const struct samples *samples, const struct learned *learned, int64_t done)
{
    double rounds = (double)samples->rounds;
    printf(
        "%lld rounds, %.1f decisions, %.1f kept; %.1f %% won, by %.2f; off by %.4f of %.4f, won %.4f, given "
        "%.4f, waits %.4f\n",
        (long long)done, (double)samples->decisions / rounds, (double)samples->count / rounds,
        100.0 * (double)samples->wins / rounds,
        (double)samples->points / (double)(samples->wins ? samples->wins : 1), learned->off, learned->all,
        learned->won, learned->given, learned->waits);
    fflush(stdout);
}

/* Learns so many rounds; `old`: the average has gone on for long. */
static bool learn_rounds(struct perceptron *net, struct perceptron *played, bool old,
                         const struct rounds *rounds, char **words)
{
    int64_t all = atoll(words[1]);
    uint64_t seed = strtoull(words[2], NULL, 10);
    struct samples samples;
    struct rng rng;
    bool good = true;
    samples_init(&samples);
    rng_init(&rng, seed);
    for (int64_t done = 0, number = 0; done < all && good; number++) {
        struct learned learned;
        float begun = 1.0f / (float)(1 + number);
        samples_clear(&samples);
        for (int i = 0; i < update; i++)
            rounds_play(rounds, rng_derive(seed, (uint64_t)(done + i)), &samples);
        done += update;
        learner_learn(net, rounds->outlook, &learning, &samples, &rng, &learned);
        perceptron_follow(played, net, old || begun < follow ? follow : begun);
        if (number % 16 && done < all)
            continue;
        say(&samples, &learned, done);
        good = save(net, words[0], "fast") && save(played, words[0], "slow");
    }
    samples_deinit(&samples);
    return good;
}

static int learn(const struct ruleset *rules, char **words)
{
    const struct outlook *outlook = outlook_of(rules);
    struct perceptron *net = load(outlook, words[0], "fast"), *played = load(outlook, words[0], "slow");
    bool old = net && played;
    if (!old) {
        printf("%s: from nothing\n", words[0]);
        perceptron_free(net);
        perceptron_free(played);
        net = learner_new(outlook, 1);
        played = perceptron_copy(net);
    }
    if (against)
        rival_level = ai_level_parse(against);
    struct perceptron *other = against ? load(outlook, against, "slow") : NULL;
    if (against && !other && rival_level == AI_LEVELS)
        return refuse(against);
    struct float_oracle asked, asked_other;
    struct oracle oracle = float_oracle(&asked, played, outlook),
                  rival = float_oracle(&asked_other, other, outlook);
    const struct rounds rounds = {.rules = rules,
                                  .outlook = outlook,
                                  .oracle = &oracle,
                                  .rival = other ? &rival : NULL,
                                  .rival_moves = against && !other ? as_rival : NULL,
                                  .teacher = taught ? as_normal : NULL,
                                  .soft = soft,
                                  .one_in = keep,
                                  .lambda = lambda};
    bool good = learn_rounds(net, played, old, &rounds, words);
    perceptron_free(net);
    perceptron_free(played);
    perceptron_free(other);
    return good ? 0 : 1;
}

/* --- files of whole numbers ----------------------------------------------------------------------- */

static int write_whole(const struct ruleset *rules, char **words)
{
    struct error why;
    size_t size;
    const struct outlook *outlook = outlook_of(rules);
    struct perceptron *net = load(outlook, words[0], "slow");
    if (!net)
        return refuse(words[0]);
    uint8_t *bytes = learner_make_file(net, outlook, &size);
    bool good = file_write(words[1], bytes, size, &why);
    if (!good)
        fprintf(stderr, "tool_foresight: %s\n", why.message);
    free(bytes);
    perceptron_free(net);
    return good ? 0 : 1;
}

static int read_whole(const struct ruleset *rules, char **words)
{
    struct error why;
    struct net whole;
    const struct outlook *outlook = outlook_of(rules);
    void *numbers = kept_net_load(&whole, &outlook->inputs, words[0], &why);
    if (!numbers) {
        fprintf(stderr, "tool_foresight: %s\n", why.message);
        return 1;
    }
    struct perceptron *net = learner_new(outlook, 1);
    rounded_read(net, &whole);
    bool good = save(net, words[1], "fast") && save(net, words[1], "slow");
    perceptron_free(net);
    free(numbers);
    return good ? 0 : 1;
}

/* --- matches -------------------------------------------------------------------------------------- */

/* Who sits on a seat: a network, or, without one, exact normal of Dueling Tigers. */
struct seated {
    const struct oracle *oracle;
    struct foresight_player player;
};

static bool sit(void *self, const struct session *session, int seat, struct move *move, struct error *why)
{
    const struct seated *seated = self;
    struct reason reason;
    struct view view;
    struct rng rng;
    (void)why;
    played_chance(session, seat, &rng);
    session_view(session, seat, &view);
    if (!seated->oracle)
        *move = normal_choose(&view, &weights_exact, &rng, &reason);
    else if (foresight_decides(&view))
        *move = foresight_choose(&seated->player, seated->oracle, &view, NULL, NULL, &reason);
    else
        *move = ai_choose(AI_NORMAL, &view, &rng, NULL);
    return true;
}

/* Sets the options that were given. False, which is told, if one is none or they cannot stand together. */
static bool set_options(const struct ruleset *rules, int16_t *options)
{
    struct refusal refused;
    for (int i = 0; i < with_count; i++) {
        char name[40] = "", value[40] = "";
        struct error why;
        if (sscanf(with[i], "%39[^:]:%39s", name, value) != 2 ||
            !ruleset_set(rules, options, name, value, &why)) {
            fprintf(stderr, "tool_foresight: %s is no option with its value\n", with[i]);
            return false;
        }
    }
    bool together = ruleset_check(rules, options, &refused);
    if (!together)
        fprintf(stderr, "tool_foresight: these options cannot stand together\n");
    return together;
}

static int match(const struct ruleset *rules, char **words)
{
    struct arena arena;
    struct tally tally = {0};
    struct float_oracle asked[2];
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    player.outlook = outlook_of(rules);
    if (!set_options(rules, options))
        return 2;
    struct perceptron *net = load(player.outlook, words[0], "slow");
    struct perceptron *other = load(player.outlook, words[3], "slow");
    bool exact = strcmp(words[3], "exact") == 0 && rules->dummy;
    enum ai_level level = other || exact ? AI_NORMAL : ai_level_parse(words[3]);
    if (!net || level == AI_LEVELS)
        return refuse(net ? words[3] : words[0]);
    struct oracle oracles[2] = {float_oracle(&asked[0], net, player.outlook),
                                float_oracle(&asked[1], other, player.outlook)};
    struct seated us = {&oracles[0], player}, them = {other ? &oracles[1] : NULL, player};
    arena_init(&arena, rules, AI_NORMAL, level);
    memcpy(arena.setup.options, options, sizeof options);
    arena.setup.seats = (uint8_t)ruleset_seats(rules, options);
    arena.sitters[SIDE_A] = (struct sitter){.self = &us, .choose = sit};
    if (other || exact)
        arena.sitters[SIDE_B] = (struct sitter){.self = &them, .choose = sit};
    int pairs = atoi(words[1]);
    struct estimate estimate = arena_run(&arena, strtoull(words[2], NULL, 10), 0, pairs, &tally);
    played_tell(words[0], words[3], estimate, &tally, pairs);
    perceptron_free(net);
    perceptron_free(other);
    return 0;
}

int main(int count, char **words)
{
    static const struct {
        const char *name;
        int count; /* of words */
        int (*run)(const struct ruleset *rules, char **words);
    } commands[] = {
        {"learn", 6, learn}, {"match", 7, match}, {"whole", 5, write_whole}, {"again", 5, read_whole}};
    while (count > 1 && strchr(words[count - 1], '='))
        if (!turn_knob(words[--count]))
            return 2;
    const struct ruleset *rules = count > 2 ? ruleset_find(words[2]) : NULL;
    for (size_t i = 0; rules && i < sizeof commands / sizeof *commands; i++)
        if (count == commands[i].count && strcmp(words[1], commands[i].name) == 0)
            return commands[i].run(rules, words + 3);
    fprintf(stderr, "usage: tool_foresight learn|match|whole|again MODE ...; see tool_foresight.c\n");
    return 2;
}
