/*
 * lessons_end.c: the second half of the first game: kongs, Riichi, furiten, indicators and treasure, points,
 * and a whole round.
 */
#include "base/mark.h"
#include "rules/hand/tile.h"
#include "words/lessons/lesson.h"

#define COUNT(steps) ((int)(sizeof(steps) / sizeof *(steps)))

/* --- kong ------------------------------------------------------------------------------------------ */

static const struct lesson_step kong_steps[] = {
    {.text = N_("You drew the fourth 7 characters. Four of a kind count as one set, a kong, and you draw "
                "another tile for them. Press Kong."),
     .does = SCRIPT("kong 7m"),
     .lights = SCRIPT("button:kong hand:7m"),
     .well = N_("The kong is laid aside, and a new tile came from the far end of the wall."),
     .answers =
         {{"discard*",
           N_("You could, but it is better to lay out four of a kind: you get one more tile. Press Kong.")}}},
    {.text = N_("The new tile is East, and you hold another. Now only North is alone: discard it, and you "
                "need just one more tile."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @waits"),
     .answers = {{"*", N_("Without that one you wouldn’t be waiting. Discard North.")}}},
    {.before = SCRIPT("west: discard 6z"),
     .text = N_("Lin discards a green dragon. It would make a pung, but it does more: it completes your "
                "hand. Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pung", N_("A pung alone doesn’t win. This tile completes your hand: press Win.")},
                 {"pass", N_("This is the tile you were waiting for: press Win.")}}},
    {.text = N_("There are two more ways to make a kong: with another player’s discard, if you hold three; "
                "or by adding the fourth tile to your own pung. Only an added kong can be robbed: the other "
                "player may win on it.")},
};

const struct lesson lesson_kong = {
    .id = "kong",
    .name = N_("Kong: four of a kind"),
    .about = N_("A set of four, and one more tile"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 7m7m7m2p3p4p6p7p8p6z6z1z4z7m; west 6z2z; wall 9m; back 1z"),
    .steps = kong_steps,
    .count = COUNT(kong_steps)};

/* --- Riichi ---------------------------------------------------------------------------------------- */

static const struct lesson_step riichi_steps[] = {
    {.text = N_("Three sets, a pair and 3, 4 dots: only the 9 characters doesn’t fit. Without it you would "
                "be one tile from winning. Choose it to see which tile."),
     .does = SCRIPT("touch hand:9m"),
     .lights = SCRIPT("hand:9m"),
     .well = N_("Without it you wait for 2 or 5 dots."),
     .answers = {{SCRIPT("touch button:riichi"),
                  N_("Well spotted: Riichi comes next. First choose the 9 characters.")},
                 {"*",
                  N_("Discarding that would break a set. The 9 characters is the tile that doesn’t fit.")}}},
    {.text =
         N_("All your tiles are concealed, so you may declare Riichi: two more points, and you can win on "
            "revealed tiles too. In return your hand can’t change. Press Riichi, then the 9 characters."),
     .does = SCRIPT("riichi 9m"),
     .lights = SCRIPT("button:riichi hand:9m @waits"),
     .well = N_("The stick is on the table: everyone knows you are waiting."),
     .answers =
         {{SCRIPT("discard 9m"),
           N_("The right tile, but without Riichi. Press Riichi first, then the tile.")},
          {"*",
           N_("Press Riichi first, then the 9 characters: with any other tile you wouldn’t be waiting.")}}},
    {.text = N_("Now revealing tiles is your weapon: only a player in Riichi can win on one, and that is "
                "you. Reveal the lit tile."),
     .does = SCRIPT("reveal 6"),
     .lights = SCRIPT("dummy:6"),
     .answers =
         {{"reveal*", N_("In a real game any of them could be the one. Here, reveal the lit tile.")},
          {"dummy-draw",
           N_("Lin could claim that tile too. Only you can win on a revealed one: reveal the lit tile.")}}},
    {.text = N_("5 dots, the tile you are waiting for! Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", N_("This is your tile. In Riichi it may not come again: press Win.")}}},
    {.text = N_("Riichi was worth two of these three points. Declare it when you like your wait. Think twice "
                "when few of those tiles are left, because your hand can’t change afterwards."),
     .lights = SCRIPT("@plate")},
};

