/*
 * test_record.c: the text form of a match: it comes back as it was written,
 * and whatever else a file may hold is refused with a sentence.
 */
#include "support/test.h"

#include "support/match.h"
#include "support/refused.h"

enum { MUTATIONS = 4000, JUNK = 16 << 20 };

static const char head[] = "dueling-tigers record 1\n"
                           "rules dueling-tigers\n"
                           "seed 7\n"
                           "player east person \"You\"\n"
                           "player west computer normal \"Lin\"\n";

/* A whole match played by the rules; the caller frees it. */
static struct session *play_match(uint64_t seed, int moves)
{
    struct setup setup;
    struct rng rng;
    match_setup(&setup, seed);
    rng_init(&rng, seed);
    struct session *session = session_new(&setup, NULL);
    while (moves-- && match_step(session, &rng))
        ;
    return session;
}

static void print_session(const struct session *session, struct text *text)
{
    *text = (struct text){0};
    record_print(session_record(session), text);
}

static void assert_sentence(const char *sentence)
{
    assert_true(strlen(sentence) >= 10);
    for (const char *c = sentence; *c; c += text_character(c)) {
        assert_true(text_character(c) > 0); /* it is UTF-8, whatever stood in the file */
        assert_true((unsigned char)*c >= 0x20 && *c != 0x7f);
    }
}

/* Fails unless the text is refused in that line by a sentence that holds the words. */
static void assert_refused(const char *text, int line, const char *words)
{
    struct record record, before;
    struct problem problem = {0};
    memset(&record, 0x5a, sizeof record);
    before = record;
    assert_false(record_parse(&record, text, &problem));
    assert_memory_equal(&record, &before, sizeof record);
    const char *sentence = problem_sentence(&problem);
    assert_sentence(sentence);
    if (!strstr(sentence, words) || problem.error.line != line)
        fail_msg("line %d: %s (expected line %d and \"%s\")", problem.error.line, sentence, line, words);
}

/* As assert_refused, for lines after a good head of five lines. */
static void assert_refused_after_head(const char *lines, int line, const char *words)
{
    struct text text = {0};
    text_add(&text, "%s%s", head, lines);
    assert_refused(text_string(&text), line, words);
    text_deinit(&text);
}

TEST(test_comes_back_as_written)
{
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct session *session = play_match(seed, -1);
        struct text first, second = {0};
        struct record record;
        struct problem problem = {0};
        print_session(session, &first);
        if (!record_parse(&record, text_string(&first), &problem))
            fail_msg("seed %d, line %d: %s", (int)seed, problem.error.line, problem_sentence(&problem));
        struct session *again = session_from_record(&record);
        session_go_to(again, session_length(again));
        assert_true(match_same(session, again));
        record_print(&record, &second);
        assert_string_equal(text_string(&first), text_string(&second));
        record_deinit(&record);
        session_free(again);
        session_free(session);
        text_deinit(&first);
        text_deinit(&second);
    }
}

TEST(test_setup_comes_back)
{
    struct setup setup;
    struct record record, again;
    struct text text = {0};
    struct error why;
    struct problem problem = {0};
    match_setup(&setup, 18446744073709551615u);
    setup.practice = false;
    setup.players[0] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "a \"b\\ ;c\" "};
    strcpy(setup.players[1].name, "tab\there\n\x7f");
    assert_true(ruleset_set(setup.rules, setup.options, "rounds", "8", &why));
    record_init(&record, &setup);
    record_print(&record, &text);
    if (!record_parse(&again, text_string(&text), &problem))
        fail_msg("line %d: %s", problem.error.line, problem_sentence(&problem));
    assert_true(again.setup.seed == setup.seed);
    assert_true(again.setup.rules == setup.rules);
    assert_int_equal(again.setup.seats, 2);
    assert_int_equal(again.setup.dice[0], 5);
    assert_int_equal(again.setup.dice[1], 3);
    assert_false(again.setup.practice);
    assert_memory_equal(again.setup.options, setup.options, sizeof setup.options);
    assert_int_equal(again.setup.players[0].kind, PLAYER_COMPUTER);
    assert_int_equal(again.setup.players[0].level, AI_EASY);
    assert_string_equal(again.setup.players[0].name, "a \"b\\ ;c\" ");
    assert_int_equal(again.setup.players[1].kind, PLAYER_PROGRAM);
    assert_string_equal(again.setup.players[1].name, "tab here  ");
    assert_int_equal(again.count, 0);
    text_deinit(&text);
    record_deinit(&record);
    record_deinit(&again);
}

