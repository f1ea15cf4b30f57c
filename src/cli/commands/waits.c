/*
 * waits.c: `tigers waits`: how far hands are from complete, and which tiles help.
 *
 * For 3n+1 concealed tiles it lists the waits, for 3n+2 what each discard leaves. A kind that can't come any
 * more is never a wait. On request it counts the copies left and tells what the teacher would do.
 */
#include <string.h>

#include "cli/answer.h"
#include "cli/command.h"
#include "cli/commands/batch.h"
#include "cli/wire/request.h"
#include "session/scorer/asked.h"

enum { SEEN_MAX = 144 };

/* A request that has been read and checked. */
struct question {
    const struct ruleset *rules;
    int sets; /* besides the pair */
    struct hand hand;
    struct meld melds[MELD_MAX];
    uint8_t meld_count;
    uint8_t copies[TILE_KINDS];
    unsigned forms;
    int16_t options[OPTION_MAX];
    bool counts;            /* count the copies that are left, */
    struct stock stock;     /* in this stock */
    uint8_t seen[SEEN_MAX]; /* tiles seen elsewhere */
    int seen_count;
    bool teaches; /* ask the teacher */
    uint8_t seat_wind;
};

static bool read_removed(int *removed, const struct ruleset *rules, const cJSON *request, struct error *error)
{
    const cJSON *item = request_field(request, "removed");
    if (!item || cJSON_IsNull(item))
        return true;
    const char *text = cJSON_GetStringValue(item);
    enum suit suit = text && strlen(text) == 1 ? suit_parse(text[0]) : SUIT_NONE;
    if (suit == SUIT_NONE)
        return error_set(error, "removed: expected \"m\", \"p\" or \"s\"");
    if (!rules->removes_suit)
        return error_set(error, "removed: no suit is removed in %s", rules->name);
    *removed = (int)suit;
    return true;
}

/* Returns the bits of a form's name. In a mode where four of a kind can be two pairs, "seven-pairs" includes
 * that. */
static unsigned form_bits(const char *name, const struct ruleset *rules)
{
    if (strcmp(name, "standard") == 0)
        return FORM_STANDARD;
    if (strcmp(name, "seven-pairs") == 0)
        return rules->forms & FORM_SEVEN_PAIRS_ANY ? FORM_SEVEN_PAIRS_ANY : FORM_SEVEN_PAIRS;
    return strcmp(name, "thirteen-orphans") == 0 ? FORM_THIRTEEN_ORPHANS : 0;
}

static bool read_forms(unsigned *forms, const struct ruleset *rules, const cJSON *request,
                       struct error *error)
{
    const cJSON *list = request_field(request, "forms"), *item;
    if (!list)
        return true;
    if (!cJSON_IsArray(list) || !cJSON_GetArraySize(list))
        return error_set(error, "forms: expected a list of standard, seven-pairs and thirteen-orphans");
    unsigned read = 0;
    cJSON_ArrayForEach(item, list)
    {
        const char *name = cJSON_GetStringValue(item);
        unsigned bits = name ? form_bits(name, rules) : 0;
        if (!bits)
            return error_set(
                error, "forms: unknown form \"%.40s\": expected standard, seven-pairs or thirteen-orphans",
                name ? name : "");
        read |= bits;
    }
    *forms = read;
    return true;
}

static bool check_size(const struct question *question, struct error *error)
{
    int rest = 3 * (question->sets - question->meld_count);
    int size = question->hand.size;
    if (rest < 0)
        return error_set(error, "melds: %d sets, but a hand has only %d", question->meld_count,
                         question->sets);
    if (size == rest + 1 || size == rest + 2)
        return true;
    return error_set(error, "hand: wrong tile count: %d concealed tile%s with %d meld%s, expected %d or %d",
                     size, size == 1 ? "" : "s", question->meld_count, question->meld_count == 1 ? "" : "s",
                     rest + 1, rest + 2);
}

/* Reads the tiles of `seen` and takes them out of the stock. */
static bool read_seen(struct question *question, struct stock *stock, const cJSON *request,
                      struct error *error)
{
    const char *text = NULL;
    struct error inner = {0};
    if (!request_text(&text, request, "seen", error) || !text)
        return !request_field(request, "seen") || text;
    question->counts = true;
    question->seen_count = tile_parse_list(text, question->seen, SEEN_MAX, &inner);
    if (question->seen_count < 0)
        return error_set(error, "seen: %s", inner.message);
    for (int i = 0; i < question->seen_count; i++)
        if (!request_use(stock, question->seen[i], "seen", error))
            return false;
    return true;
}

static bool read_seat(struct question *question, const cJSON *request, struct error *error)
{
    const char *text = NULL;
    question->seat_wind = TILE_EAST;
    if (!request_text(&text, request, "seat", error) || !text)
        return !request_field(request, "seat") || text;
    int seat = seat_parse(text, ruleset_seats(question->rules, question->options));
    if (seat == SEAT_NONE)
        return error_set(error, "seat: \"%.40s\" has no seat in %s", text, question->rules->name);
    struct table table = {.seats = (uint8_t)ruleset_seats(question->rules, question->options)};
    question->seat_wind = table_wind(&table, seat);
    return true;
}

