import AppearanceCommandLine
import ViewKit

/// The scenes of the app.
enum AppScene: Hashable {
    /// The screen with the label and the button.
    case appearance
    /// The same for scripts.
    case script(AppearanceInvocation)

    /// The scene that the command line asks for; where nobody is in front of a terminal, the screen is replaced by its
    /// answer.
    init(_ invocation: AppearanceInvocation, form: OutputFormat, hasTerminal: Bool) {
        switch invocation {
        case .open where hasTerminal && form == .page: self = .appearance
        case .open: self = .script(.show)
        case .show, .toggle: self = .script(invocation)
        }
    }
}
