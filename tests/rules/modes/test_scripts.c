/*
 * test_scripts.c: plays the scripts of scripts/, each a test of its own (rules/modes/NAME), and without an
 * argument tests itself: every kind of expectation can fail, and says so.
 *
 * A script is lines of text. One that begins with a blank goes on with the line before it; "#" begins a
 * comment. mode ID [WORDS]       the mode of the hands that follow, and what is written before each of them
 *   let NAME TEXT         from here on $NAME is that text, in any line
 *   steps NAME            lines that "do NAME A | B" plays, $1 and $2 being A and B
 *   case TITLE            a test: the lines up to the next one
 *   with A | B            in a case: it is played once for each such line, $1 and $2 being A and B
 *   each A B C            in a case: it is played once for each of these words, which $1 is
 * Positions (position.h, facts.h):
 *   setup TEXT, begin TEXT, deal TEXT      a match with its first deal; without one; the next deal
 *   play MOVES            as in position.h, refusals ("win !win-no-yaku") included
 *   turn [ACTION], drain LEFT              turns in which nothing happens
 *   save, restore         keeps the position, and goes back to it
 *   unseen SEAT           the seat, or "nobody", sees the same as in the position that was saved
 *   set FACT VALUE        puts a plain number in the place of one
 *   times NUMBER LINE     the line so often
 *   expect FACT = VALUE; FACT = VALUE
 * Finished hands (wins.h):
 *   hand HAND = PATTERNS (N points, N faan, N fu)   all its patterns, or "none", and its value; either may be
 * left out has HAND = PATTERN N  the pattern among others, 0 for not at all covers HAND = PATTERN by PATTERN
 * the first is there, the second counts instead no-win HAND [= REASON (VALUES)] patterns PATTERN N, ... all
 * patterns of the mode series PATTERN, ... | PATTERN, ...     those of which only one counts; no others
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "rules/play/view.h"
#include "support/child.h"
#include "support/facts.h"
#include "support/system.h"
#include "support/wins.h"

enum {
    LINES_MOST = 1500,
    CASES_MOST = 300,
    NAMES_MOST = 40,
    ARGUMENTS_MOST = 9,
    LINE_MOST = 1600,
    DEPTH_MOST = 4
};

struct line {
    int number;
    char *text;
};

/* The lines of a file from `first` on, to the next heading. */
struct block {
    const char *title;
    int first, count;
    const char *prefix; /* before each hand, and the mode they are of */
    const struct ruleset *rules;
};

struct name {
    const char *name;
    char *text;
};

/* A case, or one of its rows: what $1 to $9 are. */
struct test {
    const struct block *block;
    char title[300];
    const char *row;
};

static struct script {
    const char *path;
    struct line lines[LINES_MOST];
    struct name names[NAMES_MOST];
    struct block steps[NAMES_MOST], cases[CASES_MOST];
    struct test tests[CASES_MOST];
    int line_count, name_count, step_count, case_count, test_count;
} script;

/* What a running case knows. */
static struct state {
    struct position now, kept;
    bool begun, saved, ended;
    int expected; /* expectations so far */
    const struct ruleset *rules;
    const char *prefix;
    int line, depth;
    const char *text;
} state;

/* Fails at the line that is being played, or read. */
static void fail_here(const char *format, ...) ERROR_PRINTF(1, 2);

static void fail_here(const char *format, ...)
{
    char message[2 * LINE_MOST];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    print_error("%s\n", message);
    _fail(script.path, state.line);
}

/* --- texts ---------------------------------------------------------------------------------------------- */

/* The text behind `mark`, blanks around both taken off, and the text before it cut off there; NULL without
 * one. */
static char *cut_at(char *text, const char *mark)
{
    char *at = strstr(text, mark);
    if (!at)
        return NULL;
    char *end = at, *rest = at + strlen(mark);
    while (end > text && end[-1] == ' ')
        end--;
    *end = '\0';
    return rest + strspn(rest, " ");
}

/* Argument `number` of a row "A | B", from 1. */
static void add_argument(struct text *out, const char *row, int number)
{
    char copy[LINE_MOST], *argument = copy;
    snprintf(copy, sizeof copy, "%s", row ? row : "");
    for (char *next = copy; next && number > 0; number--) {
        argument = next;
        next = cut_at(argument, "|");
        if (!next && number > 1)
            argument = NULL;
    }
    if (!row || !argument)
        fail_here("there is no such argument");
    text_add(out, "%s", argument);
}

