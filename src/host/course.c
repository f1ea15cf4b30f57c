/*
 * course.c: the course of a match between friends: who must act, and the guests' requests (host_inside.h).
 */
#include <string.h>

#include "host/beats.h"

/* --- undo ----------------------------------------------------------------------------------------- */

static void tell_undo(struct host *host, const char *what)
{
    cJSON *message = message_new("undo");
    cJSON_AddNumberToObject(message, "seat", host->course->undo_seat);
    cJSON_AddStringToObject(message, "undo", what);
    host_tell_all(host, NULL, message);
}

static void end_undo(struct host *host, const char *what)
{
    if (host->course->undo_seat == SEAT_NONE)
        return;
    tell_undo(host, what);
    host->course->undo_seat = SEAT_NONE;
}

static bool all_agree(const struct host *host)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        if (beats_is_person(host, seat) && !host->chairs[seat].stands_in && !host->chairs[seat].agrees)
            return false;
    return true;
}

/* Tells only the asking seat that there is nothing to undo. */
static void tell_nothing(struct host *host, int seat)
{
    cJSON *message = message_new("undo");
    cJSON_AddNumberToObject(message, "seat", seat);
    cJSON_AddStringToObject(message, "undo", "none");
    host_send(host, host_line_of(host, seat), message);
}

/* False once the match is over, because its record has been sent. */
static bool may_undo(const struct host *host, int seat)
{
    return !session_is_over(host->session) && session_may_undo_of(host->session, seat);
}

/* Undoes the move once all have agreed. A computer agrees for a person who is away. */
static void undo_if_agreed(struct host *host, int64_t now)
{
    if (host->course->undo_seat == SEAT_NONE || !all_agree(host))
        return;
    session_undo_of(host->session, host->course->undo_seat);
    end_undo(host, "yes");
    beats_begin_again(host, now);
}

static void hear_undo(struct host *host, int seat, const char *what, int64_t now)
{
    struct course *course = host->course;
    bool asks = strcmp(what, "ask") == 0, agrees = strcmp(what, "yes") == 0;
    if (asks && course->undo_seat == SEAT_NONE && !may_undo(host, seat)) {
        tell_nothing(host, seat);
    } else if (asks && course->undo_seat == SEAT_NONE) {
        course->undo_seat = (uint8_t)seat;
        for (int i = 0; i < host_seats(host); i++)
            host->chairs[i].agrees = i == seat;
        tell_undo(host, "ask");
    } else if (course->undo_seat == SEAT_NONE || asks) {
        return;
    } else if (!agrees) {
        end_undo(host, "no");
    }
    host->chairs[seat].agrees = true;
    undo_if_agreed(host, now);
}

/* --- moves ---------------------------------------------------------------------------------------- */

static bool play(struct host *host, struct move move)
{
    int count;
    if (!session_play(host->session, move, &count, NULL))
        return false;
    host->chairs[move.seat].asked = false;
    end_undo(host, "no");
    beats_add(host, count, move.seat);
    return true;
}

static struct move choose(const struct host *host, int seat)
{
    struct move move;
    if (session_forced(host->session, seat, &move))
        return move;
    if (!beats_is_person(host, seat))
        return session_think(host->session, seat, NULL);
    struct view view;
    struct rng rng;
    session_view(host->session, seat, &view);
    session_think_source(session_setup(host->session), session_position(host->session), seat, &rng);
    return ai_choose(AI_NORMAL, &view, &rng, NULL);
}

/* Returns when the computer on that seat moves, or INT64_MAX. */
static int64_t acts_at(const struct host *host, int seat)
{
    const struct course *course = host->course;
    const struct chair *chair = &host->chairs[seat];
    struct move move;
    if (!(session_asked(host->session) >> seat & 1))
        return INT64_MAX;
    if (!beats_is_person(host, seat) || chair->stands_in || session_forced(host->session, seat, &move)) {
        bool turn = beats_phase(host) != PHASE_CLAIM;
        return turn && course->act_at > course->next_at ? course->act_at : course->next_at;
    }
    return host->setup.clock && chair->asked && chair->line
               ? chair->asked_at + 1000 * (int64_t)host->setup.clock
               : INT64_MAX;
}

static bool all_ready(const struct host *host)
{
    for (int seat = 0; seat < host_seats(host) && host->course->end_count; seat++)
        if (beats_is_person(host, seat) && !host->chairs[seat].ready && !host->chairs[seat].stands_in)
            return false;
    return true;
}

static void deal(struct host *host)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        host->chairs[seat].ready = false;
    beats_add(host, session_deal(host->session), SEAT_NONE);
}

/* True while the match's clock runs: during play, but not at a result or while somebody is missing. */
static bool time_passes(const struct host *host)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        if (!host->chairs[seat].line && !host->chairs[seat].stands_in && beats_is_person(host, seat))
            return false;
    return !session_awaits_deal(host->session) && !session_is_over(host->session);
}

/* Returns when the match's time is up, or INT64_MAX. */
static int64_t time_up_at(const struct host *host)
{
    int minutes = setup_minutes(session_setup(host->session));
    if (!minutes || !time_passes(host))
        return INT64_MAX;
    return host->course->played_at + 60000 * (int64_t)minutes - host->course->played;
}

static void count_time(struct host *host, int64_t now)
{
    struct course *course = host->course;
    if (course->passes && now > course->played_at)
        course->played += now - course->played_at;
    course->played_at = now;
    course->passes = time_passes(host);
    if (course->passes)
        session_set_elapsed(host->session, (int)(course->played / 1000));
}

