/* person.c: a person at the terminal; see person.h. */
#include "cli/commands/person.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "words/move_words.h"
#include "words/refusal_words.h"
#include "words/spoken/spoken.h"

enum { LINE = 256, SHOW_MOVES = SPOKEN_KINDS, HELP, QUIT };

/* What can be typed instead of a move: a letter, as in the window, or the word. */
static const struct {
    const char *letter, *word;
    int what; /* enum spoken_kind, or a value of the enum above */
} asked[] = {{"h", "hand", SPOKEN_HAND},   {"d", "discards", SPOKEN_DISCARDS}, {"m", "melds", SPOKEN_MELDS},
             {"r", "row", SPOKEN_MIDDLE},  {"p", "points", SPOKEN_POINTS},     {"w", "wait", SPOKEN_WAITS},
             {"l", "match", SPOKEN_STATE}, {"t", "moves", SHOW_MOVES},         {"?", "help", HELP},
             {"q", "quit", QUIT}};

enum { WORDS = sizeof asked / sizeof *asked };

/* --- telling -------------------------------------------------------------------------------------- */

static void tell_kind(const struct person_sitter *person, const struct view *view, enum spoken_kind kind)
{
    struct text text = {0};
    spoken_say(&person->words, view, kind, &text);
    fputs(text_string(&text), stdout);
    text_deinit(&text);
}

static void tell_help(void)
{
    puts(tr("Type the number of a move, or the move itself (discard 5m, or just 5m), or:"));
    for (int i = 0; i < SPOKEN_KINDS; i++)
        printf("  %s, %-9s %s\n", asked[i].letter, asked[i].word,
               tr(spoken_name((enum spoken_kind)asked[i].what)));
    printf("  t, moves     %s\n", tr("What I can do"));
    printf("  q, quit      %s\n", tr("Leave the match"));
}

/* Returns how to write a move whose tiles its player chooses; NULL for other moves. */
static const char *form_of(const struct move *move)
{
    if (move->kind == MOVE_GUESS)
        return tr("Guess two tiles: guess 1m 5p, the lower one first");
    if (move->kind == MOVE_NAME)
        return tr("Name your waits: waits 2m 5m, or just waits for none");
    return NULL;
}

static void tell_moves(const struct person_sitter *person, const struct view *view)
{
    char line[WORDS_LINE], written[MOVE_TEXT];
    words_prompt(&person->words, view, line, sizeof line);
    puts(line);
    for (int i = 0; i < view->move_count; i++) {
        const char *form = form_of(&view->moves[i]);
        if (form) {
            printf("  %s\n", form);
            continue;
        }
        if (view->moves[i].kind == MOVE_REVEAL)
            tr_say(line, sizeof line, tr("Reveal the dummy’s tile {1}"), view->moves[i].number + 1);
        else
            move_words(&person->words, view->moves[i], line, sizeof line);
        move_print(view->moves[i], written);
        printf("  %d. %s (%s)\n", i + 1, line, written);
    }
}

static void hear(void *self, const struct session *session, int seat, int count)
{
    const struct person_sitter *person = self;
    struct event events[EVENT_MAX];
    struct text text = {0};
    int heard = count < EVENT_MAX ? count : EVENT_MAX;
    for (int i = 0; i < heard; i++)
        events[i] = session_event(session, heard - 1 - i, seat);
    spoken_events(&person->words, events, heard, &text);
    fputs(text_string(&text), stdout);
    text_deinit(&text);
    fflush(stdout);
}

/* --- asking --------------------------------------------------------------------------------------- */

static bool leave(struct person_sitter *person, struct error *why)
{
    person->left = true;
    return error_say(why, tr("the match was left"));
}

/* Returns what the letter or word asks for, or -1. */
static int find_word(const char *line)
{
    for (int i = 0; i < WORDS; i++)
        if (strcmp(line, asked[i].letter) == 0 || strcmp(line, asked[i].word) == 0)
            return asked[i].what;
    return -1;
}

/* Reads the number of a move in the list. */
static bool read_number(const char *line, const struct view *view, struct move *move)
{
    int number;
    if (!text_to_int(line, 1, view->move_count, &number) || form_of(&view->moves[number - 1]))
        return false;
    *move = view->moves[number - 1];
    return true;
}

/* Reads a move's text; a tile alone means its discard. False after saying what is wrong. */
static bool read_move(const struct person_sitter *person, const char *line, const struct view *view,
                      struct move *move)
{
    struct error why;
    struct refusal refusal = {0};
    char reason[REFUSAL_WORDS];
    if (tile_parse(line) < TILE_COUNT)
        *move = move_make(MOVE_DISCARD, view->seat, tile_parse(line));
    else if (!move_parse(move, view->seat, line, &why)) {
        puts(tr("That isn’t a move. ? lists what you can type."));
        return false;
    }
    if (legal_check(&view->table, &view->own, *move, &refusal))
        return true;
    words_refusal(&person->words, &refusal, reason, sizeof reason);
    puts(reason[0] ? reason : tr("You can’t do that now. t lists what you can do."));
    return false;
}

/* Reads a line; ignores the rest of one that is too long. */
static bool read_line(char line[LINE])
{
    if (!fgets(line, LINE, stdin))
        return false;
    if (!strchr(line, '\n'))
        for (int next; (next = getchar()) != EOF && next != '\n';)
            line[0] = '\0';
    return true;
}

void person_ask(const struct person_sitter *person, const struct view *view)
{
    if (view->table.phase == PHASE_TURN || view->own.three[0] < TILE_COUNT)
        tell_kind(person, view, SPOKEN_HAND);
    tell_moves(person, view);
}

enum person_answer person_hear(const struct person_sitter *person, const char *line, const struct view *view,
                               struct move *move)
{
    int what = find_word(line);
    if (what == QUIT)
        return PERSON_LEAVES;
    if (what == HELP)
        tell_help();
    else if (what == SHOW_MOVES || !line[0])
        tell_moves(person, view);
    else if (what >= 0)
        tell_kind(person, view, (enum spoken_kind)what);
    else if (read_number(line, view, move) || read_move(person, line, view, move))
        return PERSON_MOVES;
    return PERSON_ASKS;
}

static bool choose(void *self, const struct session *session, int seat, struct move *move, struct error *why)
{
    struct person_sitter *person = self;
    struct view view;
    char line[LINE];
    session_view(session, seat, &view);
    person_ask(person, &view);
    for (enum person_answer answer = PERSON_ASKS; answer != PERSON_MOVES;) {
        fputs("> ", stdout);
        fflush(stdout);
        answer = read_line(line) ? person_hear(person, text_trim(line), &view, move) : PERSON_LEAVES;
        if (answer == PERSON_LEAVES)
            return leave(person, why);
    }
    return true;
}

bool person_only_looks(const char *line)
{
    return !line[0] || find_word(line) >= 0;
}

struct sitter person_sitter_make(struct person_sitter *person, const struct setup *setup)
{
    words_init(&person->words, setup);
    person->left = false;
    return (struct sitter){.self = person, .hear = hear, .choose = choose};
}
