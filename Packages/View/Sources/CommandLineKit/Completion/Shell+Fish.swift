extension Shell {
    /// The completion script for fish.
    ///
    /// Fish passes the words before the cursor without quotes, and the unfinished one with them.
    static let fishTemplate = #"""
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
