/*
 * scene_table.h: the table scene's own state, shared by its files.
 *
 * Invariant: `view` is what the seat at the screen may know (an onlooker's
 * while the curtain is down); everything drawn comes from it or from views the
 * animation made of it. The session is only asked for views and events of that
 * seat, so no tile of the other's hand is ever in this struct.
 */
#ifndef SDL_SCENE_TABLE_H
#define SDL_SCENE_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/play/move.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/art/atlas.h"
#include "sdl/people/remarks.h"
#include "sdl/system/worker.h"
#include "sdl/table/facts/actions.h"
#include "sdl/table/facts/tile_facts.h"
#include "sdl/table/motion/anim.h"
#include "sdl/table/table_cover.h"
#include "sdl/table/table_hint.h"
#include "sdl/ui/naming_palette.h"
#include "session/session.h"

/*
 * What a table waits for. table_scene_refresh finds the state from the view; what the last column says is all
 * that changes it besides.
 *
 *     state      waits for                                        and then
 *     WATCHED    another's move, a deal, the end of a round       refresh
 *     ASKED      the person at the screen                         refresh; in a puzzle ANSWERED
 *     FORCED     a moment: `own_move` is their only move          refresh
 *     AUTOMATIC  a moment: `own_move` is made for them            refresh
 *     ANSWERED   nobody: a puzzle takes its answer, `own_move`    WATCHED, while it is judged
 *     CURTAINED  the person of seat `next`, behind the curtain    table_scene_lift_curtain, then refresh
 *     OVER       nobody: the guide has shown the round's end      none
 *
 * table_scene_lower_curtain leads from any of them to CURTAINED. While others have still to look at a tile in
 * a hot seat (table_cover.h), the states are the same, but `view` is what may be seen.
 */
enum table_state {
    TABLE_WATCHED,
    TABLE_ASKED,
    TABLE_FORCED,
    TABLE_AUTOMATIC,
    TABLE_ANSWERED,
    TABLE_CURTAINED,
    TABLE_OVER
};

/* What a table is for; it never changes. From TABLE_LESSON on it has no menu and always shows the waits. */
enum table_use {
    TABLE_PLAYED,  /* a match is played on it */
    TABLE_SHOWN,   /* a position to look at: nothing is played (screenshots) */
    TABLE_LESSON,  /* it is played on as `guide` leads */
    TABLE_STUDIED, /* a replay's or a review's: nothing is played */
    TABLE_PUZZLE   /* the same, but one move is asked for and held */
};

/* What the lessons up to here haven't taught, and a lesson's table therefore doesn't show. */
enum table_untaught {
    UNTAUGHT_TURN = 1,  /* the prompt, and what a tile pointed at is for */
    UNTAUGHT_WAITS = 2, /* the tray of the waits */
    UNTAUGHT_KONG = 4,  /* their buttons */
    UNTAUGHT_RIICHI = 8,
    UNTAUGHT_FURITEN = 16, /* what passing a win costs, on its button */
    UNTAUGHT_POINTS = 32   /* what a win is worth, on its button */
};

/* How the picture gets to the view that a refresh took. */
enum table_picture {
    PICTURE_JUMPS,   /* at once */
    PICTURE_GOES_ON, /* at once if nothing moves; else what moves goes on */
    PICTURE_WAITS    /* the caller adds the events that led to it */
};

struct painter;
struct table_scene;

/* Who leads a learner through what happens at a table (the tutorial). */
struct table_guide {
    /* A move somebody is about to make; false: it is not made, and the guide has said why. */
    bool (*allows)(struct table_scene *table, struct app *app, struct move move);
    /* It was made, and the session stands behind it. */
    void (*made)(struct table_scene *table, struct app *app, struct move move);
    /* What a seat that is asked does; false: it waits. */
    bool (*moves)(const struct table_scene *table, int seat, struct move *move);
    /* What a rule forbids, as a sentence without a full stop. */
    void (*refuses)(struct table_scene *table, struct app *app, const char *why);
    /* The round is over; returns where to go. */
    struct scene *(*ends)(struct table_scene *table, struct app *app);
    /* Speaks of what can be chosen beside the table, if `all` is asked for; true if that is all there is. */
    bool (*tells)(struct table_scene *table, struct app *app, bool all);
};

