/*
 * record_parse.c: reads a record from text of any origin.
 *
 * Nothing is trusted: every deal must have the right set of tiles and every move must be legal. Reading ends
 * at the first problem, with its line, and then nothing is returned.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "base/check.h"
#include "base/text.h"
#include "session/quoted_name.h"
#include "session/record.h"
#include "session/unreadable.h"

enum { DIE_MAX = 6, SEAT_WORD = 8 };

/* Bits of the lines that may occur only once. */
enum {
    SEEN_FIRST = 1,
    SEEN_RULES = 2,
    SEEN_SEED = 4,
    SEEN_DICE = 8,
    SEEN_PRACTICE = 16,
    SEEN_BEGIN = 32,
    SEEN_ROUNDS = 64,
    SEEN_BEGAN = 128,
    SEEN_ELAPSED = 256
};

struct reader {
    struct record record;
    struct game game;
    unsigned seen;
    int line;                   /* the number of the current line */
    int version;                /* of the record */
    int dice_line, rounds_line; /* where these were: begin() checks them once players and options are known */
    int throws;                 /* how many rolls the dice line has */
    unsigned options;           /* bit i: option number i was read */
    char seats[SEAT_MAX][SEAT_WORD]; /* names in the player lines; valid ones depend on their number */
};

/* A line has too many words. Always returns false. */
static bool goes_on(const char *line, struct problem *why)
{
    return problem_say(why, tr("The line \"{1}\" has something after its end"), line);
}

static bool read_rules(struct reader *reader, char *rest, struct problem *why)
{
    struct setup *setup = &reader->record.setup;
    char *id = text_next_word(&rest);
    const struct ruleset *rules = id ? ruleset_find(id) : NULL;
    if (!rules)
        return problem_say(why, tr("\"{1}\" isn’t a mode of this game"), tr_short(id ? id : "", 40));
    if (text_next_word(&rest))
        return goes_on("rules", why);
    setup->rules = rules;
    ruleset_defaults(rules, setup->options);
    return true;
}

static bool read_option(struct reader *reader, char *rest, struct problem *why)
{
    struct setup *setup = &reader->record.setup;
    char *name = text_next_word(&rest);
    char *value = text_next_word(&rest);
    if (!name || !value || text_next_word(&rest))
        return problem_say(why, tr("An option line is: option NAME VALUE"));
    int place = ruleset_option_named(setup->rules, name);
    if (place < 0)
        return problem_say(why, tr("{1} has no option \"{2}\""), setup->rules->name, tr_short(name, 40));
    if (reader->options & 1u << place)
        return problem_say(why, tr("The option {1} is given twice"), name);
    reader->options |= 1u << place;
    return ruleset_set(setup->rules, setup->options, name, value, &why->error);
}

static bool read_seed(struct reader *reader, char *rest, struct problem *why)
{
    char *seed = text_next_word(&rest);
    if (!seed || !text_to_u64(seed, &reader->record.setup.seed))
        return problem_say(why, tr("The seed must be a whole number"));
    return !text_next_word(&rest) || goes_on("seed", why);
}

/* The rolls are checked once the players are known: see check_dice. */
static bool read_dice(struct reader *reader, char *rest, struct problem *why)
{
    char *word;
    reader->dice_line = reader->line;
    while ((word = text_next_word(&rest))) {
        int thrown;
        if (reader->throws == SEAT_MAX || !text_to_int(word, 1, 2 * DIE_MAX, &thrown))
            return problem_say(
                why, tr("A dice line gives the rolls of the players, one die each, such as: dice 5 3"));
        reader->record.setup.dice[reader->throws++] = (uint8_t)thrown;
    }
    return true;
}

/* The highest roll is East and has the first seat. Everyone rolls one die. In 1.0.0 two players could roll
 * two dice each and it wrote the sums, which a roll above six reveals. It also wrote two dice at larger
 * tables if a program passed them. */
