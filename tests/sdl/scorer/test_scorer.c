/* test_scorer.c: a hand laid out in the scorer by mouse alone and by keys alone, in every mode. */
#include "support/test.h"
#include <math.h>

#include "sdl/app/scenes.h"
#include "sdl/scorer/scoring.h"

#include "sdl/headless.h"

static struct scoring *scoring(void)
{
    assert_string_equal(headless_top(), "scorer");
    return (struct scoring *)app.top;
}

static void open_scorer(const char *mode)
{
    headless_open(1280, 800, SPEED_NORMAL);
    app.command_line.rules = mode;
    app_go(&app, scene_scorer(NULL, &app));
    headless_steps(2);
}

static void click_tiles(const char *text)
{
    struct error why;
    uint8_t tiles[20];
    int count = tile_parse_list(text, tiles, 20, &why);
    for (int i = 0; i < count; i++)
        assert_true(headless_click(TARGET_ID("lay", tiles[i])));
}

static void type_text(const char *text)
{
    for (; *text; text++)
        headless_key((SDL_Keycode)*text);
}

/* docs/rules/dueling-tigers.md "Winning and points": All Pung 3, Hidden Treasure 5, Self-Picked 1, Concealed
 * Hand 1. */
TEST(a_hand_is_laid_out_by_mouse)
{
    open_scorer("dueling-tigers");
    click_tiles("222333p555888s99s");
    assert_int_equal(scoring()->counted.state, COUNTED_WINS);
    assert_int_equal(scoring()->counted.best.points, 10);
    assert_true(headless_click("fact:won")); /* by a replacement, without a kong */
    assert_int_equal(scoring()->counted.state, COUNTED_FAULT);
    assert_true(headless_click("fact:won")); /* on a discard of the last 9: a pair is completed */
    assert_int_equal(scoring()->counted.best.points, 3 + 1);
    assert_true(headless_click("wins:0")); /* of the first 2: that pung is another's then */
    assert_int_equal(scoring()->counted.win.tile, tile_parse("2p"));
    assert_true(headless_click("button:undo"));
    assert_true(headless_click("own:0"));
    assert_int_equal(scoring()->counted.missing, 1);
    assert_true(headless_click("button:clear"));
    assert_int_equal(scoring()->laying.now.count, 0);
    assert_true(headless_click("button:back"));
    assert_string_equal(headless_top(), "trainers");
}

TEST(a_hand_is_typed)
{
    open_scorer("tenpai-duel");
    type_text("223344m66p344663s");
    assert_int_equal(scoring()->counted.state, COUNTED_WINS);
    assert_int_equal(scoring()->counted.best.points,
                     9600); /* number 19 of majiang-core's set a, without dora */
    type_text("1z");
    assert_true(scoring()->said[0]); /* there is no room, and it says so */
    headless_key(SDLK_BACKSPACE);
    assert_int_equal(scoring()->counted.missing, 1);
    type_text("8z");
    assert_true(scoring()->said[0]);
    assert_int_equal(scoring()->laying.now.count, 13);
    type_text("12");
    headless_key(SDLK_BACKSPACE);
    type_text("m");
    assert_int_equal(scoring()->laying.now.tiles[13], tile_parse("1m"));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "trainers");
}

TEST(melds_and_indicators_are_laid_and_taken)
{
    open_scorer("tenpai-duel");
    assert_true(headless_click("as:2")); /* pungs */
    click_tiles("9m7z");
    assert_true(headless_click("as:0"));
    click_tiles("2225588p8p");
    assert_true(headless_click("as:5")); /* an indicator */
    click_tiles("7p");
    assert_true(headless_click("fact:won"));
    assert_true(headless_click("fact:won"));              /* on a discard */
    assert_true(headless_click("fact:seat"));             /* West */
    assert_int_equal(scoring()->counted.best.han, 3 + 3); /* three 8 of dots are dora */
    assert_true(headless_click("dora:0"));
    assert_int_equal(scoring()->counted.best.points, 5200);
    assert_true(headless_click("meld:0"));
    assert_int_equal(scoring()->counted.missing, 3);
}

TEST(every_mode_has_examples_that_win)
{
    open_scorer("classic");
    for (int mode = 0; scene_modes[mode]; mode++) {
        assert_true(headless_click(TARGET_ID("mode", mode)));
        for (int i = 0; i < 6; i++) {
            assert_true(headless_click("button:example"));
            assert_ptr_equal(scoring()->laying.now.rules, scene_modes[mode]);
            assert_int_equal(scoring()->counted.state, COUNTED_WINS);
        }
    }
}

enum { TURNS_MAX = 12 };

/* Clicks the fact with that place through all it can be; how many that were. None may come twice before the
 * first comes again. */
