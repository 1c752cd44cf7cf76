#!/usr/bin/env bash
# Functions that print the progress of a run in plain words; this file is sourced.

# Prints a number of seconds in plain words: "45 seconds", "1 minute 5 seconds", "12 minutes".
plain_time() {
    local minutes=$(($1 / 60)) seconds=$(($1 % 60)) text=""
    [ $minutes -eq 0 ] || text="$minutes minute$([ $minutes -eq 1 ] || echo s)"
    # Beyond five minutes, seconds are left out.
    if [ $minutes -eq 0 ] || { [ $minutes -lt 5 ] && [ $seconds -gt 0 ]; }; then
        text="${text:+$text }$seconds second$([ $seconds -eq 1 ] || echo s)"
    fi
    echo "$text"
}

# Prints how many seconds the packages after the first argument, a file of times, took last time; nothing unless all
# are known. Each line of the file is a package and its seconds.
last_time() {
    local times=$1
    shift
    awk -v packages="$*" '
        { seconds[$1] = $2 }
        END {
            count = split(packages, names, " ")
            for (i = 1; i <= count; i++) {
                if (!(names[i] in seconds)) exit
                sum += seconds[names[i]]
            }
            if (count) print sum
        }' "$times" 2>/dev/null
}

# Notes in a file of times how many seconds a package took.
remember_time() {
    local times=$1 package=$2 seconds=$3
    touch "$times"
    { awk -v package="$package" '$1 != package' "$times" && echo "$package $seconds"; } >"$times.new"
    mv "$times.new" "$times"
}

# Prints what a package's tests are doing, by the newest of its files in a folder of results: the step of the build, or
# which part of the tests has ended. An event of a test comes in a line of its own; a log comes in pieces.
current_step() {
    local newest
    # The names have no spaces.
    # shellcheck disable=SC2012
    newest=$(ls -t "$1"/*.log "$1"/*.events 2>/dev/null | head -n 1)
    case $newest in
    *.events)
        awk '/^{"kind":"test"/ { all++ } /"kind":"testEnded"/ { ended++ }
            END { print "testing, " int(100 * ended / (all ? all : 1)) " % of the tests have ended" }' "$newest"
        ;;
    *)
        tail -n 20 "$newest" 2>/dev/null | sed -n 's|^\[\([0-9]*\)/\([0-9]*\)\].*|building, step \1 of \2|p' \
            | tail -n 1 | grep . || echo "building"
        ;;
    esac
}
