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
    {.text = TR("You drew the fourth 7 characters. Four alike count as one set, a kong, and you draw another "
                "tile for "
                "them. Press Kong."),
     .does = SCRIPT("kong 7m"),
     .lights = SCRIPT("button:kong hand:7m"),
     .well = TR("The kong lies aside, and a tile came from the far end of the wall."),
     .answers = {{"discard*",
                  TR("You could, but four alike are better laid out: you draw one tile more. Press Kong.")}}},
    {.text =
         TR("The new tile is East, and you hold another. Now only North stands alone: discard it, and you "
            "need just one tile."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @waits"),
     .answers = {{"riichi*", TR("Riichi comes later. Discard the tile without it.")},
                 {"*", TR("With that one gone you would not be waiting. Discard North.")}}},
    {.before = SCRIPT("west: discard 6z"),
     .text = TR("Lin gives a green dragon. It would make a pung, but it does more: it completes your hand. "
                "Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pung", TR("A pung alone does not win. The tile completes the hand: press Win.")},
                 {"pass", TR("This is the tile you were waiting for: press Win.")}}},
    {.text = TR("A kong is made in two more ways: of another’s discard, if you hold three; or by adding the "
                "fourth to a "
                "pung of yours. Only an added one can be robbed: won on by the other.")},
};

const struct lesson lesson_kong = {
    .id = "kong",
    .name = TR("Kong: four alike"),
    .about = TR("A set of four and a tile more"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 7m7m7m2p3p4p6p7p8p6z6z1z4z7m; west 6z2z; wall 9m; back 1z"),
    .steps = kong_steps,
    .count = COUNT(kong_steps)};

/* --- Riichi ---------------------------------------------------------------------------------------- */

static const struct lesson_step riichi_steps[] = {
    {.text = TR("Three sets, a pair and 3, 4 dots: only the 9 characters does not fit. Without it you would "
                "be one tile "
                "from a win. Click it to see which tile."),
     .does = SCRIPT("touch hand:9m"),
     .lights = SCRIPT("hand:9m"),
     .well = TR("Without it you wait for 2 or 5 dots: the tray at the right shows them."),
     .answers = {{"*", TR("Without that tile a set would be broken. The 9 characters does not fit.")}}},
    {.text = TR("All your tiles are hidden, so you may declare Riichi: two points more, and you may win on "
                "turned tiles "
                "too. In return your hand stays as it is. Press Riichi, then the 9 characters."),
     .does = SCRIPT("riichi 9m"),
     .lights = SCRIPT("button:riichi hand:9m @waits"),
     .well = TR("The stick lies on the table: everyone knows that you wait."),
     .answers = {{SCRIPT("discard 9m"),
                  TR("The right tile, but without Riichi. Press Riichi first, then the tile.")},
                 {"*",
                  TR("Press Riichi first, then the 9 characters: with any other tile you would not wait.")}}},
    {.text = TR("Now turning is your weapon: on a turned tile only whoever is in Riichi can win, and that is "
                "you. Turn the "
                "tile that is lit."),
     .does = SCRIPT("reveal 6"),
     .lights = SCRIPT("dummy:6"),
     .answers = {{"reveal*", TR("In a game any of them may be the one. Here turn the tile that is lit.")},
                 {"dummy-draw",
                  TR("Lin could claim that tile too. On a turned one only you can win: turn the lit one.")}}},
    {.text = TR("5 dots, which you wait for! Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", TR("This is your tile. In Riichi it may not come again: press Win.")}}},
    {.text = TR("Riichi paid two of these three points. Declare it when you like what you wait for; think "
                "twice when few of "
                "those tiles are left, for you cannot change your hand any more."),
     .lights = SCRIPT("@plate")},
};

