/*
 * test_scripts.c: plays the scripts of scripts/ (support/script.h), each a test of its own
 * (rules/modes/NAME); without an argument tests itself: every kind of expectation can fail, and says so.
 *
 * Positions (position.h, facts.h):
 *   setup TEXT, begin TEXT   a match with its first deal, or without one
 *   deal TEXT                the next deal
 *   play MOVES               as in position.h, with refusals: "win !win-no-yaku"
 *   turn [ACTION]            a turn in which nothing happens
 *   drain LEFT [ACTION]      such turns until so many tiles are left
 *   save, restore            keeps the position, and goes back to it
 *   unseen SEAT              the seat, or "nobody", sees the same as in the saved position
 *   set FACT VALUE           puts a plain number in the place of one
 *   forget SEAT TILE         as if they had let no such tile go
 *   expect FACT = VALUE; FACT = VALUE
 * Finished hands (wins.h), of which values are "N points", "N faan" and "N fu":
 *   mode ID [WORDS]          the mode, and what is written before each hand
 *   hand HAND = PATTERNS (VALUES)       all patterns, or "none", and the value; one of them may be left out
 *   has HAND = PATTERN N                a pattern among others, 0 for not at all
 *   covers HAND = PATTERN by PATTERN    the first is there, the second of its series counts instead
 *   no-win HAND [= REASON (VALUES)]
 *   fu HAND = ITEM N, ... (N fu)        what the fu of a riichi hand are made of
 *   limit PATTERN HAN FU = LIMIT        which limit such a score reaches, or "none"
 *   patterns PATTERN N, ...             all patterns of the mode
 *   series PATTERN, ... | PATTERN, ...  those of which only one counts, and no others
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/modes/riichi_score.h"
#include "rules/play/view.h"
#include "support/facts.h"
#include "support/script.h"
#include "support/system.h"
#include "support/wins.h"

/* What a case knows. */
static struct state {
    struct position now, kept;
    bool begun, saved;
    const struct ruleset *rules;
    char prefix[200];
} state;

/* --- positions ------------------------------------------------------------------------------------------ */

static struct position *position_begun(void)
{
    if (!state.begun)
        script_fail("nothing has been set up");
    return &state.now;
}

static void run_setup(char *text)
{
    state.begun = true;
    position_init_at(&state.now, text, script_file(), script_line());
}

static void run_begin(char *text)
{
    state.begun = true;
    position_begin_at(&state.now, text, script_file(), script_line());
}

static void run_deal(char *text)
{
    position_deal_at(position_begun(), text, script_file(), script_line());
}

static void run_play(char *text)
{
    if (strchr(text, '!'))
        script_met();
    position_play_at(position_begun(), text, script_file(), script_line());
}

static void run_turn(char *text)
{
    position_turn_at(position_begun(), text, script_file(), script_line());
}

static void run_drain(char *text)
{
    char *action = script_cut(text, " ");
    position_drain_at(position_begun(), atoi(text), action ? action : "", script_file(), script_line());
}

/* As if the seat had let no tile of the kind go. */
static void run_forget(char *text)
{
    char *tile = script_cut(text, " ");
    int seat = seat_parse(text, position_begun()->game.table.seats);
    if (seat == SEAT_NONE || !tile || tile_parse(tile) >= TILE_KINDS)
        script_fail("who forgets what?");
    state.now.game.own[seat].passed[tile_parse(tile)] = 0;
}

static void run_save(char *text)
{
    (void)text;
    state.kept = *position_begun();
    state.saved = true;
}

static void run_restore(char *text)
{
    (void)text;
    if (!state.saved)
        script_fail("nothing has been saved");
    state.now = state.kept;
}

static void run_unseen(char *text)
{
    struct view views[2];
    int seat = seat_parse(text, position_begun()->game.table.seats);
    if (!state.saved || (seat == SEAT_NONE && strcmp(text, "nobody") != 0))
        script_fail("that is no view of a saved position");
    memset(views, 0, sizeof views);
    view_init(&views[0], &state.now.game, seat);
    view_init(&views[1], &state.kept.game, seat);
    if (memcmp(&views[0], &views[1], sizeof views[0]) != 0)
        script_fail("%s sees a difference from what was saved", text);
    script_met();
}

static void run_set(char *text)
{
    if (!facts_set(position_begun(), text))
        script_fail("that cannot be set");
}

static void expect_fact(char *fact)
{
    struct text found = {0};
    struct error why;
    char *value = script_cut(fact, " = "), copy[SCRIPT_LINE];
    if (!value)
        script_fail("\"%s\" expects no value", fact);
    if (!facts_say(position_begun(), fact, &found, &why))
        script_fail("%s", why.message);
    snprintf(copy, sizeof copy, "%s", text_string(&found));
    text_deinit(&found);
    if (strcmp(copy, value) != 0)
        script_fail("%s = %s\n  expected: %s", fact, copy, value);
    script_met();
}

