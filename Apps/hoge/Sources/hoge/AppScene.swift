import AppearanceCommandLine
import CommandLineKit

/// The scenes of the app.
enum AppScene: Hashable {
    /// The screen with the label and the button.
    case appearance
    /// The same for scripts.
    case script(AppearanceInvocation, printsRecords: Bool)

    /// The scene that the command line asks for; where nobody is in front of a terminal, the screen gives way to its
    /// answer.
    init(_ invocation: AppearanceInvocation, output: StandardOptions.Output, hasTerminal: Bool) {
        switch invocation {
        case .open where hasTerminal && output == .standard: self = .appearance
        case .open: self = .script(.show, printsRecords: output == .json)
        case .show, .toggle: self = .script(invocation, printsRecords: output == .json)
        }
    }
}
