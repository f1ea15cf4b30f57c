/*
 * test_older_files.c: what released versions wrote is read: their saves go on to the end of the match, their
 * records replay, their settings and figures hold. tests/data/README.md tells how each version's files were
 * made; those of every release are kept there for ever.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/drill/drill_record.h"
#include "session/saves.h"
#include "session/settings.h"
#include "support/match.h"
#include "support/system.h"

static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit", "patterns", "classic"};
enum { MODES = sizeof modes / sizeof *modes };

static const char *data_path(char path[MATCH_PATH], const char *mode, const char *what)
{
    snprintf(path, MATCH_PATH, SOURCE_DIR "/tests/data/1.0.0/%s%s", mode, what);
    return path;
}

static void tell(void *user, const struct saves_news *news)
{
    (void)news;
    ++*(int *)user;
}

/* Every seat plays as a computer would, to the end of the match. */
static void finish(struct session *session)
{
    struct rng rng;
    rng_init(&rng, 5);
    while (!session_is_over(session)) {
        struct view view;
        unsigned asked = session_asked(session);
        int seat = 0;
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        while (!(asked >> seat & 1))
            seat++;
        session_view(session, seat, &view);
        assert_true(session_play(session, ai_choose(AI_EASY, &view, &rng, NULL), NULL, NULL));
    }
}

/* The one save of 1.0.0 becomes that of its mode, in the position in which it was left, and is played on. */
TEST(saves_of_1_0_0_go_on)
{
    for (int i = 0; i < MODES; i++) {
        char folder[MATCH_PATH], data[MATCH_PATH + 2], path[MATCH_PATH], own[MATCH_PATH], name[64];
        struct saves saves = {0};
        struct record before;
        int news = 0;
        match_folder(folder);
        system_copy(data_path(path, modes[i], "-save.tigers"), match_path(own, folder, "match.tigers"));
        assert_true(record_read(&before, path, NULL));
        snprintf(data, sizeof data, "%s/", folder);
        saves_open(&saves, data, false, tell, &news);
        assert_int_equal(news, 0);
        struct session *session = saves_take(&saves, ruleset_find(modes[i]));
        assert_non_null(session);
        assert_int_equal(session_length(session), before.count);
        assert_int_equal(session_position(session), before.count);
        assert_false(session_was_cut(session) || session_is_over(session));
        finish(session);
        assert_true(session_length(session) > before.count && !session_save_problem(session));
        session_free(session);
        snprintf(name, sizeof name, "%s.tigers", modes[i]);
        struct record after;
        assert_true(record_read(&after, match_path(own, folder, name), NULL));
        assert_int_equal(after.setup.seed, before.setup.seed);
        record_deinit(&after);
        record_deinit(&before);
        saves_close(&saves);
        match_remove_folder(folder);
    }
}

/* What 1.0.0 printed of them as it played them: the points of the seats, from the east on. */
TEST(records_of_1_0_0_end_as_they_did)
{
    static const int points[MODES][SEAT_MAX] = {
        {9, 0}, {59700, 23600}, {32, 36}, {-45, 110, -40, -25}, {-32, 16, -16, 32}};
    for (int i = 0; i < MODES; i++) {
        char path[MATCH_PATH];
        struct record record;
        assert_true(record_read(&record, data_path(path, modes[i], "-match.tigers"), NULL));
        struct session *session = session_from_record(&record);
        struct view view;
        session_go_to(session, session_length(session));
        assert_true(session_is_over(session));
        session_view(session, SEAT_NONE, &view);
        for (int seat = 0; seat < record.setup.seats; seat++)
            assert_int_equal(view.table.scores[seat], points[i][seat]);
        session_free(session);
        record_deinit(&record);
    }
}

/* The same moves in a new match with their number make the same record, deal by deal. */
TEST(matches_of_1_0_0_are_dealt_again)
{
    for (int i = 0; i < MODES; i++) {
        char path[MATCH_PATH];
        struct record record;
        int deals = 0;
        assert_true(record_read(&record, data_path(path, modes[i], "-match.tigers"), NULL));
        struct session *session = session_new(&record.setup, NULL);
        for (int at = 0; at < record.count; at++) {
            const struct entry *entry = &record.entries[at];
            if (!entry->is_deal) {
                assert_true(session_play(session, entry->move, NULL, NULL));
                continue;
            }
            session_deal(session);
            assert_true(session_deal_seed(session) == entry->seed);
            assert_memory_equal(&session_record(session)->entries[at].deal, &entry->deal, sizeof entry->deal);
            deals++;
        }
        assert_true(deals > 1);
        session_free(session);
        record_deinit(&record);
    }
}

TEST(settings_of_1_0_0_hold)
{
    char path[MATCH_PATH];
    struct settings settings;
    struct problem why;
    settings_defaults(&settings);
    assert_true(settings_load(&settings, data_path(path, "settings", ".ini"), &why));
    assert_int_equal(settings.width, 1440);
    assert_int_equal(settings.height, 900);
    assert_int_equal(settings.scale, 125);
    assert_int_equal(settings.sound, 3);
    assert_int_equal(settings.music, 1);
    assert_true(settings.muted && settings.show_waits && settings.practice);
    assert_int_equal(settings.speed, SPEED_FAST);
    assert_int_equal(settings.faces, 1);
    assert_int_equal(settings.back, 1);
    assert_int_equal(settings.felt, 1);
    assert_string_equal(settings.names[0], "Zoë 龍");
    assert_string_equal(settings.names[1], "Ben");
    assert_string_equal(settings_opponent_name(&settings, 1), "Bo");
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    const int16_t *options = settings_options(&settings, rules);
    assert_int_equal(ruleset_value(rules, options, OPTION_ROUNDS), 8);
}

TEST(the_trainers_figures_of_1_0_0_hold)
{
    char path[MATCH_PATH];
    struct drill_record record;
    struct problem why;
    drill_record_defaults(&record);
    assert_true(drill_record_read(&record, data_path(path, "trainer", ".ini"), &why));
    const struct drill_choice *waits = &record.choices[DRILL_WAITS];
    const struct trainer_tally *ten = drill_record_tally(&record, DRILL_WAITS);
    assert_int_equal(waits->part, 2); /* ten tiles */
    assert_true(waits->timed && waits->sorted);
    assert_int_equal(drill_record_limit(&record, DRILL_WAITS), 35);
    assert_int_equal(ten->right, 31);
    assert_int_equal(ten->best_streak, 11);
    assert_int_equal(ten->best_time, 3210);
    assert_true(ten->hands >= 40);
}
