/*
 * rules_tenpai_duel.c: the rules of Tenpai Duel in our own words
 * (rules_pages.h), by docs/rules/tenpai-duel.md "Tenpai Duel".
 */
#include "sdl/rulebook/rules_pages.h"

#include <stddef.h>

static const char *const one_han[] = {"riichi",        "menzen-tsumo",   "pinfu",
                                      "tanyao",        "iipeikou",       "haitei-raoyue",
                                      "houtei-raoyui", "rinshan-kaihou", NULL};
static const char *const honors[] = {"haku",   "hatsu",      "chun",      "jikaze",
                                     "bakaze", "shousangen", "honroutou", NULL};
static const char *const two_han[] = {"double-riichi",   "chanta", "ittsuu",   "sanshoku-doujun",
                                      "sanshoku-doukou", "toitoi", "sanankou", "sankantsu",
                                      "chiitoitsu",      NULL};
static const char *const more_han[] = {"honitsu", "junchan",  "ryanpeikou", "chinitsu",
                                       "dora",    "ura-dora", "aka-dora",   NULL};
static const char *const yakuman[] = {"kokushi-musou", "suuankou",       "chinroutou",
                                      "ryuuiisou",     "chuuren-poutou", "suukantsu",
                                      "tenhou",        "chiihou",        NULL};
static const char *const honor_yakuman[] = {"daisangen", "shousuushii", "daisuushii", "tsuuiisou", NULL};

static const struct rules_key keys[] = {
    {"R", TR("Riichi")},
    {"T", TR("Tenpai")},
    {"P", TR("Pung")},
    {"C", TR("Chow")},
    {"K", TR("Kong")},
    {"W", TR("Win")},
    {"L", TR("Lay a drawn win face down")},
    {TR("Space"), TR("Pass")},
    {TR("Arrows"), TR("Choose a tile or a button")},
    {TR("Enter"), TR("Do it; lay the two guesses")},
    {TR("Tab"), TR("Show your waits")},
    RULES_KEYS_OF_HELP,
    {"X A V", TR("No claims, win at once, pass runs")},
    RULES_KEYS_AT_THE_END,
};

