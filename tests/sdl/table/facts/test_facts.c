/*
 * test_facts.c: what the table tells of itself: every tile under the pointer or the focus, how many of its
 * kind are unseen, and the log and the score sheet beside the record played again.
 * Tier: ci
 */
#include "support/test.h"

#include "rules/play/game.h"
#include "rules/play/legal_parts.h"
#include "rules/play/waits.h"
#include "sdl/gallery/example.h"
#include "sdl/headless.h"
#include "support/match.h"
#include "words/match_log.h"
#include "words/score_sheet.h"

static const char *const modes[] = {"dueling-tigers", "one-suit", "tenpai-duel", "patterns", "classic"};
enum { MODES = sizeof modes / sizeof *modes };

/* A match of easy opponents, played to its end or for so many moves. */
static struct session *played(const char *mode, uint64_t seed, int moves)
{
    struct settings settings;
    struct setup setup;
    settings_defaults(&settings);
    example_setup(&setup, ruleset_find(mode), &settings, 0, seed);
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat].level = AI_EASY;
    struct session *session = session_new(&setup, NULL);
    while (moves-- > 0 && !session_is_over(session)) {
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        int seat = match_asked(session);
        assert_true(session_play(session, session_think(session, seat, NULL), NULL, NULL));
    }
    return session;
}

/* --- how many are unseen ------------------------------------------------------------------------ */

/* Tiles of a hidden hand that lie open to all for a moment. */
static int lent(const struct table *table, int seat, uint8_t kind)
{
    bool turned = table->stage.turned < TILE_COUNT && table->stage.attacker == seat &&
                  tile_kind(table->stage.turned) == kind;
    bool robbed = table->offer.tile < TILE_COUNT && table->offer.source == WIN_ROBBED_KONG &&
                  table->offer.by == seat && tile_kind(table->offer.tile) == kind;
    return turned + robbed;
}

/* Where no dead wall is: what lies in the wall, face down in the row, and in hands the seat does not see. */
static int hidden(const struct game *game, const struct view *view, uint8_t kind)
{
    int count = 0;
    for (int i = 0; i < game->table.wall; i++)
        count += tile_kind(game->wall[game->front + i]) == kind;
    for (int i = 0; i < game->table.rules->dummy; i++)
        count += view->table.dummy.row[i] == TILE_HIDDEN && tile_kind(game->row[i]) == kind;
    for (int seat = 0; seat < game->table.seats; seat++)
        if (seat != view->seat && !(view->shown >> seat & 1))
            count += game->own[seat].hand.counts[kind] - lent(&game->table, seat, kind);
    return count;
}

/* With a dead wall: how many tiles in all are unseen. */
static int hidden_in_all(const struct game *game, const struct view *view)
{
    const struct table *table = &view->table;
    int count = table->wall + table->dead;
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] < TILE_COUNT; i++)
        count -= 1 + (table->dora.under[i] < TILE_COUNT);
    for (int i = 0; i < table->discard_count; i++)
        count += table->discards[i].tile == TILE_HIDDEN;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != view->seat && !(view->shown >> seat & 1)) {
            count += table->hand_sizes[seat];
            for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
                count -= lent(&game->table, seat, kind);
        }
    return count;
}

static void check_counts(const struct game *game, int seat)
{
    static struct view view;
    int sum = 0;
    view_init(&view, game, seat);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = view_unseen(&view, kind);
        sum += unseen;
        if (!game->table.rules->dead_wall && !table_has_flowers(&game->table))
            assert_int_equal(unseen, hidden(game, &view, kind));
    }
    if (game->table.rules->dead_wall && !table_has_flowers(&game->table))
        assert_int_equal(sum, hidden_in_all(game, &view));
}

TEST(the_unseen_are_counted_right_to_the_end_of_the_round)
{
    static struct game game;
    for (int mode = 0; mode < MODES; mode++) {
        struct session *session = played(modes[mode], 5, mode < 2 ? 400 : 250);
        const struct record *record = session_record(session);
        bool ended = false;
        for (int i = 0; i <= record->count; i += 1 + i % 3) {
            record_replay(record, i, &game);
            if (game.table.round == 0)
                continue;
            ended |= game.table.result.outcome != OUTCOME_NONE;
            for (int seat = 0; seat < game.table.seats; seat++)
                if (seat != game.table.sitting)
                    check_counts(&game, seat);
        }
        assert_true(ended || mode > 2);
        session_free(session);
    }
}

