/*
 * test_torture.c: the window program lives through a start, a match and settings being changed, played by
 * keys (torture/keys.c), while one call to the system fails: it goes on or ends with a sentence, and neither
 * match nor settings that were there before are lost.
 * Tier: night
 */
#include "support/test.h"

#include "torture/torture.h"

#include "session/settings.h"

static const char settings[] = "[sound]\nmusic = 2\n[table]\nspeed = fast\n[match]\nname = \"Tortured\"\n";

/* The title, a match, its pause, settings from there and from the title, the match again. */
static const char keys[] =
    "Return*5 Play*24 M Escape S Tab*6 Return Right*2 Escape Escape T S Tab*3 Return Right "
    "Escape Return*2 Play*12";

/* A file of the data folder with one of these records or settings in it. */
struct search {
    const char *folder;
    const struct record *start; /* what the record begins with, or NULL: settings are looked for */
    bool found;
};

static void look(void *user, const char *name)
{
    struct search *search = user;
    char path[2 * MATCH_PATH];
    snprintf(path, sizeof path, "%s/%s", search->folder, name);
    if (file_kind(path) != FILE_PLAIN)
        return;
    if (search->start) {
        search->found |= torture_goes_on(path, search->start);
        return;
    }
    char *text = file_read(path, NULL, NULL);
    search->found |= text && strstr(text, "name = \"Tortured\"") && strstr(text, "music = ");
    free(text);
}

static bool is_there(const char *folder, const struct record *start)
{
    struct search search = {folder, start, false};
    file_each(folder, "", look, &search);
    return search.found;
}

/* Of what was there nothing is lost: it may have been set aside, but stands in the folder whole. */
static void judge(const struct torture *torture, const char *call, int number)
{
    char path[MATCH_PATH], kept[MATCH_PATH];
    struct record old;
    if (!torture->before[0])
        return;
    match_path(kept, torture->data, "records");
    bool had = record_read(&old, match_path(path, torture->before, "dueling-tigers.tigers"), NULL);
    assert_true(had);
    if (!is_there(torture->data, &old) && !is_there(kept, &old))
        fail_msg("call %d, %s, failed: the match is lost; \"%s\"", number, call, torture->said);
    if (!is_there(torture->data, NULL))
        fail_msg("call %d, %s, failed: the settings are lost; \"%s\"", number, call, torture->said);
    record_deinit(&old);
}

/* What the program writes is whole, whatever became of it. */
static void check_files(void *user, const char *name)
{
    char path[2 * MATCH_PATH];
    struct record record;
    struct problem why;
    bool cut;
    snprintf(path, sizeof path, "%s/%s", (const char *)user, name);
    if (!record_read_save(&record, path, &cut, &why))
        fail_msg("%s is no record", name);
    assert_false(cut);
    record_deinit(&record);
}

static void judge_all(const struct torture *torture, const char *call, int number)
{
    char path[MATCH_PATH];
    struct settings read;
    struct problem why;
    judge(torture, call, number);
    if (file_exists(torture->data))
        file_each(torture->data, ".tigers", check_files, (void *)(uintptr_t)torture->data);
    settings_defaults(&read);
    if (!settings_load(&read, match_path(path, torture->data, "settings.ini"), &why))
        fail_msg("call %d, %s, failed: the settings are broken", number, call);
}

static void begin(struct torture *torture)
{
    torture_init(torture, NULL);
    torture->preload = TORTURE_SHIM " " TORTURE_KEYS;
    torture->longest = 4;
    snprintf(torture->command, sizeof torture->command,
             "'%s/dueling-tigers' --data '%s' --speed off --size 800x600 --seed 3", PROGRAM_DIR,
             torture->data);
    system_set("TORTURE_KEYS", keys);
}

TEST(the_first_start)
{
    struct torture torture;
    begin(&torture);
    torture_all(&torture, judge_all);
    torture_deinit(&torture);
}

TEST(a_match_goes_on)
{
    struct torture torture;
    char path[MATCH_PATH];
    begin(&torture);
    torture_live(&torture, 0); /* which begins the match */
    assert_int_equal(torture.status, 0);
    match_path(torture.before, torture.folder, "before");
    system_copy(torture.data, torture.before);
    assert_true(
        file_write(match_path(path, torture.before, "settings.ini"), settings, strlen(settings), NULL));
    torture.last = true;
    torture_all(&torture, judge_all);
    torture_deinit(&torture);
}

static int tell(void **state)
{
    (void)state;
    torture_tell();
    return 0;
}

TEST_GROUP(NULL, tell)