/* What has been spoken of the table (table_spoken.c). */
struct table_heard {
    uint32_t moment;       /* what was asked when it was spoken of last */
    bool came;             /* the player has heard where the match stands */
    int position;          /* of the session, up to which events were said */
    int hand_of[SEAT_MAX]; /* the round in which that seat's hand was said */
};

/* What an opponent says (table_remarks.c). */
struct table_remark {
    const char *next, *words; /* what waits to be said, and what is, in English; NULL: nothing */
    int next_seat, seat;      /* who says it */
    Uint64 until;             /* how long it stands (SDL_GetTicks64) */
    int claims[2];            /* in this round: those of the person spoken to, and those of others */
    bool late;                /* the end of the wall was spoken of in this round */
};

/* The computer's move that is being thought of (table_think.c). */
struct table_think {
    struct worker worker;
    struct thought thought;
    bool begun;
    bool known;  /* the move is found: it stands in the thought */
    bool waited; /* the shortest time for a move is over */
};

/* What a person has switched on (table_auto_play.c). */
struct auto_play {
    bool no_claims;   /* all but wins is passed */
    bool win_at_once; /* a win is declared */
    bool pass_runs;   /* what would only make a run is passed */
};

/* The tile under the pointer or the focus ring (table_facts.c). */
struct table_facts {
    bool on;        /* a tile is pointed at; then: */
    uint32_t key;   /* of its sprite */
    struct rect at; /* its box in pixels */
    struct tile_facts tile;
};

enum { TABLE_BACK_AFTER = 4 * 3600 /* seconds */ };

/* A panel for a player who comes back (table_back.c). */
struct table_back {
    int64_t seconds; /* since the player left; 0: there is no panel */
    int position;    /* of the session then */
};

/* What falls due when time passes. */
enum clock_moment { CLOCK_NOTHING, CLOCK_FIRST_WARNING, CLOCK_LAST_WARNING, CLOCK_TIME_UP };

enum { TABLE_LOG_TEXT = 96, TABLE_BY_ITSELF = 600 /* ms until a toggle acts */, NOT_WAITING = -1 };

struct table_scene {
    struct scene scene;
    struct session *session; /* what it shows, never its own: app->session where it is played on */
    struct table_layout layout;
    struct words words;
    struct anim anim;
    enum table_use use;
    unsigned untaught; /* enum table_untaught; 0 where no lesson is played */
    enum table_state state;
    int near;         /* the seat at the bottom */
    int next;         /* the seat the curtain will go up for */
    struct view view; /* after the last move, whatever is still moving; an onlooker's behind the curtain */
    int position;     /* of the session, that `view` is of */
    struct actions actions;
    struct choice choice;
    struct naming_palette palette; /* what is marked while waits are named */
    char just_marked[INPUT_ID];    /* the target that was marked last, "" once the ring has gone on */
    struct move pending;           /* a Riichi that was warned of */
    double since;                  /* when the present wait began, or NOT_WAITING */
    Uint32 hurried;                /* when a click last ended what moved */
    float lifts[HAND_MAX];         /* units each own tile is lifted by, eased */
    float row_lifts[DUMMY_MAX];
    int breaths;                     /* steps the glow of the dummy's row has breathed since it was lit */
    bool is_first;                   /* no match has been finished yet */
    const struct table_guide *guide; /* NULL: nobody leads, the players play */
    void *guided_by;                 /* the guide's own */
    struct rect covered;             /* where the guide drew last, pixels: no tip goes there */
    bool no_waits;                   /* a review's: something else takes the place of the waits */
    int drag_place;                  /* the player's tile that is dragged, or -1 */
    float drag_x, drag_y;            /* by how many pixels */
    Uint64 clock_at; /* when the match clock was last read (SDL_GetTicks64), or 0: it stands */
    int clock_rest;  /* milliseconds counted beyond the session's whole seconds */
    float unpaid;    /* the share of a win's points that has not reached the plates yet, 0 to 1 */
    bool lifted_out; /* the winner's tiles are drawn by the scene above, which counts them */
    struct auto_play auto_play[SEAT_MAX]; /* what each person has switched on */
    int auto_play_round;                  /* the round they did so in */
    struct move own_move;               /* what is made for the person at the screen, or a puzzle's answer */
    struct hand_order orders[SEAT_MAX]; /* of the player's tiles, where they are not sorted */
    int insert;                         /* the place a dragged tile would go to, or -1 */
    struct move named[SEAT_MAX];        /* confirmed with the declaration just made, or none: no kinds */
    Uint32 asked_at;                    /* SDL_GetTicks when what is asked now began to be asked */
    int asked_what;                     /* ... and what: to see when it changes */
    struct event called;                /* another's call that the prompt says without animation, */
    Uint64 called_until;                /* ... until then (SDL_GetTicks64); 0: none */
    bool held;                          /* the hand is seen only while a key is held (a setting) */
    struct table_cover cover;
    struct table_marks marks[SEAT_MAX]; /* of this round */
    struct table_hint hint;
    struct table_back back; /* the panel that welcomes a player back */
    struct table_think think;
    struct table_facts facts;
    struct table_danger danger;
    struct table_heard heard;
    struct table_remark remark;
    char looked_from[INPUT_ID]; /* what had the focus before the player looked around */
};

