/*
 * test_records.c: the list of finished matches as a player uses it: found, watched, deleted, copied, written
 * out, brought in; by mouse and by keys.
 */
#include "support/test.h"

#ifndef _WIN32
#include <sys/stat.h>
#endif

#include "ai/people.h"
#include "sdl/data_folder.h"
#include "sdl/replay/records.h"
#include "session/archive.h"
#include "support/system.h"
#include "words/languages/languages.h"

static const char golden[] = SOURCE_DIR "/tests/golden/";

/* A golden record of two persons, kept as if the one in the east had played it against a computer. */
static void put(const char *name, const char *began, const char *you, const char *other)
{
    char path[MATCH_PATH], kept[ARCHIVE_NAME];
    struct record record;
    struct text text = {0};
    struct error why;
    snprintf(path, sizeof path, "%s%s.tigers", golden, name);
    assert_true(record_read(&record, path, NULL));
    strcpy(record.setup.began, began);
    strcpy(record.setup.players[0].name, you);
    strcpy(record.setup.players[1].name, other);
    for (int seat = 1; seat < record.setup.seats; seat++)
        record.setup.players[seat].kind = PLAYER_COMPUTER;
    record_print(&record, &text);
    assert_true(archive_write(matches_records(&app), &record, &text, kept, &why));
    text_deinit(&text);
    record_deinit(&record);
}

/* Four matches; the outcomes are those that the records' last comments tell: the east won the first and the
 * third, lost the second; the last was cut off. */
static void open_list(void)
{
    data_folder_open(false);
    put("tenpai-guesses", "2026-11-04 10:00:00", "You", "Lin");
    put("one-suit-three", "2026-11-03 10:00:00", "You", "Mei");
    put("patterns-claims", "2026-11-02 10:00:00", "You", "Lin");
    put("robbed-kong", "2026-11-01 10:00:00", "You", "Sora");
    app_go(&app, scene_records(NULL, &app));
    headless_steps(30);
}

static void close_list(void)
{
    const char *const folders[] = {matches_records(&app), matches_imported(&app), matches_exports(&app)};
    for (int i = 0; i < 3; i++)
        if (file_exists(folders[i]))
            match_remove_folder(folders[i]);
    data_folder_close(true);
}

/* How many rows are to be clicked. */
static int rows(void)
{
    int count = 0;
    for (int i = 0; i < app.targets.count; i++)
        count += strncmp(app.targets.list[i].id, "record:", 7) == 0;
    return count;
}

static int kept(const char *in)
{
    static struct archived list[ARCHIVE_MAX];
    return archive_list(in, list, ARCHIVE_MAX);
}

static void type_text(const char *text)
{
    for (; *text; text++) {
        SDL_Event event = {.type = SDL_TEXTINPUT};
        event.text.text[0] = *text;
        input_event(&app, &event);
    }
    headless_step();
}

static void press(SDL_Keycode code, Uint16 modifiers)
{
    headless_key_with(code, modifiers);
    headless_step();
}

TEST(a_match_is_chosen_then_watched)
{
    open_list();
    assert_int_equal(rows(), 4);
    assert_true(headless_click("record:2"));
    assert_string_equal(headless_top(), "records");
    assert_true(headless_click("record:2"));
    assert_string_equal(headless_top(), "replay");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "records");
    headless_steps(10);
    assert_true(headless_click("button:watch"));
    assert_string_equal(headless_top(), "replay");
    close_list();
}

TEST(keys_alone_reach_everything)
{
    open_list();
    headless_key(SDLK_DOWN);
    assert_string_equal(app.input.focus, "record:0");
    headless_key(SDLK_DOWN);
    assert_string_equal(app.input.focus, "record:1");
    headless_key(SDLK_END);
    assert_string_equal(app.input.focus, "record:3");
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "replay");
    headless_key(SDLK_ESCAPE);
    headless_steps(5);
    headless_key(SDLK_DOWN);
    headless_key(SDLK_RIGHT); /* to the buttons beside the list, and among them */
    assert_memory_equal(app.input.focus, "button:", 7);
    headless_key(SDLK_DOWN);
    assert_memory_equal(app.input.focus, "button:", 7);
    headless_key(SDLK_i);
    assert_string_equal(headless_top(), "pick");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "records");
    close_list();
}

