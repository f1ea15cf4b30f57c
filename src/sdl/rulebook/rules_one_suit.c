/*
 * rules_one_suit.c: the rules of One Suit in our own words (rules_pages.h);
 * they follow docs/rules/one-suit.md "One Suit".
 */
#include <stddef.h>

#include "sdl/rulebook/rules_pages.h"

static const struct rules_key keys[] = {
    {"W", TR("Declare a win")},
    {TR("Space"), TR("Pass; clicking the felt passes too")},
    {"K", TR("Kong")},
    {"1-9", TR("Mark a wait")},
    {TR("Enter"), TR("Name the marked waits")},
    {TR("Arrows"), TR("Choose a tile or a button")},
    {TR("Bksp"), TR("Clear marks")},
    RULES_KEYS_OF_HELP,
    {"F11", TR("Full screen")},
    RULES_KEYS_AT_THE_END,
};

const struct rules_page rules_one_suit[] = {
    {TR("The game"),
     TR("One suit, 36 tiles"),
     {{TR("Tiles used"),
       TR("The game uses only one suit: four each of nine numbers. Choose characters, dots or bamboo. "
          "Everyone holds 4, 7, 10 or 13 tiles, and the rest is the wall."),
       "123456789m", TR("Four of each")},
      {TR("The hand"),
       TR("With one more tile, the hand must divide into sets of three and a pair. A set is a run, or three "
          "or four of a kind. Hands of 13 can also win as seven different pairs."),
       "234m 555m 7m!7m", TR("Seven tiles and the winning one")},
      {TR("A turn"),
       TR("Draw a tile, then discard one. The dealer starts by drawing. You can’t claim a discard for a set: "
          "another player’s tile can only win. There is no furiten, so you may win on a kind you have "
          "discarded."),
       "1123468m !9m", TR("The drawn tile stands apart")},
      {TR("Kongs"),
       TR("You may lay four of a kind down as a closed kong while the wall has a replacement tile. You draw "
          "that tile, and may win with it or make another kong. It can’t be robbed."),
       "x5m5mx", TR("A closed kong")},
      {0}},
     NULL,
     NULL},
    RULES_PAGE_OF_TILES,
    {TR("Waits"),
     TR("Seeing what completes the hand"),
     {{TR("A wait"),
       TR("A hand that is one tile short is waiting, and every number that would complete it is a wait. In "
          "one suit there are often several, and they are easy to miss."),
       "2345m 678m", TR("2 or 5 pairs up; 8 makes 88, 234, 567")},
      {TR("Three of a kind"),
       TR("Three of a kind can be a set, or a pair with one tile left for a run. Both readings may give a "
          "wait."),
       "4445m 678m", TR("3, 5, 6, 8 and 9")},
      {TR("No fifth tile"),
       TR("If the hand holds all four of a number, a kong included, that number isn’t a wait: there is no "
          "fifth."),
       "3333m 444m", TR("2 and 5; 3 isn’t a wait")},
      {0}},
     NULL,
     NULL},
    {TR("Declaring"),
     TR("At your own risk"),
     {{TR("The button is always there"),
       TR("After each of your draws, and on every discard by another player, you may declare a win. The game "
          "doesn’t tell you whether your hand is complete. If you think it isn’t, discard or pass."),
       NULL, NULL},
      {TR("Naming"),
       TR("Everyone who declared marks every tile that would have completed the hand before the last one "
          "came, and the last one too if it is to count. Nothing is shown until everyone has named their "
          "waits. You may name none."),
       "!2m 3m 4m !5m 6m 7m !8m", TR("2, 5 and 8 are marked")},
      {TR("The verdict"),
       TR("All hands are shown. A declaration is valid if the tile completes the hand; the names only count "
          "for points. You see how each wait completes the hand, what was missed, and what wasn’t a wait."),
       "234m 567m 8m!8m", TR("How 8 completes 2345678")},
      {TR("When the wall is empty"),
       TR("If nobody declares on the last discard, everyone names their waits before any hand is shown."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    {TR("Points"),
     TR("Scoring"),
     {{TR("Detailed"),
       TR("A valid win is 5 points. Each wait named correctly is 1. All of them with no mistakes are 2 more. "
          "Each wrong name costs 2."),
       NULL, NULL},
      {TR("A wrong declaration"),
       TR("It ends the hand and costs 10 points, nothing else; its names don’t count. The dealer stays."),
       NULL, NULL},
      {TR("A drawn hand"),
       TR("Right and wrong names count as usual, and so do the 2 points for all of them. A hand that wasn’t "
          "waiting has no wait: correctly saying so gains and loses nothing."),
       NULL, NULL},
      {TR("Simple"), TR("One point for a valid win, nothing for names or for a wrong declaration."), NULL,
       NULL},
      {TR("Who deals, who wins"),
       TR("The winner deals next. After a draw the dealer stays if their hand was waiting; otherwise the "
          "next in turn deals. After 4, 8 or 16 "
          "hands the most points wins the match; equal points are a tie."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    {TR("Three players"),
     TR("Together, or taking turns"),
     {{TR("Three together"),
       TR("With hands of 4 or 7, all three play. Everyone who declares on the same discard names their "
          "waits. The valid declaration next in turn after the discarder wins; each invalid one costs its 10 "
          "points. A valid one that doesn’t win scores nothing."),
       NULL, NULL},
      {TR("One sits out"),
       TR("With any size, two can play while the third sits out. The next hand’s dealer plays the one who "
          "sat out. East and South play the first hand."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    RULES_PAGE_OF_OPTIONS({TR("First dealer"), TR("The dice decide, or you pick one."), NULL, NULL}, ),
    {TR("Mouse and keys"),
     TR("Everything by mouse, everything by keys"),
     {{TR("Mouse"),
       TR("Click a tile to discard it, or drag it onto the table. Click the felt to pass a discard. When "
          "naming, click the tiles you mean, then the button once they are all marked."),
       NULL, NULL},
      {TR("The trainer"),
       TR("Endless hands whose waits you name, at your own pace or against the clock, with your own record. "
          "It is on the title card."),
       NULL, NULL},
      {TR("Keys"), "", NULL, NULL},
      {0}},
     NULL,
     keys},
    {NULL, NULL, {{0}}, NULL, NULL},
};