static int turn_through(int place)
{
    struct scoring_fact facts[SCORING_FACTS];
    char seen[TURNS_MAX][sizeof facts[0].words], id[INPUT_ID];
    int count = 0;
    scoring_facts(scoring(), facts);
    snprintf(id, sizeof id, "%s", facts[place].id);
    do {
        assert_true(count < TURNS_MAX);
        for (int i = 0; i < count; i++)
            assert_string_not_equal(seen[i], facts[place].words);
        snprintf(seen[count++], sizeof seen[0], "%s", facts[place].words);
        assert_true(headless_click(id));
        assert_true(scoring_facts(scoring(), facts) > place);
        assert_string_equal(facts[place].id, id);
    } while (strcmp(facts[place].words, seen[0]) != 0);
    for (int i = 0; i < count; i++) /* and back, one by one */
        assert_true(headless_click("button:undo"));
    scoring_facts(scoring(), facts);
    assert_string_equal(facts[place].words, seen[0]);
    return count;
}

/* How many things a fact can be in a mode: winds, sources and options of docs/rules. */
TEST(every_fact_turns_through_all_it_can_be)
{
    static const struct {
        const char *mode, *id;
        int count;
    } turns[] = {
        {"dueling-tigers", "fact:won", 6},
        {"dueling-tigers", "fact:seat", 2},
        {"dueling-tigers", "fact:riichi", 2},
        {"dueling-tigers", "fact:bonus-0", 10},
        {"dueling-tigers", "fact:treasure", 10},
        {"tenpai-duel", "fact:riichi", 3},
        {"tenpai-duel", "fact:reds", 2},
        {"patterns", "fact:seat", 4},
        {"classic", "fact:round", 4},
        {"classic", "fact:flowers", 2},
        {"one-suit", "fact:won", 3},
    };
    size_t found = 0;
    open_scorer("classic");
    for (int mode = 0; scene_modes[mode]; mode++) {
        struct scoring_fact facts[SCORING_FACTS];
        assert_true(headless_click(TARGET_ID("mode", mode)));
        int count = scoring_facts(scoring(), facts);
        assert_true(count > 1);
        for (int place = 0; place < count; place++) {
            int values = turn_through(place);
            if (values < 2)
                fail_msg("%s in %s is always the same", facts[place].id, scene_modes[mode]->id);
            for (size_t i = 0; i < sizeof turns / sizeof *turns; i++)
                if (!strcmp(turns[i].mode, scene_modes[mode]->id) && !strcmp(turns[i].id, facts[place].id)) {
                    assert_int_equal(values, turns[i].count);
                    found++;
                }
        }
    }
    assert_int_equal(found, sizeof turns / sizeof *turns);
}

/* Red fives are in the palette where they are in play, and go with the option; ura dora go with the Riichi.
 */
TEST(what_an_option_allows_goes_with_it)
{
    open_scorer("tenpai-duel");
    assert_true(headless_click("fact:reds"));
    assert_true(headless_click("as:5"));
    click_tiles("0m"); /* a red five as an indicator, which there is no more without them */
    assert_non_null(headless_find("dora:0"));
    assert_true(headless_click("fact:reds"));
    assert_null(headless_find("dora:0"));
    click_tiles("5555m"); /* and the other way round, the fourth plain five */
    assert_true(headless_click("fact:reds"));
    assert_null(headless_find("dora:0"));
    assert_true(headless_click("as:0"));
    click_tiles("340m567p345s1122z");
    assert_int_equal(scoring()->laying.now.count, 13);
    assert_true(headless_click("fact:reds"));
    assert_int_equal(scoring()->laying.now.count, 0);
    assert_true(headless_click("button:undo"));
    assert_int_equal(scoring()->laying.now.count, 13);
    assert_true(headless_click("fact:riichi"));
    assert_true(headless_click("as:6"));
    click_tiles("9s");
    assert_non_null(headless_find("ura:0"));
    assert_true(headless_click("ura:0"));
    assert_null(headless_find("ura:0"));
    click_tiles("9s");
    assert_true(headless_click("fact:riichi")); /* on the first turn */
    assert_non_null(headless_find("ura:0"));
    assert_true(headless_click("fact:riichi")); /* none */
    assert_null(headless_find("ura:0"));
    headless_close();
    open_scorer("classic");
    click_tiles("1f3g");
    assert_true(headless_click("flower:0"));
    assert_int_equal(scoring()->laying.now.win.flowers, 1 << 6);
}

static void paste(const char *text)
{
    SDL_SetClipboardText(text);
    headless_key_with(SDLK_v, KMOD_LCTRL);
}

TEST(tiles_are_pasted_and_the_hand_is_copied)
{
    open_scorer("tenpai-duel");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO)) {
        headless_close();
        skip(); /* no clipboard without a screen */
    }
    paste("123m456p 789s 11z");
    assert_int_equal(scoring()->laying.now.count, 11);
    paste("not a tile");
    assert_string_equal(scoring()->said, "The copied text names no tiles.");
    paste("222z3456z"); /* two of them have room, if the third is none */
    assert_int_equal(scoring()->laying.now.count, 14);
    assert_true(scoring()->said[0]);
    assert_true(headless_click("button:copy"));
    char *copied = SDL_GetClipboardText();
    assert_non_null(strstr(copied, "\"rules\":\"tenpai-duel\""));
    SDL_free(copied);
}