const struct lesson lesson_riichi = {
    .id = "riichi",
    .name = N_("Waiting and Riichi"),
    .about = N_("One tile from winning, and saying so"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 1m2m3m5m6m7m3p4p7p7p7p2z2z9m; west 1z3z; dummy 1m6p5z7m1z9m5p2m8m1p3m6m9p"),
    .steps = riichi_steps,
    .count = COUNT(riichi_steps)};

/* --- furiten --------------------------------------------------------------------------------------- */

static const struct lesson_step furiten_steps[] = {
    {.text = N_("Early in the round you discarded the 1 dot: it is in front of you. Since then you drew the "
                "2 and 3 dots. Discard North, and you wait for 1 or 4 dots."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @own-pile"),
     .answers = {{"riichi*", N_("Not now: in Riichi, one such tile in any discard pile bars all your waits. "
                                "Discard it without Riichi.")},
                 {"*", N_("Then you wouldn’t be waiting. Discard North.")}}},
    {.before = SCRIPT("west: discard 1p"),
     .text = N_("Lin discards the 1 dot, and you aren’t even asked. For the rest of the round you can’t win "
                "on another player’s tile if you have discarded one like it. That is furiten."),
     .lights = SCRIPT("@own-pile @waits")},
    {.text = N_("You can’t win on the 1 dot, but you can on the 4 dots, and on any tile you draw yourself. "
                "You drew South, which is no use: discard it, but not with Riichi."),
     .does = SCRIPT("discard 2z"),
     .lights = SCRIPT("hand:2z"),
     .answers = {{"riichi*", N_("In Riichi, furiten goes further: if one of your waits is in any discard "
                                "pile, you can win only by self-draw. Discard without Riichi.")},
                 {"*", N_("You would no longer be waiting. Discard South.")}}},
    {.before = SCRIPT("west: discard 4p"),
     .text = N_("4 dots, your other wait, and nothing bars it. Press Win. If you pass, the 4 dots will be "
                "furiten for the rest of the round too."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", N_("A win you pass is barred for the rest of the round. Take it: press Win.")}}},
    {.text = N_("So there are three furiten rules: what you discarded; what you passed; and in Riichi, any "
                "of your waits in any discard pile. A tile you draw yourself always wins. The game tells you "
                "each time which rule applied.")},
};

const struct lesson lesson_furiten = {
    .id = "furiten",
    .name = N_("Furiten"),
    .about = N_("Which tiles you can’t win on, and why"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal =
        SCRIPT("east 1m2m3m5m6m7m9m9m7p7p7p1p4z2z; west 3z1z1p4p9p; dummy 1m6p5z8m1z9m6z2m8p6p3m6m9p; wall "
               "6z3p7z2p5z2z3z"),
    .opening = SCRIPT("east: discard 1p; west: discard 3z; east: discard 2z; west: discard 1z"),
    .steps = furiten_steps,
    .count = COUNT(furiten_steps)};

/* --- indicators and treasure ----------------------------------------------------------------------- */

static const struct lesson_step bonus_steps[] = {
    {.text = N_(
         "Bamboo is removed, but three of its tiles are laid out for East, and you are East: their numbers "
         "can score. Keep the two that fit your hand best: 5 and 8. Choose them, then press Keep."),
     .does = SCRIPT("keep 5 8"),
     .lights = SCRIPT("keep:0 keep:2 button:keep"),
     .well = N_("They are now in the corner, for both of you."),
     .answers = {{"*", N_("You have no 2s, but many 5s and 8s. Keep those two numbers.")}}},
    {.text = N_("If every set and the pair contain a 5 or an 8, the hand is worth three more points. Yours "
                "will. The face-down tile beside them is the treasure. You have four 8 dots: press Kong."),
     .does = SCRIPT("kong 8p"),
     .lights = SCRIPT("button:kong @indicators"),
     .answers = {{"discard*",
                  N_("The kong lets you reveal the treasure and gives you another tile: press Kong.")}}},
    {.text = N_("The player who makes a kong may reveal the treasure. It is worth a point for each tile of "
                "its number in the winning hand, no matter who wins. You are one tile away: reveal it."),
     .does = SCRIPT("treasure yes"),
     .lights = SCRIPT("button:treasure-yes @indicators"),
     .answers = {{SCRIPT("treasure no"), N_("When the other player is closer to winning, leave it face down. "
                                            "You are one tile away: reveal it.")}}},
    {.text = N_("An 8, and you hold five of them. And the kong’s replacement is the 5 dots your pair needs. "
                "Press Win!"),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"*", N_("Your hand is complete, and worth a lot. Press Win.")}}},
    {.text = N_("Five points from the treasure, three because every set has a 5 or an 8, two for winning on "
                "the kong’s replacement, one because it was all concealed: 11 in all. Think of these numbers "
                "when you choose what to keep."),
     .lights = SCRIPT("@indicators @plate")},
};

const struct lesson lesson_bonus = {
    .id = "bonus",
    .name = N_("Indicators and treasure"),
    .about = N_("Numbers that make a hand worth more"),
    .mode = "dueling-tigers",
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 4m5m6m6m7m8m3p4p5p8p8p8p5p8p; west 1z3z; back 5p; aside 5s2s8s8s"),
    .steps = bonus_steps,
    .count = COUNT(bonus_steps)};

/* --- points ---------------------------------------------------------------------------------------- */

static const struct lesson_step points_steps[] = {
    {.text =
         N_("Any complete hand wins, but points come from patterns. Here 13 tiles are dots: a hand all in "
            "one suit is worth two points. Declare Riichi with the tile that spoils it, for two more."),
     .does = SCRIPT("riichi 4z"),
     .lights = SCRIPT("button:riichi hand:4z"),
     .answers = {{SCRIPT("discard 4z"), N_("The right tile. But your hand is concealed and waiting: press "
                                           "Riichi first, for two more points.")},
                 {"riichi*", N_("Then a wind would stay in your hand, and it wouldn’t be one suit. Discard "
                                "North with Riichi.")},
                 {"*", N_("Press Riichi, then the one tile that isn’t a dot.")}}},
    {.text = N_("Revealing is good for you now: only you are in Riichi. Reveal any tile."),
     .does = SCRIPT("reveal *"),
     .lights = SCRIPT("@row"),
     .answers = {{"dummy-draw", N_("It may be your tile, but Lin could take it too. Only you can win on "
                                   "revealed tiles: reveal one.")}}},
    {.before = SCRIPT("west: discard 9p"),
     .text = N_("The 9 dots completes it. Press Win, and watch the patterns being counted one by one."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", N_("It is the tile you were waiting for: press Win.")}}},
    {.text = N_("Pure one suit 2, Riichi 2, concealed hand 1: five points. Points add up, but of a group of "
                "related patterns only the highest counts. The rule book has the list."),
     .lights = SCRIPT("@plate")},
    {.text =
         N_("Points carry over. After four rounds, each of you East twice, the player with the most points "
            "wins the match. A small win stops the other player from winning; a big one decides the match.")},
};

const struct lesson lesson_points = {
    .id = "points",
    .name = N_("The win and its points"),
    .about = N_("What makes a hand worth more"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal =
        SCRIPT("east 1p1p1p3p3p3p4p5p6p7p8p7p4z8p; west 9p1z3z; dummy 1m2m5z7m1z9m2m3m8m4m3m6m6z; wall 3z"),
    .steps = points_steps,
    .count = COUNT(points_steps)};

/* --- a whole round --------------------------------------------------------------------------------- */

static const struct lesson_step round_steps[] = {
    {.before = SCRIPT("east: keep 3 7; east: discard 9m"),
     .text = N_("A whole round, from the deal on. Lin is East and started; you are West. Look at your hand, "
                "and discard a lone tile."),
     .does = SCRIPT("discard 1z|discard 9p"),
     .lights = SCRIPT("hand:1z hand:9p"),
     .answers = {{"*", N_("That one belongs to a set or a pair, or may become a run. East and the 9 dots are "
                          "the lone tiles.")}}},
    {.text = N_("Your dummy action. You hold two pairs that a third tile would turn into pungs, and Lin "
                "hasn’t shown anything yet. So draw from the wall."),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("button:draw"),
     .answers = {{"reveal*",
                  N_("That is safe, but you need tiles, and Lin isn’t close yet: draw from the wall.")}}},
    {.before = SCRIPT("east: discard 6z"),
     .text = N_("That draw helped nobody, but Lin discards a green dragon. A pung of dragons is a set and a "
                "point: will you claim it?"),
     .does = SCRIPT("pung"),
     .lights = SCRIPT("button:pung"),
     .answers = {{"pass", N_("You hold two, and dragons are worth a point: press Pung.")}}},
    {.text = N_("It is your turn right away, without a draw. Discard the other lone tile."),
     .does = SCRIPT("discard 1z|discard 9p"),
     .lights = SCRIPT("hand:1z hand:9p"),
     .answers = {{"*", N_("Keep that one: it belongs to a set, the pair, or the 2 and 3 characters.")}}},
    {.text = N_("You are waiting for 1 or 4 characters. You can’t declare Riichi with an exposed pung, so "
                "revealed tiles won’t help you. What will?"),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("button:draw @waits"),
     .answers = {{"reveal*",
                  N_("You can’t win on a revealed tile without Riichi. You can on one you draw: draw.")}}},
    {.before = SCRIPT("east: discard 2z"),
     .text = N_(
         "Not yet. Lin discarded, and you drew again. Discard what you don’t need: the tile you just drew."),
     .does = SCRIPT("discard 3z"),
     .lights = SCRIPT("hand:3z"),
     .answers = {{"*", N_("You would no longer be waiting. Discard West, the tile you just drew.")}}},
    {.text = N_("The dummy action again. Lin still shows nothing: who would a new tile help more?"),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("@row @wall"),
     .answers = {{"reveal*",
                  N_("You are waiting, and the tile you draw could be yours. Draw from the wall.")}}},
    {.text = N_("4 characters, drawn for the dummy, and you are waiting for it. Claim it: press Win!"),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", N_("That is your tile: press Win.")}}},
    {.text = N_("You won a round through the dummy action, which is what this game is all about. In a match, "
                "the lamp gives a hint, the question mark opens the rule book, and the log tells what "
                "happened in the round.")},
};

const struct lesson lesson_round = {.id = "round",
                                    .name = N_("A whole round"),
                                    .about = N_("Everything together, from the deal to the win"),
                                    .mode = "dueling-tigers",
                                    .you = 1,
                                    .removed = SUIT_BAMBOO,
                                    .deal = SCRIPT("east 9m6z2z1p3p; west 2m3m5m6m7m4p4p6p7p8p6z6z1z; dummy "
                                                   "1m6m5z7m4z9m7z2m8m1p3m5p9p; wall 9p8m7z2p4z3z4m; "
                                                   "aside 3s7s9s1s"),
                                    .steps = round_steps,
                                    .count = COUNT(round_steps)};
