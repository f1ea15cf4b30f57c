/*
 * player.h: a program that plays any mode over the bot protocol, for the tests beside it.
 *
 * The test program itself is the player: player_is_asked_for tells from its arguments, and player_match
 * names it for `--seat`. The player needs no memory, as the protocol promises. STYLE is a list of letters:
 *   w  wins when it can (else it never does)      l  lays a drawn win down instead
 *   r  declares Riichi                            t  declares tenpai
 *   c  claims every set it can                    b  declares a win whether it has one or not (One Suit)
 *   x  names 1 and nothing else, guesses at random
 * and, after a colon, what it says where it is to guess, whatever it would have guessed.
 */
#ifndef TESTS_CLI_PLAYER_H
#define TESTS_CLI_PLAYER_H

#include "base/streams.h"
#include "cli/said.h"
#include "rules/modes/list.h"
#include "rules/play/ruleset.h"

struct mind {
    const struct ruleset *rules;
    const char *style;
    const cJSON *view, *actions;
    struct meld melds[MELD_MAX];
    int meld_count, sets;
    uint8_t copies[TILE_KINDS];
};

static inline bool mind_has(const struct mind *mind, char letter)
{
    size_t letters = strcspn(mind->style, ":");
    return memchr(mind->style, letter, letters) != NULL;
}

static inline uint8_t player_tile(const cJSON *item)
{
    const char *text = cJSON_GetStringValue(item);
    return text ? tile_kind(tile_parse(text)) : TILE_NONE;
}

/* The concealed tiles of the view; `without` and `with` are tiles or TILE_NONE. */
static inline struct shape mind_shape(const struct mind *mind, uint8_t without, uint8_t with)
{
    struct hand hand = {0};
    struct shape shape;
    const cJSON *item;
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(mind->view, "hand")) hand_add(&hand, player_tile(item));
    if (without != TILE_NONE)
        hand_remove(&hand, without);
    if (with != TILE_NONE)
        hand_add(&hand, with);
    shape_init(&shape, &hand, mind->melds, mind->meld_count, mind->copies, mind->sets, mind->rules->forms);
    return shape;
}

static inline void mind_read(struct mind *mind)
{
    const cJSON *options = cJSON_GetObjectItem(mind->view, "options"), *item;
    const char *seat = cJSON_GetStringValue(cJSON_GetObjectItem(mind->view, "seat"));
    memcpy(mind->copies, mind->rules->copies, sizeof mind->copies);
    mind->sets = mind->rules->sets;
    mind->meld_count = 0;
    if (ruleset_has(mind->rules, OPTION_SIZE)) {
        mind->sets = cJSON_GetObjectItem(options, "size")->valueint / 3;
        int suit = (int)suit_parse(cJSON_GetObjectItem(options, "suit")->valuestring[0]);
        for (uint8_t kind = 0; kind < TILE_EAST; kind++)
            mind->copies[kind] = (int)tile_suit(kind) == suit ? 4 : 0;
    }
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(cJSON_GetObjectItem(mind->view, "melds"), seat))
    {
        const char *kind = cJSON_GetObjectItem(item, "kind")->valuestring;
        mind->melds[mind->meld_count++] = (struct meld){
            .kind = (uint8_t)(*kind == 'r'   ? MELD_RUN
                              : *kind == 'p' ? MELD_PUNG
                              : *kind == 'k' ? MELD_KONG_OPEN
                                             : MELD_KONG_CLOSED),
            .tile = player_tile(cJSON_GetObjectItem(item, "tile")),
        };
    }
}

/* The first action that begins so, or NULL. */
static inline const char *mind_find(const struct mind *mind, const char *verb)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, mind->actions)
    {
        if (strncmp(item->valuestring, verb, strlen(verb)) == 0)
            return item->valuestring;
    }
    return NULL;
}

static inline bool mind_is_complete(const struct mind *mind)
{
    bool claims = strcmp(cJSON_GetObjectItem(mind->view, "phase")->valuestring, "claim") == 0;
    uint8_t last = claims ? player_tile(cJSON_GetObjectItem(mind->view, "last")) : TILE_NONE;
    struct shape shape = mind_shape(mind, TILE_NONE, last);
    return shape_is_complete(&shape);
}

