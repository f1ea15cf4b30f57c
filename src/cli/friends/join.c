/*
 * join.c: `tigers join`: a seat at a friend's table, for a person, or for a program by the protocol of
 * docs/bots.md.
 *
 * One loop handles the host's messages and the typed lines. Lines are read by a thread, because a seat must
 * show signs of life while its person thinks. A lost connection is restored automatically.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/streams.h"
#include "base/text.h"
#include "cli/arguments.h"
#include "cli/bots/bot_sitter.h"
#include "cli/bots/process.h"
#include "cli/command.h"
#include "cli/commands/person.h"
#include "cli/friends/talk.h"
#include "cli/wire/log.h"
#include "host/guest.h"
#include "net/server.h"
#include "net/thread.h"
#include "net/way.h"

enum { LINE = 256, ADDRESS = 256, FIRST_TRIES = 12000, LAST_WORDS = 5000, FROM_PERSON = 1 };

struct joining {
    struct guest_setup setup;
    char address[ADDRESS];
    int port, timeout;
    const char *bot, *keep, *record, *timeout_text, *seat;
    struct guest *guest;
    struct way *way;
    struct session *session;
    struct person_sitter person;
    struct bot_sitter program;
    struct sitter sitter;
    int position; /* steps of the session that have been printed */
    bool reached; /* the table has answered at least once */
    bool apart;   /* the loss of the connection has been printed */
    bool asked, left, begun;
    double question;                    /* the question asked last */
    struct mailbox *typed;              /* lines that wait for a question */
    struct guest_place known[SEAT_MAX]; /* the other players, as last printed */
    struct talk talk;                   /* with them */
    int64_t over_at;                    /* when the match ended; 0: it hasn't */
};

/* Reads "192.168.1.5", "192.168.1.5:7733", or a table's link "http://192.168.1.5:7733/#KXQ7TM". */
static bool read_address(struct joining *joining, const char *text)
{
    const char *begin = strstr(text, "://");
    begin = begin ? begin + 3 : text;
    size_t length = strcspn(begin, ":/#");
    const char *rest = begin + length, *code = strchr(begin, '#');
    char port[8] = "";
    if (length == 0 || length >= sizeof joining->address)
        return false;
    snprintf(joining->address, sizeof joining->address, "%.*s", (int)length, begin);
    joining->port = NET_PORT;
    if (*rest == ':')
        snprintf(port, sizeof port, "%.*s", (int)strcspn(rest + 1, "/#"), rest + 1);
    if (code && strlen(code + 1) < sizeof joining->setup.code)
        snprintf(joining->setup.code, sizeof joining->setup.code, "%s", code + 1);
    return *rest != ':' || text_to_int(port, 1, 65535, &joining->port);
}

static void read_kept(struct joining *joining)
{
    char *text = joining->keep && file_exists(joining->keep) ? file_read(joining->keep, NULL, NULL) : NULL;
    if (text)
        snprintf(joining->setup.token, sizeof joining->setup.token, "%.*s", (int)strcspn(text, "\r\n"), text);
    free(text);
}

static bool plan(struct joining *joining, char **words, int count, struct error *why)
{
    const char *code = joining->setup.code, *name = NULL;
    if (!read_address(joining, words[0]))
        return error_set(why, "%.60s: expected an address, such as 192.168.1.5 or 192.168.1.5:7733",
                         words[0]);
    read_kept(joining);
    bool needs_code = !code[0] && !joining->setup.token[0];
    if (needs_code && count < 2)
        return error_set(why, "the code is missing: the table shows it");
    if (!code[0] && count > 1) {
        snprintf(joining->setup.code, sizeof joining->setup.code, "%s", words[1]);
        name = count > 2 ? words[2] : NULL;
    } else {
        name = count > 1 ? words[1] : NULL;
    }
    snprintf(joining->setup.name, sizeof joining->setup.name, "%s", name ? name : "");
    text_clean(joining->setup.name, ' ');
    joining->setup.seat = joining->seat ? seat_parse(joining->seat, SEAT_MAX) : SEAT_NONE;
    if (joining->seat && joining->setup.seat == SEAT_NONE)
        return error_set(why, "--seat %.40s: there is no such seat", joining->seat);
    return arguments_timeout(joining->timeout_text, &joining->timeout, why);
}

/* --- what comes ----------------------------------------------------------------------------------- */

