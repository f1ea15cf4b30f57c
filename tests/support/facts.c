/* facts.c: a position as text; see facts.h. */
#include "support/facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/play/view.h"
#include "support/refused.h"

enum { WORDS_MAX = 6, TILES_MAX = 40 };

/* What is asked: of which position, and the words after the fact's name. */
struct asked {
    const struct position *position;
    const struct game *game;
    const struct table *table;
    int seat;  /* the first word, where the fact is of a seat */
    int count; /* the words */
    char *words[WORDS_MAX];
    struct text *out;
};

/* --- what stands in struct table ---------------------------------------------------------------------- */

enum form { NUMBER, POINTS, SEAT, SEATS, TILE, PHASE, OUTCOME, SOURCE };

static const struct member {
    const char *name;
    size_t offset;
    enum form form;
    bool each; /* one for each seat */
} members[] = {
#define OF(name, member, form, each)                                                                         \
    {                                                                                                        \
        name, offsetof(struct table, member), form, each                                                     \
    }
    OF("asked", asked, SEATS, false),
    OF("attacker", stage.attacker, SEAT, false),
    OF("bets", stakes.bets, NUMBER, false),
    OF("bets-made", stakes.bets_made, NUMBER, true),
    OF("counters", stakes.counters, NUMBER, false),
    OF("dead", dead, NUMBER, false),
    OF("dealer", dealer, SEAT, false),
    OF("deals-passed", deals_passed, NUMBER, false),
    OF("declared", result.naming.declared, SEATS, false),
    OF("draw-source", draw_source, SOURCE, false),
    OF("drawn-by", drawn_by, SEAT, false),
    OF("from", result.from, SEAT, false),
    OF("gains", result.gain, POINTS, true),
    OF("guesses", stage.guess_count, NUMBER, false),
    OF("hand-sizes", hand_sizes, NUMBER, true),
    OF("kongs", kongs, NUMBER, false),
    OF("last-tile", result.last_tile, NUMBER, false),
    OF("liable", result.liable, SEAT, true),
    OF("melds", meld_counts, NUMBER, true),
    OF("named-by", result.naming.named_by, SEATS, false),
    OF("outcome", result.outcome, OUTCOME, false),
    OF("phase", phase, PHASE, false),
    OF("pot", stakes.pot, POINTS, false),
    OF("riichi", riichi, NUMBER, true),
    OF("round", round, NUMBER, false),
    OF("rounds", rounds, NUMBER, false),
    OF("scores", scores, POINTS, true),
    OF("seats", seats, NUMBER, false),
    OF("sitting", sitting, SEAT, false),
    OF("source", result.source, SOURCE, false),
    OF("treasure", dummy.treasure, TILE, false),
    OF("turn", turn, SEAT, false),
    OF("turned", stage.turned, TILE, false),
    OF("turns", turns, NUMBER, true),
    OF("value", result.points, POINTS, false),
    OF("wall", wall, NUMBER, false),
    OF("winner", result.winner, SEAT, false),
    OF("winners", result.winners, SEATS, false),
    OF("with", result.tile, TILE, false),
#undef OF
};

static const char *outcome_word(int outcome)
{
    static const char *const names[] = {
        [OUTCOME_NONE] = "none",           [OUTCOME_WIN] = "win",         [OUTCOME_DRAW] = "draw",
        [OUTCOME_PREVENTED] = "prevented", [OUTCOME_INVALID] = "invalid", [OUTCOME_VOID] = "void"};
    return names[outcome];
}

static void add_word(struct text *out, const char *word)
{
    text_add(out, "%s%s", out->size ? " " : "", word);
}

static void add_number(struct text *out, int number)
{
    text_add(out, "%s%d", out->size ? " " : "", number);
}

static const char *seat_word(const struct table *table, int seat)
{
    return seat == SEAT_NONE ? "none" : table_seat_name(table, seat);
}

static void add_seats(const struct asked *ask, unsigned seats)
{
    for (int seat = 0; seat < ask->table->seats; seat++)
        if (seats >> seat & 1)
            add_word(ask->out, table_seat_name(ask->table, seat));
}

static void add_tiles(struct text *out, const uint8_t *tiles, int count)
{
    char list[3 * TILES_MAX] = "";
    for (int i = 0; i < count; i++)
        if (tiles[i] == TILE_NONE || tiles[i] == TILE_HIDDEN)
            count = i;
    tile_append_list(tiles, count, list, sizeof list);
    if (count)
        add_word(out, list);
}

