/*
 * test_danger_drill.c: positions in which the safest of four tiles is asked. What is called safe is held
 * against the rules: a hand that would win on it is looked for in every way, and none may be allowed to.
 */
#include "support/test.h"

#include "rules/play/game.h"
#include "session/drill/danger_drill.h"
#include "session/drill/drill.h"
#include "session/drill/position.h"
#include "support/effort.h"
#include "support/position.h"

enum { QUESTIONS = 8, SEEDS = 24, GUESSES = 300 };

static struct danger_question question; /* large */

static void deal(const char *rules, uint64_t seed)
{
    struct rng rng;
    rng_init(&rng, seed);
    danger_question_deal(&question, ruleset_find(rules), &rng);
}

static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit", "classic", "patterns"};

TEST(the_four_are_held_and_the_safest_is_the_least)
{
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++)
        for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
            deal(modes[mode], seed);
            int least = 1001, per_mille[TILE_KINDS], rival;
            danger_chances(&question.view, per_mille, &rival);
            for (int i = 0; i < DANGER_CHOICES; i++) {
                const struct danger_choice *choice = &question.choices[i];
                assert_true(question.view.own.hand.counts[choice->kind] > 0);
                assert_true(i == 0 || choice->kind > question.choices[i - 1].kind);
                assert_int_equal(choice->per_mille, per_mille[choice->kind]);
                least = choice->per_mille < least ? choice->per_mille : least;
            }
            assert_true(question.safest != 0);
            for (int i = 0; i < DANGER_CHOICES; i++)
                assert_int_equal(question.safest >> i & 1, question.choices[i].per_mille == least);
        }
}

/* Deals the hidden tiles again many times, as the seat could not tell them apart: a rival who is ready may
 * win on a tile that is not safe, and never on one that furiten makes safe. */
TEST(furiten_is_safe_whatever_they_hold)
{
    int tried = 0;
    for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
        deal("dueling-tigers", seed);
        struct rng rng;
        rng_init(&rng, seed);
        const struct table *table = &question.view.table;
        for (int i = 0; i < DANGER_CHOICES; i++) {
            const struct danger_choice *choice = &question.choices[i];
            if (choice->why != DANGER_THROWN)
                continue;
            for (int g = 0; g < GUESSES; g++, tried++) {
                struct game game;
                struct refusal why;
                view_guess(&question.view, &rng, &game);
                assert_true(table->rules->furiten(&game.table, &game.own[question.rival], question.rival,
                                                  choice->kind, &why));
            }
        }
    }
    assert_true(tried > 0);
}

/* Whether the kind lies in a pile from that discard on; `thrower`: only if that seat threw it, claimed or
 * not. */
static bool lies_from(const struct table *table, int from, uint8_t kind, int thrower)
{
    for (int i = from; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        bool counts = thrower == SEAT_NONE ? !(discard->flags & DISCARD_CLAIMED)
                                           : (discard->flags & DISCARD_PILE) == thrower;
        if (counts && discard->tile < TILE_COUNT && tile_kind(discard->tile) == kind)
            return true;
    }
    return false;
}

/* Whether it came by, claimed or not, since the seat last threw a tile from its hand, or was that tile. */
static bool came_by(const struct table *table, int seat, uint8_t kind)
{
    int since = 0;
    for (int i = 0; i < table->discard_count; i++)
        if ((table->discards[i].flags & DISCARD_PILE) == seat && !(table->discards[i].flags & DISCARD_DRAWN))
            since = i;
    for (int i = since; i < table->discard_count; i++)
        if (tile_kind(table->discards[i].tile) == kind)
            return true;
    return false;
}

/* In how many of GUESSES hands of the rival's that fit what is seen it is waited for. */
static int waiting(const struct danger_question *asked, uint8_t kind)
{
    struct rng rng;
    int count = 0;
    rng_init(&rng, kind);
    for (int g = 0; g < GUESSES; g++) {
        struct game game;
        view_guess(&asked->view, &rng, &game);
        tile_set waits = table_waits(&game.table, &game.own[asked->rival].hand, asked->rival);
        count += waits >> kind & 1;
    }
    return count;
}

/* Whether the rival may hold the twelve other terminals and honors, which wait for it in Pattern and Classic
 * Mahjong. */
