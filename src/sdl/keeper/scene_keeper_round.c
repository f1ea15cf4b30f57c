/*
 * scene_keeper_round.c: the entry of a round of a match with real tiles; entering_draw.c draws it.
 *
 * The points are typed, or the player lays out the hand in the scorer, which counts them.
 */
#include <stdio.h>
#include <string.h>

#include "rules/modes/classic.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/keeper/entering.h"
#include "words/scorer/count_words.h"

SCENE_OF(struct entering)

struct keeper *entering_keeper(const struct entering *entering)
{
    return &((struct keeping *)entering->scene.under)->keeper;
}

bool entering_by_faan(const struct entering *entering)
{
    return entering->table.rules->counts_faan && entering->round.kind == KEPT_WIN;
}

static bool several_win(const struct entering *entering)
{
    return table_option(&entering->table, OPTION_ALL_WIN) && entering->from != FROM_OWN;
}

static int points_of(const struct entering *entering, int seat)
{
    int typed = entering->typed[seat];
    return entering_by_faan(entering) ? classic_points[typed] : typed;
}

static void fill_win(const struct entering *entering, struct kept_round *round)
{
    round->from = entering->from == FROM_OPEN  ? SEAT_NONE
                  : entering->from == FROM_OWN ? (uint8_t)entering->at
                                               : (uint8_t)entering->from;
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (round->winners >> seat & 1 && !entering->table.rules->declares_risk)
            round->points[seat] = points_of(entering, seat);
    if (entering->table.rules->declares_risk)
        round->declared |= round->winners;
}

static void fill_penalty(const struct entering *entering, struct kept_round *round)
{
    int points = points_of(entering, entering->at);
    for (int seat = 0; seat < entering->table.seats; seat++) {
        bool gets = seat != entering->at && (entering->to == TO_EACH || entering->to == seat);
        round->points[seat] += gets ? points : 0;
        round->points[entering->at] -= gets ? points : 0;
    }
    if (entering->to == TO_NOBODY)
        round->points[entering->at] = -points;
}

struct kept_round entering_round(const struct entering *entering)
{
    struct kept_round round = entering->round;
    if (round.kind == KEPT_WIN)
        fill_win(entering, &round);
    if (round.kind == KEPT_PENALTY && entering->at != SEAT_NONE)
        fill_penalty(entering, &round);
    return round;
}

enum naming_state entering_naming(const struct entering *entering, int seat, int number)
{
    bool waits = entering->round.waits[seat] >> (number - 1) & 1;
    bool named = entering->round.named[seat] >> (number - 1) & 1;
    return named ? (waits ? NAMING_RIGHT : NAMING_WRONG) : waits ? NAMING_MISSED : NAMING_NONE;
}

/* --- actions ------------------------------------------------------------------------------------------ */

static struct scene *begin(struct entering *entering, enum kept_kind kind)
{
    entering->round = kept_round_of(kind);
    entering->at = SEAT_NONE;
    entering->from = FROM_OPEN;
    entering->to = TO_NOBODY;
    memset(entering->typed, 0, sizeof entering->typed);
    return &entering->scene;
}

struct scene *entering_kind(struct scene *scene, struct app *app, int kind)
{
    (void)app;
    return begin(of(scene), (enum kept_kind)kind);
}

struct scene *entering_winner(struct scene *scene, struct app *app, int seat)
{
    struct entering *entering = of(scene);
    unsigned bit = 1u << seat, had = entering->round.winners;
    (void)app;
    entering->round.hand[0] = '\0';
    if (!several_win(entering)) {
        if (entering->at != SEAT_NONE)
            entering->typed[seat] = entering->typed[entering->at];
        memset(entering->round.liable, SEAT_NONE, sizeof entering->round.liable);
        entering->round.declared = 0;
        entering->round.winners = (uint8_t)bit;
    } else {
        entering->round.winners = (uint8_t)(had & bit && entering->at == seat ? had & ~bit : had | bit);
        entering->round.liable[seat] = SEAT_NONE;
    }
    entering->at = seat;
    if (entering->from == seat)
        entering->from = FROM_OPEN;
    return scene;
}

