/* result_rewards.c: what is announced at the end of a round or match (result.h). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/result/result.h"
#include "words/reward_words.h"

typedef int rewards_find(struct journal *before, const struct match_tally *match, struct reward *list);

/* The journal, with all records that it does not know counted but that of the match. */
static void read_before(struct app *app, struct journal *journal, const char *match)
{
    struct archived *kept = calloc(ARCHIVE_MAX, sizeof *kept);
    CHECK_MEMORY(kept);
    journal_read(journal, matches_journal(app), true, NULL);
    int count = archive_list(matches_records(app), kept, ARCHIVE_MAX);
    for (int i = 0; i < count; i++)
        if (strcmp(kept[i].name, match) != 0 && !journal_knows(journal, kept[i].name))
            journal_count(journal, matches_records(app), kept[i].name);
    free(kept);
}

static void reward(struct app *app, const struct session *session, rewards_find *find, char *out, size_t size)
{
    struct reward list[REWARDS_MAX];
    struct journal journal = {0};
    struct match_tally tally;
    out[0] = '\0';
    if (!app->settings.announce || !app->folder[0] || app->beside || session != app->session ||
        session_is_heard(session) || !match_tally_so_far(&tally, session_record(session)))
        return;
    if (session_archived(session)) /* two may have begun in the same second */
        SDL_strlcpy(tally.name, session_archived(session), sizeof tally.name);
    read_before(app, &journal, tally.name);
    words_rewards(list, find(&journal, &tally, list), out, size);
    journal_deinit(&journal);
    match_tally_deinit(&tally);
}

void result_reward_match(struct app *app, const struct session *session, char *out, size_t size)
{
    reward(app, session, rewards_of_match, out, size);
}

void result_announce_round(struct app *app, const struct session *session)
{
    static char announced[40]; /* a round by its match's beginning and record: seen again, it has no news */
    char words[APP_NOTICE], here[sizeof announced];
    snprintf(here, sizeof here, "%s %d", session_setup(session)->began, session_length(session));
    if (strcmp(here, announced) == 0)
        return;
    memcpy(announced, here, sizeof here);
    reward(app, session, rewards_of_round, words, sizeof words);
    if (words[0])
        app_notice_sentence(app, words);
}
