/* mjai_names.c: mjai names of tiles and yaku (mjai.h). */
#include "session/archive/mjai.h"

#include <string.h>

const char *mjai_tile(uint8_t tile)
{
    static const char *const names[TILE_KINDS] = {
        "1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p",
        "9p", "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "E",  "S",  "W",  "N",  "P",  "F",  "C"};
    static const char *const reds[] = {"5mr", "5pr", "5sr"};
    if (tile >= TILE_COUNT)
        return "?";
    return tile >= TILE_RED_FIVE ? reds[tile - TILE_RED_FIVE] : names[tile_kind(tile)];
}

/* By our id; names not listed here are the same. */
static const struct {
    const char *id, *name;
} yakus[] = {{"riichi", "reach"},
             {"double-riichi", "double_reach"},
             {"menzen-tsumo", "menzenchin_tsumoho"},
             {"tanyao", "tanyaochu"},
             {"iipeikou", "ipeko"},
             {"haku", "sangenpai"},
             {"hatsu", "sangenpai"},
             {"chun", "sangenpai"},
             {"haitei-raoyue", "haiteiraoyue"},
             {"houtei-raoyui", "hoteiraoyui"},
             {"rinshan-kaihou", "rinshankaiho"},
             {"chanta", "honchantaiyao"},
             {"ittsuu", "ikkitsukan"},
             {"sanshoku-doujun", "sanshokudojun"},
             {"sanshoku-doukou", "sanshokudoko"},
             {"toitoi", "toitoiho"},
             {"sanankou", "sananko"},
             {"shousangen", "shosangen"},
             {"honroutou", "honroto"},
             {"chiitoitsu", "chitoitsu"},
             {"honitsu", "honiso"},
             {"junchan", "junchantaiyao"},
             {"ryanpeikou", "ryanpeko"},
             {"chinitsu", "chiniso"},
             {"kokushi-musou", "kokushimuso"},
             {"suuankou", "suanko"},
             {"shousuushii", "shosushi"},
             {"daisuushii", "daisushi"},
             {"tsuuiisou", "tsuiso"},
             {"chinroutou", "chinroto"},
             {"ryuuiisou", "ryuiso"},
             {"chuuren-poutou", "churenpoton"},
             {"suukantsu", "sukantsu"},
             {"tenhou", "tenho"},
             {"chiihou", "chiho"},
             {"ura-dora", "uradora"},
             {"aka-dora", "akadora"}};

const char *mjai_yaku(const char *id)
{
    for (size_t i = 0; i < sizeof yakus / sizeof *yakus; i++)
        if (strcmp(yakus[i].id, id) == 0)
            return yakus[i].name;
    return id;
}
