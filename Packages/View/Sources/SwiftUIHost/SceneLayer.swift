/// A layer of screens in a navigation stack of SwiftUI; its identity is that of its first screen.
struct SceneLayer<Screen: HostedScreen>: Hashable, Sendable, Identifiable {
    /// The screen at the bottom, which SwiftUI does not count as a part of the path.
    let root: Screen
    /// The screens above it, from bottom to top.
    let path: [Screen]

    /// Creates a layer, or nil without a screen.
    init?(_ screens: [Screen]) {
        guard let first = screens.first else { return nil }
        root = first
        path = Array(screens.dropFirst())
    }

    var id: Screen { root }

    var top: Screen { path.last ?? root }

    /// The screens, from bottom to top.
    var screens: [Screen] { [root] + path }
}