static void add_tile(struct text *out, uint8_t tile)
{
    if (tile == TILE_HIDDEN)
        add_word(out, "hidden");
    else
        add_tiles(out, &tile, 1);
}

static void add_member(const struct asked *ask, enum form form, const void *at)
{
    int value = form == POINTS ? *(const int32_t *)at : *(const uint8_t *)at;
    switch (form) {
    case NUMBER:
    case POINTS:
        add_number(ask->out, value);
        break;
    case SEAT:
        add_word(ask->out, seat_word(ask->table, value));
        break;
    case SEATS:
        add_seats(ask, (unsigned)value);
        break;
    case TILE:
        add_tile(ask->out, (uint8_t)value);
        break;
    case PHASE:
        add_word(ask->out, phase_name((enum phase)value));
        break;
    case OUTCOME:
        add_word(ask->out, outcome_word(value));
        break;
    case SOURCE:
        add_word(ask->out, win_source_name((enum win_source)value));
        break;
    }
}

static const struct member *find_member(const char *name)
{
    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (strcmp(members[i].name, name) == 0)
            return &members[i];
    return NULL;
}

static size_t member_place(const struct member *member, int index)
{
    return member->offset + (size_t)index * (member->form == POINTS ? sizeof(int32_t) : 1);
}

/* One that there is for each seat is said of all, or of the seat that is asked for. */
static void say_member(const struct asked *ask, const struct member *member)
{
    int first = ask->seat == SEAT_NONE ? 0 : ask->seat;
    int count = member->each && ask->seat == SEAT_NONE ? ask->table->seats : 1;
    for (int i = first; i < first + count; i++)
        add_member(ask, member->form, (const char *)ask->table + member_place(member, i));
}

bool facts_set(struct position *position, const char *fact_and_value)
{
    char copy[80], *rest = copy;
    snprintf(copy, sizeof copy, "%s", fact_and_value);
    char *name = text_next_word(&rest), *word;
    const struct member *member = name ? find_member(name) : NULL;
    int count = 0, value;
    if (!member || member->form > POINTS)
        return false;
    while ((word = text_next_word(&rest)) && count < position->game.table.seats) {
        char *place = (char *)&position->game.table + member_place(member, count++);
        if (!text_to_int(word, -100000, 100000, &value))
            return false;
        if (member->form == POINTS)
            *(int32_t *)place = value;
        else
            *(uint8_t *)place = (uint8_t)value;
    }
    return !word && count == (member->each ? position->game.table.seats : 1);
}

/* --- what has to be worked out ------------------------------------------------------------------------ */

static uint8_t tile_asked(const struct asked *ask, int word)
{
    return tile_parse(ask->words[word]);
}

static void say_yes(const struct asked *ask, bool yes)
{
    add_word(ask->out, yes ? "yes" : "no");
}

static void say_tiles(const struct asked *ask)
{
    add_number(ask->out, ask->game->count);
}

static void say_round_wind(const struct asked *ask)
{
    add_tile(ask->out, table_round_wind(ask->table));
}

static void say_wind(const struct asked *ask)
{
    add_tile(ask->out, table_wind(ask->table, ask->seat));
}

static void say_guessed(const struct asked *ask)
{
    for (int i = 0; i < ask->table->stage.guess_count; i++)
        add_tile(ask->out, ask->table->stage.guesses[i]);
}

static void say_dora(const struct asked *ask)
{
    add_tiles(ask->out, ask->table->dora.shown, DORA_MAX);
}

static void say_ura(const struct asked *ask)
{
    add_tiles(ask->out, ask->table->dora.under, DORA_MAX);
}

static void say_meld(const struct asked *ask)
{
    static const char *const names[] = {"chow", "pung", "kong", "added kong", "closed kong"};
    const struct meld *meld = &ask->table->melds[ask->seat][(atoi(ask->words[1]) - 1) & 3];
    if (meld - ask->table->melds[ask->seat] >= ask->table->meld_counts[ask->seat])
        return;
    add_word(ask->out, names[meld->kind]);
    add_tile(ask->out, meld->tile);
    if (meld->kind == MELD_RUN ||
        (meld->kind != MELD_KONG_CLOSED && tile_kind(meld->claimed) != meld->tile)) {
        add_word(ask->out, "with");
        add_tile(ask->out, meld->claimed);
    }
    for (int suit = 0; suit < 3; suit++)
        if (meld->reds >> suit & 1)
            text_add(ask->out, " red %c", "mps"[suit]);
}