/* True if the player may act now: asked, and nothing is on its way. */
bool table_scene_is_open(const struct table_scene *table);

/* True if this screen shows a match that is played elsewhere, and has no seat there: a television. */
bool table_scene_looks_on(const struct table_scene *table);

/* True if its player can say something to people elsewhere. */
bool table_scene_speaks(const struct table_scene *table, const struct app *app);

/* True behind the curtain; where no menu stands; where moves are made. */
bool table_scene_is_curtained(const struct table_scene *table);
bool table_scene_is_bare(const struct table_scene *table);
bool table_scene_is_played(const struct table_scene *table);

/* For how many milliseconds what is asked now has been asked. */
Uint32 table_scene_asked_for(const struct table_scene *table);

/* Returns how many tiles the player's hand has. */
int table_scene_hand_size(const struct table_scene *table);

/* The tile at a place of the hand as it is on the table. */
struct own_tile {
    uint8_t tile;
    bool apart;        /* it was just drawn */
    struct rect rect;  /* units, without its lift */
    char id[INPUT_ID]; /* of its target: "hand:5m:3" */
};
struct own_tile table_scene_own_tile(const struct table_scene *table, int place);

/* Gives up everything the player has begun or selected. */
void table_scene_forget_choice(struct table_scene *table);

/* The same after moves were taken back, and turns off what is done automatically: it would be done again. */
void table_scene_forget_all(struct table_scene *table);

/* Takes the view from the session again, and finds the state and the buttons: after a move, a toggle, a
 * curtain, or moves taken back. Whatever the table was waiting for, the wait starts over. */
void table_scene_refresh(struct table_scene *table, struct app *app, enum table_picture picture);

/* Makes the buttons again after another choice, without those that a lesson hasn't taught. */
void table_scene_make_actions(struct table_scene *table);

/* Makes a move for the person at the screen or the computer, and shows it with sounds and animation. If the
 * rules refuse it, says why. */
void table_scene_play(struct table_scene *table, struct app *app, struct move move);

/* Says why a rule refuses a move: the guide does, else a notice. */
void table_scene_refuse(struct table_scene *table, struct app *app, const struct refusal *why);

/* True if two people or more share the screen. */
bool table_scene_is_hot_seat(const struct table_scene *table, const struct app *app);

/* True once `milliseconds` (at normal speed) have passed since this began to be waited for. */
bool table_scene_has_waited(struct table_scene *table, struct app *app, float milliseconds);

/* Lowers the curtain for the player on `seat`: the table shows no hand. Returns the curtain's scene. */
struct scene *table_scene_lower_curtain(struct table_scene *table, struct app *app, int seat);

/* Gives the person of that seat the screen, with no curtain. */
void table_scene_sit_down(struct table_scene *table, struct app *app, int seat);

/* Covers the hand again: the key that showed it was let go. */
void table_scene_cover_up(struct table_scene *table, struct app *app);

/* Lifts the curtain: the player it was lowered for sees their tiles. */
void table_scene_lift_curtain(struct scene *scene, struct app *app);

/* Says which furiten rule kept the player from being asked to win on a tile of these events. */
void table_scene_tell_furiten(struct table_scene *table, struct app *app, const struct event *events,
                              int count);

/* The same for all that happened since the player's own last discard, when the curtain goes up. */
void table_scene_tell_furiten_since(struct table_scene *table, struct app *app);

/* Moves the animation on by `dt` seconds; returns false if nothing moves. */
bool table_scene_step(struct table_scene *table, struct app *app, float dt);