const struct rules_page rules_tenpai_duel[] = {
    {TR("Aim"),
     TR("Say that you are ready; the other must guess"),
     {{TR("Two stages"),
       TR("In Stage A you play riichi mahjong for two. As soon as one of you declares to be one tile short, "
          "Stage B begins: they attack, and the other defends by naming the tiles that would win."),
       "345m 678p 55s 234s 78s !9s", TR("Declared: waiting for 6 and 9 bamboo")},
      {TR("The set"),
       TR("All 136 tiles, no flowers. Fourteen form a dead wall with the dora indicators. A second, complete "
          "set lies ready for the guesses. Red fives are an option."),
       "159m 159p 159s\n1234z 567z", TR("Four of each of 34 kinds")},
      {TR("The pot"),
       TR("Both start at nothing; 100,000 points lie in the pot. A win is paid from it, never by the loser. "
          "When it is empty, or the clock runs out, the match is over, and more points win it. It pays at "
          "most what is left in it. Equal points are a tie."),
       NULL, NULL},
      {TR("Seats"),
       TR("The dealer is East, the other West, in an endless East round: a pung of East is worth something "
          "to both. The dealer stays until the other wins."),
       "111z 333z", TR("East for both, West for West")},
      {0}},
     NULL,
     NULL},
    RULES_PAGE_OF_TILES,
    {TR("Stage A"),
     TR("Building a hand"),
     {{TR("Draw, claim, discard"),
       TR("Draw and discard in turn, eighteen discards each. The other’s discard may be claimed for a run, a "
          "pung or a kong, or won on. If nobody declares in time the hand is a draw and both hands stay "
          "hidden. The last discard can only be won on, and you may declare with it."),
       "'3s4s5s 8p'8p8p", TR("A chow and a pung, the claimed tile turned")},
      {TR("No swapping"),
       TR("After a pung the same kind may not be discarded at once, after a chow neither it nor the other "
          "end of the run."),
       "4m5m !6m ~3m", TR("6 characters claimed: 3 must wait")},
      {TR("Kongs"),
       TR("Each kong turns a new indicator before its replacement is drawn; four a hand are the limit. None "
          "can be robbed: a pung is made of the other’s discard, who is furiten on that kind from then on. "
          "Each needs a live tile in the wall."),
       "x7z7zx", TR("A closed kong")},
      {TR("A win let lie"),
       TR("If the tile you draw wins you may lay it face down among your discards and draw again, to declare "
          "later or to wait for more. It stays secret until the hand is over, and makes you furiten: you "
          "can’t win on another’s tile while it is one of your waits. It doesn’t count among the 18 "
          "discards."),
       "1z 9p x 4s", TR("Somewhere among the discards")},
      {0}},
     NULL,
     NULL},
    {TR("Declaring"),
     TR("Tenpai or Riichi"),
     {{TR("Tenpai"),
       TR("With any hand that lacks one tile, open or closed, with or without a yaku, you may declare tenpai "
          "as you discard. The discard can be won on, but not claimed otherwise. A kind of which you hold "
          "all four isn’t a wait."),
       "'7m7m7m 345p 678s 22z 45s", TR("Open: tenpai only")},
      {TR("Riichi"),
       TR("With a closed hand you may declare Riichi instead. It costs 1000 points, which lie for the next "
          "winner, is worth a han and opens the ura dora. You may do it ten times a match."),
       "234p 678p 345s 66s 78m '9p", TR("Waiting for 6 and 9 characters")},
      {TR("Not in furiten"),
       TR("Riichi is barred if one of your waits lies among your own discards, laid-down tiles included. "
          "Tenpai may be declared even then. Waits that are all gone are allowed. The tile you declare with "
          "counts too."),
       "~6m 9m", TR("6 characters discarded: no Riichi")},
      {TR("Is it time?"),
       TR("Whoever declares first attacks, so speed counts for more than size. Your discards and open sets "
          "will be read: they are all the other has to guess by."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    {TR("Stage B"),
     TR("Two tiles, then five"),
     {{TR("The guess"),
       TR("The defender lays two kinds from the second set. If one of them completes the hand, the win is "
          "prevented: the hand is shown and the hand is over. No kind is named twice. A guess is right even "
          "if that win has no yaku, or no such tile is left."),
       "5p 8p", TR("Two kinds before the hand")},
      {TR("Five tiles"),
       TR("If both are wrong, five tiles of the wall are turned one by one. The first that wins with a yaku "
          "is taken: that is a win by own draw. Otherwise they stay open aside, and the next guess follows."),
       "1m 7z 3p 9s !6s", TR("The fifth tile wins")},
      {TR("A kong on the way"),
       TR("A turned tile that makes a closed pung four may become a kong, if the waits stay the same. The "
          "replacement does not count among the five and may win."),
       "222p 7z 1m !2p", TR("Four alike, the waits unchanged")},
      {TR("The end of the wall"),
       TR("When the wall is out nobody wins, and the attacker shows that the hand was ready. The last batch "
          "may be shorter than five; it is guessed for all the same."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    {TR("Furiten"),
     TR("When you cannot win on another’s tile"),
     {{TR("Your own discards"),
       TR("If any of your waits lies among your own discards, claimed or laid down, you cannot win on a "
          "discard, on none of your waits. Your own draw always wins."),
       "~4s 7s", TR("4 bamboo discarded: 7 bamboo is barred too")},
      {TR("A win let go"),
       TR("If you let a tile pass that completes your hand, even without a yaku, you cannot win on a discard "
          "until your next draw or claim. The same goes for a winning tile you drew and kept."),
       NULL, NULL},
      {TR("In Stage B"), TR("There all wins are own draws, and furiten no longer matters."), NULL, NULL},
      {0}},
     NULL,
     NULL},
    {TR("Points"),
     TR("Han, fu and the pot"),
     {{TR("What a win pays"),
       TR("A hand needs at least one yaku; dora are none. Its base is the fu, doubled twice and again for "
          "each han, 2000 at most up to five han. The winner takes four times the base, as East six times, "
          "rounded up to 100; drawn or discarded makes no difference."),
       NULL, NULL},
      {TR("Limits"),
       TR("Several yakuman add up, and none counts double; 13 han pay one. There is no ippatsu, renhou, "
          "nagashi mangan or rounding up to mangan."),
       TR("#|mangan|haneman|baiman|sanbaiman|yakuman\nhan|5|6, 7|8 to 10|11, 12|13\n"
          "West|8000|12000|16000|24000|32000\nEast|12000|18000|24000|36000|48000"),
       NULL},
      {0}},
     NULL,
     NULL},
    {TR("Pot and clock"),
     TR("Bets, and the end of a match"),
     {{TR("Counters and bets"),
       TR("After every hand whose dealer stays a counter is laid: 100 more for the next win. A new dealer "
          "clears them. Bets lie until somebody wins; when time ends the match they go to the leader, half "
          "each in a tie, but the void hand’s bet goes back. A Riichi whose discard is won on costs "
          "nothing."),
       NULL, NULL},
      {TR("The clock"),
       TR("60 minutes at the table, with warnings after 50 and 55; by option 30 minutes, or 15 as a short "
          "form, with the warnings at the same shares. Nobody sees the clock. A hand in play at its end is "
          "void, and the match is over. It stops in a pause and while the window can’t be seen. Only "
          "without a clock the match ends after a number of hands."),
       NULL, NULL},
      {0}},
     NULL,
     NULL},
    {TR("Fu"),
     TR("The fu of a hand"),
     {{TR("The hand"),
       TR("A win 20. A closed hand won on another’s tile 10. Self-draw 2, but not with Pinfu. A wait for the "
          "middle or the end of a run, or for the pair, 2. An open hand without any fu 10."),
       NULL, NULL},
      {TR("Pungs and kongs"), TR("A pung that another’s tile completes is open."),
       TR("#|2 to 8|1, 9, honor\nopen pung|2|4\nclosed pung|4|8\nopen kong|8|16\nclosed kong|16|32"), NULL},
      {TR("The pair"),
       TR("Dragons 2, your own wind 2, East 2: for East, who has both, the pair of East is 4. Runs and all "
          "other "
          "pairs have none."),
       NULL, NULL},
      {TR("Rounding"), TR("The sum is rounded up to ten. Seven pairs are always 25 and not rounded."), NULL,
       NULL},
      {0}},
     NULL,
     NULL},
    {TR("Yaku: one han"), TR("What a hand needs at least one of"), {{0}}, one_han, NULL},
    {TR("Yaku: honors"), TR("Winds and dragons"), {{0}}, honors, NULL},
    {TR("Yaku: two han"), TR("Shapes; some lose a han when open"), {{0}}, two_han, NULL},
    {TR("Yaku: more, dora"), TR("Flushes, and what adds to a yaku"), {{0}}, more_han, NULL},
    {TR("Yakuman"), TR("The highest hands"), {{0}}, yakuman, NULL},
    {TR("Yakuman: honors"), TR("Winds and dragons"), {{0}}, honor_yakuman, NULL},
    RULES_PAGE_OF_OPTIONS(
        {TR("Where the deal starts"),
         TR("The two dice together name a side, counted round from East: the hands are dealt from there. "
            "West "
            "deals for South, and East for North. The tiles are shuffled, so this changes none of them."),
         NULL, NULL}, ),
    {TR("Mouse and keys"),
     TR("Everything by mouse, everything by keys"),
     {{TR("Mouse"),
       TR("Click a tile to discard it. To declare, press Riichi or Tenpai and then the tile to discard with "
          "it. In Stage B click two tiles of the second set, then lay them."),
       NULL, NULL},
      {TR("In your own time"),
       TR("The match is saved after every move and goes on from the very same position, the clock too."),
       NULL, NULL},
      {TR("Keys"), "", NULL, NULL},
      {0}},
     NULL,
     keys},
    {NULL, NULL, {{0}}, NULL, NULL},
};

const struct rules_example rules_tenpai_duel_examples[] = {
    {"riichi", "345p 678p 222s 44s 67s !8s", 0},
    {"menzen-tsumo", "345p 678p 222s 567m 9s!9s", 0},
    {"pinfu", "234m 567m 345p 88s 67s !8s", 0},
    {"tanyao", "234m 567p 666s 345s 8p!8p", 0},
    {"iipeikou", "223344p 678s 555m 1z!1z", 0},
    {"haku", "555z 234p 678p 456s 9m9m", 0},
    {"jikaze", "333z 234p 678p 456s 9m9m", 0},
    {"bakaze", "111z 234p 678p 456s 9m9m", 0},
    {"chanta", "123m 789p 999s 111z 7z7z", 0},
    {"ittsuu", "123456789p 345s 2z2z", 0},
    {"sanshoku-doujun", "345m 345p 345s 777p 2s2s", 0},
    {"sanshoku-doukou", "444m 444p 444s 678p 2s2s", 0},
    {"toitoi", "222m 555p 444s 666z 9s9s", 0},
    {"sanankou", "222m 555p 888s 345s 9p9p", 0},
    {"honroutou", "111m 999p 999s 222z 7z7z", 0},
    {"shousangen", "555z 666z 77z 123p 456s", 0},
    {"chiitoitsu", "11m 44p 77p 22s 99s 33z 66z", 0},
    {"honitsu", "123p 456p 888p 222z 7z7z", 0},
    {"junchan", "123m 789p 999s 111p 9m9m", 0},
    {"ryanpeikou", "223344p 667788s 5m5m", 0},
    {"chinitsu", "123p 345p 567p 888p 9p9p", 0},
    {"kokushi-musou", "19m19p19s1234567z !1z", 0},
    {"suuankou", "111m 444p 777s 333z 9s!9s", 0},
    {"daisangen", "555z 666z 777z 123p 8s8s", 0},
    {"shousuushii", "111z 222z 333z 44z 678p", 0},
    {"daisuushii", "111z 222z 333z 444z 5p5p", 0},
    {"tsuuiisou", "111z 333z 555z 666z 7z7z", 0},
    {"chinroutou", "111m 999m 111p 999s 1s1s", 0},
    {"chuuren-poutou", "1112345678999m !5m", 0},
    {"ura-dora", "!5p 6p6p", 0},
    {"tenhou", "123m 456p 789s 222z 5m5m", 0},
    {"chiihou", "234m 567p 345s 777z 8p!8p", 0},
    {"double-riichi", "345p 678p 222s 44s 67s !5s", 0},
    {"hatsu", "666z 234p 678p 456s 9m9m", 0},
    {"chun", "777z 234p 678p 456s 9m9m", 0},
    {"haitei-raoyue", "345p 678p 222s 567m 9s!9s", WON_ON_LAST},
    {"houtei-raoyui", "345p 678p 222s 567m 9s!9s", WON_BY_DISCARD | WON_ON_LAST},
    {"rinshan-kaihou", "x4s4sx 345p 678p 789s 6p!6p", WON_BY_REPLACEMENT},
    {"sankantsu", "x2p2px '3333m '4444s 678p 5s5s", 0},
    {"suukantsu", "x2p2px '3333m '4444s '8888p 5s5s", 0},
    {"ryuuiisou", "234s 234s 666s 888s 6z6z", 0},
    {"aka-dora", "0p 0s", 0},
    {"dora", "!8s 9s9s", 0},
    {NULL, NULL, 0},
};
