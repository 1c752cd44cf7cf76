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

# Prints how many seconds passed from the beginning of a step to the end of the run last time; nothing if that is unknown. Each line
# of the first argument, a file, is a step, two words, and its seconds.
last_rest() {
    awk -v step="$2" '$1 " " $2 == step { print $3 }' "$1" 2>/dev/null
}

# Writes such a file after a run of so many seconds, from a file with the seconds at which each step began.
remember_rests() {
    awk -v total="$3" '{ print $1, $2, total - $3 }' "$2" >"$1.new"
    mv "$1.new" "$1"
}

# Prints what each package is doing that has a file in the folder "running" of a folder of results: its name and when it began.
print_steps() {
    local package begun
    cat /dev/null "$1"/running/* 2>/dev/null | while read -r package begun; do
        echo "   $package: $(current_step "$1/$(basename "$package")"), $(plain_time $(($(date +%s) - begun)))"
    done
}

# Prints what a package is doing by the newest of its files, whose paths begin with the argument: the step of the build, or which
# part of the tests has ended. An event of a test comes in a line of its own; a log comes in pieces.
current_step() {
    local newest
    # The names have no spaces.
    # shellcheck disable=SC2012
    newest=$(ls -t "$1".log "$1"-*.events 2>/dev/null | head -n 1)
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
