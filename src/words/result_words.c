/*
 * result_words.c: see result_words.h.
 */
#include "words/result_words.h"

#include "words/refusal_words.h"
#include <string.h>

int result_set_tiles(const struct set *set, uint8_t out[HAND_MAX])
{
    if (set->kind == SET_ORPHANS) {
        int held = 0;
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
            for (int i = 0; TILE_ORPHANS & TILE_BIT(kind) && i < (kind == set->tile ? 2 : 1); i++)
                out[held++] = kind;
        return held;
    }
    int count = set->kind == SET_KONG ? 4 : set->kind == SET_PAIR ? 2 : 3;

    for (int i = 0; i < count; i++)
        out[i] = (uint8_t)(set->kind == SET_RUN ? set->tile + i : set->tile);
    return count;
}

void result_fu(const struct fu_line *line, char *out, size_t size)
{
    static const char *const sentences[FU_KINDS] = {
        [FU_WIN] = N_("A winning hand"),
        [FU_SEVEN_PAIRS] = N_("Seven pairs"),
        [FU_CLOSED_HAND] = N_("Closed hand, won on another’s tile"),
        [FU_OWN_DRAW] = N_("Self-draw"),
        [FU_OPEN_PUNG] = N_("Open pung of {1}"),
        [FU_CLOSED_PUNG] = N_("Closed pung of {1}"),
        [FU_OPEN_KONG] = N_("Open kong of {1}"),
        [FU_CLOSED_KONG] = N_("Closed kong of {1}"),
        [FU_PAIR] = N_("Pair of {1}"),
        [FU_PAIR_WAIT] = N_("Pair wait"),
        [FU_MIDDLE_WAIT] = N_("Middle wait"),
        [FU_EDGE_WAIT] = N_("Edge wait"),
        [FU_OPEN_HAND] = N_("Open hand without fu"),
    };

    tr_say(out, size, tr(sentences[line->kind]),
           tr_spare(line->tile < TILE_COUNT ? words_tiles(line->tile) : ""));
}

const char *result_limit(const struct score *score)
{
    static const char *const names[LIMITS] = {
        [LIMIT_MANGAN] = N_("Mangan"),
        [LIMIT_HANEMAN] = N_("Haneman"),
        [LIMIT_BAIMAN] = N_("Baiman"),
        [LIMIT_SANBAIMAN] = N_("Sanbaiman"),
        [LIMIT_COUNTED_YAKUMAN] = N_("Counted yakuman"),
        [LIMIT_YAKUMAN] = N_("Yakuman"),
    };
    enum riichi_limit limit = riichi_limit(score);

    return limit == LIMIT_NONE ? NULL : tr(names[limit]);
}

void result_value(const struct ruleset *rules, const struct score *score, char *out, size_t size)
{
    const char *limit = rules->has_stages ? result_limit(score) : NULL;
    char points[WORDS_AMOUNT];

    words_points(score->points, points, sizeof points);
    if (rules->counts_faan)
        tr_say(out, size, tr_many("{1} faan: {2} point", "{1} faan: {2} points", score->points), score->faan,
               points);
    else if (limit)
        tr_say(out, size, tr("{1}: {2} points"), limit, points);
    else if (rules->has_stages)
        tr_say(out, size, tr("{1} han {2} fu: {3} points"), score->han, score->fu, points);
    else
        words_worth(score->points, out, size);
}

static bool has_pattern(const struct score *score, const char *id)
{
    for (int i = 0; i < score->line_count; i++)
        if (!strcmp(score->lines[i].pattern->id, id))
            return true;
    return false;
}

/* Returns the value of the same hand if it had been won in another way. */
static int points_if(const struct view *view, const struct win *win, enum win_source source, bool riichi)
{
    struct win other = *win;
    struct score score;

    other.source = (uint8_t)source;
    other.riichi = riichi;
    score_win(view->table.rules, view->table.options, &other, &score);
    return score.points;
}

