/* scripted.c: see scripted.h. */
#include "session/study/scripted.h"

#include <string.h>

#include "base/text.h"

enum { FILL_STEP = 7, BACK_MAX = 20, TEXT_MAX = 1024 };

/* A part of a deal; the first `listed` of its tiles are given by the text. */
struct section {
    const char *name;
    int size;
    int listed;
    uint8_t tiles[WALL_MAX];
};

/* The hands come first, in order of play from the dealer. */
enum {
    SECTION_DUMMY = SEAT_MAX,
    SECTION_WALL,
    SECTION_END,
    SECTION_BACK,
    SECTION_DORA,
    SECTION_URA,
    SECTION_ASIDE,
    SECTIONS
};

struct rig {
    struct section sections[SECTIONS];
    uint8_t left[TILE_COUNT]; /* copies in play that have no place yet */
    int cursor;               /* of the filling */
    bool dead_wall;           /* the replacement tiles are apart from the wall */
    bool flowers;             /* flowers are in play */
    int buried;               /* how many of them are at the end of the back */
};

/* Takes a section's tiles from those left; tiles of several statements are joined. */
static bool list_section(struct rig *rig, struct section *section, const char *tiles, struct error *error)
{
    struct error bad;
    int before = section->listed;
    int more = tile_parse_list(tiles, section->tiles + before, section->size - before, &bad);
    if (more < 0)
        return error_say(error, tr("{1} {2}: {3}"), section->name, tiles, bad.message);
    section->listed += more;
    if (section == &rig->sections[SECTION_ASIDE])
        return true;
    for (int i = before; i < section->listed; i++)
        if (rig->left[section->tiles[i]]-- == 0)
            return error_say(error, tr("{1}: one {2} too many"), section->name, tile_name(section->tiles[i]));
    return true;
}

static bool read_section(struct rig *rig, char *statement, struct error *error)
{
    char *tiles = statement;
    char *name = text_next_word(&tiles);
    for (int i = 0; i < SECTIONS; i++)
        if (rig->sections[i].size && strcmp(name, rig->sections[i].name) == 0)
            return list_section(rig, &rig->sections[i], tiles, error);
    return error_say(error, tr("no such part of a deal: {1}"), name);
}

static bool section_holds(const struct section *section, int count, int kind)
{
    return memchr(section->tiles, kind, (size_t)count) != NULL;
}

/* Returns the next kind left in the fixed order, preferably one that the section lacks; red fives last. */
static uint8_t next_filler(struct rig *rig, const struct section *section, int count)
{
    int any = -1;
    for (int tries = 0; tries < TILE_KINDS; tries++) {
        rig->cursor = (rig->cursor + FILL_STEP) % TILE_KINDS;
        if (!rig->left[rig->cursor])
            continue;
        if (any < 0)
            any = rig->cursor;
        if (!section_holds(section, count, rig->cursor)) {
            any = rig->cursor;
            break;
        }
    }
    for (int red = TILE_RED_FIVE; any < 0; red++)
        any = rig->left[red] ? red : -1;
    rig->left[any]--;
    return (uint8_t)any;
}

/* Puts flowers that are not listed at the far end of the dead wall, where no test draws. False if that end
 * is listed. */
static bool bury_flowers(struct rig *rig)
{
    struct section *back = &rig->sections[SECTION_BACK];
    int place = back->size;
    for (uint8_t tile = TILE_FLOWER; rig->flowers && tile < TILE_RED_FIVE; tile++)
        if (rig->left[tile]) {
            if (place == back->listed)
                return false;
            rig->left[tile]--;
            back->tiles[--place] = tile;
        }
    rig->buried = back->size - place;
    return true;
}

static void fill_sections(struct rig *rig)
{
    /* Without a dead wall the wall is last; tiles listed for its end are handled separately. */
    int last = rig->dead_wall ? SECTION_URA : SECTION_WALL;
    for (int i = 0; i <= last; i++) {
        struct section *section = &rig->sections[i];
        int size = section->size;
        if (i == SECTION_END)
            continue;
        if (i == SECTION_WALL)
            size -= rig->sections[rig->dead_wall ? SECTION_END : SECTION_BACK].listed;
        if (i == SECTION_BACK)
            size -= rig->buried;
        for (int place = section->listed; place < size; place++)
            section->tiles[place] = next_filler(rig, section, place);
    }
}

/* Sets tiles of the removed suit aside: the numbers 1, 2, 3 and the treasure 4 unless listed. */
static void fill_aside(struct rig *rig, int removed, int count)
{
    struct section *aside = &rig->sections[SECTION_ASIDE];
    for (int i = aside->listed; i < count; i++)
        aside->tiles[i] = (uint8_t)(9 * removed + i);
}

static void init_copies(struct rig *rig, const struct table *table)
{
    table_copies(table, rig->left);
    for (int suit = 0; table_option(table, OPTION_RED_FIVES) && suit < 3; suit++) {
        rig->left[TILE_RED_FIVE + suit] = 1;
        rig->left[9 * suit + 4]--;
    }
    rig->flowers = table_has_flowers(table);
    for (uint8_t tile = TILE_FLOWER; rig->flowers && tile < TILE_RED_FIVE; tile++)
        rig->left[tile] = 1;
}

