/* script.c: tests as text; see script.h. */
#include "support/script.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "base/text.h"
#include "support/child.h"
#include "support/system.h"

enum { LINES_MAX = 1500, CASES_MAX = 300, NAMES_MAX = 40, DEPTH_MAX = 4 };

struct line {
    int number;
    char *text;
};

/* The lines of a file from `first` on, to the next heading, and the line that is played before them. */
struct block {
    const char *title;
    int first, count;
    const struct line *before;
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
    const struct script_word *words;
    void (*begin)(void);
    const char *parted;
    struct line lines[LINES_MAX];
    struct name names[NAMES_MAX];
    struct block steps[NAMES_MAX], cases[CASES_MAX];
    struct test tests[CASES_MAX];
    int line_count, name_count, step_count, case_count, test_count;
} script;

/* What is being played. */
static struct state {
    bool ended;
    int met, depth;
    struct line line;
    char step[SCRIPT_LINE]; /* of the line, where it has several */
} state;

const char *script_file(void)
{
    return script.path;
}

int script_line(void)
{
    return state.line.number;
}

void script_met(void)
{
    state.met++;
}

void script_fail(const char *format, ...)
{
    char message[2 * SCRIPT_LINE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    print_error("%s\n", message);
    _fail(script.path, state.line.number);
}

char *script_cut(char *text, const char *mark)
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
    char copy[SCRIPT_LINE], *argument = copy;
    snprintf(copy, sizeof copy, "%s", row ? row : "");
    for (char *next = copy; next && number > 0; number--) {
        argument = next;
        next = script_cut(argument, "|");
        if (!next && number > 1)
            argument = NULL;
    }
    if (!row || !argument)
        script_fail("there is no such argument");
    text_add(out, "%s", argument);
}

/* Writes a line with its names and arguments in their places. */
static void expand(const char *text, const char *row, char out[SCRIPT_LINE])
{
    struct text whole = {0};
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
            script_fail("there is no name $%.*s", (int)length, text);
        text_add(&whole, "%s", script.names[i].text);
        text += length;
    }
    if (whole.size >= SCRIPT_LINE)
        script_fail("the line is too long");
    snprintf(out, SCRIPT_LINE, "%s", text_string(&whole));
    text_deinit(&whole);
}

/* --- lines ---------------------------------------------------------------------------------------------- */

static void run_block(const struct block *block, const char *row);

static void run_do(char *text)
{
    char *row = script_cut(text, " ");
    int i = 0;
    while (i < script.step_count && strcmp(script.steps[i].title, text) != 0)
        i++;
    if (i == script.step_count || state.depth > DEPTH_MAX)
        script_fail("there are no steps %s", text);
    run_block(&script.steps[i], row ? row : "");
}

static void run_line(char *text);

static void run_times(char *text)
{
    char copy[SCRIPT_LINE], *line = script_cut(text, " ");
    int count = 0;
    if (!line || !text_to_int(text, 1, 100, &count))
        script_fail("how often?");
    while (count-- > 0) {
        snprintf(copy, sizeof copy, "%s", line);
        run_line(copy);
    }
}

static void run_line(char *text)
{
    char *rest = text, *word = text_next_word(&rest);
    rest = rest ? rest + strspn(rest, " ") : "";
    if (strcmp(word, "do") == 0)
        run_do(rest);
    else if (strcmp(word, "times") == 0)
        run_times(rest);
    else {
        const struct script_word *known = script.words;
        while (known->word && strcmp(known->word, word) != 0)
            known++;
        if (!known->word)
            script_fail("there is no word \"%s\"", word);
        known->play(rest);
    }
}

static void run_text(const struct line *line, const char *row)
{
    char text[SCRIPT_LINE];
    state.line = *line;
    expand(line->text, row, text);
    for (char *step = text, *next; step; step = next) {
        next = script.parted ? script_cut(step, script.parted) : NULL;
        snprintf(state.step, sizeof state.step, "%s", step);
        run_line(step);
    }
}

/* True for the lines that only say how often the case is played. */
static bool is_row(const struct line *line)
{
    return strncmp(line->text, "with ", 5) == 0 || strncmp(line->text, "each ", 5) == 0 ||
           strcmp(line->text, "each") == 0;
}

static void run_block(const struct block *block, const char *row)
{
    struct line line = state.line;
    state.depth++;
    for (int i = block->first; i < block->first + block->count; i++)
        if (!is_row(&script.lines[i]))
            run_text(&script.lines[i], row);
    state.depth--;
    state.line = line;
}

