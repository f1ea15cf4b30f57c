/*
 * tigers.c: the table with a dummy (Dueling Tigers), as the hooks of struct composition: the dummy's row and
 * pile, the indicators, the suit that is out, East's cards and candidates. Where they lie is in
 * tigers_layout.c.
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"
#include "sdl/table/tigers/tigers_layout.h"
#include "sdl/ui/widgets.h"

/* --- clicks and keys ------------------------------------------------------------------------------- */

static struct scene *turn_place(struct scene *scene, struct app *app, int place)
{
    struct table_scene *table = (struct table_scene *)scene;
    struct move move = move_make_number(MOVE_REVEAL, table->near, place, 0);

    if (table_scene_takes(table, app) && view_allows(&table->view, move))
        table_scene_play(table, app, move);
    return scene;
}

static struct scene *draw_from_wall(struct scene *scene, struct app *app)
{
    struct table_scene *table = (struct table_scene *)scene;

    if (table_scene_takes(table, app))
        table_scene_play(table, app, move_make(MOVE_DUMMY_DRAW, table->near, TILE_NONE));
    return scene;
}

static struct scene *remove_suit(struct scene *scene, struct app *app, int suit)
{
    struct table_scene *table = (struct table_scene *)scene;

    if (table_scene_takes(table, app))
        table_scene_play(table, app, move_make_number(MOVE_REMOVE, table->near, suit, 0));
    return scene;
}

static struct scene *choose_kept(struct scene *scene, struct app *app, int which)
{
    struct table_scene *table = (struct table_scene *)scene;
    bool *keep = table->choice.keep;

    if (!table_scene_takes(table, app))
        return scene;
    keep[which] = !keep[which];
    if (keep[0] && keep[1] && keep[2])
        keep[(which + 1) % 3] = false;
    table_scene_mark(table, app, TARGET_ID("keep", which), keep[which]);
    audio_play(app, SOUND_TILE);
    table_scene_choice_changed(table, app);
    return scene;
}

/* The button "Reveal a tile": the first that lies face down. */
static bool tigers_act(struct table_scene *table, struct app *app, const struct action *action)
{
    int place = 0;

    if (action->verb != ACTION_ELSE)
        return false;
    while (place < DUMMY_MAX - 1 && table->view.table.dummy.row[place] != TILE_HIDDEN)
        place++;
    turn_place(&table->scene, app, place);
    return true;
}

/* The move that keeps the two chosen candidates; false if they are not two. */
static bool tigers_keep_move(const struct view *view, const struct choice *choice, struct move *move)
{
    int numbers[3], count = 0;

    for (int i = 0; i < 3; i++)
        if (choice->keep[i] && view->own.three[i] != TILE_NONE)
            numbers[count++] = tile_number(view->own.three[i]);
    if (count != 2)
        return false;
    int low = numbers[0] < numbers[1] ? 0 : 1;
    *move = move_make_number(MOVE_KEEP, view->seat, numbers[low], numbers[1 - low]);
    return view_allows(view, *move);
}

/* True if a candidate was chosen: none is now. */
static bool unmark_all(struct table_scene *table, struct app *app)
{
    bool *keep = table->choice.keep;

    if (!keep[0] && !keep[1] && !keep[2])
        return false;
    keep[0] = keep[1] = keep[2] = false;
    audio_play(app, SOUND_UNDO);
    table_scene_choice_changed(table, app);
    return true;
}

/* Enter keeps the two candidates chosen, Backspace chooses none. */
static bool tigers_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    struct move move;

    if (table->view.table.phase != PHASE_KEEP)
        return false;
    if (!table_scene_plays_marked(table, app, key))
        return key->code == SDLK_BACKSPACE && unmark_all(table, app);
    if (!tigers_keep_move(&table->view, &table->choice, &move))
        return false;
    table_scene_play(table, app, move);
    return true;
}

/* --- trays and words ------------------------------------------------------------------------------- */

