public import PresentationKit

/// The tabs of an app for photos on a full screen, from left to right.
public enum PhotoTab: String, Codable, Hashable, Sendable, CaseIterable {
    /// The albums of this machine.
    case albums
    /// The photos that Wikimedia Commons suggests.
    case commons
    /// The photos that Unsplash suggests.
    case unsplash
    /// The drawings of the program.
    case demo
    /// The photos of the current folder.
    case file

    /// Creates the tab that begins with a scene, or nil if there is none.
    public init?(_ route: PhotoRoute) {
        guard let tab = Self.allCases.first(where: { $0.route == route }) else { return nil }
        self = tab
    }

    /// The first scene of the tab.
    public var route: PhotoRoute {
        self == .albums ? .albums : .photos(PhotoQuery("", source: rawValue))
    }

    /// The title.
    public var title: Phrase {
        switch self {
        case .albums: Phrase(en: "Albums", ja: "アルバム")
        case .commons: Phrase(verbatim: "Commons")
        case .unsplash: Phrase(verbatim: "Unsplash")
        case .demo: Phrase(en: "Drawings", ja: "内蔵の絵")
        case .file: Phrase(en: "This folder", ja: "このフォルダー")
        }
    }
}