static void pick(const char *button, int index)
{
    assert_true(headless_click(button));
    assert_string_equal(headless_top(), "pick");
    assert_true(
        headless_click(TARGET_ID("pick", index))); /* and what is known of the records is known still */
}

TEST(it_is_looked_for)
{
    open_list();
    pick("button:mode", 2); /* Tenpai Duel is the second mode on the title */
    assert_int_equal(rows(), 1);
    pick("button:mode", 0);
    assert_int_equal(rows(), 4);
    pick("button:opponent", 1); /* whom one met most: Lin, twice */
    assert_int_equal(rows(), 2);
    assert_true(headless_click("button:all"));
    assert_int_equal(rows(), 4);
    pick("button:result", 1);
    int won = rows();
    pick("button:result", 2);
    int lost = rows();
    pick("button:result", 3);
    assert_true(won >= 1 && won + lost + rows() <= 4);
    assert_true(headless_click("button:all"));
    press(SDLK_f, KMOD_CTRL);
    type_text("sora november");
    assert_int_equal(rows(), 1);
    type_text("x");
    assert_int_equal(rows(), 0);
    press(SDLK_BACKSPACE, 0);
    press(SDLK_DELETE, 0); /* nothing is behind the last letter, and no match is asked about */
    assert_string_equal(headless_top(), "records");
    assert_int_equal(rows(), 1);
    press(SDLK_ESCAPE, 0); /* out of the field first, not out of the scene */
    assert_string_equal(headless_top(), "records");
    assert_int_equal(rows(), 4);
    close_list();
}

TEST(deleting_is_asked_about)
{
    open_list();
    headless_click("record:1");
    assert_true(headless_click("button:delete"));
    assert_string_equal(headless_top(), "question");
    headless_key(SDLK_RETURN); /* in haste */
    assert_int_equal(kept(matches_records(&app)), 4);
    headless_key(SDLK_DELETE);
    headless_key(SDLK_y);
    headless_steps(5);
    assert_int_equal(rows(), 3);
    assert_int_equal(kept(matches_records(&app)), 3);
    close_list();
}

/* Whole, from the list, to which it leads back. */
TEST(it_is_reviewed_from_the_list)
{
    open_list();
    assert_true(headless_click("record:0"));
    assert_true(headless_click("button:review"));
    headless_steps(2);
    assert_true(headless_is_at("match-review"));
    assert_true(headless_click("button:back"));
    assert_true(headless_is_at("records"));
    close_list();
}

TEST(it_is_written_out_whole)
{
    struct record record, back;
    char path[MATCH_PATH + 64];
    static struct archived list[ARCHIVE_MAX];
    open_list();
    headless_click("record:3");
    assert_true(headless_click("button:save"));
    assert_string_equal(headless_top(), "question");
    assert_true(headless_click("button:no"));
    assert_int_equal(kept(matches_exports(&app)), 1);
    assert_int_equal(archive_list(matches_exports(&app), list, ARCHIVE_MAX), 1);
    assert_string_equal(list[0].name, "2026-11-01_10-00-00_dueling-tigers.tigers");
    snprintf(path, sizeof path, "%s/%s", matches_exports(&app), list[0].name);
    assert_true(record_read(&record, path, NULL));
    snprintf(path, sizeof path, "%s/%s", matches_records(&app), list[0].name);
    assert_true(record_read(&back, path, NULL));
    assert_int_equal(record.count, back.count);
    record_deinit(&record);
    record_deinit(&back);
    headless_click("button:save"); /* the same again is no second file */
    headless_click("button:no");
    assert_int_equal(kept(matches_exports(&app)), 1);
    close_list();
}

/* Where another window has the folder nothing is written. */
TEST(the_folder_of_another_window_gets_nothing)
{
    open_list();
    app.taken = true;
    headless_click("record:3");
    assert_true(headless_click("button:save"));
    assert_string_equal(headless_top(), "records");
    assert_false(file_exists(matches_exports(&app)));
    app.taken = false;
    close_list();
}

TEST(a_broken_one_can_be_deleted)
{
    char path[MATCH_PATH + 64];
    struct error why;
    data_folder_open(false);
    assert_true(file_make_folder(matches_records(&app), &why));
    snprintf(path, sizeof path, "%s/2026-01-01_10-00-00_classic.tigers", matches_records(&app));
    assert_true(file_write(path, "rubbish", 7, &why));
    app_go(&app, scene_records(NULL, &app));
    headless_steps(10);
    assert_false(headless_click("button:watch"));
    assert_true(headless_click("button:delete"));
    headless_key(SDLK_y);
    assert_false(file_exists(path));
    close_list();
}

