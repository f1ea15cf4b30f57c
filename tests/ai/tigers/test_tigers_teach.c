/*
 * test_tigers_teach.c: what the teacher says of Dueling Tigers' moves is true at the table, and never speaks
 * against the move it gives.
 * Tier: ci
 */
#include "support/test.h"

#include "ai/teach.h"
#include "ai/tigers/judge.h"
#include "ai/tigers/normal.h"
#include "rules/modes/dueling_tigers.h"
#include "rules/play/legal.h"
#include "support/match.h"
#include "support/position.h"

static struct ranking ranking;

/* --- the treasure -------------------------------------------------------------------------------- */

static int turned_up, left_down;

/* What normal's judgement weighs against each other, and the reasons name. */
static enum reason_kind treasure_reason(int gain)
{
    return gain > 0 ? REASON_TREASURE_HELPS_OWN : REASON_TREASURE_HELPS_RIVAL;
}

/* What is taught is what normal's judgement says, wherever that is plain (docs/opponents.md "Dueling
 * Tigers"), and whom the treasure helps is the same for both moves. Where the network decides nothing is said
 * of that. */
static void check_treasure(const struct view *view)
{
    struct judge judge;
    struct hand_value hand;
    struct reason reason;
    struct rng unused = {0};
    teach_rank(view, 1, NULL, &ranking);
    judge_init(&judge, view, &weights_exact);
    int gain = judge_treasure(&judge, &hand);
    bool up = ranking.list[0].move.number;
    assert_int_equal(ranking.count, 2);
    for (int i = 0; i < 2; i++)
        if (up == (gain > 0))
            assert_int_equal(ranking.list[i].reason.kind, treasure_reason(gain));
        else
            assert_int_equal(ranking.list[i].reason.kind, i ? REASON_WORTH_LESS : REASON_LITTLE_MORE);
    assert_int_equal(normal_choose(view, &weights_exact, &unused, &reason).number, gain > 0);
    assert_int_equal(reason.kind, treasure_reason(gain));
    if (gain > -AI_ONE / 8 && gain < AI_ONE / 8)
        return;
    assert_int_equal(up, gain > 0);
    *(up ? &turned_up : &left_down) += 1;
}

/* Makes every kong. */
static struct move look_at_treasures(const struct view *view, int turn, struct rng *rng)
{
    (void)turn;
    const struct move *kong = view_find(view, MOVE_KONG_OWN), *open = view_find(view, MOVE_KONG);
    if (view->table.phase == PHASE_TREASURE)
        check_treasure(view);
    return kong ? *kong : open ? *open : ai_choose(AI_EASY, view, rng, NULL);
}

TEST(test_the_treasure_is_taught_by_judgement)
{
    for (uint64_t seed = 1; seed <= 25; seed++)
        match_walk(ruleset_find("dueling-tigers"), seed, 2000, look_at_treasures);
    assert_true(turned_up > 5 && left_down > 5);
}

/* --- the dummy action ---------------------------------------------------------------------------- */

/* Every option that the reasons hang on, by the seed. */
static void walk(uint64_t seed, int most,
                 struct move (*choose)(const struct view *view, int turn, struct rng *rng))
{
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    if (seed & 1)
        options[ruleset_option(rules, OPTION_SCORING)] = SCORING_PAY;
    if (seed & 2)
        options[ruleset_option(rules, OPTION_RIICHI_FURITEN)] = RIICHI_FURITEN_OWN;
    match_walk_by(rules, options, seed, most, choose);
}

/* Figures speak for the move that has them, and nothing against one that is nearly as good. */
static bool speaks_by_figures(enum reason_kind kind)
{
    return (kind >= REASON_WINS_INSTEAD && kind < REASON_ANOTHER_WAITS) || kind == REASON_NEARLY_AS_GOOD ||
           kind == REASON_LITTLE_MORE;
}

