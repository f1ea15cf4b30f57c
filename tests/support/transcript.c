/* transcript.c: a match as its seats see it; see transcript.h. */
#include "support/transcript.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "rules/play/view.h"
#include "words/refusal_words.h"

static const char *written(uint8_t tile)
{
    static char texts[4][3]; /* enough for all that stand in one printf */
    static int next;
    next = (next + 1) % 4;
    if (tile == TILE_HIDDEN || tile == TILE_NONE)
        strcpy(texts[next], tile == TILE_HIDDEN ? "?" : "-");
    else
        tile_print(tile, texts[next]);
    return texts[next];
}

static void print_tiles(const uint8_t *tiles, int count, struct text *text)
{
    char list[2 * WALL_MAX + 1] = "";
    if (count && memchr(tiles, TILE_HIDDEN, (size_t)count)) {
        text_add(text, " ");
        for (int i = 0; i < count; i++)
            text_add(text, "%s", written(tiles[i]));
        return;
    }
    tile_append_list(tiles, count, list, sizeof list);
    text_add(text, " %s", count ? list : "-");
}

static void print_melds(const struct table *table, int seat, struct text *text)
{
    static const char *const kinds[] = {"run", "pung", "kong", "added-kong", "closed-kong"};
    for (int i = 0; i < table->meld_counts[seat]; i++)
        text_add(text, " [%s %s]", kinds[table->melds[seat][i].kind], written(table->melds[seat][i].tile));
}

static void print_flowers(const struct table *table, int seat, struct text *text)
{
    for (uint8_t i = 0; i < 8; i++)
        if (table->flowers[seat] >> i & 1)
            text_add(text, " %s", written((uint8_t)(TILE_FLOWER + i)));
}

/* What lies open in Tenpai Duel besides the discards. */
static void print_stage(const struct table *table, struct text *text)
{
    uint8_t aside[DISCARD_MAX];
    text_add(text, " | pot %d bets %d counters %d dora", (int)table->stakes.pot, table->stakes.bets,
             table->stakes.counters);
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] != TILE_NONE; i++)
        text_add(text, " %s", written(table->dora.shown[i]));
    if (table->stage.attacker == SEAT_NONE)
        return;
    text_add(text, " | %s attacks, guessed", seat_name(table->stage.attacker, table->seats));
    print_tiles(table->stage.guesses, table->stage.guess_count, text);
    text_add(text, " aside");
    print_tiles(aside, table_pile(table, PILE_ASIDE, aside, DISCARD_MAX), text);
}

/* What lies open, as one view tells it; the same for all. */
static void print_table(const struct table *table, struct text *text)
{
    text_add(text, "  table wall %d", table->wall);
    if (table->rules->winds_go_round)
        text_add(text, " | round of %s", tile_name(table_round_wind(table)));
    for (int seat = 0; seat < table->seats; seat++) {
        uint8_t pile[DISCARD_MAX];
        text_add(text, " | %s %d:", seat_name(seat, table->seats), (int)table->scores[seat]);
        print_tiles(pile, table_pile(table, seat, pile, DISCARD_MAX), text);
        print_melds(table, seat, text);
        print_flowers(table, seat, text);
        if (table->riichi[seat])
            text_add(text, " riichi on turn %d", table->riichi[seat]);
    }
    if (table->rules->has_stages)
        print_stage(table, text);
    if (!table->rules->dummy) {
        text_add(text, "\n");
        return;
    }
    uint8_t pile[DISCARD_MAX];
    text_add(text, " | dummy");
    print_tiles(pile, table_pile(table, SEAT_DUMMY, pile, DISCARD_MAX), text);
    text_add(text, " row");
    for (int i = 0; i < DUMMY_MAX; i++)
        text_add(text, " %s", written(table->dummy.row[i]));
    text_add(text, " | bonus %s %s treasure %s\n", written(table->dummy.bonus[0]),
             written(table->dummy.bonus[1]), written(table->dummy.treasure));
}

static void print_event(struct event event, int seats, struct text *text)
{
    text_add(text, " %s", event_name((enum event_kind)event.kind));
    if (event.seat != SEAT_NONE)
        text_add(text, " %s", seat_name(event.seat, seats));
    if (event.tile != TILE_NONE)
        text_add(text, " %s", written(event.tile));
    if (event.kind == EVENT_GUESS)
        text_add(text, " %s %s", written(event.other), event.number ? "right" : "wrong");
    for (int number = 1; event.kind == EVENT_NAME && number <= 9; number++)
        if ((event.number | event.other << 8) >> (number - 1) & 1)
            text_add(text, " %d", number);
    text_add(text, ";");
}

