/*
 * test_change.c: an opponent takes another's place between two rounds, and the record tells it
 * (docs/formats.md "Lines").
 */
#include "support/test.h"

#include "support/match.h"

static const struct player nino = {.kind = PLAYER_COMPUTER, .level = AI_PERSON, .name = "Nino"};
static const struct player kai = {.kind = PLAYER_COMPUTER, .level = AI_PERSON + 3, .name = "Kai"};

/* A match of two computers, the second of them a plain level. */
static struct session *begin(const char *path)
{
    struct setup setup;
    match_setup(&setup, 12);
    setup.players[0] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Ann"};
    setup.players[1] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_NORMAL, .name = "Ben"};
    return session_new(&setup, path);
}

static bool step(struct session *session)
{
    if (session_is_over(session))
        return false;
    if (session_awaits_deal(session)) {
        session_deal(session);
        return true;
    }
    int seat = tile_set_first(session_asked(session));
    assert_true(session_play(session, session_think(session, seat, NULL), NULL, NULL));
    return true;
}

static void finish_round(struct session *session)
{
    do
        step(session);
    while (!session_awaits_deal(session) && !session_is_over(session));
}

/* Reads the record as it would be saved; returns its text, to be freed. */
static char *parse(const struct session *session, struct record *record)
{
    struct problem problem = {0};
    char *text = match_text(session);
    if (!record_parse(record, text, &problem))
        fail_msg("%s, line %d: %s", session_setup(session)->rules->id, problem.error.line,
                 problem.error.message);
    return text;
}

static const char *name(const struct session *session)
{
    return session_setup(session)->players[1].name;
}

TEST(test_sits_down_with_the_deal)
{
    struct session *session = begin(NULL);
    step(session); /* a suit is taken out */
    finish_round(session);
    int between = session_position(session);
    session_change_opponent(session, 1, &kai);
    assert_string_equal(name(session), "Ben"); /* whose round it was */
    assert_string_equal(session_next_player(session, 1)->name, "Kai");
    assert_string_equal(session_next_player(session, 0)->name, "Ann");
    session_deal(session);
    assert_string_equal(name(session), "Kai");
    assert_int_equal(session_setup(session)->players[1].level, kai.level);
    session_go_to(session, between);
    assert_string_equal(name(session), "Ben");
    session_go_to(session, 0);
    assert_string_equal(name(session), "Ben");
    session_go_to(session, session_length(session));
    assert_string_equal(name(session), "Kai");
    session_free(session);
}

/* Read again, the record is the same, and every decision of the player there is theirs. */
TEST(test_the_record_tells_it)
{
    struct session *session = begin(NULL);
    struct record record;
    step(session);
    finish_round(session);
    session_change_opponent(session, 1, &kai);
    finish_round(session);
    session_change_opponent(session, 1, &nino);
    while (step(session))
        ;
    char *text = parse(session, &record);
    assert_non_null(strstr(text, "dueling-tigers record 3\n"));
    assert_non_null(strstr(text, "is East\nplayer west computer kai \"Kai\"\ndeal "));
    assert_non_null(strstr(text, "is East\nplayer west computer nino \"Nino\"\ndeal "));
    struct session *again = session_from_record(&record);
    while (session_position(again) < session_length(again)) {
        const struct entry *entry = &record.entries[session_position(again)];
        unsigned asked = session_asked(again);
        if (!entry->is_deal && asked >> entry->move.seat & 1)
            assert_true(move_equal(session_think(again, entry->move.seat, NULL), entry->move));
        session_forward(again);
    }
    assert_string_equal(name(again), "Nino");
    char *same = match_text(again);
    assert_string_equal(text, same);
    free(text);
    free(same);
    record_deinit(&record);
    session_free(again);
    session_free(session);
}

/* A player who is to sit down is saved too, also before the first deal. */
TEST(test_is_saved_at_once)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct problem problem = {0};
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    struct session *session = begin(path);
    session_change_opponent(session, 1, &nino);
    for (int place = 0; place < 3; place++) {
        session_free(session);
        session = session_open(path, &problem);
        assert_non_null(session);
        assert_string_equal(session_next_player(session, 1)->name, "Nino");
        step(session);
    }
    assert_string_equal(name(session), "Nino");
    session_free(session);
    match_remove_folder(folder);
}

