/* reason_words.c: the sentences of reasons, a row for each kind; see reason_words.h. */
#include "words/study/reason_words.h"

#include <stdlib.h>

#include "base/check.h"
#include "base/text.h"
#include "base/tr.h"

/* The arguments {1}, {2}, ... of a sentence, a letter for each in its row. */
enum {
    ARG_AIM = 'a',        /* of the hand aimed at */
    ARG_LIST = 'l',       /* of the tiles, at most three */
    ARG_NUMBER = 'n',     /* the number, which also chooses the plural form */
    ARG_SECOND = 'm',     /* the second number */
    ARG_HUNDREDTHS = 'h', /* the second number as points: "0.25" */
    ARG_TENTHS = 'd',     /* the second number as tenths of a point: "0.2"; without tenths if large: "130" */
    ARG_FIRST = 'f',      /* the number in the same form */
    ARG_PATTERN = '1',
    ARG_OTHER = '2',  /* the second pattern */
    ARG_PLURAL = 'p', /* the tile in the plural */
    ARG_SUIT = 's',
    ARG_TILE = 't',
    ARG_WHO = 'w', /* the player by name, or by wind without one */
    WHOLE = 100    /* from so many points on, tenths are left out */
};

/* Without `many` the sentence has one form for all numbers. */
struct sentence {
    const char *one, *many;
    const char *args;
};

