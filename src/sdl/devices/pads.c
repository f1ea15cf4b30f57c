/*
 * pads.c: see pads.h.
 */
#include "sdl/devices/pads.h"

#include <stdio.h>
#include <stdlib.h>

enum { STICK = 20000, LET_GO = 14000 /* less, as no hand holds one quite still */, STICK_LINES = 3 };

/* What is pushed out of the middle: the keys it stands for one way or the other (0: none), or lines of the
 * wheel when pushed back. */
struct axis {
    Uint8 axis;
    SDL_Keycode back, on;
    float lines;
};

/* The left stick stands for the arrows, as the cross of arrows does. */
static const struct axis axes[PADS_AXES] = {
    {SDL_CONTROLLER_AXIS_LEFTX, SDLK_LEFT, SDLK_RIGHT, 0},
    {SDL_CONTROLLER_AXIS_LEFTY, SDLK_UP, SDLK_DOWN, 0},
    {SDL_CONTROLLER_AXIS_RIGHTY, 0, 0, STICK_LINES},
    {SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0, SDLK_PAGEUP, 0},
    {SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0, SDLK_PAGEDOWN, 0},
};

/* Three families of pads: Microsoft's names, those of the PlayStation, Nintendo's. */
enum family { XBOX, PLAYSTATION, NINTENDO, FAMILIES };

struct sign {
    enum cap_shape shape;
    const char *words;
};

struct button {
    int button; /* -1: a trigger */
    SDL_Keycode key;
    struct sign signs[FAMILIES];
};

#define ALIKE(shape, words)                                                                                  \
    {                                                                                                        \
        {shape, words}, {shape, words},                                                                      \
        {                                                                                                    \
            shape, words                                                                                     \
        }                                                                                                    \
    }

static const struct button buttons[] = {
    {SDL_CONTROLLER_BUTTON_A, SDLK_RETURN, {{CAP_DISC, "A"}, {CAP_CROSS, ""}, {CAP_DISC, "A"}}},
    {SDL_CONTROLLER_BUTTON_B, SDLK_ESCAPE, {{CAP_DISC, "B"}, {CAP_RING, ""}, {CAP_DISC, "B"}}},
    {SDL_CONTROLLER_BUTTON_X, SDLK_SPACE, {{CAP_DISC, "X"}, {CAP_SQUARE, ""}, {CAP_DISC, "X"}}},
    {SDL_CONTROLLER_BUTTON_Y, SDLK_TAB, {{CAP_DISC, "Y"}, {CAP_TRIANGLE, ""}, {CAP_DISC, "Y"}}},
    {SDL_CONTROLLER_BUTTON_START, SDLK_ESCAPE, ALIKE(CAP_ICON, "icons/menu")},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, SDLK_UP, ALIKE(CAP_ICON, "icons/chevron-up")},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDLK_DOWN, ALIKE(CAP_ICON, "icons/chevron-down")},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDLK_LEFT, ALIKE(CAP_ICON, "icons/chevron-left")},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDLK_RIGHT, ALIKE(CAP_ICON, "icons/chevron-right")},
    {SDL_CONTROLLER_BUTTON_BACK,
     SDLK_i,
     {{CAP_ICON, "icons/copy"}, {CAP_SHOULDER, "SHARE"}, {CAP_DISC, "-"}}},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, SDLK_F2, {{CAP_DISC, "RS"}, {CAP_DISC, "R3"}, {CAP_DISC, "RS"}}},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
     SDLK_g,
     {{CAP_SHOULDER, "LB"}, {CAP_SHOULDER, "L1"}, {CAP_SHOULDER, "L"}}},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
     SDLK_s,
     {{CAP_SHOULDER, "RB"}, {CAP_SHOULDER, "R1"}, {CAP_SHOULDER, "R"}}},
    {-1, SDLK_PAGEUP, {{CAP_SHOULDER, "LT"}, {CAP_SHOULDER, "L2"}, {CAP_SHOULDER, "ZL"}}},
    {-1, SDLK_PAGEDOWN, {{CAP_SHOULDER, "RT"}, {CAP_SHOULDER, "R2"}, {CAP_SHOULDER, "ZR"}}},
};

enum { BUTTONS = sizeof buttons / sizeof *buttons };

static SDL_Keycode key_of(Uint8 button)
{
    for (int i = 0; i < BUTTONS; i++)
        if (buttons[i].button == button)
            return buttons[i].key;
    return 0;
}

static enum family family_of(SDL_GameControllerType type)
{
    switch (type) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return PLAYSTATION;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return NINTENDO;
    default:
        return XBOX;
    }
}

