/*
 * lessons_begin.c: the first half of the first game: tiles, sets, a turn, the dummy action, claims.
 */
#include "base/mark.h"
#include "rules/hand/tile.h"
#include "words/lessons/lesson.h"

#define COUNT(steps) ((int)(sizeof(steps) / sizeof *(steps)))

/* --- the tiles ------------------------------------------------------------------------------------- */

static const struct lesson_step tiles_steps[] = {
    {.text = N_("These 14 tiles are yours; Lin can’t see them. The first four are characters: a number above "
                "a red sign. Choose one of them."),
     .does = SCRIPT("touch hand:1m|touch hand:2m|touch hand:5m|touch hand:9m"),
     .lights = SCRIPT("hand:1m hand:2m hand:5m hand:9m"),
     .well = N_("Yes, a character. They go from 1 to 9."),
     .answers = {{"*", N_("That is a different kind of tile. Characters have a red sign at the foot.")}}},
    {.text = N_("Next come dots: count the circles. Choose the 8 dots."),
     .does = SCRIPT("touch hand:8p"),
     .lights = SCRIPT("hand:1p hand:3p hand:5p hand:8p"),
     .well = N_("Eight circles: the 8 dots."),
     .answers = {{SCRIPT("touch hand:1p|touch hand:3p|touch hand:5p"),
                  N_("These are dots, but not eight of them. Count the circles again.")},
                 {"*", N_("Dots show nothing but circles. One of these four has eight.")}}},
    {.text = N_("The other tiles have no numbers. Three of these are winds: East, West and North. Choose the "
                "first, East."),
     .does = SCRIPT("touch hand:1z"),
     .lights = SCRIPT("hand:1z hand:3z hand:4z"),
     .well = N_("East. It is also your own wind: see the seal beside your name."),
     .answers = {{SCRIPT("touch hand:3z|touch hand:4z"),
                  N_("A wind, but not East. East comes first, and your seal shows its sign.")},
                 {"*", N_("Winds are the dark signs to the right of the dots.")}}},
    {.text = N_("Last come the dragons: white is an empty frame, one is green and one is red. Choose the "
                "white dragon."),
     .does = SCRIPT("touch hand:5z"),
     .lights = SCRIPT("hand:5z hand:6z hand:7z"),
     .well = N_("Right: the white dragon is a frame."),
     .answers = {{SCRIPT("touch hand:6z|touch hand:7z"),
                  N_("That dragon has a color. The white one is just an empty frame.")},
                 {"*", N_("The dragons are at the right-hand end. The white one is an empty frame.")}}},
    {.text = N_("The third suit is bamboo. In Dueling Tigers one suit is removed from the match: here "
                "bamboo, as this corner shows. There are four of every other tile."),
     .lights = SCRIPT("@indicators @heading")},
};

const struct lesson lesson_tiles = {.id = "tiles",
                                    .name = N_("The tiles"),
                                    .about = N_("What is on the tiles, and how to tell them apart"),
                                    .mode = "dueling-tigers",
                                    .options = SCRIPT("indicators off treasure off"),
                                    .removed = SUIT_BAMBOO,
                                    .deal = SCRIPT("east 1m2m5m9m1p3p5p8p1z3z4z5z6z7z"),
                                    .steps = tiles_steps,
                                    .count = COUNT(tiles_steps)};

/* --- sets ------------------------------------------------------------------------------------------ */

#define WIN_LATER                                                                                            \
    {                                                                                                        \
        SCRIPT("touch button:win"), N_("You can win, well spotted! But first find the parts of the hand.")   \
    }

