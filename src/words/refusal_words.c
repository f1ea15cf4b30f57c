/*
 * refusal_words.c: see refusal_words.h.
 */
#include "words/refusal_words.h"

#include "base/check.h"
#include "base/tr.h"

enum { SAYING_ARGUMENTS = 4 };

/* The arguments of a sentence. */
enum argument {
    NOTHING,
    TILE,  /* "4 bamboo" */
    TILES, /* "red dragons" */
    TURN,
    NUMBER,
    NEEDED,
    MODE,
    WHO,  /* whose furiten it is, by name */
    PILE, /* whose discards, by name */
    PILE_WIND
};

/* A sentence and its arguments {1} to {4}. */
struct saying {
    const char *sentence;
    uint8_t arguments[SAYING_ARGUMENTS]; /* enum argument, to the first NOTHING */
};

static const struct saying sayings[REFUSAL_KINDS] = {
    [REFUSAL_NONE] = {"", {0}},
    [REFUSAL_NO_SEAT] = {N_("There is no such seat"), {0}},
    [REFUSAL_ROUND_OVER] = {N_("The round is over"), {0}},
    [REFUSAL_NOT_YOUR_TURN] = {N_("It isn’t your turn"), {0}},
    [REFUSAL_NOT_NOW] = {N_("You can’t make this move now"), {0}},
    [REFUSAL_NOTHING_TO_PASS] = {N_("There is nothing to pass"), {0}},
    [REFUSAL_PASS_BARRED] = {N_("There is nothing to pass: this step can’t be skipped"), {0}},
    [REFUSAL_DISCARD_NOT_NOW] = {N_("You can’t discard now"), {0}},
    [REFUSAL_KONG_NOT_NOW] = {N_("You can’t make a kong now"), {0}},
    [REFUSAL_DUMMY_NOT_NOW] = {N_("You can’t act for the dummy now"), {0}},

    [REFUSAL_NOT_HELD] = {N_("You don’t have {1}"), {TILE}},
    [REFUSAL_ONLY_DRAWN_DISCARD] = {N_("In Riichi you can discard only the tile you just drew"), {0}},
    [REFUSAL_SWAP_CALL] = {N_("Swap calling: after this claim you can’t discard {1}"), {TILE}},
    [REFUSAL_NO_RIICHI] = {N_("{1} has no Riichi"), {MODE}},
    [REFUSAL_RIICHI_ALREADY] = {N_("You are already in Riichi"), {0}},
    [REFUSAL_RIICHI_OPEN_HAND] = {N_("Riichi needs a closed hand"), {0}},
    [REFUSAL_RIICHI_BEFORE_DRAW] = {N_("You can declare Riichi only after a draw"), {0}},
    [REFUSAL_RIICHI_BETS_SPENT] = {N_("You have made all ten of your Riichi bets"), {0}},
    [REFUSAL_RIICHI_NO_WAIT] = {N_("Discarding {1} leaves no wait: Riichi needs tenpai"), {TILE}},
    [REFUSAL_RIICHI_BARRED] =
        {N_("Furiten: one of your waits is among your discards, so you can’t declare Riichi"), {0}},
    [REFUSAL_NO_TENPAI] = {N_("{1} has no tenpai declaration"), {MODE}},
    [REFUSAL_TENPAI_NO_WAIT] = {N_("Discarding {1} leaves no wait: you need to be in tenpai"), {TILE}},

    [REFUSAL_NO_CLAIM] = {N_("{1} has no such claim"), {MODE}},
    [REFUSAL_ONLY_WINS] = {N_("This discard can be claimed only to win"), {0}},
    [REFUSAL_ONLY_WINS_IN_RIICHI] = {N_("In Riichi you can only win"), {0}},
    [REFUSAL_NO_DISCARD_LEFT] = {N_("After this claim you would have nothing to discard"), {0}},
    [REFUSAL_PUNG_OF_REVEALED] = {N_("A revealed tile can’t be claimed for a pung"), {0}},
    [REFUSAL_CLAIM_OF_ADDED] = {N_("A kong can be robbed only for a win"), {0}},
    [REFUSAL_NO_CHOW] = {N_("{1} has no chows"), {MODE}},
    [REFUSAL_CHOW_OUT_OF_TURN] = {N_("Only the next player in turn may chow a discard"), {0}},
    [REFUSAL_CHOW_WITHOUT_TILE] = {N_("That run doesn’t include the tile"), {0}},

    [REFUSAL_NO_FOUR] = {N_("You don’t have four {1}"), {TILES}},
    [REFUSAL_KONG_AFTER_CLAIM] = {N_("After a claim you can only discard. Make a kong after a draw"), {0}},
    [REFUSAL_KONG_IN_RIICHI] = {N_("In Riichi you can’t make a kong on your own turn"), {0}},
    [REFUSAL_KONG_WALL_EMPTY] = {N_("A kong needs a replacement tile, and the wall is empty"), {0}},
    [REFUSAL_KONG_FIFTH] = {N_("Four kongs have been made; no more are allowed"), {0}},
    [REFUSAL_KONG_CHANGES_WAITS] = {N_("This kong would change your waits, which Riichi forbids"), {0}},
    [REFUSAL_REVEALED_NO_RIICHI] = {N_("Only a player in Riichi can use a revealed tile"), {0}},
    [REFUSAL_REVEALED_OPTION_OFF] = {N_("The option for a kong of a revealed tile is off"), {0}},

    [REFUSAL_WIN_WITHOUT_TILE] = {N_("You can win only on a tile just drawn or on offer"), {0}},
    [REFUSAL_WIN_DECLARED] = {N_("Here you declare a win at your own risk"), {0}},
    [REFUSAL_WIN_BEFORE_STAGE_B] = {N_("The option that forbids wins before Stage B is on"), {0}},
    [REFUSAL_WIN_NOT_COMPLETING] = {N_("{1} doesn’t complete your hand"), {TILE}},
    [REFUSAL_WIN_INCOMPLETE] = {N_("The hand isn’t complete"), {0}},
    [REFUSAL_WIN_BELOW_MINIMUM] = {N_("Complete, but worth less than the minimum"), {0}},
    [REFUSAL_WIN_NO_YAKU] = {N_("Complete, but without a yaku"), {0}},
    [REFUSAL_WIN_REVEALED_NO_RIICHI] = {N_("You can win on a revealed dummy tile only in Riichi"), {0}},
    [REFUSAL_NO_LAYING_DOWN] = {N_("You can’t lay a win face down in {1}"), {MODE}},
    [REFUSAL_LAY_DOWN_NO_WIN] = {N_("You can lay only a winning draw face down"), {0}},
    [REFUSAL_LAY_DOWN_WALL_EMPTY] = {N_("There is no tile left to draw instead"), {0}},

    [REFUSAL_DISCARD_FURITEN] = {N_("Discard furiten: you discarded {1} on turn {2}"), {TILE, TURN}},
    [REFUSAL_PASSED_WIN] = {N_("Passed win: you passed {1} on turn {2}"), {TILE, TURN}},
    [REFUSAL_RIICHI_FURITEN] = {N_("Riichi furiten: your wait {1} has been in your discards since turn {2}"),
                                {TILE, TURN}},
    [REFUSAL_WAIT_DISCARDED] = {N_("Furiten: you discarded your wait {1} on turn {2}"), {TILE, TURN}},
    [REFUSAL_WAIT_LAID_DOWN] = {N_("Furiten: you laid your wait {1} face down before turn {2}"),
                                {TILE, TURN}},
    [REFUSAL_PASSED_TILE] = {N_("Furiten until your next draw: you passed {1} on turn {2}"), {TILE, TURN}},

    [REFUSAL_WALL_EMPTY] = {N_("The wall is empty"), {0}},
    [REFUSAL_ROW_PLACE] = {N_("The dummy’s row has places 0 to {1}"), {NUMBER}},
    [REFUSAL_ROW_PLACE_EMPTY] = {N_("Place {1} of the dummy’s row is empty"), {NUMBER}},
    [REFUSAL_ROW_PLACE_OPEN] = {N_("Tile {1} of the dummy’s row is already revealed"), {NUMBER}},
    [REFUSAL_KEEP_TWO] = {N_("Keep two of the three indicators, the lower number first"), {0}},
    [REFUSAL_GUESS_FLOWER] = {N_("Flowers can’t be guessed"), {0}},
    [REFUSAL_GUESS_ORDER] = {N_("Name two different kinds, the lower one first"), {0}},
    [REFUSAL_GUESSED_BEFORE] = {N_("{1} has already been named"), {TILE}},
    [REFUSAL_NOT_IN_PLAY] = {N_("{1} isn’t in this game"), {TILE}},

    [REFUSAL_THREE_SIT_OUT] =
        {N_("three can play together only with 4 or 7 tiles, not {1}: one has to sit out"), {NUMBER}},
    [REFUSAL_DEAL_NOT_NOW] = {N_("no deal is expected here"), {0}},
    [REFUSAL_WALL_COUNT] = {N_("the wall has {1} tiles; it must have {2}"), {NUMBER, NEEDED}},
    [REFUSAL_TILE_TOO_MANY] = {N_("the wall has one {1} too many"), {TILE}},
    [REFUSAL_ASIDE_COUNT] = {N_("{1} tiles are set aside; there must be {2}"), {NUMBER, NEEDED}},
    [REFUSAL_ASIDE_SUIT] = {N_("a tile set aside isn’t of the removed suit"), {0}},
    [REFUSAL_ASIDE_ALIKE] = {N_("the three indicator candidates aren’t all different"), {0}},
};

