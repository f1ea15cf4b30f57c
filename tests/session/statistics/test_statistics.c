/*
 * test_statistics.c: statistics are what a recount of the events says, and what docs/formats.md says of a
 * journal written by hand.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/statistics/journal_line.h"
#include "session/statistics/rarity.h"
#include "session/statistics/statistics.h"
#include "support/journal_place.h"

/* What the events of a match say, counted while it is played; SEAT 0 is the person. */
struct recount {
    int rounds, won, lost;
    int64_t points;
};

/* Plays a match to its end and counts what happens to seat 0. */
static struct session *play(const struct setup *setup, uint64_t seed, struct recount *recount)
{
    static struct view view;
    struct rng rng;
    struct session *session = session_new(setup, NULL);
    bool counted = true;

    memset(recount, 0, sizeof *recount);
    rng_init(&rng, seed);
    for (bool on = true; on;) {
        on = match_step(session, &rng);
        int end = 0; /* how far back the end of the round stands: after that of the last one the match ends */
        while (end < 3 && session_event(session, end, SEAT_NONE).kind != EVENT_ROUND_END)
            end++;
        if (end == 3) {
            counted = false;
            continue;
        }
        if (counted)
            continue;
        counted = true;
        session_view(session, SEAT_NONE, &view);
        recount->rounds++;
        bool mine = false, others = false;
        for (int back = end + 1; back < end + 8; back++) { /* the wins stand before the end of the round */
            struct event event = session_event(session, back, SEAT_NONE);
            if (event.kind != EVENT_WIN)
                break;
            mine |= event.seat == 0;
            others = true;
        }
        recount->won += mine;
        recount->lost += others && !mine;
        if (mine)
            recount->points += view.table.result.gain[0];
    }
    return session;
}

TEST(rounds_and_matches_are_those_played)
{
    static const char *const modes[] = {"dueling-tigers", "patterns", "classic"};
    static struct view view;
    int all_won = 0, all_lost = 0;
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++) {
        struct journal journal = {0}, again = {0};
        struct selection selection = {ruleset_find(modes[mode]), NULL};
        struct statistics sum, same;
        struct recount all = {0};
        int matches = 0, won = 0, tied = 0;
        for (uint64_t seed = 1; seed <= 12; seed++) {
            struct setup setup;
            struct recount recount;
            journal_setup(&setup, modes[mode], seed);
            struct session *session = play(&setup, seed, &recount);
            assert_true(journal_add(&journal, session_record(session), (int)seed));
            session_view(session, SEAT_NONE, &view);
            int above = 0, level = 0;
            for (int seat = 1; seat < setup.seats; seat++) {
                above += view.table.scores[seat] > view.table.scores[0];
                level += view.table.scores[seat] == view.table.scores[0];
            }
            matches++;
            won += !above && !level;
            tied += !above && level;
            all.rounds += recount.rounds;
            all.won += recount.won;
            all.lost += recount.lost;
            all.points += recount.points;
            session_free(session);
        }
        statistics_count(&journal, &selection, &sum);
        assert_int_equal(sum.matches, matches);
        assert_int_equal(sum.won, won);
        assert_int_equal(sum.tied, tied);
        assert_int_equal(sum.rounds, all.rounds);
        assert_int_equal(sum.ends[ROUND_WON], all.won);
        assert_int_equal(sum.ends[ROUND_LOST], all.lost);
        assert_int_equal(sum.points_won, all.points);
        journal_again(&journal, &again);
        statistics_count(&again, &selection, &same);
        assert_memory_equal(&sum, &same, sizeof sum);
        for (int i = 0; i < journal.count; i++) {
            assert_int_equal(journal.matches[i].hand_count, again.matches[i].hand_count);
            for (int hand = 0; hand < journal.matches[i].hand_count; hand++)
                assert_memory_equal(&journal.matches[i].hands[hand], &again.matches[i].hands[hand],
                                    sizeof(struct tally_hand));
        }
        all_won += sum.ends[ROUND_WON];
        all_lost += sum.ends[ROUND_LOST];
        journal_deinit(&journal);
        journal_deinit(&again);
    }
    assert_true(all_won > 0 && all_lost > 0); /* else nothing was tested */
}

/* Practice, several persons, or a match that is not over: none of it counts. */
TEST(what_proves_nothing_does_not_count)
{
    struct journal journal = {0};
    struct setup setup;
    struct recount recount;
    struct rng rng;
    journal_setup(&setup, "dueling-tigers", 4);
    setup.practice = true;
    struct session *session = play(&setup, 4, &recount);
    assert_false(journal_add(&journal, session_record(session), 1));
    session_free(session);
    journal_setup(&setup, "dueling-tigers", 4);
    setup.players[1].kind = PLAYER_PERSON;
    session = play(&setup, 4, &recount);
    assert_false(journal_add(&journal, session_record(session), 1));
    session_free(session);
    journal_setup(&setup, "dueling-tigers", 4);
    session = session_new(&setup, NULL);
    rng_init(&rng, 1);
    for (int i = 0; i < 60; i++)
        match_step(session, &rng);
    assert_false(journal_add(&journal, session_record(session), 1));
    session_free(session);
    assert_int_equal(journal.count, 0);
}