static bool check_dice(const struct reader *reader, struct problem *why)
{
    const struct setup *setup = &reader->record.setup;
    bool sums = reader->throws == 2 && setup->dice[0] > DIE_MAX;
    int least = sums ? 2 : 1, most = sums ? 2 * DIE_MAX : DIE_MAX;
    if (reader->throws != setup->seats && reader->throws != 2)
        return problem_say(why, tr("The line \"dice\" has {1} rolls; {2} players roll once each"),
                           reader->throws, setup->seats);
    for (int seat = 0; seat < reader->throws; seat++)
        if (setup->dice[seat] < least || setup->dice[seat] > most)
            return problem_say(why,
                               sums ? tr("The line \"dice\" has a roll of {1}, which two dice can’t show")
                                    : tr("The line \"dice\" has a roll of {1}, which a die can’t show"),
                               setup->dice[seat]);
    for (int seat = 1; seat < reader->throws; seat++)
        if (setup->dice[seat] >= setup->dice[0])
            return problem_say(why,
                               tr("The line \"dice\" is impossible: the highest roll is East and comes "
                                  "first, and {1} isn’t more than {2}"),
                               setup->dice[0], setup->dice[seat]);
    return true;
}

static bool read_rounds(struct reader *reader, char *rest, struct problem *why)
{
    int rounds;
    char *word = text_next_word(&rest);
    reader->rounds_line = reader->line;
    if (!word || !text_to_int(word, 1, UINT8_MAX, &rounds) || text_next_word(&rest))
        return problem_say(
            why, tr("The line \"rounds\" says after how many rounds the match is cut off, from 1 to {1}"),
            UINT8_MAX);
    reader->record.setup.rounds = (uint8_t)rounds;
    return true;
}

/* That line can shorten a match, never lengthen it. */
static bool check_rounds(const struct reader *reader, struct problem *why)
{
    const struct setup *setup = &reader->record.setup;
    int length = ruleset_value(setup->rules, setup->options, OPTION_ROUNDS);
    int most = length ? length : UINT8_MAX;
    return setup->rounds <= most ||
           problem_say(why,
                       tr("The line \"rounds\" cuts the match off after {1} rounds, but it has only {2}"),
                       setup->rounds, most);
}

static bool read_practice(struct reader *reader, char *rest, struct problem *why)
{
    char *word = text_next_word(&rest);
    bool later = word && strcmp(word, "later") == 0;
    if (!word || (!later && strcmp(word, "on") && strcmp(word, "off")))
        return problem_say(why, tr("Practice is on, off or later"));
    if (text_next_word(&rest))
        return goes_on("practice", why);
    reader->record.setup.practice = strcmp(word, "off") != 0;
    reader->record.setup.practice_later = later;
    return true;
}

static bool read_began(struct reader *reader, char *rest, struct problem *why)
{
    while (*rest == ' ')
        rest++;
    if (!record_is_time(rest))
        return problem_say(why, tr("The start time of a match is written as 2026-11-22 14:03:10"));
    memcpy(reader->record.setup.began, rest, RECORD_BEGAN);
    return true;
}

static bool read_player_kind(struct player *player, char **rest, struct problem *why)
{
    char *kind = text_next_word(rest);
    if (kind && strcmp(kind, "person") == 0) {
        player->kind = PLAYER_PERSON;
    } else if (kind && strcmp(kind, "program") == 0) {
        player->kind = PLAYER_PROGRAM;
    } else if (kind && strcmp(kind, "computer") == 0) {
        char *level = text_next_word(rest);
        player->kind = PLAYER_COMPUTER;
        player->level = level ? (uint8_t)ai_level_parse(level) : AI_LEVELS;
        if (player->level == AI_LEVELS)
            return problem_say(why, tr("There is no opponent \"{1}\""), tr_short(level ? level : "", 40));
    } else {
        return problem_say(why, tr("A player is a person, a computer or a program"));
    }
    return true;
}

static bool read_player(struct reader *reader, char *rest, struct problem *why)
{
    struct setup *setup = &reader->record.setup;
    if (setup->seats >= setup->rules->seats_most)
        return problem_say(why, tr("{1} has seats for {2} players at most"), setup->rules->name,
                           setup->rules->seats_most);
    struct player player = {0};
    char *seat = text_next_word(&rest);
    if (!seat || strlen(seat) >= SEAT_WORD)
        return problem_say(why, tr("A player line starts with the seat"));
    if (!read_player_kind(&player, &rest, why) ||
        !quoted_name_parse(rest, player.name, PLAYER_NAME, &why->error))
        return false;
    strcpy(reader->seats[setup->seats], seat);
    setup->players[setup->seats++] = player;
    return true;
}