static bool speaks_for_drawing(enum reason_kind kind)
{
    return speaks_by_figures(kind) || kind == REASON_DRAWN_MAY_WIN || kind == REASON_DRAWN_MAY_PUNG ||
           kind == REASON_DRAWN_SPOILS || kind == REASON_SHORTER_ROUND || kind == REASON_DRAWN_PROMISES;
}

static bool speaks_for_revealing(enum reason_kind kind)
{
    return speaks_by_figures(kind) || kind == REASON_REVEALED_WINS_TOO || kind == REASON_REVEALED_SAFE ||
           kind == REASON_KEEPS_PILES || kind == REASON_KEEPS_WALL || kind == REASON_DRAWN_HELPS_RIVAL ||
           kind == REASON_REVEALED_FREE || kind == REASON_REVEALED_INFORMS || kind == REASON_LITTLE_MORE ||
           kind == REASON_WORTH_LESS || kind == REASON_FEELING;
}

/* True if a tile is unseen on which the viewer might win when another gives it or it is revealed. */
static bool may_win_on_another(const struct view *view)
{
    tile_set waits = table_own_waits(&view->table, &view->own, view->seat);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (waits >> kind & 1 && table_unseen(&view->table, &view->own, kind) &&
            !legal_furiten(&view->table, &view->own, view->seat, kind, NULL))
            return true;
    return false;
}

/* What is estimated has what the reason names in it, and what can be seen at the table is so. */
static bool dummy_reason_is_true(const struct view *view, enum reason_kind kind)
{
    struct judge judge;
    struct dummy_choice choice;
    judge_init(&judge, view, &weights_exact);
    dummy_estimate(&judge.situation, &judge.danger, &choice);
    bool riichi = view->table.riichi[view->seat] > 0, closed = holding_is_closed(&judge.situation.held);
    switch (kind) {
    case REASON_DRAWN_HELPS_RIVAL: /* nobody in Riichi pungs, and all of them win on revealed tiles too */
        return !view->table.riichi[1 - view->seat] && (choice.feed > 0 || choice.claims < 0);
    case REASON_REVEALED_FREE: /* nobody is in Riichi, so a revealed tile is for nobody */
        return !riichi && !view->table.riichi[1 - view->seat] && (choice.feed > 0 || choice.claims < 0);
    case REASON_REVEALED_INFORMS:
        return !riichi && !view->table.riichi[1 - view->seat];
    case REASON_REVEALED_WINS_TOO:
        return riichi && may_win_on_another(view);
    case REASON_REVEALED_SAFE:
        return !view->table.riichi[1 - view->seat] && !(riichi && may_win_on_another(view));
    case REASON_KEEPS_PILES:
        return closed && !riichi && !judge.situation.own_pile_only && choice.spoil < 0;
    case REASON_KEEPS_WALL:
        return choice.time < 0 && view->table.wall > 1; /* the other's draw comes first */
    case REASON_DRAWN_MAY_WIN:
        return choice.win > 0;
    case REASON_SHORTER_ROUND:
        return choice.time > 0;
    case REASON_DRAWN_SPOILS:
        return choice.spoil > 0;
    default:
        return true;
    }
}

static int forced, chosen;

/* Both reasons are true, and for the move that is given as the best; where there is but one, that is said. */
static void check_dummy(const struct view *view)
{
    teach_rank(view, 1, NULL, &ranking);
    bool draw = ranking.list[0].move.kind == MOVE_DUMMY_DRAW;
    for (int i = 0; i < ranking.count; i++) {
        enum reason_kind kind = (enum reason_kind)ranking.list[i].reason.kind;
        if (ranking.count == 1)
            assert_int_equal(kind, REASON_ONLY_MOVE);
        else
            assert_true(draw ? speaks_for_drawing(kind) : speaks_for_revealing(kind));
        if (ranking.count > 1)
            assert_true(dummy_reason_is_true(view, kind));
    }
    *(ranking.count == 1 ? &forced : &chosen) += 1;
}

