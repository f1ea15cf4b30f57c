/*
 * tile_facts.c: see tile_facts.h.
 */
#include "sdl/table/facts/tile_facts.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* --- counting -------------------------------------------------------------------------------------- */

void tile_facts_count(const struct view *view, uint8_t kind, char *out, size_t size)
{
    uint8_t copies[TILE_KINDS];
    int unseen = view_unseen(view, kind);

    table_copies(&view->table, copies);
    if (copies[kind])
        snprintf(out, size, "%s unseen", unseen ? words_number(unseen) : "none");
    else
        snprintf(out, size, "%s are out of this match", suit_name(tile_suit(kind)));
}

/* --- how it came there ----------------------------------------------------------------------------- */

static void capitalise(char *text)
{
    text[0] = (char)toupper((unsigned char)text[0]);
}

static bool is_of(const struct discard *discard, int seat)
{
    return (discard->flags & DISCARD_PILE) == seat;
}

/* On which of its owner's turns discard number `index` was made; of the dummy's, on which turn of `*drawer`.
 */
static int turn_of(const struct table *table, int index, int *drawer)
{
    int turns = 0;

    *drawer = table->discards[index].flags & DISCARD_PILE;
    for (int i = index; i >= 0 && *drawer == SEAT_DUMMY;
         i--) /* who discarded last plays for the dummy then */
        *drawer = table->discards[i].flags & DISCARD_PILE;
    for (int i = 0; i <= index; i++) /* a tile laid face down ends no turn */
        turns += is_of(&table->discards[i], *drawer) && !(table->discards[i].flags & DISCARD_DOWN);
    return turns;
}

static void say_discard(const struct words *words, const struct table *table, int index, char *out,
                        size_t size)
{
    const struct discard *discard = &table->discards[index];
    int seat, turn = turn_of(table, index, &seat);
    const char *riichi = discard->flags & DISCARD_RIICHI ? " with Riichi" : "";

    if (is_of(discard, PILE_ASIDE))
        snprintf(out, size, "It was turned up");
    else if (is_of(discard, SEAT_DUMMY) && seat == SEAT_DUMMY)
        snprintf(out, size, "Drawn for Dummy");
    else if (is_of(discard, SEAT_DUMMY))
        snprintf(out, size, "%s drew it for Dummy on turn %d", words_name(words, seat), turn);
    else
        snprintf(out, size, "%s discarded it%s on turn %d", words_name(words, seat), riichi, turn);
}

/* The discard a meld was made of, where there is no doubt; else -1. */
static int claimed_discard(const struct table *table, const struct meld *meld)
{
    int found = -1;

    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if (!(discard->flags & DISCARD_CLAIMED) || discard->tile != meld->claimed ||
            !is_of(discard, meld->from))
            continue;
        if (found >= 0)
            return -1;
        found = i;
    }
    return found;
}

/* "Pung of 5 dots: 5 dots from Lin’s discard on turn 7". */
static void say_meld(const struct words *words, const struct table *table, const struct meld *meld, char *out,
                     size_t size)
{
    struct set set = {.kind = meld->kind == MELD_RUN    ? SET_RUN
                              : meld->kind == MELD_PUNG ? SET_PUNG
                                                        : SET_KONG,
                      .tile = meld->tile};
    char name[64], whose[40], turn[64] = "";
    int at = claimed_discard(table, meld), seat;

    words_set(words, &set, name, sizeof name);
    if (meld->kind == MELD_KONG_CLOSED || meld->from == SEAT_NONE) {
        snprintf(out, size, "Closed %s", name);
        out[7] = (char)tolower((unsigned char)out[7]);
        return;
    }
    int number = at >= 0 ? turn_of(table, at, &seat) : 0;
    if (at >= 0)
        words_whose(words, seat, whose, sizeof whose);
    if (at >= 0 && meld->from == SEAT_DUMMY)
        snprintf(turn, sizeof turn, " on %s turn %d", whose, number);
    else if (at >= 0)
        snprintf(turn, sizeof turn, " on turn %d", number);
    words_whose(words, meld->from, whose, sizeof whose);
    if (meld->kind == MELD_RUN)
        snprintf(out, size, "%s, %s from %s discard%s", name, tile_name(tile_kind(meld->claimed)), whose,
                 turn);
    else
        snprintf(out, size, "%s, the tile from %s discard%s%s", name, whose, turn,
                 meld->kind == MELD_KONG_ADDED ? ", the fourth added" : "");
}

