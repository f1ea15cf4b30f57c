/*
 * naming_verdict.c: showing what was named and how each wait completes the hand (naming_verdict.h).
 */
#include "sdl/result/naming_verdict.h"

#include <math.h>
#include <stdio.h>

#include "base/bits.h"
#include "sdl/art/atlas.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/naming_palette.h"
#include "session/drill/waits_drill.h"
#include "words/result_words.h"

enum { TILES = 20, COPIES = 4 };

static const float ROW_LENGTH = .3f;                                  /* seconds */
static const float PAD = 16, STATUS = 140, ARROW = 46, CAPTION = 232; /* units */
static const float ROW_MAX = 100, TILE_MAX = 60;
static const float SET_GAP = .38f; /* tile widths */

/* Of a phone, in units: a row where it lies flat; where it is held upright, a row's edge, its head, the tile
 * in the head, and the tiles and lines below it. */
enum { FLAT_ROW = 46, EDGE = 10, HEAD = 38, HEAD_TILE = 22, NARROW_TILE = 30, LEADING = 20, ROW_GAP = 6 };

enum fate { FATE_NAMED, FATE_MISSED, FATE_WRONG, FATE_OPEN /* nobody named */ };

static enum fate fate_of(const struct naming_verdict *verdict, int place)
{
    if (!verdict->asked)
        return FATE_OPEN;
    return verdict->named >> place & 1 ? FATE_NAMED : FATE_MISSED;
}

static uint16_t wrong_numbers(const struct naming_verdict *verdict)
{
    return verdict->asked ? (uint16_t)(verdict->named & ~verdict->waits) : 0;
}

/* The kind of a number by its place. */
static uint8_t kind_of(const struct naming_verdict *verdict, int place)
{
    return (uint8_t)(NAMING_NUMBERS * (int)verdict->suit + place);
}

/* How a wait completes the hand; false for a number that is none. */
static bool read_wait(const struct naming_verdict *verdict, int place, struct reading *out)
{
    return verdict->waits >> place & 1 &&
           waits_read(&verdict->hand, verdict->melds, verdict->meld_count, kind_of(verdict, place), out);
}

int naming_verdict_rows(const struct naming_verdict *verdict)
{
    return bits_count(verdict->waits) + (wrong_numbers(verdict) != 0);
}

float naming_verdict_length(const struct naming_verdict *verdict)
{
    return verdict->step * (float)naming_verdict_rows(verdict) + ROW_LENGTH;
}

int naming_verdict_shown(const struct naming_verdict *verdict)
{
    int rows = naming_verdict_rows(verdict), begun = rows;
    if (verdict->step > 0)
        begun = (int)(verdict->time / verdict->step) + 1;
    return begun < rows ? begun : rows;
}

/* The columns that all rows share, in pixels. */
struct columns {
    float row, gap, w; /* height of a row and of what is between two, width of a tile */
    float tile, sets, caption, end;
};

/* Returns how many tile widths the widest of the completed hands takes. */
static float widest_hand(const struct naming_verdict *verdict)
{
    float most = 0, tiles = (float)(verdict->hand.size + 1 + 4 * verdict->meld_count);
    for (int i = 0; i < NAMING_NUMBERS; i++) {
        struct reading reading;
        if (read_wait(verdict, i, &reading))
            most = fmaxf(most, tiles + SET_GAP * (float)(reading.count - 1));
    }
    return most;
}

static struct columns columns_of(const struct painter *painter, struct rect rect,
                                 const struct naming_verdict *verdict)
{
    int rows = naming_verdict_rows(verdict);
    float u = painter->layout.u, widest = widest_hand(verdict),
          fixed = (2 * PAD + STATUS + ARROW + 28 + CAPTION) * u;
    struct columns columns = {.row = floorf(fminf(ROW_MAX * u, rect.h / (float)(rows ? rows : 1)))};
    columns.gap = roundf(fminf(6 * u, columns.row * .08f));
    float high = (columns.row - columns.gap) * .92f / 1.51f;
    columns.w = floorf(fminf(fminf(TILE_MAX * u, high), (rect.w - fixed) / (1 + widest)));
    columns.tile = roundf(rect.x + (PAD + STATUS) * u);
    columns.sets = roundf(columns.tile + columns.w + ARROW * u);
    columns.caption = roundf(columns.sets + columns.w * widest + 28 * u);
    columns.end = rect.x + rect.w - PAD * u;
    return columns;
}

