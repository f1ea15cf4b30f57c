/* judge_compare.c: the program's scorer before the judge; see judge_compare.h. */
#include "judge/judge_compare.h"

#include <stdio.h>
#include <string.h>

#include "judge/judge.h"

/* --- saying it --- */

static void add_word(char *out, size_t size, const char *word, int number)
{
    size_t length = strlen(out);
    snprintf(out + length, size - length, "%s %d, ", word, number);
}

static void say_hand(const struct judge_case *hand, char *out, size_t size)
{
    const struct win *win = &hand->win;
    uint8_t tiles[HAND_MAX];
    snprintf(out, size, "%s ", hand->rules->id);
    tile_append_list(tiles, hand_list(&win->hand, tiles), out, size);
    for (int i = 0; i < win->meld_count; i++) {
        static const char *const names[] = {" run:", " pung:", " kong:", " added:", " closed:"};
        size_t length = strlen(out);
        snprintf(out + length, size - length, "%s", names[win->melds[i].kind]);
        tile_append_list(&win->melds[i].tile, 1, out, size);
    }
    size_t length = strlen(out);
    snprintf(out + length, size - length,
             " +%s, seat %s, round %d, %s%s%s%s, bonus %d %d treasure %d flowers %02x", tile_name(win->tile),
             tile_name(win->seat_wind), win->round_wind, win_source_name((enum win_source)win->source),
             win->riichi ? " riichi" : "", win->last_tile ? " last" : "", win->first_turn ? " first" : "",
             win->bonus[0], win->bonus[1], win->treasure, win->flowers);
}

static bool differ(const struct judge_case *hand, const struct score *score,
                   const struct judge_verdict *verdict, const char *what, char sentence[JUDGE_SENTENCE])
{
    char ours[500] = "", theirs[500] = "", said[300];
    for (int i = 0; i < score->line_count; i++)
        add_word(ours, sizeof ours, score->lines[i].pattern->id, score->lines[i].points);
    for (int i = 0; verdict && i < verdict->count; i++)
        if (!verdict->lines[i].covered)
            add_word(theirs, sizeof theirs, verdict->lines[i].id, verdict->lines[i].points);
    say_hand(hand, said, sizeof said);
    snprintf(sentence, JUDGE_SENTENCE,
             "%s: %s\n  scorer: %s%d points, %d han %d fu %d faan: %s\n  judge: %s%d points, %d han %d fu %d "
             "faan: %s",
             said, what, score->win ? "wins, " : "", score->points, score->han, score->fu, score->faan, ours,
             verdict && verdict->win ? "wins, " : "", verdict ? verdict->points : 0,
             verdict ? verdict->han : 0, verdict ? verdict->fu : 0, verdict ? verdict->faan : 0, theirs);
    return false;
}

/* --- lines --- */

static int said_points(const struct score *score, const char *id)
{
    int points = 0;
    for (int i = 0; i < score->line_count; i++)
        if (strcmp(score->lines[i].pattern->id, id) == 0)
            points += score->lines[i].points;
    return points;
}

static const struct judge_line *judged_line(const struct judge_verdict *verdict, const char *id)
{
    for (int i = 0; i < verdict->count; i++)
        if (!verdict->lines[i].covered && strcmp(verdict->lines[i].id, id) == 0)
            return &verdict->lines[i];
    return NULL;
}

/* True if the scorer's patterns are those of this reading, each for as much. */
static bool same_lines(const struct score *score, const struct judge_verdict *verdict)
{
    for (int i = 0; i < score->line_count; i++)
        if (!judged_line(verdict, score->lines[i].pattern->id))
            return false;
    for (int i = 0; i < verdict->count; i++) {
        const struct judge_line *line = &verdict->lines[i];
        int said = said_points(score, line->id);
        bool left_out = verdict->limit && said == 0; /* one of several limit hands is enough */
        if (!line->covered && !left_out && said != line->points)
            return false;
    }
    return score->line_count > 0 || verdict->count == 0;
}

/* True if whatever is told to be covered is so: the hand has it, and one of its series in its place. That
 * four winds are three winds too need not be told. */
static bool covered_rightly(const struct score *score, const struct judge_verdict *verdict)
{
    for (int i = 0; i < score->covered_count; i++) {
        bool judged = false;
        for (int j = 0; j < verdict->count; j++)
            judged |=
                verdict->lines[j].covered && strcmp(verdict->lines[j].id, score->covered[i].pattern->id) == 0;
        if (!judged || !judged_line(verdict, score->covered[i].by->id))
            return false;
    }
    return true;
}

