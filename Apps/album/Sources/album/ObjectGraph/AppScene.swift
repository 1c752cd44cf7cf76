import PhotoCommandLine
import PhotoContract

/// The scenes of the app.
enum AppScene: Codable, Hashable {
    /// A command and its report.
    case command(PhotoInvocation)
    /// The albums on a full screen.
    case albums
    /// The photos of a search on a full screen, from a page on; the size of a page is nil for the setting.
    case photos(PhotoQuery, page: Int, size: Int?)
    /// One photo on a full screen, given by its identity.
    case photo(String)
    /// One photo of an album on a full screen, given by the name of its file.
    case albumPhoto(String, of: String)
    /// The photos of an album on a full screen, given by its name.
    case album(String)
    /// A download into an album on a full screen.
    case download(PhotoDownload)

    /// The scene that takes the place of a command on a full screen; nil where a command prints its report anyway.
    var fullScreen: AppScene? {
        switch self {
        case .command(.open): .albums
        case .command(.search(let query, let page, let size)): .photos(query, page: page, size: size)
        case .command(.show(let id)): .photo(id)
        case .command(.albums(.show(let name), _)): .album(name)
        case .command(.albums), .command(.settings): nil
        case .albums, .photos, .photo, .albumPhoto, .album, .download: self
        }
    }

    /// Creates the scene of a route.
    init(_ route: PhotoRoute) {
        switch route {
        case .albums: self = .albums
        case .photos(let query): self = .photos(query, page: 1, size: nil)
        case .photo(let id): self = .photo(id)
        case .albumPhoto(let file, let album): self = .albumPhoto(file, of: album)
        case .album(let name): self = .album(name)
        case .downloads(let download): self = .download(download)
        }
    }
}