static bool is_round_end(const struct session *session, int count)
{
    bool ended = false;
    for (int i = 0; i < count; i++)
        ended |= session_event(session, i, SEAT_NONE).kind == EVENT_ROUND_END;
    return ended;
}

static void tell_result(const struct joining *joining, int seat)
{
    struct view view;
    session_view(joining->session, seat, &view);
    if (!joining->bot)
        log_round(&view);
    if (session_is_over(joining->session))
        log_match(&view.table);
    fflush(stdout);
}

/* Prints all new steps. A session that starts again after a lost connection prints nothing twice. */
static void tell_steps(struct joining *joining, int seat)
{
    struct session *session = joining->session;
    bool again = session_position(session) < joining->position;
    while (session_position(session) < session_length(session)) {
        int count = session_forward(session);
        joining->asked = false;
        if (again)
            continue;
        if (count)
            joining->sitter.hear(joining->sitter.self, session, seat, count);
        if (is_round_end(session, count))
            tell_result(joining, seat);
    }
    joining->position = session_position(session);
}

static bool begin(struct joining *joining, int seat, struct error *why)
{
    joining->session = guest_session(joining->guest);
    joining->begun = true;
    joining->program = (struct bot_sitter){.command = joining->bot, .timeout = joining->timeout};
    joining->sitter = joining->bot ? bot_sitter_make(&joining->program)
                                   : person_sitter_make(&joining->person, session_setup(joining->session));
    return !joining->sitter.begin || joining->sitter.begin(joining->sitter.self, joining->session, seat, why);
}

/* A program answers immediately; a person's answer comes later as a line. */
static bool ask(struct joining *joining, int seat, struct error *why)
{
    struct move move;
    struct view view;
    double question = guest_question(joining->guest);
    if (!(session_asked(joining->session) >> seat & 1) || (joining->asked && joining->question == question))
        return true;
    joining->asked = true;
    joining->question = question;
    if (joining->bot) {
        joining->sitter.ask(joining->sitter.self, joining->session, seat);
        return joining->sitter.choose(joining->sitter.self, joining->session, seat, &move, why) &&
               session_play(joining->session, move, &(int){0}, NULL);
    }
    session_view(joining->session, seat, &view);
    person_ask(&joining->person, &view);
    fputs("> ", stdout);
    fflush(stdout);
    return true;
}

/* --- the others ----------------------------------------------------------------------------------- */

static void say_place(const struct guest_place *before, const struct guest_place *now)
{
    char line[WORDS_LINE] = "";
    if (now->computer || !before->taken || !now->taken)
        return;
    if (now->stands_in && !before->stands_in)
        tr_say(line, sizeof line, tr("A computer plays for {1}."), now->name);
    else if (now->here != before->here)
        tr_say(line, sizeof line, now->here ? tr("{1} is back.") : tr("{1} is away."), now->name);
    if (line[0])
        command_say(line);
}

/* A program refuses every undo, because its protocol has no message for one. */
static void refuse_undo(struct joining *joining)
{
    int seat = guest_undo_seat(joining->guest);
    if (seat != joining->talk.undo && seat != SEAT_NONE && seat != guest_seat(joining->guest))
        guest_undo_answer(joining->guest, false);
    joining->talk.undo = seat;
}

static void tell_others(struct joining *joining)
{
    int own = guest_seat(joining->guest);
    for (int seat = 0; seat < guest_places(joining->guest); seat++) {
        const struct guest_place *place = guest_place(joining->guest, seat);
        if (!joining->bot && seat != own && joining->begun && !joining->over_at)
            say_place(&joining->known[seat], place);
        joining->known[seat] = *place;
    }
    if (joining->bot)
        refuse_undo(joining);
    else
        talk_tell(&joining->talk, joining->guest);
}

/* True if the person has a question to answer. */
static bool is_asked(const struct joining *joining)
{
    struct move said;
    return joining->asked && !session_said(joining->session, &said);
}

static void hear_person(struct joining *joining, const char *line)
{
    int seat = guest_seat(joining->guest);
    struct view view;
    struct move move;
    session_view(joining->session, seat, &view);
    enum person_answer answer = person_hear(&joining->person, line, &view, &move);
    joining->left |= answer == PERSON_LEAVES;
    if (answer == PERSON_MOVES)
        session_play(joining->session, move, &(int){0}, NULL);
    else if (joining->asked)
        fputs("> ", stdout);
    fflush(stdout);
}

