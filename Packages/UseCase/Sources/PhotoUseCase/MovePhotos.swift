public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Moves photos with their credits into another album.
public struct MovePhotos: CommandUseCase {
    /// The photos, and the album that receives them.
    public struct Input: Hashable, Sendable {
        /// The photos and their album.
        public let selection: RemovePhotos.Input
        /// The album that receives them.
        public let target: AlbumName

        /// Parses the names.
        ///
        /// - Throws: ``ValidationError`` for `photo` or `album`.
        public init(_ photos: [String], from album: String, to target: String) throws(ValidationError) {
            selection = try RemovePhotos.Input(photos, from: album)
            self.target = try AlbumName(target)
        }
    }

    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await gateway.move(input.selection.photos, from: input.selection.album, to: input.target)
    }
}