static void run_expect(char *text)
{
    char *fact;
    while ((fact = text_next_statement(&text)))
        expect_fact(fact);
}

/* --- hands ---------------------------------------------------------------------------------------------- */

/* The value of the hand before " = ", what follows it in `*rest`, which may be NULL. */
static struct score score_hand(char *text, char **rest)
{
    char hand[SCRIPT_LINE];
    *rest = script_cut(text, " = ");
    if (!state.rules)
        script_fail("the mode is not said");
    snprintf(hand, sizeof hand, "%s %s", state.prefix, text);
    script_met();
    return wins_score(state.rules, hand);
}

static int points_in(const struct score *score, const char *pattern)
{
    if (!ruleset_pattern(state.rules, pattern))
        script_fail("there is no pattern %s", pattern);
    for (int i = 0; i < score->line_count; i++)
        if (strcmp(score->lines[i].pattern->id, pattern) == 0)
            return score->lines[i].points;
    return 0;
}

/* "3 faan, 8 points" */
static void expect_values(const struct score *score, char *text)
{
    for (char *next; text; text = next) {
        char *words = text, *number = NULL, *unit = NULL;
        next = script_cut(text, ",");
        number = text_next_word(&words);
        unit = text_next_word(&words);
        int value = 0, found = 0;
        if (!number || !unit || !text_to_int(number, 0, 100000, &value))
            script_fail("that is no value");
        if (strncmp(unit, "point", 5) == 0)
            found = score->points;
        else if (strcmp(unit, "faan") == 0)
            found = score->faan;
        else if (strcmp(unit, "fu") == 0)
            found = score->fu;
        else
            script_fail("there are no %s", unit);
        if (found != value)
            script_fail("%d %s, expected: %d", found, unit, value);
    }
}

/* What stands in brackets at the end, cut off there; NULL if nothing does. */
static char *take_values(char *text)
{
    char *values = script_cut(text, "("), *end = values ? strchr(values, ')') : NULL;
    if (end)
        *end = '\0';
    return values;
}

static void run_hand(char *text)
{
    char *patterns, *values, list[SCRIPT_LINE] = "";
    struct score score = score_hand(text, &patterns);
    if (!patterns)
        script_fail("the hand expects nothing");
    for (int i = 0; i < score.line_count; i++)
        snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s %d", i ? ", " : "",
                 score.lines[i].pattern->id, score.lines[i].points);
    values = take_values(patterns);
    if (!score.win)
        script_fail("the hand does not win: %s", list);
    if (*patterns && strcmp(patterns, *list ? list : "none") != 0)
        script_fail("%s\n  expected: %s", *list ? list : "none", patterns);
    if (values)
        expect_values(&score, values);
    else if (!*patterns)
        script_fail("the hand expects nothing");
}

static void run_has(char *text)
{
    char *pattern;
    struct score score = score_hand(text, &pattern);
    char *number = pattern ? script_cut(pattern, " ") : NULL;
    int value = 0, found = pattern ? points_in(&score, pattern) : 0;
    if (!number || !text_to_int(number, 0, 100000, &value))
        script_fail("the hand expects nothing");
    if (!score.win)
        script_fail("the hand does not win");
    if (found != value)
        script_fail("%s %d, expected: %d", pattern, found, value);
}

static void run_covers(char *text)
{
    char *pattern;
    struct score score = score_hand(text, &pattern);
    char *by = pattern ? script_cut(pattern, " by ") : NULL;
    if (!by)
        script_fail("the hand expects nothing");
    for (int i = 0; i < score.covered_count; i++) {
        if (strcmp(score.covered[i].pattern->id, pattern) != 0)
            continue;
        if (strcmp(score.covered[i].by->id, by) != 0)
            script_fail("%s is covered by %s, expected: %s", pattern, score.covered[i].by->id, by);
        return;
    }
    script_fail("nothing covers %s", pattern);
}

static void run_no_win(char *text)
{
    char *reason, *values;
    struct score score = score_hand(text, &reason);
    values = reason ? take_values(reason) : NULL;
    const char *found = score.reason ? score.reason : "none", *expected = reason && *reason ? reason : "none";
    if (score.win)
        script_fail("the hand wins");
    if (strcmp(found, expected) != 0)
        script_fail("the reason is %s, expected: %s", found, expected);
    if (values)
        expect_values(&score, values);
    else if (!score.reason && score.points)
        script_fail("it is worth %d points", score.points);
}

