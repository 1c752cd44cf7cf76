import ViewKit
import __Feature__CommandLine

/// The scenes of the app.
enum AppScene: Hashable {
    /// The screen with the count.
    case __feature__
    /// The count for scripts.
    case script(__Feature__Invocation)

    /// The scene that the command line asks for; without a terminal, the screen is replaced by its answer.
    init(_ invocation: __Feature__Invocation, form: OutputFormat, hasTerminal: Bool) {
        switch invocation {
        case .open where hasTerminal && form == .page: self = .__feature__
        case .open: self = .script(.show)
        case .show, .add: self = .script(invocation)
        }
    }
}
