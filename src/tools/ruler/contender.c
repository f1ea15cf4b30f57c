/* contender.c: players frozen as data; see contender.h. */
#include "tools/ruler/contender.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/brain.h"
#include "ai/tigers/easy.h"
#include "ai/tigers/normal.h"
#include "base/check.h"
#include "base/file.h"
#include "session/arena/arena.h"
#include "tools/ruler/contender_net.h"
#include "tools/ruler/deals.h"
#include "tools/ruler/plain_player.h"
#include "tools/tiger_knobs.h"

enum { KNOWN_ROUNDS = 24, LINE = 160 };

static const char *const minds[] = {"", "easy", "normal", "hard", "plain"};
static const enum ai_level alike[] = {AI_RANDOM, AI_EASY, AI_NORMAL, AI_HARD, AI_NORMAL};

/* What easy plays by. */
struct easy_numbers {
    int calls, slips;
};
static const struct knob easy_knobs[] = {TIGER_KNOB(easy_numbers, calls), TIGER_KNOB(easy_numbers, slips)};

/* --- reading a file ------------------------------------------------------------------------------ */

struct telling {
    struct contender *contender;
    const char *folder;
    struct easy_numbers easy;
    int told; /* numbers */
};

/* How many numbers a mind plays by. */
static int numbers_of(enum mind mind)
{
    switch (mind) {
    case MIND_EASY:
        return (int)(sizeof easy_knobs / sizeof *easy_knobs);
    case MIND_NORMAL:
        return JUDGEMENT_KNOBS;
    case MIND_HARD:
        return JUDGEMENT_KNOBS + MIXING_KNOBS;
    default:
        return 0;
    }
}

static bool read_number(struct telling *telling, const char *line)
{
    struct contender *contender = telling->contender;
    enum mind mind = contender->mind;
    bool judges = mind == MIND_NORMAL || mind == MIND_HARD;
    return (judges && knob_turn(judgement_knobs, JUDGEMENT_KNOBS, &contender->weights, line)) ||
           (mind == MIND_HARD && knob_turn(mixing_knobs, MIXING_KNOBS, &contender->hard, line)) ||
           (mind == MIND_EASY && knob_turn(easy_knobs, 2, &telling->easy, line));
}

static bool read_mind(struct contender *contender, const char *name)
{
    for (int mind = MIND_EASY; mind <= MIND_PLAIN; mind++)
        if (strcmp(minds[mind], name) == 0)
            contender->mind = (enum mind)mind;
    contender->level = alike[contender->mind];
    return contender->mind != MIND_NOW;
}

static bool read_line(struct telling *telling, const char *line, struct error *why)
{
    struct contender *contender = telling->contender;
    if (!*line || *line == '#')
        return true;
    if (strncmp(line, "mind=", 5) == 0 && contender->mind == MIND_NOW)
        return read_mind(contender, line + 5) || error_set(why, "%s is no mind", line + 5);
    if (strncmp(line, "net=", 4) == 0 && contender->mind == MIND_HARD && !contender->numbers) {
        contender->numbers = contender_net_load(&contender->net, telling->folder, line + 4, why);
        return contender->numbers != NULL;
    }
    if (strncmp(line, "moves=", 6) == 0) {
        contender->frozen = strtoull(line + 6, NULL, 16);
        return true;
    }
    telling->told++;
    return read_number(telling, line) || error_set(why, "it does not play by \"%s\"", line);
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

static bool read_lines(struct telling *telling, const char *text, struct error *why)
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
        if (!read_line(telling, line, why))
            return false;
    }
    return true;
}

static bool finish(struct telling *telling, struct error *why)
{
    struct contender *contender = telling->contender;
    if (contender->mind == MIND_NOW)
        return error_set(why, "it tells no mind");
    if (telling->told != numbers_of(contender->mind))
        return error_set(why, "it tells %d numbers of %d", telling->told, numbers_of(contender->mind));
    if (contender->mind == MIND_HARD && !contender->numbers)
        return error_set(why, "it tells no net");
    contender->easy = (struct person){.id = "", .name = "", .level = AI_EASY};
    contender->easy.habits.calls = (int16_t)telling->easy.calls;
    contender->easy.habits.slips = (int16_t)telling->easy.slips;
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
    free(contender->numbers);
    contender->numbers = NULL;
}