/* --- the log ------------------------------------------------------------------------------------ */

static void check_log(const char *mode, int viewer)
{
    struct session *session = played(mode, 3, 300);
    const struct record *record = session_record(session);
    static struct game game;
    struct match_log_line *lines;
    struct words words;
    int told = 0, rounds = 0;
    words_init(&words, session_setup(session));
    int count = match_log_make(session, &words, viewer, 0, &lines);
    record_start(record, &game);
    for (int i = 0; i < record->count; i++) {
        struct events events;
        entry_apply(&record->entries[i], &game, &events);
        for (int k = 0; k < events.count; k++) {
            struct event event = event_seen_by(events.list[k], viewer);
            char text[MATCH_LOG_TEXT];
            if (!words_event(&words, &event, text, sizeof text))
                continue;
            assert_true(told < count);
            const struct match_log_line *line = &lines[told++];
            assert_memory_equal(line->text, text, strlen(text)); /* a win tells its points too */
            if (event.kind == EVENT_WIN && strstr(line->text, ": 0 points"))
                told++; /* why it is worth nothing */
            rounds += line->kind == MATCH_LOG_ROUND;
            if (event.kind == EVENT_DRAW && event.seat != viewer)
                assert_int_equal(line->tile, TILE_NONE);
            if (event.kind == EVENT_DISCARD) {
                assert_int_equal(line->tile, event.tile);
                assert_int_equal(line->seat, event.seat);
            }
        }
    }
    assert_int_equal(told, count);
    assert_int_equal(rounds, game.table.round);
    free(lines);
    session_free(session);
}

TEST(the_log_is_the_record_as_the_seat_may_know_it)
{
    for (int mode = 0; mode < MODES; mode++) {
        check_log(modes[mode], 0);
        check_log(modes[mode], 1);
    }
    check_log(modes[0], SEAT_NONE);
}

TEST(the_log_keeps_back_what_the_table_has_not_shown)
{
    struct session *session = played(modes[0], 3, 60);
    struct match_log_line *all, *less;
    struct words words;
    words_init(&words, session_setup(session));
    int count = match_log_make(session, &words, 0, 0, &all);
    int fewer = match_log_make(session, &words, 0, 6, &less);
    assert_true(fewer < count && fewer >= count - 6);
    for (int i = 0; i < fewer; i++)
        assert_string_equal(all[i].text, less[i].text);
    free(all);
    free(less);
    session_free(session);
}

/* --- the score sheet ---------------------------------------------------------------------------- */

static void check_sheet(const char *mode)
{
    struct session *session = played(mode, 7, 2500);
    const struct record *record = session_record(session);
    static struct game game;
    struct score_sheet_row *rows;
    struct words words;
    int32_t before[SEAT_MAX];
    int done = 0, over = 0;
    words_init(&words, session_setup(session));
    int count = score_sheet_make(session, &words, &rows);
    record_start(record, &game);
    memcpy(before, game.table.scores, sizeof before);
    for (int i = 0; i < record->count; i++) {
        struct events events;
        entry_apply(&record->entries[i], &game, &events);
        if (game.table.result.outcome == OUTCOME_NONE || game.table.round == over)
            continue;
        over = game.table.round;
        assert_true(done < count);
        assert_int_equal(rows[done].round, game.table.round);
        assert_true(rows[done].text[0]);
        for (int seat = 0; seat < game.table.seats; seat++) {
            assert_int_equal(rows[done].total[seat], game.table.scores[seat]);
            assert_int_equal(rows[done].gain[seat], game.table.scores[seat] - before[seat]);
        }
        memcpy(before, game.table.scores, sizeof before);
        done++;
    }
    assert_true(done > 0);
    assert_int_equal(done, count);
    free(rows);
    session_free(session);
}

