/*
 * test_archive.c: what the list of records shows of a match, what a filter takes, where a replay goes to, and
 * that a record from elsewhere is kept once and pushes none of the player's own out.
 *
 * Results are those that the comments of the golden records tell; these were written down when the rounds
 * were made.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/archive/choices.h"
#include "session/archive/digest.h"
#include "session/archive/import.h"
#include "support/match.h"
#include "support/system.h"

static void read_golden(const char *name, struct record *record)
{
    char path[MATCH_PATH];
    snprintf(path, sizeof path, SOURCE_DIR "/tests/golden/%s.tigers", name);
    assert_true(record_read(record, path, NULL));
}

/* Tenpai Duel between Lin and Mei, four hands, 10900 to 2900; `you` sits where, the other is a computer. */
static void read_duel(struct record *record, int you)
{
    read_golden("tenpai-guesses", record);
    if (you >= 0)
        record->setup.players[1 - you].kind = PLAYER_COMPUTER;
}

static enum digest_outcome outcome_of(int you, int entries)
{
    struct record record;
    struct digest digest;
    read_duel(&record, you);
    record.count = entries > 0 ? entries : record.count;
    digest_make(&digest, &record);
    record_deinit(&record);
    return digest.outcome;
}

TEST(the_outcome_is_yours)
{
    assert_int_equal(outcome_of(0, 0), DIGEST_WON);
    assert_int_equal(outcome_of(1, 0), DIGEST_LOST);
    assert_int_equal(outcome_of(-1, 0), DIGEST_NOBODYS); /* two persons */
    assert_int_equal(outcome_of(0, 3), DIGEST_UNFINISHED);
}

TEST(a_digest_tells_scores_and_rounds)
{
    struct record record;
    struct digest digest;
    read_duel(&record, 1);
    digest_make(&digest, &record);
    assert_int_equal(digest.you, 1);
    assert_int_equal(digest.table.scores[0], 10900);
    assert_int_equal(digest.table.scores[1], 2900);
    assert_int_equal(digest.table.round, 4);
    record_deinit(&record);
}

/* Who sat down for the second hand and for the third; only the last of them sits there in the end. */
TEST(a_digest_knows_everybody_who_played)
{
    static const char *const names[] = {"Kai", "Zora"};
    struct filter filter = {.opponent = "Kai"};
    struct record record;
    struct digest digest;
    int deals = 0;
    read_duel(&record, 1);
    assert_int_equal(record_changes(&record), 0);
    for (int i = 0; i < record.count; i++) {
        struct change *change = &record.entries[i].change;
        if (!record.entries[i].is_deal || ++deals < 2 || deals > 3)
            continue;
        change->seats = 1;
        change->players[0] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_PERSON};
        snprintf(change->players[0].name, PLAYER_NAME, "%s", names[deals - 2]);
    }
    digest_make(&digest, &record);
    assert_int_equal(record_changes(&record), 1);
    assert_int_equal(digest.sitter_count, 4);
    assert_string_equal(digest.sitters[0].player.name, "Lin");
    assert_string_equal(digest.sitters[1].player.name, "Kai");
    assert_string_equal(digest.sitters[2].player.name, "Zora");
    assert_string_equal(digest.sitters[3].player.name, "Mei");
    assert_string_equal(digest.setup.players[0].name, "Zora");
    assert_true(filter_takes(&filter, record.setup.rules, &digest, ""));
    strcpy(filter.opponent, "Lin");
    assert_true(filter_takes(&filter, record.setup.rules, &digest, ""));
    strcpy(filter.opponent, "Mei"); /* that is you */
    assert_false(filter_takes(&filter, record.setup.rules, &digest, ""));
    record_deinit(&record);
}

static bool takes(const struct filter *filter, int you)
{
    struct record record;
    struct digest digest;
    read_duel(&record, you);
    digest_make(&digest, &record);
    bool taken = filter_takes(filter, record.setup.rules, &digest, "Tenpai Duel, 22 November 2026, Lin, Mei");
    record_deinit(&record);
    return taken;
}

TEST(a_filter_takes_what_is_looked_for)
{
    assert_true(takes(&(struct filter){0}, 0));
    assert_true(takes(&(struct filter){.rules = ruleset_find("tenpai-duel")}, 0));
    assert_false(takes(&(struct filter){.rules = ruleset_find("one-suit")}, 0));
    assert_true(takes(&(struct filter){.opponent = "Mei"}, 0));
    assert_false(takes(&(struct filter){.opponent = "Lin"}, 0)); /* that is you */
    assert_true(takes(&(struct filter){.opponent = "Lin"}, 1));
    assert_true(takes(&(struct filter){.opponent = "Lin"}, -1));
    assert_true(takes(&(struct filter){.result = FILTER_WON}, 0));
    assert_false(takes(&(struct filter){.result = FILTER_LOST}, 0));
    assert_true(takes(&(struct filter){.result = FILTER_LOST}, 1));
    assert_false(takes(&(struct filter){.result = FILTER_TIED}, 1));
    assert_false(takes(&(struct filter){.result = FILTER_WON}, -1)); /* there is no "you" */
    assert_true(takes(&(struct filter){.typed = " mei  NOVEMBER "}, 0));
    assert_false(takes(&(struct filter){.typed = "mei december"}, 0));
    assert_false(takes(&(struct filter){.typed = "mei", .result = FILTER_LOST}, 0));
}