static void drop(const char *path)
{
    SDL_Event event = {.type = SDL_DROPFILE}, end = {.type = SDL_DROPCOMPLETE};
    event.drop.file = SDL_strdup(path);
    loop_handle(&app, &event);
    loop_handle(&app, &end);
    headless_step();
}

TEST(a_dropped_file_is_kept_apart)
{
    open_list();
    drop(SOURCE_DIR "/tests/golden/ruin.tigers");
    assert_string_equal(headless_top(), "replay");
    assert_int_equal(kept(matches_imported(&app)), 1);
    assert_int_equal(kept(matches_records(&app)), 4);
    headless_key(SDLK_ESCAPE);
    headless_steps(10);
    assert_int_equal(rows(), 5);
    drop(SOURCE_DIR "/assets/icon/dueling-tigers-64.png");
    assert_string_equal(headless_top(), "question");
    assert_int_equal(kept(matches_imported(&app)), 1);
    close_list();
}

TEST(a_copied_record_can_be_pasted)
{
    open_list();
    headless_click("record:0");
    SDL_Init(SDL_INIT_VIDEO); /* the clipboard is the video driver's */
    assert_true(headless_click("button:copy"));
    char *text = SDL_GetClipboardText();
    assert_non_null(strstr(text, "dueling-tigers record"));
    SDL_free(text);
    SDL_SetClipboardText("  " SOURCE_DIR "/tests/golden/drawn-round.tigers\n");
    press(SDLK_v, KMOD_CTRL);
    assert_string_equal(headless_top(), "replay");
    headless_key(SDLK_ESCAPE);
    assert_int_equal(kept(matches_imported(&app)), 1);
    SDL_SetClipboardText("Dear diary");
    headless_key(SDLK_i);
    headless_key(SDLK_p);
    assert_string_equal(app.top->alias, "no-record");
    close_list();
}

static void paste(const char *text)
{
    SDL_SetClipboardText(text);
    press(SDLK_v, KMOD_CTRL);
}

/* As other programs hand files over: by address, in quotes, with what no address may hold written in
 * hexadecimal. */
TEST(addresses_of_files_are_understood)
{
    static const char *const names[] = {"a match.tigers", "100%.tigers",   "%4x.tigers",  "zo\xc3\xab.tigers",
                                        "5% 4.tigers",    "5%+4.tigers",   "5%-4.tigers", "%00.tigers",
                                        "match.tigers%",  "match.tigers%2"},
                             *const addresses[] = {
                                 "file://%s/a%%20match.tigers", "file://%s/100%%25.tigers",
                                 "file://%s/%%4x.tigers",       "\"file://%s/zo%%C3%%AB.tigers\"\r\n",
                                 "file://%s/5%% 4.tigers",      "file://%s/5%%+4.tigers",
                                 "file://%s/5%%-4.tigers",      "file://%s/%%00.tigers",
                                 "file://%s/match.tigers%%",    "file://%s/match.tigers%%2"};
    char path[MATCH_PATH + 64], address[MATCH_PATH + 64];
    struct error why;
    size_t size;
    open_list();
    SDL_Init(SDL_INIT_VIDEO); /* the clipboard is the video driver's */
    char *text = file_read(SOURCE_DIR "/tests/golden/drawn-round.tigers", &size, &why);
    assert_non_null(text);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        assert_true(file_write(path, text, size, &why));
        snprintf(address, sizeof address, addresses[i], folder);
        paste(address);
        if (strcmp(headless_top(), "replay"))
            fail_msg("%s", address);
        headless_key(SDLK_ESCAPE);
        assert_true(headless_is_at("records"));
        remove(path);
    }
    assert_int_equal(kept(matches_imported(&app)), 1); /* all are the same match */
    free(text);
    close_list();
}

