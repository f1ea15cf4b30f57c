/* judge_hand.c: every way to lay a hand out; see judge.h. */
#include "judge/judge.h"

#include <string.h>

static bool is_mode(const struct ruleset *rules, const char *id)
{
    return strcmp(rules->id, id) == 0;
}

/* The forms that win in a mode, and whether four alike may be two of seven pairs. */
static int winning_forms(const struct ruleset *rules, bool *pairs_may_repeat)
{
    *pairs_may_repeat = is_mode(rules, "patterns");
    if (is_mode(rules, "dueling-tigers") || is_mode(rules, "one-suit"))
        return JUDGE_SETS | JUDGE_PAIRS;
    return JUDGE_SETS | JUDGE_PAIRS | JUDGE_ORPHANS;
}

/* --- sets and a pair ------------------------------------------------------------------------------- */

struct laying {
    int counts[TILE_KINDS]; /* tiles not yet laid */
    int missing;            /* sets still to be made */
    bool paired;
    struct judge_reading at;
    struct judge_reading *out;
    int found;
};

static void put(struct laying *laying, int kind, int tile)
{
    laying->at.sets[laying->at.count++] =
        (struct judge_set){.kind = (uint8_t)kind, .tile = (uint8_t)tile, .mine = true};
}

static void keep(struct laying *laying)
{
    CHECK(laying->found < JUDGE_READINGS);
    laying->out[laying->found++] = laying->at;
}

static bool fits(const struct laying *laying, int kind, int tile)
{
    if (kind == JUDGE_PAIR)
        return !laying->paired && laying->counts[tile] >= 2;
    if (laying->missing == 0)
        return false;
    if (kind == JUDGE_TRIPLET)
        return laying->counts[tile] >= 3;
    return tile < TILE_EAST && tile % 9 < 7 && laying->counts[tile + 1] > 0 && laying->counts[tile + 2] > 0;
}

/* Takes the tiles of a set away, or with -1 gives them back. */
static void take(struct laying *laying, int kind, int tile, int sign)
{
    laying->counts[tile] -= sign * (kind == JUDGE_PAIR ? 2 : kind == JUDGE_TRIPLET ? 3 : 1);
    if (kind == JUDGE_RUN) {
        laying->counts[tile + 1] -= sign;
        laying->counts[tile + 2] -= sign;
    }
    if (kind == JUDGE_PAIR)
        laying->paired = sign > 0;
    else
        laying->missing -= sign;
}

/* Lays what is left from `tile` on; of one tile pairs come first, then triplets, then runs, so that no way is
 * found twice. */
static void lay(struct laying *laying, int tile, int after)
{
    static const int order[] = {JUDGE_PAIR, JUDGE_TRIPLET, JUDGE_RUN};
    while (tile < TILE_KINDS && laying->counts[tile] == 0) {
        tile++;
        after = 0;
    }
    if (tile == TILE_KINDS) {
        if (laying->missing == 0 && laying->paired)
            keep(laying);
        return;
    }
    for (int i = after; i < 3; i++) {
        if (!fits(laying, order[i], tile))
            continue;
        take(laying, order[i], tile, 1);
        put(laying, order[i], tile);
        lay(laying, tile, i);
        laying->at.count--;
        take(laying, order[i], tile, -1);
    }
}

/* --- the other forms ------------------------------------------------------------------------------- */

/* Fills the seven pairs; four alike are two of them where these may repeat. */
static bool lay_pairs(const uint8_t counts[TILE_KINDS], bool repeat, struct judge_reading *out)
{
    *out = (struct judge_reading){.form = JUDGE_PAIRS};
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        if (counts[kind] % 2 != 0 || (counts[kind] == 4 && !repeat))
            return false;
        for (int i = 0; i < counts[kind] / 2; i++)
            if (out->count < 7)
                out->sets[out->count++] =
                    (struct judge_set){.kind = JUDGE_PAIR, .tile = (uint8_t)kind, .mine = true};
    }
    return out->count == 7;
}

static bool are_orphans(const uint8_t counts[TILE_KINDS])
{
    int tiles = 0, kinds = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        tiles += counts[kind];
        kinds += judge_is_outer(kind) && counts[kind] > 0;
        if (counts[kind] > 0 && !judge_is_outer(kind))
            return false;
    }
    return tiles == 14 && kinds == 13;
}

/* --- all of them ------------------------------------------------------------------------------------ */

static bool holds(const struct judge_set *set, int tile)
{
    return set->kind == JUDGE_RUN ? tile >= set->tile && tile <= set->tile + 2 : tile == set->tile;
}

/* A reading once for every concealed set that the winning tile may have completed; if another's tile did, the
 * set is not the winner's own. Melds stand first. */
static int place_winning(const struct judge_hand *hand, const struct judge_reading *reading,
                         struct judge_reading *out, int room)
{
    int melds = hand->win->meld_count, written = 0;
    int tile = tile_kind(hand->win->tile);
    for (int i = melds; i < reading->count; i++) {
        if (!holds(&reading->sets[i], tile))
            continue;
        CHECK(written < room);
        out[written] = *reading;
        out[written].sets[i].wins = true;
        out[written].sets[i].mine = hand->own_draw;
        written++;
    }
    return written;
}

static void put_melds(const struct win *win, struct judge_reading *reading)
{
    reading->form = JUDGE_SETS;
    for (int i = 0; i < win->meld_count; i++) {
        const struct meld *meld = &win->melds[i];
        int kind = meld->kind == MELD_RUN ? JUDGE_RUN : meld->kind == MELD_PUNG ? JUDGE_TRIPLET : JUDGE_QUAD;
        reading->sets[reading->count++] = (struct judge_set){
            .kind = (uint8_t)kind, .tile = meld->tile, .mine = meld->kind == MELD_KONG_CLOSED};
    }
}

int judge_readings(const struct judge_hand *hand, const struct ruleset *rules,
                   struct judge_reading out[JUDGE_READINGS])
{
    static struct judge_reading ways[JUDGE_READINGS];
    const struct win *win = hand->win;
    bool repeat, whole = win->meld_count == 0 && rules->sets == 4;
    int found = 0, forms = winning_forms(rules, &repeat);
    struct laying laying = {.missing = rules->sets - win->meld_count, .out = ways};
    for (int kind = 0; kind < TILE_KINDS; kind++)
        laying.counts[kind] = win->hand.counts[kind];
    put_melds(win, &laying.at);
    lay(&laying, 0, 0);
    struct judge_reading other;
    if (whole && lay_pairs(win->hand.counts, repeat, &other))
        ways[laying.found++] = other;
    for (int i = 0; i < laying.found; i++)
        found += place_winning(hand, &ways[i], out + found, JUDGE_READINGS - found);
    if (whole && forms & JUDGE_ORPHANS && are_orphans(win->hand.counts))
        out[found++] = (struct judge_reading){.form = JUDGE_ORPHANS};
    return found;
}

bool judge_completes(const struct ruleset *rules, const uint8_t counts[TILE_KINDS], int sets, int melds)
{
    static struct judge_reading ways[JUDGE_READINGS];
    bool repeat;
    int forms = winning_forms(rules, &repeat);
    struct laying laying = {.missing = sets - melds, .out = ways};
    for (int kind = 0; kind < TILE_KINDS; kind++)
        laying.counts[kind] = counts[kind];
    lay(&laying, 0, 0);
    if (laying.found > 0 || melds > 0 || sets < 4)
        return laying.found > 0;
    return lay_pairs(counts, repeat, ways) || ((forms & JUDGE_ORPHANS) && are_orphans(counts));
}
