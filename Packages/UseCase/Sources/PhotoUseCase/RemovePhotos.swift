public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Moves photos of an album into the trash.
public struct RemovePhotos: CommandUseCase {
    /// The photos of an album.
    public struct Input: Hashable, Sendable {
        /// The names of the photos.
        public let photos: [PhotoFileName]
        /// The album.
        public let album: AlbumName

        /// Parses the names of photos.
        ///
        /// - Throws: ``ValidationError`` for `photo` or `album`.
        public init(_ photos: [String], from album: String) throws(ValidationError) {
            var names: [PhotoFileName] = []
            for photo in photos {
                guard let name = PhotoFileName(photo) else {
                    throw ValidationError(field: "photo", value: photo, rule: .form("NAME.jpg"))
                }
                if !names.contains(name) { names.append(name) }
            }
            self.photos = names
            self.album = try AlbumName(album)
        }
    }

    private let gateway: any PhotoTrashGateway

    /// Creates the use case.
    public init(gateway: any PhotoTrashGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await gateway.remove(input.photos, from: input.album)
    }
}