/* Reads a player line after the start of the match: another opponent from the next deal on. */
static bool read_change(struct reader *reader, char *rest, struct problem *why)
{
    const struct setup *setup = &reader->record.setup;
    struct player player = {0};
    char *word = text_next_word(&rest);
    int seat = word ? seat_parse(word, setup->seats) : SEAT_NONE;
    if (seat == SEAT_NONE)
        return problem_say(why, tr("A player line starts with the seat"));
    if (!read_player_kind(&player, &rest, why) ||
        !quoted_name_parse(rest, player.name, PLAYER_NAME, &why->error))
        return false;
    if (player.kind != PLAYER_COMPUTER || setup->players[seat].kind != PLAYER_COMPUTER)
        return problem_say(why,
                           tr("Only a computer player can be replaced, and only by another computer player"));
    record_change(&reader->record, seat, &player);
    return true;
}

/* Reports an earlier line than the current one. Always returns false. */
static bool blame_line(struct problem *why, int line)
{
    why->error.line = line;
    return false;
}

/* All lines before the first deal or move have been read: makes the game that they describe. */
static bool begin(struct reader *reader, struct problem *why)
{
    struct setup *setup = &reader->record.setup;
    if (!(reader->seen & SEEN_RULES) || !(reader->seen & SEEN_SEED))
        return problem_say(why, tr("The record has no \"{1}\" line"),
                           reader->seen & SEEN_RULES ? "seed" : "rules");
    if (setup->seats < setup->rules->seats_least)
        return problem_say(why, tr("{1} needs {2} players"), setup->rules->name, setup->rules->seats_least);
    int seats = ruleset_seats(setup->rules, setup->options);
    if (setup->seats != seats)
        return problem_say(why, tr("{1} with these options has {2} players, not {3}"), setup->rules->name,
                           seats, setup->seats);
    for (int seat = 0; seat < setup->seats; seat++)
        if (strcmp(reader->seats[seat], seat_name(seat, setup->seats)))
            return problem_say(why, tr("Player {1} must be {2}, not {3}"), seat + 1,
                               seat_name(seat, setup->seats), reader->seats[seat]);
    if (!ruleset_check(setup->rules, setup->options, &why->refusal))
        return false;
    if (reader->seen & SEEN_DICE && !check_dice(reader, why))
        return blame_line(why, reader->dice_line);
    if (!check_rounds(reader, why))
        return blame_line(why, reader->rounds_line);
    if (reader->version < 4 && !setup->rounds && !ruleset_value(setup->rules, setup->options, OPTION_ROUNDS))
        setup->rounds = (uint8_t)record_older_rounds(setup);
    record_start(&reader->record, &reader->game);
    reader->seen |= SEEN_BEGIN;
    return true;
}

static bool read_tiles(const char *word, uint8_t *tiles, int most, uint8_t *count, struct problem *why)
{
    int number = word ? tile_parse_list(word, tiles, most, &why->error) : 0;
    if (number < 0)
        return false;
    *count = (uint8_t)number;
    return number > 0 || problem_say(why, tr("Tiles are missing"));
}

static bool read_deal(struct reader *reader, char *rest, struct problem *why)
{
    struct deal deal = {0};
    uint64_t seed;
    struct events events;
    if (reader->game.table.phase != PHASE_DEAL)
        return problem_say(why, tr("There is no deal at this point of a match"));
    char *word = text_next_word(&rest);
    if (!word || !text_to_u64(word, &seed))
        return problem_say(why, tr("A deal starts with its seed"));
    if (!read_tiles(text_next_word(&rest), deal.wall, WALL_MAX, &deal.count, why))
        return false;
    word = text_next_word(&rest);
    if (word && strcmp(word, "aside"))
        return problem_say(why, tr("After the wall comes \"aside\", not \"{1}\""), tr_short(word, 40));
    if (word && !read_tiles(text_next_word(&rest), deal.aside, ASIDE_MAX, &deal.aside_count, why))
        return false;
    if (text_next_word(&rest))
        return problem_say(why, tr("The deal line has something after its tiles"));
    if (!deal_check(&deal, &reader->game, &why->refusal))
        return false;
    record_add_deal(&reader->record, &deal, seed);
    game_deal(&reader->game, &deal, &events);
    return true;
}

