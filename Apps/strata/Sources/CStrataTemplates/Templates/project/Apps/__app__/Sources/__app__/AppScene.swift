import __Feature__CommandLine

/// The scenes of the app.
enum AppScene: Hashable {
    /// The screen of __Feature__, or the answer to one of its commands.
    case __feature__(__Feature__Invocation)

    /// A Boolean value that indicates whether the scene is a screen.
    var isScreen: Bool {
        switch self {
        case .__feature__(let invocation): invocation == .open
        }
    }

    /// The scene that answers in the place of a screen.
    var withoutScreen: AppScene {
        switch self {
        case .__feature__(let invocation): .__feature__(invocation == .open ? .show : invocation)
        }
    }
}
