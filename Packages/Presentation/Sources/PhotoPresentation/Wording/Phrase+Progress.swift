public import PresentationKit

extension Phrase {
    /// Returns the progress of a search in a source.
    public static func searching(_ source: String) -> Phrase {
        Phrase(en: "Searching '\(source)'…", ja: "'\(source)' を検索しています…")
    }

    /// Returns the progress of downloads.
    public static func downloading(_ count: Int) -> Phrase {
        Phrase(en: "Downloading \(count == 1 ? "1 photo" : "\(count) photos")…", ja: "写真 \(count) 件をダウンロードしています…")
    }
}
