/*
 * test_spoken.c: what lies on the table, as it is said: hands in groups, and what each pile and each meld
 * holds.
 */
#include "support/test.h"

#include "support/match.h"
#include "support/position.h"
#include "words/languages/languages.h"
#include "words/spoken/spoken.h"

static const struct words ann = {.names = {"Ann", "Lin"}, .you = 0};

static int parse(const char *text, uint8_t tiles[HAND_MAX])
{
    struct error why;
    int count = tile_parse_list(text, tiles, HAND_MAX, &why);

    assert_true(count > 0);
    return count;
}

static void assert_tiles(const char *tiles, const char *wanted)
{
    uint8_t list[HAND_MAX];
    char words[600];

    spoken_tiles(list, parse(tiles, list), words, sizeof words);
    assert_string_equal(words, wanted);
}

static void assert_aloud(const char *sentence, const char *wanted)
{
    struct text aloud = {0};

    spoken_aloud(sentence, &aloud);
    assert_string_equal(text_string(&aloud), wanted);
    text_deinit(&aloud);
}

/* As players of riichi say them: 1 to 9 with man, pin and so, the winds ton, nan, sha, pe, and haku, hatsu,
 * chun. */
TEST(a_japanese_voice_says_tiles_as_players_do)
{
    language_speak(language_find("ja"));
    assert_aloud("Kaiが中を切る。あなたは5萬を引く", "Kaiがチュンを切る。あなたは5マンを引く");
    assert_aloud("3筒、7索、白", "3ピン、7ソー、ハク");
    assert_aloud("東家が北をポン", "トンチャがペーをポン");
    assert_aloud("リーチ中、列の中で、その途中、東南アジア", "リーチ中、列の中で、その途中、東南アジア");
    assert_aloud("", "");
    language_speak(language_at(0));
    assert_aloud("Kai discards 5 bamboo", "Kai discards 5 bamboo");
}

TEST(tiles_are_said_in_groups)
{
    assert_tiles("3p1p2p", "1, 2, 3 dots");
    assert_tiles("7z7z1z5s5s9m", "9 characters, 5, 5 bamboo, East, two red dragons");
    assert_tiles("0p5p", "5 dots, red 5 dots");
}

static void assert_said(const struct view *view, enum spoken_kind kind, const char *wanted)
{
    struct text text = {0};

    spoken_say(&ann, view, kind, &text);
    assert_string_equal(text_string(&text), wanted);
    text_deinit(&text);
}

/* A hand of Ann's, the last tile drawn. */
static void hold(struct view *view, const char *tiles)
{
    uint8_t list[HAND_MAX];
    int count = parse(tiles, list);

    memset(&view->own.hand, 0, sizeof view->own.hand);
    for (int i = 0; i < count; i++)
        hand_add(&view->own.hand, list[i]);
    view->own.drawn = list[count - 1];
}

static void discard(struct view *view, const char *tile, int flags)
{
    view->table.discards[view->table.discard_count++] =
        (struct discard){.tile = tile_parse(tile), .flags = (uint8_t)flags};
}

TEST(your_own_hand_and_its_waits)
{
    struct view view = match_begun();

    assert_said(&view, SPOKEN_HAND, "You hold no tiles.\n");
    hold(&view, "123p456p789p11s77z2z");
    assert_said(&view, SPOKEN_HAND,
                "Dots: 1, 2, 3, 4, 5, 6, 7, 8, 9. Bamboo: two 1s. Two red dragons.\nDrawn: South.\n");
    assert_said(&view, SPOKEN_WAITS, "You are waiting for 1 bamboo (two unseen), red dragon (two unseen).\n");
    for (int i = 0; i < 2; i++)
        discard(&view, "1s", 0);
    assert_said(&view, SPOKEN_WAITS,
                "You are waiting for 1 bamboo (none unseen), red dragon (two unseen).\n");
}

/* What the panel of waits shows to who looks is told to who listens. */
TEST(waits_that_do_not_win_say_why)
{
    struct view view = match_begun();

    hold(&view, "123p456p789p45p77z3p"); /* the drawn tile is the one that goes */
    assert_said(&view, SPOKEN_WAITS,
                "You are waiting for 3 dots (two unseen, furiten), 6 dots (three unseen).\n");

    struct position p;
    position_init(&p, "mode tenpai-duel; option stage-a-wins off; dora 4z; "
                      "east 99m234m567p123s79s1z; west 258m147p369s1345z");
    view_init(&view, &p.game, EAST);
    assert_said(&view, SPOKEN_WAITS, "You are waiting for 8 bamboo (four unseen, in Stage B).\n");
    position_init(&p, "mode tenpai-duel; dora 4z; east 99m234m567p123s79s1z; west 258m147p369s1345z");
    view_init(&view, &p.game, EAST);
    assert_said(&view, SPOKEN_WAITS, "You are waiting for 8 bamboo (four unseen, no yaku).\n");
    position_init(&p, "mode classic; option flowers off; east 23m789m456p789s33z1z");
    view_init(&view, &p.game, EAST);
    assert_said(&view, SPOKEN_WAITS,
                "You are waiting for 1 character (four unseen, only 2 faan), 4 characters (four unseen, only "
                "2 faan).\n");
}

TEST(piles_hold_what_was_not_claimed)
{
    struct view view = match_begun();

    assert_said(&view, SPOKEN_DISCARDS,
                "The dummy has no discards.\nLin has no discards.\nYou have no discards.\n");
    discard(&view, "5p", 0);
    discard(&view, "1z", 1);
    discard(&view, "9s", DISCARD_CLAIMED);
    discard(&view, "2s", DISCARD_RIICHI | 1);
    assert_said(
        &view, SPOKEN_DISCARDS,
        "The dummy has no discards.\nLin’s discards: East, 2 bamboo with Riichi.\nYour discards: 5 dots.\n");
}