static const struct sentence sentences[REASONS] = {
    [REASON_NONE] = {"", NULL, ""},
    [REASON_ANY_MOVE] = {N_("any legal move"), NULL, ""},
    [REASON_ONLY_MOVE] = {N_("there is no other move"), NULL, ""},
    [REASON_WINS] = {N_("this wins"), NULL, ""},
    [REASON_LETS_WIN_GO] = {N_("passes up the win"), NULL, ""},
    [REASON_LETS_KONG_GO] = {N_("passes up the kong"), NULL, ""},
    [REASON_WORTH_LESS] = {N_("rated lower"), NULL, ""},
    [REASON_NEARLY_AS_GOOD] = {N_("nearly as good as the best move"), NULL, ""},
    [REASON_AS_GOOD_AS] = {N_("about as good as discarding {1}"), NULL, "t"},
    [REASON_FEELING] = {N_("just a feeling"), NULL, ""},
    [REASON_FITS_MIN] = {N_("goes with your other tiles least"), NULL, ""},
    [REASON_CLOSED_WORTH_MORE] = {N_("keeping your hand closed is worth more"), NULL, ""},
    [REASON_CLAIM_NO_NEARER] = {N_("the claim gets you no closer to winning"), NULL, ""},
    [REASON_TILE_WORTH_MORE] = {N_("the tile is worth more than waiting"), NULL, ""},
    [REASON_OPENS_FOR_LITTLE] = {N_("it’s not worth opening your hand"), NULL, ""},
    [REASON_KONG_BRINGS_DRAW] = {N_("it gives you another draw and costs nothing"), NULL, ""},
    [REASON_TAKES_MORE] = {N_("costs more than it gains"), NULL, ""},
    [REASON_STEP_FURTHER] = {N_("one step further from winning than discarding {1}"), NULL, "t"},
    [REASON_FEWER_USEFUL] = {N_MANY("leaves {1} fewer useful tile than discarding {2}",
                                    "leaves {1} fewer useful tiles than discarding {2}"),
                             "nt"},
    [REASON_GIVES_UP_AIM] = {N_("gives up on {1}"), NULL, "a"},
    [REASON_LESS_WITHOUT] = {N_("leaves a hand worth less than discarding {1}"), NULL, "t"},
    [REASON_RIVAL_WAITS] = {N_("{1} may be waiting for this"), NULL, "w"},

    [REASON_LONE] = {N_MANY("it’s on its own, and {1} of its kind is already out",
                            "it’s on its own, and {1} of its kind are already out"),
                     "n"},
    [REASON_NO_FRIENDS] = {N_("nothing else in your hand goes with it"), NULL, ""},
    [REASON_CONNECTS_LESS] = {N_("it connects with fewer tiles than {1}"), NULL, "t"},
    [REASON_SAFER_EQUAL] = {N_("{1} is just as good for you, but this one is safer"), NULL, "t"},
    [REASON_LESS_RISK] = {N_MANY("it deals in about {1} time in 100, and {3} about {2} times",
                                 "it deals in about {1} times in 100, and {3} about {2} times"),
                          "nmt"},
    [REASON_NUMBERS_HELD] = {N_MANY("you hold {1} tile with these numbers, the most you can have",
                                    "you hold {1} tiles with these numbers, the most you can have"),
                             "n"},
    [REASON_DEAD_SHAPE] = {N_("all four of {1} are out, so it can’t become a set"), NULL, "l"},
    [REASON_SPARE_PAIR] = {N_("you have {1} pairs and need only one"), NULL, "n"},
    [REASON_LEAD_ENOUGH] = {N_("you lead by {1}, and a drawn round is enough"), NULL, "n"},
    [REASON_NO_WIN_LEFT] = {N_("the wall is too short for your hand, so only safety counts"), NULL, ""},

    [REASON_FOUR_ALIKE] = {N_("four of a kind make a kong"), NULL, ""},
    [REASON_TENPAI_SO_RIICHI] = {N_("tenpai, so Riichi"), NULL, ""},
    [REASON_KONG_IS_KONG] = {N_("a kong is a kong"), NULL, ""},
    [REASON_PUNG_IS_SET] = {N_("a pung is a set made"), NULL, ""},
    [REASON_NO_HELP] = {N_("doesn’t help"), NULL, ""},
    [REASON_CURIOUS] = {N_("curious what it is"), NULL, ""},

    [REASON_KONG_OF_BRINGS_DRAW] = {N_("the kong of {1} gives another draw at no cost"), NULL, "p"},
    [REASON_RIICHI] = {N_MANY("{1} tile wins, and Riichi adds {2} points",
                              "{1} tiles win, and Riichi adds {2} points"),
                       "nm"},
    [REASON_RIICHI_REVEALED] = {N_("from now on the dummy’s revealed tiles can win for you, too"), NULL, ""},
    [REASON_RIICHI_BY_DRAW] = {N_MANY("Riichi, though only a self-draw can win: {1} tile left",
                                      "Riichi, though only a self-draw can win: {1} tiles left"),
                               "n"},
    [REASON_ONLY_DISCARD] = {N_("no other tile can be discarded"), NULL, ""},
    [REASON_RIICHI_RIVAL_SAFE] = {N_("{1} is in Riichi and can’t win on {2}"), NULL, "wt"},
    [REASON_RIICHI_RIVAL_DANGER] = {N_("{1} is in Riichi and {2} is more dangerous"), NULL, "wt"},
    [REASON_RIICHI_RIVAL_RISK] = {N_("{1} is in Riichi, but your hand is worth the risk"), NULL, "w"},
    [REASON_NEAR_RIVAL_SAFE] = {N_("{1} is close to winning and can’t win on {2}"), NULL, "wt"},
    [REASON_NEAR_RIVAL_DANGER] = {N_("{1} is close to winning and {2} is more dangerous"), NULL, "wt"},
    [REASON_NEAR_RIVAL_RISK] = {N_("{1} is close to winning, but your hand is worth the risk"), NULL, "w"},
    [REASON_THEY_DISCARDED] = {N_("{1} has discarded it too, so they can’t win on it"), NULL, "w"},
    [REASON_SAFE_PAIR] = {N_("you have two of it, so you also have a safe discard next turn"), NULL, ""},
    [REASON_FEW_LEFT] = {N_MANY("{1} of its kind is already out, so few hands need it",
                                "{1} of its kind are already out, so hardly any hand needs it"),
                         "n"},
    [REASON_FAR_OFF] = {N_("your hand is far off, and {1} may be waiting"), NULL, "w"},
    [REASON_WORTH_RISK] = {N_MANY("it’s a risk, but your hand is one tile short and worth {1} point",
                                  "it’s a risk, but your hand is one tile short and worth {1} points"),
                           "n"},
    [REASON_TENPAI] = {N_MANY("your hand is waiting, and {1} tile wins",
                              "your hand is waiting, and {1} tiles win"),
                       "n"},
    [REASON_WIDER_WAIT] = {N_MANY("you wait for {1} tile instead of {2}",
                                  "you wait for {1} tiles instead of {2}"),
                           "nm"},
    [REASON_POINTS_NEEDED] = {N_MANY("you need {1} point this round, and this hand can reach it",
                                     "you need {1} points this round, and this hand can reach them"),
                              "n"},
    [REASON_SLOWER_WORTH_MORE] = {N_MANY("it’s a step slower, but worth {1} point more",
                                         "it’s a step slower, but worth {1} points more"),
                                  "n"},
    [REASON_KEEPS_AIM] = {N_("the rest of your hand fits {1}"), NULL, "a"},
    [REASON_STEP_NEARER] = {N_("one step closer to winning than discarding {1}"), NULL, "t"},
    [REASON_MORE_USEFUL] = {N_MANY("{1} more tile helps you than if you discard {2}",
                                   "{1} more tiles help you than if you discard {2}"),
                            "nt"},
    [REASON_LEAST_USE] = {N_("it’s your least useful tile"), NULL, ""},
    [REASON_BROUGHT_MORE] = {N_("hands like this do better with {1}"), NULL, "t"},
    [REASON_NETWORK] =
        {N_("hands like this win {1} rounds in 100, and it brings {2} points more than the next best"), NULL,
         "nh"},

    [REASON_RIICHI_ONLY_BY_DRAW] = {N_("with this Riichi only a self-draw could win"), NULL, ""},
    [REASON_LIVE_AGAINST_RIICHI] = {N_("{1} is in Riichi and this tile is live"), NULL, "w"},
    [REASON_RIICHI_WINS_MORE] = {N_("Riichi with the same tile scores more"), NULL, ""},
    [REASON_RIICHI_WORTH_LESS] = {N_("keeping the hand free is worth more here than Riichi"), NULL, ""},
    [REASON_RIICHI_UNFREE] = {N_("{1} is in Riichi, and you may need to discard safe tiles"), NULL, "w"},
    [REASON_RIICHI_TOO_LATE] =
        {N_MANY("only {1} tile is left in the wall, and you can still change your hand",
                "only {1} tiles are left in the wall, and you can still change your hand"),
         "n"},
    [REASON_KONG_ROBBED] = {N_("{1} may be waiting for {2} and could rob it"), NULL, "wt"},
    [REASON_KONG_BREAKS_RUN] = {N_("you need one of the four for the run {1}"), NULL, "l"},

    [REASON_OPENING_NEARER] = {N_("it brings you a step closer, and that’s worth opening your hand"), NULL,
                               ""},
    [REASON_CLAIM_POINTS] = {N_("it’s worth more points and costs no time"), NULL, ""},
    [REASON_PUNG_WAITS] = {N_("your hand is waiting after it, for {1}"), NULL, "l"},
    [REASON_PUNG_NO_NEARER] = {N_("the pung gets you no closer to winning"), NULL, ""},
    [REASON_NO_NEARER] = {N_("it gets you no closer to winning"), NULL, ""},
    [REASON_KEEPS_SAFE_TILES] = {N_("with more tiles in your hand you have more safe discards"), NULL, ""},
    [REASON_STEP_TO_AIM] = {N_("it’s a step toward {1}"), NULL, "a"},
    [REASON_SET_NEARER] = {N_("it makes a set and brings you closer to winning"), NULL, ""},

    [REASON_DRAWN_MAY_WIN] = {N_("a drawn tile can win for you, and a revealed one can’t"), NULL, ""},
    [REASON_DRAWN_MAY_PUNG] = {N_("you hold pairs, and a drawn tile may make one a pung"), NULL, ""},
    [REASON_DRAWN_SPOILS] = {N_("every discard here may lock your opponent out of a Riichi win"), NULL, ""},
    [REASON_SHORTER_ROUND] = {N_("you’re behind in this round, so a shorter one is better"), NULL, ""},
    [REASON_REVEALED_WINS_TOO] = {N_("you’re in Riichi, so a revealed tile can win for you and not for {1}"),
                                  NULL, "w"},
    [REASON_REVEALED_SAFE] = {N_("{1} may be waiting, and can’t win on a revealed tile"), NULL, "w"},
    [REASON_KEEPS_PILES] =
        {N_("a drawn tile in the discards could be one of your waits and block your Riichi"), NULL, ""},
    [REASON_KEEPS_WALL] = {N_("it saves the wall for your own draws"), NULL, ""},
    [REASON_DRAWN_HELPS_RIVAL] = {N_("a drawn tile would help {1} more"), NULL, "w"},
    [REASON_REVEALED_FREE] = {N_("nobody can claim a revealed tile, and a drawn one could help {1}"), NULL,
                              "w"},
    [REASON_REVEALED_INFORMS] = {N_("you see one more tile, and nobody can claim it"), NULL, ""},
    [REASON_DRAWN_PROMISES] = {N_("a new tile helps you more"), NULL, ""},

    [REASON_TREASURE_HELPS_OWN] = {N_("it’s more likely to help you"), NULL, ""},
    [REASON_TREASURE_HELPS_RIVAL] = {N_("it’s more likely to help {1}"), NULL, "w"},
    [REASON_NUMBERS_FIT] = {N_("{1} and {2} fit your hand best"), NULL, "nm"},
    [REASON_NUMBERS_REACH] = {N_MANY("{1} of your tiles can make a set with these numbers",
                                     "{1} of your tiles can make sets with these numbers"),
                              "n"},
    [REASON_FITS_LESS] = {N_MANY("you hold {1} tile with these numbers instead of {2}",
                                 "you hold {1} tiles with these numbers instead of {2}"),
                          "nm"},
    [REASON_REACH_LESS] = {N_MANY("{1} of your tiles can make a set with these numbers instead of {2}",
                                  "{1} of your tiles can make sets with these numbers instead of {2}"),
                           "nm"},
    [REASON_BEFORE_DEAL] = {N_("nobody has seen a tile yet, so any suit is as good as another"), NULL, ""},

    [REASON_MOST_USEFUL] = {N_("leaves the most useful tiles"), NULL, ""},
    [REASON_ATTACK] = {N_("tenpai: attacking is worth about {1} points"), NULL, "n"},
    [REASON_UNREAD] = {N_MANY("{1} tile wins, and {2} can’t read much from your discards",
                              "{1} tiles win, and {2} can’t read much from your discards"),
                       "nw"},
    [REASON_DISCARDS_POINT] = {N_("your discards point to {1}, and a draw can change your wait"), NULL, "t"},
    [REASON_PROMISES_ATTACKS] = {N_("sets up the best attack one step later"), NULL, ""},
    [REASON_KONG_TURNS_DORA] = {N_("a kong that costs nothing and reveals a dora"), NULL, ""},
    [REASON_YAKU_IN_SIGHT] = {N_("one step closer, with a yaku in sight"), NULL, ""},
    [REASON_NOT_WORTH_OPENING] = {N_("it’s not worth opening your hand"), NULL, ""},
    [REASON_GUESS_COVERS] = {N_("about {1} in 100 hands like this wait for one of these"), NULL, "n"},
    [REASON_GUESS_NEIGHBOR] = {N_("a wait near the last discard, {1}, is likeliest here"), NULL, "t"},
    [REASON_GUESS_LIVE] = {N_MANY("{1} of them is still unseen, so it can still come",
                                  "{1} of them are still unseen, so they can still come"),
                           "n"},
    [REASON_RIICHI_HAN] = {N_("for 1,000 points it adds a han and ura dora"), NULL, ""},
    [REASON_KEEPS_DORA] = {N_("you keep {1}, a dora, and each dora adds a han"), NULL, "t"},
    [REASON_ONE_MORE_TILE] = {N_("one more tile to win on"), NULL, ""},

    [REASON_TILES_COMPLETE] = {N_("each of them completes your hand"), NULL, ""},
    [REASON_WAITS_FOR_NOTHING] = {N_("your hand has no wait"), NULL, ""},
    [REASON_KONG_COSTS_NOTHING] = {N_("a kong that costs nothing"), NULL, ""},
    [REASON_COMPLETE] = {N_("{1} completes your hand"), NULL, "t"},
    [REASON_NOT_COMPLETE] = {N_("it doesn’t complete your hand"), NULL, ""},
    [REASON_ALL_FOUR_HELD] = {N_("you hold all four of {1}, so it isn’t a wait"), NULL, "t"},
    [REASON_KEEPS_WAITS] = {N_MANY("your hand keeps {1} wait", "your hand keeps {1} waits"), "n"},

    [REASON_WINS_INSTEAD] = {N_("it wins {1} rounds in 100 instead of {2}"), NULL, "nm"},
    [REASON_WINS_BRING_MORE] = {N_("your wins bring more points"), NULL, ""},
    [REASON_WINS_BRING_LESS] = {N_("your wins bring fewer points"), NULL, ""},
    [REASON_OTHERS_WIN_MORE] = {N_("the other side wins more"), NULL, ""},
    [REASON_OTHERS_WIN_LESS] = {N_("the other side wins less"), NULL, ""},
    [REASON_DUMMY_BRINGS_MORE] = {N_("the dummy’s tiles help you more"), NULL, ""},
    [REASON_DUMMY_BRINGS_LESS] = {N_("the dummy’s tiles help you less"), NULL, ""},
    [REASON_BET_LOST] = {N_("a Riichi costs 1,000 points, and this hand wins too rarely"), NULL, ""},
    [REASON_DRAWS_SCORE_MORE] = {N_("your waits score more if nobody wins"), NULL, ""},
    [REASON_DRAWS_SCORE_LESS] = {N_("your waits score less if nobody wins"), NULL, ""},
    [REASON_ANOTHER_WAITS] = {N_("another player may be waiting for this"), NULL, ""},

    [REASON_WAITS] = {N_MANY("waits for {1}, {2} tile unseen", "waits for {1}, {2} tiles unseen"), "ln"},
    [REASON_ON_THE_WAY] = {N_MANY("on the way to {1}, {2} useful tile",
                                  "on the way to {1}, {2} useful tiles"),
                           "an"},
    [REASON_NO_WIN_NEAR] = {N_("a win is hardly in reach, and nobody is likely to want this"), NULL, ""},
    [REASON_NO_WIN_IN_REACH] = {N_("a win is hardly in reach"), NULL, ""},
    [REASON_SET_WAITS] = {N_MANY("a set made, waits for {1}, {2} tile unseen",
                                 "a set made, waits for {1}, {2} tiles unseen"),
                          "ln"},
    [REASON_SET_ON_THE_WAY] = {N_MANY("a set made, on the way to {1}, {2} useful tile",
                                      "a set made, on the way to {1}, {2} useful tiles"),
                               "an"},
    [REASON_SET_NO_WIN_NEAR] = {N_("a set made, though a win is hardly in reach"), NULL, ""},

    [REASON_RIVAL_GREAT_HAND] = {N_("{1} could use {2} for a big hand"), NULL, "wt"},
    [REASON_RIVAL_COLLECTS] = {N_("{1} seems to be collecting {2}"), NULL, "ws"},
    [REASON_RIVAL_WAITS_FOR] = {N_("{1} may be waiting for {2}"), NULL, "wt"},
    [REASON_FOLDS_GREAT_HAND] = {N_("your hand is far off, and {1} could use {2} for a big hand"), NULL,
                                 "wt"},
    [REASON_FOLDS_COLLECTS] = {N_("your hand is far off, and {1} seems to be collecting {2}"), NULL, "ws"},
    [REASON_FOLDS_WAITS_FOR] = {N_("your hand is far off, and {1} may be waiting for {2}"), NULL, "wt"},
    [REASON_SAFER_GREAT_HAND] = {N_("safer than {2}: {1} could use {2} for a big hand"), NULL, "wt"},
    [REASON_SAFER_COLLECTS] = {N_("safer than {2}: {1} seems to be collecting {3}"), NULL, "wts"},
    [REASON_SAFER_WAITS_FOR] = {N_("safer than {2}: {1} may be waiting for {2}"), NULL, "wt"},
    [REASON_COLLECTS_OTHERS] = {N_("{1} seems to collect {2}, and this isn’t one of them"), NULL, "ws"},
    [REASON_PAYS_FIRST] = {N_("{1} just discarded the same tile and would pay before you"), NULL, "w"},
    [REASON_REACHES_MINIMUM] = {N_("with {1} your hand reaches the minimum of {2} faan"), NULL, "an"},
    [REASON_HALF_FLUSH] = {N_("most of your hand is {1} and honors, and Half Flush is worth {2} faan"), NULL,
                           "sn"},
    [REASON_DIRECTION] = {N_MANY("{1} is {2} tile away and worth {3}", "{1} is {2} tiles away and worth {3}"),
                          "1nm"},
    [REASON_FITS_BOTH] = {N_("your hand still fits both {1} and {2}"), NULL, "12"},
    [REASON_CHOW_FAAN] = {N_("the chow completes a set but leaves only {1} faan"), NULL, "n"},
    [REASON_ANY_WIN] = {N_("any complete hand wins, and this one is a step closer"), NULL, ""},
    [REASON_NO_HAND_IN_REACH] = {N_("leaves no winnable hand in reach"), NULL, ""},
    [REASON_MINIMUM_OUT_OF_REACH] = {N_("an open hand could no longer reach the minimum"), NULL, ""},
    [REASON_BETTER_HAND_NEAR] = {N_("a much better hand is close"), NULL, ""},
    [REASON_DEAD_END] = {N_("it opens your hand into a dead end"), NULL, ""},
    [REASON_LESS_THAN_BEST] = {N_("scores less than the best"), NULL, ""},

    [REASON_MORE_THAN_THROWING] = {N_("usually {1} points better than discarding {2}"), NULL, "dt"},
    [REASON_MORE_THAN_RUN] = {N_("usually {1} points better than the run"), NULL, "d"},
    [REASON_MORE_THAN_TRIPLET] = {N_("usually {1} points better than the triplet"), NULL, "d"},
    [REASON_MORE_THAN_KONG] = {N_("usually {1} points better than the quad"), NULL, "d"},
    [REASON_MORE_THAN_WIN] = {N_("usually {1} points better than the win"), NULL, "d"},
    [REASON_MORE_THAN_PASS] = {N_("usually {1} points better than passing"), NULL, "d"},
    [REASON_LITTLE_MORE] = {N_("usually a little better"), NULL, ""},
};

