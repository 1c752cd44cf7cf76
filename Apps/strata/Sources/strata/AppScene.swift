import ArchitectureCommandLine

/// The scenes of the app.
enum AppScene: Hashable {
    /// One question and its answer.
    case answer(ArchitectureInvocation)
}
