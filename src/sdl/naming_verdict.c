/*
 * naming_verdict.c: showing what was named and how each wait completes the hand (naming_verdict.h).
 */
#include "sdl/naming_verdict.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app.h"
#include "sdl/atlas.h"
#include "sdl/naming_palette.h"
#include "sdl/result_words.h"
#include "sdl/theme.h"
#include "sdl/widgets.h"
#include "session/trainer.h"

enum { TILES = 20 };

static const float ROW_STEP = .12f, ROW_LENGTH = .3f;                 /* seconds */
static const float PAD = 16, STATUS = 122, ARROW = 46, CAPTION = 232; /* units */
static const float ROW_MOST = 100, TILE_MOST = 60;
static const float SET_GAP = .38f; /* tile widths */

#define COLOUR_GOOD 0x9fdcb2ffu

enum fate { FATE_NAMED, FATE_MISSED, FATE_WRONG, FATE_OPEN /* nobody named */ };

static enum fate fate_of(const struct naming_verdict *verdict, int place)
{
    if (!(verdict->waits >> place & 1))
        return FATE_WRONG;
    if (!verdict->asked)
        return FATE_OPEN;
    return verdict->named >> place & 1 ? FATE_NAMED : FATE_MISSED;
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
           trainer_read(&verdict->hand, verdict->melds, verdict->meld_count, kind_of(verdict, place), out);
}

static uint16_t shown_numbers(const struct naming_verdict *verdict)
{
    return (uint16_t)(verdict->waits | (verdict->asked ? verdict->named : 0));
}

int naming_verdict_rows(const struct naming_verdict *verdict)
{
    int rows = 0;
    for (int i = 0; i < NAMING_NUMBERS; i++)
        rows += shown_numbers(verdict) >> i & 1;
    return rows;
}

float naming_verdict_length(const struct naming_verdict *verdict)
{
    return ROW_STEP * (float)naming_verdict_rows(verdict) + ROW_LENGTH;
}

int naming_verdict_shown(const struct naming_verdict *verdict)
{
    int rows = naming_verdict_rows(verdict), begun = (int)(verdict->time / ROW_STEP) + 1;
    return begun < rows ? begun : rows;
}

/* The columns that all rows share, in pixels. */
struct columns {
    float row, gap, w; /* height of a row and of what is between two, width of a tile */
    float tile, sets, caption, end;
};

/* How many tile widths the widest of the completed hands takes. */
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

static struct columns columns_of(const struct app *app, struct rect rect,
                                 const struct naming_verdict *verdict)
{
    int rows = naming_verdict_rows(verdict);
    float u = app->layout.u, widest = widest_hand(verdict),
          fixed = (2 * PAD + STATUS + ARROW + 28 + CAPTION) * u;
    struct columns columns = {.row = floorf(fminf(ROW_MOST * u, rect.h / (float)(rows ? rows : 1))),
                              .gap = roundf(6 * u)};
    float high = (columns.row - columns.gap) * .88f / 1.51f;
    columns.w = floorf(fminf(fminf(TILE_MOST * u, high), (rect.w - fixed) / (1 + widest)));
    columns.tile = roundf(rect.x + (PAD + STATUS) * u);
    columns.sets = roundf(columns.tile + columns.w + ARROW * u);
    columns.caption = roundf(columns.sets + columns.w * widest + 28 * u);
    columns.end = rect.x + rect.w - PAD * u;
    return columns;
}

struct look {
    const char *icon, *word;
    uint32_t colour;
};

static const struct look looks[] = {[FATE_NAMED] = {"icons/check", "Named", COLOUR_GOOD},
                                    [FATE_MISSED] = {"icons/eye-off", "Missed", COLOUR_PROMPT},
                                    [FATE_WRONG] = {"icons/close", "No wait", COLOUR_WARNING},
                                    [FATE_OPEN] = {NULL, "Wait", COLOUR_IVORY}};

/* The sign and the word of a row. */
static void draw_status(struct app *app, struct rect row, enum fate fate)
{
    float u = app->layout.u, r = roundf(13 * u), x = row.x + PAD * u + r, y = roundf(row.y + row.h / 2);
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, looks[fate].colour, TYPE_LEFT);
    if (looks[fate].icon) {
        float side = roundf(r * 1.24f);
        draw_disc(app, x, y, r, 1.6f, looks[fate].colour);
        draw_svg(app, looks[fate].icon, rect_make(roundf(x - side / 2), roundf(y - side / 2), side, side),
                 looks[fate].colour);
    }
    type_draw(app, type, x + r + 10 * u, y + type_cap_height(app, type) / 2, looks[fate].word);
}

