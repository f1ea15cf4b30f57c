/* example.c: real positions to look at, and those that have names (example.h). */
#include "sdl/gallery/example.h"

#include <stdio.h>

#include "ai/people.h"
#include "sdl/table/tenpai_duel/tenpai_duel.h"

enum { SEEDS = 400 };

struct session *(*example_kept)(const char *name);

void example_setup(struct setup *setup, const struct ruleset *rules, const struct settings *settings,
                   unsigned persons, uint64_t seed)
{
    int person = 0;

    *setup = setup_of(rules, seed);
    setup->practice = settings->practice;
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        static const char *const hosts[] = {"Ann", "Ben", "Cleo", "Dan"};
        static const enum ai_level guests[] = {AI_PERSON + 3, AI_PERSON + 4, AI_PERSON + 1, AI_PERSON + 5};
        struct player *player = &setup->players[seat];
        bool is_person = persons >> seat & 1, shared = persons & (persons - 1);
        enum ai_level who =
            shared || seat != 1 || setup->seats > 2 ? guests[seat] : settings_opponent(settings, seat);
        player->kind = is_person ? PLAYER_PERSON : PLAYER_COMPUTER;
        player->level = (uint8_t)(is_person ? AI_NORMAL : who);
        const char *name = !is_person            ? person_at(who)->name
                           : shared || seat >= 2 ? hosts[person++]
                                                 : settings->names[person++];
        snprintf(player->name, sizeof player->name, "%s", name);
    }
}

/* All players of an example play like Normal, so that it stays the same if a person's habits change. */
static struct move choose(const struct session *session, int seat, struct rng *rng)
{
    struct view view;
    struct thought thought;

    if (session_setup(session)->players[seat].kind == PLAYER_COMPUTER) {
        session_thought(session, seat, &thought);
        thought.level = AI_NORMAL;
        thought_think(&thought, NULL);
        return thought.move;
    }
    session_view(session, seat, &view);
    return ai_choose((enum ai_level)session_setup(session)->players[seat].level, &view, rng, NULL);
}

int example_asked(const struct session *session)
{
    unsigned asked = session_asked(session);

    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (asked >> seat & 1)
            return seat;
    return SEAT_NONE;
}

static bool fits_here(const struct session *session, example_fits *fits, int *seat)
{
    struct view view;
    int asked = example_asked(session);

    if (asked != SEAT_NONE && !setup_is_person(session_setup(session), asked))
        return false;
    session_view(session, asked, &view);
    *seat = asked;
    return fits(&view, asked);
}

/* Another of the people takes the first computer's place. */
static void change_somebody(struct session *session)
{
    struct player zora = {.kind = PLAYER_COMPUTER, .level = (uint8_t)ai_level_parse("zora")};
    int seat = 0;
    while (session_setup(session)->players[seat].kind != PLAYER_COMPUTER)
        seat++;
    snprintf(zora.name, sizeof zora.name, "%s", person_at((enum ai_level)zora.level)->name);
    session_change_opponent(session, seat, &zora);
}

/* Plays on to a fitting position; false if the match ends without one. `change`: see example_match. */
static bool play_to(struct session *session, int change, struct rng *rng, example_fits *fits, int *seat)
{
    struct view view;

    for (;;) {
        if (fits_here(session, fits, seat))
            return true;
        if (session_is_over(session))
            return false;
        if (session_awaits_deal(session)) {
            session_view(session, SEAT_NONE, &view);
            if (change && view.table.round == change)
                change_somebody(session);
            session_deal(session);
            continue;
        }
        int asked = example_asked(session);
        if (!session_play(session, choose(session, asked, rng), NULL, NULL))
            return false;
    }
}

struct session *example_session(const struct ruleset *rules, const struct settings *settings,
                                unsigned persons, uint64_t seed, example_fits *fits, int *seat)
{
    struct setup setup;

    example_setup(&setup, rules, settings, persons, seed);
    return example_match(&setup, 0, fits, seat);
}

struct session *example_match(const struct setup *wanted, int change, example_fits *fits, int *seat)
{
    struct setup setup = *wanted;

