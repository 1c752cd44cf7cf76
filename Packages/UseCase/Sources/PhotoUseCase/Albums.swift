public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Reads the albums of this machine.
///
/// An album that cannot be read does not hide the others.
public struct ListAlbums: QueryUseCase {
    private let gateway: any AlbumGateway
    private let previews: (any AlbumPreviewGateway)?

    /// Creates the use case, which keeps a preview of each album for ``FetchAlbumPreview`` where one is wanted.
    public init(gateway: any AlbumGateway, previews: (any AlbumPreviewGateway)? = nil) {
        self.gateway = gateway
        self.previews = previews
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> AlbumList {
        var list = AlbumList(otherFolders: try await gateway.otherFolders())
        for name in try await gateway.names() {
            do throws(ApplicationError) {
                list.albums.append(try await FetchAlbum(gateway: gateway, previews: previews)(name))
            } catch {
                // Another program has removed it since it was listed.
                if error.kind == .notFound { continue }
                list.unreadable.append(AlbumList.Unreadable(name: name, error: error))
            }
        }
        return list
    }
}

/// The albums, and those that cannot be read.
public struct AlbumList: Equatable, Sendable {
    /// An album that cannot be read.
    public struct Unreadable: Equatable, Sendable {
        /// The name.
        public let name: AlbumName
        /// The reason.
        public let error: ApplicationError

        /// Creates the facts about an album that cannot be read.
        public init(name: AlbumName, error: ApplicationError) {
            self.name = name
            self.error = error
        }
    }

    /// The albums by name.
    public internal(set) var albums: [Album]
    /// The albums that cannot be read.
    public internal(set) var unreadable: [Unreadable]
    /// The folders that are not albums because some system refuses their names.
    public let otherFolders: [String]

    /// Creates a list.
    public init(_ albums: [Album] = [], unreadable: [Unreadable] = [], otherFolders: [String] = []) {
        self.albums = albums
        self.unreadable = unreadable
        self.otherFolders = otherFolders
    }
}

/// Lists the names of the albums, without reading their photos.
public struct ListAlbumNames: QueryUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> [AlbumName] {
        try await gateway.names()
    }
}

/// Reads an album with its photos.
public struct FetchAlbum: QueryUseCase {
    private let gateway: any AlbumGateway
    private let previews: (any AlbumPreviewGateway)?

    /// Creates the use case, which keeps a preview of the album for ``FetchAlbumPreview`` where one is wanted.
    public init(gateway: any AlbumGateway, previews: (any AlbumPreviewGateway)? = nil) {
        self.gateway = gateway
        self.previews = previews
    }

    public func callAsFunction(_ input: AlbumName) async throws(ApplicationError) -> Album {
        let album = try await gateway.album(input)
        await previews?.keep(AlbumPreview(album), of: input)
        return album
    }
}

/// Fetches the first photos of an album as they were when it was last read, without reading it.
public struct FetchAlbumPreview: QueryUseCase {
    private let previews: any AlbumPreviewGateway

    /// Creates the use case.
    public init(previews: any AlbumPreviewGateway) {
        self.previews = previews
    }

    /// Returns the preview, or nil if there is none.
    public func callAsFunction(_ input: AlbumName) async throws(ApplicationError) -> AlbumPreview? {
        await previews.preview(of: input)
    }
}

/// Observes an album, which other programs and other instances of this one change, too.
public struct ObserveAlbum: QueryUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    /// Returns a stream with one element at once, and one for all changes since the previous element was consumed.
    public func callAsFunction(_ input: AlbumName) async throws(ApplicationError) -> AsyncStream<Void> {
        try gateway.changes(of: input)
    }
}

/// Fetches the small picture of a photo in an album.
public struct FetchAlbumThumbnail: QueryUseCase {
    /// A photo of an album.
    public struct Input: Hashable, Sendable {
        let photo: PhotoFileName
        let album: AlbumName

        /// Creates the input.
        public init(_ photo: PhotoFileName, in album: AlbumName) {
            self.photo = photo
            self.album = album
        }
    }

    private let gateway: any AlbumThumbnailGateway

    /// Creates the use case.
    public init(gateway: any AlbumThumbnailGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> PixelImage {
        try await gateway.thumbnail(of: input.photo, in: input.album)
    }
}
