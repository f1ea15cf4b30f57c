/* review.c: see review.h. */
#include "session/study/review.h"

#include <stdlib.h>

#include "ai/plain_reason.h"
#include "base/check.h"

enum { ROUNDED = 1 /* hundredths by which exact figures of equal moves can differ */ };

/* True if that entry is a requested decision; then `view` is the view it was made from. */
static bool find_decision(const struct review_request *request, const struct entry *entry,
                          const struct game *game, struct view *view)
{
    bool is_move = !entry->is_deal && !entry->is_time_up && entry->move.seat == request->seat;
    if (!is_move || (request->round && request->round != game->table.round))
        return false;
    view_init(view, game, request->seat);
    /* before the first deal all suits are alike, so no suit is better to remove */
    return moves_are_choice(view->moves, view->move_count) && view->moves[0].kind != MOVE_REMOVE;
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

/* True if the move is two standard errors behind the best. */
static bool is_apart(const struct verdict *verdict)
{
    int behind = verdict->best.points - verdict->made.points;
    return review_is_weighed(verdict) && behind > ROUNDED && behind >= 2 * verdict->made.error;
}

/* Compares the move with the best one. A difference below two errors is not a loss but a matter of taste. */
static void weigh(const struct view *view, struct verdict *verdict)
{
    int behind = verdict->best.points - verdict->made.points;
    verdict->behind = behind > 0 ? behind : 0;
    verdict->error = verdict->made.error;
    verdict->loss = is_apart(verdict) ? verdict->behind : 0;
    if (!verdict->loss && !verdict->error)
        verdict->behind = 0;
    if (!verdict->loss) {
        plain_taste(&verdict->best, &verdict->made);
        return;
    }
    teach_split(&verdict->best, &verdict->made, &verdict->split);
    plain_compare(view, &verdict->split, &verdict->best, &verdict->made);
}

void review_judge(struct verdict *verdict, const struct view *view, struct move move, uint64_t seed,
                  const struct ai_stop *stop)
{
    struct ranking ranking;
    uint64_t own = rng_derive(seed, (uint64_t)verdict->place);
    teach_rank(view, own, stop, &ranking);
    verdict->rank = teach_find(&ranking, move);
    verdict->best = ranking.list[0];
    verdict->made = verdict->rank >= 0 ? ranking.list[verdict->rank] : (struct advice){0};
    if (verdict->rank > 0) /* other tiles than those that will say by how much */
        teach_measure(view, rng_derive(own, 1), TEACH_SCREEN, stop, &verdict->best, &verdict->made);
    if (verdict->rank > 0 && is_apart(verdict))
        teach_measure(view, rng_derive(own, 2), TEACH_CLAIM, stop, &verdict->best, &verdict->made);
    verdict->made.move = move; /* the actual place in the row, not the one that represents all */
    if (verdict->rank > 0 && review_is_weighed(verdict))
        weigh(view, verdict);
}

bool review_is_weighed(const struct verdict *verdict)
{
    return verdict->rank == 0 || (verdict->best.estimate && verdict->made.estimate);
}

/* Judges the decision and adds it; false if it was stopped. */
static bool add_verdict(struct review *review, const struct record *record,
                        const struct review_request *request, int place, const struct view *view, int all)
{
    struct verdict *verdict = &review->list[review->count];
    *verdict = (struct verdict){.place = place, .round = view->table.round};
    review_judge(verdict, view, record->entries[place].move, record->setup.seed, request->stop);
    if (is_stopped(request))
        return false;
    review->loss += verdict->loss;
    review->count++;
    if (request->progress)
        request->progress(request->context, verdict, request->skip + review->count, all);
    return true;
}

static bool judge_all(struct review *review, const struct record *record,
                      const struct review_request *request, int all)
{
    struct game game;
    struct events events;
    struct view view;
    int seen = 0;
    record_start(record, &game);
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        if (find_decision(request, entry, &game, &view) && ++seen > request->skip &&
            !add_verdict(review, record, request, i, &view, all))
            return false;
        entry_apply(entry, &game, &events);
    }
    return true;
}

void review_mark(struct verdict *list, int count)
{
    for (int i = 0; i < count; i++)
        list[i].mark = 0;
    for (int mark = 1; mark <= REVIEW_COSTLIEST; mark++) {
        struct verdict *costliest = NULL;
        for (int i = 0; i < count; i++)
            if (!list[i].mark && list[i].loss > (costliest ? costliest->loss : 0))
                costliest = &list[i];
        if (costliest)
            costliest->mark = mark;
    }
}

int review_sum(const struct verdict *list, int count, struct split *split)
{
    int sum = 0;
    *split = (struct split){0};
    for (int i = 0; i < count; i++) {
        sum += list[i].loss;
        for (int part = 0; part < SPLIT_PARTS; part++)
            split->part[part] += list[i].split.part[part];
    }
    return sum;
}

bool review_make(struct review *review, const struct record *record, const struct review_request *request)
{
    CHECK(request->seat < record->setup.seats);
    int all = count_decisions(record, request);
    *review = (struct review){.seat = request->seat};
    review->list = calloc((size_t)all + 1, sizeof *review->list);
    CHECK_MEMORY(review->list);
    if (!judge_all(review, record, request, all)) {
        review_deinit(review);
        return false;
    }
    review_mark(review->list, review->count);
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