struct fate_look {
    const char *icon, *word;
    uint32_t colour;
};

static const struct fate_look looks[] = {[FATE_NAMED] = {"icons/check", N_("Named"), COLOUR_GOOD},
                                         [FATE_MISSED] = {"icons/eye-off", N_("Missed"), COLOUR_PROMPT},
                                         [FATE_WRONG] = {"icons/close", N_("Not a wait"), COLOUR_WARNING},
                                         [FATE_OPEN] = {NULL, N_("Wait"), COLOUR_IVORY}};

/* The sign and the word of a row. */
static void draw_status(struct painter *painter, struct rect row, enum fate fate)
{
    float u = painter->layout.u, r = roundf(13 * u), x = row.x + PAD * u + r, y = roundf(row.y + row.h / 2);
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, looks[fate].colour, TYPE_LEFT);
    if (looks[fate].icon) {
        float side = roundf(r * 1.24f);
        draw_disc(painter, x, y, r, 1.6f, looks[fate].colour);
        draw_svg(painter, looks[fate].icon, rect_make(roundf(x - side / 2), roundf(y - side / 2), side, side),
                 looks[fate].colour);
    }
    float begin = x + r + 10 * u;
    type_draw_fit(painter, type, begin, y + type_cap_height(painter, type) / 2,
                  row.x + (PAD + STATUS - 12) * u - begin, tr(looks[fate].word));
}

/* Lays the sets of a reading from x on, `open` (0 to 1) of the gaps between them; the new tile is rimmed. */
static void draw_sets(struct painter *painter, const struct naming_verdict *verdict,
                      const struct reading *reading, uint8_t kind, float x, float y, float w, float open)
{
    struct atlas_tile tiles[TILES];
    int count = 0;
    for (int s = 0; s < reading->count; s++) {
        const struct set *set = &reading->sets[s];
        uint8_t list[HAND_MAX];
        int size = result_set_tiles(set, list);
        bool marked = false;
        for (int t = 0; t < size && count < TILES; t++) {
            bool down = s < verdict->meld_count && (t == 0 || t == 3);
            bool last_alike = t == size - 1 || set->kind == SET_RUN;
            bool wins = set->wins && !marked && list[t] == kind && last_alike;
            marked |= wins;
            tiles[count++] = (struct atlas_tile){.pose = down ? POSE_DOWN : POSE_LYING,
                                                 .tile = list[t],
                                                 .x = roundf(x),
                                                 .y = y,
                                                 .w = w - 1,
                                                 .flags = wins ? ATLAS_RIM | ATLAS_GLOW : 0u};
            x += w;
        }
        x += w * SET_GAP * open;
    }
    atlas_draw_group(painter, tiles, count);
}

static void explain_wait(const struct reading *reading, char *out, size_t size)
{
    const struct set *set = reading->sets;
    while (!set->wins)
        set++;
    int n = tile_number(set->tile);
    if (reading->form == FORM_SEVEN_PAIRS)
        tr_say(out, size, tr("The seventh pair"));
    else if (set->kind == SET_RUN)
        tr_say(out, size, tr("Completes the run {1} {2} {3}"), n, n + 1, n + 2);
    else if (set->kind == SET_PUNG)
        tr_say(out, size, tr("Completes the pung of {1}s"), n);
    else
        tr_say(out, size, tr("Makes the pair of {1}s"), n);
}

bool naming_verdict_completes(const struct naming_verdict *verdict, int number, char *out, size_t size)
{
    struct reading reading;
    if (!read_wait(verdict, number - 1, &reading))
        return false;
    explain_wait(&reading, out, size);
    return true;
}