struct scene *entering_from(struct scene *scene, struct app *app, int from)
{
    struct entering *entering = of(scene);
    (void)app;
    entering->from = from;
    if (!several_win(entering) && entering->at != SEAT_NONE)
        entering->round.winners = (uint8_t)(1u << entering->at);
    memset(entering->round.liable, SEAT_NONE, sizeof entering->round.liable);
    return scene;
}

struct scene *entering_liable(struct scene *scene, struct app *app, int seat)
{
    (void)app;
    of(scene)->round.liable[of(scene)->at] = (uint8_t)seat;
    return scene;
}

struct scene *entering_bets(struct scene *scene, struct app *app, int seat)
{
    (void)app;
    of(scene)->round.bets = seat == SEAT_NONE ? 0 : (uint8_t)(1u << seat);
    return scene;
}

struct scene *entering_ready(struct scene *scene, struct app *app, int seat)
{
    (void)app;
    of(scene)->round.ready ^= (uint8_t)(1u << seat);
    return scene;
}

struct scene *entering_declared(struct scene *scene, struct app *app, int seat)
{
    (void)app;
    of(scene)->round.declared ^= (uint8_t)(1u << seat);
    return scene;
}

struct scene *entering_payer(struct scene *scene, struct app *app, int seat)
{
    struct entering *entering = of(scene);
    (void)app;
    if (entering->at != SEAT_NONE)
        entering->typed[seat] = entering->typed[entering->at];
    entering->at = seat;
    if (entering->to == seat)
        entering->to = TO_NOBODY;
    return scene;
}

struct scene *entering_to(struct scene *scene, struct app *app, int seat)
{
    (void)app;
    of(scene)->to = seat;
    return scene;
}

struct scene *entering_digit(struct scene *scene, struct app *app, int digit)
{
    struct entering *entering = of(scene);
    if (entering->at == SEAT_NONE)
        return scene;
    int now = entering->typed[entering->at];
    int next = digit == 11 ? now / 10 : digit == 10 ? now * 100 : now * 10 + digit;
    if (next > (entering_by_faan(entering) ? CLASSIC_LIMIT : KEPT_POINTS))
        next = digit < 10 ? digit : now; /* a digit that has no room starts a new number */
    entering->typed[entering->at] = next;
    entering->round.hand[0] = '\0';
    app_dirty(app);
    return scene;
}

/* Changes the number to its next state. */
struct scene *entering_name(struct scene *scene, struct app *app, int which)
{
    struct entering *entering = of(scene);
    int seat = which / 10, number = which % 10;
    enum naming_state next = (enum naming_state)((entering_naming(entering, seat, number) + 1) % 4);
    uint16_t bit = (uint16_t)(1u << (number - 1));
    uint16_t *waits = &entering->round.waits[seat], *named = &entering->round.named[seat];
    (void)app;
    *waits = (uint16_t)(next == NAMING_RIGHT || next == NAMING_MISSED ? *waits | bit : *waits & ~bit);
    *named = (uint16_t)(next == NAMING_RIGHT || next == NAMING_WRONG ? *named | bit : *named & ~bit);
    return scene;
}

struct scene *entering_done(struct scene *scene, struct app *app)
{
    struct entering *entering = of(scene);
    struct kept_round round = entering_round(entering);
    struct error why;
    if (!keeper_add(entering_keeper(entering), &round, &why)) {
        app_notice_sentence(app, why.message);
        return scene;
    }
    audio_play(app, SOUND_BUTTON);
    keeping_save((struct keeping *)scene->under, app);
    return scene->under;
}

/* --- the hand from the scorer -------------------------------------------------------------------------- */

