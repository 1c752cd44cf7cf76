extension Shell {
    /// Returns the completion script for a program with the given name.
    ///
    /// The scripts contain only the name of the program: they pass the typed words to it and offer the candidates that
    /// it prints, so they stay valid when its commands change.
    func script(for program: String) -> String {
        let template =
            switch self {
            case .bash: Self.bashTemplate
            case .zsh: Self.zshTemplate
            case .fish: Self.fishTemplate
            }
        let function = String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return template.replacing("PROGRAM", with: program).replacing("FUNCTION", with: "_\(function)_complete")
    }

    /// The completion script for bash.
    ///
    /// Bash breaks words at `=` and `:`, so the script joins them again and removes the part that bash keeps. It uses
    /// only features of bash 3.2, the version of macOS. Typed text is never evaluated, and candidates are quoted, which
    /// bash does not do itself. A candidate with an exclamation mark is left out within double quotes, where it cannot
    /// be quoted.
    private static let bashTemplate = #"""
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

    /// The completion script for zsh.
    ///
    /// Zsh unquotes a word only when its quote is closed, so the script removes an open quote from the unfinished word.
    private static let zshTemplate = #"""
        #compdef PROGRAM
        # Completion of PROGRAM for zsh.
        FUNCTION() {
            local -a lines entries
            local kind line word remark
            local program="${(Q)words[1]/#\~\//$HOME/}" last="${(Q)words[CURRENT]}"
            last="${last#[\"\']}"
            lines=("${(@f)$("$program" __complete -- "${(@Q)words[2,CURRENT-1]}" "$last" 2>/dev/null)}")
            kind="$lines[1]"
            case "$kind" in
            files*) [[ -n "${kind#files }" ]] && compset -P '*='; _files ;;
            directories*) [[ -n "${kind#directories }" ]] && compset -P '*='; _files -/ ;;
            words)
                for line in "${(@)lines[2,-1]}"; do
                    [[ -z "$line" ]] && continue
                    word="${line%%$'\t'*}"
                    remark="${line#"$word"}"
                    remark="${remark#$'\t'}"
                    word="${${word//\\/\\\\}//:/\\:}"
                    entries+=("$word${remark:+:$remark}")
                done
                _describe -t values PROGRAM entries -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}'
                ;;
            esac
        }
        if [[ "$funcstack[1]" == "_PROGRAM" ]]; then
            FUNCTION "$@"
        else
            compdef FUNCTION PROGRAM
        fi

        """#

    /// The completion script for fish.
    ///
    /// Fish passes the words before the cursor without quotes, and the unfinished one with them.
    private static let fishTemplate = #"""
        # Completion of PROGRAM for fish.
        function FUNCTION
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l plain (string unescape -- "$current"; or echo "$current")
            set -l program (string replace -r -- '^~/' "$HOME/" $words[1])
            set -l lines ($program __complete -- $words[2..-1] "$plain" 2>/dev/null)
            switch "$lines[1]"
                case 'files*'
                    __fish_complete_path (string replace -r -- '^--[^=]*=' '' "$plain")
                case 'directories*'
                    __fish_complete_directories (string replace -r -- '^--[^=]*=' '' "$plain")
                case words
                    printf '%s\n' $lines[2..-1]
            end
        end
        complete -c PROGRAM -f -a '(FUNCTION)'

        """#
}
