/* log.c: a match told in sentences; see log.h. */
#include "cli/log.h"

#include <stdio.h>
#include <string.h>

#include "cli/wire.h"

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
    printf("Round %d, %s deals\n", event->number, seat_words(table, event->seat));
    for (int seat = 0; seat < table->seats; seat++) {
        uint8_t tiles[HAND_MOST];
        char text[2 * HAND_MOST + 1] = "";
        if (!(view->shown >> seat & 1))
            continue;
        tile_print_list(tiles, hand_list(&view->hands[seat], tiles), text, sizeof text);
        printf("  %s holds %s\n", seat_words(table, seat), text);
    }
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
        [EVENT_DORA] = "turns up a further indicator,",
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

void log_round(const struct view *view)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    struct win win;
    struct score score;
    char tile[WORDS], source[WORDS];
    printf("Round %d: ", table->round);
    if (!view_result(view, &win, &score)) {
        printf("a draw, the wall is empty");
    } else {
        printf("%s wins %s with %s, %d point%s", seat_words(table, result->winner),
               source_words(table, result->source, result->from, source), tile_words(result->tile, tile),
               result->points, result->points == 1 ? "" : "s");
        for (int i = 0; i < score.line_count; i++)
            printf("%s %s %d", i ? "," : ":", score.lines[i].pattern->name, score.lines[i].points);
    }
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
