/*
 * rules_pages.c: the rules of Dueling Tigers in our own words (rules_pages.h).
 *
 * Every example keeps to two suits and the honors, as a match does.
 */
#include "sdl/rulebook/rules_pages.h"

#include <stddef.h>
#include <string.h>

static const char *const honors_and_shape[] = {"all-chow", "pure-one-suit", "all-pung",        "seven-pairs",
                                               "all-kong", "nine-gates",    "hidden-treasure", NULL};
static const char *const winds_and_dragons[] = {
    "matching-wind-pung", "dragon-pung",         "small-three-winds", "big-three-winds",   "small-four-winds",
    "big-four-winds",     "small-three-dragons", "big-three-dragons", "all-winds-dragons", NULL};
static const char *const how_it_was_won[] = {
    "self-picked", "kong-replacement", "robbing-kong", "concealed-hand",
    "riichi",      "only-bonus",       "treasure",     NULL};

static const struct rules_key keys[] = {
    {"P", N_("Pung")},
    {"K", N_("Kong")},
    {"W", N_("Win")},
    {"R", N_("Riichi")},
    {N_("Space"), N_("Pass")},
    {"1-9", N_("Reveal one of the dummy’s first nine tiles")},
    {"D", N_("Draw for the dummy")},
    {N_("Arrows"), N_("Choose a tile or a button")},
    {N_("Enter"), N_("Do it")},
    {N_("Tab"), N_("Show your waits")},
    RULES_KEYS_OF_HELP,
    {"F11", N_("Full screen")},
    {"X A", N_("No claims, win automatically")},
    RULES_KEYS_AT_THE_END,
};