TEST(what_is_not_read_yet_is_judged_by_its_name)
{
    const struct ruleset *rules = ruleset_find("tenpai-duel");
    assert_true(filter_takes(&(struct filter){.rules = rules}, rules, NULL, "Tenpai Duel"));
    assert_false(filter_takes(&(struct filter){.opponent = "Mei"}, rules, NULL, "Tenpai Duel"));
    assert_false(filter_takes(&(struct filter){.result = FILTER_WON}, rules, NULL, "Tenpai Duel"));
}

/* In that record entry 0 is a deal, 1 a Riichi, 2 a guess, 3 the next deal; all of the 17 entries but the
 * four deals were chosen among several, as a guess always is. */
TEST(a_replay_finds_decisions_and_rounds)
{
    struct record record;
    uint8_t choices[64];
    int begin, end;
    read_duel(&record, -1);
    assert_int_equal(record.count, 17);
    choices_find(&record, choices);
    assert_int_equal(choices[0], 0);
    assert_int_equal(choices[1], 1);
    assert_int_equal(choices[2], 2);
    assert_int_equal(choices[3], 0);
    assert_int_equal(choices_next(choices, record.count, 1, 0, 1),
                     4); /* east's next: the discard of round 2 */
    assert_int_equal(choices_next(choices, record.count, 4, 0, -1), 1);
    assert_int_equal(choices_next(choices, record.count, 1, 0, -1), -1);
    assert_int_equal(choices_next(choices, record.count, 1, 1, 1), 2);
    assert_int_equal(choices_round(&record, 1, 1), 4);
    assert_int_equal(choices_round(&record, 5, -1), 4);
    assert_int_equal(choices_round(&record, 4, -1), 1);
    assert_int_equal(choices_round(&record, 1, -1), 0);
    assert_int_equal(choices_round(&record, 17, 1), 17);
    assert_true(choices_round_bounds(&record, 5, &begin, &end));
    assert_int_equal(begin, 4);
    assert_int_equal(end, 8);
    assert_false(choices_round_bounds(&record, 0, &begin, &end));
    record_deinit(&record);
}

/* In round 2 of that record of One Suit somebody declares a win, which every other is asked to answer: names
 * are chosen, though the list of moves has them in one form. In the other one the clock has the last word. */
TEST(naming_is_a_decision_and_time_is_not)
{
    struct record record;
    uint8_t choices[400];
    int named = 0, begin, end;
    read_golden("one-suit-declared", &record);
    assert_true(record.count < 400);
    choices_find(&record, choices);
    for (int i = 0; i < record.count; i++)
        if (record.entries[i].move.kind == MOVE_NAME) {
            assert_int_equal(choices[i], 1 << record.entries[i].move.seat);
            named++;
        }
    assert_true(named > 0);
    record_deinit(&record);
    read_golden("tenpai-time-up", &record);
    assert_true(record.entries[record.count - 1].is_time_up);
    choices_find(&record, choices);
    assert_int_equal(choices[record.count - 1], 0);
    assert_true(choices_round_bounds(&record, record.count, &begin, &end)); /* the last round ends there */
    assert_int_equal(end, record.count);
    record_deinit(&record);
}

/* A forced move was nobody's decision: a replay goes by it. */
TEST(a_forced_move_is_no_decision)
{
    struct setup setup;
    struct rng rng;
    static uint8_t choices[4000];
    int forced = 0;
    match_setup(&setup, 6);
    rng_init(&rng, 6);
    struct session *session = session_new(&setup, NULL);
    match_finish(session, &rng);
    const struct record *record = session_record(session);
    assert_true(record->count < 4000);
    choices_find(record, choices);
    struct session *again = session_from_record(record);
    for (int i = 0; i < record->count; i++) {
        struct view view;
        const struct entry *entry = &record->entries[i];
        session_view(again, entry->move.seat, &view);
        if (!entry->is_deal)
            assert_int_equal(choices[i], view.move_count > 1 ? 1 << entry->move.seat : 0);
        forced += !entry->is_deal && view.move_count == 1;
        session_forward(again);
    }
    assert_true(forced > 0);
    session_free(again);
    session_free(session);
}

