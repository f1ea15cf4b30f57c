/*
 * lessons_begin.c: the first half of the first game: tiles, sets, a turn, the dummy action, claims.
 */
#include "base/mark.h"
#include "rules/hand/tile.h"
#include "words/lessons/lesson.h"

#define COUNT(steps) ((int)(sizeof(steps) / sizeof *(steps)))

/* --- the tiles ------------------------------------------------------------------------------------- */

static const struct lesson_step tiles_steps[] = {
    {.text = TR(
         "These fourteen tiles are yours; Lin cannot see them. The first four are characters: a number above "
         "the red sign. Click one of them."),
     .does = SCRIPT("touch hand:1m|touch hand:2m|touch hand:5m|touch hand:9m"),
     .lights = SCRIPT("hand:1m hand:2m hand:5m hand:9m"),
     .well = TR("Yes, a character. They go from 1 to 9."),
     .answers = {{"*", TR("That is another kind of tile. Characters have a red sign at their foot.")}}},
    {.text = TR("Next come dots: you count the circles. Click the 8 dots."),
     .does = SCRIPT("touch hand:8p"),
     .lights = SCRIPT("hand:1p hand:3p hand:5p hand:8p"),
     .well = TR("Eight circles: the 8 dots."),
     .answers = {{SCRIPT("touch hand:1p|touch hand:3p|touch hand:5p"),
                  TR("These are dots, but not eight of them. Count the circles once more.")},
                 {"*", TR("Dots show nothing but circles. One of these four has eight.")}}},
    {.text = TR("The other tiles have no number. Three here are winds: East, West and North. Click the "
                "first, East."),
     .does = SCRIPT("touch hand:1z"),
     .lights = SCRIPT("hand:1z hand:3z hand:4z"),
     .well = TR("East. It is your own wind too: see the seal beside your name."),
     .answers = {{SCRIPT("touch hand:3z|touch hand:4z"),
                  TR("A wind, but not East. East stands first, and its sign is on your seal below.")},
                 {"*", TR("Winds are the dark signs right of the dots.")}}},
    {.text = TR("The last are dragons: white is an empty frame, one is green and one is red. Click the white "
                "dragon."),
     .does = SCRIPT("touch hand:5z"),
     .lights = SCRIPT("hand:5z hand:6z hand:7z"),
     .well = TR("Right: the white dragon is a frame."),
     .answers = {{SCRIPT("touch hand:6z|touch hand:7z"),
                  TR("That dragon has a colour. The white one is an empty frame.")},
                 {"*", TR("Dragons stand at the right end. The white one is an empty frame.")}}},
    {.text = TR(
         "The third suit is bamboo. In Dueling Tigers one suit stays out of the match: here bamboo, as this "
         "corner tells. Of every other tile there are four."),
     .lights = SCRIPT("@indicators @heading")},
};

const struct lesson lesson_tiles = {.id = "tiles",
                                    .name = TR("The tiles"),
                                    .about = TR("What is on them, and how to tell them apart"),
                                    .mode = "dueling-tigers",
                                    .options = SCRIPT("indicators off treasure off"),
                                    .removed = SUIT_BAMBOO,
                                    .deal = SCRIPT("east 1m2m5m9m1p3p5p8p1z3z4z5z6z7z"),
                                    .steps = tiles_steps,
                                    .count = COUNT(tiles_steps)};

/* --- sets ------------------------------------------------------------------------------------------ */

