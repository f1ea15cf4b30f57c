/*
 * rules_patterns.c: the rules of Pattern Mahjong in our own words
 * (rules_pages.h), by docs/rules/patterns.md "Pattern Mahjong: the rules".
 *
 * The pattern pages follow its ten categories, so that a series stands together.
 */
#include "sdl/rulebook/rules_pages.h"

#include <stddef.h>

static const char *const hand_and_suit[] = {
    "all-runs", "concealed-hand", "no-terminals", "mixed-one-suit", "pure-one-suit", "nine-gates", NULL};
static const char *const honours[] = {"value-honour",      "small-three-dragons", "big-three-dragons",
                                      "small-three-winds", "big-three-winds",     "small-four-winds",
                                      "big-four-winds",    "all-honours",         NULL};
static const char *const triplets[] = {"all-triplets",
                                       "two-concealed-triplets",
                                       "three-concealed-triplets",
                                       "four-concealed-triplets",
                                       "one-quad",
                                       "two-quads",
                                       "three-quads",
                                       "four-quads",
                                       NULL};
static const char *const alike[] = {
    "two-identical-runs", "double-two-identical-runs",    "three-identical-runs",       "four-identical-runs",
    "three-similar-runs", "small-three-similar-triplets", "big-three-similar-triplets", NULL};
static const char *const steps_and_ends[] = {"nine-tile-straight",        "three-consecutive-triplets",
                                             "four-consecutive-triplets", "mixed-branching-terminals",
                                             "pure-branching-terminals",  "mixed-rooted-terminals",
                                             "pure-rooted-terminals",     NULL};
static const char *const how_it_was_won[] = {"final-draw",       "final-discard",      "win-on-quad",
                                             "robbing-a-quad",   "blessing-of-heaven", "blessing-of-earth",
                                             "thirteen-wonders", "seven-pairs",        NULL};

static const struct rules_key keys[] = {
    {"C", N_("Run")},
    {"P", N_("Triplet")},
    {"K", N_("Quad")},
    {"W", N_("Win")},
    {N_("Space"), N_("Pass")},
    {N_("Arrows"), N_("Choose a tile or a button")},
    {N_("Enter"), N_("Do it")},
    {N_("Tab"), N_("Show your waits")},
    RULES_KEYS_OF_HELP,
    {"F11", N_("Full screen")},
    {"X A V", N_("No claims, win automatically, pass runs")},
    RULES_KEYS_AT_THE_END,
};