static void say_meld_from(const struct asked *ask)
{
    add_member(ask, SEAT, &ask->table->melds[ask->seat][(atoi(ask->words[1]) - 1) & 3].from);
}

static void say_flowers(const struct asked *ask)
{
    uint8_t tiles[8];
    int count = 0;
    for (uint8_t i = 0; i < 8; i++)
        if (ask->table->flowers[ask->seat] >> i & 1)
            tiles[count++] = (uint8_t)(TILE_FLOWER + i);
    add_tiles(ask->out, tiles, count);
}

static void say_pile(const struct asked *ask)
{
    uint8_t tiles[TILES_MAX];
    int pile = ask->seat != SEAT_NONE ? ask->seat : *ask->words[0] == 'd' ? SEAT_DUMMY : PILE_ASIDE;
    int count = table_pile(ask->table, pile, tiles, TILES_MAX);
    for (int i = 0; i < count; i++)
        add_tile(ask->out, tiles[i]);
}

static void say_drawn(const struct asked *ask)
{
    add_tile(ask->out, ask->game->own[ask->seat].drawn);
}

static void say_holds(const struct asked *ask)
{
    say_yes(ask, hand_has(&ask->game->own[ask->seat].hand, tile_asked(ask, 1)));
}

static void say_passed(const struct asked *ask)
{
    add_number(ask->out, ask->game->own[ask->seat].passed[tile_asked(ask, 1)]);
}

/* A rule that stands in the way, with the tile, whose pile it is in where several count, and since when. */
static void add_refusal(const struct asked *ask, const struct refusal *why)
{
    if (why->kind == REFUSAL_NONE)
        return;
    add_word(ask->out, refused_name((enum refusal_kind)why->kind));
    add_tile(ask->out, why->tile);
    if (why->kind == REFUSAL_RIICHI_FURITEN)
        text_add(ask->out, " pile %s", table_seat_name(ask->table, why->pile));
    text_add(ask->out, " turn %d", why->turn);
}

static void say_furiten(const struct asked *ask)
{
    struct refusal why = {0};
    if (legal_furiten(ask->table, &ask->game->own[ask->seat], ask->seat, tile_asked(ask, 1), &why))
        add_refusal(ask, &why);
}

static void say_barred(const struct asked *ask)
{
    struct refusal why = {0};
    if (!legal_can_win_on(ask->table, &ask->game->own[ask->seat], ask->seat, tile_asked(ask, 1),
                          win_source_parse(ask->words[2]), &why))
        add_refusal(ask, &why);
}

static void say_warning(const struct asked *ask)
{
    struct refusal why = {0};
    if (legal_riichi_warning(ask->table, &ask->game->own[ask->seat], ask->seat, tile_asked(ask, 1), &why))
        add_refusal(ask, &why);
}

static void say_let_go(const struct asked *ask)
{
    for (uint8_t tile = 0; tile < TILE_KINDS; tile++)
        if (ask->game->own[ask->seat].passed[tile])
            add_tile(ask->out, tile);
}

static void say_own_waits(const struct asked *ask)
{
    tile_set waits = table_own_waits(ask->table, &ask->game->own[ask->seat], ask->seat);
    for (; waits; waits &= waits - 1)
        add_tile(ask->out, tile_set_first(waits));
}

static void say_hidden(const struct asked *ask)
{
    add_number(ask->out, table_hidden_count(ask->table));
}

static void say_row(const struct asked *ask)
{
    int place = atoi(ask->words[0]);
    if (place >= 0 && place < DUMMY_MAX)
        add_tile(ask->out, ask->table->dummy.row[place]);
}

static void say_three(const struct asked *ask)
{
    struct view view;
    view_init(&view, ask->game, ask->seat);
    add_tiles(ask->out, view.own.three, 3);
}

static void say_kept(const struct asked *ask)
{
    add_number(ask->out, table_kept_since(ask->table, ask->seat));
}

static void say_removed(const struct asked *ask)
{
    if (ask->table->removed < SUIT_HONORS)
        text_add(ask->out, "%c", "mps"[ask->table->removed]);
}

static void say_bonus(const struct asked *ask)
{
    add_tiles(ask->out, ask->table->dummy.bonus, 2);
}

static void say_legal(const struct asked *ask)
{
    position_moves(ask->position, ask->seat, ask->out);
}

