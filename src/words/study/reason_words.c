/* reason_words.c: the sentences of reasons, a row for each kind; see reason_words.h. */
#include "words/study/reason_words.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/text.h"
#include "base/tr.h"

/* What stands at {1}, {2}, ... of a sentence: a letter each in its row. */
enum {
    ARG_AIM = 'a',        /* of the hand aimed at */
    ARG_LIST = 'l',       /* of the tiles, three at most */
    ARG_NUMBER = 'n',     /* the number, by which the sentence has its form */
    ARG_SECOND = 'm',     /* the second number */
    ARG_HUNDREDTHS = 'h', /* the second number as points: "0.25" */
    ARG_TENTHS = 'd',     /* the same with one figure: "0.2", of many points none: "130" */
    ARG_PLURAL = 'p',     /* the tile, several of them */
    ARG_SUIT = 's',
    ARG_TILE = 't',
    ARG_WIND = 'w',
    WHOLE = 100 /* points from which on nobody asks for tenths */
};

/* Without `many` it is the same for any number. */
struct sentence {
    const char *one, *many;
    const char *args;
};

static const struct sentence sentences[REASONS] = {
    [REASON_NONE] = {"", NULL, ""},
    [REASON_ANY_MOVE] = {TR("any legal move"), NULL, ""},
    [REASON_ONLY_MOVE] = {TR("there is no other move"), NULL, ""},
    [REASON_WINS] = {TR("this wins"), NULL, ""},
    [REASON_LETS_WIN_GO] = {TR("passes up the win"), NULL, ""},
    [REASON_LETS_KONG_GO] = {TR("passes up the kong"), NULL, ""},
    [REASON_WORTH_LESS] = {TR("rated lower"), NULL, ""},
    [REASON_FEELING] = {TR("just a feeling"), NULL, ""},
    [REASON_FITS_MIN] = {TR("fits the other tiles least well"), NULL, ""},
    [REASON_CLOSED_WORTH_MORE] = {TR("the closed hand is worth more"), NULL, ""},
    [REASON_CLAIM_NO_NEARER] = {TR("the claim gets you no closer"), NULL, ""},
    [REASON_TILE_WORTH_MORE] = {TR("the tile is worth more than waiting"), NULL, ""},
    [REASON_OPENS_FOR_LITTLE] = {TR("opens the hand for too little"), NULL, ""},
    [REASON_KONG_BRINGS_DRAW] = {TR("gives another draw at no cost"), NULL, ""},
    [REASON_TAKES_MORE] = {TR("costs more than it gains"), NULL, ""},
    [REASON_STEP_FURTHER] = {TR("one step further from winning than discarding {1}"), NULL, "t"},
    [REASON_FEWER_USEFUL] = {TR_MANY("leaves {1} fewer useful tile than discarding {2}",
                                     "leaves {1} fewer useful tiles than discarding {2}"),
                             "nt"},
    [REASON_GIVES_UP_AIM] = {TR("gives up on {1}"), NULL, "a"},
    [REASON_LESS_WITHOUT] = {TR("leaves a hand worth less than discarding {1}"), NULL, "t"},
    [REASON_RIVAL_WAITS] = {TR("{1} may be waiting for this"), NULL, "w"},

    [REASON_FOUR_ALIKE] = {TR("four of a kind make a kong"), NULL, ""},
    [REASON_TENPAI_SO_RIICHI] = {TR("tenpai, so Riichi"), NULL, ""},
    [REASON_KONG_IS_KONG] = {TR("a kong is a kong"), NULL, ""},
    [REASON_PUNG_IS_SET] = {TR("a pung is a set made"), NULL, ""},
    [REASON_NO_HELP] = {TR("doesn’t help"), NULL, ""},
    [REASON_CURIOUS] = {TR("curious what it is"), NULL, ""},

    [REASON_KONG_OF_BRINGS_DRAW] = {TR("the kong of {1} gives another draw at no cost"), NULL, "p"},
    [REASON_RIICHI] = {TR_MANY("Riichi: {1} winning tile left to come",
                               "Riichi: {1} winning tiles left to come"),
                       "n"},
    [REASON_RIICHI_BY_DRAW] = {TR_MANY("Riichi, though only a self-draw can win: {1} tile left",
                                       "Riichi, though only a self-draw can win: {1} tiles left"),
                               "n"},
    [REASON_ONLY_DISCARD] = {TR("no other tile can be discarded"), NULL, ""},
    [REASON_RIICHI_RIVAL_SAFE] = {TR("{1} is in Riichi and can’t win on {2}"), NULL, "wt"},
    [REASON_RIICHI_RIVAL_DANGER] = {TR("{1} is in Riichi and {2} is more dangerous"), NULL, "wt"},
    [REASON_RIICHI_RIVAL_RISK] = {TR("{1} is in Riichi, but this hand is worth the risk"), NULL, "w"},
    [REASON_NEAR_RIVAL_SAFE] = {TR("{1} is close to winning and can’t win on {2}"), NULL, "wt"},
    [REASON_NEAR_RIVAL_DANGER] = {TR("{1} is close to winning and {2} is more dangerous"), NULL, "wt"},
    [REASON_NEAR_RIVAL_RISK] = {TR("{1} is close to winning, but this hand is worth the risk"), NULL, "w"},
    [REASON_TENPAI] = {TR_MANY("tenpai with {1} winning tile left", "tenpai with {1} winning tiles left"),
                       "n"},
    [REASON_KEEPS_AIM] = {TR("stays on course for {1}"), NULL, "a"},
    [REASON_STEP_NEARER] = {TR("one step closer to winning than discarding {1}"), NULL, "t"},
    [REASON_MORE_USEFUL] = {TR_MANY("leaves {1} more useful tile than discarding {2}",
                                    "leaves {1} more useful tiles than discarding {2}"),
                            "nt"},
    [REASON_LEAST_USE] = {TR("least useful in the hand"), NULL, ""},
    [REASON_BROUGHT_MORE] = {TR("such hands have scored more than after discarding {1}"), NULL, "t"},
    [REASON_NETWORK] =
        {TR("such hands win {1} rounds in 100; expected to bring {2} points more than the next best"), NULL,
         "nh"},

    [REASON_RIICHI_ONLY_BY_DRAW] = {TR("in this Riichi only a self-draw could win"), NULL, ""},
    [REASON_LIVE_AGAINST_RIICHI] = {TR("{1} is in Riichi and this tile is live"), NULL, "w"},
    [REASON_RIICHI_WINS_MORE] = {TR("Riichi with the same tile scores more"), NULL, ""},
    [REASON_RIICHI_WORTH_LESS] = {TR("keeping the hand free is worth more here than Riichi"), NULL, ""},

    [REASON_PUNG_NEARER] = {TR("pung: one step closer to winning, worth opening the hand"), NULL, ""},
    [REASON_PUNG_AIM] = {TR("pung, toward {1}"), NULL, "a"},
    [REASON_PUNG_POINTS] = {TR("pung: more points at no loss of speed"), NULL, ""},
    [REASON_KONG_NEARER] = {TR("kong: one step closer to winning, worth opening the hand"), NULL, ""},
    [REASON_KONG_AIM] = {TR("kong, toward {1}"), NULL, "a"},
    [REASON_KONG_POINTS] = {TR("kong: more points at no loss of speed"), NULL, ""},
    [REASON_CLAIM_NOT_NEARER] = {TR("the claim wouldn’t bring the hand closer"), NULL, ""},
    [REASON_NO_NEARER] = {TR("gets no closer"), NULL, ""},
    [REASON_STEP_TO_AIM] = {TR("a step toward {1}"), NULL, "a"},
    [REASON_SET_NEARER] = {TR("a set made, closer to winning"), NULL, ""},

    [REASON_DRAWN_MAY_WIN] = {TR("a drawn tile can win; a revealed one can’t"), NULL, ""},
    [REASON_DRAWN_MAY_PUNG] = {TR("a drawn tile can be claimed for a pung"), NULL, ""},
    [REASON_DRAWN_SPOILS] = {TR("each kind in the dummy’s discards may spoil the opponent’s Riichi"), NULL,
                             ""},
    [REASON_SHORTER_ROUND] = {TR("the opponent is ahead: a shorter round is better"), NULL, ""},
    [REASON_REVEALED_WINS_TOO] = {TR("in Riichi a revealed tile wins too, and gives the opponent no chance"),
                                  NULL, ""},
    [REASON_REVEALED_SAFE] = {TR("nobody can win on a revealed tile, and the opponent may be waiting"), NULL,
                              ""},
    [REASON_KEEPS_PILES] = {TR("keeps the discards clear for a Riichi"), NULL, ""},
    [REASON_KEEPS_WALL] = {TR("keeps more of the wall to draw from"), NULL, ""},
    [REASON_DRAWN_HELPS_RIVAL] = {TR("a drawn tile helps the opponent more"), NULL, ""},
    [REASON_DRAWN_PROMISES] = {TR("a drawn tile offers more"), NULL, ""},

    [REASON_TREASURE_HELPS_OWN] = {TR("the treasure is more likely to help this hand"), NULL, ""},
    [REASON_TREASURE_HELPS_RIVAL] = {TR("the treasure is more likely to help the opponent"), NULL, ""},
    [REASON_NUMBERS_FIT] = {TR("{1} and {2} fit this hand best"), NULL, "nm"},
    [REASON_FITS_BEST] = {TR("fits this hand best"), NULL, ""},
    [REASON_FITS_LESS] = {TR("fits this hand less well"), NULL, ""},
    [REASON_BEFORE_DEAL] = {TR("makes no difference before the deal"), NULL, ""},

    [REASON_MOST_USEFUL] = {TR("leaves the most useful tiles"), NULL, ""},
    [REASON_ATTACK] = {TR("tenpai: attacking is worth about {1} points"), NULL, "n"},
    [REASON_PROMISES_ATTACKS] = {TR("sets up the best attack one step later"), NULL, ""},
    [REASON_KONG_TURNS_DORA] = {TR("a kong that costs nothing and reveals a dora"), NULL, ""},
    [REASON_YAKU_IN_SIGHT] = {TR("one step closer, with a yaku in sight"), NULL, ""},
    [REASON_NOT_WORTH_OPENING] = {TR("not worth opening the hand"), NULL, ""},
    [REASON_GUESS_COVERS] = {TR("these two cover {1} in 100 hands waiting like this"), NULL, "n"},
    [REASON_ONE_MORE_TILE] = {TR("one more tile to win on"), NULL, ""},

    [REASON_TILES_COMPLETE] = {TR("these tiles complete the hand"), NULL, ""},
    [REASON_WAITS_FOR_NOTHING] = {TR("the hand has no wait"), NULL, ""},
    [REASON_KONG_COSTS_NOTHING] = {TR("a kong that costs nothing"), NULL, ""},
    [REASON_COMPLETE] = {TR("the hand is complete"), NULL, ""},
    [REASON_NOT_COMPLETE] = {TR("that tile doesn’t complete the hand"), NULL, ""},

    [REASON_ROLLOUT_MORE] = {TR("playing on from here, it gains {1} more per round"), NULL, "n"},
    [REASON_ROLLOUT_LESS] = {TR("playing on from here, it gains less"), NULL, ""},
    [REASON_ANOTHER_WAITS] = {TR("another player may be waiting for this"), NULL, ""},
    [REASON_FURTHER_FROM_READY] = {TR("one step further from waiting than discarding {1}"), NULL, "t"},

    [REASON_WAITS] = {TR_MANY("waits for {1}, {2} tile unseen", "waits for {1}, {2} tiles unseen"), "ln"},
    [REASON_ON_THE_WAY] = {TR_MANY("on the way to {1}, {2} useful tile",
                                   "on the way to {1}, {2} useful tiles"),
                           "an"},
    [REASON_NO_WIN_NEAR] = {TR("no win is in reach, and nobody is likely to want this"), NULL, ""},
    [REASON_NO_WIN_IN_REACH] = {TR("no win is in reach"), NULL, ""},
    [REASON_SET_WAITS] = {TR_MANY("a set made, waits for {1}, {2} tile unseen",
                                  "a set made, waits for {1}, {2} tiles unseen"),
                          "ln"},
    [REASON_SET_ON_THE_WAY] = {TR_MANY("a set made, on the way to {1}, {2} useful tile",
                                       "a set made, on the way to {1}, {2} useful tiles"),
                               "an"},
    [REASON_SET_NO_WIN_NEAR] = {TR("a set made, though no win is in reach"), NULL, ""},

    [REASON_RIVAL_GREAT_HAND] = {TR("{1} could use {2} for a big hand"), NULL, "wt"},
    [REASON_RIVAL_COLLECTS] = {TR("{1} seems to be collecting {2}"), NULL, "ws"},
    [REASON_RIVAL_WAITS_FOR] = {TR("{1} may be waiting for {2}"), NULL, "wt"},
    [REASON_FOLDS_GREAT_HAND] = {TR("folds: the hand is far off, and {1} could use {2} for a big hand"), NULL,
                                 "wt"},
    [REASON_FOLDS_COLLECTS] = {TR("folds: the hand is far off, and {1} seems to be collecting {2}"), NULL,
                               "ws"},
    [REASON_FOLDS_WAITS_FOR] = {TR("folds: the hand is far off, and {1} may be waiting for {2}"), NULL, "wt"},
    [REASON_SAFER_GREAT_HAND] = {TR("safer than {2}: {1} could use {2} for a big hand"), NULL, "wt"},
    [REASON_SAFER_COLLECTS] = {TR("safer than {2}: {1} seems to be collecting {3}"), NULL, "wts"},
    [REASON_SAFER_WAITS_FOR] = {TR("safer than {2}: {1} may be waiting for {2}"), NULL, "wt"},
    [REASON_NO_HAND_IN_REACH] = {TR("leaves no winnable hand in reach"), NULL, ""},
    [REASON_MINIMUM_OUT_OF_REACH] = {TR("an open hand could no longer reach the minimum"), NULL, ""},
    [REASON_BETTER_HAND_NEAR] = {TR("a much better hand is close"), NULL, ""},
    [REASON_DEAD_END] = {TR("opens the hand into a dead end"), NULL, ""},
    [REASON_LESS_THAN_BEST] = {TR("scores less than the best"), NULL, ""},

    [REASON_MORE_THAN_THROWING] = {TR("from experience, {1} points more than discarding {2}"), NULL, "dt"},
    [REASON_MORE_THAN_RUN] = {TR("from experience, {1} points more than the run"), NULL, "d"},
    [REASON_MORE_THAN_TRIPLET] = {TR("from experience, {1} points more than the triplet"), NULL, "d"},
    [REASON_MORE_THAN_KONG] = {TR("from experience, {1} points more than the quad"), NULL, "d"},
    [REASON_MORE_THAN_WIN] = {TR("from experience, {1} points more than the win"), NULL, "d"},
    [REASON_MORE_THAN_PASS] = {TR("from experience, {1} points more than passing"), NULL, "d"},
    [REASON_LITTLE_MORE] = {TR("from experience, it scores a little more"), NULL, ""},
};

