/*
 * tool_sets_bot.c: a beginner over the bot protocol who only makes sets. The easiest of the people
 * (docs/opponents.md) must be beaten by it.
 *
 *   tigers arena ... 'cmd:build/ci/bin/tool_sets_bot dueling-tigers' nino
 *
 * It knows what a set is, and nothing else: it puts its triplets and runs aside, from the lowest tile on, and
 * of what is left throws the tile with the fewest friends near it, the last of those that have as few. It
 * pungs whatever it has a pair of, wins when the table says it can, and declares only in Tenpai Duel, where
 * nobody wins without. It looks at no other tile than its own, counts nothing, and answers all else in one
 * fixed way.
 */
#include "cli/player.h"

static void read_hand(const struct mind *mind, int counts[TILE_KINDS])
{
    const cJSON *item;
    memset(counts, 0, TILE_KINDS * sizeof *counts);
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(mind->view, "hand")) counts[player_tile(item)]++;
}

/* Takes triplets out, then runs, each as it is found. */
static void put_sets_aside(int counts[TILE_KINDS])
{
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (counts[kind] >= 3)
            counts[kind] -= 3;
    for (int kind = 0; kind < TILE_EAST; kind++)
        while (kind % 9 < 7 && counts[kind] && counts[kind + 1] && counts[kind + 2])
            for (int i = 0; i < 3; i++)
                counts[kind + i]--;
}

/* How many tiles of those left may go into a set with this one. */
static int friends(const int counts[TILE_KINDS], int kind)
{
    int count = 2 * (counts[kind] - 1);
    for (int step = -2; step <= 2 && kind < TILE_EAST; step++) {
        int number = kind % 9 + step;
        if (step && number >= 0 && number < 9)
            count += counts[kind + step] > 0;
    }
    return count;
}

/* The discard of a tile that no set needs and that has the fewest friends. */
static const char *choose_discard(const struct mind *mind)
{
    int counts[TILE_KINDS], fewest = 0;
    const char *best = NULL, *any = cJSON_GetArrayItem(mind->actions, 0)->valuestring;
    const cJSON *item;
    read_hand(mind, counts);
    put_sets_aside(counts);
    cJSON_ArrayForEach(item, mind->actions)
    {
        if (strncmp(item->valuestring, "discard ", 8) != 0)
            continue;
        any = item->valuestring;
        uint8_t kind = tile_kind(tile_parse(item->valuestring + 8));
        int near = friends(counts, kind);
        if (!counts[kind] || (best && near > fewest))
            continue;
        fewest = near;
        best = item->valuestring;
    }
    return best ? best : any;
}

/* The first declaration there is, where a mode asks for one. */
static const char *find_declaration(const struct mind *mind)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, mind->actions)
    {
        bool declares =
            !strncmp(item->valuestring, "riichi ", 7) || !strncmp(item->valuestring, "tenpai ", 7);
        if (mind->rules->has_stages && declares)
            return item->valuestring;
    }
    return NULL;
}

static const char *choose(struct mind *mind, char room[64])
{
    static const char *const liked[] = {"win", "pung", "pass", "dummy-draw", "treasure yes"};
    const char *action;
    for (size_t i = 0; i < sizeof liked / sizeof liked[0]; i++)
        if ((action = mind_find(mind, liked[i])))
            return action;
    if ((action = mind_find(mind, "declare")) && mind_is_complete(mind))
        return action;
    if ((action = find_declaration(mind)))
        return action;
    if (mind_find(mind, "guess"))
        mind_guess(mind, room);
    else if (mind_find(mind, "waits"))
        mind_name(mind, room);
    else
        return choose_discard(mind);
    return room;
}

int main(int count, char **words)
{
    return mind_serve(count, words, choose);
}
