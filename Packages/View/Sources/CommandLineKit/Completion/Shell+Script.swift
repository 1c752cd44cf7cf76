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
}