/* --- a journal written by hand --- */

/* Three matches: won against Lin (easy), lost against Lin (easy), won against Lin (hard). In the first: a
 * hand of 8 in Riichi on Lin's tile, a deal-in for nothing, a draw. In the second: lost on the dummy's tile
 * that the person turned. In the third: two wins, one drawn with an open hand. */
static const char written[] =
    "dueling-tigers statistics 1\n"
    "match 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ;"
    " w0<1:8:r=8:discard:123m_456m_789m_22!2p_55z:concealed-hand*1+riichi*2 l1<0:0 d:0:c1\n"
    "match 2026-11-20_11-00-00_dueling-tigers.tigers 1 0 4 0 ; easy \"Lin\" ; person \"You\" ;"
    " l0<dummy:0:x l0<0:0 d:0 d:0\n"
    "match 2026-11-20_12-00-00_dueling-tigers.tigers 0 30 36 24 ; person \"You\" ; hard \"Lin\" ;"
    " w0<0:2:c2=2:self-draw:'123m_456p_7'77z_999p_1!1z:dragon-pung*1+self-picked*1"
    " w0<dummy:4=4:revealed:123m_456m_789m_22!2p_55z:concealed-hand*1\n";

static void read_written(struct journal *journal)
{
    char path[MATCH_PATH], folder[MATCH_PATH];
    struct problem why;
    match_folder(folder);
    match_path(path, folder, JOURNAL_FILE);
    assert_true(file_write(path, written, strlen(written), NULL));
    if (!journal_read(journal, path, false, &why))
        fail_msg("line %d: %s", why.error.line, why.error.message);
    match_remove_folder(folder);
    assert_int_equal(journal->count, 3);
}

TEST(figures_are_as_defined)
{
    struct journal journal = {0};
    struct selection all = {NULL, NULL};
    struct statistics sum;
    read_written(&journal);
    statistics_count(&journal, &all, &sum);
    assert_int_equal(sum.matches, 3);
    assert_int_equal(sum.won, 2);
    assert_int_equal(sum.tied, 0);
    assert_int_equal(sum.points, 8 + 0 + 6);
    assert_int_equal(sum.matches_in_a_row.present, 1);
    assert_int_equal(sum.matches_in_a_row.longest, 1);
    assert_int_equal(sum.rounds, 9);
    assert_int_equal(sum.ends[ROUND_WON], 3);
    assert_int_equal(sum.ends[ROUND_LOST], 3);
    assert_int_equal(sum.ends[ROUND_DRAWN], 3);
    assert_int_equal(sum.rounds_in_a_row.present, 2);
    assert_int_equal(sum.rounds_in_a_row.longest, 2);
    assert_int_equal(sum.points_won, 14);
    assert_int_equal(sum.points_lost, 0);
    assert_int_equal(sum.dealt_in,
                     1); /* in the second match Lin drew the tile, and once it was the dummy's */
    assert_int_equal(sum.by_dummy, 1);
    assert_int_equal(sum.wins[WIN_DISCARD], 1);
    assert_int_equal(sum.wins[WIN_SELF_DRAW], 1);
    assert_int_equal(sum.wins[WIN_REVEALED], 1);
    assert_int_equal(sum.riichi, 1);
    assert_int_equal(sum.riichi_won, 1);
    assert_int_equal(sum.calls, 3);
    assert_int_equal(sum.open, 2);
    assert_int_equal(sum.open_won, 1);
    journal_deinit(&journal);
}

TEST(what_began_before_does_not_count)
{
    struct journal journal = {0};
    struct selection all = {NULL, NULL};
    struct statistics sum;
    read_written(&journal);
    journal_reset(&journal, "2026-11-20 11:00:00");
    statistics_count(&journal, &all, &sum);
    assert_int_equal(sum.matches, 2);
    journal_reset(&journal, "2026-11-20 11:00:01");
    statistics_count(&journal, &all, &sum);
    assert_int_equal(sum.matches, 1);
    journal_reset(&journal, "");
    statistics_count(&journal, &all, &sum);
    assert_int_equal(sum.matches, 3);
    journal_deinit(&journal);
}

