/*
 * shelf.h: the shelf: an album of every pattern of each mode with the player's own hands, and achievements.
 *
 * The scene holds the journal and what it comes to; shelf_album.c draws the album, shelf_detail.c what is
 * chosen, shelf_medals.c the achievements. A phone shows the album or the achievements, and what is chosen
 * over them.
 */
#ifndef SDL_SHELF_H
#define SDL_SHELF_H

#include "sdl/app/scenes.h"
#include "sdl/ui/counting.h"
#include "sdl/ui/scroll.h"
#include "session/statistics/achievements.h"
#include "session/statistics/album.h"

/* Seconds in which a new hand stands up. */
#define SHELF_STANDS .5f

enum { SHELF_COLUMNS = 4 };

struct shelf {
    struct scene scene;
    struct counting counting;
    bool stale;
    int mode;           /* of scene_modes */
    int pattern, medal; /* what is chosen: one of them, the other is -1 */
    bool turned;        /* on a phone: to the achievements */
    float time;         /* seconds since the mode was opened: the newest hand stands up */
    struct scroll album, medals;
    struct rect album_rect, medals_rect; /* where they were drawn last */

    /* what the journal comes to */
    struct album_entry list[STATISTICS_PATTERNS]; /* of `mode` */
    int count, made[RULESETS_MAX], all[RULESETS_MAX];
    struct achieved achieved[ACHIEVEMENTS];
    int achieved_count;
};

/* Draws the album, what is chosen, the achievements in that place (pixels), with their targets. */
void shelf_draw_album(struct shelf *shelf, struct app *app, struct rect rect);
void shelf_draw_detail(struct shelf *shelf, struct app *app, struct rect rect);
void shelf_draw_medals(struct shelf *shelf, struct app *app, struct rect rect);

/* The overlay in which a phone shows what is chosen on the shelf below. */
struct scene *shelf_scene_detail(struct scene *below);

/* A hand in two rows of standing tiles on the line `base`, no wider than `wide` and at most `w` a tile
 * (pixels); `up` of its way (0 to 1) it stands. */
void shelf_draw_hand(struct painter *painter, const char *figure, float x, float base, float wide, float w,
                     float up);

/* The name of an entry, and its worth: "2 points", or "". */
const char *shelf_name(const struct album_entry *entry, char *out, size_t size);
void shelf_worth(const struct ruleset *rules, const struct album_entry *entry, char *out, size_t size);

/* "Once", "3 times", "Not yet". */
const char *shelf_times(int times, char *out, size_t size);

/* The medal of an achievement as a disc in that square. */
void shelf_draw_medal(const struct shelf *shelf, struct painter *painter, int medal, struct rect square);

/* Choose one, or open the record of what is chosen, from the shelf or the overlay above it. */
scene_list_action shelf_choose_pattern, shelf_choose_medal;
scene_action shelf_watch;

/* The match that shows what is chosen, or NULL, and the number of its round. */
const struct match_tally *shelf_match(const struct shelf *shelf, int *round);

#endif