/* Writes a line with its names and arguments in their places. */
static void expand(const char *text, const char *row, char out[LINE_MOST])
{
    struct text whole;
    text_init(&whole);
    while (*text) {
        size_t plain = strcspn(text, "$");
        text_add_bytes(&whole, text, plain);
        text += plain;
        if (!*text)
            break;
        size_t length = strspn(++text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
        if (*text >= '1' && *text <= '9') {
            add_argument(&whole, row, *text++ - '0');
            continue;
        }
        int i = 0;
        while (i < script.name_count &&
               (strlen(script.names[i].name) != length || strncmp(script.names[i].name, text, length) != 0))
            i++;
        if (i == script.name_count)
            fail_here("there is no name $%.*s", (int)length, text);
        text_add(&whole, "%s", script.names[i].text);
        text += length;
    }
    if (whole.size >= LINE_MOST)
        fail_here("the line is too long");
    snprintf(out, LINE_MOST, "%s", text_string(&whole));
    text_deinit(&whole);
}

/* --- positions ------------------------------------------------------------------------------------------ */

static struct position *position_begun(void)
{
    if (!state.begun)
        fail_here("nothing has been set up");
    return &state.now;
}

static void run_setup(char *text)
{
    state.begun = true;
    position_init_at(&state.now, text, script.path, state.line);
}

static void run_begin(char *text)
{
    state.begun = true;
    position_begin_at(&state.now, text, script.path, state.line);
}

static void run_deal(char *text)
{
    position_deal_at(position_begun(), text, script.path, state.line);
}

static void run_play(char *text)
{
    state.expected += strchr(text, '!') != NULL;
    position_play_at(position_begun(), text, script.path, state.line);
}

static void run_turn(char *text)
{
    position_turn_at(position_begun(), text, script.path, state.line);
}

static void run_drain(char *text)
{
    position_drain_at(position_begun(), atoi(text), script.path, state.line);
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
        fail_here("nothing has been saved");
    state.now = state.kept;
}

static void run_unseen(char *text)
{
    struct view views[2];
    int seat = seat_parse(text, position_begun()->game.table.seats);
    if (!state.saved || (seat == SEAT_NONE && strcmp(text, "nobody") != 0))
        fail_here("that is no view of a saved position");
    memset(views, 0, sizeof views);
    view_init(&views[0], &state.now.game, seat);
    view_init(&views[1], &state.kept.game, seat);
    if (memcmp(&views[0], &views[1], sizeof views[0]) != 0)
        fail_here("%s sees a difference from what was saved", text);
    state.expected++;
}

static void run_set(char *text)
{
    if (!facts_set(position_begun(), text))
        fail_here("that cannot be set");
}

static void expect_fact(char *fact)
{
    struct text found;
    struct error why;
    char *value = cut_at(fact, " = "), copy[LINE_MOST];
    if (!value)
        fail_here("\"%s\" expects no value", fact);
    text_init(&found);
    if (!facts_say(position_begun(), fact, &found, &why))
        fail_here("%s", why.message);
    snprintf(copy, sizeof copy, "%s", text_string(&found));
    text_deinit(&found);
    if (strcmp(copy, value) != 0)
        fail_here("%s = %s\n  expected: %s", fact, copy, value);
    state.expected++;
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
    char hand[LINE_MOST];
    *rest = cut_at(text, " = ");
    if (!state.rules)
        fail_here("the mode is not said");
    snprintf(hand, sizeof hand, "%s %s", state.prefix, text);
    state.expected++;
    return wins_score(state.rules, hand);
}

static int points_in(const struct score *score, const char *pattern)
{
    if (!ruleset_pattern(state.rules, pattern))
        fail_here("there is no pattern %s", pattern);
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
        next = cut_at(text, ",");
        number = text_next_word(&words);
        unit = text_next_word(&words);
        int value = 0, found = 0;
        if (!number || !unit || !text_to_int(number, 0, 100000, &value))
            fail_here("that is no value");
        if (strncmp(unit, "point", 5) == 0)
            found = score->points;
        else if (strcmp(unit, "faan") == 0)
            found = score->faan;
        else if (strcmp(unit, "fu") == 0)
            found = score->fu;
        else
            fail_here("there are no %s", unit);
        if (found != value)
            fail_here("%d %s, expected: %d", found, unit, value);
    }
}

