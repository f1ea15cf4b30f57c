/*
 * script_facts.h: the facts that scripts of test_scripts.c may expect and note, and how each is said:
 *   match                      "on the table" or "none"; match.NAME, a rule of the mode too
 *   table.NAME                 what the table's scene holds
 *   waiting.MODE               a match that waits: the position it stands at, or "none"; of the day's:
 * waiting.day file.NAME, records         what a file of the data folder holds, as its size and a sum; how
 * many records times.WORDS                how often the words stand on the screen key.ACTION, SECTION.NAME a
 * key, and a setting by its line in settings.ini day, done.DATE, streak.DATE, lesson, quit, voice, look,
 * focus, unsaved, taken, player, clipboard
 */
#ifndef TESTS_SDL_SCRIPT_FACTS_H
#define TESTS_SDL_SCRIPT_FACTS_H

#include <stdarg.h>

#include "ai/people.h"
#include "sdl/app/days.h"
#include "sdl/script_program.h"
#include "sdl/tutorial/tutor.h"
#include "session/archive.h"

/* One more of those that `out` lists. */
static void add(char *out, const char *mark, const char *format, ...) ERROR_PRINTF(3, 4);

static void add(char *out, const char *mark, const char *format, ...)
{
    size_t used = strlen(out);
    va_list arguments;
    used += (size_t)snprintf(out + used, VALUE - used, "%s", used ? mark : "");
    va_start(arguments, format);
    vsnprintf(out + used, VALUE - used, format, arguments);
    va_end(arguments);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static int persons(void)
{
    const struct setup *setup = session_setup(app.session);
    int count = 0;
    for (int seat = 0; seat < setup->seats; seat++)
        count += setup->players[seat].kind == PLAYER_PERSON;
    return count;
}

/* The persons' names in the order of the alphabet, as the dice give the seats. */
static void say_names(char *out)
{
    const struct setup *setup = session_setup(app.session);
    const char *names[SEAT_MAX];
    int count = 0;
    snprintf(out, VALUE, "%s", persons() ? "" : "nobody");
    for (int seat = 0; seat < setup->seats; seat++)
        if (setup->players[seat].kind == PLAYER_PERSON)
            names[count++] = setup->players[seat].name;
        else if (!setup->players[seat].name[0])
            script_fail("a computer has no name");
    qsort(names, (size_t)count, sizeof *names, by_name);
    for (int i = 0; i < count; i++)
        add(out, ", ", "%s", names[i]);
}

static void add_player(char *out, const struct player *player)
{
    if (player->kind == PLAYER_COMPUTER)
        add(out, ", ", "%s %s", ai_level_name((enum ai_level)player->level), player->name);
}

/* Who plays for the computer, or will from the next deal on, by their level. */
static void say_computers(char *out, bool next)
{
    const struct setup *setup = session_setup(app.session);
    out[0] = '\0';
    for (int level = 0; level < AI_PERSON + PEOPLE; level++)
        for (int seat = 0; seat < setup->seats; seat++) {
            const struct player *player =
                next ? session_next_player(app.session, seat) : &setup->players[seat];
            if (player->level == level)
                add_player(out, player);
        }
}

static bool say_option(const char *name, char *out)
{
    char number[16];
    const struct setup *setup = session_setup(app.session);
    int place = ruleset_option_named(setup->rules, name);
    if (place >= 0)
        snprintf(out, VALUE, "%s", ruleset_print(setup->rules, setup->options, place, number));
    return place >= 0;
}

static void say_scores(char *out)
{
    const struct view view = headless_view(SEAT_NONE);
    out[0] = '\0';
    for (int seat = 0; seat < view.table.seats; seat++)
        add(out, " ", "%d", (int)view.table.scores[seat]);
}

/* Facts of the match on the table: match.NAME. */
static bool say_match(const char *name, char *out)
{
    const struct setup *setup = session_setup(app.session);
    if (strcmp(name, "mode") == 0)
        snprintf(out, VALUE, "%s", setup->rules->id);
    else if (strcmp(name, "names") == 0)
        say_names(out);
    else if (strcmp(name, "computers") == 0 || strcmp(name, "next") == 0)
        say_computers(out, name[0] == 'n');
    else if (strcmp(name, "east") == 0)
        snprintf(out, VALUE, "%s", setup->players[0].name);
    else if (strcmp(name, "persons") == 0)
        snprintf(out, VALUE, "%d of %d", persons(), setup->seats);
    else if (strcmp(name, "seed") == 0)
        snprintf(out, VALUE, "%llu", (unsigned long long)setup->seed);
    else if (strcmp(name, "practice") == 0)
        snprintf(out, VALUE, "%s", setup->practice ? "on" : "off");
    else if (strcmp(name, "over") == 0)
        snprintf(out, VALUE, "%s", session_is_over(app.session) ? "yes" : "no");
    else if (strcmp(name, "position") == 0)
        snprintf(out, VALUE, "%d", session_position(app.session));
    else if (strcmp(name, "round") == 0)
        snprintf(out, VALUE, "%d", headless_view(SEAT_NONE).table.round);
    else if (strcmp(name, "scores") == 0)
        say_scores(out);
    else if (strcmp(name, "day") == 0)
        date_print(day_of(setup), out);
    else
        return say_option(name, out);
    return true;
}

/* A match that waits: the position it stands at, or "none". */
static void say_waiting(const char *name, char *out)
{
    const struct session *session =
        strcmp(name, "day") == 0 ? saves_look_day(&app.saves) : matches_of(&app, ruleset_find(name));
    if (session)
        snprintf(out, VALUE, "%d", session_position(session));
    else
        snprintf(out, VALUE, "none");
}

/* The value of a line of settings.ini, without its quotes. */
static bool say_setting(const char *section, const char *name, char *out)
{
    char path[MATCH_PATH], heading[40];
    struct error why;
    bool found = false, within = false;
    system_free_name(path, sizeof path);
    assert_true(settings_save(&app.settings, path, &why));
    char *text = file_read(path, NULL, &why), *rest = text, *line;
    assert_non_null(text);
    system_remove(path);
    snprintf(heading, sizeof heading, "[%s]", section);
    while ((line = text_next_line(&rest)) && !found) {
        char *value = line[0] == '[' ? NULL : script_cut(line, "=");
        within = line[0] == '[' ? strcmp(line, heading) == 0 : within;
        if (!within || !value || strcmp(line, name) != 0)
            continue;
        snprintf(out, VALUE, "%s", value[0] == '"' ? value + 1 : value);
        out[value[0] == '"' ? strlen(out) - 1 : strlen(out)] = '\0';
        found = true;
    }
    free(text);
    return found;
}

static void say_clipboard(char *out)
{
    char *text = SDL_GetClipboardText();
    snprintf(out, VALUE, "%s", text);
    SDL_free(text);
    exchange(out, '\n', '|');
}

/* What the book of the days says of one: done.DATE, streak.DATE; or the day that is shown. */
static bool say_day(const char *what, const char *date, char *out)
{
    int day = date ? date_parse(date) : DATE_NONE;
    const struct day_entry *entry = date ? day_book_find(days_book(&app), day) : NULL;
    if (!date && strcmp(what, "day") == 0 && headless_is_at("day"))
        date_print(((const struct day_scene *)app.top)->shown, out);
    else if (strcmp(what, "done") == 0)
        snprintf(out, VALUE, "%s", !entry ? "never" : entry->done ? "yes" : "no");
    else if (strcmp(what, "streak") == 0)
        snprintf(out, VALUE, "%d", day_book_streak(days_book(&app), day));
    else
        return false;
    return true;
}

static bool say_key(const char *action, char *out)
{
    int which = keys_find(action);
    keys_read(&app.keys, &app.settings); /* what is kept */
    if (which >= 0)
        keys_say(app.keys.now[which], out);
    return which >= 0;
}

/* The lesson on the screen and the step it is at. */
static void say_lesson(char *out)
{
    if (!headless_is_at("lesson"))
        script_fail("no lesson is on the screen");
    const struct lesson_run *lesson_run = &tutor_of((struct table_scene *)app.top)->lesson_run;
    snprintf(out, VALUE, "%s %d", lesson_run->lesson->id, lesson_run->step + 1);
}

/* What the file holds, as its size and a sum. */
static void say_file(const char *name, char *out)
{
    char path[MATCH_PATH];
    size_t size;
    unsigned sum = 1;
    char *bytes = match_read(match_path(path, folder, name), &size);
    for (size_t i = 0; i < size; i++)
        sum = sum * 31 + (unsigned char)bytes[i];
    free(bytes);
    snprintf(out, VALUE, "%d %x", (int)size, sum);
}

static void say_place(int place, char *out)
{
    if (place >= 0)
        snprintf(out, VALUE, "%d", place);
}

/* What stands in the player's hand from left to right: "1m 2m". */
static void say_hand(char *out)
{
    for (int i = 0; i < app.targets.count; i++)
        if (strncmp(app.targets.list[i].id, "hand:", 5) == 0)
            add(out, " ", "%.2s", app.targets.list[i].id + 5);
}

/* The numbers marked as waits: "3 5". */
static void say_named(char *out)
{
    for (int i = 0; i < NAMING_NUMBERS; i++)
        if (headless_table()->palette.named >> i & 1)
            add(out, " ", "%d", i + 1);
}

/* Which of East's candidates are chosen: "1 3". */
static void say_kept(char *out)
{
    for (int i = 0; i < 3; i++)
        if (headless_table()->choice.keep[i])
            add(out, " ", "%d", i + 1);
}

/* The move made where match.position was noted. */
static void say_move_after(char *out)
{
    int place = -1;
    for (int i = 0; i < played.note_count; i++)
        if (strcmp(played.notes[i].fact, "match.position") == 0)
            place = atoi(played.notes[i].value);
    if (place < 0 || place >= session_position(app.session))
        script_fail("no move was made after a position that was noted");
    move_print(session_record(app.session)->entries[place].move, out);
}

/* The kinds laid out for a guess. */
static void say_guess(char *out)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (headless_table()->choice.guess & TILE_BIT(kind)) {
            char tile[3];
            tile_print(kind, tile);
            add(out, " ", "%s", tile);
        }
}

