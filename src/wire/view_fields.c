/* view_fields.c: see view_fields.h. */
#include "wire/view_fields.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "wire/check.h"

/* A field: its place in a view, the bytes of a number, how many numbers, and whether they may be negative.
 * Bytes are written as hexadecimal text, other numbers as numbers. */
struct field {
    const char *name;
    size_t place;
    uint8_t size;
    bool is_signed;
    uint16_t count;
};

#define SIZE_OF(member) sizeof(((struct view *)0)->member)
#define ONE(name, member)                                                                                    \
    {                                                                                                        \
        name, offsetof(struct view, member), SIZE_OF(member), false, 1                                       \
    }
#define SIGNED(name, member)                                                                                 \
    {                                                                                                        \
        name, offsetof(struct view, member), SIZE_OF(member), true, 1                                        \
    }
#define BYTES(name, member)                                                                                  \
    {                                                                                                        \
        name, offsetof(struct view, member), 1, false, SIZE_OF(member)                                       \
    }
#define NUMBERS(name, member, type, is_signed)                                                               \
    {                                                                                                        \
        name, offsetof(struct view, member), sizeof(type), is_signed, SIZE_OF(member) / sizeof(type)         \
    }

/* All fields of a view, except the mode with its options and the moves, which the reader knows. */
static const struct field fields[] = {
    ONE("rounds", table.rounds),
    ONE("round", table.round),
    ONE("dealer", table.dealer),
    ONE("deals-passed", table.deals_passed),
    NUMBERS("scores", table.scores, int32_t, true),
    ONE("phase", table.phase),
    ONE("turn", table.turn),
    ONE("asked", table.asked),
    ONE("removed", table.removed),
    ONE("wall", table.wall),
    ONE("dead", table.dead),
    ONE("drawn-by", table.drawn_by),
    ONE("draw-source", table.draw_source),
    ONE("kongs", table.kongs),
    ONE("kong-fed", table.kong_fed),
    ONE("discard-count", table.discard_count),
    BYTES("discards", table.discards),
    BYTES("offer", table.offer),
    BYTES("hand-sizes", table.hand_sizes),
    BYTES("meld-counts", table.meld_counts),
    BYTES("melds", table.melds),
    BYTES("turns", table.turns),
    BYTES("riichi", table.riichi),
    BYTES("flowers", table.flowers),
    ONE("sets", table.sets),
    ONE("sitting", table.sitting),
    ONE("declared", table.declared),
    BYTES("row", table.dummy.row),
    BYTES("bonus", table.dummy.bonus),
    ONE("treasure", table.dummy.treasure),
    ONE("treasure-turns", table.dummy.treasure_turns),
    BYTES("dora", table.dora.shown),
    BYTES("ura", table.dora.under),
    ONE("attacker", table.stage.attacker),
    ONE("double-riichi", table.stage.double_riichi),
    ONE("batch", table.stage.batch),
    ONE("turned", table.stage.turned),
    ONE("guessed", table.stage.guessed),
    ONE("guess-count", table.stage.guess_count),
    BYTES("guesses", table.stage.guesses),
    SIGNED("pot", table.stakes.pot),
    ONE("bets", table.stakes.bets),
    ONE("counters", table.stakes.counters),
    BYTES("bets-made", table.stakes.bets_made),
    ONE("outcome", table.result.outcome),
    ONE("winner", table.result.winner),
    ONE("from", table.result.from),
    ONE("source", table.result.source),
    ONE("tile", table.result.tile),
    ONE("last-tile", table.result.last_tile),
    SIGNED("points", table.result.points),
    NUMBERS("gain", table.result.gain, int32_t, true),
    ONE("winners", table.result.winners),
    BYTES("liable", table.result.liable),
    ONE("naming-declared", table.result.naming.declared),
    ONE("named-by", table.result.naming.named_by),
    NUMBERS("named", table.result.naming.named, uint16_t, false),
    NUMBERS("waits", table.result.naming.waits, uint16_t, false),
    BYTES("hand", own.hand),
    ONE("drawn", own.drawn),
    BYTES("three", own.three),
    BYTES("passed", own.passed),
    ONE("shown", shown),
    BYTES("hands", hands),
};

enum { FIELDS = sizeof fields / sizeof *fields, FIELD_TEXT = 2 * SIZE_OF(table.discards) + 1 };

static double number_get(const struct field *field, const uint8_t *from)
{
    int32_t whole = 0;
    uint16_t small = 0;
    uint64_t large = 0;
    switch (field->size) {
    case 1:
        return *from;
    case sizeof small:
        memcpy(&small, from, sizeof small);
        return small;
    case sizeof whole:
        memcpy(&whole, from, sizeof whole);
        return whole;
    default:
        memcpy(&large, from, sizeof large);
        return (double)large; /* sets of tiles, which have 34 bits */
    }
}

