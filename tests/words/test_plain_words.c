/*
 * test_plain_words.c: a player of Pattern Mahjong reads of runs, triplets and quads, never of a chow, pung or
 * kong: not in an event, a prompt, a refusal, a reason, a log or a result (docs/rules/patterns.md "Words").
 * The other modes keep chow, pung and kong, and so do programs in every mode.
 */
#include "support/test.h"
#include <ctype.h>

#include "ai/teach.h"
#include "base/check.h"
#include "support/any_round.h"
#include "support/match.h"
#include "support/position.h"
#include "words/log_words.h"
#include "words/match_log.h"
#include "words/move_words.h"
#include "words/refusal_words.h"
#include "words/score_sheet.h"
#include "words/scorer/win_words.h"
#include "words/study/reason_words.h"

/* Where a sentence may stand. */
enum place { EVENT, PROMPT, MOVE, REFUSAL, REASON, LOG, RESULT, PLACES };

static const char *const place_names[] = {"event", "prompt", "move", "refusal", "reason", "log", "result"};

/* What is said in a mode, and how often a set was named in each place. */
struct heard {
    const char *mode;
    bool plain;      /* sets are to be run, triplet and quad */
    int met[PLACES]; /* sentences that name a set as the mode does */
};

/* True if the sentence holds one of the words, in any form: "pungs", "chowed", "Kong". */
static bool holds(const char *sentence, const char *const words[3])
{
    for (const char *at = sentence; *at; at++) {
        if (at > sentence && isalpha((unsigned char)at[-1]))
            continue;
        for (int i = 0; i < 3; i++)
            if (tolower((unsigned char)*at) == words[i][0] &&
                strncmp(at + 1, words[i] + 1, strlen(words[i]) - 1) == 0)
                return true;
    }
    return false;
}

static void hear(struct heard *heard, enum place place, const char *sentence)
{
    static const char *const customary[] = {"chow", "pung", "kong"}, *const plain[] = {"run", "triplet",
                                                                                       "quad"};
    if (heard->plain && holds(sentence, customary))
        fail_msg("%s, %s: \"%s\"", heard->mode, place_names[place], sentence);
    heard->met[place] += holds(sentence, heard->plain ? plain : customary);
}

/* --- what is said at a position ------------------------------------------------------------------- */

static void hear_refusals(struct heard *heard, const struct words *words, const struct view *view)
{
    static const enum move_kind claims[] = {MOVE_PUNG, MOVE_KONG, MOVE_WIN, MOVE_PASS};
    struct refusal why;
    char said[REFUSAL_WORDS];
    for (size_t i = 0; i < sizeof claims / sizeof *claims; i++)
        if (!legal_check(&view->table, &view->own, move_make(claims[i], view->seat, TILE_NONE), &why)) {
            words_refusal(words, &why, said, sizeof said);
            hear(heard, REFUSAL, said);
        }
    static const enum move_kind with_tile[] = {MOVE_CHOW, MOVE_KONG_OWN, MOVE_DISCARD};
    for (size_t i = 0; i < sizeof with_tile / sizeof *with_tile; i++)
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
            if (!legal_check(&view->table, &view->own, move_make(with_tile[i], view->seat, kind), &why)) {
                words_refusal(words, &why, said, sizeof said);
                hear(heard, REFUSAL, said);
            }
}

static void hear_reason(struct heard *heard, const struct words *words, const struct reason *reason)
{
    char said[REASON_TEXT];
    reason_say(words, reason, said, sizeof said);
    hear(heard, REASON, said);
    reason_say_sentence(words, reason, said, sizeof said);
    hear(heard, REASON, said);
}

/* The opponents' reasons, and at some places what the teacher says of every move. */
static void hear_reasons(struct heard *heard, const struct words *words, const struct view *view,
                         struct rng *rng)
{
    static struct ranking ranking;
    struct reason reason;
    for (int level = AI_RANDOM; level <= AI_NORMAL; level++) {
        ai_choose((enum ai_level)level, view, rng, &reason);
        hear_reason(heard, words, &reason);
    }
    if (!view_find(view, MOVE_KONG) && !view_find(view, MOVE_KONG_OWN) && rng_below(rng, 40))
        return;
    teach_rank(view, 1, NULL, &ranking);
    for (int i = 0; i < ranking.count; i++)
        hear_reason(heard, words, &ranking.list[i].reason);
}

static void hear_position(struct heard *heard, const struct words *words, const struct view *view)
{
    char said[WORDS_LINE];
    words_prompt(words, view, said, sizeof said);
    hear(heard, PROMPT, said);
    for (int i = 0; i < view->move_count; i++) {
        move_words(words, view->moves[i], said, sizeof said);
        hear(heard, MOVE, said);
    }
    hear_refusals(heard, words, view);
}

