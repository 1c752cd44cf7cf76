/// The scenes of the app.
enum AppScene: Hashable {
    /// The screen __Name__.
    case __name__

    /// A Boolean value that indicates whether the scene is a screen.
    var isScreen: Bool {
        switch self {
        case .__name__: true
        }
    }

    /// The scene that answers in the place of a screen.
    var withoutScreen: AppScene {
        switch self {
        case .__name__: self
        }
    }
}
