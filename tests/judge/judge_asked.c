/* judge_asked.c: what the rule book's sentences ask of a hand; see judge.h. */
#include "judge/judge.h"

bool judge_is_honor(int kind)
{
    return kind >= TILE_EAST;
}

bool judge_is_suited(int kind)
{
    return kind < TILE_EAST;
}

bool judge_is_terminal(int kind)
{
    return kind < TILE_EAST && (kind % 9 == 0 || kind % 9 == 8);
}

bool judge_is_outer(int kind)
{
    return judge_is_terminal(kind) || judge_is_honor(kind);
}

bool judge_is_middle(int kind)
{
    return !judge_is_outer(kind);
}

bool judge_only(const struct judge_hand *hand, bool (*test)(int kind))
{
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (hand->all[kind] > 0 && !test(kind))
            return false;
    return true;
}

bool judge_has(const struct judge_hand *hand, bool (*test)(int kind))
{
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (hand->all[kind] > 0 && test(kind))
            return true;
    return false;
}

int judge_suits(const struct judge_hand *hand)
{
    int suits = 0;
    for (int suit = 0; suit < 3; suit++) {
        int tiles = 0;
        for (int number = 0; number < 9; number++)
            tiles += hand->all[9 * suit + number];
        suits += tiles > 0;
    }
    return suits;
}

bool judge_nine_gates(const struct judge_hand *hand)
{
    static const int gates[9] = {3, 1, 1, 1, 1, 1, 1, 1, 3};
    if (hand->win->meld_count > 0 || judge_suits(hand) != 1 || judge_has(hand, judge_is_honor))
        return false;
    for (int kind = 0; kind < TILE_EAST; kind++)
        if (hand->all[kind] > 0) {
            int first = kind - kind % 9;
            for (int number = 0; number < 9; number++)
                if (hand->all[first + number] < gates[number])
                    return false;
            return true;
        }
    return false;
}

/* --- of the sets ------------------------------------------------------------------------------------- */

static bool is_triplet(const struct judge_set *set)
{
    return set->kind == JUDGE_TRIPLET || set->kind == JUDGE_QUAD;
}

int judge_runs(const struct judge_reading *reading)
{
    int runs = 0;
    for (int i = 0; i < reading->count; i++)
        runs += reading->sets[i].kind == JUDGE_RUN;
    return runs;
}

int judge_triplets(const struct judge_reading *reading, int low, int high)
{
    int triplets = 0;
    for (int i = 0; i < reading->count; i++) {
        const struct judge_set *set = &reading->sets[i];
        triplets += is_triplet(set) && set->tile >= low && set->tile <= high;
    }
    return triplets;
}

int judge_quads(const struct judge_reading *reading)
{
    int quads = 0;
    for (int i = 0; i < reading->count; i++)
        quads += reading->sets[i].kind == JUDGE_QUAD;
    return quads;
}

int judge_own_triplets(const struct judge_reading *reading)
{
    int triplets = 0;
    for (int i = 0; i < reading->count; i++)
        triplets += is_triplet(&reading->sets[i]) && reading->sets[i].mine;
    return triplets;
}

int judge_runs_of(const struct judge_reading *reading, int tile)
{
    int runs = 0;
    for (int i = 0; i < reading->count; i++)
        runs += reading->sets[i].kind == JUDGE_RUN && reading->sets[i].tile == tile;
    return runs;
}

bool judge_has_triplet(const struct judge_reading *reading, int tile)
{
    return judge_triplets(reading, tile, tile) > 0;
}

bool judge_has_pair(const struct judge_reading *reading, int low, int high)
{
    for (int i = 0; i < reading->count; i++) {
        const struct judge_set *set = &reading->sets[i];
        if (reading->form == JUDGE_SETS && set->kind == JUDGE_PAIR && set->tile >= low && set->tile <= high)
            return true;
    }
    return false;
}

bool judge_every_set(const struct judge_reading *reading, bool (*test)(int kind))
{
    for (int i = 0; i < reading->count; i++) {
        int tile = reading->sets[i].tile;
        bool run = reading->sets[i].kind == JUDGE_RUN;
        if (!test(tile) && !(run && (test(tile + 1) || test(tile + 2))))
            return false;
    }
    return true;
}

/* --- the verdict ------------------------------------------------------------------------------------- */

void judge_say(struct judge_verdict *verdict, bool has, const char *id, int points, int series)
{
    if (!has)
        return;
    CHECK(verdict->count < JUDGE_LINES);
    verdict->lines[verdict->count++] = (struct judge_line){.id = id, .points = points, .series = series};
}

int judge_sum(struct judge_verdict *verdict)
{
    int sum = 0;
    for (int i = 0; i < verdict->count; i++) {
        struct judge_line *line = &verdict->lines[i];
        for (int j = 0; j < verdict->count; j++)
            line->covered |= line->series != 0 && verdict->lines[j].series == line->series &&
                             verdict->lines[j].points > line->points;
    }
    for (int i = 0; i < verdict->count; i++)
        sum += verdict->lines[i].covered ? 0 : verdict->lines[i].points;
    return sum;
}
