/*
 * table_cover.c: see table_cover.h.
 */
#include "sdl/table/table_cover.h"

#include "sdl/app/matches.h"
#include "sdl/app/speaker.h"
#include "sdl/app/toast.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"

bool table_cover_is_on(const struct table_scene *table, const struct app *app)
{
    return app->settings.cover_discards && !table_scene_is_bare(table) &&
           table_scene_is_hot_seat(table, app) &&
           !session_setup(table->session)->rules->declares_risk; /* there everybody is always asked */
}

static unsigned persons(const struct table_scene *table)
{
    return setup_persons(session_setup(table->session));
}

static enum phase phase_of(const struct table_scene *table)
{
    struct view view;

    session_view(table->session, SEAT_NONE, &view);
    return (enum phase)view.table.phase;
}

/* The session waits for this seat's claim of the tile, and it has not been given here. */
static bool is_asked(const struct table_scene *table, int seat)
{
    return session_asked(table->session) >> seat & 1 && !(table->cover.answered >> seat & 1) &&
           phase_of(table) == PHASE_CLAIM;
}

/* --- what is held back ----------------------------------------------------------------------------- */

static bool is_added_kong(const struct event *event)
{
    return event->kind == EVENT_KONG_OFFERED ||
           (event->kind == EVENT_KONG && event->number == MELD_KONG_ADDED);
}

struct event table_cover_event(const struct table_scene *table, struct event event)
{
    if (table->cover.holds && event.kind == EVENT_KONG_OFFERED)
        event.kind = EVENT_KONG;
    return event;
}

bool table_cover_offer(const struct event *event, struct offer *offer)
{
    *offer = (struct offer){.tile = event->tile, .by = event->seat};
    switch ((enum event_kind)event->kind) {
    case EVENT_DISCARD:
        offer->source = WIN_DISCARD;
        return true;
    case EVENT_DUMMY_DISCARD:
        offer->source = WIN_DUMMY_DISCARD;
        return true;
    case EVENT_REVEAL:
        offer->source = WIN_REVEALED;
        offer->place = event->number;
        return true;
    default:
        offer->source = WIN_ROBBED_KONG;
        return is_added_kong(event);
    }
}

/* Finds who must still look: all persons except the one whose tile it is. The player at the screen sees the
 * tile anyway; but if their turn is next they look last, because the game continues with them. */
static unsigned find_looks(const struct table_scene *table)
{
    const struct table_cover *cover = &table->cover;
    const struct table *seen = &cover->seen.table;
    unsigned looks = persons(table);
    int near = table->near, next = table_next(seen, cover->offer.by);

    if (!is_asked(table, cover->offer.by))
        looks &= ~(1u << cover->offer.by);
    bool turn_comes = !cover->claimed && cover->offer.source != WIN_ROBBED_KONG;
    for (int seat = 0; seat < seen->seats; seat++)
        if ((seat != next && table_auto_play_decides(table, seat)) ||
            (table->marks[seat].made && (seat != next || !turn_comes)))
            looks &= ~(1u << seat);
    if (!table_scene_is_curtained(table) && !is_asked(table, near) && (near != next || looks == 1u << near))
        looks &= ~(1u << near);
    return !table_scene_is_curtained(table) && looks == 1u << near ? 0 : looks;
}

int table_cover_hold(struct table_scene *table, struct app *app, const struct view *before, int count)
{
    struct table_cover *cover = &table->cover;
    bool found = false;
    int shown = 0;

    cover->holds = false;
    cover->rest = 0;
    if (!table_cover_is_on(table, app))
        return count;
    struct view view = *before;
    *cover = (struct table_cover){.seen = view, .claimed = cover->claimed};
    for (; shown < count && !found; shown++) {
        struct event event = session_event(table->session, count - 1 - shown, SEAT_NONE);
        found = table_cover_offer(&event, &cover->offer);
        if (event.kind == EVENT_KONG_OFFERED)
            event.kind = EVENT_KONG;
        anim_apply(&view, &cover->seen, &event);
    }
    bool plans = table_plan_is_on(table, app);
    if (!found ||
        (plans && (cover->offer.source == WIN_DUMMY_DISCARD || cover->offer.source == WIN_REVEALED)))
        return count;
    cover->plans = plans && cover->offer.source == WIN_DISCARD;
    cover->seen.table.offer = cover->offer;
    cover->marks = table_plan_marks(table, app) && cover->offer.source == WIN_DISCARD &&
                   cover->offer.by == table->near && !table_scene_is_curtained(table) &&
                   persons(table) >> table->near & 1 && !table_auto_play_decides(table, table->near);
    cover->looks = find_looks(table);
    cover->holds = cover->looks != 0 || cover->marks;
    cover->rest = cover->holds ? count - shown : 0;
    return cover->holds ? shown : count;
}

