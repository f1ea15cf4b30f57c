/*
 * settings.h: what the player prefers, kept in an INI file.
 *
 * Every value has a default and a range; an unknown name is kept silent about
 * so that older programs read newer files. A file that cannot be read is set
 * aside, never overwritten. The options last played of a mode stand in a
 * section named by its id, as in records.
 */
#ifndef SESSION_SETTINGS_H
#define SESSION_SETTINGS_H

#include "ai/ai.h"
#include "session/record.h"

enum {
    SETTINGS_MODES = 16, /* as many modes ruleset_list may have */
    SETTINGS_KEYS = 128  /* as many actions as may have another key */
};

/* An action that went to another key than it has from the beginning, both by their names in the file. */
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
    bool voices; /* calls are said in words */
    int voice;   /* volume of those, 0 to 10 */
    bool muted;
    bool speech;                    /* what happens is spoken */
    int speech_rate, speech_volume; /* 0 to 10; at 5 as fast as the system's voice is by itself */
    int speech_detail;              /* enum speech_detail: how much is said */
    bool fullscreen;
    int width, height;          /* of the window, in screen units */
    int scale;                  /* size of the interface in percent, 80 to 200; above 150 as 150 */
    char language[PLAYER_NAME]; /* code of the one chosen, such as "zh_TW"; "": the system's */
    bool confirm_discard;       /* select, then confirm */
    bool show_waits;            /* the waits panel is open */
    bool show_danger;           /* in practice: the danger of each discard stands on the own tiles */
    bool warn_riichi;           /* warn before a Riichi that can win only by drawing */
    bool sort_hand;             /* the own tiles stand sorted; else as they came, or as they were put */
    bool mark_drawn;            /* discards that were drawn and thrown at once are marked */
    bool cover_discards;        /* in a hot seat: the same cover after every discard, claimable or not */
    bool pause_music;           /* the music rests while the window is in the background */
    bool show_hints; /* helps: what a hovered tile is and how many are unseen, explanations under buttons */
    bool customary_names;        /* beside the literal ones of a mode that has such */
    int faces;                   /* 0 traditional, 1 learner's */
    int back;                    /* 0 amber, 1 jade, 2 ink */
    int felt;                    /* 0 teal, 1 wine, 2 night, 3 linen, a light one */
    bool large_tiles;            /* on the table, as large as there is room for */
    bool high_contrast;          /* plain dark ground, bright words, whatever the felt */
    char names[2][PLAYER_NAME];  /* of the person, and of the second person in hot seat */
    char opponent[PLAYER_NAME];  /* the computer's name */
    char others[2][PLAYER_NAME]; /* those of two more computers, at a table of four */
    int four_kinds[SEAT_MAX];    /* who sat there on each seat: 0 a person, else enum ai_level */
    int level;                   /* enum ai_level last played; older programs know these levels alone */
    int who[SEAT_MAX]; /* who plays on a computer's seat: one of the people; 0: whoever plays at the level */
    bool hot_seat;     /* the last match was for two persons */
    bool practice;
    bool wall_dice; /* in a mode that breaks its wall: dice are thrown for it, and seen */
    bool scan;      /* one key alone plays: what can be chosen is lit up in turn */
    int scan_pace;  /* tenths of a second that each is lit */
    struct key_choice keys[SETTINGS_KEYS];       /* ended by one without an action, unless all are used */
    int16_t options[SETTINGS_MODES][OPTION_MAX]; /* last played, in the order of ruleset_list */
};

/* Fills in the defaults. */
void settings_defaults(struct settings *settings);

/* The same but for who plays, in what language, what was played last, and whether it is spoken or played with
 * one key: that stays. */
void settings_reset(struct settings *settings);

/* True as long as the player has typed no name: names[0] is still that of the defaults. */
bool settings_is_unnamed(const struct settings *settings);

/* Who plays on seat 1 or later where a computer does: the person last chosen there, or one that plays about
 * as the level that an older program remembered. */
enum ai_level settings_opponent(const struct settings *settings, int seat);

/* What they are called: by a name that the player gave them with an older program, else by their own. Static,
 * or as long as the settings. */
const char *settings_opponent_name(const struct settings *settings, int seat);

/* Remembers who plays there. */
void settings_set_opponent(struct settings *settings, int seat, const struct player *player);

/* True for what a person is called who gave no name. */
bool settings_is_no_name(const char *name);

/* Reads the file over the defaults. A missing file is no error. False with a sentence if it is broken: then
 * the defaults hold, and the file has been set aside under another name, which the sentence tells. */
bool settings_load(struct settings *settings, const char *path, struct problem *why);

/* The options last played of a mode in ruleset_list, which can stand together; within the settings. */
int16_t *settings_options(struct settings *settings, const struct ruleset *rules);

/* Writes the file safely; false with the reason. */
bool settings_save(const struct settings *settings, const char *path, struct error *why);

#endif
