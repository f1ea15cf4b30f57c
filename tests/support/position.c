/* position.c: set-ups and scripts for tests; see position.h. */
#include "support/position.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "session/study/scripted.h"
#include "support/invariants.h"
#include "support/refused.h"

enum { TEXT_MAX = 1024 };

/* The caller's line, for failures. */
struct place {
    const char *file;
    int line;
};

static void fail_at(struct place at, const char *format, ...) ERROR_PRINTF(2, 3);

static void fail_at(struct place at, const char *format, ...)
{
    char message[TEXT_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    print_error("%s\n", message);
    _fail(at.file, at.line);
}

static void check_invariants(const struct position *position, struct place at, const char *when)
{
    const char *broken = invariants_broken(&position->game);
    if (broken)
        fail_at(at, "after \"%s\": %s", when, broken);
}

static void copy_text(char out[TEXT_MAX], const char *text, struct place at)
{
    if (strlen(text) >= TEXT_MAX)
        fail_at(at, "the text is too long: %.40s", text);
    snprintf(out, TEXT_MAX, "%s", text);
}

void position_rig_at(struct deal *deal, const struct game *game, const char *text, const char *file, int line)
{
    struct error why;
    if (!scripted_deal(deal, game, text, &why))
        fail_at((struct place){file, line}, "%s", why.message);
}

void position_deal_at(struct position *position, const char *text, const char *file, int line)
{
    struct deal deal;
    position_rig_at(&deal, &position->game, text, file, line);
    game_deal(&position->game, &deal, &position->events);
    check_invariants(position, (struct place){file, line}, text);
}

/* The mode a set-up begins with: "mode ID;", or Dueling Tigers. */
static const struct ruleset *read_mode(const char **text, struct place at)
{
    char id[TEXT_MAX] = "dueling-tigers";
    if (strncmp(*text, "mode ", 5) == 0) {
        size_t length = strcspn(*text + 5, ";");
        snprintf(id, sizeof id, "%.*s", (int)length, *text + 5);
        *text += 5 + length;
    }
    const struct ruleset *rules = ruleset_find(id);
    if (!rules)
        fail_at(at, "no such mode: %s", id);
    return rules;
}

/* Sets options and keeps the suit of the statements meant for the match; the others go to `deal`. */
static char read_match(const char *text, const struct ruleset *rules, int16_t *options, struct text *deal,
                       struct place at)
{
    char copy[TEXT_MAX], *rest = copy, *statement;
    copy_text(copy, text, at);
    char removed = 's';
    struct error why;
    while ((statement = text_next_statement(&rest))) {
        char *words = statement;
        if (strncmp(statement, "option ", 7) == 0) {
            text_next_word(&words);
            char *name = text_next_word(&words);
            if (!ruleset_set(rules, options, name, words, &why))
                fail_at(at, "option %s %s: %s", name, words, why.message);
        } else if (strncmp(statement, "removed ", 8) == 0) {
            removed = statement[8];
        } else {
            text_add(deal, "%s;", statement);
        }
    }
    return removed;
}

/* Begins the match of a set-up; what it says of the deal goes to `deal`. */
static void begin_match(struct position *position, const char *text, struct text *deal, struct place at)
{
    const struct ruleset *rules = read_mode(&text, at);
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    struct refusal why;
    char removed = read_match(text, rules, options, deal, at);
    if (!ruleset_check(rules, options, &why))
        fail_at(at, "no such match: %s", refused_name((enum refusal_kind)why.kind));
    position->events.count = 0;
    game_init(&position->game, rules, options, ruleset_seats(rules, options));
    char words[16];
    snprintf(words, sizeof words, "remove %c", removed);
    if (rules->removes_suit)
        position_play_at(position, words, at.file, at.line);
}

void position_begin_at(struct position *position, const char *text, const char *file, int line)
{
    struct text deal = {0};
    begin_match(position, text, &deal, (struct place){file, line});
    if (deal.size)
        fail_at((struct place){file, line}, "not a word on a match: %s", text_string(&deal));
    text_deinit(&deal);
}

void position_init_at(struct position *position, const char *text, const char *file, int line)
{
    struct text deal = {0};
    char copy[TEXT_MAX];
    begin_match(position, text, &deal, (struct place){file, line});
    copy_text(copy, text_string(&deal), (struct place){file, line});
    text_deinit(&deal);
    position_deal_at(position, copy, file, line);
}

/* The seat a statement of a script names ("west: pung"), its words left in `*statement`; else the one asked.
 */
static int script_seat(const struct table *table, char **statement, struct place at)
{
    char *colon = strchr(*statement, ':');
    if (colon) {
        *colon = '\0';
        int seat = seat_parse(*statement, table->seats);
        if (seat == SEAT_NONE)
            fail_at(at, "no such seat: %s", *statement);
        *statement = colon + 1 + strspn(colon + 1, " ");
        return seat;
    }
    for (int seat = 0; seat < table->seats; seat++)
        if (table->asked == 1u << seat)
            return seat;
    fail_at(at, "\"%s\": %s", *statement, table->asked ? "more than one seat is asked" : "nobody is asked");
    return SEAT_NONE;
}

/* A move that must be refused for what is written. */
static void expect_refusal(const struct position *position, struct move move, const char *written,
                           struct place at)
{
    struct refusal why = {0};
    char text[MOVE_TEXT], problem[REFUSED_TEXT];
    move_print(move, text);
    if (game_check(&position->game, move, &why))
        fail_at(at, "\"%s\" is not refused", text);
    if (!refused_is(&why, written, problem))
        fail_at(at, "\"%s\" is refused for %s", text, problem);
}

static void play_statement(struct position *position, char *statement, struct place at)
{
    struct game *game = &position->game;
    if (strcmp(statement, "time-up") == 0) {
        game_time_up(game, &position->events);
        check_invariants(position, at, statement);
        return;
    }
    char whole[TEXT_MAX];
    snprintf(whole, sizeof whole, "%s", statement);
    char *refusal = strchr(statement, '!');
    if (refusal) {
        *refusal++ = '\0';
        for (char *end = refusal - 1; end > statement && end[-1] == ' ';)
            *--end = '\0';
    }
    int seat = script_seat(&game->table, &statement, at);
    struct move move;
    struct error why;
    struct refusal refused = {0};
    if (!move_parse(&move, seat, statement, &why))
        fail_at(at, "\"%s\": %s", whole, why.message);
    if (refusal) {
        expect_refusal(position, move, refusal, at);
        return;
    }
    if (!game_check(game, move, &refused))
        fail_at(at, "\"%s\" is refused: %s", whole, refused_name((enum refusal_kind)refused.kind));
    game_apply(game, move, &position->events);
    check_invariants(position, at, whole);
}

void position_play_at(struct position *position, const char *script, const char *file, int line)
{
    struct place at = {file, line};
    char copy[TEXT_MAX], *rest = copy, *statement;
    copy_text(copy, script, at);
    while ((statement = text_next_statement(&rest)))
        play_statement(position, statement, at);
}

static void pass_claims(struct position *position, struct place at)
{
    const struct table *table = &position->game.table;
    while (table->phase == PHASE_CLAIM) {
        char words[24];
        int seat = 0;
        while (!(table->asked >> seat & 1))
            seat++;
        snprintf(words, sizeof words, "%s: pass", seat_name(seat, table->seats));
        position_play_at(position, words, at.file, at.line);
    }
}

void position_turn_at(struct position *position, const char *action, const char *file, int line)
{
    struct place at = {file, line};
    const struct table *table = &position->game.table;
    if (table->phase != PHASE_TURN || table->drawn_by != table->turn)
        fail_at(at, "nobody has just drawn");
    char tile[3], words[16];
    tile_print(position->game.own[table->turn].drawn, tile);
    snprintf(words, sizeof words, "discard %s", tile);
    position_play_at(position, words, file, line);
    pass_claims(position, at);
    if (table->phase != PHASE_DUMMY)
        return;
    position_play_at(position, action, file, line);
    pass_claims(position, at);
}

void position_drain_at(struct position *position, int left, const char *action, const char *file, int line)
{
    while (position->game.table.wall > left)
        position_turn_at(position, action, file, line);
}

void position_moves(const struct position *position, int seat, struct text *out)
{
    struct move list[MOVE_MAX];
    int count = game_legal(&position->game, seat, list);
    for (int i = 0; i < count; i++) {
        char words[MOVE_TEXT];
        move_print(list[i], words);
        text_add(out, "%s%s", i ? ", " : "", words);
    }
}

bool position_can(const struct position *position, int seat, const char *text)
{
    struct move move;
    struct error why;
    if (!move_parse(&move, seat, text, &why)) {
        print_error("\"%s\": %s\n", text, why.message);
        fail();
    }
    return game_check(&position->game, move, NULL);
}

const struct event *position_event(const struct position *position, enum event_kind kind)
{
    for (int i = 0; i < position->events.count; i++)
        if (position->events.list[i].kind == kind)
            return &position->events.list[i];
    return NULL;
}

int position_points(const struct position *position, const char *pattern)
{
    struct win win;
    struct score score;
    if (!game_result_score(&position->game, position->game.table.result.winner, &win, &score)) {
        print_error("the round has no winner\n");
        fail();
    }
    for (int i = 0; i < score.line_count; i++)
        if (strcmp(score.lines[i].pattern->id, pattern) == 0)
            return score.lines[i].points;
    return 0;
}
