/*
 * tool_plain_bot.c: a plain player over the bot protocol: least shanten, then
 * most useful tiles. What a better opponent is measured against.
 *
 *   tigers arena ... normal 'cmd:build/ci/bin/tool_plain_bot RULES'
 *
 * It wins whenever it can, throws the tile after which the hand is nearest to
 * complete and, of those, after which most unseen tiles bring it a step on;
 * declares as soon as that discard leaves it ready; and claims what saves a
 * step. It knows no points and no danger: all else it answers in one fixed way.
 */
#include "cli/player.h"

struct choice {
    int shanten, useful;
    const char *action;
};

static void count_list(const cJSON *list, int seen[TILE_KINDS])
{
    const cJSON *item;
    cJSON_ArrayForEach(item, list)
    {
        uint8_t kind = cJSON_IsString(item) && strlen(item->valuestring) == 2 ? player_tile(item) : TILE_NONE;
        if (kind < TILE_KINDS)
            seen[kind]++;
    }
}

static void count_melds(const cJSON *list, int seen[TILE_KINDS])
{
    const cJSON *item;
    cJSON_ArrayForEach(item, list)
    {
        const char *kind = cJSON_GetObjectItem(item, "kind")->valuestring;
        uint8_t tile = player_tile(cJSON_GetObjectItem(item, "tile"));
        for (int i = 0; i < 3; i++)
            seen[*kind == 'r' ? tile + i : tile]++;
        seen[tile] += strstr(kind, "kong") != NULL;
    }
}

/* The tiles of each kind that the seat can see, its own hand among them. */
static void count_seen(const struct mind *mind, int seen[TILE_KINDS])
{
    static const char *const lists[] = {"hand", "revealed", "dora", "aside"};
    const cJSON *item;
    memset(seen, 0, TILE_KINDS * sizeof *seen);
    for (int i = 0; i < 4; i++)
        count_list(cJSON_GetObjectItem(mind->view, lists[i]), seen);
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(mind->view, "discards")) count_list(item, seen);
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(mind->view, "melds")) count_melds(item, seen);
}

/* Takes the suit that is out for the match out of the hand's prospects. */
static void remove_suit(struct mind *mind)
{
    const char *suit = cJSON_GetStringValue(cJSON_GetObjectItem(mind->view, "removed"));
    for (uint8_t kind = 0; suit && kind < TILE_EAST; kind++)
        if (tile_suit(kind) == suit_parse(*suit))
            mind->copies[kind] = 0;
}

static struct choice judge(const struct shape *shape, const struct mind *mind, const int seen[TILE_KINDS])
{
    struct choice choice = {0};
    tile_set useful = shape_useful(shape, &choice.shanten);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (useful & TILE_BIT(kind) && mind->copies[kind] > seen[kind])
            choice.useful += mind->copies[kind] - seen[kind];
    return choice;
}

static bool is_better(const struct choice *a, const struct choice *b)
{
    return !b->action || a->shanten < b->shanten || (a->shanten == b->shanten && a->useful > b->useful);
}

/* The best of the actions "VERB T" that throw T; its `action` is NULL if there is none. */
static struct choice best_discard(const struct mind *mind, const char *verb)
{
    struct choice best = {0};
    int seen[TILE_KINDS];
    const cJSON *item;
    count_seen(mind, seen);
    cJSON_ArrayForEach(item, mind->actions)
    {
        if (strncmp(item->valuestring, verb, strlen(verb)) != 0)
            continue;
        uint8_t kind = tile_kind(tile_parse(item->valuestring + strlen(verb)));
        struct shape shape = mind_shape(mind, kind, TILE_NONE);
        struct choice choice = judge(&shape, mind, seen);
        choice.action = item->valuestring;
        if (is_better(&choice, &best))
            best = choice;
    }
    return best;
}

static const char *choose_discard(const struct mind *mind)
{
    struct choice best = best_discard(mind, "discard ");
    struct choice declared = best_discard(mind, "riichi ");
    if (!declared.action)
        declared = best_discard(mind, "tenpai ");
    bool declare = declared.action && (!best.action || declared.shanten <= best.shanten);
    return declare ? declared.action : best.action;
}

/* The shanten number after the claim and the best discard, which need not be allowed. */
static int shanten_after(const struct mind *mind, const uint8_t taken[2], enum meld_kind kind, uint8_t tile)
{
    struct mind after = *mind;
    struct hand hand = {0};
    struct shape shape;
    const cJSON *item;
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(mind->view, "hand")) hand_add(&hand, player_tile(item));
    hand_remove(&hand, taken[0]);
    hand_remove(&hand, taken[1]);
    after.melds[after.meld_count++] = (struct meld){.kind = (uint8_t)kind, .tile = tile};
    shape_init(&shape, &hand, after.melds, after.meld_count, after.copies, after.sets, after.rules->forms);
    return shape_shanten(&shape);
}

/* The claim that brings the hand a step nearer, or a pass. */
static const char *choose_claim(const struct mind *mind)
{
    struct shape shape = mind_shape(mind, TILE_NONE, TILE_NONE);
    uint8_t last = player_tile(cJSON_GetObjectItem(mind->view, "last"));
    int nearest = shape_shanten(&shape);
    const char *best = mind_find(mind, "pass");
    const cJSON *item;
    cJSON_ArrayForEach(item, mind->actions)
    {
        const char *action = item->valuestring;
        int shanten = nearest;
        if (strcmp(action, "pung") == 0)
            shanten = shanten_after(mind, (uint8_t[2]){last, last}, MELD_PUNG, last);
        if (strncmp(action, "chow ", 5) == 0) {
            uint8_t low = tile_kind(tile_parse(action + 5));
            uint8_t one = low == last ? low + 1 : low, two = low + 2 == last ? low + 1 : low + 2;
            shanten = shanten_after(mind, (uint8_t[2]){one, two}, MELD_RUN, low);
        }
        if (shanten < nearest) {
            nearest = shanten;
            best = action;
        }
    }
    return best;
}

static const char *choose(struct mind *mind, char room[64])
{
    remove_suit(mind);
    const char *phase = cJSON_GetObjectItem(mind->view, "phase")->valuestring, *action;
    if ((action = mind_find(mind, "win")))
        return action;
    if ((action = mind_find(mind, "declare")) && mind_is_complete(mind))
        return action;
    if (strcmp(phase, "turn") == 0)
        return choose_discard(mind);
    if (strcmp(phase, "claim") == 0)
        return choose_claim(mind);
    if (mind_find(mind, "guess"))
        mind_guess(mind, room);
    else if (mind_find(mind, "waits"))
        mind_name(mind, room);
    else if ((action = mind_find(mind, "dummy-draw")) || (action = mind_find(mind, "pass")))
        return action;
    else
        return cJSON_GetArrayItem(mind->actions, 0)->valuestring;
    return room;
}

int main(int count, char **words)
{
    return mind_serve(count, words, choose);
}