static void print_seat(const struct game *game, const struct events *events, int seat, struct text *text)
{
    struct view view;
    uint8_t tiles[HAND_MAX];
    view_init(&view, game, seat);
    text_add(text, "  %s hears", seat_name(seat, game->table.seats));
    for (int i = 0; i < events->count; i++)
        print_event(event_seen_by(events->list[i], seat), game->table.seats, text);
    text_add(text, " holds");
    print_tiles(tiles, hand_list(&view.own.hand, tiles), text);
    if (view.own.drawn != TILE_NONE)
        text_add(text, " drew %s", written(view.own.drawn));
    if (view.own.three[0] != TILE_NONE)
        text_add(text, " chooses from %s %s %s", written(view.own.three[0]), written(view.own.three[1]),
                 written(view.own.three[2]));
    for (int i = 0; i < view.move_count; i++) {
        char words[MOVE_TEXT];
        move_print(view.moves[i], words);
        text_add(text, "%s %s", i ? "," : " may", words);
    }
    text_add(text, "\n");
}

/* Which claim source an event puts a tile on offer from, or WIN_SOURCES. */
static enum win_source offered_by(struct event event)
{
    switch (event.kind) {
    case EVENT_DISCARD:
        return WIN_DISCARD;
    case EVENT_DUMMY_DISCARD:
        return WIN_DUMMY_DISCARD;
    case EVENT_KONG_OFFERED:
        return WIN_ROBBED_KONG;
    case EVENT_REVEAL:
        return WIN_REVEALED;
    default:
        return WIN_SOURCES;
    }
}

/* Tells why a seat that waits for the tile may not win on it; the game is that before the move. */
static unsigned print_refusal(const struct game *before, struct event event, int seat, struct text *text)
{
    enum win_source source = offered_by(event);
    struct refusal why;
    char sentence[REFUSAL_WORDS];
    const struct own *own = &before->own[seat];
    /* A revealed tile is only for players in Riichi: there nothing is refused to others. */
    bool apart = source == WIN_SOURCES || (seat == event.seat && source != WIN_DUMMY_DISCARD) ||
                 (source == WIN_REVEALED && !before->table.riichi[seat]);
    if (apart || own->hand.size % 3 != 1)
        return 0;
    tile_set waits = table_waits(&before->table, &own->hand, seat);
    if (!(waits & TILE_BIT(tile_kind(event.tile))) ||
        !legal_furiten(&before->table, own, seat, tile_kind(event.tile), &why))
        return 0;
    words_refusal(NULL, &why, sentence, sizeof sentence);
    text_add(text, "  %s may not win on %s: %s\n", seat_name(seat, before->table.seats), written(event.tile),
             sentence);
    return why.kind == REFUSAL_DISCARD_FURITEN  ? SHOWS_DISCARD_FURITEN
           : why.kind == REFUSAL_PASSED_WIN     ? SHOWS_PASSED_WIN
           : why.kind == REFUSAL_RIICHI_FURITEN ? SHOWS_RIICHI_FURITEN
                                                : 0;
}

/* The bits of a win at a table of four. */
static unsigned shows_of_four(struct event event, const struct table *table)
{
    const struct result *result = &table->result;
    unsigned shows = event.number == WIN_ROBBED_KONG ? SHOWS_ROBBED_KONG : 0;
    if (result->winners & (result->winners - 1))
        shows |= SHOWS_TWO_WINNERS;
    if (result->liable[event.seat] != SEAT_NONE)
        shows |= SHOWS_LIABLE;
    if (result->last_tile && event.number == WIN_DISCARD)
        shows |= SHOWS_LAST_DISCARD;
    return shows;
}

/* The bits of a won round. */
static unsigned shows_of_win(struct event event, const struct game *after)
{
    const struct table *table = &after->table;
    if (table->rules->declares_risk)
        return SHOWS_VALID;
    if (table->rules->liability)
        return shows_of_four(event, table);
    if (table->rules->has_stages && table->stage.attacker == SEAT_NONE && event.number == WIN_DISCARD)
        return SHOWS_STAGE_A_RON;
    if (table->rules->has_stages && table->stage.attacker == event.seat && table->stage.guess_count == 2)
        return SHOWS_FIRST_BATCH;
    return event.number == WIN_REVEALED      ? SHOWS_REVEALED_WIN
           : event.number == WIN_ROBBED_KONG ? SHOWS_ROBBED_KONG
                                             : 0;
}

