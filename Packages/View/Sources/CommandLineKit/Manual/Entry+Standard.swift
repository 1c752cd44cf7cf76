import PresentationKit
import ReportKit

extension Entry {
    /// The environment variables of every program: those of the terminal and of the language.
    static let standardVariables = [
        Entry("ACCESSIBLE", StandardText.accessibleVariable.phrase),
        Entry("NO_COLOR", StandardText.noColorVariable.phrase),
        Entry("CLICOLOR", StandardText.colorVariable.phrase),
        Entry("CLICOLOR_FORCE", StandardText.forcedColorVariable.phrase),
        Entry("TERM", StandardText.terminalVariable.phrase),
        Entry("COLUMNS", StandardText.columnsVariable.phrase),
        Entry("LC_ALL, LC_MESSAGES, LANG", StandardText.localeVariables.phrase),
    ]
}