static bool orphans_wait(const struct danger_question *asked, uint8_t kind)
{
    static const char *const orphans = "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z";
    bool among = false, others = true;
    for (const char *at = orphans; at; at = strchr(at, ' ') ? strchr(at, ' ') + 1 : NULL) {
        char name[3] = {at[0], at[1], '\0'};
        uint8_t orphan = tile_parse(name);
        among |= orphan == kind;
        others &= orphan == kind || view_unseen(&asked->view, orphan) > 0;
    }
    return among && others && !asked->view.table.meld_counts[asked->rival];
}

static void assert_reason(const struct danger_question *asked, const struct danger_choice *choice)
{
    const struct table *table = &asked->view.table;
    int rival = asked->rival;
    bool furiten = table->rules->furiten != NULL, thrown = lies_from(table, 0, choice->kind, rival);
    assert_int_equal(choice->per_mille > 0, choice->why == DANGER_OPEN);
    switch ((enum danger_why)choice->why) {
    case DANGER_OPEN:
        break;
    case DANGER_THROWN:
        assert_true(furiten && thrown);
        break;
    case DANGER_LIES:
        assert_true(furiten && !thrown && table->riichi[rival]);
        assert_true(lies_from(table, 0, choice->kind, SEAT_NONE));
        break;
    case DANGER_LET_PASS:
        assert_true(came_by(table, rival, choice->kind));
        break;
    case DANGER_HARDLY:
        assert_true(waiting(asked, choice->kind) <= GUESSES / 100);
        break;
    case DANGER_GONE:
        assert_false(came_by(table, rival, choice->kind));
        assert_int_equal(waiting(asked, choice->kind), 0);
        assert_false(orphans_wait(asked, choice->kind));
        break;
    }
}

TEST(a_chance_of_nothing_has_its_reason)
{
    unsigned came = 0;
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++)
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            deal(modes[mode], seed);
            for (int i = 0; i < DANGER_CHOICES; i++) {
                assert_reason(&question, &question.choices[i]);
                came |= 1u << question.choices[i].why;
            }
        }
    assert_int_equal(came, (2u << DANGER_GONE) - 1); /* each of them */
}

TEST(the_same_seed_gives_the_same_position)
{
    static struct danger_question first;
    deal("dueling-tigers", 8);
    first = question;
    deal("dueling-tigers", 8);
    assert_memory_equal(&first.choices, &question.choices, sizeof first.choices);
    assert_int_equal(first.safest, question.safest);
}

/* --- positions made by hand ----------------------------------------------------------------------- */

static bool ask(const struct position *position)
{
    struct view view;
    view_init(&view, &position->game, EAST);
    return danger_question_init(&question, &view);
}

static const struct danger_choice *choice_of(const char *tile)
{
    for (int i = 0; i < DANGER_CHOICES; i++)
        if (question.choices[i].kind == tile_parse(tile))
            return &question.choices[i];
    return NULL;
}

/* West has called a pung of dragons and thrown 2m; the middle of dots and bamboos is all unseen. */
#define STAGE_A_OF(east)                                                                                     \
    "dora 4z; east " east "; west 55z1m4m7m1p2p9p1s2s8s9s3z; wall 1m 1z 9m 2z 8m 3z 9p 2m 9p 1p 9s 1s 8m "   \
    "9s 4z 1p 4z 1z 9s 9p 8s 2z 6z"
#define STAGE_A STAGE_A_OF("235m4556p4556s9m1z5z")

static void play_stage_a(struct position *p)
{
    position_play(p, "discard 5z; pung; discard 9p");
    for (int turn = 0; turn < 22; turn++)
        position_turn(p, "");
}

/* docs/rules/tenpai-duel.md "Furiten": a player who discarded a kind can't win on it. */
TEST(in_tenpai_duel_what_they_threw_is_the_safest)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; " STAGE_A);
    play_stage_a(&p);
    assert_true(ask(&p));
    assert_int_equal(question.rival, WEST);
    for (int i = 0; i < DANGER_CHOICES; i++) {
        const struct danger_choice *choice = &question.choices[i];
        assert_int_equal(question.safest >> i & 1, choice->kind == tile_parse("2m"));
        assert_int_equal(choice->why, choice->kind == tile_parse("2m") ? DANGER_THROWN : DANGER_OPEN);
    }
    assert_non_null(choice_of("2m"));
    assert_int_equal(choice_of("2m")->per_mille, 0);
}

