/* change_opponents.c: who plays on in the match under way, from the next deal on (scenes.h). */
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "words/words.h"

static void sit_down(struct scene *under, struct app *app, int seat, const struct player *player)
{
    const struct player *now = &session_setup(app->session)->players[seat];
    bool changes = now->level != player->level;
    (void)under;
    session_change_opponent(app->session, seat, player);
    app_reword(app); /* before the first deal they sit there at once */
    matches_tell_saving(app);
    if (changes)
        app_notice(app, tr("{1} will join in the next round."), words_player(player));
}

const char *change_opponents_refusal(const struct app *app)
{
    const struct setup *setup = session_setup(app->session);
    bool computers = false;
    for (int seat = 0; seat < setup->seats; seat++)
        computers |= setup->players[seat].kind == PLAYER_COMPUTER;
    if (session_is_heard(app->session))
        return tr("After the match");
    if (session_is_over(app->session))
        return tr("The match is over");
    if (saves_is_day(app->session))
        return tr("The same opponent for all");
    return computers ? NULL : tr("No computer players here");
}

struct scene *scene_change_opponents(struct app *app, struct scene *under)
{
    const struct setup *setup = session_setup(app->session);
    struct people_choice choice = {.rules = setup->rules, .next_round = true, .chosen = sit_down};
    for (int seat = 0; seat < setup->seats; seat++) {
        if (setup->players[seat].kind != PLAYER_COMPUTER)
            continue;
        choice.places[choice.count].seat = seat;
        choice.places[choice.count++].player = *session_next_player(app->session, seat);
    }
    return change_opponents_refusal(app) ? NULL : scene_people(under, &choice);
}
