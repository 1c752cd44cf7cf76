import ArchitectureCommandLine
import ViewKit

/// The scenes of the app.
enum AppScene: Hashable {
    /// A question and its answer.
    case answer(ArchitectureInvocation)

    /// The scene that the command line asks for.
    init(_ invocation: ArchitectureInvocation, form: OutputFormat) {
        self = .answer(form == .json ? invocation.inJSON() : invocation)
    }
}