/* The discard after which the hand is nearest to complete. */
static inline const char *mind_discard(const struct mind *mind)
{
    const char *best = NULL;
    int nearest = 0;
    const cJSON *item;
    cJSON_ArrayForEach(item, mind->actions)
    {
        if (strncmp(item->valuestring, "discard ", 8) != 0)
            continue;
        struct shape shape = mind_shape(mind, tile_kind(tile_parse(item->valuestring + 8)), TILE_NONE);
        int shanten = shape_shanten(&shape);
        if (!best || shanten < nearest) {
            best = item->valuestring;
            nearest = shanten;
        }
    }
    return best;
}

/* "waits 147m": what the hand without the tile just drawn waits for. */
static inline void mind_name(const struct mind *mind, char out[64])
{
    struct shape shape = mind_shape(mind, player_tile(cJSON_GetObjectItem(mind->view, "drawn")), TILE_NONE);
    strcpy(out, "waits ");
    tile_append_kinds(shape_waits(&shape), out, 64);
    if (mind_has(mind, 'x'))
        snprintf(out, 64, "waits 1%s",
                 cJSON_GetObjectItem(cJSON_GetObjectItem(mind->view, "options"), "suit")->valuestring);
}

/* Two kinds not guessed before: the lowest ones, or from the bamboo on. */
static inline void mind_guess(const struct mind *mind, char out[64])
{
    tile_set guessed = 0;
    const cJSON *item;
    const char *told = strchr(mind->style, ':');
    char low[3], high[3];
    if (told) {
        snprintf(out, 64, "%s", told + 1);
        return;
    }
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(mind->view, "guessed")) guessed |=
        TILE_BIT(player_tile(item));
    uint8_t kinds[2];
    int count = 0, first = mind_has(mind, 'x') ? TILE_1S : TILE_1M;
    for (int i = 0; i < TILE_KINDS && count < 2; i++)
        if (!(guessed & TILE_BIT((first + i) % TILE_KINDS)))
            kinds[count++] = (uint8_t)((first + i) % TILE_KINDS);
    assert_int_equal(count, 2);
    tile_print(kinds[kinds[0] > kinds[1]], low);
    tile_print(kinds[kinds[0] < kinds[1]], high);
    snprintf(out, 64, "guess %s %s", low, high);
}

static inline const char *mind_declare(const struct mind *mind)
{
    const char *action;
    if (mind_has(mind, 'l') && (action = mind_find(mind, "lay-down")))
        return action;
    if (mind_has(mind, 'w') && (action = mind_find(mind, "win")))
        return action;
    if ((action = mind_find(mind, "declare")) &&
        (mind_has(mind, 'b') || (mind_has(mind, 'w') && mind_is_complete(mind))))
        return action;
    if (mind_has(mind, 'r') && (action = mind_find(mind, "riichi ")))
        return action;
    return mind_has(mind, 't') ? mind_find(mind, "tenpai ") : NULL;
}

static inline const char *mind_choose(const struct mind *mind, char room[64])
{
    static const char *const claims[] = {"kong", "pung", "chow"};
    const char *action = mind_declare(mind);
    if (mind_find(mind, "guess"))
        mind_guess(mind, room);
    else if (mind_find(mind, "waits"))
        mind_name(mind, room);
    if (mind_find(mind, "guess") || mind_find(mind, "waits"))
        return room;
    for (int i = 0; i < 3 && !action && mind_has(mind, 'c'); i++)
        action = mind_find(mind, claims[i]);
    if (!action)
        action = mind_find(mind, "discard ") ? mind_discard(mind) : mind_find(mind, "pass");
    return action ? action : cJSON_GetArrayItem(mind->actions, 0)->valuestring;
}

/* Answers all that it is asked until its input ends, as the mode's rules of the only argument have it: the
 * main of a program that plays. `choose` returns the action, which may be written to the room. */