TEST(the_sheet_has_every_round_of_the_record)
{
    for (int mode = 0; mode < MODES; mode++)
        check_sheet(modes[mode]);
}

/* --- at the table ------------------------------------------------------------------------------- */

static void open_example(const char *mode, example_fits *fits, uint64_t seed)
{
    int seat;
    headless_open(1280, 800, 0);
    app.session = example_session(ruleset_find(mode), &app.settings, 1, seed, fits, &seat);
    assert_non_null(app.session);
    app_go(&app, scene_table_still(app.session, 0));
    loop_draw(&app, false);
    loop_step(&app);
    loop_draw(&app, false);
}

static struct rect rect_of(const char *id)
{
    const struct target *target = target_find(&app, id);
    if (!target)
        fail_msg("no target %s", id);
    return target->rect;
}

static void discard_id(int index, char id[INPUT_ID])
{
    snprintf(id, INPUT_ID, "tile:%u", (unsigned)SPRITE_KEY(PLACE_DISCARD, index, 0));
}

TEST(a_discard_under_the_pointer_says_what_it_is_and_whose)
{
    open_example("dueling-tigers", example_discard, 1);
    struct table_scene *table = headless_table();
    const struct table *shown = &table->view.table;
    int turns[SEAT_MAX] = {0}, told = 0;
    for (int i = 0; i < shown->discard_count; i++) {
        const struct discard *discard = &shown->discards[i];
        int seat = discard->flags & DISCARD_PILE;
        char id[INPUT_ID], story[80], name[40];
        if (seat < shown->seats)
            turns[seat]++;
        if (discard->flags & DISCARD_CLAIMED || seat >= shown->seats)
            continue;
        discard_id(i, id);
        headless_mouse(SDL_MOUSEMOTION, rect_of(id));
        assert_true(table->facts.on);
        assert_int_equal(table->facts.tile.kind, tile_kind(discard->tile));
        snprintf(story, sizeof story, "%s %s", session_setup(table->session)->players[seat].name,
                 discard->flags & DISCARD_DRAWN ? "discarded it straight from the draw" : "discarded it");
        assert_memory_equal(table->facts.tile.story, story, strlen(story));
        snprintf(name, sizeof name, "on turn %d", turns[seat]);
        assert_non_null(strstr(table->facts.tile.story, name));
        assert_non_null(strstr(table->facts.tile.name, "unseen"));
        told++;
    }
    assert_true(told > 3);
    headless_mouse(SDL_MOUSEMOTION, rect_make(1, 1, 2, 2));
    assert_false(table->facts.on);
    headless_close();
}

TEST(a_tile_that_comes_under_a_pointer_at_rest_says_nothing)
{
    open_example("dueling-tigers", example_discard, 1);
    struct table_scene *table = headless_table();
    char id[INPUT_ID];
    discard_id(table->view.table.discard_count - 1, id);
    struct rect rect = rect_of(id);
    headless_mouse(SDL_MOUSEMOTION, rect);
    assert_true(table->facts.on);
    headless_key(SDLK_g);
    assert_string_equal(headless_top(), "log");
    headless_key(SDLK_ESCAPE);
    assert_ptr_equal(app.top, table);
    loop_step(&app);
    loop_draw(&app, false);
    assert_string_equal(app.input.hot, id);
    assert_false(table->facts.on);
    headless_mouse(SDL_MOUSEMOTION, rect);
    assert_true(table->facts.on);
    headless_close();
}

TEST(every_sort_of_tile_answers_and_backs_say_nothing)
{
    static example_fits *const fits[MODES] = {example_dummy, example_one_suit_turn, example_tenpai_guess,
                                              example_four_turn, example_four_late};
    for (int mode = 0; mode < MODES; mode++) {
        open_example(modes[mode], fits[mode], 2);
        struct table_scene *table = headless_table();
        int open = 0, backs = 0;
        for (int i = 0; i < app.targets.count; i++) {
            struct target target = app.targets.list[i];
            if (strncmp(target.id, "tile:", 5) != 0)
                continue;
            headless_mouse(SDL_MOUSEMOTION, target.rect);
            assert_true(table->facts.on);
            if (table->facts.tile.kind == TILE_NONE && table->facts.key != UINT32_MAX) {
                bool treasure = SPRITE_PLACE(table->facts.key) == PLACE_INDICATOR;
                assert_string_equal(table->facts.tile.name, treasure ? "Treasure, face down" : "Face down");
                assert_string_equal(table->facts.tile.story,
                                    treasure ? "A hidden bonus number. A kong can reveal it." : "");
                backs++;
            }
            open += table->facts.tile.kind != TILE_NONE;
        }
        assert_true(open > 3 && backs > 5);
        headless_close();
    }
}

