public import DomainKit
public import PhotoDomain
public import UseCaseKit

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
