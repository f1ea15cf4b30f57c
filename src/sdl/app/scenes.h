/*
 * scenes.h: every scene of the program, by name.
 *
 * A maker returns a new scene (the caller hands it on as successor; the app
 * frees it by `leave`). Overlays take the scene they lie on.
 */
#ifndef SDL_SCENES_H
#define SDL_SCENES_H

#include "sdl/app/scene.h"
#include "session/drill/drill.h"
#include "session/record.h"
#include "session/session.h"

/* Actions of controls that open a scene in place of all that are open: `scene` is not used. */
scene_action scene_records,      /* finished matches */
    scene_statistics,            /* statistics of finished matches */
    scene_shelf,                 /* the player's own hands by pattern, and achievements */
    scene_about, scene_trainers, /* all trainers, a card each */
    scene_scorer,                /* a hand laid out and counted */
    scene_keeper;                /* the score of a match with real tiles */

/* The same over `scene`, to which they return. */
scene_action scene_learn, /* over the title: lessons, rule books, trainers */
    scene_friend,         /* over the title: start or join a table with people elsewhere */
    scene_phrases,        /* over the table with people elsewhere, or its pause: what is said to them */
    scene_languages,      /* the choice of language */
    scene_keys,           /* which key does what */
    scene_quarantine,     /* unreadable files; with NULL it returns to the title */
    scene_export_all,     /* everything of the player to one file: a notice tells where */
    scene_import_all;     /* and back: a list of such files */

/* Menu scenes (scene_*.c of the same names). */
struct scene *scene_title(struct app *app);
struct scene *scene_welcome(struct app *app); /* the first start: choose tile faces and how to play */
struct scene *scene_taken(struct app *app);   /* shown if another window has the data folder */
/* Over the title: the menu of a mode. */
struct scene *scene_mode(struct app *app, struct scene *under, const struct ruleset *rules);
struct scene *scene_learn_due(struct app *app,
                              struct scene *under);               /* for pictures: with decisions to find */
struct scene *scene_import(struct app *app, struct scene *under); /* over the records: imports one */
/* Starts a match; asks first if it would replace one in progress. */
struct scene *scene_new_match(struct app *app, struct scene *under, const struct ruleset *rules);
/* The screen before a match; the next one has the deal number that scene_options_deal was given. */
void scene_options_deal(uint64_t number);
struct scene *scene_options(struct app *app, const struct ruleset *rules, bool hot_seat);
/* The same for a table with people elsewhere, which opens then (sdl/friend). */
struct scene *scene_options_friends(struct app *app, const struct ruleset *rules);
struct scene *scene_friends_table(struct app *app, struct scene *under, const struct setup *setup);
/* For --scene: "friend", "lobby" and the other screens of such a table, with made-up friends. */
struct scene *scene_friend_by_name(struct app *app, const char *name);
/* In a browser's page: joins the table that it came from. NULL: it came from none, or has no code for it. */
struct scene *scene_page_table(struct app *app);
scene_list_action scene_options_opponent; /* over the options: the choice of that seat's opponent */
struct scene *scene_settings(struct app *app, struct scene *under); /* under NULL: comes from the title */
struct scene *scene_settings_by_name(struct app *app,
                                     const char *name); /* for --scene: "settings-2": a page */
struct scene *scene_rules(struct app *app, struct scene *under, const struct ruleset *rules, int page);

/* Returns the number of the first page of a mode's rules with one of these names, ended by NULL; 0: none. */
int scene_rules_page(const struct ruleset *rules, const char *const *names);
struct scene *scene_pause(struct app *app,
                          struct scene *under); /* over the table or a result; needs app->session */

/* For --scene: "aside" with made-up files, "aside-empty". */
struct scene *scene_quarantine_by_name(struct app *app, struct scene *under, const char *name);

/* The road through the eight in a mode: whom to play against, and what was won. */
struct scene *scene_road(struct app *app, const struct ruleset *rules);

scene_action scene_evening; /* an evening of eight, a tournament */

/* The deal of the day of that date (base/date.h); DATE_NONE: the one in progress, or today's. */
struct scene *scene_day(struct app *app, int shown);
/* A lesson at the table, starting at a step (words/lessons/lesson.h). */
struct scene *scene_lesson(struct app *app, int lesson, int step);