/* --- playing ------------------------------------------------------------------------------------- */

static struct move choose_hard(const struct contender *contender, struct thought *thought)
{
    struct hard_weights weights = contender->hard;
    struct reason reason;
    weights.net = &contender->net;
    weights.judgement = &contender->weights;
    return hard_choose(&thought->view, &weights, &thought->rng, NULL, &reason);
}

struct move contender_choose(const struct contender *contender, const struct session *session, int seat)
{
    struct thought thought;
    struct reason reason;
    session_thought(session, seat, &thought);
    const struct view *view = &thought.view;
    switch (contender->mind) {
    case MIND_EASY:
        return easy_choose(&contender->easy, view, &thought.rng, &reason);
    case MIND_NORMAL:
        return normal_choose(view, &contender->weights, &thought.rng, &reason);
    case MIND_HARD:
        return choose_hard(contender, &thought);
    case MIND_PLAIN:
        return plain_player_choose(view);
    default:
        return ai_choose(contender->level, view, &thought.rng, NULL);
    }
}

static bool known_choose(void *self, const struct session *session, int seat, struct move *move,
                         struct error *why)
{
    (void)why;
    *move = contender_choose(self, session, seat);
    return true;
}

/* FNV-1a of 64 bits. */
static uint64_t sum_text(uint64_t sum, const char *text)
{
    for (; *text; text++)
        sum = (sum ^ (uint8_t)*text) * UINT64_C(0x100000001b3);
    return sum;
}

static uint64_t sum_moves(uint64_t sum, const struct record *record)
{
    char text[MOVE_TEXT];
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        if (entry->is_deal)
            continue;
        move_print(entry->move, text);
        sum = sum_text(sum_text(sum, entry->move.seat ? "w " : "e "), text);
    }
    return sum;
}

static uint64_t moves_of(struct contender *contender)
{
    struct arena arena;
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    const struct sitter sitter = {.self = contender, .choose = known_choose};
    arena_init(&arena, ruleset_find("dueling-tigers"), contender->level, contender->level);
    for (int seat = 0; seat < 2; seat++)
        arena.setup.players[seat] = arena.players[seat];
    for (int i = 0; i < KNOWN_ROUNDS; i++) {
        arena.setup.seed = deals_known(i);
        struct match_run run = {
            .session = session_new(&arena.setup, NULL), .sitters = {sitter, sitter}, .rounds = 1};
        CHECK(match_run_play(&run, NULL));
        sum = sum_moves(sum, session_record(run.session));
        session_free(run.session);
    }
    return sum;
}

bool contender_find(struct contender *contender, const char *folder, const char *name, struct error *why)
{
    char path[512];
    *contender = (struct contender){.level = ai_level_parse(name)};
    snprintf(contender->name, sizeof contender->name, "%s", name);
    snprintf(path, sizeof path, "%s/%s.player", folder, name);
    if (!file_exists(path)) {
        bool known = contender->level < AI_LEVELS || person_is(contender->level);
        contender->moves = known ? moves_of(contender) : 0;
        return known || error_set(why, "nobody is called \"%s\": neither a level, nor in %s", name, folder);
    }
    struct telling telling = {.contender = contender, .folder = folder};
    char *text = file_read(path, NULL, why);
    bool good = text && ((read_lines(&telling, text, why) && finish(&telling, why)) || in_file(path, why));
    free(text);
    if (good)
        contender->moves = moves_of(contender);
    else
        contender_free(contender);
    return good;
}

bool contender_is_itself(const struct contender *contender, struct error *why)
{
    if (contender->mind == MIND_NOW || contender->moves == contender->frozen)
        return true;
    return error_set(
        why, "%s does not play as it did when it was frozen: the sum of its moves is %016llx, not %016llx",
        contender->name, (unsigned long long)contender->moves, (unsigned long long)contender->frozen);
}