static void hear_result(struct heard *heard, const struct words *words, const struct view *view)
{
    char said[WORDS_LINE];
    struct text log = {0};
    words_headline(words, &view->table, said, sizeof said);
    hear(heard, RESULT, said);
    words_result(words, &view->table, said, sizeof said);
    hear(heard, RESULT, said);
    hear(heard, RESULT,
         win_source_words(view->table.rules, (enum win_source)(view->table.result.source % WIN_SOURCES)));
    log_words_round(view, NULL, &log);
    hear(heard, LOG, text_string(&log));
    text_deinit(&log);
}

/* --- matches by chance ------------------------------------------------------------------------------ */

static void hear_events(struct heard *heard, const struct words *words, const struct session *session,
                        const struct view *view, int count)
{
    char said[LOG_WORDS_LINE];
    for (int i = count - 1; i >= 0; i--) {
        struct event event = session_event(session, i, view->seat);
        if (words_event(words, &event, said, WORDS_LINE))
            hear(heard, EVENT, said);
        if (log_words_event(&event, &view->table, said))
            hear(heard, LOG, said);
    }
}

static void hear_step(struct heard *heard, const struct session *session, int events, struct rng *rng)
{
    static struct view view;
    struct words words;
    int seats = session_setup(session)->seats;
    words_init(&words, session_setup(session));
    for (int seat = 0; seat < seats; seat++) {
        session_view(session, seat, &view);
        words.you = seat ? seat : SEAT_NONE;
        hear_events(heard, &words, session, &view, events);
        hear_position(heard, &words, &view);
        if (view.move_count > 1 && events)
            hear_reasons(heard, &words, &view, rng);
    }
    if (view.table.result.outcome != OUTCOME_NONE)
        hear_result(heard, &words, &view);
}

/* Most moves by chance, but what lays sets out is seldom let go. */
static int step(struct session *session, struct rng *rng)
{
    static const enum move_kind sets[] = {MOVE_KONG, MOVE_KONG_OWN, MOVE_PUNG, MOVE_CHOW};
    static struct view view;
    int events = 0;
    if (session_awaits_deal(session))
        return session_deal(session);
    int seat = match_asked(session);
    session_view(session, seat, &view);
    bool form = view_find(&view, MOVE_GUESS) || view_find(&view, MOVE_NAME); /* to be filled in */
    struct move move = form ? session_think(session, seat, NULL) : match_choose(session, seat, rng);
    for (size_t i = 0; !form && i < sizeof sets / sizeof *sets; i++)
        if (view_find(&view, sets[i]) && move.kind != MOVE_WIN && rng_below(rng, 3)) {
            move = *view_find(&view, sets[i]);
            break;
        }
    CHECK(session_play(session, move, &events, NULL));
    return events;
}

static void hear_match(struct heard *heard, const struct ruleset *rules, uint64_t seed)
{
    struct setup setup = {.rules = rules, .seed = seed, .dice = {6, 5, 4, 3}, .rounds = 4, .practice = true};
    struct score_sheet_row *rows;
    struct match_log_line *lines;
    struct words words;
    struct rng rng;
    rng_init(&rng, seed);
    any_options(rules, &rng, setup.options);
    setup.seats = (uint8_t)ruleset_seats(rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Lin"};
    struct session *session = session_new(&setup, NULL);
    while (!session_is_over(session)) {
        int events = step(session, &rng);
        hear_step(heard, session, events, &rng);
    }
    words_init(&words, &setup);
    words.you = 1;
    int count = match_log_make(session, &words, 1, 0, &lines);
    for (int i = 0; i < count; i++)
        hear(heard, LOG, lines[i].text);
    count = score_sheet_make(session, &words, &rows);
    for (int i = 0; i < count; i++)
        hear(heard, RESULT, rows[i].text);
    free(lines);
    free(rows);
    session_free(session);
}

static void hear_matches(struct heard *heard, int matches)
{
    const struct ruleset *rules = ruleset_find(heard->mode);
    for (int i = 1; i <= matches; i++)
        hear_match(heard, rules, (uint64_t)i);
}

TEST(pattern_mahjong_is_told_in_plain_words)
{
    struct heard heard = {.mode = "patterns", .plain = true};
    hear_matches(&heard, 6);
    for (int place = 0; place < PLACES; place++)
        if (place != RESULT && place != PROMPT &&
            !heard.met[place]) /* these name a set when a quad is robbed */
            fail_msg("no %s names a set", place_names[place]);
}

TEST(other_modes_say_chow_pung_and_kong)
{
    static const enum place everywhere[] = {EVENT, MOVE, REFUSAL, LOG};
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "classic"};
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        struct heard heard = {.mode = modes[i], .plain = false};
        hear_matches(&heard, 1);
        for (size_t place = 0; place < sizeof everywhere / sizeof *everywhere; place++)
            if (!heard.met[everywhere[place]])
                fail_msg("%s: no %s names a set", modes[i], place_names[everywhere[place]]);
    }
}