/* A name that was cut in the middle of a letter is repaired, so that it can be drawn and spoken.
 */
TEST(test_names_are_utf8)
{
    struct setup setup;
    struct record record, again;
    struct text text = {0};
    struct problem problem = {0};
    match_setup(&setup, 1);
    strcpy(setup.players[0].name, "J\xC3\xBCrgen \xE9\xBE\x8D");
    strcpy(setup.players[1].name, "\xE9\xBE\x8D\xE9\xBE");
    record_init(&record, &setup);
    assert_string_equal(record.setup.players[1].name, "\xE9\xBE\x8D??");
    strcpy(record.setup.players[1].name, "\xE9\xBE\x8D\xE9\xBE"); /* as a file of former times has it */
    record_print(&record, &text);
    assert_true(record_parse(&again, text_string(&text), &problem));
    assert_string_equal(again.setup.players[0].name, "J\xC3\xBCrgen \xE9\xBE\x8D");
    assert_string_equal(again.setup.players[1].name, "\xE9\xBE\x8D??");
    text_deinit(&text);
    record_deinit(&record);
    record_deinit(&again);
}

TEST(test_people_may_edit_it)
{
    static const char text[] = "\xef\xbb\xbf"
                               "dueling-tigers record 1\r\n"
                               "\r\n"
                               "  # a comment\r\n"
                               "rules dueling-tigers\r\n"
                               "practice on\r\n"
                               "began   2026-11-22 14:03:10\r\n"
                               "player  east person \"You\" \r\n"
                               "player\twest person \"\"\r\n"
                               "seed 5\r\n"
                               "# nothing was rolled\r\n"
                               "east remove m";
    struct record record;
    struct problem problem = {0};
    if (!record_parse(&record, text, &problem))
        fail_msg("line %d: %s", problem.error.line, problem_sentence(&problem));
    assert_int_equal(record.count, 1);
    assert_int_equal(record.entries[0].move.kind, MOVE_REMOVE);
    assert_string_equal(record.setup.players[1].name, "");
    assert_int_equal(record.setup.dice[0], 0);
    assert_string_equal(record.setup.began, "2026-11-22 14:03:10");
    record_deinit(&record);
}

