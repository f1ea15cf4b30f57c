# recount.awk: counts again what `tigers count` counts, from the events of each round that `tigers replay --json` prints.
#
# It shares no code with the game: it was written from docs/formats.md. recount.sh feeds it, for each
# record, the line "#record", the record itself, the line "#events", and the events, and at the end the line "#days" and
# the book of the deals of the day. POSIX awk.

function text_of(line, key,    at) { # the first "key":"value"; "" for null or if there is none
    at = index(line, "\"" key "\":\"")
    if (!at) return ""
    line = substr(line, at + length(key) + 4)
    return substr(line, 1, index(line, "\"") - 1)
}
function number_of(line, key,    at) {
    at = index(line, "\"" key "\":")
    if (!at) return 0
    line = substr(line, at + length(key) + 3)
    match(line, /^-?[0-9]+/)
    return substr(line, 1, RLENGTH) + 0
}
function inside(line, key, begin, finish,    at) { # the text between the brackets after "key":
    at = index(line, "\"" key "\":" begin)
    if (!at) return ""
    line = substr(line, at + length(key) + 4)
    return substr(line, 1, index(line, finish) - 1)
}
function add(figure, much) { sum[mode " " figure] += much }
function in_a_row(what, won,    name) {
    name = mode " " what "-in-a-row"
    sum[name] = won ? sum[name] + 1 : 0
    if (sum[name] > sum[name "-longest"]) sum[name "-longest"] = sum[name]
    sum[name "-longest"] += 0
}

# --- the book of the deals of the day: a line "#days" before it ----------------------------------------------
/^#days$/ { book = 1; next }
book && /^\[/ { day_end(); date = substr($0, 2, 10); next }
book && ($1 == "you" || $1 == "hard") { for (i = 1; i <= 4; i++) points[$1, i] = $(i + 2); there[$1] = 1; next }
book { next }
function julian(date,    y, m, d, a) { # the number of a day, counted without gaps
    y = substr(date, 1, 4) + 0; m = substr(date, 6, 2) + 0; d = substr(date, 9, 2) + 0
    a = int((14 - m) / 12); y += 4800 - a; m += 12 * a - 3
    return d + int((153 * m + 2) / 5) + 365 * y + int(y / 4) - int(y / 100) + int(y / 400)
}
function day_end(    i, own, hard, here) { # a day's lines have all been read
    if (there["you"]) {
        for (i = 1; i <= 4; i++) {
            own += points["you", i]; hard += points["hard", i]
            D["rounds-won"] += points["you", i] > 0
            D["rounds-lost"] += points["you", i] < 0
            D["rounds-without"] += points["you", i] == 0
        }
        D["played"]++; D["points"] += own
        if (there["hard"]) {
            D["compared"]++; D["compared-points"] += own; D["hard-points"] += hard
            D["ahead"] += own > hard; D["level"] += own == hard
        }
        here = julian(date)
        missed = here - last - 1 # a single missed day is forgiven if none of the six before it was
        if (missed == 1 && !((here - 2) in forgiven || (here - 3) in forgiven || (here - 4) in forgiven || \
                             (here - 5) in forgiven || (here - 6) in forgiven || (here - 7) in forgiven)) {
            forgiven[here - 1] = 1; missed = 0
        }
        row = missed ? 1 : row + 1
        last = here
        if (row > D["in-a-row-longest"]) D["in-a-row-longest"] = row
    }
    there["you"] = there["hard"] = 0
}

# --- a record begins ---------------------------------------------------------------------------------------
/^#record$/ {
    me = ""; persons = 0; practice = 0; seats = 0; start = 0; deals = dealt = changes = 0
    reading = 1; count = 0
    next
}
reading && $1 == "rules" { mode = $2 }
reading && $1 == "option" && $2 == "scoring" && $3 == "pay" && mode == "dueling-tigers" { start = 30 }
reading && $1 == "practice" && $2 != "off" { practice = 1 }
reading && $1 == "player" && !deals {
    seat[seats] = $2
    kind[$2] = $3 == "computer" ? $4 : $3
    name[$2] = substr($0, index($0, "\""))
    if ($3 == "person") { me = $2; persons++ }
    seats++
}
reading && $1 == "player" && deals { # sits down for the next deal
    C_deal[++changes] = deals + 1
    C_seat[changes] = $2; C_kind[changes] = $4; C_name[changes] = substr($0, index($0, "\""))
}
reading && $1 == "deal" { deals++ }
/^#events$/ {
    reading = 0
    counts = persons == 1 && !practice
    score = start
    next
}
reading || !counts { next }