static void draw_table_trays(struct table_scene *table, struct painter *painter)
{
    const struct table_layout *l = &table->layout;

    table_scene_draw_pile(table, painter, TABLE_OWN, 15);
    if (table->anim.shown.table.phase != PHASE_REMOVE) { /* else the suits' cards are there */
        table_scene_draw_pile(table, painter, TABLE_OTHER, 15);
        if (l->shape == LAYOUT_DESK)
            draw_tray(painter, table_scene_pixels(painter, l->wall), 34);
    }
    draw_tray(painter, table_scene_pixels(painter, l->pile[TABLE_DUMMY]), 26);
    draw_tray(painter, table_scene_pixels(painter, l->indicators), 30);
}

/* The dummy's row: its tray glows while it can be acted on. */
static void draw_row_tray(struct table_scene *table, struct painter *painter)
{
    struct rect row = table_scene_pixels(painter, table->layout.row);
    bool active = table_scene_is_open(table) && table->view.table.phase == PHASE_DUMMY;

    if (table->anim.shown.table.phase == PHASE_REMOVE)
        return;
    if (table->layout.grown)
        draw_card_body(painter, row, false, false);
    draw_tray(painter, row, active ? 42 : 30);
    if (active)
        draw_outline(painter, row, SIZE_RADIUS, 1.6f, COLOUR_BRASS);
}

static void tigers_draw_trays(struct table_scene *table, struct app *app)
{
    draw_table_trays(table, &app->painter);
    draw_row_tray(table, &app->painter);
}

/* On a phone there is no room: the row tells it. */
static void draw_dummy_label(struct table_scene *table, struct painter *painter)
{
    const struct table *shown = &table->anim.shown.table;
    struct rect label = table_scene_pixels(painter, table->layout.dummy_label);
    float u = painter->layout.u;
    char words[40];
    float base = label.y + 18 * u, room = label.w - 12 * u, wide;
    const struct layout before = painter->layout;
    struct type name = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT),
                hidden = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT);
    tr_say(words, sizeof words, tr("{1} of {2} face down"), table_hidden_count(shown), shown->rules->dummy);
    while (type_width(painter, name, tr("Dummy")) + type_width(painter, hidden, words) > room &&
           layout_lower(&painter->layout))
        ; /* both as large as fits */
    wide = type_draw(painter, name, label.x, base, tr("Dummy"));
    if (shown->round > 0)
        type_draw_fit(painter, hidden, label.x + label.w, base, room - wide, words);
    painter->layout = before;
}

/* The suit that is out, as a small tile crossed out, between the numbers and the treasure; the heading says
 * it in words. */
static void draw_removed(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = table->layout.indicators;
    bool phone = table->layout.shape != LAYOUT_DESK;
    struct rect fourth = phone ? tigers_layout_indicator(&table->layout, 3) : (struct rect){0};
    float u = painter->layout.u, w = atlas_width(painter, phone ? fourth.w : 36), wide, high;

    if (shown->removed > SUIT_BAMBOO || shown->phase == PHASE_REMOVE ||
        (phone && tigers_layout_covers(&table->layout, fourth)))
        return;
    atlas_size(POSE_LYING, w, &wide, &high);
    float x = roundf((tray.x + 162) * u - wide / 2), y = roundf((tray.y + 52) * u - high / 2);
    if (phone) {
        x = roundf(fourth.x * u);
        y = roundf(fourth.y * u);
    }
    atlas_draw(painter, POSE_LYING, (uint8_t)(9 * shown->removed + 4), x, y, w, ATLAS_DIM);
    struct rect face = atlas_face(POSE_LYING, x, y, w);
    float side = face.w * 1.3f;
    draw_svg(painter, "icons/close",
             rect_make(face.x + (face.w - side) / 2, face.y + (face.h - side) / 2, side, side), COLOUR_RED);
    if (table->untaught & UNTAUGHT_TURN)
        return; /* it has no tips yet */
    char words[80];
    if (input_is_hot(app, "removed"))
        draw_outline(painter, rect_inset(face, u, u), 5, 3.2f, COLOUR_MATE);
    target_add(app, "removed", face, TARGET_INFO, 0);
    words_removed(shown, words, sizeof words);
    target_name(app, words);
}