const struct rules_page rules_patterns[] = {
    RULES_PAGE(
        N_("Goal and tiles"), N_("Build a fine hand"),
        {N_("The hand"),
         N_("You win with four sets and a pair. A set is a run, a triplet or a quad. Two other hands win "
            "too: seven pairs, and the thirteen wonders. What a hand is worth depends on 44 patterns."),
         "234m 678p 555s 777z 1z1z", N_("Two runs, two triplets and a pair")},
        {N_("Tiles used"),
         N_("All 136 tiles: characters, dots and bamboo from 1 to 9, four winds and three dragons. There are "
            "no flowers."),
         "159m 159p 159s\n1234z 567z", N_("Four of each of 34 kinds")},
        {N_("The table"),
         N_("Four players; East deals and takes 14 tiles, the others 13. The wall has 83 left, and all are "
            "played: draws come from its front, a quad’s extra tile from its back."),
         "1z 2z 3z 4z", N_("East|South|West|North")},
        RULES_WORDS(N_("The match"),
                    N_("4 to 12 rounds. After each, no matter who won, the deal and the winds pass to the "
                       "next player. Everyone starts at zero and can fall below it. The most points at the "
                       "end wins; equal points share the place."))),
    RULES_PAGE_OF_TILES,
    RULES_PAGE(N_("Words"), N_("What the pattern names mean"),
               {N_("Sets"),
                N_("A run is three consecutive numbers in one suit, a triplet three of a kind, a quad four "
                   "of a kind. In patterns, a quad is a triplet too. A set with a claimed tile, even the "
                   "winning one, "
                   "is melded; one of your own tiles is concealed."),
                "345p 777s 2222m", N_("run|triplet|quad")},
               {N_("Tiles"),
                N_("Terminals are 1 and 9, middle tiles are 2 to 8. Winds and dragons are honors. There is "
                   "no round wind."),
                "19p 258s 1357z", N_("terminals|middle tiles|honors")},
               {N_("Small and big"),
                N_("In a small pattern one of the group is only a pair; in a big one all are triplets. Shown "
                   "here: Small and Big Three Dragons."),
                "555z 666z 77z\n555z 666z 777z", NULL},
               {N_("Mixed and pure"),
                N_("Mixed includes honors, pure doesn’t. Branching hands have runs that end in a terminal, "
                   "rooted ones only triplets and pairs."),
                "123m 789p 999m", N_("branching|branching|rooted")}),
    RULES_PAGE(
        N_("Your turn"), N_("Draw or claim, then discard"),
        {N_("Draw and discard"),
         N_("Draw a tile. If it completes the hand you may win. You may also make quads of any tiles you "
            "hold, one after another. Then discard one tile."),
         "223344p 567s 88s 55z !9s", N_("The drawn tile stands apart")},
        {N_("A run"),
         N_("Only the next player in turn may claim a discard for a run, instead of drawing, and then "
            "discards any tile."),
         "'4s3s5s", N_("4 bamboo was claimed")},
        {N_("A triplet"),
         N_("With a pair, any player may claim the third tile and then discards any tile, even that kind. "
            "The seats in between are skipped."),
         "7p7p'7p", N_("Claimed from the player opposite")},
        RULES_WORDS(N_("The end of the wall"),
                    N_("A discard after the last tile can still be claimed or won on. When a tile must be "
                       "drawn and none is left, nobody wins and nothing is paid.")),
        RULES_WORDS(
            N_("The first turn"),
            N_("A hand that is complete from the start is blessed: East’s on the first draw, another "
               "player’s on East’s first discard. Any claim or quad before it, by anyone, ends that."))),
    RULES_PAGE(
        N_("Quads and claims"), N_("Four of a kind, and several claims"),
        {N_("Three ways to a quad"),
         N_("Big melded: three in hand and a discard. Small melded: a fourth tile to your own melded "
            "triplet. Concealed: four in hand, and the hand stays concealed. Each draws a tile from the back "
            "of the wall, so one must be left. None is made straight after claiming a run or triplet."),
         "'8888p x7z7zx", N_("melded|concealed")},
        {N_("Robbing a quad"),
         N_("Another player may win on a tile added to a triplet. Then the quad was never made. A concealed "
            "quad can’t be robbed, not even for thirteen wonders."),
         "5s5s'5s !5s", N_("The added tile can be won on")},
        RULES_WORDS(N_("Which claim comes first"),
                    N_("A win comes before a quad or triplet, and these before a run. Nobody sees who "
                       "else claimed. Nothing you discarded or passed stops you from winning.")),
        {N_("Several win on one tile"),
         N_("Only the player nearest to the dealer in turn order wins, the dealer first of all. Here "
            "West discards, and South and North can both win: South is nearer to East, though North "
            "would be next in turn."),
         "!2z 4z", N_("South|North")}),
    RULES_PAGE(
        N_("Points"), N_("What a hand is worth, and who pays"),
        {N_("Adding up"),
         N_("The points of all its patterns are added. Patterns joined by a line on the left are a series: "
            "only the best of them counts. This hand, self-drawn: Mixed One-suit 40, Value Honor 10, Two "
            "Identical Runs 10, Concealed Hand 5. Worth 65."),
         "234p 234p 678p 777z 9p!9p", N_("A hand of 65")},
        {N_("One reading"),
         N_("Tiles can form sets in several ways. Only one of them is scored: the one worth most."),
         "123p 123p 123p\n111p 222p 333p", N_("Three identical runs, or three consecutive triplets")},
        RULES_WORDS(
            N_("Who pays"),
            N_("Self-draw: each of the others pays the value. On a discard or a robbed quad: that player "
               "pays it three times, the other two nothing. With 65 you gain 195 either way.")),
        RULES_WORDS(N_("The cap"), N_("A hand that adds up to more than 320 is worth 320, or its best single "
                                      "pattern if that alone is more. A complete hand with no pattern is "
                                      "worth 1. Value Honor counts as one pattern with all its sets."))),
    RULES_PAGE(
        N_("Responsibility"), N_("Who discarded it first"),
        RULES_WORDS(N_("The rule"),
                    N_("When a discard wins, look at it and the three discards before it. The first of those "
                       "players to discard that kind is responsible, and pays instead of the last one.")),
        {N_("An example"),
         N_("South discards 5 dots and nobody wants it. West and North play on; East, feeling safe, discards "
            "one too, and West wins on it. South was the first of the four to discard it: South pays three "
            "times the value, East nothing."),
         "!5p 9m 2s !5p", N_("South|West|North|East")},
        {N_("Your own tile"),
         N_("If the winner was the first to discard it, nobody else is to blame: the winner is paid as for a "
            "self-draw, the value once by each."),
         "!5p 1z 8m !5p", N_("West|North|East|South")},
        RULES_WORDS(
            N_("What stays the same"),
            N_("It only changes who pays: the hand’s patterns are those of a win on a discard. Claimed "
               "discards count among the four. A robbed quad is paid for by the player who made it."))),
    {N_("1, 2  Hand and suit"),
     N_("The whole hand, and its suit"),
     {RULES_WORDS(
          N_("The pair, and seven pairs"),
          N_("When a pattern mentions sets, it means the pair too. Seven Pairs combines with any other "
             "pattern that it fits, and always with Concealed Hand. Thirteen Wonders has no sets: only "
             "Concealed Hand and how it was won are added to it. Nine Gates is of one suit, with no exposed "
             "set, no quad and any wait. Like Concealed Hand, it can win on a discard.")),
      {0}},
     hand_and_suit,
     NULL},
    {N_("3  Honors"), N_("Winds and dragons"), {{0}}, honours, NULL},
    {N_("4  Triplets, quads"), N_("Triplets and quads"), {{0}}, triplets, NULL},
    {N_("5, 6  Identical, similar"), N_("Identical and similar sets"), {{0}}, alike, NULL},
    {N_("7, 8  Steps, terminals"), N_("Consecutive sets, and terminals"), {{0}}, steps_and_ends, NULL},
    {N_("9, 10  The win"), N_("How it was won, and hands without sets"), {{0}}, how_it_was_won, NULL},
    RULES_PAGE_OF_OPTIONS(
        RULES_WORDS(N_("Breaking the wall"),
                    N_("East rolls three dice and counts that many players in turn, starting with East: that "
                       "player’s wall of 17 stacks is broken. They roll again and count that many stacks "
                       "from their right end. The deal starts behind those. Without the dice, which are an "
                       "option, it starts at East’s right end. The tiles are the same either way.")), ),
    {N_("Mouse and keys"),
     N_("Everything by mouse, everything by keys"),
     {RULES_WORDS(N_("Mouse"),
                  N_("Click a tile to discard it, or drag it onto the table. The buttons on the right show "
                     "what can be claimed. If a tile makes several runs, choose one of them.")),
      RULES_WORDS(N_("Other names"),
                  N_("If you know the patterns by other names, a setting shows those beside these.")),
      {N_("Keys"), "", NULL, NULL},
      {0}},
     NULL,
     keys},
    {NULL, NULL, {{0}}, NULL, NULL},
};