    for (int i = 0; i < SEEDS; i++, setup.seed++) {
        struct rng rng;
        rng_init(&rng, setup.seed);
        struct session *session = session_new(&setup, NULL);
        if (play_to(session, change, &rng, fits, seat))
            return session;
        session_free(session);
    }
    return NULL;
}

static int turned_up(const struct table *table)
{
    int count = 0;

    for (int i = 0; i < table->rules->dummy; i++)
        count += table->dummy.row[i] < TILE_COUNT;
    return count;
}

/* How many legal moves are of that kind. */
static int count_moves(const struct view *view, enum move_kind kind)
{
    int count = 0;

    for (int i = 0; i < view->move_count; i++)
        count += view->moves[i].kind == kind;
    return count;
}

static int own_waits(const struct view *view)
{
    return tile_set_count(table_own_waits(&view->table, &view->own, view->seat));
}

bool example_discard(const struct view *view, int seat)
{
    const struct table *table = &view->table;
    return seat != SEAT_NONE && table->phase == PHASE_TURN && view->own.drawn < TILE_COUNT &&
           table->meld_counts[seat] == 1 && table->discard_count > 13 && turned_up(table) > 1 &&
           table->round > 1 && own_waits(view) > 0;
}

bool example_dummy(const struct view *view, int seat)
{
    const struct table *table = &view->table;
    return seat != SEAT_NONE && table->phase == PHASE_DUMMY && table->riichi[1 - seat] &&
           table->discard_count > 14 && turned_up(table) > 2 && own_waits(view) > 0;
}

bool example_claim(const struct view *view, int seat)
{
    return seat != SEAT_NONE && view->table.phase == PHASE_CLAIM && view_find(view, MOVE_PUNG) &&
           view->table.discard_count > 9 && turned_up(&view->table) > 1;
}

bool example_riichi(const struct view *view, int seat)
{
    return seat != SEAT_NONE && count_moves(view, MOVE_RIICHI) > 1 && view->table.discard_count > 7;
}

bool example_keep(const struct view *view, int seat)
{
    return seat != SEAT_NONE && view->table.phase == PHASE_KEEP;
}

bool example_remove(const struct view *view, int seat)
{
    return seat != SEAT_NONE && view->table.phase == PHASE_REMOVE;
}

bool example_late(const struct view *view, int seat)
{
    const struct table *table = &view->table;
    return seat != SEAT_NONE && table->wall < 12 && table->meld_counts[0] && table->meld_counts[1] &&
           table->phase == PHASE_TURN;
}

static bool is_at_end(const struct view *view)
{
    return view->table.phase == PHASE_DEAL || view->table.phase == PHASE_OVER;
}

bool example_result(const struct view *view, int seat)
{
    struct win win;
    struct score score;
    return seat == SEAT_NONE && is_at_end(view) && view->table.round > 1 && view_result(view, &win, &score) &&
           score.line_count >= 4 && win.meld_count && win.treasure && view->table.round < view->table.rounds;
}

bool example_drawn(const struct view *view, int seat)
{
    return seat == SEAT_NONE && is_at_end(view) && view->table.result.outcome == OUTCOME_DRAW;
}

static int melds_on_table(const struct table *table)
{
    int count = 0;

    for (int seat = 0; seat < table->seats; seat++)
        count += table->meld_counts[seat];
    return count;
}

bool example_four_turn(const struct view *view, int seat)
{
    const struct table *table = &view->table;
    return seat != SEAT_NONE && table->phase == PHASE_TURN && view->own.drawn < TILE_COUNT &&
           table->discard_count > 26 && melds_on_table(table) > 3 && table->meld_counts[seat] > 0;
}

bool example_four_claim(const struct view *view, int seat)
{
    return seat != SEAT_NONE && view->table.phase == PHASE_CLAIM && view_find(view, MOVE_PUNG) &&
           view_find(view, MOVE_CHOW) && view->table.discard_count > 9;
}

bool example_four_chows(const struct view *view, int seat)
{
    return seat != SEAT_NONE && count_moves(view, MOVE_CHOW) > 2;
}

bool example_four_late(const struct view *view, int seat)
{
    const struct table *table = &view->table;
    return seat != SEAT_NONE && table->wall < 12 && table->phase == PHASE_TURN && melds_on_table(table) > 3;
}

