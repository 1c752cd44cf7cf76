extension Shell {
    /// The completion script for a program of that name.
    ///
    /// The scripts know nothing about the program but its name: they hand it the words so far and offer what it
    /// answers, so that they need not be written again when the program changes.
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
}
