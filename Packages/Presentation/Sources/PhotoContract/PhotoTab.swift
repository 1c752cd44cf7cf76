public import PresentationKit

/// A tab of an app for photos on a full screen.
public struct PhotoTab: Hashable, Sendable {
    /// The first scene of the tab.
    public let route: PhotoRoute
    /// The title.
    public let title: Phrase

    private init(_ route: PhotoRoute, title: Phrase) {
        self.route = route
        self.title = title
    }

    /// Creates the tab of the photos that a source suggests.
    public init(_ source: PhotoSourceDescription) {
        self.init(.photos(PhotoQuery("", source: source.name)), title: source.title)
    }

    /// The tab of the albums of this machine.
    public static let albums = PhotoTab(.albums, title: Phrase(en: "Albums", ja: "アルバム"))
}

extension [PhotoTab] {
    /// Returns the tab that begins with a scene, or nil if there is none.
    public func first(at route: PhotoRoute) -> PhotoTab? { first { $0.route == route } }
}