/* The sentences with run, triplet and quad, for what can be refused in such a mode. */
static const struct saying literal_sayings[REFUSAL_KINDS] = {
    [REFUSAL_KONG_NOT_NOW] = {N_("You can’t make a quad now"), {0}},
    [REFUSAL_CLAIM_OF_ADDED] = {N_("A quad can be robbed only for a win"), {0}},
    [REFUSAL_CHOW_OUT_OF_TURN] = {N_("Only the next player in turn may claim a run"), {0}},
    [REFUSAL_KONG_AFTER_CLAIM] = {N_("After a claim you can only discard. Make a quad after a draw"), {0}},
    [REFUSAL_KONG_WALL_EMPTY] = {N_("A quad needs a replacement tile, and the wall is empty"), {0}},
};

static const struct saying no_kind = {N_("the wall has an unknown tile too many"), {0}};

enum { SET_MIN = 2 /* tiles from the hand for a claimed set: two, or three for a kong */ };

/* By the number of tiles that the claim needs, and the number held. */
static const struct saying too_few[][3] = {
    {{N_("You have none, and need 2"), {0}}, {N_("You have 1, and need 2"), {0}}},
    {{N_("You have none, and need 3"), {0}},
     {N_("You have 1, and need 3"), {0}},
     {N_("You have 2, and need 3"), {0}}},
};

