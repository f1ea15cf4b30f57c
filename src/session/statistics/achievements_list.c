/* achievements_list.c: the achievements, and what each counts in a match or a round; see achievements.h. */
#include <string.h>

#include "ai/people.h"
#include "base/tr.h"
#include "rules/modes/classic.h"
#include "rules/modes/list.h"
#include "session/statistics/achievements.h"

/* --- of a round ----------------------------------------------------------------------------------- */

static const struct tally_hand *hand_of(const struct match_tally *match, const struct tally_round *round)
{
    return round->hand >= 0 ? &match->hands[round->hand] : NULL;
}

/* Returns the points of the won hand's patterns: of the one with that id, or of all. */
static int points_of(const struct match_tally *match, const struct tally_round *round, const char *id)
{
    const struct tally_hand *hand = hand_of(match, round);
    int points = 0;
    for (int i = 0; hand && i < hand->line_count; i++)
        if (!id || strcmp(match_tally_pattern(match->rules, hand->lines[i].place)->id, id) == 0)
            points += hand->lines[i].points;
    return points;
}

static bool is_worth(const struct match_tally *match, const struct tally_round *round, int points)
{
    const struct tally_hand *hand = hand_of(match, round);
    return hand && hand->value >= points;
}

static bool is_won_from(const struct match_tally *match, const struct tally_round *round,
                        enum win_source source)
{
    const struct tally_hand *hand = hand_of(match, round);
    return hand && hand->source == source;
}

static bool is_dealt_in(const struct match_tally *match, const struct tally_round *round)
{
    return round->end == ROUND_LOST && round->from == match->seat;
}

/* Defines a function for rounds that the person won with these marks. */
#define WON_WITH(name, mark)                                                                                 \
    static int64_t name(const struct match_tally *match, const struct tally_round *round)                    \
    {                                                                                                        \
        (void)match;                                                                                         \
        return round->end == ROUND_WON && (round->marks & (mark)) != 0;                                      \
    }
WON_WITH(patience, TALLY_LAST_TILE)
WON_WITH(pairs, TALLY_PAIRS)
WON_WITH(reveals, TALLY_REVEALS)
WON_WITH(draws, TALLY_DRAWS)
WON_WITH(borrowed, TALLY_BORROWED)
WON_WITH(furiten, TALLY_FURITEN)
WON_WITH(hidden, TALLY_HIDDEN)
WON_WITH(mangan, TALLY_MANGAN)
WON_WITH(yakuman, TALLY_YAKUMAN)
WON_WITH(counters, TALLY_COUNTERS)
WON_WITH(worth_more, TALLY_WORTH_MORE)
WON_WITH(liable, TALLY_LIABLE)
WON_WITH(just, TALLY_JUST)
WON_WITH(clear_sight, TALLY_EXACT)

static int64_t not_dealt_in(const struct match_tally *match, const struct tally_round *round)
{
    return !is_dealt_in(match, round);
}

static int64_t robbed(const struct match_tally *match, const struct tally_round *round)
{
    return is_won_from(match, round, WIN_ROBBED_KONG);
}

static int64_t revealed(const struct match_tally *match, const struct tally_round *round)
{
    return is_won_from(match, round, WIN_REVEALED);
}

static int64_t own_dummy(const struct match_tally *match, const struct tally_round *round)
{
    return (round->marks & TALLY_OWN_DUMMY) && is_won_from(match, round, WIN_DUMMY_DISCARD);
}

static int64_t treasure(const struct match_tally *match, const struct tally_round *round)
{
    return points_of(match, round, "treasure") >= 5;
}

static int64_t patterns(const struct match_tally *match, const struct tally_round *round)
{
    const struct tally_hand *hand = hand_of(match, round);
    int64_t kinds = 0;
    for (int i = 0; hand && i < hand->line_count; i++)
        kinds |= (int64_t)1 << hand->lines[i].place;
    return kinds;
}

static int64_t first_guess(const struct match_tally *match, const struct tally_round *round)
{
    (void)match;
    return (round->marks & TALLY_FIRST_GUESS) != 0;
}

static int64_t thirteen(const struct match_tally *match, const struct tally_round *round)
{
    (void)match;
    return (round->marks & TALLY_THIRTEEN) != 0;
}

/* A hand for which nothing was named neither counts nor ends the streak. */
static int64_t all_eyes(const struct match_tally *match, const struct tally_round *round)
{
    (void)match;
    if (!(round->marks & TALLY_NAMED) || (round->marks & TALLY_UNNAMED))
        return -1;
    return (round->marks & TALLY_EXACT) != 0;
}

static int64_t wide_net(const struct match_tally *match, const struct tally_round *round)
{
    const struct tally_hand *hand = hand_of(match, round);
    return hand && (round->marks & TALLY_EXACT) && achievements_waits(hand) >= 4;
}