TEST(test_broken_heads)
{
    assert_refused("", 0, "empty");
    assert_refused("\n", 1, "This isn’t a match record");
    assert_refused("hello\n", 1, "This isn’t a match record");
    assert_refused("dueling-tigers record 6\n", 1, "newer");
    assert_refused("dueling-tigers record x\n", 1, "version");
    assert_refused("dueling-tigers record 1\n", 0, "rules");
    assert_refused("dueling-tigers record 1\nseed 4\n", 2, "rules");
    assert_refused("dueling-tigers record 1\nrules chess\n", 2, "chess");
    assert_refused("dueling-tigers record 1\nrules\n", 2, "mode");
    assert_refused("dueling-tigers record 1\nrules dueling-tigers\n", 0, "seed");
    assert_refused("dueling-tigers record 1\nrules dueling-tigers\nseed 1\n", 0, "2 players");
    assert_refused("dueling-tigers record 1\nrules dueling-tigers\nseed -1\n", 3, "seed");
    assert_refused("dueling-tigers record 1\nrules dueling-tigers\nseed 18446744073709551616\n", 3, "seed");
    assert_refused("dueling-tigers record 1\nrules dueling-tigers\neast remove m\n", 3, "seed");
    assert_refused("dueling-tigers record 1\nrules dueling-tigers\nseed 1\nplayer west person \"a\"\n"
                   "player east person \"b\"\n",
                   0, "must be east");
    assert_refused_after_head("rules dueling-tigers\n", 6, "twice");
    assert_refused_after_head("seed 8\n", 6, "twice");
    assert_refused_after_head("dice 5\n", 6, "rolls");
    assert_refused_after_head("dice 0 13\n", 6, "rolls");
    assert_refused_after_head("rounds\n", 6, "rounds");
    assert_refused_after_head("rounds 0\n", 6, "rounds");
    assert_refused_after_head("rounds 300\n", 6, "rounds");
    assert_refused_after_head("rounds 2 3\n", 6, "rounds");
    assert_refused_after_head("rounds 2\nrounds 2\n", 7, "twice");
    assert_refused_after_head("rounds 5\neast remove m\n", 6, "it has only 4");
    assert_refused_after_head("practice perhaps\n", 6, "on, off or later");
    assert_refused_after_head("option\n", 6, "option NAME VALUE");
    assert_refused_after_head("option colour red\n", 6, "colour");
    assert_refused_after_head("option rounds 3\n", 6, "rounds");
    assert_refused_after_head("option rounds 8\noption rounds 8\n", 7, "twice");
    assert_refused_after_head("player north person \"b\"\n", 6, "seats");
    assert_refused_after_head("east remove m\nseed 4\n", 7, "before the first");
}

/* Who threw more is East and stands first; a tie is thrown again. 1.0.0 wrote the sums of two dice. */
TEST(test_the_dice_are_judged)
{
    static const char *const good[] = {"dice 6 5\n", "dice 2 1\n", "dice 5 3\n", "dice 12 11\n",
                                       "dice 7 2\n"};
    static const struct {
        const char *line, *words;
    } bad[] = {{"dice 3 3", "more than 3"}, {"dice 1 1", "more than 1"}, {"dice 2 5", "more than 5"},
               {"dice 9 9", "more than 9"}, {"dice 7 1", "two dice"},    {"dice 6 8", "a die can’t"},
               {"dice 5 3 1", "3 rolls"},   {"dice 5 3 2 1 1", "rolls"}};
    struct text text = {0};
    struct record record;
    struct problem problem = {0};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        text_add(&text, "%s%seast remove m\n", head, good[i]);
        if (!record_parse(&record, text_string(&text), &problem))
            fail_msg("%s: %s", good[i], problem_sentence(&problem));
        struct text again = {0};
        record_print(&record, &again);
        assert_non_null(strstr(text_string(&again), good[i])); /* and stays as it was written */
        text_deinit(&again);
        record_deinit(&record);
        text_deinit(&text);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char lines[80];
        snprintf(lines, sizeof lines, "%s\npractice on\neast remove m\n", bad[i].line);
        assert_refused_after_head(lines, 6, bad[i].words);
        assert_refused_after_head(lines, 6, "dice");
    }
}

/* What `tigers play` refuses, and no deal could serve, is no record either. */
TEST(test_options_that_cannot_stand_together)
{
    assert_refused("dueling-tigers record 1\nrules one-suit\noption size 13\noption players three\nseed 7\n"
                   "player east person \"a\"\nplayer south person \"b\"\nplayer west person \"c\"\n",
                   0, "one has to sit out");
}

