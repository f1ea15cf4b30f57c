/*
 * tile_facts.c: see tile_facts.h.
 */
#include "sdl/table/facts/tile_facts.h"
#include "base/text.h"
#include "base/tr.h"

#include <string.h>

/* --- counting -------------------------------------------------------------------------------------- */

/* Writes "none unseen", "two unseen", or that its suit is removed from the match. */
static void say_count(const struct view *view, uint8_t kind, char *out, size_t size)
{
    uint8_t copies[TILE_KINDS];
    int unseen = view_unseen(view, kind);

    table_copies(&view->table, copies);
    if (copies[kind])
        tr_say(out, size, tr("{1} unseen"), unseen ? words_number(unseen) : tr_text(tr("none")));
    else
        tr_say(out, size, tr("{1} are removed from this match"), words_suit(tile_suit(kind)));
}

/* --- how it came there ----------------------------------------------------------------------------- */

static bool is_of(const struct discard *discard, int seat)
{
    return (discard->flags & DISCARD_PILE) == seat;
}

/* On which of its owner's turns discard `index` was made; of the dummy's, on which turn of `*drawer`. */
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
    bool you = seat == words->you, riichi = discard->flags & DISCARD_RIICHI;
    bool drawn = discard->flags & DISCARD_DRAWN;
    const char *name = words_name(words, seat);

    if (is_of(discard, PILE_ASIDE))
        tr_say(out, size, tr("It was revealed"));
    else if (is_of(discard, SEAT_DUMMY))
        tr_say(out, size,
               you ? tr("You drew it for the dummy on turn {2}")
                   : tr("{1} drew it for the dummy on turn {2}"),
               tr_spare(name), turn);
    else if (riichi)
        tr_say(out, size,
               you ? tr("You discarded it with Riichi on turn {2}")
                   : tr("{1} discarded it with Riichi on turn {2}"),
               tr_spare(name), turn);
    else if (drawn)
        tr_say(out, size,
               you ? tr("You discarded it straight from the draw on turn {2}")
                   : tr("{1} discarded it straight from the draw on turn {2}"),
               tr_spare(name), turn);
    else
        tr_say(out, size, you ? tr("You discarded it on turn {2}") : tr("{1} discarded it on turn {2}"),
               tr_spare(name), turn);
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

/* Where a claimed tile came from: {1} is the set, {2} the tile, {3} who discarded it on turn {4}; for the
 * dummy that was {5}'s turn. */
enum story {
    STORY_YOURS,
    STORY_YOURS_TURN,
    STORY_OTHERS,
    STORY_OTHERS_TURN,
    STORY_DUMMY_YOU,
    STORY_DUMMY,
    STORIES
};
enum claimed { CLAIMED_FOR_RUN, CLAIMED_FOR_SET, CLAIMED_FOR_ADDED };

static const char *const stories[][STORIES] = {
    [CLAIMED_FOR_RUN] = {N_("{1}, {2} from your discard"), N_("{1}, {2} from your discard on turn {4}"),
                         N_("{1}, {2} from {3}’s discard"), N_("{1}, {2} from {3}’s discard on turn {4}"),
                         N_("{1}, {2} from {3}’s discard on your turn {4}"),
                         N_("{1}, {2} from {3}’s discard on {5}’s turn {4}")},
    [CLAIMED_FOR_SET] = {N_("{1}, made with your discard"), N_("{1}, made with your discard on turn {4}"),
                         N_("{1}, made with {3}’s discard"), N_("{1}, made with {3}’s discard on turn {4}"),
                         N_("{1}, made with {3}’s discard on your turn {4}"),
                         N_("{1}, made with {3}’s discard on {5}’s turn {4}")},
    [CLAIMED_FOR_ADDED] = {N_("{1}, made with your discard, the fourth tile added later"),
                           N_("{1}, made with your discard on turn {4}, the fourth tile added later"),
                           N_("{1}, made with {3}’s discard, the fourth tile added later"),
                           N_("{1}, made with {3}’s discard on turn {4}, the fourth tile added later"),
                           N_("{1}, made with {3}’s discard on your turn {4}, the fourth tile added later"),
                           N_("{1}, made with {3}’s discard on {5}’s turn {4}, the fourth tile added later")},
};

