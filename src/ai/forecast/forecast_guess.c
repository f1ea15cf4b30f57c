/* forecast_guess.c: the two kinds to name against a declared hand; see forecast.h. */
#include "ai/forecast/forecast.h"

#include "ai/unseen.h"

enum {
    SLOW = 2,     /* copies added, so that waits with few tiles left count too */
    TOGETHER = 80 /* per cent of the rarer of two kinds three apart is counted once, not twice */
};

/* Converts a logit by interpolating between fixed points, so that all platforms round alike. */
int32_t forecast_chance(int32_t logit)
{
    static const int16_t curve[] = {512, 748, 902, 975, 1005, 1017, 1021, 1023, 1024}; /* of 0, 1, ... 8 */
    int32_t size = logit < 0 ? -logit : logit, at = size / AI_ONE, part = size % AI_ONE;
    int32_t above = at >= 8 ? AI_ONE : curve[at] + (curve[at + 1] - curve[at]) * part / AI_ONE;
    return logit < 0 ? AI_ONE - above : above;
}

/* Returns the weight of the hands that a guess of these two kinds catches. */
static int64_t caught(const int32_t weights[TILE_KINDS], int a, int b)
{
    bool apart = a < TILE_EAST && b < TILE_EAST && a / 9 == b / 9 && (a - b == 3 || b - a == 3);
    int64_t less = weights[a] < weights[b] ? weights[a] : weights[b];
    return (int64_t)weights[a] + weights[b] - (apart ? less * TOGETHER / 100 : 0);
}

void forecast_waits(const struct encoding *encoding, const int32_t answers[NET_OUTPUTS_MAX],
                    int32_t chances[TILE_KINDS])
{
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        uint8_t place = encoding->place[kind];
        chances[kind] = place == TILE_NONE ? 0 : forecast_chance(answers[FORECAST_WAITS + place]);
    }
}

struct move forecast_guess(const struct view *view, const int32_t chances[TILE_KINDS])
{
    tile_set guessed = view->table.stage.guessed;
    int32_t weights[TILE_KINDS];
    uint8_t unseen[TILE_KINDS];
    struct move move = view->moves[0];
    int64_t most = -1;
    unseen_count(view, unseen);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        weights[kind] = chances[kind] * (unseen[kind] + SLOW);
    for (int a = 0; a < TILE_KINDS; a++)
        for (int b = a + 1; b < TILE_KINDS; b++) {
            if (guessed & (TILE_BIT(a) | TILE_BIT(b)) || caught(weights, a, b) <= most)
                continue;
            most = caught(weights, a, b);
            move.tile = (uint8_t)a;
            move.other = (uint8_t)b;
        }
    return move;
}

int32_t forecast_covered(const int32_t chances[TILE_KINDS], struct move guess)
{
    int64_t chance = caught(chances, guess.tile, guess.other);
    return chance < AI_ONE ? (int32_t)chance : AI_ONE;
}