TEST(the_text_of_a_record_can_be_pasted)
{
    struct error why;
    char *text = file_read(SOURCE_DIR "/tests/golden/drawn-round.tigers", NULL, &why);
    assert_non_null(text);
    open_list();
    SDL_Init(SDL_INIT_VIDEO);
    paste(text);
    assert_string_equal(headless_top(), "replay");
    assert_int_equal(kept(matches_imported(&app)), 1);
    headless_key(SDLK_ESCAPE);
    headless_click("record:0"); /* the player's own, again */
    assert_true(headless_click("button:copy"));
    press(SDLK_v, KMOD_CTRL);
    assert_string_equal(headless_top(), "replay");
    assert_int_equal(kept(matches_imported(&app)), 1);
    headless_key(SDLK_ESCAPE);
    paste("");
    assert_string_equal(app.top->alias, "no-record");
    headless_assert_reads("The clipboard has no text.");
    headless_key(SDLK_ESCAPE);
    char *discard = strstr(text, "discard");
    assert_non_null(discard);
    memcpy(discard, "dixcard", 7);
    paste(text);
    assert_string_equal(app.top->alias, "no-record");
    headless_assert_reads("What you pasted isn’t a complete record. Line ");
    free(text);
    close_list();
}

/* A file that cannot be read is said to be so. */
TEST(what_cannot_be_read_is_said)
{
    char path[MATCH_PATH + 64];
    struct error why;
    open_list();
    snprintf(path, sizeof path, "%s/2026-11-04_10-00-00_tenpai-duel.tigers", matches_records(&app));
    assert_true(file_exists(path));
    headless_click("record:0");
    assert_true(file_write(path, "rubbish", 7, &why)); /* beside the program */
    headless_key(SDLK_RETURN);
    headless_step();
    assert_true(headless_is_at("records"));
    headless_assert_reads("This record can’t be read: ");
    close_list();
}

/* A file that cannot go stays in the list; one that cannot be brought in is shown all the same. */
TEST(what_cannot_be_written_is_said)
{
    char there[MATCH_PATH];
    struct error why;
    open_list();
    snprintf(there, sizeof there, "%s", matches_records(&app));
    if (!system_lock_folder(there, true)) {
        close_list();
        skip();
    }
    headless_click("record:3");
    headless_key(SDLK_DELETE);
    headless_key(SDLK_y);
    headless_steps(5);
    system_lock_folder(there, false);
    for (int i = 0; i < 3 && !headless_reads("Couldn’t delete the record");
         i++) { /* the figures have a warning too */
        headless_click("button:close-warning");
        headless_steps(30);
    }
    headless_assert_reads("Couldn’t delete the record: ");
    assert_int_equal(rows(), 4);
    assert_int_equal(kept(there), 4);
    while (headless_click("button:close-warning"))
        headless_steps(30);
    assert_true(file_write(matches_imported(&app), "x", 1, &why)); /* its folder cannot be made */
    drop(SOURCE_DIR "/tests/golden/ruin.tigers");
    assert_true(headless_is_at("replay"));
    headless_assert_reads("Couldn’t add this match to your records: ");
    headless_key(SDLK_ESCAPE);
    headless_steps(10);
    assert_int_equal(rows(), 4);
    file_remove(matches_imported(&app));
    close_list();
}

/* A file of that name that holds something else stays as it is: the new one has a number. */
TEST(nothing_is_written_over)
{
    static const char *const others[] = {"", "rubbish", "_2"};
    char path[MATCH_PATH + 64], more[MATCH_PATH + 64];
    struct error why;
    struct record record;
    size_t size;
    open_list();
    headless_click("record:3");
    snprintf(path, sizeof path, "%s/2026-11-01_10-00-00_dueling-tigers.tigers", matches_exports(&app));
    assert_true(headless_click("button:save"));
    headless_click("button:no");
    char *own = match_read(path, &size);
    for (int i = 0; i < 3; i++) {
        if (i < 2) /* shorter than the record, then as long */
            memset(own, '#', size);
        assert_true(file_write(path, i ? own : others[0], i ? size : 0, &why));
        snprintf(more, sizeof more, "%s/2026-11-01_10-00-00_dueling-tigers_2.tigers", matches_exports(&app));
        if (i < 2)
            file_remove(more);
        assert_true(headless_click("button:save"));
        headless_click("button:no");
        assert_true(record_read(&record, more, NULL));
        record_deinit(&record);
        assert_int_equal(kept(matches_exports(&app)), 2); /* the third time the second name has it already */
    }
    free(own);
    file_remove(path);
    assert_true(file_make_folder(path, &why)); /* a folder has the name: nor is that taken for the record */
    file_remove(more);
    assert_true(headless_click("button:save"));
    headless_click("button:no");
    assert_true(record_read(&record, more, NULL));
    record_deinit(&record);
    close_list();
}

