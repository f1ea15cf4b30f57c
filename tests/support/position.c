/* position.c: set-ups and scripts for tests; see position.h. */
#include "support/position.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "support/invariants.h"
#include "support/refused.h"

enum { TEXT_MOST = 1024, FILL_STEP = 7, BACK_MOST = 20 };

/* Where the caller stands, for failures. */
struct place {
    const char *file;
    int line;
};

static void fail_at(struct place at, const char *format, ...) ERROR_PRINTF(2, 3);

static void fail_at(struct place at, const char *format, ...)
{
    char message[TEXT_MOST];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    print_error("%s\n", message);
    _fail(at.file, at.line);
}

/* The places of a deal that stand together; `listed` of them are said in the set-up. */
struct section {
    const char *name;
    int size;
    int listed;
    uint8_t tiles[WALL_MOST];
};

/* The hands come first, in order of play from the dealer. */
enum {
    SECTION_DUMMY = SEAT_MOST,
    SECTION_WALL,
    SECTION_END,
    SECTION_BACK,
    SECTION_DORA,
    SECTION_URA,
    SECTION_ASIDE,
    SECTIONS
};

struct setup {
    struct section sections[SECTIONS];
    uint8_t left[TILE_COUNT]; /* copies in play that lie nowhere yet */
    int cursor;               /* of the filling */
    bool dead_wall;           /* what lies at the back is apart from the wall */
    bool flowers;             /* are in play */
    int buried;               /* of them, at the end of the back */
};

static void check_invariants(const struct position *position, struct place at, const char *when)
{
    const char *broken = invariants_broken(&position->game);
    if (broken)
        fail_at(at, "after \"%s\": %s", when, broken);
}

/* Cuts the next statement off `*rest`, without blanks around it; NULL at the end. */
static char *next_statement(char **rest)
{
    while (*rest && **rest) {
        char *statement = *rest + strspn(*rest, " \n");
        char *end = statement + strcspn(statement, ";");
        *rest = *end ? end + 1 : end;
        *end = '\0';
        while (end > statement && strchr(" \n", end[-1]))
            *--end = '\0';
        if (*statement)
            return statement;
    }
    return NULL;
}

static void copy_text(char out[TEXT_MOST], const char *text, struct place at)
{
    if (strlen(text) >= TEXT_MOST)
        fail_at(at, "the text is too long: %.40s", text);
    snprintf(out, TEXT_MOST, "%s", text);
}

/* Takes the tiles of a section off those left. */
static void list_section(struct setup *setup, struct section *section, const char *tiles, struct place at)
{
    struct error why;
    section->listed = tile_parse_list(tiles, section->tiles, section->size, &why);
    if (section->listed < 0)
        fail_at(at, "%s %s: %s", section->name, tiles, why.message);
    if (section == &setup->sections[SECTION_ASIDE])
        return;
    for (int i = 0; i < section->listed; i++)
        if (setup->left[section->tiles[i]]-- == 0)
            fail_at(at, "%s: one %s too many", section->name, tile_name(section->tiles[i]));
}

static void read_section(struct setup *setup, char *statement, struct place at)
{
    char *tiles = statement;
    char *name = text_next_word(&tiles);
    for (int i = 0; i < SECTIONS; i++) {
        if (setup->sections[i].size && strcmp(name, setup->sections[i].name) == 0) {
            list_section(setup, &setup->sections[i], tiles, at);
            return;
        }
    }
    fail_at(at, "no such part of a deal: %s", name);
}

static bool section_holds(const struct section *section, int count, int kind)
{
    return memchr(section->tiles, kind, (size_t)count) != NULL;
}

/* The next kind that is left in the fixed order, at best one that the section lacks; red fives last of all.
 */
static uint8_t next_filler(struct setup *setup, const struct section *section, int count)
{
    int any = -1;
    for (int tries = 0; tries < TILE_KINDS; tries++) {
        setup->cursor = (setup->cursor + FILL_STEP) % TILE_KINDS;
        if (!setup->left[setup->cursor])
            continue;
        if (any < 0)
            any = setup->cursor;
        if (!section_holds(section, count, setup->cursor)) {
            any = setup->cursor;
            break;
        }
    }
    for (int red = TILE_RED_FIVE; any < 0; red++)
        any = setup->left[red] ? red : -1;
    setup->left[any]--;
    return (uint8_t)any;
}