/* Riichi furiten by a wait in another pile than the player's own. Programs get the players' winds. */
static const struct saying in_dummys_pile = {
    N_("Riichi furiten: your wait {1} has been in the dummy’s discards since turn {2}"), {TILE, TURN}};
static const struct saying in_another_pile = {
    N_("Riichi furiten: your wait {1} has been in {3}’s discards since turn {2}"), {TILE, TURN, PILE}};
static const struct saying in_a_winds_pile = {
    N_("Riichi furiten: your wait {1} has been in {3}’s discards since turn {2}"), {TILE, TURN, PILE_WIND}};

/* The sentences about another player's furiten. */
static const struct saying theirs[REFUSAL_KINDS] = {
    [REFUSAL_DISCARD_FURITEN] = {N_("Discard furiten: {3} discarded {1} on turn {2}"), {TILE, TURN, WHO}},
    [REFUSAL_PASSED_WIN] = {N_("Passed win: {3} passed {1} on turn {2}"), {TILE, TURN, WHO}},
    [REFUSAL_RIICHI_FURITEN] =
        {N_("Riichi furiten: {3}’s wait {1} has been in {3}’s discards since turn {2}"), {TILE, TURN, WHO}},
    [REFUSAL_WAIT_DISCARDED] = {N_("Furiten: {3} discarded the wait {1} on turn {2}"), {TILE, TURN, WHO}},
    [REFUSAL_WAIT_LAID_DOWN] = {N_("Furiten: {3} laid the wait {1} face down before turn {2}"),
                                {TILE, TURN, WHO}},
    [REFUSAL_PASSED_TILE] = {N_("Furiten until {3}’s next draw: {3} passed {1} on turn {2}"),
                             {TILE, TURN, WHO}},
};
static const struct saying theirs_in_dummys_pile = {
    N_("Riichi furiten: {3}’s wait {1} has been in the dummy’s discards since turn {2}"), {TILE, TURN, WHO}};