/* --- long lists --------------------------------------------------------------------------------- */

static bool is_seen(int place)
{
    return target_find(&app, TARGET_ID("record", place)) != NULL;
}

TEST(keys_turn_the_pages)
{
    enum { MANY = 24 };
    data_folder_open(false);
    for (int i = 0; i < MANY; i++) {
        char began[32];
        snprintf(began, sizeof began, "2026-10-%02d 10:00:00", MANY - i);
        put("tenpai-time-up", began, "You", "Lin");
    }
    app_go(&app, scene_records(NULL, &app));
    headless_steps(60);
    int page = rows();
    assert_true(page > 2 && page < MANY);
    headless_key(SDLK_DOWN);
    assert_string_equal(app.input.focus, "record:0");
    headless_key(SDLK_PAGEDOWN);
    int down = atoi(app.input.focus + 7);
    assert_in_range(down, page - 2, page); /* none is jumped over */
    assert_true(is_seen(down));
    headless_key(SDLK_PAGEDOWN);
    assert_int_equal(atoi(app.input.focus + 7), 2 * down);
    assert_true(is_seen(2 * down));
    assert_false(is_seen(0));
    headless_key(SDLK_PAGEUP);
    assert_int_equal(atoi(app.input.focus + 7), down);
    headless_key(SDLK_END);
    assert_int_equal(atoi(app.input.focus + 7), MANY - 1);
    assert_true(is_seen(MANY - 1));
    headless_key(SDLK_PAGEDOWN);
    assert_int_equal(atoi(app.input.focus + 7), MANY - 1);
    headless_key(SDLK_HOME);
    assert_int_equal(atoi(app.input.focus + 7), 0);
    assert_true(is_seen(0));
    headless_key(SDLK_PAGEUP);
    assert_int_equal(atoi(app.input.focus + 7), 0);
    close_list();
}

/* Arrows go from the buttons back to the list: the row they come to is the one that is shown. */
TEST(the_row_with_the_light_is_chosen)
{
    open_list();
    headless_key(SDLK_TAB);
    for (int i = 0; i < 16 && strcmp(app.input.focus, "button:copy") != 0; i++)
        headless_key(SDLK_TAB);
    assert_string_equal(app.input.focus, "button:copy");
    for (int i = 0; i < 3 && strncmp(app.input.focus, "record:", 7) != 0; i++)
        headless_key(SDLK_LEFT);
    assert_memory_equal(app.input.focus, "record:", 7);
    int place = atoi(app.input.focus + 7);
    headless_step();
    assert_int_equal(((struct records *)app.top)->chosen, place);
    headless_key(SDLK_RETURN); /* the first press watches, as it is chosen already */
    assert_true(headless_is_at("replay"));
    close_list();
}

TEST(everybody_is_shown_again)
{
    open_list();
    pick("button:opponent", 1);
    assert_int_equal(rows(), 2);
    assert_true(headless_click("button:opponent"));
    headless_key(SDLK_DOWN); /* the keys begin at whom one chose */
    headless_key(SDLK_RETURN);
    assert_true(headless_is_at("records"));
    assert_int_equal(rows(), 2);
    assert_true(headless_click("button:opponent"));
    assert_true(headless_click("pick:0"));
    assert_int_equal(rows(), 4);
    close_list();
}

/* Enter leaves the words that were typed; keys that type nothing are the list's meanwhile. */
TEST(what_was_typed_stays)
{
    open_list();
    press(SDLK_f, KMOD_CTRL);
    type_text("lin"); /* Lin twice, and Dueling Tigers */
    assert_int_equal(rows(), 3);
    press(SDLK_RETURN, 0);
    assert_true(headless_is_at("records"));
    assert_int_equal(rows(), 3);
    assert_true(headless_click("field:typed"));
    press(SDLK_PAGEDOWN, 0);
    assert_string_equal(app.input.focus, "record:2");
    press(SDLK_f, KMOD_CTRL);
    press(SDLK_KP_ENTER, 0);
    assert_string_equal(app.input.focus, "");
    assert_int_equal(rows(), 3);
    close_list();
}

