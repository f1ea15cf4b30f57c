/* HB_LEAN leaves opening files out, but not what calls it: opening stays. Nobody else calls it, as SDL_ttf reads fonts itself. */
#undef HB_NO_OPEN
