/*
 * test_scripts.c: plays the scripts of sdl/ROOM/scripts (support/script.h), each a test of its own
 * (sdl/ROOM/NAME), in the program's real scenes; without an argument tests itself. A line may hold several
 * steps, parted by "; ".
 *
 * The program, begun again with each word, closed at the end of a case:
 *   open SCENE [WxH] [SPEED]   without a data folder, at a scene
 *   program [WxH] [SPEED]      the same without a scene
 *   speaks SCENE               at a scene, and it is spoken
 *   title                      at the title, over a new data folder; "again": over the one of before
 *   start, again, close        as it starts over that folder or a new one; the title over it; nothing
 *   deal MODE WORDS : TILES : MOVES
 *                              at a table (960x600) whose deal was thought out, after those moves
 *                              ("|" parts both); words: OPTION=VALUE, practice, hot-seat, spoken,
 *                              seat=N, WxH
 * What a player does:
 *   click ID, key KEY...       an id that ends in "*" is the first that begins so; "Ctrl+Shift+Z"
 *   point AT, hold AT, carry AT, release AT, tap AT, drag FROM TO
 *                              the mouse at a target, a place of the hand ("place:3") or a pixel ("48,30")
 *   fill ID TEXT               types over what a field holds, and leaves it by Enter
 *   type TEXT, compose TEXT    by letters; all at once, as an input method does
 *   wheel LINES
 *   saving STEP                the step, and what it changes is written into the folder
 *   move, quit                 the person moves, once they are asked; closes the window
 *   trigger                    the right one of a pad
 * What happens besides:
 *   go SCENE                   as --scene knows them; or of the program as it is: options MODE [hot-seat],
 *                              day [DATE], table, result, match-result, over settings, pause or learn
 *   wait SCENE, pass STEPS, focus ID, unfocus, now DATE TIME, speak LANGUAGE
 *   settle, look               until somebody at the table is asked; after settings have changed over it
 *   set SECTION.NAME VALUE     a setting, by its line in settings.ini
 *   match MODE [practice] [hot-seat], practice RECORD
 *                              begins one; or plays on from a record of the sources
 *   some, round, finish        some moves, to a result, to its end
 *   write FILE TEXT, folder FILE, remove FILE
 *                              in the data folder; "|" ends a line of the text
 *   rename FILE NAME, spoil FILE [DEAL]
 *                              likewise; a deal of a record there can't be read any more
 *   learned, due, done DATE    all lessons are done; a puzzle of the match there is due; a day's try is over
 *   player NAME, plays N       another player is there, and plays
 *   block FILE, unblock FILE   nothing can be written to it; taken FILE, freed: another program's lock
 *   clipboard                  there is one
 *   notice TEXT, clear         the program says so at the top of the window; notices have gone
 * What is then (each can fail):
 *   listen, hears TEXT         where it is spoken: to what was said since it was listened last
 *   only TEXT                  likewise, and nothing else was said
 *   said TEXT, unsaid TEXT, once TEXT
 *                              in what was listened to then; "A ... B": one after the other
 *   top SCENE, focused ID
 *   there ID..., none ID..., off ID...
 *                              what can be chosen, cannot, and is seen greyed
 *   reads TEXT, lacks TEXT     what stands on the screen
 *   files NAME..., lost NAME...
 *                              what the data folder holds or does not
 *   holds FILE TEXT, busy FILE what is in it; the program has its lock
 *   is FACT = VALUE            see script_facts.h
 *   note FACT                  for: same FACT, other FACT, less FACT, more FACT
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "sdl/script_facts.h"
#include "sdl/script_happens.h"
#include "sdl/script_player.h"
#include "words/languages/languages.h"

/* --- what is then --------------------------------------------------------------------------------------- */

static void expect_text(const char *what, const char *found, const char *expected)
{
    if (strcmp(found, expected) != 0)
        script_fail("%s is \"%s\", expected: \"%s\"", what, found, expected);
    script_met();
}

static void expect_top(char *text)
{
    expect_text("the scene on top", headless_top(), text);
}

static void expect_focused(char *text)
{
    expect_text("the focus", app.input.focus, text);
}

