import PhotoDomain
import PhotoUseCase
public import PresentationKit

extension Phrase {
    /// Returns the progress of a search in a source.
    public static func searching(_ source: String) -> Phrase {
        Phrase(en: "Searching '\(source)'…", ja: "'\(source)' を検索しています…")
    }

    /// Returns the progress of downloads: the photos that are there, and the percentages of those that are arriving.
    static func downloading(_ progress: DownloadProgress) -> Phrase {
        let total = progress.photos.count
        guard total > 0 else { return Phrase(en: "Downloading…", ja: "ダウンロードしています…") }
        let arriving = progress.photos.compactMap { id in progress.received[id].map { "\(id) \($0.percentage)" } }
        let rest = arriving.isEmpty ? "" : " (\(arriving.joined(separator: ", ")))"
        let count = progress.outcomes.count
        return Phrase(
            en: "\(count) of \(total) photos downloaded\(rest)",
            ja: "写真 \(total) 件中 \(count) 件をダウンロードしました\(rest)"
        )
    }

    /// Returns the progress of a dry run of downloads.
    public static func planning(_ album: String) -> Phrase {
        Phrase(en: "Looking up the photos for '\(album)'…", ja: "'\(album)' に入れる写真を確認しています…")
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

extension ReceivedBytes {
    /// The part that has arrived, such as `45%`.
    var percentage: String { "\(total > 0 ? count * 100 / total : 100)%" }
}