const struct lesson lesson_riichi = {
    .id = "riichi",
    .name = TR("Waiting and Riichi"),
    .about = TR("One tile from a win, and saying so"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 1m2m3m5m6m7m3p4p7p7p7p2z2z9m; west 1z3z; dummy 1m6p5z7m1z9m5p2m8m1p3m6m9p"),
    .steps = riichi_steps,
    .count = COUNT(riichi_steps)};

/* --- furiten --------------------------------------------------------------------------------------- */

static const struct lesson_step furiten_steps[] = {
    {.text = TR("Early in the round you gave away the 1 dots: it lies before you. Since then you drew 2 and "
                "3 dots. Discard "
                "North, and you wait for 1 or 4 dots."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @own-pile"),
     .answers =
         {{"riichi*",
           TR("Not now: in Riichi one such tile in any pile bars all your waits. Discard it without.")},
          {"*", TR("Then you would not be waiting. Discard North.")}}},
    {.before = SCRIPT("west: discard 1p"),
     .text = TR("Lin discards the 1 dots, and you are not even asked. What you have discarded yourself you "
                "cannot win on "
                "from others in this round. That is furiten."),
     .lights = SCRIPT("@own-pile @waits")},
    {.text = TR("Only the 1 dots is barred; on 4 dots you may win, and on any tile you draw yourself. You "
                "drew South, which "
                "is of no use: discard it, and not with Riichi."),
     .does = SCRIPT("discard 2z"),
     .lights = SCRIPT("hand:2z"),
     .answers =
         {{"riichi*",
           TR("In Riichi furiten reaches further: one tile of your waits in any pile, and you can win by "
              "your own draw alone. Discard without Riichi.")},
          {"*", TR("Then you would not be waiting any more. Discard South.")}}},
    {.before = SCRIPT("west: discard 4p"),
     .text = TR("4 dots, the other tile you wait for, and nothing bars it. Press Win; if you let it pass, 4 "
                "dots would be "
                "furiten for the rest of the round too."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", TR("A win you let pass is barred for the whole round. Take it: press Win.")}}},
    {.text =
         TR("Three rules of furiten, then: what you discarded; what you let pass; and in Riichi, any of your "
            "waits in any "
            "pile. A tile you draw yourself always wins. The game tells you each time which rule it was.")},
};

const struct lesson lesson_furiten = {
    .id = "furiten",
    .name = TR("Furiten"),
    .about = TR("Which tiles you cannot win on, and why"),
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
    {.text =
         TR("Bamboo is out, but three of its tiles lie before East, and East is you: their numbers can pay. "
            "Keep the two that "
            "fit your hand best: 5 and 8. Click them, then Keep."),
     .does = SCRIPT("keep 5 8"),
     .lights = SCRIPT("keep:0 keep:2 button:keep"),
     .well = TR("They lie in the corner now, for both of you."),
     .answers = {{"*", TR("You hold no 2 at all, but many a 5 and 8. Keep those two numbers.")}}},
    {.text = TR("If every set and the pair hold a 5 or an 8, the hand brings three points more. Yours will. "
                "The tile beside "
                "them, face down, is the treasure. You have four 8 dots: press Kong."),
     .does = SCRIPT("kong 8p"),
     .lights = SCRIPT("button:kong @indicators"),
     .answers = {{"discard*", TR("The kong opens the way to the treasure, and a tile more: press Kong.")}}},
    {.text = TR("Whoever makes a kong may turn the treasure up. It pays a point for each tile of its number "
                "in the hand that "
                "wins, whoever wins. You are one tile away: turn it up."),
     .does = SCRIPT("treasure yes"),
     .lights = SCRIPT("button:treasure-yes @indicators"),
     .answers =
         {{SCRIPT("treasure no"),
           TR("When the other is closer to a win, leave it down. You are one tile away: turn it up.")}}},
    {.text = TR("An 8, and you hold five of them. And the tile for the kong is the 5 dots that your pair "
                "needs. Press Win!"),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"*", TR("Your hand is complete, and a dear one. Press Win.")}}},
    {.text = TR("Five points of the treasure, three as every set holds a 5 or 8, two for the tile of a kong, "
                "one as all was "
                "hidden: eleven. Mind these numbers when you choose what to keep."),
     .lights = SCRIPT("@indicators @plate")},
};

const struct lesson lesson_bonus = {
    .id = "bonus",
    .name = TR("Indicators and treasure"),
    .about = TR("Numbers that make a hand dearer"),
    .mode = "dueling-tigers",
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 4m5m6m6m7m8m3p4p5p8p8p8p5p8p; west 1z3z; back 5p; aside 5s2s8s8s"),
    .steps = bonus_steps,
    .count = COUNT(bonus_steps)};

/* --- points ---------------------------------------------------------------------------------------- */

static const struct lesson_step points_steps[] = {
    {.text = TR("Any complete hand wins, but points come from patterns. Here thirteen tiles are dots: all of "
                "one suit pays "
                "two points. Declare Riichi with the tile that spoils it, for two more."),
     .does = SCRIPT("riichi 4z"),
     .lights = SCRIPT("button:riichi hand:4z"),
     .answers = {{SCRIPT("discard 4z"),
                  TR("The right tile. But your hand is hidden and waits: press Riichi first, for two points "
                     "more.")},
                 {"riichi*",
                  TR("Then a wind stays in the hand, and the suit is not pure. Discard North with it.")},
                 {"*", TR("Press Riichi, then the one tile that is no dot.")}}},
    {.text = TR("Turning is good for you now: only you are in Riichi. Turn any tile."),
     .does = SCRIPT("reveal *"),
     .lights = SCRIPT("@row"),
     .answers =
         {{"dummy-draw",
           TR("It may be your tile, but Lin’s as well. On turned tiles only you can win: turn one.")}}},
    {.before = SCRIPT("west: discard 9p"),
     .text =
         TR("9 dots completes it. Press Win, and watch how the patterns are counted, one after the other."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", TR("It is what you waited for: press Win.")}}},
    {.text = TR("Pure one suit 2, Riichi 2, hidden hand 1: five points. Points add up; of patterns that "
                "belong together only "
                "the highest counts. The rule book has the list."),
     .lights = SCRIPT("@plate")},
    {.text = TR("Points stay, and after four rounds, each of you East twice, whoever has most wins the "
                "match. A cheap win "
                "keeps the other from winning; a dear one decides the match.")},
};

const struct lesson lesson_points = {
    .id = "points",
    .name = TR("The win and its points"),
    .about = TR("What makes a hand dear"),
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
     .text = TR("A whole round, from the deal on. Lin is East and began, you are West. Look at your hand, "
                "and discard a tile "
                "that stands alone."),
     .does = SCRIPT("discard 1z|discard 9p"),
     .lights = SCRIPT("hand:1z hand:9p"),
     .answers = {{"*", TR("That one belongs to a set or a pair, or may become a run. East and the 9 dots "
                          "stand alone.")}}},
    {.text = TR("Your dummy action. You hold two pairs that a third tile would make a pung, and Lin has not "
                "shown anything "
                "yet. So draw from the wall."),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("button:draw"),
     .answers = {{"reveal*",
                  TR("That is safe, but you need tiles, and Lin is not close yet: draw from the wall.")}}},
    {.before = SCRIPT("east: discard 6z"),
     .text = TR("That draw helped nobody, but Lin discards a green dragon. A pung of dragons is a set and a "
                "point: claim it?"),
     .does = SCRIPT("pung"),
     .lights = SCRIPT("button:pung"),
     .answers = {{"pass", TR("You hold two, and dragons pay a point: press Pung.")}}},
    {.text = TR("On turn at once, without a draw. Discard the other tile that stands alone."),
     .does = SCRIPT("discard 1z|discard 9p"),
     .lights = SCRIPT("hand:1z hand:9p"),
     .answers = {{"*", TR("Keep that one: it is part of a set, of the pair, or of 2 and 3 characters.")}}},
    {.text = TR("You wait for 1 or 4 characters. Riichi is not possible with an open pung, so turned tiles "
                "do not help you. "
                "What does?"),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("button:draw @waits"),
     .answers = {{"reveal*",
                  TR("On a turned tile you cannot win without Riichi. On one you draw you can: draw.")}}},
    {.before = SCRIPT("east: discard 2z"),
     .text =
         TR("Not yet. Lin discarded, and you drew again. Discard what you do not need: the tile just drawn."),
     .does = SCRIPT("discard 3z"),
     .lights = SCRIPT("hand:3z"),
     .answers = {{"*", TR("Then you would not be waiting any more. Discard West, just drawn.")}}},
    {.text = TR("And the dummy action once more. Lin still shows nothing: for whom is a new tile better?"),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("@row @wall"),
     .answers = {{"reveal*", TR("You are waiting, and a drawn tile can be yours. Draw from the wall.")}}},
    {.text = TR("4 characters, drawn for Dummy, and it is the one you wait for. Claim it: press Win!"),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", TR("That is your tile: press Win.")}}},
    {.text =
         TR("You won a round by the dummy action, as this game means it. In a match, the lamp gives "
            "a hint, the question mark opens the rule book, and the log of the round tells what happened.")},
};

const struct lesson lesson_round = {.id = "round",
                                    .name = TR("A whole round"),
                                    .about = TR("All of it together, from the deal to the win"),
                                    .mode = "dueling-tigers",
                                    .you = 1,
                                    .removed = SUIT_BAMBOO,
                                    .deal = SCRIPT("east 9m6z2z1p3p; west 2m3m5m6m7m4p4p6p7p8p6z6z1z; dummy "
                                                   "1m6m5z7m4z9m7z2m8m1p3m5p9p; wall 9p8m7z2p4z3z4m; "
                                                   "aside 3s7s9s1s"),
                                    .steps = round_steps,
                                    .count = COUNT(round_steps)};
