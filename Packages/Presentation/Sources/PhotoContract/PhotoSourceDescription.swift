public import PresentationKit

/// A source of photos in the words of its users, from which its tab, its help and its environment variables follow.
public struct PhotoSourceDescription: Hashable, Sendable {
    /// The name on the command line, in settings and in the identities of photos.
    public let name: String
    /// The title of its tab.
    public let title: Phrase
    /// The text for the source in the help of `--source`.
    public let explanation: Phrase
    /// The host of its service, or nil if it has none.
    public let host: String?
    /// A Boolean value that indicates whether it needs an access key.
    public let needsKey: Bool

    /// Creates a description.
    public init(_ name: String, title: Phrase, explanation: Phrase, host: String? = nil, needsKey: Bool = false) {
        self.name = name
        self.title = title
        self.explanation = explanation
        self.host = host
        self.needsKey = needsKey
    }

    /// The environment variable with another host for the service, or nil if it has none.
    public var hostVariable: String? { host.map { _ in "ALBUM_\(name.uppercased())_HOST" } }

    /// The environment variable with the access key, or nil if it needs none.
    public var keyVariable: String? { needsKey ? Self.keyVariable(of: name) : nil }

    /// Returns the environment variable with the access key for a source.
    public static func keyVariable(of name: String) -> String { "\(name.uppercased())_ACCESS_KEY" }
}

extension PhotoSourceDescription {
    /// Wikimedia Commons.
    public static let commons = PhotoSourceDescription(
        "commons",
        title: Phrase(verbatim: "Commons"),
        explanation: Phrase(verbatim: "Wikimedia Commons"),
        host: "commons.wikimedia.org"
    )

    /// Unsplash.
    public static let unsplash = PhotoSourceDescription(
        "unsplash",
        title: Phrase(verbatim: "Unsplash"),
        explanation: Phrase(en: "Unsplash (needs an access key)", ja: "Unsplash（要アクセスキー）"),
        host: "api.unsplash.com",
        needsKey: true
    )

    /// The drawings that are part of the program.
    public static let demo = PhotoSourceDescription(
        "demo",
        title: Phrase(en: "Drawings", ja: "内蔵の絵"),
        explanation: Phrase(en: "the built-in drawings", ja: "内蔵の絵")
    )

    /// The photos of a folder.
    public static let file = PhotoSourceDescription(
        "file",
        title: Phrase(en: "This folder", ja: "このフォルダー"),
        explanation: Phrase(en: "a folder", ja: "フォルダー")
    )
}
