/* course.c: see course.h. */
#include "words/lessons/course.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "session/study/rigged.h"

enum { SCRIPT_MAX = 1024 };

static const char touch[] = "touch ";

/* The others of every lesson: its words speak of them by these names. */
static const char *other_name(int seat, int seats)
{
    static const char *const names[SEAT_MAX] = {TR("Kai"), TR("Lin"), TR("Mei"), TR("Ravi")};
    return names[seats == 2 ? 1 : seat];
}

static void name_players(struct setup *setup, int you)
{
    for (int seat = 0; seat < setup->seats; seat++) {
        struct player *player = &setup->players[seat];
        player->kind = seat == you ? PLAYER_PERSON : PLAYER_COMPUTER;
        player->level = AI_EASY;
        snprintf(player->name, sizeof player->name, "%s",
                 seat == you ? TR("You") : other_name(seat, setup->seats));
    }
}

static void make_setup(const struct lesson *lesson, struct setup *setup)
{
    char text[80], *rest = text, *name;
    struct error why;

    memset(setup, 0, sizeof *setup);
    setup->rules = ruleset_find(lesson->mode);
    CHECK(setup->rules);
    ruleset_defaults(setup->rules, setup->options);
    snprintf(text, sizeof text, "%s", lesson->options ? lesson->options : "");
    while ((name = text_next_word(&rest)))
        CHECK(ruleset_set(setup->rules, setup->options, name, text_next_word(&rest), &why));
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    setup->seed = 1;
    name_players(setup, lesson->you);
}

/* --- patterns -------------------------------------------------------------------------------------- */

/* True if the words are what the pattern says; `tail`: what begins so will do without a "*" too. */
static bool fits(const char *pattern, size_t length, const char *words, bool tail)
{
    const char *star = memchr(pattern, '*', length);
    if (star) {
        size_t before = (size_t)(star - pattern), after = length - before - 1, all = strlen(words);
        return all >= before + after && strncmp(pattern, words, before) == 0 &&
               strncmp(star + 1, words + all - after, after) == 0;
    }
    if (strncmp(pattern, words, length) != 0)
        return false;
    return words[length] == '\0' || (tail && words[length] == ':');
}

/* True if one of the patterns, parted by "|", fits. */
static bool fits_one(const char *patterns, const char *words, bool tail)
{
    for (const char *at = patterns; at; at = strchr(at, '|')) {
        at += *at == '|';
        if (fits(at, strcspn(at, "|"), words, tail))
            return true;
    }
    return false;
}

static bool is_touch(const struct lesson_step *step)
{
    return step->does && strncmp(step->does, touch, strlen(touch)) == 0;
}

/* --- the script ------------------------------------------------------------------------------------ */

const struct lesson_step *course_step(const struct course *course)
{
    return course->step < course->lesson->count ? &course->lesson->steps[course->step] : NULL;
}

/* The statement that is to be played next, in `copy`; NULL: all are. */
static const char *next_statement(const struct course *course, char copy[SCRIPT_MAX])
{
    const struct lesson_step *step = course_step(course);
    const char *script = course->opens ? course->lesson->opening : step ? step->before : NULL;
    char *rest = copy, *statement = NULL;

    if (!script)
        return NULL;
    CHECK(strlen(script) < SCRIPT_MAX);
    strcpy(copy, script);
    for (int i = 0; i <= course->said; i++)
        statement = text_next_statement(&rest);
    return statement;
}

/* The statement as a move of the seat it names. */
static struct move parse(const struct course *course, const char *statement)
{
    char name[16] = "";
    const char *colon = strchr(statement, ':');
    struct move move;
    struct error why;

    CHECK(colon && colon - statement < (int)sizeof name);
    memcpy(name, statement, (size_t)(colon - statement));
    int seat = seat_parse(name, session_setup(course->session)->seats);
    CHECK(seat != SEAT_NONE && move_parse(&move, seat, colon + 1 + strspn(colon + 1, " "), &why));
    return move;
}

/* What a seat does that the script does not speak of. */
static struct move ordinary(const struct view *view)
{
    const struct move *pass = view_find(view, MOVE_PASS), *reveal = view_find(view, MOVE_REVEAL);

    if (view->table.phase == PHASE_CLAIM && pass)
        return *pass;
    if (view->table.phase == PHASE_DUMMY && reveal)
        return *reveal;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_DISCARD && view->moves[i].tile == view->own.drawn)
            return view->moves[i];
    CHECK(view->move_count > 0);
    return view->moves[view->move_count - 1];
}

/* The first legal move that fits one pattern; a guess or a naming is a form in the list of moves. */
static bool find_fitting(const struct view *view, const char *does, size_t length, struct move *move)
{
    char words[MOVE_TEXT];
    struct error why;

    for (int i = 0; i < view->move_count; i++) {
        move_print(view->moves[i], words);
        if (fits(does, length, words, false)) {
            *move = view->moves[i];
            return true;
        }
    }
    snprintf(words, sizeof words, "%.*s", (int)length, does);
    return move_parse(move, view->seat, words, &why) && view_allows(view, *move);
}