static void say_can(const struct asked *ask)
{
    char move[40] = "";
    for (int i = 1; i < ask->count; i++)
        snprintf(move + strlen(move), sizeof move - strlen(move), "%s%s", i > 1 ? " " : "", ask->words[i]);
    say_yes(ask, position_can(ask->position, ask->seat, move));
}

static void say_paid(const struct asked *ask)
{
    if (ask->table->result.outcome != OUTCOME_WIN)
        return;
    text_add(ask->out, "%d:", (int)ask->table->result.points);
    say_member(ask, find_member("gains"));
}

static void say_points(const struct asked *ask)
{
    add_number(ask->out, position_points(ask->position, ask->words[0]));
}

/* Numbers of the suit in play, bit n - 1 for n. */
static void add_numbers(const struct asked *ask, unsigned numbers)
{
    if (numbers)
        add_word(ask->out, "");
    for (int i = 0; i < 9; i++)
        if (numbers >> i & 1)
            text_add(ask->out, "%d", i + 1);
}

static void say_waits(const struct asked *ask)
{
    add_numbers(ask, ask->table->result.naming.waits[ask->seat]);
}

static void say_named(const struct asked *ask)
{
    add_numbers(ask, ask->table->result.naming.named[ask->seat]);
}

/* --- events and views ---------------------------------------------------------------------------------- */

/* As in the bot protocol, but a replacement is no other draw. */
static const char *event_word(int kind)
{
    return kind == EVENT_REPLACEMENT ? "replacement" : event_name((enum event_kind)kind);
}

static enum event_kind kind_asked(const struct asked *ask, int word)
{
    enum event_kind kind = 0;
    while (kind < EVENT_KINDS && strcmp(event_word(kind), ask->words[word]) != 0)
        kind++;
    return kind;
}

static void say_events(const struct asked *ask)
{
    for (int i = 0; i < ask->position->events.count; i++)
        add_word(ask->out, event_word(ask->position->events.list[i].kind));
}

static void say_told(const struct asked *ask)
{
    for (int i = 0; i < ask->position->events.count; i++) {
        const struct event *event = &ask->position->events.list[i];
        for (int word = 0; word < ask->count; word++)
            if (event->kind == kind_asked(ask, word))
                text_add(ask->out, "%s%s %s", ask->out->size ? ", " : "", seat_word(ask->table, event->seat),
                         ask->words[word]);
    }
}

static void say_count(const struct asked *ask)
{
    int count = 0;
    for (int i = 0; i < ask->position->events.count; i++)
        count += ask->position->events.list[i].kind == kind_asked(ask, 0);
    add_number(ask->out, count);
}

static void say_event(const struct asked *ask)
{
    const struct event *event = position_event(ask->position, kind_asked(ask, 0));
    if (!event)
        return;
    add_member(ask, SEAT, &event->seat);
    if (event->tile < TILE_COUNT)
        add_tile(ask->out, event->tile);
    if (event->kind == EVENT_GUESS || event->kind == EVENT_KEEP)
        add_tile(ask->out, event->other);
    add_number(ask->out, event->number);
}

static void say_seen(const struct asked *ask)
{
    const struct event *event = position_event(ask->position, kind_asked(ask, 1));
    if (event)
        add_tile(ask->out, event_seen_by(*event, ask->seat).tile);
}

static void say_shown(const struct asked *ask)
{
    struct view view;
    view_init(&view, ask->game, ask->seat);
    add_seats(ask, view.shown);
}

static void say_discard(const struct asked *ask)
{
    int number = atoi(ask->words[0]);
    if (number > 0 && number <= ask->table->discard_count)
        add_tile(ask->out, ask->table->discards[number - 1].tile);
    if (number > 0 && ask->table->discards[number - 1].flags & DISCARD_RIICHI)
        add_word(ask->out, "riichi");
}

static void say_hand(const struct asked *ask)
{
    struct view view;
    uint8_t tiles[TILES_MAX];
    int seat = seat_parse(ask->words[1], ask->table->seats), count = 0;
    view_init(&view, ask->game, ask->seat);
    const struct hand *hand = seat == SEAT_NONE ? NULL : view_hand(&view, seat);
    for (uint8_t tile = 0; hand && tile < TILE_KINDS; tile++)
        for (int i = 0; i < hand->counts[tile]; i++)
            tiles[count++] = tile;
    add_tiles(ask->out, tiles, count);
}

static void say_suits(const struct asked *ask)
{
    for (int suit = 0; suit < 4; suit++) {
        int count = 0;
        for (int i = 0; i < ask->game->count; i++)
            count += (int)tile_suit(ask->game->wall[i]) == suit;
        if (count)
            text_add(ask->out, "%c", "mpsz"[suit]);
    }
}

