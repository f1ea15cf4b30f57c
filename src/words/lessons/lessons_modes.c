/*
 * lessons_modes.c: for each mode but Dueling Tigers, a lesson on what is special in it; it assumes the first
 * game.
 */
#include "base/mark.h"
#include "words/lessons/lesson.h"

#define COUNT(steps) ((int)(sizeof(steps) / sizeof *(steps)))

/* --- Tenpai Duel: the guess ------------------------------------------------------------------------ */

#define NO_WAIT                                                                                                \
    N_("Lin discarded that one, and a player can’t declare Riichi with a wait among their own discards. So " \
       "it can’t be a wait.")

static const struct lesson_step guess_steps[] = {
    {.text =
         N_("Lin has declared Riichi, and play stops: this is Stage B. Lin reveals tiles from the wall until "
            "one completes the hand. Your job is to prevent it by guessing what Lin is waiting for."),
     .lights = SCRIPT("@other-plate")},
    {.text = N_("Choose two tiles. Lin can’t be waiting for anything in Lin’s own discards, at the top left: "
                "9 characters, 1 bamboo, East, the green dragon. Try two dots: 3 and 6."),
     .does = SCRIPT("guess 3p 6p"),
     .lights = SCRIPT("guess:3p guess:6p button:guess @other-pile"),
     .well = N_("Neither is right. Lin now reveals five tiles."),
     .answers = {{SCRIPT("guess 1z*|guess 9m*|guess 1s*|guess 6z*|guess *1z|guess *9m|guess *1s|guess *6z"),
                  NO_WAIT},
                 {"*", N_("Perhaps, but look at Lin’s discards and try 3 and 6 dots first.")}}},
    {.text = N_("None of the five helped Lin. Runs wait for tiles three apart, like 1 and 4, or 4 and 7. "
                "Guess two more: 4 and 7 dots."),
     .does = SCRIPT("guess 4p 7p"),
     .lights = SCRIPT("guess:4p guess:7p button:guess"),
     .answers = {{"*", N_("A fair guess. Here, try 4 and 7 dots: three apart, and in the suit Lin hasn’t "
                          "discarded at all.")}}},
    {.text = N_("Prevented: Lin was waiting for 4 and 7 dots with 5 and 6, and gets nothing. When you "
                "declare, think about what your own discards give away."),
     .lights = SCRIPT("@other")},
};

const struct lesson lesson_guess = {
    .id = "guess",
    .name = N_("Tenpai Duel: the guess"),
    .about = N_("What do the discards say about a hand?"),
    .mode = "tenpai-duel",
    .you = 1,
    .deal = SCRIPT(
        "east 2m3m4m6m7m8m2s3s4s5p6p9s9s1z; west 1m1m9m1p2p3p7s8s9s5z5z3z2z; wall 4z9m3z1s2z6z8m2s5s8p7z"),
    .opening = SCRIPT("east: discard 1z; east: discard 9m; east: discard 1s; east: riichi 6z"),
    .steps = guess_steps,
    .count = COUNT(guess_steps)};

/* --- One Suit: naming waits ------------------------------------------------------------------------ */

static const struct lesson_step waits_steps[] = {
    {.text = N_("One suit, seven tiles, two sets and a pair to win. Nobody tells you when your hand is "
                "complete. First discard what doesn’t fit: the 1 characters."),
     .does = SCRIPT("discard 1m"),
     .lights = SCRIPT("hand:1m"),
     .answers = {{"declare",
                  N_("Careful: the hand isn’t complete, and a wrong declaration costs 10 points.")},
                 {"*", N_("Keep those together: 5, 6, 7, 7 and three 9s. The 1 doesn’t fit.")}}},
    {.before = SCRIPT("west: discard 8m"),
     .text = N_("Lin discards an 8. Is your hand complete? 5 6 7, then 7 8 9, and 9 9: yes! Press Declare a "
                "win, then mark every tile that would have completed it: 4, 7 and 8. Then press Name."),
     .does = SCRIPT("declare"),
     .lights = SCRIPT("button:declare name:4m name:7m name:8m button:named"),
     .answers = {{"pass", N_("It is complete: 567, 789 and a pair of 9s. Press Declare a win.")},
                 {SCRIPT("waits *"), N_("Not quite. With 4: 456, 77, 999. With 7: 567, 77, 999… and the 8 "
                                        "itself. Mark 4, 7 and 8, nothing else.")}}},
    {.text = N_("Name what your hand was waiting for: 4, 7 and 8."),
     .does = SCRIPT("waits 478m"),
     .lights = SCRIPT("name:4m name:7m name:8m button:named"),
     .answers = {{"*", N_("Leaving out a wait costs 3 points, naming a wrong one 4, because you also lose "
                          "the 2 for naming all. It is 4, 7 and 8.")}}},
    {.text =
         N_("Ten points: five for the win, one for each of the three names, and two for naming all of them "
            "with no mistakes. The trainer, under Learn, gives you as many of these hands as you like.")},
};