static unsigned shows_of(struct event event, const struct game *after)
{
    const struct result *result = &after->table.result;
    switch (event.kind) {
    case EVENT_RIICHI:
        return SHOWS_RIICHI;
    case EVENT_CHOW:
        return SHOWS_CHOW;
    case EVENT_FLOWER:
        return SHOWS_FLOWER;
    case EVENT_DEAL:
        return table_round_wind(&after->table) == TILE_SOUTH ? SHOWS_SOUTH_ROUND : 0;
    case EVENT_TREASURE:
        return SHOWS_TREASURE;
    case EVENT_LAY_DOWN:
        return SHOWS_LAY_DOWN;
    case EVENT_KONG:
        return after->table.rules->has_stages && after->table.stage.attacker != SEAT_NONE ? SHOWS_STAGE_KAN
                                                                                          : 0;
    case EVENT_WIN:
        return shows_of_win(event, after);
    case EVENT_ROUND_END:
        return result->outcome == OUTCOME_DRAW
                   ? (after->table.rules->declares_risk ? SHOWS_NAMED_DRAW : SHOWS_DRAW)
               : result->outcome == OUTCOME_PREVENTED ? SHOWS_PREVENTED
               : result->outcome == OUTCOME_INVALID   ? SHOWS_INVALID
               : result->outcome == OUTCOME_VOID      ? SHOWS_TIME_UP
                                                      : 0;
    case EVENT_MATCH_END:
        return after->table.round < after->table.rounds ? SHOWS_RUIN : 0;
    default:
        return 0;
    }
}

static void print_winner(const struct game *game, int seat, struct text *text)
{
    const struct table *table = &game->table;
    struct win win;
    struct score score;
    if (!game_result_score(game, seat, &win, &score))
        return;
    text_add(text, " %s wins on %s (%s)", seat_name(seat, table->seats), written(win.tile),
             win_source_name((enum win_source)win.source));
    for (int i = 0; i < score.line_count; i++)
        text_add(text, ", %s %d", score.lines[i].pattern->id, score.lines[i].points);
    for (int i = 0; i < score.covered_count && table->rules->liability; i++)
        text_add(text, ", (%s under %s)", score.covered[i].pattern->id, score.covered[i].by->id);
    text_add(text, " = %d points;", score.points);
    if (table->result.liable[seat] != SEAT_NONE)
        text_add(text, " %s is liable;", seat_name(table->result.liable[seat], table->seats));
}

static void print_result(const struct game *game, struct text *text)
{
    const struct table *table = &game->table;
    text_add(text, "  round %d is over:", table->round);
    if (table->result.outcome == OUTCOME_WIN) {
        for (int i = 0; i < table->seats; i++)
            print_winner(game, (table->result.winner + i) % table->seats, text);
    } else {
        static const char *const outcomes[] = {[OUTCOME_DRAW] = "a draw",
                                               [OUTCOME_PREVENTED] = "prevented",
                                               [OUTCOME_INVALID] = "an invalid declaration",
                                               [OUTCOME_VOID] = "time is up"};
        text_add(text, " %s;", outcomes[table->result.outcome]);
    }
    for (int seat = 0; seat < table->seats; seat++)
        text_add(text, " %s %+d", seat_name(seat, table->seats), (int)table->result.gain[seat]);
    text_add(text, "\n");
}

static void print_entry(const struct entry *entry, int number, int seats, struct text *text)
{
    char words[MOVE_TEXT];
    if (entry->is_deal) {
        text_add(text, "\n%d the tiles are dealt\n", number);
        return;
    }
    if (entry->is_time_up) {
        text_add(text, "%d time is up\n", number);
        return;
    }
    move_print(entry->move, words);
    text_add(text, "%d %s %s\n", number, seat_name(entry->move.seat, seats), words);
}

static unsigned print_after(const struct game *before, const struct game *after, const struct events *events,
                            struct text *text)
{
    unsigned shows = 0;
    int seats = after->table.seats;
    struct view view;
    view_init(&view, after, SEAT_NONE);
    print_table(&view.table, text);
    for (int seat = 0; seat < seats; seat++)
        print_seat(after, events, seat, text);
    for (int i = 0; i < events->count; i++) {
        shows |= shows_of(events->list[i], after);
        for (int seat = 0; seat < seats; seat++)
            shows |= print_refusal(before, events->list[i], seat, text);
        if (events->list[i].kind == EVENT_ROUND_END)
            print_result(after, text);
    }
    return shows;
}

unsigned transcript_print(const struct record *record, struct text *text)
{
    struct game before, after;
    struct events events;
    unsigned shows = 0;
    record_start(record, &after);
    for (int i = 0; i < record->count; i++) {
        before = after;
        entry_apply(&record->entries[i], &after, &events);
        print_entry(&record->entries[i], i + 1, after.table.seats, text);
        shows |= print_after(&before, &after, &events, text);
    }
    return shows;
}
