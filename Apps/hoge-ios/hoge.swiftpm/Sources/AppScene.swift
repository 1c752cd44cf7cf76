import Foundation

/// The scenes of the app.
enum AppScene: Codable, Hashable {
    /// The screen with the label and the button.
    case appearance

    /// The scene that a link such as `hoge://appearance` names, or nil.
    init?(_ url: URL) {
        guard url.scheme == "hoge", url.host() == "appearance" else { return nil }
        self = .appearance
    }
}