/* What stands in brackets at the end, cut off there; NULL if nothing does. */
static char *take_values(char *text)
{
    char *values = cut_at(text, "("), *end = values ? strchr(values, ')') : NULL;
    if (end)
        *end = '\0';
    return values;
}

static void run_hand(char *text)
{
    char *patterns, *values, list[LINE_MOST] = "";
    struct score score = score_hand(text, &patterns);
    if (!patterns)
        fail_here("the hand expects nothing");
    for (int i = 0; i < score.line_count; i++)
        snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s %d", i ? ", " : "",
                 score.lines[i].pattern->id, score.lines[i].points);
    values = take_values(patterns);
    if (!score.win)
        fail_here("the hand does not win: %s", list);
    if (*patterns && strcmp(patterns, *list ? list : "none") != 0)
        fail_here("%s\n  expected: %s", *list ? list : "none", patterns);
    if (values)
        expect_values(&score, values);
    else if (!*patterns)
        fail_here("the hand expects nothing");
}

static void run_has(char *text)
{
    char *pattern;
    struct score score = score_hand(text, &pattern);
    char *number = pattern ? cut_at(pattern, " ") : NULL;
    int value = 0, found = pattern ? points_in(&score, pattern) : 0;
    if (!number || !text_to_int(number, 0, 100000, &value))
        fail_here("the hand expects nothing");
    if (!score.win)
        fail_here("the hand does not win");
    if (found != value)
        fail_here("%s %d, expected: %d", pattern, found, value);
}

static void run_covers(char *text)
{
    char *pattern;
    struct score score = score_hand(text, &pattern);
    char *by = pattern ? cut_at(pattern, " by ") : NULL;
    if (!by)
        fail_here("the hand expects nothing");
    for (int i = 0; i < score.covered_count; i++) {
        if (strcmp(score.covered[i].pattern->id, pattern) != 0)
            continue;
        if (strcmp(score.covered[i].by->id, by) != 0)
            fail_here("%s is covered by %s, expected: %s", pattern, score.covered[i].by->id, by);
        return;
    }
    fail_here("nothing covers %s", pattern);
}

static void run_no_win(char *text)
{
    char *reason, *values;
    struct score score = score_hand(text, &reason);
    values = reason ? take_values(reason) : NULL;
    const char *found = score.reason ? score.reason : "none", *expected = reason && *reason ? reason : "none";
    if (score.win)
        fail_here("the hand wins");
    if (strcmp(found, expected) != 0)
        fail_here("the reason is %s, expected: %s", found, expected);
    if (values)
        expect_values(&score, values);
    else if (!score.reason && score.points)
        fail_here("it is worth %d points", score.points);
}

static void run_patterns(char *text)
{
    int count = 0;
    for (char *next; text; text = next) {
        next = cut_at(text, ",");
        char *number = cut_at(text, " ");
        const struct pattern *pattern = ruleset_pattern(state.rules, text);
        if (!pattern || !number)
            fail_here("there is no pattern %s", text);
        if (ruleset_points(state.rules, pattern) != atoi(number))
            fail_here("%s is worth %d, expected: %s", text, ruleset_points(state.rules, pattern), number);
        count++;
    }
    for (const struct pattern *at = ruleset_next_pattern(state.rules, NULL); at;
         at = ruleset_next_pattern(state.rules, at))
        count--;
    if (count)
        fail_here("%d patterns too %s", abs(count), count > 0 ? "many" : "few");
    state.expected++;
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
                fail_here("%s and %s are %s", a->id, b->id,
                          together ? "of one series" : "of no common series");
        }
    state.expected++;
}

/* --- lines ---------------------------------------------------------------------------------------------- */

static void run_block(const struct block *block, const char *row);

static void run_do(char *text)
{
    char *row = cut_at(text, " ");
    int i = 0;
    while (i < script.step_count && strcmp(script.steps[i].title, text) != 0)
        i++;
    if (i == script.step_count || state.depth > DEPTH_MOST)
        fail_here("there are no steps %s", text);
    run_block(&script.steps[i], row ? row : "");
}

