/* log.c: a match told in sentences; see log.h. */
#include "cli/wire/log.h"

#include <stdio.h>
#include <string.h>

#include "cli/wire/wire.h"

enum { WORDS = 40 };

/* "East" for a seat, "the dummy" for SEAT_DUMMY. */
static const char *seat_words(const struct table *table, int seat)
{
    static const char *const names[] = {"East", "South", "West", "North"};
    if (seat == SEAT_DUMMY)
        return "the dummy";
    return seat == SEAT_NONE ? "nobody" : names[seat_parse(table_seat_name(table, seat), SEAT_MOST)];
}

/* "5 dots (5p)", "East wind (1z)". */
static const char *tile_words(uint8_t tile, char out[WORDS])
{
    char text[3];
    if (tile >= TILE_COUNT)
        return "a tile";
    tile_print(tile, text);
    snprintf(out, WORDS, "%s%s (%s)", tile_name(tile), tile_is_wind(tile) ? " wind" : "", text);
    return out;
}

/* What a win came from, for "wins <words>". */
static const char *source_words(const struct table *table, int source, int from, char out[WORDS])
{
    switch ((enum win_source)source) {
    case WIN_SELF_DRAW:
        return "by an own draw";
    case WIN_REPLACEMENT:
        return "by a replacement tile";
    case WIN_DISCARD:
        snprintf(out, WORDS, "on %s's discard", seat_words(table, from));
        return out;
    case WIN_ROBBED_KONG:
        snprintf(out, WORDS, "by robbing %s's kong", seat_words(table, from));
        return out;
    case WIN_DUMMY_DISCARD:
        return "on the dummy's discard";
    default:
        return "on a tile of the dummy's row";
    }
}

static void print_deal(const struct event *event, const struct view *view)
{
    const struct table *table = &view->table;
    char words[WORDS];
    printf("Round %d, %s deals", event->number, seat_words(table, event->seat));
    if (table->sitting != SEAT_NONE)
        printf(", %s sits out", seat_words(table, table->sitting));
    printf("\n");
    for (int seat = 0; seat < table->seats; seat++) {
        uint8_t tiles[HAND_MOST + 8];
        char text[2 * (HAND_MOST + 8) + 1] = "";
        if (!(view->shown >> seat & 1) || seat == table->sitting)
            continue;
        int count = hand_list(&view->hands[seat], tiles);
        for (uint8_t i = 0; i < 8; i++)
            if (table->flowers[seat] >> i & 1)
                tiles[count++] = (uint8_t)(TILE_FLOWER + i);
        tile_print_list(tiles, count, text, sizeof text);
        printf("  %s holds %s\n", seat_words(table, seat), text);
    }
    if (table->dora.shown[0] != TILE_NONE)
        printf("  The indicator is %s\n", tile_words(table->dora.shown[0], words));
}

/* "14m", or "nothing". */
static const char *kinds_words(tile_set kinds, char out[WORDS])
{
    uint8_t tiles[TILE_KINDS];
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS && count < WORDS / 2 - 1; kind++)
        if (kinds & TILE_BIT(kind))
            tiles[count++] = kind;
    out[0] = '\0';
    tile_print_list(tiles, count, out, WORDS);
    return count ? out : "nothing";
}

static tile_set suit_kinds(const struct table *table, unsigned numbers)
{
    int suit = table_option(table, OPTION_SUIT);
    return (tile_set)(numbers & 0x1ff) << (9 * suit);
}

static void print_kong(const struct event *event, const struct table *table, const char *who,
                       const char *tile)
{
    if (event->number == MELD_KONG_CLOSED)
        printf("  %s lays out a closed kong of %s\n", who, tile);
    else if (event->number == MELD_KONG_ADDED)
        printf("  %s adds %s to a pung, for a kong\n", who, tile);
    else
        printf("  %s claims %s from %s for a kong\n", who, tile, seat_words(table, event->from));
}

/* Events whose sentence is "<seat> <does this> <tile>"; NULL for the others. */
static const char *plain_verb(enum event_kind kind)
{
    static const char *const verbs[EVENT_KINDS] = {
        [EVENT_DRAW] = "draws",
        [EVENT_REPLACEMENT] = "draws from the back of the wall:",
        [EVENT_FLOWER] = "lays out",
        [EVENT_DISCARD] = "discards",
        [EVENT_KONG_OFFERED] = "wants to make a kong, which may be robbed, with",
        [EVENT_DUMMY_DISCARD] = "draws for the dummy, which discards",
        [EVENT_TREASURE] = "turns up the treasure,",
        [EVENT_LAY_DOWN] = "lays down and draws again:",
        [EVENT_DECLARE] = "declares a win on",
    };
    return verbs[kind];
}