static bool read_time_up(struct reader *reader, char *rest, struct problem *why)
{
    struct events events;
    const struct table *table = &reader->game.table;
    if (text_next_word(&rest))
        return goes_on("time-up", why);
    if (!table->rules->time_up)
        return problem_say(why, tr("{1} has no clock"), table->rules->name);
    if (table->phase == PHASE_OVER)
        return problem_say(why, tr("The match is over before its time is up"));
    record_add_time_up(&reader->record);
    game_time_up(&reader->game, &events);
    return true;
}

static bool read_move(struct reader *reader, const char *seat_word, const char *rest, struct problem *why)
{
    struct move move;
    struct events events;
    const struct table *table = &reader->game.table;
    int seat = seat_parse(seat_word, table->seats);
    if (seat == SEAT_NONE)
        return problem_say(why, tr("\"{1}\" isn’t a seat or any other word of a record"),
                           tr_short(seat_word, 40));
    if (table->phase == PHASE_OVER)
        return problem_say(why, tr("The match is over before this move"));
    if (table->phase == PHASE_DEAL)
        return problem_say(why, tr("The next round must be dealt before this move"));
    if (!move_parse(&move, seat, rest, &why->error) || !game_check(&reader->game, move, &why->refusal))
        return false;
    record_add_move(&reader->record, move);
    game_apply(&reader->game, move, &events);
    return true;
}

static bool read_kinds(const char *word, tile_set *kinds, struct problem *why)
{
    uint8_t tiles[TILE_KINDS], count = 0;
    if (word && strcmp(word, "-") != 0 && !read_tiles(word, tiles, TILE_KINDS, &count, why))
        return false;
    for (int i = 0; i < count; i++)
        *kinds |= TILE_BIT(tile_kind(tiles[i]));
    return true;
}

static bool read_plan(struct reader *reader, char *rest, struct problem *why)
{
    const struct table *table = &reader->game.table;
    struct dummy_plan plan = {.made = true};
    char *word = text_next_word(&rest), *pungs = text_next_word(&rest), *kongs = text_next_word(&rest);
    int seat = kongs ? seat_parse(word, table->seats) : SEAT_NONE;
    bool acts = table->phase == PHASE_CLAIM || table->phase == PHASE_DUMMY;
    if (seat == SEAT_NONE || table->turn != seat || !acts || !table->rules->dummy)
        return problem_say(why, tr("\"{1}\" isn’t a seat or any other word of a record"), "plan");
    if (!read_kinds(pungs, &plan.pungs, why) || !read_kinds(kongs, &plan.kongs, why) ||
        !move_parse(&plan.move, seat, rest, &why->error))
        return false;
    if (plan.move.kind != MOVE_REVEAL && plan.move.kind != MOVE_DUMMY_DRAW)
        return problem_say(why, tr("\"{1}\" isn’t a seat or any other word of a record"), rest);
    reader->record.plan = plan;
    return true;
}

/* Four days, longer than any clock runs. */
enum { ELAPSED_MAX = 400000 };

static bool read_elapsed(struct reader *reader, char *rest, struct problem *why)
{
    int seconds;
    char *word = text_next_word(&rest);
    if (!word || !text_to_int(word, 0, ELAPSED_MAX, &seconds) || text_next_word(&rest))
        return problem_say(why, tr("The elapsed time isn’t a number of seconds"));
    reader->record.elapsed = (uint32_t)seconds;
    return true;
}

struct header_line {
    const char *word;
    unsigned once; /* its bit, if it may occur only once */
    bool (*read)(struct reader *reader, char *rest, struct problem *why);
};

static const struct header_line header_lines[] = {
    {"rules", SEEN_RULES, read_rules}, {"option", 0, read_option},
    {"seed", SEEN_SEED, read_seed},    {"elapsed", SEEN_ELAPSED, read_elapsed},
    {"dice", SEEN_DICE, read_dice},    {"rounds", SEEN_ROUNDS, read_rounds},
    {"player", 0, read_player},        {"practice", SEEN_PRACTICE, read_practice},
    {"began", SEEN_BEGAN, read_began},
};