static void draw_indicator_words(struct table_scene *table, struct painter *painter)
{
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = table_scene_pixels(painter, table->layout.indicators);
    float u = painter->layout.u, base = tray.y + 115 * u;
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_IVORY, TYPE_CENTRE);

    if (shown->dummy.bonus[0] != TILE_NONE)
        type_draw_fit(painter, type, tray.x + 76 * u, base, 128 * u,
                      TR_SAID(tr("Bonus {1} and {2}"), tile_number(shown->dummy.bonus[0]),
                              tile_number(shown->dummy.bonus[1])));
    if (shown->dummy.treasure == TILE_NONE)
        return;
    const char *words = shown->dummy.treasure < TILE_COUNT
                            ? TR_SAID(tr("Treasure {1}"), tile_number(shown->dummy.treasure))
                            : tr("Treasure");
    if (type_has_room(painter, type, 96 * u, 1, words)) {
        type_draw_fit(painter, type, tray.x + (264 - 52) * u, base, 96 * u, words);
        return;
    }
    type.align = TYPE_RIGHT; /* up to the tray's edge, and to the other words */
    type_draw_fit(painter, type, tray.x + 258 * u, base, 110 * u, words);
}

static void tigers_draw_middle(struct table_scene *table, struct app *app, int turn)
{
    (void)turn;
    if (table->layout.shape == LAYOUT_DESK) {
        draw_dummy_label(table, &app->painter);
        draw_indicator_words(table, &app->painter);
    }
    draw_removed(table, app);
}

/* A suit's card: three tiles fanned, its name, its key. */
static void draw_card(struct table_scene *table, struct app *app, int suit)
{
    struct painter *painter = &app->painter;
    struct rect card = table_scene_pixels(painter, tigers_layout_remove(&table->layout, suit));
    float u = painter->layout.u, cx = card.x + card.w / 2;
    bool open = table_scene_is_open(table);
    char id[INPUT_ID], key[2] = {(char)('1' + suit), '\0'};

    snprintf(id, sizeof id, "button:remove-%c", suit_letter((enum suit)suit));
    const char *name = suit == SUIT_CHARACTERS ? tr("Characters")
                       : suit == SUIT_DOTS     ? tr("Dots")
                                               : tr("Bamboo");
    bool hot = open && input_is_hot(app, id);
    draw_button_body(painter, card, BUTTON_SECONDARY, hot, open && input_is_pressed(app, id));
    if (hot)
        draw_outline(painter, card, 10, 2, COLOUR_BRASS);
    float side = fminf(46, card.w / u * .26f), w = atlas_width(painter, side);
    for (int i = 0; i < 3; i++)
        atlas_draw_turned(
            painter, POSE_LYING, (uint8_t)(9 * suit + 4 * i), cx + (float)(i - 1) * 1.13f * side * u,
            card.y + fminf(78 * u, card.h * .36f) + (i == 1 ? 0 : 6) * u, w, (float)(i - 1) * 7);
    float below = fminf(card.y + 166 * u, card.y + card.h - 42 * u);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_CARD, COLOUR_IVORY, TYPE_CENTRE), cx, below,
                  card.w - 12 * u, name);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_CENTRE), cx, below + 24 * u,
                  card.w - 16 * u, tr("36 tiles set aside"));
    if (!open)
        return;
    if (table->layout.shape == LAYOUT_DESK)
        draw_key_cap(painter, card.x + card.w - 12 * u, card.y + 22 * u, widget_cap(app, id, key), false);
    target_add(app, id, card, suit == 0 ? TARGET_FIRST : 0u, '1' + suit);
    target_does_at(app, remove_suit, suit);
}

static void tigers_draw_cards(struct table_scene *table, struct app *app)
{
    if (table->anim.shown.table.phase != PHASE_REMOVE)
        return;
    for (int suit = 0; suit < 3; suit++)
        draw_card(table, app, suit);
}

/* --- tiles ----------------------------------------------------------------------------------------- */

static void place_row(const struct table_scene *table, struct painter *painter, const struct sprite *sprite,
                      struct atlas_tile *tile)
{
    int place = (int)SPRITE_A(sprite->key);
    const struct offer *offer = &table->view.table.offer;

