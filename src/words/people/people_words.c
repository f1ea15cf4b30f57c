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
    {TR("First day"),
     TR("Learned the tiles this morning. Discards whatever comes to mind."),
     {TR("“Did I win? Really?”"), TR("“I think I know the dragons now.”")}},
    {TR("Beginner"),
     TR("Loves a set on the table, and claims every one."),
     {TR("“Four sets! Four sets!”"), TR("“But I had such nice triplets.”")}},
    {TR("Learner"),
     TR("In no hurry. A small win is hardly worth getting up for."),
     {TR("“Worth the wait.”"), TR("“It would have been a great hand.”")}},
    {TR("Casual player"),
     TR("Takes what comes, and has won before you are ready."),
     {TR("“Small and quick does it.”"), TR("“You were faster. That is rare.”")}},
    {TR("Club player"),
     TR("Reads every discard before making one, and hardly ever picks the wrong tile."),
     {TR("“Little risked, enough gained.”"), TR("“Well played. I saw it too late.”")}},
    {TR("Strong player"),
     TR("Keeps the hand closed, and declares as soon as there is something to declare."),
     {TR("“Closed to the end. What did I say?”"), TR("“I would keep it closed again.”")}},
    {TR("Expert"),
     TR("Weighs speed, points and danger, and is very rarely wrong."),
     {TR("“About what I expected.”"), TR("“A fair result. Well played.”")}},
    {TR("The strongest"),
     TR("Has seen a million rounds, and looks a draw ahead."),
     {TR("“A good match. You made me think.”"), TR("“Well done. That doesn’t happen often.”")}},
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
    const char **habits;
    int count;
};

static void tell(struct told *told, bool is_so, const char *habit)
{
    if (is_so && told->count < PEOPLE_HABITS)
        told->habits[told->count++] = habit;
}

int people_habits(enum ai_level who, const struct ruleset *rules, const char *habits[PEOPLE_HABITS])
{
    const struct person *person = person_at(who);
    const struct habits *has = &person->habits;
    struct told told = {habits, 0};
    bool claims = !rules || rules->claims, riichi = !rules || rules->has_riichi,
         dummy = !rules || rules->dummy;
    tell(&told, has->slips >= 30, tr("Acts on a whim"));
    tell(&told, has->calls >= 30 && claims, tr("Claims often"));
    tell(&told, has->greed >= 50, tr("Waits for big hands"));
    tell(&told, has->riichi >= 30 && riichi, tr("Loves Riichi"));
    tell(&told, has->care >= 50, tr("Careful"));
    tell(&told, has->calls <= -20 && claims, tr("Rarely claims"));
    tell(&told, has->greed <= -20, tr("Goes for quick hands"));
    tell(&told, has->draws <= -5 && dummy, tr("Reveals the row"));
    tell(&told, has->draws >= 5 && dummy, tr("Draws for the dummy"));
    tell(&told, has->slips > 0 && has->slips < 30, tr("Makes the odd slip"));
    tell(&told, !has->blur, tr("Misses nothing"));
    tell(&told, person->level == AI_HARD, tr("Looks ahead"));
    return told.count;
}