/* True if the answers of computers alone stand after this entry. */
static bool is_answer(const struct table_scene *table, const struct entry *entry)
{
    bool turn = entry->move.kind == MOVE_DISCARD || entry->move.kind == MOVE_RIICHI;

    return !entry->is_deal && !entry->is_time_up && !turn && !(persons(table) >> entry->move.seat & 1);
}

/* The answer of a person away from the screen, if it is decided: toggles and marks decide it. The player next
 * in turn has the screen next and answers there, unless somebody else has claimed. */
static bool answers_ahead(const struct table_scene *table, const struct view *view, struct move *answer)
{
    int seat = view->seat;
    bool turn_comes = view->table.offer.source != WIN_ROBBED_KONG && !table->cover.claimed &&
                      seat == table_next(&view->table, view->table.offer.by);
    const struct move *win = view_find(view, MOVE_WIN);

    if (table_auto_play_decides(table, seat))
        *answer = win ? *win : move_make(MOVE_PASS, seat, TILE_NONE);
    else if (table->marks[seat].made && !turn_comes)
        *answer =
            table_plan_answer(view, table->auto_play[seat].no_claims ? &(struct table_marks){.made = true}
                                                                     : &table->marks[seat]);
    else
        return false;
    return true;
}

/* Answers for a seat, if it is asked and its answer is decided; returns how many events that caused. */
static int answer_ahead(struct table_scene *table, int seat)
{
    bool away = seat != table->near || table_scene_is_curtained(table);
    struct move answer;
    struct view view;
    int caused = 0;

    session_view(table->session, seat, &view);
    if (!away || view.table.phase != PHASE_CLAIM || !view.move_count || !(persons(table) >> seat & 1) ||
        !answers_ahead(table, &view, &answer))
        return 0;
    session_play(table->session, answer, &caused, NULL);
    table->cover.claimed |= answer.kind != MOVE_PASS;
    return caused;
}

int table_cover_answer_ahead(struct table_scene *table, const struct app *app)
{
    int seats = session_setup(table->session)->seats, sum = 0;

    table->cover.claimed = false;
    if (!table_cover_is_on(table, app))
        return 0;
    for (int seat = 0; seat < seats; seat++)
        sum += answer_ahead(table, seat);
    for (int seat = 0; table->cover.claimed && seat < seats; seat++) /* who is next in turn, too */
        sum += answer_ahead(table, seat);
    return sum;
}

void table_cover_resume(struct table_scene *table, struct app *app)
{
    const struct record *record = session_record(table->session);
    int place = session_position(table->session) - 1, count = 0;
    struct view before;

    if (!table_cover_is_on(table, app) || session_awaits_deal(table->session) ||
        session_is_over(table->session) || place < 0)
        return;
    while (place > 0 && is_answer(table, &record->entries[place]))
        place--;
    if (record->entries[place].is_deal || record->entries[place].move.kind == MOVE_PASS)
        return;
    struct session *copy = session_from_record(record);
    session_go_to(copy, place);
    session_view(copy, SEAT_NONE, &before);
    while (session_position(copy) < session_position(table->session))
        count += session_forward(copy);
    session_free(copy);
    table_cover_hold(table, app, &before, count);
    const struct dummy_plan *plan = session_plan(table->session);
    if (plan)
        table->marks[plan->move.seat] = (struct table_marks){.pungs = plan->pungs, .kongs = plan->kongs};
}

void table_cover_drop(struct table_scene *table)
{
    table->cover = (struct table_cover){.holds = false};
}

/* --- what is seen meanwhile ------------------------------------------------------------------------ */