/* The sentences with run, triplet and quad, for reasons that such a mode has. */
static const struct sentence literal_sentences[REASONS] = {
    [REASON_LETS_KONG_GO] = {N_("passes up the quad"), NULL, ""},
};

/* The sentences for reasons whose figures are known. */
static const struct sentence figured_sentences[REASONS] = {
    [REASON_WINS_BRING_MORE] = {N_("a win brings you about {1} points instead of {2}"), NULL, "fd"},
    [REASON_WINS_BRING_LESS] = {N_("a win brings you about {1} points instead of {2}"), NULL, "fd"},
    [REASON_OTHERS_WIN_MORE] = {N_("the other side gains about {1} points a round instead of {2}"), NULL,
                                "fd"},
    [REASON_OTHERS_WIN_LESS] = {N_("the other side gains about {1} points a round instead of {2}"), NULL,
                                "fd"},
    [REASON_WINS] = {N_("it wins you the match, whatever the hand is worth"), NULL, ""},
    [REASON_CLOSED_WORTH_MORE] = {N_("your hand stays closed, so you can still declare Riichi"), NULL, ""},
    [REASON_CLAIM_NO_NEARER] = {N_("it’s your only pair, and your hand needs one"), NULL, ""},
    [REASON_PUNG_NO_NEARER] = {N_("it’s your only pair, and your hand needs one"), NULL, ""},
    [REASON_CLAIM_POINTS] = {N_MANY("a pung of {1} is worth {2} point", "a pung of {1} is worth {2} points"),
                             "pn"},
    [REASON_MINIMUM_OUT_OF_REACH] = {N_("an open hand could no longer reach {1} faan"), NULL, "n"},
    [REASON_KEEPS_AIM] = {N_("you have {1} pairs, and seven pairs is closer than four sets"), NULL, "n"},
    [REASON_RIICHI_ONLY_BY_DRAW] = {N_("{1} is in the discards, so only a self-draw could win"), NULL, "t"},
    [REASON_RIICHI_WORTH_LESS] = {N_MANY("{1} tile would give you a better wait first",
                                         "{1} tiles would give you a better wait first"),
                                  "n"},
    [REASON_SHORTER_ROUND] = {N_("you’re ahead by {1}, and each draw brings the end closer"), NULL, "n"},
    [REASON_NOT_COMPLETE] = {N_("{1} doesn’t complete your hand, and a wrong declaration costs {2} points"),
                             NULL, "tn"},
    [REASON_DRAWN_MAY_WIN] = {N_MANY("{1} unseen tile would win for you, and {2} seems far off",
                                     "{1} unseen tiles would win for you, and {2} seems far off"),
                              "nw"},
    [REASON_KONG_BRINGS_DRAW] = {N_("it gives you another draw and lets you reveal the treasure"), NULL, ""},
    [REASON_DRAWN_MAY_PUNG] = {N_MANY("you hold {1} pair, and a drawn tile may make it a pung",
                                      "you hold {1} pairs, and a drawn tile may make one a pung"),
                               "n"},
    [REASON_KEEPS_WALL] = {N_MANY("it leaves {1} tile in the wall for your own draws",
                                  "it leaves {1} tiles in the wall for your own draws"),
                           "n"},
    [REASON_TREASURE_HELPS_OWN] = {N_MANY("you hold {1} suit tile, so it’s likely to help you",
                                          "you hold {1} suit tiles, so it’s likely to help you"),
                                   "n"},
    [REASON_TREASURE_HELPS_RIVAL] = {N_("you hold mostly honors, so it’s more likely to help {1}"), NULL,
                                     "w"},
    [REASON_MOST_USEFUL] = {N_MANY("{1} tile helps you next, the most you can have",
                                   "{1} tiles help you next, the most you can have"),
                            "n"},
};