const struct lesson lesson_waits = {.id = "waits",
                                    .name = N_("One Suit: naming waits"),
                                    .about = N_("A win at your own risk"),
                                    .mode = "one-suit",
                                    .deal = SCRIPT("east 5m6m7m7m9m9m9m1m; west 8m2m1m3m5m4m6m; wall 2m"),
                                    .steps = waits_steps,
                                    .count = COUNT(waits_steps)};

/* --- Classic Mahjong: faan and the minimum --------------------------------------------------------- */

static const struct lesson_step faan_steps[] = {
    {.text = N_("Four players, and you are East. Here a hand must be worth three faan, or it can’t win. "
                "Yours will be waiting once East is gone: discard it."),
     .does = SCRIPT("discard 1z"),
     .lights = SCRIPT("hand:1z @waits"),
     .answers = {{"*", N_("That would break a set. East, the tile you just drew, is alone.")}}},
    {.before = SCRIPT("west: discard 9s"),
     .text = N_("Mei discards the 9 bamboo, and it completes your hand, yet you aren’t asked. Four sequences "
                "are one faan, a concealed hand is one: that makes two, and you need three."),
     .lights = SCRIPT("@waits")},
    {.text = N_("You drew the 6 bamboo yourself, and a self-draw is one more faan: three. Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"discard*", N_("Your hand is complete and worth three faan now. Press Win.")}}},
    {.text = N_("Three faan are eight points from each of the others. So have a goal: triplets of dragons or "
                "of your wind, one suit, all triplets. The rule book lists what each is worth."),
     .lights = SCRIPT("@plate")},
};

const struct lesson lesson_faan = {.id = "faan",
                                   .name = N_("Classic Mahjong: faan"),
                                   .about = N_("A hand must be worth something to win"),
                                   .mode = "classic",
                                   .options = SCRIPT("flowers off"),
                                   .deal = SCRIPT("east 2m3m4m5p6p7p3s4s5s7s8s9m9m1z; wall 2z9s3z6s"),
                                   .steps = faan_steps,
                                   .count = COUNT(faan_steps)};

/* --- Pattern Mahjong: patterns --------------------------------------------------------------------- */

static const struct lesson_step patterns_steps[] = {
    {.text = N_("Any complete hand wins here, but plain ones score little: patterns pay. Discard North, and "
                "1 or 4 bamboo wins."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @waits"),
     .answers = {{"*", N_("That one is part of something good. North is the lone tile.")}}},
    {.before = SCRIPT("south: discard 1s"),
     .text = N_("1 bamboo would win 10 points. But 4 bamboo makes 2, 3, 4 in all three suits, and a hand "
                "without terminals: 50. There is no furiten in this mode, so you can wait. Press Pass."),
     .does = SCRIPT("pass"),
     .lights = SCRIPT("button:pass @waits"),
     .answers = {{"win", N_("10 points now, or 50 soon? Be bold and press Pass.")}}},
    {.text = N_("Not this one: discard West."),
     .does = SCRIPT("discard 3z"),
     .lights = SCRIPT("hand:3z"),
     .answers = {{"*", N_("Your hand is already waiting. Discard West, the tile you just drew.")}}},
    {.before = SCRIPT("west: discard 4s"),
     .text = N_("4 bamboo! Press Win, and watch the patterns."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", N_("This is the big one: press Win.")}}},
    {.text = N_("Three similar runs 35, and three patterns of 5: 50 points. Mei, who discarded the tile, "
                "pays for all three players. The rule book shows all the patterns with pictures."),
     .lights = SCRIPT("@plate")},
};

const struct lesson lesson_patterns = {.id = "patterns",
                                       .name = N_("Pattern Mahjong: patterns"),
                                       .about = N_("Quick and plain, or slow and splendid?"),
                                       .mode = "patterns",
                                       .deal =
                                           "east 2m3m4m2p3p4p2s3s6p7p8p8m8m4z; south 1s; wall 2z9m1z3z7z4s",
                                       .steps = patterns_steps,
                                       .count = COUNT(patterns_steps)};