/* The table as it was when the tile lay down, with the tiles of the person at the screen. */
static void compose(const struct table_scene *table, struct view *view)
{
    const struct table_cover *cover = &table->cover;
    int seat = table->near;
    struct view now;

    session_view(table->session, seat, &now);
    *view = cover->seen;
    view->seat = (uint8_t)seat;
    view->own = now.own;
    /* A kong that another may rob still lies in hand. What was drawn before it stays there; what came after
     * it, for it or on the next turn, is not seen yet. */
    bool konger = cover->offer.source == WIN_ROBBED_KONG && cover->offer.by == seat;
    if (konger && view->own.hand.counts[tile_kind(cover->offer.tile)])
        hand_take(&view->own.hand, tile_kind(cover->offer.tile), 1);
    else if (now.table.drawn_by == seat && view->table.drawn_by != seat && view->own.drawn < TILE_COUNT)
        hand_remove(&view->own.hand, view->own.drawn);
    else
        return;
    view->own.drawn = TILE_NONE;
}

/* True if the seat's own turn is next, and nobody's answer is held back. */
static bool goes_on(const struct table_scene *table, int seat)
{
    const struct table_cover *cover = &table->cover;

    if (cover->plans)
        return seat != cover->offer.by && !cover->answered && !is_asked(table, seat);
    return cover->looks == 1u << seat && !cover->answered && session_asked(table->session) == 1u << seat &&
           phase_of(table) != PHASE_CLAIM;
}

bool table_cover_looks(const struct table_scene *table)
{
    const struct table_cover *cover = &table->cover;
    int near = table->near;

    return cover->holds && !table_scene_is_curtained(table) && cover->looks & cover->lifted & 1u << near &&
           !is_asked(table, near) && !goes_on(table, near);
}

void table_cover_view(struct table_scene *table)
{
    struct table_cover *cover = &table->cover;
    struct view *view = &table->view;

    if (table_scene_is_curtained(table)) {
        *view = cover->seen;
        return;
    }
    if (is_asked(table, table->near))
        return;
    compose(table, view);
    if (table_plan_is_due(table))
        table_plan_view(table);
    if (table_plan_marks_now(table))
        table_plan_marks_view(table);
    if (!table_cover_looks(table))
        return;
    view->table.phase = PHASE_CLAIM;
    view->table.asked = (uint8_t)(1u << table->near);
    view->moves[view->move_count++] = move_make(MOVE_PASS, table->near, TILE_NONE);
}

bool table_cover_mutes(const struct table_scene *table, const struct app *app, int event)
{
    if (event == EVENT_REVEAL || event == EVENT_DUMMY_DISCARD)
        return table_plan_is_on(table, app);
    return (event == EVENT_DRAW || event == EVENT_REPLACEMENT) && table_cover_is_on(table, app);
}

/* --- how it goes on -------------------------------------------------------------------------------- */

void table_cover_answer(struct table_scene *table, struct app *app, struct move move)
{
    struct table_cover *cover = &table->cover;
    unsigned bit = 1u << table->near;

    if (is_asked(table, table->near)) {
        cover->answers[table->near] = move;
        cover->answered |= bit;
    }
    if (table_plan_marks_now(table)) {
        cover->marks = false;
        table->marks[table->near].made = true;
    }
    cover->looks &= ~bit;
    table_scene_forget_choice(table);
    table_scene_refresh(table, app, PICTURE_JUMPS);
}

/* Returns who looks next: first the player who has still to plan, then the player at the screen, last the one
 * next in turn; SEAT_NONE if all have. */
static int next_look(const struct table_scene *table)
{
    const struct table_cover *cover = &table->cover;
    const struct table *seen = &cover->seen.table;
    int next = table_next(seen, cover->offer.by), seat = next;

    if (table_plan_is_awaited(table) || cover->marks)
        return cover->offer.by;
    if (!table_scene_is_curtained(table) && table->near != next && cover->looks >> table->near & 1)
        return table->near;
    for (int i = 0; i < seen->seats; i++) {
        seat = table_next(seen, seat);
        if (seat != next && cover->looks >> seat & 1)
            return seat;
    }
    return cover->looks >> next & 1 ? next : SEAT_NONE;
}

/* A computer's answer, before anybody looks at what came of it; false if all have given theirs. */
static bool ask_computer(struct table_scene *table, struct app *app, bool *moved)
{
    unsigned asked = phase_of(table) == PHASE_CLAIM ? session_asked(table->session) & ~persons(table) : 0;
    struct move move;
    int count = 0, seat = 0;

    if (!asked)
        return false;
    while (!(asked >> seat & 1))
        seat++;
    table_think_begin(table, seat);
    if (table_think_end(table, app, &move) && session_play(table->session, move, &count, NULL)) {
        table->cover.rest += count;
        table->position = session_position(table->session);
        matches_tell_saving(app);
        *moved = true;
    }
    return true;
}