static const struct saying theirs_in_your_pile = {
    N_("Riichi furiten: {3}’s wait {1} has been in your discards since turn {2}"), {TILE, TURN, WHO}};
static const struct saying theirs_in_another_pile = {
    N_("Riichi furiten: {3}’s wait {1} has been in {4}’s discards since turn {2}"), {TILE, TURN, WHO, PILE}};

static struct tr_arg argument(const struct words *words, const struct refusal *refusal, enum argument what)
{
    switch (what) {
    case TILE:
        return tr_text(words_tile(refusal->tile));
    case TILES:
        return tr_text(words_tiles(refusal->tile));
    case TURN:
        return tr_number(refusal->turn);
    case NUMBER:
        return tr_number(refusal->number);
    case NEEDED:
        return tr_number(refusal->needed);
    case MODE:
        return tr_text(tr(refusal->rules->name));
    case WHO:
        return tr_text(words_name(words, refusal->seat));
    case PILE:
        return tr_text(words_name(words, refusal->pile));
    case PILE_WIND:
        return tr_text(words_tile(refusal->wind));
    case NOTHING:
        break;
    }
    return tr_text("");
}

/* Writes the sentence with its arguments. */
static void say(const struct words *words, const struct refusal *refusal, const struct saying *saying,
                char *out, size_t size)
{
    struct tr_arg args[SAYING_ARGUMENTS];
    int count = 0;
    for (; count < SAYING_ARGUMENTS && saying->arguments[count] != NOTHING; count++)
        args[count] = argument(words, refusal, (enum argument)saying->arguments[count]);
    tr_say_args(out, size, tr(saying->sentence), args, count);
}

static const struct saying *to_the_refused(const struct words *words, const struct refusal *refusal)
{
    if (refusal->kind == REFUSAL_TILE_TOO_MANY && refusal->tile == TILE_NONE)
        return &no_kind;
    if (refusal->kind == REFUSAL_TOO_FEW_ALIKE)
        return &too_few[refusal->needed - SET_MIN][refusal->number];
    if (words && words->literal && literal_sayings[refusal->kind].sentence)
        return &literal_sayings[refusal->kind];
    if (refusal->kind != REFUSAL_RIICHI_FURITEN || refusal->pile == refusal->seat)
        return &sayings[refusal->kind];
    if (refusal->pile == SEAT_DUMMY)
        return &in_dummys_pile;
    return words ? &in_another_pile : &in_a_winds_pile;
}

void words_refusal(const struct words *words, const struct refusal *refusal, char *out, size_t size)
{
    CHECK(refusal->kind < REFUSAL_KINDS);
    say(words, refusal, to_the_refused(words, refusal), out, size);
}

static const struct saying *of_another(const struct words *words, const struct refusal *refusal)
{
    if (refusal->kind != REFUSAL_RIICHI_FURITEN || refusal->pile == refusal->seat)
        return &theirs[refusal->kind];
    if (refusal->pile == SEAT_DUMMY)
        return &theirs_in_dummys_pile;
    return refusal->pile == words->you ? &theirs_in_your_pile : &theirs_in_another_pile;
}

void words_furiten(const struct words *words, const struct refusal *refusal, char *out, size_t size)
{
    CHECK(refusal->kind < REFUSAL_KINDS && theirs[refusal->kind].sentence);
    if (refusal->seat == words->you)
        words_refusal(words, refusal, out, size);
    else
        say(words, refusal, of_another(words, refusal), out, size);
}
