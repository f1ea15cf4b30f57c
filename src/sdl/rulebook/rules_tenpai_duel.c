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
    {"R", N_("Riichi")},
    {"T", N_("Tenpai")},
    {"P", N_("Pung")},
    {"C", N_("Chow")},
    {"K", N_("Kong")},
    {"W", N_("Win")},
    {"L", N_("Lay a winning draw face down")},
    {N_("Space"), N_("Pass")},
    {N_("Arrows"), N_("Choose a tile or a button")},
    {N_("Enter"), N_("Do it; make the two guesses")},
    {N_("Tab"), N_("Show your waits")},
    RULES_KEYS_OF_HELP,
    {"X A V", N_("No claims, win automatically, pass runs")},
    RULES_KEYS_AT_THE_END,
};

const struct rules_page rules_tenpai_duel[] = {
    RULES_PAGE(
        N_("Goal"), N_("Say you are one tile short; your opponent must guess"),
        {N_("Two stages"),
         N_("In Stage A you play riichi mahjong for two. As soon as one of you declares that they are one "
            "tile short, Stage B begins: they attack, and the other defends by naming the tiles that would "
            "win."),
         "345m 678p 55s 234s 78s !9s", N_("Declared: waiting for 6 and 9 bamboo")},
        {N_("Tiles used"),
         N_("All 136 tiles, no flowers. You get 13 each, and the dealer draws first. Fourteen form a dead "
            "wall with the dora indicators and the replacements for kongs; the last live tile makes up for "
            "each replacement. A second, complete set of tiles is ready for the guesses. Red fives are an "
            "option."),
         "159m 159p 159s\n1234z 567z", N_("Four of each of 34 kinds")},
        RULES_WORDS(N_("The hand"),
                    N_("Four sets and a pair, seven different pairs, or Kokushi Musou. A set is a run of "
                       "three in one suit, a pung (three of a kind) or a kong (four of a kind).")),
        {N_("Seats"),
         N_("The dealer is East, the other West, in an endless East round: a pung of East scores for both, "
            "twice for the dealer, one of West for West. South and North score for nobody. The dealer stays "
            "until the other wins."),
         "111z 333z", N_("East scores for both, West for West")}),
    RULES_PAGE_OF_TILES,
    RULES_PAGE(
        N_("Stage A"), N_("Building a hand"),
        {N_("Draw, claim, discard"),
         N_("Draw and discard in turn, 18 discards each, claimed ones included. You may claim the other "
            "player’s discard for a run, a pung or a kong, or to win. If nobody declares in time, the hand "
            "is a draw: both hands stay hidden and nothing is paid. The last discard can be claimed only to "
            "win, and you may declare with it. There are no abortive draws."),
         "'3s4s5s 8p'8p8p", N_("A chow and a pung, the claimed tile turned sideways")},
        {N_("No swapping"),
         N_("After a pung you can’t discard the same kind right away; after a chow, neither that kind nor "
            "the one that your two tiles would have taken at their other end. You can’t make a claim that "
            "would leave nothing to discard. A claim uses your plain fives before a red one."),
         "4m5m !6m ~3m", N_("6 characters claimed: 3 must wait")},
        {N_("Kongs"),
         N_("After a draw you may make a closed kong of four in hand, which leaves the hand closed, or add a "
            "tile to your own pung. Each kong needs a live tile in the wall and reveals a new indicator "
            "before its replacement is drawn; both players together can make four in a hand. None can be "
            "robbed: the other player discarded a tile of the pung and so is furiten on it."),
         "x7z7zx", N_("A closed kong")},
        {N_("A win set aside"),
         N_("If the tile you draw wins, you may lay it face down among your discards and draw the next live "
            "tile, to declare later or to wait for more, as often as that happens, even if an option forbids "
            "wins in Stage A. The tile can’t be claimed, stays secret until the hand is over, and makes you "
            "furiten: you can’t win on another player’s tile while it is one of your waits. It doesn’t count "
            "among the 18 discards."),
         "1z 9p x 4s", N_("Somewhere among the discards")}),
    RULES_PAGE(
        N_("Declaring"), N_("Tenpai or Riichi"),
        {N_("Tenpai"),
         N_("With any hand that is one tile short, open or closed, with or without a yaku, you may declare "
            "tenpai as you discard, after a claim too. The discard can be claimed only to win. A kind isn’t "
            "a wait if you hold all four."),
         "'7m7m7m 345p 678s 22z 45s", N_("Open: tenpai only")},
        {N_("Riichi"),
         N_("With a closed hand you may declare Riichi instead. It costs a bet of 1,000 points for the next "
            "winner, even if your score falls below 0. It is worth one han and opens the ura dora. You may "
            "do it ten times a match."),
         "234p 678p 345s 66s 78m '9p", N_("Waiting for 6 and 9 characters")},
        {N_("Not in furiten"),
         N_("You can’t declare Riichi if one of your waits is among your own discards, claimed ones and "
            "tiles laid face down included. You can still declare tenpai. Waits with no tiles left are "
            "allowed. The tile you declare with counts too."),
         "~6m 9m", N_("6 characters discarded: no Riichi")},
        RULES_WORDS(N_("Is it time?"),
                    N_("The first to declare attacks, so speed matters more than size. Your opponent will "
                       "read your discards and exposed sets: they are all there is to guess by."))),
    RULES_PAGE(N_("Stage B"), N_("Two tiles, then five"),
               {N_("The guess"),
                N_("The defender chooses two of the 34 kinds from the second set; a five means the red one "
                   "too. If one of them completes the hand, the win is prevented: the hand is shown, play "
                   "stops and nothing is paid. No kind can be named twice. A guess is right even if that win "
                   "has no yaku, or no such tile is left."),
                "5p 8p", N_("Two kinds before the hand")},
               {N_("Five tiles"),
                N_("If both are wrong, five tiles of the wall are revealed one by one. The first that wins "
                   "with a yaku is taken: that is a win by self-draw. The others stay face up to one side. "
                   "If none wins, the next guess follows."),
                "1m 7z 3p 9s !6s", N_("The fifth tile wins")},
               {N_("A kong on the way"),
                N_("If a revealed tile is the fourth to three in the attacker’s hand, they may make a closed "
                   "kong, in Riichi or not, if the waits stay the same kinds. No tile can be added to an "
                   "open pung. The replacement doesn’t count among the five and may win."),
                "222p 7z 1m !2p", N_("Four of a kind, the waits unchanged")},
               RULES_WORDS(N_("The end of the wall"),
                           N_("When the live wall runs out nobody wins, nothing is paid, and the attacker "
                              "shows that the hand was waiting. The last batch may be shorter than five; "
                              "there is a guess for it all the same."))),
    RULES_PAGE(
        N_("Furiten"), N_("When you can’t win on another player’s tile"),
        {N_("Your own discards"),
         N_("If any of your waits is among your own discards, claimed or laid face down, you can’t win on a "
            "discard with any of your waits. A self-draw always wins."),
         "~4s 7s", N_("4 bamboo discarded: 7 bamboo is barred too")},
        RULES_WORDS(
            N_("A win passed"),
            N_("If you pass on a tile that completes your hand, even without a yaku, you can’t win on a "
               "discard until your next draw or claim. The same goes for a winning tile you drew and kept.")),
        RULES_WORDS(N_("In Stage B"), N_("There all wins are self-draws, and furiten no longer matters."))),
    RULES_PAGE(
        N_("Points"), N_("Han, fu and the pot"),
        RULES_WORDS(N_("What a win pays"),
                    N_("A hand needs at least one yaku, and dora aren’t yaku. The han of all yaku and dora "
                       "add up. The base is the fu, doubled twice and again for each han, at most 2000 up to "
                       "5 han. The winner takes four times the base, or six times as East, rounded up to "
                       "100, for a self-draw as for a discard.")),
        {N_("Limits"),
         N_("Several yakuman add up, none counts double, and nothing else counts with them; 13 or more han "
            "pay one yakuman. There is no ippatsu, renhou, nagashi mangan or rounding up to mangan."),
         N_("#|mangan|haneman|baiman|sanbaiman|yakuman\nhan|5|6, 7|8 to 10|11, "
            "12|13+\nWest|8000|12000|16000|24000|32000\nEast|12000|18000|24000|36000|48000"),
         NULL},
        RULES_WORDS(N_("Counting yaku"),
                    N_("The hand is read in the way that pays most. A pung in a yaku may be a kong. Chanta "
                       "and Junchan need a run, and what they say of every set holds for the pair too. "
                       "Chuuren Poutou is of one suit, with no exposed set, no kong and any wait.")),
        RULES_WORDS(N_("The first turn"),
                    N_("Double Riichi, Tenhou and Chiihou need an untouched first turn: no claim, no kong "
                       "and no tile laid face down before, by either player."))),
    RULES_PAGE(
        N_("Pot and clock"), N_("Bets, and the end of a match"),
        RULES_WORDS(N_("The pot"),
                    N_("Both start at zero; 100,000 points are in the pot. The pot pays for a win, never the "
                       "loser, and it pays at most what is left in it. When it is empty or the clock runs "
                       "out, the match is over, and the most points wins. Equal points are a tie.")),
        RULES_WORDS(N_("Counters and bets"),
                    N_("After every hand in which the dealer stays, a counter is added: each brings the next "
                       "winner 100 more from the pot. A new dealer clears them. Bets stay apart from the pot "
                       "until somebody wins. If time ends the match, they go to the leader, half each in a "
                       "tie, but the void hand’s bet goes back. If it ends after a number of hands, nobody "
                       "gets them. A Riichi costs nothing if the other player wins on its discard.")),
        RULES_WORDS(N_("The clock"),
                    N_("A match lasts 60 minutes of play, with warnings after 50 and 55. The options also "
                       "offer 30 minutes and a short form of 15, with proportionally earlier warnings. "
                       "Nobody sees the clock. A hand still being played at the end is void, and the match "
                       "is over. The clock stops in a pause, behind another screen of the game, and while "
                       "the window is minimized or in the background. Without a clock, the match ends after "
                       "the number of hands in the options; with one, after 255 hands at the latest."))),
    RULES_PAGE(
        N_("Fu"), N_("The fu of a hand"),
        RULES_WORDS(
            N_("The hand"),
            N_("Every win has 20 fu. A closed hand won on another player’s tile adds 10. Self-draw adds 2, "
               "but not with Pinfu. A wait for the middle of a run, for 3 with 1 and 2, for 7 with 8 and 9, "
               "or for the pair, adds 2. An open hand without any other fu adds 10.")),
        {N_("Pungs and kongs"), N_("A pung completed by another player’s tile is open."),
         N_("#|2 to 8|1, 9, honor\nopen pung|2|4\nclosed pung|4|8\nopen kong|8|16\nclosed kong|16|32"), NULL},
        RULES_WORDS(N_("The pair"),
                    N_("A pair of dragons has 2 fu, and so has one of your seat wind or of East. For the "
                       "player who is East, a pair of East has 4. Runs and all other pairs have none.")),
        RULES_WORDS(N_("Rounding"),
                    N_("The sum is rounded up to ten. Seven Pairs is always 25, not rounded."))),
    {N_("Yaku: one han"), N_("Every hand needs at least one"), {{0}}, one_han, NULL},
    {N_("Yaku: honors"), N_("Winds and dragons"), {{0}}, honors, NULL},
    {N_("Yaku: two han"), N_("Shapes; some are worth a han less when open"), {{0}}, two_han, NULL},
    {N_("Yaku: more, dora"),
     N_("Flushes, and what adds to a yaku"),
     {RULES_WORDS(
          N_("Indicators"),
          N_("One is revealed at the start. An indicator points to the next tile: from 1 up to 9 and back to "
             "1; East, South, West, North and back to East; white, green, red and back to white.")),
      {0}},
     more_han,
     NULL},
    {N_("Yakuman"), N_("The highest hands"), {{0}}, yakuman, NULL},
    {N_("Yakuman: honors"), N_("Winds and dragons"), {{0}}, honor_yakuman, NULL},
    RULES_PAGE_OF_OPTIONS(RULES_WORDS(N_("Where the deal starts"),
                                      N_("The two dice together name a side, counted from East: the hands "
                                         "are dealt from there. West deals for South, and East for North. "
                                         "The tiles are shuffled, so this changes none of them.")), ),
    {N_("Mouse and keys"),
     N_("Everything by mouse, everything by keys"),
     {RULES_WORDS(N_("Mouse"),
                  N_("Click a tile to discard it. To declare, press Riichi or Tenpai, then the tile to "
                     "discard. In Stage B click two tiles of the second set, then Guess.")),
      RULES_WORDS(N_("In your own time"), N_("The match is saved after every move and continues from exactly "
                                             "the same position, clock included.")),
      {N_("Keys"), "", NULL, NULL},
      {0}},
     NULL,
     keys},
    {NULL, NULL, {{0}}, NULL, NULL},
};

const struct rules_example rules_tenpai_duel_examples[] = {
    {"riichi", "345p 678p 222s 44s 67s !8s", WON_IN_RIICHI},
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
    {"toitoi", "'222m 555p 444s 666z 9s9s", 0},
    {"sanankou", "222m 555p 888s 345s 9p9p", 0},
    {"honroutou", "'111m 999p 999s 222z 7z7z", 0},
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
    {"ura-dora", "!5p 6p6p", WON_IN_RIICHI},
    {"tenhou", "123m 456p 789s 222z 5m5m", WON_AT_FIRST | WON_BY_EAST},
    {"chiihou", "234m 567p 345s 777z 8p!8p", WON_AT_FIRST},
    {"double-riichi", "345p 678p 222s 44s 67s !5s", WON_IN_RIICHI},
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