/* The tile that is crossed out says that its suit is out of the match. */
TEST(the_corner_says_which_suit_is_out)
{
    open_example("dueling-tigers", example_discard, 1);
    char words[80];
    words_removed(&headless_table()->view.table, words, sizeof words);
    headless_mouse(SDL_MOUSEMOTION, rect_of("removed"));
    headless_rest();
    assert_true(headless_table()->facts.on);
    assert_string_equal(headless_table()->facts.tile.name, words);
    headless_close();
}

/* "?" opens the page on what is asked. */
TEST(the_rules_open_at_what_is_asked)
{
    const struct ruleset *tigers = ruleset_find("dueling-tigers");
    int turn = scene_rules_page(tigers, (const char *const[]){"Your turn", NULL});
    int claims = scene_rules_page(tigers, (const char *const[]){"Claims and kongs", NULL});
    assert_true(turn > 0 && claims > turn);
    assert_int_equal(scene_rules_page(tigers, (const char *const[]){"Stage A", "Your turn", NULL}), turn);
    assert_int_equal(scene_rules_page(tigers, (const char *const[]){"Stage A", NULL}), 0);
    headless_open_scene("table-dummy", 1280, 800, SPEED_OFF);
    headless_steps(60);
    headless_key(SDLK_F1);
    headless_assert_reads("A turn has two halves");
    headless_open_scene("table-claim", 1280, 800, SPEED_OFF);
    headless_steps(60);
    headless_key(SDLK_F1);
    headless_assert_reads("Taking another player’s discard");
    headless_open_scene("duel-guess", 1280, 800, SPEED_OFF);
    headless_steps(60);
    headless_key(SDLK_F1);
    headless_assert_reads("Two tiles, then five");
    headless_close();
}

TEST(a_click_on_such_a_tile_is_a_click_on_the_felt)
{
    open_example("dueling-tigers", example_discard, 1);
    struct table_scene *table = headless_table();
    char id[INPUT_ID];
    int position = session_position(app.session), last = table->view.table.discard_count - 1;
    table->choice.selected = 2; /* a click on the felt puts it back */
    discard_id(last, id);
    struct rect rect = rect_of(id);
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect);
    headless_mouse(SDL_MOUSEBUTTONUP, rect);
    assert_int_equal(table->choice.selected, -1);
    assert_int_equal(session_position(app.session), position);
    headless_close();
}

TEST(scripts_are_not_offered_what_only_tells)
{
    static char text[100000];
    open_example("dueling-tigers", example_discard, 1);
    app.trace.file = tmpfile();
    assert_non_null(app.trace.file);
    target_trace(&app);
    rewind(app.trace.file);
    text[fread(text, 1, sizeof text - 1, app.trace.file)] = '\0';
    fclose(app.trace.file);
    app.trace.file = NULL;
    free(app.trace.last);
    app.trace.last = NULL;
    assert_non_null(strstr(text, "hand:"));
    assert_null(strstr(text, "tile:"));
    headless_close();
}

TEST(the_keyboard_reaches_the_tiles_only_while_looking_around)
{
    open_example("dueling-tigers", example_discard, 1);
    struct table_scene *table = headless_table();
    for (int i = 0; i < 20; i++) {
        headless_key(i % 2 ? SDLK_UP : SDLK_TAB);
        assert_true(strncmp(app.input.focus, "tile:", 5) != 0);
    }
    headless_key(SDLK_i);
    bool reached = false;
    for (int i = 0; i < 12 && !reached; i++) {
        headless_key(i < 3 ? SDLK_DOWN : SDLK_LEFT); /* from a corner into the middle */
        loop_draw(&app, false);
        reached = !strncmp(app.input.focus, "tile:", 5) && table->facts.on;
    }
    assert_true(reached);
    int position = session_position(app.session);
    headless_key(SDLK_RETURN);
    assert_int_equal(session_position(app.session), position);
    headless_key(SDLK_ESCAPE);
    assert_ptr_equal(app.top, &table->scene);
    assert_false(app.input.look);
    assert_true(strncmp(app.input.focus, "tile:", 5) != 0);
    headless_close();
}

