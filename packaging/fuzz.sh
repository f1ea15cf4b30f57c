#!/bin/sh
# fuzz.sh: builds the fuzz targets (build/fuzz) and runs each for some seconds, from a corpus made of the tests' data.
#   fuzz.sh [SECONDS]   10 if it does not say
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
seconds=${1:-10}

if ! have fuzzer; then
    say "This clang has no libFuzzer: the fuzz targets are left out."
    exit 0
fi
say "Building the fuzz targets with clang (build/fuzz)."
build fuzz

# What a target finds worth keeping goes into its own folder, never into the tests' data.
corpus=$root/build/fuzz/corpus
mkdir -p "$corpus/fuzz_record" "$corpus/fuzz_request" "$corpus/fuzz_settings" "$corpus/fuzz_catalogue"
cp "$root"/tests/golden/*.tigers "$root"/docs/reviews/*.tigers "$corpus/fuzz_record"
sed -n '1,60s/.*"request":\(.*\),"han":.*/\1/p' "$root/tests/data/riichi_hands.jsonl" | split -l 1 - "$corpus/fuzz_request/hand-"
cp "$root/tests/fuzz/seeds/settings.ini" "$corpus/fuzz_settings"
printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"
msgid "{1} tile"\nmsgid_plural "{1} tiles"\nmsgstr[0] "{1} Stein"\nmsgstr[1] "{1} Steine"
msgid "{1} wins with {2}"\nmsgstr "Mit {2} gewinnt {1}"\n' >"$root/build/fuzz/sentences.po"
! command -v msgfmt >/dev/null || msgfmt -o "$corpus/fuzz_catalogue/sentences.mo" "$root/build/fuzz/sentences.po"

for target in "$root"/build/fuzz/bin/fuzz_*; do
    name=$(basename "$target")
    mkdir -p "$corpus/$name"
    say "Running $name for $seconds seconds."
    quietly "$root/build/$name.log" "$target" -max_total_time="$seconds" -timeout=60 -seed=1 \
        -artifact_prefix="$root/build/fuzz/" "$corpus/$name"
done
