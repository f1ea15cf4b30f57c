/* contender.c: players frozen as data; see contender.h. */
#include "tools/ruler/contender.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/people.h"
#include "base/check.h"
#include "base/file.h"
#include "base/sum.h"
#include "tools/nets/kept_net.h"
#include "tools/ruler/deals.h"

enum { KNOWN_ROUNDS = 24, LINE = 160 };

/* --- reading a file ------------------------------------------------------------------------------ */

struct file_told {
    struct contender *contender;
    const char *folder;
    int told; /* numbers */
};

static bool read_mind(struct contender *contender, const char *name)
{
    contender->mind = mind_parse(name);
    contender->level = mind_level(contender->mind);
    return contender->mind != MIND_NOW && mind_plays(contender->ground->numbers, contender->mind);
}

static bool read_net(struct file_told *file, const char *name, struct error *why)
{
    struct contender *contender = file->contender;
    const struct net_inputs *inputs = mind_net_inputs(contender->ground, contender->mind);
    char path[512];
    snprintf(path, sizeof path, "%s/%s", file->folder, name);
    contender->net = kept_net_load(&contender->numbers.net, inputs, path, why);
    return contender->net != NULL;
}

static bool read_line(struct file_told *file, const char *line, struct error *why)
{
    struct contender *contender = file->contender;
    if (!*line || *line == '#')
        return true;
    if (strncmp(line, "mind=", 5) == 0 && contender->mind == MIND_NOW)
        return read_mind(contender, line + 5) || error_set(why, "%s is no mind at this table", line + 5);
    enum numbers sort = contender->ground->numbers;
    if (strncmp(line, "net=", 4) == 0 && mind_has_net(sort, contender->mind) && !contender->net)
        return read_net(file, line + 4, why);
    if (strncmp(line, "moves=", 6) == 0) {
        contender->frozen = strtoull(line + 6, NULL, 16);
        return true;
    }
    file->told++;
    return mind_turn(sort, contender->mind, &contender->numbers, line) ||
           error_set(why, "it does not play by \"%s\"", line);
}

/* Every number must have been told, and as many lines as there are numbers can only be enough if none stands
 * twice: a file that says one twice leaves another out. */
static bool told_twice(const char *line, size_t length)
{
    size_t name = strcspn(line, "=") + 1;
    for (const char *at = line + length; (at = strchr(at, '\n')) != NULL;)
        if (strncmp(++at, line, name) == 0)
            return true;
    return false;
}

static bool read_lines(struct file_told *file, const char *text, struct error *why)
{
    char line[LINE];
    for (const char *at = text; *at; at += strcspn(at, "\n"), at += *at != '\0') {
        size_t length = strcspn(at, "\n");
        if (length >= sizeof line)
            return error_set(why, "a line is too long");
        memcpy(line, at, length);
        line[length] = '\0';
        if (length && *line != '#' && told_twice(at, length))
            return error_set(why, "\"%s\" is told twice", line);
        if (!read_line(file, line, why))
            return false;
    }
    return true;
}

static bool finish(const struct file_told *file, struct error *why)
{
    const struct contender *contender = file->contender;
    enum numbers sort = contender->ground->numbers;
    int count = mind_number_count(sort, contender->mind);
    if (contender->mind == MIND_NOW)
        return error_set(why, "it tells no mind");
    if (file->told != count)
        return error_set(why, "it tells %d numbers of %d", file->told, count);
    if (mind_has_net(sort, contender->mind) && !contender->net)
        return error_set(why, "it tells no net");
    return true;
}

/* Puts the file's name before what is wrong with it. */
static bool in_file(const char *path, struct error *why)
{
    char said[ERROR_MESSAGE];
    snprintf(said, sizeof said, "%s", why->message);
    return error_set(why, "%s: %s", path, said);
}

void contender_free(struct contender *contender)
{
    free(contender->net);
    contender->net = NULL;
}

/* --- playing ------------------------------------------------------------------------------------- */

struct move contender_choose(const struct contender *contender, const struct session *session, int seat)
{
    struct thought thought;
    session_thought(session, seat, &thought);
    if (contender->mind == MIND_NOW)
        return ai_choose(contender->level, &thought.view, &thought.rng, NULL);
    return mind_choose(contender->ground->numbers, contender->mind, &contender->numbers, &thought);
}

static bool known_choose(void *self, const struct session *session, int seat, struct move *move,
                         struct error *why)
{
    (void)why;
    *move = contender_choose(self, session, seat);
    return true;
}

static uint64_t sum_moves(uint64_t sum, const struct record *record)
{
    static const char *const seats[SEAT_MOST] = {"e ", "w ", "s ", "n "};
    char text[MOVE_TEXT];
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        if (entry->is_deal)
            continue;
        move_print(entry->move, text);
        sum = sum_text(sum_text(sum, seats[entry->move.seat]), text);
    }
    return sum;
}

static uint64_t moves_of(struct contender *contender)
{
    struct arena arena;
    uint64_t sum = SUM_OF_NOTHING;
    const struct sitter sitter = {.self = contender, .choose = known_choose};
    arena_init(&arena, ruleset_find(contender->ground->rules), contender->level, contender->level);
    for (int seat = 0; seat < arena.setup.seats; seat++)
        arena.setup.players[seat] = arena.players[0];
    for (int i = 0; i < KNOWN_ROUNDS; i++) {
        arena.setup.seed = deals_known(i);
        struct match_run run = {.session = session_new(&arena.setup, NULL),
                                .sitters = {sitter, sitter, sitter, sitter},
                                .rounds = 1};
        CHECK(match_run_play(&run, NULL));
        sum = sum_moves(sum, session_record(run.session));
        session_free(run.session);
    }
    return sum;
}

bool contender_find(struct contender *contender, const struct ground *ground, const char *folder,
                    const char *name, struct error *why)
{
    char path[512];
    *contender = (struct contender){.ground = ground, .level = ai_level_parse(name)};
    snprintf(contender->name, sizeof contender->name, "%s", name);
    snprintf(path, sizeof path, "%s/%s.player", folder, name);
    if (!file_exists(path)) {
        bool known = contender->level < AI_LEVELS || person_is(contender->level);
        contender->moves = known ? moves_of(contender) : 0;
        return known || error_set(why, "nobody is called \"%s\": neither a level, nor in %s", name, folder);
    }
    struct file_told file = {.contender = contender, .folder = folder};
    char *text = file_read(path, NULL, why);
    bool good = text && ((read_lines(&file, text, why) && finish(&file, why)) || in_file(path, why));
    free(text);
    if (good)
        contender->moves = moves_of(contender);
    else
        contender_free(contender);
    return good;
}

bool contender_is_itself(const struct contender *contender, struct error *why)
{
    if (!contender->frozen || contender->moves == contender->frozen)
        return true;
    return error_set(
        why, "%s does not play as it did when it was frozen: the sum of its moves is %016llx, not %016llx",
        contender->name, (unsigned long long)contender->moves, (unsigned long long)contender->frozen);
}