const struct rules_page rules_dueling_tigers[] = {
    RULES_PAGE(
        N_("Goal and tiles"), N_("Four sets and a pair"),
        {N_("The hand"),
         N_("Collect four sets and a pair, or seven different pairs. A set is a run of three in one suit, a "
            "pung (three of a kind) or a kong (four of a kind). Runs can only be drawn: you can’t claim a "
            "discard for one, except to win."),
         "234p 678p !555s 777z 1z1z", N_("A complete hand: two runs, two pungs, a pair")},
        {N_("Tiles used"),
         N_("Four of each of 34 kinds. The first East removes one suit for the whole match, and 100 tiles "
            "remain: two suits, the four winds, the three dragons."),
         "159p 159s\n1234z 567z", N_("Dots, bamboo and honors: no characters")},
        {N_("The table"),
         N_("East is dealt 14 tiles, West 13, and 13 go face down between you: the hand of the dummy, which "
            "nobody plays. The wall has 60 left. After every round you swap seats."),
         "xxxxxxxxxxxxx", N_("The dummy’s row")},
        RULES_WORDS(N_("Points"),
                    N_("No hand is too small to win. The winner scores its points; after 4 or 8 rounds the "
                       "higher score wins the match. Equal points are a tie. If the wall is empty when a "
                       "tile must be drawn, the round is a draw and nobody scores. A discard after the last "
                       "tile may still be claimed. After every round both hands are shown."))),
    RULES_PAGE_OF_TILES,
    RULES_PAGE(N_("Your turn"), N_("A turn has two halves"),
               {N_("Draw and discard"),
                N_("Draw a tile from the wall; East’s fourteenth is the first draw. You may declare a win, "
                   "or make closed and added kongs of any tiles you hold, one after another. Then discard "
                   "one tile, perhaps with Riichi. The other player may claim it right away."),
                "223344p 567s 88s 55z !9s", N_("The drawn tile stands apart")},
               RULES_WORDS(N_("Then act for the dummy"),
                           N_("If nobody claims your discard, you must do one of two things: reveal a tile, "
                              "or draw for the dummy. The step is skipped only when neither can be done.")),
               {N_("Reveal a tile"),
                N_("Point at a face-down tile of the dummy’s row and reveal it. Nobody can claim it, unless "
                   "a player is in Riichi: they may win on it, or make a kong with it."),
                "xx4zxx 8p xx!x xx1z", N_("It shows both of you what is gone")},
               {N_("Draw for the dummy"),
                N_("Take the next tile of the wall and put it on the dummy’s discards. Either of you may "
                   "claim it, even you. If both declare a win on it, the player who didn’t draw it wins."),
                "5z 1s 8s 3p !2z", N_("The dummy’s discards")}),
    RULES_PAGE(
        N_("Claims and kongs"), N_("Taking another player’s discard"),
        {N_("Pung"),
         N_("With a pair in hand you may claim the third tile. Lay the set out, with the claimed tile turned "
            "sideways, and discard any tile, even the kind you just claimed. You can’t make a kong first."),
         "3z'3z3z", N_("A pung of West, claimed")},
        {N_("Kong"),
         N_("With three of a kind you may claim the fourth, then draw a replacement from the back of the "
            "wall and play on as after any draw. Four in hand are a closed kong, and the hand stays "
            "concealed. You can also add a fourth tile to your exposed pung."),
         "8p'8p8p8p x7z7zx", N_("An open kong, a closed kong")},
        {N_("Robbing a kong"),
         N_("The other player may claim a tile you add to a pung if it completes their hand; then the kong "
            "was never made. A closed kong can’t be robbed."),
         "5s'5s5s !5s", N_("The added tile can be won on")},
        RULES_WORDS(N_("Which claim comes first"),
                    N_("A win comes before a pung or kong. Neither player sees the other’s answer first. "
                       "After a claim the discarder loses their dummy action, and it is the claimer’s turn: "
                       "they discard and then act for the dummy, even if they drew the tile for it. A kong "
                       "needs a tile in the wall to replace it."))),
    RULES_PAGE(
        N_("Riichi"), N_("Saying that you are one tile short"),
        {N_("Declaring it"),
         N_("With a closed hand that is one tile short you may declare Riichi as you discard. The hand is "
            "then worth 2 more points. From then on you can only win or discard what you draw, and act for "
            "the dummy. A kind isn’t a wait if you hold all four."),
         "234p 678p 345s 66s 77z '9p", N_("Waiting for 6 bamboo and red dragons")},
        {N_("What it opens"),
         N_("In Riichi you may win on a tile revealed in the dummy’s row; if both of you declare a win, the "
            "player who didn’t reveal it wins. If you hold three of it and your waits stay the same kinds, "
            "you may claim it for a kong instead and play a whole turn: replacement, discard, dummy action. "
            "That kong is exposed, so the hand is no longer concealed, but Riichi still counts."),
         "x 3p x x !7z x 1z", N_("Revealed: it wins")},
        RULES_WORDS(N_("Still allowed"),
                    N_("You may declare Riichi while furiten, and even when you won’t draw again. If its "
                       "discard is claimed for a pung or kong, the Riichi stays valid. Closed kongs made "
                       "before it leave the hand closed.")),
        RULES_WORDS(N_("What it costs"),
                    N_("Riichi costs no points, but brings a kind of furiten: see the next page. The game "
                       "warns you before a Riichi that could win only by self-draw."))),
    RULES_PAGE(
        N_("Furiten"), N_("When you can’t win on another player’s tile"),
        RULES_WORDS(N_("What it blocks"),
                    N_("Furiten blocks a win on a discard, a tile drawn for the dummy, a robbed kong or a "
                       "revealed tile. A tile you draw from the wall yourself, a replacement too, always "
                       "wins. Furiten doesn’t block pungs or kongs.")),
        {N_("Your own discard"),
         N_("You can’t win on a kind you have discarded this round, claimed or not. Only that kind is "
            "barred: unlike in riichi mahjong, your other waits can still win. A tile you draw for the dummy "
            "isn’t your discard."),
         "~4s 5p", N_("Discarded 4 bamboo: 5 dots can still win")},
        {N_("A win passed"),
         N_("If you could have won on a tile and didn’t, you can’t win on its kind for the rest of the "
            "round, even if you drew it or claimed it for a set. A win that furiten blocked doesn’t count."),
         "~5p", N_("Passed once, barred for the round")},
        {N_("In Riichi"),
         N_("If any of your waits is in any of the three discard piles, yours, your opponent’s or the "
            "dummy’s, you can win only by self-draw. Claimed tiles have left their pile, and a tile on offer "
            "isn’t in one yet; revealed tiles aren’t discards. The tile you declared Riichi with counts "
            "too."),
         "~5s ~8s", N_("An 8 bamboo in the dummy’s discards")},
        RULES_WORDS(N_("What riichi players expect"),
                    N_("There, one wait among your own discards bars all of them, and only your own discards "
                       "count. Here it is one kind at a time, but in Riichi all three piles count. An option "
                       "limits this to your own pile."))),
    RULES_PAGE(
        N_("Bonus and treasure"), N_("Four tiles of the removed suit"),
        {N_("The indicators"),
         N_("After East’s first draw, West draws four tiles of the removed suit unseen and gives three to "
            "East, "
            "who keeps two face up. If two of the three have the same number, all four tiles are drawn "
            "again. East puts the third tile back unseen. If every set and the pair of the winning hand "
            "contain a bonus number, it scores Only Bonus."),
         "2m6m", N_("Bonus numbers 2 and 6")},
        {N_("The treasure"),
         N_("The fourth tile stays face down; it may have the number of one of the three. A player who makes "
            "a kong may reveal it before drawing the replacement, or leave it to a later kong. Then every "
            "suit tile of its number in the winning hand is worth 1 point, up to 8, no matter who revealed "
            "it. A treasure left face down counts for nobody. Without indicators there is no treasure."),
         "x 9m", N_("Face down, and revealed: a treasure of 9")},
        {N_("For example"),
         N_("With bonus numbers 2 and 6, each set and the pair of this hand contain a 2 or a 6. That is Only "
            "Bonus, 3 points. With a treasure of 6, its four sixes are worth 4 more."),
         "222p 456p 123s 678s 66p", N_("A 2 or a 6 everywhere")},
        RULES_WORDS(N_("Adding up"),
                    N_("Points add up, but in a series only the best pattern counts. Dragon Pung and "
                       "Matching Wind Pung are in no series. The hand is read in the way that scores most. A "
                       "pung in a pattern may be a kong; it isn’t concealed if a claimed tile completed it. "
                       "Kong Replacement includes Self-Picked, and a dummy tile gives neither. Hidden "
                       "Treasure can be won on a replacement, Concealed Hand and Nine Gates on a claimed "
                       "tile. Nine Gates is of one suit, with no exposed set, no kong and any wait."))),
    {N_("Patterns: shape"), N_("What the hand looks like"), {{0}}, honors_and_shape, NULL},
    {N_("Patterns: honors"), N_("Winds and dragons"), {{0}}, winds_and_dragons, NULL},
    {N_("Patterns: the win"), N_("How it was won"), {{0}}, how_it_was_won, NULL},
    RULES_PAGE_OF_OPTIONS(
        RULES_WORDS(N_("Counting points"),
                    N_("Added: both players start at 0, and the winner adds the points. Paid: both start at "
                       "30, and the loser pays the winner, at most what they have. The match ends when a "
                       "player has no points left.")), ),
    {N_("Mouse and keys"),
     N_("Everything by mouse, everything by keys"),
     {RULES_WORDS(N_("Mouse"), N_("Click a tile to discard it, or drag it onto the table. In the dummy step, "
                                  "click a tile of the row to reveal it, or the wall to draw. The buttons on "
                                  "the right show what can be claimed, and why something can’t.")),
      RULES_WORDS(
          N_("Take your time"),
          N_("The match is saved after every move. Close the window whenever you like: it continues from "
             "exactly the same position. A gamepad works too: the pad chooses, A confirms, B goes back.")),
      {N_("Keys"), "", NULL, NULL},
      {0}},
     NULL,
     keys},
    {NULL, NULL, {{0}}, NULL, NULL},
};