static bool same_verdict(const struct score *score, const struct judge_verdict *verdict)
{
    bool counted = verdict->yakuman || (score->han == verdict->han && score->fu == verdict->fu);
    return score->points == verdict->points && score->faan == verdict->faan && counted &&
           same_lines(score, verdict) && covered_rightly(score, verdict);
}

/* --- the hand
 * ------------------------------------------------------------------------------------------------ */

static void count(struct judge_tally *tally, const struct score *score)
{
    tally->wins++;
    for (int i = 0; i < score->line_count; i++) {
        int place = 0;
        while (place < tally->count && strcmp(tally->patterns[place].id, score->lines[i].pattern->id) != 0)
            place++;
        CHECK(place < 64);
        if (place == tally->count)
            tally->patterns[tally->count++].id = score->lines[i].pattern->id;
        tally->patterns[place].times++;
    }
}

/* The costliest reading that wins, or NULL. */
static const struct judge_verdict *costliest(const struct judge_verdict *verdicts, int count)
{
    const struct judge_verdict *best = NULL;
    for (int i = 0; i < count; i++)
        if (verdicts[i].win && (!best || verdicts[i].points > best->points))
            best = &verdicts[i];
    return best;
}

/* The kinds that complete the hand once the winning tile is out; a kind of which it holds all four is none.
 */
static tile_set judged_waits(const struct judge_case *hand)
{
    const struct win *win = &hand->win;
    uint8_t counts[TILE_KINDS], tiles[4];
    int all[TILE_KINDS];
    tile_set waits = 0;
    memcpy(counts, win->hand.counts, sizeof counts);
    counts[tile_kind(win->tile)]--;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        all[kind] = counts[kind];
    for (int i = 0; i < win->meld_count; i++)
        for (int left = meld_list(&win->melds[i], tiles); left > 0; left--)
            all[tile_kind(tiles[left - 1])]++;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        counts[kind]++;
        if (all[kind] < 4 && judge_completes(hand->rules, counts, hand->rules->sets, win->meld_count))
            waits |= TILE_BIT(kind);
        counts[kind]--;
    }
    return waits;
}

static tile_set scorers_waits(const struct judge_case *hand)
{
    static const uint8_t copies[TILE_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
                                               4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    struct hand before = hand->win.hand;
    struct shape shape;
    hand_remove(&before, hand->win.tile);
    shape_init(&shape, &before, hand->win.melds, hand->win.meld_count, copies, hand->rules->sets,
               hand->rules->forms);
    return shape_waits(&shape);
}

bool judge_agrees(const struct judge_case *hand, struct judge_tally *tally, char sentence[JUDGE_SENTENCE])
{
    static struct judge_verdict verdicts[JUDGE_READINGS];
    struct score score;
    score_win(hand->rules, hand->options, &hand->win, &score);
    int readings = judge_verdicts(hand->rules, hand->options, &hand->win, verdicts);
    const struct judge_verdict *best = costliest(verdicts, readings);
    tally->hands++;
    tally->complete += readings > 0;
    if (score.win != (best != NULL))
        return differ(hand, &score, best, "whether it wins", sentence);
    if (!score.win && (score.reason != NULL) != (readings > 0))
        return differ(hand, &score, best, "whether it is complete", sentence);
    if (judged_waits(hand) != scorers_waits(hand))
        return differ(hand, &score, best, "what it waited for", sentence);
    if (!best)
        return true;
    count(tally, &score);
    if (score.points != best->points)
        return differ(hand, &score, best, "what it is worth", sentence);
    for (int i = 0; i < readings; i++)
        if (verdicts[i].win && same_verdict(&score, &verdicts[i]))
            return true;
    return differ(hand, &score, best, "why it is worth that", sentence);
}

bool judge_hands(const struct ruleset *rules, long hands, uint64_t seed, struct judge_tally *tally,
                 char sentence[JUDGE_SENTENCE])
{
    struct rng rng;
    rng_init(&rng, seed);
    for (long i = 0; i < hands; i++) {
        struct judge_case hand;
        if (rules->declares_risk) {
            if (!judge_one_suit(&rng, tally, sentence))
                return false;
            continue;
        }
        judge_deal(&hand, rules, &rng);
        if (!judge_agrees(&hand, tally, sentence))
            return false;
    }
    return true;
}