/* Makes the moves that need no player: a deal, a forced move, a computer's move. Returns where to go next. */
struct scene *table_scene_advance(struct table_scene *table, struct app *app);

/* Ends the hand as void, as the match clock has run out. */
void table_scene_time_up(struct table_scene *table, struct app *app);

/* Draws the whole table and registers its targets; then its parts, for table_scene_draw alone. */
void table_scene_draw(struct table_scene *table, struct app *app);
void table_scene_draw_tiles(struct table_scene *table, struct app *app);
void table_scene_draw_sides(struct table_scene *table, struct app *app);
void table_scene_draw_waits(struct table_scene *table, struct app *app);

/* Draws the tray of a side's pile so dark (draw_tray), with its reach while the pile is long. */
void table_scene_draw_pile(struct table_scene *table, struct painter *painter, int side, int dark);

/* The width in pixels that the sprite's tile has when it is upright. */
float table_scene_tile_width(const struct painter *painter, const struct sprite *sprite);

/* True for a tile of the hand, the melds or the winning tile of a winner on that side of the table. */
bool table_scene_is_winners(const struct sprite *sprite, int side);

/* True if the claim whose button is pointed at uses the player's tile at `place`; with none pointed at, if
 * any offered claim does. */
bool table_scene_claim_takes(const struct table_scene *table, const struct app *app, int place);

/* Returns what the player whose plate is lit does: "to act", "on turn", "discards". Static. */
const char *table_scene_seat_act(const struct table_scene *table, int seat);

/* The event being shown that offers a tile to others, or NULL. It doesn't matter whether anybody can claim
 * the tile: if that could be seen, it would give away a computer's hand. */
const struct event *table_scene_offering(const struct table_scene *table);

/* The row of the four button places that holds the explanation, or -1. */
int table_scene_hint_row(const struct table_scene *table);

/* A rect of the table's units in pixels. */
struct rect table_scene_pixels(const struct painter *painter, struct rect units);

/* 0.6 to 1: how bright what can be done glows at this moment. */
float table_scene_breath(const struct app *app);

/* Draws, where the prompt is otherwise, what has happened since the player behind the curtain last looked: as
 * much of it as two lines hold. */
void table_scene_draw_news(struct table_scene *table, struct painter *painter);

/* The curtain over the table, for the person on `seat`. */
struct scene *scene_curtain(struct app *app, struct scene *under, int seat);

/* Writes the prompt: what is asked, or what happens. Returns true if the player at the screen is asked. */
bool table_scene_prompt(const struct table_scene *table, char *out, size_t size);

/* Writes that curtain's first line. */
void scene_curtain_words(const struct scene *scene, const struct app *app, char *out, size_t size);

/* The table where the session ended a round, both hands open, over the result. */
struct scene *scene_look(struct app *app, struct scene *under, struct session *session, int near);

/* Over the table: the win is shown and counted there, then the result follows. */
struct scene *scene_win(struct app *app, struct table_scene *table);

/* The result of a round that was counted before. */
struct scene *scene_result_counted(struct app *app);

/* A table scene that stands still, seen from `near`: for screenshots, a replay, a review. The session must
 * outlive it. */
struct scene *scene_table_still(struct session *session, int near);

/* --- what a click, a key and a drag do (table_input.c) -------------------------------------------------- */

/* While something moves or another plays, only what plays nothing is answered (menu, log, sheet, toggles); a
 * click just after a new question appeared is taken as meant for what was there before. */
struct scene *table_scene_key(struct scene *scene, struct app *app, const struct scene_key *key);
struct scene *table_scene_drag(struct scene *scene, struct app *app, const char *id, float x, float y,
                               bool drop);
struct scene *table_scene_click(struct scene *scene, struct app *app, float x, float y);

/* The actions of the table's controls, each given where its control is drawn. */
scene_action table_scene_menu, table_scene_help, table_scene_show_waits, table_scene_sheet,
    table_scene_take_back;

/* A click on the player's tile at a place of the hand: selects or discards it. */
scene_list_action table_scene_click_hand;

/* A worded button: by the index of the place where it stands, which is another once another button stands
 * there. */
scene_list_action table_scene_act;
int table_scene_action_index(const struct table_scene *table, int place);

