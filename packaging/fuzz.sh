#!/bin/sh
# fuzz.sh: builds the fuzz targets (build/fuzz) and runs each for some seconds, from a corpus made of the tests' data.
#   fuzz.sh [SECONDS [TARGET]...]   for 10 seconds and all targets, or as named, such as fuzz_record
#   fuzz.sh --replay                feeds each target its corpus once, from the build that CI makes (build/ci-clang)
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
seconds=${1:-10}
built=fuzz
how="-max_total_time=$seconds -seed=1"
if [ "$seconds" = --replay ]; then
    built=ci-clang
    how=-runs=0
fi
[ $# -eq 0 ] || shift

install_if_possible clang fuzzer
if ! have fuzzer; then
    fail "This clang has no libFuzzer. Debian and Ubuntu have it in libclang-rt-N-dev, N being clang's version."
fi
if [ $built = fuzz ]; then
    say "Building the fuzz targets with clang (build/fuzz)."
    build fuzz
else
    say "Feeding each fuzz target its corpus."
fi

# A target adds what it finds to its own folder, not to the tests' data.
corpus=$root/build/fuzz/corpus
seeds=$root/tests/fuzz/seeds
for target in $(fuzz_targets); do
    mkdir -p "$corpus/fuzz_$target"
done
cp "$root"/tests/golden/*.tigers "$root"/docs/reviews/*.tigers "$corpus/fuzz_record"
sed -n '1,60s/.*"request":\(.*\),"han":.*/\1/p' "$root/tests/data/riichi_hands.jsonl" | split -l 1 - "$corpus/fuzz_request/hand-"
cp "$seeds/settings.ini" "$corpus/fuzz_settings"

# The first letter tells fuzz_kept which file it is.
for file in d:trainer.ini d:trainers.ini l:lessons.ini b:days.ini p:puzzles.txt j:statistics.journal k:real-table.ini e:everything.txt; do
    { printf '%s' "${file%%:*}"; cat "$seeds/${file#*:}"; } >"$corpus/fuzz_kept/${file#*:}"
done
# The first byte tells fuzz_bot, fuzz_deal and fuzz_friend the mode.
for mode in 0 1 2 3 4; do
    # shellcheck disable=SC2059 # the byte of that number
    printf "\\00$mode\\001\\002\\003\\001\\002\\005\\001\\001\\004\\001\\001\\002" >"$corpus/fuzz_bot/legal-$mode"
    # shellcheck disable=SC2059
    { printf "\\00$mode\\001\\002"; cat "$seeds/answers.txt"; } >"$corpus/fuzz_bot/answers-$mode"
done
number=0
while read -r mode deal; do
    number=$((number + 1))
    # shellcheck disable=SC2059
    { printf "\\00$mode"; printf '%s' "$deal"; } >"$corpus/fuzz_deal/deal-$number"
done <"$seeds/deals.txt"
for mode in 0 1 2 3 4; do
    for far in 030 200; do
        # shellcheck disable=SC2059
        { printf "\\00$mode\\$far"; cat "$seeds/messages.txt"; } >"$corpus/fuzz_friend/messages-$mode-$far"
    done
done
cp "$root"/tests/golden/tenpai*.tigers "$root"/tests/data/1.0.0/*-save.tigers "$corpus/fuzz_foreign"
split -l 1 "$seeds/neighbor.txt" "$corpus/fuzz_neighbor/line-"
split -l 1 "$seeds/foreign.txt" "$corpus/fuzz_foreign/log-"
cp "$root"/assets/icons/c*.svg "$root"/assets/tiles/faces/1*.svg "$corpus/fuzz_svg"
cp "$root"/assets/icons/check.svg "$root"/assets/sounds/button.wav "$corpus/fuzz_asset"
head -c 4000 "$root/fonts/Inter-Regular.ttf" >"$corpus/fuzz_asset/font"
for net in "$root"/assets/nets/*.net; do
    head -c 300 "$net" >"$corpus/fuzz_asset/$(basename "$net")"
done
printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"
msgid "{1} tile"\nmsgid_plural "{1} tiles"\nmsgstr[0] "{1} Stein"\nmsgstr[1] "{1} Steine"
msgid "{1} wins with {2}"\nmsgstr "Mit {2} gewinnt {1}"\n' >"$root/build/fuzz/sentences.po"
cp "$root/build/fuzz/sentences.po" "$corpus/fuzz_asset"
! command -v msgfmt >/dev/null || msgfmt -o "$corpus/fuzz_catalogue/sentences.mo" "$root/build/fuzz/sentences.po"

for target in "$root/build/$built"/bin/fuzz_*; do
    name=$(basename "$target")
    case " ${*:-$name} " in *" $name "*) ;; *) continue ;; esac
    [ $built = ci-clang ] || say "Running $name for $seconds seconds."
    # shellcheck disable=SC2086 # options
    quietly "$root/build/$name.log" "$target" $how -timeout=60 \
        -artifact_prefix="$root/build/fuzz/" "$corpus/$name"
done
