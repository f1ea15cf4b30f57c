/*
 * test_achievements.c: each achievement is earned by what docs/handbook.md says and by nothing less; what the
 * journal notes of a round is what its patterns, its points and its course say.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/arena/match_run.h"
#include "session/statistics/achievements.h"
#include "session/statistics/album.h"
#include "session/statistics/journal_line.h"
#include "support/journal_place.h"

/* A journal of these lines, each "MODE SCORES ; OPPONENTS ; ROUNDS" of a person on seat 0. */
static void read_lines(struct journal *journal, const char *const *lines)
{
    for (int i = 0; lines[i]; i++) {
        char line[1024];
        struct match_tally match;
        struct error why;
        int mode = (int)strcspn(lines[i], " ");
        snprintf(line, sizeof line, "2026-11-%02d_10-00-00_%.*s.tigers 0 0%s", i + 1, mode, lines[i],
                 lines[i] + mode);
        if (!journal_line_parse(&match, line, &why))
            fail_msg("%s: %s", lines[i], why.message);
        journal_put(journal, &match);
    }
}

static int place_of(const char *id)
{
    int place = 0;
    while (achievements[place].id && strcmp(achievements[place].id, id) != 0)
        place++;
    assert_non_null(achievements[place].id);
    return place;
}

#define DUEL           "dueling-tigers 9 5 ; person \"You\" ; easy \"Lin\" ; "
#define LOST           "dueling-tigers 4 5 ; person \"You\" ; easy \"Lin\" ; "
#define TENPAI         "tenpai-duel 9 5 ; person \"You\" ; easy \"Lin\" ; "
#define SUIT           "one-suit 9 5 ; person \"You\" ; easy \"Lin\" ; "
#define FOUR           "patterns 9 5 5 5 ; person \"You\" ; easy \"A\" ; easy \"B\" ; easy \"C\" ; "
#define CLASSIC        "classic 9 5 5 5 ; person \"You\" ; easy \"A\" ; easy \"B\" ; easy \"C\" ; "
#define HAND           "8:discard:123m_456m_789m_22!2p_55z"
#define WON            "w0<1:8=" HAND
#define WON_BY(marks)  "w0<1:8:" marks "=" HAND
#define FOURTIMES(x)   x " " x " " x " " x
#define SMALL          "5:discard:1!23m_22m"
#define AGAINST(level) "dueling-tigers 9 5 ; person \"You\" ; " level " \"X\" ; d:0"

