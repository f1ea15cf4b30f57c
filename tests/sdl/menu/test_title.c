/* test_title.c: the cards of all modes have room on the title. All else is in scripts/title.txt. */
#include "support/test.h"

#include "sdl/headless.h"

TEST(all_modes_are_seen_at_once)
{
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {1200, 900}, {2560, 1440}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        headless_open(sizes[i][0], sizes[i][1], SPEED_OFF);
        app_go(&app, scene_title(&app));
        loop_draw(&app, false);
        float right = 0;
        for (int mode = 0; scene_modes[mode]; mode++) {
            char id[INPUT_ID];
            snprintf(id, sizeof id, "card:%s", scene_modes[mode]->id);
            const struct target *card = target_find(&app, id);
            assert_non_null(card);
            assert_true(card->rect.x > right);
            right = card->rect.x + card->rect.w;
            assert_true(right < (float)sizes[i][0] && card->rect.y + card->rect.h < (float)sizes[i][1]);
        }
    }
}
