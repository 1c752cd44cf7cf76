public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Reads an album with its photos.
public struct FetchAlbum: QueryUseCase {
    private let gateway: any AlbumGateway
    private let previews: (any AlbumPreviewGateway)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: reads the album.
    ///   - previews: keeps a preview of it for ``FetchAlbumPreview``; nil where none is wanted.
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
