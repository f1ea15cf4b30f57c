/*
 * settings.h: the player's settings, kept in an INI file.
 *
 * Every value has a default and a range. Unknown names are ignored, so that older programs can read newer
 * files. A file that cannot be read is set aside, never overwritten. The options last played in a mode are
 * in a section named by its id, as in records.
 */
#ifndef SESSION_SETTINGS_H
#define SESSION_SETTINGS_H

#include "ai/ai.h"
#include "session/record.h"

enum {
    SETTINGS_KEYS = 144 /* the most actions with a changed key */
};

/* An action with a key other than the default, both by their names in the file. */
struct key_choice {
    char action[24], key[24];
};

enum speech_detail { SPEECH_BEGINNER, SPEECH_NORMAL, SPEECH_BRIEF, SPEECH_DETAILS };

enum speed { SPEED_SLOW, SPEED_NORMAL, SPEED_FAST, SPEED_OFF, SPEED_COUNT };

struct settings {
    int speed; /* enum speed */
    bool reduced_motion;
    int sound;   /* volume of effects, 0 to 10 */
    int music;   /* volume of music, 0 to 10 */
    bool voices; /* calls are spoken */
    int voice;   /* their volume, 0 to 10 */
    bool muted;
    bool speech;                    /* the program says what happens */
    int speech_rate, speech_volume; /* 0 to 10; rate 5 is the normal rate of the system's voice */
    int speech_detail;              /* enum speech_detail */
    bool fullscreen;
    int width, height;           /* of the window, in screen units */
    int scale;                   /* size of the interface in percent, 80 to 200; above 150 as 150 */
    char language[PLAYER_NAME];  /* code of the chosen language, such as "zh_TW"; "": the system's */
    bool confirm_discard;        /* select a tile, then confirm */
    bool show_waits;             /* the waits panel is open, */
    bool waits_chosen;           /* ... or shut, because the player said so (settings_shows_waits) */
    bool show_danger;            /* in practice: show the danger of each discard on your tiles */
    bool warn_riichi;            /* warn before a Riichi that can win only by self-draw */
    bool sort_hand;              /* sort your tiles; otherwise they stay as drawn or as you arrange them */
    bool mark_drawn;             /* mark discards of the tile just drawn */
    bool cover_discards;         /* in a hot seat: show the curtain after every discard, claimable or not */
    bool one_curtain;            /* ... once a turn, with the dummy action chosen beside the discard */
    bool hold_to_see;            /* in a hot seat: a hand is seen only while its key is held */
    bool pause_music;            /* pause the music while the window is in the background */
    bool talk;                   /* the eight people say something now and then */
    char said[112];              /* the line each said last at each moment (words/people/people_lines.h) */
    bool show_hints;             /* tips: explain tiles and buttons, count unseen tiles */
    bool announce;               /* firsts, streaks, bests, and what is new on the shelf */
    bool goals;                  /* the title shows the deal of the day and the road */
    bool all_prizes;             /* every tile back and table can be chosen, won or not */
    bool customary_names;        /* show customary pattern names after the literal ones */
    int faces;                   /* 0 traditional, 1 learner's */
    int back;                    /* 0 amber, 1 jade, 2 ink */
    int felt;                    /* 0 teal, 1 wine, 2 night, 3 linen (light) */
    int place;                   /* around the table: 0 nothing, 1 teahouse, 2 night market, 3 snow garden */
    int tunes[4];                /* the music of each of these: 0 all pieces in turn, else one of the four */
    bool large_tiles;            /* make tiles on the table as large as possible */
    bool high_contrast;          /* plain dark background and bright text, whatever the felt */
    char names[2][PLAYER_NAME];  /* the person, and the second person in a hot seat */
    char opponent[PLAYER_NAME];  /* the computer's name */
    char others[2][PLAYER_NAME]; /* the other two computers at a table of four */
    int four_kinds[SEAT_MAX];    /* who had each seat there: 0 a person, otherwise enum ai_level */
    int level;                   /* enum ai_level last played; the only level that older programs know */
    int who[SEAT_MAX];           /* the named opponent on a computer's seat; 0: any with that level */
    char table[72], table_code[16], table_token[40]; /* the friend's table joined last: address and port,
                                                       code, and what brings the guest back to their seat */
    bool friends_dice; /* ... they decide who is East at a table with friends, */
    int friends_clock; /* ... where each question has so many seconds; 0: no clock */
    bool phrases;      /* what friends say is shown */
    bool practice;
    uint64_t evening;                      /* seed of the evening of eight (evening.h); 0: none began */
    char evening_matches[9][PLAYER_NAME];  /* when the person's matches of it began, up to the first "" */
    int evenings_won;                      /* earlier ones */
    char mode[PLAYER_NAME];                /* id of the mode played last, or "" */
    bool wall_dice;                        /* roll dice for the break of the wall, in modes that break it */
    bool scan;                             /* play with one key: choices light up in turn */
    int scan_pace;                         /* tenths of a second for each choice */
    struct key_choice keys[SETTINGS_KEYS]; /* ends with an empty action, unless all are used */
    int16_t options[RULESETS_MAX][OPTION_MAX]; /* last played, in the order of ruleset_list */
};

/* Fills in the defaults. */
void settings_defaults(struct settings *settings);

/* The same, but keeps the players' names, the language, what was played last, and whether the game is spoken
 * or played with one key. */
void settings_reset(struct settings *settings);

/* True if the player has not entered a name: names[0] is the default. */
bool settings_is_unnamed(const struct settings *settings);

/* Returns the opponent for seat 1 or later where a computer plays: the one last chosen there, or one about
 * as strong as the level saved by an older program. */
enum ai_level settings_opponent(const struct settings *settings, int seat);

/* Returns the opponent's name: one that the player gave in an older program, otherwise their own. Static, or
 * as long as the settings. */
const char *settings_opponent_name(const struct settings *settings, int seat);

/* Remembers who plays on that seat. */
void settings_set_opponent(struct settings *settings, int seat, const struct player *player);

/* True if the waits panel is open at a table of that setup: until the player has opened or shut it, it also
 * is where only the first three opponents play. No setup: as it was left. */
bool settings_shows_waits(const struct settings *settings, const struct setup *setup);

/* Opens or shuts it, from now on at every table. */
void settings_choose_waits(struct settings *settings, bool shown);

/* Begins an evening of eight; `won`: the person has won the one before it. */
void settings_begin_evening(struct settings *settings, uint64_t seed, bool won);

/* True if this is the default name for a person. */
bool settings_is_no_name(const char *name);

/* Reads the file over the defaults. A missing file is not an error. If it is broken, returns false: the
 * defaults apply, the file has been set aside, and `why` has its new name. */
bool settings_load(struct settings *settings, const char *path, struct problem *why);

/* Returns the options last played in a mode of ruleset_list, a valid combination; they are part of the
 * settings. */
int16_t *settings_options(struct settings *settings, const struct ruleset *rules);

/* Writes the file safely; false with the error. */
bool settings_save(const struct settings *settings, const char *path, struct error *why);

#endif
