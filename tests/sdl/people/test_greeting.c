/*
 * test_greeting.c: how one of the eight greets by what the journal has of the last matches against them
 * (words/people/people_lines.h): three in a row are spoken of once.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "sdl/people/remarks.h"
#include "session/statistics/journal.h"

/* A journal of matches against Nino, the oldest first: won, lost or tied; and one won against Mei. */
static void write_journal(const char *ends)
{
    char path[MATCH_PATH];
    struct text text = {0};
    text_add(&text, JOURNAL_HEAD " 4\n");
    for (int i = 0; ends[i]; i++)
        text_add(
            &text,
            "match 2026-11-%02d_10-00-00_dueling-tigers.tigers 0 0 5 %d ; person \"You\" ; nino \"Nino\" ; "
            "d:0\n",
            i + 1,
            ends[i] == 'w'   ? 2
            : ends[i] == 'l' ? 8
                             : 5);
    text_add(&text,
             "match 2026-11-28_10-00-00_dueling-tigers.tigers 0 0 9 2 ; person \"You\" ; mei \"Mei\" ; "
             "d:0\n");
    assert_true(file_write(match_path(path, folder, JOURNAL_FILE), text.data, text.size, NULL));
    text_deinit(&text);
}

TEST(the_last_matches_are_remembered)
{
    static const struct {
        const char *ends;
        enum people_moment moment;
    } rows[] = {{"", MOMENT_GREETING},
                {"w", MOMENT_GREET_AFTER_YOUR_WIN},
                {"wl", MOMENT_GREET_AFTER_THEIR_WIN},
                {"lww", MOMENT_GREET_AFTER_YOUR_WIN},
                {"lwww", MOMENT_STREAK_YOURS},
                {"wlll", MOMENT_STREAK_THEIRS},
                {"wwww", MOMENT_GREET_AFTER_YOUR_WIN},
                {"wwt", MOMENT_GREETING}};
    struct setup setup;
    data_folder_open(false);
    match_setup(&setup, 1);
    setup.practice = false;
    setup.players[1] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_PERSON};
    struct session *session = session_new(&setup, NULL);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        write_journal(rows[i].ends);
        assert_int_equal(remarks_greeting(&app, session, 1), rows[i].moment);
    }
    session_free(session);
    data_folder_close(true);
}
