/*
 * fuzz_deal.c: a libFuzzer target for deals as text (scripted.h). The first byte chooses a mode and, where
 * one is taken out, a suit. A deal that is accepted is the whole set, can be played, and its record is read
 * again.
 */

#include "fuzz_match.h"
#include "session/study/scripted.h"

enum { MOVES = 40 };

/* Random moves that need no filling in. */
static void play(struct session *session)
{
    struct rng rng;
    rng_init(&rng, 1);
    for (int i = 0; i < MOVES && session_asked(session); i++) {
        struct view view;
        int seat = 0;
        while (!(session_asked(session) >> seat & 1))
            seat++;
        session_view(session, seat, &view);
        CHECK(session_play(session, ai_choose(AI_RANDOM, &view, &rng, NULL), NULL, NULL));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size)
        return 0;
    struct setup setup = fuzz_setup(data[0]);
    struct error error = {0};
    int removed = setup.rules->removes_suit ? (data[0] >> 5) % 3 : SUIT_NONE;
    char *text = fuzz_text(data + 1, size - 1);
    struct session *session = scripted_session(&setup, removed, text, &error);
    if (session) {
        play(session);
        fuzz_check_record(session_record(session));
        session_free(session);
    } else {
        CHECK(error.message[0]);
    }
    free(text);
    return 0;
}