/* Facts of the table: table.NAME. What there is none of is "none". */
static bool say_table(const char *name, char *out)
{
    const struct table_scene *table = headless_table();
    out[0] = '\0';
    if (strcmp(name, "last") == 0)
        snprintf(out, VALUE, "%s", rig_last_move());
    else if (strcmp(name, "after") == 0)
        say_move_after(out);
    else if (strcmp(name, "discards") == 0)
        snprintf(out, VALUE, "%d", headless_view(0).table.discard_count);
    else if (!table)
        return false;
    else if (strcmp(name, "selected") == 0)
        say_place(table->choice.selected, out);
    else if (strcmp(name, "dragged") == 0)
        say_place(table->drag_place, out);
    else if (strcmp(name, "insert") == 0)
        say_place(table->insert, out);
    else if (strcmp(name, "hand") == 0)
        say_hand(out);
    else if (strcmp(name, "kept") == 0)
        say_kept(out);
    else if (strcmp(name, "guess") == 0)
        say_guess(out);
    else if (strcmp(name, "named") == 0)
        say_named(out);
    else if (strcmp(name, "sounds") == 0)
        snprintf(out, VALUE, "%s", table->palette.quiet ? "no" : "yes");
    else if (strcmp(name, "covered") == 0)
        snprintf(out, VALUE, "%d", table->cover.rest);
    else
        return false;
    if (!out[0])
        snprintf(out, VALUE, "none");
    return true;
}