TEST(without_wins_in_stage_a_nothing_is_asked)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; option stage-a-wins off; " STAGE_A);
    play_stage_a(&p);
    assert_false(ask(&p));
}

/* A tile that a declarer laid face down tells nobody anything. */
TEST(what_lies_face_down_is_no_reason)
{
    struct position p;
    struct view view;
    position_init(&p, "mode tenpai-duel; " STAGE_A);
    play_stage_a(&p);
    view_init(&view, &p.game, EAST);
    for (int i = 0; i < view.table.discard_count; i++)
        if (tile_kind(view.table.discards[i].tile) == tile_parse("2m"))
            view.table.discards[i].tile = TILE_HIDDEN;
    assert_true(danger_question_init(&question, &view));
    assert_true(!choice_of("2m") || choice_of("2m")->why != DANGER_THROWN);
}

/* All four are held: nobody waits for a tile of which none is left. That it lies in no pile does not matter.
 */
TEST(of_a_kind_that_is_all_held_none_is_left_to_wait_with)
{
    struct position p;
    position_init(&p, "option indicators off; east 1111z33z2468m248p6z; west 123456789m1199p; wall 3z 7z 5z");
    position_play(&p, "discard 6z; reveal 0; discard 3z; pung; discard 2m; reveal 1; riichi 7z; reveal 2");
    assert_true(ask(&p));
    assert_int_equal(question.rival, WEST);
    const struct danger_choice *wind = choice_of("1z");
    assert_non_null(wind);
    assert_int_equal(wind->per_mille, 0);
    assert_int_equal(wind->why, DANGER_GONE);
    for (int i = 0; i < DANGER_CHOICES; i++)
        assert_int_equal(question.safest >> i & 1, question.choices[i].kind == tile_parse("1z"));
}

/* A red five and a plain one are one kind, whichever is thrown: it is asked about once. */
TEST(a_red_five_is_asked_about_with_the_plain_one)
{
    struct position p;
    int times = 0;
    position_init(&p, "mode tenpai-duel; option red-fives on; " STAGE_A_OF("222333m0566p777s5z"));
    play_stage_a(&p);
    assert_true(position_can(&p, EAST, "discard 0p"));
    assert_true(position_can(&p, EAST, "discard 5p"));
    assert_true(ask(&p));
    for (int i = 0; i < DANGER_CHOICES; i++)
        times += question.choices[i].kind == tile_parse("5p");
    assert_int_equal(times, 1);
}

/* The one who has thrown most is longest at it; who sits the round out is not to be feared. */
TEST(of_three_the_one_who_threw_most_is_feared)
{
    struct position p;
    struct view view;
    int per_mille[TILE_KINDS], rival;
    position_init(&p, "mode one-suit; option players three; option size 4; east 12345m");
    position_turn(&p, "");
    view_init(&view, &p.game, 1);
    danger_chances(&view, per_mille, &rival);
    assert_int_equal(rival, 0); /* the third has thrown nothing */
    position_turn(&p, "");
    view_init(&view, &p.game, 2);
    danger_chances(&view, per_mille, &rival);
    assert_int_equal(rival, 0); /* as much as the second, and first after the third */

    position_init(&p, "mode one-suit; option players sit-out; option size 4; east 12345m");
    position_turn(&p, "");
    assert_int_not_equal(p.game.table.sitting, SEAT_NONE);
    view_init(&view, &p.game, p.game.table.turn);
    danger_chances(&view, per_mille, &rival);
    assert_int_equal(rival, 0);
    position_turn(&p, "");
    assert_int_equal(p.game.table.turn, 0);
    view_init(&view, &p.game, 0);
    danger_chances(&view, per_mille, &rival);
    assert_int_equal(rival, 3 - p.game.table.sitting);
}