/* The sentences of other events. */
static void print_event(const struct event *event, const struct table *table, const char *who,
                        const char *tile)
{
    char words[WORDS];
    switch ((enum event_kind)event->kind) {
    case EVENT_REMOVE:
        printf("%s takes out the suit of %s\n", who, suit_name((enum suit)event->number));
        break;
    case EVENT_KEEP:
        printf("  %s keeps %s and %s as bonus indicators\n", who, tile, tile_words(event->other, words));
        break;
    case EVENT_RIICHI:
        printf("  %s declares Riichi\n", who);
        break;
    case EVENT_TENPAI:
        printf("  %s declares tenpai\n", who);
        break;
    case EVENT_CHOW:
        printf("  %s claims %s from %s for a chow\n", who, tile, seat_words(table, event->from));
        break;
    case EVENT_PUNG:
        printf("  %s claims %s from %s for a pung\n", who, tile, seat_words(table, event->from));
        break;
    case EVENT_KONG:
        print_kong(event, table, who, tile);
        break;
    case EVENT_REVEAL:
        printf("  %s turns tile %d of the dummy's row up: %s\n", who, event->number, tile);
        break;
    case EVENT_WIN:
        printf("  %s wins %s with %s\n", who, source_words(table, event->number, event->from, words), tile);
        break;
    case EVENT_DORA:
        printf("  A further indicator is turned up: %s\n", tile);
        break;
    case EVENT_GUESS:
        printf("  %s guesses %s and %s: %s\n", who, tile, tile_words(event->other, words),
               event->number ? "right" : "wrong");
        break;
    case EVENT_TURN:
        printf("  %s turns %s%s\n", who, event->number ? "a replacement tile, " : "", tile);
        break;
    case EVENT_NAME:
        printf("  %s names %s\n", who, kinds_words(suit_kinds(table, wire_named(event)), words));
        break;
    default:
        break;
    }
}

void log_event(const struct event *event, const struct view *view)
{
    char words[WORDS];
    const char *tile = tile_words(event->tile, words);
    const char *who = seat_words(&view->table, event->seat);
    const char *verb = plain_verb((enum event_kind)event->kind);
    if (event->kind == EVENT_DEAL)
        print_deal(event, view);
    else if (verb)
        printf("  %s %s %s\n", who, verb, tile);
    else
        print_event(event, &view->table, who, tile);
}

static void print_scores(const struct table *table)
{
    for (int seat = 0; seat < table->seats; seat++)
        printf("%s%s %d", seat ? ", " : "", seat_words(table, seat), (int)table->scores[seat]);
}

/* What a hand is worth and why. */
static void print_score(const struct table *table, const struct score *score)
{
    printf(", %d point%s", score->points, score->points == 1 ? "" : "s");
    if (score->fu)
        printf(" for %d han %d fu", score->han, score->fu);
    else if (score->han)
        printf(" for %d han", score->han);
    else if (table->rules->counts_faan)
        printf(" for %d faan", score->faan);
    for (int i = 0; i < score->line_count; i++)
        printf("%s %s %d", i ? "," : ":", score->lines[i].pattern->name, score->lines[i].points);
}

/* Who pays for a hand though the tile was not theirs. */
static void print_liable(const struct table *table, int winner)
{
    int liable = table->result.liable[winner];
    if (liable == SEAT_NONE)
        return;
    if (liable == winner)
        printf(". Each pays for it: %s", table->rules->liability);
    else
        printf(". %s pays for it: %s", seat_words(table, liable), table->rules->liability);
}

static void print_win(const struct view *view, const struct score *score)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    char tile[WORDS], source[WORDS];
    printf("%s wins %s with %s", seat_words(table, result->winner),
           source_words(table, result->source, result->from, source), tile_words(result->tile, tile));
    print_score(table, score);
    print_liable(table, result->winner);
    for (int i = 1; i < table->seats; i++) {
        int seat = (result->winner + i) % table->seats;
        struct win win;
        struct score other;
        if (!view_result_of(view, seat, &win, &other))
            continue;
        printf(". %s wins too", seat_words(table, seat));
        print_score(table, &other);
        print_liable(table, seat);
    }
}

/* Why nobody won. */
static void print_no_win(const struct view *view)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    char words[WORDS];
    bool declared = table->stage.attacker != SEAT_NONE;
    switch ((enum outcome)result->outcome) {
    case OUTCOME_PREVENTED:
        printf("%s guesses a wait of %s and prevents the win", seat_words(table, result->from),
               seat_words(table, table->stage.attacker));
        break;
    case OUTCOME_INVALID:
        printf("nobody wins, the declaration on %s is invalid", tile_words(result->tile, words));
        break;
    case OUTCOME_VOID:
        printf("void, the time is up");
        break;
    default:
        printf(table->wall == 0 ? "a draw, the wall is empty" : "a draw, nobody declared");
        break;
    }
    if (declared && view->shown >> table->stage.attacker & 1)
        printf(" (the waits: %s)", kinds_words(wire_shown_waits(view, table->stage.attacker), words));
}

/* What every seat named of what its hand waited for. */
static void print_names(const struct table *table)
{
    const struct result *result = &table->result;
    char named[WORDS], waits[WORDS];
    for (int seat = 0; seat < table->seats; seat++)
        if (result->naming.named_by >> seat & 1)
            printf(". %s named %s of %s", seat_words(table, seat),
                   kinds_words(suit_kinds(table, result->naming.named[seat]), named),
                   kinds_words(suit_kinds(table, result->naming.waits[seat]), waits));
}

void log_round(const struct view *view)
{
    const struct table *table = &view->table;
    struct win win;
    struct score score;
    printf("Round %d: ", table->round);
    if (view_result(view, &win, &score))
        print_win(view, &score);
    else
        print_no_win(view);
    print_names(table);
    printf(". Scores: ");
    print_scores(table);
    printf(".\n");
}

void log_match(const struct table *table)
{
    int leader = wire_leader(table);
    printf("Match over after %d round%s: ", table->round, table->round == 1 ? "" : "s");
    print_scores(table);
    if (leader == SEAT_NONE)
        printf(". A tie.\n");
    else
        printf(". %s wins.\n", seat_words(table, leader));
}