/* Matches that earn it, the last of them, and matches that do not. */
static const struct {
    const char *id, *earns[9], *not [7];
} cases[] = {
    {"first_win", {DUEL "d:0"}, {LOST WON, "dueling-tigers 5 5 ; person \"You\" ; easy \"Lin\" ; d:0"}},
    {"five_tables",
     {DUEL "d:0", TENPAI "d:0", SUIT "d:0", FOUR "d:0", CLASSIC "d:0"},
     {DUEL "d:0", TENPAI "d:0", SUIT "d:0", FOUR "d:0", DUEL "d:0"}},
    {"tight_fist", {LOST "d:0 l1<1:0 d:0 " WON}, {DUEL FOURTIMES("d:0") " l1<0:0", DUEL "d:0 d:0 d:0"}},
    {"safe_hands",
     {LOST FOURTIMES("d:0") " " FOURTIMES("l1<1:0"), LOST FOURTIMES("d:0 d:0 " WON)},
     {LOST FOURTIMES("d:0") " " FOURTIMES("d:0") " l1<0:0", LOST FOURTIMES("d:0 d:0 d:0 d:0")}},
    {"last_light", {DUEL "d:0 d:0:B"}, {DUEL "d:0:B d:0", LOST "d:0 d:0:B"}},
    {"patience", {LOST WON_BY("L")}, {DUEL WON}},
    {"two_by_two", {LOST WON_BY("P")}, {DUEL WON}},
    {"quick_paw", {LOST "w0<1:8=8:robbed-kong:22!2p_55z"}, {DUEL WON}},
    {"face_up", {LOST "w0<dummy:8=8:revealed:22!2p_55z"}, {DUEL "w0<dummy:8=8:dummy-discard:22!2p_55z"}},
    {"open_secret",
     {LOST "w0<dummy:8=8:revealed:22!2p_55z", LOST "w0<dummy:8=8:revealed:22!2p_55z d:0 "
                                                   "w0<dummy:8=8:revealed:22!2p_55z"},
     {LOST "w0<dummy:8=8:revealed:22!2p_55z w0<dummy:8=8:revealed:22!2p_55z"}},
    {"silent_gift",
     {LOST "w0<dummy:8:x=8:dummy-discard:22!2p_55z"},
     {LOST "w0<dummy:8=8:dummy-discard:22!2p_55z w0<dummy:8:x=8:revealed:22!2p_55z"}},
    {"eyes_first", {LOST WON_BY("V")}, {LOST WON_BY("D")}},
    {"bold_paw", {LOST WON_BY("D")}, {LOST WON_BY("V")}},
    {"treasure_hunter", {LOST WON ":treasure*5"}, {LOST WON ":treasure*4+riichi*2"}},
    {"borrowed_fourth", {LOST WON_BY("rK")}, {LOST WON_BY("r")}},
    {"said_and_done",
     {LOST WON_BY("r") " " WON_BY("r") " d:0 " WON_BY("r")},
     {DUEL WON_BY("r") " " WON_BY("r") " l1<1:0:r", DUEL WON_BY("r")}},
    {"my_own_way", {LOST WON_BY("F")}, {LOST WON}},
    {"good_company",
     {AGAINST("nino"), AGAINST("mei"), AGAINST("otto"), AGAINST("kai"), AGAINST("lin"), AGAINST("ravi"),
      AGAINST("zora"), AGAINST("amara")},
     {AGAINST("nino"), AGAINST("mei"), AGAINST("otto"), AGAINST("hard"), AGAINST("nino")}},
    {"half_a_shelf",
     {LOST WON ":all-chow*1+pure-one-suit*2+all-pung*3+all-winds-dragons*16+matching-wind-pung*1+riichi*2",
      LOST WON ":dragon-pung*1+seven-pairs*3+all-kong*24+nine-gates*24+self-picked*1+treasure*1"},
     {LOST WON ":all-chow*1+pure-one-suit*2+all-pung*3+all-winds-dragons*16+matching-wind-pung*1+riichi*2",
      LOST WON ":dragon-pung*1+seven-pairs*3+all-kong*24+nine-gates*24+self-picked*1+riichi*2"}},
    {"mind_reader", {TENPAI "p:0:gG"}, {TENPAI "p:0:g"}},
    {"page_by_page", {TENPAI "p:0:g p:0:g d:0 p:0:g"}, {TENPAI "p:0:g p:0:g p:0", TENPAI "p:0:g"}},
    {"well_hidden", {TENPAI WON_BY("H")}, {TENPAI WON}},
    {"full_price", {TENPAI WON_BY("M")}, {TENPAI WON}},
    {"stay_seated", {TENPAI WON_BY("C")}, {TENPAI WON}},
    {"worth_more", {TENPAI WON_BY("W")}, {TENPAI WON}},
    {"yakuman", {TENPAI WON_BY("MY")}, {TENPAI WON_BY("M")}},
    {"clear_sight", {SUIT "w0<1:5:dne=" SMALL}, {SUIT "w0<1:5:dn=" SMALL, SUIT "l1<0:-1:dfne"}},
    {"all_eyes",
     {SUIT "w0<1:5:dne=" SMALL " i:0:dfne d:0 i:0:dneU", SUIT "i:0:dfne i:0:dfne i:0:dfne"},
     {SUIT "i:0:dfne i:0:dfne i:0:dfne i:0:dfne i:0:dfn i:0:dfne"}},
    {"wide_net", /* 2223456 waits for 1, 4, 7 and 2, 3, 6 or so; 2399 for 1 and 4 */
     {SUIT "w0<1:5:dne=5:discard:!123m_456m_22m"},
     {SUIT "w0<1:5:dn=5:discard:!123m_456m_22m", SUIT "w0<1:5:dne=5:discard:!123m_99m"}},
    {"true_word",
     {SUIT "i:0:dn"},
     {SUIT "i:0:df", SUIT "i:0:dnN", "one-suit 4 5 ; person \"You\" ; easy \"A\" ; d:0"}},
    {"thirteen_eyes", {SUIT "i:0:dneT"}, {SUIT "i:0:dne"}},
    {"five_at_a_time",
     {FOUR WON ":all-runs*5+concealed-hand*5+no-terminals*5+mixed-one-suit*40+value-honour*10"},
     {FOUR WON ":all-runs*5+concealed-hand*5+no-terminals*5+mixed-one-suit*40"}},
    {"a_hundred", {FOUR "w0<1:300=100:discard:22!2p_55z"}, {FOUR "w0<1:297=99:discard:22!2p_55z"}},
    {"first_pays", {FOUR WON_BY("R")}, {FOUR WON}},
    {"mountain_top", {FOUR "w0<1:960=320:discard:22!2p_55z"}, {FOUR "w0<1:957=319:discard:22!2p_55z"}},
    {"just_enough", {CLASSIC WON_BY("J")}, {CLASSIC WON}},
    {"own_garden",
     {CLASSIC WON ":own-flower-or-season*2"},
     {CLASSIC WON ":own-flower-or-season*1+all-four-flowers*2"}},
    {"east_stays",
     {CLASSIC "d:0:E " WON_BY("E") " " WON_BY("E") " " WON_BY("E")},
     {CLASSIC WON " " WON_BY("E") " " WON_BY("E") " d:0:E " WON_BY("E"), CLASSIC WON_BY("E") " d:0"}},
    {"to_the_limit",
     {CLASSIC WON ":all-honors*10"},
     {CLASSIC WON ":full-flush*7+concealed-hand*1+self-draw*1"}},
};