struct cap pads_cap(SDL_GameControllerType type, SDL_Keycode key)
{
    struct cap cap = {.shape = CAP_NONE};
    for (int i = 0; i < BUTTONS && cap.shape == CAP_NONE; i++) {
        const struct sign *sign = &buttons[i].signs[family_of(type)];
        if (buttons[i].key != key)
            continue;
        cap.shape = sign->shape;
        snprintf(cap.words, sizeof cap.words, "%s", sign->words);
    }
    return cap;
}

/* --- pads that come and go ---------------------------------------------------------------------- */

/* The place of a pad among the open ones, or the last. */
static int place_of(const struct pads *pads, SDL_JoystickID which)
{
    const SDL_GameController *pad = SDL_GameControllerFromInstanceID(which);
    int place = 0;
    while (place < PADS_MAX && !(pad && pads->open[place] == pad))
        place++;
    return place;
}

/* Frees a place; what its pad held down is let go. */
static void close_place(struct pads *pads, int place)
{
    SDL_memset(pads->pushed[place], 0, sizeof pads->pushed[place]);
    if (place < PADS_MAX && pads->open[place]) {
        SDL_GameControllerClose(pads->open[place]);
        pads->open[place] = NULL;
    }
}

/* Where all places are taken, one that came after others and is not used gives way. */
static void open_pad(struct pads *pads, int device)
{
    int place = 0;
    if (!SDL_IsGameController(device))
        return;
    while (place < PADS_MAX && pads->open[place])
        place++;
    if (place == PADS_MAX)
        close_place(pads, place = pads->last == PADS_MAX - 1 ? PADS_MAX - 2 : PADS_MAX - 1);
    pads->open[place] = SDL_GameControllerOpen(device);
}

void pads_init(struct pads *pads)
{
    SDL_memset(pads, 0, sizeof *pads);
    pads->used = -1;
    /* Those that are plugged in already are told by events, as those that come later. */
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void pads_deinit(struct pads *pads)
{
    for (int i = 0; i < PADS_MAX; i++)
        if (pads->open[i])
            SDL_GameControllerClose(pads->open[i]);
    SDL_memset(pads, 0, sizeof *pads);
}

bool pads_is_loss(const struct pads *pads, const SDL_Event *event)
{
    return event->type == SDL_CONTROLLERDEVICEREMOVED && event->cdevice.which == pads->used;
}

SDL_GameControllerType pads_type(const struct pads *pads)
{
    SDL_GameController *pad = SDL_GameControllerFromInstanceID(pads->used);
    return pad ? SDL_GameControllerGetType(pad) : SDL_CONTROLLER_TYPE_UNKNOWN;
}

/* Returns where a stick or trigger is pushed that was pushed there before. */
static int push_of(int before, int value)
{
    if (abs(value) > STICK)
        return value > 0 ? 1 : -1;
    return before * value > LET_GO ? before : 0;
}

/* A push counts once, until the stick or trigger of that pad comes back. */
static bool take_axis(struct pads *pads, const SDL_ControllerAxisEvent *event, struct pads_does *does)
{
    int *before = pads->pushed[place_of(pads, event->which)];
    for (int i = 0; i < PADS_AXES; i++) {
        int pushed = push_of(before[i], event->value);
        if (axes[i].axis != event->axis || pushed == before[i])
            continue;
        before[i] = pushed;
        does->key = pushed > 0 ? axes[i].on : pushed < 0 ? axes[i].back : 0;
        does->lines = axes[i].lines * (float)-pushed;
        return pushed != 0;
    }
    return false;
}

bool pads_take(struct pads *pads, const SDL_Event *event, struct pads_does *does)
{
    bool taken = false;
    *does = (struct pads_does){0};
    if (event->type == SDL_CONTROLLERDEVICEADDED)
        open_pad(pads, event->cdevice.which);
    else if (event->type == SDL_CONTROLLERDEVICEREMOVED)
        close_place(pads, place_of(pads, event->cdevice.which));
    else if (event->type == SDL_CONTROLLERBUTTONDOWN)
        taken = (does->key = key_of(event->cbutton.button)) != 0;
    else if (event->type == SDL_CONTROLLERAXISMOTION)
        taken = take_axis(pads, &event->caxis, does);
    if (taken) {
        pads->used = event->type == SDL_CONTROLLERBUTTONDOWN ? event->cbutton.which : event->caxis.which;
        pads->last = place_of(pads, pads->used);
    }
    return taken && (does->key || does->lines != 0);
}
