public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Renames an album.
public struct RenameAlbum: CommandUseCase {
    /// The names of an album, before and after.
    public struct Input: Hashable, Sendable {
        /// The name.
        public let name: AlbumName
        /// The new name.
        public let newName: AlbumName

        /// Parses the names.
        ///
        /// - Throws: ``ValidationError`` for `album`.
        public init(_ name: String, to newName: String) throws(ValidationError) {
            self.name = try AlbumName(name)
            self.newName = try AlbumName(newName)
        }
    }

    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await gateway.rename(input.name, to: input.newName)
    }
}