/* Keys may come faster than pictures: what they name may be gone. */
TEST(keys_before_the_next_picture_do_no_harm)
{
    static const SDL_Keycode hasty[] = {SDLK_DELETE, SDLK_RETURN, SDLK_c, SDLK_s, SDLK_r};
    open_list();
    SDL_Event none = {.type = SDL_TEXTINPUT};
    strcpy(none.text.text, "xyz");
    for (size_t i = 0; i < sizeof hasty / sizeof *hasty; i++) {
        press(SDLK_f, KMOD_CTRL);
        input_event(&app, &none); /* no match is left */
        SDL_Event key = {.type = SDL_KEYDOWN};
        key.key.keysym.sym = SDLK_KP_ENTER;
        input_event(&app, &key);
        key.key.keysym.sym = hasty[i];
        input_event(&app, &key);
        headless_step();
        if (!headless_is_at("records"))
            fail_msg("key %d: %s", (int)hasty[i], headless_top());
        assert_int_equal(rows(), 0);
        headless_click("button:all");
        assert_int_equal(rows(), 4);
    }
    assert_int_equal(kept(matches_records(&app)), 4);
    close_list();
}

/* What a match was is told beside it. */
TEST(practice_and_imports_are_marked)
{
    struct record record;
    struct text text = {0};
    struct error why;
    char name[ARCHIVE_NAME];
    data_folder_open(false);
    for (int later = 0; later < 2; later++) {
        assert_true(record_read(&record, SOURCE_DIR "/tests/golden/tenpai-time-up.tigers", NULL));
        snprintf(record.setup.began, sizeof record.setup.began, "2026-11-0%d 10:00:00", 1 + later);
        record.setup.practice = true;
        record.setup.practice_later = later;
        record_print(&record, &text);
        assert_true(archive_write(matches_records(&app), &record, &text, name, &why));
        text_deinit(&text);
        record_deinit(&record);
    }
    app_go(&app, scene_records(NULL, &app));
    headless_steps(10);
    headless_click("record:0");
    headless_assert_reads("It counted at first, then became practice");
    headless_click("record:1");
    headless_assert_reads("Practice match");
    assert_false(headless_reads("Imported"));
    drop(SOURCE_DIR "/tests/golden/ruin.tigers");
    headless_key(SDLK_ESCAPE);
    headless_steps(10);
    for (int i = 0, found = 0; !found; i++) {
        assert_int_not_equal(i, 3);
        assert_true(headless_click(TARGET_ID("record", i)));
        found = headless_reads("Imported, so it doesn’t count");
    }
    close_list();
}

TEST(an_empty_list_takes_every_key)
{
    static const SDL_Keycode keys[] = {SDLK_DOWN, SDLK_UP,     SDLK_PAGEDOWN, SDLK_HOME,
                                       SDLK_END,  SDLK_DELETE, SDLK_RETURN};
    data_folder_open(false);
    app_go(&app, scene_records(NULL, &app));
    headless_step();
    press(SDLK_f, KMOD_CTRL);
    assert_string_equal(app.input.focus, ""); /* there is nothing to look for */
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        app.input.focus[0] = '\0';
        press(keys[i], 0);
        assert_true(headless_is_at("records"));
    }
    close_list();
}

