public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Moves an album into the trash.
public struct RemoveAlbum: CommandUseCase {
    private let gateway: any PhotoTrashGateway

    /// Creates the use case.
    public init(gateway: any PhotoTrashGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: AlbumName) async throws(ApplicationError) {
        try await gateway.remove(input)
    }
}