static void play_test(void **user)
{
    const struct test *test = *user;
    const struct block *block = test->block;
    char row[SCRIPT_LINE];
    state = (struct state){.line = script.lines[block->first - 1]};
    snprintf(state.step, sizeof state.step, "%s", state.line.text);
    script.begin();
    if (block->before)
        run_text(block->before, NULL);
    expand(test->row ? test->row : "", NULL, row);
    run_block(block, test->row ? row : NULL);
    if (!state.met)
        script_fail("the case expects nothing");
    state.ended = true;
}

/* Where it failed, if it did: what the rules complain of has the lines of their own source. */
static int show_place(void **user)
{
    (void)user;
    if (!state.ended)
        print_error("%s:%d: %s\n", script.path, state.line.number, state.step);
    return 0;
}

/* --- reading -------------------------------------------------------------------------------------------- */

static void add_test(const struct block *block, const char *row)
{
    assert_true(script.test_count < CASES_MAX);
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
            char *end = last->text + strlen(last->text);
            if (end[-1] == '\\')
                end--;
            else
                *end++ = ' ';
            memmove(end, line + blanks, strlen(line + blanks) + 1);
            continue;
        }
        assert_true(script.line_count < LINES_MAX);
        script.lines[script.line_count++] = (struct line){number, line};
    }
}

static void read_name(char *text)
{
    static char room[NAMES_MAX][SCRIPT_LINE];
    assert_true(script.name_count < NAMES_MAX);
    char *value = script_cut(text, " ");
    if (!value)
        script_fail("the name has no text");
    expand(value, NULL, room[script.name_count]);
    script.names[script.name_count] = (struct name){text, room[script.name_count]};
    script.name_count++;
}

/* A line that begins a block, or NULL. */
static struct block *read_heading(char *line, int number)
{
    bool steps = strncmp(line, "steps ", 6) == 0;
    if (!steps && strncmp(line, "case ", 5) != 0)
        return NULL;
    assert_true(steps ? script.step_count < NAMES_MAX : script.case_count < CASES_MAX);
    struct block *block = steps ? &script.steps[script.step_count++] : &script.cases[script.case_count++];
    *block = (struct block){.title = script_cut(line, " "), .first = number + 1};
    return block;
}

static void read_script(const char *path)
{
    struct error why;
    struct block *block = NULL;
    const struct line *before = NULL;
    script.path = path;
    char *text = file_read(path, NULL, &why);
    if (!text)
        fail_msg("%s", why.message);
    split_lines(text);
    for (int i = 0; i < script.line_count; i++) {
        struct line *line = &script.lines[i];
        state.line = *line;
        struct block *heading = read_heading(line->text, i);
        if (heading) {
            block = heading;
            block->before = before;
        } else if (strncmp(line->text, "let ", 4) == 0) {
            read_name(line->text + 4);
            block = NULL;
        } else if (strncmp(line->text, "all ", 4) == 0) {
            line->text += 4;
            before = line;
            block = NULL;
        } else if (!block) {
            script_fail("no case has begun");
        } else {
            block->count++;
        }
    }
    list_tests();
}

void script_part_steps(const char *mark)
{
    script.parted = mark;
}

int script_play(const char *path, const struct script_word *words, void (*begin)(void))
{
    static struct CMUnitTest tests[CASES_MAX];
    script.words = words;
    script.begin = begin;
    read_script(path);
    for (int i = 0; i < script.test_count; i++)
        tests[i] = (struct CMUnitTest){script.tests[i].title, play_test, NULL, show_place, &script.tests[i]};
    return _cmocka_run_group_tests(path, tests, (size_t)script.test_count, NULL, NULL);
}

void script_try(const char *program, const char *heading, const struct script_sample *samples, int count)
{
    char path[512], command[1200], said[4000];
    system_free_name(path, sizeof path);
    for (int i = 0; i < count; i++) {
        FILE *file = file_open(path, "wb");
        assert_non_null(file);
        fprintf(file, "%s\ncase One sample\n%s", heading, samples[i].lines);
        fclose(file);
        snprintf(command, sizeof command, "\"%s\" \"%s\"", program, path);
        int status = child_says(command, said, sizeof said);
        if ((status == 0) != !samples[i].said || (samples[i].said && !strstr(said, samples[i].said)))
            fail_msg("%s\nexit %d, expected: %s, said:\n%s", samples[i].lines, status, samples[i].said, said);
        if (samples[i].said && (!strstr(said, path) || !strstr(said, "One sample")))
            fail_msg("%s\nneither file nor case are named:\n%s", samples[i].lines, said);
    }
    remove(path);
}