/* The numbers of which the hand and its melds hold all four. */
static uint16_t exhausted_numbers(const struct naming_verdict *verdict)
{
    uint16_t numbers = 0;
    for (int i = 0; i < NAMING_NUMBERS; i++)
        if (verdict->hand.counts[kind_of(verdict, i)] >= COPIES)
            numbers |= (uint16_t)(1u << i);
    for (int i = 0; i < verdict->meld_count; i++)
        numbers |= (uint16_t)(1u << (tile_number(verdict->melds[i].tile) - 1));
    return numbers;
}

static void explain_wrong(const struct naming_verdict *verdict, char *out, size_t size)
{
    uint16_t wrong = wrong_numbers(verdict), gone = wrong & exhausted_numbers(verdict);
    uint16_t rest = (uint16_t)(wrong & ~gone);
    char numbers[48], first[120] = "", second[80] = "";
    naming_list(rest, TR_OR, numbers, sizeof numbers);
    if (rest)
        tr_say(first, sizeof first,
               verdict->hand.size == WAITS_TILES
                   ? tr("With {1}, the hand doesn’t form sets and a pair, or seven pairs.")
                   : tr("With {1}, the hand doesn’t form sets and a pair."),
               numbers);
    naming_words(gone, numbers, sizeof numbers);
    if (gone)
        tr_say(second, sizeof second, tr("The hand already holds all four of {1}."), numbers);
    if (rest && gone)
        tr_say(out, size, tr_in("sentences", "{1} {2}"), first, second);
    else
        snprintf(out, size, "%s", rest ? first : second);
}

/* The body of a row, and in `head` its sign and word. */
static void draw_frame(struct painter *painter, struct rect row, struct rect head, enum fate fate)
{
    bool good = fate == FATE_NAMED || fate == FATE_OPEN;
    draw_flat(painter, row, 9, COLOUR_ALPHA(COLOUR_PANEL, 156),
              good ? COLOUR_ALPHA(COLOUR_WHITE, 20) : COLOUR_ALPHA(looks[fate].colour, 90), 1);
    draw_status(painter, head, fate);
}

/* The left upper corner of tiles in the middle of a row. */
static float tile_top(const struct columns *columns, struct rect row)
{
    float wide, high;
    atlas_size(POSE_LYING, columns->w, &wide, &high);
    return roundf(row.y + (row.h - high) / 2);
}

static void draw_wait(struct painter *painter, const struct naming_verdict *verdict,
                      const struct columns *columns, struct rect row, int place, float open)
{
    uint8_t kind = kind_of(verdict, place);
    float u = painter->layout.u, y = tile_top(columns, row), right = columns->tile + columns->w;
    struct reading reading;
    char words[96];
    draw_frame(painter, row, row, fate_of(verdict, place));
    atlas_draw(painter, POSE_LYING, kind, columns->tile, y, columns->w - 1, 0);
    draw_svg(painter, "icons/chevron-right",
             rect_make(right, row.y + (row.h - roundf(18 * u)) / 2, ARROW * u, roundf(18 * u)), COLOUR_FAINT);
    if (!read_wait(verdict, place, &reading))
        return;
    draw_sets(painter, verdict, &reading, kind, columns->sets, y, columns->w, open);
    explain_wait(&reading, words, sizeof words);
    text_draw(painter, TEXT_BODY | TEXT_IVORY,
              rect_make(columns->caption, row.y, columns->end - columns->caption, row.h), words);
}

/* All wrong names share one row. */
static void draw_wrong(struct painter *painter, const struct naming_verdict *verdict,
                       const struct columns *columns, struct rect row)
{
    struct type type = text_type(TEXT_BODY | TEXT_QUIET | TEXT_EXPLAINED);
    float u = painter->layout.u, x = columns->tile, y = tile_top(columns, row);
    char words[240];
    draw_frame(painter, row, row, FATE_WRONG);
    for (int i = 0; i < NAMING_NUMBERS; i++) {
        if (!(wrong_numbers(verdict) >> i & 1))
            continue;
        atlas_draw(painter, POSE_LYING, kind_of(verdict, i), x, y, columns->w - 1, ATLAS_DIM);
        x += columns->w;
    }
    x = fmaxf(x + 24 * u, columns->sets);
    explain_wrong(verdict, words, sizeof words);
    int lines = SDL_min(type_count_lines(painter, type, columns->end - x, words), 2);
    float leading = type_leading(painter, type, 21);
    float base = row.y + (row.h - leading * (float)(lines - 1) + type_cap_height(painter, type)) / 2;
    type_draw_wrapped(painter, type, x, roundf(base), columns->end - x, 21, 2, words);
}