static inline int mind_serve(int count, char **words, const char *(*choose)(struct mind *mind, char room[64]))
{
    static char line[1 << 16];
    struct mind mind = {.style = ""};
    mind.rules = count == 2 ? ruleset_find(words[1]) : NULL;
    if (!mind.rules) {
        fprintf(stderr, "usage: %s RULES\n", words[0]);
        return 2;
    }
    while (fgets(line, sizeof line, stdin)) {
        char room[64];
        cJSON *message = cJSON_Parse(line);
        if (strcmp(cJSON_GetObjectItem(message, "type")->valuestring, "ask") == 0) {
            mind.view = cJSON_GetObjectItem(message, "view");
            mind.actions = cJSON_GetObjectItem(message, "actions");
            mind_read(&mind);
            printf("{\"action\":\"%s\"}\n", choose(&mind, room));
            fflush(stdout);
        }
        cJSON_Delete(message);
    }
    return 0;
}

/* Plays until its input ends: `arguments` are RULES STYLE and a file for all it hears, or none. */
static inline int player_run(int count, char **arguments)
{
    struct mind mind = {.rules = ruleset_find(arguments[0]), .style = arguments[1]};
    FILE *heard = count > 2 ? file_open(arguments[2], "wb") : NULL;
    static char line[1 << 16];
    streams_plain();
    while (fgets(line, sizeof line, stdin)) {
        char room[64];
        cJSON *message = cJSON_Parse(line);
        if (heard)
            fputs(line, heard);
        if (strcmp(cJSON_GetObjectItem(message, "type")->valuestring, "ask") == 0) {
            mind.view = cJSON_GetObjectItem(message, "view");
            mind.actions = cJSON_GetObjectItem(message, "actions");
            mind_read(&mind);
            printf("{\"action\":\"%s\"}\n", mind_choose(&mind, room));
            fflush(stdout);
        }
        cJSON_Delete(message);
    }
    if (heard)
        fclose(heard);
    return 0;
}

/* The first argument that makes a test program the player. */
#define PLAYER_WORD "be-a-player"

static inline bool player_is_asked_for(int argc, char **argv)
{
    return argc > 3 && strcmp(argv[1], PLAYER_WORD) == 0;
}

/* The next word of a list, or NULL; a blank between two " parts nothing. */
static inline char *player_next(char **rest)
{
    char *word = *rest + strspn(*rest, " "), *end = word;
    for (bool quoted = false; *end && (quoted || *end != ' '); end++)
        quoted ^= *end == '"';
    *rest = end + (*end == ' ');
    *end = '\0';
    return *word ? word : NULL;
}

/* Plays a match between such players; `seats` such as "east=rw west=xt" (east=rw:"FILE" keeps what it
 * hears). */
static inline struct run player_match(const char *program, const char *rules, const char *arguments,
                                      const char *seats)
{
    char line[3000] = "", copy[1200], *rest = copy;
    snprintf(copy, sizeof copy, "%s", seats);
    for (char *word = player_next(&rest); word; word = player_next(&rest)) {
        char *style = strchr(word, '=');
        assert_non_null(style);
        *style++ = '\0';
        char *file = strchr(style, ':');
        if (file) {
            *file = '\0';
            file += 2;
            *strchr(file, '"') = '\0';
        }
        snprintf(line + strlen(line), sizeof line - strlen(line), " --seat '%s=cmd:\"%s\" %s %s %s%s%s%s'",
                 word, program, PLAYER_WORD, rules, style, file ? " \"" : "", file ? file : "",
                 file ? "\"" : "");
    }
    return program_run("", "play --rules %s --json %s%s", rules, arguments, line);
}

/* Plays such a match with a record and replays it: the JSON holds all that was told while it was played, and
 * the log each of the parts, up to NULL. */
static inline void player_assert_replayed(const char *program, const char *rules, const char *arguments,
                                          const char *seats, const char *const *parts)
{
    const char *record = program_path("record");
    char line[700], *rest = NULL;
    snprintf(line, sizeof line, "%s --record '%s'", arguments, record);
    struct run play = player_match(program, rules, line, seats);
    struct run json = program_run("", "replay --json '%s'", record),
               log = program_run("", "replay '%s'", record);
    if (play.status || json.status || log.status || play.error[0] || json.error[0] || log.error[0])
        fail_msg("%s%s%s", play.error, json.error, log.error);
    for (char *told = strtok_r(play.out, "\n", &rest); told; told = strtok_r(NULL, "\n", &rest))
        program_assert_holds(json.out, told);
    for (; *parts; parts++)
        program_assert_holds(log.out, *parts);
    run_deinit(&play);
    run_deinit(&json);
    run_deinit(&log);
    remove(record);
}

#endif
