/*
 * rules_classic.c: the rules of Classic Mahjong in our own words
 * (rules_pages.h), by docs/rules/classic.md "Classic Mahjong: the rules".
 */
#include "sdl/rulebook/rules_pages.h"

#include <stddef.h>

static const char *const winning[] = {
    "self-draw",        "last-tile",        "kong-replacement", "robbed-kong", "own-flower-or-season",
    "all-four-flowers", "all-four-seasons", "no-flowers",       NULL};
static const char *const shape[] = {
    "all-sequences", "concealed-hand", "all-triplets", "seven-pairs", "half-flush", "full-flush", NULL};
static const char *const honors[] = {
    "dragon-triplet",    "round-wind",       "seat-wind", "small-three-dragons",
    "big-three-dragons", "small-four-winds", NULL};
static const char *const limits[] = {"big-four-winds",
                                     "all-honors",
                                     "four-kongs",
                                     "four-concealed-triplets",
                                     "all-terminals",
                                     "nine-gates",
                                     "thirteen-orphans",
                                     "heavenly-hand",
                                     "earthly-hand",
                                     "human-hand",
                                     NULL};

static const struct rules_key keys[] = {
    {"C", N_("Chow")},
    {"P", N_("Pung")},
    {"K", N_("Kong")},
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

const struct rules_page rules_classic[] = {
    RULES_PAGE(
        N_("Goal and tiles"), N_("Four sets, a pair and three faan"),
        {N_("The hand"),
         N_("You win with four sets and a pair. A set is a sequence of three in one suit, a triplet (three "
            "of a kind) or a kong (four of a kind). Seven different pairs and the thirteen orphans win too."),
         "234m 678p 555s 777z 1z1z", N_("Two sequences, two triplets and a pair")},
        {N_("Enough faan"),
         N_("Patterns and the way you won are counted in faan. With fewer than three you can’t win, and the "
            "game doesn’t ask you. An option lowers this to one or none."),
         "'777z '222z 345p 678p 9p!9p", N_("As South: red dragon 1, seat wind 1, Half Flush 3")},
        {N_("Tiles used"),
         N_("136 tiles, four of each of 34 kinds, plus four flowers and four seasons, one of each. An option "
            "leaves those eight out."),
         "159m 159p 159s 17z\n1234f 1234g", N_("Suits and honors; flowers and seasons")},
        {N_("The table"),
         N_("Four players. East deals and has 14 tiles, the others 13. The last 14 tiles of the wall are the "
            "dead wall, which is never played out."),
         "1z 2z 3z 4z", N_("East|South|West|North")}),
    RULES_PAGE_OF_TILES,
    RULES_PAGE(
        N_("Flowers and walls"), N_("Tiles from the other end"),
        {N_("Flowers and seasons"),
         N_("They belong to no set. Each is laid out as soon as it is drawn, and replaced from the back of "
            "the wall, which counts as your own draw. After the deal East does this first, until none are "
            "left, then South, West and North. The game does it for you."),
         "1f1g 2f2g 3f3g 4f4g", N_("East|South|West|North")},
        RULES_WORDS(N_("What they are worth"),
                    N_("The flower and the season with your seat’s number are worth 1 faan each. All four "
                       "flowers or all four seasons are worth 2 more. Having none is worth 1. They count "
                       "toward the minimum. If they are left "
                       "out, having none is worth nothing.")),
        {N_("The dead wall"),
         N_("Replacements for kongs and flowers come from it, and each time the last tile of the live wall "
            "moves over, so that it always has 14. When the live wall is empty nobody can draw and the round "
            "is over: nothing is paid and the deal passes."),
         "123p xx xxxx", N_("drawn|live|dead")},
        RULES_WORDS(
            N_("The last discard"),
            N_("A tile discarded when the live wall is empty can be claimed for a win, a pung or a chow, but "
               "not for a kong. A flower that can’t be replaced is set aside, and the round is over."))),
    RULES_PAGE(
        N_("Claims"), N_("Taking another player’s discard"),
        {N_("Chow"),
         N_("Only the next player in turn may claim a discard for a sequence, instead of drawing, and "
            "then discards any tile."),
         "'4s3s5s", N_("4 bamboo was claimed")},
        {N_("Pung"),
         N_("With a pair, any player may claim the third tile and then discards any tile, even that kind. "
            "The seats in between are skipped."),
         "7p7p'7p", N_("Claimed from the player opposite")},
        RULES_WORDS(N_("Which claim comes first"),
                    N_("A win comes before a pung or kong, and these before a chow. If several players "
                       "declare a win on the same tile, the next in turn after the discarder wins; an option "
                       "lets all of them win, each paid in full. Nobody sees who else claimed.")),
        RULES_WORDS(N_("Nothing stops a win"), N_("You may win on a kind you have discarded or passed "
                                                  "before. You only need to reach the minimum.")),
        RULES_WORDS(N_("The first turn"),
                    N_("A hand complete from the start is a limit hand: East’s on the first draw, "
                       "another player’s on their own first draw or on East’s first discard. Any "
                       "claim or kong before it, by anyone, ends that; laying out flowers doesn’t."))),
    RULES_PAGE(N_("Kongs"), N_("Four of a kind"),
               {N_("Three kinds"),
                N_("Open: three in hand and a discard. Added: a fourth tile to your own pung. Closed: four "
                   "in hand, and the hand stays concealed. Each needs a live tile, and takes its replacement "
                   "from the dead wall."),
                "'8888p x7z7zx", N_("open|closed")},
               RULES_WORDS(N_("On your own turn"),
                           N_("You make added and closed kongs after a draw, never straight after a chow or "
                              "pung. You can use any tiles you hold, and make several one after another.")),
               {N_("Robbing a kong"),
                N_("Another player can win on a tile you add to a pung. Then the kong was never made, and "
                   "the player who tried it pays as for a discard. A closed kong can’t be robbed, not even "
                   "for thirteen orphans."),
                "5s5s'5s !5s", N_("The added tile can be won on")},
               {N_("The replacement wins"),
                N_("A win on the tile drawn after a kong is Kong Replacement and a self-draw as well, even "
                   "if a flower came in between."),
                "x4s4sx 345p 678p 789s 6m!6m", N_("A closed kong, and its replacement wins")}),
    RULES_PAGE(
        N_("Winds and the deal"), N_("The winds go around"),
        {N_("Your own wind"),
         N_("The dealer is East; South, West and North follow in turn. A triplet of your seat wind is worth "
            "1 faan."),
         "1z 2z 3z 4z", N_("East|South|West|North")},
        RULES_WORDS(N_("The deal stays or passes"),
                    N_("East keeps the deal by winning. If another player wins, or nobody does, it passes to "
                       "the next player and all seat winds move on. If several players win, it stays if East "
                       "is one of them.")),
        {N_("The round wind"),
         N_("It is East until everyone has lost the deal once, then South, West and North. A triplet of it "
            "is worth 1 faan to everyone; if it is also your seat wind, 2."),
         "111z 222z", N_("East’s round|South’s round")},
        RULES_WORDS(
            N_("The match"),
            N_("One wind, so at least four hands; an option plays all four winds. Everyone starts at zero "
               "and can fall below it. The most points wins, and equal points share the place."))),
    RULES_PAGE(N_("Points"), N_("From faan to points"),
               {N_("The table"),
                N_("All the faan in the hand are added, up to 10. A limit hand is worth 10, and nothing is "
                   "added to it. Nine Gates is of one suit, with no exposed set, no kong and any wait."),
                N_("#faan|0|1|2|3|4|5|6|7|8|9|10\npoints|1|2|4|8|16|24|32|48|64|96|128"), NULL},
               RULES_WORDS(N_("Who pays"),
                           N_("Self-draw: each of the others pays the points. On a discard or a robbed kong: "
                              "that player pays them twice, the others nothing. By option that player pays "
                              "once and each of the others half, rounded up.")),
               {N_("An example"),
                N_("South’s hand, won on a discarded 7 dots: Half Flush 3, Dragon Triplet 1, Seat Wind 1, "
                   "and No Flowers 1 if South has none. 6 faan are 32 points: the discarder pays 64."),
                "'666z 222z 345p 68p 99p !7p", N_("6 faan: 32 points")},
               RULES_WORDS(N_("The same, self-drawn"),
                           N_("Self-Draw adds a faan, 7 in all. Each of the three pays 48."))),
    RULES_PAGE(
        N_("Liability"), N_("Feeding a big hand"),
        RULES_WORDS(
            N_("The rule"),
            N_("If your tile lets another player lay out the last missing set of a big hand, you are liable "
               "for it. It matters only if that hand is then won. Closed kongs on the table count as laid "
               "out; sets in the hand don’t, nor does one that the winning tile completes.")),
        {N_("Which sets"),
         N_("The third of three dragons, the fourth of four winds, the fourth kong, or the fourth set all of "
            "one suit or all of honors."),
         "555z 666z '777z", N_("The player who discarded the red dragon is liable")},
        RULES_WORDS(N_("What is paid"),
                    N_("If the winner draws the tile, the liable player pays for all three. If another "
                       "player discards it, or has a kong robbed, both pay the points once. A liable player "
                       "who discards it pays it all: twice the points.")),
        RULES_WORDS(N_("An example"),
                    N_("You discarded the third dragon, and the hand is worth 64 points. Drawn by its owner: "
                       "you pay 192, the others nothing. On another player’s discard: you and that player "
                       "pay 64 each. On yours: you pay 128.")),
        RULES_WORDS(N_("Two at once"),
                    N_("If two players are liable, the one whose tile came later pays. An option turns "
                       "liability off. Shared payment doesn’t apply to a liable player."))),
    {N_("Faan: the win"), N_("How it was won, flowers and seasons"), {{0}}, winning, NULL},
    {N_("Faan: shape"),
     N_("What the hand looks like"),
     {RULES_WORDS(N_("Adding up"),
                  N_("Everything in a hand is added: its sequences, its flush, its dragons and how it was "
                     "won. The hand is read in the way that gives the most faan. A triplet in a pattern may "
                     "be a kong. A Concealed Hand can be won on a discard; but a triplet that another "
                     "player’s tile completes isn’t concealed.")),
      {0}},
     shape,
     NULL},
    {N_("Faan: honors"),
     N_("Winds and dragons"),
     {RULES_WORDS(N_("Counted as well"),
                  N_("Each dragon triplet in Small and Big Three Dragons adds its own faan, and so do "
                     "triplets of the round and seat winds in Small Four Winds.")),
      {0}},
     honors,
     NULL},
    {N_("Limit hands"), N_("10 faan, and nothing else"), {{0}}, limits, NULL},
    RULES_PAGE_OF_OPTIONS(),
    {N_("Mouse and keys"),
     N_("Everything by mouse, everything by keys"),
     {RULES_WORDS(N_("Mouse"),
                  N_("Click a tile to discard it, or drag it onto the table. The buttons on the right show "
                     "what can be claimed. If a tile makes several sequences, choose one of them.")),
      RULES_WORDS(N_("Take your time"), N_("The match is saved after every move. Close the window whenever "
                                           "you like: it continues from exactly the same position.")),
      {N_("Keys"), "", NULL, NULL},
      {0}},
     NULL,
     keys},
    {NULL, NULL, {{0}}, NULL, NULL},
};

/* Flowers stand in front of the hand, or alone for any hand; those with "~" are not held. */
const struct rules_example rules_classic_examples[] = {
    {"self-draw", "345p 678p 222s 567m 9s!9s", 0},
    {"last-tile", "345p 678p 222m 99s 46s !5s", WON_ON_LAST | WON_BY_DISCARD},
    {"kong-replacement", "x4s4sx 345p 678p 789s 6m!6m", WON_BY_REPLACEMENT},
    {"robbed-kong", "234p 678p 345s 99s 46m !5m", WON_BY_ROBBING},
    {"own-flower-or-season", "2f2g", 0},
    {"all-four-flowers", "1f2f3f4f", 0},
    {"all-four-seasons", "1g2g3g4g", 0},
    {"no-flowers", "~1f~2f~3f~4f ~1g~2g~3g~4g", 0},
    {"all-sequences", "234m 567p 345s 678s 1z1z", 0},
    {"concealed-hand", "234m 567p 111s 678s 7z7z", 0},
    {"all-triplets", "'222m 555p 444s 666z 9s9s", 0},
    {"seven-pairs", "11m 44p 77p 22s 99s 33z 66z", 0},
    {"half-flush", "123p 456p 888p 222z 7z7z", 0},
    {"full-flush", "123p 345p 567p 888p 9p9p", 0},
    {"dragon-triplet", "777z 345p 678p 234s 9m9m", 0},
    {"round-wind", "111z 234p 678p 456s 9m9m", 0},
    {"seat-wind", "222z 234p 678p 456s 9m9m", 0},
    {"small-three-dragons", "555z 666z 77z 123p 456s", 0},
    {"big-three-dragons", "555z 666z 777z 123p 8s8s", 0},
    {"small-four-winds", "111z 222z 333z 44z 678p", 0},
    {"big-four-winds", "111z 222z 333z 444z 5p5p", 0},
    {"all-honors", "111z 333z 555z 666z 7z7z", 0},
    {"four-kongs", "'3333m '8888p x7z7zx x2s2sx 9m9m", 0},
    {"four-concealed-triplets", "111m 444p 777s 333z 9s!9s", 0},
    {"all-terminals", "111m 999m 111p 999s 1s1s", 0},
    {"nine-gates", "1112345678999s !5s", 0},
    {"thirteen-orphans", "19m19p19s1234567z !1z", 0},
    {"heavenly-hand", "123m 456p 789s 222z 5m!5m", WON_AT_FIRST | WON_BY_EAST},
    {"earthly-hand", "123m 456p 789s 222z 5m!5m", WON_AT_FIRST},
    {"human-hand", "123m 456p 789s 222z 5m !5m", WON_AT_FIRST | WON_BY_DISCARD},
    {NULL, NULL, 0},
};