TEST(test_broken_players)
{
    static const struct {
        const char *line, *words;
    } cases[] = {
        {"player", "seat"},
        {"player east", "person"},
        {"player east person", "quotes"},
        {"player east person You", "quotes"},
        {"player east person \"You", "closing"},
        {"player east person \"You\" too", "after"},
        {"player east person \"123456789012345678901234\"", "longer"},
        {"player east computer \"Lin\"", "opponent"},
        {"player east computer grandmaster \"Lin\"", "grandmaster"},
        {"player east computer", "There is no opponent \"\""},
        {"player east person \"You\\", "closing"},
        {"player east person \"a\tb\"", "control"},
        {"player easteast person \"a\"", "seat"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct text text = {0};
        text_add(&text, "dueling-tigers record 1\nrules dueling-tigers\n%s\n", cases[i].line);
        assert_refused(text_string(&text), 3, cases[i].words);
        text_deinit(&text);
    }
}

TEST(test_broken_play)
{
    assert_refused_after_head("plan east - - dummy-draw\n", 6, "\"plan\" isn’t a seat");
    assert_refused_after_head("north pass\n", 6, "north");
    assert_refused_after_head("east\n", 6, "move");
    assert_refused_after_head("east dance\n", 6, "dance");
    assert_refused_after_head("west remove m\n", 6, "");
    assert_refused_after_head("deal 1 123m\n", 6, "no deal at this point");
    assert_refused_after_head("east remove m\neast discard 5p\n", 7, "dealt");
    assert_refused_after_head("east remove m\ndeal\n", 7, "seed");
    assert_refused_after_head("east remove m\ndeal x 1p\n", 7, "seed");
    assert_refused_after_head("east remove m\ndeal 7\n", 7, "missing");
    assert_refused_after_head("east remove m\ndeal 7 1q\n", 7, "isn’t a tile");
    assert_refused_after_head("east remove m\ndeal 7 1p beside 1m\n", 7, "beside");
    assert_refused_after_head("east remove m\ndeal 7 1p aside\n", 7, "missing");
    assert_refused_after_head("east remove m\ndeal 7 1p aside 123456789m\n", 7, "more than");
    assert_refused_after_head("east remove m\ndeal 7 1p aside 123m 4m\n", 7, "something after its tiles");
    assert_refused_after_head("east remove m\ndeal 7 1p aside 1234m\n", 7, "");
    assert_refused_after_head("east remove m\ntime-up\n", 7, "has no clock");
    assert_refused_after_head("east remove m\ntime-up now\n", 7, "has something after its end");
    assert_refused_after_head("elapsed 5\nelapsed 6\n", 7, "twice");
    assert_refused_after_head("practice off x\n", 6, "\"practice\" has something after its end");
    assert_refused("dueling-tigers record 1 x\n", 1, "version");
    assert_refused("dueling-tigers record 1\nrules dueling-tigers x\n", 2,
                   "\"rules\" has something after its end");
    assert_refused("dueling-tigers record 1\nrules dueling-tigers\nseed 7 8\n", 3,
                   "\"seed\" has something after its end");
    assert_refused_after_head("elapsed\n", 6, "elapsed time isn’t a number");
    assert_refused_after_head("elapsed ten\n", 6, "elapsed time isn’t a number");
    assert_refused_after_head("elapsed 10 11\n", 6, "elapsed time isn’t a number");
    assert_refused_after_head("elapsed -1\n", 6, "elapsed time isn’t a number");
    assert_refused_after_head("east remove m\nelapsed 10\n", 7, "must come before");
}

/* Replaces the first `from` of a valid record; what comes out must be refused in the line of the change. */
static void assert_change_refused(const char *valid, const char *from, const char *to, const char *words)
{
    const char *at = strstr(valid, from);
    assert_non_null(at);
    struct text text = {0};
    int line = 1;
    for (const char *c = valid; c < at; c++)
        line += *c == '\n';
    text_add(&text, "%.*s%s%s", (int)(at - valid), valid, to, at + strlen(from));
    assert_refused(text_string(&text), line, words);
    text_deinit(&text);
}

TEST(test_wrong_deals_and_moves)
{
    struct session *session = play_match(3, 40);
    struct text text;
    print_session(session, &text);
    const char *deal = strstr(text_string(&text), "deal 3 ");
    assert_non_null(deal);
    char first[3] = {0}, whole[16], other[16];
    tile_print(session_record(session)->entries[1].deal.wall[0], first);
    /* One tile too many of a kind: the first one is put there twice. */
    snprintf(whole, sizeof whole, "deal 3 ");
    snprintf(other, sizeof other, "deal 3 %s", first);
    assert_change_refused(text_string(&text), whole, other, "");
    assert_change_refused(text_string(&text), " aside ", " aside 1z", "");
    assert_change_refused(text_string(&text), "east keep ", "west keep ", "");
    text_deinit(&text);
    session_free(session);
}

TEST(test_over_is_over)
{
    struct session *session = play_match(4, -1);
    struct text text;
    print_session(session, &text);
    int lines = 1;
    for (const char *c = text_string(&text); *c; c++)
        lines += *c == '\n';
    text_add(&text, "east pass\n");
    assert_refused(text_string(&text), lines, "over");
    text_deinit(&text);
    session_free(session);
}

static void parse_and_free(const char *text)
{
    struct record record;
    struct problem problem = {0};
    if (record_parse(&record, text, &problem))
        record_deinit(&record);
    else
        assert_sentence(problem_sentence(&problem));
}

TEST(test_cut_off_anywhere)
{
    struct session *session = play_match(5, 25);
    struct text text;
    print_session(session, &text);
    for (size_t length = 0; length < text.size; length++) {
        char *cut = malloc(length + 1);
        assert_non_null(cut);
        memcpy(cut, text.data, length);
        cut[length] = '\0';
        parse_and_free(cut);
        free(cut);
    }
    text_deinit(&text);
    session_free(session);
}

/* Changes a byte, or removes, doubles or moves a stretch of the text. */
static void mutate(char *text, size_t size, struct rng *rng)
{
    static const char bytes[] = "0123456789mpszfg \"\\#\n\r\t\x01\xff"
                                "aeiou-+;";
    size_t at = rng_below(rng, (uint32_t)size), to = rng_below(rng, (uint32_t)size);
    size_t length = 1 + rng_below(rng, 40);
    if (length > size - at)
        length = size - at;
    if (length > size - to)
        length = size - to;
    switch (rng_below(rng, 4)) {
    case 0:
        text[at] = bytes[rng_below(rng, sizeof bytes - 1)];
        break;
    case 1:
        memmove(text + at, text + at + length, size - at - length + 1);
        break;
    case 2:
        memmove(text + to, text + at, length);
        break;
    case 3:
        text[at] = '\0';
        break;
    }
}

TEST(test_mutated_records)
{
    struct rng rng;
    struct text text = {0};
    rng_init(&rng, 77);
    for (int i = 0; i < MUTATIONS; i++) {
        if (i % 100 == 0) {
            struct session *session = play_match((uint64_t)i, 60);
            text_deinit(&text);
            print_session(session, &text);
            session_free(session);
        }
        char *changed = malloc(text.size + 1);
        assert_non_null(changed);
        memcpy(changed, text.data, text.size + 1);
        for (uint32_t changes = 1 + rng_below(&rng, 3); changes; changes--)
            if (strlen(changed) > 1)
                mutate(changed, strlen(changed), &rng);
        parse_and_free(changed);
        free(changed);
    }
    text_deinit(&text);
}

TEST(test_much_junk)
{
    struct rng rng;
    char *junk = malloc(JUNK + 1);
    assert_non_null(junk);
    rng_init(&rng, 9);
    for (size_t i = 0; i < JUNK; i++)
        junk[i] = (char)(1 + rng_next(&rng) % 255);
    junk[JUNK] = '\0';
    assert_refused(junk, 1, "This isn’t a match record");
    memcpy(junk, head, sizeof head - 1);
    assert_refused(junk, 6, "");
    memset(junk + sizeof head - 1, 'x', JUNK - sizeof head + 1);
    assert_refused(junk, 6, "xxx");
    memset(junk + sizeof head - 1, '\n', JUNK - sizeof head + 1);
    parse_and_free(junk);
    free(junk);
}