    tile->y -= table->row_lifts[place] * painter->layout.u;
    tile->lift += table->row_lifts[place] * painter->layout.u * .6f;
    if (table_scene_is_open(table) && table->view.table.phase == PHASE_DUMMY && sprite->tile == TILE_HIDDEN)
        tile->flags |= ATLAS_RIM_LIGHT | (table->row_lifts[place] > 1 ? ATLAS_GLOW : 0u);
    if (offer->tile != TILE_NONE && offer->source == WIN_REVEALED && offer->place == place &&
        sprite->tile != TILE_HIDDEN && sprite->lift <= 0)
        tile->flags |= ATLAS_RIM | ATLAS_GLOW;
}

/* East's candidates: a chosen one has a rim, the one pointed at rises. */
static void place_three(const struct table_scene *table, struct app *app, int which, struct atlas_tile *tile)
{
    if (table->choice.keep[which])
        tile->flags |= ATLAS_RIM;
    if (input_is_hot(app, TARGET_ID("keep", which))) {
        tile->flags |= ATLAS_GLOW;
        tile->y -= 8 * app->painter.layout.u;
    }
}

static void tigers_mark(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                        struct atlas_tile *tile)
{
    if (SPRITE_PLACE(sprite->key) == PLACE_ROW)
        place_row(table, &app->painter, sprite, tile);
    if (SPRITE_PLACE(sprite->key) == PLACE_THREE)
        place_three(table, app, (int)SPRITE_A(sprite->key), tile);
}

/* A breathing glow under what can be revealed, or drawn for the dummy. */
static void tigers_draw_under(struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    struct painter *painter = &app->painter;
    float alpha = painter->alpha;

    if (!table_scene_is_open(table) || table->view.table.phase != PHASE_DUMMY)
        return;
    painter->alpha *= .75f * table_scene_breath(app);
    int first = sprites_first_stack(&table->view.table);
    for (int i = 0; i < sprites->count; i++) {
        const struct sprite *sprite = &sprites->list[i];
        uint32_t place = SPRITE_PLACE(sprite->key);
        bool wall = place == PLACE_STACK && (int)SPRITE_A(sprite->key) == first;
        if (wall || (place == PLACE_ROW && sprite->tile == TILE_HIDDEN))
            draw_glow(painter, table_scene_pixels(painter, sprite->rect), 5, COLOUR_GLOW, 6);
    }
    painter->alpha = alpha;
}

/* The bonus and the treasure are numbers: no tile of the suit that is out is meant, so none is shown. */
static void draw_numbers(struct painter *painter, const struct sprites *sprites)
{
    const struct box_style plate = {
        .radius = 5, .top = COLOUR_BRASS_HIGH, .middle = COLOUR_BRASS_MID, .bottom = COLOUR_BRASS_LOW};
    float u = painter->layout.u;

    for (int i = 0; i < sprites->count; i++) {
        const struct sprite *sprite = &sprites->list[i];
        if (SPRITE_PLACE(sprite->key) != PLACE_INDICATOR || sprite->tile >= TILE_COUNT ||
            sprite->pose != POSE_LYING || sprite->alpha <= 0 || sprite->turn > 0)
            continue;
        struct type type = type_make(TYPE_SERIF, SIZE_AMOUNT, COLOUR_BRASS_TEXT, TYPE_CENTRE);
        struct rect face =
            atlas_face(POSE_LYING, roundf(sprite->rect.x * u), roundf((sprite->rect.y - sprite->lift) * u),
                       table_scene_tile_width(painter, sprite));
        draw_box(painter, rect_inset(face, u, u), &plate);
        while (type_cap_height(painter, type) > face.h * .6f && type.size > SIZE_SMALL)
            type.size--;
        type_draw_fit(painter, type, face.x + face.w / 2,
                      roundf(face.y + (face.h + type_cap_height(painter, type)) / 2), face.w,
                      TR_SAID("{1}", tile_number(sprite->tile)));
    }
}

