/*
 * test_spoken_play.c: whole matches by ear, of two modes or of every mode, from the title on and back to it,
 * and the lessons of the first game: the player knows only what is spoken, and presses keys (blind_play.h).
 * More of them: tool_blind.
 */
#include "support/test.h"

#include "sdl/blind_play.h"
#include "support/effort.h"

enum { LESSONS_LONG = 400 /* keys: twice what the lessons take */ };

TEST(test_matches_by_ear)
{
    static const char *const modes[] = {"Dueling Tigers", "Tenpai Duel", "Pattern Mahjong", "One Suit",
                                        "Classic Mahjong"};
    blind.tells = getenv("BLIND_TELLS") != NULL;
    blind_open(11);
    int count = effort(2, 5, 5);
    for (int i = 0; i < count; i++)
        blind_match(modes[i]);
    assert_int_equal(blind.matches, count);
    blind_close();
}

/* The key that was told to lead on; else what leads on is asked for. */
static void press_what_leads_on(void)
{
    bool go = blind_heard("Enter: Continue") || blind_heard("Enter: Next lesson");

    if (go)
        blind_press(SDLK_RETURN, 0);
    else if (blind_heard("E: Show me"))
        blind_press(SDLK_e, 0);
    else
        blind_press(SDLK_t, KMOD_LSHIFT);
}

/* From the title through all twelve lessons of the first game to the match that they lead to. */
TEST(test_lessons_by_ear)
{
    int keys = 0;

    blind_open(12);
    blind_choose("Learn");
    blind_choose("Start: The tiles");
    for (; keys < LESSONS_LONG && !blind_heard("Enter: Play a match"); keys++)
        press_what_leads_on();
    if (keys == LESSONS_LONG)
        blind_lost("in the lessons");
    blind_press(SDLK_RETURN, 0);
    if (!blind_heard_in("New match"))
        blind_lost("after the lessons");
    blind_close();
}
