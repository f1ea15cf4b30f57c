/*
 * transcript.h: a match as its seats see it, move by move, for people to read.
 *
 * After each move come a line for everybody and a line for each seat: what it heard, what it holds, what it
 * may do, and why it may not win. A hidden tile that leaks into a view changes a line.
 */
#ifndef SUPPORT_TRANSCRIPT_H
#define SUPPORT_TRANSCRIPT_H

#include "session/record.h"

/* What the rounds of a record have in them. */
enum {
    SHOWS_RIICHI = 1,
    SHOWS_DISCARD_FURITEN = 2, /* a seat could have won on a tile without this rule */
    SHOWS_PASSED_WIN = 4,
    SHOWS_RIICHI_FURITEN = 8,
    SHOWS_REVEALED_WIN = 16,
    SHOWS_TREASURE = 32, /* a kong that reveals the treasure */
    SHOWS_ROBBED_KONG = 64,
    SHOWS_DRAW = 128,
    SHOWS_RUIN = 256, /* a match that ends before its last round */
    SHOWS_PREVENTED = 512,
    SHOWS_FIRST_BATCH = 1024, /* a win among the first five tiles of Stage B */
    SHOWS_STAGE_A_RON = 2048,
    SHOWS_LAY_DOWN = 4096,
    SHOWS_STAGE_KAN = 8192,
    SHOWS_TIME_UP = 16384,
    SHOWS_VALID = 32768, /* declarations of One Suit, and a draw with waits named */
    SHOWS_INVALID = 65536,
    SHOWS_NAMED_DRAW = 131072,
    SHOWS_CHOW = 1 << 18, /* a table of four */
    SHOWS_FLOWER = 1 << 19,
    SHOWS_TWO_WINNERS = 1 << 20,
    SHOWS_LIABLE = 1 << 21,
    SHOWS_LAST_DISCARD = 1 << 22,
    SHOWS_SOUTH_ROUND = 1 << 23
};

/* Appends the transcript of a valid record; returns the SHOWS_* bits of what is in it. */
unsigned transcript_print(const struct record *record, struct text *text);

#endif
