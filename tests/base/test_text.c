/* test_text.c: growing text, and reading it by lines, words and numbers. */
#include "support/test.h"

#include "base/text.h"

TEST(test_text_grows)
{
    struct text text = {0};
    assert_string_equal(text_string(&text), "");
    text_add(&text, "%d and %s", 7, "more");
    assert_string_equal(text_string(&text), "7 and more");
    for (int i = 0; i < 5000; i++)
        text_add(&text, "%c", 'a' + i % 26);
    assert_int_equal(text.size, 10 + 5000);
    assert_int_equal(strlen(text_string(&text)), text.size);
    text_add(&text, "%s", "");
    assert_int_equal(text.size, 10 + 5000);
    text_deinit(&text);
    assert_string_equal(text_string(&text), "");
    text_deinit(&text);
}

TEST(test_lines)
{
    char words[] = "one\ntwo\r\n\nlast", *rest = words;
    assert_string_equal(text_next_line(&rest), "one");
    assert_string_equal(text_next_line(&rest), "two");
    assert_string_equal(text_next_line(&rest), "");
    assert_string_equal(text_next_line(&rest), "last");
    assert_null(text_next_line(&rest));
    assert_null(text_next_line(&rest));
    char twice[] = "one\r\r\nt\rwo\r\r\r"; /* line ends converted twice; one within a line stays */
    rest = twice;
    assert_string_equal(text_next_line(&rest), "one");
    assert_string_equal(text_next_line(&rest), "t\rwo");
    assert_null(text_next_line(&rest));
    char ended[] = "one\n";
    rest = ended;
    assert_string_equal(text_next_line(&rest), "one");
    assert_null(text_next_line(&rest));
    char empty[] = "";
    rest = empty;
    assert_null(text_next_line(&rest));
    rest = NULL; /* of a text that has never been anything */
    assert_null(text_next_line(&rest));
    assert_null(text_next_statement(&rest));
}

TEST(test_words)
{
    char line[] = "  discard\t 5m  ", *rest = line;
    assert_string_equal(text_next_word(&rest), "discard");
    assert_string_equal(text_next_word(&rest), "5m");
    assert_null(text_next_word(&rest));
    assert_null(text_next_word(&rest));
}

TEST(test_statements)
{
    char text[] = " wall 5s 3z ;; dummy 1m\n; ";
    char *rest = text;
    assert_string_equal(text_next_statement(&rest), "wall 5s 3z");
    assert_string_equal(text_next_statement(&rest), "dummy 1m");
    assert_null(text_next_statement(&rest));
    assert_null(text_next_statement(&rest));
}

/* RFC 3629, section 3 and its examples of section 7; what is forbidden by section 3 is the length of nothing.
 */
TEST(test_both_ends)
{
    char text[] = " \tdiscard 5m \r\n", blank[] = " \n";
    assert_string_equal(text_trim(text), "discard 5m");
    assert_string_equal(text_trim(blank), "");
    assert_true(text_ends("page.js.gz", ".gz"));
    assert_false(text_ends(".gz", ".gz"));
    assert_false(text_ends("gz", ".gz"));
}

