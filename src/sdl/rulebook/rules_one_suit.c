/*
 * rules_one_suit.c: the rules of One Suit in our own words (rules_pages.h);
 * they follow docs/rules/one-suit.md "One Suit".
 */
#include <stddef.h>

#include "sdl/rulebook/rules_pages.h"

static const struct rules_key keys[] = {
    {"W", N_("Declare a win")},
    {N_("Space"), N_("Pass; clicking the felt passes too")},
    {"K", N_("Kong")},
    {"1-9", N_("Mark a wait")},
    {N_("Enter"), N_("Name the marked waits")},
    {N_("Arrows"), N_("Choose a tile or a button")},
    {N_("Bksp"), N_("Clear marks")},
    RULES_KEYS_OF_HELP,
    {"F11", N_("Full screen")},
    RULES_KEYS_AT_THE_END,
};

const struct rules_page rules_one_suit[] = {
    RULES_PAGE(
        N_("The game"), N_("One suit, 36 tiles"),
        {N_("Tiles used"),
         N_("The game uses only one suit: four each of nine numbers. Choose characters, dots or "
            "bamboo. Everyone holds 4, 7, 10 or 13 tiles, and the rest is the wall."),
         "123456789m", N_("Four of each")},
        {N_("The hand"),
         N_("With one more tile, the hand must divide into sets and a pair. A set is a run of three, three "
            "of a kind, or a kong. Hands of 13 can also win as seven different pairs."),
         "234m 555m 7m!7m", N_("Seven tiles and the winning one")},
        {N_("A turn"),
         N_("Draw a tile, then discard one. The dealer starts by drawing. You can’t claim a discard "
            "for a set: another player’s tile can only win. There is no furiten, so you may win on a "
            "kind you have discarded."),
         "1123468m !9m", N_("The drawn tile stands apart")},
        {N_("Kongs"),
         N_("After a draw you may lay four of a kind down as a closed kong while a tile is left in the wall. "
            "You draw the next tile, and may win with it or make another kong. A kong can’t be robbed."),
         "x5m5mx", N_("A closed kong")}),
    RULES_PAGE_OF_TILES,
    RULES_PAGE(N_("Waits"), N_("Seeing what completes the hand"),
               {N_("A wait"),
                N_("A hand that is one tile short is waiting, and every number that would complete it is a "
                   "wait. In one suit there are often several, and they are easy to miss."),
                "2345m 678m", N_("2 or 5 pairs up; 8 makes 88, 234, 567")},
               {N_("Three of a kind"),
                N_("Three of a kind can be a set, or a pair with one tile left for a run. Both readings may "
                   "give a wait."),
                "4445m 678m", N_("3, 5, 6, 8 and 9")},
               {N_("No fifth tile"),
                N_("If the hand holds all four of a number, a kong included, that number isn’t a wait: there "
                   "is no fifth."),
                "3333m 444m", N_("2 and 5; 3 isn’t a wait")}),
    RULES_PAGE(
        N_("Declaring"), N_("At your own risk"),
        RULES_WORDS(N_("The button is always there"),
                    N_("After each of your draws, and on every discard by another player, you may declare a "
                       "win. The game doesn’t tell you whether your hand is complete. If you think it isn’t, "
                       "discard or pass.")),
        {N_("Naming"),
         N_("Everyone who declared marks every tile that would have completed the hand before the last one "
            "came. The winning tile counts only if you mark it too. Nothing is shown until everyone has "
            "named their waits. You may name none."),
         "!2m 3m 4m !5m 6m 7m !8m", N_("2, 5 and 8 are marked")},
        {N_("The verdict"),
         N_("All hands are shown. A declaration is valid if the tile completes the hand; the names only "
            "count for points. You see how each wait completes the hand, what was missed, and what wasn’t a "
            "wait."),
         "234m 567m 8m!8m", N_("How 8 completes 2345678")},
        RULES_WORDS(N_("When the wall is empty"),
                    N_("You may declare on the last discard too. When a tile must be drawn and none is left, "
                       "the hand is a draw: everyone names their waits before any hand is shown."))),
    RULES_PAGE(
        N_("Points"), N_("Scoring"),
        RULES_WORDS(N_("Detailed"), N_("A valid win is 5 points. Each wait named correctly is 1. All of them "
                                       "with no mistakes are 2 more. Each wrong name costs 2.")),
        RULES_WORDS(
            N_("A wrong declaration"),
            N_("It ends the hand and costs 10 points, nothing else; the waits it names don’t count. The "
               "dealer stays, unless another player wins on the same tile.")),
        RULES_WORDS(N_("A drawn hand"),
                    N_("Right and wrong names count as usual, and so do the 2 points for all of them. A hand "
                       "that wasn’t waiting has no wait: correctly saying so gains and loses nothing.")),
        RULES_WORDS(N_("Simple"),
                    N_("One point for a valid win, nothing for names or for a wrong declaration.")),
        RULES_WORDS(N_("Who deals, who wins"),
                    N_("The winner deals next. After a draw the dealer stays if their hand was waiting; "
                       "otherwise the next in turn deals. Everyone starts at zero and can fall below it. "
                       "After 4, 8 or 16 hands the most points wins the match; equal points are a tie."))),
    RULES_PAGE(
        N_("Three players"), N_("Together, or taking turns"),
        RULES_WORDS(N_("Three together"),
                    N_("With hands of 4 or 7, all three can play. Everyone who declares on the same discard "
                       "names their waits. The valid declaration next in turn after the discarder wins; each "
                       "invalid one costs its 10 points. A valid one that doesn’t win scores nothing.")),
        RULES_WORDS(N_("One sits out"),
                    N_("With any size, two can play while the third sits out. The next hand’s dealer plays "
                       "the one who sat out. East and South play the first hand, and West sits out."))),
    RULES_PAGE_OF_OPTIONS(RULES_WORDS(N_("First dealer"), N_("The dice decide, or you pick one.")), ),
    {N_("Mouse and keys"),
     N_("Everything by mouse, everything by keys"),
     {RULES_WORDS(
          N_("Mouse"),
          N_("Click a tile to discard it, or drag it onto the table. Click the felt to pass a discard. When "
             "naming, click the tiles you mean, then the button once they are all marked.")),
      RULES_WORDS(N_("The trainer"), N_("Endless hands whose waits you name, at your own pace or against the "
                                        "clock, with your own record. It is on the title card.")),
      {N_("Keys"), "", NULL, NULL},
      {0}},
     NULL,
     keys},
    {NULL, NULL, {{0}}, NULL, NULL},
};