/* Time runs out before anybody has won anything: nobody is ahead. */
TEST(equal_points_are_a_tie)
{
    struct record record;
    struct digest digest;
    struct problem why = {0};
    assert_true(record_parse(&record,
                             "dueling-tigers record 1\nrules tenpai-duel\nseed 7\nplayer east person \"A\"\n"
                             "player west computer easy \"B\"\ntime-up\n",
                             &why));
    digest_make(&digest, &record);
    assert_int_equal(digest.table.scores[0], digest.table.scores[1]);
    assert_int_equal(digest.outcome, DIGEST_TIED);
    record_deinit(&record);
}

/* Whatever is looked for is told beside the list; blanks look for nothing. */
TEST(a_filter_is_empty_if_nothing_is_looked_for)
{
    assert_true(filter_is_empty(&(struct filter){0}));
    assert_true(filter_is_empty(&(struct filter){.typed = "  "}));
    assert_false(filter_is_empty(&(struct filter){.typed = " a"}));
    assert_false(filter_is_empty(&(struct filter){.rules = ruleset_find("classic")}));
    assert_false(filter_is_empty(&(struct filter){.opponent = "Mei"}));
    assert_false(filter_is_empty(&(struct filter){.result = FILTER_TIED}));
}

/* --- from elsewhere --- */

struct place {
    char folder[MATCH_PATH], records[MATCH_PATH], imported[MATCH_PATH];
};

static void open_place(struct place *place)
{
    match_folder(place->folder);
    match_path(place->records, place->folder, "records");
    match_path(place->imported, place->folder, "imported");
}

static void close_place(const struct place *place)
{
    if (file_exists(place->records))
        match_remove_folder(place->records);
    if (file_exists(place->imported))
        match_remove_folder(place->imported);
    match_remove_folder(place->folder);
}

static int count_in(const char *folder)
{
    static struct archived list[ARCHIVE_MAX];
    return archive_list(folder, list, ARCHIVE_MAX);
}

/* Folders without a match, and one that says when it began. */
static void open_with_dated(struct place *place, struct record *record)
{
    open_place(place);
    read_duel(record, 0);
    strcpy(record->setup.began, "2026-03-04 05:06:07");
}

TEST(it_is_kept_once)
{
    struct place place;
    struct record record, back;
    char name[ARCHIVE_NAME];
    struct error why;
    open_with_dated(&place, &record);
    assert_int_equal(import_record(place.records, place.imported, &record, name, &why), IMPORT_KEPT);
    assert_string_equal(name, "2026-03-04_05-06-07_tenpai-duel.tigers");
    assert_int_equal(import_record(place.records, place.imported, &record, name, &why), IMPORT_KNOWN);
    assert_int_equal(count_in(place.imported), 1);
    assert_int_equal(count_in(place.records), 0);
    assert_true(archive_read(place.imported, name, &back, NULL));
    assert_int_equal(back.count, record.count);
    record_deinit(&back);
    record_deinit(&record);
    close_place(&place);
}

static void keep_own(const struct place *place, const struct record *record, char name[ARCHIVE_NAME])
{
    struct text text = {0};
    struct error why;
    record_print(record, &text);
    assert_true(archive_write(place->records, record, &text, name, &why));
    text_deinit(&text);
}

/* docs/formats.md "Kept records": what is there already is not kept twice. A shorter copy takes nothing
 * away; a longer one, of the match as it went on, is taken. */
TEST(of_two_copies_the_longer_is_kept)
{
    struct place place;
    struct record record, back;
    char name[ARCHIVE_NAME];
    struct error why;
    open_with_dated(&place, &record);
    int whole = record.count;
    const int counts[] = {5, whole, 3}, kept[] = {5, whole, whole};
    for (int i = 0; i < 3; i++) {
        record.count = counts[i];
        assert_int_equal(import_record(place.records, place.imported, &record, name, &why),
                         i ? IMPORT_KNOWN : IMPORT_KEPT);
        assert_true(archive_read(place.imported, name, &back, NULL));
        assert_int_equal(back.count, kept[i]);
        record_deinit(&back);
    }
    record.count = whole;
    record_deinit(&record);
    close_place(&place);
}

TEST(an_own_match_stays_what_it_is)
{
    struct place place;
    struct record record;
    char name[ARCHIVE_NAME];
    struct error why;
    open_with_dated(&place, &record);
    keep_own(&place, &record, name);
    record.count = 5; /* the same match, cut short by somebody */
    assert_int_equal(import_record(place.records, place.imported, &record, name, &why), IMPORT_OWN);
    assert_int_equal(count_in(place.records), 1);
    assert_false(file_exists(place.imported));
    record_deinit(&record);
    close_place(&place);
}