static const char *const aims[AIM_HONOR] = {
    [AIM_NONE] = "",
    [AIM_FOUR_SETS] = N_("four sets"),
    [AIM_FOUR_RUNS] = N_("four runs"),
    [AIM_SEVEN_PAIRS] = N_("seven pairs"),
    [AIM_ALL_PUNGS] = N_("all pungs"),
    [AIM_TRIPLETS] = N_("triplets"),
    [AIM_PURE_SUIT] = N_("pure one suit"),
    [AIM_ONE_SUIT] = N_("one suit"),
    [AIM_MIXED_SUIT] = N_("one suit and honors"),
    [AIM_MIXED_TRIPLETS] = N_("triplets of one suit and honors"),
    [AIM_BONUS] = N_("the indicators’ numbers"),
    [AIM_ALL_HONORS] = N_("all winds and dragons"),
    [AIM_HONOR_TRIPLETS] = N_("triplets of honors"),
    [AIM_THREE_DRAGONS] = N_("three dragons"),
    [AIM_STRAIGHT] = N_("a straight"),
    [AIM_SAME_RUN] = N_("the same run in three suits"),
    [AIM_SAME_TRIPLET] = N_("the same triplet in three suits"),
    [AIM_MIDDLE_TILES] = N_("2 to 8 only"),
    [AIM_END_TRIPLETS] = N_("terminals and honors"),
    [AIM_END_SETS] = N_("a terminal or honor in every set"),
    [AIM_ALL_ENDS] = N_("all terminals and honors"),
    [AIM_TENPAI] = N_("tenpai"),
};

