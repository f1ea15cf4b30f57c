/* episode.c: rounds played to learn from; see episode.h. */
#include "tools/policy/episode.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"

void episodes_init(struct episodes *episodes)
{
    memset(episodes, 0, sizeof *episodes);
}

void episodes_deinit(struct episodes *episodes)
{
    free(episodes->list);
    free(episodes->flags);
}

void episodes_clear(struct episodes *episodes)
{
    episodes->count = episodes->flag_count = 0;
    episodes->rounds = episodes->gained = episodes->win_points = episodes->wins = 0;
}

static void *grow(void *list, size_t *room, size_t wanted, size_t each)
{
    if (wanted <= *room)
        return list;
    *room = 2 * wanted;
    list = realloc(list, *room * each);
    CHECK(list);
    return list;
}

static void add_flags(struct episodes *episodes, const uint16_t *flags, int count)
{
    size_t wanted = episodes->flag_count + (size_t)count;
    episodes->flags = grow(episodes->flags, &episodes->flag_room, wanted, sizeof *flags);
    memcpy(episodes->flags + episodes->flag_count, flags, (size_t)count * sizeof *flags);
    episodes->flag_count = wanted;
}

static uint32_t told_waits(const struct sight *sight, tile_set waits)
{
    uint16_t places[SIGHT_KINDS];
    uint32_t told = 0;
    int count = sight_mark_kinds(sight, waits, 0, places);
    for (int i = 0; i < count; i++)
        told |= (uint32_t)1 << places[i];
    return told;
}

/* Notes a decision of `seat`; what came of it is not known yet. */
static struct decision *note(struct episodes *episodes, const struct game *game, int seat,
                             const struct sight *sight)
{
    uint16_t hidden[POLICY_HIDDEN_MOST];
    const struct own *other = &game->own[1 - seat];
    tile_set waits = table_own_waits(&game->table, other, 1 - seat);
    episodes->list = grow(episodes->list, &episodes->room, episodes->count + 1, sizeof *episodes->list);
    struct decision *decision = &episodes->list[episodes->count++];
    *decision = (struct decision){.flags = (uint32_t)episodes->flag_count,
                                  .count = (uint16_t)sight->count,
                                  .hidden = (uint16_t)policy_see_hidden(sight, game, seat, hidden),
                                  .choices = policy_choices(sight),
                                  .stands_for = 1,
                                  .waits = told_waits(sight, waits),
                                  .ready = waits != 0};
    add_flags(episodes, sight->flags, sight->count);
    add_flags(episodes, hidden, decision->hidden);
    return decision;
}

static int draw_action(const float chances[ACT_COUNT], struct rng *rng)
{
    float left = (float)rng_below(rng, 1 << 24) / (1 << 24);
    int last = -1;
    for (int i = 0; i < ACT_COUNT; i++) {
        if (chances[i] <= 0)
            continue;
        last = i;
        if ((left -= chances[i]) < 0)
            break;
    }
    return last;
}

/* What one round is played by. */
struct play {
    struct episodes *episodes;
    const struct episode_sides *sides;
    struct game game;
    struct rng rng;
    int a; /* the seat of side A */
    int turnings[2];
    size_t last[2]; /* of each seat's decisions the last noted + 1; 0: none */
    size_t former;  /* decisions of the rounds before */
};

static float expect(const struct policy *policy, const uint16_t *flags, int count)
{
    struct perceptron_pass pass;
    perceptron_ask(policy->critic, flags, count, &pass);
    return pass.outputs[0];
}

static struct move decide_by(struct play *play, const struct policy *policy, const struct view *view,
                             const struct sight *sight, bool noted)
{
    float chances[ACT_COUNT];
    struct perceptron_pass pass;
    perceptron_ask(policy->actor, sight->flags, sight->count, &pass);
    struct choices choices = policy_choices(sight);
    policy_chances(pass.outputs, &choices, chances);
    int action = draw_action(chances, &play->rng);
    bool sure = play->sides->sure > 0 && chances[action] > play->sides->sure;
    if (noted && (!sure || rng_below(&play->rng, EPISODE_SHARE) == 0)) {
        struct decision *decision = note(play->episodes, &play->game, view->seat, sight);
        decision->action = (uint8_t)action;
        decision->chance = chances[action];
        decision->stands_for = sure ? EPISODE_SHARE : 1;
        decision->expected =
            expect(policy, play->episodes->flags + decision->flags, decision->count + decision->hidden);
    }
    return view->moves[sight->moves[action]];
}