TEST(each_is_earned_by_what_it_says_and_nothing_less)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct achieved list[ACHIEVEMENTS];
        struct journal journal = {0};
        int place = place_of(cases[i].id), matches = 0;
        read_lines(&journal, cases[i].earns);
        while (cases[i].earns[matches])
            matches++;
        achievements_count(&journal, list);
        if (!list[place].done)
            fail_msg("%s isn't earned", cases[i].id);
        assert_ptr_equal(list[place].match, &journal.matches[matches - 1]);
        journal_deinit(&journal);
        read_lines(&journal, cases[i].not );
        achievements_count(&journal, list);
        if (list[place].done)
            fail_msg("%s is earned too early", cases[i].id);
        journal_deinit(&journal);
    }
}

TEST(modes_keep_to_themselves)
{
    static const char *const lines[] = {DUEL WON_BY("MYCWJ"), NULL};
    struct achieved list[ACHIEVEMENTS];
    struct journal journal = {0};
    read_lines(&journal, lines);
    achievements_count(&journal, list);
    for (int i = 0; achievements[i].id; i++)
        if (achievements[i].rules && achievements[i].rules != ruleset_find("dueling-tigers"))
            assert_false(list[i].done);
    journal_deinit(&journal);
}

/* What no match tells is noted once, with its first date, and stays when the file is written again. */
TEST(a_feat_is_noted_once)
{
    struct journal_place place;
    struct journal journal = {0};
    struct achieved list[ACHIEVEMENTS];
    int week = place_of("good_week");
    bool fresh = true;
    journal_place_open(&place);
    assert_true(journal_note_feat(place.journal, place.records, "good_week", "2026-11-20", NULL, NULL));
    assert_true(journal_note_feat(place.journal, place.records, "good_week", "2026-11-27", &fresh, NULL));
    assert_false(fresh);
    assert_true(journal_read(&journal, place.journal, true, NULL));
    assert_int_equal(journal.feat_count, 1);
    journal_reset(&journal, "2027-01-01 00:00:00"); /* a new start takes nothing away */
    achievements_count(&journal, list);
    assert_true(list[week].done);
    assert_string_equal(list[week].when, "2026-11-20");
    assert_null(list[week].match);
    assert_false(list[place_of("same_tiles")].done);
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

/* A journal of an older program lacks what achievements need: it is counted again from the records that are
 * still there, and the other lines stay as they are until then. */
TEST(older_lines_are_counted_again_while_their_records_are_there)
{
    static const char old[] = JOURNAL_HEAD
        " 2\n"
        "match 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 9 5 ; person \"You\" ; easy \"Lin\" ; d:0\n";
    struct journal_place place;
    struct journal journal = {0};
    struct problem why;
    journal_place_open(&place);
    journal_place_write(&place, old);
    for (int i = 0; i < 2; i++) { /* the second time from a file of this program */
        assert_true(journal_read(&journal, place.journal, false, &why));
        assert_int_equal(journal.count, 1);
        assert_true(journal.matches[0].old);
        assert_false(journal_knows(&journal, journal.matches[0].name));
        journal_renew(&journal, place.records);
        assert_true(journal.matches[0].old); /* its record is gone */
        assert_true(journal_write(&journal, place.journal, place.records, NULL));
        journal_deinit(&journal);
    }
    match_remove_folder(place.folder);
}

static bool has_mark(const struct tally_round *round, unsigned mark)
{
    return (round->marks & mark) != 0;
}

/* The points of patterns whose id contains the words. */
static int points_with(const struct match_tally *match, const struct tally_hand *hand, const char *words)
{
    int points = 0;
    for (int i = 0; i < hand->line_count; i++)
        if (strstr(match_tally_pattern(match->rules, hand->lines[i].place)->id, words))
            points += hand->lines[i].points;
    return points;
}

/* What the patterns and points of a hand say beside what was noted. */
static void check_hand(const struct match_tally *match, const struct tally_round *round)
{
    const struct tally_hand *hand = &match->hands[round->hand];
    const char *mode = match->rules->id;
    int all = points_with(match, hand, "");
    if (strcmp(mode, "classic") == 0) {
        assert_int_equal(has_mark(round, TALLY_JUST), all == 3);
        bool own = hand->source == WIN_SELF_DRAW || hand->source == WIN_REPLACEMENT;
        assert_int_equal(has_mark(round, TALLY_LAST_TILE), own && points_with(match, hand, "last-tile"));
    }
    if (strcmp(mode, "tenpai-duel") == 0) {
        assert_int_equal(has_mark(round, TALLY_PAIRS), points_with(match, hand, "chiitoitsu") > 0);
        assert_int_equal(has_mark(round, TALLY_MANGAN),
                         hand->value >= (has_mark(round, TALLY_DEALER) ? 12000 : 8000));
    } else if (!match->rules->declares_risk) {
        assert_int_equal(has_mark(round, TALLY_PAIRS), points_with(match, hand, "seven-pairs") > 0);
    }
}

/* Many matches: noted marks against patterns, points and the scores of the rounds before. */
TEST(what_is_noted_is_what_happened)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit", "patterns", "classic"};
    int hands = 0, dealer = 0, behind = 0;
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++) {
        struct journal journal = {0};
        for (uint64_t seed = 1; seed <= 10; seed++) {
            struct setup setup;
            struct error why;
            journal_setup(&setup, modes[mode], seed);
            setup.players[0] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY};
            struct match_run run = {.session = session_new(&setup, NULL), .rounds = 99};
            for (int seat = 0; seat < setup.seats; seat++)
                run.sitters[seat] = sitter_computer;
            assert_true(match_run_play(&run, &why));
            struct record record = *session_record(run.session);
            record.setup.players[0].kind = PLAYER_PERSON;
            assert_true(journal_add(&journal, &record, (int)seed));
            session_free(run.session);
        }
        for (int i = 0; i < journal.count; i++) {
            const struct match_tally *match = &journal.matches[i];
            assert_false(has_mark(&match->rounds[0], TALLY_BEHIND)); /* all begin with as many points */
            if (match->seat == 0)
                assert_true(has_mark(&match->rounds[0], TALLY_DEALER));
            for (int r = 0; r < match->round_count; r++) {
                dealer += has_mark(&match->rounds[r], TALLY_DEALER);
                behind += has_mark(&match->rounds[r], TALLY_BEHIND);
                if (match->rounds[r].hand < 0)
                    continue;
                hands++;
                check_hand(match, &match->rounds[r]);
            }
        }
        journal_deinit(&journal);
    }
    assert_true(hands > 20 && dealer > 20 && behind > 5); /* else nothing was tested */
}