static const struct header_line *find_header_line(const char *word)
{
    for (size_t i = 0; i < sizeof header_lines / sizeof header_lines[0]; i++)
        if (strcmp(word, header_lines[i].word) == 0)
            return &header_lines[i];
    return NULL;
}

static bool read_header_line(struct reader *reader, const struct header_line *line, char *rest,
                             struct problem *why)
{
    if (reader->seen & SEEN_BEGIN)
        return problem_say(why, tr("The line \"{1}\" must come before the first deal or move"), line->word);
    if (reader->seen & line->once)
        return problem_say(why, tr("The line \"{1}\" appears twice"), line->word);
    if (line->once != SEEN_RULES && !(reader->seen & SEEN_RULES))
        return problem_say(why, tr("The line \"rules\" must come first"));
    reader->seen |= line->once;
    return line->read(reader, rest, why);
}

static bool read_first_line(struct reader *reader, char *line, struct problem *why)
{
    char *rest = line;
    char *game = text_next_word(&rest), *kind = text_next_word(&rest), *number = text_next_word(&rest);
    reader->seen |= SEEN_FIRST;
    if (!number || strcmp(game, "dueling-tigers") || strcmp(kind, "record"))
        return problem_say(why,
                           tr("This isn’t a match record: it doesn’t start with \"dueling-tigers record\""));
    if (!text_to_int(number, 1, 1000000, &reader->version) || text_next_word(&rest))
        return problem_say(why, tr("The record’s version isn’t a number"));
    if (reader->version > RECORD_VERSION)
        return problem_say(why, tr("This record is version {1}, written by a newer program"),
                           reader->version);
    return true;
}

static bool read_line(struct reader *reader, char *line, struct problem *why)
{
    if (!(reader->seen & SEEN_FIRST))
        return read_first_line(reader, line, why);
    char *rest = line;
    char *word = text_next_word(&rest);
    if (!word || word[0] == '#')
        return true;
    const struct header_line *header = find_header_line(word);
    if (!strcmp(word, "player") && reader->seen & SEEN_BEGIN)
        return read_change(reader, rest, why);
    if (header)
        return read_header_line(reader, header, rest, why);
    if (!(reader->seen & SEEN_BEGIN) && !begin(reader, why))
        return false;
    if (!strcmp(word, "deal"))
        return read_deal(reader, rest, why);
    if (!strcmp(word, "plan"))
        return read_plan(reader, rest, why);
    return strcmp(word, "time-up") ? read_move(reader, word, rest, why) : read_time_up(reader, rest, why);
}

static bool read_all(struct reader *reader, char *text, struct problem *why)
{
    char *line;
    text = unreadable_begin(text);
    while ((line = text_next_line(&text))) {
        reader->line++;
        if (!read_line(reader, line, why))
            return blame_line(why, why->error.line ? why->error.line : reader->line);
    }
    if (!(reader->seen & SEEN_FIRST))
        return problem_say(why, tr("The record is empty"));
    return reader->seen & SEEN_BEGIN || begin(reader, why);
}

/* With `part`, the text before the first bad line is accepted if it has a deal; NULL: it is not. */
static bool parse(struct record *record, const char *text, bool *part, struct problem *why)
{
    struct reader *reader = calloc(1, sizeof *reader);
    char *copy = malloc(strlen(text) + 1);
    struct problem problem = {0};
    CHECK_MEMORY(reader && copy);
    strcpy(copy, text);
    bool good = read_all(reader, copy, &problem);
    bool taken = good || (part && reader->record.count > 0);
    if (taken)
        *record = reader->record;
    else
        record_deinit(&reader->record);
    if (part)
        *part = !good;
    text_clean(problem.error.message, '?');
    if (!good && why)
        *why = problem;
    free(copy);
    free(reader);
    return taken;
}

bool record_parse(struct record *record, const char *text, struct problem *why)
{
    return parse(record, text, NULL, why);
}

bool record_parse_part(struct record *record, const char *text, bool *part, struct problem *why)
{
    return parse(record, text, part, why);
}