/* Flowers that are not listed lie where no test draws: at the far end of the dead wall. */
static void bury_flowers(struct setup *setup)
{
    struct section *back = &setup->sections[SECTION_BACK];
    int place = back->size;
    for (uint8_t tile = TILE_FLOWER; setup->flowers && tile < TILE_RED_FIVE; tile++)
        if (setup->left[tile]) {
            setup->left[tile]--;
            back->tiles[--place] = tile;
        }
    setup->buried = back->size - place;
}

static void fill_sections(struct setup *setup)
{
    bury_flowers(setup);
    /* Without a dead wall the wall goes last; what is listed for its end lies apart. */
    int last = setup->dead_wall ? SECTION_URA : SECTION_WALL;
    for (int i = 0; i <= last; i++) {
        struct section *section = &setup->sections[i];
        int size = section->size;
        if (i == SECTION_END)
            continue;
        if (i == SECTION_WALL)
            size -= setup->sections[setup->dead_wall ? SECTION_END : SECTION_BACK].listed;
        if (i == SECTION_BACK)
            size -= setup->buried;
        for (int place = section->listed; place < size; place++)
            section->tiles[place] = next_filler(setup, section, place);
    }
}

/* Aside lie tiles of the suit taken out: the numbers 1, 2, 3 and the treasure 4 if nothing is said. */
static void fill_aside(struct setup *setup, int removed, int count)
{
    struct section *aside = &setup->sections[SECTION_ASIDE];
    for (int i = aside->listed; i < count; i++)
        aside->tiles[i] = (uint8_t)(9 * removed + i);
}

static void init_copies(struct setup *setup, const struct table *table)
{
    table_copies(table, setup->left);
    for (int suit = 0; table_option(table, OPTION_RED_FIVES) && suit < 3; suit++) {
        setup->left[TILE_RED_FIVE + suit] = 1;
        setup->left[9 * suit + 4]--;
    }
    setup->flowers = table_has_flowers(table);
    for (uint8_t tile = TILE_FLOWER; setup->flowers && tile < TILE_RED_FIVE; tile++)
        setup->left[tile] = 1;
}

/* Who deals and who plays is found out as game_deal does. */
static void setup_init(struct setup *setup, const struct game *game)
{
    *setup = (struct setup){0};
    struct table table = game->table;
    const struct ruleset *rules = table.rules;
    init_copies(setup, &table);
    int in_play = 0, dealer = 0;
    for (int tile = 0; tile < TILE_COUNT; tile++)
        in_play += setup->left[tile];
    if (table.round > 0)
        dealer = rules->next_dealer ? rules->next_dealer(&table) : table_next(&table, table.dealer);
    table.sitting = (uint8_t)(rules->sits_out ? rules->sits_out(&table, dealer) : SEAT_NONE);
    struct section *sections = setup->sections;
    int players = table.seats - (table.sitting != SEAT_NONE), size = 3 * table.sets + 1;
    for (int i = 0, seat = dealer; i < players; i++, seat = table_next(&table, seat))
        sections[i] = (struct section){.name = seat_name(seat, table.seats), .size = size + (i == 0)};
    int wall = in_play - players * size - 1 - rules->dummy - rules->dead_wall;
    setup->dead_wall = rules->dead_wall > 0;
    sections[SECTION_DUMMY] = (struct section){.name = "dummy", .size = rules->dummy};
    sections[SECTION_WALL] = (struct section){.name = "wall", .size = wall};
    int indicators = rules->has_dora ? DORA_MOST : 0;
    int back = setup->dead_wall ? rules->dead_wall - 2 * indicators : BACK_MOST;
    sections[SECTION_BACK] = (struct section){.name = "back", .size = back};
    sections[SECTION_END] = (struct section){.name = "end", .size = setup->dead_wall ? BACK_MOST : 0};
    sections[SECTION_DORA] = (struct section){.name = "dora", .size = indicators};
    sections[SECTION_URA] = (struct section){.name = "ura", .size = indicators};
    sections[SECTION_ASIDE] = (struct section){.name = "aside", .size = ASIDE_MOST};
}

static void put(struct deal *deal, const uint8_t *tiles, int count)
{
    memcpy(deal->wall + deal->count, tiles, (size_t)count);
    deal->count = (uint8_t)(deal->count + count);
}

/* A deal is the order in which the tiles are taken: the hands, the dummy's row, the dealer's first draw, the
 * further draws; replacements come from its end, before them the indicators, each over its ura dora. */
