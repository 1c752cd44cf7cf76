public import PresentationKit

/// The words for the commands on the screens of photos that all hosts share.
public enum PhotoMenuText {
    /// Searches for photos.
    public static let search = Phrase(en: "search", ja: "検索")
    /// Saves photos in an album.
    public static let save = Phrase(en: "save in an album", ja: "アルバムに保存")
    /// Moves photos or an album into the trash.
    public static let delete = Phrase(en: "delete", ja: "削除")
    /// Shows another album.
    public static let switchAlbums = Phrase(en: "switch albums", ja: "アルバムを切り替える")
    /// Pauses downloads.
    public static let pause = Phrase(en: "pause", ja: "一時停止")
    /// Resumes downloads.
    public static let resume = Phrase(en: "resume", ja: "再開")
}