const struct rules_example rules_patterns_examples[] = {
    {"all-runs", "234m 567p 345s 678s 1z1z", 0},
    {"concealed-hand", "234m 567p 111s 678s 7z7z", 0},
    {"no-terminals", "234m 567p 333s 678s 5p5p", 0},
    {"mixed-one-suit", "123p 456p 888p 222z 7z7z", 0},
    {"pure-one-suit", "123p 345p 567p 888p 9p9p", 0},
    {"nine-gates", "1112345678999s !5s", 0},
    {"value-honour", "777z 345p 678p 234s 9m9m", 0},
    {"small-three-dragons", "555z 666z 77z 123p 456s", 0},
    {"big-three-dragons", "555z 666z 777z 123p 8s8s", 0},
    {"small-three-winds", "111z 222z 44z 345p 678s", 0},
    {"big-three-winds", "111z 222z 333z 567p 4s4s", 0},
    {"small-four-winds", "111z 222z 333z 44z 678p", 0},
    {"big-four-winds", "111z 222z 333z 444z 5p5p", 0},
    {"all-honours", "111z 333z 555z 666z 7z7z", 0},
    {"all-triplets", "'222m 555p 444s 666z 9s9s", 0},
    {"two-concealed-triplets", "333m 777s 234p 567p 2z2z", 0},
    {"three-concealed-triplets", "222m 555p 888s 345s 9p9p", 0},
    {"four-concealed-triplets", "111m 444p 777s 333z 9s!9s", 0},
    {"one-quad", "'8888p 234m 567s 345p 1z1z", 0},
    {"two-quads", "'8888p x7z7zx 234m 567s 1m1m", 0},
    {"three-quads", "'3333m '8888p x7z7zx 567s 1m1m", 0},
    {"four-quads", "'3333m '8888p x7z7zx x2s2sx 9m9m", 0},
    {"two-identical-runs", "345p 345p 789s 222m 6z6z", 0},
    {"double-two-identical-runs", "345p 345p 678s 678s 1z1z", 0},
    {"three-identical-runs", "'345p 345p 345p 678s 9m9m", 0},
    {"four-identical-runs", "345p 345p 345p 345p 9m9m", 0},
    {"three-similar-runs", "345m 345p 345s 777p 2s2s", 0},
    {"small-three-similar-triplets", "444m 444p 44s 678p 123s", 0},
    {"big-three-similar-triplets", "444m 444p 444s 678p 2s2s", 0},
    {"nine-tile-straight", "123p 456p 789p 345s 2z2z", 0},
    {"three-consecutive-triplets", "444s 555s 666s 123p 9m9m", 0},
    {"four-consecutive-triplets", "333s 444s 555s 666s 9m9m", 0},
    {"mixed-branching-terminals", "123m 789p 999s 111z 7z7z", 0},
    {"pure-branching-terminals", "123m 789p 999s 111p 9m9m", 0},
    {"mixed-rooted-terminals", "111m 999p 999s 222z 7z7z", 0},
    {"pure-rooted-terminals", "111m 999m 111p 999s 1s1s", 0},
    {"final-draw", "345p 678p 222s 567m 9s!9s", WON_ON_LAST},
    {"final-discard", "345p 678p 222m 99s 46s !5s", WON_ON_LAST | WON_BY_DISCARD},
    {"win-on-quad", "x4s4sx 345p 678p 789s 6m!6m", WON_BY_REPLACEMENT},
    {"robbing-a-quad", "234p 678p 345s 99s 46m !5m", WON_BY_ROBBING},
    {"blessing-of-heaven", "123m 456p 789s 222z 5m!5m", WON_AT_FIRST | WON_BY_EAST},
    {"blessing-of-earth", "123m 456p 789s 222z 5m !5m", WON_AT_FIRST | WON_BY_DISCARD},
    {"thirteen-wonders", "19m19p19s1234567z !1z", 0},
    {"seven-pairs", "11m 44p 77p 22s 99s 33z 66z", 0},
    {NULL, NULL, 0},
};