/* True if what is asked may be answered: a click on what has just appeared was not meant for it. */
bool table_scene_takes(const struct table_scene *table, const struct app *app);

/* What the player has begun has changed: makes the buttons again. */
void table_scene_choice_changed(struct table_scene *table, struct app *app);

/* The player marked one of several tiles, or took the mark off: moves the focus ring there. */
void table_scene_mark(struct table_scene *table, struct app *app, const char *id, bool marked);

/* True if the key is Enter and plays what is marked: while there is no focus ring, or while it is still on
 * the tile marked last. Otherwise Enter chooses what has the ring, as everywhere. */
bool table_scene_plays_marked(struct table_scene *table, const struct app *app, const struct scene_key *key);

/* --- the player's tiles in their own order (table_order.c) -------------------------------------------- */

/* For players who do not want their tiles sorted (a setting): a tile is dragged along the hand, or moved by
 * Shift and an arrow. The order is the scene's; the rules keep a hand as counts. */

/* In each step: keeps the tiles as they stand; a tile that has come goes to the end. */
void table_order_follow(struct table_scene *table, struct app *app);

/* The place a tile dragged to `x` (pixels) would get in the hand; -1 if tiles are sorted. */
int table_order_place(const struct table_scene *table, const struct app *app, float x);

/* True if the tile at `place` can be moved: it isn't the one just drawn. */
bool table_order_can_move(const struct table_scene *table, int place);

/* Moves a tile of the hand; returns false if tiles are sorted or it can't go there. */
bool table_order_move(struct table_scene *table, struct app *app, int from, int to);

/* Moves the tile with the focus ring by Shift and an arrow; returns false for any other key. */
bool table_order_key(struct table_scene *table, struct app *app, const struct scene_key *key);

/* Draws the mark where a dragged tile would go. */
void table_order_draw(struct table_scene *table, struct painter *painter);

/* --- remarks (table_remarks.c) ------------------------------------------------------------------ */

/* An opponent says something in a bubble below their plate, for a few seconds: of what everybody has seen,
 * once the tiles lie. It takes no click. */

/* The player of that seat says these words: English ones, for tr, that stay. */
void table_remarks_put(struct table_scene *table, int seat, const char *words);

/* One of them greets, if no tile was discarded yet in the match. */
void table_remarks_greet(struct table_scene *table, struct app *app);

/* One of them may remark on these events. */
void table_remarks_events(struct table_scene *table, struct app *app, const struct event *events, int count);

/* In each step: lets a remark come and go. */
void table_remarks_step(struct table_scene *table, struct app *app);

/* Draws the bubble. */
void table_remarks_draw(const struct table_scene *table, struct painter *painter);

/* The same in that place (pixels), beside the speaker's face; nothing if it is too narrow. */
void table_remarks_draw_in(const struct table_scene *table, struct painter *painter, struct rect place);

/* --- calls (table_calls.c) ------------------------------------------------------------------------------ */

/* The word of a call, "Pung", "Riichi", "Mahjong", or NULL for an event that is none. Static. */
const char *table_scene_call_word(const struct words *words, const struct event *event);

/* Returns what felt and tiles are dimmed by while a call is shown or a Riichi lies on the table (painter.h),
 * and the lights of both on the felt. */
uint32_t table_scene_shade(const struct table_scene *table, const struct painter *painter);
void table_scene_draw_lights(const struct table_scene *table, struct painter *painter);

/* Draws a call's word with the caller's face while the call is shown, and the stick of a Riichi on its way.
 * Draw it last. */
void table_scene_draw_call(struct table_scene *table, struct app *app);

/* True until a call's tiles lie: its word stands alone. */
bool table_scene_is_calling(const struct table_scene *table);

/* Without animation the prompt says another's call for a moment: notes the newest of these events, and writes
 * it; false if there is none to say. */
void table_scene_note_call(struct table_scene *table, struct app *app, const struct event *events, int count);
bool table_scene_says_call(const struct table_scene *table, char *out, size_t size);

/* True while the stick of that seat is on its way. */
bool table_scene_lays_stick(const struct table_scene *table, int seat);

/* The points that a seat's plate shows: those before a win, until its count has moved them. */
int table_scene_points_shown(const struct table_scene *table, int seat);

/* --- the computer's moves (table_think.c) --------------------------------------------------------------- */

/* Slow ones are found on a thread, so the picture never waits. */