static int64_t five_patterns(const struct match_tally *match, const struct tally_round *round)
{
    const struct tally_hand *hand = hand_of(match, round);
    return hand && hand->line_count >= 5;
}

static int64_t hundred(const struct match_tally *match, const struct tally_round *round)
{
    return is_worth(match, round, 100);
}

static int64_t mountain(const struct match_tally *match, const struct tally_round *round)
{
    return is_worth(match, round, 320);
}

static int64_t garden(const struct match_tally *match, const struct tally_round *round)
{
    return points_of(match, round, "own-flower-or-season") == 2;
}

static int64_t limit(const struct match_tally *match, const struct tally_round *round)
{
    return points_of(match, round, NULL) >= CLASSIC_LIMIT;
}

/* Counts the third of three rounds in a row that the person won as the dealer. */
static int64_t east_stays(const struct match_tally *match, const struct tally_round *round)
{
    for (int i = 0; i < 3; i++) {
        if (round - match->rounds < i)
            return 0;
        const struct tally_round *one = round - i;
        if (one->end != ROUND_WON || !(one->marks & TALLY_DEALER))
            return 0;
    }
    return 1;
}

/* --- of a match ----------------------------------------------------------------------------------- */

static int64_t match_won(const struct match_tally *match, const struct tally_round *round)
{
    (void)round;
    return statistics_match_end(match) > 0;
}

/* Returns how many rounds of the match ended like that with all these marks. */
static int rounds_with(const struct match_tally *match, enum round_end end, unsigned marks)
{
    int count = 0;
    for (int i = 0; i < match->round_count; i++)
        count += match->rounds[i].end == end && (match->rounds[i].marks & marks) == marks;
    return count;
}

static int64_t modes_won(const struct match_tally *match, const struct tally_round *round)
{
    return match_won(match, round) ? (int64_t)1 << ruleset_place(match->rules) : 0;
}

static int64_t tight_fist(const struct match_tally *match, const struct tally_round *round)
{
    (void)round;
    for (int i = 0; i < match->round_count; i++)
        if (is_dealt_in(match, &match->rounds[i]))
            return 0;
    return match->round_count >= 4;
}

static int64_t last_light(const struct match_tally *match, const struct tally_round *round)
{
    return match->round_count && match_won(match, round) &&
           (match->rounds[match->round_count - 1].marks & TALLY_BEHIND);
}

static int64_t said_and_done(const struct match_tally *match, const struct tally_round *round)
{
    (void)round;
    return rounds_with(match, ROUND_WON, TALLY_RIICHI) >= 3;
}

static int64_t page_by_page(const struct match_tally *match, const struct tally_round *round)
{
    (void)round;
    return rounds_with(match, ROUND_PREVENTED, TALLY_PREVENTED) >= 3;
}

static int64_t people_beaten(const struct match_tally *match, const struct tally_round *round)
{
    int64_t kinds = 0;
    for (int seat = 0; seat < match->seats && match_won(match, round); seat++) {
        const struct player *player = match_tally_player(match, seat, TALLY_AT_END);
        if (player->kind == PLAYER_COMPUTER && person_is((enum ai_level)player->level))
            kinds |= (int64_t)1 << (player->level - AI_PERSON);
    }
    return kinds;
}

/* Counts a match won without a wrong declaration or a wrong name. */
static int64_t true_word(const struct match_tally *match, const struct tally_round *round)
{
    for (int i = 0; i < match->round_count; i++)
        if (match->rounds[i].marks & (TALLY_FALSE | TALLY_MISNAMED))
            return 0;
    return match_won(match, round);
}

/* --- the list ------------------------------------------------------------------------------------- */