/* Returns the waits of a hand without its last tile, as numbers of its suit. */
static uint16_t waits_of(const struct laid *laid)
{
    static struct laying laying; /* large */
    struct counted waits;
    uint16_t numbers = 0;
    laying = (struct laying){.now = *laid};
    laying_remove(&laying, LAY_TILE, laid->winning);
    counted_make(&waits, &laying.now);
    for (int i = 0; i < waits.wait_count; i++)
        numbers |= (uint16_t)(1u << (tile_number(waits.waits[i].tile) - 1));
    return numbers;
}

static void take_hand(struct scene *scene, const struct laid *laid, const struct counted *counted)
{
    struct entering *entering = of(scene);
    const struct win *win = &counted->win;
    int seat = entering->at;
    struct text text = {0};
    count_hand(laid, &text);
    snprintf(entering->round.hand, sizeof entering->round.hand, "%s", text_string(&text));
    text_deinit(&text);
    entering->typed[seat] = entering_by_faan(entering) ? counted->best.faan : counted->best.points;
    if (win_is_own_draw(win))
        entering->from = FROM_OWN;
    else if (entering->from == FROM_OWN)
        entering->from = FROM_OPEN;
    if (win->source == WIN_DUMMY_DISCARD || win->source == WIN_REVEALED)
        entering->from = SEAT_DUMMY;
    if (entering->table.seats == 2 && entering->from == FROM_OPEN)
        entering->from = 1 - seat;
    if (win->riichi && entering->table.rules->has_stages)
        entering->round.bets = (uint8_t)(1u << seat);
    if (entering->table.rules->declares_risk)
        entering->round.waits[seat] = entering->round.named[seat] = waits_of(laid);
}

struct scene *entering_lay(struct scene *scene, struct app *app)
{
    struct entering *entering = of(scene);
    struct win win = {.source = entering->from == FROM_OWN ? WIN_SELF_DRAW : WIN_DISCARD,
                      .seat_wind = table_wind(&entering->table, entering->at),
                      .round_wind = table_round_wind(&entering->table)};
    return scene_scorer_for(app, scene, entering->table.rules, entering->table.options, &win, take_hand);
}

/* --- the scene ----------------------------------------------------------------------------------------- */

static void draw(struct scene *scene, struct app *app)
{
    entering_draw(app, of(scene));
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    SDL_Keycode code = key->code;
    if (code >= SDLK_0 && code <= SDLK_9)
        return entering_digit(scene, app, code - SDLK_0);
    if (code == SDLK_KP_0)
        return entering_digit(scene, app, 0);
    if (code >= SDLK_KP_1 && code <= SDLK_KP_9)
        return entering_digit(scene, app, code - SDLK_KP_1 + 1);
    return code == SDLK_BACKSPACE ? entering_digit(scene, app, 11) : NULL;
}

static const struct scene_class round_class = {
    .name = "keeper-round", .phone = true, .clicks = true, .draw = draw, .key = key};

struct scene *scene_keeper_round(struct app *app, struct scene *keeping)
{
    struct entering *entering = SCENE_NEW(struct entering, &round_class, keeping);
    const struct keeper *keeper = &((struct keeping *)keeping)->keeper;
    (void)app;
    keeper_table(keeper, keeper->count, &entering->table);
    return begin(entering, KEPT_WIN);
}

struct scene *scene_keeper_round_example(struct app *app, struct scene *keeping, enum kept_kind kind)
{
    struct scene *scene = scene_keeper_round(app, keeping);
    entering_kind(scene, app, (int)kind);
    if (kind == KEPT_WIN) {
        entering_winner(scene, app, 2);
        entering_from(scene, app, 0);
    } else if (kind == KEPT_PENALTY) {
        entering_payer(scene, app, 1);
        entering_to(scene, app, TO_EACH);
    } else {
        for (int i = 0; i < 7; i++)
            entering_name(scene, app, 10 * (i % 3) + 1 + i);
        entering_name(scene, app, 2);
    }
    entering_digit(scene, app, 5);
    return scene;
}