static void run_patterns(char *text)
{
    int count = 0;
    for (char *next; text; text = next) {
        next = script_cut(text, ",");
        char *number = script_cut(text, " ");
        const struct pattern *pattern = ruleset_pattern(state.rules, text);
        if (!pattern || !number)
            script_fail("there is no pattern %s", text);
        if (ruleset_points(state.rules, pattern) != atoi(number))
            script_fail("%s is worth %d, expected: %s", text, ruleset_points(state.rules, pattern), number);
        count++;
    }
    for (const struct pattern *at = ruleset_next_pattern(state.rules, NULL); at;
         at = ruleset_next_pattern(state.rules, at))
        count--;
    if (count)
        script_fail("%d patterns too %s", abs(count), count > 0 ? "many" : "few");
    script_met();
}

/* The number of the group "A, B | C" that holds the pattern, from 1; 0 if none does. */
static int group_of(const char *groups, const char *pattern)
{
    size_t length = strlen(pattern);
    int group = 1;
    for (const char *at = groups; *at; at++) {
        group += *at == '|';
        if ((at == groups || at[-1] == ' ') && strncmp(at, pattern, length) == 0 && strchr(" ,", at[length]))
            return group;
    }
    return 0;
}

static void run_series(char *text)
{
    const struct ruleset *rules = state.rules;
    for (const struct pattern *a = ruleset_next_pattern(rules, NULL); a; a = ruleset_next_pattern(rules, a))
        for (const struct pattern *b = ruleset_next_pattern(rules, a); b;
             b = ruleset_next_pattern(rules, b)) {
            bool together = a->series && a->series == b->series;
            if (together != (group_of(text, a->id) && group_of(text, a->id) == group_of(text, b->id)))
                script_fail("%s and %s are %s", a->id, b->id,
                            together ? "of one series" : "of no common series");
        }
    script_met();
}

/* What the fu of the hand are made of, item by item. */
static void run_fu(char *text)
{
    char *expected = script_cut(text, " = "), hand[SCRIPT_LINE], found[SCRIPT_LINE] = "";
    struct fu_line lines[FU_LINES_MAX];
    struct win win;
    snprintf(hand, sizeof hand, "%s %s", state.prefix, text);
    struct score score = wins_read(state.rules, hand, &win);
    int count = riichi_fu_lines(&win, &score, lines);
    for (int i = 0; i < count; i++) {
        char tile[4] = " ";
        if (lines[i].tile != TILE_NONE)
            tile_print(lines[i].tile, tile + 1);
        snprintf(found + strlen(found), sizeof found - strlen(found), "%s%s%s %d", i ? ", " : "",
                 fu_kind_name(lines[i].kind), tile[1] ? tile : "", lines[i].fu);
    }
    snprintf(found + strlen(found), sizeof found - strlen(found), "%s(%d fu)", count ? " " : "", score.fu);
    if (!expected || strcmp(found, expected) != 0)
        script_fail("%s\n  expected: %s", found, expected ? expected : "");
    script_met();
}

/* "riichi 3 70 = mangan": a score of that pattern, "none" for one without, of so many han and fu. */
static void run_limit(char *text)
{
    char *expected = script_cut(text, " = "), *rest = text;
    const char *words[3];
    struct score score = {.win = true};
    for (int i = 0; i < 3; i++)
        words[i] = text_next_word(&rest);
    if (!expected || !words[2])
        script_fail("the limit of which score?");
    score.lines[0].pattern = ruleset_pattern(state.rules, words[0]);
    score.line_count = score.lines[0].pattern != NULL;
    if (!score.line_count && strcmp(words[0], "none") != 0)
        script_fail("there is no pattern %s", words[0]);
    score.han = atoi(words[1]);
    score.fu = atoi(words[2]);
    const char *name = riichi_limit_name(&score);
    if (strcmp(name ? name : "none", expected) != 0)
        script_fail("%s\n  expected: %s", name ? name : "none", expected);
    script_met();
}

static void run_mode(char *text)
{
    char *prefix = script_cut(text, " ");
    snprintf(state.prefix, sizeof state.prefix, "%s", prefix ? prefix : "");
    state.rules = ruleset_find(text);
    if (!state.rules)
        script_fail("there is no mode %s", text);
}

static const struct script_word words[] = {
    {"begin", run_begin},       {"covers", run_covers}, {"deal", run_deal},       {"drain", run_drain},
    {"expect", run_expect},     {"forget", run_forget}, {"fu", run_fu},           {"hand", run_hand},
    {"has", run_has},           {"limit", run_limit},   {"mode", run_mode},       {"no-win", run_no_win},
    {"patterns", run_patterns}, {"play", run_play},     {"restore", run_restore}, {"save", run_save},
    {"series", run_series},     {"set", run_set},       {"setup", run_setup},     {"turn", run_turn},
    {"unseen", run_unseen},     {NULL, NULL},
};