static struct move look_at_dummies(const struct view *view, int turn, struct rng *rng)
{
    if (view->table.phase == PHASE_DUMMY)
        check_dummy(view);
    return ai_choose(turn % 3 ? AI_EASY : AI_RANDOM, view, rng, NULL);
}

/* A player who plays like this reaches Riichi, and sometimes a furiten one. */
static struct move look_at_better_play(const struct view *view, int turn, struct rng *rng)
{
    (void)turn;
    if (view->table.phase == PHASE_DUMMY)
        check_dummy(view);
    return ai_choose(view->seat ? AI_EASY : AI_NORMAL, view, rng, NULL);
}

TEST(test_no_dummy_action_is_spoken_against_itself)
{
    for (uint64_t seed = 1; seed <= 20; seed++)
        match_walk(ruleset_find("dueling-tigers"), seed, 600, look_at_dummies);
    for (uint64_t seed = 1; seed <= 24; seed++)
        walk(seed, 600, look_at_better_play);
    assert_true(chosen > 500 && forced > 0);
}

/* docs/rules/dueling-tigers.md "The dummy action": with the wall empty only revelation is possible, whichever
 * of the tiles that lie face down. */
TEST(test_the_only_dummy_action_is_called_so)
{
    struct position p;
    struct view view;
    position_init(&p, "option indicators off; east 159m159p1234567z8p; west 258m258p1234567z");
    while (p.game.table.wall > 0)
        position_turn(&p, "dummy-draw");
    position_turn(&p, "");
    assert_int_equal(p.game.table.phase, PHASE_DUMMY);
    view_init(&view, &p.game, p.game.table.turn);
    assert_true(view.move_count > 1);
    assert_int_equal(view_count(&view, MOVE_REVEAL), view.move_count);
    check_dummy(&view);
}

/* --- claims -------------------------------------------------------------------------------------- */

static int least_shanten(const struct view *view, const struct hand *hand)
{
    struct shape shape;
    table_shape(&view->table, hand, view->seat, &shape);
    return shape_shanten(&shape);
}

/* The shanten number after a pung of the tile on offer and its best discard. */
static int shanten_punged(const struct view *view)
{
    struct view then = *view;
    struct hand *hand = &then.own.hand;
    uint8_t tile = view->table.offer.tile;
    int least = INT8_MAX;
    hand_remove(hand, tile);
    hand_remove(hand, tile);
    then.table.melds[view->seat][then.table.meld_counts[view->seat]++] =
        (struct meld){.kind = MELD_PUNG, .tile = tile, .claimed = tile, .from = view->table.offer.by};
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct hand rest = *hand;
        if (!hand->counts[kind])
            continue;
        hand_remove(&rest, kind);
        int next = least_shanten(&then, &rest);
        least = next < least ? next : least;
    }
    return least;
}

static int pungs, kongs, opening, not_nearer, nearer_after_all, free_kongs, costly_kongs, safe_kept;

/* An own kong that is said to cost nothing can be robbed by nobody. */
static void check_own_kong(const struct view *view)
{
    teach_rank(view, 1, NULL, &ranking);
    const struct advice *best = &ranking.list[0];
    if (best->move.kind != MOVE_KONG_OWN)
        return;
    free_kongs += best->reason.kind == REASON_KONG_BRINGS_DRAW;
    costly_kongs += best->reason.kind != REASON_KONG_BRINGS_DRAW;
    assert_true(best->reason.kind != REASON_KONG_BRINGS_DRAW || !best->deal_in);
}

/* More points are said of a claim after which the hand wins more and stands no farther off, no cost of a kong
 * that opens no hand. */
static bool claim_reason_is_true(const struct view *view, const struct advice *advice)
{
    struct judge judge;
    struct judged list[MOVE_MAX];
    struct hand_value before, after = {0};
    judge_init(&judge, view, &weights_exact);
    hand_value_estimate(&judge.situation, &judge.situation.held, TILE_NONE, false, &before);
    int count = judge_moves(&judge, list);
    for (int i = 0; i < count; i++)
        if (move_equal(list[i].move, advice->move))
            after = list[i].hand;
    bool closed = holding_is_closed(&judge.situation.held), nearer = after.shanten <= before.shanten;
    switch ((enum reason_kind)advice->reason.kind) {
    case REASON_PUNG_WAITS:
        return after.shanten == 0 && before.shanten > 0;
    case REASON_CLAIM_POINTS:
        return nearer && after.points > before.points;
    case REASON_KONG_BRINGS_DRAW:
        return nearer && !closed && after.points >= before.points;
    default:
        return true;
    }
}