/* "Pung of 5 dots, the tile from Lin’s discard on turn 7". */
static void say_claimed(const struct words *words, const struct table *table, const struct meld *meld,
                        const char *name, char *out, size_t size)
{
    int at = claimed_discard(table, meld), seat = SEAT_NONE;
    int number = at >= 0 ? turn_of(table, at, &seat) : 0;
    bool yours = meld->from == words->you;
    enum story story = at >= 0 && meld->from == SEAT_DUMMY
                           ? (seat == words->you ? STORY_DUMMY_YOU : STORY_DUMMY)
                       : yours ? (at >= 0 ? STORY_YOURS_TURN : STORY_YOURS)
                               : (at >= 0 ? STORY_OTHERS_TURN : STORY_OTHERS);
    enum claimed claimed = meld->kind == MELD_RUN          ? CLAIMED_FOR_RUN
                           : meld->kind == MELD_KONG_ADDED ? CLAIMED_FOR_ADDED
                                                           : CLAIMED_FOR_SET;

    tr_say(out, size, tr(stories[claimed][story]), name, tr_spare(words_tile(tile_kind(meld->claimed))),
           tr_spare(words_name(words, meld->from)), number, tr_spare(words_name(words, seat)));
}

static void say_meld(const struct words *words, const struct table *table, const struct meld *meld, char *out,
                     size_t size)
{
    struct set set = {.kind = meld->kind == MELD_RUN    ? SET_RUN
                              : meld->kind == MELD_PUNG ? SET_PUNG
                                                        : SET_KONG,
                      .tile = meld->tile};
    char name[64];

    if (meld->kind == MELD_KONG_CLOSED) {
        tr_say(out, size, words->literal ? tr("Concealed quad of {1}") : tr("Closed kong of {1}"),
               words_tiles(meld->tile));
        return;
    }
    words_set(words, &set, name, sizeof name);
    say_claimed(words, table, meld, name, out, size);
}

/* "You hold three of them". */
static void say_hand(const struct words *words, const struct view *view, int seat, uint8_t kind, char *out,
                     size_t size)
{
    const struct hand *hand = view_hand(view, seat);
    int count = hand && kind < TILE_KINDS ? hand->counts[kind] : 0;
    static const struct words_forms several = {N_("You hold {3} of these"), N_("{1} holds {3} of these"),
                                               NULL};

    if (count > 1)
        words_say(words, &several, seat, SEAT_NONE, words_number(count).text, out, size); /* four at most */
    else if (count == 1 && seat != words->you && seat != view->seat)
        tr_say(out, size, tr("{1} holds it"), words_name(words, seat));
}

static void say_indicator(const struct table *table, int which, uint8_t tile, char *out, size_t size)
{
    if (which == 2)
        tr_say(out, size, tr("The treasure: each suit tile numbered {1} counts"), tile_number(tile));
    else
        tr_say(out, size, tr("Bonus {1} and {2}: 3 points if one is in every set and the pair"),
               tile_number(table->dummy.bonus[0]), tile_number(table->dummy.bonus[1]));
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
        say_meld(words, table, &table->melds[seat][a % 8 % MELD_MAX], out, size);
        break;
    case PLACE_OWN:
        say_hand(words, view, sprites_seat(table, near, TABLE_OWN), kind, out, size);
        break;
    case PLACE_OTHER:
        say_hand(words, view, sprites_seat(table, near, b), kind, out, size);
        break;
    case PLACE_ROW:
        tr_say(out, size, tr("Revealed in the dummy’s row: not a discard"));
        break;
    case PLACE_INDICATOR:
        say_indicator(table, a, sprite->tile, out, size);
        break;
    case PLACE_DORA:
        tr_say(out, size, tr("Indicator: the dora is {1}"), words_tile(tile_indicated(sprite->tile)));
        break;
    case PLACE_GUESS:
        tr_say(out, size, tr("Already guessed"));
        break;
    case PLACE_WIN:
        tr_say(out, size, tr("The winning tile"));
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
        bool treasure = SPRITE_PLACE(sprite->key) == PLACE_INDICATOR;
        tr_say(facts->name, sizeof facts->name, treasure ? tr("Treasure, face down") : tr("Face down"));
        if (treasure)
            tr_say(facts->story, sizeof facts->story, tr("A hidden bonus number. A kong can reveal it."));
        return;
    }
    facts->kind = tile_kind(tile);
    tr_say(facts->name, sizeof facts->name, "{1}", words_tile(tile));
    if (facts->kind < TILE_KINDS) {
        say_count(view, facts->kind, count, sizeof count);
        tr_say(facts->name, sizeof facts->name, tr("{1}: {2}"), words_tile(tile), count);
    }
    text_raise(facts->name);
    say_story(words, view, near, sprite, facts->kind, facts->story, sizeof facts->story);
}

bool tile_facts_is_mate(const struct sprite *sprite, uint8_t kind)
{
    return kind < TILE_COUNT && sprite->tile < TILE_COUNT && tile_kind(sprite->tile) == kind;
}