/* Answers questions about the table immediately. A move, and the end of the input, wait until a move is asked
 * for. */
static void hear_lines(struct joining *joining)
{
    for (struct net_letter *letter; (letter = mailbox_take(joining->typed));) {
        if (letter->news == NET_STOP)
            joining->left = true;
        else
            hear_person(joining, letter->text);
        free(letter);
        if (!is_asked(joining))
            return;
    }
}

static void say_state(struct joining *joining, enum guest_state before, enum guest_state now)
{
    char line[WORDS_LINE];
    if (now == before)
        return;
    if (now == GUEST_SEATED && !joining->begun) {
        tr_say(line, sizeof line, tr("You are at the table. The match starts when everyone has joined."));
        command_say(line);
    }
    joining->apart = joining->apart && now != GUEST_SEATED && now != GUEST_PLAYING;
}

static void keep_token(struct joining *joining)
{
    const char *token = guest_token(joining->guest);
    struct error why;
    if (!joining->keep || !token[0] || strcmp(token, joining->setup.token) == 0)
        return;
    snprintf(joining->setup.token, sizeof joining->setup.token, "%s", token);
    if (!file_write(joining->keep, token, strlen(token), &why))
        streams_say("tigers join: %s", why.message);
}

/* Handles a letter with a typed line. */
static void take_typed(struct joining *joining, struct net_letter *letter)
{
    if (letter->news != NET_STOP && joining->begun &&
        talk_hear(&joining->talk, joining->guest, letter->text)) {
        free(letter);
        return;
    }
    bool looks = letter->news != NET_STOP && person_only_looks(letter->text);
    joining->left |= !joining->begun && looks && letter->text[0] == 'q';
    if (!looks || !joining->begun) {
        mailbox_put(joining->typed, letter);
        return;
    }
    hear_person(joining, letter->text);
    free(letter);
}

static void take(struct joining *joining, const struct net_letter *letter, int64_t now)
{
    enum guest_state before = guest_state(joining->guest);
    joining->reached |= letter->news == NET_OPENED;
    if (letter->news == NET_OPENED)
        guest_open(joining->guest, now);
    else if (letter->news == NET_CLOSED)
        guest_lost(joining->guest);
    else if (!guest_receive(joining->guest, letter->text, letter->size, now))
        way_renew(joining->way);
    say_state(joining, before, guest_state(joining->guest));
    if (letter->news == NET_CLOSED && !joining->apart && guest_state(joining->guest) != GUEST_REFUSED) {
        command_say(tr("The table can’t be reached. Trying again…"));
        joining->apart = true;
    }
}

/* --- the loop ------------------------------------------------------------------------------------- */

/* The thread that reads lines outlives the connection, because nothing can end it while it waits for a
 * line. */
static struct {
    struct door *door;
    struct mailbox *to;    /* where the lines go; NULL: nobody wants them any more */
    struct thread *thread; /* never joined */
} typing;

static bool put_line(struct net_letter *letter)
{
    door_enter(typing.door);
    bool wanted = typing.to != NULL;
    if (wanted)
        mailbox_put(typing.to, letter);
    door_leave(typing.door);
    if (!wanted)
        free(letter);
    return wanted;
}

static void read_lines(void *self)
{
    char line[LINE];
    (void)self;
    while (fgets(line, sizeof line, stdin)) {
        const char *typed = text_trim(line);
        if (!put_line(net_letter_new(NET_TEXT, FROM_PERSON, typed, strlen(typed))))
            return;
    }
    put_line(net_letter_new(NET_STOP, FROM_PERSON, NULL, 0));
}

static void begin_reading(struct mailbox *to)
{
    typing.door = door_new();
    typing.to = to;
    typing.thread = thread_start(read_lines, NULL);
}

static void end_reading(void)
{
    if (!typing.door)
        return;
    door_enter(typing.door);
    typing.to = NULL;
    door_leave(typing.door);
}

static bool play(struct joining *joining, struct error *why)
{
    int seat = guest_seat(joining->guest);
    if (guest_state(joining->guest) != GUEST_PLAYING || !guest_session(joining->guest) || seat == SEAT_NONE)
        return true;
    if (!joining->begun && !begin(joining, seat, why))
        return false;
    joining->session = guest_session(joining->guest);
    tell_steps(joining, seat);
    if (session_is_over(joining->session)) {
        joining->over_at = joining->over_at ? joining->over_at : process_now();
        return true;
    }
    if (session_awaits_deal(joining->session) && !session_is_ready(joining->session))
        session_deal(joining->session);
    return ask(joining, seat, why);
}