struct scene *scene_drill(struct app *app, enum drill drill); /* a trainer's choice of questions */

/* A choice of opponents for some seats. */
struct people_choice {
    const struct ruleset *rules; /* rules whose habits it shows; NULL: any */
    bool next_round;             /* a match is in progress: they join in its next deal */
    int count, at;               /* number of places, and the one selected first */
    struct {
        int seat;
        struct player player; /* who sits there */
    } places[SEAT_MAX];
    /* Called for each choice, with the scene below: `player` takes `seat`. */
    void (*chosen)(struct scene *under, struct app *app, int seat, const struct player *player);
};

/* Over a scene, to which it returns: the eight to choose from (src/sdl/people). */
struct scene *scene_people(struct scene *under, const struct people_choice *choice);

/* Over a scene of the match in progress: the same for its next round. NULL if refused. */
struct scene *scene_change_opponents(struct app *app, struct scene *under);

/* Returns why the opponents of the match on the table can't change (as in the deal of the day), or NULL. */
const char *change_opponents_refusal(const struct app *app);

struct words;

/* The scorer over a scene, with a finished hand, which is copied. */
struct scene *scene_scorer_of(struct app *app, struct scene *under, const struct ruleset *rules,
                              const int16_t *options, const struct win *win);

/* The scorer over a scene, which asks about what the viewer of a position holds and sees; both are copied. */
struct scene *scene_scorer_ask(struct app *app, struct scene *under, const struct view *view,
                               const struct words *words);

/* The scorer over a scene, for a hand of that mode, seat and round wind; `take` gets the hand that is chosen,
 * with the scene below, and copies what it needs. */
struct laid;
struct counted;
typedef void scorer_take(struct scene *under, const struct laid *laid, const struct counted *counted);
struct scene *scene_scorer_for(struct app *app, struct scene *under, const struct ruleset *rules,
                               const int16_t *options, const struct win *win, scorer_take *take);

/* For --scene: see sdl/keeper/scene_keeper.c. */
struct scene *scene_keeper_by_name(struct app *app, const char *name);

/* A maker for --scene: "scorer", "scorer-hand", "scorer-waits", "scorer-fault", "scorer-ask". */
struct scene *scene_scorer_by_name(struct app *app, const char *name);

/* A question over a scene. The strings must outlive it or be static; `text` is copied. */
struct question {
    const char *title;
    char text[400];
    const char *yes, *no; /* words on the two buttons; `no` may be NULL (a mere notice) */
    bool costs;           /* "yes" costs something: "no" has the gold and Enter then, "yes" is Y */
    /* Where to go: called with the scene below, which stays valid; returns it or a successor. */
    struct scene *(*answer)(struct scene *under, struct app *app, bool yes);
};
struct scene *scene_question(struct app *app, struct scene *under, const struct question *question);

/* Begins a match of that mode by `begin`, after asking if it takes the place of one in progress. */
struct scene *scene_ask_begin(struct scene *scene, struct app *app, const struct ruleset *rules,
                              struct scene *(*begin)(struct scene *under, struct app *app, bool yes));

/* For --scene: "keys", "keys-table", "keys-asked". */
struct scene *scene_keys_by_name(struct app *app, struct scene *under, const char *name);

/* --- the table and what follows it ----------------------------------------------------------------- */

/* The scenes of a match hold app->session as it is when they are made: code that exchanges it goes on to
 * another scene. */

/* Throws a die for each player of `setup`, turns the seats round until who threw most is East on seat 0,
 * begins the session and goes on to the table; Esc leads back to `under`, the options, or with NULL to those
 * of the mode. */
struct scene *scene_dice(struct scene *under, const struct setup *setup);
/* The dice that decided the seats of app->session elsewhere; then the table. */
struct scene *scene_dice_seen(struct app *app);
struct scene *scene_dealt(struct app *app,
                          const struct setup *setup); /* the same, but nobody sees the dice */
struct scene *scene_table(struct app *app);           /* goes on with app->session, whatever it waits for */
struct scene *scene_result(struct app *app);          /* the last round of app->session */
struct scene *scene_match_result(struct app *app);    /* the whole match */