/* In how many ways a hand of four from the unseen tiles waits for each kind of the suit. */
static void count_waits(const struct view *view, double ways[9])
{
    static const int choose[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
    for (int code = 0; code < 9 * 9 * 9 * 9; code++) {
        int of[4] = {code / 729, code / 81 % 9, code / 9 % 9, code % 9};
        struct hand hand = {0};
        double count = 1;
        if (of[0] > of[1] || of[1] > of[2] || of[2] > of[3])
            continue;
        for (int i = 0; i < 4; i++)
            hand_add(&hand, (uint8_t)of[i]);
        for (uint8_t kind = 0; kind < 9; kind++) {
            int unseen = view_unseen(view, kind);
            count *= hand.counts[kind] > unseen ? 0 : choose[unseen][hand.counts[kind]];
        }
        tile_set waits = count > 0 ? table_waits(&view->table, &hand, WEST) : 0;
        for (uint8_t kind = 0; kind < 9; kind++)
            ways[kind] += waits & TILE_BIT(kind) ? count : 0;
    }
}

/* All hands of four are gone through: the safest is what the fewest wait for. */
TEST(in_one_suit_the_safest_is_what_fewest_hands_wait_for)
{
    static const char *const deals[] = {
        "east 2345m7m; west 1169m; wall 7m 7m 7m 8m",
        "east 5678m3m; west 1499m; wall 3m 3m 3m 1m",
        "east 2345m7m; west 1168m; wall 7m 7m 7m 9m",
    };
    int asked = 0;
    for (size_t i = 0; i < sizeof deals / sizeof *deals; i++) {
        struct position p;
        struct view view;
        double ways[9] = {0};
        char setup[120];
        snprintf(setup, sizeof setup, "mode one-suit; option size 4; %s", deals[i]);
        position_init(&p, setup);
        for (int turn = 0; turn < 4; turn++)
            position_turn(&p, "");
        view_init(&view, &p.game, EAST);
        count_waits(&view, ways);
        if (!danger_question_init(&question, &view))
            continue;
        asked++;
        double least = 1e9;
        for (int c = 0; c < DANGER_CHOICES; c++)
            least = ways[question.choices[c].kind] < least ? ways[question.choices[c].kind] : least;
        for (int c = 0; c < DANGER_CHOICES; c++)
            assert_int_equal(question.safest >> c & 1, ways[question.choices[c].kind] <= least);
    }
    assert_int_equal(asked, 3);
}

static bool is_asked(const struct view *view, int seat, void *context)
{
    return view->table.phase == PHASE_TURN && view->table.turns[seat] >= 5 && !view->table.riichi[seat] &&
           danger_question_init(context, view);
}

/* The kinds on which another could win now. */
static tile_set wins_of_others(const struct session *session, const struct view *view)
{
    static struct view other; /* large */
    tile_set wins = 0;
    for (int seat = 0; seat < view->table.seats; seat++) {
        session_view(session, seat, &other);
        for (uint8_t kind = 0; kind < TILE_KINDS && seat != view->seat; kind++)
            if (legal_can_win_on(&view->table, &other.own, seat, kind, WIN_DISCARD, NULL))
                wins |= TILE_BIT(kind);
    }
    return wins;
}

/* Within three standard errors, which are larger as the four of a question come from one position. */
TEST(what_is_shown_happens)
{
    static const char *const shown_in[] = {"dueling-tigers", "patterns", "classic"};
    for (size_t mode = 0; mode < sizeof shown_in / sizeof *shown_in; mode++) {
        double shown = 0, spread = 0, happened = 0;
        int count = effort(20, 300, mode ? 1500 : 6000);
        for (int i = 0; i < count; i++) {
            struct rng rng;
            int seat;
            rng_init(&rng, (uint64_t)i);
            struct session *session =
                position_seek(ruleset_find(shown_in[mode]), &rng, is_asked, &question, &seat);
            tile_set wins = wins_of_others(session, &question.view);
            session_free(session);
            for (int choice = 0; choice < DANGER_CHOICES; choice++) {
                double chance = question.choices[choice].per_mille / 1000.;
                shown += chance;
                spread += chance * (1 - chance);
                happened += wins >> question.choices[choice].kind & 1;
            }
        }
        if ((happened - shown) * (happened - shown) > 9 * 2 * spread)
            fail_msg("%s: %.1f shown, %.0f happened", shown_in[mode], shown, happened);
    }
}
