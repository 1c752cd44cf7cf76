public import DomainKit
public import PhotoDomain
public import UseCaseKit

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