/* --- the album ---------------------------------------------------------------------------------- */

TEST(the_album_has_every_pattern_with_its_first_and_best_hand)
{
    static const char *const lines[] = {DUEL WON ":all-pung*3+riichi*2", TENPAI WON ":riichi*1",
                                        DUEL "w0<1:9=9:discard:222m_55!5z:all-pung*3 " WON ":all-pung*3",
                                        NULL};
    static struct album_entry list[STATISTICS_PATTERNS];
    struct journal journal = {0};
    read_lines(&journal, lines);
    int count = album_list(&journal, ruleset_find("dueling-tigers"), list);
    assert_int_equal(count, 23); /* docs/rules/dueling-tigers.md */
    assert_int_equal(album_made(list, count), 2);
    for (int i = 0; i < count; i++) {
        if (strcmp(list[i].pattern->id, "all-pung") != 0)
            continue;
        assert_int_equal(list[i].hands, 3);
        assert_ptr_equal(list[i].first.match, &journal.matches[0]);
        assert_ptr_equal(list[i].best.match, &journal.matches[2]);
        assert_int_equal(list[i].best.hand->value, 9);
    }
    assert_int_equal(album_list(&journal, ruleset_find("tenpai-duel"), list), 43);
    assert_int_equal(album_list(&journal, ruleset_find("patterns"), list), 44);
    assert_int_equal(album_list(&journal, ruleset_find("classic"), list), 30);
    journal_deinit(&journal);
}

/* In One Suit a hand stands where its number of waits does: 1399 waits for 2, 2399 for
 * 1 and 4, 2345678 for 2, 5 and 8. */
TEST(one_suit_goes_by_waits)
{
    static const char *const lines[] = {SUIT "w0<1:5=5:discard:1!23m_99m", SUIT "w0<1:5=5:discard:!123m_99m",
                                        SUIT "w0<1:5=5:discard:345m_678m_2!2m", NULL};
    static struct album_entry list[STATISTICS_PATTERNS];
    struct journal journal = {0};
    read_lines(&journal, lines);
    assert_int_equal(album_list(&journal, ruleset_find("one-suit"), list), ALBUM_WAITS);
    for (int i = 0; i < ALBUM_WAITS; i++)
        assert_int_equal(list[i].hands, i < 3);
    journal_deinit(&journal);
}