/* --- on a phone that is held upright -------------------------------------------------------------------- */

static bool is_narrow(const struct painter *painter)
{
    return painter->layout.shape == LAYOUT_UPRIGHT;
}

static float narrow_tile(const struct painter *painter, float wide, const struct naming_verdict *verdict)
{
    float u = painter->layout.u, widest = widest_hand(verdict);
    return floorf(fminf(NARROW_TILE * u, (wide - 2 * EDGE * u) / fmaxf(widest, 1)));
}

/* Returns how high a row is: a head, and below it the completed hand or why the names are wrong. */
static float narrow_high(struct painter *painter, float wide, const struct naming_verdict *verdict, int place)
{
    struct type type = text_type(TEXT_BODY);
    float u = painter->layout.u, edges = (HEAD + 2 * EDGE) * u, across, high;
    char words[240];
    if (place < NAMING_NUMBERS) {
        atlas_size(POSE_LYING, narrow_tile(painter, wide, verdict), &across, &high);
        return roundf(edges + high);
    }
    explain_wrong(verdict, words, sizeof words);
    int lines = type_count_lines(painter, type, wide - 2 * EDGE * u, words);
    return roundf(edges + (float)lines * type_leading(painter, type, LEADING));
}

/* The head of a row: the numbers, the sign, the word, and what the wait completes. */
static void draw_narrow_head(struct painter *painter, const struct naming_verdict *verdict, struct rect row,
                             int place, const char *words)
{
    struct pen pen = pen_in(painter, row);
    bool wrong = place == NAMING_NUMBERS;
    uint16_t numbers = wrong ? wrong_numbers(verdict) : (uint16_t)(1u << place);
    float u = pen.u, w = atlas_width(painter, HEAD_TILE), x = row.x + EDGE * u;
    pen_top(&pen, EDGE / 2);
    struct rect head = pen_top(&pen, HEAD);
    head.x = x + w * (float)bits_count(numbers) - EDGE / 2 * u;
    draw_frame(painter, row, head, wrong ? FATE_WRONG : fate_of(verdict, place));
    for (int i = 0; i < NAMING_NUMBERS; i++)
        if (numbers >> i & 1) {
            atlas_draw(painter, POSE_LYING, kind_of(verdict, i), roundf(x), head.y, w - 1,
                       wrong ? ATLAS_DIM : 0);
            x += w;
        }
    if (wrong)
        return;
    head.x += (PAD + STATUS) * u;
    head.w = row.x + row.w - EDGE * u - head.x;
    struct pen side = pen_in(painter, head);
    struct type type = text_type(TEXT_BODY | TEXT_IVORY);
    if (type_count_lines(painter, type, head.w, words) > 1)
        pen_write(&side, TEXT_BODY | TEXT_IVORY, 18, 2, words);
    else
        text_draw(painter, TEXT_BODY | TEXT_IVORY, head, words);
}

static void draw_narrow(struct painter *painter, const struct naming_verdict *verdict, struct rect row,
                        int place, float open)
{
    struct reading reading;
    struct pen pen = pen_in(painter, row);
    char words[240] = "";
    bool wait = place < NAMING_NUMBERS && read_wait(verdict, place, &reading);
    if (wait)
        explain_wait(&reading, words, sizeof words);
    draw_narrow_head(painter, verdict, row, place, words);
    pen_pad(&pen, EDGE, EDGE);
    pen_top(&pen, HEAD);
    if (wait)
        draw_sets(painter, verdict, &reading, kind_of(verdict, place), pen.room.x, pen.room.y,
                  narrow_tile(painter, row.w, verdict), open);
    if (place < NAMING_NUMBERS)
        return;
    explain_wrong(verdict, words, sizeof words);
    pen_write(&pen, TEXT_BODY | TEXT_QUIET | TEXT_EXPLAINED, LEADING, 9, words);
}