# --- events of a round: noted, and counted when it has ended -----------------------------------------
{ type = text_of($0, "type"); by = text_of($0, "seat") }
type == "deal" {
    dealt++
    for (c = 1; c <= changes; c++)
        if (C_deal[c] == dealt) { kind[C_seat[c]] = C_kind[c]; name[C_seat[c]] = C_name[c] }
    riichi = tenpai = claims = guessed = 0
    turner = ""
    sitting = text_of($0, "sitting")
}
type == "reveal" || type == "dummy-discard" { turner = by }
type == "riichi" && by == me { riichi = 1 }
type == "tenpai" && by == me { tenpai = 1 }
(type == "chow" || type == "pung") && by == me { claims++ }
type == "kong" && by == me && text_of($0, "kind") == "open" { claims++ }
type == "guess" && by == me && index($0, "\"right\":true") { guessed = 1 }

type == "round-end" {
    outcome = text_of($0, "outcome")
    after = number_of("{" inside($0, "scores", "{", "}"), me)
    if (outcome == "void") next
    if (sitting == me) { score = after; next }
    # kept until the match is known to be over
    count++
    R_outcome[count] = outcome; R_points[count] = after - score; score = after
    winner = text_of($0, "winner")
    list = inside($0, "winners", "[", "]")
    if (list == "" && winner != "") list = "\"" winner "\""
    R_winners[count] = outcome == "won" ? list : ""
    R_from[count] = text_of($0, "from"); R_source[count] = text_of($0, "source")
    R_riichi[count] = riichi; R_tenpai[count] = tenpai; R_claims[count] = claims; R_guessed[count] = guessed
    R_own[count] = outcome == "won" && R_from[count] == "dummy" && turner == me
    # my hand: the first winner's is in the line itself, another winner's in "wins"
    part = $0
    if (winner != me) {
        at = index($0, "{\"seat\":\"" me "\",\"points\":")
        part = at ? substr($0, at) : ""
    }
    R_value[count] = number_of(part, "points")
    R_patterns[count] = inside(part, "patterns", "[", "]")
    R_sitting[count] = sitting
    for (s = 0; s < seats; s++) R_key[count, seat[s]] = key(seat[s])
    # waits that are declared and named
    R_declared[count] = index("," inside($0, "declared", "[", "]"), "\"" me "\"") > 0
    named = inside($0, "named", "{", "}"); waits = inside($0, "waits", "{", "}")
    own_waits = inside(waits, me, "[", "]")
    R_named[count] = mode == "one-suit" && index(named, "\"" me "\":") > 0
    R_exact[count] = R_named[count] && inside(named, me, "[", "]") == own_waits
    R_false[count] = R_declared[count] && !index(own_waits, "\"" text_of($0, "tile") "\"")
}