/* Returns the name of an aim; `room` is a buffer for "a set of red dragons". */
static const char *aim_name(enum aim aim, char *room, size_t size)
{
    if (aim < AIM_HONOR)
        return tr(aims[aim]);
    tr_say(room, size, tr("a set of {1}"), tr(tile_name_plural((uint8_t)(TILE_EAST + aim - AIM_HONOR))));
    return room;
}

/* Writes "2 dots and 5 dots"; of more than three kinds the first ones, "and others". */
static void say_tiles(tile_set kinds, char *out, size_t size)
{
    enum { NAMED = 3 };
    const char *names[NAMED + 1];
    int count = 0;
    for (; kinds && count < NAMED; kinds &= kinds - 1)
        names[count++] = tr(tile_name(tile_set_first(kinds)));
    if (kinds)
        names[count++] = tr("others");
    tr_list(out, size, TR_AND, names, count);
}

static struct tr_arg tenths(int32_t points, char *room, size_t size)
{
    if (abs(points) >= 10 * WHOLE)
        words_points(points / 10, room, size);
    else
        words_decimal(points, 1, room, size);
    return tr_text(room);
}

/* Returns a player's name, or wind if the name is only "You": in a reason "you" is the player whose move it
 * is. */
static const char *who(const struct words *words, const struct reason *reason)
{
    const char *name = words ? words->names[reason->seat] : "";
    return name[0] && !(words->nameless >> reason->seat & 1) ? name : tr(tile_name(reason->wind));
}