static void run_line(char *text);

static void run_times(char *text)
{
    char copy[LINE_MOST], *line = cut_at(text, " ");
    int count = 0;
    if (!line || !text_to_int(text, 1, 100, &count))
        fail_here("how often?");
    while (count-- > 0) {
        snprintf(copy, sizeof copy, "%s", line);
        run_line(copy);
    }
}

static void run_line(char *text)
{
    static const struct {
        const char *word;
        void (*run)(char *text);
    } words[] = {
        {"setup", run_setup},   {"begin", run_begin},       {"deal", run_deal},     {"play", run_play},
        {"turn", run_turn},     {"drain", run_drain},       {"save", run_save},     {"restore", run_restore},
        {"unseen", run_unseen}, {"set", run_set},           {"expect", run_expect}, {"times", run_times},
        {"do", run_do},         {"hand", run_hand},         {"has", run_has},       {"covers", run_covers},
        {"no-win", run_no_win}, {"patterns", run_patterns}, {"series", run_series},
    };
    char *rest = text, *word = text_next_word(&rest);
    rest = rest ? rest + strspn(rest, " ") : "";
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i].word, word) == 0) {
            words[i].run(rest);
            return;
        }
    fail_here("there is no word \"%s\"", word);
}

static void run_block(const struct block *block, const char *row)
{
    char text[LINE_MOST];
    int line = state.line;
    state.depth++;
    for (int i = block->first; i < block->first + block->count; i++) {
        state.line = script.lines[i].number;
        state.text = script.lines[i].text;
        if (strncmp(state.text, "with ", 5) == 0 || strncmp(state.text, "each ", 5) == 0)
            continue;
        expand(state.text, row, text);
        run_line(text);
    }
    state.depth--;
    state.line = line;
}

static void play_test(void **user)
{
    const struct test *test = *user;
    memset(&state, 0, sizeof state);
    state.rules = test->block->rules;
    state.prefix = test->block->prefix;
    char row[LINE_MOST];
    state.line = script.lines[test->block->first - 1].number;
    expand(test->row ? test->row : "", NULL, row);
    run_block(test->block, test->row ? row : NULL);
    state.line = script.lines[test->block->first - 1].number;
    state.text = "";
    if (!state.expected)
        fail_here("the case expects nothing");
    state.ended = true;
}

/* Where it failed, if it did: what the rules complain of has the lines of their own source. */
static int show_place(void **user)
{
    (void)user;
    if (!state.ended)
        print_error("%s:%d: %s\n", script.path, state.line, state.text);
    return 0;
}

/* --- reading -------------------------------------------------------------------------------------------- */

static void add_test(const struct block *block, const char *row)
{
    assert_true(script.test_count < CASES_MOST);
    struct test *test = &script.tests[script.test_count++];
    *test = (struct test){.block = block, .row = row};
    snprintf(test->title, sizeof test->title, "%s%s%s%s", block->title, row ? " [" : "", row ? row : "",
             row ? "]" : "");
}

static void list_tests(void)
{
    for (int i = 0; i < script.case_count; i++) {
        const struct block *block = &script.cases[i];
        int rows = 0;
        for (int at = block->first; at < block->first + block->count; at++) {
            char *rest = script.lines[at].text + 5, *word;
            if (strncmp(script.lines[at].text, "with ", 5) == 0) {
                add_test(block, rest);
                rows++;
            } else if (strncmp(script.lines[at].text, "each ", 5) == 0) {
                for (; (word = text_next_word(&rest)); rows++)
                    add_test(block, word);
            }
        }
        if (!rows)
            add_test(block, NULL);
    }
}

/* Joins what goes on in the next line; without comments. */
static void split_lines(char *text)
{
    char *line, *rest = text;
    for (int number = 1; (line = text_next_line(&rest)); number++) {
        char *comment = strstr(line, " #");
        if (comment)
            *comment = '\0';
        size_t blanks = strspn(line, " ");
        struct line *last = script.line_count ? &script.lines[script.line_count - 1] : NULL;
        if (!line[blanks] || line[blanks] == '#')
            continue;
        if (blanks && last) {
            /* the line before ends somewhere before this one, and grows towards it */
            size_t length = strlen(last->text);
            last->text[length] = ' ';
            memmove(last->text + length + 1, line + blanks, strlen(line + blanks) + 1);
            continue;
        }
        assert_true(script.line_count < LINES_MOST);
        script.lines[script.line_count++] = (struct line){number, line};
    }
}