# --- the match is over ---------------------------------------------------------------------------------------
function count_round(i,    won, lost, s, other, who, patterns, id) {
    won = index(R_winners[i], "\"" me "\"") > 0
    lost = R_winners[i] != "" && !won
    add("rounds", 1); add("rounds-won", won); add("rounds-lost", lost)
    add("rounds-drawn", R_outcome[i] == "drawn")
    add("rounds-prevented", R_outcome[i] == "prevented")
    add("rounds-invalid", R_outcome[i] == "invalid")
    in_a_row("rounds", won)
    add("points-won", won ? R_points[i] : 0); add("points-lost", lost ? R_points[i] : 0)
    add("dealt-in", lost && R_from[i] == me); add("points-dealt-in", lost && R_from[i] == me ? R_points[i] : 0)
    add("by-own-dummy-tile", lost && R_own[i])
    add("riichi", R_riichi[i]); add("riichi-won", R_riichi[i] && won)
    add("tenpai", R_tenpai[i]); add("tenpai-won", R_tenpai[i] && won)
    add("guessed", R_guessed[i])
    add("claims", R_claims[i]); add("open", R_claims[i] > 0); add("open-won", R_claims[i] > 0 && won)
    add("declared", R_declared[i]); add("declared-wrongly", R_false[i])
    add("named", R_named[i]); add("named-exactly", R_exact[i])
    for (s = 0; s < seats; s++) {
        other = seat[s]
        if (other == me || other == R_sitting[i]) continue # a player who sits out doesn't play the round with you
        who = R_key[i, other]
        known[who] = 1
        met_rounds[who]++
        met_won[who] += won
        if (index(R_winners[i], "\"" other "\"")) {
            met_lost[who] += !won
            met_dealt[who] += R_from[i] == me
        }
        met_from[who] += won && R_from[i] == other
    }
    if (!won) return
    add("won-by-" R_source[i], 1)
    hands[mode, ++hand_count[mode]] = mode == "one-suit" ? R_points[i] : R_value[i]
    if (mode == "one-suit") return
    patterns = R_patterns[i]
    while ((id = text_of(patterns, "id")) != "") {
        add("pattern " id, 1)
        patterns = substr(patterns, index(patterns, "\"id\":\"" id "\"") + length(id) + 7)
    }
}
function key(other) { return mode " opponent " kind[other] " " name[other] }

type == "match-end" {
    final = inside($0, "scores", "{", "}")
    own = number_of("{" final, me)
    above = level = 0
    for (s = 0; s < seats; s++) {
        other = seat[s]
        if (other == me) continue
        theirs = number_of("{" final, other)
        above += theirs > own; level += theirs == own
        known[key(other)] = 1
        met[key(other)]++; met_ahead[key(other)] += own > theirs; met_level[key(other)] += own == theirs
    }
    add("matches", 1); add("matches-won", !above && !level); add("matches-tied", !above && level)
    add("match-points", own - start)
    in_a_row("matches", !above && !level)
    for (i = 1; i <= count; i++) count_round(i)
    counts = 0
}

END {
    sources = "self-draw replacement discard robbed-kong dummy-discard revealed"
    n = split("dueling-tigers tenpai-duel patterns one-suit classic", modes, " ")
    for (m = 1; m <= n; m++)
        if (sum[modes[m] " matches"]) {
            k = split(sources, source, " ")
            for (i = 1; i <= k; i++) sum[modes[m] " won-by-" source[i]] += 0
        }
    day_end()
    for (figure in D) print "day", figure, D[figure] + 0
    for (figure in sum) if (sum[figure] != "") print figure, sum[figure]
    for (who in known)
        print who, met[who] + 0, met_ahead[who] + 0, met_level[who] + 0, met_rounds[who] + 0, met_won[who] + 0, met_lost[who] + 0, \
              met_dealt[who] + 0, met_from[who] + 0
    for (m = 1; m <= n; m++) # the three hands worth most
        for (shown = 0; shown < 3 && shown < hand_count[modes[m]]; shown++) {
            best = 0
            for (i = 1; i <= hand_count[modes[m]]; i++)
                if (!taken[modes[m], i] && (!best || hands[modes[m], i] > hands[modes[m], best])) best = i
            taken[modes[m], best] = 1
            print modes[m], "hand", hands[modes[m], best]
        }
}
