public import PresentationKit

/// The destinations that the screens of photos lead to.
public enum PhotoRoute: Codable, Hashable, Sendable {
    /// The albums.
    case albums
    /// The photos of a search.
    case photos(PhotoQuery)
    /// All facts about a photo, given by its identity.
    case photo(String)
    /// All facts about a photo of an album, given by the name of its file.
    case albumPhoto(String, of: String)
    /// The photos of an album, given by its name.
    case album(String)
    /// A download into an album.
    case downloads(PhotoDownload)
}

/// A tab of an app for photos on a full screen.
public struct PhotoTab: Hashable, Sendable {
    /// The first scene of the tab.
    public let route: PhotoRoute
    /// The title.
    public let title: Phrase

    private init(_ route: PhotoRoute, title: Phrase) {
        self.route = route
        self.title = title
    }

    /// Creates the tab of the photos that a source suggests.
    public init(_ source: PhotoSourceDescription) {
        self.init(.photos(PhotoQuery("", source: source.name)), title: source.title)
    }

    /// The tab of the albums of this machine.
    public static let albums = PhotoTab(.albums, title: Phrase(en: "Albums", ja: "アルバム"))
}

extension [PhotoTab] {
    /// Returns the tab that begins with a scene, or nil if there is none.
    public func first(at route: PhotoRoute) -> PhotoTab? { first { $0.route == route } }
}

/// A search for photos, as the user wrote it.
public struct PhotoQuery: Codable, Hashable, Sendable {
    /// The words; empty for the photos that the source suggests.
    public private(set) var words: String
    /// The name of the source, or nil for the one that is set.
    public private(set) var source: String?
    /// The most restrictive terms that the licence may have, or nil.
    public let licence: PhotoTermsChoice?
    /// The orientation, or nil.
    public let orientation: PhotoOrientationChoice?
    /// The minimum size, such as `1920x1080`, or nil.
    public let minimumSize: String?
    /// The path of the folder to search in, or nil for the usual one of the source.
    public let folder: String?

    /// Creates a search.
    public init(
        _ words: String,
        source: String? = nil,
        licence: PhotoTermsChoice? = nil,
        orientation: PhotoOrientationChoice? = nil,
        minimumSize: String? = nil,
        folder: String? = nil
    ) {
        self.words = words
        self.source = source
        self.licence = licence
        self.orientation = orientation
        self.minimumSize = minimumSize
        self.folder = folder
    }

    /// Returns the same search for other words.
    public func searching(for words: String) -> PhotoQuery {
        var query = self
        query.words = words
        return query
    }

    /// Returns the same search in a source.
    public func searching(in source: String) -> PhotoQuery {
        var query = self
        query.source = source
        return query
    }
}

/// The licence terms by which photos are filtered.
public enum PhotoTermsChoice: String, CaseIterable, Codable, Sendable {
    /// No conditions.
    case publicDomain = "public-domain"
    /// At most a credit.
    case attribution
    /// At most a credit and the same licence for changes.
    case shareAlike = "share-alike"
}

/// The orientations by which photos are filtered.
public enum PhotoOrientationChoice: String, CaseIterable, Codable, Sendable {
    /// Wider than high.
    case landscape
    /// Higher than wide.
    case portrait
    /// As wide as high.
    case square
}

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

/// The formats of the credits of an album.
public enum CreditFormat: String, CaseIterable, Codable, Sendable {
    /// Plain text.
    case text
    /// Markdown.
    case markdown = "md"
    /// HTML.
    case html
}

/// The settings, under their names in the configuration.
public enum PhotoSettingKey: String, CaseIterable, Sendable {
    /// The folder of the albums.
    case folder
    /// The source of photos where a search names none.
    case source
    /// The number of photos on a page of a search.
    case perPage = "per-page"
    /// An address of the user, which Wikimedia asks programs to send along.
    case contact
    /// The background for which colours are chosen: automatic, light or dark.
    case theme
    /// The colours: those of the terminal, or those for every kind of colour vision.
    case colors
}