TEST(opponents_go_by_name_and_strength)
{
    static struct opponent list[STATISTICS_OPPONENTS];
    struct journal journal = {0};
    struct selection all = {NULL, NULL};
    read_written(&journal);
    assert_int_equal(statistics_opponents(&journal, &all, list), 2);
    assert_string_equal(list[0].player.name, "Lin");
    assert_int_equal(list[0].player.level, AI_EASY);
    assert_int_equal(list[0].matches, 2);
    assert_int_equal(list[0].ahead, 1);
    assert_int_equal(list[0].rounds, 7);
    assert_int_equal(list[0].won, 1);
    assert_int_equal(list[0].lost, 3);
    assert_int_equal(list[0].dealt_in, 1);
    assert_int_equal(list[0].from_them, 1);
    assert_int_equal(list[1].player.level, AI_HARD);
    assert_int_equal(list[1].matches, 1);
    assert_int_equal(list[1].from_them, 0);
    struct selection hard = {NULL, &list[1].player};
    struct statistics sum;
    statistics_count(&journal, &hard, &sum);
    assert_int_equal(sum.rounds, 2);
    journal_deinit(&journal);
}

/* A match whose opponent was another from its second round on. */
TEST(a_player_who_sat_down_later_played_the_rounds_since)
{
    static struct opponent list[STATISTICS_OPPONENTS];
    struct journal journal = {0}, again = {0};
    struct match_tally match;
    struct selection all = {NULL, NULL};
    char line[] =
        "2026-11-20_10-00-00_dueling-tigers.tigers 0 0 2 5 ; person \"You\" ; easy \"Lin\" ; from 2 1 zora"
        " \"Zora\" ; l1<0:0 l1<0:0 w0<1:2=2:discard:123m_456m_789m_22!2p_55z:concealed-hand*1";
    assert_true(journal_line_parse(&match, line, NULL));
    journal_put(&journal, &match);
    journal_again(&journal, &again);
    assert_int_equal(statistics_opponents(&again, &all, list), 2);
    assert_string_equal(list[0].player.name, "Zora");
    assert_int_equal(list[0].player.level, ai_level_parse("zora"));
    assert_int_equal(list[0].matches, 1);
    assert_int_equal(list[0].ahead, 0);
    assert_int_equal(list[0].rounds, 2);
    assert_int_equal(list[0].won, 1);
    assert_int_equal(list[0].lost, 1);
    assert_int_equal(list[0].from_them, 1);
    assert_string_equal(list[1].player.name, "Lin");
    assert_int_equal(list[1].matches, 0);
    assert_int_equal(list[1].rounds, 1);
    assert_int_equal(list[1].dealt_in, 1);
    journal_deinit(&journal);
    journal_deinit(&again);
}

/* Against Zora: one lost to her, one won, and one that a third won is neither; the newest comes first. Lin's
 * are not hers. */
TEST(the_last_matches_against_somebody)
{
    static const char *const lines[] = {
        "2026-11-20_10-00-00_dueling-tigers.tigers 0 0 2 5 ; person \"You\" ; zora \"Zora\" ; l1<0:0 d:0",
        "2026-11-21_10-00-00_dueling-tigers.tigers 0 0 5 2 ; person \"You\" ; zora \"Zora\" ; d:0",
        "2026-11-22_10-00-00_dueling-tigers.tigers 0 0 5 2 ; person \"You\" ; lin \"Lin\" ; d:0",
        ("2026-11-23_10-00-00_classic.tigers 0 0 1 5 2 9 ; person \"You\" ; zora \"Zora\" ; lin \"Lin\" ; "
         "mei "
         "\"Mei\" ; d:0")};
    struct journal journal = {0};
    enum ai_level zora = ai_level_parse("zora");
    int ends[4];
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct match_tally match;
        char line[200];
        snprintf(line, sizeof line, "%s", lines[i]);
        assert_true(journal_line_parse(&match, line, NULL));
        journal_put(&journal, &match);
    }
    assert_int_equal(statistics_ends_against(&journal, zora, ends, 4), 3);
    assert_int_equal(ends[0], 0);
    assert_int_equal(ends[1], 1);
    assert_int_equal(ends[2], -1);
    assert_int_equal(statistics_ends_against(&journal, zora, ends, 2), 2);
    journal_deinit(&journal);
}