/* The wall's open end has a rim while it can be drawn from for the dummy. */
static void tigers_draw_over(struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    struct painter *painter = &app->painter;
    int first = sprites_first_stack(&table->view.table);
    const struct sprite *sprite = first < 0 ? NULL : sprites_find(sprites, SPRITE_KEY(PLACE_STACK, first, 0));
    float u = painter->layout.u;

    draw_numbers(painter, sprites);
    if (!sprite || !table_scene_is_open(table) || table->view.table.phase != PHASE_DUMMY)
        return;
    struct rect face = atlas_face((enum pose)sprite->pose, roundf(sprite->rect.x * u),
                                  roundf(sprite->rect.y * u), table_scene_tile_width(painter, sprite));
    if (input_is_hot(app, "wall"))
        draw_glow(painter, rect_inset(face, -u, -u), 3, COLOUR_GLOW, 9);
    draw_outline(painter, rect_inset(face, -u, -u), 3, 2.4f, COLOUR_BRASS_HIGH);
}

static void add_row_targets(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->view.table;
    bool first = true;

    for (int place = 0; place < DUMMY_MAX; place++) {
        if (shown->dummy.row[place] != TILE_HIDDEN)
            continue;
        struct rect tile = tigers_layout_row(&table->layout, place);
        if (table->layout.grown) /* as far as the row below */
            tile.h = PILE_PITCH(table->layout.grown_w);
        target_add(app, TARGET_ID("dummy", place), table_scene_pixels(painter, tile),
                   TARGET_NO_RING | TARGET_NUMBERED | (first ? TARGET_FIRST : 0u),
                   place < 9 ? '1' + place : 0);
        target_does_at(app, turn_place, place);
        first = false;
        target_name(app, TR_SAID(tr("Dummy {1}, face down"), place + 1));
    }
    if (!view_find(&table->view, MOVE_DUMMY_DRAW))
        return;
    if (table->layout.shape != LAYOUT_DESK)
        return; /* there it has a button alone */
    target_add(app, "wall", table_scene_pixels(painter, table->layout.wall), TARGET_NO_FOCUS, 0);
    target_does(app, draw_from_wall);
}

static void add_three_targets(struct table_scene *table, struct app *app)
{
    for (int i = 0; i < 3; i++) {
        target_add(app, TARGET_ID("keep", i),
                   table_scene_pixels(&app->painter, tigers_layout_three(&table->layout, i)),
                   i == 0 ? TARGET_FIRST : 0u, '1' + i);
        target_does_at(app, choose_kept, i);
        table_spoken_tile(app, table->view.own.three[i], table->choice.keep[i] ? tr("chosen") : NULL);
    }
}

static void tigers_add_targets(struct table_scene *table, struct app *app)
{
    if (table->view.table.phase == PHASE_DUMMY)
        add_row_targets(table, app);
    if (table->view.table.phase == PHASE_KEEP)
        add_three_targets(table, app);
}

/* --- buttons --------------------------------------------------------------------------------------- */

/* A wait that no furiten forbids to win on. */
static bool has_free_wait(const struct view *view)
{
    if (view->own.hand.size % 3 != 1)
        return false;
    tile_set waits = table_waits(&view->table, &view->own.hand, view->seat);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (waits & TILE_BIT(kind) && !legal_furiten(&view->table, &view->own, view->seat, kind, NULL))
            return true;
    return false;
}

/* The keys of the tiles that can be revealed: each of the first nine places has its number. NULL: none. */
static const char *row_keys(const struct table *table)
{
    static const char *const keys[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "1–9"};
    const char *found = NULL;
    for (int place = 0; place < 9; place++)
        if (table->dummy.row[place] == TILE_HIDDEN)
            found = keys[found ? 9 : place];
    return found;
}

