package import PhotoDomain
public import PhotoUseCase
public import PresentationKit
public import PresenterKit

extension Phrase {
    /// Creates the sentence that photos were moved into the trash.
    package init(removed count: Int, from album: String) {
        self.init(
            en: "\(Phrase.photoCount(count).english) from '\(album)' moved to the trash.",
            ja: "'\(album)' の写真 \(count) 件をごみ箱に移しました。"
        )
    }

    /// Creates the sentence that an album was moved into the trash.
    package init(removed album: String) {
        self.init(en: "Album '\(album)' moved to the trash.", ja: "アルバム '\(album)' をごみ箱に移しました。")
    }

    /// Creates the sentence that a change was undone, or that there was nothing to undo.
    package init(undone change: AlbumChange?) {
        self = change?.undonePhrase ?? Phrase(en: "There is nothing to undo.", ja: "元に戻す操作はありません。")
    }
}

extension AlbumChange {
    /// A sentence that names the change and tells the state after its undoing.
    fileprivate var undonePhrase: Phrase {
        let names = photos.map { "'\($0)'" }.joined(separator: ", ")
        switch kind {
        case .removal where photos.isEmpty:
            return Phrase(en: "Removal undone: the album '\(album)' is back.", ja: "削除の取り消し: アルバム '\(album)' を戻しました。")
        case .removal:
            return Phrase(en: "Removal undone: \(names) in '\(album)'.", ja: "削除の取り消し: '\(album)' に \(names) を戻しました。")
        case .move:
            return Phrase(en: "Move undone: \(names) in '\(album)'.", ja: "移動の取り消し: '\(album)' に \(names) を戻しました。")
        case .rename:
            return Phrase(
                en: "Renaming undone: the album is called '\(album)' again.",
                ja: "名前の変更の取り消し: アルバムの名前を '\(album)' に戻しました。"
            )
        case .merge:
            return Phrase(
                en: "Merge undone: '\(album)' is a separate album again.",
                ja: "統合の取り消し: '\(album)' を独立したアルバムに戻しました。"
            )
        case .edit where photos.isEmpty:
            return Phrase(en: "Edit undone: '\(album)' is as it was before.", ja: "編集の取り消し: '\(album)' を変更前に戻しました。")
        case .edit:
            return Phrase(
                en: "Edit undone: \(names) in '\(album)' restored.",
                ja: "編集の取り消し: '\(album)' の \(names) を変更前に戻しました。"
            )
        case .overwriting:
            return Phrase(
                en: "Overwriting undone: previous version of \(names) restored in '\(album)'.",
                ja: "上書きの取り消し: '\(album)' の \(names) を上書き前に戻しました。"
            )
        case .import:
            return Phrase(
                en: "Import undone: \(Phrase.photoCount(photos.count).english) from '\(album)' moved to the trash.",
                ja: "取り込みの取り消し: '\(album)' の写真 \(photos.count) 件をごみ箱に移しました。"
            )
        }
    }
}

extension Phrase {
    /// Creates the name of a licence, or the word for one that the source of the photo does not name.
    init(_ licence: PhotoLicence) {
        self = licence == .unknown ? Phrase(en: licence.name, ja: "不明") : Phrase(verbatim: licence.name)
    }

    /// Creates the author and the licence of a credit, in one line.
    init(_ credit: PhotoCredit?) {
        self.init(joining: [credit?.author.map { Phrase(verbatim: $0) }, credit.map { Phrase($0.licence) }], by: " · ")
    }

    /// Creates a phrase of those parts that are there.
    init(joining parts: [Phrase?], by separator: String) {
        let parts = parts.compactMap(\.self)
        self.init(
            en: parts.map(\.english).joined(separator: separator),
            ja: parts.map(\.japanese).joined(separator: separator)
        )
    }
}

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

extension PhotoSetting {
    /// What users are told about the setting; the sources are made with some of them.
    public var description: SettingDescription {
        switch self {
        case .folder: SettingDescription(Phrase(en: "The folder of the albums", ja: "アルバムのフォルダー"), needsRestart: true)
        case .source: SettingDescription(Phrase(en: "The source of photos for searches", ja: "検索に使う写真の取得元"))
        case .perPage: SettingDescription(Phrase(en: "Photos per page of a search", ja: "検索の 1 ページの件数"))
        case .contact:
            SettingDescription(
                Phrase(en: "Your address for Wikimedia, which asks for one", ja: "Wikimedia に伝える連絡先"),
                needsRestart: true
            )
        case .theme: SettingDescription(Phrase(en: "A light or dark background", ja: "背景の明るさ"))
        case .colors: SettingDescription(Phrase(en: "The colours of the full screen", ja: "全画面の配色"))
        }
    }
}
