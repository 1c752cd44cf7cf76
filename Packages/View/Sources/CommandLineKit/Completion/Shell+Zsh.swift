extension Shell {
    /// The completion script for zsh.
    ///
    /// Zsh unquotes a word only when its quote is closed, so the script removes an open quote from the unfinished word.
    static let zshTemplate = #"""
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
}
