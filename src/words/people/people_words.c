/* people_words.c: see people_words.h. */
#include "words/people/people_words.h"

#include "base/check.h"
#include "base/tr.h"

enum parting { PARTING_WON, PARTING_LOST };

struct said {
    const char *strength, *line;
    const char *parting[2]; /* by enum parting */
};

/* In the order of enum ai_level from AI_PERSON on. */
static const struct said people[PEOPLE] = {
    {N_("First day"),
     N_("Learned the tiles this morning. Discards whatever comes to mind."),
     {N_("“Did I win? Really?”"), N_("“I think I know the dragons now.”")}},
    {N_("Beginner"),
     N_("Loves a set on the table, and claims every one."),
     {N_("“Four sets! Four sets!”"), N_("“But I had such nice triplets.”")}},
    {N_("Learner"),
     N_("In no hurry. A small win is hardly worth getting up for."),
     {N_("“Worth the wait.”"), N_("“It would have been a great hand.”")}},
    {N_("Casual player"),
     N_("Takes what comes, and has won before you are ready."),
     {N_("“Small and quick does it.”"), N_("“You were faster. That is rare.”")}},
    {N_("Club player"),
     N_("Reads every discard before making one, and hardly ever picks the wrong tile."),
     {N_("“Little risked, enough gained.”"), N_("“Well played. I saw it too late.”")}},
    {N_("Strong player"),
     N_("Keeps the hand closed, and declares as soon as there is something to declare."),
     {N_("“Closed to the end. What did I say?”"), N_("“I would keep it closed again.”")}},
    {N_("Expert"),
     N_("Weighs speed, points and danger, and is very rarely wrong."),
     {N_("“About what I expected.”"), N_("“A fair result. Well played.”")}},
    {N_("The strongest"),
     N_("Has seen a million rounds, and looks a draw ahead."),
     {N_("“A good match. You made me think.”"), N_("“Well done. That doesn’t happen often.”")}},
};

static const struct said *said_of(enum ai_level who)
{
    CHECK(person_is(who));
    return &people[who - AI_PERSON];
}

const char *people_line(enum ai_level who)
{
    return tr(said_of(who)->line);
}

const char *people_strength(enum ai_level who)
{
    return tr(said_of(who)->strength);
}

const char *people_parting(const struct player *player, int seat, int winner, int you)
{
    enum ai_level who = (enum ai_level)player->level;
    bool speaks = player->kind == PLAYER_COMPUTER && person_is(who) && you != SEAT_NONE &&
                  winner != SEAT_NONE && (winner == seat || winner == you);
    return speaks ? tr(said_of(who)->parting[winner == seat ? PARTING_WON : PARTING_LOST]) : NULL;
}

int people_strength_share(enum ai_level who)
{
    enum { LEAST = -80, MOST = 20 };
    return (person_at(who)->strength - LEAST) * 100 / (MOST - LEAST);
}

/* A list that takes so many and no more. */
struct told {
    const char **traits;
    int count;
};

static void tell(struct told *told, bool is_so, const char *habit)
{
    if (is_so && told->count < PEOPLE_TRAITS)
        told->traits[told->count++] = habit;
}

int people_traits(enum ai_level who, const struct ruleset *rules, const char *traits[PEOPLE_TRAITS])
{
    const struct person *person = person_at(who);
    const struct traits *has = &person->traits;
    struct told told = {traits, 0};
    bool claims = !rules || rules->claims, riichi = !rules || rules->has_riichi,
         dummy = !rules || rules->dummy;
    tell(&told, has->blunder_rate >= 30, tr("Acts on a whim"));
    tell(&told, has->calls >= 30 && claims, tr("Claims often"));
    tell(&told, has->greed >= 50, tr("Waits for big hands"));
    tell(&told, has->riichi >= 30 && riichi, tr("Loves Riichi"));
    tell(&told, has->care >= 50, tr("Careful"));
    tell(&told, has->calls <= -20 && claims, tr("Rarely claims"));
    tell(&told, has->greed <= -20, tr("Goes for quick hands"));
    tell(&told, has->draws <= -5 && dummy, tr("Reveals the row"));
    tell(&told, has->draws >= 5 && dummy, tr("Draws for the dummy"));
    tell(&told, has->blunder_rate > 0 && has->blunder_rate < 30, tr("Makes the odd slip"));
    tell(&told, !has->blur, tr("Misses nothing"));
    tell(&told, person->level == AI_HARD, tr("Looks ahead"));
    return told.count;
}