/* A match of computers, all alike. */
static struct session *begin_at(const struct ruleset *rules, int seats)
{
    struct setup setup = {.rules = rules, .seats = seats, .seed = 12};
    ruleset_defaults(rules, setup.options);
    if (seats != ruleset_seats(rules, setup.options))
        assert_true(ruleset_set(rules, setup.options, "players", "three", NULL));
    for (int seat = 0; seat < seats; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Ann"};
    return session_new(&setup, NULL);
}

static void play_to(struct session *session, int place)
{
    while (session_awaits_deal(session) || session_position(session) < place)
        step(session);
}

/* Both have Kai on the last seat, and the same record, which can be read. Frees them. */
static void assert_kai_sits_in(struct session *session, struct session *again)
{
    struct record record;
    char *text = parse(session, &record), *same = match_text(again);
    int last = session_setup(session)->seats - 1;
    assert_string_equal(session_setup(session)->players[last].name, "Kai");
    assert_string_equal(session_setup(again)->players[last].name, "Kai");
    assert_string_equal(text, same);
    free(text);
    free(same);
    record_deinit(&record);
    session_free(session);
    session_free(again);
}

/* The session read from what another one writes, at its end. */
static struct session *read_again(const struct session *session)
{
    struct record record;
    free(parse(session, &record));
    struct session *again = session_from_record(&record);
    session_go_to(again, session_length(again));
    record_deinit(&record);
    return again;
}

/* In every mode, at tables of two, three and four: what was saved is read again, and played on. */
TEST(test_before_the_first_deal_is_read_again)
{
    for (int i = 0; ruleset_list[i]; i++)
        for (int seats = ruleset_list[i]->seats_least; seats <= ruleset_list[i]->seats_most; seats++) {
            struct session *session = begin_at(ruleset_list[i], seats);
            session_change_opponent(session, seats - 1, &kai);
            struct session *again = read_again(session);
            play_to(session, 2);
            play_to(again, 2);
            assert_kai_sits_in(session, again);
        }
}

/* The same when all was taken back after the opponents had changed. */
TEST(test_taken_back_to_the_beginning_it_is_read_again)
{
    for (int i = 0; ruleset_list[i]; i++) {
        int seats = ruleset_list[i]->seats_least;
        struct session *session = begin_at(ruleset_list[i], seats);
        play_to(session, 2);
        finish_round(session);
        session_change_opponent(session, seats - 1, &kai);
        session_go_to(session, 0);
        play_to(session, 3);
        assert_kai_sits_in(session, read_again(session));
    }
}

TEST(test_the_same_again_is_no_change)
{
    struct session *session = begin(NULL);
    struct player ben = session_setup(session)->players[1];
    step(session);
    finish_round(session);
    session_change_opponent(session, 1, &kai);
    session_change_opponent(session, 1, &ben);
    char *text = match_text(session);
    assert_non_null(strstr(text, "dueling-tigers record 1\n")); /* every program reads it */
    assert_null(strstr(text, "Kai"));
    free(text);
    session_free(session);
}

/* Everybody is named once, in the order in which they sat down, and no more than there is room for. */
TEST(test_everybody_who_played_is_told_of)
{
    struct session *session = begin(NULL);
    struct record_sitter sitters[RECORD_SITTERS];
    struct player ben = session_setup(session)->players[1], next = kai;
    static const char *const names[] = {"Ann", "Ben", "Kai", "Nino"};
    const struct player *const come[] = {&kai, &nino, &ben};
    step(session);
    for (int i = 0; i < 3; i++) {
        finish_round(session);
        session_change_opponent(session, 1, come[i]);
    }
    while (step(session))
        ;
    assert_int_equal(record_sitters(session_record(session), sitters), 4);
    for (int i = 0; i < 4; i++) {
        assert_string_equal(sitters[i].player.name, names[i]);
        assert_int_equal(sitters[i].seat, i > 0);
    }
    session_free(session);
    struct setup setup = {.rules = ruleset_find("dueling-tigers"), .seats = 2};
    struct record record;
    const struct deal deal = {0};
    ruleset_defaults(setup.rules, setup.options);
    setup.players[0] = setup.players[1] = nino;
    record_init(&record, &setup);
    record_add_deal(&record, &deal, 1);
    for (int i = 0; i < RECORD_SITTERS; i++) {
        snprintf(next.name, PLAYER_NAME, "Number %d", i);
        record_change(&record, 0, &next);
        record_add_deal(&record, &deal, 1);
    }
    assert_int_equal(record_sitters(&record, sitters), RECORD_SITTERS);
    assert_string_equal(sitters[RECORD_SITTERS - 1].player.name, "Number 10");
    record_deinit(&record);
}

/* A person's place is nobody else's. */
TEST(test_a_person_stays)
{
    static const char text[] = "dueling-tigers record 3\nrules dueling-tigers\nseed 7\n"
                               "player east person \"You\"\nplayer west computer normal \"Lin\"\n"
                               "east remove m\nplayer east computer kai \"Kai\"\n";
    struct record record;
    struct problem problem = {0};
    assert_false(record_parse(&record, text, &problem));
    assert_int_equal(problem.error.line, 7);
    assert_non_null(strstr(problem.error.message, "Only a computer"));
}

TEST(test_refuses_what_cannot_be)
{
    static const char *const lines[] = {"player west person \"Ann\"\n",
                                        "player west program \"Ann\"\n",
                                        "player south computer kai \"Kai\"\n",
                                        "player west computer tom \"T\"\n",
                                        "player\n",
                                        "player west butler \"Ann\"\n",
                                        "player west computer kai Kai\n"};
    struct session *session = begin(NULL);
    step(session);
    char *text = match_text(session);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct record record;
        struct problem problem = {0};
        char whole[4096];
        snprintf(whole, sizeof whole, "%s%s", text, lines[i]);
        assert_false(record_parse(&record, whole, &problem));
    }
    free(text);
    session_free(session);
}