#ifndef _WIN32
/* A pipe might never end: it is not read. */
TEST(a_pipe_is_not_read)
{
    char path[MATCH_PATH + 16];
    open_list();
    snprintf(path, sizeof path, "%s/pipe", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    drop(path);
    assert_string_equal(app.top->alias, "no-record");
    headless_assert_reads("isn’t a readable file.");
    file_remove(path);
    headless_key(SDLK_ESCAPE);
    drop(folder);
    headless_assert_reads("is a folder. A record is a single file.");
    headless_key(SDLK_ESCAPE);
    close_list();
}
#endif

/* All that is written in the list stands whole at the smallest window. */
static void saw(void *to, const struct type_seen *seen)
{
    *(int *)to += seen->cut;
    if (seen->cut)
        print_error("\"%s\" is cut\n", seen->words);
}

TEST(nothing_is_cut)
{
    int cut = 0;
    open_list();
    struct layout smallest = layout_make(LAYOUT_WIDTH_MIN, LAYOUT_HEIGHT_MIN, 100);
    painter_resize(&app.painter, &smallest);
    headless_step();
    type_watch(&app.painter, saw, &cut);
    for (int i = 0; i < 4; i++) {
        headless_click(TARGET_ID("record", i));
        headless_step();
    }
    type_watch(&app.painter, NULL, NULL);
    assert_int_equal(cut, 0);
    close_list();
}

/* The only row, of four, as if the match had ended with these points. */
static const struct records_row *end_with(const int scores[4])
{
    struct records *records = (struct records *)app.top;
    struct records_row *row = &records->rows[0];
    assert_true(row->read && row->digest.table.seats == 4);
    for (int seat = 0; seat < 4; seat++)
        row->digest.table.scores[seat] = scores[seat];
    row->digest.outcome = DIGEST_TIED; /* the golden record was cut off */
    records_list(records, &app);       /* what is known is said again */
    return row;
}

/* Who are level at the top share the first place, and a tie is one of all, as where the match's result is
 * told.
 */
TEST(who_share_the_first_place_are_named)
{
    static const struct {
        int scores[4];
        const char *says;
    } ends[] = {{{30, 30, 5, -65}, "You share first place with Lin"},
                {{30, 30, -90, 30}, "You share first place with Lin and Dee"},
                {{5, 30, 30, -65}, "Lin and Cho share first place"},
                {{-90, 30, 30, 30}, "Lin, Cho and Dee share first place"},
                {{7, 7, 7, 7}, "A tie, 7 each"},
                {{31, 30, 30, -91}, "You win, 31 to 30"}};
    data_folder_open(false);
    put("classic-all-win", "2026-11-04 10:00:00", "You", "Lin");
    app_go(&app, scene_records(NULL, &app));
    headless_steps(30);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        assert_string_equal(end_with(ends[i].scores)->result, ends[i].says);
        headless_assert_reads(ends[i].says);
    }
    close_list();
}

/* They stand whole in their row in every language, beside the faces of the people who played, at the smallest
 * window. */
TEST(who_share_the_first_place_have_room)
{
    static const int two[] = {5, 30, 30, -65}, three[] = {-90, 30, 30, 30}, with[] = {30, 30, -90, 30};
    static const int *const ends[] = {two, three, with};
    int cut = 0;
    data_folder_open(false);
    put("classic-all-win", "2026-11-04 10:00:00", "You", "Lin");
    app_go(&app, scene_records(NULL, &app));
    headless_steps(30);
    struct digest *digest = &((struct records *)app.top)->rows[0].digest;
    for (int seat = 1; seat < 4; seat++) {
        struct player *player = &digest->setup.players[seat];
        *player = (struct player){PLAYER_COMPUTER, (uint8_t)(AI_PERSON + seat), ""};
        strcpy(player->name, person_at((enum ai_level)player->level)->name);
        digest->sitters[seat].player = *player;
    }
    struct layout smallest = layout_make(LAYOUT_WIDTH_MIN, LAYOUT_HEIGHT_MIN, 100);
    painter_resize(&app.painter, &smallest);
    for (int i = 0; i < language_count(); i++) {
        struct error why;
        app.command_line.language = language_at(i)->code;
        assert_true(app_speak(&app, &why));
        for (size_t k = 0; k < sizeof ends / sizeof *ends; k++) {
            const struct records_row *row = end_with(ends[k]);
            type_watch(&app.painter, saw, &cut);
            headless_step();
            type_watch(&app.painter, NULL, NULL);
            assert_true(headless_reads(row->result));
        }
    }
    app.command_line.language = "en";
    assert_true(app_speak(&app, NULL));
    assert_int_equal(cut, 0);
    close_list();
}

/* People and who has no name are called in the screen's language wherever they stand, in rows, beside them
 * and in the choice of opponents. */
TEST(names_are_in_the_language_of_the_screen)
{
    open_list();
    app_go(&app, scene_settings(&app, app.top));
    headless_steps(1);
    app.command_line.language = "ja";
    assert_true(app_speak(&app, NULL));
    headless_key(SDLK_ESCAPE);
    headless_steps(3);
    assert_true(headless_click("record:1"));
    headless_steps(3);
    headless_assert_reads("メイ");
    assert_false(headless_reads("Mei"));
    assert_false(headless_reads("You"));
    assert_false(headless_reads("Name, date, result"));
    assert_true(headless_click("button:opponent"));
    headless_steps(2);
    headless_assert_reads("メイ");
    assert_false(headless_reads("Mei"));
    app.command_line.language = "en";
    assert_true(app_speak(&app, NULL));
    close_list();
}