TEST(test_characters)
{
    static const struct {
        const char *text;
        int size;
    } cases[] = {{"a", 1},
                 {"\xC3\xBC", 2},         /* u with two dots */
                 {"\xE2\x89\xA2", 3},     /* not identical to */
                 {"\xE9\xBE\x8D", 3},     /* dragon */
                 {"\xF0\xA3\x8E\xB4", 4}, /* stump of a tree */
                 {"\xEF\xBB\xBF", 3},     /* byte order mark */
                 {"\xF4\x8F\xBF\xBF", 4}, /* U+10FFFF */
                 {"", 0},
                 {"\x80", 0}, /* a follower first */
                 {"\xC3", 0}, /* cut off */
                 {"\xE9\xBE", 0},
                 {"\xC0\xAF", 0}, /* longer than need be */
                 {"\xE0\x80\xAF", 0},
                 {"\xF0\x80\x80\xAF", 0},
                 {"\xED\xA0\x80", 0},     /* a surrogate */
                 {"\xF4\x90\x80\x80", 0}, /* above U+10FFFF */
                 {"\xFF", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (text_character(cases[i].text) != cases[i].size)
            fail_msg("case %zu has %d bytes", i, text_character(cases[i].text));
}

/* Each small letter before its capital, from Unicode's UnicodeData.txt. */
TEST(test_first_letters_are_raised)
{
    static const char letters[] =
        "àÀáÁâÂãÃäÄåÅæÆçÇèÈéÉêÊëËìÌíÍîÎïÏðÐñÑòÒóÓôÔõÕöÖøØ"
        "ùÙúÚûÛüÜýÝþÞÿŸāĀăĂąĄćĆĉĈċĊčČďĎđĐēĒĕĔėĖęĘěĚĝĜğĞġĠ"
        "ģĢĥĤħĦĩĨīĪĭĬįĮĳĲĵĴķĶĺĹļĻľĽŀĿłŁńŃņŅňŇŋŊōŌŏŎőŐœŒŕŔ"
        "ŗŖřŘśŚŝŜşŞšŠţŢťŤŧŦũŨūŪŭŬůŮűŰųŲŵŴŷŶźŹżŻžŽơƠƣƢƥƤưƯ"
        "ǎǍǐǏǒǑǔǓǖǕǘǗǚǙǜǛǟǞǡǠǣǢǥǤǧǦǩǨǫǪǭǬǯǮǹǸǻǺǽǼǿǾȁȀȃȂȅȄ"
        "ȇȆȉȈȋȊȍȌȏȎȑȐȓȒȕȔȗȖșȘțȚȝȜȟȞȣȢȥȤȧȦȩȨȫȪȭȬȯȮȱȰȳȲ"
        "άΆέΈήΉίΊαΑβΒγΓδΔεΕζΖηΗθΘιΙκΚλΛμΜνΝξΞοΟπΠρΡσΣτΤυΥ"
        "φΦχΧψΨωΩϊΪϋΫόΌύΎώΏ"
        "аАбБвВгГдДеЕжЖзЗиИйЙкКлЛмМнНоОпПрРсСтТуУфФхХцЦчЧ"
        "шШщЩъЪыЫьЬэЭюЮяЯѐЀёЁђЂѓЃєЄѕЅіІїЇјЈљЉњЊћЋќЌѝЍўЎџЏ"
        "ѡѠѣѢѥѤѧѦѩѨѫѪѭѬѯѮѱѰѳѲѵѴѷѶѹѸѻѺѽѼѿѾҁҀҋҊҍҌҏҎґҐғҒҕҔҗҖ"
        "ҙҘқҚҝҜҟҞҡҠңҢҥҤҧҦҩҨҫҪҭҬүҮұҰҳҲҵҴҷҶҹҸһҺҽҼҿҾӂӁӄӃӆӅӈӇ"
        "ӊӉӌӋӎӍӑӐӓӒӕӔӗӖәӘӛӚӝӜӟӞӡӠӣӢӥӤӧӦөӨӫӪӭӬӯӮӱӰӳӲӵӴӷӶӹӸ"
        "ӻӺӽӼӿӾԁԀԃԂԅԄԇԆԉԈԋԊԍԌԏԎԑԐԓԒԕԔԗԖԙԘԛԚԝԜԟԞԡԠԣԢԥԤԧԦԩԨ"
        "ԫԪԭԬԯԮ"
        "աԱբԲգԳդԴեԵզԶէԷըԸթԹժԺիԻլԼխԽծԾկԿհՀձՁղՂճՃմՄյՅնՆշՇոՈ"
        "չՉպՊջՋռՌսՍվՎտՏրՐցՑւՒփՓքՔօՕֆՖ";
    for (const char *at = letters; *at; at += 4) {
        char word[8];
        snprintf(word, sizeof word, "%.2sab", at);
        text_raise(word);
        assert_memory_equal(word, at + 2, 2);
        assert_string_equal(word + 2, "ab");
        text_raise(word); /* a capital stays */
        assert_memory_equal(word, at + 2, 2);
    }
    static const char *const words[][2] = {
        {"no pair", "No pair"}, {"Ábel", "Ábel"}, {"×", "×"},       {"÷2", "÷2"}, {"ßen", "ßen"},
        {"ılık", "ılık"},       {"ĸ", "ĸ"},       {"ŉ", "ŉ"},       {"ſo", "ſo"}, {"ẽ", "ẽ"},
        {"一色", "一色"},       {"ג", "ג"},       {"ς", "ς"},       {"9a", "9a"}, {"", ""},
        {"{a", "{a"},           {"`a", "`a"},     {"\xc3", "\xc3"}, {"ǅa", "ǅa"}, {"ǆa", "ǆa"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        char word[16];
        snprintf(word, sizeof word, "%s", words[i][0]);
        text_raise(word);
        assert_string_equal(word, words[i][1]);
    }
}

TEST(test_seeds)
{
    const char *bad[] = {"", "-1", "+1", " 1", "1 ", "1x", "x", "0x10", "18446744073709551616", "1.0"};
    uint64_t value = 5;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_false(text_to_u64(bad[i], &value));
        assert_true(value == 5);
    }
    assert_true(text_to_u64("0", &value));
    assert_true(value == 0);
    assert_true(text_to_u64("18446744073709551615", &value));
    assert_true(value == UINT64_MAX);
}

TEST(test_small_numbers)
{
    const char *bad[] = {"", "-", "--1", "+1", " 1", "1 ", "1x", "10", "-11", "99999999999999999999"};
    int value = 5;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_false(text_to_int(bad[i], -10, 9, &value));
        assert_int_equal(value, 5);
    }
    assert_true(text_to_int("-10", -10, 9, &value));
    assert_int_equal(value, -10);
    assert_true(text_to_int("9", -10, 9, &value));
    assert_int_equal(value, 9);
}
