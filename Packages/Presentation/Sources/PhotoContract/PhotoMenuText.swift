public import PresentationKit

/// The words for the commands on the screens of photos that all hosts share.
public enum PhotoMenuText: Hashable, Sendable {
    /// Searches for photos.
    case search
    /// Saves photos in an album.
    case save
    /// Moves photos or an album into the trash.
    case delete
    /// Shows another album.
    case switchAlbums
    /// Pauses downloads.
    case pause
    /// Resumes downloads.
    case resume

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .search: Phrase(en: "search", ja: "検索")
        case .save: Phrase(en: "save in an album", ja: "アルバムに保存")
        case .delete: Phrase(en: "delete", ja: "削除")
        case .switchAlbums: Phrase(en: "switch albums", ja: "アルバムを切り替える")
        case .pause: Phrase(en: "pause", ja: "一時停止")
        case .resume: Phrase(en: "resume", ja: "再開")
        }
    }
}