/* Starts to think for a seat, unless it has already started. */
void table_think_begin(struct table_scene *table, int seat);

/* Returns true and writes the move once it is found. */
bool table_think_knows(struct table_scene *table, struct app *app, struct move *move);

/* The same, and then forgets the thought. */
bool table_think_end(struct table_scene *table, struct app *app, struct move *move);

/* Stops thinking, and waits for the thread. */
void table_think_stop(struct table_scene *table);

/* --- what is done automatically (table_auto_play.c) ----------------------------------------------------- */

/* For a player, with a strip of toggles for it. Claims passed, a win declared: these last until the round
 * ends, and each person of a hot seat has their own. An automatic pass is a pass like any other; a tile that
 * can be won on is always asked about. The order of the tiles (table_order.c) and the speed are settings. A
 * tip says what a toggle does when it is pointed at; in a player's first match each has its name below it. */

/* Writes the move that is made automatically for the player at the screen; false if they are asked. */
bool table_auto_play_move(const struct table_scene *table, struct move *move);

/* True if that seat's toggles decide whatever is claimed: a win is declared, all else passed. */
bool table_auto_play_decides(const struct table_scene *table, int seat);

/* Writes the prompt while such a move is about to be made; returns false if none is. */
bool table_auto_play_prompt(const struct table_scene *table, char *out, size_t size);

/* Turns all of it off for every player: a new round, or moves were taken back. */
void table_auto_play_reset(struct table_scene *table);

/* Draws the strip and registers its targets. */
void table_auto_play_draw(struct table_scene *table, struct app *app);

/* Draws the tip of the toggle that is pointed at or has the focus ring. Draw it last. */
void table_auto_play_draw_tip(struct table_scene *table, struct app *app);

/* --- the tile that is pointed at (table_facts.c) -------------------------------------------------------- */

/* The tile under the pointer or the focus ring: a label says what it is, and tiles of the same kind are
 * marked all over the table.
 *
 * The mark isn't brass, because it is not a control. Nothing is shown while tiles move. */

/* Registers every tile of the picture that isn't a target yet as TARGET_INFO. Call it after all other
 * targets. */
void table_facts_targets(struct table_scene *table, struct app *app, const struct sprites *sprites);

/* Finds the tile that is pointed at, in the last finished picture. */
void table_facts_point(struct table_scene *table, const struct app *app, const struct sprites *sprites);

/* Draws the marks on these tiles; `sprites[i]` is what was drawn as `tiles[i]`. */
void table_facts_mark(const struct table_scene *table, struct painter *painter,
                      const struct atlas_tile *tiles, const struct sprite *const *sprites, int count);

/* Lists what labels over the table leave free: what is asked, and what can be seen on it. */
void table_facts_keep_clear(const struct table_scene *table, struct app *app, const struct sprites *sprites);

/* Draws the label once it is due. Draw it last. */
void table_facts_label(const struct table_scene *table, struct app *app);

/* Turns looking around on or off: the arrow keys then reach every tile. */
void table_facts_look(struct table_scene *table, struct app *app, bool on);

/* --- coming back to a match (table_back.c) -------------------------------------------------------------- */

/* A panel that tells a player who comes back after hours or days where the match stands. Play waits until
 * they close it or make a move. */

/* Decides whether to show it, as the table comes with a match that was continued (app->absent). */
void table_back_begin(struct table_scene *table, struct app *app);

/* True while it is shown, and play waits. */
bool table_back_is_shown(const struct table_scene *table);

/* In each step: drops the panel for good once a move was made or taken back. */
void table_back_follow(struct table_scene *table);

/* Closes it; returns false if it wasn't shown. */
bool table_back_close(struct table_scene *table, struct app *app);

/* Draws it over the table, with the target "back". */
void table_back_draw(struct table_scene *table, struct app *app);

/* --- the clock of a match (scene_table.c) --------------------------------------------------------------- */

/* The hidden clock of a match, in modes that have one: what is due when time passes.
 *
 * Follows docs/rules/tenpai-duel.md "The end of a match": warnings when 5/6 and 11/12 of the time have
 * passed, and the end; the time itself is never shown. The seconds that friends have for an answer are
 * shown; they come from sdl/friend (struct company). */

/* Returns what falls due when `before` seconds become `after`; of several the latest. */
enum clock_moment match_clock_moment(int minutes, int before, int after);

#endif
