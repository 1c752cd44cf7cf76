import AppearanceCommandLine

/// The scenes of the app.
enum AppScene: Hashable {
    /// The screen with the label and the button, or the answer to a command.
    case appearance(AppearanceInvocation)

    /// A Boolean value that indicates whether the scene is a screen.
    var isScreen: Bool {
        switch self {
        case .appearance(let invocation): invocation == .open
        }
    }

    /// The scene without a terminal: `hoge` alone prints what `hoge show` prints.
    var withoutScreen: AppScene {
        switch self {
        case .appearance(let invocation): .appearance(invocation == .open ? .show : invocation)
        }
    }
}