/* "You hold three of them". */
static void say_hand(const struct words *words, const struct view *view, int seat, uint8_t kind, char *out,
                     size_t size)
{
    const struct hand *hand = view_hand(view, seat);
    int count = hand && kind < TILE_KINDS ? hand->counts[kind] : 0;
    bool you = seat == words->you;

    if (count > 1)
        snprintf(out, size, "%s %s %s of them", words_name(words, seat), you ? "hold" : "holds",
                 words_number(count));
    else if (count == 1 && !you && seat != view->seat)
        snprintf(out, size, "%s holds it", words_name(words, seat));
}

static void say_indicator(const struct table *table, int which, uint8_t tile, char *out, size_t size)
{
    if (which == 2)
        snprintf(out, size, "The treasure: each suit tile with a %d counts", tile_number(tile));
    else
        snprintf(out, size, "Bonus numbers: %d and %d", tile_number(table->dummy.bonus[0]),
                 tile_number(table->dummy.bonus[1]));
}

static void say_story(const struct words *words, const struct view *view, int near,
                      const struct sprite *sprite, uint8_t kind, char *out, size_t size)
{
    const struct table *table = &view->table;
    int a = (int)SPRITE_A(sprite->key), b = (int)SPRITE_B(sprite->key), seat;

    switch ((enum place)SPRITE_PLACE(sprite->key)) {
    case PLACE_DISCARD:
        if (a < table->discard_count)
            say_discard(words, table, a, out, size);
        break;
    case PLACE_MELD:
        seat = sprites_seat(table, near, a / 8);
        say_meld(words, table, &table->melds[seat][a % 8 % MELD_MOST], out, size);
        break;
    case PLACE_OWN:
        say_hand(words, view, sprites_seat(table, near, TABLE_OWN), kind, out, size);
        break;
    case PLACE_OTHER:
        say_hand(words, view, sprites_seat(table, near, b), kind, out, size);
        break;
    case PLACE_ROW:
        snprintf(out, size, "Open in Dummy’s hand: no discard");
        break;
    case PLACE_INDICATOR:
        say_indicator(table, a, sprite->tile, out, size);
        break;
    case PLACE_DORA:
        snprintf(out, size, "Indicator: %s is dora", tile_name(tile_indicated(sprite->tile)));
        break;
    case PLACE_GUESS:
        snprintf(out, size, "It was guessed");
        break;
    case PLACE_WIN:
        snprintf(out, size, "The winning tile");
        break;
    default:
        break;
    }
}

void tile_facts(const struct words *words, const struct view *view, int near, const struct sprite *sprite,
                struct tile_facts *facts)
{
    uint8_t tile = sprite->tile;
    char count[48];

    memset(facts, 0, sizeof *facts);
    facts->kind = TILE_NONE;
    if (tile >= TILE_COUNT) {
        snprintf(facts->name, sizeof facts->name, "Face down");
        return;
    }
    facts->kind = tile_kind(tile);
    snprintf(facts->name, sizeof facts->name, "%s", tile_name(tile));
    if (facts->kind < TILE_KINDS) {
        tile_facts_count(view, facts->kind, count, sizeof count);
        snprintf(facts->name, sizeof facts->name, "%s: %s", tile_name(tile), count);
    }
    capitalise(facts->name);
    say_story(words, view, near, sprite, facts->kind, facts->story, sizeof facts->story);
}

bool tile_facts_is_mate(const struct sprite *sprite, uint8_t kind)
{
    return kind < TILE_COUNT && sprite->tile < TILE_COUNT && tile_kind(sprite->tile) == kind;
}