/* What follows a fact's name: a letter a word. */
static const struct fact {
    const char *name;
    const char
        *words; /* S a seat, T a tile, K a kind of event, W any word; "+": the last one as often as wanted */
    void (*say)(const struct asked *ask);
} facts[] = {
    {"barred", "STO", say_barred},  {"bonus", "", say_bonus},
    {"can", "SW+", say_can},        {"count", "K", say_count},
    {"discard", "W", say_discard},  {"dora", "", say_dora},
    {"drawn", "S", say_drawn},      {"event", "K", say_event},
    {"events", "", say_events},     {"flowers", "S", say_flowers},
    {"furiten", "ST", say_furiten}, {"guessed", "", say_guessed},
    {"hand", "VW", say_hand},       {"hidden", "", say_hidden},
    {"holds", "ST", say_holds},     {"kept", "S", say_kept},
    {"legal", "S", say_legal},      {"let-go", "S", say_let_go},
    {"meld", "SW", say_meld},       {"meld-from", "SW", say_meld_from},
    {"named", "S", say_named},      {"own-waits", "S", say_own_waits},
    {"paid", "", say_paid},         {"passed", "ST", say_passed},
    {"pile", "P", say_pile},        {"points", "N", say_points},
    {"removed", "", say_removed},   {"round-wind", "", say_round_wind},
    {"row", "W", say_row},          {"seen", "VK", say_seen},
    {"shown", "V", say_shown},      {"suits", "", say_suits},
    {"three", "V", say_three},      {"tiles", "", say_tiles},
    {"told", "K+", say_told},       {"ura", "", say_ura},
    {"waits", "S", say_waits},      {"warning", "ST", say_warning},
    {"wind", "S", say_wind},
};

/* True if the word is what the letter stands for. */
static bool word_fits(struct asked *ask, int word, char letter)
{
    const char *text = ask->words[word];
    if (letter == 'T')
        return tile_asked(ask, word) != TILE_NONE;
    if (letter == 'K')
        return kind_asked(ask, word) != EVENT_KINDS;
    if (letter == 'N')
        return ruleset_pattern(ask->table->rules, text) != NULL;
    if (letter == 'O')
        return win_source_parse(text) != WIN_SOURCES;
    if (letter == 'W')
        return true;
    ask->seat = seat_parse(text, ask->table->seats);
    return ask->seat != SEAT_NONE || (letter == 'V' && strcmp(text, "nobody") == 0) ||
           (letter == 'P' && (strcmp(text, "aside") == 0 || strcmp(text, "dummy") == 0));
}

static bool words_fit(struct asked *ask, const char *letters)
{
    int word = 0;
    for (; word < ask->count && *letters; word++) {
        if (!word_fits(ask, word, *letters))
            return false;
        letters += letters[1] != '+' || word + 1 == ask->count;
    }
    return word == ask->count && (!*letters || *letters == '+');
}

bool facts_say(const struct position *position, const char *fact, struct text *out, struct error *why)
{
    char copy[120], *rest = copy, *word;
    struct asked ask = {position, &position->game, &position->game.table, SEAT_NONE, 0, {0}, out};
    snprintf(copy, sizeof copy, "%s", fact);
    const char *name = text_next_word(&rest);
    struct view view;
    if (name && strcmp(name, "as") == 0) {
        word = text_next_word(&rest);
        view_init(&view, ask.game, word ? seat_parse(word, ask.table->seats) : SEAT_NONE);
        ask.table = &view.table;
        name = text_next_word(&rest);
    }
    while (ask.count < WORDS_MAX && (word = text_next_word(&rest)))
        ask.words[ask.count++] = word;
    const struct member *member = name ? find_member(name) : NULL;
    if (member && words_fit(&ask, member->each && ask.count ? "S" : "")) {
        say_member(&ask, member);
    } else {
        size_t i = 0;
        while (name && i < sizeof facts / sizeof *facts && strcmp(facts[i].name, name) != 0)
            i++;
        if (!name || i == sizeof facts / sizeof *facts)
            return error_set(why, "there is no fact \"%s\"", fact);
        if (!words_fit(&ask, facts[i].words))
            return error_set(why, "the fact \"%s\" has other words", fact);
        facts[i].say(&ask);
    }
    if (!out->size)
        text_add(out, "none");
    return true;
}
