#!/bin/sh
# run.sh: the core's figures and their ratios to simple work measured in the same run (tool_bench.c).
#   tests/bench/run.sh [FOLDER [NAME]]    FOLDER: of the programs, build/release/bin without it
# Needs a build with tests:
#   cmake --preset release -DTIGERS_TESTS=ON && cmake --build build/release --target tool_bench
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
bin=${1:-$root/build/release/bin}
[ $# -eq 0 ] || shift
exec "$bin/tool_bench" "$@"
