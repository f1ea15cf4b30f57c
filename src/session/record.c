/*
 * record.c: see record.h.
 *
 * docs/formats.md describes the text form; record_parse.c reads it.
 */
#include "session/record.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ai/people.h"
#include "base/check.h"
#include "base/date.h"
#include "base/text.h"
#include "session/cluster.h"
#include "session/quoted_name.h"

enum { TILES_TEXT = 2 * WALL_MAX + 1 };

struct setup setup_of(const struct ruleset *rules, uint64_t seed)
{
    struct setup setup = {.rules = rules, .seed = seed};
    ruleset_defaults(rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(rules, setup.options);
    return setup;
}

unsigned setup_persons(const struct setup *setup)
{
    unsigned seats = 0;
    for (int seat = 0; seat < setup->seats; seat++)
        seats |= (unsigned)(setup->players[seat].kind == PLAYER_PERSON) << seat;
    return seats;
}

bool setup_is_person(const struct setup *setup, int seat)
{
    return seat < setup->seats && setup->players[seat].kind == PLAYER_PERSON;
}

bool setup_is_same_match(const struct setup *a, const struct setup *b)
{
    bool same = a->seed == b->seed && a->seats == b->seats && memcmp(a->dice, b->dice, sizeof a->dice) == 0;
    for (int seat = 0; same && seat < a->seats; seat++)
        same = strcmp(a->players[seat].name, b->players[seat].name) == 0;
    return same;
}

int setup_first_person(const struct setup *setup)
{
    for (int seat = 0; seat < setup->seats; seat++)
        if (setup->players[seat].kind == PLAYER_PERSON)
            return seat;
    return SEAT_NONE;
}

int setup_only_person(const struct setup *setup)
{
    int first = setup_first_person(setup);
    return first != SEAT_NONE && setup_persons(setup) == 1u << first ? first : SEAT_NONE;
}

void player_name(char out[PLAYER_NAME], const char *name)
{
    memset(out, 0, PLAYER_NAME);
    cluster_copy(out, PLAYER_NAME, name);
    text_clean(out, ' ');
}

bool player_is_same(const struct player *a, const struct player *b)
{
    return a->kind == b->kind && a->level == b->level && strcmp(a->name, b->name) == 0;
}

int setup_minutes(const struct setup *setup)
{
    int place = ruleset_option(setup->rules, OPTION_CLOCK);
    char text[16];
    if (!setup->rules->time_up || place < 0)
        return 0;
    return atoi(ruleset_print(setup->rules, setup->options, place, text));
}

void record_init(struct record *record, const struct setup *setup)
{
    CHECK(setup->rules);
    CHECK(setup->seats >= setup->rules->seats_least && setup->seats <= setup->rules->seats_most);
    *record = (struct record){.setup = *setup};
    for (int seat = 0; seat < setup->seats; seat++) {
        char *name = record->setup.players[seat].name;
        name[PLAYER_NAME - 1] = '\0';
        text_clean(name, ' ');
    }
}

void record_deinit(struct record *record)
{
    free(record->entries);
    record->entries = NULL;
    record->count = record->room = 0;
}

static struct entry *add_entry(struct record *record)
{
    if (record->count == record->room) {
        int room = record->room ? 2 * record->room : 64;
        struct entry *entries = realloc(record->entries, (size_t)room * sizeof *entries);
        CHECK_MEMORY(entries);
        record->entries = entries;
        record->room = room;
    }
    struct entry *entry = &record->entries[record->count++];
    memset(entry, 0, sizeof *entry);
    record->plan.made = false;
    return entry;
}

void record_add_deal(struct record *record, const struct deal *deal, uint64_t seed)
{
    struct entry *entry = add_entry(record);
    entry->is_deal = true;
    entry->seed = seed;
    entry->deal = *deal;
    entry->change = record->next;
    record->next = (struct change){0};
}

static void sit_down(const struct change *change, struct player players[SEAT_MAX])
{
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (change->seats >> seat & 1)
            players[seat] = change->players[seat];
}

void record_players(const struct record *record, int count, struct player players[SEAT_MAX])
{
    memcpy(players, record->setup.players, sizeof record->setup.players);
    for (int i = 0; i < count; i++)
        sit_down(&record->entries[i].change, players);
}

unsigned record_changes(const struct record *record)
{
    unsigned seats = record->next.seats;
    for (int i = 0; i < record->count; i++)
        seats |= record->entries[i].change.seats;
    return seats;
}

bool moves_are_choice(const struct move *moves, int count)
{
    return count > 1 || moves[0].kind == MOVE_GUESS || moves[0].kind == MOVE_NAME;
}

static int add_sitter(struct record_sitter *sitters, int count, int seat, const struct player *player)
{
    for (int i = 0; i < count; i++)
        if (sitters[i].seat == seat && player_is_same(&sitters[i].player, player))
            return count;
    if (count == RECORD_SITTERS)
        return count;
    sitters[count] = (struct record_sitter){.seat = (uint8_t)seat, .player = *player};
    return count + 1;
}

int record_sitters(const struct record *record, struct record_sitter sitters[RECORD_SITTERS])
{
    int count = 0;
    for (int seat = 0; seat < record->setup.seats; seat++) {
        count = add_sitter(sitters, count, seat, &record->setup.players[seat]);
        for (int i = 0; i < record->count; i++)
            if (record->entries[i].change.seats >> seat & 1)
                count = add_sitter(sitters, count, seat, &record->entries[i].change.players[seat]);
    }
    return count;
}

void record_cut(struct record *record, int count)
{
    if (count < record->count)
        record->plan.made = false;
    record->count = count;
    if (count > 0)
        return;
    sit_down(&record->next, record->setup.players); /* the opponent who leaves has not played */
    record->next = (struct change){0};
}

void record_change(struct record *record, int seat, const struct player *player)
{
    struct player now[SEAT_MAX], cleaned = *player;
    record_players(record, record->count, now);
    CHECK(now[seat].kind == PLAYER_COMPUTER && player->kind == PLAYER_COMPUTER);
    cleaned.name[PLAYER_NAME - 1] = '\0';
    text_clean(cleaned.name, ' ');
    record->next.players[seat] = cleaned;
    record->next.seats |= (uint8_t)(1u << seat);
    if (player_is_same(&now[seat], &cleaned))
        record->next.seats &= (uint8_t) ~(1u << seat);
    record_cut(record, record->count);
}

void record_add_move(struct record *record, struct move move)
{
    add_entry(record)->move = move;
}

void record_add_time_up(struct record *record)
{
    add_entry(record)->is_time_up = true;
}

bool record_is_time(const char *text)
{
    static const char form[] = "0000-00-00 00:00:00";
    for (size_t i = 0; i < sizeof form; i++)
        if (form[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != form[i])
            return false;
    return date_parse(text) != DATE_NONE && strncmp(text + 11, "24", 2) < 0 && text[14] < '6' &&
           text[17] <= '6';
}

void record_start(const struct record *record, struct game *game)
{
    const struct setup *setup = &record->setup;
    game_init(game, setup->rules, setup->options, setup->seats);
    if (setup->rounds)
        game->table.rounds = setup->rounds;
}

void entry_apply(const struct entry *entry, struct game *game, struct events *events)
{
    events->count = 0;
    if (entry->is_deal)
        game_deal(game, &entry->deal, events);
    else if (entry->is_time_up)
        game_time_up(game, events);
    else
        game_apply(game, entry->move, events);
}

bool events_have(const struct event *events, int count, enum event_kind kind)
{
    for (int i = 0; i < count; i++)
        if (events[i].kind == kind)
            return true;
    return false;
}

void record_replay(const struct record *record, int count, struct game *game)
{
    CHECK(count >= 0 && count <= record->count);
    struct events events;
    record_start(record, game);
    for (int i = 0; i < count; i++)
        entry_apply(&record->entries[i], game, &events);
}

bool record_is_over(const struct record *record)
{
    struct game game;
    record_replay(record, record->count, &game);
    return game.table.phase == PHASE_OVER;
}

static void print_player(const struct player *player, const char *seat, struct text *text)
{
    static const char *const kinds[] = {"person", "computer", "program"};
    text_add(text, "player %s %s ", seat, kinds[player->kind]);
    if (player->kind == PLAYER_COMPUTER)
        text_add(text, "%s ", ai_level_name((enum ai_level)player->level));
    quoted_name_add(text, player->name);
    text_add(text, "\n");
}

static void print_dice(const struct setup *setup, struct text *text)
{
    if (!setup->dice[0])
        return;
    text_add(text, "dice");
    for (int seat = 0; seat < setup->seats && setup->dice[seat]; seat++)
        text_add(text, " %d", setup->dice[seat]);
    text_add(text, "\n");
}

static bool has_people(const struct player *players, unsigned seats)
{
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (seats >> seat & 1 && players[seat].kind == PLAYER_COMPUTER &&
            person_is((enum ai_level)players[seat].level))
            return true;
    return false;
}

int record_older_rounds(const struct setup *setup)
{
    int place = ruleset_option(setup->rules, OPTION_ROUNDS);
    return place < 0 ? 0 : setup->options[place];
}

/* True if the record needs a line for the number of rounds; not if older programs find it in an option. */
static bool says_rounds(const struct setup *setup)
{
    return setup->rounds && (ruleset_value(setup->rules, setup->options, OPTION_ROUNDS) ||
                             setup->rounds != record_older_rounds(setup));
}

/* True if no older program would end the match too early. */
static bool is_as_long_before(const struct setup *setup)
{
    int older = record_older_rounds(setup);
    return ruleset_value(setup->rules, setup->options, OPTION_ROUNDS) == older ||
           (setup->rounds && setup->rounds <= older);
}

/* Returns the lowest version that can represent the record, so that every older program that can read it
 * does. Version 2 added "rounds", "began" and later practice, version 3 named opponents and their
 * replacement, version 4 a clock that overrides the option for the rounds, version 5 a plan. */
static int version_of(const struct record *record)
{
    const struct setup *setup = &record->setup;
    if (record->plan.made)
        return 5;
    if (!is_as_long_before(setup))
        return 4;
    if (has_people(setup->players, (1u << setup->seats) - 1) || record_changes(record))
        return 3;
    return says_rounds(setup) || setup->began[0] || setup->practice_later ? 2 : 1;
}

static void print_change(const struct change *change, int seats, struct text *text)
{
    for (int seat = 0; seat < seats; seat++)
        if (change->seats >> seat & 1)
            print_player(&change->players[seat], seat_name(seat, seats), text);
}

static void print_setup(const struct record *record, struct text *text)
{
    const struct setup *setup = &record->setup;
    text_add(text, "dueling-tigers record %d\n", version_of(record));
    text_add(text, "rules %s\n", setup->rules->id);
    for (int i = 0; i < ruleset_option_count(setup->rules); i++) {
        char value[16];
        text_add(text, "option %s %s\n", setup->rules->options[i].name,
                 ruleset_print(setup->rules, setup->options, i, value));
    }
    if (says_rounds(setup))
        text_add(text, "rounds %d\n", setup->rounds);
    text_add(text, "seed %" PRIu64 "\n", setup->seed);
    print_dice(setup, text);
    for (int seat = 0; seat < setup->seats; seat++)
        print_player(&setup->players[seat], seat_name(seat, setup->seats), text);
    text_add(text, "practice %s\n",
             setup->practice && setup->practice_later ? "later"
             : setup->practice                        ? "on"
                                                      : "off");
    if (setup->began[0])
        text_add(text, "began %s\n", setup->began);
}

static void print_deal(const struct entry *entry, struct text *text)
{
    char tiles[TILES_TEXT] = "";
    tile_append_list(entry->deal.wall, entry->deal.count, tiles, sizeof tiles);
    text_add(text, "deal %" PRIu64 " %s", entry->seed, tiles);
    if (entry->deal.aside_count) {
        tiles[0] = '\0';
        tile_append_list(entry->deal.aside, entry->deal.aside_count, tiles, sizeof tiles);
        text_add(text, " aside %s", tiles);
    }
    text_add(text, "\n");
}

static void print_move(const struct move *move, int seats, struct text *text)
{
    char words[MOVE_TEXT];
    move_print(*move, words);
    text_add(text, "%s %s\n", seat_name(move->seat, seats), words);
}

static void print_kinds(tile_set kinds, struct text *text)
{
    char tiles[TILES_TEXT] = "";
    tile_append_kinds(kinds, tiles, sizeof tiles);
    text_add(text, "%s ", kinds ? tiles : "-");
}

static void print_plan(const struct dummy_plan *plan, int seats, struct text *text)
{
    char words[MOVE_TEXT];
    if (!plan->made)
        return;
    move_print(plan->move, words);
    text_add(text, "plan %s ", seat_name(plan->move.seat, seats));
    print_kinds(plan->pungs, text);
    print_kinds(plan->kongs, text);
    text_add(text, "%s\n", words);
}

void record_print_entry(const struct record *record, int index, struct text *text)
{
    CHECK(index >= 0 && index < record->count);
    const struct entry *entry = &record->entries[index];
    int seats = record->setup.seats;
    if (entry->is_deal) {
        print_change(&entry->change, seats, text);
        print_deal(entry, text);
    } else if (entry->is_time_up) {
        text_add(text, "time-up\n");
    } else {
        print_move(&entry->move, seats, text);
    }
}

/* "east wins", "south and north win". */
static void print_winners(const struct table *table, struct text *text)
{
    unsigned winners = table->result.winners;
    bool several = winners & (winners - 1);
    for (int i = 0, named = 0; i < table->seats; i++) {
        int seat = (table->result.winner + i) % table->seats;
        if (winners >> seat & 1)
            text_add(text, "%s%s", named++ ? " and " : "", seat_name(seat, table->seats));
    }
    text_add(text, several ? " win" : " wins");
}

static void print_scores(const struct table *table, struct text *text)
{
    text_add(text, "; scores");
    for (int seat = 0; seat < table->seats; seat++)
        text_add(text, " %d", (int)table->scores[seat]);
    text_add(text, "%s\n", table->phase == PHASE_OVER ? "; the match is over" : "");
}

/* Adds a line for human readers, which record_parse ignores. */
static void print_result(const struct table *table, struct text *text)
{
    const struct result *result = &table->result;
    text_add(text, "# round %d: ", table->round);
    if (result->outcome == OUTCOME_WIN) {
        char tile[3];
        tile_print(result->tile, tile);
        print_winners(table, text);
        text_add(text, " on %s (%s), %d point%s", tile, win_source_name((enum win_source)result->source),
                 result->points, result->points == 1 ? "" : "s");
    } else {
        static const char *const outcomes[] = {[OUTCOME_DRAW] = "a draw",
                                               [OUTCOME_PREVENTED] = "a win prevented",
                                               [OUTCOME_INVALID] = "no valid win",
                                               [OUTCOME_VOID] = "time is up"};
        text_add(text, "%s", outcomes[result->outcome]);
    }
    print_scores(table, text);
}

void record_print(const struct record *record, struct text *text)
{
    struct game game;
    struct events events;
    print_setup(record, text);
    if (record->elapsed)
        text_add(text, "elapsed %" PRIu32 "\n", record->elapsed);
    record_start(record, &game);
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        entry_apply(entry, &game, &events);
        if (entry->is_deal)
            text_add(text, "\n# round %d, %s is East\n", game.table.round,
                     seat_name(game.table.dealer, game.table.seats));
        record_print_entry(record, i, text);
        if (events_have(events.list, events.count, EVENT_ROUND_END)) {
            print_result(&game.table, text);
        } else if (entry->is_time_up) {
            text_add(text, "# between two rounds");
            print_scores(&game.table, text);
        }
    }
    print_change(&record->next, game.table.seats, text);
    print_plan(&record->plan, game.table.seats, text);
}
