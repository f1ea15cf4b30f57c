/*
 * wait_words.c: see wait_words.h.
 */
#include "words/wait_words.h"

#include "base/tr.h"

static void say_worth(const struct waits *waits, uint8_t kind, char *out, size_t size)
{
    struct score score;

    waits_score(waits, kind, &score);
    if (waits->table.rules->counts_faan)
        tr_say(out, size, score.win ? tr("{1} faan") : tr("only {1} faan"), score.faan);
    else
        tr_say(out, size, tr_many("{1} point", "{1} points", score.points), score.points);
}

void wait_words_say(const struct waits *waits, uint8_t kind, char *out, size_t size)
{
    bool poor = waits->poor & TILE_BIT(kind);

    if (!waits->table.rules->furiten)
        say_worth(waits, kind, out, size);
    else
        tr_say(out, size,
               waits->furiten & TILE_BIT(kind) ? tr("furiten")
               : poor                          ? tr("no yaku")
               : waits_for_stage(waits)        ? tr("in Stage B")
                                               : tr("can win"));
}