static void tell_over(struct host *host)
{
    host->course->told_over = true;
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].greeted)
            course_record(host, &host->lines[i]);
    seats_remove(host);
}

/* Does one thing that is due; false if nothing is. */
static bool act(struct host *host, int64_t now)
{
    struct course *course = host->course;
    if (course->first) {
        if (now < course->next_at)
            return false;
        beats_send(host, now);
        return true;
    }
    if (session_is_over(host->session)) {
        if (!course->told_over)
            tell_over(host);
        return false;
    }
    if (time_up_at(host) <= now) {
        beats_add(host, session_time_up(host->session), SEAT_NONE);
        return true;
    }
    if (session_awaits_deal(host->session) && all_ready(host)) {
        deal(host);
        return true;
    }
    for (int seat = 0; seat < host_seats(host); seat++)
        if (acts_at(host, seat) <= now)
            return play(host, choose(host, seat));
    return false;
}

void course_tick(struct host *host, int64_t now)
{
    if (!host->session)
        return;
    count_time(host, now);
    while (act(host, now))
        ;
}

int64_t course_due(const struct host *host)
{
    const struct course *course = host->course;
    if (!host->session)
        return INT64_MAX;
    if (course->first)
        return course->next_at;
    if (session_is_over(host->session))
        return course->told_over ? INT64_MAX : 0;
    if (session_awaits_deal(host->session) && all_ready(host))
        return 0;
    int64_t due = time_up_at(host);
    for (int seat = 0; seat < host_seats(host); seat++)
        due = acts_at(host, seat) < due ? acts_at(host, seat) : due;
    return due;
}

/* --- messages ----------------------------------------------------------------------------------- */

/* Makes a guest's move. Moves have rising numbers, so a repeated one does nothing. If a move doesn't answer
 * the question or isn't legal, the guest gets the current state. */
static void hear_move(struct host *host, struct line *line, const cJSON *message, int64_t now)
{
    struct chair *chair = &host->chairs[line->seat];
    struct move move;
    double id = message_number(message, "id", -1);
    if (!(id > chair->done))
        return;
    chair->done = id;
    bool answers = chair->asked && message_number(message, "ask", -1) == chair->ask &&
                   move_parse(&move, line->seat, message_text(message, "action", ""), NULL) &&
                   play(host, move);
    if (!answers)
        beats_send_state(host, line, now);
}

static void hear_phrase(struct host *host, const struct line *line, const cJSON *message)
{
    int phrase = message_whole(message, "phrase", -1);
    if (phrase < 0 || phrase >= HOST_PHRASES)
        return;
    cJSON *told = message_new("phrase");
    cJSON_AddNumberToObject(told, "seat", line->seat);
    cJSON_AddNumberToObject(told, "phrase", phrase);
    host_tell_all(host, line, told);
}

static void hear_away(struct host *host, int seat, bool away)
{
    if (host->chairs[seat].away == away)
        return;
    host->chairs[seat].away = away;
    host->chairs[seat].stands_in &= away;
    host_tell_presence(host);
}

static void hear_ready(struct host *host, int seat, double round)
{
    struct view view;
    session_view(host->session, SEAT_NONE, &view);
    if (session_awaits_deal(host->session) && round == view.table.round)
        host->chairs[seat].ready = true;
}

static void hear_again(struct host *host, int seat)
{
    if (!session_is_over(host->session) || host->chairs[seat].again)
        return;
    host->chairs[seat].again = true;
    host_tell_presence(host);
}

/* Handles a message of a player after the match has begun. */
static void hear_player(struct host *host, struct line *line, const char *type, const cJSON *message,
                        int64_t now)
{
    if (strcmp(type, "move") == 0)
        hear_move(host, line, message, now);
    else if (strcmp(type, "ready") == 0)
        hear_ready(host, line->seat, message_number(message, "round", -1));
    else if (strcmp(type, "undo") == 0)
        hear_undo(host, line->seat, message_text(message, "undo", ""), now);
    else if (strcmp(type, "stand-in") == 0)
        host_stand_in(host, message_whole(message, "seat", -1), now);
    else if (strcmp(type, "again") == 0)
        hear_again(host, line->seat);
}

/* Handles a player leaving: before the match this frees the seat. */
static void hear_bye(struct host *host, struct line *line)
{
    int seat = line->seat;
    host_close_line(host, line);
    if (seat == SEAT_NONE)
        return;
    host->chairs[seat].left = host_is_over(host);
    host_free_seat(host, seat);
}

void course_hear(struct host *host, struct line *line, const char *type, const cJSON *message, int64_t now)
{
    bool seated = line->seat != SEAT_NONE;
    if (seated && !host->chairs[line->seat].met) {
        host->chairs[line->seat].met = true;
        if (host->session)
            seats_save(host);
    }
    if (strcmp(type, "resync") == 0)
        host_send(host, line, course_welcome(host, line, now));
    else if (strcmp(type, "alive") == 0)
        host_send(host, line, message_new("alive"));
    else if (strcmp(type, "bye") == 0)
        hear_bye(host, line);
    else if (strcmp(type, "phrase") == 0 && seated)
        hear_phrase(host, line, message);
    else if (seated && (strcmp(type, "away") == 0 || strcmp(type, "here") == 0))
        hear_away(host, line->seat, type[0] == 'a');
    else if (seated && host->session)
        hear_player(host, line, type, message, now);
}

void host_stand_in(struct host *host, int seat, int64_t now)
{
    if (seat < 0 || seat >= host_seats(host) || !host->session || host_seat(host, seat).here)
        return;
    host->chairs[seat].stands_in = true;
    host_tell_presence(host);
    undo_if_agreed(host, now);
}
