/*
 * drill_waits.c: the trainer of One Suit's waits: a hand that is dealt tile by tile, the nine tiles of its
 * suit to name the waits with, and after the answer how each wait completes the hand.
 */
#include <math.h>
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/art/atlas.h"
#include "sdl/trainer/drilling.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

static const float DEAL_STEP = 22 /* ms */, DEAL_TILE = 190 /* ms */, DROP = 26;
static const float GUARD = .25f; /* seconds in which a hand cannot be answered yet, for a hasty Enter */

static const struct drill_choice *choice_of(const struct drilling *drilling)
{
    return &drilling->training.record.choices[DRILL_WAITS];
}

static void sort_places(struct waits_asked *asked, bool sorted)
{
    const uint8_t *tiles = asked->question.tiles;
    int count = waits_count(&asked->question);
    for (int i = 0; i < count; i++) {
        int before = 0;
        for (int j = 0; j < count; j++)
            before += tiles[j] < tiles[i] || (j < i && tiles[j] == tiles[i]);
        asked->goal[i] = (float)(sorted ? before : i);
    }
}

static void deal(struct drilling *drilling)
{
    const struct drill_choice *choice = choice_of(drilling);
    struct waits_asked *asked = &drilling->waits;
    waits_question_deal(&asked->question, choice->part,
                        choice->suit < DRILL_SUITS - 1 ? (enum suit)choice->suit : SUIT_NONE, &drilling->rng);
    naming_palette_init(&asked->palette, (enum suit)asked->question.suit);
    sort_places(asked, choice->sorted);
    memcpy(asked->at, asked->goal, sizeof asked->at);
}

static struct scene *turn_order(struct scene *scene, struct app *app)
{
    struct drilling *drilling = drill_asked(scene);
    if (!drilling)
        return scene;
    struct drill_choice *choice = &drilling->training.record.choices[DRILL_WAITS];
    choice->sorted = !choice->sorted;
    sort_places(&drilling->waits, choice->sorted);
    drill_training_save(app, &drilling->training);
    audio_play(app, SOUND_TILE);
    app_animate(app);
    return scene;
}

static struct scene *name_tile(struct scene *scene, struct app *app, int number)
{
    naming_palette_mark(app, &((struct drilling *)scene)->waits.palette, number);
    return scene;
}

static bool key(struct drilling *drilling, struct app *app, const struct scene_key *key)
{
    return naming_palette_key(app, &drilling->waits.palette, key);
}

static bool is_right(const struct drilling *drilling)
{
    return drilling->waits.palette.named == drilling->waits.question.waits;
}

static void judged(struct drilling *drilling)
{
    struct waits_asked *asked = &drilling->waits;
    asked->palette.closed = true;
    asked->verdict = (struct naming_verdict){.step = .12f,
                                             .suit = (enum suit)asked->question.suit,
                                             .hand = waits_hand(&asked->question),
                                             .waits = asked->question.waits,
                                             .named = asked->palette.named,
                                             .asked = true};
    asked->has_exchange = waits_find_exchange(&asked->question, &asked->exchange);
    asked->shown = 1;
}

static void say(const struct drilling *drilling, char *out, size_t size)
{
    if (drilling->late && is_right(drilling) && drilling->waits.question.waits)
        tr_say(out, size, tr("You marked every wait, but didn’t name them in time."));
    else
        naming_verdict_words(&drilling->waits.verdict, NULL, out, size);
}

static void tell(const struct drilling *drilling, char *out, size_t size)
{
    tr_say(out, size, tr_in("so many of a suit", "{1} {2}"), waits_count(&drilling->waits.question),
           words_suit(drilling->waits.question.suit));
}

/* --- motion ------------------------------------------------------------------------------------------- */

/* Tiles on their way to other places. */
static void slide(struct waits_asked *asked, struct app *app, float dt)
{
    float length = app_reduced(app) ? 0 : app_duration(app, 70);
    float share = length > 0 ? 1 - expf(-dt / length) : 1;
    for (int i = 0; i < waits_count(&asked->question); i++) {
        float way = asked->goal[i] - asked->at[i];
        if (way == 0)
            continue;
        asked->at[i] = fabsf(way) < .01f ? asked->goal[i] : asked->at[i] + way * share;
        app_animate(app);
    }
}

/* The rows of the verdict open one after the other. */
static void open_rows(struct drilling *drilling, struct app *app)
{
    struct waits_asked *asked = &drilling->waits;
    float speed = app_duration(app, 1000), length = naming_verdict_length(&asked->verdict);
    if (asked->verdict.time >= length)
        return;
    asked->verdict.time = speed > 0 ? drilling->time / speed : length;
    int shown = naming_verdict_shown(&asked->verdict);
    if (shown > asked->shown && speed > 0)
        audio_play_step(app, SOUND_POINT, shown - 1);
    asked->shown = shown;
    app_animate(app);
}

