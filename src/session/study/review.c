/* review.c: a seat's decisions beside the best the teacher finds; see review.h. */
#include "session/study/review.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"

/* A guess or a naming stands once in the list of moves, as a form that is filled in many ways. */
static bool is_choice(const struct view *view)
{
    int kind = view->moves[0].kind;
    return view->move_count > 1 || (view->move_count == 1 && (kind == MOVE_GUESS || kind == MOVE_NAME));
}

/* True if that entry is a decision that is asked for; then the view it was made from. */
static bool find_decision(const struct review_request *request, const struct entry *entry,
                          const struct game *game, struct view *view)
{
    bool is_move = !entry->is_deal && !entry->is_time_up && entry->move.seat == request->seat;
    if (!is_move || (request->round && request->round != game->table.round))
        return false;
    view_init(view, game, request->seat);
    return is_choice(view);
}

static int count_decisions(const struct record *record, const struct review_request *request)
{
    struct game game;
    struct events events;
    struct view view;
    int count = 0;
    record_start(record, &game);
    for (int i = 0; i < record->count; i++) {
        count += find_decision(request, &record->entries[i], &game, &view);
        entry_apply(&record->entries[i], &game, &events);
    }
    return count;
}

static bool is_stopped(const struct review_request *request)
{
    return request->stop && request->stop->asked(request->stop->context);
}

static void judge(struct verdict *verdict, const struct view *view, struct move move, uint64_t seed,
                  const struct ai_stop *stop)
{
    struct ranking ranking;
    teach_rank(view, rng_derive(seed, (uint64_t)verdict->place), stop, &ranking);
    verdict->rank = teach_find(&ranking, move);
    verdict->best = ranking.list[0];
    verdict->made = verdict->rank >= 0 ? ranking.list[verdict->rank] : (struct advice){0};
    verdict->made.move = move; /* the very place of the row, not the one that stands for all */
    bool reckoned = verdict->rank >= 0 && verdict->best.reckoned && verdict->made.reckoned;
    int loss = reckoned ? verdict->best.points - verdict->made.points : 0;
    verdict->loss = loss > 0 ? loss : 0;
}

static bool judge_all(struct review *review, const struct record *record,
                      const struct review_request *request, int all)
{
    struct game game;
    struct events events;
    struct view view;
    record_start(record, &game);
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        if (find_decision(request, entry, &game, &view)) {
            struct verdict *verdict = &review->list[review->count];
            *verdict = (struct verdict){.place = i, .round = game.table.round};
            judge(verdict, &view, entry->move, record->setup.seed, request->stop);
            if (is_stopped(request))
                return false;
            review->loss += verdict->loss;
            review->count++;
            if (request->progress)
                request->progress(request->context, review->count, all);
        }
        entry_apply(entry, &game, &events);
    }
    return true;
}

static void mark_dearest(struct review *review)
{
    int *order = malloc((size_t)(review->count + 1) * sizeof *order);
    CHECK(order);
    review_sort(review, order);
    for (int i = 0; i < REVIEW_DEAREST && i < review->count; i++)
        if (review->list[order[i]].loss > 0)
            review->list[order[i]].mark = i + 1;
    free(order);
}

bool review_make(struct review *review, const struct record *record, const struct review_request *request)
{
    CHECK(request->seat < record->setup.seats);
    int all = count_decisions(record, request);
    *review = (struct review){.seat = request->seat};
    review->list = calloc((size_t)all + 1, sizeof *review->list);
    CHECK(review->list);
    if (!judge_all(review, record, request, all)) {
        review_deinit(review);
        return false;
    }
    mark_dearest(review);
    return true;
}

void review_deinit(struct review *review)
{
    free(review->list);
    *review = (struct review){.seat = review->seat};
}

void review_sort(const struct review *review, int order[])
{
    for (int i = 0; i < review->count; i++) {
        int place = i;
        while (place > 0 && review->list[order[place - 1]].loss < review->list[i].loss) {
            order[place] = order[place - 1];
            place--;
        }
        order[place] = i;
    }
}
