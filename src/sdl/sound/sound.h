/* sound.h: the effects of the game. */
#ifndef SDL_SOUND_H
#define SDL_SOUND_H

enum sound {
    SOUND_DISCARD, /* tile on wood */
    SOUND_TILE,    /* tile on tile */
    SOUND_DRAW,    /* a tile taken from the wall */
    SOUND_SHUFFLE,
    SOUND_WALL, /* the wall is built */
    SOUND_DEAL,
    SOUND_DICE,
    SOUND_TURN,  /* a tile is turned over */
    SOUND_DUMMY, /* a tile for the dummy */
    SOUND_CALL_CHOW,
    SOUND_CALL_PUNG,
    SOUND_CALL_KONG,
    SOUND_CALL_RIICHI,
    SOUND_CALL_WIN,
    SOUND_CALL_PASS,
    SOUND_TREASURE,
    SOUND_POINT, /* one pattern counted; its steps rise */
    SOUND_STICK, /* the stick of a Riichi lands on the table */
    SOUND_STAMP, /* the seal of a rare hand */
    SOUND_WIN,
    SOUND_LOSS,
    SOUND_DRAW_ROUND,
    SOUND_MATCH_WIN,
    SOUND_MATCH_LOSS,
    SOUND_HOVER,
    SOUND_BUTTON,
    SOUND_REFUSE, /* a click on something that can't be done */
    SOUND_WARNING,
    SOUND_UNDO,
    SOUND_LAST_TILES, /* audio_tension plays it */
    SOUND_COUNT
};

#endif