static void setup_deal(const struct setup *setup, struct deal *deal)
{
    const struct section *sections = setup->sections, *back = &sections[SECTION_BACK];
    const struct section *end = &sections[SECTION_END];
    int hand = sections[0].size - 1;
    *deal = (struct deal){0};
    for (int i = 0; i < SEAT_MOST; i++)
        put(deal, sections[i].tiles, sections[i].size ? hand : 0);
    put(deal, sections[SECTION_DUMMY].tiles, sections[SECTION_DUMMY].size);
    put(deal, sections[0].tiles + hand, 1);
    put(deal, sections[SECTION_WALL].tiles,
        sections[SECTION_WALL].size - (setup->dead_wall ? end->listed : back->listed));
    put(deal, end->tiles, end->listed);
    for (int i = sections[SECTION_DORA].size - 1; i >= 0; i--) {
        put(deal, &sections[SECTION_URA].tiles[i], 1);
        put(deal, &sections[SECTION_DORA].tiles[i], 1);
    }
    for (int i = (setup->dead_wall ? back->size : back->listed) - 1; i >= 0; i--)
        put(deal, &back->tiles[i], 1);
}

void position_rig_at(struct deal *deal, const struct game *game, const char *text, const char *file, int line)
{
    struct place at = {file, line};
    if (game->table.phase != PHASE_DEAL)
        fail_at(at, "the game does not wait for a deal");
    struct deal shuffled;
    deal_shuffle(&shuffled, game, 1); /* tells how many tiles lie aside */
    struct setup setup;
    setup_init(&setup, game);
    char copy[TEXT_MOST], *rest = copy, *statement;
    copy_text(copy, text, at);
    while ((statement = next_statement(&rest)))
        read_section(&setup, statement, at);
    fill_sections(&setup);
    fill_aside(&setup, game->table.removed, shuffled.aside_count);
    setup_deal(&setup, deal);
    deal->aside_count = shuffled.aside_count;
    memcpy(deal->aside, setup.sections[SECTION_ASIDE].tiles, deal->aside_count);
    struct refusal why;
    if (!deal_check(deal, game, &why))
        fail_at(at, "no good deal: %s", refused_name((enum refusal_kind)why.kind));
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
    char id[TEXT_MOST] = "dueling-tigers";
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
    char copy[TEXT_MOST], *rest = copy, *statement;
    copy_text(copy, text, at);
    char removed = 's';
    struct error why;
    while ((statement = next_statement(&rest))) {
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

void position_init_at(struct position *position, const char *text, const char *file, int line)
{
    struct place at = {file, line};
    const struct ruleset *rules = read_mode(&text, at);
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    struct text deal;
    text_init(&deal);
    struct refusal why;
    char removed = read_match(text, rules, options, &deal, at);
    if (!ruleset_check(rules, options, &why))
        fail_at(at, "no such match: %s", refused_name((enum refusal_kind)why.kind));
    game_init(&position->game, rules, options, ruleset_seats(rules, options));
    char words[16];
    snprintf(words, sizeof words, "remove %c", removed);
    if (rules->removes_suit)
        position_play_at(position, words, file, line);
    char copy[TEXT_MOST];
    copy_text(copy, text_string(&deal), at);
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
    char whole[TEXT_MOST];
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
    char copy[TEXT_MOST], *rest = copy, *statement;
    copy_text(copy, script, at);
    while ((statement = next_statement(&rest)))
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

void position_drain_at(struct position *position, int left, const char *file, int line)
{
    while (position->game.table.wall > left)
        position_turn_at(position, "", file, line);
}

void position_paid_at(const struct position *position, int points, const char *gains, const char *file,
                      int line)
{
    const struct table *table = &position->game.table;
    char found[80] = "";
    for (int seat = 0; seat < table->seats; seat++) {
        size_t used = strlen(found);
        snprintf(found + used, sizeof found - used, "%s%d", seat ? " " : "", (int)table->result.gain[seat]);
    }
    if (table->result.outcome != OUTCOME_WIN || table->result.points != points || strcmp(found, gains) != 0)
        fail_at((struct place){file, line}, "a hand of %d points, paid %s\n  expected %d, paid %s",
                (int)table->result.points, found, points, gains);
}

void position_expect_at(const struct position *position, int seat, const char *moves, const char *file,
                        int line)
{
    struct move list[MOVE_MOST];
    int count = game_legal(&position->game, seat, list);
    struct text text;
    text_init(&text);
    for (int i = 0; i < count; i++) {
        char words[MOVE_TEXT];
        move_print(list[i], words);
        text_add(&text, "%s%s", i ? ", " : "", words);
    }
    char found[TEXT_MOST];
    snprintf(found, sizeof found, "%s", text_string(&text));
    text_deinit(&text);
    if (strcmp(found, moves) != 0)
        fail_at((struct place){file, line}, "%s may: %s\n     expected: %s",
                seat_name(seat, position->game.table.seats), found, moves);
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