static bool update(struct drilling *drilling, struct app *app, float dt)
{
    float length = app_duration(app, DEAL_STEP * (float)waits_count(&drilling->waits.question) + DEAL_TILE);
    slide(&drilling->waits, app, dt);
    naming_palette_update(app, &drilling->waits.palette, dt);
    if (drilling->state == DRILLING_VERDICT)
        open_rows(drilling, app);
    return drilling->time >= fmaxf(length, app->command_line.headless ? 0 : GUARD);
}

static void hurry(struct drilling *drilling)
{
    drilling->waits.verdict.time = naming_verdict_length(&drilling->waits.verdict);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* 0 to 1: how far the tile at that place has come from the wall. */
static float dealt_share(const struct drilling *drilling, const struct app *app, int place)
{
    float length = app_duration(app, DEAL_TILE), begin = app_duration(app, DEAL_STEP * (float)place);
    if (drilling->state != DRILLING_DEALT || length <= 0)
        return 1;
    float t = SDL_clamp((drilling->time - begin) / length, 0, 1);
    return 1 - (1 - t) * (1 - t);
}

/* The hand in the middle of a tray, as large as it fits. */
static void draw_hand(const struct drilling *drilling, struct app *app, struct rect tray, float largest)
{
    struct painter *painter = &app->painter;
    const struct waits_asked *asked = &drilling->waits;
    struct atlas_tile tiles[WAITS_TILES];
    int count = waits_count(&asked->question);
    const struct pen pen = pen_in(painter, place_inset(painter, tray, 16, 0));
    float w;
    struct rect row = pen_tiles(&pen, POSE_STANDING, count, largest, &w);
    for (int i = 0; i < count; i++) {
        float share = dealt_share(drilling, app, i), drop = app_reduced(app) ? 0 : DROP * pen.u * (1 - share);
        tiles[i] = (struct atlas_tile){.pose = POSE_STANDING,
                                       .tile = asked->question.tiles[i],
                                       .x = roundf(row.x + w * asked->at[i]),
                                       .y = row.y - drop,
                                       .w = w - 1,
                                       .lift = drop,
                                       .alpha = fmaxf(share, .004f)};
    }
    draw_tray(painter, tray, 26);
    atlas_draw_group(painter, tiles, count);
}

/* Cuts a row off the top; its middle part. */
static struct rect middle_of(struct pen *pen, float wide, float high)
{
    struct rect row = pen_top(pen, high);
    return rect_centred(row, roundf(wide * pen->u), row.h);
}

static void draw_question(const struct drilling *drilling, struct app *app, struct rect rect)
{
    bool sorted = choice_of(drilling)->sorted;
    struct pen pen = pen_in(&app->painter, rect);
    float rest = rect.h / pen.u - 178 - 64 - 208, gap = fminf(rest / 2, 40);
    struct button order =
        button_make("button:order", sorted ? tr("As dealt") : tr("Sort"),
                    sorted ? tr("Back to the dealt order") : tr("Put the tiles in order"), "S", SDLK_s);
    order.does = turn_order;
    pen_top(&pen, (rest - 2 * gap) / 3);
    draw_hand(drilling, app, pen_top(&pen, 178), 88);
    pen_top(&pen, gap);
    widget_button(app, middle_of(&pen, 280, 64), &order);
    pen_top(&pen, gap);
    naming_palette_draw(app, middle_of(&pen, 944, 208), &drilling->waits.palette);
    target_does_each(app, "name", name_tile, 0);
}

static void draw_answer(const struct drilling *drilling, struct app *app, struct rect rect)
{
    naming_palette_button(app, rect, &drilling->waits.palette);
    target_does(app, drill_answer);
}

/* For a hand without waits: how near it is. */
static void draw_not_ready(struct pen pen, const struct waits_asked *asked)
{
    const struct waits_exchange *exchange = &asked->exchange;
    float w = atlas_width(pen.painter, 54), wide, high;
    char numbers[48];
    draw_panel(pen.painter, pen.room);
    pen_text(&pen, TEXT_PLATE, 24, 40, 0, tr("This hand isn’t waiting"));
    if (!asked->has_exchange)
        return;
    pen_pad(&pen, 24, 0);
    pen_top(&pen, 62);
    atlas_size(POSE_LYING, w, &wide, &high);
    struct rect out = pen_left(&pen, w / pen.u);
    struct pen arrow = pen_in(pen.painter, pen_left(&pen, 50));
    struct rect in = pen_left(&pen, w / pen.u);
    arrow.room.h = high;
    atlas_draw(pen.painter, POSE_LYING, exchange->out, out.x, out.y, w, ATLAS_DIM | ATLAS_TOLD);
    draw_svg(pen.painter, "icons/chevron-right", pen_middle(&arrow, 22, 22), COLOUR_FAINT);
    atlas_draw(pen.painter, POSE_LYING, exchange->in, in.x, in.y, w, ATLAS_RIM | ATLAS_TOLD);
    naming_words(exchange->waits, numbers, sizeof numbers);
    pen_left(&pen, 30);
    pen_top(&pen, high / 2 / pen.u - 14);
    pen_write(&pen, TEXT_PROSE | TEXT_QUIET, 24, 2,
              TR_SAID(tr("It is one tile away from waiting. With {1} in place of {2} it would wait for {3}."),
                      tile_number(exchange->in), tile_number(exchange->out), numbers));
}

static void draw_verdict(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct pen pen = pen_in(&app->painter, rect);
    draw_hand(drilling, app, pen_top(&pen, 92), 47);
    pen_top(&pen, 12);
    if (!drilling->waits.question.waits) {
        draw_not_ready(pen_in(pen.painter, pen_top(&pen, 164)), &drilling->waits);
        pen_top(&pen, 12);
    }
    naming_verdict_draw(app, pen.room, &drilling->waits.verdict);
}

/* --- choosing what is asked --------------------------------------------------------------------------- */

/* A hand such as will be asked about. */
static void draw_sample(struct painter *painter, const struct drill_choice *choice, struct rect strip)
{
    static const uint8_t dealt[WAITS_TILES] = {4, 1, 7, 4, 2, 5, 3, 6, 8, 5, 0, 6, 3};
    int count = waits_sizes[choice->part], suit = choice->suit < DRILL_SUITS - 1 ? choice->suit : 1;
    struct atlas_tile tiles[WAITS_TILES];
    uint8_t numbers[WAITS_TILES];
    const struct pen pen = pen_in(painter, place_inset(painter, strip, 12, 0));
    float w;
    memcpy(numbers, dealt, sizeof numbers);
    for (int i = 1; choice->sorted && i < count; i++)
        for (int j = i; j > 0 && numbers[j] < numbers[j - 1]; j--) {
            uint8_t held = numbers[j];
            numbers[j] = numbers[j - 1];
            numbers[j - 1] = held;
        }
    struct rect row = pen_tiles(&pen, POSE_STANDING, count, 62, &w);
    for (int i = 0; i < count; i++)
        tiles[i] = (struct atlas_tile){.pose = POSE_STANDING,
                                       .tile = (uint8_t)(WAITS_NUMBERS * suit + numbers[i]),
                                       .x = row.x + w * (float)i,
                                       .y = row.y,
                                       .w = w - 1,
                                       .flags = ATLAS_TOLD};
    draw_tray(painter, strip, 34);
    atlas_draw_group(painter, tiles, count);
}

static struct scene *choose_suit(struct scene *scene, struct app *app, int suit)
{
    drill_choice_of(scene)->suit = suit;
    return drill_chosen(scene, app);
}

static struct scene *choose_order(struct scene *scene, struct app *app, int order)
{
    drill_choice_of(scene)->sorted = order;
    return drill_chosen(scene, app);
}

static void draw_choice(struct app *app, const struct drill_choice *choice, int i, struct rect row)
{
    static const char *const sizes[] = {"4", "7", "10", "13"};
    const char *const suits[] = {tr("Characters"), tr("Dots"), tr("Bamboo"), tr("Any")};
    const char *const orders[] = {tr("As dealt"), tr("Sorted")};
    if (i == 0)
        row_choice(app, row, "size", tr("Tiles"), tr("13 is for experts."), sizes, WAITS_SIZES, choice->part,
                   true);
    else if (i == 1)
        row_choice(app, row, "suit", tr("Suit"), NULL, suits, DRILL_SUITS, choice->suit, true);
    else
        row_choice(app, row, "order", tr("Order"), tr("Hands are dealt unsorted."), orders, 2, choice->sorted,
                   true);
    target_does_each(app, "size", drill_choose_part, 0);
    target_does_each(app, "suit", choose_suit, 0);
    target_does_each(app, "order", choose_order, 0);
}

/* An answer with something of everything: right, missed and wrong. */
static void example(struct drilling *drilling)
{
    uint16_t waits = drilling->waits.question.waits, missed = (uint16_t)(waits & (~waits + 1u));
    uint16_t wrong = (uint16_t)(~waits & (waits >> 1 | 256u));
    drilling->waits.palette.named = (uint16_t)((waits & ~missed) | (wrong & (~wrong + 1u)));
}

const struct drill_face drill_waits_face = {.deal = deal,
                                            .is_right = is_right,
                                            .draw_question = draw_question,
                                            .draw_verdict = draw_verdict,
                                            .say = say,
                                            .tell = tell,
                                            .example = example,
                                            .choices = 3,
                                            .draw_choice = draw_choice,
                                            .draw_sample = draw_sample,
                                            .key = key,
                                            .update = update,
                                            .draw_answer = draw_answer,
                                            .judged = judged,
                                            .hurry = hurry};
