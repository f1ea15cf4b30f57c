/*
 * rules_one_suit.c: the rules of One Suit in our own words (rules_pages.h);
 * they follow docs/rules/one-suit.md "One Suit".
 */
#include <stddef.h>

#include "sdl/rulebook/rules_pages.h"

static const struct rules_key keys[] = {
    {"W", TR("Declare a win")},
    {TR("Space"), TR("Pass; so does a click on the felt")},
    {"K", TR("Kong")},
    {"1-9", TR("Mark a wait")},
    {TR("Enter"), TR("Name what is marked")},
    {TR("Arrows"), TR("Choose a tile or a button")},
    {TR("Bksp"), TR("Unmark all")},
    RULES_KEYS_OF_HELP,
    {"F11", TR("Full screen")},
    RULES_KEYS_AT_THE_END,
};

const struct rules_page rules_one_suit[] = {
    {TR("The game"),
     TR("One suit, thirty-six tiles"),
     {{TR("The set"),
       TR("Only one suit is played with: four each of nine numbers. Choose characters, dots or bamboo. "
          "Everyone holds 4, 7, 10 or 13 tiles, and the rest is the wall."),
       "123456789m", TR("Four of each")},
      {TR("The hand"),
       TR("With one tile more the hand must come out in sets of three and a pair. A set is a run, or three "
          "or four alike. Hands of 13 also win as seven different pairs."),
       "234m 555m 7m!7m", TR("Seven tiles and the winning one")},
      {TR("A turn"),
       TR("Draw a tile, then discard one. The dealer begins by drawing. No discard can be claimed for a set: "
          "what others give away only ever wins. There is no furiten, you may win on what you have "
          "discarded."),
       "1123468m !9m", TR("The drawn tile stands apart")},
      {TR("Kongs"),
       TR("Four alike may be laid down as a closed kong while the wall has a tile to replace them. You draw "
          "again, and may win with that tile or make another kong."),
       "x5m5mx", TR("A closed kong")},
      {0}},
     NULL,
     NULL},
    RULES_PAGE_OF_TILES,
    {TR("Waits"),
     TR("Seeing what completes the hand"),
     {{TR("A wait"),
       TR("A hand that lacks one tile is ready, and every number that would complete it is a wait. In one "
          "suit there are often several, in ways that are easily missed."),
       "2345m 678m", TR("2 or 5 pairs up; 8 makes 88, 234, 567")},
      {TR("Three alike"),
       TR("Three of a kind can be a set, or a pair with one tile left for a run. Both readings may give a "
          "wait."),
       "4445m 678m", TR("3, 5, 6, 8 and 9")},
      {TR("No fifth tile"),
       TR("A number of which the hand holds all four, a kong included, is no wait: there is no fifth to "
          "come."),
       "3333m 444m", TR("2 and 5; 3 itself is no wait")},
      {0}},
     NULL,
     NULL},
    {TR("Declaring"),
     TR("At your own risk"),
     {{TR("The button is always there"),
       TR("After every draw of yours, and on every discard of another, you may declare a win. The game does "
          "not tell whether your hand is complete. If you think it is not, discard or pass."),
       NULL, NULL},
      {TR("Naming"),
       TR("Who has declared marks every tile that would have finished the hand before this one came: the "
          "winning tile too, if it is to count. Nothing is shown until all have named. You may name none."),
       "!2m 3m 4m !5m 6m 7m !8m", TR("2, 5 and 8 are marked")},
      {TR("The verdict"),
       TR("All hands are opened. A declaration is valid if the hand is complete with the tile; the names "
          "only count points. You see each wait complete the hand, what was missed, and what was no wait."),
       "234m 567m 8m!8m", TR("How 8 completes 2345678")},
      {TR("When the wall is empty"),
       TR("If nobody declares on the last discard, everyone names the waits of the hand, before any hand is "
          "shown."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    {TR("Points"),
     TR("What it comes to"),
     {{TR("Detailed"),
       TR("A valid win 5 points. Each wait rightly named 1. All of them named and none wrong 2 more. Each "
          "wrong name takes 2 away."),
       NULL, NULL},
      {TR("A wrong declaration"),
       TR("It ends the hand, costs 10 points and nothing else; its names do not count. The dealer stays."),
       NULL, NULL},
      {TR("A drawn hand"),
       TR("Right and wrong names count as ever, and the 2 points for all of them. A hand that was not ready "
          "has no wait: whoever says so rightly gets nothing and loses nothing."),
       NULL, NULL},
      {TR("Simple"), TR("One point for a valid win, and nothing for names or for a wrong declaration."), NULL,
       NULL},
      {TR("Who deals, who wins"),
       TR("The winner deals next. After a draw the dealer stays if their hand was ready. After 4, 8 or 16 "
          "hands most points win the match; equal points are a tie."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    {TR("Three players"),
     TR("Together, or one by turns"),
     {{TR("Three together"),
       TR("With hands of 4 or 7 all three play. All who declare on the same discard name their waits. Of the "
          "valid declarations the next in turn after the discarder wins; each that is not valid loses its 10 "
          "points. A valid one that does not win brings nothing."),
       NULL, NULL},
      {TR("One sits out"),
       TR("With any size two can play while the third looks on. The dealer of the next hand meets the one "
          "who sat out. East and South play the first hand."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    RULES_PAGE_OF_OPTIONS({TR("First dealer"), TR("The dice decide, or you pick one."), NULL, NULL}, ),
    {TR("Mouse and keys"),
     TR("Everything by mouse, everything by keys"),
     {{TR("Mouse"),
       TR("Click a tile to discard it, or drag it onto the table. Let a discard go by a click on the felt. "
          "While you name, click the tiles you mean, and the button when they are all marked."),
       NULL, NULL},
      {TR("The trainer"),
       TR("Endless hands to name the waits of, at leisure or against the clock, with a record of your own. "
          "It is on the title’s card."),
       NULL, NULL},
      {TR("Keys"), "", NULL, NULL},
      {0}},
     NULL,
     keys},
    {NULL, NULL, {{0}}, NULL, NULL},
};