/* The same where sets are called run, triplet and quad, of what can be said there. */
static const struct sentence literal_sentences[REASONS] = {
    [REASON_LETS_KONG_GO] = {TR("passes up the quad"), NULL, ""},
};

static const char *const aims[AIM_HONOR] = {
    [AIM_NONE] = "",
    [AIM_FOUR_SETS] = TR("four sets"),
    [AIM_FOUR_RUNS] = TR("four runs"),
    [AIM_SEVEN_PAIRS] = TR("seven pairs"),
    [AIM_ALL_PUNGS] = TR("all pungs"),
    [AIM_TRIPLETS] = TR("triplets"),
    [AIM_PURE_SUIT] = TR("pure one suit"),
    [AIM_ONE_SUIT] = TR("one suit"),
    [AIM_MIXED_SUIT] = TR("one suit and honors"),
    [AIM_MIXED_TRIPLETS] = TR("triplets of one suit and honors"),
    [AIM_BONUS] = TR("the indicators’ numbers"),
    [AIM_ALL_HONORS] = TR("all winds and dragons"),
    [AIM_HONOR_TRIPLETS] = TR("triplets of honors"),
    [AIM_THREE_DRAGONS] = TR("three dragons"),
    [AIM_STRAIGHT] = TR("a straight"),
    [AIM_SAME_RUN] = TR("the same run in three suits"),
    [AIM_SAME_TRIPLET] = TR("the same triplet in three suits"),
    [AIM_MIDDLE_TILES] = TR("2 to 8 only"),
    [AIM_END_TRIPLETS] = TR("terminals and honors"),
    [AIM_END_SETS] = TR("a terminal or honor in every set"),
    [AIM_ALL_ENDS] = TR("all terminals and honors"),
    [AIM_TENPAI] = TR("tenpai"),
};

