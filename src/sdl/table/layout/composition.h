/*
 * composition.h: what one table does its own way.
 *
 * Every mode is played on the same table; where its tiles lie, what stands in its middle and which buttons it
 * adds is its composition. A composition is a constant of hooks, found once from the ruleset; nothing outside
 * its folder asks which mode it is. A hook left out is done as on a plain table for two.
 *
 * Each hook belongs to one layer: places and poses are pure geometry, pictures are made from a view alone,
 * and only the last ones know the scene.
 */
#ifndef SDL_COMPOSITION_H
#define SDL_COMPOSITION_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/play/table.h"
#include "rules/play/view.h"
#include "sdl/art/atlas.h"
#include "sdl/paint/layout.h"

struct action;
struct actions;
struct app;
struct choice;
struct sprites;
struct scene_key;
struct sprite;
struct table_layout;
struct table_scene;
struct words;

struct composition {
    /* --- places ----------------------------------------------------------------------------------- */

    /* Gives the parts of the table their places; what all tables share has its own already. */
    void (*open)(struct table_layout *layout, const struct ruleset *rules, const int16_t *options, int seats);
    /* The same on a phone, where everything has to be placed (phone_layout.h). */
    void (*open_phone)(struct table_layout *layout, const struct ruleset *rules, const int16_t *options,
                       int seats);
    int seats; /* how many sit at it, for which tile of a meld lies turned; 0: two */
    /* Changes them to what is going on, as seen from seat `near`: a stage that rearranges the table. */
    void (*follow)(struct table_layout *layout, const struct table *table, int near);
    int stacks; /* of the wall after the deal; 0: as many as the mode's tiles make */
    /* A number that changes when `follow` rearranges the table. */
    int (*arrangement)(const struct table *table);

    /* As the functions table_layout_... of these names. */
    struct rect (*other)(const struct table_layout *layout, int side, int place, bool apart, bool open);
    struct rect (*pile)(const struct table_layout *layout, int pile, int place, int count, int sideways);
    struct rect (*stack)(const struct table_layout *layout, int stack);
    struct rect (*meld)(const struct table_layout *layout, int side, const struct meld *melds, int count,
                        int owner, int which, int index);

    /* --- poses: how a tile of a side lies, face up (`turned`: by a quarter) or down, and stands -------- */

    enum pose (*lying)(int side, bool turned);
    enum pose (*down)(int side);
    enum pose (*standing)(int side);
    enum pose (*stack_pose)(const struct table_layout *layout, int stack, bool single);
    bool from_their_left; /* others' tiles are numbered from their own left, not from our left as they lie
                             open */

    /* --- pictures ----------------------------------------------------------------------------------- */

    /* The view as the table shows it: `view` itself, or a copy in `room`. */
    const struct view *(*seen)(const struct view *view, struct view *room);
    /* Tiles that only this table has: before the discards, after them, and over everything. */
    void (*add_first)(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                      int near);
    void (*add_aside)(struct sprites *sprites, const struct table_layout *layout, const struct view *view);
    void (*add_last)(struct sprites *sprites, const struct table_layout *layout, const struct view *view);
    /* Puts the tiles from number `from` on into the order in which they cover each other. */
    void (*sort)(struct sprites *sprites, int from);
    /* The discard that lies sideways beside those of Riichi, an index of the table's list, or -1. */
    int (*declaring)(const struct table *table);
    /* Tiles taken from the wall's far end beside those of kongs; the stack replacements come from, or -1. */
    int (*replaced)(const struct table *table);
    int (*dead_end)(const struct table *table);
    /* How long a turned tile rests face down, milliseconds at normal speed. */
    int (*hush)(const struct view *after);
    bool swift; /* several others play before it is one's turn again: their moves take less time */

    /* --- the scene ---------------------------------------------------------------------------------- */

    void (*draw_trays)(struct table_scene *table, struct app *app);
    /* What stands on the table besides tiles; `turn` is the seat that is to act, or SEAT_NONE. */
    void (*draw_middle)(struct table_scene *table, struct app *app, int turn);
    /* What is said while something moves, where that is not the usual sentence; else false. */
    bool (*say)(const struct table_scene *table, char *out, size_t size);
    /* The words on a plate, where points have many digits; `plate` in pixels. */
    void (*draw_plate)(struct table_scene *table, struct app *app, int seat, struct rect plate, bool active);
    /* What a player has declared, in the layout's `riichi` of a side. */
    void (*draw_declared)(struct table_scene *table, struct app *app, int side);
    /* Under the tiles, over them, and over everything that stands in the middle. */
    void (*draw_under)(struct table_scene *table, struct app *app, const struct sprites *sprites);
    void (*draw_over)(struct table_scene *table, struct app *app, const struct sprites *sprites);
    void (*draw_cards)(struct table_scene *table, struct app *app);
    /* How a tile is marked or lifted. */
    void (*mark)(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                 struct atlas_tile *tile);
    void (*add_targets)(struct table_scene *table, struct app *app);

    /* Once the view is there; in each step. */
    void (*begin)(struct table_scene *table);
    void (*update)(struct table_scene *table, struct app *app, float dt);
    /* While the player may act: a button, a key; false if it is nothing to this table alone. */
    bool (*act)(struct table_scene *table, struct app *app, const struct action *action);
    bool (*key)(struct table_scene *table, struct app *app, const struct scene_key *key);
    bool pass_by_click; /* a click on the felt lets a discard go */

    /* --- buttons (actions.h) ------------------------------------------------------------------------- */

    /* In the player's turn, after those of every table; on a tile on offer, before or instead (true) of
     * those; in a phase that only this table has. */
    void (*turn_actions)(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice);
    bool (*claim_actions)(struct actions *actions, const struct view *view, const struct choice *choice);
    void (*phase_actions)(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice);
};

/* Each in the folder of its name. */
extern const struct composition composition_tigers, composition_tenpai_duel, composition_one_suit,
    composition_four;

/* The composition of a mode's table. */
const struct composition *composition_of(const struct ruleset *rules);

#endif
