/* lesson_run.c: see lesson_run.h. */
#include "words/lessons/lesson_run.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "session/study/scripted.h"

enum { SCRIPT_MAX = 1024 };

static const char touch[] = "touch ";

/* Returns the name of another player; the lessons' texts use these names. */
static const char *other_name(int seat, int seats)
{
    static const char *const names[SEAT_MAX] = {N_("Kai"), N_("Lin"), N_("Mei"), N_("Ravi")};
    return names[seats == 2 ? 1 : seat];
}

static void name_players(struct setup *setup, int you)
{
    for (int seat = 0; seat < setup->seats; seat++) {
        struct player *player = &setup->players[seat];
        player->kind = seat == you ? PLAYER_PERSON : PLAYER_COMPUTER;
        player->level = AI_EASY;
        snprintf(player->name, sizeof player->name, "%s",
                 seat == you ? N_("You") : other_name(seat, setup->seats));
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

/* True if the words match the pattern. `tail`: the pattern may match only the beginning, without a "*". */
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

/* True if one of the patterns, separated by "|", matches. */
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

const struct lesson_step *lesson_run_step(const struct lesson_run *lesson_run)
{
    return lesson_run->step < lesson_run->lesson->count ? &lesson_run->lesson->steps[lesson_run->step] : NULL;
}

/* Copies the next statement to play into `copy` and returns it; NULL if all have been played. */
static const char *next_statement(const struct lesson_run *lesson_run, char copy[SCRIPT_MAX])
{
    const struct lesson_step *step = lesson_run_step(lesson_run);
    const char *script = lesson_run->opens ? lesson_run->lesson->opening : step ? step->before : NULL;
    char *rest = copy, *statement = NULL;

    if (!script)
        return NULL;
    CHECK(strlen(script) < SCRIPT_MAX);
    strcpy(copy, script);
    for (int i = 0; i <= lesson_run->said; i++)
        statement = text_next_statement(&rest);
    return statement;
}

/* Reads the statement as a move of the seat it names. */
static struct move parse(const struct lesson_run *lesson_run, const char *statement)
{
    char name[16] = "";
    const char *colon = strchr(statement, ':');
    struct move move;
    struct error why;

    CHECK(colon && colon - statement < (int)sizeof name);
    memcpy(name, statement, (size_t)(colon - statement));
    int seat = seat_parse(name, session_setup(lesson_run->session)->seats);
    CHECK(seat != SEAT_NONE && move_parse(&move, seat, colon + 1 + strspn(colon + 1, " "), &why));
    return move;
}

/* Returns the move of a seat for which the script has none. */
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

/* Finds the first legal move that matches one pattern; one move of the list stands for all guesses or
 * namings. */
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

/* Finds the first legal move that solves the step; false if there is none, so the step hasn't been reached
 * yet. */
static bool find_asked(const struct lesson_run *lesson_run, const struct view *view, struct move *move)
{
    for (const char *at = lesson_run_step(lesson_run)->does; at; at = strchr(at, '|')) {
        at += *at == '|';
        if (find_fitting(view, at, strcspn(at, "|"), move))
            return true;
    }
    return false;
}

static bool is_asked(const struct lesson_run *lesson_run, int seat)
{
    return session_asked(lesson_run->session) >> seat & 1;
}

/* True if everything before the step has been played and only the learner is waited for. */
static bool is_ready(const struct lesson_run *lesson_run, struct move *move)
{
    const struct lesson_step *step = lesson_run_step(lesson_run);
    char copy[SCRIPT_MAX];
    struct view view;

    if (!step || next_statement(lesson_run, copy))
        return false;
    if (lesson_run->opens)
        return true; /* it has been played */
    if (!step->does || is_touch(step))
        return true;
    if (!is_asked(lesson_run, lesson_run->lesson->you))
        return false;
    session_view(lesson_run->session, lesson_run->lesson->you, &view);
    return find_asked(lesson_run, &view, move);
}

bool lesson_run_waits(const struct lesson_run *lesson_run)
{
    struct move move;
    return is_ready(lesson_run, &move);
}

bool lesson_run_move(const struct lesson_run *lesson_run, int seat, struct move *move)
{
    char copy[SCRIPT_MAX];
    const char *statement = next_statement(lesson_run, copy);
    struct view view;
    struct move asked;

    if (!lesson_run_step(lesson_run) || is_ready(lesson_run, &asked) || !is_asked(lesson_run, seat))
        return false;
    session_view(lesson_run->session, seat, &view);
    if (statement) {
        *move = parse(lesson_run, statement);
        if (move->seat == seat && view_allows(&view, *move))
            return true;
    }
    *move = ordinary(&view);
    return true;
}

bool lesson_run_wants(const struct lesson_run *lesson_run, struct move move)
{
    char words[MOVE_TEXT];
    struct move asked;

    if (move.seat != lesson_run->lesson->you || !is_ready(lesson_run, &asked))
        return false;
    const struct lesson_step *step = lesson_run_step(lesson_run);
    move_print(move, words);
    return step->does && !is_touch(step) && fits_one(step->does, words, false);
}

bool lesson_run_wants_some_touch(const struct lesson_run *lesson_run)
{
    return lesson_run_waits(lesson_run) && is_touch(lesson_run_step(lesson_run));
}

bool lesson_run_wants_touch(const struct lesson_run *lesson_run, const char *target)
{
    char words[80];

    snprintf(words, sizeof words, "%s%s", touch, target);
    return lesson_run_wants_some_touch(lesson_run) &&
           fits_one(lesson_run_step(lesson_run)->does, words, true);
}

bool lesson_run_shows(const struct lesson_run *lesson_run, struct move *move)
{
    const struct lesson_step *step = lesson_run_step(lesson_run);
    return is_ready(lesson_run, move) && step->does && !is_touch(step);
}

const char *lesson_run_answer(const struct lesson_run *lesson_run, const char *tried)
{
    const struct lesson_step *step = lesson_run_step(lesson_run);
    bool button =
        !strncmp(tried, touch, sizeof touch - 1) &&
        !strncmp(tried + sizeof touch - 1, "button:", 7); /* a reply for any tile doesn't fit a button */

    for (int i = 0; step && i < LESSON_ANSWERS && step->answers[i].text; i++)
        if (!(button && !strcmp(step->answers[i].to, "*")) && fits_one(step->answers[i].to, tried, true))
            return step->answers[i].text;
    return NULL;
}

void lesson_run_done(struct lesson_run *lesson_run)
{
    lesson_run->step++;
    lesson_run->said = 0;
}

void lesson_run_made(struct lesson_run *lesson_run, struct move move)
{
    char copy[SCRIPT_MAX];
    const char *statement = next_statement(lesson_run, copy);

    if (statement && move_equal(parse(lesson_run, statement), move))
        lesson_run->said++;
}

/* Makes the script's moves for the asked players until the lesson waits for the learner. */
static void play_on(struct lesson_run *lesson_run)
{
    int seats = session_setup(lesson_run->session)->seats;
    struct move move;

    for (bool moved = true; moved;) {
        moved = false;
        for (int seat = 0; seat < seats && !moved; seat++)
            if (lesson_run_move(lesson_run, seat, &move)) {
                CHECK(session_play(lesson_run->session, move, NULL, NULL));
                lesson_run_made(lesson_run, move);
                moved = true;
            }
    }
}

static void play_opening(struct lesson_run *lesson_run)
{
    lesson_run->opens = lesson_run->lesson->opening != NULL;
    if (lesson_run->opens)
        play_on(lesson_run);
    lesson_run->opens = false;
    lesson_run->said = 0;
}

/* Plays up to the step's question; with `answer`, also the learner's move. */
static void play_step(struct lesson_run *lesson_run, bool answer)
{
    struct move move;

    play_on(lesson_run);
    if (answer && lesson_run_shows(lesson_run, &move))
        CHECK(session_play(lesson_run->session, move, NULL, NULL));
}

void lesson_run_begin(struct lesson_run *lesson_run, const struct lesson *lesson, int step)
{
    struct setup setup;
    struct error why;

    make_setup(lesson, &setup);
    *lesson_run = (struct lesson_run){.lesson = lesson};
    lesson_run->session = scripted_session(&setup, lesson->removed, lesson->deal, &why);
    if (!lesson_run->session)
        fprintf(stderr, "dueling-tigers: the lesson %s: %s\n", lesson->id, why.message);
    CHECK(lesson_run->session);
    play_opening(lesson_run);
    while (lesson_run->step < step) {
        play_step(lesson_run, true);
        lesson_run_done(lesson_run);
    }
    if (step > 0 && lesson_run_step(lesson_run))
        play_step(lesson_run, false);
}

void lesson_run_end(struct lesson_run *lesson_run)
{
    session_free(lesson_run->session);
    lesson_run->session = NULL;
}