/* One move in sixteen is left to chance, so that other positions are seen too. */
static struct move decide_as_taught(struct play *play, const struct view *view, const struct sight *sight)
{
    struct move move = play->sides->teacher(view, &play->rng);
    int action = sight_action(sight, view, move);
    if (action < 0)
        return move;
    struct decision *decision = note(play->episodes, &play->game, view->seat, sight);
    decision->action = (uint8_t)action;
    decision->chance = 1;
    if (rng_below(&play->rng, 16) == 0)
        return view->moves[rng_below(&play->rng, view->move_count)];
    return move;
}

static struct move decide(struct play *play, const struct view *view)
{
    struct sight sight;
    const struct episode_sides *sides = play->sides;
    if (view->move_count == 1)
        return view->moves[0];
    sight_see(&sight, view, play->turnings[view->seat]);
    if (sight.choices < 2)
        return view->moves[rng_below(&play->rng, view->move_count)];
    const struct policy *policy = view->seat == play->a ? sides->a : sides->b;
    if (!policy)
        return decide_as_taught(play, view, &sight);
    return decide_by(play, policy, view, &sight, view->seat == play->a || sides->b == sides->a);
}

/* Gives the decisions of a seat what came of the round (Schulman and others, 2016). */
static void credit(struct play *play, int seat, const uint8_t *seats, float came)
{
    struct episodes *episodes = play->episodes;
    float next = came, sum = 0;
    for (size_t i = episodes->count; i-- > play->former;) {
        struct decision *decision = &episodes->list[i];
        if (seats[i - play->former] != seat)
            continue;
        sum = next - decision->expected + play->sides->lambda * sum;
        decision->advantage = sum;
        decision->came = decision->expected + sum;
        next = decision->expected;
    }
}

static void choose_options(struct play *play, const struct ruleset *rules, int16_t options[OPTION_MOST])
{
    ruleset_defaults(rules, options);
    if (rng_below(&play->rng, 3))
        return;
    for (int i = 0; i < ruleset_option_count(rules); i++)
        if (rules->options[i].type == OPTION_BOOL || rules->options[i].key == OPTION_RIICHI_FURITEN)
            options[i] = (int16_t)rng_below(&play->rng, 2);
}

static void begin(struct play *play, uint64_t seed)
{
    struct deal deal;
    struct events events;
    int16_t options[OPTION_MOST];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    rng_init(&play->rng, seed);
    choose_options(play, rules, options);
    game_init(&play->game, rules, options, 2);
    game_apply(&play->game, move_make_number(MOVE_REMOVE, 0, (int)rng_below(&play->rng, 3), 0), &events);
    deal_shuffle(&deal, &play->game, rng_next(&play->rng));
    game_deal(&play->game, &deal, &events);
    play->a = (int)rng_below(&play->rng, 2);
    for (int seat = 0; seat < 2; seat++)
        play->turnings[seat] = (int)rng_below(&play->rng, SIGHT_TURNINGS);
}

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

void episodes_play(struct episodes *episodes, const struct episode_sides *sides, uint64_t seed)
{
    enum { DECISIONS_MOST = 1024 };
    uint8_t seats[DECISIONS_MOST];
    struct play play = {.episodes = episodes, .sides = sides, .former = episodes->count};
    struct events events;
    struct view view;
    begin(&play, seed);
    while (goes_on(&play.game)) {
        int seat = play.game.table.asked & 1 ? 0 : 1;
        size_t before = episodes->count;
        view_init(&view, &play.game, seat);
        game_apply(&play.game, decide(&play, &view), &events);
        if (episodes->count > before) {
            CHECK(before - play.former < DECISIONS_MOST);
            seats[before - play.former] = (uint8_t)seat;
        }
    }
    const struct result *result = &play.game.table.result;
    int32_t gain = result->gain[play.a] - result->gain[1 - play.a];
    credit(&play, play.a, seats, (float)gain / POLICY_POINTS);
    credit(&play, 1 - play.a, seats, (float)-gain / POLICY_POINTS);
    episodes->rounds++;
    episodes->gained += gain;
    if (result->outcome == OUTCOME_WIN) {
        episodes->wins++;
        episodes->win_points += abs(gain);
    }
}