static const char *aim_name(enum aim aim)
{
    return aim >= AIM_HONOR ? tr(tile_name_plural((uint8_t)(TILE_EAST + aim - AIM_HONOR))) : tr(aims[aim]);
}

/* "2 dots and 5 dots", of more than three the first "and others". */
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

/* One argument; `room` for what must be written first. */
static struct tr_arg argument(const struct reason *reason, char letter, char *room, size_t size)
{
    switch (letter) {
    case ARG_AIM:
        return tr_text(aim_name(reason->aim));
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
        if (abs(reason->second) >= 10 * WHOLE)
            return tr_number(reason->second / 10);
        words_decimal(reason->second, 1, room, size);
        return tr_text(room);
    case ARG_PLURAL:
        return tr_text(tr(tile_name_plural(reason->tile)));
    case ARG_SUIT:
        return tr_text(tr(suit_name((enum suit)reason->suit)));
    case ARG_TILE:
        return tr_text(tr(tile_name(reason->tile)));
    default:
        CHECK(letter == ARG_WIND);
        return tr_text(tr(tile_name(reason->wind)));
    }
}

void reason_say(const struct words *words, const struct reason *reason, char *out, size_t size)
{
    enum { ARGS_MAX = 3 };
    CHECK(reason->kind < REASONS);
    bool literal = words && words->literal && literal_sentences[reason->kind].one;
    const struct sentence *sentence = literal ? &literal_sentences[reason->kind] : &sentences[reason->kind];
    struct tr_arg args[ARGS_MAX];
    char rooms[ARGS_MAX][80];
    int count = 0;
    for (const char *letter = sentence->args; *letter; letter++, count++)
        args[count] = argument(reason, *letter, rooms[count], sizeof rooms[count]);
    const char *text =
        sentence->many ? tr_many(sentence->one, sentence->many, reason->number) : tr(sentence->one);
    tr_say_args(out, size, text, args, count);
}

void reason_say_line(const struct words *words, const struct reason *reason, char *out, size_t size)
{
    reason_say(words, reason, out, size);
    text_raise(out);
}

void reason_say_sentence(const struct words *words, const struct reason *reason, char *out, size_t size)
{
    char line[REASON_TEXT];
    reason_say_line(words, reason, line, sizeof line);
    tr_say(out, size, tr("{1}."), line);
}