static void dummy_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice)
{
    const struct table *table = &view->table;
    int hidden = table_hidden_count(table), other = table_next(table, view->seat);
    struct action *turn = actions_put(actions, 0, "turn", tr("Reveal a tile"), 0, row_keys(table));

    turn->verb = ACTION_ELSE;
    if (hidden == 1)
        action_explain(turn, tr("Reveal the last one"));
    else if (hidden)
        action_explain(turn, TR_SAID(tr("Choose one of the {1}"), words_number(hidden)));
    else
        action_off(turn, tr("All revealed"));
    if (actions_offer(actions, 1, view, words, move_make(MOVE_DUMMY_DRAW, view->seat, TILE_NONE), "draw",
                      tr("Draw from the wall"), 'd', "D"))
        action_explain(&actions->list[1], tr("Onto the dummy’s discards"));
    if (choice->plans) {
        tr_say(actions->hint, sizeof actions->hint,
               tr("You aren’t asked about a tile you draw. A win is taken, and a pung if you mark the pair: "
                  "click it."));
        return;
    }
    if (!choice->hints)
        return;
    bool own = table->riichi[view->seat] && has_free_wait(view), rival = table->riichi[other];
    tr_say(actions->hint, sizeof actions->hint,
           own && rival
               ? tr("Reveal a tile: either of you can win on it. Draw one: either of you may claim it.")
           : own   ? tr("Reveal a tile: only you can win on it. Draw one: either of you may claim it.")
           : rival ? tr("Reveal a tile: only {1} can win on it. Draw one: either of you may claim it.")
           : table->riichi[view->seat] && table_option(table, OPTION_REVEALED_KONG)
               ? tr("Reveal a tile: nobody can win on it. Draw one: either of you may claim it.")
               : tr("Reveal a tile: nobody can claim it. Draw one: either of you may claim it."),
           tr_spare(words_name(words, other)));
}

static void treasure_actions(struct actions *actions, const struct view *view)
{
    struct action *yes = actions_put(actions, 0, "treasure-yes", tr("Reveal the treasure"), 'y', "Y");
    struct action *no = actions_put(actions, 1, "treasure-no", tr("Leave the treasure"), 'n', "N");

    yes->look = ACTION_BRASS;
    action_explain(yes, tr("It counts for the winner"));
    action_explain(no, tr("The next kong may reveal it"));
    yes->move = move_make_number(MOVE_TREASURE, view->seat, 1, 0);
    no->move = move_make_number(MOVE_TREASURE, view->seat, 0, 0);
}

static void keep_actions(struct actions *actions, const struct view *view, const struct choice *choice)
{
    struct action *action = actions_put(actions, 0, "keep", tr("Keep two"), '\r', tr("Enter"));

    if (tigers_keep_move(view, choice, &action->move)) {
        action->look = ACTION_BRASS;
        tr_say(action->label, sizeof action->label, tr("Keep {1} and {2}"), action->move.number,
               action->move.other);
        action_explain(action, tr("Open to both players this round"));
    } else {
        action->look = ACTION_OFF;
        action_explain(action, tr("Choose two of the three"));
    }
    if (choice->hints)
        tr_say(actions->hint, sizeof actions->hint,
               tr("Only Bonus, 3 points: one of the two numbers in every set and in the pair. Either player "
                  "can score it."));
}

static void tigers_phase_actions(struct actions *actions, const struct view *view, const struct words *words,
                                 const struct choice *choice)
{
    switch ((enum phase)view->table.phase) {
    case PHASE_DUMMY:
        dummy_actions(actions, view, words, choice);
        break;
    case PHASE_TREASURE:
        treasure_actions(actions, view);
        break;
    case PHASE_KEEP:
        keep_actions(actions, view, choice);
        break;
    default:
        break;
    }
}

/* --- the hooks ------------------------------------------------------------------------------------- */

const struct composition composition_tigers = {
    .open = tigers_layout_open,
    .open_phone = tigers_layout_open_phone,
    .follow = tigers_layout_follow,
    .stacks = 30,
    .pile = tigers_layout_pile,
    .stack = tigers_layout_stack,
    .add_first = tigers_sprites_row,
    .add_aside = tigers_sprites_aside,
    .draw_trays = tigers_draw_trays,
    .draw_middle = tigers_draw_middle,
    .draw_under = tigers_draw_under,
    .draw_over = tigers_draw_over,
    .draw_cards = tigers_draw_cards,
    .mark = tigers_mark,
    .add_targets = tigers_add_targets,
    .act = tigers_act,
    .key = tigers_key,
    .phase_actions = tigers_phase_actions,
};