bool example_four_won(const struct view *view, int seat)
{
    struct win win;
    struct score score;
    return seat == SEAT_NONE && is_at_end(view) && view_result(view, &win, &score) && score.line_count >= 3 &&
           view->table.result.from != view->table.result.winner;
}

/* The end of a round with something to look back at. */
bool example_reviewed(const struct view *view, int seat)
{
    return seat == SEAT_NONE && view->table.result.outcome != OUTCOME_NONE && view->table.turns[0] >= 3;
}

bool example_four_covered(const struct view *view, int seat)
{
    struct win win;
    struct score score;
    return seat == SEAT_NONE && is_at_end(view) && view_result(view, &win, &score) && score.covered_count > 0;
}

bool example_four_winners(const struct view *view, int seat)
{
    unsigned winners = view->table.result.winners;
    return seat == SEAT_NONE && is_at_end(view) && (winners & (winners - 1));
}

bool example_over(const struct view *view, int seat)
{
    return seat == SEAT_NONE && view->table.phase == PHASE_OVER;
}

/* --- One Suit ------------------------------------------------------------------------------------------- */

bool example_one_suit_turn(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_TURN && view->own.drawn < TILE_COUNT &&
           view->table.discard_count > 7;
}

bool example_one_suit_claim(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_CLAIM && view->table.discard_count > 8;
}

bool example_one_suit_name(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_NAME && view->table.declared;
}

static bool has_ended(const struct view *view, int seat, enum outcome outcome)
{
    const struct table *table = &view->table;
    return seat == SEAT_NONE && is_at_end(view) && table->result.outcome == outcome && table->round > 1;
}

bool example_one_suit_won(const struct view *view, int seat)
{
    const struct result *result = &view->table.result;
    unsigned waits = result->naming.waits[result->winner % SEAT_MAX];
    return has_ended(view, seat, OUTCOME_WIN) && waits & (waits - 1);
}

bool example_one_suit_drawn(const struct view *view, int seat)
{
    const struct result *result = &view->table.result;
    return has_ended(view, seat, OUTCOME_DRAW) && (result->naming.waits[0] | result->naming.waits[1]);
}

/* --- Tenpai Duel ---------------------------------------------------------------------------------------- */

bool example_tenpai_turn(const struct view *view, int seat)
{
    const struct table *table = &view->table;
    return seat == 0 && table->phase == PHASE_TURN && table->turns[0] > 7 && table->meld_counts[0] == 1 &&
           table->meld_counts[1] && table->round > 2 && table->stakes.bets > 0;
}

bool example_tenpai_claim(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_CLAIM && count_moves(view, MOVE_CHOW) > 1 &&
           view_find(view, MOVE_PUNG);
}

bool example_tenpai_declare(const struct view *view, int seat)
{
    return seat == 0 && count_moves(view, MOVE_RIICHI) > 1 && view->table.turns[0] > 4;
}

bool example_tenpai_guess(const struct view *view, int seat)
{
    uint8_t pile[DISCARD_MAX];
    return seat == 0 && view->table.phase == PHASE_GUESS && view->table.stage.guess_count >= 4 &&
           table_pile(&view->table, 1, pile, DISCARD_MAX) > 5;
}

bool example_tenpai_attack(const struct view *view, int seat)
{
    return seat != 0 && seat != SEAT_NONE && view->table.stage.attacker == 0 &&
           view->table.phase == PHASE_GUESS && view->table.stage.guess_count >= 4;
}

bool example_tenpai_win(const struct view *view, int seat)
{
    struct win win;
    struct score score;
    return seat == SEAT_NONE && tenpai_in_stage(&view->table) && view_result(view, &win, &score) &&
           score.line_count > 2 && view->table.stage.guess_count > 2 && view->table.result.winner == 0;
}

bool example_tenpai_prevented(const struct view *view, int seat)
{
    return seat == SEAT_NONE && view->table.result.outcome == OUTCOME_PREVENTED &&
           view->table.stage.guess_count > 4 && view->table.stage.attacker == 1;
}

bool example_tenpai_drawn(const struct view *view, int seat)
{
    return seat == SEAT_NONE && view->table.result.outcome == OUTCOME_DRAW;
}