/* The first legal move that the step asks for; false if none is, so that it is not yet time for it. */
static bool find_asked(const struct course *course, const struct view *view, struct move *move)
{
    for (const char *at = course_step(course)->does; at; at = strchr(at, '|')) {
        at += *at == '|';
        if (find_fitting(view, at, strcspn(at, "|"), move))
            return true;
    }
    return false;
}

static bool is_asked(const struct course *course, int seat)
{
    return session_asked(course->session) >> seat & 1;
}

/* True if all before it is played and the step waits for nobody but the learner. */
static bool is_ready(const struct course *course, struct move *move)
{
    const struct lesson_step *step = course_step(course);
    char copy[SCRIPT_MAX];
    struct view view;

    if (!step || next_statement(course, copy))
        return false;
    if (course->opens)
        return true; /* it has been played */
    if (!step->does || is_touch(step))
        return true;
    if (!is_asked(course, course->lesson->you))
        return false;
    session_view(course->session, course->lesson->you, &view);
    return find_asked(course, &view, move);
}

bool course_waits(const struct course *course)
{
    struct move move;
    return is_ready(course, &move);
}

bool course_move(const struct course *course, int seat, struct move *move)
{
    char copy[SCRIPT_MAX];
    const char *statement = next_statement(course, copy);
    struct view view;
    struct move asked;

    if (!course_step(course) || is_ready(course, &asked) || !is_asked(course, seat))
        return false;
    session_view(course->session, seat, &view);
    if (statement) {
        *move = parse(course, statement);
        if (move->seat == seat && view_allows(&view, *move))
            return true;
    }
    *move = ordinary(&view);
    return true;
}

bool course_wants(const struct course *course, struct move move)
{
    char words[MOVE_TEXT];
    struct move asked;

    if (move.seat != course->lesson->you || !is_ready(course, &asked))
        return false;
    const struct lesson_step *step = course_step(course);
    move_print(move, words);
    return step->does && !is_touch(step) && fits_one(step->does, words, false);
}

bool course_wants_some_touch(const struct course *course)
{
    return course_waits(course) && is_touch(course_step(course));
}

bool course_wants_touch(const struct course *course, const char *target)
{
    char words[80];

    snprintf(words, sizeof words, "%s%s", touch, target);
    return course_wants_some_touch(course) && fits_one(course_step(course)->does, words, true);
}

bool course_shows(const struct course *course, struct move *move)
{
    const struct lesson_step *step = course_step(course);
    return is_ready(course, move) && step->does && !is_touch(step);
}

const char *course_answer(const struct course *course, const char *tried)
{
    const struct lesson_step *step = course_step(course);

    for (int i = 0; step && i < LESSON_ANSWERS && step->answers[i].text; i++)
        if (fits_one(step->answers[i].to, tried, true))
            return step->answers[i].text;
    return NULL;
}

void course_done(struct course *course)
{
    course->step++;
    course->said = 0;
}

void course_made(struct course *course, struct move move)
{
    char copy[SCRIPT_MAX];
    const char *statement = next_statement(course, copy);

    if (statement && move_equal(parse(course, statement), move))
        course->said++;
}

/* Whoever is asked makes a move of the script, until it waits. */
static void play_on(struct course *course)
{
    int seats = session_setup(course->session)->seats;
    struct move move;

    for (bool moved = true; moved;) {
        moved = false;
        for (int seat = 0; seat < seats && !moved; seat++)
            if (course_move(course, seat, &move)) {
                CHECK(session_play(course->session, move, NULL, NULL));
                course_made(course, move);
                moved = true;
            }
    }
}

static void play_opening(struct course *course)
{
    course->opens = course->lesson->opening != NULL;
    if (course->opens)
        play_on(course);
    course->opens = false;
    course->said = 0;
}

/* Plays what comes before the step's question, and with `answer` what the learner is to do as well. */
static void play_step(struct course *course, bool answer)
{
    struct move move;

    play_on(course);
    if (answer && course_shows(course, &move))
        CHECK(session_play(course->session, move, NULL, NULL));
}

void course_begin(struct course *course, const struct lesson *lesson, int step)
{
    struct setup setup;
    struct error why;

    make_setup(lesson, &setup);
    *course = (struct course){.lesson = lesson};
    course->session = rigged_session(&setup, lesson->removed, lesson->deal, &why);
    if (!course->session)
        fprintf(stderr, "dueling-tigers: the lesson %s: %s\n", lesson->id, why.message);
    CHECK(course->session);
    play_opening(course);
    while (course->step < step) {
        play_step(course, true);
        course_done(course);
    }
    if (step > 0 && course_step(course))
        play_step(course, false);
}

void course_end(struct course *course)
{
    session_free(course->session);
    course->session = NULL;
}