const struct achievement achievements[] = {
    {"first_win", N_("First win"), N_("Win a match"), N_("starts the shelf, and shows where wins are kept"),
     NULL, false, ACHIEVED_TIMES, 1, match_won, true},
    {"five_tables", N_("Five tables"), N_("Win a match in each of the five modes"),
     N_("each mode trains one skill: the dummy, guessing, waits, patterns, faan"), NULL, false,
     ACHIEVED_KINDS, 5, modes_won, true},
    {"tight_fist", N_("Tight fist"), N_("Finish a match of four or more rounds without dealing in"),
     N_("not dealing in is half of winning"), NULL, false, ACHIEVED_TIMES, 1, tight_fist, true},
    {"safe_hands", N_("Safe hands"), N_("Play 20 rounds, one after another, without dealing in"),
     N_("reading discards becomes a habit; wins and draws count alike, so folding is fine"), NULL, false,
     ACHIEVED_ROW, 20, not_dealt_in, false},
    {"last_light", N_("Last light"), N_("Win a match after trailing before its last round"),
     N_("look at the score before choosing between speed and points"), NULL, false, ACHIEVED_TIMES, 1,
     last_light, true},
    {"patience", N_("Patience"), N_("Win with the last tile of the wall"),
     N_("a hand stays alive to the last draw"), NULL, false, ACHIEVED_TIMES, 1, patience, false},
    {"two_by_two", N_("Two by two"), N_("Win with seven pairs"),
     N_("the one hand that isn’t four sets and a pair"), NULL, false, ACHIEVED_TIMES, 1, pairs, false},
    {"quick_paw", N_("Quick paw"), N_("Win by robbing a kong"),
     N_("an added kong is a tile that can be won on"), NULL, true, ACHIEVED_TIMES, 1, robbed, false},
    {"good_week", N_("A good week"), N_("Finish the deal of the day on a streak of seven days"),
     N_("a short daily round teaches more than one long evening; a forgiven day counts"), NULL, false,
     ACHIEVED_FEAT, 1, NULL, false},
    {"same_tiles", N_("Same tiles, better"), N_("Score more than Amara on a deal of the day"),
     N_("with equal luck the choices decide"), NULL, false, ACHIEVED_FEAT, 1, NULL, false},
    {"face_up", N_("Face up"), N_("Win on a revealed tile"),
     N_("in Riichi the dummy’s revealed tiles can win"), &ruleset_dueling_tigers, false, ACHIEVED_TIMES, 1,
     revealed, false},
    {"open_secret", N_("Open secret"), N_("Win three rounds on revealed tiles, over any matches"),
     N_("in Riichi a reveal can win for you, and not for an opponent who hasn’t declared"),
     &ruleset_dueling_tigers, false, ACHIEVED_TIMES, 3, revealed, false},
    {"silent_gift", N_("The silent gift"), N_("Win on a tile that you drew for the dummy"),
     N_("drawing for the dummy is a second chance to win"), &ruleset_dueling_tigers, false, ACHIEVED_TIMES, 1,
     own_dummy, false},
    {"eyes_first", N_("Eyes first"), N_("Win a round after only revealing, four times or more"),
     N_("revealing is the safe dummy action, and it tells you something"), &ruleset_dueling_tigers, false,
     ACHIEVED_TIMES, 1, reveals, false},
    {"bold_paw", N_("Bold paw"), N_("Win a round after only drawing for the dummy, four or more"),
     N_("drawing pays when more tiles help you than your opponent"), &ruleset_dueling_tigers, false,
     ACHIEVED_TIMES, 1, draws, false},
    {"treasure_hunter", N_("Treasure hunter"), N_("Win with 5 points or more from the treasure"),
     N_("keep tiles of the number before you reveal the treasure"), &ruleset_dueling_tigers, false,
     ACHIEVED_TIMES, 1, treasure, false},
    {"borrowed_fourth", N_("The borrowed fourth"), N_("Make a kong of a revealed tile in Riichi, and win"),
     N_("the one claim that Riichi allows, and when the waits stay the same"), &ruleset_dueling_tigers, true,
     ACHIEVED_TIMES, 1, borrowed, false},
    {"said_and_done", N_("Said and done"), N_("Win three rounds of a match with Riichi"),
     N_("a closed hand and 2 points each time"), &ruleset_dueling_tigers, false, ACHIEVED_TIMES, 1,
     said_and_done, true},
    {"my_own_way", N_("My own way"), N_("Win by self-draw while furiten"),
     N_("furiten never stops a tile you draw yourself"), &ruleset_dueling_tigers, true, ACHIEVED_TIMES, 1,
     furiten, false},
    {"good_company", N_("Good company"), N_("Beat each of the eight in a match"),
     N_("eight habits ask for eight answers"), &ruleset_dueling_tigers, false, ACHIEVED_KINDS, 8,
     people_beaten, true},
    {"evening_of_eight", N_("An evening of eight"), N_("Win the tournament"),
     N_("three matches in one evening, each with a different plan"), &ruleset_dueling_tigers, false,
     ACHIEVED_FEAT, 1, NULL, false},
    {"half_a_shelf", N_("Half a shelf"), N_("Make 12 of the 23 patterns"),
     N_("try hands you don’t play by habit"), &ruleset_dueling_tigers, false, ACHIEVED_KINDS, 12, patterns,
     false},
    {"full_shelf", N_("A full shelf"), N_("Make all 23 patterns"),
     N_("the rarest of all: for years, not for a week; no other prize depends on it"),
     &ruleset_dueling_tigers, true, ACHIEVED_KINDS, 23, patterns, false},
    {"mind_reader", N_("Mind reader"), N_("Guess a wait on the first try"),
     N_("discards tell what a hand waits for"), &ruleset_tenpai_duel, false, ACHIEVED_TIMES, 1, first_guess,
     false},
    {"page_by_page", N_("Page by page"), N_("Stop three attacks in one match"),
     N_("defense by guessing wins matches too"), &ruleset_tenpai_duel, false, ACHIEVED_TIMES, 1, page_by_page,
     true},
    {"well_hidden", N_("Well hidden"), N_("Win in Stage B after three wrong guesses"),
     N_("choose waits that your own discards don’t point to"), &ruleset_tenpai_duel, false, ACHIEVED_TIMES, 1,
     hidden, false},
    {"full_price", N_("Full price"), N_("Win a hand worth mangan or more"),
     N_("dora and Riichi together make a hand worth attacking with"), &ruleset_tenpai_duel, false,
     ACHIEVED_TIMES, 1, mangan, false},
    {"stay_seated", N_("Stay seated"), N_("Win with three or more counters on the table"),
     N_("the dealer earns more and keeps the deal"), &ruleset_tenpai_duel, false, ACHIEVED_TIMES, 1, counters,
     false},
    {"worth_more", N_("Worth more"), N_("Pass a win by self-draw, then win a bigger hand in the same round"),
     N_("you may pass a win by self-draw when the hand can grow"), &ruleset_tenpai_duel, true, ACHIEVED_TIMES,
     1, worth_more, false},
    {"yakuman", N_("Once in a while"), N_("Win a yakuman"),
     N_("very rare; shows that the top of the table exists"), &ruleset_tenpai_duel, true, ACHIEVED_TIMES, 1,
     yakuman, false},
    {"clear_sight", N_("Clear sight"), N_("Name every wait of a winning hand, and none wrong"),
     N_("see all waits before you declare"), &ruleset_one_suit, false, ACHIEVED_TIMES, 1, clear_sight, false},
    {"all_eyes", N_("All eyes"), N_("Name every wait exactly, a streak of five hands"),
     N_("accuracy as a habit; a hand in which you name nothing doesn’t count or break it"), &ruleset_one_suit,
     false, ACHIEVED_ROW, 5, all_eyes, false},
    {"wide_net", N_("A wide net"), N_("Win with four waits or more, and name them all"),
     N_("overlapping shapes wait for more"), &ruleset_one_suit, false, ACHIEVED_TIMES, 1, wide_net, false},
    {"true_word", N_("True word"), N_("Win a match with no wrong declaration and no wrong number"),
     N_("certainty is worth more than haste"), &ruleset_one_suit, false, ACHIEVED_TIMES, 1, true_word, true},
    {"thirteen_eyes", N_("Thirteen eyes"), N_("Name every wait of a 13-tile hand exactly"),
     N_("the hardest reading in the game"), &ruleset_one_suit, true, ACHIEVED_TIMES, 1, thirteen, false},
    {"five_at_a_time", N_("Five at a time"), N_("Win a hand with five patterns or more"),
     N_("small patterns add up"), &ruleset_patterns, false, ACHIEVED_TIMES, 1, five_patterns, false},
    {"a_hundred", N_("A hundred"), N_("Win a hand worth 100 points or more"),
     N_("one direction, chosen early, is worth more than many small hands"), &ruleset_patterns, false,
     ACHIEVED_TIMES, 1, hundred, false},
    {"first_pays", N_("First one pays"), N_("Win so that the player who discarded that tile earlier pays"),
     N_("the responsibility rule: who discards a kind first carries the risk"), &ruleset_patterns, true,
     ACHIEVED_TIMES, 1, liable, false},
    {"half_the_book", N_("Half the book"), N_("Make 22 of the 44 patterns"),
     N_("knowing the list is knowing the directions"), &ruleset_patterns, false, ACHIEVED_KINDS, 22, patterns,
     false},
    {"mountain_top", N_("The mountain top"), N_("Win a hand worth 320 points or more"),
     N_("the ceiling of the mode, reached by few patterns alone"), &ruleset_patterns, true, ACHIEVED_TIMES, 1,
     mountain, false},
    {"just_enough", N_("Just enough"), N_("Win with exactly the minimum of 3 faan"),
     N_("plan the faan before you open the hand"), &ruleset_classic, false, ACHIEVED_TIMES, 1, just, false},
    {"own_garden", N_("Your own garden"), N_("Win with both your own flower and your own season"),
     N_("flowers count toward the minimum"), &ruleset_classic, false, ACHIEVED_TIMES, 1, garden, false},
    {"east_stays", N_("East stays"), N_("Win three hands as the dealer, one after another"),
     N_("a dealer who wins keeps the deal"), &ruleset_classic, false, ACHIEVED_TIMES, 1, east_stays, false},
    {"to_the_limit", N_("To the limit"), N_("Win a limit hand"), N_("10 faan, and nothing else counts"),
     &ruleset_classic, true, ACHIEVED_TIMES, 1, limit, false},
    {0}};