/* Shows what was held back to the player at the screen. */
static void release(struct table_scene *table, struct app *app)
{
    struct table_cover *cover = &table->cover;
    struct event events[EVENT_MAX];
    int shown = 0, count = 0;
    bool kong = cover->offer.source == WIN_ROBBED_KONG;
    const struct dummy_plan *planned = session_plan(table->session),
                            plan = planned ? *planned : (struct dummy_plan){0};

    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (cover->answered >> seat & 1 && session_play(table->session, cover->answers[seat], &count, NULL))
            cover->rest += count;
    cover->rest += table_plan_carry_out(table, &plan);
    if (table_scene_is_curtained(table))
        table->view = cover->seen;
    else
        compose(table, &table->view);
    anim_show(&table->anim, &table->view, table->near);
    cover->holds = false;
    table_scene_refresh(table, app, PICTURE_WAITS);
    for (int i = SDL_min(cover->rest, EVENT_MAX); i > 0; i--) {
        struct event event = session_event(table->session, i - 1, table->view.seat);
        bool seen = kong && is_added_kong(&event) && event.tile == cover->offer.tile;
        if (!seen && event.kind != EVENT_KINDS)
            events[shown++] = event;
    }
    cover->rest = 0;
    if (cover->plans)
        table_spoken_events(table, app, events, shown);
    if (shown)
        anim_add(&table->anim, events, shown, &table->view);
    else
        anim_show(&table->anim, &table->view, table->near);
    table_scene_tell_furiten(table, app, events, shown);
    matches_tell_saving(app);
}

/* The person at the screen has to look: asked, to go on with their turn, or only to pass. */
static void look(struct table_scene *table, struct app *app, bool *moved)
{
    unsigned bit = 1u << table->near;

    if (table_plan_is_due(table) || table_plan_marks_now(table))
        return;
    if (table->state == TABLE_AUTOMATIC) {
        if (table_scene_has_waited(table, app, TABLE_BY_ITSELF)) {
            table_cover_answer(table, app, table->own_move);
            *moved = true;
        }
    } else if (goes_on(table, table->near)) {
        release(table, app);
        *moved = true;
    } else if (!is_asked(table, table->near) && !(table->cover.lifted & bit)) {
        table->cover.looks &= ~bit;
        *moved = true;
    }
}

struct scene *table_cover_advance(struct table_scene *table, struct app *app, bool *moved)
{
    int seat = next_look(table);

    if (ask_computer(table, app, moved))
        return &table->scene;
    if (seat == SEAT_NONE) {
        release(table, app);
        *moved = true;
        return &table->scene;
    }
    if (seat != table->near || table_scene_is_curtained(table))
        return table_scene_has_waited(table, app,
                                      table_scene_is_curtained(table) ? 0
                                      : table->cover.plans            ? 300
                                                                      : 700)
                   ? table_scene_lower_curtain(table, app, seat)
                   : &table->scene;
    look(table, app, moved);
    return &table->scene;
}

/* --- the curtain -------------------------------------------------------------------------------- */

/* What was given or said for one hand is not for the next player. */
static void hide(struct table_scene *table, struct app *app)
{
    table->state = TABLE_CURTAINED;
    table->held = false;
    table_hint_end(table);
    toast_clear(app); /* a notice may tell of the hand that is covered now; so may what is being said */
    speaker_hush(app);
    table_scene_forget_choice(table);
}

void table_scene_cover_up(struct table_scene *table, struct app *app)
{
    if (table->view.table.result.outcome != OUTCOME_NONE || table_scene_is_curtained(table))
        return;
    hide(table, app);
    table_scene_refresh(table, app, PICTURE_JUMPS);
}

struct scene *table_scene_lower_curtain(struct table_scene *table, struct app *app, int seat)
{
    hide(table, app);
    table->near = table->next = seat;
    table_scene_refresh(table, app, PICTURE_WAITS);
    table->anim.scale = app_duration(app, 1000);
    table->anim.reduced = app_reduced(app);
    anim_turn(&table->anim, &table->view, seat);
    return scene_curtain(app, &table->scene, seat);
}

void table_scene_lift_curtain(struct scene *scene, struct app *app)
{
    struct table_scene *table = (struct table_scene *)scene;

    table->cover.lifted |= 1u << table->next;
    table_scene_sit_down(table, app, table->next);
    table_scene_tell_furiten_since(table, app);
}