/* Over a result: what `seat` decided in a round of a record, which is copied, beside the best that the
 * teacher finds. */
struct scene *scene_review(struct scene *under, const struct record *record, int seat, int round);

/* The review of a whole match of a record, which is copied: what `seat` decided, over a scene to which it
 * returns. With `puzzles` the costliest decisions are asked as soon as they are known. */
struct scene *scene_match_review(struct scene *under, const struct record *record, int seat, bool puzzles);

/* Decisions of earlier matches that are to be found again today: how many, and the action that asks them over
 * `scene`, which it returns if there are none. */
int scene_puzzles_due(struct app *app);
scene_action scene_puzzles;

/* Asks for the last move of a record, a decision of `seat`, to be found again. */
struct scene *scene_puzzle_of(struct scene *under, const struct record *record, int seat);

/* Begins a match in which the computer plays all seats (--autoplay), dealt from --seed if given. */
struct scene *scene_autoplay(struct app *app);

/* Shows the record of the command line; with --screens writes a picture of each step and sets app->quit. If
 * it cannot be read the sentence goes to stderr, and in a window over the first scene; NULL without one. */
struct scene *scene_replay(struct app *app);

/* Over the table: the log and the score sheet of its session, of what seat `viewer` (or SEAT_NONE) may know
 * but for the newest `pending` events, which the table has not shown yet. */
struct scene *scene_log(struct app *app, struct scene *under, const struct session *session, int viewer,
                        int pending);
/* Over the table scene: the log without what the table has not shown yet. */
scene_action scene_table_log;
struct scene *scene_sheet(struct app *app, struct scene *under, const struct session *session, int viewer,
                          int pending);

/* Shows a record, which is copied, over another scene, to which it returns. */
struct scene *scene_watch(struct app *app, struct scene *under, const struct record *record);

/* The same from the deal of a round on (an index). */
struct scene *scene_watch_round(struct app *app, struct scene *under, const struct record *record, int round);

/* The shelf with made-up matches, for pictures. */
struct scene *scene_shelf_example(struct app *app);

/* True for a file with everything of a player, and asks over `under` whether to import it. */
bool scene_is_all(const char *path);
struct scene *scene_import_all_of(struct app *app, struct scene *under, const char *path);

/* Shows the record in a file that a player chose, over another scene, and keeps it among their records; or,
 * with NULL, alone, and keeps nothing. A match in progress continues instead. NULL if the file holds no
 * record: `why` gets the sentence. */
struct scene *scene_opened(struct app *app, struct scene *under, const char *path, char *why, size_t size);

/* The same for a text that was pasted, or for the file that it names (sdl/system/handed.h), which it changes;
 * or the notice over `under` why there is none. */
struct scene *scene_pasted(struct app *app, struct scene *under, char *text);

/* The same for what the clipboard holds. */
scene_action scene_paste;

/* Over a scene: the sentence that scene_opened gave. It stays until it is answered; its alias is "no-record".
 */
struct scene *scene_not_opened(struct app *app, struct scene *under, const char *why);

/* A name for --scene and what makes it. A maker gets the whole name and sets up what the scene needs (an
 * example match, a sub-state). */
struct scene_entry {
    const char *name;
    struct scene *(*make)(struct app *app, const char *name);
};

/* All of them, one after the other; NULL after the last. */
const struct scene_entry *scene_entry_at(int which);

/* The modes this window can play, in the order they are shown, ended by NULL; their number. */
extern const struct ruleset *const scene_modes[RULESETS_MAX + 1];
int scene_mode_count(void);

/* The mode with that id if this window can play it, or NULL. */
const struct ruleset *scene_mode_find(const char *id);

/* The mode asked for by --rules, else the first. */
const struct ruleset *scene_mode_of(const struct app *app);

/* Letters to choose from for who has no keyboard: they are typed into the field of that id of `under`. */
struct scene *scene_typing(struct app *app, struct scene *under, const char *field);
/* For --scene: "typing", "typing-accents". */
struct scene *scene_typing_by_name(struct app *app, struct scene *under, const char *name);

/* The scene called `name`, or NULL. */
struct scene *scene_by_name(struct app *app, const char *name);

#endif