/* How many of the player's own tiles are framed. */
static int framed(void)
{
    struct table_scene *table = headless_table();
    int count = 0;
    for (int i = 0; i < table->view.own.hand.size; i++)
        count += table_scene_claim_takes(table, &app, i);
    return count;
}

TEST(a_claim_that_is_pointed_at_frames_its_own_tiles)
{
    open_example("patterns", example_four_claim, 1);
    struct table_scene *table = headless_table();
    const struct action *pung = &table->actions.list[0], *kong = &table->actions.list[1];
    int before = framed();
    assert_true(before > 2); /* of all that can be claimed */
    assert_true(pung->look != ACTION_OFF);
    headless_mouse(SDL_MOUSEMOTION, rect_of(pung->id));
    assert_int_equal(framed(), 2);
    if (kong->look != ACTION_OFF) {
        headless_mouse(SDL_MOUSEMOTION, rect_of(kong->id));
        assert_int_equal(framed(), 3);
    }
    headless_mouse(SDL_MOUSEMOTION, rect_of("button:pass"));
    assert_int_equal(framed(), 0);
    headless_mouse(SDL_MOUSEMOTION, rect_make(1, 1, 2, 2));
    assert_int_equal(framed(), before);
    headless_close();
}

TEST(each_run_that_may_be_claimed_shows_its_tiles)
{
    open_example("patterns", example_four_chows, 1);
    int runs = 0;
    headless_key(SDLK_c);
    loop_draw(&app, false);
    assert_true(framed() > 2); /* of all runs together */
    for (int i = 0; i < 3; i++) {
        const struct action *action = &headless_table()->actions.list[i];
        if (action->verb != ACTION_MOVE || action->move.kind != MOVE_CHOW)
            continue;
        headless_mouse(SDL_MOUSEMOTION, rect_of(action->id));
        assert_int_equal(framed(), 2);
        runs++;
    }
    assert_true(runs > 1);
    headless_close();
}

static tile_set free_waits(const struct view *view, uint8_t discard, bool riichi)
{
    struct waits waits;
    assert_true(waits_find(view, discard, riichi, &waits));
    assert_int_equal(waits.shanten, 0);
    return waits.kinds & ~waits.furiten;
}

/* The panel of waits and the warning before a Riichi say the same. */
TEST(the_waits_of_a_riichi_know_its_furiten)
{
    struct view view;
    int seat;
    struct settings settings;
    settings_defaults(&settings);
    struct session *session =
        example_session(ruleset_find("dueling-tigers"), &settings, 1, 2, example_riichi, &seat);
    assert_non_null(session);
    session_view(session, seat, &view);
    session_free(session);
    uint8_t discard = view_find(&view, MOVE_RIICHI)->tile;
    tile_set waits = legal_waits_without(&view.table, &view.own.hand, seat, discard);
    assert_true(waits != 0);
    for (int i = 0; i < view.table.discard_count; i++) /* none of the waits lies in a pile */
        if (waits >> tile_kind(view.table.discards[i].tile) & 1)
            view.table.discards[i].tile = TILE_NORTH;
    memset(view.own.passed, 0, sizeof view.own.passed);
    assert_true(free_waits(&view, discard, true) == waits);
    assert_false(legal_riichi_warning(&view.table, &view.own, seat, discard, NULL));
    view.table.discards[0] = (struct discard){tile_set_first(waits), (uint8_t)(1 - seat)};
    assert_true(free_waits(&view, discard, false) == waits);
    assert_true(free_waits(&view, discard, true) == 0);
    assert_true(legal_riichi_warning(&view.table, &view.own, seat, discard, NULL));
}
