/*
 * guess_drill.c: see guess_drill.h.
 */
#include "session/drill/guess_drill.h"

#include <string.h>

#include "ai/unseen.h"
#include "session/drill/position.h"

enum { NEARLY = 900 /* per mille of the best chance */ };

int guess_chance(const struct guess_question *question, tile_set kinds)
{
    return guesses_covered(&question->guesses, kinds);
}

bool guess_is_right(const struct guess_question *question, tile_set kinds)
{
    return tile_set_count(kinds) == GUESS_NAMED &&
           guess_chance(question, kinds) * 1000 >= question->best_chance * NEARLY;
}

static void find_best(struct guess_question *question)
{
    question->best_chance = -1;
    for (uint8_t one = 0; one < TILE_KINDS; one++)
        for (uint8_t two = (uint8_t)(one + 1); two < TILE_KINDS; two++) {
            int chance = guess_chance(question, TILE_BIT(one) | TILE_BIT(two));
            if (chance <= question->best_chance)
                continue;
            question->best_chance = chance;
            question->best[0] = one;
            question->best[1] = two;
        }
}

static struct hypothesis likeliest(const struct guesses *guesses, uint8_t kind)
{
    struct hypothesis best = {.told = 0};
    for (int i = 0; i < guesses->count; i++)
        if (guesses->list[i].waits & TILE_BIT(kind) && guesses->list[i].told > best.told)
            best = guesses->list[i];
    return best;
}

struct guess_line guess_line_of(const struct guess_question *question, uint8_t kind)
{
    return (struct guess_line){
        .kind = kind, .per_mille = question->per_mille[kind], .best = likeliest(&question->guesses, kind)};
}

/* Lists the most likely kinds, each with its most likely wait. */
static void list_lines(struct guess_question *question)
{
    tile_set listed = 0;
    for (question->shown_count = 0; question->shown_count < GUESS_SHOWN; question->shown_count++) {
        int best = -1;
        for (int kind = 0; kind < TILE_KINDS; kind++)
            if (!(listed & TILE_BIT(kind)) && question->per_mille[kind] > 0 &&
                (best < 0 || question->per_mille[kind] > question->per_mille[best]))
                best = kind;
        if (best < 0)
            return;
        listed |= TILE_BIT(best);
        question->shown[question->shown_count] = guess_line_of(question, (uint8_t)best);
    }
}

void guess_question_init(struct guess_question *question, const struct view *view, tile_set waits)
{
    uint8_t unseen[TILE_KINDS];
    memset(question, 0, sizeof *question);
    question->view = *view;
    question->attacker = view->table.stage.attacker;
    question->waits = waits;
    unseen_count(view, unseen);
    guesses_init(&question->guesses, &view->table, unseen, question->attacker, true);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        question->per_mille[kind] = guess_chance(question, TILE_BIT(kind));
    find_best(question);
    list_lines(question);
}

static bool fits(const struct view *view, int seat, void *context)
{
    (void)context;
    (void)seat; /* the seat asked is the guessing one */
    return view->table.phase == PHASE_GUESS;
}

void guess_question_deal(struct guess_question *question, const struct ruleset *rules, struct rng *rng)
{
    static struct view view, attacker; /* large */
    int seat;
    struct session *session = position_seek(rules, rng, fits, NULL, &seat);
    session_view(session, seat, &view);
    session_view(session, view.table.stage.attacker, &attacker);
    guess_question_init(question, &view,
                        table_own_waits(&attacker.table, &attacker.own, view.table.stage.attacker));
    session_free(session);
}