static void send_all(struct joining *joining, int64_t now)
{
    const char *bytes;
    size_t size;
    guest_tick(joining->guest, now);
    while (guest_next(joining->guest, &bytes, &size))
        way_send(joining->way, bytes, size);
    if (guest_is_deaf(joining->guest, now)) {
        way_renew(joining->way);
        guest_lost(joining->guest);
    }
}

/* True if the person has left, the table has refused them, or the match is over and its record has come or
 * won't come in time. */
static bool is_done(const struct joining *joining, int64_t now)
{
    bool recorded = joining->over_at && (!joining->record || !session_is_heard(joining->session));
    return joining->left || guest_state(joining->guest) == GUEST_REFUSED || recorded ||
           (joining->over_at && now - joining->over_at > LAST_WORDS);
}

static bool run(struct joining *joining, struct error *why)
{
    struct mailbox *mailbox = way_mailbox(joining->way);
    int64_t began = process_now();
    for (;;) {
        int64_t now = process_now();
        for (struct net_letter *letter; (letter = mailbox_take(mailbox));) {
            if (letter->line == FROM_PERSON) {
                take_typed(joining, letter);
                continue;
            }
            take(joining, letter, now);
            free(letter);
        }
        if (!play(joining, why))
            return false;
        if (joining->begun && is_asked(joining))
            hear_lines(joining);
        keep_token(joining);
        tell_others(joining);
        send_all(joining, now);
        if (is_done(joining, now))
            return true;
        if (!joining->reached && now - began > FIRST_TRIES)
            return error_say(why, tr("there is no table at {1}"), joining->address);
        int64_t wait = guest_wait(joining->guest, now);
        mailbox_wait(mailbox, joining->over_at && (wait < 0 || wait > 100) ? 100 : wait);
    }
}

static int end(struct joining *joining, bool good, const struct error *why)
{
    int status = good ? EXIT_FINE : joining->reached ? EXIT_BAD_PLAYER : EXIT_BAD_DATA;
    struct error error;
    struct text text = {0};
    if (!good)
        streams_say("tigers join: %s", why->message);
    if (good && guest_state(joining->guest) == GUEST_REFUSED) {
        streams_say("tigers join: %s", tr(host_refused_text(guest_refused(joining->guest))));
        status = EXIT_BAD_DATA;
    }
    if (joining->begun && joining->sitter.end)
        joining->sitter.end(joining->sitter.self, joining->session, guest_seat(joining->guest), good);
    if (joining->record && joining->over_at && !session_is_heard(joining->session)) {
        record_print(session_record(joining->session), &text);
        if (!text_write(&text, joining->record, &error)) {
            streams_say("tigers join: %s", error.message);
            status = EXIT_BAD_DATA;
        }
    }
    guest_leave(joining->guest);
    send_all(joining, process_now());
    end_reading();
    way_free(joining->way);
    mailbox_free(joining->typed);
    guest_free(joining->guest);
    return command_finish(status);
}

static int join(struct joining *joining)
{
    struct error why;
    command_speak();
    joining->guest = guest_new(&joining->setup);
    joining->typed = mailbox_new();
    joining->talk.undo = SEAT_NONE;
    joining->way = way_new(joining->address, joining->port, NULL, NULL);
    if (!joining->way) {
        streams_say("tigers join: this system has no network");
        guest_free(joining->guest);
        return EXIT_BAD_DATA;
    }
    if (!joining->bot)
        begin_reading(way_mailbox(joining->way));
    bool good = run(joining, &why);
    return end(joining, good, &why);
}

int command_join(int argc, char **argv)
{
    static struct joining joining;
    const struct flag flags[] = {
        {"bot", .value = &joining.bot},
        {"seat", .value = &joining.seat},
        {"keep", .value = &joining.keep},
        {"record", .value = &joining.record},
        {"timeout", .value = &joining.timeout_text},
        {0},
    };
    int status, at = command_options(argc, argv, flags, &status);
    if (!at)
        return status;
    if (at == argc)
        return tables_list();
    if (at + 3 < argc)
        return command_usage(argv[0], "unknown argument %s", argv[at + 3]);
    struct error why;
    if (!plan(&joining, argv + at, argc - at, &why))
        return command_usage(argv[0], "%s", why.message);
    return join(&joining);
}