bool result_close(const struct words *words, const struct view *view, const struct win *win,
                  const struct score *score, char *out, size_t size)
{
    int drawn = points_if(view, win, WIN_SELF_DRAW, win->riichi), riichi = 0;
    bool you = view->table.result.winner == words->you, own = win_is_own_draw(win);

    if (!own && drawn > score->points) {
        tr_say(out, size, tr("Close: Self-Picked. Drawing the {1} would have made it {2}."),
               words_tile(win->tile), drawn);
        return true;
    }
    /* Riichi is declared with a discard, and rules out the kong that a replacement is for. */
    bool could = view->table.turns[view->table.result.winner] > 0 && win->source != WIN_REPLACEMENT;
    if (has_pattern(score, "concealed-hand") && !win->riichi && could)
        riichi = points_if(view, win, (enum win_source)win->source, true);
    if (riichi <= score->points)
        return false;
    tr_say(out, size,
           you ? tr("Close: Riichi. Declaring it would have made your hand worth {1}.")
               : tr("Close: Riichi. Declaring it would have made this hand worth {1}."),
           riichi);
    return true;
}

tile_set result_waits(const struct view *view, int seat)
{
    const struct hand *hand = &view->hands[seat];

    return hand->size % 3 == 1 ? table_waits(&view->table, hand, seat) : 0;
}

int result_distance(const struct view *view, int seat)
{
    struct shape shape;

    table_shape(&view->table, &view->hands[seat], seat, &shape);
    return shape_shanten(&shape);
}

static void add_group(struct hand_groups *groups, const uint8_t *tiles, int count, int meld, int turned)
{
    struct hand_group *group = &groups->list[groups->count++];

    group->count = count;
    group->meld = meld;
    group->turned = turned;
    memcpy(group->tiles, tiles, (size_t)count);
}

/* Groups a tenpai hand by the sets that its first wait would complete, if that makes a hand; leaves the wait
 * out. */
static bool group_sets(const struct view *view, int seat, tile_set waits, struct hand_groups *groups)
{
    static struct reading readings[READING_MAX];
    struct hand hand = view->hands[seat];
    uint8_t wait = tile_set_first(waits);

    hand_add(&hand, wait);
    const struct table *table = &view->table;
    int count = reading_list(hand.counts, table->melds[seat], table->meld_counts[seat], wait, true,
                             table->rules->forms, readings);
    if (!count)
        return false;
    const struct reading *reading = &readings[0];
    for (int i = 0; i < reading->count; i++) {
        uint8_t tiles[HAND_MAX], kept[HAND_MAX];
        int size = result_set_tiles(&reading->sets[i], tiles), keeps = 0;
        if (i < table->meld_counts[seat])
            continue;
        for (int t = 0; t < size; t++)
            if (!(reading->sets[i].wins && tiles[t] == wait && wait != TILE_NONE))
                kept[keeps++] = tiles[t];
            else
                wait = TILE_NONE;
        add_group(groups, kept, keeps, -1, -1);
    }
    return true;
}

static void group_suits(const struct view *view, int seat, struct hand_groups *groups)
{
    uint8_t tiles[HAND_MAX];
    int count = hand_list(&view->hands[seat], tiles), from = 0;

    for (int i = 1; i <= count; i++)
        if (i == count || tile_suit(tiles[i]) != tile_suit(tiles[from])) {
            add_group(groups, tiles + from, i - from, -1, -1);
            from = i;
        }
}

void result_groups(const struct view *view, int seat, struct hand_groups *groups)
{
    tile_set waits = result_waits(view, seat);

    groups->count = 0;
    if (!waits || !group_sets(view, seat, waits, groups)) {
        groups->count = 0;
        group_suits(view, seat, groups);
    }
    for (int i = 0; i < view->table.meld_counts[seat]; i++) {
        uint8_t tiles[4];
        int turned, count = meld_laid(&view->table.melds[seat][i], seat, view->table.seats, tiles, &turned);
        add_group(groups, tiles, count, i, turned);
    }
}

int result_unseen(const struct view *view, tile_set kinds)
{
    int count = 0;

    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (kinds & TILE_BIT(kind))
            count += view_unseen(view, kind); /* the viewer sees all shown hands */
    return count;
}

bool result_furiten(const struct words *words, const struct view *view, int seat, char *out, size_t size)
{
    tile_set waits = result_waits(view, seat);
    struct own own = {.drawn = TILE_NONE, .three = {TILE_NONE, TILE_NONE, TILE_NONE}};

    own.hand = view->hands[seat];
    if (view->seat == seat)
        memcpy(own.passed, view->own.passed, sizeof own.passed);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct refusal why;
        if (!(waits & TILE_BIT(kind)) || !legal_furiten(&view->table, &own, seat, kind, &why))
            continue;
        words_furiten(words, &why, out, size);
        return true;
    }
    return false;
}
