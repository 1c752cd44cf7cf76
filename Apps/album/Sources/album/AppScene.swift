import PhotoCommandLine

/// The scenes of the app.
enum AppScene: Codable, Hashable {
    /// A command and its report.
    case command(PhotoInvocation)
}