static void read_name(char *text)
{
    static char room[NAMES_MOST][LINE_MOST];
    assert_true(script.name_count < NAMES_MOST);
    char *value = cut_at(text, " ");
    if (!value)
        fail_here("the name has no text");
    expand(value, NULL, room[script.name_count]);
    script.names[script.name_count] = (struct name){text, room[script.name_count]};
    script.name_count++;
}

static void read_script(const char *path)
{
    struct error why;
    struct block *block = NULL, mode = {.prefix = ""};
    script.path = path;
    char *text = file_read(path, NULL, &why);
    if (!text)
        fail_msg("%s", why.message);
    split_lines(text);
    for (int i = 0; i < script.line_count; i++) {
        char *line = script.lines[i].text;
        state.line = script.lines[i].number;
        if (strncmp(line, "let ", 4) == 0) {
            read_name(line + 4);
            block = NULL;
        } else if (strncmp(line, "mode ", 5) == 0) {
            char *prefix = cut_at(line + 5, " ");
            mode.prefix = prefix ? prefix : "";
            mode.rules = ruleset_find(line + 5);
            if (!mode.rules)
                fail_here("there is no mode %s", line + 5);
            block = NULL;
        } else if (strncmp(line, "case ", 5) == 0 || strncmp(line, "steps ", 6) == 0) {
            bool steps = *line == 's';
            assert_true(steps ? script.step_count < NAMES_MOST : script.case_count < CASES_MOST);
            block = steps ? &script.steps[script.step_count++] : &script.cases[script.case_count++];
            *block = mode;
            block->title = cut_at(line, " ");
            block->first = i + 1;
        } else if (!block) {
            fail_here("no case has begun");
        } else {
            block->count++;
        }
    }
    list_tests();
}

/* --- the driver itself ---------------------------------------------------------------------------------- */

static const char *program;

#define TIGERS "setup east 23m456p789s33z555s4m\n"
#define OTHERS "setup mode tenpai-duel; dora 4z; east 45m234p678p345s88s9p; west 258m147p369s5567z\n"

/* Lines of a case, and what is said of them; NULL: they are as expected. */
static const struct {
    const char *lines, *said;
} samples[] = {
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
    {"patterns all-pung 3, all-chow 2\n", "all-chow is worth 1, expected: 2"},
    {"patterns all-pung 3\n", "22 patterns too few"},
    {"series all-pung, all-chow\n", "of no common series"},
};

static void the_driver_notices(void **user)
{
    (void)user;
    char path[512], command[1200], said[4000], text[2000];
    system_free_name(path, sizeof path);
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        snprintf(text, sizeof text, "mode dueling-tigers\ncase One sample\n%s", samples[i].lines);
        FILE *file = file_open(path, "wb");
        assert_non_null(file);
        fputs(text, file);
        fclose(file);
        snprintf(command, sizeof command, "\"%s\" \"%s\"", program, path);
        int status = child_says(command, said, sizeof said);
        if ((status == 0) != !samples[i].said || (samples[i].said && !strstr(said, samples[i].said)))
            fail_msg("%s\nexit %d, expected: %s, said:\n%s", text, status, samples[i].said, said);
        if (samples[i].said && (!strstr(said, path) || !strstr(said, "One sample")))
            fail_msg("%s\nneither file nor case are named:\n%s", text, said);
    }
    remove(path);
}

int main(int argc, char **argv)
{
    static struct CMUnitTest tests[CASES_MOST];
    argv = system_words(argc, argv);
    program = argv[0];
    const struct CMUnitTest own[] = {cmocka_unit_test(the_driver_notices)};
    if (argc < 2)
        return cmocka_run_group_tests(own, NULL, NULL);
    read_script(argv[1]);
    for (int i = 0; i < script.test_count; i++)
        tests[i] = (struct CMUnitTest){script.tests[i].title, play_test, NULL, show_place, &script.tests[i]};
    return _cmocka_run_group_tests(argv[1], tests, (size_t)script.test_count, NULL, NULL);
}
