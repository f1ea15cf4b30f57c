/* table_think.c: the computer's moves at the table; see scene_table.h. */
#include <string.h>

#include "sdl/table/scene_table.h"

static void think(void *context, const struct ai_stop *stop)
{
    thought_think(context, stop);
}

/* Takes what a seat's thinking needs; with --autoplay a person's seat plays like Normal. */
static void take_thought(const struct session *session, int seat, struct thought *thought)
{
    uint64_t place = (uint64_t)session_position(session);

    if (session_setup(session)->players[seat].kind == PLAYER_COMPUTER) {
        session_thought(session, seat, thought);
        return;
    }
    thought->level = AI_NORMAL;
    session_view(session, seat, &thought->view);
    rng_init(&thought->rng, rng_derive(session_deal_seed(session), place));
}

/* True if the thought is of the position as it is: a move taken back may have led to another. */
static bool is_same(const struct thought *thought, const struct session *session, int seat)
{
    struct view view;

    session_view(session, seat, &view);
    return !memcmp(&view, &thought->view, sizeof view);
}

/* Levels that answer within a frame do so without a thread. */
void table_think_begin(struct table_scene *table, int seat)
{
    struct table_think *own = &table->think;

    if (own->begun && is_same(&own->thought, table->session, seat))
        return;
    table_think_stop(table);
    take_thought(table->session, seat, &own->thought);
    own->begun = true;
    if (own->thought.level == AI_HARD)
        worker_begin(&own->worker, think, &own->thought, sizeof own->thought);
}

bool table_think_knows(struct table_scene *table, struct app *app, struct move *move)
{
    struct table_think *own = &table->think;

    if (!own->known && worker_is_busy(&own->worker) && !worker_is_done(&own->worker)) {
        app_wake(app, .01f);
        return false;
    }
    if (!own->known && !worker_is_busy(&own->worker))
        thought_think(&own->thought, NULL);
    own->known = true;
    *move = own->thought.move;
    return true;
}

bool table_think_end(struct table_scene *table, struct app *app, struct move *move)
{
    if (!table_think_knows(table, app, move))
        return false;
    table_think_stop(table);
    return true;
}

void table_think_stop(struct table_scene *table)
{
    if (worker_is_busy(&table->think.worker))
        worker_end(&table->think.worker);
    table->think.begun = table->think.known = table->think.waited = false;
}