static bool check_teacher(const struct question *question, struct error *error)
{
    if (question->teaches && question->hand.size % 3 != 2)
        return error_set(error, "teacher: the hand has no tile to discard");
    return true;
}

static bool read_question(struct question *question, const cJSON *request, struct error *error)
{
    *question = (struct question){0};
    if (!request_rules(&question->rules, request, error))
        return false;
    int removed = SUIT_NONE;
    question->forms = question->rules->forms;
    if (!read_removed(&removed, question->rules, request, error) ||
        !read_forms(&question->forms, question->rules, request, error))
        return false;
    struct stock *stock = &question->stock;
    if (!request_options(question->options, question->rules, request, error))
        return false;
    request_stock(stock, question->rules, question->options, request, removed);
    if (!request_melds(question->melds, &question->meld_count, stock, request, error) ||
        !request_hand(&question->hand, stock, request, error))
        return false;
    int tiles = question->hand.size + 3 * question->meld_count;
    question->sets = request_sets(question->rules, question->options, request, tiles);
    if (!check_size(question, error) || !request_settle_suit(stock, error))
        return false;
    memcpy(question->copies, stock->copies, sizeof question->copies);
    return read_seen(question, stock, request, error) &&
           request_bool(&question->teaches, request, "teacher", error) &&
           read_seat(question, request, error) && check_teacher(question, error);
}

static void question_shape(const struct question *question, const struct hand *hand, struct shape *shape)
{
    shape_init(shape, hand, question->melds, question->meld_count, question->copies, question->sets,
               question->forms);
}

/* Adds the waits of 3n+1 tiles. */
static void add_waits(cJSON *object, const struct question *question, const struct hand *hand)
{
    struct shape shape;
    int shanten;
    question_shape(question, hand, &shape);
    tile_set waits = shape_useful(&shape, &shanten);
    cJSON_AddNumberToObject(object, "shanten", shanten);
    cJSON_AddItemToObject(object, "waits", answer_kinds(waits));
    if (!question->counts)
        return;
    cJSON *left = cJSON_AddArrayToObject(object, "left");
    for (; waits; waits &= waits - 1)
        cJSON_AddItemToArray(left, cJSON_CreateNumber(question->stock.left[tile_set_first(waits)]));
}

static void add_discards(cJSON *object, const struct question *question, int shanten)
{
    uint8_t tiles[HAND_MAX];
    int count = hand_list(&question->hand, tiles);
    cJSON_AddNumberToObject(object, "shanten", shanten);
    cJSON *list = cJSON_AddArrayToObject(object, "discards");
    for (int i = 0; i < count; i++) {
        if (i && tile_kind(tiles[i]) == tile_kind(tiles[i - 1]))
            continue;
        struct hand rest = question->hand;
        hand_remove(&rest, tiles[i]);
        cJSON *entry = cJSON_CreateObject();
        answer_tile(entry, "tile", tile_kind(tiles[i]));
        add_waits(entry, question, &rest);
        cJSON_AddItemToArray(list, entry);
    }
}

/* Enters the hand in the scorer. */
static void lay(const struct question *question, struct laid *laid)
{
    static struct laying laying; /* large */
    int size = ruleset_option(question->rules, OPTION_SIZE);
    laying_init(&laying, question->rules);
    *laid = laying.now;
    memcpy(laid->options, question->options, sizeof laid->options);
    if (size >= 0)
        laid->options[size] = (int16_t)(3 * question->sets + 1);
    laid->count = (uint8_t)hand_list(&question->hand, laid->tiles);
    laid->winning = (uint8_t)(laid->count - 1);
    laid->win.meld_count = question->meld_count;
    memcpy(laid->win.melds, question->melds, sizeof laid->win.melds);
    laid->win.seat_wind = question->seat_wind;
    for (int i = 0; i < question->seen_count; i++) {
        laid->seen[tile_kind(question->seen[i])]++;
        laid->seen_reds |= hand_red_bit(question->seen[i]);
    }
}

/* Adds the teacher's moves, the best first. */
static bool add_teacher(cJSON *answer, const struct question *question, struct error *error)
{
    static struct view view; /* large */
    static struct ranking ranking;
    struct laid laid;
    lay(question, &laid);
    if (!asked_view(&view, &laid))
        return error_set(error, "seen: no round shows that many tiles");
    teach_rank(&view, 1, NULL, &ranking);
    cJSON *list = cJSON_AddArrayToObject(answer, "teacher");
    for (int i = 0; i < ranking.count; i++)
        cJSON_AddItemToArray(list, answer_advice(NULL, &ranking.list[i], true));
    return true;
}

bool waits_answer(cJSON *answer, const cJSON *request, struct error *error)
{
    struct question question;
    if (!read_question(&question, request, error))
        return false;
    struct shape shape;
    question_shape(&question, &question.hand, &shape);
    int shanten = shape_shanten(&shape);
    if (shanten == SHANTEN_NEVER)
        return error_set(error, "forms: this hand can't become any of them");
    if (question.hand.size % 3 == 1)
        add_waits(answer, &question, &question.hand);
    else
        add_discards(answer, &question, shanten);
    return !question.teaches || add_teacher(answer, &question, error);
}

int command_waits(int argc, char **argv)
{
    int status;
    return command_plain(argc, argv, &status) ? batch_run(stdin, waits_answer) : status;
}
