/* people_words.c: see people_words.h. */
#include "words/people/people_words.h"

#include "base/check.h"
#include "base/tr.h"

struct said {
    const char *strength, *line;
};

/* In the order of enum ai_level from AI_PERSON on. */
static const struct said people[PEOPLE] = {
    {N_("First day"), N_("Learned the tiles this morning. Discards whatever comes to mind.")},
    {N_("Beginner"), N_("Loves a set on the table, and claims every one.")},
    {N_("Learner"), N_("In no hurry. A small win is hardly worth getting up for.")},
    {N_("Casual player"), N_("Takes what comes, and has won before you are ready.")},
    {N_("Club player"), N_("Reads every discard before making one, and hardly ever picks the wrong tile.")},
    {N_("Strong player"),
     N_("Keeps the hand closed, and declares as soon as there is something to declare.")},
    {N_("Expert"), N_("Weighs speed, points and danger, and is very rarely wrong.")},
    {N_("The strongest"), N_("Has seen a million rounds, and looks a draw ahead.")},
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

int people_strength_share(enum ai_level who)
{
    enum { LEAST = -80, MOST = 20 };
    return (person_at(who)->strength - LEAST) * 100 / (MOST - LEAST);
}

/* A list with a limit. */
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
