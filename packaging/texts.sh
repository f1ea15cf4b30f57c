#!/bin/sh
# texts.sh [CODE]: updates assets/languages/*.po from the sources: adds new texts and removes those that are gone. A text whose
# English changed a little keeps its translation, marked fuzzy: the game shows it in English until somebody checks it and removes
# the mark. With a CODE it updates only that catalog, and starts an empty one if there is none.
# Needs GNU gettext (Debian: gettext); the build and the tests don't.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! command -v xgettext >/dev/null || ! command -v msgmerge >/dev/null; then
    echo "texts.sh: xgettext and msgmerge are missing: install GNU gettext." >&2
    exit 1
fi

# The template: no lines, only files, so that moving code changes no catalogue.
find src -name '*.[ch]' | LC_ALL=C sort >"$work/files"
xgettext -k -ktr -kN_ -ktr_many:1,2 -kN_MANY:1,2 -ktr_in:1c,2 --from-code=UTF-8 --language=C --add-location=file \
    --package-name="Dueling Tigers" --files-from="$work/files" --output="$work/texts.pot"

begin() {
    cat >"assets/languages/$1.po" <<HEAD
# Dueling Tigers. See docs/translating.md.
msgid ""
msgstr ""
"Project-Id-Version: Dueling Tigers\n"
"Language: $1\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=n != 1;\n"
"X-Language-Name: $1\n"
HEAD
}

[ $# -eq 0 ] || [ -e "assets/languages/$1.po" ] || begin "$1"
for catalogue in assets/languages/${1:-*}.po; do
    msgmerge --quiet --update --backup=none --no-wrap --add-location=file "$catalogue" "$work/texts.pot"
    msgattrib --no-obsolete --no-wrap --add-location=file --output-file="$work/kept.po" "$catalogue"
    grep -v '^"POT-Creation-Date: ' "$work/kept.po" >"$catalogue"
    printf '%s: ' "$catalogue"
    msgfmt --statistics --check-format -o /dev/null "$catalogue"
done