/* Somebody of the same name or strength is another opponent; a player who sat down later played too. */
TEST(matches_go_by_who_sat_there)
{
    struct journal journal = {0};
    struct match_tally match;
    struct player lin = {.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Lin"}, zora = lin;
    struct selection with = {NULL, &lin};
    struct statistics sum;
    char line[] =
        "2026-11-20_13-00-00_dueling-tigers.tigers 0 0 2 5 ; person \"You\" ; easy \"Mei\" ; from 2 1 zora"
        " \"Zora\" ; l1<0:0 d:0";
    read_written(&journal);
    assert_true(journal_line_parse(&match, line, NULL));
    journal_put(&journal, &match);
    statistics_count(&journal, &with, &sum);
    assert_int_equal(sum.matches, 2);
    strcpy(lin.name, "Mei");
    statistics_count(&journal, &with, &sum);
    assert_int_equal(sum.matches, 1);
    lin.kind = PLAYER_PROGRAM;
    statistics_count(&journal, &with, &sum);
    assert_int_equal(sum.matches, 0);
    strcpy(zora.name, "Zora");
    zora.level = (uint8_t)ai_level_parse("zora");
    with.opponent = &zora;
    statistics_count(&journal, &with, &sum);
    assert_int_equal(sum.matches, 1);
    journal_deinit(&journal);
}

/* Modes count by themselves, and what a match often sees is not rare. */
TEST(a_pattern_is_rare_in_its_own_mode)
{
    const struct ruleset *patterns = ruleset_find("patterns"), *tigers = ruleset_find("dueling-tigers");
    const struct pattern *quads = ruleset_pattern(patterns, "two-quads");
    assert_in_range(rarity_of(patterns, quads), 25, 55);
    assert_int_equal(rarity_of(tigers, quads), 0);
    assert_int_equal(rarity_of(patterns, ruleset_pattern(patterns, "all-runs")), 0);
}

/* Of three hands the second has patterns that no other has, the third the same as the first but Riichi. */
TEST(hands_come_by_value_and_by_rarity)
{
    static struct pattern_count patterns[STATISTICS_PATTERNS];
    struct won_hand list[3];
    struct journal journal = {0};
    struct selection selection = {ruleset_find("dueling-tigers"), NULL};
    read_written(&journal);
    assert_int_equal(statistics_hands(&journal, &selection, HANDS_BEST, NULL, list, 3), 3);
    assert_int_equal(list[0].hand->value, 8);
    assert_int_equal(list[1].hand->value, 4);
    assert_int_equal(list[2].hand->value, 2);
    assert_int_equal(statistics_hands(&journal, &selection, HANDS_RAREST, NULL, list, 3), 3);
    assert_int_equal(list[0].hand->value, 8);
    assert_int_equal(list[0].rarest, 1); /* Riichi */
    assert_int_equal(list[1].hand->value, 2);
    assert_int_equal(list[2].rarest, 2); /* the concealed hand, twice */
    assert_int_equal(statistics_patterns(&journal, &selection, patterns), 4);
    assert_string_equal(patterns[0].pattern->id, "concealed-hand");
    assert_int_equal(patterns[0].hands, 2);
    assert_int_equal(patterns[0].best.hand->value, 8);
    const struct pattern *pung = ruleset_pattern(selection.rules, "dragon-pung");
    assert_int_equal(statistics_hands(&journal, &selection, HANDS_BEST, pung, list, 3), 1);
    assert_string_equal(list[0].hand->figure, "'123m 456p 7'77z 999p 1!1z");
    selection.rules = NULL; /* of all modes no patterns are counted */
    assert_int_equal(statistics_hands(&journal, &selection, HANDS_BEST, NULL, list, 3), 3);
    assert_int_equal(list[0].hand->value, 8);
    assert_int_equal(list[0].rarest, 0);
    journal_deinit(&journal);
}

/* A plain hand has no pattern that could be rare: it comes after all hands with a pattern, even if it is
 * worth as much or more. Of several plain ones the one worth most comes first. */
TEST(hands_without_patterns_are_not_rare)
{
    static const int rarest[] = {8, 2, 4, 4, 0}, costliest[] = {8, 4, 4, 2, 0};
    struct won_hand list[5];
    struct journal journal = {0};
    struct match_tally match;
    struct selection selection = {ruleset_find("dueling-tigers"), NULL};
    char line[] = "2026-11-20_09-00-00_dueling-tigers.tigers 0 0 4 0 ; person \"You\" ; easy \"Lin\" ;"
                  " w0<1:0=0:discard:123m_456m_789m_22!2p_55z w0<1:4=4:discard:123m_456m_789m_22!2p_55z";
    read_written(&journal);
    assert_true(journal_line_parse(&match, line, NULL));
    journal_put(&journal, &match);
    assert_int_equal(statistics_hands(&journal, &selection, HANDS_RAREST, NULL, list, 5), 5);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(list[i].hand->value, rarest[i]);
        assert_int_equal(list[i].hand->line_count > 0, i < 3);
    }
    assert_int_equal(statistics_hands(&journal, &selection, HANDS_BEST, NULL, list, 5), 5);
    for (int i = 0; i < 5; i++)
        assert_int_equal(list[i].hand->value, costliest[i]);
    assert_int_equal(list[1].hand->line_count, 1);
    assert_int_equal(list[2].hand->line_count, 0);
    journal_deinit(&journal);
}