/* Returns one argument; `room` is a buffer for text that must be made. */
static struct tr_arg argument(const struct words *words, const struct reason *reason, char letter, char *room,
                              size_t size)
{
    switch (letter) {
    case ARG_AIM:
        return tr_text(aim_name(reason->aim, room, size));
    case ARG_LIST:
        say_tiles(reason->tiles, room, size);
        return tr_text(room);
    case ARG_NUMBER:
        return tr_number(reason->number);
    case ARG_SECOND:
        return tr_number(reason->second);
    case ARG_HUNDREDTHS:
        words_decimal(reason->second, 2, room, size);
        return tr_text(room);
    case ARG_TENTHS:
        return tenths(reason->second, room, size);
    case ARG_FIRST:
        return tenths(reason->number, room, size);
    case ARG_PLURAL:
        return tr_text(tr(tile_name_plural(reason->tile)));
    case ARG_PATTERN:
        return tr_text(tr(reason->patterns[0]->name));
    case ARG_OTHER:
        return tr_text(tr(reason->patterns[1]->name));
    case ARG_SUIT:
        return tr_text(tr(suit_name((enum suit)reason->suit)));
    case ARG_TILE:
        return tr_text(tr(tile_name(reason->tile)));
    default:
        CHECK(letter == ARG_WHO);
        return tr_text(who(words, reason));
    }
}

void reason_say(const struct words *words, const struct reason *reason, char *out, size_t size)
{
    enum { ARGS_MAX = 3 };
    CHECK(reason->kind < REASONS);
    bool literal = words && words->literal && literal_sentences[reason->kind].one;
    bool figured = (reason->number || reason->second) && figured_sentences[reason->kind].one;
    const struct sentence *sentence = figured   ? &figured_sentences[reason->kind]
                                      : literal ? &literal_sentences[reason->kind]
                                                : &sentences[reason->kind];
    struct tr_arg args[ARGS_MAX];
    char rooms[ARGS_MAX][80];
    int count = 0;
    for (const char *letter = sentence->args; *letter; letter++, count++)
        args[count] = argument(words, reason, *letter, rooms[count], sizeof rooms[count]);
    const char *text =
        sentence->many ? tr_many(sentence->one, sentence->many, reason->number) : tr(sentence->one);
    tr_say_args(out, size, text, args, count);
}

void reason_say_sentence(const struct words *words, const struct reason *reason, char *out, size_t size)
{
    char line[REASON_TEXT];
    reason_say(words, reason, line, sizeof line);
    text_raise(line);
    tr_say(out, size, tr("{1}."), line);
}