static const struct lesson_step sets_steps[] = {
    {.text = N_("You win with four sets and a pair. One kind of set is a run: three consecutive numbers in "
                "one suit. You hold two runs. Choose a tile in one."),
     .does = SCRIPT("touch hand:1m|touch hand:2m|touch hand:3m|touch hand:4p|touch hand:5p|touch hand:6p"),
     .lights = SCRIPT("hand:1m hand:2m hand:3m hand:4p hand:5p hand:6p"),
     .well = N_("Yes: 1, 2, 3 of characters is a run, and so is 4, 5, 6 of dots."),
     .answers = {WIN_LATER,
                 {SCRIPT("touch hand:7m"), N_("These three are the same. A run counts up, such as 1, 2, 3.")},
                 {SCRIPT("touch hand:9p"),
                  N_("Two of a kind are a pair. A run is three consecutive numbers.")},
                 {"*", N_("Dragons have no numbers, so they can’t make a run.")}}},
    {.text = N_("The other kind of set is a pung: three of a kind. Choose a tile in a pung."),
     .does = SCRIPT("touch hand:7m|touch hand:5z"),
     .lights = SCRIPT("hand:7m hand:5z"),
     .well = N_("Three of a kind: a pung."),
     .answers = {WIN_LATER,
                 {SCRIPT("touch hand:9p"), N_("There are only two of these. A pung is three of a kind.")},
                 {"*", N_("That one is part of a run. A pung is three of a kind.")}}},
    {.text = N_("And two of a kind make the pair. Which tile is in it? Choose it."),
     .does = SCRIPT("touch hand:9p"),
     .lights = SCRIPT("hand:9p"),
     .well = N_("The two 9 dots are the pair."),
     .answers = {WIN_LATER,
                 {SCRIPT("touch hand:5z"),
                  N_("With the tile you just drew there are three white dragons. Look for a pair.")},
                 {"*", N_("Look for a tile you hold exactly two of.")}}},
    {.text = N_("Count: two runs, two pungs, a pair. The white dragon at the right-hand end, which you just "
                "drew, completed them. Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"discard*", N_("That would break up a winning hand. Press Win.")}}},
    {.text =
         N_("Three points: one for the three dragons, one because you drew the last tile yourself, one "
            "because the whole hand was concealed. The first to get four sets and a pair wins the round."),
     .lights = SCRIPT("@plate")},
};

const struct lesson lesson_sets = {.id = "sets",
                                   .name = N_("Four sets and a pair"),
                                   .about = N_("What a winning hand looks like"),
                                   .mode = "dueling-tigers",
                                   .options = SCRIPT("indicators off treasure off"),
                                   .removed = SUIT_BAMBOO,
                                   .deal = SCRIPT("east 1m2m3m7m7m7m4p5p6p9p9p5z5z5z"),
                                   .steps = sets_steps,
                                   .count = COUNT(sets_steps)};

/* --- draw and discard ------------------------------------------------------------------------------ */

#define LONE_TILES N_("That tile belongs to a set, or may become one. Discard a lone wind or dragon.")

static const struct lesson_step turn_steps[] = {
    {.text = N_("On your turn you draw a tile; it is kept apart, at the right. Then you discard one. A lone "
                "wind or dragon helps least: discard one of those two."),
     .does = SCRIPT("discard 3z|discard 7z"),
     .lights = SCRIPT("hand:3z hand:7z"),
     .well = N_("Your discard is face up in front of you. Now Lin plays."),
     .answers = {{"*", LONE_TILES}}},
    {.before = SCRIPT("west: discard 1z"),
     .text = N_("Lin drew and discarded, and you drew the 8 characters: with 6 and 7, it makes a run. Now "
                "discard the other lone tile."),
     .does = SCRIPT("discard 3z|discard 7z"),
     .lights = SCRIPT("hand:3z hand:7z"),
     .well = N_("You have three sets and a pair. One run still needs a tile."),
     .answers = {{"*", LONE_TILES}}},
    {.before = SCRIPT("west: discard 2z"),
     .text = N_("You drew the 2 dots, and 2, 3, 4 is the run you needed. Four sets and a pair: press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"discard*", N_("Your hand is complete: don’t discard anything. Press Win.")}}},
    {.text = N_(
         "That’s how it goes: draw a tile, keep what makes sets, discard what doesn’t. After each discard, "
         "something happened in the middle row. That is the heart of the game, and it comes next."),
     .lights = SCRIPT("@row")},
};

const struct lesson lesson_turn = {
    .id = "turn",
    .name = N_("Draw and discard"),
    .about = N_("What a turn is, and what to discard"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 2m3m4m6m7m1p1p3p4p5p6p7p3z7z; west 1z2z9m9p; wall 9m8m9p2p"),
    .steps = turn_steps,
    .count = COUNT(turn_steps)};

/* --- the dummy action: turning --------------------------------------------------------------------- */

#define TURN_IT                                                                                              \
    N_("You could draw, but Lin could claim the tile. Here, reveal one: choose a tile in the row.")

static const struct lesson_step reveal_steps[] = {
    {.text = N_("There is a third hand on the table, the dummy’s row, which nobody plays. After each of your "
                "discards comes a dummy action. Discard North to see."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @row"),
     .answers = {{"*", N_("Keep that one. North, the lone tile, is the one to discard.")}}},
    {.text = N_("Nobody wanted it, so you take the dummy action: reveal one of the dummy’s tiles, or draw "
                "one from the wall. Let’s reveal one first: choose a tile in the row."),
     .does = SCRIPT("reveal *"),
     .lights = SCRIPT("@row"),
     .well = N_("Now it is face up in the row."),
     .answers = {{"dummy-draw",
                  N_("That is the other choice, and the next lesson. For now, choose a tile in the row.")}}},
    {.text = N_("Nobody can claim a revealed tile unless they have declared Riichi (a later lesson). So "
                "revealing one gives nothing away, and you both know one more tile."),
     .lights = SCRIPT("@row")},
    {.before =
         SCRIPT("west: discard 9m; east: discard 2z; west: pung; west: discard 9p; east: discard 3z; west: "
                "pung; west: "
                "discard 1p"),
     .text = N_("A few turns later, Lin has claimed two of your discards and shows two pungs: Lin must be "
                "close to winning. Discard North; one has been discarded already."),
     .does = SCRIPT("discard 4z"),
     .lights = SCRIPT("hand:4z @other"),
     .answers = {{"*", N_("Lin may need that one. One North is already gone: discard yours.")}}},
    {.text = N_("Reveal or draw? Lin can claim what you draw for the dummy, even to win. Lin can’t claim "
                "what you reveal, because nobody has declared Riichi. Reveal a tile."),
     .does = SCRIPT("reveal *"),
     .lights = SCRIPT("@row"),
     .well = N_("Safe. Lin gets nothing from it."),
     .answers = {{"dummy-draw", TURN_IT}}},
    {.text = N_("So reveal a tile when a new one would help Lin more than you. Once all thirteen are face "
                "up, you can only draw.")},
};

const struct lesson lesson_reveal = {
    .id = "reveal",
    .name = N_("The dummy action: revealing"),
    .about = N_("The safe half of the heart of the game"),
    .mode = "dueling-tigers",
    .options = SCRIPT("indicators off treasure off"),
    .removed = SUIT_BAMBOO,
    .deal = SCRIPT("east 2m3m4m5m6m3p4p5p8p8p2z3z4z7z; west 2z2z3z3z9m9p1p; dummy "
                   "1m6p5z7p1z9m6z2p8m1p7m6m9p; wall 1m9p9m4z"),
    .steps = reveal_steps,
    .count = COUNT(reveal_steps)};

/* --- the dummy action: drawing --------------------------------------------------------------------- */

#define DRAW_IT                                                                                              \
    N_("A revealed tile is lost to both of you. You want a third green dragon: draw from the wall, it may "  \
       "come.")

static const struct lesson_step dummy_draw_steps[] = {
    {.text = N_("You hold two green dragons and would like a third. First your discard: the 9 characters."),
     .does = SCRIPT("discard 9m"),
     .lights = SCRIPT("hand:9m"),
     .answers = {{"*", N_("That one may still make a set. Discard the 9 characters.")}}},
    {.text = N_("Draw this time. The tile goes to the dummy’s discards, and either of you may claim it: one "
                "more chance at your third dragon. Press Draw from the wall."),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("button:draw @wall"),
     .answers = {{SCRIPT("reveal *"), DRAW_IT}}},
    {.text = N_("A green dragon! You hold two: with this one they make a pung. Press Pung."),
     .does = SCRIPT("pung"),
     .lights = SCRIPT("button:pung"),
     .well = N_("Your pung is face up on the right."),
     .answers = {{"pass", N_("Then it would be gone, and it is the tile you drew for. Press Pung.")}}},
    {.text =
         N_("The player who claims takes the turn right away, and discards without drawing. Discard West."),
     .does = SCRIPT("discard 3z"),
     .lights = SCRIPT("hand:3z"),
     .answers = {{"*", N_("You need that one more than West. Discard West.")}}},
    {.text = N_("Your new turn has its own dummy action. Draw again: the 8 dots would help you too."),
     .does = SCRIPT("dummy-draw"),
     .lights = SCRIPT("button:draw"),
     .answers = {{SCRIPT("reveal *"),
                  N_("You could, and it would be safe. But see what can happen when you draw.")}}},
    {.before = SCRIPT("west: pung; west: discard 9p"),
     .text = N_("Lin held two Souths and took the third. That is the price: what you draw is there for both "
                "of you. And every draw shortens the wall. Once it is empty, the round is a draw."),
     .lights = SCRIPT("@wall @other")},
    {.text = N_(
         "So every turn asks: who would a new tile help more? If it is you, draw. If it is Lin, reveal one."),
     .lights = SCRIPT("@row @wall")},
};

const struct lesson lesson_dummy_draw = {.id = "draw",
                                         .name = N_("The dummy action: drawing"),
                                         .about = N_("The daring half: a tile for anyone who can use it"),
                                         .mode = "dueling-tigers",
                                         .options = SCRIPT("indicators off treasure off"),
                                         .removed = SUIT_BAMBOO,
                                         .deal =
                                             "east 2m3m4m5p6p8p8p1m1m6z6z3z6m9m; west 2z2z9p1m; wall 6z2z1p",
                                         .steps = dummy_draw_steps,
                                         .count = COUNT(dummy_draw_steps)};

/* --- claims ---------------------------------------------------------------------------------------- */

#define LEAST_USE N_("That tile is part of a set or a pair. Discard a lone one: the 9 characters or East.")

static const struct lesson_step pung_steps[] = {
    {.text = N_("Discards aren’t lost: the other player may claim one to complete a set of matching tiles. "
                "Discard a lone tile, and see what Lin discards."),
     .does = SCRIPT("discard 9m|discard 1z"),
     .lights = SCRIPT("hand:9m hand:1z"),
     .answers = {{"*", LEAST_USE}}},
    {.before = SCRIPT("west: discard 5z"),
     .text = N_("Lin discards the white dragon, and you hold two. Three dragons are a set, and worth a point "
                "too. Press Pung."),
     .does = SCRIPT("pung"),
     .lights = SCRIPT("button:pung"),
     .answers = {{"pass", N_("A free set, and a point: don’t let it go. Press Pung.")}}},
    {.text = N_("Now it is your turn, and Lin has lost the dummy action. You haven’t drawn, so discard right "
                "away: again, a lone tile."),
     .does = SCRIPT("discard 9m|discard 1z"),
     .lights = SCRIPT("hand:9m hand:1z"),
     .answers = {{"*", LEAST_USE}}},
    {.before = SCRIPT("west: discard 3p"),
     .text = N_("The 3 dots would make a pung too. But your two are your only pair, and you are waiting for "
                "just one more tile: 4 or 7 dots. Press Pass."),
     .does = SCRIPT("pass"),
     .lights = SCRIPT("button:pass @waits"),
     .answers = {{"pung", N_("Then you would have no pair and be further from winning. Press Pass.")}}},
    {.text = N_("You drew the 9 dots, which is no use. Discard it. You can’t claim a tile for a run: you "
                "must draw those yourself, except the very last one."),
     .does = SCRIPT("discard 9p"),
     .lights = SCRIPT("hand:9p"),
     .answers = {{"*", N_("You would no longer be waiting. Discard the 9 dots you just drew.")}}},
    {.before = SCRIPT("west: discard 7p"),
     .text = N_("5, 6 and 7 dots: Lin’s discard completes your hand, and you can claim the last tile for a "
                "run too. Press Win."),
     .does = SCRIPT("win"),
     .lights = SCRIPT("button:win"),
     .answers = {{"pass", N_("You can win on it! Press Win.")}}},
    {.text = N_("You won on another player’s tile. Look before you claim: a pung is fast, but a hand with an "
                "exposed set can’t declare Riichi or count as concealed."),
     .lights = SCRIPT("@plate")},
};

const struct lesson lesson_pung = {.id = "claims",
                                   .name = N_("Claims: pung and win"),
                                   .about = N_("Taking the other player’s discard, or leaving it"),
                                   .mode = "dueling-tigers",
                                   .options = SCRIPT("indicators off treasure off"),
                                   .removed = SUIT_BAMBOO,
                                   .deal =
                                       "east 2m3m4m6m7m8m3p3p5p6p5z5z9m1z; west 5z3p7p2z4z; wall 2z4z9p3z",
                                   .steps = pung_steps,
                                   .count = COUNT(pung_steps)};
