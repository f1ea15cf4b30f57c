/*
 * statistics_pages.c: the pages of the statistics, in the order of their tabs (statistics_scene.h). A page
 * more is a file with a struct statistics_page, declared in statistics_scene.h, and a line here and in the
 * gallery.
 */
#include "sdl/statistics/statistics_scene.h"

const struct statistics_page *const statistics_pages[] = {&statistics_overview,
                                                          &statistics_modes,
                                                          &statistics_opponents_page,
                                                          &statistics_hands_page,
                                                          &statistics_time,
                                                          &statistics_trainers,
                                                          NULL};