/* What is told does not always fit: it is turned page by page, down and up, and from its end to its top. */
TEST(long_results_are_turned)
{
    headless_open(960, 600, SPEED_NORMAL);
    app.command_line.rules = "tenpai-duel";
    app_go(&app, scene_scorer(NULL, &app));
    headless_steps(2);
    for (int i = 0; i < 6 && !target_find(&app, "button:more"); i++)
        assert_true(headless_click("button:example"));
    float most = scoring()->scroll.content - scoring_told(&app.painter, scoring()).h;
    assert_true(most > 0);
    headless_key(SDLK_PAGEUP); /* there is nothing above */
    assert_true(scoring()->scroll.at == 0);
    headless_key(SDLK_PAGEDOWN);
    float down = scoring()->scroll.at;
    assert_true(down > 0);
    headless_key(SDLK_PAGEUP);
    assert_true(scoring()->scroll.at == 0);
    bool ended = false;
    for (int i = 0; i < 20; i++) {
        assert_true(headless_click("button:more"));
        ended |= fabsf(scoring()->scroll.at - most) < 1.5f;
        if (scoring()->scroll.at == 0)
            break;
    }
    assert_true(ended);
    assert_true(scoring()->scroll.at == 0);
}

/* docs/rules/tenpai-duel.md: an open hand without a yaku does not win; in One Suit whatever is complete does.
 */
TEST(waits_tell_what_they_bring)
{
    open_scorer("tenpai-duel");
    assert_true(headless_click("as:2"));
    click_tiles("9m");
    assert_true(headless_click("as:0"));
    click_tiles("234m567p22s45s");
    assert_int_equal(scoring()->counted.missing, 1);
    headless_assert_reads("doesn’t win this way");
    headless_close();
    open_scorer("one-suit");
    assert_true(headless_click("fact:size"));
    assert_true(headless_click("fact:size")); /* 13 tiles */
    assert_false(headless_reads(" wins "));
    type_text("1112345678999s"); /* all nine */
    assert_int_equal(scoring()->counted.missing, 1);
    headless_assert_reads(" wins ");
}

/* What a win brings is said once, with all of its waits named: docs/rules/one-suit.md "Points". */
TEST(a_win_of_one_suit_is_worth_its_names)
{
    open_scorer("one-suit");
    type_text("5677999p8p");
    headless_assert_reads(" Complete: it wins. Its points depend on the names. ");
    headless_assert_reads(" If you name them all, the win is worth 10 points. ");
    assert_false(headless_reads("1 point."));
}

/* docs/rules/one-suit.md: hands may be shorter. What has no room in them then is taken away; undo brings it
 * back.
 */
TEST(a_shorter_hand_has_room_for_less)
{
    bool shorter = false;
    open_scorer("one-suit");
    assert_true(headless_click("button:example"));
    for (int i = 0; i < TURNS_MAX && !shorter; i++) {
        int before = scoring()->laying.now.count;
        int size = scoring()->laying.now.options[ruleset_option(ruleset_find("one-suit"), OPTION_SIZE)];
        assert_true(headless_click("fact:size"));
        int after = scoring()->laying.now.options[ruleset_option(ruleset_find("one-suit"), OPTION_SIZE)];
        shorter = after < size && before == size + 1;
        if (!shorter)
            assert_true(headless_click("button:example"));
        else {
            assert_int_equal(scoring()->laying.now.count, 0);
            assert_true(headless_click("button:undo"));
            assert_int_equal(scoring()->laying.now.count, before);
        }
    }
    assert_true(shorter);
}

/* Digits that a keyboard has with Shift come as text alone; a key and its text are one character. */
TEST(characters_come_as_keys_and_as_text)
{
    SDL_Event text = {.type = SDL_TEXTINPUT};
    open_scorer("dueling-tigers");
    text.text.text[0] = '1';
    input_event(&app, &text);
    text.text.text[0] = 's';
    input_event(&app, &text);
    assert_int_equal(scoring()->laying.now.count, 1);
    headless_key(SDLK_1);
    text.text.text[0] = '1';
    input_event(&app, &text);
    headless_key(SDLK_s);
    text.text.text[0] = 's';
    input_event(&app, &text);
    assert_int_equal(scoring()->laying.now.count, 2);
    headless_key(SDLK_p); /* no digit before it */
    headless_key(SDLK_x);
    headless_key(SDLK_m); /* which would silence the game elsewhere */
    assert_false(app.settings.muted);
    assert_int_equal(scoring()->laying.now.count, 2);
    assert_true(headless_is_at("scorer"));
    for (int i = 0; i < 100; i++) /* more than any hand holds */
        headless_key(SDLK_2);
    headless_key(SDLK_s);
    assert_int_equal(scoring()->laying.now.count, 2 + 4); /* there are four of a kind */
    assert_true(scoring()->said[0]);
}

/* A clipboard that takes nothing, as without a display, is told. */
TEST(a_hand_that_cannot_be_copied_is_told)
{
    open_scorer("dueling-tigers");
    assert_true(headless_click("button:example"));
    assert_true(headless_click("button:copy"));
    headless_assert_reads("Couldn’t copy to the clipboard: ");
}
