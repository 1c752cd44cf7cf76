public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Merges an album into another one.
public struct MergeAlbums: CommandUseCase {
    /// Two albums.
    public struct Input: Hashable, Sendable {
        /// The album that becomes a part of the other one.
        public let name: AlbumName
        /// The album that remains.
        public let target: AlbumName

        /// Parses the names.
        ///
        /// - Throws: ``ValidationError`` for `album`, also if both are the same.
        public init(_ name: String, into target: String) throws(ValidationError) {
            self.name = try AlbumName(name)
            self.target = try AlbumName(target)
            guard self.name != self.target else { throw ValidationError(field: "album", value: target, rule: .once) }
        }
    }

    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await gateway.merge(input.name, into: input.target)
    }
}