/* How often the words stand on the screen, apart from others. */
static void say_times(const char *words, char *out)
{
    char wanted[VALUE];
    snprintf(wanted, sizeof wanted, " %s ", words);
    snprintf(out, VALUE, "%d", headless_count(wanted));
}

static void say(const char *fact, char out[VALUE])
{
    static struct archived kept[ARCHIVE_MAX];
    char copy[80];
    snprintf(copy, sizeof copy, "%s", fact);
    char *name = script_cut(copy, ".");
    bool known = true;
    if (strcmp(fact, "match") == 0)
        snprintf(out, VALUE, "%s", app.session ? "on the table" : "none");
    else if (name && strcmp(copy, "match") == 0 && app.session && say_match(name, out))
        return;
    else if (name && strcmp(copy, "table") == 0 && say_table(name, out))
        return;
    else if (name && strcmp(copy, "waiting") == 0)
        say_waiting(name, out);
    else if (name && strcmp(copy, "file") == 0)
        say_file(name, out);
    else if (strcmp(copy, "times") == 0 && name)
        say_times(name, out);
    else if (strcmp(fact, "quit") == 0)
        snprintf(out, VALUE, "%s", app.quit ? "yes" : "no");
    else if (strcmp(fact, "voice") == 0)
        snprintf(out, VALUE, "%s", speaker_is_on(&app) ? "on" : "off");
    else if (strcmp(fact, "look") == 0)
        snprintf(out, VALUE, "%s", app.input.look ? "on" : "off");
    else if (strcmp(fact, "focus") == 0)
        snprintf(out, VALUE, "%s", app.input.focus);
    else if (strcmp(fact, "lesson") == 0)
        say_lesson(out);
    else if (strcmp(fact, "records") == 0)
        snprintf(out, VALUE, "%d", archive_list(matches_records(&app), kept, ARCHIVE_MAX));
    else if (strcmp(fact, "unsaved") == 0)
        snprintf(out, VALUE, "%s", app.unsaved[0] ? "yes" : "no");
    else if (strcmp(fact, "taken") == 0)
        snprintf(out, VALUE, "%s", app.taken ? "yes" : "no");
    else if (strcmp(fact, "player") == 0)
        snprintf(out, VALUE, "%d of %d", app.players.list.chosen + 1, app.players.list.count);
    else if (strcmp(fact, "clipboard") == 0)
        say_clipboard(out);
    else if (name && strcmp(copy, "key") == 0)
        known = say_key(name, out);
    else
        known = say_day(copy, name, out) || (name && say_setting(copy, name, out));
    if (!known)
        script_fail("there is no fact %s", fact);
}

#endif
