# shellcheck shell=sh
# facts.sh: version, address, maintainer and dates of a release; read with `.` after packaging/setup.sh, never run. Each fact comes
# from its one place.
root=${root:?is the folder of the project, set by who reads this file}

# The version, and the project's address: project() of CMakeLists.txt. The maintainer: below it.
version=$(sed -n 's/^project(.* VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
homepage=$(sed -n 's/^ *HOMEPAGE_URL \([^ )]*\).*/\1/p' "$root/CMakeLists.txt")
maintainer=$(sed -n 's/^set(TIGERS_MAINTAINER "\(.* <.*@.*>\)")$/\1/p' "$root/CMakeLists.txt")
[ -n "${version:+${homepage:+$maintainer}}" ] || fail "CMakeLists.txt names no version, no address or no maintainer."

# The day of the version, by the changelog; empty while it is not released.
# shellcheck disable=SC2034 # for who reads this file
released=$(sed -n "s/^## $version (\(.*\))\$/\1/p" "$root/docs/changelog.md")

# Everything is packed with the time of the commit, so that the same commit gives the same bytes. The source of a release has that
# time in the file commit-time.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    if [ -e "$root/.git" ]; then
        # Root may pack what another user has cloned.
        SOURCE_DATE_EPOCH=$(git -c safe.directory="$root" -C "$root" log -1 --format=%ct) || fail "git cannot tell the time of the commit."
    else
        SOURCE_DATE_EPOCH=$(grep '^[0-9]*$' "$root/packaging/release/commit-time") ||
            fail "This is neither a clone nor a release's source: set SOURCE_DATE_EPOCH."
    fi
fi
export SOURCE_DATE_EPOCH
