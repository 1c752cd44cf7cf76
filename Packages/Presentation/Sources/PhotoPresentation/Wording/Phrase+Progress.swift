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

    /// Returns the progress of an import.
    public static func importing(_ album: String) -> Phrase {
        Phrase(en: "Importing into '\(album)'…", ja: "'\(album)' に取り込んでいます…")
    }

    /// Returns the progress of an export.
    public static func exporting(_ album: String) -> Phrase {
        Phrase(en: "Exporting '\(album)'…", ja: "'\(album)' を書き出しています…")
    }
}