/* --- a robbed quad, which chance seldom brings --------------------------------------------------------- */

static const struct words ann = {.names = {"Ann", "Lin", "Mei", "Zoë"}, .you = EAST, .literal = true};

/* The event of that kind that the last move caused, in the table's words and in the log's. */
static void expect_event(const struct position *p, enum event_kind kind, const char *wanted,
                         const char *logged)
{
    const struct event *event = position_event(p, kind);
    char said[LOG_WORDS_LINE];
    assert_non_null(event);
    assert_true(words_event(&ann, event, said, WORDS_LINE));
    assert_string_equal(said, wanted);
    assert_true(log_words_event(event, &p->game.table, said));
    assert_string_equal(said, logged);
}

static void expect_refusal(const struct position *p, int seat, const char *text, const char *wanted,
                           const char *to_a_program)
{
    struct view view;
    struct refusal why;
    struct move move;
    char said[REFUSAL_WORDS];
    view_init(&view, &p->game, seat);
    assert_true(move_parse(&move, seat, text, NULL));
    assert_false(legal_check(&view.table, &view.own, move, &why));
    words_refusal(&ann, &why, said, sizeof said);
    assert_string_equal(said, wanted);
    words_refusal(NULL, &why, said, sizeof said);
    assert_string_equal(said, to_a_program);
}

/* West adds the fourth 4m to their triplet and South robs it (docs/rules/patterns.md "Quads"). */
TEST(a_robbed_quad_is_told_in_plain_words)
{
    static struct position p;
    static struct view view;
    char said[WORDS_LINE];
    struct text log = {0};
    position_init(&p, "mode patterns; east 258m147p369s1267z9m; south 2355m456p789s33z9p; "
                      "west 44m58m369p14s1235z; north 369m147p258s1567z; wall 7z7z4m4m");
    expect_refusal(&p, SOUTH_OF_FOUR, "kong 5m", "It isn’t your turn", "It isn’t your turn");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 4m");
    expect_refusal(&p, SOUTH_OF_FOUR, "chow 2m", "Only the next player in turn may claim a run",
                   "Only the next player in turn may chow a discard");
    position_play(&p, "pung");
    expect_event(&p, EVENT_PUNG, "Mei claims 4 characters for a triplet",
                 "West claims 4 characters (4m) from North for a triplet");
    position_play(&p, "discard 5m; pung; discard 9p; kong 4m");
    expect_event(&p, EVENT_KONG_OFFERED, "Mei is about to add 4 characters",
                 "West tries to make a quad with 4 characters (4m), which may be robbed");
    expect_refusal(&p, SOUTH_OF_FOUR, "pung", "A quad can be robbed only for a win",
                   "A kong can be robbed only for a win");
    view_init(&view, &p.game, SOUTH_OF_FOUR);
    words_prompt(&ann, &view, said, sizeof said);
    assert_string_equal(said, "Mei adds 4 characters to a triplet. Rob the quad?");
    position_play(&p, "win");
    expect_event(&p, EVENT_WIN, "Lin robs Mei’s quad of 4 characters and wins",
                 "South wins by robbing West’s quad of 4 characters (4m)");
    view_init(&view, &p.game, EAST);
    log_words_round(&view, NULL, &log);
    assert_non_null(
        strstr(text_string(&log), "Round 1: South wins by robbing West’s quad of 4 characters (4m), 10"));
    text_deinit(&log);
    assert_string_equal(win_source_words(p.game.table.rules, WIN_ROBBED_KONG), "By robbing a quad");
    assert_string_equal(win_source_words(ruleset_find("classic"), WIN_ROBBED_KONG), "By robbing a kong");
}

/* The other refusals of a quad: out of time, after a claim, without a tile to draw for it. */
TEST(a_quad_is_refused_in_plain_words)
{
    static struct position p;
    position_init(&p, "mode patterns; east 147m258p369s1234z9m; south 44m5555m69p789s33z; "
                      "west 369m147p258s1567z; north 28m369p147s12345z; wall 7z");
    position_play(&p, "discard 4m");
    expect_refusal(&p, SOUTH_OF_FOUR, "kong 5m", "You can’t make a quad now", "You can’t make a kong now");
    position_play(&p, "pung");
    expect_refusal(&p, SOUTH_OF_FOUR, "kong 5m",
                   "After a claim you can only discard. Make a quad after a draw",
                   "After a claim you can only discard. Make a kong after a draw");
    position_init(&p, "mode patterns; east 5555m147p258s1234z; south 147m369p147s1256z; "
                      "west 369m147p258s1567z; north 28m369p147s12345z; wall 7z");
    p.game.table.wall = 0;
    expect_refusal(&p, EAST, "kong 5m", "A quad needs a replacement tile, and the wall is empty",
                   "A kong needs a replacement tile, and the wall is empty");
}
