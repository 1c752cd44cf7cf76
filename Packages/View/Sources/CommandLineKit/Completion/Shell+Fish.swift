extension Shell {
    static let fishTemplate = #"""
        # Completion of PROGRAM for fish.
        function FUNCTION
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l lines ($words[1] __complete -- $words[2..-1] "$current" 2>/dev/null)
            switch "$lines[1]"
                case 'files*'
                    __fish_complete_path (string replace -r -- '^--[^=]*=' '' "$current")
                case 'directories*'
                    __fish_complete_directories (string replace -r -- '^--[^=]*=' '' "$current")
                case words
                    printf '%s\n' $lines[2..-1]
            end
        end
        complete -c PROGRAM -f -a '(FUNCTION)'

        """#
}
