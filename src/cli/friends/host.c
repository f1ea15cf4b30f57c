/*
 * host.c: `tigers host`: a table for friends on a machine without a window, which may run for months.
 *
 * When a match is over and everybody has left, a new table opens in its place. The program can be killed at
 * any time: with --save the next start continues the match, with the same guests on the same seats.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/streams.h"
#include "cli/arguments.h"
#include "cli/bots/process.h"
#include "cli/command.h"
#include "cli/record_file.h"
#include "cli/wire/log.h"
#include "net/addresses.h"
#include "net/qr.h"
#include "net/table/open_table.h"
#include "words/words.h"

enum { SEATS = 8, CLOCK_MAX = 3600 };

struct hosting {
    struct match_arguments match;
    const char *seats[SEATS];
    int seat_count;
    const char *port, *listen, *clock, *save, *records;
    struct open_table_setup setup;
    struct open_table *table;
    struct host_seat known[SEAT_MAX]; /* as last printed */
    char code[HOST_CODE_LETTERS + 1];
    bool started, hidden;
    bool troubled;    /* the problem with saving has been said */
    int rounds;       /* rounds whose results have been printed */
    int64_t empty_at; /* when everybody had left the table of a finished match; 0: they haven't */
};

enum { LINGER = 60000 /* milliseconds to wait for guests whose line broke at the end */ };

/* Puts computers on the seats named by --seat; the others wait for persons. */
static bool plan_seats(struct hosting *hosting, struct error *why)
{
    struct setup *match = &hosting->setup.host.match;
    for (int seat = 0; seat < match->seats; seat++) {
        match->players[seat] = (struct player){.kind = PLAYER_PERSON};
        snprintf(match->players[seat].name, PLAYER_NAME, "%s", seat_name(seat, match->seats));
    }
    for (int i = 0; i < hosting->seat_count; i++) {
        char name[16];
        const char *spec = arguments_split(hosting->seats[i], name, sizeof name), *command;
        int seat = spec ? seat_parse(name, match->seats) : SEAT_NONE;
        struct error inner;
        if (seat == SEAT_NONE)
            return error_set(why, "--seat %.60s: expected SEAT=OPPONENT, such as west=normal",
                             hosting->seats[i]);
        if (!arguments_player(spec, &match->players[seat], &command, &inner))
            return error_set(why, "--seat: %s", inner.message);
        if (command)
            return error_set(why, "--seat: a program joins with tigers join --bot");
    }
    return setup_persons(match) || error_set(why, "--seat: a seat must be left for a guest");
}

static bool plan(struct hosting *hosting, struct error *why)
{
    int rounds;
    hosting->match.seed = "0"; /* unused: the table draws its own seeds, which nobody knows */
    hosting->match.rules = hosting->match.rules ? hosting->match.rules : "dueling-tigers";
    if (!arguments_match(&hosting->match, &hosting->setup.host.match, &rounds, 0, why) ||
        !plan_seats(hosting, why))
        return false;
    struct server_setup *server = &hosting->setup.server;
    server->everybody = hosting->listen && strcmp(hosting->listen, "everybody") == 0;
    server->address = server->everybody ? NULL : hosting->listen;
    if (hosting->port && !text_to_int(hosting->port, 1, 65535, &server->port))
        return error_set(why, "--port %.40s: expected a number from 1 to 65535", hosting->port);
    if (hosting->clock && !text_to_int(hosting->clock, 5, CLOCK_MAX, &hosting->setup.host.clock))
        return error_set(why, "--clock %.40s: expected a number of seconds from 5 to %d", hosting->clock,
                         CLOCK_MAX);
    if (hosting->hidden)
        hosting->setup.name = NULL;
    else if (!hosting->setup.name)
        hosting->setup.name = "tigers";
    hosting->setup.host.path = hosting->save;
    return true;
}

/* --- what is printed ------------------------------------------------------------------------------ */

/* Prints two rows of squares in each line; only light squares are drawn. */
static void print_qr(const char *link)
{
    struct qr qr;
    if (!isatty(STDOUT_FILENO) || !qr_make(&qr, link))
        return;
    for (int y = -QR_BORDER; y < qr.size + QR_BORDER; y += 2) {
        for (int x = -QR_BORDER; x < qr.size + QR_BORDER; x++) {
            bool in = x >= 0 && x < qr.size;
            bool upper = in && y >= 0 && y < qr.size && qr.dark[y][x];
            bool lower = in && y + 1 >= 0 && y + 1 < qr.size && qr.dark[y + 1][x];
            printf("\033[38;5;%dm\033[48;5;%dm\xe2\x96\x80", upper ? 16 : 231, lower ? 16 : 231);
        }
        puts("\033[0m");
    }
}