static bool number_set(const struct field *field, uint8_t *to, const cJSON *item)
{
    static const double top[] = {
        [1] = UINT8_MAX, [2] = UINT16_MAX, [4] = INT32_MAX, [8] = 1ull << TILE_KINDS};
    double value = cJSON_IsNumber(item) ? item->valuedouble : -1e99;
    if (!(value >= (field->is_signed ? INT32_MIN : 0) && value <= top[field->size]))
        return false;
    int32_t whole = field->size == sizeof whole ? (int32_t)value : 0;
    uint16_t small = field->size == sizeof small ? (uint16_t)value : 0;
    uint64_t large = (uint64_t)(value > 0 ? value : 0);
    switch (field->size) {
    case 1:
        *to = (uint8_t)value;
        break;
    case sizeof small:
        memcpy(to, &small, sizeof small);
        break;
    case sizeof whole:
        memcpy(to, &whole, sizeof whole);
        break;
    default:
        memcpy(to, &large, sizeof large);
        break;
    }
    return true;
}

/* Writes bytes as hexadecimal, without those at the end that equal the plain view's. */
static cJSON *bytes_write(const uint8_t *from, const uint8_t *plain, int count)
{
    char text[FIELD_TEXT] = "";
    while (count > 0 && from[count - 1] == plain[count - 1])
        count--;
    for (int i = 0; i < count; i++)
        snprintf(text + 2 * (size_t)i, 3, "%02x", from[i]);
    return cJSON_CreateString(text);
}

static int digit(char letter)
{
    static const char digits[] = "0123456789abcdef";
    const char *found = letter ? strchr(digits, letter) : NULL;
    return found ? (int)(found - digits) : -1;
}

static bool bytes_read(uint8_t *to, int count, const char *text)
{
    for (int i = 0; text && text[2 * i]; i++) {
        int high = digit(text[2 * i]), low = high < 0 ? -1 : digit(text[2 * i + 1]);
        if (i >= count || low < 0)
            return false;
        to[i] = (uint8_t)(high << 4 | low);
    }
    return text != NULL;
}

static cJSON *field_write(const struct field *field, const uint8_t *from, const uint8_t *plain)
{
    if (field->count == 1)
        return cJSON_CreateNumber(number_get(field, from));
    if (field->size == 1)
        return bytes_write(from, plain, field->count);
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < field->count; i++)
        cJSON_AddItemToArray(list, cJSON_CreateNumber(number_get(field, from + (size_t)i * field->size)));
    return list;
}

static bool field_read(const struct field *field, uint8_t *to, const cJSON *item)
{
    if (field->count == 1)
        return number_set(field, to, item);
    if (field->size == 1)
        return bytes_read(to, field->count, cJSON_GetStringValue(item));
    if (!cJSON_IsArray(item) || cJSON_GetArraySize(item) != field->count)
        return false;
    const cJSON *number = item->child;
    for (int i = 0; i < field->count; i++, number = number->next)
        if (!number_set(field, to + (size_t)i * field->size, number))
            return false;
    return true;
}

cJSON *view_write(const struct view *view, const struct view *plain)
{
    cJSON *object = cJSON_CreateObject();
    for (int i = 0; i < FIELDS; i++) {
        const struct field *field = &fields[i];
        const uint8_t *from = (const uint8_t *)view + field->place,
                      *old = (const uint8_t *)plain + field->place;
        if (memcmp(from, old, (size_t)field->size * field->count) != 0)
            cJSON_AddItemToObject(object, field->name, field_write(field, from, old));
    }
    return object;
}

bool view_read(struct view *view, const cJSON *object, const struct view *plain)
{
    struct view read = *plain;
    if (!cJSON_IsObject(object))
        return false;
    for (int i = 0; i < FIELDS; i++) {
        const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, fields[i].name);
        if (item && !field_read(&fields[i], (uint8_t *)&read + fields[i].place, item))
            return false;
    }
    if (!view_check(&read, plain))
        return false;
    read.move_count = 0;
    memset(read.moves, 0, sizeof read.moves);
    if (read.seat != SEAT_NONE)
        read.move_count = (uint8_t)legal_moves(&read.table, &read.own, read.seat, read.moves);
    *view = read;
    return true;
}

cJSON *events_write(const struct event *events, int count)
{
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < count; i++) {
        const struct event *event = &events[i];
        int numbers[] = {event->kind, event->seat, event->tile, event->other, event->from, event->number};
        cJSON_AddItemToArray(list, cJSON_CreateIntArray(numbers, sizeof numbers / sizeof *numbers));
    }
    return list;
}

static bool event_read(struct event *event, const cJSON *item)
{
    uint8_t numbers[6] = {0};
    int count = 0;
    for (const cJSON *number = cJSON_IsArray(item) ? item->child : NULL; number && count < 6;
         number = number->next, count++) {
        if (!cJSON_IsNumber(number) || number->valueint < 0 || number->valueint > UINT8_MAX)
            return false;
        numbers[count] = (uint8_t)number->valueint;
    }
    *event = (struct event){numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]};
    return count == 6;
}

int events_read(struct event *events, int room, const cJSON *list, const struct view *plain)
{
    int count = 0;
    for (const cJSON *item = cJSON_IsArray(list) ? list->child : NULL; item; item = item->next, count++)
        if (count >= room || !event_read(&events[count], item) || !event_check(&events[count], plain))
            return -1;
    return count;
}