/* A set made and nearer to winning is said of a pung that is. */
static void check_claim(const struct view *view)
{
    teach_rank(view, 1, NULL, &ranking);
    const struct advice *best = &ranking.list[0];
    bool nearer = best->reason.kind == REASON_SET_NEARER;
    if (best->move.kind == MOVE_PUNG && nearer)
        assert_true(shanten_punged(view) < least_shanten(view, &view->own.hand));
    if (best->move.kind == MOVE_KONG)
        assert_false(nearer);
    if (best->move.kind == MOVE_PUNG || best->move.kind == MOVE_KONG)
        assert_true(claim_reason_is_true(view, best));
    struct advice normal = {0};
    struct rng unused = {0};
    normal.move = normal_choose(view, &weights_exact, &unused, &normal.reason);
    assert_true(claim_reason_is_true(view, &normal));
    const struct reason *said[] = {&best->reason, &normal.reason};
    for (int i = 0; i < 2; i++) { /* of a tile that is let go, though it makes a set */
        nearer_after_all += said[i]->kind == REASON_TAKES_MORE;
        safe_kept += said[i]->kind == REASON_KEEPS_SAFE_TILES;
        if (said[i]->kind != REASON_CLAIM_NO_NEARER && said[i]->kind != REASON_PUNG_NO_NEARER)
            continue;
        not_nearer++;
        assert_true(!view_find(view, MOVE_PUNG) ||
                    shanten_punged(view) >= least_shanten(view, &view->own.hand));
    }
    pungs += best->move.kind == MOVE_PUNG;
    kongs += best->move.kind == MOVE_KONG;
    opening += best->move.kind == MOVE_KONG && !view->table.meld_counts[view->seat];
}

static struct move look_at_claims(const struct view *view, int turn, struct rng *rng)
{
    (void)turn;
    if (view->table.phase == PHASE_CLAIM)
        check_claim(view);
    else if (view_find(view, MOVE_KONG_OWN))
        check_own_kong(view);
    return ai_choose(AI_EASY, view, rng, NULL);
}

TEST(test_a_set_made_is_one)
{
    for (uint64_t seed = 1; seed <= 400; seed++)
        walk(seed, 600, look_at_claims);
    assert_true(pungs > 500 && kongs > 30 && opening > 3);
    assert_true(not_nearer > 20 && nearer_after_all > 20 && safe_kept > 5 && free_kongs > 20 &&
                costly_kongs > 5);
}

/* West's open hand is tenpai, and three green dragons are a set of it before the fourth comes: that kong is
 * no step nearer. It brings a draw (docs/rules/dueling-tigers.md "Kongs"), and its dragons count as before.
 */
TEST(test_a_claimed_kong_is_no_step)
{
    struct position p;
    struct view view;
    position_init(&p, "option indicators off; east 159m159p1234567z8p; west 66633z46m123m88p1p; wall 9m");
    position_play(&p, "discard 3z; pung; discard 1p; reveal 0; discard 6z");
    view_init(&view, &p.game, WEST);
    teach_rank(&view, 1, NULL, &ranking);
    assert_int_equal(ranking.list[0].move.kind, MOVE_KONG);
    assert_int_equal(ranking.list[0].reason.kind, REASON_KONG_BRINGS_DRAW);
}

/* West can't win on the 9p they discard, of which East has two; a pung would leave East no safe discard.
 * While West is far from ready that matters little. */