/* A tile that lies face down is not named, though somebody could look it up. */
TEST(a_tile_face_down_is_told_of)
{
    struct view view = match_begun();
    view.table.discards[view.table.discard_count++] = (struct discard){.tile = TILE_HIDDEN, .flags = 1};
    assert_said(&view, SPOKEN_DISCARDS,
                "The dummy has no discards.\nLin’s discards: a tile face down.\nYou have no discards.\n");
}

/* What an attacker turns is open to both: it is said in one sentence. That others draw is not. */
TEST(what_has_happened)
{
    const struct event events[] = {{.kind = EVENT_DRAW, .seat = 1, .tile = TILE_HIDDEN},
                                   {.kind = EVENT_GUESS, .seat = 1, .tile = 9, .other = 13},
                                   {.kind = EVENT_TURN, .seat = 0, .tile = 10},
                                   {.kind = EVENT_TURN, .seat = 0, .tile = TILE_EAST},
                                   {.kind = EVENT_DISCARD, .seat = 1, .tile = 11}};
    struct text text = {0};
    spoken_events(&ann, events, 5, &text);
    assert_string_equal(text_string(&text), "Lin guesses: 1 dot and 5 dots.\nYou reveal 2 dots, East.\n"
                                            "Lin discards 3 dots.\n");
    text_deinit(&text);
}

/* A set is said by its tiles, the pair with its kind. */
TEST(the_sets_of_a_hand)
{
    const struct reading reading = {.count = 4,
                                    .sets = {{.kind = SET_RUN, .tile = 11},
                                             {.kind = SET_PUNG, .tile = 22},
                                             {.kind = SET_KONG, .tile = TILE_EAST},
                                             {.kind = SET_PAIR, .tile = TILE_EAST + 1}}};
    char words[200];
    spoken_sets(&reading, words, sizeof words);
    assert_string_equal(words, "3 4 5 dots, three 5 bamboo, four East, pair of South");
}

TEST(what_is_laid_out)
{
    struct view view = match_begun();

    view.table.melds[1][0] = (struct meld){.kind = MELD_PUNG, .tile = tile_parse("3z"), .from = 0};
    view.table.melds[1][1] = (struct meld){.kind = MELD_KONG_CLOSED, .tile = tile_parse("4p")};
    view.table.meld_counts[1] = 2;
    view.table.riichi[1] = 4;
    assert_said(&view, SPOKEN_MELDS,
                "Lin has laid out: Pung of West, Kong of 4 dots, closed.\nLin is in Riichi.\nYou have "
                "nothing laid out.\n");
}

/* At every step of a match of every mode there is something to be said of everything; an onlooker holds no
 * tiles. */
/* Before the first deal there is no wall, and nobody has a wind. */
TEST(a_match_that_has_not_begun_has_no_wall)
{
    struct view view = match_begun();
    assert_int_equal(view.table.round, 0);
    assert_said(&view, SPOKEN_STATE, "Dueling Tigers, Round 1 of 4.\n");
    view.table.round = 1;
    view.table.wall = 40;
    struct text text = {0};
    spoken_say(&ann, &view, SPOKEN_STATE, &text);
    assert_non_null(strstr(text_string(&text), "40 tiles are left in the wall.\n"));
    text_deinit(&text);
}

TEST(every_mode_can_be_said)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct setup setup;
        struct words words;
        struct rng rng;
        match_setup(&setup, 5);
        setup.rules = ruleset_list[mode];
        ruleset_defaults(setup.rules, setup.options);
        setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
        for (int seat = 1; seat < setup.seats; seat++)
            setup.players[seat] = (struct player){PLAYER_COMPUTER, AI_EASY, "Lin"};
        struct session *session = session_new(&setup, NULL);
        words_init(&words, &setup);
        rng_init(&rng, 3);
        for (int i = 0; i < 100 && match_step(session, &rng); i++) {
            struct view view;
            session_view(session, i % 2 ? 0 : SEAT_NONE, &view);
            for (int kind = 0; kind < SPOKEN_KINDS; kind++) {
                struct text text = {0};
                spoken_say(&words, &view, (enum spoken_kind)kind, &text);
                assert_true(text.size > 1 && text.data[text.size - 1] == '\n');
                if (kind == SPOKEN_HAND && view.seat == SEAT_NONE)
                    assert_int_equal(strncmp(text_string(&text), "You hold no tiles.\n", 19),
                                     0); /* then open hands */
                text_deinit(&text);
            }
        }
        session_free(session);
    }
}

/* What a hand waits for, as a result tells it. */
TEST(a_suit_of_several_kinds_is_named_once)
{
    static const struct {
        const char *kinds, *said;
    } waits[] = {{"4p 7p", "4 and 7 dots"},
                 {"7s", "7 bamboo"},
                 {"1p 2s", "1 dot and 2 bamboo"},
                 {"1m 4m 7m", "1, 4 and 7 characters"},
                 {"3p 2s 1z", "3 dots, 2 bamboo and East"}};
    for (size_t i = 0; i < sizeof waits / sizeof *waits; i++) {
        tile_set kinds = 0;
        char said[200];
        for (const char *at = waits[i].kinds; *at; at += strspn(at, " ")) {
            char name[4] = "";
            snprintf(name, sizeof name, "%.2s", at);
            kinds |= TILE_BIT(tile_parse(name));
            at += 2;
        }
        spoken_kinds(kinds, said, sizeof said);
        assert_string_equal(said, waits[i].said);
    }
}