static void print_way(const struct hosting *hosting, const char *address, bool first)
{
    char link[TABLE_LINK], line[WORDS_LINE];
    open_table_link(hosting->table, address, false, link);
    if (first)
        tr_say(line, sizeof line, tr("Join at {1} with the code {2}."), link,
               host_code(open_table_host(hosting->table)));
    else
        tr_say(line, sizeof line, tr("  or at {1}"), link);
    command_say(line);
}

/* Prints the table's link for each address under which guests may reach it. */
static void print_ways(struct hosting *hosting)
{
    struct addresses addresses;
    char link[TABLE_LINK];
    addresses_find(&addresses);
    snprintf(hosting->code, sizeof hosting->code, "%s", host_code(open_table_host(hosting->table)));
    const char *only = hosting->setup.server.address;
    if (!only && !addresses.count) /* no network is up yet */
        only = "127.0.0.1";
    if (only) {
        snprintf(addresses.list[0].text, ADDRESS_TEXT, "%s", only);
        addresses.count = 1;
    }
    for (int i = 0; i < addresses.count; i++)
        if (i == 0 || !addresses.list[i].is_loopback)
            print_way(hosting, addresses.list[i].text, i == 0);
    open_table_link(hosting->table, addresses.list[0].text, true, link);
    if (server_has_page(open_table_server(hosting->table)))
        print_qr(link);
    else
        command_say(tr("Guests need the game: this copy has no page for browsers (--page)."));
}

static void print_seat(const struct host_seat *before, const struct host_seat *now)
{
    char line[WORDS_LINE] = "";
    if (now->player->kind == PLAYER_COMPUTER)
        return;
    if (now->taken && !before->taken)
        tr_say(line, sizeof line, tr("{1} has joined."), now->player->name);
    else if (now->stands_in && !before->stands_in)
        tr_say(line, sizeof line, tr("A computer plays for {1}."), now->player->name);
    else if (now->here != before->here)
        tr_say(line, sizeof line, now->here ? tr("{1} is back.") : tr("{1} is away."), now->player->name);
    if (line[0])
        command_say(line);
}

/* Returns how many rounds have ended. */
static int rounds_of(const struct hosting *hosting, struct view *view)
{
    session_view(host_session(open_table_host(hosting->table)), SEAT_NONE, view);
    bool ended = view->table.phase == PHASE_DEAL || view->table.phase == PHASE_OVER;
    return view->table.round - (view->table.round && !ended);
}

static void print_results(struct hosting *hosting)
{
    struct view view;
    int rounds = rounds_of(hosting, &view);
    if (rounds > hosting->rounds && view.table.phase == PHASE_OVER)
        log_match(&view.table);
    else if (rounds > hosting->rounds)
        log_round(&view);
    hosting->rounds = rounds;
    fflush(stdout);
}

/* Says once that the match can't be saved, or its record not be kept. */
static void print_trouble(struct hosting *hosting)
{
    const struct session *session = host_session(open_table_host(hosting->table));
    const char *unsaved = session_save_problem(session), *unkept = session_archive_problem(session);
    char line[WORDS_LINE];
    if (unsaved)
        tr_say(line, sizeof line, tr("The match isn’t saved: {1}. The game will try again after every move."),
               unsaved);
    else if (unkept)
        tr_say(line, sizeof line, tr("Couldn’t save the match: {1}"), unkept);
    if ((unsaved || unkept) && !hosting->troubled)
        streams_say("tigers host: %s", line);
    hosting->troubled = unsaved || unkept;
}

/* Prints what has changed since the last time. */
static void print_changes(struct hosting *hosting)
{
    struct host *host = open_table_host(hosting->table);
    for (int seat = 0; seat < host_seats(host); seat++) {
        struct host_seat now = host_seat(host, seat);
        print_seat(&hosting->known[seat], &now);
        hosting->known[seat] = now;
    }
    if (host_is_started(host) && !hosting->started)
        command_say(tr("The match starts."));
    hosting->started = host_is_started(host);
    if (hosting->started) {
        print_results(hosting);
        print_trouble(hosting);
    } else if (strcmp(hosting->code, host_code(host)) != 0) {
        print_ways(hosting);
    }
}

/* --- the table ------------------------------------------------------------------------------------ */

