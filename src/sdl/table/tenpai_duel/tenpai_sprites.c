/*
 * tenpai_sprites.c: see tenpai_sprites.h.
 */
#include "sdl/table/tenpai_duel/tenpai_sprites.h"

#include "sdl/table/tenpai_duel/tenpai_layout.h"

int tenpai_declaring_discard(const struct table *table)
{
    if (table->stage.attacker == SEAT_NONE || !table->rules->has_stages)
        return -1;
    for (int i = table->discard_count - 1; i >= 0; i--)
        if ((table->discards[i].flags & DISCARD_PILE) == table->stage.attacker &&
            !(table->discards[i].flags & DISCARD_DOWN))
            return i;
    return -1;
}

static void take(struct hand *hand, uint8_t tile)
{
    if (hand->size % 3 == 2 && hand_has(hand, tile))
        hand_remove(hand, tile);
}

const struct view *tenpai_without_turned(const struct view *view, struct view *room)
{
    const struct table *table = &view->table;
    int seat = table->stage.attacker;

    if (!tenpai_in_stage(table) || table->stage.turned >= TILE_COUNT || table->hand_sizes[seat] % 3 != 2)
        return view;
    *room = *view;
    room->table.hand_sizes[seat]--;
    room->table.drawn_by = SEAT_NONE;
    take(&room->hands[seat], table->stage.turned);
    if (view->seat == seat) {
        take(&room->own.hand, table->stage.turned);
        room->own.drawn = TILE_NONE;
    }
    return room;
}

static void add_dead_wall(struct sprites *sprites, const struct table_layout *layout,
                          const struct table *table)
{
    for (int place = 0; place < DORA_MAX; place++) {
        struct rect box = tenpai_layout_dora(layout, place), below = box;
        below.y += box.w * TILE_THICK;
        sprites_add(sprites, SPRITE_KEY(PLACE_DORA, place, 1), TILE_HIDDEN, POSE_DOWN, below);
        bool up = table->dora.shown[place] < TILE_COUNT;
        sprites_add(sprites, SPRITE_KEY(PLACE_DORA, place, 0), up ? table->dora.shown[place] : TILE_HIDDEN,
                    up ? POSE_LYING : POSE_DOWN, box);
    }
}

static void add_rack(struct sprites *sprites, const struct table_layout *layout, const struct table *table)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool used = table->stage.guessed & TILE_BIT(kind);
        sprites_add(sprites, SPRITE_KEY(PLACE_RACK, kind, 0), used ? TILE_HIDDEN : kind,
                    used ? POSE_DOWN : POSE_LYING, tenpai_layout_rack(layout, kind));
    }
}

static void add_guesses(struct sprites *sprites, const struct table_layout *layout, const struct table *table)
{
    int pairs, turned;

    tenpai_layout_aside(table, &pairs, &turned);
    for (int i = 0; i < table->stage.guess_count; i++) {
        struct rect place = i / 2 < pairs ? tenpai_layout_tally(layout, i / 2, pairs, i % 2)
                                          : tenpai_layout_pair(layout, i % 2);
        sprites_add(sprites, SPRITE_KEY(PLACE_GUESS, i, 0), table->stage.guesses[i], POSE_LYING, place);
    }
}

static void add_turned(struct sprites *sprites, const struct table_layout *layout, const struct table *table)
{
    int pairs, aside, number = 0;

    tenpai_layout_aside(table, &pairs, &aside);
    for (int i = 0; i <= table->discard_count; i++) {
        bool held = i == table->discard_count;
        if (held ? table->stage.turned >= TILE_COUNT
                 : (table->discards[i].flags & DISCARD_PILE) != PILE_ASIDE)
            continue;
        int slot = number - aside;
        slot = slot < TENPAI_SLOTS ? slot : TENPAI_SLOTS - 1;
        struct rect place =
            slot < 0 ? tenpai_layout_tally(layout, number / TENPAI_SLOTS, pairs, 2 + number % TENPAI_SLOTS)
                     : tenpai_layout_slot(layout, slot);
        sprites_add(sprites, SPRITE_KEY(PLACE_DISCARD, i, 0),
                    held ? table->stage.turned : table->discards[i].tile, POSE_LYING, place);
        number++;
    }
}

void tenpai_sprites_add(struct sprites *sprites, const struct table_layout *layout, const struct view *view)
{
    const struct table *table = &view->table;

    if (table->round == 0 || table->phase == PHASE_REMOVE)
        return;
    if (table->rules->has_dora)
        add_dead_wall(sprites, layout, table);
    if (!layout->stage)
        return;
    add_rack(sprites, layout, table);
    add_guesses(sprites, layout, table);
    add_turned(sprites, layout, table);
}

int tenpai_hush(const struct view *after)
{
    static const int hushes[TENPAI_SLOTS] = {200, 380, 620, 950, 1400};
    const struct table *table = &after->table;
    int pairs, aside, turned = 0;

    tenpai_layout_aside(table, &pairs, &aside);
    for (int i = 0; i < table->discard_count; i++)
        turned += (table->discards[i].flags & DISCARD_PILE) == PILE_ASIDE;
    int slot = turned - aside;
    return hushes[slot < 0 ? 0 : slot < TENPAI_SLOTS ? slot : TENPAI_SLOTS - 1];
}