static void begin_case(void)
{
    memset(&state, 0, sizeof state);
}

/* --- the driver itself ---------------------------------------------------------------------------------- */

static const char *program;

#define TIGERS "setup east 23m456p789s33z555s4m\n"
#define OTHERS "setup mode tenpai-duel; dora 4z; east 45m234p678p345s88s9p; west 258m147p369s5567z\n"

static const struct script_sample samples[] = {
    {OTHERS "expect pot = 100000; legal west = none; scores = 0 0; turn = east; can east riichi 9p = yes\n",
     NULL},
    {OTHERS "expect pot = 100001\n", "pot = 100000\n  expected: 100001"},
    {OTHERS "expect legal west = pass\n", "legal west = none\n  expected: pass"},
    {OTHERS "expect can east riichi 9p = no\n", "can east riichi 9p = yes\n  expected: no"},
    {OTHERS "expect turn = west\n", "turn = east\n  expected: west"},
    {OTHERS "play tenpai 9p\nexpect events = discard\n", "events = tenpai discard\n  expected: discard"},
    {OTHERS "play tenpai 9p\nexpect event discard = east 1m 1\n", "event discard = east 9p 1"},
    {OTHERS "expect furiten west 1m = wait-discarded 1m turn 1\n", "furiten west 1m = none"},
    {OTHERS "play tenpai 2p !not-held 2p\n", "is refused for tenpai-no-wait"},
    {OTHERS "play tenpai 9p !not-held 2p\n", "is not refused"},
    {OTHERS "play pung\n", "is refused: "},
    {OTHERS "save\nplay tenpai 9p\nrestore\nexpect phase = guess\n", "phase = turn\n  expected: guess"},
    {OTHERS "save\nplay discard 9p\nunseen east\n", "east sees a difference"},
    {OTHERS "set pot 5\nexpect pot = 5\n", NULL},
    {OTHERS "set phase 5\n", "that cannot be set"},
    {OTHERS "times 2 expect bets = 1\n", "bets = 0\n  expected: 1"},
    {OTHERS "expect pots = 1\n", "there is no fact \"pots\""},
    {OTHERS "expect points full-house = 0\n", "the fact \"points full-house\" has other words"},
    {OTHERS "expect pot\n", "\"pot\" expects no value"},
    {OTHERS, "the case expects nothing"},
    {OTHERS "surprise\n", "there is no word \"surprise\""},
    {OTHERS "do nothing\n", "there are no steps nothing"},
    {OTHERS "expect pot = $POT\n", "there is no name $POT"},
    {OTHERS "expect pot = $1\n", "there is no such argument"},
    {"with 100000 | 0\nwith 100000 | 1\n" OTHERS "expect pot = $1; bets = $2\n", "bets = 0\n  expected: 1"},
    {"expect pot = 100000\n", "nothing has been set up"},
    {"setup east 99999m\n", "one 9 characters too many"},
    {"hand 444s222s77m333m99s +7m = all-pung 3, concealed-hand 1 (4 points)\n", NULL},
    {"hand 444s222s77m333m99s +7m = all-pung 3\n", "concealed-hand 1\n  expected: all-pung 3"},
    {"hand 444s222s77m333m99s +7m = (5 points)\n", "4 points, expected: 5"},
    {"hand 444s222s77m333m99s +7m\n", "the hand expects nothing"},
    {"hand 444s222s77m333m99s +8m = none\n", "the hand does not win"},
    {"has 444s222s77m333m99s +7m = all-chow 1\n", "all-chow 0, expected: 1"},
    {"has 444s222s77m333m99s +7m = all-chows 0\n", "there is no pattern all-chows"},
    {"covers 444s222s77m333m99s +7m = all-pung by all-kong\n", "nothing covers all-pung"},
    {"no-win 444s222s77m333m99s +7m\n", "the hand wins"},
    {"no-win 444s222s77m333m99s +8m = minimum\n", "the reason is none, expected: minimum"},
    {"mode tenpai-duel\nfu 1133m5577p2288s4z +4z = seven pairs 24 (25 fu)\n", "seven pairs 25 (25 fu)"},
    {"mode tenpai-duel\nlimit riichi 3 70 = none\n", "mangan\n  expected: none"},
    {"patterns all-pung 3, all-chow 2\n", "all-chow is worth 1, expected: 2"},
    {"patterns all-pung 3\n", "22 patterns too few"},
    {"series all-pung, all-chow\n", "of no common series"},
};

static void the_driver_notices(void **user)
{
    (void)user;
    script_try(program, "all mode dueling-tigers", samples, sizeof samples / sizeof *samples);
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    program = argv[0];
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_driver_notices)};
    return argc < 2 ? cmocka_run_group_tests(tests, NULL, NULL) : script_play(argv[1], words, begin_case);
}