static bool open_one(struct hosting *hosting)
{
    struct problem why = {0};
    bool goes_on = hosting->save && file_exists(hosting->save);
    hosting->table = open_table_new(&hosting->setup, goes_on, &why);
    memset(hosting->known, 0, sizeof hosting->known);
    hosting->started = goes_on;
    hosting->troubled = false;
    hosting->rounds = 0;
    hosting->empty_at = 0;
    if (!hosting->table)
        return record_file_problem("host", &why);
    struct host *host = open_table_host(hosting->table);
    for (int seat = 0; goes_on && seat < host_seats(host); seat++)
        hosting->known[seat] = host_seat(host, seat);
    if (goes_on) {
        struct view view;
        hosting->rounds = rounds_of(hosting, &view);
    }
    if (hosting->records && goes_on)
        session_archive_in(host_session(host), hosting->records);
    if (goes_on && host_all_have_left(host)) /* it was killed after the match: a new table follows */
        return true;
    if (goes_on)
        command_say(tr("The saved match continues: its guests come back automatically."));
    print_ways(hosting);
    return true;
}

/* Closes the table and removes its save. If the match can't be added to the records, sets the save aside
 * instead. False if the save can't be moved. */
static bool close_one(struct hosting *hosting)
{
    struct session *session = host_session(open_table_host(hosting->table));
    char line[WORDS_LINE] = "", aside[FILENAME_MAX];
    struct error why;
    if (session_archive_problem(session))
        session_archive_in(session, hosting->records); /* there may be room now */
    if (session_archive_problem(session))
        tr_say(line, sizeof line, tr("The match couldn’t be added to the records, so its save stays: {1}"),
               session_archive_problem(session));
    open_table_free(hosting->table);
    if (!hosting->save)
        return true;
    if (!line[0] && file_remove(hosting->save))
        return true;
    if (!line[0]) {
        tr_say(line, sizeof line, tr("Couldn’t delete the file: it is {1}"), hosting->save);
        streams_say("tigers host: %s", line);
        return false;
    }
    bool good = file_set_aside(hosting->save, aside, sizeof aside, &why);
    streams_say("tigers host: %s (%s)", line, good ? aside : why.message);
    return good;
}

/* True if everybody has left a finished match, or nobody has returned to it for a while. */
static bool is_left(struct hosting *hosting, int64_t now)
{
    const struct host *host = open_table_host(hosting->table);
    bool empty = host_is_over(host) && open_table_guests(hosting->table) == 0;
    hosting->empty_at = !empty ? 0 : hosting->empty_at ? hosting->empty_at : now;
    return empty && (host_all_have_left(host) || now - hosting->empty_at >= LINGER);
}

/* Starts the match when the last seat is taken. False once the table is no longer needed. */
static bool turn(struct hosting *hosting)
{
    struct host *host = open_table_host(hosting->table);
    int64_t wait = open_table_turn(hosting->table, process_now());
    if (!host_is_started(host) && host_start(host, process_now())) {
        if (hosting->records)
            session_archive_in(host_session(host), hosting->records);
        wait = 0;
    }
    print_changes(hosting);
    if (is_left(hosting, process_now()))
        return false;
    open_table_wait(hosting->table, hosting->empty_at && (wait < 0 || wait > LINGER) ? LINGER : wait);
    return true;
}

static int run(struct hosting *hosting)
{
    struct error why;
    if (hosting->records && !file_make_path(hosting->records, &why)) {
        streams_say("tigers host: %s", why.message);
        return EXIT_BAD_DATA;
    }
    while (open_one(hosting)) {
        while (turn(hosting))
            ;
        if (!close_one(hosting))
            break;
    }
    return EXIT_BAD_DATA;
}

int command_host(int argc, char **argv)
{
    static struct hosting hosting;
    const struct flag flags[] = {
        {ARGUMENTS_OPTION(hosting.match)},
        {"seat", .value = hosting.seats, .count = &hosting.seat_count, .most = SEATS},
        {"port", .value = &hosting.port},
        {"listen", .value = &hosting.listen},
        {"page", .value = &hosting.setup.server.page},
        {"public-name", .value = &hosting.setup.server.public_name},
        {"save", .value = &hosting.save},
        {"records", .value = &hosting.records},
        {"clock", .value = &hosting.clock},
        {"name", .value = &hosting.setup.name},
        {"hidden", .on = &hosting.hidden},
        {0},
    };
    int status, at = command_options(argc, argv, flags, &status);
    if (!at)
        return status;
    if (at + 1 < argc)
        return command_usage(argv[0], "unknown argument %s", argv[at + 1]);
    hosting.match.rules = argv[at];
    struct error why;
    if (!plan(&hosting, &why))
        return command_usage(argv[0], "%s", why.message);
    command_speak();
    return run(&hosting);
}