TEST(what_says_no_time_gets_the_present_one)
{
    static struct archived list[ARCHIVE_MAX];
    struct place place;
    struct record record;
    char name[ARCHIVE_NAME];
    struct error why;
    open_place(&place);
    read_duel(&record, 0);
    assert_int_equal(import_record(place.records, place.imported, &record, name, &why), IMPORT_KEPT);
    assert_int_equal(archive_list(place.imported, list, ARCHIVE_MAX), 1);
    assert_true(record_is_time(list[0].began));
    assert_string_equal(record.setup.began, ""); /* the caller's stays as it was */
    record_deinit(&record);
    close_place(&place);
}

/* Whenever it comes again: by all that it holds, since nothing else tells one such match from another. */
TEST(what_says_no_time_is_known_again)
{
    struct place place;
    struct record record;
    char name[ARCHIVE_NAME], again[ARCHIVE_NAME];
    struct error why;
    open_place(&place);
    read_duel(&record, 0);
    system_set("TIGERS_NOW", "2026-03-04 05:06:07");
    assert_int_equal(import_record(place.records, place.imported, &record, name, &why), IMPORT_KEPT);
    system_set("TIGERS_NOW", "2026-03-04 05:06:08");
    assert_int_equal(import_record(place.records, place.imported, &record, again, &why), IMPORT_KNOWN);
    assert_string_equal(again, name);
    assert_int_equal(count_in(place.imported), 1);
    record.count -= 3; /* another match, as far as can be told */
    assert_int_equal(import_record(place.records, place.imported, &record, again, &why), IMPORT_KEPT);
    assert_string_equal(again, "2026-03-04_05-06-08_tenpai-duel.tigers");
    assert_int_equal(count_in(place.imported), 2);
    record_deinit(&record);
    read_duel(&record, 1);
    assert_int_equal(import_record(place.records, place.imported, &record, again, &why), IMPORT_KEPT);
    assert_int_equal(count_in(place.imported), 3);
    system_set("TIGERS_NOW", NULL);
    record_deinit(&record);
    close_place(&place);
}

/* One's own match, handed on without its time by somebody and brought back. */
TEST(an_own_match_is_known_without_its_time)
{
    struct place place;
    struct record record;
    char name[ARCHIVE_NAME], again[ARCHIVE_NAME];
    struct error why;
    open_with_dated(&place, &record);
    keep_own(&place, &record, name);
    record.setup.began[0] = '\0';
    assert_int_equal(import_record(place.records, place.imported, &record, again, &why), IMPORT_OWN);
    assert_string_equal(again, name);
    assert_false(file_exists(place.imported));
    record_deinit(&record);
    close_place(&place);
}

/* What cannot be read is no match that could be known, and keeps none out. */
TEST(a_broken_record_beside_it_is_passed_over)
{
    struct place place;
    struct record record;
    char name[ARCHIVE_NAME], broken[MATCH_PATH + ARCHIVE_NAME];
    struct error why;
    open_place(&place);
    read_duel(&record, 0);
    assert_int_equal(import_record(place.records, place.imported, &record, name, &why), IMPORT_KEPT);
    snprintf(broken, sizeof broken, "%s/2026-03-04_05-06-07_tenpai-duel.tigers", place.imported);
    assert_true(file_write(broken, "no record\n", 10, &why));
    assert_int_equal(import_record(place.records, place.imported, &record, name, &why), IMPORT_KNOWN);
    assert_int_equal(count_in(place.imported), 2);
    record_deinit(&record);
    close_place(&place);
}

TEST(a_folder_that_cannot_be_made_is_told)
{
    struct place place;
    struct record record;
    char name[ARCHIVE_NAME], nowhere[MATCH_PATH + 32];
    struct error why = {0};
    open_place(&place);
    snprintf(nowhere, sizeof nowhere, "%s/none/imported", place.folder);
    read_duel(&record, 0);
    assert_int_equal(import_record(place.records, nowhere, &record, name, &why), IMPORT_FAILED);
    assert_true(why.message[0]);
    record_deinit(&record);
    close_place(&place);
}

/* --- played on --- */

TEST(it_is_played_on_from_any_place)
{
    struct record record;
    for (int count = 0, last = 1; count <= last; count++) {
        struct rng rng;
        read_golden("robbed-kong", &record);
        last = record.count;
        record.elapsed = 3599;
        struct setup setup = record.setup;
        setup.practice = true;
        struct session *before = session_from_record(&record);
        session_go_to(before, count);
        struct session *session = session_play_on(&record, count, &setup, NULL);
        assert_true(match_same(before, session));
        assert_int_equal(session_length(session), count);
        assert_int_equal(session_elapsed(session), 0);
        assert_true(session_setup(session)->practice);
        rng_init(&rng, (uint64_t)count);
        match_finish(session, &rng);
        assert_true(session_is_over(session));
        session_free(session);
        session_free(before);
        record_deinit(&record);
    }
}
