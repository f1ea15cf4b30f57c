#!/bin/sh
# sbom.sh: the bill of materials of the release as CycloneDX 1.6 JSON, to standard output: what is linked into the programs
# or lies beside them, with versions, licences and the sums of the sources. The same version gives the same bytes.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
libraries=$root/packaging/libraries

# The tests' library is in no download.
lacking=$(sed 's/.*|\(.*\)|.*/\1/' "$root/packaging/release/components" |
    awk 'FNR == NR { known[$1] = 1; next } !/^#/ && $4 != "cmocka" && !($4 in known) { print $4 }' - "$libraries/list")
[ -z "$lacking" ] || fail "packaging/release/components knows no licence of: $lacking"

# Named by what is in it, so that it is another's only if something is.
identity=$(cat "$root/packaging/release/components" "$libraries/SHA256SUMS" "$root/CMakeLists.txt" | sha256sum |
    sed 's/\(.\{8\}\)\(.\{4\}\).\(.\{3\}\).\(.\{3\}\)\(.\{12\}\).*/\1-\2-5\3-8\4-\5/')

cat <<T
{
  "\$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
  "bomFormat": "CycloneDX",
  "specVersion": "1.6",
  "serialNumber": "urn:uuid:$identity",
  "version": 1,
  "metadata": {
    "timestamp": "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)",
    "component": {
      "type": "application",
      "bom-ref": "dueling-tigers",
      "name": "Dueling Tigers",
      "version": "$version",
      "licenses": [{"expression": "MIT AND CC0-1.0 AND OFL-1.1"}],
      "externalReferences": [{"type": "website", "url": "$homepage"}]
    }
  },
T
awk -F '|' '
function trimmed(text) { gsub(/^ +| +$/, "", text); return text }
function reference(name) { gsub(/[^A-Za-z0-9]+/, "-", name); return tolower(name) }
# The archives of a source package, with their sums.
function archives(package,    lines, line, word, i, text) {
    lines = split(sums[package], line, "\n") - 1
    for (i = 1; i <= lines; i++) {
        split(line[i], word, " ")
        text = text (i > 1 ? "," : "") "\n        {\"type\": \"source-distribution\", \"url\": \"" word[2] \
            "\", \"hashes\": [{\"alg\": \"SHA-256\", \"content\": \"" word[1] "\"}]}"
    }
    return text
}
FILENAME ~ /SHA256SUMS$/ {
    split($0, word, " ")
    split(word[2], part, "_")
    if (word[2] ~ /\.(orig|debian)[a-z0-9.-]*\.tar\.[a-z0-9]+$/) sums[part[1]] = sums[part[1]] word[1] " " word[2] "\n"
    next
}
/^ *(#|$)/ { next }
FILENAME ~ /list$/ {
    split($0, word, " ")
    package[word[4]] = word[2]
    debian[word[4]] = upstream[word[4]] = word[3]
    sub(/[-+].*/, "", upstream[word[4]])
    next
}
{
    name = trimmed($1)
    licence = trimmed($2)
    folder = trimmed($3)
    number = folder ? upstream[folder] : trimmed($4)
    parts = parts (parts ? "," : "") "\n    {\n      \"type\": \"" (licence == "OFL-1.1" ? "file" : "library") \
        "\",\n      \"bom-ref\": \"" reference(name) "\",\n      \"name\": \"" name "\",\n"
    if (number) parts = parts "      \"version\": \"" number "\",\n"
    parts = parts "      \"licenses\": [{\"expression\": \"" licence "\"}]"
    if (folder) {
        gsub(/\+/, "%2B", debian[folder])
        origin = debian[folder] ~ /-/ ? "pkg:deb/debian/" package[folder] "@" debian[folder] "?arch=source" \
            : "pkg:generic/" package[folder] "@" debian[folder]
        parts = parts ",\n      \"purl\": \"" origin "\",\n      \"externalReferences\": [" archives(package[folder]) "\n      ]"
    }
    parts = parts "\n    }"
    uses = uses (uses ? ", " : "") "\"" reference(name) "\""
}
END {
    print "  \"components\": [" parts "\n  ],"
    print "  \"dependencies\": [{\"ref\": \"dueling-tigers\", \"dependsOn\": [" uses "]}]\n}"
}' "$libraries/SHA256SUMS" "$libraries/list" "$root/packaging/release/components"