static void expect_targets(char *text, bool there, bool off)
{
    for (char *id; (id = text_next_word(&text)); script_met()) {
        const struct target *target = find(id);
        if ((target != NULL) != there)
            script_fail("%s is %s", id, there ? "not there" : "there");
        if (there && ((target->flags & TARGET_OFF) != 0) != off)
            script_fail("%s %s", id, off ? "is not greyed" : "is greyed");
    }
}

static void expect_there(char *text)
{
    expect_targets(text, true, false);
}

static void expect_none(char *text)
{
    expect_targets(text, false, false);
}

static void expect_off(char *text)
{
    expect_targets(text, true, true);
}

static void expect_reads(char *text)
{
    headless_assert_reads(text);
    script_met();
}

static void expect_lacks(char *text)
{
    if (headless_reads(text))
        script_fail("\"%s\" is on the screen", text);
    script_met();
}

static void expect_files(char *text)
{
    for (char *name; (name = text_next_word(&text)); script_met())
        if (!data_folder_holds(name))
            script_fail("there is no file %s", name);
}

static void expect_lost(char *text)
{
    for (char *name; (name = text_next_word(&text)); script_met())
        if (data_folder_holds(name))
            script_fail("there is a file %s", name);
}

static void expect_busy(char *text)
{
    char path[MATCH_PATH];
    struct lock *lock;
    if (lock_take(&lock, match_path(path, folder, text)) != LOCK_HELD)
        script_fail("nobody holds the lock %s", text);
    script_met();
}

static void expect_holds(char *text)
{
    char path[MATCH_PATH], *words_of = script_cut(text, " ");
    char *content = file_read(match_path(path, folder, text), NULL, NULL);
    exchange(words_of, '|', '\n');
    if (!content || !words_of || !strstr(content, words_of))
        script_fail("%s holds: %s", text, content ? content : "nothing");
    free(content);
    script_met();
}

static void expect_is(char *text)
{
    char found[VALUE], *expected = script_cut(text, " =");
    if (!expected)
        script_fail("\"%s\" expects no value", text);
    say(text, found);
    expect_text(text, found, expected);
}

static void play_note(char *text)
{
    int i = 0;
    while (i < played.note_count && strcmp(played.notes[i].fact, text) != 0)
        i++;
    if (i == NOTES)
        script_fail("too much is noted");
    played.note_count += i == played.note_count;
    snprintf(played.notes[i].fact, sizeof played.notes[i].fact, "%s", text);
    say(text, played.notes[i].value);
}

/* What the fact was when it was noted, and what it is. */
static const char *noted(const char *fact, char now[VALUE])
{
    for (int i = 0; i < played.note_count; i++)
        if (strcmp(played.notes[i].fact, fact) == 0) {
            say(fact, now);
            script_met();
            return played.notes[i].value;
        }
    script_fail("%s was not noted", fact);
    return "";
}

static void compare(const char *fact, int sign, bool equal)
{
    char now[VALUE];
    const char *before = noted(fact, now);
    int difference = sign ? sign * (atoi(now) - atoi(before)) : 0;
    bool met = sign ? difference > 0 : (strcmp(now, before) == 0) == equal;
    if (!met)
        script_fail("%s was %s and is %s", fact, before, now);
}

static void expect_same(char *text)
{
    compare(text, 0, true);
}

static void expect_other(char *text)
{
    compare(text, 0, false);
}

static void expect_less(char *text)
{
    compare(text, -1, false);
}

static void expect_more(char *text)
{
    compare(text, 1, false);
}

static void play_step(char *text);

static void play_saving(char *text)
{
    app.command_line.headless = false;
    play_step(text);
    app.command_line.headless = true;
}