/* Finds the dealer and the players as game_deal does. */
static void rig_init(struct rig *rig, const struct game *game)
{
    *rig = (struct rig){0};
    struct table table = game->table;
    const struct ruleset *rules = table.rules;
    init_copies(rig, &table);
    int in_play = 0, dealer = 0;
    for (int tile = 0; tile < TILE_COUNT; tile++)
        in_play += rig->left[tile];
    if (table.round > 0)
        dealer = rules->next_dealer ? rules->next_dealer(&table) : table_next(&table, table.dealer);
    table.sitting = (uint8_t)(rules->sits_out ? rules->sits_out(&table, dealer) : SEAT_NONE);
    struct section *sections = rig->sections;
    int players = table_players(&table), size = 3 * table.sets + 1;
    for (int i = 0, seat = dealer; i < players; i++, seat = table_next(&table, seat))
        sections[i] = (struct section){.name = seat_name(seat, table.seats), .size = size + (i == 0)};
    int wall = in_play - players * size - 1 - rules->dummy - rules->dead_wall;
    rig->dead_wall = rules->dead_wall > 0;
    sections[SECTION_DUMMY] = (struct section){.name = "dummy", .size = rules->dummy};
    sections[SECTION_WALL] = (struct section){.name = "wall", .size = wall};
    int indicators = rules->has_dora ? DORA_MAX : 0;
    int back = rig->dead_wall ? rules->dead_wall - 2 * indicators : BACK_MAX;
    sections[SECTION_BACK] = (struct section){.name = "back", .size = back};
    sections[SECTION_END] = (struct section){.name = "end", .size = rig->dead_wall ? BACK_MAX : 0};
    sections[SECTION_DORA] = (struct section){.name = "dora", .size = indicators};
    sections[SECTION_URA] = (struct section){.name = "ura", .size = indicators};
    sections[SECTION_ASIDE] = (struct section){.name = "aside", .size = ASIDE_MAX};
}

static void put(struct deal *deal, const uint8_t *tiles, int count)
{
    memcpy(deal->wall + deal->count, tiles, (size_t)count);
    deal->count = (uint8_t)(deal->count + count);
}

/* A deal is the order in which the tiles are taken: the hands, the dummy's row, the dealer's first draw,
 * further draws. Replacements come from its end, before them the indicators, each over its ura dora. */
static void rig_deal(const struct rig *rig, struct deal *deal)
{
    const struct section *sections = rig->sections, *back = &sections[SECTION_BACK];
    const struct section *end = &sections[SECTION_END];
    int hand = sections[0].size - 1;
    *deal = (struct deal){0};
    for (int i = 0; i < SEAT_MAX; i++)
        put(deal, sections[i].tiles, sections[i].size ? hand : 0);
    put(deal, sections[SECTION_DUMMY].tiles, sections[SECTION_DUMMY].size);
    put(deal, sections[0].tiles + hand, 1);
    put(deal, sections[SECTION_WALL].tiles,
        sections[SECTION_WALL].size - (rig->dead_wall ? end->listed : back->listed));
    put(deal, end->tiles, end->listed);
    for (int i = sections[SECTION_DORA].size - 1; i >= 0; i--) {
        put(deal, &sections[SECTION_URA].tiles[i], 1);
        put(deal, &sections[SECTION_DORA].tiles[i], 1);
    }
    for (int i = (rig->dead_wall ? back->size : back->listed) - 1; i >= 0; i--)
        put(deal, &back->tiles[i], 1);
}

/* Fills the sections from the text. */
static bool read_text(struct rig *rig, const char *text, struct error *error)
{
    char copy[TEXT_MAX], *rest = copy, *statement;
    if (strlen(text) >= sizeof copy)
        return error_say(error, tr("the deal is too long: {1}"), tr_short(text, 40));
    strcpy(copy, text);
    while ((statement = text_next_statement(&rest)))
        if (!read_section(rig, statement, error))
            return false;
    return true;
}

bool scripted_deal(struct deal *deal, const struct game *game, const char *text, struct error *error)
{
    struct deal shuffled;
    struct refusal refusal;
    struct rig rig;
    if (game->table.phase != PHASE_DEAL)
        return error_say(error, tr("the game isn’t waiting for a deal"));
    deal_shuffle(&shuffled, game, 1); /* to learn how many tiles are set aside */
    rig_init(&rig, game);
    if (!read_text(&rig, text, error))
        return false;
    if (!bury_flowers(&rig))
        return error_say(error, tr("the deal’s tiles don’t match the set"));
    fill_sections(&rig);
    fill_aside(&rig, game->table.removed, shuffled.aside_count);
    rig_deal(&rig, deal);
    deal->aside_count = shuffled.aside_count;
    memcpy(deal->aside, rig.sections[SECTION_ASIDE].tiles, deal->aside_count);
    return deal_check(deal, game, &refusal) || error_say(error, tr("the deal’s tiles don’t match the set"));
}

struct session *scripted_session(const struct setup *setup, int removed, const char *text,
                                 struct error *error)
{
    struct record record;
    struct game game;
    struct events events;
    struct deal deal;
    record_init(&record, setup);
    record_start(&record, &game);
    if (setup->rules->removes_suit) {
        record_add_move(&record, move_make_number(MOVE_REMOVE, 0, removed, 0));
        game_apply(&game, record.entries[0].move, &events);
    }
    struct session *session = NULL;
    if (scripted_deal(&deal, &game, text, error)) {
        record_add_deal(&record, &deal, setup->seed);
        session = session_from_record(&record);
        session_go_to(session, record.count);
    }
    record_deinit(&record);
    return session;
}