/* Lays the sets of a reading from x on, `open` (0 to 1) of the gaps between them; the new tile is rimmed. */
static void draw_sets(struct app *app, const struct naming_verdict *verdict, const struct reading *reading,
                      uint8_t kind, float x, float y, float w, float open)
{
    struct atlas_tile tiles[TILES];
    int count = 0;
    for (int s = 0; s < reading->count; s++) {
        const struct set *set = &reading->sets[s];
        uint8_t list[4];
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
    atlas_draw_group(app, tiles, count);
}

static void explain_wait(const struct reading *reading, char *out, size_t size)
{
    const struct set *set = reading->sets;
    while (!set->wins)
        set++;
    int n = tile_number(set->tile);
    if (reading->form == FORM_SEVEN_PAIRS)
        snprintf(out, size, "The seventh pair");
    else if (set->kind == SET_RUN)
        snprintf(out, size, "Completes the run %d %d %d", n, n + 1, n + 2);
    else if (set->kind == SET_PUNG)
        snprintf(out, size, "Completes the pung of %ds", n);
    else
        snprintf(out, size, "Makes the pair of %ds", n);
}

static void explain_wrong(const struct naming_verdict *verdict, uint8_t kind, char *out, size_t size)
{
    int held = verdict->hand.counts[kind];
    for (int i = 0; i < verdict->meld_count; i++)
        held += verdict->melds[i].tile == kind ? 4 : 0;
    if (held >= 4)
        snprintf(out, size, "All four are in the hand: there is no fifth to come.");
    else
        snprintf(out, size, "With it the hand does not come out in sets and a pair.");
}

static void draw_row(struct app *app, const struct naming_verdict *verdict, const struct columns *columns,
                     struct rect row, int place, float open)
{
    uint8_t kind = kind_of(verdict, place);
    enum fate fate = fate_of(verdict, place);
    struct box_style body = {.radius = 9,
                             .top = 0x07201f9cu,
                             .bottom = 0x07201f9cu,
                             .stroke = fate == FATE_NAMED || fate == FATE_OPEN
                                           ? 0xffffff14u
                                           : COLOUR_ALPHA(looks[fate].colour, 90),
                             .stroke_width = 1};
    struct type type = type_make(TYPE_SANS, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    float u = app->layout.u, wide, high, middle = row.y + row.h / 2;
    float base = middle + type_cap_height(app, type) / 2;
    struct reading reading;
    char words[80];
    draw_box(app, row, &body);
    draw_status(app, row, fate);
    atlas_size(POSE_LYING, columns->w, &wide, &high);
    float y = roundf(middle - high / 2);
    atlas_draw(app, POSE_LYING, kind, columns->tile, y, columns->w - 1, fate == FATE_WRONG ? ATLAS_DIM : 0);
    if (!read_wait(verdict, place, &reading)) {
        explain_wrong(verdict, kind, words, sizeof words);
        type.colour = COLOUR_QUIET;
        type_draw_fit(app, type, columns->sets, base, columns->end - columns->sets, words);
        return;
    }
    float side = roundf(18 * u), x = columns->tile + columns->w + (ARROW * u - side) / 2;
    draw_svg(app, "icons/chevron-right", rect_make(roundf(x), roundf(middle - side / 2), side, side),
             COLOUR_FAINT);
    draw_sets(app, verdict, &reading, kind, columns->sets, y, columns->w, open);
    explain_wait(&reading, words, sizeof words);
    type_draw_fit(app, type, columns->caption, base, columns->end - columns->caption, words);
}

void naming_verdict_draw(struct app *app, struct rect rect, const struct naming_verdict *verdict)
{
    struct columns columns = columns_of(app, rect, verdict);
    float before = app->alpha;
    int index = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < NAMING_NUMBERS; i++) {
            if (!(shown_numbers(verdict) >> i & 1) || (fate_of(verdict, i) == FATE_WRONG) != (pass == 1))
                continue;
            float t = SDL_clamp((verdict->time - ROW_STEP * (float)index) / ROW_LENGTH, 0, 1);
            float eased = 1 - (1 - t) * (1 - t);
            struct rect row =
                rect_make(rect.x, rect.y + columns.row * (float)index, rect.w, columns.row - columns.gap);
            app->alpha = before * eased;
            if (t > 0)
                draw_row(app, verdict, &columns, row, i, app_reduced(app) ? 1 : eased);
            index++;
        }
    app->alpha = before;
}

static int count_bits(unsigned bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

void naming_verdict_words(const struct naming_verdict *verdict, const char *who, char *out, size_t size)
{
    struct trainer_verdict judged = trainer_judge(verdict->waits, verdict->named);
    char right[48], missed[48], wrong[48];
    size_t used;
    naming_words(judged.right, right, sizeof right);
    naming_words(judged.missed, missed, sizeof missed);
    naming_words(judged.wrong, wrong, sizeof wrong);
    if (!verdict->waits) {
        if (judged.wrong)
            snprintf(out, size, "%s named %s, but no tile completes this hand.", who, wrong);
        else
            snprintf(out, size, "No tile completes this hand.");
        return;
    }
    if (judged.missed)
        snprintf(out, size, "%s missed %s", who, missed);
    else if (judged.wrong)
        snprintf(out, size, "%s named %s rightly", who, right);
    else
        snprintf(out, size, "%s named %s: %s", who,
                 count_bits(verdict->waits) > 1 ? "every wait" : "the only wait", right);
    used = strlen(out);
    if (judged.wrong && used < size)
        snprintf(out + used, size - used, "; %s %s", wrong,
                 count_bits(judged.wrong) > 1 ? "are no waits" : "is no wait");
    used = strlen(out);
    snprintf(out + used, size - used, ".");
}