static const struct rules_example examples[] = {
    {"all-chow", "123p 456p 345s 678s 44s", 0},
    {"pure-one-suit", "123p 345p 567p 888p 99p", 0},
    {"all-pung", "222p 555p 444s 666z 9s9s", 0},
    {"seven-pairs", "11p 44p 77p 22s 99s 33z 66z", 0},
    {"all-kong", "3333p 7777p 2222s 5555z 8s8s", 0},
    {"nine-gates", "1112345678999s !5s", 0},
    {"hidden-treasure", "111p 888p 333s 444z 5s!5s", 0},
    {"matching-wind-pung", "333z 234p 567p 678s 22s", 0},
    {"dragon-pung", "777z 345p 678p 234s 99s", 0},
    {"small-three-winds", "111z 222z 44z 345p 678s", 0},
    {"big-three-winds", "111z 222z 333z 567p 44s", 0},
    {"small-four-winds", "111z 222z 333z 44z 678p", 0},
    {"big-four-winds", "111z 222z 333z 444z 55p", 0},
    {"small-three-dragons", "555z 666z 77z 123p 456s", 0},
    {"big-three-dragons", "555z 666z 777z 123p 88s", 0},
    {"all-winds-dragons", "111z 333z 555z 666z 7z7z", 0},
    {"self-picked", "345p 678p 222s 567s 9s!9s", 0},
    {"kong-replacement", "x4s4sx 345p 678p 789s 6p!6p", WON_BY_REPLACEMENT},
    {"robbing-kong", "234p 678p 345s 99s 46s !5s", WON_BY_ROBBING},
    {"concealed-hand", "234p 567p 111s 678s 77z", 0},
    {"riichi", "345p 678p 222s 44s 67s !8s", WON_IN_RIICHI},
    {"only-bonus", "222p 456p 123s 678s 66p", 0},
    {"treasure", "999p 789s !9s9s 345p 678p", 0},
    {NULL, NULL, 0},
};