static const struct script_word words[] = {
    {"again", play_again},
    {"speaks", play_speaks},
    {"notice", play_notice},
    {"compose", play_compose},
    {"only", expect_only},
    {"once", expect_once},
    {"clear", play_clear},
    {"busy", expect_busy},
    {"rename", play_rename},
    {"spoil", play_spoil},
    {"move", play_move},
    {"holds", expect_holds},
    {"block", play_block},
    {"carry", play_carry},
    {"click", play_click},
    {"deal", play_deal},
    {"drag", play_drag},
    {"release", play_release},
    {"hold", play_hold},
    {"listen", play_listen},
    {"point", play_point},
    {"look", play_look},
    {"settle", play_settle},
    {"tap", play_tap},
    {"unfocus", play_unfocus},
    {"clipboard", play_clipboard},
    {"close", play_close},
    {"fill", play_fill},
    {"finish", play_finish},
    {"focus", play_focus},
    {"folder", play_folder},
    {"freed", play_freed},
    {"go", play_go},
    {"key", play_key},
    {"match", play_match},
    {"note", play_note},
    {"now", play_now},
    {"open", play_open},
    {"player", play_player},
    {"plays", play_plays},
    {"program", play_program},
    {"trigger", play_trigger},
    {"quit", play_quit},
    {"done", play_done},
    {"practice", play_practice},
    {"due", play_due},
    {"learned", play_learned},
    {"remove", play_remove},
    {"round", play_round},
    {"saving", play_saving},
    {"set", play_set},
    {"some", play_some},
    {"speak", play_speak},
    {"start", play_start},
    {"pass", play_pass},
    {"taken", play_taken},
    {"title", play_title},
    {"type", play_type},
    {"unblock", play_unblock},
    {"wait", play_wait},
    {"wheel", play_wheel},
    {"write", play_write},
    {"files", expect_files},
    {"hears", expect_hears},
    {"said", expect_said},
    {"unsaid", expect_unsaid},
    {"focused", expect_focused},
    {"is", expect_is},
    {"lacks", expect_lacks},
    {"less", expect_less},
    {"lost", expect_lost},
    {"more", expect_more},
    {"none", expect_none},
    {"off", expect_off},
    {"other", expect_other},
    {"reads", expect_reads},
    {"same", expect_same},
    {"there", expect_there},
    {"top", expect_top},
    {NULL, NULL},
};

static void play_step(char *text)
{
    char *rest = script_cut(text, " ");
    const struct script_word *word = words;
    while (word->word && strcmp(word->word, text) != 0)
        word++;
    if (!word->word)
        script_fail("there is no word \"%s\"", text);
    word->play(rest ? rest : "");
}

/* --- the driver itself ---------------------------------------------------------------------------------- */

static const char *program;

static const struct script_sample samples[] = {
    {"open title; top title; there button:records; none button:nonsense; reads Records\n", NULL},
    {"open title; top records\n", "the scene on top is \"title\", expected: \"records\""},
    {"open title; focused button:records\n", "the focus is \"\""},
    {"open title; there button:nonsense\n", "button:nonsense is not there"},
    {"open title; none button:records\n", "button:records is there"},
    {"open title; off button:records\n", "button:records is not greyed"},
    {"open title; click button:nonsense\n", "button:nonsense cannot be clicked: it is not there"},
    {"open title; reads Nonsense\n", "\"Nonsense\" is not on the screen"},
    {"open title; lacks Records\n", "\"Records\" is on the screen"},
    {"title; files nothing\n", "there is no file nothing"},
    {"title; write some; lost some\n", "there is a file some"},
    {"open title; is sound.muted = on\n", "sound.muted is \"off\", expected: \"on\""},
    {"open title; note sound.muted; other sound.muted\n", "sound.muted was off and is off"},
    {"open title; key M; same sound.muted\n", "sound.muted was not noted"},
    {"open title; note sound.music; more sound.music\n", "sound.music was"},
    {"open title; is nonsense = 1\n", "there is no fact nonsense"},
    {"open nonsense\n", "there is no scene \"nonsense\""},
    {"deal classic : east 2222m3333p33s55z46s; is table.hand = 1m\n", "table.hand is \"2m 2m 2m"},
    {"deal classic nonsense : east 1m\n", "a deal is not \"nonsense\""},
    {"deal classic; drag nonsense 1,1\n", "there is no nonsense"},
    {"open title; key Nonsense\n", "there is no key \"Nonsense\""},
    {"open title\n", "the case expects nothing"},
};

TEST(the_driver_notices)
{
    script_try(program, "", samples, sizeof samples / sizeof *samples);
}

static void begin_case(void)
{
    if (played.blocked[0])
        play_unblock(played.blocked);
    close_program(true);
    play_freed(NULL);
    played = (struct state){0};
    system_set("TIGERS_NOW", NULL);
    language_speak(language_at(0));
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    program = argv[0];
    if (argc < 2)
        return test_file_run();
    script_part_steps("; ");
    int failed = script_play(argv[1], words, begin_case);
    begin_case();
    return failed;
}
