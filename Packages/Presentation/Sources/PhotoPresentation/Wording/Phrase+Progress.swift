public import PresentationKit

extension Phrase {
    /// Returns the progress of a search in a source.
    public static func searching(_ source: String) -> Phrase {
        Phrase(en: "Searching '\(source)'…", ja: "'\(source)' を検索しています…")
    }
}