static const struct book {
    const char *id;
    const struct rules_page *pages;
    const struct rules_example *examples;
} books[] = {{"dueling-tigers", rules_dueling_tigers, examples},
             {"tenpai-duel", rules_tenpai_duel, rules_tenpai_duel_examples},
             {"patterns", rules_patterns, rules_patterns_examples},
             {"one-suit", rules_one_suit, NULL},
             {"classic", rules_classic, rules_classic_examples}};

static const struct book *find_book(const struct ruleset *rules)
{
    for (size_t i = 0; i < sizeof books / sizeof *books; i++)
        if (strcmp(books[i].id, rules->id) == 0)
            return &books[i];
    return NULL;
}

const struct rules_page *rules_pages(const struct ruleset *rules)
{
    const struct book *book = find_book(rules);
    return book ? book->pages : NULL;
}

int rules_page_count(const struct rules_page *pages)
{
    int count = 0;
    while (pages[count].name)
        count++;
    return count;
}

bool rules_page_shows(const struct rules_page *page, const char *figure)
{
    return page->sections[0].figure && strcmp(page->sections[0].figure, figure) == 0;
}

const struct rules_example *rules_examples(const struct ruleset *rules)
{
    const struct book *book = find_book(rules);
    return book ? book->examples : NULL;
}

const char *rules_example(const struct ruleset *rules, const char *id)
{
    for (const struct rules_example *example = rules_examples(rules); example && example->id; example++)
        if (strcmp(example->id, id) == 0)
            return example->figure;
    return "";
}

int rules_series(const struct ruleset *rules, const char *const *ids)
{
    int length = 0, series = ruleset_pattern(rules, ids[0])->series;
    if (rules->has_dora) /* yaku are in no series: the field tells what an open hand keeps of them */
        return 0;
    while (series && ids[length] && ruleset_pattern(rules, ids[length])->series == series)
        length++;
    return length > 1 ? length : 0;
}

bool rules_counts_each(const char *id)
{
    static const char *const each[] = {"dragon-pung", "treasure", "value-honour", "dragon-triplet",
                                       "own-flower-or-season"};
    for (size_t i = 0; i < sizeof each / sizeof *each; i++)
        if (strcmp(each[i], id) == 0)
            return true;
    return false;
}
