extension Shell {
    /// The completion script for bash.
    ///
    /// Bash breaks words at `=` and `:`, so the script joins them again and removes the part that bash keeps. It uses
    /// only features of bash 3.2, the version of macOS. Typed text is never evaluated, and candidates are quoted, which
    /// bash does not do itself. A candidate with an exclamation mark is left out within double quotes, where it cannot
    /// be quoted.
    static let bashTemplate = #"""
        # Completion of PROGRAM for bash.
        FUNCTION() {
            local line="${COMP_LINE:0:COMP_POINT}" words=() word rest index first=1
            COMPREPLY=()
            for ((index = 0; index <= COMP_CWORD; index++)); do
                word="${COMP_WORDS[index]}"
                rest="${line#"${line%%[![:space:]]*}"}"
                if [[ "$rest" != "$word"* ]]; then word="$rest"; fi
                if ((first)) || [[ "$rest" != "$line" ]] || [[ -z "$line" ]]; then
                    words+=("$word")
                else
                    words[${#words[@]} - 1]+="$word"
                fi
                first=0
                line="${rest#"$word"}"
            done
            local whole="${words[${#words[@]} - 1]}" last="$word" quote=""
            case "$last" in
            [=:]) last="" ;;
            [\"\']*) quote="${last:0:1}" ;;
            esac
            local kept="${whole%"$last"}" closed="'\\''"
            kept="${kept//\\/}"
            for index in "${!words[@]}"; do
                word="${words[index]}"
                case "$word" in
                \"*) word="${word#\"}"; word="${word%\"}" ;;
                \'*) word="${word#\'}"; word="${word%\'}" ;;
                *) word="${word//\\/}" ;;
                esac
                words[index]="$word"
            done
            local kind="" candidate
            while IFS= read -r candidate; do
                if [[ -z "$kind" ]]; then
                    kind="${candidate%% *}"
                else
                    candidate="${candidate%%$'\t'*}"
                    [[ "$candidate" == "$kept"* ]] || continue
                    candidate="${candidate#"$kept"}"
                    case "$quote" in
                    "") printf -v candidate %q "$candidate" ;;
                    \') candidate="${candidate//\'/$closed}" ;;
                    *)
                        [[ "$candidate" == *!* ]] && continue
                        candidate="${candidate//\\/\\\\}"
                        candidate="${candidate//\"/\\\"}"
                        candidate="${candidate//\$/\\\$}"
                        candidate="${candidate//\`/\\\`}"
                        ;;
                    esac
                    COMPREPLY+=("$candidate")
                fi
            done < <("${words[0]/#\~\//$HOME/}" __complete -- "${words[@]:1}" 2>/dev/null)
            local action=""
            case "$kind" in
            files) action="file" ;;
            directories) action="directory" ;;
            *) return ;;
            esac
            compopt -o filenames 2>/dev/null
            while IFS= read -r candidate; do
                COMPREPLY+=("$candidate")
            done < <(compgen -A "$action" -- "$last")
        }
        complete -F FUNCTION PROGRAM

        """#
}