TEST(test_a_pung_would_take_safe_tiles)
{
    static const char *const plays[] = {
        "discard 1z; reveal 0; riichi 4z; reveal 1; discard 3z; reveal 2; discard 9p",
        "discard 1z; reveal 0; discard 4z; reveal 1; discard 3z; reveal 2; discard 9p"};
    static const enum reason_kind said[] = {REASON_KEEPS_SAFE_TILES, REASON_CLOSED_WORTH_MORE};
    for (int i = 0; i < 2; i++) {
        struct position p;
        struct view view;
        position_init(&p, "removed m; option indicators off; east 33557799p4568s1z; west 123789s222p46p55z; "
                          "wall 4z 3z 9p");
        position_play(&p, plays[i]);
        view_init(&view, &p.game, EAST);
        teach_rank(&view, 1, NULL, &ranking);
        assert_int_equal(ranking.list[0].move.kind, MOVE_PASS);
        assert_int_equal(ranking.list[0].reason.kind, said[i]);
    }
}

/* --- discards ------------------------------------------------------------------------------------ */

static int kinds_said[REASONS];

/* What can be seen at the table is as the reason says. */
static bool discard_reason_is_true(const struct view *view, const struct advice *advice)
{
    const struct table *table = &view->table;
    const struct reason *reason = &advice->reason;
    int rival = 1 - view->seat;
    struct hand rest = view->own.hand;
    if (advice->move.kind != MOVE_KONG_OWN)
        hand_remove(&rest, advice->move.tile);
    tile_set waits = rest.size % 3 == 1 ? table_waits(table, &rest, view->seat) : 0;
    tile_set thrown = table_discarded(table, rival);
    switch ((enum reason_kind)reason->kind) {
    case REASON_RIICHI_WORTH_LESS:
        return ranking.list[0].move.kind != MOVE_RIICHI;
    case REASON_RIICHI_UNFREE:
        return table->riichi[rival] > 0;
    case REASON_RIICHI_TOO_LATE:
        return reason->number == table->wall;
    case REASON_RIICHI_ONLY_BY_DRAW:
        return !reason->number || waits & TILE_BIT(reason->tile);
    case REASON_RIICHI:
        return reason->number > 0 && reason->second == 2;
    case REASON_RIICHI_REVEALED:
        return table_hidden_count(table) > 0;
    case REASON_THEY_DISCARDED:
        return thrown & TILE_BIT(advice->move.tile);
    case REASON_SAFE_PAIR:
        return thrown & TILE_BIT(advice->move.tile) && rest.counts[advice->move.tile] == 1;
    case REASON_KONG_BREAKS_RUN:
        return rest.counts[advice->move.tile] == 4 && reason->tiles & TILE_BIT(advice->move.tile);
    case REASON_KONG_ROBBED:
        return rest.counts[advice->move.tile] < 4;
    case REASON_WORTH_RISK:
    case REASON_TENPAI:
        return waits;
    default:
        return true;
    }
}

static struct move look_at_discards(const struct view *view, int turn, struct rng *rng)
{
    (void)turn;
    if (view->table.phase == PHASE_TURN && !view_find(view, MOVE_WIN)) {
        teach_rank(view, 1, NULL, &ranking);
        for (int i = 0; i < ranking.count; i++) {
            kinds_said[ranking.list[i].reason.kind]++;
            assert_true(discard_reason_is_true(view, &ranking.list[i]));
        }
    }
    return ai_choose(AI_NORMAL, view, rng, NULL);
}

TEST(test_what_is_said_of_discards_is_so)
{
    for (uint64_t seed = 1; seed <= 24; seed++)
        walk(seed, 600, look_at_discards);
    assert_true(kinds_said[REASON_RIICHI] && kinds_said[REASON_THEY_DISCARDED] &&
                kinds_said[REASON_RIICHI_ONLY_BY_DRAW]);
}