static const struct lesson_step sets_steps[] = {
    {.text = TR("You win with four sets and a pair. One kind of set is a run: three numbers in a row of one "
                "suit. You "
                "hold two runs. Click a tile of one."),
     .does = SCRIPT("touch hand:1m|touch hand:2m|touch hand:3m|touch hand:4p|touch hand:5p|touch hand:6p"),
     .lights = SCRIPT("hand:1m hand:2m hand:3m hand:4p hand:5p hand:6p"),
     .well = TR("Yes: 1, 2, 3 of characters is a run, and 4, 5, 6 of dots."),
     .answers = {{SCRIPT("touch hand:7m"), TR("These three are alike. A run goes up: such as 1, 2, 3.")},
                 {SCRIPT("touch hand:9p"), TR("Two alike are a pair. A run is three numbers in a row.")},
                 {"*", TR("Dragons have no number, so they make no run.")}}},
    {.text = TR("The other kind of set is three tiles alike, a pung. Click a tile of a pung."),
     .does = SCRIPT("touch hand:7m|touch hand:5z"),
     .lights = SCRIPT("hand:7m hand:5z"),
     .well = TR("Three alike: a pung."),
     .answers = {{SCRIPT("touch hand:9p"), TR("There are only two of these. A pung is three alike.")},
                 {"*", TR("That one is part of a run. A pung is three tiles alike.")}}},
    {.text = TR("And two alike are the pair. Which tile is in it? Click it."),
     .does = SCRIPT("touch hand:9p"),
     .lights = SCRIPT("hand:9p"),
     .well = TR("The two 9 dots are the pair."),
     .answers = {{SCRIPT("touch hand:5z"),
                  TR("With the one just drawn there are three white dragons. Look for two alike.")},
                 {"*", TR("Look for a tile of which you hold just two.")}}},
    {.text = TR("Count: two runs, two pungs, a pair. The white dragon at the right end, which you just drew, "
                "completed "
                "them. Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"discard*", TR("That would break up a hand that has won. Press Win, at the right.")}}},
    {.text = TR("Three points: one for the three dragons, one because you drew the last tile yourself, one "
                "as all of it "
                "was hidden. Whoever is first with four sets and a pair wins the round."),
     .lights = SCRIPT("@plate")},
};

const struct lesson lesson_sets = {.id = "sets",
                                   .name = TR("Four sets and a pair"),
                                   .about = TR("What a hand must be to win"),
                                   .mode = "dueling-tigers",
                                   .options = SCRIPT("indicators off treasure off"),
                                   .removed = SUIT_BAMBOO,
                                   .deal = SCRIPT("east 1m2m3m7m7m7m4p5p6p9p9p5z5z5z"),
                                   .steps = sets_steps,
                                   .count = COUNT(sets_steps)};

/* --- draw and discard ------------------------------------------------------------------------------ */

#define LONE_TILES                                                                                           \
    TR("That tile belongs to a set, or may become one. Give away a wind or a dragon that stands alone.")

static const struct lesson_step turn_steps[] = {
    {.text = TR("In your turn you draw a tile; it stands apart, at the right. Then you give one away. A wind "
                "or dragon "
                "that stands alone helps least: click one of those two."),
     .does = SCRIPT("discard 3z|discard 7z"),
     .lights = SCRIPT("hand:3z hand:7z"),
     .well = TR("Your discard lies open before you. Now Lin plays."),
     .answers = {{"*", LONE_TILES}}},
    {.before = SCRIPT("west: discard 1z"),
     .text = TR(
         "Lin drew and discarded, and you drew the 8 characters: with 6 and 7 a run. Now give away the other "
         "tile that stands alone."),
     .does = SCRIPT("discard 3z|discard 7z"),
     .lights = SCRIPT("hand:3z hand:7z"),
     .well = TR("Three sets and a pair are there. One run is missing a tile."),
     .answers = {{"riichi*", TR("Riichi comes later. Discard the tile without it.")}, {"*", LONE_TILES}}},
    {.before = SCRIPT("west: discard 2z"),
     .text = TR("You drew the 2 dots, and 2, 3, 4 is the run you needed. Four sets and a pair: press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"discard*",
                  TR("Your hand is complete: nothing is to be given away any more. Press Win.")}}},
    {.text = TR("So it goes: draw a tile, keep what makes sets, give away what does not. After each discard "
                "something "
                "was done with the row in the middle. That is the heart of the game, and comes next."),
     .lights = SCRIPT("@row")},
};

const struct lesson lesson_turn = {
    .id = "turn",
    .name = TR("Draw and discard"),
    .about = TR("What a turn is, and what to give away"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 2m3m4m6m7m1p1p3p4p5p6p7p3z7z; west 1z2z9m9p; wall 9m8m9p2p"),
    .steps = turn_steps,
    .count = COUNT(turn_steps)};

/* --- the dummy action: turning --------------------------------------------------------------------- */

#define TURN_IT TR("You may draw, but Lin could claim what comes. Here turn a tile: click one of the row.")

static const struct lesson_step reveal_steps[] = {
    {.text = TR("There is a third hand on the table, Dummy’s row, which nobody plays. Each of your discards "
                "is followed "
                "by a dummy action. Discard North to see."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @row"),
     .answers = {{"*", TR("Keep that one. North, which stands alone, is to go.")}}},
    {.text = TR("Nobody wanted it, so the dummy action is yours: turn one of Dummy’s tiles, or draw one from "
                "the wall. "
                "Let us turn one first: click a tile of the row."),
     .does = SCRIPT("reveal *"),
     .lights = SCRIPT("@row"),
     .well = TR("It lies open now, in the row."),
     .answers = {{"dummy-draw",
                  TR("That is the other way, and the next lesson. Now click a tile of the row.")}}},
    {.text = TR("A turned tile can be claimed by nobody, unless they have declared Riichi (a later lesson). "
                "So turning "
                "gives nothing away, and both of you know one tile more."),
     .lights = SCRIPT("@row")},
    {.before =
         SCRIPT("west: discard 9m; east: discard 2z; west: pung; west: discard 9p; east: discard 3z; west: "
                "pung; west: "
                "discard 1p"),
     .text = TR("Some turns later. Lin has claimed two of your discards and shows two pungs: Lin must be "
                "close to a win. "
                "Discard North; one lies there already."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @other"),
     .answers = {{"*",
                  TR("Who knows whether Lin needs that one? One North has gone by before: discard it.")}}},
    {.text = TR("Turn or draw? What you draw for Dummy, Lin may claim, even to win. What you turn, Lin may "
                "not: nobody "
                "declared Riichi. Turn a tile."),
     .does = SCRIPT("reveal *"),
     .lights = SCRIPT("@row"),
     .well = TR("Safe. Lin gets nothing from it."),
     .answers = {{"dummy-draw", TURN_IT}}},
    {.text = TR("So turn when a new tile would help Lin more than you. When all thirteen lie open, drawing "
                "alone is left.")},
};

const struct lesson lesson_reveal = {
    .id = "reveal",
    .name = TR("The dummy action: turn"),
    .about = TR("The heart of the game, its safe half"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 2m3m4m5m6m3p4p5p8p8p2z3z4z7z; west 2z2z3z3z9m9p1p; dummy "
                   "1m6p5z7p1z9m6z2p8m1p7m6m9p; wall 1m9p9m4z"),
    .steps = reveal_steps,
    .count = COUNT(reveal_steps)};

/* --- the dummy action: drawing --------------------------------------------------------------------- */

#define DRAW_IT                                                                                              \
    TR("A turned tile is lost for both of you. You want a third green dragon: draw from the wall, it may "   \
       "come.")

static const struct lesson_step dummy_draw_steps[] = {
    {.text = TR("You hold two green dragons and would like a third. First your discard: the 9 characters."),
     .does = SCRIPT("discard 9m"),
     .lights = SCRIPT("hand:9m"),
     .answers = {{"*", TR("That one may still make a set. Discard the 9 characters.")}}},
    {.text = TR("Draw this time. The tile comes onto Dummy’s discards, and either of you may claim it, you "
                "as well: one "
                "more chance for your third dragon. Press Draw from the wall."),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("button:draw @wall"),
     .answers = {{SCRIPT("reveal *"), DRAW_IT}}},
    {.text = TR("A green dragon! You hold two: with this one they are a pung. Press Pung."),
     .does = SCRIPT("pung"),
     .lights = SCRIPT("button:pung"),
     .well = TR("Your pung lies open at the right."),
     .answers = {{"pass", TR("Then it would be gone, and you drew for it. Press Pung.")}}},
    {.text = TR("Whoever claims is on turn at once, and discards without drawing. Give away West."),
     .does = SCRIPT("discard 3z"),
     .lights = SCRIPT("hand:3z"),
     .answers = {{"*", TR("You need that one more than West. Discard West.")}}},
    {.text =
         TR("Your new turn has a dummy action of its own. Draw once more: the 8 dots would help you too."),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("button:draw"),
     .answers = {{SCRIPT("reveal *"),
                  TR("You could, and it would be safe. But see what may happen when you draw.")}}},
    {.before = SCRIPT("west: pung; west: discard 9p"),
     .text =
         TR("Lin held two Souths and took the third. That is the price: what you draw is for both. And every "
            "draw shortens the wall; with none left, the round is a draw."),
     .lights = SCRIPT("@wall @other")},
    {.text = TR("So the question of every turn is: whom would a new tile help more? Draw when it is you, "
                "turn when it is "
                "Lin."),
     .lights = SCRIPT("@row @wall")},
};

const struct lesson lesson_dummy_draw = {.id = "draw",
                                         .name = TR("The dummy action: draw"),
                                         .about = TR("Its daring half: a tile for whoever can use it"),
                                         .mode = "dueling-tigers",
                                         .options = SCRIPT("indicators off treasure off"),
                                         .removed = SUIT_BAMBOO,
                                         .deal =
                                             "east 2m3m4m5p6p8p8p1m1m6z6z3z6m9m; west 2z2z9p1m; wall 6z2z1p",
                                         .steps = dummy_draw_steps,
                                         .count = COUNT(dummy_draw_steps)};

/* --- claims ---------------------------------------------------------------------------------------- */

#define LEAST_USE                                                                                            \
    TR("That tile is part of a set or a pair. Give away one that stands alone: the 9 characters or East.")

static const struct lesson_step pung_steps[] = {
    {.text = TR("Discards are not lost: the other may claim one to complete a set of equal tiles. Discard a "
                "tile that "
                "stands alone, and see what Lin gives away."),
     .does = SCRIPT("discard 9m|discard 1z"),
     .lights = SCRIPT("hand:9m hand:1z"),
     .answers = {{"*", LEAST_USE}}},
    {.before = SCRIPT("west: discard 5z"),
     .text = TR("Lin discards the white dragon, and you hold two. Three dragons are a set and pay a point "
                "besides. Press "
                "Pung."),
     .does = SCRIPT("pung"),
     .lights = SCRIPT("button:pung"),
     .answers = {{"pass", TR("A set for nothing, and a point: do not let it go. Press Pung.")}}},
    {.text = TR("Now it is your turn, and Lin has lost the dummy action. You have not drawn, so discard at "
                "once: again a "
                "tile that stands alone."),
     .does = SCRIPT("discard 9m|discard 1z"),
     .lights = SCRIPT("hand:9m hand:1z"),
     .answers = {{"*", LEAST_USE}}},
    {.before = SCRIPT("west: discard 3p"),
     .text = TR("The 3 dots make a pung too. But your two are your only pair, and you wait for just one tile "
                "more: 4 or 7 "
                "dots, as the tray shows. Press Pass."),
     .does = SCRIPT("pass"),
     .lights = SCRIPT("button:pass @waits"),
     .answers = {{"pung", TR("Then you would have no pair, and be further from winning. Press Pass.")}}},
    {.text = TR("You drew the 9 dots, which is of no use. Discard it. Runs cannot be claimed: their tiles "
                "you must draw "
                "yourself, all but the very last."),
     .does = SCRIPT("discard 9p"),
     .lights = SCRIPT("hand:9p"),
     .answers = {{"*", TR("You would not be waiting any more then. Discard the 9 dots, just drawn.")}}},
    {.before = SCRIPT("west: discard 7p"),
     .text = TR("5, 6 and 7 dots: Lin’s discard completes your hand, and the last tile may be claimed for a "
                "run too. "
                "Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", TR("You would win with it! Press Win.")}}},
    {.text = TR("You won on another’s tile. Look before you claim: a pung is fast, but lies open, and a hand "
                "with an open "
                "set can neither declare Riichi nor count as hidden."),
     .lights = SCRIPT("@plate")},
};

const struct lesson lesson_pung = {.id = "claims",
                                   .name = TR("Claims: pung and win"),
                                   .about = TR("Taking what the other throws away, or leaving it"),
                                   .mode = "dueling-tigers",
                                   .options = SCRIPT("indicators off treasure off"),
                                   .removed = SUIT_BAMBOO,
                                   .deal =
                                       "east 2m3m4m6m7m8m3p3p5p6p5z5z9m1z; west 5z3p7p2z4z; wall 2z4z9p3z",
                                   .steps = pung_steps,
                                   .count = COUNT(pung_steps)};