/* --- all rows ------------------------------------------------------------------------------------------- */

/* True if there is such a row: one for each wait, and the last for all wrong names. */
static bool has_row(const struct naming_verdict *verdict, int place)
{
    return place < NAMING_NUMBERS ? verdict->waits >> place & 1 : wrong_numbers(verdict) != 0;
}

float naming_verdict_high(struct painter *painter, float wide, const struct naming_verdict *verdict)
{
    float u = painter->layout.u, high = 0;
    for (int i = 0; i <= NAMING_NUMBERS; i++)
        if (has_row(verdict, i))
            high += is_narrow(painter) ? narrow_high(painter, wide, verdict, i) + roundf(ROW_GAP * u)
                                       : roundf(FLAT_ROW * u);
    return high;
}

void naming_verdict_draw(struct app *app, struct rect rect, const struct naming_verdict *verdict)
{
    struct painter *painter = &app->painter;
    struct columns columns = columns_of(painter, rect, verdict);
    struct rect row = rect_make(rect.x, rect.y, rect.w, columns.row - columns.gap);
    bool narrow = is_narrow(painter);
    float before = painter->alpha;
    int index = 0;
    for (int i = 0; i <= NAMING_NUMBERS; i++) {
        if (!has_row(verdict, i))
            continue;
        float t = SDL_clamp((verdict->time - verdict->step * (float)index) / ROW_LENGTH, 0, 1);
        float eased = 1 - (1 - t) * (1 - t), open = app_reduced(app) ? 1 : eased;
        painter->alpha = before * eased;
        if (narrow)
            row.h = narrow_high(painter, rect.w, verdict, i);
        if (t > 0 && narrow)
            draw_narrow(painter, verdict, row, i, open);
        else if (t > 0 && i == NAMING_NUMBERS)
            draw_wrong(painter, verdict, &columns, row);
        else if (t > 0)
            draw_wait(painter, verdict, &columns, row, i, open);
        row.y += narrow ? row.h + roundf(ROW_GAP * painter->layout.u) : columns.row;
        index++;
    }
    painter->alpha = before;
}

/* {1} is who, {2} what they missed or named rightly, {3} what they named though it isn't a wait. */
static const char *verdict_sentence(const struct waits_verdict *judged, bool you, int waits, int wrong)
{
    if (!waits)
        return !wrong ? tr("No tile completes this hand.")
               : you  ? tr("You named {3}, but no tile completes this hand.")
                      : tr("{1} named {3}, but no tile completes this hand.");
    if (judged->missed && wrong)
        return you ? tr_many("You missed {2}; {3} isn’t a wait.", "You missed {2}; {3} aren’t waits.", wrong)
                   : tr_many("{1} missed {2}; {3} isn’t a wait.", "{1} missed {2}; {3} aren’t waits.", wrong);
    if (judged->missed)
        return you ? tr("You missed {2}.") : tr("{1} missed {2}.");
    if (wrong)
        return you ? tr_many("You named {2} correctly; {3} isn’t a wait.",
                             "You named {2} correctly; {3} aren’t waits.", wrong)
                   : tr_many("{1} named {2} correctly; {3} isn’t a wait.",
                             "{1} named {2} correctly; {3} aren’t waits.", wrong);
    if (waits > 1)
        return you ? tr("You named every wait: {2}.") : tr("{1} named every wait: {2}.");
    return you ? tr("You named the only wait: {2}.") : tr("{1} named the only wait: {2}.");
}

void naming_verdict_words(const struct naming_verdict *verdict, const char *who, char *out, size_t size)
{
    struct waits_verdict judged = waits_judge(verdict->waits, verdict->named);
    char right[48], missed[48], wrong[48];
    naming_words(judged.right, right, sizeof right);
    naming_words(judged.missed, missed, sizeof missed);
    naming_words(judged.wrong, wrong, sizeof wrong);
    tr_say(out, size, verdict_sentence(&judged, !who, bits_count(verdict->waits), bits_count(judged.wrong)),
           tr_spare(who), tr_spare(judged.missed ? missed : right), tr_spare(wrong));
}