/* 444m, 456m, 123p and 789p are one tile from complete without 5z: with the kong 56m lack their 4m. */
TEST(test_a_kong_that_breaks_a_run)
{
    struct position p;
    struct view view;
    struct error why;
    struct move kong;
    position_init(&p, "option indicators off; east 4444m56m123p789p7z5z; west 258m258p1234567z");
    view_init(&view, &p.game, EAST);
    teach_rank(&view, 1, NULL, &ranking);
    assert_true(move_parse(&kong, EAST, "kong 4m", &why));
    const struct reason *reason = &ranking.list[teach_find(&ranking, kong)].reason;
    assert_int_equal(reason->kind, REASON_KONG_BREAKS_RUN);
    assert_int_equal(reason->tiles, (tile_set)7 << tile_parse("4m"));
}

/* --- figures ------------------------------------------------------------------------------------- */

/* East's ranking of a position in the first round, with points added up or paid. */
static void rank_scored(const char *scoring, const char *tiles, const char *script, struct view *view)
{
    static struct position p;
    char setup[160];
    snprintf(setup, sizeof setup, "option indicators off; option scoring %s; %s", scoring, tiles);
    position_init(&p, setup);
    position_play(&p, script);
    view_init(view, &p.game, EAST);
    teach_rank(view, 1, NULL, &ranking);
}

/* docs/rules/dueling-tigers.md "The score of the match": where the loser pays, what one gains the other
 * loses, so the same round moves the lead twice as far: of every move and each part of it. */
TEST(test_where_the_loser_pays_every_figure_is_twice_as_large)
{
    static const char *const scripts[] = {"", "discard 4z"};
    for (int i = 0; i < 2; i++) {
        struct view view;
        static const char tiles[] = "east 12389m123p46m779p4z; west 258m258p1234567z";
        rank_scored("add", tiles, scripts[i], &view);
        struct ranking added = ranking;
        rank_scored("pay", tiles, scripts[i], &view);
        assert_true(ranking.count > 1 && ranking.count == added.count);
        for (int k = 0; k < ranking.count; k++) {
            const struct advice *advice = &ranking.list[k], *other = &added.list[k];
            assert_true(move_equal(advice->move, other->move));
            assert_int_equal(advice->points, 2 * other->points);
            assert_int_equal(advice->others, 2 * other->others);
            assert_int_equal(advice->dummy, 2 * other->dummy);
            assert_int_equal(advice->error, 2 * other->error);
        }
    }
}

/* What a win is said to bring is what comes of playing it, which needs no estimate. */
TEST(test_a_win_brings_what_is_said_of_it)
{
    static const char *const scorings[] = {"add", "pay"};
    for (int i = 0; i < 2; i++) {
        struct view view;
        rank_scored(scorings[i], "east 123789m123p46m77z5m; west 258m258p1234567z", "", &view);
        struct advice best = ranking.list[0], made = ranking.list[1];
        int said = best.points;
        assert_int_equal(best.move.kind, MOVE_WIN);
        teach_measure(&view, 1, TEACH_CLAIM, NULL, &best, &made);
        assert_int_equal(said, best.points);
    }
}

/* A hidden hand in Riichi is dealt tenpai, so moves are played on against it too: the other wins at times on
 * a tile that is live. */
TEST(test_against_a_riichi_moves_are_played_on)
{
    for (int riichi = 0; riichi < 2; riichi++) {
        struct position p;
        struct view view;
        position_init(&p, "option indicators off; east 123789m123p46m77z4z; west 258m258p1234567z; wall 8p");
        position_play(&p, riichi ? "riichi 4z; reveal 0" : "discard 4z; reveal 0");
        view_init(&view, &p.game, WEST);
        teach_rank(&view, 1, NULL, &ranking);
        struct advice best = ranking.list[0], made = ranking.list[ranking.count - 1], best_was = best,
                      made_was = made;
        teach_measure(&view, 1, TEACH_CLAIM, NULL, &best, &made);
        bool stands = !memcmp(&best, &best_was, sizeof best) && !memcmp(&made, &made_was, sizeof made);
        assert_false(stands);
        if (riichi)
            assert_true(best.others > 0 && made.others > 0);
    }
}
