import PresentationKit

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
